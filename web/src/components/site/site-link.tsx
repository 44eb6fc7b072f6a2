import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigate } from '../../lib/site-navigation.ts'

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

/** A link to another public page. A plain click navigates in place; everything else is left to the browser. */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
