import css from './figure.module.css'

export function ForecastFigure() {
  return (
    <div className={css.panel}>
      <div className={css.rangeBox}>
        <div className={css.line}>
          <span className={`${css.bigNumber} tabular`}>$4,180</span>
          <span className={css.faint}>expected by month-end</span>
        </div>
        <svg className={css.range} viewBox="0 0 400 20" role="presentation">
          <path d="M4 10h392" stroke="var(--color-track)" strokeWidth="8" strokeLinecap="round" />
          <path d="M176 10h92" stroke="var(--color-within)" strokeWidth="8" strokeLinecap="round" opacity=".35" />
          <circle cx="222" cy="10" r="6" fill="var(--color-within)" stroke="var(--color-bg)" strokeWidth="2" />
        </svg>
        <div className={css.faint}>80% likely to be between $3,960 and $4,420.</div>
      </div>
      <div className={css.foot}>October: forecast $4,090, actual $4,135. Within the range.</div>
    </div>
  )
}
