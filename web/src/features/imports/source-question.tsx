import { type ImportBody, setImportSource } from '@evenkeel/contract/imports.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api.ts'
import { explainError } from '../../lib/explain-error.ts'
import { ledgerQueries } from '../../lib/ledger-queries.ts'
import classes from './import-run.module.css'

type Props = { run: ImportBody; onAnswered: (run: ImportBody) => void }

/** Asked once for a layout of file: the answer is remembered for the next of its kind. */
export function SourceQuestion({ run, onAnswered }: Props) {
  const queryClient = useQueryClient()
  const { data: sources = [] } = useQuery(ledgerQueries.sources())
  const [source, setSource] = useState('')
  const [isHidden, setIsHidden] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const known = [...new Set(sources.map((each) => each.source))].slice(0, 5)
  if (isHidden) return null

  async function answer(name: string) {
    if (name.trim() === '') return
    setIsBusy(true)
    setProblem(null)
    try {
      onAnswered(await callApi(setImportSource, { params: { id: run.id }, body: { source: name.trim() } }))
      void queryClient.invalidateQueries()
    } catch (error) {
      setProblem(explainError(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault()
        void answer(source)
      }}
    >
      <div className={classes.questionWords}>
        <p className={classes.title}>Which account is this from?</p>
        <p className={classes.quiet}>Asked once: files of this layout are recognised from then on.</p>
      </div>
      <div className={classes.answers}>
        {known.map((name) => (
          <Button key={name} variant="default" size="compact-md" disabled={isBusy} onClick={() => void answer(name)}>
            {name}
          </Button>
        ))}
        <TextInput
          aria-label="Name of the account"
          placeholder="Such as Chase Checking"
          maxLength={120}
          value={source}
          error={problem}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} disabled={source.trim() === ''}>
          Save
        </Button>
        <Button variant="subtle" onClick={() => setIsHidden(true)}>
          Not now
        </Button>
      </div>
    </form>
  )
}
