import { AppError } from '../../platform/errors.ts'

/** The row was changed since the editor read it. `row` is the row as it is now. */
export class StaleEditError extends AppError {
  override name = 'StaleEditError'
  readonly row: unknown
  constructor(row: unknown) {
    super('stale', 'This was changed in the meantime. Have a look at the present state and decide again.')
    this.row = row
  }
}

/** Passes on what `work` does; a stale edit is answered with the present row in the shape the client knows. */
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

export type Obstacle = { table: string; id: string; reason: ObstacleReason }

/** An undo that cannot be done whole, and so was not done at all. */
export class StandsInTheWay extends AppError {
  override name = 'StandsInTheWay'
  readonly obstacles: readonly Obstacle[]
  constructor(obstacles: readonly Obstacle[]) {
    const isReplaced = obstacles.some(({ reason }) => reason === 'replaced')
    const detail = isReplaced
      ? 'This cannot be undone: the same rows were imported again since, and would be there twice. Undo that import first.'
      : 'This cannot be undone: some of what it touched has changed since.'
    super('conflict', detail, { blocking: [...obstacles] })
    this.obstacles = obstacles
  }
}
