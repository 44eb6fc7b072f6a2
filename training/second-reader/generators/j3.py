import random, re, json, sys, calendar
# names per country profile; '|' separated
def S(s): return [x.strip() for x in s.replace("\n","|").split("|") if x.strip()]
SHOPS = {
"US": S("""Target|Walmart|Kroger|Trader Joe's|Whole Foods|Costco|Publix|H-E-B|Wegmans|Aldi|7-Eleven|Wawa|Sheetz|QuikTrip|Shell|Chevron|Exxon|Buc-ee's|CVS|Walgreens|Rite Aid
Home Depot|Lowe's|Ace Hardware|Best Buy|Micro Center|Apple|Amazon|Etsy|eBay|Chewy|PetSmart|Petco|Old Navy|Forever 21|Ross|T.J. Maxx|Nordstrom|REI|Dick's|24 Hour Fitness|Planet Fitness|Orangetheory|Club16|F45
Starbucks|Dunkin|Chipotle|Five Guys|TGI Fridays|Ruby Tuesday|Waffle House|Panera|Sweetgreen|In-N-Out|Olive Garden|DoorDash|Uber|Lyft|Delta|Southwest|Airbnb|Netflix|Hulu|Spotify|Audible|Xfinity|Verizon|T-Mobile|Con Edison|PG&E|Geico|State Farm|Allstate|Vanguard|Fidelity|SoFi|Sallie Mae
The Rest|Coffee & Co|Mayo Clinic|May's Deli|March & Sons|June Bug Books|August Table|Monday Coffee|Sunday Supply|Blue Door Tavern|Marlow's|Four Corners Feed|1st Street Market|Pier 39 Garage|Route 66 Diner|Rosie's Cuts|Second Cup|Big Lots|Dollar General|Five Below|Bed Time|Paycheck Pub|Cash & Carry|Salty Dog|Refund Records|Gift Horse|Fee Brothers|Car Toys|Kid to Kid|Half Price Books"""),
"UK": S("""Tesco|Sainsbury's|Asda|Morrisons|Waitrose|Lidl|Co-op|M&S|Boots|Superdrug|Argos|Currys|John Lewis|Next|Primark|B&Q|Screwfix|Wickes|Dunelm|Wilko|Poundland|Greggs|Pret|Costa|Nero|Wetherspoon|Nando's|Wagamama|Deliveroo|Just Eat|TfL|Trainline|LNER|National Express|BP|Esso|Halfords|Kwik Fit|Octopus Energy|British Gas|Thames Water|EE|O2|giffgaff|Three|Sky|Virgin Media|Now TV|PureGym|David Lloyd|Pets at Home|Waterstones|WHSmith|Smyths|Hobbycraft|Vinted|Moonpig|Aviva|Admiral|LV|Nutmeg|Trading 212|HMRC|DVLA
MCR CC|Mayfair Cobblers|April & Bloom|The March Hare|Friday Beers Ltd|Saturday Kitchen Supplies|No 7 Deli|The Crown|Dog & Duck|Bramley's|Pickled Pig|The Other Place|Ten Green Bottles|Six Bells|Level 33|Hive 24|Betty's|Otley Wool|The Old Bank|Gift Aid Shop|Number 12 Hair|Hook & Line|Brew by Numbers|Fuel Station Cafe|The Cash Box|Pennyworth's|Cobb & Daughters|Northern Rail Tea Room|Salt & Loaf|Village Stores"""),
"CA": S("""Canadian Tire|Loblaws|No Frills|Metro|Sobeys|Save-On-Foods|FreshCo|Real Canadian Superstore|Shoppers Drug Mart|London Drugs|Tim Hortons|Second Cup|Harvey's|Swiss Chalet|Boston Pizza|A&W|Petro-Canada|Husky|Esso|LCBO|SAQ|BC Liquor|Winners|HomeSense|Rona|Home Hardware|Sport Chek|Mountain Equipment|Indigo|Roots|Giant Tiger|Dollarama|Rogers|Bell|Telus|Fido|Koodo|Hydro One|BC Hydro|Enbridge|Presto|Compass Card|GO Transit|VIA Rail|Porter|WestJet|Wealthsimple|Questrade|GoodLife|Club16|Pet Valu|Mastermind Toys|Cineplex|407 ETR|Intact|ICBC|CRA
33 Acres|49th Parallel|Mayo's Fishing|Junction 9|Nine Mile Bakery|Thursday Thrift|Chapters 3 & 4|Cabin Fever Supply|Red River Co-op|Polar Bear Plumbing|Maple & Rye|Petit Marché|Dépanneur 24h|Gravenhurst Marina|Lakehead Lumber|Kettle Valley Feed|Elm St Dental|2nd Ave Cycle|Tofino Towels|Duck Lake Daycare"""),
"AU": S("""Woolworths|Coles|IGA|Harris Farm|Bunnings|Kmart|Big W|Myer|JB Hi-Fi|Officeworks|Harvey Norman|Dan Murphy's|BWS|Chemist Warehouse|Priceline|Supercheap Auto|Repco|Ampol|7-Eleven|Guzman y Gomez|Grill'd|Boost Juice|Gloria Jean's|Opal|Myki|Qantas|Jetstar|Virgin Australia|Telstra|Optus|AGL|Origin|Sydney Water|Medibank|Bupa|NRMA|RACV|Anytime Fitness|Rebel|Kathmandu|Dymocks|Petbarn|Cotton On|Stan|Foxtel|Linkt|Menulog|ATO|Afterpay|Raiz
Mecca|Three Blue Ducks|Four Pillars|Mayday Hills|August & Co|The Friday Club|Bay 13 Burgers|Gumtree Vet|Dingo Dan's|Brumby's|Wattle St Physio|Yarra Swim School|Noosa Nursery|Bottle-O 88|Salamanca Sourdough|Kangaroo Point Cycles|Fig & Ferry|Lorne Surf Hire|Uki General Store|Market Lane"""),
"NZ": S("""Countdown|Pak'nSave|New World|Four Square|The Warehouse|Mitre 10|Noel Leeming|Farmers|Kathmandu|Z Energy|Gull|Caltex|Air New Zealand|AT HOP|Snapper|Spark|2degrees|Skinny|Mercury|Genesis|Contact Energy|Southern Cross|AA Insurance|Les Mills|Whitcoulls|Animates|Hell Pizza|BurgerFuel|Liquorland|Glengarry|Trade Me|Sharesies|Kiwisaver Direct|IRD|Chemist 777|Ponsonby Pies|Havelock Hardware|Kererū Kindy|One Tree Grill|Moore Wilson's|Bay of Spades|Otaki Shoes|Piha Board Co|Tuesday Tacos"""),
"IE": S("""Dunnes|SuperValu|Centra|Spar|Tesco Ireland|Penneys|Brown Thomas|Woodie's|Harvey Norman|Applegreen|Circle K|Topaz|Leap Card|Irish Rail|Bus Éireann|Aer Lingus|Ryanair|Eir|Vodafone|Bord Gáis|Electric Ireland|SSE Airtricity|VHI|Laya|Insomnia|Supermac's|Butlers|Eason|Smyths|Petstop|FlyeFit|An Post|Revenue|Zurich Life|Davy|Mayo Mills|Murphy's of March St|Grogan's|The Long Hall|Tigh Neachtain|Ballyhoo Vets|Cliffs Creche|Nine Crows|Brother Hubbard|Kinsale Knits|Credit Union Cork"""),
"SG": S("""FairPrice|Cold Storage|Sheng Siong|Giant|Don Don Donki|7-Eleven|Cheers|Guardian|Watsons|Unity|Kopitiam|Ya Kun|Toast Box|Old Chang Kee|Koufu|Foodpanda|Grab|Gojek|ComfortDelGro|SimplyGo|EZ-Link|YouTrip|Scoot|SIA|Klook|Shopee|Lazada|Qoo10|Courts|Challenger|Popular|Uniqlo|Singtel|StarHub|M1|Circles.Life|SP Services|Town Council|HDB|IRAS|CPF Board|Prudential|Great Eastern|AIA|Syfe|StashAway|ActiveSG|Pet Lovers Centre|Kinokuniya|PCF Sparkletots|328 Katong Laksa|Tiong Bahru Bakery|Ah Huat Kopi|18 Chefs|Atlas Coffeehouse|Level 33|May Blossom Florist|Junction 8 Parking|Bee Cheng Hiang"""),
"ZA": S("""Checkers|Pick n Pay|Woolies|Spar|Shoprite|Boxer|Makro|Game|Takealot|Superbalist|Mr Price|Edgars|Clicks|Dis-Chem|Builders|Cashbuild|Engen|Sasol|BP|Nando's|Steers|Spur|Wimpy|Mugg & Bean|Vida e Caffè|Mr D|Bolt|Gautrain|FlySafair|Kulula|Vodacom|MTN|Telkom|Afrihost|Eskom|City Power|City of Cape Town|Discovery|OUTsurance|Momentum|Virgin Active|Showmax|DStv|SARS|EasyEquities|Capfin|Tops|Exclusive Books|Vetsmart|Bargain Books|Oom Koos Slaghuis|44 Stanley|Mayville Motors|Lekker Biltong|Truth Coffee|Nine Yards|Kalk Bay Books|Padstal 7"""),
"IN": S("""BigBasket|Blinkit|Zepto|DMart|Reliance Fresh|Spencer's|More|Nature's Basket|Swiggy|Zomato|Haldiram's|Saravana Bhavan|Chaayos|Third Wave|Cafe Coffee Day|Ola|Rapido|IRCTC|IndiGo|MakeMyTrip|RedBus|FASTag|Indian Oil|HP Petrol|Flipkart|Myntra|Ajio|Nykaa|Croma|Vijay Sales|Jio|Airtel|BSNL|Tata Power|BESCOM|Apollo Pharmacy|PharmEasy|1mg|Cult.fit|Byju's|Crossword|FirstCry|LIC|HDFC Life|Zerodha|Groww|Hotstar|BookMyShow|Sodexo|Urban Company|Supertails|Paytm|MTR 1924|Truffles|Corner House|Sunday Market Stall|Sri Krishna Stores|Annapurna Tiffins|Gupta & Sons|9 to 9 Mart"""),
"XX": S("""Jumia|Naivas|Carrefour|Quickmart|Java House|Safaricom|KPLC|Zuku|Konga|Chicken Republic|Shoprite Lekki|DSTV Nigeria|Ikeja Electric|Jollibee|Mercury Drug|SM Store|Meralco|PLDT|Globe|Robinsons|Puregold|Grab|Hi-Lo|MegaMart|Digicel|Flow|JPS|Massy|Juici Patties|KFC|Courts|Wellcome|ParknShop|Octopus|CLP|Mannings|MTR|HKTVmall|Maxim's|Tealive|Mydin|Lotus's|Touch 'n Go|TNB|Unifi|Maxis|99 Speedmart|Guardian|myNEWS|Scott's|Lulu|Careem|Noon|Salik|DEWA|du|Etisalat|Goody's|Cynthia's Kitchen|Mama Ngina Grocers|Papa Joe 21|Club 9|Pesa Point"""),
}
PEOPLE = {  # f / m
"US": (S("Maria Lopez|Ashley|Kayla B|Mrs Henderson|Dana|Brooke Tyler|April Jones|June|Tasha W|Rosa|Emily Chen|Carol"),S("Jake|Tyler Reed|Mr Ortiz|Marcus|DeShawn|Big Al|Bobby T|Hank Miller|August Kline|Ben|Jose R|Will")),
"UK": (S("Aunty Pat|Gemma|Sophie Clarke|Mrs Whitlock|Niamh|Shazia|Bev|Holly P|Mum|April|Fiona M|Jo"),S("Dave|Callum|Mr Hussain|Gareth Evans|Ollie|Rhys|Uncle Ken|Stu|Mark|Tariq|Sanjay|Nobby")),
"CA": (S("Kirsten|Chantal Roy|Mme Tremblay|Jas Gill|Heather|Meghan O|Auntie Lou|Wendy Mah|Nadia|Sylvie|Claire|Joanne"),S("Gord|Luc Gagnon|Mr Singh|Doug|Brett|Étienne|Harpreet|Wayne P|Tim|Bryce|Owen|Kyle")),
"AU": (S("Shazza|Kylie M|Bronwyn|Mrs Papadakis|Tegan|Lani|Nan|Jules|Mei Wong|Sheila K|Trish|Summer"),S("Macca|Davo|Mr Nguyen|Angus|Lachie|Bazza|Jarrod|Con|Nick P|Robbo|Pete|Harley")),
"NZ": (S("Aroha|Mrs Tamihana|Kiri|Jess|Moana|Pip|Whaea Rose|Steph|Bex|Nan Joy"),S("Hemi|Tane|Mr Patel|Wiremu|Baz|Jonty|Koro Jim|Hamish|Reuben|Nige")),
"IE": (S("Aoife|Gráinne Byrne|Siobhán|Mrs Doyle|Orla|Ciara|Nuala|Deirdre|Sinéad K|Róisín"),S("Pádraig|Seán Kelly|Mr Nolan|Eoin|Declan|Fiachra|Mossy|Liam|Cathal|Donal")),
"SG": (S("Tan Mei Ling|Siti|Hui Min|Mdm Lim|Priya|Wati|Auntie Rosie|Xin Yi|Nurul|Geraldine"),S("Wei Jie|Ah Seng|Mr Goh|Kumar|Faizal|Jun Hao|Uncle Lim|Desmond|Ravi|Zhi Wei")),
"ZA": (S("Thandi|Nomsa|Mrs Botha|Lerato|Anneke|Zanele|Gogo|Fatima|Chantelle|Busi"),S("Sipho|Pieter|Mr Naidoo|Thabo|Kobus|Bongani|Oom Piet|Riaan|Ashwin|Luyanda")),
"IN": (S("Priya|Lakshmi|Sunita Devi|Anjali|Mrs Iyer|Deepa|Kavya|Meena didi|Neha|Amma"),S("Ramesh|Suresh Kumar|Mr Rao|Arjun|Vikram|Bhaiya|Karthik|Imran|Mohan|Rohit")),
"XX": (S("Wanjiru|Ngozi|Mama Achieng|Ate Joy|Tita Baby|Keisha|Mrs Chan|Aisha|Chipo|Farah"),S("Otieno|Emeka|Kuya Jun|Devon|Mr Wong|Kwame|Tunde|Hassan|Junior|Ahmed")),
}
EMPLOYERS = S("""Brightwell Ltd|Northgate Trust|Hollis & Crane|Acme Logistics|St Brigid's School|Riverside Council|Kestrel Media|Dunmore Dental|Bluewater Inc|Harrow Studios|Pinecrest Staffing|Tata Elxsi|Infosys|Accenture|DHL|NHS Fife|Shire of Esk|Marlin Marine|Octave Labs|Zenith Foods|Coastal Health|ADP Payroll|Gusto|Randstad|Manpower|Upwork|Fiverr|Deloitte|Fairmont|Kerry Group|Cargill|State of Ohio|City of Regina|Te Whatu Ora|Sasria|OCBC HR|Mediacorp|Orchard Tuition|Fern & Field|Quill Publishing""")
SUR = S("Becker|Okoye|Duffy|Patel|Sato|Kowalski|Moreau|Abebe|Novak|Larsen|Castillo|Whitby|Mayhew|Decker|Janssen|Summers|Winter|Tuesday|Price|Banks|Cash|Rich|Bird|Fields|Baker|Butcher|Cook|Carr|Parks|Teller|Tully|Obi|Ferro|Quinn|Haddad|Marchetti|Augustin|Junewell|Octavia|Novello")
TYPES = S("Deli|Hardware|Pharmacy|Vets|Motors|Tyres|Bakery|Books|Cafe|Grill|Dental|Nursery|Florist|Barbers|Plumbing|Garage|Fish Bar|Records|Cycles|Farm Shop|Liquor|Tailors|Optical|Butchers|Diner|Gym|Paints|Toys|Stores|Kitchen|Tuition|Taxis|Supply|& Sons|Bros|& Co|Market|Tavern|Noodles|Pet Food|Lettings|Yoga")
DESC_PRE = "SQ *|TST* |PAYPAL *|SP |IZ *|SUMUP *|ZETTLE_*|POS |PP*|GOOGLE *|AMZN |STRIPE |CKO*|TPG ".split("|")
DESC_BODY = S("MARLOWS|BLUE DOOR|REDFERN|HAYDOCK|OAKLEAF|MINT|THE PANTRY|KESTREL|LITTLE OWL|JUNIPER|STUDIO 9|PRIMO|COPPER POT|NORTHSIDE|DAYBREAK|GREENWAY|LOT 12|THE YARD|MKTPL|ELMWOOD|SUNDAYS|FOXGLOVE|SALTBOX|BARLEY|HARBOUR 5|RIVER ST|CHAPTER2|BELLA|ROUNDHOUSE|TIDE")
VARIANTS = {}  # built on the fly
ACCT_BRAND = {
"US": S("Amex|Chase|Capital One|Discover|Citi|Wells Fargo|Ally|Apple Card|Venmo|BofA"),
"UK": S("Monzo|Starling|Barclaycard|Amex|Nationwide|HSBC|Halifax|Revolut|First Direct|Lloyds"),
"CA": S("Tangerine|RBC Visa|Amex|Scotia|TD|Simplii|Desjardins|EQ|Vancity|BMO"),
"AU": S("CommBank|Westpac|NAB|ANZ|Up|ING|Amex|Macquarie|Bankwest"),
"NZ": S("Kiwibank|ASB|BNZ|Westpac|ANZ|Amex|TSB"),
"IE": S("AIB|Revolut|N26|PTSB|Bunq|Bank of Ireland|An Post Money"),
"SG": S("DBS|OCBC|UOB|Citi|Trust|GXS|HSBC|Amex|POSB"),
"ZA": S("FNB|Capitec|Nedbank|Absa|Discovery Bank|TymeBank|Investec"),
"IN": S("HDFC|ICICI|SBI|Axis|Kotak|Amex|IDFC"),
"XX": S("Equity|KCB|GTBank|BPI|BDO|NCB|HSBC|Maybank|Emirates NBD|Wise"),
}
ACCT_GEN = S("joint account|savings account|business account|credit card|house account|bills account|old checking|family card|work card|shared account|holiday account|Visa|Mastercard|kids account|current account|offset account|travel card|household pot")
WALLET = {"US":S("Zelle|Venmo|Cash App|PayPal"),"UK":S("Faster Payment|PayPal|Monzo|Revolut"),"CA":S("e-transfer|Interac|PayPal"),"AU":S("PayID|Osko|Beem|BPAY"),"NZ":S("PayPal|Dosh"),"IE":S("Revolut|PayPal"),"SG":S("PayNow|PayLah|FAST"),"ZA":S("eWallet|PayShap|SnapScan|EFT"),"IN":S("UPI|GPay|PhonePe|IMPS|NEFT"),"XX":S("M-Pesa|GCash|FPS|Opay|DuitNow|Wise")}
CUR = {"US":("$",["dollars","bucks"]),"UK":("£",["quid","pounds"]),"CA":("$",["dollars","bucks"]),"AU":("$",["dollars","bucks"]),"NZ":("$",["dollars","bucks"]),"IE":("€",["euro","quid"]),"SG":("S$",["dollars","bucks"]),"ZA":("R",["rand","bucks"]),"IN":("₹",["rupees","rs"]),"XX":("",[])}
CATS = {  # label phrases (usable after 'under', 'as', 'is')
"Income":S("income|salary|wages|pay|earnings|paychecks|my income|work income|side income|money earned|payroll|salaries|job income|takings|regular income|my wages"),
"Transfers":S("transfers|transfer|own transfers|internal transfers|moving money|account transfers|card payments|own accounts|money moves|transfers between accounts|own account transfers|card payoff|credit card payments|internal moves|a transfer"),
"Housing":S("housing|rent|mortgage|rent & mortgage|the rent|rent money|home loan payments|our rent|mortgage payments|the mortgage|accommodation costs|rent and mortgage|lease payments|flat rent|apartment rent"),
"Utilities":S("utilities|electricity|power bill|water bill|gas bill|gas and electric|utility bills|electric bill|the electric|energy bills|heating|hydro and water|energy|leccy|household utilities|power and water"),
"Phone & Internet":S("phone & internet|phone bill|internet|broadband|mobile|cell phone|wifi|phone and internet|mobile bill|phone stuff|telecom|the phone|data plan|home internet|phones"),
"Groceries":S("groceries|grocery|food shop|food shopping|weekly shop|supermarket|grocery shopping|the weekly shop|food for home|grocery store stuff|grocery run|supermarket shop|messages and groceries|grocery money|pantry food|groc"),
"Dining & Coffee":S("dining|eating out|restaurants|coffee|takeaway|takeout|lunches|cafes|meals out|dining out|coffee and food|going out to eat|coffees|fast food|restaurant food|dining and coffee|brekkie out|lunch out|takeaways"),
"Bars & Alcohol":S("bars|alcohol|drinks|pub|booze|bars and alcohol|pubs|beer|the pub|nights at the pub|wine|liquor|drinks out|grog|beer money|bar tabs"),
"Fuel":S("fuel|petrol|gas for the car|diesel|filling up|fuel costs|petrol money|gas money|charging the car|EV charging|fuel for the car|gas station stuff|topping up the tank|petrol and diesel|tank fills"),
"Transport":S("transport|transit|bus and train|commuting|taxis|parking|tolls|public transport|train fares|bus fares|cabs|getting around|the commute|commute|parking and tolls|train tickets|transportation"),
"Car":S("car|car repairs|the car|car maintenance|car stuff|auto|car upkeep|servicing the car|car parts|car care|vehicle repairs|auto repair|car expenses|tyres and repairs|the truck repairs"),
"Travel":S("travel|holidays|vacation|trips|holiday|flights|hotels|flights and hotels|traveling|vacations|trips away|travel costs|holiday spending|city breaks|our holidays"),
"Shopping":S("shopping|general shopping|random shopping|stuff|general stuff|misc shopping|bits and bobs|odds and ends|retail|normal shopping|ordinary shopping|shopping (general)|other shopping|everyday shopping|online shopping"),
"Clothing":S("clothing|clothes|shoes|clothes shopping|outfits|clothes and shoes|apparel|fashion|wardrobe|new clothes|footwear|work clothes|clothing and shoes|threads|clobber"),
"Electronics":S("electronics|gadgets|tech|computer stuff|software|tech stuff|electronics and software|computers|apps and software|tech gear|gear and gadgets|devices|IT stuff|electronic stuff|computer bits"),
"Home & Garden":S("home & garden|garden|DIY|furniture|home improvement|home and garden|house stuff|stuff for the house|household things|homewares|gardening|hardware and DIY|yard stuff|the garden|things for the home"),
"Health":S("health|medical|pharmacy|doctor|healthcare|medicine|doctors|meds|dentist|medical stuff|chemist|prescriptions|health stuff|health care|medical bills|health and pharmacy"),
"Fitness":S("fitness|gym|sports|sport|exercise|the gym|working out|workouts|fitness stuff|gym and sports|fitness and sports|sporty stuff|training|gym fees|sports club"),
"Personal Care":S("personal care|haircuts|beauty|hair|cosmetics|hair and nails|grooming|toiletries|nails|barber|beauty stuff|self care|make-up|hairdresser|skincare"),
"Entertainment":S("entertainment|fun|movies|hobbies|games|cinema|going out fun|fun stuff|hobby stuff|fun money|concerts|gigs|events|tickets and shows|leisure|my hobbies"),
"Subscriptions":S("subscriptions|subs|streaming|subscription|monthly subs|streaming services|streaming stuff|my subscriptions|online subscriptions|memberships and subs|recurring subs|TV subs|streaming subscriptions|subscription stuff|subs and streaming"),
"Education":S("education|books|courses|school fees|tuition|study|learning|college costs|uni|books and courses|schooling|studies|textbooks|classes and books|education and books"),
"Kids":S("kids|kids stuff|childcare|daycare|the kids|children|nursery fees|kid stuff|creche|stuff for the kids|babysitting|the children|kids and childcare|kids costs|child care"),
"Pets":S("pets|pet stuff|dog|the dog|vet|cat food|pet food|vet bills|the cat|pet care|dog stuff|dog food|the pets|animals|pet supplies"),
"Gifts & Charity":S("gifts|presents|charity|donations|gifts and charity|giving|birthday presents|gifts and donations|donation|charity giving|xmas presents|gifts for people|good causes|pressies|gifts & charity"),
"Insurance":S("insurance|insurances|car insurance|home insurance|life insurance|insurance premiums|my insurance|insurance costs|cover and insurance|insurance stuff|premiums|insurance policies|house insurance|travel insurance|pet insurance"),
"Taxes":S("taxes|tax|income tax|council tax|property tax|government stuff|tax bill|tax payments|the tax man|tax stuff|gov fees and taxes|rates and taxes|taxes and government|tax money|my taxes"),
"Fees & Interest":S("fees|bank fees|interest and fees|charges|bank charges|fees & interest|fees and interest|banking fees|bank costs|account fees|fees and charges|fee|bank fee|interest charges|late fees"),
"Cash":S("cash|cash withdrawals|ATM|ATM money|cash money|pocket cash|ATM withdrawals|cash machine|cash and ATM|withdrawals|cash out|notes and coins|cash spending|hard cash|wallet cash"),
"Savings & Investing":S("savings|investing|investments|saving|savings and investing|retirement savings|stocks|shares|pension savings|my savings|investment|savings pot money|long term savings|index funds|savings and investments"),
"Loans":S("loans|loan|debt|loan repayments|student loan|debt repayments|paying off debt|loan payments|loans and debt|car loan|repayments|my loan|credit repayments|the loan|debts"),
"Services":S("services|service|household services|professional services|cleaners and such|odd jobs|paid help|hired help|services stuff|handyman and such|lawyers and accountants|general services|tradesmen|cleaning services|other services"),
}
EPH = { # only after is/it's/that's
"Income":S("my salary|what I earn|my pay|part of my income"),
"Transfers":S("just me moving money around|only a transfer between my own accounts|just a transfer"),
"Housing":S("our rent|my share of the rent|the mortgage|for the rent|rent for the flat|her part of the rent|towards the mortgage"),
"Utilities":S("the electric bill|my half of the power bill|for the water bill|the gas bill|our electricity"),
"Phone & Internet":S("the phone bill|our broadband|for the internet|my mobile plan"),
"Groceries":S("our food shop|the weekly shop|food for the week|for groceries|grocery money"),
"Dining & Coffee":S("just a coffee|always lunch|a takeaway|lunch money, so eating out|dinner out|for coffees|a meal out"),
"Bars & Alcohol":S("drinks|a night at the pub|beer money|for booze|a round at the bar"),
"Fuel":S("petrol|for petrol|fuel for the car|gas for the truck"),
"Transport":S("my bus fare|parking|train fare|for taxis|the commute"),
"Car":S("for the car|car repairs|the car service|to fix the car"),
"Travel":S("for our holiday|for the trip, so travel|holiday money|our vacation"),
"Shopping":S("just shopping|general shopping|normal shopping"),
"Clothing":S("clothes|for clothes|new shoes|clothes for me"),
"Electronics":S("tech|gadgets|for the computer|electronics"),
"Home & Garden":S("for the house|for the garden|things for the house|furniture"),
"Health":S("medicine|the doctor|for my meds|medical|the dentist"),
"Fitness":S("my gym|the gym|for the gym|my sports club"),
"Personal Care":S("a haircut|my haircut|for her hair|toiletries"),
"Entertainment":S("fun money|for my hobby|games|just fun|the cinema"),
"Subscriptions":S("a subscription|one of my subs|my streaming"),
"Education":S("for my course|tuition|books|for my studies|school fees"),
"Kids":S("for the kids|childcare|the babysitter|daycare money|stuff for the kids"),
"Pets":S("for the dog|the dog's food|the vet|for the cat|cat food"),
"Gifts & Charity":S("a present|a gift|a donation|for birthday presents|for charity"),
"Insurance":S("the car insurance|our insurance|my insurance premium|home insurance"),
"Taxes":S("tax|my tax bill|the property tax|for taxes"),
"Fees & Interest":S("a bank fee|bank charges|just fees"),
"Cash":S("cash|ATM money"),
"Savings & Investing":S("savings|for my pension|money for savings|my investments"),
"Loans":S("the loan|paying off a loan|my student loan|a loan repayment"),
"Services":S("services|paid help"),
}
NEWCATS = S("Boat|Cabin|Wedding|Band|Allotment|Side hustle|Horse|Beekeeping|Renovation|Scouts|Church|Reimbursable|Granny|Lottery|Rugby club|Caravan|Farm|Cottage|Photography|Chickens|Choir|Rental flat|Divorce|Airbnb guests|Etsy shop|Baby no 2|Moving house|Immigration|Football tickets|Tattoo fund|Bach|Kitty|Poker night|Model trains|Strata|Greenhouse|Campervan|Sailing|Knitting|Dad's care|Mushrooms|Podcast|Foster care|Ceramics|Sadaqah|Temple|HOA|Braai|Shed|Twins")
DISP = S("Rent|Gym|Corner shop|Piano lessons|Dentist|Landlord|The good bakery|Mum's allowance|Work lunch|Big shop|Coffee|Bus pass|Window cleaner|Babysitter|Cat sitter|Gardener|Parking at work|Swim school|Book club|Milkman|Butcher|Kids lunch|School canteen|Taxi home|Sunday roast|Cello lessons|Storage unit|Physio|Dad|Sis|Car wash|Wine club|Phone|Internet|Weekly shop|Snacks|Newspaper|Vending machine|Hairdresser|Dry cleaner|Petrol|Chess club|Lawn guy|Flatmate|Music school|Pharmacy|Water|Power|Takeaway|The usual place|Lunch spot|Farm box|Kopi|Tiffin|Laundry|Ferry|Tennis|Bin collection|House fund|Pocket money|Choir dues|Night bus|Bagel place|Sparky|Chippy|Servo|Dairy|Spaza|Kirana|Office snacks|Old flat|New flat|Tuck shop")
TAGS = S("reimbursable|work|holiday 2026|house move|tax deductible|expenses|mine|hers|shared|wedding|client|renovation|for dad|split|rental|school|trip|baby|project x|medical claim|charge back|side gig|cottage|2026 claim|office|band")
REASONS = S("my sister lives there|it's for work|long story|it's round the corner|we go there every week|my wife pays the other half|that's how we've always done it|don't ask|I know it looks odd|the bank always gets this wrong|we moved last year|my accountant wants it that way|I set this up years ago|he's a mate from uni|the kids love it|it's on the way home|the name is misleading|it changed owners|my husband uses that card too|it's an old arrangement|they never print it properly|it's easier for me|I check this every month|that's what we agreed|I go there on my lunch break|it's next to my office|just so you know")
OPENERS = S("Hi,|Hello!|Hey,|Please note:|Ok so|So|Right,|FYI,|Quick one:|Morning,|For my budget:|A few rules:|Also|Just a note,|Listen,|Thanks for this.|Okay:")
UNREAD_Q = S("why does it take three days to show up?|can I see a chart of that?|what did I spend there last year?|how do I add a second bank?|is there an app for this?|does that change my old months too?|can my wife see this as well?|why was it in the wrong place before?|do you support Wise?|how much is left for this month?|who can see my data?|can you tell me what that charge was?|is this going to cost extra?|will you remember this next month?|what's the difference between those anyway?|did you get that?")
UNREAD_CANT = S("remind me to pay it on the 3rd|send me an email when it goes up|split it half and half with my flatmate|cancel that subscription for me|convert everything to dollars|warn me when I go over budget|please tell my husband too|set a budget of 300 for it|pay them back for me|move 50 to savings every time|block that shop|text me when the salary lands|make the chart blue|export it to excel every Friday|round everything up to the next ten|match the receipts from my email|ask me first if you're not sure|use your judgement for whatever I forgot|dispute the last one|sort the list by size|give me a total at the end of the year|put the weird ones wherever you think|add up what we spent on it since the wedding|ring the bank about it|show me only the important stuff|compare it with last year")

