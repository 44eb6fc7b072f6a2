import type { Suggestion } from '@evenkeel/contract/simulator.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import { ActionIcon, TextInput } from '@mantine/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { IconHelpCircle } from '../../components/icons.ts'
import { formatMoney } from '../../lib/format-money.ts'
import classes from './simulator-inputs.module.css'
import { type Field, getPriceScale, toValue } from './simulator-inputs.ts'
import { describeSource } from './source-words.ts'

type Props = {
  field: Field
  value: number
  currency: string
  problem: string | undefined
  suggestions: readonly Suggestion[]
  onChange: (value: number) => void
}

/** A number with its unit, help and slider, and buttons for suggested values with their sources. */
export function InputField({ field, value, currency, problem, suggestions, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const scale = field.kind === 'money' ? 10 ** countDecimals(currency) : field.kind === 'percent' ? 0.01 : 1
  const shown = formatValue(field, value, currency)

  function onType(text: string) {
    setTyped(text)
    onChange(readNumber(text, field, scale))
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || Number.isNaN(value)) return
    event.preventDefault()
    setTyped(null)
    onChange(getSteppedValue(field, value, direction, scale, currency))
  }

  const sliderScale = field.kind === 'money' ? scale * getPriceScale(currency) : 1
  const sliderStep = field.step * sliderScale
  const [low, high] = field.slider.map((limit) => limit * sliderScale) as [number, number]
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{field.label}</label>
        <ActionIcon
          variant="subtle"
          size={24}
          aria-label={`Help: ${field.label}`}
          aria-expanded={isHelpOpen}
          aria-controls={`${id}-help`}
          onClick={() => setIsHelpOpen(!isHelpOpen)}
        >
          <IconHelpCircle size={16} aria-hidden />
        </ActionIcon>
      </div>
      <p id={`${id}-help`} className={classes.help} hidden={!isHelpOpen}>
        {field.help}
      </p>
      <TextInput
        id={id}
        inputMode={field.kind === 'years' ? 'numeric' : 'decimal'}
        value={typed ?? shown}
        error={problem}
        rightSection={<span className={classes.unit}>{field.unit}</span>}
        rightSectionWidth={field.kind === 'years' ? 56 : 82}
        aria-describedby={`${id}-source`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
      <input
        type="range"
        className={classes.slider}
        aria-label={`${field.label}, slider`}
        aria-valuetext={shown}
        min={Math.min(low, Number.isNaN(value) ? low : value)}
        max={Math.max(high, Number.isNaN(value) ? high : value)}
        step={field.kind === 'money' ? 'any' : sliderStep}
        value={Number.isNaN(value) ? low : value}
        onChange={(event) => {
          setTyped(null)
          const moved = Number(event.currentTarget.value)
          onChange(field.kind === 'money' ? Math.round(moved / sliderStep) * sliderStep : roundOff(moved))
        }}
      />
      <div className={classes.source} id={`${id}-source`}>
        {suggestions.map((suggestion) => {
          const suggested = toValue(suggestion, currency)
          const words = describeSource(suggestion)
          return suggested === value ? (
            <span key={suggestion.source}>From {words}</span>
          ) : (
            <button
              key={suggestion.source}
              type="button"
              onClick={() => {
                setTyped(null)
                onChange(suggested)
              }}
            >
              Use {formatValue(field, suggested, currency)} from {words}
            </button>
          )
        })}
      </div>
    </div>
  )
}

export function formatValue(field: Pick<Field, 'kind'>, value: number, currency: string): string {
  if (Number.isNaN(value)) return ''
  if (field.kind === 'money')
    return formatMoney(String(value / 10 ** countDecimals(currency)), currency, { isRounded: true })
  if (field.kind === 'percent') return `${roundOff(value * 100)}%`
  return String(value)
}

/**
 * Reads a number as people type it, in units of `scale`. Commas separate thousands, except that a comma before the last
 * one or two digits is a decimal comma if there's no point. Other characters are ignored. NaN if no number is left.
 */
export function readNumber(text: string, field: Pick<Field, 'kind'>, scale: number): number {
  const clean = text.replace(/[^\d.,\-−]/g, '').replace('−', '-')
  const plain = /,\d{1,2}$/.test(clean) && !clean.includes('.') ? clean.replace(',', '.') : clean.replaceAll(',', '')
  if (!/^-?\d+\.?\d*$|^-?\.\d+$/.test(plain)) return Number.NaN
  const value = Number(plain) * scale
  return field.kind === 'money' ? Math.round(value) : roundOff(value)
}

function getSteppedValue(field: Field, value: number, direction: number, scale: number, currency: string): number {
  const step =
    field.kind === 'money' ? field.step * scale * getPriceScale(currency) : field.kind === 'percent' ? 0.005 : 1
  const min = field.kind === 'money' ? field.min * scale : field.min
  return Math.max(min, roundOff(value + direction * step))
}

/** Removes floating-point noise. */
function roundOff(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
