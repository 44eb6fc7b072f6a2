import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords.ts'

// OWASP's setting for argon2id: 19 MiB, two passes.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

let dummyHash: Promise<string> | undefined

/** What a throw-away user has instead of a hash: no password fits. */
export const NO_PASSWORD = ''

/** Checks a password. For an account that does not exist the same work is done, so that time tells nothing. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash !== null && storedHash !== NO_PASSWORD) return verify(storedHash, password)
  dummyHash ??= hashPassword('no account has this password')
  await verify(await dummyHash, password)
  return false
}

/** Why a new password will not do, or null. Length is the contract's; here is what is easily guessed. */
export function weaknessOf(password: string, own: { username: string; email: string }): string | null {
  const folded = fold(password)
  if (isCommonPassword(folded)) {
    return 'This password is among the first that are guessed. Please choose another, such as a few unrelated words.'
  }
  if (new Set(folded).size <= 2) return 'This password repeats one or two characters. Please choose another.'
  if (isRun(folded)) return 'This password is a run of neighbouring characters. Please choose another.'
  const names = [own.email, own.email.split('@')[0] ?? '', own.username].map(fold)
  if (names.some((name) => name.length >= 4 && folded.includes(name) && folded.replace(name, '').length < 6)) {
    return 'This password is your own name or address. Please choose another.'
  }
  return null
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((c, i) => c.codePointAt(0)! - text.codePointAt(i)!)
  return steps.length > 0 && (steps.every((s) => s === 1) || steps.every((s) => s === -1))
}
