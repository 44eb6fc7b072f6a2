"""USA and Canada: banks, credit unions, card issuers, neobanks, wallets, store cards (English and French)."""
import datetime, os, random, re, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt
D = datetime.timedelta

# ---------------------------------------------------------------- words
FIRST = 'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth Aisha Carlos Wei Priya Omar Sofia Liam Emma Noah Olivia Ethan Maya Jamal Keisha Diego Lucia Tyler Brooke Hannah Logan Mei Raj Fatima Kevin Angela Dwayne Tanya Brian Megan'.split()
FIRST_FR = 'Marc Julie Éric Geneviève Mathieu Chantal Luc Sylvie Jean-François Marie-Ève Guillaume Isabelle Benoît Karine Félix Camille Étienne Audrey Simon Mélanie Nadia Yves'.split()
LAST = 'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Wilson Nguyen Lee Thompson White Harris Clark Patel Singh Chen Wong Kim Okafor Kowalski Murphy Campbell Stewart MacDonald Fraser Reid Schmidt Rossi Cohen Ali'.split()
LAST_FR = 'Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier'.split()
US_CITY = [('SEATTLE','WA'),('AUSTIN','TX'),('CHICAGO','IL'),('BROOKLYN','NY'),('NEW YORK','NY'),('SAN JOSE','CA'),('LOS ANGELES','CA'),('DENVER','CO'),('PORTLAND','OR'),('MIAMI','FL'),('ATLANTA','GA'),('PHOENIX','AZ'),('COLUMBUS','OH'),('MADISON','WI'),('OMAHA','NE'),('BOISE','ID'),('RALEIGH','NC'),('NASHVILLE','TN'),('TAMPA','FL'),('SALT LAKE CIT','UT'),('ST PAUL','MN'),('BATON ROUGE','LA'),('HONOLULU','HI'),('BOSTON','MA'),('PITTSBURGH','PA'),('KANSAS CITY','MO'),('RENO','NV'),('TULSA','OK')]
CA_CITY = [('TORONTO','ON'),('OTTAWA','ON'),('MISSISSAUGA','ON'),('LONDON','ON'),('VANCOUVER','BC'),('BURNABY','BC'),('VICTORIA','BC'),('CALGARY','AB'),('EDMONTON','AB'),('REGINA','SK'),('SASKATOON','SK'),('WINNIPEG','MB'),('HALIFAX','NS'),('MONCTON','NB'),('ST. JOHN\'S','NL'),('KELOWNA','BC'),('BARRIE','ON'),('GUELPH','ON')]
QC_CITY = [('MONTREAL','QC'),('QUEBEC','QC'),('LAVAL','QC'),('GATINEAU','QC'),('LONGUEUIL','QC'),('SHERBROOKE','QC'),('TROIS-RIVIERES','QC'),('LEVIS','QC'),('SAGUENAY','QC'),('RIMOUSKI','QC'),('BROSSARD','QC'),('DRUMMONDVILLE','QC')]
US_SHOP = '''Walmart|Target|Kroger|Safeway|Whole Foods Market|Trader Joe's|Costco Whse|Publix Super Markets|H-E-B|Wegmans|Aldi|CVS/Pharmacy|Walgreens|Rite Aid|Shell Oil|Chevron|Exxonmobil|Wawa|Sheetz|7-Eleven|QuikTrip|Speedway|Starbucks|Dunkin|McDonald's|Chick-fil-A|Chipotle|Panera Bread|Taco Bell|Wendy's|Olive Garden|In-N-Out Burger|Home Depot|Lowe's|Ace Hardware|Best Buy|Petco|PetSmart|Dollar Tree|Dollar General|TJ Maxx|Ross Stores|Nordstrom|Macy's|Kohl's|Old Navy|Nike|REI|Bath & Body Works|Sephora|Ulta|Uber Trip|Lyft Ride|DoorDash|Grubhub|Instacart|Netflix.com|Spotify USA|Hulu|Disney Plus|Apple.com/bill|Google *YouTube|Amazon.com|Amzn Mktp US|Etsy.com|eBay|AT&T|Verizon Wrls|T-Mobile|Comcast Xfinity|Spectrum|Con Edison|PG&E|Duke Energy|State Farm|Geico|Progressive Ins|Planet Fitness|AMC Theatres|Delta Air|Southwest Air|United Airlines|Marriott|Hilton Hotels|Airbnb|Expedia|Parkmobile|E-ZPass|USPS|UPS Store|FedEx Office|Jiffy Lube|AutoZone|O'Reilly Auto|Great Clips|Massage Envy|LA Fitness|Blue Bottle Coffee|Joe's Pizza|El Camino Taqueria|Golden Dragon Rest|Corner Bakery|Main St Liquors|Sunrise Nails|Dr Patel DDS|Kaiser Permanente|Quest Diagnostics|MTA*NYCT PayGo|BART Clipper|CubeSmart|GoDaddy.com|Adobe Inc|Microsoft*Xbox|Steam Games|Peloton|Chewy.com|Wayfair|Ikea|HelloFresh|Sweetgreen|Five Guys'''.split('|')
CA_SHOP = '''Tim Hortons|Loblaws|Real Cdn Superstore|No Frills|Metro|Sobeys|FreshCo|Save-On-Foods|Shoppers Drug Mart|Rexall|Canadian Tire|Home Hardware|RONA|Costco Wholesale|Walmart Store|Dollarama|Winners|HomeSense|Hudson's Bay|Sport Chek|Mark's|Roots|Indigo|Best Buy Canada|LCBO|The Beer Store|BC Liquor|Petro-Canada|Esso Circle K|Husky|Shell|A&W|Swiss Chalet|Harvey's|Boston Pizza|Second Cup|Booster Juice|Freshii|Cineplex|GoodLife Fitness|Presto Autoload|TTC Fare|TransLink Compass|Uber Canada|SkipTheDishes|DoorDash|Netflix.com|Spotify|Apple.com/bill|Amazon.ca|Amzn Mktp CA|Rogers|Bell Canada|Telus Mobility|Fido Mobile|Koodo|Freedom Mobile|Enbridge Gas|Toronto Hydro|BC Hydro|Fortis|Air Canada|WestJet|VIA Rail|Canada Post|ServiceOntario|ICBC|Manulife|Sun Life|PetValu|Bulk Barn|Farm Boy|Longo's|T&T Supermarket|Pizza Pizza|Mary Brown's|Staples|Lululemon|Aritzia|Wine Rack|Green P Parking|Impark|407 ETR'''.split('|')
QC_SHOP = '''IGA Extra|Provigo|Maxi|Super C|Métro Plus|Jean Coutu|Pharmaprix|Uniprix|Familiprix|SAQ|SQDC|Couche-Tard|Ultramar|Petro-Canada|Esso|Rona|Canac|Patrick Morin|Réno-Dépôt|Canadian Tire|Dollarama|Costco|Walmart|Simons|La Vie en Rose|Archambault|Renaud-Bray|Bureau en Gros|Tim Hortons|McDonald's|St-Hubert|La Cage|Ben & Florentine|Cora|Tutti Frutti|Second Cup|Van Houtte|Boulangerie Ange|Première Moisson|Dépanneur Voisin|Fromagerie Atwater|Vidéotron|Hydro-Québec|Énergir|Bell Canada|Fizz|Telus|STM Opus|Exo|BIXI Montréal|SAAQ|Communauto|Cinéma Guzzo|Éconofitness|Énergie Cardio|Netflix.com|Spotify|Apple.com/bill|Amazon.ca|Uber Eats|DoorDash|Sports Experts|Mondou|Clinique Dentaire Roy|Ville de Laval|Beneva|Desjardins Assurances|Intact Assurance|CPE Les Petits Pas|SPVM Constat'''.split('|')
EMPL = ['ACME LOGISTICS','BRIGHTPATH INC','CITY OF AUSTIN','GUSTO','ADP TOTALSOURCE','UNITED HEALTH SVC','WALMART ASSOC','NORTHSTAR DESIGN','STATE OF OHIO','US TREASURY','LAKEVIEW SCHOOLS','HOOLI SYSTEMS','PAYCHEX','KESTREL FOODS']
EMPL_CA = ['GOVERNMENT OF CANADA','LOBLAW CO LTD','MAPLE RIDGE CONSTR','CERIDIAN','CITY OF TORONTO','UNIV OF ALBERTA','SHOPIFY INC','NORTHERN FREIGHT LTD','TELUS CORP']
EMPL_FR = ['GOUVERNEMENT DU QUÉBEC','CISSS LAVAL','VILLE DE MONTRÉAL','BOMBARDIER INC','CSS DES CHÊNES','COGECO','GROUPE JEAN COUTU','CASCADES INC','UNIVERSITÉ LAVAL']
CATS = ['Groceries','Restaurants','Gas','Travel','Merchandise','Services','Home Improvement','Health & wellness','Bills & utilities','Entertainment','Shopping','Automotive','Education','Personal','Food & drink','Supermarkets','Department Stores','Gasoline']
CATS_FR = ['Épicerie','Restaurants','Essence','Voyages','Marchandise','Services','Rénovation','Santé','Divertissement','Transport','Détail','Abonnements','Logement']

def person(rng, lang):
    if lang == 'fr': return rng.choice(FIRST_FR) + ' ' + rng.choice(LAST_FR)
    return rng.choice(FIRST) + ' ' + rng.choice(LAST + LAST_FR[:4])
def num(rng, n): return ''.join(rng.choice('0123456789') for _ in range(n))
def code(rng, n): return ''.join(rng.choice('0123456789ABCDEFGHJKLMNPQRSTUVWXYZ') for _ in range(n))
def latin(rng):
    while True:
        m = stmt.merchant(rng)
        if len(m) < 28 and all(ord(c) < 0x180 for c in m) and all(len(w) < 18 for w in m.split()): return ' '.join(m.split())
def shop(rng, lang, ctry):
    if rng.random() < .33: return latin(rng)
    return rng.choice(QC_SHOP if lang == 'fr' else CA_SHOP if ctry == 'CA' else US_SHOP)
def city(rng, lang, ctry): return rng.choice(QC_CITY if lang == 'fr' else CA_CITY if ctry == 'CA' else US_CITY)

# ---------------------------------------------------------------- dates
ME = 'January February March April May June July August September October November December'.split()
MES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
MF = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split()
MFS = 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split()
MFC = 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC'.split()
WE = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split()
WF = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split()
def f1(d): return '1er' if d.day == 1 else str(d.day)
EN_SHORT = [lambda d: f'{d:%m/%d}', lambda d: f'{MES[d.month-1]} {d.day}', lambda d: f'{MES[d.month-1]} {d.day:02d}', lambda d: f'{MES[d.month-1].upper()} {d.day:02d}', lambda d: f'{d.day:02d} {MES[d.month-1]}',
            lambda d: f'{d.month}/{d.day}', lambda d: f'{d:%m-%d}', lambda d: f'{MES[d.month-1].upper()}{d.day:02d}', lambda d: f'{MES[d.month-1]}. {d.day}', lambda d: f'{d.day:02d}{MES[d.month-1].upper()}', lambda d: f'{d.day} {MES[d.month-1]}']
EN_LONG = [lambda d: f'{d:%m/%d/%Y}', lambda d: f'{d:%m/%d/%y}', lambda d: f'{d:%Y-%m-%d}', lambda d: f'{MES[d.month-1]} {d.day}, {d.year}', lambda d: f'{ME[d.month-1]} {d.day}, {d.year}', lambda d: f'{MES[d.month-1]} {d.day:02d}, {d.year}',
           lambda d: f'{d.day:02d} {MES[d.month-1]} {d.year}', lambda d: f'{d.month}/{d.day}/{d.year}', lambda d: f'{d.month}/{d.day}/{d:%y}', lambda d: f'{d.day:02d}-{MES[d.month-1]}-{d.year}', lambda d: f'{d:%m-%d-%Y}', lambda d: f'{d:%Y/%m/%d}', lambda d: f'{MES[d.month-1].upper()} {d.day:02d} {d.year}', lambda d: f'{d:%m-%d-%y}']
FR_SHORT = [lambda d: f'{f1(d)} {MF[d.month-1]}', lambda d: f'{d.day:02d} {MFC[d.month-1]}', lambda d: f'{d.day} {MFS[d.month-1]}', lambda d: f'{MFC[d.month-1]} {d.day:02d}', lambda d: f'{d.day:02d}/{d.month:02d}', lambda d: f'{d.day:02d} {d.month:02d}', lambda d: f'{d.month:02d}-{d.day:02d}', lambda d: f'{d.day:02d} {MFS[d.month-1]}']
FR_LONG = [lambda d: f'{d:%Y-%m-%d}', lambda d: f'{f1(d)} {MF[d.month-1]} {d.year}', lambda d: f'{d:%d/%m/%Y}', lambda d: f'{d.day} {MFS[d.month-1]} {d.year}', lambda d: f'{d.day:02d} {MFC[d.month-1]} {d.year}', lambda d: f'{d:%d-%m-%Y}', lambda d: f'{d:%Y/%m/%d}', lambda d: f'{d:%d/%m/%y}']
def dshort(rng, lang): return rng.choice(FR_SHORT if lang == 'fr' else EN_SHORT)
def dlong(rng, lang): return rng.choice(FR_LONG if lang == 'fr' else EN_LONG)
def dany(rng, lang): return dshort(rng, lang) if rng.random() < .5 else dlong(rng, lang)
def dfull(d, lang): return f'{f1(d)} {MF[d.month-1]} {d.year}' if lang == 'fr' else f'{ME[d.month-1]} {d.day}, {d.year}'
def dweek(d, lang, rng=None): return f'{WF[d.weekday()]} {f1(d)} {MF[d.month-1]} {d.year}' if lang == 'fr' else f'{WE[d.weekday()]}, {ME[d.month-1]} {d.day}, {d.year}'
def clock(rng, lang):
    h, m = rng.randint(6, 22), rng.randint(0, 59)
    if lang == 'fr': return f'{h} h {m:02d}'
    return f'{(h - 1) % 12 + 1}:{m:02d} {"AM" if h < 12 else "PM"}'
def tr(lang, en, fr): return fr if lang == 'fr' else en

# ---------------------------------------------------------------- money
class M:
    """A way to write money. num: without sign; cur: with currency sign; sg: signed for the person (in +); inv: signed as on a card (purchases plain)."""
    def __init__(self, rng, lang, cur=None, neg=None, plus=None):
        self.lang = lang
        self.th, self.dec = (rng.choice([' ', ' ', ' ', '']), ',') if lang == 'fr' else (rng.choice([',', ',', ',', ',', '']), '.')
        self.sym = cur if cur is not None else rng.choice(['$', '$', ''])
        self.neg = neg or (rng.choice(['pre', 'pre', 'post', 'par', 'minus'] if lang == 'fr' else ['pre', 'pre', 'mid', 'post', 'par', 'gap', 'minus']))
        self.plus = plus if plus is not None else rng.choice(['', '', '', '+'])
        self.nolead = lang != 'fr' and rng.random() < .08
    def num(self, v):
        v = abs(v); whole = f'{v // 100:,}'.replace(',', self.th); s = f'{whole}{self.dec}{v % 100:02d}'
        return s[1:] if self.nolead and v < 100 else s
    def cur(self, v):
        if not self.sym: return self.num(v)
        return f'{self.num(v)} {self.sym}' if self.lang == 'fr' else self.sym + self.num(v)
    def dol(self, v): return f'{self.num(v)} $' if self.lang == 'fr' else '$' + self.num(v)
    def sg(self, v):
        c = self.cur(v)
        if v >= 0: return self.plus + c
        return {'pre': '-' + c, 'minus': '−' + c, 'mid': (self.sym + '-' + self.num(v)) if self.lang != 'fr' else '-' + c, 'post': c + '-' if self.lang != 'fr' else self.num(v) + '-' + (' $' if self.sym else ''), 'par': '(' + c + ')', 'gap': '- ' + c}[self.neg]
    def bal(self, v): return self.cur(v) if v >= 0 else self.sg(v)

# ---------------------------------------------------------------- transactions
class T: pass
def amount(rng, kind):
    if kind in ('salary',): return rng.randint(60000, 480000)
    if kind in ('atm',): return rng.choice([2000, 4000, 6000, 8000, 10000, 20000, 30000, 10250, 20300])
    if kind in ('fee',): return rng.choice([100, 150, 250, 300, 395, 495, 595, 1095, 1200, 1595, 1695, 3000, 3400, 3500, 4500, 4800])
    if kind in ('interest',): return rng.randint(1, 2500)
    if kind in ('person',): return rng.choice([500, 1000, 1500, 2000, 2500, 4000, 5000, 7500, 10000, 25000, 60000]) if rng.random() < .6 else rng.randint(300, 40000)
    if kind in ('check', 'bill', 'transfer', 'payment', 'deposit'): return rng.randint(1500, 250000) if rng.random() < .6 else rng.choice([5000, 10000, 15000, 20000, 30000, 50000, 100000, 120000, 150000])
    r = rng.random()
    if r < .1: return rng.choice([299, 499, 999, 1099, 1549, 1799, 2299])
    return max(75, int(rng.lognormvariate(8.1, .95)))

def case(rng): return rng.choice([str, str, str.upper, str.upper, str.title if rng.random() < .3 else str])

def buy_text(rng, lang, ctry, style):
    s, (c, st) = shop(rng, lang, ctry), city(rng, lang, ctry)
    if style == 'short': return s
    r = rng.random()
    if r < .16: s = s + ' ' + rng.choice(['#', '', 'STORE ', 'No ', '00']) + num(rng, rng.randint(3, 5))
    elif r < .24: s = rng.choice(['SQ *', 'TST* ', 'PY *', 'PAYPAL *', 'SP ', 'FS *', 'CKE*', 'GOOGLE *', 'DD *', 'IC* ']) + s
    elif r < .30: s = s + '*' + code(rng, 8)
    elif r < .35: s = s + ' ' + rng.choice(['800', '866', '877', '888']) + '-' + num(rng, 3) + '-' + num(rng, 4)
    if style == 'long' or rng.random() < .5:
        s += ' ' + rng.choice([f'{c} {st}', f'{c.title()} {st}', f'{c}', f'{c}, {st}', f'{c} {st}'])
    if style == 'long' and rng.random() < .25: s += ' ' + rng.choice(['US', 'USA', 'CARD ' + num(rng, 4), 'XXXX' + num(rng, 4), num(rng, 5), '#' + num(rng, 6)])
    return s

def bank_text(rng, kind, lang, ctry, day, verbose):
    p = person(rng, lang); n4 = num(rng, 4)
    if kind == 'buy':
        b = buy_text(rng, lang, ctry, rng.choice(['mid', 'long', 'short']) if verbose else 'short')
        pre = day - D(rng.randint(0, 2))
        if not verbose: return b
        if lang == 'fr': return rng.choice(['Achat {b}', 'Achat par carte de débit / {b}', 'PAIEMENT DIRECT {b}', 'Achat Interac - {n} {b}', 'Achat sans contact Interac - {n} {b}', 'Achat / {b}', '{b}']).format(b=b, n=n4)
        if ctry == 'CA': return rng.choice(['INTERAC PURCHASE - {n} {b}', 'Contactless Interac purchase - {n} {b}', 'POS PURCHASE {b}', 'Visa Debit purchase - {n} {b}', 'IDP PURCHASE-{n} {b}', 'POINT OF SALE PURCHASE {b}', '{b}', '{b}']).format(b=b, n=n4)
        return rng.choice(['Card Purchase {d} {b} Card {n}', 'CHECKCARD {dd} {b} {long}', 'POS Debit {b}', 'DEBIT CARD PURCHASE XXXXX{n} {b}', 'Purchase authorized on {d} {b} S{long} Card {n}', 'Recurring Payment authorized on {d} {b} Card {n}', 'PURCHASE {d} {b}', '{b}', '{b}', 'Visa Check Card {b}', 'DBT CRD {d} {b}', 'POS PUR-{b}', 'Point Of Sale Withdrawal / {b}']).format(b=b, n=n4, d=f'{pre:%m/%d}', dd=f'{pre:%m%d}', long=num(rng, 14))
    if kind == 'person_out':
        if lang == 'fr': return rng.choice(['Virement Interac à / {p}', 'VIREMENT INTERAC ENVOYÉ {p}', 'Virement Interac à {p}', 'Virement entre personnes / {p}'] if verbose else ['{p}', 'Virement à {p}']).format(p=p)
        if ctry == 'CA': return rng.choice(['INTERAC e-Transfer To: {p}', 'e-Transfer sent {p}', 'E-TRANSFER ***{c}', 'SEND E-TFR {p}', 'Interac e-Transfer sent to {p} {c}'] if verbose else ['{p}', 'e-Transfer to {p}']).format(p=p, c=code(rng, 3))
        return rng.choice(['Zelle payment to {p} {r}', 'Zelle to {p} on {d} Ref #{c}', 'VENMO PAYMENT {r} WEB ID: {l}', 'Cash App*{p}', 'Zelle Transfer Conf# {c}; {p}'] if verbose else ['{p}', 'Zelle to {p}', 'To {p}']).format(p=p, r=num(rng, 11), d=f'{day:%m/%d}', c=code(rng, 9), l=num(rng, 10))
    if kind == 'person_in':
        if lang == 'fr': return rng.choice(['Virement Interac de / {p}', 'VIREMENT INTERAC REÇU {p}', 'Dépôt automatique Interac {p}'] if verbose else ['{p}', 'Virement de {p}']).format(p=p)
        if ctry == 'CA': return rng.choice(['INTERAC e-Transfer From: {p}', 'e-Transfer - Autodeposit {p} {c}', 'E-TRANSFER RECEIVED {p}', 'RECEIVE E-TFR {p}'] if verbose else ['{p}', 'e-Transfer from {p}']).format(p=p, c=code(rng, 10))
        return rng.choice(['Zelle payment from {p} {r}', 'Zelle from {p} on {d} Ref # {c}', 'VENMO CASHOUT PPD ID: {r}', 'CASH APP*{p}', 'Real Time Transfer Recd From {p} Ref: {r}'] if verbose else ['{p}', 'Zelle from {p}', 'From {p}']).format(p=p, r=num(rng, 11), d=f'{day:%m/%d}', c=code(rng, 9))
    if kind == 'salary':
        e = rng.choice(EMPL_FR if lang == 'fr' else EMPL_CA if ctry == 'CA' else EMPL)
        if lang == 'fr': return rng.choice(['Paie / {e}', 'DÉPÔT DIRECT {e}', 'Dépôt - Paie {e}', 'Dépôt direct / {e}']).format(e=e)
        if ctry == 'CA': return rng.choice(['PAYROLL DEPOSIT {e}', '{e} PAY', 'Direct Deposit, {e}', 'Payroll dep. {e}', 'DIRECT DEPOSIT {e} PAY', 'GST/HST CREDIT CANADA', 'CANADA CHILD BENEFIT']).format(e=e)
        return rng.choice(['{e} DES:PAYROLL ID:{r} INDN:{p} CO ID:{l} PPD', '{e} Payroll PPD ID: {l}', 'Direct Deposit {e}', '{e} DIRECT DEP {r} {p}', 'ACH CREDIT {e} PAYROLL', '{e} PAYROLL'] if verbose else ['{e} PAYROLL', 'Direct deposit {e}', '{e}']).format(e=e, r=num(rng, 9), l=num(rng, 10), p=p.upper())
    if kind == 'bill':
        b = shop(rng, lang, ctry)
        if lang == 'fr': return rng.choice(['Paiement facture - AccèsD Internet / {b}', 'Paiement de facture {b} {r}', 'Prélèvement {b}', 'PPA {b}', 'Paiement préautorisé / {b}', 'Assurance / {b}', 'Hypothèque / {b}'] if verbose else ['{b}', 'Paiement {b}']).format(b=b, r=num(rng, 8))
        if ctry == 'CA': return rng.choice(['Online Banking payment - {n} {b}', 'BILL PAYMENT {b} {r}', 'PRE-AUTHORIZED DEBIT {b}', 'PREAUTHORIZED DEBIT {b} INS', 'MISC PAYMENT {b}', 'Utility bill pmt {b}', '{b} MSP', 'MORTGAGE PAYMENT {b}', 'Internet Bill Pay {r} {b} {c}'] if verbose else ['{b}', '{b} Bill payment']).format(b=b, n=n4, r=num(rng, 12), c=num(rng, 13))
        return rng.choice(['{b} DES:PAYMENT ID:{r} INDN:{p} CO ID:{l} WEB', '{b} Bill Pay {r}', 'ACH DEBIT {b} AUTOPAY', '{b} PAYMENT PPD ID: {l}', 'Online Payment {r} To {b}', 'Preauthorized Withdrawal {b}', 'Bill Paid-{b} Conf #{c}', '{b} WEB PMTS {c}', 'Withdrawal ACH {b} TYPE: ONLINE PMT ID: {l}'] if verbose else ['{b}', '{b} autopay', 'Payment to {b}']).format(b=b, r=num(rng, 9), l=num(rng, 10), c=code(rng, 6), p=p.upper())
    if kind == 'atm':
        c, st = city(rng, lang, ctry)
        if lang == 'fr': return rng.choice(['Retrait au guichet automatique', 'Retrait guichet {c}', 'RETRAIT GAB {n}', 'Retrait / {c}']).format(c=c, n=n4)
        if ctry == 'CA': return rng.choice(['ATM withdrawal - {n}', 'ABM WITHDRAWAL {c} {s}', 'Cash withdrawal', 'INSTANT TELLER WITHDRAWAL {n}', 'CASH WITHDRAWAL {c}']).format(c=c, s=st, n=n4)
        return rng.choice(['ATM Withdrawal {d} {n} Main St {c} {s} Card {k}', 'BKOFAMERICA ATM {d} #00000{n} WITHDRWL {c} {s}', 'ATM CASH WITHDRAWAL', 'NON-CHASE ATM WITHDRAW {c} {s}', 'ATM W/D {n} {c} {s}', 'Cash eWithdrawal in Branch']).format(c=c, s=st, n=n4, k=num(rng, 4), d=f'{day:%m/%d}')
    if kind == 'check':
        k = num(rng, 3); k = ('1' if k[0] == '0' else k[0]) + k[1:]
        if lang == 'fr': return rng.choice(['Chèque #{k}', 'CHÈQUE NO {k}', 'Chèque {k}']).format(k=k)
        return rng.choice(['Check #{k}', 'CHECK {k}', 'Check # {k}', 'DRAFT {k}'] if ctry == 'US' else ['Cheque - {k}', 'CHEQUE #{k}', 'CHQ#00{k}', 'Cheque {k}']).format(k=k)
    if kind == 'fee':
        if lang == 'fr': return rng.choice(['Frais mensuels fixes', 'Frais d\'utilisation', 'FRAIS DE SERVICE', 'Frais virement Interac', 'Frais relevé papier', 'Frais - provision insuffisante', 'Frais de découvert'])
        if ctry == 'CA': return rng.choice(['Monthly fee', 'MONTHLY ACCOUNT FEE', 'SERVICE CHARGE', 'NSF fee', 'E-TRANSFER FEE', 'Overdraft interest', 'Paper statement fee', 'ABM FEE NON-NETWORK', 'Multi product rebate reversal'])
        return rng.choice(['Monthly Service Fee', 'OVERDRAFT ITEM FEE', 'NON-NETWORK ATM FEE', 'Foreign Exch Rt ADJ Fee {d}', 'Wire Transfer Fee', 'Monthly Maintenance Fee', 'Insufficient Funds Fee', 'STOP PAYMENT FEE', 'Paper Statement Fee']).format(d=f'{day:%m/%d}')
    if kind == 'interest':
        return tr(lang, rng.choice(['Interest Payment', 'INTEREST PAID', 'Interest Earned', 'Dividend Credit', 'DIVIDEND', 'Interest paid this period', 'Annual Percentage Yield Earned Interest']), rng.choice(['Intérêts', 'Intérêt créditeur', 'Intérêts payés', 'INTÉRÊTS CRÉDITEURS']))
    if kind == 'transfer_out':
        if lang == 'fr': return rng.choice(['Virement - AccèsD Internet / au ET1', 'Virement vers épargne {n}', 'Virement entre comptes', 'Transfert CELI', 'Virement / à {n} EOP']).format(n=n4)
        return rng.choice(['Online Transfer to SAV ...{n} transaction#: {r}', 'Transfer to Savings xxxxxx{n}', 'ONLINE TRANSFER TO {p} REF #{c} WAY2SAVE SAVINGS', 'Transfer To Share {m}', 'Internet Transfer to {n}', 'Home Banking Transfer To Share {m}', 'TFR-TO {n}', 'Round Ups to Savings'] if ctry == 'US' else ['TRANSFER TO {n}', 'Online transfer sent - {n}', 'TFR-TO C/C {n}', 'Customer Transfer Dr. PC TO {r}', 'Investment purchase TFSA', 'Internet transfer to savings']).format(n=n4, r=num(rng, 11), p=p.upper(), c=code(rng, 10), m=f'{rng.randint(1, 9):04d}')
    if kind == 'transfer_in':
        if lang == 'fr': return rng.choice(['Virement - AccèsD Internet / du ET1', 'Virement de l\'épargne {n}', 'Virement entre comptes', 'Virement / de {n} EOP']).format(n=n4)
        return rng.choice(['Online Transfer from SAV ...{n} transaction#: {r}', 'Transfer from Savings xxxxxx{n}', 'Transfer From Share {m}', 'Internet Transfer from {n}', 'TFR-FR {n}', 'Recurring Transfer From {p}']).format(n=n4, r=num(rng, 11), p=p.upper(), m=f'{rng.randint(1, 9):04d}')
    if kind == 'deposit':
        if lang == 'fr': return rng.choice(['Dépôt au guichet', 'Dépôt mobile', 'Dépôt d\'un chèque', 'DÉPÔT COMPTOIR'])
        return rng.choice(['Remote Online Deposit {n}', 'ATM Cash Deposit {d} {n} Oak Ave', 'Counter Credit', 'DEPOSIT', 'Mobile Check Deposit', 'Deposit Made In A Branch/Store', 'eDeposit IN Branch/Store {d}', 'Customer Deposit'] if ctry == 'US' else ['ATM deposit', 'Mobile cheque deposit - {n}', 'DEPOSIT', 'BRANCH DEPOSIT', 'Federal Payment CANADA', 'TAX REFUND CANADA']).format(n=n4, d=f'{day:%m/%d}')
    if kind == 'refund':
        b = shop(rng, lang, ctry)
        return tr(lang, rng.choice(['Purchase Return {d} {b}', '{b} REFUND', 'POS REFUND {b}', 'Card credit {b}', '{b}']), rng.choice(['Remboursement / {b}', 'Remise {b}', '{b} crédit'])).format(b=b, d=f'{day:%m/%d}')
    raise KeyError(kind)