TRAP = S("""May's Deli|March & Sons|Mayo|Mayo Hardware|April's Nails|June's|Junes Bakery|August Kitchen|Sunday Best|Friday Harbor Ferries|7-Eleven|33 Acres|Club16|24 Hour Fitness|Under Armour|Over Easy|Above & Beyond|Between Two Breads|The Rest|Everything But Water|Otherwise Brewing|Only Natural|Call It Spring|SkipTheDishes|Refund Records|Check 'n Go|Check Into Cash|Cash Converters|Transfer Station Pub|Interest Books|The Other Place|Both Barrels|Second Cup|First Watch|1st Choice|Second Nature|Half Price Books|Just Eat|Not Just Coffee|Then & Now|Weekend Max|Saturdays NYC|Seventh Generation|Pier 1|Big 5|Motel 6|Super 8|99 Ranch|1-800-Flowers|Four Square|Twenty Four 7|Route 9 Liquors|From You Flowers|Money Mart|Dec Hardware|Nov Optics|Jan's Place|Marchmont Cycles|Mayfield Farm|TGI Fridays|Ruby Tuesday|Black Friday Outlet|Sundays Pizza|Monday Motors|Augusta Golf|Octopus|October Gallery|Studio 54|Bar 20|Pump 50|House of 1000 Beers|Cafe 100|Store 365|H&M|B&Q|T-Mobile|A&W|Co-op|X-Golf|Hi-Lo|Jean-Luc's|Drive-In 22|Gate 7|3 Brothers|Two Hands|One Stop|Ten Thousand Villages|Target|Shell|Next|Boots|Gap|Orange|Apple|Subway|Sprint|Square Pie|Coffee & Co|Pet Rent|Rent-A-Center|Salary Cafe|Gift Shop 9|Gym Kitchen|Phone Box Pub|Petrol Head Tees|Books & Beer|Taxi Diner|Kids Again|The Dog House|Savings Barn|Loan Star|Insurance Arms|Tax Free Shop|Fees & Tees|Travel Bug|The Car Boot|Garden of Eatin|Fuel Cafe|Bar None|Dish & Duster|Account Bar|Amex Lounge|Visa Oshop|Joint Venture BBQ|Card Factory|Paper Check Co|Deposit Diner""")
A, B = "\x01", "\x02"
def P(s): return A + s + B
MONTHS = "January February March April May June July August September October November December".split()
MABB = "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
WORDN = {5:"five",6:"six",8:"eight",10:"ten",12:"twelve",15:"fifteen",20:"twenty",25:"twenty five",30:"thirty",40:"forty",50:"fifty",60:"sixty",70:"seventy",80:"eighty",90:"ninety",100:"a hundred",150:"a hundred and fifty",200:"two hundred",250:"two fifty",300:"three hundred",400:"four hundred",500:"five hundred",1000:"a thousand",1500:"fifteen hundred",2000:"two thousand"}
NUMS = [5,6,7,8,10,12,15,18,20,22,25,30,32,35,40,45,50,55,60,65,70,75,80,85,90,95,99,100,110,120,125,140,150,160,175,180,200,220,250,275,300,350,400,450,500,600,650,700,750,800,900,1000,1200,1250,1500,1800,2000,2500,3000,4000,5000]

