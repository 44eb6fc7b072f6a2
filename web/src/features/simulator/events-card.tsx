import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { getAgeInYear, getYearAtAge, type LifeEvent, MAX_EVENTS, type Plan } from '@evenkeel/engine/simulator/plan.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { LazySideSheet } from '../../components/lazy-side-sheet.tsx'
import { formatMoney, groupDigits } from '../../lib/format-money.ts'
import { readNumber } from './input-field.tsx'
import classes from './simulator-cards.module.css'
import { getPriceScale, MAX_MINOR } from './simulator-inputs.ts'

type Props = {
  plan: Plan
  /** The user's current age; if known, years can also be entered as ages. */
  age: number | null
  currency: string
  onChange: (events: readonly LifeEvent[]) => void
}

type Draft = Record<'name' | 'from' | 'to' | 'income' | 'spending' | 'wealth', string>
const EMPTY: Draft = { name: '', from: '1', to: '', income: '', spending: '', wealth: '' }
/** Examples to start from. The pension starts when the income stops. */
const getTemplates = ({ incomeYears, totalYears }: Plan): readonly Draft[] => [
  { ...EMPTY, name: 'Buy a home', from: '5', wealth: '-80000', spending: '-6000' },
  { ...EMPTY, name: 'Child', from: '3', to: '21', spending: '14000' },
  { ...EMPTY, name: 'Part-time', from: '4', to: '9', income: '-20000' },
  { ...EMPTY, name: 'Inheritance', from: '20', wealth: '100000' },
  { ...EMPTY, name: 'Pension', from: String(Math.min(incomeYears + 1, totalYears)), income: '24000' },
]

/** Templates are in dollars; other currencies get amounts of a similar value. */
function convertDraft(draft: Draft, currency: string): Draft {
  const scaleAmount = (text: string) => (text === '' ? '' : groupDigits(String(Number(text) * getPriceScale(currency))))
  return {
    ...draft,
    income: scaleAmount(draft.income),
    spending: scaleAmount(draft.spending),
    wealth: scaleAmount(draft.wealth),
  }
}

