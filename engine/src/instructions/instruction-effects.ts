import { categoryOfPhrase } from '../budget-sentences/budget-word-index.ts'
import { DEFAULT_CATEGORIES } from '../categoriser/default-categories.ts'
import { foldInPlace } from '../language/fold-text.ts'
import { categoryOfWord } from './instruction-category-words.ts'
import { BLANK, CATEGORY, type Line, phrase, putSign, QUOTE, tests } from './instruction-line.ts'

export type UserCategory = { readonly name: string; readonly kind: string; readonly code?: string }

const NEGATION =
  "(?:not|never|isn't|aren't|no|nicht|nie|kein|keine|pas|jamais|nunca|non|mai|niet|nooit|rather than|instead of|statt|au lieu de|en vez de)"
const SKIP_VERBS =
  "ignore|ignores?|skip|don'?t (?:import|include|add|count|show)|do not (?:import|include|add|count|show)|never (?:import|include|add)|leave out|exclude|omit|drop|hide|discard|throw (?:away|out)|filter out|delete|remove|no need to import|ignorieren?|ignoriere|uberspringe|uberspringen|nicht importieren|importiere (?:nichts|keine[nrs]?)|lass .{0,40} weg|n'importe(?:z|r)? (?:pas|rien)|ne pas importer|ignore[rz]|ignora|ignorar|no importes(?: nada)?|no importar|omite|salta|non importare|importeer (?:niets|geen)|negeer|importeer .{0,40} niet|sla .{0,40} over"
const SKIP_ENDS =
  "(?:should|must|can|shall|need to|have to|are to|is to)?(?: be)? ?(?:skipped|ignored|left out|excluded|dropped|hidden|not be imported|never be imported|not imported)|(?:are|is) not real|(?:are|is)n'?t real|leave (?:it|those|them|these|that|this) out|don'?t import (?:it|those|them|these)|skip (?:it|those|them|these)|ignore (?:it|those|them|these)|(?:are|is) duplicates?|nicht importieren|ignorieren|uberspringen|weglassen|ne pas importer|no importar|werden ignoriert|non importare|niet importeren|overslaan"
const LEAVE =
  "(?:is|are) not(?= ?[.!]?$)|(?:is|are)n't(?= ?[.!]?$)|leave alone|leave as is|leave .{1,60} (?:alone|as (?:it|they) (?:is|are)|untouched|unchanged)|(?:stays?|remains?) (?:where (?:it|they) (?:is|are)|as (?:it|they) (?:is|are)|the same|put|unchanged)|(?:is|are) fine(?: as (?:it|they) (?:is|are))?|don'?t (?:touch|change) .{1,60}|do not (?:touch|change) .{1,60}|bleib(?:t|en) (?:wie (?:es|sie) (?:ist|sind)|unverandert)|rest(?:e|ent) comme|se queda(?:n)? como"

/**
 * Puts a sign in place of every category name of the user, longest first; "&" and "and" are the same. A category's
 * name inside the name of a source ("Blue Cash") is left alone.
 */
