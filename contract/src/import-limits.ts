// Separate from the schemas, so that a page can show the limits without loading the schemas.

/** Per file, unpacked. */
export const MAX_IMPORT_BYTES = 50 * 1024 * 1024
/** Per file. */
export const MAX_IMPORT_ROWS = 500_000
