import css from './figure.module.css'

const ENTRIES = [
  { text: 'Imported 212 rows from checking.csv', when: 'just now', isUndone: false },
  { text: 'Edited 14 transactions', when: '1 day ago', isUndone: false },
  { text: 'Edited Groceries in the budget', when: '4 days ago', isUndone: false },
  { text: 'Deleted the account Old savings', when: '3 weeks ago', isUndone: true },
]

export function UndoFigure() {
  return (
    <div className={css.panel}>
      {ENTRIES.map(({ text, when, isUndone }) => (
        <div className={css.row} key={text}>
          <span className={css.grow}>
            <span className={isUndone ? css.struck : undefined}>{text}</span> <span className={css.faint}>{when}</span>
          </span>
          {isUndone ? <span className={css.faint}>Undone</span> : <span className={css.undo}>Undo</span>}
        </div>
      ))}
    </div>
  )
}
