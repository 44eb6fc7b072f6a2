#!/usr/bin/env python3
"""python3 s1.py N SEED: N labeled budget texts (US, Canada, India) as a JSON array."""
# things: "name/lo-hi/det/country"; det: b = takes the/my (singular), p = proper name, m = mass, s = plural
RAW = {}
# M: monthly-like
RAW['M'] = {
'HOU': "rent/700-2300/b;mortgage/900-2600/b;lot rent/300-700/b/NA;HOA fee/90-400/b/US;condo fee/150-600/b;strata fee/200-500/b/CA;society maintenance/40-160/m/IN;apartment/800-2200/b;room/400-900/b;basement suite/700-1400/b/CA;PG/200-500/b/IN;hostel room/150-400/b/IN;dorm/500-1100/b;trailer space/300-700/b/US",
'UTI': "electric bill/60-220/b;electricity/60-220/m;power bill/60-240/b;hydro/50-190/m/CA;water bill/25-110/b;gas bill/30-160/b;heating oil/100-350/m/NA;propane/60-220/m/NA;trash pickup/15-60/m/US;sewer/20-70/b/NA;water and sewer/40-120/m/NA;EB bill/40-150/b/IN;LPG cylinder/30-40/b/IN;water tanker/20-60/b/IN;septic service/20-60/m/NA;PG&E/80-260/p/US;Con Ed/70-190/p/US;Enbridge/50-170/p/CA;BC Hydro/40-150/p/CA;heat/60-210/b;gas and electric/90-260/m;BESCOM bill/30-120/b/IN",
'PHO': "phone bill/35-160/b;cell phone/30-110/b;internet/40-110/b;wifi/35-95/b;Verizon/60-190/p/US;T-Mobile/45-160/p/US;Xfinity/50-120/p/US;Comcast/50-120/p/US;Mint Mobile/15-30/p/US;Rogers/50-140/p/CA;Bell/50-140/p/CA;Telus/50-120/p/CA;Shaw internet/50-110/p/CA;Jio recharge/8-30/b/IN;Airtel/10-40/p/IN;broadband/15-50/b/IN;landline/20-45/b;Starlink/90-140/p;phone plan/25-90/b;hotspot/20-60/b;data plan/15-60/b;Freedom Mobile/25-50/p/CA",
'SUB': "Netflix/7-23/p;Spotify/6-17/p;Hulu/8-18/p/US;Disney+/8-16/p;Amazon Prime/9-15/p;YouTube Premium/8-23/p;Apple Music/6-17/p;Audible/8-15/p;HBO Max/10-20/p/US;Crave/10-22/p/CA;Hotstar/5-15/p/IN;SonyLIV/5-12/p/IN;Peacock/6-14/p/US;Paramount+/6-13/p/US;Sirius XM/9-24/p/NA;the paper/10-30/p;newspaper/8-30/b;New York Times/4-25/p;Globe and Mail/8-28/p/CA;Patreon/3-25/p;cable/60-150/b;YouTube TV/60-83/p/US;Crunchyroll/8-15/p;meal kit/50-140/b;The Hindu/5-15/p/IN;Kindle Unlimited/10-12/p;Xbox Game Pass/10-20/p;Peloton app/13-24/b;magazine subscription/5-15/b;Substack/5-15/p;DirecTV/60-140/p/US;razor subscription/8-20/b;coffee subscription/15-45/b;ESPN+/9-12/p/US",
'ELE': "iCloud/1-10/p;Dropbox/10-20/p;Adobe/20-60/p;Microsoft 365/7-13/p;Photoshop/10-35/p;ChatGPT/20-22/p;web hosting/5-30/m;antivirus/4-10/m;QuickBooks/15-60/p;Google One/2-10/p;Canva/10-15/p;Zoom/13-18/p",
'INS': "car insurance/70-220/m;health insurance/120-600/m;renters insurance/10-30/m/US;home insurance/70-210/m;life insurance/20-110/m;dental insurance/15-60/m;motorcycle insurance/20-80/m;disability insurance/30-90/m;Geico/70-190/p/US;State Farm/80-210/p/US;Progressive/70-190/p/US;ICBC/90-220/p/CA;LIC premium/40-200/b/IN;mediclaim/30-120/m/IN;landlord policy/60-160/b;flood insurance/40-120/m/US;umbrella policy/15-50/b/US;term plan/20-70/b/IN;liability insurance/30-120/m;cargo insurance/90-300/m/US;tenant insurance/15-40/m/CA;bobtail insurance/30-60/m/US",
'KID': "daycare/400-1500/b;after-school care/120-450/m;preschool/300-1100/b;babysitter/60-260/b;diapers/40-100/s;formula/60-160/m;day home/400-900/b/CA;creche/80-250/b/IN;school van/30-90/b/IN;school bus fee/30-110/b;kids' lunches/40-140/s;Montessori/400-1200/p;nanny/600-1900/b;ayah/80-200/b/IN;kids' swim club/40-120/b;Scouts/8-30/p;kids' activities/50-260/s;before-care/90-260/m/NA;my son's hockey/60-240/p/NA;my daughter's ballet/50-150/p;gymnastics for the twins/60-190/p;wipes and diapers/40-110/s;kids' soccer/30-120/m;YMCA camp/90-300/b/NA",
'FIT': "gym/10-80/b;gym membership/10-90/b;Planet Fitness/10-25/p/US;CrossFit/90-190/p;YMCA/30-110/b;Cult.fit/15-50/p/IN;GoodLife/25-70/p/CA;bowling league/30-90/b/NA;pool membership/25-90/b;golf club/60-320/b;climbing gym/50-95/b;curling club/25-70/b/CA;badminton court/15-60/b;karate/50-140/m;pickleball club/15-60/b;jiu-jitsu/80-170/m;cricket academy/30-100/b/IN;boxing gym/50-120/b;beer-league hockey/40-110/m/CA;Orangetheory/80-170/p/NA;tennis club/40-160/b;rowing club/30-90/b;shooting range/20-50/b/US",
'LOA': "student loan/90-480/b;car loan/180-620/b;truck payment/250-900/b/NA;credit card debt/50-420/m;personal loan/90-420/b;home loan EMI/250-900/b/IN;bike EMI/60-200/b/IN;education loan/90-380/b/IN;Affirm/20-110/p/US;Klarna/15-90/p/NA;line of credit/60-320/b/CA;HELOC/90-420/b/NA;boat loan/120-420/b/NA;medical debt/25-160/m/NA;gold loan/60-260/b/IN;OSAP/80-320/p/CA;Sallie Mae/90-360/p/US;payday loan/80-300/b/NA;Bajaj EMI/40-160/b/IN;RV loan/150-450/b/NA;Snap-on tool truck/40-160/b/US;car EMI/150-450/b/IN;trailer loan/200-700/b/NA;Visa debt/50-350/b;phone EMI/20-70/b/IN",
'SVC': "cleaning lady/60-260/b;house cleaner/60-260/b;maid/40-110/b/IN;cook/60-160/b/IN;driver/150-450/b/IN;accountant/40-260/b;bookkeeper/50-260/b;storage unit/40-190/b;laundromat/20-90/b;laundry service/25-110/b;ironing man/8-30/b/IN;PO box/5-20/b;security alarm/20-60/b;lawyer/80-420/b;dispatcher/150-600/b/US;watchman/20-80/b/IN;virtual assistant/60-320/b;property manager/80-260/b;coworking desk/80-320/b;mailbox rental/8-30/b;gardener/40-160/b;mali/15-50/b/IN;snow plow guy/40-160/b/CA;pest control/25-80/m;tax software/5-20/m;load board/30-150/b/US;dry cleaner/20-80/b;dhobi/8-30/b/IN;car washer boy/5-15/b/IN;window washer/20-60/b",
'PET': "dog food/30-110/m;cat food/20-90/m;dog walker/60-260/b;cat litter/12-45/m;pet insurance/20-90/m;doggy daycare/80-320/m;hay for the horses/80-320/m;chicken feed/15-60/m;fish food/4-15/m;vet plan/20-60/b;horse board/200-600/m;flea meds/12-40/s;parrot seed/6-25/m;dog groomer/40-100/b;Chewy autoship/30-120/p/US;goat feed/20-70/m;rabbit pellets/8-25/s;BarkBox/20-40/p/NA;stray dog food/10-40/m/IN;insulin for the cat/30-110/m",
'HEA': "prescriptions/15-130/s;blood pressure meds/10-60/s;insulin/30-120/m;vitamins/12-60/s;contact lenses/20-60/s;therapy/60-320/m;dentist plan/15-60/b;allergy shots/20-90/s;physio/60-210/m;my mother's medicines/25-120/p/IN;orthodontist/90-240/b;hearing aid batteries/6-25/s;CPAP supplies/15-60/s;chiropractor/40-160/b;inhalers/15-70/s;diabetes strips/15-60/s;thyroid pills/5-25/s;ayurvedic medicine/10-40/m/IN;HSA dentist plan/15-50/b/US;protein powder/20-60/m;braces/90-240/s",
'PER': "nails/25-90/s;skincare/15-80/m;makeup/15-70/m;hair salon/40-160/b;barber/15-60/b;beauty parlour/10-45/b/IN;tanning/20-60/m;lashes/50-130/s;beard oil/8-25/m;shaving stuff/6-25/m;waxing/25-70/m;toiletries/15-60/s;hair color/30-120/m",
'ENT': "Steam games/10-60/s;comics/10-50/s;yarn/10-60/m;fishing gear/15-90/m;model trains/20-110/s;bingo/10-60/m;lottery tickets/5-40/s;scratch-offs/5-40/s/US;movie nights/20-80/s;PlayStation Plus/7-18/p;choir/10-40/b;photography club/6-30/b;D&D supplies/8-45/s;art supplies/10-80/s;concerts/30-160/s;quilting fabric/15-80/m;guitar strings/6-25/s;vinyl records/15-90/s;Legion dues/4-15/s/CA;ham radio club/4-20/b;card games/10-45/s;board game cafe/12-50/b;woodworking lumber/20-130/m;community theatre/10-45/m;fantasy football/10-60/m/US;birdwatching club/4-20/b;Pokemon cards/10-70/s;kite string and kites/5-20/s/IN;beekeeping supplies/15-80/s;darts league/8-40/b;drum practice room/30-120/b",
'INV': "Roth IRA/50-520/b/US;401k/80-640/b/US;emergency fund/25-320/b;TFSA/50-420/b/CA;RRSP/80-520/b/CA;RESP/50-220/b/CA;SIP/60-420/b/IN;PPF/60-320/b/IN;NPS/40-220/b/IN;529 plan/50-260/b/US;index fund/50-420/b;savings account/50-420/b;chit fund/80-220/b/IN;recurring deposit/60-260/b/IN;vacation fund/25-220/b;Bitcoin/15-160/p;house down payment fund/100-620/b;gold scheme/40-160/b/IN;Christmas club/15-90/b/NA;rainy day jar/10-90/b;mutual funds/50-420/s;pension plan contributions/60-320/s;Wealthsimple/50-320/p/CA;Acorns/10-60/p/US;new roof fund/50-220/b;HSA/50-260/b/US;tractor fund/40-200/b",
'GIV': "church/20-260/b;tithe/80-420/b;Sikh temple/10-90/b;gurdwara/10-90/b;temple donation/8-60/b/IN;World Vision/30-50/p;my mom back home/80-420/p;my parents in the village/80-360/p/IN;food bank/8-60/b/NA;Red Cross/8-50/p;UNICEF/8-45/p;NPR/5-25/p/US;animal shelter/8-50/b;allowance for my daughter/15-60/p;pocket money for my son/10-60/p;my nephew's college/50-220/p;mosque/10-110/b;St. Jude/10-45/p/US;orphanage/10-70/b/IN;my grandma/40-220/p;volunteer fire department/5-30/b/NA;Wikipedia/3-15/p;public radio/5-25/m;birthday presents/15-70/s",
'CAR': "car wash/10-45/b;truck maintenance/80-420/m;DEF fluid/30-120/m/US;wiper fluid and stuff/5-20/m;tire storage/8-20/m/CA;bike servicing/10-40/m/IN;car repairs/40-160/s;car detailing/40-130/m",
'TRA': "bus pass/40-120/b;metro card/25-130/b;Uber/30-160/p;Lyft/25-130/p/US;parking spot/40-260/b;garage parking/60-260/m;E-ZPass/20-90/p/US;train pass/60-260/b;TTC pass/110-160/b/CA;Presto card/60-160/b/CA;Ola/20-90/p/IN;auto rickshaw/20-80/m/IN;FASTag/10-50/p/IN;carpool/30-110/b;tolls/20-130/s;hospital parking/20-90/m;bike share/6-25/m;Caltrain/80-220/p/US;GO train/120-300/b/CA;local train pass/5-20/b/IN;Compass card/60-140/b/CA;ferry/30-130/b",
'EDU': "tuition/200-950/m;coaching classes/50-260/s/IN;textbooks/30-130/s;Kumon/90-190/p;math tutor/80-320/b;community college/90-420/m/US;Coursera/30-60/p;Duolingo/6-13/p;driving school/60-260/b;school fees/90-620/s;library fines/2-12/s;online course/15-90/b;nursing course/80-420/b;French lessons/40-160/s;school uniforms and books/20-110/s;MBA course/200-800/b;MasterClass/10-20/p;Hindi tutor/30-120/b;CDL school/80-320/b/US;JEE coaching/80-360/m/IN;music school/60-200/b;Byju's/30-120/p/IN",
'HOM': "lawn care/40-160/m;lawn guy/40-160/b/NA;garden supplies/15-90/s;firewood/40-160/m/NA;furnace filters/6-25/s/NA;cleaning supplies/12-60/s;water softener salt/6-25/m/NA;pool chemicals/25-110/s;water purifier service/5-20/m/IN;houseplants/8-50/s;vegetable seeds/5-25/s;light bulbs/4-20/s;paint/15-90/m;salt for the driveway/6-25/m/NA;furniture rental/40-130/m;gutter guy/20-80/b/NA;inverter battery/10-40/b/IN",
'CLO': "work boots/15-90/s;kids' clothes/30-160/s;scrubs/15-80/s/NA;clothes/30-210/s;kids' shoes/20-90/s;Stitch Fix/20-90/p/US;sarees/20-130/s/IN;thrift store clothes/12-60/s/NA;chef pants/10-50/s;socks and underwear/8-40/m;winter gear/20-130/m;kurtas/10-60/s/IN;baby clothes/15-80/s;uniform rental/15-50/m",
'SHO': "Amazon/30-260/p;Target/40-260/p/US;Walmart stuff/30-210/m;dollar store/10-60/b/NA;Flipkart/20-160/p/IN;Canadian Tire/20-160/p/CA;Temu/8-70/p/NA;household stuff/20-110/m;garage sales/8-60/s/NA;Meesho/8-50/p/IN;misc shopping/20-160/m;flea market/10-60/b;eBay/15-110/p/NA",
'FEE': "bank fee/4-25/b;card interest/10-110/m;ATM fees/3-20/s;overdraft charges/10-60/s;wire fees/8-30/s;PayPal fees/8-60/s;factoring fee/40-200/b/US;demat charges/2-10/s/IN;Western Union fees/4-20/s;union dues/15-90/s;Upwork fees/10-80/s",
'TAX': "property tax/90-460/m;estimated taxes/120-620/s;income tax/90-520/m;back taxes/40-220/s;GST/40-260/p/CA;advance tax/80-360/m/IN;professional tax/4-10/m/IN;city tax/15-90/b;IRS/60-320/p/US;house tax/10-60/m/IN;payroll tax/60-300/m;IFTA/30-160/p/US",
'CSH': "cash/40-210/m;ATM withdrawals/40-210/s;pocket cash/20-110/m;cash for tips/10-60/m;walking-around money/20-110/m",
'TRF': "joint account/150-820/b;transfer to my wife's account/100-520/b;transfer to savings pot at the other bank/40-300/b",
'BAR': "cigarettes/40-160/s;wine club/30-110/b/NA;vape juice/15-60/m;beer/20-110/m;bourbon/20-90/m;cigars/15-110/s;whisky/20-110/m;paan/4-25/m/IN;weed/30-130/m/CA;snus/15-60/m/NA;craft beer club/25-70/b/NA;bidis/3-12/s/IN;LCBO/30-130/p/CA;vape pods/15-60/s;gutkha/4-20/m/IN",
'DIN': "takeout/40-260/m;DoorDash/30-220/p/NA;eating out/50-320/m;Swiggy/20-130/p/IN;Zomato/20-130/p/IN;restaurants/50-320/s;tiffin service/40-110/b/IN;office canteen/20-90/b;Tim Hortons/20-90/p/CA;pizza nights/25-110/s;school cafeteria/25-90/b;SkipTheDishes/25-160/p/CA;truck stop meals/90-420/s/US;cafe money/15-80/m;mess/40-90/b/IN;meal plan/100-420/b;biryani nights/12-60/s/IN",
'TVL': "timeshare/60-220/b/NA;RV park/120-420/b/NA;Airbnbs/60-260/s;motel rooms/80-420/s;trips home/60-320/s;campground/40-160/b;flights to see the grandkids/60-260/s;cabin/80-320/b",
}
# W: weekly-like
RAW['W'] = {
'GRO': "groceries/60-260/s;Costco/60-260/p/NA;Aldi/40-140/p/US;Kroger/50-190/p/US;Trader Joe's/30-120/p/US;Loblaws/60-210/p/CA;No Frills/50-160/p/CA;vegetables/15-50/s;milk/5-25/m;kirana store/20-80/b/IN;farmers market/15-70/b;BigBasket/20-90/p/IN;ration/25-90/m/IN;meat/20-90/m;Indian grocery store/20-110/b;food shop/50-200/b;eggs and bread/5-20/m;fruit/8-40/m;Safeway/50-190/p/NA;H-E-B/60-210/p/US;Sobeys/50-190/p/CA;baby food/10-50/m;snacks for the truck/20-70/s;milkman/8-30/b/IN;halal butcher/20-90/b;Publix/50-190/p/US;DMart/25-90/p/IN;egg lady/4-15/b;rice and dal/10-40/m/IN;Instacart/40-190/p/NA;snacks/8-50/s;sabzi/6-25/m/IN;Superstore/60-220/p/CA;bulk food co-op/20-80/b",
'GAS': "gas/25-90/m;gas for the car/25-90/m;diesel/120-720/m;petrol/15-60/m/IN;gas for the truck/40-160/m;EV charging/8-40/m;fuel/30-130/m;Supercharger/8-50/b;Shell/25-90/p;CNG/10-40/m/IN;gas for the mower/4-20/m;petrol for the scooter/8-30/m/IN;Petro-Canada/30-110/p/CA;diesel for the tractor/30-160/m;Buc-ee's gas/25-90/m/US;boat gas/30-120/m;fuel for the generator/15-60/m",
'KID': "babysitting/30-130/m;allowance/5-30/b;playgroup/8-40/b;kids' pocket money/5-30/m;school lunch money/10-40/m;sitter/30-130/b;lunch money for the kids/15-50/m",
'GIV': "collection plate/5-50/b;church offering/5-60/b;money to my mother/20-130/m;my sister/20-110/p",
'SVC': "laundry/8-35/m;lawn mowing kid/15-50/b;cleaner/30-130/b;shirts at the cleaners/8-30/s;pool guy/25-60/b",
'BAR': "beers after work/10-60/s;Friday drinks/10-60/s;six-pack/8-20/b;smokes/20-80/s;bar tab/20-90/b;toddy/3-12/m/IN",
'DIN': "Sunday brunch/20-80/m;Friday pizza/15-50/m;lunches at work/20-70/s;breakfast tacos/6-25/s/US;donuts for the crew/8-30/s;Chipotle/12-50/p/NA;diner/15-60/b;chaat/3-15/m/IN;fast food/15-70/m",
'TRA': "bus fare/10-40/m;parking downtown/10-70/m;taxi to dialysis/20-80/b;subway/15-40/b;cab home/15-60/b;truck scales and tolls/10-60/s/US;share auto/4-15/b/IN",
'ENT': "poker night/10-60/b;bingo night/8-40/b/NA;trivia night/8-40/b/NA;swap meet/10-50/b/NA;arcade/8-40/b;lotto/2-20/b;pull tabs/5-30/s/US",
'FIT': "ice time/15-70/m/NA;pickup basketball/4-15/m;bowling/10-45/m;swimming/5-25/m;range balls/6-25/s;squash court/8-30/b",
'CSH': "spending cash/20-110/m;pocket money for myself/15-90/m;vending machine change/3-15/m",
'HOM': "flowers/6-40/s;garden center/10-60/b;compost pickup/4-15/m;marigolds for puja/2-10/s/IN",
'PET': "dog sitter/30-110/b;crickets for the gecko/3-12/s;bird feed/4-15/m",
'LOA': "debt to my uncle/20-110/b;pawn shop/10-60/b",
}
# Y: annual-like
RAW['Y'] = {
'TAX': "property taxes/1200-5200/s;vehicle registration/60-260/m;license plate renewal/40-170/b;passport renewal/90-190/b;road tax/80-320/m/IN;business license/50-260/b;CDL renewal/40-130/b/US;school tax/300-1500/b;heavy use tax/300-550/b/US",
'INS': "homeowners insurance/800-2600/m/US;two-wheeler insurance/40-110/m/IN;earthquake insurance/300-900/m/NA;travel insurance/60-320/m;farm insurance/500-1900/m;malpractice insurance/90-320/m",
'GIV': "Christmas presents/200-1300/s;Diwali gifts/80-520/s/IN;birthday gifts/60-420/s;Salvation Army/20-160/b/NA;United Way/40-320/p/NA;alumni donation/40-320/b;wedding gifts/80-420/s;Eid gifts/60-320/s;Rakhi gifts/20-120/s/IN;Hanukkah gifts/60-320/s/NA",
'TVL': "family vacation/900-4200/b;flights home/400-1900/s;beach house week/700-2600/b;hunting trip/300-1300/b/NA;Disney trip/1500-5200/b;trip to Goa/300-1100/b/IN;camping trip/120-620/b;pilgrimage to Tirupati/120-520/b/IN;reunion trip/200-1100/b;cottage week/600-2100/b/CA;Snowbird trip to Florida/1500-4200/b/CA",
'SUB': "Costco membership/60-130/b/NA;AAA/60-170/p/US;CAA/80-170/p/CA;Sam's Club membership/50-110/b/US;domain name/12-25/b;National Geographic/20-50/p;AARP/12-20/p/US;Consumer Reports/30-45/p/US;antenna magazine/15-40/b",
'HOM': "chimney sweep/110-260/b/NA;furnace tune-up/90-210/b/NA;gutter cleaning/90-260/m/NA;septic pumping/250-520/m/NA;AC service/70-190/m;tree trimming/200-850/m;snow tires storage/50-120/m/CA;termite inspection/70-190/b;whitewash before Diwali/90-320/m/IN;driveway sealing/120-420/m/NA;well testing/40-130/m",
'CAR': "winter tires/400-1100/s/CA;smog check/30-90/b/US;state inspection/20-60/b/US;PUC certificate/3-8/b/IN;truck DOT inspection/80-210/b/US;new tires/300-950/s;rustproofing/90-170/m/CA",
'EDU': "school supplies/60-360/s;college textbooks/200-850/s;nursing license renewal/60-210/b;exam fees/40-320/s;school trip/60-420/b;board exam fee/30-110/b/IN;PTA dues/8-40/s;continuing education credits/80-380/s",
'KID': "summer camp/300-1700/b;hockey registration/400-1300/m/CA;Little League/90-260/m/US;school pictures/25-80/s;Halloween costumes/40-160/s/NA;school uniform/60-260/b/IN;cheer fees/200-900/s;birthday parties for the kids/100-500/s",
'SVC': "tax preparer/120-420/b;H&R Block/80-260/p/NA;safe deposit box/30-110/b;notary/30-130/b;CA filing fee/40-160/b/IN;estate lawyer/200-900/b",
'PET': "dog license/12-40/b;vet checkup/80-320/b;rabies shots/20-80/s;kennel for vacation/120-420/b;cat's dental cleaning/150-450/b",
'HEA': "new glasses/120-420/s;eye exam/60-190/b;dental cleaning/70-210/b;full body checkup/60-210/b/IN;flu shots/20-80/s",
'FEE': "card annual fee/50-460/b;locker fee/30-80/b/IN;LLC filing fee/50-520/b/US;co-op share fee/20-120/b",
'ENT': "season tickets/250-1300/s;fishing license/20-70/b/NA;hunting license/25-110/b/NA;state park pass/30-110/b;Comic-Con/90-320/p;garba passes/30-110/s/IN;boat launch pass/30-90/b/NA;symphony subscription/120-520/b/NA;county fair/40-180/b/NA;PBS membership/40-160/b/US",
'CLO': "winter coats/90-420/s;Diwali clothes/60-320/s/IN;back-to-school clothes/110-520/s;steel-toe boots/90-220/s;Easter outfits/60-200/s/NA",
'FIT': "ski pass/300-950/b;golf membership/500-2600/b;marathon entry/60-220/b;yoga retreat/250-950/b;softball dues/40-160/s;lake swim pass/30-100/b/NA",
'INV': "IRA top-up/500-5200/b/US;Sukanya deposit/200-1600/b/IN;ELSS lump sum/300-1600/b/IN;RRSP top-up/500-4200/b/CA",
}
# D: per occurrence, daily-like
RAW['D'] = {
'DIN': "coffee/2.5-7/m;latte/4-7/b;lunch at work/7-16/m;Starbucks/4-9/p;Dunkin/3-8/p/US;chai/0.6-1.5/m/IN;samosa and chai/1-3/m/IN;breakfast sandwich/4-9/b;Timmies/2-7/p/CA;bagel/3-6/b;cafeteria lunch/5-11/b;idli breakfast/2-4/b/IN;energy drink/2.5-4.5/b;filter coffee/1-2/m/IN;smoothie/6-10/b;vada pav/1-2/b/IN;truck stop coffee/2-4/m;double-double/2-4/b/CA",
'TRA': "bus ride/2-4/b;parking at the hospital/5-16/m;metro ride/1.5-4/b;bridge toll/4-9/b;auto to the station/1.5-4/b/IN;train ticket/4-13/b;rickshaw/1.5-4/b/IN;parking meter/2-7/b;ferry ticket/3-9/b;subway ride/2-4/b;park-and-ride/2-8/b/NA",
'GRO': "milk packet/1.5-3/b/IN;loaf of bread/2.5-5/b;coconut water/1-3/m/IN;bananas/1-3/s;curd/1-3/m/IN",
'BAR': "pack of cigarettes/7-14/b;beer after work/5-9/b;paan/0.8-2/b/IN;pint/6-10/b;tallboy/3-5/b/NA",
'KID': "school lunch/2.5-6/b;after-school snack/2-5/b;kids' bus fare/1.5-4/m",
'SUB': "newspaper/1-3/b",
'PET': "dog walk/12-26/b;dog park fee/2-6/b",
'FIT': "pool drop-in/4-11/b;gym drop-in/6-16/b;open skate/4-9/b/NA",
'ENT': "scratch ticket/2-10/b/NA;arcade game/1-4/b;lotto ticket/2-6/b",
}
# E: events (countable; singular|plural)
RAW['E'] = {
'PER': "haircut/18-70;manicure/25-60;pedicure/30-70;massage/50-120;facial/40-110;beard trim/10-30;color and cut/70-180",
'CAR': "oil change/40-110;tire rotation/20-60;car wash|car washes/8-30;brake check/25-90;bike service/10-40;truck wash|truck washes/40-110;detail/90-220;scooter service/10-30",
'HEA': "dentist visit/60-220;physio session/50-110;chiropractor visit/40-90;acupuncture session/50-110;specialist visit/25-80;blood test/20-110;eye exam/50-150;doctor visit/25-160;massage therapy visit/60-120",
'PET': "dog grooming|dog groomings/40-110;vet visit/60-260;nail trim for the dog|nail trims for the dog/10-30;farrier visit/40-160;hoof trim|hoof trims/30-70",
'DIN': "date night/50-160;dinner out|dinners out/40-140;pizza night/20-60;takeout order/20-60;brunch with the girls|brunches with the girls/20-60;dim sum lunch|dim sum lunches/30-80",
'ENT': "movie trip/25-80;concert/50-190;bowling night/20-70;escape room/25-60;paintball day/30-80;museum visit/12-50;fishing trip/30-140;poker game/20-60",
'GAS': "fill-up/30-95;propane refill/16-40/b/NA",
'TVL': "weekend away|weekends away/150-520;flight to see my mom|flights to see my mom/150-520;motel night/60-130;bus trip home|bus trips home/20-90;camping weekend/60-220",
'HOM': "exterminator visit/60-160;chimney cleaning/110-240/b/NA;filter change/15-60;RO service/10-40;AC service/40-120",
'SVC': "deep clean/90-260;carpet cleaning/80-220;bookkeeping session/60-190;laundry drop-off|laundry drop-offs/15-50;notary visit/10-40",
'GRO': "Costco run/120-360/b/NA;farm box|farm boxes/25-60;bulk grocery run/90-300;meat box|meat boxes/80-200",
'GIV': "donation to the shelter|donations to the shelter/20-90;care package to my son|care packages to my son/25-80;money transfer to my aunt|money transfers to my aunt/50-300",
'FEE': "wire transfer fee/10-35",

}
# L: lessons and sessions several times a week
RAW['L'] = {
'FIT': "yoga class|yoga classes/8-22;spin class|spin classes/12-28;pilates class|pilates classes/12-30;swim lane/4-10;Zumba class|Zumba classes/6-15;boxing session/10-25;squash game/6-15;personal training session/35-80;tennis lesson/25-60;skating session/5-14",
'EDU': "piano lesson/20-55;guitar lesson/20-50;math tutoring session/25-60;Spanish class|Spanish classes/12-35;violin lesson/25-55;chess lesson/10-30;tabla class|tabla classes/8-20;physics tuition class|physics tuition classes/8-25;driving lesson/40-80;pottery class|pottery classes/20-45;voice lesson/25-60",
'KID': "babysitting night/30-80;kids' karate class|kids' karate classes/10-25;toddler gym session/8-20;my daughter's dance class|my daughter's dance classes/10-28;my son's swim lesson|my son's swim lessons/10-30;after-school session/10-25;storytime class|storytime classes/5-15",
'HEA': "therapy session/60-150;physio appointment/40-95;dialysis ride/10-30;speech therapy session/40-110",
'PET': "dog walk/12-26;puppy class|puppy classes/15-35;horse lesson/30-70",
'SVC': "cleaning visit/40-110;ironing visit/10-25",
'TRA': "cab ride/8-30;train trip/5-18;ferry crossing/4-12",
'DIN': "bought lunch|bought lunches/8-16;cafe breakfast/6-14;food truck lunch|food truck lunches/8-15",
'ENT': "open mic/4-12;climbing session/12-24;matinee/6-14;D&D session/4-12",
}
# G: goods in counts  unit|units|name (of)
RAW['G'] = {
'PET': "bag|bags|dog food/25-70;box|boxes|cat litter/8-22;bale|bales|hay/5-14;bag|bags|chicken feed/12-22;case|cases|cat food/18-40",
'GRO': "gallon|gallons|milk/3-6;dozen|dozen|eggs/3-6;case|cases|water/4-8;bag|bags|rice/12-30;pound|pounds|coffee beans/9-19;litre|litres|milk/1.5-3;tin|tins|ghee/8-16;jar|jars|honey/6-14;crate|crates|mangoes/12-30",
'BAR': "carton|cartons|cigarettes/55-110;case|cases|beer/18-36;bottle|bottles|wine/9-25;pack|packs|smokes/7-15;tin|tins|chew/5-9",
'HOM': "cord|cords|firewood/150-320;bag|bags|pellets/5-9;yard|yards|mulch/25-55;bag|bags|potting soil/6-14",
'KID': "box|boxes|diapers/22-48;can|cans|formula/18-45;pack|packs|wipes/3-9",
'ENT': "skein|skeins|yarn/5-16;ticket|tickets|bingo/2-10;pack|packs|Pokemon cards/4-9;tube|tubes|oil paint/6-16",
'HEA': "box|boxes|contact lenses/20-50;bottle|bottles|vitamins/8-25;strip|strips|thyroid pills/3-8;pack|packs|test strips/12-30",
'UTI': "tank|tanks|propane/18-45;cylinder|cylinders|LPG/30-40",
'CAR': "jug|jugs|DEF/12-20;quart|quarts|motor oil/6-12",
'CLO': "pair|pairs|work pants/25-60;set|sets|scrubs/25-55;pair|pairs|non-slip shoes/35-90",
'PER': "bottle|bottles|shampoo/6-18;pack|packs|razors/8-22",
'GAS': "gallon|gallons|diesel/3.2-5.4;litre|litres|petrol/3.8-4.3;can|cans|mower gas/10-18",
'EDU': "pack|packs|notebooks/5-15",
'SUB': "seat|seats|Spotify/5-8",
}
# O: one-offs  (name/lo-hi/det)
RAW['O'] = {
'CAR': "new transmission/1500-3800/b;brake job/250-850/b;alternator/250-720/b;set of tires/400-1100/b;windshield/200-520/b;clutch/400-1200/b;muffler/150-500/b",
'HOM': "new couch/400-1700/b;water heater/700-1900/b;roof repair/400-3200/b;plumber/120-620/b;new mattress/300-1300/b;fridge repair/100-420/b;lawn mower/200-850/b;kitchen faucet/80-320/b;electrician/100-600/b;new dishwasher/400-1000/b",
'ELE': "new laptop/400-1700/b;new phone/250-1200/b;TV/250-1300/b;headphones/50-320/s;printer/80-320/b;Switch/200-350/b",
'TVL': "trip to Mexico/700-2600/b/NA;flight to Delhi/600-1500/b;wedding in Ohio/300-1300/b/NA;honeymoon/1500-5200/b;cruise/900-3200/b;flight to Calgary/200-700/b",
'HEA': "root canal/400-1500/b;ER bill/250-2100/b;crown/500-1400/b;MRI/250-1300/b;new hearing aids/900-3500/s",
'FEE': "parking ticket/25-130/b;speeding ticket/90-420/b;moving fee/100-450/b",
'EDU': "bar exam/300-1100/b;laptop for school/400-1300/b;NCLEX/180-260/p",
'GIV': "wedding gift for my cousin/80-420/b;graduation gift/40-260/b;funeral flowers/50-220/s",
'PET': "vet bill/150-2100/b;puppy/300-1600/b;dog crate/40-180/b;cat surgery/300-1600/b",
'SVC': "movers/300-2100/s;divorce lawyer/800-3600/b;locksmith/80-260/b;will/150-620/b;wedding photographer/800-3000/b",
'CLO': "wedding suit/150-620/b;prom dress/90-420/b/NA;bridesmaid dress/90-260/b;interview suit/120-400/b",
'KID': "crib/120-420/b;car seat/90-360/b;stroller/100-620/b;bunk bed/200-700/b",
'ENT': "used guitar/150-720/b;kayak/250-1100/b/NA;concert tickets/120-620/s;telescope/150-700/b",
'FIT': "treadmill/300-1300/b;bike/250-1300/b;kids' skates/40-160/s/NA",
'TAX': "IRS bill/250-2600/b;citizenship application/300-760/b/NA;visa fee/100-400/b",
'HOU': "security deposit/500-2000/b",
}
# INCOME: name/lo-hi/natural freq/country
INCOME = "salary/2200-6500/monthly;pay/1800-5200/monthly;paycheck/700-2600/biweekly;take-home/1800-5200/monthly;wages/1500-4200/monthly;Social Security/900-2600/monthly/US;CPP/500-1300/monthly/CA;OAS/500-750/monthly/CA;pension/600-2900/monthly;VA disability/400-3200/monthly/US;unemployment/250-520/weekly;EI/300-640/weekly/CA;freelance work/400-3600/monthly;Uber driving/120-620/weekly;child support/200-950/monthly;tips/80-520/weekly;stipend/600-2200/monthly;scholarship/500-4200/semiannual;dividends/60-620/quarterly;Etsy shop/60-820/monthly;tutoring/40-320/weekly;dog sitting/30-220/weekly;babysitting money/40-220/weekly;GST credit/90-170/quarterly/CA;child benefit/200-900/monthly/CA;nursing pay/1400-2900/biweekly;per diem shifts/250-820/weekly;YouTube channel/30-520/monthly;wedding gigs/150-950/monthly;FD interest/60-360/quarterly/IN;farm income/2500-15500/annual;military pension/900-2800/monthly;annuity/250-1300/monthly;overtime/120-720/monthly;teaching assistant pay/500-1700/monthly;delivery gigs/80-420/weekly;piano teaching/120-820/monthly;alimony/300-1600/monthly;SSI/500-950/monthly/US;coaching hockey/60-420/monthly/CA;catering jobs/120-920/monthly;translation work/120-1400/monthly;egg sales/15-120/monthly;paper route/80-320/monthly;weekend DJ gig/100-420/weekly;web design work/300-2700/monthly;plasma donations/50-120/weekly/US;trucking pay/900-2300/weekly;line cook pay/500-950/weekly;family pension/200-900/monthly/IN;tailoring work/60-360/monthly;mowing lawns/40-260/weekly;hay sales/300-2500/annual;work-study job/120-420/biweekly;photo gigs/120-900/monthly"
import sys, re, json, random

