/** The tags in a note: "#trip". A doubled # is plain text. */
export function findHashTags(note: string): string[] {
  return [...note.matchAll(/(?<![#\p{L}\d])#([^\s#,;]+)/gu)].map(([, tag]) => tag!.replace(/[.!?:)\]]+$/, ''))
}
