const EQUIVALENTS: Readonly<Record<string, string>> = {
  "'": "['‘’ʼ`´]",
  '"': '["“”„«»]',
  '-': '[-‐‑‒–—−]',
  ' ': '\\s+',
  '\n': '\\s+',
}

/**
 * Replaces the first occurrence of a sentence in the text, or removes it if `replacement` is empty. The server returns
 * sentences with plain quotes, dashes and spaces, whatever was typed. Null if the sentence is no longer in the text.
 */
export function replaceSentence(text: string, sentence: string, replacement: string): string | null {
  const source = [...sentence].map((char) => EQUIVALENTS[char] ?? char.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('')
  const match = new RegExp(source, 'u').exec(text)
  if (!match) return null
  const after = text.slice(match.index + match[0].length)
  // With a sentence, what separates it from the next one goes, too.
  return text.slice(0, match.index) + replacement + (replacement === '' ? after.replace(/^[\s.;]+/, '') : after)
}
