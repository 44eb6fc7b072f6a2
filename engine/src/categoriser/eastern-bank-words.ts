import type { RegionalBankWords } from './regional-bank-words.ts'

/** Words of Eastern European and Kazakh banks. Fees come first, because a fee for a withdrawal isn't a withdrawal. */
export const EASTERN_BANK_WORDS: readonly RegionalBankWords[] = [
  {
    code: 'FEE',
    what: 'bank fee or interest charged',
    direction: 'out',
    latin: `(?:havi |szamlavezetesi |kartya |eves |tranzakcios |utalasi |atutalasi |sms |zarlati )*(?:dij|dija|jutalek\\S*)|szamlavezetes\\S*|kezelesi koltseg|tranzakcios illetek|comision\\S*(?: .*)?|taxa (?:administrare|cont|card|retragere|sms)(?: .*)?|(?:mesecno |mjesecna )?(?:naknada|provizija)(?: .*)?|vodenje racuna|odrzavanje racuna|nadomestilo za (?:vodenje|placilo)(?: .*)?|stroski vodenja|zatezna kamata|zamudne obresti|(?:banko |saskaitos |korteles )?(?:aptarnavimo|operacijos|administravimo) mokestis|komisinis mokestis|komisijas maksa|apkalposanas maksa|komisija(?: .*)?|(?:teenus|hooldus|kaardi|konto)tasu(?: .*)?|kuutasu|taksa (?:obsluzhvane|prevod|teglene|karta)(?: .*)?|komisijna|komisiia(?: .*)?|promitheia|exoda (?:kinisis|metaforas|tirisis)|tokoi yperimerias`,
    script:
      'комісія|комиссия|комисиона|такса обслужване|такса за|месечна такса|обслуговування рахунку|обслуживание счета|проценти за користування|προμήθεια|έξοδα κίνησης|έξοδα τήρησης|συνδρομή κάρτας|τόκοι υπερημερίας|провизија|накнада за',
  },
  {
    code: 'CSH',
    what: 'cash withdrawal',
    latin: `keszpenz ?felvet\\S*(?: .*)?|kp ?felvet\\S*|atm felvet\\S*|retragere(?: de)? (?:numerar|atm|cash)(?: .*)?|retragere numerar|isplata (?:gotovine|na bankomatu|bankomat)(?: .*)?|podizanje (?:gotovine|gotovog novca)(?: .*)?|dvig (?:gotovine|na bankomatu|bankomat)(?: .*)?|gotovinski dvig|grynuju pinigu (?:isemimas|isgryninimas)|grynieji|skaidras naudas iznemsana|skaidra nauda|sularaha valjavott|sularaha valjamakse|teglene (?:na )?(?:atm|bankomat|v broi)(?: .*)?|znyattya gotivky|zniattia hotivky|analipsi (?:metriton|atm)(?: .*)?|analipsi`,
    script:
      'зняття готівки|видача готівки|снятие наличных|выдача наличных|теглене|банкомат|ανάληψη|подизање готовине|исплата готовине|қолма-қол',
  },
  {
    code: 'INC',
    what: 'pay',
    direction: 'in',
    reliability: 0.99,
    latin: `munkaber|fizetes|ber utalas|munkaber utalas|salariu(?:l)?(?: .*)?|drepturi salariale|placa za .*|zarada|plata za .*|osebni dohodek|licna primanja|darbo uzmokest\\S*|atlyginim\\S*|darba alga|tootasu|palk|zaplata|zarobitna plata|zarplata|misthodosia|misthos`,
    script:
      'зарплата|заробітна плата|заплата|заработна плата|возна[гґ]рада|аванс|μισθοδοσία|μισθός|зарада|плата за|жалақы',
  },
  {
    code: 'INC',
    what: 'benefit or pension',
    direction: 'in',
    reliability: 0.98,
    latin: `nyugdij|csaladi potlek|pensie|alocatie(?: .*)?|indemnizatie|mirovina|penzija|pokojnina|otroski dodatek|djecji doplatak|decji dodatak|pensija|ismoka|vaiko pinigai|pabalsts|lastetoetus|syntaxi|epidoma`,
    script: 'пенсія|пенсия|допомога|пособие|σύνταξη|επίδομα|пензија',
  },
  {
    code: 'INC',
    what: 'interest, dividend or reward',
    direction: 'in',
    reliability: 0.98,
    latin: 'kamatjovairas|kamat jovairas|dobanda(?: .*)?|kamata|obresti|palukanos|procenti|intress|lihva|tokoi',
    script: 'відсотки|проценты|лихва|τόκοι|дивіденд|дивиденд|камата|кешбек|кэшбэк',
  },
  {
    code: 'HOU',
    what: 'rent or mortgage',
    direction: 'out',
    reliability: 0.975,
    latin: `lakber|alberlet(?:i dij)?|chirie|najamnina|najemnina|stanarina|kirija|stambeni kredit|stanovanjski kredit|buto nuoma|busto paskola|ires maksa|hipotekarais kredits|uurimakse|kodulaen|enoikio|stegastiko(?: daneio)?|naem apartament|ipotechen kredit`,
    script: 'оренда квартири|аренда квартиры|наем|ипотечен|іпотека|ипотека|ενοίκιο|στεγαστικό|станарина|кирија',
  },
  {
    code: 'TRF',
    what: 'credit card payment',
    isCardBill: true,
    reliability: 0.985,
    latin: `hitelkartya (?:torlesztes|befizetes)|plata card de credit|rambursare card|uplata po kartici|placilo kreditne kartice|pogashennia kredytnoi kartky|pliromi (?:pistotikis|kartas)`,
    script: 'погашення кредитної картки|погашение кредитной карты|погасяване кредитна карта|πληρωμή πιστωτικής',
  },
  {
    code: 'TRF',
    what: 'transfer between accounts',
    reliability: 0.975,
    latin: `sajat szamla(?:k kozott|ra|rol)?(?: .*)?|transfer (?:intre )?conturi(?: .*)?|intre conturi(?:le)? proprii|prijenos izmedu racuna|prenos med racuni|tarp savo saskaitu|starp saviem kontiem|oma kontode vahel|mezhdu sobstveni smetki|metafora (?:se|apo) (?:diko|idio).*`,
    script:
      'між своїми рахунками|між власними|между своими счетами|между собствени сметки|μεταφορά μεταξύ|власні кошти',
  },
  {
    code: 'TRF',
    what: 'transfer',
    strength: 'weak',
    reliability: 0.62,
    latin: `atutalas(?: .*)?|eseti utalas(?: .*)?|utalas|virament(?: .*)?|ordin de plata|prijenos|nalog za prijenos|prenos sredstev|nakazilo|pervedimas|parskaitijums|ulekanne|makse?korraldus|prevod|perekaz|perevod|emvasma|metafora`,
    script: 'переказ|перевод|превод|наредено|έμβασμα|μεταφορά|аудару|пренос',
  },
]
