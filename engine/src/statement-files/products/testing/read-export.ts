import { plainDate } from '../../../core/plain-date.ts'
import { readStatementFile } from '../../read-statement-file.ts'

/** Reads an export as of November 16, 2026. */
export const readExport = (text: string, currency = 'USD') =>
  readStatementFile({ text, currency, today: plainDate('2026-11-16') })