# ---------------------------------------------------------------- things
class Th:
    __slots__ = ('name','cat','lo','hi','det','cc','cls','pl','unit','units','plural','inc','freq')

def _load():
    out = {}
    for cls, d in RAW.items():
        out[cls] = []
        for cat, s in d.items():
            for e in s.split(';'):
                e = e.strip()
                if not e: continue
                p = e.split('/')
                # names may hold no slash
                t = Th(); t.cls = cls; t.cat = cat; t.inc = False; t.freq = None
                t.unit = t.units = t.plural = None
                nm = p[0]
                t.lo, t.hi = map(float, p[1].split('-'))
                t.det = p[2] if len(p) > 2 else 'b'
                t.cc = p[3] if len(p) > 3 else None
                if cls in 'EL':
                    a = nm.split('|'); t.name = a[0]; t.plural = a[1] if len(a) > 1 else a[0] + 's'
                elif cls == 'G':
                    t.unit, t.units, t.name = nm.split('|'); t.det = 'm'
                else:
                    t.name = nm
                t.pl = t.det == 's'
                out[cls].append(t)
    out['I'] = []
    for e in INCOME.split(';'):
        p = e.split('/')
        t = Th(); t.cls = 'I'; t.cat = 'INC'; t.inc = True
        t.unit = t.units = t.plural = None
        t.name = p[0]; t.lo, t.hi = map(float, p[1].split('-')); t.freq = p[2]
        t.cc = p[3] if len(p) > 3 else None
        t.det = 's' if p[0] in ('tips','dividends','wages','egg sales','hay sales','wedding gigs','catering jobs','delivery gigs','per diem shifts','plasma donations','photo gigs') else \
                ('p' if p[0] in ('Social Security','CPP','OAS','EI','SSI','freelance work','Uber driving','tutoring','dog sitting','mowing lawns','coaching hockey','piano teaching','unemployment','tailoring work','translation work','web design work','VA disability','alimony','child support') else 'b')
        t.pl = t.det == 's'
        out['I'].append(t)
    return out
THINGS = _load()
CATS = {c: sorted({t.cat for t in L}) for c, L in THINGS.items()}
BYCAT = {c: {k: [t for t in L if t.cat == k] for k in CATS[c]} for c, L in THINGS.items()}

