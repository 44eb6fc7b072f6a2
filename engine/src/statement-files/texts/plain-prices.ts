import { foldText } from '../../language/fold-text.ts'
import type { AmountToken } from './line-tokens.ts'

// What people buy and often note with just a whole number.
const THINGS = [
  'coffee|breakfast|brunch|lunch|dinner|takeaway|takeout|pizza|burgers?|sushi|snacks?|drinks|beers?|wine|ice cream|groceries|bakery|taxi|cab|uber|lyft|petrol|gas|fuel|diesel|parking|bus ticket|train tickets?|tickets?|haircut|barber|pharmacy|medicine|rent|electricity|phone bill|electric bill|water bill|gym|cinema|movies|book|books|shoes|jeans|shirt|clothes|flowers|toys|gift|present|babysitter|dentist|vet|laundry|tip|toll|subscription',
  'kaffee|fruhstuck|mittagessen|abendessen|essen|kuchen|eis|bier|wein|einkauf|einkaufe|lebensmittel|backer|tanken|benzin|parken|parkhaus|fahrkarte|friseur|apotheke|miete|strom|handy|kino|bucher|schuhe|blumen|geschenk|zahnarzt|tierarzt|maut',
  'cafe|petit dejeuner|dejeuner|diner|courses|boulangerie|essence|peage|coiffeur|pharmacie|loyer|electricite|cinema|livres?|chaussures|fleurs|cadeau|billets? de train|resto|restaurant',
  'desayuno|comida|almuerzo|cena|cerveza|compras?|supermercado|panaderia|gasolina|aparcamiento|peluqueria|farmacia|alquiler|luz|cine|libros?|zapatos|flores|regalo|billetes?|entradas?',
  'cafe da manha|almoco|jantar|mercado|padaria|combustivel|estacionamento|cabeleireiro|aluguel|livros?|presente|colazione|pranzo|spesa|benzina|parcheggio|parrucchiere|affitto|bolletta|scarpe|fiori|regalo|biglietti?',
  'koffie|ontbijt|avondeten|boodschappen|bakker|benzine|parkeren|kapper|apotheek|huur|bioscoop|boeken|schoenen|bloemen|cadeau|treinkaartje|middag|frukost|matvaror|frisor|hyra|bensin|kawa|obiad|kolacja|zakupy|paliwo|fryzjer|apteka|czynsz|kino|prezent',
]
const THING = new RegExp(`(?<!\\p{L})(?:${THINGS.join('|')})(?!\\p{L})`, 'u')
// "dinner for 4", "lunch at 12", "tickets x 2": how many, or when.
const HOW_MANY = /(?<!\p{L})(?:for|at|fur|um|pour|a|para|per|voor|om|x|times|mal|fois|veces)\s*$/u

/**
 * Whether a bare whole number next to these words is a price: the words name something people buy, and those before the
 * number don't make it a count or a time.
 */
export function namesPurchase(text: string, amount: AmountToken): boolean {
  const before = foldText(text.slice(0, amount.start))
  return THING.test(`${before} ${foldText(text.slice(amount.end))}`) && !HOW_MANY.test(before)
}

const WEATHER =
  /(?<!\p{L})(?:sunny|cloudy|rainy|rain|snowy|snow|windy|showers?|thunderstorms?|foggy|fog|overcast|drizzle|degrees|celsius|fahrenheit|sonnig|bewolkt|regen|regnerisch|schnee|gewitter|nebel|grad|ensoleille|nuageux|pluie|neige|orages?|brouillard|degres|soleado|nublado|lluvia|nieve|tormenta|grados|ensolarado|chuva|neve|soleggiato|nuvoloso|pioggia|zonnig|bewolkt|soligt|molnigt|regn|slonecznie|pochmurno|deszcz|snieg)(?!\p{L})|晴れ|曇り|^[晴曇雨雪]$/u
const WEARABLE =
  /(?<!\p{L})(?:boots?|jackets?|coat|tyres?|tires?|chains|jacke|stiefel|schirm|umbrella|mantel)(?!\p{L})/u

/**
 * Whether a text is about the weather, where a bare number is a temperature. A rain jacket for 40 is still a purchase.
 */
export function isWeather(text: string): boolean {
  const folded = foldText(text)
  return WEATHER.test(folded) && !WEARABLE.test(folded)
}

const TIP = 'tip|tips|trinkgeld|pourboire|propina|gorjeta|mancia|fooi|dricks|tips|drikkepenge|napiwek|borravalo|チップ'
const PRICE = String.raw`(\d{1,6})(?:[.,](\d{2}))?`
const WITH_TIP = new RegExp(
  String.raw`(?<![\d.,])${PRICE}\s?([€$£]|eur|euros?)?\s?(?:\+|plus|und|and|et|y|e|en)\s?[€$£]?\s?${PRICE}\s?(?:[€$£]|eur|euros?)?\s?(?:de |di |of |for (?:the )?)?(?:${TIP})(?!\p{L})`,
  'giu',
)

const WORKED_OUT = /(?<![\d.,])\d[\d.,]*(?:\s?[x×*+]\s?\d[\d.,]*)+\s?=\s?(?=[\p{Sc}\d])/gu

/** "2 x 18 = 36": only the result was paid. */
export function keepResults(line: string): string {
  return line.includes('=') ? line.replace(WORKED_OUT, '') : line
}

/** Adds up "30 + 6 tip": a tip is paid together with the bill. */
export function addTips(line: string): string {
  if (!/\d/.test(line)) return line
  return line.replace(WITH_TIP, (_, whole: string, cents = '00', sign = '', tip: string, tipCents = '00') => {
    const minor = Number(whole) * 100 + Number(cents) + Number(tip) * 100 + Number(tipCents)
    return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}${sign === '' ? '' : ` ${sign}`}`
  })
}