class Cond:
    def __init__(s, typ, w, post, ifs=None, comp=None, n=None):
        s.typ, s.w, s.post, s.ifs, s.compw, s.n = typ, w, post, ifs or post, comp, n
class NP:
    def __init__(s, txt, pl=False, obj=None, clause=False, short=False):
        s.s, s.pl, s.obj, s.clause, s.short = txt, pl, obj or txt, clause, short
def rule(when, then): return {"when": when, "then": then}
def W(names=None, *conds, nt=None, **kw):
    d = {}
    if names: d["text"] = list(names)
    if nt: d["not_text"] = list(nt)
    for c in conds:
        if c: d.update(c.w if isinstance(c, Cond) else c)
    d.update(kw)
    return d
def ordn(d): return str(d)+("th" if 10<=d%100<=20 else {1:"st",2:"nd",3:"rd"}.get(d%10,"th"))

class G:
    def __init__(g, rng):
        g.r = rng
        g.cty = rng.choice(list(SHOPS))
        g.used = []
        g.curstyle = rng.choice(["sym","sym","none","none","word","after","mix"])
        g.usedcat = []
    def c(g, x): return g.r.choice(x)
    def p(g, q): return g.r.random() < q
    # ---- expander
    def e(g, s, /, **kw):
        while True:
            m = re.search(r"\[([^\[\]]*)\]", s)
            if not m: break
            s = s[:m.start()] + g.c(m.group(1).split("|")) + s[m.end():]
        for k, v in kw.items(): s = s.replace("{"+k+"}", v)
        return re.sub(r"  +", " ", s)
    # ---- names
    def _ok(g, n):
        a = n.lower()
        for u in g.used:
            b = u.lower()
            if a in b or b in a: return False
            if set(re.findall(r"\w{4,}", a)) & set(re.findall(r"\w{4,}", b)): return False
        return True
    def shop(g):
        for _ in range(50):
            x = g.r.random()
            if x < .09: n = g.c(TRAP)
            elif x < .62: n = g.c(SHOPS[g.cty])
            elif x < .72: n = g.c(SHOPS[g.c(list(SHOPS))])
            elif x < .90:
                s = g.c(SUR); t = g.c(TYPES)
                n = s + g.c(["'s " if s[-1] != "s" else " ", " ", " "]) + t if t[0] != "&" else s + " " + t
                if g.p(.12): n = g.c(["The ","Old ","Little ","Big "]) + n
                if g.p(.08): n += " " + str(g.r.randint(2,99))
            elif x < .97: n = g.c(DESC_PRE) + g.c(DESC_BODY)
            else: n = g.c(SHOPS[g.cty]).upper() + g.c([" ", " #"]) + str(g.r.randint(11, 4999))
            if g._ok(n): g.used.append(n); return n
        return n
    def shops(g, k): return [g.shop() for _ in range(k)]
    def person(g):
        for _ in range(30):
            i = g.r.randrange(2)
            n = g.c(PEOPLE[g.cty][i])
            if g._ok(n): break
        g.used.append(n); g.pr = ("she","her") if i == 0 else ("he","him")
        return n
    def employer(g):
        for _ in range(30):
            n = g.c(EMPLOYERS)
            if g._ok(n): break
        g.used.append(n); return n
    def q(g, n):  # name as typed, sometimes quoted
        if g.p(.04): return '"' + P(n) + '"'
        return P(n)
    def lst(g, names, conj=None):
        xs = [g.q(n) for n in names]
        if len(xs) == 1: return xs[0]
        conj = conj or g.c(["and","and","and","&","+"])
        if len(xs) > 2 and conj == "and" and g.p(.2): conj = ", and"
        sep = " " if not conj.startswith(",") else ""
        return ", ".join(xs[:-1]) + sep + conj + " " + xs[-1]
    # ---- money
    def money(g, n):
        s, ws = CUR[g.cty]
        st = g.curstyle if g.curstyle != "mix" else g.c(["sym","none","word"])
        t = str(n)
        if isinstance(n, int) and n in WORDN and g.p(.10):
            t = WORDN[n]
            if ws and st == "word": t += " " + g.c(ws)
            return P(t)
        if isinstance(n, int) and n >= 1000:
            x = g.r.random()
            if x < .3: t = f"{n:,}"
            elif x < .4 and n % 1000 == 0: return P(f"{n//1000}k")
        if st == "sym" and s: t = s + t
        elif st == "word" and ws: t = t + " " + g.c(ws)
        elif st == "after" and s in ("$","€","£") and g.p(.4): t = t + s
        return P(t)
    def num(g): return g.c(NUMS)
    def price(g): return g.r.choice([g.r.randint(2,60), g.r.randint(3,180)]) + g.c([.99,.99,.5,.49,.95,.25])
    def amt(g, op=None, n=None):
        op = op or g.c([">",">",">","<","<","<",">=","<=","range","exact","idiom"] )
        if op == "idiom" :
            d, w = g.c([(20,"twenties"),(30,"thirties"),(40,"forties"),(50,"fifties"),(60,"sixties"),(80,"eighties"),(90,"nineties")])
            return Cond("amt", {"amount": f"{d}..{d+9}.99"}, g.e("in the {w}", w=P(w)))
        if op == "range":
            i = g.r.randrange(len(NUMS)-8); a = NUMS[i]; b = NUMS[i+g.r.randint(2,7)]
            x, y = g.money(a), g.money(b)
            s = g.e("[between {x} and {y}|between {x} and {y}|from {x} to {y}|{x} to {y}]", x=x, y=y)
            if g.p(.12): s = P(f"{a}-{b}")
            return Cond("amt", {"amount": f"{a}..{b}"}, s, n=(a,b))
        if op == "exact":
            v = g.price() if g.p(.6) else g.num()
            t = f"{v:.2f}" if isinstance(v, float) else str(v)
            s, ws = CUR[g.cty]
            m = P((s if g.curstyle == "sym" else "") + t)
            return Cond("amt", {"amount": "=" + t}, g.e("[for|of] exactly {m}", m=m), g.e("exactly {m}", m=m), n=t)
        n = n or g.num(); m = g.money(n)
        dig = m[1:-1][-1].isdigit()
        T = {">":"[over|over|above|more than|north of|higher than|bigger than] {m}",
             "<":"[under|under|below|less than|lower than|cheaper than|smaller than] {m}",
             ">=":"[{m} or more|at least {m}|{m} and up|{m} or above|{m} and over|{m} or higher" + ("|{m}+" if dig else "") + "]",
             "<=":"[up to {m}|{m} or less|at most {m}|no more than {m}|not over {m}|{m} and under|max {m}|{m} or below]"}
        comp = {">":"<=","<":">=",">=":"<","<=":">"}[op]
        return Cond("amt", {"amount": f"{op}{n}"}, g.e(T[op], m=m), comp={"amount": f"{comp}{n}"}, n=n)
    def split(g, ops=(">",">",">","<","<",">=","<=")): return g.amt(g.c(ops))
    def comp(g, c): return Cond(c.typ, c.compw, "")
    # ---- dates
    def mon(g, m): return P(g.c([MONTHS[m-1], MONTHS[m-1], MABB[m-1]]))
    def ym(g, m): return f"{2025 if m == 12 else 2026}-{m:02d}"
    def date(g, sub=None):
        x = sub or g.c(["month","weekend","weekday","day","dow","since","until","every","range","ymd","sinceday"])
        if x == "month":
            m = g.r.randint(1,12)
            if g.p(.2):
                y = g.c([2024,2025,2026]) if m <= 11 else g.c([2024,2025])
                return Cond("date", {"date": f"{y}-{m:02d}"}, g.e("in {m} {y}", m=g.mon(m), y=P(str(y))))
            return Cond("date", {"date": g.ym(m)}, g.e("in {m}", m=g.mon(m)), g.e("[in|from] {m}", m=g.mon(m)))
        if x == "weekend": return Cond("date", {"date":"weekend"}, g.e("[on weekends|on the weekend|at the weekend|on weekends|at weekends]"), g.e("[on a weekend|at the weekend|on the weekend]"))
        if x == "weekday": return Cond("date", {"date":"weekday"}, g.e("[on weekdays|during the week|on weekdays|Monday to Friday]"), g.e("[on a weekday|during the week]"))
        if x == "dow":
            d = g.c(DAYS); return Cond("date", {"date": d.lower()}, g.e("on [|] {d}s", d=d), "on a " + d)
        if x == "day":
            d = g.c([1,1,2,3,5,10,15,15,20,25,27,28,30]); return Cond("date", {"date": f"day={d}"}, g.e("on the {d}[| of the month| of each month| of every month]", d=P(ordn(d))), g.e("on the {d}", d=P(ordn(d))))
        if x == "since":
            m = g.r.randint(1,11); s = g.e("[since|from {m} on|from {m} onwards|starting]", m=g.mon(m))
            if "from" not in s: s += " " + g.mon(m)
            return Cond("date", {"date": f">=2026-{m:02d}-01"}, s, g.e("from {m} [on|onwards|or later]", m=g.mon(m)), comp={"date": f"<={prevday(2026,m,1)}"})
        if x == "until":
            m = g.r.randint(1,11); last = calendar.monthrange(2026,m)[1]
            if g.p(.5): return Cond("date", {"date": f"<={prevday(2026,m,1)}"}, g.e("before {m}", m=g.mon(m)), comp={"date": f">=2026-{m:02d}-01"})
            nx = f"2026-{m+1:02d}-01" if m < 12 else "2027-01-01"
            return Cond("date", {"date": f"<=2026-{m:02d}-{last}"}, g.e("[until the end of {m}|through {m}|up to the end of {m}|up to and including {m}]", m=g.mon(m)), g.e("in {m} or earlier", m=g.mon(m)), comp={"date": f">={nx}"})
        if x == "every":
            m = g.r.randint(1,12); return Cond("date", {"date": f"month={m}"}, g.e("[every {m}|in any {m}|in {m} every year|in {m} of any year|each {m}]", m=g.mon(m)), g.e("[any {m}|in any {m}]", m=g.mon(m)))
        if x == "range":
            a = g.r.randint(1,9); b = a + g.r.randint(1, min(3, 11-a))
            s = g.e("[in {a} and {b}]" if b == a+1 and g.p(.5) else "[from {a} to {b}|between {a} and {b}|{a} to {b}|from {a} through {b}]", a=g.mon(a), b=g.mon(b))
            return Cond("date", {"date": f"2026-{a:02d}..2026-{b:02d}"}, s)
        d = g.r.randint(1,28); m = g.r.randint(1,11)
        if m == 11: d = min(d, 14)
        f = g.c(["{d} {M}","{M} {d}","{o} {M}","the {o} of {M}","{M} {o}","iso"])
        if f == "iso": t = P(f"2026-{m:02d}-{d:02d}")
        elif d > 12 and g.p(.15): t = P(f"{m}/{d}/2026" if g.cty == "US" else f"{d}/{m}/2026")
        else: t = f.replace("{d}", P(str(d))).replace("{o}", P(ordn(d))).replace("{M}", g.mon(m))
        iso = f"2026-{m:02d}-{d:02d}"
        if x == "sinceday": return Cond("date", {"date": ">=" + iso}, g.e("[since {t}|from {t} on|from {t} onwards]", t=t), g.e("from {t} [on|or later]", t=t), comp={"date": "<=" + prevday(2026,m,d)})
        return Cond("date", {"date": iso}, "on " + t, g.e("[on|from] {t}", t=t))
    # ---- accounts
    def acct(g):
        if g.p(.55):
            for _ in range(20):
                n = g.c(ACCT_BRAND[g.cty])
                if g._ok(n): break
            g.used.append(n)
            s = g.e("[on the|on my|from the|from my|with my|paid with the|on our|on] {n}[||| card| account]", n=P(n))
        else:
            for _ in range(20):
                n = g.c(ACCT_GEN)
                if g._ok(n): break
            g.used.append(n)
            s = g.e("[on the|on my|from the|from my|from our|via the|out of the] {n}", n=P(n))
        return Cond("acct", {"account": n}, s)
    def post(g, excl=()):
        k = [x for x in ["amt","amt","amt","date","date","acct"] if x not in excl]
        return getattr(g, g.c(k))()
    # ---- NP builders
    def dirnp(g, who, d, person=None):
        n = who
        if d == "in":
            f = g.c(["money [|coming in ]from {n}","what {n} pays me","!when {n} pays me","anything I get from {n}","!if {n} sends me [money|something]","what comes in from {n}","incoming payments from {n}*","incoming money from {n}","money {n} sends me","credits from {n}*","what {n} sends me","anything that comes in from {n}","whatever {n} pays me","money [received|I receive] from {n}"])
        else:
            f = g.c(["what I pay {n}","!when I pay {n}","money [|I send |going ]to {n}","anything I send [|to ]{n}","what I send {n}","!if I pay {n}","payments to {n}*","what goes [|out ]to {n}","whatever I send {n}","!when I send {n} [money|something]","money that goes to {n}","outgoing payments to {n}*"])
        cl = f[0] == "!"; pl = f[-1] == "*"
        return NP(g.e(f.strip("!*"), n=n), pl=pl, clause=cl)
    KINDS = {
     "check": ["[checks|cheques] to {n}*","[checks|cheques] made out to {n}*","any [check|cheque] to {n}","!when I pay {n} by [check|cheque]","the [check|cheque] for {n}"],
     "refund": ["refunds from {n}*","{n} refunds*","a refund from {n}","any refund from {n}","!if {n} refunds me","!when I get a refund from {n}","the {n} refund"],
     "interest": ["interest from {n}","{n} interest","the interest {n} pays","any interest from {n}"],
     "fee": ["fees from {n}*","the fee from {n}","{n} fees*","any fee {n} charges","the {n} fee","the monthly fee from {n}"],
     "transfer_in": ["transfers from {n}*","a transfer from {n}","any transfer coming in from {n}"],
     "transfer_out": ["transfers to {n}*","a transfer to {n}","any transfer to {n}","!when I transfer money to {n}"],
     "cash": ["cash withdrawals at {n}*","cash [|taken out ]at {n}","cash from the {n} ATM","!when I take out cash at {n}","ATM withdrawals at {n}*"],
     "deposit": ["deposits from {n}*","any deposit from {n}","the deposit from {n}","{n} deposits*"],
     "direct_debit": ["the direct debit from {n}","direct debits to {n}*","the {n} direct debit","the direct debit to {n}","any direct debit from {n}","the DD for {n}","the {n} DD"],
     "card": ["card payments at {n}*","!when I pay by card at {n}","{n} by card","card purchases at {n}*"],
    }
    def kindnp(g, n, k=None):
        k = k or g.c(list(g.KINDS)); f = g.c(g.KINDS[k])
        w = {"kind": k.split("_in")[0].split("_out")[0]}
        if k == "transfer_in": w["direction"] = "in"
        if k == "transfer_out": w["direction"] = "out"
        return Cond("kind", w, ""), NP(g.e(f.strip("!*"), n=n), pl=f[-1]=="*", clause=f[0]=="!"), k
    KREF = {"check":"[checks|cheques|any check]","refund":"[refunds|the refunds|any refund|refunds from there]","interest":"[the interest|interest from them|any interest]","fee":"[fees|their fees|any fee|the fees]","cash":"[cash taken out there|cash from there|ATM withdrawals there]","deposit":"[deposits|any deposit|deposits from them]","direct_debit":"[the direct debit|direct debits|their direct debit]","card":"[card payments|anything by card]"}
    def kindref(g, k=None):
        k = k or g.c(list(g.KREF)); s = g.e(g.KREF[k])
        pl = bool(re.search(r"\b(checks|cheques|refunds|fees|withdrawals|deposits|debits|payments)\b", s)) and not s.startswith("any")
        return Cond("kind", {"kind": k}, ""), NP(s, pl=pl), k
    def kindall(g):
        k = g.c(["check","refund","interest","fee","cash","deposit","direct_debit","transfer"])
        t = {"check":"[all checks|checks|all cheques|any cheque I write!]","refund":"[all refunds|refunds|any refund!|every refund!]","interest":"[interest!|all interest!|any interest!]","fee":"[all fees|bank fees|any fee!|every fee!]","cash":"[all cash withdrawals|cash withdrawals|ATM withdrawals|cash from the machine!]","deposit":"[all deposits|deposits|any deposit!]","direct_debit":"[all direct debits|direct debits|every direct debit!]","transfer":"[all transfers|transfers|any transfer!]"}[k]
        s = g.e(t); pl = not s.endswith("!")
        return Cond("kind", {"kind": k}, ""), NP(s.rstrip("!"), pl=pl), k
    def shopnp(g, names, conds=(), plain=.6):
        posts = " ".join(c.post for c in conds)
        L = g.lst(names, None if g.p(.9) else "or"); pl = len(names) > 1 and " or " not in L
        if g.p(plain): n, p2 = L, pl
        else:
            f = g.c(["anything from {n}","anything at {n}","everything from {n}","{n} stuff","the {n} ones*","{n} charges*","purchases at {n}*","stuff from {n}","whatever I buy at {n}","all {n} transactions*","{n} transactions*","any {n} charge","my {n} purchases*"])
            if len(names) > 1 and "{n} " in f: f = "anything from {n}"
            n, p2 = g.e(f.strip("*"), n=L), f[-1] == "*"
        if posts:
            if g.p(.15) and not n.startswith(("any","every","what")) and len(conds) == 1 and len(names) == 1 and conds[0].typ == "amt":
                return NP(f"anything {posts} at {L}")
            n = n + " " + posts
        return NP(n, pl=p2, short=not posts and n == L)
    def there(g): return g.c(["there","there","from there","at that place","from them"])
    def ref(g, c, person=False):
        """pronominal NP for cond c (post type)"""
        if person: f = g.c(["anything {p}","the ones {p}*","payments {p}*","those {p}*","{p} *it"])
        else: f = g.c(["anything {p} there","anything there {p}","anything from there {p}","the ones {p}*","those {p}*","charges there {p}*","anything {p}","whatever is {i} there","stuff {p} from there","any of it {p}","everything {p} from them"])
        if f == "{p} *it": f = "anything {p}"
        return NP(g.e(f.strip("*"), p=c.post, i=c.ifs), pl=f[-1]=="*")
    def cl(g, c): return g.e("[if it's|when it's|if it is|if|when it is|whenever it's] {i}", i=c.ifs)
    # ---- outcomes
    def outcome(g, kinds=None, avoid=(), w=None):
        k = kinds or g.r.choices(["cat","name","skip","tag","new","catname","keep"], [66,9,11,4,4,4,2])[0]
        return O(g, k, avoid)
    def cat(g, avoid=()): return O(g, "cat", avoid)
    def two(g, avoid=()):
        a = g.outcome(avoid=avoid); b = g.outcome(avoid=avoid)
        for _ in range(10):
            if b.then != a.then and not (a.k == b.k and a.k in ("skip","keep")): break
            b = g.outcome(avoid=avoid)
        return a, b
    def comp_out(g, o, avoid=()):
        """an outcome that replaces o instead of adding to it"""
        grp = {"cat":"A","new":"A","name":"B","tag":"C","catname":"D","skip":"S","keep":"S"}
        for _ in range(12):
            q = g.outcome(avoid=avoid)
            if q.then == o.then or q.k == o.k == "keep": continue
            a, b = grp[o.k], grp[q.k]
            if (a == "S") != (b == "S") or (a == b and a in "AB"): return q
        return O(g, "skip") if o.k != "skip" else g.cat(avoid)
    def twox(g, avoid=()):
        o = g.outcome(avoid=avoid)
        if o.k == "keep": o = g.cat(avoid)
        return o, g.comp_out(o, avoid)
    def cats(g, k, avoid=()): return [g.cat(avoid) for _ in range(k)]

