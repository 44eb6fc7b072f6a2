import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../migrations/', import.meta.url)
const checksumsFile = new URL('checksums.json', folder)
const recorded = JSON.parse(readFileSync(checksumsFile, 'utf8')) as Record<string, string>
const migrations = readdirSync(folder).filter((name) => name.endsWith('.ts'))

const computeChecksum = (name: string) =>
  createHash('sha256')
    .update(readFileSync(new URL(name, folder)))
    .digest('hex')

// A migration never runs twice on the same database, so an edit would leave two kinds of databases.
test.each(Object.keys(recorded))('%s hasn’t been edited', (name) => {
  expect(migrations, `${name} was removed`).toContain(name)
  expect(computeChecksum(name), `${name} was edited. Undo that, and add a new migration instead`).toBe(recorded[name])
})

test('every migration is recorded; to add a new one, run this test', () => {
  const fresh = migrations.filter((name) => !(name in recorded))
  if (fresh.length > 0 && !process.env.CI) {
    const all = Object.fromEntries(migrations.sort().map((name) => [name, recorded[name] ?? computeChecksum(name)]))
    writeFileSync(checksumsFile, `${JSON.stringify(all, null, 2)}\n`)
    return
  }
  expect(fresh, 'run this test outside CI and commit server/migrations/checksums.json').toEqual([])
})
