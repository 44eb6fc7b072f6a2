import { foldName } from '../language/fold-text.ts'
import type { CategoryCode } from './default-categories.ts'
import { EASTERN_BANK_WORDS } from './eastern-bank-words.ts'
import { foldScript, REGIONAL_BANK_WORDS, type RegionalBankWords } from './regional-bank-words.ts'

export type Direction = 'in' | 'out'

/** An operation the bank itself names. A weak one gives way to a known merchant. */
export type BankOperation = {
  readonly code: CategoryCode
  readonly what: string
  readonly strength: 'strong' | 'weak'
  /** How often this is right, before calibration. */
  readonly reliability: number
  /** The folded words that matched; a brand whose own name contains them isn't an operation. */
  readonly matched: string
  readonly isCardBill?: true | undefined
  /** Only the bank's word for a transfer: it's between the user's own accounts unless somebody is named. */
  readonly isBare?: true | undefined
}

type Rule = {
  readonly code: CategoryCode
  readonly what: string
  readonly pattern: RegExp
  readonly direction?: Direction
  readonly strength?: 'weak'
  readonly reliability?: number
  readonly isCardBill?: true
  readonly isBare?: true
}

const joinWords = (list: string): string =>
  list
    .trim()
    .split(/\s*\|\s*/)
    .join('|')
