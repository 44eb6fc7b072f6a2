import css from './figure.module.css'

export function HonestReturnFigure() {
  return (
    <div className={css.panel}>
      <div className={css.returnBox}>
        <div className={css.line}>
          <span className={`${css.bigNumber} tabular`}>7.4%</span>
          <span className={css.faint}>a year, money you added left out</span>
        </div>
        <svg className={css.range} viewBox="0 0 400 20" role="presentation">
          <path d="M4 10h392" stroke="var(--color-track)" strokeWidth="8" strokeLinecap="round" />
          <path d="M176 10h92" stroke="var(--color-within)" strokeWidth="8" strokeLinecap="round" opacity=".35" />
          <circle cx="222" cy="10" r="6" fill="var(--color-within)" stroke="var(--color-bg)" strokeWidth="2" />
        </svg>
        <div className={css.faint}>Between 7.1% and 7.8%, depending on the days of your deposits.</div>
      </div>
      <div className={css.foot}>Sharpe ratio: not shown, fewer than three periods.</div>
    </div>
  )
}
