import { z } from 'zod'
import { defineRoute } from './route.ts'

export const exportEverything = defineRoute({
  method: 'GET',
  path: '/accounts/export/',
  summary: 'Everything that is the user’s, as a zip of CSV and JSON',
  access: 'signed-in',
  needsSecondFactor: true,
  response: z.string(),
  answers: 'zip',
})
