"""Trains the second reader of budget sentences, instructions and pasted texts: MiniLM is the encoder, and a small decoder
writes a program of steps (words of its own, or pointers to units of the text). See README.md next to this file.

python3 train.py FOLDER OUT --hold h4,c --steps 5000
FOLDER holds examples.json and vocabulary.json (export.ts) and model.fp16.safetensors (all-MiniLM-L6-v2, Apache-2.0).
"""
import argparse, json, math, os, random, struct, time
from collections import defaultdict
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

P = argparse.ArgumentParser()
P.add_argument('folder'); P.add_argument('out')
P.add_argument('--hold', default=''); P.add_argument('--only', default='')
P.add_argument('--steps', type=int, default=4000); P.add_argument('--batch', type=int, default=192)
P.add_argument('--layers', type=int, default=6); P.add_argument('--decoder-layers', type=int, default=3)
P.add_argument('--lr', type=float, default=1.5e-4); P.add_argument('--decoder-lr', type=float, default=6e-4)
P.add_argument('--seed', type=int, default=1); P.add_argument('--save', action='store_true')
P.add_argument('--share', type=float, default=0.3, help='share of instructions in a batch'); P.add_argument('--ema', type=float, default=0.998)
P.add_argument('--plain-items', action='store_true', help='no capitals in budget sentences')
P.add_argument('--typos', type=float, default=0.0); P.add_argument('--swap', type=float, default=0.3, help='how often the name of an item is replaced'); P.add_argument('--other-category', type=float, default=0.1, help='how often it is replaced with a thing of another category')
P.add_argument('--plain', default='0,0', help='examples from templates: share of sentences, share of instructions')
P.add_argument('--generated', default='0,0', help='examples from generators: share of sentences, share of instructions')
P.add_argument('--cut', type=float, default=0.0, help='how often a sentence of an instruction is left out')
P.add_argument('--limit', type=float, default=1e9, help='seconds; the learning rate falls in time for it')
P.add_argument('--pastes', type=float, default=0.0, help='share of the batches that are pasted texts')
P.add_argument('--start', default='', help='an earlier network to continue from: FILE.json with FILE.bin next to it')
P.add_argument('--average', default='', help='networks to average instead of training: FILE.json,FILE.json')
P.add_argument('--paste-batch', type=int, default=64); P.add_argument('--made-pastes', type=float, default=0.25, help='share of generated pasted texts')
A = P.parse_args()
random.seed(A.seed); np.random.seed(A.seed); torch.manual_seed(A.seed)
torch.set_float32_matmul_precision('high')
# cuDNN would make a new plan for every length of text.
if hasattr(torch.backends.cuda, 'enable_cudnn_sdp'): torch.backends.cuda.enable_cudnn_sdp(False)
D, DD, HEADS, DHEADS, BUCKETS = 384, 256, 12, 8, 48

vocab = json.load(open(f'{A.folder}/vocabulary.json'))
NUMBER, LINE, UNK = 3, 4, 1
piece = {n: i for i, n in enumerate(vocab['names'])}
examples = json.load(open(f'{A.folder}/examples.json'))
hold = set(filter(None, A.hold.split(',')))
is_held = lambda a: a in hold or a.rstrip('0123456789') in hold
train_set = [e for e in examples if not is_held(e['author'])]
if A.only: train_set = [e for e in train_set if e['author'] in A.only.split(',')]
tests = defaultdict(list)
for e in examples:
    if is_held(e['author']): tests[e['author'] if e['author'] in hold else e['author'].rstrip('0123456789')].append(e)
words = sorted({s for e in examples for s in e['steps'] if isinstance(s, str)} | {'<start>', '<rules>', '<paste>', 'today', 'times', 'unnamed', 'end'})
word_id = {w: i for i, w in enumerate(words)}
W = len(words)

# ---------------------------------------------------------------- more examples from few
is_made = lambda e: e['author'] == 'g0' or e['author'] != 'plain' and e['author'][0] in 'js' and e['author'][1:].isdigit()
by_hand = [e for e in train_set if e['author'] != 'plain' and not is_made(e)]
sentences = [e for e in by_hand if e['task'] == 'items']
instructions = [e for e in by_hand if e['task'] == 'rules']
pastes = [e for e in by_hand if e['task'] == 'paste']; made_pastes = [e for e in train_set if e['author'] == 'g0']
made = {task: [e for e in train_set if is_made(e) and e['task'] == task] for task in ('items', 'rules')}
made_share = dict(zip(('items', 'rules'), map(float, A.generated.split(','))))
plain = {task: [e for e in train_set if e['author'] == 'plain' and e['task'] == task] for task in ('items', 'rules')}
plain_share = dict(zip(('items', 'rules'), map(float, A.plain.split(','))))
if A.plain_items:
    for e in examples:
        if e['task'] == 'items': e['shape'] = [k if k < 6 else 0 for k in e['shape']]
lexicon = defaultdict(list)
def items_of(steps):
    """(first step, last step) of every item."""
    out, first = [], 0
    for i, s in enumerate(steps):
        if s == 'end': break
        if isinstance(s, str) and s.startswith('category:'):
            last = i + 1 if steps[i + 1] == 'unnamed' else i + 2
            out.append((first, last)); first = last + 1
    return out
