#!/usr/bin/env python3
"""Generator of labeled budget sentences (UK, Ireland, Australia, New Zealand, South Africa, continental Europe): python3 s2.py N SEED"""
# names (alternatives by ;) | kind | det | lo-hi | tags        grouped under "== CAT"
# kinds: b bill (monthly scale), y yearly thing, w weekly spending, h habit (price per occurrence), o one-off, k per person (monthly), u unit sg~pl (price of one)
# det: m mass, c countable singular, n proper name, p plural
RAW = """
== HOU
rent;room rent;flat rent|b|m|450-1650|
mortgage;home loan repayment|b|c|480-1900|
mortgage repayment;mortgage payment|b|c|480-1900|
bond repayment|b|c|500-1300|za
strata levy;body corporate levy|y|c|900-3200|au,nz
body corporate fees|y|p|900-3200|au,nz
levies for the complex|b|p|60-140|za
ground rent|y|m|100-400|uk
service charge;building charge|b|c|60-260|uk,ie,eu
Hausgeld|b|m|150-420|eu
warm rent;Kaltmiete|b|m|450-1300|eu
pitch fee for the caravan|y|c|1800-4200|uk,ie
site fees|y|p|1500-4200|uk,ie
granny flat rent|b|m|500-1100|au,nz
digs|b|m|350-700|ie,uk
board at my aunt's;board and lodging|b|m|200-500|
garage rent;lock-up rent|b|m|40-120|
shared ownership rent|b|m|250-600|uk
== UTI
electricity;electric;leccy|b|m|45-190|
gas;gas bill|b|m|35-150|
gas and electric;gas & electric;energy direct debit|b|m|90-260|uk,ie
power bill;power|b|m|80-240|au,nz
prepaid electricity|b|m|40-120|za
water rates|b|p|20-60|
water;water bill|b|m|20-60|
water and sewage|b|m|30-70|
wastewater charge|y|c|180-420|nz,au
bins;wheelie bins|b|p|15-35|
bin collection|b|m|15-35|
green bin;garden waste bin|y|c|40-80|uk
refuse removal|b|m|12-30|za
district heating|b|m|60-180|eu
heating oil;kerosene;oil for the tank|y|m|500-1800|
heating;Nebenkosten|b|m|60-180|eu
firewood|y|m|150-600|
logs|y|p|150-600|
turf|y|m|200-500|ie
smokeless coal|y|m|200-600|ie,uk
pellets for the stove|y|p|300-900|eu,ie
gas bottle~gas bottles|u|c|28-95|
load of logs~loads of logs|u|c|80-180|
bag of coal~bags of coal|u|c|14-28|uk,ie
bale of briquettes~bales of briquettes|u|c|5-8|ie
septic tank emptying|y|m|150-350|
standing charge|b|c|12-25|uk,ie
solar battery rental|b|m|25-60|au,nz,eu
== PHO
broadband;internet;wifi;home internet|b|m|24-65|
fibre;fibre broadband|b|m|26-70|
mobile;mobile contract;phone contract|b|c|8-48|
SIM only;sim-only plan|b|c|6-22|
landline|b|c|12-28|
landline and broadband|b|m|32-60|
Sky broadband;BT;Virgin Media;Vodafone;EE;giffgaff|b|n|10-60|uk
Eir;Three Ireland;Virgin broadband|b|n|20-60|ie
Telstra;Optus;Aussie Broadband|b|n|30-80|au
Spark;Skinny mobile;One NZ|b|n|20-70|nz
Vodacom;MTN;Telkom fibre;Afrihost|b|n|20-50|za
airtime|w|m|2-9|za
data bundle|w|c|2-9|za
Swisscom;O2;Orange mobile;Telekom|b|n|15-60|eu
phone top-up;pay as you go top-up|b|m|5-20|
mum's phone;my daughter's phone;gran's mobile|b|n|8-30|
emergency pendant line;alarm pendant|b|c|14-28|
phone contract~phone contracts|k|c|9-30|
SIM card~SIM cards|k|c|6-16|
== GRO
groceries|w|p|45-170|
food shop;weekly shop|w|c|45-170|
food shopping|w|m|45-170|
big shop;supermarket shop|w|c|60-180|
Tesco;Asda;Lidl;Morrisons;Sainsbury's;Aldi;Waitrose|w|n|35-150|uk
Dunnes;SuperValu;Lidl shop;Aldi shop|w|n|40-150|ie
Woolies;Coles;IGA|w|n|70-220|au
Pak'nSave;Countdown;New World|w|n|80-240|nz
Checkers;Pick n Pay;Spar;Shoprite|w|n|30-90|za
Edeka;Rewe;Carrefour;Albert Heijn;Mercadona;Migros;Biedronka|w|n|40-140|eu
veg box;organic veg box|w|c|12-28|
milkman;milk delivery|w|c|5-14|
butcher;butcher's|w|c|12-40|
greengrocer;farm shop|w|c|8-30|
fishmonger;fish van|w|c|8-25|
farmers' market;Saturday market|w|c|15-45|
bread from the bakery;sourdough|w|m|4-12|
baby formula|w|m|12-24|
braai meat|w|m|8-25|za
biltong|w|m|4-10|za
eggs from next door|w|p|2-6|
milk and bread|w|m|6-15|
oat milk|w|m|3-8|
cheese from the market|w|m|5-14|
half lamb for the freezer;side of beef for the freezer|o|c|110-480|
tray of eggs~trays of eggs|u|c|4-9|
case of oat milk~cases of oat milk|u|c|9-18|
bag of potatoes~bags of potatoes|u|c|5-12|
tub of formula~tubs of formula|u|c|11-20|
box of mince~boxes of mince|u|c|14-30|
== DIN
coffee;flat white;takeaway coffee|h|m|2.8-5.5|
latte;cappuccino before work|h|c|2.9-5.2|
meal deal;Tesco meal deal;Greggs|h|m|3.4-6|uk
canteen lunch;lunch at work;work canteen|h|m|3.5-11|
chippy tea;fish and chips|h|m|14-32|uk,nz,au
curry night;Friday takeaway;Chinese takeaway|h|m|16-45|
Deliveroo;Just Eat;Uber Eats|h|n|14-35|
chicken fillet roll|h|c|4-6.5|ie
meat pie from the bakery|h|c|5-8|au,nz
pizza night;pizza|h|m|14-38|
eating out|b|m|50-220|
restaurants;meals out|b|p|50-220|
Sunday carvery;Sunday roast at the pub|h|c|15-40|uk,ie
cake and a cuppa with the girls;tea and a scone in town|h|m|5-12|
breakfast roll|h|c|4-7|ie
sushi|h|m|10-25|
Mensa lunch;döner;croissant|h|c|2-8|eu
gatsby;bunny chow|h|c|4-8|za
brunch|h|m|14-40|
ice cream on the pier|h|m|3-8|
anniversary dinner;birthday meal|o|c|60-180|
coffee capsules|b|p|10-30|
HelloFresh;Gousto|h|n|30-60|
== BAR
pints;pints after training|h|p|10-35|
pub;pub quiz night|h|c|12-35|
wine;bottle of red;Friday wine|h|m|6-18|
cigarettes;fags;smokes|w|p|12-70|
rolling tobacco;baccy|w|m|15-40|
vape juice|w|m|6-20|
vape pods|w|p|6-20|
wine club;wine subscription|b|c|30-90|
slab of beer~slabs of beer|u|c|45-62|au
crate of beer~crates of beer|u|c|12-24|eu,uk
box of wine~boxes of wine|u|c|18-60|
gin;whisky|b|m|15-45|
pouch of tobacco~pouches of tobacco|u|c|15-38|
social club bar|w|c|8-25|uk,ie
cocktails|h|p|18-45|
packet of cigarettes~packets of cigarettes|u|c|8-17|
snus|w|m|8-25|eu
== GAS
petrol;diesel;fuel|w|m|25-95|
petrol for the van;diesel for the van|w|m|40-110|
petrol for the commute|b|m|90-260|
red diesel;agri diesel|b|m|120-420|uk,ie
diesel for the ute;petrol for the bakkie|w|m|40-110|au,nz,za
charging the car|b|n|25-90|
EV charging|b|m|25-90|
two-stroke for the mower|y|m|20-60|
bike petrol;scooter petrol|w|m|6-15|
tank of diesel~tanks of diesel|u|c|60-110|
public charger~public charger sessions|u|c|9-22|
fuel for the boat|y|m|150-500|
== TRA
bus pass;monthly bus pass;travelcard|b|c|40-140|
bus fare;bus|h|m|1.5-4.5|
train;train to work;commuter train|h|m|4-24|
Oyster;tube;TfL|w|n|15-48|uk
Leap card;Luas;DART|w|n|12-36|ie
Opal card;Myki;Go card|w|n|20-50|au
AT HOP card;Snapper card|w|n|15-40|nz
Gautrain;taxi fare;minibus taxi|w|m|8-25|za
Deutschlandticket|b|n|49-63|eu
tram;U-Bahn;metro pass|b|m|30-80|eu
parking at work;hospital parking;station parking|b|m|20-110|
parking permit;residents' permit|y|c|30-220|
toll;motorway toll;e-toll|b|c|8-60|
Dart Charge;M50 toll|h|n|2-4|uk,ie
taxi home from the night shift;taxi;Uber|h|m|8-26|
ferry;island ferry|h|c|8-40|
school bus|y|c|250-700|
railcard;BahnCard|y|c|30-240|uk,eu
city bike hire;scooter hire|b|m|8-30|
park and ride|h|m|3-7|
bus pass~bus passes|k|c|12-60|
car club|b|c|20-70|
Eurotunnel crossing|o|c|90-220|uk,eu
season ticket for the train|y|c|1200-4200|uk,ie,eu
== CAR
MOT;NCT|y|c|40-60|uk,ie
car service|y|c|150-420|
tyres;new tyres;winter tyres|o|p|180-620|
car wash|h|c|5-16|
car repair;clutch repair;new exhaust|o|c|180-950|
WOF;warrant of fitness|y|c|50-80|nz
TÜV;Pickerl|y|c|60-150|eu
oil change|y|c|60-160|
windscreen repair|o|c|60-220|
brake pads|o|p|110-320|
tractor parts;bits for the tractor|b|p|40-220|
tractor service;service on the quad|y|c|180-600|
trailer repair|o|c|80-350|
bike service;bicycle service|y|c|45-120|
van service|y|c|180-480|
tyre~tyres|u|c|55-160|
new battery for the car|o|c|70-180|
roof box|o|c|180-420|
car lease;van lease|b|c|180-420|
wheel swap|y|c|50-110|eu
== TVL
flights;flights home;flights to Málaga;flights to see my sister|o|p|90-850|
holiday cottage;week in Cornwall;cottage in Kerry;bach at Raglan;Airbnb in Lisbon|o|c|350-1400|
caravan holiday;package holiday;ski week;camping trip|o|c|300-2200|
city break;hotel in Edinburgh;weekend in Galway|o|c|150-520|
ferry to France;ferry to Holyhead|o|c|160-480|uk,ie,eu
Interrail pass|o|c|190-390|eu,ie,uk
coach trip;pensioners' coach trip|o|c|90-480|
holiday let;our fortnight in Spain|y|c|700-2600|
campsite;campervan hire|o|c|120-900|
Kruger trip;week at the coast|o|c|300-900|za
travel money|o|m|100-500|
trip home to Poland;trip to my parents in Porto|y|c|180-700|eu,uk,ie
== SHO
odds and ends|b|p|15-60|
Amazon;Argos|b|n|15-90|
Kmart;The Warehouse;Takealot|b|n|20-80|au,nz,za
charity shop finds;car boot finds|w|p|3-12|
B&M;Poundland;Home Bargains|w|n|5-20|uk
household bits;toiletries and household stuff|w|p|6-22|
Vinted|b|n|10-40|
Christmas shopping|y|m|150-600|
Temu|b|n|8-40|
stationery|b|m|5-20|
Penneys;Dealz|b|n|15-50|ie
Action;dm|b|n|10-40|eu
luggage|o|m|60-220|
== CLO
clothes;clothes for work|b|m|20-110|
school uniform|y|m|80-260|
uniforms|y|p|80-260|
school shoes;football boots|y|p|35-90|
wellies;wellington boots|o|p|25-120|
nurse's shoes;work shoes|y|p|45-110|
work boots;steel toe boots|y|p|60-170|
winter coat;new suit|o|c|60-260|
kids' clothes;clothes for the twins|b|p|20-80|
dry cleaning|w|m|8-20|
launderette|w|c|8-20|
hiking boots|o|p|80-220|
pair of school trousers~pairs of school trousers|u|c|9-18|
pair of tights~pairs of tights|u|c|3-7|
wedding outfit|o|c|70-240|
shoe repairs;heel repairs|y|p|12-40|
thermals|o|p|25-80|
overalls|y|p|30-70|
== ELE
new laptop;laptop|o|c|350-1300|
new phone;secondhand iPhone;tablet|o|c|150-900|
telly;new TV|o|c|220-850|
printer ink;ink|b|m|8-25|
headphones|o|p|40-220|
air fryer|o|c|40-180|
antivirus;Norton|y|n|20-70|
Microsoft 365;Office 365|y|n|50-90|
Adobe;Photoshop|b|n|11-55|
phone screen repair|o|c|50-180|
hearing aid batteries|b|p|4-12|
baby monitor;games console|o|c|60-450|
website hosting;domain and hosting|y|m|40-160|
e-reader|o|c|80-180|
accounting software;Xero|b|m|12-40|
router|o|c|40-120|
== HOM
garden centre;compost and plants;seeds and compost|b|m|10-50|
boiler service|y|c|70-130|
chimney sweep|y|c|50-95|
B&Q;Bunnings;Mitre 10;Woodie's;Builders Warehouse;Bauhaus|b|n|20-110|
IKEA|o|n|60-450|
paint for the hall|o|m|40-180|
new curtains|o|p|40-180|
washing machine;fridge freezer;dishwasher;tumble dryer|o|c|220-700|
boiler repair;roof repair;gutter repair;leaking tap|o|c|80-680|
sofa;mattress;new bed|o|c|250-1400|
allotment;allotment rent|y|c|30-110|uk,ie,eu
fencing|o|m|120-800|
fence posts|o|p|120-800|
fertiliser;lime for the fields|y|m|180-900|
seed potatoes|y|p|40-180|
grass seed|y|m|40-180|
gutter cleaning|y|m|60-120|
lawnmower service|y|c|50-120|
pool chemicals|y|p|50-200|
pool service|b|c|40-110|au,za
borehole repair;geyser replacement|o|c|180-600|za
polytunnel cover|o|c|120-400|
rat man;pest control|y|c|60-180|
cut flowers|w|p|4-12|
bag of compost~bags of compost|u|c|5-11|
fence panel~fence panels|u|c|24-48|
roll of wallpaper~rolls of wallpaper|u|c|12-38|
plumbing bits for the flat|b|p|20-90|
carpet for the stairs|o|m|180-700|
dehumidifier|o|c|90-220|
== HEA
dentist;dental check-up|y|c|30-160|
prescriptions|b|p|8-30|uk,ie,eu
prescription prepayment|b|c|9-12|uk
osteopath;chiropractor|h|c|35-70|
physio|h|m|32-70|
therapist|h|c|40-90|
counselling;therapy|h|m|40-90|
glasses;new glasses;varifocals|o|p|120-460|
contact lenses|b|p|15-40|
vitamins;hay fever tablets|b|p|5-22|
optician;eye test|y|c|20-70|
chiropodist;podiatrist|h|c|25-50|
hearing aids|o|p|400-2200|
GP visit;doctor|h|c|45-75|ie,nz,au,za
chronic meds|b|p|15-60|za
braces;orthodontist|b|m|60-160|
HRT|b|m|5-25|
inhalers;blood pressure tablets|b|p|5-25|
acupuncture|h|m|35-65|
root canal;crown;dental implant|o|c|180-1400|
Hospital Saturday Fund;Benenden|b|n|12-40|uk,ie
incontinence pads;dressings|b|p|12-45|
speech therapy|h|m|40-80|
cough syrup and plasters|b|m|5-15|
night carer for Dad;respite care|h|m|60-160|
physio session~physio sessions|u|c|35-65|
box of contact lenses~boxes of contact lenses|u|c|14-30|
== FIT
gym;gym membership;leisure centre|b|c|18-62|
PureGym;The Gym Group;Virgin Active;Basic-Fit;Anytime Fitness|b|n|15-60|
swimming;aquafit|h|m|3.5-8|
yoga;pilates;yoga class|h|m|8-18|
parkrun coffee club;five-a-side|h|m|4-9|
golf club;golf club membership|y|c|400-1600|
tennis club;bowls club;bowling club;rowing club|y|c|60-420|
GAA club;camogie club|y|c|80-220|ie
netball;netball fees|y|m|80-260|au,nz,za
cricket club;rugby club;hockey club|y|c|60-260|
climbing wall;bouldering|h|m|8-16|
running shoes|y|p|70-150|
karate;judo;boxing club|b|m|20-55|
surf lessons;horse riding;riding lessons|h|p|25-55|
squash court;padel court|h|c|6-20|
personal trainer|h|c|28-60|
aqua aerobics;chair yoga|h|m|4-9|
Turnverein;alpine club|y|n|50-160|eu
Zwift|b|n|13-20|
greens fee~greens fees|u|c|18-60|
lifeguard course|o|c|120-320|
== PER
haircut;barber|h|c|12-45|
hairdresser;cut and colour;perm|h|c|35-120|
nails;gel nails;lashes|h|p|22-50|
make-up;skincare|b|m|12-45|
toiletries|b|p|10-35|
massage;sports massage|h|c|30-70|
razor blades;shaving stuff|b|p|6-18|
waxing;threading|h|m|8-35|
eyebrows|h|p|8-30|
perfume|o|m|45-120|
tattoo|o|c|45-220|
braids;box braids|h|p|35-80|za
beard trim|h|c|8-20|
haircut~haircuts|k|c|10-28|
sunscreen|y|m|20-60|au,nz
hair dye|b|m|6-14|
spa day|o|c|60-160|
shampoo and set|h|c|14-28|
== ENT
cinema;pictures;movies|h|m|8-16|
theatre tickets;panto tickets;concert tickets|o|p|40-220|
lottery;Lotto;EuroMillions|w|m|2.5-10|
bingo;whist drive;bridge club|h|m|3-18|
choir|b|m|6-20|
choir subs;brass band subs|b|p|6-20|
book club;knitting group;craft club|b|c|5-18|
wool;yarn;fabric;quilting stuff|b|m|10-45|
fishing licence;shooting club|y|c|30-180|
model railway bits;Warhammer;Lego|b|m|15-70|
season ticket at the football;season ticket for the rugby|y|c|250-780|
Steam games;PlayStation games|b|p|10-45|
National Trust;English Heritage;RSPB|y|n|60-150|uk
zoo membership;museum pass|y|c|60-180|
amateur dramatics;pottery class;pottery|h|m|6-25|
vinyl|b|m|8-40|
guitar strings;records|b|p|8-40|
drama club|b|c|20-50|
Glastonbury;Electric Picnic|o|n|180-380|uk,ie
festival ticket|o|c|180-380|
bee stuff;beekeeping|y|m|80-300|
photography club|y|c|30-110|
metal detecting|y|m|30-110|
ukulele group;pub quiz;poker night|h|m|2-15|
footy tipping;TAB flutter|w|m|5-15|au,nz
ticket for the match~tickets for the match|u|c|18-60|
cinema ticket~cinema tickets|u|c|8-15|
ball of wool~balls of wool|u|c|3-9|
telescope;kayak|o|c|180-600|
== SUB
Netflix;Spotify;Disney+;Prime;Apple Music;YouTube Premium|b|n|5-20|
Spotify family;Netflix premium;Audible|b|n|8-22|
Sky;Now TV;Virgin TV;Sky Sports|b|n|12-65|uk,ie
Stan;Kayo;Binge|b|n|10-30|au
Neon;Sky Sport Now|b|n|12-35|nz
DStv;Showmax|b|n|8-45|za
DAZN;Canal+;RTL+;Wow|b|n|8-35|eu
iCloud;Google One;Dropbox|b|n|1-10|
TV licence|y|c|150-175|uk,ie
Guardian;The Times;Irish Times;Farmers Journal;The Spectator|b|n|8-30|uk,ie
newspaper;Saturday paper;local paper|w|c|2-6|
magazine subscription;Gardeners' World;Private Eye|y|n|25-60|uk
Duolingo;Strava;Headspace|y|n|45-90|
Patreon;Substack|b|n|3-12|
ChatGPT;Canva|b|n|10-24|
Xbox Game Pass;PlayStation Plus;Nintendo Online|b|n|6-15|
Kindle Unlimited;Storytel|b|n|9-20|
beauty box|b|c|10-30|
Ring doorbell plan|b|c|4-10|
podcast subscription|b|c|3-8|
== EDU
tuition fees;school fees;college fees|y|p|900-6500|
piano lessons;violin lessons;guitar lessons;drum lessons|h|p|14-38|
maths tutor;maths grinds;English tutor|h|c|22-45|
Open University module;night class;evening class|o|c|120-900|
school books;textbooks|y|p|50-280|
books;paperbacks|b|p|8-35|
German classes;Italian classes;Welsh lessons;Irish classes|h|p|9-25|
driving lessons|h|p|28-45|
NMC registration;teaching council registration|y|c|65-120|uk,ie
ABRSM exam|o|c|45-120|
exam fees|o|p|45-220|
school trip;ski trip with school;French exchange|o|c|45-850|
online course;Udemy course|o|c|15-190|
first aid course;chainsaw course|o|c|60-380|
voluntary contribution to the school|y|c|80-250|ie,au,nz
stationery pack for school|y|c|30-90|nz,za,au
driving lesson~driving lessons|u|c|30-44|
piano lesson~piano lessons|u|c|14-36|
school book~school books|u|c|9-30|
Kumon|b|n|60-80|
school music fund|b|c|10-40|
== KID
nursery;creche;daycare;kindy|b|m|280-1150|
childminder;after-school club;breakfast club|w|c|25-140|
babysitter|h|c|20-50|
nappies;nappies and wipes|w|p|7-22|
school dinners;school lunches|w|p|8-25|
tuck shop money|w|m|4-12|
Scouts;Brownies;Beavers;Cubs|b|n|10-30|
twins' swimming lessons|b|p|18-75|
twins' ballet;kids' football|b|m|18-75|
holiday club;summer camp;holiday programme|o|c|90-420|
soft play|h|m|5-12|
child's birthday party;bouncy castle hire|o|c|90-320|
baby stuff|b|m|20-80|
au pair|w|c|80-120|
playgroup;toddler group;messy play|h|c|2-9|
pram;cot;car seat|o|c|90-650|
Kita fee;crèche in the village|b|c|80-420|eu
oshc|w|m|60-160|au
aftercare|b|m|50-120|za
maintenance for my son;child support to my ex|b|m|120-420|
school camp|o|c|90-380|au,nz
school photo~school photos|u|c|9-25|
pack of nappies~packs of nappies|u|c|6-15|
dance class~dance classes|u|c|5-12|
== PET
dog food;cat food;cat litter;raw dog food|w|m|6-28|
vet;vet bill|o|c|45-680|
dog walker|h|c|10-18|
dog groomer|h|c|30-60|
flea treatment;worming tablets;flea and tick stuff|b|m|8-22|
hen feed;layers pellets;chicken feed|b|m|10-30|
horse livery;pony's livery|b|m|120-420|
farrier|h|c|40-95|
hay;haylage|b|m|30-160|
kennels|o|p|60-260|
cattery|o|c|60-260|
vet plan;healthy pet plan|b|c|12-28|
budgie seed;fish food;rabbit hay|b|m|4-14|
sheepdog's food;feed for the donkeys|w|m|6-20|
puppy classes|h|p|8-18|
vaccinations for the dog;cat's jabs|y|p|40-95|
sheep feed;ewe nuts;cattle lick|b|m|60-320|
bag of dog food~bags of dog food|u|c|22-65|
bag of hen feed~bags of hen feed|u|c|11-19|
bale of hay~bales of hay|u|c|5-40|
tin of cat food~tins of cat food|u|c|1-2.2|
sack of bird seed~sacks of bird seed|u|c|12-28|
aquarium filter|o|c|40-120|
== GIV
church;church collection;tithe;parish envelope|w|c|3-25|
charity;Oxfam;RNLI;Trócaire;Red Cross;Dogs Trust;Cancer Research|b|n|3-30|
Guide Dogs;Gift of the Givers;Starship;Salvation Army;MSF|b|n|5-30|
birthday presents;presents|b|p|10-45|
pocket money|w|m|3-15|
allowance for my son at uni;money for my daughter at college|b|m|60-350|
sending money home;remittance to my mother;money to my mum|b|n|60-450|
wedding present;christening present|o|c|50-150|
Christmas presents|y|p|150-700|
food bank|b|c|5-25|
sponsored child|b|c|18-34|
grandchildren's birthdays|y|p|60-300|
hospice lottery|w|c|1-4|uk,ie
black tax;support for my cousin|b|m|40-180|za
temple donation;mosque donation|b|c|10-60|
flowers for Mum's grave|b|p|8-25|
raffle and collections at work|b|m|4-12|
== INS
car insurance;van insurance|b|m|25-95|
home insurance;house insurance;contents insurance|y|m|110-480|
buildings and contents|y|m|140-420|uk,ie
life insurance;life cover;income protection|b|m|9-60|
VHI;Laya;health insurance|b|m|60-180|ie
Bupa;private health cover|b|m|45-190|uk,au,nz
medical aid;Discovery|b|m|90-300|za
Krankenkasse;health insurance premium;mutuelle|b|m|90-420|eu
pet insurance;dog insurance|b|m|12-48|
travel insurance|y|m|40-160|
boiler cover;HomeCare;breakdown cover|b|m|6-30|
liability insurance;Haftpflicht;legal insurance|y|m|45-240|eu
landlord insurance|y|m|120-320|
funeral plan;funeral cover|b|c|8-35|
farm insurance;tractor insurance;public liability|y|m|280-1200|
horse insurance|b|m|20-50|
phone insurance|b|m|5-14|
trailer insurance|y|m|40-120|
dental insurance|b|m|10-30|
scooter insurance|y|m|60-260|
tool insurance|b|m|8-22|
== TAX
council tax|b|m|95-260|uk
local property tax|y|c|200-620|ie
council rates;rates|y|p|1200-3200|au,nz
rates and taxes|b|p|50-140|za
property tax;Grundsteuer;taxe foncière;IMU|y|m|180-1400|eu
road tax;car tax;motor tax|y|m|35-600|uk,ie,eu
rego;car rego|y|m|110-800|au,nz
licence disc|y|c|30-60|za
self assessment;tax bill|y|c|400-3800|
tax on account;provisional tax|y|m|500-2800|
passport;passport renewal|o|c|75-120|
dog licence|y|c|12-60|
speeding fine;parking fine|o|c|35-160|
dog tax;Hundesteuer|y|m|60-180|eu
voluntary NI contributions|b|p|14-17|uk
church tax|b|m|20-80|eu
visa renewal;residence permit|o|c|80-900|
stamp duty on the cards|y|m|5-30|ie
vehicle licence for the trailer|y|c|20-60|za,nz
== FEE
bank fee;account fee;bank charges|b|c|2-16|
overdraft interest;overdraft fee|b|m|6-38|
credit card fee;Amex annual fee|y|c|30-190|
accountant|y|c|180-900|
Wise fees;transfer fees|b|p|2-14|
late fee|o|c|12-35|
interest on the credit card|b|m|15-70|
stockbroker fee;platform fee|y|c|40-140|
ATM fees|b|p|2-9|
letting agent's fee|y|c|150-420|
credit union fee|y|c|5-20|ie,uk
solicitor;notary|o|c|250-1600|
== CSH
cash from the machine;cash;spending money|w|m|15-70|
hole in the wall|w|c|20-80|
cash for the week|w|m|20-80|
cash withdrawal;ATM withdrawal|w|c|20-100|
petty cash|b|m|20-80|
walking-around money|w|m|10-40|
== INV
ISA;stocks and shares ISA;Lifetime ISA|b|c|40-420|uk
savings;savings account;rainy day fund;emergency fund|b|m|40-520|
pension;private pension;SIPP|b|c|50-480|
AVCs|b|p|50-300|ie,uk
KiwiSaver|b|n|60-280|nz
salary sacrifice super;extra super|b|m|60-350|au
retirement annuity;tax-free savings|b|c|30-180|za
ETF;ETF savings plan;Sparplan;Vanguard;Trade Republic|b|n|50-420|
credit union savings;post office savings|w|p|5-40|ie,uk
Premium Bonds|b|p|25-150|uk
holiday fund;Christmas fund;Christmas club|w|c|5-40|
Junior ISA|b|c|15-110|uk
twins' savings;kids' savings|b|p|15-110|
third pillar;Säule 3a;Bausparvertrag|b|c|50-520|eu
house deposit pot;deposit savings|b|c|80-600|
prize savings;sharesave|b|m|20-200|uk
bitcoin|b|m|10-120|
new tractor fund;roof fund|b|c|50-400|
== LOA
car loan;car finance;PCP|b|c|120-420|
student loan|b|c|45-260|
credit card;credit card debt;Barclaycard|b|c|30-260|
personal loan;bank loan;credit union loan|b|c|60-380|
Klarna;Afterpay;Zip|b|n|12-70|
catalogue;sofa on finance;washing machine on finance|b|c|15-60|
tractor loan;baler finance|b|c|180-780|
store card;Edgars account|b|c|15-60|
money I owe my dad;loan from my sister|b|m|40-220|
HECS repayment|b|c|60-240|au
boiler finance;solar loan|b|c|40-140|
payday loan|b|c|50-160|
bike to work scheme;cycle to work|b|m|25-90|uk,ie
== SVC
cleaner;cleaning lady|h|c|25-60|
window cleaner|h|c|8-22|
domestic worker|w|c|25-70|za
ironing service;ironing lady|w|c|12-28|
storage unit|b|c|45-160|
van wrap|o|c|90-420|
handyman|o|c|60-240|
silage contractor;hedge cutting|y|c|250-1400|
armed response;alarm monitoring|b|m|18-45|za,uk,au
locksmith|o|c|70-180|
removal firm;man with a van|o|c|120-980|
post redirect;PO box|y|c|40-320|
sheep shearer|y|c|120-420|
will writing|o|m|120-380|
meals on wheels|w|m|20-45|
lawn man;garden service|h|c|15-45|za,au,nz
dry stone waller|o|c|180-900|
oven cleaning|y|m|55-90|
translator|o|c|60-240|
== TRF
transfer to the joint account;standing order to the joint account|b|c|200-1200|
house kitty|b|c|60-400|
transfer to my Revolut|b|c|50-400|
transfer to my euro account;transfer to the sterling account|b|c|100-900|
"""
INC = """
salary;wages;pay;teaching salary;wage;nurse's pay|b|m|1500-3600|
state pension|w|c|150-240|uk,ie
pension;teacher's pension;private pension;works pension|b|c|380-1700|
age pension;NZ Super|w|c|300-460|au,nz
SASSA grant;old age grant|b|c|90-120|za
carer's allowance;Carer's Benefit|w|m|76-260|uk,ie
PIP;attendance allowance;disability allowance|w|m|70-240|uk,ie
child benefit;Kindergeld;family allowance|b|m|90-290|
Universal Credit;housing benefit;Jobseeker's|b|n|250-900|uk,ie
Working for Families;Family Tax Benefit|w|n|60-200|au,nz
Elterngeld;Pflegegeld|b|m|320-1300|eu
maintenance from my ex;child maintenance;child support from their dad|b|m|140-480|
farm payment;single farm payment;BPS|y|c|3200-9800|uk,ie,eu
milk cheque|b|c|900-4200|ie,uk,nz
weekend plumbing|b|m|150-700|
plumbing jobs on the side|b|p|150-700|
egg sales;eggs at the gate|w|p|10-45|
private pupils|b|p|80-420|
tutoring;exam marking|b|m|80-420|
eBay sales;Vinted sales|b|p|20-220|
Etsy shop|b|c|20-220|
interest on the savings|y|m|60-900|
dividends|y|p|60-900|
bank shifts;agency shifts|b|p|120-700|
widow's pension;bereavement allowance|b|c|280-900|
pub gigs;wedding gigs|b|p|90-420|
honey sales|b|p|30-240|
jam stall;market stall|b|c|30-240|
dog sitting;babysitting;ironing for neighbours|w|m|15-90|
Airbnb income;holiday let income|b|m|220-1100|
translations|b|p|180-1400|
freelance work;copyediting|b|m|180-1400|
grazing rent;let of the bottom field|y|m|400-2600|ie,uk,nz
solar feed-in;export tariff|y|m|60-420|
student grant;maintenance loan;bursary|b|c|220-900|
Saturday job;cleaning job;evening job at the bar|w|c|60-220|
rent from the garage;parking space rent|b|m|40-120|
sheep sales;lamb sales|y|p|2200-9000|ie,uk,nz
sick pay;maternity pay|b|m|480-1500|
winter fuel payment|y|c|200-300|uk
fuel allowance|w|c|28-38|ie
my husband's wage;my wife's salary;my partner's pay|b|n|1400-3300|
"""
import re, random

