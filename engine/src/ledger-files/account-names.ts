import { type Book, type BookAccount, type BookEntry, getAccountTitle } from './ledger-book.ts'

type ToPart = (text: string) => string

/**
 * Names of double-entry accounts: the user's accounts are assets; categories are expenses, income or, for transfers,
 * equity.
 */
export class AccountNames {
  readonly #names = new Map<string, string>()
  readonly #used = new Set<string>()
  readonly #book: Book
  readonly #toPart: ToPart

  /** `toPart` turns text into a valid name. A name that is taken gets a number. */
  constructor(book: Book, toPart: ToPart) {
    this.#book = book
    this.#toPart = toPart
    for (const account of book.accounts) this.nameAsset(account)
    for (const { name } of book.categories) this.#findCategory(name)
    this.nameCounterpart({ category: null, minor: -1, isTransfer: false })
    this.nameCounterpart({ category: null, minor: 1, isTransfer: false })
    this.nameCounterpart({ category: null, minor: 1, isTransfer: true })
  }

  /** All names: assets first, then categories, then those for transfers and uncategorized transactions. */
  get all(): string[] {
    return [...this.#names.values()]
  }

  nameAsset(account: BookAccount): string {
    return this.#makeName(
      `asset ${account.source ?? ''}|${account.source === null}|${account.currency}`,
      'Assets',
      getAccountTitle(account, this.#book.accounts),
    )
  }

  /**
   * Where the money went or came from. Transfers between the user's accounts go through equity, where the two sides
   * cancel out if they have the same currency.
   */
  nameCounterpart({ category, minor, isTransfer }: Pick<BookEntry, 'category' | 'minor' | 'isTransfer'>): string {
    if (isTransfer) return this.#makeName('transfers', 'Equity', 'Transfers')
    if (category !== null) return this.#findCategory(category)
    return minor < 0
      ? this.#makeName('unsorted expense', 'Expenses', 'Uncategorized')
      : this.#makeName('unsorted income', 'Income', 'Uncategorized')
  }

  #findCategory(name: string): string {
    const kind = this.#book.categories.find((each) => each.name === name)?.kind ?? 'expense'
    const root = kind === 'income' ? 'Income' : kind === 'transfer' ? 'Equity' : 'Expenses'
    return this.#makeName(`category ${name}`, root, name)
  }

  #makeName(key: string, root: string, text: string): string {
    const existing = this.#names.get(key)
    if (existing !== undefined) return existing
    const base = `${root}:${this.#toPart(text)}`
    let name = base
    for (let n = 2; this.#used.has(name.toLowerCase()); n += 1) name = `${base}-${n}`
    this.#used.add(name.toLowerCase())
    this.#names.set(key, name)
    return name
  }
}
