import { isTyping } from '../lib/is-typing.ts'

type TypedKeys = { hasText: boolean; hasEnter: boolean }
const NOTHING: TypedKeys = { hasText: false, hasEnter: false }

/** Collects the keys typed after the search was opened and before its field has focus. */
class TypedAhead {
  #text = ''
  #kept = NOTHING
  #receive: ((text: string) => void) | null = null
  #focusedBefore: Element | null = null
  #isOn = false

  start(): void {
    if (this.#isOn || this.#receive) return // Already open.
    this.#isOn = true
    this.#text = ''
    this.#kept = NOTHING
    this.#focusedBefore = document.activeElement
  }

  stop(): void {
    this.#isOn = false
  }

  /** True if the key was meant for the search; then the page must not handle it. */
  keep({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (target !== this.#focusedBefore && isTyping(target)) this.stop()
    if (!this.#isOn || ctrlKey || metaKey || altKey) return false
    if (key === 'Escape') this.stop()
    if ((key.length !== 1 && key !== 'Enter') || !this.#isOn) return false
    if (key === 'Enter') this.#kept = { ...this.#kept, hasEnter: true }
    else if (!this.#kept.hasEnter) this.#add(key)
    return true
  }

  /** Passes on what was typed so far and until the field has focus. Returns a function that stops it. */
  passTo(receive: (text: string) => void): () => void {
    this.#receive = receive
    this.#pass()
    return () => {
      this.#receive = null
    }
  }

  /** Call this once the field has focus: stops collecting and says which kinds of keys were kept for it. */
  finish(): TypedKeys {
    const keys = this.#kept
    this.#kept = NOTHING
    this.stop()
    return keys
  }

  #add(key: string): void {
    this.#kept = { ...this.#kept, hasText: true }
    this.#text += key
    this.#pass()
  }

  #pass(): void {
    if (!this.#receive || this.#text === '') return
    this.#receive(this.#text)
    this.#text = ''
  }
}

export const typedAhead = new TypedAhead()
