import { totalmem } from 'node:os'

type Waiter = { megabytes: number; isSmall: boolean; start: () => void }

const MB = 1024 * 1024
/** The part of the budget that is reserved for text files of up to about 2 MB, so they never wait for a large file. */
const SMALL_MB = 160
const MEMORY_SHARE = 0.7
const MIN_MB = 2 * SMALL_MB
const MAX_MB = 1_280

/** How many megabytes may be used for reading files, based on the memory of the machine or container. */
export function getMachineBudget(): number {
  const limit = process.constrainedMemory()
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem()
  return Math.min(MAX_MB, Math.max(MIN_MB, Math.floor((memory * MEMORY_SHARE) / MB)))
}

/**
 * Divides memory among the files being read, so that together they stay within the budget. Requests are served in
 * order, but small ones only wait for small ones, and large ones for large ones.
 */
export class MemoryBudget {
  readonly #largeMb: number
  #freeLarge: number
  #freeSmall: number
  readonly #waiters: Waiter[] = []

  constructor(megabytes: number) {
    this.#largeMb = megabytes - SMALL_MB
    this.#freeLarge = this.#largeMb
    this.#freeSmall = SMALL_MB
  }

  /**
   * Waits until there's room and grants as much as requested, up to the maximum for one file. Call `release` when the
   * memory is free again. Throws if `signal` is aborted while the request waits.
   */
  async acquire(requested: number, signal: AbortSignal): Promise<{ megabytes: number; release: () => void }> {
    const isSmall = requested <= SMALL_MB
    const megabytes = isSmall ? requested : Math.min(requested, this.#largeMb)
    await new Promise<void>((resolve, reject) => {
      const waiter: Waiter = { megabytes, isSmall, start: resolve }
      this.#waiters.push(waiter)
      signal.addEventListener('abort', () => {
        const at = this.#waiters.indexOf(waiter)
        if (at < 0) return
        this.#waiters.splice(at, 1)
        reject(signal.reason)
        this.#serve()
      })
      this.#serve()
    })
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      this.#move(isSmall, megabytes)
      this.#serve()
    }
    return { megabytes, release }
  }

  #serve(): void {
    for (const isSmall of [true, false]) {
      for (;;) {
        const at = this.#waiters.findIndex((waiter) => waiter.isSmall === isSmall)
        const next = this.#waiters[at]
        if (!next || next.megabytes > (isSmall ? this.#freeSmall : this.#freeLarge)) break
        this.#waiters.splice(at, 1)
        this.#move(isSmall, -next.megabytes)
        next.start()
      }
    }
  }

  #move(isSmall: boolean, megabytes: number): void {
    if (isSmall) this.#freeSmall += megabytes
    else this.#freeLarge += megabytes
  }
}
