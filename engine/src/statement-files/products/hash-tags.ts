/** The tags in a note: "#trip". A doubled sign is a plain one. */
export function hashTags(note: string): string[] {
  return [...note.matchAll(/(?<![#\p{L}\d])#([^\s#,;]+)/gu)].map(([, tag]) => tag!.replace(/[.!?:)\]]+$/, ''))
}
