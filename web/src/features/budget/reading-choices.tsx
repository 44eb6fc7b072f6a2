import type { BudgetDraft } from '@evenkeel/contract/budget.ts'
import { UnstyledButton } from '@mantine/core'
import { formatDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { isShown } from './choose-reading.ts'
import { describeScheduleInSentence } from './repeat-words.ts'
import classes from './sentence-box.module.css'

type Props = {
  choices: readonly BudgetDraft[][]
  /** The items shown below. */
  shown: readonly BudgetDraft[]
  onChoose: (index: number) => void
}

/** The possible meanings of a sentence, as numbered buttons with the items of each. */
export function ReadingChoices({ choices, shown, onChoose }: Props) {
  const added = choices.flat().filter((draft) => draft.replaces === null)
  const differInDate = new Set(added.map((draft) => draft.transaction_date)).size > 1
  return (
    <ol className={classes.choices}>
      {choices.map((drafts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the readings of one question never change or move
        <li key={index}>
          <UnstyledButton
            className={classes.choice}
            data-reading={index + 1}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(index)}
          >
            <kbd className={classes.key}>{index + 1}</kbd>
            <span>
              {drafts.length === 0 && <span className={classes.line}>Don’t add an item for this</span>}
              {drafts.map((draft) => (
                <span key={draft.id} className={classes.line}>
                  {describe(draft, differInDate && draft.replaces === null)}
                  {draft.replaces && (
                    <span className={classes.about}>
                      {' '}
                      (already in your budget
                      {draft.replaces.name === draft.simple_name ? '' : ` as ${draft.replaces.name}`})
                    </span>
                  )}
                </span>
              ))}
              {index === 0 && drafts.length > 0 && drafts.every((draft) => isShown(draft, shown)) && (
                <span className={classes.about}>As shown below</span>
              )}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  )
}

function describe(draft: BudgetDraft, withDate: boolean): string {
  const { simple_name, amount, currency, repeat, transaction_date, category } = draft
  const money = formatMoney(amount, currency, { sign: 'always' })
  const when = describeScheduleInSentence(draft)
  const start = withDate ? [`${repeat === null ? 'on' : 'from'} ${formatDay(transaction_date)}`] : []
  return [`${simple_name}: ${money}`, when, ...start, ...(category ? [category] : [])].join(', ')
}
