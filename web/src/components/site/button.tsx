import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import css from './button.module.css'
import { SiteLink } from './site-link.tsx'

export type ButtonStyle = { variant?: 'primary' | 'quiet'; size?: 'small' | 'medium' | 'large'; isWide?: boolean }

export function getButtonClasses({ variant = 'primary', size = 'medium', isWide = false }: ButtonStyle): string {
  return [css.button, css[variant], css[size], isWide ? css.wide : ''].filter(Boolean).join(' ')
}

/** A busy button says so to screen readers and ignores clicks. */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  children,
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ButtonStyle & { isBusy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={getButtonClasses({ variant, size, isWide })}
      // Not `disabled`, which would remove focus.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isBusy ? <span className={css.spinner} aria-hidden="true" /> : null}
      <span className={css.label}>{children}</span>
    </button>
  )
}

export function ButtonLink({ variant, size, isWide, ...rest }: ComponentProps<typeof SiteLink> & ButtonStyle) {
  return <SiteLink {...rest} className={getButtonClasses({ variant, size, isWide })} />
}
