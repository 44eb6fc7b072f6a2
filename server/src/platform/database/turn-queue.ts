import { DatabaseBusyError } from './database-errors.ts'

type Waiter = { acquire(): void; timer: NodeJS.Timeout }

/**
 * A first-come, first-served queue for a fixed number of places. Waiting beyond the deadline throws DatabaseBusyError.
 */
export class TurnQueue {
  readonly #waiters: Waiter[] = []
  readonly #deadlineMs: number
  #free: number

  constructor(places: number, deadlineMs: number) {
    this.#free = places
    this.#deadlineMs = deadlineMs
  }

  /** Resolves with a function that releases the place; calling it twice is safe. */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await this.#wait()
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#passOn()
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
        reject(new DatabaseBusyError(`Waited ${this.#deadlineMs} ms for the database and gave up.`))
      }, this.#deadlineMs)
      const waiter: Waiter = { acquire: resolve, timer }
      this.#waiters.push(waiter)
    })
  }

  #passOn() {
    const next = this.#waiters.shift()
    if (!next) {
      this.#free += 1
      return
    }
    clearTimeout(next.timer)
    next.acquire()
  }
}
