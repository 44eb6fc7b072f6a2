/**
 * A spreadsheet runs a cell that starts with one of = + - @ (also full-width). Where the list separator is a semicolon
 * it also splits our cells at semicolons and line breaks, and runs what follows. An apostrophe in front of each
 * such place makes it text; apostrophes that were there get one more, so that `unguardText` gives back the exact text.
 */
export function guardText(text: string): string {
  return text.replace(/^(?=[=+\-@＝＋－＠\t\r\n'])|(?<=;|[\s\S][\r\n])(?=[=+\-@＝＋－＠"'])/g, "'")
}

export function unguardText(cell: string): string {
  return cell.replace(/^'(?=[=+\-@＝＋－＠\t\r\n'])|(?<=;|[\s\S][\r\n])'(?=[=+\-@＝＋－＠"'])/g, '')
}
