"""Layouts: United Kingdom, Ireland, Australia, New Zealand, South Africa, India, Singapore, Hong Kong, Kenya, Nigeria."""
import datetime, os, re, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt
from stmt import width_of

D = datetime.timedelta
MON = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
MONTH = 'January February March April May June July August September October November December'.split()
WD = 'Mon Tue Wed Thu Fri Sat Sun'.split()
WDAY = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split()

def S(text): return [x.strip() for x in text.split(',')]

CN = {
 'GB': dict(cur='GBP', sign='£', k=1, lang='English', banks=S('Barclays Bank UK PLC,HSBC UK,NatWest,Lloyds Bank plc,Santander UK plc,Nationwide Building Society,TSB Bank plc,Metro Bank,The Co-operative Bank,Virgin Money,Halifax,First Direct,Northbridge Bank plc,Skipton Building Society,Yorkshire Building Society,Ulster Bank,Danske Bank'),
   city=S('London,Leeds,Manchester,Bristol,Glasgow,Cardiff,York,Belfast,Milton Keynes,Bath,Hove,Croydon,Stoke-on-Trent,Norwich,St Albans,Newcastle'),
   shop=S('Tesco Stores 3412,Sainsburys S/Mkts,Asda Superstore,Aldi 62 775,Lidl GB,Waitrose 214,Co-op Group Food,Marks&Spencer PLC,Boots 1021,Greggs PLC,Pret A Manger,Costa Coffee,TfL Travel Charge,Trainline.com,Uber *Trip,Deliveroo,Just Eat,Amazon.co.uk*RT4G,AMZNMktplace,B&Q 1189,Wickes,Argos,John Lewis,Next Retail,Primark,Shell Meadway,BP Express,Esso MFG,WHSmith,Wetherspoon,Nando\'s,Screwfix Dir,Halfords 0812,Pets at Home'),
   dd=S('British Gas,Octopus Energy,Thames Water,Sky Digital,Virgin Media Pymts,EE Limited,O2,Vodafone Ltd,DVLA-VRM AB12CDE,TV Licence MBP,PureGym Ltd,Aviva,Direct Line Ins,L B of Camden,Leeds City Council,Netflix,Spotify,Severn Trent'),
   ppl=S('J Smith,Mrs A Patel,Oliver Hughes,S Okafor,Mr D Evans,Emily Carter,R Macdonald,Priya Shah,T Williams & Co,Harry Bennett,M Kowalski,Chloe Walsh'),
   emp=S('Acme Engineering Ltd,NHS Trust Payroll,HMRC Child Benefit,DWP UC,Lewis & Sons Ltd,Brightwater Media,University of Leeds'),
   out=['VIS;{M} {C}','VIS;{M}|{C}','DEB;{M} CD {n4}','D/D;{DD}','DD;{DD} {n10}','Direct Debit;{DD}|REF {n8}','SO;{P}|RENT','STO;{P} {W}','BP;{P}|{W}','FPO;{P} {n6}','ATM;CASH {BK} {C}|{DM} {TM}','CPT;LNK {C} CD {n4} {DM}','TFR;TO A/C {n8}','CHQ;CHEQUE {n6}','CHG;NON-STERLING TRANSACTION FEE','INT;OVERDRAFT INTEREST','POS;{n4} {DM} {M} {C} GB',')));{M}|{C}','OBP;Bill payment to {P} Ref {W}','Card;Card payment to {M} on {DM}','CARD PAYMENT;CARD PAYMENT TO {M},{amt},RATE 1.00/GBP|ON {DM}','BBP;Mobile payment to {P}'],
   inn=['BGC;{E}','CR;{P}','FPI;{P} {W}','BAC;{E} {n8}','BP;{P}|THANKS','TFR;FROM A/C {n8}','CR;REFUND {M}','Bank credit;{E}','INT;GROSS INTEREST','CR;CASH PAID IN {C}','DEP;DEPOSIT {n6}','FPI;{P} {n10} {W}|{n8} 30 {DM} {TM}']),
 'IE': dict(cur='EUR', sign='€', k=1.1, banks=S('AIB,Allied Irish Banks p.l.c.,Bank of Ireland,Permanent TSB plc,An Post Money,Avant Money,Tallaght Credit Union Ltd,EBS d.a.c.,Progressive Credit Union'),
   city=S('Dublin,Cork,Galway,Limerick,Sligo,Naas,Tallaght,Ennis,Dun Laoghaire,Swords,Tralee'),
   shop=S('Dunnes Stores,SuperValu,Tesco Stores 4412,Lidl Ireland,Aldi Stores,Centra,Spar,Applegreen,Circle K,Penneys,Supermacs,Insomnia Coffee,Boots,Leap Card,Irish Rail,Eason,Woodies DIY,Brown Thomas,Butlers Chocolate,FreeNow'),
   dd=S('Electric Ireland,Bord Gais Energy,Virgin Media Irl,Eir,VHI Healthcare,Laya Healthcare,Irish Life,Three Ireland,SSE Airtricity,Irish Water,Revenue LPT'),
   ppl=S('Sean Murphy,Aoife Byrne,Padraig O\'Brien,Niamh Kelly,C Doyle,Siobhan Ryan,Ciaran Walsh,Eimear Nolan'),
   emp=S('HSE Payroll,Dept Soc Protection,Kerry Group,Trinity College,Glanbia plc,Revenue Comm'),
   out=['POS;VDP-{M}','POS;VDC-{M} {C}','POS;VDA-{M}|{DM} {n4}','DD;D/D {DD}|IE{n8}','SO;SO {P}','ATM;ATM {C} {DM}','MOB;*MOBI {P}','FEE;FEE-QTR TO {DM}','TFR;*INET {P}|{W}','TAX;GOVT STAMP DUTY','POS;POS{DM} {M}','POSC;POSC{DM} {M}','365;365 Online {P}','DD;SEPA DD {DD}','CHQ;CHEQUE {n6}'],
   inn=['CR;{E}|SALARY','SCT;SEPA CREDIT {E}','TFR;*MOBI {P}','CT;CREDIT TRANSFER {P}','LODG;LODGMENT {n6}','POS;REFUND VDC-{M}','INT;INTEREST','SP;SP {P}']),
 'AU': dict(cur='AUD', sign='$', k=1.8, banks=S('Commonwealth Bank of Australia,Westpac Banking Corporation,National Australia Bank,ANZ,Bendigo Bank,Suncorp Bank,ING Australia,Macquarie Bank,Bankwest,Up,St.George Bank,Great Southern Bank,Beyond Bank,Police Credit Union'),
   city=S('Sydney,Melbourne,Brisbane,Perth,Adelaide,Hobart,Parramatta,Geelong,Cairns,Fremantle,Newtown,St Kilda,Wollongong'),
   shop=S('Woolworths 1188,Coles 0452,ALDI Stores,IGA,Bunnings 6321,Kmart 1044,Target,Officeworks,JB Hi-Fi,Chemist Warehouse,Dan Murphy\'s,BWS,7-Eleven 2214,Ampol Foodary,BP Connect,Caltex,Myer,Big W,Guzman y Gomez,Hungry Jacks,Uber *Eats,Menulog,Opal Transport,myki,Coffee Club,Anaconda,Rebel Sport,Boost Juice'),
   dd=S('AGL Energy,Origin Energy,Telstra,Optus,Medibank Private,Bupa,NRMA Insurance,Sydney Water,Foxtel,Anytime Fitness,Linkt,Stan,Vodafone AU,Budget Direct'),
   ppl=S('James Nguyen,Mia Thompson,L Papadopoulos,Jack Wilson,Charlotte Lee,D Singh,R & K Morrison,Ruby Taylor'),
   emp=S('BHP Group,NSW Health,Centrelink JobSeeker,ATO,Coles Group Pay,Atlassian Pty Ltd,Dept of Education'),
   out=['EFT;{M} {C} AU|Card xx{n4}','EFTPOS;EFTPOS PURCHASE {M}|{C} AU','VISA;VISA PURCHASE {M} {C} NSW','DD;Direct Debit {n6} {DD}|{n10}','BPAY;BPAY {DD} {n8}','TFR;Transfer to xx{n4} CommBank app|{W}','OSKO;Osko Payment {P} {W}','ATM;Wdl ATM {BK} {C} A','FEE;Account Fee','FEE;Intl Transaction Fee','WDL;WITHDRAWAL MOBILE {n6} TFR {P}','PAYID;PayID Phone to {P}|{W}','CHQ;Cheque {n6}','DEBIT CARD PURCHASE;{M} {C} AUS','V{n4};{M} {C} {DM}'],
   inn=['DEP;Direct Credit {n6} {E}|{n8}','SAL;Salary {E}','OSKO;Osko Deposit {P} {W}','INT;Credit Interest','DEP;DEPOSIT {E} {n8}','REF;Refund {M}','TFR;Fast Transfer From {P}|{W}','DEP;Cash Deposit Branch {C}','TFR;Transfer from {P} NetBank']),
 'NZ': dict(cur='NZD', sign='$', k=2, banks=S('ANZ Bank New Zealand,ASB Bank Limited,Westpac New Zealand,BNZ,Kiwibank,TSB,The Co-operative Bank NZ,SBS Bank,Heartland Bank,Rabobank NZ'),
   city=S('Auckland,Wellington,Christchurch,Hamilton,Dunedin,Tauranga,Nelson,Rotorua,Whangarei,Papakura'),
   shop=S('Countdown,Woolworths NZ,Pak N Save,New World,Four Square,The Warehouse,Mitre 10,Z Energy,Bp 2Go,Noel Leeming,Farmers,Kmart NZ,Bunnings,Mighty Ape,Hell Pizza,Burger Fuel,AT Hop,Snapper,Whitcoulls,Briscoes,Life Pharmacy,Gull'),
   dd=S('Contact Energy,Mercury NZ,Genesis Energy,Spark NZ,One NZ,2degrees,AA Insurance,Southern Cross,Watercare,Auckland Council,Les Mills,Sky TV,Kiwisaver'),
   ppl=S('Hemi Walker,K Tamihana,Olivia Brown,J Faleolo,Liam Harris,M Chen,S Wiremu,G & T Fraser'),
   emp=S('Fonterra,MSD Benefit,Inland Revenue,Air New Zealand,Waikato DHB,Fletcher Building'),
   out=['EP;{M}|{n4} {C}','EFTPOS;EFTPOS {M}','VT;VISA PURCHASE {M} {C}','AP;AP {P} RENT','DD;{DD}|{n8}','BP;{P} {W}','AT;ATM {C}|{DM} {TM}','BP;Bill Payment {DD}','FX;INTL TRANS FEE','TFR;TFR TO {n6}-00','Debit;DEBIT {M}','CQ;CHEQUE {n6}','FEE;ACCOUNT FEE'],
   inn=['DC;{E}|WAGES {DM}','BP;{P} {W}','CR;CREDIT {E}','IP;INTEREST PAID','DEP;CASH DEPOSIT {C}','TFR;TFR FROM {n6}-00','RF;REFUND {M}']),
 'ZA': dict(cur='ZAR', sign='R', k=19, banks=S('First National Bank,Standard Bank of South Africa,Absa Bank Limited,Nedbank,Capitec Bank,TymeBank,Discovery Bank,African Bank,Investec'),
   city=S('Johannesburg,Cape Town,Durban,Pretoria,Sandton,Soweto,Bloemfontein,Randburg,Gqeberha,Stellenbosch,Polokwane,Centurion'),
   shop=S('Checkers Hyper,Pick n Pay,Woolworths,Shoprite,Spar,Clicks,Dis-Chem,Takealot,Mr Price,Pep Stores,Engen,Sasol,Shell Ultra City,Steers,Nando\'s,KFC,Wimpy,Makro,Game,Builders Whse,Boxer,Checkers Sixty60,Uber SA,Bolt,Superbalist,Vida e Caffe,Ster Kinekor'),
   dd=S('Vodacom,MTN SP,Telkom Mobile,DStv,Discovery Health,Outsurance,Old Mutual,City of Cape Town,Sanlam,Virgin Active,Afrihost,Momentum,Netflorist,Avbob'),
   ppl=S('Thabo Mokoena,Johan van der Merwe,N Dlamini,Lerato Khumalo,P Naidoo,Sipho Ndlovu,A Botha,Zanele M'),
   emp=S('Shoprite Salaris,SASSA Grant,Eskom Holdings,Dept of Education,MTN Group,Old Mutual Pay'),
   out=['POS;POS PURCHASE {M} {C}','POS;POS Purchase {M}|{n6}*{n4} {DM}','DO;{DD} {n8}','DEBIT ORDER;{DD}|{n10}','EFT;FNB App Payment To {P}','ATM;ATM CASH {C} {DM}','FEE;#MONTHLY ACC FEE','FEE;#SERVICE FEES','AIRT;PREPAID AIRTIME {n10}','ELEC;Prepaid Electricity {n8}','IBP;IB PAYMENT TO {P}','CW;Autobank Cash Withdrawal|{C} {TM}','SEND;Cash Sent to {n10}','ST;Stop Order {P}','MAG;Magtape Debit {DD}','CC;CHEQUE CARD PURCHASE|{M} {C} {n6}'],
   inn=['SAL;{E}|SALARY','ACB;ACB CREDIT {E}','EFT;Payment Received {P}','CR;CREDIT TRANSFER {P} {W}','CD;Cash Deposit {C}','IMM;Immediate Trf {P}','INT;INTEREST ON CREDIT BALANCE','REV;REVERSAL {M}']),
 'IN': dict(cur='INR', sign='₹', k=55, banks=S('HDFC Bank Ltd,State Bank of India,ICICI Bank,Axis Bank,Kotak Mahindra Bank,Punjab National Bank,Canara Bank,Bank of Baroda,IDFC FIRST Bank,Union Bank of India,Federal Bank,IndusInd Bank,Yes Bank,Paytm Payments Bank,Indian Overseas Bank'),
   city=S('Mumbai,Bengaluru,Delhi,Chennai,Pune,Hyderabad,Kolkata,Ahmedabad,Gurgaon,Noida,Kochi,Jaipur,Indore,Thane'),
   shop=S('Big Bazaar,DMart,Reliance Fresh,Swiggy,Zomato,Blinkit,Zepto,BigBasket,Flipkart,Amazon Pay,Myntra,Nykaa,IRCTC,Ola Cabs,Uber India,Cafe Coffee Day,Apollo Pharmacy,MedPlus,HPCL Fuel,Indian Oil,Croma,Tanishq,PVR Cinemas,BookMyShow,Haldirams,Saravana Bhavan,Lenskart,Decathlon'),
   dd=S('Airtel Postpaid,Jio Prepaid,Tata Power,BESCOM,MSEDCL,LIC Premium,Bajaj Finance EMI,HDFC Life,Tata Sky,ACT Fibernet,Groww SIP,Zerodha Broking,SBI Card,CRED Club'),
   ppl=S('Ramesh Kumar,Anjali Sharma,S Venkatesh,Mohammed Irfan,Deepak Verma,Lakshmi Iyer,Arjun Reddy,Sunita Devi,Rahul G,Kavya Nair'),
   emp=S('Infosys Ltd,TCS Ltd,Wipro Technologies,Govt of India Pension,Accenture Solutions,Larsen Toubro'),
   out=['UPI;UPI/{n12}/{M}/{v}@okaxis/Payment','UPI;UPI-{P}-{v}@YBL-HDFC000{n4}-{n12}-{W}','UPI;UPI/DR/{n12}/{M}/ICIC/{v}@paytm/{W}','NEFT;NEFT DR-SBIN00{n5}-{P}-NETBANK','IMPS;IMPS-{n12}-{P}-KKBK-XXXXXX{n4}','POS;POS {n6}XXXXXX{n4} {M} {C}','ATW;ATW-{n6}XXXXXX{n4}-{C}','ACH;ACH D- {DD}-{n10}','NACH;ECS/{DD}/{n8}','BIL;BIL/ONL/{n10}/{DD}','CHQ;CHQ PAID-{P}-MICR INWARD','CHG;SMS CHARGES QTR + GST','CHG;DEBIT CARD ANNUAL FEE','WDL TFR;WDL TFR UPI/DR/{n12}/{P}','TRF;TO TRANSFER-INB {P}','EMI;EMI {n8} CHQ S{n6}','MB;MB/{P}/{W}','UPI;Paid to {M}'],
   inn=['NEFT;NEFT CR-CITI0000{n3}-{E}-SALARY {MO}','UPI;UPI/CR/{n12}/{P}/SBIN/{v}@oksbi','IMPS;IMPS/P2A/{n12}/{P}/{W}','INT;CREDIT INTEREST CAPITALISED','CSH;CASH DEP {C} BRANCH','DEP TFR;DEP TFR {P} {n10}','BY;BY TRANSFER-NEFT {E}','RTGS;RTGS CR-{n10}-{E}','REV;UPI REVERSAL {M} {n12}','CHQ;BY CLG {n6} {P}']),
 'SG': dict(cur='SGD', sign='$', k=1.7, banks=S('DBS Bank Ltd,POSB,OCBC Bank,United Overseas Bank Limited,Standard Chartered Bank (Singapore),Maybank Singapore,Trust Bank,GXS Bank,CIMB Bank Singapore,MariBank'),
   city=S('Singapore,Jurong East,Tampines,Orchard,Bedok,Woodlands,Bugis,Toa Payoh,Clementi'),
   shop=S('NTUC FairPrice,Cold Storage,Sheng Siong,Giant,Grab*Ride,GrabFood,foodpanda,Shopee SG,Lazada,Watsons,Guardian,Ya Kun Kaya Toast,Toast Box,BreadTalk,Kopitiam,Koufu,Old Chang Kee,BUS/MRT,ComfortDelGro,Don Don Donki,Uniqlo,Popular Book,Challenger,Mustafa Centre,7-Eleven,Cheers,Shell Havelock'),
   dd=S('SP Services,Singtel,StarHub,M1 Limited,IRAS,Great Eastern Life,Prudential,AIA Singapore,HDB Season Parking,Town Council,SP Digital'),
   ppl=S('Tan Wei Ming,Lim Siew Hoon,Muhammad Faizal,Priya D/O Raman,Chua Kok Leong,Ng Jia Hui,Goh S K,Nurul Aisyah'),
   emp=S('CPF Board,GovTech,Singapore Airlines,ST Engineering,National University,Keppel Ltd,GIC'),
   out=['FAST;FAST Payment / Receipt|{P}|OTHR','PayNow;PayNow Transfer {n7}|To: {P}|{W}','GIRO;GIRO Payment|{DD}','POS;Point-of-Sale Transaction|{M}','NETS;NETS QR {M}','DCP;Debit Card Transaction|{M} SI SGP {DM}','ATM;Cash Withdrawal|{C} {TM}','IBG;FUND TRANSFER {P}','BILL;Bill Payment {DD}','FEE;Service Charge Fall Below','Misc DR;{M} {C}','CHQ;CHEQUE {n6}','ADV;Advice FAST|{P} {W}'],
   inn=['SAL;Salary|{E}','GIRO;GIRO CREDIT|{E}','FAST;FAST INCOMING|{P}|OTHR','PayNow;Incoming PayNow Ref {n7}|From: {P}','INT;Interest Earned','INT;BONUS INTEREST','CDM;Cash Deposit Machine|{C}','REF;REFUND {M}','One Bonus;One Bonus Interest']),
 'HK': dict(cur='HKD', sign='HK$', k=9, banks=S('HSBC Hong Kong 滙豐,Hang Seng Bank 恒生銀行,Bank of China (Hong Kong) 中國銀行(香港),Bank of East Asia 東亞銀行,Standard Chartered Hong Kong,ZA Bank,Mox Bank,DBS Hong Kong,Citibank (Hong Kong),Livi Bank'),
   city=S('Hong Kong,Kowloon,Mong Kok,Causeway Bay,Sha Tin,Tsuen Wan,Central,Wan Chai,Yuen Long,Tuen Mun'),
   shop=S('ParknShop,Wellcome,City\'super,Mannings,Watsons,Cafe de Coral,Maxim\'s,Fairwood,Octopus Cards,MTR Corp,HKTVmall,Foodpanda HK,Keeta,Fortress,Broadway,Sasa,759 Store,Circle K,7-Eleven,DON DON DONKI,Uniqlo HK,Pacific Coffee,百佳超級市場,惠康,大家樂,譚仔三哥米線'),
   dd=S('CLP Power,HK Electric,Towngas,PCCW,HKT,SmarTone,CSL Mobile,AIA International,Prudential HK,Inland Revenue Dept,Water Supplies,3 Hong Kong'),
   ppl=S('Chan Tai Man,Wong Siu Ling,Lee Ka Ho,Cheung M Y,Lam Chi Wai,Ho Wing Yan,Ng K F,陳大文'),
   emp=S('Cathay Pacific,Hospital Authority,MTR Corporation,Swire Group,HKSAR Govt,Jardine Matheson'),
   out=['FPS;FPS {P}|{n8}','FPS;FPS TRANSFER {P}','DD;AUTOPAY OUT {DD}','EPS;EPS {M}|{DM}','ATM;ATM WITHDRAWAL {C}','ATM;自動櫃員機提款 {DM}','BILL;BILL PAYMENT {DD}','CHQ;CHEQUE {n6}','CARD;CREDIT CARD PAYMENT {n4}','TRF;TRANSFER TO {P}','SO;STANDING INSTRUCTION {P}','CHG;LOW BALANCE FEE','OCT;OCTOPUS AUTO ADD VALUE','轉賬;轉賬支出 {P}'],
   inn=['PAY;AUTOPAY IN {E}|SALARY','FPS;FPS FROM {P}|{n8}','INT;CREDIT INTEREST','INT;利息收入','CDM;CASH DEPOSIT CDM','DIV;DIVIDEND {n6}','CHQ;CHEQUE DEPOSIT','TRF;CR TO {n6} {P}','REB;CASH REBATE {M}']),
 'KE': dict(cur='KES', sign='KSh', k=130, banks=S('Equity Bank Kenya,KCB Bank Kenya,Co-operative Bank of Kenya,NCBA Bank,Absa Bank Kenya,Stanbic Kenya,I&M Bank,Family Bank,DTB Kenya,Stima Sacco,Mwalimu National Sacco'),
   city=S('Nairobi,Mombasa,Kisumu,Nakuru,Eldoret,Thika,Westlands,Karen,Machakos,Nyeri'),
   shop=S('Naivas Supermarket,Carrefour Kenya,Quickmart,Chandarana,Java House,KFC Kenya,Total Kenya,Rubis,Shell Kenya,Jumia,Glovo,Uber BV,Bolt Kenya,Goodlife Pharmacy,Artcaffe,Cleanshelf,Tuskys,Text Book Centre,Pizza Inn,Mama Mboga Kiosk'),
   dd=S('KPLC Prepaid,KPLC Postpaid,Nairobi Water,Safaricom Post Paid,Zuku Fiber,DSTV Kenya,GOtv,Faiba JTL,NHIF,KRA iTax,HELB,Star Times'),
   ppl=S('John Kamau,Mary Wanjiku,Peter Otieno,Grace Achieng,Ali Hassan,Faith Chebet,Brian Mutua,Esther Njeri'),
   emp=S('Safaricom PLC,TSC Payroll,County Govt of Nakuru,KTDA,Kenya Airways,Unga Ltd'),
   out=['Customer Transfer;Customer Transfer to 2547******{n3}|{P}','Pay Bill;Pay Bill Online to {n6} - {DD} Acc. {n8}','Merchant;Merchant Payment to {n6} - {M}','Airtime;Airtime Purchase','Withdraw;Customer Withdrawal At Agent Till {n6}|- {M}','Charge;Pay Bill Charge','PESALINK;PESALINK TRF TO {P}','MPESA;MPESA B2C {n10} {P}','ATM;ATM WDL {C} {n4}','POS;POS {M} {C} KE','LOAN;LOAN REPAYMENT {n8}','SO;STANDING ORDER {P}','CHG;LEDGER FEES','CHG;EXCISE DUTY','EFT;EFT {P} {W}','RTGS;RTGS {P}|{W}','CHQ;CHQ NO {n6}','DATA;Buy Bundles Online'],
   inn=['Received;Funds received from 2547******{n3}|{P}','Deposit;Deposit of Funds at Agent Till {n6}|- {M}','B2C;Business Payment from {n6} - {E}','SAL;SALARY {E}','C2B;C2B {n10} {P}','CASH;CASH DEPOSIT {P}','INT;INTEREST CREDIT','DIV;DIVIDEND ON SHARES','LOAN;LOAN DISBURSEMENT {n8}','PESALINK;PESALINK FROM {P}']),
 'NG': dict(cur='NGN', sign='₦', k=800, banks=S('Guaranty Trust Bank,Zenith Bank Plc,Access Bank Plc,First Bank of Nigeria,United Bank for Africa,Kuda MFB,OPay,PalmPay,Moniepoint MFB,Sterling Bank,Wema Bank,FCMB,Stanbic IBTC,Fidelity Bank'),
   city=S('Lagos,Abuja,Ibadan,Port Harcourt,Kano,Enugu,Ikeja,Lekki,Benin City,Kaduna,Surulere'),
   shop=S('Shoprite Ikeja,Spar Lekki,Ebeano Supermarket,Chicken Republic,Kilimanjaro,Mr Biggs,Jumia NG,Konga,Total Energies,NNPC Retail,Mobil Filling Stn,Bolt NG,Uber Nigeria,Slot Systems,Domino\'s Pizza,Hubmart,Justrite,Medplus Pharmacy,Cold Stone,Filmhouse'),
   dd=S('MTN VTU,Airtel Airtime,Glo Data,9mobile,DSTV Subscription,GOTV,IKEDC Prepaid,EKEDC,Spectranet,Smile 4G,LAWMA,Bet9ja,SportyBet,PiggyVest'),
   ppl=S('Chinedu Okafor,Adebayo Ogunleye,Fatima Bello,Ngozi Eze,Ibrahim Musa,Tunde Bakare,Blessing Udoh,Yusuf Sani'),
   emp=S('Dangote Cement,FGN IPPIS,Lagos State Govt,Andela Ltd,Nestle Nigeria,Shell SPDC'),
   out=['NIP;NIP/{P}/{W}','NIP;NIBSS INSTANT PAYMENT OUTWARD {n12}|TO {BK} {P}','TRF;TRF/{W}/FRM ME TO {P}','POS;POS/WEB PURCHASE {n6}|{M} {C} LANG','WEB;WEB PYMT {M} {n8}','AIRT;Airtime {DD}','ATM;ATM WDL {BK} {C}','SMS;SMS ALERT CHARGE {MO}','CHG;STAMP DUTY CHARGE','VAT;VAT ON NIP CHARGE','EMTL;ELECTRONIC MONEY TRANSFER LEVY','CHG;CARD MAINTENANCE FEE','USSD;USSD TRF {P}','BILL;{DD} {n10}','TRF;Transfer to {P}','OWealth;OWealth Deposit','CHQ;CHQ {n6} {P}'],
   inn=['NIP;NIP TRANSFER FROM {P}|{W}','SAL;{E} SALARY {MO}','TRF;TRF FROM {P}','NIP;NIP CR/{P}/{BK}','CASH;CASH DEP BY {P}','INT;INTEREST CAPITALISED','REV;RVSL {M} {n6}','OWealth;OWealth Interest Earned','Transfer;Transfer from {P}','INWD;INWARD TRANSFER {n12}|{P}']),
}
for _k, _c in CN.items(): _c['code'] = _k
WORDS = S('Rent,Invoice 221,Birthday,Dinner,School fees,Deposit,Gift,Thanks,Tickets,Loan,Groceries,Car,Gas money,Holiday,July rent,Food,Lunch,Savings,Bills,Piano lessons,Upkeep,Refund,Goods,Wedding,inv 0042')

