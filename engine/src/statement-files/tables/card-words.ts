import { foldText } from '../../language/fold-text.ts'

const CARD =
  /credit ?card|kart no\b|kart numarasi|numer karty|cislo karty|kredit ?karte|kreditkort|luottokortti|carte (?:de )?credit|carte bancaire|tarjeta|cartao|carta di credito|creditcard|karta kredytowa|kreditni kart|hitelkartya|\bvisa\b|mastercard|master card|\bamex\b|american express|\bdiners\b|discover|信用卡|クレジット|カード|כרטיס|סכום חיוב|אשראי|بطاق[ةه]|บัตรเครดิต|the tin dung|kartu kredit|利用店|ご?利用(?:金額|額|日|先|者)|카드|кредитн\S+ карт|card ?(?:#|no|number|member|used|ending)|merchant|statement closing|minimum (?:amount |payment )?due|minimum payment|payment due date|mindestbetrag fallig|paiement minimum|pago minimo|pagamento minimo|appears on your statement|pa din kontoutskrift som|pa ditt kontoutdrag som|auf ihrer abrechnung als|sur votre releve|en su extracto como|sul suo estratto|op uw rekeningoverzicht als|支払総額|purchased by|\d{4}[ -]?(?:[*x•]{2,4}[ -]?){1,3}\d{3,4}/

const SPENDING =
  /expens|spend|spent|outlay|ausgabe|depense|gasto|despesa|spes[ae]\b|uitgave|wydat|vydaj|utgift|kulut|харч|расход|支出|消费|利用|金額|cost\b|paid\b|purchas|결제금액|주문번호|구매/

/** Words in headings and lines of a card statement, where topping up a travel card is a normal purchase. */
const BILLED = /お支払(?:い)?日|請求|会員番号|支払区分|支払回数|クレジット/

/** Whether the text around the rows suggests a card statement. */
export function mentionsCard(text: string): boolean {
  return CARD.test(foldText(text))
}

const MASKED_NUMBER = /\d{4}[ -]?(?:[*x•]{2,4}[ -]?){1,3}(?:[\d*x]{3,4})?|[*x•]{4}[ -]?\d{4}\b/
const MERCHANT = /merchant|가맹점|加盟店|利用店|商户|commercant|handler\b|comercio|esercente|בית ?העסק/

/** Whether the text contains a card number that is partly hidden. */
export function showsCardNumber(text: string): boolean {
  return MASKED_NUMBER.test(foldText(text))
}

/** Whether a heading names merchants, as on a card statement. */
export function mentionsMerchants(text: string): boolean {
  return MERCHANT.test(foldText(text))
}

/** Whether the text around the rows calls the rows expenses. */
export function mentionsSpending(text: string): boolean {
  return SPENDING.test(foldText(text))
}

/** Whether the text around the rows suggests a card bill. */
export function mentionsBill(text: string): boolean {
  return BILLED.test(foldText(text))
}
