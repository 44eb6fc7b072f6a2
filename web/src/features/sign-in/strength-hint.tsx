import css from './form-card.module.css'
import { getPasswordStrength, type PasswordStrength } from './password-strength.ts'

const TONE: Record<PasswordStrength['level'], string | undefined> = {
  0: '',
  1: css.weak,
  2: css.fair,
  3: css.strong,
  4: css.strong,
}

type Props = { password: string; user?: { username: string; email: string }; error?: string | undefined }

/** The password rules, and how strong the password is, unless the field's error already says that. */
export function StrengthHint({ password, user, error }: Props) {
  const { level, text } = getPasswordStrength(password, user)
  return (
    <>
      At least 12 characters. Spaces are fine and symbols are optional. Don’t use a common password or your name.
      {level > 0 ? (
        <>
          <span className={css.meter} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span key={step} className={step <= level ? TONE[level] : undefined} />
            ))}
          </span>
          <span aria-live="polite">{text === error ? '' : text}</span>
        </>
      ) : null}
    </>
  )
}
