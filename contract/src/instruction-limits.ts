/** The most rows a preview of instructions lists. */
export const MAX_SHOWN_CHANGES = 200
