import type { SimulatorSuggestions } from '@evenkeel/contract/simulator.ts'
import { minorDigits } from '@evenkeel/engine/core/currency.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostBar, GhostCard, GhostLine, GhostTiles } from '../../components/ghosts.tsx'
import { IconAdjustments } from '../../components/icons.ts'
import { LazySideSheet } from '../../components/lazy-side-sheet.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeletons.tsx'
import { usePreferredCurrency } from '../../lib/app-state.ts'
import { formatCount, formatMoneyCompact, formatPercent } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { EventsCard } from './events-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { InputsPanel } from './inputs-panel.tsx'
import { MODELS, ModelsCard } from './models-card.tsx'
import { PathsChart } from './paths-chart.tsx'
import { ResultTiles } from './result-tiles.tsx'
import { RunSheet } from './run-sheet.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { type Inputs, problemsOf, startingInputs } from './simulator-inputs.ts'
import classes from './simulator-page.module.css'
import { simulatorQueries } from './simulator-queries.ts'
import { searchOf, USUAL_STOCKS, withSearch } from './simulator-search.ts'
import { SolveCard } from './solve-card.tsx'
import { useOutcome, useSimulatorWorker } from './use-simulator.ts'

const route = getRouteApi('/wealth-simulator')
const PATHS_SHOWN = 10_000

/** Ten thousand ways the years ahead could go, from one's own figures. */
export function SimulatorPage() {
  const currency = usePreferredCurrency()
  const query = useQuery(simulatorQueries.suggestions(currency))
  return (
    <>
      <PageHeader
        title="Wealth simulator"
        subtitle={`${formatCount(PATHS_SHOWN)} ways the years ahead could go. It all runs in your browser.`}
      />
      {query.data ? (
        <Simulator key={query.data.currency} suggestions={query.data} />
      ) : query.isError ? (
        <ErrorPanel
          title="Your figures could not be loaded"
          error={query.error}
          kept="Nothing was changed."
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton label="Loading your figures">
          <SimulatorGhost />
        </Skeleton>
      )}
    </>
  )
}

