// Only off Latin and Greek letters: in й and ジ the mark is part of the letter.
const MARKS = /([a-z\u0370-\u03ffıßłøđðþæœ])\p{M}+/gu
const SINGLE: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' }
const SINGLES = /[ßłøđðþæœı]/g
const ASCII_ONLY = /^[\x20-\x7e]*$/

/** Lower case, accents off, width and ligatures evened out: what remains is compared, never shown. */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase()
  const folded = text.normalize('NFKD').toLowerCase().replace(MARKS, '$1')
  return folded.replace(SINGLES, (letter) => SINGLE[letter] ?? letter).normalize('NFC')
}

/** Folded words with single spaces between them; everything that is no letter or digit counts as a space. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}#$€£¥%]+/gu, ' ')
    .trim()
}

/** White space of every kind as single plain spaces, none at the ends. */
export function evenSpaces(text: string): string {
  return text.replace(/[\s\u00a0\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g, ' ').trim()
}

/** "openingBalance" as the words it is made of. */
export function splitCamelCase(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2')
}
