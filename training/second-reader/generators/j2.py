#!/usr/bin/env python3
# Makes labeled custom instructions: python3 j2.py N SEED [--debug]
import sys, json, random, re, calendar

# ---------------------------------------------------------------- names
def L(s):
    return [x.strip() for x in s.split(';') if x.strip()]

SHOPS = {
 'UK': L("""Tesco; Sainsbury's; Asda; Morrisons; Waitrose; Aldi; Lidl; Iceland; Co-op; M&S; Marks and Spencer; Ocado; Boots; Superdrug; Greggs; Pret;
 Costa; Caffe Nero; Wetherspoons; Nando's; Wagamama; Argos; Currys; John Lewis; B&Q; Screwfix; Wickes; Halfords; Kwik Fit; WHSmith; Waterstones; Primark;
 TK Maxx; New Look; River Island; Matalan; Poundland; B&M; Home Bargains; Wilko; The Range; Dunelm; Pets at Home; Specsavers; Vision Express; Holland & Barrett;
 Deliveroo; Just Eat; Trainline; National Express; TfL; Arriva; Stagecoach; Shell; Esso; BP; Texaco; Gulf; Pure Gym; David Lloyd; JD Sports; Sports Direct;
 Hobbycraft; The Works; Timpson; Cineworld; Odeon; Vue; Bella Italia; Pizza Express; Five Guys; Harvester; Toby Carvery; Premier Inn; Travelodge; Ryanair;
 easyJet; Jet2; Amazon; eBay; Vinted; Etsy; ASOS; Gumtree; Netflix; Spotify; Disney Plus; Audible; Apple; Google; Microsoft; PayPal; Klarna; Uber; Bolt; Addison Lee;
 Hargreaves; Gail's; Bill's; Greene King; Fuller's; Majestic Wine; Oddbins; Evapo; Snappy Snaps; Clarks; Schuh; Fat Face; Joules; Mountain Warehouse; Go Outdoors; Cotswold Outdoor;
 Thomann; Andertons; PMT Music; Dawsons; Rymans; Staples; Booker; Makro; Bestway; Costco; Toolstation; Jewson; Travis Perkins; Crown Decorating; Scribbler; Moonpig; Interflora;
 Hollands Pies; Barnacle Bills; The Codfather; Ye Olde Tuck Shop; Fishers of Whitby; Hartleys Bakery; Polly's Pantry; Dewi's Garage; Clwyd Cars; Grange Farm Shop; Bramley's Nursery"""),
 'IE': L("""Dunnes; SuperValu; Centra; Spar; Tesco Ireland; Aldi; Lidl; Penneys; Brown Thomas; Arnotts; Eason; Woodies; Harvey Norman; DID Electrical; Circle K; Applegreen; Maxol; Topaz;
 Supermacs; Abrakebabra; Apache Pizza; Insomnia; Butlers; Bewley's; Avoca; Kilkenny Shop; Lloyds Pharmacy; McCabes; Hickey's Pharmacy; McCauley; Irish Rail; Bus Eireann; Dublin Bus; Leap; Luas;
 Aer Lingus; Eflow; FreeNow; An Post; Ticketmaster; Smyths; Elverys; Lifestyle Sports; Flyefit; Ben Dunne Gym; Carroll's; Musgrave; Fallon & Byrne; Mulligans; The Stag's Head; Kehoe's;
 O'Briens Wines; Carry Out; Molloys; Halla's; Hynes Hardware; Tadhg's Bakery; Ballymaloe Shop; Nolan's Butchers; Quay Co-op; Organico; Lahinch Surf; Petmania; Maxi Zoo; Done Deal; Mr Price; Dealz"""),
 'AU': L("""Woolworths; Coles; Aldi; IGA; Harris Farm; Foodworks; Bunnings; Kmart; Target; Big W; Myer; David Jones; JB Hi-Fi; Officeworks; Chemist Warehouse; Priceline; Dan Murphy's; BWS; Liquorland;
 Ampol; Caltex; 7-Eleven; United; BP Connect; Opal; Myki; Linkt; Qantas; Jetstar; Virgin; Guzman y Gomez; Grill'd; Oporto; Red Rooster; Boost Juice; Gloria Jean's; Zambrero; Menulog; Rebel; Anaconda;
 BCF; Supercheap Auto; Repco; Mycar; Petbarn; PETstock; Cotton On; Country Road; Rivers; Best & Less; Spotlight; Lincraft; Mecca; Endota; F45; Anytime Fitness; 99 Bikes; Stan; Binge; Foxtel; Kayo;
 Medibank Shop; Mim's Milk Bar; Brunswick Bound; The Wheatsheaf; Three Blue Ducks; Degani; Fitzroy Pool; Carriageworks; Barry's Bait; Wombat Cafe; Ferguson Plarre; Baker's Delight"""),
 'NZ': L("""Countdown; Pak'nSave; New World; Four Square; Fresh Choice; The Warehouse; Mitre 10; Bunnings NZ; Briscoes; Noel Leeming; Farmers; Kathmandu; Macpac; Torpedo7; Z Energy; Gull; Mobil; Waitomo;
 BurgerFuel; Hell Pizza; Wishbone; Mojo Coffee; Esquires; Unichem; Life Pharmacy; AT HOP; Snapper; Air New Zealand; InterCity; Whitcoulls; Paper Plus; Animates; Les Mills; CityFitness; Trade Me; TheMarket; Neon;
 Super Liquor; Liquorland NZ; Moore Wilson's; Fidel's; Havana Brothers; Kelburn Dairy; Kiwi Kids; Repco NZ; VTNZ; Supercheap; Hunting and Fishing; Smith & Caughey; Piha Store; Wairau Fruit"""),
 'ZA': L("""Pick n Pay; Checkers; Shoprite; Woolies; Spar Rondebosch; Food Lover's; Makro; Game; Clicks; Dis-Chem; Mr Price; Truworths; Edgars; Ackermans; Pep; Foschini; Builders Warehouse; Leroy Merlin; Takealot; Superbalist;
 Engen; Sasol; Total; Caltex Sea Point; Astron; Gautrain; MyCiTi; FlySafair; Uber SA; Nando's Rosebank; Steers; Wimpy; Spur; Ocean Basket; Mugg & Bean; Vida e Caffe; Kauai; Seattle Coffee; Bootlegger; Tops; Norman Goodfellows;
 Virgin Active; Planet Fitness; Showmax; DStv; Exclusive Books; CNA; Cape Union Mart; Sportsmans Warehouse; Absolute Pets; Bargain Books; Tiger Wheel & Tyre; Midas; Oom Piet Slaghuis; Babel; Die Blou Deur; Ouma's Padstal; Kalk Bay Books; Sixty60"""),
 'NG': L("""Shoprite Ikeja; Spar Lekki; Ebeano; Justrite; Hubmart; Prince Ebeano; Addide; Chicken Republic; Mr Bigg's; Tantalizers; Sweet Sensation; Kilimanjaro; Domino's Lekki; Cold Stone; Jumia; Konga; Slot; Pointek; Medplus; HealthPlus;
 NNPC; Oando; Conoil; MRS; TotalEnergies; Ardova; GIG Logistics; ABC Transport; Air Peace; Ibom Air; LagRide; inDrive; Bukka Hut; Iya Basira; Mama Cass; Ofada Boy; Yellow Chilli; Terra Kulture; Genesis Cinemas; Filmhouse; Roving Heights; Balogun Textiles;
 Alhaji Musa Provisions; Mama Nkechi Store; Blessed Hands Salon; Divine Favour Pharmacy; God's Time Stores; Unity Fabrics; Chuks Electronics; Oluwaseun Motors"""),
 'EU': L("""Carrefour; Monoprix; Leclerc; Auchan; Intermarche; Franprix; Picard; Fnac; Decathlon; Leroy Merlin Nantes; SNCF; RATP; Rewe; Edeka; Kaufland; Penny; dm; Rossmann; Müller; Saturn; MediaMarkt; Obi; Bauhaus; Aral; Deutsche Bahn; BVG; Albert Heijn; Jumbo;
 Hema; Kruidvat; Etos; Bol.com; NS Reizigers; Coolblue; Delhaize; Colruyt; Mercadona; Dia; El Corte Ingles; Repsol; Cepsa; Renfe; Zara; Mango; Esselunga; Conad; Eataly; Trenitalia; Italo; Continente; Pingo Doce; Galp; Biedronka; Żabka; Orlen; Allegro; Ikea;
 Rema 1000; Kiwi; Systembolaget; ICA; Netto; Føtex; Matas; Migros; Coop City; SBB; Hofer; Billa; Spar Wien; OMV; H&M; Zalando; Action; Flixbus; Vueling; Bäckerei Lang; Café Central; Boulangerie Petit; Trattoria Gino; Bar Pepe; Taverna Nikos; Kebab Haus; Apotheke am Markt; Fromagerie Blanc"""),
}
UTIL = {
 'UK': L("British Gas; Octopus Energy; EDF; E.ON; Scottish Power; Thames Water; Severn Trent; Yorkshire Water; BT; Sky; Virgin Media; TalkTalk; Vodafone; O2; giffgaff; Smarty; Council Tax; TV Licence; DVLA; HMRC; Aviva; Direct Line; Admiral; Churchill; LV; Hastings Direct; Bupa; Vanguard; Nutmeg; Zopa; Student Loans Company; Leeds City Council; Anglian Water"),
 'IE': L("Electric Ireland; Bord Gais; Energia; SSE Airtricity; Eir; Virgin Media Ireland; Vodafone Ireland; Tesco Mobile; Panda; Greenstar; Revenue; VHI; Laya; Irish Life; Aviva Ireland; Zurich; Credit Union; NCT; Flogas; Pinergy"),
 'AU': L("AGL; Origin; EnergyAustralia; Red Energy; Sydney Water; Yarra Valley Water; Telstra; Optus; Belong; Aussie Broadband; Amaysim; ATO; VicRoads; Service NSW; Medibank; HCF; NIB; NRMA; RACV; AAMI; Budget Direct; AustralianSuper; Afterpay; Raiz"),
 'NZ': L("Mercury; Genesis; Contact; Meridian; Watercare; Spark; One NZ; 2degrees; Skinny; Slingshot; IRD; Auckland Council; AA Insurance; State; Tower; Southern Cross; Sharesies; Kiwisaver; NZTA"),
 'ZA': L("Eskom; City Power; City of Cape Town; Rand Water; Telkom; MTN; Vodacom; Cell C; Rain; Afrihost; SARS; Discovery; OUTsurance; Old Mutual; Sanlam; Hollard; Momentum; Santam; MiWay; Allan Gray"),
 'NG': L("Ikeja Electric; Eko Electric; PHCN; Lagos Water; Airtel; Glo; 9mobile; MTN Nigeria; Spectranet; Smile; LIRS; FIRS; AXA Mansard; Leadway; Cowrywise; Piggyvest; Bamboo; LAWMA; Startimes; Multichoice"),
 'EU': L("Engie; EDF Paris; Vattenfall; Eneco; Essent; Stadtwerke; Enel; Iberdrola; Endesa; Naturgy; Orange; Free Mobile; SFR; Telekom; Vodafone DE; KPN; Ziggo; Movistar; TIM; Telia; Allianz; AXA; Generali; Ergo; Finanzamt; Belastingdienst; Trade Republic; DEGIRO; TIER; Swisscom"),
}
DESC = L("""SQ *MARLOWS; TST* BLUE DOOR; SUMUP *PETES PLAICE; ZETTLE_*LILYS LOAF; PAYPAL *GRNTHMB; SQ *THE DAILY GRIND; AMZNMKTPLACE; AMZN MKTP UK; AMZ*KINDLE; APPLE.COM/BILL; GOOGLE *YTPREM; DD SKY DIGITAL; TFL TRAVEL CH;
 WM MORRISONS STORE; TESCO STORES 3217; TESCO PFS 4419; SAINSBURYS S/MKTS; CO-OP GROUP 070812; LIDL GB LONDON; NYA*CANTEEN VEND; IZ *STREATHAM FLOWERS; CRV*HALFWAY HOUSE; PP*1187CODE; STRIPE*HOLLOWAY; WWW.KLEINANZ; VDP-CENTRA 221; POS SUPERVALU TR;
 D/D IRISH LIFE; 365 ONLINE TFR; VDC-MULLIGANS; VDA-ATM GRAFTON; EFTPOS WOOLWORTHS 1294; VISA DEBIT BUNNINGS 332; BPAY AGL SALES; OSKO PMT; SQ *BONDI BREW; LS MOSMAN BUTCH; EZY*PARKMATE; PAYWAVE NW METRO; AP#16622291; POS W/D Z ENERGY; SMARTCO*TAKAPUNA;
 C*PNP CRP RONDEBO; YOCO *BRAAI BROS; IKH*KAROO KOFFIE; PAYFAST*PLAYTIME; SNAPSCAN 88213; NIP/GTB/OKAFOR; POS/WEB PMT JUMIA; PAYSTACK*TASTEE; FLW*LEKKI MART; USSD TRF 737; MOB/UTO/ADEBAYO; PRLV SEPA EDF; CB CARREFOUR CITY; ELV 5521 REWE; KAART 7732 AH;
 SEPA-LS 40012; COMPRA TARJ 5402; POS GALERIA; BEA NR 7HK2; CARTE X4411; LIQ*PORTO TAPAS; GC RE MATTHEWS; STO HOLLIS J; FP 18822 KAY; BACS NHS TRUST; FPI RAHMAN; VIS INT'L 0921; INT'L 003388; MEMBERSHIP 30291; ICELAND 1103; UBER* PENDING; UBR* TRIP HELP;
 LIME*RIDE 4 TRIP; DLO*WOLTPL; GLOVO 22AUG; BIRDBROOK LTD T/A; HYPERION SVCS; NOVA TRADING 77; MKT PLC 0445; RBK STREETPAY; PARKONOMY*4; RINGGO 0203; JUSTPARK.COM; PBZ*LOCKSMITH; CHQ 100231; WEB*REGISTRATN; AIRBNB * HMQ2; BKG*HOTEL AT BO; EDRMS*TICKETS; DICE.FM*LDN; BANDCAMP *CRATE; DISTROKID 88; PRS FOR MUSIC; PPL UK ROYALTY""")
TRAP = L("""24 Hour Fitness; Under Armour; Over The Moon; Coffee & Co; Cash Converters; Forever 21; Motel 6; Route 66 Diner; Studio 54; Number 10 Bar; 4 Fingers; Pizza 4 Us; One Stop; Five Below; Seven Seas Chippy; The Exchange; The Rent Shop; Fuel Cafe;
 Black and White Cabs; Pots and Pans; Bread & Butter; Salt and Pepper; Fish & Co; Cat and Fiddle; Dog & Duck; Gift Horse; The Pet Bar; Kids Kingdom Gym; Books & Brews; Travel Lodge Cafe; Tax Assist; Fees Must Fall Books; Home Bakes; Clothing Bank;
 Save the Children; Sunday Best; Friday's; Saturday Kitchen; Monday Club; August Moon; May & June Florist; April's Nails; March & Sons; Weekend Offender; Cheque Mate Chess; Refund Rodeo; Interest Free Furniture; Direct Pizza; Transfer Town; The Grocery; Pub Garage; Car Wash 24;
 Under 5s Playgroup; Over 60s Club; Top 40 Records; Lucky 7; Bar 52; Cafe 1001; Gate 88; Club 100; Table for 2; Just 9 Noodles; Hotel 26; Quids Inn; Big Ones Burgers; Small Change; Skip Hire Leeds; Skip's Diner; Income Tax Helpers; Health & Home; Fresh Fitness Food; Shoe Bills; Charity Shop Cork; School House Bar; Petrol Pete's""")
FRAG = L("The Rest; Anything Goes; Except Vintage; Otherwise Books; Next; Three; EE; Both Barrels; Everything 5 Pounds; Not Just Travel; Or Else; Gap; Unless; Those Guys; Mine; Now; Plus; It's Bagels; Be At One; Then & Now; Me & Em; Us Two Tea")
EMPL = L("""NHS Payroll; HSE Payroll; St James's Hospital; Barts Health; Royal Free; Mercy Nursing Agency; Medacs; Thornbury Nursing; Allied Healthcare; DWP; Centrelink; Work and Income; SASSA; Universal Credit; Child Benefit; Family Allowance; Student Finance; CPP Payroll; Kerry Group; Accenture; Deloitte; Serco; Capita; Mitie; Compass;
 Halcyon Events; Wedding Band Co; Gigstarter; Encore Musicians; Rosa Music School; Blackwood Academy; Southbank Centre; Riverside Theatre; Ceol Agency; Kestrel Security; Pinnacle Cleaning; Dangote; Zenith HR; Access Payroll; Naspers; Standard Bank Pay; Woolies Payroll; BHP; Rio Tinto; Fonterra; Fletcher; Siemens; Bosch; Philips; Randstad; Adecco; Manpower; CAF; Pôle Emploi; Teachers Pension; USS Pension; State Pension; Army Pension; Prudential Annuity; Bandcamp; SoundCloud; Patreon; Twitch; Fiverr; Upwork; Airbnb Payout""")
FIRST_F = L("""Siobhan; Aoife; Niamh; Ciara; Orla; Grainne; Maeve; Sinead; Roisin; Deirdre; Maureen; Doreen; Beryl; Jean; Sheila; Pam; Sue; Linda; Karen; Tracey; Emma; Sophie; Chloe; Megan; Priya; Anjali; Fatima; Nasreen; Ngozi; Chioma; Amaka; Funmi; Yetunde; Bisi; Folake; Zanele; Thandi; Nomsa; Lerato; Annelie; Marike; Hinemoa; Aroha; Kylie; Shazza; Bronwyn; Rhian; Cerys; Morag; Isla; Eilidh; Katja; Ingrid; Birgit; Giulia; Chiara; Lucia; Ines; Marta; Agnieszka; Kasia; Zuzana; Eleni; Femke; Sanne; Amelie; Margaux""")
FIRST_M = L("""Declan; Padraig; Cormac; Eoin; Sean; Liam; Conor; Fergal; Oisin; Seamus; Keith; Barry; Nigel; Trevor; Clive; Derek; Gary; Wayne; Gareth; Huw; Callum; Hamish; Angus; Ravi; Imran; Tariq; Emeka; Chidi; Tunde; Segun; Kunle; Femi; Sipho; Thabo; Bongani; Kagiso; Pieter; Johan; Hennie; Tane; Wiremu; Bruce; Darren; Jonno; Lachlan; Jürgen; Stefan; Matthias; Luca; Matteo; Marco; Pablo; Javier; Tomasz; Piotr; Milan; Nikos; Bram; Sven; Lars; Henrik; Antoine; Mathieu""")
SURN = L("""Byrne; Murphy; O'Sullivan; Kelly; Walsh; Doyle; Gallagher; Brennan; Whelan; Smith; Jones; Patel; Khan; Hussain; Begum; Taylor; Hughes; Evans; Davies; MacLeod; Campbell; Fraser; Okafor; Adeyemi; Balogun; Eze; Nwosu; Ibrahim; Danjuma; Dlamini; Nkosi; Mokoena; van der Merwe; Botha; Pillay; Naidoo; Ngata; Tipene; Nguyen; Rossi; Bianchi; Ferrari; Müller; Schmidt; Weber; Novak; Kowalski; Nowak; Garcia; Lopez; Silva; Santos; Jansen; de Vries; Bakker; Dubois; Laurent; Moreau; Larsen; Hansen; Andersson; Papadopoulos; Hargreaves; Whitlock; Pemberton; Ashworth; Quigley; Tierney""")
TRADE = L("Butchers; Bakery; Motors; Hardware; Pharmacy; Dental; Vets; Florist; Garage; Stores; Newsagents; Cafe; Chippy; Barbers; Nails; Plumbing; Taxis; Dairy; Deli; Fish Bar; Music; Nursery; Tyres; Opticians; Fuels; Bookshop; Kennels; Laundrette; Off Licence; Tea Room")
PLACE = L("Corner; Hilltop; Riverside; Harbour; Station; Village; Quayside; Bridge; High Street; Ballina; Penrith; Takapuna; Lekki; Clifton; Galway; Leith; Fremantle; Hove; Sandton; Altona; Jericho; Moseley; Kinsale; Ponsonby; Parnell; Newtown; Surulere; Yaba; Observatory; Muizenberg")
LOCAL = L("Bakehouse; Kitchen; Pharmacy; Stores; Tap; Arms; Physio; Garden Centre; Yoga; Cycles; Records; Vets; Playgroup; Market; Launderette; Brewing; Tennis Club; Credit Union; Cabs; Fish Shop; Dental Care; Community Centre; Bowls Club; Theatre; Parking")
REL_F = L("Mum; Gran; Nan; Mam; Auntie Jean; Granny; Oma; Ouma; Mama")
REL_M = L("Dad; Grandad; Da; Uncle Pat; Opa; Oupa; Papa")
SUFFIX = L("Petrol; Cafe; Mobile; Bank; Online; Express; Insurance; Travel; Pharmacy; Opticians; Prime; Fresh; Eats; Music; Home; Parking; Metro; Local; Kids; Gift Card; Fuel; Business; Plus; Store; Delivery; Car Wash; Photo; Garden; Books; Outlet; Subscription; Credit; Repairs; Tickets; Bar; Flowers; Loans; Marketplace; Academy; Rentals")

ACC_A = L("""joint account; current account; savings account; house account; business account; bills account; Monzo; Starling; Revolut; N26; Nationwide; AIB; Bank of Ireland; PTSB; CommBank; Westpac; ANZ; NAB; Kiwibank; BNZ; FNB; Capitec; Absa; Nedbank; GTBank; Zenith Bank; UBA; ING; bunq; Wise; Santander; Barclays; Lloyds; HSBC; Halifax; First Direct; Chase; Kuda; Opay; TymeBank; Sparkasse; Boursorama; credit union account; holiday account; kids account; band account; shop account; flat account; rainy day account; household account; student account; ASB; NatWest; RBS; TSB; Metro; Virgin Money; Permanent TSB; An Post Money; Bendigo; Macquarie; Discovery Bank; Comdirect; KBC; Rabobank; Nordea; mBank; Intesa""")
ACC_C = L("""Amex; Barclaycard; Visa; Mastercard; credit card; debit card; joint card; work card; company card; Capital One; MBNA; Aqua card; Tesco card; Avios card; Qantas card; Gold Amex; black card; store card; Revolut card; Monzo card; Curve; Tide; prepaid card; business card; old card; new Visa; M&S card; John Lewis card; Vanquis; Wex card; fuel card; blue card""")

NEWNAMES = L("""Corner Shop; Big Shop; The Chippy; The Local; Window Cleaner; Piano Lessons; Band Van; Dad's Phone; Flat Rent; Garage Rent; Netball Club; School Dinners; Milkman; Sunday Roast; Friday Fish; Church Hall; Rehearsal Room; Studio Hire; Guitar Strings; Dog Walker; Nails; Barber; Allotment; Library Fine; Bus Pass; Leap Card; Market Stall; Mum's Shopping; Gran's Taxi; Ella's Swimming; Football Subs; Scouts; Book Club; Choir; Gym; Physio; Pilates; Coffee Van; Work Canteen; Ward Lunch; Hospital Parking; Staff Parking; Locum Pay; Night Shift; Bank Shifts; Royalties; Gig Money; Wedding Gig; Streaming Money; Lodger; Housemates; Kitty; House Kitty; Bin Money; Fibre; Wifi; Landlord; Letting Agent; Cleaner; Gardener; Handyman; Childminder; Creche; After School; Tuition; Uniform; Vet; Cat Food; Fish Tank; Takeaway; Pizza Night; Curry House; Kebab; Bakery; Butcher; Fishmonger; Fruit & Veg; Farm Shop; Wine Man; Bottle Shop; Car Wash; MOT; Tyres; Petrol Station; Toll Road; Ferry; Train Home; Airport Bus; Holiday Flat; Caravan Site; Savings Pot; Holiday Pot; Rainy Day; Pension Pot; Credit Card; Car Loan; Sofa Payments; Phone Contract; Mobile; SIM Only; Newspaper; Crossword App; Cinema; Theatre; Bingo; Bowls; Darts Club; Fishing; Knitting; Wool Shop; Garden Centre; Coal Man; Oil Tank; Chimney Sweep; Plumber; Electrician; Solicitor; Accountant; Tithe; Church; Mosque Collection; Charity Box; Birthday Money; Pocket Money; Kofi; Thandi Rent; Braai Meat; Padel; Five a Side; Parkrun; Surf Club; Stokvel; Ajo; Esusu; Gen Fuel; Airtime; Data Bundle; Power Token; Prepaid Electric; Levies; Body Corporate; Strata; Kindy; Daycare; Oma's Garden; Velo; Kiosk; Boulangerie; Nico's Bar; Bread Shop; Tabac""")
TAGS = L("""work; business; holiday; band; gigs; reclaim; claim back; shared; flat; wedding; deductible; side hustle; tax return; Lisbon trip; school run; mum; caring; ward; stock; shop; one-off; Christmas; baby; house move; reimburse; split; training; Cape Town trip; tour; self-employed; allowance; medical; gift; treat; project; garden project; student; expenses; charity run; festival""")
NEWCATS = L("""Band Costs; Allotment; Wedding; Gigs; Shop Stock; House Kitty; Grandchildren; Tithe; Aso Ebi; Braai; Side Hustle; Caravan; Boat; Bees; Nursing Registration; Union Dues; Carer Costs; Studio; Merch; Tour Van; Guilty Pleasures; Mum's Care; House Move; Renovation; Chickens; Choir; Five-a-side; Stokvel; Airbnb; Market Stall; Rehearsals; Visa Stuff; Language Course; Silly Purchases; Family Back Home; Horse; Scouts; Lodger; Kitchen Project; Baby Fund; Treats; Wasted Money; Night Shifts; Divorce; Reading Group; Model Trains; Vinyl; Church Roof; Sailing; Surf Trip; Flat Deposit; Ex; Book Tour; Pottery; Wild Swimming; Camper Van; Solar Panels; Owambe; Work Lunches; Foster Care""")

