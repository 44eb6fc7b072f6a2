/** A value a reason mentions. Money is a decimal string, a day is `YYYY-MM-DD`. */
type ReasonArg = string | number | boolean | null

/**
 * Why something happened, as data. Code compares codes and reads args; sentences are made from them in one place
 * (contract/src/reasons/render-reasons.ts) and never read back.
 */
export type Reason = { readonly code: string; readonly args?: Readonly<Record<string, ReasonArg>> }

/** The reasons a table of sentences can express: each code with the arguments its sentence needs. */
export type ReasonIn<Sentences> = {
  [Code in keyof Sentences & string]: Sentences[Code] extends () => string
    ? { readonly code: Code }
    : Sentences[Code] extends (args: infer Args) => string
      ? { readonly code: Code; readonly args: Readonly<Args> }
      : never
}[keyof Sentences & string]
