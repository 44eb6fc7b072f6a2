import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BreakableText } from './breakable-text.tsx'

/** The text with | where a line may break and brackets around parts that stay together. */
function show(text: string): string {
  const { container } = render(<BreakableText text={text} />)
  expect(container.textContent).toBe(text)
  return container.innerHTML.replaceAll('<wbr>', '|').replace(/<span[^>]*>([^<]*)<\/span>/g, '[$1]')
}

test.each([
  ['Imported 7 rows from statement_2095_2026-10-05_2026-11-18.csv', 'statement_|2095_|[2026-10-05]_|[2026-11-18].csv'],
  ['Chase7730_Activity20261001_20261118.CSV', 'Chase7730_|Activity20261001_|20261118.CSV'],
  ['export__20261001-20261118.csv', 'export__|20261001-20261118.csv'],
  ['Deleted 3 transactions', 'Deleted 3 transactions'],
])('lines of “%s” break after underscores and not inside dates', (text, shown) => {
  expect(show(text).endsWith(shown)).toBe(true)
})
