// Exits with 0 when the server in this container answers, for HEALTHCHECK.
const port = process.env.PORT ?? '3000'
try {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) })
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
