// Generated names are combined from these. None refers to a real business.

const list = (text: string): string[] => text.trim().split(/\s+/)

export const FIRST_NAMES =
  list(`Anna Maria Tony Joe Sam Mike Rosa Luigi Mario Pedro Jose Carlos Juan Luis Ana Carmen Elena Sofia Emma Olivia Mia Jack Harry George Charlie Tom Ben Max Leo Oscar Hugo Felix Paul Pierre Jean Marie Louis Claire Chloe Jules Camille
  Hans Karl Fritz Heidi Greta Klaus Uwe Jens Lars Nils Erik Ingrid Astrid Sven Kai Yuki Kenji Hana Mei Ling Wei Chen Minh Linh Thanh Raj Priya Anil Sunita Ali Omar Fatima Hassan Ahmed Layla Dimitri Nikos Yannis Stavros Ivan Olga Marta Piotr Jan Kasia Tomas Petr Bella Daisy Ruby Rosie Betty Sally Susie Penny Molly Maggie Annie Nellie Lucy Lily Ella Grace
  Frank Vinnie Gino Enzo Paolo Marco Giulia Francesca Lorenzo Pepe Paco Manolo Lola Ines Rafael Miguel Diego Jorge Bob Bill Jim Ray Earl Hank Gus Walt Ed Al Pat Mick Sean Liam Declan Aoife Niamh Rory Duncan Hamish Angus Fiona`)

export const SURNAMES =
  list(`Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts
  Murphy Kelly Byrne Ryan OBrien Walsh Doyle Hughes Evans Edwards Cooper Bailey Bennett Reid Stewart Morrison Fraser Sinclair Schmidt Müller Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Braun Zimmermann Krüger Hartmann Lange Werner Lehmann Huber Gruber Maier Steiner Moser
  Dupont Durand Moreau Laurent Simon Michel Lefebvre Leroy Roux David Bertrand Morel Fournier Girard Bonnet Lambert Fontaine Rousseau Vincent Chevalier Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Mancini Barbieri Fernández Gómez Ruiz Díaz Moreno Muñoz Álvarez Romero Navarro Jansen Vries Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks
  Silva Santos Ferreira Pereira Oliveira Sousa Rodrigues Martins Tanaka Suzuki Sato Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Kim Park Choi Chang Wang Liu Zhang Tran Pham Singh Patel Sharma Khan Gupta Andersson Johansson Karlsson Nilsson Hansen Olsen Larsen Nielsen Jensen Virtanen Korhonen Nowak Kowalski Novák Svoboda`)

export const ADJECTIVES = list(
  `Blue Red Green Golden Silver Black White Yellow Purple Copper Crimson Rusty Little Big Old New Lucky Happy Hungry Thirsty Wild Crazy Lazy Sunny Royal Grand Great Fat Skinny Dancing Flying Laughing Smiling Sleeping Drunken Salty Sweet Spicy Smoky Fresh Urban Rustic Modern Classic Vintage Secret Hidden Lost Twisted Crooked Broken Rolling Wandering Jolly Merry Noble Brave Proud Quiet Noisy Magic Mystic Cosmic Lunar Solar Northern Southern Eastern Western Central Upper Lower Coastal Alpine Pacific Atlantic Tropical Desert Midnight Morning Evening Summer Winter Autumn Spring First Second Third Double Triple Twin Wide Tall Tiny Mighty Humble Honest Simple Pure True Bright Dusty Iron Stone Wooden Velvet Crystal`,
)

export const NOUNS = list(
  `Dragon Lion Tiger Bear Wolf Fox Owl Raven Crow Eagle Hawk Swan Duck Goose Rooster Hen Horse Pony Bull Cow Goat Sheep Lamb Pig Boar Stag Deer Moose Elk Rabbit Hare Whale Dolphin Shark Turtle Frog Bee Butterfly Spider Monkey Elephant Panda Koala Parrot Peacock Rose Lily Lotus Daisy Tulip Clover Thistle Ivy Fern Willow Oak Maple Pine Cedar Birch Elm Ash Olive Fig Peach Cherry Plum Pear Apple Lemon Orange Mango Pepper Sage Mint Basil Ginger Honey Salt Anchor Ship Harbor Bay River Creek Lake Island Beach Mountain Hill Valley Canyon Forest Meadow Garden Field Farm Barn Mill Bridge Tower Castle Crown Castle Palace House Cottage Corner Square Station Junction Crossing Gate Door Window Lantern Lamp Candle Star Moon Sun Sky Cloud Rain Thunder Lightning Storm Wind Fire Flame Ember Smoke Stone Rock Iron Steel Copper Brass Silver Gold Diamond Pearl Ruby Emerald Feather Arrow Sword Shield Hammer Anvil Wheel Wagon Barrel Bottle Cup Spoon Fork Knife Plate Kettle Needle Thread Button Ribbon Book Page Letter Poet Painter Sailor Captain Admiral Bishop Monk Queen King Prince Duke Baron Giant Angel Devil Ghost Witch Pirate Hunter Miller Mason Smith Trader Traveler Nomad Pilgrim Rebel Hero Legend Dream Vision Echo Harmony Rhythm Melody Spirit Soul Heart Hand Eye Thumb Union Republic Liberty Commons District Quarter Social Collective Project Works Supply Union Company Brothers Sisters Sons Daughters Friends`,
)

