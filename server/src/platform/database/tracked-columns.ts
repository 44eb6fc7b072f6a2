/** What every table has whose rows a person can change and take back. */
export interface TrackedColumns {
  user_id: string
  id: string
  version: number
  last_updated: string
}
