import type { FastifyReply } from 'fastify'

/** Aborts the work when the client has disconnected. */
export async function whileAwaited<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const left = new AbortController()
  const leave = () => left.abort()
  reply.raw.on('close', leave)
  try {
    return await work(left.signal)
  } finally {
    reply.raw.off('close', leave)
  }
}
