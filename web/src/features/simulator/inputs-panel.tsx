import type { SimulatorSuggestions } from '@evenkeel/contract/simulator.ts'
import { Button } from '@mantine/core'
import { SegmentedControl, SwitchField } from '../../components/segmented-control.tsx'
import { InputField } from './input-field.tsx'
import classes from './simulator-inputs.module.css'
import { FIELDS, type FieldName, INFLATION, type Inputs, suggestionsOf, valueOfSuggestion } from './simulator-inputs.ts'

type Props = {
  inputs: Inputs
  suggestions: SimulatorSuggestions
  problems: Partial<Record<FieldName, string>>
  onChange: (inputs: Inputs) => void
  /** Several inputs at once: Back undoes it. */
  onJump: (inputs: Inputs) => void
}

/** The inputs of the plan. Each change is simulated right away. */
export function InputsPanel({ inputs, suggestions, problems, onChange, onJump }: Props) {
  const { currency } = suggestions
  const budget = [suggestions.annual_income, suggestions.annual_spending].map((list) =>
    list.find(({ source }) => source === 'budget'),
  )
  const usual = suggestions.inflation[0]
  const countsInflation = inputs.inflation !== 0
  const field = (each: (typeof FIELDS)[number]) => (
    <InputField
      key={each.name}
      field={each}
      value={inputs[each.name]}
      currency={currency}
      problem={problems[each.name]}
      suggestions={suggestionsOf(each, suggestions)}
      onChange={(value) => onChange({ ...inputs, [each.name]: value })}
    />
  )
  return (
    <div className={classes.fields}>
      {FIELDS.slice(0, 2).map(field)}
      <p className={classes.advice}>
        Leave investment income out of your income: the simulation adds it.
        {suggestions.left_out_income.length > 0 && <> We left out {suggestions.left_out_income.join(', ')}.</>}
      </p>
      {FIELDS.slice(2).map(field)}
      <SwitchField
        label="Include inflation"
        isOn={countsInflation}
        onChange={(isOn) =>
          onChange({
            ...inputs,
            inflation: isOn ? (usual ? valueOfSuggestion(usual, currency) : 0.025) : 0,
            isInTodaysMoney: isOn,
          })
        }
      />
      {countsInflation && (
        <>
          {field(INFLATION)}
          <SegmentedControl
            label="Show balances in"
            options={[
              { value: 'today', label: 'Today’s money' },
              { value: 'future', label: 'Future money' },
            ]}
            value={inputs.isInTodaysMoney ? 'today' : 'future'}
            onChange={(value) => onChange({ ...inputs, isInTodaysMoney: value === 'today' })}
            isWide
          />
        </>
      )}
      {(budget[0] || budget[1]) && (
        <Button
          variant="default"
          onClick={() =>
            onJump({
              ...inputs,
              annualIncome: budget[0] ? valueOfSuggestion(budget[0], currency) : inputs.annualIncome,
              annualSpending: budget[1] ? valueOfSuggestion(budget[1], currency) : inputs.annualSpending,
            })
          }
        >
          What if I keep my budget?
        </Button>
      )}
    </div>
  )
}
