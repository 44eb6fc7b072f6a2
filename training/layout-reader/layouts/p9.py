"""Household statements of the big western countries, India, South Africa, Brazil and Mexico."""
import datetime, os, random, re, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt

# ---------------------------------------------------------------- words of the languages
MONTHS = {
 'en': 'January February March April May June July August September October November December'.split(),
 'de': 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(),
 'fr': 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(),
 'es': 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(),
 'it': 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(),
 'nl': 'januari februari maart april mei juni juli augustus september oktober november december'.split(),
 'pt': 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()}
SHORT = {
 'en': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(),
 'de': 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(),
 'fr': 'janv févr mars avr mai juin juil août sept oct nov déc'.split(),
 'es': 'ene feb mar abr may jun jul ago sep oct nov dic'.split(),
 'it': 'gen feb mar apr mag giu lug ago set ott nov dic'.split(),
 'nl': 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(),
 'pt': 'jan fev mar abr mai jun jul ago set out nov dez'.split()}
DAYS = {
 'en': 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(),
 'de': 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(),
 'fr': 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(),
 'es': 'lunes martes miércoles jueves viernes sábado domingo'.split(),
 'it': 'lunedì martedì mercoledì giovedì venerdì sabato domenica'.split(),
 'nl': 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(),
 'pt': 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split()}
WORDS = {
 'en': dict(date='Date', desc='Description', amount='Amount', out='Paid out', inn='Paid in', bal='Balance', open='Opening balance', close='Closing balance', total='Total', page='Page', of='of', acct='Account number', period='Statement period', pending='Pending', cf='Balance carried forward', bf='Balance brought forward', today='Today', yest='Yesterday', details='Details', cats='Groceries,Shopping,Eating out,Transport,Bills,Entertainment,General,Health,Travel,Transfers'.split(',')),
 'de': dict(date='Datum', desc='Verwendungszweck', amount='Betrag', out='Belastung', inn='Gutschrift', bal='Saldo', open='Alter Kontostand', close='Neuer Kontostand', total='Summe', page='Seite', of='von', acct='Kontonummer', period='Zeitraum', pending='Vorgemerkt', cf='Übertrag', bf='Übertrag von Seite', today='Heute', yest='Gestern', details='Details', cats='Lebensmittel,Shopping,Restaurants,Mobilität,Wohnen,Freizeit,Sonstiges,Gesundheit,Reisen,Überweisungen'.split(',')),
 'fr': dict(date='Date', desc='Libellé', amount='Montant', out='Débit', inn='Crédit', bal='Solde', open='Ancien solde', close='Nouveau solde', total='Total', page='Page', of='sur', acct='Compte n°', period='Période du', pending='À venir', cf='Report à nouveau', bf='Report', today="Aujourd'hui", yest='Hier', details='Détails', cats='Alimentation,Shopping,Restaurants,Transports,Logement,Loisirs,Divers,Santé,Voyages,Virements'.split(',')),
 'es': dict(date='Fecha', desc='Concepto', amount='Importe', out='Cargos', inn='Abonos', bal='Saldo', open='Saldo anterior', close='Saldo final', total='Total', page='Página', of='de', acct='Número de cuenta', period='Periodo', pending='Pendientes', cf='Suma y sigue', bf='Suma anterior', today='Hoy', yest='Ayer', details='Ver detalle', cats='Supermercado,Compras,Restaurantes,Transporte,Hogar,Ocio,Otros gastos,Salud,Viajes,Transferencias'.split(',')),
 'it': dict(date='Data', desc='Descrizione', amount='Importo', out='Addebiti', inn='Accrediti', bal='Saldo', open='Saldo iniziale', close='Saldo finale', total='Totale', page='Pagina', of='di', acct='Conto corrente n.', period='Periodo', pending='In sospeso', cf='A riportare', bf='Riporto', today='Oggi', yest='Ieri', details='Dettagli', cats='Spesa,Shopping,Ristoranti,Trasporti,Casa,Tempo libero,Altre uscite,Salute,Viaggi,Bonifici'.split(',')),
 'nl': dict(date='Datum', desc='Omschrijving', amount='Bedrag', out='Af', inn='Bij', bal='Saldo', open='Vorig saldo', close='Nieuw saldo', total='Totaal', page='Pagina', of='van', acct='Rekeningnummer', period='Periode', pending='Gereserveerd', cf='Transporteren', bf='Transport', today='Vandaag', yest='Gisteren', details='Details', cats='Boodschappen,Winkelen,Horeca,Vervoer,Wonen,Vrije tijd,Overig,Gezondheid,Reizen,Overboekingen'.split(',')),
 'pt': dict(date='Data', desc='Lançamento', amount='Valor', out='Saídas', inn='Entradas', bal='Saldo', open='Saldo anterior', close='Saldo final', total='Total', page='Página', of='de', acct='Conta', period='Período', pending='Lançamentos futuros', cf='Saldo a transportar', bf='Saldo transportado', today='Hoje', yest='Ontem', details='Ver detalhes', cats='Mercado,Compras,Restaurantes,Transporte,Casa,Lazer,Outros,Saúde,Viagem,Transferências'.split(','))}

def fd(d, style, lang='en'):
    """Date by a pattern: D DD M MM YY YYYY Mon MON mon Month MONTH month Wd wd."""
    def one(m):
        k = m.group()
        if k == 'YYYY': return f'{d.year}'
        if k == 'YY': return f'{d.year % 100:02d}'
        if k == 'DD': return f'{d.day:02d}'
        if k == 'D': return f'{d.day}'
        if k == 'MM': return f'{d.month:02d}'
        if k == 'M': return f'{d.month}'
        if k.lower() == 'wd':
            s = DAYS[lang][d.weekday()]; s = s[:3] if lang in ('en', 'es', 'it', 'fr', 'pt') else s[:2]
            return s.capitalize() if k == 'Wd' else s
        if k.lower() == 'weekday':
            s = DAYS[lang][d.weekday()]
            return s.capitalize() if k == 'Weekday' else s
        s = (MONTHS if len(k) == 5 else SHORT)[lang][d.month - 1]
        return s.upper() if k.isupper() else s.lower() if k.islower() and lang not in ('en', 'de') else s[0].upper() + s[1:]
    return re.sub(r'YYYY|YY|Weekday|weekday|MONTH|Month|month|MON|Mon|mon|MM|DD|Wd|wd|D|M', one, style)

# ---------------------------------------------------------------- countries
CC = {
 'US': dict(lang='en', cur='USD', sym='$', num='us', k=1,
   shops='Walmart Supercenter,TARGET T-1287,Kroger,Trader Joe\'s,Costco Whse,CVS/Pharmacy,Walgreens,Shell Oil,Chevron,Exxon Mobil,Starbucks Store,Chipotle,McDonald\'s,Chick-fil-A,Amazon.com,AMZN Mktp US,Uber Trip,Lyft Ride,Netflix.com,Spotify USA,The Home Depot,Lowe\'s,Whole Foods,Safeway,Publix Super Mar,Best Buy,Apple.com/bill,DoorDash,Dunkin,Petco,Ace Hardware,TJ Maxx,Wawa,Sheetz,H-E-B,Aldi,Etsy.com,Delta Air,Panera Bread,Dollar General',
   utils='Verizon Wireless,AT&T,Comcast Xfinity,PG&E,Con Edison,State Farm,Geico,Duke Energy,Planet Fitness,T-Mobile,Progressive Ins,Mr Cooper Mtg',
   cities='Austin TX,Portland OR,Columbus OH,Brooklyn NY,San Jose CA,Tampa FL,Boise ID,Chicago IL,Denver CO,Mesa AZ,Raleigh NC,Salem MA',
   people='Maria Lopez,James Carter,Ashley Nguyen,Tyler Brooks,Megan O\'Neil,Kevin Patel,Dana Whitfield,Robert Kim,Latoya Jackson',
   firms='Acme Logistics Inc,Brightpath Schools,Kaiser Permanente,Lowell Dental Grp,Summit Staffing LLC,City of Mesa,Delmar Foods',
   banks='First Prairie Bank,Harborview National Bank,Chase,Bank of America,Wells Fargo,Keystone Federal Credit Union,Capital One,US Bank,Citi,Lakeland Community CU',
   dates='MM/DD,MM/DD/YY,MM/DD/YYYY,Mon DD,Mon D', t=dict(
   card=['{SHOP} #{n4} {CITY}', 'POS PURCHASE {SHOP} {CITY}', 'Card Purchase {md} {SHOP} {CITY} Card {n4}', '{shop}', '{SHOP} {phone} {CITY}', 'DEBIT CARD PURCHASE XXXXX{n4} {SHOP} {CITY}', 'TST* {SHOP}', 'SQ *{SHOP} {CITY}', 'Recurring Card Purchase {md} {SHOP}'],
   dd=['{UTIL} DES:PYMT ID:{ref} INDN:{PERSON} CO ID:{ref6} PPD', '{UTIL} Bill Pay PPD ID: {ref}', '{util} Payment', '{UTIL} AUTOPAY {n6}', 'ACH Debit {UTIL} WEB PMTS {ref6}'],
   so=['Online Transfer To Sav ...{n4} transaction#: {ref}', 'Recurring Transfer to {PERSON} Savings'],
   xo=['Zelle payment to {person} Conf# {ref6}', 'Venmo *{person}', 'Online Banking payment to CRD {n4}', 'Zelle To {person} on {md}', 'Wire Transfer to {PERSON}'],
   xi=['Zelle payment from {person}', 'Venmo Cashout', 'Mobile Deposit', 'Zelle From {PERSON}', 'Online Transfer From Chk ...{n4}', 'REMOTE ONLINE DEPOSIT {n6}'],
   sal=['{FIRM} DES:PAYROLL ID:{ref}', '{FIRM} PAYROLL PPD ID: {ref}', '{firm} Direct Dep', 'Payroll Deposit {firm}', 'SSA TREAS 310 XXSOC SEC'],
   atm=['ATM Withdrawal {md} {n4} {CITY}', 'NON-BANK ATM WITHDRAWAL {CITY}', 'Cash Withdrawal {city}'],
   fee=['Monthly Service Fee', 'Overdraft Item Fee', 'Non-Bank ATM Fee', 'FOREIGN TRANSACTION FEE', 'Paper Statement Fee'],
   int=['Interest Paid', 'Interest Payment', 'Dividend Earned'], chq=['Check {n4}', 'CHECK # {n4}', 'Check Paid #{n4}'],
   ref=['{SHOP} Return', 'PURCHASE RETURN {SHOP} {CITY}', 'Refund {shop}'], dep=['Deposit', 'ATM Cash Deposit {CITY}', 'Branch Deposit {n6}'],
   pay=['Payment Thank You - Web', 'AUTOMATIC PAYMENT - THANK YOU', 'MOBILE PAYMENT - THANK YOU', 'ONLINE PAYMENT {n6}'])),
 'GB': dict(lang='en', cur='GBP', sym='£', num='us', k=1,
   shops='Tesco Stores 2871,Sainsburys S/Mkts,Asda Superstore,Aldi,Lidl GB,Waitrose,Boots,Greggs PLC,Costa Coffee,Pret A Manger,TfL Travel Ch,Trainline,Shell,BP Connect,Amazon.co.uk,AMZNMktplace,Argos,Screwfix,B&Q,Superdrug,Marks&Spencer,Co-op Group Food,Deliveroo,Just Eat,Uber *Trip,Next Retail,Primark,Wetherspoon,Nandos,Morrisons,Iceland,Halfords,Ryanair,Vinted,Specsavers',
   utils='British Gas,Octopus Energy,EDF Energy,Thames Water,BT Group PLC,Sky Digital,Vodafone Ltd,EE Limited,TV Licence,Aviva,Leeds City Council,PureGym Ltd,DVLA-AB12CDE,Virgin Media',
   cities='London,Leeds,Bristol,Cardiff,Glasgow,Norwich,York,Stockport,Reading,Belfast,Exeter,Hull',
   people='J Smith,Mrs A Patel,Oliver Jones,Priya Shah,T Evans,Siobhan Kelly,Mr D Wright,Emma Clarke,R MacLeod',
   firms='Northgate Care Ltd,NHS Payroll,Hallam Univ,Kestrel Foods PLC,DWP CHB,HMRC PAYE,Barrow Print Ltd',
   banks='Marlow Bank plc,Northern Counties Building Society,Barclays,Lloyds Bank,NatWest,Nationwide,HSBC UK,Halifax,Santander UK,Monzo,Starling Bank,Skipton',
   dates='DD Mon,D Mon,DD MON,DD/MM,DD Mon YY,DD/MM/YY,D Month', t=dict(
   card=['{shop} {city}', '{SHOP} {CITY} GB', 'CARD PAYMENT TO {SHOP} ON {dm}', '{SHOP} CD {n4} {dm}', 'Card Purchase {shop} {city}', '{SHOP} {n4} {CITY}', '{shop}', 'CONTACTLESS {SHOP}'],
   dd=['{UTIL}', 'DIRECT DEBIT PAYMENT TO {UTIL} REF {ref}', '{util} {ref6}', 'Direct Debit to {util} Ref: {ref}'],
   so=['STANDING ORDER VIA FASTER PAYMENT TO {PERSON} REFERENCE RENT', '{PERSON} RENT', 'Standing order {person}', '{PERSON} POCKET MONEY'],
   xo=['{PERSON} {WORD}', 'BILL PAYMENT VIA FASTER PAYMENT TO {PERSON} REFERENCE {WORD}', 'Mobile banking payment to {person} {word}', '{person} sent from app'],
   xi=['{PERSON} {WORD}', 'FASTER PAYMENTS RECEIPT REF.{WORD} FROM {PERSON}', 'Transfer from {person}', 'Received from {person} Ref: {word}'],
   sal=['{FIRM} SALARY', 'BANK GIRO CREDIT REF {FIRM}', '{FIRM} {ref6}', 'BACS {firm} wages'],
   atm=['CASH {dm} NOTEMACHINE {CITY}', 'LINK {CITY} HIGH ST', 'Cash withdrawal at {city} ATM', 'CASH WITHDRAWAL AT TESCO ATM {CITY}'],
   fee=['Monthly account fee', 'ARRANGED OVERDRAFT USAGE FEE', 'Non-sterling transaction fee', 'CLUB LLOYDS FEE', 'UNPAID ITEM CHARGE'],
   int=['GROSS INTEREST', 'Interest paid', 'INTEREST (NET)', 'Interest earned to {dm}'], chq=['CHEQUE {n6}', 'Cheque {n6}', '{n6}'],
   ref=['{SHOP} REFUND', 'CARD REFUND {SHOP} {CITY}', 'Refund from {shop}'], dep=['CASH PAID IN AT POST OFFICE {CITY}', 'Counter credit {n6}', 'CHEQUE DEPOSIT {CITY}'],
   pay=['PAYMENT RECEIVED - THANK YOU', 'Direct Debit Payment, Thank You', 'Payment by debit card, thank you', 'PAYMENT BY FASTER PAYMENT'])),
 'CA': dict(lang='en', cur='CAD', sym='$', num='us', k=1.1,
   shops='Loblaws #1029,No Frills,Metro Plus,Sobeys,Tim Hortons #2281,Canadian Tire #441,Shoppers Drug Mart,Petro-Canada,Esso Circle K,LCBO,SAQ 23041,Dollarama,Winners,Costco Wholesale,Presto Fare,Amazon.ca,Uber Eats,Indigo Books,Jean Coutu,IGA Extra,Rona,Save-On-Foods,Second Cup,A&W,Hudson\'s Bay,Sport Chek',
   utils='Rogers Wireless,Bell Canada,Hydro One,Hydro-Quebec,Enbridge Gas,Telus Mobility,Fido,Intact Insurance,Goodlife Fitness,Toronto Hydro,Fortis BC',
   cities='Toronto ON,Montreal QC,Calgary AB,Vancouver BC,Ottawa ON,Halifax NS,Laval QC,Regina SK,Guelph ON',
   people='Marc Tremblay,Jennifer Wong,Gurpreet Singh,Sophie Gagnon,D. Macdonald,Amir Hosseini',
   firms='Maple Leaf Dental,Govt Canada,Ville de Laval,Northwind Software,Bombardier Inc,Alberta Health Svc',
   banks='RBC Royal Bank,TD Canada Trust,Scotiabank,BMO,CIBC,Desjardins,Tangerine,Coast Prairie Credit Union,Rideau Savings',
   dates='D Mon,MON DD,MONDD,Mon. D,Mon DD,MM/DD', t=dict(
   card=['Contactless Interac purchase - {n4} {shop}', '{SHOP} {CITY}', 'POINT OF SALE - INTERAC RETAIL PURCHASE {n6} {SHOP}', 'Visa Debit purchase - {n4} {shop}', '{SHOP}', 'IDP PURCHASE - {n4} {SHOP}'],
   dd=['{util} Bill payment', 'PREAUTHORIZED DEBIT {UTIL}', 'Online Banking payment - {n4} {util}', '{UTIL} BPY'],
   so=['Automatic transfer to savings', 'MORTGAGE PAYMENT {ref6}', 'Tfr-to {n4}'],
   xo=['e-Transfer sent {person} {REF6}', 'INTERAC E-TRANSFER TO {PERSON}', 'SEND E-TFR ***{n3}'],
   xi=['e-Transfer - Autodeposit {person} {REF6}', 'E-TRANSFER ***{n3}', 'Online transfer from {n4}', 'Interac e-Transfer received {person}'],
   sal=['Payroll Deposit {firm}', '{FIRM} PAY', 'Direct Deposit (PDS) payroll {firm}', 'CANADA CCB', 'GST CANADA'],
   atm=['ATM withdrawal - {n6}', 'ABM WITHDRAWAL {CITY}', 'CASH WITHDRAWAL {CITY}'], fee=['Monthly fee', 'INTERAC E-TRANSFER FEE', 'ACCOUNT FEE', 'Overdraft interest'],
   int=['Interest', 'DEPOSIT INTEREST', 'Bonus interest paid'], chq=['Cheque - {n3}', 'CHQ#{n5}-{n6}'], ref=['{shop} refund', 'Contactless Interac purchase return {shop}'],
   dep=['ATM deposit - {n6}', 'MOBILE CHEQUE DEPOSIT', 'Branch deposit'], pay=['PAYMENT - THANK YOU / PAIEMENT - MERCI', 'AUTOMATIC PAYMENT RECEIVED - THANK YOU', 'PAYMENT FROM - *****{n2}*{n4}'])),
 'AU': dict(lang='en', cur='AUD', sym='$', num='us', k=1.3,
   shops='Woolworths 1284,Coles 0552,Aldi Stores,Bunnings 633000,JB Hi-Fi,Kmart 1042,Chemist Warehouse,BP Express,7-Eleven 2034,Dan Murphys,Officeworks,Myki Travel,Opal Travel,Guzman Y Gomez,Boost Juice,Big W,Harris Farm,IGA Xpress,Ampol,Uber *Eats,Menulog,Rebel Sport,Petbarn,Afterpay,Spotlight,Mecca Brands',
   utils='Telstra,Optus Billing,AGL Sales,Origin Energy,Energy Australia,Medibank Private,NRMA Insurance,Sydney Water,Anytime Fitness,Bupa Australia,Aussie Broadband',
   cities='Sydney NSW,Parramatta,Melbourne,Brunswick VIC,Perth WA,Brisbane QLD,Hobart TAS,Geelong,Newtown AU,Adelaide SA',
   people='Liam Nguyen,Chloe Harris,B Thompson,Olivia Rossi,Jack Murphy,Zara Ahmed', firms='Coastline Cafe Pty Ltd,NSW Health,Dept of Education,Centrelink,Bluegum Builders,Qantas Airways',
   banks='Commonwealth Bank,Westpac,ANZ,NAB,Bendigo Bank,ING Australia,Macquarie,Southern Cross Credit Union,Suncorp',
   dates='DD Mon,DD MON,DD/MM/YYYY,DD/MM/YY,D Mon YYYY', t=dict(
   card=['{shop} {city}', 'VISA DEBIT PURCHASE CARD {n4} {SHOP} {CITY}', 'EFTPOS {SHOP} {CITY}', '{SHOP} {CITY} AUS Card xx{n4}', 'Debit Card Purchase {shop} {city} AUS', '{SHOP}'],
   dd=['Direct Debit {n6} {util} {ref}', '{UTIL} BPAY {ref6}', 'BPAY {UTIL} {n5}', 'PAYMENT TO {UTIL} {ref6}'], so=['Transfer to xx{n4} CommBank app rent', 'ANZ INTERNET BANKING PAYMENT {n6} TO {PERSON}', 'Periodical payment to {person}'],
   xo=['Fast Transfer To {person} PayID Phone {word}', 'Osko Payment To {PERSON}', 'Withdrawal Mobile {n7} Tfr {person}'], xi=['Fast Transfer From {person} {word}', 'Deposit Osko Payment {n7} {person}', 'TRANSFER FROM {PERSON}'],
   sal=['Salary {firm} {n6}', 'PAY/SALARY FROM {FIRM}', 'Direct Credit {n6} {firm}', 'CENTRELINK {REF6}'], atm=['Wdl ATM {city}', 'ATM WITHDRAWAL {CITY}', 'Cash Out {city}'],
   fee=['Account Fee', 'International Transaction Fee', 'OVERDRAWN FEE', 'Monthly service fee'], int=['Credit Interest', 'BONUS INTEREST', 'Interest Paid'], chq=['Chq {n6}', 'CHEQUE {n6}'],
   ref=['Refund Purchase {SHOP} {CITY}', '{SHOP} REFUND'], dep=['Cash Dep Branch {city}', 'DEPOSIT {CITY}'], pay=['PAYMENT RECEIVED, THANK YOU', 'BPAY PAYMENT-THANK YOU', 'AUTOPAY RECEIVED'])),
 'IE': dict(lang='en', cur='EUR', sym='€', num='us', k=1,
   shops='Dunnes Stores,SuperValu,Tesco Ireland,Lidl Ireland,Centra Rathmines,Spar,Applegreen,Circle K,Penneys,Boots,Leap Card,Luas,Insomnia Coffee,Supermacs,Eason,Woodies DIY,Harvey Norman,Smyths Toys,Aer Lingus,Ryanair,Apache Pizza,Avoca,Lloyds Pharmacy',
   utils='Electric Ireland,Bord Gais,SSE Airtricity,Eir,Virgin Media,Vodafone Ireland,VHI,Laya Healthcare,Irish Life,An Post TV,Three Ireland',
   cities='Dublin,Cork,Galway,Limerick,Sligo,Tralee,Swords,Athlone', people='Aoife Byrne,C Murphy,Padraig Walsh,Niamh Doyle,S O\'Brien,Conor Ryan',
   firms='HSE Payroll,DEASP Child Ben,Kilbarrack Foods,Intel Ireland,Dublin Bus,Revenue', banks='AIB,Bank of Ireland,permanent tsb,An Post Money,St Brigids Credit Union,Liffey Bank',
   dates='DD Mon YYYY,DD Mon,DD/MM/YY,DD MON', t=dict(
   card=['VDP-{SHOP}', 'POS{dm} {SHOP}', 'VDC-{SHOP} {CITY}', '{shop} {city}', 'D/C {SHOP}', 'POSC{dm} {SHOP}'], dd=['D/D {UTIL}', '{UTIL} IE{n6}', 'SEPA DD {UTIL}', 'Direct Debit {util}'],
   so=['S/O {PERSON} RENT', '*MOBI CU SAVINGS'], xo=['*MOBI {PERSON}', '*INET {PERSON}', '365 Online {person}', 'TO {PERSON} {WORD}'], xi=['{PERSON} {WORD}', 'CT {PERSON}', 'SEPA Credit {person}'],
   sal=['{FIRM} WAGES', '{FIRM} {n6}', 'Salary {firm}'], atm=['ATM {CITY} {dm}', 'CSH {CITY}', 'ATMBOI {CITY}'], fee=['GOVT STAMP DUTY', 'FEE-QTR TO {DM}', 'Maintaining a/c fee', 'Contactless charge'],
   int=['INTEREST', 'Credit interest'], chq=['CHQ {n6}', 'Cheque {n6}'], ref=['VDA-REFUND {SHOP}', '{SHOP} REFUND'], dep=['LODGEMENT {n6}', 'Cash lodgement {city}'], pay=['PAYMENT - THANK YOU', 'DIRECT DEBIT PAYMENT - THANK YOU'])),
 'IN': dict(lang='en', cur='INR', sym='₹', num='in', k=22,
   shops='Swiggy,Zomato,BigBasket,Reliance Fresh,DMart Avenue,Flipkart,Amazon India,Indian Oil,HP Petrol,Apollo Pharmacy,Ola Cabs,Uber India,IRCTC,BookMyShow,Myntra,Croma,Blinkit,Zepto,Cafe Coffee Day,Haldirams,Titan,Lifestyle,Decathlon Sports,PVR Inox,Nykaa,Big Bazaar',
   utils='Airtel Postpaid,Jio Prepaid,BESCOM,Tata Power,Mahanagar Gas,LIC of India,HDFC Life,Bajaj Finance EMI,ACT Fibernet,Vi Mobile,BSES Rajdhani',
   cities='Mumbai,Bengaluru,Pune,New Delhi,Chennai,Hyderabad,Kochi,Jaipur,Gurugram', people='Rahul Sharma,Priya Nair,Anil Kumar,Sunita Devi,Karthik Iyer,Mohd Irfan,Deepa Joshi',
   firms='Infosys Ltd,TCS,Wipro Technologies,Sri Sai Traders,Kendriya Vidyalaya,Zeta Labs Pvt Ltd', banks='HDFC Bank,ICICI Bank,State Bank of India,Axis Bank,Kotak Mahindra Bank,Punjab National Bank,Canara Bank,IDFC First',
   dates='DD/MM/YY,DD-MM-YYYY,DD Mon YYYY,DD/MM/YYYY,DD-Mon-YY', t=dict(
   card=['UPI-{SHOP}-{low}@okaxis-YESB0YBLUPI-{ref12}-PAYMENT', 'POS {n6}XXXXXX{n4} {SHOP} {CITY}', 'UPI/{ref12}/{SHOP}/Paytm', 'UPI/DR/{ref12}/{SHOP}/YESB/{low}', '{SHOP} {CITY} IN', 'POS DEBIT {SHOP}'],
   dd=['ACH D- {UTIL}-{ref}', 'BIL/ONL/{n9}/{UTIL}', 'NACH/{UTIL}/{n6}', 'BILLPAY DR {UTIL}', 'SI-{UTIL}'], so=['EMI {n9} CHQ S{n6}', 'RD INSTALLMENT-{n9}', 'SIP MUTUAL FUND {n6}'],
   xo=['NEFT DR-SBIN0{n6}-{PERSON}-NETBANK', 'IMPS-{ref12}-{PERSON}-HDFC-XX{n4}', 'UPI/DR/{ref12}/{PERSON}/SBIN', 'TO TRANSFER-{PERSON}'], xi=['UPI/CR/{ref12}/{PERSON}/HDFC', 'IMPS-{ref12}-{PERSON}-ICIC', 'NEFT CR-{REF6}-{PERSON}', 'BY TRANSFER-{PERSON}'],
   sal=['NEFT CR-CITI0{n6}-{FIRM}-SALARY', 'SALARY {FIRM}', 'BY SALARY {FIRM} {MON}'], atm=['ATW-{n6}XXXXXX{n4}-{CITY}', 'ATM WDL {n4} {CITY}', 'NWD-{n4}-{CITY}', 'CASH WITHDRAWAL SELF'],
   fee=['SMS CHARGES QTR', 'ATM DECLINE CHG {dm}', 'AMC DEBIT CARD + GST', 'MIN BAL CHGS'], int=['CREDIT INTEREST CAPITALISED', 'Int.Pd:{dm} to {dm}', 'INTEREST PAID TILL {DM}'], chq=['CHQ PAID-MICR CTS-{CITY}', 'CLG CHQ {n6} {PERSON}'],
   ref=['UPI-REVERSAL-{ref12}-{SHOP}', '{SHOP} REFUND', 'POS REF {SHOP}'], dep=['CASH DEPOSIT {CITY}', 'CASH DEP BY SELF {CITY}'], pay=['PAYMENT RECEIVED BBPS {REF6}', 'NETBANKING TRANSFER (Ref# {ref})', 'UPI PAYMENT RECEIVED - THANK YOU'])),
 'ZA': dict(lang='en', cur='ZAR', sym='R', num='za', k=11,
   shops='Checkers Hyper,Pick n Pay,Woolworths,Shoprite,Spar,Engen,Sasol,Clicks,Dis-Chem,Takealot,Mr Price,Steers,Nandos,Wimpy,Uber SA,Bolt,Makro,Builders,Ackermans,Pep Stores,Vida e Caffe,Total Energies,Game',
   utils='Vodacom,MTN SP,Telkom Mobile,City Power,Discovery Health,Outsurance,Old Mutual,DSTV,Afrihost,Virgin Act,Sanlam,Prepaid Electricity',
   cities='Sandton,Cape Town,Durban,Pretoria,Rosebank,Gqeberha,Centurion,Stellenbosch', people='T Mokoena,Sipho Dlamini,J van der Merwe,Naledi Khumalo,A Naidoo,Pieter Botha',
   firms='Impala Mining,Dept Education,Sasol Ltd,Naspers,Karoo Farms CC,Netcare', banks='FNB,Standard Bank,Absa,Nedbank,Capitec Bank,TymeBank,African Bank',
   dates='DD Mon,DD/MM/YYYY,YYYY/MM/DD,MM DD,DD MON', t=dict(
   card=['POS Purchase {shop} {n6}*{n4} {dm}', 'CHEQUE CARD PURCHASE {SHOP} {CITY}', '{shop} {city}', 'C*{SHOP} {n4}*{n4} {DM}', 'Card Purchase {SHOP} ({city})'], dd=['DEBIT ORDER {UTIL} {n6}', 'MAGTAPE DEBIT {UTIL}', 'Internal D/O {util}', 'DebiCheck {util} {ref6}'],
   so=['STOP ORDER TO {PERSON}', 'Scheduled Payment to {person} rent'], xo=['FNB App Payment To {person}', 'IB PAYMENT TO {PERSON}', 'Immediate payment {person} {word}', 'PayShap {PERSON}'], xi=['FNB App Payment From {person}', 'CREDIT TRANSFER {PERSON}', 'PayShap received {person}'],
   sal=['SALARY {FIRM}', 'Magtape Credit {firm}', 'IB TRANSFER FROM {FIRM}'], atm=['ATM CASH {CITY}', 'AUTOBANK CASH WITHDRAWAL AT {CITY}', 'Cash Withdrawal ATM {city}', 'Cash Sent'],
   fee=['# Service Fees', '#Monthly Account Fee', 'FEE-ELECTRONIC ACCOUNT PAYMENT', 'SMS Notification Fee', 'ADMINISTRATION CHARGE'], int=['Interest Received', 'CREDIT INTEREST'], chq=['CHEQUE {n4}'], ref=['Refund {SHOP}', 'POS Reversal {shop}'],
   dep=['ATM Cash Deposit {city}', 'CASH DEPOSIT {CITY}'], pay=['PAYMENT RECEIVED THANK YOU', 'Debit order payment - thank you'])),
 'DE': dict(lang='de', cur='EUR', sym='€', num='de', k=1,
   shops='REWE Markt GmbH,EDEKA Lindner,ALDI SUED,LIDL DIENSTLEISTUNG,dm-drogerie markt,Rossmann,Penny,Netto Marken-Discount,Shell Station,ARAL AG,DB Vertrieb GmbH,Amazon EU S.a.r.l.,IKEA Deutschland,MediaMarkt,Saturn,OBI Bau,Bauhaus,H+M,Zalando SE,Kaufland,Bäckerei Junge,Lieferando,Deutsche Post,Tchibo,Fressnapf,Apotheke am Markt,Thalia',
   utils='Vattenfall Europe,E.ON Energie,Telekom Deutschland GmbH,Vodafone GmbH,Allianz Versicherungs-AG,HUK-COBURG,Stadtwerke Kiel,Rundfunk ARD ZDF DRadio,Techniker Krankenkasse,McFit,1und1 Telecom,Finanzamt Mitte',
   cities='Berlin,Hamburg,München,Köln,Leipzig,Kiel,Stuttgart,Münster,Dresden,Freiburg', people='Anna Müller,Stefan Weber,Jonas Schäfer,Ayse Yilmaz,Petra Hoffmann,Karl-Heinz Vogt,Lena Fischer',
   firms='Siemens AG,Landesamt Besoldung,Muster Bau GmbH,Klinikum Nord gGmbH,Bundesagentur Familienkasse,Weber Logistik KG', banks='Sparkasse,Volksbank,Commerzbank,Deutsche Bank,ING,DKB,comdirect,Postbank,Sparda-Bank,N26,Targobank',
   dates='DD.MM.,DD.MM.YYYY,DD.MM.YY,DD.MM', t=dict(
   card=['Kartenzahlung {SHOP} {CITY}', '{SHOP}//{CITY}/DE {dm} {time}', 'Lastschrift {shop} {city}', '{SHOP} {CITY} girocard', 'KARTENZAHLUNG {shop}', '{shop} {city}'], dd=['SEPA-Lastschrift {util} Mandat {ref6}', 'FOLGELASTSCHRIFT {util} Rechnung {ref}', '{util} Kd-Nr. {n7}', 'Basislastschrift {UTIL}'],
   so=['Dauerauftrag {person} Miete', 'DAUERAUFTRAG {person} Sparen'], xo=['Überweisung {person} {word}', 'ONLINE-UEBERWEISUNG {person} DATUM {dm}', 'Echtzeitüberweisung {person}'], xi=['Gutschrift {person} {word}', 'Überweisungsgutschrift {person}', 'GUTSCHR. UEBERWEISUNG {person}'],
   sal=['LOHN GEHALT {firm}', 'Gehalt {firm} {n6}', 'Gutschrift {firm} Bezüge'], atm=['Bargeldauszahlung {city} {dm}', 'GA NR{n7} BLZ{n6} {CITY}', 'Auszahlung Geldautomat {city}'], fee=['Kontoführungsentgelt', 'Entgeltabschluss', 'Auslandseinsatzentgelt', 'Rechnungsabschluss Entgelte'],
   int=['Habenzinsen', 'Zinsgutschrift', 'Zinsen für Guthaben'], chq=['Scheck Nr. {n7}'], ref=['Gutschrift {shop} Retoure', 'Erstattung {shop}'], dep=['Bareinzahlung {city}', 'Einzahlung SB-Terminal'], pay=['Gutschrift Lastschrifteinzug', 'Einzahlung - vielen Dank', 'Ausgleich Kreditkarte', 'AUSGLEICH SALDO VORMONAT'])),
 'FR': dict(lang='fr', cur='EUR', sym='€', num='fr', k=1,
   shops='CARREFOUR CITY,LECLERC,INTERMARCHE,AUCHAN,MONOPRIX,FRANPRIX,LIDL,PICARD SURGELES,SNCF INTERNET,RATP,TOTAL ACCESS,ESSO,FNAC,DECATHLON,LEROY MERLIN,BOULANGERIE PAUL,PHARMACIE CENTRALE,AMAZON PAYMENTS,DARTY,ZARA FRANCE,UBER *EATS,DELIVEROO,CASTORAMA,BIOCOOP,LA POSTE,SEPHORA,CULTURA',
   utils='EDF CLIENTS PARTICULIERS,ENGIE,ORANGE SA,FREE MOBILE,SFR,BOUYGUES TELECOM,MAIF,MACIF,VEOLIA EAU,DGFIP IMPOT,NETFLIX,BASIC FIT,HARMONIE MUTUELLE',
   cities='PARIS,LYON,NANTES,LILLE,BORDEAUX,RENNES,TOULOUSE,DIJON,BREST,NICE', people='M DUPONT JEAN,MME LEROY CLAIRE,MLLE MOREAU,PIERRE GIRARD,FATIMA BENALI,CAMILLE ROUX', firms='SNCF MOBILITES,CPAM DE PARIS,CAF DU RHONE,SARL BATIPRO,MAIRIE DE NANTES,CAPGEMINI',
   banks='BNP Paribas,Société Générale,Crédit Agricole,La Banque Postale,Crédit Mutuel,LCL,Boursorama,Caisse d\'Epargne,Fortuneo,CIC', dates='DD.MM,DD/MM,DD/MM/YYYY,DD.MM.YY,DD/MM/YY', t=dict(
   card=['CARTE {dm} {SHOP} {CITY}', 'PAIEMENT CB {dm} {SHOP}', 'CB {SHOP} FACT {dm}', 'ACHAT CB {SHOP} {dm}', 'PAIEMENT PAR CARTE X{n4} {SHOP} {CITY} {dm}', '{SHOP} {CITY}'], dd=['PRLV SEPA {UTIL}', 'PRELEVEMENT {UTIL} REF {ref}', 'PRLVT {UTIL} ECH {dm}', 'PRELEVEMENT DE {UTIL}'],
   so=['VIR PERMANENT {PERSON} LOYER', 'ECHEANCE PRET {n7}', 'VIREMENT PERMANENT LIVRET A'], xo=['VIR SEPA {PERSON} {WORD}', 'VIREMENT EMIS WEB {PERSON}', 'VIR INSTANTANE EMIS {PERSON}'], xi=['VIR RECU DE {PERSON}', 'VIREMENT DE {PERSON} {WORD}', 'VIR INST {PERSON}'],
   sal=['VIR SALAIRE {FIRM}', 'VIREMENT RECU {FIRM}', 'VIR {FIRM} PAIE'], atm=['RETRAIT DAB {dm} {CITY}', 'RETRAIT AU DISTRIBUTEUR {CITY}', 'RET DAB {CITY} {time}'], fee=['COTISATION CARTE VISA', 'FRAIS TENUE DE COMPTE', 'COMMISSION D\'INTERVENTION', 'COTISATION OFFRE GROUPEE'],
   int=['INTERETS CREDITEURS', 'INTERETS {y}'], chq=['CHEQUE {n7}', 'CHEQUE EMIS {n7}'], ref=['AVOIR CARTE {SHOP}', 'CREDIT CARTE {SHOP} {dm}', 'REMBOURSEMENT {SHOP}'], dep=['REMISE CHEQUE {n7}', 'VERSEMENT ESPECES {CITY}'], pay=['PRELEVEMENT MENSUALITE', 'REGLEMENT RECU MERCI'])),
 'ES': dict(lang='es', cur='EUR', sym='€', num='de', k=1,
   shops='Mercadona,Carrefour Express,DIA,Lidl Supermercados,El Corte Inglés,Alcampo,Repsol,Cepsa,Renfe Viajeros,Zara España,Decathlon,Leroy Merlin,Farmacia Sol,Amazon ES,Glovo,Cabify,Primark,Consum,Eroski,Bar Manolo,Telepizza,Ikea Ibérica,Media Markt,Metro de Madrid,Vueling',
   utils='Iberdrola Clientes,Endesa Energía,Naturgy,Movistar,Orange Espagne,Vodafone España,Canal de Isabel II,Mapfre,Sanitas,Comunidad Prop. C/ Mayor 5,Ayuntamiento IBI,Netflix',
   cities='Madrid,Barcelona,Valencia,Sevilla,Bilbao,Zaragoza,Vigo,Málaga', people='Juan García López,María Fernández,Lucía Romero,Antonio Ruiz,Carmen Navarro,Pau Ferrer', firms='Indra Sistemas SA,Junta de Andalucía,SEPE,TGSS,Construcciones Vega SL,Hospital La Fe',
   banks='CaixaBank,BBVA,Banco Santander,Banco Sabadell,Bankinter,Unicaja,ING España,Abanca,Kutxabank', dates='DD/MM/YYYY,DD/MM/YY,DD.MM,DD-MM-YYYY,DD/MM', t=dict(
   card=['Compra {shop} {city}', 'COMPRA TARJ. {n4}XXXXXXXX{n4} {SHOP}-{CITY}', 'PAGO CON TARJETA EN {SHOP}', '{SHOP} {CITY}', 'Pago en {shop}, {city}', 'TARJETA {n4} {SHOP}'], dd=['RECIBO {UTIL} Nº RECIBO {ref}', 'Recibo {util}', 'ADEUDO {UTIL} REF. {ref6}', 'CARGO {UTIL}'], so=['TRANSFERENCIA PERIODICA {PERSON} ALQUILER', 'CUOTA PRESTAMO {n7}'],
   xo=['Transferencia a {person} {word}', 'BIZUM A FAVOR DE {PERSON}', 'Bizum enviado {person}', 'TRASPASO A {PERSON}'], xi=['BIZUM DE {PERSON} {WORD}', 'Transferencia de {person}', 'TRANSF. A SU FAVOR {PERSON}'], sal=['NOMINA {FIRM}', 'Abono nómina {firm}', 'TRANSFERENCIA NOMINA {FIRM}'],
   atm=['REINTEGRO CAJERO {CITY}', 'Retirada de efectivo cajero {city}', 'DISPOSICION CAJERO TARJ {n4}'], fee=['COMISION MANTENIMIENTO', 'Comisión tarjeta', 'CUOTA ANUAL TARJETA', 'GASTOS CORREO'], int=['LIQUIDACION INTERESES', 'Abono intereses cuenta'], chq=['CHEQUE {n7}', 'Pago cheque {n7}'], ref=['Devolución {shop}', 'ANULACION COMPRA {SHOP}', 'Abono {shop}'], dep=['INGRESO EFECTIVO', 'Ingreso en cajero {city}'],
   pay=['LIQUIDACION TARJETA MES ANTERIOR', 'Pago recibido, gracias', 'ABONO EN CUENTA'])),
 'IT': dict(lang='it', cur='EUR', sym='€', num='de', k=1,
   shops='Esselunga,Coop Alleanza,Conad City,Carrefour Market,Eurospin,Lidl Italia,Trenitalia,Autogrill,ENI Station,Q8,Farmacia Centrale,Feltrinelli,Amazon EU,OVS,Decathlon Italia,Leroy Merlin,Unieuro,Bar Sport,Tabacchi Rossi,IKEA Italia,Tigotà,ATM Milano,Glovo,Zara Italia,Telepass',
   utils='Enel Energia,A2A Energia,TIM SPA,Vodafone Italia,Fastweb,WindTre,Hera Comm,Generali Italia,Unipol Assicurazioni,Sky Italia,Iliad,Acea Ato 2',
   cities='Milano,Roma,Torino,Bologna,Napoli,Firenze,Verona,Bari,Genova', people='Mario Rossi,Giulia Bianchi,Luca Ferrari,Chiara Esposito,Paolo Conti,Anna De Luca', firms='Comune di Roma,INPS,Fiat Chrysler,Studio Legale Neri,Officine Riva Srl,ASL Torino',
   banks='Intesa Sanpaolo,UniCredit,Banco BPM,BPER Banca,Poste Italiane,Fineco,Mediolanum,Credem,Banca Sella', dates='DD/MM/YYYY,DD.MM.YY,DD/MM/YY,DD/MM,DD.MM.YYYY', t=dict(
   card=['PAGAMENTO POS {SHOP} {CITY} CARTA *{n4}', 'Pagamento tramite POS {shop} {city}', 'PAGOBANCOMAT {dm} {time} {SHOP}', 'Acquisto {shop} {city}', 'PAGAMENTO CARTA {SHOP}', '{SHOP} {CITY}'], dd=['ADDEBITO SDD {UTIL} MANDATO {ref}', 'Addebito diretto {util}', 'UTENZA {UTIL} BOLLETTA {n6}', 'SEPA DD {UTIL}'], so=['RATA MUTUO {n7}', 'BONIFICO PERIODICO A {PERSON} AFFITTO'],
   xo=['BONIFICO A FAVORE DI {PERSON} {WORD}', 'Bonifico SEPA a {person}', 'DISPOSIZIONE BONIFICO {PERSON} CRO {ref}', 'Ricarica Postepay {person}'], xi=['BONIFICO DA {PERSON}', 'Bonifico a vostro favore {person} {word}', 'ACCREDITO BONIFICO {PERSON}'], sal=['EMOLUMENTI {FIRM}', 'Stipendio {firm}', 'ACCREDITO STIPENDIO {FIRM}', 'PENSIONE INPS'],
   atm=['PRELIEVO BANCOMAT {CITY} {dm}', 'Prelievo ATM {city}', 'PRELEVAMENTO CONTANTE SPORTELLO AUTOMATICO'], fee=['CANONE MENSILE CONTO', 'IMPOSTA DI BOLLO', 'COMMISSIONI BONIFICO', 'SPESE INVIO ESTRATTO CONTO'], int=['INTERESSI CREDITORI', 'Competenze a credito'], chq=['ASSEGNO N. {n7}', 'VS ASSEGNO {n7}'], ref=['STORNO {SHOP}', 'Rimborso {shop}', 'ACCREDITO POS {SHOP}'],
   dep=['VERSAMENTO CONTANTI', 'Versamento assegni {city}'], pay=['ADDEBITO IN CONTO - GRAZIE', 'Pagamento ricevuto'])),
 'NL': dict(lang='nl', cur='EUR', sym='€', num='de', k=1,
   shops='Albert Heijn 1521,Jumbo Utrecht,Lidl 245,Aldi 061,HEMA EV014,Kruidvat 7321,Etos 3012,Bol.com,Coolblue,Action 1187,NS Reizigers,GVB,Shell Station,BP Zuid,Blokker,Gamma,Praxis,Thuisbezorgd.nl,Bakker Bart,Cafe de Zwaan,Decathlon,Primark,Zeeman,Intratuin,Picnic',
   utils='Vattenfall Klantenservice,Eneco Services,KPN B.V.,Ziggo,VGZ Zorgverzekeraar,Zilveren Kruis,Waternet,Belastingdienst,Gemeente Utrecht,Odido,Essent Retail,Basic-Fit',
   cities='AMSTERDAM,UTRECHT,ROTTERDAM,DEN HAAG,EINDHOVEN,ZWOLLE,GRONINGEN,BREDA', people='J. de Vries,M. Jansen,Hr P Bakker,S. van Dijk,F. el Amrani,K. Visser', firms='Philips Nederland,UWV,SVB Kinderbijslag,Gemeente Almere,Timmerbedrijf Smit,Universiteit Leiden',
   banks='ING,Rabobank,ABN AMRO,SNS,ASN Bank,Triodos,Knab,bunq,RegioBank', dates='DD-MM-YYYY,DD-MM,D Mon,DD-MM-YY,D month', t=dict(
   card=['BEA, Betaalpas {shop},PAS{n3} NR:{ref6} {dm}/{time} {CITY}', '{shop} {CITY}', 'Betaalautomaat {time} pasnr. {n3} {shop}', 'iDEAL {shop} {ref}', 'Apple Pay {shop} {CITY}'], dd=['SEPA Incasso algemeen doorlopend {util} Machtiging: {ref6}', 'Incasso {util} Kenmerk {ref}', '{util} factuur {n7}', 'Eur. incasso {util}'], so=['Periodieke overb. {person} huur', 'Naar Oranje Spaarrekening {n6}'],
   xo=['SEPA Overboeking {person} {word}', 'Overboeking naar {person}', 'Tikkie ID {ref} aan {person}', '{person} {word}'], xi=['Van {person} {word}', 'Bijschrijving {person}', 'Tikkie ontvangen {person}', 'SEPA iDEAL terug {person}'], sal=['Salaris {firm}', '{firm} loon periode {n2}', 'SEPA Overboeking {firm} SALARIS'],
   atm=['GEA, Betaalpas Geldmaat {CITY}', 'Geldopname {CITY} {time}', 'Geldautomaat {CITY} pas {n3}'], fee=['Kosten betaalpakket', 'Kosten OranjePakket', 'Abonnement Betaalgemak', 'Kosten creditcard'], int=['Creditrente', 'Rente spaarrekening'], chq=['Acceptgiro {n7}'], ref=['Retour {shop}', '{shop} terugbetaling', 'Retourpinnen {shop}'], dep=['Storting Geldmaat {CITY}', 'Contante storting'], pay=['Incasso vorige afrekening', 'Automatische incasso - dank u'])),
 'BR': dict(lang='pt', cur='BRL', sym='R$', num='de', k=3,
   shops='Pão de Açúcar,Carrefour,Assaí Atacadista,Supermercado Dia,Drogasil,Droga Raia,iFood,Uber *Trip,99 App,Posto Ipiranga,Posto Shell,Mercado Livre,Magazine Luiza,Americanas,Renner,Riachuelo,Netflix.com,Padaria Bela Vista,Outback,Netshoes,Amazon BR,Shopee,Leroy Merlin,Petz,Cinemark,Sam\'s Club,Havan',
   utils='Enel SP,Sabesp,Light SA,Comgás,Vivo Móvel,Claro NET,TIM Celular,Condomínio Ed. Flores,Smart Fit,Unimed,Porto Seguro,Copel,Cemig',
   cities='Sao Paulo,Rio de Janeiro,Curitiba,Belo Horizonte,Recife,Campinas,Salvador,Porto Alegre', people='Ana Souza,João Pereira,Marcos Lima,Beatriz Alves,Carlos E Santos,Fernanda Rocha', firms='Petrobras SA,Prefeitura SP,Padaria Central Ltda,Hospital Albert,Totvs SA,Tech Brasil Ltda',
   banks='Itaú,Bradesco,Banco do Brasil,Nubank,Santander,Caixa,Inter,C6 Bank,Sicredi,PicPay', dates='DD/MM,DD MON,DD/MM/YYYY,DD/MM/YY,DD mon', t=dict(
   card=['COMPRA CARTAO {SHOP} {CITY}', '{shop}', 'RSHOP-{SHOP} {dm}', 'Compra no débito {shop}', 'CARTAO VISA ELECTRON {SHOP}', '{SHOP} {CITY} BRA', 'PAG*{SHOP}'], dd=['DEB AUT {UTIL}', 'PAG BOLETO {UTIL}', 'Pagamento de conta {util}', 'Débito automático {util}', 'INT {UTIL} {n6}'], so=['APLICACAO POUPANCA', 'Pix agendado {person} aluguel'],
   xo=['PIX TRANSF {PERSON} {dm}', 'Pix enviado {person}', 'TED {n3}.{n4} {PERSON}', 'Transferência enviada pelo Pix {person}'], xi=['PIX RECEBIDO {PERSON}', 'Pix recebido {person}', 'Transferência recebida {person}', 'TED RECEBIDA {PERSON}'], sal=['PAGTO SALARIO {FIRM}', 'REMUNERACAO/SALARIO', 'Crédito de salário {firm}', 'TED {FIRM} SALARIO'],
   atm=['SAQUE 24H {n6} {CITY}', 'Saque Banco24Horas', 'SAQUE TERMINAL {CITY}'], fee=['TARIFA PACOTE SERVICOS', 'TAR MANUTENCAO CONTA', 'IOF', 'ANUIDADE DIFERENCIADA', 'Cesta de serviços'], int=['REND PAGO APLIC AUT MAIS', 'Rendimento líquido', 'JUROS POUPANCA'], chq=['CHEQUE COMPENSADO {n6}', 'CHEQUE {n6}'], ref=['ESTORNO {SHOP}', 'Estorno de compra {shop}', 'CREDITO {SHOP}'], dep=['DEPOSITO DINHEIRO ATM', 'Depósito de boleto'],
   pay=['Pagamento recebido', 'PAGAMENTO EFETUADO', 'PAGTO DEBITO AUTOMATICO', 'Pagamento em {dm}'])),
 'MX': dict(lang='es', cur='MXN', sym='$', num='us', k=13,
   shops='OXXO Reforma,Walmart Buenavista,Bodega Aurrera,Soriana,Chedraui,Liverpool,Coppel,Farmacias Guadalajara,Pemex 4512,Starbucks,Uber Eats,Rappi,Mercado Pago,Amazon Mexico,Cinepolis,Sanborns,Vips,Costco,Sams Club,7 Eleven,Palacio de Hierro,Elektra,Didi,Italianos,La Comer',
   utils='CFE Suministrador,Telmex,Telcel,Izzi,Totalplay,Naturgy Mexico,Sacmex,GNP Seguros,Netflix,AT&T Mexico,Infonavit,Spotify',
   cities='CDMX,Guadalajara,Monterrey,Puebla,Merida,Queretaro,Tijuana,Leon', people='Jose Hernandez,Guadalupe Ramirez,Luis Torres,Alejandra Cruz,Miguel Castillo,Sofia Mendoza', firms='Grupo Bimbo,Cemex SAB,SEP Nomina,Servicios Integrales SA,Femsa,IMSS',
   banks='BBVA,Banamex,Banorte,Santander,HSBC Mexico,Scotiabank,Banco Azteca,Nu Mexico,Hey Banco,Klar', dates='DD/MON,DD-MON,DD MON,DD/MM/YYYY,DD-MON-YYYY', t=dict(
   card=['{SHOP} RFC:{REF6}{n6} {time} AUT:{n6}', '{SHOP} {CITY}', 'COMPRA {SHOP}', 'PAGO CON TARJETA {SHOP} {CITY} MX', '{shop}', 'MERPAGO*{SHOP}'], dd=['PAGO DE SERVICIO {UTIL} {ref}', '{UTIL} DOMICILIACION', 'CARGO RECURRENTE {UTIL}', 'PAGO {util}'], so=['TRASPASO A APARTADO', 'PAGO CREDITO NOMINA {n7}'],
   xo=['SPEI ENVIADO {PERSON} {ref}', 'PAGO CUENTA DE TERCERO {ref} {PERSON}', 'Transferencia a {person} {word}', 'TRASPASO A TERCEROS {PERSON}'], xi=['SPEI RECIBIDO {PERSON} {ref}', 'DEPOSITO DE TERCERO {PERSON}', 'Transferencia recibida {person}'], sal=['PAGO DE NOMINA {FIRM}', 'DEPOSITO NOMINA {FIRM}', 'NOMINA {firm}'],
   atm=['RETIRO CAJERO AUTOMATICO {CITY}', 'RETIRO SIN TARJETA', 'Disposición efectivo {city}'], fee=['COMISION MANEJO DE CUENTA', 'IVA COM. ANUALIDAD', 'COMISION CHEQUE DEVUELTO', 'SERV BANCA INTERNET'], int=['INTERESES GANADOS', 'INTERES NETO DEL PERIODO'], chq=['CHEQUE PAGADO NO. {n4}', 'CHEQUE {n7}'], ref=['DEVOLUCION {SHOP}', 'BONIFICACION {SHOP}', 'Reembolso {shop}'], dep=['DEPOSITO EN EFECTIVO', 'DEPOSITO PRACTICAJA {n4}'],
   pay=['SU PAGO GRACIAS', 'PAGO RECIBIDO GRACIAS SPEI', 'PAGO INTERBANCARIO'])),
}
REFWORDS = dict(en='dinner,rent,tickets,birthday,car,gas bill,school trip,lunch,thanks,holiday,invoice 221,deposit', de='Miete,Essen,Geschenk,Rechnung 4471,Urlaub,Danke,Nebenkosten,Kita', fr='LOYER,CADEAU,VACANCES,REMBOURSEMENT,FACTURE 118,ECOLE', es='alquiler,cena,regalo,colegio,viaje,factura 332', it='affitto,cena,regalo,saldo fattura 12,vacanze,condominio', nl='huur,etentje,cadeau,factuur 2231,vakantie,boodschappen', pt='aluguel,presente,churrasco,almoço,viagem')

