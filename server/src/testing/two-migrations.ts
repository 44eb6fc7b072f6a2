import type { Migration } from '../platform/database/migrate.ts'

type Box = { box: { id: string; size: number } }

/** One small migration of each kind: one creates a table with rows, the other changes them. */
export const twoMigrations: readonly Migration[] = [
  {
    name: '0001-boxes',
    up: async (db) => {
      const box = db.schema.createTable('box').addColumn('id', 'text', (c) => c.primaryKey())
      await box.addColumn('size', 'integer', (c) => c.notNull()).execute()
      const boxes = [
        { id: 'a', size: 1 },
        { id: 'b', size: 2 },
      ]
      await db.withTables<Box>().insertInto('box').values(boxes).execute()
    },
  },
  {
    name: '0002-larger',
    up: async (db) => {
      // The sizes would show if this ran twice.
      const larger = db
        .withTables<Box>()
        .updateTable('box')
        .set((eb) => ({ size: eb('size', '*', 10) }))
      await larger.execute()
      await db.schema.alterTable('box').addColumn('label', 'text').execute()
    },
  },
]
