/** What reports call rows without a category. In a file of its own, so that pages that need it don't load zod. */
export const UNCATEGORIZED = 'Uncategorized'
