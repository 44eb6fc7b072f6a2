import { Button } from '@mantine/core'
import { SideSheet } from '../../components/side-sheet.tsx'
import barClasses from './filter-bar.module.css'
import {
  AmountFields,
  CategoryFields,
  DateFields,
  type FilterProps,
  ReviewField,
  SourceFields,
  TagFields,
  UpdatedFields,
} from './filter-fields.tsx'
import type { TransactionFilters } from './transaction-search.ts'
import { ViewList } from './view-menu.tsx'

type Props = FilterProps & { onReplace: (filters: TransactionFilters) => void; onClose: () => void }

/** All filters in one sheet, for phones. */
export function FilterSheet({ filters, onChange, onReplace, onClose }: Props) {
  const fields = { filters, onChange }
  return (
    <SideSheet
      opened
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button variant="default" flex={1} onClick={() => onReplace({})}>
            Clear all
          </Button>
          <Button flex={1} onClick={onClose}>
            Show
          </Button>
        </>
      }
    >
      <div className={barClasses.more}>
        <ReviewField {...fields} />
        <section>
          <h3>Transaction Date</h3>
          <DateFields {...fields} />
        </section>
        <section>
          <h3>Category</h3>
          <CategoryFields {...fields} />
        </section>
        <section>
          <h3>Source</h3>
          <SourceFields {...fields} />
        </section>
        <TagFields {...fields} />
        <section>
          <h3>Amount</h3>
          <AmountFields {...fields} />
        </section>
        <section>
          <h3>Last Updated</h3>
          <UpdatedFields {...fields} />
        </section>
        <section>
          <h3>Views</h3>
          <ViewList filters={filters} onReplace={onReplace} onDone={onClose} />
        </section>
      </div>
    </SideSheet>
  )
}
