import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import css from './button.module.css'
import { SiteLink } from './site-link.tsx'

export type Look = { variant?: 'primary' | 'quiet'; size?: 'small' | 'medium' | 'large'; isWide?: boolean }

export function classesOf({ variant = 'primary', size = 'medium', isWide = false }: Look): string {
  return [css.button, css[variant], css[size], isWide ? css.wide : ''].filter(Boolean).join(' ')
}

/** One primary button per screen. While busy it keeps its width, announces it, and does nothing. */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  children,
  onClick,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { isBusy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={classesOf({ variant, size, isWide })}
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

export function ButtonLink({ variant, size, isWide, ...rest }: ComponentProps<typeof SiteLink> & Look) {
  return <SiteLink {...rest} className={classesOf({ variant, size, isWide })} />
}
