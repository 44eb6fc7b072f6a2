"""Trains the layout reader. It labels every word of a statement as a date, name, money in or out or balance, and finds the
row it belongs to. See README.md next to this file.

python3 train.py OUT --hold p5 --seconds 500
"""
import argparse, json, math, os, random, sys, time
from multiprocessing import Pool
import numpy as np
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, 'layouts')); sys.path.insert(0, HERE)
import stmt, features as fe

P = argparse.ArgumentParser()
P.add_argument('out'); P.add_argument('--hold', default=''); P.add_argument('--seconds', type=float, default=480)
P.add_argument('--docs', type=int, default=60000); P.add_argument('--tokens', type=int, default=14000)
P.add_argument('--lr', type=float, default=1.2e-3); P.add_argument('--width', type=int, default=192); P.add_argument('--layers', type=int, default=5)
P.add_argument('--seed', type=int, default=1); P.add_argument('--workers', type=int, default=15)
A = P.parse_args()
MOST = 768
LENGTHS = (96, 192, 320, 448, 576, MOST)

def files():
    folder = os.path.join(HERE, 'layouts')
    return sorted(f for f in os.listdir(folder) if f.endswith('.py') and f not in ('stmt.py',))
LAYOUTS = []   # (author, function, is paste)
for f in files():
    pdf, pastes = stmt.load(os.path.join(HERE, 'layouts', f))
    LAYOUTS += [(f[:-3], g, False) for g in pdf] + [(f[:-3], g, True) for g in pastes]

