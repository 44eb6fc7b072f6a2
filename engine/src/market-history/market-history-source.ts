/** The source of the market history. Separate from the table, so that a page can cite it without loading it. */
export const MARKET_HISTORY_SOURCE = {
  name: 'Robert J. Shiller, U.S. Stock Markets 1871–Present',
  url: 'http://www.econ.yale.edu/~shiller/data.htm',
  vintage: 'July 2026',
} as const
