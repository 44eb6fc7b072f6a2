// Separate from the schemas, so that a page can show the limits without loading the schemas.

/** Per file. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024
/** Per transaction. */
export const MAX_ATTACHMENTS = 20
export const ATTACHMENT_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf'] as const