# ---------------------------------------------------------------- things
class Thing:
    __slots__=('name','cat','kind','det','lo','hi','tags','pl','sg','plu','inc')
    def __init__(s,name,cat,kind,det,lo,hi,tags,inc=False):
        s.name=name; s.cat=cat; s.kind=kind; s.det=det; s.lo=lo; s.hi=hi; s.tags=tags; s.inc=inc
        s.sg=s.plu=name
        if '~' in name:
            s.sg,s.plu=name.split('~'); s.name=s.plu
        s.pl = det=='p'

def load(raw,inc=False):
    out=[]; cat='INC' if inc else None
    for l in raw.strip().split('\n'):
        if l.startswith('=='): cat=l[3:].strip(); continue
        n,k,d,r,t=l.split('|'); lo,hi=map(float,r.split('-'))
        for x in n.split(';'):
            out.append(Thing(x.strip(),cat,k,d,lo,hi,set(t.split(',')) if t else set(),inc))
    return out
THINGS=load(RAW); INCS=load(INC,True)

# ---------------------------------------------------------------- profiles
PROFILES={ # tag, currencies (iso, renderers, scale)
 'uk':('uk',['GBP'],34),'ie':('ie',['EUR'],15),'au':('au',['AUD'],11),'nz':('nz',['NZD'],9),'za':('za',['ZAR'],9),
 'de':('eu',['EUR'],12),'ch':('eu',['CHF'],3),'pl':('eu',['PLN'],2),'se':('eu',['SEK'],2),'dk':('eu',['DKK'],1),'cz':('eu',['CZK'],1),
 'xuk':('eu',['EUR','GBP'],4),'xch':('eu',['CHF','EUR'],2),'xza':('uk',['GBP','ZAR'],2),'xpl':('uk',['GBP','PLN'],2),'xau':('au',['AUD','GBP'],2),'xnz':('nz',['NZD','GBP'],1),
}
SCALE={'GBP':1,'EUR':1.1,'AUD':1.5,'NZD':1.6,'ZAR':14,'CHF':1.5,'PLN':4,'SEK':11,'DKK':8,'CZK':22}
PRE={'GBP':['£','£','£','£','GBP '],'EUR':['€','€','€','EUR '],'AUD':['A$','AUD '],'NZD':['NZ$','NZD '],'ZAR':['R','R','R ','ZAR '],'CHF':['CHF ','Fr. '],'PLN':['PLN '],'SEK':['SEK '],'DKK':['DKK '],'CZK':['CZK ']}
PRE['CHF']=['CHF ']
SUF={'GBP':[' quid',' pounds',' GBP',' quid','£'],'EUR':[' €','€',' euros',' euro',' EUR'],'AUD':[' AUD',' Aussie dollars'],'NZD':[' NZD'],'ZAR':[' rand',' rand',' ZAR'],'CHF':[' CHF',' francs',' CHF'],'PLN':[' zł',' zloty',' PLN'],'SEK':[' SEK'],'DKK':[' DKK'],'CZK':[' Kč',' CZK']}
WORD={'GBP':[' pounds',' quid'],'EUR':[' euros',' euro'],'AUD':[' Aussie dollars'],'NZD':[' NZD'],'ZAR':[' rand'],'CHF':[' francs'],'PLN':[' zloty'],'SEK':[' SEK'],'DKK':[' DKK'],'CZK':[' CZK']}