def digits(rng, n): return ''.join(rng.choice('0123456789') for _ in range(n - 1)).rjust(0) and rng.choice('123456789') + ''.join(rng.choice('0123456789') for _ in range(n - 1)) if n > 1 else rng.choice('123456789')

def shop_of(rng, c):
    if rng.random() < 0.68: return rng.choice(CC[c]['shops'].split(','))
    for _ in range(8):
        s = stmt.merchant(rng)
        if len(s) < 26 and all(ord(x) < 0x250 for x in s): return s
    return rng.choice(CC[c]['shops'].split(','))

def fill(rng, c, template, day):
    C = CC[c]; lang = C['lang']
    def one(m):
        k = m.group(1); low = k.lower(); up = k.isupper()
        if low == 'shop': s = shop_of(rng, c)
        elif low == 'util': s = rng.choice(C['utils'].split(','))
        elif low == 'city': s = rng.choice(C['cities'].split(','))
        elif low == 'person': s = rng.choice(C['people'].split(','))
        elif low == 'firm': s = rng.choice(C['firms'].split(','))
        elif low == 'word': s = rng.choice(REFWORDS[lang].split(','))
        elif low == 'low': return re.sub(r'\W', '', rng.choice(C['people'].split(','))).lower()[:9] + digits(rng, 2)
        elif low == 'ref6': return ''.join(rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(6))
        elif low == 'ref12': return digits(rng, 12)
        elif low == 'ref': return digits(rng, rng.randint(8, 11))
        elif low == 'phone': return f'{digits(rng, 3)}-{digits(rng, 3)}-{digits(rng, 4)}'
        elif low == 'time': return f'{rng.randint(7, 22):02d}:{rng.randint(0, 59):02d}'
        elif low == 'md': return fd(day, 'MM/DD')
        elif low == 'dm': s = fd(day - datetime.timedelta(rng.choice((0, 1, 1, 2))), rng.choice(('DD/MM', 'DDMON', 'DD MON', 'DD.MM')) if lang == 'en' else 'DD.MM' if lang == 'de' else 'DD/MM', lang)
        elif low == 'mon': s = fd(day, 'MON', lang)
        elif low == 'y': s = str(day.year)
        elif re.fullmatch(r'n\d+', low): return digits(rng, int(low[1:]))
        else: raise KeyError(k)
        return s.upper() if up else s
    return re.sub(r'\{(\w+)\}', one, template)

class Tx:
    def __init__(self, **k):
        self.sub = []; self.cells = {}; self.row = None; self.bal = None
        self.__dict__.update(k)

def amount(rng, c, kind):
    k = CC[c]['k']
    if kind == 'card': v = rng.lognormvariate(3.0, 0.95)
    elif kind in ('dd',): v = rng.uniform(8, 190)
    elif kind == 'so': v = rng.choice((25, 50, 100, 250, 600, 725, 850, 1100, 1350))
    elif kind in ('xo', 'xi'): v = rng.choice((rng.uniform(5, 300), rng.choice((10, 15, 20, 25, 40, 50, 75, 100, 150, 200, 500))))
    elif kind == 'sal': v = rng.uniform(620, 4200)
    elif kind == 'atm': v = rng.choice((10, 20, 30, 40, 50, 60, 80, 100, 200))
    elif kind == 'fee': v = rng.choice((0.5, 1, 1.5, 2.5, 2.99, 3, 4.95, 5, 6.9, 12, 15, 25, 35))
    elif kind == 'int': v = rng.uniform(0.03, 22)
    elif kind == 'chq': v = rng.uniform(15, 900)
    elif kind == 'ref': v = rng.lognormvariate(3.2, 0.8)
    elif kind == 'dep': v = rng.choice((50, 80, 120, 200, 340, 500, rng.uniform(20, 700)))
    elif kind == 'pay': v = rng.choice((rng.uniform(30, 1600), rng.choice((25, 50, 100, 200, 500))))
    v *= k
    if kind in ('atm', 'so') and k > 2: return max(5000, int(round(v / 50)) * 5000)
    return max(3, int(round(v * 100)))

OUT = dict(card=10, dd=4, so=1, xo=3, atm=1.6, fee=.7, chq=.6)
IN = dict(xi=3, sal=2, int=.6, ref=1, dep=1)
CARD_OUT = dict(card=14, dd=1.4, fee=.7)
CARD_IN = dict(pay=2, ref=1.4)
def choose(rng, weights):
    ks = list(weights); return rng.choices(ks, [weights[k] for k in ks])[0]

def start_day(rng): return datetime.date(rng.choice((2019, 2020, 2021, 2022, 2023, 2024, 2025, 2025, 2026)), rng.randint(1, 12), rng.randint(1, 28))

CARD_T = dict(card=['{SHOP} {CITY}', '{shop} {city}', '{SHOP}', '{SHOP} {n4} {CITY}', '{shop}', '{SHOP}, {CITY}', 'PAYPAL *{SHOP}', '{SHOP} {phone}', 'SumUp *{shop} {city}'], dd=['{util}', '{UTIL}', '{UTIL} {n6}'])
CARD_FEE = dict(en=['LATE FEE', 'Foreign transaction fee', 'ANNUAL MEMBERSHIP FEE', 'INTEREST CHARGED ON PURCHASES', 'Cash advance fee', 'Interest on purchases'], de=['Jahresgebühr', 'Auslandseinsatzentgelt', 'Sollzinsen'], fr=['COTISATION ANNUELLE CARTE', 'FRAIS HORS ZONE EURO', 'INTERETS'], es=['CUOTA ANUAL', 'Comisión cambio de divisa', 'INTERESES', 'Seguro tarjeta'], it=['QUOTA ANNUALE', 'Imposta di bollo', 'COMMISSIONE CAMBIO'], nl=['Jaarbijdrage', 'Koersopslag', 'Rente'], pt=['IOF de compra internacional', 'ANUIDADE', 'Encargos de atraso', 'Seguro cartão'])
def make(rng, c, day, kind, up=False, card=False):
    C = CC[c]; ts = C['t'][kind]
    if card and kind in CARD_T: ts = CARD_T[kind]
    if card and kind == 'fee': ts = CARD_FEE[C['lang']]
    t = fill(rng, c, rng.choice(ts), day)
    minor = amount(rng, c, kind)
    if kind in OUT: minor = -minor
    return Tx(day=day, minor=minor, desc=(t.upper() if up else t).strip(), kind=kind, country=c, post=day + datetime.timedelta(rng.choice((0, 0, 1, 1, 2, 3))),
              ref=digits(rng, rng.randint(6, 12)), time=f'{rng.randint(6, 23):02d}:{rng.randint(0, 59):02d}')