export function signCategories(line: Line, categories: readonly UserCategory[], sources: readonly string[]): void {
  const taken = sources.flatMap((source) =>
    [...line.open.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(source)}(?![\\p{L}\\p{N}])`, 'gu'))].map(
      (match) => [match.index, match.index + match[0].length] as const,
    ),
  )
  const names = [...categories].sort((a, b) => b.name.length - a.name.length)
  for (const { name } of names) {
    const expression = new RegExp(
      `(?<![\\p{L}\\p{N}])${escaped(name)
        .replace(/\s*(?:&|and)\s*/g, '\\s*(?:&|and)\\s*')
        .replace(/ /g, '\\s+')}(?![\\p{L}\\p{N}])`,
      'gu',
    )
    for (const match of [...line.open.matchAll(expression)]) {
      if (taken.some(([from, to]) => match.index >= from && match.index < to)) continue
      putSign(line, CATEGORY, match.index, match[0].length, name)
    }
  }
}

function escaped(name: string): string {
  return foldInPlace(name.normalize('NFC')).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The category that words mean: by the budget words, in the user's own list; null where none is meant. */
export function categoryMeant(text: string, categories: readonly UserCategory[]): string | null {
  const code = categoryOfWord(text) ?? categoryOfPhrase(text)?.code
  if (!code) return null
  const name = DEFAULT_CATEGORIES.find((category) => category.code === code)?.name
  return categories.find((category) => category.code === code || category.name === name)?.name ?? null
}

/** The category name that a stretch sets: the last one named, unless it is denied or only says whom it is for. */
export function namedCategory(line: Line, start: number, end: number): { name: string; at: number } | null {
  const open = line.open.slice(start, end)
  let found: { name: string; at: number } | null = null
  for (const match of open.matchAll(new RegExp(`${CATEGORY}${BLANK}*`, 'gu'))) {
    const before = open.slice(0, match.index)
    if (new RegExp(`(?<![\\p{L}])${NEGATION}\\s+(?:in |under |as |a |an |the |als |unter )?$`, 'u').test(before))
      continue
    if (/(?:for|with|to|from|on) (?:the|my|our|his|her|their) $/.test(before)) continue
    if (
      /^['’]?s?\s+(?:\p{L}+\s+)*(?:is|are|shows?|school|shop|store)/u.test(open.slice(match.index + match[0].length)) &&
      found === null &&
      before.trim().split(/\s+/).length <= 1
    )
      continue
    // "all income from X", "transfers are …": there the word describes the rows.
    const after = open.slice(match.index + match[0].length)
    if (
      /^\s+(?:from|by|between)\s/u.test(after) &&
      /(?:^|\s)(?:all|any|my|the|our|treat|mark|put|file|count|every)?\s*$/u.test(before) &&
      !/(?:as|in|into|under|to|is|are|=|>)\s*$/u.test(before)
    )
      continue
    if (
      /^\s+(?:is|are|was|were|should|stays?|goes|go)\s/u.test(after) &&
      !/(?:as|in|into|under|to|is|are|=|>|use)\s*$/u.test(before)
    )
      continue
    found = { name: line.signs.get(start + match.index) ?? '', at: start + match.index }
  }
  return found
}

/** The source that a stretch sets ("set the source to Joint for …"), and its subject. */
export function sourcingIn(
  line: Line,
  start: number,
  end: number,
): { source: string; subject: [number, number] | null } | null {
  const open = line.open.slice(start, end)
  const expression = phrase(
    '(?:set|change|make|put) (?:the |its |their )?source (?:to|as|of) (.+?)(?: (?:for|of|on|when|if) (.+))?$|(?:the |its |their )?source (?:is|should be|to be) (.+)',
  )
  expression.lastIndex = 0
  const match = expression.exec(open.replace(/[.!?\s]+$/, ''))
  const name = match?.[1] ?? match?.[3]
  if (!match || !name) return null
  const at = start + match.index + match[0].indexOf(name)
  const quote = name.indexOf(QUOTE)
  const source = quote >= 0 ? (line.signs.get(at + quote) ?? '') : line.original.slice(at, at + name.length).trim()
  const from = match[2] === undefined ? -1 : start + match.index + match[0].lastIndexOf(match[2])
  const before: [number, number] | null = open.slice(0, match.index).trim() === '' ? null : [start, start + match.index]
  return source === '' ? null : { source, subject: match[2] === undefined ? before : [from, from + match[2].length] }
}

export type Naming = { readonly name: string; readonly from: number; readonly subject: [number, number] | null }

const END_OF_NAME = new RegExp(
  `[\\s${BLANK}]*(?:please|bitte|s'il (?:te|vous) plait|por favor|per favore|alstublieft|from now on|instead|thanks|thank you)?[\\s${BLANK}.!,;:)]*$`,
  'u',
)
const IT = 'it|them|those|these|that|this|him|her|sie|es|das|diese|ihn|le|la|les|lo|los|las|hem|ze|deze'

/** The simple name that a stretch gives, and where the words about its subject are, if they are there. */
export function namingIn(line: Line, start: number, end: number): Naming | null {
  const open = line.open.slice(start, end)
  const categories = [...line.signs.values()]
  const take = (source: string, subject: number | null): Naming | null => {
    const expression = phrase(`${source}`)
    expression.lastIndex = 0
    const match = expression.exec(open)
    if (!match) return null
    const nameAt = start + match.index + match[0].length
    const name = nameFrom(line, nameAt, end)
    if (name === null) return null
    const group = subject === null ? undefined : match[subject]
    const at = group === undefined ? -1 : start + match.index + match[0].indexOf(group)
    return { name, from: start + match.index, subject: group === undefined ? null : [at, at + group.length] }
  }
  // A sign such as ":" may end the pattern, so no word boundary is asked for after it.
  const taking = (source: string): Naming | null => {
    const match = new RegExp(`(?<![\\p{L}'])${source}`, 'u').exec(open)
    const name = match && nameFrom(line, start + match.index + match[0].length, end)
    return match && name ? { name, from: start + match.index, subject: null } : null
  }
  // "use the name Gym for anything from …"
  const given = (): Naming | null => {
    const expression = phrase('(?:use|set|give) (?:the )?(?:simple |display )?name (?:to )?(.+?) (?:for|to) (.+)')
    expression.lastIndex = 0
    const match = expression.exec(open)
    if (!match?.[1] || !match[2]) return null
    const at = start + match.index + match[0].indexOf(match[1])
    const about = start + match.index + match[0].lastIndexOf(match[2])
    const name = nameFrom(line, at, at + match[1].length)
    return name ? { name, from: start + match.index, subject: [about, about + match[2].length] } : null
  }
  // The name stands inside: "soll Streaming heißen".
  const between = (source: string): Naming | null => {
    const expression = phrase(source)
    expression.lastIndex = 0
    const match = expression.exec(open)
    if (!match?.[1] || match[1].includes(QUOTE)) return null
    const at = start + match.index + match[0].indexOf(match[1])
    const after: [number, number] = [start + match.index + match[0].length, end]
    return {
      name: line.original.slice(at, at + match[1].length).trim(),
      from: start + match.index,
      subject: match[0].endsWith('a') ? after : null,
    }
  }
  // "label X as Y" names it, unless Y is a category.
  const labelling = (): Naming | null => {
    const named = take('(?:label|show|display|list|call|name) (.+?) as', 1)
    return named && categories.some((name) => name.toLowerCase() === named.name.toLowerCase()) ? null : named
  }
  const call =
    'call|rename|name|label|show|display|nenne|nenn|benenne|appelle|nomme|renomme|llama|llamar|renombra|chiama|rinomina|noem|hernoem'
  return (
    take(
      `(?:${call})(?:-(?:le|la|les))? (?:${IT})(?: (?:as|to|simply|just|einfach|simplement|en|in|zu|um in|a|como|naar))?`,
      null,
    ) ??
    given() ??
    between('(?:soll|sollen) (.+?) hei(?:ss|ß)en') ??
    between('(?:llama|llamar) (.+?) a') ??
    take('rename (.+?) (?:to|as|into)', 1) ??
    labelling() ??
    take('(?:renomme|renombra|rinomina|hernoem|benenne|rename) (.+?) (?:in|en|zu|a|como|naar|um in)', 1) ??
    take('(?:just |simply |please )?(?:write|show)(?! (?:it|them|up|those|these))', null) ??
    take(
      "(?:i'd like|i would like|i want|we want) (?:to see|to have|to call) (?:it|them|those|this) (?:as|called|to be)?",
      null,
    ) ??
    take(
      '(?:should|shall|must|can|to)? ?(?:be )(?:called|named|shown as|renamed(?: to| as)?|displayed as|listed as)',
      null,
    ) ??
    take(
      '(?:with |using |and |mit |avec |con |met )?(?:the |a |dem |le |el |il |de )?(?:simple|short|display|einfache[nr]?|simplen?) (?:name|namen) ?(?:is|of|should be|as|=|:|ist)?',
      null,
    ) ??
    take(
      '(?:with|using|mit|avec|con|met) (?:the |a |dem |le |el |il |de )?(?:name|namen|nom|nombre|nome|naam) ?(?:of|=|:)?',
      null,
    ) ??
    taking('(?:(?:the |its |their )?(?:name|nom|nombre|nome|naam))\\s*(?:is|should be|=|:|ist)') ??
    take(
      "(?:heisst|heißt|heissen|heißen|s'appelle|se llama|si chiama|heet|hei[sß]+t)(?: (?:bei mir|bei uns|for me|chez moi|einfach|nur|bloss|simplement|simplemente|semplicemente|gewoon))*",
      null,
    ) ??
    calling(line, start, end)
  )
}

/** Where "… under Health" follows a name, if it does. */
export function filedAfterName(line: Line, at: number, end: number): number | null {
  const match = new RegExp(
    `[\\s${BLANK}](?:under|in category|category|filed under)[\\s${BLANK}]+${CATEGORY}`,
    'u',
  ).exec(line.open.slice(at, end))
  return match ? at + match.index : null
}

function nameFrom(line: Line, at: number, last: number): string | null {
  const end = filedAfterName(line, at, last) ?? last
  const rest = line.open.slice(at, end)
  const lead = /^[\s"':=]*/.exec(rest)![0].length
  const quote = new RegExp(`^[\\s:=]*(?:just |simply |einfach )?${QUOTE}`, 'u').exec(rest)
  if (quote) return line.signs.get(at + rest.indexOf(QUOTE)) ?? null
  const tail = END_OF_NAME.exec(line.original.slice(at, end).toLowerCase())?.[0].length ?? 0
  const name = line.original
    .slice(at + lead, Math.max(at + lead, end - tail))
    .replace(/^(?:gewoon|einfach|simply|just|simplement|simplemente|semplicemente)\s+/i, '')
    .trim()
  return name === '' || name.length > 60 || /^(?:it|them|category|the category)$/i.test(name) ? null : name
}

// "call SQ BAKERYCO Bakery": two names with nothing between them. The statement's spelling is in capitals or quoted.
function calling(line: Line, start: number, end: number): Naming | null {
  const open = line.open.slice(start, end)
  const expression = phrase('(?:call|name|nenne|appelle|llama a?|chiama|noem)')
  expression.lastIndex = 0
  const match = expression.exec(open)
  if (
    !match ||
    /\S/.test(
      open
        .slice(0, match.index)
        .replace(/please|bitte|also|and|and then|just/g, '')
        .replaceAll(BLANK, ''),
    )
  )
    return null
  const from = start + match.index + match[0].length
  const quotes = [...open.matchAll(new RegExp(QUOTE, 'gu'))].map((one) => start + one.index)
  if (quotes.length >= 2)
    return { name: line.signs.get(quotes.at(-1)!)!, from: start + match.index, subject: [from, quotes.at(-1)!] }
  if (quotes.length === 1) {
    const at = quotes[0]!
    // "Llama \"Gym\" a FITCO", "Nenne \"Gym\" alles von Fitco": the quoted one is the new name.
    const named = new RegExp(
      `^${QUOTE}${BLANK}*\\s+(?:a|ad|al|tutto|todo|tout|alles|everything|anything|all)\\s+(?=\\S)`,
      'u',
    ).exec(line.open.slice(at, end))
    if (named) return { name: line.signs.get(at)!, from: start + match.index, subject: [at + named[0].length, end] }
    const after = nameAfterQuote(line, at, end)
    if (after) return { name: after, from: start + match.index, subject: [from, at + 1] }
    return { name: line.signs.get(at)!, from: start + match.index, subject: [from, at] }
  }
  const words = [...line.original.slice(from, end).matchAll(/[^\s,.;]+/g)].map((one) => ({
    word: one[0],
    at: from + one.index,
  }))
  if (words.length < 2) return null
  const isCapital = (word: string) => word === word.toUpperCase() && /\p{L}/u.test(word)
  let cut = words.length - 1
  if (isCapital(words[0]!.word) && !words.every(({ word }) => isCapital(word)))
    cut = words.findIndex(({ word }) => !isCapital(word))
  return {
    name: line.original
      .slice(words[cut]!.at, end)
      .replace(/[.!,;]+$/, '')
      .trim(),
    from: start + match.index,
    subject: [from, words[cut]!.at],
  }
}

function nameAfterQuote(line: Line, at: number, end: number): string | null {
  const rest = line.open.slice(at, end)
  const after = new RegExp(
    `^${QUOTE}${BLANK}*\\s+(?:(?:lines?|transactions?|payments?|entries|charges?|ones?|rows?)\\s+)?(?:as\\s+|to\\s+)?(?=\\S)`,
    'u',
  ).exec(rest)
  return after ? nameFrom(line, at + after[0].length, end) : null
}

/** Whether a stretch says not to import, and where the words about its subject are. */
export function skippingIn(line: Line, start: number, end: number): { subject: [number, number] | null } | null {
  const open = line.open.slice(start, end)
  const ending = phrase(SKIP_ENDS)
  ending.lastIndex = 0
  const last = ending.exec(open)
  const verb = phrase(SKIP_VERBS)
  verb.lastIndex = 0
  const first = verb.exec(open)
  const leave = phrase('leave (.+?) out|sla (.+?) over|lass (.+?) weg')
  leave.lastIndex = 0
  const out = leave.exec(open)
  const inner = out?.[1] ?? out?.[2] ?? out?.[3]
  if (out && inner) {
    const at = start + out.index + out[0].indexOf(inner)
    return { subject: [at, at + inner.length] }
  }
  // "Ne pas importer les frais": the same words end one sentence and begin another.
  const opens = first && last?.index === first.index && /\p{L}/u.test(open.slice(first.index + first[0].length))
  if (first && (opens || !(last && last.index <= first.index)))
    return { subject: [start + first.index + first[0].length, end] }
  if (last) return { subject: open.slice(0, last.index).trim() === '' ? null : [start, start + last.index] }
  return null
}

/** Whether a stretch says that rows are to stay as they are, and where the words about its subject are. */
export function leavingIn(
  line: Line,
  start: number,
  end: number,
): { subject: [number, number] | null; isAboutField: boolean } | null {
  const open = line.open.slice(start, end)
  const expression = phrase(LEAVE)
  expression.lastIndex = 0
  const match = expression.exec(open)
  if (!match) return null
  const isAboutField = tests(
    '(?:the |its |their )?(?:category|categories|name|anything else|everything else|anything|nothing|rest)',
    match[0],
  )
  const inner = /^leave (?:alone|as is)$/.test(match[0])
    ? null
    : /^(?:leave|don'?t (?:touch|change)|do not (?:touch|change))\s+(.+?)(?:\s+(?:alone|as|untouched|unchanged).*)?$/u.exec(
        match[0],
      )
  if (inner?.[1]) {
    const at = start + match.index + match[0].indexOf(inner[1])
    return { subject: [at, at + inner[1].length], isAboutField }
  }
  return { subject: [start, start + match.index], isAboutField }
}
