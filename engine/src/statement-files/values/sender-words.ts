import { foldText } from '../../language/fold-text.ts'

/**
 * Words for money that the user can only receive, by language, folded: from a tenant, from an insurer that settles a
 * claim, or by a transfer "from" someone. Stronger than the words around them: "Miete" is money out, "Miete Mieter
 * Huber" is money in.
 */
const SENDERS = {
  english:
    'rent from|from tenants?|tenants?(?! (?:portal|insurance|ins|payment|pmt|screening|union|association|fees?)\\b)|rental income|rent received|(?:insurance|claims?|settlement) pay ?-?outs?|claims? (?:paid|settled|settlement|payment received)|claim(?: [\\d-]+)?$|bank giro credit|giro credit|^bgc|^fpi',
  german:
    'mieter(?:in)?(?! ?(?:verein|schutz|bund))|mieteingang|mieteinnahmen?|miete von|versicherungsleistung|schadensregulierung|schadenszahlung|entschadigung',
  french: 'locataires?|loyer recu|indemnite|indemnisation|vir(?:ement)? de',
  spanish: 'inquilin[oa]s?|alquiler recibido|indemnizacion|transferencia de(?! (?:fondos|a|la|tu)\\b)',
  portuguese: 'indenizacao|indemnizacao|aluguel recebido',
  italian: 'risarcimento|indennizzo|affitto da|bonifico da',
  dutch: 'huurders?|huurinkomsten|teruggave|schadevergoeding|schade-?uitkering',
  polish: 'najemc[ay]\\w*|odszkodowanie|przelew od|czynsz od',
  nordic: 'hyresgast\\w*|leietaker\\w*|lejer|forsakringsersattning|erstatning',
} as const

const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${Object.values(SENDERS).join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** Whether a text has words for money that the user can only receive. */
export function namesSender(text: string): boolean {
  return PATTERN.test(foldText(text))
}
