import { ButtonLink } from '../../components/site/button.tsx'
import { DashboardLink } from '../../components/site/dashboard-link.tsx'
import { useLoggedIn } from '../../lib/use-logged-in.ts'
import { DemoButton } from './demo-button.tsx'
import css from './hero.module.css'
import { Screenshot } from './screenshot.tsx'
import { Waterline } from './waterline.tsx'

export function Hero() {
  const isLoggedIn = useLoggedIn()
  return (
    <section className={css.hero} aria-labelledby="hero">
      <div className={css.words}>
        <p className={css.eyebrow}>Budget, spending, income, wealth</p>
        <h1 id="hero">Keep your money on an even keel.</h1>
        <p className={css.lead}>
          Evenkeel reads any file your bank gives you, categorizes your transactions and compares it with your budget.
          It shows what your investments really earned and how long your money could last. It can run on your own
          computer.
        </p>
        <div className={css.actions}>
          <DemoButton note="No sign-up, no card. A made-up household with two and a half years of history, deleted after 24 hours." />
          {isLoggedIn ? (
            <DashboardLink variant="quiet" size="large" />
          ) : (
            <ButtonLink to="/signup" variant="quiet" size="large">
              Create an account
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={css.stage}>
        <Waterline className={css.water} />
        <div className={css.desk}>
          <Screenshot
            name="dashboard"
            alt="The dashboard: what’s left to spend this month, spending and budget by month, and each category compared with its budget."
            width={1200}
            height={750}
            sizes="(min-width: 1200px) 1060px, 90vw"
          />
        </div>
        <div className={css.phone}>
          <Screenshot
            name="dashboard-phone"
            alt="The same dashboard on a phone, with tabs at the bottom."
            width={280}
            height={606}
            sizes="(min-width: 768px) 220px, 260px"
          />
        </div>
      </div>
    </section>
  )
}
