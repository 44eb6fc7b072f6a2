const CHECK_EVERY_MS = 500

/**
 * Exits with its child process, and passes signals on. npm sends a signal to the shell it started, and a shell may exit
 * without passing it on: then this process loses its parent and asks the child to stop too.
 */
export function passOnSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code))
  // Without npm, a process may outlive the shell that started it.
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, CHECK_EVERY_MS)
}
