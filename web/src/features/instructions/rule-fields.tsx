import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/Pill.css'
import '@mantine/core/styles/PillsInput.css'
import type { InstructionRuleBody } from '@evenkeel/contract/instructions.ts'
import { cleanTags } from '@evenkeel/engine/core/tags.ts'
import { writeRule } from '@evenkeel/engine/instructions/write-rule.ts'
import { Button, NativeSelect, TagsInput, type TagsInputProps, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CategorySelect } from '../../components/category-select.tsx'
import classes from './instructions.module.css'

type When = InstructionRuleBody['when']
/** A limit on the amount, as typed. */
type Limit = { decimal: string; inclusive: boolean }
type Fields = {
  texts: string[]
  required: string[]
  direction: string
  min: Limit
  max: Limit
  from: string
  before: string
  accounts: string[]
  action: 'category' | 'name' | 'source' | 'tags' | 'skip' | 'leave'
  category: string | null
  name: string
  source: string
  tags: string[]
}
type Named<Value> = { [Name in keyof Fields]: Fields[Name] extends Value ? Name : never }[keyof Fields]

const AMOUNT = /^\d+(?:\.\d{1,2})?$/
const NO_LIMIT: Limit = { decimal: '', inclusive: true }
const DAY = /^\d{4}-\d{2}-\d{2}$/

type Props = { rule: InstructionRuleBody; onDone: (plain: string) => void; onCancel: () => void }

/**
 * Edits a rule in a form. `onDone` gets the edited rule as plain sentences; conditions without a field stay as they are.
 */