/** Foreign words that restaurants are named after: one of these alone is usually a restaurant. */
export const EATING_PLACE_WORDS = list(
  `Bella Bellissimo Nonna Mamma Mia Amore Napoli Roma Sicilia Toscana Vesuvio Milano Venezia Siena Capri Amalfi Paradiso Villa Piazza Terra Mare Fiore Luna Sole Stella Dolce Vita Bacio Casa Hacienda Rancho Rio Sol Azteca Maya Fiesta Amigos Compadres Charro Mariachi Puerto Vallarta Jalisco Oaxaca Cancun Habana Havana Cuba Ayer Rumba Salsa Sakura Tokyo Kyoto Osaka Fuji Samurai Ninja Zen Wasabi Mikado Hana Umi Sora Yama Kobe Shogun Saigon Hanoi Lotus Mekong Siam Orchid Thai Basil Bangkok Jade Bamboo Panda Dynasty Golden Wok Peking Shanghai Canton Hunan Mandarin Phoenix Taj Mahal Maharaja Raja Rani Bombay Delhi Punjab Kashmir Himalaya Everest Kathmandu Ganges Namaste Zaytoon Cedars Byblos Beirut Petra Sahara Casbah Marrakech Istanbul Bosphorus Sultan Anatolia Athena Olympia Santorini Mykonos Zorba Acropolis Parisienne Provence Marseille Gabi Ami Petit Chez Maison Coq Canard Soleil Etoile Colmado Tapeo Barcelona Sevilla Andaluz Flamenco Rioja Lisboa Porto Fado Bahia Rio Brasil Copacabana Lima Cusco Inca Machu Seoul Kimchi Gangnam Jeju Arirang Aloha Hawaii Waikiki Luau Kona Maui Jamaica Kingston Trinidad Island Addis Nile Lagos Accra`,
)

export const PLACE_WORDS = list(
  `Main Street Park Lake River Hill Valley Creek Ridge Oak Pine Cedar Maple Elm Highland Westside Eastside Northside Southside Downtown Uptown Midtown Harbor Bay Beach Coast Island Lakeside Riverside Hillside Brookside Parkview Fairview Glenwood Elmwood Oakwood Kirkwood Lynwood Redwood Westfield Northfield Springfield Fairfield Bloomfield Greenfield Ashford Bradford Stratford Oxford Cambridge Windsor Kingston Newport Bridgeport Rockport Westport Lexington Concord Salem Madison Jackson Lincoln Washington Franklin Jefferson Monroe Clinton Hamilton Marktplatz Bahnhof Rathaus Dom Altstadt Schloss Linden Rosen Birken Kirch Burg Sonnen Gare Mairie Lilas Tilleuls Halles Centre Vieux Pont Marché Centro Plaza Sol Mayor Norte Sur Duomo Stazione Castello Centrum Plein Gracht Haven`,
)

/** Cities, some with a region or country, as at the end of descriptors. */
export const CITY_TAILS =
  `OAKLAND CA|SAN FRANCISCO CA|LOS ANGELES CA|NEW YORK NY|BROOKLYN NY|CHICAGO IL|AUSTIN TX|DALLAS TX|HOUSTON TX|SEATTLE WA|PORTLAND OR|DENVER CO|BOSTON MA|ATLANTA GA|MIAMI FL|PHOENIX AZ|NASHVILLE TN|TORONTO ON|VANCOUVER BC|CALGARY AB|MONTREAL QC|OTTAWA ON|HALIFAX NS|LONDON GB|LONDON|MANCHESTER|LEEDS|BRISTOL|GLASGOW|DUBLIN IE|SYDNEY NSW|MELBOURNE VIC|BRISBANE QLD|PERTH|AUCKLAND|WELLINGTON|BERLIN|HAMBURG|KOELN|MUENCHEN DE|STUTTGART|WIEN AT|PARIS|LYON|MARSEILLE|BORDEAUX|MADRID|BARCELONA|VALENCIA|SEVILLA|ROMA IT|MILANO|NAPOLI|AMSTERDAM|ROTTERDAM NL|UTRECHT|ANTWERPEN|LISBOA|PORTO|TOKYO|OSAKA|KYOTO|STOCKHOLM|OSLO|KOBENHAVN|HELSINKI|WARSZAWA|PRAHA`.split(
    '|',
  )

export const CARD_PREFIXES = [
  'CARD PAYMENT TO ',
  'POS PURCHASE ',
  'POS DEBIT 0881 ',
  'CHECKCARD 0412 ',
  'EFTPOS ',
  'CB ',
  'KARTENZAHLUNG ',
  'VISA DEBIT PURCHASE CARD 2231 ',
  'COMPRA TARJ. 5512 ',
  'PAGAMENTO POS ',
  'BEA NR:88A21 ',
  'APLPAY ',
  'PURCHASE 0911 ',
]
export const DEBIT_PREFIXES = [
  'DD ',
  'DIRECT DEBIT ',
  'PRLV SEPA ',
  'LASTSCHRIFT ',
  'SEPA LASTSCHRIFT ',
  'RECIBO ',
  'ADDEBITO SDD ',
  'SEPA INCASSO ',
  'BPAY ',
  'PREAUTHORIZED DEBIT ',
]
