import type { FastifyReply } from 'fastify'

/** Runs the work, and aborts it if the client disconnects. */
export async function abortOnDisconnect<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const onClose = () => controller.abort()
  reply.raw.on('close', onClose)
  try {
    return await work(controller.signal)
  } finally {
    reply.raw.off('close', onClose)
  }
}
