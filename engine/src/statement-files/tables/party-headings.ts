import type { NamedColumn } from './heading-role.ts'

/** A pattern for folded headings, from comma-separated lists: `parts` can be anywhere in a word, `words` are whole. */
function createPattern(parts: string, words = ''): RegExp {
  const list = (text: string) => text.split(',').flatMap((each) => each.trim() || [])
  const whole = words === '' ? [] : [`\\b(?:${list(words).join('|')})\\b`]
  return new RegExp([...list(parts), ...whole].join('|'))
}

// One column for the other party, whichever way the money went.
export const BOTH_PARTIES = createPattern(`
  begu?e?nstigter? (?:und |oder )?(?:zahlungspflichtiger?|auftraggeber), auftraggeber (?:begu|empf|zahl),
  (?:empfanger|empfaenger) auftraggeber, payer payee, payee payer,
  sender (?:or )?(?:recipient|receiver|beneficiary), recipient sender, saaja maksaja, payer beneficiary,
  nadawca odbiorca, odbiorca nadawca, 对方.*(?:户名|名称|名)$, 对手.*名, 相手.*名
`)

// Headings about the other party. The other words of a heading decide what its column contains.
const PARTY = createPattern(`
  payee, payer, beneficiar, recipient, sender, receiver, counter ?part, other party, third party, partner,
  merchant, remitter, debtor, creditor, nadawc, odbiorc, kontrahent, protistran, protiuct,
  gegen(?:konto|partei|seite), empfang, empfaeng, auftraggeber, begunstigt, beguenstigt,
  zahlungs?(?:pflicht|empf|beteilig), tegenpartij, tegenrekening, begunstigde, contrepartie, donneur, ordenant,
  ordinant, destinatari, controparte, contraparte, mottagar, avsandar, modtager, afsender, mottaker, avsender,
  saaja, maksaja, saaj, maksja, gavej, moketoj, sanemej, maksataj, ordonator, platitor, platce, prijemc,
  primatelj, primaoc, posiljatelj, получател, отправител, контрагент, плательщик, отримувач, платник, 对方, 相手
`)
const NAME_NOUN =
  /\b(?:names?|namn|navn|naam|nom|nombre|nome|nimi|nazwa|nazev|nazov|jmeno|meno|nev|neve|nume|numele|naziv|ime|pavadinimas|vardas|nosaukums|vards|ονομα|adi|unvani?)\b|имя|наименование|название|назва|户名|名称|姓名|氏名|名前/
const ADDRESS_NOUN = createPattern(
  '',
  `
  address, adres[ay]?, adresse, anschrift, direccion, indirizzo, endereco, adress, osoite, cime?, city, town,
  country, street, strasse, straat, stadt, ort, postcode, postal, zip, phone, telefon, e ?mail, bank name, bank,
  banka, banky, banku, banque, banco, banca
`,
)
const NUMBER_NOUN = createPattern(
  String.raw`
  \w(?:konto|nummer|nr)\b, счет, счёт, рахун, инн, бик, 账号, 帐号, 卡号, 口座
`,
  String.raw`
  accounts?, acct, konto, kontonummer, kontonr, iban, bban, bic, swift, blz, sort, rachunk[ua]?, rekening,
  rekeningnummer, compte, cuenta, conta, conto, tili, tilinumero, uctu, ucet, szamla, szamlaszama?, saskait\w*,
  konts, racun\w*, code, kod, kodas, kods, id, inn, number, numero, numer, cislo, nr, no, reference, referen\w*,
  routing
`,
)
export const AMOUNT_NOUN =
  /\b(?:amount|betrag|montant|importe|importo|valor|bedrag|belopp|belop|belob|summa|suma|kwota|castka|osszeg|iznos|maara|tutar)\b|сумма|сума|金额|金額/

/**
 * The role of a column whose heading is about the other party: its name, account number, bank or address. Null for
 * other headings, for amounts, and for just "payee" and the like, which other rules read.
 */
export function readPartyHeading(words: string): NamedColumn | null {
  if (
    /^(?:received|recu|recibido|recebido|ricevuto|ontvangen|erhalten|empfangen) (?:from|by|de|da|van|von)$/.test(words)
  )
    return { role: 'payer', isExact: true }
  if (/^(?:paid|payment|paye|pagado|pago|pagato|betaald|bezahlt|sent) (?:to|a|aan|an)$/.test(words))
    return { role: 'payee', isExact: true }
  if (!PARTY.test(words) || AMOUNT_NOUN.test(words)) return null
  const isName = NAME_NOUN.test(words)
  if (ADDRESS_NOUN.test(words) && !(isName && /^(?:name|naam|nom) /.test(words)))
    return { role: /bank|banque|banc[oa]/.test(words) ? 'counterAccount' : 'memo', isExact: true }
  if (isName) return { role: PAYER.test(words) && !PAYEE.test(words) ? 'payer' : 'payee', isExact: true }
  // "Recipient / payer": the column has the other party's name, whichever way the money went.
  if (PAYER.test(words) && PAYEE.test(words) && !NUMBER_NOUN.test(words)) return { role: 'payee', isExact: true }
  return NUMBER_NOUN.test(words) ? { role: 'counterAccount', isExact: true } : null
}

const PAYER = createPattern(`
  payer, sender, remitter, debtor, nadawc, auftraggeber, zahlungspflicht, donneur, ordenant, ordinant, avsandar,
  avsender, afsender, moketoj, maksataj, maksaja, maksja, platce, platcu, platitel, ordonator, platitor,
  posiljatelj, отправ, плательщ, платник, наредител, שולח
`)
const PAYEE = createPattern(`
  payee, benefici, recipient, receiver, odbiorc, empfang, empfaeng, begunst, gavej, sanemej, saaja, получ,
  отримув, destinat, mottag, mottak, modtag, prijemc, prijemn, prijemnik, primatelj, primalac, primaoc, מוטב,
  прием
`)