# ---------------------------------------------------------------- numbers
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "x x twenty thirty forty fifty sixty seventy eighty ninety".split()
def w99(n):
    if n < 20: return ONES[n]
    return TENS[n//10] + ('-' + ONES[n%10] if n%10 else '')
def words(n, r):
    n = int(n)
    if n < 100: return w99(n)
    if n < 1000:
        h = r.choice([ONES[n//100] + ' hundred', ONES[n//100] + ' hundred', 'a hundred' if n//100 == 1 else ONES[n//100] + ' hundred'])
        return h + ((r.choice([' and ', ' ']) + w99(n%100)) if n%100 else '')
    if n < 10000 and n % 1000 and n % 100 == 0: return w99(n//100) + ' hundred'
    if n % 1000 == 0 and n < 100000: return w99(n//1000) + ' thousand'
    return None

def num(v):
    if abs(v - round(v)) < 1e-9: return str(int(round(v)))
    return ('%.2f' % v).rstrip('0') if False else ('%.2f' % v)

class Amt:
    def __init__(s, v, t, cur, spaced, plain): s.v = v; s.t = t; s.cur = cur; s.spaced = spaced; s.plain = plain
    @property
    def c(s):
        return num(s.v)
    def __str__(s): return s.t

MONTHS = "January February March April May June July August September October November December".split()
MAB = ["Jan","Feb","Mar","Apr","May","June","July","Aug","Sept","Oct","Nov","Dec"]
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

POST = {
'daily': [' a day',' a day',' every day',' daily',' per day','/day',' each day',' every single day'],
'weekdays': [' every weekday',' Monday to Friday',' each workday',' on weekdays',' every workday',' Mon-Fri',' each weekday',' Monday through Friday'],
'weekly': [' a week',' a week',' a week',' per week','/wk','/week',' weekly',' every week',' each week',' pw',' a wk',' every %D',' each %D',' p/w',' every single week'],
'biweekly': [' every two weeks',' every 2 weeks',' every other week',' biweekly',' every other %D',' every second week',' every 2 wks',' each fortnight',' every 14 days'],
'semimonthly': [' twice a month',' twice a month',' on the 1st and the 15th',' 2x a month',' semi-monthly',' two times a month',' on the 5th and 20th of each month',' twice monthly'],
'monthly': [' a month',' a month',' a month',' a month',' per month','/mo','/month',' monthly',' every month',' each month',' p/m',' a mo',' per mo',' pm',' mthly'],
'every4weeks': [' every four weeks',' every 4 weeks',' every 28 days',' every 4 wks'],
'every6weeks': [' every six weeks',' every 6 weeks',' every 6 wks'],
'bimonthly': [' every two months',' every other month',' every 2 months',' every second month',' every 2 mos'],
'quarterly': [' a quarter',' every quarter',' quarterly',' every three months',' every 3 months',' per quarter',' each quarter',' once a quarter'],
'every4months': [' every four months',' every 4 months'],
'semiannual': [' twice a year',' every six months',' every 6 months',' semi-annually',' half-yearly',' 2x a year',' every half year'],
'annual': [' a year',' a year',' per year','/yr','/year',' yearly',' annually',' every year',' once a year',' each year',' a yr',' every %M',' each %M',' p.a.'],
'every2years': [' every two years',' every other year',' every 2 years',' every second year'],
'once': [' one time',' once',' one-off'],
}
ADV = {
'daily': ['every day','each day','daily','day in day out'],
'weekdays': ['every weekday','Monday to Friday','each workday','on workdays'],
'weekly': ['every week','each week','weekly','every %D','on %Ds'],
'biweekly': ['every two weeks','every other week','every other %D','every second week'],
'semimonthly': ['twice a month','on the 1st and 15th','two times a month'],
'monthly': ['every month','each month','monthly','on the %O','on the %O of the month','once a month'],
'every4weeks': ['every four weeks','every 4 weeks'],
'every6weeks': ['every six weeks','every 6 weeks'],
'bimonthly': ['every two months','every other month','every second month'],
'quarterly': ['every quarter','each quarter','every three months','once a quarter'],
'every4months': ['every four months','every 4 months'],
'semiannual': ['twice a year','every six months','every 6 months'],
'annual': ['every year','each year','once a year','every %M','annually','in %M each year'],
'every2years': ['every two years','every other year'],
}
FREQS = {
'M': [('monthly',74),('every4weeks',2),('bimonthly',4),('quarterly',5),('semimonthly',3),('annual',5),('semiannual',3),('weekly',3),('biweekly',3)],
'W': [('weekly',62),('biweekly',12),('monthly',18),('semimonthly',8)],
'Y': [('annual',72),('semiannual',12),('every2years',9),('quarterly',7)],
'E': [('monthly',22),('every6weeks',17),('bimonthly',14),('quarterly',14),('semiannual',9),('every4months',9),('biweekly',8),('every4weeks',7)],
'D': [('daily',40),('weekdays',60)],
'G': [('weekly',40),('monthly',45),('biweekly',15)],
'L': [('weekly',100)],
'O': [('once',1)],
}
SCALE = {
'M': dict(monthly=1,weekly=.25,biweekly=.5,semimonthly=.5,every4weeks=1,bimonthly=2,quarterly=3,every4months=4,semiannual=6,annual=11,every6weeks=1.5,daily=.05,weekdays=.05),
'W': dict(weekly=1,biweekly=2,monthly=4.2,semimonthly=2,every4weeks=4,bimonthly=8,annual=40,quarterly=12,daily=.2,weekdays=.2),
'Y': dict(annual=1,semiannual=.5,every2years=1.6,quarterly=.25,monthly=.09),
}

PEOPLE_ANY = [("my brother","he","his","him",0),("my sister","she","her","her",0),("my roommate","they","their","them",0),("my mom","she","her","her",0),
 ("my dad","he","his","him",0),("my uncle","he","his","him",0),("my mother-in-law","she","her","her",0),("my parents","they","their","them",1),
 ("my cousin","he","his","him",0),("my buddy Dave","he","his","him",0),("my aunt","she","her","her",0),("my oldest","she","her","her",0),("my grandson","he","his","him",0),
 ("my neighbor","she","her","her",0),("my in-laws","they","their","them",1),("my roomie","she","her","her",0),("grandma","she","her","her",0),("my ex","she","her","her",0),
 ("my housemate","he","his","him",0),("my son","he","his","him",0),("my daughter","she","her","her",0),("Priya","she","her","her",0),("Marcus","he","his","him",0),("my kid brother","he","his","him",0),("Tyler","he","his","him",0),("my flatmate","he","his","him",0),("my best friend","she","her","her",0),("the guy next door","he","his","him",0),("my father-in-law","he","his","him",0),("bhaiya","he","his","him",0),("Anil","he","his","him",0),("Jess","she","her","her",0)]
SPOUSE = [("my wife","she","her","her",0),("my husband","he","his","him",0),("my boyfriend","he","his","him",0),("my girlfriend","she","her","her",0),("my partner","they","their","them",0),("hubby","he","his","him",0)]
ORGS = [("work","they","their","them",0),("my employer","they","their","them",0),("the company","they","their","them",0),("my boss","he","his","him",0),("the hospital","they","their","them",0),("the union","they","their","them",0),("my office","they","their","them",0),("the VA","they","their","them",0)]

class Retry(Exception): pass
# could as well be something one pays for: only in sentences that say it comes in
AMBIG = {'tutoring','dog sitting','child support','alimony','piano teaching','coaching hockey','catering jobs','mowing lawns','wedding gigs','tailoring work','Etsy shop','YouTube channel','tips','photo gigs','weekend DJ gig','paper route','babysitting money','Uber driving','delivery gigs','web design work','translation work','plasma donations'}

class G:
    def __init__(s, r):
        s.r = r
        s.country = r.choices(['US','CA','IN'], [55,22,23])[0]
        s.we = r.random() < .38
        s.style = r.choices(['prose','lower','lines','run'], [42,28,12,18])[0]
        m = r.random()
        s.cmode = 'none' if m < .46 else ('all' if m < .84 else ('first' if m < .92 else 'mix'))
        if s.country == 'US': s.cs = r.choices(['$','$suf','dollars','bucks','usd','USD '],[72,4,8,9,4,3])[0]
        elif s.country == 'CA': s.cs = r.choices(['C$','CA$','CAD ','cad','Canadian'],[30,14,20,31,5])[0]
        else: s.cs = r.choices(['₹','Rs ','Rs. ','Rs.','rupees','rs','INR ','inr'],[30,22,10,6,16,10,3,3])[0]
        s.sep = r.random() < .5
        s.pspell = r.choices([.02,.07,.6],[60,33,7])[0]
        s.pk = .25 if r.random() < .3 else .04
        s.used = set(); s.rec = []; s.nfact = 0; s.header = False
        s.ambig = False; s.sign = False; s.fc = None; s.spouse = r.choice(SPOUSE)
    # ---- choice helpers
    def ch(s, *a): return s.r.choice(a)
    def p(s, x): return s.r.random() < x
    def start(s):
        s.sign = {'none':False,'all':True,'first':s.nfact == 0,'mix':s.p(.5)}[s.cmode]
        s.fc = None
        if s.p(.026):
            s.sign = True
            s.fc = s.r.choice([('euros','EUR'),('pounds','GBP'),('€','EUR'),('£','GBP'),('quid','GBP'),('USD ','USD')] + ([('dirhams','AED'),('$','USD'),('$','USD')] if s.country == 'IN' else []) + ([('US$','USD'),('bucks US','USD')] if s.country == 'CA' else []))
        s.nfact += 1
    # ---- things
    def th(s, classes='M', cats=None, ok=None):
        pool = classes
        for _ in range(60):
            c = s.r.choice(pool)
            L = THINGS[c]
            if c in 'M' and s.r.random() < .55 and not cats:
                # even out over categories
                L = BYCAT[c][s.r.choice(CATS[c])]
            t = s.r.choice(L)
            if t.cc and t.cc != s.country and not (t.cc == 'NA' and s.country != 'IN'): continue
            if t.name.lower() in s.used: continue
            if any(len(set(re.findall('[a-z]{4,}', t.name.lower())) & set(re.findall('[a-z]{4,}', u))) for u in s.used): continue
            if t.cls == 'I' and t.name in AMBIG and not s.ambig: continue
            if cats and t.cat not in cats: continue
            if ok and not ok(t): continue
            s.used.add(t.name.lower())
            return t
        raise Retry
    def freq(s, t, only=None):
        if t.cls == 'I':
            f = t.freq
            if s.p(.25) and f in ('monthly','biweekly','weekly'): f = s.r.choice(['monthly','biweekly','semimonthly','weekly'])
            return f
        src = FREQS[t.cls]
        if t.cls == 'M':
            if t.cat in ('SUB','ELE','PHO'): src = [('monthly',82),('annual',9),('quarterly',5),('every4weeks',2),('bimonthly',2)]
            elif t.cat == 'HOU': src = [('monthly',76),('weekly',8),('biweekly',7),('semimonthly',6),('every4weeks',3)]
            elif t.cat in ('INS','TAX','FEE'): src = [('monthly',62),('quarterly',14),('semiannual',12),('annual',12)]
            elif t.cat == 'UTI': src = [('monthly',76),('bimonthly',12),('quarterly',10),('every4weeks',2)]
            elif t.cat in ('LOA','INV','GIV'): src = [('monthly',70),('biweekly',12),('weekly',10),('semimonthly',8)]
        if t.cls == 'G' and t.cat in ('CLO','HOM','EDU','HEA','PER','CAR'): src = [('monthly',25),('quarterly',30),('annual',30),('semiannual',15)]
        fs = [(f,w) for f,w in src if not only or f in only] or [(only[0],1)]
        return s.r.choices([f for f,_ in fs],[w for _,w in fs])[0]
    # ---- amounts
    def nice(s, v, dec=None):
        r = s.r
        if v < 3: v = round(v*4)/4 if r.random() < .7 else round(v,2); return max(v, .5)
        if v < 10: 
            return r.choice([round(v*2)/2, round(v), round(v), int(v)+.99, round(v*4)/4, round(v,2) if r.random()<.12 else round(v)]) or 1
        if v < 100:
            k = r.random()
            if k < .35: return max(5*round(v/5),5)
            if k < .8: return round(v)
            if k < .985: return (int(v)+r.choice([.99,.99,.5,.95,.49])) if dec is not False else round(v)
            return round(v,2)
        if v < 1000:
            return r.choice([10*round(v/10),5*round(v/5),25*round(v/25),round(v),50*round(v/50) if v > 200 else 10*round(v/10)])
        if v < 10000:
            return r.choice([50*round(v/50),100*round(v/100),25*round(v/25),10*round(v/10),round(v) if r.random()<.5 else 100*round(v/100)])
        if v < 100000: return r.choice([500*round(v/500),1000*round(v/1000),100*round(v/100)])
        return r.choice([1000*round(v/1000),5000*round(v/5000)])
    def scale(s): 
        if s.country == 'IN' and not s.fc: return s.r.choice([20,25,30])
        return 1
    def val(s, t, f=None):
        if t.cls == 'I':
            per = dict(weekly=.23,biweekly=.46,semimonthly=.5,monthly=1,quarterly=3,semiannual=6,annual=12)
            k = per[f or t.freq]/per[t.freq]
        else: k = SCALE.get(t.cls, {}).get(f, 1)
        v = s.r.uniform(t.lo, t.hi)*k*s.scale()
        if s.country == 'IN' and not s.fc and v >= 20: v = max(20, 10*round(v/10)) if v < 2000 else v
        return s.nice(v)
    def A(s, v, plain=False, nospell=False):
        r = s.r
        if isinstance(v, float) and abs(v-round(v)) < 1e-9: v = int(round(v))
        isint = isinstance(v, int)
        cur = None; t = None; spaced = False; pl = None
        # number text
        if not nospell and not plain and r.random() < s.pspell:
            if isint and v >= 2:
                pl = words(v, r)
                if v == 1000 and r.random() < .4: pl = 'a grand'
            elif not isint and 10 <= round((v-int(v))*100) and (v >= 10 or round((v-int(v))*100) % 10) and 5 <= v < 100 and s.country != 'IN':
                c = round((v-int(v))*100); pl = w99(int(v)) + ' ' + w99(c)
            if pl: spaced = True
        if pl is None:
            if isint and v >= 1000 and v % 100 == 0 and r.random() < s.pk:
                if s.country == 'IN' and v >= 100000 and v % 10000 == 0: pl = num2(v/100000) + r.choice([' lakh',' lakhs',' lakh']); spaced = True
                else: pl = num2(v/1000) + r.choice(['k','k','k','K'])
            elif isint and v >= 1000 and s.sep:
                pl = indian(v) if s.country == 'IN' else f'{v:,}'
            else: pl = num(v)
        worded = pl[0].isalpha()
        if s.sign and not plain:
            cs, code = s.fc if s.fc else (s.cs, {'US':'USD','CA':'CAD','IN':'INR'}[s.country])
            cur = code
            if worded or cs in ('dollars','bucks','rupees','Canadian','euros','pounds','quid','dirhams','bucks US'):
                if worded and cs in ('$','$suf','usd','USD ','US$'): cs = r.choice(['dollars','bucks']) 
                if worded and cs in ('C$','CA$','CAD ','cad'): cs = 'Canadian dollars'
                if worded and cs in ('₹','Rs ','Rs. ','Rs.','rs','INR ','inr'): cs = 'rupees'
                if worded and cs == '€': cs = 'euros'
                if worded and cs == '£': cs = r.choice(['pounds','quid'])
                if pl == 'a grand': cur = None; t = pl if False else None
                if cs == 'Canadian': cs = r.choice(['Canadian dollars','CAD','Canadian'])
                if worded and not isint: # thirteen ninety-nine: no noun
                    t = pl; cur = None
                elif pl == 'a grand': t = pl; cur = None
                else: t = pl + ' ' + cs; spaced = True
            elif cs == '$suf': t = pl + '$'
            elif cs in ('usd','cad','inr'): t = pl + ' ' + cs; spaced = True
            elif cs == 'rs': t = pl + (r.choice([' rs','rs']) if pl[-1].isdigit() else ' rs'); spaced = True
            else: t = cs + pl
        else: t = pl
        a = Amt(v, t, cur, spaced or worded, pl)
        s.rec.append((float(num(v)), t))
        return a
    def money(s, t, f=None): return s.A(s.val(t, f))
    def part(s, a, lo=.1, hi=.75):
        for _ in range(30):
            x = s.nice(a.v*s.r.uniform(lo, hi))
            if 0 < x < a.v and num(x) != num(a.v) : return s.A(x)
        raise Retry
    def near(s, a, up=None):
        for _ in range(30):
            k = s.r.uniform(1.04,1.45) if (up is True or (up is None and s.p(.6))) else s.r.uniform(.6,.95)
            x = s.nice(a.v*k)
            if num(x) == num(a.v): continue
            if up is True and x <= a.v: continue
            if up is False and x >= a.v: continue
            if x > 0: return s.A(x)
        raise Retry
    def delta(s, a):
        for _ in range(30):
            x = s.nice(a.v*s.r.uniform(.05,.35))
            if 0 < x < a.v: return s.A(x)
        raise Retry
    def n(s, lo=2, hi=6, pw=.6):
        k = s.r.randint(lo, hi)
        t = w99(k) if s.p(pw) and k <= 20 else str(k)
        s.rec.append((float(k), t))
        a = Amt(k, t, None, True, t); return a
    def pct(s, *c):
        k = s.r.choice(c or (5,10,15,20,25,30,40,60,70,75,80))
        t = s.ch(f'{k}%', f'{k}%', f'{k}%', f'{k} %', f'{k} percent', f'{k}pct' if s.p(.2) else f'{k}%', w99(k)+' percent')
        s.rec.append((float(k), t))
        return Amt(k, t, None, True, t)
    def P(s, f, a=None, empty=.0):
        if f == 'monthly' and s.p(empty): return ''
        for _ in range(20):
            x = s.r.choice(POST[f])
            if a is not None and a.spaced and x[0] != ' ': continue
            if x == ' pm' and s.country == 'US': continue
            if x == ' each fortnight' and s.country == 'US': continue
            break
        return s.dt(x)
    def dt(s, x):
        r = s.r
        if '%D' in x: x = x.replace('%D', r.choice(DAYS))
        if '%M' in x: x = x.replace('%M', r.choice(MONTHS))
        if '%O' in x: x = x.replace('%O', r.choice(['1st','5th','10th','15th','3rd','28th','20th']))
        return x
    def adv(s, f): return s.dt(s.r.choice(ADV[f]))
    def who(s, kind='any'):
        pool = list(PEOPLE_ANY)
        if not s.we: pool = pool + [s.spouse]*12
        if kind == 'any': pool = pool + ORGS
        if kind == 'emp': pool = ORGS
        if kind == 'org': pool = ORGS + [("insurance","they","their","them",0)]*2
        used = s.used
        for _ in range(30):
            w = s.r.choice(pool)
            if s.country != 'IN' and w[0] in ('bhaiya','Anil','my office'): continue
            if s.country == 'IN' and w[0] in ('my buddy Dave','Marcus','Tyler','Jess','the VA','my roomie'): continue
            if s.country == 'CA' and w[0] == 'the VA': continue
            if w[0].lower() in used: continue
            # the thing itself names this person
            if any(w[0].split()[-1].lower() in u.split() or w[0].split()[-1].lower()+"'s" in u.split() for u in used): continue
            if s.we and w[0].startswith('my ') and s.p(.4): w = ('our '+w[0][3:],)+w[1:] if w[0][3:] in ('neighbor','son','daughter','oldest','grandson') else w
            return w
        raise Retry
    # ---- noun phrases
    def N(s, t):
        n = t.name
        if t.cls in 'EL' : return s.ch('a ','my ' if not s.we else 'our ') .replace('a ', art(n)+' ', 1) + n if not re.match(r"(my|kids')", n) else n
        if t.cls == 'O' and t.det == 'b': return (art(n)+' ' if s.p(.6) else 'the ')+n
        if t.det == 'p': return n
        my = 'our' if s.we else 'my'
        if t.det == 'b': return s.ch('the ', my+' ', my+' ', 'the ')+n
        if t.det in 'ms': return s.ch('', '', '', 'the ', my+' ')+n
        return n
    # ---- env + rendering
    def env(s, t=None, w=None, /, **k):
        e = dict(k)
        if t is not None:
            e.setdefault('t', t); e.setdefault('N', s.N(t)); e.setdefault('n', t.name)
            e.setdefault('it', 'it' if not t.pl else s.ch('it','they'))
        if w is not None:
            e.update(w=w[0], he=w[1], his=w[2], him=w[3], _w=w)
        e.update(I='we' if s.we else 'I', my='our' if s.we else 'my', me='us' if s.we else 'me', Im="we're" if s.we else "I'm", Ive="we've" if s.we else "I've", myself='ourselves' if s.we else 'myself', mine='ours' if s.we else 'mine')
        e['ap'] = s.r.choice(['']*7 + ['about ','around ','roughly ','~','abt ','like ','approx ','maybe ','some '])
        return e
    def say(s, tpl, e):
        x = s.expand(tpl)
        x = re.sub(r'<([^<>]+)>', lambda m: s.slot(m.group(1), e), x)
        # join "~" etc.
        x = re.sub(r' +', ' ', x).strip()
        x = re.sub(r'\b(each|apiece) each (\w+)', r'\1 every \2', x)
        x = re.sub(r'\ba (?=(8|18\b|11\b|eight|eleven|annual|airline|insurance ref|inheritance|IT ref|eBay|old tr|article))', 'an ', x)
        x = x.replace(' ,', ',').replace(' .', '.').replace(' ;', ';')
        return x
    def slot(s, k, e):
        if '@' in k:
            v, o = k.split('@')
            pl = e['_w'][4] if o == 'w' else (e['he'] == 'they' if o == 'he' else (e['t'].pl if o == 't' else e[o].pl))
            return conj(v, pl)
        v = e[k]
        if k == 'ap' : return v
        return str(v)
    def expand(s, t):
        # {a|b{c|d}} nested
        for _ in range(200):
            m = re.search(r'\[([A-Z0-9]+)\]', t)
            if m: t = t[:m.start()] + MACRO[m.group(1)] + t[m.end():]; continue
            m = re.search(r'\{([^{}]*)\}', t)
            if not m: return t
            # choose outermost-safe: expand innermost
            t = t[:m.start()] + s.r.choice(m.group(1).split('|')) + t[m.end():]
        raise RuntimeError(t)
    def item(s, t, calc, freq, amts=(), times=None, dir=None, name=None, cat=None, cur='auto'):
        nm = name or t.name
        nm = re.sub(r'^(my|the|our) ', '', nm)
        nm = nm if len(nm) > 1 and nm[1].isupper() else nm[0].upper() + nm[1:]
        c = None
        if cur == 'auto':
            for a in amts:
                if a.cur: c = a.cur; break
        else: c = cur
        it = dict(name=nm, category=cat or t.cat, calc=calc, currency=c, frequency=freq, direction=dir or ('in' if (t is not None and t.inc) else 'out'))
        if times: it['times'] = times
        return it

def num2(x):
    return ('%.2f' % x).rstrip('0').rstrip('.')
def indian(v):
    x = str(v)
    if len(x) <= 3: return x
    h, t = x[:-3], x[-3:]
    out = []
    while len(h) > 2: out.insert(0, h[-2:]); h = h[:-2]
    if h: out.insert(0, h)
    return ','.join(out) + ',' + t
def art(n):
    l = n.lower()
    if re.match(r'(one|uni|use|eu)', l): return 'a'
    if re.match(r'(ER|MRI|IRS|NCLEX|EB|LPG|RV|HOA|AC|RO)\b', n): return 'an' if n[0] in 'EMILHARN' and not n.startswith(('LPG_',)) and n[:2] not in ('IR_',) else 'a'
    return 'an' if l[0] in 'aeiou' else 'a'
def conj(v, pl):
    irr = {'is':('is','are'),'was':('was','were'),'has':('has','have'),'does':('does','do'),'go':('goes','go'),'isnt':("isn't","aren't"),'doesnt':("doesn't","don't"),'pass':('passes','pass'),'carry':('carries','carry')}
    if v in irr: return irr[v][1 if pl else 0]
    return v if pl else v + 's'

# ---------------------------------------------------------------- macros
MACRO = {
# neutral statement of a cost (thing, amount A, period P)
'LEAD': "{<N> <is@t> <ap><A><P>|<N> <cost@t> <ap><A><P>|<n> <A><P>|<n>: <A><P>|<n> - <A><P>|<n> <ap><A><P>|<ap><A><P> for <N>|<N> <run@t> <ap><A><P>|<N> <come@t> to <ap><A><P>|the bill for <n> is <ap><A><P>|<N> <is@t> <A><P> {in all|total|all in|altogether}|<n> = <A><P>|<n> (<A><P>)|<N>, <A><P>|<n> at <A><P>|<N> {usually|normally} <come@t> to <A><P>}",
# statement with me paying
'LEADI': "{[LEAD]|[LEAD]|[LEAD]|<I> pay <ap><A><P> for <N>|<I> spend <ap><A><P> on <N>|<N> <set@t> <me> back <ap><A><P>|<N> <cost@t> <me> <ap><A><P>|<I> put <A><P> {toward|towards} <N>|<Im> paying <A><P> for <N>|<N> <take@t> <A><P>|<A><P> goes {to|on} <N>}",
'LEADX': "{[LEAD]|<I> pay <ap><A><P> for <N>|<N> <cost@t> <me> <ap><A><P>}",
'BUT': "{, but|, |, and| but| and|;|. | -|, though}",
'AND': "{ and|, and|, |. |;| -|, then}",
'OFIT': "{of it|of that|of this|toward it|towards it}",
'YET': "{|, |,}",
}

FACTS = {}   # name -> (fn, family, plain, weight)
def fact(family, plain=False, w=1.0):
    def d(fn):
        FACTS[fn.__name__] = (fn, family, plain, w); return fn
    return d
MACRO['LEADV'] = "{<I> put <ap><A><P> into <N>|<n> <A><P>|<n>: <A><P>|<ap><A><P> into <N>|<I> save <A><P> in <N>|<ap><A><P> goes into <N>|<I> add <ap><A><P> to <N>|<n> - <A><P>|<A><P> to <N>|<n> contribution <A><P>|<I> pay <ap><A><P> into <N>}"
MACRO['LEADC'] = "{<I> get <ap><A><P> from <N>|<n> <A><P>|<n>: <A><P>|<N> <bring@t> in <ap><A><P>|<N> <is@t> <ap><A><P>|<n> <ap><A><P> coming in|<I> make <ap><A><P> from <N>|<N> <pay@t> <ap><A><P>|<n> - <A><P> in|<ap><A><P> comes in from <N>}"
MACRO['LEADG'] = "{<I> give <ap><A><P> to <N>|<n> <A><P>|<n>: <A><P>|<ap><A><P> to <N>|<I> send <A><P> to <N>|<N> <get@t> <ap><A><P> from <me>|<A><P> goes to <N>|<n> - <A><P>}"
MACRO['LEADT'] = "{<I> move <ap><A><P> to <N>|<n> <A><P>|<n>: <A><P>|<A><P> goes over to <N>}"
MACRO['LEADO'] = "{<N> <is@t> <ap><A>|<N> <cost@t> <ap><A>|<n> <A>|<n>: <A>|<ap><A> for <N>}"
MACRO['LEADCSH'] = "{<I> take out <ap><A><P> in cash|<n> <A><P>|<n>: <A><P>}"
RECIP = re.compile(r"(church$|temple$|gurdwara|World Vision|^my |food bank|Red Cross|UNICEF|NPR|shelter|mosque|St\. Jude|orphanage|fire dep|Wikipedia|public radio|Salvation|United Way)")
PERSONAL = re.compile(r"(guy$|lady$|walker|cleaner|maid|nanny|cook$|driver|tutor|sitter|gardener|mali|watchman|boy$|kid$|dhobi|ayah|man$|accountant|lawyer|bookkeeper|barber|dispatcher|manager|assistant)")
RAWCASH = ('cash','ATM withdrawals','pocket cash','walking-around money','spending cash')
SELFPAY = ('salary','pay','paycheck','take-home','wages','stipend','pension','nursing pay','trucking pay','line cook pay','teaching assistant pay','family pension','military pension','overtime','tips','per diem shifts','dividends','annuity','child support','alimony','unemployment','EI','CPP','OAS','SSI','VA disability','Social Security','child benefit','GST credit','scholarship','babysitting money','farm income','FD interest')
MACRO['LEADS'] = "{<my> <n> <is@t> <ap><A><P>|<n> <A><P>|<n>: <A><P>|<I> get <ap><A><P> in <n>|<n> <ap><A><P>|<n> <ap><A><P> coming in|<n> - <A><P> in|<I> receive <A><P> in <n>|<my> <n> <come@t> to <ap><A><P>|<n> of <A><P>}"
def leadkind(t):
    if t.cls == 'I' and t.name in SELFPAY: return 'S'
    if t.cls == 'I': return 'C'
    if t.cat == 'INV': return 'V'
    if t.cat == 'TRF': return 'T'
    if t.cat == 'GIV' and RECIP.search(t.name): return 'G'
    return ''
_oe = G.expand
def _expand(s, t):
    k = getattr(s, '_lk', '')
    if k:
        t = t.replace('[LEADI]', '[LEAD%s]' % k).replace('[LEADX]', '[LEAD%s]' % k).replace('[LEAD]', '[LEAD%s]' % k)
    return _oe(s, t)
G.expand = _expand
_os = G.say
def _say(s, tpl, e):
    s._lk = leadkind(e['t']) if e.get('t') is not None else ''
    x = _os(s, tpl, e); s._lk = ''
    return x
G.say = _say
cost = lambda t: t.cat not in ('INV','TRF','CSH','GIV','INC','FEE')
shar = lambda t: cost(t) and t.cat not in ('PER','BAR')
anyt = lambda t: t.cat not in ('TRF',)

def basic(g, classes='MMMWWY', ok=cost, empty=.3, only=None):
    t = g.th(classes, ok=ok); f = g.freq(t, only); a = g.money(t, f)
    return t, f, a, g.P(f, a, empty if t.cls in 'MWI' and (t.cls != 'W' or True) else 0)

# ============================================================ PLAIN
def byv(g, t): return 'pay for' if t.cat in ('TRA','FIT','PET','KID','HEA','EDU','SVC','ENT') else g.ch('buy','get','pay for','have')
@fact('plain', True, 9)
def p_terse(g):
    t, f, a, P = basic(g, 'MMMMWWYI', None, .4)
    e = g.env(t, A=a, P=P)
    k = leadkind(t)
    if k in ('C','S'): tp = "{<n> <A><P>|<n>: <A><P>|<n> - <A><P>|<n> +<A><P>|<A><P> <n>|<n> = <A><P>|<n> in: <A><P>}"
    elif k: tp = "{<n> <A><P>|<n>: <A><P>|<n> - <A><P>|<A><P> to <n>|<n> = <A><P>|<n> ... <A><P>}"
    else: tp = "{<n> <A><P>|<n> <A><P>|<n> <A><P>|<n>: <A><P>|<n> - <A><P>|<n> = <A><P>|<A><P> <n>|<A><P> for <n>|<A><P> on <n>|<n> (<A><P>)|<n> @ <A><P>|<n> {about|around|approx|~} <A><P>|<n> ... <A><P>|<n> is <A><P>}" if not t.pl else "{<n> <A><P>|<n>: <A><P>|<n> - <A><P>|<A><P> {for|on} <n>|<n> = <A><P>|<n> (<A><P>)|<n> {about|around} <A><P>|<n> are <A><P>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'np'

@fact('plain', True, 5)
def p_sent(g):
    t, f, a, P = basic(g, 'MMMMWWYI', None, .15)
    e = g.env(t, A=a, P=P, adv=g.adv(f))
    k = leadkind(t)
    if k == 'C': tp = "{<I> {bring home|take home|get|receive|make|earn} <ap><A><P> from <N>|<N> <bring@t> <me> <ap><A><P>|<N> <is@t> <ap><A><P>|<adv> <ap><A> comes in from <N>|<my> income from <n> is <A><P>|<A><P> {lands|hits the account} from <N>}"
    elif k == 'S': tp = "{<my> <n> <is@t> <ap><A><P>|<I> {get|receive} <ap><A><P> in <n>|<adv> <I> get <ap><A> in <n>|<my> <n> <come@t> to <ap><A><P>|<ap><A><P> in <n> {lands in|hits} the account|<n> of <ap><A><P>}"
    elif k == 'V': tp = "{<I> {put|stick|move|throw|set aside} <ap><A><P> {into|in} <N>|<ap><A><P> goes {straight |}into <N>|<adv> <I> {put|move} <A> into <N>|{saving|putting} <ap><A><P> {in|into} <N>|<N> <get@t> <A><P>}"
    elif k == 'G': tp = "{<I> {give|send|donate} <ap><A><P> to <N>|<N> <get@t> <ap><A><P>{| from <me>}|<adv> <I> {give|send} <A> to <N>|<ap><A><P> goes to <N>}"
    elif k == 'T': tp = "{<I> {move|transfer} <A><P> to <N>|<A><P> goes to <N>}"
    else: tp = "{<I> {pay|spend|shell out|fork over|drop|budget|lay out} <ap><A><P> {on|for} <N>|<N> <is@t> <ap><A><P>|<N> <cost@t> <me> <ap><A><P>|<N> <run@t>{| <me>} <ap><A><P>|<N> <come@t> to <ap><A><P>|<adv>{|,} <I> {pay|spend|drop} <ap><A> {on|for} <N>|<ap><A><P> {goes to|goes on|is for} <N>|<N> <set@t> <me> back <ap><A><P>|<I> have <N> at <A><P>|<N> <eat@t> {up |}<ap><A><P>|<Im> paying <A><P> for <N>|for <N> <I> pay <ap><A><P>|<N> <take@t> <ap><A><P>{| out of <my> account}|<N> <is@t> <adv>, <A>|<adv> it's <A> for <N>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

@fact('plain', True, 2)
def p_due(g):
    t, f, a, P = basic(g, 'M', lambda t: t.cat in ('HOU','UTI','PHO','INS','LOA','SUB','TAX','FIT','KID','EDU','SVC'), .2, only=('monthly',))
    d = g.ch('1st','3rd','5th','10th','12th','15th','20th','22nd','27th','28th')
    e = g.env(t, A=a, P=P, d=d)
    tp = "{<n> <A><P>, due {on |}the <d>|<n> <A><P> {comes|goes} out on the <d>|on the <d> <n> <A>|<A><P> for <N>{,|} {due the|debited on the|autopay on the} <d>|<N> <is@t> due on the <d> {of every month|each month}, <A>|<n>, <A><P>, autopay}"
    return g.say(tp, e), [g.item(t, a.c, 'monthly', [a])], 'np'

@fact('plain', True, 2.2)
def p_two(g):
    t = g.th('M', ok=cost); u = g.th('M', ok=cost); f = 'monthly'
    a = g.money(t, f); b = g.money(u, f); P = g.P(f, b)
    e = g.env(t, A=a, B=b, P=P, m=u.name, M=g.N(u), u=u, adv=g.adv(f))
    tp = "{<A> for <n> and <B> for <m>, both monthly|<adv> <I> pay <A> for <N> and <B> for <M>|<n> <A>, <m> <B>, both per month|<N> and <M> are <A> and <B><P> respectively|<n> and <m>: <A> and <B><P>|<I> spend <A> on <n> and <B> on <m> {every month|each month}|<A> on <n>, <B> on <m>, each month}"
    return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(u, b.c, f, [b])], 'cl'

@fact('plain', True, 3)
def p_list(g):
    n = g.r.choice([3,3,4,4,5]); its = []; parts = []
    sep = g.ch(', ', ', ', '; ', ' / ', '\n', '\n- ', ' + ')
    form = g.ch('<n> <A><P>', '<n> <A><P>', '<n>: <A><P>', '<A><P> <n>', '<n> - <A><P>', '<n> = <A><P>', '<A><P> for <n>')
    for i in range(n):
        if i and g.cmode in ('first','mix') and not g.fc and g.p(.7): g.sign = False if g.cmode == 'first' else g.p(.5)
        t, f, a, P = basic(g, 'MMMW', cost, .8)
        if g.p(.6) and f == 'monthly': P = ''
        parts.append(g.say(form, g.env(t, A=a, P=P))); its.append(g.item(t, a.c, f, [a]))
    if sep == '\n- ': x = '- ' + sep.join(parts)
    elif sep == ', ' and g.p(.5): x = ', '.join(parts[:-1]) + g.ch(' and ', ', and ', ' & ') + parts[-1]
    else: x = sep.join(parts)
    return x, its, 'np'

@fact('plain', True, 1.6)
def p_header(g):
    f = g.r.choice(['monthly','monthly','weekly','annual','biweekly','quarterly'])
    cls = {'monthly':'MMMW','weekly':'W','annual':'Y','biweekly':'W','quarterly':'M'}[f]
    its = []; parts = []; form = g.ch('<n> <A>', '<n> <A>', '<A> for <n>', '<n>: <A>', '<A> <n>')
    for i in range(g.r.choice([2,3,3,4])):
        t = g.th(cls, ok=cost); a = g.money(t, f)
        parts.append(g.say(form, g.env(t, A=a))); its.append(g.item(t, a.c, f, [a]))
    h = {'monthly':['every month','monthly','per month','each month i pay','monthly bills'],'weekly':['every week','weekly','per week','each week'],'annual':['once a year','yearly','annual stuff','per year'],'biweekly':['every two weeks','every other week'],'quarterly':['every quarter','every three months','quarterly']}[f]
    sep = g.ch(', ', ', ', '; ', '\n', ' + ')
    x = g.r.choice(h) + g.ch(': ', ': ', ' - ' if sep != '\n' else ':\n', ':\n' if sep == '\n' else ': ') + sep.join(parts)
    g.header = True
    return x, its, 'np'

@fact('plain', True, 2.2)
def p_income(g):
    t = g.th('I'); f = g.freq(t); a = g.money(t, f); P = g.P(f, a, .3)
    e = g.env(t, A=a, P=P, adv=g.adv(f))
    tp = "{<my> <n>: <A><P>|<n> <is@t> <ap><A><P>{| after tax| net| after taxes|}|<I> get <ap><A><P> {from|through|in} <n>|<n> <bring@t> in <ap><A><P>|<adv> <I> get <A> from <n>|income: <n> <A><P>|<n> pays <A><P>|<n> <A><P> {net|take home|after deductions|in hand}|coming in: <A><P> from <n>|<n> deposit <A><P>}"
    if t.pl: tp = tp.replace('|<n> pays <A><P>', '')
    if t.name in SELFPAY: tp = tp.replace('|<n> pays <A><P>', '').replace("{from|through|in} <n>","in <n>").replace("get <A> from <n>","get <A> in <n>").replace("<A><P> from <n>","<A><P> in <n>")
    if t.name in ('take-home','Social Security','CPP','OAS','EI','SSI','unemployment'): tp = tp.replace('{| after tax| net| after taxes|}','').replace('|<n> <A><P> {net|take home|after deductions|in hand}','')
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

@fact('plain', True, 2)
def p_once(g):
    t = g.th('O'); a = g.money(t)
    e = g.env(t, A=a, m=g.ch(*MONTHS), d=g.ch(*DAYS))
    tp = "{<N> <is@t> coming up in <m>, <ap><A>|<n> <A>, one time|<n>: <A> (one-off)|had to pay <A> for <N> last {week|month|<d>}|<I> just paid <A> for <N>|<N> next {month|week|summer|<m>}{,| will be|:} <ap><A>|{one time thing|one-off}: <n> <A>|<A> for <N>, just this once|<n>, <A>, once|<N> in <m>, <A>|<I> need <A> for <N> {this|next} month, one time only|paid <A> for <N> on <d>|<n> <A> next <m>}"
    return g.say(tp, e), [g.item(t, a.c, 'once', [a])], 'cl'

@fact('plain', True, 2)
def p_daily(g):
    t = g.th('D'); f = g.freq(t); a = g.money(t); P = g.P(f, a)
    e = g.env(t, A=a, P=P, adv=g.adv(f), by=byv(g,t), an=art(t.name)+' '+t.name if t.det == 'b' else t.name)
    tp = "{<n> <A><P>|<adv> <I> <by> <an>, <A>|<A><P> for <n>|<an> {is|costs me} <A><P>|<A> <n><P>|<n> {every day, <A>|daily <A>}|<adv>: <n> <A>}" if f == 'daily' and not t.pl else "{<n> <A><P>|<adv> <I> <by> <an>, <A>|<A><P> for <n>|<A> <n><P>|<adv>: <n> <A>|<n>, <A>,<P>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

@fact('plain', True, 2)
def p_event(g):
    t = g.th('E'); f = g.freq(t); a = g.money(t); P = g.P(f, a)
    e = g.env(t, A=a, P=P, adv=g.adv(f), an=art(t.name)+' '+t.name)
    tp = "{<n> <A><P>|<adv> <an>, <A>|<an><P>{, <A>| for <A>| at <A>}|<adv> <I> {pay <A> for|spend <A> on|drop <A> on} <an>|<A> <n><P>|<an> <adv>, <A>{| a pop| each time| a go|}|<n>: <A><P>|<n> <A>, <adv>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

# ============================================================ TIMES / QUANTITY
TW = {2:['twice a week','two times a week','2x a week','2x/week','2 days a week','on Tuesdays and Thursdays','twice weekly','Mon and Thu'],
      3:['three times a week','3 times a week','3x a week','3x/wk','three days a week','Mon, Wed and Fri','3 days a week'],
      4:['four times a week','4 times a week','4x a week','4 days a week','four days a week'],
      5:['five times a week','5 times a week','5x a week','5 days a week'],
      6:['six days a week','6 days a week','every day but Sunday','daily except Sundays','every day except Monday']}
@fact('times', False, 2)
def q_timesweek(g):
    t = g.th('DL'); k = g.r.choice([2,2,3,3,4,5,6]); a = g.money(t); tw = g.r.choice(TW[k])
    e = g.env(t, A=a, tw=tw, by=byv(g,t), an=t.name if t.det in 'mps' and t.cls == 'D' or re.match(r"(my|kids')", t.name) else art(t.name)+' '+t.name)
    tp = "{<A> <n> <tw>|<n> <A>, <tw>|<n> <tw>, <A> {each time|a time|a pop|every time|each go}|<tw> <I> <by> <an>, <A>{| a go| each|}|<an> <tw>{:| at| for} <A>|<n> {runs|is} <A> and <I> go <tw>|<A> a time for <n>, <tw>|<n>: <A> x <tw>}" if not t.pl else "{<A> <n> <tw>|<n> <tw>, <A> each time|<tw> <I> buy <an>, <A>}"
    if not re.search(r'^(twice|two|three|four|five|six|2x|3x|4x|5x|\d t)', tw): tp = tp.replace('|<n>: <A> x <tw>', '')
    if t.cls == 'D' and t.cat not in ('TRA','FIT','PET'): tp = tp.replace("|<n> {runs|is} <A> and <I> go <tw>", '')
    return g.say(tp, e), [g.item(t, a.c, 'weekly', [a], times=k)], 'cl'

@fact('times', False, 1.4)
def q_perweek(g):
    t = g.th('L'); n = g.n(2,5); a = g.money(t)
    e = g.env(t, A=a, k=n, pl=t.plural)
    tp = "{<k> <pl> a week at <A> {each|apiece|a pop|per session}|<k> <pl> {every|each|per} week, <A> each|<I> {pay for|do|have} <k> <pl> a week, <A> {each|a time|apiece}|<A> {each|apiece} for <k> <pl> a week|<pl>: <k> a week, <A> each|<k> <pl>/wk @ <A> each}"
    return g.say(tp, e), [g.item(t, a.c, 'weekly', [a], times=n.v, name=t.plural)], 'cl'

@fact('times', False, 1)
def q_perweek_total(g):
    t = g.th('L'); n = g.n(2,5); a = g.A(g.nice(g.val(t)*n.v))
    e = g.env(t, A=a, k=n, pl=t.plural)
    tp = "{<k> <pl> a week for <A> {total|in all|together|altogether}|<k> <pl> {every|each|per} week, <A> for {all of them|the lot|the whole set}|<A> a week {covers|gets <me>|buys} <k> <pl>|<pl>: <k> a week, <A> in total}"
    return g.say(tp, e), [g.item(t, a.c, 'weekly', [a], name=t.plural)], 'cl'

@fact('times', False, 1.6)
def q_timesmonth(g):
    t = g.th('EEL', ok=lambda t: t.cat not in ('CAR','HOM','FEE')); n = g.n(3,6); a = g.money(t)
    e = g.env(t, A=a, k=n, pl=t.plural)
    tp = "{<k> times a month <n>, <A> {each time|a pop|each}|<k> <pl> a month at <A> {each|apiece}|<I> {have|pay for|do} <k> <pl> {a|per|every} month, <A> {each|every time|a go}|<k> <pl> a month, <A> each|<pl>: <k> a month, <A> each|<n>, <k> times a month, <A> a time}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n.c}', 'monthly', [a], name=t.name)], 'cl'

@fact('times', False, 1)
def q_timesyear(g):
    t = g.th('E'); n = g.r.choice([3,5,6,7,8]); nn = g.n(n,n); a = g.money(t)
    e = g.env(t, A=a, k=nn, pl=t.plural)
    tp = "{<k> times a year <n>, <A> each time|<k> <pl> a year at <A> {each|a pop|apiece}|<I> {have|pay for} <k> <pl> {a|per} year, <A> {each|every time}|<pl>: <k> a year, <A> each}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{nn.c}', 'annual', [a], name=t.name)], 'cl'

@fact('times', False, 1.8)
def q_goods(g):
    t = g.th('G'); f = g.freq(t); n = g.n(2,6); a = g.money(t); tot = g.p(.3)
    if tot: a = g.A(g.nice(a.v*n.v))
    e = g.env(t, A=a, k=n, us=t.units, P=g.P(f), adv=g.adv(f), uu=t.unit)
    if tot:
        tp = "{<k> <us> of <n><P> for <A> {total|all together|in all|the lot}|<adv> <I> {buy|get} <k> <us> of <n>, <A> {in total|for the lot|all in}|<A> for <k> <us> of <n><P>|<n>: <k> <us><P>, <A> altogether}"
        return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
    tp = "{<k> <us> of <n><P> at <A> {each|apiece|a <uu>}|<adv> <I> {buy|get|go through} <k> <us> of <n>, <A> {each|apiece|per <uu>}|<A> {a|per} <uu> for <n>, <k> <us><P>|<n>: <k> <us><P>, <A> each|<k> <us> of <n> <adv>, they're <A> {each|apiece}|<n> is <A> {a|per} <uu>, <I> {need|use|get} <k><P>}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n.c}', f, [a])], 'cl'

KIDS = ['kids','boys','girls','children','grandkids']
KT = lambda t: t.cat in ('KID','EDU','FIT','CLO','PHO','HEA','INS','TRA','ENT','PER','SUB','DIN') and not PERSONAL.search(t.name) and not re.search(r"kids|my |twins|family|wipes|joint", t.name)
@fact('each', False, 2.4)
def q_eachkids(g):
    t = g.th('MMWY', ok=KT); f = g.freq(t, ('monthly','weekly','annual','quarterly')); a = g.money(t, f); P = g.P(f, a)
    each = g.p(.55); kd = g.ch(*KIDS)
    both = not each and g.p(.25) or each and g.p(.12)
    n = None if both else g.n(2,4)
    e = g.env(t, A=a, P=P, k='' if both else n, kd=kd)
    if each:
        tp = "{<n> <A><P> each for {<my>|the} <k> <kd>|<A> each<P> for <n>, <k> <kd>|<A><P> per kid for <n> and <I> have <k> {of them|<kd>|kids}|<n> for {<my>|the} <k> <kd>, <A> {each|apiece|per kid}<P>|<n> is <A><P> for each of the <k> <kd>|<k> <kd>, <A> each<P> for <n>|each of <my> <k> <kd> costs <me> <A><P> in <n>|<n>: <A> {x|times|per kid x} <k> <kd><P>}"
        if both: tp = "{<n> <A><P> each for both <kd>|<A> {apiece|each}<P> for <n>, both <kd>|<n> for both <kd>, <A> each<P>|both <kd> have <n>, <A> each<P>}"
        c = f'{a.c}*2' if both else f'{a.c}*{n.c}'
        if t.pl: tp = tp.replace('|<n> is <A><P> for each of the <k> <kd>','')
    else:
        tp = "{<n> <A><P> for {<my>|the} <k> <kd>{| together| combined| in total|}|<A><P> {covers|pays for|gets} <n> for all <k> <kd>|<A><P> for <n>, that's {for all <k> <kd>|<k> <kd> together|all <k> of them}|<n> for {<my>|the} <k> <kd>{,|:} <A><P> {in all|altogether|total}|<my> <k> <kd> have <n>, <A><P> for the lot}"
        if both: tp = "{<n> <A><P> for both <kd> {together|combined|in total}|<n>, both <kd>, <A><P> altogether|<A><P> {covers|gets} <n> for both <kd>}"
        c = a.c
    return g.say(tp, e), [g.item(t, c, f, [a])], 'cl'

@fact('each', False, 1.3)
def q_perperson(g):
    t = g.th('MW', cats=('GRO','DIN','PHO','INS','FIT'), ok=lambda t: 'crew' not in t.name); f = g.freq(t, ('monthly','weekly')); a = g.money(t, f); P = g.P(f, a); n = g.n(2,6)
    e = g.env(t, A=a, P=P, k=n)
    tp = "{<n> <A> {per person|a head|a person|per head}<P>, {there are <k> of us|<k> of us|<k> people in the house|family of <k>|we're <k>}|<A><P> per person for <n> and we are <k>|we are <k> at home, <n> <A> {a head|per person|each}<P>|<k> of us at <A> {each|a head}<P> for <n>{|, all on <my> card|, I pay for everyone}|<n> works out to <A> a {head|person}<P>, and there's <k> of us}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n.c}', f, [a])], 'cl'

@fact('rate', False, 1.6)
def q_hours(g):
    inc = g.p(.6)
    lo, hi = (12, 60) if inc else (9, 28)
    a = g.A(g.nice(g.r.uniform(lo,hi)*(g.scale() if g.country != 'IN' else 10)))
    h = g.n(2 if not inc else 8, 12 if not inc else 48, .2)
    if inc:
        nm, cat = g.ch(('line cook job','INC'),('nursing job','INC'),('warehouse job','INC'),('bartending gig','INC'),('campus job','INC'),('forklift job','INC'),('home care job','INC'),('call center job','INC'),('freelance editing','INC'),('dishwashing job','INC'))
        tp = "{<nm>: <A> an hour, <h> {hours|hrs} {a|per} week|<I> {make|get|earn} <A> an hour at <my> <nm>, <h> hours a week|<my> <nm> pays <A> {an hour|per hour|/hr}{,| and} <I> {work|do} <h> {hours|hrs} {a week|per week|weekly}|<h> hours a week at <A> {an hour|/hr|per hour} from <my> <nm>|<nm> <A>/hr x <h> hrs a week}"
    else:
        nm, cat = g.ch(('babysitter','KID'),('tutor','EDU'),('cleaner','SVC'),('dog walker','PET'),('gardener','SVC'),('sitter','KID'),('math tutor','EDU'),('nanny','KID'),('handyman','SVC'),('bookkeeper','SVC'),('piano teacher','EDU'),('personal trainer','FIT'))
        tp = "{<nm>: <A> an hour, <h> {hours|hrs} {a|per} week|the <nm> gets <A> an hour for <h> hours a week|<my> <nm> {charges|costs|is} <A> {an hour|per hour|/hr}{,| and comes| for} <h> {hours|hrs} {a week|per week|each week}|<h> hours of <nm> a week at <A> an hour|<nm> <A>/hr x <h> hrs a week}"
    if g.we: tp = tp.replace('<I> {make|get|earn} <A> an hour at <my> <nm>', 'my <nm>, <A> an hour').replace('<my>', 'my')
    if a.spaced: tp = tp.replace('<A>/hr','<A> an hour').replace('/hr','an hour')
    if nm in g.used: raise Retry
    g.used.add(nm)
    e = g.env(None, A=a, h=h, nm=nm)
    T = Th(); T.name = nm; T.cat = cat; T.inc = inc
    return g.say(tp, e), [g.item(T, f'{a.c}*{h.c}', 'weekly', [a])], 'cl'

@fact('rate', False, 1.2)
def q_dayrate(g):
    t = g.th('D', ok=lambda t: t.cat in ('TRA','DIN','FIT','KID')); a = g.money(t); n = g.n(3,14,.4)
    e = g.env(t, A=a, k=n)
    tp = "{<n> <A> a day, {but only |only |}<k> days a month|<n> is <A> and <I> {need it|pay for it} <k> {days|times} a month|<k> days a month <I> pay <A> for <n>|<A> for <n>, <k> times a month|<n>: <k> x <A> a month}"
    if t.pl: tp = "<A> for <n>, <k> times a month"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n.c}', 'monthly', [a])], 'cl'

@fact('sum', False, 1.2)
def q_adultskids(g):
    t = g.th('Y', ok=lambda t: t.cat == 'TVL' or t.name in ('Comic-Con','garba passes','season tickets','county fair','ski pass','marathon entry')) if g.p(.4) else g.th('E', cats=('ENT','TVL'))
    f = 'annual' if t.cls == 'Y' else g.r.choice(['monthly','quarterly','semiannual','annual'])
    k = g.scale(); a = g.A(g.nice(g.r.uniform(20,150)*k)); b = g.part(a,.3,.8); m = g.n(2,4); n = g.n(2,4)
    e = g.env(t, A=a, B=b, m=m, k=n, P=g.P(f), adv=g.adv(f))
    tp = "{<n><P>: <m> adults at <A> and <k> kids at <B>|<n> <adv>, <m> adults <A> each, <k> kids <B> each|<adv> <n>: <m> adult tickets at <A> plus <k> kids' at <B>|<adv> for <N> it's <A> per adult (<m>) and <B> per kid (<k>)}"
    return g.say(tp, e), [g.item(t, f'{m.c}*{a.c}+{n.c}*{b.c}', f, [a, b])], 'cl'

@fact('sum', False, 1.4)
def q_baseplus(g):
    t = g.th('M', cats=('PHO','SUB','FIT','KID','ELE','INS','TRA','SVC','HOU','UTI')); f = 'monthly'; a = g.money(t, f); b = g.delta(a)
    ex = {'PHO':['extra line','extra gig'],'SUB':['extra screen','extra user'],'FIT':['family member','guest pass'],'KID':['late pickup','extra day'],'ELE':['extra user','extra device'],'INS':['extra driver','extra rider'],'TRA':['extra zone','extra trip'],'SVC':['extra hour','extra visit'],'HOU':['pet','parking spot'],'UTI':['extra bin','extra meter']}[t.cat]
    x = g.r.choice(ex)
    if g.p(.5):
        n = g.n(2,4); e = g.env(t, A=a, B=b, k=n, x=x, P=g.P(f,a))
        xs = x + ('es' if x.endswith('s') and not x.endswith('ss') else ('es' if x.endswith('ss') else 's'))
        e['xs'] = xs
        tp = "{<n> <A><P> plus <B> per <x>, <I> have <k>|<N> <is@t> <A><P> and then <B> for each <x>, <k> of those|<n>: <A> base + <B> for each of <k> <xs>, monthly|<A><P> for <n>, plus <k> <xs> at <B> each}"
        return g.say(tp, e), [g.item(t, f'{a.c}+{b.c}*{n.c}', f, [a,b])], 'cl'
    e = g.env(t, A=a, B=b, x=x, P=g.P(f,a), xx=g.ch('tax','fees','a service charge','taxes and fees','the surcharge'))
    tp = "{<n> <A><P> plus <B> {in |for |}<xx>|<N> <is@t> <A> and <B> {for|in} <xx> on top, {monthly|every month}|<n>: <A> + <B> <xx><P>|<A><P> for <n> and another <B> for <xx>, all on the same bill}"
    return g.say(tp, e), [g.item(t, f'{a.c}+{b.c}', f, [a,b])], 'cl'

@fact('sum', False, 1.2)
def q_tip(g):
    t = g.th('E', cats=('PER','DIN','SVC','PET')); f = g.freq(t); a = g.money(t); P = g.P(f)
    if g.p(.6):
        p = g.pct(10,15,18,20); e = g.env(t, A=a, p=p, P=P, an=art(t.name)+' '+t.name, adv=g.adv(f))
        tp = "{<an><P>, <A> plus <p> tip|<n> <A> and <I> tip <p><P>|<adv> <an> for <A>, plus a <p> tip|<n>: <A> + <p> tip<P>|<A> <n><P> and <p> on top for the tip}"
        return g.say(tp, e), [g.item(t, f'{a.c}+{a.c}*{p.c}/100', f, [a])], 'cl'
    b = g.delta(a); e = g.env(t, A=a, B=b, P=P, an=art(t.name)+' '+t.name, adv=g.adv(f))
    tp = "{<an><P>, <A> plus <B> tip|<n> <A> and <I> leave <B> tip<P>|<adv> <an> for <A>, plus <B> for the tip|<n>: <A> + <B> tip<P>|<A> <n><P> with <B> on top as tip}"
    return g.say(tp, e), [g.item(t, f'{a.c}+{b.c}', f, [a,b])], 'cl'

@fact('sum', False, 1.2)
def q_taxpct(g):
    t, f, a, P = basic(g, 'MY', lambda t: cost(t) and t.cat not in ('TAX','LOA','HOU','GRO','UTI')); p = g.pct(5,7,8,12,13,18)
    e = g.env(t, A=a, p=p, P=P, tx=g.ch('GST','tax') if g.country == 'IN' else (g.ch('HST','tax','GST') if g.country == 'CA' else g.ch('sales tax','tax')))
    tp = "{[LEAD] plus <p> <tx>|[LEAD], <p> <tx> comes on top|[LEAD] + <p> <tx>|[LEAD] before <tx>, <tx> is <p>}"
    return g.say(tp, e), [g.item(t, f'{a.c}+{a.c}*{p.c}/100', f, [a])], 'cl'

@fact('sum', False, 1)
def q_sibling(g):
    t = g.th('M', cats=('KID','EDU','FIT')); f = 'monthly'; a = g.money(t,f); P = g.P(f,a)
    h = g.p(.5)
    if h:
        e = g.env(t, A=a, P=P)
        tp = "{<n> <A><P> for the first kid, second {one |kid |}half price|<n>: first child <A><P>, the second pays half|<A><P> for <n> for my oldest and the younger one goes for half that}"
        return g.say(tp, e), [g.item(t, f'{a.c}+{a.c}/2', f, [a])], 'cl'
    b = g.part(a,.4,.9); e = g.env(t, A=a, B=b, P=P)
    tp = "{<n> <A><P> for the first kid and <B> for the second|<n>: <A> for my daughter plus <B> for my son{|,}<P>|<A><P> for <n> for the older one, <B> for the little one}"
    return g.say(tp, e), [g.item(t, f'{a.c}+{b.c}', f, [a,b])], 'cl'

@fact('each', False, 1.5)
def q_eachthings(g):
    t = g.th('M', ok=cost); u = g.th('M', ok=cost); f = g.r.choice(['monthly']*4+['annual','weekly']); a = g.money(t, f); P = g.P(f, a)
    e = g.env(t, A=a, P=P, m=u.name, M=g.N(u), u=u)
    tp = "{<A> each<P> for <n> and <m>|<n> and <m>{,|:| are|} <A> each<P>|<N> and <M> both cost <A><P>|<A> apiece<P> for <n> and <m>|<n>, <m>: <A> {each|apiece}<P>|<I> pay <A> each for <n> and for <m>,<P>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(u, a.c, f, [a])], 'cl'

# ============================================================ SHARING
@fact('share', False, 2.6)
def s_partof(g):
    t, f, a, P = basic(g, 'MMMWYY', shar); b = g.part(a); w = g.who()
    e = g.env(t, w, A=a, B=b, P=P)
    tp = "[LEAD]{[BUT] <w> <pay@w> <B> of {it|that}|[BUT] <w> <cover@w> <B> {of it|of that}|, <w> <chip@w> in <B>|[BUT] <w> <kick@w> in <B>|, <B> of which <w> <pay@w>|[BUT] <B> {of it|of that} {is paid by|comes from} <w>|[BUT] <w> <give@w> <me> <B> {toward it|towards it|for that|back}|, minus <B> from <w>|, less the <B> <w> <pay@w>|[BUT] <w> <send@w> <me> <B> for <his> {part|share}| with <w> paying <B> of {it|that}}"
    if w[0] in ('work','the company','the VA','the hospital','my employer','the union','my office'): tp = tp.replace('<his> {part|share}', 'that')
    return g.say(tp, e), [g.item(t, f'{a.c}-{b.c}', f, [a,b])], 'cl'

@fact('share', False, 3)
def s_allpaid(g):
    t, f, a, P = basic(g, 'MMMWY', shar); w = g.who()
    e = g.env(t, w, A=a, P=P)
    tp = "[LEAD]{[BUT] <w> <pay@w> {it|that|for it|that one|for that|all of it}|[BUT] <w> <cover@w> {it|that|the whole thing|it in full|all of it}|, paid by <w>{|, not <me>}|[BUT] that's on <w>|, <w> {has|takes} that one|[BUT] <w> <pay@w> the lot| and <w> <pick@w> up the {whole |}tab|[BUT] <I> get {all of it|every cent} back from <w>}" 
    if w[4]: tp = tp.replace('|, <w> {has|takes} that one','')
    return g.say(tp, e), [], 'cl'

@fact('share', False, 1.2)
def s_sameforhis(g):
    t, f, a, P = basic(g, 'MMMW', lambda t: t.cat in ('PHO','FIT','SUB','INS','TRA','CLO','EDU','HEA','LOA','DIN','GAS','CAR','ELE')); w = g.who('person')
    b = g.near(a) if g.p(.5) else None
    e = g.env(t, w, A=a, B=b, P=P)
    h = w[2]
    hers = {'his':'his','her':'hers','their':'theirs'}[h]; e['hers'] = hers
    if b is None: tp = "[LEADX]{[BUT] <w> <pay@w> the same for <hers>|, <w> <pay@w> the same again {for <hers>|out of <his> own pocket}|[BUT] <w> <pay@w> {just as much|exactly as much|the same} for <hers>{|, not <my> problem| from <his> own account}|. <w> <has@w> the same and <pay@w> {it|for it} {on <his> own|separately}}"
    else: tp = "[LEADX]{[BUT] <w> <pay@w> <B> for <hers>|, <w> <pay@w> <B> for <hers> {out of <his> own pocket|from <his> own account|separately}|. <w> <has@w> <his> own for <B> and <pay@w> {that|it} <him>self}"
    if h == 'their': tp = tp.replace('<him>self','separately')
    elif h == 'his': tp = tp.replace('<him>self', 'himself')
    else: tp = tp.replace('<him>self', 'herself')
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

@fact('share', False, 2)
def s_half(g):
    t, f, a, P = basic(g, 'MMMWYYO', shar, .3); w = g.who()
    if t.cls == 'O': P = ''
    e = g.env(t, w, A=a, P=P)
    wp = w[0] not in ('work','the company','the VA','the hospital')
    tp = "[LEAD]{[BUT] <w> <pay@w> {half|half of it|half of that}|[BUT] <w> <cover@w> half|[BUT] <I> only pay half|[BUT] <w> <give@w> <me> half{| back}|, half {of it |}comes from <w>|, half is paid by <w>|, half of which <w> <pay@w>|[BUT] <I> {get|have} half {back from|refunded by} <w>|[BUT] <w> <reimburse@w> {half|half of it}}"
    if wp: tp = "{"+tp+"|[LEAD]{, split with <w>|, split 50/50 with <w>|, fifty-fifty with <w>|[BUT] <I> split it with <w>|, shared {equally |}with <w>|, <w> and <I> go halves|[BUT] <w> and <I> split it {evenly|down the middle|}|, I go halves with <w>| and <I> share it half and half with <w>}}"
    if g.we: tp = tp.replace('I go halves','we go halves')
    if t.cls == 'O': tp = tp.replace('[LEAD]','{<N> <is@t> <ap><A>|<n> <A> (one-off)|<n> next month, <A>|<N> last week cost <ap><A>|<n>: <A>, one time}')
    return g.say(tp, e), [g.item(t, f'{a.c}/2', f, [a])], 'cl'

@fact('share', False, 1.8)
def s_nways(g):
    t, f, a, P = basic(g, 'MMMWY', lambda t: shar(t)); n = g.n(3,5)
    e = g.env(t, A=a, P=P, k=n)
    m = n.v - 1
    tp = "{[LEAD]{, split <k> ways|[BUT] we split it <k> ways|, divided by <k>|[BUT] <k> of us share it{| equally| evenly}|, shared between <k> of us|, <k> roommates including me split it|[BUT] it's divided {equally |}among <k> of us|. <k> of us, equal shares|, <I> pay one <k>th of it|[BUT] <k> of us chip in equally|, split evenly among <k> people incl me}|<k> of us {split|share} <N>, <A><P> {in total|altogether|for everyone|all together}|<N> gets split <k> ways, <A><P> total|my share of <n>: <A><P> divided by <k>}"
    tp = tp.replace('|, <I> pay one <k>th of it','')
    return g.say(tp, e), [g.item(t, f'{a.c}/{n.c}', f, [a])], 'cl'

@fact('share', False, 1.5)
def s_mypart(g):
    t, f, a, P = basic(g, 'MMMWY', shar); b = g.part(a,.2,.8); w = g.who('any')
    e = g.env(t, w, A=a, B=b, P=P)
    tp = "{[LEAD]{, <my> {share|part|cut|portion} {is|comes to} <B>|[BUT] <I> only pay <B> {of it|of that|}|, of which <I> pay <B>|, <I> cover <B> and <w> {<cover@w>|<pay@w>} the rest|[BUT] <w> <pay@w> all but <B>|[BUT] <I> just owe <B> of {it|that}, <w> <take@w> care of the rest|[BUT] <w> <pay@w> everything {except|but} <B>|[BUT] after <w> <pay@w> <his> part <Im> left with <B>|. <w> <pay@w> the rest after <my> <B>}|<my> {share|part} of <n> is <B><P> {out of <A>|(the whole thing is <A>)|, total is <A>}|<I> pay <B> of the <A><P> for <N>|<B> is <my> part of the <A> <n><P>}"
    return g.say(tp, e), [g.item(t, b.c, f, [b])], 'cl'

@fact('share', False, 2)
def s_pct(g):
    t, f, a, P = basic(g, 'MMMWYY', shar); p = g.pct(); w = g.who()
    e = g.env(t, w, A=a, p=p, P=P)
    if g.p(.6):
        tp = "[LEAD]{[BUT] <w> <pay@w> <p>{| of it| of that}|[BUT] <w> <cover@w> <p>|[BUT] <p> of {it|that} is paid by <w>|, <p> of which <w> <pay@w>|[BUT] <w> <reimburse@w> <p>|[BUT] <I> get <p> back from <w>|, minus the <p> <w> <pay@w>|[BUT] <p> comes from <w>}"
        c = f'{a.c}-{a.c}*{p.c}/100'
    else:
        tp = "[LEAD]{[BUT] <I> pay <p>{| of it| of that}|, <my> share is <p>|[BUT] <I> only cover <p>{, <w> the rest| and <w> <pay@w> the rest| of it|}|, <p> of it {is mine|is on <me>|comes out of <my> pocket}|[BUT] <w> <pay@w> all but <p>|, <I> owe <p> of that}"
        c = f'{a.c}*{p.c}/100'
    return g.say(tp, e), [g.item(t, c, f, [a])], 'cl'

@fact('share', False, 1.8)
def s_frac(g):
    t, f, a, P = basic(g, 'MMMWY', shar); w = g.who()
    fr, d = g.ch(('a third',3),('a quarter',4),('one third',3),('1/3',3),('a fifth',5),('one quarter',4),('1/4',4),('a tenth',10))
    e = g.env(t, w, A=a, P=P, fr=fr, d=d)
    k = g.r.random()
    if k < .4:
        tp = "[LEAD]{[BUT] <w> <pay@w> <fr>{| of it| of that}|[BUT] <w> <cover@w> <fr>{| of it}|, <fr> of which <w> <pay@w>|[BUT] <w> <give@w> <me> <fr> back|[BUT] <fr> is {paid by|on} <w>|, minus <fr> from <w>}"; c = f'{a.c}-{a.c}/{d}'
    elif k < .75:
        tp = "[LEAD]{[BUT] <I> {pay|cover} <fr>{| of it| of that}|, <my> share is <fr>|[BUT] <I> only pay <fr>, <w> the rest|, <fr> of it {is mine|is on <me>}|[BUT] <w> <pay@w> all but <fr>}"; c = f'{a.c}/{d}'
    else:
        fr, n, d = g.ch(('two thirds',2,3),('three quarters',3,4),('2/3',2,3),('3/4',3,4),('two fifths',2,5)); e['fr'] = fr
        if g.p(.5): tp = "[LEAD]{[BUT] <I> {pay|cover} <fr>{| of it| of that}|, <my> share is <fr>|, <fr> of it {is mine|is on <me>}}"; c = f'{a.c}*{n}/{d}'
        else: tp = "[LEAD]{[BUT] <w> <pay@w> <fr>{| of it| of that}|[BUT] <w> <cover@w> <fr>|, <fr> of which <w> <pay@w>}"; c = f'{a.c}-{a.c}*{n}/{d}'
    return g.say(tp, e), [g.item(t, c, f, [a])], 'cl'

@fact('reimburse', False, 1.8)
def s_reimb(g):
    t, f, a, P = basic(g, 'MMWYO', lambda t: t.cat in ('PHO','TRA','GAS','HEA','EDU','FIT','ELE','CLO','TVL','INS','DIN','CAR','SVC')); w = g.who('org' if t.cat in ('HEA','CAR','TVL') else 'emp'); b = g.part(a)
    if t.cls == 'O': P = ''
    e = g.env(t, w, A=a, B=b, P=P)
    tp = "{[LEADX]|<I> pay <A><P> for <N>}{[BUT] <w> <reimburse@w> <B>{| of it| of that}|[BUT] <w> <pay@w> <me> back <B>|, <B> of {it|that} gets reimbursed by <w>|[BUT] <I> {get|claim} <B> back from <w>|[BUT] <w> <refund@w> <B>|, reimbursed <B> by <w>|, <w> {gives a <B> stipend toward it|knocks <B> off}|[BUT] <w> <pick@w> up <B> of {it|that}|[BUT] <B> comes back from <w>}"
    if t.cls == 'O': tp = tp.replace('[LEADX]','<n> <A> last week').replace('<I> pay <A><P> for <N>','<I> just paid <A> for <N>')
    return g.say(tp, e), [g.item(t, f'{a.c}-{b.c}', f, [a,b])], 'cl'

@fact('reimburse', False, 1)
def s_upto(g):
    t, f, a, P = basic(g, 'MMY', lambda t: t.cat in ('PHO','TRA','HEA','EDU','FIT','INS','ELE')); w = g.who('org' if t.cat in ('HEA',) else 'emp'); b = g.part(a,.3,.9)
    e = g.env(t, w, A=a, B=b, P=P)
    tp = "[LEAD]{[BUT] <w> <pay@w> up to <B>|[BUT] <w> <cover@w> it up to <B>|, <w> <pay@w> the first <B>|[BUT] <I> pay what's over the <B> that <w> <pay@w>|, the first <B> is on <w>|[BUT] <w> <reimburse@w> a max of <B>|, anything {over|above} <B> is on <me>, <w> <cover@w> the rest}"
    return g.say(tp, e), [g.item(t, f'{a.c}-{b.c}', f, [a,b])], 'cl'

@fact('reimburse', False, 1.2)
def s_friendsback(g):
    t, f, a, P = basic(g, 'MMMW', lambda t: t.cat in ('HOU','UTI','PHO','SUB','GRO','TRA','GAS','INS','SVC','HOM')); n = g.n(2,3)
    b = g.part(a,.1,.9/n.v*.95); 
    if b.v*n.v >= a.v: raise Retry
    pp = g.ch('roommates','friends','housemates','cousins','coworkers','sisters','brothers')
    e = g.env(t, A=a, B=b, P=P, k=n, pp=pp)
    tp = "{[LEADX]|<I> front the <A><P> for <N>}{[BUT] <my> <k> <pp> each {pay|give|send|venmo} <me> <B>{| back|}|, <k> <pp> {send|pay|zelle} <me> <B> {each|apiece}|[BUT] <I> get <B> back from each of <my> <k> <pp>|, minus <B> each from <k> <pp>|. <k> <pp> chip in <B> each|[BUT] each of <my> <k> <pp> {covers|pays} <B> of it}"
    return g.say(tp, e), [g.item(t, f'{a.c}-{n.c}*{b.c}', f, [a,b])], 'cl'

@fact('share', False, 1.4)
def s_eachpay(g):
    t, f, a, P = basic(g, 'MMMWY', shar); w = g.who('person')
    tot = g.A(g.nice(a.v*2)) if False else None
    e = g.env(t, w, A=a, P=P, uN=g.N(t))
    k = g.r.random()
    if g.we: tp = "{<w> and we each pay <A><P> for <N>|for <N> <w> and our family pay <A> each<P>|<N>: <A> each<P> from us and <w>}"
    elif w[4]: tp = "{<w> and I each pay <A><P> for <N>|<n>: <w> pay <A> and I pay <A><P>}"
    else: tp = "{<w> and I {each pay|pay|both pay} <A> {each |}<P> for <N>|<n>: <A> each<P> from <w> and me|for <N> <w> and I pay <A> each<P>|<w> and I each {put|throw} in <A><P> for <n>|<N>, <w> pays <A> and I pay <A><P>|<n> - we pay <A> each<P>, <w> and me}".replace('{each pay|pay|both pay} <A> {each |}','{each pay <A>|both pay <A>|pay <A> each}')
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

@fact('share', False, 1.4)
def s_turns(g):
    w = g.who('person')
    if g.p(.5): t = g.th('M', ok=shar); f0, f1, u = 'monthly', 'bimonthly', 'month'
    else: t = g.th('W', ok=shar); f0, f1, u = 'weekly', 'biweekly', 'week'
    a = g.money(t, f0); P = g.P(f0, a)
    e = g.env(t, w, A=a, P=P, u=u)
    tp = "[LEAD]{, <w> and <I> {take turns paying|alternate}|[BUT] <w> <pay@w> every {other|second} <u>|[BUT] <I> {only |}pay every other <u>, <w> <pay@w> the <u>s in between|, one <u> <w> <pay@w>, the next <u> <I> {pay|do}|[BUT] <I> take turns with <w>{|, one <u> <me>, one <u> <him>}|, {every second <u>|every other <u>} it's <w>'s turn}"
    return g.say(tp, e), [g.item(t, a.c, f1, [a])], 'cl'

@fact('share', False, 1)
def s_everyother(g):
    w = g.who('person')
    k = g.p(.5)
    if g.p(.4): t = g.th('M', ok=shar); f, u = ('monthly','month')
    else: t = g.th('W', ok=shar); f, u = ('weekly','week')
    a = g.money(t, f)
    e = g.env(t, w, A=a, u=u)
    if k:
        tp = "{every other <u> <I> pay <A> for <N>, <w> <pay@w> the other ones|<n> <A> every {other|second} <u>{|, <w> <do@w> the <u>s between}|<I> pay <N> every other <u>, <A>{|, <w> the rest of the time}}"
        return g.say(tp.replace('<do@w>','<does@w>'), e), [g.item(t, a.c, {'monthly':'bimonthly','weekly':'biweekly'}[f], [a])], 'cl'
    b = g.near(a); e['B'] = b
    if not e['n']: raise Retry
    tp = "{<n> <A> every <u>, and <w> <pay@w> <his> own|every <u> <I> pay <A> for <N>, <w> <pay@w> for <his> own|every <u> <A> for <N>. the other one is <w>'s and <he> <pay@he> that|<I> pay <A> every <u> for <N>, the other one (<B>) <w> <pay@w>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

@fact('share', False, .9)
def s_insvisit(g):
    t = g.th('E', cats=('HEA','PET')); f = g.freq(t); a = g.money(t); P = g.P(f); an = art(t.name)+' '+t.name
    if g.p(.5):
        p = g.pct(50,60,70,75,80,90); e = g.env(t, A=a, P=P, p=p, an=an, adv=g.adv(f), ins=g.ch('insurance','the plan','my insurance','blue cross' if g.country == 'US' else 'the work plan'))
        tp = "{<an><P>, <A>, <ins> {pays|covers} <p>|<adv> <an>: <A>, <p> {of it |}{paid|covered} by <ins>|<n> <A><P>[BUT] <ins> covers <p>}"
        return g.say(tp, e), [g.item(t, f'{a.c}-{a.c}*{p.c}/100', f, [a])], 'cl'
    b = g.part(a,.2,.8); e = g.env(t, A=a, P=P, B=b, an=an, adv=g.adv(f), ins=g.ch('insurance','the plan','my insurance'))
    if g.p(.5):
        tp = "{<an><P>, <A>, <ins> {pays|covers} <B>{| of it}|<adv> <an>: <A>, <B> of it {paid|covered} by <ins>|<n> <A><P>[BUT] <ins> covers <B>}"; c = f'{a.c}-{b.c}'; am = [a,b]
    else:
        tp = "{<an><P>, bill is <A> but {my copay is|I only pay the} <B>|<adv> <an>: <A>, <ins> pays all but <B>|<n> <A><P>[BUT] <ins> leaves me with <B>}"; c = b.c; am = [b]
        tp = tp.replace('I only pay the','the copay is only')
    return g.say(tp, e), [g.item(t, c, f, am)], 'cl'

# ============================================================ REFERENCES
def two(g, classes='MMMW', ok=cost):
    t = g.th(classes, ok=ok); f = g.freq(t, ('monthly','weekly','annual','quarterly','biweekly')); a = g.money(t, f); u = g.th(t.cls, ok=ok)
    return t, u, f, a, g.P(f, a, .25)
def ref(g, tails, calc, extra=None, dirnames=None):
    t, u, f, a, P = two(g)
    e = g.env(t, A=a, P=P, m=u.name, M=g.N(u), u=u)
    if extra: e.update(extra)
    am = [a]
    return g.say("[LEADI]" + tails, e), [g.item(t, a.c, f, [a]), g.item(u, calc(a), f, am)], 'cl'

@fact('ref', False, 1.6)
def r_same(g):
    return ref(g, "{[AND] same again for <m>|[AND] the same for <m>|, same for <m>|[AND] <m> {is the same|likewise|ditto}|, ditto for <m>|[AND] as much again for <m>|[AND] <I> pay the same for <M>|[AND] <m> the same|[AND] <M> <cost@u> {exactly |just |}{as much|the same}|, and that much again goes on <m>|[AND] an equal amount for <m>}", lambda a: a.c)
@fact('ref', False, 1.6)
def r_half(g):
    return ref(g, "{[AND] half that for <m>|[AND] half of that {on|for} <m>|[AND] <m> {is half that|half of that|is half as much}|, half as much {on|for} <m>|[AND] <M> <cost@u> half {as much|of that}|[AND] for <m> half|[AND] only half that goes on <m>}", lambda a: f'{a.c}/2')
@fact('ref', False, 1.6)
def r_twice(g):
    k, ws = g.ch((2,['twice','double']),(3,['three times','triple','3x']),(2,['twice','two times','double']),(4,['four times','4x']))
    x = g.r.choice(ws); g.rec.append((float(k), x))
    tl = "{[AND] <x> that for <m>|[AND] <M> <is@u> <x> that|, <x> {as much|that} {on|for} <m>|[AND] <M> <cost@u> <x> {as much|that}|[AND] <I> spend <x> that on <m>}"
    if x in ('double','triple'): tl = "{[AND] <x> that for <m>|[AND] <M> <is@u> <x> that|, <x> that {on|for} <m>|[AND] <M> <cost@u> <x>|[AND] <I> spend <x> that on <m>}"
    return ref(g, tl, lambda a: f'{a.c}*{k}', dict(x=x))
@fact('ref', False, 1.5)
def r_pct(g):
    p = g.pct()
    return ref(g, "{[AND] <p> of that for <m>|[AND] <M> <is@u> <p> of {that|it}|, <p> of that {goes on|again for} <m>|[AND] about <p> of that amount on <m>|[AND] <M> <come@u> to <p> of that}".replace('|again for}','|for}'), lambda a: f'{a.c}*{p.c}/100', dict(p=p))
@fact('ref', False, 1.5)
def r_more(g):
    t, u, f, a, P = two(g); up = g.p(.55); d = g.delta(a)
    e = g.env(t, A=a, P=P, m=u.name, M=g.N(u), u=u, D=d, ml=g.ch('more','extra','on top of that') if up else g.ch('less','cheaper'), mm='more' if up else 'less')
    tp = "[LEADI]{[AND] <M> <is@u> <D> <mm>|[AND] <D> <mm> than that for <m>|[AND] <m> <D> <mm>|[AND] <M> <cost@u> <D> <mm>{| than that}|, <m> {the same |that |}{plus|+} <D>|[AND] for <m> it's <D> <mm>}"
    if up: tp = tp.replace('{the same |that |}{plus|+} <D>', '{the same plus|that plus} <D>')
    else: tp = tp.replace('{the same |that |}{plus|+} <D>', '{the same minus|that minus} <D>')
    return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(u, f'{a.c}{"+" if up else "-"}{d.c}', f, [a,d])], 'cl'
@fact('ref', False, 1)
def r_frac(g):
    fr, d = g.ch(('a third',3),('a quarter',4),('one third',3),('a fifth',5),('a tenth',10))
    return ref(g, "{[AND] <fr> of that {on|for} <m>|[AND] <M> <is@u> <fr> of {that|it}|[AND] <m> <cost@u> <fr> of that|[AND] <fr> as much {on|for} <m>}", lambda a: f'{a.c}/{d}', dict(fr=fr))
@fact('ref', False, 1.4)
def r_payshare(g):
    t = g.th('I', ok=lambda t: t.freq in ('monthly','biweekly','weekly')); f = g.freq(t, None); a = g.money(t, f); P = g.P(f, a, .2)
    k = g.r.random()
    if k < .5: u = g.th('M', cats=('HOU','INV','GIV','TAX','LOA'))
    else: u = g.th('M', cats=('INV','GIV'))
    e = g.env(t, A=a, P=P, m=u.name, M=g.N(u), u=u)
    j = g.r.random()
    vt = "goes {in|into}" if u.cat == 'INV' else "goes {to|toward}"
    if j < .6:
        p = g.pct(5,10,15,20,25,30); e['p'] = p; c = f'{a.c}*{p.c}/100'; q = '<p>'
    elif j < .8: e['p'] = g.ch('a third','a quarter','a tenth','a fifth'); c = f"{a.c}/{ {'a third':3,'a quarter':4,'a tenth':10,'a fifth':5}[e['p']] }"
    else: e['p'] = 'half'; c = f'{a.c}/2'
    tp = "{[LEAD]{[AND] <p> of {that|it} "+vt+" <M>|, <p> of {which|that} "+vt+" <M>|[AND] <p> "+vt+" <M>|. <M> <get@u> <p> of {that|it}|, off that <p> for <m>}}"
    if e['p'] == 'half' : tp = tp.replace('[AND] <p> '+vt+' <M>','[AND] <p> of it '+vt+' <M>')
    return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(u, c, f, [a])], 'cl'
@fact('ref', False, 1.2)
def r_evensplit(g):
    t, u = g.th('M', ok=lambda t: cost(t)), g.th('M', ok=cost); f = 'monthly'; a = g.A(g.nice(g.val(t,f)+g.val(u,f))); P = g.P(f, a)
    e = g.env(t, A=a, P=P, m=u.name, M=g.N(u), u=u)
    tp = "{<A><P>, half for <n> and half for <m>|<A><P> split {evenly|equally|50/50} between <n> and <m>|of the <A><P> half goes on <n>, the other half on <m>|<I> spend <A><P> on <n> and <m>, half each|<n> and <m> together are <A><P>, half and half}"
    return g.say(tp, e), [g.item(t, f'{a.c}/2', f, [a]), g.item(u, f'{a.c}/2', f, [a])], 'cl'
@fact('ofwhich', False, 1.8)
def w_rest(g):
    t, u = g.th('MMW', ok=cost), None
    u = g.th(t.cls, ok=cost); f = g.freq(t, ('monthly','weekly')); a0 = g.val(t,f); b0 = g.val(u,f)
    T = g.A(g.nice(a0+b0)); b = g.A(b0)
    if b.v >= T.v: raise Retry
    e = g.env(t, A=T, B=b, P=g.P(f, T), m=u.name, M=g.N(u), u=u)
    tp = "{<n> and <m> together {are|come to|cost <me>} <A><P>, <B> of {it|that} {is|being} <m>|<A><P> for <n> and <m>{ together|}, <B> of {it|that} for <m>|<I> pay <A><P> for <n> and <m> combined, <m> {alone |}is <B>|between <n> and <m> it's <A><P>, of which <B> is <m>|<n> plus <m> = <A><P>, <m> being <B> of that}"
    return g.say(tp, e), [g.item(t, f'{T.c}-{b.c}', f, [T,b]), g.item(u, b.c, f, [b,T])], 'cl'
INCL = [(['groceries','Costco','Kroger','Safeway','Loblaws','Superstore','Walmart stuff','Target','Amazon','Publix','food shop','DMart','BigBasket'],
         [('dog food','PET'),('cat litter','PET'),('beer','BAR'),('diapers','KID'),('wine','BAR'),('vitamins','HEA'),('toiletries','PER'),('flowers','HOM'),('cigarettes','BAR'),('school snacks','KID'),('baby formula','KID'),('makeup','PER'),('cat food','PET'),('light bulbs','HOM')]),
        (['rent','condo fee','lot rent','apartment','HOA fee','dorm'], [('parking','TRA'),('internet','PHO'),('water','UTI'),('the gym','FIT'),('storage','SVC'),('heat','UTI'),('the meal plan','DIN'),('cable','SUB'),('laundry','SVC')]),
        (['phone bill','Verizon','T-Mobile','Rogers','Bell','Telus','cell phone'], [('insurance','INS'),('Netflix','SUB'),('my mom\'s line','GIV'),('Apple Music','SUB'),('Disney+','SUB')]),
        (['mortgage'], [('property tax','TAX'),('home insurance','INS'),('escrow','TAX')]),
        (['daycare','preschool','school fees','tuition'], [('lunches','KID'),('the bus','TRA'),('books','EDU'),('swimming','FIT'),('the van','TRA')])]
@fact('ofwhich', False, 2)
def w_ofwhich(g):
    L, subs = g.r.choice(INCL); 
    cand = [t for c in 'MW' for t in THINGS[c] if t.name in L and (not t.cc or t.cc == g.country) and t.name.lower() not in g.used]
    if not cand: raise Retry
    t = g.r.choice(cand); g.used.add(t.name.lower()); sn, sc = g.r.choice([x for x in subs if x[0] != "my mom's line" and x[0] != 'escrow'])
    bare = sn.replace('the ','')
    if bare.lower() in g.used: raise Retry
    g.used.add(bare.lower())
    f = g.freq(t, ('monthly','weekly')); a = g.money(t, f); b = g.part(a,.05,.4); P = g.P(f,a,.2)
    e = g.env(t, A=a, B=b, P=P, s=sn)
    U = Th(); U.name = bare; U.cat = sc; U.inc = False
    k = g.r.random()
    if k < .6:
        tp = "[LEADI]{, of which <B> is {for |}<s>|, <B> of {it|that} is {for |}<s>|[BUT] <B> of that {is|goes to} <s>|, including <B> for <s>|, that includes <B> {for|of} <s>|, incl <B> <s>|. <B> of that is really <s>|, with <B> of it for <s>}"
        return g.say(tp, e), [g.item(t, f'{a.c}-{b.c}', f, [a,b]), g.item(U, b.c, f, [b,a])], 'cl'
    if k < .8:
        tp = "[LEADI]{, not {including|counting} <B> for <s>|, plus <B> for <s>{ on top|}|, <s> is {extra|separate}, <B>|, without <s>, which is another <B>| and <s> is <B> on top|, <s> not included, that's <B> more}"
        return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(U, b.c, f, [b])], 'cl'
    tp = "[LEADI]{, <s> included|, including <s>|, that's with <s>|, <s> is in that|. that covers <s> too}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('ofwhich', False, 1)
def w_sonline(g):
    t = g.th('M', cats=('PHO','INS','SUB','FIT','TRA','LOA')); f = 'monthly'; a = g.money(t,f); b = g.part(a,.1,.6); w = g.who('person')
    e = g.env(t, w, A=a, B=b, P=g.P(f,a,.2))
    ln = g.ch('share','part','portion') ; e['ln'] = ln; e['ws'] = w[0] + ("'" if w[0].endswith('s') else "'s")
    if g.p(.6):
        tp = "[LEAD]{, of which <B> is <ws> <ln> and <he> <pay@he> {it|that} {back|himself_}|, <B> of that is <ws> and <he> <give@he> <me> the money|. <B> of it is <ws> <ln>, which <he> <pay@he> <me> back}".replace('{back|himself_}','back')
        c = f'{a.c}-{b.c}'
    else:
        tp = "[LEAD]{, of which <B> is <ws> <ln> but <I> pay {all of it|the whole thing}|. <B> of it is <ws> <ln>, <I> pay that too|, <B> of that is <ws> but <he> never <pay@he> <me> back}"
        tp = tp.replace('[LEAD]', '{<n> <A><P>|<n>: <A><P>|<N> <is@t> <A><P>}')
        c = a.c
    return g.say(tp, e), [g.item(t, c, f, [a,b])], 'cl'

# ============================================================ CORRECTIONS
@fact('correct', False, 2)
def c_amount(g):
    t, f, a, P = basic(g, 'MMMMWYI', anyt); b = g.near(a)
    P2 = P if g.p(.3) else ''
    e = g.env(t, A=a, B=b, P=P, P2=P2)
    tp = "[LEADI]{, no wait, <B><P2>|... no, <B><P2>|, sorry, {i mean |I mean |it's |}<B><P2>|, I mean <B><P2>|, scratch that, <B>|, oops, <B>| - actually <B><P2>|. no hang on, it's <B>|, wait no, <B>|, correction: <B>|, er, <B>|. sorry that should {be|say} <B>|, make that <B>|, well, more like <B>|*<B>|. hmm no, checked the statement, <B>|, my bad, <B>|. typo, <B>}".replace('*<B>',' *<B>')
    return g.say(tp, e), [g.item(t, b.c, f, [b,a])], 'cl'
@fact('correct', False, 1.6)
def c_notbut(g):
    t, f, a, P = basic(g, 'MMMMWY', cost); b = g.near(a)
    e = g.env(t, A=a, B=b, P=P)
    if g.p(.7):
        tp = "{<N> <is@t> not <A> but <B><P>|<n> not <A> but <B><P>|<N> <isnt@t> <A>, {it's|more like} <B><P>|<n> <B><P>, not <A>|<B><P>, not <A>, for <n>|<I> pay <B><P> for <N>, not the <A> {I wrote|they quoted|it says online|I told you}|<n>: <B><P> (not <A> {like I said|as I first wrote|as before})|<N> <was@t> supposed to be <A> but it's really <B><P>|I thought <N> {was|would be} <A> but it's <B><P>|<I> had <A> down for <n>, it should be <B><P>|forget the <A> for <n>, it's <B><P>}"
        if t.pl: tp = tp.replace('|I thought <N> {was|would be} <A>','|I thought <N> would be <A>')
        return g.say(tp, e), [g.item(t, b.c, f, [b])], 'cl'
    # near twin: A stays, frequency is odd
    f2 = g.r.choice(['bimonthly','quarterly']); e['P2'] = g.P(f2)
    tp = "{<n> <A>, but not every month, just<P2>|<N> <is@t> <A>, not monthly but<P2>|<A> for <n>, not each month, it's<P2>|<n> is <A>, though not monthly, only<P2>}"
    if t.cls != 'M': raise Retry
    a2 = a
    return g.say(tp, e), [g.item(t, a.c, f2, [a])], 'cl'
@fact('correct', False, 1.6)
def c_freq(g):
    t = g.th('MMW', ok=cost); f0, f1 = g.r.choice([('monthly','weekly'),('weekly','monthly'),('monthly','annual'),('monthly','quarterly'),('annual','monthly'),('monthly','biweekly'),('biweekly','monthly'),('monthly','bimonthly')])
    if t.cls == 'W': f0, f1 = g.r.choice([('monthly','weekly'),('weekly','monthly'),('weekly','biweekly'),('biweekly','weekly')])
    a = g.money(t, f1); P = g.P(f0, a); P2 = g.P(f1, None)
    if P2[0] != ' ': P2 = ' per ' + P2[1:]
    sh = {'weekly':'a week','monthly':'a month','annual':'a year','quarterly':'a quarter','biweekly':'every two weeks','bimonthly':'every two months'}
    e = g.env(t, A=a, P=P, P2=P2, s0=sh[f0], s1=sh[f1])
    tp = "{[LEADI]{, sorry,<P2>|, I mean<P2>|, no wait,<P2>| - er,<P2>|. sorry, that's <s1>, not <s0>|, oops,<P2> not <s0>|, wait that's<P2>}|<n> <A> <s1>, not <s0>|<N> <is@t> <A>, and that's <s1> not <s0>}"
    return g.say(tp, e), [g.item(t, a.c, f1, [a])], 'cl'
@fact('correct', False, 1)
def c_thing(g):
    t, u, f, a, P = two(g); e = g.env(t, A=a, P=P, m=u.name, M=g.N(u), u=u)
    tp = "{<A><P> for <n>, sorry, for <m>|<n> <A><P>... no that's <m>|<A><P> on <n>, I mean <m>|<n>, sorry, <m>: <A><P>|<n> <A><P>, oops, wrong line, that's <m>}"
    return g.say(tp, e), [g.item(u, a.c, f, [a])], 'cl'
@fact('correct', False, 1)
def c_list(g):
    # two items, second amount fixes the first
    t, u, f, a, P = two(g); b = g.money(u, f); c = g.near(a)
    f2 = f
    e = g.env(t, A=a, P=P, m=u.name, B=b, C=c, P2=g.P(f, b))
    tp = "{<n> <A><P>, <m> <B><P2>, and {actually|sorry} <n> is <C>{, not <A>|}|<n> <A><P>, <m> <B><P2>. correction, <n> is <C>|<n>: <A><P>\n<m>: <B><P2>\nsorry, <n> should be <C>}"
    if t.pl: tp = tp.replace('<n> is <C>','<n> are <C>')
    return g.say(tp, e), [g.item(t, c.c, f, [c,a]), g.item(u, b.c, f, [b])], 'cl'

# ============================================================ CHANGES
@fact('change', False, 2)
def h_fromto(g):
    t, f, a, P = basic(g, 'MMMMWYI', lambda t: anyt(t)); b = g.near(a)
    up = b.v > a.v; e = g.env(t, A=a, B=b, P=P, up=g.ch('went up','rose','jumped','climbed','has gone up','was raised') if up else g.ch('went down','dropped','fell','came down','has gone down','was cut'), by=g.ch('in January','this year','last month','since we moved','in the spring','again','recently',''))
    if t.pl: e['up'] = e['up'].replace('has','have').replace('was','were')
    y = g.r.randint(2015,2025); e['y'] = y
    e['from_'] = g.ch('went from','has gone from','moved from') if not t.pl else g.ch('went from','have gone from')
    e['up2'] = e['up'] if e['up'] not in () else ''
    tp = "{<N> <up> from <A> to <B><P>{| <by>}|<N> <up> to <B><P> from <A>|<n> <up> <by>, from <A> to <B><P>|<N> <from_> <A> to <B><P>|<N> <up> <by> to <B><P>, was <A>|<by> <N> <up> to <B><P> from <A>|<n> (<A> -> <B><P>)|<N>: was <A>, now <B><P>|<N> used to be <A>, {it's |}now <B><P>|<N> used to be <A><P>, these days it's <B>|until {last year|<y>|March} <N> <was@t> <A>, now <B><P>|<n> now <B><P>, {up from|was|previously|before it was} <A>|<n> <B><P> (used to be <A>)|<N> <is@t> <B><P> now instead of <A>|no longer <A> for <n>, it's <B><P> now}"
    if not up: tp = tp.replace('up from','down from')
    return g.say(tp, e), [g.item(t, b.c, f, [b,a])], 'cl'
@fact('change', False, 1.6)
def h_byto(g):
    t, f, b, P = basic(g, 'MMMMWY', cost); d = g.delta(b); up = g.p(.65)
    e = g.env(t, B=b, D=d, P=P, up=g.ch('went up','rose','jumped') if up else g.ch('went down','dropped','fell'), mm='more' if up else 'less', ud='up' if up else 'down')
    tp = "{<N> <up> by <D> to <B><P>|<N> <up> <D> {and is now|to|, now it's} <B><P>|<n> is now <B><P>, <ud> <D>{| from last year| since January}|<n> <B><P>, that's <D> <mm> than {before|last year|it was}|<N> <up> by <D>, so now <I> pay <B><P>|<n> <B><P> after it <up> <D>}"
    if t.pl: tp = tp.replace('<n> is now','<n> are now').replace('and is now','and are now').replace('after it <up>','after they <up>')
    return g.say(tp, e), [g.item(t, b.c, f, [b])], 'cl'
@fact('change', False, 1.6)
def h_by(g):
    t, f, a, P = basic(g, 'MMMMWY', cost); d = g.delta(a); up = g.p(.6)
    e = g.env(t, A=a, D=d, P=P, up=g.ch('went up','rose','has increased','jumped') if up else g.ch('went down','dropped','has fallen','came down'), ud='up' if up else 'down', mm='more' if up else 'less')
    if t.pl: e['up'] = e['up'].replace('has','have')
    k = g.p(.4)
    tp = "{<N> <was@t> <A><P> {and|but} <up> by <D>|<n> used to be <A><P>, <up> by <D>{| this year| since then}|last year <N> <was@t> <A><P>, now it's <D> <mm>|<N> <was@t> <A><P>, and now they charge <D> <mm>|<N> <up> by <D>, before that <I> paid <A><P>|<n> was <A><P>, now <ud> <D>}"
    if t.pl: tp = tp.replace('<n> was','<n> were')
    return g.say(tp, e), [g.item(t, f'{a.c}{"+" if up else "-"}{d.c}', f, [a,d])], 'cl'
@fact('change', False, 1.3)
def h_pct(g):
    t, f, a, P = basic(g, 'MMMMWYI', cost if g.p(.8) else (lambda t: t.cls == 'I')); p = g.pct(3,4,5,8,10,12,15,20); up = g.p(.7)
    e = g.env(t, A=a, p=p, P=P, up=g.ch('went up','rose','has gone up','increased') if up else g.ch('went down','dropped','was cut'), mm='more' if up else 'less')
    if t.pl: e['up'] = e['up'].replace('has','have').replace('was','were')
    tp = "{<N> <was@t> <A><P> {and|but} <up> {by |}<p>|<n> used to be <A><P>, then it <up> by <p>|last year <N> <was@t> <A><P>, now it's <p> <mm>|<N>, <A><P> until now, just <up> by <p>|<N> <up> <p>, it was <A><P> before}"
    if t.pl: tp = tp.replace('then it','then they').replace('it was','they were')
    return g.say(tp, e), [g.item(t, f'{a.c}{"+" if up else "-"}{a.c}*{p.c}/100', f, [a])], 'cl'
@fact('change', False, 1)
def h_double(g):
    t, f, a, P = basic(g, 'MMMWY', cost); k = g.p(.6)
    e = g.env(t, A=a, P=P, has='have' if t.pl else 'has')
    tp = "{<N> <was@t> <A><P> and {<has> |}doubled|<n> used to be <A><P>, {it's|its since} doubled|<N> doubled from <A><P>|last year <I> paid <A><P> for <N>, now {it's |}double that|<N> <has> doubled, it was <A><P>}" if k else "{<N> <was@t> <A><P>, <I> {cut|got} it down to half|<n> used to be <A><P>, now half that|<N> <was@t> <A><P> and {<has> |}halved|<I> cut <N> in half, {was|it was} <A><P>}"
    return g.say(tp, e), [g.item(t, f'{a.c}*2' if k else f'{a.c}/2', f, [a])], 'cl'
@fact('change', False, 1.2)
def h_promo(g):
    t = g.th('M', cats=('SUB','PHO','FIT','ELE','INS','SVC','PET')); f = 'monthly'; a = g.money(t,f); n = g.n(2,6); b = g.part(a,.1,.6)
    e = g.env(t, A=a, B=b, k=n, P=g.P(f,a,.15))
    y = g.r.random()
    if y < .5: tp = "{<n> was free for the first <k> months, now it's <A><P>|<n> <A><P> {now that|since} the free trial ended|<n>: <k> months free and those are over, <A><P> now|the <k> month trial of <n> is over so it's <A><P>}"
    else: tp = "{<n> was on promo at <B>, that ran out, now <A><P>|the <B> deal on <n> ended, <I> pay <A><P>|<n> <A><P> (the <B> intro price is over)|<n> started at <B> for <k> months, it's <A><P> since then}"
    if t.pl: raise Retry
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('change', False, 3)
def h_ended(g):
    t, f, a, P = basic(g, 'MMMW', lambda t: cost(t) and t.cat not in ('HOU','UTI','GRO','TAX')); y = g.ch('in March','last year','last month','when I retired','in 2023','after the move','back in the fall','when the kids moved out')
    e = g.env(t, A=a, P=P, y=y)
    if g.p(.5):
        tp = "{<I> used to pay <A><P> for <N> but {quit|cancelled it|stopped|dropped it} <y>|<I> cancelled <N> <y>, {was|it was} <A><P>|<n> (<A><P>) is {gone|over|cancelled} since <y>|no more <n>, that was <A><P>|<Im> done with <N>, saves <me> <A><P>|<N> <was@t> <A><P> until <I> {quit|stopped} <y>|<n> ended <y>, used to be <A><P>}"
        tp = tp.replace('since <y>', '<y>').replace('is {gone','{gone') if t.pl else tp.replace(' since <y>',' now')
        return g.say(tp, e), [], 'cl'
    if t.cat not in ('SUB','PHO','INS','FIT','ELE','DIN','GRO','PET') : raise Retry
    u = g.th('M', ok=lambda x: x.cat == t.cat and x.cls == 'M'); b = g.money(u, 'monthly'); e.update(m=u.name, M=g.N(u), B=b, P2=g.P('monthly', b))
    tp = "{<I> {switched|moved} from <n> (<A><P>) to <m>, <B><P2>|dropped <N> at <A>, now it's <m> for <B><P2>|<I> cancelled <N> (<A>) and {got|signed up for|started} <m> instead, <B><P2>|instead of <n> for <A> <I> now have <m> for <B><P2>|<m> <B><P2>, replaces <n> which was <A>}"
    return g.say(tp, e), [g.item(u, b.c, 'monthly', [b])], 'cl'

# ============================================================ EXCEPTIONS, SEASONS
def months_except(g):
    k = g.r.choice([1,1,2,2,3]); i = g.r.randrange(12)
    ix = [(i+j)%12 for j in range(k)]
    nm = MONTHS if g.p(.7) else MAB
    L = [nm[x] for x in ix]
    if k == 1: s = L[0]
    elif k == 2: s = L[0] + g.ch(' and ',' & ',' and ') + L[1]
    else: s = g.ch(f'{L[0]}, {L[1]} and {L[2]}', f'{L[0]} to {L[2]}', f'{L[0]} through {L[2]}')
    return s, 12-k
def span(g):
    n = g.r.choice([3,4,5,6,7,8,9,10]); i = g.r.randrange(12); nm = MONTHS if g.p(.6) else MAB
    a, b = nm[i], nm[(i+n-1)%12]
    return g.ch(f'from {a} to {b}', f'{a} to {b}', f'{a} through {b}', f'{a}-{b}', f'from {a} till {b}', f'{a} thru {b}'), n, i, (i+n)%12, nm
@fact('season', False, 2)
def e_except(g):
    t, f, a, P = basic(g, 'M', cost, .0, only=('monthly',)); ex, n = months_except(g)
    e = g.env(t, A=a, P=P, x=ex)
    tp = "[LEADI]{, {but |}not in <x>|[BUT] nothing in <x>|, except {in |}<x>|[BUT] <I> skip <x>|[BUT] <x> {is|are} free|, every month {but|except} <x>|, off in <x>|, no payment in <x>|[BUT] <I> don't pay {it |}in <x>|, all year except <x>}"
    if re.search(r' (and|&|to|through) ', ex): tp = tp.replace('{is|are}','are')
    else: tp = tp.replace('{is|are}','is')
    return g.say(tp, e), [g.item(t, f'{a.c}*{n}', 'annual', [a])], 'cl'
@fact('season', False, 2)
def e_span(g):
    t, f, a, P = basic(g, 'M', cost, .0, only=('monthly',)); sp, n, *_ = span(g)
    g_inc = g.p(.1)
    e = g.env(t, A=a, P=P, x=sp)
    tp = "{[LEADI]{, {but |}only <x>|, <x> only|, just <x>|, <x>, nothing the rest of the year|[BUT] only <x>|, runs <x>|, season is <x>}|<x> <I> pay <A><P> for <N>|<x>, <n> <A><P>|<n>, <x>: <A><P>|<N> only <run@t> <x>, <A><P>}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n}', 'annual', [a])], 'cl'
@fact('season', False, 1.4)
def e_nmonths(g):
    t, f, a, P = basic(g, 'M', cost, .0, only=('monthly',)); n = g.n(3,10,.5)
    e = g.env(t, A=a, P=P, k=n)
    tp = "[LEADI]{, {but |}only <k> months {a|of the|out of the} year|, <k> months {a|per} year|, for <k> months of the year|, <k> months out of twelve|[BUT] just <k> months a year}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n.c}', 'annual', [a])], 'cl'
@fact('season', False, 1.6)
def e_nweeks(g):
    t = g.th('WWL', ok=cost); a = g.money(t, 'weekly'); n = g.n(6,44,.15)
    e = g.env(t, A=a, P=g.P('weekly',a), k=n)
    y = g.r.random()
    if y < .6:
        tp = "{[LEADI]|<n> <A><P>}{, {but |}only <k> weeks {a|of the} year|, <k> weeks a year|, only in term time, <k> weeks{| a year}|, <k> weeks every year|, during the season, that's <k> weeks a year|, school weeks only ({there are |}<k> {of them |}a year)}"; c = f'{a.c}*{n.c}'
    else:
        n = g.n(2,12,.5); e['k'] = n
        tp = "{[LEADI]|<n> <A><P>}{, except <k> weeks {a|of the} year|[BUT] <I> skip <k> weeks a year|, all year minus <k> weeks|[BUT] not the <k> weeks <Im> away {each|every} year|, but <k> weeks off {a|per} year}"; c = f'{a.c}*(52-{n.c})'
    if t.cls == 'L': e['N'] = e['n']; 
    return g.say(tp if t.cls != 'L' else tp.replace('{[LEADI]|<n> <A><P>}','{<n> <A><P>|<n>: <A><P>|one <n><P>, <A>}') , e), [g.item(t, c, 'annual', [a])], 'cl'
@fact('season', False, 1.5)
def e_tworates(g):
    t, f, a, P = basic(g, 'M', cost, .0, only=('monthly',)); b = g.near(a); sp, n, i, j, nm = span(g)
    e = g.env(t, A=a, P=P, B=b, x=sp)
    tp = "{[LEADX] <x>{,| and} <B> the rest of the year|<n>: <A><P> <x>, otherwise <B>|<x> <N> <is@t> <A><P>, the other months <B>|<n> <A><P> <x> and <B><P> all other months|<N> <run@t> <A><P> <x> and <B> in the remaining months}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n}+{b.c}*{12-n}', 'annual', [a,b])], 'cl'
@fact('season', False, 1)
def e_double(g):
    t, f, a, P = basic(g, 'M', anyt, .0, only=('monthly',)); m = g.ch(*MONTHS)
    e = g.env(t, A=a, P=P, m=m)
    tp = "[LEADI]{[BUT] double in <m>|, double that in <m>|, twice that in <m>|[BUT] in <m> it's double|, except <m> when it doubles|, <m> counts double}"
    return g.say(tp, e), [g.item(t, f'{a.c}*11+{a.c}*2', 'annual', [a])], 'cl'
@fact('season', False, 1)
def e_onemonth(g):
    t, f, a, P = basic(g, 'M', cost, .0, only=('monthly',)); m = g.ch(*MONTHS); b = g.near(a)
    e = g.env(t, A=a, P=P, m=m, B=b)
    tp = "[LEADI]{, but <B> in <m>|, except <m> when it's <B>| but in <m> it's <B>|, only <m> is <B>|, except <B> in <m>|, <m> being the exception at <B>|, just in <m> it's <B> instead}"
    return g.say(tp, e), [g.item(t, f'{a.c}*11+{b.c}', 'annual', [a,b])], 'cl'
@fact('season', False, 1.4)
def e_camp(g):
    nm, cat, lo, hi = g.ch(('summer camp','KID',120,420),('day camp','KID',90,300),('hockey camp','KID',150,400),('lake cabin','TVL',300,900),('harvest help','SVC',200,600),('summer daycare','KID',120,350),('ski school','FIT',80,250),('swim team','FIT',30,80),('summer school','EDU',80,300),('football training','FIT',20,60),('snow removal','HOM',30,80),('garden help','SVC',40,120))
    if nm in g.used: raise Retry
    g.used.add(nm); T = Th(); T.name = nm; T.cat = cat; T.inc = False
    a = g.A(g.nice(g.r.uniform(lo,hi)*g.scale())); n = g.n(3,12)
    e = g.env(None, A=a, k=n, n=nm, P=g.P('weekly',a) if False else g.ch(' a week',' per week',' weekly',' each week'), su=g.ch('every summer','each year','every year','once a year','each season'))
    tp = "{<n> <A><P> for <k> weeks <su>|<su> <k> weeks of <n> at <A><P>|<n>: <k> weeks <su>, <A><P>|<A><P> for <n>, <k> weeks <su>|<su>, <n> for <k> weeks, <A> each week|<n> <su>, <A><P> x <k> weeks}"
    return g.say(tp, e), [g.item(T, f'{a.c}*{n.c}', 'annual', [a])], 'cl'
@fact('season', False, 1.2)
def e_terms(g):
    t = g.th('M', cats=('EDU','KID','FIT','TRA')); n = g.n(2,4); a = g.A(g.nice(g.val(t,'monthly')*3)); u, us = g.ch(('term','terms'),('semester','semesters'),('season','seasons'),('session','sessions'))
    if u == 'semester': n = g.n(2,3)
    e = g.env(t, A=a, k=n, u=u, us=us)
    tp = "{<n> <A> {a|per} <u>, <k> <us> a year|<k> <us> a year at <A> {each |}for <n>|<N> <is@t> <A> per <u> and there are <k> <us> {in |}a year|<n>: <k> <us> {a|per} year, <A> {each|a <u>}|<A> each <u> for <n>, <k> <us> a year}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{n.c}', 'annual', [a])], 'cl'
@fact('season', False, 1)
def e_games(g):
    nm, cat = g.ch(('home games','ENT'),('hockey games','ENT'),('Blue Jays games','ENT'),('IPL matches','ENT'),('ski days','FIT'),('Sunday concerts','ENT'),('Bills games','ENT'),('high school football games','ENT'),('swim meets','FIT'),('craft fairs','ENT'),('fishing weekends','ENT'),('golf rounds','FIT'))
    if g.country == 'IN' and nm not in ('IPL matches','Sunday concerts','swim meets','golf rounds','craft fairs'): raise Retry
    if nm in ('Blue Jays games',) and g.country != 'CA' or nm in ('Bills games','high school football games') and g.country != 'US': raise Retry
    if nm in g.used or (nm == 'IPL matches') != (g.country == 'IN') and nm in ('IPL matches',): raise Retry
    g.used.add(nm); T = Th(); T.name = nm; T.cat = cat; T.inc = False
    a = g.A(g.nice(g.r.uniform(12,90)*g.scale())); n = g.n(3,14,.4); e = g.env(None, A=a, k=n, n=nm)
    tp = "{<k> <n> a {season|year} at <A> {each|a ticket|apiece}|<n>: <k> a year, <A> each|<I> go to <k> <n> {every|each|a} year, <A> a pop|<A> each for <k> <n> a year|every {season|year} <k> <n>, <A> {each|apiece|a time}}"
    tp = tp.replace('a ticket|','') if cat == 'FIT' or 'weekends' in nm else tp
    return g.say(tp, e), [g.item(T, f'{a.c}*{n.c}', 'annual', [a])], 'cl'
@fact('except', False, 1.5)
def e_dayexc(g):
    t = g.th('D'); a = g.money(t)
    k, x = g.ch((6,'every day except Sunday'),(6,'every day but Saturday'),(2,'only on weekends'),(2,'Saturdays and Sundays only'),(6,'daily, not on Sundays'),(3,'Monday, Wednesday and Friday'),(2,'just Tuesdays and Thursdays'),(5,'every day except Saturday and Sunday'),(4,'Monday to Thursday'),(6,'every day, Sundays off'),(2,'on Saturday and Sunday'),(3,'Friday to Sunday'))
    e = g.env(t, A=a, x=x, by=byv(g,t), an=art(t.name)+' '+t.name if t.det == 'b' else t.name)
    tp = "{<n> <A>, <x>|<A> {<n>|for <n>} <x>|<x> <I> <by> <an>, <A>|<n> <x>, <A>{| each time| a time|}|<an> for <A> <x>}"
    if k == 5: return g.say(tp, e), [g.item(t, a.c, 'weekdays', [a])], 'cl'
    return g.say(tp, e), [g.item(t, a.c, 'weekly', [a], times=k)], 'cl'
@fact('except', False, 1.5)
def e_everyother(g):
    t = g.th('MWE', ok=cost); k = g.ch('week','month','year') if t.cls != 'E' else g.ch('week','month')
    if t.cls == 'W': k = 'week'
    if t.cls == 'M': k = 'month'
    f = {'week':'biweekly','month':'bimonthly','year':'every2years'}[k]; f0 = {'week':'weekly','month':'monthly','year':'annual'}[k]
    a = g.money(t, f if t.cls != 'E' else None)
    e = g.env(t, A=a, u=k, an=e_an(t))
    tp = "{<n> <A> every other <u>|<A> every second <u> for <an>|every other <u> <an>, <A>|<n> <A>, {but |}only every {other|second} <u>|<I> pay <A> for <an> every other <u>|<n>: <A>, one <u> yes, one <u> no|<n> <A>, skipping every other <u>|every second <u> <I> spend <A> on <an>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
def e_an(t):
    if t.cls in 'EL' and not re.match(r"(my|kids')", t.name): return art(t.name)+' '+t.name
    return t.name

# ============================================================ DISCOUNTS
@fact('discount', False, 1.6)
def d_list(g):
    t, f, b, P = basic(g, 'MMMMWY', lambda t: cost(t) and t.cat not in ('LOA','TAX','UTI')); a = g.near(b, True)
    e = g.env(t, A=a, B=b, P=P, why=g.ch('student discount','senior rate','nurse discount','veteran discount','employee rate','loyalty deal','early bird rate','family plan deal','a coupon','a deal through work','the promo'))
    tp = "{<n> {lists at|is listed at|is normally|is usually|would be|goes for} <A> but <I> {pay|get it for} <B><P>{| with <why>| thanks to <why>}|<I> pay <B><P> for <n> instead of {the usual |}<A>{|, <why>}|<n> <B><P> {with|thanks to} <why>, regular price <A>|<n> <B><P> (normally <A>)|regular price of <n> is <A>, with <why> <I> pay <B><P>|<n>: <A> list, <B><P> after <why>|<n> on sale for <B><P>, full price <A>}"
    if t.pl: tp = tp.replace('{lists at|is listed at|is normally|is usually|would be|goes for}','{are normally|would be|are usually}')
    return g.say(tp, e), [g.item(t, b.c, f, [b,a])], 'cl'
@fact('discount', False, 1.6)
def d_pct(g):
    t, f, a, P = basic(g, 'MMMMWY', lambda t: cost(t) and t.cat not in ('LOA','TAX','UTI')); p = g.pct(5,10,15,20,25,30)
    e = g.env(t, A=a, p=p, P=P, why=g.ch('student discount','senior discount','nurse discount','military discount','staff discount','sibling discount','autopay discount','loyalty discount'))
    tp = "[LEAD]{[BUT] <I> get <p> off|, {less|minus} <p>{| <why>}|, with <p> off|, <p> {discount|off} with my card|[BUT] there's a <p> <why>|, <p> off {because of|thanks to} the <why>|. <why> takes <p> off|, before the <p> <why>|[BUT] they knock <p> off}"
    return g.say(tp, e), [g.item(t, f'{a.c}-{a.c}*{p.c}/100', f, [a])], 'cl'
@fact('discount', False, 1.5)
def d_off(g):
    t, f, a, P = basic(g, 'MMMMWY', lambda t: cost(t) and t.cat not in ('LOA','TAX')); d = g.delta(a)
    e = g.env(t, A=a, D=d, P=P, why=g.ch('autopay','a coupon','the senior discount','a loyalty credit','bundling','a rebate','paperless billing','the union deal'))
    tp = "[LEAD]{[BUT] <I> get <D> off{| for <why>| with <why>}|, {less|minus} <D> {for|with} <why>|, <D> off with <why>|[BUT] <why> knocks <D> off|[BUT] there's a <D> {credit|discount}|, <D> comes off for <why>|, before the <D> discount|, after that a <D> {credit|rebate} comes off}"
    return g.say(tp, e), [g.item(t, f'{a.c}-{d.c}', f, [a,d])], 'cl'
@fact('discount', False, 1)
def d_half(g):
    t, f, a, P = basic(g, 'MMMMWY', lambda t: cost(t) and t.cat not in ('LOA','TAX','UTI')); e = g.env(t, A=a, P=P, why=g.ch('a senior','a student','on staff','a veteran','a member','a volunteer there'))
    tp = "[LEAD]{[BUT] <I> get it half price|[BUT] {I'm <why>, so|as <why>,} half price|, at half price for me since I'm <why>|[BUT] <I> only pay half because I'm <why>|, 50/50 deal with the owner|, full price that is, <I> get it at half}".replace('|, 50/50 deal with the owner','')
    return g.say(tp, e), [g.item(t, f'{a.c}/2', f, [a])], 'cl'
@fact('discount', False, 1)
def d_annualplan(g):
    t = g.th('M', cats=('SUB','ELE','FIT','INS','PHO','HEA')); b = g.money(t,'monthly'); a = g.A(g.nice(b.v*g.r.uniform(8,11.5)))
    e = g.env(t, A=a, B=b, P=g.P('annual',a))
    tp = "{<n> <A><P>, {paid upfront|yearly plan}{| instead of <B> {a|per} month}|<I> pay <N> yearly, <A>, {cheaper than|instead of|beats} <B> a month|<n> would be <B> a month but <I> pay <A> {a year|yearly|once a year}|<n>: annual plan, <A>|<n> used to be <B> a month, switched to the annual plan, <A>{<P>|}}"
    return g.say(tp, e), [g.item(t, a.c, 'annual', [a,b])], 'cl'
@fact('discount', False, 1)
def d_cashback(g):
    t, f, a, P = basic(g, 'MWW', lambda t: t.cat in ('GRO','GAS','SHO','DIN','TRA','PET')); p = g.pct(2,3,4,5)
    e = g.env(t, A=a, p=p, P=P)
    tp = "[LEADI]{[BUT] <I> get <p> {cash back|cashback|back on the card}|, minus <p> cashback|[BUT] the card gives <p> back|, less <p> cash back}"
    return g.say(tp, e), [g.item(t, f'{a.c}-{a.c}*{p.c}/100', f, [a])], 'cl'
@fact('discount', False, .9)
def d_freemonths(g):
    t = g.th('M', cats=('FIT','INS','SUB','SVC','EDU','TRA','PHO','HOM')); a = g.money(t,'monthly'); n = g.n(1,3)
    m = 12-n.v
    e = g.env(t, A=a, k=n if n.v > 1 else g.ch('one','1'), mo='month' if n.v == 1 else 'months', P=g.P('monthly',a), m=w99(m) if g.p(.5) else str(m))
    tp = "{<n> <A><P>, {but |}<k> <mo> free {every|each|a} year|<n>: <A><P>, <I> pay <m> months {a|each} year and get <k> <mo> free|<A><P> for <n>, <k> free <mo> a year|<n> <A><P> for <m> months of the year, the other <k> free}"
    return g.say(tp, e), [g.item(t, f'{a.c}*{m}', 'annual', [a])], 'cl'

# ============================================================ BALANCES & NON-ITEMS
def bal(g, lo, hi): return g.A(g.nice(g.r.uniform(lo,hi)*g.scale()))
@fact('balance', False, 2)
def b_debt(g):
    t = g.th('M', cats=('LOA',)); f = g.freq(t, ('monthly','biweekly','weekly')); a = g.money(t,f); b = bal(g, 900, 38000)
    if b.v <= a.v*1.5: raise Retry
    e = g.env(t, A=a, B=b, P=g.P(f,a), r=g.r.choice(['6.5','4.9','19.9','7.25','22','12','8.4','5','3.75']), y=g.r.choice([2027,2028,2029,2031]), k=g.r.choice([8,14,18,24,36,40,48]))
    tp = "{<I> owe <B> on <N> and pay <A><P>|<n>: <B> {left|to go|balance|outstanding}, <A><P>|still <B> on <N>, {paying|chipping away at} <A><P>|<A><P> {to|toward|on} <N>, {balance is|with} <B>{| left|}|<N> balance <B> at <r>%, payment <A><P>|<I> pay <A><P> on <N>, <B> to go at <r>%|<B> <n>, <A><P>{, done in <y>|, <k> payments left|}|<N> <is@t> down to <B>, <I> pay <A><P>{ until <y>|}|<N> (<B> at <r> percent) <take@t> <A><P>}"
    tp = tp.replace('with} <B>{| left|}','with} <B>') 
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('balance', False, 1.6)
def b_save(g):
    t = g.th('M', cats=('INV',)); f = g.freq(t, ('monthly','biweekly','weekly','semimonthly','annual')); a = g.money(t,f); b = bal(g, 1500, 60000)
    if b.v <= a.v*1.5: raise Retry
    e = g.env(t, A=a, B=b, P=g.P(f,a), y=g.r.choice([2026,2027,2028,2030]))
    tp = "{<N> <has@t> <B> in {it|there}, <I> add <A><P>|<I> put <A><P> into <N>, {it's at|balance|currently} <B>{| now|}|<B> {saved|sitting} in <N>, <A><P> going in|<N>: <B> so far, putting in <A><P>|<I> want <B> in <N> by <y> so <I> put away <A><P>|goal is <B> for <N>, <A><P> toward it|<A><P> {to|into} <N> until it hits <B>|saving <A><P> in <N>, target <B>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('balance', False, 1.4)
def b_instal(g):
    th, nm = g.ch(('couch','couch'),('laptop','laptop'),('fridge','fridge'),('tractor','tractor'),('truck','truck'),('washer','washer'),('TV','TV'),('scooter','scooter'),('motorcycle','motorcycle'),('engagement ring','ring'),('mattress','mattress'),('phone','phone'),('car','car'),('piano','piano'),('boat','boat'),('hot tub','hot tub'))
    if th in g.used: raise Retry
    g.used.add(th); big = th in ('tractor','truck','car','boat','motorcycle')
    n = g.r.choice([24,36,48,60,72]) if big else g.r.choice([3,4,6,9,10,12,18,24])
    a = g.A(g.nice((g.r.uniform(150,620) if big else g.r.uniform(25,160))*g.scale())); tot = g.A(g.nice(a.v*n))
    word = g.ch('EMI','installments') if g.country == 'IN' else g.ch('loan','financing','payment plan','installments')
    e = g.env(None, A=a, B=tot, k=n, th=th, wd=word, P=g.P('monthly',a))
    T = Th(); T.cat = 'LOA'; T.inc = False
    k = g.r.random()
    if word in ('installments',):
        T.name = th
        tp = "{<I> bought a <th> for <B>, paying it off in <k> {monthly |}installments of <A>{, monthly|}|<th> in <k> monthly installments of <A>|the <th> is <A><P> for <k> months, financed{, <B> in all|}|paying off a <th>, <A><P>, <k> installments{ left|}|the <th> was <B>, <I> pay it in <k> monthly payments of <A>}"
    else:
        T.name = th + ' ' + word
        tp = "{<th> <wd>: <A><P> for <k> months{, <B> total|}|<my> <th> <wd> is <A><P>, <k> {payments |months |}left|<th> <wd> <A><P>, <th> cost <B>|<A><P> for the <th> <wd>, borrowed <B>|<th> <wd> of <A><P>{, <k> to go|, price was <B>|}}"
        tp = tp.replace('{payments |months |}left','{payments|months} left')
    return g.say(tp, e), [g.item(T, a.c, 'monthly', [a,tot])], 'cl'
@fact('balance', False, 1.2)
def b_instal2(g):
    # one-off bill split into payments: amount computed from total
    t = g.th('M', cats=('LOA',), ok=lambda t: t.name in ('Affirm','Klarna','medical debt','personal loan','credit card debt','line of credit','student loan')); n = g.r.choice([4,5,6,8,10,12]); a = bal(g, 240, 2400)
    g.rec.append((float(n), str(n)))
    e = g.env(t, A=a, k=n)
    tp = "{<n>: <A> {spread over|paid off over|split into} <k> {equal |}monthly payments|<Im> paying off <A> of <n> in <k> equal monthly payments|<A> on <n>, over <k> months in equal parts}"
    return g.say(tp, e), [g.item(t, f'{a.c}/{n}', 'monthly', [a])], 'cl'
@fact('nothing', False, 3.4)
def b_notbought(g):
    t, f, a, P = basic(g, 'MMMYOO', lambda t: t.cat in ('SUB','FIT','PHO','ELE','HOM','ENT','TVL','PET','KID','SVC','CLO','INS','CAR'), .1)
    if t.cls == 'O': P = ''
    e = g.env(t, A=a, P=P, an=(art(t.name)+' '+t.name) if t.det == 'b' else t.name)
    tp = "{<I> looked at <n> for <A><P> but {decided against it|didn't do it|passed}|<n> would be <A><P>, can't afford it|thinking about <n> at <A><P>, haven't {signed up|decided|done anything yet}|<I> saw <an> for <A><P>, not buying {it|that}|no <n>, at <A><P> that's {crazy|too much|a joke}|they wanted <A><P> for <n>, <I> said no|if <I> ever get <n> it'd be <A><P>, but not now|<n> costs <A><P> these days, so <I> don't have it|{turned down|said no to} <n> at <A><P>}"
    if t.cls == 'O': tp = tp.replace('signed up|decided|done anything yet','decided|bought anything yet')
    if t.pl: tp = tp.replace('<n> costs','<n> cost').replace("so <I> don't have it","so <I> go without")
    return g.say(tp, e), [], 'cl'
@fact('nothing', False, 1.8)
def b_remark(g):
    return remark(g), [], 'cl'
@fact('nothing', False, .8)
def b_goal(g):
    b = bal(g, 1500, 40000); e = g.env(None, B=b, y=g.r.choice([2026,2027,2028,2030]), x=g.ch('a house','a new roof','the wedding','retirement','a used truck','a trip to Portugal','college','a food cart','a real vacation'))
    tp = "{<I> want to have <B> saved for <x> by <y>|goal: <B> for <x>|someday <I>'d like <B> for <x>, nothing going in yet|<I> need <B> for <x> but haven't started saving|dream is <B> in the bank for <x>}"
    return g.say(tp.replace("<I>'d like", "we'd like" if g.we else "I'd like"), e), [], 'cl'

# ============================================================ INCOME
@fact('income', False, 1.6)
def y_gross(g):
    t = g.th('I', ok=lambda t: t.name in ('salary','pay','paycheck','wages','nursing pay','trucking pay','line cook pay','teaching assistant pay','stipend')); f = g.freq(t); a = g.money(t,f); b = g.part(a,.6,.86)
    e = g.env(t, A=a, B=b, P=g.P(f,a,.1), tx=g.ch('after tax','net','take home','after deductions','in hand','after taxes and insurance','clear'))
    tp = "{<n> <A> gross<P>, <B> <tx>|<I> {make|earn|gross} <A><P> and {take home|keep|see} <B>{| <n> <tx>|}|<n>: <A> before tax, <B> <tx><P>|<B><P> <tx> (<A> gross) <n>|my <n> is <A><P> on paper[BUT] <B> {lands in|hits|reaches} {my|the} account|out of <A> <n><P> <I> {actually |}get <B>|gross <n> <A><P>, net <B>|<B> net<P>, <A> gross, that's my <n>}"
    tp = tp.replace('{| <n> <tx>|}',' from my <n>')
    if t.pl: tp = tp.replace('my <n> is','my <n> are').replace("that's my <n>","those are my <n>")
    return g.say(tp, e), [g.item(t, b.c, f, [b,a])], 'cl'
@fact('income', False, 1.2)
def y_tax(g):
    t = g.th('I', ok=lambda t: t.name in ('freelance work','salary','pay','wages','web design work','translation work','trucking pay','pension','paycheck')); f = g.freq(t); a = g.money(t,f)
    P = g.P(f,a,.1)
    if g.p(.5):
        p = g.pct(10,12,15,18,20,22,25,30); e = g.env(t, A=a, P=P, p=p, x=g.ch('taxes','deductions','tax and insurance','withholding'))
        tp = "{[LEAD], minus <p> {for |}<x>|[LEAD] before <x> of <p>|[LEAD] less <p> <x>|[LEAD], <p> {comes off|gets taken} for <x>}"; c = f'{a.c}-{a.c}*{p.c}/100'; am = [a]
    else:
        b = g.part(a,.08,.35); e = g.env(t, A=a, B=b, P=P, x=g.ch('taxes','deductions','tax and insurance','withholding'))
        tp = "{[LEAD], minus <B> {for |}<x>|[LEAD] before <B> {of |in |}<x>|[LEAD] less <B> {in |}<x>|[LEAD], they take <B> {off |out |}for <x>|[LEAD] but <B> goes off the top for <x>}"; c = f'{a.c}-{b.c}'; am = [a,b]
    return g.say(tp, e), [g.item(t, c, f, am)], 'cl'
@fact('income', False, 1.8)
def y_bonus(g):
    t = g.th('I', ok=lambda t: t.name in ('salary','pay','wages','take-home','teaching assistant pay','pension')); f = 'monthly'; a = g.money(t,f)
    bn = g.ch('Diwali bonus','13th salary','festival bonus','annual bonus','13th month') if g.country == 'IN' else g.ch('Christmas bonus','year-end bonus','13th month','annual bonus','holiday bonus','bonus')
    g.used.add('bonus'); T = Th(); T.name = bn; T.cat = 'INC'; T.inc = True
    P = g.P(f,a,.3); wn = {'Diwali bonus':'in October','festival bonus':'in October'}.get(bn, g.ch('in December','every December','at year end','once a year','in March'))
    k = g.r.random()
    if k < .5:
        b = g.A(g.nice(a.v*g.r.uniform(.3,1.4))); e = g.env(t, A=a, B=b, P=P, bn=bn, wn=wn)
        tp = "{[LEAD][AND] {a |}<bn> of <B> <wn>|[LEAD], plus a <bn> <wn>, <B>|[LEAD], <bn> <B> <wn>|[LEAD] + <bn> <B>{| <wn>}|[LEAD]. <wn> there's a <bn>, <B>}"
        return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(T, b.c, 'annual', [b])], 'cl'
    if k < .8:
        e = g.env(t, A=a, P=P, bn=bn, wn=wn)
        tp = "{[LEAD], plus a <bn> {of the same amount|that's one more month's pay} <wn>|[LEAD] and the same again as <bn> <wn>|[LEAD][AND] <wn> a <bn>, a full month's pay|[LEAD], <bn> of one {extra |}month's pay <wn>}"
        return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(T, a.c, 'annual', [a])], 'cl'
    e = g.env(t, A=a, P=P, bn=bn, wn=wn)
    tp = "{[LEAD], plus half a month's pay as <bn> <wn>|[LEAD] and <wn> a <bn> of half that|[LEAD], <bn> <wn> is half a month's pay}"
    return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(T, f'{a.c}/2', 'annual', [a])], 'cl'
