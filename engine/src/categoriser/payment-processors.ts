// What payment services print before the merchant, folded, mostly followed by a star or an underscore ("SQ *BAKERY").
const EVERYWHERE =
  '2checkout 2co abc act ady adyen bcn bls cantaloupe cca ccv ch chownow cko clover clv conta crv ctlp dd dl dnh dojo dri ec evp ezi fs fsprg glofox gosq hotmart htm icp ifd in iz izettle klarna levelup lightspeed ls lvl mb mercadopago mindbody mlp mollie mp nayax nic nya nyx paddle paddle.net pag pay paypal paytrail payu pg pp ppro procare py pyl pypl qx ref smp sp spoton sq sqc squ str stripe sty sumup tap toast tpe tst upserve usa ven vend vipps viva viva.com viva_wallet wl worldpay wpy xsolla zettle'
const AFRICA =
  'paystack flutterwave flw payfast yoco ik ikhokha snapscan zapper ozow peach hubtel expresspay paymob fawry cmi pesapal dpo cellulant interswitch quickteller remita palmpay opay ecocash baxi'
const LATIN_AMERICA =
  'merpago mercpago mercado_pago culqi niubiz izi izipay openpay conekta clip clip_mx payway getnet stone ton pagoefectivo pagseguro cielo rede infinitepay ebanx dlocal webpay transbank khipu bold wompi epayco kushki yape plin nequi daviplata deuna yappy'
const ASIA =
  'gcash paymaya maya paymongo dragonpay ipay88 billplz senangpay xendit midtrans doku vnpay momo zalopay payoo omise 2c2p line_pay linepay jkopay payme 綠界科技 藍新金流 街口支付 悠遊付 全支付 全盈_pay ecpay newebpay alipay alipayhk wechat_pay wechatpay weixin tenpay 支付宝 财付通 微信支付 kakaopay naverpay 카카오페이 네이버페이 토스페이 toss kcp inicis 나이스 나이스정보통신 이니시스 kg이니시스 토스페이먼츠 다날 페이레터 네이버파이낸셜 razorpay rzp paytm phonepe billdesk ccavenue cashfree instamojo easypaisa jazzcash gopay ovo dana shopeepay truemoney bkash esewa khalti payco'
const MIDDLE_EAST = 'iyzico paytr param sipay telr payfort noon_pay hyperpay moyasar cardcom tranzila'

// Before a slash, a shorter name is usually something else.
const MIN_LENGTH_BEFORE_SLASH = 5

const services = [EVERYWHERE, AFRICA, LATIN_AMERICA, ASIA, MIDDLE_EAST]
  .flatMap((list) => list.split(' '))
  .sort((a, b) => b.length - a.length)
const getPattern = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('.', '\\.').replaceAll('_', ' ')).join('|')
const longNames = services.filter((name) => name.length >= MIN_LENGTH_BEFORE_SLASH || !/^[a-z]/.test(name))
const asianNames = services.filter((name) => !/^[a-z\d]/.test(name))

// Some Korean shops print their own payment service ("…페이") before their name. Some banks write a slash or, after a
// Chinese or Korean name, a dash instead of the star.
const PREFIX = new RegExp(
  `^(${getPattern(services)}|[가-힣]+페이)\\s?(?:_?\\*|_)[-\\s]*|^(${getPattern(longNames)})\\s?/\\s?(?=\\p{L})|^(${getPattern(asianNames)}|[가-힣]+페이)\\s?-\\s?(?=\\p{L})`,
  'u',
)

/** A payment service's name at the start of a folded text. It says nothing about the merchant. */
export function matchProcessorPrefix(folded: string): RegExpExecArray | null {
  return PREFIX.exec(folded)
}

const SERVICES: ReadonlySet<string> = new Set(services.map((name) => name.replaceAll('_', '')))

/** Whether a folded name without spaces is a payment service: the name after it is the payee. */
export function isPaymentService(key: string): boolean {
  return SERVICES.has(key)
}
