import { type BankOperation, isOperationWord } from './bank-operations.ts'
import type { BrandMatch } from './brand-index.ts'
import { type Descriptor, type DescriptorWord, isLegalForm, isNoiseWord, readDescriptor } from './descriptor.ts'
import { compactText } from './fold-text.ts'
import { nameOf, nameOfWords } from './merchant-name.ts'

type Named = {
  readonly text: string
  readonly descriptor: Descriptor
  /** The brand the row is named after, if any. */
  readonly brand: BrandMatch | null
  readonly operation: BankOperation | null
}

/**
 * What a person would call the other side of a row: the brand's own name, the employer behind a payroll service, and
 * otherwise what is left of the text once the bank's words are gone. Never empty unless the text is.
 */
export function simpleNameOf({ text, descriptor, brand, operation }: Named): string {
  // A standing order for the rent is called what it is for; the words behind it describe the flat.
  if (!brand && operation?.code === 'HOU' && descriptor.carrier === 'standing-order')
    return operation.told.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  const employer = operation?.code === 'INC' ? employerOf(text, descriptor, brand) : ''
  if (employer !== '') return employer
  if (brand) return brandName(brand, descriptor.wide)
  if (operation && ['INC', 'HOU', 'LOA', 'GIV', 'INV'].includes(operation.code)) {
    const named = nameOfWords(descriptor.words.filter(isOfTheName))
    if (named !== '') return named
  }
  return nameOf(descriptor) || text.trim().replace(/\s+/g, ' ')
}

function isOfTheName(word: DescriptorWord): boolean {
  return !isOperationWord(word.folded) && !isNoiseWord(word.folded)
}

/** Services that pay wages for others: the name behind theirs is whose wages they are. */
const PAYROLL =
  /^(?:adp|gusto|paychex|ceridian|dayforce|intuit|rippling|paylocity|paycom|justworks|deel|remote|workday)/

function employerOf(text: string, descriptor: Descriptor, brand: BrandMatch | null): string {
  const after = /\bco: ?(.+)$/i.exec(text)?.[1]
  if (after) return nameOfWords(readDescriptor(after).words.filter(isOfTheName))
  if (!brand || !PAYROLL.test(brand.key)) return ''
  const rest = descriptor.words.slice(brand.to).filter(isOfTheName)
  return rest.some((word) => word.folded.length >= 3) ? nameOfWords(rest) : ''
}

// What a chain adds to its name when it introduces itself, and nobody says.
const UNSAID = new Set(
  'theatre theatres theater theaters cinema cinemas card rewards beauty bakery backerei baeckerei services classes taxi animal hospital wireless stores supermarket supermarkets restaurants cts schweiz canada nz uk usa deutschland'.split(
    ' ',
  ),
)
// What makes a branch or a line of business of the chain when it stands right behind the name.
const SAID = new Set('coffee mobile fitness city maxi express'.split(' '))

/** The brand's own name, with what the text says of it and without what nobody says. */
function brandName(brand: BrandMatch, words: readonly DescriptorWord[]): string {
  const { name } = brand.brand
  // A name in kana is for texts in kana; a text in Latin letters names it as its reader would.
  if (CJK.test(name) && !CJK.test(brand.key)) return nameOfWords(words.slice(brand.from, brand.to))
  const own = name.split(' ')
  const folded = own.map((word) => compactText(word))
  const written = new Set(words.map((word) => word.folded))
  const matched = words.slice(brand.from, brand.to)
  if (matched.every((word) => folded.includes(word.folded) || isNoiseWord(word.folded))) {
    const said = own.filter((_, i) => {
      const word = folded[i] ?? ''
      return i === 0
        ? !UNSAID.has(word) || written.has(word)
        : !isLegalForm(word) && (written.has(word) || !UNSAID.has(word))
    })
    if (said.length > 0 && said.length < own.length) return said.join(' ')
  }
  const line = words.slice(brand.from + 1, brand.to + 1).find((word) => SAID.has(word.folded))
  return line && !brand.partial && !folded.includes(line.folded) ? `${name} ${nameOfWords([line])}` : name
}

const CJK = /[\u3040-\u9fff]/
