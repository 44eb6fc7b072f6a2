import { readSiteConfig } from '../../lib/site-config.ts'

/** Where people reach us in the open; the address is the operator's to set. */
export function ForumLink({ children }: { children: string }) {
  return (
    <a href={readSiteConfig().forumUrl} rel="noopener">
      {children}
    </a>
  )
}
