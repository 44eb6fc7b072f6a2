import css from './figure.module.css'

const ITEMS = [
  { name: 'Rent', schedule: 'monthly, on the 1st', amount: '$1,850' },
  { name: 'Groceries', schedule: 'weekly', amount: '$150' },
  { name: 'Car insurance', schedule: 'yearly, in March', amount: '$640' },
]

export function BudgetSentenceFigure() {
  return (
    <>
      <div className={css.typed}>
        Rent 1850 on the 1st, groceries 150 a week, car insurance 640 every March
        <span className={css.cursor} />
      </div>
      <div className={css.panel}>
        {ITEMS.map(({ name, schedule, amount }) => (
          <div className={css.row} key={name}>
            <span className={css.grow}>
              <span className={css.strong}>{name}</span> <span className={css.faint}>{schedule}</span>
            </span>
            <span className={css.amount}>{amount}</span>
          </div>
        ))}
      </div>
    </>
  )
}
