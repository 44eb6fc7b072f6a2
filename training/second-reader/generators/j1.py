#!/usr/bin/env python3
"""Generator of labeled custom instructions (US / Canada / India voices).
Usage: python3 j1.py N SEED (a JSON array on stdout)."""
import sys, json, random, re, datetime

TODAY = datetime.date(2026, 11, 15)

def L(s):
    return [x.strip() for x in s.replace("\n", "|").split("|") if x.strip()]

# ------------------------------------------------------------------ names
US = L("""Costco|Target|Walmart|Kroger|Publix|Trader Joe's|Whole Foods|Aldi|Wegmans|H-E-B|Safeway|Meijer|Food Lion|Sprouts|WinCo|Piggly Wiggly|Hy-Vee|Stop & Shop|Giant Eagle|Ralphs|Vons
CVS|Walgreens|Rite Aid|Home Depot|Lowe's|Ace Hardware|Menards|Harbor Freight|Tractor Supply|Best Buy|Micro Center|Apple|Amazon|Etsy|eBay|Wayfair|IKEA|Kohl's|Macy's|Nordstrom|TJ Maxx|Ross|Marshalls|Old Navy|REI|Dick's Sporting Goods
Starbucks|Dunkin|Chipotle|Panera|Chick-fil-A|McDonald's|Wendy's|Taco Bell|Olive Garden|Waffle House|IHOP|Cracker Barrel|Domino's|Papa John's|Jersey Mike's|Sweetgreen|DoorDash|Grubhub|Uber Eats|Instacart
Chevron|Exxon|Sunoco|Wawa|Sheetz|QuikTrip|Buc-ee's|Speedway|Casey's|Marathon|Valero|Uber|Lyft|Amtrak|Delta|Southwest|JetBlue|Airbnb|Hertz|Enterprise|E-ZPass|ParkMobile|AutoZone|Jiffy Lube|O'Reilly|Discount Tire
Netflix|Spotify|Hulu|Disney Plus|Audible|Patreon|Dropbox|Adobe|Steam|Nintendo|PlayStation|AMC Theatres|Ticketmaster|Petco|PetSmart|Chewy|Michaels|Hobby Lobby|Barnes & Noble|Planet Fitness|Great Clips|Sephora|Ulta|Sally Beauty|GameStop|Joann|Big Lots|Dollar General|Goodwill|Savers""")
CA = L("""Loblaws|Sobeys|Metro|No Frills|FreshCo|Real Canadian Superstore|Save-On-Foods|Farm Boy|Longo's|Fortinos|Provigo|Maxi|T&T Supermarket|Canadian Tire|Shoppers Drug Mart|Rexall|Jean Coutu|London Drugs|Home Hardware|RONA|Princess Auto|Winners|HomeSense|Hudson's Bay|Indigo|Giant Tiger|Mark's|Sport Chek|Roots|Tim Hortons|Second Cup|Harvey's|Swiss Chalet|Mary Brown's|Boston Pizza|Cora|St-Hubert|LCBO|SAQ|Beer Store|Petro-Canada|Esso|Ultramar|Irving|Husky|Presto|GO Transit|OC Transpo|TransLink|Via Rail|WestJet|Porter|Air Canada|Cineplex|GoodLife|Pet Valu|Mountain Equipment|Staples|SkipTheDishes|Crave|Lee Valley|Bulk Barn|M&M Food Market|Dollarama|Value Village|Kal Tire|ICBC|Sephora|Toys R Us|Mastermind|Purolator|Canada Post|Reitmans|Simons|Garage|Aritzia""")
IN = L("""BigBasket|Blinkit|Zepto|DMart|Reliance Fresh|More Supermarket|Spencer's|Nilgiris|Star Bazaar|Spar|JioMart|Swiggy|Zomato|Haldiram's|Saravana Bhavan|Cafe Coffee Day|Chaayos|Barista|Bikanervala|Wow Momo|Flipkart|Myntra|Ajio|Nykaa|Meesho|Croma|Vijay Sales|Reliance Digital|Pantaloons|Westside|FabIndia|Bata|Lifestyle|Shoppers Stop|Decathlon|Apollo Pharmacy|MedPlus|PharmEasy|1mg|Netmeds|Practo|Indian Oil|HP Petrol|Bharat Petroleum|Ola|Rapido|IRCTC|RedBus|MakeMyTrip|IndiGo|Vistara|OYO|FASTag|Namma Metro|Delhi Metro|BookMyShow|Hotstar|JioSaavn|Zee5|PVR|INOX|Cult.fit|Urban Company|NoBroker|Byju's|Unacademy|FirstCry|Supertails|Lenskart|Tanishq|Amul Parlour|Mother Dairy|Crossword|Pepperfry|Dunzo|Licious|Country Delight|Naturals|Raymond|Peter England|Tata Cliq""")
LOCAL_US = L("""Marlow's|Blue Door Bistro|Henderson Hardware|Pine Street Market|Rosie's Diner|Lakeview Pharmacy|The Copper Kettle|Bellweather Books|Hank's Auto Body|Sunrise Donuts|Maple Leaf Cleaners|Twin Oaks Vet|Juniper & Sage|Old Mill Feed|Big Sky Outfitters|Corner Pantry|Gino's Pizza|Bluebird Bakery|Harbor Fish|Stonecroft Nursery|Willow Creek Dental|Pioneer Lumber|Two Rivers Taproom|Kettle & Crumb|Rusty Bucket|Main Street Barbers|Ortiz Produce|Delgado Tires|Lucky Panda|Thai Orchid|El Rancho Grande|La Michoacana|Pho Saigon|Sal's Deli|Valley Co-op|Fern & Fig|Ridgeline Cycles|Birchwood Apartments|Oakridge Property Mgmt|Cedar Hill Storage|Northside Laundromat|Tiny Tots Academy|Little Acorns|Bright Horizons|Cascade Climbing|Iron Works Gym|Bayou Bait Shop|Granite Peak Ski|Prairie Wind Yoga|Dr. Feldman|Dr Nguyen DDS|St. Luke's|Peabody Library Friends|Elks Lodge 442|VFW Post 88|Grace Lutheran|Hilltop Orchards|Muddy Paws Grooming|Wagging Tails|Paws & Claws|Sparkle Car Wash|Zippy Lube|Uptown Shoe Repair|Needle & Thread|Vinyl Junction|Dice Tower Games|Comic Vault|Moonlight Drive-In|Tanner's Tap|Brass Monkey|Hop Yard|O'Malley's|Blackbird Wine|Cork & Barrel|Smoke Signals Tobacco|Riverbend Farm|Sweet Basil|Noodle Barn|Wok This Way|Bagel Boss|Crust & Co|Dough Re Mi|Hilda's Quilts|Bead Street|Parkside Florist|Petal Pushers""")
LOCAL_CA = L("""Chez Mireille|Boulangerie Dupont|Marché Jean-Talon|Depanneur Lachance|Kensington Fruit|St. Lawrence Cheese|Granville Fish Co|Rideau Bakery|Beaver Creek Marina|Muskoka Boat Works|Tofino Surf Shack|Prairie Sun Orchards|Saskatoon Co-op|Red River Co-op|Halifax Backpackers|Peggy's Cove Gifts|Cape Breton Wool|Churchill Park Vet|Kitsilano Cycles|Bloor West Dental|Danforth Greek|Pape Village Butcher|Leslieville Pumps|Gerrard Spice|Banff Gondola|Lakehead Tire|Sudbury Plumbing|Okanagan Fruit Stand|Moose Jaw Motors|Eh Bees Honey|Timber Wolf Outfitters|Hockey Depot|Le Petit Zinc|La Cage|Patati Patata|Poutineville|Caisse Populaire|Whitehorse Hardware|Avalon Pharmacy|Signal Hill Taxi|Jigg's Kitchen|Loonie Laundry|Bytown Cinema|Glebe Garage|Toonie Tuesday Wash|Georgian Bay Cottage Rentals""")
LOCAL_IN = L("""Sharma Kirana|Gupta Sweets|Sri Krishna Stores|Lakshmi Medicals|Balaji Electricals|Annapurna Mess|Udupi Grand|Meghana Foods|Karim's|Anand Stationery|Ganesh Hardware|Om Sai Travels|Shree Ram Dairy|New Bombay Tailors|Kalyan Silks|Pothys|Nalli|Mahalaxmi Petrol|Jain Book Depot|Verma Tutorials|Little Millennium|Kidzee|Sunshine Creche|Sai Baba Temple Trust|ISKCON|Goonj|Green Valley Society|Prestige Shantiniketan|Brigade Meadows|Lotus Salon|Lakme Salon|Gold's Gym|Snap Fitness|Hotel Saravana|Rajdhani Thali|Murugan Idli|Paradise Biryani|Chai Point|Irani Cafe|Toit|Wine World|Madhuloka|Tasmac|Pawan Mobile|Sangeetha Mobiles|Poorvika|City Pet Clinic|Bow Wow Pets|Ramesh Auto Works|Singh Tyres|Bansal Opticals|Dr Lal PathLabs|Thyrocare|Manipal Hospital|Sanjay Xerox|Agarwal Packers|Mehta Jewellers""")
UTIL_US = L("""Duke Energy|ConEd|PG&E|Xcel Energy|Comcast|Xfinity|Spectrum|Verizon|T-Mobile|AT&T|Mint Mobile|National Grid|Dominion Energy|Waste Management|American Water|Geico|State Farm|Progressive|Allstate|USAA|MetLife|Navient|Nelnet|Rocket Mortgage|Mr Cooper|IRS|Vanguard|Fidelity|Schwab|Robinhood|Coinbase|Blue Cross|Kaiser|Aetna""")
UTIL_CA = L("""Hydro One|BC Hydro|Hydro-Québec|Enbridge|FortisBC|Toronto Hydro|Rogers|Bell|Telus|Fido|Koodo|Shaw|Freedom Mobile|Public Mobile|Eastlink|SaskTel|Manulife|Sun Life|Intact|Desjardins|Wealthsimple|Questrade|CRA|Service Ontario|Epcor|Reliance Home Comfort""")
UTIL_IN = L("""Airtel|Jio|Vi|BSNL|ACT Fibernet|BESCOM|Tata Power|Adani Electricity|MSEDCL|Indane|Mahanagar Gas|LIC|HDFC Ergo|Star Health|Zerodha|Groww|Kuvera|Bajaj Finserv|Policybazaar|Tata Play|BWSSB|EPFO""")
EMP = L("""Acme Logistics|Northwind Traders|Brightpath Consulting|Infosys|TCS|Wipro|Cognizant|Deloitte|Lockheed|Boeing|Shopify|Bombardier|Magna|Gusto|ADP|Paychex|Upwork|Fiverr|Stripe|Toptal|Harlow & Finch LLP|City of Dayton|UC Davis|McGill|Univ of Waterloo|IIT Madras|School District 12|Larkspur Design|Redwood Analytics|Kiln Studio|Social Security|Service Canada|Mahindra|Hatch Ltd|Bechtel|Raytheon|Tim's Trucking|Fernwood Media|Sunbelt Staffing""")
TRICKY = L("""24 Hour Fitness|Shell|Coffee & Co|The Rest|Gap|Under Armour|Five Below|Forever 21|Motel 6|Five Guys|99 Ranch|7-Eleven|1-800-Flowers|Studio 54 Hair|A&W|Dollar Tree|Check Into Cash|Over Easy|TGI Fridays|March Hare Books|Cash & Carry|Between Friends Cafe|Everything But Water|Joint Venture BBQ|Bed Bath & Beyond|Crate and Barrel|Salt and Straw|Nuts and Bolts Hardware|The Other Place|Something Else Cafe|Either Or Coffee|Not Your Mother's|No Name Grill|Nothing Bundt Cakes|Only Natural Pet|First Watch|Second Chance Thrift|Half Price Books|Rent-A-Center|Gift Shack|Pet Food Express|Travel Centers|Insurance Auto Auctions|Health Nut|Home Goods|Kids Foot Locker|Car Toys|Fuel Coffee|Gas Monkey Grill|Bar Harbor Foods|Grocery Outlet|Clothes Mentor|Water Street Gym|Phone Home Repairs|Paradise Bakery|Pharmacy Bar|Book Bar|The Bank Tavern|The Office Pub|School House Grill|Library Cafe|Interest Yarns|Refund Records|Transfer Co Food Hall|Deposit Deli|Small World Toys|Big 5|Pier 1|Club 16|Route 66 Diner|Cafe 1912|Bistro 100|Store 24|Suite 300 Salon|Hotel 71|Pump 9|Bus Stop Diner|Mother Earth|Dad's Garage|Baby Bird|Uncle Bob's Storage|The Loan Arranger Pawn|Tax Slayer|Union Market|Monday Blooms|Saturday Farm Stand|Weekend Warrior Gear|May Nails|August Moon|April Cornell|Before & After Salon|Call It Spring|Name Brand Outlet|Show Me Tacos|All Things Tea|Both Ways Bakery|Anything Goes Thrift|Otherwise Brewing|Except Sundays|Her Majesty's Pleasure|His & Hers|Same Day Cleaners|Skip's Marine|Exchange Street Deli|Cheque Mate Pizza|Thirty Three Threads|Twenty Twenty Optical|Hundred Acre Farm|Rest Stop 12|Tag Bagz|Ignite Fitness|Move Yoga|File Depot|Mark & Sons|Sort of Coffee|Zero Waste Shop|Category Five Surf|Rule of Thirds Camera|Left Coast Books|Out of Hand|In the Kitchen""")
KEEPCASE = set(TRICKY) - set(L("24 Hour Fitness|Shell|Gap|Forever 21|Motel 6|Five Guys|99 Ranch|7-Eleven|Under Armour|Dollar Tree|A&W|Five Below|Bed Bath & Beyond|Crate and Barrel|Home Goods|Big 5|Pier 1|Half Price Books|Grocery Outlet|TGI Fridays|Small World Toys|Route 66 Diner")) | set(L("Apple|Vi|Ross|Metro|Bell|Simons|Cora|Roots|Garage|Mark's|More Supermarket|Lifestyle|Star Bazaar|Maxi|Spectrum|Enterprise|Delta|Steam|Marathon|Porter|Steam|Crave|Indigo|Naturals|Progressive|Intact|Winners|Second Cup|Save-On-Foods|No Frills"))
DESC = [tuple(x.split("=")) for x in L("""SQ *MARLOWS=Marlow's|TST* BLUE DOOR=Blue Door|SQ *KETTLE CRUMB=Kettle & Crumb|TST* TWO RIVERS TAP=Two Rivers|PAYPAL *ETSY SELLER=Etsy|AMZN Mktp US=Amazon|AMZN MKTP CA=Amazon|WM SUPERCENTER #1184=Walmart|POS DEBIT 7731 CORNER PANTRY=Corner Pantry|CHECKCARD 0814 SHEETZ=Sheetz|SP BEAD STREET=Bead Street|GOOGLE *YouTube=YouTube|APPLE.COM/BILL=Apple|MSFT * OFFICE=Office|WHOLEFDS MKT 10233=Whole Foods|TJMAXX #0445=TJ Maxx|CKE*ROSIES DINER=Rosie's|IC* INSTACART=Instacart|DD *DOORDASH PHOSAI=Pho Saigon|LYFT *RIDE FRI=Lyft|UBER *TRIP=Uber|UBR* PENDING=Uber|EZPASS NY REBILL=E-ZPass|ACH WEB OAKRIDGE PM=Oakridge|VZWRLSS*APOCC=Verizon|COMCAST CABLE COMM=Comcast|PGANDE WEB ONLINE=PG&E|BKOFAMERICA ATM=BofA ATM|USPS PO 3712=Post Office|NYTIMES*NYTIMES=NY Times|GRP*PLANET FIT=Planet Fitness|ABC*IRON WORKS=Iron Works|SQSP* INV88213=Squarespace|EB *JAZZ FEST=Jazz Fest|FSP*WILLOW CREEK=Willow Creek|CLOVER *GINOS=Gino's|ZELLE TO 4471=Zelle|INTERAC E-TRF 8823=e-Transfer|IDP PURCHASE - 3391 LOBLAWS=Loblaws|C-IDP PURCHASE-9920=Corner Store|TIM HORTONS #2281=Tims|PRESTO APPL/ABCD=Presto|MISC PAYMENT RBC CR=RBC Credit|PAC SUN LIFE=Sun Life|BPY CRA TAX=CRA|LCBO/RAO #0488=LCBO|PETROCAN-1290=Petro-Canada|SDM #0912=Shoppers|RCSS #2810=Superstore|CDN TIRE STORE #00191=Canadian Tire|UPI-SWIGGY-8820@ybl=Swiggy|UPI/ZOMATO/4471=Zomato|UPI-SHARMA KIRANA-paytmqr=Sharma Kirana|NEFT CR-INFOSYS LTD=Infosys|ACH D- LIC OF INDIA=LIC|NACH-MUT-DR-GROWW=Groww|BIL/ONL/BESCOM=BESCOM|IMPS-P2A-RAMESH=Ramesh|POS 4213XX DMART=DMart|ECS BAJAJ FIN=Bajaj|PCD/8832/MYNTRA=Myntra|VPS/BIGBASKET=BigBasket|IRCTC-CF UTS=IRCTC|RAZ*URBANCLAP=Urban Company|PAYU*BOOKMYSHOW=BookMyShow|BLINKIT GRF=Blinkit|ATM WDL 00918=ATM|PP*HUMBLE GAMES=Humble|STRIPE PAYOUT=Stripe|BLUEBIRD BKRY 02=Bluebird Bakery|NETFLIX.COM=Netflix|HLU*HULU 3381=Hulu|PRIME VIDEO *2K7=Prime Video|KINDLE SVCS*M41=Kindle|WL *STEAM PURCHASE=Steam|FRGN*VODAFONE=Vodafone|SHELL OIL 5744210=Shell|EXXONMOBIL 4788=Exxon|7-ELEVEN 33918=7-Eleven|CIRCLE K 07714=Circle K|BP#8837712=BP|CHEVRON 0093=Chevron""")]
FIRST = L("""Rosa|Priya|Maya|Dan|Linda|Bob|Ravi|Anjali|Suresh|Meena|Kavita|Arjun|Vikram|Deepa|Sunita|Rahul|Neha|Amit|Lakshmi|Imran|Fatima|Gurpreet|Harjit|Manpreet|Simran|Chloe|Étienne|Mathieu|Josée|Gord|Doug|Sheila|Brenda|Kyle|Tyler|Megan|Ashley|Jorge|Miguel|Carmen|Lupe|Terrence|Keisha|Darnell|Wei|Mei|Hiroshi|Yuki|Olga|Pavel|Tomasz|Greta|Hank|Earl|Dolores|Walt|Irene|Sanjay|Ganesh|Shanti|Kamala|Farida|Joseph|Thomas|Divya|Karthik|Aisha|Omar|Nadia|Becca|Jess|Matt|Steve|Karen|Todd|Wendy|Phil|Nancy|Ruth""")
LAST = L("""Thompson|Nguyen|Patel|Sharma|Iyer|Reddy|Singh|Gill|Kaur|Tremblay|Gagnon|MacDonald|Fraser|Kowalski|Garcia|Lopez|Hernandez|Johnson|Whitaker|O'Brien|Schmidt|Okafor|Chen|Wong|Das|Banerjee|Menon|Nair|Kulkarni|Joshi|Mehta|Khan|D'Souza|Fernandes|Novak|Peterson|Lindqvist|Baker|Carver|Mills""")
SHE = set(L("Rosa|Priya|Maya|Linda|Anjali|Meena|Kavita|Deepa|Sunita|Neha|Lakshmi|Fatima|Manpreet|Simran|Chloe|Josée|Sheila|Brenda|Megan|Ashley|Carmen|Lupe|Keisha|Mei|Yuki|Olga|Greta|Dolores|Irene|Shanti|Kamala|Farida|Divya|Aisha|Nadia|Becca|Jess|Karen|Wendy|Nancy|Ruth"))
HE = set(L("Dan|Bob|Ravi|Suresh|Arjun|Vikram|Rahul|Amit|Imran|Gord|Doug|Kyle|Tyler|Jorge|Miguel|Darnell|Terrence|Hiroshi|Pavel|Tomasz|Hank|Earl|Walt|Sanjay|Ganesh|Joseph|Thomas|Karthik|Omar|Matt|Steve|Todd|Phil|Étienne|Mathieu|Harjit"))
SHOPW = L("Hardware|Bakery|Deli|Market|Diner|Pharmacy|Auto|Cleaners|Florist|Dental|Grill|Produce|Tire|Cafe|Books|Salon|Garage|Liquors|Fish & Chips|Meats|Electric|Plumbing|Nursery|Stationers|Opticians|Sweets|Stores|Traders|Medicals|Dairy")
PLACE = L("Elm Street|Lakeshore|Riverside|Midtown|Hillcrest|Kensington|Westgate|Bayview|Koramangala|Indiranagar|Andheri|Bandra|Plateau|Eastside|Cedar Park|Oak Hill|Summit|Harbour|Fairview|Jayanagar|Mill Pond|Union Square|Queen West|Whyte Ave")

