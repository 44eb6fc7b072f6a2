/** The most that a user may write in their custom instructions, as they count it. */
export const INSTRUCTIONS_LIMIT = 1000

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The length of a text as a person counts it: an emoji with its skin tone or a letter with its accent is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}
