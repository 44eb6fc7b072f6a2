import { useId } from 'react'
import classes from './segmented-control.module.css'

type Props<Value extends string> = {
  /** The group's name for screen readers: "Period". */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Fills the width with equal options. */
  isWide?: boolean
}

/** One choice of a few, all visible: radio buttons styled as one bar. */
export function SegmentedControl<Value extends string>({ label, options, value, onChange, isWide }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.bar} data-wide={isWide || undefined}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A switch that takes effect immediately. */
export function SwitchField({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="visually-hidden"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={classes.track} aria-hidden />
      {label}
    </label>
  )
}
