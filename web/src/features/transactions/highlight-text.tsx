import { memo } from 'react'

/** Finds a search term in text the way the server does, ignoring case and accents. */
export function findMatches(text: string, search: string): [start: number, end: number][] {
  const needle = fold(search.trim())
  if (needle === '') return []
  const folded = fold(text)
  // Folding can change the length (ß, ligatures). The positions would then be wrong, so nothing is highlighted.
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
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
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
