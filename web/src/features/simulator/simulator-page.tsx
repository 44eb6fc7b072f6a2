import type { SimulatorSuggestions } from '@evenkeel/contract/simulator.ts'
import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import type { Simulation } from '@evenkeel/engine/simulator/simulate.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorPanel } from '../../components/error-panel.tsx'
import { GhostBar, GhostCard, GhostLine, GhostTiles } from '../../components/ghosts.tsx'
import { IconAdjustments } from '../../components/icons.ts'
import { LazySideSheet } from '../../components/lazy-side-sheet.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeletons.tsx'
import { usePreferredCurrency } from '../../lib/app-state.ts'
import { formatCount, formatMoneyCompact, formatPercent } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import { useWidth } from '../../lib/use-width.ts'
import { EventsCard } from './events-card.tsx'
import { formatChance } from './format-chance.ts'
import { HistoryCard } from './history-card.tsx'
import { InputsPanel } from './inputs-panel.tsx'
import { MODELS, ModelsCard } from './models-card.tsx'
import { PATHS } from './paths.ts'
import { PathsChart } from './paths-chart.tsx'
import { ResultTiles } from './result-tiles.tsx'
import { RunSheet } from './run-sheet.tsx'
import { ScenariosCard } from './scenarios-card.tsx'
import { findProblems, getStartingInputs, type Inputs } from './simulator-inputs.ts'
import classes from './simulator-page.module.css'
import { simulatorQueries } from './simulator-queries.ts'
import { applySearch, getView, readSimulatorSearch, toSearch } from './simulator-search.ts'
import { SolveCard } from './solve-card.tsx'
import { useOutcome, useSimulatorWorker } from './use-simulator.ts'

const route = getRouteApi('/wealth-simulator')

/** Ten thousand possible futures, starting from the person's own figures. */
export function SimulatorPage() {
  const currency = usePreferredCurrency()
  const query = useQuery(simulatorQueries.suggestions(currency))
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <>
      <PageHeader
        title="Wealth simulator"
        subtitle={`${formatCount(PATHS)} possible futures for your money. Everything runs in your browser.`}
      />
      {query.isError && !query.data ? (
        <ErrorPanel
          title="Couldn’t load your figures"
          error={query.error}
          reassurance="Your data hasn’t changed."
          onRetry={() => void query.refetch()}
        />
      ) : hasFailed ? (
        <ErrorPanel
          title="The simulation stopped"
          error={null}
          reassurance="Your inputs are saved in this page’s address."
          onRetry={() => {
            setHasFailed(false)
            setAttempt(attempt + 1)
          }}
        />
      ) : query.data ? (
        <Simulator
          key={`${query.data.currency} ${attempt}`}
          suggestions={query.data}
          onFail={() => setHasFailed(true)}
        />
      ) : (
        <Skeleton label="Loading your figures">
          <SimulatorGhost />
        </Skeleton>
      )}
    </>
  )
}

/**
 * Keeps the inputs and the view in the address. A valid change replaces the address a moment later; a jump (a saved
 * scenario, a solved answer) adds a history entry, so Back returns to the plan before it. Back and links also change the
 * inputs and the view.
 */
