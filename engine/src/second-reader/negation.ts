/**
 * Words that reverse a meaning. The network never points to them, so if a text has one, the network must usually be
 * surer.
 */
export const NEGATION = /(?<!\p{L})(?:not|no|never|without|except|unless|fully|\p{L}+n't)(?!\p{L})/iu

/** Whether a text is only one of these words: "Don't". */
export function isNegation(text: string): boolean {
  return NEGATION.exec(text)?.[0] === text
}
