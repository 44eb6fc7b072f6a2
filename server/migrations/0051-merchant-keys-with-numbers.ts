/**
 * Recalculates the keys of merchants once more: names like A101 and GS25 are no longer taken for a store's number, and
 * more of the banks' words are left out.
 */
export { up } from './0048-merchant-keys.ts'