@fact('income', False, 1.2)
def y_miles(g):
    T = Th(); T.cat = 'INC'; T.inc = True
    T.name = g.ch('trucking','driving','hauling','mileage pay')
    if T.name in g.used or g.country == 'IN': raise Retry
    g.used.add(T.name); a = g.A(round(g.r.uniform(.42,.85),2), nospell=True); m = g.r.choice([1800,2000,2200,2400,2500,2600,2800,3000]); mt = g.ch(str(m), f'{m:,}'); g.rec.append((float(m), mt))
    e = g.env(None, A=a, m=mt, n=T.name)
    tp = "{<n> pays <A> a mile, <m> miles a week|<A> {per|a} mile {driving_|}<n>, about <m> miles a week|<I> get <A> a mile for <n> and run <m> miles a week|<n>: <m> mi/week at <A> a mile}".replace('{driving_|}','for ').replace('<I>','I')
    return g.say(tp, e), [g.item(T, f'{a.c}*{m}', 'weekly', [a])], 'cl'
@fact('income', False, 1.6)
def y_gigs(g):
    nm, u, us = g.ch(('freelance writing','article','articles'),('wedding photography','wedding','weddings'),('tips','shift','shifts'),('tutoring','student','students'),('dog sitting','dog','dogs'),('Etsy','quilt','quilts'),('web design','site','sites'),('mowing lawns','yard','yards'),('music gigs','gig','gigs'),('per diem nursing','shift','shifts'),('piano teaching','lesson','lessons'),('catering','party','parties'),('house cleaning','house','houses'),('bookkeeping','client','clients'),('haircuts at home','head','heads'),('tailoring','blouse','blouses'),('hauling jobs','load','loads'))
    if any(nm in x or x in nm for x in g.used): raise Retry
    g.used.add(nm); T = Th(); T.name = nm; T.cat = 'INC'; T.inc = True
    a = g.A(g.nice(g.r.uniform(30,260)*g.scale())); n = g.n(2,6); pr, f = g.ch(('a week','weekly'),('a month','monthly'),('per month','monthly'),('each week','weekly'),('a month','monthly'))
    tot = g.p(.25); e = g.env(None, A=a, k=n, n=nm, u=u, us=us, pr=pr)
    if tot:
        tp = "{<n> income: <k> <us> <pr> for <A> {total|altogether|in all}|<I> {get|make} <A> <pr> from <n>, that's <k> <us>|<n> brings in <A> <pr> for <k> <us> {together|combined}}"
        if nm in ('tips','music gigs','hauling jobs'): tp = tp.replace('<n> brings','<n> bring')
        return g.say(tp, e), [g.item(T, a.c, f, [a])], 'cl'
    tp = "{<n> income: <k> <us> <pr> at <A> each|<I> {earn|make|get} <A> {a|per} <u> from <n>, <k> <us> <pr>|<I> get paid <A> {a|per} <u> for <n>, <k> <us> <pr>|from <n> <I> {get|make|earn} <A> {a|per} <u>, <k> <us> <pr>|coming in from <n>: <k> <us> <pr>, <A> {each|apiece|a <u>}|<n> brings <me> <A> {a|per} <u>, <k> <us> <pr>|<k> <us> <pr> pay <me> <A> each for <n>}"
    if nm in ('tips','music gigs','hauling jobs','haircuts at home'): tp = tp.replace("<n> brings <me>","<n> bring <me>")
    if nm in ('tips',): tp = tp.replace("|<k> <us> <pr> pay <me> <A> each for <n>","").replace("|<I> get paid <A> {a|per} <u> for <n>, <k> <us> <pr>","")
    if f == 'weekly': return g.say(tp, e), [g.item(T, a.c, f, [a], times=n.v) if u in ('shift','gig','lesson') else g.item(T, f'{a.c}*{n.c}', f, [a])], 'cl'
    return g.say(tp, e), [g.item(T, f'{a.c}*{n.c}', f, [a])], 'cl'
