import { HOUSING_KINDS, PersonalAttributes, putPersonalAttributes, WORK_KINDS } from '@evenkeel/contract/accounts.ts'
import { isAmountExact } from '@evenkeel/contract/values.ts'
import { PREFERRED_CURRENCIES } from '@evenkeel/engine/core/currency.ts'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-errors.ts'
import { groupDigits } from '../../lib/format-money.ts'
import { readTypedAmount } from '../../lib/typed-amount.ts'
import classes from './account-info-page.module.css'
import { listCountries } from './countries.ts'
import { Outcome } from './email-form.tsx'

type Fields = Record<Exclude<keyof PersonalAttributes, 'share_anonymously'>, string> & { share_anonymously: boolean }
type Problems = Partial<Record<keyof PersonalAttributes, string>>

function toFields(saved: PersonalAttributes): Fields {
  return {
    birth_year: saved.birth_year?.toString() ?? '',
    household_size: saved.household_size?.toString() ?? '',
    country: saved.country ?? '',
    region: saved.region ?? '',
    work: saved.work ?? '',
    housing: saved.housing ?? '',
    annual_income: groupDigits(saved.annual_income?.replace(/\.00$/, '') ?? ''),
    annual_income_currency: saved.annual_income_currency,
    share_anonymously: saved.share_anonymously,
  }
}

/** Parses the form, or says what is wrong, by field. A blank field means “not specified”. */
export function readPersonalAttributes(
  fields: Fields,
  thisYear = new Date().getFullYear(),
): { ok: true; value: PersonalAttributes } | { ok: false; problems: Problems } {
  const problems: Problems = {}
  const readWhole = (name: 'birth_year' | 'household_size', words: string) => {
    const text = fields[name].trim()
    if (text === '') return null
    if (!/^\d{1,4}$/.test(text)) problems[name] = words
    return Number(text)
  }
  const income = readTypedAmount(fields.annual_income.replaceAll('’', ''))
  const candidate = {
    birth_year: readWhole('birth_year', 'Enter a year, such as 1986.'),
    household_size: readWhole('household_size', 'Enter a whole number of people.'),
    country: fields.country || null,
    region: fields.region.trim() || null,
    work: fields.work || null,
    housing: fields.housing || null,
    annual_income: income || null,
    annual_income_currency: fields.annual_income_currency,
    share_anonymously: fields.share_anonymously,
  }
  if (income && !isAmountExact(income, fields.annual_income_currency)) {
    problems.annual_income = 'Enter an amount, such as 64,000.'
  }
  if (income.startsWith('-')) problems.annual_income = 'Enter an income of 0 or more.'
  if (candidate.birth_year !== null && candidate.birth_year > thisYear) {
    problems.birth_year = `Enter a year up to ${thisYear}.`
  }
  const parsed = PersonalAttributes.safeParse(candidate)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const name = issue.path[0] as keyof PersonalAttributes
      problems[name] ??= MESSAGES[name] ?? 'Check this value.'
    }
  }
  return parsed.success && Object.keys(problems).length === 0
    ? { ok: true, value: parsed.data }
    : { ok: false, problems }
}

const NOT_SPECIFIED = { value: '', label: 'Not specified' }
const WORK_NAMES: Record<(typeof WORK_KINDS)[number], string> = {
  employed: 'Employed',
  'self-employed': 'Self-employed',
  retired: 'Retired',
  student: 'Student',
  'not-working': 'Not working',
}
const HOUSING_NAMES: Record<(typeof HOUSING_KINDS)[number], string> = {
  rent: 'I rent',
  mortgage: 'I own, with a mortgage',
  owned: 'I own outright',
  other: 'Other',
}
const toOptions = <Kind extends string>(kinds: readonly Kind[], names: Record<Kind, string>) => [
  NOT_SPECIFIED,
  ...kinds.map((value) => ({ value, label: names[value] })),
]
// Descriptions go below the inputs, so that inputs next to each other stay level however long the descriptions are.
const DESCRIPTION_BELOW_INPUT = ['label', 'input', 'description', 'error'] as (
  | 'label'
  | 'input'
  | 'description'
  | 'error'
)[]

