/** Encodings whose codes aren't Unicode, by the names that PDFs use. */
const ENCODINGS: readonly (readonly [RegExp, string])[] = [
  [/RKSJ/, 'shift_jis'],
  [/^GB/, 'gb18030'],
  [/B5|HKscs/, 'big5'],
  [/^KSC/, 'euc-kr'],
  [/^EUC-/, 'euc-jp'],
]

/**
 * Maps character codes to Unicode for fonts that a PDF names but doesn't contain, as is common at East Asian banks. A
 * real map gives the font's own numbers, and a second one turns those into Unicode. We only need the text, so our
 * numbers are Unicode already, and the second map changes nothing.
 */
export class CharacterMaps {
  fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl') return Promise.reject(new Error(`We don’t have ${filename}.`))
    return Promise.resolve(new TextEncoder().encode(loadMap(filename)))
  }
}

function loadMap(name: string): string {
  if (/^Adobe-.*-UCS2$/.test(name)) return writeMap('1 beginbfrange\n<0000> <FFFF> <0000>\nendbfrange')
  const encoding = ENCODINGS.find(([pattern]) => pattern.test(name))?.[1]
  if (encoding === undefined) return writeMap('1 begincidrange\n<0000> <FFFF> 0\nendcidrange')
  return writeMap(listCodes(encoding), '2 begincodespacerange\n<00> <80>\n<8140> <FEFE>\nendcodespacerange')
}

/** Each code of an encoding that stands for one character. */
function listCodes(encoding: string): string {
  const decoder = new TextDecoder(encoding)
  const codes: string[] = []
  const add = (...bytes: number[]) => {
    const text = decoder.decode(new Uint8Array(bytes))
    if (text.length === 1 && text !== '\ufffd') codes.push(`<${toHex(bytes)}> ${text.charCodeAt(0)}`)
  }
  for (let first = 0x20; first < 0xff; first++) {
    if (first < 0x80) add(first)
    else for (let second = 0x40; second < 0xff; second++) add(first, second)
  }
  return `${codes.length} begincidchar\n${codes.join('\n')}\nendcidchar`
}

const toHex = (bytes: readonly number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

function writeMap(codes: string, space = '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange'): string {
  return `begincmap\n/WMode 0 def\n${space}\n${codes}\nendcmap\n`
}