def dig(rng, n): return str(rng.randint(1, 9)) + ''.join(rng.choice('0123456789') for _ in range(n - 1))
def alnum(rng, n): return ''.join(rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(n))

def mname(rng, C):
    if rng.random() < .5: return rng.choice(C['shop'])
    for _ in range(20):
        m = ' '.join(stmt.merchant(rng).split())
        if len(m) <= 26 and (m.isascii() or rng.random() < .015): return m
    return rng.choice(C['shop'])

def fill(rng, C, t, day, minor, up):
    def sub(match):
        k = match.group(1)
        if k == 'M': v = mname(rng, C)
        elif k == 'C': v = rng.choice(C['city'])
        elif k == 'P': v = rng.choice(C['ppl'])
        elif k == 'DD': v = rng.choice(C['dd'])
        elif k == 'E': v = rng.choice(C['emp'])
        elif k == 'W': v = rng.choice(WORDS)
        elif k == 'BK': v = rng.choice(C['banks']).split()[0]
        elif k == 'DM': d = day - D(rng.randint(0, 2)); v = rng.choice([f'{d.day:02d}{MON[d.month-1].upper()}', f'{d.day:02d} {MON[d.month-1]}', f'{d.day:02d}/{d.month:02d}'])
        elif k == 'TM': v = f'{rng.randint(6,23):02d}:{rng.randint(0,59):02d}'
        elif k == 'MO': v = f'{MON[day.month-1]} {day.year}'
        elif k == 'v': v = rng.choice(['rameshk', 'swiggy', 'q' + dig(rng, 8), 'anj.sharma', dig(rng, 10), 'bharatpe.' + dig(rng, 6)])
        elif k == 'amt': v = f'{abs(minor)/100:.2f} GBP'
        elif k[0] == 'n': v = dig(rng, int(k[1:]))
        return v
    t = re.sub(r'\{(\w+)\}', sub, t)
    return t.upper() if up == 'upper' else t.title() if up == 'title' else t

PURE = re.compile(r'(?:REF|CARD|XX|IE|30|' + '|'.join(MON) + r'|[\d\s*:/-])+', re.I)
class T: pass

def value(rng, k, kind):
    """An amount in minor units."""
    base = rng.choice([rng.uniform(1, 12), rng.uniform(5, 60), rng.uniform(20, 200)]) if kind == 'out' else rng.choice([rng.uniform(5, 80), rng.uniform(200, 3200)])
    if rng.random() < .06: base *= 8
    v = base * k * 100
    if k >= 19: v = round(v / 100) * 100 if rng.random() < .75 else v
    if k >= 100 and rng.random() < .6: v = round(v / 5000) * 5000
    elif rng.random() < .18: v = round(v / 500) * 500
    return max(int(v), 101 if k < 10 else 500)

TRAVEL = [('USD', 'US DOLLAR', 1.0), ('EUR', 'EURO', .92), ('JPY', 'JAPANESE YEN', 150), ('THB', 'THAI BAHT', 35), ('GBP', 'POUND STERLING', .79), ('AED', 'UAE DIRHAM', 3.67)]
USD = {'GB': 1.27, 'IE': 1.08, 'AU': .66, 'NZ': .61, 'ZA': .054, 'IN': .012, 'SG': .74, 'HK': .128, 'KE': .0077, 'NG': .0007}

def fx_line(rng, C, minor):
    cur, long, r = rng.choice([x for x in TRAVEL if x[0] != C['cur']])
    rate = USD[C['code']] * r
    foreign = abs(minor) / 100 * rate
    return rng.choice([f'{cur} {foreign:,.2f} @ {rate:.4f}', f'{foreign:,.2f} {long} @ {rate:.4f}', f'Foreign amount {foreign:,.2f} {cur} Rate {rate:.4f}',
                       f'FOREIGN CURRENCY AMT {cur} {foreign:,.2f}', f'{cur} {foreign:,.2f} Exchange rate 1 {C["cur"]} = {rate:.5f} {cur}'])

CARD_IN = ['PAYMENT RECEIVED - THANK YOU', 'PAYMENT - THANK YOU', 'DIRECT DEBIT PAYMENT', 'AUTOPAY PAYMENT THANK YOU', 'Payment received', 'BPAY PAYMENT', 'REFUND {M} {C}', 'CASHBACK REWARD', '{M} CREDIT VOUCHER', 'PAYMENT BY FPS', 'ONLINE PAYMENT', 'NETBANKING TRANSFER']
CARD_OUT = ['{M} {C}', '{M}', '{M} {C}', '{M}', '{M} {C}', '{M}', '{M} {C} {n3}', '{M} {C} {n3}', '{M} {C}', '{M}', '{DD}', '{M} {C}', '{M} {C}', '{M}', '{M}|{C}', '{M} {n4} {C}', 'PAYPAL *{M} {n10}', 'SQ *{M} {C}', 'SumUp *{M}', 'LATE PAYMENT FEE', 'INTEREST ON PURCHASES', 'ANNUAL CARD FEE', 'CASH ADVANCE {C}', '{DD}', '{DD} {n8}', '{M} {C} {n3}', 'APPLE.COM/BILL', 'Google *YouTube {n6}', 'AMZN Mktp {C}', 'FOREIGN TRANSACTION FEE', 'WWW.{M}']

def days(rng, n, span=None):
    start = datetime.date(rng.choice([2021, 2022, 2023, 2024, 2025, 2026]), rng.randint(1, 12), rng.randint(1, 28))
    span = span or rng.choice([7, 15, 30, 30, 31, 60, 90])
    return sorted(start + D(rng.randint(0, span)) for _ in range(n))

