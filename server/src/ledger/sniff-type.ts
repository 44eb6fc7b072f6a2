import type { ATTACHMENT_TYPES } from '@evenkeel/contract/attachments.ts'

/** A file's type by its first bytes; null if it can't be attached. Its name and declared type are ignored. */
export function sniffType(head: Uint8Array): (typeof ATTACHMENT_TYPES)[number] | null {
  const starts = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte)
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'image/gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp'
  if (text(0, 5) === '%PDF-') return 'application/pdf'
  return null
}
