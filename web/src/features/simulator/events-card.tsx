import { minorDigits } from '@evenkeel/engine/core/currency.ts'
import type { LifeEvent } from '@evenkeel/engine/simulator/plan.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { LazySideSheet } from '../../components/lazy-side-sheet.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { readNumber } from './input-field.tsx'
import classes from './simulator-cards.module.css'
import { everydayScale } from './simulator-inputs.ts'

type Props = {
  events: readonly LifeEvent[]
  totalYears: number
  currency: string
  onChange: (events: readonly LifeEvent[]) => void
}

type Draft = Record<'name' | 'from' | 'to' | 'income' | 'spending' | 'wealth', string>
const EMPTY: Draft = { name: '', from: '1', to: '', income: '', spending: '', wealth: '' }
const TEMPLATES: readonly Draft[] = [
  { ...EMPTY, name: 'Buy a home', from: '5', wealth: '-80000', spending: '-6000' },
  { ...EMPTY, name: 'Child', from: '3', to: '21', spending: '14000' },
  { ...EMPTY, name: 'Part-time', from: '4', to: '9', income: '-20000' },
  { ...EMPTY, name: 'Inheritance', from: '20', wealth: '100000' },
  { ...EMPTY, name: 'Pension', from: '26', income: '24000' },
]

/** A template is in dollars; elsewhere its amounts are of a like size. */
function inCurrency(draft: Draft, currency: string): Draft {
  const money = (text: string) => (text === '' ? '' : String(Number(text) * everydayScale(currency)))
  return { ...draft, income: money(draft.income), spending: money(draft.spending), wealth: money(draft.wealth) }
}

/** Dated changes to the plan. */
export function EventsCard({ events, totalYears, currency, onChange }: Props) {
  const [editing, setEditing] = useState<{ draft: Draft; index: number | null } | null>(null)
  const unit = 10 ** minorDigits(currency)
  return (
    <Card title="Life events" description="Dated changes to your income, spending or wealth, in today’s money.">
      <div className={classes.stack}>
        {events.length > 0 && (
          <ul className={classes.list}>
            {events.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an event has no other identity than its place
              <li key={i} className={classes.item}>
                <div className={classes.words}>
                  <strong>{event.name}</strong>
                  <p>{describeEvent(event, currency)}</p>
                </div>
                <div className={classes.buttons}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Edit ${event.name}`}
                    onClick={() => setEditing({ draft: toDraft(event, unit), index: i })}
                  >
                    Edit
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={`Remove ${event.name}`}
                    onClick={() => onChange(events.filter((_, at) => at !== i))}
                  >
                    Remove
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div className={classes.buttons}>
          {TEMPLATES.map((draft) => (
            <Button
              key={draft.name}
              size="compact-sm"
              variant="light"
              onClick={() => setEditing({ draft: inCurrency(draft, currency), index: null })}
            >
              {draft.name}
            </Button>
          ))}
          <Button size="compact-sm" variant="light" onClick={() => setEditing({ draft: EMPTY, index: null })}>
            Something else
          </Button>
        </div>
      </div>
      {editing && (
        <EventSheet
          draft={editing.draft}
          totalYears={totalYears}
          unit={unit}
          onClose={() => setEditing(null)}
          onSave={(event) => {
            onChange(
              editing.index === null ? [...events, event] : events.map((old, i) => (i === editing.index ? event : old)),
            )
            setEditing(null)
          }}
        />
      )}
    </Card>
  )
}

type SheetProps = {
  draft: Draft
  totalYears: number
  unit: number
  onClose: () => void
  onSave: (event: LifeEvent) => void
}

function EventSheet({ draft: first, totalYears, unit, onClose, onSave }: SheetProps) {
  const [draft, setDraft] = useState(first)
  const [problems, setProblems] = useState<Partial<Draft>>({})
  const field = (name: keyof Draft, label: string, description?: string) => (
    <TextInput
      label={label}
      description={description}
      value={draft[name]}
      error={problems[name]}
      inputMode={name === 'name' ? 'text' : 'decimal'}
      maxLength={80}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
    />
  )
  function save(event: FormEvent) {
    event.preventDefault()
    const read = readDraft(draft, totalYears, unit)
    if ('problems' in read) setProblems(read.problems)
    else onSave(read.event)
  }
  return (
    <LazySideSheet opened onClose={onClose} title="Life event">
      <form className={classes.form} onSubmit={save}>
        {field('name', 'Name')}
        <div className={classes.pair}>
          {field('from', 'First year', 'Year 1 starts now')}
          {field('to', 'Last year', 'Empty if it stays')}
        </div>
        {field('income', 'Change to income a year', 'Less is negative')}
        {field('spending', 'Change to spending a year', 'Less is negative')}
        {field('wealth', 'One-time change of wealth', 'In the first year; a payment is negative')}
        <Button type="submit">Add to the plan</Button>
      </form>
    </LazySideSheet>
  )
}

/** What was typed as an event, or what is wrong with it. */
export function readDraft(
  draft: Draft,
  totalYears: number,
  unit: number,
): { event: LifeEvent } | { problems: Partial<Draft> } {
  const problems: Partial<Draft> = {}
  const amount = (name: 'income' | 'spending' | 'wealth') => {
    if (draft[name].trim() === '') return 0
    const value = readNumber(draft[name], { kind: 'money' }, unit)
    if (Number.isNaN(value) || Math.abs(value) > 1e14) problems[name] = 'Enter an amount.'
    return value
  }
  const year = (name: 'from' | 'to') => {
    const value = Number(draft[name])
    if (!Number.isInteger(value) || value < 1 || value > totalYears)
      problems[name] = `Enter a year from 1 to ${totalYears}.`
    return value
  }
  const name = draft.name.trim()
  if (name === '') problems.name = 'Give it a name.'
  const from = year('from')
  const to = draft.to.trim() === '' ? null : year('to')
  if (to !== null && !problems.from && !problems.to && to < from) problems.to = 'Must not be before the first year.'
  const event = { name, from, to, income: amount('income'), spending: amount('spending'), wealth: amount('wealth') }
  if (event.income === 0 && event.spending === 0 && event.wealth === 0 && Object.keys(problems).length === 0)
    problems.income = 'Enter at least one change.'
  return Object.keys(problems).length > 0 ? { problems } : { event }
}

function toDraft(event: LifeEvent, unit: number): Draft {
  const text = (minor: number) => (minor === 0 ? '' : String(minor / unit))
  return {
    name: event.name,
    from: String(event.from),
    to: event.to === null ? '' : String(event.to),
    income: text(event.income),
    spending: text(event.spending),
    wealth: text(event.wealth),
  }
}

function describeEvent(event: LifeEvent, currency: string): string {
  const money = (minor: number) =>
    formatMoney(String(minor / 10 ** minorDigits(currency)), currency, { whole: true, sign: 'always' })
  const when = event.to === null ? `From year ${event.from}` : `Years ${event.from} to ${event.to}`
  const changes = [
    event.income !== 0 && `${money(event.income)} income a year`,
    event.spending !== 0 && `${money(event.spending)} spending a year`,
    event.wealth !== 0 && `${money(event.wealth)} once`,
  ].filter(Boolean)
  return `${when}: ${changes.join(', ')}`
}
