import { foldName } from '../language/fold-text.ts'

/** Codes of states, provinces and territories at the end of card descriptors (United States, Canada, Australia). */
export const REGION_CODES: ReadonlySet<string> = new Set(
  (
    'al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc ' +
    'sd tn tx ut vt va wa wv wi wy pr gu ab bc mb nb nl ns nt nu on pe qc sk yt pq nsw vic qld tas act'
  ).split(' '),
)

/** Two- and three-letter country codes at the end of a descriptor. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  (
    'us usa gb gbr uk ie irl de deu fr fra es esp it ita nl nld be bel at aut ch che pt prt lu lux se swe no nor dk dnk fi fin ' +
    'pl pol cz cze jp jpn au aus nz nzl can mex hk sg ' +
    'kr kor tw twn cn chn th tha my mys ph phl idn vn vnm kh ind pk pak bd lk np ae are sau qa kw bh jo lb il isr tr tur eg egy mar tn dz ng nga gh gha ke ken ug tz rw zm zw za zaf na bw mu ' +
    'br bra arg cl chl col per ec uy py bo cr gt hn ni dom sk hu ro bg hr si rs ua ee lv lt gr cy mt is'
  ).split(' '),
)

const CITIES = `new york|new york city|nyc|brooklyn|bronx|queens|manhattan|staten island|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|
san jose|jacksonville|fort worth|ft worth|columbus|charlotte|indianapolis|san francisco|seattle|denver|washington|boston|nashville|el paso|detroit|portland|las vegas|
memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|mesa|kansas city|atlanta|omaha|colorado springs|raleigh|miami|miami beach|long beach|
virginia beach|oakland|minneapolis|tulsa|tampa|arlington|new orleans|wichita|bakersfield|cleveland|aurora|anaheim|honolulu|santa ana|riverside|corpus christi|
lexington|stockton|st louis|saint louis|st paul|saint paul|henderson|pittsburgh|cincinnati|anchorage|greensboro|plano|newark|lincoln|orlando|irvine|toledo|jersey city|
chula vista|durham|fort wayne|st petersburg|laredo|buffalo|madison|lubbock|chandler|reno|gilbert|glendale|north las vegas|winston salem|chesapeake|norfolk|fremont|
garland|irving|hialeah|richmond|boise|spokane|baton rouge|tacoma|san bernardino|modesto|fontana|des moines|moreno valley|santa clarita|fayetteville|birmingham|
oxnard|rochester|port st lucie|grand rapids|huntsville|salt lake city|salt lake|frisco|yonkers|amarillo|huntington beach|mckinney|montgomery|augusta|akron|little rock|
tempe|overland park|grand prairie|tallahassee|cape coral|knoxville|shreveport|worcester|ontario|vancouver|sioux falls|chattanooga|brownsville|fort lauderdale|ft lauderdale|
providence|newport news|rancho cucamonga|santa rosa|peoria|oceanside|elk grove|salem|pembroke pines|eugene|garden grove|cary|fort collins|ft collins|corona|springfield|
jackson|alexandria|hayward|clarksville|lakewood|lancaster|salinas|palmdale|hollywood|macon|sunnyvale|pomona|killeen|escondido|pasadena|naperville|bellevue|
joliet|murfreesboro|midland|rockford|paterson|savannah|bridgeport|torrance|mcallen|syracuse|denton|roseville|thornton|miramar|mesquite|olathe|dayton|carrollton|
waco|fullerton|charleston|west valley city|visalia|hampton|gainesville|warren|coral springs|cedar rapids|round rock|sterling heights|kent|columbia|santa clara|
new haven|stamford|concord|elizabeth|athens|thousand oaks|lafayette|simi valley|topeka|norman|fargo|wilmington|abilene|odessa|pearland|victorville|hartford|
vallejo|allentown|berkeley|richardson|arvada|ann arbor|cambridge|sugar land|lansing|evansville|college station|fairfield|clearwater|beaumont|provo|
murrieta|palm bay|el monte|carlsbad|temecula|westminster|north charleston|edison|scottsdale|edina|santa monica|beverly hills|palo alto|mountain view|menlo park|redwood city|
cupertino|san mateo|daly city|san rafael|walnut creek|pleasanton|livermore|milpitas|burlingame|emeryville|los gatos|burbank|culver city|west hollywood|malibu|
boulder|aspen|vail|loveland|greeley|longmont|littleton|quincy|somerville|weymouth|braintree|hingham|norwood|waltham|newton|brookline|medford|malden|
framingham|lowell|nantucket|portsmouth|manchester|nashua|burlington|stowe|harrisburg|camp hill|carlisle|hershey|york|reading|erie|
scranton|bethlehem|rockville|bethesda|silver spring|gaithersburg|annapolis|frederick|reston|mclean|fairfax|woodbridge|coral gables|boca raton|west palm beach|naples|sarasota|
key west|daytona beach|pensacola|asheville|myrtle beach|hilton head|greenville|hendersonville|franklin|brentwood|park city|sedona|flagstaff|santa fe|jackson hole|
olympia|everett|redmond|kirkland|missoula|bozeman|billings|cheyenne|rapid city|bismarck|duluth|green bay|evanston|oak park|schaumburg|white plains|albany|ithaca|
long island city|astoria|flushing|jamaica|hoboken|princeton|trenton|atlantic city|cherry hill|bloomington|kissimmee|bloomfield|
toronto|montreal|calgary|ottawa|edmonton|mississauga|winnipeg|brampton|hamilton|quebec|quebec city|surrey|laval|halifax|london|markham|vaughan|gatineau|saskatoon|
longueuil|kitchener|burnaby|windsor|regina|richmond hill|oakville|burlington|oshawa|barrie|sherbrooke|st johns|st john s|kelowna|abbotsford|trois rivieres|guelph|kingston|
coquitlam|whitby|waterloo|victoria|nanaimo|red deer|lethbridge|kamloops|whistler|banff|fredericton|moncton|saint john|charlottetown|dartmouth|scarborough|etobicoke|
north york|north vancouver|west vancouver|thunder bay|sudbury|niagara falls|peterborough|brossard|levis|whitehorse|
sydney|melbourne|brisbane|perth|adelaide|gold coast|newcastle|canberra|hobart|darwin|geelong|cairns|townsville|toowoomba|ballarat|bendigo|wollongong|parramatta|
bondi|bondi junction|chatswood|north sydney|surry hills|newtown|north ryde|castle hill|blacktown|liverpool|penrith|dandenong|chadstone|chermside|fortitude valley|
hawthorn|st kilda|richmond|fitzroy|south yarra|carlton|fremantle|sunshine coast|noosa|byron bay|mascot|ultimo|alexandria|belmont|broadway|auburn|
auckland|wellington|christchurch|dunedin|queenstown|tauranga|rotorua|wanaka|nelson|napier|penrose|newmarket|glenfield|mt wellington|avondale|cromwell|
london|birmingham|manchester|leeds|glasgow|liverpool|bristol|sheffield|edinburgh|leicester|cardiff|belfast|nottingham|newcastle|brighton|hull|plymouth|wolverhampton|
southampton|reading|derby|milton keynes|northampton|luton|portsmouth|swindon|oxford|cambridge|york|norwich|exeter|chester|crewe|slough|salford|coventry|stoke|
bournemouth|swansea|aberdeen|dundee|inverness|watford|croydon|brixton|camden|islington|hackney|shoreditch|hendon|acton|harrow|wembley|ealing|richmond|kingston|stratford|
guildford|woking|basingstoke|cheltenham|gloucester|worcester|lincoln|peterborough|ipswich|colchester|chelmsford|southend|canterbury|maidstone|hastings|eastbourne|crawley|
blackpool|preston|bolton|wigan|warrington|huddersfield|bradford|wakefield|doncaster|rotherham|middlesbrough|sunderland|durham|carlisle|lancaster|harrogate|
dublin|cork|galway|limerick|waterford|kilkenny|
berlin|hamburg|münchen|muenchen|munich|köln|koeln|cologne|frankfurt|frankfurt am main|stuttgart|düsseldorf|duesseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|nürnberg|
nuernberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|muenster|karlsruhe|mannheim|augsburg|wiesbaden|mönchengladbach|gelsenkirchen|braunschweig|aachen|kiel|
chemnitz|halle|magdeburg|freiburg|krefeld|mainz|lübeck|luebeck|erfurt|rostock|kassel|hagen|potsdam|saarbrücken|saarbruecken|oldenburg|osnabrück|heidelberg|darmstadt|
regensburg|ingolstadt|würzburg|wuerzburg|fürth|ulm|heilbronn|pforzheim|göttingen|wolfsburg|offenbach|bamberg|bayreuth|trier|jena|erlangen|tübingen|tuebingen|konstanz|
passau|garmisch|rosenheim|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|zürich|zuerich|zurich|genf|geneve|geneva|basel|bern|lausanne|luzern|winterthur|st gallen|
paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|saint etienne|le havre|grenoble|dijon|angers|nimes|villeurbanne|
clermont ferrand|le mans|aix en provence|brest|amiens|limoges|annecy|perpignan|metz|besancon|orleans|rouen|mulhouse|caen|nancy|avignon|cannes|antibes|pau|
la rochelle|poitiers|quimper|vannes|versailles|boulogne|ivry|villeneuve|montreuil|nanterre|creteil|saint denis|colmar|biarritz|bayonne|
madrid|barcelona|valencia|sevilla|zaragoza|malaga|murcia|palma|palma de mallorca|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|a coruña|vitoria|elche|oviedo|
santander|san sebastian|donostia|pamplona|salamanca|toledo|cadiz|marbella|ibiza|tarragona|girona|burgos|
roma|rome|milano|milan|napoli|torino|turin|palermo|genova|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|trieste|brescia|parma|modena|pisa|
siena|lucca|bergamo|perugia|rimini|cagliari|como|
amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|enschede|haarlem|arnhem|zaandam|amersfoort|apeldoorn|hoofddorp|
maastricht|leiden|dordrecht|delft|schiphol|brussel|brussels|bruxelles|antwerpen|gent|gand|brugge|liege|leuven|namur|charleroi|luxembourg|
lisboa|lisbon|porto|braga|coimbra|faro|funchal|aveiro|setubal|
københavn|copenhagen|kobenhavn|aarhus|odense|stockholm|goteborg|gothenburg|malmo|uppsala|oslo|bergen|trondheim|stavanger|helsinki|tampere|turku|espoo|reykjavik|
warszawa|warsaw|krakow|lodz|wroclaw|poznan|gdansk|praha|prague|brno|budapest|bratislava|ljubljana|zagreb|athens|athina|thessaloniki|istanbul|tallinn|riga|vilnius|
tokyo|osaka|kyoto|yokohama|nagoya|sapporo|fukuoka|kobe|kawasaki|saitama|hiroshima|sendai|chiba|kanazawa|okinawa|naha|nara|shinjuku|shibuya|ginza|ikebukuro|ueno|
akihabara|akiba|umeda|namba|shinsaibashi|hakata|harajuku|roppongi|asakusa|shinagawa|nagasaki|kumamoto|
giessen|gießen|siegen|hildesheim|cottbus|kaiserslautern|gutersloh|gütersloh|schwerin|ludwigsburg|esslingen|iserlohn|düren|dueren|flensburg|zwickau|lünen|ratingen|villingen|marburg|minden|velbert|
norderstedt|delmenhorst|neuss|paderborn|recklinghausen|bottrop|reutlingen|koblenz|bremerhaven|bergisch gladbach|remscheid|solingen|herne|oberhausen|leverkusen|ludwigshafen|mulheim|mülheim|neumünster|stralsund|greifswald|
weimar|dessau|wolfenbüttel|lüneburg|lueneburg|fulda|hanau|aschaffenburg|schweinfurt|coburg|landshut|kempten|memmingen|friedrichshafen|ravensburg|offenburg|baden baden|rastatt|bruchsal|sindelfingen|böblingen|goppingen|göppingen|aalen|
villach|wels|st polten|dornbirn|bregenz|steyr|lugano|biel|chur|fribourg|schaffhausen|neuchatel|aarau|olten|
mulhouse|nimes|boulogne billancourt|argenteuil|roubaix|tourcoing|dunkerque|calais|chambery|niort|lorient|cholet|saint nazaire|saint malo|la roche sur yon|beziers|narbonne|carcassonne|albi|tarbes|agen|perigueux|brive|bourges|blois|chartres|evreux|
troyes|chalon|auxerre|nevers|belfort|epinal|thionville|arras|beauvais|compiegne|saint quentin|charleville|cergy|evry|meaux|melun|neuilly|levallois|courbevoie|vincennes|issy les moulineaux|clichy|pantin|aubervilliers|frejus|hyeres|ajaccio|bastia|
almeria|jaen|huelva|badajoz|caceres|lugo|ourense|pontevedra|santiago|santiago de compostela|logrono|huesca|teruel|segovia|avila|guadalajara|cuenca|albacete|ciudad real|castellon|lleida|sabadell|terrassa|badalona|mataro|hospitalet|getafe|leganes|mostoles|
alcorcon|fuenlabrada|alcala de henares|torrejon|las rozas|pozuelo|majadahonda|las palmas|tenerife|mahon|benidorm|torrevieja|cartagena|jerez|algeciras|estepona|fuengirola|torremolinos|
piacenza|reggio emilia|ravenna|ferrara|forli|cesena|ancona|pesaro|pescara|l aquila|terni|viterbo|salerno|caserta|foggia|lecce|taranto|brindisi|cosenza|reggio calabria|catanzaro|siracusa|trapani|sassari|olbia|trento|bolzano|udine|vicenza|treviso|novara|alessandria|
asti|cuneo|varese|monza|pavia|cremona|mantova|la spezia|savona|sanremo|livorno|arezzo|grosseto|pistoia|matera|
zwolle|deventer|hilversum|alkmaar|zoetermeer|lelystad|emmen|venlo|roosendaal|den bosch|s hertogenbosch|helmond|gouda|leeuwarden|middelburg|vlissingen|hengelo|assen|heerlen|purmerend|amstelveen|mechelen|oostende|kortrijk|hasselt|tournai|arlon|
viseu|evora|guimaraes|cascais|sintra|almada|portimao|albufeira|
aalborg|esbjerg|randers|kolding|horsens|vejle|roskilde|linkoping|orebro|vasteras|norrkoping|helsingborg|jonkoping|umea|gavle|boras|lulea|kristiansand|tromso|drammen|fredrikstad|oulu|jyvaskyla|kuopio|vantaa|
katowice|lublin|szczecin|bydgoszcz|gdynia|rzeszow|bialystok|ostrava|plzen|olomouc|kosice|
sao paulo|rio de janeiro|belo horizonte|brasilia|curitiba|porto alegre|recife|fortaleza|campinas|monterrey|puebla|queretaro|zapopan|chennai|hyderabad|kolkata|pune|ahmedabad|gurgaon|gurugram|noida|new delhi|bangalore|jaipur|kochi|
lewes|salisbury|taunton|truro|torquay|barnstaple|yeovil|weymouth|winchester|newbury|bracknell|maidenhead|high wycombe|aylesbury|banbury|stratford upon avon|leamington spa|nuneaton|tamworth|lichfield|stafford|shrewsbury|telford|hereford|kidderminster|
redditch|solihull|walsall|dudley|loughborough|kettering|wellingborough|stevenage|hitchin|letchworth|st albans|hatfield|hemel hempstead|harlow|bishops stortford|braintree|clacton|felixstowe|lowestoft|great yarmouth|kings lynn|grantham|
mansfield|chesterfield|barnsley|keighley|skipton|scarborough|whitby|darlington|hartlepool|gateshead|south shields|hexham|kendal|penrith|barrow|morecambe|burnley|blackburn|rochdale|oldham|stockport|macclesfield|altrincham|stoke on trent|
wrexham|aberystwyth|bridgend|llanelli|merthyr tydfil|stirling|falkirk|paisley|kilmarnock|dumfries|st andrews|londonderry|lisburn|newry|drogheda|dundalk|sligo|athlone|tralee|killarney|wexford|
tuscaloosa|fairbanks|avondale|prescott|yuma|bentonville|fort smith|sonoma|petaluma|novato|santa cruz|monterey|san luis obispo|santa barbara|ventura|oxnard|camarillo|
calabasas|encino|sherman oaks|studio city|north hollywood|van nuys|northridge|woodland hills|el segundo|manhattan beach|redondo beach|hermosa beach|costa mesa|newport beach|laguna beach|mission viejo|lake forest|tustin|fountain valley|
la jolla|encinitas|del mar|poway|el cajon|la mesa|national city|palm springs|palm desert|castle rock|englewood|lone tree|highlands ranch|broomfield|breckenridge|steamboat springs|grand junction|
silverthorne|estes park|telluride|greenwich|norwalk|danbury|west hartford|rehoboth beach|ocala|lakeland|st augustine|vero beach|delray beach|boynton beach|pompano beach|hallandale|aventura|coral gables|hialeah|
marco island|fort myers|ft myers|bonita springs|cape coral|bradenton|dunedin|winter park|winter garden|alpharetta|roswell|marietta|decatur|smyrna|boise|nampa|coeur d alene|pocatello|urbana|oak brook|
skokie|arlington heights|wheaton|downers grove|elgin|fishers|south bend|west lafayette|iowa city|ames|cedar falls|davenport|bowling green|covington|metairie|lake charles|kenner|kennebunkport|
ellicott city|towson|hunt valley|ocean city|hagerstown|germantown|takoma park|belmont|chelmsford|danvers|dedham|falmouth|gloucester|hyannis|
marblehead|marlborough|natick|needham|newburyport|northampton|amherst|peabody|plymouth|revere|saugus|watertown|wellesley|westborough|woburn|edgartown|oak bluffs|vineyard haven|kalamazoo|east lansing|dearborn|livonia|royal oak|traverse city|
st cloud|eden prairie|minnetonka|maple grove|gulfport|biloxi|st charles|branson|joplin|helena|great falls|kalispell|whitefish|kearney|grand island|carson city|north conway|morristown|montclair|red bank|
asbury park|toms river|new brunswick|parsippany|paramus|hackensack|secaucus|weehawken|las cruces|rio rancho|taos|poughkeepsie|saratoga springs|lake placid|new rochelle|scarsdale|garden city|great neck|hempstead|east hampton|montauk|
chapel hill|wrightsville beach|outer banks|mount pleasant|grand forks|minot|westerville|youngstown|edmond|broken arrow|stillwater|corvallis|hillsboro|beaverton|tigard|lake oswego|medford|hood river|mechanicsburg|enola|
state college|king of prussia|west chester|doylestown|new hope|gettysburg|cranston|pawtucket|spartanburg|rock hill|sioux city|johnson city|kingsport|gatlinburg|pigeon forge|the woodlands|katy|galveston|cedar park|
san marcos|new braunfels|fredericksburg|longview|wichita falls|ogden|orem|park city|essex junction|montpelier|killington|charlottesville|roanoke|blacksburg|lynchburg|williamsburg|leesburg|ashburn|
herndon|falls church|tysons|bellingham|yakima|walla walla|kennewick|issaquah|bothell|renton|federal way|morgantown|wheeling|kenosha|racine|appleton|oshkosh|eau claire|la crosse|waukesha|wauwatosa|casper|laramie|silverthorne|
singapore|hong kong|bangkok|taipei|seoul|beijing|shanghai|dubai|mexico city|cancun|tijuana|mumbai|delhi|bengaluru|kuala lumpur|manila|jakarta|bali|
busan|incheon|daegu|daejeon|gwangju|suwon|ulsan|seongnam|gangnam|hongdae|myeongdong|itaewon|jeju|taichung|kaohsiung|tainan|hsinchu|taoyuan|keelung|kowloon|tsim sha tsui|causeway bay|mong kok|tuen mun|sha tin|tsuen wan|kwun tong|yuen long|
shenzhen|guangzhou|hangzhou|chengdu|wuhan|nanjing|suzhou|xiamen|qingdao|tianjin|chongqing|macau|chiang mai|phuket|pattaya|patong|hua hin|krabi|koh samui|nonthaburi|sukhumvit|silom|khon kaen|hat yai|
petaling jaya|shah alam|subang jaya|johor bahru|penang|georgetown|ipoh|melaka|malacca|kota kinabalu|kuching|seremban|klang|puchong|cyberjaya|putrajaya|bangsar|jurong|tampines|woodlands|bedok|ang mo kio|orchard road|
quezon city|makati|makati city|taguig|pasig|cebu|cebu city|davao|davao city|mandaluyong|pasay|paranaque|las pinas|baguio|iloilo|bacolod|cagayan de oro|antipolo|surabaya|bandung|semarang|medan|makassar|yogyakarta|denpasar|tangerang|bekasi|depok|bogor|palembang|sleman|
ho chi minh|ho chi minh city|hcmc|tp hcm|ha noi|hanoi|da nang|danang|hai phong|can tho|nha trang|hue|phnom penh|siem reap|yangon|vientiane|karachi|lahore|islamabad|rawalpindi|faisalabad|peshawar|multan|sialkot|dhaka|chittagong|sylhet|gulshan|banani|dhanmondi|colombo|kandy|galle|kathmandu|pokhara|lalitpur|
lucknow|kanpur|nagpur|indore|bhopal|patna|vadodara|surat|ludhiana|agra|nashik|faridabad|ghaziabad|chandigarh|coimbatore|mysore|mysuru|mangalore|visakhapatnam|vijayawada|trivandrum|thiruvananthapuram|bhubaneswar|guwahati|thane|navi mumbai|secunderabad|dehradun|ranchi|raipur|amritsar|goa|
abu dhabi|sharjah|ajman|ras al khaimah|al ain|deira|bur dubai|jumeirah|al barsha|riyadh|jeddah|dammam|khobar|al khobar|makkah|mecca|madinah|medina|doha|lusail|kuwait city|salmiya|hawally|manama|muscat|salalah|amman|beirut|tel aviv|jerusalem|haifa|netanya|herzliya|rishon lezion|petah tikva|beer sheva|
ankara|izmir|bursa|antalya|adana|konya|gaziantep|mersin|kayseri|eskisehir|kadikoy|besiktas|sisli|uskudar|bodrum|cairo|giza|alexandria|nasr city|heliopolis|maadi|zamalek|sharm el sheikh|hurghada|casablanca|rabat|marrakech|fes|tanger|tangier|agadir|meknes|oujda|tetouan|kenitra|tunis|sfax|sousse|algiers|alger|oran|
lagos|ikeja|lekki|victoria island|surulere|yaba|ikoyi|abuja|wuse|garki|port harcourt|ibadan|kano|enugu|benin city|accra|kumasi|tema|takoradi|east legon|osu|nairobi|westlands|karen|mombasa|kisumu|nakuru|eldoret|thika|roysambu|kampala|entebbe|dar es salaam|arusha|kigali|lusaka|ndola|kitwe|harare|bulawayo|
johannesburg|sandton|rosebank|randburg|soweto|pretoria|centurion|midrand|cape town|stellenbosch|paarl|durban|umhlanga|pietermaritzburg|port elizabeth|gqeberha|bloemfontein|polokwane|nelspruit|rustenburg|windhoek|swakopmund|gaborone|maputo|luanda|dakar|abidjan|douala|yaounde|addis ababa|port louis|
buenos aires|capital federal|rosario|mendoza|mar del plata|la plata|tucuman|bariloche|neuquen|bogota|medellin|cali|barranquilla|bucaramanga|pereira|manizales|envigado|itagui|lima|miraflores|surco|san isidro|arequipa|cusco|chiclayo|providencia|las condes|nunoa|vitacura|valparaiso|vina del mar|antofagasta|temuco|
quito|guayaquil|montevideo|punta del este|asuncion|santa cruz de la sierra|cochabamba|caracas|maracaibo|ciudad de panama|panama city|ciudad de guatemala|guatemala city|san salvador|tegucigalpa|san pedro sula|managua|santo domingo|punta cana|san juan|
cdmx|ciudad de mexico|toluca|naucalpan|leon gto|aguascalientes|hermosillo|culiacan|chihuahua|ciudad juarez|torreon|saltillo|oaxaca|veracruz|xalapa|villahermosa|tuxtla|playa del carmen|tulum|cuernavaca|san luis potosi|morelia|mazatlan|puerto vallarta|los cabos|polanco|coyoacan|
manaus|belem|goiania|florianopolis|vitoria es|joao pessoa|maceio|cuiaba|campo grande|sao luis|teresina|aracaju|niteroi|guarulhos|osasco|santo andre|sao bernardo|sao jose dos campos|ribeirao preto|sorocaba|santos|uberlandia|joinville|londrina|maringa|blumenau|caxias do sul|barueri|
bucuresti|bucharest|cluj napoca|cluj|timisoara|iasi|brasov|constanta|sofia|plovdiv|varna|burgas|beograd|belgrade|novi sad|nis|sarajevo|skopje|tirana|podgorica|split|rijeka|zadar|osijek|dubrovnik|maribor|debrecen|szeged|pecs|gyor|miskolc|kyiv|kiev|lviv|odesa|odessa|kharkiv|chisinau|
czestochowa|radom|torun|sopot|olsztyn|kielce|gliwice|zabrze|sosnowiec|liberec|hradec kralove|ceske budejovice|zilina|nitra|presov|kaunas|klaipeda|tartu|parnu|daugavpils|liepaja|patra|heraklion|larissa|rhodes|limassol|lemesos|nicosia|lefkosia|larnaca|paphos|valletta|sliema|
ystad|umeå|lund|karlstad|sundsvall|ludlow|hove|naas|ennis|gatineau|moncton|saint john|murcia|goslar|lahti|pori|sandnes|tbilisi|batumi|yerevan|almaty|astana`

const KNOWN_CITIES: ReadonlySet<string> = new Set(
  CITIES.split('|').flatMap((city) => {
    const name = foldName(city.trim())
    return name ? [name] : []
  }),
)

// Most words don't end a city name: one lookup saves joining four of them.
const LAST_WORDS: ReadonlySet<string> = new Set([...KNOWN_CITIES].map((city) => city.slice(city.lastIndexOf(' ') + 1)))

/** How many words from the end of a descriptor we compare with city names. */
const MAX_CITY_WORDS = 4

