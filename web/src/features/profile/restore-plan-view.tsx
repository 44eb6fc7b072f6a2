import type { RestoreBody } from '@evenkeel/contract/restores.ts'
import { formatInstantDay } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import { KIND_LABELS } from './restore-queries.ts'
import classes from './restore-sheet.module.css'

/** How much importing the zip would add, and what would be replaced, left out or off afterward. */
export function RestorePlanView({ restore }: { restore: RestoreBody }) {
  const { plan } = restore
  if (!plan) return null
  const owner = plan.username === null ? '' : ` from ${plan.username}`
  const madeOn = plan.made_at === null ? '' : `, made on ${formatInstantDay(plan.made_at)}`
  return (
    <>
      <p role="status">
        <strong>{restore.file_name ?? 'The zip'}</strong> is complete. It’s an export{owner}
        {madeOn}. Nothing has been added yet.
      </p>
      <table className={classes.counts}>
        <caption className={classes.heading}>What will be added</caption>
        <tbody>
          {plan.counts.map(({ kind, count }) => (
            <tr key={kind}>
              <th scope="row">{KIND_LABELS[kind]}</th>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.currency && <p className={classes.quiet}>Figures will be shown in {plan.currency}.</p>}
      {plan.notes.length > 0 && (
        <section aria-labelledby="restore-notes">
          <h3 id="restore-notes" className={classes.heading}>
            Good to know
          </h3>
          <ul className={classes.notes}>
            {plan.notes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