# ---------------------------------------------------------------- categories
CATS = {
 "Income": L("income; wages; salary; pay; earnings; my pay; money earned; paycheque; takings; money in; my wages; side income; takehome pay; payday money; earned income; freelance income; work pay; salary money; incomings"),
 "Transfers": L("transfers; transfer; internal transfers; moving money about; own transfers; between accounts; card payments off; credit card payments; account transfers; money moved; transfers between accounts; paying off the card; bank transfers; just a transfer; moving money around; self transfers; card repayments"),
 "Housing": L("housing; rent; mortgage; the rent; the mortgage; house payments; rent & mortgage; rent and mortgage; our rent; flat rent; room rent; housing costs; my rent; the flat; home loan; accommodation costs; roof over my head; rent money; bond repayments on the house"),
 "Utilities": L("utilities; gas and electric; electricity; water bill; energy; energy bills; utility bills; leccy; gas and leccy; power bill; heating; the electric; household utilities; utility; water and power; light bill; gas bill; heating and water; electric bill; lights and water"),
 "Phone & Internet": L("phone & internet; phone; internet; broadband; mobile; phone bill; wifi; phone and internet; mobile bill; telecoms; data and airtime; airtime; the internet; broadband and phone; phones; mobile phone; phone bills; internet bill; home broadband; sim card"),
 "Groceries": L("groceries; food shop; food shopping; supermarket; weekly shop; grocery; the food shop; the weekly shop; grocery shopping; supermarket shop; big shop; food for the house; foodstuff; the messages; provisions; the supermarket; weekly groceries; pantry food; food and groceries"),
 "Dining & Coffee": L("dining; eating out; coffee; restaurants; takeaways; meals out; dining out; cafes; dining & coffee; takeaway; eating out and coffee; food out; lunches out; coffees; restaurant; takeout; dining and coffee; coffee shops; cafes and restaurants; brekkie out; going out for food"),
 "Bars & Alcohol": L("bars; pub; booze; drinks; alcohol; the pub; pints; bars & alcohol; nights out drinking; beer; wine and beer; going out drinking; pubs; grog; bars and alcohol; pubs and bars; smokes and booze; the offie; drinking; fags and booze; bottle shop"),
 "Fuel": L("fuel; petrol; diesel; petrol and diesel; petrol money; gas for the car; filling up; filling the tank; fuel for the car; servo; ev charging; charging the car; the petrol; petrol station; fuel costs; tank fuel; garage fuel; petrol and charging; filling station"),
 "Transport": L("transport; buses; trains; public transport; taxis; bus and train; bus fares; parking; tolls; train fares; getting around; travel to work; commuting; commute; bus fare; taxi; cabs; train tickets; tube; public transit; the bus; transport costs; parking and tolls; the commute"),
 "Car": L("car; the car; car stuff; car repairs; car maintenance; car costs; motoring; car care; car parts; car servicing; car upkeep; the motor; garage and car repairs; vehicle maintenance; mechanic; vehicle repairs; mot and service; looking after the car; tyres and repairs"),
 "Travel": L("travel; holidays; holiday; flights; hotels; trips; trips away; flights and hotels; vacation; holiday spending; weekends away; hols; hotel; travelling; the holiday; airfares; holidays and trips; city breaks; our holidays; flights and trips"),
 "Shopping": L("shopping; general shopping; shopping in general; retail; bits and bobs; general stuff; random shopping; stuff; normal shopping; high street shopping; retail therapy; general purchases; shops; odds and ends; misc shopping; general shop; bits and pieces; ordinary shopping; the shops"),
 "Clothing": L("clothing; clothes; shoes; clothes and shoes; clothes shopping; fashion; outfits; wardrobe; clobber; garments; apparel; clothing and shoes; new clothes; footwear; clothes shop; clothing & shoes; shoes and clothes; what we wear; dress shopping"),
 "Electronics": L("electronics; tech; gadgets; electronics and software; computer stuff; software; tech stuff; computers; electronic stuff; gadgets and tech; it equipment; electricals; laptops and phones; hardware and software; digital gear; computer gear; techy stuff; electronics & software; tech gear"),
 "Home & Garden": L("home & garden; home and garden; garden; diy; furniture; home improvement; house and garden; things for the house; the garden; home stuff; gardening; homewares; diy and garden; furniture and diy; home bits; furnishings; stuff for the house; house stuff; house bits; garden stuff"),
 "Health": L("health; pharmacy; medical; chemist; doctor; medicine; dentist; health stuff; healthcare; prescriptions; doctors; health and pharmacy; medical bills; the chemist; dentist and doctor; medical costs; meds; health costs; gp; medical stuff; medication"),
 "Fitness": L("fitness; gym; sports; sport; exercise; the gym; fitness and sports; working out; gym and sport; keeping fit; sports stuff; training and gym; gym stuff; sports clubs; workouts; exercise classes; fitness stuff; keep fit; swimming and gym"),
 "Personal Care": L("personal care; hair; haircuts; beauty; toiletries; hair and beauty; hairdresser; grooming; self care; cosmetics; hair and nails; beauty stuff; nails; make-up; barber; skincare; salon; looking after myself; beauty products; barbers"),
 "Entertainment": L("entertainment; fun; hobbies; going out; cinema; fun stuff; leisure; games; concerts; hobby; days out; hobbies and fun; entertainments; fun money; nights at the cinema; concert tickets; gaming; hobby stuff; fun and games; leisure stuff; shows and films"),
 "Subscriptions": L("subscriptions; subs; streaming; monthly subs; subscription; streaming services; monthly subscriptions; streaming stuff; memberships and subs; online subscriptions; streaming subs; digital subs; tv subscriptions; subscriptions and streaming; recurring subs; telly subscriptions; my subscriptions; netflix and that; subscription services"),
 "Education": L("education; books; courses; school fees; college; uni; tuition; studies; learning; studying; education and books; uni costs; training courses; course fees; college costs; lessons; books and courses; varsity; university; study costs"),
 "Kids": L("kids; kids stuff; childcare; children; the kids; creche; nursery; the children; kids and childcare; daycare; stuff for the kids; child care; for the little ones; baby stuff; the wee ones; kids' things; kiddies; the boys and girls; kids costs; kids' stuff"),
 "Pets": L("pets; pet; the dog; the cat; vet; pet stuff; vets; dog stuff; cat food; pet care; animals; pet food; vet bills; the pets; dog food; our pets; the dogs; pet costs; pet supplies"),
 "Gifts & Charity": L("gifts; charity; presents; gifts & charity; donations; gifts and charity; giving; charitable giving; presents and charity; birthday presents; charity donations; good causes; pressies; donation; gift giving; gifts and donations; church giving; present buying; charity giving"),
 "Insurance": L("insurance; insurances; car insurance; policies; insurance policies; home insurance; cover; insurance premiums; life insurance; the insurance; house insurance; insurance stuff; insurance costs; premiums; insurance bills; contents insurance; all insurance; travel insurance; health insurance"),
 "Taxes": L("taxes; tax; government; the taxman; tax bill; taxes and government; tax payments; the tax; gov stuff; government stuff; income tax; taxes & government; tax stuff; government charges; tax man; vat; my taxes; tax bills; paye"),
 "Fees & Interest": L("fees; bank charges; bank fees; fees & interest; interest; fees and interest; charges; interest and fees; bank costs; overdraft fees; account fees; card fees; fees and charges; bank fee; interest charges; penalty fees; overdraft charges; banking fees; late fees"),
 "Cash": L("cash; cash machine; atm; cashpoint; cash withdrawals; cash money; withdrawals; atm cash; pocket cash; hole in the wall; cash and atm; cash in hand; cash out; cash taken out; wallet cash; cash spending; atm withdrawals; notes and coins; cash drawn"),
 "Savings & Investing": L("savings; investing; savings & investing; investments; saving; savings and investing; investment; isa; shares; my savings; stocks and shares; savings pot; rainy day savings; nest egg; putting money by; money put away; investments and savings; the savings; savings and shares"),
 "Loans": L("loans; loan; debt; loan repayments; debts; paying off debt; loan payments; debt repayment; loans and debt; car finance; finance payments; loan repayment; the loan; student loan; debt payments; loans & debt; paying the loan off; personal loan; borrowings"),
 "Services": L("services; service; professional services; paid help; cleaner; tradesmen; services and trades; tradies; professional fees; hired help; solicitor and accountant; household services; people i hire; help around the house; trades; admin services; workmen; handyman jobs; legal and accounting"),
}
CATNAMES = list(CATS)
MISSPELL = {"groceries": ["grocerys", "groceires", "grocceries", "groseries"], "restaurants": ["resturants", "restaraunts"], "subscriptions": ["subscribtions", "subsciptions"], "insurance": ["insurence", "insurrance"], "utilities": ["utilites", "utilitys"],
 "clothes": ["cloths", "clothse"], "electronics": ["electroncis", "electonics"], "transport": ["transprot", "tranport"], "education": ["eductaion", "educaton"], "entertainment": ["entertainmnet", "entertainement"], "shopping": ["shoping", "shoppping"],
 "holidays": ["hollidays", "holidyas"], "pharmacy": ["pharmcy", "farmacy"], "fitness": ["fitnes", "fittness"], "charity": ["chairty", "charitty"], "income": ["incom", "imcome"], "transfers": ["tranfers", "transfres"], "travel": ["travle", "travell"], "petrol": ["petrrol", "pertol"],
 "savings": ["saveings", "savngs"], "housing": ["housng", "houseing"], "dining": ["dinning", "dinning"], "health": ["helth", "heatlh"], "services": ["servises", "sevices"], "alcohol": ["alchohol", "alcahol"], "personal care": ["personel care"], "broadband": ["broadbnad"], "childcare": ["chidlcare"],
 "garden": ["graden"], "mortgage": ["morgage", "mortage"], "takeaways": ["takeawys"], "presents": ["presants"], "taxes": ["taxs"]}

