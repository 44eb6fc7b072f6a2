import { createAccountLink, type LinkableSource } from '@evenkeel/contract/account-links.ts'
import { writeAccount } from '@evenkeel/engine/reasons/plain-words.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { IconWallet } from '../../components/icons.ts'
import { showErrorToast } from '../../components/undo-toast.tsx'
import { useUndoableWrite } from '../../components/undoable-write.ts'
import { ACCOUNT_TYPES } from '../../lib/account-types.ts'
import { callApi } from '../../lib/api.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { wealthQueries } from '../../lib/wealth-queries.ts'
import classes from './import-run.module.css'

/**
 * If imports of this source have balances, offers to keep a wealth account up to date with them, or says that one is.
 */
export function LinkOffer({ source }: { source: string }) {
  const { data: linkable } = useQuery(wealthQueries.links(source))
  const [isHidden, setIsHidden] = useState(false)
  if (!linkable || linkable.balance === null || linkable.balance_as_of === null || isHidden) return null
  if (linkable.link) {
    return (
      <p className={classes.quiet}>
        <IconWallet size={15} aria-hidden /> Balances from {writeAccount(source)} keep{' '}
        <Link to="/investment-accounts" search={{ account: linkable.link.account_id }}>
          its wealth account
        </Link>{' '}
        up to date.
      </p>
    )
  }
  return <Offer linkable={linkable} onHide={() => setIsHidden(true)} />
}

function Offer({ linkable, onHide }: { linkable: LinkableSource; onHide: () => void }) {
  const { source, currency, suggested_account_id, suggested_type } = linkable
  const write = useUndoableWrite()
  const [isBusy, setIsBusy] = useState(false)
  const { data: accounts } = useQuery(wealthQueries.accounts())
  const suggestedAccount = accounts?.results.find(({ id }) => id === suggested_account_id)

  async function link() {
    setIsBusy(true)
    const target = suggested_account_id
      ? { account_id: suggested_account_id }
      : { create: { name: writeAccount(source), type: suggested_type } }
    const outcome = await write(
      () => callApi(createAccountLink, { body: { source, ...target } }),
      ({ statements_added: count }) =>
        count === 0
          ? `Linked ${writeAccount(source)}.`
          : `Linked ${writeAccount(source)} and added ${count === 1 ? '1 statement' : `${count} statements`}.`,
    )
    setIsBusy(false)
    if (outcome.kind === 'failed') showErrorToast('Couldn’t link the account', outcome.error)
  }

  return (
    <section className={classes.link} aria-label="Link to a wealth account">
      <IconWallet size={20} stroke={1.7} aria-hidden />
      <p>
        {writeAccount(source)} had a balance of {formatMoney(linkable.balance!, currency)} on{' '}
        {formatDay(linkable.balance_as_of!)}. Link it to{' '}
        {suggestedAccount
          ? suggestedAccount.name
          : `a new ${ACCOUNT_TYPES[suggested_type].label.toLowerCase()} account`}{' '}
        to update your net worth whenever an import has a balance.
      </p>
      <Button variant="default" size="compact-md" loading={isBusy} onClick={() => void link()}>
        {suggestedAccount ? `Link to ${suggestedAccount.name}` : 'Add and link'}
      </Button>
      <Button variant="subtle" size="compact-md" onClick={onHide}>
        Not now
      </Button>
    </section>
  )
}
