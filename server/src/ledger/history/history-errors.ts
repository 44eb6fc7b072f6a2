import { AppError } from '../../platform/errors.ts'

/** The row has changed since the editor read it. `row` is the current row. */
export class StaleEditError extends AppError {
  override name = 'StaleEditError'
  readonly row: unknown
  constructor(row: unknown) {
    super('stale', 'This has changed since you opened it. Check the current version, then save again.')
    this.row = row
  }
}

/** Runs `work`. The error of a stale edit gets the current row in the format the client expects. */
export async function addCurrentOnConflict<R, T>(
  toBody: (row: R) => unknown | Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StaleEditError)) throw error
    throw new AppError('stale', error.message, { present: await toBody(error.row as R) }, { cause: error })
  }
}

export type ObstacleReason =
  | 'changed' // since the action
  | 'gone' // has been removed since
  | 'exists' // has been created again since
  | 'replaced' // the same thing has been added from elsewhere since
  | 'same-key' // another row has its name or key now
  | 'in-use' // something newer refers to it
  | 'parent-gone' // what it refers to no longer exists

/** At most this many are listed. */
export const MAX_OBSTACLES = 100

export type Obstacle = { table: string; id: string; reason: ObstacleReason }

/** An undo that could not be completed, so nothing was changed. */
export class UndoConflictError extends AppError {
  override name = 'UndoConflictError'
  readonly obstacles: readonly Obstacle[]
  constructor(obstacles: readonly Obstacle[]) {
    const isReplaced = obstacles.some(({ reason }) => reason === 'replaced')
    const detail = isReplaced
      ? 'This can’t be undone because the same rows were imported again later and would appear twice. Undo that import first.'
      : 'This can’t be undone because some of the rows have changed since.'
    super('conflict', detail, { blocking: [...obstacles] })
    this.obstacles = obstacles
  }
}