ONES='zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split()
TENS='x x twenty thirty forty fifty sixty seventy eighty ninety'.split()
def words(n,hy='-'):
    if n<20: return ONES[n]
    if n<100: return TENS[n//10]+(hy+ONES[n%10] if n%10 else '')
    if n<1000:
        h=ONES[n//100]+' hundred'
        return h+(' and '+words(n%100,hy) if n%100 else '')
    if n<20000 and n%1000==0: return words(n//1000,hy)+' thousand'
    if n<100000:
        r=n%1000
        return words(n//1000,hy)+' thousand '+('and ' if r<100 else '')+words(r,hy)
    return str(n)
def num(v):
    v=round(v,2)
    return str(int(v)) if v==int(v) else '%.2f'%v

FM={'daily':1/30,'weekdays':1/21,'weekly':.23,'biweekly':.46,'semimonthly':.5,'monthly':1,'every4weeks':.92,'every6weeks':1.4,'bimonthly':2,'quarterly':3,'every4months':4,'semiannual':6,'annual':12,'every2years':24}
POST={
 'daily':['a day','per day','every day','daily','each day','/day'],
 'weekdays':['every weekday','Monday to Friday','Mon-Fri','on weekdays','each working day','every working day'],
 'weekly':['a week','a week','a week','per week','pw','/wk','weekly','each week','every week','p/w','/week','every Friday','every Saturday'],
 'biweekly':['a fortnight','every fortnight','fortnightly','every two weeks','every 2 weeks','every other week','every second week','per fortnight'],
 'semimonthly':['twice a month','on the 1st and the 15th','two times a month'],
 'monthly':['a month','a month','a month','a month','per month','pm','/mo','monthly','each month','every month','p/m','/month','pcm','a mo','mthly'],
 'every4weeks':['every four weeks','every 4 weeks','4-weekly','every 4 wks'],
 'every6weeks':['every six weeks','every 6 weeks','every 6 wks'],
 'bimonthly':['every two months','every other month','every 2 months','every second month'],
 'quarterly':['a quarter','quarterly','per quarter','every quarter','every three months','every 3 months','/qtr','each quarter'],
 'every4months':['every four months','every 4 months'],
 'semiannual':['twice a year','every six months','every 6 months','half-yearly','every half year'],
 'annual':['a year','a year','per year','yearly','annually','pa','once a year','every year','/yr','each year','per annum','a yr'],
 'every2years':['every two years','every other year','every 2 years','every second year'],
}
ADV={
 'daily':['every day','each day'],'weekdays':['every weekday','on weekdays','Monday to Friday','every working day'],
 'weekly':['every week','each week','every Friday','every Monday','weekly'],'biweekly':['every fortnight','every other week','every second week','every two weeks'],
 'semimonthly':['twice a month'],'monthly':['every month','each month','on the 1st of every month','monthly','at the end of each month','at the start of the month'],
 'every4weeks':['every four weeks','every 4 weeks'],'every6weeks':['every six weeks','every 6 weeks'],
 'bimonthly':['every other month','every two months','every second month'],'quarterly':['every quarter','every three months','once a quarter','each quarter'],
 'every4months':['every four months'],'semiannual':['twice a year','every six months'],
 'annual':['once a year','every year','each year','every January','every spring','each autumn','every September'],'every2years':['every two years','every other year','every second year'],
}
ADJ={'weekly':['weekly'],'biweekly':['fortnightly'],'monthly':['monthly'],'quarterly':['quarterly'],'annual':['annual','yearly'],'daily':['daily'],'semiannual':['half-yearly']}
DAYS=['Mondays','Tuesdays','Wednesdays','Thursdays','Fridays','Saturdays']

PEOPLE=[('my brother','he','him','his'),('my sister','she','her','her'),('my flatmate','they','them','their'),('my housemate','he','him','his'),('my mum','she','her','her'),('my dad','he','him','his'),('my ex','she','her','her'),('my ex','he','him','his'),
 ('my partner','she','her','her'),('my partner','he','him','his'),('my girlfriend','she','her','her'),('my boyfriend','he','him','his'),('my neighbour','she','her','her'),('the neighbour','he','him','his'),('my son','he','him','his'),('my daughter','she','her','her'),
 ('my mother-in-law','she','her','her'),('my cousin','he','him','his'),('my gran','she','her','her'),('my aunt','she','her','her'),('the lodger','he','him','his'),('my colleague','she','her','her'),('Aoife','she','her','her'),('Tom','he','him','his'),('Siobhán','she','her','her'),('Pieter','he','him','his'),('Thandi','she','her','her'),('Kasia','she','her','her'),('Lars','he','him','his'),('Bronwyn','she','her','her'),('Dave','he','him','his'),('my eldest','she','her','her'),('my brother-in-law','he','him','his'),('my nephew','he','him','his'),('her father','he','him','his'),('my best mate','he','him','his')]
ORGS=['work','my employer','the school','the trust','the company','my boss','the council','the hospital','the parish','the club','the health fund','my insurance','the insurer','the union','the firm']
KIDS=['kids','children','girls','boys','lads','grandkids','twins']

# ---------------------------------------------------------------- context of a text
class Ctx:
    def __init__(s,rng):
        s.r=rng
        ps=list(PROFILES); s.pname=rng.choices(ps,[PROFILES[p][2] for p in ps])[0]
        s.tag,s.curs,_=PROFILES[s.pname]
        s.cur=s.curs[0]; s.expat=len(s.curs)>1
        s.money=[]   # dicts value, cur, fact
        s.fact=0; s.used=set()
        s.we=rng.random()<.45
        s.mode=rng.choices(['none','all','first','mixed'],[46,34,7,13])[0]
        if s.cur in('AUD','NZD') and not s.expat and rng.random()<.6: s.mode='none'
        if s.expat: s.mode='all' if rng.random()<.8 else 'none'
        s.pre=rng.choice(PRE[s.cur]); s.spell=rng.choices([0,.04,.6],[70,23,7])[0]
        s.suffix=rng.random()<.3
        s.thou=rng.choices([',','',' ','k'],[5,5,1.2 if s.tag in('eu','za') else 0,.8])[0]
        s.comma=s.tag=='eu' and rng.random()<.12
    def ch(s,*a): return s.r.choice(a[0] if len(a)==1 and isinstance(a[0],(list,tuple)) else a)
    def p(s,x): return s.r.random()<x
    def M(s,v):
        v=round(float(v),2); s.money.append({'v':v,'cur':s.cur,'fact':s.fact})
        return '\x01%d\x02'%(len(s.money)-1)
    def val(s,t): return s.money[int(t[1:-1])]['v']
    def nice(s,v):
        r=s.r; 
        if v>=10000: return float(round(v/500)*500)
        if v>=2000: return float(round(v/r.choice([10,50,50,100]))*r.choice([1]))*1 if False else float(round(v/50)*50 if r.random()<.7 else round(v/10)*10)
        if v>=300: return float(r.choice([round(v/5)*5,round(v/10)*10,round(v/50)*50,round(v)]))
        if v>=60: return float(r.choice([round(v),round(v/5)*5,round(v/10)*10,round(v/5)*5])) if r.random()<.9 else round(v)+r.choice([.5,.99,.2,.4,.75])
        if v>=12: 
            x=r.random()
            if x<.3: return float(max(10,round(v/5)*5))
            if x<.78: return float(round(v))
            return int(v)+r.choice([.5,.99,.99,.95,.5,.25,.8])
        if v>=3:
            x=r.random()
            if x<.45: return float(round(v))
            return int(v)+r.choice([.5,.99,.2,.8,.5,.4,.9,.95,.6,.75])
        return max(1.0,int(v)+r.choice([0,.5,.2,.8,.99,.4]))
    def amt(s,th,f):
        x=s.r.uniform(th.lo,th.hi)
        if th.kind in('b',) and f in FM: x*=FM[f]
        elif th.kind=='k' and f in FM: x*=FM[f]
        elif th.kind=='y' and f in FM: x*=FM[f]/12
        elif th.kind=='w' and f in FM: x*=FM[f]/.23
        x*=SCALE[s.cur]
        return s.nice(x)
    def near(s,v,lo=.7,hi=1.35):
        for _ in range(20):
            w=s.nice(v*s.r.uniform(lo,hi))
            if w!=v and w>0: return w
        return v+5
    def part(s,v,lo=.1,hi=.75):
        for _ in range(30):
            x=v*s.r.uniform(lo,hi)
            w=float(round(x/5)*5) if v>40 else float(round(x)) if v>6 else round(x*2)/2
            if v>500: w=float(round(x/10)*10)
            if 0<w<v*.9: return w
        return round(v/2,2)
    def freq(s,th):
        r=s.r
        if th.inc and th.kind=='b': return r.choices(['monthly','weekly','biweekly','every4weeks'],[84,6,5,5])[0]
        if th.cat=='HOU' and th.kind=='b': return r.choices(['monthly','weekly','biweekly','every4weeks'],[82,9,5,4])[0]
        if th.kind in('b','k'):
            return r.choices(['monthly','quarterly','annual','weekly','every4weeks','bimonthly','semiannual','biweekly','every4months'],[72,6,6,5,3,3,2,2,1])[0]
        if th.kind=='y': return r.choices(['annual','semiannual','quarterly','every2years','monthly'],[78,9,6,3,4])[0]
        if th.kind=='w': return r.choices(['weekly','biweekly','monthly','every4weeks','daily'],[76,11,10,2,0])[0]
        if th.kind=='h': return r.choices(['times','weekly','biweekly','monthly','every6weeks','weekdays','daily','semimonthly','every4weeks','bimonthly'],[34,22,12,10,5,4,2,5,4,2] if th.hi<12 else [12,30,16,18,8,0,0,8,5,3])[0]
        return 'once'
    def cnt(s,n,word=None):
        if n<=12 and (s.p(.55) if word is None else word): return words(n)
        return str(n)
    def per(s,f,empty=True,kind='b',short=.5):
        """period said after the amount"""
        if f=='monthly' and empty and kind=='b' and s.p(.33): return ''
        if f=='monthly' and s.p(.1): return s.ch('on the %s'%s.ch('1st','5th','15th','28th','3rd'),'by direct debit each month','every month by standing order')  if kind=='b' else 'a month'
        x=s.ch(POST[f])
        if x=='pcm' and s.p(.5): x='a month'
        return x
    def times(s):
        """(phrase, n) of several times a week"""
        n=s.r.choice([2,2,3,3,4,5,6])
        if n==2: return s.ch('twice a week','two times a week','2x a week','on Tuesdays and Thursdays','2 days a week','every Monday and Wednesday','twice weekly'),2
        if n==3: return s.ch('three times a week','3 times a week','3x a week','Mon, Wed and Fri','three days a week','3 days a week','3x/wk'),3
        if n==6 and s.p(.5): return s.ch('every day except Sunday','every day but Sundays','six days a week'),6
        return s.ch('%s times a week'%s.cnt(n),'%dx a week'%n,'%s days a week'%s.cnt(n),'%d times per week'%n),n
    # ---- choosing
    def pick(s,kinds='bywh',cats=None,det=None,inc=False,lo=None,hi=None,nocat=()):
        pool=INCS if inc else THINGS
        w={'b':1,'y':.8,'w':1.2,'h':1.3,'o':1,'u':1,'k':1}
        for _ in range(400):
            if inc or cats: t=s.r.choice(pool)
            else:
                t=s.r.choice(POOLS[s.r.choices(CATS,CATW)[0]])
            if t.kind not in kinds: continue
            if not inc and t.cat in nocat: continue
            if not inc and not cats and t.cat=='TRF' and s.p(.5): continue
            if cats and t.cat not in cats: continue
            if det and t.det not in det: continue
            if t.tags and s.tag not in t.tags: continue
            if t.name in s.used: continue
            if hi and t.lo>hi: continue
            if lo and t.hi<lo: continue
            if any(t.name in u or u in t.name for u in s.used): continue
            s.used.add(t.name)
            return t
        t=s.r.choice([x for x in pool if x.kind in kinds and (not cats or x.cat in cats)]); return t
    def np(s,th):
        n=th.name; my='our' if s.we else 'my'
        if re.match(r"(my|our|mum's|gran's|money|a |transfer to) ?",n): 
            return n if not n.startswith('transfer') else 'the '+n
        if th.det=='n': return n
        if th.det=='c': return s.ch('the ','the ',my+' ')+n
        if th.det=='m': return s.ch('','','the ',my+' ')+n
        return s.ch('','the ','the ')+n
    def person(s): 
        return s.r.choice(PEOPLE)

CATS=sorted({t.cat for t in THINGS}); CATW=[{'HOU':1.7,'UTI':2,'GRO':2.2,'PHO':1.6,'SUB':1.5,'INS':1.5,'DIN':1.5,'KID':1.5,'TAX':1.5,'CSH':.35,'TRF':.4,'FEE':.6,'GAS':.7,'SHO':.7,'INV':.8,'LOA':.7,'CAR':1.2,'TRA':1.2,'HEA':1.2}.get(x,1) for x in CATS]; POOLS={c:[t for t in THINGS if t.cat==c] for c in CATS}

def expand(r,t):
    while True:
        m=re.search(r'\[([^\[\]]*)\]',t)
        if not m: return t
        t=t[:m.start()]+r.choice(m.group(1).split('|'))+t[m.end():]

class Fact:
    def __init__(s,text,items,tricky=True,frag=False):
        s.text=text; s.items=items; s.tricky=tricky; s.frag=frag

def item(th,calc,freq,direction=None,times=None,name=None,cat=None):
    d={'name':name or (th.name if th else ''),'category':cat or (th.cat if th else None),'calc':calc,'frequency':freq,'direction':direction or ('in' if (th and th.inc) or cat=='INC' else 'out')}
    if times: d['times']=times
    return d

class B:
    """a thing with amount and period drawn; slots for templates"""
    def __init__(s,c,kinds='bywh',freq=None,empty=True,th=None,**kw):
        s.c=c; s.th=th or c.pick(kinds,**kw); th=s.th
        s.f=freq or c.freq(th); s.times=None
        if s.f=='times':
            s.perx,s.times=c.times(); s.f='weekly'
            s.v=c.amt(th,'times')
        else:
            s.v=c.amt(th,s.f); s.perx='' if s.f in('once','x') else c.per(s.f,empty,th.kind)
        s.perx0=s.perx; s.A=c.M(s.v)
    def item(s,calc=None,freq=None,**kw):
        return item(s.th,calc or s.A,freq or s.f,times=kw.pop('times',s.times if not freq else None),**kw)
    def slots(s):
        c=s.c; th=s.th; pl=th.pl; my='our' if c.we else 'my'
        d=dict(A=s.A,per=s.perx,bare=th.name,np=c.np(th),I='we' if c.we else 'I',me='us' if c.we else 'me',my=my,
          Im="we're" if c.we else "I'm",Ive="we've" if c.we else "I've",mine='ours' if c.we else 'mine')
        for sg,p in [('is','are'),('was','were'),('costs','cost'),('comes','come'),('works','work'),('sets','set'),('takes','take'),('goes','go'),('has','have'),('it','they'),('runs','run'),('does','do'),('went','went'),('isnt',"aren't")]:
            d[sg]=p if pl else sg
        if not pl: d['isnt']="isn't"
        d['itt']='them' if pl else 'it'
        d['its']="they're" if pl else "it's"
        return d

def T(c,t,b=None,**kw):
    t=expand(c.r,t)
    d=b.slots() if b else dict(I='we' if c.we else 'I',me='us' if c.we else 'me',my='our' if c.we else 'my',Im="we're" if c.we else "I'm",Ive="we've" if c.we else "I've",mine='ours' if c.we else 'mine')
    d.update(kw)
    return re.sub(r'\{(\w+)\}',lambda m:str(d[m.group(1)]),t)

def ap(c,a):
    return c.ch('about ','around ','roughly ','approx ','~','or so ' if False else 'about ','circa ','some ')+a if c.p(.1) else a

SENT=["{np} {is} {A} {per}","{np} {is} {A} {per}","{np} {costs} [{me}|] {A} {per}","{I} [pay|shell out|fork out|part with] {A} {per} for {np}","{I} [spend|lay out] {A} {per} on {np}",
 "{A} {per} [goes on|goes to|disappears on|is for] {np}","{np} {comes} to {A} {per}","{np} {works} out at {A} {per}","{np} {sets} {me} back {A} {per}","for {np} [{I} pay|it's|{I} put aside] {A} {per}",
 "[there's|{Ive} got|{I} have] {np} at {A} {per}","{np} {runs} to {A} {per}","[the bill for|what {I} pay for] {np} is {A} {per}","{np} {takes} {A} {per}","{np} [will be|would be] {A} {per}"]
SENT[-1]="{A} {per} leaves the account for {np}"
def core_s(c,b):
    """finite clause saying thing, amount, period"""
    if b.th.inc: return core_in(c,b)
    if b.th.cat in('INV',) :
        return T(c,c.ch("{I} [put|pay|save|stick] {A} {per} into {np}","{A} {per} [goes|gets paid|is paid] into {np}","{I} set aside {A} {per} for {np}","{np} {is} {A} {per}"),b,A=ap(c,b.A))
    if b.th.cat=='TRF': return T(c,c.ch("{np} {is} {A} {per}","{A} {per} as {np}","{np} of {A} {per}"),b)
    if b.f in ADV and not b.times and b.perx is b.perx0 and c.p(.13):
        return T(c,c.ch("{adv} {np} {is} {A}","{adv} {I} pay {A} for {np}","{adv} {A} goes on {np}","{adv} there's {np}, {A}"),b,adv=c.ch(ADV[b.f]),A=ap(c,b.A))
    return T(c,c.ch(SENT),b,A=ap(c,b.A))
INS_=["{np} {is} {A} {per}","{I} get {A} {per} from {np}","{A} {per} comes in from {np}","{np} {A} {per} coming in","{np} brings in {A} {per}","{I} [receive|get] {np} of {A} {per}","{A} {per} [in|coming in] from {np}"]
def core_in(c,b):
    n=b.th.name
    if re.match(r"(salary|wages|wage|pay|teaching|nurse|my |sick|maternity)",n):
        return T(c,c.ch("{np} {is} {A} {per}","{np} {A} {per} [net|after tax|take-home|in the hand|]","{I} [take home|bring home|earn|clear|get] {A} {per} [as a teacher|as a nurse|on the farm|from the plumbing|]","{np} of {A} {per} comes in") if not n.startswith('my ') else "{np} {is} {A} {per}",b)
    return T(c,c.ch([x if not b.th.pl else x.replace('brings','bring') for x in INS_]),b)
FRAG=["{bare} {A} {per}","{bare} {A} {per}","{bare}: {A} {per}","{bare} - {A} {per}","{A} {per} {bare}","{A} {per} for {np}","{np} at {A} {per}","{bare} = {A} {per}","{A} {per} on {np}","{bare}, {A} {per}"]
def core_f(c,b,style=None):
    if b.th.inc: t=c.ch("{bare} {A} {per}","{bare}: {A} {per}","{bare} {A} {per} in","{bare} +{A} {per}","{A} {per} {bare} [coming in|]")
    elif b.f in ADJ and not b.times and b.perx is b.perx0 and c.p(.08): return T(c,"{adj} {bare} {A}",b,adj=c.ch(ADJ[b.f]))
    elif b.perx and not b.perx.startswith('/') and c.p(.06): return T(c,"{bare} ({per}) {A}",b)
    else: t=c.ch(FRAG) if not style else style
    if b.th.cat in('INV','LOA') : t=t.replace('on {np}','for {np}')
    if b.th.det=='c' and t.startswith('{A} {per} {bare}') : t="{A} {per} for {np}" if not b.th.inc else t
    if not b.perx and t.startswith('{A} {per} {bare}') and c.p(.6): t="{bare} {A} {per}"
    return T(c,t,b,A=ap(c,b.A))
NEU=["{np} {is} {A} {per}","{np} {costs} {A} {per}","{np} {comes} to {A} {per}","{np} {works} out at {A} {per}","the bill for {np} is {A} {per}","{np} {runs} to {A} {per}","the whole {bare} {is} {A} {per}","{np} {is} {A} {per} in all"]
def core_n(c,b):
    if b.th.det=='n': t=c.ch(NEU[:6])
    else: t=c.ch(NEU)
    if b.perx.startswith('on ') or 'by ' in b.perx: t=NEU[0]
    return T(c,t,b,A=ap(c,b.A)) if c.p(.65) else core_f(c,b)
def core(c,b): return core_s(c,b) if c.p(.72) else core_f(c,b)
# ---------------------------------------------------------------- constructions
CONS=[]   # (weight, family, func)
def con(w,fam):
    def d(f): CONS.append((w,fam,f)); return f
    return d
PLAIN=[]
def plain(w):
    def d(f): PLAIN.append((w,f)); return f
    return d
J=[', ',' - ','. ','; ',', but ',', and ',' – ']
def who(c):
    p=c.person(); return dict(w=p[0],he=p[1],him=p[2],his=p[3],s='' if p[1]=='they' else 's')
def wt(c,t,b,W,**kw):
    """template with a person: pays -> pay for they only when the pronoun is the subject"""
    return T(c,t,b,w=W['w'],he=W['he'],him=W['him'],his=W['his'],hepay='they pay' if W['he']=='they' else W['he']+' pays',
      hegive='they give' if W['he']=='they' else W['he']+' gives',hesend='they send' if W['he']=='they' else W['he']+' sends',hecover='they cover' if W['he']=='they' else W['he']+' covers',hechip='they chip in' if W['he']=='they' else W['he']+' chips in',
      owns='their own' if W['he']=='they' else W['his']+' own',theirs={'his':'his','her':'hers','their':'theirs'}[W['his']],**kw)
SH=dict(nocat=('GIV','INV','LOA','TRF','CSH','FEE'))
def sb(c,kinds='bywh',org=False,**kw):
    if not org and c.p(.85): kw['nocat']=SH['nocat']+('PER','HEA','CLO')
    return B(c,kinds,**{**SH,**kw})
def low(s): return s

# ---- plain
@plain(6)
def p_sent(c):
    b=B(c); return Fact(core_s(c,b),[b.item()],False)
@plain(5)
def p_frag(c):
    b=B(c); return Fact(core_f(c,b),[b.item()],False,True)
@plain(3)
def p_list(c):
    n=c.r.choice([2,2,3,3,4,5] if c.nf<3 else [2,2,3]); bs=[B(c,'bwyh') for _ in range(n)]
    if c.p(.6):
        st=c.ch("{bare} {A} {per}","{bare}: {A} {per}","{bare} {A} {per}","{bare} - {A} {per}","{A} {per} for {np}","{A} {per} on {np}")
        if st.startswith('{A}') : st="{A} {per} for {np}"
        xs=[T(c,st,b) for b in bs]
    else: xs=[core_f(c,b) for b in bs]
    j=c.ch(', ',', ',', ',' + ','; ',' / ')
    last=c.ch(', ',' and ',' & ',', plus ') if j==', ' else j
    return Fact(j.join(xs[:-1])+last+xs[-1],[b.item() for b in bs],False,True)
@plain(3)
def p_income(c):
    b=B(c,'bwy',inc=True); return Fact(core_s(c,b),[b.item()],False)
@plain(1.5)
def p_incfrag(c):
    b=B(c,'bwy',inc=True); return Fact(core_f(c,b),[b.item()],False,True)
WHEN_P=['last week','last month','yesterday','this week','just now','the other day','on Tuesday','in January','back in March']
WHEN_F=['next month','in May','this summer','next spring','in October','later this year','in two weeks','at Easter','before Christmas']
@plain(3)
def p_once(c):
    b=B(c,'o')
    t=c.ch("{np} {A} {when}","{np} {costs} {me} {A} {wf}","{A} [one-off|once] for {np}","one-off: {bare} {A}","{I} [paid|spent|forked out] {A} [for|on] {np} {wp}","{np} {wf} for {A}","{I} [need|have to pay for] {np} {wf}, [about|] {A}","{np} [coming up|due] {wf}: {A}","{bare} {A} one-off","{np} - {A}, [just the once|one-off|once only]","had to pay {A} for {np} {wp}","{A} {wp} for {np}")
    return Fact(T(c,t,b,when=c.ch(WHEN_P+WHEN_F),wp=c.ch(WHEN_P),wf=c.ch(WHEN_F)),[b.item()],False)
@plain(1.5)
def p_two(c):
    b1=B(c,'b',freq='monthly'); b2=B(c,'b',freq='monthly')
    t=c.ch("{n1} and {n2} are {A1} and {A2} [respectively|] {per}","{n1} {A1}, {n2} {A2}, [both monthly|both per month|all per month]","{A1} for {n1} and {A2} for {n2} {per}","{A1} [goes on|for] {n1}, {A2} on {n2}, [every month|monthly]","{n1} and {n2}: {A1} and {A2}")
    return Fact(T(c,t,None,n1=c.np(b1.th),n2=c.np(b2.th),A1=b1.A,A2=b2.A,per=c.per('monthly',False)),[b1.item(),b2.item()],False)
@plain(1.5)
def p_header(c):
    f=c.ch('monthly','monthly','weekly','annual'); n=c.r.choice([2,3,4,5])
    k={'monthly':'b','weekly':'w','annual':'y'}[f]
    bs=[B(c,k,freq=f) for _ in range(n)]
    h={'monthly':['monthly:','per month:','each month:','every month we have','monthly bills -','going out each month:','a typical month:'],'weekly':['weekly:','per week:','every week:','each week there\'s','weekly stuff -'],'annual':['yearly:','once a year:','per year:','annual bills -','every year:','annually:']}[f]
    st=c.ch("{bare} {A}","{bare} {A}","{A} {bare}","{bare}: {A}","{A} for {np}")
    nl=c.p(.25); j='\n' if nl else c.ch(', ',', ','; ',' + ')
    bul=c.ch('- ','* ','• ','') if nl else ''
    h=c.ch(h)
    if not nl and ':' in h and st=="{bare}: {A}": st="{bare} {A}"
    xs=[bul+T(c,st,b) for b in bs]
    return Fact(h+(j if nl else ' ')+j.join(xs),[b.item() for b in bs],False)
@plain(1.2)
def p_trailper(c):
    f=c.ch('monthly','monthly','weekly'); bs=[B(c,'b' if f=='monthly' else 'w',freq=f) for _ in range(c.r.choice([2,3,4]))]
    st=c.ch("{bare} {A}","{A} for {np}","{bare} {A}")
    xs=[T(c,st,b) for b in bs]
    tail={'monthly':[', all per month',' (all monthly)',', everything monthly',' - all pm'],'weekly':[', all per week',' (all weekly)',', that\'s all weekly',' - each of those a week']}[f]
    return Fact(', '.join(xs)+c.ch(tail[:3]),[b.item() for b in bs],False)
@plain(1.5)
def p_save(c):
    b=B(c,'bw',cats=('INV',)); return Fact(core_s(c,b),[b.item()],False)
@plain(2.5)
def p_habit(c):
    b=B(c,'h')
    t=c.ch("{bare} {A} {per}","{bare} at {A}, {per}","{A} a [go|time|pop] for {bare}, {per}","{per} {bare} for {A}","{bare} {A} a [time|go], {per}","{I} [have|get|go for] {bare} {per}, {A} [each time|a go|a time]","{bare} {per} at {A}","{bare} - {per}, {A} each time","{bare} is a {per} thing, {A} [each time|a time]")
    if 'is a' in t or b.th.det=='c' and '{I}' in t: t="{bare} {A} {per}"
    if b.perx.startswith('/') or b.f in('weekly',) and b.perx in('pw','p/w') or b.perx in('pm','pcm','a month','a week','a day','per week','per month','a fortnight','per fortnight','per day','a mo','p/m'):
        t="{bare} {A} {per}"
    return Fact(T(c,t,b),[b.item()],False)
@plain(.8)
def p_table(c):
    bs=[B(c,'bwy',empty=False) for _ in range(c.r.choice([2,3,4]))]
    st=c.ch("{bare} | {A} | {per}","{bare}, {A}, {per}","{bare} .... {A} {per}","{bare} = {A} {per}","{per} {bare} {A}","{bare} -> {A} {per}","{A} - {bare} ({per})")
    for b in bs:
        if st.startswith('{per}'): b.perx=c.ch(ADJ.get(b.f) or ADV[b.f])
        if b.perx[:1]=='/' or 'by ' in b.perx: b.perx=c.ch(ADV[b.f][:2]) if 'on the' not in ADV[b.f][0] else 'monthly'
    return Fact('\n'.join(T(c,st,b) for b in bs),[b.item() for b in bs],False)
@plain(.8)
def p_date(c):
    b=B(c,'b',freq=c.ch('monthly','quarterly','annual','semiannual'),empty=False)
    m=c.ch('January','February','March','April','May','June','July','September','October')
    t={'monthly':["{np} [comes out|go out|leaves] on the {d} [of the month|every month|of each month], {A}","on the {d} of [each|every] month {A} for {np}"],'quarterly':["{np} {is} {A} every three months, [next in {m}|next one due in {m}|starting {m}]","{A} a quarter for {np}, next bill {m}"],'annual':["{np} {is} due [every|each] {m}, {A}","{A} for {np} [every|each] {m}","each {m} {np}, {A}"],'semiannual':["{np} in {m} and {m2}, {A} each time","{A} for {np} each {m} and {m2}"]}[b.f]
    i=MON.index(m); 
    return Fact(T(c,c.ch(t).replace('[comes out|go out|leaves]','come out' if b.th.pl else '[comes out|goes out|leaves the account]'),b,d=c.ch('1st','3rd','10th','15th','25th','28th'),m=m,m2=MON[(i+6)%12]),[b.item()],False)
MON=['January','February','March','April','May','June','July','August','September','October','November','December']
@plain(.8)
def p_free(c):
    b=B(c,'bwh'); 
    return Fact(core_s(c,b)+c.ch(', [fixed|same every time]',', [paid|I pay] by card',' on the joint card',', rain or shine',', no discount, no nothing',', always the same',', which I pay myself',', nobody else chips in',', all on me',', contract till 2027',', set up in 2021') .replace('[fixed|same every time]','same every time').replace('[paid|I pay]','paid'),[b.item()],False)
@plain(.6)
def p_mypay(c):
    b=B(c,'b',inc=True,th=c.r.choice([t for t in INCS if t.name in('salary','wages','pay','wage')]))
    t=c.ch("I'm on {A} {per} [net|after tax|take-home|]","[take-home|net pay|net salary|wages] {A} {per}","I [earn|make|clear|bring home] {A} {per} [as a nurse|as a teacher|doing shifts|on the ambulances|as a plumber|on the tools|]","{A} {per} [from work|from the day job|lands from work|net from the school]","[payday|pay] is {A} {per}")
    if b.perx.startswith('by') or 'standing' in b.perx: b.perx='a month'
    return Fact(T(c,t,b),[b.item()],False)

# ---- someone pays a share
@con(3,'share')
def s_paysB(c):
    b=sb(c); W=who(c); Bm=c.M(c.part(b.v))
    t=c.ch("{k}[, but|, and|.| -|;] {w} [pays|covers|chips in|puts in|throws in|contributes] {Bm} of [it|that]","{k}, of which {w} pays {Bm}","{k}[, {w} gives {me} {Bm} [towards it|of that|back]|, minus the {Bm} {w} puts in|, less {Bm} from {w}]",
      "{k}, and {I} get {Bm} [of it|of that|] back from {w}","{k}, {Bm} of [it|that|which] [comes|is paid] from {w}","{k} and {w} [sends|transfers|hands] {me} {Bm} for {his} [bit|part|share]","[{w} pays|{w} puts in|{w} chips in] {Bm} of the {A} {per} for {np}","{bare} {A} {per} ({w} pays {Bm} of it)","out of the {A} {per} for {np}, {w} [covers|pays] {Bm}","{k}. {w} [sees to|looks after|takes on] {Bm} of that, the rest is {mine}")
    if 'is paid' in t: t=t.replace('[comes|is paid] from','comes from').replace('{Bm} of [it|that|which]','{Bm} of [it|that|which]')
    t=t.replace(', {Bm} of [it|that|which] comes',', [{Bm} of it comes|{Bm} of which comes]')
    k=core(c,b) if '{k}' in t else ''
    return Fact(wt(c,t,b,W,k=k,Bm=Bm),[b.item(f'{b.A}-{Bm}')])
@con(1.8,'share')
def s_paysall(c):
    b=sb(c); W=who(c)
    t=c.ch("{k}[, but|.| -] {w} pays {itt}","{k}[, but|.| -] {w} pays all of [it|that]","{k}, {w} [pays|covers] the lot","{w} pays {np}, {A} {per}","{k}, paid [entirely|in full|] by {w}[| so nothing for me there]","{k} but that's on {w}, not {me}","{k}, which {w} [takes care of|covers completely|pays for {me}]")
    return Fact(wt(c,t,b,W,k=core_n(c,b)),[])
@con(1.3,'share')
def s_paysown(c):
    b=sb(c,'bwh'); W=who(c)
    t=c.ch("{k}[, and|.|;] {w} pays the same for {theirs}","{k}, {w} pays the same [again|] for {owns}","{k}[, and|.] {w} has {owns}","{k}. {w} pays for {owns}","{k}, {w} pays {Bm} for {theirs}","{mine} is {A} {per} for {np}, {w} pays {Bm} for {theirs}","{k}, just {mine}, {w} pays {owns}","{I} pay {A} {per} for {np} and {w} pays {Bm} for {theirs}")
    if b.th.det=='n' and 'own' in t: t="{k}. {w} pays for {owns}"
    t=t.replace('{mine} is {A} {per} for {np}','{np} {is} {A} {per}')
    Bm=c.M(c.near(b.v)) if '{Bm}' in t else ''
    return Fact(wt(c,t,b,W,k=core(c,b),Bm=Bm),[b.item()])
@con(2.5,'share')
def s_half(c):
    b=sb(c); W=who(c)
    t=c.ch("{k}[, but|, and|.| -|;] {w} pays half","{k}, {w} [covers|pays|does] [half of it|the other half|half of that]","{k}, split [50/50|fifty-fifty|half and half|down the middle|in half|evenly] with {w}","{k}, halved with {w}","half of [the|our] {A} {per} for {np} is {mine}","{k}, {I} [only|just] pay half","{k}, shared [equally|half and half] with {w}","{k}. {w} and I go halves","{I} go halves with {w} on {np}, {A} {per} [in total|altogether|all in]","{k}, {w} sends me half","half the {bare} [({A} {per})] is paid by {w}")
    t=t.replace("half of [the|our]","half of the").replace('[({A} {per})]','({A} {per})')
    return Fact(wt(c,t,b,W,k=core(c,b)),[b.item(f'{b.A}/2')])
@con(2.2,'share')
def s_ways(c):
    b=sb(c); n=c.r.choice([2,3,3,3,4,4,5,6]); 
    t=c.ch("{k}, split [{n} ways|between {n} of us|among the {n} of us]","{k}, [divided|shared] [by {n}|between the {n} of us|equally among {n} people|among {n} flatmates including me]","{k} [between|for] the {n} of us, so divide by {n2}","{np} {is} {A} {per} [for the house|for the whole flat|in total|altogether], {n} of us [share it|split it|living here, all paying the same]","{I} split {np} {n} ways, {A} {per} [in all|altogether|total]","{k}, there are {n} of us sharing [it|that] [equally|evenly|]","{k} and it's split {n} ways","{n}-way split on {np}: {A} {per} total","{k}, I pay my {nth} of [it|that]")
    if '{nth}' in t and n<3: t="{k}, split {n} ways"
    c.we,we=False,c.we
    out=Fact(T(c,t,b,k=core_n(c,b),n=c.cnt(n),n2=n,nth={2:'half',3:'third',4:'quarter',5:'fifth',6:'sixth'}[n]),[b.item(f'{b.A}/{n}')]); c.we=we
    return out
@con(2,'share')
def s_pct(c):
    b=sb(c,org=True); P=c.r.choice([10,15,20,25,30,40,50,60,65,70,75,80,90]); W=c.ch(ORGS+[who(c)['w'] for _ in range(8)])
    pc=pct(c,P)
    t=c.ch("{k}[, but|, and|.|;] {w} [refunds|gives back|covers|pays|reimburses|picks up] {P} [of it|of that|]","{k}, {P} of which [is refunded by|is covered by|comes back from] {w}","{k}, {I} get {P} [back|of it back] from {w}","{w} pays {P} of {np}, {A} {per}","{k}, minus the {P} {w} [pays|covers|gives {me} back]","{k} ({w} [covers|pays] {P})","{k} before {w} takes over {P} of it")
    return Fact(T(c,t,b,k=core(c,b),w=W,P=pc),[b.item(f'{b.A}-{b.A}*{P}/100')])
@con(1.3,'share')
def s_pctmine(c):
    b=sb(c); P=c.r.choice([10,20,25,30,40,45,55,60,65,70,75,80]); W=who(c)
    t=c.ch("{k}, {Im} [down for|responsible for|paying] {P} of [it|that]","{k}, my share is {P}","{k}, {P} of [it|that|which] is mine, {w} pays the rest","{k} - {I} pay {P}, {w} the rest","{I} pay {P} of {np}, {A} {per} [in total|altogether]","{k}, {w} and I split it and my part is {P}","{P} of {np} is mine, the whole thing being {A} {per}")
    t=t.replace('{P} of [it|that|which] is mine, {w}','{P} of it is mine, {w}')
    return Fact(wt(c,t,b,W,k=core_n(c,b),P=pct(c,P)),[b.item(f'{b.A}*{P}/100')])
@con(1.6,'share')
def s_frac(c):
    b=sb(c); W=who(c); fr,f=c.ch(('a third','/3'),('a quarter','/4'),('two thirds','*2/3'),('three quarters','*3/4'),('a fifth','/5'),('one third','/3'),('1/3','/3'),('1/4','/4'),('a tenth','/10'))
    me=c.p(.5)
    if me: t=c.ch("{k}, {I} [pay|do|cover] {fr} [of it|of that|], {w} the rest","{k}, my [share|part|bit] is {fr}","{I} pay {fr} of {np}, [which is|total] {A} {per}","{k} but only {fr} of [it|that] is {mine}"); calc=b.A+f
    else: t=c.ch("{k}[, but|, and|.] {w} pays {fr} [of it|of that|]","{k}, {w} [covers|puts in|takes] {fr}","{w} pays {fr} of {np}, total {A} {per}","{k}, {fr} of it comes from {w}"); calc=f'{b.A}-{b.A}{f}'
    return Fact(wt(c,t,b,W,k=core_n(c,b),fr=fr),[b.item(calc)])
def pct(c,P): return c.ch('%d%%'%P,'%d%%'%P,'%d %%'%P,'%d percent'%P,'%d per cent'%P,words(P)+' percent' if c.p(.5) else '%d%%'%P)
@con(1.6,'share')
def s_myshare(c):
    b=sb(c); W=who(c); m=c.part(b.v,.2,.7); Bm=c.M(m)
    t=c.ch("{k}, [my share is|my part is|my bit is|of which I pay|I only pay] {Bm}","{np} {is} {A} {per} [in total|altogether|for the house|for the whole flat], {Bm} of [it|that|which] is mine","{k} [between us|for the lot of us], so {Bm} for me","{k}, {w} pays it and I give {him} {Bm}","{k}, comes off {w}'s account and I [transfer|send|give] {him} {Bm}","{I2} pay {Bm} towards {np}, {w} pays the rest of the {A} {per}","total for {np} {A} {per}, mine {Bm}","{k} but {w} takes care of everything except {Bm}, which I pay","{k}, {w} pays all but {Bm}")
    t=t.replace('{Bm} of [it|that|which] is mine','{Bm} of it is mine')
    return Fact(wt(c,t,b,W,k=core_n(c,b),Bm=Bm,I2='I'),[item(b.th,Bm,b.f,times=b.times)])
@con(1.3,'share')
def s_first(c):
    b=sb(c,'byo',cats=('HEA','CAR','ELE','HOM','PET','EDU','KID','TRA','SVC')); m=c.part(b.v,.1,.6); Bm=c.M(m); o=c.ch('the insurance','my insurer','the health fund','work','the council','medical aid' if c.tag=='za' else 'the insurer')
    t=c.ch("{k}, {I} pay the first {Bm}, {o} the rest","{k}, {o} [covers|pays] everything above {Bm}","{k} but my excess is {Bm}, {o} [pays|settles] the rest","{k}, {o} pays the lot except {Bm}","{k}, capped at {Bm} for {me}, {o} does the rest")
    return Fact(T(c,t,b,k=core_n(c,b),Bm=Bm,o=o),[item(b.th,Bm,b.f)])
@con(1.6,'share')
def s_work(c):
    b=sb(c,org=True); m=c.part(b.v); Bm=c.M(m); o=c.ch(ORGS)
    t=c.ch("{k}, {o} [reimburses|refunds|pays back|gives {me} back] {Bm}","{k}, {I} can claim {Bm} [of it|of that|] back from {o}","{k} and {o} [subsidises it with|puts in|tops up] {Bm}","{k}, less {Bm} that {o} pays","{k}. {o} [covers|pays] {Bm} of that","{k} minus a {Bm} [subsidy|allowance|contribution|grant] from {o}","{I} lay out {A} {per} for {np} and get {Bm} back from {o}","{k}, after which {o} sends {Bm} back")
    if 'tops up' in t: t=t.replace('|tops up]',']')
    return Fact(T(c,t,b,k=core(c,b),Bm=Bm,o=o),[b.item(f'{b.A}-{Bm}')])
@con(.8,'share')
def s_workall(c):
    b=sb(c,org=True); o=c.ch(ORGS)
    t=c.ch("{k}, {o} [reimburses|refunds] all of it","{k} but {o} pays [the lot|it all|everything]","{k}, I get the full amount back from {o}","{o} pays for {np}, {A} {per}")
    return Fact(T(c,t,b,k=core(c,b),o=o),[])
TURN={'weekly':'biweekly','monthly':'bimonthly','annual':'every2years','quarterly':'semiannual','bimonthly':'every4months'}
@con(1.2,'share')
def s_turns(c):
    f=c.ch('weekly','weekly','monthly','monthly','annual','quarterly'); b=sb(c,{'weekly':'w','monthly':'b','annual':'y','quarterly':'b'}[f],freq=f,empty=False); W=who(c)
    t=c.ch("{k}, {w} and I take turns [paying|]","{k}, [we alternate|we take it in turns], {w} pays every [second|other] [one|time]","{k}, I pay every [other|second] time, {w} the rest","{k} but {w} pays every other one","{k}, one time me, one time {w}","{k}, turn about with {w}")
    return Fact(wt(c,t,b,W,k=core(c,b)),[b.item(freq=TURN[f])])
@con(1,'share')
def s_everyotherdecoy(c):
    f=c.ch('weekly','monthly'); b=sb(c,'w' if f=='weekly' else 'b',freq=f,th=None); b.perx={'weekly':c.ch('every week','every single week','each and every week'),'monthly':c.ch('every month','every single month')}[f]; W=who(c)
    t=c.ch("{k}, the other one {w} pays","{k}, {w} pays the other [bills|stuff|things]","{k}, {w} looks after the other bills","{k}, every other bill is {w}'s business").replace("the other one {w} pays","the other ones {w} pays")
    return Fact(wt(c,t,b,W,k=core(c,b)),[b.item()])
@con(1.2,'share')
def s_two(c):
    b=sb(c,'by'); n=c.r.choice([2,2,3]); m=c.part(b.v,.08,.9/n*.85); Bm=c.M(m)
    if m*n>=b.v: return s_two(c)
    c.we,we=False,c.we
    t=c.ch("{k}, my {n} [flatmates|housemates|brothers|sisters|kids|lodgers] [each pay|each chip in|pay me|give me] {Bm} [each|apiece]","{k} and {n} [friends|neighbours|cousins] chip in {Bm} each","{k}, minus {Bm} [each from|apiece from] my {n} [flatmates|sisters|brothers]","{k}. the {n} lads [upstairs|in the house|] give me {Bm} each towards it")
    t=t.replace('[each pay|each chip in|pay me|give me] {Bm} [each|apiece]',c.ch('each pay {Bm} of it','each chip in {Bm}','pay {Bm} each of it','give me {Bm} each for it'))
    out=Fact(T(c,t,b,k=core_n(c,b),Bm=Bm,n=c.cnt(n)),[b.item(f'{b.A}-{Bm}*{n}' if not(n==2 and c.p(.0)) else '')]); c.we=we
    return out
@con(1.2,'share')
def s_rest(c):
    b=sb(c,'by',lo=60); b1=c.M(c.part(b.v,.15,.45)); b2=c.M(c.part(b.v,.15,.4)); 
    if c.val(b1)+c.val(b2)>=b.v*.95: return s_rest(c)
    W=who(c); V=who(c)
    while V['w']==W['w']: V=who(c)
    t=c.ch("{k}: {w} pays {B1}, {v} {B2} and I do the rest","{k}, {w} puts in {B1}, {v} {B2}, I pay what's left","{k}. {B1} comes from {w} and {B2} from {v}, the rest is mine","{k}, minus {B1} from {w} and {B2} from {v}")
    return Fact(wt(c,t,b,W,k=core_n(c,b),B1=b1,B2=b2,v=V['w']),[b.item(f'{b.A}-{b1}-{b2}')])
@con(.9,'share')
def s_nolonger(c):
    b=sb(c); W=who(c)
    t=c.ch("{k}, {w} used to pay half but [not any more|that's over|moved out], so it's all {mine} now","{k}, all on {me} since {w} moved out","{k}, {w} offered to pay half but {I} said no","{k}, {w} used to chip in {Bm} but no longer does","{k}, and no, {w} doesn't pay a penny of it")
    Bm=c.M(c.part(b.v)) if '{Bm}' in t else ''
    return Fact(wt(c,t,b,W,k=core(c,b),Bm=Bm),[b.item()])
@con(.9,'share')
def s_both(c):
    b=sb(c,'by'); W=who(c); Bm=c.M(c.part(b.v,.3,1) if c.p(.5) else c.near(b.v))
    t=c.ch("{I2} pay {A} towards {np} and {w} pays {Bm}, {per}","for {np} I put in {A} {per}, {w} {Bm}","{np}: I pay {A} {per}, {w} pays {Bm}","my half of {np} is {A} {per}","my share of {np} comes to {A} {per}","my {third} of {np} is {A} {per}")
    if '{Bm}' not in t: 0; Bm=''
    if not b.perx: t=t.replace(', {per}','')
    return Fact(wt(c,t,b,W,Bm=Bm,I2='I',third=c.ch('third','quarter','half')),[b.item()])
@con(.9,'share')
def s_iowe(c):
    b=sb(c,'bw'); W=who(c); Bm=c.M(c.near(b.v,.3,.9))
    t=c.ch("{k}, plus {Bm} [for {w}'s|I pay for {w}'s, which is mine to pay too]","{k} and I pay {w}'s [as well|too], [another|that's] {Bm}","{k}, and {Bm} on top for {w}'s, I pay both")
    t=c.ch("{k} and I pay {w}'s [as well|too], [another|that's another] {Bm}","{k}, and {Bm} on top for {w}'s, I pay both","{k}, I also pay {w}'s, {Bm}")
    return Fact(wt(c,t,b,W,k=core(c,b),Bm=Bm),[b.item(f'{b.A}+{Bm}')])
@con(.8,'share')
def s_pwhosub(c):
    # the other one buys, I get a fixed reimbursement expressed as half
    b=sb(c,'bw'); W=who(c)
    t=c.ch("{w} pays {A} {per} for {np} and I give {him} half [back|]","{np}: {w} pays {A} {per}, I owe {him} half of [it|that]","{w} [puts down|pays] {A} {per} for {np}, I refund {him} {P} of [it|that]","{w}'s card gets charged {A} {per} for {np} and I pay {him} back [a third|a quarter] of it")
    P=c.r.choice([20,25,30,40,60,70]); t=expand(c.r,t)
    calc=b.A+('/2' if 'half' in t else f'*{P}/100' if '{P}' in t else '/3' if 'third' in t else '/4')
    return Fact(wt(c,t,b,W,P=pct(c,P)),[b.item(calc)])

# ---- n times price
@con(2,'n')
def n_each(c):
    b=B(c,'k',freq='monthly' if c.p(.75) else c.ch('annual','weekly'),empty=False); n=c.r.choice([2,2,2,3,3,4]); K='twins' if n==2 and c.p(.3) else c.ch(KIDS[:-1])
    t=c.ch("{pl} for [the|my|our] {n} {K}, {A} {per} each","{A} each {per} for {pl} for the {n} {K}","{pl} at {A} {per} [each|apiece|per child] for [the|our|all] {n} {K}","the {n} {K} each [have|need] a {sg}, {A} {per} [a head|each|apiece]","{n} {K}, {A} {per} each for [their|] {pl}","{A} {per} per child for {pl}, {n} {K}")
    if K=='twins': t=c.ch("{pl} for both twins, {A} {per} each","each of the two twins has a {sg}, {A} {per}","{A} {per} each for the twins' {pl}, so times 2","the twins have {pl}, {A} {per} each")
    return Fact(T(c,t,b,n=c.cnt(n),K=K,sg=b.th.sg,pl=b.th.plu),[b.item(f'{b.A}*{n}')])
@con(1.6,'n')
def n_together(c):
    b=B(c,'k',freq='monthly' if c.p(.75) else c.ch('annual','weekly'),empty=False); n=c.r.choice([2,2,2,3,3,4]); K=c.ch(KIDS[:-1])
    t=c.ch("{pl} for [the|my|our] {n} {K}, {A} {per} [together|in total|altogether|all in]","{A} {per} for [the|our] {n} {K}'s {pl} [together|]","{n} {pl}, {A} {per} [the lot|for all of them|in all|total]","{A} {per} for {n} {pl} altogether","{n} {K}'s {pl} come to {A} {per}","the {n} {K}' {pl} are {A} {per} between them".replace("{K}'","{K}s'" if False else "{K}'"),"{pl} for both {K}, {A} {per} the pair") 
    if 'both' in t: n=2
    t=t.replace("{K}' {pl}","{K}'s {pl}" if K in('children',) else "{K}' {pl}").replace("{K}'s","{K}'s" if K=='children' else "{K}'")
    return Fact(T(c,t,b,n=c.cnt(n),K=K,sg=b.th.sg,pl=b.th.plu),[b.item()])
def unit(c):
    th=c.pick('u'); q=th.cat in('GRO','PET','BAR','GAS') or th.sg in('pack of nappies','dance class','cinema ticket','ball of wool')
    if th.sg in('tyre','fence panel','roll of wallpaper','school photo','load of logs'): return th,c.ch('annual','annual','semiannual','every2years')
    return th,c.r.choices(['weekly','biweekly','monthly','quarterly','annual'],[5,2,5,1,1] if q else [0,0,5,2,3])[0]
@con(2.4,'n')
def n_units(c):
    th,f=unit(c); b=B(c,th=th,freq=f,empty=False); n=c.r.choice([2,2,3,3,4,5,6,8,10,12])
    adv=c.ch(ADV[f]); per=c.ch([x for x in POST[f] if not x.startswith('/') and x not in('pw','p/w','pm','p/m','pcm','pa','4-weekly','a mo','mthly','a yr')])
    t=c.ch("{n} {pl} {per2} at {A} [each|a piece|]","{n} {pl} {per2}, {A} each","{nd} x {sg} at {A}, {per2}","{adv} {n} {pl} at {A} [each|apiece|]","{I} [buy|get|go through|need] {n} {pl} {per2}, {A} [each|a go|apiece]","{pl}: {nd} x {A} {per2}","{A} a {unit}, {n} of them {per2}","{pl} {A} [each|apiece], {n} {per2}","{nd}x {A} for {pl}, {per2}","{adv} {nd} {pl} à {A}" if c.tag=='eu' else "{adv} {nd} {pl} @ {A}")
    t=t.replace('{A} a {unit}, {n} of them','{pl} at {A} each, {n} of them')
    return Fact(T(c,t,b,n='a dozen' if n==12 and c.p(.0) else c.cnt(n),nd=n,sg=b.th.sg,pl=b.th.plu,per2=per,adv=adv),[b.item(f'{b.A}*{n}')])
@con(1,'n')
def n_unitstotal(c):
    th,f=unit(c); b=B(c,th=th,freq=f,empty=False); n=c.r.choice([2,3,4,5,6]); v=c.nice(b.v*n); A=c.M(v)
    c.money[int(b.A[1:-1])]['v']=v; b.v=v
    adv=c.ch(ADV[f])
    t=c.ch("{n} {pl} {adv}, {A} [the lot|for all of them|in total|altogether]","{A} {adv} for {n} {pl} [all together|in all|]","{n} {pl} for {A} [in total|the lot|], {adv}","{adv} {n} {pl}, comes to {A} altogether")
    return Fact(T(c,t,b,n=c.cnt(n),pl=b.th.plu,adv=adv),[b.item()])
@con(1.5,'n')
def n_once(c):
    b=B(c,'u',freq='once'); n=c.r.choice([2,3,4,4,5,6]); b.f='once'
    t=c.ch("{nd} {pl} at {A} each [next month|last week|yesterday|in May|], one-off","bought {n} {pl} [last week|yesterday|on Saturday|], {A} [each|apiece]","one-off: {nd} x {sg} {A}","need {n} {pl} [next month|in spring|soon], {A} [each|a piece], just the once")
    return Fact(T(c,t,b,n=c.cnt(n),nd=n,pl=b.th.plu,sg=b.th.sg),[b.item(f'{b.A}*{n}')])
@con(1.5,'n')
def n_person(c):
    th=c.r.choice([t for t in THINGS if t.kind=='h' and t.lo<40 and t.cat in('DIN','ENT','FIT','TRA','KID') and (not t.tags or c.tag in t.tags)]); c.used.add(th.name)
    f=c.ch('weekly','monthly','biweekly','semiannual'); b=B(c,th=th,freq=f); n=c.r.choice([2,3,4,4,5]); adv=c.ch(ADV[f])
    t=c.ch("{bare} {adv}, {A} [per person|a head|each|per head|pp], {n} of us","{adv} {bare} for [{n} people|the {n} of us], {A} [a head|per person|each]","{n} of us [go for|do|have] {bare} {adv}, {A} [each|a head|apiece] and {I} pay for [all|everyone]","{bare} is {A} a head {adv}, there are {n} of us")
    return Fact(T(c,t,b,n=c.cnt(n),adv=adv),[b.item(f'{b.A}*{n}',times=None)])
@con(1,'n')
def n_personall(c):
    th=c.r.choice([t for t in THINGS if t.kind=='h' and t.lo<40 and t.cat in('DIN','ENT','FIT','TRA','KID') and (not t.tags or c.tag in t.tags)]); c.used.add(th.name)
    f=c.ch('weekly','monthly','biweekly'); b=B(c,th=th,freq=f); n=c.r.choice([2,3,4,5]); adv=c.ch(ADV[f]); v=c.nice(b.v*n*.9); c.money[int(b.A[1:-1])]['v']=v
    t=c.ch("{bare} {adv} for the {n} of us, {A} [all in|in total|together|the lot]","{adv} {bare}, {A} for {n} people [together|altogether]","{A} {adv} on {bare} [for all {n} of us|for the whole family of {n}]")
    return Fact(T(c,t,b,n=c.cnt(n),adv=adv),[b.item(times=None)])
@con(1.8,'n')
def n_lessons(c):
    th=c.r.choice([t for t in THINGS if t.kind=='h' and t.cat in('EDU','HEA','FIT','PET','SVC','PER','KID') and (not t.tags or c.tag in t.tags)]); c.used.add(th.name)
    b=B(c,th=th,freq='x'); n=c.r.choice([2,3,3,4,5,6,8]); unit=c.ch('session','visit','time','go') if th.cat in('HEA','SVC','PER','PET','KID') else c.ch('lesson','class','session','go') if th.cat=='EDU' else c.ch('session','go','time')
    us={'session':'sessions','visit':'visits','time':'times','go':'goes','lesson':'lessons','class':'classes'}[unit]
    if n==2: t=c.ch("{bare}, {A} [a|per] {u}, {n} {us} [a|per|every] month")
    else: t=c.ch("{bare}, {A} [a|per] {u}, {n} {us} [a|per|every] month","{n} {us} of {bare} a month at {A}","{bare}: {n} times a month, {A} [each|a time|a go]","{bare} {A} x {nd} a month","{A} a {u} for {bare}, {n} a month")
    t=t.replace('{n} times of','{n} rounds of').replace('{n} goes of','{n} rounds of')
    f,calc=('monthly',f'{b.A}*{n}') if not(n==2) else ('monthly',f'{b.A}*2')
    if n==2 and 'month' in t: f,calc='semimonthly',b.A
    if n>=3 and c.p(.3): t=t.replace('month','year'); f='annual'; n=c.r.choice([3,5,8,10]); calc=f'{b.A}*{n}'
    t=t.replace(' per time',' a time')
    return Fact(T(c,t,b,n=c.cnt(n),nd=n,u=unit,us=us),[item(th,calc,f)])
@con(1.2,'n')
def n_timesyear(c):
    b=B(c,'h',freq='x'); n=c.r.choice([3,5,7,8,9,10])
    t=c.ch("{bare} {n} times a year, {A} [each time|a time|a go|a pop]","{bare} {A} a [time|go], {n} times a year","{A} for {bare} {n} times a year","{bare}: {A}, {nd}x a year","{n} times a year {bare} at {A}")
    return Fact(T(c,t,b,n=c.cnt(n),nd=n),[item(b.th,f'{b.A}*{n}','annual')])
@con(1.2,'n')
def n_nights(c):
    A=c.M(c.nice(c.r.uniform(35,160)*SCALE[c.cur])); n=c.r.choice([2,3,4,5,6,7,10,14]); m=c.r.choice([2,3,4,5])
    nm=c.ch('hotel','campsite','B&B','holiday cottage','Airbnb','guesthouse','bach' if c.tag=='nz' else 'hostel','caravan park','gîte' if c.tag=='eu' else 'glamping pod')
    w=c.ch('in June','next August','at Easter','in July','this summer','for the wedding','in Donegal','in Whitby','in Brittany','by the lake')
    x=c.p(.3)
    if x: t=c.ch("{nm} {w}, {n} nights, {A} [per person per night|a head a night|pp a night], {m} of us","{nm} {w} for {m} people, {n} nights at {A} per person per night"); calc=f'{A}*{n}*{m}'
    else: t=c.ch("{nm} {w}, {n} nights at {A}","{nm} {w}: {A} a night for {n} nights","{n} nights in a {nm} {w} at {A} [a night|per night]","{nm} {w} {A} x {nd} nights","{A} [per|a] night for the {nm} {w}, {n} nights"); calc=f'{A}*{n}'
    return Fact(T(c,t,None,nm=nm,w=w,A=A,n=c.cnt(n),nd=n,m=c.cnt(m)),[item(None,calc,'once',name=nm,cat='TVL')])
@con(1.2,'n')
def n_weeksonce(c):
    nm,cat=c.ch(('holiday club','KID'),('summer camp','KID'),('football camp','KID'),('skip hire','SVC'),('car hire','TVL'),('scaffolding','HOM'),('kennels','PET'),('sailing week','KID'),('digger hire','SVC'),('cattery','PET'),('surf camp','KID'))
    u=c.ch('week','week','day'); n=c.r.choice([2,3,4,5,6]); A=c.M(c.nice(c.r.uniform(60,180)*SCALE[c.cur]*(1 if u=='week' else .4))); w=c.ch('in July','next summer','in the Easter holidays','in January','next month','over half-term','in August')
    t=c.ch("{nm} {w}, {n} {u}s at {A} [a|per] {u}","{nm} {w}: {A} a {u}, {n} {u}s","{n} {u}s of {nm} {w}, {A} [a|per] {u}","{A} a {u} for {nm} {w}, {n} {u}s in all")
    return Fact(T(c,t,None,nm=nm,A=A,n=c.cnt(n),u=u,w=w),[item(None,f'{A}*{n}','once',name=nm,cat=cat)])
@con(1.2,'n')
def n_firstsecond(c):
    b=B(c,'k',freq='monthly',empty=True); A=b.A; d=c.ch('sum','half','pct')
    if d=='sum':
        Bm=c.M(c.part(b.v,.4,.9)); t=c.ch("{pl}: {A} for the [first child|eldest|older one] and {Bm} for the [second|younger one|little one] {per}","{pl} are {A} for me and {Bm} for [my wife|my husband|my son|the young lad] {per}","{A} {per} for the eldest's {sg}, {Bm} for the youngest's"); calc=f'{A}+{Bm}'
    elif d=='half': Bm=''; t=c.ch("{pl}: {A} {per} for the first, the second is half price","{A} {per} for the first {sg}, the second one half price"); calc=f'{A}+{A}/2'
    else:
        P=c.r.choice([10,20,25,30,40]); Bm=''; t=c.ch("{pl}: {A} {per} for the first, {P} off for the second","{A} {per} for the first {sg}, the second one is {P} cheaper"); calc=f'{A}+{A}-{A}*{P}/100'
        t=t.replace('{P}',pct(c,P))
    return Fact(T(c,t,b,Bm=Bm,pl=b.th.plu,sg=b.th.sg),[b.item(calc)])
@con(.9,'n')
def n_mixed(c):
    th,f=unit(c); b=B(c,th=th,freq=f); A2=c.M(c.near(b.v,.5,1.6)); n,m=c.r.choice([(2,3),(3,2),(1,2),(2,4),(4,2),(1,3)]); adv=c.ch(ADV[f])
    if n==1: t=c.ch("{pl} {adv}: one at {A} and {m} at {A2}","{adv} one {sg} for {A} and {m} more at {A2} each"); calc=f'{b.A}+{A2}*{m}'
    else: t=c.ch("{pl} {adv}: {n} at {A} and {m} at {A2}","{adv} {n} {pl} at {A} and {m} at {A2}"); calc=f'{b.A}*{n}+{A2}*{m}'
    return Fact(T(c,t,b,pl=b.th.plu,sg=b.th.sg,n=c.cnt(n),m=c.cnt(m),A2=A2,adv=adv),[b.item(calc)])
@con(1.2,'n')
def n_hours(c):
    nm,cat,lo,hi=c.ch(('cleaner','SVC',11,18),('maths tutor','EDU',22,40),('babysitter','KID',8,14),('piano teacher','EDU',24,40),('home help','SVC',14,24),('dog walker','PET',9,15),('ironing lady','SVC',9,14),('handyman','SVC',18,30),('carer for Mum','HEA',16,26))
    A=c.M(c.nice(c.r.uniform(lo,hi)*SCALE[c.cur])); n=c.r.choice([2,3,4,5,6]); f=c.ch('weekly','weekly','biweekly','monthly'); adv=c.ch([x for x in ADV[f] if 'on the' not in x and x!='weekly' and x!='monthly'])
    t=c.ch("the {nm} [gets|is on|charges] {A} an hour, {n} hours {adv}","{nm} {A}/hr, {n} hrs {adv}","{nm} {n} hours {adv} at {A} [an hour|per hour|/h]","{adv} the {nm} for {n} hours at {A} an hour")
    return Fact(T(c,t,None,nm=nm,A=A,n=c.cnt(n),adv=adv),[item(None,f'{A}*{n}',f,name=nm,cat=cat)])
@con(.8,'n')
def n_countonly(c):
    b=B(c,'bw'); n=c.r.choice([2,3,4,5,7])
    t=c.ch("{k}, for {n} people","{k}, and that feeds {n} of us","{k}, {n} of us use it","{k} for a house with {n} bedrooms","{k}, we're {n} in the house","{k} for me and the {n} kids")
    if b.th.cat not in('GRO','PHO','UTI','SUB','INS','HOM'): b2=B(c,'bw',cats=('GRO','PHO','UTI','SUB')); c.money[int(b.A[1:-1])]=dict(c.money[int(b2.A[1:-1])]); b2.A=b.A; 0; b=b2
    t=c.ch("{k}, for {n} people","{k}, and that feeds {n} of us","{k}, {n} of us live on it","{k} for me and the {n} kids") if b.th.cat=='GRO' else c.ch("{k}, {n} of us use it","{k}, we're {n} in the house","{k} for a house with {n} bedrooms" if b.th.cat in('UTI','INS','PHO') else "{k}, {n} of us watch it" if b.th.cat=='SUB' else "{k}, we're {n} in the house")
    return Fact(T(c,t,b,k=core(c,b),n=c.cnt(n)),[b.item()])
@con(1,'n')
def n_perday(c):
    b=B(c,'h',freq='x',hi=9,cats=('DIN','TRA','BAR','FIT')); n=c.r.choice([2,3,4,5]); 
    t=c.ch("{bare} {A}, {n} days a week","{A} a day on {bare}, {n} days a week","{bare} on the days {Im} in the office, {n} a week, {A} each","{n} days a week {bare} at {A}","{bare}, {A} a shift, {n} shifts a week" if b.th.cat!='FIT' else "{bare} {n} days a week, {A} [each time|a go]")
    return Fact(T(c,t,b,n=c.cnt(n)),[item(b.th,b.A,'weekly',times=n)])

# ---- references back
def two(c,k1='bw',mult=1):
    f=c.ch('monthly','monthly','weekly') if 'w' in k1 else 'monthly'
    b1=B(c,'b' if f=='monthly' else 'w',freq=f,nocat=('TRF',)); v=b1.v/SCALE[c.cur]
    for _ in range(25):
        th2=c.pick('b' if f=='monthly' else 'w',nocat=('INV','TRF'))
        if th2.lo*.4*mult<=v<=th2.hi*2*mult: break
        c.used.discard(th2.name)
    return b1,th2
@con(2.5,'ref')
def r_same(c):
    b,t2=two(c); n2=c.np(t2); v=t2.pl
    t=c.ch("{k}[, and|.|,|;] [the same|the same again|the same amount|exactly the same] [for|on] {n2}","{k}, same [again|] for {n2}","{k}. {n2} [ditto|likewise|{cost} the same|{iss} the same]","{k} and {n2} {iss} the same","{k}, {n2} as well, same price","{k}, as much again for {n2}","{n2} and {np} are {A} {per} each","{k}, ditto {n2b}","{k}; for {n2} it's the same amount again")
    if 'each' in t and not b.perx: pass
    return Fact(T(c,t,b,k=core(c,b),n2=n2,n2b=t2.name,cost='cost' if v else 'costs',iss='are' if v else 'is'),[item(t2,b.A,b.f),b.item()] if t.startswith('{n2} and') else [b.item(),item(t2,b.A,b.f)])
@con(2,'ref')
def r_half(c):
    b,t2=two(c,mult=2.5); n2=c.np(t2); v=t2.pl
    fr,f=c.ch(('half of that','/2'),('half that','/2'),('half as much','/2'),('a third of that','/3'),('a quarter of it','/4'),('half the amount','/2'),('two thirds of that','*2/3'),('a quarter of that','/4'),('a tenth of that','/10'))
    t=c.ch("{k}[, and|.|,|;] {fr} [for|on] {n2}","{k}, {n2} {iss} {fr}","{k}. {n2} {cost} {fr}","{k}; {n2} {cost} about {fr}")
    return Fact(T(c,t,b,k=core(c,b),n2=n2,fr=fr,cost='cost' if v else 'costs',iss='are' if v else 'is'),[b.item(),item(t2,b.A+f,b.f)])
@con(1.6,'ref')
def r_twice(c):
    b,t2=two(c,mult=.45); n2=c.np(t2); v=t2.pl
    fr,n=c.ch(('twice that',2),('twice as much',2),('double that',2),('double',2),('three times that',3),('three times as much',3),('four times that',4),('twice the amount',2),('3x that',3))
    t=c.ch("{k}[, and|.|,|;] {fr} [for|on] {n2}","{k}, {n2} {iss} {fr}","{k}. {n2} {cost} {fr}","{k}, for {n2} {I} pay {fr}")
    return Fact(T(c,t,b,k=core(c,b),n2=n2,fr=fr,cost='cost' if v else 'costs',iss='are' if v else 'is'),[b.item(),item(t2,f'{b.A}*{n}',b.f)])
@con(1.6,'ref')
def r_more(c):
    b,t2=two(c); n2=c.np(t2); v=t2.pl; m=c.part(b.v,.1,.5); Bm=c.M(m); up=c.p(.5)
    t=c.ch("{k}, {n2} {iss} {Bm} {ml}","{k}[.|,] {n2} {cost} {Bm} {ml} [than that|]","{k}, {Bm} {ml} for {n2}","{k}; {n2} {Bm} {ml} than {np}","{k}, and {n2} {iss} the same {pm} {Bm}")
    ml=c.ch('more','extra') if up else 'less'
    if ml=='extra': t=t.replace('than that','').replace(' than {np}','').replace('[|]','')
    t=t.replace('{n2} {cost} {Bm} {ml} [|]','{n2} {cost} {Bm} {ml}')
    if ml=='extra': ml='more'
    return Fact(T(c,t,b,k=core(c,b),n2=n2,Bm=Bm,ml=ml,pm='plus' if up else 'minus',cost='cost' if v else 'costs',iss='are' if v else 'is'),[b.item(),item(t2,f'{b.A}{"+" if up else "-"}{Bm}',b.f)])
@con(2,'ref')
def r_pct(c):
    b=B(c,'b',inc=True,freq='monthly'); P=c.r.choice([5,8,10,10,12,15,20,25,30]); t2=c.pick('b',cats=('INV','GIV') if c.p(.85) else ('HOU',))
    n2=c.np(t2)
    t=c.ch("{k}[, and|.|,] {P} of [it|that] [goes|goes straight|is paid] [into|to] {n2}","{k}, {I} put {P} of [it|that] [into|towards] {n2}","{k}. {n2} {iss} {P} of that","{k}, {P} of which goes to {n2}","{k} and {I} give {P} of it to {n2}" if t2.cat=='GIV' else "{k} and {P} of it goes to {n2}","{k}; {n2} gets {P} of that every month" if not t2.pl else "{k}, {P} of that for {n2}")
    return Fact(T(c,t,b,k=core(c,b),P=pct(c,P),n2=n2,iss='are' if t2.pl else 'is'),[b.item(),item(t2,f'{b.A}*{P}/100','monthly')])
@con(1.2,'ref')
def r_fracinc(c):
    b=B(c,'b',inc=True,freq='monthly',lo=600); t2=c.pick('b',cats=('HOU','INV')); fr,f=c.ch(('a third of it','/3'),('a third of that','/3'),('half of it','/2'),('a quarter of that','/4'),('half of that','/2'),('a tenth of it','/10'),('a fifth of that','/5'))
    t=c.ch("{k}, {fr} goes on {n2}","{k}[.|, and] {fr} goes [straight|] to {n2}","{k}; {n2} {tak} {fr}")
    return Fact(T(c,t,b,k=core(c,b),fr=fr,n2=c.np(t2),tak='take' if t2.pl else 'takes'),[b.item(),item(t2,b.A+f,'monthly')])
@con(1,'ref')
def r_asboth(c):
    b1=B(c,'b',freq='monthly'); b2=B(c,'b',freq='monthly'); v=(b1.v+b2.v)/SCALE[c.cur]
    for _ in range(25):
        t3=c.pick('b',nocat=('TRF',))
        if t3.lo*.6<=v<=t3.hi*1.5: break
        c.used.discard(t3.name)
    t=c.ch("{k1}, {k2}, and {n3} {cost} as much as both together","{k1}. {k2}. {n3} {iss} as much as the two put together","{k1} and {k2}; {n3} {cost} the same as those two together")
    return Fact(T(c,t,None,k1=core_f(c,b1),k2=core_f(c,b2),n3=c.np(t3),cost='cost' if t3.pl else 'costs',iss='are' if t3.pl else 'is'),[b1.item(),b2.item(),item(t3,f'{b1.A}+{b2.A}','monthly')])
@con(1,'ref')
def r_samediff(c):
    b,t2=two(c); f2=c.ch('annual','quarterly','weekly','bimonthly'); 
    if f2==b.f: f2='quarterly'
    t=c.ch("{k}, the same for {n2} but {a2}","{k}. {n2} {iss} the same amount, [only|but] {a2}","{k}; {n2} {cost} the same, just {a2}","{k} and the same again for {n2}, though that's {a2}")
    a2={'annual':c.ch('once a year','yearly','a year'),'quarterly':c.ch('every quarter','per quarter','every three months'),'weekly':c.ch('every week','per week','weekly'),'bimonthly':c.ch('every two months','every other month')}[f2]
    if not b.perx: b.perx='a month'
    return Fact(T(c,t,b,k=core(c,b),n2=c.np(t2),a2=a2,cost='cost' if t2.pl else 'costs',iss='are' if t2.pl else 'is'),[b.item(),item(t2,b.A,f2)])
@con(1.2,'ref')
def r_partner(c):
    A=c.M(c.nice(c.r.uniform(1300,3400)*SCALE[c.cur])); w=c.ch('my wife','my husband','my partner','the missus','himself','herself','my other half')
    fr,f=c.ch(('the same','' ),('half of that','/2'),('two thirds of that','*2/3'),('twice that','*2'),('half as much','/2'),('%B% more','+'),('%B% less','-'),('three quarters of it','*3/4'))
    per=c.ch('a month','a month net','','take-home','net per month','a month after tax')
    if '%' in fr: Bm=c.M(c.part(c.val(A),.05,.3)); fr=fr.replace('%B%',Bm); f+=Bm
    t=c.ch("I [earn|bring home|get|take home|am on] {A} {per}, {w} {fr}","my [salary|pay|wage] is {A} {per} and {w} [gets|earns|makes|is on] {fr}","{A} {per} from my job, {w} brings in {fr}")
    return Fact(T(c,t,None,A=A,per=per,w=w,fr=fr),[item(None,A,'monthly',name='salary',cat='INC'),item(None,A+f,'monthly',name=re.sub('himself|herself','partner',w.replace('the missus','wife'))+"'s pay",cat='INC')])
@con(1,'ref')
def r_lastyear(c):
    b=B(c,'y',freq='annual'); Bm=c.M(c.part(b.v,.03,.25)); d=c.ch('same','plus','minus','pct')
    P=c.r.choice([3,4,5,8,10,15])
    t={'same':c.ch("{np} {was} {A} last year and [it's|this year's is] the same [again|] this year","{np}: {A}, same as last year"),'plus':c.ch("{np} {was} {A} last year, {Bm} more this year","last year {np} {was} {A}, this year add {Bm}"),'minus':c.ch("{np} {was} {A} last year, this year {Bm} less","last year {np} {was} {A}, {Bm} cheaper this time"),'pct':c.ch("{np} {was} {A} last year, this year {P} more","last year {np} {was} {A}, now {P} on top")}[d]
    if d in('same','pct'): 0; Bm=''
    calc={'same':b.A,'plus':f'{b.A}+{Bm}','minus':f'{b.A}-{Bm}','pct':f'{b.A}+{b.A}*{P}/100'}[d]
    return Fact(T(c,t.replace("[it's|this year's is] the same","the same"),b,Bm=Bm,P=pct(c,P)),[b.item(calc)])

# ---- corrections
@con(2.5,'corr')
def c_amt(c):
    b=B(c,'bywho'); w=c.near(b.v,.5,1.6); Nw=c.M(w); 
    t=c.ch("{k}[,| -|...|.] [no wait|no, wait|wait no|hang on|hold on|no|sorry|oops|er no|actually no], {N}","{k}, [sorry i mean|I mean|sorry, I meant|make that|correction:|scratch that,|no, it's|actually|actually it's|or rather] {N}","{k}[.| -] [sorry, should be|that should say|should read|meant to write] {N}","{k} - [no, that was last year, it's {N} now|no, {N}, just checked|tell a lie, {N}|scrap that, {N}|I tell a lie, it's {N}]","{k}. [did I say {A}? it's {N}|wrong, it's {N}|just looked it up: {N}|checked the bill, it's {N}]","{k}, or was it {N}? [yes, {N}|{N}, just checked|{N} it is]")
    return Fact(T(c,t,b,k=core(c,b),N=Nw),[b.item(Nw)])
@con(2,'corr')
def c_notbut(c):
    b=B(c,'bywh'); w=c.near(b.v,.5,1.6); Nw=c.M(w)
    t=c.ch("{np} {is} not {A} but {N} {per}","{np} {isnt} {A} but {N} {per}","{np} {N} {per}, not {A}","{np} {N} {per} (not {A} as [I thought|I said|it says in the contract|my husband thinks])","not {A} but {N} {per} for {np}","{I} [thought|said] {np} {was} {A}, but it's {N} {per}","{np} {N} {per} instead of {A}","{np}: [forget the|ignore the|never mind the] {A}, [it's|make it|it came to] {N} {per}")
    t=t.replace('instead of {A}','instead of the {A} [I wrote before|I put down first|quoted]')
    return Fact(T(c,t,b,N=Nw),[b.item(Nw)])
@con(1.2,'corr')
def c_notevery(c):
    # near twin of "not 50 but 60": "50, but not every month: ..."
    f2,ph=c.ch(('bimonthly','every other month'),('quarterly','only every three months'),('bimonthly','only every second month'),('quarterly','once a quarter'),('semiannual','twice a year'),('annual','once a year'),('every6weeks','every six weeks'))
    b=B(c,'bh',freq=f2); b.perx=''
    t=c.ch("{k}, but not every month: {ph}","{k}, not monthly but {ph}","{k}, but not monthly, {ph}","{k}, though not every month, {ph}").replace('but only','only')
    return Fact(T(c,t,b,k=core_f(c,b) if c.p(.5) else T(c,"{np} {is} {A}",b),ph=ph),[b.item()])
@con(1.6,'corr')
def c_period(c):
    f1,f2=c.r.sample(['weekly','monthly','annual','quarterly','biweekly'],2); th=c.pick('bw'); b=B(c,th=th,freq=f2); b.perx=c.ch({'weekly':['a week','per week'],'monthly':['a month','per month'],'annual':['a year','per year'],'quarterly':['a quarter','per quarter'],'biweekly':['a fortnight','every two weeks']}[f1])
    p2=c.ch({'weekly':['a week','weekly','per week','every week'],'monthly':['a month','monthly','per month','every month'],'annual':['a year','yearly','per year'],'quarterly':['a quarter','quarterly','every three months'],'biweekly':['a fortnight','fortnightly','every two weeks']}[f2])
    t=c.ch("{k}[,| -|...|.] [no, |no wait, |sorry, |I mean |make that |er, |oops, ]{p2}","{k} - [that's {p2} of course|sorry {p2}|{p2}, not {per}|wrong, {p2}]","{k}, I mean {p2}","{k}. [sorry, I meant|should be|correction:] {p2}")
    return Fact(T(c,t,b,k=core(c,b),p2=p2),[b.item()])
@con(1.2,'corr')
def c_thing(c):
    b=B(c,'bw'); t2=c.pick('bw')
    t=c.ch("{k}[, sorry,|, no wait,|... sorry,| - no,] [not {bare} but {n2}|I meant {n2}|that's {n2}, not {bare}|that's {n2}]","{k}, I mean {n2}","{k}. Sorry, [wrong line|mixed up], that's {n2}")
    return Fact(T(c,t,b,k=core(c,b),n2=c.np(t2)),[item(t2,b.A,b.f)])
@con(1.5,'corr')
def c_cancel(c):
    b=B(c,'bwh'); 
    t=c.ch("{k}[,| -|.] [no wait|hang on|sorry], [we|I] [cancelled|stopped] that [last month|in March|before Christmas|]","{k} - [scratch|scrap|delete] that, [it's gone|not any more|we don't have it any more|I gave it up]","{k}... [forget that|ignore that|strike that], {I} [don't pay that any more|stopped in spring|cancelled]","{k}. Actually no, that [ended|finished|stopped] in [June|September|2023]")
    return Fact(T(c,t,b,k=core(c,b)),[])
@con(.9,'corr')
def c_count(c):
    th,f=unit(c); b=B(c,th=th,freq=f); n,m=c.r.sample([2,3,4,5,6],2); adv=c.ch(ADV[f])
    t=c.ch("{n} {pl} {adv}, [no,|sorry,|no wait,|I mean|make that] {m}, at {A} each","{adv} {n} - [no,|sorry,|er,] {m} {pl} at {A}","{pl} at {A} each, {n} {adv}, [no|sorry|wait], {m}")
    return Fact(T(c,t,b,n=c.cnt(n),m=c.cnt(m),pl=b.th.plu,adv=adv),[b.item(f'{b.A}*{m}')])
@con(1,'corr')
def c_share(c):
    b=sb(c,'by'); W=who(c); (x,_),(y,f)=c.r.sample([('half','/2'),('a third','/3'),('a quarter','/4')],2)
    t=c.ch("{k}, {w} pays {x}, [no,|sorry,|no wait,|I mean] {y}","{k}. {w} pays {x} - [well no,|actually] {y}","{k}, {w} covers not {x} but {y} of it")
    return Fact(wt(c,t,b,W,k=core(c,b),x=x,y=y),[b.item(f'{b.A}-{b.A}{f}')])
@con(1,'corr')
def c_website(c):
    b=B(c,'by'); Nw=c.M(c.near(b.v)); 
    t=c.ch("{np}: the [website|contract|brochure|letter] says {A} but {I} [actually pay|really pay|get charged] {N} {per}","{np} {is} {N} {per}, [the brochure|the advert|the website] said {A}","{np} was supposed to be {A}, in fact it's {N} {per}","on paper {np} {is} {A}, in reality {N} {per}","{np}: quoted {A}, charged {N} {per}")
    if b.th.pl: t=t.replace('was supposed','were supposed')
    return Fact(T(c,t,b,N=Nw),[b.item(Nw)])
@con(1.2,'corr')
def c_add(c):
    b=B(c,'bw'); Nw=c.M(c.part(b.v,.05,.4)); x=c.ch(['the extras','the add-on','the surcharge','VAT','the bits and pieces','the admin charge']+(['delivery','delivery','postage','the tip'] if b.th.cat in('GRO','SHO','DIN','PET','ELE','BAR') else ['the extra line','the box rental','the second device'] if b.th.cat in('PHO','SUB') else []))
    t=c.ch("{k}[.|,] [forgot|forgot to add] the {N} for {x}, that's on top","{k}, plus {N} for {x}","{k}, {x} is another {N} on top","{k} and {N} [on top|extra] for {x}","{k}. add {N} for {x}","{k}, not counting {x}, which is {N} more")
    if b.th.cat in('INV','GIV','CSH','LOA','TRF'): return p_sent(c)
    return Fact(T(c,t,b,k=core(c,b),N=Nw,x=x),[b.item(f'{b.A}+{Nw}')])
@con(.9,'corr')
def c_incl(c):
    b=B(c,'bw',cats=('HOU','PHO','UTI','EDU','KID','FIT','SUB','INS')); Nw=c.M(c.part(b.v,.05,.4)); x=c.ch('VAT','the extras','insurance','the surcharge','tax','admin')
    t=c.ch("{k}, [the {N} for {x} already included|including {N} for {x}|incl. {N} for {x}]","{k}, {N} of which is {x}","{k}, and that includes the {N} for {x}")
    if 'deposit' in x: x='the extras'
    return Fact(T(c,t,b,k=core(c,b),N=Nw,x=x),[b.item()])

# ---- exceptions and seasons
def monthly(c,kinds='b',**kw):
    b=B(c,kinds,freq='monthly',empty=False,nocat=('TRF','CSH','HOU','LOA'),**kw); b.perx=c.ch('a month','per month','monthly','each month','every month','a month','/mo','pm'); return b
@con(2.2,'season')
def e_not(c):
    b=monthly(c); n=c.r.choice([1,1,2,2,3]); i=c.r.randrange(12); ms=[MON[(i+k)%12] for k in range(n)]
    if n==2 and c.p(.3): ms=[MON[i],MON[(i+5)%12]]
    m=ms[0] if n==1 else ' and '.join(ms) if n==2 else ', '.join(ms[:-1])+' and '+ms[-1]
    mo=' or '.join(ms) if n==2 else m
    t=c.ch("{k}[,|] [but|only|though] not in {mo}","{k}, [except|except in|except for|apart from|bar] {m}","{k}, {m} [free|excepted|off|excluded]","{k}, nothing in {m}","{k} ([not|never] in {mo})","{k}, {I} [skip|pause|don't pay|leave out] {m}","every month except {m}: {np}, {A}","{k} - closed in {m}, no charge then","{k} but {I} get {m} off")
    t=t.replace('[,|] [but|only|though]','[, but|, only| but|, though]')
    return Fact(T(c,t,b,k=core(c,b),m=m,mo=mo),[b.item(f'{b.A}*{12-n}',freq='annual')])
@con(2,'season')
def e_fromto(c):
    b=monthly(c); i=c.r.randrange(12); n=c.r.choice([3,4,5,6,7,8,9,10]); a,z=MON[i],MON[(i+n-1)%12]
    t=c.ch("{k}, [only|just|but only] [from|] {a} to {z}","from {a} to {z} {np} {is} {A} {per}","{k} {a} to {z}, [nothing the rest of the year|not the rest of the year|otherwise free]","{k} {a}-{z} only","{a} till {z} {I} pay {A} {per} for {np}, then it stops","{k}, runs from {a} through to {z} each year","{k}, in season ({a} to {z})","between {a} and {z}, inclusive, {np} {is} {A} {per}")
    return Fact(T(c,t,b,k=core(c,b),a=a,z=z),[b.item(f'{b.A}*{n}',freq='annual')])
@con(1.6,'season')
def e_nmonths(c):
    b=monthly(c); n=c.r.choice([3,4,5,6,7,8,9,10,10,11])
    t=c.ch("{k}, [for|only] {n} months [of the year|a year|every year]","{k}, {n} months a year","{k}, [paid over|spread over|collected over] {n} months [every year|of the year]","{A} a month for {np}, {n} months [of the year|out of twelve]","{k} but only {n} months of the year","{n} months a year {np} {is} {A} {per}")
    return Fact(T(c,t,b,k=core(c,b),n=c.cnt(n)),[b.item(f'{b.A}*{n}',freq='annual')])
@con(1.8,'season')
def e_term(c):
    b=B(c,'w' if c.p(.5) else 'h',freq='weekly',cats=('KID','EDU','TRA','FIT','ENT','DIN','GRO','PER')); n=c.r.choice([30,32,33,34,36,38,39,40,42,44]); b.perx=c.ch('a week','per week','each week','weekly')
    t=c.ch("{k}, [only|just] in term time, {n} weeks [a year|]","{k}, {n} weeks [a|of the] year","{k} during [term|school terms|the school year] ({n} weeks)","{k}, term time only, that's {n} weeks","{k} for {n} weeks of the year","{n} weeks a year {np} at {A} {per}","{k} but not in the holidays, so {n} weeks")
    return Fact(T(c,t,b,k=core(c,b),n=n),[b.item(f'{b.A}*{n}',freq='annual')])
@con(1.2,'season')
def e_exceptweeks(c):
    b=B(c,'w' if c.p(.5) else 'h',freq='weekly'); n=c.r.choice([2,3,4,5,6,8,10,12]); b.perx=c.ch('a week','every week','each week')
    t=c.ch("{k}[, except|, apart from|, bar] {n} weeks [a year|in summer|over the holidays] [when {Im} away|]","{k}, [but|only] {n} weeks a year {I} [skip it|pay nothing|don't]","{k}, {n} weeks [off|without] a year","{k}, minus {n} weeks' holiday a year")
    return Fact(T(c,t,b,k=core(c,b),n=c.cnt(n)),[b.item(f'{b.A}*(52-{n})',freq='annual')])
@con(1.6,'season')
def e_summerwinter(c):
    b=monthly(c,cats=('UTI','GAS','GRO','HEA','PET','ENT','HOM')); A2=c.M(c.near(b.v,.4,2.2)); i=c.r.randrange(12); n=c.r.choice([3,4,5,6,7,8]); a,z=MON[i],MON[(i+n-1)%12]
    t=c.ch("{np} {is} {A} {per} from {a} to {z} and {A2} the rest of the year","{np}: {A} {per} {a} to {z}, otherwise {A2}","{np} {A} {per}, {a} to {z}, and {A2} in the other months","from {a} to {z} {np} {costs} {A} {per}, in the remaining months {A2}")
    calc=f'{b.A}*{n}+{A2}*{12-n}'
    if c.p(.3): n=6; t=c.ch("{np} {is} {A} {per} in the {n} winter months and {A2} in the {n} summer months","{np}: six months at {A}, six months at {A2}"); calc=f'{b.A}*6+{A2}*6'
    return Fact(T(c,t,b,a=a,z=z,A2=A2,n=c.cnt(n)),[b.item(calc,freq='annual')])
@con(1,'season')
def e_double(c):
    b=monthly(c); m=c.ch('December','August','January','July'); k,n=c.ch(('double',2),('twice that',2),('three times that',3),('twice as much',2))
    t=c.ch("{k}, {d} in {m}","{k}, but {d} in {m}","{k}; in {m} it's {d}")
    return Fact(T(c,t,b,k=core(c,b),d=k,m=m),[b.item(f'{b.A}*11+{b.A}*{n}',freq='annual')])
@con(1,'season')
def e_terms(c):
    nm,cat=c.ch(('school fees','EDU'),('violin lessons','EDU'),('gymnastics','KID'),('drama club','KID'),('swim squad','KID'),('school bus','TRA'),('choir','ENT'),('ballet','KID'),('Spanish class','EDU'),('recorder lessons','EDU'),('chess club','KID'))
    n=c.r.choice([2,3,3,3,4]) if c.tag not in('au','nz','za') else c.r.choice([4,4,3]); A=c.M(c.nice(c.r.uniform(40,320)*SCALE[c.cur])); t=c.ch("{nm} {A} a term, {n} terms","{nm}: {A} per term, {n} terms a year","{A} a term for {nm}, {n} terms in the year","{n} terms of {nm} at {A}")
    return Fact(T(c,t,None,nm=nm,A=A,n=c.cnt(n)),[item(None,f'{A}*{n}','annual',name=nm,cat=cat)])
@con(1.4,'season')
def e_everyother(c):
    f=c.ch('biweekly','bimonthly','every2years'); b=sb(c,{'biweekly':'wh','bimonthly':'bh','every2years':'y'}[f],freq=f); u={'biweekly':'week','bimonthly':'month','every2years':'year'}[f]
    b.perx=c.ch('every other '+u,'every second '+u,'every two %ss'%u,'one %s in two'%u,'every 2nd '+u,'alternate %ss'%u)
    return Fact(core(c,b),[b.item()])
@con(1,'season')
def e_freefirst(c):
    b=monthly(c,hi=200); n=c.r.choice([1,2,3,3,6]); t=c.ch("{k}, the first {n} months were free","{k}, after a free trial of {n} months","{k}, {n} months free at the start but that's over","{k} since the {n}-month free trial ran out")
    if n==1: n=2
    return Fact(T(c,t,b,k=core(c,b),n=c.cnt(n)),[b.item()])
@con(1,'season')
def e_daysexcept(c):
    b=B(c,'h',freq='x',hi=8,cats=('DIN','TRA','BAR','KID','FIT')); t,n=c.ch(("every day except Sunday",6),("every day but not on Sundays",6),("every weekday except Friday",4),("every day except weekends",None),("Monday to Thursday",4),("Mon to Thu",4),("every working day but Wednesday",4),("Tuesday to Friday",4),("weekends only, both days",2),("Saturdays and Sundays",2),("every day bar Mondays and Tuesdays",5),("on every day but the weekend",None))
    s=c.ch("{bare} {A} {tt}","{bare}, {tt}, {A}","{A} on {bare} {tt}","{tt} {bare} for {A}")
    return Fact(T(c,s,b,tt=t),[item(b.th,b.A,'weekly',times=n) if n else item(b.th,b.A,'weekdays')])
@con(.8,'season')
def e_lastfri(c):
    b=B(c,'h',freq='monthly'); b.perx=c.ch('on the last Friday of the month','every first Saturday of the month','once a month','on the second Tuesday of every month','on payday each month','the last weekend of every month')
    return Fact(core(c,b),[b.item()])
@con(.9,'season')
def e_onlymonth(c):
    b=B(c,'yb',freq='annual',nocat=('TRF','HOU')); m=c.ch(MON); b.perx=''
    t=c.ch("{k}, only in {m}","{k}, once a year in {m}","{k} every {m}","{k} each {m}","{k}, but only every {m}")
    return Fact(T(c,t,b,k=core(c,b),m=m),[b.item()])
@con(1,'season')
def e_seasonweeks(c):
    b=B(c,'w',freq='weekly',cats=('GRO','GAS','CSH','PET','KID','HOM','ENT')); n=c.r.choice([4,5,6,8,10,12,16,20,26]); b.perx=c.ch('a week','per week')
    wh=c.ch('at lambing','in the summer holidays','in the growing season','while the hens are off lay','in harvest','over the winter','in the cricket season','in the hurling season','during calving')
    t=c.ch("{k}, but only {wh}, {n} weeks","{wh}, {n} weeks [each|every] year, {np} {is} {A} {per}","{k} {wh}, [that's|about] {n} weeks a year")
    return Fact(T(c,t,b,k=core(c,b),wh=wh,n=n),[b.item(f'{b.A}*{n}',freq='annual')])

# ---- up and down
@con(3,'up')
def u_fromto(c):
    b=B(c,'bywh',nocat=('TRF',)); up=c.p(.7); N=c.M(c.near(b.v,1.05,1.5) if up else c.near(b.v,.5,.95))
    v=c.ch('went up','has gone up','rose','jumped','crept up','was put up') if up else c.ch('went down','dropped','came down','fell','was cut')
    if b.th.pl: v=v.replace('has ','have ').replace('was ','were ')
    t=c.ch("{np} {v} from {A} to {N} {per}","{np} {v} to {N} {per} from {A}","{np} {was} {A}, now {its2} {N} {per}","{np} used to be {A}, [now|these days] [it's|] {N} {per}","{np} {N} {per}, [up|previously|used to be|was|it was] {A} [last year|until March|before|before the move]","{np} now {N} {per} ([was|used to be] {A})","since [April|January|the move|the new contract] {np} {is} {N} {per} instead of {A}","{np} {N} {per} (was {A})","{np} {v}, {A} to {N} {per}","{np} no longer {A} but {N} {per}","last year {I} paid {A} for {np}, now {N} {per}")
    t=t.replace('[up|previously|used to be|was|it was] {A}','[previously|used to be|it was] {A}')
    return Fact(T(c,t,b,v=v,N=N,its2="they're" if b.th.pl else "it's"),[b.item(N)])
@con(1.6,'up')
def u_byto(c):
    b=B(c,'bywh',nocat=('TRF',)); D=c.M(c.part(b.v,.05,.4)); up=c.p(.7); v=c.ch('went up','has gone up','increased','rose') if up else c.ch('went down','dropped','came down','fell')
    if b.th.pl: v=v.replace('has','have')
    t=c.ch("{np} {v} by {D} to {A} {per}","{np} {v} {D} to {A} {per}","{np} {is} {A} {per} after {itv} {v2} by {D}","{np} {A} {per}, that's {D} {ml} than last year","{np} {is} {A} {per}, {ud} by {D}","{np} {is} now {A} {per}, {D} {ml} than before")
    return Fact(T(c,t,b,v=v,D=D,itv='they' if b.th.pl else 'it',v2='went up' if up else 'went down',ml='more' if up else 'less',ud='up' if up else 'down'),[b.item()])
@con(1.6,'up')
def u_by(c):
    b=B(c,'bywh',nocat=('TRF',)); D=c.M(c.part(b.v,.05,.4)); up=c.p(.65); v=c.ch('went up','has gone up','increased','has risen') if up else c.ch('went down','dropped','has come down','has been cut')
    if b.th.pl: v=v.replace('has','have')
    t=c.ch("{np} {was} {A} {per} and {v} by {D}","{np} {was} {A} {per}, now {D} {ml}","{np} used to be {A} {per}, {v} by {D} [in April|last month|since|]","{np} {v} by {D} from {A} {per}","from {A} {per} {np} {v} by {D}","{np}: {A} {per} until now, {D} {ml} from this month","last year {np} {was} {A} {per}, add {D} to that" if up else "last year {np} {was} {A} {per}, take {D} off that")
    return Fact(T(c,t,b,v=v,D=D,ml='more' if up else 'less'),[b.item(f'{b.A}{"+" if up else "-"}{D}')])
@con(1.4,'up')
def u_pct(c):
    b=B(c,'by',nocat=('TRF',)); P=c.r.choice([2,3,4,5,6,8,10,12,15,20,25]); up=c.p(.7)
    v=c.ch('went up','has gone up','rose') if up else c.ch('went down','dropped','came down')
    if b.th.pl: v=v.replace('has','have')
    if c.p(.65):
        t=c.ch("{np} {was} {A} {per} and {v} [by|] {P}","{np} used to be {A} {per}, now {P} {ml}","{np} {v} {P} from {A} {per}","{np}: {A} {per} [before|till now], {P} {ml} now"); calc=f'{b.A}{"+" if up else "-"}{b.A}*{P}/100'
    else: t=c.ch("{np} {v} [by|] {P} to {A} {per}","{np} {is} {A} {per} now, {P} {ml} than last year","after a {P} {rise} {np} {is} {A} {per}"); calc=b.A
    return Fact(T(c,t,b,v=v,P=pct(c,P),ml='more' if up else 'less',rise=c.ch('rise','increase','hike') if up else c.ch('cut','drop')),[b.item(calc)])
@con(1,'up')
def u_double(c):
    b=B(c,'bywh',nocat=('TRF',)); k=c.ch('doubled from','doubled to','halved from','halved to','tripled from'); h='have' if b.th.pl else 'has'
    t=c.ch("{np} {h} {k} {A} {per}","{np} {k} {A} {per}","since last year {np} {h} {k} {A} {per}")
    calc={'doubled from':f'{b.A}*2','doubled to':b.A,'halved from':f'{b.A}/2','halved to':b.A,'tripled from':f'{b.A}*3'}[k]
    return Fact(T(c,t,b,k=k,h=h),[b.item(calc)])
@con(1.2,'up')
def u_future(c):
    b=B(c,'by',nocat=('TRF',)); N=c.M(c.near(b.v,1.05,1.5)); t=c.ch("{k}, [might go up|may go up|could rise] to {N} [some day|at some point|but not yet|if they get their way]","{k} for now, they're threatening {N}","{k}; they wanted {N} but {I} [haggled|rang and complained|threatened to leave]","{k}, the neighbours pay {N}","{k}, could have been {N}","{k}, my sister pays {N} for hers")
    return Fact(T(c,t,b,k=core(c,b),N=N),[b.item()])

# ---- list price and discount
@con(1.6,'disc')
def d_pay(c):
    b=B(c,'bo',nocat=('INV','GIV','LOA','CSH','TRF','TAX','FEE')); N=c.M(c.part(b.v,.5,.88)); 
    t=c.ch("{np}, [list price|normal price|full price|RRP|normally|officially] {A}, {I} [pay|paid|got it for|get it for] {N} {per}","{np} [normally|usually] {A} but {N} {per} with [my NHS discount|my blue light card|the student discount|a pensioner's discount|the family deal|a code|my staff discount]","{np} {N} {per} instead of {A} [thanks to|with] [a code|the sale|my card|a voucher]","{np} reduced from {A} to {N} {per}","{np} would be {A}, {I} pay {N} {per} [through work|as a member|because I'm over 65]","{np}: {A} on the tag, {N} {per} [after haggling|in the sale|at the till]")
    if b.f!='once': t=t.replace('paid|got it for|','').replace('on the tag','on the website').replace('at the till','with the deal').replace('|after haggling','')
    return Fact(T(c,t,b,N=N),[b.item(N)])
@con(1.6,'disc')
def d_pct(c):
    b=B(c,'bowh',nocat=('TRF','INV','GIV','CSH','LOA','TAX','FEE')); P=c.r.choice([5,10,10,15,20,20,25,30,40,50])
    t=c.ch("{k}, minus {P} [discount|loyalty discount|staff discount|for paying early|]","{k} but {I} get {P} off","{k}, {P} off with [my card|the student discount|my teacher card|the app|a code]","{k} less {P}","{P} off the {A} {per} for {np}","{k}, {P} discount [to come off|not yet taken off|comes off that]","{np}: list price {A} {per}, {P} [off|discount]")
    return Fact(T(c,t,b,k=core(c,b),P=pct(c,P)),[b.item(f'{b.A}-{b.A}*{P}/100')])
@con(1.4,'disc')
def d_off(c):
    b=B(c,'bowh',nocat=('TRF','INV','GIV','CSH','LOA','TAX','FEE')); N=c.M(c.part(b.v,.05,.5)); 
    t=c.ch("{k}, {N} off [with a code|for members|because I'm a student|for paying by direct debit|as a pensioner]","{k}, minus a {N} [voucher|discount|loyalty credit|rebate]","{k} less {N} [discount|loyalty bonus|cashback]","{k} but {I} get {N} cashback on it","{k}, {I} had a voucher for {N} [off|]" if b.f=='once' else "{k}, and they knock {N} off","list price for {np} {A} {per}, {N} off for [members|locals|over-60s|nurses]")
    return Fact(T(c,t,b,k=core(c,b),N=N),[b.item(f'{b.A}-{N}')])
@con(1,'disc')
def d_already(c):
    b=B(c,'bowh',nocat=('TRF','INV','GIV','CSH','LOA','TAX','FEE')); P=c.r.choice([5,10,15,20,25,30,50]); N=c.M(c.part(b.v,.05,.5))
    t=c.ch("{k}, [the {P} discount already taken off|{P} discount already included|that's with {P} off|that's after {P} off]","{k} after {P} discount","{k}, and that's already with the {N} discount","{k} after a {N} discount","{k}, {N} cheaper than elsewhere","with {P} off {np} {is} {A} {per}")
    if '{N}' not in t: 0; N=''
    return Fact(T(c,t,b,k=core(c,b),N=N,P=pct(c,P)),[b.item()])
@con(.9,'disc')
def d_deal(c):
    b=monthly(c,hi=120,cats=('PHO','SUB','FIT','INS','UTI','SVC','ELE')); N=c.M(c.part(b.v,.3,.8)); 
    t=c.ch("{np} {is} {N} {per} on the [offer|deal] [{Im} on|{I} got], after that it'd be {A}","{np} {A} {per} [now that|since] the introductory price of {N} is over","{np}: the intro offer was {N}, now the full {A} {per}")
    return Fact(T(c,t,b,N=N),[b.item(N if 'offer|deal' in t or 'after that' in t else b.A)]) if False else _deal(c,b,N)
def _deal(c,b,N):
    if c.p(.4): return Fact(T(c,"{np} {is} {N} {per} on the [offer|deal] {Im} on, [normal price|normally|full price] {A}",b,N=N),[b.item(N)])
    return Fact(T(c,c.ch("{np} {A} {per} [now that|since] the introductory price of {N} [is over|ran out]","{np}: the intro offer was {N}, now {Im} on the full {A} {per}","{np} started at {N} for the [first year|first three months], {A} {per} now"),b,N=N),[b.item()])

# ---- balances and figures that aren't items
def K(c,lo,hi): 
    v=c.r.uniform(lo,hi)*SCALE[c.cur]; v=round(v/500)*500 if v>=5000 else round(v/50)*50 if v>=500 else round(v/10)*10
    return c.M(max(v,10))
@con(2,'bal')
def b_debt(c):
    b=B(c,'b',cats=('LOA',),freq='monthly'); D=K(c,600,14000)
    t=c.ch("{D} [left|outstanding|still to pay|to go] on {np}, {Im} paying {A} {per}","{np}: {D} owing, {A} {per}","{np} [stands at|is at|has] {D}, {I} pay [off|back|] {A} {per}","{I} owe {D} on {np} and pay {A} {per}","{A} {per} [off|towards|on] {np}, balance {D}","paying {A} {per} off {np} ({D} left)","{np} {A} {per}, {D} still outstanding, [limit {L}|done in 2028|four years to go]","still {D} on {np}, chipping away {A} {per}")
    L=K(c,2000,9000) if '{L}' in t else ''
    t=expand(c.r,t)
    if L and '{L}' not in t: 0
    return Fact(T(c,t,b,D=D,L=L),[b.item()])
@con(1.2,'bal')
def b_mort(c):
    b=B(c,'b',cats=('HOU',),th=c.r.choice([t for t in THINGS if t.name in('mortgage','mortgage repayment','mortgage payment')]),freq='monthly'); D=K(c,60000,290000); P=c.ch('1.9','2.4','3.6','4.1','4.85','5.2')
    t=c.ch("{np}: {D} left, {A} {per}","{D} still owed on the house, {np} {is} {A} {per}","{np} {A} {per} at {P}%, {D} outstanding","house is worth {D}, {np} {A} {per}","{np} {A} {per}, fixed at {P}% till 2029","we bought for {D}, {np} {is} {A} {per}")
    if '{D}' not in t: 0
    return Fact(T(c,t,b,D=D,P=P),[b.item()])
@con(1.6,'bal')
def b_sav(c):
    b=B(c,'bw',cats=('INV',)); D=K(c,300,24000)
    t=c.ch("{D} in {np} [already|so far|], {I} add {A} {per}","{np} has {D} [in it|], {A} {per} [goes in|going in]","{I} put {A} {per} into {np}, which [has|holds|stands at] {D}","saving {A} {per} into {np}, goal {D}","{A} {per} to {np} until {Ive} got {D}","{np}: balance {D}, paying in {A} {per}","trying to get {np} to {D}, so {A} {per} goes in")
    if b.th.pl: t=t.replace(' has ',' have ').replace('[has|holds|stands at]','hold')
    return Fact(T(c,t,b,D=D),[b.item()])
@con(3.4,'none')
def b_none(c):
    b=None; D=K(c,300,9000); D2=K(c,400,20000); b=B(c,'o'); 
    t=c.ch("my [savings|current account|joint account|Revolut] [is at|stands at|has] {D} [at the moment|right now|]","overdraft limit is {D}, not using it","{Ive} {D} in [the bank|premium bonds|the credit union|a tin under the bed]","[would love|dreaming of|eyeing up|would like] {np} but at {A} [no way|not this year|it can wait|that's out of the question]","the car is worth [maybe|about] {D}","credit card limit {D}, cleared","the house was valued at {D2}","{np} would have cost {A}, [so we didn't|so I left it|didn't buy it]","want to save {D} [eventually|one day|by 2030] but haven't started","{D} in the [ISA|savings account|post office], leaving it alone","my sister earns {D} a month, lucky her","the neighbours spent {D} on their kitchen","{np} for {A}? no thanks")
    t=expand(c.r,t); x=T(c,t,b,D=D,D2=D2)
    return Fact(x,[])
@con(3.4,'none')
def n_ended(c):
    b=B(c,'bwh',nocat=('INV','LOA','CSH','FEE','TRF','HOU','TAX')); 
    t=c.ch("{I} used to pay {A} {per} for {np} but [cancelled|stopped|gave it up|don't any more]","no more {bare}, [that was|used to be] {A} {per}","{np} ({A} {per}) [ended|stopped|finished] [last month|in June|in 2023]","until [last year|March|the summer] {np} {was} {A} {per}, [now it's gone|not any more|cancelled now]","{np} [was|used to be] {A} {per}, cancelled","gave up {bare}, which saves {me} {A} {per}","the {A} {per} for {np} is [history|no more|a thing of the past], thank God","{np} {is} free now, [was|used to be] {A} {per}")
    if b.th.pl: t=t.replace('{np} [was|used to be]','{np} [were|used to be]')
    return Fact(T(c,t,b),[])
@con(2,'none')
def n_future(c):
    b=B(c,'bwh',cats=('FIT','SUB','SVC','PET','ENT','DIN','EDU','KID','ELE')); t=c.ch("thinking about {np}, would be {A} {per}, [not decided|haven't signed|probably not]","{np} would cost {A} {per}, [but we don't have it|so we go without|so no]","a friend pays {A} {per} for {bare}, {I} don't have that","no {bare}, {A} {per} is too much [for {me}|]")
    return Fact(T(c,t,b),[])
@con(1,'bal')
def b_repay(c):
    W=who(c); D=K(c,200,3000); A=c.M(c.nice(c.r.uniform(25,160)*SCALE[c.cur])); per=c.ch('a month','per month','each month','monthly')
    t=c.ch("I owe {w} {D} and pay back {A} {per}","{w} lent me {D}, I'm giving {him} {A} {per}","borrowed {D} from {w}, {A} {per} until it's paid","{A} {per} to {w} for the {D} I borrowed")
    return Fact(wt(c,t,None,W,D=D,A=A,per=per),[item(None,A,'monthly',name='loan from '+W['w'],cat='LOA')])
# ---- of which
@con(1.2,'ofwhich')
def o_split(c):
    th1,th2=c.ch([(('supermarket shop','GRO'),('wine','BAR')),(('rent','HOU'),('parking space','TRA')),(('food shop','GRO'),('cat food','PET')),(('phone bill','PHO'),('Netflix','SUB')),(('Lidl','GRO'),('beer','BAR')),(('weekly shop','GRO'),('nappies','KID')),(('Sky package','SUB'),('broadband','PHO')),(('food shop','GRO'),('dog food','PET')),(('groceries','GRO'),('toiletries','PER'))])
    f=c.ch('weekly','monthly') if th1[1]=='GRO' else 'monthly'; v=c.nice(c.r.uniform(60,190)*SCALE[c.cur]*(4 if f=='monthly' else 1)) ; A=c.M(v); Bm=c.M(c.part(v,.08,.4)); per=c.per(f,f=='monthly')
    t=c.ch("{n1} {A} {per}, of which {Bm} is {n2}","{n1} comes to {A} {per}, {Bm} of that is {n2}","{A} {per} for {n1}, {Bm} of which is for {n2}","{n1} {A} {per} including {Bm} for {n2}","{n1} {A} {per} ({Bm} of it {n2})")
    return Fact(T(c,t,None,n1=th1[0],n2=th2[0],A=A,Bm=Bm,per=per),[item(None,f'{A}-{Bm}',f,name=th1[0],cat=th1[1]),item(None,Bm,f,name=th2[0],cat=th2[1])])
@con(.8,'ofwhich')
def o_same(c):
    b=B(c,'b',th=c.r.choice([t for t in THINGS if t.name in('rent','room rent','flat rent','mortgage','mortgage payment')]),freq='monthly'); Bm=c.M(c.part(b.v,.05,.4)); t=c.ch("{k}, of which {Bm} is interest","{k}, {Bm} of that being service charges","{k}, {Bm} of it for heating and water, all in one","{k}, bills included","{k} including {Bm} for the bills")
    t=t.replace(', {Bm} of it for heating and water, all in one',', bills and all').replace(' including {Bm} for the bills',', everything included')
    if '{Bm}' not in t: 0
    if 'ort' in b.th.name: t="{k}, [of which {Bm} is interest|{Bm} of it interest|{Bm} of that being interest]"
    elif 'interest' in t: t="{k}, {Bm} of that being service charges"
    return Fact(T(c,t,b,k=core(c,b),Bm=Bm),[b.item()])
# ---- income
PAY=['salary','wages','pay','wage','net pay']
def pay(c,lo=1500,hi=3600): return c.M(c.nice(c.r.uniform(lo,hi)*SCALE[c.cur]))
def inc(calc,f,name='salary',times=None): return item(None,calc,f,name=name,cat='INC',times=times)
@con(1.4,'inc')
def i_13(c):
    A=pay(c); per=c.ch('a month','net a month','per month','monthly','a month after tax'); n=c.ch(PAY[:4])
    d=c.r.choice(['13','13','14','half','amount','x13','hol'])
    N=''
    if d=='13': t=c.ch("[my|] {n} {A} {per}, plus a 13th [salary|month] [in December|in November|]","{A} {per} [and|plus] a thirteenth month's pay","{n} {A} {per}, 13th {n} paid in December","{A} {per}, with a 13th salary of the same amount"); its=[inc(A,'monthly',n),inc(A,'annual','13th salary')]
    elif d=='14': t=c.ch("{n} {A} {per}, paid 14 times a year","{A} {per}, 14 salaries a year","{A} {per} and two extra salaries, in summer and at Christmas"); its=[inc(A,'monthly',n),inc(f'{A}*2','annual','13th and 14th salary')]
    elif d=='half': t=c.ch("{n} {A} {per} and half a month's pay as Christmas bonus","{A} {per}, at Christmas half a salary extra","{n} {A} {per}, plus half of that again every December as a bonus"); its=[inc(A,'monthly',n),inc(f'{A}/2','annual','Christmas bonus')]
    elif d=='x13': t=c.ch("{n} {A}, thirteen times a year","{n} 13 x {A}","{A} net, 13 times a year"); its=[inc(A,'monthly',n),inc(A,'annual','13th salary')]
    elif d=='hol':
        P=c.r.choice([8,8,5,6]); t=c.ch("{n} {A} {per} plus {P} holiday pay on the year's pay, paid in May","{A} {per}, in May {P} of the yearly pay as holiday allowance").replace('{P}',pct(c,P)); its=[inc(A,'monthly',n),inc(f'{A}*12*{P}/100','annual','holiday allowance')]
    else:
        N=c.M(c.nice(c.val(A)*c.r.uniform(.1,1.2))); t=c.ch("{n} {A} {per}, plus a [bonus|Christmas bonus|yearly bonus] of {N} [in December|every year|each spring|]","{A} {per} and {N} bonus [in March|once a year|at Christmas]","[my|] {n} is {A} {per}; once a year there's a {N} bonus"); its=[inc(A,'monthly',n),inc(N,'annual','bonus')]
    return Fact(T(c,t,None,A=A,N=N,per=per,n=n),its)
@con(1.6,'inc')
def i_net(c):
    N=pay(c); G=c.M(c.nice(c.val(N)*c.r.uniform(1.25,1.6))); Y=None; n=c.ch(PAY[:4]); per=c.ch('a month','per month','monthly','')
    t=c.ch("{G} gross, {N} net {per}","{n} {G} before tax, {N} after {per}","{I2} [earn|make|am on] {G} {per} gross which leaves {N}","{n} {N} {per} net ({G} gross)","{N} {per} after tax, {G} before","{n} {G} {per} on paper, {N} [hits the account|in my pocket|actually arrives|take-home]","on {Y} a year, [take home|bring home|clear] {N} a month","{Y} a year gross, that's {N} a month in the hand","take-home {N} {per}, gross {G}")
    if '{Y}' in t: c.money[int(G[1:-1])]['v']=float(round(c.val(N)*12*c.r.uniform(1.25,1.5)/500)*500); Y=G
    return Fact(T(c,t,None,G=G,N=N,Y=Y,n=n,per=per,I2='I'),[inc(N,'monthly',n if n in t else 'salary')])
@con(.9,'inc')
def i_gross(c):
    if c.p(.5): G=c.M(float(round(c.r.uniform(24000,58000)*SCALE[c.cur]/500)*500)); t=c.ch("I'm on {G} a year before tax","gross salary {G} a year","{G} a year gross","salary {G} pa before tax"); f='annual'
    else: G=pay(c,2200,4600); t=c.ch("I earn {G} gross a month","gross pay {G} a month","{G} a month before tax"); f='monthly'
    return Fact(T(c,t,None,G=G),[inc(G,f)])
@con(1.2,'inc')
def i_hours(c):
    A=c.M(c.nice(c.r.uniform(11,34)*SCALE[c.cur])); n=c.r.choice([6,8,10,12,15,16,18,20,22.5,24,30,35,37.5]); nn=num(n) if n==int(n) else str(n); j=c.ch('at the chemist','in the bar','cleaning','as a carer','at Tesco','on reception','tutoring','plumbing for a mate','at the garden centre','in the school kitchen')
    t=c.ch("I [work|do] {n} hours a week {j} at {A} [an hour|per hour]","{A} an hour {j}, {n} hours a week","{j} {A}/hr x {n} hrs a week","{n} hrs a week {j}, {A} an hour").replace('{j} {A}/hr','work {j} {A}/hr')
    return Fact(T(c,t,None,A=A,n=nn,j=j),[inc(f'{A}*{nn}','weekly','wages')])
@con(1,'inc')
def i_shifts(c):
    A=c.M(c.nice(c.r.uniform(90,220)*SCALE[c.cur])); w=c.p(.5); n=c.r.choice([2,3,4] if w else [6,8,9,10,11,13,14]); x=c.ch('night shifts','bank shifts','shifts at the hospital','agency shifts','long days','shifts on the ward','relief milkings','supply days')
    t=c.ch("{n} {x} a {u} at {A} [each|a shift|]","{x}: {A} each, {n} a {u}","I do {n} {x} a {u}, {A} [each|apiece|a go]","{A} a go for {x}, {n} a {u}")
    return Fact(T(c,t,None,A=A,n=c.cnt(n),x=x,u='week' if w else 'month'),[inc(A,'weekly',x,times=n) if w else inc(f'{A}*{n}','monthly',x)])
@con(1.6,'inc')
def i_lodger(c):
    A=c.M(c.nice(c.r.uniform(300,900)*SCALE[c.cur])); f=c.ch('monthly','monthly','weekly'); 
    if f=='weekly': c.money[-1]['v']=c.nice(c.val(A)/4)
    per=c.per(f,True,'b' if f=='monthly' else 'w'); who_=c.ch('the lodger','my lodger','our lodger','the tenant','the tenant upstairs','the student in the box room','the couple in the granny flat','the tenant in the flat','the people in the cottage','the girl in the spare room')
    if per.startswith('by') or 'standing' in per: per='a month'
    pays='pay' if 'couple' in who_ or 'people' in who_ else 'pays'
    t=c.ch("{w} {pays} {me} {A} {per}","{w} {pays} {A} {per} rent [to {me}|]","{I} get {A} {per} [in rent|rent] from {w}","{I} [let|rent out] [the spare room|the basement|the cottage|the flat above the shop|the annexe] for {A} {per}","rent received {A} {per}","rent coming in from {w}: {A} {per}","{A} {per} rent from {w}")
    return Fact(T(c,t,None,A=A,per=per,w=who_,pays=pays),[inc(A,f,'rent received')])
@con(1,'inc')
def i_lodgers(c):
    n=c.r.choice([2,3,4]); A=c.M(c.nice(c.r.uniform(280,700)*SCALE[c.cur])); tot=c.p(.4)
    if tot: t=c.ch("{n} [lodgers|tenants|students], {A} a month [between them|together|in total]","{I} get {A} a month from {n} [lodgers|tenants] altogether","rent from the {n} flats comes to {A} a month in all"); calc=A
    else: t=c.ch("{n} [lodgers|tenants|students] [paying|who pay] {A} each a month","{I} let {n} rooms at {A} a month each","rent from {n} tenants, {A} apiece monthly","{n} holiday flats bringing in {A} a month each"); calc=f'{A}*{n}'
    return Fact(T(c,t,None,A=A,n=c.cnt(n)),[inc(calc,'monthly','rent received')])
@con(1.2,'inc')
def i_agent(c):
    A=c.M(c.nice(c.r.uniform(500,1300)*SCALE[c.cur])); P=c.r.choice([8,10,12,15]); d=c.ch('pct','amt','after')
    Bm=''
    if d=='pct': t=c.ch("the flat is let for {A} a month, the agent keeps {P}","{A} a month rent from the tenant, minus {P} for the agent","tenant pays {A} pcm, {P} of it stays with the letting agent"); calc=f'{A}-{A}*{P}/100'
    elif d=='amt': Bm=c.M(c.part(c.val(A),.06,.2)); t=c.ch("the tenant pays {A} a month, the agent takes {Bm} of it","rent received {A} a month less {Bm} for the agent","I let the cottage for {A} a month, {Bm} of which goes to the agent"); calc=f'{A}-{Bm}'
    else: t=c.ch("{A} a month rent from the tenant, that's after the agent's {P}","after the agent's {P} I get {A} a month for the flat"); calc=A
    return Fact(T(c,t,None,A=A,P=pct(c,P),Bm=Bm),[inc(calc,'monthly','rent received')])
@con(1.2,'inc')
def i_side(c):
    b=B(c,'bw',inc=True,th=c.r.choice([t for t in INCS if t.name in('tutoring','private pupils','Etsy shop','honey sales','jam stall','market stall','dog sitting','babysitting','pub gigs','translations','freelance work','copyediting','egg sales','eBay sales','weekend plumbing')])); d=c.ch('cost','fee','n','range')
    N=c.M(c.part(b.v,.1,.5)); P=c.r.choice([5,10,15,20]); n=c.r.choice([2,3,4,5,6,8])
    if d=='cost': t=c.ch("{np} {A} {per}, but {N} of that goes on [materials|stamps|petrol|stock]","{np} {A} {per} less {N} expenses","{np} brings in {A} {per}, {N} of it eaten up by costs"); calc=f'{b.A}-{N}'
    elif d=='fee': t=c.ch("{np} {A} {per} minus {P} [commission|platform fees]","{np}: {A} {per}, the [site|platform|agency] takes {P}"); calc=f'{b.A}-{b.A}*{P}/100'; 
    elif d=='n': 
        v=c.nice(b.v/n); c.money[int(b.A[1:-1])]['v']=v; t=c.ch("{np}, {n} [jobs|orders|customers] a month at {A}","{np}: {n} a month at {A} each","{A} a time for {np}, {n} times a month"); calc=f'{b.A}*{n}'; b.f='monthly'
        if n==2: n=3; calc=f'{b.A}*3'
    else: c.money[int(N[1:-1])]['v']=c.near(b.v,1.2,1.6); t=c.ch("{np} between {A} and {N} {per}","{np} brings in {A} to {N} {per}","{np} {A}-{N} {per} coming in"); calc=f'({b.A}+{N})/2'
    if '{N}' not in t: 0; N=''
    if b.th.pl: t=t.replace('brings','bring')
    return Fact(T(c,t,b,N=N,P=pct(c,P),n=c.cnt(n)),[inc(calc,b.f,b.th.name)])
@con(1.2,'inc')
def i_refund(c):
    A=c.M(c.nice(c.r.uniform(60,900)*SCALE[c.cur])); o={'uk':['HMRC','the taxman'],'ie':['Revenue'],'au':['the ATO'],'nz':['IRD'],'za':['SARS'],'eu':['the tax office','the Finanzamt']}[c.tag]
    t=c.ch("tax refund of {A} [in March|from {o}|next month|due any day|this summer]","{o} [owes me|is sending me|is refunding me] {A}","getting {A} back from {o} [next month|in July|soon]","got a {A} tax rebate [last week|in May|]","one-off {A} refund from {o}")
    return Fact(T(c,t,None,A=A,o=c.ch(o)),[inc(A,'once','tax refund')])
@con(.9,'inc')
def i_sell(c):
    x,lo,hi=c.ch(('the old car',600,3200),('the pram',30,180),('my bike',60,450),('the trailer',200,900),('two heifers',1500,2900),('the piano',90,900),('the old sofa',30,160),('the caravan',1800,6500),('my guitar',90,600),('a load of records',30,220),('the quad',900,3400),('six ewes',500,900)); A=c.M(c.nice(c.r.uniform(lo,hi)*SCALE[c.cur]))
    t=c.ch("[sold|selling] {x} for {A}","{I} sold {x} [last week|on eBay|to a neighbour], {A}","{A} from selling {x}","got {A} for {x}","[asked|wanted] {N} for {x}, [sold it|let it go] for {A}")
    N=c.M(c.near(c.val(A),1.1,1.4)) if '{N}' in t else ''
    return Fact(T(c,t,None,A=A,N=N,x=x),[inc(A,'once','sale of '+x)])
@con(.9,'inc')
def i_wins(c):
    A=c.M(c.nice(c.r.uniform(20,160)*SCALE[c.cur])); W=who(c)
    f,t=c.ch(('annual',"{w} gives {me} {A} every [birthday|Christmas]"),('monthly',"{w} sends {me} {A} [a|every|each] month"),('once',"{A} for my birthday from {w} last week"),('monthly',"{A} a month from {w} to help out"),('once',"won {A} on the Lotto last Saturday"))
    return Fact(wt(c,t,None,W,A=A),[inc(A,f,'money from '+W['w'].replace('my ','') if 'Lotto' not in t else 'Lotto win')])
@con(1,'inc')
def i_twojobs(c):
    A=pay(c,700,1800); Bm=pay(c,300,1100); j,k=c.r.sample(['the school','the clinic','the pub','the surgery','the library','the garage','the care home','the café'],2)
    t=c.ch("{A} a month from {j} and {Bm} from {k}","two jobs: {j} {A} a month, {k} {Bm}","I get {A} from {j} and {Bm} from {k}, both monthly")
    return Fact(T(c,t,None,A=A,Bm=Bm,j=j,k=k),[inc(A,'monthly','pay from '+j),inc(Bm,'monthly','pay from '+k)])
@con(.9,'inc')
def i_deduct(c):
    A=pay(c); Bm=c.M(c.part(c.val(A),.03,.2)); n=c.ch(PAY[:4])
    t=c.ch("{n} {A} a month, {Bm} of it goes straight into [the pension|my pension]","{n} {A} a month and {Bm} a month into [the pension|my pension]","{A} a month {n}, then {Bm} goes off to [the pension|a pension]")
    return Fact(T(c,t,None,A=A,Bm=Bm,n=n),[inc(A,'monthly',n),item(None,Bm,'monthly',name='pension',cat='INV')])
# ---- instalments
@con(1.4,'inst')
def t_bill(c):
    b=B(c,'y',freq='x',cats=('INS','TAX','EDU','HOU','UTI','FIT'),lo=200); b.f='monthly'; n=c.r.choice([3,4,5,6,8,10,10,12]); tot=c.val(b.A); v=c.nice(tot/n); I=c.M(v); q=c.p(.2)
    f='quarterly' if q else 'monthly'; ph='quarterly' if q else c.ch('monthly','monthly','')
    if q: n=4; c.money[int(I[1:-1])]['v']=c.nice(tot/4)
    t=c.ch("{np} in {n} {ph} instalments of {X}","{np}: {n} {ph} instalments of {X}","{np} {A} [in total|altogether|for the year], paid in {n} {ph} instalments of {X}","{np} {is} {A}, {I} pay {itt} in {n} {ph} instalments of {X} [each|]","{X} a [go|time] for {np}, {n} {ph} instalments")
    if '{A}' not in t: c.money[int(b.A[1:-1])]['dead']=1
    return Fact(T(c,t,b,n=c.cnt(n),X=I,ph=ph),[item(b.th,I,f)])
@con(1.4,'inst')
def t_goods(c):
    x=c.ch('sofa','fridge','laptop','washing machine','bike','TV','mattress','phone','boiler','milking machine','ride-on mower','kitchen','hearing aids','bunk beds','pram'); n=c.r.choice([6,10,12,18,20,24,36,48]); v=c.nice(c.r.uniform(15,95)*SCALE[c.cur]); A=c.M(v); tot=c.M(float(round(v*n/10)*10))
    how=c.ch('on finance','on credit','on the never-never','on hire purchase','on Klarna','on store credit','on a credit plan')
    t=c.ch("{x} {how}, {A} a month","{x} {how}, {n} instalments of {A}","{x} {how}: {tot} in {n} monthly instalments of {A}","{x} cost {tot}, {how}, {A} a month for {n} months","{A} a month for the {x} {how}, {left} [payments|instalments] left","{x} {how}, {n} x {A} a month","still paying {A} a month on the {x} we got {how}, {left} to go")
    return Fact(T(c,t,None,x=x,n=n,A=A,tot=tot,how=how,left=c.r.choice([3,4,5,7,8,9,11,14])),[item(None,A,'monthly',name=x+' instalment',cat='LOA')])
@con(.8,'inst')
def t_until(c):
    b=B(c,'b',cats=('LOA',),freq='monthly'); n=c.r.choice([3,5,6,8,9,14,18,22,30])
    t=c.ch("{k}, {n} [payments|instalments|months] [left|to go|still to go]","{k} until [June|2027|next spring|the end of 2028]","{k}, payment {n} of {m}","{k}, runs another {n} months","{k}, finishes in [March|2029|two years]")
    return Fact(T(c,t,b,k=core(c,b),n=n,m=n+c.r.choice([6,12,15])),[b.item()])
# ---- ranges
@con(2.4,'range')
def g_range(c):
    b=B(c,'bwhy'); N=c.M(c.near(b.v,1.1,1.7))
    if c.val(N)<=b.v: c.money[int(N[1:-1])]['v']=b.v+c.r.choice([1,2,5,10] if b.v<60 else [10,20,25,50])
    t=c.ch("{np} between {A} and {N} {per}","{np} {A}-{N} {per}","{np} {A} to {N} {per}","{np} {is} [somewhere|anything|] between {A} and {N} {per}","{np} anywhere from {A} to {N} {per}","{I} [spend|pay] {A} to {N} {per} [on|for] {np}","{np}: {A} - {N} {per}","{np} varies, {A} to {N} {per}","at least {A}, at most {N} {per} for {np}","{np} {A} or {N} {per}, depends [on the weather|on the week|]")
    if 'spend' in t: t="{I} spend {A} to {N} {per} on {np}"
    t=t.replace('{A} or {N} {per}, depends','{A} to {N} {per}, depending')
    t=t.replace('depending [on the weather|on the week|]','depending on the [weather|week|bill]')
    return Fact(T(c,t,b,N=N),[b.item(f'({b.A}+{N})/2')])
@con(.8,'range')
def g_rangen(c):
    th,f=unit(c); b=B(c,th=th,freq=f); N=c.M(c.near(b.v,1.1,1.6)); 
    if c.val(N)<=b.v: c.money[int(N[1:-1])]['v']=b.v+2
    n=c.r.choice([2,3,4]); adv=c.ch(ADV[f])
    t=c.ch("{n} {pl} {adv}, {A} to {N} each","{adv} {n} {pl} at between {A} and {N} each")
    return Fact(T(c,t,b,n=c.cnt(n),pl=b.th.plu,N=N,adv=adv),[b.item(f'({b.A}+{N})/2*{n}')])
# ---- more near twins
@con(1.2,'twin')
def w_lodgerof(c):
    A=c.M(c.nice(c.r.uniform(500,1500)*SCALE[c.cur])); Bm=c.M(c.part(c.val(A),.2,.6)); d=c.ch('of','me','own')
    th='rent' if c.p(.6) else 'mortgage'
    W=who(c)
    if d=='of': t=c.ch("{th} {A}, the lodger pays {Bm} of it","{th} {A}, of which the lodger pays {Bm}"); return Fact(T(c,t,None,th=th,A=A,Bm=Bm),[item(None,f'{A}-{Bm}','monthly',name=th,cat='HOU')])
    if d=='me': t=c.ch("{th} {A}, and separately {I} [let the box room for|rent out the garage for] {Bm} a month","{th} {A} a month. {I} also let the cottage, {Bm} a month"); return Fact(T(c,t,None,th=th,A=A,Bm=Bm),[item(None,A,'monthly',name=th,cat='HOU'),inc(Bm,'monthly','rent received')])
    t=c.ch("{th} {A}, {w} pays {Bm} for {his} place","{th} {A} a month, {w} only pays {Bm} where {hel}"); return Fact(wt(c,t,None,W,th=th,A=A,Bm=Bm,hel='they live' if W['he']=='they' else W['he']+' lives'),[item(None,A,'monthly',name=th,cat='HOU')])
@con(1.2,'twin')
def w_perday(c):
    b=B(c,'h',freq='x',hi=8); n=c.r.choice([2,3,4]); d=c.ch('tot','each')
    if d=='each': t=c.ch("{n} {x} a day at {A}","{n} {x} every day, {A} each"); calc=f'{b.A}*{n}'
    else: t=c.ch("{n} {x} a day, {A} all together","{n} {x} every day for {A} in total"); calc=b.A; c.money[int(b.A[1:-1])]['v']=c.nice(c.val(b.A)*n)
    x,cat=c.ch(('coffees','DIN'),('sausage rolls','DIN'),('bus tickets','TRA'),('flat whites','DIN'),('cans of Red Bull','GRO'),('tram tickets','TRA'),('cups of tea from the trolley','DIN'))
    t=T(c,t,b,n=c.cnt(n),x=x); c.used.discard(b.th.name)
    f='daily'
    if c.p(.4): t=t.replace('a day','each weekday').replace('every day','every weekday'); f='weekdays'
    return Fact(t,[item(None,calc,f,name=x,cat=cat)])
@con(1,'twin')
def w_gift(c):
    W=who(c); A=c.M(c.nice(c.r.uniform(20,260)*SCALE[c.cur])); per,f=c.ch(('a month','monthly'),('every month','monthly'),('a week','weekly'),('every week','weekly'),('a year','annual'))
    x=W['w']
    d=c.ch('out','in')
    if d=='out': t=c.ch("I [give|send|slip|transfer] {w} {A} {per}","{A} {per} goes to {w}[|, just to help out]","{w} gets {A} {per} from me"); return Fact(wt(c,t,None,W,A=A,per=per),[item(None,A,f,name='money for '+x.replace('my ','').replace('the ',''),cat='GIV')])
    t=c.ch("{w} [gives|sends|slips] me {A} {per}","I get {A} {per} from {w}","{A} {per} comes in from {w}"); return Fact(wt(c,t,None,W,A=A,per=per),[inc(A,f,'money from '+x.replace('my ','').replace('the ',''))])
@con(1,'twin')
def w_pocket(c):
    A=c.M(c.nice(c.r.uniform(3,20)*SCALE[c.cur])); n=c.r.choice([2,3,4]); f,per=c.ch(('weekly','a week'),('monthly','a month'),('weekly','every Saturday'),('weekly','each week')); K=c.ch(KIDS[:-1]); each=c.p(.55)
    if each: t=c.ch("pocket money {A} {per} each for the {n} {K}","the {n} {K} get {A} pocket money each {per}","pocket money: {n} {K}, {A} apiece {per}","{A} {per} pocket money per child, {n} {K}"); calc=f'{A}*{n}'
    else: t=c.ch("pocket money {A} {per} for the {n} {K} together","the {n} {K} share {A} pocket money {per}","pocket money for the {n} {K}: {A} {per} in total","{A} pocket money {per} between the {n} {K}"); calc=A
    t=t.replace('each each week','each every week')
    x=T(c,t,None,A=A,n=c.cnt(n),per=per,K=K).replace('each each week','each every week')
    return Fact(x,[item(None,calc,f,name='pocket money',cat='GIV')])
@con(1.2,'twin')
def w_expat(c):
    """two currencies or a conversion"""
    if not c.expat: return p_sent(c)
    b=B(c,'by'); o=[x for x in c.curs if x!=b_cur(c,b)][0]; m={'v':c.nice(b.v/SCALE[b_cur(c,b)]*SCALE[o]),'cur':o,'fact':c.fact}; c.money.append(m); N='\x01%d\x02'%(len(c.money)-1)
    t=c.ch("{k}, which is about {N}","{k} (roughly {N})","{k}, that's {N} at today's rate")
    return Fact(T(c,t,b,k=core(c,b),N=N),[b.item()])
def b_cur(c,b): return c.money[int(b.A[1:-1])]['cur']
@con(1,'twin')
def w_spelled(c):
    b=B(c,'hw',hi=30); c.money[int(b.A[1:-1])]['v']=int(c.r.uniform(2,30)*min(SCALE[c.cur],3))+c.r.choice([.5,.99,.95,.2,.8,.75,.4]); c.money[int(b.A[1:-1])]['spell']=1
    return Fact(core(c,b),[b.item()])
@con(.8,'twin')
def w_total(c):
    b1=B(c,'b',freq='monthly'); b2=B(c,'b',freq='monthly'); S=c.M(c.val(b1.A)+c.val(b2.A))
    t=c.ch("{k1} and {k2}, so {S} [altogether|in total|together]","{k1}, {k2}, makes {S}","{k1} plus {k2} = {S} in all","{k1}, {k2} ({S} together)")
    return Fact(T(c,t,None,k1=core_f(c,b1),k2=core_f(c,b2),S=S),[b1.item(),b2.item()])
@con(.8,'twin')
def w_budget(c):
    b=B(c,'w',freq='weekly',cats=('GRO','GAS','CSH')); N=c.M(c.near(b.v,1.1,1.5))
    t=c.ch("{k}, last week it was {N} because of visitors","{k}, though once it hit {N}","{k} on average, the record is {N}","{k}, the most it's ever been is {N}")
    return Fact(T(c,t,b,k=core(c,b),N=N),[b.item()])
@con(.8,'twin')
def w_refundall(c):
    b=B(c,th=c.r.choice([t for t in THINGS if t.kind=='o' and t.cat in('ELE','CLO','SHO') and 'repair' not in t.name]),freq='once'); N=c.M(c.part(b.v,.2,.8)); d=c.p(.5)
    if d: t=c.ch("{np} {A}, [returned|sent back], full refund","bought {np} for {A} but [took it back|returned it] and got the money back","{np} {A}, insurance paid the lot"); it=[]
    else: t=c.ch("{np} {A}, got {N} back","paid {A} for {np}, {N} refunded [because it was damaged|afterwards|]","{np} {A} last week, minus {N} they refunded"); it=[b.item(f'{b.A}-{N}')]
    if d: 0
    if b.th.pl: t=t.replace('took it back','took them back').replace('returned it]','returned them]')
    return Fact(T(c,t,b,N=N),it)
@con(.8,'twin')
def w_whoelse(c):
    b=sb(c,'bwh'); W=who(c); t2=c.pick('bw'); Bm=c.M(c.amt(t2,'monthly'))
    t=c.ch("{I2} pay {np}, {A} {per}, {w} pays {n2}, {Bm}","{np} ({A} {per}) is mine, {n2} ({Bm}) is {w}'s","{k}; {w} pays {n2}, {Bm}","{w} pays {n2}, {Bm}, and {I2} pay {np}, {A} {per}","{k} on my account, {n2} at {Bm} on {w}'s")
    if not b.perx: t=t.replace('{np}, {A} {per}','{np}, {A}').replace('({A} {per})','({A})')
    return Fact(wt(c,t,b,W,k=core(c,b),n2=c.np(t2),Bm=Bm,I2='I'),[b.item()])
# ---------------------------------------------------------------- text
ASIDES=["don't ask","I know, I know","worth every penny","since we moved","it is what it is","which is daft","can't be helped","not proud of it","thank goodness","bit steep if you ask me","doctor's orders","my one treat","the usual","long story","sadly","a bargain really","robbery","we've tried to cut down","the kids insist","old habits","no idea why so much","couldn't live without it","mustn't grumble","life with small children","country living","happy enough with that","we'll see","sure look","yeah nah","ag shame","nothing to be done","boring but there you go","that's Dublin for you","you only live once","as one does"]
FILL=["it all adds up","hope that's enough detail","I think that's everything","that's about it","nothing else that I can think of","we're doing our best","prices these days","money's tight since Christmas","I do the books on Sundays","I'll send the rest later","let me know if something's missing","we live quietly","not much left at the end of the month","no debts thankfully","I might have forgotten something","thanks","Cheers"]
REM=["the twins are {a}","I'm {ag3}, retired since {y3}","we've lived here since {y}","we live at number {h}","the car's from {y}","I start at {t} and finish late","there are {n} of us in the house","my daughter turns {a} in May","the dog is {a} now","we have {n} hens and a goat","I work {n} nights a week","married {ag2} years","the flat is {m} square metres","the boiler is {ag2} years old","we got the house in {y}","the farm is {m} acres","I'm a {ag}-year-old carer","flat {h}, top floor","the van has done {km} miles","school starts at {t}","my shift ends at {t}","{n} kids, {n2} cats","son is {a}, daughter {a2}","we've had the same phones since {y3}","I drive {m} km a week","house has {n} bedrooms"]
OPEN=["","","","","","","hi, ","ok so ","so ","right, ","well, ","here goes: ","let's see, ","hello, ","my budget: ","our household: ","Quick rundown: ","here's what I know: "]
LINK=["also ","then there's ","and then ","oh and ","plus ","on top of that ","next, ","then ","besides that, ","what else... ","ah yes, "]
def remark(c):
    r=c.r
    return re.sub(r'\{(\w+)\}',lambda m:str({'a':r.randint(3,17),'a2':r.randint(3,17),'ag':r.randint(29,82),'ag2':r.randint(5,40),'ag3':r.randint(62,84),'y3':r.randint(2014,2024),'y':r.randint(1988,2024),'h':r.randint(3,140),'t':r.choice(['6','7.30','8:15','9','half six','7am','20:00']),'n':r.randint(2,6),'n2':r.randint(2,4),'m':r.choice([35,48,62,74,90,120,150]),'km':r.choice(['90,000','120k','64,000','143000'])}[m.group(1)]),r.choice(REM))
def weighted(r,lst): return r.choices(lst,[x[0] for x in lst])[0]
def sentjoin(c,facts):
    return facts
DEBUG=False; FORCE=None
PROT=set('tenth fifth sixth twins halves excepted excluded skip pause gross monthly half third quarter quarters thirds twice double doubled halved tripled both each every other second month months week weeks year years fortnight hundred thousand percent hundreds times three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety dozen pounds euros francs zloty quarterly monthly weekly yearly together altogether except'.split())|{m.lower() for m in MON}
def typo(c,text):
    ws=[m for m in re.finditer(r"[A-Za-z]{5,}",text) if m.group(0).lower() not in PROT]
    if not ws: return text
    m=c.r.choice(ws); w=m.group(0); i=c.r.randrange(1,len(w)-2); k=c.r.random()
    if k<.5: w2=w[:i]+w[i+1]+w[i]+w[i+2:]
    elif k<.8: w2=w[:i]+w[i+1:]
    else: w2=w[:i]+w[i]+w[i:]
    return text[:m.start()]+w2+text[m.end():]
NUMW=set(ONES)|set(TENS)|{'hundred','thousand'}
def render(c,mm,signed,text_before,text_after):
    v=mm['v']; cur=mm['cur']; r=c.r
    iv=v==int(v)
    sp=mm.get('spell') or r.random()<c.spell
    m=re.match(r'\s*(\w+)',text_after); q=re.search(r'(\w+)[\s-]*$',text_before)
    if m and (m.group(1).lower() in NUMW or m.group(1)[0].isdigit()) or q and q.group(1).lower() in NUMW: sp=False
    if text_after[:1] in '/-' or text_before.endswith('-') or text_before.endswith('x '): sp=False
    if sp and cur in('GBP','EUR','AUD','NZD','ZAR','CHF') and (iv and (v<=100 or v<1000 and v%10==0 or v<20000 and v%100==0) or not iv and 2<v<100 and round(v*100)%100>=10):
        hy='-' if r.random()<.7 else ' '
        if iv: s=words(int(v),hy); 
        else:
            p=round(v*100)%100; s=words(int(v),hy)+' '+words(p,hy)
            if signed and cur in('GBP','EUR','ZAR'):
                u={'GBP':'pounds','EUR':'euros','ZAR':'rand'}[cur]; return words(int(v),hy)+' '+u+' '+words(p,hy)
            if signed: sp=False
        if sp: return s+(r.choice(WORD[cur]) if signed else '')
    if iv:
        n=int(v)
        if n>=1000 and (c.thou=='k' or r.random()<.05) and n%100==0: s=('%g'%(n/1000))+'k'
        elif n>=1000: s=f'{n:,}'.replace(',',c.thou if c.thou!='k' else '')
        else: s=str(n)
        if s.endswith('k') and text_after[:1]=='m': s=str(n)
    else:
        s='%.2f'%v
        if v>=1000: s=f'{v:,.2f}' if c.thou==',' else s
        if c.comma: s=s.replace(',','').replace('.',',')
    if not signed: return s
    pre=c.pre if cur==c.curs[0] else r.choice(PRE[cur][:1])
    suf=c.suffix if not mm.get('forcepre') else False
    if text_after[:1]=='/' or text_after[:1]=='-': suf=False
    if suf:
        x=r.choice(SUF[cur])
        if s.endswith('k') and not x.startswith(' '): x=' '+x.strip() if x!='£' else ' quid'
        if not iv and x==' quid': x=' pounds'
        if text_after[:1].isalpha(): x=x+' '
        return s+x
    return pre+s
def make(rng):
    c=Ctx(rng); r=rng
    tricky=r.random()<.64
    if FORCE: tricky=True
    n=1 if FORCE else r.choices([1,2,3,4,5],[38,31,19,8,4])[0]; c.nf=n
    facts=[]; names=[]
    for i in range(n):
        c.fact=i
        if c.expat: c.cur=c.r.choice(c.curs)
        m0=len(c.money)
        if tricky and (i==0 or r.random()<.45): q=weighted(r,CONS)[2]
        else: q=weighted(r,PLAIN)[1]
        if FORCE: q=FORCE
        f=q(c); names.append(q.__name__)
        for j in range(m0,len(c.money)): c.money[j]['fact']=i
        facts.append(f)
    order=list(range(n)); r.shuffle(order)
    fs=[(i,facts[i]) for i in order]
    lay=r.choices(['prose','lines'],[78,22])[0] if n>1 else 'prose'
    segs=[]
    for i,f in fs:
        t=f.text.strip()
        if r.random()<.07 and not t.endswith(('?','.')) and '\n' not in t: t+=c.ch(' (%s)',' - %s',', %s') % c.ch(ASIDES) if not f.tricky else c.ch(' (%s)','. %s') % c.ch(ASIDES)
        segs.append((f,t))
    extra=[]
    if r.random()<.13: extra.append(remark(c))
    fill=c.ch(FILL) if r.random()<.08 else None
    if lay=='lines':
        b=c.ch('','','- ','* ','• ','> ','1'); lines=[t for f,t in segs]
        for e in extra: lines.insert(r.randrange(len(lines)+1),e)
        if fill: lines.append(fill)
        out=[]
        cap=r.random()<.5
        for k,l in enumerate(lines):
            if '\n' in l or b=='': out.append(l[:1].upper()+l[1:] if cap else l)
            elif b=='1': out.append('%d) %s'%(k+1,l))
            else: out.append(b+l)
        text='\n'.join(out)
        if r.random()<.2: text=c.ch('Budget:','My month:','Outgoings and income:','household','our money:')+'\n'+text
    else:
        text=''
        op=c.ch(OPEN) if r.random()<.35 else ''
        seq=[('f',f,t) for f,t in segs]
        for e in extra: seq.insert(r.randrange(len(seq)+1),('x',None,e))
        if fill: seq.append(('x',None,fill))
        prev=None
        for k,(ty,f,t) in enumerate(seq):
            if k==0: text=t
            else:
                nl='\n' in t or '\n' in text
                simple=ty=='f' and prev[0]=='f' and not prev[1].tricky and not nl
                if nl: j='\n'
                elif simple:
                    j=c.ch(', ',', ',' and ','. ','. ',', and ','; ',', plus ',' + ' if f.frag and prev[1].frag else ', ','. Also ',', then ') if not f.tricky else c.ch('. ','. ',', ','; ','. Also ','. Then ')
                else: j=c.ch('. ','. ','. ','. ','; ','.\n','. Also, ','. And ','. Oh and ','. Plus ') if ty=='f' else '. '
                if text.endswith('?') or text.endswith('.'): j=' ' if not nl else '\n'
                text+=j+t
            prev=(ty,f)
        text=op+text
        # sentences
        text=re.sub(r'([.?!]\s+)([a-zà-ž])',lambda m:m.group(1)+m.group(2).upper(),text)
        text=text[:1].upper()+text[1:]
        if not text.endswith(('?','.')) and r.random()<.62: text+='.'
    # noise on words (money is still a placeholder)
    x=r.random()
    if x<.27: text=text.lower()
    elif x<.34: text=re.sub(r'\bI\b','i',text)
    if r.random()<.12: text=text.replace("'",'')
    if r.random()<.05: text=re.sub(r' and ',' & ',text)
    if r.random()<.05: text=re.sub(r'\bwith\b','w/',text)
    if r.random()<.1: text=text.replace('. ',' ') if r.random()<.25 and '?' not in text and tricky is False else text
    if r.random()<.06:
        text=typo(c,text)
        if r.random()<.3: text=typo(c,text)
    text=re.sub(r'[ \t]+',' ',text); text=re.sub(r' ([,.;:?!)])(?=\s|$|[,.;:?!)])',r'\1',text); text=re.sub(r'\( ','(',text)
    text=re.sub(r'\x02 (/(?:wk|week|mo|month|day|yr|qtr)\b)','\x02\\1',text)
    text=re.sub(r' /(wk|week|mo|month|day|yr|qtr)\b',lambda m:' a '+{'wk':'week','mo':'month','yr':'year','qtr':'quarter'}.get(m.group(1),m.group(1)),text)
    text=re.sub(r',\s*([.;])',r'\1',text); text=re.sub(r'\.\.(?!\.)(?<!\.\.\.)','.',text) if '...' not in text else text
    text=re.sub(r' +\n','\n',text).strip()
    text=re.sub(r'^,\s*','',text)
    # money
    ids=[int(m) for m in re.findall('\x01(\\d+)\x02',text)]
    mode=c.mode
    sign={}
    if mode=='first':
        ok=False
        if ids:
            fi=c.money[ids[0]]['fact']; f=facts[fi]
            toks=[i for i in ids if c.money[i]['fact']==fi]
            ok=not f.tricky
        if not ok: mode='all'
    ftok={}
    mixed={i:r.random()<.5 for i in range(n)}
    for k,i in enumerate(ids):
        mm=c.money[i]
        sign[i]= mode=='all' or (mode=='first' and k==0) or (mode=='mixed' and mixed[mm['fact']]) 
        if c.expat and mm['cur']!=c.curs[0]: sign[i]=True
        if len({c.money[q]['cur'] for q in ids})>1: sign[i]=True
    if c.spell>.3: c.suffix=True if r.random()<.5 else c.suffix
    def rep(m):
        i=int(m.group(1)); return render(c,c.money[i],sign[i],text[:m.start()],text[m.end():])
    out=re.sub('\x01(\\d+)\x02',rep,text)
    items=[]
    for i,f in fs:
        for it in f.items:
            toks=[int(q) for q in re.findall('\x01(\\d+)\x02',it['calc'])]
            cur=None
            if any(sign.get(q) for q in toks): cur=c.money[toks[0]]['cur']
            calc=re.sub('\x01(\\d+)\x02',lambda m:num(c.money[int(m.group(1))]['v']),it['calc'])
            nm=it['name']; nm=nm[:1].upper()+nm[1:] if not nm[1:2].isupper() else nm
            d={'name':nm,'category':it['category'],'calc':calc,'currency':cur,'frequency':it['frequency'],'direction':it['direction']}
            if it.get('times'): d['times']=it['times']
            items.append(d)
            for q in toks: 
                if q not in ids: raise KeyError('token not in text')
    if DEBUG: return {'text':out,'items':items,'cons':names}
    return {'text':out,'items':items}
def generate(n,seed):
    rng=random.Random(seed); out=[]; seen=set()
    while len(out)<n:
        sub=random.Random(rng.getrandbits(64))
        e=make(sub)
        if e['text'] in seen: continue
        seen.add(e['text']); out.append(e)
    return out
if __name__=='__main__':
    import sys, json
    n=int(sys.argv[1]) if len(sys.argv)>1 else 100; seed=int(sys.argv[2]) if len(sys.argv)>2 else 1
    json.dump(generate(n,seed),sys.stdout,ensure_ascii=False,indent=0)
    print()