/** The life events of the plan, with buttons to change and remove them and to add others. */
export function EventsCard({ plan, age, currency, onChange }: Props) {
  const { events, totalYears } = plan
  const [editing, setEditing] = useState<{ draft: Draft; index: number | null } | null>(null)
  const unit = 10 ** countDecimals(currency)
  const isFull = events.length >= MAX_EVENTS
  return (
    <Card title="Life events" description="Planned changes to your income, spending or wealth, in today’s money.">
      <div className={classes.stack}>
        {events.length > 0 && (
          <ul className={classes.list}>
            {events.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no id, only a position
              <li key={i} className={classes.item}>
                <div className={classes.words}>
                  <strong>{event.name}</strong>
                  <p>{describeEvent(event, currency, age)}</p>
                  {event.from > totalYears && <p>This is after the end of your plan, so it has no effect.</p>}
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
        {isFull && <p>A plan can have up to {MAX_EVENTS} life events. Remove one to add another.</p>}
        <div className={classes.buttons}>
          {getTemplates(plan).map((draft) => (
            <Button
              key={draft.name}
              size="compact-sm"
              variant="light"
              disabled={isFull}
              onClick={() => setEditing({ draft: convertDraft(draft, currency), index: null })}
            >
              {draft.name}
            </Button>
          ))}
          <Button
            size="compact-sm"
            variant="light"
            disabled={isFull}
            onClick={() => setEditing({ draft: EMPTY, index: null })}
          >
            Something else
          </Button>
        </div>
      </div>
      {editing && (
        <EventSheet
          draft={editing.draft}
          isNew={editing.index === null}
          totalYears={totalYears}
          age={age}
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
  isNew: boolean
  totalYears: number
  age: number | null
  unit: number
  onClose: () => void
  onSave: (event: LifeEvent) => void
}

function EventSheet({ draft: first, isNew, totalYears, age, unit, onClose, onSave }: SheetProps) {
  const [draft, setDraft] = useState(first)
  const [problems, setProblems] = useState<Partial<Draft>>({})
  const renderField = (name: keyof Draft, label: string, description?: string) => (
    <TextInput
      label={label}
      description={description}
      value={draft[name]}
      error={problems[name]}
      inputMode={name === 'name' || (isYearField(name) && age !== null) ? 'text' : 'decimal'}
      maxLength={80}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
    />
  )
  function save(event: FormEvent) {
    event.preventDefault()
    const read = readDraft(draft, totalYears, unit, age)
    if ('problems' in read) setProblems(read.problems)
    else onSave(read.event)
  }
  return (
    <LazySideSheet opened onClose={onClose} title="Life event">
      <form className={classes.form} onSubmit={save}>
        {renderField('name', 'Name')}
        <div className={classes.pair}>
          {renderField('from', 'First year', describeAge(draft.from, age) ?? 'Year 1 starts now')}
          {renderField('to', 'Last year', describeAge(draft.to, age) ?? 'Leave empty if permanent')}
        </div>
        {age !== null && <p className={classes.note}>You can also enter an age, such as “age 67”.</p>}
        {renderField('income', 'Change in yearly income', 'Use a minus sign for a decrease, such as -20,000')}
        {renderField('spending', 'Change in yearly spending', 'Use a minus sign for a decrease')}
        {renderField('wealth', 'One-time payment', 'In the first year: plus if you receive it, minus if you pay it')}
        <Button type="submit">{isNew ? 'Add to the plan' : 'Save changes'}</Button>
      </form>
    </LazySideSheet>
  )
}

/** The typed event, or what is wrong with it, by field. */
export function readDraft(
  draft: Draft,
  totalYears: number,
  unit: number,
  age: number | null = null,
): { event: LifeEvent } | { problems: Partial<Draft> } {
  const problems: Partial<Draft> = {}
  const readAmount = (name: 'income' | 'spending' | 'wealth') => {
    if (draft[name].trim() === '') return 0
    const value = readNumber(draft[name], { kind: 'money' }, unit)
    if (Number.isNaN(value)) problems[name] = 'Enter an amount.'
    else if (Math.abs(value) > MAX_MINOR) problems[name] = 'Enter a smaller amount.'
    return value
  }
  const readPlanYear = (name: 'from' | 'to') => {
    const value = readYear(draft[name], age)
    if (!Number.isInteger(value) || value < 1 || value > totalYears)
      problems[name] = `Enter a year from 1 to ${totalYears}.`
    return value
  }
  const name = draft.name.trim()
  if (name === '') problems.name = 'Enter a name.'
  const from = readPlanYear('from')
  const to = draft.to.trim() === '' ? null : readPlanYear('to')
  if (to !== null && !problems.from && !problems.to && to < from)
    problems.to = 'The last year can’t be before the first.'
  const event = {
    name,
    from,
    to,
    income: readAmount('income'),
    spending: readAmount('spending'),
    wealth: readAmount('wealth'),
  }
  if (event.income === 0 && event.spending === 0 && event.wealth === 0 && Object.keys(problems).length === 0)
    problems.income = 'Enter at least one change.'
  return Object.keys(problems).length > 0 ? { problems } : { event }
}

const isYearField = (name: keyof Draft) => name === 'from' || name === 'to'

/** The year of the plan that was typed, as a number or, if we know the age, as "age 67". NaN for other text. */
function readYear(text: string, age: number | null): number {
  const ageMatch = /^\s*age\s*(\d{1,3})\s*$/i.exec(text)
  return ageMatch && age !== null ? getYearAtAge(Number(ageMatch[1]), age) : Number(text.trim() || Number.NaN)
}

function describeAge(text: string, age: number | null): string | undefined {
  const year = readYear(text, age)
  if (age === null || !Number.isInteger(year) || year < 1) return undefined
  return text.trim() === String(year) ? `You’ll be ${getAgeInYear(year, age)}` : `Year ${year} of the plan`
}

function toDraft(event: LifeEvent, unit: number): Draft {
  const toText = (minor: number) => (minor === 0 ? '' : groupDigits(String(minor / unit)))
  return {
    name: event.name,
    from: String(event.from),
    to: event.to === null ? '' : String(event.to),
    income: toText(event.income),
    spending: toText(event.spending),
    wealth: toText(event.wealth),
  }
}

function describeEvent(event: LifeEvent, currency: string, age: number | null): string {
  const format = (minor: number) =>
    formatMoney(String(minor / 10 ** countDecimals(currency)), currency, { isRounded: true, sign: 'always' })
  const isOnce = event.income === 0 && event.spending === 0
  const years =
    isOnce || event.to === event.from
      ? `In year ${event.from}`
      : event.to === null
        ? `From year ${event.from}`
        : `Years ${event.from} to ${event.to}`
  const when = age === null ? years : `${years} (age ${getAgeInYear(event.from, age)})`
  const changes = [
    event.income !== 0 && `${format(event.income)} income a year`,
    event.spending !== 0 && `${format(event.spending)} spending a year`,
    event.wealth !== 0 && `${format(event.wealth)} once`,
  ].filter(Boolean)
  return `${when}: ${changes.join(', ')}`
}
