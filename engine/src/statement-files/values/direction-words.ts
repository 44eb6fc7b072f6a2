import { foldText } from '../../language/fold-text.ts'
import { SCRIPTS_IN, SCRIPTS_OUT } from './direction-scripts.ts'
import { namesSender } from './sender-words.ts'

export type Direction = 'in' | 'out'

// Flags that fill a whole cell. A single letter can also be a name, so callers check what else the column holds.
const FLAG_OUT = new Set(
  'd dr db dt deb debit debet debito debe debi s soll af t wn b out outgoing outgo withdrawal debited money_out expense expenses spend spent paid payment_out sent - borc gider gasto gastos despesa despesas depense depenses uitgave uitgaven ausgabe ausgaben ausgang belastung lastschrift spesa uscita uscite addebito cargo debit_card egreso egresos saida saidas sortie dare obciazenie wydatek vydej vydaj terheles kiadas plata rashod isplata tagasi deebet debetas debets mokejimas islaidos otto gider cikis 支出 支払 支払い 出金 お支払い お引出し 引出 借 借方 借dr 支 出 转出 付款 消费 출금 지출 dare расход списание дебет дт витрата χ χρεωση 轉出 提款 支付 扣款 חובה מדין مدين مصروف مصروفات ถอน จ่าย keluar pengeluaran'.split(
    ' ',
  ),
)
const FLAG_IN = new Set(
  'c cr ct cred credit kredit credito k h haben bij j ma a in incoming income deposit credited money_in received receive + haber abono ingreso ingresos receita receitas recette recettes inkomsten einnahme einnahmen eingang gutschrift entrata entrate accredito entrada entradas entree avere uznanie wplyw przychod prijem jovairas bevetel incasare prihod uplata laekumine kreeditas kredits kreedit kreditas pano alacak gelir giris 収入 入金 お預入れ 預入 贷 貸方 贷cr 收 收入 入 转入 收款 입금 수입 приход зачисление пополнение кредит поступление кт надходження π πιστωση 轉入 存入 存款 זכות הכנסה دائن دخل ฝาก รับ masuk pemasukan'.split(
    ' ',
  ),
)

const MAX_FLAG_LENGTH = 20

/** The direction of a cell that holds only a flag (D, Cr, Af, 支出, −); null for anything else. */
export function getDirectionFromFlag(cell: string): Direction | null {
  if (cell.length > MAX_FLAG_LENGTH) return null
  const folded = foldText(cell)
    .replace(/[()[\].:\s]+/g, '')
    .replace(/[−–—]/g, '-')
  if (FLAG_OUT.has(folded)) return 'out'
  if (FLAG_IN.has(folded)) return 'in'
  return null
}

