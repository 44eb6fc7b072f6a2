// For Docker's HEALTHCHECK: exits with 0 if the server in this container is healthy.
const port = process.env.PORT ?? '3000'
try {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) })
  process.exitCode = response.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
