import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import css from './text-field.module.css'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  label: string
  value: string
  onChange: (value: string) => void
  /** Always shown below the field, after an error if there is one; part of its description. */
  hint?: ReactNode
  /** Marks the field invalid and is part of its description. */
  error?: string | undefined
  /** Shown to the right of the label, such as a link. */
  aside?: ReactNode
}

/** A labeled input. Passwords can be shown while typing. */
export function TextField({ label, value, onChange, hint, error, aside, type = 'text', ...input }: TextFieldProps) {
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'
  const box = useRef<HTMLInputElement>(null)
  // People or password managers can fill in the field before the script runs, so keep its value.
  const syncValue = useRef(() => {
    const typed = box.current?.value ?? ''
    if (typed !== value) onChange(typed)
  })
  useEffect(() => syncValue.current(), [])
  const descriptionIds = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <div className={css.top}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={css.control}>
        <input
          {...input}
          ref={box}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIds || undefined}
          className={isPassword ? css.withButton : undefined}
        />
        {isPassword ? (
          <button
            type="button"
            className={css.reveal}
            aria-pressed={isShown}
            aria-label="Show password"
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
          >
            <Eye isCrossedOut={isShown} />
          </button>
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  )
}

function Eye({ isCrossedOut }: { isCrossedOut: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path
        d="M2 10c1.8-3.4 4.6-5.2 8-5.2s6.2 1.8 8 5.2c-1.8 3.4-4.6 5.2-8 5.2S3.8 13.4 2 10Z"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="10" r="2.4" />
      {isCrossedOut ? <path d="M3.5 16.5l13-13" strokeLinecap="round" /> : null}
    </svg>
  )
}
