import {
  type AiSettings,
  cancelAiImprovement,
  getAiImprovement,
  getAiSettings,
  listAiCalls,
  retryAiImprovement,
  saveAiSettings,
} from '@evenkeel/contract/ai.ts'
import type { FastifyInstance } from 'fastify'
import { isAiOn, setAiOn } from '../../ai/ai-settings.ts'
import { getUsageToday } from '../../ai/ask-recorded.ts'
import { describeProvider } from '../../ai/configured-provider.ts'
import { enqueueAiImprovement, findImprovement, saveImprovement, toImprovementBody } from '../../ai/improvements.ts'
import { getInstant } from '../../platform/clock.ts'
import { runInTransaction } from '../../platform/database/open-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError } from '../../platform/errors.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'

type AiDeps = Deps & { cancelJob: (id: string) => Promise<boolean> }

export function registerAiRoutes(app: FastifyInstance, deps: AiDeps): void {
  const { db, clock, config } = deps

  serveRoute(app, getAiSettings, ({ auth }) => readSettings(deps, auth.user.id))

  serveRoute(app, saveAiSettings, async ({ auth, body }) => {
    if (body.is_on && auth.user.demoEndsAt !== null)
      throw new AppError('forbidden', 'The demo works without a language model. Sign up to use one.')
    await setAiOn(db, auth.user.id, body.is_on, getInstant(clock))
    if (!body.is_on) await cancelAll(deps, auth.user.id)
    return readSettings(deps, auth.user.id)
  })

  serveRoute(app, listAiCalls, async ({ auth, query }) => {
    const calls = db.selectFrom('ai_call').where('user_id', '=', auth.user.id)
    let page = calls.selectAll()
    if (query.cursor !== undefined) page = page.where('id', '<', query.cursor)
    const rows = await page
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute()
    const { n } = await calls.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
    const shown = rows.slice(0, query.limit).map(({ user_id: _, ...call }) => call)
    return { results: shown, next: rows.length > query.limit ? shown.at(-1)!.id : null, total: Number(n) }
  })

  const readImprovement = async (userId: string, importId: string) =>
    toImprovementBody(await findImprovement(db, userId, importId))

  serveRoute(app, getAiImprovement, async ({ auth, params }) => {
    await requireImport(deps, auth.user.id, params.id)
    return readImprovement(auth.user.id, params.id)
  })

  serveRoute(app, retryAiImprovement, async ({ auth, params }) => {
    await requireImport(deps, auth.user.id, params.id)
    if (!describeProvider(config)) throw new AppError('conflict', 'No AI provider is configured on this server.')
    if (!(await isAiOn(db, auth.user.id)))
      throw new AppError('conflict', 'AI is turned off. Turn it on in Your Account Info first.')
    await stop(deps, auth.user.id, params.id, null) // A retry replaces unfinished work.
    await runInTransaction(db, (tx) => enqueueAiImprovement(tx, deps, auth.user.id, params.id))
    deps.wakeJobs()
    return readImprovement(auth.user.id, params.id)
  })

  serveRoute(app, cancelAiImprovement, async ({ auth, params }) => {
    await requireImport(deps, auth.user.id, params.id)
    await stop(deps, auth.user.id, params.id, 'You stopped it.')
    return readImprovement(auth.user.id, params.id)
  })
}

async function readSettings({ db, clock, config }: Deps, userId: string): Promise<AiSettings> {
  const [isOn, used] = await Promise.all([isAiOn(db, userId), getUsageToday(db, userId, getInstant(clock))])
  const provider = describeProvider(config)
  return {
    is_on: isOn,
    provider: provider && { host: provider.host, model: provider.model, is_local: provider.isLocal },
    today: {
      rows: used.rows,
      row_limit: config.ai.rowsPerDay,
      tokens: used.tokens,
      token_limit: config.ai.tokensPerDay,
    },
  }
}

async function requireImport({ db }: Deps, userId: string, id: string): Promise<void> {
  const found = await db
    .selectFrom('statement_import')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new AppError('not-found', 'Import not found.')
}

/**
 * Stops the AI's unfinished work for this import, if there is any. The work is marked as canceled first, so that an
 * answer that arrives in the meantime is ignored.
 */
async function stop(deps: AiDeps, userId: string, importId: string, detail: string | null): Promise<void> {
  const found = await findImprovement(deps.db, userId, importId)
  if (!found || !['queued', 'running', 'waiting'].includes(found.status)) return
  const row = { status: 'cancelled' as const, detail, next_try: null, updated_at: getInstant(deps.clock) }
  await saveImprovement(deps.db, userId, importId, row)
  if (found.job_id !== null) await deps.cancelJob(found.job_id)
}

async function cancelAll(deps: AiDeps, userId: string): Promise<void> {
  const open = await deps.db
    .selectFrom('ai_improvement')
    .select('import_id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running', 'waiting'])
    .execute()
  for (const { import_id } of open) await stop(deps, userId, import_id, 'AI was turned off.')
}