@fact('income', False, 1)
def y_commission(g):
    T = Th(); T.name = g.ch('commission','commissions','sales commission'); T.cat = 'INC'; T.inc = True
    if 'commission' in g.used: raise Retry
    g.used.add('commission'); a = bal(g, 8000, 60000); p = g.pct(2,3,4,5,8,10); e = g.env(None, A=a, p=p, n=T.name, P=g.ch(' a month',' each month',' monthly'))
    tp = "{<n>: <p> of {about |}<A> in sales<P>|<I> {get|earn} <p> <n> on {around |}<A> of sales<P>|<p> <n> on <A> {sales|revenue}<P>|I sell {about |}<A><P> and get <p> of that as <n>}"
    return g.say(tp, e), [g.item(T, f'{a.c}*{p.c}/100', 'monthly', [a])], 'cl'

RENTALS = [('duplex','unit','units'),('fourplex','unit','units'),('building','apartment','apartments'),('rental house','room','rooms'),('PG','room','rooms'),('trailer park','lot','lots'),('garage block','garage','garages'),('basement','room','rooms'),('triplex','unit','units')]
@fact('rentin', False, 2)
def l_tenant(g):
    a = g.A(g.nice(g.r.uniform(350,1900)*g.scale())); T = Th(); T.cat = 'INC'; T.inc = True
    if 'rentin' in g.used: raise Retry
    g.used.add('rentin'); who_ = g.ch('tenant','lodger','basement tenant','renter','upstairs tenant','boarder','garage tenant','international student','paying guest' if g.country == 'IN' else 'tenant')
    P = g.P('monthly', a, .1); e = g.env(None, A=a, wh=who_, P=P, art=art(who_))
    T.name = g.ch('rent from '+('my ' if not g.we else 'our ')+who_, who_); e['n'] = T.name
    e['myw'] = ('our ' if g.we else 'my ')+who_
    if T.name == who_: tp = "{<myw> pays <me> <ap><A><P>|<my> <wh> pays <ap><A> rent<P>|<I> have <art> <wh> who pays <A><P>|<wh> pays <A><P>|<I> get <A><P> from <my> <wh>|<my> <wh> gives <me> <A><P> for the room}"
    else: tp = "{<n>: <A><P>|<n> <A><P>|<I> get <A><P> <n>|<A><P> <n>|<n> brings in <A><P>}"
    return g.say(tp, e), [g.item(T, a.c, 'monthly', [a])], 'cl'
