import { foldName } from './fold-text.ts'

/**
 * Words that don't identify a merchant or category: articles, pronouns, prepositions, common verbs, greetings, and
 * everyday words for transactions, accounts and instructions. One list per language; folded, without accents.
 */
const FUNCTION_WORDS: Record<string, string> = {
  english: `a an the this that these those it its they them their there here he she him her his hers we us our ours i me my
    mine you your who whom whose which what whatever whenever wherever where when while if then than so as at by for from
    in into of off on onto out to under up with within about via per and or nor plus but also too either both each every
    any anything all everything some something someone anyone everyone one ones is are was were be been being am do does
    did done have has had having will would shall should can could may might must ll ve re s d t m im ive id its lets let
    please kindly just only simply always usually generally normally often sometimes really actually basically well ok
    okay yes thanks thank hi hello hey now again still already ever though although because since until while
    get gets got go goes going went come comes coming came want wants like likes need needs know see say says saying said
    think guess mean means make makes made making take takes taken keep keeps kept give gives
    put puts putting file files filed filing mark marks marked tag tags tagged label labels labelled labeled count counts
    counted counting class classify classified categorise categorize categorised categorized categorising sort sorted
    treat treated set assign assigned move moved belong belongs consider considered book booked use used using show shows
    shown showing appear appears appearing called call calls calling name names named naming rename renamed renaming
    display change changed turn write written read reads list listed import imported importing
    transaction transactions payment payments purchase purchases charge charges order orders row rows line lines entry
    entries item items record records thing things stuff money expense expenses cost costs spending spend spent pay pays
    paid paying bill bills bought buy buying booking bookings debit debits
    category categories bucket folder group section statement statements description text word words letters name title
    memo note reference merchant payee shop store place company contains contain containing include includes including
    mention mentions mentioning start starts starting begin begins beginning end ends ending match matches matching
    same similar kind kinds type types sort way case cases instead rather whether how much many more most very
    us account accounts card cards bank new future whole entire regardless matter simple stay stays stayed remain remains
    trip trips visit visits run runs ride rides order part few right fine thats whats id real moving touch course few two
    few mine other feed`,
  german: `der die das den dem des ein eine einer eines einem einen und oder aber auch nur bitte alle alles jede jeder jedes
    ist sind war waren sein wird werden hat haben kommt kommen geht gehen soll sollen als unter in im ins an am auf aus
    bei beim mit nach von vom zu zum zur fur es sie er ich wir mein meine meinem meinen unser unsere dies diese dieser
    dieses was wer wenn dann immer so wie zahlung zahlungen buchung buchungen umsatz umsatze rechnung rechnungen kategorie
    nenne nennen heisst buche verbuche setze lege ordne einordnen gehort gehoren steht enthalt kaufe einkaufe einfach mir mich uns ihm ihn`,
  french: `le la les l un une des du de d et ou mais aussi seulement tout toute tous toutes est sont etait sera c ce cet cette
    ces ca cela il elle ils elles je nous mon ma mes notre nos qui que quoi quand si alors toujours comme sous dans en
    a au aux chez par pour sur avec mets mettre classe classer range ranger appelle appeler paiement paiements achat
    achats virement virements depense depenses transaction transactions categorie vient viennent doit doivent contient`,
  spanish: `el la los las lo un una unos unas y o pero tambien solo todo toda todos todas es son era sera esto esta este
    estos estas eso ese esa yo nosotros mi mis nuestro nuestra que quien cuando si entonces siempre como bajo en de del
    al a por para con pon poner clasifica clasificar llama llamar pago pagos compra compras cargo cargos recibo recibos
    gasto gastos transaccion transacciones movimiento movimientos categoria viene vienen debe deben contiene va van`,
  italian: `il lo la i gli le un uno una e o ma anche solo tutto tutta tutti tutte e sono era questo questa questi queste mio
    mia miei mie nostro che chi quando se allora sempre come sotto in nel nella di del della da dal dalla a al alla per
    con metti mettere chiama chiamare pagamento pagamenti acquisto acquisti spesa spese categoria va vanno contiene`,
  dutch: `de het een en of maar ook alleen alle alles elke ieder is zijn was waren wordt worden dit dat deze die mijn onze ik
    wij we wie wat als dan altijd zoals onder in op aan bij van naar voor met uit zet zetten noem noemen betaling
    betalingen aankoop aankopen categorie komt komen moet moeten bevat hoort horen`,
  portuguese: `o a os as um uma e ou mas tambem so tudo todo toda todos todas e sao era isto isso este esta meu minha meus
    minhas nosso que quem quando se entao sempre como em no na de do da dos das ao por para com coloque chame pagamento
    pagamentos compra compras gasto gastos categoria`,
}

const ALL: ReadonlySet<string> = new Set(Object.values(FUNCTION_WORDS).join(' ').split(/\s+/))

/** Whether a folded word is one of these in any language, or a single letter. */
export function isFunctionWord(word: string): boolean {
  return ALL.has(word) || word.length === 1
}

const BY_LANGUAGE = Object.entries(FUNCTION_WORDS).map(
  ([language, list]) => [language, new Set(list.split(/\s+/))] as const,
)

/** How many words of a text are function words of each language. */
export function countFunctionWords(text: string): ReadonlyMap<string, number> {
  const words = foldName(text).match(/\p{L}+/gu) ?? []
  return new Map(BY_LANGUAGE.map(([language, set]) => [language, words.filter((word) => set.has(word)).length]))
}
