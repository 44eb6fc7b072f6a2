type Decoder = { decode(bytes: Uint8Array): string }
type DecoderClass = new (label: string, options?: { fatal?: boolean; ignoreBOM?: boolean }) => Decoder

// The engine compiles without DOM and Node types, but browsers and Node both have TextDecoder.
const { TextDecoder } = globalThis as unknown as { TextDecoder: DecoderClass }

type ReadText = { text: string; encoding: string }

const SAMPLE_BYTES = 200_000

/**
 * Decodes a file whose encoding is unknown or wrongly declared. A byte order mark that fits the text, the zero bytes of
 * UTF-16 or UTF-8 with hardly an error settles it; otherwise the legacy encoding whose letters look most like a
 * language wins. Never throws.
 */
export function readText(bytes: Uint8Array): ReadText {
  const marked = readByMark(bytes)
  if (marked) return marked
  const utf16 = readUtf16WithoutMark(bytes)
  if (utf16) return decodeAs(utf16, bytes)
  const stats = countUtf8(bytes)
  if (stats.high === 0) return { text: decode(bytes, 'utf-8'), encoding: 'ascii' }
  // A few bad bytes in a long UTF-8 file (truncated, or joined from two sources) don't make it another encoding.
  const isUtf8 = stats.broken === 0 || stats.good > 20 * stats.broken
  return decodeAs(isUtf8 ? 'utf-8' : findBestLegacy(bytes), bytes)
}

function readByMark(bytes: Uint8Array): ReadText | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    const rest = bytes.subarray(3)
    // Some exports put a byte order mark in front of text in another encoding.
    const stats = countUtf8(rest)
    if (stats.broken > 0 && stats.good <= stats.broken) return readText(rest)
    return decodeAs('utf-8', rest)
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs('utf-16le', bytes.subarray(2))
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs('utf-16be', bytes.subarray(2))
  return null
}

function readUtf16WithoutMark(bytes: Uint8Array): string | null {
  const length = Math.min(bytes.length, 2000) & ~1
  if (length < 8) return null
  let evenZero = 0
  let oddZero = 0
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) evenZero++
    if (bytes[i + 1] === 0) oddZero++
  }
  const half = length / 2
  if (oddZero > half * 0.4 && evenZero < half * 0.05) return 'utf-16le'
  if (evenZero > half * 0.4 && oddZero < half * 0.05) return 'utf-16be'
  return null
}

function countUtf8(bytes: Uint8Array): { high: number; good: number; broken: number } {
  let high = 0
  let good = 0
  let broken = 0
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i]! < 0x80) continue
    high++
    const size = getUtf8Size(bytes, i)
    if (size > 0) {
      good++
      i += size - 1
    } else broken++
  }
  return { high, good, broken }
}

/** The number of bytes of the character that starts here; 0 if it isn't UTF-8. */
function getUtf8Size(bytes: Uint8Array, start: number): number {
  const size = getSizeFromLead(bytes[start]!)
  for (let i = start + 1; i < start + size; i++) if (((bytes[i] ?? 0) & 0xc0) !== 0x80) return 0
  return size
}

function getSizeFromLead(byte: number): number {
  if (byte < 0xc2 || byte >= 0xf5) return 0
  if (byte >= 0xf0) return 4
  return byte >= 0xe0 ? 3 : 2
}

function decodeAs(encoding: string, bytes: Uint8Array): ReadText {
  return { text: decode(bytes, encoding), encoding }
}