@fact('rentin', False, 1.8)
def l_units(g):
    if 'rentin' in g.used: raise Retry
    g.used.add('rentin'); b, u, us = g.r.choice([x for x in RENTALS if x[0] != 'PG' or g.country == 'IN']); a = g.A(g.nice(g.r.uniform(250,1500)*g.scale())); n = g.n(2,5); T = Th(); T.cat = 'INC'; T.inc = True; T.name = b
    P = g.P('monthly', a, .1); e = g.env(None, A=a, b=b, u=u, us=us, k=n, P=P)
    j = g.r.random()
    if b == 'duplex' and n.v != 2: b = 'building'; e['b'] = b; T.name = b
    if b == 'triplex' and n.v > 3: b = 'building'; e['b'] = b; T.name = b
    if j < .6:
        tp = "{<I> rent out <k> <us> in <my> <b> at <A> each<P>|<my> <b>: <k> <us> rented at <A> {each|apiece}<P>|<k> tenants in <my> <b> pay <me> <A> each<P>|<A><P> per <u> from <my> <b>, <k> <us>|<my> <b> has <k> <us> let at <A><P> each}"; c = f'{a.c}*{n.c}'
    elif j < .85:
        tp = "{<I> get <A><P> in rent from <my> <b>, <k> <us> {together|all told|combined}|<my> <b>: <k> <us>, <A> rent<P> in total|<k> tenants in <my> <b> pay <me> <A> between them<P>|the <k> <us> of <my> <b> bring in <A><P> altogether}"; c = a.c
    else:
        m = n.v+1; e['m'] = w99(m); e['em'] = 'one is empty'
        tp = "{<my> <b> has <m> <us>, <k> rented at <A> each<P>, one {empty|vacant}|<k> of the <m> <us> in <my> <b> are rented at <A> {each|apiece}<P>}"; c = f'{a.c}*{n.c}'
        if b in ('duplex','triplex','fourplex'): T.name = 'building'; e['b'] = 'building'
    return g.say(tp, e), [g.item(T, c, 'monthly', [a])], 'cl'
