import { writeFileSync } from 'node:fs'
import { readDescriptor } from '../engine/src/categoriser/descriptor.ts'
import { buildKeywordIndex, type WordReliability } from '../engine/src/categoriser/keywords.ts'
import { isAcceptable } from './close-calls.ts'
import { findMainBusinesses, type NsiBrand, readNsiBrands } from './distill-brands.ts'
import { getBrandPart } from './independents.ts'

const OUT_FILE = new URL('../engine/src/categoriser/model/word-reliability.generated.json', import.meta.url)

// A word seen less often than this keeps the weight from its list.
const MIN_COUNT = 4
const PRIOR = 6
const MIN_WEIGHT = 0.3
const MAX_WEIGHT = 1

/**
 * How far each word of the lists can be trusted, counted on names that weren't made from the lists: the share of names
 * with the word that belong to its listed category. A word that is right as often as the average keeps its weight; one
 * that is right half the time hardly counts.
 */
export function measureWordReliability(brands: readonly Pick<NsiBrand, 'name' | 'code'>[]): WordReliability {
  const index = buildKeywordIndex('', {})
  const counts = new Map<string, { right: number; seen: number }>()
  const total = { right: 0, seen: 0 }
  const unique = new Map(brands.map((brand) => [`${brand.name} ${brand.code}`, brand]))
  for (const { name, code } of unique.values()) {
    const words = readDescriptor(name).words.map((word) => word.folded)
    for (const { word, codes } of index.findWords(words)) {
      for (const suggested of codes) {
        const count = counts.get(`${word} ${suggested}`) ?? { right: 0, seen: 0 }
        counts.set(`${word} ${suggested}`, count)
        const right = Number(isAcceptable(suggested, code))
        count.right += right
        count.seen += 1
        total.right += right
        total.seen += 1
      }
    }
  }
  const usual = total.right / Math.max(total.seen, 1)
  const factors = [...counts].flatMap(([key, { right, seen }]) => {
    if (seen < MIN_COUNT) return []
    const share = (right + PRIOR * usual) / (seen + PRIOR)
    const factor = Math.max(MIN_WEIGHT, Math.min(MAX_WEIGHT, toLogOdds(share) / toLogOdds(usual)))
    return Math.abs(factor - 1) < 0.05 ? [] : [[key, Math.round(factor * 100) / 100] as const]
  })
  return Object.fromEntries(factors.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function toLogOdds(share: number): number {
  return Math.log(share / (1 - Math.min(share, 0.999)))
}

/** Brands to learn from: not the held-out ones, and no operators. */
export function getLearnedBrands(): NsiBrand[] {
  return findMainBusinesses([], readNsiBrands()).filter(
    ({ name, isOperator }) => !isOperator && getBrandPart(name) === 'train',
  )
}

export function writeReliability(reliability: WordReliability): number {
  const text = `${JSON.stringify(reliability)}\n`
  writeFileSync(OUT_FILE, text)
  return text.length
}

if (import.meta.main) {
  const reliability = measureWordReliability(getLearnedBrands())
  console.log(`${Object.keys(reliability).length} words, ${writeReliability(reliability)} bytes`)
}
