import { AppError } from '../../platform/errors.ts'

/** The row was changed since the editor read it. `row` is the row as it is now. */
export class StaleEditError extends AppError {
  override name = 'StaleEditError'
  readonly row: unknown
  constructor(row: unknown) {
    super('stale', 'This has changed since you opened it. Check the current version, then save again.')
    this.row = row
  }
}

/** Runs `work`; a stale edit is answered with the current row in the shape the client knows. */
export async function showingPresent<R, T>(
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
  | 'gone' // removed since
  | 'exists' // was made again since
  | 'replaced' // the same came by another way since
  | 'same-key' // another row has taken its name or key since
  | 'in-use' // something newer refers to it
  | 'parent-gone' // what it refers to is no longer there

/** More are not listed. */
export const OBSTACLES_SHOWN = 100

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
