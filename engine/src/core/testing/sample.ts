/** How many of these cases a test tries: a third, or all of them with THOROUGH set (CI and `npm run properties`). */
export function reduceCases(cases: number): number {
  return process.env.THOROUGH ? cases : Math.ceil(cases / 3)
}
