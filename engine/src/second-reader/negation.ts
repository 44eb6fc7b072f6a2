/**
 * Words that reverse or restrict a meaning. The network may overlook them, so for a text with one, it must usually be
 * surer.
 */
export const NEGATION = /(?<!\p{L})(?:not|no|never|without|except|unless|fully|\p{L}+n't)(?!\p{L})/iu

/** Whether a text is a negation and nothing else: "Don't". */
export function isNegation(text: string): boolean {
  return NEGATION.exec(text)?.[0] === text
}
