import { foldText } from '../../language/fold-text.ts'

// The words for money that hasn't moved (pending, still to come, or never paid) and for money that has. All patterns
// match folded text.

/** Anywhere in a text: the payment didn't happen. */
const NEVER_PAID: Readonly<Record<string, string>> = {
  english:
    'declined|failed|stopped a payment|payment (?:was |has been )?stopped|not approved|not authori[sz]ed|rejected|refused|denied|cancell?ed|unsuccessful|insufficient funds|not charged|no money was|could not be (?:processed|completed|paid)|was not (?:processed|completed)' +
    "|(?:could|was|were)(?: not|n['’]t)(?: able to)? (?:take|collect|process|complete|charge)|unable to (?:take|collect|process|complete|charge)|(?:did not|didn['’]t) go through|(?:not|n['’]t) been charged",
  german: 'abgelehnt|abgewiesen|verweigert|fehlgeschlagen|zuruckgewiesen|nicht ausgefuhrt|nicht autorisiert',
  french: 'refusee?s?|echouee?s?|rejetee?s?|annulee?s?|non autorisee?',
  spanish: 'rechazad[ao]s?|denegad[ao]s?|fallid[ao]s?|cancelad[ao]s?|anulad[ao]s?|no autorizad[ao]',
  portuguese: 'recusad[ao]s?|negad[ao]s?|nao autorizad[ao]|nao aprovad[ao]|nao foi (?:aprovad|concluid|autorizad)[ao]',
  italian: 'rifiutat[aoei]|negat[ao]|annullat[aoei]|non autorizzat[ao]|non riuscit[ao]',
  afrikaans: 'afgekeur|geweier|misluk|onsuksesvol',
  dutch: 'geweigerd|afgewezen|mislukt|geannuleerd',
  nordic: 'avvist|avslatt|nekad|nekats|avbruten|misslyckad|misslyckades|afvist|mislykket|mislykkedes|hylatty|peruttu',
  polish: 'odrzucon\\p{L}*|odmowa|odmowion\\p{L}*|anulowan\\p{L}*|nieudan\\p{L}*',
  czech: 'zamitnut\\p{L}*|odmitnut\\p{L}*|neprobehla|zrusen\\p{L}*',
  hungarian: 'elutasitva|elutasitott|sikertelen|torolt',
  turkish: 'reddedildi|reddedilmistir|basarisiz|iptal edildi|onaylanmadi|gerceklesmedi|yetersiz bakiye',
  romanian: 'respins[ae]?|esuat[ae]?|refuzat[ae]?',
  slavic:
    'отклонен\\p{L}*|отказ(?:ано)?|неуспешн\\p{L}*|недостаточно средств|відхилен\\p{L}*|otklonen\\p{L}*|otkaz|odbijen\\p{L}*|nedostatochno sredstv',
  vietnamese: 'that bai|khong thanh cong|bi tu choi|da huy|khong du so du|so du khong du',
  malay: 'gagal|ditolak|dibatalkan|tidak berhasil|tidak berjaya|saldo tidak (?:cukup|mencukupi)|baki tidak mencukupi',
}

/**
 * The same in scripts other than Latin and Cyrillic. These can be inside a longer word, or next to one without a space.
 */
const NEVER_PAID_SCRIPTS: Readonly<Record<string, string>> = {
  korean: '거절|실패|한도초과|한도 초과|잔액부족|잔액 부족|미승인|승인불가|이용불가|사용불가|정지카드',
  japanese: '不成立|失敗|利用不可|ご利用いただけません|承認されません|承認エラー|残高不足|限度額超過|限度額オーバー',
  chinese:
    '失败|失敗|交易关闭|交易關閉|已关闭|已關閉|已撤销|已撤銷|拒绝|拒絕|被拒|未成功|不成功|余额不足|餘額不足|额度不足|額度不足|未授权|未授權',
  thai: 'ไม่สำเร็จ|ล้มเหลว|ปฏิเสธ|ไม่อนุมัติ|ไม่ได้รับอนุมัติ|เงินไม่พอ|เงินไม่เพียงพอ|เกินวงเงิน',
  arabic: 'مرفوض|رفض|فشل|لم تتم|غير ناجحة|غير مكتملة|غير كاف|عدم كفاية|تجاوز الحد|تعذر',
  hebrew: 'נדח|סורב|סירוב|לא אושר|נכשל|אין יתרה|חריגה ממסגרת',
  greek: 'απορριφθ|απορριπτ|απετυχ|αποτυχ|ανεπαρκ',
  hindi: 'असफल|विफल|अस्वीकृत|अस्वीकार|अपर्याप्त',
}