# ------------------------------------------------------------------ categories ("~" = only after under/in/to)
CATS = {k: L(v) for k, v in {
"Income": "income|salary|wages|earnings|my pay|paycheck|pay|payroll|money I earn|money I make|earned income|freelance income|work income|job income|~my income|regular income|take-home pay|money in|my earnings|income from work",
"Transfers": "a transfer|transfers|just a transfer|moving money around|a card payment|credit card payments|transfers between my own accounts|card payments|an internal transfer|own-account transfers|money moved between accounts|a transfer and not spending|account transfers|moving my own money|paying off the card|credit card payoff|an account-to-account transfer",
"Housing": "housing|rent|mortgage|the rent|rent and mortgage|our rent|my mortgage|house payment|home rent|apartment rent|monthly rent|~the roof over our heads|housing costs|the mortgage|lease payments|rent money|flat rent|the house payment",
"Utilities": "utilities|utility bills|electricity|the electric bill|water bill|hydro bill|gas bill|power bill|heat and light|household bills for power and water|a utility|utils|electric and water|light bill|the water and power|heating bill|electricity bill|trash and water|utility",
"Phone & Internet": "phone & internet|phone and internet|phone bill|cell phone|my cell bill|internet|wifi|the wifi bill|mobile recharge|broadband|cell and internet|mobile bill|phone|phone stuff|internet bill|cell plan|data plan|mobile phone|telecom",
"Groceries": "groceries|food shopping|grocery|the food shop|grocery shopping|supermarket stuff|food for the house|weekly groceries|the weekly shop|household food|kirana|ration|provisions|grocery runs|grocery store|grocery money|food for home|pantry stuff|grocs|supermarket",
"Dining & Coffee": "eating out|dining|restaurants|dining out|takeout|coffee|coffee shops|restaurant food|lunches out|fast food|food delivery|take-out|eating out and coffee|cafes|meals out|ordering in|dinner out|dining & coffee|tiffin|restaurant meals|coffee runs",
"Bars & Alcohol": "bars|booze|alcohol|drinks|liquor|bar tabs|beer and wine|going out drinking|pubs|bars and alcohol|wine|beer|cigarettes|smokes|drinks with friends|bars & alcohol|nights at the bar|booze money|tobacco",
"Fuel": "fuel|gas for the car|petrol|gasoline|filling up|fill-ups|gas station|diesel|EV charging|car charging|fuel for the truck|tank fill|gas money|charging the car|petrol for the scooter|fuel costs|gas and charging|filling the tank",
"Transport": "transport|transportation|transit|parking|tolls|taxis|bus fare|cabs|public transit|train fare|metro fare|getting around town|rides|commuting|auto fare|ride shares|cab fare|my commute|parking and tolls|transit pass",
"Car": "car stuff|car repairs|~the car|car maintenance|auto repair|car care|vehicle upkeep|car parts|auto parts|oil changes|tires|vehicle repairs|auto expenses|~car|bike servicing|fixing the truck|auto maintenance|~the truck|car washes",
"Travel": "travel|vacation|trips|holidays|flights|hotels|vacations|travel expenses|airfare|lodging|trip costs|flights and hotels|a trip|travelling|vacation stuff|traveling|~vacation|getaways",
"Shopping": "shopping|general shopping|random shopping|just shopping|regular shopping|stuff I buy|misc shopping|online shopping|retail|household shopping|retail therapy|shopping (general)|shopping stuff|ordinary shopping|store purchases|impulse buys|general merchandise",
"Clothing": "clothes|clothing|apparel|shoes|clothes and shoes|outfits|wardrobe|work clothes|new clothes|footwear|clothing & shoes|fashion|garments|clothes shopping|my wardrobe|sarees and suits|sneakers|winter clothes|dresses",
"Electronics": "electronics|gadgets|tech|tech stuff|software|computer stuff|computers|electronics and software|apps and software|gear and gadgets|devices|computer parts|hardware and software|tech gear|laptop stuff|electronic stuff|gizmos|IT stuff",
"Home & Garden": "home & garden|home and garden|house stuff|furniture|garden|yard stuff|home improvement|diy|furnishings|lawn and garden|stuff for the house|home repairs|~the house and yard|gardening|household goods|home decor|yard and garden|fixing up the house|plants and tools",
"Health": "health|medical|pharmacy|doctor|medicine|meds|healthcare|medical bills|prescriptions|dentist|drugstore|medical expenses|health care|doctor bills|medicines|chemist|health stuff|doctors and dentists|health and pharmacy",
"Fitness": "fitness|gym|the gym|working out|sports|exercise|workouts|gym membership|yoga|fitness and sports|sports stuff|gym stuff|my fitness|training|sports and fitness|the gym and sports|workout stuff|getting fit",
"Personal Care": "personal care|haircuts|hair|salon|beauty|hair and nails|grooming|toiletries|cosmetics|makeup|barber|spa|self care|hair salon|beauty stuff|skincare|parlour|looking after myself|hair and beauty|nails",
"Entertainment": "entertainment|fun|fun stuff|hobbies|movies|games|concerts|going out and fun|fun money|hobby stuff|movies and shows|my hobbies|video games|amusement|nights out at the movies|leisure|shows and concerts|entertainment and hobbies|cinema",
"Subscriptions": "subscriptions|subs|streaming|a subscription|monthly subscriptions|streaming services|recurring subscriptions|streaming stuff|subscription stuff|monthly subs|my subscriptions|memberships and streaming|streaming subs|the subs|subscription services|digital subscriptions|my streaming",
"Education": "education|school|tuition|books|textbooks|college|courses|classes|school fees|coaching fees|university|books and courses|learning|college stuff|education and books|tuition fees|my studies|school supplies|studying",
"Kids": "kids|kids stuff|the kids|childcare|daycare|children|baby stuff|kid expenses|babysitting|stuff for the kids|kids and childcare|kid stuff|after-school care|toys for the kids|~the kiddos|creche|child care|kids' activities|nanny",
"Pets": "pets|pet stuff|the dog|the cat|vet bills|pet food|vet|dog stuff|cat food|~the pets|pet care|animals|our pets|dog food|pet supplies|the vet|dog and cat stuff|kitty litter and vet",
"Gifts & Charity": "gifts|charity|donations|presents|giving|gifts and charity|donation|birthday gifts|gifts & charity|tithes|charitable giving|church giving|presents for people|gifts and donations|charitable donations|gifting|donating|a gift|temple donations",
"Insurance": "insurance|insurance premiums|car insurance|health insurance|premiums|life insurance|home insurance|insurance stuff|renters insurance|policy premium|auto insurance|our insurance|insurance payments|insurances|insurance premium|term insurance|coverage premiums",
"Taxes": "taxes|tax|income tax|property tax|tax payments|government fees|tax stuff|taxes and government|quarterly taxes|GST|advance tax|property taxes|the taxman|taxes & government|tax bill|estimated taxes|tax installments",
"Fees & Interest": "bank fees|fees|fees and interest|bank charges|interest and fees|service charges|finance charges|fees & interest|banking fees|penalty charges|interest charges|card fees|late fees|overdraft fees|account fees|charges from the bank|bank fees and interest",
"Cash": "cash|cash withdrawals|atm|cash and atm|ATM cash|pocket cash|withdrawals|atm withdrawals|cash out|cash money|cash withdrawal|cash spending|cash & ATM|hard cash|spending cash|cash from the atm",
"Savings & Investing": "savings|investing|investments|savings and investing|retirement savings|my 401k|RRSP|TFSA|mutual funds|SIP|stocks|saving|investment stuff|retirement|nest egg|long-term savings|savings & investing|stocks and savings|brokerage",
"Loans": "loans|loan payments|debt|student loans|EMI|car loan|loan|loan repayment|debt payments|paying off debt|home loan EMI|loans and debt|student loan|loan EMIs|my loans|personal loan|the car payment|debt repayment",
"Services": "services|professional services|household help|cleaning lady|house cleaning|a service|accountant|legal fees for the lawyer|the cleaner|maid|handyman|household services|hired help|service providers|paid help|contractors|laundry service|services I pay for|lawn service|domestic help",
}.items()}
CATNAMES = list(CATS)

ACCT = {"US": L("Amex|Chase Sapphire|Chase Freedom|Discover card|Capital One|Apple Card|joint account|joint checking|business checking|Wells Fargo checking|Citi card|BofA checking|savings account|credit union account|Visa|Mastercard|Venture card|Ally savings|Amex Gold|company card|rental account|PNC account|Costco Visa|business card|household account|USAA checking|HSA|Citi Double Cash|student checking|PayPal account"),
"CA": L("TD chequing|RBC Visa|Scotia Visa|BMO Mastercard|Tangerine account|CIBC Aeroplan card|joint chequing|PC Mastercard|EQ account|joint account|business chequing|TD Visa|Simplii account|Visa|Amex Cobalt|RBC chequing|line of credit|National Bank account|US dollar account|rental account|Desjardins account|Triangle Mastercard|household account|student account|Rogers Mastercard"),
"IN": L("HDFC account|ICICI card|SBI savings|Axis card|Kotak account|salary account|joint account|HDFC Millennia card|Amazon Pay ICICI card|Paytm wallet|current account|SBI card|NRE account|IDFC account|HDFC Regalia|Canara account|ICICI savings|OneCard|Yes Bank account|business account|Flipkart Axis card|Federal Bank account")}
NEWCATS = L("Cottage|Rental Property|Side Hustle|Wedding|Dog Boarding|Diwali|Hockey|Lake House|Baby Fund|Mom's Care|Unit 2B|Renovation|Church Stuff|Lottery|Road Trip|Hobby Farm|Immigration|Quilting|Model Trains|Drone Parts|Allowance|Festival Shopping|Temple|Ham Radio|Boat|Snow Removal|Elder Care|Photography Gear|Tenant Repairs|Client Costs|Music Lessons|Girl Scouts|Little League|Airbnb Hosting|Basement Suite|Farm Expenses|Puja|Wedding 2026|Etsy Shop|Podcast|Duplex|Camper Van|Home Office|Parents|In-Laws|Emergency|Dowry-free Wedding Fund|Bike Build|Golf Trips|Curling|Beekeeping|Scholarship|Dorm Life|Roommates|Storage Unit|Vending Business|Sailing|Genealogy|Woodshop|Aquarium|Band Stuff|Reimbursables|Landscaping Biz|Kumon|Ski Season".replace("Dowry-free Wedding Fund|", ""))
DISP = L("Dog walker|The good bakery|Corner store|Mom's place|Weekend treat|Gym membership|Lawn guy|Piano teacher|Our landlord|Basement tenant|Tenant 2B|The cottage|Dad's pharmacy|Work lunch|Parking at work|Storage locker|Condo fees|House cleaner|Tutor|Milk delivery|Newspaper guy|Water jar|Maid salary|Society maintenance|Cook|Driver|Hair place|The vet|Church|Kids' swimming|Soccer club|Hockey fees|Car wash|Coffee spot|Bagel place|Taco truck|Farm stand|Book club|Wine club|Game night|Snow plow guy|Pool service|Pest control|Side gig|Client A|Pension|Rental income|Old job|New job|Payroll deposit|Tax man|Student loan payment|Phone plan|Family plan|Cloud storage|Web hosting|Domain renewal|Music lessons|Daycare Mrs. K|Grandma|Bowling league|Poker night|Laundry card|Bus pass|Toll tag|EV charger|Heating oil|Propane|Wood delivery|Bottle shop|Mystery charge|Sunday paper|Alarm company|Eye doctor|Family dentist|Auntie's shop|Flat rent Pune|PG rent|Mess bill|Newspaper bill|Cable wala|Dhobi|Gas cylinder|Chit fund|Office canteen|Metro card")
TAGS = L("reimbursable|work|tax deductible|wedding|roommates|side gig|client|HSA|business|shared|rental|school trip|deductible|family|expense report|Q4|landlord|80C|billable|vacation 2026|medical claim|joint|mom|unit 3|FSA|to review|household|reno|warranty|claim back|Goa trip|summer camp")
MONTHS = L("January|February|March|April|May|June|July|August|September|October|November|December")
MABBR = L("Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec")
DAYS = L("Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday")
WORDS = {5: "five", 8: "eight", 10: "ten", 12: "twelve", 15: "fifteen", 20: "twenty", 25: "twenty five", 30: "thirty", 35: "thirty-five", 40: "forty", 45: "forty five", 50: "fifty", 60: "sixty", 70: "seventy", 75: "seventy-five", 80: "eighty", 90: "ninety", 100: "a hundred|one hundred|a hundred", 150: "a hundred and fifty|one hundred fifty", 200: "two hundred", 250: "two hundred fifty|two fifty", 300: "three hundred", 400: "four hundred", 500: "five hundred", 600: "six hundred", 800: "eight hundred", 1000: "a thousand|one thousand", 1500: "fifteen hundred", 2000: "two thousand", 3000: "three thousand", 5000: "five thousand", 10000: "ten thousand", 20000: "twenty thousand"}

# ------------------------------------------------------------------ frame
def P(s):
    """protect a span from typing noise"""
    return "\x01" + s + "\x02"

def U(s):
    """mark an unread span"""
    return "\x03" + s + "\x04"

class Cat:
    def __init__(s, name, p): s.name, s.p = name, p
    def __str__(s): return s.p

class Ctx:
    def __init__(c, r):
        c.r = r
        c.loc = r.choices(["US", "CA", "IN"], [5, 3, 3])[0]
        x = r.random()
        c.lower = x < .38
        c.upper = x > .985
        c.noapos = r.random() < .3
        c.abbr = r.random() < .18
        c.typos = r.random() < .16
        c.sloppy = r.random() < .3          # commas dropped
        c.quote = r.random() < .12
        c.cur = r.choice({"US": ["$", "$", "$", "", "", "", "bucks", "dollars", "post$"],
                          "CA": ["$", "$", "$", "", "", "", "bucks", "dollars", "post$", "cad"],
                          "IN": ["₹", "Rs ", "Rs. ", "rs", "", "", "", "rupees", "/-", "INR "]}[c.loc])
        c.used = set()
        c.usedcat = set()
        c.p = lambda q: r.random() < q
    # ---- names
    def case(c, n, keep=False):
        r = c.r
        if c.upper: return n.upper()
        if keep or n in KEEPCASE: return n
        if n == n.upper() and len(n) > 5 and (" " in n or "*" in n):
            return n.lower() if c.lower and r.random() < .25 else n
        if c.lower: return n.lower() if r.random() < .88 else n
        x = r.random()
        if x < .05: return n.lower()
        if x < .065: return n.upper()
        return n
    def _raw(c):
        r, l = c.r, c.loc
        x = r.random()
        ch = {"US": US, "CA": CA, "IN": IN}[l]
        lo = {"US": LOCAL_US, "CA": LOCAL_CA, "IN": LOCAL_IN}[l]
        ut = {"US": UTIL_US, "CA": UTIL_CA, "IN": UTIL_IN}[l]
        if x < .28: return r.choice(ch)
        if x < .48: return r.choice(lo)
        if x < .56: return r.choice(ut)
        if x < .64: return r.choice(DESC)[0]
        if x < .76: return r.choice(TRICKY)
        if x < .80: return r.choice(US + CA + IN)
        if x < .88:
            return r.choice([r.choice(LAST) + " " + r.choice(SHOPW), r.choice(LAST) + " & Sons", r.choice(PLACE) + " " + r.choice(SHOPW), r.choice(FIRST) + "'s " + r.choice(SHOPW), r.choice(LAST) + "'s"])
        if x < .92:
            w = (r.choice(LAST) + " " + r.choice(SHOPW)).upper().replace("É", "E")
            return r.choice(["SQ *", "TST* ", "SP ", "PAYPAL *", "POS ", "CLOVER *", "PY *"]) + w
        if x < .95: return r.choice(EMP)
        if x < .985:
            return r.choice([r.choice(LAST) + "'s", r.choice(LAST) + " & " + r.choice(LAST), r.choice(PLACE) + " Group", r.choice(FIRST) + "'s Place", r.choice(LAST) + " Inc", "".join(r.sample("ABCDGHJKLMPRST", 3)) + " " + r.choice(["Enterprises", "Holdings", "LLC", "Traders", "Ventures", "Corp"]), r.choice(PLACE) + " " + str(r.randint(2, 99)), r.choice(LAST) + " " + r.choice(["Associates", "Partners", "Group", "& Co", "Bros"])])
        return r.choice(FIRST) + " " + r.choice(LAST)
    def fresh(c, f):
        for _ in range(60):
            n = f()
            k = re.sub(r"[^a-z0-9]", "", n.lower())
            if not any(k in u or u in k for u in c.used):
                c.used.add(k)
                return n
        return n
    def n(c): return c.case(c.fresh(c._raw))
    def ns(c, lo=2, hi=3): return [c.n() for _ in range(c.r.randint(lo, hi))]
    def shop(c):
        r = c.r
        lo = {"US": US + LOCAL_US, "CA": CA + LOCAL_CA, "IN": IN + LOCAL_IN}[c.loc]
        return c.case(c.fresh(lambda: r.choice(lo if r.random() < .8 else TRICKY)))
    def first(c):
        return c.case(c.fresh(lambda: c.r.choice(FIRST)))
    def person(c):
        r = c.r
        def f():
            a = r.choice(FIRST)
            return a if r.random() < .6 else a + " " + r.choice(LAST)
        raw = c.fresh(f)
        g = raw.split()[0]
        c.sex = "she" if g in SHE else "he" if g in HE else None
        return c.case(raw)
    def neutral(c):
        r = c.r
        return c.case(c.fresh(lambda: r.choice([r.choice(LAST) + "'s", r.choice(LAST) + " & " + r.choice(LAST), r.choice(PLACE) + " Group", r.choice(LAST) + " Inc", "".join(r.sample("ABCDGHJKLMPRST", 3)) + " " + r.choice(["Enterprises", "Holdings", "LLC", "Ventures", "Corp"]), r.choice(PLACE) + " " + str(r.randint(2, 99)), r.choice(LAST) + " " + r.choice(["Associates", "Partners", "Group", "& Co", "Bros"]), "ACH " + str(r.randint(1000, 99999)), "SQ *" + r.choice(LAST).upper()])))
    def sexed(c):
        while 1:
            p = c.person()
            if c.sex: return p
    def emp(c): return c.case(c.fresh(lambda: c.r.choice(EMP)))
    def q(c, n):
        """protected, sometimes quoted"""
        if c.quote and c.p(.6): return P('"' + n + '"') if c.p(.8) else P("'" + n + "'")
        return P(n)
    def disp(c):
        r = c.r
        x = r.random()
        if x < .6: n = r.choice(DISP)
        elif x < .75: n = r.choice(["Mom's", "Dad's", "Ravi's", "Nana's", "the kids'", "our", "Amma's", "my", "old", "new", "downtown"]) + " " + r.choice(["parking", "tailor", "plumber", "studio", "garage", "bookstore", "deli", "salon", "mechanic", "doctor", "shop", "place", "phone", "lessons"])
        elif x < .9: n = r.choice(LAST) + " " + r.choice(["Rentals", "Family", "Clinic", "Garage", "Tutoring", "Catering", "Cleaning"])
        else: n = r.choice(DESC)[1]
        n = c.fresh(lambda: n)
        if c.upper: return n.upper()
        if c.lower and c.p(.7): return n.lower()
        if c.p(.15): return " ".join(w[:1].upper() + w[1:] for w in n.split(" "))
        return n
    def qd(c, n):
        if c.p(.28): return P('"' + n + '"') if c.p(.75) else P("'" + n + "'")
        return P(n)
    def newcat(c):
        n = c.r.choice(NEWCATS)
        return n.upper() if c.upper else n.lower() if c.lower and c.p(.7) else n
    def tag(c):
        n = c.r.choice(TAGS)
        return n.upper() if c.upper else n
    def acct(c):
        while 1:
            a = c.r.choice(ACCT[c.loc])
            k = re.sub(r"[^a-z]", "", a.lower())
            if not any(k in u or u in k for u in c.used): break
        c.used.add(k)
        return a.upper() if c.upper else a.lower() if c.lower and c.p(.75) else a
    def cat(c, b=False, exact=None):
        r = c.r
        while 1:
            k = r.choice(CATNAMES)
            if k not in c.usedcat or r.random() < .05: break
        c.usedcat.add(k)
        if len(c.usedcat) > 20: c.usedcat.clear()
        if r.random() < (.22 if exact is None else exact):
            p = k
            if r.random() < .3: p = p.replace("&", "and")
            if r.random() < .5: p = p.lower()
        else:
            while 1:
                p = r.choice(CATS[k])
                if p[0] != "~": break
                if b: p = p[1:]; break
        if r.random() < .05: p = typo_phrase(r, p)
        if c.quote and r.random() < .3: p = '"' + p + '"'
        return Cat(k, p)
    def catb(c): return c.cat(b=True)