def example(index_seed):
    index, seed = index_seed
    author, draw, is_paste = LAYOUTS[index]
    rng = random.Random(seed)
    for _ in range(5):
        try: doc = draw(rng); break
        except Exception: continue
    else: return None
    words = [dict(w) for w in doc.words]
    if not is_paste and rng.random() < 0.7:   # the same layout in other fonts and printed differently
        scale, shift = rng.uniform(0.8, 1.25), rng.uniform(-15, 25); narrow = rng.uniform(0.9, 1.08)
        for w in words: w['x'] = w['x'] * scale + shift + rng.uniform(-0.4, 0.4); w['w'] *= scale * narrow; w['y'] *= scale; w['h'] *= scale
    if rng.random() < 0.35:                   # names nobody has seen
        pool = [stmt.merchant(rng).split()[0] for _ in range(30)]
        case = rng.choice([str.upper, str.lower, lambda s: s])
        for w in words:
            if w['l'] == 'name' and rng.random() < 0.6 and w['t'].isalpha(): w['t'] = case(rng.choice(pool))
    if rng.random() < 0.15:
        for w in words: w['t'] = w['t'].upper()
    placed = fe.place(words, is_paste)
    if len(placed) > MOST:
        anchors = [i for i, p in enumerate(placed) if p[0]['l'] == 'amount']
        start = rng.randrange(0, len(placed) - MOST // 2) if rng.random() < 0.6 else 0
        if start > 0:
            line = placed[start][1]
            while start > 0 and placed[start - 1][1] == line: start -= 1
            first = min(anchors) if anchors else 0
            head = [i for i in range(max(0, first - 80), first) if i < start]
            head_y = placed[start][4] - 2
            prefix = [(w, line_, x, end, head_y + (y - placed[head[-1]][4]), m) for (w, line_, x, end, y, m) in (placed[i] for i in head)] if head else []
            placed = prefix + placed[start:start + MOST - len(prefix)]
        else: placed = placed[:MOST]
    n = len(placed)
    if n < 3: return None
    text = np.zeros((n, 2 + fe.MOST_GRAMS), np.int16); marks = np.zeros((n, 7), np.int8); pos = np.zeros((n, 4), np.float32)
    cls = np.zeros(n, np.int8); own = np.full(n, -1, np.int16); day = np.full(n, -1, np.int16); anchor = np.zeros(n, bool)
    first_amount, first_date = {}, {}
    for i, (w, line, x, end, y, m) in enumerate(placed):
        for r in w['r']:
            if w['l'] == 'amount' and r not in first_amount and any(c.isdigit() for c in w['t']): first_amount[r] = i
            if w['l'] == 'date' and r not in first_date: first_date[r] = i
    for i, (w, line, x, end, y, m) in enumerate(placed):
        a, b, grams = fe.text_ids(w['t']); text[i, 0], text[i, 1], text[i, 2:] = a, b, grams
        marks[i] = m; pos[i] = (x, end, y, line)
        l, r = w['l'], (w['r'][0] if w['r'] else None)
        if l == 'amount' and any(c.isdigit() for c in w['t']):
            cls[i] = 3 if doc.rows[r].minor > 0 else 4
            if first_amount.get(r) == i: anchor[i] = True; day[i] = first_date.get(r, -1)
        elif l == 'date': cls[i] = 1
        elif l in ('name', 'balance'):
            cls[i] = 2 if l == 'name' else 5; own[i] = first_amount.get(r, -1)
        elif l in ('opening', 'closing') and any(c.isdigit() for c in w['t']): cls[i] = 6 if l == 'opening' else 7
    return index, text, marks, pos, cls, own, day, anchor

def make(jobs):
    with Pool(A.workers) as pool: return [e for e in pool.imap_unordered(example, jobs, chunksize=64) if e]

if __name__ == '__main__':
    import torch, torch.nn as nn, torch.nn.functional as F
    from collections import defaultdict
    torch.manual_seed(A.seed); random.seed(A.seed); np.random.seed(A.seed)
    torch.set_float32_matmul_precision('high')
    D, HEADS, UP = A.width, A.width // 32, A.width * 3
    started = time.time()
    held = set(filter(None, A.hold.split(',')))
    train_ids = [i for i, (a, _, _) in enumerate(LAYOUTS) if a not in held]
    test_ids = [i for i, (a, _, _) in enumerate(LAYOUTS) if a in held]
    by_author = defaultdict(list)
    for i in train_ids: by_author[LAYOUTS[i][0]].append(i)
    jobs = [(random.choice(by_author[random.choice(list(by_author))]), 10_000 + s) for s in range(A.docs)]
    pool = make(jobs)
    tests = make([(i, s) for i in test_ids for s in range(30)])
    print(len(LAYOUTS), 'layouts', len(pool), 'documents', len(tests), 'held', f'{time.time() - started:.0f} s', 'mean words', np.mean([len(e[4]) for e in pool]), flush=True)

    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.n1, self.n2 = nn.LayerNorm(D), nn.LayerNorm(D)
            self.qkv, self.o, self.up, self.down = nn.Linear(D, 3 * D), nn.Linear(D, D), nn.Linear(D, UP), nn.Linear(UP, D)
        def forward(self, x, bias):
            B, N, _ = x.shape
            q, k, v = self.qkv(self.n1(x)).view(B, N, 3, HEADS, D // HEADS).permute(2, 0, 3, 1, 4)
            a = F.scaled_dot_product_attention(q, k, v, attn_mask=bias.to(q.dtype), dropout_p=0.05 if self.training else 0)
            x = x + F.dropout(self.o(a.transpose(1, 2).reshape(B, N, D)), 0.05, self.training)
            return x + F.dropout(self.down(F.gelu(self.up(self.n2(x)))), 0.05, self.training)

    class Reader(nn.Module):
        def __init__(self):
            super().__init__()
            self.word, self.shape, self.gram = nn.Embedding(fe.WORDS, D), nn.Embedding(fe.SHAPES, D), nn.Embedding(fe.GRAMS, D)
            self.marks = nn.Embedding(sum(fe.MARKS), D)
            self.offsets = torch.tensor(np.cumsum([0] + list(fe.MARKS[:-1])))
            for e in (self.word, self.shape, self.gram, self.marks): nn.init.normal_(e.weight, std=0.3 if e is not self.gram else 0.5)
            self.first = nn.LayerNorm(D)
            self.layers = nn.ModuleList(Layer() for _ in range(A.layers))
            self.last = nn.LayerNorm(D)
            self.places = nn.Parameter(torch.zeros(135 + 135 + 8, A.layers * HEADS))
            self.kind = nn.Linear(D, len(fe.CLASSES))
            self.asks, self.answers = nn.Linear(D, 128), nn.Linear(D, 128)   # two pointers of 64: to its amount, to its day
        def forward(self, text, marks, pos, mask):
            word, grams = text[..., 0], text[..., 2:]
            g = self.gram(grams) * (grams > 0)[..., None]
            x = self.word(word) + self.shape(text[..., 1]) + g.sum(2) / (grams > 0).sum(2, keepdim=True).clamp(min=1) + self.marks(marks + self.offsets.to(marks.device)).sum(2)
            x = self.first(x)
            dy = torch.bucketize(torch.round(pos[:, :, None, 2] - pos[:, None, :, 2]), torch.tensor([-25.5, -12.5, -6.5, -3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 6.5, 12.5, 25.5], device=pos.device))
            edges = torch.tensor([-20, -8, -3, -0.75, 0.75, 3, 8, 20], device=pos.device)
            left = dy * 9 + torch.bucketize(pos[:, :, None, 0] - pos[:, None, :, 0], edges)
            right = dy * 9 + torch.bucketize(pos[:, :, None, 1] - pos[:, None, :, 1], edges)
            n = torch.arange(pos.shape[1], device=pos.device)
            near = torch.where(pos[:, :, None, 3] == pos[:, None, :, 3], (n[:, None] - n[None, :]).clamp(-3, 3)[None] + 3, 7)
            B, N = pos.shape[:2]
            hot = torch.zeros(B, N, N, 278, device=pos.device, dtype=torch.bfloat16)   # multiplying is far faster than looking up the tables
            hot.scatter_(3, torch.stack([left, right + 135, near + 270], 3), 1)
            bias = (hot @ self.places.to(torch.bfloat16)).masked_fill(~mask[:, None, :, None], -1e4).permute(3, 0, 1, 2).unflatten(0, (A.layers, HEADS)).transpose(1, 2).contiguous()
            for at, layer in enumerate(self.layers): x = layer(x, bias[at])
            x = self.last(x)
            return self.kind(x), self.asks(x), self.answers(x)

    def batch_of(some, train):
        n = max(len(e[4]) for e in some); B = len(some)
        text = np.zeros((B, n, 12), np.int64); marks = np.zeros((B, n, 7), np.int64); pos = np.zeros((B, n, 4), np.float32)
        cls = np.full((B, n), -1, np.int64); own = np.full((B, n), -1, np.int64); day = np.full((B, n), -1, np.int64); anchor = np.zeros((B, n), bool); mask = np.zeros((B, n), bool)
        for b, e in enumerate(some):
            k = len(e[4]); text[b, :k] = e[1]; marks[b, :k] = e[2]; pos[b, :k] = e[3]; cls[b, :k] = e[4]; own[b, :k] = e[5]; day[b, :k] = e[6]; anchor[b, :k] = e[7]; mask[b, :k] = True
            if train:
                lost = np.random.rand(k) < np.random.choice([0.02, 0.1, 0.25]); text[b, :k, 0][lost] = 0
                lost = np.random.rand(k) < 0.05; text[b, :k, 2:][lost] = 0
                for m in (0, 1):
                    if np.random.rand() < 0.3: marks[b, :k, m] = 63
        return [torch.from_numpy(a).cuda(non_blocking=True) for a in (text, marks, pos, mask, cls, own, day, anchor)]

    def pointed(asks, answers, allowed, part):
        q, k = asks[..., part * 64:(part + 1) * 64], answers[..., part * 64:(part + 1) * 64]
        return (q @ k.transpose(1, 2) / 8).masked_fill(~allowed[:, None, :], -1e4)

    def loss_of(model, batch):
        text, marks, pos, mask, cls, own, day, anchor = batch
        kind, asks, answers = model(text, marks, pos, mask)
        weight = torch.ones(len(fe.CLASSES), device='cuda')
        loss = F.cross_entropy(kind.float().flatten(0, 1), cls.flatten(), ignore_index=-1, weight=weight)
        to_amount = pointed(asks, answers, anchor, 0).float(); to_day = pointed(asks, answers, cls == 1, 1).float()
        a = F.cross_entropy(to_amount.flatten(0, 1), own.flatten(), ignore_index=-1)
        d = F.cross_entropy(to_day.flatten(0, 1), day.flatten(), ignore_index=-1) if (day >= 0).any() else 0
        return loss + 0.5 * torch.nan_to_num(a) + 0.3 * d, kind, to_amount, to_day

    model = Reader().cuda()
    if not A.hold: tests = pool[:400]
    print(sum(p.numel() for p in model.parameters()) / 1e6, 'million weights', flush=True)
    ema = {k: v.detach().clone().float() for k, v in model.state_dict().items()}
    opt = torch.optim.AdamW(model.parameters(), lr=A.lr, weight_decay=0.02, betas=(0.9, 0.98))
    groups = defaultdict(list)
    for e in pool: groups[next(l for l in LENGTHS if len(e[4]) <= l)].append(e)
    sizes = [(l, len(g) * l) for l, g in groups.items()]
    begun, step = time.time(), 0
    while True:
        part = (time.time() - begun) / A.seconds
        if part >= 1: break
        lr = A.lr * min(1, (step + 1) / 300) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * part)))
        for g in opt.param_groups: g['lr'] = lr
        length = random.choices([l for l, _ in sizes], [s for _, s in sizes])[0]
        some = random.choices(groups[length], k=max(4, A.tokens // length))
        model.train()
        with torch.autocast('cuda', torch.bfloat16): loss, *_ = loss_of(model, batch_of(some, True))
        opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); step += 1
        if step % 4 == 0:
            with torch.no_grad():
                for k, v in model.state_dict().items(): ema[k].lerp_(v.float(), 1 - min(0.999, step / (step + 400)) ** 4)
        if step in (10, 50, 200) or step % 500 == 0: print(step, f'{time.time() - begun:.0f} s', 'loss', round(loss.item(), 4), flush=True)
    model.load_state_dict(ema); model.eval()

    right = defaultdict(lambda: [0, 0, 0, 0])
    with torch.no_grad():
        for at in range(0, len(tests), 16):
            some = tests[at:at + 16]
            batch = batch_of(some, False); _, kind, to_amount, to_day = loss_of(model, batch)
            text, marks, pos, mask, cls, own, day, anchor = batch
            k, a, d = kind.argmax(-1), to_amount.argmax(-1), to_day.argmax(-1)
            for b, e in enumerate(some):
                n = len(e[4]); r = right[(LAYOUTS[e[0]][0], LAYOUTS[e[0]][1].__name__, LAYOUTS[e[0]][2])]
                ok = (k[b, :n] == cls[b, :n]) & ((own[b, :n] < 0) | (a[b, :n] == own[b, :n])) & ((day[b, :n] < 0) | (d[b, :n] == day[b, :n]))
                money = (cls[b, :n] == 3) | (cls[b, :n] == 4)
                r[0] += 1; r[1] += bool(ok.all()); r[2] += int(money.sum()); r[3] += int((money & (k[b, :n] == cls[b, :n])).sum())
    for key, r in sorted(right.items()): print(key, 'documents right', f'{r[1]}/{r[0]}', 'amounts', f'{r[3] / max(1, r[2]):.3f}')
    for paste in (False, True):
        rs = [r for key, r in right.items() if key[2] == paste]
        if rs: print('pastes' if paste else 'pdf', 'documents right', sum(r[1] for r in rs) / sum(r[0] for r in rs), 'amounts', sum(r[3] for r in rs) / sum(r[2] for r in rs))

    os.makedirs(A.out, exist_ok=True)
    head, blob, at = [], [], 0
    state = {k: v.float().cpu() for k, v in model.state_dict().items()}
    tables = state.pop('places').unflatten(1, (A.layers, HEADS))
    for layer in range(A.layers):
        for name, rows in (('left', tables[:135]), ('right', tables[135:270]), ('near', tables[270:])): state[f'layers.{layer}.{name}'] = rows[:, layer].contiguous()
    for k, v in state.items():
        if v.dim() == 2 and not k.split('.')[-1] in ('left', 'right', 'near'):
            scale = v.abs().amax(1).clamp(min=1e-8) / 127; q = (v / scale[:, None]).round().clamp(-127, 127).to(torch.int8)
            head.append(dict(name=k, shape=list(v.shape), at=at, kind='int8')); b = scale.numpy().astype('<f4').tobytes() + q.numpy().tobytes()
        else:
            v = v.flatten(); head.append(dict(name=k, shape=[v.numel()], at=at, kind='float')); b = v.numpy().astype('<f4').tobytes()
        b += b'\0' * (-len(b) % 4); blob.append(b); at += len(b)
    open(f'{A.out}/layout-reader.generated.bin', 'wb').write(b''.join(blob))
    json.dump(dict(width=D, layers=A.layers, tensors=head), open(f'{A.out}/layout-reader.generated.json', 'w'))
    some = tests[:1] or pool[:1]
    with torch.no_grad(): _, kind, to_amount, to_day = loss_of(model, batch_of(some, False))
    print('steps', step, 'bytes', at)
