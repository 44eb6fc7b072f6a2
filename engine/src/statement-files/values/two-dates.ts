/** Folded words in headings for the day of the payment and the day the bank posted it. */
const OF_PAYMENT =
  /trans|tranz|purchase|oper|beleg|kauf|achat|compra|acquist|aankoop|kop\b|kjop|kob\b|when you|dokonan|uskutecn|proveden|nakup|vasarl|islem|osto|利用|交易|사용|이용/
const OF_POSTING =
  /process|post|book|entered|receiv|buch|comptab|contab|inscri|bokf|boek|bogf|kirjaus|ksiegow|zauct|uctovan|konyvel|inregistr|knjiz|muhaseb|入账|记账|入帳|記帳|計上/

/** Whether a heading is for the day of the payment, which counts if each row has two dates: "Transaction date". */
export function saysPaymentDay(heading: string): boolean {
  return OF_PAYMENT.test(heading) && !OF_POSTING.test(heading)
}

/** Whether a heading is for the day the bank posted the payment: "Posting date", "Date entered". */
export function saysPostingDay(heading: string): boolean {
  return OF_POSTING.test(heading) && !OF_PAYMENT.test(heading)
}

/** Whether the second of two dates in one column is the day of the payment: "Posted" above "Transaction". */
export function saysSecondDay(heading: string): boolean {
  const [paid, posted] = [heading.search(OF_PAYMENT), heading.search(OF_POSTING)]
  return posted >= 0 && paid > posted
}
