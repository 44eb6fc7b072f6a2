import { ownValue } from '../../core/own-value.ts'
import { foldWords, splitCamelCase } from '../../language/fold-text.ts'
import { AMOUNT_NOUN, BOTH_PARTIES, partyColumn } from './party-headings.ts'

export type ColumnRole =
  | 'day'
  | 'valueDay'
  | 'otherDay'
  | 'time'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'direction'
  | 'currency'
  | 'fee'
  | 'originalAmount'
  | 'originalCurrency'
  | 'quantity'
  | 'payee'
  | 'payer'
  | 'description'
  | 'memo'
  | 'type'
  | 'category'
  | 'bankId'
  | 'reference'
  | 'account'
  | 'counterAccount'
  | 'status'
  | 'mcc'
  | 'ignore'

/**
 * What headings mean, first match wins: so the special stands before the general ("balance amount" is a balance).
 * Patterns see folded words: lower case, no accents, punctuation as spaces.
 */
const NAMES: [ColumnRole, RegExp][] = [
  [
    'time',
    /^(?:time|uhrzeit|zeit|heure|hora|ora|tijd|tid|klockslag|kellonaika|godzina|cas|ido|saat|время|час|时间|記帳時間|时刻|時刻|取引時刻|tijdstip|time zone|timezone|hh mm|交易时刻|记账时间|交易时间点)$|^(?:transaction|交易)?\s*time\b(?!.*date)|time zone/,
  ],
  [
    'otherDay',
    /\b(?:due date|statement date|billing date|period (?:start|end)|initial date|final date|start date|end date|from date|to date|expiry|expiration|export date|created at|creation date|updated|last updated|exchange date|date of birth|invoice date|delivery date|rentedatum tot|faelligkeit|faelligkeitsdatum|data do balancete|data de vencimento|fecha de vencimiento|balance date|valuation date|as of date|date d evaluation|bewertungsdatum|data di valutazione|rate date|order date|data kursu|verfalldatum|date de naissance|date d echeance|finished on|completed at)\b|到期日|还款日|お支払日|支払日|支払開始|支払予定|支払月|請求月|引落日|计费日期|账单日/,
  ],
  ['otherDay', /^date (?:du|au)$|^(?:datum )?(?:von|bis) datum$|^datum (?:von|bis)$|^(?:period )?(?:from|to) date$/],
  [
    'valueDay',
    /\bvalue ?dat?e?\b|valuta|^val(?:eur)?$|wertstellung|\bwert\b|wertdatum|date (?:de )?val(?:eur)?|fecha (?:de )?valor|^f valor|data (?:de )?valor|^data ?val|data valuta|rentedatum|rentedag|ranteda|rantedag|rentedato|arvopaiva|data waluty|datum valuty|datum zuctovani|erteknap|data valutei|datum valute|valor tarihi|дата валют|дата обработки|дата списания|дата обліку|^value$|起息日|计息日|입금일|vaartuspaev|valutavimo/,
  ],
  [
    'balance',
    /\bbehallning\b|\bbalans\b|\bgjendja\b|стање|состојба|ბალანსი|ნაშთი|մնացորդ|\bqaliq\b|қалдық|مانده|शेष|\bbalance\b(?! ?transfer)|\bbal\b|saldo|\bsolde\b|kontostand|zustatek|zostatok|egyenleg|\bsold\b|\bstanje\b|likutis|atlikums|\bjaak\b|bakiye|остаток|баланс|сальдо|залишок|余额|餘額|結餘|so du\b|ยอดคงเหลือ|יתרה|结余|残高|残額|差引|잔액|잔고|υπολοιπο|saldo|dostepne srodki|available funds|restsaldo|boeksaldo|carried|soldul|账户余额|本次余额|kumulat|running total|繰越|\bstada\b|υπολοιπο|салдо|\bbaki\b|\bstanje\b|الرصيد|\bsold\b|zostatok|잔액/,
  ],
  [
    'fee',
    /\bfees?\b|\bcommi?ss?ions?\b|\bfee amount\b|gebuhr|gebuehr|entgelt|provision|\bfrais\b|comision|comissao|commissioni|kosten$|avgift|gebyr|oplata|prowizja|poplatek|dij$|комиссия|手续费|手数料|수수료|\btax(?:es)?\b|\bvat\b|\bgst\b|\bmwst\b|steuer|\biva\b|\btva\b|cashback|reward|points|miles|rebate|surcharge|conversion charge|消費税|服务费|优惠|积分|kest|discount|tip$|rounding|investment$|\bcourtage\b|\bbrokerage\b|\bcorretagem\b|\bcorretaje\b/,
  ],
  [
    'quantity',
    /\bquantity\b|\bqty\b|\bhours?\b|\bstunden\b|\bheures?\b|\bhoras?$|\bvolume\b|\bshares?\b(?! ?(?:amount))|\bunits?\b|\bprice\b|\bunit ?cost\b|\bexchange ?rate\b|\brate\b|\bkurs\b|wechselkurs|umrechnungskurs|stuck|anzahl|menge|preis|\bquantite\b|\bcours\b|\btaux\b|\bcantidad\b|precio|tipo de cambio|\bcambio\b|quantidade|preco|cotacao|quantita|prezzo|aantal|koers|wisselkoers|antal|vaxelkurs|\bvalutakurs\b|ilosc|cena\b|mnozstvi|arfolyam|количество|цена|курс|数量|价格|汇率|単価|数量|回数|支払回数|人数|今回回数|\bisin\b|\bsymbol\b|\bticker\b|\bcusip\b|\bsedol\b|cost basis|gain|\bfx\b|strike|支払区分|latitude|longitude/,
  ],
  [
    'originalCurrency',
    /(?:original|oorspr|origine|puvodn|povodn|oryginaln|eredeti|alkuper|opprinnelig|oprindelig|ursprunglig|исходн|orijinal|foreign|fremd\w*|orig|local|instructed|transaction|merchant|spend|source|counter|target|tegen|ursprungs?|vorgangs)\w*\s*(?:currency|wahrung|waehrung|devise|moneda|moeda|munt|mena|waluta|devizanem|valuutta|doviz|валюта|valuta|valutakode|curr|ccy)|devise (?:d origine|origine)|moneda (?:original|origen)|moeda original|валюта операции|交易币种|交易货币|交易幣別|現地通貨|transfer amount currency|currency of (?:the )?transaction|waluta (?:oryginalna|transakcji)|mena transakce/,
  ],
  [
    'originalAmount',
    /(?:\boriginal\b|\boorspr\w*|\bpuvodn\w*|\bpovodn\w*|\boryginaln\w*|\beredeti\b|\balkuper\w*|\bopprinnelig|\boprindelig|\bursprunglig|\borijinal|\bforeign\b|fremd|\borig\b|\blocal\b|instructed|in foreign|in original|\bursprungs|^lastschrift ursprungs|auslagen|\bconverted?\b|umgerechnet)\w*.*(?:amount|betrag|montant|importe|valor|importo|bedrag|belopp|value|umsatz)?|montant (?:d origine|initial|devise)|importe (?:original|origen|divisa)|valor (?:original|em us|em dolar|us\$)|importo (?:originale|in valuta)|betrag in (?:fremd|original)|сумма операции|сумма в валюте операции|交易币种 金额|交易币种金额|订单金额|商品金额|現地|海外|外貨|外币|transfer amount|equivalent|tegenwaarde|kwota (?:oryginalna|transakcji|w walucie)|castka (?:v mene|puvodni)|originalbelopp|utlandsk|valutabelop|belop i valuta|amount in (?:transaction|foreign|original)|^(?:vat|gross|gross total) amount$|変換前/,
  ],
  [
    'direction',
    /^(?:d k|d c|c d|dc|cd|d h|s h|dr cr|cr dr|cr|dr|debit credit|credit debit|debet credit|credit debet|creditdebet|debitcredit|debet kredit|kredit debet|debit kredit|soll haben|haben soll|af bij|bij af|debe haber|sens|direction|richtung|flow|in out|inout|ein aus|sentido|sinal|segno|signe|signo|sign|znak|t j|b a|borc alacak|收 支|收支|收付|收支类型|收支標誌|借贷|借贷标志|借贷标识|借贷方向|入出金|入出金区分|出入金|入払区分|거래구분|입출금|приход расход|дебет кредит|тип операции д к|credit or debit|debit or credit|income expense|expense income|credit debit indicator|cdi|cdt dbt|kredit debet|ansvar|plus minus|dk|debet kredit indikator|deebet kreedit d c|deebet kreedit|mutatie af bij|type debit credit|dr cr indicator|transaction direction|money in out|προσημο ποσου|προσημο|χ π|income or expense|amount sign|billing amount sign|transaction sign|signe du montant|segno importo|znak kwoty)$/,
  ],
  [
    'type',
    /^(?:tipo|type|typ|rodzaj|druh|vrsta|soort|tipologia|laji|вид|тип) (?:de |of |d |da |del |della |di )?(?!cambio|change|divisa)\S+|(?:buchungs|umsatz|transaktions|zahlungs)art$|(?:laji|tyyppi)$|(?:transaktions|umsatz|postering)s?typ$|^(?:posterings|transaksjons)type$|\w+typ$|\bvrsta\b|סוג|نوع|ประเภท|\bjenis\b/,
  ],
  [
    'day',
    /^(?:date|datum|data|fecha|dato|paiva|paivamaara|pvm|kp|dag|dia|giorno|jour|nap|tarih|kuupaev|дата|日期|日付|年月日|날짜|일자|거래일|datetime|timestamp|when|day|date time|date and time|date transaction|trans date|txn date|tran date|txndate|created on|created|ημερομηνια|วันที่|ngay|tanggal|תאריך|التاريخ)\b|\b(?:booking|booked|posting|posted|post|transaction|trans|txn|trade|entry|process(?:ing|ed)?|purchase|operation|completed|clearing|clear|settle?ment|payment|activity|started|run|effective|ledger|accounting|created) ?(?:date|on|day|datetime|timestamp)|date (?:posted|processed|completed|of|d|de|operation|comptable|compta|operat)|dateop|\bdate(?:time)?\b|^buchung$|buchungs?(?:tag|datum|zeit|termin)|belegdatum|umsatzdatum|transaktionsdatum|^datum\b|datum$|kauftag|kaufdatum|abschlusstag|fecha|^data\b|data (?:operazione|contabile|lancamento|movimento|mov|operatiei|transakcji|operacji|ksiegowania|tranzactiei|transacao|compra)|boekdatum|boekingsdatum|transactiedatum|bokforingsda|bokford|transaktionsda|bokforingsdato|bogfort|kirjauspaiva|maksupaiva|data dokonania|datum (?:transakce|provedeni|zauctovani|platby|knjizenja|spracovania|operacii)|konyveles(?:i)? ?(?:datum|nap|ido)|konyveles$|tranzakcio (?:datum|napja|ideje)|datuma?\b|tapahtumapaiva|posteringsdato|islem tarihi|tarihi?$|дата|交易日|交易时间|交易時間|记账日|記帳日|入账日期|创建时间|交易创建时间|支付时间|成功时间|付款时间|下单|利用日|取引日|取引年月日|利用年月日|ご利用日|年月日|お取り?扱い日|勘定日|日付|일시|거래일|이용일|(?:결제|주문|승인|사용|매출|접수|처리|등록|구매) ?(?:일자?|날짜)$|maksepaev|datums|operacijos data|bookingdate|transactiondate|posteddate|valutadatum boeking|gebucht|日時|日期|ημερομηνια|ημ νια|dagsetning|\btarikh\b|تاريخ|תאריך|날짜|거래일시|거래일자|วันที่|\bngay\b|\bkuupaev|\bdatums\b|\bdata\b|თარიღი|ամսաթիվ|\btarix\b|күні|\bpetsa\b|تاریخ|दिनांक|तारीख|তারিখ|датум|\btarehe\b/,
  ],
  [
    'debit',
    /na vrub|\bdebiet\b|\bdebi\b|დებეტი|გასავალი|\bmexaric\b|برداشت|नामे|निकासी|задолж|исплат|odchozi|utgift\w*|vydaje?\b|sorties?\b|depenses?\b|despesas?\b|gastos?\b|udgift\w*|haevet|veloitus|cikan|wyplat\w*|\boutcome\b|\boutgoings?\b|\boutgo\b|提出|提款|轉出|支出金額|ghi no|phat sinh no|tien ra\b|ถอนเงิน|ถอน|חובה|\bdebits?\b|\bdebit amount|withdrawals?|withdrawn|\bwithdraw\b|money out|paid out|payments? out|\boutflow\b|\bspent\b|^out$|\bexpenses?\b(?! ?(?:type|category|account))|\bcharges?\b$|\bpayments?$|\bsoll\b|belastung|lastschrift(?:en)?$|ausgabe|ausgang|auszahlung|\bdebets?\b|\bdebitos?\b|\bcargos?\b|\bdebe\b|\bdebit euros|retiros?|egresos?|saidas?|\bsaida|\buscite\b|\bdare\b|addebiti|\baf\b|uitgaven|afschrijving|uttag|uttak|\but\b|\bud\b|utbetaling|trukket|belastet|ut fra konto|ut av konto|\botto\b|menot|obciazenia|wydatki|wyplaty|kwota obciazenia|vydej|vydaje|debet|terheles|kiadas|plati|\brashod|isplat|duguje|zaduzenje|borc|cekilen|giden|расход|списание|дебет|дебит|支出|付款金额|转出|借方|出金|お支払(?:い)?金額|お引き?出し|引出|払い?出し?|支払金額|支払い金額|支払額|출금|지출|찾으신|χρεωση|izdatki|breme|v breme|izmaksas|deebet|islaidos|debetas|debets|mokejimai|مدين|\bnegatif\b|terecenje|terecenja|isplata|isplate|\bbreme\b|χρεωση|찾으신|出金|\bdugovno\b|\bdugovni\b|\bizlaz\b|\bodliv\b|valjamine\w*/,
  ],
  [
    'credit',
    /ve prospech|\bkrediet\b|\bkredi\b|კრედიტი|შემოსავალი|\bmedaxil\b|واریز|जमा|уплат|prichozi|entrees?\b|recettes?\b|receitas?\b|indtaegt\w*|indsat\b|hyvitys|giren|wplat\w*|収入|\bincoming\b|轉入|存款|ghi co|phat sinh co|tien vao\b|ฝากเงิน|ฝาก|זכות|\bcredits?\b(?! ?(?:card|limit|line))|\bcredit amount|deposits?\b|money in|paid in|payments? in|\binflow\b|^in$|\bincome\b|receipts?(?! (?:no|nr|num|number|id|code|url|link|image|ref)\b)|received|\bhaben\b|gutschrift|einnahme|eingang|einzahlung|\bcreditos?\b|\babonos?\b|\bhaber\b|ingresos?|depositos?|entradas?|recebido|\bentrate\b|\bavere\b|accrediti|\bbij\b|inkomsten|bijschrijving|insattning|\bind\b|innskudd|innbetaling|\binn\b|inn pa konto|inn til konto|\bpano\b|tulot|uznania|wplywy|wplaty|kwota uznania|prijem\b|prijmy|kredit|jovairas|bevetel|incasari|\bprihod|uplat|potrazuje|odobrenje|alacak|yatan|gelen|приход|зачисление|кредит|поступление|收入|存入|转入|贷方|入金|お預け?入れ|預入|受取金額|預かり|預り|입금|맡기신|수입|πιστωση|prejemki|dobro|v dobro|ienemumi|kreedit|pajamos|kreditas|kredits|iplaukos|دائن|odobrenje|odobrenja|uplata|uplate|\bdobro\b|πιστωση|맡기신|入金|\bpotrazno\b|\bulaz\b|\bpriliv\b|sissetulek\w*|laekumi\w*/,
  ],
  ['mcc', /^mcc\b|merchant category code|\bmcc$/],
  [
    'category',
    /categor|kategor|分类|分類|類別|rubriek|spending cat|\bcat\b|hovedkategori|underkategori|subcategory|класс|категория|カテゴリ|大項目|中項目|費目|소분류|\btags?\b|\blabels\b|etiquet/,
  ],
  [
    'status',
    /^status\b|status$|상태$|สถานะ|trang thai|סטטוס|الحالة|وضعیت|\bstate\b|^stato$|^etat$|^estado$|^stav$|^stan$|^tila$|^durum$|статус|交易状态|状态|當前状态|当前状态|状況|cleared|\bpending\b|bestand$|^gebucht|umsatz ?status|contabilizzazione|^vorgemerkt|settled/,
  ],
  [
    'counterAccount',
    /(?:counter|beneficiary|payee|partner|recipient|opposite|other|tegen|gegen|mot|contra|third|destination|to|from|sender|payer|target|source|protiv|proti|ellen|op|tp)\w*\s*(?:account|acct|konto|rekening|kontonummer|iban|bank|rekeningnummer|bban|kontonr|uctu|szamla|sort|bic|swift|blz|part|ref|code)\b|\biban\b|\bbic\b|\bswift\b|\bblz\b|bankleitzahl|cislo uctu|kod banky|numero de cuenta destino|对方账号|对方账户$|对方卡号|对方开户|对方行|对方账号|相手口座|tegenrekening$|konto kontrahenta|rachunek|nr konta|ucet protistrany|protiucet|cislo protiuctu|kontonummer iban|cuenta destino|conta destino|numer rachunku nadawcy|sort code|routing/,
  ],
  [
    'amount',
    /\bamounts?\b|\bamt\b|\b(?:trn|acc|tx|txn|acct)amt\b|betrag|\bumsatz\b(?! ?(?:typ|art|text|zeit|status|nr|getatigt))|\bmontant\b|\bimporte\b|\bimport\b|\bmonto\b|\bvalor\b|\bimporto\b|\bbedrag\b|\bbelop\b|\bbelopp\b|\bbelob\b|\bsumma\b|\bmaara\b|\beuro?maara|\bkwota\b|\bcastka\b|\bobjem\b|\bsuma\b|\biznos\b|\bosszeg\b|\bsummas?\b|\btutar\b|\btutari\b|\bmiktar\b|сумма|сума|金额|金額|利用額|发生额|交易额|お支払金額|利用金額|금액|거래금액|이용금액|ποσο|\bmutatie\b(?! ?soort)|\btotal\b|^value$|\bnet\b|\bgross\b|brutto|netto|^(?:usd|cad|eur|gbp|aud|chf)\$?$|^[a-z]{3}\$$|\bznesek\b|\biznos\b|\bjumlah\b|so tien|จำนวนเงิน|סכום|المبلغ|price$|^sum$|\bcost\b|\bspend\b|\bcash ?flow\b|iznos|apgrozijums|\beuros?\b$|kwota|upphaed|\bznesek\b|\biznos\b|\bamaun\b|\bvlera\b|مبلغ|סכום|ποσο|จำนวน|\bquantitat\b|\bimport\b|\bshuma\b|თანხა|գումար|\bmebleg\b|\bhalaga\b|राशि|পরিমাণ|износ|\bkiasi\b|сомасы/,
  ],
  [
    'currency',
    /\bcurrency\b|\bcurr\b|\bccy\b|\bcur\b|wahrung|waehrung|\bdevise\b|\bmonn\b|\bmonnaie\b|\bmoneda\b|\bdivisa\b|\bmoeda\b|\bvaluta\b|\bmunt\b|valutacode|muntsoort|\bmena\b|\bwaluta\b|devizanem|penznem|\bvaliuta\b|valuuta|\bvaluta\b|para birimi|\bdoviz\b|валюта|币种|币别|货币|幣別|通貨|통화|νομισμα|\bmynt\b|מטבע|عملة|νομισμα|валута|валюта|สกุลเงิน/,
  ],
  [
    'bankId',
    /^(?:fitid|transaction id|transactionid|txn id|trans id|transaction no|transaction number|transaction code id|reference id|id|uuid|guid|record id|unique id|ref id|transaktions ?id|transaktionsnummer|transaktionscode|identifiant|id transaccion|id transazione|id operacji|identyfikator|n de transaction|no de transaction|numero de operacion|id operace|id pohybu|transaction reference number|archiveringscode|arkistointitunnus|arkivkod|arkivref|irasas nr|iraso nr|交易订单号|交易单号|流水号|交易流水号|订单号|tran id|payment id|operation id|transfer id|archival id|row id|transaction uuid|wallet txn id|utr|rrn)$/,
  ],
  [
    'reference',
    /\bviite\b|\bref(?:erence|erenz|erentie|erencia|erencja|s)?\b|referen|\bno\b$|\bnr\b|\bnumber\b|\bnum\b|\bnumero\b|\bn°|\bcheque\b|\bcheck\b|\bchq\b|\bdocto?\b|documento?\b|documento|belegnr|belegnummer|mandat|glaubiger|glaeubiger|creditor id|kundenref|end to end|sammler|verifikation|betalingskenmerk|machtiging|incassant|batch|volgnr|volgnummer|kenmerk|auszugs|variabilni|konstantni|specificky|^vs$|^ss$|^ks$|symbol$|nosaukums nr|dok nr|kodas|imokos|kliento|\bcode\b|\bkod\b|\bkode\b|银行单号|商户单号|商家订单号|编号|序号|凭证|交易单|单号|伝票|番号|連番|(?:주문|승인|전표|거래|결제)번호|номер|№|authori[sz]ation|\barn\b|\bauth\b|approval|receipt|posting key|item #|item no|^#$|seq|sequence|primanota|fonds|oficina|dependencia|agencia|branch|sucursal|location id|terminal|store name|tilvisun|אסמכתא|مرجع|\bpoziv\b|sklic|референ|viitenumb|\bverwysing|\bnommer\b/,
  ],
  [
    'account',
    /\baccount\b|\bacct\b|\bkonto\b|auftragskonto|kontonummer|\bcompte\b|\bcuenta\b|\bconta\b|\bconto\b|rekening|\bkonto|tili|\bucet\b|\buctu\b|szamla|\bcont\b|\bracun\b|saskaitos|\bkonts\b|hesap|счет|счёт|рахунок|账号|账户|卡号|帳號|口座|カード|계좌|\bcard\b|karte|\bcarte\b|tarjeta|cartao|\bcarta\b|kaart|kort|karta|kartya|карта|借记卡号|produit|product(?! ?name)|wallet|\bpaid with\b|funding source|payment method|收 付款方式|支付方式|付款方式|instrument|iban bban|利用者|ご利用者|本人|cardholder|card member|member|purchased by|owner|umsatz getatigt von|username|user|持卡人|zahlungsart/,
  ],
  [
    'payer',
    /zahlungspflichtig|auftraggeber(?! ?empfanger)|\bpayer\b|\bsender\b|\bremitter\b|^from$|\bfrom name|source name|donneur d ordre|ordenante|nadawca|platce|nadawcy|отправитель|付款人|振込人|debtor|ordering|initiating|initierende|pradinis|originator|^von$|^de$|senders? name|remetente|mittente|avsandare|avsender|afsender|maksaja|platitor/,
  ],
  [
    'payee',
    /^(?:other|third) party$|wertpapier(?:name|bezeichnung)?$|vardepapper|\bpayee\b|\bmerchant\b(?! ?(?:id|code|city|state|country|zip|category|address|region))|\bcounter ?part(?:y|ie)\b|\bcounterparty name|beneficiary|begunstigt|beguenstigt|empfanger|empfaenger|zahlungsempf|zahlungsbeteiligt|auftraggeber empfanger|name zahlungsbeteiligter|partner ?name|gegenpartei|tegenpartij|naam|\bname\b(?! ?of bank)|\bnom\b|nombre|\bnome\b|\bnavn\b|\bnamn\b|nimi|nazwa|\bnazev\b|\bnazov\b|\bnev\b|\bnume\b|\bnaziv\b|\bnosaukums\b|gavejas|gavejo|sanemejs|obchodni misto|obchodnik|obchodne|makse ?saaja|saaja|sanem|beneficiaire|tiers|fournisseur|supplier|vendor|\bshop\b|\bstore\b|retailer|\bto$|^to\b|beneficiario|destinatario|controparte|contraparte|favorecido|estabelecimento|lojista|comercio|establecimiento|mottagare|mottaker|modtager|vastapuoli|saaja maksaja|odbiorca|kontrahent|protistrana|protiucet nazev|prijemce|kedvezmenyezett|partner|alici|unvan|получатель|контрагент|отримувач|交易对方|对方户名|对方账户名|对方名称|收款人|商户名称|商户|交易商户|利用店|店名|利用先|利用場所|利用箇所|取引場所|ご利用先|取引先|加盟店|店舗|振込先|支払先|가맹점|사용처|이용처|이용하신곳|상호|받는분|거래처|begunstigde|ultimate receiver|tegenrekeninghouder|出場駅|入場駅|target name|recipient|vidtakandi|prejemnik|primatelj|primalac|primaoc|δικαιουχ|получател|наредител|отримувач|שם בית|בית עסק|المستفيد|beneficiar\b|gavejas|\bsaaja\b|거래처|의뢰인|받는|ผู้รับ|nguoi (?:nhan|huong)|penerima/,
  ],
  [
    'description',
    /\brubrik\b|kuvaus|\bselitys\b|\bpmt ?info\b|說明|交易資訊|交易說明|noi dung|รายละเอียด|descri?p|\bdesc\b|\bdetails?\b|narration|narrative|particulars|\btext\b|\btexte?\b|buchungstext|umsatztext|verwendungszweck|vorgang verwendungszweck|zahlungsgrund|\bzweck\b|reason|\blibelles?\b|\blabel\b|\bintitule\b|\bmotif\b|nature de l operation|\bconcepto\b|\bconcept\b|movimiento|\bhistorico\b|\bdescricao\b|lancamento|descrizione|causale|omschrijving|mededeling|beskrivelse|beskrivning|\btekst\b|forklaring|\btext mottagare\b|viesti|selite|\bopis\b|tytul|\bpopis\b|\bucel\b|sprava pre|zprava pro|informace|kozlemeny|megjegyzes|leiras|narativ|detalii|explicatii|descriere|svrha|namen|paaiskinim|paskirtis|selgitus|maksajuma merk|aciklama|назначение|описание|основание|детали|призначення|摘要|交易描述|交易说明|交易摘要|商品|商品说明|商品名称|订单标题|附言|内容|お取り?扱い内容|お取り?引き?内容|取引内容|利用内容|ご利用内容|適用|摘要欄|적요|내용|기재내용|상품명|품목|사용내역|거래내역|이용내역|περιγραφη|αιτιολογια|transaction$|^item\d?$|^item$|^note$|subject|payment info|activity|information|remark|^operacion$|^operation$|^bewegung|purpose|what|product name|\btitle\b|tapahtuma|sporocilo|meddelande|melding|商户单|件名|mutation|keterangan|dien giai|รายการ|תיאור|البيان|^merchandise|notification|\btexti?\b|skyring|\w+text$|namen\b|svrha|\bopis|αιτιολογ|περιγραφ|основание|опис|תיאור|פרטים|الوصف|تفاصيل|\bbutiran\b|\bketerangan\b|\bconcepte\b|descriere|explicat|maksajuma|merkis|selgitus|paskirt|적요|거래내용|dien giai|noi dung|\bbeskrywing|\bpershkrim|დანიშნულება|აღწერა|նկարագր|\bteyinat|شرح|विवरण|বিবরণ|\bmaelezo\b|намена|сипатта/,
  ],
  [
    'type',
    /\btype\b|^vorgang$|\btyp\b|\btyyppi\b|umsatzart|umsatztyp|buchungsart|transaktionsart|zahlungsreferenz|\bart\b|\btipo\b|\btransactietype\b|mutatiesoort|betaalwijze|\bsoort\b|\baction\b|\bmethod\b|laji|\bclass\b|rodzaj|\bdruh\b|jogcim|tranzakcio tip|\bvrsta\b|islem turu|вид|тип|交易类型|交易名称|业务类型|交易方式|利用区分|種別|種類|区分|取引区分|支払方法|거래종류|transaction code|kanal|channel|渠道|transaktionstyp|nature/,
  ],
  [
    'memo',
    /\bmemo\b|\bnotes?\b|\bcomments?\b|\badditional\b|\bextra\b|\binfo\b|bemerkung|notiz|kommentar|\bobserva|\bnotas?\b|\bnote\b|opmerking|poznamka|uwagi|notatka|备注|備註|メモ|備考|비고|message|mitteilung|adres|address|city|country|region|state|zip|land\b|交易地点|网点|利用国|zusatz|disclaimer|image|flag/,
  ],
]

