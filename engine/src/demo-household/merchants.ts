import type { CategoryCode } from '../categoriser/default-categories.ts'

/** A place the household pays at. A # in `text` is a digit that differs between payments. */
export type Merchant = {
  readonly name: string
  readonly text: string
  /** Relative frequency. */
  readonly weight: number
  /** Relative price. */
  readonly size: number
}

/** Spending without fixed dates: about this many payments a month that together cost about this much. */
export type Habit = {
  readonly code: CategoryCode
  readonly perMonth: number
  /** Dollars a month. */
  readonly monthly: number
  /** How much more likely a weekend day is than a weekday. */
  readonly weekend: number
  readonly spread: number
  readonly seasons?: Readonly<Record<number, number>>
  readonly merchants: readonly Merchant[]
}

function at(name: string, text: string, weight = 1, size = 1): Merchant {
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
      at("Trader Joe's", 'TRADER JOE S #203 OAKLAND CA', 4, 1),
      at('Berkeley Bowl', 'BERKELEY BOWL WEST BERKELEY CA', 2.5, 1.2),
      at('Safeway', 'SAFEWAY #2870 OAKLAND CA', 2, 0.7),
      at('Costco', 'COSTCO WHSE #0482 RICHMOND CA', 1.2, 2.3),
      at('Whole Foods', 'WHOLEFDS HAR 10216 OAKLAND CA', 1, 0.8),
      at('Grand Lake Farmers Market', 'SQ *GL FARMERS MKT OAKLAND CA', 1.6, 0.35),
    ],
  },
  {
    code: 'DIN',
    perMonth: 19,
    monthly: 495,
    weekend: 1.6,
    spread: 0.4,
    merchants: [
      at('Blue Bottle Coffee', 'SQ *BLUE BOTTLE 44## OAKLAND CA', 5, 0.3),
      at('Timeless Coffee', 'TST* TIMELESS COFFEE PIEDMO', 3, 0.35),
      at('Cholita Linda', 'TST* CHOLITA LINDA OAKLAND CA', 2, 1),
      at("Zachary's Pizza", 'ZACHARYS CHICAGO PIZZA OAKLAND', 1.2, 1.7),
      at('Sliver Pizzeria', 'SQ *SLIVER PIZZERIA OAKLAND CA', 1.4, 1),
      at('Burma Superstar', 'TST* BURMA SUPERSTAR OAKLAND', 1, 2.4),
      at('Chipotle', 'CHIPOTLE 1874 EMERYVILLE CA', 1.5, 0.7),
      at('DoorDash', 'DD *DOORDASH THAIBASIL ########', 1.6, 1.5),
      at('Arizmendi Bakery', 'ARIZMENDI BAKERY LAKESHORE', 2, 0.5),
      at('Shan Dong', 'SHAN DONG RESTAURANT OAKLAND', 0.8, 1.6),
    ],
  },
  {
    code: 'BAR',
    perMonth: 2,
    monthly: 54,
    weekend: 3,
    spread: 0.3,
    merchants: [
      at('Heinold’s First & Last Chance', 'SQ *HEINOLDS FIRST & LAST', 1, 1),
      at('Temescal Brewing', 'TST* TEMESCAL BREWING OAKLAND', 2, 1),
      at('Minimo Wine Shop', 'SQ *MINIMO WINE OAKLAND CA', 1, 1.4),
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
      at('Chevron', 'CHEVRON 0093317 OAKLAND CA', 2),
      at('Shell', 'SHELL OIL 5744####004 OAKLAND', 1.5),
      at('Costco Gas', 'COSTCO GAS #0482 RICHMOND CA', 1.5, 0.95),
    ],
  },
  {
    code: 'TRA',
    perMonth: 8,
    monthly: 88,
    weekend: 0.4,
    spread: 0.3,
    merchants: [
      at('Clipper', 'CLIPPER SYSTEMS 877-878-8883 CA', 2, 2),
      at('BART Parking', 'BART PARKING ROCKRIDGE', 2, 0.4),
      at('FasTrak', 'FASTRAK CSC 415-486-8655 CA', 1, 2.3),
      at('Lyft', 'LYFT *RIDE SUN 8PM', 1, 1.8),
      at('Oakland Parking', 'PARKMOBILE OAKLAND ##', 2.4, 0.35),
    ],
  },
  {
    code: 'CAR',
    perMonth: 0.5,
    monthly: 88,
    weekend: 0.7,
    spread: 0.5,
    merchants: [
      at('Art’s Automotive', 'ARTS AUTOMOTIVE BERKELEY CA', 1, 3),
      at('Jiffy Lube', 'JIFFY LUBE #1392 OAKLAND CA', 1, 1),
      at('Xpress Car Wash', 'XPRESS CAR WASH EMERYVILLE', 3, 0.25),
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
      at('Amazon', 'AMZN Mktp US*2K####### Amzn.com/bill WA', 5, 0.8),
      at('Target', 'TARGET 00027680 EMERYVILLE CA', 3, 1.1),
      at('Etsy', 'ETSY.COM - MULTIPLE SHOPS', 0.8, 0.8),
      at('Walgreens', 'WALGREENS #3170 OAKLAND CA', 1, 0.4),
      at('REI', 'REI.COM 800-426-4840 WA', 0.5, 2.2),
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
      at('Uniqlo', 'UNIQLO EMERYVILLE CA', 2, 1),
      at('Old Navy', 'OLD NAVY ON-LINE 800-653-6289', 1.5, 0.8),
      at('Patagonia', 'PATAGONIA BERKELEY CA', 0.4, 2),
      at('Crossroads Trading', 'CROSSROADS TRADING #4', 1, 0.6),
    ],
  },
  {
    code: 'ELE',
    perMonth: 0.6,
    monthly: 52,
    weekend: 1.3,
    spread: 0.5,
    seasons: { 11: 1.5 },
    merchants: [at('Best Buy', 'BESTBUY.COM##########', 1, 1.5), at('B&H Photo', 'B&H PHOTO 800-606-6969 NY', 1, 1)],
  },
  {
    code: 'HOM',
    perMonth: 1.8,
    monthly: 84,
    weekend: 2.4,
    spread: 0.4,
    seasons: { 3: 1.2, 4: 1.25, 5: 1.2 },
    merchants: [
      at('Home Depot', 'THE HOME DEPOT #0627 EMERYVILLE', 2, 1),
      at('Ace Hardware', 'GRAND LAKE ACE HARDWARE', 2, 0.5),
      at('East Bay Nursery', 'EAST BAY NURSERY BERKELEY CA', 1, 0.9),
    ],
  },
  {
    code: 'HEA',
    perMonth: 2.1,
    monthly: 92,
    weekend: 0.5,
    spread: 0.5,
    merchants: [
      at('CVS Pharmacy', 'CVS/PHARMACY #09921 OAKLAND', 2.5, 0.4),
      at('Kaiser Permanente', 'KAISER PERMANENTE COPAY', 1.5, 1),
      at('Piedmont Dental', 'PIEDMONT AVE DENTAL GRP', 0.6, 2.4),
    ],
  },
  {
    code: 'PER',
    perMonth: 2.2,
    monthly: 74,
    weekend: 1.6,
    spread: 0.4,
    merchants: [
      at('Temescal Barber', 'SQ *TEMESCAL BARBER OAKLAND', 1.4, 1),
      at('Sephora', 'SEPHORA EMERYVILLE CA', 1, 1.1),
      at('Hair by Lena', 'SQ *HAIR BY LENA', 0.6, 2.2),
    ],
  },
  {
    code: 'ENT',
    perMonth: 3,
    monthly: 82,
    weekend: 3,
    spread: 0.4,
    merchants: [
      at('Grand Lake Theatre', 'GRAND LAKE THEATRE OAKLAND CA', 2, 0.8),
      at('Oakland Zoo', 'OAKLAND ZOO ADMISSIONS', 1, 1.3),
      at('Chabot Space Center', 'CHABOT SPACE & SCIENCE CTR', 1, 1),
      at('Steam Games', 'STEAMGAMES.COM 4259522985', 1.3, 0.6),
    ],
  },
  {
    code: 'EDU',
    perMonth: 1.1,
    monthly: 36,
    weekend: 1.5,
    spread: 0.4,
    merchants: [at('Pegasus Books', 'PEGASUS BOOKS OAKLAND', 2), at('Moe’s Books', 'SQ *MOES BOOKS BERKELEY CA', 1)],
  },
  {
    code: 'KID',
    perMonth: 2.4,
    monthly: 92,
    weekend: 1.3,
    spread: 0.4,
    seasons: { 8: 1.7 },
    merchants: [
      at('Mr. Mopps’ Toys', 'MR MOPPS TOY SHOP BERKELEY', 1, 0.8),
      at('Sunrise Swim School', 'SUNRISE SWIM SCHOOL OAKLAND', 1.4, 1.3),
      at('Oakland Little League', 'OAKLAND LITTLE LEAGUE INC', 0.4, 1.2),
    ],
  },
  {
    code: 'PET',
    perMonth: 1.8,
    monthly: 74,
    weekend: 1.4,
    spread: 0.25,
    merchants: [
      at('Pet Food Express', 'PET FOOD EXPRESS #22 OAKLAND', 3, 1),
      at('Chewy', 'CHEWY.COM 800-672-4399 FL', 1.4, 1.1),
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
      at('Alameda County Food Bank', 'ALAMEDA CO FOOD BANK DONATION', 1, 1),
      at('Paper Source', 'PAPER SOURCE #31 BERKELEY CA', 1, 0.7),
      at('Bird & Beckett Gifts', 'SQ *BIRD & BECKETT GIFTS', 1, 1.1),
    ],
  },
  {
    code: 'SVC',
    perMonth: 1.1,
    monthly: 42,
    weekend: 0.8,
    spread: 0.3,
    merchants: [
      at('Piedmont Cleaners', 'PIEDMONT CLEANERS OAKLAND CA', 3, 1),
      at('UPS Store', 'THE UPS STORE 3911', 1, 0.6),
    ],
  },
  {
    code: 'TVL',
    perMonth: 0.35,
    monthly: 90,
    weekend: 1,
    spread: 0.3,
    merchants: [
      at('Airbnb', 'AIRBNB * HM######## SAN FRANCISCO', 1, 1.1),
      at('Hipcamp', 'HIPCAMP INC SAN FRANCISCO CA', 1, 0.5),
    ],
  },
]
