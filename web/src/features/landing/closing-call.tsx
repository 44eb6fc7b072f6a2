import { ButtonLink } from '../../components/site/button.tsx'
import { readSiteConfig } from '../../lib/site-config.ts'
import css from './closing-call.module.css'
import { DemoButton } from './demo-button.tsx'
import { Waterline } from './waterline.tsx'

export function ClosingCall() {
  return (
    // This section is only about the demo, so CSS hides it if there is none.
    <section className={css.band} aria-labelledby="closing" data-demo={readSiteConfig().demo}>
      <Waterline className={css.water} />
      <div className={css.words}>
        <h2 id="closing">Try it with someone else’s money first.</h2>
        <p>
          Two earners, eleven accounts and about three thousand transactions, all made up. Change anything you like.
        </p>
        <div className={css.actions}>
          <DemoButton />
          <ButtonLink to="/signup" variant="quiet" size="large">
            Create an account
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
