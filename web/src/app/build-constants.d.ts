/** The year in which the pages were built; see vite.config.ts. */
declare const __BUILD_YEAR__: number
