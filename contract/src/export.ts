import { z } from 'zod'
import { defineRoute } from './route.ts'

export const exportEverything = defineRoute({
  method: 'GET',
  path: '/accounts/export/',
  summary: 'Exports all of the user’s data as a zip of CSV and JSON',
  access: 'signed-in',
  needsSecondFactor: true,
  response: z.string(),
  responseType: 'zip',
})

/** Formats for other programs. CSV isn't one of them, because the transaction list exports it. */
export const ExportFormat = z.enum(['json', 'qif', 'ofx', 'hledger', 'beancount'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const exportInFormat = defineRoute({
  method: 'GET',
  path: '/accounts/export/{format}/',
  summary: 'Exports all transactions in a format for other programs',
  access: 'signed-in',
  needsSecondFactor: true,
  params: z.strictObject({ format: ExportFormat }),
  response: z.string(),
  responseType: 'file',
})
