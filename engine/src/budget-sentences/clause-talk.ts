import { says } from './budget-work.ts'
import type { Piece } from './read-piece.ts'
import { type Sheet, words } from './sentence-sheet.ts'

const NEGATED = words(
  "no longer|don't|dont|do not|doesn't|does not|didn't|did not|won't|stopped|stop|quit|cancel|cancell?ed|cancell?ing|used to|dropped(?! to| from| by)|got rid of|getting rid of|ended|not paying|anymore|any more|never|we're done with|gekundigt|kundige|nicht mehr|kein|keine|keinen|n'ai plus|n'ai pas|n'avons plus|ne paie plus|ne payons plus|ne plus|annule|resilie|ya no|no tengo|no pago|no pagamos|he cancelado|cancelar|paid off",
)
const NOT_REALLY_NEGATED = words(
  "(?:don't|dont|do not|doesn't|never|won't|didn't) (?:know|want to (?:spend|pay) more|spend more|pay more|go over|exceed|forget|include|count|mind|think|remember|wanna spend more|let me)|not sure|don't forget|no more than|not more than|used to paying|stop me",
)
export const CORRECTION = words(
  'no wait|wait|actually|sorry|i mean|make that|scratch that|correction|oder vielmehr|pardon|perdon|digo|rather',
)
export const NOW = words("now|these days|currently|jetzt|nun|maintenant|ahora|it's|is|to")

/** Whether a clause takes back a cost or says that there is none. */
export function isNegated(sheet: Sheet, piece: Piece): boolean {
  const text = sheet.folded.slice(piece.start, piece.end)
  if (says(NOT_REALLY_NEGATED, text)) return false
  if (says(NEGATED, text)) return true
  return (
    piece.money === null &&
    piece.clause.before !== 'start' &&
    /^\s*(?:no|without|kein|sans|sin)\s+\p{L}/u.test(text) &&
    !says(CORRECTION, text)
  )
}

// "$85, of which my mom pays $40": the rest is the user's.
export function isPaidByOther(sheet: Sheet, piece: Piece): boolean {
  const before = sheet.folded.slice(Math.max(0, piece.start - 12), piece.moneyAt)
  const after = sheet.folded.slice(piece.moneyAt, piece.end)
  return (
    /(?:^|\s)(?:(?:my|the|our|her|his)\s+[\p{L}-]+|work|insurance|medicare)\s+(?:pays?|covers?|chips? in|contributes?|reimburses?|gives? me)\s*$/u.test(
      before,
    ) &&
    (/of which|of it|of that/.test(before + piece.folded) || /^\S*\s*(?:of (?:it|that))?\s*$/.test(after)) &&
    !/(?:^|\s)(?:me|us)(?:\s|$)/.test(piece.folded)
  )
}

// A clause such as "45 with the usual extras" has words but names nothing when a name is waiting before it.
export function isWeakName(piece: Piece): boolean {
  return (
    piece.money !== null &&
    piece.phrases.every((phrase) => phrase.start > piece.moneyAt) &&
    /^(?:with|incl|a|per|each)?/.test(piece.rest.trim()) &&
    !/(?:for|on|to|into)\s/.test(piece.rest)
  )
}

export function isPartner(piece: Piece): boolean {
  return /(?:^|\s)(?:my|the) (?:husband|wife|partner|spouse|girlfriend|boyfriend|kids?|son|daughter|mom|mum|dad)(?:\s|$)/.test(
    piece.folded,
  )
}
