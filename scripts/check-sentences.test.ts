import { expect, test } from 'vitest'
import { findReadSentences } from './check-sentences.ts'

const FILE = 'server/src/features/imports/known-rows.ts'

// What the code actually did before reasons were data.
test.each([
  'if (rows.some((row) => row.reason.startsWith(OTHER_NUMBER))) return false',
  "const isGone = row.reason === 'Taken after all, as you said.' && row.present === null",
  ".where('reason', 'like', LEFT_OUT_BY_NOTE)",
  "return detail?.replace(COUNTS_AGAIN, '')",
  "const [sentence, account] = FILED_UNDER.exec(detail ?? '') ?? []",
  "if (message.includes('was not understood')) return null",
])('refuses %s', (line) => {
  expect(findReadSentences(FILE, line)).toHaveLength(1)
})

test.each([
  "if (readReasons(row.reason)[0]?.code === 'row.added-by-you') return true",
  ".where('reason', 'like', getReasonPattern('row.other-number'))",
  "const guess = findReason(detail_reasons, 'import.account-remembered')",
  "if (verdict === 'duplicate') return read",
  '// reason.startsWith(…) used to decide this',
])('allows %s', (line) => {
  expect(findReadSentences(FILE, line)).toEqual([])
})

test('tests may check sentences, because that is what people see', () => {
  expect(findReadSentences('web/src/a.test.tsx', "row.reason.startsWith('Duplicate')")).toEqual([])
})
