import type { Kysely } from 'kysely'

/** Confirmed email addresses, invites, and the optional log of who signed in from where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('app_user').addColumn('email_verified_at', 'text').execute()

  await db.schema
    .createTable('email_verification')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull()) // a link proves the address it was sent to, and no other
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()

  // Who used an invite isn't kept: it would outlive their account.
  await db.schema
    .createTable('invite')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute()

  await db.schema
    .createTable('audit_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('app_user.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_event_user').on('audit_event').column('user_id').execute()
  await db.schema.createIndex('audit_event_at').on('audit_event').column('at').execute()
}
