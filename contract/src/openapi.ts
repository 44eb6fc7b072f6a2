import { z } from 'zod'
import { defineRoute } from './route.ts'

export const getOpenApi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Returns this document',
  access: 'public',
  response: z.record(z.string(), z.unknown()),
})