# ---------------------------------------------------------------- engine
P1, P2, U1, U2 = '\x01', '\x02', '\x03', '\x04'
MUSTQ = {'The Rest','Anything Goes','Or Else','Unless','Mine','Those Guys','Now','Plus'}
def P(s): return '"' + P1 + s + P2 + '"' if s in MUSTQ else P1 + s + P2
MONTHS = ["January","February","March","April","May","June","July","August","September","October","November","December"]
MABBR = {1:["Jan"],2:["Feb"],3:["March"],4:["April","Apr"],5:["May"],6:["June"],7:["July"],8:["Aug"],9:["Sept","Sep"],10:["Oct"],11:["Nov"],12:["Dec"]}
DAYS = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()
DECADE = {20:"twenties",30:"thirties",40:"forties",50:"fifties",60:"sixties",70:"seventies",80:"eighties",90:"nineties"}
def n2w(n):
    if n < 20: return ONES[n]
    if n < 100: return TENS[n//10] + ('-' + ONES[n%10] if n%10 else '')
    if n < 1000: return ONES[n//100] + ' hundred' + (' and ' + n2w(n%100) if n%100 else '')
    return n2w(n//1000) + ' thousand' + (' ' + n2w(n%1000) if n%1000 else '')
def ordn(d): return "%d%s" % (d, 'th' if 10 <= d%100 <= 20 else {1:'st',2:'nd',3:'rd'}.get(d%10,'th'))

_cache = {}
def parse(t):
    if t in _cache: return _cache[t]
    pos = 0
    def alt(stop):
        nonlocal pos
        alts, seq, buf = [], [], []
        def flush():
            if buf: seq.append(''.join(buf)); buf.clear()
        while pos < len(t):
            c = t[pos]
            if c in '([':
                pos += 1; flush(); a = alt(')' if c == '(' else ']')
                seq.append(('o' if c == '[' else 'a', a))
            elif c == stop: pos += 1; flush(); alts.append(seq); return alts
            elif c == '|': pos += 1; flush(); alts.append(seq); seq = []
            else: buf.append(c); pos += 1
        if stop: raise ValueError(t)
        flush(); alts.append(seq); return alts
    r = alt(None); _cache[t] = r; return r
def expand(r, alts):
    out = []
    for x in r.choice(alts):
        if isinstance(x, str): out.append(x)
        elif x[0] == 'a': out.append(expand(r, x[1]))
        elif r.random() < .45: out.append(expand(r, x[1]))
    return ''.join(out)

class NP:
    def __init__(s, t, pl=False, bare=False): s.t, s.pl, s.bare = t, pl, bare

VB = {'is':('is','are'),'goes':('goes','go'),'counts':('counts','count'),'belongs':('belongs','belong'),'comes':('comes','come'),'needs':('needs','need'),'gets':('gets','get'),'doesnt':("doesn't","don't"),'isnt':("isn't","aren't"),
 'it':('it','them'),'its':("it's","they're"),'thats':("that's","those are"),'that':('that','those'),'itn':('it','they'),'has':('has','have'),'shows':('shows','show'),'turns':('turns','turn'),'says':('says','say'),'wants':('wants','want'),'falls':('falls','fall'),'one':('one','ones'),'isntit':("it isn't","they aren't"),'does':('does','do'),'looks':('looks','look'),'its own':('its own','their own'),'was':('was','were')}

class Cx:
    def __init__(s, r):
        s.r = r
        s.country = r.choices(['UK','IE','AU','NZ','ZA','NG','EU'], [30,14,14,9,11,10,14])[0]
        s.names, s.cats, s.accs, s.nn, s.ntype, s.fem = [], [], [], [], {}, True
        s.fragile = False; s.ranged = False
        c = s.country
        s.sty = {'UK':['£','£','£','q','p','-','-'],'IE':['€','€','e','q','-','€a'],'AU':['$','$','d','b','-'],'NZ':['$','$','d','b','-'],'ZA':['R','R','R ','rand','-'],'NG':['₦','₦','N','naira','-','k'],'EU':['€','€a','€a','es','EUR','-','kr','CHF','zl']}[c]
        s.cur = r.choice(s.sty)
        s.mult = {'NG':100,'ZA':r.choice([1,5,10])}.get(c, 10 if s.cur == 'kr' else 1)
        s.who = r.choice(['plain']*3 + ['chatty'])
    def T(s, t, /, **k):
        o = expand(s.r, parse(t))
        return re.sub(r'\{(\w+)\}', lambda m: str(k[m.group(1)]), o) if '{' in o else o
    def TS(s, t, np, /, **k):
        pl = np.pl if isinstance(np, NP) else np
        kk = {a.replace(' ','_'): b[1 if pl else 0] for a, b in VB.items()}
        if isinstance(np, NP): kk['S'] = np.t
        kk.update(k); return s.T(t, **kk)
    def p(s, x): return s.r.random() < x
    # ---- names
    def ok(s, n):
        a = re.sub(r'[^a-z0-9]', '', n.lower())
        if not a: return False
        for m in s.names:
            b = re.sub(r'[^a-z0-9]', '', m.lower())
            if a in b or b in a: return False
            if set(re.findall(r'[a-z]{3,}', n.lower())) & set(re.findall(r'[a-z]{3,}', m.lower())) - {'and','the'}: return False
        return True
    def rawname(s, typ):
        r = s.r; c = s.country if r.random() < .85 else r.choice(list(SHOPS))
        if typ == 'any':
            typ = r.choices(['shop','util','desc','trap','frag','empl','person','local','word'], [40,12,11,9,2,5,9,10,2])[0]
        if typ == 'shopish': typ = r.choices(['shop','local','trap','util'], [60,20,14,6])[0]
        if typ == 'shop': return r.choice(SHOPS[c]), typ
        if typ == 'util': return r.choice(UTIL[c]), typ
        if typ == 'desc': return r.choice(DESC), typ
        if typ == 'trap': return r.choice(TRAP), typ
        if typ == 'frag': return r.choice(FRAG), typ
        if typ == 'empl': return r.choice(EMPL), typ
        if typ == 'word': return r.choice(["Rent","SALARY","Invoice","GIFT","Lodger","Dividend","Royalty","Rates","Levy","MOT","Kitty","Wages","Pension","Bonus","School Fees","Expenses","Tips","POS","Tithe","Ground Rent","Deposit Return","Xmas","Gym"]), typ
        if typ == 'local':
            k = r.random()
            if k < .5: n = r.choice(SURN); return n + ("" if n.endswith('s') else r.choice(["'s","s",""])) + ' ' + r.choice(TRADE), typ
            return r.choice(["","","","The "]) + r.choice(PLACE) + ' ' + r.choice(LOCAL), typ
        if typ == 'person':
            k = r.random(); f = r.random() < .5
            s.fem = f
            if k < .42: return r.choice(FIRST_F if f else FIRST_M), typ
            if k < .85: return r.choice(FIRST_F if f else FIRST_M) + ' ' + r.choice(SURN), typ
            if k < .93: return r.choice(SURN) + ' ' + r.choice("ABCDEFGHJKLMNOPRST"), typ
            return r.choice(REL_F if f else REL_M), typ
    def name(s, typ='any', noise=True):
        for _ in range(200):
            n, t = s.rawname(typ)
            if t == 'frag': noise = False
            elif noise:
                k = s.r.random()
                if k < .10: n = n.lower()
                elif k < .13 and t != 'desc': n = n.upper()
                elif k < .17: n = n.replace("'", "")
                elif k < .18: n = n.replace('&', 'and')
            if s.ok(n):
                s.names.append(n); s.ltype = t; s.ntype[n] = t
                if t == 'frag': s.fragile = True
                return n
        raise RuntimeError
    def newname(s, plainonly=False):
        for _ in range(100):
            if s.p(.85): n = s.r.choice(NEWNAMES)
            else: n = s.rawname(s.r.choice(['shop','local','person']))[0]
            if plainonly and n.lower() in ALLSYN: continue
            if s.p(.15): n = n.lower()
            if n not in s.nn and s.ok(n): s.nn.append(n); return n
        raise RuntimeError
    def q(s, n, pr=.06):
        "protected, sometimes quoted"
        if s.p(pr) and n not in MUSTQ: 
            a, b = s.r.choice(['""', "''", '“”', '‘’']) if "'" not in n else '""'
            return a + P(n) + b
        return P(n)
    def cat(s, avoid=()):
        for _ in range(100):
            c = s.r.choice(CATNAMES)
            if c not in s.cats: break
        s.cats.append(c)
        return s.catphrase(c), c
    def catphrase(s, c):
        r = s.r
        if r.random() < .17: ph = c if r.random() < .75 else c.lower()
        else:
            ph = r.choice(CATS[c])
            if r.random() < .14: ph = ph[0].upper() + ph[1:]
        if r.random() < .05:
            for w, v in MISSPELL.items():
                if w in ph.lower().split() : ph = re.sub(r'\b%s\b' % w, r.choice(v), ph, flags=re.I); break
        k = r.random()
        if k < .05 and not ph.startswith(('the ','my ','our ','i ')): ph = r.choice(['the %s category','the %s section','the %s heading']) % ph
        elif k < .10: 
            a, b = r.choice(['""',"''",'“”']) if "'" not in ph else '""'
            ph = a + ph + b
        return ph
    def acc(s):
        for _ in range(50):
            a = s.r.choice(ACC_A if s.p(.6) else ACC_C)
            if s.p(.15): a = a.lower()
            if s.ok(a) and a.lower() not in [x.lower() for x in s.accs] and not any(set(a.lower().split()) & set(x.lower().split()) for x in s.accs): s.accs.append(a); return a
        return None or s.acc2()
    def acc2(s):
        a = s.r.choice(["Giro","Klarna card","post office account"]); s.accs.append(a); return a
    # ---- money
    def money(s, n, words=True, noplain=False):
        r = s.r; cur = s.cur if r.random() < .82 else r.choice(s.sty)
        if noplain and cur == '-': cur = s.sty[0]
        if isinstance(n, int):
            if words and s.country in ('UK','IE') and r.random() < .05 and n in (5,10): return P('a fiver' if n == 5 else 'a tenner')
            if words and n in (1000,) and r.random() < .3 and s.country != 'EU': return P('a grand')
            if words and r.random() < .14 and (n <= 20 or n % 10 == 0 and n <= 100 or n % 100 == 0):
                w = n2w(n)
                if n == 100 and r.random() < .6: w = 'a hundred'
                if n == 1000 and r.random() < .6: w = 'a thousand'
                u = {'q':' quid','p':' pounds','£':r.choice([' quid',' pounds','']),'€':r.choice([' euro','']),'e':' euro','€a':' euros','es':' euros','EUR':' euros','$':r.choice([' dollars',' bucks','']),'d':' dollars','b':' bucks','R':r.choice([' rand','']),'R ':' rand','rand':' rand','₦':' naira','N':' naira','naira':' naira','k':' naira','kr':' kroner','CHF':' francs','zl':' zloty','-':''}[cur]
                return P(w + u)
            t = str(n)
            if n >= 1000 and r.random() < .25: t = '{:,}'.format(n)
            if cur == 'k': 
                if n >= 1000 and n % 1000 == 0: return P('%dk' % (n//1000))
                cur = '₦'
        else: 
            t = '%.2f' % n
            if cur == 'k': cur = '₦'
        f = {'£':'£%s','€':'€%s','$':'$%s','R':'R%s','R ':'R %s','₦':'₦%s','N':'N%s','q':'%s quid','p':'%s pounds','e':'%s euro','€a':'%s€','es':'%s euros','EUR':'%s EUR','d':'%s dollars','b':'%s bucks','rand':'%s rand','naira':'%s naira','kr':'%s kr','CHF':'CHF %s','zl':'%s zl','-':'%s'}[cur]
        return P(f % t)
    def num(s, lo=5, hi=500):
        r = s.r
        pool = [5,8,10,12,15,18,20,25,30,35,40,45,50,60,65,70,75,80,90,100,110,120,130,150,160,175,180,200,220,250,275,300,350,400,450,500,600,650,700,750,800,900,1000,1200,1500,2000]
        while True:
            n = r.choice(pool) if r.random() < .85 else r.randint(3, 400)
            if lo <= n <= hi: return n * s.mult
    def dec(s):
        return round(s.r.choice([s.r.randint(1,40)+.99, s.r.randint(2,60)+.5, s.r.randint(1,99)+s.r.randint(1,99)/100, s.r.randint(1,30)+.49]), 2)

def fnum(n):
    return str(n) if isinstance(n, int) else ('%.2f' % n)

class Amt:
    "op in > >= < <= = .. dec"
    def __init__(s, cx, ops=None, just=False):
        s.just = just
        if ops is None: ops = ['fig'] if cx.p(.02) else ['>','>','>','>=','>=','<','<','<','<=','<=','=','..','..','dec']
        s.op = cx.r.choice(ops)
        s.cx = cx
        if s.op == '=': s.a = cx.dec() if cx.p(.6) else cx.num(5, 300)
        elif s.op == '..':
            s.a = cx.num(5, 300); s.b = s.a
            while s.b <= s.a: s.b = cx.num(8, 900)
        elif s.op == 'fig':
            s.a, s.b, s.w = cx.r.choice([(10, 99.99, 'double'), (100, 999.99, 'three'), (1000, 9999.99, 'four')])
        elif s.op == 'dec':
            s.a = cx.r.choice(list(DECADE)); s.b = s.a + 9.99
        else: s.a = cx.num(5, 1500)
    def val(s):
        if s.op == '..': return '%s..%s' % (fnum(s.a), fnum(s.b))
        if s.op in ('dec','fig'): return '%s..%s' % (s.a, '%.2f' % s.b)
        return s.op + fnum(s.a)
    def comp(s):
        return {'>':'<=','>=':'<','<':'>=','<=':'>'}.get(s.op)
    def compval(s): return s.comp() + fnum(s.a)
    def big(s): return s.op in ('>','>=')
    def post(s, pl=False, op=None):
        "bare amount phrase: over £50 / £50 or more"
        cx = s.cx; op = op or s.op; m = cx.money
        if op == '>': return cx.T("(over|over|over|above|more than|bigger than|higher than|north of|greater than|in excess of|upward of%s)" % ("|just over" if s.just else "")) + ' ' + m(s.a)
        if op == '<': return cx.T("(under|under|under|below|less than|smaller than|lower than|cheaper than|beneath%s)" % ("|just under|just under" if s.just else "")) + ' ' + m(s.a)
        if op == '>=': return cx.T("({m} or more|{m} or over|{m} and up|{m} and over|at least {m}|{m} or above|{m} or higher|{m} upwards|no less than {m}|{m} plus|from {m} up|from {m} upwards|minimum {m}|not less than {m}|{m} and above)", m=m(s.a))
        if op == '<=': return cx.T("({m} or less|{m} or under|up to {m}|no more than {m}|{m} and under|{m} or below|at most {m}|{m} max|not more than {m}|{m} or lower|{m} or cheaper|maximum {m}|{m} and less|{m} at most|{m} tops)", m=m(s.a))
        if op == '=': return cx.T("(exactly {m}|of exactly {m}|for exactly {m}|that {is} exactly {m}|of {m}|for {m}|bang on {m}|{m} on the nose|at {m} exactly|for {m} exactly|precisely {m})", m=m(s.a, words=False), **{'is':'are' if pl else 'is'})
        if op == '..': 
            a, b = m(s.a), m(s.b)
            if cx.p(.25): a, b = P(fnum(s.a)), P(fnum(s.b))
            return cx.T("(between {a} and {b}|from {a} to {b}|{a} to {b}|in the {a} to {b} range|anywhere from {a} to {b}|somewhere between {a} and {b}|of between {a} and {b}|{a}-{b}|{a} - {b})", a=a, b=b)
        if op == 'fig': return cx.T("(in|running to|that {r} into)", r='run' if pl else 'runs') + ' ' + P(s.w + ' figures')
        d = DECADE[s.a]
        return cx.T("(in the {d}|somewhere in the {d}|in the {d} somewhere)", d=P(d))
    def pred(s, op=None, pl=False, adj=True):
        "clause: it's over £50"
        cx = s.cx; op = op or s.op; ph = s.post(pl, op)
        ph = re.sub(r'^(that runs? into|running to) ', 'in ', ph)
        ph = re.sub(r'^(of|for) (?=exactly|between|\x01)', '', ph); ph = ph.replace('that is exactly','exactly').replace('that are exactly','exactly')
        it = cx.T("(it's|it's|it's|it is|its|the amount is|it comes to|it costs)" if not pl else "(they're|they're|they are|theyre|they come to|they cost)")
        if it == 'it costs' and 'in the' in ph or it.startswith(('it comes','they come')) and not re.match(r'(over|under|more than|less than|between|exactly|at least|up to|\x01)', ph): it = "it's" if not pl else "they're"
        return it + ' ' + ph
    def sym(s, op=None):
        op = op or s.op
        if op in ('>','<','>=','<='): return (op if s.cx.p(.8) else {'>=':'≥','<=':'≤'}.get(op, op)) + s.cx.r.choice(['',' ']) + s.cx.money(s.a, words=False)
        return s.post(False, op)

def mval(m, y=None):
    if y is None: y = 2026 if m <= 11 else 2025
    return '%d-%02d' % (y, m)
def dval(d, m, y=None):
    if y is None: y = 2026 if (m, d) <= (11, 15) else 2025
    return '%d-%02d-%02d' % (y, m, d)
def dayshift(v, k):
    import datetime
    return (datetime.date.fromisoformat(v) + datetime.timedelta(days=k)).isoformat()

class Dat:
    def __init__(s, cx, types=None):
        r = cx.r; s.cx = cx; T = cx.T
        s.t = t = r.choice(types or ['we','we','wd','day','day','day','mon','mon','mon','every','since','until','exact','range','drange','dom','dom','rel'])
        s.adj = None; s.comp = None; s.be = None
        if t == 'we':
            s.v = 'weekend'; s.ph = T("(at the weekend|on weekends|at weekends|on a weekend|on the weekend|on Saturdays and Sundays|on a Saturday or Sunday)"); s.adj = 'weekend'; s.comp = 'weekday'; s.be = T("(it's a weekend|it's the weekend|it's on a weekend)")
        elif t == 'wd':
            s.v = 'weekday'; s.ph = T("(on weekdays|during the week|on a weekday|Monday to Friday|Mon-Fri|on work days Monday to Friday|between Monday and Friday)"); s.adj = 'weekday'; s.comp = 'weekend'; s.be = T("(it's a weekday|it's during the week|it's on a weekday)")
        elif t == 'day':
            d = r.choice(DAYS); s.v = d.lower(); dd = d if r.random() < .8 else d.lower()
            s.ph = T("(on {d}s|on a {d}|on {d}s|on any {d}|every {d}|of a {d})".replace('|every {d}|of a {d}', ''), d=dd); s.adj = dd; s.be = T("(it's a {d}|it's on a {d}|it falls on a {d})", d=dd)
        elif t == 'mon':
            m = r.randint(1, 12); 
            if r.random() < .3: 
                y = r.choice([2025, 2026]) if m <= 11 else 2025
                s.v = mval(m, y); s.ph = T("(in {m} {y}|in {m} {y}|during {m} {y}|dated {m} {y})", m=r.choice([MONTHS[m-1]] + MABBR[m]), y=y)
            else:
                s.v = mval(m); s.ph = T("(in {m}|in {m}|during {m}|for {m}|dated {m})", m=r.choice([MONTHS[m-1], MONTHS[m-1]] + MABBR[m]))
            s.be = "it's " + s.ph
        elif t == 'rel':
            s.v, ph = r.choice([('2026-10', 'last month'), ('2026-11', 'this month'), ('2026-11-14', 'yesterday'), ('2025-01..2025-12', 'last year')]); s.ph = T("(from {p}|{p})", p=ph) if ph != 'this month' else T("(this month|from this month|so far this month)"); s.be = "it's from " + ph
        elif t == 'every':
            m = r.randint(1, 12); s.v = 'month=%d' % m; s.ph = T("(every {m}|in {m} every year|each {m}|in any {m}|any {m}|in {m} each year|in {m}, whatever the year)".replace("|in {m}, whatever the year", ""), m=MONTHS[m-1]); s.be = T("(it's {m}, any year|it's in {m} of any year)", m=MONTHS[m-1])
        elif t == 'since':
            k = r.random()
            if k < .5: 
                m = r.randint(1, 10); s.v = '>=%s-01' % mval(m); s.ph = T("(since {m}|from {m} on|from {m} onwards|since the start of {m}|from the beginning of {m} onwards|since {m} {y})", m=MONTHS[m-1], y=2026); s.comp = '<=' + dayshift(s.v[2:], -1)
            else:
                d, m = r.randint(2, 27), r.randint(1, 10); ds = s.date(d, m)
                if k < .8: s.v = '>=' + dval(d, m); s.ph = T("(from {d} on|from {d} onwards|since {d}|starting {d}|as of {d}|from {d} forward)", d=ds); s.comp = '<=' + dayshift(s.v[2:], -1)
                else: s.v = '>=' + dayshift(dval(d, m), 1); s.ph = T("(after {d}|later than {d}|any time after {d})", d=ds); s.comp = '<=' + dval(d, m)
            s.be = "it's " + s.ph
        elif t == 'until':
            k = r.random()
            if k < .5:
                m = r.randint(2, 10)
                if r.random() < .6: s.v = '<=' + dayshift(mval(m) + '-01', -1); s.ph = T("(before {m}|from before {m}|earlier than {m}|any time before {m})", m=MONTHS[m-1])
                else: s.v = '<=%s-%02d' % (mval(m), calendar.monthrange(2026, m)[1]); s.ph = T("(until the end of {m}|up to the end of {m}|up to and including {m}|till the end of {m})", m=MONTHS[m-1])
            else:
                d, m = r.randint(2, 27), r.randint(1, 10); ds = s.date(d, m)
                if r.random() < .5: s.v = '<=' + dval(d, m); s.ph = T("(until {d}|up to {d}|till {d}|up to and including {d})", d=ds)
                else: s.v = '<=' + dayshift(dval(d, m), -1); s.ph = T("(before {d}|from before {d}|earlier than {d}|dated before {d})", d=ds)
            s.comp = '>=' + dayshift(s.v[2:], 1); s.be = "it's " + s.ph
        elif t == 'exact':
            d, m = r.randint(1, 28), r.randint(1, 12); s.v = dval(d, m); s.ph = T("(on {d}|on {d}|dated {d})", d=s.date(d, m)); s.be = "it's " + s.ph
        elif t == 'range':
            m = r.randint(1, 9); k = r.choice([1, 1, 2, 3, 4]); n = min(m + k, 11); s.v = mval(m) + '..' + mval(n); a, b = MONTHS[m-1], MONTHS[n-1]
            s.ph = T("(in {a} and {b}|in {a} or {b}|during {a} and {b}|from {a} to {b}|in {a}-{b})" if n == m + 1 else "(from {a} to {b}|from {a} through to {b}|{a} to {b}|from {a} until the end of {b}|{a} through {b})", a=a, b=b); s.be = "it's " + s.ph
        elif t == 'drange':
            m = r.randint(1, 10); a = r.randint(1, 18); b = r.randint(a + 2, 28); s.v = dval(a, m) + '..' + dval(b, m); M = MONTHS[m-1]
            s.ph = T("(between {a} and {b} {M}|from {a} to {b} {M}|from {a} {M} to {b} {M}|between the {A} and the {B} of {M}|from {M} {a} to {M} {b}|from the {A} to the {B} of {M})", a=a, b=b, A=ordn(a), B=ordn(b), M=M); s.be = "it's " + s.ph
        elif t == 'dom':
            d = r.choice([1,1,1,2,3,5,7,10,14,15,20,21,24,25,26,27,28]); s.v = 'day=%d' % d
            s.ph = T("(on the {d}|on the {d} of the month|on the {d} of each month|on the {d} of every month|every month on the {d}|on the {d} each month)", d=ordn(d) if d > 1 or r.random() < .6 else 'first'); s.be = "it's " + re.sub(r' (each month|of each month|of every month)$', ' of the month', s.ph.replace('every month ', ''))
        s.ph = P(s.ph); s.be = s.be and P(s.be)
        if s.adj: s.adj = P(s.adj)
    def date(s, d, m):
        r = s.cx.r; y = dval(d, m)[:4]; M = MONTHS[m-1]; A = r.choice(MABBR[m])
        return r.choice(['%d %s' % (d, M), '%s %s' % (ordn(d), M), 'the %s of %s' % (ordn(d), M), '%d %s' % (d, A), '%02d/%02d/%s' % (d, m, y), '%d %s %s' % (d, M, y), '%s %s' % (M, ordn(d)), '%d.%d.%s' % (d, m, y) if s.cx.country == 'EU' else '%d/%d/%s' % (d, m, y[2:])])
    def val(s): return s.v

def accph(cx, a, short=False):
    pa = cx.q(a, .03)
    if a in ACC_C or a.lower().endswith('card') or a in [x.lower() for x in ACC_C]:
        return cx.T("(on|on|with|paid with|put on|charged to|paid by|from) (the|my|our|the) {a}" if not short else "(on|with) (the|my) {a}", a=pa)
    if a[0].islower() or a.lower().endswith('account'):
        return cx.T("(on|from|from|out of|in|through|paid from|via) (the|my|our|the) {a}" if not short else "(on|from|in) (the|our) {a}", a=pa)
    return cx.T("(on|from|in|with|via|through|out of|paid from) (|my |our |my |the ){a}" if not short else "(on|from|in) (|my ){a}", a=pa)

KINDS = {
 'check': ("cheque(s)", "(cheques|any cheque|cheque payments|all cheques|the cheques|anything by cheque|anything paid by cheque)"),
 'refund': ("refunds", "(refunds|any refund|all refunds|the refunds|every refund|anything that's a refund)"),
 'interest': ("interest", "(interest|bank interest|the interest|any interest|interest payments)"),
 'fee': ("fees", "(bank fees|bank charges|any bank fee|fees from the bank|account fees|the bank's fees|every fee|any fee)"),
 'transfer': ("transfers", "(transfers|bank transfers|any transfer|all transfers|every transfer|account transfers)"),
 'cash': ("cash withdrawals", "(cash withdrawals|ATM withdrawals|cashpoint withdrawals|cash from the ATM|money from the cash machine|cash machine withdrawals|withdrawals from the hole in the wall|cash I take out|any cash withdrawal|anything drawn from an ATM)"),
 'deposit': ("deposits", "(deposits|any deposit|all deposits|the deposits|every deposit|lodgements|any lodgement)"),
 'direct_debit': ("direct debits", "(direct debits|any direct debit|all direct debits|DDs|every direct debit|the direct debits|anything by direct debit)"),
 'card': ("card payments", "(card payments|card purchases|card transactions|any card payment|anything paid by card|all card payments|every card purchase|anything bought by card)"),
}
SGK = re.compile(r"^(any|every|the bank interest|interest|bank interest|the interest|cash from|money from|cash I)")

ALLSYN = {x.lower() for v in CATS.values() for x in v} | {c.lower() for c in CATS}
# ---------------------------------------------------------------- conditions
def when(c):
    o = {}
    for k in ('text','not_text','direction','amount','date','account','kind'):
        v = c.get(k)
        if v is None: continue
        o[k] = v.val() if isinstance(v, (Amt, Dat)) else v
    return o
def R(c, act, **extra):
    d = dict(c); d.update(extra)
    d = {k: v for k, v in d.items() if v is not None}
    return {'when': when(d), 'then': dict(act.then)}

def joinN(cx, ns, conj=None, quote=.05):
    q = [cx.q(n, quote) for n in ns]
    conj = conj or cx.r.choice(['and','and','and','&','or'])
    if conj == '&' and any('&' in n or ' and ' in n for n in ns): conj = 'and'
    if len(q) == 1: return q[0], False
    pl = conj != 'or'
    sep = cx.r.choice([', ',', ',', ',' ,']) if cx.p(.1) else ', '
    if len(q) > 2 and cx.p(.15): return sep.join(q), True
    return sep.join(q[:-1]) + (', ' if len(q) > 2 and cx.p(.15) else ' ') + conj + ' ' + q[-1], pl

def head(cx, c):
    "noun phrase for text/direction/kind"
    T = cx.T; ns = c.get('text'); d = c.get('direction'); k = c.get('kind')
    if k:
        if ns:
            N, pl = joinN(cx, ns, 'or' if len(ns) > 1 else None)
            if k == 'transfer' or k == 'check':
                w = 'transfer' if k == 'transfer' else 'cheque'
                if d == 'in': return NP(T("({w}s from {N}|{w}s I get from {N}|incoming {w}s from {N}|any {w}s from {N}|{w}s coming in from {N})", w=w, N=N), True)
                if d == 'out': return NP(T("({w}s to {N}|{w}s I send to {N}|outgoing {w}s to {N}|any {w}s to {N}|{w}s going to {N})" if k == 'transfer' else "({w}s to {N}|{w}s I write to {N}|{w}s made out to {N}|any {w}s to {N}|{w}s I give {N})", w=w, N=N), True)
                return NP(T("({N} {w}s|the {N} {w}s|any {N} {w}s)", w=w, N=N), True)
            w = {'refund': '(refunds|refunds|returns refunded)', 'interest': 'interest', 'fee': '(fees|fees|bank fees)', 'cash': 'cash withdrawals', 'deposit': '(deposits|deposits|lodgements)' if cx.country == 'IE' else 'deposits', 'direct_debit': '(direct debits|direct debits|DDs)', 'card': '(card payments|card purchases)'}[k]
            w = T(w).replace('returns refunded', 'refunds')
            if k in ('refund',) and cx.p(.25): return NP(T("(a refund from {N}|any refund from {N}|each refund from {N}|every {N} refund|a {N} refund)", N=N))
            prep = {'refund': 'from', 'interest': 'from', 'fee': 'from', 'cash': 'at', 'deposit': 'from', 'direct_debit': 'to', 'card': 'at'}[k]
            return NP(T("({w} {p} {N}|{w} {p} {N}|{N} {w}|the {N} {w}|any {w} {p} {N}|all {w} {p} {N})", w=w, N=N, p=prep), k != 'interest')
        if d and k == 'interest': return NP(T("(interest I earn|interest I get|interest paid to me|interest coming in|interest credited to me)" if d == 'in' else "(interest I'm charged|interest I pay|interest they take|interest charged to me|interest going out)"))
        if d and k == 'check': return NP(T("(cheques I pay in|cheques I receive|cheques people give me|incoming cheques|cheques I get)" if d == 'in' else "(cheques I write|cheques I send|cheques going out|outgoing cheques|cheques I give people)"), True)
        if d and k == 'transfer': return NP(T("(incoming transfers|transfers coming in|transfers I receive|transfers in|transfers people send me)" if d == 'in' else "(outgoing transfers|transfers going out|transfers I make|transfers out|transfers I send)"), True)
        if d and k == 'card': d = None
        t = T(KINDS[k][1]); sg = (bool(SGK.match(t)) or t.startswith('anything')) and t != 'interest payments'
        return NP(t, not sg)
    if ns:
        per = any(cx.ntype.get(n) in ('person','empl','word','desc','frag') for n in ns)
        conj = None
        if d == 'in':
            N, pl = joinN(cx, ns, 'or' if len(ns) > 1 else None)
            t = T("(money from {N}|money coming in from {N}|anything {N} pays me|what {N} pays me|payments from {N}|whatever {N} sends me|incoming money from {N}|money I get from {N}|money I receive from {N}|anything I get paid by {N}|money {N} sends me|cash coming in from {N}|credits from {N}|income from {N}|any money {N} sends over)".replace('|cash coming in from {N}','').replace('|income from {N}',''), N=N)
            return NP(t, t.startswith(('payments','credits')))
        if d == 'out':
            N, pl = joinN(cx, ns, 'or' if len(ns) > 1 else None)
            t = T("(payments to {N}|money to {N}|money I send {N}|what I pay {N}|anything I pay {N}|whatever I pay {N}|money going to {N}|payments I make to {N}|money going out to {N}|anything I send to {N}|what I send {N}|outgoing payments to {N}|money I pay {N})", N=N)
            return NP(t, t.startswith(('payments','outgoing')))
        k2 = cx.r.random()
        if k2 < .45:
            N, pl = joinN(cx, ns); return NP(N, pl, True)
        conj = cx.r.choice(['and','or']) if len(ns) > 1 else None
        N, pl = joinN(cx, ns, conj)
        if per or k2 < .62:
            o = "(anything with {N} in it|anything that says {N}|whatever says {N}|transactions with {N} in the description|anything marked {N}|anything containing {N}|lines that say {N}|anything where the bank says {N}|the {N} ones|entries with {N}|{N} transactions|everything labelled {N})"
        else:
            o = "(anything from {N}|anything at {N}|everything from {N}|stuff from {N}|{N} stuff|things from {N}|all {N}|all the {N} stuff|the {N} ones|{N} transactions|any {N} transaction|everything at {N}|whatever I get at {N}|orders from {N}|{N} orders|all my {N} stuff|purchases at {N}|anything bought at {N})"
        t = T(o, N=N)
        pl = bool(re.match(r'(transactions|lines|entries|things|orders|purchases)|the \S.* ones$', t)) or t.endswith((' transactions',' orders',' ones'))
        return NP(t, pl)
    if d: 
        t = T("(money coming in|anything coming in|incoming money|money in|whatever comes in|any money I receive|all incoming payments)" if d == 'in' else "(money going out|anything going out|outgoing money|money out|whatever goes out|all outgoing payments)")
        return NP(t, t.startswith('all '))
    t = T("(anything|everything|anything|any transaction|all transactions|all the stuff|every transaction)")
    return NP(t, t.startswith('all trans'))

EXC = "(except|except for|apart from|but not|other than|excluding|bar|not including|besides|minus|with the exception of|, not counting|, just not|leaving out|aside from|not)"
def npx(cx, c):
    "full noun phrase"
    h = head(cx, c); T = cx.T; t = h.t; pl = h.pl
    a, d, ac = c.get('amount'), c.get('date'), c.get('account')
    mods = []
    if a is not None:
        k = cx.r.random(); plain = c.get('text') and not c.get('kind') and not c.get('direction')
        if a.op == '=' and plain and len(c['text']) == 1 and k < .45:
            N = P(c['text'][0]); m = cx.money(a.a, words=False)
            t = T("(the {m} {N} one|the {m} one from {N}|the {m} {N} charge|the {N} one for {m}|{N} at {m}|{N} {m}|the {m} at {N})".replace("|{N} {m}", "|{N} for {m}"), N=N, m=m); pl = False
        elif k < .5 or not plain: mods.append(a.post(pl))
        elif k < .62: mods.append('(' + re.sub(r'^(of|for) ', '', a.post(pl)) + ')')
        elif k < .7 and a.op in ('>','<','>=','<='): mods.append(a.sym())
        elif k < .85: mods.append(T("(when|if|where) ") + a.pred(pl=pl))
        elif plain and len(c['text']) == 1 and cx.ntype.get(c['text'][0]) not in ('person','empl','desc'):
            N = cx.q(c['text'][0]); t = T("(anything {a} (at|from) {N}|everything {a} (at|from) {N}|any {N} (shop|bill|charge|one|transaction) {a}|amounts {a} (at|from) {N}|a {N} bill {a}|stuff {a} from {N})".replace('a {N} bill {a}|',''), a=a.post(), N=N); pl = t.startswith('amounts')
        else: mods.append(a.post(pl))
    m2 = []
    if d is not None:
        if d.adj and h.bare and not mods and cx.p(.25) and len(c['text']) == 1: t = d.adj + ' ' + t + cx.r.choice(['',' stuff'])
        else: m2.append(d.ph)
    if ac is not None: m2.append(accph(cx, ac, c.get('direction') == 'in'))
    cx.r.shuffle(m2)
    mods += m2
    if c.get('not_text'):
        N, _ = joinN(cx, c['not_text'], cx.r.choice(['and','or']) if len(c['not_text']) > 1 else None)
        e = T(EXC)
        mods.append((e if e.startswith(',') else e) + ' ' + N)
    o = t
    for m in mods: o += ('' if m.startswith(',') else ' ') + m
    return NP(o, pl, h.bare and not mods)

def cclause(cx, c):
    "conditional clause: it's from N and over 50"
    T = cx.T; ns = c.get('text'); d = c.get('direction'); k = c.get('kind'); parts = []
    if ns: N, _ = joinN(cx, ns, 'or' if len(ns) > 1 else None)
    if k and k in ('refund','transfer','fee','direct_debit','check','deposit') and not (k in ('transfer','check') and d):
        w = {'refund':'a refund','transfer':'a transfer','fee':'a fee','direct_debit':'a direct debit','check':'a cheque','deposit':'a deposit'}[k]
        prep = {'refund':'from','fee':'from','direct_debit':'to','deposit':'from'}.get(k)
        if ns and prep: parts.append(T("it's {w} {p} {N}", w=w, N=N, p=prep))
        elif ns: parts.append(T("it's {w} with {N} in it", w=w, N=N))
        else: parts.append(T("(it's {w}|the transaction is {w})", w=w))
    elif k: return None
    elif ns and d == 'in': parts.append(T("({N} pays me|money comes in from {N}|I get money from {N}|I'm paid by {N}|{N} sends me money|something comes in from {N})", N=N))
    elif ns and d == 'out': parts.append(T("(I pay {N}|I send money to {N}|money goes out to {N}|it's a payment to {N}|I'm paying {N}|I send {N} something)", N=N))
    elif ns: parts.append(T("(it's {N}|it says {N}|the description says {N}|you see {N}|it's from {N}|there's {N} in the description|it has {N} in it|the bank writes {N}|I shop at {N}|it mentions {N})" if not any(cx.ntype.get(n) in ('person','empl','word','desc','frag') for n in ns) else "(it says {N}|the description says {N}|you see {N}|there's {N} in the description|it has {N} in it|the bank writes {N}|it mentions {N}|the line has {N})", N=N))
    elif d: parts.append(T("(money comes in|it's money coming in|it's incoming)" if d == 'in' else "(money goes out|it's money going out|it's outgoing)"))
    a, dt, ac = c.get('amount'), c.get('date'), c.get('account')
    more = []
    if a is not None: more.append(a.pred() if not parts or cx.p(.6) else re.sub(r'^(of|for) ', '', a.post()))
    if dt is not None:
        if dt.be and cx.p(.4): more.append(dt.be)
        elif parts: parts[-1] += ' ' + dt.ph
        else: more.append("it's " + dt.ph)
    if ac is not None:
        if parts and cx.p(.5): parts[-1] += ' ' + accph(cx, ac, True)
        else: more.append("it's " + accph(cx, ac, True))
    o = ' and '.join(parts + more)
    if c.get('not_text'):
        N, _ = joinN(cx, c['not_text'], 'or')
        o += T(" (but not|and isn't|and doesn't say) ") + N
    return o

# ---------------------------------------------------------------- actions
class Act:
    def __init__(s, kind, then, ph=None, nm=None, tag=None, new=None):
        s.kind, s.then, s.ph, s.nm, s.tag, s.new = kind, then, ph, nm, tag, new
def A_cat(cx):
    ph, c = cx.cat(); return Act('cat', {'category': c}, ph=ph)
def A_name(cx, plainonly=False):
    n = cx.newname(plainonly); return Act('name', {'name': n}, nm=n)
def A_skip(cx): return Act('skip', {'skip': True})
KEEP = Act('keep', {'keep': True})
def A_tag(cx):
    t = cx.r.choice([x for x in TAGS if x not in cx.nn]); cx.nn.append(t)
    return Act('tag', {'tag': t}, tag=t)
def A_new(cx):
    n = cx.r.choice([x for x in NEWCATS if x not in cx.nn]); cx.nn.append(n)
    if cx.p(.2): n = n.lower()
    return Act('new', {'new_category': n}, new=n)
def A_cn(cx):
    a, b = A_cat(cx), A_name(cx); return Act('cn', {'category': a.then['category'], 'name': b.nm}, ph=a.ph, nm=b.nm)
def A_ct(cx):
    a, b = A_cat(cx), A_tag(cx); return Act('ct', {'category': a.then['category'], 'tag': b.tag}, ph=a.ph, tag=b.tag)
def A_nt(cx):
    a, b = A_name(cx), A_tag(cx); return Act('nt', {'name': a.nm, 'tag': b.tag}, nm=a.nm, tag=b.tag)
def act(cx, cat=66, skip=12, name=7, tag=4, new=4, cn=3, ct=3, nt=1):
    f = cx.r.choices([A_cat, A_skip, A_name, A_tag, A_new, A_cn, A_ct, A_nt], [cat, skip, name, tag, new, cn, ct, nt])[0]
    return f(cx)

def SECT(ph): return ph.endswith(('category','section','heading'))
def lead(ph): return ph.lower().startswith(('the ','my ','our ','people ','looking after','paying ','putting ','filling ','going out ','charging ','getting ','for ','between '))
def isC(ph): return ('for ' + ph) if ph.lower().startswith(('the ','my ','our ','looking','filling','getting')) and not ph.endswith(('category','section','heading')) else ('in ' + ph if ph.endswith(('category','section','heading')) else ph)
def pred(cx, a, pl, short=False):
    "verb phrase after the subject"
    S = lambda t, /, **k: cx.TS(t, pl, **k)
    C = a.ph
    nm = cx.q(a.nm, .15) if a.nm else None; tg = cx.q(a.tag, .2) if a.tag else None; nw = cx.q(a.new, .2) if a.new else None
    if a.kind == 'cat' and SECT(C): return S("({goes} (under|in|into) {c}|should (be|go) (under|in) {c}|{belongs} in {c}|{needs} to be in {c}|{is} for {c}|{gets} filed in {c})", c=C)
    if a.kind == 'cat':
        if cx.p(.35): return S("{is} (|||always |just |really |actually ){c}", c=isC(C))
        return S("({goes} (under|in|into|to|down as|with) {c}|should (be|go) (under|in) {c}|{counts} as {c}|{belongs} (in|under|to) {c}|{comes} under {c}|{needs} to (go|be) (in|under) {c}|can go (in|under) {c}|(has|need) .. {c}|{falls} under {c}|ought to be (in|under) {c}|must be (in|under) {c}|should count as {c}|wants to be (in|under) {c}|{is} to go (in|under) {c}|{is} down as {c}|gets filed (under|in) {c}|should be treated as {c}|(will|would) be {c} for us)".replace("|(has|need) .. {c}", "").replace("wants to be", "{wants} to be").replace("gets filed", "{gets} filed").replace("|(will|would) be {c} for us", "|{is} {ic} (for us|to me|in our house|in my book)"), c=C, ic=isC(C))
    if a.kind == 'name': return S("(should (be called|show as|read|be shown as|appear as|say|be named|come up as) {n}|{needs} renaming to {n}|can be called {n}|{needs} to show as {n}|{is} to be shown as {n}|should just say {n}|{gets} the name {n}|{needs} to be renamed to {n}|ought to read {n})", n=nm)
    if a.kind == 'skip': return S("(should be (skipped|ignored|left out|excluded|hidden)|can be (skipped|ignored|left out|dropped|hidden)|{doesnt} count|shouldn't count|{needs} leaving out|{isnt} to be counted|{needs} to be (skipped|left out|ignored)|must not be counted|shouldn't (be counted|show up|be in there)|{doesnt} need to (be counted|show)|can be binned|should stay out of (it|the totals|the numbers)|{is} to be ignored)")
    if a.kind == 'tag': return S("({gets} the tag {t}|should be tagged {t}|{needs} the tag {t}|{gets} tagged {t}|should get a {t} tag|{needs} tagging as {t}|should have the tag {t})", t=tg)
    if a.kind == 'new': return S("({goes} in a new category[ called] {w}|{needs} {own} category, {w}|{gets} {own} category: {w}|should have {own} category called {w}|{goes} under {w}, a new category|should go into a new category called {w}|{needs} a new category[ called] {w}|{belongs} in a category of {own}, {w})", w=nw, own='their own' if pl else 'its own')
    if a.kind == 'cn': return S("({is} {ic} and should (show as|be called) {n}|{goes} under {c}, called {n}|should be {c} and called {n}|should show as {n} and go (in|under) {c}|{belongs} in {c} with the name {n}|{goes} in {c} and should read {n})", c=C, ic=isC(C), n=nm)
    if a.kind == 'ct': return S("({is} {ic} with the tag {t}|{goes} in {c}, tagged {t}|{goes} under {c} and {gets} the tag {t}|should be {c} and tagged {t}|{is} {ic}, tag {t})", c=C, ic=isC(C), t=tg)
    if a.kind == 'nt': return S("(should show as {n} and be tagged {t}|should be called {n} with the tag {t}|{needs} renaming to {n} and the tag {t})", n=nm, t=tg)
    if a.kind == 'keep': return S("(can stay as {itn} {is}|should be left alone|should stay as {itn} {is}|{is} fine as {itn} {is}|stay{s} (put|as {itn} {is})|{needs} no changing)", s='' if pl else 's')
def imp(cx, a, o, pl=False, amt=False, pron=False):
    "imperative with object o"
    S = lambda t, /, **k: cx.TS(t, pl, o=o, **k)
    C = a.ph; nm = cx.q(a.nm, .15) if a.nm else None; tg = cx.q(a.tag, .2) if a.tag else None; nw = cx.q(a.new, .2) if a.new else None
    u = '(in|into)' if amt else '(under|under|in|into)'
    if a.kind == 'cat' and SECT(C): return S("((put|file|stick|pop|place|log|keep) {o} U {c}|(move|shift|add|assign|send) {o} to {c})".replace(' U ', ' ' + u + ' '), c=C)
    if a.kind == 'cat': return S("(put|file|stick|pop|place|bung|chuck|sort|log|book|class|lump|list|add|set|record|categorise|move|have|shift|whack|treat|count|mark|classify|code) {o} VIA {c}", c=C) if False else S("((put|file|stick|pop|place|bung|chuck|sort|log|list|lump|keep) {o} U {c}|(move|shift|add|assign|switch|send) {o} to {c}|(treat|count|mark|class|classify|categorise|log|record|code|have|book|file|take) {o} (as|as|down as) {c}|(put|mark|set) {o} down as {c}|(set|change) {o} to {c}|make {o} {c}|(put|book|chalk) {o} down to {c})".replace(' U ', ' ' + u + ' ').replace('(as|as|down as)', 'as'), c=C)
    if a.kind == 'name':
        if pron: return S("(call {o} {n}|call {o} {n}|rename {o} to {n}|show {o} as {n}|change the name to {n}|name {o} {n}|display {o} as {n}|just call {o} {n}|have {o} show as {n})", n=nm)
        return S("(rename {o} to {n}|show {o} as {n}|display {o} as {n}|change the name of {o} to {n}|have {o} show as {n}|rename {o} as {n}|list {o} as {n}|make {o} (show|read) as {n})".replace("(show|read)", "show").replace("|list {o} as {n}", "").replace("|rename {o} as {n}","|rename {o} {n}" if '"' in nm or "'" in nm[:1] else "|rename {o} as {n}"), n=nm)
    if a.kind == 'skip': return S("(skip {o}|ignore {o}|leave {o} out|leave out {o}|don't count {o}|exclude {o}|hide {o}|drop {o}|don't include {o}|forget about {o}|disregard {o}|keep {o} out of (it|the totals|the sums|my spending)|take {o} out|don't show {o}|strip out {o}|bin {o}|pay no attention to {o}|remove {o}|filter out {o})" if not pron else "(skip {o}|ignore {o}|leave {o} out|don't count {o}|exclude {o}|hide {o}|drop {o}|don't include {o}|forget about {o}|disregard {o}|keep {o} out of (it|the totals)|take {o} out|don't show {o}|bin {o}|filter {o} out)")
    if a.kind == 'tag': return S("(tag {o} (as|with) {t}|add the tag {t} to {o}|put the tag {t} on {o}|give {o} the tag {t}|put a {t} tag on {o}|give {o} a {t} tag)", t=tg)
    if a.kind == 'new': return S("(put {o} in a new category[ called] {w}|make a new category[ called] {w} for {o}|create a category called {w} for {o}|(make|create|add|start) a (new )category (called|named) {w} and put {o} in (it|there)|set up a new category, {w}, for {o}|give {o} {own} category, {w}|start a {w} category for {o}|file {o} under {w}, (make|create) that category|I need a new category {w} for {o}|move {o} to a new category called {w})".replace('(new )','[new ]'), w=nw, own='their own' if pl else 'its own')
    if a.kind == 'cn': return S("(put {o} (in|under) {c} and call {it} {n}|rename {o} to {n} and put {it} (in|under) {c}|show {o} as {n}, in {c}|file {o} (in|under) {c} with the name {n}|show {o} as {n} and file {it} under {c}|move {o} to {c} and rename {it} to {n})", c=C, n=nm)
    if a.kind == 'ct': return S("(put {o} (in|under) {c} and tag {it} {t}|tag {o} as {t} and put {it} (in|under) {c}|file {o} (in|under) {c} with the tag {t}|put {o} in {c}, tag {t}|count {o} as {c} and add the tag {t})", c=C, t=tg)
    if a.kind == 'nt': return S("(rename {o} to {n} and tag {it} {t}|show {o} as {n} with the tag {t}|tag {o} as {t} and call {it} {n})", n=nm, t=tg)
    if a.kind == 'keep': return S("(leave {o} alone|leave {o} as {itn} {is}|don't touch {o}|leave {o} be|don't change {o}|keep {o} as {itn} {is}|leave {o} how {itn} {is})")
def short(cx, a):
    "after an arrow/colon/then"
    C = a.ph; nm = cx.q(a.nm, .15) if a.nm else None; tg = cx.q(a.tag, .2) if a.tag else None; nw = cx.q(a.new, .2) if a.new else None
    T = cx.T
    return {'cat': lambda: C, 'name': lambda: T("(show as {n}|call it {n}|rename to {n}|rename it {n}|should read {n})", n=nm), 'skip': lambda: T("(skip|ignore|skip it|leave out|ignore it|don't count|exclude|leave it out|hide)"), 'tag': lambda: T("(tag {t}|tag it {t}|add tag {t}|tag as {t})", t=tg), 'new': lambda: T("(new category {w}|new category: {w}|new category called {w}|make a new category {w})", w=nw), 'cn': lambda: T("({c}, call it {n}|{c} and show as {n}|{c}, name {n}|show as {n}, {c})", c=C, n=nm), 'ct': lambda: T("({c}, tag {t}|{c} + tag {t}|{c} and tag it {t})", c=C, t=tg), 'nt': lambda: T("(call it {n}, tag {t}|show as {n} and tag {t})", n=nm, t=tg), 'keep': lambda: T("(leave it|leave alone|leave as is|keep as it is)")}[a.kind]()
def its(cx, a, pl=False):
    "full clause with a pronoun: it's groceries / put it under groceries"
    if a.kind in ('cat',) and cx.p(.5): return cx.TS("({its}|{thats}|{itn} {goes} under|{itn} {goes} in|{itn} should be|{its} more|{itn} {counts} as|then {its})".replace("|then {its}","").replace('|{its} more',''), pl) + ' ' + (isC(a.ph))  .replace('in the', 'the') if not a.ph.endswith(('category','section','heading')) else cx.TS("{itn} {goes} in {c}", pl, c=a.ph)
    if a.kind in ('cat','skip','keep') and cx.p(.3): return cx.TS("{itn} ", pl) + pred(cx, a, pl)
    return imp(cx, a, cx.TS("({it}|{it}|{it}|{that})", pl), pl, pron=True)

# ---------------------------------------------------------------- random conditions
def rcond(cx, forms=None, typ='any', just=True):
    r = cx.r
    f = forms or r.choices(['t','t2','t3','ta','td','tac','tdir','tk','taac','tad','a','k','kac','ac','acex','dir','dirac','tex','t2a','dac','adate','tdira','tka','kex','diracd','aac','tdac'],
                           [22,9,4,13,8,7,7,5,3,2,2,4,2,2,3,2,2,4,3,2,1,3,2,2,1,2,2])[0]
    c = {}
    parts = {'t':'t','t2':'tt','t3':'ttt','ta':'tA','td':'tD','tac':'tC','tdir':'tI','tk':'tK','taac':'tAC','tad':'tAD','a':'A','k':'K','kac':'KC','ac':'C','acex':'CX','dir':'I','dirac':'IC','tex':'tX','t2a':'ttA','dac':'DC','adate':'AD','tdira':'tIA','tka':'tKA','kex':'KX','diracd':'ICD','aac':'AC','tdac':'tDC'}[f]
    for p in parts:
        if p == 't': c.setdefault('text', []).append(cx.name(typ if 'I' not in parts else r.choice(['person','person','empl','any'])))
        elif p == 'A': c['amount'] = Amt(cx, just=just)
        elif p == 'D': c['date'] = Dat(cx)
        elif p == 'C': c['account'] = cx.acc()
        elif p == 'I': c['direction'] = r.choice(['in','out'])
        elif p == 'K':
            ks = ['refund','refund','check','direct_debit','fee','transfer','transfer','deposit','card','interest'] if 't' in parts else list(KINDS)
            c['kind'] = r.choice(ks)
            if c['kind'] in ('transfer','check') and cx.p(.7): c['direction'] = r.choice(['in','out'])
            if c['kind'] == 'interest' and 't' not in parts and cx.p(.4): c['direction'] = r.choice(['in','out'])
        elif p == 'X':
            if 't' in parts: c['not_text'] = [ext(cx, c['text'][0]) for _ in range(1 if cx.p(.75) else 2)]; c['not_text'] = list(dict.fromkeys(c['not_text']))
            else: c['not_text'] = [cx.name() for _ in range(r.choice([1,1,2]))]
    return c
def ext(cx, n):
    if n.isupper() and cx.p(.6): e = n + ' ' + cx.r.choice(SUFFIX).upper()
    elif n.islower(): e = n + ' ' + cx.r.choice(SUFFIX).lower()
    else: e = n + ' ' + cx.r.choice(SUFFIX)
    cx.ntype[e] = cx.ntype.get(n, 'shop'); return e

# dimension for exceptions: returns dict(c=cond for the case, comp=cond for the other, pred=clause, frag=postmodifier, compfrag)
def dim(cx, n, types=None):
    r = cx.r
    t = types and r.choice(types) or r.choices(['amt','we','day','acc','dir','ref','ext','mon'], [50,8,6,12,7,6,8,3])[0]
    D = {'t': t, 'text': None}
    if t == 'amt':
        a = Amt(cx, ['>','>','>','>=','<','<','<=','>=']); D.update(c={'amount': a}, comp={'amount': a.compval()}, pred=a.pred(), frag=a.post(), a=a)
    elif t == 'we':
        d = Dat(cx, ['we','wd']); D.update(c={'date': d}, comp={'date': d.comp}, pred=d.be, frag=d.ph)
    elif t in ('day','mon'):
        d = Dat(cx, ['day','day','dom'] if t == 'day' else ['mon','every','exact']); D.update(c={'date': d}, comp=None, pred=d.be, frag=d.ph)
    elif t == 'acc':
        a = cx.acc(); ph = accph(cx, a, True); D.update(c={'account': a}, comp=None, pred="it's " + ph, frag=ph)
    elif t == 'dir':
        d = r.choice(['in','in','out'])
        D.update(c={'direction': d}, comp={'direction': 'out' if d == 'in' else 'in'}, pred=cx.T("(money is coming in|it's money coming in|they pay me|they're paying me|it's incoming|I'm getting money)" if d == 'in' else "(money is going out|it's money going out|I'm the one paying|I pay them|it's outgoing)"), frag=cx.T("(when they pay me|when money comes in|coming in)" if d == 'in' else "(when I pay them|when I pay|going out)"))
    elif t == 'ref':
        D.update(c={'kind': 'refund'}, comp=None, pred=cx.T("(it's a refund|they refund me|it's been refunded|it's a refund)"), frag=cx.T("(when it's a refund|for refunds)"))
    elif t == 'ext':
        e = ext(cx, n); E = cx.q(e, .05); D.update(c=None, text=e, comp=None, pred=cx.T("(it's {e}|it says {e}|the bank says {e})", e=E), frag=E)
    return D
def exrules(cx, base, D, A, B=None, keep=False):
    if D['t'] == 'ext':
        main = R(base, A, not_text=[D['text']])
        b = {k: v for k, v in base.items() if k != 'text'}
        if B: return [R(dict(b, text=[D['text']]), B), main]
        return [main]
    if D['comp']:
        main = R(base, A, **D['comp'])
        if B: return [main, R(base, B, **D['c'])]
        return [main]
    if B: return [R(base, B, **D['c']), R(base, A)]
    return [R(base, KEEP, **D['c']), R(base, A)]

# ---------------------------------------------------------------- asides that need no action
ASIDE = ["(my|our) (sister|brother|gran|mate|cousin|ex|daughter|son|neighbour) (lives|works|used to work) (there|nearby|round the corner|just up the road)", "it's for work", "it's (only )a (reimbursement|work thing)".replace('(only )','[only ]'), "long story", "(that's|it's) how we (do|have always done) it (at home|in our house)", "(it|that) (drives me mad|annoys me every month|confuses me every time)",
 "(don't ask|don't judge me|dont laugh)", "(the bank|my bank) always gets (that|it) wrong", "I know it (looks|sounds) (odd|strange|wrong)", "(we|I) (just )prefer it (that way|like that)".replace('(just )','[just ]'), "(my|our) accountant (wants|asked for|likes) it (that way|like this)", "it makes the (budget|monthly sums|spreadsheet) easier", "(I'm|we're) trying to (save|cut back|keep an eye on things)",
 "(the|my) (husband|wife|partner|flatmate|other half) (insists|agrees|set it up like that)", "(that's|it's) (what it really is|what it's for|the way I think of it)", "(it's|that's) not (what it looks like|my money really)", "(I|we) (only found out|noticed) (last week|yesterday|when I did my sums)", "(we|I) had a (long )row about (this|it)".replace('(long )','[long ]'), "(otherwise|or) I (lose track|get muddled|can't follow it)".replace('(otherwise|or)','or'), "(the name|their name) is (misleading|a bit silly|no help)",
 "I'm (a nurse|self-employed|retired|a musician|on a pension|a single mum|a single dad|a student|on shifts)", "(there's|there are) (two|three|four|five) of us (in the house|in the flat|sharing)", "(I|we) only (moved|moved in) (recently|a while ago)", "(he|she|my mum|my dad) (asked me to|would want that|can't do it online)", "it (took me ages|took a while) to work (it|that) out", "(I|we) share it with (the flatmates|the neighbours|my sister)", "(it's|that's) just (easier|simpler|tidier)", "same as (in|on) my old (app|spreadsheet|notebook)", "the kids are (grown up|at college|teenagers) now",
 "(it's|that's) the one (by|near|opposite) the (station|church|school|hospital|harbour|park|library)", "been a customer for (years|donkey's years|ages)", "(we|I) don't (drive|drink|cook) (much|any more|a lot)", "(my|the) pension doesn't stretch far", "(times|things) are tight", "you'd never guess from the name", "(it|that) keeps (turning|popping|coming) up", "(everyone|everybody) round here (does|knows) it", "(I|we) checked (with the bank|the receipts|the statement)", "(the|our) treasurer needs (it|to see it)", "(it's|that's) my side job", "(it was|that was) my late husband's idea"]
ASIDE_PL = ["(we|I) go there (every|most) (Friday|Saturday|Monday|week|weekend|morning)", "been going there since (2009|2014|2017|2019|2021)", "it's (about |only |)(10|15|20|30|40) minutes (away|from us|down the road)", "it's next (to|door to) (the )LOCALSHOP".replace('(the )','[the ]'), "(they|the prices) went up (10|15|20|5)% (last year|in March|in the spring)", "(there are|I've counted) (three|four|six|12|20) of them (a month|on here|this year)", "I (usually |normally |)spend (about |around )?(a fortune|too much) there".replace('(about |around )?',''), "it's open (24 hours|seven days|till 10)", "my (sister|mate|daughter) started there in (May|June|September|October)",
 "(it|they) used to be called LOCALSHOP".replace("(it|they) used to be called LOCALSHOP","it's where LOCALSHOP used to be"), "I'm (61|72|68|34|45) and (set in my ways|like things tidy|not great with computers)", "(we|I) pay for (2|3|4|5) people", "it's (£|€|$|)(3|4|5|7) for a (pint|coffee|loaf) there these days".replace("(£|€|$|)","")]
REASON_PRE = ["(my|our) (sister|brother|mum|gran|mate|daughter|son) (lives|works) (there|in that shop)", "(it's|that's) (all )?for work".replace('(all )?',''), "(the|my) (bank|app) (never|always) gets (it wrong|muddled)".replace('never|always','always'), "I (work|teach|play gigs|volunteer) there", "(we|I) only (buy|get) one kind of thing there", "I've (no|a) (car|garden|dog)", "we're (three|four|five) in the flat", "I run a (small shop|market stall|corner shop|cafe)", "I'm (doing|sorting) the (books|accounts|taxes) for the (band|shop|flat|family)"]
def aside(cx, plain):
    t = cx.T(cx.r.choice(ASIDE_PL if plain and cx.p(.3) else ASIDE))
    if 'LOCALSHOP' in t: t = t.replace('LOCALSHOP', cx.rawname('shop')[0])
    return t
OPEN = ["Hi, ", "Hello, ", "Hiya, ", "ok so ", "Right, ", "So ", "Hey, ", "Please ", "Just so you know: ", "Good morning. ", "Evening all, ", "A few things: ", "For the record, ", "Note: ", "Well, ", "Two things. ", "Howya, ", "G'day, ", "Morning, ", "Dear team, ", "First things first: ", "My rules: ", "How I do it: ", "Could you remember: ", "Reminder to self: ", "Ok ", "Now, ", "Listen, ", "Kia ora, ", "Good day. ", "Alright, "]
CLOSE = ["Thanks", "Cheers", "Ta", "Thanks!", "Many thanks", "Thank you", "thx", "That's all", "That's it", "Ta very much", "Thanks a million", "Thanks in advance", "Much appreciated", "Hope that's clear", "That's the lot", "Cheers mate", "Kind regards, Doreen", "ok?", "Hope that makes sense", "God bless", "Dankie", "Grand, thanks", "Bye"]

# ---------------------------------------------------------------- constructions
CONS = []
RELS = {x.lower() for x in REL_F + REL_M}
def con(w=1.0):
    def f(fn): CONS.append((fn, w)); return fn
    return f
def isplain(c): return set(c) == {'text'}
def sayable(cx, just=True):
    return rcond(cx, just=just)
def fl(cx): return cx.r.choice(['','','','','',' please',' pls',', please'])

# --- one rule, any condition
@con(6)
def c_pred(cx):
    c = sayable(cx); a = act(cx); n = npx(cx, c)
    return n.t + ' ' + pred(cx, a, n.pl), [R(c, a)], isplain(c)
@con(6)
def c_imp(cx):
    c = sayable(cx); a = act(cx); n = npx(cx, c)
    pre = cx.T("(||||please |just |always |pls |can you just |you can |kindly )")
    return pre + imp(cx, a, n.t, n.pl, 'amount' in c) + ('' if pre else fl(cx)), [R(c, a)], isplain(c)
@con(3)
def c_ifthen(cx):
    for _ in range(9):
        c = sayable(cx); cl = cclause(cx, c)
        if cl: break
    else: return c_imp(cx)
    a = act(cx)
    k = cx.r.random()
    if k < .6: t = cx.T("(if|if|when|whenever|any time|where) ") + cl + cx.T("(,|,|, then|,) ") + its(cx, a)
    elif k < .8: t = its(cx, a).replace('that', 'it') + cx.T(" (if|when|whenever|any time|as long as) ") + cl if cx.p(.0) else cx.T("(if|when) ") + cl + cx.T(" (then|=|->|:) ") + short(cx, a)
    else: t = cx.T("(if|when) ") + cl + ', ' + cx.T("(I want it (in|under)|make it|it's always|please use|I'd say|go with|that means|use|it belongs (in|under)) ") + a.ph if a.kind == 'cat' else cx.T("(if|when) ") + cl + ' ' + its(cx, a)
    return t, [R(c, a)], isplain(c)
@con(2)
def c_seeing(cx):
    c = rcond(cx, cx.r.choice(['t','t','ta','tac','td','t2','tk','tdir'])); a = act(cx)
    for _ in range(8):
        n = npx(cx, c)
        if not re.match(r"(everything|all|whatever|any|stuff)\b", n.t): break
    return cx.T("(when you see|whenever you see|if you see|if there's|each time you come across|wherever you find|when there's|if you come across|for|with|every time you get|as regards|if you find) {n}, {i}", n=n.t, i=its(cx, a, n.pl)), [R(c, a)], isplain(c)
@con(2)
def c_topic(cx):
    c = sayable(cx); a = act(cx); n = npx(cx, c)
    k = cx.r.random()
    if k < .4: t = cx.T("(as for|about|regarding|with regard to|concerning|on the subject of|re) ") + n.t + cx.r.choice([': ',', ',' - ']) + its(cx, a, n.pl)
    elif k < .7: t = n.t + '? ' + its(cx, a, n.pl).capitalize()
    else: t = n.t + cx.r.choice([', ',' - ',' ... ']) + its(cx, a, n.pl)
    return t, [R(c, a)], isplain(c)
@con(3)
def c_want(cx):
    c = sayable(cx); a = act(cx, name=0, tag=0, new=0, cn=0, ct=0, nt=0, skip=16); n = npx(cx, c)
    if a.kind == 'cat':
        t = cx.T("(I want|I'd like|I would like|we want|I need|I prefer|we'd like|I'd rather have|my preference is|I'd love|it would help to have) {n} (in|under|to be in|to go under|to count as|filed under|to be) {c}".replace("|my preference is",""), n=n.t, c=a.ph) if cx.p(.7) else cx.T("{n} I (want|would like|like|need|keep|always have|have|put|track|count|would put) (in|under|as) {c}", n=n.t, c=a.ph)
    else: t = cx.T("(I want|I'd like|I would like|we want|I'd prefer|I need) {n} (left out|ignored|skipped|hidden|excluded|taken out|gone|kept out of the totals|not counted)", n=n.t)
    return t, [R(c, a)], isplain(c)
@con(2)
def c_canyou(cx):
    c = sayable(cx); a = act(cx); n = npx(cx, c)
    t = cx.T("(can you|could you|would you|can you please|could you please|will you|any chance you could|is it possible to|would you mind if we|may I ask you to|can we|could we)") 
    if 'mind if' in t: t = 'could we'
    return t + ' ' + imp(cx, a, n.t, n.pl, 'amount' in c) + cx.r.choice(['?','?','',' please?',' for me?',' from now on?']), [R(c, a)], isplain(c)
@con(1)
def c_cango(cx):
    c = rcond(cx, cx.r.choice(['t','t2','ta','tac','tdir','td'])); a = A_cat(cx); n = npx(cx, c)
    return cx.T("(can|could|should|shouldn't|might) {n} (go (in|under)|be|count as|be put (in|under)|be filed under|come under) {c}(?|?| please?| instead?)".replace("|should|shouldn't|might",""), n=n.t, c=a.ph), [R(c, a)], isplain(c)
@con(3)
def c_arrow(cx):
    c = sayable(cx); a = act(cx); n = npx(cx, c)
    return n.t + cx.r.choice([' -> ',' => ',' → ',' = ',': ',' - ','->',' > ',' --> ',' : ','=',' ~ ',' >> ']) + short(cx, a), [R(c, a)], isplain(c)
@con(2)
def c_catfirst(cx):
    c = sayable(cx); a = A_cat(cx); n = npx(cx, c)
    return cx.T("({c} is (for|where) {n} (belongs|goes)|{c}: {n}|{c} = {n}|{c} should include {n}|under {c} (I want|put|I'd like|goes|file) {n}|(in|into|to) {c} (goes|belongs|add|put) {n}|use {c} for {n}|{c} for {n}[ please]|by {c} I mean {n}|pick {c} for {n}|choose {c} (for|when it's) {n}|{c} is the right (place|one) for {n}|{c} covers {n}|count {n}, that's {c})".replace("({c} is (for|where) {n} (belongs|goes)|", "(").replace("|count {n}, that's {c}", "").replace("(for|when it's)","for").replace("(goes|belongs|add|put) {n}","{goes2} {n}"), n=n.t, c=a.ph, goes2='go' if n.pl else 'goes'), [R(c, a)], isplain(c)
@con(1.5)
def c_nothim(cx):
    c = sayable(cx); a = A_cat(cx); b = A_cat(cx); n = npx(cx, c)
    k = cx.r.random()
    if k < .35: t = n.t + ' ' + pred(cx, a, n.pl) + cx.T("(, not| not| and not|, definitely not|, never|, no matter what, not| instead of| rather than) ").replace(', no matter what, not', ', not') + b.ph
    elif k < .6: t = cx.TS("{S} {isnt} {b}, {its} {a}", n, a=isC(a.ph), b=isC(b.ph))
    elif k < .8: t = cx.TS("{S} {looks} like {b} but (really |actually |)(it is|should be|counts as) {a}".replace("(it is|should be|counts as)","{itn} {is}"), n, a=isC(a.ph), b=b.ph)
    else: t = cx.TS("(you have|you've got|you put|the app puts|it keeps putting) {S} (in|under) {b}[ but] (,that's wrong, it|it) should be {a}".replace("[ but] (,that's wrong, it|it)", "(, that's wrong,| but|, actually) {itn}"), n, a=a.ph, b=b.ph)
    return t, [R(c, a)], isplain(c)
@con(1)
def c_eventho(cx):
    c = rcond(cx, cx.r.choice(['t','t','t2','ta','tac'])); a = A_cat(cx); b = A_cat(cx); n = npx(cx, c)
    return cx.TS("(even though|although|while|though) {itn} (sound[s]|look[s]) like {b}, {S} {p}".replace("(sound[s]|look[s])", "(sounds|looks)" if not n.pl else "(sound|look)"), n, b=b.ph, p=pred(cx, a, n.pl)), [R(c, a)], isplain(c)
@con(1.5)
def c_because(cx):
    c = rcond(cx, cx.r.choice(['t','t','t2','tac','tdir'])); a = act(cx); n = npx(cx, c)
    rs = cx.T(cx.r.choice(REASON_PRE))
    if cx.p(.5): return rs + ' so ' + imp(cx, a, n.t, n.pl), [R(c, a)], False
    return cx.T("(because|since|as|seeing as|given that) ") + rs + ', ' + n.t + ' ' + pred(cx, a, n.pl), [R(c, a)], False
@con(2)
def c_frontdate(cx):
    c = rcond(cx, cx.r.choice(['t','t','t2','ta','tac','tk','tdir','k'])); d = Dat(cx, ['we','wd','day','day','mon','every','since','range','dom','drange','exact','until']); a = act(cx); n = npx(cx, c)
    return d.ph + cx.r.choice([', ',' ',', ']) + n.t + ' ' + pred(cx, a, n.pl) if cx.p(.6) else d.ph + ', ' + imp(cx, a, n.t, n.pl, 'amount' in c), [R(dict(c, date=d), a)], False
@con(2)
def c_frontacc(cx):
    c = rcond(cx, cx.r.choice(['t','t','t2','ta','td','tk','a','k','dir','tdir'])); ac = cx.acc(); a = act(cx); n = npx(cx, c)
    return accph(cx, ac, True) + cx.r.choice([', ',', ',' ']) + (n.t + ' ' + pred(cx, a, n.pl) if cx.p(.6) else imp(cx, a, n.t, n.pl, 'amount' in c)), [R(dict(c, account=ac), a)], False
@con(3)
def c_endcond(cx):
    n0 = cx.name('any'); base = {'text': [n0]}; D = dim(cx, n0, ['amt','amt','amt','we','day','acc','dir','mon']); a = act(cx)
    n = npx(cx, base)
    k = cx.T("(if|when|only if|but only if|but only when|only when|as long as|provided)")
    p = n.t + ' ' + pred(cx, a, n.pl) if cx.p(.6) else imp(cx, a, n.t, n.pl)
    if n.pl and D['t'] == 'amt': D['pred'] = D['a'].pred(pl=True)
    return p + ' ' + (k + ' ' + D['pred'] if cx.p(.75) or D['t'] == 'dir' or D['t'] == 'amt' and a.kind != 'cat' else cx.T("(|but only |only |just )") + D['frag']), [R(base, a, **D['c'])], False
@con(1.5)
def c_overornot(cx):
    c = rcond(cx, cx.r.choice(['t','t','t2','tac'])); a = act(cx); n = npx(cx, c); am = Amt(cx, ['>','<'])
    d = Dat(cx, ['we','wd','day','day'])
    x = cx.T("({p} or not|whether {its} {p} or not|doesn't matter if {its} {p}|no matter the amount|whatever the amount|however much it is|big or small|any amount|never mind the price|any day of the week|weekend or not|whatever day it is|on {d} or any other day|coming in or going out|whichever account it's on|all of it, refunds too|refunds included|including refunds|even {p}|even the ones {p}|even {dp}|cheap or dear|regardless of amount|at any price)", p=am.post(), its="they're" if n.pl else "it's", d=d.adj if d.adj else 'Friday', dp=d.ph)
    x = x.replace('on weekend or', 'on weekends or').replace('on weekday or', 'on weekdays or').replace('on \x01weekend\x02', 'on weekends').replace('on \x01weekday\x02', 'on weekdays')
    if x.startswith('coming') and 'account' in c: x = 'big or small'
    if x.startswith('whichever') and 'account' in c: x = 'any amount'
    if cx.p(.7): t = n.t + ' ' + pred(cx, a, n.pl) + ', ' + x
    else: t = imp(cx, a, n.t, n.pl) + ', ' + x
    return t, [R(c, a)], False
# --- several names
@con(3)
def c_listall(cx):
    k = cx.r.choice([2,2,3,3,4]); ns = [cx.name() for _ in range(k)]; a = act(cx); N, pl = joinN(cx, ns, 'and')
    f = cx.r.random()
    if f < .5: t = N + ' ' + cx.T("(|||both |all )".replace('|both |all ', '|both ' if k == 2 else '|all ')) + pred(cx, a, True)
    elif f < .6: t = N + cx.T("(, those|, these|; those|: these)") + ' ' + pred(cx, a, True)
    else: t = imp(cx, a, cx.T("(|||both |all of )".replace('|both |all of ', '|both ' if k == 2 else '|all of ')) + N, True)
    return t, [R({'text': ns}, a)], True
@con(3)
def c_aisb(cx):
    k = cx.r.choice([2,2,2,3,3,4]); rules = []; parts = []
    for i in range(k):
        n = cx.name(); a = A_cat(cx); rules.append(R({'text': [n]}, a)); parts.append((cx.q(n), a))
    f = cx.r.random()
    if f < .35: ps = [n + ' is ' + isC(a.ph) for n, a in parts]
    elif f < .6: ps = [parts[0][0] + cx.T(" (is|goes under|goes in|=|should be|counts as) ") + parts[0][1].ph] + [n + ' ' + a.ph for n, a in parts[1:]]
    elif f < .8: ps = [n + ' ' + pred(cx, a, False) for n, a in parts]
    else: ps = [cx.T("(put|file|pop) ") + parts[0][0] + cx.T(" (in|under|into) ") + parts[0][1].ph] + [n + cx.r.choice([' in ',' under ']) + a.ph for n, a in parts[1:]]
    s = cx.r.choice([', ','; ',', ',' and ' if k == 2 else ', '])
    t = s.join(ps[:-1]) + cx.r.choice([' and ',', and ',', ',' while ', ' but ',', whereas ']) + ps[-1] if f < .35 or f >= .6 else ', '.join(ps[:-1]) + cx.r.choice([' and ',', and ',', ']) + ps[-1]
    return t, rules, True
@con(1.5)
def c_abc_d(cx):
    ns = [cx.name(), cx.name()]; m = cx.name(); a, b = act(cx), act(cx); N, _ = joinN(cx, ns, 'and')
    t = N + ' ' + pred(cx, a, True) + cx.T("(, but |, |; |, while |, and |. )") + cx.q(m) + ' ' + pred(cx, b, False)
    return t, [R({'text': ns}, a), R({'text': [m]}, b)], True
@con(1.5)
def c_sameas(cx):
    n, m = cx.name(), cx.name(); a = act(cx, skip=8); k = cx.r.random()
    X = {'N': cx.q(n), 'M': cx.q(m)}
    t = X['N'] + ' ' + pred(cx, a, False) + cx.T("(, same for {M}|, same goes for {M}|, ditto {M}|, and so is {M}|, {M} too|, {M} as well|. {M} the same|. Same with {M}|, and likewise {M}|, also {M}|. {M} also|. The same for {M}[ please]|, {M} likewise)".replace("|, and so is {M}", ""), M=X['M'])
    return t, [R({'text': [n, m]}, a)], True
@con(1)
def c_subset(cx):
    ns = [cx.name() for _ in range(3)]; a, b = A_cat(cx), act(cx); N, _ = joinN(cx, ns, 'and', 0); i = cx.r.randrange(3)
    rest = [x for j, x in enumerate(ns) if j != i]
    t = N + ' ' + cx.T("(are all|all go under|all belong in|all count as|are) ") + a.ph + cx.T("(, except {M}, (which|that) |, apart from {M} which |, only {M} |, but {M} |. Only {M} |, although {M} )", M=P(ns[i])) + pred(cx, b, False)
    return t, [R({'text': rest}, a), R({'text': [ns[i]]}, b)], True
@con(1)
def c_subsetname(cx):
    ns = [cx.name() for _ in range(3)]; a = A_cat(cx); b = A_name(cx); N, _ = joinN(cx, ns, 'and', 0); i = cx.r.randrange(3)
    rest = [x for j, x in enumerate(ns) if j != i]; bn = Act('cn', dict(a.then, name=b.nm))
    t = N + cx.T(" (are all|all go under|all belong in|all count as|are) ") + a.ph + cx.T("(, and |, but |. Also, |; )(rename {M} to {n}|show {M} as {n}|{M} should show as {n}|{M} should read {n})[ while you're at it]", M=P(ns[i]), n=P(b.nm))
    return t, [R({'text': [ns[i]]}, bn), R({'text': rest}, a)], True
# --- naming
@con(2)
def c_bankcalls(cx):
    n = cx.name(cx.r.choice(['desc','desc','desc','local','shop'])); a = A_name(cx) if cx.p(.75) else A_cn(cx); N = cx.q(n)
    nm = cx.q(a.nm, .15)
    t = cx.T("(the bank calls it {N}|the bank lists it as {N}|on my statement it (says|reads|appears as|comes up as) {N}|it (shows up|turns up|comes through|appears) as {N}|my statement says {N}|{N} is what the bank (calls|prints for) it|the bank writes {N})[ for some reason][, no idea why]", N=N)
    t += cx.T("(, |, but |; |. )(call it {n}|please call it {n}|I call it {n}, show that|show it as {n}|just show {n}|rename it to {n}|make it say {n}|it should say {n}|to me it's {n}, so show that|I want it to read {n})", n=nm)
    if a.kind == 'cn': t += cx.T("( and put it (in|under) {c}|, (in|under) {c}| and file it under {c}|, category {c}|. Category: {c}|, it's {ic})", c=a.ph, ic=isC(a.ph))
    return t, [R({'text': [n]}, a)], False
@con(1.5)
def c_reallyis(cx):
    n = cx.name('desc' if cx.p(.7) else 'any'); a = A_name(cx); N, M = cx.q(n), cx.q(a.nm, .12)
    t = cx.T("({N} is really {M}, (so call it that|show it like that|please show that name|use that name)|{N} (means|is|stands for) {M}, (show that instead|use that name|call it that|rename it)|where it says {N} (write|put|show) {M}[ instead]|instead of {N} (show|write|I want to see|use the name) {M}|{N} (should read|needs to read|must say|wants to say) {M}|change {N} to (say|read) {M}|replace (the name )?{N} (with|by) {M}|I want {N} (shown|displayed) as {M}|{N} -> show as {M}|new name for {N}: {M}|{M} is what I call {N}, (show it like that|rename it|use that))".replace("(the name )?", "the name "), N=N, M=M)
    return t, [R({'text': [n]}, a)], False
@con(2)
def c_callboth(cx):
    k = cx.r.choice([2,2,2,3]); ns = [cx.name(cx.r.choice(['any','desc'])) for _ in range(k)]; a = A_name(cx) if cx.p(.75) else A_cn(cx); N, _ = joinN(cx, ns, 'and'); M = cx.q(a.nm, .12)
    b = 'both' if k == 2 else 'all three'; bo = 'both' if k == 2 else 'all of them'
    t = cx.T("({N} are the same (place|shop|people|thing|outfit|crowd), (call|name) {b} {M}|{N}: call {b} {M}|call {b} {N} \"{M}\"|{N} should {b} (show as|be called|read) {M}|show {b} {N} as {M}|rename {b} {N} to {M}|{N} are one and the same, show {bo} as {M}|{N}, (call|name) {bo} {M}|I get {N}, {b} should say {M}|{N} is one shop really, {b} should be called {M}|{N} belong together, show {bo} as {M})".replace("\"{M}\"", '"{m}"').replace("{N} is one shop really", "{N}, it's one company"), N=N, M=M, b=b, bo=bo, m=P(a.nm))
    if a.kind == 'cn': t += cx.T("( and put them (in|under) {c}|, category {c}|, and {b} go (in|under) {c}| and file them under {c}|. They're {ic})", c=a.ph, b=b, ic=isC(a.ph))
    return t, [R({'text': ns}, a)], False
@con(1)
def c_sheCalls(cx):
    n = cx.name('shopish'); a = A_cat(cx); N = cx.q(n); jo = cx.r.choice(['the usual','retail therapy','his second home','date night','the money pit','her happy place','my downfall','the black hole','our treat','the danger zone','church','the office','nonsense'])
    t = cx.T("(my (wife|husband|sister|mum|flatmate|daughter|mate)|he|she|the other half|everyone here) (calls|likes to call|always calls|jokingly calls) {N} (\"{j}\"|'{j}'|{j}|the \"{j}\")(, but| but|,|. Anyway,| and laughs, but|;) ".replace("|the \"{j}\"",""), N=N, j=jo) + cx.T("(it's|it is|it goes under|put it in|file it under|it should be|for you it's|here it's|just make it) ") + (a.ph)
    return t, [R({'text': [n]}, a)], False
@con(1)
def c_nameamounts(cx):
    n = cx.name('any'); x, y = Amt(cx, ['=']), Amt(cx, ['='])
    while y.a == x.a: y = Amt(cx, ['='])
    f = A_name if cx.p(.5) else A_cat; a, b = f(cx), f(cx); N = cx.q(n); mx, my = cx.money(x.a, words=False), cx.money(y.a, words=False)
    av, bv = (cx.q(a.nm), cx.q(b.nm)) if a.nm else (a.ph, b.ph)
    if a.nm: t = cx.T("(the {x} one from {N} (call|should be called|show as) {a}, the {y} one {b}|{N}: {x} is called {a}, {y} is called {b}|{N} for {x} should show as {a}, for {y} as {b}|call the {x} {N} one {a} and the {y} one {b}|when {N} is {x} call it {a}, when it's {y} call it {b})", x=mx, y=my, N=N, a=av, b=bv)
    else: t = cx.T("(the {x} one from {N} is {a}, the {y} one is {b}|{N}: {x} is {a}, {y} is {b}|{N} for {x} goes in {a}, for {y} in {b}|put the {x} {N} one in {a} and the {y} one in {b}|when {N} is {x} it's {a}, when it's {y} it's {b}|{N} at {x} = {a}, at {y} = {b}|{N} takes {x} and {y}. The first is {a}, the second {b})", x=mx, y=my, N=N, a=av, b=bv)
    return t, [R({'text': [n], 'amount': x}, a), R({'text': [n], 'amount': y}, b)], False
@con(2)
def c_variants(cx):
    n = cx.name('shopish', noise=False); v = None
    f = cx.r.random()
    cand = [n.replace("'", ""), n.replace(' ', ''), n.upper().replace('A','').replace('E',''), n.replace('&', 'and'), n.replace(' and ', ' & '), n.split()[0] + ' STORES', n.replace(' ', '-'), n + ' Ltd', n.upper() + ' ' + str(cx.r.randint(100, 9999)), re.sub("'?s$", '', n), n.upper()[:6], 'WWW.' + n.upper().replace(' ', '').replace("'", '') + '.COM', n.upper().replace(' ', '*')]
    cand = [x.strip(" -*'&") for x in cand]
    cand = [x for x in cand if x.lower() != n.lower() and len(x) > 3 and n.lower() not in x.lower()] or [cx.r.choice(DESC)]
    v = cx.r.choice(cand); N, V = cx.q(n), cx.q(v); ns = [n, v]; a = act(cx)
    t = cx.T("({N} (aka|a.k.a.|or|also|alias|slash) {V}|{N} (sometimes spelt|sometimes written|also shows as|also appears as|sometimes comes up as|sometimes just|occasionally) {V}|{N} ({V} on some statements)|{N} / {V}|{N}, (also known as|also written|sometimes) {V},|{N} or {V} (same place)|both spellings, {N} and {V},|{N} and {V} (same shop)|{N}, or {V} as the bank has it,)".replace("({V} on some statements)", "<{V} on some statements>").replace("(same place)", "<same place>").replace("(same shop)", "<same shop>"), N=N, V=V).replace('<', '(').replace('>', ')')
    cl = t.split(' ')[1:2]
    if re.search(r'\x02 (sometimes|also|occasionally) (spelt|written|shows|appears|comes|just|\x01)|\x02 occasionally', t) and not t.endswith(','): t += cx.T("(: |, | - |. )") + (its(cx, a) if cx.p(.6) else short(cx, a))
    else: t += ' ' + pred(cx, a, ' and ' in t and 'same shop' in t or t.startswith('both'))
    return t, [R({'text': ns}, a)], False
# --- unless / otherwise / except
@con(3)
def c_unless_then(cx):
    n = cx.name(); base = {'text': [n]}; D = dim(cx, n); A, B = act(cx, name=3, tag=2, new=2, cn=0, ct=0, nt=0), act(cx, name=4, tag=3, new=3, cn=0, ct=0, nt=0); N = cx.q(n)
    m = (N + ' ' + pred(cx, A, False)) if cx.p(.7) else imp(cx, A, N)
    t = m + cx.T("( unless|, unless| except when| except if|, except when|, but if|, but when|, only if| but if|, though when) ").replace(', only if', ', unless') + D['pred']
    ifform = re.search(r'but (if|when)|though when', t) is not None
    t += (cx.T("(, then | then |, |, in which case |, in that case )") if not ifform else cx.T("(, | |, then )")) + (its(cx, B) if cx.p(.75) or B.kind != 'cat' else cx.T("(make it|it becomes|use|it moves to|it's just) ") + B.ph)
    return t, exrules(cx, base, D, A, B), False
@con(2)
def c_unless(cx):
    n = cx.name(); base = {'text': [n]}; D = dim(cx, n); A = act(cx, name=3); N = cx.q(n)
    m = (N + ' ' + pred(cx, A, False)) if cx.p(.6) else imp(cx, A, N)
    if cx.p(.25): t = cx.T("(unless|except when|except if) ") + D['pred'] + ', ' + m
    else: t = m + cx.T("( unless|, unless| except when| except if|, except if|, just not when|, but not if| but not when|, not if) ") + D['pred']
    return t, exrules(cx, base, D, A), False
@con(2)
def c_exceptfrag(cx):
    n = cx.name('shopish'); base = {'text': [n]}; D = dim(cx, n, ['amt','amt','ext','ext','we','acc']); A = act(cx, name=3); B = act(cx, name=3, tag=2, new=2, cn=0, ct=0, nt=0) if cx.p(.5) else None
    N = cx.q(n); e = cx.T("(except|apart from|but not|except for|other than|bar|excluding|save)").replace('save', 'except'); fr = D['frag']
    if D['t'] == 'amt': fr = cx.T("(the ones |anything |those |amounts |)") + fr
    elif D['t'] in ('we','acc'): fr = cx.T("(the ones |anything |)") + fr if e in ('except','but not') else cx.T("(the ones |anything )") + fr
    if fr.startswith(('over','under','above','below')) and e in ('other than','bar','apart from','excluding','except for'): e = 'except'
    pl = fr.startswith(('the ones','those','amounts'))
    if B is None:
        k = cx.r.random(); h = cx.T("(everything from |anything from |all of |everything at ||||all the |)")
        if h == 'all the ': N = N + ' stuff'
        if k < .5: t = h + N + ' ' + e + ' ' + fr + ' ' + pred(cx, A, False)
        elif k < .8: t = h + N + ' ' + pred(cx, A, False) + cx.r.choice([', ',' ']) + e + ' ' + fr
        else: t = imp(cx, A, h + N) + cx.r.choice([', ',' ']) + e + ' ' + fr
    else:
        w = cx.T("(which|that)" if not pl else "(which|those)")
        if B.kind == 'cat': w2 = cx.TS("(, which {is}|, (which|that) {goes} (in|under)|, {thats}|: {thats}|, which should be|, which I count as) ".replace('(which|that) {goes}', 'which {goes}'), pl) + (isC(B.ph) if False else B.ph)
        else: w2 = ', ' + its(cx, B, pl)
        t = (N + ' ' + pred(cx, A, False) if cx.p(.6) else imp(cx, A, N)) + cx.r.choice([', ',' ']) + e + ' ' + fr + w2
    return t, exrules(cx, base, D, A, B), False
@con(1.2)
def c_twoexc(cx):
    n = cx.name('shop'); e1 = ext(cx, n); e2 = ext(cx, n)
    while e2 == e1: e2 = ext(cx, n)
    A = act(cx, name=3); N, E, F = cx.q(n), P(e1), P(e2); e = cx.T("(except|apart from|but not|except for|other than|bar|excluding|besides|minus)")
    t = (N + ' ' + pred(cx, A, False) if cx.p(.5) else imp(cx, A, cx.T("(|everything from |anything from |)") + N)) + cx.r.choice([', ',' ']) + e + ' ' + E + cx.r.choice([' and ',' or ']) + F
    return t, [R({'text': [n], 'not_text': [e1, e2]}, A)], False
@con(1.5)
def c_restof(cx):
    n = cx.name('shopish'); e = ext(cx, n); A, B = act(cx), act(cx, name=3, tag=2, new=2, cn=0, ct=0, nt=0); N, E = cx.q(n), cx.q(e)
    S = NP(cx.T("(the rest of {N}|the rest of the {N} stuff|anything else from {N}|everything else from {N}|any other {N}|all other {N} stuff|whatever else comes from {N}|{N} otherwise|the remaining {N} stuff|the other {N} stuff|everything else with {N})", N=N))
    t = (E + ' ' + pred(cx, A, False) if cx.p(.6) else imp(cx, A, E)) + cx.T("(, |. |; |, and |, but )") + (S.t + ' ' + pred(cx, B, False) if cx.p(.7) else imp(cx, B, S.t))
    return t, [R({'text': [e]}, A), R({'text': [n], 'not_text': [e]}, B)], False
@con(1)
def c_specgen(cx):
    n = cx.name('shop'); e = ext(cx, n); A, B = A_cat(cx), act(cx, name=3, tag=2, new=2, cn=0, ct=0, nt=0); N, E = cx.q(n), cx.q(e)
    t = N + ' ' + pred(cx, A, False) + cx.T("(. |, |; |, but |, though |, however )") + E + ' ' + pred(cx, B, False)
    return t, [R({'text': [e]}, B), R({'text': [n], 'not_text': [e]}, A)], False
@con(3)
def c_otherwise(cx):
    n = cx.name(); base = {'text': [n]}; D = dim(cx, n, ['amt','amt','amt','we','day','acc','dir','ref','mon']); A, B = act(cx, name=3, tag=2, new=2, cn=0, ct=0, nt=0), act(cx, name=3, tag=2, new=2, cn=0, ct=0, nt=0); N = cx.q(n)
    k = cx.r.random()
    fr = D['frag'] if D['t'] != 'ref' else 'refunds'
    if D['t'] == 'ref': m = cx.T("({N} refunds|refunds from {N}) ", N=N) + pred(cx, B, True)
    elif k < .4: m = N + ' ' + fr + ' ' + pred(cx, B, False)
    elif k < .7: m = cx.T("(if|when) ") + cx.T("({N} and|it's {N} and|{N} is there and)", N=N).replace("{N} is there and", "") if False else cx.T("(if|when) it's {N} and ", N=N) + D['pred'] + cx.T("(, |, then | then )") + its(cx, B)
    else: m = cx.T("(for|with|at) {N}(, |: )", N=N) + cx.T("(if|when) ") + D['pred'] + ', ' + its(cx, B)
    o = cx.T("(otherwise|if not|else|or else|if not then|in all other cases|any other time|in every other case|the rest of the time|normally though)")
    t = m + cx.r.choice([', ','; ','. ',' ',' - ']) + o + ' ' + (its(cx, A) if cx.p(.6) or A.kind != 'cat' else A.ph)
    if o == 'else' and not cx.p(.5): pass
    return t, exrules(cx, base, D, A, B) if D['comp'] is None else [R(base, B, **D['c']), R(base, A, **D['comp'])], False
@con(2.5)
def c_bigsmall(cx):
    n = cx.name('shopish'); base = {'text': [n]}; am = Amt(cx, ['>','>=','<','<=']); A, B = act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0), act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0); N = cx.q(n)
    small = cx.T("(the small ones|the smaller ones|the little ones|smaller ones|smaller amounts|anything smaller|the cheaper ones|anything less|anything below that|anything less than that|under that|the rest|the rest of them|everything below that|below that|the others|any other amount|the wee ones)")
    big = cx.T("(the big ones|the bigger ones|the large ones|bigger ones|bigger amounts|anything bigger|the dearer ones|anything more|anything above that|anything more than that|over that|the rest|the rest of them|everything above that|above that|the others|the larger ones)")
    S = small if am.big() else big
    if am.op in ('>=',) and S in ('anything bigger',): pass
    pl = S.endswith(('ones','others','amounts')) ; 
    if S == 'the rest of them': pl = True
    adv = S in ('under that','over that','below that','above that')
    n1 = NP(cx.T("({N} {p}|{N} {p}|anything {p} at {N}|{N} stuff {p}|{N} when {pr}|{N} shops {p}|any {N} bill {p})".replace("|{N} shops {p}",""), N=N, p=am.post(), pr=am.pred()))
    t = (n1.t + ' ' + pred(cx, A, False) if cx.p(.7) else imp(cx, A, n1.t, False, True)) + cx.T("(, |; |. |, and |, but | and )")
    t += S + (' ' + pred(cx, B, pl) if not adv else cx.r.choice([' ',', ']) + its(cx, B))
    return t, [R(base, A, amount=am), R(base, B, amount=am.compval())], False
@con(1.5)
def c_uptoabove(cx):
    n = cx.name(); base = {'text': [n]}; am = Amt(cx, ['<','<=','>','>=']); A, B = act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0), act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0); N = cx.q(n)
    o = {'<':'>=','<=':'>','>':'<=','>=':'<'}[am.op]
    if cx.p(.5): second = am.post(op=o)
    else: second = cx.T("(over that|above that|more than that|anything more|beyond that|after that|past that)" if am.op in ('<','<=') else "(under that|below that|less than that|anything less|anything under that)").replace('after that', 'above that')
    sh = lambda a: a.ph if a.kind == 'cat' else short(cx, a)
    t = cx.T("({N}: {a} {A}, {b} {B}|{N} {a} = {A}, {b} = {B}|{N} {a} -> {A}; {b} -> {B}|for {N}, {a} {iA}, {b} {iB}|{N} {a}: {A}. {b}: {B}|with {N} it depends, {a} {iA}, {b} {iB}|{N} {a} {iA} and {b} {iB}|if {N} is {a} {iA}, if it's {bb} {iB})", N=N, a=am.post(), b=second, bb=am.post(op=o), A=sh(A), B=sh(B), iA=its(cx, A), iB=its(cx, B))
    return t, [R(base, A, amount=am), R(base, B, amount=am.compval())], False
@con(1)
def c_threetier(cx):
    n = cx.name(); N = cx.q(n); a = cx.num(5, 100); b = a
    while b <= a: b = cx.num(20, 700)
    A, B, C = A_cat(cx), act(cx, name=0, tag=0, new=0, cn=0, ct=0, nt=0), act(cx, name=0, tag=0, new=0, cn=0, ct=0, nt=0)
    x, y = cx.money(a, words=False), cx.money(b, words=False); g = lambda z: short(cx, z)
    t = cx.T("({N} under {x} is {A}, {x} to {y} {B}, over {y} {C}|{N}: less than {x} {A}, between {x} and {y} {B}, more than {y} {C}|{N} below {x} -> {A}, from {x} to {y} -> {B}, above {y} -> {C}|split {N} like this: under {x} {A}, {x}-{y} {B}, anything over {y} {C}|three sizes of {N}: below {x} = {A}; between {x} and {y} = {B}; over {y} = {C})", N=N, x=x, y=y, A=A.ph, B=g(B), C=g(C))
    return t, [R({'text': [n], 'amount': '<' + fnum(a)}, A), R({'text': [n], 'amount': fnum(a) + '..' + fnum(b)}, B), R({'text': [n], 'amount': '>' + fnum(b)}, C)], False
@con(1.5)
def c_onlyover(cx):
    c = rcond(cx, cx.r.choice(['t','t2'])); am = Amt(cx, ['>','>=','<','<=','..','=','dec']); A, n = act(cx), None
    N, pl = joinN(cx, c['text'], 'and')
    t = cx.T("({N}: the ones {p} |from {N} take the ones {p} and |of all the {N} stuff, the ones {p} |{N}, those {p} |with {N} only the ones {p} |{N} - anything {p} )".replace("from {N} take the ones {p} and |",""), N=N, p=am.post(True))
    pl2 = 'ones' in t or 'those' in t
    return t + pred(cx, A, pl2), [R(c, A, amount=am)], False
@con(1.5)
def c_keepexc(cx):
    n = cx.name('shopish'); base = {'text': [n]}; D = dim(cx, n, ['amt','amt','ext','we','acc','day','ref']); A = act(cx, name=4); N = cx.q(n)
    if D['t'] == 'ext': o = D['frag']; pl = False
    elif D['t'] == 'ref': o = cx.T("(the refunds|refunds|any refunds)"); pl = True
    else: o = cx.T("(the ones|those|the ones|anything) ") + D['frag']; pl = not o.startswith('any')
    m = N + ' ' + pred(cx, A, False) if cx.p(.6) else imp(cx, A, N)
    t = m + cx.T("(, but |. |, though |; but |, only |. But )").replace(', only ', ', but ') + (imp(cx, KEEP, o, pl) if cx.p(.7) else o + ' ' + pred(cx, KEEP, pl))
    if D['t'] == 'ext': rules = [R({'text': [D['text']]}, KEEP), R(base, A, not_text=[D['text']])]
    elif D['comp']: rules = [R(base, KEEP, **D['c']), R(base, A, **D['comp'])]
    else: rules = [R(base, KEEP, **D['c']), R(base, A)]
    return t, rules, False
# --- skip twins
@con(2)
def c_skipbutnot(cx):
    rel = cx.p(.6); n = cx.name('shopish' if rel else 'any'); m = ext(cx, n) if rel else cx.name(); N, M = cx.q(n), cx.q(m); A = A_skip(cx)
    k = cx.r.random()
    if k < .5:
        t = imp(cx, A, cx.T("(|||everything from |all |anything from )") + N if cx.ntype.get(n) not in ('person','empl','word','desc') else N) + cx.T("( but not|, but not|, just not| except| apart from|, not) ") + M
        return t, [R({'text': [n], 'not_text': [m]}, A)], False
    B = act(cx, skip=0)
    t = imp(cx, A, N) + cx.T("(, but |. But |, |, though |; )") + (M + ' ' + pred(cx, B, False) if cx.p(.7) else imp(cx, B, M))
    if rel: return t, [R({'text': [m]}, B), R({'text': [n], 'not_text': [m]}, A)], False
    return t, [R({'text': [n]}, A), R({'text': [m]}, B)], False
@con(1.5)
def c_skiplist(cx):
    ns = [cx.name() for _ in range(cx.r.choice([2,2,3,4]))]; N, _ = joinN(cx, ns, cx.r.choice(['and','or','and'])); A = A_skip(cx)
    t = cx.T("(no need to (track|count|show|list) {N}|{N} (are|is) (none of my business|not ours|not my spending), (skip|ignore) (them|those)|I don't (care about|need|want to see) {N}|{N} (don't|do not|dont) count|nothing from {N} should (count|be counted|show)|(skip|ignore|exclude|hide|drop|leave out) {N}|please (skip|ignore|leave out) (both |all of |)({N})|{N} can all be (skipped|ignored|left out)|don't bother with {N}|never (count|show|include) {N}|not interested in {N}|cross out {N})".replace("(both |all of |)({N})", "{N}").replace("(are|is) (none", "are (none"), N=N)
    return t, [R({'text': ns}, A)], False
@con(1)
def c_skipallbut(cx):
    f = cx.r.random(); ns = [cx.name() for _ in range(cx.r.choice([1,1,2,3]))]; N, _ = joinN(cx, ns, 'and'); c = {'not_text': ns}; sc = ''
    if cx.p(.7): ac = cx.acc(); c['account'] = ac; sc = ' ' + accph(cx, ac, True)
    A = A_skip(cx) if f < .6 else act(cx, name=0, cn=0, nt=0); e = cx.T("(except|except for|apart from|but|other than|bar|with the exception of|excluding)")
    if cx.p(.5): t = imp(cx, A, cx.T("(everything|all|anything)") .replace('all','everything')+ sc + ' ' + e + ' ' + N)
    else: t = cx.T("(everything|anything)") + sc + ' ' + e + ' ' + N + ' ' + pred(cx, A, False)
    return t, [R(c, A)], False
@con(1)
def c_dontskip(cx):
    n = cx.name(); a = A_cat(cx); N = cx.q(n)
    return cx.T("(don't skip {N}|never skip {N}|{N} shouldn't be skipped|don't ignore {N}|{N} isn't one to ignore|{N} does count|stop hiding {N}|don't leave out {N}|do count {N})(, |; |. |: | - )", N=N) + its(cx, a), [R({'text': [n]}, a)], False
@con(1)
def c_everyelse(cx):
    ac = cx.acc(); k = cx.r.choice([1,2,2]); rules = []; ps = []; ns = []
    for _ in range(k):
        n = cx.name(); a = A_cat(cx); ns.append(n); ps.append((cx.q(n), a)); rules.append(R({'text': [n], 'account': ac}, a))
    B = act(cx, name=0, cn=0, nt=0); ph = accph(cx, ac, True)
    t = ph + ': ' + ', '.join(n + cx.T(" (is|goes in|=|counts as) ") + a.ph for n, a in ps) + cx.T("(, |. |; |, and )") + cx.T("(everything else|anything else|all the rest|all else|the rest) (on|from|in) (there|it|that one|that account) ").replace('in that one', 'on that one').replace('in it', 'on it') + pred(cx, B, False)
    rules.append(R({'account': ac, 'not_text': ns}, B))
    return t, rules, False
@con(1.5)
def c_elsefrom(cx):
    n = cx.name('shopish'); base = {'text': [n]}; D = dim(cx, n, ['amt','amt','we','day','acc','mon','ext']); A, B = act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0), act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0); N = cx.q(n)
    m = (N + ' ' + D['frag'] if D['t'] != 'ext' else D['frag'])
    S = cx.T("(anything else from (there|them)|everything else from (there|them)|the rest from (there|them)|any other time there|whatever else I get there|all else from (there|them)|anything else there|the rest of their stuff|other things from (there|them))").replace('any other time there', 'anything else there')
    pl = S.startswith('other')
    t = (m + ' ' + pred(cx, A, False) if cx.p(.7) else imp(cx, A, m, False, True)) + cx.T("(, |. |; |, and |, but )") + (S + ' ' + pred(cx, B, pl) if cx.p(.7) else imp(cx, B, S, pl))
    if D['t'] == 'ext': return t, [R({'text': [D['text']]}, A), R(base, B, not_text=[D['text']])], False
    return t, [R(base, A, **D['c']), R(base, B, **(D['comp'] or {}))], False
