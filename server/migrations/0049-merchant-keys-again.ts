/**
 * Recalculates the keys of merchants once more. They no longer contain web endings of more countries, numbers joined to
 * a name or legal forms joined to it.
 */
export { up } from './0048-merchant-keys.ts'
