import type { CellRecord } from '../tables/csv-tokens.ts'
import type { DayOrder } from '../values/days.ts'

/** The products whose exports we recognize, and what people call them. */
export const PRODUCTS = {
  ynab: 'YNAB',
  mint: 'Mint',
  monarch: 'Monarch',
  actual: 'Actual',
  firefly: 'Firefly III',
  simplifi: 'Simplifi',
  copilot: 'Copilot',
  gnucash: 'GnuCash',
  quicken: 'Quicken',
  wise: 'Wise',
} as const
export type ProductId = keyof typeof PRODUCTS

/** The format name of this product's files. */
export function getFormat(product: ProductId): string {
  return `product-${product}`
}

export function getProductOfFormat(format: string | null): ProductId | null {
  const product = format?.startsWith('product-') ? format.slice('product-'.length) : ''
  return Object.hasOwn(PRODUCTS, product) ? (product as ProductId) : null
}

/** A product's file as a table; its headings are folded. */
export type ProductTable = { headings: readonly string[]; body: readonly CellRecord[] }

/** A heading in lower case. If there are several, the first one with a value counts. */
export type Heading = string | readonly string[]

/** The columns for one end of a payment: whose account it is, the amount that left or reached it, and a fee on top. */
type Side = {
  account: Heading
  name: Heading
  amount: Heading
  currency: Heading
  fee?: Heading
  feeCurrency?: Heading
}

export type ProductLayout = {
  readonly product: ProductId
  /** The file has all of these headings. */
  readonly needs: readonly string[]
  /** The file has none of these. */
  readonly lacks?: readonly string[]
  readonly day: Heading
  /** The date order, if the product always uses the same one. */
  readonly dayOrder?: DayOrder
  readonly account?: Heading
  /** Who was paid, by the name the user knows. */
  readonly payee?: Heading
  /** The bank's own text. */
  readonly text?: Heading
  readonly group?: Heading
  readonly category?: Heading
  readonly note?: readonly string[]
  readonly tags?: Heading
  /** What separates the tags in one cell, if not only commas. */
  readonly tagSeparator?: RegExp
  /** Words that start with # in a note are tags. */
  readonly hashTags?: true
  /** Headings whose cells also become tags, such as a flag. */
  readonly alsoTags?: readonly string[]
  readonly currency?: Heading
  readonly amount?: Heading
  /** The file writes spending without a minus. */
  readonly spentIsPositive?: true
  /** The column that marks money out, if amounts have no sign. */
  readonly direction?: { readonly heading: Heading; readonly out: readonly string[] }
  readonly out?: Heading
  readonly in?: Heading
  /** The total amount, on the line above the parts of a split. */
  readonly wholeAmount?: Heading
  /** The category, in lower case, of a line whose parts follow below it without a date. */
  readonly splitCategory?: string
  /** At the start of a note: which part of how many, or into how many parts the line is split. */
  readonly splitMark?: RegExp
  /** On a row without a category, a payee named like another account in the file is the other side of a transfer. */
  readonly payeeMayBeAccount?: true
  /** A category that is named like another account in the file is the other side of a transfer. */
  readonly categoryMayBeAccount?: true
  /** Categories are double-entry accounts that start with their root. */
  readonly categoriesAreAccounts?: true
  /** A payee that names the other account of a transfer; the first group is the account. */
  readonly transferPayee?: RegExp
  /** Categories, in lower case, that are neither income nor spending, such as transfers. */
  readonly transferCategories?: readonly string[]
  /** A column whose value marks a row as a transfer. */
  readonly transferType?: { readonly heading: Heading; readonly is: readonly string[] }
  /** Payees, in lower case, of opening balances. */
  readonly openingPayees?: readonly string[]
  readonly status?: {
    readonly heading: Heading
    readonly pending?: readonly string[]
    readonly uncleared?: readonly string[]
    /** The payment was canceled, or was refunded in full. */
    readonly undone?: readonly string[]
  }
  /** Both ends of each payment in one row. */
  readonly sides?: {
    readonly type: Heading
    readonly out: readonly string[]
    readonly in: readonly string[]
    readonly between: readonly string[]
    readonly from: Side
    readonly to: Side
    /** The product itself is the account, one per currency. */
    readonly accountName?: string
    /** Rows with the same key are the parts of one payment, if they have a title. */
    readonly splitBy?: { readonly key: Heading; readonly title: Heading }
  }
}

const TRANSFERS = ['transfer', 'transfers', 'credit card payment', 'credit card payments', 'internal transfer']

/**
 * How to recognize and read the products' tables of transactions. A product's most specific layout comes first; a table
 * is read with the first layout that its headings fit.
 */