const CITY_STARTS = new Set(
  'san santa saint st los las new north south east west n s e w fort ft port mount mt el la le des de lake palm grand cedar coral castle camp oak long salt baton lower upper big little red white green glen rancho'.split(
    ' ',
  ),
)
const CITY_ENDS = new Set(
  'beach city hills park springs falls heights hts rapids valley village bay bluffs grove creek hill island harbor harbour point junction jct town township twp center centre lake lakes mills ridge square woods oaks station shores bluff crossing landing meadows'.split(
    ' ',
  ),
)

/** Whether these folded words are the name of a city we know. */
export function isKnownCity(words: readonly string[]): boolean {
  return KNOWN_CITIES.has(words.join(' '))
}

/** How many of the last words (before `end`) name a known city; 0 if none do. */
export function countKnownCityWords(words: readonly string[], end: number): number {
  if (!LAST_WORDS.has(words[end - 1] ?? '')) return 0
  for (let size = Math.min(MAX_CITY_WORDS, end); size > 0; size--) {
    if (KNOWN_CITIES.has(words.slice(end - size, end).join(' '))) return size
  }
  return 0
}

/** Parts of cities that statements write before the city. */
const DISTRICTS: ReadonlySet<string> = new Set(
  'ginza shinjuku shibuya ikebukuro ueno akihabara umeda namba roppongi asakusa shinagawa gangnam hongdae myeongdong itaewon kowloon sukhumvit silom bangsar gulshan banani deira jumeirah kadikoy besiktas sisli maadi zamalek ikeja lekki surulere ikoyi yaba wuse westlands roysambu sandton rosebank polanco coyoacan miraflores providencia manhattan brooklyn newmarket ponsonby parnell bondi fitzroy'.split(
    ' ',
  ),
)

