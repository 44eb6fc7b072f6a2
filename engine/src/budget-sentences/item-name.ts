import { findCategoryOfPhrase } from '../category-words/find-category.ts'
import { matchMark, type Sheet, type Span } from './sentence-sheet.ts'

const PREPOSITIONS = new Set('for on to into toward towards at in fur pour para en auf a'.split(' '))
// These can appear inside a name ("cost of living", "mom and dad", "salle de sport") but don't start or end one.
const INNER = new Set("of and & the de du des d' la le von der den fur y et for my our with at to her his".split(' '))

// Words in a sentence about money that never name what the money is for.
const FILLER = new Set(
  `a an the my our your his her their its this that these those some any another other i we you he she they it me us him them who which what
  i'm i've i'll i'd we're we've we'll it's that's thats there's instead he's she's they're let's is isn't are aren't was were be been being am 's do does did doing done don't doesn't has have had having
  cost costs costing run runs running pay pays paying paid payable pagar spend spends spending spent earns charge get gets getting got gotten earn earns earning earned make makes making made receive receives received
  take takes taking took put puts putting give gives giving gave send sends sending sent buy buys buying bought need needs want wants use uses using used owe owes charge charges charged billed deducted
  go goes going gone went come comes coming came up down out off in on at to into onto toward towards for from of by with without as per via over under within about than so if when where because since while
  will would should can could may might must shall plan plans planning expect expects add set aside keep allocate budget budgeting contribute contributes contributing cover covers bring brings
  and or but plus also then too not no yes please just only either sometime someday soon eventually now currently still already again ever always never really actually sure usually typically each every both all more less most least extra
  there here how much many lot lots bit each-other back away new due renews renew auto automatically month months monthly week weeks weekly year years yearly annual day days daily time times once hour hours
  night nights second third oldest youngest works working ends ending setting putting etc ie eg oh minus throw throws top tops well ok okay hi hello hey thanks thank like maybe roughly i'd know think say says called named regarding another one's mine myself ourselves yourself total amount price money bucks dollars
  ends ended starting starts start began begin until till through thru payment-of instalment instalments installment installments know wait mean sorry raised increased dropped rose jumped changed lowered reduced kommen kommt raus rein davon straight approximately between among us alone stash mine yours happens first last next whole entire
  ich wir du er sie es mein meine meinen meinem meiner unser unsere der die das den dem des ein eine einen einem einer und oder aber auch zahle zahlen bezahle bezahlen gebe geben ausgabe kostet kosten verdiene verdienen bekomme bekommen erhalte bekommt fur auf im am an zu zum zur von vom mit bei pro je jeden jede jedes ist sind war habe haben hat kriege noch nur etwa monat monats monatlich woche jahr tag nach aus ins
  je j'ai j nous tu il elle on mon ma mes notre nos le la les l un une des du de d au aux et ou mais paye paie payons payer depense depensons depenser gagne gagnons touche touchons recois recevons coute coutent est sont pour sur dans en par chaque c'est ca mois semaine an jour avec chez mets met mettons verse versons qui que garde
  yo nosotros mi mis nuestro nuestra el los las un una unos unas lo y o pero pago pagamos pagar gasto gastamos gastar gano ganamos cobro cobramos recibo recibimos cuesta cuestan es son para por en con al del de cada mes semana ano dia tengo tenemos cuanto ha han subido sube subio bajado pagan paga que`.split(
    /\s+/,
  ),
)

/** Whether a word never names what the money is for. */
function isFiller(word: string): boolean {
  return FILLER.has(word) || FILLER.has(word.replace(/^[ldj]'/, '')) || word === ''
}

/** A run of words that may be the name; positions refer to the sheet. `after` is the word before it, if any. */
export type Phrase = Span & { readonly after: string }

/** Whether marked text is a number that belongs to a name: "Apartment 12". */
function isLabel(mark: string): boolean {
  return new RegExp(`^${matchMark('label')}$`).test(mark)
}

/** The runs of words in a part of the text that aren't filler or marked, each with a number that belongs to it. */
export function findPhrases(sheet: Sheet, start: number, end: number): Phrase[] {
  const phrases: Phrase[] = []
  const expression = /[\p{L}\p{N}][\p{L}\p{N}'’.&/-]*\+?|[\uE001-\uE0FF]\uE000*/gu
  let run: Phrase | null = null
  let previous = ''
  const close = () => {
    // A number alone is a count, not a name.
    if (run && /\p{L}/u.test(sheet.folded.slice(run.start, run.end))) phrases.push(run)
    run = null
  }
  for (const match of sheet.open.slice(start, end).matchAll(expression)) {
    const from = start + match.index
    const word = sheet.folded.slice(from, from + match[0].length).replace(/[.,'’/-]+$/, '')
    const to = from + word.length
    if (run && isLabel(match[0])) run = { start: run.start, end: from + match[0].length, after: run.after }
    else if (/[\uE001-\uE0FF]/u.test(match[0])) {
      close()
      previous = ''
    } else if (run && INNER.has(word)) continue
    else if (isFiller(word)) {
      close()
      previous = word
    } else if (run) run = { start: run.start, end: to, after: run.after }
    else run = { start: from, end: to, after: previous }
  }
  close()
  return phrases
}

/**
 * The phrase that most likely names the item. A clear budget word counts most, then a preposition before the phrase
 * ("for", "on", "to"), then an early position.
 */
export function findBestPhrase(sheet: Sheet, phrases: readonly Phrase[]): Phrase | null {
  let best: { phrase: Phrase; score: number } | null = null
  phrases.forEach((phrase, i) => {
    const hit = findCategoryOfPhrase(sheet.folded.slice(phrase.start, phrase.end))
    const score = (hit ? hit.confidence * 10 : 0) + (PREPOSITIONS.has(phrase.after) ? 1 : 0) - i * 0.1
    if (best === null || score > best.score) best = { phrase, score }
  })
  return (best as { phrase: Phrase } | null)?.phrase ?? null
}

/**
 * The phrase as the user wrote it, but with a capital first letter and without quotes around it or a final "'s" ("the
 * bill's 40").
 */
export function getName(sheet: Sheet, phrase: Span): string {
  return capitalize(
    sheet.original
      .slice(phrase.start, phrase.end)
      .replace(/\s+/g, ' ')
      .replace(/^["']+|["']+$/g, '')
      .replace(/'s$/i, ''),
  )
}

export function capitalize(text: string): string {
  // iCloud and eBay stay unchanged: a capital as the second letter means the spelling is intentional.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}
