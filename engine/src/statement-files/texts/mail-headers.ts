import { collapseSpaces } from '../../language/fold-text.ts'

/** The headers of an email. `line` counts from 1. `end` is the index of the first line below them. */
type MailHeaders = { sent: string | null; subject: { line: number; text: string } | null; end: number }

const SENT = /^\s*(?:Date|Sent|Datum|Gesendet|Fecha|Data|Envoyé)\s*:\s*(.+)$/i
const SUBJECT = /^\s*(?:Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp)\s*:\s*(.+)$/i
const FROM_OR_TO = /^\s*(?:From|Von|De|Da|Van|Reply-To|To|An|Cc)\s*:\s/i
const SEARCHED_LINES = 12

/**
 * The headers of a pasted email; null without a subject and a sender or recipient at the top, or for several emails.
 */
export function readMailHeaders(lines: readonly string[]): MailHeaders | null {
  const top = lines.slice(0, SEARCHED_LINES)
  const subjectAt = top.findIndex((line) => SUBJECT.test(line))
  const sent = top.map((line) => SENT.exec(line)?.[1]).find(Boolean) ?? null
  if (subjectAt < 0 || !top.some((line) => FROM_OR_TO.test(line))) return null
  if (lines.filter((line) => SUBJECT.test(line)).length > 1) return null
  // After a blank line, labels are part of the text.
  const blankAt = top.findIndex((line, index) => index > subjectAt && line.trim() === '')
  const last = top
    .slice(0, blankAt < 0 ? SEARCHED_LINES : blankAt)
    .findLastIndex((line) => SUBJECT.test(line) || SENT.test(line) || FROM_OR_TO.test(line))
  const text = collapseSpaces(SUBJECT.exec(top[subjectAt] ?? '')?.[1] ?? '').replace(/^(?:re|fwd?|aw|wg)\s*:\s*/i, '')
  return { sent, subject: { line: subjectAt + 1, text }, end: last + 1 }
}