function Simulator({ suggestions }: { suggestions: SimulatorSuggestions }) {
  const { currency } = suggestions
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const start = useMemo(() => startingInputs(suggestions), [suggestions])
  const [inputs, setInputs] = useState<Inputs>(() => withSearch(start, search))
  const [stocks, setStocks] = useState(search.stocks ?? USUAL_STOCKS)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [openPath, setOpenPath] = useState<number | null>(null)
  const phone = useIsPhone()
  const ask = useSimulatorWorker()

  const problems = problemsOf(inputs)
  const isValid = Object.keys(problems).length === 0
  // The last plan that made sense stays on the chart while somebody is still typing.
  const [simulated, setSimulated] = useState(inputs)
  if (isValid && simulated !== inputs) setSimulated(inputs)
  const task = useMemo(() => ({ kind: 'simulate' as const, inputs: simulated }), [simulated])
  const simulation = useOutcome(ask, task)

  // The address follows a moment later, so that dragging does not fill it with every step.
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ search: searchOf(inputs, start, stocks), replace: true }), 400)
    return () => clearTimeout(timer)
  }, [inputs, start, stocks, navigate])

  const panel = <InputsPanel inputs={inputs} suggestions={suggestions} problems={problems} onChange={setInputs} />
  const moneyNote =
    simulated.inflation === 0
      ? 'Rising prices are not counted. Turn on “Count inflation” to see today’s money.'
      : simulated.isInTodaysMoney
        ? `In today’s money, with ${formatPercent(simulated.inflation)} inflation a year.`
        : `In the money of each year, with ${formatPercent(simulated.inflation)} inflation a year.`
  return (
    <div className={classes.layout}>
      {!phone && <Card className={classes.inputs ?? ''}>{panel}</Card>}
      <div className={classes.results}>
        {suggestions.accounts.length === 0 && (
          <p className={classes.hint}>
            Your plan starts from nothing because there are no accounts yet.{' '}
            <Link to="/investment-accounts">Add your accounts</Link> or enter a starting value.
          </p>
        )}
        {simulation ? (
          <>
            <ResultTiles simulation={simulation} currency={currency} />
            <Card>
              <PathsChart
                simulation={simulation}
                startingNetWorth={simulated.startingNetWorth}
                currency={currency}
                height={phone ? 300 : 440}
                openPath={openPath}
                onOpenPath={setOpenPath}
              />
              <div className={classes.below}>
                <p>
                  {moneyNote} {MODELS[simulated.model].name} model.
                </p>
                <RunChoice endings={simulation.endings} onChoose={setOpenPath} />
              </div>
            </Card>
          </>
        ) : (
          <GhostCard style={{ minHeight: 520 }}>
            <GhostLine />
          </GhostCard>
        )}
        <SolveCard ask={ask} inputs={simulated} currency={currency} onUse={setInputs} />
        <ModelsCard
          ask={ask}
          inputs={simulated}
          currency={currency}
          onChoose={(model) => setInputs({ ...inputs, model })}
        />
        <HistoryCard ask={ask} inputs={simulated} currency={currency} stocks={stocks} onStocks={setStocks} />
        <EventsCard
          events={inputs.events}
          totalYears={inputs.totalYears}
          currency={currency}
          onChange={(events) => setInputs({ ...inputs, events })}
        />
        <ScenariosCard inputs={inputs} currency={currency} isValid={isValid} onOpen={setInputs} />
      </div>
      {phone && (
        <div className={classes.bar}>
          <Button fullWidth leftSection={<IconAdjustments size={18} aria-hidden />} onClick={() => setSheetOpen(true)}>
            Change inputs
          </Button>
        </div>
      )}
      {phone && isSheetOpen && (
        <LazySideSheet
          opened
          onClose={() => setSheetOpen(false)}
          title="Inputs"
          footer={
            <p className={classes.footer} role="status">
              {isValid && simulation
                ? `${formatPercent(simulation.ruinProbability)} run out · average ${formatMoneyCompact(simulation.mean / 10 ** minorDigits(currency), currency)}`
                : 'Check the marked inputs.'}
            </p>
          }
        >
          {panel}
        </LazySideSheet>
      )}
      {openPath !== null && (
        <RunSheet ask={ask} inputs={simulated} currency={currency} path={openPath} onClose={() => setOpenPath(null)} />
      )}
    </div>
  )
}

/** Runs worth a look, for those who cannot point at one. */
function RunChoice({ endings, onChoose }: { endings: Float64Array; onChoose: (path: number) => void }) {
  const ruined = endings.indexOf(0)
  const ranked = (share: number) => {
    const order = Array.from(endings.keys()).sort((a, b) => endings[a]! - endings[b]!)
    return order[Math.round(share * (order.length - 1))]!
  }
  return (
    <div className={classes.choice}>
      <span>Open a run:</span>
      {ruined >= 0 && (
        <button type="button" onClick={() => onChoose(ruined)}>
          one that ran out
        </button>
      )}
      <button type="button" onClick={() => onChoose(ranked(0.25))}>
        bottom quartile
      </button>
      <button type="button" onClick={() => onChoose(ranked(0.5))}>
        the middle
      </button>
    </div>
  )
}

function SimulatorGhost() {
  return (
    <div className={classes.layout}>
      <GhostCard style={{ minHeight: 420 }}>
        <GhostBar width="80%" />
        <GhostBar width="100%" height={30} />
        <GhostBar width="70%" />
        <GhostBar width="100%" height={30} />
      </GhostCard>
      <div className={classes.results}>
        <GhostTiles count={4} />
        <GhostCard>
          <GhostLine />
        </GhostCard>
      </div>
    </div>
  )
}
