import type { AiPurpose } from '@evenkeel/contract/ai.ts'
import { getInstant } from '../platform/clock.ts'
import type { Db } from '../platform/database/schema.ts'
import type { Deps } from '../platform/deps.ts'
import { createId } from '../platform/ids.ts'
import { runInUsersTurn } from '../platform/user-turns.ts'
import { type AiAnswer, AiFailure, type AiProvider, type AiQuestion } from './ai-provider.ts'
import { isAiOn } from './ai-settings.ts'
import { askWithRetries, DEFAULT_RETRIES, type RetryOptions } from './ask-with-retries.ts'

/** Who is asking, what for, and how many of their descriptions or sentences the request contains. */
type RecordedCall = { userId: string; purpose: AiPurpose; items: number; importId?: string }

/** AI is off for the user, or the request would exceed a daily limit, so it wasn't sent. */
export class AiNotAllowed extends Error {
  override name = 'AiNotAllowed'
  readonly reason: 'off' | 'limit'
  constructor(reason: 'off' | 'limit', message: string) {
    super(message)
    this.reason = reason
  }
}

const CHARACTERS_PER_TOKEN = 3

/**
 * Asks on a user's behalf. If AI is off for them, or the request would exceed a daily limit, it's refused with
 * `AiNotAllowed`. Every other request, retries included, is recorded word for word before it's sent, and the record
 * later says how it ended.
 */
export async function askRecorded(
  deps: Deps,
  provider: AiProvider,
  call: RecordedCall,
  question: AiQuestion,
  signal: AbortSignal,
  retries: Partial<RetryOptions> = {},
): Promise<AiAnswer> {
  const { db, clock } = deps
  const { userId, purpose, items } = call
  const open: string[] = []
  const finishCall = async (
    outcome: 'answered' | 'failed' | 'cancelled',
    detail: string | null,
    tokens?: number | null,
  ) => {
    const [id] = open.splice(0)
    if (id === undefined) return
    const row = { outcome, detail, ...(tokens ? { tokens } : {}) }
    await db.updateTable('ai_call').set(row).where('user_id', '=', userId).where('id', '=', id).execute()
  }
  const onSend = async (body: string) => {
    const id = createId()
    // Checked and written in one step, so parallel calls can't exceed a limit or ignore the setting.
    await runInUsersTurn(db, userId, async () => {
      if (!(await isAiOn(db, userId))) throw new AiNotAllowed('off', 'AI is turned off.')
      const tokens = Math.ceil(body.length / CHARACTERS_PER_TOKEN)
      await refuseOverLimit(deps, userId, items, tokens)
      await db
        .insertInto('ai_call')
        .values({
          user_id: userId,
          id,
          at: getInstant(clock),
          host: provider.host,
          model: provider.model,
          purpose,
          item_count: items,
          sent: body,
          outcome: 'sent',
          detail: null,
          tokens,
          import_id: call.importId ?? null,
        })
        .execute()
    })
    await finishCall('failed', 'Sent again.')
    open.push(id)
  }
  try {
    const limits = { ...DEFAULT_RETRIES, callMs: deps.config.ai.timeoutMs, ...retries }
    const answer = await askWithRetries(provider, question, signal, onSend, limits)
    await finishCall('answered', null, answer.tokens)
    return answer
  } catch (error) {
    const notAllowed = findNotAllowed(error)
    const detail = error instanceof AiFailure && !notAllowed ? error.message : null
    await finishCall(signal.aborted ? 'cancelled' : 'failed', detail)
    throw notAllowed ?? error
  }
}

/** The SDK may wrap our refusal in other errors, so we look through their causes. */
function findNotAllowed(error: unknown): AiNotAllowed | null {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 6;
    current = current.cause as Error, depth += 1
  ) {
    if (current instanceof AiNotAllowed) return current
  }
  return null
}

type AiUsage = { rows: number; tokens: number }

/** What was sent on this user's behalf since midnight (UTC). What was sent again counts again. */
export async function getUsageToday(db: Db, userId: string, now: string): Promise<AiUsage> {
  const { rows, tokens } = await db
    .selectFrom('ai_call')
    .select((eb) => [
      eb.fn.sum<number | null>('item_count').as('rows'),
      eb.fn.sum<number | null>('tokens').as('tokens'),
    ])
    .where('user_id', '=', userId)
    .where('at', '>=', `${now.slice(0, 10)}T00:00:00.000Z`)
    .executeTakeFirstOrThrow()
  return { rows: Number(rows ?? 0), tokens: Number(tokens ?? 0) }
}

async function refuseOverLimit({ db, clock, config }: Deps, userId: string, items: number, tokens: number) {
  const used = await getUsageToday(db, userId, getInstant(clock))
  const { rowsPerDay, tokensPerDay } = config.ai
  if (used.rows + items > rowsPerDay)
    throw new AiNotAllowed(
      'limit',
      `The limit is ${rowsPerDay.toLocaleString('en')} descriptions or sentences a day, and this would exceed it.`,
    )
  if (used.tokens + tokens > tokensPerDay)
    throw new AiNotAllowed(
      'limit',
      `The limit is ${tokensPerDay.toLocaleString('en')} tokens a day, and this would exceed it.`,
    )
}
