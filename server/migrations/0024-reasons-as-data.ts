import { type Kysely, sql } from 'kysely'

type Reason = { code: string; args?: Record<string, string | number | boolean | null> }

/**
 * Reasons are stored as codes with arguments. Sentences stored before are shown as they are; where the program used to
 * search them for what they say, they become codes here, also in what an undo would put back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { start, code } of ROW_SENTENCES) {
    // Of a row that moved, the day follows the sentence's start; nothing else is needed of any.
    const day = sql`substr(reason, ${sql.lit(start.length + 1)}, 10)`
    const args = code === MOVED ? sql`',"args":{"day":"' || ${day} || '"}'` : sql.lit(argsOf(code))
    await sql`update import_row set reason = ${sql.lit(`[{"code":"${code}"`)} || ${args} || '}'
      || case when reason like ${sql.lit(`%${DELETED}%`)} then ',{"code":"row.deleted-by-you"}' else '' end || ']'
      where reason like ${sql.lit(`${start}%`)}`.execute(db)
  }
  await convertDetails(db)
  await convertTakenRows(db)
}

const MOVED = 'row.same-number-moved'
const DELETED = 'You deleted it since'
const ROW_SENTENCES = [
  { start: 'Already there: the same bank number, day and amount.', code: 'row.same-number' },
  { start: 'Already there: the same bank number and amount, which the bank had under ', code: MOVED },
  {
    start: 'Already there: the same day, amount and text. The bank gave it another number this time',
    code: 'row.other-number',
  },
  { start: 'Taken after all, as you said.', code: 'row.added-by-you' },
]

function argsOf(code: string): string {
  return code === 'row.other-number' ? ',"args":{"others":0}' : ''
}

const COUNTS = /^[\d,]+ (?:added|would be added)\b[^.·]*(?:\. |(?= · )|$)/
const FILED_UNDER = /Filed under (.+?), as the last file of this layout\.\s*/
const AI_SENTENCE = / · (.+)$/

/** The counts of a finished import are said from its columns, and the account it was filed under is an argument. */
async function convertDetails(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ user_id: string; id: string; detail: string }>`
    select user_id, id, detail from import_run where status = 'done' and detail is not null`.execute(db)
  for (const { user_id, id, detail } of rows) {
    const reasons = reasonsOf(detail)
    await sql`update import_run set detail = ${reasons.length === 0 ? null : JSON.stringify(reasons)}
      where user_id = ${user_id} and id = ${id}`.execute(db)
  }
}

function reasonsOf(detail: string): Reason[] {
  const said = detail.replace(COUNTS, '')
  const ai = AI_SENTENCE.exec(said)?.[1]
  const account = FILED_UNDER.exec(said)?.[1]
  const rest = said.replace(AI_SENTENCE, '').replace(FILED_UNDER, '').trim()
  return [
    ...(account === undefined ? [] : [{ code: 'import.account-remembered', args: { account } }]),
    ...(rest === '' ? [] : [{ code: 'text', args: { text: rest } }]),
    ...(ai === undefined ? [] : [{ code: 'import.ai-stopped', args: { why: ai, left: 0 } }]),
  ]
}

/** What an import says of a row before and after a person added it, there and in the history. */
async function convertTakenRows(db: Kysely<unknown>): Promise<void> {
  const taken = await sql<{ user_id: string; id: string; before: string; after: string }>`
    select user_id, id, before, after from taken_row`.execute(db)
  for (const { user_id, id, before, after } of taken.rows) {
    await sql`update taken_row set before = ${converted(before)}, after = ${converted(after)}
      where user_id = ${user_id} and id = ${id}`.execute(db)
  }
  const changes = await sql<{ user_id: string; history_id: string; seq: number; rows: string }>`
    select user_id, history_id, seq, rows from history_change where table_name = 'taken_row'`.execute(db)
  for (const { user_id, history_id, seq, rows } of changes.rows) {
    await sql`update history_change set rows = ${convertedHistory(rows)}
      where user_id = ${user_id} and history_id = ${history_id} and seq = ${seq}`.execute(db)
  }
}

function convertedHistory(rows: string): string {
  const read = JSON.parse(rows) as Record<string, unknown>[]
  return JSON.stringify(
    read.map((row) =>
      typeof row.before === 'string' && typeof row.after === 'string'
        ? { ...row, before: converted(row.before), after: converted(row.after) }
        : row,
    ),
  )
}

function converted(said: string): string {
  const row = JSON.parse(said) as { reason: string }
  const found = ROW_SENTENCES.find(({ start }) => row.reason.startsWith(start))
  if (!found) return said
  const day = row.reason.slice(found.start.length, found.start.length + 10)
  const args =
    found.code === MOVED ? { args: { day } } : found.code === 'row.other-number' ? { args: { others: 0 } } : {}
  const deleted = row.reason.includes(DELETED) ? [{ code: 'row.deleted-by-you' }] : []
  return JSON.stringify({ ...row, reason: JSON.stringify([{ code: found.code, ...args }, ...deleted]) })
}
