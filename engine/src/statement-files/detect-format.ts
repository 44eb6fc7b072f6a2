import type { TextFormat } from './format-readers.ts'
import { isAbo } from './formats/abo-statement.ts'
import { isClientBankExchange } from './formats/client-bank-exchange.ts'
import { isCoda } from './formats/coda-statement.ts'
import { isCsb43 } from './formats/csb43-statement.ts'
import { isJournal } from './formats/journal-statement.ts'
import { breakSwiftLines } from './formats/mt940-statement.ts'

/** Detects the format of a text from its content alone, because banks name files as they like. */
export function detectFormat(text: string): TextFormat {
  const head = breakSwiftLines(text.slice(0, 6000))
  const start = head.trimStart()
  if (/<OFX[\s>]/i.test(head) || /^OFXHEADER:/i.test(start) || /^<STMTTRN>/.test(start)) return 'ofx'
  if (/<(?:\w+:)?(?:BkToCstmrStmt|BkToCstmrAcctRpt|BkToCstmrDbtCdtNtfctn)\b/.test(head) || /camt\.05[234]/.test(head))
    return 'camt'
  if (
    /^[ \t]*(?:\{4:\s{0,4})?:(?:20|25):/m.test(head) &&
    (/^[ \t]*:61:/m.test(breakSwiftLines(text.slice(0, 200_000))) || /^[ \t]*:6[02][FM]:/m.test(head))
  )
    return 'mt940'
  // Part of an MT940 file, cut out or pasted.
  if (/^:61:\d{6}/.test(start)) return 'mt940'
  if (isQif(start)) return 'qif'
  if (isCsb43(start)) return 'csb43'
  if (isAbo(start)) return 'abo'
  if (isCoda(start)) return 'coda'
  if (isClientBankExchange(start)) return '1c'
  if (isJournal(text)) return 'journal'
  if (/^\{\\rtf/.test(start)) return 'rtf'
  if (
    /<table\b|<html\b|<!doctype html/i.test(head) ||
    (start.startsWith('<') && /<(?:\w+:)?Row\b[\s\S]*<(?:\w+:)?Cell\b/i.test(head))
  )
    return 'html'
  if (/^<\?xml|^<[A-Za-z][\w:-]*(?:\s[^>]*)?>[\s\S]*<\//.test(start)) return 'xml'
  if (/^[[{]/.test(start) && /[\]}]\s*$/.test(text.slice(-200))) return 'json'
  return 'plain'
}

function isQif(start: string): boolean {
  if (/^!(?:type|account|option|clear)/i.test(start)) return true
  // There may be remarks above the first heading; fields and carets come below it.
  const heading = start.slice(0, 2000).search(/^!(?:type|account|option|clear)/im)
  if (heading >= 0 && /^\^[ \t]*$/m.test(start.slice(heading))) return true
  // Without a heading: one field per line, and a caret after each record.
  const lines = start.split('\n', 40).map((line) => line.trim())
  const end = lines.indexOf('^')
  if (end < 2) return false
  const keys = lines.slice(0, end).map((line) => line.charAt(0))
  return keys.includes('D') && (keys.includes('T') || keys.includes('U')) && keys.every((key) => /[A-Z$%]/.test(key))
}
