/** The lines of a .dockerignore as path patterns; an ignored folder includes its contents. */
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