const LATIN_IN =
  /\b(?:got paid|came in|won$|(?:paid|gave|sent) (?:me|us)|payday|bonifico (?:\w+ ){0,2}a (?:vostro|vs\.?|tuo) favore|a (?:vostro|vs\.?) favore|versamento|incasso|tr(?:s)?f from|tfr from|(?:pension|wages|pay) in|bekommen|zuruckgegeben|zuruckbekommen|gekregen|dostal[ae]m|paid you|sent you|paid me|refund(?:ed)?|returns?|reversal|reversed|cash ?back|rebate|deposits?|deposited|credit(?:ed)?|payroll|salary|wages?|paycheck|paycheque|income|received|incoming|payment received|payment[ -]*thank you|thank you|vielen dank|merci|muchas gracias|obrigad[oa]|grazie|autopay|auto ?pay|online payment|mobile payment|internet payment|automatic payment|web payment|payment - |interests?(?! (?:charge|payment to))|interets?|intereses|juros|interessi|\brente\b|dividends?|reimbursement|contribution|sell|sold|sale of|top[- ]?up|money in|paid in|transfer from|bonus|charge ?back|gutschrift|gehalt|lohn|eingang|einzahlung|erstattung|ruckzahlung|ruckerstattung|zinsen|verkauf|ausschuttung|virement recu|vir recu|versement|remboursement|salaire|avoir|vente|dividendes?|nomina|ingreso|abono|devolucion|reembolso|transferencia recibida|recibido|bizum recibido|venta|deposito|recebid[ao]|recebimento|estorno|salario|pagamento recebido|rendimento|provento|bonifico in entrata|accredito|rimborso|stipendio|ontvangen|bijschrijving|storting|salaris|terugbetaling|wplata|uznanie|przychodzacy|wynagrodzenie|zwrot|prichozi|prichozi platba|vyplata|jovairas|fizetes beerkezett|lon|insattning|innskudd|utbetaling fra|overforsel fra|palkka|hyvitys|maas|iade|gelen|munkaber|kamat|befizetes|mzda|plat[ac] z|vratka|uroky?|odsetki|korko|faiz|lonn|palk|alga|atlyginimas|zarada|placa|salariu|dobanda|cobros?|encaissement|zahlungseingang|geldeingang|ontvangst|overforing fran|inbetalning|innbetaling|indbetaling|wplyw|incasare|tahsilat|stipend|rente?neingang|loan proceeds|tax refund|aterbetalning|tilbakebetaling|tilbagebetaling|palautus|visszaterites|beerkezett|kindergeld|elterngeld|arbeitslosengeld|burgergeld|wohngeld|steuererstattung|proventos|beneficios?|aposentadoria|loon|toeslag(?:en)?|zorgtoeslag|kinderbijslag|uitkering|vergoeding|allocations?|retraite|emerytura|zasilek|duchod|barnbidrag|barnetrygd|borne(?:penge|ydelse)|lapsilisa|social security|child benefit|universal credit|unemployment|tax return|gaji|setoran|pengembalian|transfer masuk|hoan tien|nhan tien|tien luong)\b/
const LATIN_OUT =
  /\b(?:purchase[sd]?|debit(?:ed)?|withdrawals?|withdrawn|withholding|withheld|quellensteuer|paid|payment to|fees?|charges?|pos|atm|sent|spent|transfer to|bill ?pay(?:ment)?|buy|bought|sale|expense|checks? paid|card payment|kauf|einkauf|lastschrift|abbuchung|auszahlung|uberweisung|dauerauftrag|kartenzahlung|belastung|gebuhr|entgelt|miete|bezahlung|carte|cb|achat|prelevement|prlv|retrait|virement emis|cotisation|frais|compra|pago|recibo|cargo|retirada|reintegro|adeudo|comision|bizum enviado|pagamento|saque|debito|tarifa|enviad[ao]|prelievo|addebito|acquisto|pagamento pos|commissione|betaling|afschrijving|incasso|geldopname|pinbetaling|pin|zakup|platnosc|wyplata|obciazenie|oplata|prowizja|przelew wychodzacy|platba|vyber|nakup|poplatek|vasarlas|terheles|kop|kortkop|uttag|overforing|varekob|kjop|osto|otto|odeme|harcama|cekim|tarik tunai|pembelian|pembayaran|biaya|rut tien|thanh toan|phi dich vu)\b/
const WORDS_IN = new RegExp(`${LATIN_IN.source}|${SCRIPTS_IN}`)
const WORDS_OUT = new RegExp(`${LATIN_OUT.source}|${SCRIPTS_OUT}`)

/** Topping up one of these is spending: "Oyster top-up", "mobile top up". */
const TOPPED_UP =
  /\b(?:oyster|opal|myki|leap|octopus|suica|pasmo|ic|presto|clipper|metro|transit|travel|transport|bus|train|tram|phone|mobile|airtime|prepaid|sim|data|school|lunch|canteen|meter|linkt|e-?toll|toll|hop|nol|snapper|compass|ov|ret|translink|go|insurance)(?: card)? (?:auto )?top[- ]?up\b/g