for e in sentences:
    for a, b in items_of(e['steps']):
        s = e['steps']
        if isinstance(s[b], int) and 0 <= s[b] - s[b - 1] <= 2:
            cat = next(x for x in s[a:b] if isinstance(x, str) and x.startswith('category:'))
            dr = 'in' if 'in' in s[a:b] else 'out'
            lexicon[cat, dr].append([(e['pieces'][k], e['shape'][k]) for k in range(s[b - 1], s[b] + 1)])
things = defaultdict(list)
for t in json.load(open(f'{A.folder}/things.json')) if os.path.exists(f'{A.folder}/things.json') else []:
    if not any(0 < k < 6 for k in t['shape']): things['category:' + t['category'], t['direction']].append(list(zip(t['pieces'], t['shape'])))
# What people pay into or pay off: more than its name says which it is.
SPECIAL = {'category:' + c for c in ('INV', 'LOA', 'TRF', 'TAX', 'FEE', 'CSH', 'INC')}
kinds = [k for k in things if k[0] not in SPECIAL]; kind_sizes = [len(things[k]) for k in kinds]

is_number = lambda shape: 0 < shape < 6
SPANS = ('text', 'with', 'not', 'account', 'elsewhere', 'name', 'tag', 'new')
def spans_of(steps, words=SPANS):
    return [(steps[i + 1], steps[i + 2], i) for i, s in enumerate(steps) if s in words]
names_seen = [n for n in [[(e['pieces'][k], e['shape'][k]) for k in range(a, b + 1)] for e in instructions for a, b, _ in spans_of(e['steps'], ('text',))] if not any(is_number(k) for _, k in n)]
new_names = [n for n in [[(e['pieces'][k], e['shape'][k]) for k in range(a, b + 1)] for e in instructions for a, b, _ in spans_of(e['steps'], ('name', 'tag'))] if not any(is_number(k) for _, k in n)]

def put(e, at, until, new):
    e['pieces'][at:until + 1] = [p for p, _ in new]; e['value'][at:until + 1] = [0] * len(new); e['shape'][at:until + 1] = [k for _, k in new]
def replace(e, at, until, new):
    grow = len(new) - (until - at + 1)
    put(e, at, until, new); s = e['steps']
    e['steps'] = [x if not isinstance(x, int) or x < until else (at + len(new) - 1 if x == until and (until > at or s[i - 1] not in SPANS) else x if x == until else x + grow) for i, x in enumerate(s)]

def swap_spans(e, rnd):
    """Replaces the names that a rule looks for or gives with others; a span must not overlap any other."""
    for k in range(8):
        spans = sorted({(a, b) for a, b, _ in spans_of(e['steps'])})
        if k >= len(spans): return
        a, b = spans[k]
        others = [x for x in e['steps'] if isinstance(x, int) and a <= x <= b and x not in (a, b)]
        if rnd.random() > 0.5 or others or any((c, d) != (a, b) and c <= b and d >= a for c, d in spans) or any(map(is_number, e['shape'][a:b + 1])): continue
        kinds = {e['steps'][i] for c, d, i in spans_of(e['steps']) if (c, d) == (a, b)}
        options = names_seen if kinds <= {'text', 'not'} else new_names if kinds <= {'name', 'tag'} else None
        if options: replace(e, a, b, rnd.choice(options))

def copy(e): return dict(task=e['task'], nameless=e.get('nameless', False), pieces=list(e['pieces']), value=list(e['value']), shape=list(e['shape']), steps=list(e['steps']), mentions=e.get('mentions'))

ENDS = {piece[c] for c in ('.', '!', '?', ';', '[LINE]') if c in piece}
def cut_sentence(e, rnd):
    """Leaves out a sentence and its rules, if every rule has sentences of its own."""
    rules, rule = [], []
    for s in e['steps']:
        rule.append(s)
        if s == 'rule': rules.append(rule); rule = []
    if len(rules) < 2 or len(e['mentions']) != len(rules): return
    cuts = [0] + [i + 1 for i, p in enumerate(e['pieces']) if len(p) == 1 and p[0] in ENDS]
    if cuts[-1] < len(e['pieces']): cuts.append(len(e['pieces']))
    sentences_ = list(zip(cuts, cuts[1:]))
    if len(sentences_) < 2: return
    a, b = rnd.choice(sentences_); inside = lambda x: a <= x < b
    keep = []
    for r, m in zip(rules, e['mentions']):
        at = [x for x in r if isinstance(x, int)]
        if m < 0: return
        if inside(m):
            continue
        if any(map(inside, at)): return
        keep.append(r)
    if not keep or len(keep) == len(rules): return
    e['steps'] = [x - (b - a) if isinstance(x, int) and x >= b else x for r in keep for x in r] + ['end']
    for k in ('pieces', 'value', 'shape'): e[k] = e[k][:a] + e[k][b:]