def typo_word(r, w):
    if len(w) < 5 or not w.isalpha(): return w
    i = r.randrange(1, len(w) - 2)
    x = r.random()
    if x < .45 and w[i] != w[i + 1]: return w[:i] + w[i + 1] + w[i] + w[i + 2:]
    if x < .75: return w[:i] + w[i + 1:]
    return w[:i] + w[i] + w[i:]

NOTYPO = set("under twenty thirty forty fifty sixty seventy eighty ninety hundred thousand three seven eight other others".split())
def typo_phrase(r, p):
    ws = p.split(" ")
    ix = [i for i, w in enumerate(ws) if len(w) >= 6 and w.isalpha()]
    if not ix: return p
    i = r.choice(ix)
    ws[i] = typo_word(r, ws[i])
    return " ".join(ws)

# ---- templates: {a|b} choice, [x] optional, $slot
_ch = re.compile(r"\{([^{}\[\]]*)\}")
_op = re.compile(r"\[([^{}\[\]]*)\]")
def ex(c, t, /, **k):
    r = c.r
    while 1:
        t2 = _op.sub(lambda m: m.group(1) if r.random() < .4 else "", t)
        t2 = _ch.sub(lambda m: r.choice(m.group(1).split("|")), t2)
        if t2 == t: break
        t = t2
    t = re.sub(r"\$([A-Za-z]\w*)", lambda m: str(k[m.group(1)]), t)
    return t

def joinl(c, xs, conj=None):
    """list of protected strings"""
    r = c.r
    if len(xs) == 1: return xs[0]
    conj = conj or r.choices(["and", "&", "plus", "or"], [8, 1, 1, 0])[0]
    if len(xs) == 2:
        if conj == "and" and r.random() < .1: return xs[0] + ", " + xs[1]
        if conj == "and" and r.random() < .05: return xs[0] + " / " + xs[1]
        return xs[0] + " " + conj + " " + xs[1]
    return ", ".join(xs[:-1]) + r.choice([" ", ", ", " "]) + conj + " " + xs[-1]

# ---- money
def num(v):
    return str(int(v)) if v == int(v) else "%.2f" % v
def money(c, v, plain=False):
    r = c.r
    s = num(v)
    t = s
    if v == int(v) and not plain:
        if int(v) in WORDS and r.random() < .13:
            w = r.choice(WORDS[int(v)].split("|"))
            suf = {"bucks": " bucks", "dollars": " dollars", "rupees": " rupees"}.get(c.cur, "")
            if not suf and r.random() < .25: suf = " rupees" if c.loc == "IN" else r.choice([" bucks", " dollars"])
            if c.cur not in ("", "$", "bucks", "dollars", "rupees", "₹"): suf = ""
            return P((w + suf).upper() if c.upper else w + suf)
        if v == 1000 and r.random() < .2 and c.loc != "IN": return P("a grand")
        if v >= 1000 and v % 1000 == 0 and r.random() < .2:
            k = "%dk" % (v // 1000)
            return P({"$": "$" + k, "₹": "₹" + k}.get(c.cur, k))
        if v >= 1000 and r.random() < .12: t = "{:,}".format(int(v))
    cur = c.cur if r.random() < .85 else ""
    if plain and cur in ("bucks", "dollars", "rupees"): cur = ""
    if cur == "bucks": t += " bucks"
    elif cur == "dollars": t += " dollars"
    elif cur == "rupees": t += " rupees"
    elif cur == "post$": t += "$"
    elif cur == "cad": t += " cad"
    elif cur == "/-": t += "/-"
    elif cur: t = cur + t
    return P(t.upper() if c.upper else t)
NICE = [5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 90, 99, 100, 110, 120, 125, 140, 150, 160, 175, 180, 200, 220, 240, 250, 275, 300, 350, 400, 450, 500, 600, 650, 750, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000]
NICEIN = [50, 80, 99, 100, 120, 150, 199, 200, 250, 299, 300, 350, 400, 450, 500, 600, 700, 750, 800, 900, 999, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 5000, 6500, 7500, 8000, 10000, 12000, 15000, 18000, 20000, 25000, 30000, 50000]
def aval(c):
    r = c.r
    if r.random() < .15: return r.randint(6, 990) if c.loc != "IN" else r.randint(60, 9900)
    return r.choice(NICEIN if c.loc == "IN" else NICE)
def dval(c):
    r = c.r
    if r.random() < .3: return aval(c)
    v = r.randint(1, 120) if c.loc != "IN" else r.randint(49, 2999)
    return v + r.choice([.99, .99, .99, .49, .95, .50, .25, .75, round(r.random(), 2) or .37])

COMP = {">": "<=", ">=": "<", "<": ">=", "<=": ">"}
FORMS = {
 ">": ("{over|over|over|above|above|more than|bigger than|higher than|exceeding|greater than|north of} $m", "{over|over|over|above|more than|more than|bigger than|higher than|greater than|north of|past} $m"),
 ">=": ("{of $m or more|of at least $m|$m or more|$m and up|$m and over|from $m up|of $m and above|for $m or more|at $m or higher}", "{$m or more|at least $m|$m and up|$m or higher|$m or above|$m or over}"),
 "<": ("{under|under|under|below|below|less than|smaller than|cheaper than|just under|lower than} $m", "{under|under|under|below|less than|less than|smaller than|just under|cheaper than|lower than} $m"),
 "<=": ("{of $m or less|up to $m|of at most $m|$m or less|of no more than $m|$m and under|not over $m|$m or under|of $m max}", "{$m or less|no more than $m|at most $m|not more than $m|$m or under|$m or below|$m max|up to $m}"),
 "=": ("{of exactly $m|for $m|of $m|for exactly $m|at exactly $m}", "{exactly $m|exactly $m|$m on the dot|$m|$m exactly|precisely $m}"),
 "..": ("{between $m and $h|from $m to $h|between $m and $h|in the $m to $h range|of $m to $h|anywhere from $m to $h}", "{between $m and $h|somewhere between $m and $h|between $m and $h|anywhere from $m to $h|in the $m to $h range|from $m to $h}"),
}
SYM = {">": "{>|> |over |above |$$m+}", }
TENS = {2: "twenties", 3: "thirties", 4: "forties", 5: "fifties", 6: "sixties", 7: "seventies", 8: "eighties", 9: "nineties"}
HUND = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}
class Amt:
    def __init__(s, c, op=None, v=None, h=None):
        r = c.r
        s.idiom = None
        s.op = op or r.choices([">", ">=", "<", "<=", "=", "..", "id"], [30, 10, 24, 12, 8, 12, 6])[0]
        if s.op == "id":
            x = r.random()
            if x < .45 :
                d = r.choice(list(TENS)); s.val = "%d..%d.99" % (d * 10, d * 10 + 9)
                s.idiom = r.choice(["in the " + TENS[d], "in the %d0s" % d, "in the " + TENS[d]])
            elif x < .7:
                d = r.choice(list(HUND)); s.val = "%d..%d.99" % (d * 100, d * 100 + 99)
                s.idiom = r.choice(["in the %d00s" % d, "in the %s hundreds" % HUND[d]])
            elif x < .8: s.val, s.idiom = "1000..9999.99", r.choice(["in four figures", "in the four figures"])
            elif x < .9: s.val, s.idiom = "100..999.99", r.choice(["in three figures", "in triple digits", "in the triple digits"])
            elif x < .95: s.val, s.idiom = "10..99.99", r.choice(["in double digits", "in the double digits"])
            else: s.val, s.idiom = "<10", r.choice(["in single digits", "in the single digits"])
            if c.upper: s.idiom = s.idiom.upper()
            s.op = ".."
            return
        s.v = v if v is not None else (dval(c) if s.op == "=" else aval(c))
        if s.op == "..":
            s.h = h if h is not None else s.v + r.choice([5, 10, 10, 15, 20, 25, 50, 100] if s.v < 200 else [50, 100, 200, 500, 1000])
            s.val = num(s.v) + ".." + num(s.h)
        else: s.val = s.op + num(s.v)
    def single(s): return s.op in COMP
    def comp(s): return COMP[s.op] + num(s.v)
    def post(s, c):
        if s.idiom: return P(s.idiom)
        return s._f(c, FORMS[s.op][0])
    def bare(s, c):
        return re.sub(r"^(of|at) ", "", s.post(c))
    def pred(s, c):
        if s.idiom: return P(s.idiom)
        return s._f(c, FORMS[s.op][1])
    def _f(s, c, f):
        m = money(c, s.v)
        h = money(c, s.h) if s.op == ".." else ""
        if s.op == ".." and c.p(.2): m = P(num(s.v))
        return ex(c, f, m=m, h=h)
    def sym(s, c):
        m = money(c, s.v, plain=True) if not s.idiom else ""
        if s.idiom: return P(s.idiom)
        if s.op == "..": return m + c.r.choice(["-", " - ", " to "]) + money(c, s.h, plain=True)
        if s.op == ">=" and c.p(.5): return m + "+"
        if c.p(.4): return s.post(c)
        return s.op + c.r.choice(["", " "]) + m
def amt1(c): return Amt(c, c.r.choices([">", ">=", "<", "<="], [5, 2, 4, 2])[0])

# ---- dates
def ym(m, year=None):
    if year is None: year = 2026 if m <= 11 else 2025
    return year, m
def mend(y, m):
    d = datetime.date(y + (m == 12), m % 12 + 1, 1) - datetime.timedelta(1)
    return d
def ordn(d): return "%d%s" % (d, "th" if 10 < d < 14 else {1: "st", 2: "nd", 3: "rd"}.get(d % 10, "th"))
class Dt:
    def __init__(s, c, kinds=None):
        r = c.r
        k = r.choice(kinds) if kinds else r.choices(["we", "wd", "day", "month", "every", "since", "before", "range", "dom", "date", "rel", "my", "thru", "after"], [14, 7, 14, 16, 8, 7, 6, 6, 10, 6, 5, 4, 3, 3])[0]
        s.k = k
        s.pre = None
        mon = lambda m: (MONTHS[m - 1] if r.random() < .75 or m == 5 else MABBR[m - 1])
        m = r.randint(1, 12)
        if k == "we":
            s.val, s.adv = "weekend", r.choice(["on weekends", "on the weekend", "at the weekend" if c.loc == "IN" else "on weekends", "on a weekend", "on Saturdays and Sundays", "on Sat or Sun", "over the weekend"]); s.pred = r.choice(["it's the weekend", "it's on a weekend", "it's a weekend"]); s.pre = "weekend"
        elif k == "wd":
            s.val, s.adv = "weekday", r.choice(["on weekdays", "on a weekday", "Monday to Friday", "on week days", "during the week", "Mon-Fri"]); s.pred = r.choice(["it's a weekday", "it's on a weekday"]); s.pre = "weekday"
        elif k == "day":
            d = r.randrange(7); D = DAYS[d]
            s.val, s.adv = D.lower(), r.choice(["on %ss" % D, "on a %s" % D, "on %s" % D, "every %s" % D, "on %ss" % D]); s.pred = r.choice(["it's a %s" % D, "it's on a %s" % D]); s.pre = D
        elif k == "month":
            y, m = ym(m); s.val = "%d-%02d" % (y, m)
            M = mon(m); s.adv = r.choice(["in %s", "in %s", "in %s", "from %s", "during %s"]) % M; s.pred = r.choice(["it was in %s", "it's from %s", "it's in %s"]) % M; s.pre = MONTHS[m - 1]
        elif k == "my":
            y = r.choice([2024, 2025, 2025, 2026]); m = r.randint(1, 10 if y == 2026 else 12); s.val = "%d-%02d" % (y, m)
            s.adv = "in %s %d" % (mon(m), y); s.pred = "it was in %s %d" % (mon(m), y)
        elif k == "every":
            s.val = "month=%d" % m; M = MONTHS[m - 1]; s.adv = r.choice(["every %s", "each %s", "in any %s", "every %s", "in %s of any year", "in %s every year"]) % M; s.pred = r.choice(["it's any %s", "it's %s of any year"]) % M
        elif k == "since":
            y, m = ym(m); s.val = ">=%d-%02d-01" % (y, m); M = mon(m); s.adv = r.choice(["since %s", "from %s on", "from %s onwards", "starting in %s", "since the start of %s"]) % M; s.pred = r.choice(["it's from %s or later", "it's from %s on"]) % M
        elif k == "before":
            y, m = ym(m); e = datetime.date(y, m, 1) - datetime.timedelta(1); s.val = "<=" + e.isoformat(); M = mon(m); s.adv = r.choice(["before %s", "prior to %s", "from before %s"]) % M; s.pred = "it's from before %s" % M
        elif k == "thru":
            y, m = ym(r.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])); s.val = "<=" + mend(y, m).isoformat(); M = mon(m); s.adv = r.choice(["up to the end of %s", "through the end of %s", "until the end of %s"]) % M; s.pred = "it's up to the end of %s" % M
        elif k == "after":
            y, m = ym(r.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 12])); y2, m2 = (y, m + 1) if m < 12 else (y + 1, 1); s.val = ">=%d-%02d-01" % (y2, m2); M = mon(m); s.adv = r.choice(["after %s", "after the end of %s"]) % M; s.pred = "it's after %s" % M
        elif k == "range":
            a = r.randint(1, 10); b = min(11, a + r.choice([1, 1, 2, 3])); s.val = "2026-%02d..2026-%02d" % (a, b)
            A, B = mon(a), mon(b); s.adv = r.choice(["from %s to %s", "between %s and %s", "from %s through %s"] + (["in %s and %s"] * 2 if b == a + 1 else [])) % (A, B); s.pred = "it's between %s and %s" % (A, B)
        elif k == "dom":
            d = r.choice([1, 1, 1, 2, 3, 5, 7, 10, 12, 15, 15, 20, 25, 28, 30]); s.val = "day=%d" % d
            o = ordn(d); s.adv = r.choice(["on the %s", "on the %s of the month", "on the %s of every month", "every %s of the month", "on the %s of each month"]) % o
            if d == 1 and r.random() < .4: s.adv = r.choice(["on the first", "on the first of the month", "on the first of every month"])
            if d == 15 and r.random() < .2: s.adv = "on the fifteenth"
            s.pred = "it's on the %s" % o
        elif k == "date":
            y, m = ym(m); d = r.randint(1, 14 if m == 11 else 28); s.val = "%d-%02d-%02d" % (y, m, d)
            M = mon(m); s.adv = r.choice(["on %s %d" % (M, d), "on %s %s" % (M, ordn(d)), "on the %s of %s" % (ordn(d), MONTHS[m - 1]), "on %d %s" % (d, M) if c.loc != "US" else "on %s %d" % (M, d), "on %s" % s.val, "dated %s %d" % (M, d), "from %s %d" % (M, d)]); s.pred = "it's from %s %d" % (M, d)
        else:
            s.val, s.adv = r.choice([("2026-11", "this month"), ("2026-10", "last month"), (">=2026-01-01", "this year"), ("2025-01..2025-12", "last year"), ("2025-01..2025-12", "in 2025"), ("2024-01..2024-12", "in 2024"), (">=2026-11-01", "from this month on")]); s.pred = "it's from " + s.adv.replace("in ", "").replace("from ", "")
        if k == "rel" and "on" in s.pred[-3:]: s.pred = "it's from this month or later"
        s.adv = c.case(s.adv, keep=True) if not c.lower else s.adv
    def post(s, c): return s.adv

# ------------------------------------------------------------------ conditions and noun phrases
def when(names=None, not_text=None, amt=None, dt=None, acct=None, kind=None, dr=None):
    w = {}
    if names: w["text"] = list(names)
    if not_text: w["not_text"] = list(not_text)
    if dr: w["direction"] = dr
    if amt: w["amount"] = amt if isinstance(amt, str) else amt.val
    if dt: w["date"] = dt if isinstance(dt, str) else dt.val
    if acct: w["account"] = acct
    if kind: w["kind"] = kind
    return w
def R(w, then): return {"when": w, "then": then}
def cat_then(C): return {"category": C.name}

ONAC = "{on|on|on|from|through|paid with|charged to|via} {the|my|my|our|the} $a"
ONACC = "{from|on|from|out of|in|paid from|through} {the|my|my|our|the} $a"
def acctp(c, a, on=False):
    if on: return ex(c, "on {the|my|our|my} $a", a=P(a))
    l = a.lower()
    acc = any(w in l for w in ("account", "checking", "chequing", "savings", "wallet", "credit", "hsa"))
    return ex(c, ONACC if acc else ONAC, a=P(a))

KINDN = {  # kind: (with name, plural?), (without name)
 "refund": (["refunds from $n", "any refund from $n~", "$n refunds", "money back from $n~", "a refund from $n~", "refunds I get from $n", "$n returns and refunds", "any $n refund~"], ["refunds", "any refund~", "all refunds", "refunds of any sort"]),
 "fee": (["fees from $n", "$n fees", "any fee from $n~", "fees charged by $n", "any $n fee~", "the fees $n charges"], ["fees", "bank fees", "any fee~", "all the fees", "fees the bank charges me", "monthly account fees"]),
 "interest": (["interest from $n~", "$n interest~", "any interest from $n~", "interest paid by $n~", "the interest $n pays~"], ["interest~", "any interest~", "all interest~", "interest payments"]),
 "check": (["checks to $n>", "checks made out to $n>", "any check to $n~>", "checks I write to $n>", "checks from $n<", "any check from $n~<"], ["checks", "all checks", "any check~", "checks I write>", "paper checks"]),
 "transfer": (["transfers to $n>", "transfers from $n<", "any transfer to $n~>", "any transfer from $n~<", "transfers I make to $n>", "transfers I get from $n<"], ["transfers", "any transfer~", "all transfers", "transfers between accounts"]),
 "cash": (["cash withdrawals at $n", "ATM withdrawals at $n", "cash taken out at $n~", "any cash withdrawal at $n~"], ["cash withdrawals", "ATM withdrawals", "any cash withdrawal~", "cash I take out~", "all cash withdrawals", "ATM cash~"]),
 "deposit": (["deposits from $n", "$n deposits", "any deposit from $n~", "all deposits from $n"], ["deposits", "any deposit~", "all deposits"]),
 "card": (["card purchases at $n", "card payments at $n", "anything paid by card at $n~", "card charges from $n"], ["card purchases", "card payments", "anything paid by card~"]),
 "direct_debit": (["direct debits by $n", "direct debits from $n", "any $n direct debit~", "the $n direct debit~"], ["direct debits", "all direct debits", "any direct debit~"]),
}
def kind_np(c, kind, n=None, nodir=False):
    r = c.r
    while 1:
        t = r.choice(KINDN[kind][0 if n else 1])
        if nodir and t[-1] in "<>": continue
        break
    dr = None
    if t[-1] in "<>": dr = "out" if t[-1] == ">" else "in"; t = t[:-1]
    pl = True
    if t[-1] == "~": pl = False; t = t[:-1]
    if kind == "check" and c.loc == "CA" and c.p(.7): t = t.replace("check", "cheque")
    if kind == "check" and c.loc == "IN": t = t.replace("check", "cheque")
    if kind == "transfer" and c.loc == "CA" and c.p(.4): t = t.replace("transfer", "e-transfer")
    if kind == "transfer" and c.loc == "US" and c.p(.15): t = t.replace("transfer", "wire transfer")
    if kind == "direct_debit":
        if c.loc == "CA" and c.p(.5): t = t.replace("direct debit", "pre-authorized debit")
        if c.loc == "IN" and c.p(.5): t = t.replace("direct debit", "auto-debit")
    return ex(c, t, n=n), pl, dr

DIN = ["money from $n~", "payments from $n", "when $n pays me^", "whatever $n sends me~", "incoming money from $n~", "anything coming in from $n~", "money I get from $n~", "what $n pays me~", "credits from $n", "anything I receive from $n~", "money coming from $n~", "any payment from $n~", "money $n sends me~", "whenever $n pays me^", "money in from $n~"]
DOUT = ["payments to $n", "when I pay $n^", "money I send to $n~", "what I pay $n~", "anything going out to $n~", "money to $n~", "whatever I send $n~", "any payment to $n~", "payments I make to $n", "money going to $n~", "money sent to $n~", "whenever I pay $n^", "if I pay $n^", "anything I pay to $n~"]

BASE1 = ["$n~"] * 16 + ["anything from $n~", "everything from $n~", "everything at $n~", "any $n charge~", "$n charges", "$n transactions", "all $n charges", "all charges from $n", "the $n charges", "anything $n~", "anything with $n in it~", "anything that says $n~", "$n stuff~", "all the $n stuff~", "any transaction from $n~", "every $n charge~", "all my $n transactions", "the $n line~", "whatever I spend at $n~", "$n on my statement~", "charges from $n", "the $n ones", "anything marked $n~"]
BASE2 = ["$n"] * 10 + ["anything from $o~", "charges from $n", "both $n", "transactions from $o", "everything from $n~", "all charges from $n", "anything from $o~", "any charge from $o~", "purchases at $o"]

