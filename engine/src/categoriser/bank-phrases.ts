/** How the money moved, if the text starts with the bank's own words for it. */
export type PaymentMethod = 'card' | 'direct-debit' | 'standing-order' | 'transfer' | 'cheque'

const splitPhrases = (list: string): readonly string[] => list.split('|').map((phrase) => phrase.trim())

/** What banks print before the payee, folded and sorted. To support another bank's words, add them here. */
export const BANK_PHRASES: Readonly<Record<Exclude<PaymentMethod, 'cheque'>, readonly string[]>> = {
  card: splitPhrases(`
    [pr]|aani qr payment|aankoop|aankoop apple pay|aankoop bancontact|aankoop google pay|aankoop maestro|abbuchung|
    achat|achat apple pay|achat bancontact|achat carte|achat cb|achat en ligne|achat google pay|achat interac|
    achat internet|achat maestro|achat par carte|achat par carte bancaire|achat sans contact interac|achat tpe|
    achat v pay|achat visa debit|achat web|achat/prestation de service du|achat/shopping en ligne du|acquisto|
    acquisto pagobancomat|acquisto pos|acquisto/servizio del|acquisto/shopping online del|addebito pos|alisveris|
    alpha bank pos|aplpay|apple pay|apple pay kauf/dienstleistung vom|atsiskaitymas kortele|
    atsiskaitymas mokejimo kortele|bancnet pos|bancomat pay|bancontact|bancontact payconiq|bangla qr|
    banka karti alisveris|bankaxept|bankkartya tranzakcio|bankkartyas fizetes|bankkartyas vasarlas|bankkortskop|
    bankomatkasse|bankomatzahlung|bayar qris|bea, apple pay|bea, betaalpas|bea, google pay|belian kad debit|
    beskontaktno placanje|bet. kaart|betaalautomaat|betaalpas|betaling|betaling apple pay|betaling bancontact|
    betaling google pay|betaling kaart|betaling met bankkaart|betaling met debetkaart|betaling via debetkaart|
    betalkort|betalning|bezahlung|bezahlung debitkarte|bezahlung karte|bezahlung mobil|bezhotovostna platba kartou|
    bezhotovostni platba|bezkontakta maksajums|bezkontaktna platba|blik p2p-wychodzacy|blik zakup e-commerce|
    buy goods|buy goods to|by debit card|by debit card-othpos|c-idp purchase|card payment to|card purchase|
    card purchase with pin|card transaction|cargo por compra|cartao visa electron|carte|carte x|cb|check card|
    check card purchase|checkcard|cheque card purchase|ck qr|compra|compra - disposicion por pos|compra a vista|
    compra apple pay|compra cartao|compra cartao credito|compra cartao deb|compra cartao deb mc|compra cartao debito|
    compra com cartao|compra con debito|compra con qr|compra con redcompra|compra con tarjeta|
    compra con tarjeta de debito|compra con tarjeta debito|compra con tdd|compra contactless|compra credito|
    compra cuentarut|compra debito|compra el|compra elo debito vista|compra en|compra en comercio|compra en establ|
    compra en establecimiento|compra en linea|compra google pay|compra internacional|compra internet|compra internet en|compra intl|
    compra maestro|compra mastercard|compra mb|compra mb way|compra mbway|compra nac|compra nacional|
    compra no credito|compra no debito|compra online|compra parcelada|compra por internet|compra pos|compra posnet|
    compra qr|compra red compra|compra redcompra|compra tarj|compra tarj deb|compra tarj.|compra tarjeta|
    compra tarjeta de debito|compra tarjeta debito|compra tdd|compra tpa|compra visa debito|compra web|
    compras c deb|compras c.deb|consumo con tarjeta|consumo con tarjeta de debito|consumo pos|consumo tarjeta|
    consumo tarjeta de debito|contactless|contactless interac purchase|contactless payment|contactless pos|
    contactloze betaling|cumparare card|cumparare pos|cumparaturi card|cumparaturi la comercianti|cumparaturi pos|dankort|dankort-nota|
    darijums ar karti|dbcrd pur ap|dbt crd|debetine kortele|debetkort|debetkortafaersla|debetkortafærsla|debit card|
    debit card purchase|debit card spending|debit card transaction|debit domestik|debit kart alisveris|
    debit mastercard|debit mastercard purchase|debit pos ap|debit purchase|debit purchase -visa|debit-osto|debitk|
    debitkarte|debitkartenzahlung|debitkort|debito visa electron brasil|deebetkaardi tehing|deebetkaart|digicash|
    digital card purchase|direct purchase|dk-nota|duitnow qr|duitnow qr p2m|duitnow qr payment|e-commerce purchase|
    e-commerce transaction|ec-karte|ec-kartenzahlung|ecom pur|ecom purchase|ecom, apple pay|ecom, betaalpas|
    ecom, google pay|ecom, via adyen|ecom, via mollie|ecommerce purchase|ecommerce transaction|edc/k shop|edc/k shop/myqr|eft-pos|eftpos|eftpos debit|
    eftpos purchase|einkauf|einkauf debit mastercard|einkauf visa debit|einkauf zkb visa debit|
    einkauf/dienstleistung vom|epos non-bt|eps payment|erintesmentes vasarlas|erintokartyas vasarlas|eurobank pos|
    express payment system|facture carte|facture carte du|facture cb|facture(s) carte|flexipay|flik placilo|fpos|
    fpx|gd the|gh-link pos|ghqr payment|giao dich thanh toan/purchase|giao dich the|girocard|google pay|
    google pay kauf/dienstleistung vom|gpay|harcama|idp purchase|interac purchase|interac retail purchase|
    international card purchase|international purchase|internet alisverisi|internet kupnja|internet kupovina|
    internetes vasarlas|internetiost|internetkop|internettkjop|ips qr placanje|iris πληρωμη|jcbデビット|jual beli|jデビット|
    jデビツト|kaardiga tasumine|kaardimakse|kaardimaksed|kaarditehing|kad debit|karekod odeme|karetni transakce|
    karta nr|kartenumsatz|kartenzahlung|kartenzahlung girocard|kartes darijums|kartes maksajums|kartes pirkums|
    kartli alisveris|kartova transakce|kartova transakcia|kartu debet|kartu debit|kartya tranzakcio|kartyas fizetes|
    kartyas vasarlas|kartyatranzakcio|kauf/dienstleistung vom|kauf/online-shopping vom|keks pay|kjop|kob|
    kontaktlos betalning|kortafaersla|kortafærsla|kortauttekt|kortbetaling|kortbetalning|kortele|korteles mokejimas|
    korteles operacija|kortkjop|kortkob|kortkop|kortkop apple pay|kortkop utland|kortkop/uttag|korttimaksu|
    korttiosto|korttitapahtuma|korttransaktion|kredi karti harcamasi|krediitkaardi tehing|kreditkortafaersla|
    kreditkortafærsla|kredito kortele|ktgya|kupnja karticom|kupnja maestro|kupnja na pos|kupnja na prodajnom mjestu|
    kupnja roba i usluga|kupnja visa|kupovina|kupovina karticom|kupovina maestro|kupovina mastercard|
    kupovina na pos terminalu|kupovina na prodajnom mjestu|kupovina robe i usluga|kupovina visa|lahimaksu|lanka qr|
    lankaqr|lankaqr payment|lipa kwa m-pesa|lipa kwa simu|lipa na m-pesa|lipa na mpesa|lipa na mpesa buy goods|
    lipa namba|liquidacion tarjeta|local purchase|mada pos|mada pos purchase|mada purchase|maksajums ar karti|
    maksajumu karte|maksajumu kartes darijums|makse kaardiga|mastercard debet|mastercard kob|mastercard purchase|
    masterpass qr|maybank qrpay|mc/debit|me dc si|merchant payment|merchant payment fuliza m-pesa to|
    merchant payment online to|merchant payment to|merchant purchase terminal|misc dr-debit card|mobiele betaling|
    mobile money payment|mokejimas kortele|mokejimo korteles operacija|momo pay|momo payment|momo pmt|momopay|
    moniepoint|mtn momo payment|mydebit|mydebit purchase|nakup blaga in storitev|nakup kartou|
    nakup kartou mastercard|nakup maestro|nakup mastercard|nakup na internete|nakup na internetu|nakup na pos|
    nakup na pos terminalu|nakup na prodajnem mestu|nakup pos|nakup s kartico|nakup u obchodnika|nakup visa|
    nakup z debetno kartico|nbg pos|nets debit|nets debit purchase|nets purchase|nets qr|nets qr payment|
    non-sterling purchase|norekini ar karti|norekini ar maksajumu karti|npsb pos|nqr payment|nr karty|nr. card|
    online card purchase|op. carta|op. pagobancomat|opay|operacion con tarjeta|operacja karta|operation carte|
    operazione|operazione carta|operazione pos|opos|ost kaardiga|ostot|pag tpa|pag. circ. internaz.|pag. pos|pagam. pos - pagamento pos|
    pagamento|pagamento apple pay|pagamento carta|pagamento carta di debito|pagamento cartao|pagamento com cartao|
    pagamento con carta|pagamento google pay|pagamento mb way|pagamento pagobancomat|pagamento pix|pagamento pos|
    pagamento su pos|pagamento tramite pos|pago apple pay|pago codi|pago codigo qr|pago con codi|pago con codigo qr|
    pago con qr|pago con tarjeta|pago con tarjeta en|pago con transferencia|pago con visa debito|pago en|
    pago movil en|pago plin|pago qr|pago tarjeta|pago yape a|pagobancomat|paiement|paiement apple pay|
    paiement avec carte de debit|paiement bancontact|paiement carte|paiement carte de debit|paiement cb|
    paiement contactless|paiement digicash|paiement direct interac|paiement e-commerce|paiement google pay|
    paiement internet|paiement mobile|paiement par carte|paiement par carte au maroc|paiement par carte bancaire|
    paiement par carte de debit|paiement par carte x|paiement payconiq|paiement psc|paiement sans contact|
    paiement tpe|paiement v pay|paiement visa debit|palmpay|pankkikorttimaksu|pankkikorttiosto|payment via mydebit|paytrail oyj|
    paywave|pcd|pembayaran qr|pembayaran qris|pembelian|pembelian debit|pesin satis|pgto pix|pinbetaling|
    piraeus pos|pirkimas internetu|pirkimas kortele|pirkinys|pirkums|pirkums ar karti|pirkums ar maksajumu karti|
    pirkums interneta|pix enviado|pix qr code dinamico des|pix qr code estatico des|pix qrs|pix transf|
    placanje ips qr kodom|placanje karticom|placanje na pos terminalu|placanje platnom karticom|placilo flik|
    placilo s kartico|placilo z debetno kartico|plashtane na pos|plashtane s karta|plata card|plata contactless|
    plata cu card|plata cu cardul|plata e-commerce|plata ecomm|plata la pos|plata la pos bt|
    plata la pos non-bt cu card mastercard|plata la pos non-bt cu card visa|plata online|plata pos|
    platba debetni kartou|platba debetni kartou mc|platba debetni kartou visa|platba kartou|
    platba kartou e-commerce|platba kartou mastercard|platba kartou na internete|platba kartou na internetu|
    platba kartou pos|platba kartou u obchodnika|platba kartou v obchode|platba kreditni kartou|platba u obchodnika|
    platba za zbozi a sluzby|platnosc blik|platnosc karta|platnosc karta debetowa|platnosc web - kod mobilny|
    platnosc zblizeniowa|point of sale|point of sale - interac retail purchase|point of sale purchase|
    point of sale withdrawal|point-of-sale transaction|pokupka na pos|poraba po kartici|pos|pos alisveris|
    pos authorisation|pos debit|pos harcamasi|pos intl purchase|pos islemi|pos kupnja|pos kupovina|
    pos local purchase|pos merchandise purchase|pos mit pin|pos nakup|pos non-bt|pos payment|pos placanje|pos pmt|
    pos prch|pos purchase|pos purchase (effec|pos purchase settlement|pos purchase settlement card no|pos pymt|
    pos sale|pos settlement|pos transaction|pos trf|pos txn|pos vasarlas|pos w/d|pos withdrawal|pos-purchase|
    pos-purchase card no|pos/web pmt|pos/web purchase transaction|pos消费|pps bill payment|pre-auth debit|
    pre-auth master debit|prel kortkop|prel. kortkop|purchase|purchase authorized on|purchase return authorized on|
    purchase transaction|purchase with cash back authorized on|qr|qr payment|qr ph|qr ph payment|qr platba|qris|
    qris payment|qvik fizetes|raast qr|recurring|recurring card purchase|recurring payment authorized on|redcompra|
    redeshop|reservation kortkop|reservert kortkjop|sale debit|sanal pos|scan qr|scanqr|sepa-elv-lastschrift|
    settlement card no|settlement/c|shopping online|spletni nakup|tanqr payment|tarj nro|tarjeta|temassiz odeme|
    terecenje po debitnoj kartici|terecenje po kartici|thai qr payment|thanh toan|thanh toan bang the|
    thanh toan hang hoa dich vu|thanh toan pos|thanh toan qr|thanh toan qr-pay|thanh toan qua the|
    thanh toan tai pos|thanh toan the|thanh toan truc tuyen|thanh toan vnpay-qr|to transfer-upi/dr|tr karekod odeme|
    tr.kart|transaccion contactless en|transakce platebni kartou|transakcia platobnou kartou|transakcija karticom|
    transakcija platnom karticom|transakcija s kartico|transakcja bezgotowkowa|transakcja blik|transakcja karta|
    transakcja karta debetowa|transakcja karta platnicza|transaksi debit|transaksi debit qr|transaksi debit qris|
    transaksi debit tgl|transaksi qr|transaksi qris|transferencia enviada pelo pix|transferencia pix des|
    transferencia qr|tranzactie card|tranzactie e-commerce|tranzactie pos|troskovi po debitnoj kartici|
    troskovi po kartici|tt qr|upi/dr|upi/p2a|upi/p2m|upiout|utilizzo carta di credito|varekjop|varekjop debetkort|
    varekjop visa|vasarlas|vasarlas belfoldi partnernel|vasarlas kartyaval|vasarlas ktgya|
    vasarlas kulfoldi partnernel|vasarlas mastercard|vasarlas visa|vda|vdc|vdp|verkko-osto|vietqr|viipemakse|
    visa dda pur ap|visa debit|visa debit pos|visa debit purchase|visa debit purchase card|
    visa debit retail purchase|visa debitkarte|visa dr|visa electron|visa kob|visa purchase|visa vare|visa varekjop|
    visa-debit|visa-kartenumsatz|visa-osto|visa/dankort|visaデビット|visa金融卡|vp pkm|vデビット|web payment|web purchase|
    web purchase @|web pymt|web/pos purchase|yape a|yurt disi alisveris|yurtdisi pos|yurtici pos|zahl. karte|
    zahlung|zahlung debitkarte|zahlung mit karte|zakup przy uzyciu karty|zakup przy uzyciu karty w int|
    zakup przy uzyciu karty w kraju|zakup przy uzyciu karty za granica|zakup w terminalu - kod mobilny|αγορα|
    αγορα ecommerce|αγορα pos|αγορα εξωτερικου|αγορα εσωτερικου|αγορα με καρτα|αγορα με χρεωστικη καρτα|
    αγορα μεσω pos|αγορα μεσω χρεωστικης καρτας|αγορες|αγορεσ|ανεπαφη αγορα|ηλεκτρονικη αγορα|ηλεκτρονικο εμποριο|
    πληρωμη iris|πληρωμη με καρτα|συναλλαγη με καρτα|авт.код|картова операция|картова транзакция|куповина|
    операция с карта|плащане в интернет|плащане на пос|плащане на пос терминал|плащане на стоки и услуги|
    плащане пос|плащане с карта|плащане чрез пос|плащане чрез пос терминал|плаћање картицом|покупка на пос|
    покупка пос|покупка с карта|пос плащане|חיוב דביט|חיוב כרטיס|חיוב כרטיס אשראי|חיוב לכרטיס|חיוב לכרטיס ויזה|
    חיוב מיידי|כרטיס אשראי|כרטיס דביט|עסקה בכרטיס|עסקת דביט|עסקת חיוב מיידי|רכישה בכרטיס דביט|תשלום בכרטיס|شراء|
    شراء pos|شراء انترنت|شراء ببطاقة|شراء دولي|شراء عبر الانترنت|شراء عبر مدى اثير|شراء عبر نقاط البيع|شراء محلي|
    شراء نقاط بيع|عملية شراء|مدى اثير|مشتريات|مشتريات نقاط البيع|نقاط البيع|نقاط بيع|ชําระค่าสินค้า|
    ชําระค่าสินค้า/บริการ|ชําระค่าสินค้าและบริการ|ชําระด้วยบัตรเดบิต|ชําระผ่าน qr|ชําระเงิน|บัตรเดบิต|สแกนจ่าย|デビット|
    デビツト|一网通支付|二维码支付|云闪付|信用卡消費|信用卡消费|刷卡|刷卡消費|台灣pay|國內消費|國外消費|快捷支付|扫二维码付款|扫码付款|扫码支付|掃碼付款|掃碼支付|无卡支付|无卡自助消费|易辦事|消費|
    消費扣款|消费|簽帳消費|簽帳金融卡|繳費靈|网上快捷支付|网上支付|网上消费|跨行消费|金融卡消費|銀聯卡消費|银联快捷支付|银联无卡支付|银联消费|간편결제|국민체크|신용승인|신한체크|우리체크|체크승인|체크신한|
    체크카드|체크카드결제|체크카드출금|카드결제|카드승인|하나체크`),
  'direct-debit': splitPhrases(`
    [cw]|[ds]|abbuchung einzug|abbuchung lastschrift|ach d|ach debit|ach direct debit|ach web|ach withdrawal|ach-dr|
    ach代扣|ach扣款|addebito|addebito diretto|addebito diretto sdd|addebito diretto sepa|addebito rid|addebito sdd|
    addebito sdd core|addebito sepa|addebito sepa dd|adeudo|adeudo a su cargo|adeudo de|adeudo directo|
    adeudo directo sepa|adeudo recibo|adeudo sepa|aedo|auto debet|auto debit|auto debit arrangement|auto-debit|
    auto-debit arrangement|autodebet|autodebit|autogiro|autogiro till|automatic drawing|
    automatinis e. saskaitos apmokejimas|automatiska e-rekina apmaksa|automatiskais maksajums|autopay|autopay dr|
    autopay out|avtalegiro|avtalegiro til|basislastschrift|beingreidsla|beingreidslur|beszedesi megbizas|
    betalingsservice|bodgreidsla|bodgreidslur|bpay|cargo automatico|cargo domiciliado|cargo pac|
    cargo por domiciliacion|cargo recurrente|ch-dd basislastschrift|cms이체|cms출금|cobranca sdd|cobro domiciliado|
    corporate ach|csop. beszedes|csoportos beszedes|csoportos beszedesi megbizas|d/debit|db otomatis|dd core|dd pt|
    ddr|deb aut|deb autom|deb automatico|deb direto|deb. autom|deb. autom. de fatura|deb. autom. de serv|
    deb. automatico|deb. direto|deb.autom|debicheck|debicheck debit order|debit direct|debit order|
    debit preautorise|debito aut|debito automatico|debito automatico de servicio|debito debin|debito directo|
    debito direto|debito direto sepa|direct debit|direct debit authorisation|direct debit payment|
    direct debit payment to|direct debit to|direktna obremenitev|direktno zaduzenje|domiciliacion|domiciliation|
    domiciliation europeenne|domiciliation europeenne de|domiciliation sepa|domiciliazione utenze|domiciliering|
    doorlopende incasso|duitnow autodebit|duzenli odeme|e-faktura|e-lasku|e-rechnung|e-rekina automatiska apmaksa|
    e-rekina automatiskais maksajums|e. saskaita|e. saskaitos apmokejimas|e. saskaitos automatinis apmokejimas|
    ebill-rechnung|ecs dr|eft debit order|einzugsermachtigung|electronic withdrawal|erstlastschrift|
    europese domiciliering|europese domiciliering van|europese incasso|external debit order|external direct debit|
    fb이체|fb자동|fb출금|folgelastschrift|giro - collection|giro collection|giro payment|greidsluthjonusta|
    greidsluþjonusta|ibg giro|incasso|inkaso|inkasso platba|inter-bank giro|interbank giro|internal debit order|
    izravno terecenje|justpay|lastschrift|lastschrift / belastung|lastschrifteinzug|leverandorservice|lsv-belastung|
    magtape debit|mandate dr|misc payment|miscellaneous payment|nach-10-dr|nach-dr|naedo|
    obciazenie z tyt. polecenia zaplaty|orig co name|oto. odeme|otomatik fatura odeme|otomatik fatura odemesi|
    otomatik odeme|otomatik talimat|otsekorraldus|otsekorralduse makse|pad|pago aut|pago autom|pago automatico|
    pago automatico de cuentas|pago automatico pac|pago debito automatico|pago directo|pago domiciliado|pago pac|
    pago pat|pago recibo de|pagos domiciliados|paiement divers|paiement preautorise|payment by authority to|
    plata debit direct|polecenie zaplaty|potongan otomatis|pre-authorized debit|pre-authorized payment|
    preauthorized debit|preauthorized wd|prelev|prelevement|prelevement automatique|prelevement de|
    prelevement en faveur de|prelevement europeen|prelevement sepa|prelevmnt|prelevt|prlv|prlv europeen emis|
    prlv sepa|radgreidslur|recibo|recibo domiciliado|sdd|sdd core|sdd obremenitev|sepa dd|sepa direct debit|
    sepa direktna obremenitev|sepa incasso|sepa incasso algemeen doorlopend|sepa incasso algemeen eenmalig|
    sepa inkaso|sepa izravno terecenje|sepa lastschrift|sepa lastschrifteinzug|sepa-basislastschrift|
    sepa-lastschrift|sepa-lastschrifteinzug von|si-dr|sisdeb|skuldfaersla|skuldfærsla|suoramaksu|suoraveloitus|
    svoleni k inkasu|telereglement|thanh toan tu dong|thu ho|tiesioginis debetas|tip sepa|trich no|trich no tu dong|
    trtp/sepa incasso|uaedds|uaedds direct debit|upi mandate|uy nhiem thu|αμεση χρεωση|διας αμεση χρεωση|
    εκτελεση παγιας εντολης|παγια εντολη|παγια εντολη πληρωμης|πληρωμη με παγια εντολη|автоматично плащане|
    директен дебит|директно дебитиране|הו"ק|הו''ק|הוראת קבע|הרשאה לחיוב|הרשאה לחיוב חשבון|חיוב בהרשאה|חיוב הו"ק|
    חיוב מס"ב|خصم مباشر|ชําระเงินอัตโนมัติ|หักบัญชี|หักบัญชีธนาคาร|หักบัญชีอัตโนมัติ|代扣|代繳|免密支付|口座引落|口座振替|委托扣款|委託代扣|
    媒體轉帳|扣繳|批扣|批量代扣|直接付款授權|自动扣款|自動引落|自動払込み|自動扣款|自動扣繳|自動轉帳|自動轉賬|自払|공과금|자동납부|자동이체|지로|지로자동이체|펌뱅킹`),
  'standing-order': splitPhrases(`
    abbuchung dauerauftrag|allando atutalas|allando atutalasi megbizas|allando megbizas|ap#|automaatmakse|
    automaatne e-arve makse|automatic payment|automatic payment to|automatinis mokejimas|belastung dauerauftrag|
    bonifico continuativo|bonifico periodico|bonifico ricorrente|chuyen tien dinh ky|chuyen tien tu dong|
    dauerauftrag|dauerauftragsbelastung|doorlopende betalingsopdracht|doorlopende betalingsopdracht naar|
    doorlopende opdracht|e-arve pusimakse|e-arve pusimaksed|ertekhataros atutalas|fast betaling|fast oppdrag|
    fast overf|fast overforsel|ordem permanente|orden permanente|ordin de plata programat|ordine permanente|
    ordre permanent|pagamento agendado|pago programado|pastavigais maksajums|periodieke overb|
    periodieke overboeking|periodinis mokejimas|periodinis pavedimas|periodiskais maksajums|pix agendado|
    placanje po trajnom nalogu|placilo trajnega naloga|plata recurenta|pusikorraldus|pusimakse|
    realizacja zlecenia stalego|recurring payment|reglubundin millifaersla|reglubundin millifærsla|
    regularais maksajums|regulars maksajums|rendszeres atutalas|rendszeres atutalasi megbizas|scheduled payment|
    sepa periodieke overb|sepa standing order|si transfer|sjalfvirk millifaersla|sjalfvirk millifærsla|
    standing instruction|standing order|standing order to|stop order|tahtajaline makse|terecenje po trajnom nalogu|
    toistuva maksu|toistuvaismaksu|toistuvaissuoritus|trajni nalog|trajnik|transf. permanente|
    transferencia periodica|transferencia permanente|transferencia programada|trvaly platebni prikaz|trvaly prikaz|
    trvaly prikaz na uhradu|uhrada trvaly prikaz|vir permanent|virement periodique|virement permanent|
    virement permanent emis|virement permanent en faveur de|virement permanent pour|zlecenie stale|
    παγια εντολη μεταφορας|периодичен превод|периодично плащане|постоянно нареждане|трајни налог|הו"ק העברה|
    הוראת קבע להעברה|העברה בהוראת קבע|أمر مستديم|امر مستديم|โอนเงินล่วงหน้า|โอนเงินอัตโนมัติ|定額自動送金|常行指示|約定轉帳|约定转账|
    自動送金|預約轉帳|预约转账|예약이체|자동송금|타행자동이체`),
  transfer: splitPhrases(`
    1link bill payment|1link ibft|aani payment|aani transfer|abbuchung onlinebanking|acb debit:external|acceptgiro|
    account to wallet|account2account|ach credit|ach deposit|ach outward|ach pmt|ach transfer|advice fast payment|
    anz m-banking funds tfer|arve tasumine|atutalas|atutalas (otpdirekt)|atutalas otpdirekten|azonnali atutalas|
    azonnali fizetes|azonnali forint atutalas|bank giro credit|bank giro credit ref|banking app immediate payment|
    banklink|bankon beluli atutalas|bayar tagihan|bd-rtgs|belastung e-banking|belastung ebanking|
    belfoldi forint atutalas|betaalverzoek|betaling innland|betaling med kid innland|betaling til|betalning bg|
    bezgotovinski nalog|bezgotovinski prenos|bezgotovinsko placanje|bg-bet|bgc|bi-fast|bi-fast db|
    bi-fast db bif transfer ke|bif transfer ke|bil/onl|bill paid|bill pay|bill payment|bill payment to|
    bill payment via faster payment to|bill pymt|biller payment|billpay|bills payment|bizum a favor de|
    bizum enviado a|blink p2p|bonifico|bonifico a|bonifico a favore di|bonifico a vostro favore disposto da|
    bonifico da|bonifico da favore di|bonifico da voi disposto a favore di|bonifico disposto a favore di|
    bonifico favore di|bonifico istantaneo|bonifico istantaneo da voi disposto a favore di|bonifico sepa|
    bpay bill payment|bpay payment|bpay to|brevgiro|byr via e-banking|cargo por transferencia|
    cargo por transferencia de fondos|cefts transfer|cep sube|cep sube fast|cep sube havale|cezhranicna platba|
    chaps transfer|chuyen khoan|chuyen tien|chuyen tien den|chuyen tien lien ngan hang|chuyen tien nhanh|
    chuyen tien nhanh 24/7|citytouch|cms - dr ipay|compra orden de pago spei|csekkbefizetes|
    customer bundle purchase to|customer bundle purchase with fuliza to|customer payment to small business to|
    customer transfer fuliza mpesa to|customer transfer to|db interchange|debit memo|digital payment dt|
    direct credit|directremit|domaca platba|domaci platba|dr-ecp|duitnow|duitnow to account|duitnow transfer|
    duitnow trf|e-arve|e-arve tasumine|e-banking auftrag|e-banking trsf|e-banking vergutungsauftrag|e-faktura|
    e-maksu|e-rekina apmaksa|e-rekina maksajums|e-rekins|e-transfer sent|echtzeituberweisung|echtzeitueberweisung|
    efaktura|eft outward|eft transfer|einzelueberweisung|eiropas maksajums|electronic banking|elektronikus atutalas|
    elektronikus bankon beluli atutalas|envio tev|eplatby vub|eps-uberweisung|eseti atutalas|eseti megbizas|
    esi payment|esi payment debit|euroopa makse|europlatba|external payment|fast anlik odeme|fast payment|
    fast payment / receipt|faster payment from|faster payment receipt|faster payment to|faster payments from|
    faster payments payment|faster payments receipt|faster payments to|fatura odeme|fatura odemesi|fatura tahsilat|
    fbnmobile|fi-betaling|fi-kort|fik-betaling|fip:mb|fnb app payment to|fnb app rtc pmt to|fnb ob pmt|fpi|fpo|
    fpx payment|fpx payment fr a|ghipss instant pay|giden eft|giden fast|giden havale|gip transfer|giro atutalas|
    girobetaling|girosedill|gonderilen fast|greidd krafa|greidslusedill|gutschrift|heimabanki|ib billpay dr|
    ib debit memo|ib payment to|ibft to|ibft transfer|ibg payment|ibk fund tfr|ibk fund tfr to|ibk fund tfr to a/c|
    ideal betaling|ideal betaling, dank u!|iekssemes maksajums|immediate payment to|imokos mokejimas|
    imoku mokejimas|imps/p2a|indbetalingskort|inf/neft|innheimtukrafa|instant placanje|
    instantoverschrijving in euro|instantoverschrijving naar|int pag tit banco|int. fatura odemesi|interbank giro|
    interbank transfer|internet banking e-transfer|internet-uberweisung|ipi tt ref|ipn transfer|ipp transfer|
    ips placanje|itsepalvelu|izejosais maksajums|izejosais parskaitijums|jednorazova uhrada|jompay|jompay biller|
    kimeno atutalas|kreditni transfer|kredito pervedimas|kurum odemesi|laskunmaksu|lesu pervedimas|link pagos|
    luku payment|luku purchase|m-banking|m-pesa ratiba|maksajuma uzdevums|maksajums|maksajums internetbanka|
    maksekorraldus|maksupalvelu|malipo ya bili|mb-bill payment|mcm inhousetrf ke|millifaersla|millifaersla til|
    millifaert|millifærsla|millifærsla til|millifært|mmt/imps|mob/uto|mobiilimakse|mobiilinumbri makse|
    mobilbank til|mobile recharge|mobile/online transaction|mobile/union trf|mokejimas internetu|
    mokejimas uz paslaugas|mokejimo nurodymas|mokejimo pavedimas|momentinis mokejimas|momentinis pavedimas|
    mtransfer|nach dr|nach-mut-dr|nacionalni kreditni transfer|nakazilo|nalog za placanje|nalog za prenos|
    nalog za prijenos|napkozbeni atutalas|neft cr|neft dr|netbanki|netbanking|nettbank fra|nettbank til|nettgiro|
    nettgiro fra|nettgiro m/kid|nettgiro til|nibss instant payment|nibss instant payment outward|nip|
    nip transfer to|nip trf frm|nip trf from|nip trf to|nip/trf|nlb klik placilo|nmb mkononi transfer|npsb ibft|
    odchadzajuca okamzita platba|odchadzajuca platba|odchozi platba|odchozi tuzemska uhrada|odchozi uhrada|
    odeme fatura|odoslana platba|okamzita odchozi platba|okamzita odchozi uhrada|okamzita platba|okamzita uhrada|
    online bankieren|online banking payment|online bill payment|online bills payment|online eftpos|online payment|
    online transaction|online-uberweisung|onlinebanking|ordin de plata|ordre de paiement|ordre de virement|
    ordre e-banking|osko payment to|othr paynow|othr via paynow-qr code to|outgoing ibft|outward ipp|
    outward remittance|outward transfer|overboeking|overforing innland|overforsel|overforsel til|overschrijving|
    overschrijving naar|p2p btpay|pag boleto|pag estado|pag serv|pag. serv|pagamento ao estado|pagamento bollettino|
    pagamento de boleto|pagamento de boleto outros bancos|pagamento de conta|pagamento de convenio|
    pagamento de servicos|pagamento de titulo|pagamento efetuado|pagamento mav|pagamento servicos|pago a prove|
    pago banca movil|pago bancanet|pago cie|pago convenio|pago corresponsal|pago cuenta de tercero|pago de convenio|
    pago de cuentas|pago de factura|pago de prov|pago de servicio|pago de servicios|pago en linea servipag|
    pago factura|pago homebanking|pago instituciones|pago interbanc|pago interbancario|pago link|pago mis cuentas|
    pago movil en|pago por pse|pago pse|pago pse a|pago serv|pago servicio|pago servicios|pago servipag|
    pago suc virt|pago sucursal virtual|pago sv|pago transferencia spei|pagomiscuentas|pagserv|pagto boleto|
    pagto conta|pagto eletron cobranca|pagto eletronico cobranca|paiement de facture|paiement facture|
    pangalingi makse|pangalink|pangasisene makse|pankkisiirto|parskaitijums|pavedimas|pay anyone|pay bill|
    pay bill fuliza m-pesa to|pay bill online|pay bill online to|pay bill to|paybill|payid payment to|payment fr a|
    payment made for ghs|payment made to|payment/transfer|paynow-fast|payshap payment|payshap payment to|
    pc bill payment|pembayaran tagihan|pembayaran va|pesalink|pesonet|pesonet transfer|pgto boleto|pikasiirto|
    placanje racuna|placilni nalog|placilo e-racuna|placilo poloznice|placilo racuna|placilo upn|placilo upn qr|
    plata factura|plata facturi|plata interbancara|plata op inter|plata op inter - canal electronic|plata op intra|
    plata op intra - canal electronic|plata servicii|platobny prikaz na uhradu|plusgiro|plusgirobetalning|
    poli payment|postagiro|prenos sredstava|prevod do jine banky|prikaz na uhradu|promet robe i usluga|
    promet robe i usluga - finalna potrosnja|promet robe i usluga - medjufazna potrosnja|promptpay transfer|
    przelew elixir|przelew elixir - online|przelew expresowy|przelew internet|przelew krajowy|
    przelew mtransfer wychodzacy|przelew na telefon|przelew natychmiastowy|przelew podatkowy|przelew sepa|
    przelew wychodzacy|przelew wychodzacy elixir|przelew z rachunku|przelew zewnetrzny wychodzacy|raast p2p|
    raast payment|raast transfer|reglement facture|rekina apmaksa|riigisisene makse|rtgs outward|sa ubp|
    sadad bill payment|sarie transfer|send money to|sepa credit transfer|sepa ct|sepa ideal|sepa instant payment|
    sepa maksajums|sepa makse|sepa mokejimas|sepa nalog|sepa overboeking|sepa pervedimas|sepa placilo|sepa platba|
    sepa prevod|sepa uhrada|sepa-gutschrift|sepa-maksu|sepa-uberweisung|sepa-ueberweisung|sepagutschrift|
    sepauberweisung|slikaj i plati|small business payment to|spei enviado|spei enviado a|spei enviado banorte|
    spei enviado bbva|spei enviado santander|sporopay|starptautiskais maksajums|straksbetaling|straksoverforsel|
    swish betalning till|switching db|szamlabefizetes|takojsnje placilo|tarptautinis pavedimas|tatrapay|ted enviada|
    ted-transf elet dispon|telegiro|telex transfer|thanh toan cho|thanh toan cuoc|thanh toan don hang|tilisiirto|
    tips transfer|tiss transfer|tran.cta.terc.bm|tran.ctas.terc.bm|transf|transf a|transf a nequi|
    transf interbancaria spei|transf online banking empresas|transf. a terceros|transf. inmediata|
    transf. interbancaria|transf.bco.bbva|transf.internet|transfer bi fast|transfer fr a/c|transfer interbancar|
    transfer intrabancar|transfer ke|transfer rupiah|transferencia|transferencia a|transferencia a favor de|
    transferencia a nequi|transferencia a terceros|transferencia cta suc virtual|transferencia de|
    transferencia de favor de|transferencia electronica|transferencia emitida a|transferencia enviada|
    transferencia favor de|transferencia imediata|transferencia inmediata|transferencia inmediata a|
    transferencia inmediata a favor de|transferencia interbancaria|transferencia online banking|transferencia para|
    transferencia realizada|transfert vers|transfiya|trsf e-banking db|trtp/ideal|trtp/sepa overboeking|trustly|
    tuzemska platba|uaefts|uberweisung|ueberweisung|uhrada do jine banky|uhrada faktury|univerzalni placilni nalog|
    usluge javnih preduzeca|ussd transfer|uy nhiem chi|valismakse|valjaminev makse|valkmakse|vergutungsauftrag|
    verkkomaksu|via paynow-qr code to|vietinis mokejimo nurodymas|vietinis pavedimas|viitesiirto|vir emis|
    vir emis vers|vir europeen emis|vir faveur tiers|vir inst|vir instantane emis|vir sepa|vir sepa emis|vir. emis|
    vir.emis web vers|virement emis|virement emis en faveur de|virement emis vers|virement en euros|
    virement en faveur de|virement europeen a|virement instantane|virement instantane a|virement instantane emis|
    virement instantane en euros|virement interac|virement paylib|virement pour|virement sepa|virement vers|
    virement web|virement web emis vers|vostra disposizione|vub eplatby|web pmt|withdrawal mobile|
    withdrawal mobile bpay|withdrawal-osko payment|www payment|you have paid ugx|you have sent ugx|
    zahlungsanweisung|zahlungsauftrag|zahranicni platba|zelle payment to|zibmaksajums|zoomit|διας πληρωμη|εμβασμα|
    εμβασμα εσωτερικου|εντολη μεταφορας|εξερχομενο εμβασμα|μεταφορα iris|μεταφορα σε|μεταφορα σε αλλη τραπεζα|
    μεταφορα σε λογαριασμο|πληρωμη|πληρωμη λογαριασμου|πληρωμη λογαριασμων|πληρωμη μεσω e-banking|
    πληρωμη μεσω winbank|πληρωμη μεσω διας|πληρωμη οργανισμου|πληρωμη οφειλης|безготовински пренос|битови сметки|
    блинк превод|вътрешнобанков превод|издаден междубанков превод|издаден превод|изх. превод|изходящ превод|
    кредитен превод|междубанков превод|налог за плаћање|налог за пренос|незабавен превод|платежно нареждане|
    плащане на битови сметки|плащане на комунални услуги|плащане на сметка|промет робе и услуга|העב לאחר-נייד|
    העב' באינטרנט|העב' לאחר-נייד|העברה|העברה אל|העברה ב-bit|העברה באינטרנט|העברה בפייבוקס|העברה לבנק אחר|
    העברה מהחשבון|העברה מיידית|העברה-נייד|העברת כספים|תשלום באינטרנט|תשלום חשבון|תשלום מס"ב|תשלום שובר|תשלום שוברים|
    تحويل|تحويل إلى|تحويل الى|تحويل انستاباي|تحويل فوري|تحويل لحظي|حوالة داخلية صادرة|حوالة صادرة|حوالة فورية صادرة|
    حوالة محلية صادرة|سداد|سداد فاتورة|سداد فواتير|مدفوعات حكومية|จ่ายบิล|ชําระค่าบริการ|ชําระบิล|เติมเงิน|
    เพื่อชําระ|เพื่อชําระ ref x|โอนพร้อมเพย์|โอนเงิน|โอนเงินไป|โอนไป|โอนไปพร้อมเพย์|โอนไปยัง|インターネット振込|フリコミ|ペイジー|
    全國性繳費|全國繳費|匯出匯款|手机银行转账|振込|振込1|振込資金|網上繳費|網上轉賬|網上銀行轉賬|網路繳費|網路轉帳|網銀轉帳|総合振込|繳付賬單|网银转账|行動轉帳|超级网银|跨行汇款|跨行轉|跨行轉帳|跨行转出|
    跨行转账|轉帳提|轉帳支出|转账|转账支出|转账支取|가상계좌|당행이체|대체출금|모바일뱅킹|스마트뱅킹|스마트출금|오픈뱅킹|오픈뱅킹출금|인터넷이체|인터넷출금이체|전자금융|타행송금|타행이체|텔레뱅킹|폰뱅킹`),
}

