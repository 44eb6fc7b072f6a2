import type { CategoryCode } from '../categoriser/default-categories.ts'

/** A place the household pays at. Two or more # in a row in `text` are digits that differ between payments. */
export type Merchant = {
  readonly name: string
  readonly text: string
  /** Relative frequency. */
  readonly weight: number
  /** Relative price. */
  readonly size: number
}

/** Spending without fixed dates: about `perMonth` payments a month that together cost about `monthly`. */
export type Habit = {
  readonly code: CategoryCode
  readonly perMonth: number
  /** Dollars a month. */
  readonly monthly: number
  /** How likely a weekend day is, as a multiple of a weekday. */
  readonly weekend: number
  /** How much prices vary. */
  readonly spread: number
  /** The months that cost more or less than usual, as multiples of it. */
  readonly seasons?: Readonly<Record<number, number>>
  readonly merchants: readonly Merchant[]
}

function makeMerchant(name: string, text: string, weight = 1, size = 1): Merchant {
  return { name, text, weight, size }
}

export const HABITS: readonly Habit[] = [
  {
    code: 'GRO',
    perMonth: 10,
    monthly: 875,
    weekend: 2.2,
    spread: 0.35,
    seasons: { 11: 1.1, 12: 1.08 },
    merchants: [
      makeMerchant('Trader Joe’s', 'TRADER JOE S #203 OAKLAND CA', 4, 1),
      makeMerchant('Berkeley Bowl', 'BERKELEY BOWL WEST BERKELEY CA', 2.5, 1.2),
      makeMerchant('Safeway', 'SAFEWAY #2870 OAKLAND CA', 2, 0.7),
      makeMerchant('Costco', 'COSTCO WHSE #0482 RICHMOND CA', 1.2, 2.3),
      makeMerchant('Whole Foods', 'WHOLEFDS HAR 10216 OAKLAND CA', 1, 0.8),
      makeMerchant('Grand Lake Farmers Market', 'SQ *GL FARMERS MKT OAKLAND CA', 1.6, 0.35),
    ],
  },
  {
    code: 'DIN',
    perMonth: 19,
    monthly: 495,
    weekend: 1.6,
    spread: 0.4,
    merchants: [
      makeMerchant('Blue Bottle Coffee', 'SQ *BLUE BOTTLE 44## OAKLAND CA', 5, 0.3),
      makeMerchant('Timeless Coffee', 'TST* TIMELESS COFFEE PIEDMO', 3, 0.35),
      makeMerchant('Cholita Linda', 'TST* CHOLITA LINDA OAKLAND CA', 2, 1),
      makeMerchant('Zachary’s Pizza', 'ZACHARYS CHICAGO PIZZA OAKLAND', 1.2, 1.7),
      makeMerchant('Sliver Pizzeria', 'SQ *SLIVER PIZZERIA OAKLAND CA', 1.4, 1),
      makeMerchant('Burma Superstar', 'TST* BURMA SUPERSTAR OAKLAND', 1, 2.4),
      makeMerchant('Chipotle', 'CHIPOTLE 1874 EMERYVILLE CA', 1.5, 0.7),
      makeMerchant('DoorDash', 'DD *DOORDASH THAIBASIL ########', 1.6, 1.5),
      makeMerchant('Arizmendi Bakery', 'ARIZMENDI BAKERY LAKESHORE', 2, 0.5),
      makeMerchant('Shan Dong', 'SHAN DONG RESTAURANT OAKLAND', 0.8, 1.6),
    ],
  },
  {
    code: 'BAR',
    perMonth: 2,
    monthly: 54,
    weekend: 3,
    spread: 0.3,
    merchants: [
      makeMerchant('Heinold’s First & Last Chance', 'SQ *HEINOLDS FIRST & LAST', 1, 1),
      makeMerchant('Temescal Brewing', 'TST* TEMESCAL BREWING OAKLAND', 2, 1),
      makeMerchant('Minimo Wine Shop', 'SQ *MINIMO WINE OAKLAND CA', 1, 1.4),
    ],
  },
  {
    code: 'GAS',
    perMonth: 3.6,
    monthly: 150,
    weekend: 1.3,
    spread: 0.15,
    seasons: { 6: 1.08, 8: 1.06 },
    merchants: [
      makeMerchant('Chevron', 'CHEVRON 0093317 OAKLAND CA', 2),
      makeMerchant('Shell', 'SHELL OIL 5744####004 OAKLAND', 1.5),
      makeMerchant('Costco Gas', 'COSTCO GAS #0482 RICHMOND CA', 1.5, 0.95),
    ],
  },
  {
    code: 'TRA',
    perMonth: 8,
    monthly: 88,
    weekend: 0.4,
    spread: 0.3,
    merchants: [
      makeMerchant('Clipper', 'CLIPPER SYSTEMS 877-878-8883 CA', 2, 2),
      makeMerchant('BART Parking', 'BART PARKING ROCKRIDGE', 2, 0.4),
      makeMerchant('FasTrak', 'FASTRAK CSC 415-486-8655 CA', 1, 2.3),
      makeMerchant('Lyft', 'LYFT *RIDE SUN 8PM', 1, 1.8),
      makeMerchant('Oakland Parking', 'PARKMOBILE OAKLAND ##', 2.4, 0.35),
    ],
  },
  {
    code: 'CAR',
    perMonth: 0.5,
    monthly: 88,
    weekend: 0.7,
    spread: 0.5,
    merchants: [
      makeMerchant('Art’s Automotive', 'ARTS AUTOMOTIVE BERKELEY CA', 1, 3),
      makeMerchant('Jiffy Lube', 'JIFFY LUBE #1392 OAKLAND CA', 1, 1),
      makeMerchant('Xpress Car Wash', 'XPRESS CAR WASH EMERYVILLE', 3, 0.25),
    ],
  },
  {
    code: 'SHO',
    perMonth: 6.5,
    monthly: 268,
    weekend: 1.4,
    spread: 0.55,
    seasons: { 11: 1.2, 12: 1.3, 1: 0.85 },
    merchants: [
      makeMerchant('Amazon', 'AMZN Mktp US*2K####### Amzn.com/bill WA', 5, 0.8),
      makeMerchant('Target', 'TARGET 00027680 EMERYVILLE CA', 3, 1.1),
      makeMerchant('Etsy', 'ETSY.COM - MULTIPLE SHOPS', 0.8, 0.8),
      makeMerchant('Walgreens', 'WALGREENS #3170 OAKLAND CA', 1, 0.4),
      makeMerchant('REI', 'REI.COM 800-426-4840 WA', 0.5, 2.2),
    ],
  },
  {
    code: 'CLO',
    perMonth: 1.6,
    monthly: 112,
    weekend: 2,
    spread: 0.45,
    seasons: { 8: 1.5 },
    merchants: [
      makeMerchant('Uniqlo', 'UNIQLO EMERYVILLE CA', 2, 1),
      makeMerchant('Old Navy', 'OLD NAVY ON-LINE 800-653-6289', 1.5, 0.8),
      makeMerchant('Patagonia', 'PATAGONIA BERKELEY CA', 0.4, 2),
      makeMerchant('Crossroads Trading', 'CROSSROADS TRADING #4', 1, 0.6),
    ],
  },
  {
    code: 'ELE',
    perMonth: 0.6,
    monthly: 52,
    weekend: 1.3,
    spread: 0.5,
    seasons: { 11: 1.5 },
    merchants: [
      makeMerchant('Best Buy', 'BESTBUY.COM##########', 1, 1.5),
      makeMerchant('B&H Photo', 'B&H PHOTO 800-606-6969 NY', 1, 1),
    ],
  },
  {
    code: 'HOM',
    perMonth: 1.8,
    monthly: 84,
    weekend: 2.4,
    spread: 0.4,
    seasons: { 3: 1.2, 4: 1.25, 5: 1.2 },
    merchants: [
      makeMerchant('Home Depot', 'THE HOME DEPOT #0627 EMERYVILLE', 2, 1),
      makeMerchant('Ace Hardware', 'GRAND LAKE ACE HARDWARE', 2, 0.5),
      makeMerchant('East Bay Nursery', 'EAST BAY NURSERY BERKELEY CA', 1, 0.9),
    ],
  },
  {
    code: 'HEA',
    perMonth: 2.1,
    monthly: 92,
    weekend: 0.5,
    spread: 0.5,
    merchants: [
      makeMerchant('CVS Pharmacy', 'CVS/PHARMACY #09921 OAKLAND', 2.5, 0.4),
      makeMerchant('Kaiser Permanente', 'KAISER PERMANENTE COPAY', 1.5, 1),
      makeMerchant('Piedmont Dental', 'PIEDMONT AVE DENTAL GRP', 0.6, 2.4),
    ],
  },
  {
    code: 'PER',
    perMonth: 2.2,
    monthly: 74,
    weekend: 1.6,
    spread: 0.4,
    merchants: [
      makeMerchant('Temescal Barber', 'SQ *TEMESCAL BARBER OAKLAND', 1.4, 1),
      makeMerchant('Sephora', 'SEPHORA EMERYVILLE CA', 1, 1.1),
      makeMerchant('Hair by Lena', 'SQ *HAIR BY LENA', 0.6, 2.2),
    ],
  },
  {
    code: 'ENT',
    perMonth: 3,
    monthly: 82,
    weekend: 3,
    spread: 0.4,
    merchants: [
      makeMerchant('Grand Lake Theatre', 'GRAND LAKE THEATRE OAKLAND CA', 2, 0.8),
      makeMerchant('Oakland Zoo', 'OAKLAND ZOO ADMISSIONS', 1, 1.3),
      makeMerchant('Chabot Space Center', 'CHABOT SPACE & SCIENCE CTR', 1, 1),
      makeMerchant('Steam Games', 'STEAMGAMES.COM 4259522985', 1.3, 0.6),
    ],
  },
  {
    code: 'EDU',
    perMonth: 1.1,
    monthly: 36,
    weekend: 1.5,
    spread: 0.4,
    merchants: [
      makeMerchant('Pegasus Books', 'PEGASUS BOOKS OAKLAND', 2),
      makeMerchant('Moe’s Books', 'SQ *MOES BOOKS BERKELEY CA', 1),
    ],
  },
  {
    code: 'KID',
    perMonth: 2.4,
    monthly: 92,
    weekend: 1.3,
    spread: 0.4,
    seasons: { 8: 1.7 },
    merchants: [
      makeMerchant('Mr. Mopps’ Toys', 'MR MOPPS TOY SHOP BERKELEY', 1, 0.8),
      makeMerchant('Sunrise Swim School', 'SUNRISE SWIM SCHOOL OAKLAND', 1.4, 1.3),
      makeMerchant('Oakland Little League', 'OAKLAND LITTLE LEAGUE INC', 0.4, 1.2),
    ],
  },
  {
    code: 'PET',
    perMonth: 1.8,
    monthly: 74,
    weekend: 1.4,
    spread: 0.25,
    merchants: [
      makeMerchant('Pet Food Express', 'PET FOOD EXPRESS #22 OAKLAND', 3, 1),
      makeMerchant('Chewy', 'CHEWY.COM 800-672-4399 FL', 1.4, 1.1),
    ],
  },
  {
    code: 'GIV',
    perMonth: 1.3,
    monthly: 56,
    weekend: 1,
    spread: 0.4,
    seasons: { 12: 8, 5: 1.4 },
    merchants: [
      makeMerchant('Alameda County Food Bank', 'ALAMEDA CO FOOD BANK DONATION', 1, 1),
      makeMerchant('Paper Source', 'PAPER SOURCE #31 BERKELEY CA', 1, 0.7),
      makeMerchant('Bird & Beckett Gifts', 'SQ *BIRD & BECKETT GIFTS', 1, 1.1),
    ],
  },
  {
    code: 'SVC',
    perMonth: 1.1,
    monthly: 42,
    weekend: 0.8,
    spread: 0.3,
    merchants: [
      makeMerchant('Piedmont Cleaners', 'PIEDMONT CLEANERS OAKLAND CA', 3, 1),
      makeMerchant('UPS Store', 'THE UPS STORE 3911', 1, 0.6),
    ],
  },
  {
    code: 'TVL',
    perMonth: 0.35,
    monthly: 90,
    weekend: 1,
    spread: 0.3,
    merchants: [
      makeMerchant('Airbnb', 'AIRBNB * HM######## SAN FRANCISCO', 1, 1.1),
      makeMerchant('Hipcamp', 'HIPCAMP INC SAN FRANCISCO CA', 1, 0.5),
    ],
  },
]
