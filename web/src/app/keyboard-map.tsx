import { Modal } from '@mantine/core'
import classes from './keyboard-map.module.css'
import { GO_TO } from './use-shell-shortcuts.ts'

type Props = { opened: boolean; onClose: () => void }

const EVERYWHERE: [string[], string][] = [
  [['Ctrl', 'K'], 'Search everything (⌘K on a Mac)'],
  [['?'], 'Show keyboard shortcuts'],
  [['['], 'Toggle sidebar'],
  [['Esc'], 'Close the open panel'],
]
const TABLES: [string[], string][] = [
  [['J'], 'Next row'],
  [['K'], 'Previous row'],
  [['E'], 'Edit the row'],
  [['C'], 'Change the category'],
  [['X'], 'Select the row'],
  [['Shift', 'X'], 'Select a range'],
  [['/'], 'Search transactions'],
]
const DECISIONS: [string[], string][] = [
  [['A'], 'Confirm the transfer'],
  [['D'], 'Dismiss the suggestion'],
]
const CHARTS: [string[], string][] = [
  [['←', '→'], 'Move along a focused chart'],
  [['Home', 'End'], 'First and last point'],
]

export function KeyboardMap({ opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts" size="xl">
      <div className={classes.columns}>
        <div>
          <KeyList title="Everywhere" keys={EVERYWHERE} />
          <KeyList title="In tables" keys={TABLES} />
          <KeyList title="Suggested transfers" keys={DECISIONS} />
          <KeyList title="In charts" keys={CHARTS} />
        </div>
        <KeyList title="Go to" keys={GO_TO.map(({ key, name }) => [['G', key.toUpperCase()], name])} />
      </div>
    </Modal>
  )
}

function KeyList({ title, keys }: { title: string; keys: [string[], string][] }) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([combination, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>
              {combination.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
