// Who may pay instead of the user. "They" or "she" alone must be directly followed by the verb.
const PARTY =
  "(?:(?:my|our|the|his|her|their) (?:[\\p{L}-]+ ){0,3}?[\\p{L}'-]+|work|(?:health |travel |dental |pet )?insurance|medicare|medicaid|(?:grand)?(?:mom|mum|dad|ma|pa|mother|father)|grandparents|parents|hubby|housing benefit|student finance|office|boss|company|employer|school|uni|government|(?:the )?state|he|she|they|it)"

export const ENGLISH = {
  correction:
    "hang on|hold on|no wait|wait|wait no|actually|sorry|i mean|i meant|make that|scratch that|strike that|correction|or rather|rather|oops|my bad|no no|(?<!as )well(?=\\s*,|\\s*$)|let me correct(?: that)?|that's wrong|that was (?:last year|the old (?:one|price))",
  now: "now|these days|currently|nowadays|at the moment|as of (?:now|today)|since (?:the|my|our|a|january|february|march|april|may|june|july|august|september|october|november|december|last|this)|it's|it is|is|to|(?:has )?(?:gone|went) (?:up|down) to",
  strongNow:
    'now|nowadays|these days|since (?:the|my|last|this)|went (?:up|down)|gone (?:up|down)|bumped|raised|these days',
  denial:
    "no longer|don't|dont|do not|doesn't|doesnt|does not|didn't|did not|won't|isn't|isnt|aren't|stopped|stop|quit|cancel|cancell?ed|cancell?ing|used to|dropped(?! to| from| by| the price| in price| it to)|got rid of|getting rid of|gave up|ended|not paying|not counting|anymore|any more|never|we're done with|paid off|sold the|free of charge|already paid|paid already",
  notDenial:
    "(?:don't|dont|do not|doesn't|never|won't|didn't) (?:know|want to (?:spend|pay) more|spend more|pay more|go over|exceed|forget|include|count|mind|think|remember|wanna spend more|let me)|not sure|don't forget|no more than|not more than|used to paying|stop me|(?:don't|dont|doesn't|do not) (?:\\p{L}+ ){0,3}(?:more than|over|above)|won't be more|never (?:\\p{L}+ )?(?:more|less) than|non[- ]?stop",
  owed: 'sav(?:e|ing)(?: up)?(?= .* (?:for|by))|owe|owes|owed|borrowed|balance|in debt|left on|left to pay|saved up|loan of|worth|remaining|still have(?= \\S*\\d)|in loans|in student loans|of debt|was lent|lent me|outstanding|owing|to pay off|principal',
  balance:
    "(?:have|has|had|there's|there is|theres|got|sitting|currently) (?:about |around |roughly )?(?:\\S+ )?\\S*\\d\\S*(?: [\\p{L}\\p{Sc}]+)? (?:saved|in (?:savings|the|my|our|cash|an? |debt|loans)|on (?:the |my |our )?(?:\\p{L}+ )?(?:account|cards?)|sitting|put away|stashed|at the moment)|(?:on|in) (?:the|my|our) (?:\\p{L}+ )?account (?:i|we|there) (?:have|is|are|got)|nest egg|(?:already|so far) (?:saved|have|put away)|saved (?:so far|already)|credit (?:card )?limit|limit (?:is|of)|is worth|are worth|was worth|valued at|worth (?:about|around|roughly)|balance|in the bank|net worth|equity|bought (?:it|the \\p{L}+|my \\p{L}+) for",
  listPrice:
    'list price|normally|lists? (?:at|for)|listed (?:at|for)|full price|full rate|retail|rrp|msrp|originally|regular(?:ly)?(?: price)?|sticker(?: price)?|would (?:normally |usually )?(?:be|cost)|supposed to (?:be|cost)|used to (?:be|cost|pay|run)|usually costs?|standard price|was(?= (?:\\p{L}+ ){0,2}\\S*\\d)|were(?= \\S*\\d)|last year|before that|previously|before (?:the|my) (?:raise|discount)|advertised (?:at|for)|quoted|on the (?:website|tag|label|sticker|invoice)|on paper|catalogue price',
  actual:
    "i (?:only |just |actually |really )*pay|we (?:only |just |actually )*pay|(?:what )?actually|in reality|really only|i get it for|i got it for|get it for|on sale(?: for| at)?|discounted to|student (?:price|rate|discount)|my price|costs? me|ends? up|comes (?:down )?to|comes out (?:at|to)|after (?:the |a |my )?(?:\\p{L}+ )?(?:discount|rebate|subsidy|voucher|coupon)|with (?:the|my|a) (?:\\p{L}+ )?(?:discount|coupon|rebate|voucher)|so it's|so i pay|still on (?:the|my|an) old(?:er)? (?:rate|price|plan|deal)|old rate|old price|locked in|grandfathered|negotiated|knocked down|down to|got it down|bring(?:s|ing)? it (?:down )?to",
  payer: `${PARTY} (?:(?:always|usually|also|kindly|then|will|now|only) )?(?:pays?(?! (?:me|us)(?! back))|is paying|are paying|covers?|reimburses?(?: me| us)?|refunds?(?: me| us)?|chips? in|kicks? in|pitch(?:es)? in|contributes?|subsidi[sz]es?|picks? up|puts? in|throws? in|takes care of|foots?|takes? (?:on|over)|knocks? off|pays? (?:me|us) back|hands? me back|transfers? me|venmos? me|zelles? me|gives? (?:me|us)(?: back)?|sends? (?:me|us)|takes? over|hands? over)|(?<!(?:i|we|it|that|this|which|to|and|who) )(?:covers|reimburses|subsidi[sz]es|refunds|chips in|kicks in|pitches in|picks up|foots)|(?:pays|covers) \\S*\\d\\S*(?: \\S+)? of (?:it|that|this)|(?:reimburse(?:d|ment)|refunded|covered|subsid(?:y|ised|ized)|paid|paid for) (?:(?:of|for|by|from|back) )?(?:by )?(?:my|the|our|work|insurance)|(?:expense|claim(?: back)?|deduct|write off|get reimbursed|am reimbursed|are reimbursed|get refunded)`,
  givesMe: `${PARTY} (?:(?:always|usually|also|then) )?(?:gives?|sends?|transfers?|venmos?|zelles?|hands?|pays?|slips?|wires?) (?:me|us)`,
  toward:
    '(?:toward|towards) (?:it|that|this|the \\p{L}+|rent|\\p{L}+)|for (?:his|her|their) \\p{L}+|for (?:hers|his|theirs)(?![\\p{L}])|of (?:it|that|this|those|which)|off (?:it|that)|as (?:his|her|their) (?:half|share|part)|to help(?: with (?:it|that))?|back|for (?:it|that)|per (?:session|visit|time)|a (?:session|visit)|on (?:that|it)',
  getBack:
    '(?:i|we) (?:\\p{L}+ )?(?:get|claim|receive|recoup)(?: \\p{L}+)? \\S*\\d\\S*(?: \\p{L}+)? (?:of (?:it|that) )?back|(?:get|getting|claim|claiming) (?:about |around )?\\S*\\d\\S*(?: \\p{L}+)? (?:of (?:it|that) )?back|(?:minus|less) (?:a |an |the )?\\S*\\d|(?:rebate|cash ?back|voucher|discount|refund|coupon|credit) of|\\S*\\d\\S* (?:off(?! me| us)|discount|rebate|cash ?back|voucher)',
  theirShare:
    "(?:(?:my|our) [\\p{L}-]+'s|(?:his|her|their)) (?:share|half|part|portion|cut)(?: of (?:it|that))?(?: is| comes to|:)?|(?:my|our) (?:[\\p{L}-]+) (?:owes|does|takes|gets) (?=\\S*\\d)",
  allBut:
    '(?:all|everything) (?:but|except|over|above|beyond|apart from)|(?:the )?rest (?:is|of it is) (?:on|with|paid by|covered by)',
  fully:
    "(?:fully |entirely |completely |all )(?:paid|covered|reimbursed|funded|subsidi[sz]ed)|(?:paid|covered) (?:fully |entirely )?(?:for )?by (?:my|our|the|work|insurance)|(?:pays?|covers?|reimburses?) (?:for )?(?:it all|all of it|the (?:whole|entire|full) (?:thing|amount|bill|lot|cost)|it in full|everything|100 ?%|in full)|(?:my|our|the) [\\p{L}-]+ (?:pays?|covers?|is paying|picks up)(?: for)?(?: (?:it|that|this))?$|my [\\p{L}-]+ is$|on (?:the )?company(?:'s)? (?:dime|card|tab)|i don't pay (?:for )?(?:it|that|a thing)|(?:it's|is) free",
  mine: "(?:i|i'm|i am|mine is|mine's|my (?:share|part|half|portion|cut|end)|i end up paying|leaving me with|which leaves(?: me)?|leaves me(?: with)?|i (?:only |just )?(?:pay|cover|owe|contribute|put in|chip in)|my out[- ]of[- ]pocket)(?=\\s)",
  ignored:
    "ignore (?:that|those|it|them|these|both)|(?:don't|do not|dont) count (?:that|those|it|them|these)|leave (?:that|those|it|them) out|not counting (?:that|those|it|them)",
  changing:
    'goes up|going up|go up|goes down|going down|rises|rising|increases|increasing|drops|dropping|changes|changing|will be|becomes|will (?:rise|go up|increase|drop)|then(?= \\S*\\d)',
  verb: "i|we|i'm|we're|is|are|was|have|has|pay|spend|get|my \\p{L}+ (?:pays|is)",
  spending: 'pay|spend|paying|spending|budget',
  vague: 'some|something|a (?:bit|little|few)|whatever|lots|a lot',
  billing: 'paid|billed|payable|invoiced|charged|collected|escrowed|deducted|debited|due|split|taken',
  goal: 'sav(?:e|ing)',
  extra:
    '(?:in )?(?:tips?|gratuity|service charge|delivery(?: fee| charge)?|shipping|postage|booking fee)(?= |$)|for (?:delivery|shipping|parking there|the tip)',
  raise: 'up|increase[sd]?|increasing|raised?|rises?|higher|more expensive',
  lower: 'down|decreases?|off|discount|cheaper|lower',
  payingDown: 'towards?|pay(?:ing)? (?:down|off)|minimum|debt|balance',
  payingBack: 'pay(?:ing|s)?(?: \\p{L}+){0,3} back|repay(?:ing|ment)?',
  partner: 'wife|husband|partner|spouse|girlfriend|boyfriend|hers|his|mine|fiancee?|hubby|wifey',
  people:
    'husbands?|wifes?|partner|spouse|girlfriend|boyfriend|kids?|sons?|daughters?|mom|mum|dad|boys?|girls?|brother|sister|flatmate|roommate',
  incomeWord:
    'income|salary|paycheck|paycheque|check|cheque|pay|wages?|earnings|take|make|net|earn|stipend|pension|freelance|revenue',
  ofIt: '(?:of|from|out of) (?:it|that|those|which|each(?: \\p{L}+)?|every (?:pay)?check|them|this)',
  doesSame:
    '(?:does|do|pays?|spends?|puts? in|saves?|gets?|makes?|earns?|did|has|have)(?: exactly| about)? (?:the same|as much|likewise)',
  conditional:
    'if|depending|depends|might|unless|in case|whether|hopefully|not sure (?:if|whether)|when (?:my|i|we|the|it|he|she|they|there)|whenever|sometimes|some (?:months|weeks)|varies|fluctuates',
  extraPay:
    "(?:13th|thirteenth|14th|fourteenth)(?: month(?:s|ly)?)?(?: (?:salary|pay|paycheck|paycheque|wage|cheque|check))?|double (?:pay|salary)|(?:half|half of|a full|one|two) (?:a )?months?(?:'s?)?(?: of)? (?:salary|pay|wages)|(?:an )?extra month(?:'s)?(?: (?:of )?(?:salary|pay|wages))?|thirteen salaries|christmas salary",
  gross: 'on paper|before (?:tax|taxes|deductions|stoppages)|pre[ -]?tax|gross',
  net: 'nett|(?:actually )?(?:hits|lands in|arrives in|reaches|ends up in) (?:the|my|our) (?:[\\p{L}]+ )?(?:account|bank|union)|after (?:tax|taxes|deductions|everything)|after(?=\\s*(?:[,;.]|$))|post[ -]?tax|take[ -]?home(?: pay)?|takes home|taking home|took home|brings? home|bringing home|net pay|net|nets|in hand|clears?|on the hand',
  each: 'each time|every time|apiece|a piece|per (?!cent)\\p{L}+|each|a (?:pop|time|visit|session|class|lesson|ride|go|shot|cup|trip|round|head|ticket|night out|game|walk|wash|pack|packet|bottle|can|box|bag|tank|serving|meal|plate|slice|gallon|litre|liter|load|tub|carton|unit|person|kid|child|appointment|treatment|delivery|order|month each)|every visit|each visit|each session',
  all: 'all of (?:them|these|those|it)|all(?! but)|both(?: of them)?|everything(?! but| except)|each of (?:them|these)',
  approx:
    "about|around|roughly|approximately|approx\\.?|ca\\.?|circa|some|maybe|perhaps|probably|usually|typically|on average|average|averages|averaging|give or take|or so|more or less|something like|nearly|almost|(?<!(?:going|goes|go|went|gone|moved|moves|jumped|rose|raised|increased|bumped) )up to|i think|i guess|i'd guess|just over|just under|at least|at most|no more than|not more than|maximum",
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
  '(?:from|off) (?:my|the|a|our) \\p{L}+|from (?:etsy|ebay|youtube|freelancing|renting|selling|uber|doordash|lyft|upwork|fiverr|patreon|twitch|airbnb|work|social security|the government|the state|tips|tutoring|clients?|babysitting)'

/** Amounts given as a fraction of another amount. The other languages have few enough to include here. */
export const AS_MUCH: readonly [string, number, number][] = [
  [
    '(?:about |around |roughly )?half (?:of )?(?:that|as much|the amount)|die halfte davon|la moitie pour|la mitad para',
    1,
    2,
  ],
  ['(?:about |around |roughly )?(?:a|one) third (?:of )?(?:that|as much)', 1, 3],
  ['(?:about |around |roughly )?(?:a|one) quarter (?:of )?(?:that|as much)', 1, 4],
  ['(?:about |around |roughly )?(?:twice|double) (?:that|as much|the amount)|doppelt so viel|le double|el doble', 2, 1],
  ['(?:three times|triple) (?:that|as much|the amount)', 3, 1],
  [
    'so (?:is|are|does)|(?:exactly |about |roughly )?the same(?: amount| again| thing| price| as that)?|(?:exactly )?the same(?=\\s*$)|same(?= (?:for|on|with|to|again|goes|amount)(?![\\p{L}]))|same(?=\\s*$)|ditto|as much(?= (?:for|on|again))|likewise|another such|that much again|idem|genauso ?viel|dasselbe|das gleiche|la meme chose|pareil|autant|lo mismo|igual para',
    1,
    1,
  ],
]
