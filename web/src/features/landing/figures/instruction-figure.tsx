import css from './figure.module.css'

export function InstructionFigure() {
  return (
    <>
      <div className={css.typed}>
        Harbor Fuel is transport, but under $15 it is snacks.
        <span className={css.cursor} />
      </div>
      <div className={css.panel}>
        <div className={css.row}>
          <span className={css.grow}>contains “harbor fuel”</span>
          <span className={css.chip}>Transport</span>
        </div>
        <div className={css.row}>
          <span className={css.grow}>… and under $15</span>
          <span className={css.chip}>Snacks</span>
        </div>
        <div className={css.foot}>Would change 14 past rows. Look at them first.</div>
      </div>
    </>
  )
}
