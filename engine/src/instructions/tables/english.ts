import type { InstructionTable } from './instruction-table.ts'

const PUT =
  'filed|categorized|categorised|classified|marked|booked|counted|treated|considered|put|sorted|labelled|labeled|recorded|logged|placed|moved|listed|grouped|coded|classed|assigned|regarded|lumped|thrown'
const PLACE = 'to|in|into|under|with|as|toward|towards|like|in with|as part of|against'
const BE =
  'be|to be|is|are|was|were|should be|must be|can be|could be|shall be|will be|has to be|have to be|needs to be|need to be|ought to be|gets|get|should get|would be|may be|is to be|are to be'
const CATEGORY = '(category|catagory|bucket)'
const CALLED = '(called|named|titled|)'
const NEW_CATEGORY = `(which|that|this|it|) (is|s|) (a|the|one|) (new|separate|additional|extra) ${CATEGORY} ${CALLED}, (a|) ${CATEGORY} (called|named|titled), a ${CATEGORY}, (a|its|their|his|her|my|) own ${CATEGORY} ${CALLED}, ${CATEGORY} of (its|their) own,
      (make|create|add) (that|this|it) (as|) (a|an|its|) (new|own|separate|) ${CATEGORY} ${CALLED}, (make|create|add) that one new,
      (make|create|add|start|open|set up|have|want|need|like|i want|i need|id like|i would like|make me|give me) (a|one|the|) (new|separate|additional|extra|) ${CATEGORY} ${CALLED}`
const DONT = 'dont|do not|never|please dont|no need to|you can stop|stop'