const EXACT: Record<string, ColumnRole> = {
  date: 'day',
  'value date': 'valueDay',
  value: 'amount',
  reference: 'reference',
  'payment reference': 'memo',
  'source amount after fees': 'amount',
  'target amount': 'originalAmount',
  'amount total': 'amount',
  'amount fee': 'fee',
  'amount tip': 'fee',
  'amount tax': 'fee',
  'original description': 'memo',
  zahlungsreferenz: 'reference',
  'billing amount': 'amount',
  'billing currency': 'currency',
  'balance currency': 'ignore',
  'transaction status': 'status',
  'country region': 'ignore',
  'area district': 'ignore',
  'fees comm': 'fee',
  'transaction amount': 'amount',
  'transaction type': 'type',
  'type of transaction': 'type',
  transaction: 'description',
  transactions: 'description',
  'amount credit': 'credit',
  'amount c': 'credit',
  'amount cr': 'credit',
  'cr amount': 'credit',
  'amount d': 'debit',
  'amount dr': 'debit',
  'dr amount': 'debit',
  'amount debit': 'debit',
  'credit amount': 'credit',
  'debit amount': 'debit',
  'op name': 'payee',
  'memo description': 'description',
  'category group category': 'category',
  'converted amount': 'originalAmount',
  'source destination': 'account',
  'transaction breakup': 'ignore',
  'time zone': 'time',
  '收 支': 'direction',
  支払総額: 'originalAmount',
  入金先: 'account',
  motpart: 'payee',
  activity: 'type',
  'raw description': 'memo',
  'bank description': 'memo',
  modpart: 'payee',
  支払元: 'account',
  出金元: 'account',
  お店: 'payee',
  品目: 'description',
  取扱店: 'ignore',
  取扱店名: 'ignore',
  残高調整: 'ignore',
  振替: 'ignore',
  '入账币种 金额': 'amount',
  '交易币种 金额': 'originalAmount',
  实付金额: 'amount',
  入账金额: 'amount',
  入账货币: 'currency',
  交易金额: 'amount',
  'сумма операции': 'originalAmount',
  'сумма платежа': 'amount',
  'валюта платежа': 'currency',
  'сумма пересчитанная в валюту счета': 'amount',
  'валюта счета': 'currency',
  'сумма в валюте счета': 'amount',
  'card used for transaction': 'account',
  'starting balance': 'balance',
  'card no': 'account',
  buchungsbetrag: 'amount',
  buchungswahrung: 'currency',
  originalbetrag: 'originalAmount',
  originalwahrung: 'originalCurrency',
  gross: 'originalAmount',
  net: 'amount',
  brutto: 'originalAmount',
  netto: 'amount',
  bruto: 'originalAmount',
  neto: 'amount',
  'bank reference': 'reference',
  'type of account': 'account',
  'naam omschrijving': 'payee',
  tegenrekeninghouder: 'payee',
  rekeninghouder: 'account',
  kontoinhaber: 'payee',
  'account holder': 'payee',
  supplierfound: 'memo',
  categoryparent: 'category',
  accountnum: 'account',
  accountlabel: 'account',
  accountbalance: 'balance',
  dateop: 'day',
  dateval: 'valueDay',
  class: 'category',
  bank: 'ignore',
  info: 'memo',
  'posting text': 'type',
  'purpose code': 'ignore',
  'datum mutatie': 'day',
  'foreign spend amount': 'originalAmount',
  commission: 'fee',
  'exchange rate': 'quantity',
  betrag: 'amount',
  'total amount': 'amount',
  'reg date': 'otherDay',
  'tr name': 'type',
  dtposted: 'day',
  dtuser: 'otherDay',
  dtavail: 'valueDay',
  'cor d': 'direction',
  benefit: 'direction',
  'completed date': 'day',
  'started date': 'otherDay',
  state: 'status',
  ordertxid: 'reference',
  'order id': 'reference',
  'trade id': 'reference',
  pair: 'description',
  'trading pair': 'description',
  'currency pair': 'description',
  side: 'type',
  ordertype: 'ignore',
  'order type': 'ignore',
  vol: 'quantity',
  proceeds: 'amount',
  basis: 'quantity',
  'realized p l': 'quantity',
  'mtm p l': 'quantity',
  margin: 'quantity',
  from: 'payer',
  to: 'payee',
  von: 'payer',
  an: 'payee',
  de: 'payer',
  para: 'payee',
}