def prevday(y, m, d):
    import datetime
    return (datetime.date(y,m,d)-datetime.timedelta(days=1)).isoformat()

def typo(g, s):
    ws = [m for m in re.finditer(r"[A-Za-z]{6,}", s)]
    if not ws: return s
    m = g.c(ws); i = g.r.randrange(m.start()+1, m.end()-2)
    if s[i] == s[i+1]: return s[:i] + s[i+1:]
    return s[:i] + s[i+1] + s[i] + s[i+2:] if g.p(.6) else s[:i] + s[i+1:]

class O:
    def __init__(o, g, k, avoid=()):
        o.g, o.k = g, k; r = g.r
        o.then = {}
        if k in ("cat","catname"):
            for _ in range(30):
                n = g.c(list(CATS))
                if n not in avoid and n not in g.usedcat: break
            g.usedcat.append(n); o.cat = n; o.then["category"] = n
            x = r.random()
            o.label = n if x < .12 else g.c(CATS[n])
            if g.p(.04): o.label = typo(g, o.label)
            if o.label[0].islower() and g.p(.18): o.label = o.label[0].upper() + o.label[1:]
            odd = re.match(r"(the|my|our|between|moving|getting|filling|topping|own|just|going|working|paying|charging|servicing|saving)\b", o.label, re.I) or o.label.lower() in ("dog","vet","stuff","doctor","debt","a transfer")
            o.lab2 = P(g.c(CATS[n][:1]+[n])) if odd else P(o.label)
            o.label = P(o.label)
            o.eph = P(g.c(EPH[n]))
        if k in ("name","catname"):
            for _ in range(20):
                n = g.c(DISP)
                if g._ok(n): break
            g.used.append(n); o.name = n; o.then["name"] = n
        if k == "tag":
            for _ in range(20):
                n = g.c(TAGS)
                if g._ok(n): break
            g.used.append(n); o.tag = n; o.then["tag"] = n
        if k == "new":
            for _ in range(20):
                n = g.c(NEWCATS)
                if g._ok(n): break
            g.used.append(n); o.new = n; o.then = {"new_category": n}
        if k == "skip": o.then["skip"] = True
        if k == "keep": o.then["keep"] = True
    def qn(o, s, force=False):
        q = o.g.c(['"{}"',"'{}'"]) if (force or o.g.p(.3)) else "{}"
        return q.format(P(s))
    def full(o, n):
        """full clause. n: NP or str"""
        g = o.g
        if isinstance(n, str): n = NP(n, obj={"they":"them","those":"those"}.get(n, n), pl=n in ("they","those","both","the others","these"), short=True)
        if n.clause:
            sep = g.c([", "," ",", "])
            if g.p(.8): return n.s + sep + o.full("it")
            return o.full(NP("it", short=True, clause=False)) + " " + n.s
        is_, s_, do = ("are","","don't") if n.pl else ("is","s","doesn't")
        ln = len(n.s) > 28
        if o.k == "cat":
            x = g.r.random()
            if x < .28 : f = "{N} {is} [|||always |really |just |actually |]{C}"
            elif x < .40: f = "{N} {is} {E}"
            elif x < .50: f = "{N} go{es} [under|in|to|into|with] {C}"
            elif x < .56: f = "{N} count{s} as {C}"
            elif x < .60: f = "{N} belong{s} [in|to|under|with] {C}"
            elif x < .72: f = "[put|please put|file|stick|book|sort|move|always put] {M} [under|in|into] {C}"
            elif x < .82: f = "[treat|count|class|mark|categorise|categorize|log|file|book|record|code] {M} as {C}"
            elif x < .90: f = "{N} should [be|go under|go to|be in|count as|be filed under] {C}"
            elif x < .93: f = "I['d like| want|'d rather have] {M} [in|under] {C}"
            elif x < .95: f = "make {M} {C}" if not ln else "{N} [has|have] to be {C}"
            else:
                f = "{N}[: | -> | → | = | - | => |: ]{C}" if n.short and n.s not in ("it","that","those","they","both") else "{N} {is} {C}"
            f = f.replace("[has|have]", "have" if n.pl else "has")
        elif o.k == "skip":
            f = g.c(["[ignore|skip|hide|exclude|drop|disregard] {M}","[please ignore|just skip|please skip|please hide] {M}","[don't|do not] count {M}","{N} {do} count","leave out {M}","[don't|do not] include {M}","{N} can be [ignored|skipped|left out]","{N} should be [left out|ignored|skipped|hidden]","I don't [want to|need to] see {M}","{N} {do} need to show up","take {M} out" if not ln else "leave out {M}","leave {M} out [of it|of the budget|of my spending|]" if not ln else "keep {M} out of my budget", "{N}: [skip|ignore]" if n.short and n.s not in ("it","that","those","they") else "skip {M}"])
        elif o.k == "keep":
            f = g.c(["leave {M} alone","leave {M} as {it} {is}" ,"{N} stay{s} as {it} {is}","[don't|do not] touch {M}","{N} {is} fine as {it} {is}","[don't|do not] change {M}","{N} can stay [as {it} {is}|where {it} {is}]","keep {M} as {it} {is}","leave {M} the way {it} {is}"])
            f = f.replace("{it}", "they" if n.pl else "it")
        elif o.k == "name":
            if ln or not n.short: f = g.c(["show {M} as {Y}","rename {M} to {Y}","{N} should be called {Y}","{N} should [show up|show|appear] as {Y}","display {M} as {Y}","list {M} as {Y}","call {M} {Q}","{N} should read {Q}","{N} {is} called {Y}"])
            else: f = g.c(["[call|name|please call] {M} {Y}","[call|name] {M} {Q}","show {M} as {Y}","rename {M} to {Y}","rename {M} {Q}","{N} should [be called|show as|read|appear as|be named] {Y}","display {M} as {Y}","let {M} show up as {Y}","I want to see {M} as {Y}","{N} {is} called {Y} [|with us|here|in my books]"])
        elif o.k == "catname":
            p2, q2 = ("they","them") if n.pl else ("it","it")
            f = g.c(["call {M} {Q} and [put|file] %s [under|in] {C}"%q2,"show {M} as {Y}, category {C}","{N} {is} {C}, [call %s|show %s as] {Y}"%(q2,q2),"rename {M} to {Y} and make %s {C}"%q2,"put {M} under {C} and call %s {Y}"%q2,"{N} {is} {C} and should be called {Y}"])
        elif o.k == "tag":
            f = g.c(["tag {M} [as|with] {T}","tag {M} {Q2}","{N} get{s} the tag {T}","[put|stick] the tag {T} on {M}","add the tag {T} to {M}","{N} should [have|get|carry] the tag {T}","give {M} the tag {T}"])
        elif o.k == "new":
            f = g.c(["put {M} in a new category called {V}","put {M} in a new category {V}","{N} need{s} [a|its own] new category: {V}","make a new category {V} for {M}","create a [new |]category called {V} for {M}","{N} go{es} into a new category, {V}","I want a new category {V} for {M}","{N} get{s} a new category called {V}","start a new category {V} and put {M} in [it|there]"])
            if n.pl: f = f.replace("[a|its own]", "a")
        kw = dict(N=n.s, M=n.obj)
        kw["is"] = is_; kw["s"] = s_; kw["es"] = "" if n.pl else "es"; kw["do"] = do
        if hasattr(o,"label"): kw["C"] = o.label if (o.k == "cat" and x < .40) else o.lab2; kw["E"] = o.eph
        if hasattr(o,"name"): kw["Y"] = o.qn(o.name); kw["Q"] = o.qn(o.name, True)
        if hasattr(o,"tag"): kw["T"] = o.qn(o.tag); kw["Q2"] = o.qn(o.tag, True)
        if hasattr(o,"new"): kw["V"] = o.qn(o.new)
        # N,M may contain braces? no
        s = g.e(f, **kw)
        if o.k == "skip": s = re.sub(r"((?:do not|don't) (?:count|include|want to see|need to see)) everything", r"\1 anything", s)
        s = re.sub(r"\b(it|that|there|what) is\b", lambda m: m.group(1)+"'s" if g.p(.8) else m.group(0), s, count=1) if n.s in ("it","that") and s.startswith(("it is","that is")) else s
        if n.s in ("they","those","these") and s.startswith("they are") and g.p(.7): s = s.replace("they are","they're",1)
        return s
    def then_(o):
        """after then/otherwise"""
        g = o.g
        if o.k == "cat":
            return g.e("[it's {C}|it's {C}|{C}|it's {E}|that's {C}|it goes under {D}|put it in {D}|it should be {D}|it counts as {D}|file it under {D}]", D=o.lab2, C=o.label, E=o.eph)
        return o.full("it")
    def bare(o):
        g = o.g
        if o.k == "cat": return o.label
        if o.k == "skip": return g.e("[skip|ignore|skip it|leave it out|ignore it|doesn't count|hide]")
        if o.k == "keep": return g.e("[leave it|leave it as it is|leave alone|no change|stays as it is]")
        if o.k == "name": return g.e("[call it|show as|rename to|show it as] {Y}", Y=o.qn(o.name))
        if o.k == "tag": return g.e("[tag it|tag|tag with] {T}", T=o.qn(o.tag))
        if o.k == "new": return g.e("[new category] {V}", V=o.qn(o.new))
        return g.e("{C}, [call it|show as] {Y}", C=o.label, Y=o.qn(o.name))
CONS = []
def con(w=1.0, linked=True):
    def d(f): CONS.append((f, w, linked)); return f
    return d
def J(g, a, b):
    """join two clauses: as separate sentences or with a connector"""
    x = g.r.random()
    if x < .45: return [a, b]
    if x < .60: return [a + ", " + b]
    if x < .80: return [a + ", but " + b]
    if x < .88: return [a + "; " + b]
    if x < .94: return [a + " but " + b]
    return [a + " - " + b]
def why(g, p=.12):
    return g.e("[ (%s)|, %s|, because %s|, %s| - %s]" % ((g.c(REASONS),)*5)) if g.p(p) else ""
def though(g): return g.c([""]*6 + [" though", " however", " instead", " tho"])

# ---------- unlinked basics
@con(9, False)
def simple(g):
    o = g.outcome(kinds=None if g.p(.97) else None)
    if o.k == "keep": o = g.cat()
    n = g.shops(g.c([1,1,1,1,2,2,3]))
    cs = [g.post()] if g.p(.45) else []
    if cs and g.p(.15): cs.append(g.post(excl=(cs[0].typ,)))
    return [o.full(g.shopnp(n, cs)) + why(g)], [rule(W(n,*cs), o.then)], []
@con(3.6, False)
def simple_dir(g):
    d = g.c(["in","out"]); n = [g.c([g.person,g.employer,g.shop])()]
    o = g.outcome(avoid=("Income",) if d == "out" else ())
    if o.k == "keep": o = g.cat()
    np_ = g.dirnp(P(n[0]), d); cs = []
    if not np_.clause and g.p(.3): cs = [g.post(excl=("acct",))]; np_.s += " " + cs[0].post; np_.obj = np_.s
    return [o.full(np_) + why(g)], [rule(W(n,*cs,direction=d), o.then)], []
@con(4.5, False)
def simple_kind(g):
    n = [g.shop()]; c, np_, k = g.kindnp(P(n[0])); o = g.outcome()
    if o.k == "keep": o = g.cat()
    cs = []
    if not np_.clause and g.p(.3): cs = [g.post(excl=("acct",))]; np_.s += " " + cs[0].post; np_.obj = np_.s
    return [o.full(np_)], [rule(W(n,c,*cs), o.then)], []
@con(1.8, False)
def kind_all(g):
    c, np_, k = g.kindall(); o = g.outcome(); cs = []
    if o.k == "keep": o = g.cat()
    if g.p(.5): cs = [g.post()]; np_.s += " " + cs[0].post; np_.obj = np_.s
    return [o.full(np_)], [rule(W(None,c,*cs), o.then)], []
@con(2.2, False)
def front_cond(g):
    n = g.shops(1); c = g.post(); o = g.cat()
    return [g.e("[if|when|whenever] {n} is {i}[,| then|, then] {t}" if c.typ=="amt" else "{p}[,|] {t}", n=g.lst(n), i=c.ifs, p=c.post, t=o.full(g.lst(n)) if c.typ!="amt" else o.then_())], [rule(W(n,c), o.then)], []
@con(2.6, False)
def bracket_cond(g):
    n = g.shops(1); c = g.post(); o = g.cat()
    return [g.e("{n} ([only|but only|just|only if it's] {p}) [is|goes under|counts as|should be|->|=] {C}", n=g.q(n[0]), p=c.post if c.typ != "amt" else c.ifs, C=o.label)], [rule(W(n,c), o.then)], []
@con(2.2, False)
def or_not(g):
    n = g.shops(g.c([1,1,2])); o = g.cat(); m = g.money(g.num())
    t = g.c(["[over|under|above] {m} or not","no matter [how much|the amount|what it costs|if it's over or under {m}]","whatever the [amount|day|card]","even [when|if] it's [over|more than|above] {m}","[small or big|big or small]","also [when|if] it's a refund","weekends too","regardless of the [amount|account|month]","every month of the year","on [any|every|whichever] card"])
    return [g.e("{a}, " + t, a=o.full(g.shopnp(n)), m=m)], [rule(W(n), o.then)], []
