import { spawnSync } from 'node:child_process'

/** The command for Compose: Docker's plugin, or the older standalone program. Null if neither is installed. */
export function findCompose(): [string, ...string[]] | null {
  const commands: [string, ...string[]][] = [['docker', 'compose'], ['docker-compose']]
  return commands.find(([program, ...args]) => spawnSync(program, [...args, 'version']).status === 0) ?? null
}
