import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

/** Encodes a text with one byte per character. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) bytes.set(decoder.decode(Uint8Array.of(byte)), byte)
  return Uint8Array.from([...text].map((char) => bytes.get(char)!))
}

const FILES: [encoding: string, text: string][] = [
  ['windows-1250', 'Data;Opis;Kwota\n2026-10-01;Zakupy w sklepie Żuczek, płatność kartą;-12,50\n'],
  ['windows-1251', 'Дата;Описание;Сумма\n01.10.2026;Булочная;-350,20\n02.10.2026;Зарплата за сентябрь;50000,00\n'],
  ['windows-1251', 'дата;описание;сумма\n01.10.2026;покупка в магазине у дома;-350,20\n'],
  ['windows-1252', 'Datum;Verwendungszweck;Betrag\n01.10.2026;Bäckerei Größler, Straße 3;-3,50\n'],
  ['windows-1253', 'Ημερομηνία;Περιγραφή;Ποσό\n01/10/2026;ΑΡΤΟΠΟΙΕΙΟ;-35,20\n02/10/2026;Μισθοδοσία;1.200,00\n'],
  ['windows-1253', 'ΗΜΕΡΟΜΗΝΙΑ;ΑΙΤΙΟΛΟΓΙΑ;ΠΟΣΟ\n01/10/2026;ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ;-35,20\n'],
  ['windows-1254', 'Tarih;Açıklama;Tutar\n01.10.2026;Market alışverişi İzmir;-120,50\n'],
  ['windows-1255', 'תאריך,שם בית העסק,סכום\n01/10/2026,מכולת השכונה,-120.50\n02/10/2026,העברה מלקוח,1500.00\n'],
  ['windows-1255', 'תאריך;תיאור;חובה;זכות\n1/10/26;משכורת;;9500.00\n2/10/26;כספומט;400.00;\n'],
  ['windows-1256', 'التاريخ,الوصف,المبلغ\n2026-10-01,بقالة الحي,-120.50\n2026-10-02,تحويل وارد,1500.00\n'],
  ['windows-1256', 'التاريخ;البيان;مدين;دائن\n01/10/2026;راتب شهر سبتمبر;;8500.00\n02/10/2026;سحب نقدي;400.00;\n'],
  ['windows-1257', 'Data;Gavėjas;Suma\n2026-10-01;Žirgo gatvės kepykla, kortelės mokėjimas;-3,50\n'],
]

test.each(FILES)('reads a file in %s: %j', (encoding, text) => {
  expect(readText(encode(text, encoding))).toEqual({ text, encoding })
})
