import { expect, test } from 'vitest'
import { findUnusedExports } from './check-exports.ts'

test('an exported function, constant, class or type that no other file names is found', () => {
  const kinds = ['function f', 'async function g', 'function* h', 'const i', 'class J', 'type K', 'interface L']
  const source = kinds.map((kind) => `export ${kind} = 0\n`).join('')
  expect(findUnusedExports(new Map([['a.ts', source]]))).toEqual(
    ['f', 'g', 'h', 'i', 'J', 'K', 'L'].map((n) => `a.ts: ${n}`),
  )
})

test('an export that another file names is used, even if that file is a test', () => {
  const sources = { 'a.ts': 'export const limit = 1', 'a.test.ts': "import { limit } from './a.ts'" }
  expect(findUnusedExports(new Map(Object.entries(sources)))).toEqual([])
})