# --- direction
@con(2)
def c_dirpair(cx):
    per = cx.p(.7); n = cx.name('person' if per else 'any'); fem = cx.fem; N = cx.q(n, .02); A, B = act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0), act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0)
    she, her = (('she','her') if fem else ('he','him')) if per else ('they','them'); s = 's' if per else ''
    t = cx.T("(when I pay {N} {A}, when {she} pay{s} me {B}|money to {N} {pA}, money from {her} {pB}|if I'm paying {N} {A}, if {she} pay{s} me {B}|what I send {N} {pA} and what {she} send{s} me {pB}|payments to {N}: {sA}. payments from {N}: {sB}|{N}: out is {sA}, in is {sB}|when money goes to {N} {A}; when it comes from {her} {B}|me paying {N} = {sA}, {N} paying me = {sB})", N=N, she=she, her=her, s=s, A=its(cx, A), B=its(cx, B), pA=pred(cx, A, False), pB=pred(cx, B, False), sA=short(cx, A), sB=short(cx, B))
    return t, [R({'text': [n], 'direction': 'out'}, A), R({'text': [n], 'direction': 'in'}, B)], False
@con(2)
def c_moneyfrom(cx):
    n = cx.name(cx.r.choice(['person','empl','empl','any'])); a = act(cx); N = cx.q(n, .03); k = cx.r.random()
    if k < .5: t, d = cx.T("(I get money from {N} (every month|now and then|each week|quite often|a couple of times a year)|{N} (pays|sends) me (money|something|a bit) (every month|now and then|each week|sometimes)|there's money (coming in|in) from {N})(, |. |; | and )", N=N) + cx.T("(that's|that is|it's|that goes under|that counts as|put that in|file that under) ") + (a.ph or ''), 'in'
    else: t, d = cx.T("(when money goes out to {N}|when I pay {N}|whenever I send money to {N}|if I've paid {N}|each time I pay {N}|when I'm paying {N})(, | )", N=N) + its(cx, a), 'out'
    if k < .5 and a.kind != 'cat': t = cx.T("(money from|anything coming in from|what I receive from|whatever comes in from|money in from) ") + N + ' ' + pred(cx, a, False)
    return t, [R({'text': [n], 'direction': d}, a)], False