function decode(bytes: Uint8Array, label: string): string {
  try {
    const text = new TextDecoder(label).decode(bytes)
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The letters beyond ASCII that each language uses, by encoding. A decoding is rated by the language it fits best. */
const ALPHABETS: Record<string, string[]> = {
  'windows-1252': [
    'äöüßÄÖÜ',
    'àâçéèêëîïôùûüœæÀÇÉÈÊ',
    'áéíóúüñÁÉÍÓÚÑ¿¡ºª',
    'áâãàçéêíóôõúüÁÂÃÀÇÉÊÍÓÔÕÚºª',
    'àèéìòùÀÈÉÌÒÙ°',
    'äöåÄÖÅé',
    'æøåÆØÅéü',
    'áéíóúýþæöðÁÉÍÓÚÝÞÆÖÐ',
    'éëïóöüèáçà',
  ],
  'windows-1250': [
    'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ',
    'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ',
    'áäčďéíĺľňóôŕšťúýžÁÄČĎÉÍĽŇÓÔŠŤÚÝŽ',
    'áéíóöőúüűÁÉÍÓÖŐÚÜŰ',
    'ăâîşţșțĂÂÎŞŢ',
    'čćđšžČĆĐŠŽ',
  ],
  'windows-1257': ['ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ', 'äõöüšžÄÕÖÜŠŽ'],
  'windows-1254': ['çğıöşüÇĞİÖŞÜâî'],
  'windows-1253': ['αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ'],
}
const SIGNS = new Set('€£§°«»„“”‘’–—…·\u00a0±²½®©™`´¥•')
// These codes, which are plain ASCII, reveal the bank's region.
const REGION: [RegExp, string][] = [
  [/\b(?:PLN|CZK|HUF|RON|HRK|SKK)\b/, 'windows-1250'],
  [/\b(?:TRY|TL)\b/, 'windows-1254'],
  [/\b(?:LTL|LVL|LT\d{18}|LV\d{2}[A-Z]{4}|EE\d{18})\b/, 'windows-1257'],
]

function findBestLegacy(bytes: Uint8Array): string {
  const sample = sampleAroundHighBytes(bytes)
  const ascii = decode(bytes.subarray(0, SAMPLE_BYTES), 'latin1')
  let best = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY }
  const consider = (encoding: string, score: number) => {
    if (score > best.score + 1e-9) best = { encoding, score }
  }
  for (const [encoding, alphabets] of Object.entries(ALPHABETS)) {
    const text = decode(sample, encoding)
    const region = REGION.some(([pattern, label]) => label === encoding && pattern.test(ascii)) ? 0.06 : 0
    for (const alphabet of alphabets) consider(encoding, getAlphabetShare(text, alphabet) + region)
  }
  for (const encoding of ['windows-1251', 'koi8-r', 'ibm866'])
    consider(encoding, getCyrillicShare(decode(sample, encoding)))
  for (const { encoding, ...script } of SCRIPTS) consider(encoding, getScriptShare(decode(sample, encoding), script))
  for (const encoding of ['shift_jis', 'gb18030', 'euc-jp', 'big5', 'euc-kr'])
    consider(encoding, getEastAsianShare(sample, encoding))
  return best.encoding
}

/** The lines with bytes beyond ASCII, which are all that tells encodings apart, until they fill a sample. */
function sampleAroundHighBytes(bytes: Uint8Array): Uint8Array {
  const kept: number[] = []
  let lineStart = 0
  for (let i = 0; i <= bytes.length && kept.length < SAMPLE_BYTES; i++) {
    if (i < bytes.length && bytes[i] !== 0x0a && bytes[i] !== 0x0d) continue
    let hasHighByte = false
    for (let k = lineStart; k < i && !hasHighByte; k++) hasHighByte = (bytes[k] as number) >= 0x80
    if (hasHighByte)
      for (let k = lineStart; k <= i && k < bytes.length && k < lineStart + 4000; k++) kept.push(bytes[k] as number)
    lineStart = i + 1
  }
  return Uint8Array.from(kept)
}

/**
 * How well the characters beyond ASCII fit on average; 0 if there are none. `rate` gets each with the characters before
 * and after it.
 */
function getShare(text: string, rate: (char: string, before: string, after: string) => number): number {
  let high = 0
  let fits = 0
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) < 0x80) continue
    high++
    fits += rate(text.charAt(i), text.charAt(i - 1), text.charAt(i + 1))
  }
  return high === 0 ? 0 : fits / high
}

function getAlphabetShare(text: string, alphabet: string): number {
  const letters = new Set(alphabet)
  return getShare(text, (char, before, after) => {
    if (SIGNS.has(char) && !letters.has(char)) return 0.8
    if (!letters.has(char)) return /\p{L}/u.test(char) ? 0.15 : 0
    // A letter joined to digits ("Ł20.00" for "£20.00") is a symbol read in the wrong encoding.
    const fit = /\d/.test(after) && char === char.toUpperCase() ? 0.3 : 1
    // A capital in the middle of a lowercase word is unlikely.
    return char !== char.toLowerCase() && /[a-z]/.test(before) ? fit - 0.5 : fit
  })
}

const RUSSIAN = /[А-яЁё]/
const CYRILLIC = /[А-яЁёІіЇїЄєҐґ]/

function getCyrillicShare(text: string): number {
  return getShare(text, (char, before, after) => {
    if (!CYRILLIC.test(char)) return /[№«»–—\u00a0]/.test(char) ? 0.8 : 0
    // A single letter next to a number ("ё9.99" for "£9.99") is a symbol read in the wrong encoding.
    if (/\d/.test(after) && !CYRILLIC.test(before)) return 0
    let fit = 1
    // A lowercase letter followed by a capital is typical of a wrong Cyrillic code page.
    if (/[а-яё]/.test(before) && /[А-ЯЁ]/.test(char)) fit -= 1.2
    // A Cyrillic letter next to a Latin one is an accented letter of a western language.
    if (/[A-Za-z]/.test(before) || /[A-Za-z]/.test(after)) fit -= 0.8
    if (/[ъыьщэЪЫЬЩЭ]/.test(char) && !RUSSIAN.test(before)) fit -= 0.5
    return fit
  })
}

/** `common`: each of these makes up at least one in thirty letters. `never`: one of these rules the alphabet out. */
type Script = { letters: RegExp; common: RegExp[]; never: RegExp }
/**
 * Alphabets whose bytes are also Greek and Russian letters. They're recognized by their most frequent letters, and
 * ruled out by characters that their texts never have.
 */
const SCRIPTS: ({ encoding: string } & Script)[] = [
  { encoding: 'windows-1255', letters: /[א-ת]/, common: [/[רשת]/], never: /[\ufffd׳״װ-ײ]/ },
  { encoding: 'windows-1256', letters: /[\u0621-\u064a]/, common: [/ا/, /ل/], never: /\ufffd/ },
]