@con(3.6, False)
def two_sides(g):
    a, b = g.shops(1), g.shops(1); o, q = g.cats(2)
    t = g.c(["{a} is {C} and {b} is {D}","{a} is {C}, {b} [is |]{D}","{a} goes under {C} while {b} is {D}","{a} = {C}, {b} = {D}","{a} to {C} and {b} to {D}","put {a} under {C} and {b} under {D}","{a} and {b} are {C} and {D}, in that order","{a} - {C}; {b} - {D}","it's {C} for {a} and {D} for {b}","{a} and {b} are {C} and {D} respectively"])
    return [g.e(t, a=g.q(a[0]), b=g.q(b[0]), C=o.label, D=q.label)], [rule(W(a),o.then), rule(W(b),q.then)], []
@con(4.5, False)
def list_lines(g):
    k = g.r.randint(2,5); sep = g.c([": "," -> "," = "," → "," - "," => ",": "," is "]); bul = g.c(["","","- ","* ","• "]); L, R = [], []
    if bul == "- " and sep == " - ": sep = ": "
    for i in range(k):
        n = g.shops(g.c([1,1,1,2])); o = g.outcome(); c = g.post() if g.p(.3) else None
        if sep == " is ": o = g.cat(); 
        s_ = sep if sep != " is " or len(n) == 1 else " are "
        L.append(bul + g.lst(n, g.c(["and","/",","]) if len(n)>1 else None).replace(" , ",", ") + (" " + (g.c(["{}","({})"]).format(c.post)) if c else "") + s_ + o.bare()); R.append(rule(W(n,c), o.then))
    return ["\n".join(L)], R, []
@con(2.6, False)
def heading_list(g):
    L, R = [], []; inline = g.p(.5)
    for o in g.cats(g.r.randint(2,3)):
        n = g.shops(g.r.randint(1,4))
        L.append(o.label + ": " + ", ".join(P(x) for x in n) if inline else o.label + ":\n" + "\n".join("- " + P(x) for x in n)); R.append(rule(W(n), o.then))
    return ["\n".join(L)], R, []
@con(1.8, False)
def put_under(g):
    o = g.cat(); n = g.shops(g.r.randint(2,4)); c = g.post() if g.p(.3) else None
    return [g.e("[put under|all of these are|file under|these go to|these are] {C}: {n}", C=o.label, n=g.lst(n)) + (g.c([", only ",", but only ",", all "]) + c.post if c else "")], [rule(W(n,c), o.then)], []
@con(2.2, False)
def acct_only(g):
    c = g.acct(); o = g.outcome()
    if o.k == "keep": o = g.cat()
    if g.p(.5):
        x = g.shops(g.c([1,1,2]))
        return [o.full(NP(g.e("[everything|anything|all of it|whatever is] {p} [except|apart from|other than|but not|besides] {x}", p=c.post, x=g.lst(x))))], [rule(W(None,c,nt=x), o.then)], []
    return [o.full(NP(g.e("[everything|anything] {p}", p=c.post)))], [rule(W(None,c), o.then)], []
@con(1.8, False)
def contains(g):
    w = g.c([g.c(DESC_PRE).strip(), g.shop().upper(), g.shop()]); o = g.outcome()
    if o.k == "keep": o = g.cat()
    return [o.full(NP(g.e("[anything|everything|any line|whatever] [with|that has|containing|that says] {w}[| in it| in the text| in the description| somewhere]", w=g.c(['"{}"',"{}"]).format(P(w)))))], [rule(W([w]), o.then)], []
@con(1.8, False)
def exact_one(g):
    n = g.shops(1); c = g.amt("exact"); o = g.outcome()
    if o.k == "keep": o = g.cat()
    m = re.sub(r"^(for|of)? ?exactly ", "", c.post)
    return [o.full(NP(g.e("[the {m} from {n}|the {m} one from {n}|the {m} {n} one|{n} for {m}|the {n} charge of {m}|{n} at exactly {m}|that {m} from {n} every month]", m=m, n=P(n[0]))))], [rule(W(n,c), o.then)], []
@con(2.2, False)
def spec_date(g):
    n = g.shops(1); c = g.date("ymd"); o = g.outcome(); a = g.amt("exact") if g.p(.3) else None
    t = (" " + a.post) if a else ""
    if o.k == "cat": s = g.e("[the {n} one{t} {p} was|{n}{t} {p} was|what I bought at {n}{t} {p} was] {C}", n=P(n[0]), t=t, p=c.post, C=g.c([o.label,o.eph]))
    else:
        if o.k == "keep": o = g.outcome("skip")
        s = o.full(NP(g.e("[the {n} one|{n}|the one from {n}]{t} {p}", n=P(n[0]), t=t, p=c.post)))
    return [s], [rule(W(n,c,a), o.then)], []

# ---------- linked families
@con(5)
def base_then_exc(g):  # A is C. Anything over 50 there is D
    n = g.shops(g.c([1,1,1,2])); c = g.split() if g.p(.6) else g.post(excl=("amt",) if g.p(.8) else ())
    o, q = g.twox(); 
    if o.k == "keep": o = g.cat()
    a = o.full(g.shopnp(n)) + why(g, .1); r = g.ref(c)
    if len(n) > 1 and g.p(.3): r = NP(g.e("[both|either of them|any of those] {p}", p=c.post)); r.pl = r.s.startswith("both")
    b = q.full(r) + though(g)
    if g.p(.25) and q.k == "cat": b = g.e("[{p} it's [always |really |just |]{C}|{p} [they are|they're] {C}|{p} that's {E}]" if len(n)==1 else "{p} it's {C}", p=c.post, C=q.label, E=q.eph) + g.c([""," there"," though"," there though"])
    if len(n)==1 and "they" in b and "they're" in b: b = b.replace("they're","it's")
    e_ = rule(W(n,c), q.then)
    return J(g,a,b), ([rule(W(n,c.compw), o.then), e_] if c.compw else [e_, rule(W(n), o.then)]), []
@con(4)
def rest(g):
    n = g.shops(g.c([1,1,1,2])); c = g.split() if g.p(.55) else g.post(excl=("amt",))
    o, q = g.two()
    if o.k == "keep": o = g.cat()
    a = o.full(g.shopnp(n,[c]))
    r = NP(g.e("[the rest|the rest|anything else|everything else|all the rest|the remainder|whatever else comes][| from there| from them| there]")) if len(n) == 1 or g.p(.5) else NP("the others", pl=True)
    if len(n) == 1 and g.p(.2): r = NP(g.e("[any other|every other] {n} [charge|one|transaction|payment]", n=P(n[0])))
    b = q.full(r) if g.p(.8) else g.e("[otherwise|if not|else|if not,|otherwise it's always]", ) + " " + (q.label if q.k=="cat" else q.full("it"))
    if b.startswith(("otherwise it's always")) and q.k != "cat": b = "otherwise " + q.full("it")
    c2 = rule(W(n,c.compw) if c.compw else W(n), q.then)
    return J(g,a,b), [rule(W(n,c), o.then), c2], []
@con(3)
def unless_then(g):
    n = g.shops(g.c([1,1,2])); c = g.split() if g.p(.6) else g.post(excl=("amt",)); o, q = g.two()
    if o.k == "keep": o = g.cat()
    t = g.e("{a}[,|] [unless|except when|except if|apart from when] [it's|its|it is] {i}[, then|, then|, in that case| and then| -|, then in that case] {t}", a=o.full(g.shopnp(n)), i=c.ifs, t=q.then_())
    e_ = rule(W(n,c), q.then)
    return [t], ([rule(W(n,c.compw), o.then), e_] if c.compw else [e_, rule(W(n), o.then)]), []
@con(2.5)
def unless_plain(g):
    n = g.shops(g.c([1,1,2])); c = g.split() if g.p(.6) else g.post(excl=("amt",)); o = g.outcome()
    if o.k == "keep": o = g.cat()
    t = g.e("{a}[,|] [unless it's {i}|except {p}|but not {p}|except when it's {i}|not {p} though|just not {p}|apart from anything {p}|only not if it's {i}]", a=o.full(g.shopnp(n)), i=c.ifs, p=c.post)
    if c.compw: return [t], [rule(W(n,c.compw), o.then)], []
    return [t], [rule(W(n,c), {"keep":True}), rule(W(n), o.then)], []
@con(2)
def exc_keep(g):
    n = g.shops(g.c([1,1,2])); c = g.split() if g.p(.6) else g.post(excl=("amt",)); o = g.outcome()
    if o.k == "keep": o = g.cat()
    k = O(g,"keep"); a = o.full(g.shopnp(n)); b = k.full(g.ref(c))
    e_ = rule(W(n,c), k.then)
    return J(g,a,b), ([e_, rule(W(n,c.compw), o.then)] if c.compw else [e_, rule(W(n), o.then)]), []
@con(2)
def exc_text(g):
    n = g.shops(1); x = [g.shop()] if g.p(.5) else [g.kw()]; o = g.outcome()
    if o.k == "keep": o = g.cat()
    if g.p(.3): x.append(g.kw())
    t = g.c(["{a}[,|] [except|but not|apart from|other than|unless it says|excluding|just not] {x}","@","@"])
    if t == "@": return [o.full(NP(g.e("[everything|anything|all] from {n} [except|but|apart from|other than] {x}", n=g.q(n[0]), x=g.lst(x))))], [rule(W(n,nt=x), o.then)], []
    return [g.e(t, a=o.full(g.shopnp(n)), x=g.lst(x, "or" if g.p(.5) else "and"))], [rule(W(n,nt=x), o.then)], []
@con(2)
def exc_text_to(g):
    n = g.shops(1); x = [g.kw()] if g.p(.6) else [g.shop()]; o, q = g.twox()
    if o.k == "keep": o = g.cat()
    a = o.full(g.shopnp(n)); b = q.full(NP(g.e("[only {x}|the {x} ones|the one that says {x}|if it says {x} then|anything with {x} in it|just the {x} one]", x=g.q(x[0]))))
    if "if it says" in b: b = g.e("if it says {x}[,| then] {t}", x=g.q(x[0]), t=q.then_())
    else:
        np2 = NP(g.e("[the one that says {x}|anything with {x} in it|whatever says {x}|the {x} one]", x=g.q(x[0]))); b = q.full(np2)
    return J(g,a,b), [rule(W(x), q.then), rule(W(n,nt=x), o.then)], []
@con(2.5)
def if_says(g):
    n = g.shops(1); k = g.r.randint(2,3); ws = [g.kw() for _ in range(k)]; os_ = [g.outcome("cat" if g.p(.85) else None) for _ in ws]; d = g.outcome("cat" if g.p(.8) else None)
    st = g.c(["{n}: ","with {n} it depends: ","for {n}, ","{n} - ","{n} depends. ","{n} is a mix. ", "{n}:\n"])
    f = g.c(["if it says {w}[ it's| then it's|,|:] {b}","{w} [is|means|=|->] {b}","with {w} in it [it's|:] {b}","[the ones with|if there's] {w}: {b}"])
    parts = [g.e(f if o.k=="cat" else "if it says {w}[,|:| then] {b}", w=g.q(w), b=o.bare()) for w,o in zip(ws,os_)]
    sep = "\n" if st.endswith("\n") else g.c([", ",", ","; ",". "])
    last = g.e("[otherwise|anything else|everything else|else|the rest|if neither][:| is| ->|,| =]" , ) + " " + d.bare() if d.k=="cat" else g.e("[otherwise|anything else:|everything else:|the rest:] ") + " " + d.bare()
    last = last.replace("otherwise is","otherwise it's").replace("if neither is","if neither, it's").replace("else is","else it's") if last.startswith(("otherwise","if neither","else")) else last
    t = g.e(st, n=P(n[0])) + ("\n" if sep=="\n" else " ") + sep.join(parts + [last])
    return [t], [rule(W([w]), o.then) for w,o in zip(ws,os_)] + [rule(W(n,nt=ws), d.then)], []
@con(3)
def tiers(g):
    n = g.shops(g.c([1,1,1,2])); a, b = sorted(g.r.sample(NUMS,2)); o1,o2,o3 = [g.outcome("cat" if g.p(.85) else None) for _ in range(3)]
    A_, B_ = g.money(a), g.money(b); N = g.lst(n)
    def ob(o): return o.bare()
    x = g.r.random()
    if x < .4:
        r = [f"<{a}", f"{a}..{b}", f">{b}"]
        t = g.e("[{N}: |{N} - |for {N}, |at {N} |{N} by size: ][under|below|less than] {a}[ is| it's|:|] {x}, [from {a} to {b}|{a} to {b}|between {a} and {b}|then up to {b}][ is| it's|:|] {y}, [above that|over that|more than that|anything more|beyond that][ is| it's|:|] {z}")
    elif x < .7:
        r = [f"<={a}", f"<={b}", f">{b}"]
        t = g.e("[{N}: |{N} - |for {N}, |at {N} ][up to {a}|{a} or less][ is| it's|:|] {x}, [up to {b}|then up to {b}|{b} or less][ is| it's|:|] {y}, [above that|over that|the rest|anything bigger|more than that][ is| it's|:|] {z}")
    else:
        r = [f">{b}", f"{a}..{b}", f"<{a}"]
        t = g.e("[{N}: |{N} - |for {N}, |at {N} ][over|above|more than] {b}[ is| it's|:|] {x}, [from {a} to {b}|{a} to {b}|between {a} and {b}][ is| it's|:|] {y}, [below that|under that|less than that|anything smaller][ is| it's|:|] {z}")
    t = t.replace("{N}",N).replace("{a}",A_).replace("{b}",B_)
    for key,o in (("x",o1),("y",o2),("z",o3)):
        if o.k != "cat": t = re.sub(r"( is| it's|:|) \{%s\}"%key, lambda m: ": {%s}"%key, t)
        t = t.replace("{%s}"%key, ob(o))
    if "then up to" in t and x < .4: r[1] = f"{a}..{b}"
    return [t], [rule(W(n,amount=v), o.then) for v,o in zip(r,(o1,o2,o3))], []
@con(2.5)
def more_than_that(g):
    per = g.p(.4); n = [g.person()] if per else g.shops(1); v = g.num(); m = g.money(v); o,q = g.two(avoid=("Income",))
    if o.k == "keep": o = g.cat()
    up = g.p(.65)
    c = g.amt("<=" if up else ">=", v) if g.p(.6) else g.amt("<" if up else ">", v)
    if not per: a = o.full(g.shopnp(n,[c])); d = {}
    else: 
        np_ = NP(g.e("[what I send|money to|payments to|whatever I send to|what I pay] {n} {p}", n=P(n[0]), p=c.post)); np_.pl = np_.s.startswith("payments"); a = o.full(np_); d = {"direction":"out"}
    strict = c.w["amount"]
    r = g.e("[more than that|anything above that|above that it|beyond that it|anything more|anything bigger|whatever goes over that]" if up else "[less than that|anything below that|below that it|anything less|anything smaller|whatever is under that]")
    b = q.full(NP(r)) if not r.endswith(" it") else r[:-3] + " " + q.full("it")
    return J(g,a,b), [rule(W(n,c,**d), o.then), rule(W(n,c.compw,**d), q.then)], []
@con(3)
def small_ones(g):
    n = g.shops(g.c([1,1,2])); up = g.p(.5); c = g.amt(g.c([">",">="] if up else ["<","<="])); o,q = g.two()
    if o.k == "keep": o = g.cat()
    r = NP(g.e("[the small ones|smaller ones|the smaller ones|the little ones|small ones]" if up else "[the big ones|bigger ones|the larger ones|the bigger ones|large ones]"), pl=True)
    return J(g, o.full(g.shopnp(n,[c])), q.full(r)), [rule(W(n,c), o.then), rule(W(n,c.compw), q.then)], []
@con(4)
def two_dirs(g):
    who = g.c([g.person,g.employer,g.shop]); n = [who()]; per = who == g.person; pr = g.pr if per else ("they","them")
    fi = g.c(["in","out"]); o = g.outcome(avoid=("Income",) if fi=="out" else ()); q = g.outcome(avoid=("Income",) if fi=="in" else ())
    if g.p(.15): q = O(g,"keep")
    if o.k == "keep": o = g.cat(avoid=("Income",))
    if o.k == q.k == "skip": q = g.cat(avoid=("Income",))
    a = o.full(g.dirnp(P(n[0]), fi)); s = "s" if per else ""
    if fi == "in": f = g.c(["what I send {h}","!when I pay {h}","money I send {h}","!if I pay {h}","what goes back to {h}","anything I pay {h}","!when the money goes to {h}","!the other way round","what I pay {h}"])
    else: f = g.c(["what {s} pay"+s+" me","!when {s} pay"+s+" me","what comes back from {h}","money {s} send"+s+" me","!if I get money from {h}","anything I get from {h}","!the other way round","whatever comes in from {h}"])
    b = q.full(NP(f.strip("!").replace("{h}",pr[1]).replace("{s}",pr[0]), clause=f[0]=="!"))
    if q.k == "cat" and f[0]=="!" and g.p(.4): b = f.strip("!").replace("{h}",pr[1]).replace("{s}",pr[0]) + " it's " + q.eph
    return J(g,a,b), [rule(W(n,direction=fi), o.then), rule(W(n,direction="out" if fi=="in" else "in"), q.then)], []
