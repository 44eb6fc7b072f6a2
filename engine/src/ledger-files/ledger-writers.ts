import type { Book, LedgerWriter } from './ledger-book.ts'
import { createBeancountWriter } from './write-beancount.ts'
import { createHledgerWriter } from './write-hledger.ts'
import { createOfxWriter } from './write-ofx.ts'
import { createQifWriter } from './write-qif.ts'

/** Writers for other programs' formats, by format name. */
export const LEDGER_WRITERS: Record<'qif' | 'ofx' | 'hledger' | 'beancount', (book: Book) => LedgerWriter> = {
  qif: createQifWriter,
  ofx: createOfxWriter,
  hledger: createHledgerWriter,
  beancount: createBeancountWriter,
}
