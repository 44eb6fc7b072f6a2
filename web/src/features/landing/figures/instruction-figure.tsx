import css from './figure.module.css'

export function InstructionFigure() {
  return (
    <>
      <div className={css.typed}>
        Harbor Fuel is transport. Jo Brandt is my landlord.
        <span className={css.cursor} />
      </div>
      <div className={css.panel}>
        <div className={css.row}>
          <span className={css.grow}>“Harbor Fuel”</span>
          <span className={css.chip}>Transport</span>
        </div>
        <div className={css.row}>
          <span className={css.grow}>“Jo Brandt”</span>
          <span className={css.chip}>Housing</span>
        </div>
        <div className={css.foot}>14 past transactions would change. Preview them first.</div>
      </div>
    </>
  )
}
