import css from './figure.module.css'

// The amounts must add up to the total in the figure, to the cent, because that's what it illustrates.
const ROWS = [
  { day: 'Nov 14', name: 'Harbor Cafe', amount: '$85.86' },
  { day: 'Nov 12', name: 'Trattoria Lume', amount: '$132.40' },
  { day: 'Nov 9', name: 'Corner Noodles', amount: '$48.75' },
  { day: 'Nov 5', name: 'The Anchor', amount: '$96.20' },
  { day: 'Nov 2', name: 'Saturday Bakery', amount: '$48.66' },
]

export function OpenNumberFigure() {
  return (
    <div className={css.panel}>
      <div className={css.openRow}>
        <div className={css.line}>
          <span className={`${css.grow} ${css.strong}`}>Dining out</span>
          <span>
            <span className={css.amount}>$411.87</span> <span className={css.faint}>of $320</span>
          </span>
          <span className={css.over}>$91.87 over</span>
        </div>
        <div className={css.bar}>
          <span className={css.barBudget} />
          <span className={css.barOver} />
        </div>
      </div>
      {ROWS.map(({ day, name, amount }) => (
        <div className={css.row} key={name}>
          <span className={css.faint}>{day}</span>
          <span className={css.grow}>{name}</span>
          <span className={css.amount}>{amount}</span>
        </div>
      ))}
    </div>
  )
}
