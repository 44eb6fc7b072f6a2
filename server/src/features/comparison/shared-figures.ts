import { randomInt } from 'node:crypto'
import { getSavingsRate } from '@evenkeel/engine/comparison/people-like-you.ts'
import {
  type Contribution,
  getAgeGroup,
  type ReleasedGroup,
  releaseGroups,
} from '@evenkeel/engine/comparison/private-release.ts'
import type { PlainDate } from '@evenkeel/engine/core/plain-date.ts'
import { createConverter } from '@evenkeel/engine/exchange-rates/convert.ts'
import { getInstant, getLocalDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { findOwnYear, type OwnYear } from './own-year.ts'

export function getQuarter(day: PlainDate): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/**
 * Publishes aggregate figures of people who share theirs, but only once a quarter, because every release reveals more
 * about each person. Does nothing if this quarter already has a release. Demo households and people without a year of
 * birth don't take part.
 */
export async function releaseSharedFigures(deps: Deps): Promise<void> {
  const today = getLocalDay(deps.clock)
  const quarter = getQuarter(today)
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
    const age = getAgeOn(today, person.birth_year ?? 0)
    contributions.push({ group: getAgeGroup(age), ...getSharedMeasures(own, person.preferred_currency, today) })
  }
  const groups = JSON.stringify(releaseGroups(contributions, drawSecretUniform))
  const row = { quarter, created_at: getInstant(deps.clock), groups }
  // Two processes may have counted in parallel. Only the first release is kept, or the noise could be averaged away.
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
  return row ? (JSON.parse(row.groups) as ReleasedGroup[]) : null // We stored it in this form.
}

/** What a user shares: the savings rate, and monthly spending and net worth in euros. Unknown figures are left out. */
export function getSharedMeasures(own: OwnYear, currency: string, today: PlainDate): Omit<Contribution, 'group'> {
  const convert = createConverter('EUR', own.rates)
  const toEuros = (minor: number | null) => {
    const cents = minor === null ? null : convert(minor, currency, today)
    return cents === null ? null : cents / 100
  }
  const rate = own.months.length === 0 ? null : getSavingsRate(own)
  const spending = own.months.length === 0 ? null : toEuros(sumValues(own.spendingByCode) / 12)
  const worth = toEuros(own.measures['net-worth'])
  return {
    ...(rate === null ? {} : { 'savings-rate': rate }),
    ...(spending === null ? {} : { spending }),
    ...(worth === null ? {} : { 'net-worth': worth }),
  }
}

export const getAgeOn = (today: PlainDate, birthYear: number) => Number(today.slice(0, 4)) - birthYear

export function sumValues(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((sum, minor) => sum + minor, 0)
}

/** A random number between 0 and 1 from the operating system, because predictable noise hides nothing. */
function drawSecretUniform(): number {
  const steps = 2 ** 47
  return (randomInt(steps) + 0.5) / steps
}
