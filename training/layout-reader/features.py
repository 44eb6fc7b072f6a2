"""What the layout reader sees of a document. word-places.ts and word-numbers.ts in engine/src/statement-files/learned do
exactly the same."""
import unicodedata
import numpy as np

WORDS, SHAPES, GRAMS, MOST_GRAMS = 8192, 2048, 8192, 10
CLASSES = ['other', 'date', 'name', 'in', 'out', 'balance', 'opening', 'closing']

def fnv(text):
    h = 0x811C9DC5
    for c in text: h = ((h ^ ord(c)) * 0x01000193) & 0xFFFFFFFF
    return h

def fold(text):
    return ''.join('0' if c.isdecimal() else c for c in text.lower())

def shape(text):
    out = []
    run = 0
    for c in text[:40]:
        k = '0' if c.isdecimal() else 'A' if c.lower() != c else 'a' if c.upper() != c else 'x' if unicodedata.category(c)[0] == 'L' else c
        run = run + 1 if out and out[-1] == k else 1
        if run <= (4 if k == '0' else 2): out.append(k)
    return ''.join(out)

_cache = {}
def text_ids(text):
    known = _cache.get(text)
    if known is None:
        f = '^' + fold(text)[:24] + '$'
        grams = [1 + fnv(f[i:i + 3]) % (GRAMS - 1) for i in range(len(f) - 2)][:MOST_GRAMS] or [0]
        known = (1 + fnv(f) % (WORDS - 1), fnv(shape(text)) % SHAPES, grams + [0] * (MOST_GRAMS - len(grams)))
        if len(_cache) < 500000: _cache[text] = known
    return known

def bucket(value, limits):
    for i, limit in enumerate(limits):
        if value < limit: return i
    return len(limits)

GAPS = (0.6, 1.3, 2.5, 5, 10, 20)
ABOVE = (0.8, 1.3, 1.8, 2.5, 4)
HEIGHTS = (0.85, 1.15, 1.5)

def median(values, other):
    values = sorted(values)
    return values[len(values) // 2] if values else other

def place(words, is_paste):
    """Words in reading order, with x and end in character widths and y in lines; `line` counts lines."""
    words = [w for w in words if w['t']]
    letter = 1 if is_paste else median([w['w'] / len(w['t']) for w in words if len(w['t']) > 2 and w['w'] > 0], 5)
    words = sorted(words, key=lambda w: (w['p'], w['y'], w['x']))
    lines, first = [], None
    for w in words:
        if first and w['p'] == first['p'] and w['y'] - first['y'] <= (0.1 if is_paste else max(2, 0.35 * min(w['h'] or 8, first['h'] or 8))): lines[-1].append(w)
        else: lines.append([w]); first = w
    steps = [b[0]['y'] - a[0]['y'] for a, b in zip(lines, lines[1:]) if a[0]['p'] == b[0]['p']]
    pitch = 1 if is_paste else max(1, median(steps, 12))
    height = 1 if is_paste else median([w['h'] for w in words], 9) or 9
    out, base, y = [], 0.0, 0.0
    for i, line in enumerate(lines):
        line.sort(key=lambda w: w['x'])
        before = lines[i - 1] if i else None
        if before is None or before[0]['p'] != line[0]['p']: base = y + (3 if before else 0) - line[0]['y'] / pitch
        above = -1 if before is None else line[0]['y'] / pitch + base - y
        y = line[0]['y'] / pitch + base
        for j, w in enumerate(line):
            x, end = w['x'] / letter, (w['x'] + w['w']) / letter
            left = 0 if j == 0 else 1 + bucket(x - (line[j - 1]['x'] + line[j - 1]['w']) / letter, GAPS)
            right = 0 if j + 1 == len(line) else 1 + bucket(line[j + 1]['x'] / letter - end, GAPS)
            marks = [min(63, max(0, int(x / 2))), min(63, max(0, int(end / 2))), left, right, 0 if above < 0 else 1 + bucket(above, ABOVE), min(j, 7), bucket(w['h'] / height, HEIGHTS)]
            out.append((w, i, x, end, y, marks))
    return out

MARKS = (64, 64, 8, 8, 7, 8, 4)
