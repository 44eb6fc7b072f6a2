import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { IconArrowRight, IconCheck, IconChecks, IconX } from '../../components/icons.ts'
import { dropSign, formatMoney } from '../../lib/format-money.ts'
import { isTyping } from '../../lib/is-typing.ts'
import { TabFrame } from './tab-frame.tsx'
import { describeDaysApart } from './transfer-form.tsx'
import { getSuggestionKey, type TransferSuggestion, transferQueries } from './transfer-queries.ts'
import { TransferSide } from './transfer-side.tsx'
import classes from './transfers.module.css'
import { useTransferActions } from './use-transfer-actions.ts'

type Props = {
  onShowTransfers: () => void
  /** Set if there are no transactions at all. */
  onImport: (() => void) | undefined
}

/** Pairs that look like transfers between the user's own accounts. A accepts the active one, and D dismisses it. */
export function TransferTab({ onShowTransfers, onImport }: Props) {
  const query = useQuery(transferQueries.suggestions())
  return (
    <TabFrame
      query={query}
      columns={4}
      failure="Couldn’t load the suggestions"
      empty={{
        sentence:
          'Nothing to confirm. We match transfers between your accounts automatically and ask here when we’re not sure.',
        action: onImport
          ? { label: 'Import transactions', onClick: onImport }
          : { label: 'Show all transfers', onClick: onShowTransfers },
      }}
    >
      {(suggestions) => <Suggestions suggestions={suggestions} onShowTransfers={onShowTransfers} />}
    </TabFrame>
  )
}

function Suggestions({
  suggestions,
  onShowTransfers,
}: Pick<Props, 'onShowTransfers'> & { suggestions: readonly TransferSuggestion[] }) {
  const actions = useTransferActions()
  const [active, setActive] = useState(0)
  const list = useRef<HTMLOListElement>(null)
  const at = Math.min(active, suggestions.length - 1)

  const latest = useRef({ suggestions, at, actions })
  latest.current = { suggestions, at, actions }
  // Focus follows the keyboard, never the mouse, so nothing jumps while someone reads.
  const isKeyboard = useRef(false)
  const key = getSuggestionKey(suggestions[at]!)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another card becomes active
  useEffect(() => {
    if (!isKeyboard.current) return
    list.current?.querySelector<HTMLElement>('[data-active]')?.focus()
  }, [key])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      const { suggestions, at, actions } = latest.current
      const suggestion = suggestions[at]!
      const pressed = event.key.toLowerCase()
      if (pressed === 'j') setActive(Math.min(at + 1, suggestions.length - 1))
      else if (pressed === 'k') setActive(Math.max(0, at - 1))
      else if (pressed === 'a') void actions.accept([suggestion])
      else if (pressed === 'd') void actions.dismiss(suggestion)
      else return
      isKeyboard.current = true
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <section className={classes.tab} aria-label="Suggested transfers">
      <div className={classes.intro}>
        <p>
          {suggestions.length === 1 ? 'One pair looks' : `${suggestions.length} pairs look`} like money moved between
          your own accounts. A transfer counts as neither spending nor income.{' '}
          <button type="button" className={classes.link} onClick={onShowTransfers}>
            Show all transfers
          </button>
        </p>
        {suggestions.length > 1 && (
          <Button leftSection={<IconChecks size={17} aria-hidden />} onClick={() => void actions.accept(suggestions)}>
            Accept all {suggestions.length}
          </Button>
        )}
      </div>
      <ol ref={list} className={classes.suggestions}>
        {suggestions.map((suggestion, i) => (
          <li key={getSuggestionKey(suggestion)}>
            {/* biome-ignore lint/a11y/useSemanticElements: this isn't a form, so a fieldset would be wrong */}
            <div
              role="group"
              className={classes.suggestion}
              tabIndex={-1}
              data-active={i === at || undefined}
              aria-label={describe(suggestion)}
            >
              <div className={classes.sides}>
                <TransferSide row={suggestion.out} />
                <IconArrowRight size={18} className={classes.arrow} aria-label="to" />
                <TransferSide row={suggestion.in} />
                <p className={classes.meta}>
                  {describeDaysApart(suggestion.days_apart)} ·{' '}
                  {suggestion.certainty === 'sure' ? 'described as a transfer' : 'same amount, could be a coincidence'}
                </p>
              </div>
              <div className={classes.decide}>
                <Button
                  variant="default"
                  leftSection={<IconCheck size={16} aria-hidden />}
                  aria-keyshortcuts={i === at ? 'A' : undefined}
                  onClick={() => void actions.accept([suggestion])}
                >
                  Transfer {i === at && <kbd aria-hidden>A</kbd>}
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconX size={16} aria-hidden />}
                  aria-keyshortcuts={i === at ? 'D' : undefined}
                  onClick={() => void actions.dismiss(suggestion)}
                >
                  Not a transfer {i === at && <kbd aria-hidden>D</kbd>}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function describe({ out, in: into }: TransferSuggestion): string {
  const size = formatMoney(dropSign(out.amount), out.currency)
  return `${size} from ${writeAccount(out.source, 'no source')} to ${writeAccount(into.source, 'no source')}`
}
