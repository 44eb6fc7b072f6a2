import { matches } from './cues.ts'
import { PETS } from './kinds-of-cost.ts'
import type { Item } from './reading-state.ts'

type Draft = { -readonly [Key in keyof Item]: Item[Key] }

/** The items with what they imply about each other: which gas it is, or whose food. */
export function readTogether(items: readonly Item[]): Item[] {
  const drafts = items.map((item): Draft => ({ ...item }))
  readGasBesideElectricity(drafts)
  readFoodOfPets(drafts)
  return drafts
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
