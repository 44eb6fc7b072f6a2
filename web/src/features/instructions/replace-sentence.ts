const LIKE: Readonly<Record<string, string>> = { "'": "['‘’ʼ`´]", '"': '["“”„«»]', '-': '[-‐‑‒–—−]', ' ': '\\s+' }

/**
 * Puts other words in the place of a sentence. The sentence comes back from the server with plain quotes, dashes and
 * spaces, whatever was typed. Null where it is not in the text any more.
 */
export function replaceSentence(text: string, sentence: string, words: string): string | null {
  const source = [...sentence].map((char) => LIKE[char] ?? char.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('')
  const match = new RegExp(source, 'u').exec(text)
  return match ? text.slice(0, match.index) + words + text.slice(match.index + match[0].length) : null
}
