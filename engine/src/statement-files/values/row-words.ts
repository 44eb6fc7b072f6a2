import { CURRENCY_CODES } from '../../language/currency-words.ts'
import { foldText } from '../../language/fold-text.ts'
import { readMonthName } from '../../language/month-names.ts'
import { getSumMeaning } from './sum-words.ts'

// Lines that state a balance. Nearly all are matched at the start only, with more words: "Balance transfer fee" and
// "Solde prix prestations" are real rows.
const BALANCE = new RegExp(
  [
    String.raw`^(?:your |statement |account |ledger |current |total |daily |available )*(?:opening|closing|open|close|previous|starting|start|ending|end|beginning|begin|new|old|final|initial|available|current|ledger|statement|cleared|book) (?:\w+ )?balance\b`,
    String.raw`^(?!.*\b(?:transfer|payment)).*\b(?:opening|closing) balance$`,
    String.raw`^sdo\b`,
    String.raw`^(?:(?:your|account|${CURRENCY_CODES.join('|')}) )*balance (?:brought|carried|b\/?f|c\/?f|forward|from|at|as|on|last|previous)`,
    '^balance$',
    '^left over$',
    String.raw`^(?:b\/f|c\/f|brought forward|carried forward)$|^[bc]\/?f balance$`,
    String.raw`^saldo\s*(?:anterior|inicial|final|actual|atual|do dia|del dia|disponible|disponivel|total|em|al|a|ao|contabile|iniziale|finale|precedente|al|poczatkowe|koncowe|na dzien|per|vom|am|zum|der|alt|neu|vorig|nieuw|letzte|vorherige|aus|i (?:deres|din)|(?:fra|fran) (?:forrige|foregaende|siste|kontoutskrift|kontoudtog|kontoutdrag)|pr\b|ved|op|$)`,
    String.raw`^s\s*a\s*l\s*d\s*o$`,
    String.raw`^(?:dein |ihr |unser )?(?:alter|neuer|anfangs|end|schluss|vorheriger|aktueller|letzter)\s*-?\s*(?:saldo|kontostand)`,
    String.raw`^(?:anfangssaldo|endsaldo|gesamtsaldo|gesamtguthaben|valutarischer saldo|buchungssaldo|schlusssaldo|kontostand|saldovortrag|abschlusssaldo|tagessaldo|zwischensaldo)\b|^(?:uebertrag|ubertrag)(?:$| (?:(?:auf|von|vom|aus) )?(?:der |die |den |neue[rs]? |nachste[rs]? |letzte[rs]? |vorige[rs]? )?(?:vor|folge)?(?:seite|blatt|auszug|kontoauszug|rechnung|monat|jahr|periode)\b)`,
    '^(?:ancien |nouveau |report (?:de )?|votre )*solde (?:initial|final|precedent|au|du|anterieur|debiteur|crediteur|ancien|nouveau|en|de debut|de fin|intermediaire|comptable|disponible|reporte|a nouveau)',
    '^(?:ancien|nouveau) solde',
    String.raw`^(?:begin|eind|vorig|nieuw|oud|start)\s*saldo`,
    String.raw`^(?:ingaende|utgaende|inngaende|utgaende|ingende|primo|ultimo|alku|loppu|start|slut)\s*-?\s*(?:saldo|balans)`,
    String.raw`^(?:pocatecni|konecny|poc|kon|predchozi|pociatocny)\S* (?:zustatek|zostatok|stav)`,
    '^(?:nyito|zaro) egyenleg',
    '^(?:sold|soldul) (?:initial|final|anterior|precedent)',
    '^(?:pocetno|zavrsno|prethodno|novo|pocetni|zavrsni) stanje|^(?:prethodni|novi) saldo',
    String.raw`^likutis|^atlikums|^(?:sakuma|beigu) (?:atlikums|bilance)|^(?:alg|lopp)\s*-?(?:saldo|jaak)`,
    '^(?:devreden|onceki|acilis|kapanis|son) bakiye|^bakiye devri',
    String.raw`^(?:входящий|исходящий|начальный|конечный)?\s*(?:остаток|баланс|сальдо)(?:\s|$|:)`,
    '^(?:начальный|вхідний|вихідний) залишок',
    '^(?:期初|期末|上期|本期|上页|承前|过次|昨日|当前)(?:余额|结余|页)|^(?:余额|结余)$',
    '^(?:前月|前期|次月|翌月|前回|次期)?繰越(?:残高|金額|額)?$|^(?:前回|今回|現在)?残高$',
    String.raw`^(?:이월|전월|기초|기말)\s*잔액`,
  ].join('|'),
)