def names_np(c, names, cond=False):
    r = c.r
    ps = [c.q(n) for n in names]
    if len(names) == 1:
        t = r.choice(BASE1)
        pl = t[-1] != "~"
        return ex(c, t.rstrip("~"), n=ps[0]), pl, t == "$n~"
    t = r.choice(BASE2)
    if len(names) != 2 and t.startswith("both"): t = "all of $n" if False else "$n"
    n = joinl(c, ps, "and" if t.startswith("both") else r.choice(["&", "plus"]) if cond and r.random() < .2 else None)
    if cond and len(ps) == 2: n = ps[0] + r.choice([" and ", " and ", " & ", " plus "]) + ps[1]
    if t.startswith("both"): n = ps[0] + " and " + ps[1]
    pl = t[-1] != "~"
    return ex(c, t.rstrip("~"), n=n, o=joinl(c, ps, r.choice(["or", "and", "or"]))), pl, t == "$n"

def NP(c, names=None, amt=None, dt=None, acct=None, kind=None, dr=None):
    """-> (np, plural, clause?, when)"""
    r = c.r
    cl = False
    if kind:
        b, pl, d2 = kind_np(c, kind, joinl(c, [c.q(n) for n in names], r.choice(["and", "or"])) if names else None)
        dr = d2
    elif dr:
        t = r.choice(DIN if dr == "in" else DOUT)
        while t[-1] == "^" and dt and dt.k not in ("we", "wd", "day", "dom", "every"): t = r.choice(DIN if dr == "in" else DOUT)
        cl = t[-1] == "^"
        pl = t[-1] not in "~^"
        b = ex(c, t.rstrip("~^"), n=c.q(names[0]))
    elif names:
        b, pl, bare = names_np(c, names, bool(amt or dt or acct))
    else:
        t = r.choice(["anything~", "everything~", "all charges", "any charge~", "all transactions", "any transaction~", "anything~", "every charge~"])
        pl = t[-1] != "~"; b = t.rstrip("~")
    mods = []
    if amt: mods.append(amt.bare(c) if not kind and not dr and not pl and not b.startswith("any") else amt.post(c))
    if dt: mods.append(dt.post(c))
    if acct: mods.append(acctp(c, acct, on=bool(kind or dr)))
    if cl and amt: mods[0] = amt.pred(c)
    if c.p(.3): r.shuffle(mods)
    if dt and dt.pre and names and len(names) == 1 and not kind and not dr and c.p(.2):
        mods.remove(dt.post(c))
        b = dt.pre + " " + c.q(names[0]) + r.choice([" runs", " charges", " trips", " purchases", " transactions"]); pl = True
    s = " ".join([b] + mods)
    return s, pl, cl, when(names, None, amt, dt, acct, kind, dr)

# ------------------------------------------------------------------ outcomes
class Out: pass
def OUT(c, kinds=None):
    r = c.r
    k = kinds if isinstance(kinds, str) else r.choices(["cat", "skip", "name", "new", "tag", "catname", "cattag"], kinds or [60, 10, 11, 5, 5, 7, 2])[0]
    o = Out(); o.k = k
    o.C = o.name = o.tag = o.new = None
    o.then = {}
    if k in ("cat", "catname", "cattag"):
        o.C = c.cat(); o.then["category"] = o.C.name
    if k in ("name", "catname"):
        d = c.disp(); o.then["name"] = d; o.name = c.qd(d)
    if k in ("tag", "cattag"):
        t = c.tag(); o.then["tag"] = t; o.tag = c.qd(t)
    if k == "new":
        n = c.newcat(); o.then["new_category"] = n; o.new = c.qd(n)
    if k == "skip": o.then["skip"] = True
    return o

CAT_DECL = ["$np $is $c"] * 7 + ["$np $is {really|always|basically|actually|just|all|mostly|usually} $c", "$np $goes {under|in|into|to|with} $c", "$np $counts as $c", "$np {should|$needs to|$hasto|ought to|must|can} {be|go under|be filed under|be counted as|count as|go in|be put in|show under|sit under} $c", "$np $belongs {in|under|with} $c", "for {us|me} $np $is $c", "$np $is for $c", "$np $is what {I|we} call $c", "$np $falls under $c", "{I|we} {count|treat|class|see|book} $np as $c", "{I|we} {put|file|book|track|keep} $np under $c", "{I want|I'd like|we want} $np {under|in|filed under|put in|counted as} $c", "$np {gets|get} {filed|booked|put} under $c".replace("{gets|get}", "$gets"), "$np $is to be {treated as|put under|counted as} $c", "$np {would be|will be} $c", "$np $counts toward $c"]
CAT_IMP = ["{put|put|put|file|stick|place|log|book|throw|group} $np {under|in|under|into} $c", "{categorize|class|classify|count|treat|mark|code|record|book|enter|tag as category|set} $np as $c".replace("tag as category|", ""), "move $np {to|into|over to|under} $c", "assign $np to $c", "make $np $c", "use $c for $np", "lump $np in with $c", "sort $np {into|under} $c", "$c for $np", "{file|put} under $c: $np", "set the category {of|for} $np to $c", "change $np to $c", "{can you|could you|pls|please|would you} {put|file|stick} $np {under|in} $c", "{can you|could you|pls|please} move $np {to|into|over to} $c", "add $np to $c", "under $c {put|file|goes|I want} $np".replace("goes|", ""), "$c is where $np $goes", "$c should include $np", "$c: that's $np"]
NAME_T = ["{show|display|list} $np as $d", "call $np $d", "rename $np to $d", "change the name of $np to $d", "$np {should|$needs to} {show up as|be called|say|appear as|read|be named} $d", "have $np show [up] as $d", "{I want|I'd like} $np to {be called|show as|say|read} $d", "make $np {read|say|show up as} $d", "name $np $d", "$np $is to be shown as $d", "use the name $d for $np", "let $np show as $d", "display name for $np: $d", "write $d instead of $np", "swap $np for the name $d".replace("swap $np for the name $d", "give $np the name $d")]
TAG_T = ["tag $np {as|with} $t", "add the tag $t to $np", "$np $gets the tag $t", "$np should {have|get|carry} the tag $t", "put the tag $t on $np", "put a $t tag on $np", "tag $np $t", "{stick|slap} a tag that says $t on $np", "use the tag $t for $np", "$np: tag $t", "{I want|we need} $np tagged $t"]
SKIP_T = ["skip $np", "ignore $np", "leave out $np", "leave $np out", "don't count $np", "exclude $np", "hide $np", "drop $np", "take $np out", "I don't {want|need} to see $np", "$np should be {ignored|skipped|left out|hidden|excluded}", "don't include $np", "keep $np out of it", "$np can be {skipped|ignored|left out}", "no need to {count|include|show} $np", "disregard $np", "pretend $np $isnt there", "omit $np", "$np $doesnt count", "get rid of $np", "{please|pls} {skip|ignore|drop|hide} $np", "don't bother with $np", "forget about $np", "$np $is not to be counted", "leave $np out of {everything|the totals|my numbers|it}", "you can {skip|ignore|drop} $np", "$np - {ignore|skip|leave out}", "filter out $np", "do not {show|count|include} $np"]
NEW_T = ["{make|create|set up|start|add} a {new category|category} {called|named|for} $new {for|and put} $np#", "$np $goes in a new category called $new", "{make|create|start} a {new category|category} {called|named} $new and put $np {in it|there|in there}", "I {need|want} a [new] $new category for $np", "$np should have $its own category, $new", "put $np in $new (new category)", "new category: $new, for $np", "{put|file} $np under a new category {called|named} $new", "{please|pls} create the category $new for $np", "give $np $its own category called $new", "$np: new category $new", "{add|create} a category $new, $np $goes there"]
CN_T = ["{put|file} $np under $c and {call|name} $it $d", "show $np as $d, category $c", "$np $is $c, {rename|call} $it $d", "{call|name} $np $d and {put|file} $it under $c", "rename $np to $d and {count|treat|mark} $it as $c", "$np should {show as|be called|say} $d and {go under|be in} $c", "$np $is $c and should {show up as|be called|say} $d", "$np $goes under $c, shown as $d", "{show|list} $np as $d and {move $it to|put $it in|put $it under} $c", "$c for $np, and {call|name} $it $d", "display $np as $d [please] and {put|stick|file} $it {in|under} $c"]
CT_T = ["{put|file} $np under $c and tag $it {as|with} $t", "$np $is $c, tag $it $t", "tag $np {as|with} $t and {put|file} $it {in|under} $c", "$np $goes under $c with the tag $t", "$np: $c, tag $t"]
BUCKET = re.compile(r"\b(under|in|into|to|for) \$c")

def verbs(pl, first="is"):
    return dict(zip(["goes", "counts", "belongs", "falls", "gets", "isnt", "doesnt", "it", "its", "is", "needs", "hasto"],
                    ["go", "count", "belong", "fall", "get", "aren't", "don't", "them", "their", "are", "need", "have to"] if pl else
                    ["goes", "counts", "belongs", "falls", "gets", "isn't", "doesn't", "it", "its", "is", "needs", "has to"]))

def say(c, np, pl, o, decl=None):
    """one clause: the outcome o for the noun phrase np"""
    r = c.r
    v = verbs(pl)
    if o.k == "cat":
        ts = CAT_DECL if (decl if decl is not None else r.random() < .55) else CAT_IMP
        t = r.choice(ts)
        if t == "make $np $c" and c.lower: t = "change $np to $c"
        if np in ("it", "them", "those", "that", "these", "both") :
            while "for $np" in t or ": $np" in t or "where $np" in t or "include $np" in t or t.startswith("under $c") or "for {us|me} $np" in t: t = r.choice(ts)
        if np == "them": t = r.choice(["{put|file|stick|place|log|book} them {under|in|under|into} $c", "{categorize|class|count|treat|mark|code|record} them as $c", "move them {to|into|over to} $c", "make them $c", "they {should|need to} {be|go under|count as|be put in} $c", "they're $c", "they go {under|in|with} $c"])
        if np == "it" and t.startswith("$np"): pass
        if np == "those" and r.random() < .5: t = r.choice(["those are $c", "those {go|belong} {under|in} $c", "put those {under|in} $c", "count those as $c"])
        return ex(c, t, np=np, c=o.C, **v)
    if o.k == "name":
        while 1:
            t = r.choice(NAME_T)
            if t.startswith("write") and not (np.startswith("\x01") and np.endswith("\x02")): continue
            if t.startswith(("call $np $d", "name $np $d")) and o.name[1] not in "'\"" and r.random() < .85: continue
            break
        return ex(c, t, np=np, d=o.name, **v)
    if o.k == "tag":
        t = r.choice(TAG_T)
        if t == "tag $np $t" and o.tag[1] not in "'\"": t = "tag $np {as|with} $t"
        return ex(c, t, np=np, t=o.tag, **v)
    if o.k == "skip": return ex(c, r.choice(SKIP_T), np=np, **v)
    if o.k == "new":
        t = r.choice(NEW_T)
        if t.endswith("#"): t = r.choice(["{make|create|set up|start|add} a [new] category {called|named} $new for $np", "{make|create|set up|start} a new category $new for $np"])
        return ex(c, t, np=np, new=o.new, **v)
    if o.k == "catname":
        t = r.choice(CN_T)
        if t.startswith("{call") and o.name[1] not in "'\"": t = "show $np as $d and {put|file} $it under $c"
        return ex(c, t, np=np, c=o.C, d=o.name, **v)
    if o.k == "cattag": return ex(c, r.choice(CT_T), np=np, c=o.C, t=o.tag, **v)

def say_it(c, o):
    """outcome with pronoun 'it' after an if-clause"""
    r = c.r
    if o.k == "cat":
        return ex(c, r.choice(["it's $c", "put it {under|in} $c", "make it $c", "{count|treat|mark|class|book} it as $c", "it {goes|should go} {under|in|to} $c", "that's $c", "file it under $c", "then it's $c", "{I'd|we} call that $c".replace("{I'd|we} call that $c", "it counts as $c"), "it should be $c", "move it to $c", "then {put|file} it under $c", "it belongs {in|under} $c", "$c"]), c=o.C)
    if o.k == "skip": return ex(c, r.choice(["{skip|ignore|drop|hide|exclude} it", "leave it out", "don't count it", "then {skip|ignore|drop} it", "it can be {skipped|ignored}", "it doesn't count", "just {skip|ignore} it"]))
    if o.k == "name": return ex(c, r.choice(["call it $d", "show it as $d", "rename it [to] $d", "it should {say|be called|show as} $d", "name it $d", "display it as $d"]), d=o.name)
    if o.k == "tag": return ex(c, r.choice(["tag it {as|with} $t", "tag it $t", "add the tag $t", "give it the tag $t"]), t=o.tag)
    if o.k == "new": return ex(c, r.choice(["put it in a new category {called|named} $n", "make a new category $n for it", "it gets its own category, $n"]), n=o.new)
    return say(c, "it", False, o)

# ------------------------------------------------------------------ constructions
KS = []
def K(w=1.0, solo=False, last=False):
    def d(f):
        KS.append((f, w, solo, last)); return f
    return d

def RC(c, o=None, names=None, **k):
    o = o or OUT(c)
    s, pl, cl, w = NP(c, names, **k)
    if cl:
        it = say_it(c, o)
        t = s + ", " + it if c.p(.7) else re.sub(r"^then ", "", it) + " " + s
    else: t = say(c, s, pl, o)
    return t, [R(w, o.then)]

def nlist(c, lo=1, hi=3): return [c.n() for _ in range(c.r.randint(lo, hi))]
def pick(c, *xs): return c.r.choice(xs)
def two(c): return c.cat(), c.cat()

# --- plain
@K(7)
def plain_one(c): return RC(c, OUT(c, "cat"), [c.n()])
@K(3)
def plain_out(c): return RC(c, OUT(c, [0, 30, 30, 14, 12, 22, 8]), [c.n()])
@K(4)
def plain_many(c): return RC(c, None, nlist(c, 2, 4))
@K(2)
def cat_first(c):
    C = c.catb(); ns = nlist(c, 1, 4)
    t = pick(c, "$c {covers|includes|means|is for|should cover} $l", "$c: $l", "$c = $l", "{under|in} $c {go|I put|we put|put} $l", "the $c category is for $l", "{everything|all} {under|for} $c comes from $l".replace("{everything|all} {under|for} $c comes from $l", "what I call $c is $l"), "count as $c: $l", "{for|as} $c {take|use|count} $l", "these are $c: $l")
    return ex(c, t, c=C, l=joinl(c, [c.q(n) for n in ns])), [R(when(ns), cat_then(C))]
@K(2)
def a_is_b_c_is_d(c):
    k = c.r.randint(2, 3); ns = [c.n() for _ in range(k)]; cs = [c.cat() for _ in range(k)]
    v = pick(c, " is ", " = ", " goes under ", " is ", " to ", " counts as ", " -> ")
    parts = [P(n) + v + str(C) for n, C in zip(ns, cs)]
    if v == " is " and c.p(.25): parts = [parts[0]] + [P(n) + " " + str(C) for n, C in list(zip(ns, cs))[1:]]
    s = pick(c, ", ", ", ") .join(parts[:-1]) + pick(c, " and ", ", ", ", and ", " but ", "; ", " while ") + parts[-1]
    return s, [R(when([n]), cat_then(C)) for n, C in zip(ns, cs)]
@K(1.2)
def so_is(c):
    a, b = c.n(), c.n(); C = c.cat()
    t = pick(c, "$a is $c {and so is|as is|same as|just like|same goes for|so is} $b", "$a is $c, $b {too|as well|also|same thing|ditto|likewise}", "put $a {under|in} $c and do the same {for|with} $b", "$a is $c. {same for|ditto|also|same with|likewise|goes for} $b {too|[as well]}".replace("|goes for", ""), "$b is $c like $a", "$a counts as $c, and $b {as well|does too|too}", "file $a under $c, same {with|for} $b")
    return ex(c, t, a=P(a), b=P(b), c=C), [R(when([b, a] if t.startswith("$b is") else [a, b]), cat_then(C))]
@K(1)
def both_are(c):
    a, b = c.n(), c.n(); o = OUT(c, [60, 15, 20, 5, 5, 0, 0])
    intro = ex(c, pick(c, "I {shop at|go to|buy from} $a and $b {a lot|every week|all the time|}", "there's $a and [there's] $b", "$a and $b {show up|come up|are on there} {every month|a lot|all over my statement}", "we use $a and $b", "you'll see $a and $b {on there|in my statement|pop up}", "I have charges from $a and from $b"), a=P(a), b=P(b)).strip()
    if o.k == "name": tail = ex(c, "{call both $d|show both as $d|rename both to $d|both should be called $d|call both of them $d}", d=o.name)
    elif o.k == "cat": tail = ex(c, "{both are $c|put both {under|in} $c|both {go|belong} {under|in} $c|both of them are $c|count both as $c|they're both $c|file both under $c|those are $c|put those under $c|both should be $c}", c=o.C)
    elif o.k == "skip": tail = ex(c, "{skip both|ignore both|leave both out|both can be skipped|ignore them|don't count those|drop the two of them|hide both}")
    elif o.k == "tag": tail = ex(c, "{tag both {as|with} $t|both get the tag $t|tag them $t}", t=o.tag)
    else: tail = ex(c, "{both go in a new category called $n|make a new category $n for both|put both in a new category $n}", n=o.new)
    return intro + pick(c, ". ", ", ", " - ", "; ", ", ") + tail, [R(when([a, b]), o.then)]
@K(1)
def call_both(c):
    a, b = c.n(), c.n(); d = c.disp()
    t = pick(c, "$a and $b are {the same place|the same thing|one and the same|the same shop}, call {both|them} $d", "show $a and $b both as $d", "$a, $b: {both should read|call both|show both as} $d", "rename both $a and $b to $d", "$a and $b should {both|each} show [up] as $d", "whether it says $a or $b, {call it|show it as} $d", "$a or $b, either way {call it|show|display it as} $d".replace("|show|", "|"))
    return ex(c, t, a=P(a), b=P(b), d=c.qd(d)), [R(when([a, b]), {"name": d})]
# --- naming
@K(1.2)
def desc_is(c):
    de, nm = c.r.choice(DESC); c.used.add(re.sub(r"[^a-z0-9]", "", de.lower())); c.used.add(re.sub(r"[^a-z0-9]", "", nm.lower()))
    de, nm = c.case(de), c.case(nm)
    C = c.cat()
    x = c.r.random()
    if x < .35:
        t = pick(c, "$a should {say|read|just say|show as} $d", "show $a as $d", "when it says $a {show|call it|make it} $d".replace("{show|", "{"), "$a on my statement is {really|actually|just} $d, {call it that|rename it to that|show it that way}", "that ugly $a {thing|line}, {show it as|call it} $d", "rename $a to $d", "replace $a {with|by} $d", "$a -> show as $d", "$a {is too hard to read|means nothing to me|is gibberish}, {call it|show it as} $d")
        return ex(c, t, a=P(de), d=c.qd(nm)), [R(when([de]), {"name": nm})]
    if x < .7:
        t = pick(c, "$d {shows up as|appears as|comes through as|prints as} $a, {that's|it's|file it under|put it under} $c", "$d ({my bank calls it|on the statement it's|aka|it shows as|the bank writes it} $a) is $c", "the bank calls $d $a, {that's|it's} $c", "$d, which {my bank calls|shows up as|the statement calls} $a, {is|goes under|counts as} $c", "$d or $a or however they print it, {it's|that's} $c")
        ns = [nm, de]
        if t.startswith("the bank calls"): ns = [nm, de]
        return ex(c, t, a=P(de), d=P(nm), c=C), [R(when(ns), cat_then(C))]
    t = pick(c, "show $a as $d and put it {under|in} $c", "$a is $d, {call it that and file it under|rename it and put it under} $c", "$a = $d ($c)".replace("$a = $d ($c)", "call $a $d, category $c"), "$a should {say|read} $d and be $c", "rename $a to $d and {count|treat} it as $c")
    return ex(c, t, a=P(de), d=c.qd(nm), c=C), [R(when([de]), {"category": C.name, "name": nm})]
@K(.8)
def calls_it(c):
    a = c.n(); C = c.cat(); nick = pick(c, "the Door", "the usual place", "the temple of snacks", "her second home", "the money pit", "our spot", "the club", "the dungeon", "HQ", "the canteen")
    t = pick(c, "$a, {my wife|my husband|my roommate|dad|my partner|everyone at work|my son} calls it $k, {is|goes under|counts as} $c", "{my wife|my husband|my roommate|grandpa|my daughter} calls $a $k {but|, but} {it's|that's|for you it's} $c", "$a is $c, {my husband|my wife|my sister|the whole family} calls it $k")
    return ex(c, t, a=P(a), k=nick, c=C), [R(when([a]), cat_then(C))]
