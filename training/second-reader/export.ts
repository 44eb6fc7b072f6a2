import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { splitTextUnits, UNIT_SHAPES } from '../../engine/src/second-reader/text-units.ts'
import { splitWordPieces } from '../../engine/src/second-reader/word-pieces.ts'
import { type LabeledSentence, makeProgram, readLabeled } from './examples.ts'
import { findMentions } from './instruction-words.ts'
import { makePasteProgram, readPastes } from './paste-examples.ts'
import { makePlainInstructions } from './plain-instructions.ts'
import { makePlainSentences, type Thing } from './plain-sentences.ts'
import { type LabeledInstruction, makeRuleProgram, readInstructions } from './rule-examples.ts'

/**
 * Writes what `train.py` needs: for every text its units as word pieces and the program to write.
 * node training/second-reader/export.ts TOKENIZER.json OUT FILE…
 */
const [tokenizer, out, ...inputs] = process.argv.slice(2) as [string, string, ...string[]]
const { vocab } = (JSON.parse(readFileSync(tokenizer, 'utf8')) as { model: { vocab: Record<string, number> } }).model
/** The vocabulary has no digits. Whole words beyond this rank are spelled with parts of words. */
const MAX_WORDS = 22_000
const pieces = Object.entries(vocab)
  .sort(([, a], [, b]) => a - b)
  .filter(
    ([piece, id]) =>
      /^##[a-z']+$/.test(piece) ||
      (/^[a-z]+$/.test(piece) && (id < MAX_WORDS || piece.length === 1)) ||
      /^[!-/:-@[-`{-~€£¥₹°·–—…“”]$/.test(piece),
  )
const names = ['[PAD]', '[UNK]', '[START]', '[NUMBER]', '[LINE]', ...pieces.map(([piece]) => piece)]
const ids = [0, 100, 101, -1, -2, ...pieces.map(([, id]) => id)]
const index = new Map(names.map((name, i) => [name, i]))

const PLAIN = 12_000
/** Texts from generators, not written by hand. */
const isGenerated = (file: string) => /^[js]\d+\.json$/.test(basename(file))
/** Lists of things that people budget for, with their categories. */
const isThings = (file: string) => /^L\d+\.json$/.test(basename(file))
const isPasteFile = (file: string) => /^g[-\w]+\.json$/.test(basename(file))
const isInstructions = (file: string) => /^(?:[jk]\d+|set-rules-\w+)\.json$/.test(basename(file))
const files = inputs.filter((file) => !isThings(file))
const byHand = files.filter((file) => !isGenerated(file) && !isPasteFile(file))
const allRules = byHand.filter(isInstructions).flatMap((file) => readInstructions(file).flatMap(({ rules }) => rules))
const shops = [...new Set(allRules.flatMap(({ when }) => when.text ?? []))].filter(
  (name) => name.length > 2 && !/[",.;:\n]/.test(name) && name.split(' ').length < 4,
)

const listed = inputs.filter(isThings).flatMap((file): Thing[] => {
  const triples = JSON.parse(readFileSync(file, 'utf8')) as [string, string, Thing['direction']][]
  return triples.map(([name, category, direction]) => ({ name, category, direction }))
})
const things = byHand
  .filter((file) => !isInstructions(file))
  .flatMap(readLabeled)
  .flatMap(({ text, items, expected }) =>
    (items ?? expected ?? []).flatMap(({ name, category, direction }): Thing[] => {
      const isIn = name.length > 2 && !/\d/.test(name) && text.toLowerCase().includes(name.toLowerCase())
      return isIn ? [{ name: name.toLowerCase(), category, direction }] : []
    }),
  )
const toItems = (one: LabeledSentence) => ({ id: one.id, read: () => makeProgram(one) })
const toRules = (one: LabeledInstruction) => ({ id: one.id, read: () => makeRuleProgram(one) })
const toPayments = (one: ReturnType<typeof readPastes>[number]) => ({ id: one.id, read: () => makePasteProgram(one) })
const sources = [
  ...files.map((file) => ({
    author: basename(file, '.json').replace('sentences.', '').replace('set-rules-', 'set-'),
    ...(isPasteFile(file)
      ? { task: 'paste', labeled: readPastes(file).map(toPayments) }
      : isInstructions(file)
        ? { task: 'rules', labeled: readInstructions(file).map(toRules) }
        : { task: 'items', labeled: readLabeled(file).map(toItems) }),
  })),
  { author: 'plain', task: 'rules', labeled: makePlainInstructions(shops, PLAIN).map(toRules) },
  { author: 'plain', task: 'items', labeled: makePlainSentences([...things, ...listed], PLAIN).map(toItems) },
]

const examples = sources.flatMap(({ author, task, labeled }) => {
  return labeled.flatMap((sentence) => {
    try {
      const { units, steps } = sentence.read()
      return [
        {
          author,
          id: sentence.id ?? '',
          task,
          pieces: units.map((unit) => splitWordPieces(unit, index)),
          value: units.map(({ value }) => value ?? 0),
          shape: units.map(({ shape }) => UNIT_SHAPES.indexOf(shape)),
          steps,
          ...(task === 'rules' ? { mentions: findMentions(units, steps) } : {}),
          // Their authors gave only part of each name.
          ...(task === 'paste' && author.startsWith('gr-') ? { nameless: true } : {}),
        },
      ]
    } catch (error) {
      console.error(`${sentence.id}: ${(error as Error).message}`)
      return []
    }
  })
})
const thingNames = listed.map(({ name, category, direction }) => {
  const units = splitTextUnits(name)
  return {
    category,
    direction,
    pieces: units.map((unit) => splitWordPieces(unit, index)),
    shape: units.map(({ shape }) => UNIT_SHAPES.indexOf(shape)),
  }
})
mkdirSync(out, { recursive: true })
writeFileSync(`${out}/things.json`, JSON.stringify(thingNames))
writeFileSync(`${out}/vocabulary.json`, JSON.stringify({ names, ids }))
writeFileSync(`${out}/examples.json`, JSON.stringify(examples))
console.log(`${names.length} pieces, ${examples.length} texts`)
