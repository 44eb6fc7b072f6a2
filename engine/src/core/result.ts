/** The result of a reader or parser: expected failures are values, bugs throw. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function fail<Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
