/** The most rows an instruction preview lists. */
export const MAX_SHOWN_CHANGES = 200
