import type { CellRecord } from './csv-tokens.ts'

/** JSON made of records (an array of objects, also inside an envelope) as a table; null for any other JSON. */
export function readJsonTable(text: string): CellRecord[] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const list = findList(value, 0)
  if (!list) return null
  const headings: string[] = []
  const known = new Set<string>()
  const flat = list.map((entry) => flatten(entry, '', new Map(), 0))
  for (const entry of flat) {
    for (const key of entry.keys()) {
      if (known.has(key) || headings.length >= 100) continue
      known.add(key)
      headings.push(key)
    }
  }
  return [
    { line: 1, cells: headings },
    ...flat.map((entry, index) => ({ line: index + 2, cells: headings.map((key) => entry.get(key) ?? '') })),
  ]
}

function findList(value: unknown, depth: number): object[] | null {
  if (depth > 4 || value === null || typeof value !== 'object') return null
  if (Array.isArray(value)) {
    const objects = value.filter(
      (entry): entry is object => entry !== null && typeof entry === 'object' && !Array.isArray(entry),
    )
    return objects.length > 0 && objects.length >= value.length * 0.8 ? objects : null
  }
  let best: object[] | null = null
  for (const child of Object.values(value)) {
    const list = findList(child, depth + 1)
    if (list && list.length > (best?.length ?? 0)) best = list
  }
  return best
}

/** `{ value: -470, precision: 2 }` and `{ unscaledValue: "-470", scale: "2" }` are -4.70. */
function scaledValue(child: object): string | null {
  const fields = new Map(Object.entries(child).map(([key, field]) => [key.toLowerCase(), field]))
  const whole = wholeNumber(fields.get('unscaledvalue') ?? fields.get('value') ?? fields.get('minorunits'))
  const places = wholeNumber(fields.get('scale') ?? fields.get('precision') ?? fields.get('exponent'))
  if (whole === null || places === null || places < 0 || places > 6) return null
  const digits = String(Math.abs(whole)).padStart(places + 1, '0')
  const cut = digits.length - places
  return `${whole < 0 ? '-' : ''}${digits.slice(0, cut)}${places === 0 ? '' : `.${digits.slice(cut)}`}`
}

function wholeNumber(field: unknown): number | null {
  const number = typeof field === 'string' && /^-?\d{1,15}$/.test(field) ? Number(field) : field
  return Number.isSafeInteger(number) ? (number as number) : null
}

function flatten(value: object, prefix: string, into: Map<string, string>, depth: number): Map<string, string> {
  for (const [key, child] of Object.entries(value)) {
    const name = prefix ? `${prefix} ${key}` : key
    if (child === null || child === undefined) continue
    if (typeof child === 'object') {
      const scaled = scaledValue(child)
      if (scaled !== null) into.set(name.replace(/_/g, ' '), scaled)
      if (scaled === null && !Array.isArray(child) && depth < 3) flatten(child, name, into, depth + 1)
    } else into.set(name.replace(/_/g, ' '), String(child))
  }
  return into
}