@con(2.5)
def c_person(cx):
    n = cx.name('person')
    while n.lower() in RELS: cx.names.remove(n); n = cx.name('person')
    N = cx.q(n, .02); f = cx.fem; she, her = ('she','her') if f else ('he','him'); a = act(cx, skip=8, name=8)
    role = cx.T("(my|our|the) (sister|flatmate|neighbour|landlord|cleaner|childminder|music teacher|hairdresser|gardener|dog walker|drummer|housemate|accountant|plumber|window cleaner|carer|tutor|lodger|cousin|physio|agent|driver|babysitter|old boss|bandmate|ex)") if f else cx.T("(my|our|the) (brother|flatmate|neighbour|landlord|cleaner|handyman|music teacher|barber|gardener|dog walker|drummer|housemate|accountant|plumber|window cleaner|mechanic|tutor|lodger|cousin|physio|agent|driver|babysitter|old boss|bandmate|ex)")
    j = cx.T("(, | so |, so |. |; | - )")
    k = cx.r.random()
    if k < .35: t = N + ' is ' + role + j + imp(cx, a, her, False, pron=True); c = {'text': [n]}
    elif k < .55: t = N + ' (' + role + ') ' + pred(cx, a, False); c = {'text': [n]}
    elif k < .7: t = cx.T("(payments to|money to|what I pay|whatever I send|anything I pay) {role} {N} ", role=role, N=N); t += pred(cx, a, t.startswith('payments')); c = {'text': [n], 'direction': 'out'}
    elif k < .85: t = cx.T("(money from|payments from|what I get from|anything from) {role} {N} ", role=role, N=N).replace('anything from', 'money from'); t += pred(cx, a, t.startswith('payments')); c = {'text': [n], 'direction': 'in'}
    else:
        d = cx.r.choice(['in','out']); t = N + ' is ' + role + cx.T("(, |. |; )") + (cx.T("(when {she} pays me|if {she} sends me money|money from {her}|what {she} sends me)" if d == 'in' else "(when I pay {her}|what I pay {her}|money to {her}|if I send {her} money)", she=she, her=her)); 
        t += (', ' + its(cx, a)) if re.search(r'(when|if) [^.]*$', t.split(role)[-1]) else ' ' + pred(cx, a, False)
        c = {'text': [n], 'direction': d}
    return t, [R(c, a)], False
