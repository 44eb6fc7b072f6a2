import { type Found, takeConditions } from './instruction-conditions.ts'
import { BLANK, CATEGORY, type Line, phrase } from './instruction-line.ts'
import type { RuleConditions } from './instruction-rules.ts'
import { readSubject } from './instruction-subject.ts'

// The words that carry an instruction, in English, German, French, Spanish, Italian and Dutch, folded.
export const COPULA =
  "is|are|was|were|'s|should|shall|must|has to|have to|needs? to|goes|go|counts?|belongs?|means?|stays?|always|sind|ist|gehort|gehoren|kommt|kommen|sollen|soll|zahlt|zahlen als|laufen unter|sont|est|va|vont|doit|doivent|c'est|son|es|van a|van en|debe|deben|sono|vanno|deve|devono|zijn|hoort|horen|moet|moeten|gaat|gaan|sera|seront|seran|werden|wird"
export const ARROW = '->|=>|→|=|»|:|は|を|も'
export const FILING =
  'put|file|categori[sz]e|classify|mark|move|tag|book|treat|count|label|assign|set|make|add|record|log|consider|place|sort|change|class|buche|verbuche|ordne|setze|setz|stelle|sortiere|behandle|mets|mettez|classe[rz]?|range[rz]?|compte|pon|poner|clasifica|mete|trata|metti|classifica|considera|zet|boek|plaats|behandel|combine|group|lump|collect|ponl[oa]s?|metel[oa]s?|clasifical[oa]s?|mettil[oi]|classe-l[ea]s?|mets-l[ea]s?|range-l[ea]s?'
export const USING = 'use|choose|pick|apply|verwende|nimm|nutze|utilise[rz]?|emploie|usa|utiliza|gebruik'
export const EXCEPTION =
  "except(?: for| when| if)?|unless(?: it is| it's| it says| its| they are)?|but not|other than|apart from|aside from|excluding|besides|ausser|außer|bis auf|aber nicht|sauf|excepte|hormis|mais pas|excepto|salvo|pero no|tranne|eccetto|ma non|behalve|maar niet"
export const IF = 'if|when|whenever|where|wenn|falls|sobald|si|quand|lorsque|cuando|se|quando|als|wanneer'
export const TOO = 'too|as well|also|likewise|same for|auch|ebenso|aussi|pareil|tambien|igual|anche|pure|ook'
export const DENIED =
  "(?:do not|don't|dont|never|stop) (?:call|renam|nam|put|putt|fil|categori[sz]|classify|mark|treat|count|label|us)(?:ing|e)?(?![\\p{L}])"
export const ALSO = 'so is|so are|so does|same for|(?:the )?same goes for|ditto'
export const ASIDE =
  "even though|although|because|since|as it|as they|which|you|i'm|i am|we are|we're|thanks|thank you|that's all|hi|hello|hey|weil|da es|da ich|obwohl|parce que|car c'est|puisque|porque|ya que|aunque|perche|anche se|omdat|hoewel|c'est ma|c'est mon"
export const SHOWS_AS =
  "(?:shows?|showing|appears?|comes?|takes? money|is (?:listed|billed|charged|shown)|are (?:listed|billed|charged|shown)|bills?|charges?)(?: (?:me|us|up|through|in|out))* (?:as|under|with|by)|(?:is|are|gets?|am|i'm) (?:paid|sent) (?:to|by)|works? (?:for|at)|(?:goes?|runs?) through|erscheint als|taucht als|wird gezahlt an|geht an|est paye[e]? a|sont payes a|se paga a|viene pagato a|apparait (?:comme|sous)|aparece como|appare come|verschijnt als"

export function takeFrom(line: Line, from: number, to: number, sources: readonly string[]): Found {
  const view: Line = {
    original: line.original,
    open: BLANK.repeat(from) + line.open.slice(from, to) + BLANK.repeat(line.open.length - to),
    signs: line.signs,
  }
  const found = takeConditions(view, sources)
  line.open = line.open.slice(0, from) + view.open.slice(from, to) + line.open.slice(to)
  return found
}

export function firstVerb(open: string): { start: number; end: number } | null {
  const verb = phrase(COPULA)
  verb.lastIndex = 0
  const match = verb.exec(open)
  const contraction = /(?<=\p{L})'s(?=\s)/u.exec(open)
  const arrow = new RegExp(ARROW, 'u').exec(open)
  const all = [
    match,
    contraction && /^(?:\s*(?:that|it|this|there))'s/u.test(open.slice(0, contraction.index + 2)) ? contraction : null,
    arrow,
  ]
    .filter((one) => one !== null)
    .sort((a, b) => a.index - b.index)
  const first = all[0]
  return first ? { start: first.index, end: first.index + first[0].length } : null
}

