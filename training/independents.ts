import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'
import type { Random } from '../engine/src/core/random.ts'
import { type Example, filterWords, hashText, makeBareName, type NameWords } from './examples.ts'
import { MISLEADING, SIGNS } from './independent-signs.ts'
import { addNoise } from './statement-noise.ts'

/** Learned from, fitted to, or only measured. No sign and no word of a name in Latin letters is in two parts. */
export type Part = 'train' | 'calibration' | 'test'

// Roughly how often a household's rows at independents fall into each type of business.
const BUSINESS_SHARES: Partial<Record<CategoryCode, number>> = {
  DIN: 38,
  BAR: 7,
  GRO: 9,
  SHO: 7,
  CLO: 4,
  ELE: 2,
  HOM: 5,
  HEA: 7,
  FIT: 3,
  PER: 6,
  ENT: 4,
  EDU: 3,
  KID: 2,
  PET: 2,
  GIV: 1,
  CAR: 5,
  GAS: 2,
  TRA: 2,
  TVL: 4,
  SVC: 5,
  HOU: 1,
  INS: 1,
}
const MISLEADING_SHARE = 0.07

/** Of ten signs or words, one is kept for the test and two for calibration. */
function getPart(text: string): Part {
  const tenth = hashText(`part ${text}`) % 10
  return tenth === 0 ? 'test' : tenth <= 2 ? 'calibration' : 'train'
}

/** Brands: nine in ten are learned from; one in three of the others is only measured. */
export function getBrandPart(name: string): Part {
  if (hashText(name) % 10 !== 0) return 'train'
  return hashText(`part ${name}`) % 3 === 0 ? 'test' : 'calibration'
}

/** Rows at independents whose sign names their type of business, or seems to: by region and type. */
export function makeIndependentExamples(count: number, random: Random, part: Part): Example[] {
  const businesses = getWeightedBusinesses()
  const regions = SIGNS.map(({ countries, signs }) => ({ countries, signs: getSigns(signs, part) }))
  const misleading = getSigns(MISLEADING, part)
  const words = filterWords((word) => getPart(word) === part)
  const made: Example[] = []
  while (made.length < count) {
    const code = random.pick(businesses)
    // English signs are the most common on imported statements.
    const region = random.next() < 0.4 ? regions[0]! : random.pick(regions)
    const isMisleading = region === regions[0] && random.next() < MISLEADING_SHARE * 2.5
    const signs = (isMisleading ? misleading : region.signs).get(code)
    if (!signs || signs.length === 0) continue
    const sign = random.pick(signs)
    const name = sign.replace('{}', makeOwnPart(sign, random, words))
    made.push({
      text: addNoise(name, code, random),
      code,
      group: name,
      kind: isMisleading ? 'misleading' : 'independent',
      country: random.pick(region.countries),
    })
  }
  return made
}

const HANGUL = /[\uac00-\ud7af]/
const KANA = /[\u3040-\u9fff]/
const KOREAN_NAMES =
  '행복 서울 우리 청춘 바다 하늘 새마을 명동 강남 참 큰손 옛날 미소 해피 부산 전주 엄마손 대박 온누리 사랑'.split(' ')
const JAPANESE_NAMES = '山田 さくら 花 丸 富士 みどり 田中 すずき 青空 まつもと 太陽 ひまわり 一番 福'.split(' ')

function makeOwnPart(sign: string, random: Random, words: NameWords): string {
  if (HANGUL.test(sign)) return random.pick(KOREAN_NAMES)
  if (KANA.test(sign)) return random.pick(JAPANESE_NAMES)
  return makeBareName(random, words)
}

function getSigns(signs: Partial<Record<CategoryCode, string>>, part: Part): Map<CategoryCode, string[]> {
  return new Map(
    (Object.entries(signs) as [CategoryCode, string][]).map(([code, list]) => [
      code,
      list.split('|').filter((sign) => getPart(sign) === part),
    ]),
  )
}

function getWeightedBusinesses(): CategoryCode[] {
  return (Object.entries(BUSINESS_SHARES) as [CategoryCode, number][]).flatMap(([code, share]) =>
    Array.from({ length: share }, () => code),
  )
}
