import type { KyselyPlugin } from 'kysely'

/** Kills this process after a given number of SQL statements. */
export function killAfter(statements: number): KyselyPlugin {
  let remaining = statements
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      remaining -= 1
      if (remaining === 0) process.kill(process.pid, 'SIGKILL')
      return result
    },
  }
}