@K(1)
def variants(c):
    a = c.shop(); base = a
    vs = []
    r = c.r
    al = re.sub(r"[^A-Za-z0-9 ]", "", a)
    for v in r.sample([a.replace("'", "").replace("-", " "), a.replace(" ", ""), a.upper()[:10].strip() + " #" + str(r.randint(100, 4999)), "SQ *" + al.upper(), a.lower(), al.upper() + " INC", a.split(" ")[0] + " STORE", a + " " + c.case(r.choice(PLACE)), a.upper().replace(" ", "-")], 4):
        if v != a and v not in vs and re.sub(r"\W", "", v.lower()) != "": vs.append(v)
    vs = vs[:r.randint(1, 2)]
    vs = [re.sub(r" +", " ", v) for v in vs] or [a + " STORE"]
    ns = [a] + vs
    o = OUT(c, [60, 8, 25, 3, 4, 0, 0])
    l = joinl(c, [P(n) for n in ns], "or")
    t = pick(c, "$l, {it's all the same place|they're all the same|same thing|however it's spelled}, ", "{whether it's|if it says|when it says} $l, ", "{sometimes it's|it shows up as} $l: ", "$l ({same place|all one store|one shop}): ")
    return ex(c, t, l=l) + say_it(c, o).replace("then ", "", 1), [R(when(ns), o.then)]
# --- amounts
@K(6)
def amt_np(c): return RC(c, None, nlist(c, 1, 2) if c.p(.3) else [c.n()], amt=Amt(c))
@K(3)
def if_amt(c):
    a = c.n(); A = Amt(c); o = OUT(c)
    t = pick(c, "{if|when|whenever|any time} $a is $m[,] $o", "{if|when} it's $a and [it's] $m, $o", "$a: {if|when} it's $m, $o", "$a when it's $m: $o", "{if|when} a $a charge is $m, $o", "{if|when} I {spend|pay} $m at $a, $o", "for $a, {if|when} it's $m, $o", "with $a, $o {if|when} it's $m", "{if|when} $a comes to $m, $o", "$m at $a? {then |}$o".replace("$m at $a? {then |}$o", "{if|when} the $a {amount|charge|total} is $m $o"))
    it = re.sub("^then ", "", say_it(c, o))
    if "comes to" in t or "spend" in t:
        while A.idiom: A = Amt(c)
    return ex(c, t, a=c.q(a), m=A.pred(c), o=it), [R(when([a], amt=A), o.then)]
@K(2)
def only_amt(c):
    a = c.n(); A = amt1(c); C = c.cat()
    t = pick(c, "$a is $c but only {if|when} it's $m", "only $a {charges|ones} $p {are|count as} $c", "$a is only $c {if|when} it's $m", "$a counts as $c [but] only $p", "put $a {under|in} $c, [but] only the ones $p", "$c for $a as long as it's $m", "$a is $c provided it's $m", "$a is $c if it's $m, not {otherwise|any other time}")
    return ex(c, t, a=P(a), c=C, m=A.pred(c), p=A.bare(c)), [R(when([a], amt=A), cat_then(C))]
@K(1.5)
def regardless(c):
    a = c.n(); o = OUT(c); b = say(c, P(a), False, o)
    A = amt1(c)
    tails = [ex(c, "$m or not", m=ex(c, "{over|under|above|below} $m", m=money(c, A.v))), "no matter the amount", "no matter how much", "regardless of the amount", "whatever it costs", "big or small", "weekday or weekend", "whatever the day", "no matter which card", "every single time", "even if it's " + A.pred(c), "no matter what account it's on", "whether it's " + ex(c, "$m or $n", m=money(c, 20), n=money(c, 200)), "no exceptions", "even when it's a " + pick(c, "refund", "small one", "big one"), "even on weekends", "all year round", "not just the ones " + A.post(c)]
    x = c.r.choice(tails)
    if x.startswith("even when it's a refund"): x = "even when it's a small one"
    return b + ", " + x, [R(when([a]), o.then)]
@K(2.5)
def otherwise(c):
    a = c.n(); A = amt1(c); C, D = two(c)
    t = pick(c, "$a $p is $c, {otherwise|else|if not} {it's |}$d", "$a {if|when} it's $m is $c, {otherwise|else|if not} $d", "{if|when} $a is $m {it's|put it under|make it|then it's} $c, {otherwise|else|if not then} $d", "$a: $c $p, {otherwise|else|anything else|the rest} $d", "$a $p goes to $c and {otherwise|the rest goes to|everything else from there is|anything else from them is|all other $a is} $d", "$a is $c $p, $d otherwise", "$a {over there|charges} $p are $c. {the rest are|the others are|all others are|anything else from there is|everything else from there is} $d".replace("over there|", ""), "$d for $a unless it's $m, then $c", "$a is $d unless it's $m, {then it's|in which case it's|when it's|then make it} $c", "$a = $d, but {if|when} it's $m[,] {it's|make it|then} $c", "$a {is|goes under} $d {except|but} {when|if} it's $m, {then|that's|then it's} $c", "normally $a is $d, but {when it's|anything|if it's} $m {is|it's|counts as} $c".replace("{when it's|anything|if it's} $m {is|it's|counts as}", "{when|if} it's $m it's"), "usually $a {is|means} $d, {$p it's|$p it becomes|if it's $m it's} $c", "$a, $d most of the time, $p it's $c", "$c for $a $p, {for the rest|otherwise|for anything else there} $d")
    small = [R(when([a], amt=A), cat_then(C)), R(when([a], amt=A.comp()), cat_then(D))]
    if t.index("$d") < t.index("$c"): small.reverse()
    return ex(c, t, a=P(a), c=C, d=D, m=A.pred(c), p=A.bare(c)), small
@K(1.5)
def small_big(c):
    a = c.n(); v = aval(c); big = c.p(.5); C, D = two(c)
    op = ">" if big else "<"
    A = Amt(c, op, v)
    o = OUT(c, [70, 30, 0, 0, 0, 0, 0]) ; D = o
    ref = pick(c, "the small ones", "the smaller ones", "small ones", "the little ones", "the cheap ones") if big else pick(c, "the big ones", "the bigger ones", "the large ones", "larger ones", "the expensive ones")
    fst = ex(c, pick(c, "$a $p {is|goes under|counts as} $c", "put $a $p under $c", "{anything|charges} from $a $p {=|->|: } $c".replace("|: ", ""), "{if|when} $a is $m it's $c"), a=P(a), p=A.bare(c), m=A.pred(c), c=C)
    sec = ex(c, "$r {are|go under|count as|should be} $d", r=ref, d=o.C) if o.k == "cat" else ex(c, "{skip $r|ignore $r|leave out $r|$r can be skipped|don't count $r}", r=ref)
    return fst + pick(c, ", ", ". ", " and ", "; ", " but ") + sec, [R(when([a], amt=A), cat_then(C)), R(when([a], amt=A.comp()), o.then)]
@K(1.2)
def tiers(c):
    a = c.n(); r = c.r; lo = aval(c); hi = lo * r.choice([2, 3, 4, 5]); X, Y, Z = c.cat(), c.cat(), c.cat()
    m, h = money(c, lo), money(c, hi)
    t = pick(c, "$a: {under|below} $m $x, $m to $h $y, {above that|over $h|anything above that|more than that} $z", "$a {under|below|less than} $m is $x, {between $m and $h|from $m to $h} {is|it's} $y, {over|above|anything above|more than} $h {is|it's|->} $z".replace("|->", ""), "for $a {there are three cases|it depends on the amount|it depends}: {under|less than} $m {is|means|goes to} $x, {between $m and $h|$m to $h} is $y and {anything over $h|over $h|above that} is $z", "$a over $h is $z, between $m and $h is $y, {below that|under $m|anything less} is $x")
    rs = [R(when([a], amt="<" + num(lo)), cat_then(X)), R(when([a], amt=num(lo) + ".." + num(hi)), cat_then(Y)), R(when([a], amt=">" + num(hi)), cat_then(Z))]
    if t.index("$z") < t.index("$x"): rs.reverse()
    return ex(c, t, a=P(a), m=m, h=h, x=X, y=Y, z=Z), rs
@K(1.2)
def two_exact(c):
    a = c.n(); v, w = dval(c), dval(c)
    while w == v: w = dval(c)
    C, D = two(c)
    m, n = money(c, v, plain=v != int(v)), money(c, w, plain=w != int(w))
    t = pick(c, "{there are two|I have two|I get two} $a charges, the $m one is $c and the $n one {is |}$d", "$a {charges|bills} me $m and $n {every month|each month|}: the first is $c, the {second|other} [is] $d", "$a for {exactly |}$m is $c, for {exactly |}$n {it's|it is} $d", "the $m $a {charge|one} is $c, the $n {charge|one} {is |}$d", "$a $m = $c, $a $n = $d", "$a of $m goes to $c and the one of $n [goes] to $d")
    t = t.replace("{every month|each month|}:", "{every month|each month}:")
    return ex(c, t, a=P(a), m=m, n=n, c=C, d=D), [R(when([a], amt="=" + num(v)), cat_then(C)), R(when([a], amt="=" + num(w)), cat_then(D))]
@K(1.2)
def exact_ref(c):
    a = c.n(); v = dval(c); o = OUT(c); m = money(c, v, plain=v != int(v))
    t = pick(c, "the $m $a {charge|one|thing|payment|line}", "the $m {charge|one|payment} from $a", "$a for exactly $m", "that $m from $a", "any $a charge of exactly $m", "the $a charge that's always $m")
    return say(c, ex(c, t, a=P(a), m=m), False, o), [R(when([a], amt="=" + num(v)), o.then)]
@K(.7, last=True)
def amt_only(c):
    A = Amt(c, pick(c, ">", ">=", "<", "<=", "=", "..")); return RC(c, OUT(c, [60, 15, 5, 5, 15, 0, 0]), None, amt=A)
@K(1)
def amt_correct(c):
    a = c.n(); A = amt1(c); w = aval(c)
    while w == A.v: w = aval(c)
    B = Amt(c, A.op, w); C = c.cat()
    t = pick(c, "$a $p is $c, {no wait|no, actually|sorry|actually no}, {make that|I meant|make it|let's say} $n", "$a $p is $c - {correction|sorry|oops}, $n", "$a $p... {no|hmm no|nah}, {make that|I mean} $n, is $c")
    return ex(c, t, a=P(a), p=A.bare(c), n=money(c, w), c=C), [R(when([a], amt=B), cat_then(C))]
# --- unless / except
def unless_w(c): return pick(c, "unless", "unless", "except {when|if}", "but not {when|if}", "except {when|if}", "just not {when|if}", "apart from when", "other than when")
@K(2)
def unless_amt(c):
    a = c.n(); A = amt1(c); o = OUT(c, [55, 25, 8, 5, 7, 0, 0])
    b = say(c, P(a), False, o)
    t = b + ex(c, "[,] " + unless_w(c) + " {it's|it is|the amount is} $m", m=A.pred(c)) if c.p(.6) else b + ex(c, ", {except|but not|apart from|other than|just not|excluding|not counting} {the ones|ones|anything|charges} $p", p=A.bare(c))
    if c.p(.15): t = ex(c, "{unless|except when} {it's|it is} $m, ", m=A.pred(c)) + b
    return t, [R(when([a], amt=A.comp()), o.then)]
@K(1.5)
def unless_other(c):
    """exception on date/account/kind -> keep (or a second outcome)"""
    a = c.n(); o = OUT(c, [65, 25, 5, 0, 5, 0, 0]); b = say(c, P(a), False, o)
    k = pick(c, "we", "date", "acct", "kind", "date")
    e = None
    if c.p(.5):
        while 1:
            e = OUT(c, [75, 25, 0, 0, 0, 0, 0])
            if e.then != o.then: break
    if k == "we":
        wk = pick(c, "we", "wd"); D = Dt(c, [wk]); other = "weekday" if wk == "we" else "weekend"
        ph = D.adv
        if e is None:
            return b + ex(c, pick(c, "[,] {except|but not|just not} $d", "[,] unless $q"), d=ph, q=D.pred), [R(when([a], dt=other), o.then)]
        exc = when([a], dt=D)
    elif k == "date":
        D = Dt(c, ["day", "month", "every", "dom", "date", "my"]); ph = D.adv; exc = when([a], dt=D)
        if c.p(.4) and D.k != "every":
            ph = None; q = D.pred
    elif k == "acct":
        ac = c.acct(); ph = ex(c, "{on|on|from} {the|my|our} $x", x=P(ac)); exc = when([a], acct=ac)
    else:
        kd = pick(c, "refund", "fee", "cash", "transfer", "check"); ph = None; q = "it's a " + {"refund": "refund", "fee": "fee", "cash": "cash withdrawal", "transfer": "transfer", "check": "check" if c.loc == "US" else "cheque"}[kd]; exc = when([a], kind=kd)
    t = b + (ex(c, "[,] {except|but not|just not|except} $d", d=ph) if ph else ex(c, "[,] {unless|except {when|if}|but not {when|if}} $q", q=q))
    if e is None:
        tail = pick(c, "", "", "", ", leave those alone", ", leave those as they are", ", those stay as they are")
        return t + tail, [R(exc, {"keep": True}), R(when([a]), o.then)]
    if e.k == "cat": t += ex(c, ", {that's|then it's|which is|those are|in that case it's|those go under|then} $c", c=e.C)
    else: t += ex(c, ", {skip those|then skip it|those can be skipped|ignore those|then ignore it}")
    return t, [R(exc, e.then), R(when([a]), o.then)]
@K(1.5)
def but_not_name(c):
    a, b = c.shop(), c.n()
    if c.p(.5):
        suf = pick(c, "Gas", "Pharmacy", "Prime", "Plus", "Express", "Online", "Travel", "Fresh", "Music", "Home", "Business", "Kids", "Optical", "Tire Center", "Pay", "Cafe", "Photo", "Fuel", "Outlet", "Delivery")
        b = a + " " + (suf.lower() if a == a.lower() else suf.upper() if c.upper else suf)
    o = OUT(c, [50, 35, 5, 3, 7, 0, 0])
    np, pl = pick(c, ("$a", False), ("anything from $a", False), ("everything $a", False), ("all $a charges", True), ("all the $a stuff", False))
    t = say(c, ex(c, np, a=P(a)), pl, o) + ex(c, "[,] {but not|except|except for|apart from|just not|but leave out|other than|excluding|not including|with the exception of} $b", b=P(b)).replace("but leave out", "but not")
    return t, [R(when([a], [b]), o.then)]
@K(.8)
def a_not_b(c):
    a, b = c.n(), c.n(); C = c.cat()
    t = pick(c, "$a (not $b) {is|goes under|counts as} $c", "{not $b but $a|$a, not $b,} {is|goes under} $c", "$a without $b in it {is|counts as} $c", "anything that says $a but not $b {is|goes in} $c", "$a, as long as it doesn't {say|mention|have} $b, {is|goes under} $c")
    w = when([a], [b])
    if t.startswith("{not"): t = "$a, not $b, {is|goes under} $c"
    return ex(c, t, a=P(a), b=P(b), c=C), [R(w, cat_then(C))]
@K(1.5)
def skip_but_b_is(c):
    a, b = c.n(), c.n(); C = c.cat(); s = OUT(c, "skip")
    sk = say(c, P(a), False, s)
    t = sk + ex(c, pick(c, ", but $b is $c", ", but {put|keep|file} $b {under|in} $c", ". $b {though |}{is|goes under|counts as} $c", " and {put $b under|move $b to|file $b under} $c", ", $b however is $c", ", only $b {is|goes to} $c".replace("only ", "while ")), b=P(b), c=C)
    return t, [R(when([a]), s.then), R(when([b]), cat_then(C))]
@K(1)
def but_b_keep(c):
    a, b = c.n(), c.n(); o = OUT(c, [30, 60, 0, 0, 10, 0, 0]); t = say(c, P(a), False, o)
    t += ex(c, ", {but leave|but don't touch|and leave} $b {alone|as is|the way it is|as it is}", b=P(b)).replace("but don't touch", "but leave")
    return t, [R(when([a]), o.then), R(when([b]), {"keep": True})]
@K(.6)
def leave_alone(c):
    a = c.n()
    t = pick(c, "leave $a {alone|as is|as it is|the way it is}", "don't {change|touch} $a", "$a is {fine|good|ok} {as is|the way it is|as it is}[, leave it]", "$a can stay {as it is|where it is|how it is}", "keep $a {as it is|as is|how it is}", "no changes to $a[ please]")
    return ex(c, t, a=P(a)), [R(when([a]), {"keep": True})]
@K(.9, solo=True)
def everything_except(c):
    ns = nlist(c, 1, 2); o = OUT(c, [45, 50, 0, 0, 5, 0, 0]); l = joinl(c, [P(n) for n in ns], pick(c, "and", "or") if len(ns) > 1 else None)
    np = ex(c, "{everything|anything|all|every charge} {except|but|except for|apart from|other than|that isn't|besides|that doesn't say} $l", l=l)
    np = np.replace("all that isn't", "everything that isn't").replace("all that doesn't", "everything that doesn't").replace("all other than", "everything other than").replace("all besides", "everything besides").replace("anything but", "everything but").replace("every charge but ", "every charge except ")
    np = re.sub(r"^all (except|apart|but)", r"everything \1", np)
    return say(c, np, False, o), [R(when(None, ns), o.then)]
@K(1)
def acct_all(c):
    ac = c.acct(); o = OUT(c, [60, 20, 3, 5, 12, 0, 0])
    x = c.r.random()
    np = ex(c, "{everything|anything|all charges|every charge|whatever is|all spending} {on|from|on} {the|my|our} $x", x=P(ac))
    pl = np.startswith("all charges")
    t = say(c, np, pl, o)
    if x < .45: return t, [R(when(acct=ac), o.then)]
    n = c.n()
    if x < .75: return t + ex(c, "[,] {except|but not|apart from|except for|other than} $n", n=P(n)), [R(when(None, [n], acct=ac), o.then)]
    C = c.cat()
    return t + ex(c, ", {except|but|only} $n{, which is| which is|, that's|, that one is} $c".replace("|but|only", "|except for"), n=P(n), c=C), [R(when([n], acct=ac), cat_then(C)), R(when(acct=ac), o.then)]
KS[-1] = (KS[-1][0], .9, False, True)
@K(.9)
def list_but_one(c):
    ns = nlist(c, 2, 3); C, D = two(c); x = ns[-1] if c.p(.6) else ns[0]; A = Amt(c)
    t = ex(c, pick(c, "$l are $c, but $x $p is $d", "put $l in $c, except $x $p, {that's|which is|put that in} $d", "$l {go under|count as} $c. {however|only} $x $p {goes under|is} $d".replace("|only", "|but"), "$l = $c, $x $p though is $d"), l=joinl(c, [P(n) for n in ns]), c=C, d=D, x=P(x), p=A.bare(c))
    return t, [R(when([x], amt=A), cat_then(D)), R(when(ns), cat_then(C))]
@K(.7)
def neither(c):
    a, b = c.n(), c.n(); C, D = two(c)
    return ex(c, pick(c, "neither $a nor $b {is|belongs under|should be} $c, {both are|put both under|they're both|both go in} $d", "$a and $b aren't $c, {they're|both are|they should be} $d", "$a and $b {keep|always} {ending up|landing} in $c but {they're|both are|should be in} $d"), a=P(a), b=P(b), c=C, d=D), [R(when([a, b]), cat_then(D))]
# --- corrections
@K(2)
def isnt(c):
    a = c.n(); C, D = two(c)
    t = pick(c, "$a isn't $c, it's $d", "$a is $d, not $c", "$a is not $c but $d", "stop putting $a {under|in} $c, {it's|it belongs in|put it in} $d", "$a keeps {landing|ending up|showing up|getting filed} {under|in} $c {but|when} it's {really |actually |}$d", "you {have|put} $a {under|in} $c, {it should be|it's supposed to be|that should be|make it} $d", "move $a {from|out of} $c {to|into} $d", "$a is {wrongly|always} {in|under} $c, {should be|it's} $d", "{instead of|not} $c, {put $a under|$a should be|$a is} $d", "$a got {filed|put} under $c, {wrong|nope|that's wrong}, it's $d", "why is $a {in|under} $c? {it's|it should be|move it to} $d".replace("why is $a {in|under} $c? ", "$a as $c is wrong, "), "don't {put|file} $a under $c, {use|make it} $d")
    return ex(c, t, a=c.q(a), c=C, d=D), [R(when([a]), cat_then(D))]
@K(1.5)
def correct_cat(c):
    a = c.n(); C, D = two(c); o = OUT(c, "cat"); o.C = C
    t = say(c, P(a), False, o) + ex(c, pick(c, "{,| -|...} {no wait|wait no|no|hmm no|scratch that|sorry|actually|actually no}, $d", ". {no,|wait,|hmm,|scratch that,|sorry,|on second thought,} {make it|actually|I mean|it's|let's say} $d", ", {sorry I meant|I mean|no I mean|oops I mean|or rather} $d", ". {actually make that|no, make that|correction:} $d"), d=D)
    return t, [R(when([a]), cat_then(D))]
@K(.9)
def correct_name(c):
    a, b = c.n(), c.n(); C = c.cat()
    t = pick(c, "$a is $c, {sorry I meant|no wait I meant|oops I mean|no, I mean} $b", "put $a under $c - {sorry|no|oops}, {I meant|I mean|make that} $b, not $a", "$a, {no sorry|I mean|no wait|er I mean} $b, {is|goes under|counts as} $c")
    return ex(c, t, a=P(a), b=P(b), c=C), [R(when([b]), cat_then(C))]
