import { memo } from 'react'

/** Where a search term occurs in a text, ignoring case and accents like the server's search. */
export function findMatches(text: string, search: string): [start: number, end: number][] {
  const needle = fold(search.trim())
  if (needle === '') return []
  const folded = fold(text)
  // Folding shortens a text whose accents are separate characters. The positions would be wrong, so nothing is
  // highlighted.
  if (folded.length !== text.length) return []
  const matches: [number, number][] = []
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    matches.push([at, at + needle.length])
  }
  return matches
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase())
}

/** Text with the search term highlighted. */
export const HighlightText = memo(function HighlightText({ text, search }: { text: string; search: string }) {
  const matches = findMatches(text, search)
  if (matches.length === 0) return text
  const parts = []
  let done = 0
  for (const [start, end] of matches) {
    parts.push(text.slice(done, start), <mark key={start}>{text.slice(start, end)}</mark>)
    done = end
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  )
})
