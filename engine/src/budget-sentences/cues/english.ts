export const ENGLISH = {
  /** Words that say something else about an amount: an old price, a correction, somebody's share, a reference. */
  complicated:
    'if|depends|depending|might|in case|whether|varies|hang on|hold on|wait|actually|sorry|i (?:mean|meant)|make that|(?:scratch|strike) that|correction|(?:or )?rather|oops|my bad|well(?=\\s*,)|now|nowadays|these days|used to|(?:went|gone|go|goes|going) (?:up|down)|rises?|increases?|drops|will be|owes?|owed|borrowed|balance|debt|loans|worth|remaining|outstanding|saved|limit|normally|full price|originally|usually costs?|was|were|last year|before that|previously|lists? at|on sale|only pay|reimburs\\p{L}*|refunds?|chips? in|kicks? in|pitch(?:es)? in|covers?|contributes?|subsid\\p{L}*|back|off|discount|rebate|voucher|towards?|share|split|the rest|fully|(?:of|from|out of) (?:it|that|those|which|them|this|each)|same|as much|ditto|likewise|thirteenth|fourteenth|\\d+th (?:salary|month)|salaries|extra month|tips?|(?:in|every|each) (?:the )?(?:winter|summer|spring|autumn|fall)|school year|term[ -]time|times a year|each way|(?:is|are) paying|(?:my|our|the) \\p{L}+ pays?',
  denial:
    "no longer|don't|dont|do not|doesn't|doesnt|does not|didn't|did not|won't|isn't|isnt|aren't|stopped|stop|quit|cancel|cancell?ed|cancell?ing|used to|dropped(?! to| from| by| the price| in price| it to)|got rid of|getting rid of|gave up|ended|not paying|not counting|anymore|any more|never|we're done with|paid off|sold the|free of charge|already paid|paid already",
  notDenial:
    "(?:don't|dont|do not|doesn't|never|won't|didn't) (?:know|want to (?:spend|pay) more|spend more|pay more|go over|exceed|forget|include|count|mind|think|remember|wanna spend more|let me)|not sure|don't forget|no more than|not more than|used to paying|stop me|(?:don't|dont|doesn't|do not) (?:\\p{L}+ ){0,3}(?:more than|over|above)|won't be more|never (?:\\p{L}+ )?(?:more|less) than|non[- ]?stop",
  vague: 'some|something|a (?:bit|little|few)|whatever|lots|a lot',
  gross: 'on paper|before (?:tax|taxes|deductions|stoppages)|pre[ -]?tax|gross',
  net: 'nett|(?:actually )?(?:hits|lands in|arrives in|reaches|ends up in) (?:the|my|our) (?:[\\p{L}]+ )?(?:account|bank|union)|after (?:tax|taxes|deductions|everything)|after(?=\\s*(?:[,;.]|$))|post[ -]?tax|take[ -]?home(?: pay)?|takes home|taking home|took home|brings? home|bringing home|net pay|net|nets|in hand|clears?|on the hand',
  each: 'each time|every time|apiece|a piece|per (?!cent)\\p{L}+|each|a (?:pop|time|visit|session|class|lesson|ride|go|shot|cup|trip|round|head|ticket|night out|game|walk|wash|pack|packet|bottle|can|box|bag|tank|serving|meal|plate|slice|gallon|litre|liter|load|tub|carton|unit|person|kid|child|appointment|treatment|delivery|order|month each)|every visit|each visit|each session',
  all: 'all of (?:them|these|those|it)|all(?! but)|both(?: of them)?|everything(?! but| except)|each of (?:them|these)',
  approx:
    "about|abt|around|roughly|approximately|approx\\.?|ca\\.?|circa|some|maybe|perhaps|probably|usually|typically|on average|average|averages|averaging|give or take|or so|more or less|something like|nearly|almost|(?<!(?:going|goes|go|went|gone|moved|moves|jumped|rose|raised|increased|bumped) )up to|i think|i guess|i'd guess|just over|just under|at least|at most|no more than|not more than|maximum",
}

