import type { FastifyInstance } from 'fastify'

const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type RouteStats = { count: number; seconds: number; buckets: number[] }
export type RequestMetrics = { writeLines(): string[] }

/** Counts this process's responses by route and status, for Prometheus. Routes are patterns without personal data. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const statsByKey = new Map<string, RouteStats>()
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none', config } = request.routeOptions
    const route = config.isAsset ? 'asset' : url
    const key = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
    const seconds = reply.elapsedTime / 1000
    const entry = statsByKey.get(key) ?? { count: 0, seconds: 0, buckets: BUCKETS_SECONDS.map(() => 0) }
    entry.count += 1
    entry.seconds += seconds
    BUCKETS_SECONDS.forEach((limit, i) => {
      if (seconds <= limit) entry.buckets[i]! += 1
    })
    statsByKey.set(key, entry)
  })
  const name = 'evenkeel_http_request_duration_seconds'
  return {
    writeLines: () => [
      `# HELP ${name} How long requests took, by route and status.`,
      `# TYPE ${name} histogram`,
      ...[...statsByKey].flatMap(([labels, { count, seconds, buckets }]) => [
        ...BUCKETS_SECONDS.map((limit, i) => `${name}_bucket{${labels},le="${limit}"} ${buckets[i]}`),
        `${name}_bucket{${labels},le="+Inf"} ${count}`,
        `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
        `${name}_count{${labels}} ${count}`,
      ]),
    ],
  }
}
