import { expect, test } from 'vitest'
import { findLockFileProblems } from './check-lock-file.ts'

const tool = { optionalDependencies: { 'tool-win32': '1.0.0' } }

test('a platform package that isn’t locked is a problem', () => {
  expect(findLockFileProblems({ packages: { 'node_modules/tool': tool } })).toHaveLength(1)
})

test.each(['node_modules/tool-win32', 'node_modules/tool/node_modules/tool-win32'])('%s counts as locked', (path) => {
  expect(findLockFileProblems({ packages: { 'node_modules/tool': tool, [path]: {} } })).toEqual([])
})

test('a nested package finds its platform package at the top', () => {
  const packages = { 'node_modules/app/node_modules/tool': tool, 'node_modules/tool-win32': {} }
  expect(findLockFileProblems({ packages })).toEqual([])
})

test('a download address is a problem, but a link to a workspace isn’t', () => {
  const packages = { 'node_modules/a': { resolved: 'https://example.test/a.tgz' }, 'node_modules/b': { resolved: 'b' } }
  expect(findLockFileProblems({ packages })).toHaveLength(1)
})
