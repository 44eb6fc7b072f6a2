const MAX_MARKS = 30
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/**
 * Like `normalize`, but keeps at most 30 accents per letter, as Unicode recommends. Sorting more of them takes time
 * that grows with the square of their number: 100,000 take five seconds.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return (text.length > MAX_MARKS ? text.replace(TOO_MANY_MARKS, '$1') : text).normalize(form)
}