OUT_KINDS = ['buy'] * 10 + ['bill'] * 4 + ['person_out'] * 3 + ['atm'] * 2 + ['transfer_out'] * 2 + ['fee', 'check']
IN_KINDS = ['salary'] * 4 + ['person_in'] * 3 + ['deposit'] * 2 + ['transfer_in'] * 2 + ['interest', 'refund']
AMT = {'person_out': 'person', 'person_in': 'person', 'transfer_out': 'transfer', 'transfer_in': 'transfer', 'refund': 'buy'}
CARD_PAY = {'US': ['PAYMENT THANK YOU', 'AUTOPAY PAYMENT - THANK YOU', 'Payment Thank You-Mobile', 'ONLINE PAYMENT, THANK YOU', 'CAPITAL ONE AUTOPAY PYMT', 'INTERNET PAYMENT - THANK YOU', 'ELECTRONIC PAYMENT RECEIVED', 'DIRECTPAY FULL BALANCE', 'E-PAYMENT THANK YOU'],
            'CA': ['PAYMENT - THANK YOU / PAIEMENT - MERCI', 'PAYMENT RECEIVED - THANK YOU', 'AUTOMATIC PYMT RECEIVED', 'PRE-AUTHORIZED PAYMENT', 'PAYMENT THANK YOU/PAIEMENT MERCI', 'TRSF FROM/DE ACCT/CPT'],
            'fr': ['PAIEMENT - MERCI', 'Paiement caisse', 'PAIEMENT REÇU - MERCI', 'PAIEMENT PRÉAUTORISÉ', 'Paiement Internet - merci']}

def when(rng, year=None):
    return datetime.date(year or rng.randint(2018, 2027), rng.randint(1, 12), rng.randint(1, 28))

