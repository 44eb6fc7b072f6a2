import type { KyselyPlugin } from 'kysely'

/** Kills this process after a given number of statements. */
export function killAfter(statements: number): KyselyPlugin {
  let left = statements
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      return result
    },
  }
}
