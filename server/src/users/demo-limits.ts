import { DAY } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { AppError } from '../platform/errors.ts'
import { requireWithinLimit } from '../platform/throttle.ts'

/** What a demo user can store: enough to try everything, too little to be worth abusing. */
export const DEMO_LIMITS = {
  imports: 20,
  importBytes: 512 * 1024,
  rows: 10_000,
  attachedBytes: 10 * 1024 ** 2,
}

/**
 * Throws if the demo has no room for another import. Call the returned function with the number of bytes as they
 * arrive: it throws once the file is too large.
 */
export async function limitDemoImport(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<(bytes: number) => void> {
  const { rows } = await deps.db
    .selectFrom('txn')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(rows) >= DEMO_LIMITS.rows) {
    throw new AppError('too-large', 'The demo is full. Sign up to import more transactions.')
  }
  const why = `The demo allows ${DEMO_LIMITS.imports} imports. Sign up to import more.`
  await requireWithinLimit(deps, `demo-imports:${userId}`, DEMO_LIMITS.imports, DAY, why)
  let received = 0
  return (bytes) => {
    received += bytes
    if (received <= DEMO_LIMITS.importBytes) return
    throw new AppError('too-large', 'The demo allows files up to 512 KB. Sign up to import larger ones.')
  }
}
