/** The name of rows without a category in reports. In its own file, so that pages can use it without loading zod. */
export const UNCATEGORIZED = 'Uncategorized'
