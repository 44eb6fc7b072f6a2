import { getOwnValue } from '../../core/own-value.ts'
import { foldWords, splitCamelCase } from '../../language/fold-text.ts'
import { EXACT_HEADINGS } from './exact-headings.ts'
import type { ColumnRole, NamedColumn } from './heading-role.ts'
import { HEADING_PATTERNS } from './heading-words/heading-patterns.ts'
import { AMOUNT_NOUN, BOTH_PARTIES, readPartyHeading } from './party-headings.ts'

const cachedRoles = new Map<string, NamedColumn | null>()

/** The role a heading names; null for an empty or unknown heading. */
export function getHeadingRole(heading: string): NamedColumn | null {
  let named = cachedRoles.get(heading)
  if (named === undefined) {
    named = heading.includes('\ufffd') ? nameBrokenColumn(heading) : nameColumn(heading)
    if (cachedRoles.size > 5000) cachedRoles.clear()
    cachedRoles.set(heading, named)
  }
  return named
}

/** A heading that lost its non-ASCII letters ("W\ufffdhrung"): assume whichever letter makes it a known word. */
function nameBrokenColumn(heading: string): NamedColumn | null {
  const without = nameColumn(heading.replace(/\S*\ufffd\S*/g, ' '))
  for (const letter of ['u', 'a', 'o', 'e', 'i', 'c', 's', '']) {
    const named = nameColumn(heading.replaceAll('\ufffd', letter))
    if (named && (named.role !== without?.role || (named.isExact && !without.isExact))) return named
  }
  return without ?? nameColumn(heading)
}

const OWN_CURRENCY =
  /(?:currency|walu[tc]\w*|men[aey]|valut\w*|deviz\w*|wahrung|waehrung|devise|divisa|moeda|moneda|валют\S*)\b.*(?:\baccount|rachunku|uctu|kont[aou]\b|compte|cuenta|conto\b|conta\b|rekening|szamla|sask|счета|рахунку)|(?:\baccount|\bkonto|rachunku|uctu|compte|cuenta|rekening|saskaitos)\S* (?:currency|wahrung|waehrung|valut\w*|curr|ccy)|kontowahrung|kontovaluta/
const NOT_OWN_CURRENCY = /poplat|fee|gebuhr|oplat|commission|saldo|balance|zustat/

type Special = readonly [RegExp, ColumnRole]

const NAME = '(?:nazev|nazov|jmeno|name|nombre|nom|naam|nome|nazwa|nev|numele|naziv|namn|navn)'
const OF = '(?:of (?:the )?|de la |della |del |du )?'

/** Headings whose words could mean two things, checked before those for payers and payees and the single words. */
const BEFORE_PARTIES: readonly Special[] = [
  [new RegExp(`^${NAME} ${OF}(?:bank|banky|banku|banque|banco|banca)\\b|^bank name|bankens namn`), 'ignore'],
  [
    new RegExp(
      `^${NAME}\\b.*(?:proti|counter|tegen|contra|gegen|partner|kontrah|beneficia|ordenan|mottag|modtag|motpart)`,
    ),
    'payee',
  ],
  [
    new RegExp(
      `^(?:${NAME}|typ|type|druh|rodzaj) ${OF}(?:card|karty|karte|carte|carta|tarjeta|cartao|kaart|kort|kartice)$`,
    ),
    'account',
  ],
  [
    /^(?:total|net|amount|betrag|gesamt|montant|importe)\b.*\b(?:incl|inclusive|including|after|nach abzug|compris|incluid)/,
    'amount',
  ],
]
const AFTER_PARTIES: readonly Special[] = [
  [
    /^(?:informaci|informace|message|zprava|sprava|viesti|meddelande|besked|melding|mededeling|komunikat|nachricht|mensaje|mensagem)/,
    'description',
  ],
  [/^ご?請求額/, 'amount'],
  [/内容$/, 'description'],
  [/[\u3040-\u30ff\u4e00-\u9fff] ?id$/, 'bankId'],
  // "出金番号" (withdrawal number) is a number, not a withdrawal.
  [/[\u3040-\u30ff\u4e00-\u9fff] ?(?:番号|コード)$/, 'reference'],
  [BOTH_PARTIES, 'payee'],
]

const DEBIT = /debit|debet|belastung|soll|dare|cargo|deebet/
const CREDIT = /credit|kredit|gutschrift|haben|avere|abono|kreedit/
const SIGNED_AMOUNT = /amount|betrag|montant|importe|importo|bedrag|suma|summa|eur|chf/
/** A currency in a heading ("Amount in EUR") says nothing about what the column is. */
const CURRENCIES =
  /(?:^| )(?:in )?(?:eur|usd|cad|gbp|chf|aud|nzd|jpy|sek|nok|dkk|pln|czk|huf|ron|brl|inr|sgd|hkd|rub|try|zar|mxn|r\$|円|€|£|\$|¥|元)(?= |$)/g

function nameColumn(heading: string): NamedColumn | null {
  const words = foldWords(splitCamelCase(heading))
  if (words === '' || words.length > 70) return null
  const stripped = words.replace(CURRENCIES, '').trim()
  const special =
    findSpecial(BEFORE_PARTIES, words) ??
    findAccountCurrency(words) ??
    readPartyHeading(words) ??
    findSpecial(AFTER_PARTIES, words) ??
    readDebitAndCredit(words)
  if (special) return special
  const exact = [words, stripped, words.replaceAll(' ', '')]
    .map((key) => getOwnValue(EXACT_HEADINGS, key))
    .find(Boolean)
  return exact ? { role: exact, isExact: true } : findByWords(stripped || words, words)
}

function findSpecial(specials: readonly Special[], words: string): NamedColumn | null {
  const found = specials.find(([pattern]) => pattern.test(words))
  return found ? { role: found[1], isExact: true } : null
}

function findAccountCurrency(words: string): NamedColumn | null {
  if (!OWN_CURRENCY.test(words) || NOT_OWN_CURRENCY.test(words)) return null
  return { role: AMOUNT_NOUN.test(words) ? 'amount' : 'currency', isExact: true }
}

/** "Credit/Debit amount" is one signed column. Without "amount", the column only says which of the two a row is. */
function readDebitAndCredit(words: string): NamedColumn | null {
  if (!DEBIT.test(words) || !CREDIT.test(words) || words.length >= 40) return null
  return { role: SIGNED_AMOUNT.test(words) ? 'amount' : 'direction', isExact: true }
}

function findByWords(subject: string, words: string): NamedColumn | null {
  for (const [meaning, patterns] of HEADING_PATTERNS) {
    const matched = findLongestMatch(patterns, subject) || findLongestMatch(patterns, words)
    if (matched === 0) continue
    return { role: meaning === 'looseType' ? 'type' : meaning, isExact: matched >= subject.length - 2 }
  }
  return null
}

function findLongestMatch(patterns: readonly RegExp[], text: string): number {
  return Math.max(...patterns.map((pattern) => pattern.exec(text)?.[0].length ?? 0))
}