/** How strongly a phrase suggests money in (above 0) or out (below 0). */
export const ENGLISH_DIRECTIONS: readonly [string, number][] = [
  [
    "pay (?:myself|ourselves)|got (?:a |my )?refund|(?:i|we) charge|(?:get|gets|getting|got) \\S+ back|(?:brings|earns|nets|gets|makes) (?:me|us)|rent (?:my|our|the|out) (?:\\p{L}+ ){0,3}out|refunded me|refunds? me|(?:get|gets|getting|got) paid|get a check|(?:paid|pays?|sends?|sent|gives?|gave|paying|giving|sending|owes?|transfers?|hands?|slips?) (?:me|us)|helps me out|earn|earns|earning|earned|sell|sells|selling|sold|won|inherited|inheriting|(?:i|we) (?:also |sometimes |occasionally |still )?(?:babysit|tutor|freelance|work|teach|bartend|consult|deliver|drive for|walk dogs|clean houses|mow lawns|sublet|sublease|dog ?sit|house ?sit|pet ?sit|invoice|bill clients)|subletting|subleasing|(?:rent|rents|renting|rented|let|lets|letting|lease|leasing) (?:it |them )?out|(?:we|i) let (?:our|my|the|a)|receive|receives|receiving|received|collect|collects|collecting|brings? in|bringing in|comes? in|coming in|came in|take home|takes home|take-home|taking home|make from|makes from|my (?:husband|wife|partner|spouse|girlfriend|boyfriend) (?:makes|earns|brings)|(?:i|we|he|she) makes?|i'm paid|am paid|is paid(?! by| out)|are paid(?! by)|from my tenants?|tenants? pays?|tenant's rent|from tenants?|lodger pays?|roommate pays me|income|incoming|pays? out|paid into my account|to me|for me from|wages from|(?:i|we|he|she) (?:\\p{L}+ )?(?:do|does|pull|pulls|clear|clears) (?:in )?(?:about |around |roughly )?\\S*\\d\\S*(?: \\S+){0,3} (?:from|off|doing|with) |(?:i|we) (?:do|drive for|deliver for|work for) (?:doordash|uber|lyft|instacart|grubhub|deliveroo|amazon flex)(?: eats)?|i'm owed|due to me|reimburses? me|expecting a refund|refund from|refund of|rebate from",
    3,
  ],
  ["[\\p{L}']+ (?:chips in|kicks in|pitches in)|rent (?:my|our|the) (?:\\p{L}+ ){1,3}to", 5],
  [
    'get|gets|getting|got|make|makes|making|made|expecting|rents out|rent out|renting out|refund|clear|clears|net|nets',
    1,
  ],
  [
    '(?<!(?:tenant|lodger|tenants|unemployment|job|roommate|which|agency|client|clients) )(?:pay|pays|paying|paid)(?! (?:me|us|check|day|raise|rise|out))|spend|spends|spending|spent|put|puts|putting|contribute|contributes|contributing|donate|donates|donating|donated|tithe|save|saving|invest|investing|give|gives|giving|send|sends|sending|buy|buys|buying|bought|owe|costs?|costing|(?<!(?:i|we) )charges?|bill|bills|set aside|goe?s? (?:straight |directly |right )?(?:to|into|toward|towards)|pay off|toward|towards|repay|i (?:rent|lease)(?! (?:\\p{L}+ ){0,3}out)|stash|subscribe|subscribed|sponsor',
    -2,
  ],
  [
    '(?:takes?|taken|deducts?|deducted|comes?|docked) (?:\\S+ ){0,5}(?:from|out of|off) (?:my|our) (?:pay|wages?|salary|paycheck|payslip)',
    -6,
  ],
  ['discount on', -6],
  [
    '(?:my|our) (?:(?:ex|dad|mom|mum|mother|father|parents|grandma|grandpa|uncle|aunt|brother|sister|son|daughter|boss|employer|job|ex-\\p{L}+|nan|gran|grandparents) (?:sends?|gives?|pays?|contributes?|adds?|tops? up|wires?|slips?|lends?)|(?:girlfriend|boyfriend|partner|roommate|flatmate|housemate|lodger|wife|husband) (?:contributes?|chips in|sends))(?! (?:for|half|the|my|a|part|his|her|their|it|\\p{L}+ (?:half|third)))',
    4,
  ],
]

/** Where money comes from, for an income noun or a weak verb. */
export const ENGLISH_SOURCES =
  '(?:from|off) (?:my|the|a|our|his|her|their) \\p{L}+|from (?:etsy|ebay|youtube|freelancing|renting|selling|uber|doordash|lyft|upwork|fiverr|patreon|twitch|airbnb|work|social security|the government|the state|tips|tutoring|clients?|babysitting)'