@con(1)
def c_inacc(cx):
    ac = cx.acc(); A, B = act(cx, name=0, cn=0, nt=0), act(cx, name=0, cn=0, nt=0)
    x = cx.T("(into|landing in|coming into|paid into|arriving in) (the|my|our) ") + P(ac); y = cx.T("(out of|leaving|going out of) (the same one|it|there)").replace('leaving there','out of there').replace('out of there','out of it')
    t = cx.T("(money|anything|whatever's)").replace("whatever's", 'anything') + ' ' + x + ' ' + pred(cx, A, False)
    if cx.p(.4): return t + cx.T("(, |; |, and )anything ") + y + ' ' + pred(cx, B, False), [R({'direction': 'in', 'account': ac}, A), R({'direction': 'out', 'account': ac}, B)], False
    return t, [R({'direction': 'in', 'account': ac}, A)], False
# --- kinds
@con(1.5)
def c_refundpair(cx):
    n = cx.name('shopish'); N = cx.q(n); A, B = act(cx, name=2), act(cx, name=2, skip=25, cn=0, ct=0, nt=0)
    t = N + ' ' + pred(cx, A, False) + cx.T("(, but |, |. |; |, and )(refunds|the refunds|any refunds|refunds from (there|them)|their refunds) ") + pred(cx, B, True)
    return t, [R({'text': [n], 'kind': 'refund'}, B), R({'text': [n]}, A)], False
@con(2)
def c_kinds2(cx):
    ks = cx.r.sample([k for k in KINDS], cx.r.choice([2,2,3])); rules = []; ps = []
    for k in ks:
        c = {'kind': k}; a = act(cx, name=2, nt=0, cn=0); n = npx(cx, c); rules.append(R(c, a)); ps.append(n.t + ' ' + pred(cx, a, n.pl) if cx.p(.5) else (imp(cx, a, n.t, n.pl) if cx.p(.5) else n.t + cx.r.choice([' = ',' -> ',': ']) + short(cx, a)))
    return cx.r.choice([', ','; ','. ',', ']).join(ps), rules, False
@con(1)
def c_kindelse(cx):
    k = cx.r.choice(['transfer','direct_debit','check','deposit']); n = cx.name(cx.r.choice(['person','util','any'])); N = cx.q(n); A, B = act(cx, name=3), act(cx, name=2, cn=0, ct=0, nt=0); W = KINDS[k][0].replace('(s)', 's')
    d = {'transfer': 'out', 'check': 'out'}.get(k); pr = {'transfer':'to','direct_debit':'to','check':'to','deposit':'from'}[k]
    t = cx.T("({W} {p} {N} |any {W} {p} {N} |all {W} {p} {N} )", W=W, p=pr, N=N) + pred(cx, A, True) + cx.T("(, |; |. |, but )") + cx.T("(all other {W}|any other {W}|other {W}|the rest of the {W}|the remaining {W}|every other one of the {W}) ".replace("|every other one of the {W}",""), W=W) + pred(cx, B, True)
    return t, [R({'text': [n], 'kind': k, 'direction': d}, A), R({'kind': k}, B) if k not in () else None], False
@con(1)
def c_ownmoves(cx):
    a1, a2 = cx.acc(), cx.acc(); A = act(cx, skip=40, name=0, cn=0, nt=0)
    t = cx.T("(transfers|any transfer|bank transfers) (on|in) (the|my) {a} ", a=P(a1)); n = not t.startswith('any')
    return t + pred(cx, A, n), [R({'kind': 'transfer', 'account': a1}, A)], False
# --- dates
@con(1.5)
def c_datepair(cx):
    n = cx.name(); N = cx.q(n); k = cx.r.random(); A, B = act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0), act(cx, name=2, tag=2, new=2, cn=0, ct=0, nt=0)
    if k < .45:
        t = cx.T("({N} {we} {pA}, {wd} {B}|{we} {N} {pA} and {wd} {B}|{N}: weekends {sA}, weekdays {sB}|{N} at weekends {pA}, Monday to Friday {B})", N=N, we=cx.T("(on weekends|at the weekend|at weekends|on a weekend)"), wd=cx.T("(on weekdays|during the week|in the week|on a weekday)"), pA=pred(cx, A, False), B=its(cx, B), sA=short(cx, A), sB=short(cx, B))
        return t, [R({'text': [n], 'date': 'weekend'}, A), R({'text': [n], 'date': 'weekday'}, B)], False
    if k < .75:
        m = cx.r.randint(2, 10); M = MONTHS[m-1]; L_ = MONTHS[m-2]
        t = cx.T("({N} before {M} {pA}, from {M} on {B}|until the end of {L} {N} {pA}, from {M} {B}|up to the end of {L} {N} {pA}, since {M} {B}|{N} was something else before {M}: till the end of {L} {A}, from {M} on {B})".replace("|{N} was something else before {M}: till the end of {L} {A}, from {M} on {B}", "|{N} changed in {M}. Before {M} {A}, from {M} onwards {B}"), N=N, M=P(M), L=P(L_), pA=pred(cx, A, False), A=its(cx, A), B=its(cx, B))
        st = mval(m) + '-01'
        return t, [R({'text': [n], 'date': '<=' + dayshift(st, -1)}, A), R({'text': [n], 'date': '>=' + st}, B)], False
    d1, d2 = cx.r.sample(DAYS, 2)
    t = cx.T("({N} on {a}s {pA}, on {b}s {B}|{a} {N} {pA}, {b} {N} {pB}|{N} - {a}s: {sA}, {b}s: {sB}|on a {a} {N} {pA} but on a {b} {B})", N=N, a=P(d1), b=P(d2), pA=pred(cx, A, False), pB=pred(cx, B, False), B=its(cx, B), sA=short(cx, A), sB=short(cx, B))
    return t, [R({'text': [n], 'date': d1.lower()}, A), R({'text': [n], 'date': d2.lower()}, B)], False