@con(1.5)
def dir_short(g):
    n = [g.c([g.person,g.employer,g.shop])()]; o = g.outcome(); q = g.outcome(avoid=("Income",))
    if o.k == "keep" and q.k == "keep": o = g.cat()
    t = g.e("{n}[: |, | - ][money in|incoming|in|what comes in|credits|plus][:| =| is| ->] {x}[, |; |. |\n][money out|outgoing|out|what goes out|debits|minus][:| =| is| ->] {y}")
    if o.k != "cat": t = re.sub(r"(:| =| is| ->) \{x\}", ": {x}", t)
    if q.k != "cat": t = re.sub(r"(:| =| is| ->) \{y\}", ": {y}", t)
    R = [rule(W(n,direction="in"),o.then), rule(W(n,direction="out"),q.then)]
    t = t.replace("{n}",P(n[0])).replace("{x}",o.bare()).replace("{y}",q.bare())
    if g.p(.25):
        f = g.cat(); k = g.c(["fee","refund","interest"]); t += g.e("[, |; |. |\n]{k}[:| =| ->] {z}", k=g.e({"fee":"[fees|any fees]","refund":"[refunds|any refunds]","interest":"[interest|any interest]"}[k]), z=f.label); R.insert(0, rule(W(n,kind=k), f.then))
    return [t], R, []
@con(2)
def not_w(g):
    n = g.shops(g.r.randint(1,3)); o = g.cat(); w = P(g.wrong(o.cat)); pl = len(n)>1; L = g.lst(n)
    if pl: t = g.c(["{n} [come up as|end up in|are listed under|keep landing in|get put in] {w}.@Those are {C}, not {w}","{n}: those are {C}, not {w}","{n} aren't {w}[, they're|. They're| but] {C}","[neither of them|none of those] is {w}: {n} are {C}","{n} are {C}, not {w}","{n} should be {C} rather than {w}"])
    else: t = g.c(["{n} [comes up as|ends up in|is listed under|keeps landing in|gets put in] {w}.@[It's|That's] {C}, not {w}","{n} isn't {w}[, it's|. It's|, that's|: it's] {C}","{n} is {C}, not {w}","{n} should be {C} instead of {w}","not {w} for {n} please, {C}","I never buy {w} at {n}, it's {C}","stop putting {n} in {w}, it's {C}","{n} is no {w}, it's {C}"])
    if len(n) != 2: t = t.replace("[neither of them|none of those] is {w}: ", "")
    else: t = t.replace("[neither of them|none of those]", "neither of them")
    s = g.e(t, n=L, w=w, C=o.label)
    return s.split(".@"), [rule(W(n), o.then)], []
@con(2)
def first_second(g):
    a, b = g.shop(), g.shop(); o,q = g.two()
    if g.p(.5): o,q = q,o
    t = g.e("[I have two of those, {a} and {b}|there are two: {a} and {b}|{a} and {b} are not the same|we use {a} and {b}|I'm with {a} and {b}|you'll see {a} and {b} every month|{a} and {b} look alike]", a=P(a), b=P(b))
    s1 = o.full(NP(g.e("the first[| one]"))); s2 = q.full(NP(g.e("the second[| one]")))
    return g.c([[t, s1+", "+s2],[t,s1,s2],[t+": "+s1+" and "+s2]]), [rule(W([a]),o.then), rule(W([b]),q.then)], []
@con(1.5)
def first_second_amt(g):
    n = g.shops(1); o,q = g.two(); a = f"{g.price():.2f}"; b = f"{g.price():.2f}"
    if a == b: b = f"{float(a)+1:.2f}"
    t = g.e("[{n} charges me twice, {a} and {b}|{n} takes {a} and {b} every month|there are two from {n}, {a} and {b}|two charges from {n}: {a} and {b}]", n=P(n[0]), a=P(a), b=P(b))
    r1, r2 = g.c([("the first","the second"),("the first one","the second one"),("the {a} one","the {b} one"),("the {a}","the {b}"),("the first one","the other one"),("the former","the latter")])
    s1 = o.full(NP(r1.replace("{a}",P(a)))); s2 = q.full(NP(r2.replace("{b}",P(b))))
    return g.c([[t, s1+", "+s2],[t,s1,s2],[t+": "+s1+" and "+s2]]), [rule(W(n,amount="="+a),o.then), rule(W(n,amount="="+b),q.then)], []
@con(3)
def before_that(g):
    n = g.shops(g.c([1,1,2])); c = g.date(g.c(["since","sinceday","until"])); o,q = g.two()
    if o.k == "keep": o = g.cat()
    since = c.w["date"].startswith(">="); N = g.shopnp(n)
    a = g.c([c.post + g.c([", "," "]) + o.full(N), o.full(NP(N.s+" "+c.post, pl=N.pl))])
    if since: r = g.c(["before that","until then","earlier ones","anything before that","before then","anything older"])
    else: r = g.c(["after that","from then on","later ones","anything after that","since then","anything later"])
    if r.startswith(("any","earl","later")): b = q.full(NP(r, pl=r.endswith("ones")))
    elif q.k == "cat" and since: b = r + " " + g.e("[it was {C}|it was {C}|they were mine so {C}|that was still {C}|it used to be {C}|it was hers, so {C}|{C}]", C=q.label)
    else: b = r + g.c([" ",", "]) + q.full("it")
    return J(g,a,b), [rule(W(n,c),o.then), rule(W(n,c.compw),q.then)], []
@con(3)
def variants(g):
    n = g.shop(); v = g.variant(n); vs = [n]+v; o = g.outcome()
    if o.k == "keep": o = g.cat()
    N = g.e("{n} [(also shows up as {v})|(also {v})|(sometimes {v})|(or {v})|({v} on the statement)|(the bank writes {v})|aka {v}|/ {v}|(comes through as {v} too)|, sometimes spelled {v},|or {v}, same shop,|a.k.a. {v}]", n=P(n), v=" or ".join(P(x) for x in v)).replace(" ,",",")
    if g.p(.5): 
        c = g.split() if g.p(.6) else g.post(excl=("amt",)); q = g.comp_out(o)
        a = o.full(NP(N)); b = q.full(g.ref(c)); e_ = rule(W(vs,c),q.then)
        return J(g,a,b), ([rule(W(vs,c.compw),o.then), e_] if c.compw else [e_, rule(W(vs),o.then)]), []
    c = g.post() if g.p(.25) else None
    return [o.full(NP(N + (" "+c.post if c else "")))], [rule(W(vs,c),o.then)], []
@con(2)
def same_shop(g):
    n = g.shop(); v = g.variant(n); vs = [n]+v if g.p(.6) else g.shops(g.c([2,2,3])); o = g.outcome(g.c(["name","name","name","catname","cat"]))
    if len(vs) == 2: pr = g.c(["both","both","both of them","them","the two"])
    else: pr = g.c(["them all","all of them","them"])
    t = g.e("{n} [are the same|are the same shop|are one and the same|are really the same place|is the same thing|mean the same]", n=g.lst(vs)).replace("is the same thing","are the same thing")
    if o.k == "cat": b = o.full(NP({"them":"they","them all":"they all"}.get(pr,pr), obj=pr, pl=True))
    else: b = o.full(NP({"them":"they","them all":"they all"}.get(pr,pr), obj=pr, pl=True, short=True))
    return g.c([[t,b],[t+", "+b],[t+" so "+b]]), [rule(W(vs),o.then)], []
@con(3)
def kind_and_shop_rest(g):
    n = g.shops(1); c, np_, k = g.kindnp(P(n[0])); o,q = g.two()
    if o.k == "keep": o = g.cat()
    r = NP(g.e("[anything else from {x}|everything else there|the rest|other stuff from {x}|whatever else {x} sends|all other {x} lines]", x=g.c([P(n[0]),"them"])))
    if "all other them" in r.s: r = NP("the rest")
    if "all other" in r.s: r.pl = True
    return J(g,o.full(np_),q.full(r)), [rule(W(n,c),o.then), rule(W(n),q.then)], []
@con(3)
def base_then_kind(g):
    n = g.shops(g.c([1,1,2])); o,q = g.twox(); c, np_, k = g.kindref()
    if o.k == "keep": o = g.cat()
    return J(g,o.full(g.shopnp(n)),q.full(np_)), [rule(W(n,c),q.then), rule(W(n),o.then)], []
@con(1.5)
def kind_not_from(g):
    c, np_, k = g.kindall(); n = g.shops(g.c([1,1,2])); o = g.outcome()
    if o.k == "keep": o = g.cat()
    a = o.full(np_); x = g.lst(n, "or" if g.p(.3) else "and")
    if g.p(.5):
        t = g.e("{a}[, not the ones from {x} though| except {x}|, but not {x}|, apart from {x}| - not {x}|, just not from {x}]", a=a, x=x)
        return [t], [rule(W(None,c,nt=n),o.then)], []
    q = g.comp_out(o)
    b = q.full(NP(g.e("[the ones from|those from|only those from] {x}", x=x), pl=True))
    return J(g,a,b), [rule(W(n,c),q.then), rule(W(None,c,nt=n),o.then)], []
@con(1.5)
def topups(g):
    n = g.shop(); o = g.outcome(g.c(["skip","skip","cat","keep",None])) 
    a = o.full(NP(g.e("[top ups of my|topping up my|top-ups for|reloads of|loading my] {n}[| card| wallet|]", n=P(n)))); a = a.replace("topping up my","top ups of my")
    a = re.sub(r"^((?:top ups of my|top-ups for|reloads of) .*?\x02(?: card| wallet)?) (is|doesn't|goes|counts|belongs|gets|stays|needs|has)\b", lambda m: m.group(1)+" "+{"is":"are","doesn't":"don't","goes":"go","counts":"count","belongs":"belong","gets":"get","stays":"stay","needs":"need","has":"have"}[m.group(2)], a).replace("as it is","as they are") if not a.startswith("loading") else a
    R = [rule(W([n]),o.then)]
    if g.p(.5):
        m = g.shop(); q = g.cat(); c = g.post() if g.p(.4) else None
        return J(g,a,q.full(g.shopnp([m],[c] if c else []))), R+[rule(W([m],c),q.then)], []
    return [a], R, []
@con(2.5)
def wallet_to(g):
    w = g.c(WALLET[g.cty]); n = g.person(); o = g.cat(avoid=("Income",)); q = O(g,g.c(["keep","keep","skip","cat"]),("Income",)); d = g.c(["out","out","in"])
    prep = "to" if d == "out" else "from"; ww = w.lower() if g.p(.3) else w
    a = o.full(NP(g.e("{w} {p} {n}", w=P(ww), p=prep, n=P(n))))
    R = [rule(W([n],direction=d),o.then)]
    x = g.r.random()
    if x < .6:
        b = g.e("{w} {p} [anyone else|anybody else|other people|everyone else]", w=P(ww), p=prep); b = g.c([b+": "+q.bare(), q.full(NP(b))])
        R.append(rule(W([ww],direction=d,nt=[n]),q.then))
    elif x < .8:
        c = g.split(); b = q.full(NP("anything " + c.post)); R = [rule(W([n],c.compw,direction=d),o.then), rule(W([n],c,direction=d),q.then)]
    else:
        pr = g.pr; b = q.full(NP(g.e("what {s} sends me" if d=="out" else "what I send {h}", s=pr[0], h=pr[1]))); R.append(rule(W([n],direction="in" if d=="out" else "out"),q.then))
    return J(g,a,b), R, []
@con(2)
def person_intro(g):
    n = g.person(); s,h = g.pr; rel = g.c(["my sister","my neighbour","a friend","my cousin","my flatmate","an old colleague","my ex","family","a mate","my aunt's friend","my roommate","someone from the club"]) if s=="she" else g.c(["my brother","my neighbour","a friend","my cousin","my flatmate","an old colleague","my ex","family","a mate","my roommate","someone from the club"])
    o = g.outcome("cat" if g.p(.8) else None,avoid=("Income",)); d = g.c(["out","out","in"])
    if o.k == "keep": o = g.cat(avoid=("Income",))
    np_ = NP(g.e("[what I send {h}|whatever I pay {h}|money I send {h}|anything to {h}]" if d=="out" else "[what {s} sends me|money from {h}|whatever {s} pays me|anything from {h}]", h=h, s=s))
    S_ = [g.e("{n} is {r}[, so|.|, and] ", n=P(n), r=rel)]
    j = S_[0]; S_ = [j.rstrip(". "), o.full(np_)] if j.endswith(".") else [j + " " + o.full(np_)]
    R = [rule(W([n],direction=d),o.then)]
    if g.p(.45):
        c = g.split(); q = g.comp_out(o,("Income",))
        S_.append(q.full(g.ref(c,True))); R = [rule(W([n],c.compw,direction=d),o.then), rule(W([n],c,direction=d),q.then)]
    elif g.p(.5):
        q = O(g,g.c(["keep","cat","skip"]),("Income",)); S_.append(q.full(NP(g.e("what {s} sends me" if d=="out" else "what I send {h}",s=s,h=h)))); R.append(rule(W([n],direction="in" if d=="out" else "out"),q.then))
    return S_, R, []
@con(1.5)
def either_people(g):
    a,b = g.person(),g.person(); o = g.cat(avoid=("Income",)); q = g.outcome(); d = g.c(["in","out"])
    if q.k == "cat" and d == "out" : pass
    t1 = g.e("[whatever I send {a} or {b}|if I pay {a} or {b},|money to {a} or {b}|anything to {a} and {b}]" if d=="out" else "[whatever {a} or {b} send me|if {a} or {b} pays me,|money from {a} or {b}|anything from {a} and {b}]", a=P(a), b=P(b))
    t2 = g.e("[what either of them sends me|if one of them pays me,|money back from them|what comes from either of them]" if d=="out" else "[what I send either of them|if I pay either of them,|money I send them|what goes to either of them]")
    def cl(t,o): return t+" "+o.full("it") if t.endswith(",") else o.full(NP(t))
    return J(g,cl(t1,o),cl(t2,q)), [rule(W([a,b],direction=d),o.then), rule(W([a,b],direction="in" if d=="out" else "out"),q.then)], []
@con(2)
def correction(g):
    n = g.shops(g.c([1,1,2])); o,q = g.cats(2); c = g.post() if g.p(.3) else None
    t = g.e("{a}[. No, actually|. no wait,|, no, sorry,|... no,|. Actually no,|, scratch that,|. hmm, on second thought] [make that {D}|it's {D}|{D}|put it under {D}|let's say {D}]", a=o.full(g.shopnp(n,[c] if c else [])), D=q.label)
    return [t], [rule(W(n,c),q.then)], []
@con(1.5)
def correction_num(g):
    n = g.shops(1); op = g.c([">","<"]); a,b = g.r.sample(NUMS,2); o = g.cat(); w = g.c(["over","above"] if op==">" else ["under","below"])
    t = g.e("{n} {w} {a}[, no wait,| - sorry,|, I mean|, no,|, make that|, correction:] [{w} |]{b} [is|goes under|counts as|should be] {C}", n=P(n[0]), w=w, a=g.money(a), b=g.money(b), C=o.label)
    return [t], [rule(W(n,amount=f"{op}{b}"),o.then)], []
@con(1.5)
def correction_only(g):
    a,b = g.shops(2); o = g.outcome()
    if o.k == "keep": o = g.cat()
    np_ = g.shopnp([a,b],plain=1); s = o.full(np_)
    k = g.r.random()
    if k < .5: return [s + g.e("[. No sorry, only {x}|, no, just {x}|. actually only {x}| - wait, {x} only|. hmm no, just {x}]", x=P(a))], [rule(W([a]),o.then)], []
    q = g.cat()
    return [s, g.e("[no wait, {x} is {D}|actually {x} is {D}|sorry, {x} should be {D}|no, {x} goes to {D}]", x=P(b), D=q.label)], [rule(W([a]),o.then), rule(W([b]),q.then)], []
@con(2.5)
def skip_but(g):
    a,b = g.shops(2); x = g.r.random(); v = g.e("[ignore|skip|hide|leave out|don't count|exclude]")
    if x < .35: return [g.e("{v} [everything from |anything from |all ]{a}[,|] [but not|except|apart from|just not] {b}", v=v,a=P(a),b=P(b))], [rule(W([a],nt=[b]),{"skip":True})], []
    if x < .65:
        q = g.cat(); return [g.e("{v} {a}, but {b} [is|stays|goes under|should be] {C}", v=v,a=P(a),b=P(b),C=q.label)], [rule(W([a]),{"skip":True}), rule(W([b]),q.then)], []
    if x < .8: return [g.e("{v} {a}[, but leave {b} alone|. {b} stays as it is|, don't touch {b}|, {b} is fine as it is]", v=v,a=P(a),b=P(b))], [rule(W([b]),{"keep":True}), rule(W([a]),{"skip":True})], []
    c = g.split(); return [g.e("{v} {a}[,|] [but not|except|unless it's|only not if it's] {i}", v=v,a=P(a),i=c.ifs)], [rule(W([a],c.compw),{"skip":True})], []
