const WORDS = 8192
const SHAPES = 2048
const GRAMS = 8192
const MAX_GRAMS = 10

/** The rows of a word in the network's tables: for the word itself, its shape and its groups of three letters. */
export function getNumbers(text: string): { word: number; shape: number; grams: number[] } {
  const folded = ['^', ...[...text.toLowerCase()].map((c) => (/\p{Nd}/u.test(c) ? '0' : c)).slice(0, 24), '$']
  const grams = folded.slice(2).map((_, at) => 1 + (hash(folded.slice(at, at + 3).join('')) % (GRAMS - 1)))
  return {
    word: 1 + (hash(folded.join('')) % (WORDS - 1)),
    shape: hash(getShape(text)) % SHAPES,
    grams: grams.slice(0, MAX_GRAMS),
  }
}

/** "Tesco-12" becomes "Aaa-00": runs are shortened. */
function getShape(text: string): string {
  let shape = ''
  let [last, run] = ['', 0]
  for (const c of [...text].slice(0, 40)) {
    const kind = getKind(c)
    run = kind === last ? run + 1 : 1
    last = kind
    if (run <= (kind === '0' ? 4 : 2)) shape += kind
  }
  return shape
}

function getKind(c: string): string {
  if (/\p{Nd}/u.test(c)) return '0'
  if (c.toLowerCase() !== c) return 'A'
  if (c.toUpperCase() !== c) return 'a'
  return /\p{L}/u.test(c) ? 'x' : c
}

/** FNV-1a over code points. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const c of text) value = Math.imul(value ^ c.codePointAt(0)!, 0x01000193) >>> 0
  return value
}