def ledger(rng, C, n, card=False, pin=None, span=None, opening=None, up=None, subs=.12, one_line=False, ds=None):
    """n transactions, oldest first, with running balances; list, opening."""
    pin = rng.choice([0, .1, .2, .25, .4, .5, 1]) if pin is None else pin
    up = rng.choice(['upper'] * 4 + ['asis'] * 5 + (['title'] if C['code'] not in ('IN', 'NG') else [])) if up is None else up
    ds = ds or days(rng, n, span); out = []
    bal = opening if opening is not None else (value(rng, C['k'], 'in') * rng.choice([1, 2, 6]) if not card else -value(rng, C['k'], 'in'))
    first = bal
    for i in range(n):
        t = T(); t.day = ds[i]
        inn = rng.random() < pin
        text = rng.choice(CARD_IN if inn else CARD_OUT) if card else rng.choice(C['inn' if inn else 'out'])
        amt = value(rng, C['k'], 'in' if inn and '{M}' not in text and rng.random() < .75 else 'out')
        if re.search(r'fee|charge|duty|vat on|levy|interest', text, re.I): amt = max(amt // 20, 25)
        if re.search(r'\bATM|cash', text, re.I): u = 1000 if C['k'] < 5 else 10000; amt = max(u, round(amt / u) * u)
        t.minor = amt if inn else -amt
        hasm = '{M}' in text
        t.type = rng.choice(['Purchase', 'Payment']) if card else ''
        if not card: t.type, text = text.split(';', 1)
        t.type = re.sub(r'\{n4\}', dig(rng, 4), t.type)
        t.lines = [' '.join(x.split()) for x in fill(rng, C, text, t.day, t.minor, up).split('|')]
        if one_line: t.lines = [' '.join(t.lines)]
        t.sub = [x for x in t.lines[1:] if PURE.fullmatch(x)]
        t.lines = [x for i, x in enumerate(t.lines) if not i or not PURE.fullmatch(x)]
        t.name = ' '.join(t.lines)
        if subs and rng.random() < subs:
            s = rng.random()
            if not inn and hasm and s < .6: t.sub.append(fx_line(rng, C, t.minor))
            elif s < .75: t.sub.append(rng.choice(['Ref: ', 'Ref ', 'Reference: ', 'REF. NO. ']) + alnum(rng, rng.randint(8, 14)))
            else: d = t.day - D(rng.randint(0, 2)); t.sub.append(f'Value Date: {d.day:02d}/{d.month:02d}/{d.year}')
        t.ref = rng.choice([dig(rng, 8), alnum(rng, 10), dig(rng, 12)])
        t.time = (rng.randint(0, 23), rng.randint(0, 59), rng.randint(0, 59))
        t.cat = rng.choice(S('Groceries,Eating out,Transport,Bills,Shopping,Entertainment,Transfers,Health,Travel,General,Household,Cash,Income') if not inn else S('Payments,Refunds' if card else 'Income,Transfers,Refunds,Salary'))
        t.vdate = t.day + D(rng.choice([0, 0, 0, 1, 1, 2, -1]))
        bal += t.minor; t.bal = bal
        t.r = None
        out.append(t)
    low = min(t.bal for t in out)
    if low < 0 and not card and opening is None and rng.random() < .85:
        up_by = -low + value(rng, C['k'], 'in'); first += up_by
        for t in out: t.bal += up_by
    byday = {}
    for t in out: byday.setdefault(t.day, []).append(t)
    for ts in byday.values():
        for t, tm in zip(ts, sorted(t.time for t in ts)): t.time = tm
    return out, first

def country(rng, *codes): return CN[rng.choice(codes or list(CN))]

# ---------- money and dates
def group(s, style):
    if style == 'plain': return s
    if style == 'lakh':
        if len(s) <= 3: return s
        head, tail = s[:-3], s[-3:]
        return re.sub(r'(?<=\d)(?=(\d\d)+$)', ',', head) + ',' + tail
    return re.sub(r'(?<=\d)(?=(\d{3})+$)', {'comma': ',', 'space': ' ', 'dot': '.', 'apos': "'"}[style], s)

def money(rng, C):
    style = {'IN': ['lakh', 'lakh', 'lakh', 'comma', 'plain'], 'ZA': ['space', 'space', 'comma', 'comma', 'plain', 'sc']}.get(C['code'], ['comma'] * 5 + ['plain'])
    style = rng.choice(style)
    if style == 'sc': return lambda m: group(str(abs(m) // 100), 'space') + ',' + f'{abs(m) % 100:02d}'
    return lambda m: group(str(abs(m) // 100), style) + '.' + f'{abs(m) % 100:02d}'

def signer(rng, C, nf, styles=None, cur=None):
    """A function minor -> text with its sign."""
    st = rng.choice(styles or ['minus', 'plusminus', 'trail', 'paren', 'cr', 'crsp', 'drcr', 'plus'])
    mix = C.get('mix')
    # a list with one direction only must still tell which
    if mix and not mix[0] and st in ('plus', 'cr', 'crsp'): st = 'minus'
    if mix and not mix[1] and st in ('minus', 'trail', 'paren'): st = rng.choice(['plusminus', 'plusminus', 'drcr'])
    cur = rng.choice(['', '', C['sign']]) if cur is None else cur
    if cur == 'KSh' and rng.random() < .5: cur = 'KES '
    minus = rng.choice(['-', '-', '-', '−', '–']); inside = rng.random() < .3 and cur
    dr, cr = rng.choice([('DR', 'CR'), ('Dr', 'Cr'), ('D', 'C'), ('DB', 'CR')])
    def f(m):
        a = nf(m); c = cur + a
        neg = (cur + minus + a) if inside else minus + c
        if st == 'minus': return neg if m < 0 else c
        if st == 'plusminus': return neg if m < 0 else '+' + c
        if st == 'plus': return '+' + c if m > 0 else c
        if st == 'trail': return c + '-' if m < 0 else c
        if st == 'trailcard': return c + '-' if m > 0 else c
        if st == 'cardminus': return '-' + c if m > 0 else c
        if st == 'paren': return f'({c})' if m < 0 else c
        if st == 'cr': return c + cr if m > 0 else c
        if st == 'crsp': return c + ' ' + cr if m > 0 else c
        if st == 'drcr': return c + ' ' + (cr if m > 0 else dr)
        if st == 'code': return (minus if m < 0 else '') + a + ' ' + C['cur']
        return c
    f.style = st
    return f

def dater(rng, year=None, kinds=None):
    year = rng.random() < .6 if year is None else year
    k = rng.choice(kinds or (['d/m/y', 'd/m/y2', 'd-m-y', 'd M y', 'd M y', 'd M y2', 'd-M-y', 'd-M-y2', 'dMy2', 'iso', 'D M Y', 'M d, y', 'd.m.y2', 'W d M y', 'dMy'] if year else ['d M', 'd M', 'd M', 'D M', 'd/m', 'dM', 'd-M', 'M d', 'W d M', 'd Mo', 'dth Mo']))
    up = rng.random() < .35; pad = rng.random() < .75
    def f(d):
        dd = f'{d.day:02d}' if pad else str(d.day); m, M, y = f'{d.month:02d}', MON[d.month - 1], d.year; y2 = f'{y % 100:02d}'
        s = {'d/m/y': f'{d.day:02d}/{m}/{y}', 'd/m/y2': f'{d.day:02d}/{m}/{y2}', 'd-m-y': f'{d.day:02d}-{m}-{y}', 'd M y': f'{dd} {M} {y}', 'd M y2': f'{dd} {M} {y2}', 'd-M-y': f'{dd}-{M}-{y}', 'd-M-y2': f'{dd}-{M}-{y2}',
             'dMy2': f'{d.day:02d}{M}{y2}', 'dMy': f'{d.day:02d}{M}{y}', 'iso': f'{y}-{m}-{d.day:02d}', 'D M Y': f'{d.day} {MONTH[d.month-1]} {y}', 'M d, y': f'{M} {d.day}, {y}', 'd.m.y2': f'{d.day:02d}.{m}.{y2}', 'W d M y': f'{WD[d.weekday()]} {dd} {M} {y}',
             'd M': f'{dd} {M}', 'D M': f'{d.day} {MONTH[d.month-1]}', 'd/m': f'{d.day:02d}/{m}', 'dM': f'{d.day:02d}{M}', 'd-M': f'{dd}-{M}', 'M d': f'{M} {d.day:02d}' if pad else f'{M} {d.day}', 'W d M': f'{WD[d.weekday()]} {dd} {M}', 'd Mo': f'{dd} {MONTH[d.month-1]}', 'dth Mo': f'{d.day}{ordinal(d.day)} {M}'}[k]
        return s.upper() if up else s
    return f

def ordinal(n): return 'th' if 10 < n % 100 < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')
def longd(d): return f'{d.day} {MONTH[d.month-1]} {d.year}'
def clock(rng, t, ampm=None, sec=False):
    h, m, s = t.time
    if ampm: return f'{(h - 1) % 12 + 1}:{m:02d} {"AM" if h < 12 else "PM"}'
    return f'{h:02d}:{m:02d}' + (f':{s:02d}' if sec else '')
def nrows(rng): return rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 24, 30, 38])

# ---------- drawing on pages
def wrapc(text, width, size, mono=False, most=99):
    lines, now = [], ''
    for word in text.split():
        while width_of(word, size, mono=mono) > width and len(word) > 2:
            k = len(word)
            while k > 2 and width_of(word[:k], size, mono=mono) > width: k -= 1
            if now: lines.append(now); now = ''
            lines.append(word[:k]); word = word[k:]
        if not word: continue
        if now and width_of(now + ' ' + word, size, mono=mono) > width: lines.append(now); now = word
        else: now = (now + ' ' + word).strip()
    if now: lines.append(now)
    return lines[:most]

def cut(text, width, size, mono=False, bold=False):
    if width_of(text, size, bold, mono) <= width: return text
    words = text.split()
    while len(words) > 1 and width_of(' '.join(words), size, bold, mono) > width: words.pop()
    w = ' '.join(words)
    while len(w) > 2 and width_of(w, size, bold, mono) > width: w = w[:-1]
    return w.strip()

class Flow:
    def __init__(self, doc, rng, bottom, head, mid=None):
        self.doc, self.rng, self.bottom, self.head = doc, rng, bottom, head
        self.pages = 1; self.y = 0; self.cols = None; self.before = None; self.after = None; self.split = False
        head(self, True)
    def brk(self):
        if self.before: self.before(self)
        self.doc.new_page(); self.pages += 1
        self.head(self, False)
        if self.cols: self.cols(self)
        if self.after: self.after(self)
    def room(self, h):
        if self.y + h > self.bottom: self.brk(); return True

TEXTS = ['Please check your statement carefully and tell us about any errors within 30 days.', 'Your eligible deposits are protected up to a total of 85,000 by the deposit guarantee scheme.', 'If your card is lost or stolen call us straight away on 0345 600 1234, 24 hours a day.',
 'Interest is calculated on the daily closing balance and paid on the last business day of the month.', 'We may charge 4.50 for each returned payment. See our tariff guide dated 1 March for details.', 'This is a computer generated statement and does not require a signature.',
 'Never share your PIN, OTP or password with anyone, even if they say they are from the bank.', 'From 1 April our standard overdraft rate changes to 39.9% EAR variable.', 'Registered office: 1 Bridge Street. Company No. 02065. Authorised and regulated.', 'Terms and conditions apply. Rates are correct as at the date of this statement.',
 'Contents of this statement will be considered correct if no error is reported within 14 days.', 'Earn 5,000 bonus points when you spend 500 by 30 June.', 'Refer a friend and you will both get 50.00 when they open an account.']

def para(doc, rng, x, y, w, n=None, size=None):
    size = size or rng.choice([6, 6.5, 7, 8])
    for t in rng.sample(TEXTS, n or rng.randint(1, 3)):
        for line in wrapc(t, w, size):
            doc.put(x, y, line, size=size); y += size * 1.25
        y += 2
    return y

def pairs(doc, rng, x, y, w, items, size=8, lead=1.5, title=None, bold=False):
    """Label .... value lines; items (label, text, labels)."""
    if title: doc.put(x, y, cut(title, w, size + 1, bold=True), size=size + 1, bold=True); y += size * 1.8
    for label, text, labels in items:
        tw = width_of(text, size, bold)
        doc.put(x, y, cut(label, w - tw - 6, size), size=size)
        doc.put(x + w, y, text, size=size, bold=bold, align='right', **labels); y += size * lead
    return y

def rates(doc, rng, x, y, w, C, nf):
    size = rng.choice([6.5, 7, 7.5, 8])
    title, rows = rng.choice([
      ('Interest rates', [('Purchases', f'{rng.uniform(10,29):.2f}%', nf(value(rng, C['k'], 'out'))), ('Cash advances', f'{rng.uniform(20,32):.2f}%', '0.00'), ('Balance transfers', '0.00%', nf(value(rng, C['k'], 'in')))]),
      ('Fees and charges', [('Monthly account fee', '1', nf(500)), ('ATM fees', '3', nf(750)), ('Total fees this period', '', nf(1250)), ('Total fees year to date', '', nf(7450))]),
      ('Rewards summary', [('Points brought forward', '', f'{rng.randint(100,20000):,}'), ('Points earned', '', f'{rng.randint(10,2000):,}'), ('Points redeemed', '', '0'), ('Points expiring 31 Dec', '', f'{rng.randint(0,500)}')]),
      ('Savings rates', [('0 - 9,999', f'{rng.uniform(.1,2):.2f}%', ''), ('10,000 - 49,999', f'{rng.uniform(2,3):.2f}%', ''), ('50,000 and over', f'{rng.uniform(3,5):.2f}%', '')]),
      ('Instalment plans', [('12M 0% Plan', '3 of 12', nf(value(rng, C['k'], 'out'))), ('6M Flexi', '1 of 6', nf(value(rng, C['k'], 'out')))]),
      ('Spending by category', [('Groceries', f'{rng.randint(10,50)}%', nf(value(rng, C['k'], 'out'))), ('Travel', f'{rng.randint(1,30)}%', nf(value(rng, C['k'], 'out'))), ('Dining', f'{rng.randint(1,30)}%', nf(value(rng, C['k'], 'out')))])])
    doc.put(x, y, title, size=size + 1, bold=True); y += size * 1.7
    for a, b, c in rows:
        doc.put(x, y, cut(a, w * .5, size), size=size); doc.put(x + w * .72, y, b, size=size, align='right'); doc.put(x + w, y, c, size=size, align='right'); y += size * 1.4
    return y

def acct(rng, C):
    return {'GB': f'{dig(rng,2)}-{dig(rng,2)}-{dig(rng,2)} {dig(rng,8)}', 'IE': f'IE{dig(rng,2)} AIBK {dig(rng,6)} {dig(rng,8)}', 'AU': f'{dig(rng,3)}-{dig(rng,3)} {dig(rng,8)}', 'NZ': f'{dig(rng,2)}-{dig(rng,4)}-{dig(rng,7)}-00', 'SG': f'{dig(rng,3)}-{dig(rng,5)}-{dig(rng,1)}', 'HK': f'{dig(rng,3)}-{dig(rng,6)}-{dig(rng,3)}'}.get(C['code'], dig(rng, rng.choice([10, 11, 14])))

def letterhead(doc, rng, C, txs, left, right, closing=None, title=None, bank=None):
    """Bank name, customer address, statement facts; returns y below."""
    bank = bank or rng.choice(C['banks']); big = rng.choice([12, 14, 16, 20, 22])
    y = rng.randint(30, 55); w = right - left
    side = rng.random() < .3
    doc.put(right if side else left, y, cut(bank, w * .55, big, bold=True), size=big, bold=True, align='right' if side else 'left')
    title = title or rng.choice(['Statement of Account', 'Your statement', 'Account Statement', 'STATEMENT', 'Transaction history', 'Your transactions', 'e-Statement', 'Transaction Account', 'Everyday account'])
    doc.put(left if side else right, y, cut(title, w * .4, 11), size=rng.choice([9, 10, 11]), align='left' if side else 'right')
    y += rng.randint(20, 34); y0 = y
    if rng.random() < .8:
        name = rng.choice(C['ppl']).upper() if rng.random() < .6 else rng.choice(C['ppl'])
        s = rng.choice([8, 9, 10])
        for line in [name, f'{rng.randint(1,220)} {rng.choice(S("High Street,Station Road,Church Lane,Victoria Avenue,MG Road,Queen Street,Park View,Moi Avenue,Broad Street,Orchard Road"))}', rng.choice(C['city']), dig(rng, rng.choice([4, 5, 6]))][:rng.randint(1, 4)]:
            doc.put(left, y, cut(line, w * .4, s), size=s); y += s * 1.3
    ye = y0; s = rng.choice([7.5, 8, 9])
    facts = [('Account number', acct(rng, C)), ('Statement period', f'{longd(txs[0].day)} to {longd(txs[-1].day)}'), ('Statement date', longd(txs[-1].day + D(1))), ('Statement no.', dig(rng, 3)), ('Branch', rng.choice(C['city'])), ('BIC', alnum(rng, 8)), ('Currency', C['cur']), ('Page', '1 of %d' % rng.randint(1, 4)), ('Customer No', dig(rng, 8))]
    facts = rng.sample(facts, rng.randint(1, 6)); style = rng.random()
    for a, b in facts:
        if style < .5:
            doc.put(right, ye, cut(b, w * .32, s, bold=True), size=s, align='right', bold=style < .2); doc.put(right - w * .34, ye, cut(a, w * .2, s), size=s, align='right')
        else: doc.put(right - w * .42, ye, cut(a + ': ' + b, w * .42, s), size=s)
        ye += s * 1.45
    return max(y, ye) + rng.randint(8, 24)

LAB = {'date': 'date', 'out': 'amount', 'in': 'amount', 'amt': 'amount', 'bal': 'balance'}
RIGHT = {'out', 'in', 'amt', 'bal', 'fee'}

def table(doc, rng, flow, txs, kinds, cell, heads, left, right, size=8.5, lead=None, gap=None, day_once=False, bal_day=False, opening=None, closing=None, mono=False, extra=None, headbold=True,
          rowgap=None, cell_lines=None, sort='asc', ownname=None, minname=110, head_all=True, subs=True, headless=False, headalign=None, widths=None, vcol=None):
    """A table of transactions; kinds in order of the columns; cell(kind, t) the text; heads kind -> lines. opening/closing: (name, text)."""
    gap = gap if gap is not None else rng.choice([8, 10, 12, 14]); rowgap = rng.choice([0, 1, 3, 6]) if rowgap is None else rowgap
    while True:
        W = {}
        for k in kinds:
            if k == 'name': continue
            texts = [cell(k, t) for t in txs] + ([] if headless else list(heads.get(k, [])))
            if k == 'bal': texts += [v[1] for v in (opening, closing) if v]
            W[k] = max([width_of(x, size, True, mono) for x in texts] + [10])
            if widths and k in widths: W[k] = max(W[k], widths[k])
        room = right - left - sum(W.values()) - gap * (len(kinds) - 1)
        if room >= minname or size <= 5.6: break
        if gap > 6: gap -= 1
        else: size -= .3
    room = max(room, 60)
    W['name'] = room
    slack = 0
    lead = lead or size * rng.choice([1.15, 1.2, 1.3, 1.4])
    X, x = {}, left
    for k in kinds:
        al = 'right' if k in RIGHT else 'left'
        X[k] = (x + W[k] if al == 'right' else x, al); x += W[k] + gap
    if ownname: room = min(room, ownname)
    for t in txs:
        t.show = []
        for line in t.lines: t.show += wrapc(line, room, size, mono)
        t.subshow = [cut(s, room, size - .5, mono) for s in t.sub] if subs else []
        t.r = doc.row(t.day, t.minor, ' '.join(t.show))
    hl = max([len(h) for h in heads.values()] + [1])
    center = headalign if headalign is not None else rng.random() < .15
    def draw_heads(fl):
        if headless: return
        for k in kinds:
            hs = heads.get(k, []); xx, al = X[k]
            off = (hl - len(hs)) if rng.random() < 2 and not center else 0
            for i, h in enumerate(hs):
                if center and k != 'name': doc.put(xx - W[k] / 2 if al == 'right' else xx + W[k] / 2, fl.y + (i + off) * size * 1.15, h, size=size - .3, bold=headbold, mono=mono, align='center')
                else: doc.put(xx, fl.y + (i + off) * size * 1.15, h, size=size, bold=headbold, mono=mono, align=al)
        fl.y += hl * size * 1.15 + rng_head
    rng_head = rng.randint(3, 9)
    old = flow.cols
    flow.room(size * 6); draw_heads(flow)
    if head_all: flow.cols = draw_heads
    def line_of(v, label):
        flow.room(lead)
        doc.put(X['name'][0], flow.y, cut(v[0], room, size, mono), size=size, mono=mono, bold=len(v) > 2)
        if 'bal' in X: doc.put(X['bal'][0], flow.y, v[1], size=size, mono=mono, align=X['bal'][1], **label)
        elif 'amt' in X: doc.put(X['amt'][0], flow.y, v[1], size=size, mono=mono, align=X['amt'][1], **label)
        flow.y += lead + rowgap
    if opening: line_of(opening, {'opening': True} if sort == 'asc' else {'closing': True})
    last = None
    for i, t in enumerate(txs):
        flow.now = txs[i - 1] if i else None
        lines = max(1, len(t.show) + len(t.subshow))
        page = doc.page
        if not (flow.split and lines > 1): flow.room(lines * lead)
        else: flow.room(lead)
        fresh = doc.page != page
        for k in kinds:
            if k == 'name': continue
            s = cell(k, t)
            if not s: continue
            labels = {}
            if k == 'date':
                if day_once:
                    if last == t.day and not fresh: continue
                    same = [u.r for u in txs[i:] if u.day == t.day]
                    if last == t.day:
                        for w in doc.words:
                            if w['l'] == 'date': w['r'] = [z for z in w['r'] if z not in [r.id for r in same]]
                    labels = {'date': same}
                else: labels = {'date': t.r}
            elif k == 'bal':
                if bal_day and i + 1 < len(txs) and txs[i + 1].day == t.day: continue
                labels = {'balance': t.r}
            elif k in LAB: labels = {LAB[k]: t.r}
            xx, al = X[k]
            yy = flow.y + (lead * (len(t.show) - 1) if k in ('bal', 'out', 'in', 'amt') and vcol == 'last' and not flow.split else 0)
            doc.put(xx, yy, s, size=size, mono=mono, align=al, **labels)
        last = t.day
        for j, s in enumerate(t.show):
            if j and flow.split: flow.room(lead)
            doc.put(X['name'][0], flow.y, s, size=size, mono=mono, name=t.r)
            if j + 1 < lines: flow.y += lead
        for j, s in enumerate(t.subshow):
            if flow.split: flow.room(lead)
            doc.put(X['name'][0], flow.y, s, size=size - .5, mono=mono)
            if j + 1 < len(t.subshow): flow.y += lead
        flow.y += lead + rowgap
        if extra: extra(flow, t, i)
    flow.now = txs[-1] if txs else None
    if closing: line_of(closing, {'closing': True} if sort == 'asc' else {'opening': True})
    flow.cols = old
    return X, size

def heads_for(rng, C, kinds, cur=''):
    """Headings in the country's manner."""
    o, i = rng.choice([('Paid out', 'Paid in'), ('Money out', 'Money in'), ('Debit', 'Credit'), ('Debits', 'Credits'), ('Withdrawals', 'Deposits'), ('Withdrawal', 'Deposit'), ('Payments', 'Receipts'), ('DEBIT', 'CREDIT'), ('Withdrawal Amt.', 'Deposit Amt.'), ('Out', 'In')])
    H = {'date': rng.choice([['Date'], ['DATE'], ['Trans', 'Date'], ['Transaction', 'date'], ['Tran Date'], ['Posting', 'Date']]), 'vdate': rng.choice([['Value', 'Date'], ['Value Dt'], ['Effective', 'Date']]), 'name': [rng.choice(['Description', 'Details', 'Transaction details', 'Particulars', 'Narration', 'DESCRIPTION', 'Transaction', 'Payment type and details', 'Remarks', 'Transaction description'])],
         'type': [rng.choice(['Type', 'Code', 'TYPE', 'Tran type'])], 'ref': rng.choice([['Reference'], ['Ref No'], ['Chq/Ref', 'No.'], ['Serial']]), 'out': [o], 'in': [i], 'amt': [rng.choice(['Amount', 'AMOUNT', 'Value'])], 'bal': rng.choice([['Balance'], ['BALANCE'], ['Running', 'balance'], ['Closing', 'Balance']]), 'sign': [rng.choice(['', '+/-', 'DR/CR', 'D/C'])], 'cat': ['Category'], 'time': ['Time'], 'branch': ['Branch'], 'fee': ['Fee']}
    if cur and rng.random() < .6:
        for k in ('out', 'in', 'amt', 'bal'): H[k] = (H[k] + [f'({cur})']) if rng.random() < .5 and False else [H[k][0] + f' ({cur})'] if rng.random() < 2 and len(H[k]) == 1 else H[k] + [f'({cur})']
    return {k: [h for h in H[k] if h] or [''] for k in kinds}

def pagehead(rng, doc, left, right, bank, y1, top=None, foot=True, title=''):
    """A head for Flow: first page starts at y1, later ones with a short running head; footers on all."""
    note = rng.choice(TEXTS); n = rng.randint(2, 5); fs = rng.choice([6, 6.5, 7]); pg = rng.choice(['Page {} of {}', 'Page {}', '{}/{}', 'Sheet {}'])
    acc = dig(rng, 8); cont = rng.random() < .6
    def head(fl, first):
        fl.y = y1 if first else rng2
        if not first:
            doc.put(left, 36, cut(bank, 200, 10, bold=True), size=10, bold=True)
            if cont: doc.put(right, 36, f'Account {acc}', size=8, align='right')
            if cont: doc.put(left, 52, title or 'Transactions (continued)', size=9, bold=True)
        if foot:
            doc.put(left, doc.height - 22, cut(note, right - left - 90, fs), size=fs)
            doc.put(right, doc.height - 22, pg.format(fl.pages, max(n, fl.pages)), size=fs, align='right')
    rng2 = rng.randint(74, 110)
    return head

def page(rng, wide=False):
    w, h = rng.choice([(595, 842), (595, 842), (595, 842), (612, 792)])
    return stmt.Doc(h, w) if wide else stmt.Doc(w, h)

def io_cell(nf, df, cur='', balf=None, typef=None):
    def cell(k, t):
        if k == 'date': return df(t.day)
        if k == 'vdate': return df(t.vdate)
        if k == 'out': return cur + nf(t.minor) if t.minor < 0 else ''
        if k == 'in': return cur + nf(t.minor) if t.minor > 0 else ''
        if k == 'bal': return balf(t.bal) if balf else ('-' if t.bal < 0 else '') + cur + nf(t.bal)
        if k == 'type': return t.type
        if k == 'ref': return t.ref
        if k == 'cat': return t.cat
        if k == 'time': return f'{t.time[0]:02d}:{t.time[1]:02d}'
        if k == 'branch': return getattr(t, 'branch', '')
        if k == 'sign': return 'C' if t.minor > 0 else 'D'
        return ''
    return cell

def balfmt(rng, C, nf, cur=''):
    st = rng.choice(['minus', 'D', 'OD', 'DRCR', 'CR', 'trail'])
    def f(m):
        a = cur + nf(m)
        if st == 'DRCR': return a + (' CR' if m >= 0 else ' DR')
        if st == 'CR': return a + ('Cr' if m >= 0 else 'Dr')
        if m >= 0: return a
        return '-' + a if st == 'minus' else a + ' D' if st == 'D' else a + ' OD' if st == 'OD' else a + '-'
    return f

# ======================================================= PDF layouts
def setup(rng, *codes, **kw):
    C = country(rng, *codes); n = kw.pop('n', None) or nrows(rng)
    txs, first = ledger(rng, C, n, **kw)
    if not kw.get('card'): C = dict(C, mix=(any(t.minor > 0 for t in txs), any(t.minor < 0 for t in txs)))
    return C, txs, first, money(rng, C)

def totals(txs): return sum(-t.minor for t in txs if t.minor < 0), sum(t.minor for t in txs if t.minor > 0)

def uk_highstreet(rng):
    """Date once a day, type codes, paid out/in, balance at the end of the day, brought/carried forward."""
    C, txs, first, nf = setup(rng, 'GB', 'GB', 'IE', 'ZA', 'HK', subs=.06)
    doc = page(rng); left, right = rng.randint(28, 60), doc.width - rng.randint(28, 60)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank)
    df = dater(rng, kinds=['d M', 'd M y2', 'D M', 'dM', 'd M y', 'd/m/y2']); bf = balfmt(rng, C, nf)
    o, i = totals(txs)
    if rng.random() < .7:
        sy = pairs(doc, rng, right - 210, y, 210, [('Opening balance', C['sign'] + bf(first), {'opening': True}), ('Payments in', C['sign'] + nf(i), {}), ('Payments out', C['sign'] + nf(o), {}), ('Closing balance', C['sign'] + bf(txs[-1].bal), {'closing': True}), ('Arranged overdraft limit', C['sign'] + nf(50000), {})][:rng.choice([4, 5])], size=rng.choice([8, 9]), title=rng.choice([None, 'Account summary', 'At a glance']))
        if rng.random() < .6: para(doc, rng, left, y, right - left - 240)
        y = max(sy, y + 70) + 20
    kinds = ['date'] + (['type'] if rng.random() < .6 else []) + ['name', 'out', 'in', 'bal']
    flow = Flow(doc, rng, doc.height - rng.randint(60, 130), pagehead(rng, doc, left, right, bank, y))
    bfwd = rng.choice(['BALANCE BROUGHT FORWARD', 'Start balance', 'Balance brought forward', 'Previous balance'])
    cfwd = rng.choice(['BALANCE CARRIED FORWARD', 'End balance', 'Balance carried forward', 'Closing balance'])
    flow.split = rng.random() < .3
    if rng.random() < .6:
        bx = right
        def before(fl):
            b = fl.now.bal if fl.now else first
            doc.put(left + 60, fl.bottom + 14, 'BALANCE CARRIED FORWARD', size=8); doc.put(bx, fl.bottom + 14, bf(b), size=8, align='right')
        def after(fl):
            b = fl.now.bal if fl.now else first
            doc.put(left + 60, fl.y, 'BALANCE BROUGHT FORWARD', size=8); doc.put(bx, fl.y, bf(b), size=8, align='right'); fl.y += 14
        flow.before, flow.after = before, after
    H = heads_for(rng, C, kinds, C['sign'])
    table(doc, rng, flow, txs, kinds, io_cell(nf, df, balf=bf), H, left, right, size=rng.uniform(7.5, 9.5), day_once=rng.random() < .8, bal_day=rng.random() < .75,
          opening=(bfwd, bf(first)) if rng.random() < .9 else None, closing=(cfwd, bf(txs[-1].bal)) if rng.random() < .7 else None, vcol=rng.choice([None, 'last']))
    flow.before = flow.after = None
    if rng.random() < .5: flow.room(90); rates(doc, rng, left, flow.y + 16, 230, C, nf); para(doc, rng, left + 260, flow.y + 16, right - left - 260)
    return doc

def card_cr(rng):
    """Credit card: two dates, description, amount with CR; summary and rate tables."""
    C, txs, first, nf = setup(rng, 'GB', 'IE', 'SG', 'HK', 'IN', 'ZA', 'KE', card=True, pin=rng.choice([.05, .1, .2]), subs=.2)
    doc = page(rng); left, right = rng.randint(30, 60), doc.width - rng.randint(30, 60)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank, title=rng.choice(['Credit Card Statement', 'Your Visa statement', 'MASTERCARD STATEMENT', 'Platinum Card e-Statement']))
    close = -txs[-1].bal; o, i = totals(txs); cur = rng.choice(['', C['sign']])
    owe = lambda m: cur + nf(m) + (' CR' if m < 0 else '')
    items = [('Previous balance', owe(-first), {'opening': True}), ('Payments and credits', cur + nf(i), {}), ('New transactions', cur + nf(o), {}), (rng.choice(['New balance', 'Statement balance', 'Total amount due', 'Closing balance']), owe(close), {'closing': True})]
    box = [('Credit limit', cur + nf(500000 * int(C['k'] + 1)), {}), ('Available credit', cur + nf(123400 * int(C['k'] + 1)), {}), ('Minimum payment due', cur + nf(max(abs(close) // 20, 500)), {}), ('Payment due date', longd(txs[-1].day + D(25)), {})]
    if rng.random() < .5:
        a = pairs(doc, rng, left, y, (right - left) * .45, items, title='Account summary'); b = pairs(doc, rng, left + (right - left) * .55, y, (right - left) * .45, box); y = max(a, b) + 16
    else:   # a strip of boxes
        w = (right - left) / 4; its = items if rng.random() < .5 else [items[3]] + box[1:]
        for k, (a, b, l) in enumerate(its):
            doc.put(left + w * k + w / 2, y, cut(a, w - 6, 7), size=7, align='center'); doc.put(left + w * k + w / 2, y + 14, cut(b, w - 6, 9), size=9, bold=True, align='center', **l)
        y += 36
    if rng.random() < .4: y = rates(doc, rng, left, y, 300, C, nf) + 12
    df = dater(rng, kinds=['d M', 'd M y2', 'd/m', 'd/m/y', 'd M y', 'dM']); sg = signer(rng, C, nf, ['cr', 'crsp', 'cardminus', 'trailcard', 'cr'], cur=cur if rng.random() < .4 else '')
    for t in txs: t.pd, t.vdate = t.day, t.day + D(rng.randint(0, 3))
    kinds = rng.choice([['date', 'vdate', 'name', 'amt'], ['date', 'vdate', 'ref', 'name', 'amt'], ['date', 'name', 'amt'], ['name', 'date', 'amt'], ['date', 'vdate', 'name', 'type', 'amt']])
    H = heads_for(rng, C, kinds, rng.choice(['', C['cur']]))
    H['date'], H['vdate'] = rng.choice([(['Transaction', 'date'], ['Date', 'posted']), (['Trans', 'Date'], ['Post', 'Date']), (['Post Date'], ['Trans Date']), (['Date'], ['Date entered'])])
    if 'Post' in H['date'][0]:
        for t in txs: t.vdate = t.day - D(rng.randint(0, 3))
    H = {k: H[k] for k in kinds}
    base = io_cell(nf, df)
    flow = Flow(doc, rng, doc.height - rng.randint(60, 200), pagehead(rng, doc, left, right, bank, y))
    flow.split = rng.random() < .2
    if rng.random() < .5: doc.put(left, flow.y, f'Card number XXXX XXXX XXXX {dig(rng,4)}  {rng.choice(C["ppl"]).upper()}', size=8, bold=True); flow.y += 16
    op = (rng.choice(['BALANCE FROM LAST STATEMENT', 'PREVIOUS BALANCE']), owe(-first)) if rng.random() < .4 else None
    table(doc, rng, flow, txs, kinds, lambda k, t: sg(t.minor) if k == 'amt' else base(k, t), H, left, right, size=rng.uniform(7, 9.5), opening=op, headless=rng.random() < .1)
    if rng.random() < .6: flow.room(30); doc.put(right, flow.y + 4, 'Total new balance  ' + owe(close), size=9, bold=True, align='right'); flow.y += 20
    if rng.random() < .6: flow.room(100); rates(doc, rng, left, flow.y + 12, 260, C, nf)
    if rng.random() < .3:
        doc.new_page(); yy = rates(doc, rng, left, 60, 300, C, nf); para(doc, rng, left, yy + 20, right - left, n=5)
    return doc

def au_bank(rng):
    """Date, transaction, debit, credit, balance with CR; opening and closing as rows; totals at the end."""
    C, txs, first, nf = setup(rng, 'AU', 'AU', 'NZ', 'IE', subs=.3)
    doc = page(rng); left, right = rng.randint(30, 75), doc.width - rng.randint(30, 60)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank); cur = rng.choice(['', '$', '$']) if C['sign'] == '$' else rng.choice(['', '€'])
    bf = rng.choice([lambda m: cur + nf(m) + (' CR' if m >= 0 else ' DR'), lambda m: ('-' if m < 0 else '') + cur + nf(m), lambda m: cur + nf(m) + (' Cr' if m >= 0 else ' Dr')])
    df = dater(rng, kinds=['d M', 'd M y', 'd/m/y', 'd/m', 'd-M', 'M d']); oc = rng.choice(['', cur])
    kinds = ['date', 'name', 'out', 'in', 'bal']
    if rng.random() < .25: kinds = ['date', 'type', 'name', 'out', 'in', 'bal']
    H = heads_for(rng, C, kinds, rng.choice(['', '$']))
    flow = Flow(doc, rng, doc.height - rng.randint(50, 100), pagehead(rng, doc, left, right, bank, y))
    flow.split = rng.random() < .2
    op = (f'{df(txs[0].day)} OPENING BALANCE' if False else rng.choice(['OPENING BALANCE', f'{txs[0].day.year} OPENING BALANCE', 'Brought forward']), bf(first))
    o, i = totals(txs)
    table(doc, rng, flow, txs, kinds, io_cell(nf, df, oc, bf), H, left, right, size=rng.uniform(7.5, 9.5), opening=op, closing=(rng.choice(['CLOSING BALANCE', 'Carried forward', f'{txs[-1].day.year} CLOSING BALANCE']), bf(txs[-1].bal)) if rng.random() < .8 else None, bal_day=rng.random() < .3)
    flow.y += 12; flow.room(60)
    st = rng.random()
    if st < .5:   # opening - debits + credits = closing
        w = (right - left) / 4
        for k, (a, b, l) in enumerate([('Opening balance', bf(first), {'opening': True}), ('- Total debits', '$' + nf(o), {}), ('+ Total credits', '$' + nf(i), {}), ('= Closing balance', bf(txs[-1].bal), {'closing': True})]):
            doc.put(left + w * k, flow.y, a, size=8, bold=True); doc.put(left + w * k, flow.y + 13, b, size=8, **l)
        flow.y += 36
    elif st < .75:
        doc.put(left, flow.y, 'Transaction Summary', size=9, bold=True); flow.y += 13
        for a in ['Withdrawals at ATM', 'Electronic transactions', 'Staff assisted']:
            doc.put(left, flow.y, a, size=7.5); doc.put(left + 190, flow.y, str(rng.randint(0, 9)), size=7.5, align='right'); doc.put(left + 250, flow.y, '$0.00', size=7.5, align='right'); doc.put(left + 310, flow.y, '$' + nf(rng.choice([0, 250, 500])), size=7.5, align='right'); flow.y += 11
    if rng.random() < .5: flow.room(80); rates(doc, rng, left, flow.y + 12, 280, C, nf)
    return doc

def nz_particulars(rng):
    """Particulars / code / reference columns beside the other party's name."""
    C, txs, first, nf = setup(rng, 'NZ', 'NZ', 'NZ', 'AU', one_line=True, subs=0)
    doc = page(rng, wide=rng.random() < .35); left, right = rng.randint(26, 50), doc.width - rng.randint(26, 50)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank)
    for t in txs: t.lines = [re.sub(r'^(EFTPOS|VISA PURCHASE|Bill Payment) ', '', t.lines[0])]; t.p, t.c, t.rf = rng.choice(['', dig(rng, 6), 'Rent']), rng.choice(['', dig(rng, 4), 'House']), rng.choice(['', dig(rng, 7), alnum(rng, 6)])
    df = dater(rng, kinds=['d M', 'd M y', 'd/m/y', 'dM', 'd M y2']); base = io_cell(nf, df, rng.choice(['', '$']), balfmt(rng, C, nf))
    signed = rng.random() < .3; sg = signer(rng, C, nf, ['minus', 'plusminus', 'trail'])
    kinds = ['date', 'type', 'name', 'p', 'c', 'rf'] + (['amt', 'bal'] if signed else ['out', 'in', 'bal'])
    if rng.random() < .3: kinds.remove('c')
    if rng.random() < .3: kinds.remove('type')
    if rng.random() < .2: kinds.remove('bal')
    H = {**heads_for(rng, C, [k for k in kinds if k not in ('p', 'c', 'rf')], '$'), 'p': ['Particulars'], 'c': ['Code'], 'rf': ['Reference']}
    H['name'] = [rng.choice(['Other party', 'Details', 'Payee', 'Transaction details'])]
    def cell(k, t): return sg(t.minor) if k == 'amt' else {'p': t.p, 'c': t.c, 'rf': t.rf}[k] if k in ('p', 'c', 'rf') else base(k, t)
    if rng.random() < .4: txs.reverse()
    flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y))
    asc = len(txs) < 2 or txs[0].day <= txs[-1].day and txs[-1].bal - txs[0].bal == sum(t.minor for t in txs[1:])
    table(doc, rng, flow, txs, kinds, cell, H, left, right, size=rng.uniform(7, 8.5), minname=95, opening=('Opening Balance', nf(first)) if asc and 'bal' in kinds and rng.random() < .7 else None, gap=7)
    if rng.random() < .6:
        flow.room(40); doc.put(left, flow.y + 8, 'Totals at end of page', size=7.5, bold=True); o, i = totals(txs); doc.put(right - 90, flow.y + 8, '$' + nf(o), size=7.5, align='right'); doc.put(right, flow.y + 8, '$' + nf(i), size=7.5, align='right')
        flow.y += 12
    if rng.random() < .4: flow.room(80); para(doc, rng, left, flow.y + 18, 300)
    return doc

def za_charges(rng):
    """South African: amount with Cr or trailing minus, balance, accrued charges column."""
    C, txs, first, nf = setup(rng, 'ZA', subs=.05)
    doc = page(rng); left, right = rng.randint(26, 55), doc.width - rng.randint(26, 55)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank)
    af = rng.random() < .15
    st = rng.choice(['cr', 'trail', 'minus', 'crsp'])
    sg = signer(rng, C, nf, [st], cur=rng.choice(['', '', 'R', 'R ']))
    bf = (lambda m: nf(m) + ('Cr' if m >= 0 else 'Dr')) if st in ('cr', 'crsp') else (lambda m: nf(m) + ('-' if m < 0 else '')) if st == 'trail' else (lambda m: ('-' if m < 0 else '') + nf(m))
    kinds = rng.choice([['date', 'name', 'amt', 'bal', 'fee'], ['name', 'fee', 'out', 'in', 'date', 'bal'], ['date', 'name', 'fee', 'amt', 'bal'], ['date', 'name', 'cat', 'in', 'out', 'fee', 'bal'], ['name', 'amt', 'date', 'bal']])
    df = dater(rng, kinds=['d M', 'm d'] if False else ['d M', 'd/m/y', 'd M y', 'd-M', 'iso']) if kinds[0] == 'date' else (lambda d: f'{d.month:02d} {d.day:02d}')
    for t in txs: t.fee = nf(rng.choice([150, 300, 820, 1000, 50])) if rng.random() < .3 else ''
    neg = rng.random() < .5
    base = io_cell(nf, df, '', bf)
    def cell(k, t):
        if k == 'amt': return sg(t.minor)
        if k == 'fee': return t.fee
        if k == 'out' and t.minor < 0 and neg: return (nf(t.minor) + '-') if st == 'trail' else '-' + nf(t.minor)
        return base(k, t)
    H = {'date': ['Date'] if not af else ['Datum'], 'name': ['Description'] if not af else ['Beskrywing'], 'amt': ['Amount'] if not af else ['Bedrag'], 'bal': ['Balance'] if not af else ['Saldo'], 'fee': rng.choice([['Accrued', 'Bank Charges'], ['Service', 'Fee'], ['Fee*']]), 'out': ['Debits'] if not af else ['Debiete'], 'in': ['Credits'] if not af else ['Krediete'], 'cat': ['Category']}
    if rng.random() < .6:
        o, i = totals(txs)
        doc.put(left, y, rng.choice(['Turnover for Statement Period', 'Statement Balances', 'Balance summary']), size=9, bold=True); y += 14
        a = pairs(doc, rng, left, y, 200, [('Opening Balance', bf(first), {'opening': True}), ('Closing Balance', bf(txs[-1].bal), {'closing': True}), ('VAT Inclusive Fees', nf(4500), {})])
        b = pairs(doc, rng, left + 250, y, 220, [(f'No. Credit Transactions {sum(t.minor > 0 for t in txs)}', nf(i), {}), (f'No. Debit Transactions {sum(t.minor < 0 for t in txs)}', nf(o), {})])
        y = max(a, b) + 14
        if rng.random() < .5: doc.put(left, y, 'Credit Rate: 0.00%   Debit Rate: 21.75%   Overdraft limit R 5 000.00', size=7); y += 16
    flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y))
    table(doc, rng, flow, txs, kinds, cell, {k: H[k] for k in kinds}, left, right, size=rng.uniform(7, 9), opening=(rng.choice(['Opening Balance', 'BALANCE BROUGHT FORWARD', 'Balans Oorgebring' if af else 'Balance B/F']), bf(first)) if rng.random() < .6 else None, closing=('Closing Balance', bf(txs[-1].bal)) if rng.random() < .5 else None)
    if rng.random() < .5: flow.room(70); para(doc, rng, left, flow.y + 14, right - left)
    return doc