/** Only as a whole status: elsewhere, these words are parts of names. */
const NEVER_PAID_STATUS = [
  'not paid|unpaid|returned(?: unpaid)?|reverted|reversed|reversee?|reversal|voided|void|expired|error|failure|zuruckgesetzt|ruckgangig(?: gemacht)?|storniert|abgebrochen|revertid[ao]|ripristinat[ao]|stornat[ao]|teruggedraaid|cofniet[aey]|отменен[ао]?|неуспешно|ошибка|failed transaction|stornirano|anulat|iptal',
  '交易关闭|交易失败|已关闭|已撤销|撤销|已冲正|冲正|已冲销|已退回|支付失败|付款失败|取消|取消済|キャンセル|(?:승인|결제|거래|주문|이용)?(?:취소|거절|실패)(?:완료)?|ยกเลิก|בוטל|ملغاة|ملغي',
]
const inScripts = foldText(Object.values(NEVER_PAID_SCRIPTS).join('|'))
const wholeWords = Object.values(NEVER_PAID).join('|')
const VOID = new RegExp(`(?<!\\p{L})(?:${wholeWords})(?!\\p{L})|${inScripts}`, 'u')
const VOID_STATUS = new RegExp(
  `^(?:your )?(?:(?:payment|transaction|transfer|order|card|status|charge|purchase) )?(?:(?:was|is|has been) )?(?:${wholeWords}|${NEVER_PAID_STATUS.join('|')})$|^.{0,20}(?:${inScripts})`,
  'u',
)

// The fee for a failed payment, or its refund, did move.
const STILL_MOVED =
  /\b(?:fee|charge|refund\w*|gebuhr|entgelt|frais|comision|tarifa|taxa|oplata|erstatt\w*|rembours\w*|reembols\w*)\b/

/** Whether a text says that the payment didn't happen: "A purchase of $249.00 was DECLINED". */
export function saysVoid(text: string): boolean {
  const folded = foldText(text)
  // "Unable to charge your card" isn't about a charge that moved.
  return VOID.test(folded) && !STILL_MOVED.test(folded.replace(VOID, ' '))
}

/**
 * Whether a status means that the payment didn't happen: "Failed", "Payment declined", "Reversed/Failed". In Latin
 * and Cyrillic it must be the whole status; in other scripts, such a word can be a part of it.
 */
export function isVoidStatus(cell: string): boolean {
  return foldText(cell)
    .split('/')
    .every((part) => VOID_STATUS.test(part.trim()))
}

const PENDING =
  /^prel$|\ben proceso\b|\bem processamento\b|\bpor confirmar\b|\bpending\b|\bprocessing\b|^in progress$|vorgemerkt|vormerkung|noch nicht gebucht|\ben attente\b|a venir|\bpendientes?\b|\bpendentes?\b|\bin attesa\b|da contabilizzare|non contabilizzat|in behandeling|nog niet geboekt|gereserveerd|\breserv(?:ed|ert|erad|eret|erat|ation)\b|ikke bokfort|pa vej|oczekuj|zablokowan|nierozliczon|rezervac|fuggoben|в обработке|обрабатыва|в ожидании|заблокирован|очікує|处理中|待入账|未入账|未確定|速報|\bauthori[sz]ation only\b|\bauthori[sz]ed\b|\bnot yet (?:booked|posted)\b|\buncleared\b(?!$)|\bon hold\b|\bheld\b|\bkatevaraus|\bblokad[ay]\b|\bholds?$/
const PENDING_STATUS =
  /^(?:pending|prel|en proceso|em processamento|en curso|승인대기|처리중|保留中|處理中|待入帳|قيد التنفيذ|قيد المعالجة|معلق[ةه]?|ממתין|בהמתנה|processing|in progress|waiting|awaiting|scheduled|upcoming|planned|geplant|programmee?|programad[ao]|agendad[ao]|programmat[ao]|gepland|planlagt|planerad|kommende|zaplanowan[aey]|planovana?|authori[sz]ed|hold|reserved|vorgemerkt|umsatz vorgemerkt|offen|ausstehend|en attente|en cours|a venir|pendiente|pendente|in attesa|in behandeling|gereserveerd|reserverad|reserverat|reserverade|reserveret|reservert|preliminar|preliminart|w trakcie|oczekujaca|blokada|nezauctovano|v obработке|в обработке|обрабатывается|hold|non contabilizzato|da contabilizzare|no contabilizado|nog niet verwerkt|nicht gebucht|not posted|unposted|non comptabilise|venter|afventer|avventer|vantar|odottaa|inviata|nog te verwerken|处理中|待入账|未入账|未確定)$/

/** Whether a text has words for a pending transaction or one that the bank has only authorized. */
export function saysPending(text: string): boolean {
  return PENDING.test(foldText(text))
}

