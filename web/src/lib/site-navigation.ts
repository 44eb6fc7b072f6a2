import { createContext, use } from 'react'

type Navigate = (path: string) => void

function loadWholePage(path: string): void {
  window.location.assign(path)
}

/** How public pages move between each other. Without a router around (a page shown alone) the browser loads the page. */
export const NavigationContext = createContext<Navigate>(loadWholePage)

export function useNavigate(): Navigate {
  return use(NavigationContext)
}
