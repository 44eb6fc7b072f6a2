import type { ServerStatus } from '@evenkeel/contract/health.ts'
import type { RequestMetrics } from '../../platform/http/request-metrics.ts'

type Sample = { labels?: Record<string, string>; value: number | null }

/** The Prometheus text format. Unknown values are left out. */
export function writeMetrics(status: ServerStatus, requests: RequestMetrics): string {
  const newest = status.backups[0]
  const lines = [
    ...writeGauge('evenkeel_info', 'Versions of the program and of Node.js, and the database engine.', [
      { labels: { version: status.version, node: status.node, engine: status.engine }, value: 1 },
    ]),
    ...writeGauge('process_start_time_seconds', 'Start time of the process.', [
      { value: toSeconds(status.started_at) },
    ]),
    ...writeGauge('process_resident_memory_bytes', 'Memory used by the process.', [{ value: status.memory_bytes }]),
    ...writeGauge('evenkeel_users', 'Users, not counting demos.', [{ value: status.users }]),
    ...writeGauge('evenkeel_database_bytes', 'Size of the database.', [{ value: status.database_bytes }]),
    ...writeGauge('evenkeel_disk_free_bytes', 'Free disk space for DATA_DIR.', [{ value: status.disk_free_bytes }]),
    ...writeGauge('evenkeel_backup_time_seconds', 'Time of the newest backup.', [
      { value: newest ? toSeconds(newest.at) : null },
    ]),
    ...writeGauge(
      'evenkeel_jobs',
      'Background jobs by kind and status.',
      status.jobs.map(({ kind, status: state, count }) => ({ labels: { kind, status: state }, value: count })),
    ),
    ...requests.writeLines(),
  ]
  return `${lines.join('\n')}\n`
}

function writeGauge(name: string, help: string, samples: readonly Sample[]): string[] {
  const known = samples.filter(({ value }) => value !== null)
  if (known.length === 0) return []
  const formatSample = ({ labels = {}, value }: Sample) => {
    const pairs = Object.entries(labels).map(([key, label]) => `${key}="${label.replaceAll(/["\\\n]/g, '_')}"`)
    return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
  }
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...known.map(formatSample)]
}

function toSeconds(instant: string): number {
  return Math.round(Date.parse(instant) / 1000)
}