/** Words before the bank's own numbers. If a number follows such a word, the payee's name ends before the word. */
export const NUMBER_LABELS = splitPhrases(`
    @ybl|abone no|adc|aftalenr|amount foreign currency|arhiveerimistunnus|arkistointitunnus|arkivref|
    auftraggeberreferenz|aus card|auth code|auth id|autorizare|bankreferentie|betalarnr|betalarnummer|betalings-id|
    betalingskenmerk|bic|bilagsnr|bill account no|bill ref|biller id|blankettnr|broj kartice|card ending|
    card ending in|card xx|carta|carta n|cartao n|carte n|carte no|castka|castka v puvodni mene|causale|cbu|cid|
    cislo karty|ckcd|clave de rastreo|co id|cod client|cod fiscal|commerce electronique|communication|concepto|
    confirmed on|consumer no|consumer number|control no|control number|conversion charge|creditor-id|csid|cuit|
    current balance|cus|cve rastreo|darijuma datums|data autorizarii|data operacji|data operazione|data transakcji|
    date valeur|datum kupnje|datum nakupa|datum transakce|datum transakcie|datum transakcije|datum/tijd|dda ref|
    deb.gr.nr|debitorgruppe|des|detalii|e-levy|ech|effective date|eindagi|empfanger-kennung|end-to-end-ref|entidade|
    erinto|fakturanr|fatura no|fee charged|financial transaction id|fis no|fizetesi azonosito|fogyaszto azonosito|
    fogyasztoi azonosito|folgenr|fp ref|fps ref|gestructureerde mededeling|gjalddagi|glaeubiger-id|glaubiger-id|
    iban|id creancier|id credor|id emetteur|id mandato|ie creditor id|imokos kodas|incassant|incassant id|indn|
    informacia pre prijemcu|kaardinumber|kaart nr|kaartnummer|kart no|karten nr|karten-nr|kartenfolgenr|kartennr|
    kartennummer|kartes numurs|kartyaszam|kenmerk machtiging|kennitala|kid|koda namena|konstantni symbol|
    konstantny symbol|kortanumer|korteles numeris|kortnr|korttinumero|kozlemeny|kreditornr|kumbukumbu no|kurs|
    kwota oryg|laskunumero|lodgement ref|ma gd|ma giao dich|ma khach hang|machtiging|maksajuma merkis|
    maksajuma references numurs|mandaat|mandaat id|mandaatreferte|mandat|mandate id|mandate no|mandate ref|mandato|
    mandatsref|mandatsreferenz|marf|mdt|meddelande|meter no|model hr|mokejimo paskirtis|moketojo kodas|motif|mref|
    musteri no|n. autorizacao|namen placila|new balance|new m-pesa balance is|no autorizacao|no contrat|no recibo|
    no. ref|non-sterling transaction fee|non-stg purch fee|non-stg trans fee|notanr|nr rach. przeciwst|nr ref|
    nro operacion|nro. comprobante|nro. operacion|nro. suministro|num autorisation|numero de carte|numero de mandat|
    ocr|ocr-nr|ocr-nummer|offshore service margins|operacijos data|opis placanja|orig id|
    original conversation id is|ostopvm|other payment details|otherref|pan|particulars|pas|pasnr|pasvolgnr|pbs nr|
    pnb|pnb primatelja|poziv na broj|poziv na broj odobrenja|poziv na broj zaduzenja|ppd id|prov no|provizyon no|
    qr-ref|qr-referenz|recipient reference|ref|ref mandato|ref multibanco|ref no|ref nr|ref. mandato|ref. no|
    ref. nr|ref.nr|refben|refdo|referans no|referenca prejemnika|reference|reference banque|reference mandat|
    reference no|referencia mandato|referencia mandatu|referencia platitela|referenznummer|referinta|rekina nr|
    rif. mandato|routing no|rrn|rrr|salio lako|saskaitos nr|sedilnumer|selgitus|session id|si sgp|sifra placanja|
    singapore sg|sklic|so gd|so tham chieu|sorgu no|sozlesme no|specificky symbol|sprava pre prijimatela|
    st. kartice|stan|stan no|sutarties nr|svrha placanja|szerzodesszam|ta-nr|tap and pay xx|tarj|tarjeta|
    tax charged|tehingu kp|tehingu kuupaev|term|tesisat no|tilvisun|trace no|tran id|transactie|transaction id|
    tranzakcio datuma|tranzakcioazonosito|trn ref|trx id|trxid|txn date|txn id|txndate|ucel platby|
    valoare tranzactie|value date|valutadatum|valutakurs|valuuttakurssi|variabilni symbol|variabilny symbol|
    verfalld|verwendungszweck|viesti|viite|viite nr|viitenr|viitenro|viitenumber|viitenumero|visa xrate|web id|
    zahlungsreferenz|zonder mededeling|zprava pro prijemce|αιτιολογια|αρ. καρτας|αρ. παροχης|αρ.εγκρισης|
    αριθμος καρτας|κωδικος οφειλης|κωδικος πληρωμης|ταυτοτητα οφειλης|аб. номер|абонатен номер|дата на транзакция|
    клиентски номер|код на авторизация|номер на карта|основание|основание за плащане|позив на број|шифра плаћања|
    אסמכתא|מס' אסמכתא|מס' כרטיס|מס' לקוח|מספר לקוח|תאריך עסקה|الرقم المرجعي|رقم البطاقة|رقم العملية|رقم الفاتورة|
    رقم المرجع|رقم المفوتر|รหัสอ้างอิง|หมายเลขอ้างอิง|เลขที่อ้างอิง|お客様番号|ご利用日|參考編號|商户单号|承認番号|振込手数料|授權碼|授權編號|流水号|
    订单号|賬單號碼|銷帳編號|납부자번호|승인번호`)