/** The direction that the words of a type or description suggest; null if none. */
export function getDirectionFromWords(text: string): Direction | null {
  if (namesSender(text)) return 'in'
  const folded = foldText(text).replace(TOPPED_UP, 'bought')
  const into = WORDS_IN.exec(folded)?.index
  const out = WORDS_OUT.exec(folded)?.index
  if (into === undefined && out === undefined) return null
  // If both kinds occur, the first is the type of transaction and the rest describes it.
  return (into ?? Number.POSITIVE_INFINITY) <= (out ?? Number.POSITIVE_INFINITY) ? 'in' : 'out'
}

const STRONG_IN =
  /payment\s*(?:received)?\s*[-–—,:]*\s*thank|thank you|zahlung\b.*\bdank|odeme\b.*tesekkur|\binbetalning|\binnbetaling|\bindbetaling|paiement\b.*\bmerci|pago\b.*\bgracias|pagamento\b.*\b(?:obrigad|grazie)|betaling\b.*\b(?:dank|tak)|payment received|online payment|internet payment|mobile payment|electronic payment|\b(?:mobile|online|internet|web|electronic|auto(?:matic)?|e) ?-?p(?:y)?mt|autopay|auto-?pay|automatic payment|direct debit payment|payments? and credits|refund|\breturns?(?= \||$)|\b(?:purchase|merchandise) return|reversal|cash ?back|gutschrift|retoure|rucksendung|ruckzahlung|remboursement|reembolso|devolucion|estorno|rimborso|terugbetaling|zwrot|还款|退款|退货|入金|返金|返品|前回.{0,4}(?:振替|支払|請求)|オートチャージ|ｵｰﾄﾁｬｰｼﾞ|チャージ|возврат|זיכוי|استرداد|คืนเงิน|환불|취소|pagamento recebido|pago recibido|su pago|ihre zahlung|your payment|votre paiement|seu pagamento|suo pagamento|uw betaling|din (?:in)?betal|zahlung erhalten|lastschrifteinzug kreditkarte|^payment$|\bpayment - |debited (?:to|from) your bank ac/

const PAYING =
  'payment|pay(?:d|ment)?|zahlung|einzahlung|paiement|pago|pagamento|betaling|inbetalning|innbetaling|indbetaling|suoritus|maksu|wplata|splata|platba|splatka|befizetes|odeme|платеж|оплат|お支払|入金|付款|还款'
const THANKING =
  'thank|danke?|merci|gracias|obrigad|grazie|bedankt|tack|takk?|kiitos|dziekuje|dekuj|koszonj|tesekkur|спасибо|ありがとう|谢谢|謝謝'
const PAID_WITH_THANKS = new RegExp(`(?:${PAYING}).*\\b(?:${THANKING})|(?:${PAYING}).*(?:спасибо|ありがとう|谢谢|謝謝)`)

/** "Payment – thank you" in any language: only card statements say that. */
export function isThanksForPayment(text: string): boolean {
  return text.length < 80 && PAID_WITH_THANKS.test(foldText(text))
}

/** Whether a text has words that, on a card statement, only appear on money paid or given back to the card. */
export function isCardPaymentText(text: string): boolean {
  const folded = foldText(text)
  return STRONG_IN.test(folded) || PAID_WITH_THANKS.test(folded)
}

const PAYMENT_WORDS =
  /\b(?:e?-?payments?|p(?:y)?mts?|auto-?pay|online|internet|mobile|electronic|automatic|auto|web|direct debit|thank you|thanks|received|from|your|you|card|credit|to|the|bank|checking|chk|chq|savings|account|acct|ref|conf|confirmation|ach|id|ending|in|on|via|transfer|xfer|mastercard|visa|amex)\b/g

/**
 * Whether a text that `isCardPaymentText` accepts is only about paying a card's bill: "Online payment 4471" is, while
 * "Online payment British Gas" pays another bill. Only English phrases for paying online are looked at; other texts
 * pass.
 */