const MESSAGES: Problems = {
  birth_year: 'Enter a year from 1900 on.',
  household_size: 'Enter a number from 1 to 30.',
  annual_income: 'Enter an amount, such as 64,000.',
}

export function PersonalAttributesForm({ saved }: { saved: PersonalAttributes }) {
  const [fields, setFields] = useState(() => toFields(saved))
  const [problems, setProblems] = useState<Problems>({})
  const countries = useMemo(() => [NOT_SPECIFIED, ...listCountries()], [])
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (body: PersonalAttributes) => callApi(putPersonalAttributes, { body }),
    onSuccess: (answer) => {
      setFields(toFields(answer))
      void queryClient.invalidateQueries()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      setProblems(Object.fromEntries(error.errors.map((issue) => [issue.path, issue.message])))
    },
  })
  const set = (name: keyof Fields) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    save.reset()
    setFields((before) => ({ ...before, [name]: value }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readPersonalAttributes(fields)
    setProblems(read.ok ? {} : read.problems)
    if (read.ok) save.mutate(read.value)
  }

  return (
    <Card className={classes.narrow}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.pair}>
          <TextInput
            label="Year of birth"
            description="We use it to find your age group, and in the wealth simulator."
            inputWrapperOrder={DESCRIPTION_BELOW_INPUT}
            inputMode="numeric"
            maxLength={4}
            autoComplete="bday-year"
            value={fields.birth_year}
            error={problems.birth_year}
            onChange={set('birth_year')}
          />
          <TextInput
            label="People in your household"
            description="Including you. We use it to find your household group."
            inputWrapperOrder={DESCRIPTION_BELOW_INPUT}
            inputMode="numeric"
            maxLength={2}
            value={fields.household_size}
            error={problems.household_size}
            onChange={set('household_size')}
          />
        </div>
        <div className={classes.pair}>
          <NativeSelect
            label="Country"
            description="We use it to choose the statistics and to categorize transactions."
            inputWrapperOrder={DESCRIPTION_BELOW_INPUT}
            autoComplete="country"
            data={countries}
            value={fields.country}
            error={problems.country}
            onChange={set('country')}
          />
          <NativeSelect
            label="Housing"
            description="Averages mix renters and owners. We point out where that matters for you."
            inputWrapperOrder={DESCRIPTION_BELOW_INPUT}
            data={toOptions(HOUSING_KINDS, HOUSING_NAMES)}
            value={fields.housing}
            error={problems.housing}
            onChange={set('housing')}
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            label="Household income per year"
            description="Before tax. Shows where you stand on the income scale."
            inputWrapperOrder={DESCRIPTION_BELOW_INPUT}
            inputMode="decimal"
            value={fields.annual_income}
            error={problems.annual_income}
            onChange={set('annual_income')}
          />
          <NativeSelect
            label="Income currency"
            data={[...PREFERRED_CURRENCIES]}
            value={fields.annual_income_currency}
            onChange={set('annual_income_currency')}
          />
        </div>
        <div className={classes.pair}>
          <NativeSelect
            label="Work"
            description="Averages mix workers and retired people. We point out where that matters for you."
            inputWrapperOrder={DESCRIPTION_BELOW_INPUT}
            data={toOptions(WORK_KINDS, WORK_NAMES)}
            value={fields.work}
            error={problems.work}
            onChange={set('work')}
          />
        </div>
        <Checkbox
          label="Share my figures anonymously with other people on this server"
          description="Off unless you turn it on. Once a quarter, we combine three of your figures (savings rate, monthly spending and net worth) with those of everyone in your age group who shares. Random noise hides each person, and we never show groups of fewer than 20."
          checked={fields.share_anonymously}
          onChange={(event) => {
            const { checked } = event.currentTarget
            save.reset()
            setFields((before) => ({ ...before, share_anonymously: checked }))
          }}
        />
        <div className={classes.foot}>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
          <Outcome done={save.isSuccess && 'Saved.'} error={Object.keys(problems).length === 0 && save.error} />
        </div>
      </form>
    </Card>
  )
}
