import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

type Action = {
  label: string
  icon?: ReactNode
  /** For a page whose primary button is another one. */
  variant?: 'default'
} & ({ onClick: () => void } | { to: string; hash?: string })
type Props = {
  /** What to do, or what will be here and why it isn't yet, in a sentence or two. */
  sentence: string
  action?: Action
  /** A faint outline of the page: see ghosts.tsx. */
  ghost: ReactNode
}

/** Shown when a page has no data: an outline of the layout, what to do, and a button for it if there's one action. */
export function EmptyState({ sentence, action, ghost }: Props) {
  return (
    <div className={classes.empty}>
      <div className={classes.ghost} aria-hidden inert>
        {ghost}
      </div>
      <div className={classes.message}>
        <p>{sentence}</p>
        {action && <ActionButton action={action} />}
      </div>
    </div>
  )
}

function ActionButton({ action }: { action: Action }) {
  const look = action.variant ? { variant: action.variant } : {}
  if ('to' in action) {
    return (
      <Button component={Link} to={action.to} hash={action.hash} leftSection={action.icon} {...look}>
        {action.label}
      </Button>
    )
  }
  return (
    <Button onClick={action.onClick} leftSection={action.icon} {...look}>
      {action.label}
    </Button>
  )
}