/** Whether a cell holds only a status that means pending or upcoming. */
export function isPendingStatus(cell: string): boolean {
  return PENDING_STATUS.test(foldText(cell).trim())
}

/** Whether a name starts with such a status: "PENDING - Corner Café", "Prel Clas Ohlson". */
export function startsWithPending(name: string): boolean {
  const status = /^(prel(?=\.?\s)|[^:–—-]{4,24}?(?=:\s|\s[-–—]\s))/iu.exec(name)?.[1] ?? ''
  return saysPending(status) && isPendingStatus(status)
}

const POSTED =
  /^(?:posted|booked|completed|cleared|settled|recent|previous|past|gebucht|comptabilise\w*|passees?|operations passees|contabilizad\w*|contabilizzat\w*|efetuad\w*|concluid\w*|geboekt|bokford\w*|bokfort|bogfort|zaksiegowan\w*|rozliczon\w*|zauctovan\w*|konyvelt)\b/

/** Whether a text starts with a word for "posted", as the heading after the pending transactions does. */
export function saysPosted(text: string): boolean {
  return POSTED.test(foldText(text).trim())
}

/** How headings of upcoming payments start, by language. */
const UPCOMING: Readonly<Record<string, string>> = {
  english:
    'upcoming|scheduled|coming up|coming soon|planned|expected|future (?:payments|transactions|transfers)|pre-?booked|next payments|not yet booked|provisional',
  german:
    'geplante?|anstehende?|kommende|kunftige|zukunftige|vorgemerkte?|vormerkungen|terminuberweisung(?:en)?|dauerauftrage|bevorstehende?|demnachst',
  french:
    '(?:operations? |paiements? |prelevements? |virements? )?(?:a venir|programmee?s?|prevue?s?)|prochain(?:e?s)?',
  spanish:
    '(?:pagos |movimientos |cargos |transferencias |recibos )?(?:programad[ao]s?|previst[ao]s?|pendientes?)|proxim[ao]s?',
  portuguese:
    '(?:pagamentos |lancamentos |transferencias )?(?:agendad[ao]s?|futuros|previst[ao]s?)|agendamentos|proxim[ao]s',
  italian:
    '(?:pagamenti |movimenti |bonifici |addebiti )?(?:programmat[ie]|in programma|futuri|previst[ie]|in arrivo)|prossim[ie]',
  dutch:
    '(?:ingeplande?|geplande?|komende|toekomstige|aankomende|verwachte)(?: (?:betalingen|afschrijvingen|overboekingen|transacties))?',
  nordic:
    'kommende|kommande|planlagte?|planerade?|forfallende|fremtidige|framtida|betalinger til forfald|tulevat|eraantyvat',
  polish: 'zaplanowan[ey]|nadchodzac[ey]|planowan[ey]|przyszle',
  czech: 'planovane|nadchazejici|budouci|cekajici',
  other:
    'kozelgo|utemezett|programate|viitoare|planlanan|gelecek|yaklasan|предстоящие|запланированн\\p{L}+|будущие|майбутні|заплановані|予定|即将|待付款|예정',
}
const HEADING = new RegExp(
  `^(?:my |your |ihre? |vos |mes |tus |seus |i tuoi |dine |dina )?(?:${Object.values(UPCOMING).join('|')})(?!\\p{L})`,
  'u',
)
const MAX_HEADING_LENGTH = 40

/** Whether a line is a heading for upcoming payments: "Upcoming (2)", "À venir", "Geplante Zahlungen". */
export function isUpcomingHeading(line: string): boolean {
  const folded = foldText(line)
    .replace(/^[^\p{L}]+/u, '')
    .trim()
  return folded.length <= MAX_HEADING_LENGTH && HEADING.test(folded)
}

// Headings of posted transactions, besides the words for "posted".
const POSTED_HEADING =
  /^(?:latest|last|recent|all|past|earlier|account)? ?(?:transactions?|activity|history|operations|movements|payments made)$|^(?:latest|letzte|dernieres?|ultim[aoei]s?|laatste|seneste|siste|senaste|ostatnie|posledni|executed|done|umsatze|bewegungen|movimientos|movimentos|movimenti|historique|historico|transaktionen|transacties|transaktioner|tidligere|tidigare|vergangene|ausgefuhrte?|realizad[ao]s?|eseguit[ie]|utforte?|historia)(?!\p{L})/u

/** Whether a line is a heading for transactions that are done: "Latest operations", "Umsätze". */
export function isPostedHeading(line: string): boolean {
  const folded = foldText(line)
    .replace(/[^\p{L} ]+/gu, '')
    .trim()
  return folded.length <= MAX_HEADING_LENGTH && POSTED_HEADING.test(folded)
}
