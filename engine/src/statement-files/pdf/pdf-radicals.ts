const PAIRS =
  '⺁厂⺇几⺊卜⺎兀⺒巳⺓幺⺛旡⺝月⺟母⺠民⺩王⺬示⺯糸⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'
const RADICALS = new Map([...PAIRS.matchAll(/(.)(.)/gu)].map(([, radical, character]) => [radical!, character!]))

/**
 * Replaces radicals with the characters that look the same, because some fonts use the code point of the radical.
 * Unicode normalization covers the Kangxi radicals (2F00 to 2FD5) but hardly any others.
 */
export function replaceRadicals(text: string): string {
  return text.replace(/[\u2f00-\u2fd5\u2e80-\u2eff]/g, (radical) => RADICALS.get(radical) ?? radical.normalize('NFKC'))
}
