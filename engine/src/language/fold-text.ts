import { normalizeText } from './normalize-text.ts'

// Only removes accents from Latin and Greek letters: in й and ジ the mark is part of the letter.
const MARKS = /([a-z\u0370-\u03ffıßłøđðþæœħŋĸ])\p{M}+/gu
const STROKED: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ĸ: 'k',
}
const STROKED_LETTERS = /[ßłøđðþæœıħŋĸ]/g
const ASCII_ONLY = /^[\x20-\x7e]*$/

/** Lower case, no accents on Latin or Greek letters, one width, no ligatures. For comparing, never for display. */
export function foldText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase()
  const folded = normalizeText(text, 'NFKD').toLowerCase().replace(MARKS, '$1')
  return folded.replace(STROKED_LETTERS, (letter) => STROKED[letter] ?? letter).normalize('NFC')
}

/**
 * Folds character by character, so positions stay the same. A character whose folded form has a different length stays
 * unchanged.
 */
export function foldInPlace(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase()
  let folded = ''
  for (let i = 0; i < text.length; i++) folded += foldUnit(text.charAt(i))
  return folded
}

function foldUnit(unit: string): string {
  if (unit >= ' ' && unit <= '~') return unit.toLowerCase()
  const folded = unit.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.length === 1 ? folded : unit
}

/** Folded words with single spaces. Everything except letters, digits, #, %, $, €, £ and ¥ counts as a space. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}#$€£¥%]+/gu, ' ')
    .trim()
}

/**
 * Folds a merchant's name the way banks garble it: like `foldText`, but also without apostrophes, without accents in
 * any alphabet, and with one spelling for kana and for Arabic letters.
 */
export function foldName(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase().replace(/['`]/g, '')
  const bare = foldText(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return spellArabic(spellKana(bare)).replace(/['`´’‘ʼ]/g, '')
}

// The same Arabic word can be written with or without hamza, and with either of two letters at its end.
const ARABIC: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
  ی: 'ي',
}

function spellArabic(text: string): string {
  if (!/[\u0600-\u06ff]/.test(text)) return text
  return text.replace(/[\u0640\u064b-\u0652]/g, '').replace(/[أإآٱىةؤئکی]/g, (letter) => ARABIC[letter] ?? letter)
}

// Banks without umlauts spell them with two vowels or drop the dots.
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' }

/** The possible foldings of a name: plain, and with umlauts spelled out ("bäcker": "backer", "baecker"). */
export function getFoldedSpellings(text: string): string[] {
  const plain = foldName(text)
  const lower = normalizeText(text, 'NFC').toLowerCase()
  if (!/[äöüåøæ]/.test(lower)) return [plain]
  const spelled = foldName(lower.replace(/[äöüåøæ]/g, (char) => SPELLED_OUT[char] ?? char))
  return spelled === plain ? [plain] : [plain, spelled]
}

// Bank katakana has no small letters and writes the long vowel mark as a hyphen.
const SMALL_KANA: Record<string, string> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
}

function spellKana(text: string): string {
  if (!/[\u3041-\u30ff]/.test(text)) return text
  let spelled = ''
  for (const char of text.replace(/([\u30a1-\u30ff])[-‐−–]/g, '$1ー')) {
    const code = char.codePointAt(0) ?? 0
    // Brands use hiragana or katakana, so treat them as equal.
    const katakana = code >= 0x3041 && code <= 0x3096 ? String.fromCodePoint(code + 0x60) : char
    spelled += SMALL_KANA[katakana] ?? katakana
  }
  return spelled
}

/** Collapses whitespace, zero-width spaces and invisible direction marks to single spaces, and trims. */
export function collapseSpaces(text: string): string {
  return text.replace(/[\s\u00a0\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g, ' ').trim()
}

/** "openingBalance" as separate words. */
export function splitCamelCase(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, '$1 $2')
}
