import { ActionIcon } from '@mantine/core'
import { CategoryLabel } from '../../components/category-label.tsx'
import { IconPencil, IconX } from '../../components/icons.ts'
import { MoneyText } from '../../components/money-text.tsx'
import { formatDay } from '../../lib/format-date.ts'
import classes from './draft-card.module.css'
import type { LocalDraft } from './local-drafts.ts'
import { describeCurrent, describeSchedule } from './repeat-words.ts'

type Props = { draft: LocalDraft; onEdit: () => void; onRemove: () => void }

/** An item as we understood it, with the words it came from. */
export function DraftCard({ draft, onEdit, onRemove }: Props) {
  return (
    <li className={classes.card} data-unsure={draft.needs_review || undefined}>
      <div className={classes.head}>
        <span className={classes.name}>{draft.simple_name}</span>
        <ActionIcon size={32} aria-label={`Edit ${draft.simple_name}`} onClick={onEdit}>
          <IconPencil size={16} stroke={1.7} />
        </ActionIcon>
        <ActionIcon size={32} aria-label={`Remove ${draft.simple_name}`} onClick={onRemove}>
          <IconX size={16} stroke={1.7} />
        </ActionIcon>
      </div>
      <p className={classes.amount}>
        {draft.is_approximate && <span className={classes.about}>about </span>}
        <MoneyText amount={draft.amount} currency={draft.currency} tone="flow" />
      </p>
      {draft.replaces && <p className={classes.detail}>instead of {describeCurrent(draft.replaces)}</p>}
      <p className={classes.detail}>
        {describeSchedule(draft)}, {draft.repeat ? 'from' : 'on'} {formatDay(draft.transaction_date)}
      </p>
      <p className={classes.detail}>
        <CategoryLabel name={draft.category} />
      </p>
      {draft.note && !draft.replaces && <p className={classes.detail}>{draft.note}</p>}
      {draft.needs_review && <p className={classes.unsure}>Check this</p>}
      <p className={classes.words}>“{draft.source_text}”</p>
    </li>
  )
}
