import type { Db } from '../platform/database/schema.ts'

/** Whether the user has turned AI on. Always false for demo users, because calls cost money. */
export async function isAiOn(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ai_settings')
    .innerJoin('app_user', 'app_user.id', 'ai_settings.user_id')
    .select('is_on')
    .where('user_id', '=', userId)
    .where('app_user.demo_ends_at', 'is', null)
    .executeTakeFirst()
  return row?.is_on === 1
}

export async function setAiOn(db: Db, userId: string, isOn: boolean, at: string): Promise<void> {
  const values = { is_on: isOn ? 1 : 0, updated_at: at }
  await db
    .insertInto('ai_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
