/** A tag is a short label on a transaction. Commas separate tags in files, so no tag contains one. */
export const MAX_TAG_LENGTH = 60
export const MAX_TAGS = 30

/** Normalized tags: trimmed, without commas and control characters, unique ignoring case, and within the limits. */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags) {
    const text = tag.replace(/[,\s\p{Cc}]+/gu, ' ').trim()
    const name = text.length <= MAX_TAG_LENGTH ? text : text.slice(0, MAX_TAG_LENGTH).toWellFormed().trim()
    if (name !== '' && !byKey.has(getTagKey(name))) byKey.set(getTagKey(name), name)
  }
  return [...byKey.values()].slice(0, MAX_TAGS)
}

/** Tags in one cell of a file, separated by commas. */
export function splitTags(cell: string): string[] {
  return cleanTags(cell.split(','))
}

/** Two tags with the same key are the same tag. */
export function getTagKey(tag: string): string {
  return tag.normalize('NFC').toLowerCase()
}
