import { foldText } from '../../language/fold-text.ts'

/** How each order starts in the list of a shop's account, by language; folded. */
const HEADS: Readonly<Record<string, string>> = {
  english: 'order placed|ordered on|order date',
  german: 'bestellung aufgegeben|bestellt am|bestelldatum',
  french: 'commande (?:effectuee|passee)|date de commande',
  spanish: 'pedido (?:realizado|efectuado)|fecha del? pedido',
  portuguese: 'pedido (?:realizado|feito|efetuado)|encomenda (?:efetuada|realizada)|data do pedido',
  italian: "ordine (?:effettuato|eseguito)|data (?:dell['’])?ordine",
  dutch: 'bestelling geplaatst|besteld op|besteldatum',
  nordic: 'bestallning (?:lagd|gjord)|bestallningsdatum|bestilling (?:lagt|afgivet)|bestillingsdato|ordredato|tilattu',
  polish: 'zamowienie zlozone|zlozono zamowienie|data zamowienia',
  czech: 'objednano|datum objednavky',
  other:
    'siparis (?:verildi|tarihi)|rendeles (?:datuma|leadva)|comanda plasata|data comenzii|tanggal pesanan|ngay dat hang',
  scripts:
    'дата заказа|заказ оформлен|дата замовлення|注文日|下单时间|下單時間|订单时间|주문일|주문 ?일자|תאריך הזמנה|تاريخ الطلب',
}
const HEAD = new RegExp(`^(?:${foldText(Object.values(HEADS).join('|'))})(?!\\p{L})`, 'u')

/** The indexes of the lines on which the orders of a list start; empty if the text has only one. */
export function findOrderHeads(lines: readonly string[]): number[] {
  const heads = lines.flatMap((line, at) => (HEAD.test(foldText(line).trim()) ? [at] : []))
  return heads.length > 1 ? heads : []
}
