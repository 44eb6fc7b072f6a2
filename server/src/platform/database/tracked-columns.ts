/** Columns of every table whose rows users can change and undo. */
export interface TrackedColumns {
  user_id: string
  id: string
  version: number
  last_updated: string
}
