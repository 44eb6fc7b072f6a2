/** The most rows in each list of an instruction preview. */
export const MAX_SHOWN_CHANGES = 200
