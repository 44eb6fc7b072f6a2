import { getFoldedSpellings } from '../language/fold-text.ts'

/** Words for a place to eat or drink. Not "wine" or "kitchen": other shops sell those too. */
const VENUES = new Set(
  (
    'restaurant restaurants cafe cafes coffee coffeehouse coffeeshop espresso roasters bistro bistrot brasserie diner eatery grill grille steakhouse smokehouse pub pubs tavern taproom taphouse saloon alehouse brewery brewing brewpub brewhouse gastropub pizzeria trattoria osteria ristorante taqueria izakaya bar teahouse tearoom tearooms cafeteria bakery ' +
    'gasthaus gasthof gaststätte wirtshaus wirtschaft imbiss kneipe biergarten beisl café kaffeehaus eiscafé konditorei weinstube brauhaus ' +
    'boulangerie pâtisserie crêperie pizzéria auberge taverne restaurante cafetería panadería pastelería mesón taberna tasca cervecería marisquería parrilla cantina churrasqueria lanchonete padaria botequim boteco pastelaria ' +
    'pasticceria gelateria caffè caffetteria birreria enoteca locanda eetcafé eethuis lunchroom cafetaria snackbar restaurang konditori ravintola kahvila restauracja kawiarnia karczma pierogarnia restaurace kavárna hospoda pivnice cukrárna reštaurácia kaviareň ' +
    'étterem vendéglő csárda kávézó söröző cukrászda cafenea berărie restoran konoba kafana kafić gostilna gostionica kavarna slastičarna ταβέρνα taverna εστιατόριο estiatorio ресторан кафе механа restoranas kavinė restorāns kafejnīca kohvik lokanta lokantası restoranı meyhane kahvehane kıraathane pastane warung kopitiam carinderia lugawan karinderya tapsilogan'
  )
    .split(' ')
    .flatMap(getFoldedSpellings),
)

// "Nail bar" and "blow-dry bar" aren't bars.
const CALLED_BAR = new Set(['PER', 'HEA', 'PET', 'FIT'])

/**
 * Whether a category found in a name gives way to a venue: places to eat and drink are often named after what the
 * building once was. `isFirst` means that the name starts with the venue.
 */
export function givesWayTo(venue: string, code: string, isFirst: boolean): boolean {
  if (code === 'DIN' || code === 'BAR' || code === 'TVL') return false
  return venue !== 'bar' || isFirst || !CALLED_BAR.has(code)
}

/** The venue that a name starts or ends with ("Café Alte Apotheke", "Courthouse Pub"), or null. */
export function findVenue(words: readonly string[]): string | null {
  for (const at of [0, words.length - 1]) {
    const word = words[at] ?? ''
    if (VENUES.has(word)) return word
  }
  return null
}
