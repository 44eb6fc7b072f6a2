import type { DayClass } from '../../language/readings/day-spans.ts'
import type { LimitClass } from '../../language/readings/limit-spans.ts'
import type { PhraseTable } from '../../language/readings/phrase-index.ts'
import type { RowKind } from '../row-kinds.ts'

/** What the structural words of an instruction do. */
export type ClauseClass =
  | 'link' // Shell IS Fuel, the gym SHOWS UP AS "LTX"
  | 'file' // PUT Shell in Fuel, USE Fuel for Shell
  | 'into' // put Shell IN Fuel, show "AMZN" AS Amazon
  | 'for' // use Fuel FOR Shell
  | 'call' // CALL "AMZN" Amazon, SHOW "AMZN" as Amazon
  | 'name-mark' // "AMZN" SHOULD BE CALLED Amazon, … WITH THE NAME Salary
  | 'to-rows' // llama "Gimnasio" A Basic Fit
  | 'not-file' // STOP PUTTING Shell in Fuel
  | 'tag' // TAG Shell as commute
  | 'tag-mark' // Shell is Fuel, TAG commute; add THE TAG commute; Shell SHOULD BE TAGGED commute
  | 'skip' // SKIP Shell, Shell SHOULD BE SKIPPED
  | 'skip-open' // LEAVE Shell out
  | 'skip-close' // leave Shell OUT
  | 'leave' // LEAVE Shell alone
  | 'not-call' // DON'T RENAME Shell
  | 'alone' // leave Shell ALONE
  | 'left' // Shell STAYS AS IT IS
  | 'source-is' // SET THE SOURCE TO Joint for Shell
  | 'too' // Shell TOO, SAME FOR Shell
  | 'otherwise' // OTHERWISE Fuel
  | 'if' // IF it says Shell
  | 'not' // NOT Income, Shell IS NOT Fuel
  | 'and' // and, or
  | 'but' // BUT, SO, WHICH
  | 'aside' // BECAUSE it sells other things
  | 'noise' // ALWAYS, PLEASE, COULD YOU
  | 'new-category' // MAKE A CATEGORY CALLED Boat
  | 'that-category' // … and put Shell in IT

/** What the words that select rows do. */
type RowClass =
  | 'filler' // anything, payments, the
  | 'from'
  | 'to'
  | 'at'
  | 'moved' // PAYMENTS to Tom: money moves the way that follows
  | 'has' // THAT SAYS Kindle
  | 'contains' // CONTAINING "phar"
  | 'starts' // STARTING WITH "PRE"
  | 'ends'
  | 'the-word' // with THE WORD “VET”
  | 'in-it' // with "VET" IN IT
  | 'money-in'
  | 'money-out'
  | 'same' // it, those, both
  | 'rest' // THE REST, SMALLER ONES
  | 'except'
  | 'account-noun'
  | 'account-lead'
  | 'owner'

export type InstructionClass = ClauseClass | RowClass | `kind ${RowKind}` | LimitClass | DayClass

/** The phrases of a language, by what they do in an instruction. */
export type InstructionTable = PhraseTable<InstructionClass>
