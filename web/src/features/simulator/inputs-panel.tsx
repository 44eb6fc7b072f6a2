import type { SimulatorSuggestions } from '@evenkeel/contract/simulator.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { SegmentedControl, SwitchField } from '../../components/segmented-control.tsx'
import { InputField } from './input-field.tsx'
import classes from './simulator-inputs.module.css'
import { FIELDS, type FieldName, getSuggestions, INFLATION, type Inputs, toValue } from './simulator-inputs.ts'

type Props = {
  inputs: Inputs
  suggestions: SimulatorSuggestions
  problems: Partial<Record<FieldName, string>>
  onChange: (inputs: Inputs) => void
  /** Replaces several inputs at once, as a step that Back undoes. */
  onReplace: (inputs: Inputs) => void
}

/** The inputs of the plan, each passed on as it changes. */
export function InputsPanel({ inputs, suggestions, problems, onChange, onReplace }: Props) {
  const { currency } = suggestions
  const budget = [suggestions.annual_income, suggestions.annual_spending].map((list) =>
    list.find(({ source }) => source === 'budget'),
  )
  const defaultInflation = suggestions.inflation[0]
  // "0.5" starts with a 0, which leaves inflation out. The field must not disappear before the rest is typed.
  const [isEditingInflation, setIsEditingInflation] = useState(false)
  const includesInflation = inputs.inflation !== 0 || isEditingInflation
  const renderField = (input: (typeof FIELDS)[number]) => (
    <InputField
      key={input.name}
      field={input}
      value={inputs[input.name]}
      currency={currency}
      problem={problems[input.name]}
      suggestions={getSuggestions(input, suggestions)}
      onChange={(value) => onChange({ ...inputs, [input.name]: value })}
    />
  )
  return (
    <div className={classes.fields}>
      {FIELDS.slice(0, 2).map(renderField)}
      <p className={classes.advice}>
        Don’t include investment income here. The simulation adds it.
        {suggestions.left_out_income.length > 0 && <> We left out {suggestions.left_out_income.join(', ')}.</>}
      </p>
      {FIELDS.slice(2).map(renderField)}
      <SwitchField
        label="Include inflation"
        isOn={includesInflation}
        onChange={(isOn) =>
          onChange({
            ...inputs,
            inflation: isOn ? (defaultInflation ? toValue(defaultInflation, currency) : 0.025) : 0,
            isInTodaysMoney: isOn,
          })
        }
      />
      {includesInflation && (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices whether the field has focus */}
          <div onFocus={() => setIsEditingInflation(true)} onBlur={() => setIsEditingInflation(false)}>
            {renderField(INFLATION)}
          </div>
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
            onReplace({
              ...inputs,
              annualIncome: budget[0] ? toValue(budget[0], currency) : inputs.annualIncome,
              annualSpending: budget[1] ? toValue(budget[1], currency) : inputs.annualSpending,
            })
          }
        >
          What if I stick to my budget?
        </Button>
      )}
    </div>
  )
}
