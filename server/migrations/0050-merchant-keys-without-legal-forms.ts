/** Recalculates the keys of merchants once more: they no longer contain 株 and 有, or "QR" before a Pix payee. */
export { up } from './0048-merchant-keys.ts'
