/** The lines of a .dockerignore as patterns of paths; a folder that is ignored takes along what is in it. */
export function readIgnored(text: string): RegExp[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const pattern = line
        .split(/(\*\*\/|\*)/)
        .map((part) =>
          part === '**/' ? '(?:.*/)?' : part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'),
        )
        .join('')
      return new RegExp(`^${pattern}(?:/|$)`)
    })
}

export function isIgnored(patterns: readonly RegExp[], path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
