import type { Db } from '../platform/database/schema.ts'

/** Whether the person has turned it on. Nothing is sent for anybody who has not. */
export async function isAiOn(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('ai_settings').select('is_on').where('user_id', '=', userId).executeTakeFirst()
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
