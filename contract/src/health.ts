import { z } from 'zod'
import { defineRoute } from './route.ts'

export const getHealth = defineRoute({
  method: 'GET',
  path: '/healthz',
  summary: 'The process is up',
  access: 'public',
  response: z.strictObject({ status: z.literal('ok') }),
})

export const getReadiness = defineRoute({
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers, migrations are done, there is room on disk',
  access: 'public',
  response: z.strictObject({ status: z.enum(['ready', 'not-ready']), checks: z.record(z.string(), z.string()) }),
})
