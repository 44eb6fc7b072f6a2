import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import {
  DatabaseDamagedError,
  DatabaseDownError,
  DataDirError,
  NewerSchemaError,
} from '../platform/database/database-errors.ts'

/** The arguments are wrong, lack a confirmation or name something that doesn't exist. Printed without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError'
}

const EXPECTED = [CommandError, ConfigError, DataDirError, DatabaseDownError, DatabaseDamagedError, NewerSchemaError]

/**
 * Runs a command with the server's configuration. A failure sets the exit status 1 and is printed: an expected one as
 * its message, any other with its stack trace. Only the owner can read the files a command writes.
 */
export async function runCommand(command: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  process.umask(0o077)
  try {
    await command(readConfig(process.env), process.argv.slice(2))
  } catch (error) {
    console.error(EXPECTED.some((kind) => error instanceof kind) ? (error as Error).message : error)
    process.exitCode = 1
  }
}
