import type { InstructionRuleBody } from '@evenkeel/contract/instructions.ts'
import { cleanTags } from '@evenkeel/engine/core/tags.ts'
import { writeRule } from '@evenkeel/engine/instructions/write-rule.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CategorySelect } from '../../components/category-select.tsx'
import classes from './instructions.module.css'

type When = InstructionRuleBody['when']
type Fields = {
  texts: string
  required: string
  direction: string
  over: string
  under: string
  from: string
  before: string
  account: string
  action: 'category' | 'name' | 'tags' | 'skip' | 'leave'
  category: string | null
  name: string
  tags: string
}

const ADDS_TAGS = new Set<Fields['action']>(['category', 'name', 'tags'])
const AMOUNT = /^\d+(?:\.\d{1,2})?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

type Props = { rule: InstructionRuleBody; onDone: (plain: string) => void; onCancel: () => void }

/**
 * Edits a rule as fields. Saving writes it back into the text as a plain sentence; conditions without a field don't
 * change.
 */
export function RuleFields({ rule, onDone, onCancel }: Props) {
  const [fields, setFields] = useState(() => toFields(rule))
  const set = (change: Partial<Fields>) => setFields((current) => ({ ...current, ...change }))
  const problem = findProblem(fields)
  const renderInput = (name: keyof Fields & string, label: string, placeholder = '', type = 'text') => (
    <TextInput
      label={label}
      type={type}
      placeholder={placeholder}
      value={String(fields[name] ?? '')}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
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
      <TextInput
        label="Text on the statement"
        description="Separate several with commas; one is enough."
        value={fields.texts}
        autoFocus
        onChange={(event) => set({ texts: event.currentTarget.value })}
      />
      <TextInput
        label="And also"
        description="The transaction must have all of these, too."
        placeholder="Anything"
        value={fields.required}
        onChange={(event) => set({ required: event.currentTarget.value })}
      />
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
      {renderInput('over', 'Amount at least', 'Any')}
      {renderInput('under', 'Amount at most', 'Any')}
      {renderInput('from', 'On or after', '', 'date')}
      {renderInput('before', 'Before', '', 'date')}
      {renderInput('account', 'Account', 'Any')}
      <NativeSelect
        label="What to do"
        value={fields.action}
        onChange={(event) => set({ action: event.currentTarget.value as Fields['action'] })}
        data={[
          { value: 'category', label: 'Set the category' },
          { value: 'name', label: 'Set the name' },
          { value: 'tags', label: 'Only add tags' },
          { value: 'skip', label: 'Skip when importing' },
          { value: 'leave', label: 'Leave as it is' },
        ]}
      />
      {fields.action === 'category' && (
        <CategorySelect label="Category" value={fields.category} onChange={(category) => set({ category })} />
      )}
      {fields.action === 'name' && renderInput('name', 'Name')}
      {ADDS_TAGS.has(fields.action) && renderInput('tags', 'Tags to add', fields.action === 'tags' ? '' : 'None')}
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
  const list = (tests: When['anyOf']) => tests.flatMap((test) => (test.how === 'idea' ? [] : [test.text])).join(', ')
  return {
    texts: list(when.anyOf),
    required: list(when.allOf),
    direction: when.direction ?? '',
    over: when.min?.decimal ?? '',
    under: when.max?.decimal ?? '',
    from: when.from ?? '',
    before: when.before ?? '',
    account: when.sources?.join(', ') ?? '',
    action: getAction(effects),
    category: effects.category ?? null,
    name: effects.simpleName ?? '',
    tags: effects.tags?.join(', ') ?? '',
  }
}

function getAction({ skip, leave, category, simpleName, tags }: InstructionRuleBody['effects']): Fields['action'] {
  if (skip) return 'skip'
  if (leave) return 'leave'
  if (category !== undefined) return 'category'
  if (simpleName !== undefined) return 'name'
  return tags ? 'tags' : 'category'
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The edited texts. A text that was already in the rule keeps its way of matching. */
function changeTexts({ anyOf, allOf }: When, tests: When['anyOf'], list: string): When['anyOf'] {
  const ideas = tests.filter((test) => test.how === 'idea')
  const edited = splitList(list).map(
    (text) => [...anyOf, ...allOf].find((test) => test.text === text) ?? { how: 'words' as const, text },
  )
  return [...ideas, ...edited]
}

function findProblem(fields: Fields): string | null {
  for (const amount of [fields.over, fields.under])
    if (amount !== '' && !AMOUNT.test(amount)) return 'Write amounts like 15 or 15.50.'
  for (const day of [fields.from, fields.before]) if (day !== '' && !DAY.test(day)) return 'Choose a date.'
  if (fields.action === 'category' && !fields.category) return 'Choose a category.'
  if (fields.action === 'name' && fields.name.trim() === '') return 'Enter a name.'
  if (fields.action === 'tags' && cleanTags(splitList(fields.tags)).length === 0) return 'Enter a tag.'
  return null
}

function toRule({ when, effects }: InstructionRuleBody, fields: Fields): Parameters<typeof writeRule>[0] {
  const before = toFields({ when, effects } as InstructionRuleBody)
  const next: When = { ...when }
  if (fields.texts !== before.texts) next.anyOf = changeTexts(when, when.anyOf, fields.texts)
  if (fields.required !== before.required) next.allOf = changeTexts(when, when.allOf, fields.required)
  // A limit that wasn't edited stays as it was, inclusive or exclusive.
  if (fields.over !== before.over) next.min = fields.over === '' ? undefined : { decimal: fields.over, inclusive: true }
  if (fields.under !== before.under)
    next.max = fields.under === '' ? undefined : { decimal: fields.under, inclusive: true }
  next.direction = fields.direction === '' ? undefined : (fields.direction as 'in' | 'out')
  next.from = (fields.from || undefined) as When['from']
  next.before = (fields.before || undefined) as When['before']
  if (fields.account !== before.account)
    next.sources = fields.account.trim() === '' ? undefined : splitList(fields.account)
  const effect = {
    category: {
      category: fields.category ?? '',
      ...(effects.isNewCategory && fields.category === effects.category ? { isNewCategory: true as const } : {}),
    },
    name: { simpleName: fields.name.trim() },
    tags: {},
    skip: { skip: true as const },
    leave: { leave: true as const },
  }[fields.action]
  const tags = ADDS_TAGS.has(fields.action) ? cleanTags(splitList(fields.tags)) : []
  return {
    when: next as Parameters<typeof writeRule>[0]['when'],
    effects: { ...effect, ...(tags.length > 0 ? { tags } : {}) },
  }
}
