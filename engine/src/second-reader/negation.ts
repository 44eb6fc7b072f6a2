/**
 * Words that reverse a meaning. The network never points to them, so if the text has one, it must be surer than usual.
 */
export const NEGATION = /(?<!\p{L})(?:not|no|never|without|except|unless|fully|\p{L}+n't)(?!\p{L})/iu

/** Whether a text is nothing but such a word: "Don't". */
export function isNegation(text: string): boolean {
  return NEGATION.exec(text)?.[0] === text
}
