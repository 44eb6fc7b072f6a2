import { foldText } from '../../language/fold-text.ts'
import type { AmountToken } from './line-tokens.ts'

const WORDS =
  /(?:\bbal(?:ance)?|\blimit|\bavl|\bavailable|\bfees?\b|\bcharges?\b(?! of)|\bcost|\bvat|\btax|\bsaldo|\bdostupno|\bostatok|\bso du|\bsd|\bguthaben|\bkontostand|\bsolde|баланс|остаток|доступно|дост\.|комиссия|余额|残高|\bmore than|\bat least|\bexceed\w*|\bmehr als|\bplus de|\bmas de)[^\d]{0,16}$/

/** Whether the words before an amount make it a balance, limit, fee or threshold, stated beside what moved. */
export function isBesideAmount({ start }: AmountToken, line: string): boolean {
  return WORDS.test(foldText(line.slice(0, start)))
}
