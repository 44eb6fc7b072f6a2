import { foldText } from '../../language/fold-text.ts'

type Words = Readonly<Record<'in' | 'out', string>>

/**
 * What banks call money in and money out in languages that don't use Latin letters. Matched anywhere, because several
 * of these languages don't put spaces between words.
 */
const WORDS: Readonly<Record<string, Words>> = {
  korean: {
    in: '입금|이체입금|환불|환급|급여|월급|이자(?!카야)|캐시백|받으셨|받았|송금받',
    out: '승인|결제|출금|이체|사용|지출|구매|송금|납부|인출|수수료|일시불|할부|보냈',
  },
  japanese: {
    in: '入金|振込入|受取|受け取|預入|お預け|給与|給料|賞与|返金|返品|払戻|払い戻し|還付|利息|チャージ|キャッシュバック',
    out: '(?<!入)出金|引落|引き落とし|引出|引き出し|払出|支払|利用|購入|買い物|決済|振替|送金|手数料|物販',
  },
  chinese: {
    in: '退款|退货|退貨|还款|還款|收入|转入|轉入|入账|入賬|入帳|到账|到賬|存入|存款|汇入|匯入|收款|收到|工资|工資|薪资|薪資|利息|返现|充值退',
    out: '消费|消費|支出|购买|購買|付款|转出|轉出|支付|扫码|取现|取款|提款|手续费|手續費|分期|扣款|扣除|缴费|繳費|刷卡|汇出|匯出',
  },
  thai: {
    in: 'เงินเดือน|รับโอน|รับเงิน|ได้รับ|ดอกเบี้ย|ฝาก|เงินเข้า|โอนเข้า|โอนเงินเข้า|คืนเงิน|เงินคืน',
    out: 'ถอน|ค่าธรรมเนียม|ชำระ|จ่าย|โอนเงิน|โอนไป|โอนออก|เงินออก|ซื้อ|หักบัญชี|หักเงิน|ตัดบัญชี|เติมเงิน|กดเงิน',
  },
  arabic: {
    in: 'راتب|ايداع|إيداع|استرداد|استرجاع|وارد|استلام|استلمت|اضافة|إضافة|أضيف|دائن|عكس عملية',
    out: 'سحب|مشتريات|شراء|رسوم|صادر|خصم|دفع|سداد|مدين|نقاط البيع|صراف|فاتورة',
  },
  persian: { in: 'واریز|دریافت', out: 'برداشت|خرید|پرداخت' },
  hebrew: {
    in: 'זיכוי|משכורת|החזר|הפקדה|התקבל|קצבה',
    out: 'משיכה|הוראת קבע|עמלה|חיוב|חויב|קנייה|קניה|רכישה|תשלום|שולם|כספומט',
  },
  russian: {
    in: 'проценты|пополнение|зачисление|зарплата|возврат|поступление|перевод от|приход|кэшбэк',
    out: 'покупка|оплата|списание|снятие|комиссия|расход|перевод на',
  },
  ukrainian: {
    in: 'зарахування|надходження|повернення|поповнення|переказ від',
    out: 'купівля|списання|зняття|комісія|витрата|сплата|переказ на',
  },
  bulgarian: { in: 'заплата|постъпление|получен превод|възстановяване', out: 'плащане|теглене|такса' },
  greek: {
    in: 'καταθεση|μισθοδοσια|επιστροφη|πιστωση|εισερχομεν',
    out: 'αγορα|πληρωμη|αναληψη|χρεωση|προμηθεια|εξερχομεν',
  },
  hindi: { in: 'जमा|प्राप्त|वेतन|वापसी', out: 'निकासी|भुगतान|खरीद|काटे|शुल्क' },
}

const getPattern = (direction: 'in' | 'out') =>
  foldText(
    Object.values(WORDS)
      .map((words) => words[direction])
      .join('|'),
  )

/** Patterns for folded texts. */
export const SCRIPTS_IN = getPattern('in')
export const SCRIPTS_OUT = getPattern('out')

const IN = new RegExp(SCRIPTS_IN)
const OUT = new RegExp(SCRIPTS_OUT)

/** The direction given by the first of these words in a text; null if there is none. */
export function getDirectionFromScript(text: string): 'in' | 'out' | null {
  const folded = foldText(text)
  const into = folded.search(IN)
  const out = folded.search(OUT)
  if (into < 0 && out < 0) return null
  return into >= 0 && (out < 0 || into <= out) ? 'in' : 'out'
}
