import { DatabaseSync } from 'node:sqlite'
import { strToU8, zipSync } from 'fflate'

/** The relevant tables of an Actual budget, as the app creates them. */
export const ACTUAL_SCHEMA = `
create table accounts (id text primary key, name text, offbudget integer default 0, closed integer default 0, tombstone integer default 0);
create table payees (id text primary key, name text, category text, tombstone integer default 0, transfer_acct text);
create table payee_mapping (id text primary key, targetId text);
create table categories (id text primary key, name text, is_income integer default 0, cat_group text, sort_order real, tombstone integer default 0, hidden boolean not null default 0);
create table category_groups (id text primary key, name text, is_income integer default 0, sort_order real, tombstone integer default 0);
create table category_mapping (id text primary key, transferId text);
create table transactions (id text primary key, isParent integer default 0, isChild integer default 0, acct text, category text, amount integer, description text, notes text, date integer, financial_id text, type text, location text, error text, imported_description text, starting_balance_flag integer default 0, transferred_id text, sort_order real, tombstone integer default 0, cleared integer default 1, pending integer default 0, parent_id text, schedule text, reconciled integer default 0);
create table zero_budgets (id text primary key, month integer, category text, amount integer default 0, carryover integer default 0);
create table reflect_budgets (id text primary key, month integer, category text, amount integer default 0, carryover integer default 0);
create table preferences (id text primary key, value text);
create view v_transactions as select * from transactions where tombstone = 0;
`

type Value = string | number | null
export type ActualRows = Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>

export function writeDatabase(schema: string, rows: ActualRows = {}): Uint8Array {
  const db = new DatabaseSync(':memory:')
  db.exec(schema)
  for (const [table, all] of Object.entries(rows)) {
    for (const row of all) {
      const names = Object.keys(row)
      const marks = names.map(() => '?').join(', ')
      db.prepare(`insert into ${table} (${names.join(', ')}) values (${marks})`).run(...Object.values(row))
    }
  }
  const bytes = db.serialize()
  db.close()
  return bytes
}

/** An Actual export, as its settings page saves it. */
export function writeActualZip(database: Uint8Array, folder = ''): Uint8Array {
  return zipSync({ [`${folder}db.sqlite`]: database, [`${folder}metadata.json`]: strToU8('{"budgetName":"Home"}') })
}

export function zipTexts(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
