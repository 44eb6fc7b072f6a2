import type { PlainDate } from '../core/plain-date.ts'
import { foldText } from './fold-text.ts'
import { findAmounts, findDays } from './line-tokens.ts'
import { cleanName, dayText, type FoundRow } from './pasted-records.ts'

const AMOUNT =
  /^(?:amount(?: (?:charged|spent|paid))?|transaction amount|total(?: amount)?|betrag|montant|importe|monto|valor|importo|bedrag|belopp|belop|belob|kwota|castka|金額|金额|利用金額|ご利用金額|お支払い?金額|交易金额|сумма)$/
const NAME =
  /^(?:merchant(?: name)?|payee|shop|store|where|retailer|description|recipient|beneficiary|paid to|to|handler|haendler|empfanger|empfaenger|verwendungszweck|commercant|marchand|beneficiaire|libelle|comercio|establecimiento|concepto|beneficiario|estabelecimento|descricao|esercente|winkel|omschrijving|butik|odbiorca|obchodnik|利用先|ご利用先|利用店|加盟店|商户|商户名称|交易商户|место|получатель|from|sender|von)$/
const DAY =
  /^(?:date|transaction date|date and time|date time|posted|when|datum|buchungstag|date de l operation|fecha|data|dato|pvm|日時|利用日|ご利用日|利用日時|ご利用日時|時間|交易时间|дата)$/

/** Reads notification mails and receipts that label their lines: "Merchant: …", "Amount: …", "Date: …". */
export function readLabelledText(lines: readonly string[], today: PlainDate): FoundRow[] {
  const rows: FoundRow[] = []
  const whole = foldText(lines.join('\n'))
  const into =
    /\b(?:deposit|credited|received|refund|incoming|gutschrift|zahlungseingang|recu|recibid|ingreso|recebid|ricevut|ontvangen|paid you|sent you)\w*\b/.test(
      whole,
    ) && !/\b(?:purchase|spent|charged|debited|payment made|withdrawal)\b/.test(whole)
  let current: { day?: string; name?: string; amount?: string; line: number } = { line: 1 }
  const flush = () => {
    if (current.day && current.amount && current.name)
      rows.push({ line: current.line, day: current.day, name: current.name, amount: current.amount })
  }
  lines.forEach((raw, index) => {
    const match = /^[•*◇◆■○・▼>-]*([^:：=]{1,40})[:：=](.+)$/.exec(raw.trim())
    if (!match?.[1] || !match[2]) return
    const label = foldText(match[1])
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const value = match[2].trim()
    if (current.day && current.name && current.amount && (DAY.test(label) || NAME.test(label) || AMOUNT.test(label))) {
      flush()
      current = { line: index + 1 }
    }
    if (AMOUNT.test(label)) {
      const amount = findAmounts(value, [])[0]
      if (!amount) return
      current.line = index + 1
      current.amount = amount.text
    } else if (NAME.test(label) && !/@/.test(value) && (findDays(value, null)[0]?.start ?? 1) > 0)
      current.name ??= cleanName(value)
    else if (DAY.test(label)) {
      const day = findDays(value, today)[0]
      if (day) current.day = dayText(day)
    }
  })
  flush()
  // Where some amounts have a sign, the others are money in; where none has, the words of the mail tell.
  const isSigned = rows.some((row) => /^[-(\u2212]|-$/.test(row.amount ?? ''))
  const sign = isSigned || into ? '+' : '-'
  return rows.map((row) =>
    /^[-+(\u2212]|-$/.test(row.amount ?? '') ? row : { ...row, amount: `${sign}${row.amount}` },
  )
}
