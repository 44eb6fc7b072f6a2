import { isSimilarToName, SIMILAR_TO_NAME } from '@evenkeel/contract/password-rules.ts'
import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP's setting for argon2id: 19 MiB, two passes. */
let cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** For tests, which sign up thousands of people. */
export function setHashCost(newCost: typeof cost): void {
  cost = newCost
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let dummyHash: Promise<string> | undefined

/** Stored instead of a hash for users without a password (demos and deleted users): nothing matches it. */
export const NO_PASSWORD = ''

/**
 * Whether the password is right. For an account that doesn't exist (`storedHash` is null) or has no password, it's
 * never right and takes equally long, so timing reveals nothing.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash !== null && storedHash !== NO_PASSWORD) return verify(storedHash, password)
  dummyHash ??= hashPassword('no account has this password')
  await verify(await dummyHash, password)
  return false
}

/** Why a new password is too easy to guess; null if it isn't. The contract checks its length. */
export function findWeakness(password: string, user: { username: string; email: string }): string | null {
  const folded = fold(password)
  if (isCommonPassword(folded)) {
    return 'This password is easy to guess. Choose another, such as a few unrelated words.'
  }
  if (new Set(folded).size <= 2) return 'This password repeats one or two characters. Choose another.'
  if (isSequence(folded)) return 'This password is a sequence of characters. Choose another.'
  return isSimilarToName(password, user) ? SIMILAR_TO_NAME : null
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

function isSequence(text: string): boolean {
  const isDigits = /^\d+$/.test(text)
  const steps = [...text].slice(1).map((c, i) => c.codePointAt(0)! - text.codePointAt(i)!)
  const isStep = (step: number, by: number) => step === by || (isDigits && step === -9 * by) // 9, 0, 1 or 1, 0, 9
  return steps.length > 0 && [1, -1].some((by) => steps.every((step) => isStep(step, by)))
}
