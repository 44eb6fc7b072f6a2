const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether people can see any of it: a text of spaces, accents and characters without a shape looks empty. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
