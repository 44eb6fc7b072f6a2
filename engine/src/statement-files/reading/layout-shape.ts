/** Whether a shape identifies a layout. The shape of a pasted text doesn't: very different texts share it. */
export function isLayout(shape: string): boolean {
  return !shape.startsWith('text-')
}

/** A short stable fingerprint of a layout's description; not for secrets. */
export function getShape(...parts: string[]): string {
  const text = parts.join('\u0001')
  // Two different 32-bit hashes, the first FNV-1a: 64 bits without BigInt.
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193) >>> 0
    b = Math.imul(b ^ (code + i), 0x85ebca6b) >>> 0
  }
  return `${(parts[0] ?? 'file').replace(/[^a-z0-9]+/gi, '-')}-${a.toString(16).padStart(8, '0')}${b.toString(16).padStart(8, '0')}`
}
