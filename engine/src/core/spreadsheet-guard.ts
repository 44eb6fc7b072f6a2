/**
 * A spreadsheet runs a cell that starts with = + - or @ (also full-width). If the list separator is a semicolon, it
 * also splits our cells at semicolons and line breaks and runs what follows. An apostrophe at each such place makes it
 * text, also before a tab or line break that starts a cell and a quotation mark that starts a later part. Apostrophes
 * already at such places get another, so that `unguardText` restores the exact text.
 */
export function guardText(text: string): string {
  return text.replace(/^(?=[=+\-@＝＋－＠\t\r\n'])|(?<=;|[\s\S][\r\n])(?=[=+\-@＝＋－＠"'])/g, "'")
}

export function unguardText(cell: string): string {
  return cell.replace(/^'(?=[=+\-@＝＋－＠\t\r\n'])|(?<=;|[\s\S][\r\n])'(?=[=+\-@＝＋－＠"'])/g, '')
}
