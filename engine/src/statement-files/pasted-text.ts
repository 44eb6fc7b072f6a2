import { shapeOf } from './layout-shape.ts'
import type { FormatReading, ReadingContext } from './statement-reading.ts'

export function readPastedText(_text: string, _context: ReadingContext): FormatReading {
  return { format: 'text', rows: [], source: null, currency: null, issues: [], shape: shapeOf('text') }
}
