import { z } from 'zod'
import { Done } from './accounts.ts'
import { defineRoute } from './route.ts'
import { SafeText, textUpTo } from './values.ts'

export const submitFeedback = defineRoute({
  method: 'POST',
  path: '/submit-feedback/',
  summary: 'A word to the people who make this',
  access: 'signed-in',
  body: z.strictObject({ text: textUpTo(5000), page: SafeText.max(2000), time: SafeText.max(100) }),
  response: Done,
  status: 201,
})