@con(1.5)
def c_trip(cx):
    d = Dat(cx, ['drange','drange','range','mon','exact']); a = act(cx, cat=50, tag=16, new=10, ct=14, name=0, nt=0, cn=0); c = {'date': d}; sc = ''
    if cx.p(.55): ac = cx.acc(); c['account'] = ac; sc = ' ' + accph(cx, ac, True)
    pl = cx.T("(we were (away|in Lisbon|in Bali|in Cape Town|on tour|camping|in Kerry|at the coast|abroad)|I was (away|in hospital|on a course|on tour|visiting family|moving house|working nights)|that was (our holiday|the wedding|the festival|the move|the tour))")
    k = cx.r.random()
    if k < .5: t = cx.T("(everything|anything|all of it|whatever I spent|all transactions)").replace('whatever I spent', 'everything').replace('all of it','everything'); n = NP(t + sc + ' ' + d.ph, t.startswith('all ')); t = n.t + ' ' + pred(cx, a, n.pl) + cx.T("(|, {p}| ({p})|)".replace('({p})', '- {p}'), p=pl)
    else: t = pl + cx.T("(, so |. |; | so )") + imp(cx, a, cx.T("(everything|anything)") + sc + ' ' + d.ph)
    return t, [R(c, a)], False
@con(1)
def c_dompair(cx):
    n = cx.name(); N = cx.q(n); x, y = cx.r.sample([1,2,5,10,14,15,20,25,28], 2); A, B = act(cx, name=4, cn=0, nt=0), act(cx, name=4, cn=0, nt=0)
    t = cx.T("(the {N} (one|payment) on the {x} {pA}, the one on the {y} {pB}|{N} on the {x} {pA} and on the {y} {B}|{N} comes twice a month: on the {x} {A}, on the {y} {B})".replace('(one|payment)', 'one'), N=N, x=P(ordn(x)), y=P(ordn(y)), pA=pred(cx, A, False), pB=pred(cx, B, False), A=its(cx, A), B=its(cx, B))
    return t, [R({'text': [n], 'date': 'day=%d' % x}, A), R({'text': [n], 'date': 'day=%d' % y}, B)], False
# --- accounts
@con(2)
def c_accpair(cx):
    n = cx.name(); N = cx.q(n); a1, a2 = cx.acc(), cx.acc(); A, B = act(cx, name=2, tag=3, cn=0, nt=0), act(cx, name=2, tag=3, cn=0, nt=0)
    t = cx.T("({N} {x} {pA}, {y} {B}|{x} {N} {pA}, but {y} {B}|{N}: {x} {sA}, {y} {sB}|when {N} is {x} {A}, when it's {y} {B}|{N} {x} {pA}. {y} though, {B})", N=N, x=accph(cx, a1, True), y=accph(cx, a2, True), pA=pred(cx, A, False), A=its(cx, A), B=its(cx, B), sA=short(cx, A), sB=short(cx, B))
    return t, [R({'text': [n], 'account': a1}, A), R({'text': [n], 'account': a2}, B)], False
@con(1.5)
def c_accall(cx):
    ac = cx.acc(); a = act(cx, name=0, cn=0, nt=0, tag=9, skip=25); c = {'account': ac}; am = None
    if cx.p(.4): am = Amt(cx); c['amount'] = am
    x = cx.T("(everything|anything|all transactions|whatever is|every single thing|all the stuff|the lot)").replace('the lot', 'everything'); pl = x.startswith('all trans')
    s = x + (' ' + am.post(pl) if am else '') + ' ' + accph(cx, ac)
    if cx.p(.5): return s + ' ' + pred(cx, a, pl), [R(c, a)], False
    return cx.T("(the|my|our) {a} is (only for|my|the) (work|business|band|shop|family) (stuff|things|spending|one)(, so |. |; )".replace("(only for|my|the) (work|business|band|shop|family) (stuff|things|spending|one)", "(only for (work|business|the band|the shop|bills)|the one we share|hardly mine|shared with my ex)"), a=P(ac)) + imp(cx, a, s, pl, am is not None), [R(c, a)], False
# --- corrections
@con(2)
def c_corrcat(cx):
    c = rcond(cx, cx.r.choice(['t','t','t2','ta','tac','td'])); A, B = A_cat(cx), A_cat(cx); n = npx(cx, c)
    t = n.t + ' ' + pred(cx, A, n.pl) if cx.p(.6) else imp(cx, A, n.t, n.pl, 'amount' in c)
    t += cx.T("(, no actually|, no, actually|, no wait,|... no,|. No, actually|. Actually no,|, sorry I mean|, er, I mean|. Scratch that,|, no sorry,|. Hmm no,|, oh wait no,|. On second thoughts|, or rather|. Correction:|. Sorry,|, no make that| - no,|, I meant|. No hang on,) ") + cx.T("(|||make it |it's |put it in |it should be )") + B.ph
    return t.replace('no make that make it', 'no make that').replace('no make that put it in','no make that').replace("no make that it's", 'no make that').replace('no make that it should be','no make that').replace('or rather make it', 'or rather').replace('I mean put it in', 'I mean').replace('I mean make it', 'I mean'), [R(c, B)], False
@con(1)
def c_corrname(cx):
    n = cx.name(); m = cx.name(); a = act(cx); N, M = cx.q(n), cx.q(m)
    k = cx.r.random()
    if k < .5: t = N + cx.T("(, no, |, sorry, |, no sorry I mean |, I mean |... no, |, er no |, wait, )") + M + cx.T("(, |,| -|)").rstrip() + ' ' + pred(cx, a, False)
    else: t = imp(cx, a, N) + cx.T("(. Sorry, I meant |, no, not {N}, I meant |. Wait, not {N}, |. Correction, not {N} but |, sorry, not {N} but )", N=N) + M
    return t, [R({'text': [m]}, a)], False
@con(1.5)
def c_corramt(cx):
    n = cx.name(); op = cx.r.choice(['>','<','>=','<=']); x, y = Amt(cx, [op]), Amt(cx, [op]); a = act(cx)
    while x.a == y.a: y = Amt(cx, [op])
    N = cx.q(n); j = cx.T("(no|no wait|sorry|I mean|make that|actually|no actually|no sorry|or rather)")
    if cx.p(.6): t = N + ' ' + x.post() + ', ' + j + ' ' + y.post() + cx.r.choice([', ',' ']) + pred(cx, a, False)
    else: t = N + ' ' + x.post() + ' ' + pred(cx, a, False) + cx.T("(. |, |... )") + cx.T("(no, make that|sorry, I meant|no wait,|actually make it|correction:|hmm, rather) ") + y.post()
    return t, [R({'text': [n], 'amount': y}, a)], False
@con(1)
def c_corrnm(cx):
    n = cx.name('desc' if cx.p(.5) else 'any'); a, b = A_name(cx), A_name(cx)
    return cx.T("(call {N} {x}|show {N} as {x}|rename {N} to {x}|{N} should be called {x})(, no|, no wait|, actually|, sorry|. No, rather) (call it |make it |make that |)".replace("(call {N} {x}|", "("), N=cx.q(n), x=cx.q(a.nm)) + cx.q(b.nm), [R({'text': [n]}, b)], False
@con(1)
def c_corrskip(cx):
    n = cx.name(); a = A_cat(cx); N = cx.q(n)
    if cx.p(.5): return imp(cx, A_skip(cx), N) + cx.T("(. No, actually |, no wait, |. On second thoughts |. Scratch that, |, hmm no, )") + its(cx, a), [R({'text': [n]}, a)], False
    return N + ' ' + pred(cx, a, False) + cx.T("(. No, actually |, no wait, |. On second thoughts |. Scratch that, |, hmm no, )") + cx.T("(just skip it|skip it|ignore it|leave it out|don't count it|exclude it)"), [R({'text': [n]}, A_skip(cx))], False
# --- lists
def listline(cx, sep, forms, cats=None):
    c = rcond(cx, cx.r.choice(forms)); a = act(cx, name=5); n = npx(cx, c)
    return n.t + sep + short(cx, a), R(c, a)
@con(4)
def c_lines(cx):
    k = cx.r.choice([2,3,3,4,5]); sep = cx.r.choice([' -> ',' = ',': ',' => ',' → ',' - ','=',' > ',': ']); b = cx.r.choice(['','','- ','* ','• ','# ','NUM','a)'])
    hd = cx.r.choice(['','','','My rules:','categories:','Please sort these:','how to sort my stuff:','Here goes','list:','for you:','rules for the flat','fixes:'])
    rich = cx.p(.5); L_ = []; rules = []
    for i in range(k):
        l, r_ = listline(cx, sep, ['t','t','t','ta','t2','tac','td','tk','tdir'] if rich else ['t','t','t','t2'])
        pre = '%d. ' % (i + 1) if b == 'NUM' else '%s) ' % 'abcdef'[i] if b == 'a)' else b
        L_.append(pre + l); rules.append(r_)
    return (hd + '\n' if hd else '') + '\n'.join(L_), rules, 'list'
@con(2)
def c_catlines(cx):
    k = cx.r.choice([2,2,3,4]); sep = cx.r.choice([': ',' = ',' - ',' <- ',':\n',': ']); rules = []; L_ = []
    for i in range(k):
        a = A_cat(cx); ns = [cx.name() for _ in range(cx.r.choice([1,2,2,3]))]
        ph = a.ph[0].upper() + a.ph[1:] if cx.p(.4) else a.ph
        if cx.p(.1): a = A_skip(cx); ph = cx.r.choice(['skip','ignore','leave out','Skip','Ignore','do not count'])
        L_.append(ph + sep + ', '.join(P(n) for n in ns)); rules.append(R({'text': ns}, a))
    return '\n'.join(L_), rules, 'list'
@con(2)
def c_renlines(cx):
    k = cx.r.choice([2,3,3,4]); sep = cx.r.choice([' -> ',' = ',': ',' => ',' → ',' is ',' as ']); rules = []; L_ = []
    hd = cx.r.choice(['rename:','Names:','please rename these','Show these as:','new names','call them by their real names:','better names:','Display names'])
    for i in range(k):
        n = cx.name('desc' if cx.p(.6) else 'any'); a = A_name(cx, True); L_.append(cx.r.choice(['','','- '] if i else ['']) * 0 + P(n) + sep + P(a.nm)); rules.append(R({'text': [n]}, a))
    return hd + '\n' + '\n'.join(L_), rules, 'list'
@con(1)
def c_skiplines(cx):
    ns = [cx.name() for _ in range(cx.r.choice([2,3,4,5]))]; b = cx.r.choice(['','- ','* '])
    a = A_skip(cx) if cx.p(.5) else A_cat(cx)
    h = cx.r.choice(['skip these:','Ignore:','Leave out the following','do not count:','exclude','to be hidden:']) if a.kind == 'skip' else cx.T("(these are all {c}:|all {c}:|the following go under {c}|put these in {c}:|{c}, all of these:)", c=a.ph)
    return h + '\n' + '\n'.join(b + P(n) for n in ns), [R({'text': ns}, a)], 'list'
@con(1.5)
def c_semis(cx):
    k = cx.r.choice([2,3,3,4]); sep = cx.r.choice(['=',' = ',': ','->',' -> ',' > ']); rules = []; L_ = []
    for i in range(k):
        l, r_ = listline(cx, sep, ['t','t','t','ta','t2']); L_.append(l); rules.append(r_)
    return cx.r.choice(['; ',' | ',', ' if sep != ': ' else '; ',' / ',' ; ']).join(L_), rules, False
@con(1)
def c_symlines(cx):
    n = cx.name(); am = Amt(cx, ['>','<','>=','<=']); A, B = act(cx, name=3, cn=0, nt=0), act(cx, name=3, cn=0, nt=0); N = P(n); o = am.comp(); sep = cx.r.choice([' = ',' -> ',': ',' => '])
    j = cx.r.choice(['\n','; ',', '])
    t = N + ' ' + am.sym() + sep + short(cx, A) + j + (N + ' ' if cx.p(.7) else '') + am.sym(o) + sep + short(cx, B)
    return t, [R({'text': [n], 'amount': am}, A), R({'text': [n], 'amount': am.compval()}, B)], 'list' if j == '\n' else False
# --- references
@con(2)
def c_those(cx):
    ns = [cx.name() for _ in range(cx.r.choice([2,2,3]))]; a = act(cx); N, _ = joinN(cx, ns, 'and')
    t = cx.T("(there's {N} on (there|my statement|the list)|you'll (see|find) {N} (a lot|in there|every month|on my statement)|{N} (keep popping up|show up a lot|come up every month)|I've got {N} on here|I use {N} a lot|the usual suspects are {N}|about {N}|we have {N} near us|I shop at {N} mostly|so {N}, right)(. |; |, )".replace('|so {N}, right',''), N=N)
    s = NP(cx.T("(those|these|they|all of those|they all|both)" if len(ns) > 2 else "(those|these|they|both|both of those|they both)").replace('both' if len(ns) > 2 else '\0', 'they'), True)
    t += s.t + ' ' + pred(cx, a, True) if cx.p(.6) else imp(cx, a, cx.r.choice(['those','these','them']), True, pron=True)
    return t, [R({'text': ns}, a)], True
@con(1.5)
def c_thatone(cx):
    n = cx.name(); a = act(cx); N = cx.q(n)
    t = cx.T("(there's (a |this |)(thing|payment|line) called {N}|you'll see {N} (a lot|now and then|in there|every month)|{N} (keeps popping up|shows up now and then|turns up every month|comes up a lot)|you may wonder (about|what) {N}|I see {N} (on the list|on my statement|in there)|there is also {N}|I've started using {N}|{N} is new)(. |; |, |: )".replace("(about|what)", "about"), N=N)
    return t + its(cx, a), [R({'text': [n]}, a)], True
@con(1.5)
def c_thenboth(cx):
    "A is X; B is Y; tag both / call both"
    n, m = cx.name(), cx.name(); A, B = A_cat(cx), A_cat(cx); tg = A_tag(cx)
    t = cx.q(n) + ' ' + pred(cx, A, False) + cx.T("( and |, |; )") + cx.q(m) + ' ' + pred(cx, B, False) + cx.T("(. |, |; |, and )") + cx.T("(tag both (as|with) {t}|both get the tag {t}|tag them both {t}|both should be tagged {t}|put the tag {t} on both)", t=cx.q(tg.tag))
    return t, [R({'text': [n]}, Act('ct', dict(A.then, **tg.then))), R({'text': [m]}, Act('ct', dict(B.then, **tg.then)))], False
@con(1)
def c_one_other(cx):
    n, m = cx.name(), cx.name(); A, B = act(cx, cn=0, ct=0, nt=0), act(cx, cn=0, ct=0, nt=0)
    t = cx.T("({N} and {M} (look alike but|get mixed up:|aren't the same:|are two different things,|are not the same,)|I have {N} and {M}[ on there].|there's {N} and there's {M}.)", N=cx.q(n), M=cx.q(m))
    t += cx.T(" (the first|the first one|the former) ") + pred(cx, A, False) + cx.T("(, | and |; |, and )(the second|the other|the second one|the latter) ") + pred(cx, B, False)
    return t, [R({'text': [n]}, A), R({'text': [m]}, B)], False
@con(1)
def c_samecond(cx):
    n, m = cx.name(), cx.name(); am = Amt(cx); A, B = act(cx, cn=0, nt=0), None
    t = cx.T("({N} and {M} {p} |anything {p} from {N} or {M} |both {N} and {M}, when they're {p2}, |{N} or {M} {p} )", N=cx.q(n), M=cx.q(m), p=am.post(), p2=re.sub('^(of|for) ', '', am.post(True).replace('that are ', '')))
    pl = t.startswith('both') or (not t.startswith('anything') and (P2 + ' and ' + P1) in t)
    return t + pred(cx, A, pl), [R({'text': [n, m], 'amount': am}, A)], False
@con(1)
def c_amtonly(cx):
    am = Amt(cx, ['>','<','<','<=','>=','=','..']); a = act(cx, skip=30, name=0, cn=0, nt=0, tag=14); c = {'amount': am}
    x = cx.T("(anything|everything|all transactions|transactions|amounts|any transaction|small stuff|single transactions)").replace('small stuff', 'anything'); pl = x.endswith('s')
    if cx.p(.3): d = cx.r.choice(['in','out']); c['direction'] = d; x = cx.T("(anything|money|any amount) (coming|that comes) in" if d == 'in' else "(anything|money|any amount) (going|that goes) out"); pl = False
    s = x + ' ' + am.post(pl)
    return s + ' ' + pred(cx, a, pl) if cx.p(.5) else imp(cx, a, s, pl, True), [R(c, a)], False
@con(1.5)
def c_words(cx):
    n = cx.name(cx.r.choice(['word','word','person','desc','any'])); N = cx.r.choice(['"%s"','\'%s\'','"%s"','%s','“%s”']) % P(n) if "'" not in n else '"%s"' % P(n); a = act(cx)
    t = cx.T("(anything with {N} in the (description|reference|text|name)|if the (reference|description|text|details) (says|contains|has|mentions) {N}|whenever {N} (appears|is mentioned|is in the reference|stands there)|anything (marked|labelled|with the reference|containing the word) {N}|the word {N} in the description means|lines that contain {N}|if there's a {N} in the reference)".replace("the word {N} in the description means|",""), N=N)
    if t.startswith(('if','whenever')): return t + cx.r.choice([', ',' ']) + its(cx, a), [R({'text': [n]}, a)], False
    return t + ' ' + pred(cx, a, t.startswith('lines')), [R({'text': [n]}, a)], False
# --- tags, new categories
@con(1.5)
def c_newcat(cx):
    ns = [cx.name() for _ in range(cx.r.choice([1,1,2,3]))]; a = A_new(cx); N, _ = joinN(cx, ns, 'and'); W = cx.q(a.new, .3)
    d = "doesn't" if len(ns) == 1 else "don't"; g = "(goes|belongs)" if len(ns) == 1 else "(go|belong)"
    t = cx.T("((make|create|add|set up|start|open) (me |us |)a new category (called |named |){W}(, | and |. )(put|move|stick|file) {N} (in it|in there|there)|(I need|we need|I'd like|could I have|can I get) a new category (called |named |){W} for {N}|there's no category for this, so make one called {W} and put {N} in it|{N} DD fit anywhere, (make|create|add) a new category {W}|new category: {W}. {N} GG there|{W} should be its own category, with {N} in it|{N} GG in {W} (create it if it isn't there|which doesn't exist yet))".replace('DD', d).replace('GG', g).replace("{W} (create it if it isn't there|which doesn't exist yet)", "{W}, (create it if it isn't there|which doesn't exist yet|a category you'll have to make)"), N=N, W=W)
    return t, [R({'text': ns}, a)], False
@con(1.2)
def c_tagcond(cx):
    c = rcond(cx, cx.r.choice(['t','ta','tac','td','t2','ac','aac','tdir'])); a = A_tag(cx) if cx.p(.6) else A_ct(cx); n = npx(cx, c)
    t = imp(cx, a, n.t, n.pl, 'amount' in c) if cx.p(.6) else n.t + ' ' + pred(cx, a, n.pl)
    return t + cx.T("(|||, I need it for (the tax man|my claim|the accountant|my boss)|, so I can (find it|claim it back|add it up)[ later])"), [R(c, a)], False
@con(1.5)
def c_cnplain(cx):
    c = rcond(cx, cx.r.choice(['t','t','ta','tdir','tac','t2'])); a = A_cn(cx); n = npx(cx, c)
    return (imp(cx, a, n.t, n.pl, 'amount' in c) if cx.p(.5) else n.t + ' ' + pred(cx, a, n.pl)), [R(c, a)], False
# --- more shapes
@con(1.2)
def c_euro(cx):
    "word order of continental writers"
    c = rcond(cx, cx.r.choice(['t','t2','ta','tac','td'])); a = A_cat(cx); n = npx(cx, c)
    return cx.T("({n}, this I have always in {c}|for {n} please take {c}|{n} please (to|into) {c}|{n} must come in {c}|please to put {n} in {c}|{n} is by us {ic}|the category of {n} is {c}|I would have {n} gladly in {c}|{n} belongs for me to {c}|for {n} the category is {c}|{n} has to be always {c}|in {c} please also {n})", n=n.t, c=a.ph, ic=isC(a.ph)), [R(c, a)], False
@con(1.2)
def c_terse(cx):
    c = rcond(cx, cx.r.choice(['t','t','ta','tac','t2','td','k'])); a = act(cx, name=0, tag=0, new=0, cn=0, ct=0, nt=0, skip=15); n = npx(cx, c)
    if a.kind == 'skip': return cx.T("(no {n}[ please]|{n} out|{n}: out|without {n}[ please]|{n} - ignore|{n} no thanks|not {n})".replace('|not {n}','').replace('|{n} out','|{n} - leave out'), n=n.t), [R(c, a)], isplain(c)
    return cx.T("({n} {c}|{n} to {c}|{n} under {c}|{n} in {c}|{n} as {c}|{n} for {c})".replace("({n} {c}|", "(" if 'amount' in c or 'date' in c else "({n}, {c}|"), n=n.t, c=a.ph), [R(c, a)], isplain(c)
@con(1)
def c_notany(cx):
    "negated condition: not on weekends, not from the joint account -> exception"
    n = cx.name('shopish'); base = {'text': [n]}; D = dim(cx, n, ['we','amt','dir']); A = act(cx, name=0, cn=0, nt=0, tag=2)
    t = cx.q(n) + ' ' + pred(cx, A, False) + cx.T("(, but not when |, just not if |, though not if |; not when |, never if )") + D['pred']
    return t, exrules(cx, base, D, A), False
@con(1)
def c_eitherway(cx):
    n, m = cx.name(), cx.name(); a = act(cx); N, M = cx.q(n), cx.q(m)
    t = cx.T("(whether it's {N} or {M}, |be it {N} or {M}, |no matter if it says {N} or {M}, |either {N} or {M}: |{N} or {M}, all the same: |if it's {N} or if it's {M}, |{N}? {M}? whichever, )", N=N, M=M) + its(cx, a)
    return t, [R({'text': [n, m]}, a)], False
@con(1)
def c_onlyname(cx):
    "A is X when from account; B whichever"
    n = cx.name(); m = cx.name(); ac = cx.acc(); A = act(cx, cn=0, nt=0)
    t = cx.T("(both {N} and {M} {x} |{N} and {M}, but only {x}, |{N} and {M} {x} )", N=cx.q(n), M=cx.q(m), x=accph(cx, ac, True)) + pred(cx, A, True)
    return t, [R({'text': [n, m], 'account': ac}, A)], False
@con(1)
def c_amtin(cx):
    n = cx.name(cx.r.choice(['empl','person','any'])); am = Amt(cx, ['>','>=','<','<=','..','=','dec']); d = cx.r.choice(['in','out']); a, b = act(cx, name=2, cn=0, nt=0), None; N = cx.q(n)
    t = cx.T("(if {N} pays me {p}|when {N} sends me {p}|if money from {N} is {p}|when I get {p} from {N})" if d == 'in' else "(if I pay {N} {p}|when I send {N} {p}|if a payment to {N} is {p})", N=N, p=re.sub(r'^(of|for) ', '', am.post()).replace('that is exactly', 'exactly')) + ', ' + its(cx, a)
    return t, [R({'text': [n], 'direction': d, 'amount': am}, a)], False
@con(1)
def c_first_then(cx):
    c1 = rcond(cx, cx.r.choice(['t','ta','tac','td','tdir'])); c2 = rcond(cx, cx.r.choice(['t','ta','tk','td','tdir'])); A, B = act(cx), act(cx); n, m = npx(cx, c1), npx(cx, c2)
    return cx.T("(first|firstly|first of all|one)(, |: | )") + imp(cx, A, n.t, n.pl, 'amount' in c1) + cx.T("(, then |. Then |. Second, |. Secondly, |. Two: |; next, |, and after that )") + imp(cx, B, m.t, m.pl, 'amount' in c2), [R(c1, A), R(c2, B)], False