const compileAnywhere = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${joinWords(list)})(?![\\p{L}])`, 'u')
const compileAtStart = (list: string): RegExp => new RegExp(`^(?:${joinWords(list)})(?![\\p{L}])`, 'u')
// For scripts that have no spaces between words, such as Japanese, or that change word endings.
const compileInside = (list: string): RegExp => new RegExp(`(?:${joinWords(list)})`, 'u')

const OTHER_LANGUAGES = [...REGIONAL_BANK_WORDS, ...EASTERN_BANK_WORDS]
const REGIONAL_RULES: readonly Rule[] = OTHER_LANGUAGES.filter(({ strength }) => strength !== 'weak').flatMap(getRules)
const WEAK_REGIONAL_RULES: readonly Rule[] = OTHER_LANGUAGES.filter(({ strength }) => strength === 'weak').flatMap(
  getRules,
)

function getRules(entry: RegionalBankWords): Rule[] {
  const { latin, script: _, ...rule } = entry
  const script = foldScript(entry)
  return [
    ...(latin === undefined ? [] : [{ ...rule, pattern: compileAnywhere(latin) }]),
    ...(script === undefined ? [] : [{ ...rule, pattern: compileInside(script) }]),
  ]
}

// The order matters: the first match wins.
const RULES: readonly Rule[] = [
  ...REGIONAL_RULES,
  // ATMs
  {
    code: 'CSH',
    what: 'cash withdrawal',
    pattern: compileAnywhere(
      `atm(?! fee| surcharge| operator| refund| rebate| deposit) (?:cash |w\\/d|wd|wdl|wdr|withdrawal?|withdraw\\w*|withdrwl|cash|debit)\\S*|(?:cash|atm|abm|non-\\S+ atm|bank machine) (?:withdrawal|withdraw|withdrwl|wdl|wd|advance atm)|withdrawal atm|cash (?:wdl|machine|point|out atm)|cashpoint|abm withdrawal|atm \\d\\d\\/\\d\\d \\S+ withdrwl|cash link|link cash|cash lnk|lnk|notemachine|cardtronics|bargeldauszahlung|bargeldabhebung|bargeldbezug|geldautomat|postomat|bargeld|auszahlung ga|ga nr\\d*|gaa|retrait (?:dab|gab|especes|distributeur|au distributeur|carte)|retrait|retirada (?:de )?(?:efectivo|cajero)|reintegro(?: cajero| efectivo)?|disposicion(?: de)? efectivo|cajero(?: automatico)?|disp\\. cajero|prelievo(?: bancomat| contanti| atm)?|prelevamento(?: bancomat| contante)?|geldopname|geldautomaat|gea(?: nr:\\S+)?|opname contant|levantamento(?: atm| mb| numerario)?|saque|kontantuttak|kontanthaevning|kontanthævning|bankomat|uttag|minibankuttak|automatnosto|wyplata(?: z bankomatu| gotowki)?|vyber z bankomatu`,
    ),
  },
  {
    code: 'CSH',
    what: 'cash withdrawal',
    pattern: compileInside(
      'ゲンキン ?ヒキダシ|現金引出|ヒキダシ|引き出し|引出し|現金引き出し|ＡＴＭ出金|出金|カード ?シユツキン|取款|提款|현금인출|ATM출금',
    ),
  },
  // Bank fees
  {
    code: 'FEE',
    what: 'bank fee or interest charged',
    direction: 'out',
    pattern: compileAnywhere(
      `(?:atm|overdraft|nsf|service|maintenance|monthly|annual|late|returned item|returned payment|foreign transaction|intl transaction|international transaction|intl txn|int'?l|wire|wire transfer|account|cash advance|balance transfer|stop payment|non-sterling (?:purchase|cash|transaction)?|non sterling transaction|foreign exchange|foreign currency|fx|excess transaction|inactivity|paper statement|card|membership|interac e-transfer|e-transfer|transfer|transaction|dishonou?r|establishment|account keeping|late payment|purchase|overlimit|over limit|minimum balance|non-usage|unpaid item|arranged overdraft|unarranged overdraft)(?: item| usage| card| account| maintenance| service| transaction| operator| keeping| membership| monthly| international| withdrawal)* (?:fees?|charges?|chg|surcharge)(?! refund| rebate| waiver| reversal)|atm (?:operator )?(?:fee|surcharge)|fee for|interest charged?(?: on| -|:|$).*|purchase interest|interest (?:charge|debit|on purchases|on cash advances?)|debit interest|overdraft (?:interest|usage|item|fee)|unarranged overdraft.*|finance charge|service charges?|bank (?:charges?|fee)|plan fee|nsf fee|od fee|foreign trans(?:action)? fee|intl txn fee|international transaction fee|late fee|annual fee|kontofuhrung\\S*|kontofuehrung\\S*|kontogebuhr\\S*|kontogebuehr\\S*|kontoentgelt|entgeltabschluss|abschluss(?: per.*)?|sollzins\\S*|uberziehungszins\\S*|dispozins\\S*|zinsen und entgelt\\S*|bankgebuhr\\S*|auslandseinsatzentgelt|auslandsentgelt|fremdwahrungsentgelt|fremdwaehrungsentgelt|rucklastschriftgebuhr|kartengebuhr|kreditkartengebuhr|kartenpreis|jahresgebuhr|frais(?: de| bancaires| tenue| d| sur| virement| retrait| cb| carte| a l| paiement).*|commission(?: d intervention| intervention| de change| carte| mouvement).*|agios|interets debiteurs|cotis(?:ation)?s? (?:carte|visa|mastercard|cb|bancaire|compte|jazz|esprit|formule|offre|eurocompte|sobrio).*|tenue de compte|arrete de compte|comisi[oó]n(?! ?:? ?0[.,]00)\\S*(?: .*)?|gastos (?:bancarios|de mantenimiento|administracion)|mantenimiento (?:de )?cuenta|intereses deudores|liquidacion (?:de )?(?:intereses|contrato|cuenta)|cuota (?:tarjeta|anual tarjeta|mantenimiento)|commissioni?(?: .*)?|canone (?:mensile|conto|carta|annuo|trimestrale).*|spese (?:tenuta|conto|bancarie|di gestione|gestione).*|imposta di bollo|interessi passivi|competenze|bankkosten|kosten (?:betaalrekening|oranjepakket|betaalpas|bankpakket|rekening).*|debetrente|oranjepakket.*|kosten betaalgebruik|basispakket|comissao.*|comissões.*|manutencao (?:de )?conta|anuidade cartao|despesas de manutencao|imposto do? selo|gebyr\\S*|kortgebyr|arsavgift|bankavgift|oplata(?: za)? (?:prowadzenie|karte).*|prowizja`,
    ),
  },
  {
    code: 'FEE',
    what: 'bank fee',
    direction: 'out',
    pattern: compileInside('手数料|テスウリヨウ|テスウリョウ|利息引落|手续费|수수료'),
  },
  {
    code: 'FEE',
    what: 'refunded fee',
    direction: 'in',
    pattern: compileAnywhere(
      '(?:atm|overdraft|service|wire|late|foreign transaction|maintenance|monthly)? ?fee (?:refund|rebate|reversal|waiver|reimbursement)|refund of (?:atm )?fee|atm surcharge rebate|atm rebate',
    ),
    reliability: 0.975,
  },
  { code: 'CSH', what: 'ATM withdrawal', pattern: /^atm(?:[ #\d].*)?$/u, reliability: 0.95 },
  // Card bills
  {
    code: 'TRF',
    what: 'credit card payment',
    isCardBill: true,
    pattern: compileAnywhere(
      `payment,? ?-? ?thank you.*|autopay payment(?: -)? thank you|online payment,? thank you|mobile payment - thank you|payment received(?: -)?(?: thank you)?|paiement - merci|paiement recu(?: merci)?|automatic payment - thank.*|electronic payment(?: received)?|internet payment - thank you|(?:credit card|credit crd|card|crd|visa|mastercard|cardmember|cardmember serv|cc) ?(?:web|online|auto|mobile|bill|ach)? ?(?:payments?|pymts?|pmts?|epay|e-payment|autopay|bill payment)(?! to | fee| from)|(?:autopay|auto pay|auto-pay|payment|pmt|bill pay) (?:to )?(?:credit card|visa|mastercard|amex)|crd epay|crcardpmt|credit crd autopay|applecard gsbank.*|epayment credit card|directpay(?: full balance)?|kreditkartenabrechnung|kreditkarten-?abrechnung|abrechnung kreditkarte|visa-?abrechnung|mastercard-?abrechnung|amex-?abrechnung|kartenabrechnung|(?:releve|prlv|debit|paiement) (?:de )?carte (?:differe|credit)|depenses carte|debit mensuel carte|(?:pago|liquidacion|recibo) (?:de )?tarjeta(?: de)? ?(?:credito|visa|mastercard)|addebito carta (?:di )?credito|saldo carta di credito|estratto conto carta|afrekening creditcard|creditcard(?: afrekening)?|pagamento (?:de )?cartao (?:de )?credito`,
    ),
    reliability: 0.985,
  },
  {
    code: 'TRF',
    what: 'credit card payment',
    isCardBill: true,
    pattern:
      /^(?:american express|amex|discover|citi card|citi|capital one|chase|barclaycard|bk of amer|bank of america|wells fargo|synchrony|barclays|td|cibc|rbc|bmo|scotiabank|mbna|nab|anz|westpac|commbank)\b.*\b(?:ach pmt|e-?payment|epayment|crd ?pmt|card ?pmt|online pmt|payment|autopay|autopymt|epay|dc pymnt|mobile pmt|bill pay)\b/u,
    reliability: 0.975,
  },
  // Pay and benefits
  {
    code: 'INC',
    what: 'pay',
    direction: 'in',
    pattern: compileAnywhere(
      `payroll\\S*|salary|salaries|wages?|paycheck|direct dep(?:osit)?|dir dep|dirdep|reg salary|pay run|payslip|adp(?: totalsource| tx\\/fin.*)?|gusto(?: type: pay| pay .*)?|paychex.*|ceridian.*|dayforce.*|intuit payroll.*|workday payroll|lohn\\S*|gehalt\\S*|bezuge|bezuege|entgelt|besoldung|vergutung|weihnachtsgeld|urlaubsgeld|salaire\\S*|paie|paye|traitement|remuneration|n[oó]mina\\S*|sueldo|salario|haberes|paga extra|stipendio\\S*|emolumenti|tredicesima|salaris\\S*|loon|loonbetaling|vakantiegeld|ordenado|vencimento|remuneracao|loenoverforsel|lonoverforsel|lonn|palkka|wynagrodzenie|pensja|vyplata|mzda`,
    ),
    reliability: 0.99,
  },
  {
    code: 'INC',
    what: 'pay',
    direction: 'in',
    pattern: compileInside('キユウヨ|キュウヨ|給与|給料|賞与|シヨウヨ|ショウヨ|工资|급여'),
  },
  {
    code: 'INC',
    what: 'benefit or pension',
    direction: 'in',
    pattern: compileAnywhere(
      `ssa(?: treas.*)?|xxsoc sec|soc sec|social security|ssi treas.*|va benefit.*|vacp treas.*|unemployment|ui benefit.*|edd ui.*|dwp .*|universal credit|child benefit|hmrc child benefit|state pension|jobseekers?.*|pension(?: payment| credit)?|annuity|centrelink.*|family tax benefit|age pension|youth allowance|jobseeker|parenting pymt|canada (?:child|ccb|pro|pension|gst|oas|cpp|carbon).*|ccb|gst(?:\\/hst)? credit|gst canada|cpp|oas|old age security|ei canada|employment insurance|climate action incentive|cwb|kindergeld|elterngeld|arbeitslosengeld|burgergeld|wohngeld|rente|rentenzahlung|deutsche rentenversicherung|familienkasse.*|bundesagentur.*|krankengeld|bafog|caf(?: allocations?.*| prestations?.*)|allocations? .*|pole emploi.*|france travail.*|retraite|carsat.*|agirc.*|indemnites? journalieres|prestaci[oó]n.*|pensi[oó]n|sepe|subsidio.*|inps.*|pensione|assegno unico|naspi|toeslag\\S*|belastingdienst toeslag.*|kinderbijslag|aow|uwv.*|bijstand|seguranca social|abono de familia|reforma|folketrygd|forsakringskassan|kela`,
    ),
    reliability: 0.98,
  },
  {
    code: 'INC',
    what: 'benefit or pension',
    direction: 'in',
    pattern: compileInside('ネンキン|年金|ジドウテアテ|児童手当|シツギヨウ|失業'),
  },
  // Interest, dividends, rewards
  {
    code: 'INC',
    what: 'interest, dividend or reward',
    direction: 'in',
    pattern: compileAnywhere(
      `interest(?: paid| payment| earned| credit(?:ed)?| deposit| income| rate.*)?|int(?:erest)? (?:paid|pymt|pd)|credit interest|savings interest|bonus interest|gross interest|dividend\\S*|cash div|div|distribution|cash ?back(?: bonus| reward| redemption)?|cash reward|reward\\S*(?: points?)?(?: redemption| credit)?|statement credit|zinsen|habenzins\\S*|zinsgutschrift|zinsabschluss|dividende\\S*|ausschuttung|ausschuettung|interets(?: crediteurs| livret.*)?|intereses(?: a su favor| abonados)?|abono (?:de )?intereses|dividendos?|interessi(?: attivi| creditori)?|dividendi|cedola|rente(?:bijschrijving| ontvangen)?|creditrente|spaarrente|juros(?: credores)?|ranta|rente opptjent|korko|odsetki`,
    ),
    reliability: 0.98,
  },
  {
    code: 'INC',
    what: 'interest',
    direction: 'in',
    pattern: compileInside('利息|リソク|配当|ハイトウ|お利息|利子|이자'),
  },
  {
    code: 'INC',
    what: 'deposit',
    direction: 'in',
    pattern: compileAnywhere(
      'mobile (?:check )?deposit|check deposit|remote deposit|deposit ?@ ?mobile|atm (?:check |cash )?deposit|cheque deposit|counter deposit|branch deposit|deposit',
    ),
    strength: 'weak',
    reliability: 0.72,
  },
  // Tax
  {
    code: 'TAX',
    what: 'tax',
    pattern: compileAnywhere(
      'tax (?:refund|payment|pymt|instal\\S*|return|ref)|taxrfd|casttaxrfd|\\S*incometx|\\S*taxpymt|\\S*taxpmt|\\S*tax ?rfd|usataxpymt|irs treas.*|income tax|property tax(?:es)?|council tax|business rates|vehicle tax|road tax|steuer\\S*|\\S+steuer|finanzamt\\S*|finanzkasse|impots?|dgfip|taxe (?:fonciere|d habitation|habitation).*|tresor public|impuesto\\S*|agencia tributaria|aeat|hacienda|ibi|imposta\\S*|f24|agenzia (?:delle )?entrate|tassa|belasting\\S*|\\S+belasting|belastingdienst|financas|autoridade tributaria|irs|skatteverket|skatteetaten|verohallinto',
    ),
    reliability: 0.97,
  },
  {
    code: 'TAX',
    what: 'tax',
    pattern: compileInside(
      'ゼイキン|税金|ジユウミンゼイ|住民税|所得税|シヨトクゼイ|固定資産税|コテイシサンゼイ|自動車税|国税|地方税|税務署|ゼイムシヨ|税',
    ),
  },
  // Housing
  {
    code: 'HOU',
    what: 'rent or mortgage',
    direction: 'out',
    pattern: compileAnywhere(
      'rent(?:al bond)?(?: payment| pymt| pmt)?(?=$|[^\\p{L}-])(?! a| car)|monthly rent|mortgage\\S*|mtg(?: pymt| pmt)?|miete\\S*|kaltmiete|warmmiete|wohnungsmiete|hausgeld|loyers?|echeance pret immo\\S*|pret immo\\S*|pret habitat|alquiler(?! coche| vehic)|hipoteca\\S*|prestamo hipotecario|affitto|canone (?:di )?locazione|mutuo|huur(?! auto)|huurbetaling|hypotheek\\S*|renda|credito habitacao|prestacao casa|husleje|hyra|husleie|vuokra|czynsz|baufinanzierung|hypothek\\S*|strata(?: levy| fees)?|condo fees?|hoa(?: dues| fees?| payment| pmt| assess\\S*|$)|body corporate|lease payment apt|apartments? rent',
    ),
    reliability: 0.975,
  },
  {
    code: 'HOU',
    what: 'rent or mortgage',
    direction: 'out',
    pattern: compileInside('ヤチン|家賃|住宅ローン|ジユウタクロ[ーー-]?ン|管理費|カンリヒ|房租|월세'),
  },
  // Loans
  {
    code: 'LOA',
    what: 'loan',
    pattern: compileAnywhere(
      '(?:personal|student|auto|car|payday|home equity|consolidation|installment)? ?(?:loan|ln)(?: payment| pymt| pmt| repayment| advance| disbursement| credit)?(?: .*)?|loan|student ln|stdnt loan|ratenkredit|kreditrate|darlehen\\S*|tilgung|kredit\\S*rate|ratenzahlung|rate \\d+\\/\\d+|remb(?:oursement)? pret|echeance pret|pret (?:perso|etudiant|auto|conso)\\S*|ech credit|credit conso|prestamo\\S*|cuota prestamo|amortizacion|prestito|rata (?:prestito|finanziamento)|finanziamento|lening|aflossing|krediet|emprestimo|prestacao credito|lainan?',
    ),
    reliability: 0.95,
    strength: 'weak',
  },
  {
    code: 'LOA',
    what: 'loan',
    pattern: compileInside('ローン|ロ－ン|奨学金|シヨウガクキン|返済|ヘンサイ'),
    reliability: 0.95,
  },
  // Savings and investing
  {
    code: 'INV',
    what: 'savings or investment',
    pattern: compileAnywhere(
      'sparplan|wertpapier\\S*|wertpapierkauf|etf|brokerage|moneyline|investment(?:s)?(?: purchase| contribution| buy)?|ira contribution|401k|roth|isa (?:subscr\\S*|transfer|payment)|rrsp|tfsa|resp contribution|superannuation|super contribution|assurance vie|versement (?:pea|per|livret|pel)|plan epargne|plan de pensiones|fondo(?:s)? (?:de )?inversion|aportacion.*|compra (?:de )?valores|acquisto titoli|beleggen|effecten|aankoop effecten|certificados de aforro|ppr|aktiesparekonto|indexfond',
    ),
    strength: 'weak',
    reliability: 0.9,
  },
  {
    code: 'INV',
    what: 'savings or investment',
    pattern: compileInside('トウシシンタク|投資信託|積立|ツミタテ|証券|シヨウケン|ｉＤｅＣｏ|ニーサ|NISA|イデコ'),
    reliability: 0.95,
  },
  // Transfers between the user's accounts
  {
    code: 'TRF',
    what: 'transfer between accounts',
    pattern: compileAnywhere(
      `(?:online|internet|mobile|web|internal|telephone|automatic|scheduled|recurring|account|funds?|inst|instant|external|ext|own account|overdraft|od advance|savings|bank|balance|wire|balance protection) ?(?:banking )?(?:transfer|trnsfr|trnsfer|xfer|tfr|trf)(?: to| from| out| in| db| cr)?(?: .*)?|transfer (?:to|from|between|in|out|funds|credit|debit)(?: .*)?|inst xfer|ext trnsfr|webxfer|webxf|bkofam ck webxf|internet withdrawal|internet deposit|internet banking|telephone banking|to savings|from savings|to checking|from checking|keep the change|round ?ups?|save the change|apple (?:pay )?cash(?: transfer| balance.*)?|cash out|(?:venmo|cash app|paypal)[ *]*(?:cash ?out|inst(?:ant)? (?:transfer|xfer)|standard transfer|add(?:ed)? (?:cash|money|funds)|top ?up)|zelle (?:transfer )?(?:to|from) (?:self|savings|checking|own account)|visa direct|money transfer|revolut(?:\\*.*|\\*\\*.*)?|top ?up(?: by.*)?|initial top up|balance adjustment|umbuchung\\S*|ubertrag|uebertrag|eigenubertrag|kontoubertrag|auf tagesgeld|tagesgeld\\S*|sparkonto|virement (?:interne|compte a compte|vers livret|de livret|livret)|vir(?:ement)? (?:inst )?(?:vers )?livret.*|livret(?: a| .*)?|traspaso\\S*|transferencia interna|entre cuentas|giroconto|giro conto|trasferimento|interne overboeking|eigen rekening|spaarrekening|oranje spaarrekening|transferencia entre contas|overforing egen|egen konto|overforing`,
    ),
    reliability: 0.975,
  },
  {
    code: 'TRF',
    what: 'transfer between accounts',
    isBare: true,
    pattern: compileAnywhere('xfer|tfr|trf|trsf'),
    reliability: 0.975,
  },
  {
    code: 'TRF',
    what: 'transfer',
    pattern: compileInside('(?<!口座)振替|(?<!コウザ)フリカエ'),
    reliability: 0.9,
    strength: 'weak',
  },
  {
    code: 'TRF',
    what: 'transfer',
    pattern: compileInside('フリコミ|振込|送金|ソウキン|转账|이체'),
    reliability: 0.62,
    strength: 'weak',
  },
  {
    code: 'TRF',
    what: 'transfer',
    pattern: compileAtStart(
      `faster payment(?:s)?.*|fpi|fpo|bacs|chaps|wire (?:in|out|transfer).*|vir(?:ement)?(?: .*)?|sepa-?uberweisung.*|uberweisung.*|ueberweisung.*|echtzeit\\S*.*|gutschrift.*|transferencia.*|bizum.*|bonifico.*|overboeking.*|sepa overboeking.*|tikkie.*|mb way.*|mbway.*|swish.*|vipps.*|mobilepay.*|twint.*|lydia.*|paylib.*|wero.*|giropay.*|przelew.*|bgc.*|bank giro credit.*|ach (?:credit|deposit|withdrawal).*`,
    ),
    strength: 'weak',
    reliability: 0.62,
  },
  ...WEAK_REGIONAL_RULES,
]

// "COMISION 0,00": the bank charged nothing.
const NO_FEE =
  /\b(?:comision(?:es)?|comissao|commissions?|commissioni|frais|fees?|gebuhr(?:en)?|gebuehr(?:en)?|prowizja|provize|oplata)\s*:?\s*(?:[a-z]{3}\s*)?0[.,]00(?!\d)/g

// Banks write the operation at the front, and patterns with lookaheads must not run over long texts.
const MAX_LENGTH = 300

/** The operation that the bank's own words name, or null. It depends on the direction, but not on the amount. */
export function readBankOperation(text: string, direction: Direction): BankOperation | null {
  const folded = foldName(text.slice(0, MAX_LENGTH)).replace(NO_FEE, ' ').replace(/\s+/g, ' ').trim()
  for (const rule of RULES) {
    if (rule.direction && rule.direction !== direction) continue
    const match = rule.pattern.exec(folded)
    if (!match) continue
    return {
      matched: match[0],
      code: rule.code,
      what: rule.what,
      strength: rule.strength ?? 'strong',
      reliability: rule.reliability ?? 0.985,
      isCardBill: rule.isCardBill,
      isBare: rule.isBare,
    }
  }
  return null
}

/**
 * Words of an operation around a name ("ACME PAYROLL DEPOSIT", "NOMINA ACME"). The words that remain are the other
 * party's name.
 */
const OPERATION_WORDS = new Set(
  (
    'payroll salary wages wage deposit direct dep dirdep pay type lohn gehalt bezuge bezuege nomina sueldo salario salaire stipendio salaris credit ppd ccd ach bgc ref des ' +
    'loan repayment repayments ln rate miete rent loyer remboursement soins spende don gift donation'
  ).split(' '),
)

/** Whether a word belongs to the bank's operation rather than the other party's name. */
export function isOperationWord(folded: string): boolean {
  return OPERATION_WORDS.has(folded)
}
