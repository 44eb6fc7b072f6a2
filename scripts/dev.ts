// npm run dev: the server restarts and the pages reload when a file changes. Open http://localhost:5173.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './ensure-installed.mjs'

const env = {
  ...process.env,
  NODE_ENV: 'development',
  PORT: process.env.PORT ?? '3000',
  PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
}
const watched = ['server/src', 'server/migrations', 'contract/src', 'engine/src'].map(
  (folder) => `--watch-path=${join(root, folder)}`,
)
const children = [
  spawn(process.execPath, [...watched, join(root, 'server', 'src', 'main.ts')], { stdio: 'inherit', cwd: root, env }),
  spawn(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js')], {
    stdio: 'inherit',
    cwd: join(root, 'web'),
    env,
  }),
]
const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll)
for (const child of children) child.on('exit', stopAll)
