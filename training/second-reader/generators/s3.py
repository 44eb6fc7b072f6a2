# CAT|lo|hi|periods(first=base)|flags p=per person ok, v=per visit ok, b=bill|names
RAW = """
HOU|450|2100|mmmm4|b|rent;mortgage;ground rent and service charge;room in the shared house;house rent;caravan pitch;studio rent;strata levy;HOA dues;body corporate levy;bond on the house;narrowboat mooring;the bedsit
HOU|300|900|mmq|b|flat in Lisbon;place in Kraków;apartment in Valencia;room in Galway
UTI|25|190|mmmbq|b|electric;gas and electric;water bill;hydro;heating oil;power bill;gas bill;bin collection;sewer charge;propane;prepaid electricity;water rates;Eskom bill;Octopus;British Gas;Scottish Water;Origin Energy;Con Ed;firewood;coal for the stove;septic emptying;bottled gas;ESB bill;district heating;solar lease
PHO|8|75|mmm4|bp|broadband;phone contract;mobile;Virgin Media;Vodafone;EE contract;giffgaff;Telstra plan;Verizon;Rogers plan;Spark broadband;SIM card;landline;wifi;T-Mobile;Starlink;data bundle;fibre;Lebara top-up;Airtel recharge;Mint Mobile;pay as you go top-ups
GRO|35|190|wwwmf||groceries;food shop;big shop at Aldi;Tesco shop;Lidl run;Woolies shop;Costco run;Trader Joe's;Sainsbury's delivery;veg box;milk and bread;butcher;farmers market;eggs from the lady down the road;Asda order;Checkers shop;Coles;Kroger;fish van;baby formula;Walmart run;SuperValu;corner shop bits;Pick n Pay
DIN|5|60|wwm|v|takeaway;coffees;Friday chippy;lunch out;pizza night;brunch;Deliveroo;Starbucks;Sunday roast at the pub;work canteen;Tim Hortons;curry night;Nando's;UberEats;bakery run;Costa;DoorDash;pho place;food truck;ice cream after church;bubble tea;Greggs
BAR|8|70|wwm|v|pints;wine;cigarettes;beers after five-a-side;tobacco;vape juice;craft beer;pub quiz night;bottle of gin;cocktails with the girls;rolling tobacco;wine club;homebrew kit;cider;snus
GAS|25|110|wwmf|v|petrol;diesel;gas for the truck;car charging;fuel;filling up the van;fill-up;EV charging;red diesel;petrol for the scooter;Shell card
TRA|4|120|wwmm|pv|bus pass;train season ticket;parking;Uber rides;tube fares;tolls;Oyster top-up;Opal card;metro card;Leap card;ferry;park and ride;taxis home;E-ZPass;bike share;Lime scooters;car park at the station;tram tickets;Presto card;M50 toll;minibus taxi;Clipper card
CAR|15|280|yyoh|v|MOT;car service;tyres;oil change;brake pads;windscreen wipers;smog check;NCT;wheel alignment;car valet;new battery for the Corsa;WOF;timing belt;clutch;tow bar;exhaust repair;motorbike service
CAR|8|25|mmf|v|car wash;hand car wash
TVL|120|1900|yyo|p|flights home;week in Tenerife;trip to Mum's in Durban;caravan holiday;flights to Manila;summer rental;Cornwall cottage;cruise;ski trip;train to Edinburgh;Airbnb in Porto;camping trip;flights to Lagos;the Bali trip;weekend in Blackpool;Eurostar;road trip;hen do in Prague
SHO|10|120|mmmw||Amazon stuff;charity shop finds;Target run;Kmart bits;bits from Argos;Etsy;car boot bargains;TK Maxx;household bits;B&M;Shein parcels;Dunelm stuff;eBay
CLO|15|160|mmhy|p|school shoes;work boots;clothes;winter coats;uniform;trainers;Primark run;football boots;nursing scrubs;Vinted;steel toecaps;swimwear;rugby kit;dance shoes;ballet outfit;wetsuit
ELE|9|900|ooy|p|laptop;new phone;headphones;printer ink;Adobe licence;tablet;antivirus;replacement kettle and toaster;amp;microphone;USB audio interface;Xbox;graphics card;monitor;Ableton licence;Microsoft 365;games console
HOM|12|150|mmyw||garden stuff;lawn care;paint and rollers;compost;plants;new mattress topper;IKEA shelves;window boxes;bedding;tools;chicken wire;light bulbs and bits;seeds;fence panels;greenhouse heater;B&Q trips;Bunnings run;curtains;firepit wood
HEA|8|120|mmm6|pv|prescriptions;physio;dentist;therapy;contact lenses;inhalers;chiropodist;osteopath;acupuncture;hearing aid batteries;blood pressure tablets;orthodontist;counselling;insulin;allergy shots;hay fever tablets;vitamins;chiro;optician;GP visit;psychologist;EpiPen;dermatologist;speech therapy;dental hygienist
FIT|6|80|mmmw|pv|gym;swimming;yoga;pilates;five-a-side;climbing wall;spin class;PureGym;badminton court;tennis club;karate;CrossFit;parkrun coffee fund;golf membership;boxing club;rowing club;bowls club;ice rink;netball subs;GAA membership;surf club;aqua aerobics;judo;Little Athletics;footy rego;bouldering;ski club;squash court
PER|10|95|6m6bm|pv|haircut;nails;barber;brows;hairdresser;massage;facial;waxing;beard trim;hair colour;razor blades;skincare;perm;lashes;manicure;box braids;fade;make-up;shaving club
ENT|5|90|mmw|pv|cinema;bingo;board game night;lottery tickets;knitting wool;fishing permit;allotment;model trains;guitar strings;band rehearsal room;choir subs;concert tickets;comics;pottery class;pub darts league;gigs;vinyl;season ticket at the football;life drawing;bridge club;escape room;fabric for quilting;brass band subs;D&D night;theatre;birdseed and binocular club;metal detecting club;drum studio;arcade;karaoke;scrapbooking bits;film society;train museum;Warhammer;poker night;amateur dramatics
SUB|3|25|mmmy|b|Netflix;Spotify;Disney+;Prime;Audible;iCloud;Sky;Now TV;Apple Music;the Guardian;Patreon;Binge;Stan;Showmax;Crunchyroll;Kindle Unlimited;YouTube Premium;Hulu;New York Times;Xbox Game Pass;Duolingo;Crave;DStv;Britbox;dating app;crossword app;Substack;cloud storage;Bandcamp thing;password manager;Kayo
EDU|12|180|mmwy|pv|piano lessons;Spanish class;maths tutor;driving lessons;evening course;violin lessons;textbooks;singing lessons;French tutor;Open University module;cello lessons;welding course;Coursera;GCSE revision guides;Kumon;trumpet lessons;exam fees;drawing class;Irish classes;coding club;saxophone lessons;college fees;first aid course;sign language class
KID|10|190|wwmm|pv|nursery;childminder;after-school club;breakfast club;school dinners;nappies;babysitter;Brownies;Scouts;swimming lessons;soft play;holiday club;school bus;gymnastics;ballet;forest school;daycare;kindy fees;school trip;football training;crèche;playgroup;au pair;Cubs;OSHC;nanny;lunch money;baby class;drama club;robotics club;daycare top-up;trampoline club
PET|8|120|mmmw|v|dog food;cat litter;vet plan;dog walker;horse livery;hay;kennels;rabbit food;flea treatment;farrier;dog groomer;chicken feed;goldfish bits;cattery;riding tack fund;puppy class;budgie seed;worming tablets;parrot sitter;raw food for the greyhound;alpaca feed;guinea pig bedding;tortoise vet
GIV|5|90|mmmwy||church collection;Oxfam;pocket money;birthday presents;money to Mum;tithe;food bank;hospice lottery;guide dogs;RNLI;money to my sister in Accra;Christmas presents;Red Cross;sponsoring a child in Malawi;wedding presents;allowance for my nephew;dad's phone top-up;mosque donation;teacher gifts;PTA donation;Cancer Research;lifeboat tin;remittance to my parents;office collection;temple offering;Salvation Army;money for Gran
INS|9|140|mmmy|b|car insurance;home insurance;pet insurance;life insurance;dental insurance;van insurance;renters insurance;contents insurance;income protection;funeral plan;health insurance;instrument insurance;travel insurance;Bupa;public liability cover;medical aid;boiler cover;AA cover;boat insurance;Medibank;gadget insurance;motorbike insurance;landlord insurance;crop insurance
TAX|20|240|mmqy|b|council tax;property tax;road tax;TV licence;rego;self assessment;rates;estimated taxes;passport renewal;dog licence;car tax;local property tax;IRS payment plan;visa renewal;parking permit from the council;HMRC bill;BAS;driver's licence renewal;land rates;green waste bin permit
FEE|2|35|mmy|b|bank fees;credit card fee;overdraft fee;accountant's software fee;PayPal fees;current account fee;late fees;wire fee;safe deposit box;platform fee;card interest;currency conversion fees
CSH|10|80|wwm||cash in my purse;ATM money;walking-around cash;cash for the week;cash float;cash from the hole in the wall
SVC|10|140|mmwf|v|cleaner;window cleaner;gardener;accountant;storage unit;ironing lady;handyman;chimney sweep;laundrette;post office box;web hosting;dry cleaning;union dues;lawyer's retainer;piano tuner;solicitor;pool guy;lawn guy;snow plough man;mending lady;key holder;gutter man;website guy;co-working desk;carpet cleaner;notary;key cutting;bookkeeper
"""
ONCE = """
CAR|new exhaust;clutch for the Fiesta;two new tyres;dent repair;radiator for the truck;cambelt
TVL|flights to Nairobi;hotel for my cousin's wedding;week in Crete;trip to see Gran in Perth;Airbnb in Leeds;ferry to Santander;reunion in Boston
HOM|new boiler;sofa;roof repair;shed;washing machine;garden bench;bathroom tiles;stair carpet;chimney repair;new fence
ELE|laptop;secondhand iPad;PA speaker;new telly;camera lens;phone screen repair;bass amp
TAX|speeding fine;passport;parking ticket;visa application;council permit
HEA|root canal;new glasses;crown;knee scan;hearing aids;wisdom tooth;mole removal
GIV|wedding present;leaving collection;christening gift;funeral flowers;retirement do
PET|vet bill;cat's operation;dog's teeth;new saddle;hen house
EDU|exam entry;driving test;theory test;welding certificate;summer school
CLO|prom dress;interview suit;bridesmaid dress;communion outfit;hiking boots
ENT|secondhand cello;festival ticket;telescope;drum kit;fishing rod
SVC|will writing;locksmith;removal van;blocked drain;tree surgeon;house clearance
KID|pram;school residential;car seat;bunk bed;prom ticket
FIT|marathon entry;bike service;kayak;swim camp
"""
JOBS = """bar job;school bus job;cleaning job;delivery job;job at the library;care job;teaching job;warehouse job;classroom assistant job;supermarket job;postal round;nursing job;hospital job;reception job;cab job;job at the garden centre;site job;office job;factory job;bakery job;college job;lifeguard job;dental assistant job;call centre job;job at the council;stable job;kitchen job;night porter job;checkout job;farm job"""
SIDE = """pub gigs;guitar students;dog walking;Etsy shop;Uber driving;eBay selling;babysitting;wedding band;tutoring;Deliveroo;translation work;mending clothes;lawn mowing;busking;church organ playing;blog ads;cake orders;photo jobs;Airbnb room;YouTube channel;car boot stall;egg money;honey sales;proofreading;DJ nights;face painting;session work;TaskRabbit jobs;ironing for the neighbours;piano pupils;royalties;market stall;umpiring;exam invigilating;choir directing;Fiverr jobs;rickshaw rides;extras work;ghostwriting;karaoke hosting"""
BEN = """child benefit;state pension;universal credit;carer's allowance;Family Tax Benefit;disability allowance;widow's pension;maintenance loan;Canada Child Benefit;Social Security;annuity;housing benefit;SASSA grant;PIP;army pension;veteran's benefit;parental allowance;student grant;private pension;youth allowance"""
RENTIN = """lodger;spare room;garage;driveway;granny flat;flat in Leeds;annexe;cottage;basement flat;parking space;loft room;field;barn;unit downstairs;half of the duplex;caravan;studio over the garage;mum's old house"""
SAVE = """ISA;pension;rainy day fund;holiday pot;emergency fund;401k;KiwiSaver;house deposit;kids' savings;credit union;index fund;Christmas club;Vanguard;Roth IRA;TFSA;RRSP;premium bonds;stokvel;new guitar jar;super;Monzo pot;car fund;funeral pot;crypto;college fund;S&S ISA;Post Office savings;Junior ISA;biscuit tin;lifetime ISA;wedding pot;Trade Republic;savings account;roof fund"""
DEBT = """credit card;car loan;student loan;overdraft;Klarna;payday loan;Barclaycard;personal loan;loan from my uncle;Amex;store card;van finance;Visa;consolidation loan;loan from Dad;catalogue debt;motorbike loan;Afterpay;HELOC;bank loan;piano loan;boat loan;HECS debt;sofa finance;old tax loan;Capital One card;loan for the roof;Mastercard;tractor loan;laptop finance"""
import random, re, sys, json
FREQ = {
 'd':('daily',["a day","every day","daily","per day","each day"]),
 'D':('weekdays',["every weekday","Monday to Friday","Mon-Fri","each working day","every workday","on weekdays"]),
 'w':('weekly',["a week","a week","per week","weekly","every week","each week","pw","/wk","a wk","/week","once a week","every Friday","every Saturday","each Sunday","on Thursdays","p/w"]),
 'f':('biweekly',["a fortnight","every two weeks","fortnightly","every other week","every second week","every 2 weeks","every other Friday","once a fortnight","every second Tuesday","biweekly","every 14 days"]),
 's':('semimonthly',["twice a month","on the 1st and the 15th","on the 15th and the last day of each month","two times a month"]),
 'm':('monthly',["a month","a month","a month","per month","monthly","every month","each month","pcm","/mo","p/m","a mo","/month","pm","once a month","on the 1st of every month","mthly"]),
 '4':('every4weeks',["every four weeks","every 4 weeks","every 28 days","four-weekly","each four weeks"]),
 '6':('every6weeks',["every six weeks","every 6 weeks","every six weeks or so","roughly every six weeks","about every 6 wks"]),
 'b':('bimonthly',["every two months","every other month","every second month","every 2 months","once every two months"]),
 'q':('quarterly',["a quarter","quarterly","every three months","per quarter","every 3 months","once a quarter","each quarter","/qtr"]),
 't':('every4months',["every four months","every 4 months","once every four months"]),
 'h':('semiannual',["twice a year","every six months","every 6 months","half-yearly","each January and July","two times a year"]),
 'y':('annual',["a year","per year","annually","yearly","once a year","every year","/yr","p.a.","a yr","each year","every March","every autumn"]),
 'Y':('every2years',["every two years","every other year","every second year","every 2 years","once every two years"]),
}
PY={'d':365,'D':260,'w':52,'f':26,'s':24,'m':12,'4':13,'6':8.7,'b':6,'q':4,'t':3,'h':2,'y':1,'Y':.5,'o':1}
CODE={v[0]:k for k,v in FREQ.items()}
W1="zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
W10="_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
def words(n):
    if n<20: return W1[n]
    if n<100: return W10[n//10]+('-'+W1[n%10] if n%10 else '')
    if n<1000: return W1[n//100]+' hundred'+(' and '+words(n%100) if n%100 else '')
    if n%100==0 and n%1000 and n<2000: return words(n//100)+' hundred'
    return words(n//1000)+' thousand'+((' ' if n%1000>=100 else ' and ')+words(n%1000) if n%1000 else '')
PLEX={'gas','tennis','pilates','Gas','christmas','Prime','bowls club','aqua aerobics','Audible','Starbucks','British Gas','gymnastics','Amazon stuff','Red Cross','ATM money','physio','Medibank','judo','Patreon','Pick n Pay',"Trader Joe's","Nando's",'house clearance','Coles','Vodafone','Greggs','Scouts','Brownies','Cubs','Deliveroo','Family Tax Benefit','amateur dramatics','BAS','comms','Uber rides','lashes and','karaoke','Little Athletics','parkrun coffee fund','Vanguard','Afterpay','Christmas club','DoorDash','UberEats','guide dogs','New York Times','train museum','premium bonds','scrapbooking bits','Rogers plan','Visa','trip to see Gran in Perth','Leap card','HOA','SuperValu','Sky','oxfam','sponsoring a child in Malawi','ferry','box braids','crypto','Social Security','daycare','self assessment','Open University module',"trip to Mum's in Durban",'fabric for quilting','Windows','B&Q trips','swim camp','cocktails with the girls','RNLI',"dog's teeth",'poker night'}
PLADD={'gas and electric':0,'milk and bread':0,'paint and rollers':0,'eggs from the lady down the road':1,'beers after five-a-side':1,'cocktails with the girls':1,'flights home':1,'flights to Manila':1,'flights to Lagos':1,'box braids':1,'Uber rides':1,'B&Q trips':1,'premium bonds':1,'flights to Nairobi':1,'GCSE revision guides':1,'lashes':1,'taxis home':1,'bits from Argos':1,'dog\'s teeth':1,'comics':1,'filling up the van':0,'Brownies':0,'Scouts':0,'Cubs':0,'guide dogs':0,'two new tyres':1,'lottery tickets':1,'scrapbooking bits':1,'GAA membership':0,'tolls':1}
class Thing:
    def __init__(s,name,cat,lo,hi,per,flags):
        s.name=name;s.cat=cat;s.lo=lo;s.hi=hi;s.per=per;s.flags=flags
        last=name.split()[-1]
        pl=last.endswith('s') and not last.endswith('ss') and name not in PLEX
        if name in PLADD: pl=bool(PLADD[name])
        s.pl=pl
        s.item=re.sub(r'^the ','',name); s.item=s.item[0].upper()+s.item[1:]
class P:
    def __init__(s,n,pl=False): s.n=n;s.pl=pl
def num(v):
    v=round(float(v),2)
    return str(int(v)) if v==int(v) else ('%.2f'%v).rstrip('0')
class Cnt(int): pass
THINGS=[]
for l in RAW.strip().split('\n'):
    c,lo,hi,per,fl,ns=l.split('|')
    for n in ns.split(';'): THINGS.append(Thing(n,c,float(lo),float(hi),per,fl))
ONCES=[Thing(n,l.split('|')[0],60,1400,'o','') for l in ONCE.strip().split('\n') for n in l.split('|')[1].split(';')]
JOBS=JOBS.split(';');SIDE=SIDE.split(';');BEN=BEN.split(';');RENTIN=RENTIN.split(';');SAVE=SAVE.split(';');DEBT=DEBT.split(';')
SIGNS=[('GBP','£',['quid','pounds','GBP']),('USD','$',['bucks','dollars','USD']),('EUR','€',['euros','euro','EUR']),('AUD','A$',['AUD']),('CAD','C$',['CAD']),('ZAR','R',['rand','ZAR']),('INR','₹',['rupees','INR']),('NZD','NZ$',['NZD']),('CHF','CHF ',['francs','CHF']),('SGD','S$',['SGD']),('NGN','₦',['naira']),('KES','KSh',['shillings','KES'])]
SW=[30,30,18,4,4,5,3,2,2,1,1,1]
KIN=[P("my brother"),P("my sister"),P("my ex"),P("my mum"),P("my mom"),P("Dad"),P("my flatmate"),P("my husband"),P("my wife"),P("my partner"),P("my girlfriend"),P("my boyfriend"),P("my son"),P("my daughter"),P("the neighbour"),P("my roommate"),P("Priya"),P("Sipho"),P("Aoife"),P("Big Dave"),P("Mei"),P("my parents",1),P("the in-laws",1),P("Grandma"),P("my aunt"),P("my housemate"),P("Kofi"),P("the kids' father"),P("her dad"),P("his mother"),P("Nan"),P("my stepdad"),P("my bandmate"),P("Jo"),P("Raj"),P("the grandparents",1),P("Uncle Joe"),P("my other half"),P("my oldest"),P("my cousin")]
INSTI=[P("work"),P("my employer"),P("the insurance"),P("the council"),P("the health fund"),P("my company"),P("the union"),P("the school"),P("a charity"),P("the state"),P("the club"),P("Medicare"),P("the church fund")]
IRR={'has':'have','is':'are','does':'do','goes':'go','was':'were',"doesn't":"don't","isn't":"aren't"}
def plv(v): return IRR.get(v, v[:-1] if v.endswith('s') else v)
def plsub(p,m): return plv(m.group(1)) if p.pl else m.group(1)
class G:
    def __init__(s,seed): s.r=random.Random(seed)
    def newtext(s):
        r=s.r
        s.used=set(); s.lower=r.random()<.36; s.mode=r.choices(['none','all','first','some','word'],[44,30,8,10,8])[0]
        s.cur=r.choices(SIGNS,SW)[0]; s.firstdone=False; s.fcur=None; s.after=r.random()<.12; s.sep=r.random()<.45
        s.factsign=r.random()<.5; s.fx=None
    def newfact(s):
        s.fcur=None; s.factsign=s.r.random()<.5; s.fx=None
        if s.r.random()<.04: s.fx=s.r.choices(SIGNS,SW)[0]
    def ni(s): s.fcur=None   # next item
    def p(s,x): return s.r.random()<x
    def c(s,*a): return s.r.choice(a[0] if len(a)==1 and not isinstance(a[0],str) else a)
    def money(s,v):
        r=s.r; v=round(v,2); cur=s.fx or s.cur
        sign = s.mode=='all' or (s.mode=='first' and not s.firstdone) or (s.mode=='some' and s.factsign) or s.fx
        word = s.mode=='word'
        if s.mode=='all' and r.random()<.04 and not s.fx: sign=False
        s.firstdone=True
        iv=int(v); isint=(v==iv); k=None
        if not sign and r.random()<.07:
            if isint and (iv<=100 or (iv<1000 and iv%10==0) or iv%100==0) and iv<10000: k=words(iv)
            elif not isint and 1<iv<100:
                ct=int(round(v*100))%100
                if ct>=10: k=words(iv)+' '+words(ct)
        if k:
            if isint and r.random()<.3 and not s.mode in('none','first'):
                u=r.choice(cur[2]); s.fcur=cur[0]; return k+' '+u
            return k
        if isint:
            if iv>=1000 and iv%100==0 and r.random()<.13: t=num(iv/1000)+r.choice('kkK')
            else: t=f'{iv:,}' if (s.sep and iv>=1000) else str(iv)
            if iv<300 and r.random()<.03: t+='.00'
        else: t='%.2f'%v
        if word and r.random()<.75:
            s.fcur=cur[0]; return t+' '+r.choice(cur[2])
        if sign and not word:
            s.fcur=cur[0]
            if s.after and len(cur[1])==1 and cur[1]!='R': return t+cur[1]
            if len(cur[1])>1 and r.random()<.15: return t+' '+cur[0]
            return cur[1]+t
        return t
    def cnt(s,n): return words(n) if (s.r.random()<.6 and n<=20) else str(n)
    def nice(s,lo,hi):
        r=s.r; v=lo*(hi/lo)**r.random()
        q=r.random()
        if v<12:
            v=r.choice([round(v),round(v)+.5,round(v)+.99,round(v,1),round(v)]) if q<.85 else round(round(v*20)/20,2)
        elif v<100: v= round(v/5)*5 if q<.5 else (round(v) if q<.82 else round(v)+r.choice([.5,.99,.95,.4,.25]))
        elif v<600: v= round(v/10)*10 if q<.5 else (round(v/5)*5 if q<.75 else (round(v) if q<.94 else round(v)+r.choice([.5,.99,.2])))
        else: v= round(v/50)*50 if q<.6 else (round(v/10)*10 if q<.85 else round(v))
        return max(v,1.5)
    def thing(s,flag=None,cats=None,pool=None,per=None):
        for _ in range(300):
            t=s.r.choice(pool or THINGS)
            if t.name in s.used: continue
            if flag and flag not in t.flags: continue
            if cats and t.cat not in cats: continue
            if per and not any(x in t.per for x in per): continue
            s.used.add(t.name); return t
        return t
    def bycat(s,**k):  # flatten: pick category first half the time
        if s.p(.5): return s.thing(**k)
        return s.thing(cats=[s.r.choice("HOU UTI PHO GRO DIN BAR GAS TRA CAR TVL SHO CLO ELE HOM HEA FIT PER ENT SUB EDU KID PET GIV INS TAX FEE CSH SVC".split())],**k) if not k else s.thing(**k)
    def per(s,t,only=None):
        o=[x for x in t.per if x!='o' and (not only or x in only)] or [only[0] if only else 'y']
        f=s.r.choice(o)
        if not only and s.p(.08) and f in 'mw': f=s.r.choice('f4sbqhm6t' if f=='m' else 'fwwm')
        return f
    def amt(s,t,f):
        b=t.per[0]; k=PY.get(b,1)/PY[f]
        k=max(.12,min(k,5))
        return s.nice(max(2,t.lo*k),max(4,t.hi*k))
    def ph(s,f): return s.c(FREQ[f][1])
    def det(s,t,sub=False):
        n=t.name
        if n[0].isupper() or re.match(r'(the|my|our|sponsoring|filling) ',n): return n
        if n.startswith('two new') or ' my ' in n: return n
        x=s.r.random()
        if x<.34 and not sub: return n
        if x<.6: return 'the '+n
        if x<.85: return 'my '+n
        return 'our '+n
    def x(s,tpl,t=None,p=None,**k):
        r=s.r; lead=' ' if tpl.startswith(' ') else ''
        while True:
            m=re.search(r'<([^<>]*)>',tpl)
            if not m: break
            tpl=tpl[:m.start()]+r.choice(m.group(1).split('|'))+tpl[m.end():]
        if p is not None: tpl=re.sub(r"\[([\w']+)\]",lambda m:plsub(p,m),tpl)
        def sub(m):
            key=m.group(1)
            if key=='T': return s.det(t)
            if key=='TT': return s.det(t,True)
            if key=='t': return re.sub('^(the|my) ','',t.name)
            if key in('is','costs','was','goes','comes','takes','adds','sets','has'):
                return plv(key) if t is not None and t.pl else key
            if key=='P': return p.n
            v=k[key]
            if isinstance(v,Cnt): return s.cnt(v)
            if isinstance(v,(int,float)): return s.money(v)
            if isinstance(v,P): return v.n
            if isinstance(v,Thing): return s.det(v)
            return v
        out=re.sub(r'\{(\w+)\}',sub,tpl)
        out=lead+re.sub(r' +',' ',out).strip(); out=re.sub(r' (/)(?=[a-z])',r'\1',out); out=re.sub(r' ,',',',out)
        out=re.sub(r'(?<![\d.,£$€₹₦R])\b(\d|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|twelve) (weekly|monthly|mthly|yearly)\b',lambda m:m.group(1)+{'w':' a week','m':' a month','y':' a year'}[m.group(2)[0]],out)
        out=re.sub(r'(\d) (\d+ ?(?:x|times) )',r'\1, \2',out)
        return out
    def it(s,t,calc,f,times=None,d='out',name=None,cat=None):
        o={"name":name or t.item,"category":cat or t.cat,"calc":calc,"currency":s.fcur,"frequency":FREQ[f][0] if f!='o' else 'once',"direction":d}
        if times and times>1: o["times"]=times
        return o
PLAIN=[];TRICK=[]
def plain(w=1):
    def d(f): PLAIN.append((f,w)); return f
    return d
def trick(w=1):
    def d(f): TRICK.append((f,w)); return f
    return d
WORK=[x for x in JOBS+SIDE if x not in('royalties','blog ads','YouTube channel','Airbnb room','egg money','honey sales','car boot stall','Etsy shop','eBay selling','cake orders','wedding band','market stall')]
PCTS=[5,10,15,20,25,30,35,40,45,55,60,65,70,75,80,85,90]
def pct(g,lo=5,hi=90): return g.c([x for x in PCTS if lo<=x<=hi])
def pc(g,v): return g.c(f'{v}%',f'{v}%',f'{v} percent',f'{v} per cent',f'{v} %')
def ev(e): return eval(e)
def base(g,only=None,flag=None,**k):
    t=g.bycat(flag=flag,**k) if (flag or k) else g.bycat()
    if t.cat in('CAR','TVL','ELE') and not only and 'o' in t.per and g.p(.6): t=g.thing(cats=['HEA','KID','ENT','UTI','SVC','FIT','EDU','PET','INS'])
    f=g.per(t,only); return t,f,g.amt(t,f)
def say(g,t,A,ph):
    "main clause naming thing, amount, period"
    return g.x(g.c("{T} {is} {A} {h}","{T} {costs} <me|us||> {A} {h}","I pay {A} {h} for {TT}","{A} {h} for {T}","{T} {A} {h}","we <spend|pay> {A} {h} <on|for> {TT}","{TT} {sets} <me|us> back {A} {h}","it's {A} {h} for {TT}","{t} - {A} {h}","{t}: {A} {h}","{T} {comes} to {A} {h}","{TT}, that's {A} {h}","there's {TT} at {A} {h}"),t=t,A=A,h=ph)
def say0(g,t,A):
    return g.x(g.c("{T} {is} {A}","{T} {costs} {A}","{T} {A}","{A} for {T}","{TT} {comes} to {A}","{T}, {A}","it's {A} for {TT}"),t=t,A=A)
# ---------------- plain
@plain(5)
def p_say(g):
    t,f,A=base(g); s=say(g,t,A,g.ph(f)); return s,[g.it(t,num(A),f)]
@plain(3)
def p_list(g):
    n=g.c(2,2,3,3,4); out=[];its=[]; st=g.c("{t} {A} {h}","{t} {A}{h2}","{t}: {A} {h}","{A} {h} {t}","{t} = {A} {h}","{t} ({A} {h})")
    for i in range(n):
        g.ni(); t,f,A=base(g)
        if '{h2}' in st:
            f='m' if ('m' in t.per) else f
            s=g.x("{t} {A}" if f=='m' and t.cat not in('CAR','TVL','ELE') else "{t} {A} {h}",t=t,A=A,h=g.ph(f))
        else: s=g.x(st,t=t,A=A,h=g.ph(f))
        out.append(s); its.append(g.it(t,num(A),f))
    return g.c(', ',', ',' / ','; ','\n').join(out),its
@plain(2)
def p_bul(g):
    n=g.c(2,3,3,4,5); out=[];its=[]; b=g.c('- ','* ','• ','-','> ','')
    h=g.c('','','my outgoings:\n','budget so far\n','kitchen table list:\n','right here goes:\n',"what goes out:\n")
    for i in range(n):
        g.ni(); t,f,A=base(g); s=b+g.x(g.c("{t} {A} {h}","{t}: {A} {h}","{t} - {A} {h}"),t=t,A=A,h=g.ph(f))
        out.append(s); its.append(g.it(t,num(A),f))
    return h+'\n'.join(out),its
@plain(2)
def p_nop(g):
    t=g.thing(flag='b'); A=g.amt(t,'m'); s=say0(g,t,A); return s,[g.it(t,num(A),'m')]
@plain(3)
def p_inc(g):
    f=g.c('m','m','w','f','4','s'); j=g.c(JOBS); A=g.nice(1100,3900)*PY['m']/PY[f]; A=round(A/10)*10
    s=g.x(g.c("I <bring home|take home|clear|get|earn> {A} {h} from <my|the> {j}","<my|the> {j} pays <me|> {A} {h}","{j} {A} {h} coming in","pay from the {j} is {A} {h} <after tax|in hand|>","I'm on {A} {h} <net|after tax|take-home> at the {j}","{A} {h} wages from the {j}","wages {A} {h} <|({j})>"),j=j,A=A,h=g.ph(f))
    return s,[g.it(None,num(A),f,d='in',name=j[0].upper()+j[1:],cat='INC')]
@plain(2)
def p_side(g):
    f=g.c('m','m','w','q','f'); j=g.c(SIDE); A=g.nice(40,520)
    s=g.x(g.c("<the|my> {j} money is {A} {h}","I <make|get|earn> <about|roughly|> {A} {h} from {j}","{A} {h} from {j}","{j} +{A} {h}","on the side there's {A} {h} from <my|> {j}","also {A} {h} coming in for {j}"),j=j,A=A,h=g.ph(f))
    return s,[g.it(None,num(A),f,d='in',name=j[0].upper()+j[1:],cat='INC')]
@plain(1.2)
def p_ben(g):
    f=g.c('m','4','w','f'); j=g.c(BEN); A=g.nice(60,900)
    s=g.x(g.c("I get {A} {h} {j}","{j} {A} {h} coming in","we receive {A} {h} in {j}","{A} {h} {j} comes in","my {j} is {A} {h}"),j=j,A=A,h=g.ph(f))
    return s,[g.it(None,num(A),f,d='in',name=j[0].upper()+j[1:],cat='INC')]
@plain(1.2)
def p_rentin(g):
    f=g.c('m','m','w'); j=g.c(RENTIN); A=g.nice(60,950)
    s=g.x(g.c("I <rent|let> out the {j} for {A} {h}","the {j} brings in {A} {h}","we get {A} {h} rent for the {j}","{A} {h} coming in from the {j}","tenant in the {j} pays me {A} {h}") if j!='lodger' else g.c("the lodger pays <me|us> {A} {h}","{A} {h} from the lodger","lodger gives us {A} {h}"),j=j,A=A,h=g.ph(f))
    return s,[g.it(None,num(A),f,d='in',name='Rent from '+j,cat='INC')]
@plain(2)
def p_save(g):
    f=g.c('m','m','w','f'); j=g.c(SAVE); A=g.nice(15,500)
    s=g.x(g.c("I <put|pay|stick|move|squirrel> {A} {h} <away |>into <the|my> {j}","{A} {h} <goes|is going> into <my|the|our> {j}","saving {A} {h} in the {j}","{j} {A} {h}","{A} {h} to {j}"),j=j,A=A,h=g.ph(f)).replace('pay away','pay').replace('squirrel into','put into').replace('put away into','put into').replace('into the super','into super')
    return re.sub(r'squirrel (\S+( \w+)*?) into',r'squirrel \1 into',s),[g.it(None,num(A),f,name=j[0].upper()+j[1:],cat='INV')]
@plain(2)
def p_debt(g):
    f=g.c('m','m','w','f'); j=g.c(DEBT); A=g.nice(20,400)
    s=g.x(g.c("I <put|chuck|throw> {A} {h} at <the|my> {j}","{A} {h} off the {j}","{j} <repayment|payment> {A} {h}","<the|my> {j} takes {A} {h}","paying the {j} down at {A} {h}","{j}: {A} {h}"),j=j,A=A,h=g.ph(f))
    return s,[g.it(None,num(A),f,name=j[0].upper()+j[1:],cat='LOA')]
@plain(1.6)
def p_once(g):
    t=g.thing(pool=ONCES); A=g.amt(t,'y')
    s=g.x(g.c("{T} {is} going to <cost|be> {A} <in June|next month|this spring|in the autumn>","<one-off|just the once>: {t} {A}","I <also|> have to find {A} for {TT} <next month|in May|before Christmas|this year>","had to pay {A} for {TT} <last week|on Tuesday|>","{t} {A}, <one off|once>","just paid {A} for {TT}","{A} for {TT} <coming up in October|due next week>"),t=t,A=A)
    return s,[g.it(t,num(A),'o')]
@plain(2)
def p_times(g):
    t=g.thing(flag='v',per='w'); n=g.c(2,3,4,5); A=g.amt(t,'w')/1.6; A=g.nice(max(2.2,A*.6),A)
    tw=g.c({2:["twice a week","2x a week","two times a week","2 times per week","on Mondays and Fridays"],3:["three times a week","3 times a week","3x/week","Mon, Wed and Fri"],4:["four times a week","4 times a week","four days a week","4x a week"],5:["five times a week","5 times a week","5x weekly"]}[n])
    s=g.x(g.c("{T} {A} {h}","{A} <a time|> for {TT}, {h}","{t} {h}, {A} <each time|a go|a pop>","{h} I pay {A} for {TT}","{A} on {t} {h}"),t=t,A=A,h=tw)
    return s,[g.it(t,num(A),'w',n)]
@plain(1)
def p_dd(g):
    t=g.thing(cats=['DIN','TRA','BAR']); f=g.c('d','D','D'); A=g.nice(2.2,14)
    s=say(g,t,A,g.ph(f)); return s,[g.it(t,num(A),f)]
@plain(1)
def p_resp(g):
    f=g.c('m','w','q','y'); t=g.thing(flag='b',per='m'); u=g.thing(flag='b',per='m'); A=g.amt(t,f);B=g.amt(u,f)
    g.mode = g.mode if g.mode!='first' else 'none'
    k=g.c(0,1)
    if k:
        s1=g.x("{T} and {u} {cost} {A}",t=t,u=u,cost=g.c("cost","are","come to"),A=A); a=g.it(t,num(A),f); g.ni(); s2=g.x("and {B} {h} <respectively|in that order|, respectively>",B=B,h=g.ph(f)); b=g.it(u,num(B),f); return s1+' '+s2,[a,b]
    s1=g.x("{h} it's {A} for {T}",t=t,A=A,h=g.ph(f) if f!='x' else ''); 
    h={'m':'every month','w':'every week','q':'each quarter','y':'every year'}[f]
    g.ni(); s1=g.x("{h} <it's|I pay|we pay|there's> {A} for {T}",t=t,A=A,h=h); a=g.it(t,num(A),f); g.ni(); s2=g.x("<and|plus|and then> {B} for {T}",t=u,B=B); return s1+' '+s2,[a,g.it(u,num(B),f)]
# ---------------- share operators: expr,total -> clause,newexpr
def share(g,e,who=None,mult=0):
    tot=ev(e); p=who or (g.c(KIN) if g.p(.75) else g.c(INSTI)); k=g.r.randrange(19)
    while (mult and k in(11,12,15,16,18)) or (mult==2 and k in(0,1)): k=g.r.randrange(19)
    def small(lo,hi):
        v=g.nice(max(tot*lo,1.5),max(tot*hi,1.6)); 
        return v if v<tot*.92 else max(round(tot*.4,1),.5)
    if k==0 or k==1:
        B=small(.15,.6); c=g.x("<and|but|though|of which|> {P} <[pays]|[chips] in|[covers]|[gives] me|[throws] in|[sends] me|[contributes]> {B} <of it|of that|towards it|of the total>",p=p,B=B); 
        c=c.replace('of which','and')
        if mult: c=re.sub(r'(of it|of that|towards it|of the total)$',lambda m:g.c('of the total','towards the total','of the whole bill'),c)
        return c,f"{e}-{num(B)}" 
    if k==2: return g.x("<and|but|> {P} <[pays]|[covers]|[gives] me back|[refunds]|[takes]> half <of it|of that|>",p=p),f"({e})/2"
    if k==3: return g.x("<which|and> <I split|we split|gets split|is split> <with|evenly with|50/50 with|down the middle with> {P}",p=g.c(KIN)).replace('and gets','and it gets').replace('and is','and it is').replace('which we split with','which I split with').replace('which I split','which I split').replace('and I split','and I split it').replace('and we split','and we split it'),f"({e})/2"
    if k==4:
        n=Cnt(g.c(3,4,5,6)); return g.x("<split|shared|divided> <between|among> {n} of us <|in the house|in the band|equally>",n=n),f"({e})/{n}"
    if k==5:
        n=Cnt(g.c(3,4,5)); return g.x("<split {n} ways|and we go {n} ways on it|, {n}-way split>",n=n),f"({e})/{n}"
    if k==6:
        q=pct(g); return g.x("<and|but|> {P} <[pays]|[covers]|[refunds]|[reimburses]|[pays] back|[picks] up> {q} <of it|of that|>",p=p,q=pc(g,q)),f"({e})*(100-{q})/100"
    if k==7:
        q=pct(g); return g.x("<and I pay|of which I pay|my share is|I do|I'm down for> {q} <of it|of that|>",q=pc(g,q)).replace('of which I pay','and I pay'),f"({e})*{q}/100"
    if k==8: return g.x("<and|but> {P} [pays] <a third|one third> <of it|>",p=p),f"({e})*2/3"
    if k==9: return g.x("<and|but> {P} <[pays]|[covers]> <two thirds|2/3> <of it|of that>",p=p),f"({e})/3"
    if k==10: return g.x("<and|> I <pay|do|cover> <a quarter|one quarter> <and {P} [does] the rest|of that, the rest is {P}>",p=g.c(KIN)),f"({e})/4"
    if k==11:
        B=small(.1,.35);C=small(.1,.3);p2=g.c([x for x in KIN if x is not p]); 
        return g.x("<and|but> {P} [gives] {B} and {p2} {gv} {C}<|, I do the rest|, rest is mine>",p=p,B=B,p2=p2.n,C=C,gv='give' if p2.pl else 'gives'),f"{e}-{num(B)}-{num(C)}"
    if k==12:
        B=small(.05,.25); return g.x("{P} [pays] a third, {p2} {B}, and I <do|get|pay> the rest",p=p,p2=g.c([x for x in KIN if x is not p]).n,B=B),f"{e}-({e})/3-{num(B)}"
    if k==13: return g.x("<and|> {P} [pays] twice <what I do|as much of it as me|my share>",p=g.c([x for x in KIN if not x.pl])),f"({e})/3"
    if k==14:
        a,b=g.c((2,3),(3,2),(1,3),(3,5),(1,2)); return g.x("<and we do it|shared|, we split it> {a} to {b}, <I'm the {a}|the {a} is mine|me being the {a}>",a=str(a),b=str(b)),f"({e})*{a}/({a}+{b})"
    if k==15:
        B=small(.2,.5); return g.x("<and|but> I only pay the first {B} and then half of whatever's over",B=B),f"{num(B)}+({e}-{num(B)})/2"
    if k==16:
        B=small(.2,.7); return g.x("<I claim back|I get back|and I get back> {B} <from {P}|off {P}>",p=p,B=B),f"{e}-{num(B)}"
    if k==17: return g.x("<and|but> {P} [pays] <three quarters|3/4> <of it|>",p=p),f"({e})/4"
    q=pct(g); B=small(.05,.2)
    if ev(f"({e})*(100-{q})/100-{num(B)}")<=0.3: q=20
    return g.x("{P} [covers] {q} <of it|> <plus another|and then a further> {B}",p=p,q=pc(g,q),B=B),f"({e})*(100-{q})/100-{num(B)}"
def sx(e):
    e=re.sub(r'(?<!\w)\(([\d.]+)\)',r'\1',e); return e
ASIDE=["don't ask",'long story','since the divorce','ever since we moved','bless them','I know','robbery if you ask me','no way round it','her idea not mine','for the little one','the doctor insisted','you get used to it','out of habit','until further notice']
def glue(g): return g.c(', ',', ',' ',' - ','. ')
def joinc(a,g,c):
    c=re.sub(r'^, ','',c)
    gl=glue(g)
    if g.p(.06): a+=g.c(' (%s)',', %s')%g.c(ASIDE)
    if gl=='. ' and re.match(r'(and|but|though|which|split|shared|divided|of)\b',c): gl=', '
    if gl==' ' and not re.match(r'(and|but|though|which|split|shared|divided)\b',c): gl=', '
    return a+gl+c
@trick(7)
def s_share(g):
    t,f,A=base(g)
    s=say(g,t,A,g.ph(f)); c,e=share(g,num(A)); return joinc(s,g,c),[g.it(t,sx(e),f)]
@trick(2.4)
def s_all(g):
    t,f,A=base(g); p=g.c(KIN) if g.p(.7) else g.c(INSTI)
    s=say(g,t,A,g.ph(f)); c=g.x(g.c("but {P} [pays] <it|that|that one|for it>","and {P} [covers] all of it","{P} [pays] the lot","which {P} [pays]","but that's {P}'s bill not mine","paid in full by {P}","but that comes out of {P}'s account, not mine"),p=p); return joinc(s,g,c),[]
@trick(1.3)
def s_same_his(g):
    t,f,A=base(g); p=g.c([x for x in KIN if not x.pl])
    s=say(g,t,A,g.ph(f)); c=g.x(g.c("and {P} [pays] the same for theirs","{P} pays <the same|just as much> for the one they have","and {P} pays their own on top of that","{P} says that's cheap","same as {P} pays","{P} pays <{B}|> for theirs").replace('{B} ','{B} '),p=p,B=g.amt(t,f)); c=c.replace('pays for theirs','pays for their own'); return joinc(s,g,c),[g.it(t,num(A),f)]
@trick(1.5)
def s_myhalf(g):
    t,f,A=base(g); p=g.c(KIN)
    s=g.x(g.c("my <half|share|third|part> of {TT} is {A} {h}<|, {P} [pays] the rest>","I <put|chip> in {A} {h} for {TT}<| and {P} [does] the rest>","{TT} {is} {A} {h} for my <share|half|bit><|, not counting what {P} [pays]>","after {P} [pays] their bit {TT} {costs} me {A} {h}","{A} {h} is what I'm left with for {TT} once {P} [has] paid"),t=t,A=A,h=g.ph(f),p=p); return s,[g.it(t,num(A),f)]
@trick(1.5)
def s_other(g):
    t,f,A=base(g); p=g.c(KIN); B=g.amt(t,f)
    s=g.x(g.c("{P} [pays] {B} <of {TT}|towards {TT}>, I pay the other {A} {h}","{TT}: {P} {B}, me {A}, {h}","for {TT} I give {A} {h} and {P} [gives] {B}","{P} and I both pay for {TT}, {A} {h} from me and {B} from {P}"),t=t,A=A,B=B,h=g.ph(f),p=p); return s,[g.it(t,num(A),f)]
@trick(1.2)
def s_after(g):
    t,f,A=base(g); B=g.nice(max(2,A*.1),A*.8); p=g.c(KIN+INSTI)
    s=g.x(g.c("{T} {is} {A} {h} after the {B} {P} [gives] us","I pay {A} {h} for {TT}, that's already <with|after> {P} paying {B}","{TT} {A} {h} (<{B} from {P} already taken off|net of {P}'s {B}>)"),t=t,A=A,B=B,p=p,h=g.ph(f)); return s,[g.it(t,num(A),f)]
@trick(1.5)
def s_turns(g):
    t=g.thing(per='w'); A=g.amt(t,'w'); p=g.c(KIN)
    s=g.x(g.c("{T} {is} {A} every week, {P} [pays] every other <one|time>","{A} a week for {TT}, {P} and I take turns <paying|>","{TT} weekly at {A}, one week me one week {P}","every week {A} for {TT} but {P} [gets] it every second week","{TT} {is} {A} each week, I pay one week and {P} the next"),t=t,A=A,p=p); return s,[g.it(t,num(A),'f')]
@trick(1)
def s_turnm(g):
    t=g.thing(per='m'); A=g.amt(t,'m'); p=g.c(KIN)
    s=g.x(g.c("{T} {is} {A} a month, me one month and {P} the next","{A} monthly for {TT}, we alternate, {P} and me","{TT} {A} every month but every other month {P} [pays]"),t=t,A=A,p=p); return s,[g.it(t,num(A),'b')]
@trick(1.3)
def s_allbut(g):
    t=g.thing(flag='p'); n=Cnt(g.c(3,4,5,6)); A=g.nice(4,60); f=g.c('m','w','m','y'); p=g.c(KIN)
    u=g.c('tickets','places','passes','kids','spots','grandkids','of them')
    s=g.x(g.c("{n} {u} for {TT} at {A} each {h}, I pay for all but one","{TT} {is} {A} a head {h}, {n} of us, and I pay for everyone except {P}","{A} each {h} for {TT}, {n} {u}, all but one on me <(|- >{P} [does] the other","{TT}: {n} {u}, {A} each {h}, {P} [pays] for one and I do the rest").replace('<(|- >','- '),t=t,n=n,A=A,u=u if u!='of them' else 'people',p=g.c([x for x in KIN if not x.pl]),h=g.ph(f)); return s,[g.it(t,f"{num(A)}*({n}-1)",f)]
# ---------------- multiplication
UNITS=["kids","children","boys","girls","grandkids","of us","people","lads","teenagers","family members"]
def unit(g,n):
    u=g.c(UNITS)
    return u
@trick(2.5)
def m_each(g):
    t=g.thing(flag='p'); f=g.per(t); n=Cnt(g.c(2,2,3,3,4,5)); A=g.amt(t,f); u=unit(g,n)
    pre='' if u=='of us' else g.c('','my ','the ','our ')
    s=g.x(g.c("{T} {is} {A} each {h} for {pre}{n} {u}","{A} {h} <each|per head|apiece> for {TT}, {n} {u}","{TT} {A} a head {h}, and there are {n} {v}","{pre}{n} {u}, {A} each {h} for {T}","{T} {n} x {A} {h}","{A} each for {pre}{n} {u}, {h}, for {TT}"),t=t,A=A,n=n,u=u,v='of us' if u=='of us' else u,pre=pre,h=g.ph(f)); return s,[g.it(t,f"{num(A)}*{n}",f)]
@trick(1.6)
def m_total(g):
    t=g.thing(flag='p'); f=g.per(t); n=Cnt(g.c(2,2,3,3,4,5)); A=g.amt(t,f); u=unit(g,n)
    s=g.x(g.c("{T} {is} {A} {h} for {pre}{n} {u}<| together| in all>","{A} {h} for {TT}, that covers {n} {u}","{TT} {A} {h} all in for {pre}{n} {u}","for {pre}{n} {u} {TT} {comes} to {A} {h} <in total|altogether|>"),t=t,A=A,n=n,u=u,pre='' if u=='of us' else g.c('','my ','the '),h=g.ph(f)); return s,[g.it(t,num(A),f)]
TIME=["a time","a go","each time","per visit","a pop","every time","per session"]
@trick(2)
def m_times(g):
    t=g.thing(flag='v'); n=Cnt(g.c(3,4,5,6,8,10)); A=g.nice(3,70); f,hh=g.c(('m',["times a month","times per month","times every month","x a month"]),('y',["times a year","times per year","times yearly"]))
    s=g.x(g.c("{T} {is} {A} {z}, {n} {h}","{A} {z} for {TT}, {n} {h}","{T} {n} {h}, {A} {z}","{n} {h} I pay {A} for {TT}","{t} {A} {z} and I go {n} {h}","I go for {TT} {n} {h}. {A} {z}").replace('I go for','it\'s') if 0 else g.c("{T} {is} {A} {z}, {n} {h}","{A} {z} for {TT}, {n} {h}","{T} {n} {h}, {A} {z}","{n} {h} I pay {A} for {TT}","{t} {A} {z}, happens {n} {h}","it's {A} {z} for {TT}. <we do that|that's|I'd say> {n} {h}"),t=t,A=A,n=n,z=g.c(TIME),h=g.c(hh)); return s,[g.it(t,f"{num(A)}*{n}",f)]
@trick(2.2)
def m_shift(g):
    j=g.c(WORK); n=Cnt(g.c(3,4,5,6,8,9,10,12,14,15,16,18)); A=g.nice(28,190); u=g.c('shift','night','gig','round','day','session','trip','run'); f,hh=g.c(('m','a month'),('m','a month'),('m','per month'),('y','a year')) 
    if n<=5 and g.p(.6): f,hh='w','a week'
    s=g.x(g.c("<the|my> {j} <pays|pay|is> {A} <per|a> {u}, {n} {u}s {hh}","I get {A} per {u} for the {j}, {n} {u}s {hh}","{j}: {n} {u}s {hh}, {A} <each|a {u}>","I do {n} {u}s {hh} for the {j} at {A} <each|a {u}|per {u}>","{A} a {u} from {j} and I usually do {n} {hh}"),j=j,A=A,n=n,u=u,hh=hh).replace(' pay is',' is')
    s=re.sub(r'^(the|my) (.*?) pay ',r'\1 \2 pays ',s)
    if f=='w': return s,[g.it(None,num(A),f,int(n),d='in',name=j[0].upper()+j[1:],cat='INC')]
    return s,[g.it(None,f"{num(A)}*{n}",f,d='in',name=j[0].upper()+j[1:],cat='INC')]
@trick(2.5)
def m_hour(g):
    j=g.c(WORK); n=Cnt(g.c(6,8,9,10,12,15,16,18,20,24,25,30,35,38)); A=g.nice(11,38); f,hh=g.c(('w','a week'),('w','per week'),('m','a month'),('f','a fortnight'))
    k=g.r.randrange(5); e=f"{num(A)}*{n}"; tail=''
    if k==0: q=pct(g,10,35); tail=g.x(g.c(", <minus|less> {q} <for tax|tax|that goes on tax>",", {q} comes off for tax",", the agency <keeps|takes> {q}",". I see all of it except {q}, which the tax man has"),q=pc(g,q)); e=f"{e}*(100-{q})/100"
    if k==1: B=g.nice(5,max(6,A*n*.3)); 
    s0=g.x(g.c("I <do|work> {n} hours {hh} at {A} <an hour|per hour|/hr> <for the {j}|({j})>","{j} <at|is> {A} an hour, {n} hours {hh}","{A} an hour for {j}, {n} <hrs|hours> {hh}","I get {A} an hour for {j}. It's {n} hours {hh}","paid by the hour at the {j}: {A}, {n} hours {hh}"),j=j,A=A,n=n,hh=hh)
    if k==1: tail=g.x(g.c(", less {B} {hh} for the <uniform|van|locker|agency>",", and {B} {hh} gets docked for <meals|the uniform>"),B=B,hh=hh); e=f"{e}-{num(B)}"
    return s0+tail,[g.it(None,e,f,d='in',name=j[0].upper()+j[1:],cat='INC')]
@trick(2.2)
def m_kidday(g):
    t=g.thing(cats=['KID','EDU','TRA','FIT']); A=g.nice(2.2,16); k=Cnt(g.c(2,2,3,4)); d=Cnt(g.c(2,3,4,5)); w=Cnt(g.c(34,36,38,39,39,40,44)); u=g.c('kid','child','grandchild'); us={'kid':'kids','child':'children','grandchild':'grandkids'}[u]; day=g.c('days','mornings','afternoons'); z=g.c(0,1,2)
    wk=g.c("{w} weeks","{w} weeks a year","{w} school weeks","for {w} weeks of the year")
    if z==0: s=g.x("{T} {A} a day per {u}, {k} {us}, {d} {day} a week, "+wk,t=t,A=A,u=u,k=k,us=us,d=d,day=day,w=w); return s,[g.it(t,f"{num(A)}*{k}*{d}*{w}",'y')]
    if z==1: s=g.x(g.c("{T} {A} a day, {d} {day} a week, ","{d} {day} a week of {t} at {A} a day, ")+wk,t=t,A=A,d=d,day=day,w=w); return s,[g.it(t,f"{num(A)}*{d}*{w}",'y')]
    s=g.x(g.c("{T} {is} {A} a week per {u}, we have {k} <in it|signed up|of them going>, "+wk,"{k} {us} in {t}, {A} each a week, "+wk),t=t,A=A,u=u,k=k,us=us,w=w); return s,[g.it(t,f"{num(A)}*{k}*{w}",'y')]
@trick(1.8)
def m_kidwk(g):
    t=g.thing(flag='v',cats=['KID','EDU','FIT','DIN','TRA','ENT']); A=g.nice(2.2,20); k=Cnt(g.c(2,3,4)); d=Cnt(g.c(2,3,4)); us=g.c('kids','children','of them','dogs' if t.cat=='PET' else 'girls')
    s=g.x(g.c("{T} {is} {A} a <day|time> each, {k} {us}, {d} <days|times> a week","{A} per head a <time|go> for {TT}, {k} {us}, {d} times a week","{k} {us} at {A} each for {TT}, {d} times a week"),t=t,A=A,k=k,us=us.replace('of them','kids'),d=d); return s,[g.it(t,f"{num(A)}*{k}",'w',int(d))]
@trick(1.8)
def m_term(g):
    t=g.thing(cats=['KID','EDU','FIT','ENT','CLO','GIV','SVC']); A=g.nice(6,190); k=g.r.randrange(4); n=Cnt(3)
    tt=g.c("three terms a year","3 terms","three terms","there are 3 terms in the year")
    if k==0: s=g.x(g.c("{T} {A} twice a term, {tt}","twice a term it's {A} for {TT}, {tt}","{A} for {TT}, two times a term ({tt})"),t=t,A=A,tt=tt); e=f"{num(A)}*2*3"
    elif k==1: s=g.x(g.c("{T} {is} {A} a term, {tt}","every term {A} for {TT}, {tt}","{A} per term for {TT} ({tt})"),t=t,A=A,tt=tt); e=f"{num(A)}*3"
    elif k==2: m=Cnt(g.c(8,9,10,11,12)); A=g.nice(6,40); s=g.x(g.c("{T} {A} a <lesson|session|week>, {m} a term, {tt}","{m} <sessions|goes> a term of {t} at {A} each, {tt}"),t=t,A=A,m=m,tt=tt); e=f"{num(A)}*{m}*3"
    else: s=g.x(g.c("{T} {A} a term, four terms a year","4 terms a year, {A} each term for {TT}"),t=t,A=A); e=f"{num(A)}*4"
    return s,[g.it(t,e,'y')]
@trick(1.6)
def m_trip(g):
    t=g.thing(cats=['TVL','TRA','GAS','FIT','ENT','FIT']); n=Cnt(g.c(3,4,5,6,7,8)); A=g.nice(12,140);B=g.nice(3,40); x=g.c('parking','a sandwich','the bus out there','tolls','kit hire','the locker'); f,hh=g.c(('y','a year'),('m','a month'))
    s=g.x(g.c("each trip {TT} {costs} {A} plus {B} for {x}, and we do {n} trips {hh}","{TT} {is} {A} and {x} another {B} every time, {n} times {hh}","{n} times {hh}: {t} at {A} + {B} {x}"),t=t,A=A,B=B,x=x,n=n,hh=hh); return s,[g.it(t,f"({num(A)}+{num(B)})*{n}",f)]
@trick(1.3)
def m_three4(g):
    t=g.thing(per='w'); A=g.amt(t,'w'); k=g.r.randrange(3)
    if k==0: s=g.x(g.c("{T} {A} a week, <3|three> of the <4|four> weeks in a month","{A} for {TT} three weeks a month","{TT} {is} {A}, 3 weeks out of the month"),t=t,A=A); return s,[g.it(t,num(A)+"*3",'m')]
    if k==1: s=g.x(g.c("{T} {A} a week, three weeks out of every four","{A} a week for {TT} but only 3 weeks in every 4"),t=t,A=A); return s,[g.it(t,num(A)+"*3",'4')]
    n=Cnt(g.c(2,3)); s=g.x(g.c("{TT} {is} {A} a weekend, {n} weekends a month","{n} weekends a month, {A} a weekend for {TT}"),t=t,A=A,n=n); 
    return s,[g.it(t,num(A)+f"*{n}",'m')]
@trick(1.5)
def m_sib(g):
    t=g.thing(flag='p'); f=g.per(t); A=g.amt(t,f); k=g.r.randrange(5); h=g.ph(f)
    if k==0: s=g.x(g.c("{T} {is} {A} {h} for the <oldest|first one>, half <price|that> for the <little one|second>","{A} {h} for {TT} for the first kid and the second is half price"),t=t,A=A,h=h); e=f"{num(A)}+{num(A)}/2"
    elif k==1: B=g.nice(max(A*.08,1.5),A*.4); s=g.x("{T} {is} {A} {h} for one, the <second kid|sister|other> gets {B} off",t=t,A=A,B=B,h=h); e=f"{num(A)}+{num(A)}-{num(B)}"
    elif k==2: n=Cnt(g.c(3,4,5)); s=g.x(g.c("{T} {is} {A} {h} per person, {n} of us but the <baby|youngest|little one> goes free","{n} of us at {A} each {h} for {TT}, one of us free"),t=t,A=A,n=n,h=h); e=f"{num(A)}*({n}-1)"
    elif k==3: n=Cnt(g.c(2,3)); B=g.nice(A*.4,A*.8); s=g.x(g.c("{T} {is} {A} {h} for me and {B} each for the {n} kids","{A} me, {B} each the {n} kids, that's {TT} {h}"),t=t,A=A,B=B,n=n,h=h); e=f"{num(A)}+{num(B)}*{n}"
    else: a,b=Cnt(g.c(1,2)),Cnt(g.c(2,3,4)); B=g.nice(A*.4,A*.8); s=g.x(g.c("{a} {ad} at {A} and {b} kids at {B} for {TT}, {h}"),t=t,A=A,B=B,a=a,b=b,ad='adult' if a==1 else 'adults',h=h); e=f"{num(A)}*{a}+{num(B)}*{b}" if a>1 else f"{num(A)}+{num(B)}*{b}"
    return s,[g.it(t,e,f)]
@trick(1.2)
def m_obj(g):
    o,cat,lo,hi=g.c(("hens","PET",2,6),("horses","PET",30,90),("dogs","PET",10,40),("cats","PET",8,30),("SIM cards","PHO",5,25),("storage lockers","SVC",10,60),("godchildren","GIV",5,30),("nieces","GIV",5,40),("guitars to insure","INS",2,9),("cars to insure","INS",25,80),("vans to tax","TAX",15,30),("magazine subs","SUB",3,12),("allotment plots","ENT",4,30),("ponies","PET",20,90),("bus passes","TRA",12,70),("loan payments","LOA",20,150),("parking permits","TAX",6,40),("beehives","ENT",3,12))
    n=Cnt(g.c(2,3,4,5,6,12)); f=g.c('m','w','m','f','y'); A=g.nice(lo,hi); both=n==2 and g.p(.4)
    if both: s=g.x(g.c("{o}: {A} {h} each for both","both {o}, {A} each {h}"),o=o,A=A,h=g.ph(f))
    elif n==12: s=g.x("a dozen {o} at {A} each {h}",o=o,A=A,h=g.ph(f))
    else: s=g.x(g.c("{n} {o} at {A} each {h}","{n} {o}, {A} {h} each","we have {n} {o}. That's {A} each {h}","{o} - {n} of them, {A} apiece {h}"),n=n,o=o,A=A,h=g.ph(f))
    return s,[g.it(None,f"{num(A)}*{n}",f,name=o[0].upper()+o[1:],cat=cat)]
@trick(1.5)
def m_sent(g):
    n=Cnt(g.c(2,3,4)); t=g.thing(flag='p'); f=g.per(t); A=g.amt(t,f); who=g.c("kids","grandchildren","girls","boys","children")
    mid=g.c("",""," They're lovely."," The oldest is 14."," No dogs, thank god."," Busy house.")
    s=g.x(g.c("we've got {n} {who}.{mid} {TT} {is} {A} {h} <each|per child|for every one of them>","there are {n} {who} <here|at home|in this house>.{mid} {A} {h} each for {TT}","I have {n} {who}{mid2} and pay {A} {h} for {TT} for each"),t=t,A=A,n=n,who=who,mid=mid,mid2=g.c('',' (a handful)',' at three different schools' if 0 else ''),h=g.ph(f)); return s,[g.it(t,f"{num(A)}*{n}",f)]
@trick(1.3)
def m_mile(g):
    A=g.c(.35,.45,.67,.4,1.2,.85,1.5); n=Cnt(g.c(40,60,80,90,120,150,200)); f,hh=g.c(('w','a week'),('m','a month'),('w','every week')); u=g.c('mile','km','parcel','page','drop')
    if u in('mile','km') and g.p(.4):
        s=g.x(g.c("the car share costs me {A} a {u} and I do {n} {us} {hh}","car club: {n} {us} {hh} at {A} a {u}"),A=A,u=u,us='miles' if u=='mile' else 'km',n=n,hh=hh); return s,[g.it(None,f"{num(A)}*{n}",f,name='Car share',cat='TRA')]
    j=g.c([x for x in WORK if x in SIDE]); s=g.x(g.c("I get paid {A} a {u} for {j}, about {n} {us} {hh}","{j} pays {A} per {u}, {n} {us} {hh}"),A=A,u=u,us={'mile':'miles','km':'km'}.get(u,u+'s'),n=n,hh=hh,j=j); return s,[g.it(None,f"{num(A)}*{n}",f,d='in',name=j[0].upper()+j[1:],cat='INC')]
GOODS=[t for t in THINGS if t.name in set('dog food;cat litter;rabbit food;chicken feed;hay;budgie seed;raw food for the greyhound;alpaca feed;guinea pig bedding;flea treatment;baby formula;nappies;contact lenses;insulin;vitamins;hay fever tablets;inhalers;hearing aid batteries;tobacco;vape juice;rolling tobacco;bottle of gin;snus;razor blades;skincare;make-up;printer ink;compost;firewood;propane;bottled gas;heating oil;knitting wool;guitar strings;birdseed;coal for the stove;worming tablets;data bundle;prescriptions;cigarettes;wine'.split(';'))]
@trick(1)
def m_lasts(g):
    t=g.c(GOODS); A=g.nice(8,90); f,hh=g.c(('6',["six weeks","6 weeks"]),('m',["a month","about a month"]),('b',["two months","2 months"]),('q',["three months","a quarter"]),('f',["two weeks","a fortnight"]),('w',["a week","the week"]),('h',["six months","half a year"]))
    s=g.x(g.c("{TT}: {A} and that lasts {hh}","I buy {t} for {A} and that lasts {hh}","{A} on {t}, <does us|enough for> {hh}, then again"),t=t,A=A,hh=g.c(hh)); return s,[g.it(t,num(A),f)]
def par(e): return f"({e})" if re.search(r'[+\-]',e) else e
# ---------------- references back
def clash(a,b): return a.name==b.name
@trick(2.5)
def r_same(g):
    t=g.thing(); f=g.per(t); A=g.amt(t,f); u=g.thing(); s=say(g,t,A,g.ph(f)); k=g.r.randrange(9)
    a=num(A); first=g.it(t,a,f); cu=g.fcur
    if k<=2: c=g.x(g.c("same again for {T}","and the same <again|> for {T}","{TT} {costs} <exactly|> the same","{TT} {is} the same","ditto {t}","and as much again on {T}","likewise {t}"),t=u); e=a
    elif k==3: c=g.x(g.c("and half <of that|as much|that> for {T}","{TT} {is} half that","half as much on {T}"),t=u); e=a+"/2"
    elif k==4: c=g.x(g.c("and twice <that|as much> for {T}","{TT} {is} double that","twice as much goes on {T}"),t=u); e=a+"*2"
    elif k==5: q=pct(g,5,80); c=g.x(g.c("{TT} {is} about {q} of that","{TT} {costs} {q} of it"),t=u,q=pc(g,q)); e=f"{a}*{q}/100"
    elif k==6: B=g.nice(max(2,A*.1),A*.7); c=g.x(g.c("{TT} {is} {B} more than that","and {T} {B} more <than that|>","{TT} {costs} that plus {B}"),t=u,B=B); c=c if 'than that' in c or 'that plus' in c else c+' than that'; e=f"{a}+{num(B)}"
    elif k==7: B=g.nice(max(1.5,A*.1),A*.6); B=B if B<A*.9 else round(A/2,1); c=g.x(g.c("{TT} {is} {B} less <than that|>","and {T} {B} cheaper"),t=u,B=B); e=f"{a}-{num(B)}"
    else: c=g.x(g.c("a third of that for {T}","{TT} {is} a third of that","and <one third|a third> as much for {T}"),t=u); e=a+"/3"
    g.fcur=g.fcur or cu
    if k in(6,7): pass
    return joinc2(s,g,c),[first,g.it(u,e,f)]
def joinc2(a,g,c):
    gl=g.c(', ',', ','. ','; ',' - ')
    if c.startswith('and ') and gl!=', ': gl=', '
    return a+gl+c
@trick(1)
def r_both(g):
    f=g.c('m','w'); ts=[g.thing(per=f) for _ in range(3)]; A=g.amt(ts[0],f);B=g.amt(ts[1],f); h=g.ph(f)
    s=g.x("{T} {A} {h}",t=ts[0],A=A,h=h); a=g.it(ts[0],num(A),f); c0=g.fcur; g.ni()
    s+=g.x(g.c(" and {T} {B} {h}",", {T} {B} {h}"),t=ts[1],B=B,h=h); b=g.it(ts[1],num(B),f); g.fcur=g.fcur or c0
    k=g.r.randrange(2)
    if k: s+=g.x(g.c(", {T} {costs} as much as <both|the two> together",". {TT} {is} the two of those put together"),t=ts[2]); e=f"{num(A)}+{num(B)}"
    else: s+=g.x(g.c(", {T} {is} half of the two combined",". And on {T} I spend half of what those two come to together"),t=ts[2]); e=f"({num(A)}+{num(B)})/2"
    return s,[a,b,g.it(ts[2],e,f)]
@trick(1.6)
def r_first(g):
    f=g.c('m','w'); t,u,v=[g.thing(per=f) for _ in range(3)]; A=g.amt(t,f);B=g.amt(u,f);h=g.ph(f)
    s=g.x("{T} {A} {h}",t=t,A=A,h=h); a=g.it(t,num(A),f); c0=g.fcur; g.ni(); s+=g.x(", {T} {B} {h}",t=u,B=B,h=h); b=g.it(u,num(B),f); c1=g.fcur
    if g.p(.5): g.fcur=c0; s+=g.x(g.c(", {T} the same as {tn}",". {TT} {costs} what {tn} {tc}",", and for {T} as much as for {tn}"),t=v,tn='the '+re.sub('^the ','',t.name) if not t.name[0].isupper() else t.name,tc='cost' if t.pl else 'costs'); e=num(A)
    else:
        g.fcur=c0; s+=g.x(g.c(", {T} half of what {tn} {tc}",". {TT}: half what I pay for {tn}"),t=v,tn='the '+re.sub('^the ','',t.name) if not t.name[0].isupper() else t.name,tc='cost' if t.pl else 'costs'); e=num(A)+"/2"
    return s,[a,b,g.it(v,e,f)]
def cumcap(j): return j[0].upper()+j[1:]
def income(g):
    f=g.c('m','m','w','f','4','s'); side=g.p(.4); j=g.c(WORK if side else JOBS); A=round(g.nice(1100,3900)*12/PY[f]/10)*10
    s=g.x(g.c("I <bring home|get|earn> {A} {h} from <my|the> {j}","<my|the> {j} pays {A} {h}","{A} {h} comes in from <the|my> {j}"),A=A,h=g.ph(f),j=j); return s,j,f,A,g.it(None,num(A),f,d='in',name=cumcap(j),cat='INC')
@trick(2.2)
def r_savepct(g):
    s,j,f,A,i=income(g); c0=g.fcur; q=pct(g,5,40); d=g.c(SAVE) ; cat='INV'
    if g.p(.3): d,cat=g.c(('tithe','GIV'),('tax pot','TAX'),('money to my parents','GIV'),('union','SVC'),('church','GIV'))
    if cat=='TAX': cat='INV'
    mid='';extra=[]
    if g.p(.4):
        g.ni(); j2=g.c([x for x in SIDE if x!=j]); B=g.nice(50,600); f2=g.c('m','w'); mid=g.x(g.c(" and {B} {h} from {k}",", plus {k} {B} {h}"),B=B,h=g.ph(f2),k=j2); i2=g.it(None,num(B),f2,d='in',name=cumcap(j2),cat='INC'); extra=[i2]
        c1=g.fcur
        if g.p(.5): j,f,A,c0=j2,f2,B,c1
    k=g.r.randrange(4); the=g.c('the ','my ')
    if extra: c=g.x(g.c("{q} of <the|my> {j} money goes <into|to> {the}{d}","I put {q} of what the {j} brings into {the}{d}","of the {j} money I save {q} in {the}{d}") if cat=='INV' else g.c("{q} of the {j} money goes to {the}{d}"),q=pc(g,q),j=j,d=d,the=the)
    else: c=g.x(g.c("{q} of <it|that> goes <straight |>to {the}{d}","I put {q} of <it|that> into {the}{d}","{q} of which goes to {the}{d}") if cat=='INV' else g.c("{q} of it goes to {the}{d}"),q=pc(g,q),d=d,the=the)
    e=f"{num(A)}*{q}/100"
    if g.p(.2) : c=c.replace(pc(g,q),pc(g,q)); 
    if g.p(.15):
        c=re.sub(r'^.*? (of)',r'half of',c,count=1) if c.startswith(str(q)) and 'which' not in c else c
        if c.startswith('half'): e=f"{num(A)}/2"
    g.fcur=c0
    return s+mid+(', ' if 'of which' in c else g.c('. ',', ',', and ') if not extra else '. ')+c,[i]+extra+[g.it(None,e,f,name=cumcap(d),cat=cat)]
@trick(2)
def r_payday(g):
    s,j,f,A,i=income(g)
    while f=='m' and g.p(.6): g.ni(); s,j,f,A,i=income(g)
    its=[i]; g.ni(); k=g.r.randrange(3); pd=g.c("every payday","each payday","on payday","each time I'm paid","every time the wages land","out of every pay packet","with each pay")
    if k==0:
        d=g.c(SAVE); B=g.nice(10,250); c=g.x(g.c("{pd} {B} goes <to|into> the {d}","{pd} I put {B} into my {d}","{B} into the {d} {pd}"),pd=pd,B=B,d=d); its.append(g.it(None,num(B),f,name=cumcap(d),cat='INV'))
    elif k==1:
        d=g.c(DEBT); B=g.nice(10,250); c=g.x(g.c("{pd} {B} goes off the {d}","{pd} I pay {B} on the {d}","{B} off my {d} {pd}"),pd=pd,B=B,d=d); its.append(g.it(None,num(B),f,name=cumcap(d),cat='LOA'))
    else:
        t=g.thing(per='mw'); B=g.nice(10,120); c=g.x(g.c("{pd} I spend {B} on {T}","{B} for {T} {pd}","{pd} {B} for {T}"),pd=pd,B=B,t=t); its.append(g.it(t,num(B),f))
    return s+g.c('. ',', ',' and ')+c,its
@trick(1.8)
def r_bonus(g):
    s,j,f,A,i=income(g)
    if f!='m':
        g.ni(); A=g.nice(1200,4200); A=round(A/10)*10; f='m'; s=g.x(g.c("I <bring home|get|earn> {A} a month from the {j}","{j} pays {A} monthly","salary {A} a month"),A=A,j=j); i=g.it(None,num(A),f,d='in',name=cumcap(j),cat='INC')
    c0=g.fcur; k=g.r.randrange(8); mo=g.c('December','November','June','March','July')
    if k<2: c=g.x(g.c("with the same again in {mo} as a bonus","and <a 13th salary|a thirteenth month> in {mo}","bonus in {mo} is the same again","paid double in {mo}","plus a 13th cheque every {mo}"),mo=mo); e=num(A)
    elif k==2: c=g.x(g.c("half of that again as a bonus in {mo}","{mo} bonus is half a month's pay","and half a month extra in {mo}"),mo=mo); e=num(A)+"/2"
    elif k==3: q=pct(g,5,80); c=g.x(g.c("bonus of {q} of that in {mo}","{mo} bonus {q} of a month's pay"),q=pc(g,q),mo=mo); e=f"{num(A)}*{q}/100"
    elif k==4: q=pct(g,5,20); c=g.x(g.c("bonus is {q} of the year's pay, in {mo}","and once a year {q} of my annual pay as a bonus"),q=pc(g,q),mo=mo); e=f"{num(A)}*12*{q}/100"
    elif k==5: g.ni(); B=g.nice(200,2500); c=g.x(g.c("plus a {mo} bonus of {B}","{B} bonus each {mo}","and every {mo} there's {B} holiday pay"),B=B,mo=mo); e=num(B); c0=g.fcur
    elif k==6: c=g.x(g.c("plus two extra months' pay each {mo}","bonus of two months' pay in {mo}"),mo=mo); e=num(A)+"*2"
    else: g.ni(); B=g.nice(300,2500); q=pct(g,20,45); c=g.x(g.c("{mo} bonus {B} but {q} of that goes in tax","and a {B} bonus in {mo}, less {q} tax"),B=B,q=pc(g,q),mo=mo); e=f"{num(B)}*(100-{q})/100"; c0=g.fcur
    g.fcur=c0
    b=g.it(None,e,'y',d='in',name='Bonus' if '13th' not in c and 'thirteenth' not in c else '13th salary',cat='INC')
    return s+(g.c(', ',', ','. ') if not c.startswith(('with','and')) else ', ')+c,[i,b]
@trick(1.3)
def r_left(g):
    A=round(g.nice(1300,3900)/50)*50; B=round(g.nice(300,A*.6)/10)*10; j=g.c(JOBS); d=g.c(SAVE); t=g.thing(cats=['HOU']); 
    s=g.x(g.c("{j} pays {A} a month","I bring home {A} a month from the {j}"),A=A,j=j); i=g.it(None,num(A),'m',d='in',name=cumcap(j),cat='INC'); c0=g.fcur; g.ni()
    s+=g.x(g.c(", {T} {takes} {B} of that",", {B} of it goes on {T}",". {TT} {is} {B}"),t=t,B=B); b=g.it(t,num(B),'m'); g.fcur=g.fcur or c0
    q=g.c(0,pct(g,5,40))
    s+=g.x(g.c(" and <I save|I put away> {q} of what's left in the {d}",". {q} of the remainder goes into my {d}"),q=pc(g,q) if q else g.c('half','a third'),d=d)
    e=f"({num(A)}-{num(B)})*{q}/100" if q else (f"({num(A)}-{num(B)})/"+('2' if 'half of' in s.split(str(B))[-1] or 'alf of' in s else '3'))
    if not q and 'a third of' in s: e=f"({num(A)}-{num(B)})/3"
    return s,[i,b,g.it(None,e,'m',name=cumcap(d),cat='INV')]
@trick(1.8)
def r_ofwhich(g):
    f=g.c('m','m','w','q'); t=g.thing(per='mw');u=g.thing(per='mw'); A=g.nice(40,420); B=g.nice(max(3,A*.15),A*.7); B=B if B<A*.9 else round(A/2); h=g.ph(f); k=g.r.randrange(3)
    s1=g.x(g.c("{T} and {un} together {A} {h}","{A} {h} goes on {T} and {un} <together|combined|between them>","{T} plus {un} come to {A} {h}"),t=t,un=u.name,A=A,h=h)
    if k==0: q=pct(g,10,80); s=s1+g.x(g.c(", {q} of that is {T}",". {q} of it is {T}"),t=u,q=pc(g,q)); return s,[g.it(t,f"{num(A)}*(100-{q})/100",f),g.it(u,f"{num(A)}*{q}/100",f)]
    c0=g.fcur; s=s1+g.x(g.c(", of which {T} {is} {B}",", {B} of that is {T}",". {TT} {is} {B} of it"),t=u,B=B); g.fcur=c0 or g.fcur
    return s,[g.it(t,f"{num(A)}-{num(B)}",f),g.it(u,num(B),f)]
@trick(1.5)
def r_incl(g):
    t,f,A=base(g); B=g.nice(max(1.5,A*.05),A*.4); x=g.c('delivery','VAT','the tip','insurance','postage','the service charge','tax','line rental','kit hire'); h=g.ph(f); k=g.r.randrange(4)
    if k==0: s=g.x(g.c("{T} {is} {A} {h} <including|incl> {B} <for|of> {x}","{T} {A} {h}, that already includes {B} {x}"),t=t,A=A,B=B,x=x,h=h); e=num(A)
    elif k==1: s=g.x(g.c("{T} {is} {A} {h} plus {B} {x}","{T} {A} {h} and then {B} on top for {x}","{A} {h} for {TT} without {x}, which is another {B}"),t=t,A=A,B=B,x=x,h=h); e=f"{num(A)}+{num(B)}"
    elif k==2: q=pct(g,5,25); s=g.x(g.c("{T} {is} {A} {h} plus {q} {x}","{T} {A} {h}, {q} {x} on top"),t=t,A=A,x=g.c('VAT','GST','tip','tax','service'),q=pc(g,q),h=h); e=f"{num(A)}*(100+{q})/100"
    else: q=pct(g,5,25); s=g.x(g.c("{T} {is} {A} {h} <including|with> the {q} {x}"),t=t,A=A,x=g.c('VAT','GST','tip','tax'),q=pc(g,q),h=h); e=num(A)
    return s,[g.it(t,e,f)]
# ---------------- corrections
OOPS=["no wait,","sorry,","no,","actually","I mean","scratch that,","correction:","oops","hang on,","no sorry","wait, no,","make that"]
@trick(2.2)
def c_amt(g):
    t,f,A=base(g); B=g.amt(t,f); h=g.ph(f)
    while B==A: B=g.amt(t,f)
    s=g.x(g.c("{T} {is} {A} {h}, {o} {B}","{T} {A}, {o} {B} {h}","{T} {is} not {A} but {B} {h}","I pay {A} {h} for {TT} - {o} {B}","{T} {is} {B} {h}, not {A}","{TT}: {A} {h}. I said {A2} but it's really {B}","not {A}, {B} {h} for {TT}","I always say {A} but {TT} {is} <really|actually> {B} {h}","{T} {A}... {o} it's {B} {h}"),t=t,A=A,A2=A,B=B,h=h,o=g.c(OOPS)); return s,[g.it(t,num(B),f)]
@trick(1.5)
def c_freq(g):
    t=g.thing(per='mw'); f,f2=g.r.sample('mwyqf',2); A=g.amt(t,f2); h1={'m':'a month','w':'a week','y':'a year','q':'a quarter','f':'a fortnight'}
    s=g.x(g.c("{T} {A} {a}, {o} {b}","{A} {a} for {TT}. {o} that's {b2}","{TT} {is} {A}, not {a} but {b}","I put {T} down as {A} {a} but it's {A2} {b}").replace('{A2} ',''),t=t,A=A,a=h1[f],b=h1[f2],b2=h1[f2].replace('a ','per '),o=g.c(OOPS)); return s,[g.it(t,num(A),f2)]
@trick(1.4)
def c_later(g):
    t,f,A=base(g);u,f2,B=base(g);C=g.amt(t,f); h=g.ph(f)
    s=g.x("{T} {A} {h}",t=t,A=A,h=h); a=g.it(t,num(A),f); g.ni(); s+=g.c(', ',' and ','\n')+g.x("{T} {B} {h}",t=u,B=B,h=g.ph(f2)); b=g.it(u,num(B),f2); g.ni(); nm=re.sub('^(the|my) ','',t.name); bn=re.sub('^(the|my) ','',u.name)
    sep='\n' if '\n' in s else '. '; k=g.r.randrange(4)
    if k==0: s+=sep+g.x(g.c("oh and forget the {n}, I've cancelled that","ignore the {n}, that's finished","no more {n} actually, that stopped in May"),n=nm); return s,[b]
    if k==1: s+=sep+g.x(g.c("sorry, the {n} should be {C}","the {n} figure is wrong, it's {C}","edit: {n} {C}","just checked and {n} {isx} {C} now"),n=nm,C=C,isx='are' if t.pl else 'is'); a['calc']=num(C); a['currency']=g.fcur or a['currency']; return s,[a,b]
    if k==2: D=g.amt(u,f2); s+=sep+g.x(g.c("sorry, the {n} should be {C}","correction, {n} {C}","no, {n} {isx} {C}","the last one is wrong, make it {C}"),n=bn,C=D,isx='are' if u.pl else 'is'); b['calc']=num(D); b['currency']=g.fcur or b['currency']; return s,[a,b]
    s+=sep+g.x(g.c("add {C} to the {n}, it went up","the {n} went up by {C} since"),C=C,n=nm); a['calc']=f"{num(A)}+{num(C)}"; a['currency']=a['currency'] or g.fcur; return s,[a,b]
@trick(1.2)
def c_count(g):
    t=g.thing(flag='p'); f=g.per(t); A=g.amt(t,f); a,b=[Cnt(x) for x in g.r.sample([2,3,4,5],2)]
    s=g.x(g.c("{T} {A} each {h} for {a}, {o} {b} kids","{A} each {h} for {TT}, {a} of us, {o} {b} now","{a} x {A} {h} for {TT}, {o} {b} x","{T} {is} {A} a head {h} and we are {b}, not {a}"),t=t,A=A,a=a,b=b,h=g.ph(f),o=g.c("no","sorry","I mean","make that","wait")); return s,[g.it(t,f"{num(A)}*{b}",f)]
# ---------------- seasons
MON="January February March April May June July August September October November December".split()
def season(g,e,f):
    r=g.r; E=par(e)
    if f=='m':
        k=r.randrange(10)
        if k<3:
            n=g.c(1,2,2,3); i=r.randrange(12); ms=[MON[(i+x)%12] for x in range(n)]; l=ms[0] if n==1 else (f"{ms[0]} and {ms[1]}" if n==2 else f"{ms[0]}, {ms[1]} and {ms[2]}"); lo=ms[0] if n==1 else (f"{ms[0]} or {ms[1]}" if n==2 else f"{ms[0]}, {ms[1]} or {ms[2]}")
            return g.c(f"but not in {lo}",f"except {l}",f"apart from {l}",f"but {l} are free" if n>1 else f"but {l} is free",f"we skip {l}",f"nothing in {l}"),f"{E}*{12-n}"
        if k<5:
            a=r.randrange(12); n=r.randrange(3,11); b=(a+n-1)%12; return g.c(f"from {MON[a]} to {MON[b]} only",f"only {MON[a]} to {MON[b]}",f"{MON[a]} through {MON[b]}",f"but just {MON[a]}-{MON[b]}"),f"{E}*{n}"
        if k==5: n=Cnt(g.c(3,4,5,6,7,8,9,10)); return g.x(g.c("{n} months of the year","for {n} months a year","but only {n} months of the year","{n} months out of 12"),n=n),f"{E}*{n}"
        if k==6: return g.c("double in December","and twice that in December","except December when it's double"),f"{E}*11+{E}*2"
        if k==7: n=Cnt(g.c(2,3,4)); return g.x(g.c("but nothing for {n} months in <summer|winter>","except the {n} months <we're abroad|I'm at my mother's|it's closed>"),n=n),f"{E}*(12-{n})"
        if k==8: return g.c("but one month a year is free","we skip one month a year","one month off each year"),f"{E}*11"
        n=Cnt(g.c(9,10,10,11)); return g.x(g.c("{n} instalments a year","{n} payments a year, then a break","spread over {n} months of the year"),n=n).replace('spread over','paid in').replace(' of the year',' of the year'),f"{E}*{n}"
    k=r.randrange(4)
    if k==0: n=Cnt(g.c(36,38,39,40)); return g.x(g.c("in term time, {n} weeks","term time only ({n} weeks)","school weeks only, {n} of them"),n=n),f"{E}*{n}"
    if k==1: n=Cnt(g.c(2,3,4,5,6,8)); return g.x(g.c("except the {n} weeks <we're away|I'm abroad|they close>","but not for the {n} weeks of <summer|our holiday>","apart from {n} weeks a year"),n=n),f"{E}*(52-{n})"
    if k==2: n=Cnt(g.c(8,10,12,16,20,26,30,42,46)); return g.x(g.c("{n} weeks a year","for {n} weeks of the year","but only {n} weeks a year"),n=n),f"{E}*{n}"
    n=Cnt(g.c(6,8,10,12,14)); return g.x(g.c("for {n} weeks in <summer|winter|the season>","only during the {n}-week <season|summer break>"),n=n),f"{E}*{n}"
def ph1(g,f): return g.c({'m':["a month","per month","monthly","each month","pcm"],'w':["a week","per week","weekly","each week","pw"]}[f])
@trick(4)
def e_season(g):
    t=g.thing(per='mw'); f='m' if 'm' in t.per and g.p(.65) or 'w' not in t.per else 'w'; A=g.amt(t,f)
    s=say(g,t,A,ph1(g,f)); c,e=season(g,num(A),f); return s+g.c(', ',' ',', ')+c,[g.it(t,e,'y')]
@trick(1.6)
def e_two(g):
    t=g.thing(per='m'); A=g.amt(t,'m');B=g.amt(t,'m'); n=g.c(3,4,5,6,7,8); a=g.r.randrange(12); m=f"{MON[a]} to {MON[(a+n-1)%12]}"; k=g.r.randrange(3)
    if k==0: s=g.x(g.c("{T} {A} a month {m} and {B} <the rest of the year|the other months>","{T}: {m} {A} a month, otherwise {B}"),t=t,A=A,B=B,m=m); e=f"{num(A)}*{n}+{num(B)}*{12-n}"
    elif k==1: N=Cnt(n); s=g.x(g.c("{T} {is} {A} a month for {n} months and {B} for the rest of the year","{n} months of the year {T} {is} {A} a month, the rest {B}"),t=t,A=A,B=B,n=N); e=f"{num(A)}*{n}+{num(B)}*(12-{n})"
    else: s=g.x(g.c("{T} {A} a month in summer and {B} a month in winter, six months each","half the year {T} {is} {A} a month, the other half {B}"),t=t,A=A,B=B); e=f"{num(A)}*6+{num(B)}*6"
    return s,[g.it(t,e,'y')]
@trick(1)
def e_week(g):
    t=g.thing(cats=['DIN','TRA','KID','BAR','GRO']); A=g.nice(2.2,14); k=g.r.randrange(4)
    if k==0: s=g.x(g.c("{T} {A} every weekday except <Fridays|Wednesdays|Mondays>","{A} for {TT} on weekdays but not <Fridays|Tuesdays>"),t=t,A=A); n=4
    elif k==1: s=g.x(g.c("{T} {A} every day except <Sundays|Sunday>","{A} daily for {TT}, never on a Sunday"),t=t,A=A); n=6
    elif k==2: s=g.x(g.c("{T} {A} a day, <Tuesdays and Thursdays|Saturdays and Sundays|weekends only, both days>"),t=t,A=A); n=2
    else:
        m=Cnt(g.c(18,19,20,21,22)); s=g.x(g.c("{T} {A} a working day, {m} days a month","{A} each day in the office for {TT}, {m} of those a month"),t=t,A=A,m=m); return s,[g.it(t,f"{num(A)}*{m}",'m')]
    return s,[g.it(t,num(A),'w',n)]
@trick(1.2)
def e_freqtwin(g):
    t=g.thing(per='m'); A=g.amt(t,'m'); k=g.r.randrange(6); n=Cnt(g.c(3,4,5,7,8,9))
    if k==0: s=g.x(g.c("{T} {A}, but not every month: every other one","{T} {A} every month, well, every other month"),t=t,A=A); return s,[g.it(t,num(A),'b')]
    if k==1: s=g.x(g.c("{T} {A}, but not every month, <more like|just> {n} times a year","{A} for {TT} {n} times a year"),t=t,A=A,n=n); return s,[g.it(t,f"{num(A)}*{n}",'y')]
    if k==2: s=g.x("{T} {A}, only once a quarter though",t=t,A=A); return s,[g.it(t,num(A),'q')]
    if k==3: s=g.x(g.c("{T} billed quarterly, {A} <a bill|a go>","every three months {A} for {T}"),t=t,A=A); return s,[g.it(t,num(A),'q')]
    if k==4: s=g.x(g.c("{T} {A} a quarter, {P} [pays] <three of the four|3 of the 4> bills and I pay the other","{T} {A} every quarter but I only pay one of the four"),t=t,A=A,p=g.c(KIN)); return s,[g.it(t,num(A),'y')]
    s=g.x(g.c("{T} {is} {A} a quarter, I pay all but one of them<|, {P} [gets] that one>"),t=t,A=A,p=g.c(KIN)); return s,[g.it(t,f"{num(A)}*(4-1)",'y')]
# ---------------- changes
@trick(3)
def g_change(g):
    t,f,A=base(g); h=g.ph(f); B=g.nice(max(1.5,A*.06),A*.5); C=g.amt(t,f); k=g.r.randrange(12); a,b=num(A),num(B); B2=B if B<A*.9 else round(A/2,1)
    since=g.c('','',' in January',' this year',' last month',' since April')
    T=dict(t=t,A=A,B=B,C=C,h=h,z=since)
    if k==0: return g.x(g.c("{T} went up from {C} to {A} {h}{z}","{T} gone from {C} to {A} {h}{z}","{T} went up to {A} {h} from {C}"),**T),[g.it(t,a,f)]
    if k==1: return g.x(g.c("{T} went up by {B} to {A} {h}","{T} went down by {B} to {A} {h}","after a {B} rise {T} {is} {A} {h}"),**T),[g.it(t,a,f)]
    if k==2: return g.x(g.c("{T} {was} {A} {h} and went up by {B}{z}","{T} used to be {A} {h}, they added {B}{z}","{T} {is} {B} dearer than last year's {A} {h}","{T} up {B} on the old {A} {h}"),**T),[g.it(t,f"{a}+{b}",f)]
    if k==3: return g.x(g.c("{T} used to be {C}, now <it's|> {A} {h}","{T} now {A} {h}, used to be {C}","{T} {is} {A} {h} these days (was {C})","I used to pay {C} for {TT}, <now|these days> {A} {h}"),**T),[g.it(t,a,f)]
    if k==4: q=pct(g,5,40); return g.x(g.c("{T} {was} {A} {h} and has gone up {q}{z}","{T} {was} {A} {h} <until|before> they put <it|the price> up by {q}"),q=pc(g,q),**T),[g.it(t,f"{a}*(100+{q})/100",f)]
    if k==5: B=B2; T['B']=B; return g.x(g.c("{T} dropped by {B}, {was} {A} {h}","{T} {was} {A} {h}, they knocked {B} off{z}","I got {T} down by {B} from {A} {h}"),**T),[g.it(t,f"{a}-{num(B)}",f)]
    if k==6: return g.x(g.c("{T} {is} still {A} {h}, going to {C} <next year|in spring>","{A} {h} for {TT} for now, they want {C} from <next year|April>"),**T),[g.it(t,a,f)]
    if k==7: return g.x(g.c("used to pay {A} {h} for {TT}, <cancelled now|stopped that|not any more>","{T} {was} {A} {h} but that's finished","no more {t}, that was {A} {h}","gave up {t}, saves me {A} {h}"),**T),[]
    if k==8: return g.x(g.c("{T} <has doubled|doubled>{z}, {was} {A} {h}","{T} {was} {A} {h}, twice that now"),**T).replace('my '+t.name+' has',('my '+t.name+(' have' if t.pl else ' has'))),[g.it(t,a+"*2",f)]
    if k==9: return g.x(g.c("{T} {was} {A} {h}, I've halved that","cut {t} in half, {was} {A} {h}"),**T),[g.it(t,a+"/2",f)]
    if k==10: q=pct(g,5,40); return g.x(g.c("{T} {was} {A} {h}, now {q} cheaper","{T} came down {q} from {A} {h}"),q=pc(g,q),**T),[g.it(t,f"{a}*(100-{q})/100",f)]
    D=g.amt(t,f); return g.x("{T} {was} {C}, then {D}, now {A} {h}",D=D,**T),[g.it(t,a,f)]
@trick(1.2)
def g_raise(g):
    j=g.c(JOBS); A=round(g.nice(1100,3600)/10)*10; k=g.r.randrange(4); f=g.c('m','m','f'); h=g.ph(f)
    if k==0: q=g.c(2,3,4,5,6,8); s=g.x(g.c("I was on {A} {h} at the {j} and got a {q} raise","{j} paid {A} {h}, up {q} since <April|the new contract>"),A=A,h=h,j=j,q=pc(g,q)); e=f"{num(A)}*(100+{q})/100"
    elif k==1: B=g.nice(20,200); s=g.x(g.c("I was on {A} {h} at the {j}, then they gave me {B} more"),A=A,B=B,h=h,j=j); e=f"{num(A)}+{num(B)}"
    elif k==2: B=g.nice(20,200); s=g.x(g.c("a raise of {B} brought my {j} to {A} {h}","the {j} pays {A} {h} after a raise of {B}"),A=A,B=B,h=h,j=j); e=num(A)
    else: B=round(A*.8/10)*10; s=g.x("hours cut at the {j}, from {A} to {B} {h}",A=A,B=B,h=h,j=j); e=num(B)
    return s,[g.it(None,e,f,d='in',name=cumcap(j),cat='INC')]
# ---------------- discount
@trick(3)
def d_disc(g):
    t,f,A=base(g); h=g.ph(f); k=g.r.randrange(9); q=pct(g,5,60); B=g.nice(max(1.5,A*.05),A*.5); B=B if B<A*.9 else round(A/3,1); a,b=num(A),num(B)
    why=g.c('staff','student','loyalty','family','senior','members','over-60s'); T=dict(t=t,A=A,B=B,h=h,q=pc(g,q),y=why,tl='list price' if g.p(.4) else 'normal price')
    if k<=1: return g.x(g.c("{T} normally {A} {h} but I get {q} off","{T} {A} {h} less {q} {y} discount","{A} {h} for {TT}, minus my {q} {y} discount","{T}: {tl} {A} {h}, {q} off for me"),**T),[g.it(t,f"{a}*(100-{q})/100",f)]
    if k==2: return g.x(g.c("{T} {is} listed at {A}, I pay {B} {h}","{tl} for {T} is {A} but I only pay {B} {h}","{T} would be {A}, with the {y} deal it's {B} {h}","I pay {B} {h} for {TT} instead of {A}"),**T),[g.it(t,b,f)]
    if k==3: return g.x(g.c("{T} {A} {h} minus a {B} voucher","{T} {A} {h} with {B} off <each time|>","{T} {is} {A} {h}, {B} off with the {y} card"),**T),[g.it(t,f"{a}-{b}",f)]
    if k==4: return g.x(g.c("{T} {A} {h} but I pay half price","{T} {is} {A} {h}, half price for me","half price on {T} with the {y} card, full price {A} {h}"),**T),[g.it(t,a+"/2",f)]
    if k==5: return g.x(g.c("{T} {A} {h} after the {q} {y} discount","I pay {A} {h} for {TT}, that's with {q} off","{T} {A} {h}, {B} discount already in there"),**T),[g.it(t,a,f)]
    if k==6: return g.x(g.c("{T} {A} {h} with two thirds off","{T} {A} {h}, I pay a third of that on the {y} rate").replace('with two thirds off','but we get two thirds off'),**T),[g.it(t,a+"/3",f)]
    if k==7: return g.x("{T} {A} {h}, {q} off and then another {B} off with points",**T) if ev(f"{a}*(100-{q})/100-{b}")>1 else g.x("{T} {A} {h}, {q} off",**T),[g.it(t,f"{a}*(100-{q})/100-{b}" if ev(f"{a}*(100-{q})/100-{b}")>1 else f"{a}*(100-{q})/100",f)]
    return g.x(g.c("looked at {t} for {A} {h}, too dear, didn't","thinking about {t} at {A} {h} but not yet","was offered {t} for {A} {h}, said no"),**T),[]
# ---------------- balances
@trick(2)
def b_debt(g):
    d=g.c(DEBT); f=g.c('m','m','w','f'); B=g.nice(20,350); A=g.nice(900,14000); A=round(A/50)*50; n=g.c(2027,2028,2029,2030); q=g.c(3.9,6.5,19.9,24.9)
    s=g.x(g.c("still owe {A} on the {d}, paying {B} {h}","{d}: {B} {h}, {A} left","I pay {B} {h} off the {d} (balance {A})","the {d} stands at {A}, {B} {h} goes on it","{B} {h} on the {d} until {n}","<my|the> {d} limit is {A}, I pay {B} {h}","{B} {h} to the {d} at {q}% interest","borrowed {A} with the {d} and give back {B} {h}"),A=A,B=B,d=d,h=g.ph(f),n=str(n),q=str(q)); return s,[g.it(None,num(B),f,name=cumcap(d),cat='LOA')]
@trick(1.8)
def b_save(g):
    d=g.c(SAVE); f=g.c('m','m','w','f'); B=g.nice(15,350); A=round(g.nice(900,24000)/50)*50; k=g.r.randrange(3)
    if k: s=g.x(g.c("there's {A} in the {d} and I add {B} {h}","{B} {h} into my {d}, it's at {A} now","aiming for {A} in the {d}, putting in {B} {h}","my {d} ({A} so far) gets {B} {h}","I put {B} {h} in the {d} until it hits {A}"),A=A,B=B,d=d,h=g.ph(f)); return s,[g.it(None,num(B),f,name=cumcap(d),cat='INV')]
    return g.x(g.c("I've got {A} in the {d}<|, not touching it>","would like {A} in the {d} by 2028 but nothing goes in yet","the {d} has {A} in it","my {d} sits at {A}"),A=A,d=d),[]
@trick(1)
def b_house(g):
    A=g.c(185000,240000,320000,415000); B=round(g.nice(500,1900)/5)*5; s=g.x(g.c("the house is worth {A} and the mortgage is {B} a month","mortgage {B} a month, {A} still to go","we owe {A} on the house, {B} monthly goes to the mortgage","mortgage {B} pcm, 22 years left"),A=A,B=B); return s,[g.it(None,num(B),'m',name='Mortgage',cat='HOU')]
@trick(1)
def b_noise(g):
    t,f,A=base(g); s=say(g,t,A,g.ph(f)); n=g.c("my eldest is 19","open till 9","we've had that 12 years","since 2016","at number 48","I'm 71 so no rush","my account number ends in 22" if 0 else "there are 14 others in it","it's 6 miles away","starts at 6.45","the dog's 11","my card limit is 3000","I have about 2,500 put by","a new one would be 800","in the catalogue they're 60" if 0 else "route 38","the last one lasted 4 years"); return s+g.c(', ',' (',' - ')+n,[g.it(t,num(A),f)]
# ---------------- income
@trick(1.4)
def i_gross(g):
    j=g.c(JOBS); f=g.c('m','m','f','w'); A=round(g.nice(1700,5200)*12/PY[f]/10)*10; B=round(A*g.c(.7,.75,.78,.82)/5)*5; k=g.r.randrange(4); h=g.ph(f)
    if k<2: s=g.x(g.c("{A} gross at the {j}, {B} {h} in my <hand|pocket|account>","I take home {B} {h} from the {j} ({A} before tax)","{j}: {A} {h} before tax, {B} after","the {j} is {A} on paper but {B} {h} lands"),A=A,B=B,j=j,h=h); e=num(B)
    elif k==2: q=pct(g,10,40); s=g.x(g.c("{A} {h} gross from the {j}, {q} goes in tax","the {j} pays {A} {h} and they take {q} off"),A=A,q=pc(g,q),j=j,h=h); e=f"{num(A)}*(100-{q})/100"
    else: B=g.nice(60,A*.3); C=g.nice(20,A*.1); s=g.x(g.c("the {j} pays {A} {h} minus {B} tax and {C} pension","{j} {A} {h}, they deduct {B} and {C}"),A=A,B=B,C=C,j=j,h=h); e=f"{num(A)}-{num(B)}-{num(C)}"
    return s,[g.it(None,e,f,d='in',name=cumcap(j),cat='INC')]
@trick(1.6)
def i_gig(g):
    j=g.c([x for x in WORK if x in SIDE]); n=Cnt(g.c(2,3,4,5,6,8)); A=g.nice(40,400); q=pct(g,10,30); k=g.r.randrange(5); hh=g.c('a month','each month','per month'); u=g.c('gigs','jobs','nights','bookings')
    if k==0: s=g.x(g.c("{n} {u} {hh} with the {j} at {A} each, the agent <keeps|takes> {q}","{j}: {A} a time, {n} {u} {hh}, minus {q} commission"),n=n,u=u,hh=hh,j=j,A=A,q=pc(g,q)); e=f"{num(A)}*{n}*(100-{q})/100"
    elif k==1: m=Cnt(g.c(3,4,5)); s=g.x(g.c("{j} pays {A} a night shared between {m} of us, {n} {u} {hh}","{n} {u} {hh} for {j}, {A} each, split {m} ways"),n=n,u=u,hh=hh,j=j,A=A,m=m); e=f"{num(A)}*{n}/{m}"
    elif k==2: B=g.nice(5,A*.3); s=g.x(g.c("{A} per booking for {j}, less {B} the venue keeps, {n} of them {hh}"),n=n,hh=hh,j=j,A=A,B=B); e=f"({num(A)}-{num(B)})*{n}"
    elif k==3: B=g.nice(5,60); s=g.x(g.c("{n} {u} {hh} for {j} at {A} plus about {B} tips each","{j} {A} a go + {B} tips, {n} times {hh}"),n=n,u=u,hh=hh,j=j,A=A,B=B); e=f"({num(A)}+{num(B)})*{n}"
    else: B=g.nice(30,200); s=g.x(g.c("{j} brings between {A} and {C} {hh}","{hh} {j} is {A} to {C}"),j=j,A=A,C=A+B,hh='each month'); e=f"({num(A)}+{num(A+B)})/2"
    return s,[g.it(None,e,'m',d='in',name=cumcap(j),cat='INC')]
@trick(1.6)
def i_rent(g):
    k=g.r.randrange(5); A=g.nice(80,700); n=Cnt(g.c(2,3)); f=g.c('m','w'); h=g.ph(f); j=g.c([x for x in RENTIN if x!='lodger'])
    if k==0: s=g.x(g.c("{n} lodgers at {A} each {h}","we have {n} lodgers, {A} {h} each","my {n} lodgers pay {A} apiece {h}"),n=n,A=A,h=h); e=f"{num(A)}*{n}";nm='Rent from lodgers'
    elif k==1: q=pct(g,8,20); s=g.x(g.c("I let the {j} for {A} {h}, the agent keeps {q}","tenants in the {j} pay {A} {h} less {q} to the agency"),j=j,A=A,h=h,q=pc(g,q)); e=f"{num(A)}*(100-{q})/100";nm='Rent from '+j
    elif k==2: m=Cnt(g.c(2,3)); s=g.x(g.c("{m} of us own the {j} and share the {A} {h} rent <equally|> coming in","the {j} rents for {A} {h}, half goes to my <brother|sister>"),m=m,j=j,A=A,h=h); e=f"{num(A)}/"+(str(int(m)) if 'own the' in s else '2');nm='Rent from '+j
    elif k==3: w=Cnt(g.c(6,8,10,12,20)); s=g.x(g.c("the {j} goes for {A} a week, {w} weeks a year","we let out the {j}, {A} a week for {w} weeks"),j=j,A=A,w=w); e=f"{num(A)}*{w}";f='y';nm='Rent from '+j
    else: B=g.nice(5,60); s=g.x("the lodger pays {A} {h} plus {B} for bills",A=A,B=B,h=h); e=f"{num(A)}+{num(B)}";nm='Rent from lodger'
    return s,[g.it(None,e,f,d='in',name=nm,cat='INC')]
@trick(1.6)
def i_supp(g):
    n=Cnt(g.c(2,3)); A=g.nice(40,280); f=g.c('m','w','f'); h=g.ph(f); k=g.r.randrange(4); p=g.c("my ex","their dad","their mother","my ex-wife","my ex-husband")
    if k==0: s=g.x(g.c("{pp} sends {A} per child {h}, {n} kids","I get {A} {h} child support for each of the {n} kids"),pp=p,A=A,n=n,h=h); return s,[g.it(None,f"{num(A)}*{n}",f,d='in',name='Child support',cat='INC')]
    if k==1: s=g.x(g.c("{pp} sends {A} {h} for the {n} kids","child support of {A} {h} comes in from {pp}"),pp=p,A=A,n=n,h=h); return s,[g.it(None,num(A),f,d='in',name='Child support',cat='INC')]
    if k==2: s=g.x(g.c("I pay {pp} {A} {h} per kid, {n} of them","child support to {pp}, {n} kids at {A} each {h}"),pp=p,A=A,n=n,h=h); return s,[g.it(None,f"{num(A)}*{n}",f,name='Child support',cat='KID')]
    s=g.x(g.c("{A} {h} maintenance to {pp}","I send {pp} {A} {h} for the {n} kids"),pp=p,A=A,n=n,h=h); return s,[g.it(None,num(A),f,name='Child support',cat='KID')]
@trick(.9)
def i_refund(g):
    A=g.nice(60,900); s=g.x(g.c("tax refund of {A} <every spring|each year>","I get {A} back from the taxman every year","dividend of {A} each year from the co-op","{A} a year cashback from the bank"),A=A); return s,[g.it(None,num(A),'y',d='in',name='Refund',cat='INC')]
# ---------------- instalments
@trick(3)
def n_inst(g):
    t=g.thing(pool=ONCES) if g.p(.6) else g.thing(cats=['ELE','TVL','HEA','CLO','EDU'],per='yo m6'); A=g.nice(120,1800); n=Cnt(g.c(3,4,5,6,8,10,12,18,24)); B=round(A/n,2 if A/n<20 else 0); k=g.r.randrange(9); a=num(A); C=g.nice(max(10,A*.1),A*.5)
    T=dict(t=t,A=A,B=B,n=n,C=C)
    if k==0: return g.x(g.c("{T} {was} {A}, paying it in {n} instalments of {B} a month","{B} a month for {TT}, {n} payments","{TT} on tick: {n} monthly payments of {B}","bought {T} for {A}, it's {B} a month for {n} months"),**T),[g.it(t,num(B),'m')]
    if k==1: return g.x(g.c("{T} {was} {A}, <spread|paying it> over {n} months interest free","{A} for {TT} in {n} equal monthly instalments","{T} {A} split over {n} monthly payments"),**T),[g.it(t,f"{a}/{n}",'m')]
    if k==2: return g.x(g.c("{T} {A}, put {C} down and the rest over {n} months","{T} cost {A}. I paid {C} already, the remainder in {n} monthly payments"),**T),[g.it(t,f"({a}-{num(C)})/{n}",'m')]
    if k==3: return g.x(g.c("{n} payments of {B} every two weeks for {TT}","{T} in {n} fortnightly payments of {B}"),**T),[g.it(t,num(B),'f')]
    p=g.c(KIN+INSTI*3)
    if k in(4,5):
        q=pct(g,20,80); return g.x(g.c("{T} {was} {A}, {P} paid back {q} and I'm paying the rest in {n} monthly instalments","{T} {A}: {P} covered {q} and the rest I pay over {n} months","out of {A} for {TT} {P} refunded {q}, what's left goes in {n} monthly payments"),p=p,q=pc(g,q),**T),[g.it(t,f"{a}*(100-{q})/100/{n}",'m')]
    if k==6: return g.x(g.c("{T} {was} {A}, {P} gave me {C} of it, the rest I pay in {n} monthly bits","{P} paid {C} of the {A} for {TT} and I do the rest over {n} months"),p=p,**T),[g.it(t,f"({a}-{num(C)})/{n}",'m')]
    if k==7: return g.x(g.c("{T} {was} {A}, split with {P}, my half over {n} months","{P} and me halved the {A} for {TT}, I pay mine off in {n} monthly payments"),p=g.c(KIN),**T),[g.it(t,f"{a}/2/{n}",'m')]
    q=pct(g,5,40); return g.x("{T} {was} {A} with {q} off, paid over {n} months",q=pc(g,q),**T),[g.it(t,f"{a}*(100-{q})/100/{n}",'m')]
@trick(1)
def n_onceshare(g):
    t=g.thing(pool=ONCES); A=g.nice(90,1600); s=g.x(g.c("{T} <next month|in June|coming up>: {A}","{T} will be {A} <this summer|in the spring>","had to pay {A} for {TT} last week"),t=t,A=A); c,e=share(g,num(A)); return joinc(s,g,c),[g.it(t,sx(e),'o')]
# ---------------- ranges
def rng(g,A):
    B=A+max(2,g.nice(max(1.5,A*.1),max(2,A*.6))); B=round(B) if A==int(A) else round(B,2); return B
@trick(2.2)
def x_range(g):
    t,f,A=base(g); B=rng(g,A); h=g.ph(f)
    s=g.x(g.c("{T} {is} between {A} and {B} {h}","{T} {A} to {B} {h}","{T} anywhere from {A} to {B} {h}","{T} {A}-{B} {h}","{A} or {B} {h} for {TT}, depends","I spend somewhere between {A} and {B} {h} on {TT}","{T} {h}: {A} in a good one, {B} in a bad one"),t=t,A=A,B=B,h=h); return s,[g.it(t,f"({num(A)}+{num(B)})/2",f)]
@trick(1.2)
def x_rangex(g):
    t=g.thing(flag='v'); A=g.nice(4,50); B=rng(g,A); n=Cnt(g.c(3,4,5,6)); k=g.r.randrange(3)
    if k==0: s=g.x(g.c("{T} {A} to {B} a time, {n} times a month","{n} times a month {T}, between {A} and {B} each time"),t=t,A=A,B=B,n=n); return s,[g.it(t,f"({num(A)}+{num(B)})/2*{n}",'m')]
    if k==1: m=Cnt(n+2); s=g.x(g.c("{T} {A} a time, {n} to {m} times a month","{A} for {TT}, between {n} and {m} times a month"),t=t,A=A,n=n,m=m); return s,[g.it(t,f"{num(A)}*({n}+{m})/2",'m')]
    s=g.x("{T} {A} to {B} a month each for the {n} of us",t=t,A=A,B=B,n=n); return s,[g.it(t,f"({num(A)}+{num(B)})/2*{n}",'m')]
# ---------------- compound
def basex(g):
    "returns text, thing, expr, f for total of one occurrence (m or w)"
    k=g.r.randrange(8); f=g.c('m','m','w'); h=ph1(g,f)
    if k in(0,1):
        t=g.thing(flag='p'); n=Cnt(g.c(2,3,4)); A=g.nice(4,60); s=g.x(g.c("{T} {is} {A} each {h} for {n} kids","{T} {A} a head {h}, {n} of us","{n} places at {T}, {A} each {h}","{n} x {A} {h} for {TT}"),t=t,A=A,n=n,h=h); return s,t,f"{num(A)}*{n}",f
    if k in(2,3):
        t=g.thing(flag='v'); n=Cnt(g.c(3,4,5,6,8)); A=g.nice(5,60); s=g.x(g.c("{T} {A} a time, {n} times a month","{n} sessions a month of {t} at {A} each","{A} a go for {TT}, {n} a month"),t=t,A=A,n=n); return s,t,f"{num(A)}*{n}",'m'
    t=g.thing(per='mw'); f='m' if 'm' in t.per else 'w'; h=ph1(g,f); A=g.amt(t,f); B=g.nice(max(1.5,A*.06),A*.4); B=B if B<A*.8 else round(A/3,1)
    if k==4: s=g.x(g.c("{T} {was} {A} {h} and went up by {B}","{T} {A} {h} plus {B} for <delivery|insurance|kit>","{T} {is} {A} {h} with another {B} on top"),t=t,A=A,B=B,h=h); return s,t,f"({num(A)}+{num(B)})",f
    if k==5: q=pct(g,5,50); s=g.x(g.c("{T} {A} {h} with {q} off","{T} normally {A} {h} but there's {q} off"),t=t,A=A,q=pc(g,q),h=h); return s,t,f"{num(A)}*(100-{q})/100",f
    if k==6: C=rng(g,A); s=g.x("{T} {is} between {A} and {C} {h}",t=t,A=A,C=C,h=h); return s,t,f"({num(A)}+{num(C)})/2",f
    s=g.x(g.c("{T} {A} {h} less {B} <voucher|discount>","{T} {is} {A} {h}, {B} off that with the card"),t=t,A=A,B=B,h=h); return s,t,f"({num(A)}-{num(B)})",f
def clean(e):
    e=re.sub(r'\(([\d.]+)\)',r'\1',e); 
    e=re.sub(r'\(\(([^()]*)\)\)',r'(\1)',e)
    e=re.sub(r'\(([\d.*/]+)\)(?=[*/])',r'\1',e) if not re.search(r'/\(',e) else e
    return e
@trick(7)
def z_share(g):
    s,t,e,f=basex(g); c,e2=share(g,e,mult=1 if '*' in e and '100' not in e else 0); return joinc(s,g,c),[g.it(t,clean(e2),f)]
@trick(4)
def z_season(g):
    s,t,e,f=basex(g); c,e2=season(g,e,f); return s+', '+c,[g.it(t,clean(e2),'y')]
@trick(4)
def z_both(g):
    if g.p(.5): s,t,e,f=basex(g)
    else: t=g.thing(per='mw'); f='m' if 'm' in t.per else 'w'; A=g.amt(t,f); s=say(g,t,A,ph1(g,f)); e=num(A)
    if g.p(.25) and f in 'mw':
        tot=ev(e); B=g.nice(max(1.5,tot*.15),max(1.6,tot*.6)); B=B if B<tot*.9 else max(.5,round(tot*.4,1)); pp=g.c(KIN+INSTI)
        c=None; e1=f"{e}-{num(B)}"
    else: c,e1=share(g,e,mult=2); B=0
    d,e2=season(g,clean(e1),f)
    while re.search('free|double|twice|skip|nothing',d): d,e2=season(g,clean(e1),f)
    s=s+' '+d if d.startswith(('from','only','except','apart','in ','for ','but','just')) and g.p(.6) else s+', '+d
    if c is None: c=g.x("<and|with|> {P} <[pays]|[gives] me|[covers]|[chips] in> {B} <of it|> {ea}",p=pp,B=B,ea={'m':g.c('each month','every month','a month'),'w':g.c('each week','every week','a week')}[f]); c=re.sub('^with','and',c)
    return joinc(s,g,c),[g.it(t,clean(e2),'y')]
@trick(2.2)
def z_visit(g):
    t=g.thing(flag='v'); A=g.nice(20,110); B=g.nice(4,A*.7); B=B if B<A*.85 else round(A/2); n=Cnt(g.c(2,3,4,5,6,8)); p=g.c(INSTI+KIN); q=pct(g,10,80); k=g.r.randrange(4); f,hh=g.c(('m','a month'),('y','a year'))
    if n==2: n=Cnt(3)
    if k==0: s=g.x(g.c("{T} {A} a visit, {P} [gives] back {B} each time, {n} visits {hh}","{n} times {hh} {T} at {A}, of which {P} [refunds] {B} every time"),t=t,A=A,B=B,p=p,n=n,hh=hh); e=f"({num(A)}-{num(B)})*{n}"
    elif k==1: s=g.x(g.c("{T} {A} a visit, {n} visits {hh}, {P} [refunds] {q}","{n} visits {hh}, {A} each, for {TT}; {P} [pays] {q} of that"),t=t,A=A,q=pc(g,q),p=p,n=n,hh=hh); e=f"{num(A)}*{n}*(100-{q})/100"
    elif k==2: m=Cnt(n+g.c(1,2,3)); s=g.x(g.c("{T} {A} a time, {m} times {hh}, {P} [pays] for {a} of them"),t=t,A=A,m=m,a=n,p=p,hh=hh); e=f"{num(A)}*({m}-{n})"
    else: m=Cnt(n+g.c(1,2,3)); s=g.x(g.c("{m} sessions of {t} {hh} at {A}, the first {a} are free","{T} {A} a session, {m} {hh}, {a} of them on {P}"),t=t,A=A,m=m,a=n,p=p,hh=hh); e=f"{num(A)}*({m}-{n})"
    return s,[g.it(t,e,f)]
@trick(1.6)
def z_later(g):
    "amount in one sentence, count/period in another, aside between"
    t=g.thing(flag='v'); A=g.nice(4,60); n=Cnt(g.c(3,4,5,6)); mid=g.c("","","I know, pricey. ","Long story. ","Been going since 2015. ","Started when I was 34. ","The parking's free. ","Worth it. "); k=g.r.randrange(5)
    s=say0(g,t,A)+'. '+mid
    if k==0: return s+g.x(g.c("<That's|It's|I do that> {n} times a month","{n} times a month, every month"),n=n),[g.it(t,f"{num(A)}*{n}",'m')]
    if k==1: return s+g.c("That's every other week","Once a fortnight","That comes round every two weeks"),[g.it(t,num(A),'f')]
    if k==2: return s+g.x(g.c("<That's per head|Per person|That's each>, and we're {n}, once a month","We're {n} and that's per head, monthly"),n=n),[g.it(t,f"{num(A)}*{n}",'m')]
    if k==3: return s+g.c("That's for the whole year","Covers the year","That's yearly"),[g.it(t,num(A),'y')]
    return s+g.x(g.c("Weekly that is, {n} weeks a year","That's a weekly thing but only {n} weeks a year"),n=(m:=Cnt(g.c(10,20,30,40,44)))),[g.it(t,f"{num(A)}*{m}",'y')]
@trick(1.4)
def z_couple(g):
    "couple with general rule, then bills"
    p=g.c([x for x in KIN if not x.pl]); q=g.c(30,35,40,45,55,60,65,70); n=g.c(1,2,2,3); out=[];its=[]; k=g.c(0,1,2)
    w0={1:'this one',2:g.c('these two','the next two'),3:g.c('these three','these 3')}[n]
    head=g.x(g.c("{w0} {P} and I split {q}/{w}, I pay the {q}","{w0} I pay {q2} of, {P} the rest","of {w0} I pay {q2}, {P} [pays] the rest"),p=p,q=str(q),w=str(100-q),q2=pc(g,q),w0=w0) if k else g.x("{w0} {P} and I go halves on",p=p,w0=w0)
    for _ in range(n):
        g.ni(); t=g.thing(flag='b'); f=g.per(t); A=g.amt(t,f); out.append(g.x("{t} {A} {h}",t=t,A=A,h=g.ph(f))); its.append(g.it(t,f"{num(A)}*{q}/100" if k else f"{num(A)}/2",f))
    return head+g.c(': ',': ',' - ')+', '.join(out),its
@trick(1)
def z_mix(g):
    "shared one, the other not"
    t,u=g.thing(flag='b'),g.thing(flag='b'); A=g.amt(t,'m');B=g.amt(u,'m'); p=g.c(KIN); s=g.x("{T} {A} a month",t=t,A=A); i=g.it(t,num(A),'m'); g.ni(); s+=g.x(" and {T} {B} a month",t=u,B=B); c2=g.fcur; k=g.r.randrange(4)
    tn=re.sub('^(the|my) ','',t.name); un=re.sub('^(the|my) ','',u.name)
    g.fcur=i['currency']
    if k==0: s+=g.x(", {P} [pays] half of the first <one|>",p=p); i=g.it(t,num(A)+"/2",'m'); j='x'
    elif k==1: s+=g.x(", {P} [pays] half of <the second|the last one|the latter>",p=p)
    elif k==2: s+=g.x(", {P} [pays] half of both",p=p); i=g.it(t,num(A)+"/2",'m')
    else: s+=g.x(", the first one is on {P}",p=p); i=None
    g.fcur=c2; b=g.it(u,num(B)+("/2" if k in(1,2) else ""),'m'); return s,[x for x in(i,b) if x]
@trick(.8)
def z_bench(g):
    "list in one currency, living abroad"
    g.fx=g.c(SIGNS[:3]); t=g.thing(cats=['HOU','UTI','PHO','TAX','INS','TVL','GRO']); n=Cnt(g.c(3,4,5,6,7)); A=g.amt(t,'m'); pl=g.c('Spain','Ghana','Portugal','Thailand','Ireland','Jamaica','France')
    s=g.x(g.c("the {n} months I'm in {pl} I pay {A} a month for {TT}","{n} months a year in {pl}, where {T} {is} {A} a month","{T} in {pl}: {A} a month, {n} months a year"),n=n,pl=pl,t=t,A=A); return s,[g.it(t,f"{num(A)}*{n}",'y')]
@trick(2.2)
def z_none(g):
    A=g.nice(500,9000); return g.x(g.c("we owe nobody anything, {A} in the bank","my sister earns {A} a month, lucky her","the neighbours pay {A} for theirs, imagine","my old job paid {A}, that ended in 2021","credit limit is {A}","someone offered me {A} for the van, no thanks","we lost {A} on the last house, long gone"),A=A),[]

# ---------------- chatty compounds
def wj(g): return g.c([x for x in WORK if not x.endswith('s')])
@trick(1.6)
def y_keep(g):
    j=wj(g); n=Cnt(g.c(6,8,9,10,12,15,16)); A=g.nice(30,180); d=g.c(SAVE); k=g.r.randrange(3); q=pct(g,5,40); u=g.c('shift','night','day')
    s=g.x(g.c("I get {A} a {u} for the {j} and do {n} {u}s a month","{n} {u}s a month at the {j}, {A} a {u}"),A=A,u=u,n=n,j=j); e=f"{num(A)}*{n}"; i=g.it(None,e,'m',d='in',name=cumcap(j),cat='INC'); c0=g.fcur
    if k==0: s+=g.x(g.c(". {q} of that goes into the {d}",", I put {q} of it in my {d}"),q=pc(g,q),d=d); e2=e+f"*{q}/100"
    elif k==1: s+=g.x(g.c(". Half of that goes into the {d}",", a half of it straight to the {d}"),d=d); e2=e+"/2"
    else:
        B=g.nice(2,15); g.ni(); s+=g.x(g.c(". Every {u} {B} goes in the {d}",", and {B} per {u} goes to my {d}"),u=u,B=B,d=d); return s,[i,g.it(None,f"{num(B)}*{n}",'m',name=cumcap(d),cat='INV')]
    g.fcur=c0; return s,[i,g.it(None,e2,'m',name=cumcap(d),cat='INV')]
@trick(1.3)
def y_termsplit(g):
    t=g.thing(cats=['KID','EDU','FIT','ENT']); A=g.nice(8,90); n=Cnt(g.c(2,3,4)); p=g.c(KIN); k=g.r.randrange(3)
    s=g.x(g.c("{T} for the {n} kids is {A} each, twice a term, three terms","twice a term, 3 terms a year, {A} each for {n} kids for {TT}"),t=t,A=A,n=n); e=f"{num(A)}*{n}*2*3"
    if k==0: s+=g.x(", {P} [pays] half",p=p); e+="/2"
    elif k==1: q=pct(g,10,80); s+=g.x(", {P} [covers] {q} of all that",p=p,q=pc(g,q)); e+=f"*(100-{q})/100"
    return s,[g.it(t,e,'y')]
@trick(1.2)
def y_termpay(g):
    j=wj(g); n=Cnt(g.c(6,8,10,12,15,20,25)); A=g.nice(11,32); w=Cnt(g.c(36,38,39,40,44,46)); s=g.x(g.c("the {j} is {A} an hour, {n} hours a week, {w} weeks a year","I only work {w} weeks of the year at the {j}, {n} hours a week at {A}","{j}: {n} hrs a week x {w} weeks, {A} an hour"),j=j,n=n,A=A,w=w); return s,[g.it(None,f"{num(A)}*{n}*{w}",'y',d='in',name=cumcap(j),cat='INC')]
@trick(1.2)
def y_room(g):
    t,f,A=base(g); p=g.c(KIN); B=g.nice(max(1.5,A*.05),A*.3); h=g.ph(f); k=g.r.randrange(3)
    if k==0: s=g.x(g.c("{T} {is} {A} {h} between {P} and me, I pay half plus {B} <because I earn more|for the bigger room>","{T} {A} {h}; I pay half and {B} extra, {P} [does] the rest"),t=t,A=A,B=B,h=h,p=p); e=f"{num(A)}/2+{num(B)}"
    elif k==1: B=B if B<A*.45 else round(A/4,1); s=g.x("{T} {A} {h}; I pay half less {B}, {P} [does] the rest",t=t,A=A,B=B,h=h,p=p); e=f"{num(A)}/2-{num(B)}"
    else: B=B if B<A*.7 else round(A/4,1); s=g.x(g.c("{T} {A} {h}, {B} of that is just {P}'s and the rest we halve","{T} {is} {A} {h}: take off {B} that's {P}'s, then half is mine"),t=t,A=A,B=B,h=h,p=p); e=f"({num(A)}-{num(B)})/2"
    return s,[g.it(t,e,f)]
@trick(1)
def y_left(g):
    t,f,A=base(g); n=g.c(3,4,5); m=n-1 if g.p(.6) else n+1; p=g.c([x for x in KIN if not x.pl]); s=g.x(g.c("{T} {A} {h} split between {n} of us, well {m} now {P} has {lv}","{T} {A} {h}, used to be split {n} ways, now {m}","we share {T}, {A} {h}, {m} of us (it was {n} before {P} {lv2})"),t=t,A=A,h=g.ph(f),n=Cnt(n),m=Cnt(m),p=p,lv='left' if m<n else 'joined',lv2='left' if m<n else 'came'); return s,[g.it(t,f"{num(A)}/{m}",f)]
@trick(1)
def y_fourth(g):
    t=g.thing(per='w'); A=g.amt(t,'w'); s=g.x(g.c("{T} {is} {A} a week but every fourth week is free","{A} a week for {TT}, every 4th week {P} [pays]","{T} {A} weekly, one week in four off"),t=t,A=A,p=g.c(KIN)); return s,[g.it(t,num(A)+"*3",'4')]
@trick(1.2)
def y_tier(g):
    t=g.thing(flag='v'); A=g.nice(6,60);B=g.nice(4,50); n,m=Cnt(g.c(2,3,4)),Cnt(g.c(2,3,5)); s=g.x(g.c("{T}: {n} a month at {A} and {m} at {B}","every month {T}, {n} times at {A} and {m} times at the cheaper {B}" if B<A else "every month {T}, {n} times at {A} and {m} times at the dearer {B}"),t=t,A=A,B=B,n=n,m=m); return s,[g.it(t,f"{num(A)}*{n}+{num(B)}*{m}",'m')]
@trick(1.2)
def y_shifts2(g):
    j=wj(g); A=g.nice(50,150);B=g.nice(60,190); n,m=Cnt(g.c(6,8,10,12)),Cnt(g.c(2,3,4)); s=g.x(g.c("{j}: {n} weekday shifts a month at {A} and {m} Sundays at {B}","at the {j} I do {n} normal shifts for {A} each and {m} nights for {B} each every month"),j=j,A=A,B=B,n=n,m=m); return s,[g.it(None,f"{num(A)}*{n}+{num(B)}*{m}",'m',d='in',name=cumcap(j),cat='INC')]
@trick(1)
def y_comm(g):
    j=g.c([x for x in SIDE if x not in('royalties','busking')]); A=round(g.nice(300,3000)/10)*10; q=pct(g,5,60); f=g.c('m','w','q'); s=g.x(g.c("I get {q} of what the {j} takes, usually {A} {h}","{j} takes {A} {h} and I keep {q}","{j}: {A} {h} turnover, {q} of it mine"),q=pc(g,q),j=j,A=A,h=g.ph(f)); s=s.replace(j+' takes',j+(' take' if j.endswith('s') else ' takes')); return s,[g.it(None,f"{num(A)}*{q}/100",f,d='in',name=cumcap(j),cat='INC')]
@trick(1.5)
def y_both(g):
    t=g.thing(flag='p'); f=g.per(t); A=g.amt(t,f); p=g.c([x for x in KIN if not x.pl]); h=g.ph(f)
    if g.p(.5): s=g.x(g.c("{T} {A} each {h} for me and {P}, I pay both","{A} {h} each for {TT}, mine and {P}'s, both from my account","I pay {P}'s {t} as well as mine, {A} each {h}"),t=t,A=A,h=h,p=p); return s,[g.it(t,f"{num(A)}*2",f)]
    s=g.x(g.c("{T} {A} each {h} for me and {P}, everyone pays their own","{A} {h} each for {TT}, {P} [pays] their own","{P} and I do {t}, {A} each {h}, separate bills"),t=t,A=A,h=h,p=p); return s,[g.it(t,num(A),f)]
@trick(1.2)
def y_buys(g):
    t=g.thing(flag='v'); A=g.nice(15,160); f,hh=g.c(('q','three months'),('h','six months'),('b','two months'),('Y','two years'),('f','two weeks'),('m','a month')); n=g.c(5,8,10,12,20)
    s=g.x(g.c("{A} buys me {hh} of {t}","I pay for {T} {hh} at a time, {A} each time","a card of {n} for {T} is {A} and lasts {hh}","{T}: {A} every time and that does {hh}"),t=t,A=A,hh=hh,n=str(n)); return s,[g.it(t,num(A),f)]
@trick(1)
def y_block(g):
    t=g.thing(flag='v'); A=g.nice(5,50);B=A+g.nice(2,12); n=Cnt(g.c(3,4,5,6)); s=g.x(g.c("{T} {A} a go if you have the card ({B} without, I have it), {n} a month","I pay the member rate for {TT}, {A} not {B}, {n} times a month","{T} {B} on the door but {A} with my card, {n} times a month"),t=t,A=A,B=B,n=n); return s,[g.it(t,f"{num(A)}*{n}",'m')]
@trick(1.2)
def y_makes(g):
    t=g.thing(flag='b'); B=g.c(5,8,9,10,12,15,20,25,30,35,40,45,60,75,80); A=B*12
    if g.p(.5): s=g.x(g.c("{T} {is} {A} a year, that's {B} a month if you work it out","{T} paid yearly, {A}, works out at {B} a month","I pay {A} once a year for {TT} (so {B} a month)"),t=t,A=A,B=B); return s,[g.it(t,num(A),'y')]
    s=g.x(g.c("{T} {B} a month, which makes {A} a year","{B} monthly for {TT}, {A} over the year","{T}: {B} pcm ({A} a year!)"),t=t,A=A,B=B); return s,[g.it(t,num(B),'m')]
@trick(1)
def y_eachB(g):
    t,f,A=base(g); B=g.nice(max(1.5,A*.08),A*.3); n=Cnt(2); n=n if B*2<A*.95 else n; p,p2=g.r.sample([x for x in KIN if not x.pl],2)
    if B*2>=A*.95: B=round(A/4,2)
    s=g.x(g.c("{T} {A} {h}, {P} and {p2} pay {B} each and I do the rest","{T} {is} {A} {h} less {B} each from {P} and {p2}","{T} {A} {h}, both {P} and {p2} give me {B} for it"),t=t,A=A,B=B,h=g.ph(f),p=p,p2=p2.n); return s,[g.it(t,f"{num(A)}-{num(B)}*2",f)]
@trick(1)
def y_kitty(g):
    t,f,A=base(g); n=Cnt(g.c(3,4,5,6)); s=g.x(g.c("{n} of us put {A} each {h} in a kitty for {TT}","we each chip in {A} {h} for {TT}, {n} of us","{T}: {A} {h} from me like the other {n}"),t=t,A=A,n=n,h=g.ph(f)); return s,[g.it(t,num(A),f)]
@trick(1.3)
def y_gran(g):
    n=Cnt(g.c(3,4,5,6,7,8,9)); A=g.c(10,15,20,25,30,40,50); k=g.r.randrange(4); who=g.c('grandkids','nieces and nephews','grandchildren','godchildren')
    if k==0: s=g.x(g.c("{A} for each of the {n} {w} on their birthday","birthday money, {n} {w}, {A} each"),A=A,n=n,w=who); e=f"{num(A)}*{n}";nm='Birthday money';f='y'
    elif k==1: s=g.x(g.c("{n} {w} get {A} each for their birthday and the same at Christmas","{A} for every one of the {n} {w}, birthdays and again at Christmas"),A=A,n=n,w=who); e=f"{num(A)}*{n}*2";nm='Birthday and Christmas money';f='y'
    elif k==2:
        B=A+g.c(5,10); a,b=g.c((6,9),(7,11),(9,12),(13,16)); f=g.c('w','m'); s=g.x(g.c("pocket money {A} for the {a}-year-old and {B} for the {b}-year-old {h}","pocket money {h}: {A} (age {a}) and {B} (age {b})"),A=A,B=B,a=str(a),b=str(b),h=g.ph(f)); e=f"{num(A)}+{num(B)}";nm='Pocket money'
    else: B=g.c(5,10); s=g.x("Christmas: {n} {w} at {A} each, two of them are grown up and get only {B}",n=n,w=who,A=A+B,B=B); e=f"{num(A+B)}*({n}-2)+{num(B)}*2";nm='Christmas money';f='y'
    return s,[g.it(None,e,f,name=nm,cat='GIV')]
@trick(1.3)
def y_oddfreq(g):
    t=g.thing(per='mw'); k=g.r.randrange(7); A=g.nice(6,110)
    if k==0: n=Cnt(g.c(2,3,5)); s=g.x("{T} {A} whenever we visit my mother, which is {n} times a year" if n>2 else "{T} {A} whenever we visit my mother, twice a year",t=t,A=A,n=n); return s,[g.it(t,f"{num(A)}*{n}" if n>2 else num(A),'y' if n>2 else 'h')]
    if k==1: s=g.x(g.c("{T} {A} at the start of each season, four a year","{T} {A} spring, summer, autumn and winter"),t=t,A=A); return s,[g.it(t,num(A),'q')]
    if k==2: n=Cnt(g.c(2,3)); s=g.x("{T} {A} per visit, {P} [comes] {n} times a week" if 0 else "every {d} and every {d2} {T}, {A} each day",t=t,A=A,d=g.c('Monday','Tuesday'),d2=g.c('Thursday','Saturday')); return s,[g.it(t,num(A),'w',2)]
    if k==3: s=g.x(g.c("{T} {A} each school holiday, six of those a year","each of the 6 school holidays {A} for {TT}"),t=t,A=A); return s,[g.it(t,f"{num(A)}*6",'y')]
    if k==4: s=g.x(g.c("{T} {A} on the first Saturday of the month","{T} {A} every time the month turns over","every new month {A} for {TT}"),t=t,A=A); return s,[g.it(t,num(A),'m')]
    if k==5: s=g.x(g.c("{T} {A} at Easter and at Christmas","{A} for {TT} in spring and again in autumn","{T} {A} every April and October"),t=t,A=A); return s,[g.it(t,num(A),'h')]
    n=Cnt(g.c(5,7,9,15,25,30)); s=g.x(g.c("{T} {A} per trip, {n} trips a year","each trip {A} for {TT}, {n} trips a year"),t=t,A=A,n=n); return s,[g.it(t,f"{num(A)}*{n}",'y')]
FILL=["don't ask","since we moved","you know how it is","bless her","sigh","as always","I know I know","it is what it is","long story","no idea why","thank goodness","worth every penny","can't live without it","my one treat","the usual","ugh"]
OPEN=["ok so","right,","so basically","hi,","let me think.","here we go:","sorry this is messy.","writing this at the kitchen table.","well","so,","hello,","morning!","ok here goes.","not sure how this works but","my turn I guess.","trying to get organised.","kids are in bed so","as a musician it's all bits and pieces.","I'm a grandmother of 5.","I'm 63 and semi-retired.","divorced, 2 kids half the week.","we moved here in 2019.","I turned 40 in March.","we live at number 27.","we are a family of 4.","I've been doing this job 11 years.","it's 11pm and I'm doing this.","gig worker here.","half my life's in Spain now.","new year new budget.","first time doing this."]
END=["that's about it","I think that's everything","the rest is pocket change","not sure where the rest goes","my boiler is 15 years old by the way","we've been at this address 8 years","my eldest turns 17 in May","hope that helps","oh and it's raining","will add more later","that's all for now","we meet at 7:30 if anyone cares","the car has 90,000 miles on it","there's 3 of us at home","I have 1,200 in the current account right now","savings stand at 4,350","anyway","cheers","I'm 52 so retirement isn't far","the dog is 9"]
PLJ=[j for j in SIDE if j.endswith('s')]
PRE=['since the split','now that the kids are bigger,','because I keep forgetting:',"now I'm on my own",'when I remember to count it,','for what it\'s worth,','honestly,','for my sins','if I look at the statement','not that anyone asked but','as far as I can tell','mum reckons I should list this too:','since I went freelance','living between two countries as we do,','this is the silly one:','before I forget,','what else...','let me see,','another thing,','as for the rest,']
def wchoice(g,l): return g.r.choices([x[0] for x in l],[x[1] for x in l])[0]
def typo(g,s):
    ws=re.split(r'(\s+)',s); idx=[i for i,w in enumerate(ws) if re.fullmatch(r'[a-z]{5,}',w) and w not in STOPT]
    if idx:
        i=g.c(idx); w=ws[i]; k=g.r.randrange(1,len(w)-2); z=g.r.randrange(3)
        ws[i]=w[:k]+w[k+1]+w[k]+w[k+2:] if z==0 else (w[:k]+w[k+1:] if z==1 else w[:k]+w[k]+w[k:])
    return ''.join(ws)
STOPT=set("three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand other every weeks months month years weekly monthly quarter fortnight third thirds except double twice dozen quarters quarterly yearly".split())
def cap(s):
    s=s[0].upper()+s[1:]
    return re.sub(r'((?:[.!?]) +|\n[-*•>]? ?)([a-z])',lambda m:m.group(1)+m.group(2).upper() if not m.group(1).startswith('\n') or True else m.group(0),s)
def entry(g):
    for _ in range(50):
        e=entry0(g)
        ok=all(0<eval(i['calc'])<200000 and (i['frequency']!='once' or 1) for i in e['items'])
        nm=[i['name'].lower() for i in e['items']]
        if ok and len(set(nm))==len(nm): return e
def entry0(g):
    g.newtext(); r=g.r
    plain=g.p(.36); n=r.choices([1,2,3,4,5],[34,32,20,9,5])[0]
    if plain: kinds=[0]*n
    else:
        kinds=[1]+[1 if g.p(.42) else 0 for _ in range(n-1)]; r.shuffle(kinds)
    out='';items=[]
    jstyle=r.choices(['sent','nl','comma','mix'],[50,14,16,20])[0]
    prevT=None;prevF=False;FORCE={'z_mix','z_couple','r_both','r_first','c_later','r_left','r_bonus','r_savepct','r_payday','z_later','p_resp'}
    for i,k in enumerate(kinds):
        g.newfact(); f=wchoice(g,TRICK if k else PLAIN); s,its=f(g); items+=its
        if g.p(.05): s+=g.c(', ',' (',' - ')+g.c(FILL); s+=')' if s.rfind(' (')>s.rfind(')') and s.count('(')>s.count(')') else ''
        for jn in PLJ:
            if jn in s: s=re.sub(re.escape(jn)+r' (pays|brings|goes|is)\b',lambda m:jn+' '+plv(m.group(1)),s)
        for jn in ("kids' savings",'premium bonds'): s=re.sub(jn+r' (has|sits|gets)',lambda m:jn+' '+plv(m.group(1)),s)
        if g.p(.07) and not s.startswith(('-','*','•','>')) and '\n' not in s: s=g.c(PRE)+' '+s
        if i==0: out=s
        else:
            hasnl='\n' in s or '\n' in out
            j=jstyle if jstyle!='mix' else g.c('sent','comma','and')
            if hasnl: j='nl'
            if j in('comma','and') and (k or prevT) and g.p(.7): j='sent'
            if j in('comma','and') and (prevF or f.__name__ in FORCE): j='sent'
            if j=='sent': out+='. '+g.c('','','','','also ','then ','and ','plus ','oh and ','oh and ','next, ','on top of that ')+s
            elif j=='nl': out+='\n'+s
            elif j=='comma': out+=g.c(', ',', ','; ',', plus ',', also ',', then ')+s
            else: out+=g.c(' and ',', and ',' plus ',' & ',' and then ')+s
        prevT=k; prevF=f.__name__ in FORCE
    if g.p(.13): 
        o=g.c(OPEN); out=o+(' ' if '\n' not in out[:60] else '\n')+out
    if g.p(.11): out+=('\n' if '\n' in out else '. ')+g.c(END)
    out=re.sub(r'(?<!\.)\.\.(?!\.)','.',out); out=re.sub(r'(?i)\b(also|plus|and|then|next,|on top of that) (also|plus|and|then|on the side there)\b',r'\2',out); out=re.sub(r'(?i)also (i|we) also',r'\1 also',out); out=re.sub(r' +',' ',out)
    bul='\n' in out
    if not bul and g.p(.55): out+='.'
    if g.lower: out=out.lower() if g.p(.8) else out
    else: out=cap(out)
    if g.p(.07): out=typo(g,out)
    if g.p(.1): out=re.sub(r"(?<=[a-z])'(?=[a-z]\b)","",out)
    if g.p(.08): out=re.sub(r'(?<=[a-z]), (?=[a-z])',' ',out)
    if g.p(.05): out=re.sub(r'\. (?=[A-Za-z])',' ',out) if g.lower else out
    if g.p(.1): out=re.sub(r'\band\b','&',out,count=1)
    return {"text":out,"items":items}
def main():
    n=int(sys.argv[1]) if len(sys.argv)>1 else 20; seed=int(sys.argv[2]) if len(sys.argv)>2 else 0
    g=G(seed); print(json.dumps([entry(g) for _ in range(n)],ensure_ascii=False,indent=0))
if __name__=='__main__': main()