def txs(rng, c, n, start=None, days=30, p_in=None, card=False, up=None, outs=None, ins=None):
    start = start or start_day(rng)
    if p_in is None: p_in = rng.choice((0, .08, .15, .2, .25, .35, .5, 1 if rng.random() < .2 else .2))
    if up is None: up = rng.random() < .4
    outs = outs or (CARD_OUT if card else OUT); ins = ins or (CARD_IN if card else IN)
    busy = rng.random() < .5   # several rows on one day
    pool = [rng.randint(0, days - 1) for _ in range(max(1, n // 2 if busy else n * 2))]
    days_ = sorted(rng.choice(pool) for _ in range(n))
    return [make(rng, c, start + datetime.timedelta(d), choose(rng, ins if rng.random() < p_in else outs), up, card) for d in days_]

def run(list_, opening):
    b = opening
    for t in list_: b += t.minor; t.bal = b
    return b

def opening_for(rng, c, list_, can_negative=.1):
    low, b = 0, 0
    for t in list_: b += t.minor; low = min(low, b)
    base = int(rng.uniform(2000, 400000) * CC[c]['k'])
    return base + (0 if rng.random() < can_negative else -low)

# ---------------------------------------------------------------- money
def num(minor, style, dec=True):
    minor = abs(minor); whole, cents = divmod(minor, 100)
    w = str(whole)
    sep = {'us': ',', 'in': ',', 'za': ' ', 'de': '.', 'fr': ' ', 'ch': "'", 'plain.': '', 'plain,': ''}[style]
    if style == 'in' and len(w) > 3:
        head, tail = w[:-3], w[-3:]; parts = []
        while head: parts.insert(0, head[-2:]); head = head[:-2]
        w = ','.join(parts) + ',' + tail
    elif sep:
        w = re.sub(r'(?<=\d)(?=(\d{3})+$)', sep, w)
    if not dec: return w
    return w + (',' if style in ('de', 'fr', 'plain,') else '.') + f'{cents:02d}'

class Money:
    """One way of writing sums."""
    def __init__(self, rng, c, sign=None, sym=None, plain=.15):
        C = CC[c]; self.style = C['num']
        if self.style == 'za': self.style = rng.choice(('za', 'us', 'us'))
        if self.style == 'fr': self.style = rng.choice(('fr', 'fr', 'de'))
        if rng.random() < plain: self.style = 'plain.' if self.style in ('us', 'in', 'za') else 'plain,'
        self.sign = sign or 'minus'
        S = C['sym']; self.S = S; self.cur = C['cur']
        if sym is None: sym = rng.choice(('', '', '', 'pre' if C['lang'] in ('en', 'pt') or c == 'MX' else 'post'))
        self.sym = sym
    def n(self, minor): return num(minor, self.style)
    def mag(self, minor):
        """Without a sign."""
        t = self.n(minor)
        if self.sym == 'pre': return (self.S + ' ' + t) if self.S == 'R$' else self.S + t
        if self.sym == 'post': return t + ' ' + self.S
        if self.sym == 'code': return t + ' ' + self.cur
        if self.sym == 'precode': return self.cur + ' ' + t
        return t
    def s(self, minor, sign=None):
        """With its sign."""
        g = sign or self.sign; t = self.mag(minor)
        if g == 'minus': return ('-' if minor < 0 else '') + t
        if g == 'minussp': return ('- ' if minor < 0 else '') + t
        if g == 'unimin': return ('−' if minor < 0 else '') + t
        if g == 'both': return ('-' if minor < 0 else '+') + t
        if g == 'bothsp': return ('- ' if minor < 0 else '+ ') + t
        if g == 'plusonly': return ('+' if minor > 0 else '') + t
        if g == 'trail': return t + ('-' if minor < 0 else '')
        if g == 'trailboth': return t + ('-' if minor < 0 else '+')
        if g == 'trailbothsp': return t + (' -' if minor < 0 else ' +')
        if g == 'paren': return f'({t})' if minor < 0 else t
        if g == 'cr': return t + ('' if minor < 0 else 'CR')
        if g == 'crsp': return t + ('' if minor < 0 else ' CR')
        if g == 'Cr': return t + ('' if minor < 0 else 'Cr')
        if g == 'crdr': return t + (' DR' if minor < 0 else ' CR')
        if g == 'CrDr': return t + (' Dr' if minor < 0 else ' Cr')
        if g == 'SH': return t + (' S' if minor < 0 else ' H')
        if g == 'DC': return t + (' D' if minor < 0 else ' C')
        if g == 'DCj': return t + ('D' if minor < 0 else 'C')
        if g == 'dr': return t + (' DR' if minor < 0 else '')
        if g == 'od': return t + ('OD' if minor < 0 else '')
        if g == 'inv': return ('-' if minor > 0 else '') + t     # card: purchases bare, credits with minus
        if g == 'invtrail': return t + ('-' if minor > 0 else '')
        if g == 'none': return t
        raise KeyError(g)

# ---------------------------------------------------------------- drawing
LAB = dict(date='date', name='name', amt='amount', out='amount', inn='amount', bal='balance')

def cut(text, width, size, mono=False):
    """Lines that fit; words too long for the width are broken."""
    words = []
    for w in text.split():
        while stmt.width_of(w, size, mono=mono) > width and len(w) > 4:
            k = len(w)
            while k > 3 and stmt.width_of(w[:k], size, mono=mono) > width: k -= 1
            words.append(w[:k]); w = w[k:]
        words.append(w)
    lines, now = [], ''
    for w in words:
        if now and stmt.width_of(now + ' ' + w, size, mono=mono) > width: lines.append(now); now = w
        else: now = (now + ' ' + w).strip()
    return lines + [now] if now else lines

class Col:
    def __init__(self, key, width, align='left', head=''):
        self.key, self.width, self.align = key, width, align
        self.head = head if isinstance(head, (list, tuple)) else [head]

def place(cols, x0, x1, gap=8):
    """Sets x of the columns; the one with width 0 takes what is left."""
    fixed = sum(c.width for c in cols) + gap * (len(cols) - 1)
    for c in cols:
        if c.width == 0: c.w = x1 - x0 - fixed
        else: c.w = c.width
    x = x0
    for c in cols:
        c.left = x; c.right = x + c.w; x = c.right + gap
        c.at = c.left if c.align == 'left' else c.right if c.align == 'right' else (c.left + c.right) / 2
    return cols

class Pages:
    def __init__(self, rng, doc, size=8.5, lead=None, top=60, bottom=780, mono=False):
        self.rng, self.doc, self.size, self.lead, self.top, self.bottom, self.mono = rng, doc, size, lead or size * rng.uniform(1.22, 1.45), top, bottom, mono
        if doc.height > 700 and rng.random() < .4: self.bottom = max(top + 330, bottom - rng.randint(80, 380))
        self.y = top; self.furniture = None; self.cols = None; self.before = self.after = None; self.repeat = True; self.headbold = rng.random() < .7; self.n = 1
        self.upperhead = rng.random() < .2; self.headcenter = rng.random() < .15
    def put(self, x, text, dy=0, size=None, bold=False, align='left', **lab):
        return self.doc.put(x, self.y + dy, text, size=size or self.size, bold=bold, align=align, mono=self.mono, **lab)
    def down(self, h=None): self.y += h if h is not None else self.lead
    def brk(self, in_table=True):
        if in_table and self.before: self.before(self)
        self.doc.new_page(); self.n += 1; self.y = self.top
        if self.furniture: self.furniture(self)
        if in_table and self.cols and self.repeat: self.head(self.cols)
        if in_table and self.after: self.after(self)
    def need(self, h, in_table=False):
        if self.y + h > self.bottom: self.brk(in_table); return True
    def head(self, cols):
        if self.y + 6 * self.lead > self.bottom and self.y > 120: self.brk(False)
        self.cols = cols
        k = max(len(c.head) for c in cols)
        for i in range(k):
            for c in cols:
                j = i - (k - len(c.head)) if not getattr(self, 'headtop', False) else i
                if 0 <= j < len(c.head) and c.head[j]:
                    t = c.head[j].upper() if self.upperhead else c.head[j]
                    size = self.size * .95
                    while stmt.width_of(t, size, self.headbold, self.mono) > c.w + 2.5 and size > 5: size -= .3
                    if self.headcenter and c.key != 'name' and stmt.width_of(t, size, self.headbold, self.mono) <= c.w: self.doc.put((c.left + c.right) / 2, self.y, t, size=size, bold=self.headbold, mono=self.mono, align='center')
                    else: self.doc.put(c.at, self.y, t, size=size, bold=self.headbold, mono=self.mono, align=c.align)
            self.down()
        self.down(self.lead * .35)
    def para(self, x, width, text, size=None, bold=False):
        size = size or self.size
        for line in self.doc.wrap(text, width, size):
            self.doc.put(x, self.y, line, size=size, bold=bold); self.y += size * 1.3

def table(p, cols, list_, group=False, daybal=False, gap=None, amt_last=False, split=False, after_row=None, namesize=None):
    """Draws the rows; each Tx has .cells for the columns other than name."""
    rng, doc = p.rng, p.doc
    gap = rng.choice((0, 1, 2, 4, 6)) if gap is None else gap
    ncol = next(c for c in cols if c.key == 'name')
    ns = namesize or p.size
    for t in list_:
        t.lines = cut(t.desc, ncol.w, ns, p.mono)
        t.row = doc.row(t.day, t.minor, ' '.join(t.lines))
        t.subs = []
        for s in t.sub: t.subs += cut(s, ncol.w, ns, p.mono)
    days = {}
    if group:
        for t in list_: days.setdefault(t.day, []).append(t)
    seen = None
    for i, t in enumerate(list_):
        extra = {k: v for k, v in t.cells.items() if isinstance(v, (list, tuple))}
        k = max([len(t.lines) + len(t.subs)] + [len(v) for v in extra.values()])
        h = (k - 1) * p.lead
        broke = False
        if p.y + h > p.bottom and not (split and k > 1 and len(t.lines) > 1 and p.y + p.lead <= p.bottom):
            p.brk(); broke = True
        last = i + 1 == len(list_) or list_[i + 1].day != t.day
        y0 = p.y
        ya = y0 + (len(t.lines) - 1) * p.lead if amt_last else y0
        if split and y0 + h > p.bottom: ya = y0
        for c in cols:
            if c.key == 'name': continue
            v = t.cells.get(c.key)
            if v is None or v == '': continue
            lab = {}
            if c.key in LAB: lab = {LAB[c.key]: t.row}
            y = y0
            if c.key == 'date' and group:
                if seen == t.day and not broke: continue
                lab = {'date': [u.row for u in days[t.day]]}
            if c.key == 'bal' and daybal and not last: continue
            if c.key in ('amt', 'out', 'inn', 'bal', 'sign'): y = ya
            for line in (v if isinstance(v, (list, tuple)) else [v]):
                doc.put(c.at, y, line, size=p.size, align=c.align, mono=p.mono, **lab); y += p.lead
        seen = t.day
        y = y0
        for n, line in enumerate(t.lines + t.subs):
            if split and n and y > p.bottom:
                p.brk(); y = p.y
            if n < len(t.lines): doc.put(ncol.at, y, line, size=ns, mono=p.mono, align=ncol.align, name=t.row)
            else: doc.put(ncol.at, y, line, size=ns if rng.random() < .5 else ns * .95, mono=p.mono)
            y += p.lead
        p.y = max(y0 + k * p.lead, y) if not (split and p.n and y < y0) else y
        p.y += gap
        if after_row: after_row(p, t, last)

def box(p, x, y, w, title, rows, size=None, lead=None, bold_last=False):
    """A summary box: labels on the left, values on the right; a value may be (text, {label})."""
    size = size or p.size; lead = lead or size * 1.45; d = p.doc
    if title: d.put(x, y, title, size=size * 1.1, bold=True); y += lead * 1.15
    for i, (a, b) in enumerate(rows):
        v, lab = b if isinstance(b, tuple) else (b, {})
        bold = bold_last and i + 1 == len(rows)
        vw = stmt.width_of(v, size, bold, p.mono)
        lines = d.wrap(a, max(40, w - vw - 8), size) or ['']
        for j, line in enumerate(lines):
            d.put(x, y, line, size=size, bold=bold, mono=p.mono)
            if j + 1 == len(lines) and v: d.put(x + w, y, v, size=size, bold=bold, mono=p.mono, align='right', **lab)
            y += lead
    return y

def grid(p, x, y, w, heads, rows, size=None, bold=True, lead=None):
    """A table of figures that are not transactions."""
    size = size or p.size * .92; lead = lead or size * 1.4; n = len(heads); cw = w / n
    def line(vals, b):
        nonlocal y
        k = 1
        for i, v in enumerate(vals):
            ls = p.doc.wrap(str(v), cw - 12, size); k = max(k, len(ls))
            for j, l in enumerate(ls):
                if i == 0: p.doc.put(x, y + j * lead, l, size=size, bold=b)
                else: p.doc.put(x + cw * (i + 1) - 3, y + j * lead, l, size=size, bold=b, align='right')
        y += lead * k
    if any(heads): line(heads, bold)
    for r in rows: line(r, False)
    return y

def iban(rng, c): return {'DE': 'DE', 'FR': 'FR76', 'ES': 'ES', 'IT': 'IT', 'NL': 'NL', 'IE': 'IE'}.get(c, 'GB') + digits(rng, 2) + ' ' + ' '.join(digits(rng, 4) for _ in range(4)) + ' ' + digits(rng, 2)
def rate(rng, lo=.1, hi=29.9, comma=False):
    s = f'{rng.uniform(lo, hi):.2f}'; return (s.replace('.', ',') if comma else s) + '%'
def address(rng, c): 
    return [rng.choice(CC[c]['people'].split(',')).upper(), f"{rng.randint(1, 240)} {rng.choice(('Mill Lane', 'Oak Street', 'Station Rd', 'Park Ave', 'Hill View', 'Church St', 'Elm Court'))}", rng.choice(CC[c]['cities'].split(',')).upper() + ' ' + digits(rng, 5)] if CC[c]['lang'] == 'en' else [
        rng.choice(CC[c]['people'].split(',')).upper(), {'de': 'Lindenstr.', 'fr': 'RUE DES LILAS', 'es': 'C/ Mayor', 'it': 'VIA ROMA', 'nl': 'Dorpsstraat', 'pt': 'RUA DAS FLORES,'}[CC[c]['lang']] + f' {rng.randint(1, 190)}', digits(rng, 5) + ' ' + rng.choice(CC[c]['cities'].split(',')).upper()]
def maybe(rng, p): return rng.random() < p
def span(list_, rng, pad=3):
    a = min(t.day for t in list_) - datetime.timedelta(rng.randint(0, pad)); b = max(t.day for t in list_) + datetime.timedelta(rng.randint(0, pad))
    return a, b
PDF, PASTES = [], []
def pdf(f): PDF.append(f); return f
def paste(f): PASTES.append(f); return f

# ================================================================ PDF layouts
def foot_note(p, text, x=40, y=None, page=True, word='Page', of=None):
    y = y or p.doc.height - 24
    p.doc.put(x, y, text, size=6.5)
    if page: p.doc.put(p.doc.width - 40, y, f'{word} {p.n}' + (f' {of[0]} {of[1]}' if of else ''), size=6.5, align='right')

def adverts(rng, c):
    m = Money(rng, c, sym='pre' if CC[c]['lang'] in ('en', 'pt') or c == 'MX' else 'post', plain=0)
    a, b = m.mag(rng.choice((5000, 10000, 15000, 20000, 50000))), m.mag(rng.choice((99, 199, 499, 999)))
    r = rate(rng, .5, 6, CC[c]['lang'] != 'en')
    return rng.choice({
     'en': [f'Switch today and get {a} when you pay in your salary by {rng.randint(2, 28)} June.', f'Earn {r} on balances over {a}. Call {digits(rng, 4)} {digits(rng, 3)} {digits(rng, 4)}.', f'Refer a friend: {a} for you, {a} for them.', f'Travel insurance from {b} a month. Terms apply.', f'Personal loans from {a} at {r} representative.', 'Please examine this statement at once and report any errors within 60 days.'],
     'de': [f'Tagesgeld: {r} p.a. auf Beträge ab {a}. Sprechen Sie uns an: 0800 {digits(rng, 7)}.', f'Werben Sie Freunde und erhalten Sie {a} Prämie bis 31.12.', 'Bitte prüfen Sie diesen Auszug. Einwendungen sind unverzüglich zu erheben.', f'Kreditkarte Gold: nur {b} im Monat.'],
     'fr': [f'Livret à {r} : ouvrez le vôtre dès {a}.', f'Parrainez un proche : {a} offerts jusqu\'au 30/06.', f'Assurance habitation à partir de {b} par mois. Tél. 0 {digits(rng, 3)} {digits(rng, 3)} {digits(rng, 3)}.', 'Toute contestation doit être formulée dans un délai de 2 mois.'],
     'es': [f'Consigue {a} al domiciliar tu nómina antes del 30/06.', f'Seguro de hogar desde {b} al mes. Llama al 900 {digits(rng, 6)}.', f'Préstamo desde {a} al {r} TIN.', 'Le rogamos compruebe este extracto y comunique cualquier error.'],
     'it': [f'Conto deposito al {r} lordo, da {a}.', f'Porta un amico: {a} in regalo entro il 30/06.', 'Trascorsi 60 giorni senza reclamo scritto l\'estratto si intende approvato.', f'Polizza casa da {b} al mese. Numero verde 800 {digits(rng, 6)}.'],
     'nl': [f'Sparen tegen {r} rente vanaf {a}.', f'Nodig een vriend uit en krijg {a}.', 'Controleer dit afschrift. Vragen? Bel 0900 - 1234.', f'Reisverzekering al vanaf {b} per maand.'],
     'pt': [f'Indique um amigo e ganhe {a}.', f'Empréstimo pessoal a partir de {a} com taxa de {r} a.m.', f'Seguro cartão por {b} ao mês. SAC 0800 {digits(rng, 7)}.', 'Confira seus lançamentos e comunique qualquer divergência.']}[CC[c]['lang']])

@pdf
def us_checking_sections(rng):
    d = stmt.Doc(612, 792); p = Pages(rng, d, rng.uniform(7.6, 9.4), top=rng.randint(60, 90), bottom=720)
    L = txs(rng, 'US', rng.randint(5, 26), days=30); a, b = span(L, rng)
    m = Money(rng, 'US', plain=.05); op = opening_for(rng, 'US', L); cl = run(L, op)
    bank = rng.choice(CC['US']['banks'].split(',')); x0 = rng.randint(36, 60); x1 = 612 - x0
    per = f"{fd(a, 'Month DD, YYYY')} through {fd(b, 'Month DD, YYYY')}" if maybe(rng, .6) else f"for {fd(a, 'Month D, YYYY')} to {fd(b, 'Month D, YYYY')}"
    d.put(x0, 36, bank, size=15, bold=True)
    def furn(q):
        d.put(x0, 30, bank, size=8, bold=True); d.put(x1, 30, per, size=8, align='right'); d.put(x1, 41, 'Account Number: ' + '0' * 6 + digits(rng, 9), size=8, align='right'); q.y = 66
        foot_note(q, 'Member FDIC', x0, 770, of=('of', 4) if ofn else None)
    ofn = maybe(rng, .5)
    foot_note(p, 'Member FDIC', x0, 770, of=('of', 4) if ofn else None); p.furniture = furn
    d.put(x1, 36, per, size=8, align='right'); d.put(x1, 48, f'Account Number: {digits(rng, 4)} {digits(rng, 4)} {digits(rng, 4)}', size=8, align='right')
    y = 80
    for s in address(rng, 'US'): d.put(x0, y, s, size=9); y += 12
    if maybe(rng, .6):
        yy = 80
        for s in ('CUSTOMER SERVICE INFORMATION', 'Web site: www.bank.example', 'Service Center: 1-800-' + digits(rng, 3) + '-' + digits(rng, 4), 'Para Espanol: 1-877-312-' + digits(rng, 4)): d.put(x1 - 190, yy, s, size=7.5, bold=yy == 80); yy += 10.5
    p.y = 135
    d.put(x0, p.y, rng.choice(('CHECKING SUMMARY', 'Account summary', 'Your Adv Plus Banking')), size=11, bold=True); p.y += 16
    secs = []
    checks = [t for t in L if t.kind == 'chq']
    kinds = [(rng.choice(('Deposits and Additions', 'Deposits and other credits', 'DEPOSITS')), lambda t: t.minor > 0)]
    if maybe(rng, .6):
        kinds += [('Checks Paid', lambda t: t.kind == 'chq'), (rng.choice(('ATM & Debit Card Withdrawals', 'ATM and debit card subtractions')), lambda t: t.kind in ('card', 'atm')), (rng.choice(('Electronic Withdrawals', 'Other subtractions')), lambda t: t.kind in ('dd', 'so', 'xo')), ('Fees', lambda t: t.kind == 'fee')]
    else: kinds += [(rng.choice(('Withdrawals and other debits', 'Withdrawals', 'Checks and other subtractions')), lambda t: t.minor < 0)]
    neg = maybe(rng, .45)
    rows = [('Beginning Balance' + (f" on {fd(a, 'Month D, YYYY')}" if maybe(rng, .5) else ''), (m.s(op) if maybe(rng, .5) else '$' + m.n(op) if op >= 0 else '-$' + m.n(op), dict(opening=True)))]
    for title, f in kinds:
        part = [t for t in L if f(t)]
        if part: secs.append((title, part)); rows.append((title, ('-' if part[0].minor < 0 else '') + m.n(sum(t.minor for t in part))))
    rows.append(('Ending Balance', (('-' if cl < 0 else '') + '$' + m.n(cl), dict(closing=True))))
    p.y = box(p, x0, p.y, rng.randint(250, 330), None, rows, bold_last=True) + 8
    if maybe(rng, .4):
        yy = 151
        d.put(x1 - 150, yy, 'Interest and APY', size=8, bold=True)
        for s, v in (('Annual Percentage Yield Earned', rate(rng, .01, .5)), ('Interest Paid Year-to-Date', '$' + m.n(rng.randint(1, 4000))), ('Average ledger balance', '$' + m.n(rng.randint(100000, 900000)))):
            yy += 12; d.put(x1 - 150, yy, s, size=7); d.put(x1, yy, v, size=7, align='right')
    if maybe(rng, .4): p.para(x0, x1 - x0, adverts(rng, 'US'), 7.5); p.y += 6
    df = rng.choice(('MM/DD', 'MM/DD', 'MM/DD/YY', 'Mon D')); dollar = maybe(rng, .3)
    ref_col = maybe(rng, .2)
    for title, part in secs:
        p.need(70); p.y += 10
        d.put(x0, p.y, title, size=p.size * 1.2, bold=True); p.y += p.lead * 1.5
        cols = [Col('date', 48, 'left', rng.choice((['DATE'], ['Date'])))] + [Col('name', 0, 'left', 'DESCRIPTION' if maybe(rng, .5) else 'Description')] + ([Col('ref', 66, 'left', 'Ref #')] if ref_col else []) + [Col('amt', 66, 'right', 'AMOUNT' if maybe(rng, .5) else 'Amount')]
        place(cols, x0, x1); p.head(cols)
        for i, t in enumerate(part):
            t.cells = dict(date=fd(t.day, df), ref=t.ref, amt=('-' if neg and t.minor < 0 else '') + ('$' if dollar and i == 0 else '') + m.n(t.minor))
        table(p, cols, part, gap=rng.choice((0, 2, 4)))
        p.cols = None; p.need(20)
        d.put(x0 + rng.choice((0, 60)), p.y + 2, f'Total {title}', size=p.size, bold=True); d.put(x1, p.y + 2, ('-' if part[0].minor < 0 and neg else '') + '$' + m.n(sum(t.minor for t in part)), size=p.size, bold=True, align='right'); p.y += p.lead * 1.4
    if checks and maybe(rng, .5):
        p.need(60); p.y += 8; d.put(x0, p.y, 'Checks at a glance (included in the totals above)', size=p.size * 1.1, bold=True); p.y += 14
        cells = [(re.sub(r'\D', '', t.desc), fd(t.day, 'MM/DD'), m.n(t.minor)) for t in checks]
        for i in range(0, len(cells), 3):
            for j, (n, dd, am) in enumerate(cells[i:i + 3]):
                xx = x0 + j * 175; d.put(xx, p.y, n + ('*' if maybe(rng, .1) else ''), size=p.size); d.put(xx + 50, p.y, dd, size=p.size); d.put(xx + 150, p.y, am, size=p.size, align='right')
            p.y += p.lead
    if maybe(rng, .7):
        ends = {}
        for t in L: ends[t.day] = t.bal
        k = rng.choice((2, 3)); ks = list(ends); n = -(-len(ks) // k)
        p.need(40 + n * p.lead); p.y += 10; d.put(x0, p.y, rng.choice(('DAILY ENDING BALANCE', 'Daily ledger balances', 'Daily Balance Summary')), size=p.size * 1.1, bold=True); p.y += 14
        cw = (x1 - x0) / k
        for j in range(k):
            d.put(x0 + j * cw, p.y, 'Date', size=p.size * .9, bold=True); d.put(x0 + j * cw + cw - 40, p.y, 'Balance', size=p.size * .9, bold=True, align='right')
        for i in range(n):
            p.y += p.lead
            for j in range(k):
                if j * n + i < len(ks):
                    e = ks[j * n + i]; d.put(x0 + j * cw, p.y, fd(e, 'MM/DD'), size=p.size); d.put(x0 + j * cw + cw - 40, p.y, ('-' if ends[e] < 0 else '') + ('$' if i == 0 else '') + m.n(ends[e]), size=p.size, align='right')
        p.y += 12
    if maybe(rng, .5):
        p.need(60); p.y += 8
        p.y = grid(p, x0, p.y, 400, ['', 'Total for this period', 'Total year-to-date'], [('Total Overdraft Fees', '$' + m.n(rng.choice((0, 3500))), '$' + m.n(rng.choice((0, 3500, 7000)))), ('Total Returned Item Fees', '$0.00', '$' + m.n(rng.choice((0, 3500))))])
    return d

@pdf
def us_card(rng):
    c = rng.choice(('US', 'US', 'CA')); d = stmt.Doc(612, 792); p = Pages(rng, d, rng.uniform(7.4, 9.2), top=60, bottom=725)
    holders = rng.sample(CC[c]['people'].split(','), rng.choice((1, 1, 2, 3)))
    n = rng.randint(5, 24); st = start_day(rng); m = Money(rng, c, sym=rng.choice(('', 'pre')), plain=.05)
    L = txs(rng, c, n, st, 30, card=True, p_in=rng.choice((0, .1, .15, .25, .3)))
    a, b = st, st + datetime.timedelta(30)
    x0 = rng.randint(34, 56); x1 = 612 - x0
    bank = rng.choice(('Sapphire Rewards Visa', 'Quicksilver Card', 'Cash Back Mastercard', 'Blue Everyday', 'Costco Anywhere Visa', 'Platinum Travel World Elite'))
    prev = rng.randint(0, 300000); new = prev - sum(t.minor for t in L)
    d.put(x0, 40, bank, size=16, bold=True); d.put(x1, 36, f"{'Opening/Closing Date' if maybe(rng, .5) else 'Billing period'} {fd(a, 'MM/DD/YY')} - {fd(b, 'MM/DD/YY')}", size=8, align='right')
    d.put(x1, 48, 'Account ending in ' + digits(rng, 4), size=8, align='right')
    y = 80; S = lambda v: ('-' if v < 0 else '') + '$' + num(v, 'us')
    pay = sum(t.minor for t in L if t.kind == 'pay'); ref = sum(t.minor for t in L if t.kind == 'ref'); fee = -sum(t.minor for t in L if t.kind == 'fee'); pur = -sum(t.minor for t in L if t.kind in ('card', 'dd'))
    due = b + datetime.timedelta(25)
    rows = [('Previous Balance', (S(prev), dict(opening=True))), ('Payment, Credits', S(-(pay + ref))), ('Purchases', '+' + S(pur)), ('Cash Advances', '$0.00'), ('Balance Transfers', '$0.00'), ('Fees Charged', '+' + S(fee)), ('Interest Charged', '+$0.00'), ('New Balance', (S(new), dict(closing=True))), ('Credit Limit', S(rng.choice((500000, 1000000, 1500000)))), ('Available Credit', S(rng.randint(100000, 900000))), ('Past Due Amount', '$0.00')]
    swap = maybe(rng, .5)
    y1 = box(p, x0 if swap else 330, y, 240, 'ACCOUNT SUMMARY', rows)
    y2 = box(p, 330 if swap else x0, y, 230, 'PAYMENT INFORMATION', [('New Balance', S(new)), ('Minimum Payment Due', S(max(2500, new // 50))), ('Payment Due Date', fd(due, 'MM/DD/YY'))])
    p.y = y2 + 2; bx = 330 if swap else x0
    p.para(bx, 230, f"Late Payment Warning: If we do not receive your minimum payment by the due date, you may have to pay up to a $40.00 late fee and your APRs up to {rate(rng, 27, 31)}.", 7)
    if maybe(rng, .6): grid(p, bx, p.y + 4, 230, ['If you make no additional charges', 'You will pay off in', 'You will pay'], [('Only the minimum payment', f'{rng.randint(3, 18)} years', S(rng.randint(300000, 900000))), (S(rng.randint(3000, 9000)), '3 years', S(rng.randint(200000, 400000)))], 6.6)
    p.y = max(y1, p.y + 62) + 10
    if maybe(rng, .6):
        p.y = box(p, x0, p.y, 230, rng.choice(('REWARDS SUMMARY', 'YOUR REWARD POINTS', 'Cash Back Rewards')), [('Previous points balance', f'{rng.randint(100, 40000):,}'), ('+ 1 Point per $1 earned on all purchases', f'{rng.randint(10, 3000):,}'), ('+ 2X on dining', f'{rng.randint(0, 400)}'), ('= Total points available', f'{rng.randint(2000, 50000):,}')], 7.6) + 8
    if maybe(rng, .5): p.brk(False); 
    def furn(q):
        d.put(x0, 32, holders[0].upper(), size=8, bold=True); d.put(x1, 32, f"Statement Date: {fd(b, 'MM/DD/YY')}", size=7.5, align='right'); foot_note(q, bank + '   000002  FIS33337 C 1', x0, 772); q.y = 56
    p.furniture = furn
    if p.n > 1: p.y = 36; furn(p)
    two = maybe(rng, .6); df = rng.choice(('MM/DD', 'Mon DD', 'Mon D', 'MM/DD/YY')); order = maybe(rng, .5)
    style = rng.choice(('inv', 'inv', 'section', 'cr', 'invtrail')) ; refc = maybe(rng, .3)
    heads = rng.choice((('Trans Date', 'Post Date'), (['Date of', 'Transaction'], ['Posting', 'Date']), ('Tran. date', 'Post date'), (['Sale', 'Date'], ['Post', 'Date'])))
    cols = [Col('date', 46, 'left', heads[0] if two else rng.choice((['Date of', 'Transaction'], 'Date')))]
    if two:
        cols.append(Col('post', 46, 'left', heads[1]))
        if order: cols.reverse()
    if refc: cols.append(Col('ref', 70, 'left', 'Reference Number'))
    cols += [Col('name', 0, 'left', rng.choice(('Description', 'Merchant Name or Transaction Description', 'Description of Transaction'))), Col('amt', 66, 'right', rng.choice(('$ Amount', 'Amount')))]
    place(cols, x0, x1)
    d.put(x0, p.y, rng.choice(('ACCOUNT ACTIVITY', 'Transactions', 'TRANSACTION DETAIL')), size=12, bold=True); p.y += 16
    def section(title, part, foot=None):
        if not part: return
        p.need(60); p.y += 6
        d.put(x0 + rng.choice((0, 0, 92)), p.y, title, size=p.size * 1.08, bold=True); p.y += p.lead * 1.3
        if first[0] or every: p.head(cols); first[0] = False
        p.cols = cols
        for t in part:
            t.cells = dict(date=fd(t.day, df), post=fd(t.post, df), ref=t.ref, amt=m.mag(t.minor) if style == 'section' else m.s(t.minor, style))
            if maybe(rng, .1) and t.kind == 'card': t.sub = [f"{rng.choice(('EURO', 'MEXICAN PESO', 'BRITISH POUND'))} {num(rng.randint(500, 30000), 'us')} X {rng.uniform(.1, 1.4):.6f} (EXCHG RATE)"]
        table(p, cols, part)
        if foot: p.need(20); d.put(x0 + 60, p.y + 2, foot, size=p.size, bold=True); d.put(x1, p.y + 2, S(abs(sum(t.minor for t in part))) if style == 'section' else S(-sum(t.minor for t in part)), size=p.size, bold=True, align='right'); p.y += p.lead * 1.4
    first = [True]; every = maybe(rng, .5)
    groups = [(h, []) for h in holders]
    for t in L: (groups[0] if t.kind in ('pay', 'fee') else rng.choice(groups))[1].append(t)
    tot = maybe(rng, .7)
    for h, part in groups:
        if not part: continue
        if len(groups) > 1:
            p.need(80); p.y += 8; d.put(x0, p.y, rng.choice((f'{h.upper()} #{digits(rng, 4)}', f'Card transactions for {h} ending in {digits(rng, 4)}')), size=p.size * 1.15, bold=True); p.y += p.lead * 1.3
        section(rng.choice(('PAYMENTS AND OTHER CREDITS', 'Payments, Credits and Adjustments')), [t for t in part if t.minor > 0], 'Total payments and credits' if tot else None)
        section(rng.choice(('PURCHASE', 'Standard Purchases', 'Purchases and Adjustments')), [t for t in part if t.minor < 0 and t.kind != 'fee'], 'Total purchases for this period' if tot else None)
        section(rng.choice(('FEES CHARGED', 'Fees')), [t for t in part if t.kind == 'fee'], 'TOTAL FEES FOR THIS PERIOD' if tot else None)
        if len(groups) > 1: p.need(30); d.put(x0 + 60, p.y + 2, f'Total for {h.split()[0].upper()}', size=p.size, bold=True); d.put(x1, p.y + 2, S(-sum(t.minor for t in part)), size=p.size, bold=True, align='right'); p.y += p.lead * 1.6
    p.cols = None
    if maybe(rng, .7):
        p.need(50); p.y += 8; y_ = b.year
        d.put(x0 + 150, p.y, f'{y_} Totals Year-to-Date', size=p.size, bold=True); p.y += p.lead
        p.y = box(p, x0 + 100, p.y, 230, None, [(f'Total fees charged in {y_}', S(rng.choice((0, fee, fee + 4000)))), (f'Total interest charged in {y_}', S(rng.randint(0, 20000)))]) + 6
    if maybe(rng, .8):
        p.need(80); d.put(x0, p.y, 'INTEREST CHARGES', size=p.size * 1.1, bold=True); p.y += 13
        p.y = grid(p, x0, p.y, x1 - x0, ['Balance Type', 'Annual Percentage Rate (APR)', 'Balance Subject To Interest Rate', 'Interest Charges'], [(k, rate(rng, 15, 30) + ' (v)(d)', rng.choice(('- 0 -', '$0.00', S(rng.randint(10000, 90000)))), rng.choice(('- 0 -', '$0.00'))) for k in ('Purchases', 'Cash Advances', 'Balance Transfers')])
        p.y += 6; d.put(x0, p.y, '31 Days in Billing Period', size=7)
    return d

@pdf
def us_credit_union(rng):
    c = rng.choice(('US', 'US', 'CA', 'AU')); d = stmt.Doc(612, 792); mono = maybe(rng, .5)
    p = Pages(rng, d, rng.uniform(7, 7.8) if mono else rng.uniform(7.8, 9), top=70, bottom=730, mono=mono)
    st = start_day(rng); b = st + datetime.timedelta(30); x0 = rng.randint(36, 50); x1 = 612 - x0; m = Money(rng, c, sym='', plain=.1)
    name = rng.choice(('Lakeland Community Credit Union', 'Keystone Federal Credit Union', 'Coast Prairie Credit Union', 'Teachers Mutual', 'Firefighters First CU'))
    d.put(x0, 36, name, size=14, bold=True, mono=mono and False)
    d.put(x1, 36, 'MEMBER STATEMENT', size=9, bold=True, align='right')
    d.put(x1, 48, f"{fd(st, 'MM/DD/YY')} thru {fd(b, 'MM/DD/YY')}", size=8, align='right'); d.put(x1, 60, f'Member Number  {digits(rng, 7)}', size=8, align='right')
    y = 80
    for s in address(rng, c): d.put(x0, y, s, size=8.5); y += 11
    def furn(q):
        d.put(x0, 36, name, size=9, bold=True); d.put(x1, 36, f'Member {digits(rng, 7)}   Page {q.n}', size=8, align='right'); q.y = 62
    p.furniture = furn
    accs = []
    names = [('REGULAR SAVINGS', 'S 00'), ('SHARE DRAFT CHECKING', 'S 10'), ('HOLIDAY CLUB', 'S 05'), ('MONEY MARKET', 'S 20')]
    k = rng.choice((1, 2, 2, 3)); chosen = rng.sample(names, k); chosen.sort(key=lambda q: q[1])
    left = rng.randint(5, 22)
    for i, (t, s) in enumerate(chosen):
        n = max(1, left // k if t[0] != 'S' else left)
        if 'CHECKING' in t: L = txs(rng, c, max(3, left), st, 30)
        else: L = txs(rng, c, rng.randint(1, 4), st, 30, outs=dict(xo=1, so=1), ins=dict(int=2, xi=2, dep=1), p_in=.7)
        op = opening_for(rng, c, L, 0); cl = run(L, op); accs.append((t, s, L, op, cl))
    p.y = 130
    if maybe(rng, .7):
        p.y = grid(p, x0, p.y, 420, ['Your accounts', 'Suffix', 'Balance', 'YTD dividends'], [(t.title(), s, m.n(cl), m.n(rng.randint(0, 9000))) for t, s, L, op, cl in accs] + [('Auto Loan', 'L 01', m.n(rng.randint(300000, 1900000)), '')], p.size) + 10
    df = rng.choice(('MM/DD', 'MM/DD/YY', 'MON DD')) if c != 'AU' else rng.choice(('DD/MM', 'DD MON'))
    sign = rng.choice(('minus', 'trail', 'paren', 'cols', 'minus')); eff = maybe(rng, .4); wordsfirst = maybe(rng, .25)
    for t_, s_, L, op, cl in accs:
        p.need(90); p.y += 8
        d.put(x0, p.y, f'{s_}   {t_}' if maybe(rng, .5) else f'{t_}  ({s_})', size=p.size * 1.15, bold=True)
        if maybe(rng, .5): d.put(x1, p.y, f'APY Earned {rate(rng, .05, 4)}   Avg Daily Bal {m.n(rng.randint(10000, 900000))}', size=p.size * .9, align='right')
        p.y += p.lead * 1.5
        cols = [Col('date', 44, 'left', ['Post', 'Date'])] + ([Col('eff', 44, 'left', ['Eff', 'Date'])] if eff else []) + [Col('name', 0, 'left', 'Transaction Description')]
        cols += [Col('out', 62, 'right', 'Withdrawals'), Col('inn', 62, 'right', 'Deposits')] if sign == 'cols' else [Col('amt', 66, 'right', 'Amount')]
        cols += [Col('bal', 66, 'right', ['New', 'Balance'] if maybe(rng, .5) else 'Balance')]
        if wordsfirst and sign != 'cols': cols = cols[:-3] + [cols[-2], cols[-1], cols[-3]]
        place(cols, x0, x1, 8); p.head(cols)
        bc = next(q for q in cols if q.key == 'bal'); nc = next(q for q in cols if q.key == 'name')
        d.put(x0, p.y, fd(st, df), size=p.size, mono=mono); d.put(nc.left, p.y, rng.choice(('BEGINNING BALANCE', 'Balance Forward', 'Previous Balance')), size=p.size, mono=mono); d.put(bc.at, p.y, m.n(op), size=p.size, mono=mono, align='right', opening=True); p.y += p.lead
        for t in L: 
            t.cells = dict(date=fd(t.day, df), eff=fd(t.day, df), bal=m.s(t.bal, 'minus' if sign == 'cols' else sign), **({'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}) if sign == 'cols' else {'amt': m.s(t.minor, sign)})
        table(p, cols, L, gap=0 if mono else None)
        p.cols = None
        p.need(20); d.put(x0, p.y, fd(b, df), size=p.size, mono=mono); d.put(nc.left, p.y, rng.choice(('ENDING BALANCE', 'New Balance')), size=p.size, mono=mono); d.put(bc.at, p.y, m.s(cl, 'minus' if sign == 'cols' else sign), size=p.size, mono=mono, align='right', closing=True); p.y += p.lead * 1.3
        if maybe(rng, .5):
            p.need(40); p.y = box(p, x0 + 40, p.y, 260, None, [(f'Total deposits ({sum(t.minor > 0 for t in L)})', m.n(sum(t.minor for t in L if t.minor > 0))), (f'Total withdrawals ({sum(t.minor < 0 for t in L)})', m.n(sum(t.minor for t in L if t.minor < 0)))], p.size * .95) + 4
    if maybe(rng, .6):
        p.need(90); p.y += 8; d.put(x0, p.y, 'LOAN L 01 - AUTO LOAN SUMMARY', size=p.size, bold=True); p.y += 13
        p.y = box(p, x0, p.y, 260, None, [('Annual Percentage Rate', rate(rng, 3, 9)), ('Daily periodic rate', f'.{digits(rng, 6)}%'), ('Payment due ' + fd(b + datetime.timedelta(12), 'MM/DD/YY'), m.n(rng.randint(15000, 45000))), ('Interest paid year to date', m.n(rng.randint(1000, 90000)))])
    return d

@pdf
def uk_current(rng):
    c = rng.choice(('GB', 'GB', 'IE')); d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.8, 9.3), top=rng.randint(60, 90), bottom=rng.randint(740, 780))
    L = txs(rng, c, rng.randint(5, 34)); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.05)
    op = opening_for(rng, c, L, .25); cl = run(L, op); x0 = rng.randint(32, 56); side = maybe(rng, .45); x1 = 595 - x0 - (130 if side else 0)
    bank = rng.choice(CC[c]['banks'].split(',')); S = CC[c]['sym']
    d.put(x0, 42, bank, size=17, bold=True)
    d.put(x0, 64, rng.choice(('Your current account statement', 'Your Bank Account statement', 'Statement of account', 'Personal Current Account')), size=11, bold=True)
    d.put(x0, 77, rng.choice((f"{fd(a, 'D Month YYYY')} to {fd(b, 'D Month YYYY')}", f"{fd(a, 'DD Mon')} - {fd(b, 'DD Mon YYYY')}", f"Statement date {fd(b, 'D Month YYYY')}")), size=9)
    d.put(595 - x0, 42, f'Sort code {digits(rng, 2)}-{digits(rng, 2)}-{digits(rng, 2)}   Account no. {digits(rng, 8)}', size=8, align='right'); d.put(595 - x0, 54, f'BIC {digits(rng, 3)}GB21   IBAN {iban(rng, c)}', size=7, align='right')
    ain = sum(t.minor for t in L if t.minor > 0); aout = sum(t.minor for t in L if t.minor < 0)
    rows = [('Start balance', (S + m.n(op) + (' OD' if op < 0 else ''), dict(opening=True))), ('Money in', S + m.n(ain)), ('Money out', S + m.n(aout)), ('End balance', (S + m.n(cl) + (' OD' if cl < 0 else ''), dict(closing=True)))]
    if maybe(rng, .4): rows.append(('Your arranged overdraft limit', S + rng.choice(('500.00', '1,000.00', '2,500'))))
    if side:
        y = box(p, x1 + 22, 100, 112, 'At a glance', rows, 8)
        y = box(p, x1 + 22, y + 14, 112, rng.choice(('Your rates', 'Overdraft charges')), [('EAR variable', rate(rng, 19, 40)), ('Interest you paid', S + m.n(rng.randint(0, 900))), ('Daily buffer', S + '15')], 7.5)
        p2y = y + 12
        for line in d.wrap(adverts(rng, c), 112, 7.5): d.put(x1 + 22, p2y, line, size=7.5); p2y += 10
        p.y = 104
    elif maybe(rng, .6): p.y = box(p, x0, 100, 230, 'Account summary', rows) + 16
    else: p.y = 104; rows = None
    style = rng.choice(('day', 'day', 'each')); type_col = maybe(rng, .55)
    df = rng.choice(CC[c]['dates'].split(',')); balsign = rng.choice(('od', 'dr', 'minus', 'trail'))
    if c == 'IE' and balsign == 'od': balsign = 'dr'
    types = dict(card='DEB', dd='DD', so='SO', xo='FPO', xi='FPI', sal='BGC', atm='CPT', fee='CHG', int='INT', chq='CHQ', ref='DEB', dep='CR')
    if maybe(rng, .4): types = dict(card='VIS', dd='DD', so='SO', xo='BP', xi='CR', sal='CR', atm='ATM', fee='DR', int='CR', chq='CHQ', ref='VIS', dep='CR')
    if maybe(rng, .3): types = dict(card=')))', dd='Direct Debit', so='Standing Order', xo='Bill Payment', xi='Automated Credit', sal='Automated Credit', atm='Cash', fee='Charge', int='Interest', chq='Cheque', ref='Card credit', dep='Credit')
    long_type = 'Direct' in types['dd']
    outin = rng.choice((('Money out', 'Money in'), ('Paid out', 'Paid in'), ('Withdrawn', 'Paid In'), ('Payments', 'Receipts'), (['Money', f'out {S}'], ['Money', f'in {S}']), ('Debit', 'Credit')))
    cols = [Col('date', 54, 'left', 'Date')] + ([Col('type', 80 if long_type else 26, 'left', 'Type' if not long_type else 'Payment type')] if type_col else []) + [Col('name', 0, 'left', rng.choice(('Description', 'Details', 'Payment type and details', 'Transaction')))]
    mon = [Col('out', 54, 'right', outin[0]), Col('inn', 54, 'right', outin[1])]
    if maybe(rng, .25): mon.reverse()
    cols += mon + [Col('bal', 62, 'right', rng.choice(('Balance', ['Balance', S], f'{S} Balance')))]
    place(cols, x0, x1, 7)
    bc = cols[-1]; nc = next(q for q in cols if q.key == 'name')
    def furn(q):
        d.put(x0, 36, bank, size=10, bold=True); d.put(x0, 48, f'{address_name}   Account {digits(rng, 8)}', size=8); q.y = 76
        foot_note(q, 'Authorised by the Prudential Regulation Authority. Registered No. ' + digits(rng, 7), x0, of=('of', 3) if maybe(rng, .5) else None)
    address_name = address(rng, c)[0]; p.furniture = furn
    foot_note(p, 'Authorised by the Prudential Regulation Authority. Registered No. ' + digits(rng, 7), x0)
    p.head(cols); p.split = None
    state = [op]
    def cfline(q, words):
        d.put(nc.left, q.y, words, size=q.size, bold=True); d.put(bc.at, q.y, m.s(state[0], balsign), size=q.size, align='right'); q.y += q.lead
    cf = maybe(rng, .6); w1, w2 = rng.choice((('BALANCE CARRIED FORWARD', 'BALANCE BROUGHT FORWARD'), ('Balance carried forward', 'Balance brought forward'), ('Continued', 'Brought forward from previous page')))
    if cf: p.before = lambda q: cfline(q, w1); p.after = lambda q: cfline(q, w2); p.bottom -= 12
    d.put(cols[0].at, p.y, fd(a, df, 'en'), size=p.size); d.put(nc.left, p.y, rng.choice(('START BALANCE', 'Balance brought forward', 'BALANCE FORWARD', 'Opening balance')), size=p.size, bold=maybe(rng, .5)); d.put(bc.at, p.y, m.s(op, balsign), size=p.size, align='right', **({} if rows else dict(opening=True))); p.y += p.lead + 2
    for t in L:
        t.cells = dict(date=fd(t.day, df), type=types[t.kind], bal=m.s(t.bal, balsign), **({'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}))
        if t.kind == 'card' and maybe(rng, .06): t.sub = [f'{num(rng.randint(500, 9000), "us")} EUR @ {rng.uniform(1.1, 1.2):.4f} Visa rate']
    def upd(q, t, last): state[0] = t.bal
    table(p, cols, L, group=style == 'day', daybal=maybe(rng, .7) if style == 'day' else False, after_row=upd, amt_last=maybe(rng, .25), split=False)
    p.before = p.after = p.cols = None
    p.need(50); d.put(nc.left, p.y, rng.choice(('END BALANCE', 'Balance carried forward', 'Closing balance')), size=p.size, bold=True); d.put(bc.at, p.y, m.s(cl, balsign), size=p.size, align='right', **({} if rows else dict(closing=True))); p.y += p.lead * 2
    if not side and maybe(rng, .5):
        p.need(60); p.y = grid(p, x0, p.y, 360, ['Credit interest rates', 'Balance', 'AER', 'Gross'], [('Up to ' + S + '1,000', S + '0-' + S + '1,000', rate(rng, 0, 2), rate(rng, 0, 2)), ('Over', S + '1,000+', rate(rng, 0, 3), rate(rng, 0, 3))])
    return d

@pdf
def uk_card(rng):
    c = rng.choice(('GB', 'GB', 'IE', 'ZA', 'AU')); d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.8, 9.4), top=66, bottom=770)
    st = start_day(rng); L = txs(rng, c, rng.randint(4, 24), st, 30, card=True, p_in=rng.choice((0, .1, .2, .3))); b = st + datetime.timedelta(31)
    m = Money(rng, c, sym=rng.choice(('', 'pre', '')), plain=.05); S = CC[c]['sym']; x0 = rng.randint(36, 60); x1 = 595 - x0
    prev = rng.randint(0, 250000); new = prev - sum(t.minor for t in L); M = lambda v: ('-' if v < 0 else '') + S + m.n(v)
    d.put(x0, 44, rng.choice(('Barclaycard Platinum', 'MBNA Credit Card', 'Low Rate Visa', 'Tesco Bank Clubcard Credit Card', 'American Express Preferred', 'John Lewis Partnership Card', 'Gold Credit Card')), size=15, bold=True)
    d.put(x1, 44, f"Statement date {fd(b, 'DD Month YYYY')}", size=8.5, align='right'); d.put(x1, 56, f'Card number **** **** **** {digits(rng, 4)}', size=8.5, align='right')
    lay = rng.choice(('boxes', 'column', 'tiles'))
    due = fd(b + datetime.timedelta(24), 'D Month YYYY')
    lim = M(rng.choice((150000, 320000, 500000, 860000)))
    if lay == 'tiles':
        tiles = [('Balance', M(new), dict(closing=True)), ('Minimum payment', M(max(500, new // 40)), {}), ('Payment due', due, {}), ('Credit limit', lim, {})]
        for i, (k, v, lab) in enumerate(tiles):
            xx = x0 + i * (x1 - x0) / 4; d.put(xx, 90, k, size=7.5); d.put(xx, 104, v, size=11 if len(v) < 13 else 8, bold=True, **lab)
        p.y = 134
    elif lay == 'boxes':
        y1 = box(p, x0, 90, 215, 'Your account summary', [('Balance from last statement', (M(prev), dict(opening=True))), ('Payments and credits', M(-sum(t.minor for t in L if t.minor > 0))), ('Purchases and charges', M(-sum(t.minor for t in L if t.minor < 0))), ('New balance', (M(new), dict(closing=True)))])
        y2 = box(p, x0 + 260, 90, x1 - x0 - 260, 'How much to pay', [('Minimum payment', M(max(500, new // 40))), ('To reach us by', due), ('Credit limit', lim), ('Available to spend', M(rng.randint(10000, 300000))), ('Estimated interest next month', M(rng.randint(0, 3000)))])
        p.y = max(y1, y2) + 14
    else:
        p.y = 90; p.para(x0, x1 - x0, f"Your new balance is {M(new)}. Please pay at least {M(max(500, new // 40))} by {due}. Your credit limit is {lim}.", 9); p.y += 12
    def furn(q):
        d.put(x0, 36, f'Page {q.n} of 3', size=7.5); d.put(x1, 36, f'Account ending {digits(rng, 4)}', size=7.5, align='right'); q.y = 60
    p.furniture = furn
    holders = rng.sample(CC[c]['people'].split(','), rng.choice((1, 1, 2)))
    two = maybe(rng, .55); sign = rng.choice(('crsp', 'cr', 'inv', 'Cr', 'invtrail', 'crcol')); df = rng.choice(('DD Mon', 'D Mon', 'DD MON', 'DD/MM', 'DD Mon YY', 'Mon D', 'D Month'))
    hs = rng.choice(((['Transaction', 'date'], ['Date', 'entered']), (['Date of', 'transaction'], ['Received', 'by us']), (['Purchase', 'date'], ['Posted', 'on']), ('Trans. date', 'Process date')))
    cols = [Col('date', 52, 'left', hs[0] if two else 'Date')] + ([Col('post', 52, 'left', hs[1])] if two else [])
    if two and maybe(rng, .4): cols.reverse()
    cols += [Col('name', 0, 'left', rng.choice(('Description', 'Transaction details', 'Details'))), Col('amt', 70, 'right', rng.choice((f'Amount ({S})', 'Amount', ['Amount', S])))]
    if sign == 'crcol': cols.append(Col('sign', 14, 'left', ''))
    if maybe(rng, .15) and sign != 'crcol': cols = [cols[-1]] + cols[:-1]
    place(cols, x0, x1, 10)
    p.head(cols)
    nc = next(q for q in cols if q.key == 'name'); ac = next(q for q in cols if q.key == 'amt')
    if lay != 'boxes' or maybe(rng, .5):
        d.put(nc.left, p.y, rng.choice(('Balance from previous statement', 'PREVIOUS BALANCE', 'Opening balance')), size=p.size); d.put(ac.at, p.y, m.mag(prev), size=p.size, align='right', **({} if lay == 'boxes' else dict(opening=True))); p.y += p.lead * 1.4
    for t in L:
        t.cells = dict(date=fd(t.day, df), post=fd(t.post, df), amt=m.mag(t.minor) if sign == 'crcol' else m.s(t.minor, sign), sign='CR' if t.minor > 0 else '')
        if t.kind == 'card' and maybe(rng, .12): t.sub = rng.choice(([f'{num(rng.randint(500, 30000), "us")} US DOLLAR'], [f'Foreign currency amount {num(rng.randint(500, 30000), "us")} EUR', f'Exchange rate {rng.uniform(1.05, 1.3):.4f}'], ['Includes non-sterling transaction fee of ' + S + num(rng.randint(20, 400), 'us')]))
    payments = [t for t in L if t.kind == 'pay']; rest = [t for t in L if t.kind != 'pay']
    if len(holders) == 1 and maybe(rng, .5): table(p, cols, L)
    else:
        if payments: table(p, cols, payments); p.y += 4
        for i, h in enumerate(holders):
            part = [t for j, t in enumerate(rest) if j % len(holders) == i]
            if not part: continue
            p.need(50, True); d.put(nc.left, p.y, rng.choice((f'{h.upper()}  5{digits(rng, 3)} XXXX XXXX {digits(rng, 4)}', f"{h}'s spend", f'Card ending {digits(rng, 4)} - {h}')), size=p.size, bold=True); p.y += p.lead * 1.3
            table(p, cols, part)
            d.put(nc.left, p.y, f'Sub-total for {h}', size=p.size, bold=True); d.put(ac.at, p.y, M(-sum(t.minor for t in part)), size=p.size, bold=True, align='right'); p.y += p.lead * 1.8
    p.cols = None; p.need(30)
    d.put(nc.left, p.y + 4, 'Your new balance', size=p.size * 1.05, bold=True); d.put(ac.at, p.y + 4, M(new), size=p.size * 1.05, bold=True, align='right', **(dict(closing=True) if lay == 'column' else {})); p.y += p.lead * 2.4
    if maybe(rng, .7):
        p.need(90); d.put(x0, p.y, 'Summary of interest rates', size=p.size, bold=True); p.y += 13
        p.y = grid(p, x0, p.y, x1 - x0, ['', 'Monthly rate', 'Annual rate', 'Interest charged', 'Balance'], [(k, rate(rng, .5, 2.4), rate(rng, 17, 35), M(rng.choice((0, 0, rng.randint(50, 900)))), M(rng.randint(0, 90000))) for k in ('Purchases', 'Cash', 'Balance transfers')])
    if maybe(rng, .5): p.need(40); p.y += 12; p.para(x0, x1 - x0, adverts(rng, c), 8)
    return d

@pdf
def savings_passbook(rng):
    c = rng.choice(('GB', 'GB', 'IE', 'US', 'AU', 'CA', 'ZA', 'IN')); d = stmt.Doc(*rng.choice(((595, 842), (595, 421), (420, 595)))); mono = maybe(rng, .5); narrow = d.width < 500
    p = Pages(rng, d, rng.uniform(7.2, 8.2) if narrow or mono else rng.uniform(8.5, 10), top=50, bottom=d.height - 50, mono=mono)
    L = txs(rng, c, rng.randint(1, 14), days=rng.choice((90, 180, 360)), outs=dict(xo=2, atm=1, fee=.1), ins=dict(int=4, dep=2, xi=2, so=0.0001), p_in=rng.choice((.5, .8, 1))); up = True
    a, b = span(L, rng); m = Money(rng, c, sym=rng.choice(('', '', 'pre')), plain=.1); op = opening_for(rng, c, L, 0); cl = run(L, op); x0 = rng.randint(28, 50); x1 = d.width - x0; S = CC[c]['sym']
    soc = rng.choice(('Northern Counties Building Society', 'Skelby Building Society', 'Post Office Savings', 'St Brigids Credit Union', 'Rideau Savings', 'Harbour Mutual'))
    d.put(x0, 36, soc, size=12, bold=True); d.put(x0, 49, rng.choice(('Cash ISA Annual Statement', 'Instant Access Saver', 'PASSBOOK', 'eSaver Issue 7', 'Share account')), size=9); d.put(x0, 61, f"Account {digits(rng, 3)}-{digits(rng, 7)}   {fd(a, 'DD Mon YYYY')} - {fd(b, 'DD Mon YYYY')}", size=7.5)
    p.y = 84
    if maybe(rng, .4) and not narrow:
        p.y = grid(p, x0, p.y, 300, ['Balance tier', 'Gross p.a.', 'AER'], [(f'{S}1+', rate(rng, .5, 2), rate(rng, .5, 2)), (f'{S}10,000+', rate(rng, 2, 4), rate(rng, 2, 4)), (f'{S}50,000+', rate(rng, 3, 5), rate(rng, 3, 5))]) + 10
    p.furniture = lambda q: (d.put(x0, 34, soc + ' (continued)', size=8), setattr(q, 'y', 54))
    df = rng.choice(('DD/MM/YY', 'DDMONYY', 'DD Mon YYYY', 'DD-MM-YY', 'D Mon YY', 'DD.MM.YYYY')) if c != 'US' else rng.choice(('MM/DD/YY', 'MONDD YY', 'MM-DD-YYYY'))
    way = rng.choice(('cols', 'cols', 'sign', 'crdr')); init = maybe(rng, .4)
    cols = [Col('date', 58, 'left', 'Date'), Col('name', 0, 'left', rng.choice(('Details', 'Transaction', 'Particulars', '')))] + ([Col('till', 30, 'left', rng.choice(('Cashier', 'Br.', 'Tlr')))] if init else [])
    cols += ([Col(k, 56, 'right', h) for k, h in zip(('out', 'inn'), rng.choice((('Withdrawals', 'Receipts'), ('Withdrawn', 'Invested'), ('Paid out', 'Paid in'), ('Withdrawals', 'Deposits'))))] if way == 'cols' else [Col('amt', 70, 'right', 'Amount')]) + [Col('bal', 64, 'right', 'Balance')]
    place(cols, x0, x1, 6)
    if maybe(rng, .85): p.head(cols)
    else: p.cols = None
    bc, nc = cols[-1], cols[1]
    if maybe(rng, .8):
        d.put(cols[0].at, p.y, fd(a, df), size=p.size, mono=mono); d.put(nc.left, p.y, rng.choice(('B/FWD', 'BALANCE B/F', 'Opening balance', 'Brought forward')), size=p.size, mono=mono); d.put(bc.at, p.y, m.mag(op), size=p.size, mono=mono, align='right', opening=True); p.y += p.lead
    for t in L: t.cells = dict(date=fd(t.day, df), till=rng.choice(('042', 'JM', '117', 'B03', 'WEB')), bal=m.mag(t.bal), **(({'out': m.mag(t.minor)} if t.minor < 0 else {'inn': m.mag(t.minor)}) if way == 'cols' else {'amt': m.s(t.minor, 'both' if way == 'sign' else 'crdr')}))
    table(p, cols, L); p.cols = None
    if maybe(rng, .6): p.need(16); d.put(nc.left, p.y, rng.choice(('C/FWD', 'Closing balance', 'BALANCE C/F')), size=p.size, mono=mono); d.put(bc.at, p.y, m.mag(cl), size=p.size, mono=mono, align='right', closing=True); p.y += p.lead
    if maybe(rng, .6):
        p.need(70); p.y += 10
        p.y = box(p, x0, p.y, 230, rng.choice(('Interest summary for the tax year', 'For your tax records')), [('Gross interest', S + m.n(rng.randint(10, 90000))), ('Tax deducted', S + '0.00'), ('ISA allowance used', S + m.n(rng.choice((0, 500000, 2000000))))], p.size * .95)
    return d

@pdf
def app_bank_pots(rng):
    """Monzo / Starling / bunq like: signed column, then a table for each pot."""
    c = rng.choice(('GB', 'GB', 'IE', 'NL', 'DE', 'FR', 'ES', 'BR')); C = CC[c]; W = WORDS[C['lang']]; lang = C['lang']
    d = stmt.Doc(); p = Pages(rng, d, rng.uniform(8, 9.5), top=60, bottom=770); x0 = rng.randint(36, 60); x1 = 595 - x0; m = Money(rng, c, sym=rng.choice(('', 'pre' if lang in ('en', 'pt') else 'post')), plain=.1)
    st = start_day(rng); L = txs(rng, c, rng.randint(4, 18), st, 30); op = opening_for(rng, c, L, 0); cl = run(L, op); b = st + datetime.timedelta(30)
    d.put(x0, 44, rng.choice(('monzo', 'Starling', 'bunq', 'N26', 'Kroo', 'Nubank', 'Revolut')), size=20, bold=True)
    d.put(x0, 62, f"{fd(st, 'DD/MM/YYYY')} - {fd(b, 'DD/MM/YYYY')}", size=9)
    potname = dict(en=['Holiday pot', 'Rainy day', 'Bills pot', 'Christmas', 'House deposit'], nl=['Spaarpot Vakantie', 'Noodfonds', 'Auto'], de=['Unterkonto Urlaub', 'Notgroschen', 'Space Auto'], fr=['Coffre Vacances', 'Épargne Noël', 'Coffre Auto'], es=['Hucha Viaje', 'Apartado Coche', 'Espacio Ahorro'], pt=['Caixinha Viagem', 'Cofrinho', 'Reserva de emergência'])[lang]
    pots = []
    for pn in rng.sample(potname, rng.choice((1, 1, 2))):
        PL = []
        for dd in sorted(rng.randint(0, 29) for _ in range(rng.randint(1, 4))):
            inn = maybe(rng, .7); v = rng.choice((1000, 2500, 5000, 10000, rng.randint(100, 999))); v = int(v * max(1, C['k']))
            words = dict(en=('Deposit from main account', 'Withdrawal to main account', 'Round up'), nl=('Inleg van betaalrekening', 'Opname naar betaalrekening', 'Afronding'), de=('Einzahlung vom Hauptkonto', 'Auszahlung auf Hauptkonto', 'Aufrunden'), fr=('Versement depuis compte', 'Retrait vers compte', 'Arrondi'), es=('Aporte desde cuenta', 'Retiro a cuenta', 'Redondeo'), pt=('Valor guardado', 'Valor resgatado', 'Arredondamento'))[lang]
            PL.append(Tx(day=st + datetime.timedelta(dd), minor=v if inn else -v, desc=words[0] if inn and maybe(rng, .8) else words[2] if inn else words[1], kind='xi'))
        o = opening_for(rng, c, PL, 0); pots.append((pn, PL, o, run(PL, o)))
    titles = dict(en=('Personal Account balance', 'Total outgoings', 'Total deposits', 'Balance in Pots'), nl=('Saldo betaalrekening', 'Totaal af', 'Totaal bij', 'Saldo in spaarpotten'), de=('Kontostand Hauptkonto', 'Ausgänge gesamt', 'Eingänge gesamt', 'In Unterkonten'), fr=('Solde compte principal', 'Total sorties', 'Total entrées', 'Dans les coffres'), es=('Saldo cuenta principal', 'Total salidas', 'Total entradas', 'Saldo en huchas'), pt=('Saldo em conta', 'Total de saídas', 'Total de entradas', 'Guardado nas caixinhas'))[lang]
    p.y = box(p, x0, 90, 240, None, [(titles[0], (m.s(cl), dict(closing=True))), (titles[1], m.s(sum(t.minor for t in L if t.minor < 0))), (titles[2], m.s(sum(t.minor for t in L if t.minor > 0), 'plusonly')), (titles[3], m.mag(sum(q[3] for q in pots)))]) + 16
    df = rng.choice(('DD/MM/YYYY', 'D Mon', 'DD Mon YYYY', 'DD/MM', 'DD.MM.YYYY')); sign = rng.choice(('minus', 'both', 'unimin', 'minussp')); newest = maybe(rng, .4); bal = maybe(rng, .7)
    def one(title, LL, o, cl, label):
        p.need(70); d.put(x0, p.y, title, size=12, bold=True); p.y += 18
        if label and maybe(rng, .5): d.put(x0, p.y, W['open'], size=p.size); d.put(x1, p.y, m.s(o), size=p.size, align='right', opening=True); p.y += p.lead * 1.5
        cols = [Col('date', 62, 'left', W['date']), Col('name', 0, 'left', W['desc']), Col('amt', 74, 'right', rng.choice((W['amount'], f"({C['cur']}) {W['amount']}")))] + ([Col('bal', 74, 'right', W['bal'])] if bal else [])
        place(cols, x0, x1, 9); p.head(cols)
        for t in LL:
            t.cells = dict(date=fd(t.day, df, lang), amt=m.s(t.minor, sign), bal=m.s(t.bal))
            if label and maybe(rng, .3): t.sub = [rng.choice(('Reference: ', 'Ref: ', 'ID ')) + t.ref]
        table(p, cols, LL[::-1] if newest else LL); p.cols = None; p.y += 12
    p.furniture = lambda q: (d.put(x1, 36, f"{W['page']} {q.n}", size=7, align='right'), setattr(q, 'y', 60))
    first = [(rng.choice(('Personal Account', 'Main account')) if lang == 'en' else titles[0], L, op, cl, True)]
    for q in first: one(*q)
    for pn, PL, o, e in pots:
        p.need(60)
        if maybe(rng, .6): d.put(x1, p.y, f"{m.mag(e)}", size=11, bold=True, align='right')
        one(pn, PL, o, e, False)
    p.need(30); p.para(x0, x1 - x0, adverts(rng, c), 7)
    return d

@pdf
def de_konto(rng):
    d = stmt.Doc(); mono = maybe(rng, .35); p = Pages(rng, d, rng.uniform(8, 9.2) if not mono else rng.uniform(7.2, 8), top=80, bottom=rng.randint(700, 770), mono=mono)
    c = 'DE'; L = txs(rng, c, rng.randint(4, 22)); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.05); op = opening_for(rng, c, L, .3); cl = run(L, op); x0 = rng.randint(40, 64); x1 = 595 - rng.randint(36, 60)
    bank = rng.choice(('Sparkasse Musterland', 'Volksbank Nordheide eG', 'Postbank', 'Commerzbank', 'Sparda-Bank West', 'DKB', 'ING')); no = rng.randint(1, 12)
    d.put(x0, 44, bank, size=16, bold=True); d.put(x1, 44, f'Kontoauszug {no}/{b.year}', size=10, bold=True, align='right'); d.put(x1, 57, f'IBAN {iban(rng, c)}', size=8, align='right'); d.put(x1, 68, f'Blatt 1 von 2   erstellt am {fd(b, "DD.MM.YYYY")}', size=8, align='right')
    y = 92
    for s in address(rng, c): d.put(x0, y, s, size=9); y += 12
    p.y = 145
    sign = rng.choice(('trail', 'trailboth', 'SH', 'cols', 'minus', 'both', 'trailbothsp')); df = rng.choice(('DD.MM.', 'DD.MM.', 'DD.MM.YYYY', 'DD.MM.YY')); wert = rng.choice((True, True, False)); stacked = maybe(rng, .3)
    cols = [Col('date', 50, 'left', rng.choice((['Bu-Tag'], ['Buchung'], ['Buchungs-', 'tag'], ['Datum'])))]
    if wert and not stacked: cols.append(Col('val', 50, 'left', rng.choice(('Wert', 'Valuta', ['Wert-', 'stellung']))))
    if maybe(rng, .15): cols.reverse()
    if maybe(rng, .2): cols.append(Col('pn', 26, 'left', 'PN'))
    cols += [Col('name', 0, 'left', rng.choice((['Vorgang/Buchungsinformation'], ['Erläuterung/Verwendungszweck'], ['Auftraggeber/Empfänger', 'Verwendungszweck'], ['Buchungstext'])))]
    cols += [Col(k, 66, 'right', h) for k, h in zip(('out', 'inn'), rng.choice((('Soll', 'Haben'), ('Belastung', 'Gutschrift'), (['zu Ihren', 'Lasten'], ['zu Ihren', 'Gunsten']), ('Lastschrift', 'Gutschrift'))))] if sign == 'cols' else [Col('amt', 80, 'right', rng.choice(('Betrag EUR', 'Betrag', 'Umsatz in EUR', ['Betrag', 'in EUR'])))]
    perbal = maybe(rng, .25) and sign != 'cols'
    if perbal: cols.append(Col('bal', 76, 'right', 'Kontostand'))
    place(cols, x0, x1, 9); nc = next(q for q in cols if q.key == 'name'); ac = cols[-1]
    msign = 'minus' if sign == 'cols' else 'both' if sign == 'both' else sign
    def furn(q):
        d.put(x0, 44, bank, size=10, bold=True); d.put(x1, 44, f'Kontoauszug {no}/{b.year}   Blatt {q.n}', size=8, align='right'); q.y = 74
        d.put(x0, 820, f'{bank} · BLZ {digits(rng, 8)} · BIC {"GENODEF1XXX"} · USt-IdNr. DE{digits(rng, 9)}', size=6.5)
    p.furniture = furn; d.put(x0, 820, f'{bank} · BLZ {digits(rng, 8)} · USt-IdNr. DE{digits(rng, 9)}', size=6.5)
    state = [op]
    opword = rng.choice((f"alter Kontostand vom {fd(a, 'DD.MM.YYYY')}", f"Kontostand am {fd(a, 'DD.MM.YYYY')}, Auszug Nr. {no - 1 or 12}", 'Alter Saldo', f"Anfangssaldo per {fd(a, 'DD.MM.')}"))
    clword = rng.choice((f"neuer Kontostand vom {fd(b, 'DD.MM.YYYY')}", f"Kontostand am {fd(b, 'DD.MM.YYYY')} um {rng.randint(8, 20)}:03 Uhr", 'Neuer Saldo', f"Endsaldo per {fd(b, 'DD.MM.')}"))
    first = maybe(rng, .5)
    if not first: p.head(cols)
    d.put(nc.left, p.y, opword, size=p.size, mono=mono, bold=True); d.put(ac.at, p.y, m.s(op, msign), size=p.size, mono=mono, align='right', opening=True); p.y += p.lead * 1.6
    if first: p.head(cols)
    if maybe(rng, .5):
        def bef(q): d.put(nc.left, q.y, rng.choice(('Übertrag auf Blatt ', 'Zwischensaldo Blatt ')) + str(q.n + 1), size=q.size, mono=mono); d.put(ac.at, q.y, m.s(state[0], msign), size=q.size, mono=mono, align='right')
        p.before = bef
        if maybe(rng, .5): p.after = lambda q: (d.put(nc.left, q.y, 'Übertrag von Blatt ' + str(q.n - 1), size=q.size, mono=mono), d.put(ac.at, q.y, m.s(state[0], msign), size=q.size, mono=mono, align='right'), q.down())
    for t in L:
        dates = fd(t.day, df); v = fd(t.post, df)
        t.cells = dict(date=dates, val=v, pn=rng.choice(('930', '931', '8420', '801')), bal=m.s(t.bal, msign), **(({'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}) if sign == 'cols' else {'amt': m.s(t.minor, sign)}))
        if t.kind in ('dd', 'xo', 'xi', 'sal') and maybe(rng, .6): t.sub = rng.choice(([f'IBAN: {iban(rng, c)}'], [f'EREF: {t.ref}', f'MREF: {digits(rng, 8)} CRED: DE{digits(rng, 9)}'], [f'End-to-End-Ref.: {t.ref}']))
    if stacked and wert:
        p.y += 0
    table(p, cols, L, after_row=lambda q, t, last: state.__setitem__(0, t.bal), split=maybe(rng, .3))
    p.before = p.after = p.cols = None
    p.need(40); p.y += 6; d.put(nc.left, p.y, clword, size=p.size, mono=mono, bold=True); d.put(ac.at, p.y, m.s(cl, msign), size=p.size, mono=mono, align='right', closing=True); p.y += p.lead * 2
    if maybe(rng, .6):
        p.need(90); p.y = box(p, x0, p.y, 300, rng.choice(('Rechnungsabschluss', 'Informationen zum Konto')), [('Eingeräumte Kontoüberziehung', m.n(rng.choice((100000, 300000))) + ' EUR'), ('Sollzinsen eingeräumte Kontoüberziehung', rate(rng, 7, 13, True)), ('Summe Zahlungseingänge', m.n(sum(t.minor for t in L if t.minor > 0))), ('Summe Zahlungsausgänge', m.n(sum(t.minor for t in L if t.minor < 0)))], p.size * .95) + 8
    if maybe(rng, .5): p.need(40); p.para(x0, x1 - x0, adverts(rng, c), 7.5)
    return d

@pdf
def eu_card_currencies(rng):
    """Card statements of Germany, Netherlands, Italy, Spain, France with receipt and booking dates, foreign amount and rate columns, several cards."""
    c = rng.choice(('DE', 'NL', 'IT', 'ES', 'FR')); C = CC[c]; lang = C['lang']; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.5, 8.8), top=70, bottom=765); x0 = rng.randint(34, 56); x1 = 595 - x0
    T = dict(de=dict(t='Kreditkartenabrechnung', h=(['Beleg-', 'datum'], ['Buchungs-', 'datum'], 'Verwendungszweck', ['Währung'], ['Betrag'], 'Kurs', 'Betrag in EUR'), prev='Saldo der letzten Abrechnung', new='Neuer Saldo', sub='Summe Karte', lim='Verfügungsrahmen', due='Wird abgebucht am', foot='Zinsen p.a.'),
             nl=dict(t='Creditcard-overzicht', h=(['Datum', 'transactie'], ['Datum', 'boeking'], 'Omschrijving', ['Valuta'], ['Bedrag'], 'Koers', ['Bedrag', 'in euro']), prev='Vorig openstaand saldo', new='Nieuw openstaand saldo', sub='Totaal kaart', lim='Bestedingslimiet', due='Wordt afgeschreven op', foot='Debetrente'),
             it=dict(t='Estratto conto carta di credito', h=(['Data', 'operazione'], ['Data', 'registrazione'], 'Descrizione', ['Divisa'], ['Importo in', 'valuta'], 'Cambio', ['Importo', 'in euro']), prev='Saldo precedente', new='Totale da addebitare', sub='Totale carta', lim='Fido utilizzabile', due='Addebito in data', foot='TAEG'),
             es=dict(t='Extracto de tarjeta', h=(['Fecha', 'operación'], ['Fecha', 'cargo'], 'Comercio', ['Div.'], ['Importe', 'divisa'], 'Cambio', ['Importe', 'EUR']), prev='Saldo anterior', new='Total a pagar', sub='Total tarjeta', lim='Límite de crédito', due='Cargo en cuenta el', foot='TAE'),
             fr=dict(t='Relevé de carte bancaire', h=(['Date', 'achat'], ['Date', 'compta.'], 'Commerçant', ['Dev.'], ['Montant', 'devise'], 'Taux', ['Montant', 'EUR']), prev='Report du mois précédent', new='Total à débiter', sub='Total carte', lim='Plafond mensuel', due='Débit le', foot='Commission hors zone euro'))[lang]
    st = start_day(rng); L = txs(rng, c, rng.randint(4, 20), st, 30, card=True, p_in=rng.choice((0, .1, .2))); b = st + datetime.timedelta(31)
    m = Money(rng, c, sym='', plain=.05); prev = -rng.randint(0, 150000); cl = run(L, prev); sign = rng.choice(('trail', 'trailboth', 'minus', 'trailbothsp', 'inv', 'invtrail', 'SH' if c == 'DE' else 'minus'))
    d.put(x0, 42, T['t'], size=14, bold=True); d.put(x0, 56, rng.choice(C['banks'].split(',')) + ' · ' + fd(b, 'Month YYYY', lang), size=9); d.put(x1, 42, 'Mastercard Gold' if maybe(rng, .5) else 'VISA Classic', size=9, align='right')
    p.y = box(p, x0, 82, 250, None, [(T['lim'], num(rng.choice((200000, 500000)), m.style) + ' EUR'), (T['due'] + ' ' + fd(b + datetime.timedelta(5), 'DD.MM.YYYY'), num(cl, m.style) + ' EUR'), (T['foot'], rate(rng, 1, 16, True))]) + 10
    ncards = rng.choice((1, 1, 2, 3)); fx = maybe(rng, .6); two = maybe(rng, .8); df = rng.choice(('DD.MM.', 'DD.MM.YY', 'DD.MM.YYYY')) if c == 'DE' else rng.choice(('DD/MM', 'DD/MM/YY', 'DD-MM', 'DD-MM-YYYY', 'DD.MM'))
    h = T['h']; cols = [Col('date', 48, 'left', h[0] if two else h[0])] + ([Col('post', 48, 'left', h[1])] if two else [])
    if two and maybe(rng, .4): cols.reverse()
    cols.append(Col('name', 0, 'left', h[2]))
    if fx: cols += [Col('cur', 28, 'left', h[3]), Col('fx', 52, 'right', h[4]), Col('rate', 40, 'right', h[5])]
    cols.append(Col('amt', 62, 'right', h[6])); place(cols, x0, x1, 7); nc = next(q for q in cols if q.key == 'name'); ac = cols[-1]
    p.furniture = lambda q: (d.put(x0, 42, T['t'], size=9, bold=True), d.put(x1, 42, f"{WORDS[lang]['page']} {q.n}", size=8, align='right'), setattr(q, 'y', 66))
    p.head(cols)
    sg = 'minus' if sign in ('inv', 'invtrail') else sign
    d.put(nc.left, p.y, T['prev'], size=p.size); d.put(ac.at, p.y, m.s(prev, sign), size=p.size, align='right', opening=True); p.y += p.lead * 1.5
    for t in L:
        t.cells = dict(date=fd(t.day, df), post=fd(t.post, df), amt=m.s(t.minor, sign))
        if t.kind == 'card' and maybe(rng, .3):
            r = rng.uniform(.8, 1.6); t.cells.update(cur=rng.choice(('USD', 'GBP', 'CHF', 'SEK')), fx=num(int(-t.minor * r), m.style), rate=f'{r:.4f}'.replace('.', ','))
        elif maybe(rng, .3): t.cells.update(cur='EUR')
    pays = [t for t in L if t.kind == 'pay']; rest = [t for t in L if t.kind != 'pay']
    if ncards == 1: table(p, cols, L)
    else:
        if pays: table(p, cols, pays)
        for i in range(ncards):
            part = [t for j, t in enumerate(rest) if j % ncards == i]
            if not part: continue
            p.need(50, True); n4 = digits(rng, 4); h_ = rng.choice(C['people'].split(',')).upper()
            p.y += 3; d.put(nc.left if maybe(rng, .5) else x0, p.y, f'{h_} XXXX XXXX XXXX {n4}', size=p.size, bold=True); p.y += p.lead * 1.25
            table(p, cols, part); d.put(nc.left, p.y, f"{T['sub']} {n4}", size=p.size, bold=True); d.put(ac.at, p.y, m.s(sum(t.minor for t in part), sign), size=p.size, bold=True, align='right'); p.y += p.lead * 1.5
    p.cols = None; p.need(24); d.put(nc.left, p.y + 3, T['new'], size=p.size, bold=True); d.put(ac.at, p.y + 3, m.s(cl, sign), size=p.size, bold=True, align='right', closing=True); p.y += p.lead * 2
    if maybe(rng, .5): p.need(30); p.para(x0, x1 - x0, adverts(rng, c), 7.5)
    return d

@pdf
def fr_releve(rng):
    c = 'FR'; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.6, 9), top=80, bottom=rng.randint(720, 775)); x0 = rng.randint(34, 56); x1 = 595 - rng.randint(30, 50)
    L = txs(rng, c, rng.randint(4, 26)); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.05); op = opening_for(rng, c, L, .2); cl = run(L, op)
    bank = rng.choice(CC[c]['banks'].split(','))
    d.put(x0, 40, bank.upper(), size=14, bold=True); d.put(x1, 40, rng.choice(('RELEVE DE COMPTE', 'Relevé de compte chèques', 'Extrait de compte')), size=11, bold=True, align='right')
    d.put(x1, 53, f"du {fd(a, 'D month YYYY', 'fr')} au {fd(b, 'D month YYYY', 'fr')}", size=8.5, align='right'); d.put(x0, 60, f'IBAN {iban(rng, c)}   BIC PSSTFRPP', size=7.5)
    y = 82
    for s in address(rng, c): d.put(330, y, s, size=9); y += 12
    if maybe(rng, .5): box(p, x0, 82, 220, 'Vos contacts', [('Votre conseiller', f'0{digits(rng, 1)} {digits(rng, 2)} {digits(rng, 2)} {digits(rng, 2)} {digits(rng, 2)}'), ('Service clients (0,35 €/min)', '3639')], 7.5)
    p.y = 140
    if maybe(rng, .4):
        d.put(x0, p.y, 'SITUATION DE VOS COMPTES', size=8.5, bold=True); p.y += 12
        p.y = grid(p, x0, p.y, 330, ['Produit', 'Numéro', 'Solde EUR'], [('Compte chèques', digits(rng, 7) + 'K', m.s(cl)), ('Livret A', digits(rng, 7) + 'P', m.n(rng.randint(1000, 2295000))), ('LDDS', digits(rng, 7) + 'R', m.n(rng.randint(1000, 900000)))]) + 12
    df = rng.choice(('DD.MM', 'DD/MM', 'DD/MM/YYYY', 'DD.MM.YY', 'DD MM')); val = maybe(rng, .75); dots = maybe(rng, .15)
    cols = [Col('date', 50, 'left', rng.choice(('Date', ['Date', 'opération'])))]
    vcol = Col('val', 50, 'left', rng.choice(('Valeur', ['Date', 'valeur'])))
    if val and maybe(rng, .5): cols.append(vcol); vcol = None
    cols.append(Col('name', 0, 'left', rng.choice(('Nature des opérations', 'Libellé', 'Opérations', "Libellé de l'opération"))))
    if val and vcol: cols.append(vcol)
    if maybe(rng, .2): cols.append(Col('exo', 10, 'center', ''))
    E = maybe(rng, .4); cols += [Col('out', 62, 'right', 'Débit (¤)' if E and maybe(rng, .2) else 'Débit EUR' if E else 'Débit'), Col('inn', 62, 'right', 'Crédit EUR' if E else 'Crédit')]
    francs = maybe(rng, .2)
    if francs: cols.append(Col('ff', 54, 'right', ['Soit en', 'francs']))
    place(cols, x0, x1, 8); nc = next(q for q in cols if q.key == 'name'); oc = next(q for q in cols if q.key == 'out'); ic = next(q for q in cols if q.key == 'inn')
    p.furniture = lambda q: (d.put(x0, 40, f'{bank}   Relevé du {fd(b, "DD/MM/YYYY")}', size=8), d.put(x1, 40, f'Page {q.n}', size=8, align='right'), d.put(x0, 822, f'Capital de {digits(rng, 1)} {digits(rng, 3)} {digits(rng, 3)} {digits(rng, 3)} € - RCS Paris {digits(rng, 9)}', size=6), setattr(q, 'y', 66))
    p.head(cols)
    word = lambda v: 'CREDITEUR' if v >= 0 else 'DEBITEUR'
    def bal(label, v, day, **lab):
        d.put(nc.left, p.y, rng.choice((f"SOLDE {word(v)} AU {fd(day, 'DD/MM/YYYY')}", f"{label} AU {fd(day, 'DD.MM.YY')}")), size=p.size, bold=True); d.put((ic if v >= 0 else oc).at, p.y, m.n(v), size=p.size, bold=True, align='right', **lab); p.y += p.lead * 1.4
    bal('ANCIEN SOLDE', op, a, opening=True)
    for t in L:
        t.cells = dict(date=fd(t.day, df), val=fd(t.post, df), exo=rng.choice(('', '', '¤')), ff=num(int(t.minor * 6.55957), 'fr'), **({'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}))
        if t.kind in ('dd', 'xi', 'sal') and maybe(rng, .5): t.sub = rng.choice(([f'REF : {t.ref}', f'MANDAT {digits(rng, 10)}'], [f'ID EMETTEUR FR{digits(rng, 11)}'], [f'REF {t.ref}']))
    if maybe(rng, .3):
        state = [0, 0]
        def upd(q, t, last):
            state[0 if t.minor < 0 else 1] += abs(t.minor)
        def sums(q):
            d.put(nc.left, q.y, 'A REPORTER', size=q.size); [d.put(k.at, q.y, m.n(v), size=q.size, align='right') for k, v in ((oc, state[0]), (ic, state[1])) if v]; q.down()
        p.before = sums; p.after = lambda q: sums(q)
    else: upd = None
    table(p, cols, L, split=maybe(rng, .3), after_row=upd, group=maybe(rng, .15)); p.cols = p.before = p.after = None
    p.need(50); p.y += 4
    d.put(nc.left, p.y, rng.choice(('TOTAL DES MOUVEMENTS', 'Total des opérations', 'TOTAUX')), size=p.size, bold=True); d.put(oc.at, p.y, m.n(sum(t.minor for t in L if t.minor < 0)), size=p.size, bold=True, align='right'); d.put(ic.at, p.y, m.n(sum(t.minor for t in L if t.minor > 0)), size=p.size, bold=True, align='right'); p.y += p.lead * 1.4
    bal('NOUVEAU SOLDE', cl, b, closing=True)
    if maybe(rng, .5):
        p.need(90); p.y += 8; d.put(x0, p.y, rng.choice(('Récapitulatif des frais bancaires', 'Encours carte à débit différé au ' + fd(b, 'DD/MM'))), size=p.size, bold=True); p.y += 13
        p.y = box(p, x0, p.y, 280, None, [('Total mensuel de frais bancaires et cotisations', m.n(rng.randint(0, 1500)) + ' €'), (f'Cumul depuis le 01/01/{b.year}', m.n(rng.randint(0, 9000)) + ' €'), ('Facilité de caisse autorisée', m.n(rng.choice((20000, 50000, 100000))) + ' €'), ('TAEG', rate(rng, 7, 20, True))]) + 6
    if maybe(rng, .4): p.need(30); p.para(x0, x1 - x0, adverts(rng, c), 7.5)
    return d

@pdf
def es_extracto(rng):
    c = 'ES'; land = maybe(rng, .3); d = stmt.Doc(*((842, 595) if land else (595, 842))); p = Pages(rng, d, rng.uniform(7.6, 9), top=70, bottom=d.height - 60); x0 = rng.randint(30, 54); x1 = d.width - x0
    L = txs(rng, c, rng.randint(4, 24)); a, b = span(L, rng); m = Money(rng, c, sym=rng.choice(('', '', 'post', 'code')), plain=.05); op = opening_for(rng, c, L, .15); cl = run(L, op)
    d.put(x0, 40, rng.choice(CC[c]['banks'].split(',')), size=15, bold=True); d.put(x1, 40, rng.choice(('EXTRACTO DE CUENTA', 'Extracto integral', 'Movimientos de la cuenta')), size=10, bold=True, align='right')
    d.put(x1, 53, f'IBAN {iban(rng, c)}  BIC CAIXESBBXXX', size=7.5, align='right'); d.put(x0, 56, 'Titular: ' + rng.choice(CC[c]['people'].split(',')).upper(), size=8)
    newest = maybe(rng, .3); noyear = maybe(rng, .3)
    df = rng.choice(('DD.MM', 'DD/MM', 'DD MON')) if noyear else rng.choice(('DD/MM/YYYY', 'DD-MM-YYYY', 'DD/MM/YY'))
    d.put(x0, 68, f"Periodo: {fd(a, 'DD/MM/YYYY')} - {fd(b, 'DD/MM/YYYY')}", size=8); p.y = 92
    if maybe(rng, .5):
        x = x0
        for k, v, lab in (('Saldo inicial', m.s(op), {}), ('Ingresos', m.n(sum(t.minor for t in L if t.minor > 0)), {}), ('Gastos', m.s(sum(t.minor for t in L if t.minor < 0)), {}), ('Saldo medio', m.n(rng.randint(50000, 400000)), {}), ('Retenciones', '0,00', {})):
            d.put(x, p.y, k, size=7); d.put(x, p.y + 11, v, size=8.5, bold=True); x += (x1 - x0) / 5
        p.y += 32
    way = rng.choice(('sign', 'sign', 'cols', 'dh')); two = maybe(rng, .75)
    h = rng.choice(((['Fecha', 'oper.'], ['Fecha', 'valor']), ('F. Operación', 'F. Valor'), ('FECHA', 'VALOR'), (['Fecha', 'contable'], ['Fecha', 'valor'])))
    cols = [Col('date', 58, 'left', h[0] if two else 'Fecha')] + ([Col('val', 58, 'left', h[1])] if two else [])
    conc = Col('name', 0, 'left', rng.choice(('Concepto', 'Concepto / Referencia', 'Descripción')))
    if two and maybe(rng, .2): cols = [cols[0], conc, cols[1]]
    else: cols.append(conc)
    if maybe(rng, .25): cols.insert(len(cols), Col('ofi', 32, 'left', 'Oficina'))
    cols += [Col(k, 62, 'right', h) for k, h in zip(('out', 'inn'), rng.choice((('Debe', 'Haber'), ('Cargos', 'Abonos'), ('Adeudos', 'Abonos'), ('Gastos', 'Ingresos'))))] if way == 'cols' else [Col('amt', 72, 'right', rng.choice(('Importe', 'Importe EUR')))]
    if way == 'dh': cols.append(Col('sign', 12, 'left', ''))
    bal = maybe(rng, .85)
    if bal: cols.append(Col('bal', 74, 'right', rng.choice(('Saldo', 'Saldo EUR'))))
    place(cols, x0, x1, 8); nc = conc; last = cols[-1] if bal else cols[-1]
    p.furniture = lambda q: (d.put(x0, 36, 'Extracto de cuenta (continuación)', size=8), d.put(x1, 36, f'Hoja {q.n}', size=8, align='right'), setattr(q, 'y', 58))
    p.head(cols)
    bx = last.at if last.key != 'sign' else last.left - 8
    def line(word, v, **lab): d.put(nc.left, p.y, word, size=p.size, bold=True); d.put(bx, p.y, m.s(v), size=p.size, bold=True, align='right', **lab); p.y += p.lead * 1.4
    if not newest: line(rng.choice(('SALDO ANTERIOR', f"Saldo a {fd(a, 'DD/MM/YYYY')}", 'Saldo inicial')), op, opening=True)
    else: line('Saldo actual', cl, closing=True)
    for t in L:
        t.cells = dict(date=fd(t.day, df, 'es'), val=fd(t.post, df, 'es'), ofi=digits(rng, 4), bal=m.s(t.bal), sign='D' if t.minor < 0 else 'H', **(({'out': m.mag(t.minor)} if t.minor < 0 else {'inn': m.mag(t.minor)}) if way == 'cols' else {'amt': m.mag(t.minor) if way == 'dh' else m.s(t.minor)}))
        if maybe(rng, .25): t.sub = rng.choice(([f'Ref. {t.ref}'], [f'N {digits(rng, 13)} {digits(rng, 4)}']))
    state = [op]
    if maybe(rng, .5) and not newest:
        p.before = lambda q: (d.put(nc.left, q.y, 'SUMA Y SIGUE', size=q.size), d.put(bx, q.y, m.s(state[0]), size=q.size, align='right')); p.after = lambda q: (d.put(nc.left, q.y, 'SUMA ANTERIOR', size=q.size), d.put(bx, q.y, m.s(state[0]), size=q.size, align='right'), q.down())
    table(p, cols, L[::-1] if newest else L, after_row=lambda q, t, l: state.__setitem__(0, t.bal)); p.cols = p.before = p.after = None
    p.need(30)
    if newest: line('Saldo inicial', op, opening=True)
    else: line(rng.choice(('SALDO FINAL', 'SALDO A SU FAVOR' if cl >= 0 else 'SALDO A NUESTRO FAVOR', f"Saldo a {fd(b, 'DD/MM/YYYY')}")), cl, closing=True)
    if maybe(rng, .4): p.need(60); p.y += 6; p.y = grid(p, x0, p.y, 320, ['Liquidación de intereses', 'Tipo', 'Números', 'Importe'], [('Acreedores', rate(rng, 0, .5, True), f'{rng.randint(1000, 90000)}', '0,00'), ('Descubierto', rate(rng, 7, 20, True), '0', '0,00')])
    if maybe(rng, .4): p.need(30); p.y += 8; p.para(x0, x1 - x0, adverts(rng, c), 7.5)
    return d

@pdf
def it_estratto(rng):
    """Amounts stand before the description."""
    c = 'IT'; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.4, 8.8), top=70, bottom=rng.randint(720, 775), mono=maybe(rng, .2))
    if p.mono: p.size = 7
    x0 = rng.randint(30, 52); x1 = 595 - x0; L = txs(rng, c, rng.randint(4, 22), days=rng.choice((30, 90))); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.05); op = opening_for(rng, c, L, .15); cl = run(L, op); mono = p.mono
    bank = rng.choice(CC[c]['banks'].split(',')); d.put(x0, 40, bank, size=15, bold=True); d.put(x1, 40, rng.choice(('ESTRATTO CONTO', 'Estratto conto corrente', 'Lista movimenti')), size=10, bold=True, align='right'); d.put(x1, 53, f"dal {fd(a, 'DD.MM.YYYY')} al {fd(b, 'DD.MM.YYYY')}", size=8, align='right')
    d.put(x0, 58, f'IBAN {iban(rng, c)}', size=8); y = 78
    for s in address(rng, c): d.put(340, y, s, size=8.5); y += 11
    p.y = 128
    if maybe(rng, .5): p.y = box(p, x0, 84, 230, 'Riepilogo', [('Totale entrate', m.n(sum(t.minor for t in L if t.minor > 0)) + ' €'), ('Totale uscite', m.n(sum(t.minor for t in L if t.minor < 0)) + ' €'), ('Fido accordato', '0,00 €'), ('Tasso creditore annuo', rate(rng, 0, 1, True))], 7.6) + 14
    order = rng.choice(('before', 'before', 'after', 'one')); df = rng.choice(('DD/MM/YY', 'DD/MM/YYYY', 'DD.MM.YY', 'DD/MM', 'DD MM YY')); two = maybe(rng, .85)
    w = 62 if not mono else 60
    dc = [Col('date', 52, 'left', rng.choice((['Data', 'contab.'], ['Data', 'operazione'], 'Data')))] + ([Col('val', 52, 'left', rng.choice(('Valuta', ['Data', 'valuta'])))] if two else [])
    nc = Col('name', 0, 'left', rng.choice(('Descrizione delle operazioni', 'Causale', 'Descrizione')))
    mc = [Col('amt', w + 8, 'right', 'Importo')] if order == 'one' else [Col(k, w, 'right', h) for k, h in zip(('out', 'inn'), rng.choice(((['Movimenti', 'Dare'], ['Movimenti', 'Avere']), ('Uscite', 'Entrate'), ('Addebiti', 'Accrediti'), ('Dare', 'Avere'))))]
    cols = dc + (mc + [nc] if order == 'before' or (order == 'one' and maybe(rng, .4)) else [nc] + mc)
    place(cols, x0, x1, 9); p.head(cols)
    p.furniture = lambda q: (d.put(x0, 36, bank + ' - segue estratto conto', size=8), d.put(x1, 36, f'Pag. {q.n}', size=8, align='right'), setattr(q, 'y', 58))
    oc = mc[0]; ic = mc[-1]
    def line(word, v, **lab):
        d.put(nc.left, p.y, word, size=p.size, bold=not mono, mono=mono); d.put((ic if v >= 0 else oc).at, p.y, (m.s(v) if order == 'one' else m.n(v)), size=p.size, bold=not mono, mono=mono, align='right', **lab); p.y += p.lead * 1.4
    line(rng.choice(('SALDO INIZIALE', f"Saldo iniziale al {fd(a, 'DD/MM/YYYY')}", 'SALDO PRECEDENTE')), op, opening=True)
    sg = rng.choice(('minus', 'both', 'trail'))
    for t in L: t.cells = dict(date=fd(t.day, df), val=fd(t.post, df), **({'amt': m.s(t.minor, sg)} if order == 'one' else {'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}))
    table(p, cols, L, split=maybe(rng, .3)); p.cols = None; p.need(50)
    if order != 'one' and maybe(rng, .6): d.put(nc.left, p.y, 'TOTALE MOVIMENTI', size=p.size, mono=mono); d.put(oc.at, p.y, m.n(sum(t.minor for t in L if t.minor < 0)), size=p.size, mono=mono, align='right'); d.put(ic.at, p.y, m.n(sum(t.minor for t in L if t.minor > 0)), size=p.size, mono=mono, align='right'); p.y += p.lead * 1.3
    line(rng.choice(('SALDO FINALE', f"Saldo finale al {fd(b, 'DD/MM/YYYY')}", 'SALDO CONTABILE')), cl, closing=True)
    if maybe(rng, .6):
        ends = []
        bal = {}
        for t in L: bal[t.day] = t.bal
        ks = list(bal)[:8]; p.need(40 + 12 * len(ks)); p.y += 8; d.put(x0, p.y, 'PROSPETTO DI SCALARE', size=p.size, bold=True); p.y += 13
        p.y = grid(p, x0, p.y, 380, ['Valuta', 'Saldo per valuta', 'Giorni', 'Numeri debitori', 'Numeri creditori'], [(fd(k, 'DD.MM.YY'), m.s(bal[k]), rng.randint(1, 9), '0', f'{rng.randint(100, 90000)}') for k in ks]) + 6
    if maybe(rng, .4): p.need(30); p.para(x0, x1 - x0, adverts(rng, c), 7.5)
    return d

@pdf
def nl_afschrift(rng):
    c = 'NL'; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.8, 9), top=70, bottom=rng.randint(730, 775)); x0 = rng.randint(36, 60); x1 = 595 - x0
    L = txs(rng, c, rng.randint(4, 22)); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.05); op = opening_for(rng, c, L, .15); cl = run(L, op)
    d.put(x0, 42, rng.choice(CC[c]['banks'].split(',')), size=17, bold=True); d.put(x1, 42, rng.choice(('Rekeningafschrift', 'Rekeningoverzicht', 'Bij- en afschrijvingen')), size=12, bold=True, align='right')
    x = x0
    for k, v in (('Datum afschrift', fd(b, 'DD-MM-YYYY')), ('Rekeningnummer', iban(rng, c)), ('Volgnummer', digits(rng, 3)), ('Pagina', '1 van 2')): d.put(x, 72, k, size=7); d.put(x, 83, v, size=8); x += 90 if k != 'Rekeningnummer' else 170
    x = x0; how = rng.choice(('top', 'rows'))
    if how == 'top':
        for k, v, lab in (('Vorig saldo', m.n(op) + (' + CREDIT' if op >= 0 else ' - DEBET'), dict(opening=True)), ('Totaal afgeschreven', m.n(sum(t.minor for t in L if t.minor < 0)), {}), ('Totaal bijgeschreven', m.n(sum(t.minor for t in L if t.minor > 0)), {}), ('Nieuw saldo', m.n(cl) + (' + CREDIT' if cl >= 0 else ' - DEBET'), dict(closing=True))):
            d.put(x, 104, k, size=7); q = v.split(' ')[0]; e = d.put(x, 115, q, size=8, bold=True, **lab)
            if ' ' in v: d.put(e + 3, 115, v[len(q) + 1:], size=6.5)
            x += (x1 - x0) / 4
    p.y = 146
    way = rng.choice(('cols', 'afbij', 'sign', 'plusmin')); df = rng.choice(('DD-MM', 'DD-MM-YYYY', 'DD-MM-YY', 'D mon', 'DD mon')); heading = maybe(rng, .2); rente = maybe(rng, .3)
    dcol = [Col('date', 50, 'left', rng.choice(('Datum', ['Boek-', 'datum']))) ] + ([Col('val', 50, 'left', rng.choice((['Rente-', 'datum'], 'Rentedatum')))] if rente else [])
    cols = dcol + [Col('name', 0, 'left', rng.choice(('Omschrijving', 'Naam / Omschrijving', 'Omschrijving en tegenrekening')))]
    if maybe(rng, .3): cols.insert(len(dcol), Col('type', 28, 'left', 'Code'))
    cols += [Col(k, 64, 'right', h) for k, h in zip(('out', 'inn'), rng.choice((('Af', 'Bij'), (['Bedrag af', '(debet)'], ['Bedrag bij', '(credit)']), (['Bedrag', 'af'], ['Bedrag', 'bij']))))] if way == 'cols' else [Col('amt', 70, 'right', rng.choice(('Bedrag', 'Bedrag (EUR)')))]
    if way in ('afbij', 'plusmin'): cols.append(Col('sign', 18, 'left', ['Af /', 'Bij'] if way == 'afbij' else ''))
    place(cols, x0, x1, 8); nc = next(q for q in cols if q.key == 'name'); ac = cols[-1] if cols[-1].key != 'sign' else cols[-2]
    p.furniture = lambda q: (d.put(x0, 42, 'Rekeningafschrift', size=9, bold=True), d.put(x1, 42, f'Pagina {q.n}', size=8, align='right'), setattr(q, 'y', 66))
    p.head(cols)
    if how == 'rows': d.put(nc.left, p.y, f"Vorig saldo per {fd(a, 'DD-MM-YYYY')}", size=p.size, bold=True); d.put(ac.at, p.y, m.s(op), size=p.size, bold=True, align='right', opening=True); p.y += p.lead * 1.5
    for t in L:
        t.cells = dict(date=fd(t.day, df, 'nl'), val=fd(t.post, df, 'nl'), type=dict(card='ba', dd='ei', so='sb', xo='tb', xi='cb', sal='cb', atm='ga', fee='db', int='rn').get(t.kind, 'bg'), sign=('Af' if t.minor < 0 else 'Bij') if way == 'afbij' else ('-' if t.minor < 0 else '+'), **(({'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}) if way == 'cols' else {'amt': m.s(t.minor, 'bothsp') if way == 'sign' else m.n(t.minor)}))
        if t.kind in ('dd', 'xo', 'xi', 'sal') and maybe(rng, .6): t.sub = [iban(rng, c)] + (['Kenmerk: ' + t.ref] if maybe(rng, .4) else [])
    table(p, cols, L, group=maybe(rng, .3)); p.cols = None; p.need(40)
    if how == 'rows': p.y += 4; d.put(nc.left, p.y, f"Nieuw saldo per {fd(b, 'DD-MM-YYYY')}", size=p.size, bold=True); d.put(ac.at, p.y, m.s(cl), size=p.size, bold=True, align='right', closing=True); p.y += p.lead * 1.8
    if maybe(rng, .5): p.y += 6; p.para(x0, x1 - x0, rng.choice((f'Dit product valt onder het depositogarantiestelsel tot 100.000 euro. {adverts(rng, c)}', adverts(rng, c))), 7.2)
    return d

@pdf
def br_mx_fatura(rng):
    """Card bill in one or two newspaper columns, with instalments, limits, next bills."""
    c = rng.choice(('BR', 'BR', 'MX', 'ES')); C = CC[c]; lang = C['lang']; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7, 8.4), top=60, bottom=780); x0 = rng.randint(30, 44); x1 = 595 - x0
    T = dict(pt=('Resumo da fatura', 'Total desta fatura', 'Pagamento mínimo', 'Vencimento', 'Limite total', 'Melhor dia de compra', 'Lançamentos: compras e saques', 'Pagamentos efetuados', 'Próxima fatura', 'Demais faturas', 'parcela', 'Fatura anterior', 'Total dos lançamentos atuais', 'Encargos por atraso', 'CET'),
             es=('Resumen de su tarjeta', 'Saldo al corte', 'Pago mínimo', 'Fecha límite de pago', 'Límite de crédito', 'Día de corte', 'Compras y cargos', 'Pagos y abonos', 'Próximo pago', 'Compras a meses sin intereses', 'cuota', 'Saldo anterior', 'Total de cargos', 'Tasa moratoria', 'CAT'))[lang]
    st = start_day(rng); L = txs(rng, c, rng.randint(5, 34), st, 30, card=True, p_in=rng.choice((0, .06, .12, .2))); b = st + datetime.timedelta(33)
    m = Money(rng, c, sym=rng.choice(('', '', 'pre')) if c != 'ES' else '', plain=.05); prev = rng.randint(0, 300000); new = prev - sum(t.minor for t in L); M = lambda v: ('-' if v < 0 else '') + (C['sym'] + ' ' if c == 'BR' else C['sym'] if c == 'MX' else '') + num(v, m.style) + (' €' if c == 'ES' else '')
    d.put(x0, 40, rng.choice(C['banks'].split(',')), size=17, bold=True)
    x = x0 + 160
    for k, v, lab in ((T[1], M(new), dict(closing=True)), (T[3], fd(b, 'DD/MM/YYYY'), {}), (T[2], M(max(1000, new // 8)), {})): d.put(x, 34, k, size=7); d.put(x, 48, v, size=11, bold=True, **lab); x += 132
    y1 = box(p, x0, 82, 210, T[0], [(T[11], (M(prev), dict(opening=True))), (T[7], M(-sum(t.minor for t in L if t.minor > 0))), (T[12], M(-sum(t.minor for t in L if t.minor < 0)))])
    y2 = box(p, x0 + 270, 82, x1 - x0 - 270, None, [(T[4], M(rng.choice((300000, 500000, 1200000)))), (T[5], str(rng.randint(1, 28))), (T[13], rate(rng, 2, 15, True)), (T[14], rate(rng, 40, 300, True)), (T[8], M(rng.randint(1000, 90000)))])
    p.y = max(y1, y2) + 14
    inst = maybe(rng, .6); df = rng.choice(('DD/MM', 'DD MON', 'DD mon')) if c == 'BR' else rng.choice(('DD-MON', 'DD MON', 'DD/MM/YY')); ncol = 2 if maybe(rng, .5) else 1
    sign = rng.choice(('inv', 'inv', 'invtrail', 'section')) if c != 'MX' else rng.choice(('inv', 'plusmx', 'section'))
    for t in L:
        if inst and t.kind == 'card' and maybe(rng, .25): t.parc = f'{rng.randint(1, 6):02d}/{rng.randint(7, 12):02d}'
        else: t.parc = None
    def show(t):
        if sign == 'section': return m.mag(t.minor)
        if sign == 'plusmx': return ('+ ' if t.minor < 0 else '- ') + (C['sym'] if c == 'MX' else '') + m.n(t.minor)
        return m.s(t.minor, sign)
    parts = [(T[7], [t for t in L if t.minor > 0]), (T[6], [t for t in L if t.minor < 0])] if sign == 'section' or maybe(rng, .5) else [(T[6], L)]
    multi = maybe(rng, .3); split_holders = []
    for title, part in parts:
        if multi and len(part) > 4:
            h = rng.sample(C['people'].split(','), 2); k = rng.randint(1, len(part) - 1)
            split_holders += [(title, None, []), (None, f'{h[0].upper()} (final {digits(rng, 4)})', part[:k]), (None, f'{h[1].upper()} (final {digits(rng, 4)})', part[k:])]
        else: split_holders.append((title, None, part))
    w = (x1 - x0 - 20) / 2 if ncol == 2 else x1 - x0; cx = [x0, x0 + w + 20][:ncol]; ci = 0; top = p.y; cat = ncol == 1 and maybe(rng, .3); two = ncol == 1 and maybe(rng, .35)
    headw = (('DATA', 'ESTABELECIMENTO', 'VALOR EM R$') if c == 'BR' else ('FECHA', 'DESCRIPCIÓN', 'MONTO'))
    def step(h):
        nonlocal ci, top
        if p.y + h > p.bottom:
            if ci + 1 < ncol: ci += 1; p.y = top
            else:
                d.new_page(); p.n += 1; ci = 0; d.put(x0, 34, f"{T[0]} - {WORDS[lang]['page']} {p.n}", size=7); p.y = top = 58
            return True
    if ncol == 2: p.bottom = max(top + 120, min(780, top + (len(L) * p.lead * 1.9) / 2 + 60))
    for title, holder, part in split_holders:
        if title and (part or multi):
            step(60); d.put(cx[ci], p.y, title, size=p.size * 1.15, bold=True); p.y += p.lead * 1.4
            X = cx[ci]; d.put(X, p.y, headw[0], size=6.5); d.put(X + 42 + (44 if two else 0), p.y, headw[1], size=6.5); d.put(X + w, p.y, headw[2], size=6.5, align='right')
            if two: d.put(X + 42, p.y, 'CARGO' if c != 'BR' else 'LANÇTO', size=6.5)
            p.y += p.lead * 1.1
        if holder: step(40); d.put(cx[ci], p.y, holder, size=p.size, bold=True); p.y += p.lead * 1.2
        for t in part:
            nw = w - 42 - 62 - (44 if two else 0) - (40 if t.parc else 0) - (60 if cat else 0)
            lines = cut(t.desc, nw, p.size); step((len(lines) + (1 if cat and ncol == 2 else 0)) * p.lead)
            t.row = d.row(t.day, t.minor, ' '.join(lines)); X = cx[ci]; nx = X + 42 + (44 if two else 0)
            d.put(X, p.y, fd(t.day, df, lang), size=p.size, date=t.row)
            if two: d.put(X + 42, p.y, fd(t.post, df, lang), size=p.size)
            if t.parc: d.put(X + w - 66, p.y, t.parc, size=p.size, align='right')
            if cat: d.put(X + w - 70 - (36 if t.parc else 0), p.y, rng.choice(WORDS[lang]['cats']).split()[0], size=6.5, align='right')
            d.put(X + w, p.y, show(t), size=p.size, align='right', amount=t.row)
            for s in lines: d.put(nx, p.y, s, size=p.size, name=t.row); p.y += p.lead
            p.y += 1
        if part and maybe(rng, .7):
            step(20); p.y += 2; d.put(cx[ci], p.y, rng.choice(('Subtotal', 'Total')) + (' ' + re.sub(r'\D', '', holder) if holder else ''), size=p.size, bold=True); d.put(cx[ci] + w, p.y, m.n(sum(t.minor for t in part)), size=p.size, bold=True, align='right'); p.y += p.lead * 1.6
    p.bottom = 790
    if maybe(rng, .6):
        d.new_page(); p.y = 60; d.put(x0, p.y, T[9], size=9, bold=True); p.y += 14
        if c == 'BR': grid(p, x0, p.y, 400, ['', 'Parcelas', 'Entrada', 'Valor', 'CET'], [(f'Opção {i}', f'{k}x', M(rng.randint(5000, 40000)), M(rng.randint(5000, 40000)), rate(rng, 90, 300, True)) for i, k in enumerate((4, 8, 12, 24))])
        else: grid(p, x0, p.y, 480, ['Compra', 'Fecha', 'Monto original', 'Saldo pendiente', 'Pago requerido', 'Núm. de pago'], [(shop_of(rng, c), fd(st - datetime.timedelta(rng.randint(30, 200)), 'DD-MON-YYYY', 'es'), M(rng.randint(100000, 900000)), M(rng.randint(50000, 90000)), M(rng.randint(5000, 40000)), f'{rng.randint(1, 9)} de 12') for i in range(rng.randint(1, 4))])
    return d

@pdf
def day_headed_extrato(rng):
    """Days as headings with the day's balance on them: Brazil, Spain, Italy, UK apps, Mexico."""
    c = rng.choice(('BR', 'BR', 'BR', 'GB', 'IT', 'ES', 'MX', 'FR', 'ZA', 'US')); C = CC[c]; lang = C['lang']; W = WORDS[lang]; d = stmt.Doc(*rng.choice(((595, 842), (595, 842), (420, 800)))); p = Pages(rng, d, rng.uniform(8, 9.4) if d.width > 500 else 8, top=60, bottom=d.height - 60); x0 = rng.randint(28, 56) if d.width > 500 else 24; x1 = d.width - x0
    L = txs(rng, c, rng.randint(3, 26)); a, b = span(L, rng); m = Money(rng, c, sym=rng.choice(('', 'pre' if lang in ('en', 'pt') or c == 'MX' else 'post')), plain=.05); op = opening_for(rng, c, L, 0); cl = run(L, op)
    d.put(x0, 40, rng.choice(C['banks'].split(',')), size=15, bold=True); d.put(x1, 53, f"{fd(a, 'D month YYYY', lang)} - {fd(b, 'D month YYYY', lang)}", size=8, align='right')
    y0 = box(p, x0, 66, min(260, x1 - x0), None, [(W['open'], (m.s(op), dict(opening=True))), (W['total'] + ' ' + W['inn'].lower(), m.s(sum(t.minor for t in L if t.minor > 0), 'plusonly')), (W['total'] + ' ' + W['out'].lower(), m.s(sum(t.minor for t in L if t.minor < 0))), (W['close'], (m.s(cl), dict(closing=True)))])
    p.y = y0 + 14; p.furniture = lambda q: (d.put(x1, 34, f"{W['page']} {q.n}", size=7, align='right'), setattr(q, 'y', 56))
    days = {}
    for t in L: days.setdefault(t.day, []).append(t)
    order = list(days); newest = maybe(rng, .4)
    if newest: order.reverse()
    df = rng.choice(('DD MON YYYY', 'Weekday, D month', 'D month', 'DD/MM/YYYY', 'Wd D Mon', 'D month YYYY')) if lang != 'en' else rng.choice(('Weekday, D Month', 'D Month YYYY', 'Wd D Mon', 'Month D, YYYY', 'DD/MM/YYYY'))
    if c == 'US': df = rng.choice(('Weekday, Month D', 'Month D, YYYY', 'Mon D'))
    sign = rng.choice(('minus', 'both', 'DC' if c == 'BR' else 'minus', 'DCj' if c == 'BR' else 'bothsp', 'section', 'trail')); endbal = rng.choice(('head', 'foot', None, 'each')); kindcol = maybe(rng, .45)
    kw = dict(en=dict(card='Card', dd='Direct debit', xo='Transfer', xi='Transfer', sal='Credit', atm='Cash'), pt=dict(card='Compra', dd='Débito', xo='Pix', xi='Pix', sal='Crédito', atm='Saque'), es=dict(card='Tarjeta', dd='Recibo', xo='Transf.', xi='Transf.', sal='Abono', atm='Cajero'), it=dict(card='Carta', dd='SDD', xo='Bonifico', xi='Bonifico', sal='Accredito', atm='Prelievo'), fr=dict(card='Carte', dd='Prlvt', xo='Virement', xi='Virement', sal='Virement', atm='Retrait'))[lang]
    for day in order:
        part = days[day]; shown = part[::-1] if newest else part
        if sign == 'section': shown = [t for t in part if t.minor > 0] + [t for t in part if t.minor < 0]
        w = x1 - x0 - 90 - (62 if kindcol else 0) - (76 if endbal == 'each' else 0)
        for t in shown: t.lines = cut(t.desc, w, p.size); t.row = d.row(t.day, t.minor, ' '.join(t.lines))
        p.need(p.lead * 4)
        d.put(x0, p.y, fd(day, df, lang), size=p.size * 1.08, bold=True, date=[t.row for t in shown])
        if endbal == 'head': d.put(x1, p.y, (W['bal'] + ' ' if maybe(rng, .3) else ''), size=p.size) if False else d.put(x1, p.y, m.s(part[-1].bal), size=p.size, align='right', balance=part[-1].row)
        p.y += p.lead * 1.35; sec = None
        for t in shown:
            p.need(p.lead * len(t.lines) + (p.lead if sign == 'section' else 0))
            if sign == 'section' and sec != (t.minor > 0):
                sec = t.minor > 0; d.put(x0, p.y, W['total'] + ' ' + (W['inn'] if sec else W['out']).lower(), size=p.size * .95, bold=True); d.put(x1 - (76 if endbal == 'each' else 0), p.y, ('+ ' if sec else '- ') + m.n(sum(u.minor for u in part if (u.minor > 0) == sec)), size=p.size * .95, bold=True, align='right'); p.y += p.lead
            if kindcol: d.put(x0 + 6, p.y, kw.get(t.kind, W['total']) if t.kind in kw else '·', size=p.size * .9)
            d.put(x1 - (76 if endbal == 'each' else 0), p.y, m.mag(t.minor) if sign == 'section' else m.s(t.minor, sign), size=p.size, align='right', amount=t.row)
            if endbal == 'each' and sign != 'section': d.put(x1, p.y, m.s(t.bal), size=p.size, align='right', balance=t.row)
            for s in t.lines: d.put(x0 + 6 + (62 if kindcol else 0), p.y, s, size=p.size, name=t.row); p.y += p.lead
        if endbal == 'foot': d.put(x0 + 6, p.y, dict(pt='Saldo do dia', en='End of day balance', es='Saldo del día', it='Saldo del giorno', fr='Solde du jour')[lang], size=p.size, bold=True); d.put(x1, p.y, m.s(part[-1].bal), size=p.size, bold=True, align='right', balance=part[-1].row); p.y += p.lead
        p.y += p.lead * .6
    return d

@pdf
def mx_cuenta(rng):
    c = 'MX'; d = stmt.Doc(612, 792); p = Pages(rng, d, rng.uniform(7, 8.2), top=70, bottom=735); x0 = rng.randint(28, 44); x1 = 612 - x0
    L = txs(rng, c, rng.randint(4, 22)); a, b = span(L, rng); m = Money(rng, c, sym=rng.choice(('', '', 'pre')), plain=.03); op = opening_for(rng, c, L, 0); cl = run(L, op)
    bank = rng.choice(CC[c]['banks'].split(',')); d.put(x0, 38, bank, size=16, bold=True); d.put(x1, 34, 'Estado de Cuenta', size=11, bold=True, align='right')
    yy = 48
    for k, v in (('Periodo', f"DEL {fd(a, 'DD/MM/YYYY')} AL {fd(b, 'DD/MM/YYYY')}"), ('No. de Cuenta', digits(rng, 10)), ('No. Cuenta CLABE', digits(rng, 18)), ('R.F.C', 'HERJ' + digits(rng, 6) + 'AB1')): d.put(x1 - 170, yy, k, size=7); d.put(x1, yy, v, size=7, align='right'); yy += 10
    for i, s in enumerate(address(rng, c)): d.put(x0, 62 + 11 * i, s, size=8)
    p.y = 108; nin = [t for t in L if t.minor > 0]; nout = [t for t in L if t.minor < 0]
    y1 = box(p, x0, p.y, 240, 'Comportamiento', [('Saldo Anterior', (m.n(op), dict(opening=True))), (f'Depósitos / Abonos (+)  {len(nin)}', m.n(sum(t.minor for t in nin))), (f'Retiros / Cargos (-)  {len(nout)}', m.n(sum(t.minor for t in nout))), ('Saldo Final', (m.n(cl), dict(closing=True)))])
    y2 = box(p, x0 + 290, p.y, x1 - x0 - 290, 'Información Financiera', [('Saldo Promedio', m.n(rng.randint(100000, 3000000))), ('Días del Periodo', '31'), ('Tasa Bruta Anual', rate(rng, 0, 1)), ('ISR Retenido', '0.00'), ('Comisiones de la cuenta', m.n(rng.choice((0, 5800))))])
    p.y = max(y1, y2) + 14; d.put(x0, p.y, 'Detalle de Movimientos Realizados', size=9, bold=True); p.y += 14
    bals = rng.choice((0, 1, 2)); two = maybe(rng, .7); df = rng.choice(('DD/MON', 'DD-MON', 'DD MON', 'DD-MON-YYYY')); group = maybe(rng, .2)
    cols = [Col('date', 46, 'left', ['FECHA', 'OPER'])] + ([Col('post', 46, 'left', ['FECHA' if maybe(rng, .5) else '', 'LIQ'])] if two else [])
    if maybe(rng, .4): cols.append(Col('cod', 22, 'left', 'COD.'))
    cols.append(Col('name', 0, 'left', rng.choice(('DESCRIPCIÓN', 'CONCEPTO', 'Descripción / Referencia'))))
    if maybe(rng, .3): cols.append(Col('ref', 56, 'left', 'REFERENCIA'))
    mm = [Col(k, 56, 'right', h) for k, h in zip(('out', 'inn'), rng.choice((('CARGOS', 'ABONOS'), ('RETIROS', 'DEPOSITOS'), (['RETIRO /', 'CARGO'], ['DEPÓSITO /', 'ABONO']))))]
    if maybe(rng, .3): mm.reverse()
    cols += mm
    if bals: cols.append(Col('bal', 60, 'right', 'OPERACIÓN' if bals == 2 else 'SALDO'))
    if bals == 2: cols.append(Col('bal2', 60, 'right', 'LIQUIDACIÓN'))
    place(cols, x0, x1, 6); p.head(cols)
    p.furniture = lambda q: (d.put(x0, 36, bank, size=10, bold=True), d.put(x1, 36, f'PAGINA {q.n} / 4   No. de Cuenta {digits(rng, 10)}', size=7, align='right'), foot_note(q, f'{bank} MEXICO, S.A., INSTITUCION DE BANCA MULTIPLE. Av. Paseo de la Reforma {digits(rng, 3)}', x0, 775, False), setattr(q, 'y', 60))
    for i, t in enumerate(L):
        last = i + 1 == len(L) or L[i + 1].day != t.day
        t.cells = dict(date=fd(t.day, df, 'es'), post=fd(t.post, df, 'es'), cod=rng.choice(('T17', 'N06', 'A15', 'P14', 'W02')), ref=t.ref[:9], bal=m.s(t.bal) if bals == 1 or last else '', bal2=m.s(t.bal) if last else '', **({'out': m.mag(t.minor)} if t.minor < 0 else {'inn': m.mag(t.minor)}))
        if maybe(rng, .4): t.sub = rng.choice(([f'Ref. {t.ref}'], [f'{digits(rng, 10)} {digits(rng, 3)} 0{digits(rng, 6)}', f'MBAN01{digits(rng, 14)}'], [f'Referencia ******{digits(rng, 4)}']))
    table(p, cols, L, group=group, split=maybe(rng, .3)); p.cols = None
    p.need(60); p.y += 6; d.put(x0, p.y, 'Total de Movimientos', size=p.size, bold=True); p.y += 12
    p.y = box(p, x0, p.y, 300, None, [('TOTAL IMPORTE CARGOS', m.n(sum(t.minor for t in nout))), ('TOTAL MOVIMIENTOS CARGOS', str(len(nout))), ('TOTAL IMPORTE ABONOS', m.n(sum(t.minor for t in nin))), ('TOTAL MOVIMIENTOS ABONOS', str(len(nin)))]) + 10
    if maybe(rng, .5): p.need(60); p.y = grid(p, x0, p.y, 360, ['Otros productos incluidos', 'Contrato', 'Saldo'], [('Apartados', digits(rng, 10), m.n(rng.randint(0, 900000))), ('Fondo de inversión', digits(rng, 10), m.n(rng.randint(0, 900000)))])
    if maybe(rng, .4): p.need(40); p.y += 8; p.para(x0, x1 - x0, adverts(rng, c), 7)
    return d

@pdf
def in_savings(rng):
    c = 'IN'; land = maybe(rng, .25); d = stmt.Doc(*((842, 595) if land else (595, 842))); p = Pages(rng, d, rng.uniform(6.8, 8), top=60, bottom=d.height - 55); x0 = rng.randint(22, 40); x1 = d.width - x0
    L = txs(rng, c, rng.randint(4, 24)); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.08); op = opening_for(rng, c, L, 0); cl = run(L, op)
    bank = rng.choice(CC[c]['banks'].split(',')); d.put(x0, 36, bank.upper(), size=14, bold=True)
    rows = [('Account Branch', rng.choice(CC[c]['cities'].split(',')).upper()), ('Phone no.', '1800 ' + digits(rng, 3) + ' ' + digits(rng, 4)), ('OD Limit', '0.00  Currency : INR'), ('Cust ID', digits(rng, 8)), ('Account No', digits(rng, 14)), ('A/C Open Date', '12/08/2014'), ('RTGS/NEFT IFSC', 'HDFC0' + digits(rng, 6)), ('MICR', digits(rng, 9))]
    y = 34
    for k, v in rows[:rng.randint(4, 8)]: d.put(x1 - 210, y, f'{k} : {v}', size=7); y += 9.5
    for i, s in enumerate(address(rng, c)): d.put(x0, 56 + 10 * i, s, size=8)
    d.put(x0, y + 12, rng.choice((f"Statement From : {fd(a, 'DD/MM/YYYY')} To : {fd(b, 'DD/MM/YYYY')}", f"Statement of Account for the period {fd(a, 'DD-Mon-YYYY')} to {fd(b, 'DD-Mon-YYYY')}")), size=8, bold=True); p.y = max(y, 90) + 32
    way = rng.choice(('cols', 'cols', 'crdr', 'drcrcol')); df = rng.choice(('DD/MM/YY', 'DD-MM-YYYY', 'DD Mon YYYY', 'DD/MM/YYYY', 'DD-Mon-YY', 'D Mon')); serial = maybe(rng, .25); ref = maybe(rng, .7); val = maybe(rng, .6); balsign = rng.choice(('minus', 'minus', 'Cr', 'CrDr'))
    cols = ([Col('sl', 18, 'left', rng.choice(('S No.', '#', 'Sl')))] if serial else []) + [Col('date', 52, 'left', rng.choice(('Date', ['Txn', 'Date'], ['Transaction', 'Date'])))]
    v = Col('val', 52, 'left', rng.choice(('Value Dt', ['Value', 'Date'])))
    if val and maybe(rng, .5): 
        if maybe(rng, .3): cols.insert(len(cols) - 1, v)
        else: cols.append(v)
        v = None
    cols.append(Col('name', 0, 'left', rng.choice(('Narration', 'Description', 'Particulars', 'Transaction Remarks'))))
    if ref: cols.append(Col('ref', 64, 'left', rng.choice(('Chq./Ref.No.', ['Ref No./', 'Cheque No.'], 'Cheque Number'))))
    if val and v: cols.append(v)
    if way == 'cols':
        q = [Col(k, 58, 'right', h) for k, h in zip(('out', 'inn'), rng.choice(((['Withdrawal', 'Amt.'], ['Deposit', 'Amt.']), ('Debit', 'Credit'), (['Withdrawal', '(Dr)'], ['Deposit', '(Cr)']), (['Withdrawal Amount', '(INR)'], ['Deposit Amount', '(INR)']))))]
        if maybe(rng, .2): q.reverse()
        cols += q
    else:
        cols += [Col('amt', 66, 'right', rng.choice(('Amount', 'Amount (INR)', 'Amount (Rs.)')))]
        if way == 'drcrcol': cols.append(Col('sign', 22, 'left', 'Dr/Cr'))
    cols.append(Col('bal', 68, 'right', rng.choice((['Closing', 'Balance'], 'Balance', 'Balance (INR)'))))
    place(cols, x0, x1, 6); p.head(cols); nc = next(q for q in cols if q.key == 'name'); bc = cols[-1]
    p.furniture = lambda q: (d.put(x0, 34, f'{bank}  Account Statement', size=8), d.put(x1, 34, f'Page No .: {q.n}', size=7, align='right'), foot_note(q, '*Closing balance includes funds earmarked for hold and uncleared funds', x0, d.height - 24, False), setattr(q, 'y', 54))
    openrow = maybe(rng, .5)
    if openrow: d.put(nc.left, p.y, rng.choice(('Opening Balance', 'B/F', 'BROUGHT FORWARD')), size=p.size); d.put(bc.at, p.y, m.s(op, balsign), size=p.size, align='right', opening=True); p.y += p.lead * 1.3
    for i, t in enumerate(L): t.cells = dict(sl=str(i + 1), date=fd(t.day, df), val=fd(t.post, df), ref=digits(rng, 12)[:rng.choice((6, 11))] if maybe(rng, .8) else '', bal=m.s(t.bal, balsign), sign='DR' if t.minor < 0 else 'CR', **(({'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}) if way == 'cols' else {'amt': m.s(t.minor, 'CrDr') if way == 'crdr' else m.n(t.minor)}))
    if way == 'cols' and maybe(rng, .2):
        for t in L: t.cells['inn' if t.minor < 0 else 'out'] = None
    table(p, cols, L, split=maybe(rng, .25)); p.cols = None
    p.need(70); p.y += 10; d.put(x0, p.y, 'STATEMENT SUMMARY :-', size=8, bold=True); p.y += 13
    z = [('Opening Balance', m.n(op), {} if openrow else dict(opening=True)), ('Dr Count', str(sum(t.minor < 0 for t in L)), {}), ('Cr Count', str(sum(t.minor > 0 for t in L)), {}), ('Debits', m.n(sum(t.minor for t in L if t.minor < 0)), {}), ('Credits', m.n(sum(t.minor for t in L if t.minor > 0)), {}), ('Closing Bal', m.s(cl), dict(closing=True))]
    for i, (k, vv, lab) in enumerate(z): d.put(x0 + i * (x1 - x0) / 6, p.y, k, size=7, bold=True); d.put(x0 + i * (x1 - x0) / 6, p.y + 11, vv, size=7.5, **lab)
    p.y += 26
    if maybe(rng, .5): p.para(x0, x1 - x0, f"Generated On: {fd(b, 'DD-Mon-YYYY')} 11:42:07 Requesting Branch Code: NET. This is a computer generated statement and does not require signature. GSTIN 27AAACH{digits(rng, 4)}Q1Z0", 6.5)
    return d

@pdf
def in_card(rng):
    c = 'IN'; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.6, 8.8), top=60, bottom=780); x0 = rng.randint(30, 50); x1 = 595 - x0
    st = start_day(rng); b = st + datetime.timedelta(31); L = txs(rng, c, rng.randint(4, 20), st, 30, card=True, p_in=rng.choice((0, .1, .2))); m = Money(rng, c, sym=rng.choice(('', '', 'pre')), plain=.03)
    prev = rng.randint(0, 4000000); new = prev - sum(t.minor for t in L); R = lambda v: ('-' if v < 0 else '') + m.n(v)
    d.put(x0, 38, rng.choice(('Regalia Gold Credit Card Statement', 'SBI Card ELITE', 'Amazon Pay ICICI Card', 'Axis ACE Monthly Statement')), size=13, bold=True); d.put(x1, 38, f"Statement Date: {fd(b, 'DD/MM/YYYY')}", size=8, align='right'); d.put(x1, 50, f'Card No: {digits(rng, 4)} {digits(rng, 2)}XX XXXX {digits(rng, 4)}', size=8, align='right')
    z = [('Payment Due Date', fd(b + datetime.timedelta(18), 'DD/MM/YYYY'), {}), ('Total Dues', R(new), dict(closing=True)), ('Minimum Amount Due', R(max(20000, new // 20)), {})]
    for i, (k, v, lab) in enumerate(z): d.put(x0 + i * 180, 76, k, size=8); d.put(x0 + i * 180, 90, v, size=11, bold=True, **lab)
    d.put(x0, 116, 'Account Summary', size=9, bold=True)
    for i, (k, v, lab) in enumerate((('Opening Balance', R(prev), dict(opening=True)), ('Payment/ Credits', m.n(sum(t.minor for t in L if t.minor > 0)), {}), ('Purchase/ Debits', m.n(sum(t.minor for t in L if t.kind in ('card', 'dd'))), {}), ('Finance Charges', m.n(sum(t.minor for t in L if t.kind == 'fee')), {}), ('Total Dues', R(new), {}))): d.put(x0 + i * (x1 - x0) / 5, 130, k, size=7); d.put(x0 + i * (x1 - x0) / 5, 142, v, size=8.5, **lab)
    d.put(x0, 162, f"Credit Limit (Including Cash)  Rs.{num(rng.choice((10000000, 30000000)), 'in')}   Available Credit Limit  Rs.{num(rng.randint(1000000, 9000000), 'in')}   Available Cash Limit  Rs.{num(4000000, 'in')}", size=7)
    p.y = 186; timec = maybe(rng, .5); rp = maybe(rng, .6); sign = rng.choice(('Crs', 'crsp', 'crdrcol', 'both')); fx = maybe(rng, .4); df = rng.choice(('DD/MM/YYYY', 'DD Mon YY', 'DD Mon', 'DD-MM-YYYY'))
    cols = [Col('date', 54, 'left', 'Date')] + ([Col('time', 40, 'left', '')] if timec else []) + ([Col('ser', 52, 'left', 'SerNo.')] if maybe(rng, .25) else []) + [Col('name', 0, 'left', rng.choice(('Transaction Description', 'Transaction Details', 'Merchant Name')))] + ([Col('rp', 40, 'right', ['Reward', 'Points'])] if rp else []) + ([Col('fx', 62, 'right', ['Intl.#', 'amount'])] if fx else []) + [Col('amt', 74, 'right', rng.choice(('Amount (in Rs.)', 'Amount (₹)')))] + ([Col('sign', 16, 'left', '')] if sign == 'crdrcol' else [])
    place(cols, x0, x1, 7); p.furniture = lambda q: (d.put(x0, 34, f'Page {q.n} of 3', size=7), d.put(x1, 34, f'GSTIN: 33AAACH{digits(rng, 4)}G1Z{digits(rng, 1)}  HSN Code: 9971', size=6.5, align='right'), setattr(q, 'y', 58))
    for t in L:
        t.cells = dict(date=fd(t.day, df), time=t.time + f':{rng.randint(0, 59):02d}', ser=digits(rng, 10), rp=('- ' if t.minor > 0 else '') + str(abs(t.minor) // 15000 * 4), fx=rng.choice(('USD ', 'EUR ')) + num(rng.randint(100, 20000), 'us') if t.kind == 'card' and maybe(rng, .15) else '', amt={'Crs': m.mag(t.minor) + (' Cr' if t.minor > 0 else ''), 'crsp': m.s(t.minor, 'crsp'), 'crdrcol': m.mag(t.minor), 'both': m.s(t.minor, 'plusonly')}[sign], sign='CR' if t.minor > 0 else 'DR')
    holders = rng.sample(CC[c]['people'].split(','), rng.choice((1, 2)))
    d.put(x0, p.y, 'Domestic Transactions', size=9.5, bold=True); p.y += 14; p.head(cols); nc = next(q for q in cols if q.key == 'name')
    for i, h in enumerate(holders):
        part = [t for j, t in enumerate(L) if (j % len(holders)) == i]
        if not part: continue
        p.need(40, True); d.put(nc.left if maybe(rng, .5) else x0, p.y, h.upper() + (f' (Add-on XX{digits(rng, 4)})' if i else ''), size=p.size, bold=True); p.y += p.lead * 1.3; table(p, cols, part)
    p.cols = None; p.need(90); p.y += 8; d.put(x0, p.y, 'Reward Points Summary', size=9, bold=True); p.y += 13
    p.y = grid(p, x0, p.y, 400, ['Opening Balance', 'Feature + Bonus Points Earned', 'Disbursed', 'Adjusted/Lapsed', 'Closing Balance'], [(f'{rng.randint(0, 9000)}', rng.randint(0, 500), '0', '0', f'{rng.randint(0, 9900)}')]) + 8
    if maybe(rng, .6): p.need(60); d.put(x0, p.y, 'Past Dues (if any)', size=9, bold=True); p.y += 13; p.y = grid(p, x0, p.y, 400, ['Overlimit', '3 Months+', '2 Months', '1 Month', 'Current Dues'], [('0.00', '0.00', '0.00', '0.00', R(new))]) + 6
    if maybe(rng, .5): p.need(60); d.put(x0, p.y, 'Offers on your card', size=9, bold=True); p.y += 12; p.para(x0, x1 - x0, f'Convert {m.n(rng.randint(500000, 900000))} to EMI at {rate(rng, 1, 2)} per month. Flat 10% off up to Rs. 1,500 on {shop_of(rng, c)}.', 7.5)
    return d

@pdf
def za_account(rng):
    c = 'ZA'; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.4, 8.8), top=60, bottom=770); x0 = rng.randint(30, 50); x1 = 595 - x0
    L = txs(rng, c, rng.randint(5, 26)); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.05); op = opening_for(rng, c, L, .15); cl = run(L, op)
    bank = rng.choice(CC[c]['banks'].split(',')); d.put(x0, 40, bank, size=17, bold=True); d.put(x1, 40, rng.choice(('Cheque Account Statement', 'Gold Business Account', 'Aspire Current Account', 'BANK STATEMENT / TAX INVOICE')), size=9, bold=True, align='right'); d.put(x1, 52, f"Statement Period : {fd(a, 'D Month YYYY')} to {fd(b, 'D Month YYYY')}", size=7.5, align='right'); d.put(x1, 63, f'VAT Reg No. 4{digits(rng, 9)}   Account {digits(rng, 11)}', size=7.5, align='right')
    for i, s in enumerate(address(rng, c)): d.put(x0, 78 + 11 * i, s, size=8.5)
    sty = rng.choice(('Cr', 'minus', 'cols', 'trail', 'Cr')); balm = 'Cr' if sty == 'Cr' else 'trail' if sty == 'trail' else 'minus'
    def BAL(v): return m.n(v) + (' Cr' if v >= 0 else ' Dr') if balm == 'Cr' else m.s(v, balm)
    y1 = box(p, x0, 124, 235, 'Statement Balances', [('Opening Balance', (BAL(op), dict(opening=True))), ('Closing Balance', (BAL(cl), dict(closing=True))), ('VAT Inclusive @ 15.00%', m.n(rng.randint(100, 4000)) + ' Dr'), ('Total VAT (ZAR)', m.n(rng.randint(100, 4000)) + ' Dr')])
    y2 = box(p, x0 + 280, 124, x1 - x0 - 280, 'Bank Charges', [('Service Fees', m.n(rng.randint(1000, 30000)) + ' Dr'), ('Cash Deposit Fees', '0.00 Dr'), ('Interest rate: credit', 'Tiered'), ('Debit rate', rate(rng, 10, 22)), ('Overdraft limit', m.n(rng.choice((0, 1000000))))])
    p.y = max(y1, y2) + 14
    df = rng.choice(('DD Mon', 'DD/MM/YYYY', 'YYYY/MM/DD', 'DD MON', 'D/MM/YYYY', 'MM DD')); fee = maybe(rng, .5); catc = maybe(rng, .25)
    cols = [Col('date', 52, 'left', rng.choice(('Date', ['Posting', 'Date'])))]
    if maybe(rng, .3): cols.append(Col('post', 52, 'left', ['Trans.', 'Date'])); realfirst = True
    else: realfirst = False
    if realfirst: cols[0].key, cols[1].key = 'post', 'date'
    cols.append(Col('name', 0, 'left', rng.choice(('Description', 'Transaction Description', 'Details'))))
    if catc: cols.append(Col('cat', 66, 'left', 'Category'))
    if fee and maybe(rng, .4): cols.append(Col('fee', 40, 'right', rng.choice(('Fee*', 'Service Fee')))); feedone = True
    else: feedone = False
    cols += [Col(k, 58, 'right', h) for k, h in zip(('out', 'inn'), rng.choice((('Debits', 'Credits'), ('Money Out', 'Money In'), ('Debit Amount', 'Credit Amount'))))] if sty == 'cols' else [Col('amt', 68, 'right', 'Amount')]
    cols.append(Col('bal', 72, 'right', 'Balance'))
    if fee and not feedone: cols.append(Col('fee', 42, 'right', ['Accrued', 'Bank', 'Charges']))
    place(cols, x0, x1, 7); p.head(cols)
    p.furniture = lambda q: (d.put(x0, 34, f'{bank}   Page {q.n} of 3', size=8), setattr(q, 'y', 56))
    for t in L:
        t.cells = dict(date=fd(t.day, df), post=fd(t.post, df), cat=rng.choice(WORDS['en']['cats']), fee=num(rng.choice((50, 120, 275, 650)), 'us') if maybe(rng, .25) else '', bal=(m.n(t.bal) + ('Cr' if t.bal >= 0 else 'Dr')) if balm == 'Cr' else m.s(t.bal, balm), **(({'out': m.s(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}) if sty == 'cols' else {'amt': m.s(t.minor, sty)}))
    state = [op]
    table(p, cols, L, group=False); p.cols = None
    p.need(60); d.put(x0, p.y + 4, 'Closing Balance', size=p.size, bold=True); bc = next(q for q in cols if q.key == 'bal'); d.put(bc.at, p.y + 4, BAL(cl), size=p.size, bold=True, align='right'); p.y += p.lead * 2.2
    if maybe(rng, .6): p.y = grid(p, x0, p.y, 340, ['Turnover for Statement Period', 'No.', 'Amount'], [('No. Credit Transactions', sum(t.minor > 0 for t in L), m.n(sum(t.minor for t in L if t.minor > 0)) + ' Cr'), ('No. Debit Transactions', sum(t.minor < 0 for t in L), m.n(sum(t.minor for t in L if t.minor < 0)) + ' Dr')])
    return d

@pdf
def au_ca_account(rng):
    c = rng.choice(('AU', 'AU', 'CA')); d = stmt.Doc(*((595, 842) if c == 'AU' else (612, 792))); p = Pages(rng, d, rng.uniform(8, 9.4), top=66, bottom=d.height - 70); x0 = rng.randint(36, 70); x1 = d.width - rng.randint(36, 56)
    L = txs(rng, c, rng.randint(5, 24)); a, b = span(L, rng); m = Money(rng, c, sym='', plain=.04); op = opening_for(rng, c, L, .15); cl = run(L, op); bank = rng.choice(CC[c]['banks'].split(','))
    d.put(x0, 40, bank, size=17, bold=True)
    yy = 36
    for k, v, lab in (('Statement ' + digits(rng, 2), f'(Page 1 of 3)', {}), ('Account Number', f'{digits(rng, 2)} {digits(rng, 4)} {digits(rng, 8)}', {}), ('Statement Period', f"{fd(a, 'D Mon YYYY')} - {fd(b, 'D Mon YYYY')}", {}), ('Closing Balance', f"${m.n(cl)} {'CR' if cl >= 0 else 'DR'}", dict(closing=True)), ('Enquiries', '13 2221' if c == 'AU' else '1-800-769-2511', {})): d.put(x1 - 190, yy, k, size=8, bold=True); d.put(x1, yy, v, size=8, align='right', **lab); yy += 12
    for i, s in enumerate(address(rng, c)): d.put(x0, 78 + 11 * i, s, size=8.5)
    p.y = 130
    if maybe(rng, .4): p.para(x0, x1 - x0, f"Note: {adverts(rng, c)}", 7.5); p.y += 6
    way = rng.choice(('each', 'day', 'day')) ; group = maybe(rng, .5); df = rng.choice(('DD Mon', 'DD MON', 'D Mon', 'Mon D', 'MONDD'[:3] + ' DD')) if c == 'CA' else rng.choice(('DD Mon', 'DD MON', 'DD/MM', 'D Mon YYYY'))
    if c == 'CA': outw, inw = rng.choice((('Withdrawals ($)', 'Deposits ($)'), (['Amounts debited', 'from your account ($)'], ['Amounts credited', 'to your account ($)']), ('Debits', 'Credits')))
    else: outw, inw = rng.choice((('Debit', 'Credit'), (['Withdrawals', '$'], ['Deposits', '$']), ('Debits', 'Credits')))
    crd = c == 'AU' and maybe(rng, .5); yearrow = maybe(rng, .4); blank = maybe(rng, .15)
    cols = [Col('date', 52, 'left', 'Date'), Col('name', 0, 'left', rng.choice(('Transaction', 'Description', 'Transaction details', 'Particulars')))] + ([Col('sign0', 8, 'left', '')] if False else []) + [Col('out', 64, 'right', outw), Col('inn', 64, 'right', inw), Col('bal', 78, 'right', rng.choice(('Balance', 'Balance ($)')))]
    place(cols, x0, x1, 8); nc, bc = cols[1], cols[-1]; BAL = (lambda v: ('$' if crd else '') + m.n(v) + (' CR' if v >= 0 else ' DR')) if crd else (lambda v: m.s(v, 'minus'))
    p.furniture = lambda q: (d.put(x0, 36, bank, size=9, bold=True), d.put(x1, 36, f'Statement {digits(rng, 2)} (Page {q.n} of 3)', size=8, align='right'), setattr(q, 'y', 60))
    p.head(cols)
    if yearrow: d.put(x0, p.y, str(a.year), size=p.size, bold=True); p.y += p.lead
    d.put(x0, p.y, fd(a, df), size=p.size); d.put(nc.left, p.y, (f'{a.year} ' if maybe(rng, .3) else '') + rng.choice(('OPENING BALANCE', 'Opening balance', 'Balance forward')), size=p.size, bold=True); d.put(bc.at, p.y, BAL(op), size=p.size, bold=True, align='right', opening=True); p.y += p.lead * 1.4
    for i, t in enumerate(L):
        last = i + 1 == len(L) or L[i + 1].day != t.day
        t.cells = dict(date=fd(t.day, df), bal=BAL(t.bal) if way == 'each' or last else '', **({'out': m.n(t.minor)} if t.minor < 0 else {'inn': ('$' if crd else '') + m.n(t.minor)}))
        if c == 'AU' and t.kind == 'card' and maybe(rng, .5): t.sub = [f"Card xx{digits(rng, 4)}"] if maybe(rng, .4) else [f"Card xx{digits(rng, 4)} Value Date: {fd(t.day - datetime.timedelta(rng.randint(0, 3)), 'DD/MM/YYYY')}"] if maybe(rng, .6) else [f"Effective Date {fd(t.day - datetime.timedelta(1), 'DD/MM/YYYY')}"]
    state = [op, 0, 0]
    def upd(q, t, last): state[0] = t.bal; state[1 if t.minor < 0 else 2] += abs(t.minor)
    if c == 'AU' and maybe(rng, .4): p.before = lambda q: (d.put(nc.left, q.y, 'TOTALS AT END OF PAGE', size=q.size), [d.put(cols[j].at, q.y, '$' + m.n(state[k]), size=q.size, align='right') for j, k in ((2, 1), (3, 2))])
    table(p, cols, L, group=group, after_row=upd, amt_last=maybe(rng, .3)); p.before = p.cols = None
    p.need(60); d.put(x0, p.y, fd(b, df), size=p.size); d.put(nc.left, p.y, (f'{b.year} ' if maybe(rng, .3) else '') + 'CLOSING BALANCE', size=p.size, bold=True); d.put(bc.at, p.y, BAL(cl), size=p.size, bold=True, align='right'); p.y += p.lead * 2
    if maybe(rng, .6): p.y = grid(p, x0, p.y, x1 - x0, ['Opening balance', '- Total debits', '+ Total credits', '= Closing balance'], [(BAL(op), '$' + m.n(state[1]), '$' + m.n(state[2]), BAL(cl))]) + 10
    if maybe(rng, .5): p.need(100); d.put(x0, p.y, 'Transaction Summary during ' + fd(a, 'Month'), size=8.5, bold=True); p.y += 12; p.y = grid(p, x0, p.y, 420, ['Transaction Type', 'Number', 'Free', 'Chargeable', 'Unit price', 'Fee'], [(k, rng.randint(0, 9), rng.randint(0, 5), '0', '$' + rng.choice(('0.00', '2.50', '0.65')), '$0.00') for k in ('Staff assisted withdrawals', 'Cheques written', 'Electronic')])
    return d

@pdf
def wallet_currencies(rng):
    """A wallet with two or three currency tables."""
    home = rng.choice(list(CC)); lang = rng.choice(('en', 'en', 'en', CC[home]['lang'])); W = WORDS[lang]; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.8, 9), top=60, bottom=775); x0 = rng.randint(34, 56); x1 = 595 - x0
    cs = [home] + rng.sample([k for k in CC if CC[k]['cur'] != CC[home]['cur']], 3); curs = []
    for k in cs:
        if CC[k]['cur'] not in [CC[q]['cur'] for q in curs]: curs.append(k)
    curs = curs[:rng.choice((2, 2, 3))]; st = start_day(rng); b = st + datetime.timedelta(30)
    style = rng.choice(('us', 'us', 'de')) if lang != 'en' else 'us'
    d.put(x0, 42, rng.choice(('PayPal', 'Wise', 'Revolut', 'Payoneer', 'Skrill', 'Airwallex')), size=18, bold=True); d.put(x1, 42, f"{fd(st, 'DD/MM/YYYY')} - {fd(b, 'DD/MM/YYYY')}", size=8.5, align='right'); d.put(x1, 54, rng.choice(CC[home]['people'].split(',')) + '  ID P' + digits(rng, 7), size=8, align='right')
    data = []
    for k in curs:
        L = txs(rng, k, rng.randint(1, 9), st, 30); op = opening_for(rng, k, L, 0); cl = run(L, op); data.append((k, L, op, cl))
    p.y = 84
    if maybe(rng, .7):
        d.put(x0, p.y, dict(en='Balance summary').get(lang, W['bal']), size=10, bold=True); p.y += 14
        p.y = grid(p, x0, p.y, 420, ['', W['open'], W['out'], W['inn'], W['close']], [(CC[k]['cur'], num(op, style), num(sum(t.minor for t in L if t.minor < 0), style), num(sum(t.minor for t in L if t.minor > 0), style), num(cl, style)) for k, L, op, cl in data]) + 14
    way = rng.choice(('sign', 'cols', 'gfn', 'symbol')); bal = way != 'gfn' and maybe(rng, .7); newest = maybe(rng, .4); df = rng.choice(('DD/MM/YYYY', 'D Mon YYYY', 'D Mon', 'Mon D, YYYY', 'DD Mon'))
    p.furniture = lambda q: (d.put(x1, 34, f"{W['page']} {q.n}", size=7, align='right'), setattr(q, 'y', 56))
    for k, L, op, cl in data:
        cur, S = CC[k]['cur'], CC[k]['sym']; p.need(80); d.put(x0, p.y, rng.choice((f'{cur} statement', f'{cur}', f"{W['bal']} ({cur})", f'Account: {cur} - {S}')), size=11, bold=True)
        if maybe(rng, .4): d.put(x1, p.y, f'{num(cl, style)} {cur}', size=10, bold=True, align='right', closing=True); done = True
        else: done = False
        p.y += 16
        cols = [Col('date', 62, 'left', W['date']), Col('name', 0, 'left', W['desc'])]
        if way == 'gfn':
            cols += [Col('gross', 58, 'right', 'Gross'), Col('fee', 46, 'right', 'Fee'), Col('amt', 62, 'right', 'Net')]
        elif way == 'cols':
            cols += [Col('out', 64, 'right', W['out']), Col('inn', 64, 'right', W['inn'])]
        else: cols += [Col('amt', 74, 'right', W['amount'])]
        if bal: cols.append(Col('bal', 74, 'right', W['bal']))
        place(cols, x0, x1, 8); p.head(cols)
        sy = (lambda v: S + (' ' if S == 'R$' else '') + num(v, style)) if way == 'symbol' else (lambda v: num(v, style))
        for t in L:
            t.cells = dict(date=fd(t.day, df, lang), bal=sy(t.bal), **(({'out': sy(t.minor)} if t.minor < 0 else {'inn': sy(t.minor)}) if way == 'cols' else {'amt': ('-' if t.minor < 0 else '') + sy(t.minor)}))
            if way == 'gfn':
                f = rng.choice((0, 0, 35, 120)) if t.minor > 0 else 0; t.cells.update(gross=('-' if t.minor < 0 else '') + num(abs(t.minor) + f, style), fee=('-' if f else '') + num(f, style))
            if maybe(rng, .35): t.sub = rng.choice(([f'ID: {"".join(rng.choice("ABCDEFGH0123456789") for _ in range(17))}'], [f'Transaction: CARD-{t.ref}'], [f'Revolut Rate 1.00 {cur} = {rng.uniform(.5, 1.9):.4f} {rng.choice(("USD", "EUR", "GBP"))}'], ['To: ' + shop_of(rng, k) + ', ' + rng.choice(CC[k]['cities'].split(','))]))
        table(p, cols, L[::-1] if newest else L); p.cols = None
        if maybe(rng, .5): p.need(16); d.put(x0, p.y, W['total'], size=p.size, bold=True); ac = next(q for q in cols if q.key in ('amt', 'inn')); d.put(ac.at, p.y, sy(sum(t.minor for t in L if way != 'cols' or t.minor > 0)), size=p.size, bold=True, align='right'); p.y += p.lead
        p.y += 14
    return d

@pdf
def block_cards(rng):
    """Each transaction a block of two or three lines, with labels; app exports."""
    c = rng.choice(list(CC)); C = CC[c]; lang = C['lang']; W = WORDS[lang]; d = stmt.Doc(*rng.choice(((595, 842), (430, 842)))); p = Pages(rng, d, rng.uniform(8, 9.6), top=56, bottom=780); x0 = rng.randint(26, 50); x1 = d.width - x0
    L = txs(rng, c, rng.randint(3, 14)); a, b = span(L, rng); m = Money(rng, c, sym=rng.choice(('pre' if lang in ('en', 'pt') or c == 'MX' else 'post', 'code', '')), plain=.08); op = opening_for(rng, c, L, 0); cl = run(L, op); L = L[::-1] if maybe(rng, .6) else L
    d.put(x0, 38, rng.choice(C['banks'].split(',')), size=14, bold=True); d.put(x1, 38, W['bal'] + ' ' + m.s(cl), size=9, align='right', closing=True) if maybe(rng, .5) else None
    d.put(x0, 54, f"{fd(a, 'D month YYYY', lang)} - {fd(b, 'D month YYYY', lang)}", size=8); p.y = 84
    kind = rng.choice(('stack', 'labels', 'three', 'datebox')); sign = rng.choice(('minus', 'both', 'bothsp')); df = rng.choice(('DD/MM/YYYY', 'D mon YYYY', 'Wd D mon', 'DD mon')) if c != 'US' else rng.choice(('MM/DD/YYYY', 'Mon D, YYYY')); bal = maybe(rng, .4)
    p.furniture = lambda q: (d.put(x1, 30, f"{W['page']} {q.n}", size=7, align='right'), setattr(q, 'y', 56))
    for t in L:
        w = x1 - x0 - 110 - (44 if kind == 'datebox' else 0); t.lines = cut(t.desc, w, p.size); r = t.row = d.row(t.day, t.minor, ' '.join(t.lines)); p.need(p.lead * (len(t.lines) + 4))
        if kind == 'stack':
            d.put(x1, p.y, m.s(t.minor, sign), size=p.size * 1.05, bold=True, align='right', amount=r)
            for s in t.lines: d.put(x0, p.y, s, size=p.size, name=r, bold=False); p.y += p.lead
            d.put(x0, p.y, fd(t.day, df, lang), size=p.size * .85, date=r)
            if maybe(rng, .5): d.put(x0 + 90, p.y, rng.choice(W['cats']), size=p.size * .85)
            if bal: d.put(x1, p.y, m.s(t.bal), size=p.size * .85, align='right', balance=r)
            p.y += p.lead * 1.8
        elif kind == 'labels':
            d.put(x0, p.y, W['date'] + ':', size=p.size * .9); d.put(x0 + 80, p.y, fd(t.day, df, lang), size=p.size, date=r); d.put(x1, p.y, 'ID ' + t.ref, size=p.size * .8, align='right'); p.y += p.lead
            d.put(x0, p.y, (W['desc'] + ':') if len(W['desc']) < 14 else 'Text:', size=p.size * .9)
            for s in t.lines: d.put(x0 + 80, p.y, s, size=p.size, name=r); p.y += p.lead
            d.put(x0, p.y, W['amount'] + ':', size=p.size * .9); d.put(x0 + 80, p.y, m.s(t.minor, sign), size=p.size, bold=True, amount=r); p.y += p.lead
            if bal: d.put(x0, p.y, W['bal'] + ':', size=p.size * .9); d.put(x0 + 80, p.y, m.s(t.bal), size=p.size, balance=r); p.y += p.lead
            p.y += p.lead
        elif kind == 'three':
            d.put(x0, p.y, fd(t.day, df, lang), size=p.size * .85, date=r); d.put(x0 + 80, p.y, t.time, size=p.size * .85); d.put(x1, p.y, rng.choice(W['cats']), size=p.size * .85, align='right'); p.y += p.lead * 1.1
            d.put(x1, p.y, m.s(t.minor, sign), size=p.size * 1.1, bold=True, align='right', amount=r)
            for s in t.lines: d.put(x0, p.y, s, size=p.size, bold=False, name=r); p.y += p.lead
            d.put(x0, p.y, rng.choice(('Ref ', 'No. ', 'ID ')) + t.ref, size=p.size * .8); p.y += p.lead * 1.8
        else:
            d.put(x0 + 14, p.y, fd(t.day, 'DD'), size=p.size * 1.4, bold=True, align='center', date=r); d.put(x0 + 14, p.y + p.lead, fd(t.day, 'MON', lang), size=p.size * .8, align='center', date=r)
            d.put(x1, p.y, m.s(t.minor, sign), size=p.size, align='right', amount=r); y = p.y
            for s in t.lines: d.put(x0 + 44, y, s, size=p.size, name=r); y += p.lead
            d.put(x0 + 44, y, t.time + ' · ' + rng.choice(W['cats']), size=p.size * .8)
            if bal: d.put(x1, y, m.s(t.bal), size=p.size * .85, align='right', balance=r)
            p.y = max(y, p.y + p.lead) + p.lead * 1.7
    if maybe(rng, .5): p.need(30); p.para(x0, x1 - x0, adverts(rng, c), 7.5)
    return d

@pdf
def quarter_statement_sidebars(rng):
    """A combined household statement: portfolio overview with products, budget numbers per category, then the current account, then savings; dates without a year, month headings."""
    c = rng.choice(list(CC)); C = CC[c]; lang = C['lang']; W = WORDS[lang]; d = stmt.Doc(); p = Pages(rng, d, rng.uniform(7.6, 8.8), top=64, bottom=770); left = maybe(rng, .5); x0, x1 = (190, 560) if left else (36, 410); sx = 36 if left else 440; sw = 125
    m = Money(rng, c, sym='', plain=.05); L = txs(rng, c, rng.randint(4, 22), days=rng.choice((30, 60, 90))); a, b = span(L, rng); op = opening_for(rng, c, L, 0); cl = run(L, op)
    d.put(36, 42, rng.choice(C['banks'].split(',')), size=16, bold=True); d.put(560, 42, f"{fd(a, 'D month YYYY', lang)} - {fd(b, 'D month YYYY', lang)}", size=8, align='right')
    def sidebar(q):
        y = 80
        for i in range(rng.randint(1, 3)):
            t = rng.choice(('cats', 'rates', 'ad', 'limit', 'tel'))
            if t == 'cats': y = box(q, sx, y, sw, dict(en='Spending by category', de='Ausgaben nach Kategorie', fr='Dépenses par catégorie', es='Gastos por categoría', it='Spese per categoria', nl='Uitgaven per categorie', pt='Gastos por categoria')[lang], [(k, m.n(rng.randint(500, 90000))) for k in rng.sample(W['cats'], 4)], 7) + 12
            elif t == 'rates': y = box(q, sx, y, sw, dict(en='Interest rates', de='Zinssätze', fr='Taux', es='Tipos de interés', it='Tassi', nl='Rentetarieven', pt='Taxas')[lang], [(W['inn'], rate(rng, 0, 3, lang != 'en')), (W['out'], rate(rng, 8, 30, lang != 'en'))], 7) + 12
            elif t == 'limit': y = box(q, sx, y, sw, dict(en='Your limits', de='Ihre Limits', fr='Vos plafonds', es='Sus límites', it='I tuoi limiti', nl='Uw limieten', pt='Seus limites')[lang], [('ATM', m.n(50000)), ('Visa', m.n(250000))], 7) + 12
            else:
                for s in d.wrap(adverts(rng, c), sw, 7.5): d.put(sx, y, s, size=7.5); y += 10
                y += 12
            if y > 600: break
    sidebar(p); p.y = 80
    p.furniture = lambda q: (d.put(36, 36, f"{W['page']} {q.n}", size=7), sidebar(q) if maybe(rng, .3) else None, setattr(q, 'y', 62))
    months = maybe(rng, .4); df = ('DD' if maybe(rng, .5) else 'D') if months else rng.choice(('DD/MM', 'DD.MM.', 'D mon', 'DD mon')) if c != 'US' else 'MM/DD'
    way = rng.choice(('sign', 'cols', 'section')); bal = way == 'sign' and maybe(rng, .5)
    d.put(x0, p.y, W['acct'] + ' ' + digits(rng, 9), size=9.5, bold=True); p.y += 15
    d.put(x0, p.y, W['open'], size=p.size); d.put(x1, p.y, m.s(op), size=p.size, align='right', opening=True); p.y += p.lead * 1.6
    def cols_():
        cs = [Col('date', 36, 'left', W['date']), Col('name', 0, 'left', W['desc'] if len(W['desc']) < 12 else 'Text')] + ([Col('out', 54, 'right', W['out']), Col('inn', 54, 'right', W['inn'])] if way == 'cols' else [Col('amt', 62, 'right', W['amount'])]) + ([Col('bal', 62, 'right', W['bal'])] if bal else [])
        return place(cs, x0, x1, 7)
    for t in L: t.cells = dict(date=fd(t.day, df, lang), bal=m.s(t.bal), **(({'out': m.n(t.minor)} if t.minor < 0 else {'inn': m.n(t.minor)}) if way == 'cols' else {'amt': m.n(t.minor) if way == 'section' else m.s(t.minor)}))
    groups = []
    if way == 'section':
        for word, part in ((W['inn'], [t for t in L if t.minor > 0]), (W['out'], [t for t in L if t.minor < 0])):
            if part: groups.append((word, part))
    else: groups = [(None, L)]
    for word, part in groups:
        p.need(60)
        if word: d.put(x0, p.y, word, size=p.size * 1.15, bold=True); p.y += p.lead * 1.4
        cs = cols_(); p.head(cs)
        by = {}
        for t in part: by.setdefault((t.day.year, t.day.month), []).append(t)
        for key, ts in (by.items() if months else [(None, part)]):
            if months:
                p.need(40, True); head_at = (p.y, d.page); p.y += p.lead * 1.3
                n = len(d.words); table(p, cs, ts)
                page = d.page; d.page = head_at[1]; d.put(x0, head_at[0], fd(ts[0].day, 'Month YYYY', lang), size=p.size, bold=True, date=[t.row for t in ts]); d.page = page
                new = d.words[n:]; k = [w for w in new if w['l'] == 'date' and len(w['r']) == len(ts) and w['p'] == head_at[1] and abs(w['y'] - head_at[0]) < .1]
            else: table(p, cs, ts)
        p.cols = None; p.need(16)
        if way == 'section' or maybe(rng, .4): d.put(x0, p.y + 2, W['total'] + (' ' + word if word else ''), size=p.size, bold=True); d.put(next(q for q in cs if q.key in ('amt', 'inn')).at, p.y + 2, m.n(sum(t.minor for t in part if way != 'cols' or t.minor > 0)), size=p.size, bold=True, align='right'); p.y += p.lead * 1.8
    p.need(20); d.put(x0, p.y, W['close'], size=p.size, bold=True); d.put(x1, p.y, m.s(cl), size=p.size, bold=True, align='right', closing=True)
    return d

# ================================================================ pastes
def D(t, s): return (s, {'date': t.row})
def N(t, s=None): return (s or t.desc, {'name': t.row})
def A(t, s): return (s, {'amount': t.row})
def B(t, s): return (s, {'balance': t.row})
def rows(doc, L):
    for t in L: t.row = doc.row(t.day, t.minor, t.desc)
def pick_c(rng, *cs): return rng.choice(cs or list(CC))
def money_p(rng, c, **k):
    return Money(rng, c, sym=rng.choice(('pre' if CC[c]['lang'] in ('en', 'pt') or c == 'MX' else 'post', 'pre' if CC[c]['lang'] in ('en', 'pt', 'nl') or c == 'MX' else 'post', '', 'code')), **k)
def sumof(L, up): return sum(t.minor for t in L if (t.minor > 0) == up)
def dstyle(rng, c): return rng.choice(CC[c]['dates'].split(','))
def wrapname(doc, t, pre, post, rng, width=46):
    """A name over several lines of text: pre + first part + post, then the rest."""
    words = t.desc.split(); first = []
    while words and len(' '.join(first + [words[0]])) <= width: first.append(words.pop(0))
    if not first: first = [words.pop(0)]
    doc.line(*pre, N(t, ' '.join(first)), *post)
    if words: doc.line(N(t, ' '.join(words)))

@paste
def pdf_text_collapsed(rng):
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = Money(rng, c, sym='', plain=.05); L = txs(rng, c, rng.randint(3, 22)); a, b = span(L, rng); op = opening_for(rng, c, L, .1); cl = run(L, op); rows(doc, L)
    sign = rng.choice(('minus', 'trail', 'crdr' if lang == 'en' else 'minus', 'both', 'SH' if lang == 'de' else 'trail')); df = dstyle(rng, c); two = maybe(rng, .4); bal = maybe(rng, .6); pages = maybe(rng, .5); swap = two and maybe(rng, .25)
    doc.line(rng.choice(C['banks'].split(','))); doc.line(f"{W['period']} {fd(a, 'DD/MM/YYYY')} - {fd(b, 'DD/MM/YYYY')} {W['page']} 1 {W['of']} 2")
    for s in address(rng, c)[:rng.randint(0, 3)]: doc.line(s)
    doc.line(f"{W['acct']} {iban(rng, c)}")
    if maybe(rng, .5): doc.line(f"{W['total']} {W['inn']} {m.n(sumof(L, True))} {W['total']} {W['out']} {m.n(sumof(L, False))}")
    head = ' '.join([W['date']] + ([dict(en='Value date', de='Wert', fr='Valeur', es='F. valor', it='Valuta', nl='Rentedatum', pt='Data contábil')[lang]] if two else []) + [W['desc'], W['amount']] + ([W['bal']] if bal else []))
    if maybe(rng, .85): doc.line(head)
    doc.line(W['open'] + ' ', (m.s(op, sign), dict(opening=True)))
    group = maybe(rng, .2) and not two; seen = None
    for i, t in enumerate(L):
        ds = [D(t, fd(t.day, df, lang)), ' ']
        if two: ds += [fd(t.post, df, lang), ' ']
        if group:
            if t.day == seen: ds = []
            else: ds = [(fd(t.day, df, lang), {'date': [u.row for u in L if u.day == t.day]}), ' ']
            seen = t.day
        tail = [' ', A(t, m.s(t.minor, sign))] + ([' ', B(t, m.s(t.bal, sign))] if bal else [])
        wrapname(doc, t, ds, tail, rng, rng.choice((28, 46, 70)))
        if maybe(rng, .12): doc.line(f'Ref. {t.ref}')
        if pages and i == len(L) // 2:
            doc.line(f"{W['cf']} {m.s(t.bal, sign)}"); doc.line(adverts(rng, c)); doc.line(f"{W['page']} 2 {W['of']} 2"); doc.line(head); doc.line(f"{W['bf']} {m.s(t.bal, sign)}")
    doc.line(W['close'] + ' ', (m.s(cl, sign), dict(closing=True)))
    if maybe(rng, .5): doc.line(adverts(rng, c))
    return doc

@paste
def app_day_list(rng):
    """App list: day headings (Today, Yesterday), name, category, amount on lines of their own."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = money_p(rng, c); L = txs(rng, c, rng.randint(3, 18), days=rng.choice((6, 14, 25))); run(L, opening_for(rng, c, L, 0)); L.reverse(); rows(doc, L)
    today = L[0].day + datetime.timedelta(rng.choice((0, 0, 1, 2))); sign = rng.choice(('minus', 'both', 'plusonly', 'unimin')); df = rng.choice(('D month', 'Weekday D month', 'wd D mon', 'D mon YYYY', 'Weekday, D month')) if c != 'US' else rng.choice(('Weekday, Month D', 'Mon D', 'Month D, YYYY'))
    if sign == 'plusonly' and not any(t.minor > 0 for t in L): sign = 'minus'
    lines = rng.choice((('n', 'c', 'a'), ('n', 'a'), ('l', 'n', 't', 'a'), ('a', 'n', 'c'), ('n', 'a', 'b'), ('na',), ('n', 't c', 'a')))
    for s in rng.sample([W['acct'] + ' •••• ' + digits(rng, 4), m.mag(rng.randint(5000, 900000)), 'Search', 'Filter', 'Export', W['details']], rng.randint(1, 5)): doc.line(s)
    if maybe(rng, .35):
        doc.line(W['pending'])
        for _ in range(rng.randint(1, 2)): doc.line(shop_of(rng, c)); doc.line(m.s(-rng.randint(200, 9000), sign))
    seen = None
    for t in L:
        if t.day != seen:
            seen = t.day; ds = [u.row for u in L if u.day == t.day]
            gap = (today - t.day).days; s = W['today'] if gap == 0 and maybe(rng, .8) else W['yest'] if gap == 1 and maybe(rng, .8) else fd(t.day, df, lang)
            if rng.random() < .0: doc.line('')
            doc.line((s, {'date': ds})) if maybe(rng, .7) else doc.line((s, {'date': ds}), '   ', m.s(sum(u.minor for u in L if u.day == t.day)))
        for k in lines:
            if k == 'n': doc.line(N(t))
            elif k == 'c': doc.line(rng.choice(W['cats']))
            elif k == 'a': doc.line(A(t, m.s(t.minor, sign)))
            elif k == 'l': doc.line(t.desc.split()[0][:1].upper() if maybe(rng, .5) else 'logo')
            elif k == 't': doc.line(t.time)
            elif k == 'b': doc.line(W['bal'] + ' ', B(t, m.s(t.bal)))
            elif k == 'na': doc.line(N(t), rng.choice(('  ', '\t', '     ')), A(t, m.s(t.minor, sign)))
            elif k == 't c': doc.line(t.time + ' · ' + rng.choice(W['cats']))
        if maybe(rng, .06): doc.line(rng.choice(('Split bill', W['details'], 'Add note')))
    return doc

@paste
def web_table_tabs(rng):
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = money_p(rng, c, plain=.1); L = txs(rng, c, rng.randint(2, 20)); run(L, opening_for(rng, c, L, .1)); L.reverse(); 
    if maybe(rng, .3): L.reverse()
    rows(doc, L); df = dstyle(rng, c); keys = ['d', 'n']
    if maybe(rng, .35): keys.insert(rng.choice((1, 2)), 't')
    if maybe(rng, .3): keys.insert(1, 'p')
    if maybe(rng, .2): keys.insert(0, 'x')
    cols = rng.choice(('sign', 'sign', 'io')); keys += ['o', 'i'] if cols == 'io' else ['a']
    if maybe(rng, .6): keys.append('b')
    if maybe(rng, .2): keys.append('z')
    if maybe(rng, .12) and cols == 'sign': keys.remove('a'); keys.insert(0, 'a')
    if 'p' in keys and maybe(rng, .4): i, j = keys.index('d'), keys.index('p'); keys[i], keys[j] = 'p', 'd'
    hd = dict(d=W['date'], n=W['desc'], t=dict(en='Type', de='Art', fr='Type', es='Tipo', it='Tipo', nl='Soort', pt='Tipo')[lang], p=dict(en='Posted', de='Wertstellung', fr='Date de valeur', es='F. valor', it='Valuta', nl='Rentedatum', pt='Compensação')[lang], x='', o=W['out'], i=W['inn'], a=W['amount'], b=W['bal'], z='')
    if 'p' in keys and lang == 'en': hd['d'] = 'Transaction date'; hd['p'] = 'Posting date'
    doc.line(rng.choice((f"{W['acct']} ...{digits(rng, 4)}", C['banks'].split(',')[0] + ' - ' + W['details'])))
    if maybe(rng, .5): doc.line(W['bal'] + ' ' + m.mag(rng.randint(1000, 900000)) + '  ' + dict(en='Available', de='Verfügbar', fr='Disponible', es='Disponible', it='Disponibile', nl='Beschikbaar', pt='Disponível')[lang] + ' ' + m.mag(rng.randint(1000, 900000)))
    if maybe(rng, .8): doc.line('\t'.join(hd[k] for k in keys))
    if maybe(rng, .25):
        doc.line(W['pending']); doc.line('\t'.join({'d': W['pending'], 'n': shop_of(rng, c), 'a': m.s(-rng.randint(300, 9000)), 'o': m.mag(rng.randint(300, 9000))}.get(k, '') for k in keys)); 
    sign = rng.choice(('minus', 'both', 'paren', 'minussp'))
    for t in L:
        parts = []
        for j, k in enumerate(keys):
            if j: parts.append('\t')
            if k == 'd': parts.append(D(t, fd(t.day, df, lang)))
            elif k == 'n': parts.append(N(t))
            elif k == 't': parts.append(dict(card='POS', dd='DD', so='SO', xo='TFR', xi='TFR', sal='CR', atm='ATM', fee='FEE', int='INT', chq='CHQ', ref='REV', dep='DEP')[t.kind])
            elif k == 'p': parts.append(fd(t.post, df, lang))
            elif k == 'x': parts.append(rng.choice(('▸', '+', '☐')))
            elif k == 'o' and t.minor < 0: parts.append(A(t, m.mag(t.minor)))
            elif k == 'i' and t.minor > 0: parts.append(A(t, m.mag(t.minor)))
            elif k == 'a': parts.append(A(t, m.s(t.minor, sign)))
            elif k == 'b': parts.append(B(t, m.s(t.bal)))
            elif k == 'z': parts.append(W['details'])
        doc.line(*parts)
    if maybe(rng, .4): doc.line(rng.choice(('Previous 1 2 3 Next', f"{W['page']} 1 {W['of']} 4", 'Show more', '« 1 2 3 »')))
    return doc

@paste
def card_sections_text(rng):
    """Card statement text: the sign comes only from the section; totals, interest and rewards in between; dates without a year."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = Money(rng, c, sym=rng.choice(('', '', 'pre' if lang in ('en', 'pt') or c == 'MX' else 'post')), plain=.05); st = start_day(rng); L = txs(rng, c, rng.randint(3, 20), st, 30, card=True, p_in=rng.choice((.1, .2, .3, 0))); b = st + datetime.timedelta(31); rows(doc, L)
    T = dict(en=('Payments and Credits', 'Purchases', 'Fees Charged', 'Total', 'Minimum payment due', 'Payment due date', 'Previous balance', 'New balance', 'Credit limit', 'Interest Charge Calculation', 'Reward points earned', 'Trans Date Post Date Description Amount'),
             de=('Zahlungseingänge und Gutschriften', 'Umsätze', 'Entgelte', 'Summe', 'Mindestbetrag', 'Fällig am', 'Saldo alt', 'Saldo neu', 'Kreditrahmen', 'Zinsberechnung', 'Bonuspunkte', 'Belegdatum Buchungsdatum Text Betrag'),
             fr=('Règlements et avoirs', 'Achats', 'Frais', 'Total', 'Mensualité', 'Échéance', 'Ancien solde', 'Nouveau solde', 'Plafond', 'Calcul des intérêts', 'Points fidélité', 'Date achat Date compta Libellé Montant'),
             es=('Pagos y abonos', 'Compras', 'Comisiones', 'Total', 'Pago mínimo', 'Fecha límite de pago', 'Saldo anterior', 'Saldo nuevo', 'Límite de crédito', 'Cálculo de intereses', 'Puntos ganados', 'Fecha operación Fecha cargo Concepto Importe'),
             it=('Pagamenti e accrediti', 'Acquisti', 'Commissioni', 'Totale', 'Rata minima', 'Scadenza', 'Saldo precedente', 'Saldo nuovo', 'Fido', 'Calcolo interessi', 'Punti premio', 'Data acquisto Data registrazione Descrizione Importo'),
             nl=('Betalingen en creditering', 'Aankopen', 'Kosten', 'Totaal', 'Minimumbedrag', 'Betalen voor', 'Vorig saldo', 'Nieuw saldo', 'Limiet', 'Renteberekening', 'Spaarpunten', 'Transactiedatum Boekdatum Omschrijving Bedrag'),
             pt=('Pagamentos e créditos', 'Compras nacionais', 'Encargos e tarifas', 'Total', 'Pagamento mínimo', 'Vencimento', 'Fatura anterior', 'Total da fatura', 'Limite', 'Encargos', 'Pontos', 'Data compra Data lançamento Descrição Valor'))[lang]
    prev = rng.randint(0, 200000); new = prev - sum(t.minor for t in L); df = rng.choice(('MM/DD', 'Mon D')) if c == 'US' else rng.choice(('DD/MM', 'DD mon', 'D Mon', 'DD.MM.'))
    doc.line(rng.choice(C['banks'].split(',')) + ' Visa •••• ' + digits(rng, 4)); doc.line(f"{fd(st, 'D Month YYYY', lang)} - {fd(b, 'D Month YYYY', lang)}")
    doc.line(T[6] + ' ', (m.mag(prev), dict(opening=True))); doc.line(T[7] + ' ', (m.s(new), dict(closing=True))); doc.line(f'{T[4]} {m.mag(max(1000, new // 20))}'); doc.line(f"{T[5]} {fd(b + datetime.timedelta(21), 'DD/MM/YYYY')}"); doc.line(f'{T[8]} {m.mag(500000)}')
    two = maybe(rng, .6); holders = rng.sample(C['people'].split(','), rng.choice((1, 1, 2))); tot = maybe(rng, .8); swap = maybe(rng, .25)
    htext = T[11] if two else f"{W['date']} {W['desc']} {W['amount']}"
    if two and swap and lang == 'en': htext = 'Post Date Trans Date Description Amount'
    elif swap: swap = False
    groups = [[], []][:len(holders)]
    for t in L: rng.choice(groups).append(t)
    for h, part in zip(holders, groups):
        if not part: continue
        if len(holders) > 1: doc.line(h.upper() + ' •••• ' + digits(rng, 4))
        for title, f in ((T[0], lambda t: t.minor > 0), (T[1], lambda t: t.minor < 0 and t.kind != 'fee'), (T[2], lambda t: t.kind == 'fee')):
            sec = [t for t in part if f(t)]
            if not sec: continue
            doc.line(title); doc.line(htext) if maybe(rng, .6) else None
            for t in sec:
                pre = [D(t, fd(t.day, df, lang)), ' '] + ([fd(t.post, df, lang), ' '] if two else [])
                if two and swap: pre = [fd(t.post, df, lang), ' ', D(t, fd(t.day, df, lang)), ' ']
                wrapname(doc, t, pre, [' ', A(t, m.mag(t.minor))], rng, 60)
                if t.kind == 'card' and maybe(rng, .08): doc.line(f'{num(rng.randint(500, 30000), "us")} USD @ {rng.uniform(.7, 1.5):.5f}')
            if tot: doc.line(f"{T[3]} {title} {m.mag(sum(t.minor for t in sec))}")
    if maybe(rng, .6): doc.line(T[9]); doc.line(f"APR {rate(rng, 15, 30)} {m.mag(rng.randint(0, 90000))} {m.mag(0)}")
    if maybe(rng, .5): doc.line(f'{T[10]} {rng.randint(10, 4000):,}')
    if lang == 'en' and maybe(rng, .5): doc.line(f"{b.year} Totals Year-to-Date"); doc.line(f'Total fees charged in {b.year} {m.mag(rng.randint(0, 9000))}'); doc.line(f'Total interest charged in {b.year} {m.mag(rng.randint(0, 9000))}')
    return doc

@paste
def stacked_cells(rng):
    """A table copied so that each cell is a line."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = money_p(rng, c); L = txs(rng, c, rng.randint(2, 16)); run(L, opening_for(rng, c, L, 0)); L = L[::-1] if maybe(rng, .6) else L; rows(doc, L)
    keys = rng.choice((['d', 'n', 'a', 'b'], ['d', 'p', 'n', 'a'], ['n', 'd', 'a'], ['d', 'n', 'c', 'a'], ['a', 'n', 'd'], ['d', 'n', 'r', 'a', 'b'], ['n', 'c', 'd', 'a', 'k'], ['p', 'd', 'n', 'a'])); sign = rng.choice(('minus', 'both', 'minussp', 'trail', 'crdr' if lang == 'en' else 'minus')); df = dstyle(rng, c)
    names = dict(d=W['date'], p='Value date', n=W['desc'], a=W['amount'], b=W['bal'], c='Category', r='Reference', k='')
    if 'p' in keys and lang == 'en': names['d'], names['p'] = 'Transaction date', 'Posted date'
    else: names['p'] = dict(de='Wertstellung', fr='Date valeur', es='Fecha valor', it='Data valuta', nl='Rentedatum', pt='Data valor').get(lang, 'Value date')
    if maybe(rng, .8):
        for k in keys:
            if names[k]: doc.line(names[k])
    blank = maybe(rng, .25)
    for t in L:
        for k in keys:
            if k == 'd': doc.line(D(t, fd(t.day, df, lang)))
            elif k == 'p': doc.line(fd(t.post, df, lang))
            elif k == 'n': 
                ws = t.desc.split(); i = len(ws) // 2
                if len(t.desc) > 34 and maybe(rng, .4): doc.line(N(t, ' '.join(ws[:i]))); doc.line(N(t, ' '.join(ws[i:])))
                else: doc.line(N(t))
            elif k == 'a': doc.line(A(t, m.s(t.minor, sign)))
            elif k == 'b': doc.line(B(t, m.s(t.bal, sign if sign != 'both' else 'minus')))
            elif k == 'c': doc.line(rng.choice(W['cats']))
            elif k == 'r': doc.line(t.ref)
            elif k == 'k': doc.line(W['details'])
        if blank: doc.line('')
    return doc

@paste
def order_mail(rng):
    """Order confirmation: one row."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; doc = stmt.Paste(); m = Money(rng, c, sym='pre' if lang in ('en', 'pt', 'nl') or c == 'MX' else 'post', plain=.15); day = start_day(rng); shop = shop_of(rng, c)
    T = dict(en=('Thank you for your order!', 'Order number', 'Order date', 'Subtotal', 'Shipping', 'Tax', ('Order total', 'Total paid', 'Grand total', 'Amount charged'), 'Delivery', 'Paid with Visa ending in', 'Qty', 'Discount'),
             de=('Vielen Dank für Ihre Bestellung!', 'Bestellnummer', 'Bestelldatum', 'Zwischensumme', 'Versandkosten', 'enthaltene MwSt.', ('Gesamtsumme', 'Rechnungsbetrag', 'Gesamtbetrag'), 'Lieferung', 'Bezahlt mit Visa', 'Menge', 'Rabatt'),
             fr=('Merci pour votre commande !', 'Numéro de commande', 'Date de commande', 'Sous-total', 'Livraison', 'dont TVA', ('Total TTC', 'Montant total', 'Total payé'), 'Livraison prévue', 'Payé par CB', 'Qté', 'Remise'),
             es=('¡Gracias por tu compra!', 'Número de pedido', 'Fecha del pedido', 'Subtotal', 'Envío', 'IVA', ('Total', 'Total pagado', 'Importe total'), 'Entrega', 'Pagado con Visa', 'Cant.', 'Descuento'),
             it=('Grazie per il tuo ordine!', 'Numero ordine', "Data dell'ordine", 'Subtotale', 'Spedizione', 'IVA inclusa', ('Totale ordine', 'Totale pagato'), 'Consegna', 'Pagato con carta', 'Qtà', 'Sconto'),
             nl=('Bedankt voor je bestelling!', 'Bestelnummer', 'Besteldatum', 'Subtotaal', 'Verzendkosten', 'Waarvan btw', ('Totaal', 'Totaal betaald', 'Te betalen'), 'Bezorging', 'Betaald met iDEAL', 'Aantal', 'Korting'),
             pt=('Obrigado pela sua compra!', 'Número do pedido', 'Data do pedido', 'Subtotal', 'Frete', 'Impostos', ('Total do pedido', 'Valor total', 'Total pago'), 'Entrega', 'Pago com cartão final', 'Qtd', 'Desconto'))[lang]
    items = [(rng.choice(('T-Shirt', 'Mug', 'Kabel USB-C', 'Book', 'Lamp', 'Coffee 500g', 'Socks 3-pack', 'Phone case', 'Shampoo', 'Toy car', 'Batteries AA')), rng.randint(1, 3), int(rng.randint(199, 6999) * C['k'])) for _ in range(rng.randint(1, 5))]
    sub = sum(q * v for _, q, v in items); ship = rng.choice((0, 499, 595)); disc = rng.choice((0, 0, sub // 10)); total = sub + ship - disc
    r = doc.row(day, -total, shop); df = rng.choice(('D month YYYY', 'DD/MM/YYYY', 'D mon YYYY', 'DD.MM.YYYY')) if c != 'US' else rng.choice(('Month D, YYYY', 'MM/DD/YYYY'))
    namepos = rng.choice(('top', 'top', 'bottom'))
    if namepos == 'top': doc.line((shop, {'name': r}))
    doc.line(T[0]); doc.line(f'{T[1]}: {digits(rng, 3)}-{digits(rng, 7)}'); doc.line(T[2] + ': ', (fd(day, df, lang), {'date': r}))
    if maybe(rng, .6): doc.line(f"{T[7]}: {fd(day + datetime.timedelta(2), df, lang)} - {fd(day + datetime.timedelta(5), df, lang)}")
    sep = rng.choice(('\t', '  ', ' ')); stack = maybe(rng, .3)
    for n, q, v in items:
        if stack: doc.line(n); doc.line(f'{T[9]}: {q}'); doc.line(m.mag(v * q))
        else: doc.line(f'{q} x {n}{sep}{m.mag(v * q)}')
    doc.line(f'{T[3]}{sep}{m.mag(sub)}')
    if disc: doc.line(f'{T[10]}{sep}-{m.mag(disc)}')
    doc.line(f'{T[4]}{sep}{m.mag(ship)}'); doc.line(f'{T[5]}{sep}{m.mag(total // 6)}') if maybe(rng, .6) else None
    doc.line(rng.choice(T[6]) + rng.choice((':', '')) + sep, (m.mag(total), {'amount': r})) 
    doc.line(f'{T[8]} {digits(rng, 4)}')
    if namepos == 'bottom': doc.line((shop, {'name': r})); doc.line(f'{rng.randint(1, 99)} High Street')
    return doc

@paste
def till_receipt(rng):
    c = pick_c(rng); C = CC[c]; lang = C['lang']; doc = stmt.Paste(); m = Money(rng, c, sym='', plain=.3); day = start_day(rng); shop = shop_of(rng, c).upper() if maybe(rng, .5) else shop_of(rng, c)
    goods = dict(en='MILK 2L,BREAD WHOLE,BANANAS,EGGS 12,CHEDDAR,COFFEE,APPLES,PASTA', de='VOLLMILCH 1L,BROT,BANANEN,EIER 10ER,GOUDA,KAFFEE,NUDELN', fr='LAIT DEMI ECREME,BAGUETTE,BANANES,OEUFS X12,CAFE,PATES', es='LECHE 1L,PAN,PLATANOS,HUEVOS,CAFE,PASTA', it='LATTE FRESCO,PANE,BANANE,UOVA,CAFFE,PASTA', nl='MELK HALFVOL,BROOD,BANANEN,EIEREN,KOFFIE,PASTA', pt='LEITE 1L,PAO FRANCES,BANANA KG,OVOS,CAFE,MACARRAO')[lang].split(',')
    items = [(g, int(rng.randint(59, 1299) * C['k'])) for g in rng.sample(goods, rng.randint(1, len(goods)))]; total = sum(v for _, v in items)
    W = dict(en=('TOTAL', 'CASH', 'CHANGE', 'VAT', 'CARD'), de=('SUMME', 'Bar', 'Rückgeld', 'MwSt', 'girocard'), fr=('TOTAL', 'ESPECES', 'RENDU', 'TVA', 'CB'), es=('TOTAL', 'EFECTIVO', 'CAMBIO', 'IVA', 'TARJETA'), it=('TOTALE', 'CONTANTI', 'RESTO', 'IVA', 'BANCOMAT'), nl=('TOTAAL', 'CONTANT', 'WISSELGELD', 'BTW', 'PIN'), pt=('TOTAL R$', 'DINHEIRO', 'TROCO', 'ICMS', 'DEBITO'))[lang]
    r = doc.row(day, -total, shop); df = rng.choice(('DD/MM/YYYY', 'DD.MM.YY', 'DD-MM-YYYY', 'D Mon YYYY')) if c != 'US' else rng.choice(('MM/DD/YYYY', 'MM/DD/YY')); pad = ' ' * rng.randint(0, 10)
    doc.line(pad, (shop, {'name': r})); doc.line(pad + f'{rng.randint(1, 120)} ' + rng.choice(C['cities'].split(','))); doc.line(pad + 'Tel ' + digits(rng, 9))
    datetop = maybe(rng, .5); clock = f'{rng.randint(8, 21):02d}:{rng.randint(0, 59):02d}'
    if datetop: doc.line((fd(day, df, lang), {'date': r}), f'   {clock}   #{digits(rng, 5)}')
    for g, v in items: doc.line(g.ljust(20) + num(v, m.style).rjust(9) + rng.choice(('', ' A', ' B')))
    doc.line('-' * 30)
    cur = rng.choice(('', C['cur'] + ' ', C['sym'] + ' '))
    doc.line(W[0].ljust(18), cur, (num(total, m.style), {'amount': r}))
    if maybe(rng, .4): paid = (total // 1000 + 1) * 1000; doc.line(W[1].ljust(20) + num(paid, m.style)); doc.line(W[2].ljust(20) + num(paid - total, m.style))
    else: doc.line(W[4] + ' ************' + digits(rng, 4) + '  ' + num(total, m.style)); doc.line('AUTH ' + digits(rng, 6))
    doc.line(f'{W[3]} {rng.choice((7, 10, 19, 20, 21))}%  {num(total // 7, m.style)}')
    if not datetop: doc.line((fd(day, df, lang), {'date': r}), f' {clock}')
    return doc

@paste
def sms_list(rng):
    """Bank alerts, one message each."""
    c = rng.choice(('IN', 'IN', 'ZA', 'BR', 'MX', 'US', 'GB', 'ES', 'FR', 'IT')); C = CC[c]; doc = stmt.Paste(); m = Money(rng, c, sym='pre' if C['lang'] in ('en', 'pt') or c == 'MX' else 'post', plain=.05); st = start_day(rng); n = rng.randint(1, 9); L = txs(rng, c, n, st, 20); run(L, opening_for(rng, c, L, 0)); df = rng.choice(('DD-MM-YY', 'DD/MM', 'DD Mon', 'DD-Mon-YY')) if c != 'US' else 'MM/DD/YYYY'
    sender = rng.choice(('VM-HDFCBK', 'AD-SBIINB', '28581', 'BANK', 'Capitec', 'Itau', 'BBVA')); head = rng.choice((None, 'sender', 'time')); k4 = digits(rng, 4)
    cut_ = rng.choice((0, 1, 2))
    for t in L:
        t.desc = shop_of(rng, c) if t.minor < 0 else rng.choice(C['people'].split(',')); t.row = doc.row(t.day, t.minor, t.desc)
        if head == 'sender': doc.line(sender)
        if head == 'time': doc.line(rng.choice(('Text Message', 'SMS')) + ' • ' + t.time)
        am, ds = A(t, m.mag(t.minor)), D(t, fd(t.day, df, C['lang'])); out = t.minor < 0; bal = [f' {dict(en="Avl Bal", pt="Saldo", es="Saldo", fr="Solde", it="Saldo")[C["lang"]]} ', B(t, m.mag(t.bal))] if cut_ == 1 else []
        lang = C['lang']
        if lang == 'en':
            if cut_ == 0: doc.line(am, f' {"debited from" if out else "credited to"} A/c XX{k4} on ', ds, ' at ' if out else ' by ', N(t), ' . Not you? Call 1800 22 ' + digits(rng, 4))
            elif cut_ == 1: doc.line('Acct *' + k4 + ': ' + ('spent ' if out else 'received '), am, ' at ' if out else ' from ', N(t), ' on ', ds, ' ;', *bal)
            else: doc.line(rng.choice(C['banks'].split(',')) + ': ', ds, ' ' + t.time + ' ', N(t), ' ', am, ' paid from' if out else ' paid into', f' account ..{k4}')
        elif lang == 'pt': doc.line('Compra aprovada no cartao final ' + k4 + ' no valor de ' if out else 'Pix recebido de ', *( [am, ' em ', ds, ' as ' + t.time + ' em ', N(t)] if out else [N(t), ' no valor de ', am, ' em ', ds]), *bal)
        elif lang == 'es': doc.line('Compra con tarjeta *' + k4 + ' en ' if out else 'Transferencia recibida de ', N(t), ' por ', am, ' el ', ds, ' ' + t.time, *bal)
        elif lang == 'fr': doc.line('Paiement carte *' + k4 + ' de ' if out else 'Virement reçu de ', *([am, ' chez ', N(t)] if out else [N(t), ' de ', am]), ' le ', ds, *bal)
        else: doc.line('Pagamento carta *' + k4 + ' di ' if out else 'Bonifico ricevuto di ', am, ' presso ' if out else ' da ', N(t), ' il ', ds, *bal)
        if maybe(rng, .3): doc.line('')
    return doc

@paste
def alert_mail(rng):
    """One bank mail about one payment, with labeled facts."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = money_p(rng, c, plain=.1); day = start_day(rng); out = maybe(rng, .75); name = shop_of(rng, c) if out else rng.choice(C['people'].split(',')); v = amount(rng, c, 'card' if out else 'xi'); r = doc.row(day, -v if out else v, name)
    df = rng.choice(('D month YYYY', 'DD/MM/YYYY', 'D mon')) if c != 'US' else rng.choice(('Month D, YYYY', 'Mon D', 'MM/DD/YYYY'))
    T = dict(en=('A transaction was made on your card', 'You received money', 'Merchant', 'From', 'Card', 'Hi', 'Credit limit left'), de=('Ihre Karte wurde belastet', 'Geldeingang auf Ihrem Konto', 'Händler', 'Von', 'Karte', 'Hallo', 'Verfügbarer Betrag'), fr=('Un paiement a été effectué', 'Vous avez reçu un virement', 'Commerçant', 'De', 'Carte', 'Bonjour', 'Plafond restant'), es=('Se ha realizado un pago', 'Has recibido dinero', 'Comercio', 'De', 'Tarjeta', 'Hola', 'Disponible'), it=('Pagamento effettuato', 'Hai ricevuto un bonifico', 'Esercente', 'Da', 'Carta', 'Ciao', 'Disponibilità'), nl=('Er is betaald met je pas', 'Je hebt geld ontvangen', 'Winkel', 'Van', 'Pas', 'Hoi', 'Bestedingsruimte'), pt=('Compra aprovada', 'Você recebeu uma transferência', 'Estabelecimento', 'De', 'Cartão', 'Olá', 'Limite disponível'))[lang]
    doc.line(rng.choice(C['banks'].split(','))); doc.line(f"{T[5]} {rng.choice(C['people'].split(',')).split()[0]},"); doc.line(T[0] if out else T[1])
    col = rng.choice((':', ':', '')); nl = maybe(rng, .35)
    facts = [(W['date'], (fd(day, df, lang), {'date': r})), (T[2] if out else T[3], (name, {'name': r})), (W['amount'], (m.mag(v) if maybe(rng, .6) else m.s(-v if out else v), {'amount': r}))]
    rng.shuffle(facts); facts.insert(rng.randint(0, 3), (T[4], '•••• ' + digits(rng, 4)))
    if maybe(rng, .5): facts.append((T[6], m.mag(rng.randint(10000, 900000))))
    for k, f in facts:
        if nl: doc.line(k + col); doc.line(f)
        else: doc.line(k + col + rng.choice((' ', '\t')), f)
    if maybe(rng, .6): doc.line(adverts(rng, c))
    doc.line(f'© {day.year} · ' + rng.choice(('Unsubscribe', 'Help', 'Privacy')))
    return doc

@paste
def aligned_blanks(rng):
    """Printed text with blanks: columns debit, credit, balance."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = Money(rng, c, sym='', plain=.1); L = txs(rng, c, rng.randint(3, 18), up=maybe(rng, .6)); a, b = span(L, rng); op = opening_for(rng, c, L, 0); cl = run(L, op)
    nw = rng.choice((28, 34, 42)); df = dstyle(rng, c); way = rng.choice(('io', 'io', 'sign', 'tail')); bal = rng.choice(('each', 'day', None)); ind = ' ' * rng.randint(0, 4); dw = len(fd(b, df, lang)) + 3
    for t in L:
        t.lines = []; now = ''
        for w in t.desc.split():
            while len(w) > nw: t.lines += [now] if now else []; t.lines.append(w[:nw]); w = w[nw:]; now = ''
            if now and len(now + ' ' + w) > nw: t.lines.append(now); now = w
            else: now = (now + ' ' + w).strip()
        if now: t.lines.append(now)
        t.row = doc.row(t.day, t.minor, ' '.join(t.lines))
    dw = max(len(fd(t.day, df, lang)) for t in L) + 2
    doc.line(ind + rng.choice(C['banks'].split(',')).upper() + ' ' * 12 + f"{fd(a, 'DD/MM/YYYY')} - {fd(b, 'DD/MM/YYYY')}"); doc.line(ind + '=' * (dw + nw + 40))
    doc.line(ind + W['date'].ljust(dw) + W['desc'].ljust(nw) + ((W['out'].rjust(13) + W['inn'].rjust(13)) if way == 'io' else W['amount'].rjust(15)) + (W['bal'].rjust(15) if bal else ''))
    money_w = 26 if way == 'io' else 15
    if bal: doc.line(ind + ' ' * dw + W['open'].ljust(nw) + ' ' * money_w + ' ' * max(1, 15 - len(m.s(op))), (m.s(op), dict(opening=True)))
    for i, t in enumerate(L):
        last = i + 1 == len(L) or L[i + 1].day != t.day
        ds = fd(t.day, df, lang); parts = [ind, D(t, ds), ' ' * (dw - len(ds)), N(t, t.lines[0]), ' ' * (nw - len(t.lines[0]))]
        if way == 'io':
            s = m.n(t.minor); parts += [' ' * max(1, (13 if t.minor < 0 else 26) - len(s)), A(t, s)]
            if t.minor < 0: parts.append(' ' * 13)
        else: s = m.s(t.minor, 'minus' if way == 'sign' else 'trail'); parts += [' ' * max(1, 15 - len(s)), A(t, s)]
        if bal == 'each' or (bal == 'day' and last): s = m.s(t.bal); parts += [' ' * max(1, 15 - len(s)), B(t, s)]
        doc.line(*parts)
        for s in t.lines[1:]: doc.line(ind + ' ' * dw, N(t, s))
    doc.line(ind + '-' * (dw + nw + 40))
    if way == 'io': doc.line(ind + ' ' * dw + W['total'].ljust(nw) + m.n(sumof(L, False)).rjust(13) + m.n(sumof(L, True)).rjust(13))
    if bal: doc.line(ind + ' ' * dw + W['close'].ljust(nw) + ' ' * money_w + ' ' * max(1, 15 - len(m.s(cl))), (m.s(cl), dict(closing=True)))
    return doc

@paste
def bar_separated(rng):
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = Money(rng, c, sym='', plain=.4); L = txs(rng, c, rng.randint(2, 20)); run(L, opening_for(rng, c, L, 0)); L = L[::-1] if maybe(rng, .5) else L; rows(doc, L)
    sep = rng.choice((' | ', ' ; ', ' | ', '  |  ', ' / ', ' – ')); df = rng.choice(('YYYY-MM-DD', 'DD/MM/YYYY', 'DD.MM.YYYY')) if c != 'US' else rng.choice(('MM/DD/YYYY', 'YYYY-MM-DD')); edge = sep.strip() == '|' and maybe(rng, .5); keys = rng.choice((['d', 'n', 'a'], ['d', 'n', 'a', 'b'], ['d', 't', 'n', 'a', 'u'], ['i', 'd', 'p', 'n', 'a', 'b'], ['a', 'd', 'n'], ['d', 'n', 'o', 'k', 'b'], ['n', 'a', 'd'], ['d', 'n', 'a', 's']))
    if sep == ' / ' or sep == ' – ':
        for t in L: pass
    hd = dict(d=W['date'], n=W['desc'], a=W['amount'], b=W['bal'], t='Type', u='Currency', i='ID', p='Value date', o=W['out'], k=W['inn'], s='+/-')
    wrap = lambda parts: ([sep.strip() + ' '] + parts + [' ' + sep.strip()]) if edge else parts
    if maybe(rng, .75): doc.line(*wrap([sep.join(hd[k] for k in keys)]))
    if edge and maybe(rng, .6): doc.line('|' + '|'.join('---' for _ in keys) + '|')
    for t in L:
        parts = []
        for j, k in enumerate(keys):
            if j: parts.append(sep)
            if k == 'd': parts.append(D(t, fd(t.day, df)))
            elif k == 'n': parts.append(N(t))
            elif k == 'a': parts.append(A(t, m.n(t.minor) if 's' in keys else m.s(t.minor)))
            elif k == 'b': parts.append(B(t, m.s(t.bal)))
            elif k == 't': parts.append(t.kind.upper())
            elif k == 'u': parts.append(C['cur'])
            elif k == 'i': parts.append(t.ref)
            elif k == 'p': parts.append(fd(t.post, df))
            elif k == 'o' and t.minor < 0 or k == 'k' and t.minor > 0: parts.append(A(t, m.n(t.minor)))
            elif k == 's': parts.append(rng.choice(('D',)) if t.minor < 0 else 'C')
        doc.line(*wrap(parts))
    return doc

@paste
def holders_web(rng):
    """Card web page: several card holders, posted and pending, rewards and due amounts."""
    c = rng.choice(('US', 'GB', 'CA', 'AU', 'IN', 'BR', 'MX', 'DE', 'FR', 'ES')); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = Money(rng, c, sym='pre' if lang in ('en', 'pt') or c == 'MX' else 'post', plain=.05); L = txs(rng, c, rng.randint(3, 16), days=25, card=True, p_in=rng.choice((0, .1, .2))); L.reverse(); rows(doc, L)
    sign = rng.choice(('inv', 'inv', 'crsp', 'minus', 'both')); df = rng.choice(('D Mon', 'DD Mon YYYY', 'DD/MM')) if c != 'US' else rng.choice(('Mon D', 'Mon DD, YYYY', 'MM/DD/YYYY')); new = rng.randint(10000, 300000)
    doc.line(dict(en='Current balance', de='Aktueller Saldo', fr='Solde actuel', es='Saldo actual', pt='Fatura atual')[lang]); doc.line(m.mag(new)); doc.line(dict(en='Minimum payment', de='Mindestzahlung', fr='Paiement minimum', es='Pago mínimo', pt='Pagamento mínimo')[lang] + ' ' + m.mag(new // 20)); doc.line(dict(en='Available credit', de='Verfügbar', fr='Disponible', es='Crédito disponible', pt='Limite disponível')[lang] + ' ' + m.mag(rng.randint(100000, 900000)))
    if maybe(rng, .5): doc.line(f'{rng.randint(100, 90000):,} ' + dict(en='points', de='Punkte', fr='points', es='puntos', pt='pontos')[lang])
    hs = rng.sample(C['people'].split(','), rng.choice((1, 2, 3))); parts = [[] for _ in hs]
    for t in L: rng.choice(parts).append(t)
    if maybe(rng, .5):
        doc.line(W['pending'])
        for _ in range(rng.randint(1, 3)): doc.line(shop_of(rng, c), '\t', m.mag(rng.randint(200, 20000)))
    inline = maybe(rng, .5)
    for h, part in zip(hs, parts):
        if not part: continue
        doc.line(f'{h} – •••• {digits(rng, 4)}')
        for t in part:
            am = A(t, m.s(t.minor, sign))
            if inline: doc.line(D(t, fd(t.day, df, lang)), '\t', N(t), '\t', rng.choice(W['cats']) + '\t', am)
            else: doc.line(N(t)); doc.line(D(t, fd(t.day, df, lang)), ' · ' + rng.choice(W['cats'])); doc.line(am)
        doc.line(f"{W['total']} {h.split()[0]}", '\t', m.mag(sum(t.minor for t in part)))
    return doc

@paste
def wallet_activity(rng):
    """PayPal/Wise/Pix like activity with status words and foreign sums."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = Money(rng, c, sym=rng.choice(('code', 'pre' if lang in ('en', 'pt') or c == 'MX' else 'post', 'precode')), plain=.1); L = txs(rng, c, rng.randint(2, 14), days=40); L.reverse()
    for t in L: t.desc = rng.choice(C['people'].split(',')) if t.kind in ('xo', 'xi', 'so') else shop_of(rng, c) if t.kind in ('card', 'ref', 'dd') else t.desc
    rows(doc, L); st = dict(en=('Payment', 'Money received', 'Completed', 'Refund'), de=('Zahlung', 'Geld erhalten', 'Abgeschlossen', 'Rückzahlung'), fr=('Paiement', 'Paiement reçu', 'Effectué', 'Remboursement'), es=('Pago', 'Dinero recibido', 'Completado', 'Reembolso'), it=('Pagamento', 'Denaro ricevuto', 'Completato', 'Rimborso'), nl=('Betaling', 'Geld ontvangen', 'Voltooid', 'Terugbetaling'), pt=('Pagamento', 'Recebido', 'Concluído', 'Estorno'))[lang]
    sign = rng.choice(('minus', 'both', 'bothsp')); df = rng.choice(('D mon', 'D month YYYY', 'DD/MM/YYYY', 'DD mon YYYY')) if c != 'US' else rng.choice(('Mon D', 'Month D, YYYY')); order = rng.choice((('n', 'a', 'ds'), ('ds', 'n', 'a'), ('n', 's', 'd', 'a'), ('d', 'n', 's', 'a'), ('na', 'ds')))
    doc.line(W['bal']); doc.line(m.mag(rng.randint(0, 200000))); doc.line(dict(en='Recent activity').get(lang, W['details']))
    for t in L:
        s = st[0] if t.minor < 0 else st[3] if t.kind == 'ref' else st[1]
        for k in order:
            if k == 'n': doc.line(N(t))
            elif k == 'a': doc.line(A(t, m.s(t.minor, sign)))
            elif k == 's': doc.line(s)
            elif k == 'd': doc.line(D(t, fd(t.day, df, lang)))
            elif k == 'ds': doc.line(D(t, fd(t.day, df, lang)), rng.choice((' . ', ' · ', ' - ')) + s)
            elif k == 'na': doc.line(N(t), '\t', A(t, m.s(t.minor, sign)))
        if maybe(rng, .12): doc.line(f'{num(rng.randint(500, 9000), "us")} USD')
        if maybe(rng, .15): doc.line(st[2])
    return doc

@paste
def month_headed_days(rng):
    """Months as headings, only the day number on the row."""
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = money_p(rng, c); L = txs(rng, c, rng.randint(3, 18), days=rng.choice((30, 70, 100))); run(L, opening_for(rng, c, L, 0)); L.reverse(); rows(doc, L)
    sign = rng.choice(('minus', 'both', 'bothsp', 'unimin')); form = rng.choice(('line', 'stack', 'wd')); bal = maybe(rng, .3); seen = None; full = maybe(rng, .4)
    for t in L:
        key = (t.day.year, t.day.month)
        if key != seen:
            seen = key; ms = [u for u in L if (u.day.year, u.day.month) == key]; head = fd(t.day, rng.choice(('Month YYYY',)), lang)
            tail = rng.choice(([], ['   ' + W['inn'] + ' ' + m.mag(sumof(ms, True)) + '  ' + W['out'] + ' ' + m.mag(sumof(ms, False))]))
            if full: doc.line(head, *tail)
            else: doc.line((head, {'date': [u.row for u in ms]}), *tail)
        ds = fd(t.day, ('DD/MM' if c != 'US' else 'MM/DD') if full else 'wd D' if form == 'wd' else 'DD', lang)
        if form == 'stack':
            doc.line(D(t, ds)); doc.line(N(t)); doc.line(A(t, m.s(t.minor, sign)))
            if bal: doc.line(W['bal'] + ': ', B(t, m.s(t.bal)))
        else: doc.line(D(t, ds), rng.choice(('  ', '\t')), N(t), rng.choice(('  ', '\t')), A(t, m.s(t.minor, sign)), *(['\t', B(t, m.s(t.bal))] if bal else []))
    return doc

@paste
def labeled_records(rng):
    c = pick_c(rng); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = money_p(rng, c); L = txs(rng, c, rng.randint(1, 9)); run(L, opening_for(rng, c, L, 0)); rows(doc, L); df = dstyle(rng, c); sign = rng.choice(('minus', 'both', 'crdr' if lang == 'en' else 'minus'))
    lab = dict(p=dict(en='Posting date', de='Wertstellung', fr='Date de valeur', es='Fecha valor', it='Data valuta', nl='Rentedatum', pt='Data de compensação')[lang], r=dict(en='Reference', de='Referenz', fr='Référence', es='Referencia', it='Riferimento', nl='Kenmerk', pt='Autenticação')[lang], d=W['date'], n=W['desc'], a=W['amount'], b=W['bal'])
    order = ['d', 'n', 'a']; rng.shuffle(order)
    for k in 'prb':
        if maybe(rng, .4): order.insert(rng.randint(0, len(order)), k)
    col = rng.choice((': ', ':\t', '\t', ' = ')); own = maybe(rng, .25)
    for i, t in enumerate(L):
        if maybe(rng, .15): doc.line(f'#{i + 1}')
        for k in order:
            v = dict(d=D(t, fd(t.day, df, lang)), n=N(t), a=A(t, m.s(t.minor, sign)), b=B(t, m.s(t.bal)), p=fd(t.post, df, lang), r=t.ref)[k]
            if own: doc.line(lab[k]); doc.line(v)
            else: doc.line(lab[k] + col, v)
        doc.line(rng.choice(('', '-----', '')))
    return doc

@paste
def pots_and_accounts(rng):
    """Web page with several accounts and pots in two or three currencies, each with its own rows."""
    home = pick_c(rng); lang = CC[home]['lang']; W = WORDS[lang]; doc = stmt.Paste(); cs = [home] + [k for k in rng.sample(list(CC), 3) if CC[k]['cur'] != CC[home]['cur']][:rng.choice((1, 2))]; st = start_day(rng)
    total = maybe(rng, .5); form = rng.choice(('tab', 'blank', 'stack')); df = rng.choice(('DD/MM/YYYY', 'D mon', 'DD mon YYYY'))
    doc.line(dict(en='Accounts overview', de='Finanzübersicht', fr='Mes comptes', es='Mis cuentas', it='I miei conti', nl='Mijn rekeningen', pt='Minhas contas')[lang])
    for k in cs:
        doc.line(f"{CC[k]['cur']} {digits(rng, 4)} {num(rng.randint(1000, 900000), 'us' if lang == 'en' else 'de')}") if total else None
    for k in cs:
        m = Money(rng, k, sym=rng.choice(('code', '')), plain=0); m.style = 'us' if lang == 'en' else 'de'
        L = txs(rng, k, rng.randint(1, 7), st, 28); op = opening_for(rng, k, L, 0); cl = run(L, op); L.reverse(); rows(doc, L)
        doc.line(rng.choice((f"{CC[k]['cur']} {W['acct']} •{digits(rng, 4)}", f"{CC[k]['cur']}", f"{W['bal']} {CC[k]['cur']}"))); doc.line(W['close'] + ' ', (m.s(cl), dict(closing=True)))
        for t in L:
            d, n, a, b = D(t, fd(t.day, df, lang)), N(t), A(t, m.s(t.minor)), B(t, m.s(t.bal))
            if form == 'tab': doc.line(d, '\t', n, '\t', a, '\t', b)
            elif form == 'blank': doc.line(d, ' ', n, ' ', a, ' ', b)
            else: doc.line(n); doc.line(d); doc.line(a)
        if maybe(rng, .6): doc.line(W['open'] + ' ', (m.s(op), dict(opening=True)))
    return doc

@paste
def section_sign_text(rng):
    """Current account text: deposits, withdrawals, checks, daily balances as in US and Canadian PDF copies."""
    c = rng.choice(('US', 'US', 'CA', 'AU', 'BR', 'MX', 'GB')); C = CC[c]; lang = C['lang']; W = WORDS[lang]; doc = stmt.Paste(); m = Money(rng, c, sym='', plain=.03); L = txs(rng, c, rng.randint(3, 22)); a, b = span(L, rng); op = opening_for(rng, c, L, 0); cl = run(L, op); rows(doc, L); df = 'MM/DD' if c == 'US' else rng.choice(('DD/MM', 'DD Mon'))
    ins, outs = [t for t in L if t.minor > 0], [t for t in L if t.minor < 0]
    T = dict(en=(('Deposits and Additions', 'Deposits and other credits', 'Money in'), ('Withdrawals and Subtractions', 'Electronic Withdrawals', 'Money out'), 'Daily ending balance'), pt=(('Entradas',), ('Saídas',), 'Saldo diário'), es=(('Depósitos',), ('Retiros y cargos',), 'Saldo diario'))[lang]
    ti, to = rng.choice(T[0]), rng.choice(T[1]); S = C['sym']
    doc.line(rng.choice(C['banks'].split(','))); doc.line(f"{fd(a, 'Month D, YYYY', lang)} - {fd(b, 'Month D, YYYY', lang)}")
    doc.line(W['open'] + ' ', (S + m.n(op), dict(opening=True))); doc.line(f'{ti} {m.n(sumof(L, True))}'); doc.line(f'{to} -{m.n(sumof(L, False))}'); doc.line(W['close'] + ' ', (S + m.n(cl), dict(closing=True)))
    order = rng.choice(('dna', 'dna', 'dan', 'nda'))
    for title, part in ((ti, ins), (to, outs)):
        if not part: continue
        doc.line(title); doc.line(' '.join({'d': W['date'], 'n': W['desc'], 'a': W['amount']}[k] for k in order)) if maybe(rng, .7) else None
        for i, t in enumerate(part):
            am = A(t, ('$' if i == 0 and c == 'US' else '') + m.n(t.minor)); ds = D(t, fd(t.day, df, lang))
            if order == 'dna': wrapname(doc, t, [ds, ' '], [' ', am], rng, rng.choice((40, 60)))
            elif order == 'dan': doc.line(ds, ' ', am, ' ', N(t))
            else: doc.line(N(t), ' ', ds, ' ', am)
        doc.line(f"{W['total']} {title} {S}{m.n(sum(t.minor for t in part))}")
        if maybe(rng, .3): doc.line(f"{W['page']} 2 {W['of']} 4"); doc.line(adverts(rng, c))
    if maybe(rng, .7):
        ends = {}
        for t in L: ends[t.day] = t.bal
        doc.line(T[2]); ks = list(ends)
        for i in range(0, len(ks), 3): doc.line(' '.join(f'{fd(k, df, lang)} {m.n(ends[k])}' for k in ks[i:i + 3]))
    return doc
