import type { RestoreBody } from '@evenkeel/contract/restores.ts'
import { formatInstantDay } from '../../lib/format-date.ts'
import { formatCount } from '../../lib/format-money.ts'
import { KIND_WORDS } from './restore-queries.ts'
import classes from './restore-sheet.module.css'

/** What importing the zip would add, counted, and what of it can't be kept. */
export function RestorePlanView({ restore }: { restore: RestoreBody }) {
  const { plan } = restore
  if (!plan) return null
  const from = plan.username === null ? '' : ` of ${plan.username}`
  const on = plan.made_at === null ? '' : `, made on ${formatInstantDay(plan.made_at)}`
  return (
    <>
      <p role="status">
        <strong>{restore.file_name ?? 'The zip'}</strong> is complete. It’s an export{from}
        {on}. Nothing has been added yet.
      </p>
      <table className={classes.counts}>
        <caption className={classes.heading}>This will be added</caption>
        <tbody>
          {plan.counts.map(({ kind, count }) => (
            <tr key={kind}>
              <th scope="row">{KIND_WORDS[kind]}</th>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plan.currency && <p className={classes.quiet}>Figures will be shown in {plan.currency}.</p>}
      {plan.notes.length > 0 && (
        <section aria-labelledby="not-kept">
          <h3 id="not-kept" className={classes.heading}>
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
