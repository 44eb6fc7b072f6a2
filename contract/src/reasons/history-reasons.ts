import { countWords, writeAccount, writeDay } from '@evenkeel/engine/reasons/plain-words.ts'
import type { ReasonIn } from '@evenkeel/engine/reasons/reason.ts'

/** What was done, as shown in the user's history. The code is the entry's `action`. */
export const HISTORY_REASONS = {
  'transaction.add': ({ name }: Named) => `Added ${name}`,
  'transaction.edit': ({ name, isMerchant }: Named & { isMerchant: boolean }) =>
    isMerchant ? `Edited transactions from ${name}` : `Edited ${name}`,
  'transaction.edit-many': ({ count }: Counted) => `Edited ${countWords(count, 'transaction')}`,
  'transaction.delete': ({ count }: Counted) => `Deleted ${countWords(count, 'transaction')}`,
  'transaction.split': ({ name, parts }: Named & { parts: number }) => `Split ${name} into ${parts} parts`,
  'transaction.pair': ({ count }: Counted) => `Marked ${countWords(count, 'transfer')}`,
  'transaction.unpair': () => 'Unlinked a transfer',
  'transfer.dismiss': ({ count }: Counted) => `Dismissed ${countWords(count, 'suggested transfer')}`,
  'attachment.add': ({ name }: Named) => `Attached ${name}`,
  'attachment.delete': ({ name }: Named) => `Removed the attachment ${name}`,

  import: ({ rows, file, isAgain }: FileArgs & { rows: number; isAgain: boolean }) =>
    rows === 0
      ? `Imported nothing new from ${describeFile(file)}`
      : `${isAgain ? 'Restored' : 'Imported'} ${countWords(rows, 'row')} from ${describeFile(file)}`,
  'import.undo': ({ file }: FileArgs) => `Undid the import of ${describeFile(file)}`,
  'import.accept': ({ name }: Named) => `Added the skipped row ${name}`,
  'import.fix': ({ name }: Named) => `Added ${name} from a line that you filled in`,
  'import.source': ({ file, source }: FileArgs & { source: string }) =>
    `Set the source of ${describeFile(file)} to ${writeAccount(source)}`,
  'import.swap-signs': ({ file }: FileArgs) => `Swapped money in and out in ${describeFile(file)}`,
  'import.categories': ({ count, product }: Counted & { product: string }) =>
    `Matched ${countWords(count, 'category', 'categories')} from ${product}`,
  'ai.sort': ({ count }: Counted) => `AI categorized ${countWords(count, 'transaction')}`,
  'instructions.save': ({ isEmpty, added, name }: { isEmpty: boolean; added?: number; name?: string }) => {
    if (isEmpty) return 'Cleared custom instructions'
    const categories = added === 1 ? `the category ${name}` : countWords(added ?? 0, 'category', 'categories')
    return `Changed custom instructions${added ? ` and added ${categories}` : ''}`
  },
  'instructions.apply': ({ count }: Counted) => `Applied your instructions to ${countWords(count, 'past transaction')}`,
  restore: ({ transactions }: { transactions: number }) =>
    `Imported an export with ${countWords(transactions, 'transaction')}`,

  'category.add': ({ name }: Named) => `Added the category ${name}`,
  'category.edit': ({ name, newName }: Named & { newName: string | null }) =>
    newName === null ? `Edited the category ${name}` : `Renamed the category ${name} to ${newName}`,
  'category.delete': ({ name, mergedInto }: Named & { mergedInto: string | null }) =>
    mergedInto === null ? `Deleted the category ${name}` : `Merged the category ${name} into ${mergedInto}`,

  'budget.add': ({ added, changed, name }: { added: number; changed: number; name: string | null }) => {
    if (added === 1 && changed === 0 && name !== null) return `Added ${name} to the budget`
    return describeItems(added, changed)
  },
  // `isCorrected`: whether the first item, called `name`, was corrected. `corrected`: how many items were.
  'budget.from-text': ({ count, name, isCorrected, corrected = 0 }: ItemsFromText) => {
    if (count > 1) return describeItems(count - corrected, corrected)
    return isCorrected ? `Corrected ${name} in the budget` : `Added ${name} to the budget`
  },
  'budget.edit': ({ name }: Named) => `Edited ${name} in the budget`,
  'budget.delete': ({ count }: Counted) => `Deleted ${countWords(count, 'budget item')}`,
  'insight.dismiss': () => 'Dismissed an insight',

  'account.add': ({ name }: Named) => `Added the account ${name}`,
  'account.edit': ({ name, isArchived }: Named & { isArchived: boolean | null }) =>
    `${isArchived === null ? 'Edited' : isArchived ? 'Archived' : 'Unarchived'} the account ${name}`,
  'account.delete': ({ name }: Named) => `Deleted the account ${name}`,
  'account.sort': () => 'Reordered accounts',
  'link.add': ({ source }: { source: string }) => `Linked ${writeAccount(source)} to an account`,
  'link.delete': () => 'Unlinked a source from its account',
  'statement.add': ({ account, day }: StatementArgs) => `Added the ${account} statement for ${writeDay(day)}`,
  'statement.edit': ({ account, day }: StatementArgs) => `Edited the ${account} statement for ${writeDay(day)}`,
  'statement.delete': ({ count }: Counted) => `Deleted ${countWords(count, 'statement')}`,
  'statement.grid': ({ count, day }: Counted & { day: string }) =>
    `Entered ${countWords(count, 'balance')} for ${writeDay(day)}`,
  'statement.import': () => 'Imported statements from a pasted table',

  'scenario.add': ({ name }: Named) => `Saved the scenario ${name}`,
  'scenario.edit': ({ name, isRename }: Named & { isRename: boolean }) =>
    isRename ? `Renamed a scenario to ${name}` : `Updated the scenario ${name}`,
  'scenario.delete': ({ name }: Named) => `Deleted the scenario ${name}`,
  'personal-attributes.edit': () => 'Changed personal attributes',

  // Followed by the original action.
  undo: () => 'Undid:',
  redo: () => 'Redid:',
}

type Named = { name: string }
type Counted = { count: number }
type FileArgs = { file: string | null }
type StatementArgs = { account: string; day: string }
type ItemsFromText = Counted & Named & { isCorrected: boolean; corrected?: number }

function describeFile(file: string | null): string {
  return file ?? 'pasted text'
}

function describeItems(added: number, changed: number): string {
  if (added === 0) return `Changed ${countWords(changed, 'budget item')}`
  const text = `Added ${countWords(added, 'budget item')}`
  return changed === 0 ? text : `${text} and changed ${changed.toLocaleString('en')}`
}

export type HistoryReason = ReasonIn<typeof HISTORY_REASONS>