def in_bank(rng):
    """Indian: narration broken by letters, chq/ref column, value date, withdrawal and deposit."""
    C, txs, first, nf = setup(rng, 'IN', one_line=True, subs=0)
    doc = page(rng, wide=rng.random() < .25); left, right = rng.randint(18, 40), doc.width - rng.randint(18, 40)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank)
    df = dater(rng, kinds=['d/m/y2', 'd/m/y', 'd-m-y', 'd-M-y', 'd M y']); zero = rng.random() < .25
    drcr = rng.random() < .3; bf = (lambda m: nf(m) + ('Cr' if m >= 0 else 'Dr')) if drcr else (lambda m: ('-' if m < 0 else '') + nf(m))
    kinds = rng.choice([['date', 'name', 'ref', 'vdate', 'out', 'in', 'bal'], ['sn', 'date', 'vdate', 'name', 'ref', 'out', 'in', 'bal'], ['date', 'vdate', 'name', 'ref', 'branch', 'out', 'in', 'bal'], ['date', 'ref', 'name', 'out', 'in', 'bal'], ['sn', 'vdate', 'date', 'ref', 'name', 'out', 'in', 'bal'], ['date', 'name', 'amt', 'sign', 'bal'], ['date', 'mode', 'name', 'in', 'out', 'bal']])
    for k, t in enumerate(txs): t.sn = str(k + 1); t.branch = dig(rng, 4) if rng.random() < .9 else ''; t.ref = t.ref if rng.random() < .7 else ''
    base = io_cell(nf, df, '', bf)
    dash = rng.choice(['', '', '-', '0.00'])
    dr, cr = rng.choice([('DR', 'CR'), ('Dr', 'Cr'), ('D', 'C')])
    def cell(k, t):
        if k == 'sn': return t.sn
        if k == 'mode': return t.type
        if k == 'amt': return nf(t.minor)
        if k == 'sign': return cr if t.minor > 0 else dr
        return base(k, t)
    vd = rng.choice([(['Date'], ['Value Dt']), (['Txn Date'], ['Value', 'Date']), (['Transaction', 'Date'], ['Value', 'Date']), (['Tran Date'], ['Value Date'])])
    H = {'sn': rng.choice([['S No.'], ['Sl.'], ['#']]), 'date': vd[0], 'vdate': vd[1], 'name': [rng.choice(['Narration', 'Description', 'Particulars', 'Transaction Remarks'])], 'ref': rng.choice([['Chq./Ref.No.'], ['Cheque', 'Number'], ['Ref No./', 'Cheque No.']]), 'out': rng.choice([['Withdrawal Amt.'], ['Debit'], ['Withdrawal', 'Amount (INR)'], ['DR']]), 'in': rng.choice([['Deposit Amt.'], ['Credit'], ['Deposit', 'Amount (INR)'], ['CR']]), 'bal': rng.choice([['Closing Balance'], ['Balance'], ['Balance', '(INR )']]), 'branch': ['Branch', 'Code'], 'amt': ['Amount(INR)'], 'sign': ['DR|CR'], 'mode': ['MODE']}
    flow = Flow(doc, rng, doc.height - rng.randint(50, 90), pagehead(rng, doc, left, right, bank, y))
    flow.split = rng.random() < .15
    op = (rng.choice(['Opening Balance', 'B/F', 'BROUGHT FORWARD']), bf(first)) if rng.random() < .4 else None
    table(doc, rng, flow, txs, kinds, cell, {k: H[k] for k in kinds}, left, right, size=rng.uniform(6.5, 8.5), opening=op, ownname=rng.choice([None, 130, 160]), gap=rng.choice([5, 7, 9]), rowgap=rng.choice([1, 4, 8]))
    o, i = totals(txs)
    flow.room(70); flow.y += 10
    if rng.random() < .65:
        doc.put(left, flow.y, 'STATEMENT SUMMARY :-', size=8, bold=True); flow.y += 12
        w = (right - left) / 6
        for k, (a, b, l) in enumerate([('Opening Balance', bf(first), {'opening': True}), ('Dr Count', str(sum(t.minor < 0 for t in txs)), {}), ('Cr Count', str(sum(t.minor > 0 for t in txs)), {}), ('Debits', nf(o), {}), ('Credits', nf(i), {}), ('Closing Bal', bf(txs[-1].bal), {'closing': True})]):
            doc.put(left + w * k, flow.y, cut(a, w - 4, 7.5), size=7.5); doc.put(left + w * k, flow.y + 11, cut(b, w - 4, 7.5), size=7.5, **l)
        flow.y += 30
    if rng.random() < .5: doc.put(left, flow.y, f'Generated On: {longd(txs[-1].day + D(2))} 10:24:11 Generated By: {dig(rng, 8)}', size=7)
    return doc

def consolidated(rng):
    """Several accounts (or currencies) in one document, each with its own table; Chinese and English headings in Hong Kong."""
    C = country(rng, 'HK', 'HK', 'SG', 'SG', 'GB', 'KE'); zh = C['code'] == 'HK' and rng.random() < .75
    doc = page(rng); left, right = rng.randint(28, 55), doc.width - rng.randint(28, 55)
    bank = rng.choice(C['banks']); nf = money(rng, C); n = rng.randint(2, 4)
    accs = []; lastday = None
    base_ds = days(rng, 1)[0]
    for a in range(n):
        k = rng.randint(1, 10)
        ds = sorted(base_ds + D(rng.randint(0, 30)) for _ in range(k))
        accs.append(ledger(rng, C, k, subs=.05, ds=ds))
    y = letterhead(doc, rng, C, accs[0][0], left, right, bank=bank, title=rng.choice(['Consolidated Statement', 'Statement of Accounts', '綜合月結單' if zh else 'Integrated Account']))
    names = S('Savings Account,Current Account,Foreign Currency Savings,Multiplier Account,360 Account,Time Deposit,USD Savings,Statement Savings,Everyday Global') if C['code'] in ('HK', 'SG') else S('Current Account,Instant Saver,Joint Account,Bills Account,Easy Access ISA')
    use = rng.sample(names, n); bf = rng.choice([lambda m: nf(m) + (' DR' if m < 0 else ''), lambda m: ('-' if m < 0 else '') + nf(m)])
    curs = [C['cur']] + [(rng.choice([C['cur'], 'USD', 'CNY', 'AUD', 'GBP']) if C['code'] in ('HK', 'SG') else C['cur']) for _ in range(n - 1)]
    if rng.random() < .75:   # overview
        doc.put(left, y, '戶口概要 Portfolio Summary' if zh else rng.choice(['Account Overview', 'Portfolio summary', 'Your accounts at a glance']), size=10, bold=True); y += 15
        tot = 0
        for nm, cu, (tx, f) in zip(use, curs, accs):
            doc.put(left, y, nm, size=8); doc.put(left + 190, y, acct(rng, C), size=8); doc.put(right - 90, y, cu, size=8); doc.put(right, y, bf(tx[-1].bal), size=8, align='right', closing=True); y += 12
        doc.put(left, y, 'Total (' + C['cur'] + ' equivalent)', size=8, bold=True); doc.put(right, y, nf(sum(abs(t[-1].bal) for t, _ in accs)), size=8, bold=True, align='right'); y += 24
    df = dater(rng, kinds=['d M', 'd M y', 'd/m/y', 'd-M', 'd M y2', 'd/m'])
    kinds = rng.choice([['date', 'name', 'in', 'out', 'bal'], ['date', 'name', 'out', 'in', 'bal'], ['date', 'vdate', 'name', 'out', 'in', 'bal'], ['date', 'name', 'ref', 'out', 'in', 'bal']])
    if zh: H = {'date': ['日期', 'Date'], 'vdate': ['起息日', 'Value Date'], 'name': ['進支詳情', 'Transaction Details'], 'in': ['存入', 'Deposit'], 'out': ['提取', 'Withdrawal'], 'bal': ['結餘', 'Balance'], 'ref': ['參考', 'Ref']}
    else: H = heads_for(rng, C, kinds, C['cur'] if len(set(curs)) == 1 else '')
    flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y))
    size = rng.uniform(7.5, 9); once = rng.random() < .6; bd = rng.random() < .5; lo = rng.random() < .85
    for nm, cu, (tx, f) in zip(use, curs, accs):
        flow.room(90)
        doc.put(left, flow.y, nm.upper() if rng.random() < .3 else nm, size=10, bold=True); doc.put(right, flow.y, f'{acct(rng, C)} {cu}', size=8, align='right'); flow.y += 18
        table(doc, rng, flow, tx, kinds, io_cell(nf, df, '', bf), {k: H[k] for k in kinds}, left, right, size=size, day_once=once, bal_day=bd, gap=12, rowgap=1, opening=('承上結餘 B/F BALANCE' if zh else 'BALANCE B/F', bf(f)) if lo else None, closing=('過戶結餘 C/F BALANCE' if zh else 'Balance Carried Forward', bf(tx[-1].bal)) if rng.random() < .6 else None)
        o, i = totals(tx)
        if rng.random() < .5:
            flow.room(14); doc.put(left, flow.y, f'Total Withdrawals {nf(o)}   Total Deposits {nf(i)}', size=7.5); flow.y += 12
        flow.y += 16
    if rng.random() < .5: flow.room(60); para(doc, rng, left, flow.y, right - left)
    return doc

