// Separate from the schemas, so that a page can show the limits without loading them.

/** The largest zip that can be imported again. */
export const MAX_RESTORE_BYTES = 1024 ** 3
