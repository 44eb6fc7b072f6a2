import { foldText } from '../../language/fold-text.ts'
import { sumMeaningOf } from './sum-words.ts'

// Lines that state a balance. Matched at the start only: "Balance transfer fee" and "Solde prix prestations" are real
// rows.
const BALANCE = new RegExp(
  [
    String.raw`^(?:your |statement |account |ledger |current |total |daily |available )*(?:opening|closing|open|close|previous|starting|start|ending|end|beginning|begin|new|old|final|initial|available|current|ledger|statement|cleared|book) (?:\w+ )?balance\b`,
    String.raw`^sdo\b`,
    String.raw`^balance (?:brought|carried|b\/?f|c\/?f|forward|from|at|as|on|last|previous)`,
    '^balance$',
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

const PENDING =
  /\bpending\b|\bprocessing\b|^in progress$|vorgemerkt|vormerkung|noch nicht gebucht|\ben attente\b|a venir|\bpendientes?\b|\bpendentes?\b|\bin attesa\b|da contabilizzare|non contabilizzat|in behandeling|nog niet geboekt|gereserveerd|\breserv(?:ed|ert|erad|eret|erat|ation)\b|ikke bokfort|pa vej|oczekuj|zablokowan|nierozliczon|rezervac|fuggoben|в обработке|обрабатыва|в ожидании|заблокирован|очікує|处理中|待入账|未入账|未確定|速報|\bauthori[sz]ation only\b|\bauthori[sz]ed\b|\bnot yet (?:booked|posted)\b|\buncleared\b(?!$)|\bon hold\b|\bheld\b|\bkatevaraus/
const PENDING_CELL =
  /^(?:pending|processing|in progress|waiting|awaiting|scheduled|upcoming|planned|geplant|programmee?|programad[ao]|agendad[ao]|programmat[ao]|gepland|planlagt|planerad|kommende|zaplanowan[aey]|planovana?|authori[sz]ed|hold|reserved|vorgemerkt|umsatz vorgemerkt|offen|ausstehend|en attente|en cours|a venir|pendiente|pendente|in attesa|in behandeling|gereserveerd|reserverad|reserverat|reserverade|reserveret|reservert|preliminar|preliminart|w trakcie|oczekujaca|blokada|nezauctovano|v obработке|в обработке|обрабатывается|hold|non contabilizzato|da contabilizzare|no contabilizado|nog niet verwerkt|nicht gebucht|not posted|unposted|non comptabilise|venter|afventer|avventer|vantar|odottaa|inviata|nog te verwerken|处理中|待入账|未入账|未確定)$/

const VOID =
  /^(?:(?:payment|transaction|transfer|order|card) )?(?:failed|declined|not paid|unpaid|returned unpaid|cancell?ed|rejected|reverted|zuruckgesetzt|ruckgangig(?: gemacht)?|revertid[ao]|ripristinat[ao]|stornat[ao]|teruggedraaid|cofniet[aey]|reversee?|voided|void|expired|denied|refused|error|unsuccessful|failure|abgelehnt|fehlgeschlagen|storniert|abgebrochen|zuruckgewiesen|refuse|annule|annulee|echoue|rechazad[ao]|cancelad[ao]|anulad[ao]|fallid[ao]|recusad[ao]|rifiutat[ao]|annullat[ao]|geweigerd|geannuleerd|mislukt|odrzucon[aey]|anulowan[aey]|zamitnut[ao]|odmitnut|отклонен[ао]?|отменен[ао]?|неуспешно|ошибка|failed transaction|交易关闭|交易失败|失败|已关闭|已撤销|撤销|已冲正|冲正|已冲销|已退回|支付失败|付款失败|取消|取消済|キャンセル|不成立|(?:승인|결제|거래|주문|이용)?(?:취소|거절|실패)(?:완료)?|ยกเลิก|ไม่สำเร็จ|that bai|da huy|gagal|dibatalkan|ditolak|iptal|iptal edildi|basarisiz|reddedildi|נדחה|בוטל|ملغاة|ملغي|مرفوضة|peruttu|hylatty|avvist|avslatt|avbruten|afvist|stornirano|zruseno|torolt|elutasitva|esuat|anulat)$/

type LineMeaning = 'balance' | 'total' | null

/** Tells a balance or total line from a transaction by its first words. */
export function meaningOfText(text: string): LineMeaning {
  if (text === '' || text.length > 160) return null
  const folded = foldText(text)
    .replace(/^(?!\*+ ?(?:end|fin|ende|fim)|-+ ?(?:end|fin))[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (BALANCE.test(folded)) return 'balance'
  if (TOTAL.test(folded)) return 'total'
  const meaning = sumMeaningOf(folded)
  return meaning === null ? null : meaning === 'sum' ? 'total' : 'balance'
}

/** A status cell or heading that says the transaction is pending. */
export function saysPending(text: string): boolean {
  return PENDING.test(foldText(text))
}

const POSTED =
  /^(?:posted|booked|completed|cleared|settled|recent|previous|past|gebucht|comptabilise\w*|passees?|operations passees|contabilizad\w*|contabilizzat\w*|efetuad\w*|concluid\w*|geboekt|bokford\w*|bokfort|bogfort|zaksiegowan\w*|rozliczon\w*|zauctovan\w*|konyvelt)\b/

/** A heading for booked transactions that comes after the pending ones. */
export function saysPosted(text: string): boolean {
  return POSTED.test(foldText(text).trim())
}

/** A whole status cell that means "pending". */
export function isPendingStatus(cell: string): boolean {
  return PENDING_CELL.test(foldText(cell).trim())
}

/** A whole status cell that means the payment didn't happen. */
export function isVoidStatus(cell: string): boolean {
  return VOID.test(foldText(cell).trim())
}

const OPENING =
  /open|begin|previous|initial|inizial|debut|pocet|prethod|predchoz|start|brought|anterior|inicial|precedent|ancien|anfang|alter|vortrag|vorig|oud|ingaende|inngaende|primo|alku|pocatecn|pociatocn|poczatk|nyito|pradz|sakum|onceki|devreden|acilis|входящ|начал|期初|上期|前|繰越|从/

/** Whether a balance line gives the balance before the rows (true) or after them. */
export function isOpeningText(text: string): boolean {
  const folded = foldText(text).trim()
  const meaning = sumMeaningOf(folded)
  return meaning === 'opening' || (meaning === null && OPENING.test(folded))
}
