import { hasCue, matches } from './cues.ts'
import { PETS, VARIABLE } from './kinds-of-cost.ts'
import type { Item } from './reading-state.ts'

type Draft = { -readonly [Key in keyof Item]: Item[Key] }

/** The items with what they imply about each other: a period shared in a list, or whose food it is. */
export function readTogether(items: readonly Item[]): Item[] {
  const drafts = items.map((item): Draft => ({ ...item }))
  shareTrailingPeriods(drafts)
  readGasBesideElectricity(drafts)
  readFoodOfPets(drafts)
  return drafts
}

// "120 on groceries and 40 on gas a week": spending in one list shares the period at its end.
function shareTrailingPeriods(works: Draft[]): void {
  for (let i = works.length - 1; i > 0; i--) {
    const [work, before] = [works[i]!, works[i - 1]!]
    const [piece, earlier] = [work.pieces[0]!, before.pieces[0]!]
    const paced = work.pieces.find((one) => one.frequencies.length > 0)
    const isBare = before.pieces.every((one) => one.frequencies.length + one.dates.length === 0 && !one.instalments)
    const isOneBreath =
      piece.clause.sentence === earlier.clause.sentence &&
      ['and', 'comma'].includes(piece.clause.before) &&
      !hasCue('verb', piece.folded)
    const isMoneyFirst = [piece, earlier].every((one) =>
      one.phrases.some((phrase) => phrase.start > one.moneyAt && one.moneyAt >= 0),
    )
    const isVariable = VARIABLE.has(work.code ?? '') && VARIABLE.has(before.code ?? '')
    if (
      isBare &&
      isOneBreath &&
      isMoneyFirst &&
      isVariable &&
      paced !== undefined &&
      work.direction === before.direction
    ) {
      before.pieces = [
        ...before.pieces,
        { ...paced, money: null, phrases: [], share: null, ways: null, count: null, rest: '' },
      ]
    }
  }
}

// "Electric 90, gas 45, water 30": this gas isn't for the car.
function readGasBesideElectricity(works: Draft[]): void {
  works.forEach((work, i) => {
    const isGas =
      work.code === 'GAS' &&
      work.names.length === 1 &&
      /^gas$/i.test(work.names[0]!) &&
      !/car|drive|pump|station|fill|commut|tank/.test(work.pieces[0]!.folded)
    const isWeekly = work.pieces.some((piece) =>
      piece.frequencies.some((frequency) => frequency.unit === 'week' || frequency.unit === 'day'),
    )
    const beside = [works[i - 1], works[i + 1]].some(
      (other) => other?.code === 'UTI' && other.pieces[0]!.clause.sentence === work.pieces[0]!.clause.sentence,
    )
    if (isGas && !isWeekly && beside) work.code = 'UTI'
  })
}

// "cat insurance 28 and food 60": the cat was just mentioned, so it's cat food.
function readFoodOfPets(works: Draft[]): void {
  works.forEach((work, i) => {
    const before = works[i - 1]
    const isFood = work.names.length === 1 && /^(?:food|toys|treats|futter|comida|nourriture)$/i.test(work.names[0]!)
    const isBeside = before?.pieces[0]?.clause.sentence === work.pieces[0]?.clause.sentence
    if (isFood && isBeside && before && matches(PETS, before.pieces[0]!.folded)) work.code = 'PET'
  })
}
