import {
  applyInstructionsToPast,
  getInstructions,
  previewInstructions as previewRoute,
  saveInstructions as saveRoute,
  suggestInstructions as suggestRoute,
} from '@evenkeel/contract/instructions.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts'
import { serveRoute } from '../../platform/http/serve-route.ts'
import { applyToPastRows, saveInstructions } from './edit-instructions.ts'
import { toBody } from './instruction-body.ts'
import { compileFor, findInstructions } from './instruction-queries.ts'
import { previewInstructions } from './preview-instructions.ts'
import { suggestInstructions } from './suggest-instructions.ts'

export function registerInstructionRoutes(app: FastifyInstance, deps: Deps): void {
  const readSaved = async (userId: string) => {
    const { text, version } = await findInstructions(deps.db, userId)
    return toBody(text, await compileFor(deps, userId, text), version)
  }

  serveRoute(app, getInstructions, ({ auth }) => readSaved(auth.user.id))

  serveRoute(app, saveRoute, async ({ auth, body }) => {
    const { historyId, added } = await saveInstructions(deps, auth.user.id, body.text, body.version)
    return { ...(await readSaved(auth.user.id)), history_id: historyId, added_categories: added }
  })

  serveRoute(app, previewRoute, ({ auth, body, reply }) =>
    // The page asks again when the user keeps typing, and no longer waits for this response.
    abortOnDisconnect(reply, (signal) => previewInstructions(deps, auth.user.id, body.text, signal)),
  )

  serveRoute(app, suggestRoute, ({ auth, body, reply }) =>
    abortOnDisconnect(reply, (signal) => suggestInstructions(deps, auth.user.id, body.text, signal)),
  )

  serveRoute(app, applyInstructionsToPast, ({ auth }) => applyToPastRows(deps, auth.user.id))
}
