import css from './figure.module.css'

const TRANSACTIONS = [
  { name: 'Harbor Cafe', category: 'Dining out', color: css.dining, amount: '−$85.86' },
  { name: 'Greenleaf Market', category: 'Groceries', color: css.groceries, amount: '−$49.10' },
  { name: 'Metro Transit', category: 'Transport', color: css.transport, amount: '−$16.44' },
]

export function StatementFileFigure() {
  return (
    <div className={css.twoStep}>
      <div className={css.panel}>
        <pre className={css.raw}>
          {
            '14.11.26;"TST* HARBOR CAFE 0442";-85,86\n<TRNAMT>-49.10<NAME>GREENLEAF MKT #552\n:61:2611141114D16,44NTRF//METRO TR'
          }
        </pre>
      </div>
      <svg className={css.arrow} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M3 10h13m-5-5 5 5-5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className={css.panel}>
        {TRANSACTIONS.map(({ name, category, color, amount }) => (
          <div className={css.row} key={name}>
            <span className={`${css.dot} ${color}`} />
            <span className={css.grow}>
              <span className={css.strong}>{name}</span> <span className={css.faint}>{category}</span>
            </span>
            <span className={css.amount}>{amount}</span>
          </div>
        ))}
        <div className={css.foot}>3 added. Same file again: 0 added, 3 duplicates.</div>
      </div>
    </div>
  )
}
