import { renderToString } from 'react-dom/server'
import { publicPages } from './public-pages.ts'
import { openPage, PublicRouter } from './public-router.tsx'

export { publicPages }

/** Renders one page to the HTML that the browser hydrates. Only used by the build. */
export async function renderPublicPage(path: string): Promise<string> {
  return renderToString(<PublicRouter initial={await openPage(path)} />)
}
