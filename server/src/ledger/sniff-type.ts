import type { ATTACHMENT_TYPES } from '@evenkeel/contract/attachments.ts'

/** A file's type by its first bytes; null if it can't be attached. Its name and declared type are ignored. */
export function sniffType(head: Uint8Array): (typeof ATTACHMENT_TYPES)[number] | null {
  const startsWith = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte)
  const getText = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (startsWith(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (getText(0, 6) === 'GIF87a' || getText(0, 6) === 'GIF89a') return 'image/gif'
  if (getText(0, 4) === 'RIFF' && getText(8, 12) === 'WEBP') return 'image/webp'
  if (getText(0, 5) === '%PDF-') return 'application/pdf'
  return null
}