function getScriptShare(text: string, { letters, common, never }: Script): number {
  let [high, fits, runs] = [0, 0, 0]
  const counts = common.map(() => 0)
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    if (text.charCodeAt(i) < 0x80) continue
    high++
    if (never.test(char)) return 0
    if (letters.test(char)) {
      fits++
      common.forEach((kind, k) => {
        if (kind.test(char)) counts[k] = (counts[k] as number) + 1
      })
      if (!letters.test(text.charAt(i - 1))) runs++
      if (/[A-Za-z]/.test(text.charAt(i - 1)) || /[A-Za-z]/.test(text.charAt(i + 1))) fits -= 1
    } else if (SIGNS.has(char) || /[₪،؛؟\u200e\u200f]/.test(char)) fits += 0.8
  }
  const isLikely = fits >= 8 && fits >= 2.5 * runs && counts.every((count) => count >= fits / 30)
  // Slightly above the alphabets in which the same bytes would also be letters.
  return isLikely ? (1.1 * fits) / high : 0
}

function getEastAsianShare(bytes: Uint8Array, encoding: string): number {
  return getShare(decode(bytes, encoding), (char, before, after) => {
    const code = char.charCodeAt(0)
    if (code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff)) return -2
    return /[A-Za-z]/.test(before) && /[A-Za-z]/.test(after) ? -0.6 : getEastAsianFit(code, encoding)
  })
}

/** Ranges of characters, and how strongly each suggests an encoding. */
const EAST_ASIAN: readonly [from: number, to: number, weigh: (code: number, encoding: string) => number][] = [
  [0x3040, 0x30ff, (_, encoding) => (encoding === 'gb18030' ? 0.7 : 1.05)],
  [0xff61, 0xff9f, (_, encoding) => (encoding === 'shift_jis' ? 0.55 : 0.1)],
  [0x4e00, 0x9fff, getCommonHanFit],
  [0xac00, 0xd7a3, () => 0.95],
  [0x3000, 0x303f, () => 0.9],
  [0xff01, 0xff5e, () => 0.9],
  [0xffe5, 0xffe5, () => 0.9],
]

function getEastAsianFit(code: number, encoding: string): number {
  for (const [from, to, weigh] of EAST_ASIAN) if (code >= from && code <= to) return weigh(code, encoding)
  return 0.1
}

// Everyday Chinese and Japanese characters, and those of bank files: the right encoding turns the bytes into these, a
// wrong one into rare characters.
const COMMON_HAN = new Set(
  '的一是在不了有和人中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严首底液官德随病苏失尔死讲配女黄推显谈罪神艺呢席含企望密批营项防举球英氧势告李台落木帮轮破亚师围注远字材排供河态封另施减树溶怎止案言士均武固叶鱼波视仅费紧爱左章早朝害续轻服试食充兵源判护司足某练差致板田降黑犯负击范继兴似余坚曲输修故城夫够送笔船占右财吃富春职觉汉画功巴跟虽杂飞检吸助升阳互初创抗考投坏策古径换未跑留钢曾端责站简述钱副尽帝射草冲承独令限阿宣环双请超微让控州良轴找否纪益依优顶础载倒房突坐粉敌略客袁冷胜绝析块剂测丝协诉念陈仍罗盐友洋错苦夜刑移频逐靠混母短皮终聚汽村云哪既距卫停烈央察烧迅境若印洲刻括激孔搞甚室待核校散侵吧甲游久菜味旧模湖货损预阻毫普稳乙妈植息扩银语挥酒守拿序纸医缺雨吗针刘啊急唱误训愿审附获茶鲜粮斤孩脱硫肥善龙演父渐血欢械掌歌沙刚攻谓盾讨晚粒乱燃矛乎杀药宁鲁贵钟煤读班伯香介迫句丰培握兰担弦蛋沉假穿执答乐谁顺烟缩征脸喜松脚困异免背星福买染井概慢怕磁倍祖皇促静补评翻肉践尼衣宽扬棉希伤操垂秋宜氢套督振架亮末宪庆编牛触映雷销诗座居抓裂胞呼娘景威绿晶厚盟衡鸡孙延危胶屋乡临陆顾掉呀灯岁措束耐剧玉赵跳哥季课凯胡额款汇户账卡储蓄借贷币摘要网购订单微宝付客退还商店超市餐饮信用利息入账支取存现金转账代扣工资缴费消费预算充值银行流水明细余额对方开户网点交易时间日期金额币种业务类型描述备注附言渠道号码名称編号機関口座振込振替残高引落利用額円支払店舗内容手数料預払電気料金東京都駅株式会社様名前連番備考摘入出済確認請求書明細照会普通定期総合給与年月日時分残取扱本店舗号証券払込差引先繰越決済方法回払利用者国内海外現地通貨換算率変更区分定料払戻購販売登録'.split(
    '',
  ),
)

function getCommonHanFit(code: number, encoding: string): number {
  if (COMMON_HAN.has(String.fromCharCode(code))) return 1.05
  return encoding === 'gb18030' ? 0.45 : 0.4
}
