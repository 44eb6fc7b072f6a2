// An export says that other files may rely on it. Prints every export that no other file names, and fails.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

export type Sources = ReadonlyMap<string, string>

const EXPORT = /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface) ([\w$]+)/gm

/** Exports whose name is in no other file, as "file: name". Using a name only in a comment counts as naming it. */
export function findUnusedExports(sources: Sources): string[] {
  const filesWith = new Map<string, number>()
  for (const source of sources.values()) {
    for (const word of new Set(source.match(/[\w$]+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1)
  }
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(EXPORT)]
      .map(([, name = '']) => name)
      .filter((name) => filesWith.get(name) === 1)
      .map((name) => `${file}: ${name}`),
  )
}

if (import.meta.main) {
  const files = globSync('{engine,contract,server,web,e2e,bench,evals,training,scripts}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)$/.test(path),
  }).map((file) => file.replaceAll('\\', '/'))
  const unused = findUnusedExports(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
  for (const each of unused) console.error(`${each} is used only in its own file. Remove “export”.`)
  console.log(`${files.length} files, ${unused.length} unused exports`)
  process.exit(unused.length === 0 ? 0 : 1)
}