export function RuleFields({ rule, onDone, onCancel }: Props) {
  const [fields, setFields] = useState(() => toFields(rule))
  const set = (change: Partial<Fields>) => setFields((current) => ({ ...current, ...change }))
  const problem = findProblem(fields)
  const shown = findShown(fields.action, rule.effects)
  const renderInput = (name: Named<string>, label: string, type = 'text') => (
    <TextInput
      label={label}
      type={type}
      value={fields[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  // Texts and accounts can contain commas, so a comma doesn't end one.
  const renderList = (name: Named<string[]>, label: string, placeholder: string, more: TagsInputProps = {}) => (
    <TagsInput
      label={label}
      placeholder={fields[name].length === 0 ? placeholder : ''}
      splitChars={[]}
      value={fields[name]}
      onChange={(list) => set({ [name]: list })}
      {...more}
    />
  )
  const renderLimit = (name: Named<Limit>, label: string, [inclusive, exclusive]: [string, string]) => (
    <div className={classes.limit}>
      <NativeSelect
        label={label}
        data={[
          { value: 'inclusive', label: inclusive },
          { value: 'exclusive', label: exclusive },
        ]}
        value={fields[name].inclusive ? 'inclusive' : 'exclusive'}
        onChange={(event) => set({ [name]: { ...fields[name], inclusive: event.currentTarget.value === 'inclusive' } })}
      />
      <TextInput
        aria-label={`${label}: amount`}
        placeholder="Any"
        inputMode="decimal"
        value={fields[name].decimal}
        onChange={(event) => set({ [name]: { ...fields[name], decimal: event.currentTarget.value.trim() } })}
      />
    </div>
  )
  return (
    <form
      className={classes.fields}
      aria-label="Edit rule"
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onDone(writeRule(toRule(rule, fields)))
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      {renderList('texts', 'Text on the statement', 'Anything', {
        description: 'One of these is enough. Press Enter after each.',
        autoFocus: true,
      })}
      {renderList('required', 'And also', 'Anything', {
        description: 'The transaction must have all of these, too.',
      })}
      <NativeSelect
        label="Direction"
        value={fields.direction}
        onChange={(event) => set({ direction: event.currentTarget.value })}
        data={[
          { value: '', label: 'Money in or out' },
          { value: 'out', label: 'Money out' },
          { value: 'in', label: 'Money in' },
        ]}
      />
      {renderLimit('min', 'Lowest amount', ['At least', 'More than'])}
      {renderLimit('max', 'Highest amount', ['At most', 'Less than'])}
      {renderInput('from', 'On or after', 'date')}
      {renderInput('before', 'Before', 'date')}
      {renderList('accounts', 'Accounts', 'Any')}
      <NativeSelect
        label="What to do"
        value={fields.action}
        onChange={(event) => set({ action: event.currentTarget.value as Fields['action'] })}
        data={[
          { value: 'category', label: 'Set the category' },
          { value: 'name', label: 'Set the name' },
          { value: 'source', label: 'Set the source' },
          { value: 'tags', label: 'Only add tags' },
          { value: 'skip', label: 'Skip when importing' },
          { value: 'leave', label: 'Leave as it is' },
        ]}
      />
      {fields.action === 'category' && (
        <CategorySelect label="Category" value={fields.category} onChange={(category) => set({ category })} />
      )}
      {shown.name && renderInput('name', 'Name')}
      {shown.source && renderInput('source', 'Source')}
      {shown.tags && renderList('tags', 'Tags to add', fields.action === 'tags' ? '' : 'None', { splitChars: [','] })}
      {problem && <p className={classes.problem}>{problem}</p>}
      <div className={classes.fieldButtons}>
        <Button type="submit" disabled={problem !== null}>
          Use this rule
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function toFields({ when, effects }: InstructionRuleBody): Fields {
  const list = (tests: When['anyOf']) => tests.flatMap((test) => (test.how === 'idea' ? [] : [test.text]))
  return {
    texts: list(when.anyOf),
    required: list(when.allOf),
    direction: when.direction ?? '',
    min: when.min ?? NO_LIMIT,
    max: when.max ?? NO_LIMIT,
    from: when.from ?? '',
    before: when.before ?? '',
    accounts: [...(when.sources ?? [])],
    action: getAction(effects),
    category: effects.category ?? null,
    name: effects.simpleName ?? '',
    source: effects.source ?? '',
    tags: [...(effects.tags ?? [])],
  }
}

function getAction({
  skip,
  leave,
  category,
  simpleName,
  source,
  tags,
}: InstructionRuleBody['effects']): Fields['action'] {
  if (skip) return 'skip'
  if (leave) return 'leave'
  if (category !== undefined) return 'category'
  if (simpleName !== undefined) return 'name'
  if (source !== undefined) return 'source'
  return tags ? 'tags' : 'category'
}

/** Which fields the form has besides the category: those of the action, and those that the rule already sets. */
function findShown(action: Fields['action'], effects: InstructionRuleBody['effects']) {
  const canSetMore = action !== 'skip' && action !== 'leave'
  return {
    name: action === 'name' || (action === 'category' && effects.simpleName !== undefined),
    source: action === 'source' || (canSetMore && effects.source !== undefined),
    tags: canSetMore,
  }
}

/**
 * The conditions for the edited texts. A text that was already in the rule keeps its way of matching, and ideas, which
 * have no field, stay.
 */
function changeTexts({ anyOf, allOf }: When, tests: When['anyOf'], list: string[]): When['anyOf'] {
  const ideas = tests.filter((test) => test.how === 'idea')
  const edited = list.map(
    (text) => [...anyOf, ...allOf].find((test) => test.text === text) ?? { how: 'words' as const, text },
  )
  return [...ideas, ...edited]
}

function findProblem(fields: Fields): string | null {
  for (const { decimal } of [fields.min, fields.max])
    if (decimal !== '' && !AMOUNT.test(decimal)) return 'Enter an amount, such as 15.50.'
  for (const day of [fields.from, fields.before]) if (day !== '' && !DAY.test(day)) return 'Choose a date.'
  if (fields.action === 'category' && !fields.category) return 'Choose a category.'
  if (fields.action === 'name' && fields.name.trim() === '') return 'Enter a name.'
  if (fields.action === 'source' && fields.source.trim() === '') return 'Enter a source.'
  if (fields.action === 'tags' && cleanTags(fields.tags).length === 0) return 'Enter a tag.'
  return null
}

function toRule({ when, effects }: InstructionRuleBody, fields: Fields): Parameters<typeof writeRule>[0] {
  const toLimit = (limit: Limit) => (limit.decimal === '' ? undefined : limit)
  const next: When = {
    ...when,
    anyOf: changeTexts(when, when.anyOf, fields.texts),
    allOf: changeTexts(when, when.allOf, fields.required),
    min: toLimit(fields.min),
    max: toLimit(fields.max),
    direction: fields.direction === '' ? undefined : (fields.direction as 'in' | 'out'),
    from: (fields.from || undefined) as When['from'],
    before: (fields.before || undefined) as When['before'],
    sources: fields.accounts.length === 0 ? undefined : fields.accounts,
  }
  const shown = findShown(fields.action, effects)
  const name = shown.name ? fields.name.trim() : ''
  const source = shown.source ? fields.source.trim() : ''
  const tags = shown.tags ? cleanTags(fields.tags) : []
  const isStillNew = effects.isNewCategory && fields.category === effects.category
  return {
    when: next as Parameters<typeof writeRule>[0]['when'],
    effects: {
      ...(fields.action === 'skip' || fields.action === 'leave' ? { [fields.action]: true } : {}),
      ...(fields.action === 'category' ? { category: fields.category ?? '' } : {}),
      ...(fields.action === 'category' && isStillNew ? { isNewCategory: true } : {}),
      ...(name === '' ? {} : { simpleName: name }),
      ...(source === '' ? {} : { source }),
      ...(tags.length === 0 ? {} : { tags }),
    },
  }
}
