/**
 * `FAULT_PART=2/4 npm run faults` tries every fourth moment, starting with the second, because trying them all takes
 * too long.
 */
const [part = 1, parts = 1] = (process.env.FAULT_PART ?? '1/1').split('/').map(Number)

export const FAULT_STRIDE = { first: part - 1, step: parts }

export function isInFaultPart(moment: number): boolean {
  return moment % parts === part - 1
}