def span(rng, n, start, days):
    busy = rng.random() < .35
    pool = sorted(rng.sample(range(days), min(days, max(2, n // 3)))) if busy else range(days)
    return sorted(start + D(rng.choice(list(pool))) for _ in range(n))

def gen(rng, n, lang='en', ctry='US', mode='bank', start=None, days=30, pin=None, verbose=None, cs=None, style=None):
    """Random transactions in order of days."""
    start = start or when(rng)
    if pin is None: pin = rng.choice([0, .1, .15, .2, .25, .35, .5, 1] if rng.random() < .5 else [.12, .2, .3])
    if mode == 'card' and pin > .4 and rng.random() < .8: pin = .15
    if verbose is None: verbose = rng.random() < .7
    cs = cs or case(rng); style = style or rng.choice(['short', 'mid', 'long'])
    out = []
    for day in span(rng, n, start, days):
        t = T(); t.day = day; inn = rng.random() < pin
        if mode == 'card':
            if inn: t.kind = 'payment' if rng.random() < .65 else 'refund'
            else: t.kind = 'buy' if rng.random() < .94 else rng.choice(['fee', 'intcharge'])
            if t.kind == 'payment': t.desc = rng.choice(CARD_PAY['fr' if lang == 'fr' else ctry])
            elif t.kind == 'fee': t.desc = tr(lang, rng.choice(['LATE FEE', 'ANNUAL MEMBERSHIP FEE', 'FOREIGN TRANSACTION FEE', 'CASH ADVANCE FEE', 'Balance Transfer Fee']), rng.choice(['FRAIS ANNUELS', "FRAIS D'AVANCE DE FONDS", 'FRAIS DE RETARD']))
            elif t.kind == 'intcharge': t.desc = tr(lang, rng.choice(['INTEREST CHARGE ON PURCHASES', 'PURCHASE INTEREST CHARGE', 'Interest Charge on Cash Advances', 'INTEREST CHARGES']), rng.choice(['FRAIS DE CRÉDIT', 'INTÉRÊTS SUR ACHATS']))
            else: t.desc = buy_text(rng, lang, ctry, style)
            a = amount(rng, {'payment': 'payment', 'fee': 'fee', 'intcharge': 'interest'}.get(t.kind, 'buy'))
        else:
            t.kind = rng.choice(IN_KINDS if inn else OUT_KINDS)
            t.desc = bank_text(rng, t.kind, lang, ctry, day, verbose)
            a = amount(rng, AMT.get(t.kind, t.kind))
        t.desc = ' '.join(w for w in cs(t.desc).split() if len(w) < 27)
        t.minor = a if inn else -a
        t.city, t.st = city(rng, lang, ctry); t.cat = rng.choice(CATS_FR if lang == 'fr' else CATS)
        t.post = day + D(rng.choice([0, 1, 1, 2, 3])); t.ref = num(rng, rng.choice([4, 8, 11])); t.time = clock(rng, lang)
        t.fx = None
        if t.kind == 'buy' and rng.random() < .1:
            f = rng.choice(['EUR', 'GBP', 'MXN', 'JPY', 'AUD', 'CAD' if ctry == 'US' else 'USD', 'CHF']); rate = {'EUR': 1.1, 'GBP': 1.3, 'MXN': .055, 'JPY': .0067, 'AUD': .66, 'CAD': .73, 'USD': 1.37, 'CHF': 1.15}[f] * (1 + rng.random() / 20)
            t.fx = (f, int(a / rate), rate)
        out.append(t)
    return out

def opening(rng, ts):
    op = rng.randint(5000, 900000); b = low = op
    for t in ts: b += t.minor; low = min(low, b)
    return op - low + rng.randint(100, 60000) if low < 0 and rng.random() < .85 else op
def nrows(rng, hi=24):
    r = rng.random()
    return rng.randint(1, 4) if r < .08 else rng.randint(5, 20) if r < .85 else rng.randint(18, max(hi, 38))
def cc(rng):
    """language, country"""
    r = rng.random()
    return ('fr', 'CA') if r < .4 else ('en', 'CA')

# ---------------------------------------------------------------- pages
class Flow:
    def __init__(self, rng, width=612, height=792, size=None, left=None, right=None, mono=False, lead=None):
        self.rng = rng; self.doc = stmt.Doc(width, height); self.size = size or rng.choice([7, 7.5, 8, 8, 8.5, 9, 9, 9.5, 10])
        self.left = left or rng.randint(28, 56); self.right = right or width - rng.randint(28, 56)
        self.mono = mono; self.lead = lead or self.size * rng.uniform(1.2, 1.7); self.y = rng.randint(34, 60)
        self.bottom = height - (rng.randint(50, 80) if rng.random() < .7 else rng.randint(120, 360)); self.top = self.y; self.header = None; self.footer = None; self.again = None
    def put(self, x, text, dy=0, size=None, bold=False, align='left', **k):
        return self.doc.put(x, self.y + dy, text, size=size or self.size, bold=bold, mono=self.mono, align=align, **k)
    def w(self, text, size=None): return self.doc.fits(text, size or self.size, mono=self.mono)
    def down(self, n=1): self.y += self.lead * n
    def page(self):
        if self.footer: self.footer(self)
        self.doc.new_page(); self.y = self.top
        if self.header: self.header(self)
        if self.again: self.again()
    def need(self, h):
        if self.y + h > self.bottom: self.page(); return True
    def done(self):
        if self.footer: self.footer(self)
        return self.doc

def clip(f, text, width, size=None):
    words = text.split()
    while len(words) > 1 and f.w(' '.join(words), size) > width: words.pop()
    return ' '.join(words)

def para(f, text, x=None, width=None, size=None, lead=None):
    x = x or f.left; width = width or f.right - x; size = size or f.size * .85
    for line in f.doc.wrap(text, width, size, f.mono):
        f.need(size * 1.3); f.put(x, line, size=size); f.y += lead or size * 1.25

LEGAL = ['In case of errors or questions about your electronic transfers, telephone us at 1-800-{p} or write us at P.O. Box {b}, Wilmington, DE 19850-{n}. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared.',
         'How we calculate your balance: We use the daily balance method (including current transactions). Your annual percentage rate (APR) of {r}.99% is based on the Prime Rate in effect on {d}.',
         'Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.',
         'Effective {d}, the fee for outgoing domestic wires will change from $25.00 to $30.00 per item. Deposits of $1,500.00 or more in a statement cycle waive the $12 monthly service fee.',
         'Please examine this statement promptly. If no errors are reported within 30 days the account will be considered correct. Member FDIC. Equal Housing Lender. (c) {y} All rights reserved.',
         'Overdraft fee waiver: we will not charge a fee if your account is overdrawn by $50 or less at the end of the business day or for items of $5.00 or less. Call 1-877-{p} 24 hours a day, 7 days a week.']
LEGAL_FR = ["Veuillez vérifier ce relevé et nous aviser de toute erreur dans les 30 jours suivant la date du relevé. Pour toute question, composez le 1 800 {p} ou écrivez à la C. P. {b}, succ. Place-d'Armes, Montréal (Québec).",
            "Le taux d'intérêt annuel de {r},99 % s'applique aux achats impayés à la date d'échéance. Un paiement minimum de 10,00 $ est exigé chaque mois.",
            "À compter du {d}, les frais mensuels de votre forfait passeront de 13,95 $ à 14,95 $. Un solde minimum de 4 000,00 $ vous donne droit à une remise.",
            "Délai approximatif de remboursement : si vous n'effectuez que le paiement minimum chaque mois, il faudra environ 12 ans et 4 mois pour rembourser le solde."]
LEGAL_CA = ['Please check this statement and report any errors within 30 days. Royal Trademarks. Questions? Call 1-800-{p} or visit us online. Interest of {r}.99% is charged on any overdrawn amount.',
            'Estimated time to pay: if you make only the minimum payment each month, we estimate it will take 14 years and 2 months to fully repay the outstanding balance.',
            'Important information about your account: effective {d}, the monthly fee for your plan changes from $10.95 to $11.95. Keep $4,000.00 in your account and we will rebate the fee.',
            'Deposits are insured up to $100,000.00 by the Canada Deposit Insurance Corporation (CDIC). GST registration number R{b}4{n}.']
def legal(f, lang='en', ctry='US', n=1, x=None, width=None, size=None):
    rng = f.rng; d = when(rng)
    for text in rng.sample(LEGAL_FR if lang == 'fr' else LEGAL_CA if ctry == 'CA' else LEGAL, n):
        para(f, text.format(p=num(rng, 3) + '-' + num(rng, 4), b=num(rng, 5), n=num(rng, 4), r=rng.randint(12, 29), d=dfull(d, lang), y=d.year), x, width, size); f.y += 4

def kv(f, title, pairs, x, right, labels=None, dots=False, boldlast=False):
    """A box of label/value lines at the current place; goes down. pairs: (label, value[, labels])"""
    if title: f.put(x, clip(f, title, right - x), bold=True, size=f.size * 1.1); f.down(1.2)
    for i, p in enumerate(pairs):
        label, value = p[0], p[1]; lab = p[2] if len(p) > 2 else {}
        vw = f.w(value)
        label = clip(f, label, right - x - vw - 8)
        e = f.put(x, label)
        if dots and right - vw - e > 40:
            k = int((right - vw - e - 14) / f.w('.')); f.put(e + 5, '.' * k)
        f.put(right, value, align='right', bold=False, **lab); f.down()

def address(f, lang, ctry, x=None, own=True):
    rng = f.rng; c, st = city(rng, lang, ctry); x = x or f.left
    z = num(rng, 5) if ctry == 'US' else rng.choice('HJKLMTV') + num(rng, 1) + rng.choice('ABCEG') + ' ' + num(rng, 1) + rng.choice('ABCEG') + num(rng, 1)
    for line in [person(rng, lang).upper(), f'{rng.randint(10, 9900)} ' + tr(lang, rng.choice(['MAPLE ST', 'OAK AVE APT 4B', 'W 5TH ST', 'KING ST W UNIT 1204', 'PO BOX 1140', 'CEDAR LN']), rng.choice(['RUE SAINT-DENIS APP 3', 'BOUL LAURIER', 'AV DU PARC', 'CHEMIN STE-FOY'])), f'{c} {st} {z}']:
        f.put(x, line); f.down(.95)

ADS = ['Refer a friend and earn $100.00 when they open an account', 'Transfer a balance at 0% intro APR for 15 months. 3% fee, min. $5.00', 'Get up to $300 when you set up direct deposits of $500.00 or more', 'Save 25¢ per gallon at participating stations', 'Home equity rates as low as 6.49% APR. Call 1-800-{p}', 'Your FICO Score: 742 as of {d}', 'Go paperless and save $2.00 each month']
ADS_FR = ['Recommandez un ami et recevez 50,00 $', 'Obtenez 3 % de remise sur vos achats d\'épicerie', 'Taux hypothécaire à partir de 4,89 %. Composez le 1 800 {p}', 'Passez au relevé virtuel et économisez 2,50 $ par mois']
def ad(f, lang, x=None, width=None):
    rng = f.rng; para(f, rng.choice(ADS_FR if lang == 'fr' else ADS).format(p=num(rng, 3) + '-' + num(rng, 4), d=dfull(when(rng), lang)), x, width, f.size * rng.choice([.9, 1, 1.2]))

def ratetable(f, lang, m):
    rng = f.rng; f.need(f.lead * 7); x = f.left; r = f.right
    f.put(x, tr(lang, rng.choice(['Interest Charge Calculation', 'INTEREST CHARGES', 'Your Annual Percentage Rates (APR)']), "Calcul des intérêts"), bold=True); f.down()
    cols = [x, x + (r - x) * .55, x + (r - x) * .8, r]
    for cx, t in zip(cols, tr(lang, ['Type of Balance', 'APR', 'Balance Subject', 'Interest Charge'], ['Type de solde', 'Taux annuel', 'Solde', 'Intérêts'])): f.put(cx, t, align='left' if cx == x else 'right', size=f.size * .9)
    f.down()
    for k in tr(lang, ['Purchases', 'Cash Advances', 'Balance Transfers'], ['Achats', 'Avances de fonds', 'Virements de solde']):
        f.put(x, k); f.put(cols[1], tr(lang, f'{rng.randint(11, 29)}.{rng.choice(["99", "24", "74"])}%', f'{rng.randint(11, 29)},99 %'), align='right'); f.put(cols[2], m.dol(rng.randint(0, 300000) if rng.random() < .5 else 0), align='right'); f.put(r, m.dol(0 if rng.random() < .6 else rng.randint(10, 6000)), align='right'); f.down()
    f.down(.5)

def warning(f, lang, m):
    rng = f.rng; f.need(f.lead * 5); x = f.left; b = rng.randint(40000, 600000)
    para(f, tr(lang, 'Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:', 'Si vous payez seulement le paiement minimum, le délai de remboursement sera plus long. Par exemple :'))
    for a, c, d in [(tr(lang, 'Only the minimum payment', 'Paiement minimum'), tr(lang, f'{rng.randint(5, 22)} years', f'{rng.randint(5, 22)} ans'), m.dol(b * 2)), (m.dol(b // 30), tr(lang, '3 years', '3 ans'), m.dol(b * 5 // 4))]:
        f.put(x + 10, a); f.put(x + 190, c); f.put(x + 330, d, align='right'); f.down()
    f.down(.5)

def dailybal(f, lang, m, days, bals, ncol=3, df=None):
    """Daily balance table: figures that are no transactions."""
    df = df or (lambda d: f'{d:%m/%d}'); items = list(zip(days, bals))
    if not items: return
    per = -(-len(items) // ncol); f.need(f.lead * (min(per, 12) + 3))
    f.put(f.left, tr(lang, f.rng.choice(['Daily Ending Balance', 'Daily ledger balances', 'DAILY BALANCE SUMMARY', 'Daily Balance Information']), 'Soldes quotidiens'), bold=True, size=f.size * 1.1); f.down(1.2)
    w = (f.right - f.left) / ncol
    for c in range(ncol):
        f.put(f.left + c * w, 'Date'); f.put(f.left + (c + 1) * w - 20, tr(lang, 'Balance', 'Solde'), align='right')
    f.down()
    for i in range(per):
        for c in range(ncol):
            k = c * per + i
            if k < len(items): f.put(f.left + c * w, df(items[k][0])); f.put(f.left + (c + 1) * w - 20, m.bal(items[k][1]), align='right')
        f.down(); f.need(f.lead)
    f.down(.5)

# A table whose columns find their own places.
def table(f, cols, rows, gap=9, titles=True, title2=True, left=None, right=None, amtline='first', split=False, pad=0, repeat=True, subs=None, minname=120, titlebold=True, after=None, grid=None):
    """cols: (key, title, align); rows: dict key -> (text, labels) or text; '_sub': [(text, labels)] lines under the description; '_raw': callable drawn instead.
    The column 'name' takes what is left."""
    left = left if left is not None else f.left; right = right if right is not None else f.right
    size = f.size
    def text(c): return c[0] if isinstance(c, tuple) else c or ''
    if grid is None:
        while True:
            f.size = size; ws = {}
            for key, title, al in cols:
                if key == 'name': continue
                parts = title.split('|') if title2 else [title.replace('|', ' ')]
                ws[key] = max([f.w(text(r.get(key, ''))) for r in rows] + ([f.w(p) * 1.07 for p in parts] if titles else [0])) + 1
            rest = right - left - sum(ws.values()) - gap * (len(cols) - 1)
            if rest >= minname or size < 5.5: break
            if title2 and gap > 6: gap -= 1
            else: size -= .5; title2 = True
        ws['name'] = max(rest, 60); grid = {}; x = left
        for key, title, al in cols: grid[key] = (x, x + ws[key]); x += ws[key] + gap
    f.size = size
    def head():
        if not titles: return
        n = max(len(t.split('|')) if title2 else 1 for k, t, a in cols)
        for i in range(n):
            for key, title, al in cols:
                parts = title.split('|') if title2 else [title.replace('|', ' ')]
                parts = [''] * (n - len(parts)) + parts
                a, b = grid[key]
                if parts[i]: f.put(a if al == 'left' else b if al == 'right' else (a + b) / 2, parts[i], bold=titlebold, align=al)
            f.y += size * 1.2
        f.y += f.lead * .4
    f.need(f.lead * 5); head()
    old = f.again
    if repeat: f.again = lambda: (old() if old else None, head())
    nw = grid['name'][1] - grid['name'][0]
    for r in rows:
        if '_raw' in r: r['_raw'](grid); continue
        nm = r.get('name', ''); lab = nm[1] if isinstance(nm, tuple) else {}
        lines = [(l, lab) for l in f.doc.wrap(text(nm), nw, size, f.mono)] or [('', {})]
        named = len(lines)
        for s in r.get('_sub', []):
            st, sl = s if isinstance(s, tuple) else (s, {})
            lines += [(l, sl) for l in f.doc.wrap(st, nw, size, f.mono)]
        if not split: f.need(len(lines) * size * 1.22)
        else: f.need(size * 1.3)
        at = {'first': 0, 'last': named - 1, 'all': len(lines) - 1}[amtline]
        for i, (l, lb) in enumerate(lines):
            if split and i: f.need(size)
            if l: f.put(grid['name'][0], l, **lb)
            for key, title, al in cols:
                c = r.get(key)
                if key == 'name' or not c: continue
                where = at if key in ('amt', 'out', 'in', 'bal', 'sign') else 0
                if where == i:
                    a, b = grid[key]; f.put(a if al == 'left' else b if al == 'right' else (a + b) / 2, text(c), align=al, **(c[1] if isinstance(c, tuple) else {}))
            if i < len(lines) - 1: f.y += size * 1.22
        f.y += f.lead + pad
    f.again = old
    return grid

def banner(f, names, lang, ctry, period=None, addr=True):
    rng = f.rng
    bank = rng.choice(names); f.put(f.left if rng.random() < .7 else f.left + 120, bank, size=rng.choice([12, 14, 16, 18]), bold=True)
    f.y += rng.randint(20, 30)
    return bank

def run(f, start, rows):
    b = start; out = []
    for t in rows: b += t.minor; out.append(b)
    return out

def pageno(rng, lang, acct=None):
    k = rng.randint(0, 4); a = acct or num(rng, 4); side = rng.choice(['left', 'center', 'right']); tot = rng.randint(4, 6)
    def foot(f):
        n = f.doc.page + 1
        text = [f'Page {n} of {tot}', f'{n} of {tot}', f'Page {n}', f'{a} - {n}/{tot}', f'Page: {n}'][k] if lang != 'fr' else [f'Page {n} de {tot}', f'{n} de {tot}', f'Page {n}', f'{n} / {tot}', f'Page : {n}'][k]
        x = {'left': f.left, 'center': f.doc.width / 2, 'right': f.right}[side]
        f.doc.put(x, f.doc.height - 24, text, size=7.5, align=side)
    return foot

# ================================================================ PDF layouts
def pdf_chase_checking(rng):
    f = Flow(rng); lang = 'en'; m = M(rng, lang, cur=rng.choice(['', '', '$']), neg=rng.choice(['pre', 'pre', 'gap', 'par', 'minus']), plus='')
    start = when(rng); end = start + D(30); ts = gen(rng, nrows(rng), verbose=True, start=start); op = opening(rng, ts); bs = run(f, op, ts)
    df = rng.choice(EN_SHORT[:2] + EN_SHORT[2:4] + EN_LONG[:2]); f.footer = pageno(rng, lang)
    bank = rng.choice(['CHASE', 'JPMorgan Chase Bank, N.A.', 'PNC Bank', 'Fifth Third Bank', 'Huntington', 'Regions', 'KeyBank'])
    f.put(f.left, bank, size=16, bold=True); f.put(f.right, f'{dfull(start, lang)} through {dfull(end, lang)}', align='right', size=8); f.down(1.2)
    f.put(f.right, 'Account Number: ' + '0' * 6 + num(rng, 9), align='right', size=8); f.down(2)
    if rng.random() < .6: address(f, lang, 'US'); f.down()
    if rng.random() < .5: f.put(f.right, '*start*summary', size=5, align='right'); f.down(.5)
    if rng.random() < .85:
        ins, outs = sum(t.minor for t in ts if t.minor > 0), sum(t.minor for t in ts if t.minor < 0)
        kv(f, 'CHECKING SUMMARY', [('Beginning Balance', m.dol(op), {'opening': True})] + ([('Deposits and Additions', m.num(ins))] if ins else []) + ([('Electronic Withdrawals', m.sg(outs))] if outs else []) + [('Ending Balance', ('-' if bs[-1] < 0 else '') + m.dol(bs[-1]), {'closing': True})], f.left, f.left + rng.randint(230, 380))
        f.down()
    if rng.random() < .4: legal(f, n=rng.randint(1, 2))
    tag = rng.random() < .3
    if tag: f.put(f.left, '*start*transaction detail', size=4); f.down(.6)
    f.need(120); f.put(f.left, rng.choice(['TRANSACTION DETAIL', 'Transaction history', 'Activity']), bold=True, size=11); f.down(1.6)
    f.header = lambda f: (f.put(f.left, 'TRANSACTION DETAIL (continued)', bold=True, size=10), f.down(1.6)) if rng.random() < .9 else None
    rows = []
    ob = rng.random() < .8
    if ob: rows.append({'name': 'Beginning Balance', 'bal': (('-' if op < 0 else '') + m.dol(op), {'opening': True})})
    for t, b in zip(ts, bs):
        r = f.doc.row(t.day, t.minor, t.desc); rows.append({'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'amt': (m.sg(t.minor), {'amount': r}), 'bal': (m.bal(b), {'balance': r})})
    if ob: rows.append({'name': 'Ending Balance', 'bal': (('-' if bs[-1] < 0 else '') + m.dol(bs[-1]), {'closing': True})})
    table(f, [('date', 'DATE', 'left'), ('name', 'DESCRIPTION', 'left'), ('amt', 'AMOUNT', 'right'), ('bal', 'BALANCE', 'right')], rows, gap=rng.randint(9, 22), amtline=rng.choice(['first', 'first', 'last']), split=rng.random() < .3)
    if rng.random() < .5: f.down(); legal(f, n=rng.randint(1, 3))
    return f.done()

def pdf_boa_sections(rng):
    """Sign by section, checks in columns, daily balances."""
    f = Flow(rng); lang = 'en'; m = M(rng, lang, cur='', neg=rng.choice(['pre', 'pre', 'minus']), plus='')
    start = when(rng); ts = gen(rng, nrows(rng), verbose=True, start=start); op = opening(rng, ts)
    df = rng.choice([EN_LONG[1], EN_LONG[0], EN_SHORT[0], EN_SHORT[6]]); f.footer = pageno(rng, lang)
    signed = rng.random() < .6; dollarfirst = rng.random() < .4
    who = person(rng, lang).upper(); acct = 'Account # ' + num(rng, 4) + ' ' + num(rng, 4) + ' ' + num(rng, 4)
    line = f'{who}  |  {acct}  |  {dfull(start, lang)} to {dfull(start + D(30), lang)}'
    f.header = lambda f: (f.put(f.left, line, size=7), f.down(2.2))
    f.put(f.left, rng.choice(['BANK OF AMERICA', 'M&T Bank', 'Citizens', 'TRUIST', 'U.S. Bank', 'First Horizon']), size=15, bold=True); f.y += 30
    address(f, lang, 'US'); f.down()
    dep = [t for t in ts if t.minor > 0]; fees = [t for t in ts if t.kind == 'fee']; chk = [t for t in ts if t.kind == 'check']
    extra = min(40 - len(ts), rng.randint(2, 9)) if rng.random() < .5 else 0; k0 = rng.randint(101, 4000)
    for i in range(extra):
        t = T(); t.day = start + D(rng.randint(0, 29)); t.kind = 'check'; t.minor = -amount(rng, 'check'); t.desc = ''; chk.append(t); ts.append(t)
    chk.sort(key=lambda t: t.day)
    for i, t in enumerate(chk): k0 += rng.choice([1, 1, 1, 2, 5]); t.desc = str(k0) + rng.choice(['', '', '', '*'])
    wd = [t for t in ts if t.minor < 0 and t.kind not in ('fee', 'check')]; close = op + sum(t.minor for t in ts)
    S = lambda l: sum(t.minor for t in l)
    neg = lambda v: ('-' if v else '') + m.num(v)
    kv(f, rng.choice(['Account summary', 'Your account at a glance']), [(f'Beginning balance on {dfull(start, lang)}', '$' + m.num(op), {'opening': True}), ('Deposits and other additions', m.num(S(dep))), ('Withdrawals and other subtractions', neg(S(wd))), ('Checks', neg(S(chk))), ('Service fees', neg(S(fees))), (f'Ending balance on {dfull(start + D(30), lang)}', ('-' if close < 0 else '') + '$' + m.num(close), {'closing': True})], f.left, f.left + rng.randint(280, 400), dots=rng.random() < .2)
    f.down(1.5)
    if rng.random() < .4: ad(f, lang); f.down()
    def section(title, rows, total, inn):
        f.need(f.lead * 5); f.put(f.left, title, size=12, bold=True); f.down(1.7)
        out = []
        for i, t in enumerate(rows):
            r = f.doc.row(t.day, t.minor, t.desc)
            s = ('-' if not inn and signed else '') + ('$' if dollarfirst and i == 0 else '') + m.num(t.minor)
            out.append({'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'amt': (s, {'amount': r})})
        table(f, [('date', 'Date', 'left'), ('name', 'Description', 'left'), ('amt', 'Amount', 'right')], out, gap=12, amtline=rng.choice(['first', 'last']) if rng.random() < .3 else 'first', titles=rng.random() < .95)
        f.need(f.lead); f.put(f.left, 'Total ' + (title if title[:2].isupper() else title[0].lower() + title[1:]), bold=True); f.put(f.right, ('-' if not inn and S(rows) and signed else '') + '$' + m.num(S(rows)), bold=True, align='right'); f.down(2.2)
    if dep: section(rng.choice(['Deposits and other additions', 'Deposits and credits', 'Deposits, credits and interest']), dep, 0, True)
    if wd: section(rng.choice(['Withdrawals and other subtractions', 'Other withdrawals, debits and service charges', 'ATM and debit card subtractions']), wd, 0, False)
    if chk:
        nc = rng.choice([2, 2, 3]); w = (f.right - f.left) / nc; per = -(-len(chk) // nc)
        f.need(f.lead * (per + 4)); f.put(f.left, 'Checks', size=12, bold=True); f.down(1.7)
        for c in range(min(nc, -(-len(chk) // per))):
            x = f.left + c * w; f.put(x, 'Date', bold=True); f.put(x + w * .4, 'Check #', bold=True); f.put(x + w - 16, 'Amount', align='right', bold=True)
        f.down(1.2); across = rng.random() < .4
        for i in range(per):
            for c in range(nc):
                k = i * nc + c if across else c * per + i
                if k >= len(chk): continue
                t = chk[k]; x = f.left + c * w; r = f.doc.row(t.day, t.minor, t.desc)
                f.put(x, df(t.day), date=r); f.put(x + w * .4, t.desc, name=r); f.put(x + w - 16, ('-' if signed else '') + m.num(t.minor), align='right', amount=r)
            f.down()
        f.put(f.left, 'Total checks', bold=True); f.put(f.right - 16, ('-' if signed else '') + '$' + m.num(S(chk)), align='right', bold=True); f.down()
        f.put(f.left, f'Total # of checks   {len(chk)}'); f.down()
        if any('*' in t.desc for t in chk): f.put(f.left, '* There is a gap in sequential check numbers', size=7); f.down()
        f.down()
    if fees: section('Service fees', fees, 0, False)
    if rng.random() < .6:
        days = sorted({t.day for t in ts}); dailybal(f, lang, m, days, [op + sum(t.minor for t in ts if t.day <= d) for d in days], rng.choice([2, 3, 3, 4]), EN_SHORT[0])
    if rng.random() < .4: legal(f, n=1)
    return f.done()

def pdf_wells(rng):
    """Check-number column, additions and subtractions, balance only at the end of each day, totals row, two-line headings."""
    f = Flow(rng); lang = 'en'; m = M(rng, lang, cur='', neg='pre', plus='')
    start = when(rng); ts = gen(rng, nrows(rng), verbose=True, start=start); op = opening(rng, ts); bs = run(f, op, ts)
    df = rng.choice([EN_SHORT[5], EN_SHORT[0], EN_LONG[8], EN_SHORT[1]]); f.footer = pageno(rng, lang)
    f.put(f.left, rng.choice(['Wells Fargo Everyday Checking', 'Frost Bank', 'First Citizens Checking', 'Zions Everyday Account', 'BOK Free Checking']), size=14, bold=True); f.down(1.6)
    f.put(f.left, f'{dfull(start + D(30), lang)}   Page 1 of 4', size=8); f.down(2)
    if rng.random() < .6: address(f, lang, 'US'); f.down()
    y0 = f.y; half = (f.left + f.right) / 2
    outs, ins = sum(t.minor for t in ts if t.minor < 0), sum(t.minor for t in ts if t.minor > 0)
    kv(f, rng.choice(['Statement period activity summary', 'Activity summary']), [(f'Beginning balance on {df(start)}', '$' + m.num(op), {'opening': True}), ('Deposits/Additions', m.num(ins)), ('Withdrawals/Subtractions', '- ' + m.num(outs)), (f'Ending balance on {df(start + D(30))}', ('-' if bs[-1] < 0 else '') + '$' + m.num(bs[-1]), {'closing': True})], f.left, half - 20)
    y1 = f.y
    if rng.random() < .6:
        f.y = y0; f.put(half, f'Account number: {num(rng, 10)}'); f.down(); f.put(half, person(rng, lang).upper(), bold=True); f.down(); f.put(half, 'Routing Number (RTN): 121' + num(rng, 6)); f.down()
    f.y = max(f.y, y1) + f.lead
    if rng.random() < .4:
        kv(f, 'Interest summary', [('Interest paid this statement', '$' + m.num(rng.randint(0, 99))), ('Average collected balance', '$' + m.num(rng.randint(50000, 900000))), ('Annual percentage yield earned', f'0.{rng.randint(1, 15):02d}%'), ('Interest paid this year', '$' + m.num(rng.randint(0, 900)))], f.left, half - 20); f.down()
    f.need(100); f.put(f.left, 'Transaction history', size=12, bold=True); f.down(2)
    chkcol = rng.random() < .75; everyday = rng.random() < .2; order = rng.choice([['in', 'out'], ['in', 'out'], ['out', 'in']])
    rows = []
    if rng.random() < .4: rows.append({'name': f'Beginning balance on {df(start)}', 'bal': (m.num(op), {'opening': True})})
    for i, (t, b) in enumerate(zip(ts, bs)):
        k = re.sub(r'\D', '', t.desc) if chkcol and t.kind == 'check' else ''
        desc = 'Check' if k else t.desc
        r = f.doc.row(t.day, t.minor, desc); last = everyday or i == len(ts) - 1 or ts[i + 1].day != t.day
        rows.append({'date': (df(t.day), {'date': r}), 'chk': k, 'name': (desc, {'name': r}), 'in' if t.minor > 0 else 'out': (m.num(t.minor), {'amount': r}), 'bal': (m.bal(b), {'balance': r}) if last else ''})
    rows.append({'name': f'Ending balance on {df(start + D(30))}', 'bal': (m.bal(bs[-1]), {'closing': True})}) if rng.random() < .6 else 0
    if rng.random() < .7: rows.append({'name': 'Totals', 'in': '$' + m.num(ins), 'out': '$' + m.num(outs)})
    tit = {'in': rng.choice(['Deposits/|Additions', 'Deposits and|Other Credits', 'Credits']), 'out': rng.choice(['Withdrawals/|Subtractions', 'Withdrawals and|Other Debits', 'Debits'])}
    table(f, [('date', 'Date', rng.choice(['left', 'right']))] + ([('chk', 'Check|Number', rng.choice(['left', 'right']))] if chkcol else []) + [('name', 'Description', 'left')] + [(o, tit[o], 'right') for o in order] + [('bal', rng.choice(['Ending daily|balance', 'Ending Daily|Balance', 'Balance']), 'right')], rows, amtline=rng.choice(['first', 'last', 'last']), split=rng.random() < .2, gap=rng.randint(8, 14))
    f.down(.5)
    if rng.random() < .7: para(f, 'The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.'); f.down()
    ch = [t for t in ts if t.kind == 'check']
    if ch:
        f.need(60); f.put(f.left, 'Summary of checks written (checks listed are also displayed in the preceding Transaction history)', size=7.5, bold=True); f.down()
        for t in ch[:4]: f.put(f.left, re.sub(r'\D', '', t.desc)); f.put(f.left + 60, df(t.day)); f.put(f.left + 160, m.num(t.minor), align='right'); f.down()
    if rng.random() < .4: legal(f, n=2)
    return f.done()

def cardtop(f, lang, ctry, m, ts, bank, start, end, opening):
    """Summary box of a card statement; previous balance, new balance, minimum due, limits."""
    rng = f.rng; pays = sum(t.minor for t in ts if t.minor > 0); buys = -sum(t.minor for t in ts if t.minor < 0); close = opening - pays + buys
    f.put(f.left, bank, size=rng.choice([13, 15, 18]), bold=True); f.y += 22
    f.put(f.left, tr(lang, rng.choice([f'Opening/Closing Date {start:%m/%d/%y} - {end:%m/%d/%y}', f'{dfull(start, lang)} - {dfull(end, lang)} | {(end - start).days} days in Billing Cycle', f'STATEMENT FROM {dfull(start, lang).upper()} TO {dfull(end, lang).upper()}', f'Statement date: {dfull(end, lang)}']), rng.choice([f'Relevé du {dfull(start, lang)} au {dfull(end, lang)}', f'Date du relevé : {dfull(end, lang)}', f'PÉRIODE DU RELEVÉ {start:%Y-%m-%d} AU {end:%Y-%m-%d}'])), size=8); f.down(1.4)
    f.put(f.left, tr(lang, rng.choice(['Account ending in ', 'Card number XXXX XXXX XXXX ', 'Account Number: **** **** **** ']), 'Numéro de compte XXXX XXXX XXXX ') + num(rng, 4)); f.down(1.5)
    if rng.random() < .5: address(f, lang, ctry); f.down()
    y0 = f.y; half = (f.left + f.right) / 2; cl = ('-' if close < 0 else '') + m.dol(close); lim = rng.randint(10, 250) * 10000
    kv(f, tr(lang, rng.choice(['ACCOUNT SUMMARY', 'Account Summary', 'Summary of Account Activity']), 'Sommaire du compte'), [(tr(lang, rng.choice(['Previous Balance', 'Previous Statement Balance', 'Last balance']), 'Solde précédent'), m.dol(opening), {'opening': True}), (tr(lang, 'Payments and Credits', 'Paiements et crédits'), '-' + m.dol(pays)), (tr(lang, 'Purchases', 'Achats et débits'), '+' + m.dol(buys)), (tr(lang, 'Cash Advances', 'Avances de fonds'), m.dol(0)), (tr(lang, rng.choice(['New Balance', 'Your new balance', 'Statement balance']), 'Nouveau solde'), cl, {'closing': True}), (tr(lang, 'Credit Limit', 'Limite de crédit'), m.dol(lim)), (tr(lang, 'Available Credit', 'Crédit disponible'), m.dol(max(0, lim - close)))][:rng.choice([5, 6, 7, 7])], f.left, half - 20, dots=rng.random() < .2)
    y1 = f.y
    if rng.random() < .8:
        f.y = y0
        kv(f, tr(lang, 'PAYMENT INFORMATION', 'Renseignements sur le paiement'), [(tr(lang, 'Payment Due Date', "Date d'échéance"), f'{end + D(25):%m/%d/%y}' if lang == 'en' else f'{end + D(25):%Y-%m-%d}'), (tr(lang, 'Minimum Payment Due', 'Paiement minimum'), m.dol(rng.choice([1000, 2500, 3500, 4000, close // 50 if close > 0 else 0]))), (tr(lang, 'Past due amount', 'Montant en souffrance'), m.dol(0))], half + 5, f.right)
    f.y = max(f.y, y1) + f.lead
    return close

def pdf_card_us(rng):
    """Chase/Citi/Capital One: two dates, sections or one list, per card holder."""
    f = Flow(rng); lang = 'en'; m = M(rng, lang, cur=rng.choice(['$', '', '']), neg=rng.choice(['pre', 'pre', 'gap', 'post', 'par', 'mid']), plus='')
    start = when(rng); end = start + D(30); ts = gen(rng, nrows(rng), mode='card', start=start); f.footer = pageno(rng, lang)
    bank = rng.choice(['CHASE FREEDOM', 'SAPPHIRE PREFERRED', 'Citi Double Cash Card', 'Capital One Quicksilver', 'Wells Fargo Active Cash', 'U.S. Bank Altitude Go', 'Barclays View', 'Costco Anywhere Visa by Citi', 'USAA Rewards Visa'])
    cardtop(f, lang, 'US', m, ts, bank, start, end, rng.randint(0, 300000))
    for _ in range(rng.randint(0, 3)): rng.choice([lambda: warning(f, lang, m), lambda: ad(f, lang), lambda: legal(f), lambda: kv(f, 'Rewards Summary', [('Previous points balance', f'{rng.randint(0, 60000):,}'), ('+ 1 Point per $1 earned on all purchases', f'{rng.randint(100, 3000):,}'), ('Total points available for redemption', f'{rng.randint(100, 90000):,}')], f.left, f.left + 300)])(); f.down(.7)
    if rng.random() < .4: f.page()
    two = rng.random() < .6; df = rng.choice([EN_SHORT[0], EN_SHORT[1], EN_SHORT[2], EN_LONG[1]]); ref = rng.random() < .2
    sign = lambda v: m.sg(-v) if v > 0 else m.cur(v)
    mode = rng.choice(['sections', 'sections', 'holders', 'flat']); cols = [('date', rng.choice(['Trans|Date', 'Date of|Transaction', 'Trans. date', 'Sale|Date']) if two else rng.choice(['Date', 'Date of|Transaction']), 'left')] + ([('post', 'Post|Date', 'left')] if two else []) + ([('ref', 'Reference|Number', 'left')] if ref else []) + [('name', rng.choice(['Description', 'Merchant Name or Transaction Description', 'DESCRIPTION OF TRANSACTION OR CREDIT']), 'left'), ('amt', rng.choice(['Amount', '$ Amount', 'AMOUNT']), 'right')]
    heads = rng.random() < .8
    def tab(rows):
        out = []
        for t in rows:
            r = f.doc.row(t.day, t.minor, t.desc); d = {'date': (df(t.day), {'date': r}), 'post': df(t.post), 'ref': code(rng, 9), 'name': (t.desc, {'name': r}), 'amt': (sign(t.minor), {'amount': r})}
            if t.fx: d['_sub'] = [f'{t.fx[1] / 100:,.2f} {t.fx[0]} X {t.fx[2]:.9f} (EXCHANGE RATE)'] if rng.random() < .6 else [f'{t.fx[0]} {t.fx[1] / 100:,.2f}', f'{t.fx[2]:.6f} Exchange Rate']
            out.append(d)
        table(f, cols, out, gap=rng.randint(9, 16), titles=heads)
    if mode == 'flat': f.put(f.left, 'ACCOUNT ACTIVITY', bold=True, size=11); f.down(1.6); tab(ts)
    else:
        holders = [person(rng, lang).upper() for _ in range(rng.randint(1, 3) if mode == 'holders' else 1)]
        parts = {h: [] for h in holders}
        for t in ts: parts[holders[0] if t.minor > 0 else rng.choice(holders)].append(t)
        for h in holders:
            for title, sel in [('PAYMENTS AND OTHER CREDITS' if mode == 'sections' else 'Payments, Credits and Adjustments', lambda t: t.minor > 0), ('PURCHASE' if rng.random() < .5 else 'Purchases', lambda t: t.minor < 0 and t.kind == 'buy'), ('FEES CHARGED', lambda t: t.kind == 'fee'), ('INTEREST CHARGED', lambda t: t.kind == 'intcharge')]:
                rows = [t for t in parts[h] if sel(t)]
                if not rows: continue
                f.need(f.lead * 6); f.put(f.left, (f'{h} #{num(rng, 4)}: ' if mode == 'holders' else '') + title, bold=True, size=f.size * 1.1); f.down(1.5); tab(rows)
                if rng.random() < .6: f.need(f.lead); f.put(f.right - 90, rng.choice(['TOTAL', 'Total for this period', f'TOTAL {title.upper()}']), align='right', bold=True); f.put(f.right, m.dol(sum(t.minor for t in rows)), align='right', bold=True); f.down(1.6)
    y = end.year; f.need(90)
    if rng.random() < .6: kv(f, f'{y} Totals Year-to-Date', [(f'Total fees charged in {y}', m.dol(rng.choice([0, 9500, 4000]))), (f'Total interest charged in {y}', m.dol(rng.randint(0, 20000)))], f.left, f.left + 280); f.down()
    if rng.random() < .6: ratetable(f, lang, m)
    return f.done()

def pdf_amex(rng):
    """Blocks: date*, description, city, state, sub-lines with phone and category, foreign spend column, card members."""
    f = Flow(rng); lang, ctry = ('fr', 'CA') if rng.random() < .25 else ('en', rng.choice(['US', 'US', 'CA'])); m = M(rng, lang, cur='$', neg='pre', plus='')
    start = when(rng); end = start + D(30); ts = gen(rng, nrows(rng), lang, ctry, 'card', start=start, style='short'); f.footer = pageno(rng, lang)
    op = rng.randint(0, 400000); bank = rng.choice(['American Express', 'Blue Cash Preferred', 'Platinum Card', 'Gold Card', 'Cobalt Card', 'Delta SkyMiles Gold'])
    who = person(rng, lang).upper(); last5 = num(rng, 5)
    f.header = lambda f: (f.put(f.left, bank, bold=True), f.put(f.left + 150, who, size=8), f.down(), f.put(f.left + 150, tr(lang, 'Account Ending 3-', 'Compte se terminant par 3-') + last5, size=8), f.put(f.right, 'p. %d/5' % (f.doc.page + 1), align='right', size=8), f.down(2))
    cardtop(f, lang, ctry, m, ts, bank, start, end, op)
    if rng.random() < .4: warning(f, lang, m)
    df = rng.choice([EN_LONG[1], EN_LONG[0]] if lang == 'en' and ctry == 'US' else [EN_SHORT[1]] if lang == 'en' else [FR_SHORT[0], FR_SHORT[1]])
    star = rng.random() < .5; loc = f.left + rng.randint(190, 240); pays = [t for t in ts if t.minor > 0]; buys = [t for t in ts if t.minor < 0]; diamond = rng.random() < .4
    def block(t):
        r = f.doc.row(t.day, t.minor, t.desc); subs = []
        if t.kind == 'buy' and rng.random() < .6: subs.append(rng.choice([t.cat.upper(), f'+1{num(rng, 10)}', num(rng, 10)]))
        if t.fx: subs.append(f'{t.fx[1] / 100:,.2f} {t.fx[0]}')
        dx = f.left + 62; lines = f.doc.wrap(t.desc, loc - dx - 8, f.size)
        f.need(f.size * 1.25 * (max(len(lines), 1) + len(subs)) + 4)
        f.put(f.left, df(t.day) + ('*' if star and t.minor > 0 else ''), date=r)
        if t.kind == 'buy': e = f.put(loc, t.city); f.put(max(e + 10, loc + 95), t.st)
        if t.fx and rng.random() < .7: f.put(f.right - 80, f'{t.fx[1] / 100:,.2f}', align='right')
        s = m.sg(-t.minor) if t.minor > 0 else m.cur(t.minor)
        f.put(f.right, s, align='right', amount=r)
        for i, l in enumerate(lines): f.put(dx, l, name=r); f.y += f.size * 1.25
        for s in subs: f.put(dx, s, size=f.size * .92); f.y += f.size * 1.25
        f.y += f.lead * .5
    if rng.random() < .4: f.page()
    if pays:
        f.need(80); f.put(f.left, tr(lang, 'Payments and Credits', 'Paiements et crédits'), size=13, bold=True); f.down(1.6)
        f.put(f.left, tr(lang, 'Summary', 'Sommaire'), bold=True); f.put(f.right, 'Total', align='right', bold=True); f.down(1.2); f.put(f.left, tr(lang, 'Total Payments and Credits', 'Total des paiements et crédits')); f.put(f.right, '-' + m.cur(sum(t.minor for t in pays)), align='right'); f.down(2)
        f.put(f.left, tr(lang, 'Detail', 'Détails') + (tr(lang, '   *Indicates posting date', '   *Date d\'inscription') if star else ''), bold=True); f.put(f.right, tr(lang, 'Amount', 'Montant'), align='right', bold=True); f.down(1.5)
        for t in pays: block(t)
    if buys:
        members = [who] + [person(rng, lang).upper() for _ in range(rng.choice([0, 0, 1, 2]))]; parts = {k: [] for k in members}
        for t in buys: parts[rng.choice(members)].append(t)
        f.down(); f.need(80); f.put(f.left, tr(lang, 'New Charges', 'Nouveaux achats'), size=13, bold=True); f.down(1.6); f.put(f.left, tr(lang, 'Total New Charges', 'Total des nouveaux achats')); f.put(f.right, m.cur(sum(t.minor for t in buys)), align='right'); f.down(1.8)
        for k in members:
            if not parts[k]: continue
            f.need(60); f.put(f.left, k, bold=True, size=f.size * 1.15); f.down(); f.put(f.left, tr(lang, 'Card Ending 3-', 'Carte se terminant par 3-') + num(rng, 5)); f.down(1.2)
            f.put(f.right - 80, tr(lang, 'Foreign Spend', 'Devises'), align='right', size=7); f.put(f.right, tr(lang, 'Amount', 'Montant'), align='right', bold=True); f.down(1.3)
            for t in parts[k]: block(t)
            if len(members) > 1: f.need(20); f.put(f.left, tr(lang, f'Total for {k}', f'Total pour {k}'), bold=True); f.put(f.right, m.cur(sum(t.minor for t in parts[k])), align='right', bold=True); f.down(1.6)
    if rng.random() < .6: ratetable(f, lang, m)
    if rng.random() < .5: legal(f, lang, ctry)
    return f.done()

def pdf_discover(rng):
    """Category column, sections with their own headings, narrow page with an advert column at the right."""
    f = Flow(rng, right=rng.choice([400, 430, 560])); lang = 'en'; m = M(rng, lang, cur=rng.choice(['$', '$', '']), neg=rng.choice(['pre', 'mid', 'post']), plus='')
    start = when(rng); end = start + D(30); ts = gen(rng, nrows(rng), mode='card', start=start, style=rng.choice(['mid', 'long'])); f.footer = pageno(rng, lang)
    cardtop(f, lang, 'US', m, ts, rng.choice(['Discover it Card', 'DISCOVER', 'Discover it chrome', 'Bread Cashback', 'Upgrade Card']), start, end, rng.randint(0, 300000))
    if f.right < 450:
        y = f.y; x = f.right + 22; f.y = rng.randint(150, 240); sv = f.right
        for _ in range(rng.randint(1, 3)): ad(f, lang, x, 590 - x); f.down(); kv(f, rng.choice(['Cashback Bonus', 'Rewards', 'FICO']), [('Opening', '$' + m.num(rng.randint(0, 9000))), ('New', '+$' + m.num(rng.randint(0, 4000))), ('Redeemed', '-$' + m.num(rng.randint(0, 900)))], x, 590); f.down()
        f.y = max(y, f.y) if rng.random() < .0 else y
    f.need(110); f.put(f.left, rng.choice(['Transactions', 'TRANSACTIONS', 'Account Activity']), size=12, bold=True); f.down(1.8)
    df = rng.choice([EN_SHORT[0], EN_SHORT[1], EN_LONG[1]]); cat = rng.random() < .85; catx = rng.random() < .8
    def sec(title, rows, showcat):
        if not rows: return
        out = []
        for t in rows:
            r = f.doc.row(t.day, t.minor, t.desc); out.append({'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'cat': t.cat if showcat else '', 'amt': (m.sg(-t.minor) if t.minor > 0 else m.cur(t.minor), {'amount': r})})
        cols = [('date', rng.choice(['DATE', 'TRANS.|DATE']), 'left'), ('name', title, 'left')] + ([('cat', 'MERCHANT|CATEGORY' if rng.random() < .6 else 'CATEGORY', 'left')] if showcat else []) + [('amt', 'AMOUNT', 'right')]
        table(f, cols, out, gap=10); f.down()
    sec('PAYMENTS AND CREDITS', [t for t in ts if t.minor > 0], False)
    sec('PURCHASES', [t for t in ts if t.minor < 0 and t.kind == 'buy'], cat)
    fee = [t for t in ts if t.kind in ('fee', 'intcharge')]
    f.need(60); f.put(f.left, 'Fees and Interest Charged', bold=True, size=11); f.down(1.5); sec('FEES', fee, False)
    f.put(f.left, 'TOTAL FEES FOR THIS PERIOD'); f.put(f.right, '$' + m.num(sum(t.minor for t in fee)), align='right'); f.down(1.6)
    if rng.random() < .7: ratetable(f, lang, m)
    if rng.random() < .4: legal(f)
    return f.done()

def pdf_credit_union(rng):
    """Several shares and loans, mono type, trailing minus, running balances, dividend lines."""
    mono = rng.random() < .6
    f = Flow(rng, mono=mono, size=rng.choice([7.5, 8, 8.5]) if mono else None); lang = 'en'; m = M(rng, lang, cur=rng.choice(['', '', '$']), neg=rng.choice(['post', 'post', 'pre', 'par']), plus='')
    start = when(rng); end = start + D(29); f.footer = pageno(rng, lang); df = rng.choice([EN_SHORT[0], EN_SHORT[1], EN_LONG[1], EN_SHORT[6], EN_SHORT[2]])
    name = rng.choice(['NAVY FEDERAL CREDIT UNION', 'STATE EMPLOYEES CREDIT UNION', 'Golden 1 Credit Union', 'Alliant Credit Union', 'BECU', 'Lakeside Community FCU', 'Vancity', 'Mountain America CU', 'PenFed'])
    f.put(f.left, name, size=13, bold=True); f.down(1.7); f.put(f.left, 'MEMBER NUMBER ' + num(rng, 7) + '   STATEMENT PERIOD ' + f'{start:%m/%d/%y} - {end:%m/%d/%y}'); f.down(2)
    if rng.random() < .6: address(f, lang, 'US'); f.down()
    k = rng.randint(1, 3); accts = rng.sample(['REGULAR SAVINGS', 'SHARE DRAFT / CHECKING', 'MONEY MARKET SAVINGS', 'HOLIDAY CLUB', 'FREE EveryDay Checking', 'Youth Savings'], k)
    data = []
    for a in accts:
        n = rng.randint(1, 5) if 'SAV' in a.upper() and k > 1 else rng.randint(3, 14); ts = gen(rng, n, start=start, verbose=rng.random() < .7); data.append((a, opening(rng, ts), ts))
    if rng.random() < .6:
        f.put(f.left, 'SUMMARY OF YOUR DEPOSIT ACCOUNTS', bold=True); f.down(1.2); r = f.right
        for x, t in [(r - 220, 'Previous'), (r - 110, 'Ending'), (r, 'YTD')]: f.put(x, t, align='right')
        f.down(); 
        for x, t in [(r - 220, 'Balance'), (r - 110, 'Balance'), (r, 'Dividends')]: f.put(x, t, align='right')
        f.down()
        for a, op, ts in data:
            f.put(f.left, a); f.put(r - 220, m.cur(op), align='right', opening=True); f.put(r - 110, m.bal(op + sum(t.minor for t in ts)), align='right', closing=True); f.put(r, m.cur(rng.randint(0, 900)), align='right'); f.down()
        f.down()
    order = rng.choice(['amt', 'split']); tit = rng.random() < .85; amtl = rng.choice(['first', 'first', 'last'])
    f.header = lambda f: (f.put(f.left, name + '   STATEMENT OF ACCOUNT', size=8), f.down(2))
    for a, op, ts in data:
        f.need(110); f.put(f.left, f'{a}  -  {num(rng, 10)}', bold=True); f.down(1.4)
        bs = run(f, op, ts); rows = [{'date': df(start), 'name': rng.choice(['Beginning Balance', 'PREVIOUS BALANCE', 'Balance Forward']), 'bal': (m.cur(op), {'opening': True})}]
        for t, b in zip(ts, bs):
            r = f.doc.row(t.day, t.minor, t.desc); d = {'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'bal': (m.bal(b), {'balance': r})}
            if order == 'amt': d['amt'] = (m.sg(t.minor), {'amount': r})
            else: d['in' if t.minor > 0 else 'out'] = (m.sg(t.minor) if rng.random() < 0 else m.num(t.minor) + ('-' if t.minor < 0 and m.neg == 'post' else ''), {'amount': r})
            rows.append(d)
        rows.append({'date': df(end), 'name': rng.choice(['Ending Balance', 'NEW BALANCE', 'Closing Balance']), 'bal': (m.bal(bs[-1]), {'closing': True})})
        cols = [('date', 'Date', 'left'), ('name', 'Transaction Detail' if rng.random() < .5 else 'Transaction Description', 'left')] + ([('amt', 'Amount ($)', 'right')] if order == 'amt' else [('out', 'Withdrawals', 'right'), ('in', 'Deposits', 'right')]) + [('bal', 'Balance ($)', 'right')]
        table(f, cols, rows, titles=tit, amtline=amtl, gap=12)
        if rng.random() < .5: f.need(20); f.put(f.left + 20, f'ANNUAL PERCENTAGE YIELD EARNED {rng.randint(1, 400) / 100:.2f}% FROM {start:%m/%d/%y} THROUGH {end:%m/%d/%y}', size=f.size * .9); f.down()
        if rng.random() < .4: f.put(f.left + 20, f'DIVIDENDS PAID YEAR TO DATE {m.num(rng.randint(1, 9000))}', size=f.size * .9); f.down()
        f.down()
    if rng.random() < .4:
        f.need(60); kv(f, 'LOAN SUMMARY', [('New Vehicle Loan  Rate 5.490%  Daily .015041%', ''), ('Payment due', m.num(rng.randint(10000, 60000))), ('Unpaid balance', m.num(rng.randint(100000, 3000000)))], f.left, f.left + 300)
    if rng.random() < .4: legal(f)
    return f.done()

def pdf_rbc(rng):
    """Date and balance only once per day; withdrawals/deposits; English and French."""
    lang, ctry = cc(rng); f = Flow(rng); m = M(rng, lang, cur='', neg=rng.choice(['pre', 'gap']) if lang == 'en' else 'pre', plus='')
    start = when(rng); end = start + D(30); ts = gen(rng, nrows(rng), lang, ctry, start=start, verbose=True); op = opening(rng, ts); bs = run(f, op, ts); f.footer = pageno(rng, lang)
    df = rng.choice([EN_SHORT[10], EN_SHORT[4], EN_SHORT[1], EN_SHORT[2]] if lang == 'en' else FR_SHORT[:4])
    f.put(f.left, tr(lang, rng.choice(['Your RBC personal banking account statement', 'Royal Bank of Canada', 'ATB Financial', 'National Bank of Canada', 'Laurentian Bank']), rng.choice(['Relevé de votre compte bancaire personnel RBC', 'Banque Nationale du Canada', 'Banque Laurentienne'])), size=13, bold=True); f.down(1.6)
    f.put(f.left, tr(lang, f'From {dfull(start, lang)} to {dfull(end, lang)}', f'Du {dfull(start, lang)} au {dfull(end, lang)}')); f.down(2)
    if rng.random() < .7: address(f, lang, ctry); f.down()
    ins, outs = sum(t.minor for t in ts if t.minor > 0), sum(t.minor for t in ts if t.minor < 0)
    if rng.random() < .85:
        kv(f, tr(lang, 'Summary of your account for this period', 'Sommaire de votre compte pour cette période'), [(tr(lang, f'Your opening balance on {dfull(start, lang)}', f"Votre solde d'ouverture au {dfull(start, lang)}"), m.dol(op), {'opening': True}), (tr(lang, 'Total deposits into your account', 'Total des dépôts'), '+ ' + m.num(ins)), (tr(lang, 'Total withdrawals from your account', 'Total des retraits'), '- ' + m.num(outs)), (tr(lang, f'Your closing balance on {dfull(end, lang)}', f'Votre solde de clôture au {dfull(end, lang)}'), ('-' if bs[-1] < 0 else '') + m.dol(bs[-1]), {'closing': True})], f.left, f.left + rng.randint(330, 420)); f.down()
    f.need(90); h = tr(lang, 'Details of your account activity', 'Détails des opérations'); f.put(f.left, h, bold=True, size=11); f.down(1.8)
    f.header = lambda f: (f.put(f.left, h + tr(lang, ' - continued', ' (suite)'), bold=True), f.down(1.8))
    once = rng.random() < .8; order = rng.choice([['out', 'in'], ['out', 'in'], ['in', 'out']]); rows = []
    rows.append({'date': df(start) if rng.random() < .3 else '', 'name': tr(lang, 'Opening Balance', "Solde d'ouverture"), 'bal': (m.bal(op), {'opening': True})})
    byday = {}
    objs = [f.doc.row(t.day, t.minor, t.desc) for t in ts]
    for t, r in zip(ts, objs): byday.setdefault(t.day, []).append(r)
    for i, (t, b, r) in enumerate(zip(ts, bs, objs)):
        first = i == 0 or ts[i - 1].day != t.day; last = i == len(ts) - 1 or ts[i + 1].day != t.day
        rows.append({'date': (df(t.day), {'date': byday[t.day] if once else r}) if first or not once else '', 'name': (t.desc, {'name': r}), 'in' if t.minor > 0 else 'out': (m.num(t.minor), {'amount': r}), 'bal': (m.bal(b), {'balance': r}) if last else ''})
    rows.append({'name': tr(lang, 'Closing Balance', 'Solde de clôture'), 'bal': (('$' if lang == 'en' and rng.random() < .5 else '') + m.num(bs[-1]) if bs[-1] >= 0 else m.bal(bs[-1]), {'closing': True})})
    tit = {'out': tr(lang, rng.choice(['Withdrawals ($)', 'Cheques & Debits ($)', 'Amount out']), 'Retraits ($)'), 'in': tr(lang, rng.choice(['Deposits ($)', 'Deposits & Credits ($)', 'Amount in']), 'Dépôts ($)')}
    table(f, [('date', 'Date', 'left'), ('name', 'Description', 'left')] + [(o, tit[o], 'right') for o in order] + [('bal', tr(lang, 'Balance ($)', 'Solde ($)'), 'right')], rows, gap=rng.randint(10, 20), amtline=rng.choice(['first', 'last', 'last']))
    if rng.random() < .6: legal(f, lang, ctry, rng.randint(1, 2))
    return f.done()

def pdf_td_canada(rng):
    """Description first, then withdrawals, deposits, date like JAN05, balance; mono capitals; balance forward on each page."""
    lang, ctry = cc(rng); mono = rng.random() < .5
    f = Flow(rng, mono=mono, size=rng.choice([7.5, 8, 9]) if mono else None); m = M(rng, lang, cur='', neg=rng.choice(['post', 'pre', 'pre']), plus='')
    start = when(rng); end = start + D(30); ts = gen(rng, nrows(rng, 34), lang, ctry, start=start, verbose=rng.random() < .4, cs=str.upper); op = opening(rng, ts); bs = run(f, op, ts); f.footer = pageno(rng, lang)
    od = rng.random() < .2; df = rng.choice([EN_SHORT[7], EN_SHORT[3], EN_SHORT[9]] if lang == 'en' else [FR_SHORT[3], FR_SHORT[1]])
    f.put(f.left, tr(lang, rng.choice(['TD Canada Trust', 'CIBC Account Statement', 'HSBC Bank Canada', 'Coast Capital Savings']), rng.choice(['TD Canada Trust - Relevé de compte', 'Relevé de compte CIBC'])), size=14, bold=True); f.down(1.8)
    f.put(f.right, tr(lang, 'Statement From - To', 'Relevé du - au'), align='right', size=7); f.down(); f.put(f.right, f'{df(start)}/{start:%y} - {df(end)}/{end:%y}', align='right'); f.down(1.5)
    address(f, lang, ctry); f.down()
    f.put(f.left, tr(lang, 'Branch No.   Account No.', 'Nº de succ.   Nº de compte'), size=7); f.down(); f.put(f.left, f'{num(rng, 4)}   {num(rng, 4)}-{num(rng, 7)}'); f.down(2)
    rows = [{'name': tr(lang, rng.choice(['STARTING BALANCE', 'BALANCE FORWARD', 'OPENING BALANCE']), 'SOLDE REPORTÉ'), 'date': df(start), 'bal': (m.bal(op), {'opening': True})}]
    style = rng.choice(['each', 'day', 'day'])
    state = {'b': op}
    for i, (t, b) in enumerate(zip(ts, bs)):
        r = f.doc.row(t.day, t.minor, t.desc); last = style == 'each' or i == len(ts) - 1 or ts[i + 1].day != t.day
        btext = (m.num(b) + ('OD' if b < 0 else '')) if od else m.bal(b)
        rows.append({'name': (t.desc, {'name': r}), 'in' if t.minor > 0 else 'out': (m.num(t.minor), {'amount': r}), 'date': (df(t.day), {'date': r}), 'bal': (btext, {'balance': r}) if last else ''})
    if rng.random() < .6: rows.append({'name': tr(lang, 'CLOSING BALANCE', 'SOLDE DE CLÔTURE'), 'date': df(end), 'bal': (m.bal(bs[-1]), {'closing': True})})
    cols = [('name', 'Description', 'left'), ('out', tr(lang, rng.choice(['Withdrawals', 'Cheque/Debit']), rng.choice(['Retraits', 'Chèque/Débit'])), 'right'), ('in', tr(lang, rng.choice(['Deposits', 'Deposit/Credit']), rng.choice(['Dépôts', 'Dépôt/Crédit'])), 'right'), ('date', 'Date', rng.choice(['left', 'center'])), ('bal', tr(lang, 'Balance', 'Solde'), 'right')]
    if rng.random() < .25: cols.insert(0, cols.pop(4))
    table(f, cols, rows, gap=rng.randint(10, 18), titles=rng.random() < .95)
    if rng.random() < .5:
        f.down(); f.need(70); nin = sum(t.minor > 0 for t in ts)
        kv(f, tr(lang, 'ACCOUNT TRANSACTION SUMMARY', 'SOMMAIRE DES OPÉRATIONS'), [(tr(lang, f'Number of Deposits {nin}', f'Nombre de dépôts {nin}'), m.num(sum(t.minor for t in ts if t.minor > 0))), (tr(lang, f'Number of Withdrawals {len(ts) - nin}', f'Nombre de retraits {len(ts) - nin}'), m.num(sum(t.minor for t in ts if t.minor < 0))), (tr(lang, 'Average daily balance', 'Solde quotidien moyen'), m.num(sum(abs(b) for b in bs) // len(bs)))], f.left, f.left + 300)
    if rng.random() < .4: legal(f, lang, ctry)
    return f.done()

def pdf_desjardins(rng):
    """French: folios, code column, fees column, date 'JJ MMM', several accounts; loans as noise."""
    lang, ctry = 'fr', 'CA'; f = Flow(rng); m = M(rng, lang, cur='', neg=rng.choice(['post', 'pre']), plus='')
    start = when(rng); end = start + D(30); f.footer = pageno(rng, lang); df = rng.choice([FR_SHORT[1], FR_SHORT[3], FR_LONG[0], FR_SHORT[5]])
    f.put(f.left, rng.choice(['Desjardins', 'Caisse Desjardins du Centre-Nord', 'Caisse populaire acadienne', 'Alterna', 'Caisse Alliance']), size=15, bold=True); f.put(f.right, 'RELEVÉ DE COMPTE', size=12, align='right'); f.down(2)
    f.put(f.right, f'Période du {dfull(start, lang)} au {dfull(end, lang)}', align='right', size=8); f.down(); f.put(f.right, f'Folio {num(rng, 6)}', align='right'); f.down(1.5); address(f, lang, ctry); f.down()
    acc = [('EOP', "Épargne avec opérations"), ('ES1', 'Épargne stable'), ('ET1', 'Compte à rendement croissant'), ('CS', 'Capital social')][:rng.randint(1, 3)]
    code_ = rng.random() < .7; fee = rng.random() < .5; order = rng.choice([['out', 'in'], ['out', 'in'], ['in', 'out']])
    for k, (a, title) in enumerate(acc):
        ts = gen(rng, nrows(rng) if k == 0 else rng.randint(1, 4), lang, ctry, start=start, verbose=True); op = opening(rng, ts); bs = run(f, op, ts)
        f.need(120); f.put(f.left, f'{a}   {title}', bold=True, size=f.size * 1.15); f.down(1.6)
        rows = [{'date': '', 'name': rng.choice(['Solde reporté', 'SOLDE REPORTÉ', "Solde d'ouverture"]), 'bal': (m.bal(op), {'opening': True})}]
        for t, b in zip(ts, bs):
            r = f.doc.row(t.day, t.minor, t.desc)
            rows.append({'date': (df(t.day), {'date': r}), 'code': rng.choice(['ACH', 'VIR', 'RGA', 'DI', 'FU', 'PWW', 'VWW', 'CHQ', 'RET']), 'name': (t.desc, {'name': r}), 'fee': rng.choice(['', '', '', '0,75', '1,50']) if fee and t.minor < 0 else '', 'in' if t.minor > 0 else 'out': (m.num(t.minor), {'amount': r}), 'bal': (m.bal(b), {'balance': r})})
        if rng.random() < .4: rows.append({'name': 'Solde de clôture', 'bal': (m.bal(bs[-1]), {'closing': True})})
        table(f, [('date', 'Date', 'left')] + ([('code', 'Code', 'left')] if code_ else []) + [('name', 'Description', 'left')] + ([('fee', 'Frais', 'right')] if fee else []) + [(o, {'in': 'Dépôt', 'out': 'Retrait'}[o], 'right') for o in order] + [('bal', 'Solde', 'right')], rows, gap=rng.randint(9, 14))
        f.down()
    if rng.random() < .6:
        f.need(80); kv(f, 'PR1   Prêt hypothécaire', [('Taux annuel', f'{rng.randint(2, 6)},{rng.randint(10, 99)} %'), ('Versement', m.dol(rng.randint(50000, 200000))), ('Échéance', f'{start.year + 3}-05-01'), ('Solde du prêt', m.dol(rng.randint(9000000, 40000000)))], f.left, f.left + 300)
    if rng.random() < .5: legal(f, lang, ctry)
    return f.done()

def pdf_card_ca(rng):
    """Canadian card: number, two dates, spend categories, CR or minus, foreign sub-lines, side panel; English/French."""
    lang, ctry = cc(rng); side = rng.random() < .4; f = Flow(rng, right=410 if side else None, size=rng.choice([7, 7.5, 8]) if side else None); m = M(rng, lang, cur=rng.choice(['$', '']), neg='pre', plus='')
    start = when(rng); end = start + D(30); ts = gen(rng, nrows(rng), lang, ctry, 'card', start=start, style=rng.choice(['mid', 'long'])); f.footer = pageno(rng, lang)
    names = tr(lang, ['RBC Visa Platinum', 'BMO CashBack Mastercard', 'Scotia Momentum Visa Infinite', 'CIBC Dividend Visa', 'TD Aeroplan Visa', 'PC Financial Mastercard', 'Triangle Mastercard', 'Tangerine Money-Back', 'Rogers Bank Mastercard', 'Neo Mastercard'], ['RBC Visa Or', 'BMO MasterCard AIR MILES', 'Visa Desjardins Remises', 'Mastercard Banque Nationale', 'CIBC Dividendes Visa', 'TD Remises Visa', 'Mastercard le Choix du Président'])
    sv = f.right
    if side: f.right = 570
    y0 = f.y; close = cardtop(f, lang, ctry, m, ts, rng.choice(names), start, end, rng.randint(0, 300000)); f.right = sv
    if side:
        y = f.y; x = 430
        kv(f, tr(lang, 'Contact us', 'Nous joindre'), [(tr(lang, 'Customer Service', 'Service'), '1-800-' + num(rng, 3) + '-' + num(rng, 4)), (tr(lang, 'Lost/Stolen', 'Perte/Vol'), '1-888-' + num(rng, 7))], x, 575); f.down()
        kv(f, tr(lang, 'Rewards', 'Récompenses'), [(tr(lang, 'Previous', 'Précédent'), f'{rng.randint(0, 40000)}'), (tr(lang, 'Earned', 'Gagnés'), f'{rng.randint(0, 4000)}'), ('Total', f'{rng.randint(0, 44000)}')], x, 575); f.down(); ad(f, lang, x, 140)
        f.y = y
    cr = rng.choice(['CR', 'pre', 'pre', 'post', 'minus_gap']); df = rng.choice([EN_SHORT[3], EN_SHORT[2], EN_SHORT[1], EN_SHORT[8]] if lang == 'en' else [FR_SHORT[1], FR_SHORT[3], FR_SHORT[2], FR_SHORT[5], FR_SHORT[4]])
    def w(v):
        c = m.cur(v)
        if v < 0: return c
        return {'CR': c + 'CR' if rng.random() < .3 else c + ' CR', 'pre': '-' + c, 'post': m.num(v) + '-', 'minus_gap': '- ' + c}[cr]
    catcol = rng.random() < .3; refc = rng.random() < .3; nr = rng.random() < .25
    cols = ([('nr', '#', 'left')] if nr else []) + [('date', tr(lang, rng.choice(['TRANS|DATE', 'TRANSACTION|DATE', 'Trans.|date']), rng.choice(['DATE|OPÉR.', 'Date de|transaction', 'DATE DE|L\'OPÉRATION'])), 'left'), ('post', tr(lang, rng.choice(['POST|DATE', 'POSTING|DATE']), rng.choice(['DATE|INSCR.', "Date|d'inscription", 'DATE|REPORT'])), 'left'), ('name', tr(lang, rng.choice(['Activity description', 'DESCRIPTION', 'Details']), rng.choice(['Description', "DESCRIPTION DE L'ACTIVITÉ", 'Détails'])), 'left')] + ([('cat', tr(lang, 'Spend Categories', 'Catégorie'), 'left')] if catcol else []) + ([('ref', tr(lang, 'Reference no.', 'Nº de référence'), 'left')] if refc and not catcol and not side else []) + [('amt', tr(lang, rng.choice(['Amount ($)', 'AMOUNT', 'Amount($)']), rng.choice(['Montant ($)', 'MONTANT'])), 'right')]
    def tab(rows, k=0):
        out = []
        for i, t in enumerate(rows):
            r = f.doc.row(t.day, t.minor, t.desc)
            d = {'nr': f'{i + 1:03d}', 'date': (df(t.day), {'date': r}), 'post': df(t.post), 'name': (t.desc, {'name': r}), 'cat': t.cat, 'ref': num(rng, 10), 'amt': (w(t.minor), {'amount': r}), '_sub': []}
            if not refc and reff: d['_sub'].append(num(rng, 23))
            if t.fx: d['_sub'].append(tr(lang, rng.choice([f'Foreign Currency-{t.fx[0]} {t.fx[1] / 100:,.2f} Exchange rate-{t.fx[2]:.6f}', f'AMT {t.fx[1] / 100:.2f} {t.fx[0]} @ {t.fx[2]:.5f}', f'{t.fx[0]} {t.fx[1] / 100:,.2f}@{t.fx[2]:.9f}']), f'Devise étrangère-{t.fx[0]} {t.fx[1] / 100:.2f} Taux de change-{t.fx[2]:.6f}'))
            out.append(d)
        table(f, cols, out, gap=rng.randint(8, 12), minname=95)
    reff = rng.random() < .25; mode = rng.choice(['one', 'one', 'pay', 'holder'])
    if mode == 'one':
        f.need(90); who = f'{person(rng, lang).upper()}  {num(rng, 4)} {num(rng, 2)}** **** {num(rng, 4)}'; f.put(f.left, who + (tr(lang, ' - PRIMARY', ' - PRINCIPAL') if rng.random() < .5 else ''), bold=True); f.down(1.6)
        if rng.random() < .3: f.put(f.left, tr(lang, 'PREVIOUS STATEMENT BALANCE', 'SOLDE DU RELEVÉ PRÉCÉDENT')); f.down(1.3)
        tab(ts)
    else:
        groups = [(tr(lang, 'Your payments', 'Vos paiements'), [t for t in ts if t.minor > 0])]
        buys = [t for t in ts if t.minor < 0]
        if mode == 'pay': groups.append((tr(lang, 'Your new charges and credits', 'Vos nouveaux achats'), buys))
        else:
            k = rng.randint(0, len(buys))
            for g in (buys[:k], buys[k:]): groups.append((tr(lang, 'Transactions for ', 'Opérations de ') + person(rng, lang).upper() + ' XXXX ' + num(rng, 4), sorted(g, key=lambda t: t.day)))
        for title, g in groups:
            if not g: continue
            f.need(90); f.put(f.left, title, bold=True, size=f.size * 1.15); f.down(1.6); tab(g)
            f.need(20); f.put(f.left, tr(lang, f'Total {title.lower() if mode == "pay" else "for this card"}', 'Total'), bold=True); f.put(f.right, m.dol(sum(t.minor for t in g)), align='right', bold=True); f.down(2)
    if rng.random() < .6: f.need(30); f.put(f.left, tr(lang, 'NEW BALANCE', 'NOUVEAU SOLDE'), bold=True); f.put(f.right, ('-' if close < 0 else '') + m.dol(close), align='right', bold=True, closing=True); f.down(2)
    f.right = sv
    if rng.random() < .5: f.need(100); ratetable(f, lang, m)
    if rng.random() < .4: legal(f, lang, ctry)
    return f.done()

def pdf_paypal(rng):
    """Activity statement: gross, fee, net; two lines per row with type and ID; one table per currency."""
    lang = rng.choice(['en', 'en', 'fr']); f = Flow(rng); m = M(rng, lang, cur='', neg=rng.choice(['pre', 'pre', 'minus']), plus='')
    start = when(rng).replace(day=1); f.footer = pageno(rng, lang); df = rng.choice([EN_LONG[0], EN_LONG[7], EN_LONG[3]] if lang == 'en' else FR_LONG[:3])
    f.put(f.left, 'PayPal', size=18, bold=True); f.y += 26; f.put(f.left, tr(lang, f'{ME[start.month-1]} {start.year} statement', f'Relevé PayPal - {MF[start.month-1]} {start.year}'), size=11); f.down(2)
    f.put(f.left, tr(lang, 'Merchant Account ID: ', 'Numéro de compte : ') + code(rng, 13) + '   PayPal ID: ' + person(rng, lang).split()[0].lower() + '@example.com', size=8); f.down(2)
    curs = rng.sample(['USD', 'CAD', 'EUR', 'GBP'], rng.choice([1, 1, 1, 2])); data = []; feecol = rng.random() < .7; typ = rng.choice(['first', 'second', 'none']); curcol = rng.random() < .6; summary = rng.random() < .6   # with balances shown the rows must add up: no fees then
    for c in curs:
        ts = gen(rng, rng.randint(2, 14), 'en', 'US', start=start, days=28, verbose=False)
        for t in ts:
            t.desc = person(rng, lang) if rng.random() < .4 else shop(rng, lang, 'US'); t.fee = int(t.minor * .029) + 30 if t.minor > 0 and rng.random() < .5 else 0
            if t.fee >= t.minor or summary: t.fee = 0
        data.append((c, opening(rng, ts), ts))
    if summary:
        for c, op, ts in data:
            cl = op + sum(t.minor - t.fee * feecol for t in ts)
            kv(f, tr(lang, 'Account balance & summary', 'Sommaire du solde') + f' - {c}', [(tr(lang, 'Beginning balance', "Solde d'ouverture"), m.bal(op), {'opening': True}), (tr(lang, 'Payments received', 'Paiements reçus'), m.num(sum(t.minor for t in ts if t.minor > 0))), (tr(lang, 'Payments sent', 'Paiements envoyés'), m.sg(sum(t.minor for t in ts if t.minor < 0))), (tr(lang, 'Fees', 'Frais'), m.sg(-sum(t.fee * feecol for t in ts))), (tr(lang, 'Ending balance', 'Solde de clôture'), m.bal(cl), {'closing': True})], f.left, f.left + 300); f.down()
    for c, op, ts in data:
        f.need(100); f.put(f.left, tr(lang, f'Transaction history - {c}', f'Historique des transactions - {c}'), bold=True, size=11); f.down(1.8); rows = []
        for t in ts:
            # With a fee the net is what the person gets: the listed amount of the row is the gross one.
            net = t.minor - t.fee
            r = f.doc.row(t.day, t.minor, t.desc); kind = tr(lang, rng.choice(['Express Checkout Payment', 'Mobile Payment', 'PreApproved Payment Bill User Payment', 'General Payment', 'Website Payment']), rng.choice(['Paiement express', 'Paiement mobile', 'Paiement préapprouvé']))
            d = {'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'cur': c, 'amt': (m.sg(t.minor), {'amount': r}), 'fee': m.num(0) if not t.fee else '-' + m.num(t.fee), 'net': m.sg(net), '_sub': [f'ID: {code(rng, 17)}']}
            if typ == 'second': d['_sub'].insert(0, kind)
            if typ == 'first': d['type'] = kind
            rows.append(d)
        table(f, [('date', 'Date', 'left')] + ([('type', 'Type', 'left')] if typ == 'first' else []) + [('name', tr(lang, rng.choice(['Description', 'Name', 'Name / Email']), 'Nom'), 'left')] + ([('cur', tr(lang, 'Currency', 'Devise'), 'left')] if curcol else []) + [('amt', tr(lang, 'Gross' if feecol else 'Amount', 'Brut' if feecol else 'Montant'), 'right')] + ([('fee', tr(lang, 'Fee', 'Frais'), 'right'), ('net', 'Net', 'right')] if feecol else []), rows, gap=11); f.down()
    if rng.random() < .5: para(f, tr(lang, 'To report an unauthorized transaction, call 1-888-221-1161. Errors must be reported within 60 days. PayPal, 2211 North First Street, San Jose, CA 95131', 'Pour signaler une transaction non autorisée, composez le 1 877 569-1116.'))
    return f.done()

def pdf_venmo(rng):
    """Wallet: block per payment, from/to, signed amount with a blank, id and time below."""
    f = Flow(rng); lang = 'en'; start = when(rng).replace(day=1); n = nrows(rng); f.footer = pageno(rng, lang); gap = rng.choice(['', ' ', ' ']); plus = rng.choice(['+', '+', ''])
    df = rng.choice([EN_LONG[3], EN_LONG[0], EN_LONG[2], EN_SHORT[1]]); me = person(rng, lang)
    m = M(rng, lang, cur='$', neg='pre', plus=''); ts = gen(rng, n, start=start, days=28, verbose=False, pin=rng.choice([.3, .5, .6])); op = opening(rng, ts)
    f.put(f.left, 'venmo' if rng.random() < .5 else 'Venmo Statement', size=20, bold=True); f.y += 26; f.put(f.left, f'Account Statement - (@{me.replace(" ", "-")})'); f.down(); f.put(f.left, f'{ME[start.month-1]} {start.year}'); f.down(2)
    bs = run(f, op, ts); kv(f, 'Account Activity Summary', [('Beginning amount', m.dol(op), {'opening': True}), ('Money credited', '+ $' + m.num(sum(t.minor for t in ts if t.minor > 0))), ('Money debited', '- $' + m.num(sum(t.minor for t in ts if t.minor < 0))), ('Year to date fees', '$0.00'), ('Ending amount', m.dol(bs[-1]) if bs[-1] >= 0 else '-' + m.dol(bs[-1]), {'closing': True})], f.left, f.left + 280); f.down()
    notes = ['pizza', 'rent', 'utilities', 'gas money', 'dinner', 'tickets', 'groceries', 'happy birthday']
    style = rng.choice(['block', 'table'])
    if style == 'table':
        rows = []
        for t in ts:
            who = person(rng, lang); r = f.doc.row(t.day, t.minor, who)
            rows.append({'date': (df(t.day), {'date': r}), 'id': num(rng, 12), 'type': rng.choice(['Payment', 'Charge', 'Standard Transfer']), 'note': rng.choice(notes), 'name': (who, {'name': r}), 'amt': ((('-' if t.minor < 0 else plus) + gap + m.dol(t.minor)).strip(), {'amount': r})})
        cols = [('id', 'ID', 'left'), ('date', 'Datetime', 'left'), ('type', 'Type', 'left'), ('name', 'From / To', 'left'), ('amt', 'Amount', 'right')]
        if rng.random() < .4: cols.pop(0)
        if rng.random() < .3: cols.insert(2, ('note', 'Note', 'left'))
        table(f, cols, rows, gap=11, minname=90)
    else:
        amtside = rng.choice(['right', 'left'])
        for t in ts:
            who = person(rng, lang); text = rng.choice([f'You paid {who}', f'{who} charged you']) if t.minor < 0 else rng.choice([f'{who} paid you', f'You charged {who}'])
            r = f.doc.row(t.day, t.minor, text); a = (('-' if t.minor < 0 else plus) + gap + m.dol(t.minor)).strip(); f.need(46)
            x = f.left
            if amtside == 'left': f.put(f.left, a, bold=True, amount=r); x = f.left + 80
            else: f.put(f.right, a, bold=True, align='right', amount=r)
            f.put(x, text, bold=True, name=r); f.down(); f.put(x, df(t.day), date=r); f.put(x + 90, t.time, size=f.size * .9); f.down()
            f.put(x, f'ID {num(rng, 16)}', size=f.size * .8); f.down(1.7)
    if rng.random() < .6: para(f, 'In case of errors or questions about your electronic transfers contact Venmo at (855) 812-4430. Venmo is a service of PayPal, Inc., 222 W Merchandise Mart Plaza, Suite 800, Chicago, IL 60654.')
    return f.done()

def pdf_neobank(rng):
    """Chime/Varo/Current: type column, amount and net amount, settlement date; or one list with newest first."""
    f = Flow(rng); lang = 'en'; m = M(rng, lang, cur='$', neg=rng.choice(['pre', 'mid', 'minus']), plus=rng.choice(['', '', '+'])); start = when(rng).replace(day=1); ts = gen(rng, nrows(rng), start=start, days=28, verbose=rng.random() < .3); f.footer = pageno(rng, lang)
    op = opening(rng, ts); bs = run(f, op, ts); rev = rng.random() < .4; df = rng.choice(EN_LONG[:2] + EN_LONG[3:6] + [EN_LONG[7], EN_LONG[8], EN_SHORT[1]])
    f.put(f.left, rng.choice(['Chime', 'varo', 'Current', 'SoFi Checking', 'Ally Bank', 'Dave Spending', 'KOHO', 'One Finance', 'Marcus by Goldman Sachs']), size=18, bold=True); f.y += 30
    f.put(f.left, person(rng, lang)); f.put(f.right, rng.choice(['Checking Account Statement', 'Spending Account', 'Monthly Statement']), align='right'); f.down(); f.put(f.right, f'Statement period {dfull(start, lang)} - {dfull(start + D(28), lang)}', align='right', size=8); f.down(2)
    kv(f, 'Summary', [(f'Beginning balance on {dfull(start, lang)}', m.dol(op), {'opening': True}), ('Deposits', m.dol(sum(t.minor for t in ts if t.minor > 0 and t.kind != 'transfer_in'))), ('ATM Withdrawals', m.sg(sum(t.minor for t in ts if t.kind == 'atm'))), ('Purchases', m.sg(sum(t.minor for t in ts if t.kind == 'buy'))), ('SpotMe Tips', '$0.00'), ('Fees', m.sg(sum(t.minor for t in ts if t.kind == 'fee'))), (f'Ending balance on {dfull(start + D(28), lang)}', m.bal(bs[-1]), {'closing': True})], f.left, f.left + rng.randint(280, 420)); f.down()
    f.need(90); f.put(f.left, 'Transactions', size=13, bold=True); f.down(1.8)
    kinds = {'buy': 'Purchase', 'atm': 'ATM Withdrawal', 'fee': 'Fee', 'salary': 'Direct Debit' if rng.random() < .1 else 'Deposit', 'person_in': 'Deposit', 'person_out': 'Transfer', 'interest': 'Interest', 'refund': 'Merchant Credit'}
    net, typ, settle, bal = rng.random() < .4, rng.random() < .6, rng.random() < .4, rng.random() < .35; rows = []
    for t, b in (list(zip(ts, bs))[::-1] if rev else zip(ts, bs)):
        r = f.doc.row(t.day, t.minor, t.desc)
        rows.append({'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'type': kinds.get(t.kind, 'Transfer'), 'amt': (m.sg(t.minor), {'amount': r}), 'net': m.sg(t.minor), 'set': df(t.post), 'bal': (m.bal(b), {'balance': r})})
    cols = [('date', rng.choice(['TRANSACTION DATE', 'Date', 'TRANSACTION|DATE']), 'left'), ('name', 'DESCRIPTION', 'left')] + ([('type', 'TYPE', 'left')] if typ else []) + [('amt', 'AMOUNT', rng.choice(['right', 'left']))] + ([('net', 'NET AMOUNT', 'right')] if net else []) + ([('set', 'SETTLEMENT|DATE', 'left')] if settle else []) + ([('bal', 'BALANCE', 'right')] if bal else [])
    if rng.random() < .2: cols[0], cols[1] = cols[1], cols[0]
    if rng.random() < .15: cols.insert(0, cols.pop([c[0] for c in cols].index('amt')))
    table(f, cols, rows, gap=rng.randint(9, 16), pad=rng.choice([0, 0, 4, 8]), titles=rng.random() < .9)
    if rng.random() < .6: para(f, 'Error Resolution Procedures: in case of errors or questions call 1-844-244-6363 or write to P.O. Box 417, San Francisco, CA 94104. Banking services provided by The Bancorp Bank, N.A., Member FDIC. Out-of-network ATM fee $2.50 per transaction.')
    return f.done()

def pdf_online_savings(rng):
    """Credits and debits columns always filled (zeros), newest first or last, several accounts; or FR/CA Tangerine/EQ."""
    lang, ctry = rng.choice([('en', 'US'), ('en', 'CA'), ('fr', 'CA')]); f = Flow(rng); m = M(rng, lang, cur='$', neg='pre', plus=''); start = when(rng); f.footer = pageno(rng, lang); df = dlong(rng, lang); zero = rng.random() < .7
    f.put(f.right if rng.random() < .5 else f.left + 150, rng.choice(tr(lang, ['Ally Bank', 'Tangerine', 'EQ Bank', 'Simplii Financial', 'Synchrony Bank', 'Capital One 360', 'Discover Bank'], ['Tangerine', 'Banque EQ', 'Simplii', 'Manuvie Banque'])), size=16, bold=True, align='right'); f.y += 26
    address(f, lang, ctry); f.down(1.5); accts = []
    for a in rng.sample(tr(lang, ['Savings Account', 'Interest Checking', 'Money Market', 'Tax-Free Savings', 'No Penalty CD'], ["Compte d'épargne", 'Compte chèques', 'CELI', 'Compte conjoint']), rng.randint(1, 3)):
        ts = gen(rng, rng.randint(1, 9), lang, ctry, start=start, verbose=False); accts.append((a, num(rng, 4), opening(rng, ts), ts))
    if rng.random() < .8:
        f.put(f.left, tr(lang, 'Combined Customer Statement', 'Relevé combiné'), bold=True, size=12); f.down(1.6); rr = f.right
        f.put(f.left, tr(lang, 'Account Name', 'Compte'), bold=True); f.put(rr - 130, tr(lang, 'Beginning Balance', 'Solde au début'), bold=True, align='right'); f.put(rr, tr(lang, 'Ending Balance', 'Solde à la fin'), bold=True, align='right'); f.down(1.2)
        for a, no, op, ts in accts: f.put(f.left, f'{a} ****{no}'); f.put(rr - 130, m.bal(op), align='right', opening=True); f.put(rr, m.bal(op + sum(t.minor for t in ts)), align='right', closing=True); f.down()
        f.down()
    rev = rng.random() < .3; order = rng.choice([['in', 'out'], ['out', 'in']]); negd = rng.random() < .5
    for a, no, op, ts in accts:
        f.need(110); f.put(f.left, f'{a} - {no}', bold=True, size=f.size * 1.2); f.down(1.5); bs = run(f, op, ts)
        if rng.random() < .5: kv(f, None, [(tr(lang, 'Annual Percentage Yield Earned', "Taux d'intérêt annuel"), tr(lang, f'{rng.randint(10, 499) / 100}%', f'{rng.randint(1, 4)},{rng.randint(10, 99)} %')), (tr(lang, 'Interest Paid Year to Date', "Intérêts versés cette année"), m.dol(rng.randint(0, 40000)))], f.left, f.left + 260); f.down(.6)
        rows = []
        for t, b in zip(ts, bs):
            r = f.doc.row(t.day, t.minor, t.desc); d = {'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'bal': (m.bal(b), {'balance': r})}
            d['in' if t.minor > 0 else 'out'] = ((m.sg(t.minor) if negd and t.minor < 0 else m.cur(t.minor)), {'amount': r})
            if zero: d['out' if t.minor > 0 else 'in'] = ('-' if negd and t.minor > 0 and rng.random() < .5 else '') + m.cur(0)
            rows.append(d)
        op_row = {'date': df(start), 'name': tr(lang, 'Beginning Balance', 'Solde au début'), 'bal': (m.bal(op), {'opening': True})}; cl_row = {'date': df(start + D(30)), 'name': tr(lang, 'Ending Balance', 'Solde à la fin'), 'bal': (m.bal(bs[-1]), {'closing': True})}
        rows = [op_row] + rows + [cl_row]
        if rev: rows.reverse()
        table(f, [('date', 'Date', 'left'), ('name', 'Description', 'left')] + [(o, {'in': tr(lang, 'Credits', 'Crédits'), 'out': tr(lang, 'Debits', 'Débits')}[o], 'right') for o in order] + [('bal', tr(lang, 'Balance', 'Solde'), 'right')], rows, gap=13, pad=rng.choice([0, 3])); f.down()
    if rng.random() < .5: legal(f, lang, ctry)
    return f.done()

def pdf_store_card(rng):
    """Synchrony/Comenity: reference codes, location, promotional plans, long fee section, figures everywhere."""
    f = Flow(rng); lang = 'en'; m = M(rng, lang, cur=rng.choice(['$', '$', '']), neg=rng.choice(['pre', 'par', 'post', 'mid']), plus=''); start = when(rng); end = start + D(30); f.footer = pageno(rng, lang)
    store = rng.choice(["LOWE'S ADVANTAGE CARD", 'AMAZON STORE CARD', 'TARGET REDCARD', 'CARECREDIT', 'HOME DEPOT CONSUMER CREDIT', "KOHL'S CHARGE", "MACY'S", 'TJX REWARDS', 'VICTORIA CARD', 'ULTAMATE REWARDS', "SAM'S CLUB MASTERCARD", 'CANADIAN TIRE'])
    ts = gen(rng, rng.randint(1, 10), mode='card', start=start, style='short')
    for t in ts:
        if t.kind == 'buy' and rng.random() < .6: t.desc = rng.choice([store.split()[0] + ' ' + num(rng, 4), 'STORE ' + num(rng, 4) + ' ' + t.city + ' ' + t.st, rng.choice(['HOUSEWARES', 'PAINT', 'LUMBER', 'WOMENS SHOES', 'GARDEN CENTER', 'APPLIANCES', 'TOYS', 'COSMETICS'])])
    cardtop(f, lang, 'US', m, ts, store, start, end, rng.randint(0, 200000))
    if rng.random() < .6: warning(f, lang, m)
    if rng.random() < .5:
        f.need(90); f.put(f.left, 'Promotional Purchase Summary', bold=True); f.down(1.3); xs = [f.left, f.left + 90, f.left + 240, f.left + 330, f.right - 30]
        for x, t in zip(xs, ['Tran Date', 'Description', 'Initial Amt', 'Balance', 'Expires']): f.put(x, t, bold=True, align='left' if x < xs[2] else 'right')
        f.down()
        for _ in range(rng.randint(1, 3)):
            a = rng.randint(20000, 200000); d = start - D(rng.randint(30, 300))
            for x, t in zip(xs, [f'{d:%m/%d/%Y}', 'NO INTEREST 12 MO', m.dol(a), m.dol(a * 2 // 3), f'{d + D(365):%m/%d/%Y}']): f.put(x, t, align='left' if x < xs[2] else 'right')
            f.down()
        f.down()
    f.need(100); f.put(f.left, rng.choice(['Transaction Detail', 'Details of your transactions', 'TRANSACTIONS']), bold=True, size=11); f.down(1.7)
    df = rng.choice([EN_SHORT[0], EN_LONG[0], EN_LONG[1], EN_SHORT[1]]); two = rng.random() < .4; ref = rng.random() < .7; rows = []
    groups = [('Payments', [t for t in ts if t.minor > 0]), ('Purchases and Other Debits', [t for t in ts if t.minor < 0 and t.kind == 'buy']), ('Total Fees Charged This Period', [t for t in ts if t.kind == 'fee']), ('Total Interest Charged This Period', [t for t in ts if t.kind == 'intcharge'])]
    cols = [('date', 'Date' if not two else 'Tran|Date', 'left')] + ([('post', 'Post|Date', 'left')] if two else []) + ([('ref', rng.choice(['Reference #', 'Invoice No.']), 'left')] if ref else []) + [('name', 'Description', 'left'), ('amt', 'Amount', 'right')]
    S = lambda v: m.sg(-v) if v > 0 else m.cur(v)
    for title, g in groups:
        tot = sum(t.minor for t in g)
        def raw(grid, title=title, tot=tot): f.need(30); f.put(grid['date'][0], title, bold=True); f.put(grid['amt'][1], (m.sg(-tot) if tot > 0 else m.dol(tot)), bold=True, align='right'); f.y += f.lead
        rows.append({'_raw': raw})
        for t in g:
            r = f.doc.row(t.day, t.minor, t.desc); rows.append({'date': (df(t.day), {'date': r}), 'post': df(t.post), 'ref': code(rng, rng.choice([9, 17])), 'name': (t.desc, {'name': r}), 'amt': (S(t.minor), {'amount': r}), '_sub': [f'{rng.choice(["COUPON SAVED", "You saved"])} ${num(rng, 1)}.{num(rng, 2)}'] if rng.random() < .08 else []})
    table(f, cols, rows, gap=12)
    f.down(.5); ratetable(f, lang, m)
    if rng.random() < .5: legal(f, n=2)
    f.need(70); f.put(f.left, '- ' * 60, size=6) if f.right - f.left > 500 else 0; f.down(1.2)
    kv(f, None, [('Account number ending', num(rng, 4)), ('Amount enclosed', '$________'), ('Total minimum payment due', m.dol(rng.choice([2900, 3000, 4100]))), ('Payment due date', f'{end + D(24):%m/%d/%Y}')], f.left + 200, f.right)
    return f.done()

def pdf_two_columns(rng):
    """Small community bank: rows in two newspaper columns, or credits at the left and debits at the right."""
    f = Flow(rng, size=rng.choice([6.5, 7, 7.5, 8]), left=30, right=582); lang, ctry = rng.choice([('en', 'US'), ('en', 'US'), ('fr', 'CA')]); m = M(rng, lang, cur='', neg=rng.choice(['pre', 'post', 'par']), plus=''); start = when(rng); f.footer = pageno(rng, lang)
    mode = rng.choice(['sides', 'flow', 'flow']); ts = gen(rng, rng.randint(6, 34), lang, ctry, start=start, verbose=rng.random() < .4, pin=rng.choice([.2, .35, .5])); op = opening(rng, ts); cl = op + sum(t.minor for t in ts); df = dshort(rng, lang)
    f.put(306, rng.choice(['First National Bank of Hays', 'Farmers & Merchants State Bank', 'Prairie Community Bank', 'Citizens Savings']) if lang == 'en' else rng.choice(['Caisse de la Vallée', 'Banque Populaire du Nord']), size=14, bold=True, align='center'); f.y += 24; address(f, lang, ctry); f.down()
    kv(f, tr(lang, 'Account Summary', 'Sommaire'), [(tr(lang, 'Previous Statement Balance', 'Solde précédent'), m.num(op), {'opening': True}), (tr(lang, f'{sum(t.minor > 0 for t in ts)} Credits', 'Crédits'), '+ ' + m.num(sum(t.minor for t in ts if t.minor > 0))), (tr(lang, f'{sum(t.minor < 0 for t in ts)} Debits', 'Débits'), '- ' + m.num(sum(t.minor for t in ts if t.minor < 0))), (tr(lang, 'Current Balance', 'Solde actuel'), m.bal(cl), {'closing': True})], 30, 290); f.down(1.5)
    mid = 306; halves = [(30, mid - 10), (mid + 10, 582)]; y0 = f.y; ends = []
    if mode == 'sides': parts = [(tr(lang, 'DEPOSITS AND CREDITS', 'DÉPÔTS'), [t for t in ts if t.minor > 0]), (tr(lang, 'CHECKS AND WITHDRAWALS', 'RETRAITS'), [t for t in ts if t.minor < 0])]
    else: k = -(-len(ts) // 2); parts = [('', ts[:k]), ('', ts[k:])]
    if rng.random() < .3 and mode == 'sides': parts.reverse()
    for (a, b), (title, g) in zip(halves, parts):
        f.y = y0; f.bottom = 760
        if title: f.put(a, title, bold=True); f.down(1.5)
        if not g: ends.append(f.y); continue
        rows = []
        g = g[:26]
        for t in g:
            d = ' '.join(t.desc.split()[:5]); r = f.doc.row(t.day, t.minor, d)
            rows.append({'date': (df(t.day), {'date': r}), 'name': (d, {'name': r}), 'amt': (m.num(t.minor) if mode == 'sides' else m.sg(t.minor), {'amount': r})})
        table(f, [('date', 'Date', 'left'), ('name', tr(lang, 'Description', 'Opération'), 'left'), ('amt', tr(lang, 'Amount', 'Montant'), 'right')], rows, left=a, right=b, gap=7, minname=80, titles=mode != 'flow' or rng.random() < .7 or True, repeat=False, titlebold=False)
        if f.doc.page: return pdf_two_columns(rng)
        ends.append(f.y)
    if sum(len(g) for _, g in parts) != len(f.doc.rows): return pdf_two_columns(rng)
    f.y = max(ends) + 12
    if rng.random() < .6: days = sorted({t.day for t in ts}); dailybal(f, lang, m, days, [op + sum(t.minor for t in ts if t.day <= d) for d in days], rng.choice([3, 4]), df)
    if rng.random() < .4: legal(f, lang, ctry)
    return f.done()

def pdf_apple_card(rng):
    """Payments then transactions by family member, daily cash percentage and figure, instalments."""
    f = Flow(rng, size=rng.choice([8.5, 9, 10])); lang = 'en'; m = M(rng, lang, cur='$', neg=rng.choice(['pre', 'pre', 'minus']), plus=''); start = when(rng).replace(day=1); end = start + D(28); ts = gen(rng, nrows(rng), mode='card', start=start, days=28, style='short'); f.footer = pageno(rng, lang)
    ts = [t for t in ts if t.kind not in ('fee', 'intcharge')] or gen(rng, 3, mode='card', start=start, pin=0, style='short'); who = [person(rng, lang) for _ in range(rng.choice([1, 1, 2]))]; df = rng.choice([EN_LONG[0], EN_LONG[0], EN_LONG[3]])
    op = rng.randint(0, 200000); cl = op - sum(t.minor for t in ts)
    head = lambda f: (f.put(f.left, 'Apple Card' if st else 'Robinhood Gold Card', bold=True, size=13), f.put(f.right, 'Statement', align='right', size=11), f.down(1.8), f.put(f.left, f'{who[0]}, {who[0].split()[0].lower()}@example.com', size=8), f.put(f.right, f'{dfull(start, lang)} — {dfull(end, lang)}', align='right', size=8), f.down(2.2))
    st = rng.random() < .7; f.header = head; head(f)
    kv(f, None, [('Previous Monthly Balance', m.dol(op), {'opening': True}), ('Total payments and credits', '-' + m.dol(sum(t.minor for t in ts if t.minor > 0))), ('Total charges', m.dol(sum(t.minor for t in ts if t.minor < 0))), (f'Your {ME[start.month-1]} Balance as of {dfull(end, lang)}', ('-' if cl < 0 else '') + m.dol(cl), {'closing': True}), (f'Minimum Payment Due {dfull(end + D(30), lang)}', m.dol(2500))], f.left, f.right - rng.randint(0, 200)); f.down()
    pays = [t for t in ts if t.kind == 'payment']
    if pays:
        f.put(f.left, 'Payments', size=15, bold=True); f.down(2); f.put(f.left, 'Payments made by ' + who[0], bold=True); f.down(1.5); rows = []
        for t in pays:
            t.desc = f'ACH Deposit Internet transfer from account ending in {num(rng, 4)}'; r = f.doc.row(t.day, t.minor, t.desc); rows.append({'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'amt': (m.sg(-t.minor), {'amount': r})})
        table(f, [('date', 'Date', 'left'), ('name', 'Description', 'left'), ('amt', 'Amount', 'right')], rows, gap=14, pad=4); f.put(f.left, 'Total payments for this period', bold=True); f.put(f.right, '-' + m.dol(sum(t.minor for t in pays)), align='right', bold=True); f.down(2.5)
    rest = [t for t in ts if t.kind != 'payment']
    if rest:
        f.need(90); f.put(f.left, 'Transactions', size=15, bold=True); f.down(2); cash = rng.choice(['two', 'one', 'stack'])
        for w in who:
            g = rest if len(who) == 1 else rest[::2] if w == who[0] else rest[1::2]
            if not g: continue
            f.need(70); f.put(f.left, 'Transactions by ' + w, bold=True); f.down(1.6); rows = []; total = 0
            for t in g:
                full = t.desc + (f' {rng.randint(1, 9900)} {rng.choice(["Main St", "W Grand Ave", "Valencia St", "Infinite Loop"])} {t.city.title()} {num(rng, 5)} {t.st} USA' if rng.random() < .7 else '')
                p = rng.choice([1, 2, 2, 3]); c = abs(t.minor) * p // 100; r = f.doc.row(t.day, t.minor, full); total += c
                rows.append({'date': (df(t.day), {'date': r}), 'name': (full, {'name': r}), 'pct': f'{p}%', 'cash': ('-' if t.minor > 0 else '') + '$' + m.num(c), 'amt': (m.sg(-t.minor) if t.minor > 0 else m.cur(t.minor), {'amount': r})})
            cols = [('date', 'Date', 'left'), ('name', 'Description', 'left')] + {'two': [('pct', 'Daily|Cash', 'right'), ('cash', '', 'right')], 'one': [('cash', 'Daily Cash', 'right')], 'stack': []}[cash] + [('amt', 'Amount', 'right')]
            table(f, cols, rows, gap=14, pad=rng.choice([2, 5]))
            f.need(40); f.put(f.left, 'Total Daily Cash this month', bold=True); f.put(f.right, '$' + m.num(total), align='right', bold=True); f.down(2)
    if rng.random() < .5:
        f.need(90); f.put(f.left, 'Apple Card Monthly Installments' if st else 'Payment plans', size=14, bold=True); f.down(1.8); a = rng.randint(39900, 159900)
        kv(f, None, [('iPhone 15 Pro - Total financed', m.dol(a)), ("This month's installment", m.dol(a // 24)), ('Remaining balance', m.dol(a - a // 24 * 5))], f.left, f.right)
    if rng.random() < .5: ratetable(f, lang, m)
    return f.done()

def pdf_records(rng):
    """Stacked labeled records, one per transaction, in one or two columns of boxes (prepaid cards, e-transfers, wire history)."""
    lang, ctry = rng.choice([('en', 'US'), ('en', 'CA'), ('fr', 'CA')]); f = Flow(rng, size=rng.choice([8, 9, 10])); m = M(rng, lang, cur='$'); ts = gen(rng, rng.randint(2, 16), lang, ctry, verbose=False); df = dlong(rng, lang); f.footer = pageno(rng, lang); bs = run(f, opening(rng, ts), ts)
    f.put(f.left, tr(lang, rng.choice(['Transaction history report', 'Prepaid Mastercard - Activity', 'Interac e-Transfer history', 'Account activity (print view)']), rng.choice(["Historique des opérations", 'Carte prépayée - activité', 'Historique des virements'])), size=14, bold=True); f.y += 24
    f.put(f.left, tr(lang, 'Printed ', 'Imprimé le ') + dfull(max(t.day for t in ts) + D(2), lang) + '   ' + tr(lang, 'Available balance ', 'Solde disponible ') + m.dol(abs(bs[-1]))); f.down(2)
    L = {'d': tr(lang, rng.choice(['Date', 'Transaction date', 'Posted']), rng.choice(['Date', 'Date de l\'opération'])), 'n': tr(lang, rng.choice(['Description', 'Payee', 'Merchant', 'Details']), rng.choice(['Description', 'Bénéficiaire', 'Détails'])), 'a': tr(lang, 'Amount', 'Montant'), 'b': tr(lang, rng.choice(['Balance', 'Running balance']), 'Solde'), 'r': tr(lang, rng.choice(['Reference', 'Confirmation no.']), 'Référence'), 's': tr(lang, 'Status', 'État'), 't': 'Type'}
    order = ['d', 'n', 'a'] + rng.sample(['b', 'r', 's', 't'], rng.randint(1, 3)); rng.shuffle(order); colon = rng.choice([':', '', ' :'] if lang == 'fr' else [':', '', '']); ncol = rng.choice([1, 1, 2]); W = (f.right - f.left) / ncol; lw = max(f.w(v + ' :') * 1.08 for v in L.values()) + rng.choice([8, 20]); numbered = rng.random() < .4; align = rng.choice(['left', 'left', 'right']); i = 0
    while i < len(ts):
        f.need((len(order) + 4) * f.lead); y0 = f.y; low = y0
        for c in range(ncol):
            if i >= len(ts): break
            t, b = ts[i], bs[i]; f.y = y0; x = f.left + c * W; r = f.doc.row(t.day, t.minor, t.desc); right = x + W - 22
            if numbered: f.put(x, tr(lang, f'Transaction {i + 1} of {len(ts)}', f'Opération {i + 1} de {len(ts)}'), bold=True); f.down(1.2)
            for k in order:
                f.put(x, L[k] + colon, bold=True)
                px = x + lw if align == 'left' else right
                if k == 'n':
                    for l in f.doc.wrap(t.desc, right - x - lw, f.size): f.put(px, l, align=align, name=r); f.y += f.size * 1.2
                    f.y += f.lead - f.size * 1.2; continue
                text, lab = {'d': (df(t.day), {'date': r}), 'a': (m.sg(t.minor), {'amount': r}), 'b': (m.bal(b), {'balance': r}), 'r': (code(rng, 10), {}), 's': (tr(lang, 'Completed', 'Terminé'), {}), 't': (tr(lang, 'Credit' if t.minor > 0 else 'Debit', 'Crédit' if t.minor > 0 else 'Débit'), {})}[k]
                f.put(px, text, align=align, **lab); f.down()
            low = max(low, f.y); i += 1
        f.y = low + f.lead
    return f.done()

def pdf_broker_cash(rng):
    """Broker's cash management account: settle/trade dates, activity type, quantity and price columns, month headings."""
    lang, ctry = rng.choice([('en', 'US'), ('en', 'US'), ('en', 'CA'), ('fr', 'CA')]); f = Flow(rng, width=rng.choice([612, 792]), height=792); 
    if f.doc.width == 792: f.doc.height = 612; f.bottom = 550
    f.right = f.doc.width - 40; m = M(rng, lang, cur=rng.choice(['$', '']), neg=rng.choice(['par', 'pre', 'par'] if lang == 'en' else ['pre', 'par']), plus=''); start = when(rng); f.footer = pageno(rng, lang); df = dany(rng, lang)
    ts = gen(rng, nrows(rng), lang, ctry, start=start, verbose=False); op = opening(rng, ts)
    for t in ts:
        t.q = None
        if rng.random() < .35:
            tick = rng.choice(['VANGUARD TOTAL STK MKT ETF', 'APPLE INC COM', 'ISHARES CORE S&P 500 ETF', 'FIDELITY GOVT MONEY MKT', 'SHOPIFY INC CL A', 'BANK OF NOVA SCOTIA', 'XEQT ISHARES ALL-EQUITY', 'TESLA INC']); t.desc = tick + rng.choice(['', ' UNSOLICITED'] + ([' REINVESTMENT'] if t.minor < 0 else [])); t.q = rng.randint(1, 400)
    bs = run(f, op, ts)
    f.put(f.left, rng.choice(['Charles Schwab', 'Fidelity Investments', 'Wealthsimple', 'Questrade', 'E*TRADE from Morgan Stanley', 'Merrill Edge', 'Interactive Brokers LLC', 'Disnat' if lang == 'fr' else 'Vanguard']), size=15, bold=True); f.y += 24; f.put(f.left, tr(lang, 'Account Number: ', 'Numéro de compte : ') + num(rng, 4) + '-' + num(rng, 4)); f.put(f.right, f'{dfull(start, lang)} - {dfull(start + D(30), lang)}', align='right'); f.down(2)
    if rng.random() < .7:
        f.put(f.left, tr(lang, 'Holdings', 'Avoirs'), bold=True, size=11); f.down(1.4); xs = [f.left, f.left + 230, f.left + 310, f.left + 420]
        for x, t in zip(xs, tr(lang, ['Security', 'Quantity', 'Price', 'Market Value'], ['Titre', 'Quantité', 'Cours', 'Valeur'])): f.put(x, t, align='left' if x == xs[0] else 'right', bold=True)
        f.down()
        for h in rng.sample(['APPLE INC', 'MICROSOFT CORP', 'VANGUARD S&P 500 ETF', 'ROYAL BANK OF CANADA', 'CASH SWEEP', 'US TREASURY BILL'], rng.randint(1, 4)):
            q, p = rng.randint(1, 300), rng.randint(1000, 60000)
            for x, t in zip(xs, [h, f'{q}', m.num(p), m.num(p * q)]): f.put(x, t, align='left' if x == xs[0] else 'right')
            f.down()
        f.down()
    kv(f, tr(lang, 'Cash Transactions Summary', 'Sommaire des liquidités'), [(tr(lang, 'Starting Cash', "Encaisse d'ouverture"), m.bal(op), {'opening': True}), (tr(lang, 'Deposits and other cash in', 'Dépôts'), m.cur(sum(t.minor for t in ts if t.minor > 0))), (tr(lang, 'Withdrawals and other cash out', 'Retraits'), m.sg(sum(t.minor for t in ts if t.minor < 0))), (tr(lang, 'Ending Cash', 'Encaisse de clôture'), m.bal(bs[-1]), {'closing': True})], f.left, f.left + 300); f.down()
    f.need(90); f.put(f.left, tr(lang, 'Transaction Detail', 'Détail des opérations'), bold=True, size=11); f.down(1.7); two = rng.random() < .5; qty = rng.random() < .7; bal = rng.random() < .4; rows = []
    for t, b in zip(ts, bs):
        r = f.doc.row(t.day, t.minor, t.desc)
        rows.append({'date': (df(t.day), {'date': r}), 'post': df(t.post), 'type': tr(lang, ('Bought' if t.minor < 0 else 'Sold') if t.q else rng.choice(['Debit Card', 'Billpay', 'MoneyLink', 'Journal', 'Funds Paid']) if t.minor < 0 else rng.choice(['Deposit', 'MoneyLink', 'Credit']), ('Achat' if t.minor < 0 else 'Vente') if t.q else ('Retrait' if t.minor < 0 else 'Dépôt')), 'name': (t.desc, {'name': r}), 'qty': str(t.q) if t.q else '', 'price': m.num(abs(t.minor) // t.q) if t.q else '', 'amt': (m.sg(t.minor), {'amount': r}), 'bal': (m.bal(b), {'balance': r})})
    cols = [('date', tr(lang, rng.choice(['Trade|Date', 'Date', 'Transaction|Date']), 'Date'), 'left')] + ([('post', tr(lang, 'Settle|Date', 'Date de|règlement'), 'left')] if two else []) + [('type', tr(lang, 'Transaction' if rng.random() < .5 else 'Activity|Type', 'Activité'), 'left'), ('name', 'Description', 'left')] + ([('qty', tr(lang, 'Quantity', 'Quantité'), 'right'), ('price', tr(lang, 'Price', 'Prix'), 'right')] if qty else []) + [('amt', tr(lang, rng.choice(['Total|Amount', 'Amount', 'Credit/|(Debit)']), 'Montant'), 'right')] + ([('bal', tr(lang, 'Balance', 'Solde'), 'right')] if bal else [])
    table(f, cols, rows, gap=10)
    if rng.random() < .5: legal(f, lang, ctry)
    return f.done()

def pdf_mainframe(rng):
    """Old mono print-out: separate sign or CR/DR column, day number with the month only when it changes is avoided; carried forward lines on each page."""
    lang, ctry = rng.choice([('en', 'US'), ('en', 'US'), ('en', 'CA'), ('fr', 'CA')]); f = Flow(rng, mono=True, size=rng.choice([7, 7.5, 8, 8.5, 9]), lead=rng.choice([10, 11, 12])); m = M(rng, lang, cur='', neg='post', plus=''); start = when(rng); n = rng.randint(4, 40); ts = gen(rng, n, lang, ctry, start=start, verbose=rng.random() < .5, cs=str.upper); op = opening(rng, ts); bs = run(f, op, ts); df = rng.choice([EN_SHORT[0], EN_SHORT[6], EN_LONG[1], EN_SHORT[9], EN_LONG[13]] if lang == 'en' else FR_SHORT[1:6])
    f.bottom = rng.choice([500, 600, 720]); u = str.upper; bank = tr(lang, rng.choice(['HOMETOWN STATE BANK', 'FIRST SAVINGS & LOAN', 'VALLEY TRUST CO', 'PEOPLES BANK OF OZARK']), rng.choice(['CAISSE POPULAIRE DE MATANE', 'FIDUCIE DU NORD'])); acct = num(rng, 9)
    def head(f):
        f.put(f.left, bank); f.put(f.right, f'PAGE {f.doc.page + 1}', align='right'); f.down(); f.put(f.left, tr(lang, f'ACCOUNT {acct}  STATEMENT DATE ', f'COMPTE {acct}  DATE ') + f'{start + D(30):%m/%d/%y}'); f.down(2.2)
    f.header = head; head(f); address(f, lang, ctry); f.down(1.5)
    if rng.random() < .6: f.put(f.left, '=' * 60); f.down()
    signs = rng.choice([('+', '-'), ('CR', 'DR'), ('C', 'D'), ('', '-')]); order = rng.choice([['date', 'name', 'amt', 'sign', 'bal'], ['date', 'name', 'sign', 'amt', 'bal'], ['date', 'amt', 'sign', 'name', 'bal'], ['name', 'date', 'amt', 'sign', 'bal'], ['amt', 'sign', 'date', 'name']]); attach = rng.random() < .4
    rows = [{'name': tr(lang, 'BALANCE LAST STATEMENT', 'SOLDE PRÉCÉDENT'), 'date': df(start), 'bal': (m.num(op), {'opening': True})}]
    if 'bal' not in order: rows = []
    cur = {'b': op}
    for t, b in zip(ts, bs):
        r = f.doc.row(t.day, t.minor, t.desc); s = signs[t.minor < 0]
        d = {'date': (df(t.day), {'date': r}), 'name': (t.desc, {'name': r}), 'amt': (m.num(t.minor), {'amount': r}), 'sign': s, 'bal': (m.bal(b), {'balance': r})}
        if attach: d['amt'] = (m.num(t.minor) + s, {'amount': r}); d['sign'] = ''
        rows.append(d)
    T_ = {'date': 'DATE', 'name': tr(lang, 'DESCRIPTION', 'LIBELLÉ'), 'amt': tr(lang, 'AMOUNT', 'MONTANT'), 'sign': '', 'bal': tr(lang, 'BALANCE', 'SOLDE')}
    if rng.random() < .4 and 'bal' in order:   # a carried-forward line in the middle
        k = rng.randint(1, len(rows) - 1) if len(rows) > 2 else 1; bb = op if k == 1 else bs[k - 2]
        def cf(grid, bb=bb): 
            f.put(grid['name'][0], tr(lang, 'CARRIED FORWARD', 'À REPORTER')); f.put(grid['bal'][1], m.bal(bb), align='right'); f.page(); f.put(grid['name'][0], tr(lang, 'BROUGHT FORWARD', 'REPORT')); f.put(grid['bal'][1], m.bal(bb), align='right'); f.y += f.lead
        rows.insert(k, {'_raw': cf})
    table(f, [(k, T_[k], 'left' if k in ('date', 'name', 'sign') else 'right') for k in order], rows, gap=rng.choice([8, 12]), titles=rng.random() < .75, titlebold=False, split=rng.random() < .3, repeat=rng.random() < .7)
    f.down(); f.need(50); f.put(f.left, tr(lang, 'BALANCE THIS STATEMENT', 'NOUVEAU SOLDE')); f.put(f.left + 260, m.bal(bs[-1]), align='right', closing=True); f.down(1.5)
    if rng.random() < .5: f.put(f.left, tr(lang, f'TOTAL CREDITS ({sum(t.minor > 0 for t in ts)})', 'TOTAL CRÉDITS')); f.put(f.left + 260, m.num(sum(t.minor for t in ts if t.minor > 0)), align='right'); f.down(); f.put(f.left, tr(lang, f'TOTAL DEBITS ({sum(t.minor < 0 for t in ts)})', 'TOTAL DÉBITS')); f.put(f.left + 260, m.num(sum(t.minor for t in ts if t.minor < 0)), align='right'); f.down()
    return f.done()

def pdf_day_heads(rng):
    """Printed from an app: days as headings, name and amount under them, category and time as small sub-line (Cash App, Wealthsimple, KOHO)."""
    lang, ctry = rng.choice([('en', 'US'), ('en', 'CA'), ('fr', 'CA')]); f = Flow(rng, size=rng.choice([9, 10, 11]), width=rng.choice([612, 420, 595]), height=792); m = M(rng, lang, cur='$'); ts = gen(rng, nrows(rng), lang, ctry, verbose=False); op = opening(rng, ts); bs = run(f, op, ts); f.footer = pageno(rng, lang); seq = list(zip(ts, bs))
    if rng.random() < .7: seq.reverse()
    f.put(f.left, rng.choice(['Cash App', 'Wealthsimple Cash', 'KOHO', 'Neo', 'Robinhood Spending', 'Step', 'Greenlight']), size=17, bold=True); f.y += 24; f.put(f.left, tr(lang, 'Account activity', 'Activité du compte')); f.down(1.6)
    if rng.random() < .6: f.put(f.left, tr(lang, 'Current balance', 'Solde actuel')); f.put(f.right, m.bal(bs[-1]), align='right', bold=True); f.down(1.6)
    hd = rng.choice([lambda d: dweek(d, lang), lambda d: dfull(d, lang), lambda d: dweek(d, lang).upper(), dshort(rng, lang)]); sub = rng.choice(['cat', 'time', 'bal', 'none', 'both']); daysum = rng.random() < .3; amtfirst = rng.random() < .15
    groups = {}
    for t, b in seq: groups.setdefault(t.day, []).append((t, b, f.doc.row(t.day, t.minor, t.desc)))
    for d, g in groups.items():
        f.need(f.lead * 5); f.put(f.left, hd(d), bold=True, date=[x[2] for x in g])
        if daysum and len(g) > 1: f.put(f.right, m.sg(sum(x[0].minor for x in g)), size=f.size * .8, align='right')
        f.down(1.5)
        for t, b, r in g:
            f.need(f.lead * 3); x = f.left + 12
            if amtfirst: f.put(f.left + 70, m.sg(t.minor), align='right', amount=r); x = f.left + 84
            else: f.put(f.right, m.sg(t.minor), align='right', amount=r)
            for l in f.doc.wrap(t.desc, f.right - x - (0 if amtfirst else 95), f.size): f.put(x, l, name=r); f.y += f.size * 1.25
            if sub == 'bal': f.put(f.right, m.bal(b), size=f.size * .85, align='right', balance=r)
            if sub in ('cat', 'both'): f.put(x, t.cat, size=f.size * .85)
            if sub in ('time', 'both'): f.put(x + (140 if sub == 'both' else 0), t.time, size=f.size * .85)
            f.y += f.lead * (.6 if sub == 'none' else 1.6)
        f.down(.5)
    return f.done()

# ================================================================ pastes
def loc(rng):
    return rng.choice([('en', 'US'), ('en', 'US'), ('en', 'CA'), ('fr', 'CA')])
def rel(d, today, lang, df):
    k = (today - d).days
    if k == 0: return tr(lang, 'Today', "Aujourd'hui")
    if k == 1: return tr(lang, 'Yesterday', 'Hier')
    if 1 < k < 6 and df is None: return tr(lang, WE[d.weekday()], WF[d.weekday()])
    return (df or (lambda d: dfull(d, lang)))(d)
def maybe(rng, p, doc, *lines):
    if rng.random() < p:
        for l in lines: doc.line(l)
def nav(rng, doc, lang):
    for w in rng.sample(tr(lang, ['Skip to main content', 'Accounts', 'Pay & Transfer', 'Sign out', 'Search transactions', 'Download', 'Print', 'Filter', 'All transactions', 'Statements & documents', 'Show more', 'Account services', 'Last 30 days', 'Things you can do', 'Activity'], ['Aller au contenu principal', 'Comptes', 'Virer et payer', 'Fermer la session', 'Rechercher', 'Télécharger', 'Imprimer', 'Filtrer', 'Toutes les opérations', 'Relevés et documents', 'Afficher plus', '30 derniers jours', 'Activité']), rng.randint(0, 5)): doc.line(w)
def foot(rng, doc, lang):
    if rng.random() < .5: doc.line(rng.choice(tr(lang, ['Load more', 'See more activity', 'You have reached the end of your transactions', 'Showing 1-25 of 118', '© 2026 Bank. Member FDIC', 'Back to top', 'Questions? Call 1-800-555-0134'], ['Afficher plus', "Fin de l'historique", 'Page 1 de 6', 'Retour en haut', 'Questions? 1 800 555-0134'])))
def pend(rng, doc, lang, m, ctry, k=None):
    """Pending rows: no labels."""
    doc.line(tr(lang, rng.choice(['Pending', 'Pending transactions', 'Processing', 'PENDING (2)']), rng.choice(['En attente', 'Opérations en attente'])))
    for _ in range(k or rng.randint(1, 3)): yield shop(rng, lang, ctry), m.sg(-amount(rng, 'buy'))

def paste_app_list(rng):
    """Name, amount and day on lines of their own, with logos, buttons, categories."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$'); ts = gen(rng, nrows(rng), lang, ctry, rng.choice(['bank', 'card']), verbose=False, style='short')[::-1]; df = dany(rng, lang); today = ts[0].day + D(rng.choice([0, 0, 1, 3])); usrel = rng.random() < .6
    nav(rng, doc, lang); order = rng.choice([['n', 'a', 'd'], ['n', 'd', 'a'], ['d', 'n', 'a'], ['a', 'n', 'd']]); logo = rng.random() < .3; cat = rng.random() < .35; btn = rng.choice([None, None, tr(lang, 'Details', 'Détails'), tr(lang, 'Split bill', 'Partager'), '›', tr(lang, 'Categorize', 'Catégoriser')]); blank = rng.random() < .4; tm = rng.random() < .25
    if rng.random() < .35:
        for n, a in pend(rng, doc, lang, m, ctry):
            for k in order: doc.line({'n': n, 'a': a, 'd': tr(lang, 'Pending', 'En attente')}[k])
        doc.line(tr(lang, 'Posted', 'Portées au compte'))
    for t in ts:
        r = doc.row(t.day, t.minor, t.desc)
        if logo: doc.line(t.desc.split()[0] + ' logo')
        for k in order:
            if k == 'n': doc.line((t.desc, {'name': r}))
            if k == 'a': doc.line((m.sg(t.minor), {'amount': r}))
            if k == 'd': doc.line((rel(t.day, today, lang, df) if usrel else df(t.day), {'date': r}), *([rng.choice([', ', ' · ', ' • ']).replace(', ', ' ') + t.time] if tm else []))
        if cat: doc.line(t.cat)
        if btn: doc.line(btn)
        if blank: doc.line('')
    foot(rng, doc, lang); return doc

def paste_web_table(rng):
    """Bank web table with tabs: date, description, type, amount, balance."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang); ts = gen(rng, nrows(rng), lang, ctry); op = opening(rng, ts); bs = run(None, op, ts); seq = list(zip(ts, bs))[::-1] if rng.random() < .75 else list(zip(ts, bs)); df = dany(rng, lang)
    nav(rng, doc, lang); two = rng.random() < .4; bal = rng.random() < .6; typ = rng.random() < .5; head = rng.random() < .8; cols = ['d'] + (['t'] if typ else []) + ['n'] + (['out', 'in'] if two else ['a']) + (['b'] if bal else [])
    if rng.random() < .25: cols.remove('n'); cols.insert(0, 'n')
    H = {'d': tr(lang, rng.choice(['Date', 'Posting date', 'Transaction date']), 'Date'), 'n': 'Description', 't': 'Type', 'a': tr(lang, 'Amount', 'Montant'), 'in': tr(lang, rng.choice(['Deposits', 'Credit', 'Money in']), rng.choice(['Dépôt', 'Crédit'])), 'out': tr(lang, rng.choice(['Withdrawals', 'Debit', 'Money out']), rng.choice(['Retrait', 'Débit'])), 'b': tr(lang, rng.choice(['Balance', 'Running balance']), 'Solde')}
    if rng.random() < .4: doc.line(tr(lang, 'Available balance', 'Solde disponible') + '\t' + m.dol(abs(bs[-1])))
    if head: doc.line('\t'.join(H[c] for c in cols))
    if rng.random() < .3:
        for n, a in pend(rng, doc, lang, m, ctry): doc.line(tr(lang, 'Pending', 'En attente') + '\t' + n + '\t' + a)
        if head: doc.line(tr(lang, 'Posted', 'Inscrites'))
    for t, b in seq:
        r = doc.row(t.day, t.minor, t.desc); parts = []
        for c in cols:
            p = {'d': (df(t.day), {'date': r}), 'n': (t.desc, {'name': r}), 't': tr(lang, 'ACH credit' if t.minor > 0 else rng.choice(['Card', 'ACH debit', 'Other']), 'Crédit' if t.minor > 0 else 'Débit'), 'a': (m.sg(t.minor), {'amount': r}), 'in': (m.cur(t.minor), {'amount': r}) if t.minor > 0 else '', 'out': (m.cur(t.minor), {'amount': r}) if t.minor < 0 else '', 'b': (m.bal(b), {'balance': r})}[c]
            parts += [p, '\t']
        doc.line(*parts[:-1])
    foot(rng, doc, lang); return doc

def paste_stacked_cells(rng):
    """A web table copied with every cell on a line of its own."""
    lang, ctry = loc(rng); doc = stmt.Paste(); card = rng.random() < .4; m = M(rng, lang, plus='' if card else None); ts = gen(rng, nrows(rng), lang, ctry, 'card' if card else 'bank'); bs = run(None, opening(rng, ts), ts); df = dany(rng, lang); nav(rng, doc, lang)
    bal = not card and rng.random() < .6; post = rng.random() < .3; typ = rng.random() < .3; cols = ['d'] + (['p'] if post else []) + (['t'] if typ else []) + ['n', 'a'] + (['b'] if bal else [])
    if rng.random() < .7:
        for c in cols: doc.line({'d': tr(lang, 'Transaction Date' if post else 'Date', 'Date'), 'p': tr(lang, 'Posted Date', "Date d'inscription"), 't': 'Type', 'n': 'Description', 'a': tr(lang, 'Amount', 'Montant'), 'b': tr(lang, 'Balance', 'Solde')}[c])
    for t, b in (list(zip(ts, bs))[::-1] if rng.random() < .6 else zip(ts, bs)):
        r = doc.row(t.day, t.minor, t.desc); v = -t.minor if card else t.minor
        for c in cols:
            if c == 'd': doc.line((df(t.day), {'date': r}))
            if c == 'p': doc.line(df(t.post))
            if c == 't': doc.line(tr(lang, 'Credit' if t.minor > 0 else 'Debit', 'Crédit' if t.minor > 0 else 'Débit'))
            if c == 'n': doc.line((t.desc, {'name': r}))
            if c == 'a': doc.line((m.sg(v), {'amount': r}))
            if c == 'b': doc.line((m.bal(b), {'balance': r}))
    foot(rng, doc, lang); return doc

def paste_amex_web(rng):
    """Card web page: day, name, sub-line with card holder, amount; summary boxes before."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$', neg='pre', plus=''); ts = gen(rng, nrows(rng), lang, ctry, 'card', style=rng.choice(['short', 'mid']))[::-1]; df = dshort(rng, lang)
    maybe(rng, .7, doc, tr(lang, 'Statement balance', 'Solde du relevé'), m.dol(rng.randint(10000, 400000)), tr(lang, 'Minimum payment due', 'Paiement minimum'), m.dol(4000), tr(lang, f'Due {dfull(ts[0].day + D(20), lang)}', f'Échéance {dfull(ts[0].day + D(20), lang)}')); maybe(rng, .4, doc, tr(lang, 'Available credit', 'Crédit disponible'), m.dol(rng.randint(100000, 2000000))); maybe(rng, .3, doc, tr(lang, 'Membership Rewards® points', 'Points'), f'{rng.randint(1000, 90000):,}')
    nav(rng, doc, lang); who = person(rng, lang); style = rng.choice(['oneline', 'split', 'dayhead']); sub = rng.random() < .5
    if style == 'dayhead':
        days = {}
        for t in ts: days.setdefault(t.day, []).append((t, doc.row(t.day, t.minor, t.desc)))
        for d, g in days.items():
            doc.line((df(d), {'date': [r for t, r in g]}))
            for t, r in g:
                doc.line((t.desc, {'name': r}))
                if sub: doc.line(f'{who} -{num(rng, 5)}')
                doc.line((m.sg(-t.minor), {'amount': r}))
    else:
        for t in ts:
            r = doc.row(t.day, t.minor, t.desc)
            if style == 'oneline': doc.line((df(t.day), {'date': r}), rng.choice(['  ', '\t']), (t.desc, {'name': r}), '\t', (m.sg(-t.minor), {'amount': r}))
            else:
                doc.line((df(t.day), {'date': r})); doc.line((t.desc, {'name': r})); 
                if sub: doc.line(rng.choice([who, t.cat, tr(lang, 'Plan It® eligible', 'Admissible au paiement par versements'), tr(lang, 'Credit', 'Crédit') if t.minor > 0 else who]))
                doc.line((m.sg(-t.minor), {'amount': r}))
    foot(rng, doc, lang); return doc

def paste_day_heads(rng):
    """Days as headings (Today, Yesterday, Monday 3 March), rows of name then amount, sometimes a balance."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$'); ts = gen(rng, nrows(rng), lang, ctry, verbose=rng.random() < .4); bs = run(None, opening(rng, ts), ts); seq = list(zip(ts, bs))[::-1]; today = seq[0][0].day + D(rng.choice([0, 1, 2])); dfs = rng.choice([None, dshort(rng, lang), lambda d: dweek(d, lang), lambda d: dfull(d, lang).upper()]); userel = rng.random() < .6; nav(rng, doc, lang)
    days = {}
    for t, b in seq: days.setdefault(t.day, []).append((t, b, doc.row(t.day, t.minor, t.desc)))
    lay = rng.choice(['line', 'two', 'two', 'tab']); bal = rng.choice(['row', 'day', 'none', 'none']); cat = rng.random() < .3; tm = rng.random() < .25
    for d, g in days.items():
        h = rel(d, today, lang, dfs) if userel else (dfs or (lambda d: dfull(d, lang)))(d)
        doc.line((h, {'date': [x[2] for x in g]}), *(['\t' + m.bal(g[0][1])] if bal == 'day' and rng.random() < 0 else []))
        for t, b, r in g:
            if lay == 'line': doc.line((t.desc, {'name': r}), '   ', (m.sg(t.minor), {'amount': r}), *(['   ', (m.bal(b), {'balance': r})] if bal == 'row' else []))
            elif lay == 'tab': doc.line((t.desc, {'name': r}), '\t', *([t.cat + '\t'] if cat else []), (m.sg(t.minor), {'amount': r}), *(['\t', (m.bal(b), {'balance': r})] if bal == 'row' else []))
            else:
                doc.line((t.desc, {'name': r}))
                if cat: doc.line(t.cat)
                if tm: doc.line(t.time)
                doc.line((m.sg(t.minor), {'amount': r}))
                if bal == 'row': doc.line(*([tr(lang, 'Balance ', 'Solde ')] if rng.random() < .5 else []), (m.bal(b), {'balance': r}))
    foot(rng, doc, lang); return doc

def paste_desjardins(rng):
    """AccèsD / RBC en ligne: stacked date, type word, payee, amount, balance words."""
    lang, ctry = ('fr', 'CA') if rng.random() < .75 else ('en', 'CA'); doc = stmt.Paste(); m = M(rng, lang, cur='$', neg=rng.choice(['pre', 'minus']), plus=rng.choice(['', '+'])); ts = gen(rng, nrows(rng), lang, ctry, verbose=True); bs = run(None, opening(rng, ts), ts); df = dany(rng, lang)
    doc.line(tr(lang, 'Personal chequing account', 'Compte chèques')); doc.line(tr(lang, 'Folio ', 'Folio ') + num(rng, 6) + ' EOP'); doc.line(tr(lang, 'Current balance', 'Solde actuel')); doc.line(m.bal(bs[-1])); nav(rng, doc, lang)
    lab = rng.random() < .5
    for t, b in list(zip(ts, bs))[::-1]:
        r = doc.row(t.day, t.minor, t.desc); doc.line((df(t.day), {'date': r})); words = t.desc.split(' / ')
        for i, w in enumerate(words): doc.line((w + (' /' if i < len(words) - 1 else ''), {'name': r}))
        doc.line((m.sg(t.minor), {'amount': r}))
        if lab: doc.line(tr(lang, 'Balance: ', 'Solde : '), (m.bal(b), {'balance': r}))
        if rng.random() < .1: doc.line(tr(lang, 'View cheque image', "Voir l'image du chèque"))
    foot(rng, doc, lang); return doc

def paste_wallet(rng):
    """Venmo, Cash App, Zelle, PayPal feeds: payee, method, day, signed amount."""
    lang = rng.choice(['en', 'en', 'en', 'fr']); doc = stmt.Paste(); m = M(rng, lang, cur='$', neg=rng.choice(['pre', 'gap', 'minus'] if lang == 'en' else ['pre']), plus=rng.choice(['', '+', '+ '])); ts = gen(rng, nrows(rng), lang, 'CA' if lang == 'fr' else 'US', verbose=False, pin=rng.choice([.2, .5, .7]))[::-1]; df = dshort(rng, lang); today = ts[0].day + D(rng.choice([0, 1])); app = rng.choice(['venmo', 'cash', 'paypal', 'zelle'])
    doc.line({'venmo': 'Venmo', 'cash': 'Activity', 'paypal': tr(lang, 'Activity', 'Activité'), 'zelle': 'Zelle® activity'}[app]); maybe(rng, .5, doc, tr(lang, 'Cash balance', 'Solde') + ' ' + m.dol(rng.randint(0, 90000))); nav(rng, doc, lang); month = None
    for t in ts:
        who = person(rng, lang) if app in ('venmo', 'zelle') or rng.random() < .5 else shop(rng, lang, 'US'); a = m.sg(t.minor)
        if app == 'venmo':
            text = tr(lang, f'You paid {who}' if t.minor < 0 else f'{who} paid you', f'Vous avez payé {who}' if t.minor < 0 else f'{who} vous a payé'); r = doc.row(t.day, t.minor, text); maybe(rng, .3, doc, 'Avatar'); doc.line((text, {'name': r})); doc.line((rel(t.day, today, lang, df), {'date': r})); doc.line((a, {'amount': r})); maybe(rng, .4, doc, 'Like  Comment')
        elif app == 'cash':
            r = doc.row(t.day, t.minor, who); doc.line((who, {'name': r})); doc.line((rel(t.day, today, lang, df), {'date': r}), *([' · ' + t.time] if rng.random() < .0 else [])); doc.line((a, {'amount': r})); maybe(rng, .2, doc, 'Cash Card')
        elif app == 'paypal':
            mm = tr(lang, f'{ME[t.day.month-1]} {t.day.year}', f'{MF[t.day.month-1]} {t.day.year}')
            if mm != month: doc.line(mm); month = mm
            r = doc.row(t.day, t.minor, who); doc.line((who, {'name': r})); doc.line((df(t.day), {'date': r}), rng.choice([' . ', ' · ']), tr(lang, 'Payment' if t.minor < 0 else 'Money received', 'Paiement' if t.minor < 0 else 'Argent reçu')); doc.line((a, {'amount': r}), *([' USD'] if rng.random() < .3 else []))
        else:
            r = doc.row(t.day, t.minor, who); doc.line((who, {'name': r}), '  ', (a, {'amount': r})); doc.line('Sent ' if t.minor < 0 else 'Received ', (df(t.day), {'date': r}))
    foot(rng, doc, lang); return doc

def paste_order(rng):
    """Order confirmation mail: items, shipping, tax and total; one row."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$'); s = rng.choice(tr(lang, ['Amazon.com', 'Best Buy', 'Target', 'Etsy', 'Wayfair', 'Chewy', 'Old Navy', 'Indigo', 'Well.ca', 'Canadian Tire', 'Sephora', 'Walmart', 'The Home Depot', 'Instacart', 'Uber Eats', 'DoorDash'], ['Simons', 'Renaud-Bray', 'SAQ', 'Amazon.ca', 'Bureau en Gros', 'Mondou', 'La Maison Simons', 'Altitude Sports', 'SSENSE'])) if rng.random() < .7 else latin(rng); d = when(rng); df = dlong(rng, lang)
    items = [(w, rng.randint(299, 15000)) for w in rng.sample(tr(lang, ['USB-C Cable 6ft', 'Paper towels 12ct', 'Running shoes', 'LED desk lamp', 'Cat litter 20 lb', 'Coffee beans 2 lb', 'Phone case', 'Throw pillow', 'Kids rain jacket', 'Large pepperoni pizza', 'Novel (paperback)', 'Vitamin D3 1000 IU'], ['Câble USB-C', 'Chandail en laine', 'Litière 9 kg', 'Café en grains 907 g', 'Lampe de bureau', 'Roman jeunesse', 'Bottes de pluie', 'Vin rouge 750 ml']), rng.randint(1, 5))]
    sub = sum(p for _, p in items); ship = rng.choice([0, 0, 599, 799, 999]); taxes = [(tr(lang, 'Sales tax', 'Taxes'), int(sub * .08))] if ctry == 'US' else [('GST/HST' if lang == 'en' else 'TPS', int(sub * .05)), ('PST' if lang == 'en' else 'TVQ', int(sub * .09975))]; tot = sub + ship + sum(x for _, x in taxes); r = doc.row(d, -tot, s)
    how = rng.choice(['head', 'thanks', 'from']); sep = rng.choice(['\t', '  ', ': ', '\n'])
    def kvl(k, v, lab=None):
        if sep == '\n': doc.line(k); doc.line((v, lab or {}))
        else: doc.line(k + sep, (v, lab or {}))
    if how == 'head': doc.line((s, {'name': r})); doc.line(tr(lang, 'Order confirmation', 'Confirmation de commande'))
    elif how == 'thanks': doc.line(tr(lang, 'Thanks for your order from ', 'Merci pour votre commande chez '), (s, {'name': r})) if rng.random() < .6 else doc.line(tr(lang, 'Your ', 'Votre reçu '), (s, {'name': r}), tr(lang, ' order is confirmed', ' est prêt'))
    else: doc.line(tr(lang, 'From: ', 'De : '), (s, {'name': r}), ' <no-reply@mail.example.com>')
    if rng.random() < .6: doc.line(tr(lang, f'Hi {person(rng, lang).split()[0]}, we got your order and will email you when it ships.', f'Bonjour {person(rng, lang).split()[0]}, nous avons bien reçu votre commande.'))
    kvl(tr(lang, rng.choice(['Order number', 'Order #']), 'Commande nº'), num(rng, 3) + '-' + num(rng, 7) + '-' + num(rng, 7)); dd = lambda: kvl(tr(lang, rng.choice(['Order date', 'Placed on', 'Date']), rng.choice(['Date de la commande', 'Date'])), df(d), {'date': r}); first = rng.random() < .7
    if first: dd()
    if rng.random() < .4: doc.line(tr(lang, 'Arriving by ', 'Livraison prévue le ') + dfull(d + D(rng.randint(2, 9)), lang))
    for w, p in items: kvl(rng.choice(['1 x ', 'Qty 1 ', '']) + w, m.cur(p))
    kvl(tr(lang, 'Subtotal', 'Sous-total'), m.cur(sub)); kvl(tr(lang, 'Shipping & handling', 'Livraison'), m.cur(ship) if ship or rng.random() < .5 else tr(lang, 'FREE', 'GRATUIT'))
    for k, v in taxes: kvl(k, m.cur(v))
    kvl(tr(lang, rng.choice(['Order Total', 'Total', 'Grand Total', 'Total charged']), rng.choice(['Total', 'Total de la commande', 'Montant total'])), m.cur(tot), {'amount': r})
    if not first: dd()
    if rng.random() < .6: doc.line(tr(lang, 'Paid with Visa ending in ', 'Payé par Visa se terminant par ') + num(rng, 4))
    maybe(rng, .3, doc, tr(lang, 'You earned 120 points on this purchase', 'Vous avez accumulé 120 points')); maybe(rng, .3, doc, tr(lang, 'Save $10.00 on your next order with code SAVE10', 'Économisez 10,00 $ avec le code MERCI10')); return doc

def paste_receipt(rng):
    """Till receipt text: one row."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur=rng.choice(['', '$'])); s = shop(rng, lang, ctry).upper(); d = when(rng); c, st = city(rng, lang, ctry); items = [(rng.choice(tr(lang, ['MILK 2%', 'BANANAS', 'LG COFFEE', 'BAGEL CRM CHS', 'GV EGGS 12', 'CHICKEN BRST', 'AVOCADO', 'BATTERIES AA', 'T-SHIRT M', 'UNLEADED 87', 'TIDE PODS', 'OJ 59OZ'], ['LAIT 2 L', 'BANANES', 'GRAND CAFÉ', 'MUFFIN', 'PAIN BLANC', 'POULET', 'OEUFS 12', 'FROMAGE', 'BIÈRE 6'])), rng.randint(99, 3500)) for _ in range(rng.randint(1, 8))]
    sub = sum(p for _, p in items); tax = int(sub * rng.choice([.0, .05, .13, .0825, .07])); tip = rng.choice([0, 0, 0, int(sub * .18)]); tot = sub + tax + tip; r = doc.row(d, -tot, s); w = rng.choice([28, 32, 40]); df = dlong(rng, lang)
    def two(a, b, lab=None): doc.line(a + ' ' * max(2, w - len(a) - len(b)), (b, lab or {}))
    doc.line(' ' * rng.choice([0, 6, 10]), (s, {'name': r})); doc.line(f'{rng.randint(10, 9999)} MAIN ST'); doc.line(f'{c} {st}'); maybe(rng, .7, doc, f'({num(rng, 3)}) {num(rng, 3)}-{num(rng, 4)}'); top = rng.random() < .5
    if top: doc.line((df(d), {'date': r}), '   ' + clock(rng, lang))
    maybe(rng, .6, doc, f'ST# {num(rng, 4)} OP# {num(rng, 6)} TE# {num(rng, 2)} TR# {num(rng, 5)}')
    for n, p in items: two(n, m.num(p) + rng.choice(['', ' F', ' X', ' T']))
    two(tr(lang, 'SUBTOTAL', 'SOUS-TOTAL'), m.cur(sub))
    if tax: two(tr(lang, rng.choice(['TAX 1 8.250 %', 'HST 13%', 'TAX']), 'TPS/TVQ'), m.cur(tax))
    if tip: two(tr(lang, 'TIP', 'POURBOIRE'), m.cur(tip))
    two('TOTAL', m.cur(tot), {'amount': r}); maybe(rng, .7, doc, tr(lang, 'VISA TEND', 'VISA') + ' ' * 10 + m.cur(tot)); maybe(rng, .6, doc, f'ACCOUNT # **** **** **** {num(rng, 4)}  APPROVAL # {num(rng, 6)}'); maybe(rng, .5, doc, tr(lang, 'CHANGE DUE', 'MONNAIE') + '   ' + m.cur(0))
    if not top: doc.line((df(d), {'date': r}), '   ' + clock(rng, lang))
    doc.line(tr(lang, rng.choice(['THANK YOU FOR SHOPPING', 'Tell us how we did! Win $1000']), 'MERCI ET BONNE JOURNÉE')); return doc

def paste_alerts(rng):
    """Alert mails or SMS: one sentence per transaction."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$', plus=''); ts = gen(rng, rng.randint(1, 14), lang, ctry, 'card', verbose=False, style=rng.choice(['short', 'mid']), pin=rng.choice([0, 0, .2])); df = dany(rng, lang); k = rng.randint(0, 4); n4 = num(rng, 4); bank = rng.choice(['Chase', 'Capital One', 'Wells Fargo', 'Citi Alerts', 'TD', 'BMO', 'CIBC']); blank = rng.random() < .5
    for t in ts:
        r = doc.row(t.day, t.minor, t.desc); N, A, Dd = (t.desc, {'name': r}), (m.cur(t.minor), {'amount': r}), (df(t.day), {'date': r})
        if t.minor > 0: doc.line(*((tr(lang, f'{bank}: A credit of ', f'{bank} : Un crédit de '), A, tr(lang, ' from ', ' de '), N, tr(lang, ' posted to your card ending ', ' a été porté à votre carte ') + n4 + tr(lang, ' on ', ' le '), Dd)))
        elif lang == 'fr': doc.line(*[(f'{bank} : Achat de ', A, ' chez ', N, ' le ', Dd, f' à {t.time} avec la carte {n4}'), ('Alerte : votre carte se terminant par ' + n4 + ' a servi à un achat de ', A, ' auprès de ', N, ' le ', Dd), (Dd, ' - Transaction de ', A, ' approuvée chez ', N)][k % 3])
        else:
            if k == 0: doc.line(f'{bank}: You made a ', A, ' transaction with ', N, ' on ', Dd, f' at {t.time} ET')
            elif k == 1: doc.line('Your card ending in ' + n4 + ' was charged ', A, ' at ', N, ' on ', Dd, ' . Reply STOP to end')
            elif k == 2: doc.line(Dd, f' {t.time}'); doc.line(f'{bank} Alert: Purchase of ', A, ' at ', N, f' exceeds your $0.01 limit')
            elif k == 3:
                doc.line('Transaction alert'); doc.line('Account ending in (...' + n4 + ')'); doc.line('Made on ', Dd, f' at {t.time}'); doc.line('Description ', N); doc.line('Amount ', A); doc.line('You are receiving this alert because your transaction was more than the $1.00 level you set.')
            else: doc.line('Debit of ', A, ' to ', N, ' on ', Dd, f' from acct xx{n4} . Avail bal ' + m.dol(rng.randint(10000, 900000)))
        if blank: doc.line('')
    return doc

def paste_csv(rng):
    """Exported lines with separators."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur=rng.choice(['', '', '$']), neg='pre', plus=''); m.th = ''; ts = gen(rng, nrows(rng, 36), lang, ctry); bs = run(None, opening(rng, ts), ts); df = dlong(rng, lang); sep = rng.choice(['\t', ' | ', ' ; ', ' , ' if lang == 'en' else ' ; ']); two = rng.random() < .35; cols = rng.choice([['d', 'n', 'a'], ['d', 'n', 'a', 'b'], ['k', 'd', 'n', 'a', 'b'], ['d', 'p', 'n', 'c', 'a'], ['d', 'a', 'n'], ['ac', 'd', 'n', 'a']])
    if two: i = cols.index('a'); cols = cols[:i] + ['out', 'in'] + cols[i + 1:]
    H = {'d': tr(lang, rng.choice(['Transaction Date', 'Date', 'Posting Date']), 'Date'), 'n': 'Description', 'a': tr(lang, 'Amount', 'Montant'), 'b': tr(lang, 'Balance', 'Solde'), 'k': tr(lang, 'Details', 'Type'), 'p': tr(lang, 'Post Date', 'Date inscr.'), 'c': tr(lang, 'Category', 'Catégorie'), 'ac': tr(lang, 'Account', 'Compte'), 'out': tr(lang, 'Debit', 'Retrait'), 'in': tr(lang, 'Credit', 'Dépôt')}; acct = num(rng, 5) + '-' + num(rng, 7)
    if rng.random() < .75: doc.line(sep.join(H[c] for c in cols))
    for t, b in list(zip(ts, bs))[::-1]:
        r = doc.row(t.day, t.minor, t.desc); parts = []
        for c in cols: parts += [{'d': (df(t.day), {'date': r}), 'n': (t.desc, {'name': r}), 'a': (m.sg(t.minor), {'amount': r}), 'b': (m.bal(b), {'balance': r}), 'k': 'CREDIT' if t.minor > 0 else 'DEBIT', 'p': df(t.post), 'c': t.cat, 'ac': acct, 'in': (m.num(t.minor), {'amount': r}) if t.minor > 0 else '', 'out': (m.num(t.minor), {'amount': r}) if t.minor < 0 else ''}[c], sep]
        doc.line(*parts[:-1])
    return doc

def paste_pdf_card(rng):
    """Card statement copied out of a PDF: columns collapsed to single blanks."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, neg=rng.choice(['pre', 'post', 'par']), plus=''); start = when(rng); ts = gen(rng, nrows(rng), lang, ctry, 'card', start=start, style=rng.choice(['mid', 'long'])); df = dshort(rng, lang); op = rng.randint(0, 300000); cl = op - sum(t.minor for t in ts); two = rng.random() < .6; pays = sum(t.minor for t in ts if t.minor > 0)
    if rng.random() < .7:
        doc.line(rng.choice(['CHASE FREEDOM', 'Capital One Venture', 'RBC Visa', 'Scotiabank Passport', 'Visa Desjardins', 'Discover it']) + ' ' + dfull(start, lang) + ' - ' + dfull(start + D(30), lang)); doc.line(tr(lang, 'Previous Balance ', 'Solde précédent '), (m.dol(op), {'opening': True})); doc.line(tr(lang, 'Payments, Credits -', 'Paiements et crédits -') + m.dol(pays)); doc.line(tr(lang, 'New Balance ', 'Nouveau solde '), (('-' if cl < 0 else '') + m.dol(cl), {'closing': True})); doc.line(tr(lang, 'Minimum Payment Due ', 'Paiement minimum ') + m.dol(3500)); doc.line(tr(lang, 'Credit Limit ', 'Limite de crédit ') + m.dol(1000000))
    mode = rng.choice(['sec', 'flat'])
    def row(t):
        r = doc.row(t.day, t.minor, t.desc); ref = num(rng, 8) + ' ' if refc else ''
        doc.line((df(t.day), {'date': r}), ' ', *([df(t.post) + ' '] if two else []), *([ref] if ref else []), (t.desc, {'name': r}), ' ', (m.sg(-t.minor) if t.minor > 0 else m.cur(t.minor), {'amount': r}))
        if t.fx: doc.line(f'{t.fx[1] / 100:,.2f} {t.fx[0]} @ {t.fx[2]:.5f}')
    refc = rng.random() < .2
    head = tr(lang, 'Trans Date Post Date Description Amount' if two else 'Date Description Amount', 'Date Description Montant')
    if mode == 'flat':
        doc.line(head)
        for i, t in enumerate(ts):
            row(t)
            if i and i % 12 == 0 and rng.random() < .6: doc.line(f'Page {i // 12 + 1} of 4'); doc.line(head)
    else:
        for title, g in [(tr(lang, 'Payments and Credits', 'Paiements et crédits'), [t for t in ts if t.minor > 0]), (tr(lang, 'Purchases', 'Achats'), [t for t in ts if t.minor < 0])]:
            if not g: continue
            doc.line(title); maybe(rng, .6, doc, head)
            for t in g: row(t)
            maybe(rng, .7, doc, 'Total ' + title + ' ' + m.dol(sum(t.minor for t in g)))
    maybe(rng, .5, doc, tr(lang, 'Annual Percentage Rate 24.99% (v) Balance subject to interest $0.00', "Taux d'intérêt annuel 19,99 %")); maybe(rng, .4, doc, f'Total fees charged in {start.year} $0.00'); return doc

def paste_pdf_bank(rng):
    """Bank statement copied out of a PDF: day only on the first row, or sections; balances; wrapped descriptions."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='', neg=rng.choice(['pre', 'post']), plus=''); start = when(rng); ts = gen(rng, nrows(rng), lang, ctry, start=start, verbose=True); op = opening(rng, ts); bs = run(None, op, ts); df = dshort(rng, lang); kind = rng.choice(['bal', 'bal', 'day', 'sec'])
    doc.line(rng.choice(['Bank of America', 'TD Canada Trust', 'Wells Fargo', 'Royal Bank of Canada', 'BMO', 'Navy Federal', 'Banque Nationale'])); doc.line(tr(lang, f'Statement period {dfull(start, lang)} to {dfull(start + D(30), lang)}', f'Période du {dfull(start, lang)} au {dfull(start + D(30), lang)}')); maybe(rng, .5, doc, tr(lang, 'Account number: ', 'Numéro de compte : ') + num(rng, 9))
    o, c = tr(lang, rng.choice(['Beginning balance', 'Opening Balance', 'Balance forward']), rng.choice(["Solde d'ouverture", 'Solde reporté'])), tr(lang, rng.choice(['Ending balance', 'Closing Balance']), 'Solde de clôture')
    def nm(t, r):
        """the description, broken into a second line at times"""
        w = t.desc.split()
        return (' '.join(w[:4]), ' '.join(w[4:])) if len(w) > 6 and wrap else (t.desc, '')
    wrap = rng.random() < .4
    if kind == 'sec':
        doc.line(o + ' ', (m.dol(op), {'opening': True}))
        for title, g in [(tr(lang, 'Deposits and other additions', 'Dépôts et autres crédits'), [t for t in ts if t.minor > 0]), (tr(lang, 'Withdrawals and other subtractions', 'Retraits et autres débits'), [t for t in ts if t.minor < 0])]:
            if not g: continue
            doc.line(title); maybe(rng, .7, doc, tr(lang, 'Date Description Amount', 'Date Description Montant'))
            for t in g:
                r = doc.row(t.day, t.minor, t.desc); a, b2 = nm(t, r); doc.line((df(t.day), {'date': r}), ' ', (a, {'name': r}), ' ', (m.num(t.minor), {'amount': r}))
                if b2: doc.line((b2, {'name': r}))
            doc.line('Total ' + title.lower() + ' ' + m.dol(sum(t.minor for t in g)))
        doc.line(c + ' ', (('-' if bs[-1] < 0 else '') + m.dol(bs[-1]), {'closing': True})); return doc
    doc.line(tr(lang, 'Date Description Withdrawals Deposits Balance', 'Date Description Retraits Dépôts Solde')); doc.line(o + ' ', (m.bal(op), {'opening': True})); objs = [doc.row(t.day, t.minor, t.desc) for t in ts]; signed = kind == 'day' or rng.random() < .7
    for i, (t, b, r) in enumerate(zip(ts, bs, objs)):
        first = kind == 'bal' or i == 0 or ts[i - 1].day != t.day; last = kind == 'bal' or i == len(ts) - 1 or ts[i + 1].day != t.day; same = [q for q, u in zip(objs, ts) if u.day == t.day]; a, b2 = nm(t, r); tail = [' ', (m.sg(t.minor) if signed else m.num(t.minor), {'amount': r})] + ([' ', (m.bal(b), {'balance': r})] if last else [])
        lead = [(df(t.day), {'date': r if kind == 'bal' else same}), ' '] if first else []
        if b2 and wrap and i % 2: doc.line(*lead, (a, {'name': r})); doc.line((b2, {'name': r}), *tail)
        else:
            doc.line(*lead, (a, {'name': r}), *tail)
            if b2: doc.line((b2, {'name': r}))
        if i and i % 14 == 0: doc.line(tr(lang, f'continued on the next page  Page {i // 14} of 3', f'suite à la page suivante  Page {i // 14} de 3'))
    doc.line(c + ' ', (m.bal(bs[-1]), {'closing': True})); return doc

def paste_aligned(rng):
    """Columns aligned by blanks, as printed by a terminal or plain-text mail."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='', neg=rng.choice(['pre', 'post', 'par']), plus=''); ts = gen(rng, nrows(rng, 34), lang, ctry, verbose=False, cs=rng.choice([str, str.upper])); op = opening(rng, ts); bs = run(None, op, ts); df = dany(rng, lang); nw = max(len(t.desc) for t in ts) + rng.randint(2, 6); dw = max(len(df(t.day)) for t in ts) + 2; two = rng.random() < .5; bal = rng.random() < .7; aw = 13
    maybe(rng, .6, doc, tr(lang, f'Account: ****{num(rng, 4)}', f'Compte : ****{num(rng, 4)}'), ''); t1, t2, tb = tr(lang, ('Debit', 'Credit', 'Balance'), ('Débit', 'Crédit', 'Solde'))
    if rng.random() < .8: doc.line('Date'.ljust(dw) + 'Description'.ljust(nw) + (t1.rjust(aw) + t2.rjust(aw) if two else tr(lang, 'Amount', 'Montant').rjust(aw)) + (tb.rjust(aw) if bal else ''))
    maybe(rng, .5, doc, '-' * (dw + nw + aw * 2))
    if bal and rng.random() < .5: s = m.num(op); doc.line(' ' * dw + tr(lang, 'Opening balance', "Solde d'ouverture").ljust(nw) + ' ' * (aw * (2 if two else 1)) + ' ' * max(1, aw - len(s)), (s, {'opening': True}))
    for t, b in zip(ts, bs):
        r = doc.row(t.day, t.minor, t.desc); a = m.num(t.minor) if two else m.sg(t.minor); bt = m.bal(b); parts = [(df(t.day), {'date': r}), ' ' * (dw - len(df(t.day))), (t.desc, {'name': r}), ' ' * (nw - len(t.desc))]
        if two and t.minor > 0: parts.append(' ' * aw)
        parts += [' ' * max(1, aw - len(a)), (a, {'amount': r})]
        if two and t.minor < 0 and bal: parts.append(' ' * aw)
        if bal: parts += [' ' * max(1, aw - len(bt)), (bt, {'balance': r})]
        doc.line(*parts)
    maybe(rng, .4, doc, '-' * (dw + nw + aw * 2)); maybe(rng, .4, doc, 'Total' + ' ' * (dw + nw - 5) + m.num(sum(abs(t.minor) for t in ts)).rjust(aw)); return doc

def paste_labeled(rng):
    """Stacked labeled records from a details page or mail."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$'); ts = gen(rng, rng.randint(1, 10), lang, ctry, verbose=rng.random() < .4); bs = run(None, opening(rng, ts), ts); df = dlong(rng, lang); L = {'d': tr(lang, rng.choice(['Date', 'Transaction date', 'Posted on']), 'Date'), 'n': tr(lang, rng.choice(['Description', 'Merchant', 'Payee', 'To/From']), rng.choice(['Description', 'Commerçant', 'Bénéficiaire'])), 'a': tr(lang, 'Amount', 'Montant'), 'b': tr(lang, 'Balance after', 'Solde après'), 'r': tr(lang, 'Confirmation number', 'Numéro de confirmation'), 's': tr(lang, 'Status', 'État'), 'c': tr(lang, 'Category', 'Catégorie'), 'x': tr(lang, 'From account', 'Du compte')}
    order = ['d', 'n', 'a'] + rng.sample(['b', 'r', 's', 'c', 'x'], rng.randint(0, 4)); rng.shuffle(order); sep = rng.choice([': ', '\n', '\t', ' : '] if lang == 'fr' else [': ', ': ', '\n', '\t'])
    for i, (t, b) in enumerate(zip(ts, bs)):
        r = doc.row(t.day, t.minor, t.desc); maybe(rng, .3, doc, tr(lang, 'Transaction details', "Détails de l'opération"))
        for k in order:
            v = {'d': (df(t.day), {'date': r}), 'n': (t.desc, {'name': r}), 'a': (m.sg(t.minor), {'amount': r}), 'b': (m.bal(b), {'balance': r}), 'r': code(rng, 10), 's': tr(lang, 'Posted', 'Inscrite'), 'c': t.cat, 'x': 'CHK ...' + num(rng, 4)}[k]
            if sep == '\n': doc.line(L[k]); doc.line(v)
            else: doc.line(L[k] + sep, v)
        doc.line(rng.choice(['', '---', '']))
    return doc

def paste_stacked_date(rng):
    """Date broken into month / day / year lines (Discover, Tangerine apps), name and amount after."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$'); ts = gen(rng, nrows(rng), lang, ctry, verbose=False)[::-1]; nav(rng, doc, lang); yr = rng.random() < .4; up = rng.random() < .5; order = rng.random() < .5; cat = rng.random() < .4
    for t in ts:
        r = doc.row(t.day, t.minor, t.desc); mo = tr(lang, MES[t.day.month - 1], MFS[t.day.month - 1]); mo = mo.upper() if up else mo
        parts = [mo, f'{t.day.day:02d}' if up else str(t.day.day)] if lang == 'en' else [str(t.day.day), mo]
        if yr: parts.append(str(t.day.year))
        for p in parts: doc.line((p, {'date': r}))
        doc.line((t.desc, {'name': r}))
        if cat: doc.line(t.cat)
        doc.line((m.sg(t.minor), {'amount': r}))
        if rng.random() < .1: doc.line(tr(lang, 'Dispute', 'Contester'))
    foot(rng, doc, lang); return doc

def paste_card_details(rng):
    """Apple Wallet / Capital One app: name, place, percentage back, relative day, amount, cash back figure."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$', neg='pre', plus=rng.choice(['', '+'])); ts = gen(rng, nrows(rng), lang, ctry, 'card', style='short')[::-1]; today = ts[0].day + D(rng.choice([0, 1, 2])); df = rng.choice([EN_LONG[8], EN_LONG[7], EN_SHORT[1]] if lang == 'en' else [FR_LONG[0], FR_SHORT[2]]); doc.line(rng.choice(['Apple Card', 'Quicksilver ...' + num(rng, 4), 'Neo Card', 'Triangle Mastercard'])); doc.line(tr(lang, 'Card Balance', 'Solde de la carte')); doc.line(m.dol(rng.randint(1000, 400000))); doc.line(m.dol(rng.randint(100000, 900000)) + tr(lang, ' Available', ' disponibles')); doc.line(tr(lang, 'Latest Transactions', 'Dernières opérations')); order = rng.choice(['n a p d', 'n a p d', 'd n a p', 'a n p d']).split(); pct = rng.random() < .5
    for t in ts:
        r = doc.row(t.day, t.minor, t.desc)
        for k in order:
            if k == 'n': doc.line((t.desc, {'name': r}))
            if k == 'a': doc.line((('+' if t.minor > 0 else '') + m.cur(t.minor), {'amount': r})); maybe(rng, .9 if pct and t.minor < 0 else 0, doc, rng.choice(['1%', '2%', '3%']))
            if k == 'p' and t.minor < 0: doc.line(f'{t.city.title()}, {t.st}')
            if k == 'd': doc.line((rel(t.day, today, lang, df if rng.random() < .7 or (today - t.day).days > 5 else None), {'date': r}))
    return doc

def paste_receipt_mails(rng):
    """A list of mails: receipts of subscriptions and e-transfers, one row each."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$', plus=''); n = rng.randint(1, 8); d = when(rng); df = dany(rng, lang); kind = rng.choice(['sub', 'etransfer' if ctry == 'CA' else 'zelle', 'sub2'])
    for i in range(n):
        day = d + D(i * rng.randint(1, 6)) if i else d; d = day; v = amount(rng, 'buy' if kind != 'etransfer' else 'person')
        if kind == 'sub':
            s = shop(rng, lang, ctry); r = doc.row(day, -v, s); doc.line(tr(lang, 'Your receipt from ', 'Votre reçu de '), (s, {'name': r})); doc.line(tr(lang, f'Receipt #{num(rng, 4)}-{num(rng, 4)}', f'Reçu nº {num(rng, 4)}-{num(rng, 4)}')); doc.line(tr(lang, 'Amount paid ', 'Montant payé '), (m.cur(v), {'amount': r})); doc.line(tr(lang, 'Date paid ', 'Date du paiement '), (df(day), {'date': r})); doc.line(tr(lang, 'Payment method Visa - ', 'Mode de paiement Visa - ') + num(rng, 4)); maybe(rng, .4, doc, tr(lang, 'Subtotal ', 'Sous-total ') + m.cur(v * 9 // 10))
        elif kind == 'sub2':
            s = latin(rng); r = doc.row(day, -v, s); doc.line((df(day), {'date': r}), '\t', (s, {'name': r}), '\t', tr(lang, 'Invoice ', 'Facture ') + code(rng, 8) + '\t', (m.cur(v), {'amount': r}), '\t', tr(lang, 'Paid', 'Payée'))
        else:
            p = person(rng, lang); inn = rng.random() < .5; r = doc.row(day, v if inn else -v, p); svc = 'Interac' if kind == 'etransfer' else 'Zelle'
            if inn: doc.line(f'{svc}: ', (p, {'name': r}), tr(lang, ' sent you ', ' vous a envoyé '), (m.cur(v), {'amount': r}), tr(lang, ' and it has been deposited', ' par virement'))
            else: doc.line(tr(lang, f'{svc}: your transfer of ', f'{svc} : votre virement de '), (m.cur(v), {'amount': r}), tr(lang, ' to ', ' à '), (p, {'name': r}), tr(lang, ' was accepted', ' a été accepté'))
            doc.line('Date: ' if lang == 'en' else 'Date : ', (df(day), {'date': r})); maybe(rng, .6, doc, tr(lang, 'Reference Number: ', 'Numéro de référence : ') + 'C1A' + code(rng, 9)); maybe(rng, .4, doc, 'Message: ' + rng.choice(['rent', 'merci!', 'dinner', 'hockey']))
        doc.line('')
    return doc

def paste_budget_app(rng):
    """Mint/YNAB/Monarch: account, category, flag words around each row."""
    lang, ctry = loc(rng); doc = stmt.Paste(); m = M(rng, lang, cur='$'); ts = gen(rng, nrows(rng), lang, ctry, verbose=False)[::-1]; df = dany(rng, lang); accts = rng.sample(['Chase Checking', 'Amex Gold', 'TD Chequing', 'Ally Savings', 'Visa ...' + num(rng, 4)], 2); order = rng.choice([['ac', 'd', 'n', 'c', 'a'], ['d', 'n', 'c', 'ac', 'a'], ['n', 'c', 'ac', 'd', 'a'], ['n', 'a', 'c', 'd']]); sep = rng.choice(['\t', '\n', '  ']); nav(rng, doc, lang); maybe(rng, .4, doc, tr(lang, 'Spent this month $2,310.44 of $3,000 budget', 'Dépensé ce mois-ci : 2 310,44 $ sur 3 000 $'))
    for t in ts:
        r = doc.row(t.day, t.minor, t.desc); cells = [{'ac': rng.choice(accts), 'd': (df(t.day), {'date': r}), 'n': (t.desc, {'name': r}), 'c': t.cat, 'a': (m.sg(t.minor), {'amount': r})}[k] for k in order]
        if sep == '\n':
            for c in cells: doc.line(c)
        else:
            parts = []
            for c in cells: parts += [c, sep]
            doc.line(*parts[:-1])
    return doc

# ================================================================ lists
def _own(fn):
    """Each layout draws its own numbers, whatever the seed of the caller."""
    def wrapped(rng): return fn(random.Random(f'{fn.__name__} {rng.random()}'))
    wrapped.__name__ = fn.__name__; return wrapped
PDF = [_own(v) for k, v in list(globals().items()) if k.startswith('pdf_')]
PASTES = [_own(v) for k, v in list(globals().items()) if k.startswith('paste_')]