const OWN_CURRENCY =
  /(?:currency|walu[tc]\w*|men[aey]|valut\w*|deviz\w*|wahrung|waehrung|devise|divisa|moeda|moneda|валют\S*)\b.*(?:\baccount|rachunku|uctu|kont[aou]\b|compte|cuenta|conto\b|conta\b|rekening|szamla|sask|счета|рахунку)|(?:\baccount|\bkonto|rachunku|uctu|compte|cuenta|rekening|saskaitos)\S* (?:currency|wahrung|waehrung|valut\w*|curr|ccy)|kontowahrung|kontovaluta/

export type NamedColumn = { role: ColumnRole; exact: boolean }

const known = new Map<string, NamedColumn | null>()

/** The role that a heading names; null for an empty or unknown heading. */
export function roleOfHeading(heading: string): NamedColumn | null {
  let named = known.get(heading)
  if (named === undefined) {
    named = heading.includes('\ufffd') ? nameBrokenColumn(heading) : nameColumn(heading)
    if (known.size > 5000) known.clear()
    known.set(heading, named)
  }
  return named
}

/** A heading whose letters outside ASCII were lost ("W\ufffdhrung"): the letter that makes it a known word was there. */
function nameBrokenColumn(heading: string): NamedColumn | null {
  const without = nameColumn(heading.replace(/\S*\ufffd\S*/g, ' '))
  for (const letter of ['u', 'a', 'o', 'e', 'i', 'c', 's', '']) {
    const named = nameColumn(heading.replaceAll('\ufffd', letter))
    if (named && (named.role !== without?.role || (named.exact && !without.exact))) return named
  }
  return without ?? nameColumn(heading)
}

