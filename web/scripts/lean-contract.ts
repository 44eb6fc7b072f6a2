import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT_FILE = /\/contract\/src\/[\w-]+\.ts$/
const RUN_TIME_FIELDS = ['method', 'path', 'accepts', 'responseType'] as const

/**
 * Leaves zod out of pages that only call the API. In the built site, a contract route is only its method, path and
 * content types. Schemas are included only if a form uses them. Development and tests use the whole route, so a wrong
 * response is caught there.
 */
export function leanContract(): Plugin {
  return {
    name: 'evenkeel-lean-contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (!CONTRACT_FILE.test(file)) return null
      const code =
        query === 'whole'
          ? await readFile(file, 'utf8')
          : writeLeanModule(id, (await import(pathToFileURL(id).href)) as Record<string, unknown>)
      // Defining a schema has no side effects, so unused ones can be removed.
      return { code, moduleSideEffects: false }
    },
  }
}

/** The module that replaces a contract file: routes without schemas, everything else from the file itself. */
export function writeLeanModule(id: string, exported: Record<string, unknown>): string {
  const lines = Object.entries(exported).map(([name, value]) => {
    if (!isRoute(value)) return `export { ${name} } from ${JSON.stringify(`${id}?whole`)}`
    const kept = Object.fromEntries(RUN_TIME_FIELDS.filter((field) => field in value).map((f) => [f, value[f]]))
    return `export const ${name} = ${JSON.stringify(kept)}`
  })
  return lines.join('\n')
}

function isRoute(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
}