const TOTAL = new RegExp(
  [
    String.raw`^(?:grand |sub ?|sub-|running |statement |transactions? )?totals?\b(?! (?:energies|energie|wine|fitness|gas|station|erg|access|oil|by verizon))`,
    String.raw`^(?:turnover|closing turnover|debit turnover|credit turnover|number of|count of|no\.? of)\b`,
    String.raw`^(?:gesamt|summe|zwischensumme|gesamtsumme|gesamtbetrag|endsumme|umsatze gesamt|umsatz-?total|umsatzsumme|total ?umsatz|summe umsatze)\b`,
    String.raw`^sum (?:bevegelser|ut|inn)\b`,
    String.raw`^(?:somme|sous-total|montant total|total des)\b`,
    String.raw`^(?:totaal|totaux|totali|totale|totaux|totales|suma|sumy|razem|ogolem|celkem|spolu|osszesen|ukupno|skupaj|yhteensa|summa|toplam|total|apyvarta|apgrozijums|kaive|obraty)\b`,
    String.raw`^(?:zu (?:be)?zahlen|zahlbar|fallig|(?:total |minimum )?(?:payment|amount|balance) due|due by|(?:montant |reste )?a payer|(?:total |importe )?a pagar|da pagare|te betalen|att betala|a betale|do zaplaty|k uhrade|fizetendo)\b(?! (?:to|an|para|tax|fee))`,
    '^(?:итого|всего|оборот|обороты|разом|усього)',
    '^(?:合计|总计|小计|合計|総計|小計|共计|总额|ご請求|お支払い合計|今回のお支払|お支払金額|合计金额)',
    '^(?:합계|총계|소계)',
    String.raw`^page \d+|^seite \d+|^pagina \d+|^page \d+ (?:of|sur|von|/) \d+|^strana \d+|^strona \d+`,
    String.raw`^\*+ ?(?:end|fin|ende|fine|fim)|^-+ ?(?:end|fin|ende)|^end of (?:file|report|statement|list)`,
  ].join('|'),
)

type LineMeaning = 'balance' | 'total' | null

/**
 * Whether a line states a balance or a total, by its first words or as a whole. Totals include amounts due, limits,
 * page numbers and the end of a list. Null for all other lines.
 */
export function getLineMeaning(text: string): LineMeaning {
  if (text === '' || text.length > 160) return null
  const folded = foldText(text)
    .replace(/^(?!\*+ ?(?:end|fin|ende|fim)|-+ ?(?:end|fin))[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (BALANCE.test(folded) || isBalanceOn(text)) return 'balance'
  if (TOTAL.test(folded)) return 'total'
  const meaning = getSumMeaning(folded)
  return meaning === null ? null : meaning === 'sum' ? 'total' : 'balance'
}

/** Whether a line states the balance on a day: "EUR on 31 October 2026: 2,235.74". */
function isBalanceOn(text: string): boolean {
  const [, code = '', next = ''] = /^([A-Z]{3}) on (\p{L}+(?=\.? \d)|\d{1,4}[-/. ])/u.exec(text.trim()) ?? []
  return CURRENCY_CODES.includes(code.toLowerCase()) && (/\d/.test(next) || readMonthName(next) !== null)
}

const OPENING =
  /open|begin|previous|initial|inizial|debut|pocet|prethod|predchoz|start|brought|anterior|inicial|precedent|ancien|anfang|alter|vortrag|vorig|oud|ingaende|inngaende|primo|alku|pocatecn|pociatocn|poczatk|nyito|pradz|sakum|onceki|devreden|acilis|входящ|начал|期初|上期|前|繰越|从/

/** Whether a line that states a balance gives the one before the rows. */
export function isOpeningText(text: string): boolean {
  const folded = foldText(text).trim()
  const meaning = getSumMeaning(folded)
  return meaning === 'opening' || (meaning === null && OPENING.test(folded))
}
