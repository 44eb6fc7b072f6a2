import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import {
  DatabaseDamagedError,
  DatabaseDownError,
  DataDirError,
  NewerSchemaError,
} from '../platform/database/database-errors.ts'

/** A usage error or an impossible request; printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}

const EXPECTED = [CommandError, ConfigError, DataDirError, DatabaseDownError, DatabaseDamagedError, NewerSchemaError]

/** Runs a command with the server's configuration; on an expected failure, prints its message and exits with 1. */
export async function runCommand(command: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await command(readConfig(process.env), process.argv.slice(2))
  } catch (error) {
    console.error(EXPECTED.some((kind) => error instanceof kind) ? (error as Error).message : error)
    process.exitCode = 1
  }
}
