const AMOUNT =
  /^(?:amount(?: (?:charged|spent|paid))?|transaction amount|total(?: amount)?|betrag|montant|importe|monto|valor|importo|bedrag|belopp|belop|belob|kwota|castka|金額|金额|利用金額|ご利用金額|お支払い?金額|交易金额|сумма|ps|gd|so tien|so tien gd|phat sinh|jumlah|nominal|tutar|islem tutari)$/
const NAME =
  /^(?:merchant(?: name)?|seller|verkaufer|vendeur|vendedor|payee|shop|store|where|retailer|description|recipient|beneficiary|paid to|to|handler|haendler|empfanger|empfaenger|verwendungszweck|commercant|marchand|beneficiaire|libelle|comercio|establecimiento|concepto|beneficiario|estabelecimento|descricao|esercente|winkel|omschrijving|butik|odbiorca|obchodnik|利用先|ご利用先|利用店|加盟店|商户|商户名称|交易商户|место|получатель|from|sender|von|auftraggeber|empfanger auftraggeber|zahlungsempfanger|zahlungspflichtiger|ordenante|remitente|emisor|remetente|ordinante|mittente|afzender|begunstigde|tegenpartij|counter ?party|other party|gegenpartei|contrepartie|contraparte|controparte|kontrahent|motpart|modpart|vastapuoli|protistrana|karsi taraf|контрагент|avsandare|mottagare|nadawca|nd|noi dung|penerima|alici)$/
const DAY =
  /^(?:date|transaction date|date and time|date time|posted|when|datum|buchungstag|date de l operation|fecha|data|dato|pvm|日時|利用日|ご利用日|利用日時|ご利用日時|時間|交易时间|дата|tg|thoi gian|tanggal|tarih)$/

// Labels with several words, recognized by the word that matters ("Valor de la transacción", "Lugar de compra").
const AMOUNT_WORD =
  /\b(?:amount|betrag|montant|importe|monto|valor|importo|bedrag|belopp|belop|belob|kwota|castka|tutar)\b|金額|金额|сумма/
const NAME_WORD =
  /\b(?:merchant|payee|recipient|beneficiary|handler|haendler|empfanger|commercant|marchand|beneficiaire|comercio|establecimiento|lugar|beneficiario|estabelecimento|esercente|negozio|winkel|butik|odbiorca|obchodnik|uye isyeri)\b|利用先|利用店|店舗|加盟店|商户|商店|가맹점|사용처|получатель/
const DAY_WORD = /\b(?:date|\w*datum|buchungstag|fecha|data|dato)\b|日時|利用日|时间|дата/
const OTHER_LABEL =
  /\b(?:due|available|balance|limit|minimum|saldo|disponible|disponivel|solde|guthaben|restante|cupo|credit|account|card|id|number|numero|venc\w*|expir\w*|fallig\w*|echeance|commission|fee|tax)\b|残高|余额/

function isLabel(label: string, exact: RegExp, word: RegExp): boolean {
  return exact.test(label) || (label.length < 32 && word.test(label) && !OTHER_LABEL.test(label))
}

/** Whether a folded label names a transaction's amount, other party or date. */
export function isLabelOf(field: 'amount' | 'name' | 'day', label: string): boolean {
  if (field === 'amount') return isLabel(label, AMOUNT, AMOUNT_WORD)
  return field === 'name' ? isLabel(label, NAME, NAME_WORD) : isLabel(label, DAY, DAY_WORD)
}
