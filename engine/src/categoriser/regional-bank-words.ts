import { foldName } from '../language/fold-text.ts'
import type { CategoryCode } from './default-categories.ts'

/** What banks print for one operation. Strong words are tried before the general ones, weak ones after. */
export type RegionalBankWords = {
  readonly code: CategoryCode
  readonly what: string
  readonly direction?: 'in' | 'out'
  readonly strength?: 'weak'
  readonly reliability?: number
  readonly isCardBill?: true
  /** Regular expression alternatives in folded Latin letters, matched as whole words. */
  readonly latin?: string
  /** The same in scripts that have no spaces or change word endings; matched anywhere. */
  readonly script?: string
}

/** Words of banks outside Europe, the United States and Canada. */
export const REGIONAL_BANK_WORDS: readonly RegionalBankWords[] = [
  // False friends come first: a levy on transfers isn't a transfer, and a tax on withdrawals isn't a withdrawal.
  {
    code: 'FEE',
    what: 'bank fee',
    direction: 'out',
    latin: `electronic money transfer levy|emtl|e-?levy|stamp duty(?: charge)?|sms (?:alert )?(?:charges?|fees?|chgs?|chrg)|nip (?:charges?|fee)|transfer (?:charges?|commission)|(?:vat|fed|gst|sst) on (?:fee|charges?|sms|nip|transfer|commission|service|card|annual|ibft)\\S*|card maintenance|alert charges?|ledger fees?|transaction cost|(?:pay ?bill|withdrawal|transfer of funds|customer transfer|agent) charges?|(?:sms|debit card|dc|min bal|imps|neft|rtgs|atm|amb|non maint\\S*) ?(?:annual|decline|amc|penal|qtrly)? ?(?:chgs?|chrgs?|charges|amc)|kontofooi|diensfooi|maandelikse fooi|bankkoste|honouring fee|penalty interest`,
  },
  {
    code: 'TAX',
    what: 'tax',
    latin: `wht(?: on)?(?: .*)?|withholding tax(?: .*)?|(?:adv|advance) (?:income )?tax|u\\/s \\d+\\S*|tds(?: deducted)?|impto gobierno(?: .*)?|gmf|gravamen (?:a los )?mov\\S*(?: .*)?|4 ?x ?1\\.?000|cobro iof|iof(?: .*)?|itf|imp(?:uesto)? itf|retencion (?:isr|fuente|iibb|iva)|isr retenido|percepcion (?:iva|iibb|rg)\\S*|ley 25\\.?413(?: .*)?|sircreb|pajak bunga|pph(?: .*)?|excise duty|stopaj|vergi odeme\\S*|mtv odeme\\S*|nop thue|thue (?:tncn|gtgt|thu nhap)`,
    script:
      'ภาษี|稅款|繳稅|地價稅|房屋稅|所得稅|牌照稅|국세|지방세|재산세|자동차세|ضريبة|ضرائب|מס הכנסה|מע"מ|ניכוי מס|מס רווחי|ארנונה',
  },
  {
    code: 'CSH',
    what: 'cash withdrawal',
    latin: `atw|nwd|eaw|(?:customer )?withdrawal at agent.*|agent withdrawal|cash[- ]?out (?:to )?(?:merchant|agent|momo|till|at)(?: .*)?|momo cash ?out|agent cash ?out|m-?pesa withdraw\\S*|tarik(?:an)? (?:tunai|atm)|penarikan (?:tunai|atm)|pengeluaran (?:tunai|atm)|para cekme|nakit (?:cekim|avans)\\S*|atm cekim\\S*|rut tien(?: mat| atm| tai)?|retiro (?:en |de |por )?(?:cajeros?|efectivo|atm|sin tarjeta|corresponsal)|retiro|extraccion (?:cajero|atm|efectivo|en cajero)|giro (?:cajero|atm|en cajero)|avance (?:en )?efectivo|kontantonttrekking|otm onttrekking|encashment`,
    script:
      'ถอนเงินสด|ถอนเงิน|提領|提现|提現|取现|取現|現金提取|سحب نقدي|سحب صراف|سحب من الصراف|صراف آلي|السحب النقدي|משיכת מזומן|משיכה מבנקט|משיכת מזומנים|כספומט|현금인출|CD출금|ATM출금|현금출금',
  },
  {
    code: 'FEE',
    what: 'bank fee or interest charged',
    direction: 'out',
    latin: `hesap isletim\\S*(?: ucreti)?|kart (?:aidat\\S*|ucreti)|(?:havale|eft|fast|islem|hesap|kart|sms) ucreti|islem masrafi|masraf\\S*|komisyon\\S*|bsmv|kkdf|gecikme faizi|kredi karti faizi|uyelik ucreti|biaya (?:adm\\S*|transfer|layanan|bulanan|kartu|tarik|materai|rekening|sms|txn)\\S*|by adm\\S*|bea m[ae]te?rai|administrasi (?:bulanan|rekening)|denda keterlambatan|caj (?:perkhidmatan|bank|tahunan|lewat|pengeluaran|atm)|fi (?:tahunan|transaksi|kad)|duti setem|thu phi(?: .*)?|phi (?:quan ly|duy tri|thuong nien|sms|chuyen (?:tien|khoan)|dich vu|rut tien|phat hanh|the)\\S*(?: .*)?|lai qua han|phi phat|cuota (?:de )?manejo|cargo (?:por|de) (?:mantenimiento|servicio|manejo|mora|comision)|costo (?:de )?mantenimiento|cobro (?:de )?(?:comision|administracion|cuota)\\S*|interes(?:es)? (?:moratori\\S*|corriente|por mora|de mora|de financiacion|punitori\\S*|compensatori\\S*)|iva (?:s|por|sobre|de)?\\/? ?comision\\S*|portes|mantencion (?:cuenta|plan|tarjeta)|tarifa (?:pacote|bancaria|mensal|manutencao|ted|doc|saque|pix)\\S*|tar (?:pacote|manut|ted|doc|saque|pix)\\S*|pacote (?:de )?servicos|cesta (?:de )?(?:servicos?|beneficios|exclusiv\\S*|facil)|encargos?(?: .*)?|juros (?:de |do |por )?(?:mora|cheque|limite|saldo|uso|atraso)\\S*|multa (?:por )?atraso`,
    script:
      'ค่าธรรมเนียม|手續費|年費|年费|循環利息|違約金|滯納金|帳戶管理費|수수료|연회비|연체료|대출이자|مصاريف|مصروفات بنكية|عمولة|عموله|رسوم بنكية|رسوم خدمة|رسوم تحويل|رسوم إصدار|رسوم السحب|رسوم بطاقة|غرامة تأخير|עמלה|עמלת|עמלות|עמ פעולה|עמ פעולות|דמי כרטיס|דמי ניהול חשבון|ריבית',
  },
  {
    code: 'TRF',
    what: 'credit card payment',
    isCardBill: true,
    reliability: 0.985,
    latin: `pago (?:de )?(?:tc|tdc|tarj)(?: .*)?|pago minimo tarjeta|abono (?:a )?tarjeta|(?:pgto|pagto|pagamento|pag) (?:de |da )?(?:fatura|cartao)(?: .*)?|fatura (?:de |do )?cartao|kredi karti (?:odeme|borc)\\S*|kart borcu|(?:pembayaran|bayar|byr) (?:kartu kredit|kk|cc)|bayaran kad kredit|thanh toan (?:du no )?the tin dung|tt the tin dung`,
    script:
      'ชำระบัตรเครดิต|信用卡款|信用卡繳款|信用卡費|繳卡費|卡費|信用卡还款|信用卡還款|카드대금|카드결제대금|سداد بطاقة|تسديد بطاقة|ישראכרט|ויזה כאל|לאומי קארד|מקס איט',
  },
  {
    code: 'INC',
    what: 'pay',
    direction: 'in',
    reliability: 0.99,
    latin: `maas\\S*(?: odemesi)?|ucret odemesi|ikramiye|gaji\\S*|tunjangan hari raya|(?:tra|tien|chuyen|nhan|thanh toan) luong|luong (?:thang|t) ?\\d+|mshahara|sweldo|13th month(?: pay)?|proventos|credito (?:de )?salario|decimo terceiro|13o salario|adiantamento salar\\S*|planilla|abono (?:de )?(?:nomina|sueldo|haberes|planilla|remuneracion\\S*)|pago (?:de )?(?:nomina|sueldo|haberes|planilla|remuneracion\\S*|quincena)|remuneracion\\S*|aguinaldo|gratificacion|wps(?: .*)?|sal cr|salary cr`,
    script: 'เงินเดือน|薪資|薪水|薪金|薪酬|工資|工资|薪转|薪轉|راتب|رواتب|مرتب|משכורת|שכר עבודה|급여|상여|월급',
  },
  {
    code: 'INC',
    what: 'benefit or pension',
    direction: 'in',
    reliability: 0.98,
    latin: `beneficio inss|bolsa familia|auxilio (?:brasil|emergencial|doenca)|seguro desemprego|sassa|sss pension|gsis pension|emekli (?:maasi|ayligi)|jubilacion|anses|asignacion universal|auh|pgu|bpjs (?:jht|klaim)`,
    script: '연금급여|기초연금|아동수당|실업급여|退休金|老人年金|勞保年金|معاش|קצבת|גמלה|דמי אבטלה',
  },
  {
    code: 'INC',
    what: 'interest, dividend or reward',
    direction: 'in',
    reliability: 0.98,
    latin: `faiz (?:geliri|getirisi|odemesi|tahakkuk\\S*)|mevduat faizi|temettu\\S*|bunga(?: tabungan| deposito| rekening)?|jasa giro|bagi hasil|dividen|faedah|hibah|lai (?:tien gui|nhap goc|tiet kiem|khong ky han)|tra lai(?: tien gui| tai khoan)?|co tuc|rendimentos?(?: .*)?|rendimientos?|interes(?:es)? (?:ganados?|pagados?|a favor|de ahorro)|int\\.? ?pd(?: .*)?|profit (?:paid|credit|on deposit)`,
    script: 'ดอกเบี้ย|存款利息|利息收入|股利|股息|이자|배당|فائدة|فوائد|عوائد|ריבית|דיבידנד',
  },
  {
    code: 'HOU',
    what: 'rent or mortgage',
    direction: 'out',
    reliability: 0.975,
    latin: `arriendo|expensas|gastos comunes|renta (?:depto|departamento|casa|mensual|local)|dividendo hipotecario|pago (?:de )?credito infonavit|infonavit|kira (?:odemesi|bedeli)|(?:bayar|sewa) (?:kos|kost|kontrakan|rumah)|tien (?:nha|phong|thue nha)|thue nha`,
    script: 'ค่าเช่า|房租|租金|房貸|房贷|월세|관리비|إيجار|ايجار|שכר דירה|משכנתא|ועד בית',
  },
  {
    code: 'TRF',
    what: 'transfer between accounts',
    reliability: 0.975,
    latin: `entre (?:mis )?cuentas(?: propias)?|cuentas propias|antar rekening sendiri|virman|hesaplar arasi|hesaplarim arasi|giua cac tai khoan|entre (?:minhas )?contas|mesma titularidade`,
    script: 'ระหว่างบัญชีตนเอง|本人帳戶|自行轉帳|내계좌|본인계좌|بين حساباتي|בין חשבונותיי|העברה בין חשבונות',
  },
  {
    code: 'TRF',
    what: 'transfer',
    strength: 'weak',
    reliability: 0.62,
    latin: `spei(?: enviado| recibido| env| rec)?|yape(?:o)?|plin|nequi|daviplata|transfiya|ibft|raast|fast (?:giden|gelen)|(?:giden|gelen) (?:eft|fast|havale)|havale|eft|para transferi|trsf e-?banking|transfer (?:ke|dari|antar)|bi-?fast|pemindahan dana|kiriman uang|pindahan(?: wang)?|chuyen (?:tien|khoan)(?! luong)|nhan tien|debin|tef|neft|imps|rtgs|instapay|pesonet`,
    script: 'โอนเงิน|轉帳|轉賬|轉出|匯款|汇款|이체|송금|حوالة|تحويل|העברה|העברת',
  },
]

/** `script`, folded like the texts it's matched against. */
export function foldScript(words: RegionalBankWords): string | undefined {
  return words.script === undefined ? undefined : foldName(words.script)
}
