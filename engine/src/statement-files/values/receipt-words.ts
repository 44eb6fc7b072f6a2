import { foldText } from '../../language/fold-text.ts'

// Words on receipts and orders, by language; folded when they are compiled.

/** What pays a part of a bill without money leaving the user's account. */
const OTHER_MEANS: Readonly<Record<string, string>> = {
  english:
    'gift ?(?:cards?|vouchers?|certificates?)|e-?gift|store credit|shop credit|account credit|credit note|vouchers?|coupon|(?:loyalty |reward |bonus )?points|rewards?|insurance|insurer|nhis|nhif|sha cover|medicare|medicaid|covered|wallet credit|promo(?:tional)? (?:balance|credit)',
  german:
    'geschenk(?:karte|gutschein)\\w*|gutschein\\w*|guthabenkarte|kundenguthaben|(?:bonus|payback|treue)?-?punkte|(?:kranken)?kasse|krankenversicherung|versicherung',
  french:
    "cartes? cadeaux?|cheques? cadeaux?|bons? d[e'’]? ?achat|avoir|points(?: de fidelite)?|cagnotte|mutuelle|assurance(?: maladie)?|securite sociale|tiers payant",
  spanish: 'tarjetas? (?:de )?regalo|vales?|cupon|saldo de tienda|puntos|monedero|seguro|aseguradora|obra social|eps',
  portuguese:
    'cart(?:ao|oes)[- ]?(?:de )?(?:presente|oferta)|vale(?:-| )?(?:presente|compras|oferta)?|pontos|convenio|seguro|plano de saude|adse',
  italian: 'cart[ae] regalo|buon[oi](?: (?:regalo|spesa|sconto))?|credito negozio|punti|assicurazione|ssn',
  dutch: 'cadeau(?:kaart|bon)\\w*|waardebon|tegoed(?:bon)?|(?:air ?miles|spaar)?punten|verzekering|zorgverzekeraar',
  nordic:
    'presentkort|gavekort|lahjakortti|tillgodokvitto|tilgodebevis|tilgodelapp|poang|bonuspoeng|pisteet|forsakring|forsikring|vakuutus|kela-?korvaus',
  polish: 'kart[ay] (?:podarunkow\\w+|upominkow\\w+)|bon(?:y| podarunkowy)?|voucher|punkty|ubezpieczenie|nfz',
  czech: 'darkov\\p{L}+ (?:kart\\p{L}+|poukaz\\p{L}*)|poukaz\\p{L}*|body|pojistovna',
  hungarian: 'ajandek(?:kartya|utalvany)|utalvany|pontok|biztosito',
  romanian: 'card cadou|voucher|puncte|asigurare',
  turkish: 'hediye (?:karti|ceki)|puan|sigorta|sgk',
  malay: 'kartu hadiah|kad hadiah|voucher|poin|koin|mata ganjaran|asuransi|insurans|bpjs',
  vietnamese: 'the qua tang|phieu (?:mua hang|qua tang)|diem thuong|bao hiem(?: y te)?|bhyt',
}
const OTHER_MEANS_SCRIPTS: Readonly<Record<string, string>> = {
  slavic: 'подарочн|сертификат|бонус|балл|страхов|подарунков|ваучер',
  greek: 'δωροκαρτ|δωροεπιταγ|ποντ|ασφαλ',
  chinese: '礼品卡|禮品卡|购物卡|代金券|优惠券抵扣|積分|积分|医保|統筹|统筹|健保',
  japanese: 'ギフトカード|商品券|ポイント(?:利用|払|使用)|クーポン',
  korean: '기프트카드|상품권|포인트|보험|공단부담',
  thai: 'บัตรของขวัญ|คะแนน|ประกัน|คูปอง',
  arabic: 'بطاقة هدية|قسيمة|نقاط|تأمين|التأمين',
  hebrew: 'גיפט|תו קנייה|שובר|נקודות|ביטוח',
  hindi: 'उपहार कार्ड|बीमा|अंक',
}
/** Points that were earned, or what is left on a gift card. */
const NOT_USED =
  /(?<!\p{L})(?:add|away|for only|earn\w*|collect\w*|gained|remaining|left|(?:new|card|points|available|current) balance|balance(?: after|:)|valid|expir\w*|saved?|savings|next|get|gesammelt|rest(?:guthaben|wert)?|neue[rs]?|gultig|ersparnis|gagnes?|solde|cumules?|ganad[ao]s|acumulad[ao]s|restante|ganh[ao]s?|guadagnat[ei]|residuo|saldo(?! de tienda)|gespaard|intjanade|optjent|opptjent|zdobyte|kazanilan)(?!\p{L})|残高|獲得|剩余|获得|적립|잔액/u