/** Where in a clause the words about its subject stand: before "is", or between "put" and "under". */
export function subjectRange(
  line: Line,
  start: number,
  end: number,
  effectAt: number,
  naming: [number, number] | null,
): { range: [number, number] | null; isAfter: boolean } {
  if (naming) return { range: naming, isAfter: false }
  const open = line.open.slice(start, end)
  const shows = phrase(SHOWS_AS)
  shows.lastIndex = 0
  const alias = shows.exec(open)
  if (alias && start + alias.index < effectAt)
    return { range: [start + alias.index + alias[0].length, effectAt], isAfter: false }
  const lead = `^[\\s${BLANK}]*(?:(?:please|bitte|always|also|only|and|then|just|so|por favor|per favore)[\\s${BLANK}]+)*`
  const using = new RegExp(
    `${lead}(?:(?:${USING})\\s+)?(?:the\\s+|die\\s+|la\\s+|de\\s+)?(?:category\\s+|kategorie\\s+|categorie\\s+|categoria\\s+)?${CATEGORY}${BLANK}*\\s+(?:for|as the category (?:for|of)|on|fur|pour|para|per|voor)(?![\\p{L}])`,
    'u',
  ).exec(open)
  if (using) return { range: [start + using[0].length, end], isAfter: true }
  const filing = new RegExp(`${lead}(?:${FILING}|${USING})(?![\\p{L}])`, 'u').exec(open)
  if (filing) {
    const from = start + filing[0].length
    const between = line.open
      .slice(from, effectAt)
      .replace(
        /(?:\s|\uE000)*(?:in|into|under|as|like|to|for|unter|als|zu|dans|en|comme|sous|como|a|nella|come|onder|bij|naar|be|:|->)?(?:\s|\uE000)*(?:the|die|la|el|de|a|an|category|kategorie|categorie|categoria|\s|\uE000)*$/u,
        '',
      )
    return { range: [from, from + between.length], isAfter: false }
  }
  const verb = firstVerb(open)
  if (verb && start + verb.start <= effectAt) {
    // "Rent: \"Oak Hill\" -> Housing" has a heading before the name.
    const rest = open.slice(verb.end, effectAt - start)
    const next = /^\s*:/.test(open.slice(verb.start)) ? firstVerb(rest) : null
    // "Bei Amazon: alles über 100 ist …": then the heading is the name.
    if (next && readSubject(line, start + verb.end, start + verb.end + next.start).kind !== 'texts')
      return { range: [start, start + verb.start], isAfter: false }
    if (next && rest.slice(0, next.start).trim() !== '')
      return { range: [start + verb.end, start + verb.end + next.start], isAfter: false }
    return { range: open.slice(0, verb.start).trim() === '' ? null : [start, start + verb.start], isAfter: false }
  }
  // "so Transport", "Pets please": nothing but the category.
  const before = line.open
    .slice(start, effectAt)
    .replaceAll(BLANK, ' ')
    .replace(
      /[\s,(]|so|then|also|please|bitte|unter|under|in|as|als|thus|daher|donc|asi que|and|und|it|that|not|category|kategorie|categorie|categoria/gu,
      '',
    )
  return before === '' ? { range: null, isAfter: false } : { range: [start, effectAt], isAfter: false }
}

export function conditionsFrom(found: Found, last: RuleConditions | null): Partial<RuleConditions> {
  const { otherSources, relative, ...own } = found
  const limit = last?.min ?? last?.max
  if (relative === 'under' && limit)
    return {
      ...own,
      min: undefined,
      max: { decimal: limit.decimal, inclusive: last?.min ? !last.min.inclusive : false },
    }
  if (relative === 'over' && limit)
    return {
      ...own,
      max: undefined,
      min: { decimal: limit.decimal, inclusive: last?.max ? !last.max.inclusive : false },
    }
  // "Otherwise" is everything else of the same name: it asks less of a row, so the rule before wins where it fits.
  if (relative === 'otherwise')
    return {
      ...own,
      min: own.min,
      max: own.max,
      weekdays: own.weekdays,
      monthDays: own.monthDays,
      months: own.months,
      direction: own.direction,
      sources: own.sources,
    }
  return otherSources && last?.sources ? { ...own, sources: undefined, notSources: last.sources } : own
}