@con(3)
def same_for(g):
    a,b = g.shops(1),g.shops(1); o = g.outcome(g.c(["cat","cat","cat","skip","tag","new"])); c = g.post() if g.p(.35) else None; x = g.r.random()
    s = o.full(g.shopnp(a,[c] if c else []))
    if x < .35:
        t = g.e("[same for {b}|same goes for {b}|{b} too|{b} as well|ditto {b}|likewise {b}|and so is {b}|{b} the same]",b=P(b[0])) if o.k=="cat" and "is" in s and not c else g.e("[same for {b}|same goes for {b}|{b} too|{b} as well|ditto {b}|likewise {b}]",b=P(b[0]))
        return J2(g,s,t), [rule(W(a+b,c),o.then)], []
    d = g.post() if not c else g.post(excl=(c.typ,))
    if c: 
        t = g.e("[{b} as well, whatever the amount|same for {b}, no limit there|{b} too, but always]",b=P(b[0])) if c.typ=="amt" else None
        if t: return J2(g,s,t), [rule(W(a,c),o.then), rule(W(b),o.then)], []
        return J2(g,s,g.e("[same for|same with] {b}",b=P(b[0]))), [rule(W(a+b,c),o.then)], []
    t = g.e("[same for {b}, but only {p}|{b} too, but only {p}|{b} as well if it's {i}|same goes for {b} {p}|{b} only {p}]",b=P(b[0]),p=d.post,i=d.ifs)
    return J2(g,s,t), [rule(W(a),o.then), rule(W(b,d),o.then)], []
def J2(g,a,b): return g.c([[a,b],[a,b],[a+", "+b],[a+"; "+b]])
@con(2)
def both_but_one(g):
    a,b = g.shops(2); o,q = g.twox(); c = g.split() if g.p(.6) else g.post(excl=("amt",))
    if o.k == "keep": o = g.cat()
    s = o.full(NP(g.e("[both |]{l}",l=g.lst([a,b],"and")),pl=True)); w = g.c([a,b]); z = b if w == a else a
    t = q.full(NP(g.e("[only |just |]{w} {p}",w=P(w),p=c.post)))
    return J(g,s,t), [rule(W([w],c),q.then), rule(W([a,b]),o.then)], []
@con(2.5)
def acct_split(g):
    n = g.shops(g.c([1,1,2])); c1 = g.acct(); o,q = g.two()
    if o.k == "keep": o = g.cat()
    a = o.full(g.shopnp(n,[c1]))
    if g.p(.5):
        c2 = g.acct(); b = g.c([c2.post+" it's "+q.label if q.k=="cat" else c2.post+": "+q.bare(), q.full(NP("the ones "+c2.post,pl=True))])
        return J(g,a,b), [rule(W(n,c1),o.then), rule(W(n,c2),q.then)], []
    b = g.e("[on any other card|from any other account|with another card|otherwise|on the other cards] ") + " " + q.full("it")
    return J(g,a,b), [rule(W(n,c1),o.then), rule(W(n),q.then)], []
@con(2)
def week_split(g):
    n = g.shops(g.c([1,1,2])); o,q = g.two(); f = g.c(["weekend","weekday"]); c = g.date(f); d = g.date("weekday" if f=="weekend" else "weekend")
    if o.k == "keep": o = g.cat()
    a = g.c([o.full(g.shopnp(n,[c])), c.post+" "+o.full(g.shopnp(n))]); b = g.c([d.post+g.c([" ",", "])+q.full("it"), q.full(NP("anything "+d.post)), d.post+": "+q.bare()])
    return J(g,a,b), [rule(W(n,c),o.then), rule(W(n,d),q.then)], []
@con(2)
def day_rest(g):
    n = [g.shop()]; c = g.date(g.c(["day","dow","month","every"])); o,q = g.two(); R=[]
    if o.k == "keep": o = g.cat()
    a = o.full(NP(g.e("[the one from {n}|{n}|the {n} one] {p}",n=P(n[0]),p=c.post))); b = q.full(NP(g.e("[anything else from {n}|any other time it|other days it|the rest|all the others|everything else from them]" if "day" in str(c.w) else "[anything else from {n}|any other time it|the rest|everything else from them]",n=P(n[0]))))
    if " time it" in b or " days it" in b or "time it" in b: b = g.e("[any other time|otherwise|at any other time] ")+" "+q.full("it")
    if "all the others" in b: b = q.full(NP("all the others",pl=True))
    return J(g,a,b), [rule(W(n,c),o.then), rule(W(n),q.then)], []
@con(1.5)
def salary_day(g):
    n = g.employer(); c = g.date("day"); q = g.outcome()
    t = g.e("{n} [pays me|sends my pay] {p}[, that's|. That's|, this is] [my salary|income|my wages|my pay]",n=P(n),p=c.post); b = q.full(NP(g.e("[any other money from them|anything else they pay me|what else comes in from them]")))
    return J(g,t,b), [rule(W([n],c,direction="in"),{"category":"Income"}), rule(W([n],direction="in"),q.then)], []
@con(2)
def bank_calls(g):
    n = g.shop(); o = O(g,g.c(["name","name","catname","cat"])); 
    t = g.e("[my bank calls it|the bank prints|on the statement it says|it shows up as|my card statement says|it comes through as|it's listed as] {n}",n=g.c(['"{}"',"{}"]).format(P(n)))
    b = o.full("it"); R=[rule(W([n]),o.then)]
    S_ = g.c([[t,b],[t+", "+b],[t+" but "+b],[t+" - "+b]])
    if g.p(.3):
        c = g.split(); q = g.comp_out(o); S_.append(q.full(g.ref(c))); R = [rule(W([n],c.compw),o.then), rule(W([n],c),q.then)]
    return S_, R, []
@con(1.5)
def name_split(g):
    n = g.shops(1); c = g.split(); o,q = O(g,"name"),O(g,g.c(["name","name","cat"]))
    t = g.e("{n} {p}[: |, ]call it {y}",n=P(n[0]),p=c.post,y=o.qn(o.name)); b = g.e("[otherwise|if not|else|the rest:] ")+" "+(q.full("it") if q.k=="cat" else g.e("call it {z}",z=q.qn(q.name)))
    if b.startswith("the rest:") and q.k=="cat": b = "the rest: " + q.label
    return J2(g,t,b), [rule(W(n,c),o.then), rule(W(n,c.compw),q.then)], []
@con(2)
def rename_exc(g):
    n = g.shops(1); o = O(g,"name"); q = g.cat(); c = g.post()
    a = o.full(g.shopnp(n,plain=1)); x = g.r.random()
    if x < .5: return J(g,a,g.e("[it's|it is|and it's|category is] {C}",C=q.label)) if g.p(.5) else [a+g.e("[ and put it in| and file it under|, category|, that's] {C}",C=q.label)], [rule(W(n),{"name":o.name,"category":q.cat})], []
    return J(g,a,g.e("only {p}[,|] please",p=c.post)) if g.p(.4) else [g.e("{a}[, but only| only|, only] {p}",a=a,p=c.post)], [rule(W(n,c),o.then)], []
@con(2)
def multi_case(g):
    n = g.shops(1); o,q,z = g.cats(3); c = g.split((">",">=","<")); k,kp,kk = g.kindref(g.c(["refund","fee","direct_debit","check","card","deposit"]))
    t = g.e("[{n}: |{n} - |with {n}, |for {n}: ]{k}[: | are | = ]{C}, {p}[: | it's | is ]{D}, [otherwise|everything else|the rest|anything else]{sp}{E}", n=P(n[0]),k=re.sub(r"^any ","",kp.s)+("" if kp.pl else ""),C=o.label,p=c.post,D=q.label,sp=g.c([": "," "," = "]),E=z.label)
    if not kp.pl: t = t.replace(" are "+o.label," is "+o.label)
    return [t], [rule(W(n,k),o.then), rule(W(n,c),q.then), rule(W(n),z.then)], []
@con(1.5)
def kind_split(g):
    c,np_,k = g.kindall(); a = g.split(); o,q = g.two()
    if o.k == "keep": o = g.cat()
    n1 = NP(np_.s+" "+a.post,pl=np_.pl); up = a.w["amount"][0] == ">"
    b = NP(g.e("[smaller ones|the smaller ones|the small ones|anything less|the others]" if up else "[bigger ones|the bigger ones|anything more|the big ones|the others]")); b.pl = not b.s.startswith("any")
    return J(g,o.full(n1),q.full(b)), [rule(W(None,c,a),o.then), rule(W(None,c,a.compw),q.then)], []
@con(1.5)
def since_now(g):
    n = g.shops(1); c = g.date(g.c(["since","sinceday"])); o,q = g.cats(2); x = g.r.random()
    if x < .5: return [g.e("{p} {n} is {C}[, not {D} anymore|, no longer {D}|, not {D}]",p=c.post,n=P(n[0]),C=o.label,D=q.label)], [rule(W(n,c),o.then)], []
    return [g.e("{n} [was|used to be] {D}[, but {p} it's {C}|, {p} it's {C}|. {p} it's {C}|; {p} {C}]",p=c.post,n=P(n[0]),C=o.label,D=q.label)], [rule(W(n,c),o.then), rule(W(n,c.compw),q.then)], []
@con(2)
def only_cond(g):
    n = g.shops(g.c([1,1,2])); c = g.post(); o = g.outcome(g.c(["cat","cat","skip","tag"]))
    a = o.full(g.shopnp(n)); t = g.e("[but only {p}|only {p}|but only if it's {i}|just {p}]",p=c.post,i=c.ifs); R=[rule(W(n,c),o.then)]
    S_ = [a+g.c([", "," ",". "])+t]
    if g.p(.35):
        k = O(g,g.c(["keep","cat"])); S_.append(k.full(NP(g.e("[the rest|anything else there|everything else from there]")))); R.append(rule(W(n,c.compw) if c.compw else W(n),k.then))
    return S_, R, []
@con(1.5)
def dir_amt(g):
    n = g.c([g.person,g.employer])(); d = g.c(["in","out"]); av = ("Income",) if d=="out" else (); o,q = g.twox(avoid=av); c = g.split()
    if o.k == "keep": o = g.cat(avoid=av)
    a = o.full(g.dirnp(P(n),d)); b = q.full(NP(g.e("[anything {p}|if it's {i} then|the ones {p}|{p}:]",p=c.post,i=c.ifs)))
    if "then" in b or ":" in b: b = g.e("if it's {i}[,| then] ",i=c.ifs)+" "+q.full("it")
    elif b.startswith("the ones") or "the ones" in b: b = q.full(NP("the ones "+c.post,pl=True))
    return J(g,a,b), [rule(W([n],c.compw,direction=d),o.then), rule(W([n],c,direction=d),q.then)], []
@con(2)
def go_there(g):
    n = g.shops(1); o,q = g.cats(2); c = g.split()
    t = g.e("[I go to|we get stuff at|I'm at|we use|my wife loves|I stop at] {n}[ most days| a lot| every week||  on the way to work| with the kids]",n=P(n[0]))
    s = [t+g.e("[, that's|. That's|, usually|, it's normally|. Normally it's] ")+" "+o.label, g.e("{p} it's [always |just |really |]{D}[| there| though| there though]",p=c.post,D=g.c([q.label,q.eph]))]
    return s, [rule(W(n,c.compw),o.then), rule(W(n,c),q.then)], []
@con(1.5)
def question_style(g):
    a,b = g.shops(2); o,q = g.outcome(),g.outcome()
    if o.then == q.then: q = g.cat()
    return [g.e("{a}? {x}. {b}? {y}",a=P(a),b=P(b),x=cap(o.bare()),y=cap(q.bare()))], [rule(W([a]),o.then), rule(W([b]),q.then)], []
@con(1.5)
def runon(g):
    a,b,c = g.shops(3); o,q = g.cats(2)
    t = g.e("[{a} is {C} and so is {b} but {c} is {D}|{a} is {C} and {b} too but {c} goes to {D}|put {a} and also {b} in {C} but not {c}, that's {D}|{a}, {b} both {C}, {c} though is {D}|{c} is {D}, the other two, {a} and {b}, are {C}]",a=P(a),b=P(b),c=P(c),C=o.label,D=q.label)
    R=[rule(W([a,b]),o.then), rule(W([c]),q.then)]
    return [t], (R if not t.startswith(P(c)) else R[::-1]), []
@con(1.2)
def eq_table(g):
    a,b = g.shops(2); o,q,z = g.cats(3); c = g.split(); e_ = g.c([" = "," -> ",": "," → "])
    return [P(a)+e_+o.label+g.c([", ","; ","\n"])+P(b)+e_+q.label+" ("+c.post+e_+z.label+")"], [rule(W([a]),o.then), rule(W([b],c.compw),q.then), rule(W([b],c),z.then)], []
@con(1.5)
def idiom(g):
    n = g.shops(1); c = g.amt("idiom"); o,q = g.two()
    if o.k == "keep": o = g.cat()
    a = o.full(NP(g.e("[{n} in|{n} charges in|anything from {n} in]",n=P(n[0]))+c.post[2:])); b = q.full(NP(g.e("[anything else from there|the rest|all other amounts|everything else]")))
    a = re.sub(r"( charges in the \w+) (is|goes|counts|belongs|doesn't|gets|needs)\b",lambda m:m.group(1)+" "+{"is":"are","goes":"go","counts":"count","belongs":"belong","doesn't":"don't","gets":"get","needs":"need"}[m.group(2)],a)
    return J(g,a,b.replace("all other amounts","any other amount")), [rule(W(n,c),o.then), rule(W(n),q.then)], []
@con(1.5)
def tag_and(g):
    n = g.shops(g.c([1,2])); o,q = g.cat(),O(g,"tag"); p2 = "them" if len(n)>1 else "it"
    if g.p(.5): return [o.full(g.shopnp(n))+g.e("[ and tag|, also tag|. Tag] %s [with|as] {t}"%p2,t=q.qn(q.tag))], [rule(W(n),{"category":o.cat,"tag":q.tag})], []
    c = g.post(); k = NP("the ones "+c.post,pl=True)
    return J(g,o.full(g.shopnp(n)),q.full(k).replace("tag the ones","also tag the ones")), [rule(W(n,c),{"category":o.cat,"tag":q.tag}), rule(W(n),o.then)], []
@con(1.5)
def neither(g):
    a,b = g.shops(2); o = g.cat(); w = P(g.wrong(o.cat))
    return [g.e("[neither {a} nor {b} is {w}, they're {C}|{a} and {b} aren't {w} but {C}|no {w} for {a} or {b}, it's {C}|don't put {a} or {b} in {w}, put them in {C}]",a=P(a),b=P(b),w=w,C=o.label)], [rule(W([a,b]),o.then)], []
@con(1.5)
def half_rest_other(g):
    a,b = g.shops(2); o,q,z = g.cats(3); ca,cb = g.split(),g.post()
    t1 = o.full(g.shopnp([a],[ca])); t2 = q.full(g.shopnp([b],[cb])); t3 = z.full(NP(g.e("[the rest from|anything else at|everything else from] {b}",b=P(b))))
    return [t1,t2,t3], [rule(W([a],ca),o.then), rule(W([b],cb),q.then), rule(W([b],cb.compw) if cb.compw else W([b]),z.then)], []
@con(1.5)
def acct_then_except(g):
    c = g.acct(); o = g.outcome(); x = g.shop()
    if o.k == "keep": o = g.cat()
    q = g.comp_out(o)
    a = o.full(NP(g.e("[everything|anything|whatever is] {p}",p=c.post))); d = g.post(excl=("acct",)) if g.p(.3) else None
    acc = g.p(.5)
    b = q.full(NP(g.e("[only |just |]{x} [on that one|from that one|on there]" if acc else "{x}",x=P(x))+(" "+d.post if d else "")))
    return J(g,a,b), [rule(W([x],c if acc else None,d),q.then), rule(W(None,c),o.then)], []
@con(1.5)
def months_split(g):
    n = g.shops(1); c = g.date(g.c(["range","every","month"])); o,q = g.two()
    if o.k == "keep": o = g.cat()
    a = g.c([c.post+" "+o.full(g.shopnp(n)), o.full(g.shopnp(n,[c]))]); b = g.e("[all other months|the rest of the year|outside that|any other month|in other months|the other months] ")+" "+q.full("it")
    return J(g,a,b), [rule(W(n,c),o.then), rule(W(n),q.then)], []
@con(1.2)
def and_a_refund(g):
    n = g.shops(g.c([1,2])); o = g.cat(); k = g.c(["refund"]); x = g.r.random()
    if x < .4: return [g.e("{a}[, refunds too|, refunds included|. refunds as well|, also the refunds]",a=o.full(g.shopnp(n)))], [rule(W(n),o.then)], []
    if x < .7: return [g.e("{a}[, but not refunds|, except refunds|. Not the refunds though|, refunds excepted]",a=o.full(g.shopnp(n)))], [rule(W(n,kind="refund"),{"keep":True}), rule(W(n),o.then)], []
    return [o.full(NP(g.e("[only |just the |]refunds from {n}",n=g.lst(n)),pl=True))], [rule(W(n,kind="refund"),o.then)], []