def ke_mpesa(rng):
    """Mobile money: receipt no., completion time over two lines, details, status, paid in, withdrawn, balance; newest first often."""
    C, txs, first, nf = setup(rng, 'KE', subs=0)
    doc = page(rng, wide=rng.random() < .2); left, right = rng.randint(20, 45), doc.width - rng.randint(20, 45)
    doc.put(left, 40, rng.choice(['M-PESA STATEMENT', 'MPESA FULL STATEMENT', 'Airtel Money Statement', 'T-Kash Statement']), size=16, bold=True)
    y = 62
    for a, b in [('Customer Name:', rng.choice(C['ppl']).upper()), ('Mobile Number:', '07' + dig(rng, 8)), ('Statement Period:', f'{longd(txs[0].day)} - {longd(txs[-1].day)}'), ('Request Date:', longd(txs[-1].day + D(1)))][:rng.randint(2, 4)]:
        doc.put(left, y, a, size=8); doc.put(left + 100, y, b, size=8); y += 12
    o, i = totals(txs); y += 10
    if rng.random() < .8:
        doc.put(left, y, 'SUMMARY', size=9, bold=True); y += 13
        for h, x in (('TRANSACTION TYPE', left), ):
            doc.put(x, y, h, size=7.5, bold=True)
        doc.put(left + 260, y, 'PAID IN', size=7.5, bold=True, align='right'); doc.put(left + 350, y, 'PAID OUT', size=7.5, bold=True, align='right'); y += 11
        for k in ['Cash Out:', 'Send Money:', 'B2C Payment:', 'Pay Bill:', 'Others:']:
            doc.put(left, y, k, size=7.5); doc.put(left + 260, y, nf(rng.choice([0, 0, i // 3])), size=7.5, align='right'); doc.put(left + 350, y, nf(rng.choice([0, o // 4, o // 5])), size=7.5, align='right'); y += 11
        doc.put(left, y, 'TOTAL:', size=7.5, bold=True); doc.put(left + 260, y, nf(i), size=7.5, align='right'); doc.put(left + 350, y, nf(o), size=7.5, align='right'); y += 22
    doc.put(left, y, 'DETAILED STATEMENT', size=9, bold=True); y += 15
    txs.reverse(); size = rng.uniform(6.5, 8); lead = size * 1.25; two = rng.random() < .6; neg = rng.random() < .5
    w = right - left
    X = {'rec': left, 'dt': left + w * .125, 'name': left + w * (.235 if two else .29), 'st': left + w * .585, 'in': left + w * .775, 'out': left + w * .885, 'bal': right}
    size = min(size, w / 78)
    lead = size * 1.25
    def head(fl, firstp):
        fl.y = y if firstp else 50
        for k, t in [('rec', 'Receipt No.'), ('dt', 'Completion Time'), ('name', 'Details'), ('st', 'Transaction Status'), ('in', 'Paid In'), ('out', 'Withdrawn'), ('bal', 'Balance')]:
            lines = t.split(' ', 1) if k in ('dt', 'st') else [t]
            for j, l in enumerate(lines): doc.put(X[k], fl.y + j * size * 1.1, l, size=size, bold=True, align='right' if k in ('in', 'out', 'bal') else 'left')
        fl.y += size * 2.8
        doc.put(left, doc.height - 24, f'Disclaimer: This record is produced for your personal use. Page {fl.pages}', size=6)
    flow = Flow(doc, rng, doc.height - 50, head)
    nw = X['st'] - X['name'] - 6
    for t in txs:
        show = []
        for l in t.lines: show += wrapc(l, nw, size)
        flow.room(max(2, len(show)) * lead)
        t.r = doc.row(t.day, t.minor, ' '.join(show)); yy = flow.y
        doc.put(X['rec'], yy, alnum(rng, 10), size=size)
        ds, ts = f'{t.day:%Y-%m-%d}' if rng.random() < 2 else '', f'{t.time[0]:02d}:{t.time[1]:02d}:{t.time[2]:02d}'
        e = doc.put(X['dt'], yy, ds, size=size, date=t.r)
        if two: doc.put(X['dt'], yy + lead, ts, size=size)
        else: doc.put(e + 3, yy, ts, size=size)
        for j, l in enumerate(show): doc.put(X['name'], yy + j * lead, l, size=size, name=t.r)
        doc.put(X['st'], yy, 'Completed' if rng.random() < .8 else 'COMPLETED', size=size)
        if t.minor > 0: doc.put(X['in'], yy, nf(t.minor), size=size, align='right', amount=t.r)
        else: doc.put(X['out'], yy, ('-' if neg else '') + nf(t.minor), size=size, align='right', amount=t.r)
        doc.put(X['bal'], yy, ('-' if t.bal < 0 else '') + nf(t.bal), size=size, align='right', balance=t.r)
        flow.y += max(2 if two else 1, len(show)) * lead + rng.choice([2, 2, 5])
    return doc

def ng_bank(rng):
    """Nigerian: trans date, reference, value date, debits, credits, balance, branch, remarks last."""
    C, txs, first, nf = setup(rng, 'NG', subs=0, one_line=True)
    doc = page(rng, wide=rng.random() < .45); left, right = rng.randint(18, 40), doc.width - rng.randint(18, 40)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank); o, i = totals(txs)
    cur = rng.choice(['', '', '₦', 'N']); bf = lambda m: ('-' if m < 0 else '') + cur + nf(m)
    if rng.random() < .8:
        st = rng.random()
        its = [('Opening Balance', bf(first), {'opening': True}), ('Total Debit', cur + nf(o), {}), ('Total Credit', cur + nf(i), {}), ('Closing Balance', bf(txs[-1].bal), {'closing': True})]
        if st < .5: y = pairs(doc, rng, left, y, 230, its + [('Usable Balance', bf(txs[-1].bal), {}), ('Debit Count', str(sum(t.minor < 0 for t in txs)), {})]) + 14
        else:
            w = (right - left) / 4
            for k, (a, b, l) in enumerate(its): doc.put(left + k * w, y, a, size=7.5); doc.put(left + k * w, y + 12, b, size=8.5, bold=True, **l)
            y += 34
    df = dater(rng, kinds=['d-M-y', 'd/m/y', 'd-M-y2', 'd M y', 'M d, y']); base = io_cell(nf, df, rng.choice(['', cur]), bf)
    kinds = rng.choice([['date', 'ref', 'vdate', 'out', 'in', 'bal', 'branch', 'name'], ['date', 'vdate', 'name', 'out', 'in', 'bal'], ['date', 'vdate', 'out', 'in', 'bal', 'name'], ['date', 'time', 'in', 'out', 'cat', 'cp', 'name', 'bal'], ['sn', 'date', 'name', 'ref', 'vdate', 'out', 'in', 'bal'], ['date', 'name', 'amt', 'bal', 'chan']])
    sg = signer(rng, C, nf, ['plusminus', 'minus', 'drcr'])
    for k, t in enumerate(txs): t.sn = f'{k+1}'; t.branch = rng.choice(['HEAD OFFICE', 'E-CHANNELS', '205 IKEJA']); t.cp = rng.choice(['Self', 'Opay/9012', 'Access', 'GTB/0012'])
    def cell(k, t):
        return t.sn if k == 'sn' else t.cp if k == 'cp' else sg(t.minor) if k == 'amt' else rng.choice(['MOBILE', 'USSD', 'POS']) if k == 'chan' else base(k, t)
    H = {'sn': ['S/N'], 'date': rng.choice([['Trans. Date'], ['Date'], ['Tran', 'Date']]), 'ref': ['Reference'], 'vdate': rng.choice([['Value. Date'], ['Value', 'Date']]), 'out': rng.choice([['Debits'], ['Debit'], ['Money out'], ['Pay Out']]), 'in': rng.choice([['Credits'], ['Credit'], ['Money In'], ['Lodgement']]), 'bal': [rng.choice(['Balance', 'Balance(₦)'])], 'branch': ['Originating', 'Branch'], 'name': [rng.choice(['Remarks', 'Narration', 'Description', 'Transaction Details'])], 'time': ['Time'], 'cat': ['Category'], 'cp': ['To / From'], 'amt': ['Amount'], 'chan': ['Channel']}
    flow = Flow(doc, rng, doc.height - 50, pagehead(rng, doc, left, right, bank, y))
    op = (rng.choice(['Opening Balance', 'Balance B/F']), bf(first)) if rng.random() < .45 else None
    table(doc, rng, flow, txs, kinds, cell, {k: H[k] for k in kinds}, left, right, size=rng.uniform(6.5, 8.2), opening=op, gap=6, rowgap=rng.choice([2, 5, 8]), minname=100)
    return doc

def section_card(rng):
    """Sign only by section: payments and credits / purchases / cash advances / fees / interest, with totals."""
    C, txs, first, nf = setup(rng, 'AU', 'GB', 'NZ', 'HK', 'SG', 'IN', card=True, pin=rng.choice([.15, .3]), subs=.15, n=rng.randint(3, 26))
    doc = page(rng); left, right = rng.randint(35, 70), doc.width - rng.randint(35, 70)
    bank = rng.choice(C['banks'] + ['American Express', 'Latitude', 'Flexi Cards']); y = letterhead(doc, rng, C, txs, left, right, bank=bank, title='Credit card statement'); cur = rng.choice(['', C['sign']])
    close = -txs[-1].bal; o, i = totals(txs); df = dater(rng, kinds=['d M', 'D M', 'd/m', 'd M y', 'd/m/y', 'M d'])
    y = pairs(doc, rng, left if rng.random() < .5 else right - 240, y, 240, [('Opening balance', C['sign'] + nf(first), {'opening': True}), ('Less payments', C['sign'] + nf(i), {}), ('Plus new charges', C['sign'] + nf(o), {}), ('Closing balance', C['sign'] + nf(close) + (' CR' if close < 0 else ''), {'closing': True}), ('Minimum payment', C['sign'] + nf(2500), {}), ('Due by', longd(txs[-1].day + D(20)), {})], title=rng.choice([None, 'Summary'])) + 18
    flow = Flow(doc, rng, doc.height - 70, pagehead(rng, doc, left, right, bank, y))
    fees = [t for t in txs if t.minor < 0 and re.search('fee|interest', t.name, re.I)]
    secs = [(rng.choice(['Payments and credits', 'PAYMENTS RECEIVED', 'Payments, refunds and adjustments', 'Money you paid us']), [t for t in txs if t.minor > 0]), (rng.choice(['Purchases', 'Transactions', 'NEW PURCHASES', 'What you spent']), [t for t in txs if t.minor < 0 and t not in fees]), (rng.choice(['Fees and interest', 'Interest and other charges']), fees)]
    if rng.random() < .3: secs.reverse()
    size = rng.uniform(7.5, 9.5); kinds = rng.choice([['date', 'name', 'amt'], ['date', 'vdate', 'name', 'amt'], ['date', 'name', 'cat', 'amt'], ['date', 'ref', 'name', 'amt']])
    base = io_cell(nf, df); H = heads_for(rng, C, kinds, C['cur']); once_head = rng.random() < .4; rg = rng.choice([0, 2, 4]); cr = rng.random() < .25
    hn = 0
    for nm, ts in secs:
        if not ts: continue
        flow.room(60); doc.put(left, flow.y, nm, size=size + 1.5, bold=True)
        if rng.random() < .3: doc.put(right, flow.y, 'Card ending ' + dig(rng, 4), size=size, align='right')
        flow.y += size * 1.8
        table(doc, rng, flow, ts, kinds, lambda k, t: cur + nf(t.minor) + (' CR' if cr and t.minor > 0 else '') if k == 'amt' else base(k, t), H, left, right, size=size, gap=14, rowgap=rg, headless=once_head and hn > 0, head_all=False, headalign=False)
        hn += 1
        flow.room(20); doc.put(left + 60, flow.y + 2, 'Total ' + nm.lower(), size=size, bold=True); doc.put(right, flow.y + 2, cur + nf(sum(t.minor for t in ts)), size=size, bold=True, align='right'); flow.y += size * 3
    if rng.random() < .6: flow.room(100); rates(doc, rng, left, flow.y, 270, C, nf)
    return doc

def newspaper(rng):
    """Two columns of rows side by side."""
    C, txs, first, nf = setup(rng, 'HK', 'SG', 'NZ', 'ZA', 'GB', 'IE', card=True, one_line=True, subs=0, n=rng.randint(6, 40))
    doc = page(rng); left, right = rng.randint(26, 40), doc.width - rng.randint(26, 40)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank)
    size = rng.uniform(6, 7.5); lead = size * rng.choice([1.3, 1.5, 1.8]); df = dater(rng, kinds=['d/m', 'd M', 'dM', 'd/m/y2'])
    sg = signer(rng, C, nf, ['cr', 'crsp', 'cardminus', 'trailcard'], cur='')
    y = pairs(doc, rng, left, y, 220, [('Balance last statement', nf(first), {'opening': True}), ('Balance this statement', nf(txs[-1].bal) + (' CR' if txs[-1].bal > 0 else ''), {'closing': True}), ('Minimum payment', nf(5000), {})]) + 20
    gut = rng.randint(18, 34); cw = (right - left - gut) / 2
    top = y; per = (len(txs) + 1) // 2; heads = rng.random() < .8
    most = int((doc.height - 80 - top - 20) / lead); per = max(3, min(per, most))
    aw = max(width_of(sg(t.minor), size, True) for t in txs); dw = max(width_of(df(t.day), size) for t in txs) + 8
    at = 0; first_page = True
    while at < len(txs):
        for col in (0, 1):
            x = left + col * (cw + gut); yy = top
            if at >= len(txs): break
            if heads:
                doc.put(x, yy, 'Date', size=size, bold=True); doc.put(x + dw, yy, 'Description', size=size, bold=True); doc.put(x + cw, yy, rng.choice(['Amount', 'Amount']), size=size, bold=True, align='right')
            yy += lead * 1.4
            for t in txs[at:at + per]:
                nm = cut(t.name, cw - dw - aw - 8, size); t.r = doc.row(t.day, t.minor, nm)
                doc.put(x, yy, df(t.day), size=size, date=t.r); doc.put(x + dw, yy, nm, size=size, name=t.r); doc.put(x + cw, yy, sg(t.minor), size=size, align='right', amount=t.r); yy += lead
            at += per
        if at < len(txs): doc.new_page(); top = 60; doc.put(left, 40, bank[:20], size=9, bold=True); per = int((doc.height - 140) / lead)
    yb = top + lead * (per + 3)
    if yb < doc.height - 120 and rng.random() < .7: yb = rates(doc, rng, left, yb + 6, cw, C, nf); para(doc, rng, left + cw + gut, top + lead * (per + 3) + 6, cw)
    doc.put(right, doc.height - 24, f'CR = credit   Page {doc.page + 1}', size=6.5, align='right')
    return doc
def digital_bank(rng):
    """App bank: date, description, signed amount, balance, newest first; pots and foreign sub-lines."""
    C, txs, first, nf = setup(rng, 'GB', 'GB', 'AU', 'SG', 'HK', 'ZA', 'NG', up=rng.choice(['asis', 'asis', 'upper']), subs=.2)
    doc = page(rng); left, right = rng.randint(40, 70), doc.width - rng.randint(40, 70)
    bank = rng.choice(['Monzo', 'Starling Bank', 'Chase', 'Kroo', 'Revolut', 'Up', 'TymeBank', 'Mox', 'Trust', 'Kuda', 'Zopa']); doc.put(left, 50, bank, size=20, bold=True); doc.put(right, 50, rng.choice(C['ppl']), size=10, align='right')
    y = 84; sg = signer(rng, C, nf, ['minus', 'plusminus', 'minus'], cur=rng.choice(['', C['sign']]))
    o, i = totals(txs); txs.reverse()
    big = rng.choice([11, 13, 15])
    st = rng.random()
    if st < .7:
        doc.put(left, y, sg(txs[0].bal) if txs[0].bal < 0 else C['sign'] + nf(txs[0].bal), size=big, bold=True, closing=True); doc.put(left, y + 14, rng.choice(['Personal Account balance', 'Balance on ' + longd(txs[0].day), f'({C["cur"]}) Balance in Personal Account']), size=8)
        doc.put(left + 190, y, '-' + C['sign'] + nf(o), size=big, bold=True); doc.put(left + 190, y + 14, 'Total outgoings', size=8)
        doc.put(left + 330, y, '+' + C['sign'] + nf(i), size=big, bold=True); doc.put(left + 330, y + 14, 'Total deposits', size=8)
        y += 44
        if rng.random() < .4: doc.put(left, y, f'Includes {C["sign"]}{nf(12500)} in Pots: Holiday {C["sign"]}{nf(10000)}, Bills {C["sign"]}{nf(2500)}', size=8); y += 24
    df = dater(rng, kinds=['d/m/y', 'd M y', 'D M Y', 'iso', 'W d M y'])
    kinds = rng.choice([['date', 'name', 'amt', 'bal'], ['date', 'name', 'amt', 'bal'], ['date', 'time', 'name', 'amt', 'bal'], ['name', 'date', 'amt', 'bal'], ['date', 'type', 'name', 'amt', 'bal'], ['date', 'name', 'cat', 'amt']])
    H = heads_for(rng, C, kinds, C['cur']); base = io_cell(nf, df, '')
    bcur = rng.choice(['', C['sign']])
    def cell(k, t): return sg(t.minor) if k == 'amt' else ('-' if t.bal < 0 else '') + bcur + nf(t.bal) if k == 'bal' else base(k, t)
    flow = Flow(doc, rng, doc.height - 90, pagehead(rng, doc, left, right, bank, y))
    if rng.random() < .2:   # not yet settled: no labels
        doc.put(left, flow.y, 'Pending', size=10, bold=True); flow.y += 14
        for _ in range(rng.randint(1, 2)): doc.put(left, flow.y, df(txs[0].day + D(1)), size=8); doc.put(left + 90, flow.y, mname(rng, C), size=8); doc.put(right, flow.y, sg(-value(rng, C['k'], 'out')), size=8, align='right'); flow.y += 13
        flow.y += 10
    table(doc, rng, flow, txs, kinds, cell, H, left, right, size=rng.uniform(8, 10), rowgap=rng.choice([4, 8, 12]), sort='desc', closing=('Opening balance', bcur + nf(first)) if 'bal' in kinds and rng.random() < .2 and first > 0 else None)
    if rng.random() < .4:   # a pot without rows
        flow.room(60); doc.put(left, flow.y + 10, rng.choice(['Regular Pot statement', 'Saver: Rainy day', 'Savings Pot with Investec']), size=12, bold=True); doc.put(left, flow.y + 26, 'There were no transactions during this period.', size=8); doc.put(right, flow.y + 10, C['sign'] + nf(10000), size=12, bold=True, align='right')
    return doc

def wise_blocks(rng):
    """Description in one line, date and ids below it; incoming, outgoing, balance."""
    C, txs, first, nf = setup(rng, up='asis', subs=0, one_line=True, n=rng.randint(1, 22))
    doc = page(rng); left, right = rng.randint(40, 60), doc.width - rng.randint(40, 60)
    doc.put(left, 46, rng.choice(['Wise', 'Airwallex', 'WorldFirst', 'Grey', 'Payoneer', 'Skrill']), size=18, bold=True); doc.put(right, 46, f'{C["cur"]} statement', size=12, align='right')
    y = 70
    for l in [f'{longd(txs[0].day)} - {longd(txs[-1].day)}', f'Generated on: {longd(txs[-1].day + D(3))}', f'Account Holder {rng.choice(C["ppl"])}', f'Account number {acct(rng, C)}']: doc.put(left, y, l, size=8.5); y += 12
    y += 10
    doc.put(left, y, f'{C["cur"]} on {longd(txs[-1].day)}', size=11, bold=True); doc.put(right, y, nf(txs[-1].bal) + ' ' + C['cur'] if txs[-1].bal >= 0 else '-' + nf(txs[-1].bal) + ' ' + C['cur'], size=11, bold=True, align='right', closing=True); y += 24
    xs = [right - 170, right - 85, right] if rng.random() < .7 else [None, right - 90, right]
    size = rng.uniform(8, 9.5); dl = rng.random() < .6; df = dater(rng, kinds=['D M Y', 'd M y', 'M d, y', 'd/m/y']); txs.reverse(); cdig = dig(rng, 4)
    def head(fl, f):
        fl.y = y if f else 60
        doc.put(left, fl.y, 'Description', size=size, bold=True)
        if xs[0]: doc.put(xs[0], fl.y, 'Incoming', size=size, bold=True, align='right'); doc.put(xs[1], fl.y, 'Outgoing', size=size, bold=True, align='right')
        else: doc.put(xs[1], fl.y, 'Amount', size=size, bold=True, align='right')
        doc.put(right, fl.y, 'Amount' if xs[0] and rng.random() < .5 else 'Balance', size=size, bold=True, align='right')
        fl.y += 20; doc.put(left, doc.height - 24, f'ref:{alnum(rng, 8)}-{alnum(rng, 4)}   {fl.pages} / 3', size=6.5)
    flow = Flow(doc, rng, doc.height - 60, head)
    for t in txs:
        nw = (xs[0] or xs[1]) - 75 - left
        nm = re.sub(r'[|]', ' ', t.name)
        if t.minor < 0 and rng.random() < .6: nm = f'Card transaction of {nf(t.minor)} {C["cur"]} issued by {mname(rng, C)}'
        elif rng.random() < .5: nm = ('Sent money to ' if t.minor < 0 else 'Received money from ') + rng.choice(C['ppl']) + (' with reference ' + rng.choice(WORDS) if rng.random() < .4 else '')
        show = wrapc(nm, nw, size); flow.room(len(show) * 12 + 16); t.r = doc.row(t.day, t.minor, ' '.join(show)); yy = flow.y
        for l in show: doc.put(left, flow.y, l, size=size, name=t.r, bold=dl); flow.y += size * 1.3
        e = doc.put(left, flow.y, df(t.day), size=size - 1.5, date=t.r)
        sub = rng.choice([f'Transaction: TRANSFER-{dig(rng, 9)}' if t.minor > 0 else f'Card ending in {cdig} {rng.choice(C["ppl"])} Transaction: CARD-{dig(rng, 9)}', f'Transaction: TRANSFER-{dig(rng, 9)}', f'Transaction: TRANSFER-{dig(rng, 9)} Reference: {rng.choice(WORDS)}'])
        doc.put(e + 8, flow.y, cut(sub, nw, size - 1.5), size=size - 1.5)
        a = nf(t.minor)
        if xs[0]: doc.put(xs[0] if t.minor > 0 else xs[1], yy, ('-' if t.minor < 0 else '') + a, size=size, align='right', amount=t.r)
        else: doc.put(xs[1], yy, ('-' if t.minor < 0 else '+' if dl else '') + a, size=size, align='right', amount=t.r)
        doc.put(right, yy, ('-' if t.bal < 0 else '') + nf(t.bal), size=size, align='right', balance=t.r)
        flow.y += size * 2.2
    return doc

def day_heads(rng):
    """Days as headings; below them time, name, amount; total or balance at the heading at times."""
    C, txs, first, nf = setup(rng, up='asis', subs=.15, span=rng.choice([4, 8, 14]))
    doc = page(rng); left, right = rng.randint(40, 80), doc.width - rng.randint(40, 80)
    bank = rng.choice(['Up', 'Monese', 'Bunq', 'Ubank', 'GCash', 'Discovery Bank', 'Fi Money', 'Jupiter', 'ZA Bank', 'Dozens', 'Frollo']); y = letterhead(doc, rng, C, txs, left, right, bank=bank)
    sg = signer(rng, C, nf, ['minus', 'plusminus', 'plus', 'minus'], cur=C['sign']); size = rng.uniform(8, 10); desc = rng.random() < .6
    if desc: txs.reverse()
    fmt = rng.choice([lambda d: f'{WDAY[d.weekday()]}, {d.day}{ordinal(d.day)} {MONTH[d.month-1]}', lambda d: f'{d.day} {MONTH[d.month-1]} {d.year}', lambda d: f'{WD[d.weekday()]} {d.day} {MON[d.month-1]}', lambda d: f'{MON[d.month-1].upper()} {d.day:02d}, {d.year}', lambda d: f'{WDAY[d.weekday()].upper()} {d.day} {MONTH[d.month-1].upper()} {d.year}'])
    times, right_of, showbal = rng.random() < .5, rng.choice([None, 'total', 'bal']), rng.random() < .25
    indent = rng.choice([0, 10, 20]); catl = rng.random() < .3; amt_first = rng.random() < .15
    flow = Flow(doc, rng, doc.height - 70, pagehead(rng, doc, left, right, bank, y)); k = 0
    ax = right - (90 if showbal else 0)
    while k < len(txs):
        grp = [t for t in txs[k:] if t.day == txs[k].day]; flow.room(60)
        nx = left + indent + (45 if times else 0) + (90 if amt_first else 0)
        for t in grp:
            t.show = [x for l in t.lines for x in wrapc(l, (ax - 90 if not amt_first else ax) - nx, size)]; t.r = doc.row(t.day, t.minor, ' '.join(t.show))
        doc.put(left, flow.y, fmt(txs[k].day), size=size + 1, bold=True, date=[t.r for t in grp])
        if right_of == 'total': doc.put(right, flow.y, sg(sum(t.minor for t in grp)) if sum(t.minor for t in grp) else nf(0), size=size, align='right')
        elif right_of == 'bal': doc.put(right, flow.y, 'Balance ' + C['sign'] + nf(grp[0 if desc else -1].bal), size=size - 1, align='right')
        flow.y += size * 1.9
        for t in grp:
            flow.room(len(t.show) * size * 1.3 + 10)
            if times: doc.put(left + indent, flow.y, clock(rng, t, ampm=indent == 10), size=size - 1.5)
            if amt_first: doc.put(nx - 12, flow.y, sg(t.minor), size=size, align='right', amount=t.r)
            else: doc.put(ax, flow.y, sg(t.minor), size=size, align='right', amount=t.r)
            if showbal: doc.put(right, flow.y, ('-' if t.bal < 0 else '') + nf(t.bal), size=size - 1, align='right', balance=t.r)
            for l in t.show: doc.put(nx, flow.y, l, size=size, name=t.r); flow.y += size * 1.25
            for l in t.sub + ([t.cat] if catl else []): doc.put(nx, flow.y, cut(l, ax - 95 - nx, size - 1.5), size=size - 1.5); flow.y += size * 1.15
            flow.y += 4
        flow.y += 8; k += len(grp)
    return doc

def stacked_records(rng):
    """A labeled block for each transaction, one or two blocks across."""
    C, txs, first, nf = setup(rng, 'KE', 'NG', 'IE', 'IN', 'GB', 'ZA', 'SG', one_line=True, subs=0, n=rng.randint(1, 14))
    doc = page(rng); left, right = rng.randint(40, 70), doc.width - rng.randint(40, 70)
    bank = rng.choice(C['banks'] + ['Harambee Sacco', 'Dublin Credit Union', 'Village Savings Co-op']); y = letterhead(doc, rng, C, txs, left, right, bank=bank)
    sg = signer(rng, C, nf, ['minus', 'drcr', 'drcr', 'paren', 'trail']); size = rng.uniform(7.5, 9.5); df = dater(rng, True); two = rng.random() < .35
    labs = {'date': rng.choice(['Date:', 'Transaction date', 'Txn Date :', 'Posted']), 'name': rng.choice(['Description:', 'Details', 'Narration :', 'Paid to / from', 'Payee']), 'amt': rng.choice(['Amount:', 'Amount', f'Amount ({C["cur"]})', 'Value']), 'bal': rng.choice(['Balance:', 'Balance after', 'Running balance']), 'ref': rng.choice(['Ref:', 'Reference', 'Receipt No']), 'type': 'Type'}
    order = ['date', 'name', 'amt']; rng.shuffle(order)
    for extra in ('ref', 'type', 'bal'):
        if rng.random() < .55: order.insert(rng.randint(0, len(order)) if extra != 'bal' else len(order), extra)
    dirtype = sg.style == 'x'
    cw = (right - left - 24) / 2 if two else right - left; lx = rng.choice([70, 90, 110]); col = 0
    flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y)); hi = len(order) + 1
    num = rng.random() < .4; ralign = rng.random() < .25 and not two
    ytop = flow.y
    for k, t in enumerate(txs):
        show = wrapc(t.name, cw - lx - 4, size)
        if not (two and col == 1):
            if flow.y + (hi + 3) * size * 1.35 > flow.bottom: flow.brk()
            ytop = flow.y; low = ytop
        t.r = doc.row(t.day, t.minor, ' '.join(show)); yy = ytop if two else flow.y; x = left + (col * (cw + 24) if two else 0)
        if num: doc.put(x, yy, f'Transaction {k + 1}', size=size, bold=True); yy += size * 1.5
        for f in order:
            doc.put(x, yy, labs[f], size=size - .5, bold=rng.random() < 0)
            vx = x + lx
            if f == 'name':
                for j, l in enumerate(show): doc.put(vx, yy, l, size=size, name=t.r); yy += size * 1.3 if j + 1 < len(show) else 0
            else:
                text, lab = {'date': (df(t.day), {'date': t.r}), 'amt': (sg(t.minor), {'amount': t.r}), 'bal': (('-' if t.bal < 0 else '') + nf(t.bal), {'balance': t.r}), 'ref': (t.ref, {}), 'type': ('Credit' if t.minor > 0 else 'Debit', {})}[f]
                doc.put(x + cw if ralign else vx, yy, text, size=size, align='right' if ralign else 'left', **lab)
            yy += size * 1.4
        low = max(low, yy + 8); flow.y = low
        if two: col = 1 - col
    if rng.random() < .5: flow.room(30); doc.put(left, flow.y + 6, f'Closing balance {C["cur"]}', size=9, bold=True); doc.put(left + 190, flow.y + 6, nf(txs[-1].bal), size=9, bold=True, closing=True)
    return doc

def broker_cash(rng):
    """Cash account of a broker: trade and settle dates, unit prices and quantities that are not amounts."""
    C = country(rng, 'GB', 'AU', 'SG', 'HK', 'IN', 'NZ', 'ZA', 'IE'); n = rng.randint(2, 22); txs, first = ledger(rng, C, n, pin=.45, subs=0, opening=value(rng, C['k'], 'in') * 10)
    nf = money(rng, C); stocks = S('VANGUARD FTSE ALL-WORLD,ISHARES CORE S&P 500,BHP GROUP LTD,CSL LIMITED,RELIANCE INDUSTRIES,TENCENT HOLDINGS,DBS GROUP HLDGS,FISHER & PAYKEL,NASPERS N,LEGAL & GENERAL,RIO TINTO,APPLE INC,BETASHARES A200,TATA MOTORS,HSBC HOLDINGS,SCOTTISH MORTGAGE')
    for t in txs:
        s = rng.choice(stocks); t.qty, t.px = '', ''
        if t.minor < 0:
            if rng.random() < .75: q = rng.randint(1, 400); t.qty = str(q); t.px = f'{abs(t.minor)/100/q:.4f}'; nm = rng.choice(['BUY {q} {s}', 'BOUGHT {s}', 'Bought {q} {s} @ {p}', 'Purchase {s}']).format(q=q, s=s, p=t.px)
            else: nm = rng.choice(['MANAGEMENT FEE', 'Platform fee', 'Withdrawal to bank account', 'DP CHARGES', 'Custody charge', 'CASH WITHDRAWAL', 'STAMP DUTY'])
        else:
            if rng.random() < .4: q = rng.randint(1, 400); t.qty = str(q); t.px = f'{abs(t.minor)/100/q:.4f}'; nm = rng.choice(['SELL {q} {s}', 'SOLD {s}', 'Sale {s}']).format(q=q, s=s)
            else: nm = rng.choice(['DIVIDEND {s}', 'Div {s} {m}', 'Deposit - Debit card', 'FPS deposit', 'Interest on cash balance', 'CARD WEB deposit', 'BPAY receipt', 'Payin via UPI']).format(s=s, m=MON[t.day.month - 1])
        t.lines = [nm]; t.sub = []; t.type = rng.choice(['B', 'S', 'D'])
    doc = page(rng, wide=rng.random() < .3); left, right = rng.randint(28, 50), doc.width - rng.randint(28, 50)
    bank = rng.choice(S('Hargreaves Lansdown,AJ Bell Youinvest,interactive investor,CommSec,SelfWealth,Sharesies,Tiger Brokers,Zerodha,Groww,EasyEquities,Degiro Ireland,Futu Securities,Davy'))
    y = letterhead(doc, rng, C, txs, left, right, bank=bank, title=rng.choice(['Capital account statement', 'Cash statement', 'Ledger', 'Funds statement', 'Cash transaction listing']))
    if rng.random() < .4:   # holdings, not transactions
        doc.put(left, y, 'Your holdings', size=10, bold=True); y += 14
        for s in rng.sample(stocks, rng.randint(2, 5)):
            q = rng.randint(1, 900); p = rng.uniform(1, 90); doc.put(left, y, s, size=7.5); doc.put(left + 250, y, str(q), size=7.5, align='right'); doc.put(left + 310, y, f'{p:.2f}', size=7.5, align='right'); doc.put(left + 390, y, nf(int(q * p * 100)), size=7.5, align='right'); y += 11
        y += 16
    df = dater(rng, kinds=['d/m/y', 'd M y', 'd-M-y', 'd/m/y2', 'iso']); base = io_cell(nf, df, rng.choice(['', C['sign']]), lambda m: ('-' if m < 0 else '') + nf(m))
    sg = signer(rng, C, nf, ['minus', 'paren', 'trail'], cur='')
    kinds = rng.choice([['date', 'vdate', 'ref', 'name', 'px', 'qty', 'out', 'in', 'bal'], ['date', 'name', 'qty', 'px', 'amt', 'bal'], ['date', 'name', 'out', 'in', 'bal'], ['date', 'vdate', 'type', 'name', 'qty', 'px', 'amt'], ['name', 'date', 'vc', 'out', 'in', 'bal']])
    for t in txs: t.vdate = t.day + D(2); t.vc = rng.choice(['Bank Receipts', 'Book Voucher', 'Journal'])
    H = {**heads_for(rng, C, [k for k in kinds if k not in ('px', 'qty', 'vc')]), 'px': rng.choice([['Unit cost', '(p)'], ['Price'], ['Unit', 'Price']]), 'qty': rng.choice([['Quantity'], ['Units'], ['Qty']]), 'vc': ['Voucher', 'Type']}
    H['date'], H['vdate'] = rng.choice([(['Trade', 'date'], ['Settle', 'date']), (['Date'], ['Settlement']), (['Posting', 'Date'], ['Settle', 'Date'])])
    H = {k: H[k] for k in kinds}
    flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y))
    op = (rng.choice(['** OPENING BALANCE **', 'Balance B/F', 'Opening Balance']), nf(first)) if 'bal' in kinds and rng.random() < .75 else None
    table(doc, rng, flow, txs, kinds, lambda k, t: {'px': lambda: t.px, 'qty': lambda: t.qty, 'vc': lambda: t.vc, 'amt': lambda: sg(t.minor)}.get(k, lambda: base(k, t))(), H, left, right, size=rng.uniform(7, 8.5), opening=op, closing=('** CLOSING BALANCE **', ('-' if txs[-1].bal < 0 else '') + nf(txs[-1].bal)) if op and rng.random() < .7 else None, gap=8)
    return doc

def cardholders(rng):
    """Business cards: a table for each card holder, with merchant category and its own totals."""
    C = country(rng, 'GB', 'AU', 'ZA', 'SG', 'IE', 'NZ', 'IN'); nf = money(rng, C); doc = page(rng, wide=rng.random() < .25); left, right = rng.randint(30, 55), doc.width - rng.randint(30, 55)
    bank = rng.choice(C['banks']); people = rng.sample(C['ppl'], rng.randint(2, 4)); start = days(rng, 1)[0]
    led = []
    for p in people:
        k = rng.randint(1, 9); tx, f = ledger(rng, C, k, card=True, pin=rng.choice([0, .1]), subs=.15, opening=0, ds=sorted(start + D(rng.randint(0, 30)) for _ in range(k))); led.append(tx)
    alltx = sorted((t for tx in led for t in tx), key=lambda t: t.day)
    y = letterhead(doc, rng, C, alltx, left, right, bank=bank, title=rng.choice(['Commercial Card Statement', 'Business account', 'onecard statement']))
    prev = value(rng, C['k'], 'in'); o, i = totals(alltx)
    y = pairs(doc, rng, left, y, 240, [('Previous balance', nf(prev), {'opening': True}), ('Payments by direct debit', nf(prev), {}), ('New balance', nf(o - i) + (' CR' if o < i else ''), {'closing': True}), ('Company credit limit', nf(2000000), {})], title='COMPANY SUMMARY') + 10
    if rng.random() < .6:
        for p, tx in zip(people, led): doc.put(left, y, p, size=8); doc.put(left + 140, y, f'****{dig(rng, 4)}', size=8); doc.put(left + 260, y, nf(sum(t.minor for t in tx)), size=8, align='right'); y += 11
        y += 14
    df = dater(rng, kinds=['d M', 'd/m/y', 'd M y', 'dM', 'd/m']); sg = signer(rng, C, nf, ['cr', 'crsp', 'cardminus'], cur='')
    kinds = rng.choice([['date', 'vdate', 'ref', 'name', 'cat', 'amt'], ['date', 'name', 'mcc', 'amt'], ['vdate2', 'date', 'name', 'amt'], ['date', 'name', 'cat', 'orig', 'amt'], ['date', 'vdate', 'name', 'amt']])
    base = io_cell(nf, df)
    def cell(k, t): return sg(t.minor) if k == 'amt' else t.mcc if k == 'mcc' else t.orig if k == 'orig' else t.no if k == 'vdate2' else base(k, t)
    H = {**heads_for(rng, C, [k for k in kinds if k not in ('mcc', 'orig', 'vdate2')], C['cur']), 'mcc': ['MCC'], 'orig': ['Original', 'amount'], 'vdate2': ['No.']}; H['name'] = [rng.choice(['Merchant', 'Transaction', 'Supplier / Details'])]
    flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y)); size = rng.uniform(7, 8.5); brk = rng.random() < .2
    rate = .92
    for p, tx in zip(people, led):
        for k, t in enumerate(tx): t.mcc = rng.choice(['5411', '5812', '7011', '4121', '5541']); t.no = f'{k+1:03d}'; t.orig = f'USD {abs(t.minor)/100*.8:.2f}' if rng.random() < .2 else ''
        if brk and tx is not led[0]: flow.brk()
        flow.room(80); doc.put(left, flow.y, rng.choice(['', 'Cardholder: ']) + p.upper(), size=9.5, bold=True); doc.put(right, flow.y, f'Card XXXX XXXX XXXX {dig(rng, 4)}   Limit {nf(500000)}', size=8, align='right'); flow.y += 16
        table(doc, rng, flow, tx, kinds, cell, {k: H[k] for k in kinds}, left, right, size=size, gap=10, rowgap=2)
        flow.room(16); doc.put(right, flow.y + 2, f'Total for {p}  {sg(sum(t.minor for t in tx))}', size=size, bold=True, align='right'); flow.y += 26
    return doc