export function isBareBillPayment(text: string): boolean {
  const folded = foldText(text)
  if (!/\b(?:online|internet|mobile|electronic|web|auto(?:matic)?|e) ?-?p(?:ay(?:ment)?|y?mt)/.test(folded)) return true
  return !/\p{L}{3,}/u.test(folded.replace(PAYMENT_WORDS, ' '))
}

const PAYMENT =
  /^(?:your |su |inclusao de |seu |din |ihre |votre |uw |la vostra |il suo |twoja |vase )?(?:payments?|pagamentos?|pago|abono|zahlung|einzahlung|paiement|versement|pagamento|betaling|inbetalning|innbetaling|indbetaling|suoritus|splata|platba|splatka|befizetes|odeme|uplata|платеж|погашение|оплата счета|结算|還款)(?!.*\b(?:pos|card|carta|carte|karte|contactless)\b)/

/** A text that starts with the word for paying and mentions no card: on a card statement, the bill payment. */
export function isPaymentText(text: string): boolean {
  return PAYMENT.test(foldText(text).trim())
}

const BOUGHT =
  /\b(?:purchases?|buy|bought|compras?|achats?|kauf|koop|einkauf|acquisto|acquisti|aankoop|zakupy?|nakup|vasarlas|kop|kjop|kob|varekjop|varekob|osto|alisveris|parcela|cuota)\b|покупка|消费|購入|구매/

/** A text that calls itself a purchase or an installment of one. */
export function isPurchaseText(text: string): boolean {
  return BOUGHT.test(foldText(text))
}

const SOLD =
  /\b(?:sell|sold|sale|vente|vendu|verkauf|venta|venda|vendita|verkoop|sprzedaz|prodej|predaj|eladas|salg|salj|myynti|satis)\b|продажа|卖出|売却|매도/

/** A text that calls itself a sale of something the user owned. */
export function isSaleText(text: string): boolean {
  return SOLD.test(foldText(text))
}

const SALARY =
  /salary|payroll|wages|paycheck|deposit|interest (?:paid|earned|credit|payment)|gehalt|lohn|salaire|nomina|salario|stipendio|salaris|wynagrodzenie|mzda|vyplata|palkka|\blon\b|maas|зарплата|工资|給与|給料|dividend|\bincome\b/

const WAGES =
  /\b(?:salary|payroll|wages|paycheck|gehalt|lohn|salaire|nomina|salario|stipendio|salaris|wynagrodzenie|mzda|palkka|lonn?|maas)\b|зарплата|工资|給与|給料|급여/

/** Wages: never money out, so negative wages prove that all signs are flipped. */
export function isWagesText(text: string): boolean {
  return WAGES.test(foldText(text))
}

// "Cash dividend – US tax": tax withheld from income is money out.
const TAXED = /\b(?:tax(?:es)?|withh(?:olding|eld)|quellensteuer|kapitalertrags?steuer|kest|retencion|ritenuta)\b/

/** Whether a text has words that usually appear on money coming in, such as "salary", "deposit" or "dividend". */
export function isIncomeText(text: string): boolean {
  const folded = foldText(text)
  return SALARY.test(folded) && !TAXED.test(folded)
}

const INCOME_CATEGORY =
  /^(?:income|revenues?|earnings|salary|einnahmen?|einkommen|gehalt|revenus?|ingresos?|receitas?|rendas?|ricavi|entrate|inkomsten|inntekt(?:er)?|indtaegt(?:er)?|inkomst(?:er)?|tulot|przychody?|wplywy|prijmy?|bevetel(?:ek)?|venituri|prihodi|gelir(?:ler)?)\b/

/** A category that only money in can have. */
export function isIncomeCategory(cell: string): boolean {
  const folded = foldText(cell)
  return INCOME_CATEGORY.test(folded) || /^(?:доход|收入|収入|수입)/.test(folded)
}

const NEITHER = /^(?:不计收支|\/|neutral|none|n\/a|其他|--)$/

/** A direction cell that says no money moved in or out (a transfer within the wallet). */
export function isNoDirection(cell: string): boolean {
  return NEITHER.test(foldText(cell).trim())
}
