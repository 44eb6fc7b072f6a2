const VISIBLE = /[^\s\p{M}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether people can see any of it: a text of only spaces, accents and invisible characters looks empty. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
