import { createHash } from 'node:crypto'
import { normalizeSigns } from '@evenkeel/engine/language/readings/tokens.ts'
import type { Program } from '@evenkeel/engine/second-reader/program.ts'
import { splitTextUnits } from '@evenkeel/engine/second-reader/text-units.ts'
import { z } from 'zod'
import { type Clock, getInstant } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import { AppError } from '../platform/errors.ts'
import type { SecondReader } from '../platform/second-reader/second-reader.ts'

/** Earlier readings are kept because an undo restores an earlier text. */
const MAX_READINGS = 10
const Steps = z.object({ steps: z.array(z.union([z.string(), z.number()])), chances: z.array(z.number()) }).nullable()

/** What the second reader made of the instructions; null if it hasn't read them or made nothing of them. */
export async function findReading(db: Db, userId: string, text: string): Promise<Program | null> {
  if (text.trim() === '') return null
  const row = await db
    .selectFrom('instruction_reading')
    .select('steps')
    .where('user_id', '=', userId)
    .where('text_hash', '=', hashText(text))
    .executeTakeFirst()
  const read = row ? Steps.parse(JSON.parse(row.steps)) : null
  return read && { ...read, units: splitTextUnits(normalizeSigns(text)) }
}

type ReadingDeps = { db: Db; clock: Clock; secondReader: SecondReader }

/**
 * Like `findReading`, but reads the instructions again first if the stored reading was made with other weights and the
 * reader isn't busy.
 */
export async function getCurrentReading(deps: ReadingDeps, userId: string, text: string): Promise<Program | null> {
  const stored = await findReading(deps.db, userId, text)
  if (stored === null) return null
  await storeReading(deps, userId, text)
  return findReading(deps.db, userId, text)
}

/** Reads the instructions with the second reader and stores the reading, unless a current one is stored already. */
export async function storeReading(
  { db, clock, secondReader }: ReadingDeps,
  userId: string,
  text: string,
): Promise<void> {
  if (text.trim() === '') return
  const row = { user_id: userId, text_hash: hashText(text), model: secondReader.model }
  const readings = db.selectFrom('instruction_reading').select('text_hash').where('user_id', '=', userId)
  if (await readings.where('text_hash', '=', row.text_hash).where('model', '=', row.model).executeTakeFirst()) return
  // If the reader is busy or fails, a later import tries again.
  const read = await secondReader.read({ kind: 'rules', text }, userId).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  if (read === undefined || read.hasFailed) return
  const { program } = read
  const steps = JSON.stringify(program && { steps: program.steps, chances: program.chances })
  const reading = { model: row.model, steps, created_at: getInstant(clock) }
  await db
    .insertInto('instruction_reading')
    .values({ ...row, ...reading })
    .onConflict((conflict) => conflict.columns(['user_id', 'text_hash']).doUpdateSet(reading))
    .execute()
  const newest = readings.orderBy('created_at', 'desc').limit(MAX_READINGS)
  await db
    .deleteFrom('instruction_reading')
    .where('user_id', '=', userId)
    .where('text_hash', 'not in', newest)
    .execute()
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
