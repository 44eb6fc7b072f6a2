import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form-notes.module.css'

type StaleProps = { children: ReactNode; onOverwrite: () => void; onTake: () => void }

/** The row was changed elsewhere while open: keeps both versions until the user picks one. */
export function StaleNote({ children, onOverwrite, onTake }: StaleProps) {
  return (
    <div className={classes.stale} role="alert">
      <p>{children}</p>
      <div className={classes.choices}>
        <Button onClick={onOverwrite}>Save mine</Button>
        <Button variant="default" onClick={onTake}>
          Use the newer version
        </Button>
      </div>
    </div>
  )
}

export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p className={classes.problem} role="alert">
      {children}
    </p>
  )
}
