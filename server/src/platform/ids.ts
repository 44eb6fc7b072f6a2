import { randomFillSync } from 'node:crypto'

const POOL_IDS = 256
const pool = Buffer.alloc(POOL_IDS * 8)
let poolOffset = pool.length
let lastMs = 0
let sequence = 0

/**
 * A new UUIDv7 as text. Ids from one process sort in creation order, even if the clock stops or is set back: then the
 * last instant is kept and its counter continues. Between processes, 62 random bits keep them apart.
 */
export function createId(now: number = Date.now()): string {
  if (now > lastMs) {
    lastMs = now
    sequence = readRandomBits() & 0x7ff // Half the range, so that a burst within one millisecond fits.
  } else if (++sequence > 0xfff) {
    lastMs += 1
    sequence = 0
  }
  const high = lastMs.toString(16).padStart(12, '0')
  const low = (0x7000 | sequence).toString(16)
  const tail = makeTail()
  return `${high.slice(0, 8)}-${high.slice(8)}-${low}-${tail.slice(0, 4)}-${tail.slice(4)}`
}

function makeTail(): string {
  const at = takeRandomOffset()
  pool[at] = (pool[at]! & 0x3f) | 0x80 // The variant.
  return pool.toString('hex', at, at + 8)
}

function readRandomBits(): number {
  return pool.readUInt16BE(takeRandomOffset())
}

function takeRandomOffset(): number {
  if (poolOffset >= pool.length) {
    randomFillSync(pool)
    poolOffset = 0
  }
  poolOffset += 8
  return poolOffset - 8
}