def swap_names(e, rnd):
    for k in range(len(items_of(e['steps']))):
        if rnd.random() > A.swap: continue
        a, b = items_of(e['steps'])[k]; s = e['steps']
        if not isinstance(s[b], int): continue
        at, until = s[b - 1], s[b]
        if not 0 <= until - at <= 2: continue
        if any(isinstance(x, int) and at <= x <= until for i, x in enumerate(s) if i not in (b - 1, b)): continue
        cat = next(x for x in s[a:b] if isinstance(x, str) and x.startswith('category:'))
        direction = 'in' if 'in' in s[a:b] else 'out'
        # Sometimes a thing of another category, so that the rest of the sentence doesn't tell which it is.
        other = rnd.choices(kinds, kind_sizes)[0] if kinds and direction == 'out' and cat not in SPECIAL and rnd.random() < A.other_category else (cat, direction)
        options = things[other] if things[other] and (other[0] != cat or rnd.random() < 0.6) else lexicon[cat, direction]
        new = rnd.choice(options)
        grow = len(new) - (until - at + 1)
        put(e, at, until, new); s[s.index(cat, a)] = other[0]
        e['steps'] = [(x + grow if x > until else x) if isinstance(x, int) else x for x in s]
        e['steps'][b - 1], e['steps'][b] = at, at + len(new) - 1

def swap_currency(e, rnd):
    """Most programs don't say which currency it is, so any sign can replace any other."""
    if rnd.random() > 0.4 or any(str(s).startswith('currency:') for s in e['steps']): return
    signs = [piece[c] for c in '$£€' if c in piece]; new = rnd.choice(signs)
    e['pieces'] = [[new] if len(p) == 1 and p[0] in signs else p for p in e['pieces']]

UNITS = {'day': 'daily', 'week': 'weekly', 'fortnight': 'biweekly', 'month': 'monthly', 'quarter': 'quarterly', 'year': 'annual'}
ADVERBS = {'daily': 'daily', 'weekly': 'weekly', 'monthly': 'monthly', 'quarterly': 'quarterly', 'yearly': 'annual', 'annually': 'annual', 'fortnightly': 'biweekly'}
def swap_periods(e, rnd):
    """"90 a month" becomes "90 a week" if the period clearly belongs to one item with a plain amount."""
    if rnd.random() > 0.5: return
    name = lambda i: vocab['names'][e['pieces'][i][0]] if 0 <= i < len(e['pieces']) and len(e['pieces'][i]) == 1 else ''
    n = len(e['pieces'])
    if any(name(i) in ('first', 'last', 'until', 'except', 'every', 'not', 'other', 'second', 'times', 'twice', 'once') for i in range(n)): return
    for a, b in items_of(e['steps']):
        s = e['steps']
        if not isinstance(s[a], int) or not str(s[a + 1]).startswith('every:'): continue
        k = s[a]
        if name(k + 1) in ('a', 'per', '/', 'each') and name(k + 2) in UNITS and s[a + 1] == 'every:' + UNITS[name(k + 2)] and rnd.random() < 0.6:
            new = rnd.choice(list(UNITS)); e['pieces'][k + 2] = [piece[new]] if new in piece else e['pieces'][k + 2]
            if new in piece: e['steps'][a + 1] = 'every:' + UNITS[new]
        elif name(k + 1) in ADVERBS and s[a + 1] == 'every:' + ADVERBS[name(k + 1)] and rnd.random() < 0.6:
            new = rnd.choice([w for w in ADVERBS if w in piece]); e['pieces'][k + 1] = [piece[new]]; e['steps'][a + 1] = 'every:' + ADVERBS[new]

def join(a, b, rnd):
    sep = rnd.choice(['.', '.', ',', ';', '[LINE]', '[LINE]', 'and', None])
    last = vocab['names'][a['pieces'][-1][0]] if a['pieces'] else '.'
    if last in '.!?' and rnd.random() < 0.7: sep = None if rnd.random() < 0.6 else '[LINE]'
    glue = [] if sep is None else [[piece[sep]]]
    shift = len(a['pieces']) + len(glue)
    return dict(task=a['task'], pieces=a['pieces'] + glue + b['pieces'], value=a['value'] + [0] * len(glue) + b['value'], shape=a['shape'] + [0] * len(glue) + b['shape'],
                steps=[s for s in a['steps'] if s != 'end'] + [s + shift if isinstance(s, int) else s for s in b['steps']])

PUNCT = {piece[c] for c in ',.;:-!' if c in piece}
def drop_marks(e, rnd):
    if rnd.random() > 0.25: return
    keep = [not (len(p) == 1 and p[0] in PUNCT and rnd.random() < 0.5) or i in e['steps'] for i, p in enumerate(e['pieces'])]
    where = np.cumsum(keep) - 1
    e['steps'] = [int(where[s]) if isinstance(s, int) else s for s in e['steps']]
    for k in ('pieces', 'value', 'shape'): e[k] = [x for x, y in zip(e[k], keep) if y]

def spelled(word):
    ids, at = [], 0
    while at < len(word):
        end = next((k for k in range(len(word), at, -1) if (word[at:k] if at == 0 else '##' + word[at:k]) in piece), None)
        if end is None: return None
        ids.append(piece[word[at:end] if at == 0 else '##' + word[at:end]]); at = end
    return ids
