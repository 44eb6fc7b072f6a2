import type { ServerStatus } from '@evenkeel/contract/health.ts'

type StatusTable = { title: string; rows: string[][] }

/**
 * The status as text, for the status page and `npm run status`, which leaves out the running process.
 */
export function statusTables(status: ServerStatus, now: Date, { ofProcess = true } = {}): StatusTable[] {
  const none = (text: string) => [[text]]
  return [
    {
      title: 'Program',
      rows: [
        ['Version', status.version],
        ['Node', status.node],
        ['Database', `${status.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${size(status.database_bytes)}`],
        ['Last migration', status.migration ?? 'none'],
        ...(ofProcess ? [['Running since', status.started_at]] : []),
        ...(ofProcess ? [['Memory', size(status.memory_bytes)]] : []),
        ['Free disk space', size(status.disk_free_bytes)],
        ['Accounts', String(status.users)],
      ],
    },
    {
      title: 'Backups',
      rows:
        status.backups.length > 0
          ? status.backups.map(({ file, at, bytes }) => [file, ago(at, now), size(bytes)])
          : none(
              status.engine === 'sqlite' ? 'None yet.' : 'Create one with npm run backup (see docs/self-hosting.md).',
            ),
    },
    {
      title: 'Jobs',
      rows:
        status.jobs.length > 0
          ? status.jobs.map(({ kind, status: state, count, oldest }) => [kind, state, String(count), oldest])
          : none('None.'),
    },
    {
      title: 'Latest failures',
      rows:
        status.failed_jobs.length > 0
          ? status.failed_jobs.map(({ kind, at, error }) => [kind, ago(at, now), error ?? ''])
          : none('None.'),
    },
  ]
}

function size(bytes: number | null): string {
  return bytes === null ? 'unknown' : `${(bytes / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
}

function ago(at: string, now: Date): string {
  const hours = Math.round((now.getTime() - Date.parse(at)) / 3_600_000)
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`
}
