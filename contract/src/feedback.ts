import { z } from 'zod'
import { Done } from './accounts.ts'
import { defineRoute } from './route.ts'
import { safeTextUpTo, textUpTo } from './values.ts'

/** The page the feedback is about. Operators see it, so it must not be a link that could run code. */
const PageAddress = safeTextUpTo(2000).refine(
  (page) => /^\/(?![/\\])/.test(page) || /^https?:\/\//i.test(page),
  'must be a path or an http(s) address',
)

export const submitFeedback = defineRoute({
  method: 'POST',
  path: '/submit-feedback/',
  summary: 'Sends feedback to the operators',
  access: 'signed-in',
  /** `time`: the user's local time, as text. */
  body: z.strictObject({ text: textUpTo(5000), page: PageAddress, time: safeTextUpTo(100) }),
  response: Done,
  status: 201,
})
