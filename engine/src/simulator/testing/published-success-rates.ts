import { replayHistory } from '../replay-history.ts'

/**
 * How often a portfolio lasted, in percent, as published. Withdrawals rise with inflation. There is one line per share
 * of stocks and payout period (the first two numbers), and then one column per first-year withdrawal, in percent of the
 * starting amount (see the heading line).
 *
 * 1998: Cooley, Hubbard and Walz, "Retirement Savings: Choosing a Withdrawal Rate That Is Sustainable", AAII Journal
 * 20(2), Table 3. 2011: the same authors, "Portfolio Success Rates: Where to Draw the Line", Journal of Financial
 * Planning 24(4), Table 2.
 */
const TABLES = `
# 1998 1926-1995 3 4 5 6 7 8 9 10 11 12
100 15 100 100 100 91 79 70 63 55 43 34
100 20 100 100 88 75 63 53 43 33 29 24
100 25 100 100 87 70 59 46 35 30 26 20
100 30 100 95 85 68 59 41 34 34 27 15
75 15 100 100 100 95 82 68 64 46 36 27
75 20 100 100 90 75 61 51 37 27 20 12
75 25 100 100 85 65 50 37 30 22 7 2
75 30 100 98 83 68 49 34 22 7 2 0
50 15 100 100 100 93 79 64 50 32 23 13
50 20 100 100 90 75 55 33 22 10 0 0
50 25 100 100 80 57 37 20 7 0 0 0
50 30 100 95 76 51 17 5 0 0 0 0
25 15 100 100 100 89 70 50 32 18 13 7
25 20 100 100 82 47 31 16 8 4 0 0
25 25 100 93 48 24 15 4 2 0 0 0
25 30 100 71 27 20 5 0 0 0 0 0
0 15 100 100 100 71 39 21 18 16 14 9
0 20 100 90 47 20 14 12 10 2 0 0
0 25 100 46 17 15 11 2 0 0 0 0
0 30 80 20 17 12 0 0 0 0 0 0
# 2011 1926-2009 3 4 5 6 7 8 9 10 11 12
100 15 100 100 100 94 86 76 71 64 51 46
100 20 100 100 92 80 72 65 52 45 38 25
100 25 100 100 88 75 63 50 42 33 27 17
100 30 100 98 80 62 55 44 33 27 15 5
75 15 100 100 100 97 87 77 70 56 47 30
75 20 100 100 95 80 72 60 49 31 25 11
75 25 100 100 87 70 58 42 32 20 10 3
75 30 100 100 82 60 45 35 13 5 0 0
50 15 100 100 100 99 84 71 61 44 34 21
50 20 100 100 94 80 63 43 31 23 8 6
50 25 100 100 83 60 42 23 13 8 7 2
50 30 100 96 67 51 22 9 0 0 0 0
25 15 100 100 100 99 77 59 43 34 26 13
25 20 100 100 82 52 26 14 9 3 0 0
25 25 100 95 58 32 25 15 8 7 2 2
25 30 100 80 31 22 7 0 0 0 0 0
0 15 100 100 100 81 54 37 34 27 19 10
0 20 100 97 65 37 29 28 17 8 2 2
0 25 100 62 33 23 18 8 8 2 2 0
0 30 84 35 22 11 2 0 0 0 0 0
`

type PublishedRate = {
  paper: string
  from: number
  to: number
  stockShare: number
  payoutYears: number
  withdrawal: number
  success: number
}

export function readPublishedSuccessRates(): PublishedRate[] {
  let heading: { paper: string; from: number; to: number; withdrawals: number[] } | null = null
  return TABLES.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', second = '', ...rest] = line.split(' ')
      if (first === '#') {
        const [from = 0, to = 0] = rest[0]!.split('-').map(Number)
        heading = { paper: second, from, to, withdrawals: rest.slice(1).map(Number) }
        return []
      }
      const { paper, from, to, withdrawals } = heading!
      return withdrawals.map((percent, i) => ({
        paper,
        from,
        to,
        stockShare: Number(first) / 100,
        payoutYears: Number(second),
        withdrawal: percent / 100,
        success: Number(rest[i]),
      }))
    })
}

/** How far the replay of our market history is from the published success rates on average, in percentage points. */
export function getMeanError(rates: readonly PublishedRate[]): number {
  const errors = rates.map(({ success, ...options }) => {
    const replays = replayHistory(options)
    return Math.abs((replays.filter(({ hasLasted }) => hasLasted).length / replays.length) * 100 - success)
  })
  return errors.reduce((sum, error) => sum + error, 0) / errors.length
}
