const LOOK_EVERY_MS = 500

/**
 * Ends this process with its child, and passes on signals. npm sends a signal to the shell it started, and a shell may
 * end without passing it on: then this process loses its parent, and the child is asked to stop as well.
 */
export function passOnSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
  // Without npm a process may well outlive the shell that started it.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, LOOK_EVERY_MS)
}