def passbook(rng):
    """Line printer: fixed pitch, upper case, D/C in its own column or trailing."""
    C, txs, first, nf = setup(rng, 'IN', 'KE', 'NG', 'HK', 'GB', 'ZA', 'SG', up='upper', one_line=True, subs=0)
    doc = page(rng, wide=rng.random() < .15); size = rng.choice([7, 7.5, 8]); left = rng.randint(20, 34); cols = int((doc.width - 2 * left) / (.6 * size)); lead = size * rng.choice([1.2, 1.5])
    P = lambda c, y, text, **kw: doc.put(left + c * .6 * size, y, text, size=size, mono=True, **kw)
    bank = rng.choice(C['banks']); y = 40
    P(0, y, re.sub(r'[^\x20-\x7e]+.*', '', bank).upper()); P(cols, y, f'PAGE NO:    1', align='right'); y += lead * 1.5
    for l in [f'A/C NO    : {acct(rng, C)}', f'NAME      : {rng.choice(C["ppl"]).upper()}', f'PERIOD    : {txs[0].day:%d-%m-%Y} TO {txs[-1].day:%d-%m-%Y}', f'CIF NO    : {dig(rng, 9)}', f'DRAWING POWER : 0.00'][:rng.randint(2, 5)]: P(0, y, l); y += lead
    y += lead; df = dater(rng, kinds=['d-m-y', 'd/m/y2', 'dMy2', 'd-M-y2', 'd/m/y']); mode = rng.choice(['two', 'two', 'signcol', 'dc'])
    wd = max(len(df(t.day)) for t in txs) + 2; wa = max(len(nf(t.minor)) for t in txs) + 2; wa = max(wa, 12); wb = max(len(nf(t.bal)) for t in txs) + 5; wb = max(wb, 12)
    na = cols - wd - (2 * wa if mode == 'two' else wa + 3) - wb - 1
    rule = rng.choice(['-', '=', ''])
    bc = rng.choice(['CR', 'Cr', ''])
    nobal = rng.random() < .12
    def head(fl, f):
        fl.y = y if f else 50
        if not f: P(0, fl.y - lead, f'A/C STATEMENT CONTD.  PAGE {fl.pages}')
        if rule: P(0, fl.y, rule * (cols - 1)); fl.y += lead
        P(0, fl.y, 'DATE'); P(wd, fl.y, rng.choice(['PARTICULARS', 'PARTICULARS']))
        if mode == 'two': P(wd + na + wa, fl.y, 'WITHDRAWALS' if wa > 12 else 'DEBIT', align='right'); P(wd + na + 2 * wa, fl.y, 'DEPOSITS' if wa > 12 else 'CREDIT', align='right')
        else: P(wd + na + wa, fl.y, 'AMOUNT', align='right')
        if not nobal: P(cols - 3, fl.y, 'BALANCE', align='right')
        fl.y += lead
        if rule: P(0, fl.y, rule * (cols - 1)); fl.y += lead
    flow = Flow(doc, rng, doc.height - 60, head)
    bfm = lambda m: nf(m) + ((bc or '') if m >= 0 else 'DR' if bc else '-')
    if not nobal: P(wd, flow.y, 'B/F' if mode == 'dc' else 'BROUGHT FORWARD'); P(cols, flow.y, bfm(first), align='right', opening=True); flow.y += lead
    for t in txs:
        show = wrapc(t.name, (na - 1) * .6 * size, size, True) if rng.random() < .7 else [cut(t.name, (na - 1) * .6 * size, size, True)]
        flow.room(lead * len(show)); t.r = doc.row(t.day, t.minor, ' '.join(show))
        P(0, flow.y, df(t.day), date=t.r)
        if mode == 'two': P(wd + na + wa * (2 if t.minor > 0 else 1), flow.y, nf(t.minor), align='right', amount=t.r)
        else:
            P(wd + na + wa, flow.y, nf(t.minor), align='right', amount=t.r); P(wd + na + wa + 1, flow.y, {'signcol': '+-', 'dc': 'CD'}[mode][t.minor < 0])
        if not nobal: P(cols, flow.y, bfm(t.bal), align='right', balance=t.r)
        for j, l in enumerate(show): P(wd, flow.y, l, name=t.r); flow.y += lead
    if rule: P(0, flow.y, rule * (cols - 1)); flow.y += lead
    o, i = totals(txs)
    if mode == 'two' and rng.random() < .6: P(wd, flow.y, 'PAGE TOTAL' if rng.random() < .5 else 'GRAND TOTAL'); P(wd + na + wa, flow.y, nf(o), align='right') if len(nf(o)) < wa else None; P(wd + na + 2 * wa, flow.y, nf(i), align='right') if len(nf(i)) < wa else None; flow.y += lead
    if not nobal and rng.random() < .7: P(wd, flow.y, 'CLOSING BALANCE'); P(cols, flow.y, bfm(txs[-1].bal), align='right', closing=True)
    return doc

def revolut(rng):
    """A table per currency with money out, money in, balance; To:/Card: sub-lines; pending section without labels."""
    C = country(rng, 'GB', 'IE', 'SG', 'AU', 'NZ', 'IN'); nf = money(rng, C); doc = page(rng); left, right = rng.randint(36, 60), doc.width - rng.randint(36, 60)
    parts = [(C['cur'], C['sign'])] + rng.sample([('EUR', '€'), ('USD', '$'), ('GBP', '£')], rng.choice([0, 0, 1, 2]))
    start = days(rng, 1)[0]; bank = rng.choice(['Revolut', 'N26', 'Curve', 'Wirex', 'Youtrip', 'Zing', 'Lemfi']); df = dater(rng, kinds=['d M y', 'M d, y', 'D M Y', 'd/m/y']); size = rng.uniform(8, 9.5)
    doc.put(left, 50, bank, size=20, bold=True); doc.put(right, 44, f'{parts[0][0]} Statement', size=12, bold=True, align='right'); doc.put(right, 58, f'Generated on the {df(start + D(40))}', size=8, align='right')
    y = 90; doc.put(left, y, rng.choice(C['ppl']), size=10, bold=True); y += 13; doc.put(left, y, f'{rng.randint(1, 90)} Park View, {rng.choice(C["city"])}', size=8); y += 30
    flow = Flow(doc, rng, doc.height - 80, pagehead(rng, doc, left, right, bank, y))
    for cu, sgn in parts:
        k = rng.randint(1, 14); tx, first = ledger(rng, C, k, up='asis', subs=0, one_line=True, ds=sorted(start + D(rng.randint(0, 35)) for _ in range(k)), opening=value(rng, C['k'], 'in') * 3)
        o, i = totals(tx); m = lambda v: ('-' if v < 0 else '') + sgn + nf(v)
        flow.room(110); doc.put(left, flow.y, f'Balance summary ({cu})', size=11, bold=True); flow.y += 16
        hx = [left, left + 190, left + 270, left + 350, right]
        for x, t, a in zip(hx, ['Product', 'Opening balance', 'Money out', 'Money in', 'Closing balance'], 'lrrrr'): doc.put(x, flow.y, t, size=7.5, bold=True, align='left' if a == 'l' else 'right')
        flow.y += 12
        doc.put(hx[0], flow.y, 'Account (Current Account)', size=7.5); doc.put(hx[1], flow.y, m(first), size=7.5, align='right', opening=True); doc.put(hx[2], flow.y, m(o), size=7.5, align='right'); doc.put(hx[3], flow.y, m(i), size=7.5, align='right'); doc.put(hx[4], flow.y, m(tx[-1].bal), size=7.5, align='right', closing=True)
        flow.y += 24
        if rng.random() < .25:
            doc.put(left, flow.y, 'Pending from ' + df(start) + ' to ' + df(start + D(35)), size=10, bold=True); flow.y += 14
            doc.put(left, flow.y, df(start + D(35)), size=size); doc.put(left + 90, flow.y, mname(rng, C), size=size); doc.put(right - 160, flow.y, m(value(rng, 1, 'out')), size=size, align='right'); flow.y += 22
        for t in tx:
            t.lines = [re.sub(r'^(Card payment to |CARD PAYMENT TO |VDP-|VDC-|Transfer to )', '', t.lines[0])]
            if t.minor < 0 and rng.random() < .5: mm = mname(rng, C); t.lines = [mm]; t.sub = [f'To: {mm}, {rng.choice(C["city"])}', f'Card: {dig(rng, 6)}******{dig(rng, 4)}']
            elif t.minor > 0 and rng.random() < .5: t.sub = [f'Reference: {rng.choice(WORDS)}', f'From: {rng.choice(C["ppl"])}'][:rng.randint(1, 2)]
        doc.put(left, flow.y, f'Account transactions from {df(start)} to {df(start + D(35))}', size=10, bold=True); flow.y += 16
        cell = lambda kk, t: {'date': lambda: df(t.day), 'out': lambda: m(-t.minor) if t.minor < 0 else '', 'in': lambda: m(t.minor) if t.minor > 0 else '', 'bal': lambda: m(t.bal)}[kk]()
        table(doc, rng, flow, tx, ['date', 'name', 'out', 'in', 'bal'], cell, {'date': ['Date'], 'name': ['Description'], 'out': ['Money out'], 'in': ['Money in'], 'bal': ['Balance']}, left, right, size=size, gap=14, rowgap=5)
        flow.y += 20
    flow.room(50); para(doc, rng, left, flow.y, right - left)
    return doc

def month_heads(rng):
    """Savings book or loan: month headings, only the number of the day on the rows."""
    C, txs, first, nf = setup(rng, 'GB', 'NZ', 'AU', 'IE', 'ZA', 'SG', one_line=True, subs=0, span=rng.choice([60, 90, 180, 300]))
    doc = page(rng); left, right = rng.randint(45, 90), doc.width - rng.randint(45, 90)
    bank = rng.choice(C['banks']); y = letterhead(doc, rng, C, txs, left, right, bank=bank, title=rng.choice(['Annual Statement', 'Loan statement', 'Mortgage account', 'Savings summary']))
    for t in txs:
        if rng.random() < .5: t.lines = [t.name]
        if rng.random() < .4: t.lines = [rng.choice(['INTEREST', 'Interest charged', 'Loan repayment', 'Regular deposit', 'Transfer', 'Withdrawal at branch', 'Scheduled repayment']) if t.minor < 0 else rng.choice(['Interest added', 'Regular saving', 'Deposit', 'Redraw', 'Cheque deposit', 'Transfer in'])]
    y = rates(doc, rng, left, y, 260, C, nf) + 20 if rng.random() < .4 else y
    size = rng.uniform(8, 10); signed = rng.random() < .5; sg = signer(rng, C, nf, ['minus', 'trail', 'paren', 'plusminus', 'drcr']); lead = size * rng.choice([1.4, 1.7]); showbal = rng.random() < .7
    flow = Flow(doc, rng, doc.height - 70, pagehead(rng, doc, left, right, bank, y))
    bf = lambda m: ('-' if m < 0 else '') + nf(m)
    xa, xb = (right - 100 if showbal else right), right - 195 if showbal else right - 95
    wd = rng.choice([None, WD]); dx = 30 if not wd else 48
    if rng.random() < .8:
        doc.put(left, flow.y, 'Day', size=size, bold=True); doc.put(left + dx, flow.y, 'Transaction', size=size, bold=True)
        if signed: doc.put(xa, flow.y, 'Amount', size=size, bold=True, align='right')
        else: doc.put(xb, flow.y, 'Paid out', size=size, bold=True, align='right'); doc.put(xa, flow.y, 'Paid in', size=size, bold=True, align='right')
        if showbal: doc.put(right, flow.y, 'Balance', size=size, bold=True, align='right')
        flow.y += lead
    if showbal: doc.put(left + dx, flow.y, 'Opening balance', size=size); doc.put(right, flow.y, bf(first), size=size, align='right', opening=True); flow.y += lead
    k = 0; mf = rng.choice([lambda d: f'{MONTH[d.month-1]} {d.year}', lambda d: f'{MON[d.month-1].upper()} {d.year}', lambda d: f'{MONTH[d.month-1].upper()}'])
    while k < len(txs):
        d = txs[k].day; grp = [t for t in txs[k:] if (t.day.year, t.day.month) == (d.year, d.month)]
        for t in grp: t.show = wrapc(t.lines[0], xb - 75 - left - dx, size); t.r = doc.row(t.day, t.minor, ' '.join(t.show))
        flow.room(lead * 3); flow.y += 4
        doc.put(left, flow.y, mf(d), size=size + 1, bold=True, date=[t.r for t in grp]); flow.y += lead
        for t in grp:
            flow.room(lead * len(t.show)); doc.put(left, flow.y, (WD[t.day.weekday()] + ' ' if wd else '') + (f'{t.day.day:02d}' if wd else str(t.day.day)), size=size, date=t.r)
            if signed: doc.put(xa, flow.y, sg(t.minor), size=size, align='right', amount=t.r)
            else: doc.put(xb if t.minor < 0 else xa, flow.y, nf(t.minor), size=size, align='right', amount=t.r)
            if showbal: doc.put(right, flow.y, bf(t.bal), size=size, align='right', balance=t.r)
            for j, l in enumerate(t.show): doc.put(left + dx, flow.y, l, size=size, name=t.r); flow.y += lead
        if rng.random() < .3 and showbal: doc.put(left + dx, flow.y, f'Interest rate changed to {rng.uniform(1, 7):.2f}%', size=size - 1); flow.y += lead
        k += len(grp)
    if rng.random() < .6: flow.room(30); doc.put(left + dx, flow.y + 4, 'Closing balance', size=size, bold=True); doc.put(right, flow.y + 4, bf(txs[-1].bal), size=size, bold=True, align='right', closing=True)
    return doc

def business_sections(rng):
    """Deposits and withdrawals in sections without signs, cheque list in three columns and daily balances as noise."""
    C, txs, first, nf = setup(rng, 'KE', 'NG', 'ZA', 'IN', 'HK', 'SG', 'GB', pin=.4, subs=.1, n=rng.randint(3, 28))
    doc = page(rng); left, right = rng.randint(35, 60), doc.width - rng.randint(35, 60); bank = rng.choice(C['banks']); cur = rng.choice(['', C['sign']])
    y = letterhead(doc, rng, C, txs, left, right, bank=bank, title=rng.choice(['Business current account', 'Corporate statement', 'Treasurers account']))
    o, i = totals(txs); y = pairs(doc, rng, left, y, 260, [('Opening balance', cur + nf(first), {'opening': True}), (f'{sum(t.minor > 0 for t in txs)} Deposits', cur + nf(i), {}), (f'{sum(t.minor < 0 for t in txs)} Withdrawals', cur + nf(o), {}), ('Closing balance', ('-' if txs[-1].bal < 0 else '') + cur + nf(txs[-1].bal), {'closing': True})]) + 20
    df = dater(rng, kinds=['d M', 'd/m', 'd/m/y', 'd M y']); base = io_cell(nf, df); flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y)); size = rng.uniform(7.5, 9.5)
    secs = [(rng.choice(['Deposits', 'Money in', 'CREDITS', 'Receipts']), [t for t in txs if t.minor > 0]), (rng.choice(['Withdrawals', 'Money out', 'DEBITS', 'Payments']), [t for t in txs if t.minor < 0])]
    if rng.random() < .3: secs.reverse()
    kinds = rng.choice([['date', 'name', 'amt'], ['date', 'type', 'name', 'amt'], ['date', 'amt', 'name'], ['name', 'date', 'amt'], ['amt', 'date', 'name']]); hl = rng.random() < .35
    center = rng.random() < .3
    HH = heads_for(rng, C, kinds)
    for nm, ts in secs:
        if not ts: continue
        flow.room(60); doc.put((left + right) / 2 if center else left, flow.y, nm, size=size + 2, bold=True, align='center' if center else 'left'); flow.y += size * 2
        table(doc, rng, flow, ts, kinds, lambda k, t: cur + nf(t.minor) if k == 'amt' else base(k, t), HH, left, right, size=size, gap=16, rowgap=1, headless=hl)
        flow.room(20); doc.put(right, flow.y + 2, f'Total {nm.lower()} {cur}{nf(sum(t.minor for t in ts))}', size=size, bold=True, align='right'); flow.y += 26
    if rng.random() < .5:
        flow.room(70); doc.put(left, flow.y, 'Cheques presented this period', size=9, bold=True); flow.y += 13; w = (right - left) / 3
        for r in range(rng.randint(1, 4)):
            for c in range(3): doc.put(left + w * c, flow.y, dig(rng, 6), size=8); doc.put(left + w * c + w - 24, flow.y, nf(value(rng, C['k'], 'out')), size=8, align='right')
            flow.y += 11
        flow.y += 12
    if rng.random() < .6:
        flow.room(90); doc.put(left, flow.y, rng.choice(['Daily balance', 'End of day balances']), size=9, bold=True); flow.y += 13; w = (right - left) / 4
        last = {}
        for t in txs: last[t.day] = t.bal
        for k, (d, b) in enumerate(list(last.items())[:16]):
            doc.put(left + w * (k % 4), flow.y, df(d), size=7.5); doc.put(left + w * (k % 4) + w - 14, flow.y, nf(b), size=7.5, align='right')
            if k % 4 == 3: flow.y += 11
        flow.y += 22
    return doc

def free_columns(rng):
    """Any columns in any order, with or without headings; sign by its own column, colorless sign or word."""
    C, txs, first, nf = setup(rng, subs=.1)
    wide = rng.random() < .25; doc = page(rng, wide); left, right = rng.randint(24, 60), doc.width - rng.randint(24, 60); bank = rng.choice(C['banks'])
    y = letterhead(doc, rng, C, txs, left, right, bank=bank) if rng.random() < .8 else 50
    kinds = ['date', 'name'] + rng.choice([['amt'], ['amt', 'bal'], ['sign', 'amt', 'bal'], ['amt', 'sign'], ['word', 'amt'], ['in', 'out'], ['amt', 'sign', 'bal'], ['cur', 'amt', 'bal'], ['amt', 'cur']])
    for e in ('ref', 'vdate', 'type', 'time', 'cat'):
        if rng.random() < .16: kinds.insert(rng.randint(1, len(kinds)), e)
    if rng.random() < .5: rng.shuffle(kinds)
    if 'vdate' in kinds and kinds.index('vdate') < kinds.index('date'): kinds.remove('vdate')
    df = dater(rng); sg = signer(rng, C, nf, ['minus', 'plusminus', 'trail', 'paren', 'drcr', 'plus', 'crsp'])
    plain = 'sign' in kinds or 'word' in kinds; sw = rng.choice([('+', '-'), ('C', 'D'), ('CR', 'DR'), ('', '-'), ('Cr', 'Dr'), ('+', '')]); wrd = rng.choice([('Credit', 'Debit'), ('Money in', 'Money out'), ('IN', 'OUT'), ('Received', 'Sent')])
    if not all(C['mix']) and not all(sw): sw = ('CR', 'DR')
    bf = balfmt(rng, C, nf); base = io_cell(nf, df, rng.choice(['', C['sign']]), bf)
    def cell(k, t):
        if k == 'amt': return nf(t.minor) if plain else sg(t.minor)
        if k == 'sign': return sw[t.minor < 0]
        if k == 'word': return wrd[t.minor < 0]
        if k == 'cur': return C['cur']
        return base(k, t)
    H = {**heads_for(rng, C, [k for k in kinds if k not in ('word', 'cur')], rng.choice(['', C['cur']])), 'word': ['Type'], 'cur': [rng.choice(['Ccy', 'Currency'])]}; H = {k: H[k] for k in kinds}
    if rng.random() < .4: txs.reverse()
    o, i = totals(txs); fl = rng.random() < .5
    if rng.random() < .3: y = rates(doc, rng, left, y, 250, C, nf) + 14
    flow = Flow(doc, rng, doc.height - 60, pagehead(rng, doc, left, right, bank, y)); flow.split = rng.random() < .2
    once = rng.random() < .3 and kinds[0] == 'date'
    table(doc, rng, flow, txs, kinds, cell, H, left, right, size=rng.uniform(7, 10), headless=rng.random() < .3 and 'in' not in kinds, day_once=once, mono=rng.random() < .1)
    if rng.random() < .5: flow.room(30); doc.put(left, flow.y + 8, f'Total debits {nf(o)}   Total credits {nf(i)}   Number of transactions {len(txs)}', size=7.5)
    return doc

def name_amount_date(rng):
    """App export: card-like blocks; name large and amount at the right, day and time small below; sometimes two blocks across."""
    C, txs, first, nf = setup(rng, up='asis', one_line=True, subs=0, n=rng.randint(2, 30))
    doc = page(rng); left, right = rng.randint(36, 60), doc.width - rng.randint(36, 60); bank = rng.choice(['GPay', 'PhonePe', 'Paytm', 'OPay', 'PalmPay', 'GrabPay', 'AlipayHK', 'PayMe', 'SnapScan', 'Beem', 'Dosh', 'Octopus', 'PayLah!'])
    doc.put(left, 48, bank, size=18, bold=True); doc.put(right, 48, rng.choice(['Transaction Statement', 'Activity report', 'Transaction history']), size=10, align='right'); doc.put(left, 64, f'{longd(txs[0].day)} - {longd(txs[-1].day)}', size=8)
    o, i = totals(txs); y = 92
    if rng.random() < .7:
        doc.put(left, y, 'Sent', size=8); doc.put(left, y + 14, C['sign'] + nf(o), size=13, bold=True); doc.put(left + 180, y, 'Received', size=8); doc.put(left + 180, y + 14, C['sign'] + nf(i), size=13, bold=True); y += 40
    two = rng.random() < .3; cw = (right - left - 30) / 2 if two else right - left; size = rng.uniform(8, 10.5); txs.reverse(); sg = signer(rng, C, nf, ['minus', 'plusminus', 'plus'] if rng.random() < .8 else ['plain'], cur=C['sign'])
    word = rng.random() < .5 or sg(-100) == sg(100); df = dater(rng, True, ['d M y', 'M d, y', 'D M Y', 'W d M y']); bal = rng.random() < .2 and not two; n = 0
    if not word and sg.style == 'plain': word = True
    flow = Flow(doc, rng, doc.height - 70, pagehead(rng, doc, left, right, bank, y)); meta_above = rng.random() < .3
    for t in txs:
        x = left + (cw + 30) * (n % 2 if two else 0)
        if not (two and n % 2): flow.room(size * 5)
        yy = flow.y; person = rng.choice(C['ppl']) if rng.random() < .4 else mname(rng, C)
        nm = cut(('Paid to ' if t.minor < 0 else 'Received from ') + person if word else person, cw - 100, size); t.r = doc.row(t.day, t.minor, nm)
        ny, my = (yy + size * 1.4, yy) if meta_above else (yy, yy + size * 1.5)
        doc.put(x, ny, nm, size=size, bold=not two, name=t.r); doc.put(x + cw, ny, sg(t.minor), size=size, align='right', amount=t.r)
        e = doc.put(x, my, df(t.day), size=size - 2, date=t.r); doc.put(e + 6, my, clock(rng, t, ampm=True), size=size - 2)
        if bal: doc.put(x + cw, my, C['sign'] + nf(t.bal) if t.bal >= 0 else '-' + nf(t.bal), size=size - 2, align='right', balance=t.r)
        my = max(ny, my) + size * 1.3
        if rng.random() < .5: doc.put(x, my, cut(rng.choice(['Transaction ID T' + dig(rng, 14), 'UTR No ' + dig(rng, 12), 'Paid by XX' + dig(rng, 4), 'Wallet', 'Ref ' + alnum(rng, 9)]), cw, size - 2), size=size - 2)
        n += 1
        if not two or n % 2 == 0: flow.y += size * 4.6
    return doc

PDF = [uk_highstreet, card_cr, au_bank, nz_particulars, za_charges, in_bank, consolidated, ke_mpesa, ng_bank, section_card, newspaper, digital_bank, wise_blocks, day_heads, stacked_records, broker_cash, cardholders, passbook, revolut, month_heads, business_sections, free_columns, name_amount_date]

# ======================================================= pastes
def d_(t): return {'date': t.r}
def n_(t): return {'name': t.r}
def a_(t): return {'amount': t.r}
def b_(t): return {'balance': t.r}

def shortname(rng, C, t):
    return rng.choice(C['ppl']) if rng.random() < .3 else rng.choice(C['dd']) if t.minor < 0 and rng.random() < .2 else rng.choice(C['emp']) if t.minor > 0 and rng.random() < .5 else mname(rng, C)

def whole(rng, nf):
    """Sometimes drops .00."""
    return (lambda m: re.sub(r'[.,]00$', '', nf(m))) if rng.random() < .3 else nf

def relative(rng, txs):
    """Day words counted back from the newest; dates the rows a few days back."""
    now = txs[-1].day + D(rng.randint(0, 1)); up = rng.random() < .2
    old = rng.choice([lambda d: f'{d.day} {MON[d.month-1]}', lambda d: f'{WDAY[d.weekday()]} {d.day} {MONTH[d.month-1]}', lambda d: f'{WD[d.weekday()]} {d.day}', lambda d: f'{WD[d.weekday()]}, {d.day} {MON[d.month-1]} {d.year}', lambda d: f'{d.day}{ordinal(d.day)} {MONTH[d.month-1]}'])
    wk = rng.random() < .35
    def f(d):
        n = (now - d).days
        s = 'Today' if n == 0 else 'Yesterday' if n == 1 else WDAY[d.weekday()] if wk and n < 6 else old(d)
        return s.upper() if up else s
    return f

def p_app_days(rng):
    """App list: day headings, then name, category, amount on lines of their own; pending first."""
    C, txs, first, nf = setup(rng, up='asis', subs=0, one_line=True, span=rng.choice([3, 6, 12, 25])); doc = stmt.Paste(); txs.reverse(); nf = whole(rng, nf)
    sg = signer(rng, C, nf, ['minus', 'plusminus', 'plus', 'plus'], cur=rng.choice(['', C['sign'], C['sign']])); rel = relative(rng, txs[::-1])
    if rng.random() < .6:
        for l in rng.sample(['Home', 'Accounts', 'Payments', 'Cards', 'Help', 'Good morning', 'Search transactions', 'Available balance', C['sign'] + nf(txs[0].bal), 'Add money', 'Move money', 'Filter'], rng.randint(1, 7)): doc.line(l)
    if rng.random() < .3:
        doc.line(rng.choice(['Pending', 'Upcoming', 'Scheduled for tomorrow']))
        for _ in range(rng.randint(1, 3)): doc.line(mname(rng, C)); doc.line(sg(-value(rng, C['k'], 'out')))
        if rng.random() < .5: doc.line(rng.choice(['Completed', 'Recent', 'Posted']))
    order = rng.choice([('name', 'amt'), ('name', 'cat', 'amt'), ('amt', 'name'), ('logo', 'name', 'amt'), ('name', 'time', 'amt'), ('name', 'amt', 'btn'), ('logo', 'name', 'cat', 'amt', 'bal'), ('name', 'amt', 'bal'), ('one',), ('time', 'name', 'amt')])
    cats = rng.random() < .5; tot = rng.random() < .25; k = 0
    while k < len(txs):
        grp = [t for t in txs[k:] if t.day == txs[k].day]; k += len(grp)
        for t in grp: t.nm = shortname(rng, C, t) if rng.random() < .8 else t.name; t.r = doc.row(t.day, t.minor, t.nm)
        doc.line((rel(grp[0].day), {'date': [t.r for t in grp]}), *(['   ' + sg(sum(t.minor for t in grp))] if tot else []))
        for t in grp:
            for f in order:
                if f == 'name': doc.line((t.nm, n_(t)))
                elif f == 'amt': doc.line((sg(t.minor), a_(t)))
                elif f == 'cat': doc.line(t.cat)
                elif f == 'logo': doc.line(t.nm.split()[0] + ' logo' if rng.random() < .8 else 'icon')
                elif f == 'time': doc.line(clock(rng, t, ampm=cats))
                elif f == 'btn': doc.line(rng.choice(['Details', 'Split bill', 'Add note', 'View']))
                elif f == 'bal': doc.line(*rng.choice([['Balance ']] if cats else [[]]), (C['sign'] + nf(t.bal) if t.bal >= 0 else '-' + C['sign'] + nf(t.bal), b_(t)))
                elif f == 'one': doc.line((t.nm, n_(t)), '  ', (sg(t.minor), a_(t)))
        if rng.random() < .4: doc.line('')
    if rng.random() < .4: doc.line(rng.choice(['Load more', 'Show older transactions', 'Back to top', 'You have reached the end']))
    return doc