@con(1.5)
def fee_interest(g):
    n = g.shop(); o,q = g.two(); a,b = g.r.sample(["fee","interest","deposit","direct_debit","check","refund"],2); w = {"fee":"fees","interest":"interest","deposit":"deposits","direct_debit":"direct debits","check":g.c(["checks","cheques"]),"refund":"refunds"}
    if o.k == "keep": o = g.cat()
    pr = "to" if a == "check" else "from"
    t = o.full(NP(f"{w[a]} {pr} "+P(n),pl=a!="interest")); s = q.full(NP(g.e("[the |their |]{w}",w=w[b]),pl=b!="interest"))
    return J(g,t,s), [rule(W([n],kind=a),o.then), rule(W([n],kind=b),q.then)], []
@con(1.2)
def too_late(g):
    n = g.shops(1); o = g.cat(); c = g.split(); d = g.acct()
    t = g.e("{a} [if it's|when it's] {i} and {p}",a=o.full(g.shopnp(n,plain=.9)),i=c.ifs,p=d.post); q = g.outcome()
    return J(g,t,g.e("[in all other cases|otherwise|if not both] ")+" "+q.full("it")), [rule(W(n,c,d),o.then), rule(W(n),q.then)], []
@con(1.5)
def three_chain(g):
    n = g.shops(1); c = g.split(); k,kp,kk = g.kindref(g.c(["refund","fee","check","direct_debit"])); o,q,z = g.cats(3)
    return [o.full(g.shopnp(n)), q.full(g.ref(c)), z.full(kp)], [rule(W(n,k),z.then), rule(W(n,c),q.then), rule(W(n,c.compw),o.then)], []
@con(1.5)
def other_branch(g):
    n = g.shop(); m = g.c(["Leeds","Main St","Airport","Queen St","Mayo","Station Rd","Ottawa","Bedok","Durban","Perth","High St","Koramangala","Galway","Westlands","5th Ave","Dunedin"]); o,q = g.two(); g.used.append(m)
    if o.k == "keep": o = g.cat()
    t = o.full(NP(g.e("[{n}, the one with {m} in the name,|the {n} that says {m}|the {n} with {m} on it]",n=P(n),m=P(m)))); s = q.full(NP(g.e("[the other branches|the other ones|all other {n}s]",n=P(n)),pl=True))
    if "all other" in s: s = q.full(NP("the others",pl=True))
    return J(g,t,s), [rule(W([m]),o.then), rule(W([n],nt=[m]),q.then)], []
@con(1.2)
def keep_front(g):
    a,b = g.shops(2); k = O(g,"keep"); o = g.cat()
    return J(g,k.full(g.shopnp([a],plain=1)),o.full(g.shopnp([b]))), [rule(W([a]),k.then), rule(W([b]),o.then)], []
# ---------- extra linked idioms
@con(1.5)
def because_rest(g):
    n = g.shops(1); o = g.cat(); r = g.c(REASONS)
    R=[rule(W(n),o.then)]; S_=[g.e("{r}[, so| so|, and so] {a}",r=r,a=o.full(g.shopnp(n)))]
    if g.p(.6):
        c = g.post(); q = g.comp_out(o)
        S_.append(q.full(g.ref(c))+though(g)); R = [rule(W(n,c.compw),o.then), rule(W(n,c),q.then)] if c.compw else [rule(W(n,c),q.then), rule(W(n),o.then)]
    return S_, R, []
@con(1.2)
def from_twin(g):
    n = g.shop(); x = g.r.random(); o = g.cat()
    if x < .4: c = g.acct(); return [o.full(NP(P(n)+" "+c.post))], [rule(W([n],c),o.then)], []
    if x < .7: m = g.c(ACCT_BRAND[g.cty]); return [o.full(NP(g.e("[refunds|fees] from {m}",m=P(m)),pl=True)).replace("refunds","fees")], [rule(W([m],kind="fee"),o.then)], []
    p = g.person(); return [o.full(NP("money from "+P(p)))], [rule(W([p],direction="in"),o.then)], []
@con(1.5)
def not_vs_over(g):
    n = g.shops(1); v = g.num(); m = g.money(v); o = g.cat(); op = g.c([">","<"]); w = {">":g.c(["over","above"]),"<":g.c(["under","below"])}[op]; x = g.r.random()
    if x < .5: 
        t = g.e("{n} is {C}[, but leave anything {w} {m} alone|. Don't touch the ones {w} {m}|; {w} {m} stays as it is]",n=P(n[0]),C=o.label,w=w,m=m); c = {">":"<=","<":">="}[op]
        return [t], [rule(W(n,amount=f"{op}{v}"),{"keep":True}), rule(W(n,amount=f"{c}{v}"),o.then)], []
    return [g.e("{n} is {C}[, but leave out anything {w} {m}|. Skip the ones {w} {m}|; {w} {m} doesn't count]",n=P(n[0]),C=o.label,w=w,m=m)], [rule(W(n,amount=f"{op}{v}"),{"skip":True}), rule(W(n,amount={">":"<=","<":">="}[op]+str(v)),o.then)], []
@con(1.5)
def two_names_amt(g):
    a,b = g.shops(2); c,d = g.split(),g.split(); o,q = g.cats(2)
    t = g.e("[{a} {p} and {b} {r} are {C}|both {a} {p} and {b} {r} go under {C}|{C}: {a} {p} and {b} {r}]",a=P(a),b=P(b),p=c.post,r=d.post,C=o.label)
    return [t], [rule(W([a],c),o.then), rule(W([b],d),o.then)], []
@con(1.5)
def these_two(g):
    n = g.shops(2); o,q = g.twox(); c = g.split() if g.p(.5) else g.post(excl=("amt",))
    if o.k == "keep": o = g.cat()
    t = g.e("[there's|I shop at|I use|you will find] {a} and {b}",a=P(n[0]),b=P(n[1])); s = o.full(NP(g.e("[both|both of those|those two|these two]"),pl=True)); u = q.full(NP(g.e("[either one|either of them|anything from either] {p}",p=c.post)))
    R = [rule(W(n,c.compw),o.then), rule(W(n,c),q.then)] if c.compw else [rule(W(n,c),q.then), rule(W(n),o.then)]
    return [t,s,u] if g.p(.5) else [t+", "+s, u], R, []
# ---------- unread
@con(4.5, False)
def with_unread(g):
    n = g.shops(g.c([1,1,2])); o = g.outcome(); c = g.post() if g.p(.3) else None
    if o.k == "keep": o = g.cat()
    u = g.c(UNREAD_Q) if g.p(.45) else g.c(UNREAD_CANT); s = o.full(g.shopnp(n,[c] if c else []))
    R=[rule(W(n,c),o.then)]
    if u.endswith("?") or g.p(.5): 
        u2 = cap(u) if g.p(.6) else u
        return ([s, P(u2)] if g.p(.75) else [P(u2), s]), R, [u2]
    return [s+g.c([" and ",", and ",", also "])+P(u)], R, [u]
@con(1.2)
def rest_unread(g):
    n = g.shops(1); c = g.split(); o,q = g.cats(2); u = g.e("[ignore the rest|the rest you know|do the rest as you like|whatever else you find is up to you|for all other shops do what you think is right]")
    t = g.e("{a} unless it's {i}, then it's {D}",a=o.full(g.shopnp(n)),i=c.ifs,D=q.label)
    return [t, P(u)], [rule(W(n,c.compw),o.then), rule(W(n,c),q.then)], [u]
@con(.8, False)
def only_unread(g):
    k = g.r.randint(1,2); us = [cap(u) if g.p(.6) else u for u in g.r.sample(UNREAD_Q+UNREAD_CANT,k)]
    return [P(u) for u in us], [], us
def cap(s):
    if not s: return s
    i = 1 if s[0] in "\x01\"'" and len(s)>1 else 0
    return s[0].upper()+s[1:] if i == 0 else s
VAR = {"Canadian Tire":["CDN TIRE","CT #0412"],"Shoppers Drug Mart":["SDM","SHOPPERS DM"],"Tim Hortons":["TIMS","TIM HORT"],"Real Canadian Superstore":["RCSS","SUPERSTORE"],"M&S":["MARKS & SPENCER","MKS"],"Trader Joe's":["TRADER JOES"],"H-E-B":["HEB ONLINE"],"7-Eleven":["7-11","SEVEN ELEVEN"],"Amazon":["AMZN MKTP"],"Woolworths":["WOOLIES","WW METRO"],"Wetherspoon":["JDW","SPOONS"],"Chemist Warehouse":["CHEM WHSE"],"Pick n Pay":["PNP"],"Takealot":["TKLOT"],"FairPrice":["NTUC FP"],"BigBasket":["BB DAILY","BBNOW"],"Home Depot":["THE HD"],"McDonald's":["MCD"],"Uber":["UBR*"],"PG&E":["PACIFIC GAS"],"Bunnings":["BNGS"],"GoodLife":["GLF"]}
KW = S("Prime|Kindle|Marketplace|Pharmacy|Fuel|Plus|Music|Eats|Express|Online|Mobile|Cafe|Optical|Tyres|Photo|Bistro|Rewards|Fresh|Pay|Audible|Cloud|Gift Card|Delivery|Catering|Insurance|Bank|Energy|Tickets|Digital|Travel|Wine|Garden|Kids|Auto|Care|Store 12|Web Services|Ads|Go|TV|Pass|Direct|Books|Home|Metro|Local|Extra|Outlet|Pets|Bar|Money|Studio|Premium|Family|Storage|Parking|Membership|Renewal|Deposit box|Lounge|May Sale|Sunday|Central|West")
def kw(g):
    for _ in range(30):
        k = g.c(KW)
        if g._ok(k): break
    if g.p(.25): k = k.upper()
    g.used.append(k); return k
G.kw = kw
def wrong(g, not_cat):
    for _ in range(30):
        n = g.c(list(CATS))
        if n != not_cat and n not in g.usedcat: break
    g.usedcat.append(n); return g.c(CATS[n])
G.wrong = wrong
def variant(g, n):
    """1-2 spellings a bank would print"""
    if n in VAR and g.p(.7): return [g.c(VAR[n])]
    base = re.sub(r"[^A-Za-z0-9& ]", "", n); w = base.split(); out = []
    for _ in range(12):
        x = g.r.random()
        if x < .25: v = base.upper().replace(" ","")
        elif x < .45 and len(w) > 1: v = " ".join([re.sub(r"(?<=.)[aeiou]","",w[0])] + w[1:]).upper()
        elif x < .6 and len(w) > 1: v = "".join(y[0] for y in w).upper() + g.c([""," "+g.c(["STORES","INTL","LTD","ONLINE","CO"])])
        elif x < .75: v = g.c(DESC_PRE).strip() + (" " if g.p(.3) else "") + base.upper()[:10].strip()
        elif x < .9: v = re.sub(r"(?<=\w)[aeiou](?=\w)","",base,count=2).upper()
        else: v = base.upper() + " " + str(g.r.randint(2,990))
        if len(v) > 2 and v.lower() != n.lower() and v not in out and v.lower() not in n.lower(): out.append(v)
        if len(out) == g.c([1,1,2]): break
    return out[:2] or [base.upper()+" 2"]
G.variant = variant

def mapstr(r, f):
    w, t = r["when"], r["then"]
    for k in ("text","not_text"):
        if k in w: w[k] = [f(x) for x in w[k]]
    if "account" in w: w["account"] = f(w["account"])
    for k in ("name","tag","new_category"):
        if k in t: t[k] = f(t[k])
def outside(s, f):
    return "".join(x if i % 2 else f(x) for i, x in enumerate(re.split(r"(\x01[^\x02]*\x02)", s)))
CONTR = {"it's":"its","don't":"dont","doesn't":"doesnt","isn't":"isnt","that's":"thats","they're":"theyre","aren't":"arent","I'd":"id","what's":"whats","you're":"youre"}
ABBR = [("please","pls"),("and","&"),("with","w/"),("something","smth"),("because","cos"),("though","tho"),("anything","anythin"),("everything","evrything"),("transactions","txns"),("should","shld"),("account","acct")]
def build(rng):
    while True:
        g = G(rng)
        fs, ws = [c[0] for c in CONS], [c[1] for c in CONS]
        k = rng.choices([1,2,3],[66,27,7])[0]
        sents, rules, unread, linked, names = [], [], [], False, []
        for f in rng.choices(range(len(CONS)), ws, k=k):
            s, r, u = CONS[f][0](g)
            if rules and len(rules)+len(r) > 5: continue
            if rules and len(sents)+len(s) > 4: continue
            if sents and CONS[f][0].__name__ == "only_unread" and unread: continue
            sents += s; rules += r; unread += u; linked |= CONS[f][2]; names.append(CONS[f][0].__name__)
        if "only_unread" in names and len(names) > 1 and len(unread) > 1: continue
        rules = json.loads(json.dumps(rules)); 
        if not any("\n" in s for s in sents) and rng.random() < .10: sents[0] = rng.choice(OPENERS) + " " + (cap(sents[0]) if rng.random() < .3 else sents[0])
        elif not any("\n" in s for s in sents) and rng.random() < .06 and len(sents) < 4: sents.append(rng.choice(["Thanks","Thank you","That's all","cheers","ta","Thanks a lot","Hope that helps", "that's it for now"]))
        # style
        low = rng.random(); style = "lower" if low < .28 else "lowsent" if low < .42 else "upper" if low < .43 else "normal"
        if style == "lower" and any(u in ("The Rest","More","Next","Three","The Other Place","Orange","Gap") for u in g.used): style = "normal"
        nopunct = rng.random() < .25
        nl = any("\n" in s for s in sents) or rng.random() < .10
        out = ""
        for i, s in enumerate(sents):
            if style == "normal" or (style == "upper"): s = cap(s); s = outside(s, lambda x: re.sub(r"([.?!] )([a-z])", lambda m: m.group(1)+m.group(2).upper(), x) if style == "normal" else x)
            last = i == len(sents)-1
            end = s.rstrip(B+"\"'")[-1:]
            if nl: out += s + ("" if "\n" in s or nopunct or end in ".?!" else ".") + ("" if last else "\n")
            else:
                out += s + ("" if end in "?!." else ("" if last and nopunct else ".")) + ("" if last else " ")
        if rng.random() < .25: out = outside(out, lambda x: re.sub(r"[A-Za-z]+'[a-z]+", lambda m: CONTR.get(m.group(0), m.group(0)), x))
        if rng.random() < .10:
            for a, b in rng.sample(ABBR, 3): out = outside(out, lambda x: re.sub(r"(?<![\w'])%s(?![\w'])" % a, b, x))
        if rng.random() < .10:
            def tp(x):
                return re.sub(r"[a-z]{5,}", lambda m: typo(g, m.group(0)) if len(m.group(0)) > 5 and rng.random() < .15 else m.group(0), x)
            out = outside(out, tp)
        f = (lambda x: x)
        if style == "lower": f = str.lower
        if style == "upper": f = str.upper
        if style == "lowsent": out = outside(out, str.lower)
        out = f(out); unread = [f(u) for u in unread]
        for r in rules: mapstr(r, f)
        text = out.replace(A,"").replace(B,"")
        text = re.sub(r" +([,.;])(?=\s|$)", r"\1", text) if "..." not in text else text
        text = text.replace("..", ".") if "..." not in text else text
        text = re.sub(r"\b[Tt]he (?=[Tt]he )", "", text); text = text.replace(",,", ",").replace(",.", "."); text = re.sub(r"\s+\n", "\n", text); text = re.sub(r"(?<!\n)  +", " ", text).strip()
        e = {"text": text, "rules": rules, "unread": unread}
        if bad(e): continue
        return e, linked, names
def bad(e):
    t = e["text"]
    for r in e["rules"]:
        w, th = r["when"], r["then"]
        if not w or not th: return True
        for x in w.get("text",[])+w.get("not_text",[])+[w.get("account","")]+[th.get("name","")]+[th.get("tag","")]+[th.get("new_category","")]:
            if x not in t: return True
    seen = [json.dumps(r["when"],sort_keys=True) for r in e["rules"]]
    if len(set(seen)) < len(seen): return True
    if len(t) > 600: return True
    return any(u not in t for u in e["unread"])
def main():
    N, seed = int(sys.argv[1]), int(sys.argv[2]); rng = random.Random(seed)
    out, lk, seen = [], 0, set(); cnt = {}
    while len(out) < N:
        e, l, names = build(rng)
        if e["text"] in seen: continue
        seen.add(e["text"]); out.append(e); lk += l
        for n in names: cnt[n] = cnt.get(n,0)+1
    json.dump(out, sys.stdout, ensure_ascii=False, indent=0)
    if len(sys.argv) > 3: print(lk/N, len(CONS), cnt, file=sys.stderr)
if __name__ == "__main__": main()
