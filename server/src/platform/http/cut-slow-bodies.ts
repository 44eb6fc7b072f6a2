import type { FastifyInstance } from 'fastify'

type BodyPace = { windowMs: number; minBytes: number }

/** A phone with a bad connection sends about 2 KB a second; attackers who keep connections busy send less. */
const PACE: BodyPace = { windowMs: 15_000, minBytes: 16_000 }

/**
 * Closes a connection whose body arrives too slowly. Time during which the server itself isn't reading doesn't count:
 * then data is waiting in the buffer.
 */
export function cutSlowBodies(app: FastifyInstance, { windowMs, minBytes }: BodyPace = PACE): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.complete || raw.headers['content-length'] === '0') return
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      if (raw.complete || raw.destroyed) return clearInterval(timer)
      const arrived = raw.socket.bytesRead - before
      before += arrived
      if (arrived >= minBytes || raw.readableLength > 0) return
      clearInterval(timer)
      request.log.warn({ arrived }, 'cut off a slow request body')
      raw.destroy()
    }, windowMs)
    timer.unref()
    reply.raw.on('close', () => clearInterval(timer))
  })
}
