import { randomInt } from 'node:crypto'
import { savingsRate } from '@evenkeel/engine/comparison/people-like-you.ts'
import {
  ageGroupOf,
  type Contribution,
  type ReleasedGroup,
  releaseGroups,
} from '@evenkeel/engine/comparison/private-release.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import { instant, localDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { findOwnYear, type OwnYear } from './own-year.ts'

export function quarterOf(day: PlainDate): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/**
 * Publishes what people who share have in common, once a quarter: every further release would tell more about each of
 * them. Does nothing when this quarter has one. Demo households are made up and never take part.
 */
export async function releaseSharedFigures(deps: Deps): Promise<void> {
  const today = localDay(deps.clock)
  const quarter = quarterOf(today)
  if (await findRelease(deps.db, quarter)) return
  const people = await deps.db
    .selectFrom('personal_attributes')
    .innerJoin('app_user', 'app_user.id', 'personal_attributes.user_id')
    .select(['app_user.id', 'app_user.preferred_currency', 'personal_attributes.birth_year'])
    .where('personal_attributes.share_anonymously', '=', 1)
    .where('personal_attributes.birth_year', 'is not', null)
    .where('app_user.demo_ends_at', 'is', null)
    .orderBy('app_user.id')
    .execute()
  const contributions: Contribution[] = []
  for (const person of people) {
    const own = await findOwnYear(deps, person.id, person.preferred_currency, today)
    const age = ageOn(today, person.birth_year ?? 0)
    contributions.push({ group: ageGroupOf(age), ...sharedMeasures(own, person.preferred_currency, today) })
  }
  const groups = JSON.stringify(releaseGroups(contributions, secretUniform))
  const row = { quarter, created_at: instant(deps.clock), groups }
  // Two processes may have counted at once: the first release stands, or its noise could be averaged away.
  await deps.db
    .insertInto('comparison_release')
    .values(row)
    .onConflict((oc) => oc.column('quarter').doNothing())
    .execute()
}

export async function findRelease(db: Db, quarter: string): Promise<ReleasedGroup[] | null> {
  const row = await db
    .selectFrom('comparison_release')
    .select('groups')
    .where('quarter', '=', quarter)
    .executeTakeFirst()
  return row ? (JSON.parse(row.groups) as ReleasedGroup[]) : null // written by us
}

/** The figures that people share: a ratio, and money in euros. What isn't known is left out. */
export function sharedMeasures(own: OwnYear, currency: string, today: PlainDate): Omit<Contribution, 'group'> {
  const toEuro = createConverter('EUR', own.rates)
  const euros = (minor: number | null) => {
    const cents = minor === null ? null : toEuro(minor, currency, today)
    return cents === null ? null : cents / 100
  }
  const rate = own.months.length === 0 ? null : savingsRate(own)
  const spending = own.months.length === 0 ? null : euros(sumOf(own.spendingByCode) / 12)
  const worth = euros(own.measures['net-worth'])
  return {
    ...(rate === null ? {} : { 'savings-rate': rate }),
    ...(spending === null ? {} : { spending }),
    ...(worth === null ? {} : { 'net-worth': worth }),
  }
}

export const ageOn = (today: PlainDate, birthYear: number) => Number(today.slice(0, 4)) - birthYear

export function sumOf(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((sum, minor) => sum + minor, 0)
}

/** Above 0 and below 1, from the operating system: noise that can be predicted hides nothing. */
function secretUniform(): number {
  const steps = 2 ** 47
  return (randomInt(steps) + 0.5) / steps
}
