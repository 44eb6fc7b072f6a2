import { expect, test } from 'vitest'
import { reportCrash } from './crash-report.ts'

test('a crash report has the reader and the location of the crash, but no text from the file', () => {
  const error = new RangeError('Cannot convert RENT FROM TENANT 910.50\nto a BigInt')
  const report = reportCrash({ reader: 'camt', error })
  expect(report).toMatchObject({ reader: 'camt', error: 'RangeError' })
  expect(report.frames[0]).toContain('crash-report.test.ts')
  expect(JSON.stringify(report)).not.toContain('TENANT')
})
