import type { FastifyRequest } from 'fastify'

const MOST_BYTES = 100 * 1024 * 1024

/**
 * Reads away what is left of a body that was refused before its end: the refusal is on its way already, and whoever
 * sent it may use the connection for the next request. What never ends is cut off by the time limit of requests.
 */
export function readAway(request: FastifyRequest): void {
  if (request.raw.complete || request.raw.destroyed) return
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return // it is not worth the connection
  request.raw.unpipe()
  request.raw.resume()
}