def p_tab_table(rng):
    """Net banking table copied with tabs, with or without headings."""
    C, txs, first, nf = setup(rng, subs=0, one_line=True); doc = stmt.Paste(); df = dater(rng, True) if rng.random() < .8 else dater(rng, False); nf = whole(rng, nf)
    mode = rng.choice(['two', 'two', 'signed', 'signedonly', 'word']); sg = signer(rng, C, nf, ['minus', 'plusminus', 'trail', 'paren', 'drcr', 'minus']); cur = rng.choice(['', C['sign']])
    kinds = ['date'] + rng.choice([[], [], ['type'], ['ref'], ['vdate']]) + ['name'] + {'two': rng.choice([['out', 'in', 'bal'], ['in', 'out', 'bal'], ['out', 'in']]), 'signed': ['amt', 'bal'], 'signedonly': ['amt'], 'word': ['dc', 'amt', 'bal']}[mode]
    if mode == 'signedonly' and rng.random() < .4: kinds = rng.choice([['date', 'amt', 'name'], ['name', 'date', 'amt'], ['amt', 'date', 'name'], ['name', 'amt', 'date']])
    if rng.random() < .25: kinds.append('act')
    H = heads_for(rng, C, [k for k in kinds if k not in ('dc', 'act')], rng.choice(['', C['cur'], C['sign']])); H.update({'dc': ['Dr/Cr'], 'act': ['']})
    if rng.random() < .4: txs.reverse()
    if rng.random() < .5:
        for l in rng.sample([f'Account: {acct(rng, C)}', 'Recent transactions', 'Showing 1 - %d of %d' % (len(txs), len(txs) + 20), 'Export CSV', f'Available balance\t{C["sign"]}{nf(value(rng, C["k"], "in"))}', 'From date\tTo date', 'Print | Download'], rng.randint(1, 4)): doc.line(l)
    if rng.random() < .75: doc.line('\t'.join(' '.join(H[k]) for k in kinds))
    dash = rng.choice(['', '', '-', '']); zero = dash
    for t in txs:
        t.r = doc.row(t.day, t.minor, t.name); parts = []
        for k in kinds:
            if k == 'date': p = (df(t.day), d_(t))
            elif k == 'name': p = (t.name, n_(t))
            elif k == 'amt': p = (nf(t.minor) if mode == 'word' else sg(t.minor), a_(t))
            elif k in ('out', 'in'): p = (cur + nf(t.minor), a_(t)) if (t.minor < 0) == (k == 'out') else zero
            elif k == 'bal': p = (('-' if t.bal < 0 else '') + cur + nf(t.bal), b_(t))
            elif k == 'dc': p = 'CR' if t.minor > 0 else 'DR'
            elif k == 'act': p = rng.choice(['View', 'Receipt', 'Details'])
            elif k == 'vdate': p = df(t.vdate)
            else: p = {'type': t.type, 'ref': t.ref}[k]
            parts += ['\t', p] if parts else [p]
        doc.line(*parts)
    o, i = totals(txs)
    if rng.random() < .3: doc.line(f'Total\t\t{nf(o)}\t{nf(i)}')
    return doc

def p_stacked_cells(rng):
    """Table copied as one cell per line."""
    C, txs, first, nf = setup(rng, subs=0, n=rng.randint(1, 20)); doc = stmt.Paste(); df = dater(rng); mode = rng.choice(['two', 'signed', 'signed', 'nobal', 'dc'])
    sg = signer(rng, C, nf, ['minus', 'plusminus', 'drcr', 'trail', 'paren']); cur = rng.choice(['', C['sign']])
    heads = rng.random() < .6
    typ = rng.random() < .3; blank = rng.random() < .3; btn = rng.random() < .2; spaced = mode == 'two' and rng.random() < .6
    ow, iw = rng.choice([('Debit', 'Credit'), ('Money out', 'Money in'), ('Withdrawals', 'Deposits')])
    if heads:
        for h in ['Date'] + (['Type'] if typ else []) + [rng.choice(['Description', 'Details', 'Narration'])] + {'two': [ow, iw, 'Balance'], 'signed': ['Amount', 'Balance'], 'nobal': ['Amount'], 'dc': ['Amount', 'Dr/Cr', 'Balance']}[mode]: doc.line(h)
    if rng.random() < .4: txs.reverse()
    for t in txs:
        lines = t.lines if rng.random() < .7 else [t.name]; t.r = doc.row(t.day, t.minor, t.name)
        doc.line((df(t.day), d_(t)))
        if typ: doc.line(t.type)
        for l in lines: doc.line((l, n_(t)))
        if mode == 'two':
            # an empty cell gives an empty line (or a dash), so the place tells the direction; without it the word does
            if spaced:
                for k in ('out', 'in'): doc.line((cur + nf(t.minor), a_(t))) if (t.minor < 0) == (k == 'out') else doc.line(rng.choice(['-']) if not blank else '')
            else: doc.line(('-' if t.minor < 0 else '+') + cur + nf(t.minor)) if False else doc.line((('-' if t.minor < 0 else '') + cur + nf(t.minor), a_(t)))
        elif mode == 'dc': doc.line((nf(t.minor), a_(t))); doc.line('CR' if t.minor > 0 else 'DR')
        else: doc.line((sg(t.minor), a_(t)))
        if mode != 'nobal': doc.line((('-' if t.bal < 0 else '') + cur + nf(t.bal), b_(t)))
        if btn: doc.line(rng.choice(['More', 'View details', '>']))
        if blank and not spaced: doc.line('')
    return doc

