/** The most characters a category's name may have. */
export const CATEGORY_NAME_LIMIT = 60
