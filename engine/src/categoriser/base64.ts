const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Reads base64 without line breaks; the engine has neither Buffer nor atob. */
export function decodeBase64(text: string): Uint8Array {
  const lookup = new Uint8Array(128)
  for (let i = 0; i < ALPHABET.length; i++) lookup[ALPHABET.charCodeAt(i)] = i
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  for (let from = 0, to = 0; from < text.length; from += 4) {
    // Unrolled: the built-in model has 700,000 groups of four characters.
    const group =
      ((lookup[text.charCodeAt(from)] ?? 0) << 18) |
      ((lookup[text.charCodeAt(from + 1)] ?? 0) << 12) |
      ((lookup[text.charCodeAt(from + 2)] ?? 0) << 6) |
      (lookup[text.charCodeAt(from + 3)] ?? 0)
    bytes[to++] = group >> 16
    if (to < bytes.length) bytes[to++] = (group >> 8) & 255
    if (to < bytes.length) bytes[to++] = group & 255
  }
  return bytes
}
