import type { Worker } from 'node:worker_threads'

const MB = 1024 * 1024
const CHECK_EVERY_MS = 100

export type ThreadLimits = {
  /** For buffers, which Node's own limit on a thread's heap doesn't cover. */
  megabytes: number
  /** CPU time for opening the file. Unlike elapsed time, it doesn't run out while the server is busy. */
  openingCpuMs: number
}
export type ThreadExcess = 'memory' | 'time'

/**
 * Checks a thread ten times a second, even while it computes without a pause, and reports once if it uses more than
 * it's allowed to. A PDF of a few kilobytes can unpack to gigabytes or draw the same page a million times.
 */
export function watchThread(
  worker: Worker,
  { megabytes, openingCpuMs }: ThreadLimits,
  onExcess: (excess: ThreadExcess) => void,
): { check(): Promise<void>; endOpening(): void; stop(): void } {
  let isOpening = true
  let isChecking = false
  let before: NodeJS.CpuUsage | null = null
  const timer = setInterval(() => void check(), CHECK_EVERY_MS).unref()
  const stop = () => clearInterval(timer)

  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    const usage = await Promise.all([worker.getHeapStatistics(), worker.cpuUsage()]).catch(() => null)
    isChecking = false
    if (usage === null) return // The thread has ended or hasn't started yet.
    const [{ external_memory: external }, cpu] = usage
    before ??= cpu
    const cpuMs = (cpu.user - before.user + cpu.system - before.system) / 1000
    if (external > megabytes * MB) report('memory')
    else if (isOpening && cpuMs > openingCpuMs) report('time')
  }

  function report(excess: ThreadExcess): void {
    stop()
    onExcess(excess)
  }

  const endOpening = () => {
    isOpening = false
  }
  return { check, endOpening, stop }
}
