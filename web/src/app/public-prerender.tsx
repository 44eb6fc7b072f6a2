import { renderToString } from 'react-dom/server'
import { publicPages } from './public-pages.ts'
import { openPage, PublicRouter } from './public-router.tsx'

export { publicPages }

/** The HTML of one page, as the browser will take it over. Only the build runs this. */
export async function renderPublicPage(path: string): Promise<string> {
  return renderToString(<PublicRouter initial={await openPage(path)} />)
}
