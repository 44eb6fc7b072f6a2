// npm run eval -- --data DIR [--provider]: measures the data in DIR, one line per file; without DIR, our own rows.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCategoriser } from '@evenkeel/engine/categoriser/categorise.ts'
import { DEFAULT_CATEGORIES } from '@evenkeel/engine/categoriser/default-categories.ts'
import { createAiProvider } from '@evenkeel/server/ai/configured-provider.ts'
import { readConfig } from '@evenkeel/server/platform/config.ts'
import { loadSecondReader } from '@evenkeel/server/platform/second-reader/second-reader.ts'
import { evaluateCategoriser } from './categoriser.ts'
import { evaluateDocuments } from './documents.ts'
import { evaluateInstructions } from './instructions.ts'
import { describeReplays } from './learning-replay.ts'
import { evaluateOwnRows } from './own-rows.ts'
import { evaluatePastes } from './pastes.ts'
import { evaluatePerformance } from './performance.ts'
import { evaluateSentences } from './sentences.ts'
import { evaluateStatementFiles } from './statement-files.ts'
import { type Comparison, compareInstructions, compareWithProvider } from './with-provider.ts'

const readAgain = loadSecondReader()

/** Measures every file in the folder that an evaluation can read; false if there are none. */
export async function evaluateFolder(folder: string): Promise<boolean> {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const findFiles = (start: string) => files.filter((name) => name.startsWith(start) && name.endsWith('.json'))
  let hasMeasured = false
  if (files.includes('files') && files.includes('expected')) {
    hasMeasured = true
    const r = await evaluateStatementFiles(folder)
    print('statement files', [
      `${r.exact} of ${r.files} files exact (${formatPercent(r.exact, r.files)})`,
      `${r.rowsFound} of ${r.rows} rows`,
      `${r.rowsExtra} extra`,
      `names ${formatPercent(r.namesRight, r.rowsFound)}`,
    ])
  }
  if (files.includes('expected.json')) {
    hasMeasured = true
    const { product, pdf } = await evaluateDocuments(folder)
    for (const [kind, r] of Object.entries({ 'product files': product, 'PDF statements': pdf })) {
      print(kind, [
        `${r.exact} of ${r.files} exact (${formatPercent(r.exact, r.files)})`,
        `${r.whole} with every field`,
        `${r.rowsRight} of ${r.rows} rows (${formatPercent(r.rowsRight, r.rows)})`,
        `${r.rowsExtra} extra rows`,
        `${r.silent} wrong and silent`,
      ])
    }
  }
  if (findFiles('transactions').length + findFiles('merchants').length > 0) {
    hasMeasured = true
    await evaluateCategoriser(folder)
    console.log(describeReplays())
  }
  for (const file of findFiles('sentences')) {
    hasMeasured = true
    const r = await evaluateSentences(join(folder, file), categorizePhrase, (text) =>
      readAgain({ kind: 'items', text }),
    )
    print(file, [
      `${r.itemsRight} of ${r.items} items (${formatPercent(r.itemsRight, r.items)})`,
      `names ${formatPercent(r.itemsNamed, r.itemsRight)}`,
      `${r.sentencesWhole} of ${r.sentences} sentences whole`,
      `${r.extraItems} extra items`,
      `${r.sentences - r.sentencesWhole - r.sentencesSilent} wrong but asked, ${r.sentencesSilent} wrong and silent (${formatPercent(r.sentencesSilent, r.sentences)}), ${r.sentencesAskedNeedlessly} asked needlessly`,
    ])
  }
  for (const file of findFiles('instructions')) {
    hasMeasured = true
    const r = await evaluateInstructions(join(folder, file), (text) => readAgain({ kind: 'rules', text }))
    print(file, [
      `${r.right} of ${r.cases} cases (${formatPercent(r.right, r.cases)})`,
      `${r.textsWhole} of ${r.texts} texts whole`,
      `${r.textsWrongAsked} wrong but asked, ${r.textsSilent} wrong and silent (${formatPercent(r.textsSilent, r.texts)}), ${r.textsAskedNeedlessly} asked needlessly`,
    ])
  }
  for (const file of findFiles('pastes')) {
    hasMeasured = true
    const r = await evaluatePastes(join(folder, file), (text) => readAgain({ kind: 'payments', text }))
    print(file, [
      `${r.rowsRight} of ${r.rows} rows (${formatPercent(r.rowsRight, r.rows)})`,
      `${r.exact} of ${r.texts} texts exact (${formatPercent(r.exact, r.texts)})`,
      `${r.rowsExtra} extra rows`,
      `${r.silent} wrong and silent (${formatPercent(r.silent, r.texts)}), ${r.askedNeedlessly} asked needlessly`,
    ])
  }
  for (const file of findFiles('performance')) {
    hasMeasured = true
    const r = await evaluatePerformance(join(folder, file))
    print(file, [`${r.right} of ${r.cases} cases (${formatPercent(r.right, r.cases)})`])
    for (const { id, detail } of r.failures) console.log(`  ${id}: ${detail}`)
  }
  return hasMeasured
}