/** Whether a folded word is part of a city, as in "GINZA TOKYO". */
export function isDistrict(word: string): boolean {
  return DISTRICTS.has(word)
}

// If more letters could be missing, too many words would match.
const MAX_MISSING = 4
const MIN_SHOWN = 5

const SORTED_CITIES: readonly string[] = [...KNOWN_CITIES].sort()

/** How many of the last words are the beginning of a known city, cut off at the end of the text: "MURCI", "NEW DEL". */
export function countCutCityWords(words: readonly string[], end: number): number {
  for (let size = Math.min(3, end - 2); size > 0; size--) {
    const shown = words.slice(end - size, end).join(' ')
    if (shown.length >= MIN_SHOWN && isCutCity(shown)) return size
  }
  return 0
}

function isCutCity(shown: string): boolean {
  let low = 0
  let high = SORTED_CITIES.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((SORTED_CITIES[middle] ?? '') < shown) low = middle + 1
    else high = middle
  }
  for (let i = low; SORTED_CITIES[i]?.startsWith(shown); i++)
    if (SORTED_CITIES[i]!.length - shown.length <= MAX_MISSING) return true
  return false
}

/** How many words before a state code are probably its city, known or not: "OAK BLUFFS MA" is two, "STOWE VT" one. */
export function countLikelyCityWords(words: readonly string[], end: number): number {
  const known = countKnownCityWords(words, end)
  if (known > 0) return known
  const last = words[end - 1]
  const before = words[end - 2]
  if (!last || /\d/.test(last)) return 0
  if (before && end > 2 && (CITY_ENDS.has(last) || CITY_STARTS.has(before))) return 2
  return 1
}
