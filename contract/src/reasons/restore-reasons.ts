const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString('en')} ${n === 1 ? singular : plural}`

const CONTENT = {
  transactions: 'transactions',
  budget: 'budget items',
  accounts: 'wealth accounts',
  imports: 'imported files',
  instructions: 'custom instructions',
  scenarios: 'simulator scenarios',
}
export type AccountContent = { [kind in keyof typeof CONTENT]: boolean }

function describeContent(has: AccountContent): string {
  const kinds = (Object.keys(CONTENT) as (keyof AccountContent)[]).filter((kind) => has[kind])
  return new Intl.ListFormat('en').format(kinds.map((kind) => CONTENT[kind]))
}

/** Why an export can't be imported, and what importing it leaves out or changes. */
export const RESTORE_REASONS = {
  'restore.not-a-zip': () => 'This isn’t a complete zip file. Choose the one you saved with “Export everything”.',
  'restore.foreign': () => 'This zip isn’t an Evenkeel export. To import a bank file, use the Transactions page.',
  'restore.damaged': ({ file }: { file: string }) =>
    file === ''
      ? 'The zip is damaged or incomplete. Export your data again.'
      : `The zip is damaged: ${file} can’t be read.`,
  'restore.incomplete': ({ file, expected, found }: { file: string; expected: number; found: number }) =>
    `The zip is incomplete: ${file} should have ${count(expected, 'row', 'rows')} and has ${found.toLocaleString('en')}.`,
  'restore.bad-row': ({ file, line, column }: { file: string; line: number; column: string }) =>
    `${file}, line ${line.toLocaleString('en')}: “${column}” is missing or has a value that Evenkeel doesn’t accept.`,
  'restore.unsafe-name': () => 'The zip contains a file name that Evenkeel never uses, so we didn’t open it.',
  'restore.too-large': ({ limit }: { limit: string }) => `The zip is too large. Up to ${limit} can be imported.`,
  'restore.too-large-unpacked': () => 'Unpacked, the zip is far larger than any export, so we didn’t open it.',
  'restore.newer': ({ version }: { version: string }) =>
    `This export was made by a newer version of Evenkeel (${version}). Update this server first, then import it.`,
  'restore.account-has': (has: AccountContent) =>
    `An export can only be imported into an empty account, so that nothing gets mixed up. This account has ${describeContent(has)}. Sign up with another username and import it there, or first undo or delete what’s here.`,
  'restore.import-running': () => 'A bank file is still being imported. Wait until it’s done, then try again.',
  'restore.over-limit': ({ most, noun }: { most: number; noun: string }) =>
    `You can have up to ${most.toLocaleString('en')} ${noun}, and this export has more.`,
  'restore.gave-up': () => 'The import stopped because of a problem on the server. Try again.',
  // Only stored by older versions.
  'restore.not-empty': () =>
    'This account already has data. An export can only be imported into an empty account, so that nothing gets mixed up.',
  'restore.too-many-dates': () => 'The budget in this export has more dates a year than Evenkeel allows.',

  'restore.activity-read-only': ({ entries }: { entries: number }) =>
    `${count(entries, 'entry', 'entries')} in your history can be viewed, but no longer undone.`,
  'restore.ai-off': () => 'AI suggestions are off until you turn them on here.',
  'restore.sharing-off': () => 'Sharing anonymous figures is off until you turn it on here.',
  'restore.about-the-server': ({ file, rows }: { file: string; rows: number }) =>
    `${file}: ${count(rows, 'entry', 'entries')} about the old account ${rows === 1 ? 'stays' : 'stay'} in the zip.`,
  'restore.unknown-file': ({ file }: { file: string }) =>
    `This version doesn’t recognize ${file}, so it stays in the zip.`,
  'restore.unknown-column': ({ file, column }: { file: string; column: string }) =>
    `This version doesn’t recognize “${column}” in ${file}, so it’s left out.`,
  'restore.category-missing': ({ rows }: { rows: number }) =>
    `${count(rows, 'row has', 'rows have')} a category that isn’t in the zip and will be uncategorized.`,
  'restore.parent-missing': ({ file, rows }: { file: string; rows: number }) =>
    `${file}: ${count(rows, 'row belongs', 'rows belong')} to something that isn’t in the zip and will be left out.`,
  'restore.receipt-missing': ({ files }: { files: number }) =>
    `${count(files, 'attached file is', 'attached files are')} missing from the zip or damaged, and will be left out.`,
  'restore.transfer-half': ({ rows }: { rows: number }) =>
    `${count(rows, 'transfer doesn’t', 'transfers don’t')} have exactly two sides in the zip. Their transactions stay, without the link.`,
  'restore.categories-replaced': ({ categories }: { categories: number }) =>
    `The ${categories === 1 ? 'category' : `${categories.toLocaleString('en')} categories`} you added will be replaced by those in the zip.`,
}
