import { readSiteConfig } from '../../lib/site-config.ts'

/** The public forum; the operator sets its address. */
export function ForumLink({ children }: { children: string }) {
  return (
    <a href={readSiteConfig().forumUrl} rel="noopener">
      {children}
    </a>
  )
}