def mistype(e, rnd):
    if rnd.random() > 0.5: return
    for i, (p, s) in enumerate(zip(e['pieces'], e['shape'])):
        if is_number(s) or rnd.random() > A.typos * 2: continue
        word = ''.join(vocab['names'][q].removeprefix('##') for q in p)
        if len(word) < 4 or not word.isalpha(): continue
        k = rnd.randrange(len(word) - 1); r = rnd.random()
        word = word[:k] + word[k + 1] + word[k] + word[k + 2:] if r < 0.4 else word[:k] + word[k + 1:] if r < 0.75 else word[:k] + word[k] + word[k:]
        e['pieces'][i] = spelled(word) or p

def sample(rnd):
    group, swap = (instructions, swap_spans) if instructions and (not sentences or rnd.random() < A.share) else (sentences, swap_names)
    task = 'rules' if group is instructions else 'items'
    def pick():
        r = rnd.random()
        return copy(rnd.choice(plain[task] if r < plain_share[task] else made[task] if r < plain_share[task] + made_share[task] else group))
    e = pick()
    if group is instructions and rnd.random() < A.cut: cut_sentence(e, rnd)
    swap(e, rnd)
    r = rnd.random(); more = 0 if r < 0.62 else 1 if r < 0.88 else 2
    for _ in range(more):
        if len(e['pieces']) > 60: break
        f = pick(); swap(f, rnd); e = join(e, f, rnd)
    if group is sentences: swap_periods(e, rnd)
    swap_currency(e, rnd); drop_marks(e, rnd); mistype(e, rnd)
    f = math.exp(rnd.gauss(0, 0.7))
    e['value'] = [v * f * math.exp(rnd.gauss(0, 0.15)) if v > 31 else v for v in e['value']]
    e['pieces'] = [[UNK] if not is_number(s) and rnd.random() < 0.04 and len(p) > 0 and p[0] > 40 else p for p, s in zip(e['pieces'], e['shape'])]
    r = rnd.random()
    if r < 0.3: e['shape'] = [k if is_number(k) else 0 for k in e['shape']]
    elif r < 0.35: e['shape'] = [k if is_number(k) or not p else 7 for k, p in zip(e['shape'], e['pieces'])]
    return e

# ---------------------------------------------------------------- pasted texts
def payments_of(steps):
    """(first step, its date's steps, its name's steps) of every payment: amount, direction, two steps or "today", two or "unnamed"."""
    out, at = [], 0
    while at < len(steps) and steps[at] != 'end':
        day = 1 if steps[at + 2] == 'today' else 2; name = 1 if steps[at + 2 + day] == 'unnamed' else 2
        out.append((at, range(at + 2, at + 2 + day), range(at + 2 + day, at + 2 + day + name))); at += 2 + day + name
    return out
paste_names = [n for e in pastes if not e.get('nameless') for _, _, w in payments_of(e['steps']) if len(w) == 2
               for n in [[(e['pieces'][k], e['shape'][k]) for k in range(e['steps'][w[0]], e['steps'][w[1]] + 1)]] if not any(is_number(k) for _, k in n)]
NEW_LINE = piece['[LINE]']
def without(e, gone, steps):
    keep = [i not in gone for i in range(len(e['pieces']))]; where = np.cumsum(keep) - 1
    e['steps'] = [int(where[s]) if isinstance(s, int) else s for s in steps]
    for k in ('pieces', 'value', 'shape'): e[k] = [x for x, y in zip(e[k], keep) if y]
def drop_lines(e, rnd):
    """Leaves out lines without payments, and whole payments that have a line of their own."""
    if rnd.random() < 0.5: return
    lines, now = [], []
    for i, p in enumerate(e['pieces']):
        now.append(i)
        if p == [NEW_LINE]: lines.append(now); now = []
    if now: lines.append(now)
    rows = payments_of(e['steps']); line_of = {i: k for k, l in enumerate(lines) for i in l}; users = defaultdict(set)
    ends = [w[-1] + 1 for _, _, w in rows]
    for r, ((a, _, _), b) in enumerate(zip(rows, ends)):
        for s in e['steps'][a:b]:
            if isinstance(s, int): users[line_of[s]].add(r)
    gone, lost = set(), set()
    for k, l in enumerate(lines):
        if not users[k]:
            if rnd.random() < 0.08: gone |= set(l)
        elif len(users[k]) == 1 and len(rows) - len(lost) > 2:
            r = next(iter(users[k])); a, b = rows[r][0], ends[r]
            if all(line_of[s] == k for s in e['steps'][a:b] if isinstance(s, int)) and rnd.random() < 0.15: gone |= set(l); lost.add(r)
    if gone: without(e, gone, [s for r, ((a, _, _), b) in enumerate(zip(rows, ends)) if r not in lost for s in e['steps'][a:b]] + ['end'])
def swap_paste_names(e, rnd):
    if e['nameless'] or not paste_names: return
    for r in range(len(payments_of(e['steps']))):
        if rnd.random() > 0.35: continue
        w = payments_of(e['steps'])[r][2]; s = e['steps']
        if len(w) < 2: continue
        at, until = s[w[0]], s[w[1]]
        if any(map(is_number, e['shape'][at:until + 1])) or any(isinstance(x, int) and at <= x <= until for i, x in enumerate(s) if i not in w): continue
        new = rnd.choice(paste_names); grow = len(new) - (until - at + 1); put(e, at, until, new)
        e['steps'] = [x + grow if isinstance(x, int) and x > until else x for x in s]
        e['steps'][w[0]], e['steps'][w[1]] = at, at + len(new) - 1
