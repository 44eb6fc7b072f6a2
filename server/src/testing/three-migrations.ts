import type { Migration } from '../platform/database/migrate.ts'

type Box = { box: { id: string; size: number } }

/** Small ones of each sort: a table, rows in it, and a change that moves the rows. */
export const threeMigrations: readonly Migration[] = [
  {
    name: '0001-box',
    up: async (db) => {
      const size = db.schema.createTable('box').addColumn('id', 'text', (c) => c.primaryKey())
      await size.addColumn('size', 'integer', (c) => c.notNull()).execute()
      await db.schema.createIndex('box_size').on('box').column('size').execute()
    },
  },
  {
    name: '0002-boxes',
    up: async (db) => {
      const boxes = db.withTables<Box>()
      await boxes.insertInto('box').values({ id: 'a', size: 1 }).execute()
      await boxes.insertInto('box').values({ id: 'b', size: 2 }).execute()
    },
  },
  {
    name: '0003-larger',
    up: async (db) => {
      const boxes = db.withTables<Box>()
      // Done twice, this would show.
      await boxes
        .updateTable('box')
        .set((eb) => ({ size: eb('size', '*', 10) }))
        .execute()
      await db.schema.alterTable('box').addColumn('label', 'text').execute()
    },
  },
]