export const english: InstructionTable = {
  phrases: {
    link: `${BE.replaceAll('|', ', ').replace('gets, get, should get, ', '')}, s, re, =, ->, =>, →, », :, means, mean, equals, equal,
      (goes|go|should go|must go|has to go|have to go|needs to go|need to go|can go|could go|to go|will go|ought to go|belongs|belong|should belong|falls|fall|should fall|comes|come|should come|lands|land|should land|ends up|end up|should end up|to end up|counts|count|should count|must count|can count|to count|qualifies|qualify|sits|sit|should sit|lives|stays|stay|should stay|must stay|to stay|remain|remains|should remain|works|work|should appear) (${PLACE}),
      (${BE}) (${PUT}), (goes|go|should go|must go|can go) back (to|in|into|under), (goes|go|should go|belongs|belong) here, is part of, are part of, is for, are for, (is|are) (all|both|each), (is|are) really, should have the category, gets the category, get the category, has the category`,
    'not-link': `(is|are|s|re|was|were) (not|never|no longer) (a|an|part of|), isnt, arent, wasnt, should (not|never) (be|go|count|end up) (${PLACE}|), shouldnt (be|go|count|end up) (${PLACE}|), (doesnt|dont|does not|do not) (count|go|belong|fall) (${PLACE}|), must not be, mustnt be, cant be, (is|are) not really`,
    'not-file':
      '(dont|do not|never|stop) (tag|tagging|put|file|categorize|categorise|classify|mark|treat|count|label|use|putting|filing|categorizing|categorising|classifying|marking|treating|counting|labeling|labelling|calling)',
    file: 'put, file, categorize, categorise, classify, mark, move, book, treat, count, label, assign, set, make, add, record, log, consider, place, sort, change, class, group, lump, stick, code, park, shove, send, pop, keep, have, want, need, i want, i would like, id like, i need, we want, wed like, let, see, regard, allocate, attribute, register, switch, turn, recategorize, recategorise, reclassify, combine, collect, shift, bucket, throw, toss, i count, i treat, i consider, i file, we count, we treat, we consider, think of, i think of',
    into: `in, into, under, as, to, with, within, like, towards, toward, as part of, in with, on, for, ->, =>, →, =, :, be, is, are, go (in|to|under|into|with), to go (in|to|under|into|with), to be (in|under|), to be (${PUT}), to count (as|toward|towards), to (fall|come|land) (under|in), (${PUT}) (${PLACE}), count as, end up (in|as|under), stay in, to stay in, belongs (in|to|under), over to, down as, out as, as being`,
    use: 'use, choose, pick, apply, set, give, select, assign',
    'new-category': NEW_CATEGORY,
    'that-category': 'it, there, that category, this category',
    for: 'for, on, to, when, whenever, if, with, in case of, as the category for, as category for, as the category of, for anything, where',
    call: 'call, name, nickname, title, dub, rename, relabel, i call, we call, please name, lets call, shorten, write, simplify',
    show: 'show, display, list, see, want to see, id like to see, like to see, i want to see, label, write, print, call, name, rename, relabel, shorten, simplify, clean up, change, turn, refer to, change the name of, set the name of, change the name, set the name, abbreviate, tidy up, render, have, make, give, i want, id like, want, let, spell, put down, put, list it',
    'name-as':
      'as, to, into, to read, to say, up as, to just, instead as, =, :, down as, simply as, the name, the nickname, the simple name, the label, read, say, to be, the display name, by the name',
    named:
      'should be (called|named|renamed|renamed to|shown as|displayed as|titled|relabelled|relabeled|listed as|known as|labelled|labeled|shortened to|written as), (must|shall|can|could|to|will|needs to|need to|has to) be (called|named|renamed|renamed to|shown as|displayed as|titled|listed as|known as), should (read|say|show as|show up as|appear as|just say|just read|go by|display as|come up as), (is|are) (now called|to be called|to be named|known as|better known as|really called|henceforth), gets the name, get the name, gets renamed (to|), be called, go by, goes by, should have the name, is shown as, be shown as, be renamed to, be named',
    'name-mark':
      '(with|under|by|using|and|) (the|a|its|) (simple|display|short|nice|) name (:|=|is|should be|shall be|must be|to be|of|to|), with name, nickname, (simple|display|) name, named, and called, with the nickname, with the label, with label, labelled as, shown as, displayed as, alias, aka',
    tag: 'tag, i tag, we tag',
    'tag-as': 'as, with, with the tag, with the tags, :, under, using',
    'put-tag':
      '(put|add|use|apply|set|attach|assign|give|stick|append) (the|a|my|our|these|) (tag|tags) (:|called|named|of|to|)',
    'tag-on': 'on, to, for, onto',
    'tag-mark':
      '(with|and|using|under|plus|) (the|a|my|) (tag|tags) (:|=|is|are|should be|as|with|called|named|), tagged (as|with|)',
    tagged: `(${BE}) tagged (as|with|), (gets|get|should get|has|have|should have|must have|needs|need|should carry) (the|a|) (tag|tags)`,
    skip: `skip, skip over, ignore, exclude, omit, drop, hide, discard, delete, remove, throw away, throw out, filter out, leave out, (${DONT}) (import|include|add|bring in|show|record|log|track|importing|including|showing|tracking|show me|load|pull in|want to see|need to see|bother with|bother importing|worry about|need|want|bother to import|even import|keep|list|take in|let in|adding|count|counting|put in), (i|we) (dont|do not) (want|need|care about|want to see|need to see|want to import|wish to see|want to track), get rid of, toss, toss out, forget, forget about, disregard, keep out, take out, strip out, avoid importing, bin, weed out, not interested in, do without, no, block, suppress, mute, chuck, chuck out, scrap, pass over, leave off, kill, purge, skip any, skip importing, wipe, eliminate, lose, ditch, omit importing`,
    'skip-open': 'leave, keep, throw, filter, take, toss, strip, cut, chuck, get',
    'skip-close':
      'out, away, off, out of it, out of here, out of (my|the) (transactions|list|import|imports|budget|books|data), off (my|the) (list|books), out of everything, out entirely, out completely',
    skipped:
      '(should|can|must|may|could|shall|need to|needs to|have to|has to|are to|is to|ought to|to|) (be|get|) (skipped|ignored|left out|excluded|dropped|hidden|discarded|deleted|removed|omitted|thrown out|thrown away|filtered out|disregarded|binned|tossed), (is|are|s|re) not real, (isnt|arent) real, (should|must|need|do|does|can|is|are|need to|to) (not|never) (be|get|) (imported|included|counted|shown|listed|tracked|recorded|show up|appear|brought in|needed|relevant|count|matter|mine|ours), (shouldnt|dont|doesnt|mustnt|neednt|isnt|arent) (need to|have to|) (be|get|) (imported|included|counted|shown|listed|tracked|recorded|show up|appear|brought in|needed|relevant|count|matter|mine|ours|belong here|belong), can (go|go away|stay out|disappear), should (stay out|stay away|go away|disappear|not be there), (is|are) (duplicates|a duplicate|noise|just noise|irrelevant|not needed|not mine|double|doubles|junk), skip, ignore, leave out, not mine, no import',
    leave:
      'leave, dont touch, do not touch, dont change, do not change, keep, dont mess with, never touch, never change, dont recategorize, dont recategorise, dont rename, let',
    alone:
      'alone, as is, as it is, as they are, the way it is, the way they are, where it is, where they are, untouched, unchanged, be, as before, in place, how they are, how it is, where they were, as it was, as they were, the same, like that, as usual',
    left: '(stays|stay|remains|remain|should stay|should remain|can stay|must stay|to stay|keeps|keep|will stay) (where it is|where they are|as it is|as they are|the same|put|unchanged|as is|how it is|how they are|the way they are|the way it is|like that|untouched|as before|like they are|as normal|its category|their category|their categories|alone|where it was), (is|are|s) (fine|ok|okay|good|right|correct|unaffected) (as it is|as they are|as is|already|the way they are|the way it is|where it is|where they are|), (should|must|can|do|does|need|needs) (not|no) (be|) (change|changed|touched|changing|affected), should be left (alone|as is|as they are|as it is), (shouldnt|doesnt|dont|neednt) (be|need|) (change|changed|changing|touched), can stay, should stay, stays, stay, (are|is) not affected, (are|is) not included, (are|is) not, isnt, arent, dont count, doesnt, dont, do not, does not, (is|are|s|re) (a different story|a different matter|another matter|another story|another thing|something else|separate|different|not part of (it|this|that)), (you can|can|i will|ill|) (leave|leave alone|leave as is|leave as they are|leave as it is), as (normal|usual|before)',
    'source-is':
      '(set|change|make|put) (the|its|their|) (source|account) (to|as|of), (the|its|their|) (source|account) (is|should be|to be)',
    'shows-as':
      '(shows up|shows|appears|comes up|is listed|is shown|is|prints|turns up) (in|on) (my|the|our) (bank|bank statement|statement|statements|account|card|app|feed|bank account|card statement|bank app) as, (shows|appears|comes) up differently as, (shows|show|showing|appears|appear|comes|come|came|takes money|take money|is listed|is billed|is charged|is shown|are listed|are billed|are charged|are shown|bills|charges|bill|charge|posts|post|prints|goes|go|is recorded|debits) (me|us|up|through|in|out|on my statement|on the statement|on my card|) (as|under|with|by), (is|are|goes|comes|runs) (through|via), (is|are|gets|get|am) (paid|sent|handled|processed|billed|run|collected) (to|by|through|via), (goes|go|runs|run) (through|to|via), works (for|at), (is|are) (called|named) on (my|the) statement, is really, (is|are) abbreviated (as|to|)',
    too: 'too, as well, likewise, also, the same, same, ditto, same thing, same deal',
    'same-for':
      '(the|and|) same (for|with|goes for|applies to|thing for|deal for|deal with|thing with|as), ditto for, ditto, so (is|are|does|do|should|must|would|can|will|goes|go), likewise for, likewise, also, and also, as is, as are, this goes for, that goes for, plus',
    otherwise:
      '(in|on|during|for|) (all|any|the|all the|) other (days|months|weeks|years|times|seasons), (in|on|during|for|at|) any other (day|month|week|year|time|season), otherwise, or else, else, if not, in all other cases, in any other case, any other time, other times, failing that, all other times, on other days, any other day, on any other day, on all other days, every other day of the week, the rest of the time, normally',
    if: 'if, when, whenever, where, in case, as long as, provided, provided that, anytime, any time, every time, each time, once, only if, only when, if and only if, but only if, but only when, but only, only for, assuming, so long as, if only',
    not: 'not, never, rather than, instead of, and not, nor, but not, no longer, isnt, not as, not in, not under, definitely not, certainly not, dont use, not a, not an, no, it isnt, not in the, never in, never as, not to, as opposed to, dont (put|file|use|call|mark|count|treat|class|classify) (it|them|that|those|these|him|her|this|) (as|in|under|)',
    and: 'and, plus, as well as, along with, together with, +',
    or: 'or, /, &',
    but: 'but, however, though, whereas, while, although, yet, except that, only that, which, who, that',
    so: 'so, therefore, thus, hence, then, in which case, in that case, meaning, which means, so that, that makes it, which makes it, i.e, ie, that is',
    aside:
      '(my|our) (husband|wife|partner|son|daughter|kids|kid|mother|mom|mum|dad|father|sister|brother|boyfriend|girlfriend|roommate|family|household|company|boss) (sells|sell|buys|buy|works|work|uses|use|does|do|goes|go|has|have|likes|shops|plays|drives|takes|gets|runs|teaches|and i), without, already, (those|they|it|that|these|which) (are|is|s|re|were|was) already, (that|it|those|they|this) (s|is|are|re) (just|) (us|me|my|our|where|what|how|because|not|when|why|only|for|from|the one|one of|money|something), i (import|track|already|book|pay them|will|can|cant|would|have|just|do|did|sell|rent|live|work|share|split|need|am|was|got|took|started|moved|changed|used|usually|often|also), we (import|track|already|split|share|live|moved|use|used|just|have|do|did|rent|sell|get|are|were|will|need), (dont|do not|but dont|never|please dont) (touch|change|alter|mess with|rename|recategorize) (the|its|their|my|) (category|categories|name|names|anything|anything else|everything else|the rest), (leave|keep) (the|its|their) (category|categories|name|names) (alone|as is|as it is|as they are|unchanged|the same|), because, since, cause, cuz, bc, as it, as they, as its, as i, as we, even though, even if, although, though it, though they, you, im, i am, we are, were, ive, i have, we have, thanks, thank you, that is all, thats all, hi, hello, hey, dear, cheers, i know, i think, i hate, i love, i like, i never, i dont, i only, i mostly, we only, we mostly, we never, it sells, they sell, its where, its what, i buy, we buy, i get, i go, we go, i use, we use, where i, where we, when i, when we, no matter, regardless, which i, which we, sorry, ok, okay, a few things, here is, here are, heres, as you, you can, you get, you have, you already, to be clear, fyi, by the way, btw, for context, just so you know, note that, remember that, remember, let me know, hope, i hope, he is, she is, shes, hes, given that, seeing as, considering that, for reference, in other words, not that, i was, i had, we were, we had, i do, we do, id rather, i wanna, i wont, i sort, ill sort, ill (do|handle|deal with|check|look at|take care of), my bad, in my case, for my',
    request:
      'could you, can you, would you, will you, please, pls, plz, kindly, make sure, make sure that, make sure to, be sure to, i want you to, id like you to, i would like you to, i need you to, you should, you can, you need to, lets, let us, remember to, go ahead and, i wish you would, would you mind, do, just, then, also, ensure, ensure that, please make sure, see to it that, try to, feel free to, we need to, i want, id like, i would like, we want, wed like, from now on, going forward, in future, in the future, by default, as a rule, as for, regarding, concerning, about, when it comes to, with regard to, for me, hi, hello, hey, ok, okay, and, so, note, rule, next, first, second, third, finally, lastly, anyway, oh, oh and, one more thing, another thing, actually, oops, instead, thats why',
    noise:
      'always, really, actually, just, please, pls, plz, simply, basically, usually, normally, obviously, of course, kindly, definitely, probably, generally, mostly, automatically, from now on, going forward, in future, in the future, thanks, thank you, thx, for me, for us, certainly, strictly, only, ever, all of, by default, everywhere, every time, each time, once again, again, instead, honestly, literally, at all, by the way, now, anyway, clearly, in my budget, in my books, in general, as a rule, completely, entirely, altogether, for the record, ok, okay, btw, tbh, still, essentially, primarily, mainly, purely, truly, right away, immediately, for good, henceforth, onwards, onward, properly, correctly, in fact, thank you very much, thanks a lot, many thanks, tho, lol, haha, ha, mate, ta, (in|) (both|either) (ways|way|direction|directions), (in|) both directions, (neither|either) (side|way), on (both|either) (sides|side)',
    filler:
      '(that|) (my|our) (husband|wife|partner|son|daughter|kids|kid|mother|mom|mum|dad|father|boyfriend|girlfriend|roommate|family) (buys|buy|orders|order|gets|get|spends|spend|purchases), (my|our) (roommate|flatmate|husband|wife|partner|mom|mum|dad|mother|father|son|daughter|parents|boss|employer|company|friend) (pays|pay|paid|is paying|has paid|covers) (for|), (mother|father|sister|brother|son|daughter)-in-law, (mother|father|sister|brother|son|daughter) in law, anything, anyting, everything, every, each, any, all, all of, whatever, the, my, our, his, her, their, a, an, this, some, single, those, these, stuff, thing, things, item, items, transaction, transactions, payment, payments, purchase, purchases, charge, charges, order, orders, trip, trips, visit, visits, booking, bookings, entry, entries, line, lines, row, rows, record, records, spending, cost, costs, expense, expenses, bill, bills, money, debit, debits, one, ones, amount, amounts, amounting, total, totals, totaling, totalling, totalled, costing, worth, priced, charged, billed, that is, that are, that was, that were, which is, which are, thats, if it is, if its, if they are, if theyre, when it is, when its, when they are, where it is, it is, its, they are, they re, it s, that s, of, for, with, in, on, by, via, through, using, called, named, labelled, labeled, marked, titled, description, merchant, payee, name, text, title, memo, reference, statement, statements, coming, comes, come, that comes, that come, that i make, i make, we make, i do, we do, i have, bought, purchased, spent, made, runs, run, ride, rides, meal, meals, ticket, tickets, fare, fares, sort of, kind of, kinds of, type of, types of, there, here, (each|every|per|once a|twice a|every other|a) (day|week|month|year|quarter|fortnight), monthly, weekly, yearly, annual, quarterly, daily, biweekly, fortnightly, regular, recurring, occasional, amounts that, where the amount, if the amount, when the amount, the amount, whose, who, then, both, either, tab, tabs, receipt, receipts, invoice, invoices, people, person, company, store, stores, shop, shops, place, places, merchants, vendors, vendor, something, somewhere, someone, that, which, per, as, like that, you see, i see, you find, is for, are for, that go, that goes, goes, go, going, it costs, costs me, posted, dated, happening, happens, happen, that happen, made on, occurring, inclusive, swipe, swipes, pulls, pull, hits, hit, comes to, come to, comes out to, is exactly, be, being, with a, has a, have a, word, words, term, phrase, card, i, we, me, us, you, it says, to me, to us, in total, at them, with them, size, sized, whole, entire, myself, ourselves, himself, herself, themselves, what, little, big, small, large, old, new, usual, extra, single, plain, standard, just plain, other, any other, all other, every other, the other, all the other, remaining, the remaining, the rest of, the rest of the, the rest of my, everything else from, everything else at, anything else from, anything else at, everything else by, all else from, all the rest of, anything else on, everything else on, anything else to, everything else to, anything else with, regular, normal, ordinary, all the rest from, the rest from, the rest at',
    from: 'from, by, from the, of, out of',
    to: 'to, to the, towards, into, sent to, made to, paid to, going to, made out to, made payable to, payable to',
    at: 'at, at the, in the, on, with, w/, (to|into) (and|or) (from|out of) (the|), (from|out of) (and|or) (to|into) (the|), in and out of (the|)',
    moved:
      'payment, payments, transfer, transfers, money, funds, cash, wire, wires, e-transfer, e-transfers, etransfer, wire transfer, wire transfers, bank transfer, bank transfers, money sent',
    has: 'that says, that say, which says, where it says, if it says, when it says, that has, that have, which has, with, saying, that mentions, that mention, mentioning, mentions, that reads, reading, reads, says, whose name is, whose name has, where the name is, where the description says, where the description has, if the description says, if the name is, when the name is, if the description has, that includes, that include, has, have, marked, labelled, labeled, called, named, titled, described as, shown as, showing, showing up as, that show up as, that shows up as, listed as, appearing as, coming through as, coming up as, that come up as, that comes up as, that start out, with the word, with the words, that is called, that are called, that appears as, that appear as, under the name, in the name of, by the name of, tagged, if the merchant is, when the merchant is, where the merchant is, if it reads, when you see, if you see, whenever you see, if it mentions, when it mentions, if it has, when it has, that reference, referencing, that is marked, that are marked, that are labelled, that are labeled, noted as, if the payee is, when the payee is',
    contains:
      'containing, that contains, that contain, which contains, contains, contain, whose name contains, where the name contains, if it contains, when it contains, with a name containing, if the name contains, where the description contains, if the description contains, name contains, description contains, the name contains, the description contains, text contains, merchant contains, that includes, that include, including the word, including, includes, include, has the word, that has the word, with the letters, if the text contains',
    starts:
      '(that|which|) (start|starts|starting|begin|begins|beginning) (with|in|by), whose name (starts|begins) with, (if|when|where) (it|the name|the description|the text) (starts|begins) with, name starts with, description starts with, text starts with, prefixed with',
    ends: '(that|which|) (end|ends|ending) (with|in), whose name ends (with|in), (if|when|where) (it|the name|the description) ends (with|in), card ending in',
    'in-it':
      'in it, in them, in the name, in the text, in the description, in the title, in the memo, in their name, in its name, somewhere in it, in there, in the merchant name, at the start, at the beginning, in the statement, on my statement, on the statement, on my statements, on statements, and then some numbers, followed by numbers, and some numbers, and a number, plus some numbers, plus a number, followed by some numbers, in any spelling, however it is spelled, or similar, etc, and so on, and the like, or whatever, or something, or something like that, of any kind, of any size, of any amount',
    'money-in':
      '(the bank|my bank|they|bank|which the bank|that the bank|who|he|she|) (pays|pay|gives|give|credits|sends|send|transfers|wires) (to me|to us|me|us|back to me|it to me), pays to me, paid to us, owed to me, sales, (zelles|venmos|wires|paypals) (me|us), money in, money coming in, money that comes in, incoming money, incoming, inbound, money received, money i get, money i receive, money we get, money we receive, money back, amounts in, payments in, payments received, payments i get, payments i receive, incoming payments, incoming transfers, incoming payment, incoming transfer, coming in, comes in, come in, that come in, that comes in, positive, positive amounts, credits, credited, i receive, we receive, i get paid, pays me, pay me, paid me, sends me, send me, sent me, sends us, pays us, pay us, send us, gives me, gives us, transfers me, paying me, sending me, i get from, we get from, i receive from, we receive from, received from, i get, we get, money from, credits from, paid to me, that i receive, that i get, that we get, into my account, reimburses me, reimburse me, pays me back, pay me back, paying me back, i earn, we earn, earned, i make from, we make from, coming in from, comes in from, money coming from, i am paid, im paid, payouts, payout, pay-outs, earnings, credits back, credit back, inflows, inflow',
    'money-out':
      '(im|i am|i get|we are|we get|i was|that i am|which i am) (charged|billed), (i|we|that i|which i|that we) (have to|must|need to|am|are) (pay|charged|send), (they|the bank|that they|which the bank) (charge|charges|take|takes) (me|us|from me|), money out, money going out, money that goes out, outgoing money, outgoing, outbound, money i send, money i pay, money i spend, money we pay, money we spend, money we send, amounts out, payments out, outgoing payments, outgoing transfers, outgoing payment, outgoing transfer, going out, goes out, go out, negative amounts, negative, debits from my account, i pay, we pay, i send, we send, i paid, we paid, i sent, i spend, we spend, i give, we give, i transfer, we transfer, sent by me, that i send, that i pay, that we pay, paid by me, leaving my account, i buy, we buy, i charge, we charge, money to, i owe, outflows, outflow, what i pay, what we pay, what i spend, what we spend, what i send',
    same: 'that bit, that part, there, at that place, from it, from there, from them, at it, it, its, them, those, these, that, this, they, he, she, him, her, that one, this one, those ones, these ones, the same, same, such, which, who, one, ones, all of them, all of those, all of these, all those, all these, those transactions, these transactions, those payments, these payments, those charges, such payments, such charges, theirs, hers, any of those, any of these, any of them, each of them, each of those, that merchant, that company, that store, that place, that shop, him or her',
    both: 'both, both of them, both of those, both of these, the two, the two of them, these two, those two, all three, all four, either, either of them, either one, both those, both these, all of the above, the above, all the above',
    rest: 'the rest, all the rest, the rest of it, the rest of them, the rest of those, everything else, anything else, all else, the others, all others, all the others, any others, others, the other ones, other ones, all other ones, any other ones, the remaining ones, the remainder, remaining ones, every other one, any other one, all other transactions, all other charges, all other payments, other charges, other payments, other transactions, any other charge, any other payment, every other charge, every other payment, any other amount, other amounts, whatever is left, whats left, anything other than that, anything other, different amounts, any other, all other, all the other ones, smaller, cheaper, lower, lesser, smaller ones, cheaper ones, the smaller ones, the cheaper ones, the small ones, small ones, the little ones, anything smaller, anything less, anything cheaper, less, lower amounts, smaller amounts, the smaller, anything lower, if its less, if it is less, if less, bigger, larger, higher, bigger ones, larger ones, the bigger ones, the larger ones, the big ones, big ones, anything bigger, anything more, anything larger, more, higher amounts, larger amounts, the bigger, the larger, anything higher, if its more, if it is more, if more, pricier, more expensive',
    except:
      '(this|that|it|) (doesnt|does not|shouldnt|should not) (apply to|include|cover|affect), except, except for, except when, except if, except on, except at, except in, unless, unless it is, unless its, unless it s, unless they are, unless it says, unless its from, unless it is from, but not, but not when, but not if, but not the, other than, apart from, aside from, excluding, besides, not counting, save for, just not, but never, with the exception of, exception, exceptions, the exception is, the only exception is, one exception, only exception, not including, minus, bar, barring, but leave out, without, but dont include, but dont count, though not, although not, not if, not when, not for, unless the, excepting, but exclude, but ignore, but skip',
    'account-noun':
      'side, card, cards, credit card, credit cards, debit card, account, accounts, feed, statement, statements, bank, bank account, checking, checking account, savings, savings account, current account, export, import, csv, credit card statement, visa, mastercard, chequing, chequing account, card statement, login, wallet, acct, giro account',
    'account-lead':
      'on, with, in, from, using, through, via, off, paid with, paid by, charged to, paid from, made with, made on, made from, charged on, put on, that is on, that are on, on the, posted to, out of, coming from, coming out of, drawn from, taken from, in from, under',
    owner:
      '(my|the|our|his|her) (old|new|other|main|personal|business|joint|shared), my, the, our, his, her, their, any, joint, shared, own, a, your, this, that',
    'currency-lead': 'in, paid in, charged in, billed in, that is in, that are in, made in',
    'kind transfers between own accounts':
      '(all|) (the|my|) (transfer|transfers|money moved|moves|movements|money moving|moving money) (to|from|into|out of|in and out of) (my|the|our|) (savings|own) (account|accounts|), transfers (between|among|within|across) (my|our|any of my) (own|) (other|) (bank|) accounts, transfers (between|to|from) my own accounts, transfers between accounts, internal transfers, internal transfer, own transfers, transfers to myself, transfer to myself, account transfers, (transfer|transfers) (to|from|between) (my|our) (own|other) (account|accounts), money (i move|we move|moved) between (my|our) (own|) accounts, moving money between (my|our|) (own|) accounts, transfers between my own bank accounts, savings transfers, own account transfers, transfers between us, (transfer|transfers) between (my|our|) (checking|chequing|cheque|current|savings|everyday) (account|) and (my|) (savings|checking|chequing|cheque|current|credit card|brokerage) (account|)',
    'kind transfers': 'bank transfers, transfers, transfer, wire transfers, wires',
    'kind card payments':
      '(my|the|) credit card (payment|payments|bill|bills|autopay), card payments, payments (to|towards|on|for|toward) (my|the|our|any) credit (card|cards|card bill), paying off (my|the) credit card, (my|the) card payment, credit card paydowns, payments to my card, card autopay, card bill payments',
    'kind cash withdrawals':
      '(all|) (the|my|) (atm|cash machine|cash|cashpoint|bank machine) (withdrawal|withdrawals), (the|my|) (atm|atms|cash machine|cashpoint|cash point), withdrawals, cash withdrawals, cash withdrawal, money from the atm, cash from the atm, cash from atms, cash i take out, cash i withdraw, money i take out, cash out, cash, taking out cash, getting cash, atm visits, cash machines, cash advances',
    'kind interest':
      'interest, interest payments, interest payment, interest charges, interest charge, interest income, bank interest, interest credit, interest credits, interest earned, interest paid, savings interest, interest charged',
    'kind fees':
      'bank fees, account fees, fees, bank charges, service fees, service charges, bank fee, account fee, fee, maintenance fees, any fees, banking fees',
    'kind refunds':
      'refund, refunds, returns, return, refunded, a refund, reversals, reversal, chargebacks, chargeback, money back, refunds and returns, returned items, returns and refunds, reimbursement, reimbursements',
    'kind paychecks':
      'paycheck, paychecks, pay check, pay checks, paycheque, paycheques, salary, wages, wage, payroll, salaries, direct deposit, direct deposits, payday deposits, payslip, salary payment, salary payments',
    'kind checks':
      'check, checks, cheque, cheques, paper check, paper checks, paper cheques, written checks, check payments, check number, check no, check #, cheque number, cheque no, (checks|cheques) (that|which|) (i|we) (write|wrote|have written), personal checks, number',
    'kind standing orders': '(the|my|) (standing order|standing orders|recurring transfer|recurring transfers)',
    'kind direct debits': '(the|my|) (direct debit|direct debits)',
    'kind deposits': 'deposit, deposits, credit, credits, lodgements, lodgement',
    'kind dividends': 'dividend, dividends, dividend payments',
    under:
      'under, below, less than, smaller than, cheaper than, lower than, beneath, fewer than, not as much as, south of, <, that is less than, thats less than, short of, lower, less, shy of',
    over: 'over, above, more than, greater than, bigger than, larger than, higher than, exceeding, exceeds, exceed, in excess of, upwards of, north of, beyond, tops, topping, past, >, pricier than, more expensive than, greater, higher, that exceed, that exceeds, that go over, that goes over, going over, that cost more than, larger, bigger',
    'up-to':
      '(isnt|is not|arent|are not|s not|re not|not) (over|above|more than|bigger than|higher than|greater than), up to, at most, no more than, not more than, maximum, max, maximum of, max of, a maximum of, not over, not above, not exceeding, no higher than, <=, ≤, doesnt exceed, does not exceed, that dont exceed, no greater than, at or under, at or below, tops at, within, not going over, capped at, up until, as much as',
    'at-least':
      '(isnt|is not|arent|are not|s not|re not|not) (under|below|less than|smaller than|lower than), at least, minimum, minimum of, a minimum of, no less than, not less than, >=, ≥, not under, not below, starting at, starting from, from, at or over, at or above, or more than, not smaller than, no smaller than, as of, min, min of, as little as',
    exactly:
      'exactly, equal to, equals, exactly for, for exactly, of exactly, amount of, in the amount of, an amount of, precisely, of, for, =, is exactly, are exactly, that is exactly, the exact amount of, exactly equal to, costing, worth, at, to the tune of, costing exactly',
    around:
      'around, about, roughly, approximately, approx, circa, ca, near, close to, nearly, almost, ~, somewhere around, more or less, give or take, in the region of, in the neighborhood of',
    'just-under':
      'just under, a bit under, a little under, slightly under, just below, slightly below, a bit below, a little less than, slightly less than, just shy of',
    'just-over':
      'just over, a bit over, a little over, slightly over, just above, slightly above, a bit above, a little more than, slightly more than',
    'or-less':
      'or less, or under, or below, or lower, or fewer, and under, and below, and less, and down, or smaller, or cheaper, tops, max, maximum, at most, or even less, at the most',
    'or-more':
      'or more, or over, or above, or higher, or greater, and up, and over, and above, and more, or up, plus, +, or bigger, or larger, upwards, and upwards, minimum, at least, or even more, at the least, and higher, onwards',
    'or-so': 'or so, ish, or thereabouts, give or take, roughly, more or less, -ish, or around that',
    between:
      'between the, from the, between, from, anywhere between, anywhere from, in the range of, in the range, ranging from, somewhere between',
    'range-to': 'and, to, -, until, up to, through, or',
    unit: 'rs, inr, sgd, nzd, sek, nok, dkk, pln, zar, rm, php, aed, hkd, mxn, brl, krw, jpy, cny, huf, czk, thb, rupee, krona, kronor, kroner, rand, ringgit, baht, dirhams, zloty, forint, koruna, shekels, reais, lira, dollars, dollar, bucks, buck, euros, euro, pounds, pound, quid, usd, eur, gbp, yen, chf, francs, franc, $, €, £, cad, aud, kr, rupees, inr, zł, pesos',
    cents: 'cents, cent, pence, p, c, centimes',
    that: 'that, this, it, that amount, this amount, that limit, that mark, which, so',
    before:
      'before, prior to, older than, earlier than, dated before, from before, up until, ahead of, made before, booked before, preceding',
    until:
      'until, thru, thru the end of, through, till, up to, up to and including, until the end of, through the end of, to, till the end of, before the end of',
    after: 'after, later than, newer than, dated after, following, made after, from after, past, booked after',
    since:
      'since, from, starting, starting in, starting from, as of, beginning, beginning in, ever since, from the start of, dated since, on or after, from the beginning of, effective, starting on, beginning on',
    'day-lead':
      'on, in, during, every, each, on a, on an, on the, in the, the, over, over the, at, at the, on every, in every, any, by the, around the, made on, made in, on any, of, all, that are on, if its on, if it is on, when its on, when it is on, that happen on, that happens on, happening on, throughout, dated, in the month of, in the months of, posted on, posting on, if on',
    'day-join': 'and, or, and on, or on, (,), &, and in, or in, /, and the, or the',
    'day-to': 'to, through, -, until, thru, till, and, to the, through the, and the, until the',
    onwards: 'on, onward, onwards, and later, and after, and on, or later, forward',
    'of-month':
      'of the month, of each month, of every month, of a month, of any month, of that month, each month, every month, day of the month, monthly',
    weekend:
      'weekend, weekends, the weekend, weekend days, saturday or sunday, saturdays and sundays, sat or sun, sat and sun, saturday and sunday, a saturday or sunday, a saturday or a sunday, a weekend',
    weekdays:
      'weekday, weekdays, work day, work days, workday, workdays, working days, working day, business days, business day, a weekday, monday through friday, monday to friday, mon-fri, monday-friday, m-f, week days, during the week, the week, school days, weeknights, weeknight',
    'sum 0.01': 'a penny',
    'sum 1': 'a (dollar|buck|euro|pound|quid)',
    'sum 5': 'fiver, a fiver',
    'sum 10': 'tenner, a tenner',
    'sum 12': 'a dozen',
    'sum 20': 'a twenty',
    'sum 100': 'a hundred (bucks|dollars|), a c-note',
    'sum 200': 'a couple (of|) hundred',
    'sum 500': 'half a grand',
    'sum 1000': 'a grand, a thousand',
    'range 0 10': '(in the|in|) single digits',
    'range 10 100': '(in the|) double digits',
    'range 13 20': 'in the teens',
    'range 20 30': 'in the twenties',
    'range 30 40': 'in the thirties',
    'range 40 50': 'in the forties',
    'range 50 60': 'in the fifties',
    'range 60 70': 'in the sixties',
    'range 70 80': 'in the seventies',
    'range 80 90': 'in the eighties',
    'range 90 100': 'in the nineties',
    'range 100 400': 'in the low hundreds',
    'range 100 1000': '(in the|) triple digits, three (figures|digits), in the hundreds',
    'range 1000 10000': 'four (figures|digits), in the thousands',
    'month-days 1 5': 'first (5|five) days of the month',
    'month-days 1 7': 'first week of (the|each) month, first few days of the month, (start|beginning) of the month',
    'month-days 1 10': 'first (10|ten) days of the month',
    'month-days 1 15': 'first half of the month',
    'month-days 11 20': 'middle of the month',
    'month-days 16 31': '(second|last) half of the month',
    'month-days 25 31': 'last week of the month, end of the month',
    'month-days 31 31': 'last day of the month',
    'months 3 4 5': 'spring',
    'months 6 7 8': 'summer, summer months',
    'months 9 10 11': 'fall, autumn',
    'months 1 2 12': 'winter, winter months',
  },
}