@K(.8)
def correct_skip(c):
    a = c.n(); o = OUT(c, [60, 0, 25, 5, 10, 0, 0])
    t = ex(c, pick(c, "{skip|ignore|leave out|drop} $a", "{skip|ignore} everything from $a"), a=P(a)) + ex(c, "{,|...|. |;} {no wait|actually no|hmm actually|on second thought|scratch that|no}, {don't skip it, |keep it but |}") + re.sub("^then ", "", say_it(c, o))
    if o.C is not None and t.endswith("keep it but " + o.C.p): t = t[:-len(o.C.p)] + "as " + o.C.p
    return t.replace(".  ", ". "), [R(when([a]), o.then)]
# --- dates
@K(3.5)
def date_np(c): return RC(c, None, [c.n()], dt=Dt(c))
@K(1.5)
def date_front(c):
    a = c.n(); D = Dt(c); o = OUT(c)
    return ex(c, "$d[,] ", d=D.adv) + say(c, P(a), False, o), [R(when([a], dt=D), o.then)]
@K(1.3)
def date_if(c):
    a = c.n(); D = Dt(c, ["we", "wd", "day", "month", "since", "before", "dom", "date", "my", "range"]); o = OUT(c, [70, 20, 5, 0, 5, 0, 0])
    return ex(c, pick(c, "{if|when} it's $a and $q, $o", "$a, {if|when} $q, $o", "with $a, $o {if|when} $q", "for $a, {if|when} $q $o"), a=P(a), q=D.pred, o=re.sub("^then ", "", say_it(c, o))), [R(when([a], dt=D), o.then)]
@K(1.5)
def date_otherwise(c):
    a = c.n(); D = Dt(c, ["we", "wd", "day", "month", "every", "dom", "since"]); C, E = two(c)
    t = pick(c, "$a $d is $c, {otherwise|else|any other day|the rest of the time} $e", "$d $a is $c, {otherwise|else|the rest of the time} {it's |}$e", "$a is $e, but $d it's $c", "$a is $c {if|when} $q, {otherwise|else|if not} $e", "$a {goes under|is} $e except $d, then {it's|it goes under} $c", "normally $a is $e, $d {though it's|it's} $c")
    if D.k not in ("day", "dom"): t = t.replace("any other day|", "")
    if D.k == "every": t = t.replace("{if|when} $q", "$d")
    other = {"we": "weekday", "wd": "weekend"}.get(D.k)
    return ex(c, t, a=P(a), d=D.adv, q=D.pred, c=C, e=E), [R(when([a], dt=D), cat_then(C)), R(when([a], dt=other), cat_then(E))]
@K(.9)
def wk_we(c):
    a = c.n(); C, E = two(c); D1, D2 = Dt(c, ["wd"]), Dt(c, ["we"])
    t = pick(c, "$a $p is $c, $q {it's |}$d", "$p $a is $c, $q {it's |it goes under |}$d", "$a: $c $p, $d $q", "$a is $c $p and $d $q", "$a is $c $p but $d $q")
    return ex(c, t, a=P(a), p=D1.adv, q=D2.adv, c=C, d=E), [R(when([a], dt="weekday"), cat_then(C)), R(when([a], dt="weekend"), cat_then(E))]
@K(.6, last=True)
def date_only(c): return RC(c, OUT(c, [50, 15, 0, 10, 25, 0, 0]), None, dt=Dt(c))
@K(1)
def date_amt(c): return RC(c, None, [c.n()], dt=Dt(c), amt=Amt(c))
@K(.8)
def trip(c):
    D = Dt(c, ["month", "range", "my"]); ns = nlist(c, 1, 2); o = OUT(c, [50, 5, 5, 20, 20, 0, 0])
    intro = ex(c, pick(c, "{we were away|I was away|we moved|I was at my sister's|the house was being painted|I was between jobs|my parents visited} $d", "$d {we were on the road|I stayed with my folks|we had guests|I was on leave}"), d=D.adv)
    return intro + ex(c, pick(c, ", so ", ". ", " so ")) + say(c, joinl(c, [P(n) for n in ns]) + pick(c, " from then", " from that time", " in that time"), len(ns) > 1, o), [R(when(ns, dt=D), o.then)]
# --- direction
@K(3)
def dir_np(c): return RC(c, None, [pick(c, c.person, c.emp, c.n, c.person)()], dr=pick(c, "in", "out"))
@K(1.3)
def dir_both(c):
    p = pick(c, c.person, c.n)(); C, D = two(c); first = pick(c, "in", "out")
    i = ex(c, "{money from $p|when $p pays me|what $p sends me|payments from $p|anything coming in from $p|if I get money from $p}", p=P(p))
    o = ex(c, "{money to $p|when I pay $p|what I send $p|payments to $p|anything going out to $p|if I send $p money}", p=P(p))
    x, y = (i, o) if first == "in" else (o, i)
    if c.p(.4): y = "the other way around" if c.p(.6) else "the reverse"
    t = ex(c, "$x {is|goes under|counts as} $c, $y {is|goes under|it's|counts as} $d".replace("|it's", ""), x=x, y=y, c=C, d=D)
    t = re.sub(r"((?:when|if) [^,]*?) (is|goes under|counts as) ", lambda m: m.group(1) + {"is": " it's ", "goes under": " it goes under ", "counts as": " it counts as "}[m.group(2)], t) if "\x02 pays me" in t or "I pay" in t or t.startswith("if ") or " if I" in t else t
    t = t.replace("payments from", "money from").replace("payments to", "money to")
    rs = [R(when([p], dr="in"), cat_then(C)), R(when([p], dr="out"), cat_then(D))]
    if first == "out": rs = [R(when([p], dr="out"), cat_then(C)), R(when([p], dr="in"), cat_then(D))]
    return t, rs
@K(1)
def dir_amt(c): return RC(c, None, [pick(c, c.person, c.n)()], dr=pick(c, "in", "out"), amt=Amt(c))
@K(.7)
def dir_date_acct(c):
    return RC(c, None, [pick(c, c.person, c.n)()], dr=pick(c, "in", "out"), **({"dt": Dt(c)} if c.p(.6) else {"acct": c.acct()}))
@K(.5, last=True)
def dir_only(c):
    d = pick(c, "in", "out"); o = OUT(c, [80, 10, 0, 0, 10, 0, 0])
    ac = c.acct() if c.p(.6) else None; A = Amt(c) if ac is None or c.p(.3) else None
    np = pick(c, "any money coming in", "anything coming in", "all incoming money", "money coming in", "whatever comes in") if d == "in" else pick(c, "any money going out", "anything going out", "all outgoing money", "money going out", "whatever goes out")
    if A: np += " " + A.post(c)
    if ac: np += ex(c, " {of|from|on} {the|my} $x" if d == "out" else " {to|on|into} {the|my} $x", x=P(ac))
    return say(c, np, False, o), [R(when(amt=A, acct=ac, dr=d), o.then)]
ROLE = {"she": "her", "he": "him"}
@K(2.2)
def person_role(c):
    p = c.sexed(); s = c.sex; h = ROLE[s]
    roles = pick(c, ("Services", "my cleaner|our gardener|the handyman|my accountant|our plumber|the lady who cleans|my lawyer|our maid"), ("Kids", "our babysitter|the nanny|our sitter|the daycare lady"), ("Housing", "my landlord|our landlord|the owner of our flat"), ("Fitness", "my trainer|my yoga teacher|my tennis coach"), ("Personal Care", "my hairdresser|my barber|my nail person"), ("Pets", "my dog walker|our pet sitter|the groomer"), ("Education", "my tutor|the math tutor|my guitar teacher|our son's tutor"), (None, "my roommate|my sister|my cousin|my brother-in-law|my neighbor|my ex|my mom|my friend|my tenant|my business partner|our son|a client|my boss|my aunt|my uncle"))
    role = c.r.choice(roles[1].split("|"))
    if s == "he": role = role.replace("sister", "brother").replace("my mom", "my dad").replace("aunt", "uncle").replace("the lady who cleans", "the guy who cleans").replace("daycare lady", "daycare guy")
    else: role = role.replace("uncle", "aunt").replace("brother-in-law", "sister-in-law").replace("our son", "our daughter") if role != "our son's tutor" else role
    if roles[0] and c.p(.6):
        ps = [x for x in CATS[roles[0]] if x[0] != "~"]; C = Cat(roles[0], c.r.choice(ps))
        o = Out(); o.k = "cat"; o.C = C; o.then = cat_then(C)
    else: o = OUT(c, [70, 10, 10, 4, 6, 0, 0])
    d = pick(c, None, "out", "in", "out")
    intro = ex(c, "$p is $r", p=P(p), r=role)
    it = re.sub("^then ", "", say_it(c, o))
    sep = pick(c, ", so ", ". ", ", ", " - ", ", ")
    if d is None: tail = ex(c, pick(c, "anything {with|involving} $h: $o", "{if|when} you see $h [name] on there, $o".replace("[name]", "name").replace("$h name", "$hs name"), "$o", "$o every time"), h=h, hs="her" if s == "she" else "his", o=it)
    elif d == "out": tail = ex(c, pick(c, "{when|whenever|if} I pay $h[,] $o", "when I send $h money[,] $o", "whatever I {pay|send} $h, $o", "{money|payments} {to|going to} $h: $o"), h=h, o=it)
    else: tail = ex(c, pick(c, "{when|whenever|if} $s pays me[,] $o", "when $s sends me money[,] $o", "money from $h: $o", "whatever $s sends me, $o", "if I get money from $h[,] $o"), h=h, s=s, o=it)
    return intro + sep + tail, [R(when([p], dr=d), o.then)]
@K(.9)
def she_both(c):
    p = c.sexed(); s = c.sex; h = ROLE[s]; C, D = two(c)
    t = ex(c, pick(c, "$p and I {split things|share costs|trade money|lend each other money|settle up every month}", "$p is {family|a friend|my {roommate|flatmate|partner}}", "I go halves with $p on a lot"), p=P(p)) + pick(c, ". ", ", ", "; ") + ex(c, pick(c, "when $s pays me {it's|it goes under|make it|put it in} $c, when I pay $h {it's |it goes under |}$d", "{money from $h|what $s sends me|anything I get from $h} {is|goes under|counts as} $c, {money to $h|what I send $h|anything I pay $h} {is|goes under|counts as} $d", "if $s {sends me money|pays me} it's $c, {but |}if I {pay $h|send $h money} it's $d", "$c when $s pays me, $d when I pay $h"), s=s, h=h, c=C, d=D)
    return t, [R(when([p], dr="in"), cat_then(C)), R(when([p], dr="out"), cat_then(D))]
@K(1)
def paid_by_name(c):
    ps = [c.person() for _ in range(c.r.randint(1, 3))]; o = OUT(c, [75, 8, 5, 6, 6, 0, 0])
    l = joinl(c, [P(p) for p in ps]); lo = joinl(c, [P(p) for p in ps], "or")
    t = pick(c, "{payments|zelle payments|venmo payments} to $l".replace("zelle payments|venmo payments", "payments") if c.loc != "IN" else "payments to $l", "anything I {pay|send} [to] $o", "whatever I {give|pay|send} $o", "money {I send to|I give|going to|for} $l".replace("|for", ""))
    pl = t.startswith("{pay") or t.startswith("pay")
    return say(c, ex(c, t, l=l, o=lo), pl, o), [R(when(ps, dr="out"), o.then)]
@K(.9)
def employer(c):
    e = c.emp(); o = OUT(c, [70, 5, 15, 5, 5, 0, 0]); 
    t = pick(c, "{I work {for|at}|my job is at|my employer is|I freelance for|I used to work at} $e[, ]{, so what they pay me|. money from them|. what they send me|, anything they pay me|, money coming from them}")
    t = ex(c, t.replace("[, ]", ""), e=P(e))
    return say(c, "\x05", False, o, decl=True).replace("\x05", t) if False else t + " " + ex(c, {"cat": "{is|counts as|goes under|should be} $x", "skip": "{can be skipped|should be ignored|doesn't count}", "name": "{should be called|should show as|should say} $x", "new": "{goes in a new category called|gets a new category,} $x", "tag": "{gets the tag|should be tagged} $x"}[o.k], x=o.C or o.name or o.new or o.tag), [R(when([e], dr="in"), o.then)]
# --- kinds
@K(3)
def kind_n(c): return RC(c, None, [c.n()], kind=c.r.choices(list(KINDN), [6, 3, 3, 2, 4, 2, 3, 1.5, 1.2])[0])
@K(2)
def kind_only(c):
    return RC(c, OUT(c, [62, 18, 8, 6, 6, 0, 0]), None, kind=c.r.choices(list(KINDN), [5, 4, 4, 4, 4, 4, 3, 1, 1])[0])
@K(1.3)
def kind_cond(c):
    k = c.r.choices(list(KINDN), [5, 3, 3, 4, 4, 4, 4, 1, 1])[0]
    x = pick(c, "amt", "dt", "acct", "amt")
    return RC(c, None, [c.n()] if c.p(.35) else None, kind=k, **({"amt": Amt(c)} if x == "amt" else {"dt": Dt(c)} if x == "dt" else {"acct": c.acct()}))
@K(1)
def check_no(c):
    n = str(c.r.randint(101, 4999)); o = OUT(c, [70, 8, 15, 4, 3, 0, 0]); w = "check" if c.loc == "US" else "cheque"
    np = ex(c, "$w {number |no. |#|no |}$n", w=w, n=P(n))
    return say(c, np, False, o) + ex(c, "[, {that was|it was|that one was} for {the roof|the wedding|Aunt Jo|the school thing|the band}]"), [R(when([n], kind="check"), o.then)]
@K(1)
def refund_vs(c):
    a = c.n(); C, D = two(c)
    t = pick(c, "$a is $c but {refunds from there|refunds from them|their refunds|refunds} are $d", "$a = $c, $a refunds = $d", "refunds from $a are $d, {the rest|everything else from there|anything else from them|otherwise it} is $c", "when $a refunds me it's $d, otherwise {it's |}$c", "$a is $c, {except|but} {a refund is|refunds are|when it's a refund it's} $d", "{if|when} $a gives me {a refund|my money back} {it's|put it under} $d, when I buy {there|something} it's $c".replace(", when I buy {there|something} it's $c", ", {otherwise|else} $c"))
    return ex(c, t, a=P(a), c=C, d=D), [R(when([a], kind="refund"), cat_then(D)), R(when([a]), cat_then(C))]
@K(.8)
def refunds_me(c):
    a = c.n(); o = OUT(c, [65, 20, 5, 0, 10, 0, 0])
    return ex(c, "{when|if|whenever|every time} $a {refunds me|gives me a refund|sends a refund|issues a refund}[,] $o", a=P(a), o=re.sub("^then ", "", say_it(c, o))), [R(when([a], kind="refund"), o.then)]
@K(.9)
def kind_acct_twin(c):
    k = pick(c, "transfer", "interest", "fee", "deposit"); o = OUT(c, [65, 25, 5, 0, 5, 0, 0]); w = {"transfer": "transfers", "interest": "interest", "fee": "fees", "deposit": "deposits"}[k]
    if c.p(.5):
        ac = c.acct(); return say(c, ex(c, "[all |any ]$w {from|on} {the|my|our} $x".replace("[all |any ]", "" if k == "interest" else "[all ]"), w=w, x=P(ac)), k != "interest", o), [R(when(acct=ac, kind=k), o.then)]
    n = pick(c, c.n, c.person)()
    return say(c, ex(c, "$w from $x", w=w, x=P(n)), k != "interest", o), [R(when([n], kind=k, dr="in" if k == "transfer" else None), o.then)]
@K(.8)
def kinds_two(c):
    ks = c.r.sample(["refund", "interest", "fee", "check", "cash", "deposit", "transfer"], 2); os = [OUT(c, [70, 30, 0, 0, 0, 0, 0]) for _ in ks]
    if all(o.k == "skip" for o in os): os[0] = OUT(c, "cat")
    ts = []; rs = []
    for k, o in zip(ks, os):
        s, pl, d = kind_np(c, k, nodir=True)
        ts.append(say(c, s, pl, o)); rs.append(R(when(kind=k), o.then))
    return pick(c, ", ", "; ", " and ", ". ").join(ts), rs
# --- accounts
@K(3)
def acct_np(c): return RC(c, None, [c.n()], acct=c.acct())
@K(1)
def acct_front(c):
    ac = c.acct(); n = nlist(c, 1, 2); o = OUT(c)
    return ex(c, "{on|for|on} {the|my|our} $x[,:] ".replace("[,:]", pick(c, ",", ":", "")), x=P(ac)) + say(c, joinl(c, [P(x) for x in n]), len(n) > 1, o), [R(when(n, acct=ac), o.then)]
@K(1.2)
def acct_two(c):
    a, x, y = c.n(), c.acct(), c.acct(); C, D = two(c)
    t = pick(c, "$a on {the|my} $x is $c, on {the|my} $y {it's |it goes under |}$d", "{if|when} $a is on {the|my} $x it's $c, {if|when} {it's|it is} on {the|my} $y {it's|then} $d", "$a from {the|our|my} $x {is|goes under} $c but from {the|my} $y {it's|it goes to} $d", "on {the|my} $x $a is $c, on {the|my} $y {it is|it's} $d", "$a: $c on {the|my} $x, $d on {the|my} $y")
    return ex(c, t, a=P(a), x=P(x), y=P(y), c=C, d=D), [R(when([a], acct=x), cat_then(C)), R(when([a], acct=y), cat_then(D))]
@K(.8)
def acct_otherwise(c):
    a, x = c.n(), c.acct(); C, D = two(c)
    t = pick(c, "$a on {the|my} $x is $c, {otherwise|else|on any other card|anywhere else|otherwise} {it's |}$d", "$a is $d unless it's on {the|my|our} $x, then {it's |}$c", "{if|when} $a is {paid from|on} {the|my|our} $x it's $c, {if not|otherwise|else} $d", "$a is $d, but {on|from} {the|our} $x it's $c")
    return ex(c, t, a=P(a), x=P(x), c=C, d=D), [R(when([a], acct=x), cat_then(C)), R(when([a]), cat_then(D))]
@K(.8)
def acct_ending(c):
    n = str(c.r.randint(1000, 9999)); a = c.n() if c.p(.7) else None; o = OUT(c)
    np = (P(a) if a else pick(c, "everything", "anything", "all spending")) + ex(c, " on {the|my} {card|account} ending [in ]$n", n=P(n))
    return say(c, np, False, o), [R(when([a] if a else None, acct=n), o.then)]
@K(.9)
def acct_amt(c): return RC(c, None, [c.n()], acct=c.acct(), amt=Amt(c))
# --- references
@K(1.2)
def rest_of(c):
    a = c.n(); D = Dt(c, ["day", "month", "every", "dom", "date"]) if c.p(.4) else None; A = Amt(c, pick(c, "=", "..")) if not D else None
    C = c.cat(); o = OUT(c, [70, 30, 0, 0, 0, 0, 0])
    s, pl, cl, w = NP(c, [a], amt=A, dt=D)
    ref = pick(c, "the rest", "anything else from there", "everything else from them", "the others", "all the other ones", "anything else they charge", "all the rest of theirs", "everything else from there")
    rp = ref in ("the others", "all the other ones")
    o1 = Out(); o1.k = "cat"; o1.C = C; o1.then = cat_then(C)
    sec = ex(c, ("$r {are|go under|count as}" if rp else "$r {is|goes under|counts as}") + " $d", r=ref, d=o.C) if o.k == "cat" else ex(c, "{skip|ignore|leave out|don't count|drop|hide} $r", r=ref)
    return say(c, s, pl, o1) + pick(c, ", ", ". ", "; ", " and ") + sec, [R(w, o1.then), R(when([a]), o.then)]
@K(1)
def though(c):
    a = c.n(); A = amt1(c); C, D = two(c)
    t = say(c, P(a), False, type("o", (), dict(k="cat", C=C))()) + ex(c, pick(c, ". {if it's|when it's} $m though, {make it|it's|put it under} $d", ", {the ones|those} $p though are $d", ". {but |}{anything|charges|stuff} $p from {there|them} {goes|should go} {to|under} $d".replace("charges|", ""), ". if it's $m {it's|it becomes|that's} $d", ", {but|though} {if|when} it's $m {it's|then it's|make it} $d"), m=A.pred(c), p=A.bare(c), d=D)
    return t, [R(when([a], amt=A), cat_then(D)), R(when([a], amt=A.comp()), cat_then(C))]
@K(.8)
def respectively(c):
    k = c.r.randint(2, 3); ns = [c.n() for _ in range(k)]; cs = [c.cat() for _ in range(k)]
    if k == 2 and c.p(.6): t = ex(c, pick(c, "$a and $b: the first is $c, the {second|other} {is |}$d", "of $a and $b, the {former|first} is $c and the {latter|second} [is] $d", "{I have|there's|you'll see} $a and $b. the first {one |}{is|goes under} $c, the second {one |}{is|goes under} $d"), a=P(ns[0]), b=P(ns[1]), c=cs[0], d=cs[1])
    else: t = joinl(c, [P(n) for n in ns], "and") + pick(c, " are ", " should be ", " go under ") + joinl(c, [str(x) for x in cs], "and") + pick(c, " respectively", ", respectively", ", in that order", " in that order")
    return t, [R(when([n]), cat_then(C)) for n, C in zip(ns, cs)]
