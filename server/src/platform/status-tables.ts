import type { ServerStatus } from '@evenkeel/contract/health.ts'

type StatusTable = { title: string; rows: string[][] }

/**
 * The status as text, for the status page and `npm run status`, which leaves out the running process.
 */
export function toStatusTables(status: ServerStatus, now: Date, { includesProcess = true } = {}): StatusTable[] {
  const makeEmpty = (text: string) => [[text]]
  return [
    {
      title: 'Program',
      rows: [
        ['Version', status.version],
        ['Node', status.node],
        ['Database', `${status.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${formatSize(status.database_bytes)}`],
        ['Last migration', status.migration ?? 'none'],
        ...(includesProcess ? [['Running since', status.started_at]] : []),
        ...(includesProcess ? [['Memory', formatSize(status.memory_bytes)]] : []),
        ['Free disk space', formatSize(status.disk_free_bytes)],
        ['Accounts', String(status.users)],
      ],
    },
    {
      title: 'Backups',
      rows:
        status.backups.length > 0
          ? status.backups.map(({ file, at, bytes }) => [file, formatAge(at, now), formatSize(bytes)])
          : makeEmpty(
              status.engine === 'sqlite' ? 'None yet.' : 'Create one with npm run backup (see docs/self-hosting.md).',
            ),
    },
    {
      title: 'Jobs',
      rows:
        status.jobs.length > 0
          ? status.jobs.map(({ kind, status: state, count, oldest }) => [kind, state, String(count), oldest])
          : makeEmpty('None.'),
    },
    {
      title: 'Latest failures',
      rows:
        status.failed_jobs.length > 0
          ? status.failed_jobs.map(({ kind, at, error }) => [kind, formatAge(at, now), error ?? ''])
          : makeEmpty('None.'),
    },
  ]
}

function formatSize(bytes: number | null): string {
  return bytes === null ? 'unknown' : `${(bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}

function formatAge(at: string, now: Date): string {
  const hours = Math.round((now.getTime() - Date.parse(at)) / 3_600_000)
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`
}
