import { z } from 'zod'
import { defineRoute } from './route.ts'

export const getHealth = defineRoute({
  method: 'GET',
  path: '/healthz',
  summary: 'Returns 200 while the process is running',
  access: 'public',
  response: z.strictObject({ status: z.literal('ok') }),
})

export const getReadiness = defineRoute({
  method: 'GET',
  path: '/readyz',
  summary: 'Returns 200 if the server can work: database, migrations, disk space and not shutting down; otherwise 503',
  access: 'public',
  response: z.strictObject({ status: z.enum(['ready', 'not-ready']), checks: z.record(z.string(), z.string()) }),
})

/**
 * For the operator, like `/status`: both need METRICS_TOKEN, as a bearer token or as the Basic auth password, and
 * return 404 if it isn't set.
 */
export const getMetrics = defineRoute({
  method: 'GET',
  path: '/metrics',
  summary: 'Returns counters and gauges for Prometheus',
  access: 'public',
  response: z.string(),
  responseType: 'file',
})

export const ServerStatus = z.strictObject({
  version: z.string(),
  node: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration that ran. */
  migration: z.string().nullable(),
  started_at: z.string(),
  memory_bytes: z.number().int(),
  disk_free_bytes: z.number().int().nullable(),
  database_bytes: z.number().int().nullable(),
  /** Without demos. */
  users: z.number().int(),
  /** `oldest`: the earliest time for which one of these jobs was scheduled. */
  jobs: z.array(z.strictObject({ kind: z.string(), status: z.string(), count: z.number().int(), oldest: z.string() })),
  /** The latest, newest first. */
  failed_jobs: z.array(z.strictObject({ kind: z.string(), at: z.string(), error: z.string().nullable() })),
  /** SQLite only, newest first. */
  backups: z.array(z.strictObject({ file: z.string(), at: z.string(), bytes: z.number().int() })),
})
export type ServerStatus = z.infer<typeof ServerStatus>

export const getServerStatus = defineRoute({
  method: 'GET',
  path: '/status',
  summary: 'Returns versions, jobs, backups and disk space for the operator, as HTML or JSON',
  access: 'public',
  response: ServerStatus,
  responseType: 'file',
})
