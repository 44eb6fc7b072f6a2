import type { Transaction } from '@evenkeel/contract/transactions.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconArrowsExchange, IconUnlink } from '../../components/icons.ts'
import { explainError } from '../../lib/explain-error.ts'
import { transferQueries } from './transfer-queries.ts'
import { TransferSide } from './transfer-side.tsx'
import classes from './transfers.module.css'
import { useTransferActions } from './use-transfer-actions.ts'

type Props = { row: Transaction; onOpen: (other: Transaction) => void; onFind: () => void }

/** For a transfer: its other side and a way to unlink it, or a way to find it. */
export function TransferSection({ row, onOpen, onFind }: Props) {
  const actions = useTransferActions()
  const [isBusy, setIsBusy] = useState(false)
  const isLinked = row.transfer_id !== null
  const { data: other, error } = useQuery({ ...transferQueries.otherSide(row.id), enabled: isLinked })
  if (!isLinked) {
    return (
      <section className={classes.section} aria-label="Transfer">
        <p className={classes.line}>
          <IconArrowsExchange size={16} aria-hidden />
          <span>A transfer without a match. It counts as neither spending nor income.</span>
        </p>
        <Button variant="default" size="compact-md" className={classes.start} onClick={onFind}>
          Find the other side
        </Button>
      </section>
    )
  }
  return (
    <section className={classes.section} aria-label="Transfer">
      <p className={classes.line}>
        <IconArrowsExchange size={16} aria-hidden />
        <span>
          {row.amount.startsWith('-') ? 'Moved to another of your accounts' : 'Moved from another of your accounts'}
        </span>
      </p>
      {error && <p className={classes.problem}>Couldn’t load the other side. {explainError(error)}</p>}
      {other && (
        <button type="button" className={classes.other} onClick={() => onOpen(other)}>
          <span className="visually-hidden">Open the other side: </span>
          <TransferSide row={other} />
        </button>
      )}
      <Button
        variant="default"
        size="compact-md"
        className={classes.start}
        loading={isBusy}
        leftSection={<IconUnlink size={15} aria-hidden />}
        onClick={async () => {
          setIsBusy(true)
          await actions.link(row, null)
          setIsBusy(false)
        }}
      >
        Unlink
      </Button>
    </section>
  )
}
