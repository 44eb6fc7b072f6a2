import { countDecimals } from '@evenkeel/engine/core/currency.ts'
import type { SolvedPoint, SolveTarget } from '@evenkeel/engine/simulator/solve.ts'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { Card } from '../../components/card.tsx'
import { LineChart } from '../../components/charts/line-chart.tsx'
import { SegmentedControl } from '../../components/segmented-control.tsx'
import { formatMoney, formatMoneyCompact } from '../../lib/format-money.ts'
import { useIsPhone } from '../../lib/use-is-phone.ts'
import classes from './simulator-cards.module.css'
import type { Inputs } from './simulator-inputs.ts'
import { type Ask, useOutcome } from './use-simulator.ts'

type Props = {
  ask: Ask
  inputs: Inputs
  currency: string
  target: SolveTarget
  /** The accepted share of runs that run out of money. */
  risk: number
  onViewChange: (change: { target?: SolveTarget; risk?: number }) => void
  onUse: (inputs: Inputs) => void
}

const QUESTIONS: readonly { value: SolveTarget; label: string; short: string }[] = [
  { value: 'spending', label: 'How much can I spend?', short: 'Spend' },
  { value: 'income-years', label: 'When can I stop working?', short: 'Stop working' },
  { value: 'saving', label: 'How much do I need to save?', short: 'Save' },
]

/** Works backward: choose a risk and see what the plan allows. */
export function SolveCard({ ask, inputs, currency, target, risk: chosenRisk, onViewChange, onUse }: Props) {
  const isPhone = useIsPhone()
  const task = useMemo(() => ({ kind: 'solve' as const, inputs, target }), [inputs, target])
  const solved = useOutcome(ask, task)
  const curve = solved?.target === target ? solved.curve : null
  // An address can have any risk; the closest one on the slider counts.
  const at = curve ? findClosest(curve, chosenRisk) : 0
  const point = curve?.[at]
  const risk = point?.risk ?? chosenRisk
  const unit = target === 'income-years' ? 1 : 10 ** countDecimals(currency)
  const formatShort = (value: number) =>
    target === 'income-years' ? String(Math.round(value)) : formatMoneyCompact(value, currency)
  const formatExact = (value: number) =>
    target === 'income-years'
      ? formatYears(value)
      : formatMoney(String(Math.round(value)), currency, { isRounded: true })
  return (
    <Card
      title="Work backward"
      description="Choose how much risk of running out you can accept, and see what that allows."
    >
      <div className={classes.stack}>
        <SegmentedControl
          label="Question"
          options={isPhone ? QUESTIONS.map(({ value, short: label }) => ({ value, label })) : QUESTIONS}
          value={target}
          onChange={(next) => onViewChange({ target: next })}
          isWide
        />
        <label className={classes.risk}>
          <span>
            Accepted risk: up to <b>{formatRisk(risk)}</b> of runs run out of money
          </span>
          <input
            type="range"
            min={0}
            max={(curve?.length ?? 1) - 1}
            value={at}
            aria-valuetext={`${formatRisk(risk)} risk of running out`}
            onChange={(event) => onViewChange({ risk: curve?.[Number(event.currentTarget.value)]?.risk ?? risk })}
          />
        </label>
        <p className={classes.answer} role="status">
          {point ? <Answer point={point} target={target} inputs={inputs} currency={currency} /> : 'Calculating…'}
        </p>
        {point?.answer != null && (
          <Button variant="default" onClick={() => onUse(applyAnswer(inputs, target, point.answer!))}>
            Use this in my plan
          </Button>
        )}
        {curve?.some(({ answer }) => answer !== null) && (
          <LineChart
            label={QUESTIONS.find(({ value }) => value === target)!.label}
            points={curve.map((solvedPoint) => ({
              tick: formatRisk(solvedPoint.risk),
              name: `${formatRisk(solvedPoint.risk)} risk`,
            }))}
            series={[
              {
                name: SERIES[target],
                color: 'var(--color-mean)',
                values: curve.map(({ answer }) => (answer === null ? null : answer / unit)),
              },
            ]}
            formatShort={formatShort}
            formatExact={formatExact}
            height={220}
            startsAtZero={target !== 'saving'}
            onSelect={(index) => onViewChange({ risk: curve[index]!.risk })}
          />
        )}
      </div>
    </Card>
  )
}

const SERIES: Record<SolveTarget, string> = {
  spending: 'Spending per year',
  'income-years': 'Income years',
  saving: 'Extra savings per year',
}

type AnswerProps = { point: SolvedPoint; target: SolveTarget; inputs: Inputs; currency: string }

function Answer({ point, target, inputs, currency }: AnswerProps) {
  const { answer, standardError } = point
  const format = (minor: number) =>
    formatMoney(String(Math.round(minor / 10 ** countDecimals(currency))), currency, { isRounded: true })
  const isNothing = (minor: number) => Math.round(minor / 10 ** countDecimals(currency)) === 0
  const plusMinus =
    standardError === null || standardError === 0
      ? ''
      : ` (± ${target === 'income-years' ? Math.round(standardError * 10) / 10 : format(standardError)})`
  if (answer === null) return explainNoAnswer(target, inputs)
  if (target === 'spending') {
    const more = answer - inputs.annualSpending
    return (
      <>
        You can spend up to <b>{format(answer)}</b> a year{plusMinus}
        {isNothing(more)
          ? ', as in your plan'
          : `: ${format(Math.abs(more))} ${more < 0 ? 'less' : 'more'} than in your plan`}
        .
      </>
    )
  }
  if (target === 'income-years') {
    return answer === 0 ? (
      <>
        You can stop working <b>now</b>.
      </>
    ) : (
      <>
        You can stop working after <b>{formatYears(answer)}</b>
        {plusMinus}.
      </>
    )
  }
  return answer <= 0 || isNothing(answer) ? (
    <>
      You already save enough.{' '}
      {!isNothing(answer) && (
        <>
          You could save <b>{format(-answer)}</b> less a year{plusMinus}.
        </>
      )}
    </>
  ) : (
    <>
      You need to save <b>{format(answer)}</b> more in each year you have income{plusMinus}.
    </>
  )
}

function explainNoAnswer(target: SolveTarget, { incomeYears }: Inputs): string {
  if (target === 'spending')
    return 'No spending level keeps the risk that low: the money can run out even if you spend nothing.'
  if (target === 'income-years')
    return 'Even if you work until the end of the plan, more runs than that run out of money. Spend less, or accept more risk.'
  return incomeYears === 0
    ? 'Your plan has no years of income to save from.'
    : 'No amount of saving keeps the risk that low, because the money runs out before saving can help.'
}

/** Saving more has the same effect as earning more, and spending after the income stops stays as planned. */
function applyAnswer(inputs: Inputs, target: SolveTarget, answer: number): Inputs {
  if (target === 'spending') return { ...inputs, annualSpending: answer }
  return target === 'saving'
    ? { ...inputs, annualIncome: Math.max(0, inputs.annualIncome + answer) }
    : { ...inputs, incomeYears: answer }
}

const formatYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)

function findClosest(curve: readonly SolvedPoint[], risk: number): number {
  const distances = curve.map((point) => Math.abs(point.risk - risk))
  return distances.indexOf(Math.min(...distances))
}

function formatRisk(risk: number): string {
  return `${Math.round(risk * 1000) / 10}%`
}
