import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

type PrerenderBundle = typeof import('../src/app/public-prerender.tsx')
type Page = PrerenderBundle['publicPages'][number]
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** Gzipped bytes of script that each path loads before any click. */
export type PageWeights = Record<string, number>

/**
 * Renders every public page to a file: `/` to index.html, `/login` to login/index.html. Each has its own title, text
 * and styles, so it's readable before, and without, any script.
 */
export async function prerender({ distDir, bundle }: { distDir: string; bundle: string }): Promise<PageWeights> {
  const { publicPages, renderPublicPage }: PrerenderBundle = await import(bundle)
  const template = await readFile(join(distDir, 'index.html'), 'utf8')
  const manifestFile = join(distDir, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const weights: PageWeights = {}
  for (const page of publicPages) {
    weights[page.path] = await measureWeight(['index.html', page.source], manifest, distDir)
    const html = fillTemplate(template, renderHead(page, manifest, template), await renderPublicPage(page.path))
    const file = join(distDir, page.path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  await rm(dirname(manifestFile), { recursive: true })
  return weights
}

/** Inserts head and body. Throws unless the template has each placeholder exactly once. */
export function fillTemplate(template: string, head: string, body: string): string {
  for (const placeholder of ['<!--page-head-->', '<!--page-body-->']) {
    if (template.split(placeholder).length !== 2) throw new Error(`index.html must contain ${placeholder} once`)
  }
  return template.replace('<!--page-head-->', () => head).replace('<!--page-body-->', () => body)
}

/** The page's title, description and link preview, and its files that the template doesn't load already. */
export function renderHead(
  page: Pick<Page, 'path' | 'title' | 'description' | 'source'>,
  manifest: Manifest,
  template: string,
): string {
  const { scripts, styles } = findFiles(page.source, manifest)
  const isNew = (file: string) => !template.includes(`"/${file}"`)
  const [title, description] = [escapeHtml(page.title), escapeHtml(page.description)]
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="__PUBLIC_URL__${page.path}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Evenkeel" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="__PUBLIC_URL__${page.path}" />`,
    `<meta property="og:image" content="__PUBLIC_URL__/icons/social-card.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:image:alt" content="Evenkeel: your money, on one level" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ].join('\n    ')
}

/** The files of a source file and of everything it imports statically, according to the build manifest. */
export function findFiles(source: string, manifest: Manifest): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}

/** The gzipped size of all scripts for these sources, each file counted once. */
async function measureWeight(sources: string[], manifest: Manifest, distDir: string): Promise<number> {
  const files = new Set(sources.flatMap((source) => findFiles(source, manifest).scripts))
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(distDir, file))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
