import { foldWords } from '../../language/fold-text.ts'
import { readAmount } from '../values/amounts.ts'
import { cleanCell, readDayCell } from './column-profile.ts'
import type { CellRecord } from './csv-tokens.ts'
import { AMOUNT_ROLES } from './heading-role.ts'
import { PRICE } from './refine-roles.ts'
import { readHeader } from './table-header.ts'

/** What the user sees instead of rows if the file is a price list. */
export const PRICE_LIST =
  'This looks like a price list. It doesn’t say what was bought or when. If you bought these things, add a column with the dates. Otherwise, export your account’s transactions.'

const GOODS =
  /^(?:(?:product|item|article|goods?|menu)s?(?: (?:name|no|number|code|description))?|names?|sku|dish|title|model|ware|artikel(?:name|nummer|bezeichnung)?|produkte?|bezeichnung|produits?|articles?|libelle|nom|productos?|articulos?|nombre|produtos?|artigos?|nome|prodott[oi]|articol[oi]|naam|varor?|vare(?:r|navn)?|navn|namn|produkty?|towar|nazwa|nazev|zbozi|tuote|nimi|termek|megnevezes|urun|товар|наименование|название|商品(?:名)?|品名|产品|名称|상품명?)$/
/** Headings that suggest the items were paid for. */
const PAID = /\b(?:paid|spent|total|sum|cost|bought|bezahlt|gesamt|summe|paye|pagado|pago|pagato|betaald|totaal)\b/

/**
 * Whether a table lists goods with prices but no dates, like a shop's list or a menu. Read as transactions, every line
 * would be a purchase made today.
 */
export function isPriceList(records: readonly CellRecord[]): boolean {
  const [heading, ...rest] = records.filter((record) => record.cells.some((cell) => cell.trim() !== ''))
  if (!heading || rest.length === 0 || heading.cells.length < 2) return false
  const words = heading.cells.map((cell) => foldWords(cleanCell(cell)))
  if (words.some((word) => word.length > 40 || readAmount(word) || PAID.test(word))) return false
  const roles = readHeader(heading)?.roles ?? []
  if (roles.some((role) => role === 'day' || AMOUNT_ROLES.has(role))) return false
  const price = words.findIndex((word) => PRICE.test(word))
  if (price < 0 || !words.some((word, index) => index !== price && GOODS.test(word))) return false
  return rest.every(({ cells }) => {
    const cell = cleanCell(cells[price])
    return (cell === '' || readAmount(cell) !== null) && !cells.some((other) => readDayCell(cleanCell(other)))
  })
}
