import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Child = {
  pid: number
  lines: readonly string[]
  /** Resolves with the first line, past or future, that starts with this text; rejects if the process ends first. */
  waitForLine(start: string): Promise<string>
  /** SIGKILL: no handler runs, nothing is flushed. Resolves when all its output has been read. */
  kill(): Promise<void>
  ended: Promise<number | null>
}

/** Runs a script from testing/children as its own process. */
export function startChild(script: string, input: object): Child {
  const path = fileURLToPath(new URL(`./children/${script}.ts`, import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [path, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let errorOutput = ''
  child.stderr!.on('data', (chunk) => {
    errorOutput += String(chunk)
  })
  createInterface({ input: child.stdout! }).on('line', (line) => {
    lines.push(line)
    notify()
  })
  let hasEnded = false
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      hasEnded = true
      notify()
      resolve(code)
    })
  })
  return {
    pid: child.pid!,
    lines,
    ended,
    waitForLine: (start) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = lines.find((text) => text.startsWith(start))
          if (line === undefined && !hasEnded) return
          listeners.delete(check)
          if (line === undefined) reject(new Error(`${script} ended without printing "${start}": ${errorOutput}`))
          else resolve(line)
        }
        listeners.add(check)
        check()
      }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
