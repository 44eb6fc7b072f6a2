/** The limit for custom instructions, in characters as users count them. */
export const INSTRUCTIONS_LIMIT = 1000

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The length as people count it: an emoji with its skin tone or an accented letter is one character. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}