/** Measures the rows and instructions in the folder again with the provider configured in the environment, if any. */
async function compareFolder(folder: string): Promise<void> {
  const provider = createAiProvider(readConfig(process.env))
  if (!provider) {
    console.log('No provider is configured: set AI_PROVIDER, AI_BASE_URL, AI_API_KEY and AI_MODEL to compare with one.')
    return
  }
  console.log(`\nWith ${provider.model} at ${provider.host} for what the built-in parts are unsure of:`)
  for (const file of readdirSync(folder).sort()) {
    if (/^(?:transactions|merchants).*\.json$/.test(file))
      printComparison(file, await compareWithProvider(join(folder, file), provider))
    if (/^instructions.*\.json$/.test(file)) {
      const { unclear, understood } = await compareInstructions(join(folder, file), provider)
      print(file, [`${understood} of ${unclear} sentences that were not understood became rules`])
    }
  }
}

function printComparison(file: string, { builtIn, together, asked, calls }: Comparison): void {
  const describeResult = (r: Comparison['builtIn']) =>
    `exact ${formatPercent(r.exact, r.rows)}, close ${formatPercent(r.close, r.rows)}, sure of ${formatPercent(r.sure, r.rows)} with ${formatPercent(r.sureRight, r.sure)} right`
  print(
    file,
    [
      `built-in alone: ${describeResult(builtIn)}`,
      `with the provider: ${describeResult(together)}`,
      `asked about ${asked} rows in ${calls} calls`,
    ],
    '; ',
  )
}

const categoriser = createCategoriser({ categories: DEFAULT_CATEGORIES })

function categorizePhrase(phrase: string, direction: 'in' | 'out') {
  const minor = direction === 'in' ? 2500 : -2500
  const { category, suggested, confidence } = categoriser.categorise({
    text: phrase,
    minor,
    currency: 'USD',
    direction,
  })
  return { category: category ?? suggested ?? 'Shopping', confidence }
}

function formatPercent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)}%`
}

function print(title: string, figures: readonly string[], joiner = ', '): void {
  console.log(`${title}: ${figures.join(joiner)}`)
}

if (import.meta.main) {
  const options = { data: { type: 'string' }, provider: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const folder = values.data ?? positionals[0]
  if (folder === undefined) {
    evaluateOwnRows()
    console.log(describeReplays())
    console.log('These are our own rows. To measure other data: npm run eval -- --data DIR [--provider]')
    console.log(
      'DIR has files/ and expected/ (statement files), expected.json (product files and PDF statements), or transactions, merchants, sentences, instructions, pastes or performance as *.json.',
    )
  } else if (!(await evaluateFolder(folder))) {
    console.log(`Nothing in ${folder} can be measured.`)
  } else if (values.provider) {
    await compareFolder(folder)
  }
}
