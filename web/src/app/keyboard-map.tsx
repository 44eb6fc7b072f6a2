import { Modal } from '@mantine/core'
import classes from './keyboard-map.module.css'
import { GO_TO } from './use-shell-shortcuts.ts'

type Props = { opened: boolean; onClose: () => void }
type Shortcut = [keys: string[], effect: string]

const EVERYWHERE: Shortcut[] = [
  [['Ctrl', 'K'], 'Search everything (⌘K on a Mac)'],
  [['?'], 'Show keyboard shortcuts'],
  [['['], 'Expand or collapse the sidebar'],
  [['Esc'], 'Close the open panel'],
]
const TABLES: Shortcut[] = [
  [['J'], 'Next row'],
  [['K'], 'Previous row'],
  [['E'], 'Open the row'],
  [['C'], 'Change a transaction’s category'],
  [['X'], 'Select the row'],
  [['Shift', 'X'], 'Select a range of transactions'],
  [['/'], 'Search transactions'],
]
const TRANSFERS: Shortcut[] = [
  [['A'], 'Confirm the transfer'],
  [['D'], 'Dismiss the suggestion'],
]
const CHARTS: Shortcut[] = [
  [['←', '→'], 'Move along the focused chart'],
  [['Home', 'End'], 'Go to the first or last point'],
]

export function KeyboardMap({ opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts" size="xl">
      <div className={classes.columns}>
        <div>
          <KeyList title="Everywhere" shortcuts={EVERYWHERE} />
          <KeyList title="In tables" shortcuts={TABLES} />
          <KeyList title="Suggested transfers" shortcuts={TRANSFERS} />
          <KeyList title="In charts" shortcuts={CHARTS} />
        </div>
        <KeyList title="Go to" shortcuts={GO_TO.map(({ key, name }) => [['G', key.toUpperCase()], name])} />
      </div>
    </Modal>
  )
}

function KeyList({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(([keys, effect]) => (
          <div key={effect}>
            <dt>{effect}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
