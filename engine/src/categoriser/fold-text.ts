const SPECIAL: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ĸ: 'k',
}

// Banks without small letters write umlauts as two vowels; which of the two spellings comes is not known beforehand.
const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', æ: 'ae' }

/**
 * Lower case without accents, full-width forms made plain, half-width kana made whole, apostrophes gone.
 * Everything that is not a letter or digit stays: use `tokensOf` to split.
 */
export function foldText(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase().replace(/['`]/g, '')
  const wide = text.normalize('NFKC').toLowerCase()
  let folded = ''
  for (const char of wide) folded += SPECIAL[char] ?? char
  folded = folded
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return spellKana(folded).replace(/['`´’‘ʼ]/g, '')
}

/** The words of a text, folded; Japanese and Chinese runs stay whole. */
export function tokensOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The text with nothing but folded letters and digits: "Trader Joe's" and "TRADER JOE S" are the same. */
export function compactText(text: string): string {
  if (isPlainAscii(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '')
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The ways a name may be folded: as it is, and with umlauts spelled out ("bäcker": "backer", "baecker"). */
export function foldedSpellings(text: string): string[] {
  const plain = foldText(text)
  const lower = text.normalize('NFC').toLowerCase()
  if (!/[äöüåøæ]/.test(lower)) return [plain]
  const spelled = foldText(lower.replace(/[äöüåøæ]/g, (char) => SPELLED_OUT[char] ?? char))
  return spelled === plain ? [plain] : [plain, spelled]
}

function isPlainAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

// Bank katakana has no small letters and writes the long mark as a hyphen: fold both sides to that spelling.
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
    // Hiragana and katakana are one: brands write themselves in either.
    const katakana = code >= 0x3041 && code <= 0x3096 ? String.fromCodePoint(code + 0x60) : char
    spelled += SMALL_KANA[katakana] ?? katakana
  }
  return spelled
}