function nameColumn(heading: string): NamedColumn | null {
  const words = foldWords(splitCamelCase(heading))
  if (words === '' || words.length > 70) return null
  const stripped = words
    .replace(
      /(?:^| )(?:in )?(?:eur|usd|cad|gbp|chf|aud|nzd|jpy|sek|nok|dkk|pln|czk|huf|ron|brl|inr|sgd|hkd|rub|try|zar|mxn|r\$|円|€|£|\$|¥|元)(?= |$)/g,
      '',
    )
    .trim()
  if (
    /^(?:nazev|nazov|name|nom|naam|nome|nombre|nazwa|nev|numele|naziv) (?:of (?:the )?)?(?:bank|banky|banku|banque|banco|banca)\b|^bank name|bankens namn/.test(
      words,
    )
  )
    return { role: 'ignore', exact: true }
  if (
    /^(?:nazev|nazov|jmeno|name|nombre|nom|naam|nome|nazwa|nev|numele|naziv|namn|navn)\b.*(?:proti|counter|tegen|contra|gegen|partner|kontrah|beneficia|ordenan|mottag|modtag|motpart)/.test(
      words,
    )
  )
    return { role: 'payee', exact: true }
  if (
    /^(?:nazev|nazov|nazwa|name|nom|naam|nome|nombre|naziv|typ|type|druh|rodzaj) (?:of |de la |della |del |du )?(?:card|karty|karte|carte|carta|tarjeta|cartao|kaart|kort|kartice)$/.test(
      words,
    )
  )
    return { role: 'account', exact: true }
  if (
    /^(?:total|net|amount|betrag|gesamt|montant|importe)\b.*\b(?:incl|inclusive|including|after|nach abzug|compris|incluid)/.test(
      words,
    )
  )
    return { role: 'amount', exact: true }
  if (OWN_CURRENCY.test(words) && !/poplat|fee|gebuhr|oplat|commission|saldo|balance|zustat/.test(words))
    return { role: AMOUNT_NOUN.test(words) ? 'amount' : 'currency', exact: true }
  const party = partyColumn(words)
  if (party) return party
  if (
    /^(?:informaci|informace|message|zprava|sprava|viesti|meddelande|besked|melding|mededeling|komunikat|nachricht|mensaje|mensagem)/.test(
      words,
    )
  )
    return { role: 'description', exact: true }
  if (/^ご?請求額/.test(words)) return { role: 'amount', exact: true }
  if (/内容$/.test(words)) return { role: 'description', exact: true }
  // "Number of the payment out" is a number, not a payment.
  if (/[\u3040-\u30ff\u4e00-\u9fff] ?(?:id|番号|コード)$/.test(words))
    return { role: words.endsWith('id') ? 'bankId' : 'reference', exact: true }
  if (BOTH_PARTIES.test(words)) return { role: 'payee', exact: true }
  // "Credit/Debit amount" is one signed column; without the amount it is the flag.
  if (
    /debit|debet|belastung|soll|dare|cargo|deebet/.test(words) &&
    /credit|kredit|gutschrift|haben|avere|abono|kreedit/.test(words) &&
    words.length < 40
  ) {
    return {
      role: /amount|betrag|montant|importe|importo|bedrag|suma|summa|eur|chf/.test(words) ? 'amount' : 'direction',
      exact: true,
    }
  }
  const exact = ownValue(EXACT, words) ?? ownValue(EXACT, stripped) ?? ownValue(EXACT, words.replaceAll(' ', ''))
  if (exact) return { role: exact, exact: true }
  for (const [role, pattern] of NAMES) {
    const subject = stripped || words
    const match = pattern.exec(subject) ?? (subject === words ? null : pattern.exec(words))
    if (match) return { role, exact: match[0].length >= subject.length - 2 }
  }
  return null
}