export const PRODUCT_LAYOUTS: readonly ProductLayout[] = [
  {
    product: 'ynab',
    needs: ['account', 'date', 'payee', 'memo', 'outflow', 'inflow', 'cleared'],
    day: 'date',
    account: 'account',
    payee: 'payee',
    group: ['category group', 'master category'],
    category: ['sub category', 'category'],
    note: ['memo'],
    alsoTags: ['flag'],
    out: 'outflow',
    in: 'inflow',
    splitMark: /^\(?split\s*\(?(\d+)\/(\d+)\)\s*:?\s*/i,
    transferPayee: /^transfer\s*:\s*(.+)$/i,
    openingPayees: ['starting balance'],
    status: { heading: 'cleared', uncleared: ['uncleared', 'u'] },
  },
  {
    product: 'mint',
    needs: ['date', 'description', 'original description', 'amount', 'transaction type', 'category', 'account name'],
    day: 'date',
    dayOrder: 'mdy',
    account: 'account name',
    payee: 'description',
    text: 'original description',
    category: 'category',
    note: ['notes'],
    tags: 'labels',
    // Mint's export removes the spaces within a label.
    tagSeparator: /[\s,]+/,
    amount: 'amount',
    direction: { heading: 'transaction type', out: ['debit'] },
    transferCategories: TRANSFERS,
  },
  {
    product: 'monarch',
    needs: ['date', 'merchant', 'category', 'account', 'original statement', 'amount'],
    day: 'date',
    account: 'account',
    payee: 'merchant',
    text: 'original statement',
    category: 'category',
    note: ['notes'],
    tags: 'tags',
    currency: 'currency',
    amount: 'amount',
    transferCategories: [...TRANSFERS, 'balance adjustments'],
  },
  {
    product: 'copilot',
    needs: ['date', 'name', 'amount', 'status', 'category', 'parent category', 'type', 'account'],
    day: 'date',
    account: 'account',
    payee: 'name',
    group: 'parent category',
    category: 'category',
    note: ['note'],
    tags: 'tags',
    tagSeparator: /[;,]/,
    amount: 'amount',
    spentIsPositive: true,
    transferType: { heading: 'type', is: ['internal transfer'] },
    status: { heading: 'status', pending: ['pending'] },
  },
  {
    product: 'simplifi',
    needs: ['account', 'state', 'postedon', 'payee', 'category', 'amount'],
    day: 'postedon',
    account: 'account',
    payee: 'payee',
    category: 'category',
    note: ['notes', 'memo'],
    tags: 'tags',
    amount: 'amount',
    splitCategory: 'split',
    categoryMayBeAccount: true,
    transferCategories: TRANSFERS,
    status: { heading: 'state', pending: ['pending'], uncleared: ['uncleared'] },
  },
  {
    product: 'simplifi',
    needs: ['date', 'payee', 'amount', 'account', 'category', 'tags', 'notes'],
    lacks: ['merchant', 'cleared'],
    day: 'date',
    account: 'account',
    payee: 'payee',
    category: 'category',
    note: ['notes'],
    tags: 'tags',
    amount: 'amount',
    categoryMayBeAccount: true,
    transferCategories: TRANSFERS,
  },
  {
    product: 'actual',
    needs: ['account', 'date', 'payee', 'notes', 'category', 'amount'],
    lacks: ['tags', 'merchant', 'outflow'],
    day: 'date',
    account: 'account',
    payee: 'payee',
    group: 'category_group',
    category: 'category',
    note: ['notes'],
    hashTags: true,
    amount: 'amount',
    wholeAmount: 'split_amount',
    splitMark: /^\(split\s+(?:into\s+(?<into>\d+)|(\d+)\s+of\s+(\d+))\)\s*/i,
    transferPayee: /^transfer\s*:\s*(.+)$/i,
    payeeMayBeAccount: true,
    openingPayees: ['starting balance'],
    status: { heading: 'cleared', uncleared: ['not cleared', 'false'] },
  },
  {
    product: 'gnucash',
    needs: ['date', 'account name', 'description', 'full category name'],
    day: 'date',
    account: 'account name',
    payee: 'description',
    category: 'full category name',
    categoriesAreAccounts: true,
    note: ['notes', 'memo'],
    amount: ['value num.', 'value num', 'amount num.', 'amount num'],
  },
  {
    product: 'firefly',
    needs: ['journal_id', 'type', 'amount', 'currency_code', 'description', 'date', 'source_name', 'destination_name'],
    day: 'date',
    payee: 'description',
    category: 'category',
    note: ['notes'],
    tags: 'tags',
    sides: {
      type: 'type',
      out: ['withdrawal'],
      in: ['deposit', 'opening balance'],
      between: ['transfer'],
      from: { account: 'source_name', name: 'source_name', amount: 'amount', currency: 'currency_code' },
      to: {
        account: 'destination_name',
        name: 'destination_name',
        amount: ['foreign_amount', 'amount'],
        currency: ['foreign_currency_code', 'currency_code'],
      },
      splitBy: { key: 'group_id', title: 'group_title' },
    },
  },
  {
    product: 'wise',
    needs: [
      'id',
      'status',
      'direction',
      'source fee amount',
      'source amount (after fees)',
      'source currency',
      'target name',
      'target amount (after fees)',
      'target currency',
    ],
    day: ['finished on', 'created on'],
    category: 'category',
    note: ['reference', 'note'],
    status: { heading: 'status', undone: ['cancelled', 'refunded'], pending: ['pending', 'incoming_payment_waiting'] },
    sides: {
      type: 'direction',
      out: ['out'],
      in: ['in'],
      between: ['neutral'],
      accountName: 'Wise',
      from: {
        account: 'source name',
        name: 'source name',
        amount: 'source amount (after fees)',
        currency: 'source currency',
        fee: 'source fee amount',
        feeCurrency: 'source fee currency',
      },
      to: {
        account: 'target name',
        name: 'target name',
        amount: 'target amount (after fees)',
        currency: 'target currency',
      },
    },
  },
]