@fact('rentin', False, 1)
def l_net(g):
    if 'rentin' in g.used: raise Retry
    g.used.add('rentin'); a = g.A(g.nice(g.r.uniform(600,1900)*g.scale())); T = Th(); T.cat = 'INC'; T.inc = True; T.name = g.ch('rental','rental condo','rental house','flat in Pune' if g.country == 'IN' else 'rental unit','cottage rental','farm lease')
    e = g.env(None, n=T.name, A=a, P=g.P('monthly',a))
    if g.p(.6):
        p = g.pct(6,7,8,10,12); e['p'] = p
        tp = "{<my> <n> brings in <A><P>, {the manager|the agency|the property manager} {keeps|takes} <p>|<n> {rents for|earns} <A><P>, minus <p> for the {manager|agent}|<A><P> from <my> <n>, less the agent's <p>|<my> <n>: <A><P>, <p> of it stays with the agent}"; c = f'{a.c}-{a.c}*{p.c}/100'; am=[a]
    else:
        b = g.delta(a); e['B'] = b
        tp = "{<my> <n> brings in <A><P>, {the manager|the agency|the property manager} {keeps|takes} <B>|<n> {rents for|earns} <A><P>, minus <B> for the {manager|agent}|<A><P> from <my> <n>, less the agent's <B>|<my> <n>: <A><P>, <B> of it stays with the agent}"; c = f'{a.c}-{b.c}'; am=[a,b]
    return g.say(tp, e), [g.item(T, c, 'monthly', am)], 'cl'
@fact('refund', False, 1.8)
def f_refund(g):
    nm = g.ch('tax refund','property tax rebate','insurance refund','security deposit refund','class action check','stimulus check','warranty refund','airline refund','inheritance','eBay sale','bike sale','old truck sale','patronage check','rebate check','IT refund' if g.country == 'IN' else 'state refund')
    if any(set(nm.split()) & set(u.split()) for u in g.used): raise Retry
    if g.country == 'IN' and nm in ('property tax rebate','bottle deposits','class action check','stimulus check','garage sale','patronage check','state refund','old truck sale','eBay sale','rebate check'): raise Retry
    if g.country == 'CA' and nm in ('stimulus check','state refund'): raise Retry
    g.used.add(nm); T = Th(); T.name = nm; T.cat = 'INC'; T.inc = True
    a = bal(g, 60, 2600); ann = nm in ('tax refund','property tax rebate','patronage check','IT refund','state refund','garage sale') and g.p(.65) or nm == 'bottle deposits'
    m = g.ch(*MONTHS); e = g.env(None, A=a, n=nm, m=m)
    if ann: tp = "{<n> {of |}<ap><A> every {year|<m>|spring}|every {<m>|spring|year} <I> get a <n>, <ap><A>|<n>: <ap><A> a year|<I> get <A> back every {year|<m>} ({my |}<n>)}"; f = 'annual'
    else: tp = "{<n> <A> {last month|last week|in <m>|this month}, one time|{got|expecting} {a|an} <n> of <A> {last month|next month|in <m>}, {just once|one time|one-off}|one-time <n> <A>|<n>: <A>, once|<I> got <A> {from the|as} <n> {last week|in <m>}, one-off}"; f = 'once'
    x = g.say(tp, e)
    x = re.sub(r"\b(a|an) (?=%s)" % re.escape(nm), art(nm)+' ', x) if nm != 'bottle deposits' else re.sub(r'\ban? (?=bottle)', '', x)
    return x, [g.item(T, a.c, f, [a])], 'cl'
@fact('income', False, 1)
def y_twojobs(g):
    t = g.th('I'); f = g.freq(t); a = g.money(t,f); u = g.th('I'); f2 = g.freq(u); b = g.money(u,f2); w = g.ch('my wife','my husband','my partner')
    e = g.env(t, A=a, B=b, P=g.P(f,a), P2=g.P(f2,b), m=u.name, M=g.N(u), u=u)
    tp = "{<n> <A><P> and <m> <B><P2>|<A><P> from <n>, <B><P2> from <m>|income is <n> (<A><P>) plus <m> (<B><P2>)|{besides|on top of} <my> <n> of <A><P> there's <B><P2> from <m>|<n> <A><P>, on the side <m> <B><P2>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(u, b.c, f2, [b])], 'cl'

# ============================================================ RANGES
@fact('range', False, 2.4)
def n_range(g):
    t = g.th('MMMWWWYEI', ok=anyt); f = g.freq(t); a = g.money(t, f if t.cls != 'E' else None)
    for _ in range(20):
        v = g.nice(a.v*g.r.uniform(1.12,1.7))
        if v > a.v: break
    else: raise Retry
    if a.spaced != False and a.t != num(a.v): pass
    # the second amount in the same manner; sometimes bare digits
    b = g.A(v)
    if g.sign and g.p(.45):
        if re.match(r'\D', a.t) and not a.t[0].isalpha() or a.t.startswith(('Rs','C$','CA$','USD ','CAD ','INR ')): b = g.A(v, plain=True)
        elif a.cur and a.t[0].isdigit(): a = g.A(a.v, plain=True); b = g.A(v, nospell=True)
    P = g.P(f, b); e = g.env(t, A=a, B=b, P=P, an=e_an(t))
    e['R'] = g.say("{<A> to <B>|between <A> and <B>|anywhere from <A> to <B>|<A> - <B>|<A>-<B>|from <A> to <B>|somewhere between <A> and <B>|<A> or <B>|<A> up to <B>}", e)
    if a.spaced or b.spaced: e['R'] = re.sub(r'(?<=[a-z])-(?=%s)' % re.escape(str(b)), ' - ', e['R'])
    k = leadkind(t)
    if t.cls == 'I': tp = "{<N> <bring@t> in <R><P>|<n> <R><P>|<n>: <R><P>, {varies|depends}|<I> get <R><P> from <N>}"
    elif k in ('V','T'): tp = "{<I> put <R><P> into <N>|<n> <R><P>|<n>: <R><P>, {depends on the month|whatever <I> can}}"
    elif k == 'G': tp = "{<I> give <R><P> to <N>|<n> <R><P>|<n>: <R><P>}"
    elif t.cls == 'E': tp = "{<an> is <R><P>|<n> <R><P>|<R> for <an><P>|<n>: <R><P>, depends}"
    else: tp = "{<N> <is@t> <R><P>|<n> <R><P>|<N> <run@t>{| <me>} <R><P>|<I> spend <R><P> on <n>|<n>: <R><P>{|, {varies|depends|it varies}}|<R><P> for <N>|<N> <cost@t> <R><P>{| depending on the season| depending|, hard to say}|<n> at least <A>, at most <B><P>|<n> never under <A>, never over <B><P>}"
    if t.cls == 'M' and f == 'annual': e['R'] = e['R']
    return g.say(tp, e), [g.item(t, f'({a.c}+{b.c})/2', f, [a,b])], 'cl'

# ============================================================ SPELLED PRICES
@fact('spelled', False, 1.4)
def x_spelled(g):
    if g.country == 'IN': raise Retry
    t = g.th('MD', ok=lambda t: t.cat in ('SUB','ELE','FIT','PHO','DIN','TRA','PET','PER','HEA','ENT') and t.lo*1 < 60 and t.hi < 100)
    f = 'monthly' if t.cls == 'M' else g.freq(t)
    d = max(3, int(g.r.uniform(t.lo, t.hi))); c = g.r.choice([99,99,99,95,50,49,75,25])
    if c == 50 and d < 10: c = 99
    if d < 5 : d = 5 + g.r.randint(0,4) if t.cls == 'M' else d
    v = d + c/100; tx = w99(d) + ' ' + w99(c)
    if g.p(.25): tx = f'{w99(d)} dollars and {w99(c)} cents'
    cur = 'USD' if 'dollars' in tx else None
    if g.country == 'CA' and cur: tx = w99(d) + ' ' + w99(c); cur = None
    g.rec.append((round(v,2), tx)); a = Amt(v, tx, cur, True, tx)
    e = g.env(t, A=a, P=g.P(f,a,.1))
    return g.say("[LEADI]", e), [g.item(t, a.c, f, [a])], 'np'

# ============================================================ MORE
@fact('share', False, 1.1)
def s_custody(g):
    w = ('my ex','she','her','her',0) if g.p(.5) else ('the kids\' dad','he','his','him',0)
    t = g.th('MY', ok=lambda t: t.cat == 'KID' and not re.search(r'my (son|daughter)', t.name)); f = g.freq(t, ('monthly','annual')); a = g.money(t,f); p = g.pct(30,40,50,60,35,65)
    e = g.env(t, w, A=a, P=g.P(f,a), p=p, N=t.name)
    if g.p(.5): tp = "[LEAD]{[BUT] <w> <pay@w> <p>|, per the court order <w> <owe@w> <p> of it and {pays|sends} it|, <p> of which comes from <w>}"; c = f'{a.c}-{a.c}*{p.c}/100'
    else: tp = "[LEAD]{, I pay <p> and <w> the rest|, I'm on the hook for <p>, <w> for the rest|, <w> <pay@w> all but <p>}"; c = f'{a.c}*{p.c}/100'
    g.we = False
    return g.say(tp, e), [g.item(t, c, f, [a])], 'cl'
@fact('share', False, 1.1)
def s_twopay(g):
    t, f, a, P = basic(g, 'MMY', lambda t: t.cat in ('HOU','KID','INS','PHO','EDU','UTI','LOA','TVL')); w = g.who('person'); v = g.who('person')
    if w[0] == v[0]: raise Retry
    b = g.part(a,.1,.4); c = g.part(a,.1,.4)
    if b.v + c.v >= a.v: raise Retry
    e = g.env(t, w, A=a, B=b, C=c, P=P, v=v[0], pv=conj('pay', v[4]))
    tp = "[LEAD]{[BUT] <w> <pay@w> <B> and <v> <pv> <C>|, <w> <chip@w> in <B> and <v> another <C>|, minus <B> from <w> and <C> from <v>|. <w> <cover@w> <B> of it, <v> <C>{|, the rest is {mine|on me}}}"
    return g.say(tp, e), [g.item(t, f'{a.c}-{b.c}-{c.c}', f, [a,b,c])], 'cl'
@fact('ref', False, 1.2)
def r_three(g):
    t = g.th('M', ok=cost); u = g.th('M', ok=cost); v = g.th('M', ok=cost); f = 'monthly'; a = g.money(t,f); d = g.delta(a); P = g.P(f,a,.2)
    e = g.env(t, A=a, P=P, m=u.name, q=v.name, D=d)
    k = g.r.choice([0,1,2])
    if k == 0:
        tp = "[LEADI], {same|the same} for <m>{,| and} half that for <q>"; cs = (a.c, f'{a.c}/2'); am = [a]
    elif k == 1:
        tp = "[LEADI], twice that for <m>, <q> {the same as|same as} <n>"; cs = (f'{a.c}*2', a.c); am = [a]
    else:
        tp = "[LEADI], <m> <D> less, <q> the same as <n>"; cs = (f'{a.c}-{d.c}', a.c); am = [a,d]
    return g.say(tp, e), [g.item(t, a.c, f, [a]), g.item(u, cs[0], f, am), g.item(v, cs[1], f, [a])], 'cl'