@K(.9)
def same_but(c):
    a, b = c.n(), c.n(); C = c.cat(); A = Amt(c); D = Dt(c)
    x = c.p(.6)
    t = ex(c, pick(c, "$a is $c, $b {too but only|as well but only|also, but only} $q", "$a {is|goes under} $c. {same for|same with} $b but only $q", "put $a under $c, and $b too [but] {only if|if} $r"), a=P(a), b=P(b), c=C, q=A.bare(c) if x else D.adv, r="it's " + A.pred(c) if x else D.pred)
    return t, [R(when([a]), cat_then(C)), R(when([b], amt=A if x else None, dt=None if x else D), cat_then(C))]
@K(.9)
def two_scope(c):
    a, b = c.n(), c.n(); C = c.cat(); A = Amt(c)
    if c.p(.5): return ex(c, pick(c, "$a and $b $p are [both ]$c".replace("[both ]", "both "), "both $a and $b, {when|if} {it's|they're} $m, are $c", "$a or $b, {if|when} it's $m {it's|then it's|put it in} $c"), a=P(a), b=P(b), p=A.bare(c), m=A.pred(c), c=C), [R(when([a, b], amt=A), cat_then(C))]
    return ex(c, pick(c, "$a is $c, and $b $p {is $c too|as well|also}", "all of $a, and $b $p, {go|should go} {under|in} $c", "$a always is $c, $b only {if|when} it's $m"), a=P(a), b=P(b), p=A.bare(c), m=A.pred(c), c=C), [R(when([a]), cat_then(C)), R(when([b], amt=A), cat_then(C))]
@K(.9)
def it_ref(c):
    a = c.n(); o, o2 = OUT(c, "cat"), OUT(c, "name")
    t = ex(c, "{there's|you'll see|I get|every month there's} {a charge|something|a line} {called|that says|from|marked} $a", a=c.q(a)) + pick(c, ". ", ", ", " - ") + (re.sub("^then ", "", say_it(c, o)) if c.p(.7) else re.sub("^then ", "", say_it(c, o2)))
    used = o.then if o.C.p in t and not (o2.name in t) else o2.then
    return t, [R(when([a]), used)]
@K(1.2)
def that_is(c):
    a = c.neutral() if c.p(.75) else c.shop(); nm = pick(c, ("Services", "my lawyer|our pest control guy|the window cleaner|our accountant"), ("Housing", "my landlord's company|our building|the mortgage people|where I rent"), ("Fitness", "my gym|the pool we swim at|my yoga studio"), ("Pets", "our vet|where I get dog food|the groomer for the dog"), ("Kids", "my daughter's daycare|the after-school place|our daycare"), ("Groceries", "where we do our food shopping|our grocery store|the supermarket down the road"), ("Dining & Coffee", "a taco place|my coffee place|the pizza place|our lunch spot"), ("Health", "my dentist|our family doctor|the pharmacy|my physio"), ("Education", "my college|the kids' school|my coaching class"), ("Insurance", "my insurance company|our insurer"), ("Utilities", "the power company|our water company"), ("Phone & Internet", "my cell provider|our internet company"), ("Bars & Alcohol", "a bar|the pub|the liquor store"), ("Fuel", "a gas station|the petrol pump" if c.loc == "IN" else "a gas station|the gas station by work"), ("Personal Care", "my hairdresser|the barber|my nail salon"), ("Income", "my employer|a client of mine|my old employer's payroll"), ("Car", "my mechanic|the body shop|the tire place"), ("Gifts & Charity", "our church|a charity I give to|the food bank"))
    C = Cat(nm[0], c.r.choice([x for x in CATS[nm[0]] if x[0] != "~"])) if c.p(.75) else c.cat()
    t = pick(c, "$a is $w, so {that's|it's|put it under|file it under} $c", "$a is $w, {put it under|count it as|it should be|so} $c", "since $a is $w, {it's|make it|it should be} $c", "$a ($w) {goes under|is|should be} $c", "$w is $a, {that's|so|put it under} $c")
    return ex(c, t, a=P(a), w=c.r.choice(nm[1].split("|")), c=C), [R(when([a]), cat_then(C))]
@K(1.5)
def reason_order(c):
    a = c.n(); o = OUT(c)
    t = ex(c, "{my sister lives near|I work next door to|my cousin {Ravi|Bob|Gord} owns|we go past|my kids love|I only go to|my boss sends me to|the whole office uses|I got a gift card for|my doctor told me about|my late uncle started} $a", a=P(a)) + ex(c, "{, so|. so|, that's why|. anyway,|. so please|, hence:}") + " "
    tail = re.sub("^then ", "", say_it(c, o))
    if t.rstrip().endswith("why"): tail = "I want " + {"cat": "it under %s" % (o.C.p if o.C else "")}.get(o.k, "") if o.k == "cat" else None
    if tail is None: t = t.replace(", that's why", ", so"); tail = re.sub("^then ", "", say_it(c, o))
    if "so please" in t and not re.match(r"(put|make|count|treat|mark|class|book|file|move|call|show|rename|name|display|tag|add|give|skip|ignore|drop|hide|exclude|leave|don't)", tail): t = t.replace("so please", "so")
    return t + tail, [R(when([a]), o.then)]
# --- new categories
@K(1.2)
def new_cat(c): return RC(c, OUT(c, "new"), nlist(c, 1, 3))
@K(.9)
def new_there(c):
    ns = nlist(c, 1, 3); n = c.newcat()
    t = pick(c, "I {need|want|would like} a {new |separate |}category {called|named} $n. $l {goes|go} {there|in there|in it}", "{can you|could you|please} {make|add|create} a {new |}category {called|named} $n {and put $l in it|for $l}[?]", "there should be a category {called|named} $n for $l", "none of the categories fit $l, {make|start|create} one called $n", "$l {doesn't|don't} fit anywhere, {make|add|start} a new category {called|named} $n")
    s = ex(c, t, n=c.qd(n), l=joinl(c, [P(x) for x in ns]))
    if len(ns) == 1: s = s.replace("\x02 go ", "\x02 goes ").replace("\x02 don't fit", "\x02 doesn't fit")
    else: s = s.replace("\x02 goes ", "\x02 go ").replace("\x02 doesn't fit", "\x02 don't fit")
    return s, [R(when(ns), {"new_category": n})]
@K(.8)
def new_amt(c): return RC(c, OUT(c, "new"), [c.n()], **pick(c, {"amt": Amt(c)}, {"dt": Dt(c)}, {"acct": c.acct()}))
# --- lists
def lo_cat(c): return str(c.cat(b=True))
@K(2.2, solo=True)
def list_lines(c):
    r = c.r; k = r.randint(2, 5); sep = r.choice([" - ", ": ", " = ", " -> ", " => ", " → ", "\t", ", ", " > "]) if c.p(.97) else " : "
    if sep in ("\t", " > "): sep = " – "
    bul = r.choice(["", "", "", "- ", "* ", "• ", "num", "num)"])
    lines, rs = [], []
    for i in range(k):
        ns = [c.n()] if c.p(.75) else [c.n(), c.n()]
        o = OUT(c, [70, 12, 5, 3, 0, 10, 0]); A = Amt(c) if c.p(.18) else None; D = Dt(c) if not A and c.p(.08) else None
        if A or D: ns = ns[:1]
        left = (", " if sep not in (", ",) else " and ").join(P(n) for n in ns) if c.p(.5) else joinl(c, [P(n) for n in ns])
        if A: left += " " + A.sym(c)
        if D: left += " " + D.adv
        right = {"cat": lambda: str(o.C), "skip": lambda: pick(c, "skip", "ignore", "leave out", "don't count", "hide", "exclude"), "name": lambda: ex(c, "{call it|show as|rename to|rename} $d", d=o.name), "new": lambda: ex(c, "new category $n", n=o.new), "catname": lambda: ex(c, pick(c, "$c, call it $d", "$c, show as $d", "$c (call it $d)"), c=o.C, d=o.name)}[o.k]()
        s = sep
        b = bul if not bul.startswith("num") else "%d%s " % (i + 1, "." if bul == "num" else ")")
        lines.append(b + left + s + right); rs.append(R(when(ns, amt=A, dt=D), o.then))
    head = ex(c, pick(c, "", "", "", "{here's my list|my rules|please use these|this is how I want it|how to sort things|my list}:"))
    j = "\n" if c.p(.9) or bul else "; "
    return (head + "\n" if head else "") + j.join(lines), rs
KS[-1] = (KS[-1][0], 2.2, False, True)
@K(1.4)
def list_heads(c):
    r = c.r; k = r.randint(2, 3); lines, rs = [], []
    s = r.choice([": ", ": ", " = ", " - ", " <- ", ":\n  ", ": "])
    for _ in range(k):
        ns = nlist(c, 1, 4)
        if c.p(.15): head, th = pick(c, "skip", "ignore", "leave out", "don't count"), {"skip": True}
        else:
            C = c.catb(); head, th = str(C), cat_then(C)
        if any(x["then"] == th for x in rs): continue
        lines.append(head + s + ", ".join(P(n) for n in ns)); rs.append(R(when(ns), th))
    return r.choice(["\n", "\n", "\n\n", "; "] if "\n" not in s else ["\n"]).join(lines), rs
KS[-1] = (KS[-1][0], 1.4, False, True)
@K(.8)
def list_under(c):
    ns = nlist(c, 2, 5); o = OUT(c, [60, 30, 0, 0, 10, 0, 0])
    h = ex(c, {"cat": "{these are|all of these are|the following are|put these {under|in}|count these as|file all of these under} $c", "skip": "{skip these|ignore the following|skip all of these|don't count these|leave these out|please ignore}", "tag": "{tag these|tag all of these [as]|these get the tag} $t"}[o.k], c=o.C, t=o.tag)
    b = pick(c, "", "- ", "* ", "")
    return h + ":\n" + "\n".join(b + P(n) for n in ns), [R(when(ns), o.then)]
KS[-1] = (KS[-1][0], .8, False, True)
@K(1)
def arrow(c):
    a = c.n(); A = Amt(c); C, D = two(c); ar = pick(c, " -> ", " => ", " = ", ": ", " → ", " --> ")
    if A.single() and c.p(.6):
        B = Amt(c, COMP[A.op], A.v)
        return P(a) + " " + A.sym(c) + ar + str(C) + pick(c, ", ", "\n", "; ") + P(a) + " " + B.sym(c) + ar + str(D), [R(when([a], amt=A), cat_then(C)), R(when([a], amt=B), cat_then(D))]
    return P(a) + " " + A.sym(c) + ar + str(C), [R(when([a], amt=A), cat_then(C))]
@K(.9)
def name_arrow(c):
    a = c.n(); d = c.disp(); C = c.cat()
    return ex(c, pick(c, "$a => show as $d", "$a -> call it $d", "$a: {call it|rename to|show as} $d", "$a = {call it|rename} $d"), a=P(a), d=c.qd(d)) + (ex(c, pick(c, ", $c", ", category $c", " ($c)", ", put it in $c"), c=C) if c.p(.4) else "\x06"), None
def _name_arrow(c):
    a = c.n(); d = c.disp(); C = c.cat(); t = ex(c, pick(c, "$a => show as $d", "$a -> call it $d", "$a: {call it|rename to|show as} $d", "$a = {call it|rename to} $d"), a=P(a), d=c.qd(d))
    th = {"name": d}
    if c.p(.4): t += ex(c, pick(c, ", category $c", ", put it in $c", ", and it's $c", ", category: $c"), c=C); th["category"] = C.name
    return t, [R(when([a]), th)]
KS[-1] = (_name_arrow, .9, False, False)
# --- tags
@K(1)
def tag_cond(c): return RC(c, OUT(c, pick(c, "tag", "cattag")), nlist(c, 1, 2), **pick(c, {}, {"amt": Amt(c)}, {"dt": Dt(c)}, {"acct": c.acct()}))
@K(1)
def skip_many(c): return RC(c, OUT(c, "skip"), nlist(c, 1, 4))
@K(1)
def skip_cond(c): return RC(c, OUT(c, "skip"), [c.n()], **pick(c, {"amt": Amt(c)}, {"dt": Dt(c)}, {"acct": c.acct()}, {"dr": "in"}, {"dr": "out"}, {"kind": pick(c, "refund", "fee", "transfer", "interest")}))
@K(.8)
def name_cond(c): return RC(c, OUT(c, pick(c, "name", "catname")), [c.n()], **pick(c, {"amt": Amt(c)}, {"dt": Dt(c)}, {"acct": c.acct()}, {"dr": "in"}, {"dr": "out"}, {"amt": Amt(c, "=")}))
@K(.8)
def contains(c):
    a = c.n(); o = OUT(c)
    t = ex(c, pick(c, "{if|when|whenever} {the description|it|the line|the bank line} {says|contains|has|mentions|starts with|includes} $a[,] $o", "{wherever|any time} {you see|it says} $a[,] $o", "{see|spot} $a {anywhere|on there}? $o".replace("{see|spot} $a {anywhere|on there}? ", "if you {see|spot} $a {anywhere|on there}, ")), a=c.q(a), o=re.sub("^then ", "", say_it(c, o)))
    return t, [R(when([a]), o.then)]
@K(.7)
def either_word(c):
    ns = nlist(c, 2, 3); o = OUT(c)
    t = ex(c, "{if|when|whenever} {it says|you see|the description has|it's from|it's} $l[,] $o", l=("either " if len(ns) == 2 and c.p(.5) else "") + joinl(c, [c.q(n) for n in ns], "or"), o=re.sub("^then ", "", say_it(c, o)))
    return t, [R(when(ns), o.then)]
@K(.8)
def everything_from_person_split(c):
    p, q = c.person(), c.person(); C, D = two(c); d = pick(c, "in", "out")
    t = ex(c, ("{money|payments} from $p {is|goes under} $c, from $q {it's |}$d" if d == "in" else "{when I pay $p it's $c, when I pay $q {it's |}$d|money to $p is $c, to $q it's $d}").replace("{money|payments}", "money"), p=P(p), q=P(q), c=C, d=D)
    return t, [R(when([p], dr=d), cat_then(C)), R(when([q], dr=d), cat_then(D))]
@K(.7)
def rent_day(c):
    p = pick(c, c.person, c.n)(); D = Dt(c, ["dom"]); A = Amt(c, pick(c, "=", ">=", ">")); C = c.cat()
    t = ex(c, pick(c, "{what I pay|the payment to|my payment to} $p $d is $c", "{every month|each month} $d I pay $p, {that's|file that under|it's} $c", "$d I {pay|send money to} $p, {that's|put that under|count it as} $c"), p=P(p), d=D.adv, c=C)
    if "every month" in t[:12] or "each month" in t[:11]:
        t = re.sub(r" of (the|every|each) month", "", t)
    return t, [R(when([p], dt=D, dr="out"), cat_then(C))]
@K(.8)
def tenant(c):
    p = c.person(); o = OUT(c, [60, 0, 15, 15, 10, 0, 0])
    t = ex(c, pick(c, "$p {rents {our basement|my condo|the upstairs unit|unit 3|the spare room} [from me]|is my tenant|rents from us}", "my tenant is $p", "our {basement |}tenant is called $p"), p=P(p)) + pick(c, ", so ", ". ", ", ", " - ") + ex(c, "{{her|his} payments|the money {she|he} sends}|".replace("{her|his} payments|the money {she|he} sends}|", "the money I get from {them|there}|what comes in from {them|there}|money coming in from {them|there}}".replace("{them|there}", "them")) + " ") 
    x = {"cat": "{is|counts as|goes under} $x", "name": "{should be called|should show as} $x", "new": "{goes in a new category called|gets a new category,} $x", "tag": "{gets the tag|should be tagged} $x"}[o.k]
    return t + ex(c, x, x=o.C or o.name or o.new or o.tag), [R(when([p], dr="in"), o.then)]
@K(.8)
def double_cond(c):
    a = c.n(); o = OUT(c, [70, 15, 5, 0, 10, 0, 0]); A = Amt(c); D = Dt(c, ["we", "wd", "day", "month", "dom", "since"]); ac = c.acct() if c.p(.4) else None
    t = ex(c, pick(c, "{if|when} it's $a and $q and $m[,] $o", "$a: $o if $q and it's $m", "{if|when} $a is $m and $q, $o"), a=P(a), q=D.pred if not ac else "it's on my " + P(ac), m=A.pred(c), o=re.sub("^then ", "", say_it(c, o)))
    return t, [R(when([a], amt=A, dt=None if ac else D, acct=ac), o.then)]
@K(.6)
def dont_skip(c):
    a, b = c.n(), c.n(); C = c.cat()
    t = ex(c, pick(c, "don't skip $a, {it's|put it under|that's} $c", "{I know it looks odd but|don't laugh but|yes really,|believe it or not} $a is $c", "$a is not {a mistake|a duplicate|fraud}, {it's|that's} $c"), a=P(a), c=C)
    return t, [R(when([a]), cat_then(C))]
@K(.7)
def years_ago(c):
    a = c.n(); D = Dt(c, ["since", "before", "after", "thru"]); C, E = two(c)
    if D.k in ("before", "since") and c.p(.7):
        # two sided around a month
        y, m = ym(c.r.randint(1, 11)); M = MONTHS[m - 1]; e = (datetime.date(y, m, 1) - datetime.timedelta(1)).isoformat()
        t = ex(c, pick(c, "$a {before|until the start of} $m is $c, {from then on|since then|after that|from $m on} {it's |}$d", "since $m $a is $d, before {that|then} it was $c", "$a was $c before $m, {now it's|since then it's|from $m on it's} $d"), a=P(a), m=M, c=C, d=E)
        rs = [R(when([a], dt="<=" + e), cat_then(C)), R(when([a], dt=">=%d-%02d-01" % (y, m)), cat_then(E))]
        if t.startswith("since"): rs.reverse()
        return t, rs
    return RC(c, OUT(c, "cat"), [a], dt=D)
@K(.8)
def question_rule(c):
    a = c.n(); o = OUT(c, [70, 10, 10, 5, 5, 0, 0])
    it = {"cat": "{{put|file|stick} $a {under|in}|move $a {to|into|over to}} $x", "skip": "{skip|ignore|hide|leave out|drop} $a", "name": "{show $a as|rename $a to|call $a} $x", "new": "make a new category $x for $a", "tag": "tag $a {as|with} $x"}[o.k]
    t = ex(c, "{can you|could you|would you|can we|is it possible to|any chance you can|could you please} " + it + "?", a=P(a), x=o.C or o.name or o.new or o.tag)
    return t, [R(when([a]), o.then)]
@K(.6)
def wish(c):
    a = c.n(); C = c.cat()
    return ex(c, pick(c, "{it'd be {great|nice|helpful}|I'd {love it|prefer it}|would be {good|nice}} if $a {went|was|were filed|was put} under $c", "I'd {rather|prefer to} {have|see} $a {under|in} $c", "my {accountant|wife|husband|bookkeeper|mom} {wants|insists on} $a {under|in} $c", "{we agreed|we decided|the agreement is} that $a {is|goes under|counts as} $c", "in our {house|budget|family|books} $a {is|counts as|means} $c", "{I think of|we think of|I see} $a as $c").replace(" was under", " was under").replace("was|were filed|was put} under", "was filed|was put} under"), a=P(a), c=C), [R(when([a]), cat_then(C))]
@K(.6)
def weird_cat_reason(c):
    a = c.n(); C, D = two(c)
    t = ex(c, pick(c, "$a {sounds like|looks like|might look like|has a name like} $c but {it's|it is|they're} {really |actually |}$d", "don't be fooled by the name, $a is $d", "despite the name $a is $d{| for us}", "$a may sell $c {stuff |}but {I count it as|for us it's|put it under} $d"), a=P(a), c=C, d=D)
    return t.replace(" stuff stuff", " stuff"), [R(when([a]), cat_then(D))]

