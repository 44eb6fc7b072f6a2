import type { FormEvent, ReactNode } from 'react'
import css from './form-card.module.css'

/** The card around every sign-in form: a heading, a line of text, the form and links below it. */
export function FormCard({
  title,
  intro,
  onSubmit,
  children,
  below,
}: {
  title: string
  intro?: ReactNode
  onSubmit: () => void
  children: ReactNode
  below?: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div className={css.column}>
      <div className={css.card}>
        <h1>{title}</h1>
        {intro ? <p className={css.intro}>{intro}</p> : null}
        {/* Our own messages say what is missing. POST, so that a submit before the script runs puts no password in the address. */}
        <form className={css.form} method="post" onSubmit={submit} noValidate>
          {children}
        </form>
      </div>
      {below ? <div className={css.below}>{below}</div> : null}
    </div>
  )
}