function usePlanInAddress(start: Inputs) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [inputs, setInputs] = useState(() => applySearch(start, search))
  const [view, setView] = useState(() => getView(search))
  const { run, ...rest } = search
  const address = JSON.stringify(rest)
  const written = useRef(address)

  useEffect(() => {
    if (address === written.current) return
    written.current = address
    setInputs(applySearch(start, JSON.parse(address)))
    setView(getView(JSON.parse(address)))
  }, [address, start])

  // In the form the router reads back, so we never mistake our own changes for Back or a link.
  const toAddress = (plan: Inputs) => JSON.stringify(readSimulatorSearch(toSearch(plan, start, view)))
  const isValid = Object.keys(findProblems(inputs)).length === 0
  const currentAddress = isValid ? toAddress(inputs) : written.current
  const navigateTo = (to: string, options: { run?: number | undefined; replace: boolean }) => {
    written.current = to
    return navigate({ search: { ...JSON.parse(to), run: options.run }, replace: options.replace, resetScroll: false })
  }
  const latest = useRef(navigateTo)
  latest.current = navigateTo
  useEffect(() => {
    if (currentAddress === written.current) return
    const timer = setTimeout(() => void latest.current(currentAddress, { run, replace: true }), 400)
    return () => clearTimeout(timer)
  }, [currentAddress, run])

  async function jumpTo(next: Inputs) {
    if (currentAddress !== written.current) await navigateTo(currentAddress, { replace: true })
    setInputs(next)
    await navigateTo(toAddress(next), { replace: false })
  }
  const openRun = (path: number | null) =>
    void navigateTo(currentAddress, {
      run: path === null ? undefined : path + 1,
      replace: path === null || run !== undefined,
    })
  return { inputs, setInputs, view, setView, jumpTo, openPath: run === undefined ? null : run - 1, openRun }
}

function Simulator({ suggestions, onFail }: { suggestions: SimulatorSuggestions; onFail: () => void }) {
  const { currency, age } = suggestions
  const start = useMemo(() => getStartingInputs(suggestions), [suggestions])
  const { inputs, setInputs, view, setView, jumpTo, openPath, openRun } = usePlanInAddress(start)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const layout = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(layout)
  const ask = useSimulatorWorker(onFail)

  const problems = findProblems(inputs)
  const isValid = Object.keys(problems).length === 0
  // The last valid plan stays on the chart while someone is still typing.
  const [simulated, setSimulated] = useState(inputs)
  if (isValid && simulated !== inputs) setSimulated(inputs)
  const task = useMemo(() => ({ kind: 'simulate' as const, inputs: simulated }), [simulated])
  const simulation = useOutcome(ask, task)

  const panel = (
    <InputsPanel
      inputs={inputs}
      suggestions={suggestions}
      problems={problems}
      onChange={setInputs}
      onReplace={(next) => void jumpTo(next)}
    />
  )
  return (
    <div ref={layout} className={classes.layout} data-narrow={isNarrow || undefined}>
      {!isNarrow && <Card className={classes.inputs ?? ''}>{panel}</Card>}
      <div className={classes.results}>
        {isEmpty(simulated) ? (
          <NothingYet onEnter={isNarrow ? () => setIsSheetOpen(true) : null} />
        ) : (
          <>
            <StartHint suggestions={suggestions} start={simulated.startingNetWorth} />
            {simulation ? (
              <>
                <ResultTiles simulation={simulation} currency={currency} />
                <Card>
                  <PathsChart
                    simulation={simulation}
                    plan={simulated}
                    age={age}
                    currency={currency}
                    height={isNarrow ? 300 : 440}
                    openPath={openPath}
                    onOpenPath={openRun}
                  />
                  <div className={classes.below}>
                    <p>
                      {describeMoney(simulated)} Model: {MODELS[simulated.model].name}.
                    </p>
                    <RunChoice simulation={simulation} onChoose={openRun} />
                  </div>
                </Card>
              </>
            ) : (
              <GhostCard style={{ minHeight: 520 }}>
                <GhostLine />
              </GhostCard>
            )}
            <SolveCard
              ask={ask}
              inputs={simulated}
              currency={currency}
              target={view.target}
              risk={view.risk}
              onViewChange={(change) => setView({ ...view, ...change })}
              onUse={(next) => void jumpTo(next)}
            />
            <ModelsCard
              ask={ask}
              inputs={simulated}
              currency={currency}
              onChoose={(model) => setInputs({ ...inputs, model })}
            />
            <HistoryCard
              ask={ask}
              inputs={simulated}
              currency={currency}
              stocks={view.stocks}
              onStocksChange={(stocks) => setView({ ...view, stocks })}
            />
          </>
        )}
        <EventsCard
          plan={inputs}
          age={age}
          currency={currency}
          onChange={(events) => setInputs({ ...inputs, events })}
        />
        <ScenariosCard
          inputs={inputs}
          currency={currency}
          isValid={isValid && !isEmpty(inputs)}
          onOpen={(next) => void jumpTo(next)}
        />
      </div>
      {isNarrow && !isEmpty(simulated) && (
        <div className={classes.bar}>
          <Button
            fullWidth
            leftSection={<IconAdjustments size={18} aria-hidden />}
            onClick={() => setIsSheetOpen(true)}
          >
            Change inputs
          </Button>
        </div>
      )}
      {isNarrow && isSheetOpen && (
        <LazySideSheet
          opened
          onClose={() => setIsSheetOpen(false)}
          title="Inputs"
          footer={
            <p className={classes.footer} role="status">
              {!isValid
                ? 'Check the marked inputs.'
                : simulation && !isEmpty(simulated)
                  ? `${formatChance(simulation.ruinProbability)} run out · average ${formatMoneyCompact(simulation.mean / 10 ** countDecimals(currency), currency)}`
                  : 'Enter what you have, earn and spend.'}
            </p>
          }
        >
          {panel}
        </LazySideSheet>
      )}
      {openPath !== null && (
        <RunSheet ask={ask} inputs={simulated} currency={currency} path={openPath} onClose={() => openRun(null)} />
      )}
    </div>
  )
}

