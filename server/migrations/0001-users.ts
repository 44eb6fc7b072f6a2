import type { Kysely } from 'kysely'

/** Who there is, where they are signed in, and what they pay for. Every other table hangs on `app_user` and goes with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('app_user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('username_key', 'text', (c) => c.notNull().unique()) // folded: one account for A@x.test and a@x.test
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('preferred_currency', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('demo_ends_at', 'text') // set for throw-away users only
    .addColumn('totp_secret', 'text') // set once the second factor is on
    .addColumn('totp_pending_secret', 'text')
    .addColumn('totp_last_step', 'integer') // a code is good once
    .execute()
  await db.schema.createIndex('app_user_demo').on('app_user').column('demo_ends_at').execute()

  await db.schema
    .createTable('recovery_code')
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_pk', ['user_id', 'code_hash'])
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique()) // the cookie's value is never stored
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_user').on('session').column('user_id').execute()
  await db.schema.createIndex('session_seen').on('session').column('last_seen_at').execute()

  await db.schema
    .createTable('password_reset')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade')) // one a user
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()

  // Counters behind the limits on guessing; shared by all processes on one database.
  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('window_ends_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('throttle_ends').on('throttle').column('window_ends_at').execute()

  await db.schema
    .createTable('subscription')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('app_user.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('plan', 'text')
    .addColumn('trial_ends_at', 'text')
    .addColumn('period_ends_at', 'text')
    .addColumn('cancels_at_period_end', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('trial_used', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('stripe_customer_id', 'text', (c) => c.unique())
    .addColumn('stripe_subscription_id', 'text', (c) => c.unique())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('billing_event')
    .addColumn('id', 'text', (c) => c.primaryKey()) // the provider's own id: each event counts once
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('app_user.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('local_time', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('feedback_user').on('feedback').column('user_id').execute()
}
