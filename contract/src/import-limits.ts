// Apart from the schemas, so that a page can say the limits without loading them.

/** Said before an upload and kept by the server. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
export const MAX_IMPORT_ROWS = 500_000
