import { Fragment } from 'react'
import classes from './breakable-text.module.css'

/** A date or similar ("2026-10-05"), underscores, a number, or other text. */
const PART = /\d{1,4}(?:-\d{1,4}){1,2}(?!\d)|_+|\d+|[^_\d]+/g

/** Text with long file names. Lines can also break after underscores, but not inside a date such as 2026-10-05. */
export function BreakableText({ text }: { text: string }) {
  return text.match(PART)?.map((part, index) => {
    const key = `${index} ${part}`
    if (part.startsWith('_')) {
      return (
        <Fragment key={key}>
          {part}
          <wbr />
        </Fragment>
      )
    }
    if (!/^\d+-/.test(part)) return part
    return (
      <span key={key} className={classes.together}>
        {part}
      </span>
    )
  })
}
