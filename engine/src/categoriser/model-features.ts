import type { Descriptor } from './descriptor.ts'

/** How many buckets features are hashed into. */
export const FEATURE_BUCKETS = 1 << 16

const CJK = /[\u3040-\u9fff]/

/**
 * The buckets of a descriptor's features: its words, pairs of neighbors, first and last word, the processor and how the
 * money moved, and the letter groups of each word, so that unknown words still say something. Training and inference
 * share this function: if you change it, retrain the model.
 */
export function getFeatures(
  descriptor: Pick<Descriptor, 'words' | 'processor' | 'method'>,
  { letters = true } = {},
): number[] {
  const found: number[] = [hashToBucket('bias')]
  if (descriptor.processor) found.push(hashToBucket(`p=${descriptor.processor}`))
  if (descriptor.method) found.push(hashToBucket(`c=${descriptor.method}`))
  const words = descriptor.words
    .map((word) => word.folded)
    .filter((word) => word !== '')
    .slice(0, 8)
  found.push(hashToBucket(`n=${words.length}`))
  for (const [i, word] of words.entries()) {
    found.push(hashToBucket(`w=${word}`))
    if (i === 0) found.push(hashToBucket(`f=${word}`))
    if (i === words.length - 1) found.push(hashToBucket(`l=${word}`))
    if (i > 0) found.push(hashToBucket(`b=${words[i - 1]} ${word}`))
    if (letters) addLetterGroups(found, word)
  }
  return found
}

function addLetterGroups(found: number[], word: string): void {
  const isCjk = CJK.test(word)
  const marked = `<${word.slice(0, 24)}>`
  for (let size = isCjk ? 2 : 3; size <= (isCjk ? 4 : 6); size++) {
    for (let from = 0; from + size <= marked.length; from++) found.push(hashPart(marked, from, size))
  }
}

// FNV-1a: short, fast, and the same everywhere.
function hashToBucket(text: string): number {
  return hashPart(text, 0, text.length)
}

function hashPart(text: string, from: number, size: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < from + size; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  return (hash >>> 0) & (FEATURE_BUCKETS - 1)
}
