import { readSiteConfig } from '../../lib/site-config.ts'

/** A link to the community forum. The operator sets its address. */
export function ForumLink({ children }: { children: string }) {
  return (
    <a href={readSiteConfig().forumUrl} rel="noopener">
      {children}
    </a>
  )
}
