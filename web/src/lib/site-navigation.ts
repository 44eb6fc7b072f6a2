import { createContext, use } from 'react'

type Navigate = (path: string) => void

function loadWholePage(path: string): void {
  window.location.assign(path)
}

/** Navigation between public pages. Without a router (a page rendered alone), the browser loads the page. */
export const NavigationContext = createContext<Navigate>(loadWholePage)

export function useNavigate(): Navigate {
  return use(NavigationContext)
}
