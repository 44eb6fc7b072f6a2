import { addDays, type PlainDate, plainDate } from '../core/plain-date.ts'
import { convertMinor } from '../exchange-rates/convert.ts'
import { getShippedRates } from '../exchange-rates/shipped-rates.ts'
import { CARD, CHECKING, type DemoTransaction, makeTransaction, type Story, WISE } from './demo-values.ts'

/** Twelve days of July in Europe and Christmas with family in Toronto, the first and last day of each. */
const AWAY = [
  ['07-05', '07-16'],
  ['12-22', '12-28'],
] as const

const CITIES = [
  {
    city: 'LISBOA',
    hotel: 'Casa do Miradouro',
    airline: 'TAP Air Portugal',
    food: ['Taberna da Rua', 'Pastelaria Alfama', 'Marisqueira do Cais'],
  },
  {
    city: 'ROMA',
    hotel: 'Pensione Trastevere',
    airline: 'ITA Airways',
    food: ['Trattoria da Nino', 'Forno Campo', 'Gelateria del Ponte'],
  },
  {
    city: 'BARCELONA',
    hotel: 'Hostal Gràcia',
    airline: 'Iberia',
    food: ['Bar del Mercat', 'Can Paella', 'Forn de Sant Pere'],
  },
] as const

/** What the household moves to its euro balance before the summer trip, in US cents. */
const EURO_MONEY = 240_000

export function isAway(day: PlainDate): boolean {
  const date = day.slice(5)
  return AWAY.some(([from, to]) => date >= from && date <= to)
}

/** Flights in US dollars, other costs in euros and Canadian dollars, and the US dollars exchanged for euros. */
export function generateTrips(story: Story): DemoTransaction[] {
  const years = [...new Set(story.months.map((month) => month.slice(0, 4)))]
  return years.flatMap((year) => [...generateSummerTrip(year, story), ...generateChristmasTrip(year, story)])
}

function generateSummerTrip(year: string, { createRandomFor }: Story): DemoTransaction[] {
  const random = createRandomFor(`summer ${year}`)
  const { city, hotel, airline, food } = CITIES[Number(year) % CITIES.length]!
  const makeDate = (date: string) => plainDate(`${year}-${date}`)
  const flight = -random.int(162_000, 189_000)
  const converted = convertMinor(EURO_MONEY - 1_180, 'USD', 'EUR', makeDate('06-20'), getShippedRates())!.minor
  const transferKey = `euro money ${year}`
  const euros = { currency: 'EUR', confidence: 0.94 }
  const meals = Array.from({ length: 20 }, (_, i) => {
    const place = random.pick(food)
    const day = addDays(makeDate('07-05'), Math.floor((i * 12) / 20))
    const minor = -Math.round((i % 3 === 0 ? 1_150 : 3_400) * Math.exp(random.normal() * 0.3))
    const name = `${place.toUpperCase()} ${city}`
    return makeTransaction({ day, source: WISE, name, simpleName: place, code: 'DIN', minor }, euros)
  })
  const tickets = Array.from({ length: 5 }, (_, i) => {
    const day = addDays(makeDate('07-06'), i * 2)
    const minor = -random.int(1_800, 4_900)
    return makeTransaction(
      { day, source: WISE, name: `MUSEU BILHETES ${city} EUR`, simpleName: 'Museum tickets', code: 'ENT', minor },
      euros,
    )
  })
  return [
    makeTransaction({
      day: makeDate('04-10'),
      source: CARD,
      name: `${airline.toUpperCase()} 0${random.int(100, 999)}2 FLIGHT SFO`,
      simpleName: airline,
      code: 'TVL',
      minor: flight,
    }),
    makeTransaction(
      {
        day: makeDate('06-20'),
        source: CHECKING,
        name: 'WISE US INC TRNWISE TRANSFER TO EUR BALANCE',
        simpleName: 'Transfer to Wise',
        code: 'TRF',
        minor: -EURO_MONEY,
      },
      { transferKey },
    ),
    makeTransaction(
      {
        day: makeDate('06-21'),
        source: WISE,
        name: 'CONVERTED 2,400.00 USD TO EUR TRANSFER',
        simpleName: 'Transfer from checking',
        code: 'TRF',
        minor: converted,
      },
      { transferKey, currency: 'EUR' },
    ),
    makeTransaction(
      {
        day: makeDate('07-08'),
        source: WISE,
        name: `${hotel.toUpperCase()} ${city}`,
        simpleName: hotel,
        code: 'TVL',
        minor: -random.int(98_000, 112_000),
      },
      euros,
    ),
    ...meals,
    ...tickets,
    makeTransaction(
      {
        day: makeDate('07-15'),
        source: WISE,
        name: `TAXI AEROPORTO ${city}`,
        simpleName: 'Airport taxi',
        code: 'TRA',
        minor: -random.int(2_400, 3_900),
      },
      euros,
    ),
  ]
}

function generateChristmasTrip(year: string, { createRandomFor }: Story): DemoTransaction[] {
  const random = createRandomFor(`christmas ${year}`)
  const makeDate = (date: string) => plainDate(`${year}-${date}`)
  const canadian = { currency: 'CAD', confidence: 0.95 }
  const makeSpending = (
    date: string,
    name: string,
    simpleName: string,
    code: 'DIN' | 'GRO' | 'ENT' | 'TRA' | 'GIV',
    minor: number,
  ) => makeTransaction({ day: makeDate(date), source: WISE, name, simpleName, code, minor: -minor }, canadian)
  return [
    makeTransaction({
      day: makeDate('10-12'),
      source: CARD,
      name: `AIR CANADA 014${random.int(1000000, 9999999)} SFO YYZ`,
      simpleName: 'Air Canada',
      code: 'TVL',
      minor: -random.int(64_000, 73_000),
    }),
    makeSpending('12-22', 'UP EXPRESS PEARSON TORONTO ON', 'UP Express', 'TRA', 2_470),
    makeSpending('12-23', 'LOBLAWS 1029 TORONTO ON', 'Loblaws', 'GRO', random.int(14_000, 21_000)),
    makeSpending('12-23', 'TIM HORTONS #2281 TORONTO ON', 'Tim Hortons', 'DIN', random.int(1_100, 2_200)),
    makeSpending('12-24', 'INDIGO BOOKS 772 TORONTO ON', 'Indigo', 'GIV', random.int(8_000, 13_000)),
    makeSpending('12-26', 'ROYAL ONTARIO MUSEUM', 'Royal Ontario Museum', 'ENT', 6_900),
    makeSpending('12-27', 'PAI NORTHERN THAI TORONTO ON', 'Pai', 'DIN', random.int(11_000, 15_500)),
    makeSpending('12-28', 'TIM HORTONS #0417 MISSISSAUGA', 'Tim Hortons', 'DIN', random.int(900, 1_800)),
  ]
}
