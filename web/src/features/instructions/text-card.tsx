import { countCharacters, INSTRUCTIONS_LIMIT } from '@evenkeel/engine/language/count-characters.ts'
import { Button, Textarea } from '@mantine/core'
import { useId } from 'react'
import { Card } from '../../components/card.tsx'
import { formatCount } from '../../lib/format-money.ts'
import classes from './instructions.module.css'

type Props = {
  text: string
  onChange: (text: string) => void
  onSave: () => void
  canSave: boolean
  isSaving: boolean
  isDirty: boolean
  /** Loads the saved version. Set if the instructions were changed elsewhere, so saving was refused. */
  onLoadCurrent?: () => void
}

const WARN_BELOW = 100

/** The text field with a character count. Ctrl or ⌘ with Enter saves. */
export function TextCard({ text, onChange, onSave, canSave, isSaving, isDirty, onLoadCurrent }: Props) {
  const countId = useId()
  const left = INSTRUCTIONS_LIMIT - countCharacters(text)
  return (
    <Card title="In your own words">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave) onSave()
        }}
      >
        <Textarea
          label="Instructions"
          description="One sentence per rule, in plain English."
          placeholder={'Shell is Transport.\nTransfers to Alex over 500 are Housing.'}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur()
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            if (canSave) onSave()
          }}
          rows={12}
          error={
            left < 0
              ? `${left === -1 ? '1 character' : `${formatCount(-left)} characters`} too long. Shorten it to save.`
              : undefined
          }
          aria-describedby={countId}
          spellCheck
        />
        <div className={classes.foot}>
          <p
            id={countId}
            className={classes.count}
            data-state={left < 0 ? 'over' : left <= WARN_BELOW ? 'near' : 'fine'}
          >
            {formatCount(INSTRUCTIONS_LIMIT - left)} of {formatCount(INSTRUCTIONS_LIMIT)} characters
          </p>
          <div className={classes.buttons}>
            {!isDirty && text !== '' && <span className={classes.quiet}>Saved</span>}
            <Button type="submit" loading={isSaving} disabled={!canSave}>
              Save
            </Button>
          </div>
        </div>
        {onLoadCurrent && (
          <div role="alert" className={classes.warning}>
            <p>Your instructions were changed elsewhere, so we didn’t save this.</p>
            <Button variant="default" size="compact-md" onClick={onLoadCurrent}>
              Show the saved version
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