/** A day on which something will arrive: never the day of the payment. */
const ARRIVAL: Readonly<Record<string, string>> = {
  english:
    'arriv(?:es|ing)|arrival|(?:estimated|expected|scheduled) (?:delivery|arrival|by|for|date)|delivery (?:date|day|window|estimate|by|on|slot|expected)|(?:will be|to be|get it|being) delivered|get it|due to arrive|expected (?:on|by)|eta',
  german:
    '(?:voraussichtlich|erwartet|geplant)\\p{L}*|zustell(?:ung|datum|termin)|liefer(?:ung|datum|termin|zeit)(?! (?:an|nach)\\b)|ankunft|kommt an',
  french: 'livraison (?:prevue|estimee|le|entre|avant)|arrivee|arrive|date de livraison',
  spanish: 'llegada|llega(?:ra)?|entrega (?:estimada|prevista|el)|fecha de entrega|se entregara',
  portuguese: 'chegada|chega(?:ra)?|entrega (?:estimada|prevista)|previsao|data de entrega|sera entregue',
  italian: 'arrivo|arriva|arrivera|consegna (?:prevista|stimata|entro)|data di consegna',
  dutch: '(?:verwacht|geschat)e?|bezorg(?:ing|datum|moment)|aankomst|komt aan',
  nordic:
    'ankommer|ankomst|(?:beraknad|forvantad|forventet|estimert|estimeret|arvioitu) \\p{L}+|leveransdatum|leveringsdato|toimitus(?:aika|paiva)|saapuu',
  polish: '(?:przewidywan|planowan|szacowan)\\p{L}+ (?:dostaw\\p{L}+|termin)|(?:data|termin) dostawy|dotrze',
  czech: '(?:predpokladane|ocekavane) \\p{L}+|datum doruceni|doruceni|dorazi',
  hungarian: 'varhato\\p{L}*|kezbesites|erkezes|kiszallitas',
  romanian: '(?:livrare|data) (?:estimata|livrarii)|ajunge|sosire',
  turkish: '(?:tahmini )?(?:teslimat|teslim|varis)',
  malay: '(?:perkiraan|estimasi|anggaran|jangkaan) \\p{L}+|tiba|akan (?:sampai|tiba)',
  vietnamese: 'du kien|ngay giao(?: hang)?|giao (?:hang )?(?:vao|truoc)',
}
const ARRIVAL_SCRIPTS: Readonly<Record<string, string>> = {
  slavic: 'доставка|доставим|прибудет|ожидаем|очікуван|прибуде|доставк',
  greek: 'αναμεν|εκτιμωμεν|παραδοση',
  chinese: '预计|預計|送达|送達|到货|到貨|配送日',
  japanese: 'お届け|到着予定|配達予定|配送予定',
  korean: '도착|배송 ?예정|배달 ?예정',
  thai: 'คาดว่า|จัดส่งภายใน|ถึงวันที่',
  arabic: 'الوصول|التوصيل|التسليم|يصل',
  hebrew: 'צפוי|הגעה|אספקה|יגיע',
  hindi: 'डिलीवरी|पहुंच',
}

/** Money that a shop gave back. */
const REFUND: Readonly<Record<string, string>> = {
  english: 'refund(?:ed)?|money back|reimbursed',
  german: '(?:ruck)?erstatt(?:ung|et)(?:sbetrag)?|zuruckerstattet|gutgeschrieben',
  french: 'remboursement|remboursee?|avoir credite',
  spanish: 'reembolso|reembolsado|devolucion|devuelto|reintegro',
  portuguese: 'reembolso|reembolsado|devolucao|estorno|estornado|devolvido',
  italian: 'rimborso|rimborsato|riaccredito',
  dutch: 'terugbetaling|terugbetaald|teruggestort',
  nordic: 'aterbetalning|aterbetalat|refusjon|refundert|refundering|refunderet|tilbagebetaling|hyvitys|palautus',
  polish: 'zwrot|zwrocono',
  czech: 'vraceni|vraceno|refundace',
  other: 'visszaterites|rambursare|rambursat|iade(?: edildi)?|pengembalian dana|bayaran balik|hoan tien',
}
const REFUND_SCRIPTS: Readonly<Record<string, string>> = {
  slavic: 'возврат|возвращено|повернення',
  greek: 'επιστροφη',
  asian: '返金|退款|환불|คืนเงิน',
  arabic: 'استرداد',
  hebrew: 'החזר|זיכוי',
  hindi: 'रिफंड|वापसी',
}
/** A refund that may come, or what could be refunded. */
const NO_REFUND =
  /(?<!\p{L})(?:will|would|can|may|if|until|up to|non|no refund|not|within|eligible|policy|refundable|wird|werden|kann|falls|keine?|nicht|sera|jusqu|aucun|pas|hasta|sin|puede|sem|pode|fino|senza|verra|puo|wordt|als|geen|niet|inom|zostanie|bez|bude)(?!\p{L})/u

function compile(...tables: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]): RegExp {
  const [latin, scripts] = tables.map((table) => Object.values(table).join('|'))
  return new RegExp(`(?<!\\p{L})(?:${latin})(?!\\p{L})|${foldText(scripts!)}`, 'u')
}

const MEANS = compile(OTHER_MEANS, OTHER_MEANS_SCRIPTS)
const ARRIVES = compile(ARRIVAL, ARRIVAL_SCRIPTS)
const REFUNDS = compile(REFUND, REFUND_SCRIPTS)

/** "davon Geschenkkarte": a part of a bill was paid by other means than the user's money. */
export function saysOtherMeans(text: string): boolean {
  const folded = foldText(text)
  return MEANS.test(folded) && !NOT_USED.test(folded)
}

/** "Insurance 2.16": an insurance that was bought, not one that paid. */
const PREMIUM =
  /(?<!\p{L})(?:insurance|\p{L}*versicherung|assurance|seguro|assicurazione|verzekering|forsakring|forsikring|vakuutus|ubezpieczenie|asigurare|sigorta|asuransi|insurans|bao hiem)\s*:?\s*\p{Sc}?\s?[\d.,]+\W*$/u

/** Whether a line with other means may also be an item of the bill. */
export function mayBeItem(text: string): boolean {
  return PREMIUM.test(foldText(text))
}

/** "Llegada estimada: viernes 5 de diciembre". */
export function saysArrival(text: string): boolean {
  return ARRIVES.test(foldText(text))
}

/** "Refund to BB Wallet on 19 Oct 2025", but not "Refund if returned by 19 Oct". */
export function saysRefunded(text: string): boolean {
  const folded = foldText(text)
  return REFUNDS.test(folded) && !NO_REFUND.test(folded)
}