@con(1)
def c_not_but(cx):
    n, m = cx.name(), cx.name(); A = A_cat(cx); B = act(cx)
    return cx.T("(not everything is {A}: {N} is, {M} {pB}|{N} is {A} but {M} isn't, {iB}|only {N} is {A}, {M} {pB}|{M} isn't {A} like {N} is, {iB})".replace("|{M} isn't {A} like {N} is, {iB}", ""), A=isC(A.ph), N=cx.q(n), M=cx.q(m), pB=pred(cx, B, False), iB=its(cx, B)), [R({'text': [n]}, A), R({'text': [m]}, B)], False
@con(1)
def c_hh(cx):
    "explicit category field style"
    c = rcond(cx, cx.r.choice(['t','t','ta','t2','tac'])); a = act(cx, skip=0, new=0, tag=0, nt=0, cat=60, name=15, cn=20, ct=15); n = npx(cx, c); o = n.t
    x = []
    if a.ph: x.append(cx.T("(category|cat.|cat|category:|categ.) ") + a.ph)
    if a.nm: x.append(cx.T("(name|name:|display name|shown as|show as) ") + P(a.nm))
    if a.tag: x.append(cx.T("(tag|tag:|tagged) ") + P(a.tag))
    return o + cx.r.choice([': ',' - ',', ',' | ']) + cx.r.choice([', ','; ',' and ']).join(x), [R(c, a)], False
@con(1)
def c_gig(cx):
    "side income"
    n = cx.name(cx.r.choice(['empl','local','desc','shop'])); a = act(cx, skip=3, name=10, tag=12, ct=10, cn=6); N = cx.q(n); c = {'text': [n], 'direction': 'in'}
    t = cx.T("(I (play|teach|sing|do shifts|sell things|do odd jobs|DJ|clean|drive|bake) (for|now and then for|on the side for) {N}(, |, so |; )(what they pay me|money from them|their payments to me|whatever they send me)|{N} (books|hires|pays|rings) me (now and then|for gigs|for the odd shift|for weddings|when they're short|in the summer holidays), (money from them|what they pay me|what comes in from them)|I sell (my old records|my knitting|candles|beats|jam|prints|cakes|vintage clothes|sheet music) (on|through|via|with the help of) {N}, (the money they send me|what they pay me|money coming in from there))", N=N)
    if 'on \x01' in t or 'through' in t or 'via' in t: pass
    return t + ' ' + pred(cx, a, t.endswith('payments to me')), [R(c, a)], False
@con(1)
def c_flat(cx):
    "flatmates share of bills"
    ns = [cx.name('person') for _ in range(cx.r.choice([2,2,3]))]; a = act(cx, name=10); d = cx.r.choice(['in','out']); N, _ = joinN(cx, ns, 'and')
    t = cx.T("({N} (all |)(pay me|send me|give me) (their share|the rent|their half|money for the bills)(, | so |; )(money from them|what they send|whatever they send me|their payments to me) |I live with {N}, (money from them|what they send me|their payments to me) |money from {N} |anything coming in from {N} )" if d == 'in' else "(I (pay|send|owe) {N} (my share|my half|money for the bills)(, |; )(what I send them|payments to them|money going to them) |I share a flat with {N}, (what I send them|payments to them|money I pay them) |payments to {N} |what I pay {N} )", N=N)
    tail = t.strip().split('(')[-1]; last = re.split(r'[,;]| so ', t.strip())[-1].strip()
    return t + pred(cx, a, last.startswith(('payments','their payments'))), [R({'text': ns, 'direction': d}, a)], False

@con(1)
def c_scope(cx):
    n, m = cx.name(), cx.name(); am = Amt(cx, ['>','>=','<','<=','..']); A = act(cx, cn=0, nt=0)
    t = cx.T("({N} {p} and any {M}|{N} {p}, and {M} whatever the amount,|{M} always and {N} only {p}|{N} if {pr} and {M} in any case|all {M} plus {N} {p}|{N} ({p}) and {M} (any amount))".replace("({p})","<{p}>").replace("(any amount)","<any amount>"), N=cx.q(n), M=cx.q(m), p=am.post(), pr=am.pred()).replace('<\x01', '(\x01') 
    t = re.sub(r'<(?=[a-z\x01£€$])', '(', t); t = re.sub(r'(?<=[a-z\x02])>', ')', t)
    return t + ' ' + pred(cx, A, True), [R({'text': [n], 'amount': am}, A), R({'text': [m]}, A)], False
@con(1)
def c_story(cx):
    n, m = cx.name('empl'), cx.name('shopish'); A, B = act(cx, skip=5), act(cx)
    t = cx.T("(I work for {N} and (park|eat|shop|train) at {M}|I do shifts at {N} and get my lunch from {M}|we're a band, {N} books us and we rehearse at {M}|I'm retired, {N} pays me and I go to {M} a lot|I teach at {N} and volunteer at {M}|my job is at {N}, my weekends are spent at {M})(. |: |, so |; )", N=cx.q(n), M=cx.q(m))
    t += cx.T("(money from|what I get from|anything coming in from|payments from) ") 
    pl = t.endswith('payments from ')
    return t + P(n) + ' ' + pred(cx, A, pl) + cx.T("(, |; | and |, and )") + P(m) + ' ' + pred(cx, B, False), [R({'text': [n], 'direction': 'in'}, A), R({'text': [m]}, B)], False
@con(1)
def c_accexc(cx):
    ac = cx.acc(); A = act(cx, name=0, cn=0, nt=0); ns = [cx.name() for _ in range(cx.r.choice([1,2,2]))]; Bs = [A_cat(cx) for _ in ns]; x = accph(cx, ac, True)
    e = ', '.join(cx.T("({N}, which is {c}|{N} <{c}>|{N} = {c}|{N}, that's {c})".replace('<','\x05').replace('>','\x06'), N=P(n), c=b.ph).replace('\x05','(').replace('\x06',')') for n, b in zip(ns, Bs))
    if len(ns) == 2: e = e.replace('), ', ') and ', 1)
    t = cx.T("(everything|anything)") + ' ' + x + ' ' + pred(cx, A, False) + cx.T("(, except |, apart from | except |, other than |, bar )") + e
    return t, [R({'text': [n], 'account': ac}, b) for n, b in zip(ns, Bs)] + [R({'account': ac, 'not_text': ns}, A)], False
@con(1)
def c_refbuy(cx):
    n = cx.name('shopish'); A, B = act(cx, skip=40, name=0, cn=0, nt=0), act(cx, skip=0, cn=0, nt=0); N = cx.q(n)
    t = cx.T("(refunds from {N} |{N} refunds |any refunds from {N} )", N=N) + pred(cx, A, True) + cx.T("(, but |; |. |, while )(when I pay them|when money goes out to them|when I'm paying|if I pay there|money going out to them|what I pay them)")
    t += (', ' + its(cx, B)) if not re.search(r'(money going out to them|what I pay them)$', t) else ' ' + pred(cx, B, False)
    return t, [R({'text': [n], 'kind': 'refund'}, A), R({'text': [n], 'direction': 'out'}, B)], False
@con(1.3)
def c_mostly(cx):
    n = cx.name(); A, B = act(cx, name=0, cn=0, nt=0), act(cx, name=6, cn=0, nt=0); N = cx.q(n); am = Amt(cx, ['=','..','dec','=']); base = {'text': [n]}
    p = re.sub(r'^(of|for) ', '', am.post(True)).replace('that are exactly', 'exactly')
    if am.op == '=': one = NP(cx.T("(the {m} one|the one for {m}|the one that's {m}|the {m} charge)", m=cx.money(am.a, words=False)))
    else: one = NP(cx.T("(the ones|those|anything|amounts) {p}", p=p)); one.pl = not one.t.startswith('anything')
    k = cx.r.random()
    if k < .35: t = N + (cx.T(" (is mostly|is usually|is normally|as a rule is) ") + isC(A.ph) if cx.p(.6) else cx.T(" (generally goes under|mostly goes in|normally comes under) ") + A.ph) if A.kind == 'cat' else N + ' ' + pred(cx, A, False)
    else: t = N + ' ' + pred(cx, A, False)
    if k < .7: t += cx.T("(, only |, but |. Only |, though |. But )") + one.t + ' ' + pred(cx, B, one.pl)
    else: t = cx.T("(with|at|for) {N}(, |: )", N=N) + one.t + ' ' + pred(cx, B, one.pl) + cx.T("(, otherwise |; otherwise |, any other amount, |. If it's any other amount, )") + its(cx, A)
    return t, [R(base, B, amount=am), R(base, A)], False
@con(1)
def c_skipand(cx):
    n, m = cx.name(), cx.name(); B = act(cx, skip=0); N, M = cx.q(n), cx.q(m); S = A_skip(cx)
    if cx.p(.5):
        return imp(cx, S, N) + cx.T("( and |, and |, then )") + (imp(cx, B, M) if cx.p(.5) else M + ' ' + pred(cx, B, False)), [R({'text': [n]}, S), R({'text': [m]}, B)], False
    return imp(cx, B, N) + cx.T("( and |, and |, then )") + imp(cx, S, M), [R({'text': [n]}, B), R({'text': [m]}, S)], False

# ---------------------------------------------------------------- not understood
UNREAD = ["(can you |please |could you |)(email|text|ring|warn|alert|message|ping) me (if|when|whenever) (my balance (is|drops|goes) (below|under) {m}|{N} (goes|is) (over|above) {m}|I (spend|go) over {m}|the (rent|bill) is late|something looks fishy)",
 "(set|make|give me) (a|me a) budget of {m} (for|on) {c}".replace("(a|me a)", "a"), "(why (is|was) {N}|how come {N} was) so (dear|expensive|high) (this|last) (month|year)?", "how much (did|have) (I|we) (spend|spent) (at|on|with) {N} (last month|this year|in total|since Easter)?".replace("(did|have) (I|we) (spend|spent)", "did (I|we) spend"),
 "(cancel|stop|end) my {N} (subscription|membership|contract|direct debit|policy)", "(split|divide|halve) {N} (with {W}|between me and {W}|three ways|50/50 with {W}|in half)", "(half|a third|some|part) of {N} is {c} and the (rest|other half|remainder) (is |){d}".replace("(half|a third|some|part)", "half").replace("(rest|other half|remainder)", "other half"), "((convert|change) (everything|it all|all amounts) (to|into)|show (everything|all amounts) in) (euros|dollars|pounds|rand|naira)",
 "remind me to (pay|ring|cancel|chase) {N} (on the 1st|next week|before Christmas|tomorrow|by Friday)", "(export|send|print) (it|everything|the list|a report) (to|for) (Excel|my accountant|my husband|the taxman|Google Sheets)", "(show me|make|draw|I'd like) a (graph|chart|pie chart|table) of {c}", "(what|which) category (is|would) {N} (in|be) (at the moment|now|by default)?".replace("(is|would) {N} (in|be)", "is {N} in"),
 "is {N} the same as {M}?", "(pay|transfer|send) {m} to {W} (every month|each Friday|on the 1st|today)", "(the app|your site|this thing) (is|has been) (slow|crashing|freezing|useless) (today|lately|all week)", "(sort|order) (everything|the list) by (date|amount|size|shop)", "add (10|15|20)% (tip|VAT|tax) (to|on to) {N}", "(ask|tell) {W} (to pay me back|about {N}|if that's right|for the money)", "(lower|raise|increase|change) my (limit|overdraft|credit limit|savings goal) to {m}",
 "(do|can) you (work|connect) with {N}?", "(where|how) (do|can) I (find|see|change|delete) (my old rules|the history|the settings|my password)?".replace("(where|how)", "where"), "(I think|maybe|perhaps) {N} (charged me twice|is a scam|overcharged me|is wrong)", "(guess|work out|figure out) the (rest|others|remaining ones) (yourself|for me|by yourself)", "(make|turn|colour) {c} (red|green|blue|purple)", "(delete|close|remove) my (old |)(account|login|profile)", "(add|enter) the {m} (cash |)I gave {W} (last week|yesterday|on Sunday)",
 "(predict|forecast|tell me) (what|how much) I'll (spend|have left|owe) (by Christmas|next month|at the end of the year)", "(get|claim) my money back from {N}", "(check|verify) (that|whether) {N} (is|was) (paid|correct|legit)", "(round|round up) (everything|all amounts) to the nearest (pound|euro|ten|dollar)", "(compare|check) {N} (with|against) (last year|{M}|what my neighbour pays)", "what do you think of {N}?", "(put|move) {m} (a month |each week |)(into|in) my savings", "(the usual|you know the drill|same as ever|do what you did last time)",
 "(find|look for|get) me a (cheaper|better) (deal|tariff|plan) than {N}", "(scan|read|attach) the receipts (from {N}|in my inbox|I emailed)", "(fix|sort out|tidy up) the (mess|rest|duplicates)", "is there (a discount|a student rate|an app) (for pensioners|for this|on Android)?", "(combine|merge) my two (logins|accounts|phones)", "(sometimes|now and again) {N} is something else", "(take|deduct|subtract) {m} (off|from) {N} for (my sister's share|the flatmate|petrol)", "(only |)show (me |)(it|this) to {W}", "(block|freeze) (my card|payments to {N}|{N})", "(should|could) I (switch|change) from {N} to {M}?", "who is {W}?", "(I don't know|no idea|not sure) what {N} is", "(increase|put up) the {c} budget by (10%|{m}|a bit)", "(when|what day) (does|will) {N} (charge|bill|pay) me next?".replace("(when|what day)", "when")]
def unread(cx):
    n0 = list(cx.names)
    t = cx.r.choice(UNREAD)
    k = {}
    if '{N}' in t: k['N'] = cx.q(cx.name('shopish'), .02)
    if '{M}' in t: k['M'] = cx.q(cx.name('shopish'), .02)
    if '{W}' in t: k['W'] = cx.q(cx.name('person'), .0)
    if '{m}' in t: k['m'] = cx.money(cx.num(5, 1000), words=False)
    if '{c}' in t: k['c'] = cx.cat()[0].replace('"', '')
    if '{d}' in t: k['d'] = cx.cat()[0].replace('"', '')
    s = cx.T(t, **k)
    return s

# ---------------------------------------------------------------- composing
SEG = re.compile('(\x01[^\x02]*\x02)')
def outside(t, f):
    return ''.join(x if x.startswith(P1) else f(x) for x in SEG.split(t))
ABBR = [(r'\bplease\b', ['pls','plz','pls']), (r'\bbecause\b', ['cos','bc','cuz']), (r'\band\b', ['&','n']), (r'\btransactions\b', ['txns','trans']), (r'\bwith\b', ['w/']), (r'\byou\b', ['u']), (r'\bshould\b', ['shd','shld']), (r'\bcategory\b', ['categ','catgory']), (r'\bpayments\b', ['pymts','pmts']), (r'\bsomething\b', ['smth']), (r'\bthanks\b', ['thx']), (r'\banything\b', ['anythin','anyting']), (r'\beverything\b', ['evrything','everythin']), (r'\bis\b', ['iz'][:0] or ['is']), (r'\bpeople\b', ['ppl']), (r'\bthough\b', ['tho']), (r'\bwant\b', ['wnt'][:0] or ['want']), (r'\bgoes\b', ['gos']), (r'\bI would\b', ["I'd"])]
KEYW = set("over under above below except unless otherwise between exactly more less least most from into both those these other rest".split())
def typo(r, w):
    i = r.randrange(1, len(w) - 1); k = r.random()
    if k < .4: return w[:i] + w[i+1] + w[i] + w[i+2:]
    if k < .7: return w[:i] + w[i+1:]
    if k < .85: return w[:i] + w[i] + w[i:]
    q = {'a':'s','e':'r','i':'o','o':'p','t':'r','n':'m','s':'d','r':'t','l':'k','u':'i','c':'v','d':'f','g':'h','h':'j'}
    return w[:i] + q.get(w[i], w[i]) + w[i+1:]
def addtypos(cx, t, n):
    r = cx.r; segs = SEG.split(t); cand = []
    for i, x in enumerate(segs):
        if x.startswith(P1): continue
        for m in re.finditer(r"[a-z]{5,}", x):
            if m.group(0) not in KEYW: cand.append((i, m.start(), m.end()))
    r.shuffle(cand); done = set()
    for i, a, b in cand[:n]:
        if i in done: continue
        done.add(i); segs[i] = segs[i][:a] + typo(r, segs[i][a:b]) + segs[i][b:]
    return ''.join(segs)
def capsent(t):
    out = list(t); start = True
    for i, ch in enumerate(t):
        if ch in (P2, U1, U2): continue
        if ch == P1: start = False; continue
        if start and ch.isalpha(): out[i] = ch.upper(); start = False
        elif ch.isdigit() or ch in '-*•#"': 
            if ch.isdigit(): start = False
        elif ch in '.?!\n':
            nx = t[i+1:i+2]
            if ch == '\n' or nx in (' ', '\n', ''): start = not t[max(0, i-3):i+1].endswith(('...','cat.','k.a.'))
        elif ch not in ' (\'“‘': start = False if ch.isalnum() else start
    return ''.join(out)
def lowstarts(t):
    def f(x): return re.sub(r'(^|[.?!\n] ?)([A-Z])(?=[a-z ,])', lambda m: m.group(1) + m.group(2).lower(), x)
    o = outside(t, f); return re.sub(r'\bi\b(?=[\' ])', 'i', o)

GENERIC = {'c_amtonly','c_accall','c_trip','c_kinds2','c_kindelse','c_skipallbut','c_everyelse','c_inacc','c_ownmoves'}
FN, FW = [f for f, _ in CONS], [w for _, w in CONS]
def generic(rules): return any('text' not in x['when'] for x in rules)
def samesame(rules):
    for i, a in enumerate(rules):
        for b in rules[i+1:]:
            if a['then'] == b['then'] and set(a['when'].get('text', [0])) & set(b['when'].get('text', [0])): return True
            if a['then'] == b['then'] == {'skip': True} : return True
    return False
def entry(r, debug=False):
    cx = Cx(r)
    only_unread = r.random() < .025
    k = 0 if only_unread else r.choices([1,2,3,4], [48,33,14,5])[0]
    items = []; total = 0; gen = False; used = []
    for _ in range(k):
        for _t in range(6):
            snap = (list(cx.names), list(cx.cats), list(cx.accs), list(cx.nn), cx.fragile)
            fn = r.choices(FN, FW)[0]; t, rules, flag = fn(cx)
            if (samesame(rules) and fn.__name__ != 'c_scope') or total + len(rules) > 5 or (items and flag == 'list' and r.random() < .5) or (gen and generic(rules)) or fn.__name__ in used:
                cx.names, cx.cats, cx.accs, cx.nn, cx.fragile = snap; continue
            gen = gen or generic(rules); total += len(rules); used.append(fn.__name__); items.append([t, rules, flag, fn.__name__]); break
    un = []
    if only_unread: nun = r.choice([1,1,2])
    else: nun = r.choices([0,1,2], [82,16,2])[0]
    # asides
    for it in items:
        t, rules, flag, fnm = it
        if flag == 'list': continue
        t = t.strip()
        if r.random() < .2:
            a = aside(cx, flag is True)
            f = r.random()
            if t.endswith('?'): t = t + ' ' + a[0].upper() + a[1:]
            elif f < .35: t = t + ', ' + a
            elif f < .5: t = t + ' (' + a + ')'
            elif f < .62: t = t + ' - ' + a
            elif f < .85: t = t + '. ' + a[0].upper() + a[1:]
            elif '. ' not in t and not fnm.startswith('c_corr') and not re.match(r'(don.t|dont|or |long|same|been|otherwise)', a): t = a + cx.r.choice(['. ','. So ', ' so ', ', so ']) + t
            else: t = t + '. ' + a[0].upper() + a[1:]
        it[0] = t
    # join
    seq = [(it[0], it[2] == 'list', False) for it in items]
    for _ in range(nun):
        u = unread(cx); p = len(seq) if r.random() < .75 else r.randint(0, len(seq))
        seq.insert(p, (u, False, True))
    if len(items) == 1 and nun == 0 and items[0][3] in ('c_unless_then','c_bigsmall','c_threetier') and len(items[0][1]) >= 2 and r.random() < .08:
        seq.append((r.choice(['ignore the rest','skip the rest','forget the rest','ignore the rest']) if items[0][3] != 'c_bigsmall' or ' the rest' not in items[0][0] else 'ignore the rest', False, True))
    nl = r.random() < .12
    out = ''
    for i, (t, lst, unr) in enumerate(seq):
        body = U1 + t + U2 if unr else t
        if i == 0: out = body; continue
        prev = seq[i-1]
        if lst or prev[1]: out += ('' if prev[1] or out.rstrip(U2).endswith(('?','.')) else r.choice(['.','','.'])) + '\n' + body; continue
        if nl: out += '\n' + body; continue
        if out.rstrip(U2).endswith(('?','!')): out += ' ' + (r.choice(['','','And ','Also ']) + body); continue
        q = r.random(); simple = '. ' not in t and '. ' not in prev[0] and len(prev[0]) < 110
        if q < .58 or not simple: out += r.choice(['. ','. ','. ','. ','. Also ','. And ','. Oh and ','. Then ','. Also, ','. Next: ','. Plus ','! '] if not unr else ['. ','. ','. Also, ','. And ','. Oh and ','. PS ','. One more thing: ']) + body
        elif q < .7: out += '; ' + body
        elif q < .92: out += r.choice([', and ',' and ',', also ',', then ',', oh and ',', plus ',', '] if not unr else [', and ',', also ',', oh and ',' and ']) + body
        else: out += r.choice([' - ',' ... ',' / ',', ']) + body
    anylist = any(x[1] for x in seq)
    if not anylist:
        if r.random() < .12:
            o = r.choice(OPEN)
            if o == 'Please ': o = ''
            out = o + out
        if r.random() < .1: out = out + (' ' if out.rstrip(U2).endswith(('?','!')) else r.choice(['. ','. ',', '])) + r.choice(CLOSE)
    # noise
    out = re.sub(r'\b(?:[Tt]he|a|any|all) (?=["\'“‘]?\x01[Tt]he )', '', out)
    if r.random() < .1:
        for pat, rep in r.sample(ABBR, 6): out = outside(out, lambda x: re.sub(pat, r.choice(rep), x))
    if r.random() < .13: out = addtypos(cx, out, r.choice([1,1,2]))
    if r.random() < .25: out = outside(out, lambda x: re.sub(r"(?<=[a-zI])['’](?=(s|t|re|d|ll|ve|m)\b)", '', x))
    sty = r.choices(['proper','lower','sloppy','nodot'], [42,21,19,18])[0]
    if cx.fragile and sty == 'lower': sty = 'sloppy'
    ends = out.replace(U2, '').rstrip().endswith(('.','?','!',':'))
    if sty in ('proper','nodot'): out = capsent(out)
    elif sty == 'sloppy': out = lowstarts(out)
    if sty == 'proper' and not ends and not anylist: out += r.choice(['.','.','.','.','!'])
    if sty in ('sloppy','lower') and r.random() < .25 and not anylist: out = outside(out, lambda x: re.sub(r'(?<=[a-z]), (?=[a-z])', ' ', x) if r.random() < .3 else x)
    out = outside(out, lambda x: re.sub(r' {2,}', ' ', x).replace(' ,', ',') if ' ,' in x or '  ' in x else x)
    low = sty == 'lower'
    if low: out = out.lower()
    text = re.sub('[\x01\x02\x03\x04]', '', out).strip()
    unr = [re.sub('[\x01\x02]', '', x).strip() for x in re.findall('\x03([^\x04]*)\x04', out)]
    unr = [u.rstrip('.') for u in unr]
    rules = [x for it in items for x in it[1]]
    rules.sort(key=lambda x: 'text' not in x['when'])
    if low:
        rules = json.loads(json.dumps(rules))
        for x in rules:
            for kk in ('text','not_text'):
                if kk in x['when']: x['when'][kk] = [v.lower() for v in x['when'][kk]]
            if 'account' in x['when']: x['when']['account'] = x['when']['account'].lower()
            for kk in ('name','tag','new_category'):
                if kk in x['then']: x['then'][kk] = x['then'][kk].lower()
    e = {'text': text, 'rules': rules, 'unread': unr}
    if debug: e['con'] = [it[3] for it in items]
    return e
def okentry(e):
    t = e['text']
    if not e['rules'] and not e['unread'] or len(t) > 700: return False
    for x in e['rules']:
        for v in x['when'].get('text', []) + x['when'].get('not_text', []) + [x['when'].get('account', '')] + [x['then'].get(k, '') for k in ('name','tag','new_category')]:
            if v not in t: return False
    return all(u in t for u in e['unread'])
def main():
    n, seed = int(sys.argv[1]), int(sys.argv[2]); debug = '--debug' in sys.argv
    r = random.Random(seed); seen = set(); out = []
    while len(out) < n:
        try: e = entry(r, debug)
        except RuntimeError: continue
        if e['text'] in seen or not okentry(e): continue
        seen.add(e['text']); out.append(e)
    print('[\n' + ',\n'.join(json.dumps(x, ensure_ascii=False) for x in out) + '\n]')
if __name__ == '__main__': main()