def sample_paste(rnd):
    while True:
        e = copy(rnd.choice(made_pastes if made_pastes and rnd.random() < A.made_pastes else pastes))
        drop_lines(e, rnd); swap_paste_names(e, rnd)
        if rnd.random() < 0.3: swap_currency(e, rnd)
        dated = {i for _, d, _ in payments_of(e['steps']) if len(d) == 2 for i in range(e['steps'][d[0]], e['steps'][d[1]] + 1)}
        f = math.exp(rnd.gauss(0, 0.5))
        e['value'] = [v * f * math.exp(rnd.gauss(0, 0.1)) if v > 31 and i not in dated and not 1990 <= v <= 2040 else v for i, v in enumerate(e['value'])]
        unknown = rnd.choice((0.01, 0.03, 0.1))
        e['pieces'] = [[UNK] if not is_number(s) and rnd.random() < unknown and p[0] > 40 else p for p, s in zip(e['pieces'], e['shape'])]
        r = rnd.random()
        if r < 0.15: e['shape'] = [k if is_number(k) else 0 for k in e['shape']]
        elif r < 0.22: e['shape'] = [k if is_number(k) or not p else 7 for k, p in zip(e['shape'], e['pieces'])]
        if sum(min(8, len(p)) for p in e['pieces']) < 505 and len(e['steps']) < 180: return e

