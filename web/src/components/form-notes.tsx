import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form-notes.module.css'

/** Something to decide before the form can be saved, with a button for each choice. */
export function ChoiceNote({ children, choices }: { children: ReactNode; choices: ReactNode }) {
  return (
    <div className={classes.note} role="alert">
      <p>{children}</p>
      <div className={classes.choices}>{choices}</div>
    </div>
  )
}

type StaleProps = { children: ReactNode; onOverwrite: () => void; onKeepCurrent: () => void }

/** For something that was changed elsewhere while it was open. Both versions are kept until the user picks one. */
export function StaleNote({ children, onOverwrite, onKeepCurrent }: StaleProps) {
  const choices = (
    <>
      <Button onClick={onOverwrite}>Save mine</Button>
      <Button variant="default" onClick={onKeepCurrent}>
        Keep current version
      </Button>
    </>
  )
  return <ChoiceNote choices={choices}>{children}</ChoiceNote>
}

export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p className={classes.problem} role="alert">
      {children}
    </p>
  )
}
