import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { UNIT_SHAPES } from '../../engine/src/second-reader/text-units.ts'
import { wordPieces } from '../../engine/src/second-reader/word-pieces.ts'
import { programOf, readLabelled } from './examples.ts'
import { readInstructions, ruleProgramOf } from './rule-examples.ts'

/**
 * Writes what `train.py` needs: for every sentence its units as word pieces and the program to write.
 * node training/second-reader/export.ts TOKENIZER.json OUT FILE…
 */
const [tokenizer, out, ...files] = process.argv.slice(2) as [string, string, ...string[]]
const { vocab } = (JSON.parse(readFileSync(tokenizer, 'utf8')) as { model: { vocab: Record<string, number> } }).model
/** Words and their parts without digits; the rarest whole words are spelled with parts. */
const MOST_WORDS = 22_000
const pieces = Object.entries(vocab)
  .sort(([, a], [, b]) => a - b)
  .filter(
    ([piece, id]) =>
      /^##[a-z']+$/.test(piece) ||
      (/^[a-z]+$/.test(piece) && (id < MOST_WORDS || piece.length === 1)) ||
      /^[!-/:-@[-`{-~€£¥₹°·–—…“”]$/.test(piece),
  )
const names = ['[PAD]', '[UNK]', '[START]', '[NUMBER]', '[LINE]', ...pieces.map(([piece]) => piece)]
const ids = [0, 100, 101, -1, -2, ...pieces.map(([, id]) => id)]
const index = new Map(names.map((name, i) => [name, i]))

const examples = files.flatMap((file) => {
  const author = basename(file, '.json').replace('sentences.', '')
  const isRules = /^k\d+$/.test(author)
  const labelled = isRules
    ? readInstructions(file).map((one) => ({ id: one.id, read: () => ruleProgramOf(one) }))
    : readLabelled(file).map((one) => ({ id: one.id, read: () => programOf(one) }))
  return labelled.flatMap((sentence) => {
    try {
      const { units, steps } = sentence.read()
      return [
        {
          author: author.startsWith('set-') ? sentence.id.split('-')[0]! : author,
          id: sentence.id,
          task: isRules ? 'rules' : 'items',
          pieces: units.map((unit) => wordPieces(unit, index)),
          value: units.map(({ value }) => value ?? 0),
          shape: units.map(({ shape }) => UNIT_SHAPES.indexOf(shape)),
          steps,
        },
      ]
    } catch (error) {
      console.error(`${sentence.id}: ${(error as Error).message}`)
      return []
    }
  })
})
mkdirSync(out, { recursive: true })
writeFileSync(`${out}/vocabulary.json`, JSON.stringify({ names, ids }))
writeFileSync(`${out}/examples.json`, JSON.stringify(examples))
console.log(`${names.length} pieces, ${examples.length} sentences`)