# ---------------------------------------------------------------- tensors
def bucket(v): return 0 if v <= 0 else int(min(BUCKETS - 1, max(1, 8 + 3 * math.log2(v) / 1.5)))
STARTS = dict(items='<start>', rules='<rules>', paste='<paste>')
def batch_of(es):
    flat, units, feats = [], [], []
    for e in es:
        ids, first = [2], []
        b, sh = [0], [0]
        for p, v, s in zip(e['pieces'], e['value'], e['shape']):
            first.append(len(ids))
            for q in p[:8]: ids.append(q); b.append(bucket(v) if is_number(s) else 0); sh.append(s)
        flat.append(ids); units.append(first); feats.append((b, sh))
    up = lambda k, by: -(-k // by) * by
    n, u, t = up(max(map(len, flat)), 32), up(max(map(len, units)), 32), up(max(len(e['steps']) for e in es), 8)
    ids = np.zeros((len(es), n), np.int64); bk = np.zeros_like(ids); shp = np.zeros_like(ids); mask = np.zeros((len(es), n), bool)
    un = np.zeros((len(es), u), np.int64); umask = np.zeros((len(es), u), bool); tgt = np.full((len(es), t), -100, np.int64); first_step = np.array([[word_id[STARTS[e['task']]]] for e in es]); known = np.ones((len(es), t), bool)
    for i, e in enumerate(es):
        k = len(flat[i]); ids[i, :k] = flat[i]; mask[i, :k] = True; bk[i, :k], shp[i, :k] = feats[i]
        un[i, :len(units[i])] = units[i]; umask[i, :len(units[i])] = True
        tgt[i, :len(e['steps'])] = [s + W if isinstance(s, int) else word_id[s] for s in e['steps']]
        if e.get('nameless'):   # only a part of the name is known, so nothing is learned from it
            for _, _, w in payments_of(e['steps']): known[i, list(w)] = False
    return [torch.from_numpy(x) for x in (ids, bk, shp, mask, un, umask, first_step, tgt, known)]

class Stream(torch.utils.data.IterableDataset):
    def __iter__(self):
        info = torch.utils.data.get_worker_info(); rnd = random.Random(A.seed * 1000 + (info.id if info else 0))
        while True: yield batch_of([sample_paste(rnd) for _ in range(A.paste_batch)] if pastes and rnd.random() < A.pastes else [sample(rnd) for _ in range(A.batch)])

# ---------------------------------------------------------------- network
def safetensors(path):
    with open(path, 'rb') as f:
        n = struct.unpack('<Q', f.read(8))[0]; head = json.loads(f.read(n)); data = f.read()
    return {k: torch.from_numpy(np.frombuffer(data[v['data_offsets'][0]:v['data_offsets'][1]], np.float16).astype(np.float32).reshape(v['shape'])) for k, v in head.items() if k != '__metadata__' and v['dtype'] == 'F16'}

class EncoderLayer(nn.Module):
    def __init__(s):
        super().__init__(); s.qkv = nn.Linear(D, 3 * D); s.o = nn.Linear(D, D); s.n1 = nn.LayerNorm(D, 1e-12); s.up = nn.Linear(D, 4 * D); s.down = nn.Linear(4 * D, D); s.n2 = nn.LayerNorm(D, 1e-12); s.drop = nn.Dropout(0.1)
    def forward(s, x, mask):
        b, n, _ = x.shape; q, k, v = s.qkv(x).view(b, n, 3, HEADS, D // HEADS).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :], dropout_p=0.1 if s.training else 0.0)
        x = s.n1(x + s.drop(s.o(y.transpose(1, 2).reshape(b, n, D))))
        return s.n2(x + s.drop(s.down(F.gelu(s.up(x)))))
class DecoderLayer(nn.Module):
    def __init__(s):
        super().__init__(); s.n1 = nn.LayerNorm(DD); s.qkv = nn.Linear(DD, 3 * DD); s.o = nn.Linear(DD, DD); s.n2 = nn.LayerNorm(DD); s.q = nn.Linear(DD, DD); s.kv = nn.Linear(DD, 2 * DD); s.o2 = nn.Linear(DD, DD); s.n3 = nn.LayerNorm(DD); s.up = nn.Linear(DD, 4 * DD); s.down = nn.Linear(4 * DD, DD); s.drop = nn.Dropout(0.1)
    def forward(s, x, mem, umask):
        b, t, _ = x.shape; h = DD // DHEADS; drop = 0.1 if s.training else 0.0
        q, k, v = s.qkv(s.n1(x)).view(b, t, 3, DHEADS, h).permute(2, 0, 3, 1, 4)
        x = x + s.drop(s.o(F.scaled_dot_product_attention(q, k, v, is_causal=True, dropout_p=drop).transpose(1, 2).reshape(b, t, DD)))
        q = s.q(s.n2(x)).view(b, t, DHEADS, h).transpose(1, 2); k, v = s.kv(mem).view(b, -1, 2, DHEADS, h).permute(2, 0, 3, 1, 4)
        x = x + s.drop(s.o2(F.scaled_dot_product_attention(q, k, v, attn_mask=umask[:, None, None, :], dropout_p=drop).transpose(1, 2).reshape(b, t, DD)))
        return x + s.drop(s.down(F.gelu(s.up(s.n3(x)))))
class Reader(nn.Module):
    def __init__(s):
        super().__init__(); s.word = nn.Embedding(len(vocab['names']), D); s.pos = nn.Embedding(512, D); s.norm = nn.LayerNorm(D, 1e-12)
        s.size = nn.Embedding(BUCKETS, D); s.shape = nn.Embedding(8, D); nn.init.zeros_(s.size.weight); nn.init.zeros_(s.shape.weight)
        s.enc = nn.ModuleList(EncoderLayer() for _ in range(A.layers)); s.mem = nn.Linear(D, DD); s.drop = nn.Dropout(0.1)
        s.step = nn.Embedding(W, DD); s.point = nn.Linear(DD, DD); s.tpos = nn.Embedding(192, DD); s.dec = nn.ModuleList(DecoderLayer() for _ in range(A.decoder_layers))
        s.last = nn.LayerNorm(DD); s.out = nn.Linear(DD, W); s.pq = nn.Linear(DD, DD); s.pk = nn.Linear(DD, DD)
        for e in (s.step, s.tpos): nn.init.normal_(e.weight, 0, 0.05)
    def load_minilm(s, t):
        g = lambda k: t[k] if k in t else t['bert.' + k]
        e = g('embeddings.word_embeddings.weight'); ids = vocab['ids']
        with torch.no_grad():
            s.word.weight.copy_(e if len(e) == len(ids) else torch.stack([e[i] if i >= 0 else e[2184 if i == -1 else 1025] for i in ids]))
            s.pos.weight.copy_(g('embeddings.position_embeddings.weight')[:512] + g('embeddings.token_type_embeddings.weight')[0])
            s.norm.weight.copy_(g('embeddings.LayerNorm.weight')); s.norm.bias.copy_(g('embeddings.LayerNorm.bias'))
            for i, l in enumerate(s.enc):
                p = f'encoder.layer.{i}.'
                l.qkv.weight.copy_(torch.cat([g(p + f'attention.self.{x}.weight') for x in ('query', 'key', 'value')])); l.qkv.bias.copy_(torch.cat([g(p + f'attention.self.{x}.bias') for x in ('query', 'key', 'value')]))
                for m, k in ((l.o, 'attention.output.dense'), (l.n1, 'attention.output.LayerNorm'), (l.up, 'intermediate.dense'), (l.down, 'output.dense'), (l.n2, 'output.LayerNorm')):
                    m.weight.copy_(g(p + k + '.weight')); m.bias.copy_(g(p + k + '.bias'))
    def load_earlier(s, path):
        """The shipped bytes of an earlier network. Step words and word pieces are found by name; new ones keep their first values."""
        old = json.load(open(path)); data = open(path.removesuffix('.json') + '.bin', 'rb').read(); own = s.state_dict()
        rows = {'word.weight': ('names', vocab['names']), 'step.weight': ('words', words), 'out.weight': ('words', words), 'out.bias': ('words', words)}
        for t in old['tensors']:
            n, size = t['shape'][0], math.prod(t['shape'])
            if t['kind'] == 'int8':
                scale = np.frombuffer(data, '<f4', n, t['at']); v = np.frombuffer(data, np.int8, size, t['at'] + 4 * n).reshape(t['shape']) * scale[:, None]
            else: v = np.frombuffer(data, '<f4', size, t['at']).reshape(t['shape'])
            v = torch.from_numpy(v.astype(np.float32))
            if t['name'] in rows:
                field, now = rows[t['name']]; at = {w: i for i, w in enumerate(old[field])}
                for i, w in enumerate(now):
                    if w in at: own[t['name']][i] = v[at[w]]
            else: own[t['name']].copy_(v)
        s.load_state_dict(own)
    def encode(s, ids, bk, shp, mask, un):
        x = s.drop(s.norm(s.word(ids) + s.pos.weight[:ids.shape[1]] + s.size(bk) + s.shape(shp)))
        for l in s.enc: x = l(x, mask)
        return s.mem(torch.gather(x, 1, un[:, :, None].expand(-1, -1, D)))
    def decode(s, mem, umask, prev):
        isp = prev >= W
        pointed = torch.gather(mem, 1, (prev - W).clamp(min=0)[:, :, None].expand(-1, -1, DD))
        x = torch.where(isp[:, :, None], s.point(pointed), s.step(prev.clamp(max=W - 1))) + s.tpos.weight[:prev.shape[1]]
        x = s.drop(x)
        for l in s.dec: x = l(x, mem, umask)
        x = s.last(x)
        ptr = (s.pq(x) @ s.pk(mem).transpose(1, 2)) / math.sqrt(DD)
        return torch.cat([s.out(x), ptr.masked_fill(~umask[:, None, :], -1e4)], -1)
    def forward(s, ids, bk, shp, mask, un, umask, first, tgt):
        prev = torch.cat([first, tgt[:, :-1].clamp(min=0)], 1)
        return s.decode(s.encode(ids, bk, shp, mask, un), umask, prev)

# ---------------------------------------------------------------- what a program means
YEAR = dict(daily=365, weekdays=260, weekly=52, biweekly=26, semimonthly=24, monthly=12, every4weeks=13, every6weeks=52 / 6, bimonthly=6, quarterly=4, every4months=3, semiannual=2, annual=1, every2years=0.5)
def amount(rpn, value):
    st = []
    for s in rpn:
        if isinstance(s, int): st.append(value[s])
        elif s.startswith('n:'): st.append(float(s[2:]))
        else:
            if len(st) < 2: return None
            b, a = st.pop(), st.pop()
            st.append(a + b if s == '+' else a - b if s == '-' else a * b if s == '*' else (a / b if b else 0) if s == '/' else a * b / 100 if s == '%' else a - a * b / 100 if s == 'less%' else a + a * b / 100 if s == 'more%' else a + b / 100 if s == 'cents' else a * 100 + b)
    return st[0] if len(st) == 1 else None
def meaning(steps, value):
    out = []
    for a, b in items_of(steps):
        s = steps[a:b + 1]; every = next((i for i, x in enumerate(s) if isinstance(x, str) and x.startswith('every:')), None)
        if every is None: continue
        am = amount(s[:every], value); f = s[every][6:]
        if am is None: continue
        if 'times' in s: k = s[s.index('times') + 1]; am *= value[k] if isinstance(k, int) else float(k[2:]) if k.startswith('n:') else 1
        out.append((am if f == 'once' else am * YEAR[f], f == 'once', next((x for x in s if isinstance(x, str) and x.startswith('category:')), ''), 'in' in s))
    return out
def rules_in(steps):
    out, rule = [], []
    for s in steps:
        if s == 'rule': out.append(tuple(map(str, rule))); rule = []
        else: rule.append(s)
    return out
def payments_in(steps):
    try: return [tuple(map(str, steps[a:w[0]])) for a, _, w in payments_of(steps)]
    except IndexError: return []
def same(g, h): return abs(g[0] - h[0]) <= 0.01 * abs(g[0]) + 1e-9 and g[1:4] == h[1:4]
@torch.no_grad()
def write(model, es):
    """Decodes greedily; returns programs and the probability of each step."""
    model.eval(); out = []
    for i in range(0, len(es), 64):
        part = es[i:i + 64]; t = [x.cuda() for x in batch_of(part)]; mem = model.encode(*t[:5]); umask = t[5]
        prev = t[6]; done = torch.zeros(len(part), dtype=torch.bool, device='cuda'); ps = []
        for _ in range(180 if part[0]['task'] == 'paste' else 110):
            p = model.decode(mem, umask, prev)[:, -1].float().softmax(-1); c, k = p.max(-1); ps.append(c); prev = torch.cat([prev, k[:, None]], 1); done |= k == word_id['end']
            if done.all(): break
        prev, ps = prev[:, 1:].tolist(), torch.stack(ps, 1).tolist()
        for row, pr in zip(prev, ps):
            n = row.index(word_id['end']) + 1 if word_id['end'] in row else len(row)
            out.append(([k - W if k >= W else words[k] for k in row[:n]], pr[:n]))
    return out
def evaluate(model, es, dump=None):
    right = total = extra = whole = 0; conf = []
    for e, (steps, ps) in zip(es, write(model, es)):
        if e['task'] == 'paste': gold, have, alike = payments_in(e['steps']), payments_in(steps), (lambda g, h: g == h)
        elif e['task'] == 'rules': gold, have, alike = rules_in(e['steps']), rules_in(steps), (lambda g, h: g == h)
        else:
            gold = meaning(e['steps'], e['value']); alike = same
            try: have = meaning(steps, e['value'])
            except Exception: have = []
        left = list(have); hit = 0
        for g in gold:
            m = next((h for h in left if alike(g, h)), None)
            if m: left.remove(m); hit += 1
        right += hit; total += len(gold); extra += len(left); w = hit == len(gold) and not left; whole += w; conf.append((math.prod(ps), w))
        if dump is not None: dump.append(dict(id=e['id'], steps=steps, chances=[round(p, 4) for p in ps], whole=w))
    conf.sort(reverse=True); n = len(conf); half = conf[:n // 2]; q = conf[:int(n * 0.7)]
    return f'{right}/{total} items ({right / max(1, total):.1%}), {extra} extra, {whole}/{n} whole ({whole / n:.1%}); surest half {np.mean([w for _, w in half]):.1%}, surest 70% {np.mean([w for _, w in q]):.1%}'

def average(model, paths):
    total = None
    for path in paths:
        model.load_earlier(path); state = {k: v.double() for k, v in model.state_dict().items()}
        total = state if total is None else {k: total[k] + v for k, v in state.items()}
    model.load_state_dict({k: (v / len(paths)).float() for k, v in total.items()})
def main():
    model = Reader()
    if A.average: average(model, A.average.split(','))
    elif A.start: model.load_earlier(A.start)
    else: model.load_minilm(safetensors(f'{A.folder}/model.fp16.safetensors'))
    model.cuda()
    encoder = [p for n, p in model.named_parameters() if n.startswith(('word', 'pos', 'norm', 'enc'))]; rest = [p for n, p in model.named_parameters() if not n.startswith(('word', 'pos', 'norm', 'enc'))]
    opt = torch.optim.AdamW([dict(params=encoder, lr=A.lr), dict(params=rest, lr=A.decoder_lr)], weight_decay=0.01, fused=True)
    start = time.time(); done = lambda i: min(1, max(i / A.steps, (time.time() - start) / A.limit))
    sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda i: min(1, (i + 1) / 300) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * done(i)))))
    loader = iter(torch.utils.data.DataLoader(Stream(), batch_size=None, num_workers=int(os.environ.get('WORKERS', 12)), prefetch_factor=8, pin_memory=True))
    mean = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(A.ema))
    model.train(); total = 0
    print(f'{len(train_set)} texts to learn from, {sum(p.numel() for p in model.parameters()) / 1e6:.1f} M parameters, {W} step words', flush=True)
    for i in range(0 if A.average else A.steps):
        t = [x.cuda(non_blocking=True) for x in next(loader)]
        with torch.autocast('cuda', torch.bfloat16): logits = model(*t[:-1])
        loss = F.cross_entropy(logits.float().flatten(0, 1), t[-2].masked_fill(~t[-1], -100).flatten(), ignore_index=-100)
        opt.zero_grad(set_to_none=True); loss.backward(); torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); sched.step(); mean.update_parameters(model); total += loss.item() if i % 20 == 0 else 0
        if (i + 1) % 2000 == 0:
            print(f'step {i + 1} {time.time() - start:.0f} s loss {total / 100:.4f}', flush=True); total = 0
            for k, es in tests.items(): print(f'  {k}: {evaluate(mean.module, es)}', flush=True)
            model.train()
        if time.time() - start > A.limit: print('out of time'); break
    model = mean.module; os.makedirs(A.out, exist_ok=True)
    dump = []
    for k, es in tests.items(): print(f'  {k}: {evaluate(model, es, dump)}', flush=True)
    tag = f'{A.hold or "all"}-{A.seed}'.replace(',', '_')
    json.dump(dump, open(f'{A.out}/readings-{tag}.json', 'w'))
    if A.save:
        json.dump(dict(words=words, names=vocab['names'], layers=A.layers, decoder_layers=A.decoder_layers), open(f'{A.out}/model.json', 'w'))
        state = model.state_dict(); head, blobs, at = [], [], 0
        for k, v in state.items():
            v = v.float().cpu()
            if v.dim() == 2:
                scale = v.abs().amax(1).clamp(min=1e-8) / 127; q = (v / scale[:, None]).round().clamp(-127, 127).to(torch.int8)
                head.append(dict(name=k, shape=list(v.shape), at=at, kind='int8')); b = scale.numpy().astype('<f4').tobytes() + q.numpy().tobytes()
            else: head.append(dict(name=k, shape=list(v.shape), at=at, kind='float')); b = v.numpy().astype('<f4').tobytes()
            b += b'\0' * (-len(b) % 4); blobs.append(b); at += len(b)
        json.dump(head, open(f'{A.out}/weights.json', 'w'))
        data = b''.join(blobs)
        joined = json.load(open(f'{A.out}/model.json')) | dict(tensors=head)
        json.dump(joined, open(f'{A.out}/network.json', 'w')); open(f'{A.out}/network.bin', 'wb').write(data)
        for k in range(0, len(data), 15_000_000): open(f'{A.out}/weights.{k // 15_000_000}.bin', 'wb').write(data[k:k + 15_000_000])
        print(f'{len(data) / 1e6:.1f} MB')
main()
