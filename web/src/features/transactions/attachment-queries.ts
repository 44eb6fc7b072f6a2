import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES } from '@evenkeel/contract/attachment-limits.ts'
import { downloadAttachment, listAttachments } from '@evenkeel/contract/attachments.ts'
import { buildPath } from '@evenkeel/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'
import { getDisplayLocale } from '../../lib/display-locale.ts'

export const attachmentQueries = {
  list: (transactionId: string) =>
    queryOptions({
      queryKey: ['attachments', transactionId],
      queryFn: ({ signal }) => callApi(listAttachments, { params: { id: transactionId }, signal }),
      select: (list) => list.results,
    }),
}

/** The URL of the file, to show a picture or download it. */
export function getAttachmentUrl({ id, transaction_id }: { id: string; transaction_id: string }): string {
  return buildPath(downloadAttachment, { id: transaction_id, attachment_id: id })
}

/** Why a file can't be attached, or null. Checked before the upload; the server checks again. */
export function explainRefusal({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) {
    return `${name} is in Apple’s HEIC format, which many browsers can’t show. Save it as JPEG first.`
  }
  // Some systems don't report a type. Then the server decides by the content.
  if (type !== '' && !ATTACHMENT_TYPES.some((allowed) => allowed === type)) {
    return `${name} isn’t a picture (PNG, JPEG, GIF, WebP) or a PDF.`
  }
  if (size > MAX_ATTACHMENT_BYTES) return `${name} is ${formatBytes(size)}. Files can be up to 10 MB.`
  return null
}

/** 2411724 becomes 2.3 MB; small files are shown in KB, never as 0. */
export function formatBytes(bytes: number, locale = getDisplayLocale()): string {
  const isLarge = bytes >= 1024 * 1024
  const value = isLarge ? bytes / 1024 / 1024 : Math.max(1, Math.round(bytes / 1024))
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: isLarge ? 1 : 0 }).format(value)} ${isLarge ? 'MB' : 'KB'}`
}
