import type { ReaderCrash } from '@evenkeel/engine/statement-files/reading/statement-reading.ts'

/** A crash in a form that is safe to log: without the error's message, which may quote the user's file. */
export type CrashReport = { reader: string; error: string; frames: string[] }

const FRAMES = 10

export function reportCrash({ reader, error }: ReaderCrash): CrashReport {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { reader, error: error.name, frames: frames.slice(0, FRAMES).map((line) => line.trim()) }
}
