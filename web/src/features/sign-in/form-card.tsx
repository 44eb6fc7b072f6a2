import type { FormEvent, ReactNode } from 'react'
import css from './form-card.module.css'

/** The card that every login and account form is in: a heading, a line of text, the form, and links below. */
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
        {/* `noValidate`, because we show our own messages. POST keeps the password out of the URL if the form is sent
            before the script runs. */}
        <form className={css.form} method="post" onSubmit={submit} noValidate>
          {children}
        </form>
      </div>
      {below ? <div className={css.below}>{below}</div> : null}
    </div>
  )
}