/** Below this width, the results would be too narrow next to the inputs. */
const NARROW_PX = 640

function useIsNarrow(layout: RefObject<HTMLElement | null>): boolean {
  const isPhone = useIsPhone()
  const width = useWidth(layout)
  return isPhone || (width > 0 && width < NARROW_PX)
}

/** Whether there's nothing to simulate yet: every run would stay at 0 and count as out of money. */
function isEmpty({ startingNetWorth, annualIncome, annualSpending, events }: Inputs): boolean {
  return startingNetWorth === 0 && annualIncome === 0 && annualSpending === 0 && events.length === 0
}

function describeMoney({ inflation, isInTodaysMoney }: Inputs): string {
  if (inflation === 0) return 'Inflation isn’t included. Turn on “Include inflation” to see amounts in today’s money.'
  const rate = `with ${formatPercent(inflation)} inflation a year.`
  return isInTodaysMoney ? `In today’s money, ${rate}` : `In future money, ${rate}`
}

function StartHint({ suggestions, start }: { suggestions: SimulatorSuggestions; start: number }) {
  if (start < 0) {
    return (
      <p className={classes.hint}>
        Your plan starts below zero. A run that isn’t above zero after the first year counts as out of money.
      </p>
    )
  }
  if (suggestions.accounts.length > 0 || start !== 0) return null
  return (
    <p className={classes.hint}>
      Your plan starts at zero because there are no account balances yet.{' '}
      <Link to="/investment-accounts">Add your accounts</Link> or enter a starting value.
    </p>
  )
}

function NothingYet({ onEnter }: { onEnter: (() => void) | null }) {
  return (
    <EmptyState
      sentence={`Enter what you have, earn and spend to see ${formatCount(PATHS)} possible futures. Accounts and transactions fill these in for you.`}
      action={
        onEnter
          ? { label: 'Enter your figures', onClick: onEnter }
          : { label: 'Add your accounts', to: '/investment-accounts' }
      }
      ghost={
        <div style={{ display: 'grid', gap: 'var(--card-gap)' }}>
          <GhostTiles count={4} />
          <GhostCard style={{ minHeight: 320 }}>
            <GhostLine />
          </GhostCard>
        </div>
      }
    />
  )
}

/** Opens a run without pointing at its line. Prefers runs on the chart, so that the line can be highlighted. */
function RunChoice({ simulation, onChoose }: { simulation: Simulation; onChoose: (path: number) => void }) {
  const { endings, samplePaths } = simulation
  const ruined = endings.indexOf(0)
  const findByRank = (share: number) => {
    const order = Array.from(samplePaths.keys()).sort((a, b) => endings[a]! - endings[b]!)
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
      <button type="button" onClick={() => onChoose(findByRank(0.25))}>
        bottom quartile
      </button>
      <button type="button" onClick={() => onChoose(findByRank(0.5))}>
        median
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
