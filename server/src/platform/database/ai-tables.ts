import type { Generated } from 'kysely'

export interface AiSettingsTable {
  user_id: string
  is_on: number
  updated_at: string
}

/** One request to a provider, saved before it's sent. */
export interface AiCallTable {
  user_id: string
  id: string
  at: string
  host: string
  model: string
  purpose: 'sort-rows' | 'instructions' | 'budget' | 'paste'
  item_count: number
  sent: string
  outcome: 'sent' | 'answered' | 'failed' | 'cancelled'
  detail: string | null
  tokens: number | null
  import_id: string | null
}

export interface AiImprovementTable {
  user_id: string
  import_id: string
  status: 'queued' | 'running' | 'waiting' | 'done' | 'failed' | 'cancelled'
  detail: string | null
  asked: Generated<number>
  changed: Generated<number>
  next_try: string | null
  history_id: string | null
  job_id: string | null
  updated_at: string
}
