import { AppError } from '../../platform/errors.ts'

/** The row has changed since the person editing it read it. `row` is the current one. */
export class StaleEditError extends AppError {
  override name = 'StaleEditError'
  readonly row: unknown
  constructor(row: unknown) {
    super('stale', 'This has changed since you opened it. Check the current version, then save again.')
    this.row = row
  }
}

/** Runs `work`. If its edit is stale, the error gets the current row, as `toBody` presents it to the client. */
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
  | 'exists' // has been added or restored again since
  | 'replaced' // the same thing has been added from elsewhere since
  | 'same-key' // another row has its name or key now
  | 'in-use' // something newer refers to it
  | 'parent-gone' // what it refers to has been removed since, or its import undone

/** At most this many are listed. */
export const MAX_OBSTACLES = 100

export type Obstacle = { table: string; id: string; reason: ObstacleReason }

/** An undo that later changes prevent. Nothing was changed. */
export class UndoConflictError extends AppError {
  override name = 'UndoConflictError'
  readonly obstacles: readonly Obstacle[]
  constructor(obstacles: readonly Obstacle[]) {
    const isReplaced = obstacles.some(({ reason }) => reason === 'replaced')
    const detail = isReplaced
      ? 'This can’t be undone because the same transactions were imported again later. Undo that import first.'
      : 'This can’t be undone because of a later change. Undo that change first.'
    super('conflict', detail, { blocking: [...obstacles] })
    this.obstacles = obstacles
  }
}