@fact('ref', False, 1.2)
def r_persontwice(g):
    # same thing, other person pays more: mine only / both mine
    t, f, a, P = basic(g, 'M', lambda t: t.cat in ('PHO','INS','FIT','TRA','HEA','EDU','CLO'), only=('monthly',)); w = g.who('person')
    e = g.env(t, w, A=a, P=P, ws=w[0]+("'" if w[0].endswith('s') else "'s"))
    if g.p(.5):
        tp = "{<n> <A><P>|<n>: <A><P>|<my> <n> <is@t> <A><P>}{, and <I> pay the same again for <w>|, plus the same for <w>, which <I> pay too|, and <I> pay <ws> as well, same price}"
        return g.say(tp.replace('<my> <n> <is@t>','<n> <is@t>') if t.det == 'p' else tp, e), [g.item(t, f'{a.c}*2', f, [a])], 'cl'
    tp = "{<n> <A><P>|<n>: <A><P>|<my> <n> <is@t> <A><P>}{, <w> <pay@w> twice that for <his> own|, <ws> is {double|twice} that but that's not <my> bill|. <ws> costs the same but <he> <pay@he> it}"
    return g.say(tp.replace('<my> <n> <is@t>','<n> <is@t>') if t.det == 'p' else tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('times', False, 1.2)
def q_fuel(g):
    if g.country == 'IN': nm, u, lo, hi = 'petrol','litre',95,110
    elif g.country == 'CA': nm, u, lo, hi = g.ch('gas','diesel'),'litre',1.35,1.9
    else: nm, u, lo, hi = g.ch('gas','diesel','fuel'),'gallon',2.9,5.2
    if any(nm in x.split() for x in g.used): raise Retry
    g.used.add(nm); T = Th(); T.name = nm; T.cat = 'GAS'; T.inc = False
    a = g.A(round(g.r.uniform(lo,hi),2) if g.country != 'IN' else g.r.randint(lo,hi), nospell=True); n = g.n(8,60,.15); f = g.r.choice(['weekly','weekly','monthly','biweekly'])
    e = g.env(None, A=a, k=n, n=nm, u=u, P=g.P(f), adv=g.adv(f))
    tp = "{<n>: <k> <u>s<P> at <A>{| a <u>| each}|<adv> <I> {burn|buy|put in} <k> <u>s of <n> at <A> {a|per} <u>|<k> <u>s of <n><P>, <A> {a|per} <u>|<n> is <A> a <u>, <I> use <k> <u>s<P>}"
    return g.say(tp, e), [g.item(T, f'{a.c}*{n.c}', f, [a])], 'cl'
@fact('times', False, 1.2)
def q_pack(g):
    t = g.th('M', cats=('SUB','ELE','PHO','PET','FIT')); n = g.n(2,4); a = g.money(t,'monthly'); w = g.ch('accounts','lines','memberships','subscriptions') if t.cat != 'PET' else g.ch('pets','dogs','cats')
    each = g.p(.6); e = g.env(t, A=a, k=n, ws=w, P=g.P('monthly',a))
    if t.cat == 'PET' and re.search('cat|dog|flea|Chewy|Bark|fish|parrot|goat|rabbit|hors|chick|hay|litter|stray|vet', t.name): raise Retry
    if each: tp = "{<k> <ws>, <n>, <A> each<P>|<n>: <k> <ws> at <A> {each|apiece}<P>|<n>, <k> x <A><P>|<k> times <A><P> for <n>{|, one per person}|<n> <A><P> per {account_|}head, <k> heads}".replace('|<n> <A><P> per {account_|}head, <k> heads','') ; c = f'{a.c}*{n.c}'
    else: tp = "{<n>: <k> <ws> for <A><P>{| total| all in|}|<A><P> for <n>, and that's for {all |}<k> <ws>|<n>, <k> <ws>, <A><P> in total}"; c = a.c
    return g.say(tp, e), [g.item(t, c, 'monthly', [a])], 'cl'
@fact('except', False, 1)
def e_skipsome(g):
    t = g.th('E', ok=cost); a = g.money(t); n = g.n(2,4); m = 12-n.v
    e = g.env(t, A=a, k=n, an=e_an(t))
    tp = "{<an> every month for <A>, but <I> skip <k> months a year|<n> <A> a month, except <k> months {a|of the} year|monthly <n>, <A>, <k> months a year <I> don't}"
    return g.say(tp, e), [g.item(t, f'{a.c}*(12-{n.c})', 'annual', [a])], 'cl'
@fact('discount', False, 1.8)
def d_free(g):
    t, f, a, P = basic(g, 'MMW', lambda t: t.cat in ('FIT','SUB','PHO','DIN','TRA','HEA','PET','SVC','EDU')); e = g.env(t, A=a, P=P, w=g.ch('work','my job','a scholarship','the senior program','a friend who runs it','the union'))
    tp = "{<n> is normally <A><P> but <I> get it free through <w>|<n> would be <A><P>, free for <me> through <w>|<n> (<A><P>) costs <me> nothing thanks to <w>|<w> gets <me> <n> for free, it's <A><P> otherwise}"
    if t.pl: raise Retry
    return g.say(tp, e), [], 'cl'
@fact('plain', True, 1.4)
def p_annualbig(g):
    t = g.th('Y', ok=anyt); f = g.freq(t); a = g.money(t, f)
    e = g.env(t, A=a, P=g.P(f,a), adv=g.adv(f))
    k = leadkind(t)
    if k: tp = "{<n> <A><P>|<adv> <I> put <A> into <N>|<n>: <A>, <adv>}" if k == 'V' else "{<n> <A><P>|<adv> <I> give <A> to <N>|<n>: <A>, <adv>}"
    else: tp = "{<n> <A><P>|<adv> there's <N>, <A>|<N>: <A> <adv>|<N> <is@t> <ap><A><P>|<adv> <I> {pay|spend} <ap><A> on <N>|<n>, <adv>, <ap><A>|<I> budget <A><P> for <N>|<A> for <n> <adv>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('sum', False, 1)
def q_twoparts(g):
    t = g.th('MW', ok=lambda t: t.name in ('groceries','gas','petrol','fuel','diesel','takeout','eating out','restaurants','prescriptions','contact lenses','vitamins','electric bill','power bill','water bill','student loan','credit card debt','clothes','Amazon','Costco','vegetables','meat','electricity','gas bill','milk','internet_')); f = g.freq(t, ('monthly','weekly')); a = g.money(t,f); b = g.near(a)
    e = g.env(t, A=a, B=b, P=g.P(f,a), P2=g.P(f,b))
    x, y = {'GRO':('at the big store','at the corner shop'),'GAS':('for my car','for hers'),'DIN':('at lunch','in the evening'),'HEA':('for me','for my husband'),'GIV':('from me','from my wife'),'UTI':('for the house','for the shop'),'LOA':('on the first one','on the second'),'CLO':('for me','for the kids'),'SHO':('for me','for the house')}[t.cat]
    e['x'] = x; e['y'] = y
    tp = "{<n>: <A> <x> plus <B> <y>,<P>|<n> <A> <x> and <B> <y><P>, {add them up|I pay both|put them together}|<I> pay <A> <x> and <B> <y> for <n><P>, {lump them together|one item please|count as one}}"
    return g.say(tp, e), [g.item(t, f'{a.c}+{b.c}', f, [a,b])], 'cl'

# ============================================================ ADDED
@fact('redundant', False, 1.4)
def z_restate(g):
    t = g.th('MMW', ok=cost); f = 'monthly' if t.cls == 'M' else 'weekly'; a = g.money(t, f)
    if a.v != int(a.v): raise Retry
    k = 12 if f == 'monthly' else 52; b = g.A(int(a.v)*k)
    e = g.env(t, A=a, B=b, P=g.P(f,a))
    tp = "[LEADI]{, {so |that's |which is |comes to |works out to }<B> a year|, or <B> over the year| ({that's |}<B> a year)|, <B> a year when you add it up}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('redundant', False, 1)
def z_paycheck(g):
    t = g.th('M', cats=('INV','LOA','INS','HEA','KID','GIV')); f, ph = g.ch(('biweekly','every two weeks'),('biweekly','every other Friday'),('weekly','weekly'),('semimonthly','twice a month'),('monthly','once a month')); a = g.money(t,f)
    e = g.env(t, A=a, ph=ph, gp=g.ch('I get paid','I\'m paid','payday is','we\'re paid' if g.we else 'I get paid'))
    tp = "{<A> out of every paycheck goes to <N>, <gp> <ph>|<N>: <A> per paycheck (<gp> <ph>)|every payday <A> {goes to|comes out for} <N>, <gp> <ph>|<gp> <ph> and each time <A> goes to <N>|they take <A> out of each check for <n>, <gp> <ph>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('change', False, 1.2)
def z_freqchange(g):
    t = g.th('EEW', ok=cost); f0, f1 = g.r.choice([('weekly','biweekly'),('biweekly','monthly'),('monthly','bimonthly'),('monthly','every6weeks'),('weekly','monthly'),('bimonthly','monthly'),('quarterly','semiannual')]) if t.cls == 'E' else g.r.choice([('weekly','biweekly'),('biweekly','weekly'),('weekly','monthly')])
    a = g.money(t, None if t.cls == 'E' else 'weekly'); e = g.env(t, A=a, P=g.P(f0).strip().replace('/','a '), P2=g.P(f1).strip().replace('/','a '), a0=g.adv(f0), a1=g.adv(f1), an=e_an(t))
    e['P'] = g.r.choice([x for x in ADV[f0] if '%' not in x]); e['P2'] = g.r.choice([x for x in ADV[f1] if '%' not in x])
    tp = "{<n> <A>, used to be <P>, now {only |}<P2>|<n> went from <P> to <P2>, <A> {each time|a time|a pop}|<an> <P2>, <A>, {it was|used to be} <P> before|<A> for <an>, no longer <P> but <P2>|<n> <A> <P2> now instead of <P>}"
    return g.say(tp, e), [g.item(t, a.c, f1, [a])], 'cl'
@fact('times', False, 1.2)
def z_lasts(g):
    t = g.th('G', ok=lambda t: t.cat in ('PET','GRO','KID','HEA','UTI','PER','ENT','BAR') and t.units != 'dozen' and t.name not in ('Spotify','bingo')); f, ph = g.ch(('bimonthly','two months'),('every6weeks','six weeks'),('biweekly','two weeks'),('monthly','a month'),('weekly','a week'),('quarterly','three months'),('every4weeks','4 weeks'),('semiannual','half a year'),('bimonthly','2 months'))
    if t.cat in ('GRO','BAR') and t.name not in ('rice','ghee','honey','coffee beans') and f not in ('weekly','biweekly'): f, ph = g.ch(('weekly','a week'),('biweekly','two weeks'),('weekly','one week'),('biweekly','2 weeks'))
    a = g.money(t); e = g.env(t, A=a, uu=t.unit, ph=ph)
    au = art(t.unit); e['au'] = au
    tp = "{<au> <uu> of <n> {is|costs} <A> and lasts {<me> |}<ph>|<n>: <A> <au> <uu>, one lasts <ph>|<A> for <au> <uu> of <n>, that lasts {about |}<ph>|<I> buy <au> <uu> of <n> for <A> and it {does <me>|lasts} <ph>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('times', False, 1.2)
def z_percar(g):
    t = g.th('E', cats=('CAR','PET','HEA','PER'), ok=lambda t: t.cat in ('CAR','PET') or t.name in ('haircut','dentist visit','eye exam','doctor visit','blood test','specialist visit')); f = g.freq(t); a = g.money(t); n = g.n(2,3)
    what, whats = {'CAR':g.ch(('car','cars'),('truck','trucks'),('vehicle','vehicles')),'PET':g.ch(('dog','dogs'),('pet','pets')),'HEA':g.ch(('kid','kids'),('person','people')),'PER':g.ch(('kid','kids'),('boy','boys'))}[t.cat]
    if t.cat == 'PET' and ('dog' in t.name or 'farrier' in t.name or 'hoof' in t.name): what, whats = ('animal','animals') if 'dog' not in t.name else ('dog','dogs')
    if 'bike' in t.name or 'scooter' in t.name or 'truck' in t.name: what, whats = ('vehicle','vehicles')
    e = g.env(t, A=a, k=n, x=what, xs=whats, P=g.P(f), adv=g.adv(f))
    if g.p(.6):
        tp = "{<n><P>, <A> per <x>, <k> <xs>|<adv> <n> for <k> <xs>, <A> {each|apiece|per <x>}|<n> <A> {each|per <x>}<P>, {we have|I have|got} <k> <xs>|<k> <xs>, each gets {a |}<n><P>, <A> {a pop|each}}".replace('{a |}',art(t.name)+' '); c = f'{a.c}*{n.c}'
    else:
        tp = "{<n><P>, <A> for {all |the |}<k> <xs>{| together}|<adv> <n> for <k> <xs>, <A> in {total|all}|<n> <A><P>, that covers {all |the |}<k> <xs>}"; c = a.c
    return g.say(tp, e), [g.item(t, c, f, [a])], 'cl'
@fact('times', False, 1.3)
def z_eachway(g):
    t = g.th('D', cats=('TRA',)); f = g.freq(t); a = g.money(t); e = g.env(t, A=a, P=g.P(f), adv=g.adv(f))
    if re.search('park', t.name): raise Retry
    if g.p(.6): tp = "{<n> <A> each way<P>|<A> each way for <n><P>, there and back|<adv> <n>, <A> there and <A> back|<n>: <A> one way, both ways<P>|<adv> <A> each way for <n>}"; c = f'{a.c}*2'
    else: tp = "{<n> <A> round trip<P>|<A> there and back for <n><P>|<adv> <n>, <A> for both ways|<n>: <A> return<P>|<adv> <A> round trip for <n>}"; c = a.c
    return g.say(tp, e), [g.item(t, c, f, [a])], 'cl'
@fact('times', False, 1.2)
def z_twoaday(g):
    t = g.th('D', ok=lambda t: t.name in ('coffee','latte','chai','filter coffee','energy drink','bagel','samosa and chai','dog walk','scratch ticket','milk packet','lotto ticket','paan','bus ride','metro ride')); f = g.freq(t); a = g.money(t); n = g.n(2,4)
    pl = t.name + 's' if t.name != 'samosa and chai' else 'samosa and chai'
    e = g.env(t, A=a, k=n, pl=pl, P=g.P(f), adv=g.adv(f))
    if g.p(.7): tp = "{<k> <pl><P> at <A> {each|apiece|a pop}|<adv> <k> <pl>, <A> each|<A> each for <k> <pl><P>|<pl>: <k><P>, <A> each}"; c = f'{a.c}*{n.c}'
    else: tp = "{<k> <pl><P> for <A> {total|altogether|in all}|<adv> <k> <pl>, <A> {for the lot|together}|<A><P> for <k> <pl> together}"; c = a.c
    return g.say(tp, e), [g.item(t, c, f, [a], name=pl)], 'cl'
@fact('once', False, 1.4)
def z_nights(g):
    nm, cat, u, us = g.ch(('hotel','TVL','night','nights'),('motel','TVL','night','nights'),('Airbnb','TVL','night','nights'),('rental car','TVL','day','days'),('dog kennel','PET','night','nights'),('U-Haul','SVC','day','days') if g.country != 'IN' else ('homestay','TVL','night','nights'),('wedding hall','SVC','day','days'),('resort','TVL','night','nights'),('carpenter','HOM','day','days'))
    if nm in g.used: raise Retry
    g.used.add(nm); T = Th(); T.name = nm; T.cat = cat; T.inc = False
    a = g.A(g.nice(g.r.uniform(40,220)*g.scale())); n = g.n(2,7); e = g.env(None, A=a, k=n, n=nm, u=u, us=us, wn=g.ch('next month','in '+g.ch(*MONTHS),'this summer','next week','next '+g.ch(*MONTHS),'for the reunion in '+g.ch(*MONTHS)))
    if g.p(.7): tp = "{<n> <wn>, <k> <us> at <A>{| each| a <u>}|<wn> <I> need a <n> for <k> <us>, <A> {a|per} <u>|<k> <us> of <n> <wn>, <A> {a|per} <u>|<n> <wn>: <A> x <k> <us>}, one time"; c = f'{a.c}*{n.c}'
    else: tp = "{<n> <wn>, <k> <us> for <A> {total|in all}|<wn> <I> need a <n> for <k> <us>, <A> {all in|altogether}|<n> <wn>: <A> for the <k> <us>}, {one time|one-off}"; c = a.c
    x = g.say(tp, e).replace('a Airbnb','an Airbnb')
    return x, [g.item(T, c, 'once', [a])], 'cl'
@fact('once', False, 1.2)
def z_deposit(g):
    t = g.th('O', cats=('TVL','SVC','HOM','ENT','CLO','HEA'), ok=lambda t: t.hi > 600); a = g.money(t); b = g.part(a,.1,.5); m = g.ch(*MONTHS)
    e = g.env(t, A=a, B=b, m=m)
    tp = "{<N> {costs|is} <A>, <B> deposit is already paid, the rest is due in <m>|<n> <A>, <I> already paid <B>, balance due in <m>|<n>: <A> minus the <B> deposit <I> already put down, due <m>|in <m> <I> owe the rest for <N>, <A> less <B> already paid}"
    if t.pl: tp = tp.replace('{costs|is}','will be')
    return g.say(tp, e), [g.item(t, f'{a.c}-{b.c}', 'once', [a,b])], 'cl'
@fact('income', False, 1.4)
def z_board(g):
    w = g.who('person')
    if w[0] in ('my wife','my husband','hubby','the guy next door','my neighbor','our neighbor'): raise Retry
    f = g.r.choice(['monthly']*4+['weekly','biweekly']); a = g.A(g.nice(g.r.uniform(80,600)*g.scale()*(1 if f == 'monthly' else .3)))
    nm = re.sub(r'^(my|our) ','',w[0]); 
    if any(nm.lower() in u for u in g.used): raise Retry
    g.used.add(nm.lower()); T = Th(); T.cat = 'INC'; T.inc = True; T.name = g.ch('board','room and board','help','rent money') if False else nm
    e = g.env(None, w, A=a, P=g.P(f,a)); e['t'] = None
    tp = "{<w> <give@w> <me> <A><P> {to help out|for living here|for board|}|<w> <send@w> <me> <A><P>{| to live on| to help out}|<I> get <A><P> from <w>|<w> <pay@w> <me> <A><P> {for board|for living here|board}|money from <w>: <A><P>}"
    return g.say(tp, e), [g.item(T, a.c, f, [a])], 'cl'
@fact('nothing', False, 1)
def z_othersown(g):
    t, f, a, P = basic(g, 'MMW', lambda t: t.cat in ('PHO','INS','FIT','SUB','LOA','GAS','CAR','HEA','EDU','CLO','BAR') and not re.search(r'^my |kids', t.name)); w = g.who('person')
    e = g.env(t, w, A=a, P=P)
    h = {'his':'himself','her':'herself','their':'alone'}[w[2]]; e['hs'] = h if not w[4] else 'themselves'
    tp = "{<w> <pay@w> <A><P> for <his> own <n>, nothing to do with <me>|<n> is <w>'s, <A><P>, <he> <pay@he> it <hs>|<w> <has@w> <n> for <A><P>, not on <my> dime|<his_> <n> is <A><P>, not <my> bill|<w> <pay@w> <his> own <n>, <A><P>}"
    e['his_'] = w[0] + ("'" if w[0].endswith('s') else "'s")
    if t.pl or w[4]: tp = tp.replace("<n> is <w>'s, <A><P>, <he> <pay@he> it <hs>|",'').replace('<his_> <n> is','<his_> <n>:')
    return g.say(tp, e), [], 'cl'
@fact('share', False, 1.2)
def z_partonce(g):
    t = g.th('O'); a = g.money(t); w = g.who(); b = g.part(a)
    e = g.env(t, w, A=a, B=b, wn=g.ch('last week','last month','next month','in '+g.ch(*MONTHS),'this month'))
    k = g.r.random()
    lead = "{<n> <wn>, <A>|<n> <A> <wn>|<wn> <n> for <A>|<N>, <A>, <wn>}"
    if k < .6: tp = lead + "{[BUT] <w> <pay@w> <B> of it|, <B> of it from <w>|, minus <B> from <w>|[BUT] <w> <cover@w> <B>|, <w> <chip@w> in <B>}, one time"; c = f'{a.c}-{b.c}'; am = [a,b]
    else: tp = lead + "{[BUT] <w> <pay@w> all but <B>|[BUT] <my> part is <B>|, of which <I> pay <B>|[BUT] <I> only pay <B>, <w> the rest}, {one time|one-off}"; c = b.c; am = [b]
    return g.say(tp, e), [g.item(t, c, 'once', am)], 'cl'
@fact('share', False, 1.1)
def z_subsidy(g):
    t = g.th('M', cats=('HOU','KID','UTI','HEA','INS','EDU')); f = 'monthly'; a = g.money(t,f); b = g.part(a)
    e = g.env(t, A=a, B=b, P=g.P(f,a), gv=g.ch('the state','the county','a housing voucher','a subsidy','the government','a scholarship','the province' if g.country == 'CA' else 'a grant','my daughter\'s scholarship'))
    k = g.p(.6)
    if k: tp = "[LEAD]{[BUT] <gv> {pays|covers} <B>{| of it| of that}|, minus <B> from <gv>|, <B> of which is covered by <gv>|[BUT] <gv> takes <B> off}"; c = f'{a.c}-{b.c}'; am=[a,b]
    else: tp = "[LEAD]{[BUT] <gv> pays all but <B>|[BUT] after <gv> <I> pay <B>|, with <gv> it's <B> for <me>|[BUT] <gv> brings it down to <B>}"; c = b.c; am=[b,a]
    return g.say(tp, e), [g.item(t, c, f, am)], 'cl'
@fact('range', False, 1)
def z_usually(g):
    t, f, a, P = basic(g, 'MMW', cost); b = g.near(a)
    e = g.env(t, A=a, B=b, P=P, m=g.ch(*MONTHS), k=g.ch('once','one time','last time'))
    tp = "{<N> <is@t> normally <A><P>, <B> that {one |}time in <m> was {a fluke|an exception|a mistake}|<n> <A><P>, the <B> last <m> was {a fluke|a billing error|a one-time thing, already paid}|<n> <A><P>, they billed <B> by mistake {once|last month} but fixed it|they estimated <B> for <n> but <I> pay <A><P>|budgeted <B> for <n>, it's really <A><P>}"
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'

@fact('plain', True, 2)
def p_sideincome(g):
    g.ambig = True
    try: t = g.th('I', ok=lambda t: t.name in AMBIG)
    finally: g.ambig = False
    f = g.freq(t); a = g.money(t, f); P = g.P(f, a, .1)
    e = g.env(t, A=a, P=P, adv=g.adv(f))
    tp = "{<I> {get|make|earn|bring in} <ap><A><P> from <n>|<n> <bring@t> in <ap><A><P>|<n> {income|coming in}: <A><P>|income: <n> <A><P>|{money in|coming in}: <A><P> from <n>|<adv> <I> {get|earn|receive} <A> from <n>|<n> <earn@t> <me> <ap><A><P>|side income from <n>, <A><P>|<A><P> comes in from <n>|<I> receive <ap><A><P> in <n>}"
    if t.name in ('child support','alimony'): tp = tp.replace('side income from <n>','<n> received').replace('{get|make|earn|bring in} <ap><A><P> from <n>','{get|receive} <ap><A><P> in <n>').replace('<n> <earn@t> <me>','my ex pays <me> <n>,')
    else: tp = tp.replace('|<I> receive <ap><A><P> in <n>','')
    return g.say(tp, e), [g.item(t, a.c, f, [a])], 'cl'
@fact('share', False, 1)
def z_sideshare(g):
    g.ambig = True
    try: t = g.th('I', ok=lambda t: t.name in AMBIG and t.name not in ('child support','alimony','YouTube channel_'))
    finally: g.ambig = False
    f = g.freq(t); a = g.money(t, f); P = g.P(f, a, .1); w = g.who('person')
    e = g.env(t, w, A=a, P=P); lead = "{<I> {get|make|earn} <ap><A><P> from <n>|<n> <bring@t> in <ap><A><P>|income from <n>: <A><P>}"
    k = g.r.random()
    if k < .35: tp = lead + "{, half {of it |}goes to <w>, <his> share|, split {evenly |50/50 |}with <w>|[BUT] <I> split it with <w>{| down the middle}|, half of which is <w>'s}"; c = f'{a.c}/2'; am = [a]
    elif k < .7: b = g.part(a); e['B'] = b; tp = lead + "{, <B> of it {is|goes to} <w>'s_|[BUT] <w> <get@w> <B> of it for helping|, minus <B> {for expenses|for supplies|for gas}|, less <B> in {costs|expenses|fees}}".replace("{is|goes to} <w>'s_","goes to <w> for helping"); c = f'{a.c}-{b.c}'; am = [a,b]
    else: p = g.pct(5,10,15,20); e['p'] = p; tp = lead + "{, minus <p> {platform fees|commission|in fees}|[BUT] the {app|site|agency} {keeps|takes} <p>|, after that <p> goes off for the agency}"; c = f'{a.c}-{a.c}*{p.c}/100'; am = [a]
    return g.say(tp, e), [g.item(t, c, f, am)], 'cl'

# ============================================================ fillers and remarks
FILL = """don't ask|since we moved|ugh|it is what it is|can't get around it|wish it was less|no idea why so much|best money I spend|the kids love it|I know, I know
we're trying to cut back|still cheaper than the city|my one luxury|old habit|the doctor insists|it adds up|and worth every penny|long story|hate it but whatever
because the bus doesn't come out here|as long as I work nights|can't cook after a double shift|winters are brutal here|the landlord is decent at least|never missed one|autopay|comes straight out of checking
I keep meaning to cancel it|my back needs it|it was my mother's idea|for the time being|give or take|more or less|not negotiable|ever since the baby came|thanks to the in-laws|we all use it|he insists|according to the app""".replace('\n','|').split('|')
INTRO = ["ok so","alright","so","here goes","hi","let's see","ok","well","basically","so basically","hello,","trying to get a handle on this.","first time doing a budget.","just the regular stuff:","here's our money situation.","here is my budget.","not sure where it all goes, but","our month in short:","quick list.","new here.","my situation:","ok from memory:"]
STAND = ["That's about it","Money is tight right now","I probably forgot something","Everything else comes out of whatever is left","We're getting by","No car payment, thank God","The rest is fun money","Retired and happy","Still figuring out the rest","I work nights at the hospital","My husband cooks at a steakhouse","I drive long haul","We rent out the basement","Two of us are students","Kids are expensive","Prices are nuts lately","Please keep it simple","That's the honest picture","No debts besides that","I'm self-employed so it goes up and down","Hope that helps","It's a small town","Nothing fancy","Mostly on autopay"]
def remark(g):
    r = g.r
    k = g.scale()
    m = lambda lo, hi: str(g.A(g.nice(r.uniform(lo,hi)*k)))
    g.start_keep = True
    my = 'our' if g.we else 'my'; I = 'we' if g.we else 'I'; Im = "we're" if g.we else "I'm"; have = 'have'
    opts = [
     lambda: f"{my} kids are {r.randint(2,6)}, {r.randint(7,11)} and {r.randint(12,17)}",
     lambda: f"I'm {r.randint(19,78)} and {r.choice(['still renting','still working','back in school','about to retire','living alone','not getting younger'])}",
     lambda: f"we've been {r.choice(['in this house','here','at this address','together'])} since {r.randint(1985,2023)}",
     lambda: f"{I} live at {r.randint(12,990)} {r.choice(['Oak St','Maple Ave','King Street','County Road 9','Elm','MG Road' if g.country=='IN' else 'Pine Ln'])}",
     lambda: f"my shift starts at {r.choice(['5:30 am','6 am','7','4:45','11 pm','3 in the afternoon'])}",
     lambda: f"credit score is {r.randint(580,810)}",
     lambda: f"{I} have {r.choice(['2','3','two','four'])} {r.choice(['cats','dogs','goats','chickens','kids','grandkids'])}{r.choice([' and a parrot','',' and no plan',''])}",
     lambda: f"the place is {r.choice(['640','850','1,100','1400','2,000'])} {r.choice(['sq ft','square feet'])}",
     lambda: f"the {r.choice(['car','truck','van'])} has {r.choice(['90k','140k','212,000','175k'])} {'km' if g.country != 'US' else 'miles'} on it",
     lambda: f"there's {m(300,6000)} in {r.choice(['checking','the bank','the account','my account'])} right now",
     lambda: f"the house is worth {m(90000,420000)}",
     lambda: f"{r.choice(['card','Visa','credit'])} limit is {m(1000,12000)}",
     lambda: f"my {r.choice(['401k','retirement account']) if g.country == 'US' else ('RRSP' if g.country == 'CA' else 'PF')} is at {m(8000,160000)}" if not any(x in u for u in g.used for x in ('401k','rrsp','retire')) else f"credit score {r.randint(600,800)}",
     lambda: f"been {r.choice(['sober','married','driving a truck','a nurse','cooking'])} {r.randint(3,31)} years",
     lambda: f"{Im} {r.randint(8,60)} {'km' if g.country != 'US' else 'miles'} from work",
     lambda: f"graduated in {r.randint(2008,2024)}",
     lambda: f"lease is up in {r.choice(MONTHS)} {r.randint(2025,2027)}",
     lambda: f"{r.randint(2,9)} people in the {r.choice(['house','flat','family'])}" if g.safe else f"{I} moved here in {r.randint(1999,2023)}",
     lambda: f"got {m(2000,20000)} in savings, not touching it",
     lambda: f"{I} paid off the {r.choice(['car','house','truck','student loans'])} in {r.randint(2015,2024)}",
     lambda: f"room {r.randint(2,40)} on floor {r.randint(2,9)}, no elevator",
     lambda: f"net worth maybe {m(5000,250000)}",
     lambda: f"retiring in {r.randint(2026,2040)} if all goes well",
     lambda: f"apartment {r.randint(2,40)}{r.choice('ABCD')}, third floor",
     lambda: f"bought the {r.choice(['house','truck','trailer'])} for {m(20000,280000)} back in {r.randint(1998,2021)}",
     lambda: f"my neighbor pays {m(50,900)} for {r.choice(['lawn care','his internet','her insurance','a parking spot','his phone'])}, can you believe it" if g.safe else f"lease runs to {r.randint(2026,2028)}",
     lambda: f"inflation is like {r.randint(3,9)}%",
     lambda: f"{I} get up at {r.choice(['4','5','4:30','5:15'])} every day",
     lambda: f"the raise last year was {r.randint(2,5)}%, a joke",
    ]
    return r.choice(opts)()

# ============================================================ joining
NUMW = set(ONES + TENS + "hundred thousand grand lakh lakhs twice double triple half third quarter tenth fifth thirds quarters fifths fiftieth couple dozen percent both each other every second".split())
NOTYPO = set("cents euros pounds dollars bucks rupees quid dirhams canadian week month year weekly monthly daily yearly".split()) | {m.lower() for m in MONTHS} | {d.lower() for d in DAYS}
def typo(g, x, prot):
    toks = re.split(r'(\s+)', x)
    idx = [i for i, w in enumerate(toks) if len(w) >= 5 and w.isalpha() and w.lower() not in NUMW and w.lower() not in NOTYPO and w.lower() not in prot and w.lower().rstrip('s') not in prot and re.sub('es$','',w.lower()) not in prot]
    if not idx: return x
    for i in g.r.sample(idx, min(len(idx), g.r.choice([1,1,2]))):
        w = toks[i]; j = g.r.randrange(1, len(w)-1); k = g.r.random()
        if k < .4: w = w[:j] + w[j+1] + w[j] + w[j+2:]
        elif k < .75: w = w[:j] + w[j+1:]
        else: w = w[:j] + w[j] + w[j:]
        toks[i] = w
    return ''.join(toks)
def cap(x):
    x = re.sub(r'(?:(?<=^)|(?<=[.!?] )|(?<=\n)|(?<=\n- ))([a-z])', lambda m: m.group(1).upper(), x)
    x = re.sub(r'\b(Rs\. |approx\. |St\. )([A-Z])', lambda m: m.group(0), x)
    return x

TRICKY = [k for k, v in FACTS.items() if not v[2]]
PLAIN = [k for k, v in FACTS.items() if v[2]]
FAMW = {}
NOITEM = ['b_notbought','s_allpaid','h_ended','d_free','z_othersown','b_goal','b_remark']
def one(g, plain, noitem=False):
    names = PLAIN if plain else (NOITEM if noitem else TRICKY)
    for _ in range(40):
        nm = g.r.choices(names, [FACTS[k][3] for k in names])[0]
        if plain and g.style in ('lines','run') and nm == 'p_sent' and g.p(.7): nm = 'p_terse'
        if g.header: return None
        used, rec, nf, we = set(g.used), list(g.rec), g.nfact, g.we
        g.start()
        try:
            x, items, kind = FACTS[nm][0](g)
            if not plain or True: return x, items, kind, nm
        except Retry:
            g.used, g.rec, g.nfact, g.we = used, rec, nf, we
    raise Retry

def entry(r):
    for _ in range(50):
        g = G(r)
        try: return build(g)
        except Retry: continue
    raise RuntimeError('no entry')

def build(g):
    r = g.r; g.safe = True
    tricky = g.p(.62)
    n = r.choices([1,2,3,4,5],[27,31,22,13,7])[0]
    kinds = [True]*n
    if tricky:
        kinds = [r.random() > .42 for _ in range(n)]
        kinds[r.randrange(n)] = False
    facts = []
    for pl in kinds:
        f = one(g, pl, n == 1 and tricky and g.p(.1))
        if f is None: break
        if f[3] == 'p_header' and facts:
            g.header = False
        facts.append(f)
    # a header list stands last (its period would otherwise reach the next facts)
    hd = [f for f in facts if f[3] == 'p_header']
    facts = [f for f in facts if f[3] != 'p_header'] + hd[:1]
    if tricky and not any(not FACTS[f[3]][2] for f in facts): raise Retry
    items = [i for f in facts for i in f[1]]
    for f in facts:
        for it in f[1]:
            if it['name'].lower() not in f[0].lower():
                for t in THINGS['E'] + THINGS['L']:
                    if t.name.lower() == it['name'].lower() and t.plural.lower() in f[0].lower(): it['name'] = t.plural[0].upper() + t.plural[1:]
    texts = [f[0] for f in facts]
    # item order = fact order; drop fillers in
    out = []
    alltxt = ' '.join(texts)
    g.safe = not re.search(r'per person|of us|ways|each|head|apiece|same|that\b', alltxt)
    st = g.style
    for i, x in enumerate(texts):
        if g.p(.13) and '\n' not in x and facts[i][3] != 'p_header':
            fl = r.choice(FILL) if not any(i['direction'] == 'in' for i in facts[i][1]) else r.choice(['give or take','more or less','for the time being','it varies','not bad','as long as I work nights','when things go well','before anyone asks','don\'t laugh'])
            x += r.choice([', %s', ' (%s)', ' - %s', ', %s']) % fl
        out.append(x)
    # join
    if any('\n' in x for x in out) and st in ('prose','run','lower'): st = 'lines' if g.p(.5) else st
    if st == 'lines':
        b = r.choice(['','','- ','* ','• ','- '])
        ls = []
        for x in out: ls += [(b if not re.match(r'[-*•] ', l) else '') + l for l in x.split('\n')]
        ls = [re.sub(r'^[-*•] ', b, l) if re.match(r'[-*•] ', l) else l for l in ls]
        if g.p(.15): ls.insert(0, r.choice(['budget:','monthly budget','my budget','here\'s what we have:','bills and stuff']) if r.random() < .5 else r.choice(['Our budget:','Expenses:','What goes out and in:','my list']))
        if ls[0] in ('monthly budget',): ls[0] = 'budget'
        if g.p(.14): g.sign = g.cmode == 'all'; ls.insert(r.randint(1,len(ls)), b + remark(g))
        x = '\n'.join(ls)
    elif st == 'run':
        x = out[0]
        for i in range(1, len(out)):
            np = facts[i][2] == 'np'
            prev_sent = bool(re.search(r'[.] ', out[i-1]))
            j = r.choice([', ',', ',', ','; ',' and ',', and ',', also ',', plus ',' + ' if np else ', '] + ([', then there\'s ', ', don\'t forget '] if np and out[i][0].isalpha() and not re.match(r'(on the|my share|income|every|each|weekly|monthly|yearly|once|quarterly|per |annual)', out[i]) else []))
            if '\n' in out[i-1] or '\n' in out[i]: j = '\n'
            if facts[i][3] == 'p_header': j = '. '
            x += j + out[i]
        if g.p(.1): g.sign = g.cmode == 'all'; x += r.choice(['. ','. ',', ']) + remark(g)
    else:
        x = ''
        for i, o in enumerate(out):
            np = facts[i][2] == 'np'
            lead = ''
            if i and g.p(.38):
                L = ['also ','and ','plus ','then ','oh and ','and then ','also, ','besides that, ','on top of that, ','oh, and ','next, ']
                if np and o[0].isalpha() and not re.match(r'(on the|my share|income|every|each|weekly|monthly|yearly|once|quarterly|per |annual)', o): L += ["then there's ","there's also ","I shouldn't forget ","and don't forget "]
                lead = r.choice(L)
            if i:
                j = r.choice(['. ','. ','. ','. ',', ','; ',' and ' if not lead else ', ','\n' if g.p(.3) else '. ','! ' if g.p(.15) else '. '])
                if '\n' in out[i-1] or '\n' in o: j = '\n'
                if facts[i][3] == 'p_header': j = '. '; lead = ''
                if lead.startswith(('also','besides','next','on top','oh')) and j == ' and ': j = '. '
                x += j
            x += lead + o
        if g.p(.1) and not x.startswith('-'): x = r.choice(INTRO) + ' ' + x
        if g.p(.16):
            g.sign = g.cmode == 'all'; rm = remark(g)
            x = (x + '. ' + rm) if g.p(.6) else (rm + '. ' + x)
        if g.p(.09): x += '. ' + r.choice(STAND)
    x = re.sub(r'[ ]+', ' ', x)
    x = re.sub(r',\s*,', ',', x); x = x.replace('..,', ',').replace(' .', '.') if '...' not in x else x
    x = re.sub(r'\.\s*\.(?=\s)', '.', x) if '...' not in x else x
    # casing
    if st == 'prose' or (st in ('run','lines') and g.p(.45)):
        x = cap(x)
        if st == 'prose' and g.p(.8) and '\n' not in x and x[-1] not in '.!?': x += '.'
    if st == 'lower' or (st in ('run','lines') and g.p(.3)):
        x = x.lower()
    elif g.p(.08): x = re.sub(r'\bI\b', 'i', x)
    if g.p(.12) or st == 'lower' and g.p(.3):
        x = x.replace("'", '')
        for it in items: it['name'] = it['name'].replace("'", '')
    if g.p(.06):
        x = re.sub(r'(?<=[A-Za-z]), (?=[a-zA-Z])', lambda m: ' ' if r.random() < .7 else m.group(0), x)
    if g.p(.12):
        prot = {w for it in items for w in re.findall(r'[a-z]+', it['name'].lower())} | {w for u in g.used for w in re.findall(r'[a-z]+', u)}
        x = typo(g, x, prot)
    if g.p(.5) and x.endswith('.') and st != 'prose': x = x[:-1]
    e = {'text': x, 'items': items}
    e['_g'] = g; e['_f'] = [f[3] for f in facts]
    return e

def main():
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    r = random.Random(seed); out = []; seen = set()
    while len(out) < n:
        e = entry(r)
        if e['text'] in seen: continue
        seen.add(e['text'])
        out.append({'text': e['text'], 'items': e['items']})
    sys.stdout.write('[\n' + ',\n'.join(json.dumps(e, ensure_ascii=False) for e in out) + '\n]\n')
if __name__ == '__main__': main()