def p_mpesa_sms(rng):
    """M-PESA messages one after the other."""
    C, txs, first, nf0 = setup(rng, 'KE', subs=0, n=rng.randint(1, 12)); doc = stmt.Paste(); nf = lambda m: group(str(abs(m) // 100), 'comma') + f'.{abs(m) % 100:02d}'
    low = min([t.bal for t in txs] + [0]); lift = -low + 100
    for t in txs: t.bal += lift if low < 0 else 0
    if rng.random() < .4: txs.reverse()
    up = rng.random() < .6; stamp = rng.random() < .3; K = rng.choice(['Ksh', 'Ksh', 'KES'])
    for t in txs:
        ds = f'{t.day.day}/{t.day.month}/{t.day.year % 100}'; tm = clock(rng, t, ampm=True); code = alnum(rng, 10); am, ba = K + nf(t.minor), K + nf(t.bal)
        who = rng.choice(C['ppl'] if rng.random() < .6 else C['shop']); who = who.upper() if up else who
        cost = f'Transaction cost, {K}{rng.choice(["0.00", "7.00", "13.00", "33.00"])}.'
        if stamp: doc.line(rng.choice(['MPESA', 'M-PESA']))
        if t.minor < 0:
            st = rng.randint(0, 4)
            if st == 0: t.r = doc.row(t.day, t.minor, who); doc.line(code + ' Confirmed. ', (am, a_(t)), ' sent to ', (who, n_(t)), f' 07{dig(rng, 8)} on ', (ds, d_(t)), f' at {tm}. New M-PESA balance is ', (ba + '.', b_(t)), ' ' + cost)
            elif st == 1: t.r = doc.row(t.day, t.minor, who); doc.line(code + ' Confirmed. ', (am, a_(t)), ' paid to ', (who, n_(t)), ' on ', (ds, d_(t)), f' at {tm}. New M-PESA balance is ', (ba + '.', b_(t)), ' ' + cost, f' Amount you can transact within the day is 499,{dig(rng, 3)}.00.')
            elif st == 2: bill = rng.choice(C['dd']); t.r = doc.row(t.day, t.minor, bill); doc.line(code + ' Confirmed. ', (am, a_(t)), ' sent to ', (bill, n_(t)), f' for account {dig(rng, 8)} on ', (ds, d_(t)), f' at {tm} New M-PESA balance is ', (ba + '.', b_(t)), ' ' + cost)
            elif st == 3: t.r = doc.row(t.day, t.minor, 'airtime'); doc.line(code + ' confirmed. You bought ', (am, a_(t)), ' of ', ('airtime', n_(t)), ' on ', (ds, d_(t)), f' at {tm}. New M-PESA balance is ', (ba + '.', b_(t)), ' ' + cost)
            else: ag = f'{dig(rng, 6)} - {who}'; t.r = doc.row(t.day, t.minor, ag); doc.line(code + ' Confirmed.on ', (ds, d_(t)), f' at {tm} Withdraw ', (am, a_(t)), ' from ', (ag, n_(t)), ' New M-PESA balance is ', (ba + '.', b_(t)), ' ' + cost)
        else: t.r = doc.row(t.day, t.minor, who); doc.line(code + ' Confirmed. You have received ', (am, a_(t)), ' from ', (who, n_(t)), f' 07{dig(rng, 8)} on ', (ds, d_(t)), f' at {tm} New M-PESA balance is ', (ba + '.', b_(t)))
        if rng.random() < .5: doc.line('')
        if rng.random() < .1: doc.line('Dial *334# for more. Fuliza limit Ksh 2,500.00')
    return doc

def p_in_sms(rng):
    """Indian bank alerts."""
    C, txs, first, nf = setup(rng, 'IN', subs=0, n=rng.randint(1, 12)); doc = stmt.Paste(); bank = rng.choice(['HDFC Bank', 'ICICI Bank', 'SBI', 'Axis Bank', 'Kotak Bank']); R = rng.choice(['Rs.', 'INR ', 'Rs ', '₹']); df = dater(rng, True, ['d-m-y', 'd-M-y2', 'd/m/y2', 'dMy2', 'd/m/y'])
    ac = f'XX{dig(rng, 4)}'; bal = rng.random() < .5
    if rng.random() < .5: txs.reverse()
    low = min(0, min(t.bal for t in txs))
    for t in txs:
        who = rng.choice(C['ppl']).upper() if rng.random() < .5 else mname(rng, C); am = R + nf(t.minor); B = [' Avl Bal ' if rng.random() < .5 else ' Bal: ', (R + nf(t.bal - low), b_(t))] if bal and not low else []
        t.r = doc.row(t.day, t.minor, who); st = rng.randint(0, 3)
        if rng.random() < .2: doc.line(rng.choice(['VM-HDFCBK', 'AX-ICICIT', 'JD-SBIUPI', 'BZ-AXISBK']))
        if t.minor < 0:
            if st == 0: doc.line(f'{bank}: ', (am, a_(t)), f' debited from a/c {ac} on ', (df(t.day), d_(t)), ' to ', (who, n_(t)), f' (UPI Ref No {dig(rng, 12)}). Not you? Call 18002586161', *B)
            elif st == 1: doc.line('Sent ', (am, a_(t)), f' From {bank} A/C {ac}'); doc.line('To ', (who, n_(t))); doc.line('On ', (df(t.day), d_(t))); doc.line(f'Ref {dig(rng, 12)}', *B)
            elif st == 2: doc.line((am, a_(t)), f' spent on {bank} Card {ac} on ', (df(t.day), d_(t)), ' at ', (who, n_(t)), ' .', *B, f' Avl Lmt: {R}1,20,000.00')
            else: doc.line(f'Dear Customer, Acct {ac} is debited for ', (am, a_(t)), ' on ', (df(t.day), d_(t)), ' ; ', (who, n_(t)), f' credited. UPI:{dig(rng, 12)}.', *B)
        else:
            if st < 2: doc.line((am, a_(t)), f' credited to a/c {ac} on ', (df(t.day), d_(t)), ' by ', (who, n_(t)), f' (Ref {dig(rng, 10)})', *B)
            else: doc.line(f'Update! {bank}: ', (am, a_(t)), f' deposited in A/c {ac} on ', (df(t.day), d_(t)), ' for ', (who, n_(t)), ' .', *B)
        if rng.random() < .5: doc.line('')
    return doc

def p_ng_alert(rng):
    """Nigerian alerts and mails: labeled blocks."""
    C, txs, first, nf = setup(rng, 'NG', 'NG', 'GB', 'ZA', 'KE', subs=0, one_line=True, n=rng.randint(1, 8)); doc = stmt.Paste(); N = rng.choice([C['cur'], C['cur'] + ' ', C['sign']]); df = dater(rng, True); style = rng.choice(['sms', 'mail', 'table'])
    if rng.random() < .5: txs.reverse()
    for t in txs:
        t.r = doc.row(t.day, t.minor, t.name); dc = 'CR' if t.minor > 0 else 'DR'; bal = ('-' if t.bal < 0 else '') + N + nf(t.bal)
        if style == 'sms':
            doc.line(f'Acct: ******{dig(rng, 4)}'); doc.line('Amt: ', (N + nf(t.minor), a_(t)), ' ' + dc); doc.line('Desc: ', (t.name, n_(t)))
            if rng.random() < 2: doc.line('Date: ', (df(t.day), d_(t)), ' ' + clock(rng, t))
            doc.line('Avail Bal: ', (bal, b_(t)))
        elif style == 'mail':
            doc.line('Dear ' + rng.choice(C['ppl']) + ','); doc.line(f'We wish to inform you that a {"Credit" if t.minor > 0 else "Debit"} transaction occurred on your account with us.'); doc.line('Transaction Details')
            doc.line('Account Number\t: ' + acct(rng, C)); doc.line('Transaction Location\t: ' + rng.choice(C['city'])); doc.line('Description\t: ', (t.name, n_(t))); doc.line('Amount\t: ', (N + nf(t.minor), a_(t))); doc.line('Value Date\t: ', (df(t.day), d_(t))); doc.line('Remarks\t: ' + t.ref); doc.line('Time of Transaction\t: ' + clock(rng, t, True)); doc.line('Current Balance\t: ', (bal, b_(t))); doc.line('Available Balance\t: ' + bal)
            doc.line('Thank you for choosing us.')
        else:
            order = ['d', 'n', 'a', 't', 'b']; rng2 = order
            doc.line(rng.choice(['Transaction Alert', 'Txn notification', 'inContact']))
            for f in rng2:
                if f == 'd': doc.line('Date & Time'); doc.line((df(t.day), d_(t)), ' ' + clock(rng, t, sec=True))
                elif f == 'n': doc.line('Narration'); doc.line((t.name, n_(t)))
                elif f == 'a': doc.line('Amount'); doc.line((('-' if t.minor < 0 else '+') + N.strip() + nf(t.minor), a_(t)))
                elif f == 't': doc.line('Type'); doc.line('Credit' if t.minor > 0 else 'Debit')
                elif f == 'b' and rng.random() < .7: doc.line('Balance'); doc.line((bal, b_(t)))
        doc.line(rng.choice(['', '---', '------------------------------']))
    return doc

def p_csv(rng):
    """Comma or bar separated lines; blanks after the separators."""
    C, txs, first, _ = setup(rng, subs=0, one_line=True); doc = stmt.Paste(); nf = rng.choice([lambda m: f'{abs(m)/100:.2f}', lambda m: f'{abs(m)/100:.2f}', lambda m: re.sub(r'\.00$', '', f'{abs(m)/100:.2f}')]); df = dater(rng, True, ['d/m/y', 'iso', 'd-m-y', 'd M y', 'd/m/y2', 'd-M-y'])
    sep = rng.choice([', ', '; ', ' | ', ' ; ', ' | ']); kinds = rng.choice([['date', 'amt', 'name'], ['date', 'amt', 'bal', 'name'], ['date', 'bal', 'amt', 'name'], ['ref', 'date', 'amt', 'name']]) if sep in (', ', '; ') else rng.choice([['date', 'name', 'amt'], ['date', 'name', 'amt', 'bal'], ['date', 'type', 'name', 'amt', 'bal'], ['date', 'amt', 'name', 'bal'], ['name', 'date', 'amt']])
    heads = {'date': rng.choice(['Date', 'Transaction Date', 'date']), 'amt': rng.choice(['Amount', 'Value', 'amount']), 'name': rng.choice(['Description', 'Narrative', 'Payee', 'Memo', 'Details']), 'bal': 'Balance', 'ref': 'Unique Id', 'type': 'Tran Type'}
    if rng.random() < .3: doc.line(f'Created date / time : {longd(txs[-1].day)} / 11:20:31'); doc.line(f'Bank {dig(rng, 2)}; Branch {dig(rng, 4)}; Account {dig(rng, 7)}-00')
    if rng.random() < .75: doc.line(sep.join(heads[k] for k in kinds))
    for t in (txs[::-1] if rng.random() < .4 else txs):
        t.name = t.name.replace(';', '').replace('|', ''); t.r = doc.row(t.day, t.minor, t.name); parts = []
        cells = {'date': (df(t.day), d_(t)), 'amt': (('-' if t.minor < 0 else '') + nf(t.minor), a_(t)), 'name': (t.name, n_(t)), 'bal': (('-' if t.bal < 0 else '') + nf(t.bal), b_(t)), 'ref': (dig(rng, 12), {}), 'type': (t.type, {})}
        for j, k in enumerate(kinds):
            text, lab = cells[k]
            if j + 1 < len(kinds) and sep[0] in ',;' : parts += [(text + sep[0], lab), ' ']
            else: parts += [(text, lab)] + ([sep] if j + 1 < len(kinds) else [])
        doc.line(*parts)
    return doc

ITEMS = S('USB-C Cable 2m,Organic Milk 1L,Cotton T-Shirt M,Basmati Rice 5kg,Running Socks 3pk,Paperback,Dog Food 12kg,Wireless Mouse,Chicken Burger,Flat White,Chapati x4,LED Bulb,Shampoo 400ml,Notebook A5,Garden Hose,Jollof Rice,Masala Dosa,Phone Case,Kids Trainers,Yoga Mat')

def p_order(rng):
    """Order confirmation or receipt: one row, the total paid."""
    C = country(rng); nf = money(rng, C); nf = whole(rng, nf); doc = stmt.Paste(); shop = mname(rng, C); day = days(rng, 1)[0]; s = rng.choice([C['sign'], C['sign'], C['cur'] + ' ', ''])
    items = [(rng.choice(ITEMS), rng.choice([1, 1, 1, 2, 3]), value(rng, C['k'], 'out')) for _ in range(rng.randint(1, 7))]; subt = sum(q * p for _, q, p in items); ship = rng.choice([0, 0, int(399 * C['k']), int(499 * C['k'])]); disc = rng.choice([0, 0, 0, subt // 10]); total = subt + ship - disc
    r = doc.row(day, -total, shop); df = dater(rng, True, ['d M y', 'D M Y', 'd/m/y', 'M d, y', 'W d M y', 'd-M-y']); st = rng.choice(['mail', 'mail', 'till', 'page'])
    tax = total // 6; N, Dt, A = (shop, {'name': r}), (df(day), {'date': r}), (s + nf(total), {'amount': r})
    if st == 'mail':
        if rng.random() < .5: doc.line('From: ', N); doc.line('Date: ', Dt, f' {rng.randint(7, 22)}:{rng.randint(10, 59)}'); doc.line(f'Subject: Your order #{dig(rng, 7)} is confirmed')
        else: doc.line(N); doc.line('Thanks for your order, ' + rng.choice(C['ppl']).split()[0]); doc.line(f'Order number: {alnum(rng, 9)}'); doc.line(rng.choice(['Order date: ', 'Placed on ']), Dt)
        doc.line(''); doc.line("Here's what you ordered:")
        for n, q, p in items:
            if rng.random() < .5: doc.line(f'{q} x {n}   {s}{nf(p * q)}')
            else: doc.line(n); doc.line(f'Qty: {q}'); doc.line(f'{s}{nf(p * q)}')
        doc.line(f'Subtotal: {s}{nf(subt)}')
        if disc: doc.line(f'Discount: -{s}{nf(disc)}')
        doc.line('Delivery: ' + (f'{s}{nf(ship)}' if ship else 'FREE')); doc.line(rng.choice(['Order total: ', 'Total: ', 'Grand Total: ', 'Total paid: ']), A)
        if rng.random() < .5: doc.line(f'Includes {rng.choice(["VAT", "GST"])} of {s}{nf(tax)}')
        if rng.random() < .5: doc.line(f'Paid with Visa ending in {dig(rng, 4)}')
        doc.line(f'Estimated delivery: {longd(day + D(3))}')
    elif st == 'till':
        doc.line('      ', N); doc.line(f'   {rng.randint(1, 90)} {rng.choice(C["city"])}'); doc.line(f'   {rng.choice(["VAT NO", "GST", "ABN", "PIN"])} {dig(rng, 9)}')
        if rng.random() < .5: doc.line(Dt, f'  {rng.randint(7, 22)}:{rng.randint(10, 59)}  Till 04 Op 112')
        later = len(doc.words) and not any(w['l'] == 'date' for w in doc.words)
        for n, q, p in items: doc.line(f'{q} {n}'.ljust(28) + nf(p * q).rjust(12))
        doc.line('-' * 40); doc.line('SUBTOTAL'.ljust(28) + nf(subt).rjust(12))
        if disc: doc.line('SAVINGS'.ljust(28) + ('-' + nf(disc)).rjust(12))
        if ship: doc.line('SERVICE'.ljust(28) + nf(ship).rjust(12))
        doc.line('TOTAL'.ljust(28), A); cash = rng.random() < .4
        if cash: doc.line('CASH'.ljust(28) + nf(total + 500).rjust(12)); doc.line('CHANGE'.ljust(28) + nf(500).rjust(12))
        else: doc.line(f'VISA DEBIT ************{dig(rng, 4)}'); doc.line(f'AUTH CODE {dig(rng, 6)}')
        if later: doc.line(Dt, f' {rng.randint(7, 22)}:{rng.randint(10, 59)}')
        doc.line('Thank you for shopping with us')
    else:
        doc.line('Order placed\tTotal\tDispatch to\tOrder # ' + dig(rng, 9)); doc.line(Dt, '\t', A, '\t' + rng.choice(C['ppl'])); doc.line('Sold by: ', N)
        for n, q, p in items: doc.line(n); doc.line(f'{s}{nf(p)}')
        for l in rng.sample(['Track package', 'Return or replace items', 'View invoice', 'Write a product review', 'Buy it again'], 3): doc.line(l)
    return doc

def p_orders_list(rng):
    """Order or trip history of one shop or ride app: each order is a row."""
    C = country(rng); nf = whole(rng, money(rng, C)); doc = stmt.Paste(); n = rng.randint(2, 10); ds = days(rng, n, 90)[::-1]; s = C['sign']; df = dater(rng, True, ['d M y', 'D M Y', 'M d, y', 'W d M y']); kind = rng.choice(['food', 'ride', 'shop'])
    doc.line(rng.choice(['Your orders', 'Past orders', 'My Orders', 'Activity']) if kind != 'ride' else 'Past trips')
    if rng.random() < .4: doc.line('Filter: last 3 months')
    swap = rng.random() < .4
    for d in ds:
        nm = mname(rng, C) if kind != 'ride' else rng.choice([f'Trip to {rng.choice(C["city"])}', f'{rng.choice(C["city"])} to {rng.choice(C["city"])}', f'Ride with {rng.choice(C["ppl"]).split()[0]}'])
        a = -value(rng, C['k'], 'out'); ref = kind == 'shop' and rng.random() < .12; a = -a if ref else a; r = doc.row(d, a, nm)
        N = [(nm, {'name': r})]; X = [(df(d), {'date': r}), f' · {rng.randint(7, 23)}:{rng.randint(10, 59)}' if kind != 'shop' else '']; A = [('+' if ref else '', {'amount': r}), ] if False else [(('+' if ref else '') + s + nf(a), {'amount': r})]
        if swap: doc.line(*X); doc.line(*N)
        else: doc.line(*N); doc.line(*X)
        if kind == 'food' and rng.random() < .7: doc.line(f'{rng.randint(1, 3)} x {rng.choice(ITEMS)}, 1 x {rng.choice(ITEMS)}')
        doc.line(*A)
        if kind == 'shop': doc.line('Refunded' if ref else rng.choice(['Delivered', 'Completed', 'Dispatched']))
        for b in rng.sample(['Reorder', 'View receipt', 'Help', 'Rate order'], rng.randint(0, 2)): doc.line(b)
        if rng.random() < .4: doc.line('')
    return doc

def p_collapsed(rng):
    """Statement text out of a PDF, the columns collapsed to single blanks."""
    C, txs, first, nf = setup(rng, subs=.15); doc = stmt.Paste(); df = dater(rng); bank = rng.choice(C['banks']); o, i = totals(txs); bf = balfmt(rng, C, nf); mode = rng.choice(['twobal', 'signed', 'nobal', 'card'])
    sg = signer(rng, C, nf, ['minus', 'trail', 'drcr', 'paren', 'crsp', 'plus'])
    heads = [bank, 'Page 1 of 2', f'Statement period {longd(txs[0].day)} to {longd(txs[-1].day)}', f'Account number {acct(rng, C)}', rng.choice(C['ppl']), rng.choice(TEXTS)]
    for l in rng.sample(heads, rng.randint(0, 5)): doc.line(l)
    if mode in ('twobal', 'signed') and rng.random() < .6: doc.line('Opening balance ', (bf(first), {'opening': True})); doc.line(f'Total money in {nf(i)}'); doc.line(f'Total money out {nf(o)}'); doc.line('Closing balance ', (bf(txs[-1].bal), {'closing': True}))
    if rng.random() < .8: doc.line({'twobal': rng.choice(['Date Description Paid out Paid in Balance', 'Date Details Debit Credit Balance', 'Date Transaction Withdrawals Deposits Balance']), 'signed': 'Date Description Amount Balance', 'nobal': 'Date Details Amount', 'card': 'Date Description Amount'}[mode])
    if mode == 'twobal' or rng.random() < .2 and mode == 'signed': doc.line(rng.choice(['BALANCE BROUGHT FORWARD ', 'Opening balance ', 'START BALANCE ']), (bf(first), {'opening': True}))
    typ = rng.random() < .3; late = rng.random() < .3
    for k, t in enumerate(txs):
        t.r = doc.row(t.day, t.minor, t.name); lines = t.lines
        tail = [(nf(t.minor) if mode == 'twobal' else sg(t.minor), a_(t))] + ([' ', (bf(t.bal), b_(t))] if mode in ('twobal', 'signed') else [])
        head = [(df(t.day), d_(t)), ' '] + ([t.type + ' '] if typ else [])
        if len(lines) == 1: doc.line(*head, (lines[0], n_(t)), ' ', *tail)
        elif late:
            doc.line(*head, (lines[0], n_(t)))
            for l in lines[1:-1]: doc.line((l, n_(t)))
            doc.line((lines[-1], n_(t)), ' ', *tail)
        else:
            doc.line(*head, (lines[0], n_(t)), ' ', *tail)
            for l in lines[1:]: doc.line((l, n_(t)))
        for l in t.sub: doc.line(l)
        if k and k % 14 == 0 and rng.random() < .6: doc.line(f'Page {k // 14 + 1} of 3'); doc.line(bank); doc.line('Balance carried forward ' + bf(t.bal)) if mode == 'twobal' else None
    if mode == 'twobal' and rng.random() < .6: doc.line(rng.choice(['BALANCE CARRIED FORWARD ', 'Closing balance ', 'END BALANCE ']), (bf(txs[-1].bal), {'closing': True}))
    if rng.random() < .5: doc.line(rng.choice(TEXTS))
    return doc

def p_aligned(rng):
    """Fixed-width columns aligned by blanks."""
    C, txs, first, nf = setup(rng, subs=.1); doc = stmt.Paste(); df = dater(rng); up = rng.random() < .5; mode = rng.choice(['two', 'signed', 'dc', 'daybal']); sg = signer(rng, C, nf, ['minus', 'trail', 'paren', 'plusminus', 'drcr'])
    wd = max(len(df(t.day)) for t in txs) + 2; wn = rng.choice([26, 32, 40]); wa = max(max(len(sg(t.minor)) for t in txs) + 3, 10); wb = max(len(nf(t.bal)) for t in txs) + 4
    if rng.random() < .7: doc.line('Date'.ljust(wd) + rng.choice(['Particulars', 'Description', 'Details']).ljust(wn) + ('Debit'.rjust(wa) + 'Credit'.rjust(wa) if mode in ('two', 'daybal') else 'Amount'.rjust(wa)) + ('  DC' if mode == 'dc' else '') + 'Balance'.rjust(wb))
    if rng.random() < .4: doc.line('-' * (wd + wn + wa + wb))
    if rng.random() < .5: doc.line(' ' * wd + 'Balance b/f'.ljust(wn) + ' ' * (wa * (2 if mode in ('two', 'daybal') else 1) + (4 if mode == 'dc' else 0)), ' ' * max(0, wb - len(nf(first)) - (first < 0)), (('-' if first < 0 else '') + nf(first), {'opening': True}))
    for k, t in enumerate(txs):
        show = []
        for l in t.lines:
            w = ''
            for word in l.split():
                while len(word) > wn - 2: show += [w] if w else []; w = ''; show.append(word[:wn - 2]); word = word[wn - 2:]
                if w and len(w) + 1 + len(word) > wn - 2: show.append(w); w = word
                else: w = (w + ' ' + word).strip()
            if w: show.append(w)
        t.r = doc.row(t.day, t.minor, ' '.join(show)); once = mode == 'daybal'
        same = [u for u in txs[k:] if u.day == t.day]; t.same = same
        am = nf(t.minor) if mode in ('two', 'daybal', 'dc') else sg(t.minor)
        parts = [(df(t.day), d_(t)), ' ' * (wd - len(df(t.day)))]
        parts += [(show[0], n_(t)), ' ' * (wn - len(show[0]))]
        if mode in ('two', 'daybal'): parts += [' ' * (wa * (2 if t.minor > 0 else 1) - len(am)), (am, a_(t)), ' ' * (wa if t.minor < 0 else 0)]
        else: parts += [' ' * (wa - len(am)), (am, a_(t))] + (['  ' + ('C ' if t.minor > 0 else 'D ')] if mode == 'dc' else [])
        b = ('-' if t.bal < 0 else '') + nf(t.bal)
        if not (mode == 'daybal' and len(same) > 1): parts += [' ' * (wb - len(b)), (b, b_(t))]
        doc.line(*parts)
        for l in show[1:]: doc.line(' ' * wd, (l, n_(t)))
        for l in t.sub: doc.line(' ' * wd + l)
    if rng.random() < .5: doc.line(' ' * wd + 'Balance c/f'.ljust(wn) + ' ' * (wa * (2 if mode in ('two', 'daybal') else 1) + (4 if mode == 'dc' else 0)), ' ' * max(0, wb - len(nf(txs[-1].bal)) - (txs[-1].bal < 0)), (('-' if txs[-1].bal < 0 else '') + nf(txs[-1].bal), {'closing': True}))
    return doc

def p_upi_app(rng):
    """Wallet history: direction word, name, amount, account, day and time on separate lines."""
    C, txs, first, nf = setup(rng, 'IN', 'IN', 'SG', 'HK', 'NG', 'KE', 'NZ', subs=0, n=rng.randint(1, 18)); doc = stmt.Paste(); nf = whole(rng, nf); txs.reverse(); s = C['sign'] + rng.choice(['', '', ' ']); df = dater(rng, None, ['d M y', 'M d, y', 'd M', 'D M Y', 'M d']); style = rng.randint(0, 3); sign = rng.random() < .5
    ow, iw = rng.choice([('Paid to', 'Received from'), ('Sent to', 'Received from'), ('Money sent to', 'Money received from'), ('Payment to', 'Payment from')])
    for t in txs:
        nm = rng.choice(C['ppl']) if rng.random() < .5 else mname(rng, C); t.r = doc.row(t.day, t.minor, nm); am = ((('- ' if style == 1 else '-') if t.minor < 0 else '+') if sign else '') + s + nf(t.minor); w = ow if t.minor < 0 else iw; tm = clock(rng, t, ampm=True); acc = f'{"Debited from" if t.minor < 0 else "Credited to"} XX{dig(rng, 4)}'
        if style == 0: doc.line(w); doc.line((nm, n_(t))); doc.line((am, a_(t))); doc.line(acc); doc.line((df(t.day), d_(t)), f', {tm}' if False else f' at {tm}')
        elif style == 1: doc.line((df(t.day), d_(t))); doc.line(tm); doc.line(w + ' ', (nm, n_(t))); doc.line(f'Transaction ID : T{dig(rng, 18)}'); doc.line(f'UTR No : {dig(rng, 12)}'); doc.line('Debit' if t.minor < 0 else 'Credit'); doc.line((am, a_(t)))
        elif style == 2: doc.line(nm[0].upper()); doc.line((nm, n_(t))); doc.line(w.split()[0] + ' • ', (df(t.day), d_(t)), ' • ' + tm); doc.line((am, a_(t))); doc.line(rng.choice(['Pay again', 'Chat', 'Successful']))
        else: doc.line((df(t.day), d_(t)), '  ' + w + ' ', (nm, n_(t)), '  ', (am, a_(t)), '  ' + rng.choice(['Success', 'Completed']))
        if rng.random() < .5: doc.line('')
        if rng.random() < .06: doc.line(w); doc.line(rng.choice(C['ppl'])); doc.line('Failed' if rng.random() < .7 else 'Pending')
    return doc

def p_ng_app(rng):
    """Transfer to ... / Mar 5th, 14:22:01 / -₦5,000.00 / Successful; month headings with totals."""
    C, txs, first, nf = setup(rng, 'NG', 'NG', 'KE', 'ZA', 'HK', 'GB', subs=0, n=rng.randint(1, 20)); doc = stmt.Paste(); txs.reverse(); s = C['sign']; o, i = totals(txs); fm = rng.choice([lambda d: f'{MON[d.month-1]} {d.day}{ordinal(d.day)}', lambda d: f'{d.year}-{d.month:02d}-{d.day:02d}', lambda d: f'{d.day:02d}/{d.month:02d}/{d.year}', lambda d: f'{d.day} {MON[d.month-1]} {d.year}']); order = rng.choice(['nads', 'nda', 'nad', 'adn', 'nasd', 'and'])
    if rng.random() < .6: doc.line(f'{MON[txs[0].day.month-1]} {txs[0].day.year}'); doc.line(f'In: {s}{nf(i)} Out: {s}{nf(o)}')
    if rng.random() < .3: doc.line('All Categories'); doc.line('All Status')
    bal = rng.random() < .3; last = txs[0].day.month
    for t in txs:
        nm = rng.choice([('Transfer to ' if t.minor < 0 else 'Transfer from ') + rng.choice(C['ppl']).upper(), t.name, rng.choice(C['dd']) if t.minor < 0 else 'Interest earned', mname(rng, C)]); t.r = doc.row(t.day, t.minor, nm)
        for f in order:
            if f == 'n': doc.line((nm, n_(t)))
            elif f == 'd': doc.line((fm(t.day), d_(t)), ' ' + clock(rng, t, sec=True))
            elif f == 'a': doc.line((('-' if t.minor < 0 else '+') + s + nf(t.minor), a_(t)))
            elif f == 's': doc.line('Successful')
        if bal: doc.line('Bal: ', (('-' if t.bal < 0 else '') + s + nf(t.bal), b_(t)))
    return doc

def p_za_app(rng):
    """Name left with amount, small line below with category and balance; day first or last."""
    C, txs, first, nf = setup(rng, 'ZA', 'ZA', 'AU', 'NZ', 'SG', subs=0, one_line=True); doc = stmt.Paste(); txs.reverse(); sg = signer(rng, C, nf, ['minus', 'plusminus', 'trail'], cur=rng.choice([C['sign'], C['sign'] + ' '])); df = dater(rng, None, ['d M', 'd M y', 'd/m', 'd/m/y', 'W d M']); st = rng.randint(0, 3); bl = rng.choice(['Balance ', 'Avail ', 'Bal: ', ''])
    if rng.random() < .5: doc.line('Transactions  Detail  Settings  Statements'); doc.line(f'Available Balance R {nf(value(rng, C["k"], "in"))}')
    for t in txs:
        t.r = doc.row(t.day, t.minor, t.name); b = ('-' if t.bal < 0 else '') + C['sign'] + nf(t.bal)
        if st == 0: doc.line((df(t.day), d_(t)), '  ', (t.name, n_(t)), '  ', (sg(t.minor), a_(t))); doc.line('   ' + bl, (b, b_(t)))
        elif st == 1: doc.line((t.name, n_(t)), '\t', (sg(t.minor), a_(t))); doc.line((df(t.day), d_(t)), '\t' + t.cat)
        elif st == 2: doc.line((sg(t.minor), a_(t))); doc.line((t.name, n_(t))); doc.line((df(t.day), d_(t)), ' | ' + t.cat + ' | ' + bl, (b, b_(t)))
        else: doc.line((t.name, n_(t))); doc.line(t.cat + ' · ', (df(t.day), d_(t))); doc.line((sg(t.minor), a_(t))); doc.line((b, b_(t)))
    return doc

def p_card_app(rng):
    """Credit card page: pending without labels, then posted; payments with CR or minus; points lines."""
    C, txs, first, nf = setup(rng, card=True, one_line=True, subs=0, pin=rng.choice([0, .1, .2])); doc = stmt.Paste(); txs.reverse(); s = rng.choice([C['sign'], '']); sg = signer(rng, C, nf, ['cr', 'crsp', 'cardminus', 'cardminus', 'trailcard'], cur=s); df = dater(rng, None, ['d M', 'd M y', 'M d', 'd/m/y', 'D M Y', 'd/m'])
    for l in rng.sample([f'Current balance {C["sign"]}{nf(value(rng, C["k"], "in"))}', f'Available credit {C["sign"]}{nf(value(rng, C["k"], "in"))}', f'Minimum payment due {C["sign"]}25.00 by {longd(txs[0].day + D(20))}', 'Make a payment', 'Card ending ' + dig(rng, 5), f'{rng.randint(1, 90)},{dig(rng, 3)} Membership Rewards points'], rng.randint(1, 5)): doc.line(l)
    sep = rng.choice(['\t', '  ', '\n']); pts = rng.random() < .2; two = rng.random() < .3; order = rng.choice(['dna', 'nda', 'dan', 'dna'])
    def emit(t, lab):
        cells = {'d': [(df(t.day), d_(t) if lab else {})] + ([sep if sep != '\n' else '  ', df(t.day + D(1))] if two else []), 'n': [(t.name, n_(t) if lab else {})], 'a': [(sg(t.minor), a_(t) if lab else {})]}
        if sep == '\n':
            for k in order: doc.line(*cells[k])
        else: doc.line(*cells[order[0]], sep, *cells[order[1]], sep, *cells[order[2]])
    if rng.random() < .5:
        doc.line(rng.choice(['Pending transactions', 'Pending', 'Authorisations']))
        for _ in range(rng.randint(1, 3)): t = T(); t.day = txs[0].day + D(1); t.name = mname(rng, C); t.minor = -value(rng, C['k'], 'out'); emit(t, False)
        doc.line(rng.choice(['Posted transactions', 'Completed', 'Since your last statement']))
    elif rng.random() < .5: doc.line(sep.join({'d': 'Date', 'n': 'Description', 'a': 'Amount'}[k] for k in order) if sep != '\n' else 'Transactions')
    for t in txs:
        t.r = doc.row(t.day, t.minor, t.name); emit(t, True)
        if pts: doc.line(f'+{abs(t.minor) // 100} points')
        if rng.random() < .05 and t.minor < 0: doc.line(fx_line(rng, C, t.minor))
    return doc

def p_travel_card(rng):
    """Transit or stored-value card log."""
    C = country(rng, 'HK', 'SG', 'AU', 'GB', 'NZ', 'IE'); nf = money(rng, C); doc = stmt.Paste(); n = rng.randint(2, 20); ds = days(rng, n, 10)[::-1]; s = rng.choice([C['sign'], '']); df = dater(rng, True, ['d/m/y', 'd M y', 'iso', 'W d M y', 'd-m-y']); bal = value(rng, C['k'], 'in'); showb = rng.random() < .6; card = rng.choice({'HK': ['Octopus'], 'SG': ['EZ-Link', 'SimplyGo'], 'AU': ['Opal', 'myki', 'go card'], 'GB': ['Oyster', 'ScotRail Smartcard'], 'NZ': ['AT HOP', 'Snapper'], 'IE': ['Leap']}[C['code']]); tab = rng.random() < .7
    doc.line(f'{card} card {dig(rng, 9)}'); heads = rng.random() < .6; plus = rng.random() < .5
    if heads and tab: doc.line('\t'.join(['Date/Time', 'Transaction', 'Amount'] + (['Balance'] if showb else [])))
    rows = []
    for d in ds[::-1]:
        top = rng.random() < .12; a = int(rng.choice([20, 50, 100]) * 100 * (1 if C['k'] < 5 else 2)) if top else -rng.randint(120, 680) * (1 if C['k'] < 5 else 3)
        bal += a; c = C['city']; nm = rng.choice(['Top up', 'Add value', 'Auto add value', 'Auto top-up']) if top else rng.choice([f'{rng.choice(c)} to {rng.choice(c)}', f'Bus {rng.randint(1, 399)}', f'MTR {rng.choice(c)}', f'Train {rng.choice(c)} - {rng.choice(c)}', rng.choice(C['shop']), f'Tram route {rng.randint(1, 99)}', f'Bus journey, route {rng.randint(1, 99)}']); rows.append((d, a, nm, bal))
    for d, a, nm, b in (rows[::-1] if rng.random() < .7 else rows):
        r = doc.row(d, a, nm); am = ('+' if a > 0 and plus else '-' if a < 0 else '') + s + nf(a); tm = f'{rng.randint(6, 23):02d}:{rng.randint(0, 59):02d}'
        if tab: doc.line((df(d), {'date': r}), ' ' + tm, '\t', (nm, {'name': r}), '\t', (am, {'amount': r}), *(['\t', (s + nf(b) if b >= 0 else '-' + s + nf(b), {'balance': r})] if showb else []))
        else:
            doc.line((nm, {'name': r})); doc.line((df(d), {'date': r}), ', ' + tm if False else ' ' + tm); doc.line((am, {'amount': r}))
            if showb: doc.line('Balance ', (s + nf(b) if b >= 0 else '-' + s + nf(b), {'balance': r}))
    return doc

def p_month_list(rng):
    """Months as headings and day numbers on rows; name and amount after."""
    C, txs, first, nf = setup(rng, up='asis', subs=0, one_line=True, span=rng.choice([30, 60, 120])); doc = stmt.Paste(); txs.reverse(); sg = signer(rng, C, whole(rng, nf), ['minus', 'plusminus', 'plus'], cur=rng.choice(['', C['sign']])); st = rng.randint(0, 2); k = 0; mf = rng.choice([lambda d: f'{MONTH[d.month-1]} {d.year}', lambda d: f'{MONTH[d.month-1].upper()} {d.year}', lambda d: f'{MONTH[d.month-1]}']); tot = rng.random() < .4
    while k < len(txs):
        d = txs[k].day; grp = [t for t in txs[k:] if (t.day.year, t.day.month) == (d.year, d.month)]; k += len(grp)
        for t in grp: t.nm = shortname(rng, C, t); t.r = doc.row(t.day, t.minor, t.nm)
        doc.line((mf(d), {'date': [t.r for t in grp]}))
        if tot: o, i = totals(grp); doc.line(f'Spent {C["sign"]}{nf(o)} · Received {C["sign"]}{nf(i)}')
        for t in grp:
            dd = rng.choice([f'{WD[t.day.weekday()]} {t.day.day}']) if st == 1 else f'{t.day.day:02d}' if st else str(t.day.day)
            if st == 2: doc.line((dd, d_(t))); doc.line((t.nm, n_(t))); doc.line(t.cat); doc.line((sg(t.minor), a_(t)))
            else: doc.line((dd, d_(t)), '\t' if st else '  ', (t.nm, n_(t)), '\t' if st else '  ', (sg(t.minor), a_(t)))
    return doc

def p_paypal(rng):
    """PayPal / Wise / Revolut activity."""
    C, txs, first, nf = setup(rng, up='asis', subs=0); doc = stmt.Paste(); txs.reverse(); cur = C['cur']; df = dater(rng, None, ['d M y', 'd M', 'D M Y', 'M d', 'd M y2']); sgn = rng.choice(['-', '−', '- ']); st = rng.randint(0, 3); code = rng.random() < .5
    if rng.random() < .5: doc.line('Activity'); doc.line('Search by name or email'); doc.line('Filter by: Date Type')
    for t in txs:
        nm = shortname(rng, C, t); t.r = doc.row(t.day, t.minor, nm); am = (sgn if t.minor < 0 else '+' if st % 2 else '') + C['sign'] + nf(t.minor) + (' ' + cur if code else ''); typ = rng.choice(['Payment', 'PreApproved Payment', 'Purchase', 'Card payment', 'Transfer']) if t.minor < 0 else rng.choice(['Money received', 'Refund', 'Added money', 'Received'])
        if st == 0: doc.line((nm, n_(t))); doc.line((am, a_(t))); doc.line((df(t.day), d_(t)), ' . ' + typ)
        elif st == 1: doc.line((df(t.day), d_(t))); doc.line((nm, n_(t))); doc.line(typ); doc.line((am, a_(t)))
        elif st == 2: doc.line((nm, n_(t)), '\t', (am, a_(t))); doc.line(typ + '\t', (df(t.day), d_(t)))
        else: doc.line((df(t.day), d_(t)), '\t' + typ + '\t', (nm, n_(t)), '\tCompleted\t', (am, a_(t)))
        if rng.random() < .15: doc.line('Fee: ' + C['sign'] + nf(rng.randint(20, 300)))
        if rng.random() < .1: doc.line(rng.choice(['Add tracking', 'View details', 'Repeat payment']))
    return doc

def p_alert_mail(rng):
    """Sentences: 'You spent £12.30 at Tesco on 5 March.'"""
    C, txs, first, nf = setup(rng, up='asis', subs=0, n=rng.randint(1, 9)); doc = stmt.Paste(); s = C['sign']; df = dater(rng, None, ['D M Y', 'd M y', 'd/m/y', 'd Mo', 'dth Mo', 'd M']); showb = rng.random() < .4
    low = min(0, min(t.bal for t in txs)); st = rng.randint(0, 3)
    for t in txs:
        nm = rng.choice(C['ppl']) if rng.random() < .3 else rng.choice(C['emp']) if t.minor > 0 else mname(rng, C); t.r = doc.row(t.day, t.minor, nm); N, A, X = (nm, n_(t)), (s + nf(t.minor), a_(t)), (df(t.day), d_(t))
        if rng.random() < .4: doc.line(rng.choice(['Hi ' + rng.choice(C['ppl']).split()[0] + ',', f'From: alerts@{C["banks"][0].split()[0].lower()}.com', 'Transaction alert', 'Spending notification']))
        if t.minor < 0: doc.line(*[['You spent ', A, ' at ', N, ' on ', X, ' .'], ['On ', X, ' a payment of ', A, ' was made to ', N], [A, ' was taken from your account ending ' + dig(rng, 4) + ' on ', X, ' by ', N], ['Card ' + dig(rng, 4) + ': purchase ', A, ' ', N, ' ', X, ' ' + clock(rng, t)]][st])
        else: doc.line(*[['You received ', A, ' from ', N, ' on ', X, ' .'], ['On ', X, ' you were paid ', A, ' by ', N], [A, ' was paid into your account ending ' + dig(rng, 4) + ' on ', X, ' from ', N], ['Deposit ', A, ' from ', N, ' ', X, ' ' + clock(rng, t)]][st])
        if showb and not low: doc.line('Your balance is now ', (s + nf(t.bal), b_(t)))
        if rng.random() < .3: doc.line(rng.choice(["If this wasn't you, call 0800 028 5111.", 'Please do not reply to this email.', 'Overdraft limit £500.00']))
        doc.line('')
    return doc

def p_statement_sections(rng):
    """Copied statement with sections in and out (no signs), totals, cheque list and rates as noise."""
    C, txs, first, nf = setup(rng, subs=0, one_line=True, pin=.35, n=rng.randint(3, 22)); doc = stmt.Paste(); df = dater(rng); sep = rng.choice(['  ', '\t', ' ']); o, i = totals(txs); cur = rng.choice(['', C['sign']])
    doc.line(rng.choice(C['banks'])); doc.line('Opening balance' + sep, (cur + nf(first), {'opening': True})); secs = [(rng.choice(['Deposits and credits', 'MONEY IN', 'Payments received']), [t for t in txs if t.minor > 0]), (rng.choice(['Withdrawals and debits', 'MONEY OUT', 'Payments made', 'Purchases']), [t for t in txs if t.minor < 0])]
    if rng.random() < .4: secs.reverse()
    order = rng.choice(['dna', 'dan', 'nda'])
    for nm, ts in secs:
        if not ts: continue
        doc.line(nm)
        for t in ts:
            t.r = doc.row(t.day, t.minor, t.name); cells = {'d': (df(t.day), d_(t)), 'n': (t.name, n_(t)), 'a': (cur + nf(t.minor), a_(t))}
            doc.line(cells[order[0]], sep, cells[order[1]], sep, cells[order[2]])
        doc.line('Total' + sep + cur + nf(sum(t.minor for t in ts)))
        if rng.random() < .4: doc.line('')
    doc.line('Closing balance' + sep, (('-' if txs[-1].bal < 0 else '') + cur + nf(txs[-1].bal), {'closing': True}))
    if rng.random() < .5: doc.line('Interest rate 1.25% gross p.a.'); doc.line(f'Cheques: {dig(rng, 6)} {nf(value(rng, C["k"], "out"))}  {dig(rng, 6)} {nf(value(rng, C["k"], "out"))}')
    return doc

PASTES = [p_app_days, p_tab_table, p_stacked_cells, p_mpesa_sms, p_in_sms, p_ng_alert, p_csv, p_order, p_orders_list, p_collapsed, p_aligned, p_upi_app, p_ng_app, p_za_app, p_card_app, p_travel_card, p_month_list, p_paypal, p_alert_mail, p_statement_sections]
