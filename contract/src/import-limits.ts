// Separate from the schemas, so that a page can show the limits without loading them.

/** Shown before an upload and enforced by the server. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
export const MAX_IMPORT_ROWS = 500_000