# --- unread
UNR = ["how much did I spend {on $c|at $n} {last month|this year|in June|so far}?", "what is {the $m charge from $n|$n}?", "{can you|could you} tell me {what|who} $n is?", "why is $n {on there|in my list|so high} {twice|this month|again}?", "email me {when|if} I {spend|go} over $m {on $c|}", "{remind me|send me a reminder} {on the 5th|every Friday|before rent is due}", "set a budget of $m for $c", "split {it|$n|the $n bill} {50/50|in half|three ways} with {my roommate|my wife|Dan|my husband|the others}", "half of $n is {for my roommate|work, half is private|my brother's}", "{convert|change} everything {to rupees|into US dollars|to CAD}", "{round|please round} everything to the nearest dollar", "{cancel|please cancel} my $n {subscription|membership|account}", "{pay|please pay} my {card|bill} {on time|automatically|every month}", "make me a {chart|graph|pie chart|report} of $c", "I {love|hate|like} this {app|program|thing}", "not sure {what|about} the {$m one|other one} {is|yet}".replace("{what|about} the {$m one|other one} {is|yet}", "what the $m one from $n is"), "{move|change} the date of $n to the 1st", "{let me know|tell me} {if|when} $n {raises the price|charges twice|comes through}", "is $n $c?", "should $n be $c or $d?", "does {this|it} work with {my other bank|PDF statements|last year too}?", "predict {next month|what I'll spend in December}", "{I don't know|no idea|dunno} {about|what to do with} $n {yet|}", "compare {this month|$c} {with|to} last {year|month}", "merge my two {accounts|cards}", "sort {it all|everything|the list} by {date|amount}", "export {this|everything} to {excel|quickbooks|Tally|sheets}", "show my balance {at the top|first}", "put {$m|10%|twenty percent} of every paycheck {aside|into savings for me}", "{subtract|take} {my wife's|my roommate's|Ravi's} half {off|out of} {the rent|it|$n}", "{call|text} me if anything looks {off|like fraud}", "dispute the $n charge {for me|with the bank}", "{what's|what is} the {best|right} category for $n?", "{did|has} my {paycheck|refund|salary} {come in|arrived} yet?", "{change my|reset my} {password|email|login}", "average it {over the year|across 12 months}", "spread {$n|the insurance|it} over {12|six} months", "use the exchange rate of {that day|the statement}", "{color|colour|highlight} {them|$n|the big ones} {red|in yellow}", "{is there|do you have} {an app|a dark mode|a way to undo}?", "{who|what} is $n anyway?", "the {fonts are|text is} too small", "I'll {tell you about|deal with|explain} $n {later|some other time|next week}", "{lower|reduce} my {phone|internet} bill", "{add|include} {GST|sales tax|the tip} {on top|separately}", "why {do you|does it} ask {me |}this {every time|again}?", "{your|the} {last version|old layout} was better", "{delete|close} my account {at the end of the year|after this}", "put a {photo|picture|receipt} next to $n", "{work out|calculate|figure out} {what I owe in taxes|my net worth|my savings rate}", "{translate|please translate} {everything|the descriptions} into {French|Hindi|Spanish}", "freeze my {card|account} if {I go over $m|anything looks wrong}", "{is|was} $n charged {twice|two times}?", "count $n as {half|30%|60 percent} {business|personal|deductible}", "{the weather's been|it's been} {awful|crazy} {lately|this week}", "can I {undo|change} this later?", "what happens if I {leave this blank|make a mistake|get it wrong}?", "{find|get} me a cheaper {plan|insurance|deal} than $n"]
def unread_s(c):
    t = c.r.choice(UNR)
    v = aval(c)
    s = ex(c, t, n=P(c.n()) if "$n" in t else "", m=money(c, v), c=c.cat(), d=c.cat())
    return re.sub(r"\s+", " ", s).strip()
@K(3.2)
def unread_only(c):
    s = unread_s(c); q = s.endswith("?")
    return U(s[:-1] if q else s) + ("?" if q else ""), []
@K(1.2)
def why_q(c):
    a = c.n(); C = c.cat()
    s = ex(c, pick(c, "why {is|was|did you put} $a {in|under} $c", "{is|isn't} $a $c", "how did $a end up {in|under} $c", "what made you put $a {in|under} $c", "is $a really $c", "would $a be $c or something else", "{where does $a go|which category does $a go in}", "have you {got|seen} $a under $c").replace("{is|was|did you put}", "{is|was}"), a=P(a), c=C)
    return U(s) + "?", []
@K(.7)
def ign_rest(c):
    """both branches covered, then 'ignore the rest' has no meaning"""
    t, rs = otherwise(c)
    return t + ". " + U(ex(c, "{ignore|skip|forget about|hide} the rest")), rs
KS[-1] = (KS[-1][0], .4, True, False)
@K(.7)
def rule_then_unread(c):
    """order the program can do plus a side order it can't, about the same thing"""
    t, rs = plain_one(c)
    u = ex(c, pick(c, "{email|text|warn|tell|ping} me {when|if} it {goes up|changes|happens again}", "split it {with my roommate|50/50|in half|between the two of us}", "find {me |}a cheaper one", "{cancel it|pay it for me|pay it off early}", "{ask|call} them {why it's so much|what it's for}", "{round it up|round it to the nearest ten}", "{show|give} me {a chart|the total|a graph} {of it|every month}", "remind me to {cancel|renew} it", "move it to the {1st|next month}", "spread it over the year", "{take {10%|my half|the tip} off|subtract {10%|my half|the tip}}", "dispute it if it's wrong"))
    return t + pick(c, ", and ", " and ", ". also ", ". ", ", then ", ", also ") + U(u), rs

@K(.8)
def second_only(c):
    a, b = c.n(), c.n(); C = c.cat(); A = Amt(c); D = Dt(c); x = c.p(.6)
    q = A.bare(c) if x else D.adv
    t = ex(c, pick(c, "$a and $b are $c, the {second|latter} only $q", "$a and $b {go under|count as} $c, but the {second one|latter} {only|just} $q", "put $a and $b {under|in} $c, the second {one |}only $q"), a=P(a), b=P(b), c=C, q=q)
    return t, [R(when([a]), cat_then(C)), R(when([b], amt=A if x else None, dt=None if x else D), cat_then(C))]
@K(.8)
def twin_and(c):
    """A and B are C, D isn't touched / D alone gets something else"""
    a, b, d = c.n(), c.n(), c.n(); o = OUT(c, "cat"); o2 = OUT(c, [50, 40, 10, 0, 0, 0, 0])
    t = ex(c, pick(c, "$a and $b are $c, $d {isn't|is not}: ", "$a and $b {go|belong} {under|in} $c but $d {doesn't|does not}, ", "unlike $d, $a and $b are $c. for $d: "), a=P(a), b=P(b), c=o.C, d=P(d)) + re.sub("^then ", "", say_it(c, o2))
    return t, [R(when([a, b]), o.then), R(when([d]), o2.then)]
@K(.8)
def acct_skip_unless(c):
    a, x = c.n(), c.acct(); o = OUT(c, [40, 50, 0, 0, 10, 0, 0])
    t = ex(c, pick(c, "{if|when} $a {comes out of|is paid from|is charged to|shows up on} {the|our|my} $x[,] $o", "$a, but only {on|from} {the|our|my} $x: $o", "{just|only} for {the|our|my} $x: {if|when} it's $a[,] $o"), a=P(a), x=P(x), o=re.sub("^then ", "", say_it(c, o)))
    return t, [R(when([a], acct=x), o.then)]
@K(.7)
def range_idiom(c):
    a = c.n(); A = Amt(c, "id"); o = OUT(c)
    t = ex(c, pick(c, "$a {is usually|is always|runs|tends to be} $i, {those|in that case|when it is}", "the $a {charges|ones|bills} $i:", "{if|when} $a is {somewhere |}$i,", "any $a {charge|bill} that's $i,"), a=P(a), i=P(A.idiom))
    if "usually" in t or "always" in t or "runs" in t or "tends" in t:
        t = ex(c, "{if|when|whenever} the $a {bill|charge|amount} {is|comes out|lands} $i,", a=P(a), i=P(A.idiom))
    return t + " " + re.sub("^then ", "", say_it(c, o)), [R(when([a], amt=A), o.then)]
@K(.8)
def three_people(c):
    p, q = c.person(), c.person(); C, D = two(c); dr = pick(c, "out", "in")
    t = ex(c, pick(c, "I pay $p and $q {every month|every week|regularly}, $p is $c and $q {is |}$d", "$p and $q both get money from me: $p {is|goes under} $c, $q {is|goes under} $d") if dr == "out" else pick(c, "$p and $q both send me money, {what $p sends|$p's money} is $c and {what $q sends|$q's} is $d", "I get money from $p and from $q. $p's is $c, $q's {is |}$d"), p=P(p), q=P(q), c=C, d=D)
    return t, [R(when([p], dr=dr), cat_then(C)), R(when([q], dr=dr), cat_then(D))]
@K(.7)
def kind_except(c):
    k = c.r.choice(["refund", "fee", "deposit"]); n = c.n(); o = OUT(c, [60, 40, 0, 0, 0, 0, 0])
    s, pl, _ = kind_np(c, k, nodir=True)
    t = say(c, s, pl, o)
    if c.p(.6): return t + ex(c, "[,] {except|but not|apart from|except for|other than} {the ones from |those from |}$n", n=P(n)), [R(when(None, [n], kind=k), o.then)]
    C = c.cat()
    return t + ex(c, ", {except|but} {the ones from|those from} $n{, those are| are|, they're} $c".replace("{except|but} {the ones from|those from} $n{, those are| are|, they're}", "but {the ones from|those from} $n are"), n=P(n), c=C), [R(when([n], kind=k), cat_then(C)), R(when(kind=k), o.then)]
@K(.6)
def pay_back(c):
    p = c.sexed(); s = c.sex; o = OUT(c, [60, 30, 0, 0, 10, 0, 0])
    t = ex(c, pick(c, "{when|whenever|if} $p pays me back[,] $o", "$p {owes me money|borrows from me|covers half the rent|shares the car with me}, {when|if} $s pays me back[,] $o", "{if|when} I pay $p back[,] $o#", "I owe $p money, {when|if} I pay $h back[,] $o#"), p=P(p), s=s, h=ROLE[s], o=re.sub("^then ", "", say_it(c, o)))
    return t.replace("#", ""), [R(when([p], dr="out" if ("I pay" in t) else "in"), o.then)]

# ------------------------------------------------------------------ putting texts together
PRE = ["hi, ", "hello, ", "ok so ", "ok, ", "so ", "please note: ", "fyi ", "just so you know, ", "a few things: ", "for the record, ", "hey, ", "note: ", "heads up, ", "alright, ", "from now on ", "going forward ", "as a rule, ", "one thing: ", "in general ", "for my books, ", "quick one: ", "kindly note, ", "in our house, ", "first off, ", "to keep it simple, ", "as always, ", "new rule: "]
POST = [" thanks", " thx", " thank you", " please", " pls", " if you can", " ok?", " that's it", " that's all", " cheers", " much appreciated", " hope that's clear", " thanks in advance", " ty"]
WHY = ["it's for {work|my job|the business|school}", "my {sister|brother|aunt|daughter|best friend} {lives|works|used to work} {there|nearby|next door}", "that's how my {accountant|wife|dad|boss} {wants|likes|does} it", "don't ask", "long story", "it's been {that way|like that} {for years|forever|since we moved}", "my {husband {Dan|Arun|Lou}|wife {Meg|Anita|Sue}|partner {Alex|Sam}} {handles|looks after|deals with} {it|that}", "we {only|just} go there {once a month|now and then|on holidays|twice a year}", "I've been {going there|a customer|a member} since {2009|2012|2015|2019|2021}", "my {wife|husband|son|niece} set {it|that|this} up", "it's {easier|simpler|cleaner} {that|this} way", "I keep {forgetting|mixing it up|having to fix it}", "the bank {always gets it wrong|never gets it right|keeps getting it wrong|keeps messing it up}", "my {cousin|neighbor|old roommate} {Ravi|Gord|Bob|Anita} {owns|runs|started} {it|the place}", "that's what we {agreed on|decided|settled on}", "my {son|mom|tenant|assistant} uses it {too|a lot|more than I do|}", "it {drives me crazy|bugs me|confuses me} {every time|each month|otherwise|}", "my {bookkeeper|accountant|lawyer} asked {for it|me to|}", "I do it {like this|the same way} in my {spreadsheet|notebook|books}", "we {moved|got married|bought the place} in {2014|2018|2021|2023}", "my {mother-in-law|father-in-law|landlady} {insists|says so|prefers it}", "the kids {picked|chose|love} it", "it {comes up|pops up|shows up} {a lot|all the time|quite often}", "my roommate {agrees|is fine with that|knows}", "I retired in {2011|2016|2018|2022}", "we share {it|the bill|that one}", "no idea why they {print|write|spell} it {that way|like that|so strangely}", "it's {two blocks|five minutes|a short walk} from {home|the office|campus}", "about {3 times a week|twice a month|once every 2 weeks|5 times a year}", "I'm {trying to keep track|cleaning up my books|getting organized|saving up}", "it's {near|close to|across from} my {office|dorm|mom's|gym}", "{happens|it happens} every {now and then|so often|few weeks}", "it's {a habit|a family thing|an old habit|complicated}", "my old {bank|app|software} did {that too|it like that}", "that's just how we {do it|roll|see it}", "you'll see {it|that one|them} {a lot|every month|often}", "the name is {misleading|confusing|a joke}", "{trust me|believe me|weird I know|I know, odd}", "{we've|I've} {talked about|been through} {this|that} {before|already}"]
CONN = ["also ", "also, ", "oh and ", "and ", "plus ", "then ", "next, ", "btw ", "and also ", "one more: ", "another thing, ", "additionally, ", "besides that, ", "and then ", "second, ", "last thing: ", "lastly ", "finally, ", "what else... ", "same day: "][:-1]
ABBR = [(r"\bbecause\b", ["b/c", "cuz", "bc", "cos"]), (r"\bplease\b", ["pls", "plz"]), (r"\bwith\b", ["w/"]), (r"\byou\b", ["u"]), (r"\band\b", ["&", "n"]), (r"\bthanks\b", ["thx"]), (r"\baccount\b", ["acct"]), (r"\bcategory\b", ["cat", "categ"]), (r"\btransactions\b", ["txns", "transactions"]), (r"\btransaction\b", ["txn"]), (r"\bwithout\b", ["w/o"]), (r"\banything\b", ["anythin", "anything"]), (r"\beverything\b", ["everything", "evrything"]), (r"\bpayments\b", ["pymts", "payments"]), (r"\bgroceries\b", ["groc", "groceries"]), (r"\byour\b", ["ur"]), (r"\bweekends\b", ["wkends", "weekends"]), (r"\bmore than\b", ["more then", "more than"]), (r"\bless than\b", ["less then", "less than"]), (r"\bshould be\b", ["shud be", "should be"])]

def segs(s, f):
    out = []
    for i, p in enumerate(re.split(r"(\x01[^\x02]*\x02)", s)):
        out.append(p if i % 2 else f(p))
    return "".join(out)

def noise(c, s):
    r = c.r
    s = re.sub(r"[ ]{2,}", " ", s)
    s = re.sub(r" +([,.;?])(?!\d|\.)", r"\1", s)
    s = re.sub(r",\s*,", ",", s)
    s = re.sub(r": *,", ":", s)
    if c.lower: s = segs(s, str.lower)
    elif c.upper: s = segs(s, str.upper)
    else:
        inside = lambda i: s.rfind("\x01", 0, i) > s.rfind("\x02", 0, i)
        s = re.sub(r"(^|(?<![.])[.?!] +|\n(?:[-*•] |\d[.)] )?)(\x03?)([a-z])", lambda m: m.group(0) if inside(m.start(3)) else m.group(1) + m.group(2) + m.group(3).upper(), s)
    if c.noapos: s = segs(s, lambda p: re.sub(r"(?i)\b(it|that|don|doesn|isn|aren|they|we|there|what|you|shouldn|won|can|name|who)'(s|t|re|ve|ll)\b", r"\1\2", p))
    if c.abbr and not c.upper:
        for pat, to in ABBR:
            if r.random() < .5:
                w = r.choice(to)
                s = segs(s, lambda p: re.sub(pat, w, p, count=1))
    if c.sloppy:
        s = segs(s, lambda p: re.sub(r",( (?:but|so|otherwise|because|then|except|unless|though|it's|its|that's|thats|if|when|else|skip|ignore|put|call|make)\b)", r"\1", p))
    if c.typos:
        k = [1, 1, 2][r.randrange(3)]
        parts = re.split(r"(\x01[^\x02]*\x02)", s)
        cand = [(i, m.start(), m.end()) for i in range(0, len(parts), 2) for m in re.finditer(r"(?<![\w'/])[A-Za-z]{5,}(?![\w'/])", parts[i]) if m.group(0).lower() not in NOTYPO]
        r.shuffle(cand)
        done = set()
        for i, a, b in cand:
            if k == 0: break
            if i in done: continue
            parts[i] = parts[i][:a] + typo_word(r, parts[i][a:b]) + parts[i][b:]
            done.add(i); k -= 1
        s = "".join(parts)
    return s

TERM = re.compile(r"[.?!]$")
def fin(c, t, style):
    return t

def entry(r):
    c = Ctx(r)
    x = r.random()
    k = 1 if x < .40 else 2 if x < .74 else 3 if x < .93 else 4
    units, rules, broad = [], [], []
    nr = 0
    seen = set()
    tries = 0
    haslast = False
    kinds, wkeys = set(), set()
    while len(units) < k and tries < 40:
        tries += 1
        f, w, solo, last = r.choices(KS, WEI)[0]
        if f in seen and r.random() < .85: continue
        if solo and (units or k > 1):
            if units: continue
            k = 1
        if last and haslast: continue
        t, rs = f(c)
        if nr + len(rs) > 5 and units: continue
        ks = {x["when"].get("kind") for x in rs} - {None}
        if ks & kinds: continue
        keys = {json.dumps(x["when"], sort_keys=True) for x in rs}
        if keys & wkeys: continue
        kinds |= ks; wkeys |= keys
        if not rs and k == 1 and r.random() < .15: k = 2
        seen.add(f)
        nr += len(rs)
        units.append([t, rs, last, f]); haslast |= last
    if nr < 5 and r.random() < .11 and not any("\x03" in u[0] for u in units):
        units.insert(r.randint(0, len(units)) if not units[-1][2] else 0, list(unread_only(c)) + [False, unread_only])
    units.sort(key=lambda u: u[2])
    # broad rules after specific ones
    out = ""
    mode = r.choices([". ", "\n", ", ", "; ", " - "], [60, 16, 12, 7, 2])[0]
    for i, (t, rs, last, f) in enumerate(units):
        rules += rs
        t = re.sub(r"[ ]+", " ", t).strip()
        unread = not rs
        multi = "\n" in t
        if i == 0:
            if r.random() < .13 and not unread and not multi: t = r.choice(PRE) + t
            elif r.random() < .06 and not multi: t = r.choice(["please ", "pls "]) + t if re.match(r"(put|file|skip|ignore|show|call|rename|treat|count|mark|move|tag|hide|exclude|make|create|leave|don't|set|use)\b", t) else t
        if not unread and not multi and not t.endswith("?") and r.random() < .17:
            y = r.random(); why = ex(c, r.choice(WHY)).strip()
            if y < .3: t += " (" + why + ")"
            elif y < .7: t += P(",") + " " + why
            elif y < .85 and re.match(r"(it|my|we|that|I|the|you)\b", why) and not why.startswith(("it happens",)): t += r.choice([" because ", " since ", ", as "]) + why
            else: t += ". " + why
        if i:
            prevq = out.rstrip("\x04").endswith("?")
            m = mode
            pm = "\n" in units[i - 1][0]
            if multi or pm: m = r.choice(["\n", "\n\n", "\n"])
            if m in (", ", "; ", " - ") and (prevq or ". " in out[-25:]): m = ". "
            if m == ", " and r.random() < .35 : m = " and " if r.random() < .6 and not unread else ", and "
            if r.random() < .2 and not multi and m != " and " and m != ", and ": 
                t = r.choice(CONN) + t
            if prevq and m.startswith(". "): m = " "
            if m == ". " and out.endswith("."): m = " "
            if m == ". " and c.sloppy and c.lower and r.random() < .12: m = "  "
            if m == "  ": m = ". "
            out += P(",") + m[1:] if m.startswith(",") else m
        out += t
    if r.random() < .1 and "\n" not in units[-1][0]:
        p = r.choice(POST)
        if units[-1][1] or True:
            if out.endswith("?"): out += p if p != " ok?" else ""
            else: out += r.choice([",", ".", ".", ","]) + p
    if not re.search(r"[.?!]\x04?$", out) and "\n" not in out and not c.lower and r.random() < .6: out += "."
    elif c.lower and r.random() < .15 and not re.search(r"[.?!]$", out) and "\n" not in out: out += r.choice([".", ".", "!"])
    s = noise(c, out)
    un = [re.sub(r"[\x01\x02]", "", u).strip() for u in re.findall(r"\x03([^\x04]*)\x04", s)]
    text = re.sub(r"[\x01-\x04]", "", s).strip()
    text = re.sub(r"\s+\n", "\n", text)
    return {"text": text, "rules": rules, "unread": un}, [u[3].__name__ for u in units]

WEI = [k[1] for k in KS]
def main():
    n, seed = int(sys.argv[1]), int(sys.argv[2])
    r = random.Random(seed)
    res, seen = [], set()
    while len(res) < n:
        e, fs = entry(r)
        if e["text"] in seen: continue
        seen.add(e["text"])
        if len(sys.argv) > 3: e["f"] = fs
        res.append(e)
    json.dump(res, sys.stdout, ensure_ascii=False, indent=0)
if __name__ == "__main__": main()
