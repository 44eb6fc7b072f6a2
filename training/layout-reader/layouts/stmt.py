"""Draws bank statements and pasted texts with the right answers attached to their words.

PDF-like pages:
    doc = stmt.Doc(width=595, height=842)                      # points, origin top left
    r = doc.row(datetime.date(2026, 3, 5), -1230, 'TESCO STORES 3412')   # minor units (JPY: whole yen), money out negative
    doc.put(40, 120, '05 Mar', date=r)                          # date=[r1, r2, ...] for a heading that dates several rows
    doc.put(90, 120, 'TESCO STORES', name=r)
    doc.put(90, 131, '3412', name=r)                            # wrapped: the name goes on
    doc.put(400, 120, '12.30', amount=r, align='right')         # align: left (x is the left end), right (x is the right end), center
    doc.put(500, 120, '1,234.00', balance=r, align='right')     # running balance after that row
    doc.put(500, 90, '1,246.30', opening=True, align='right')   # opening= / closing= balance of the statement
    doc.put(40, 40, 'YOUR BANK plc', size=16, bold=True)        # anything else: no label
    doc.new_page()
Pasted text:
    doc = stmt.Paste()
    doc.line(('5 Mar', {'date': r}), '\\t', ('TESCO', {'name': r}), '\\t', ('-12.30', {'amount': r}))
"""
import datetime, importlib.util, json, os, random, re, sys

HERE = os.path.dirname(os.path.abspath(__file__))
# Widths of Helvetica in thousandths of the size.
_W = {' ': 278, '.': 278, ',': 278, ':': 278, ';': 278, '!': 278, '/': 278, '|': 260, "'": 191, '’': 222, '-': 333, '–': 556, '—': 1000,
      '(': 333, ')': 333, '+': 584, '=': 584, '*': 389, '%': 889, '&': 667, '@': 1015, '#': 556, '€': 556, '$': 556, '£': 556, '¥': 556,
      'i': 222, 'j': 222, 'l': 222, 't': 278, 'f': 278, 'r': 333, 'm': 833, 'w': 722, 'k': 500, 'c': 500, 's': 500, 'v': 500, 'x': 500, 'y': 500, 'z': 500,
      'I': 278, 'J': 500, 'L': 556, 'F': 611, 'T': 611, 'Z': 611, 'M': 833, 'W': 944, 'O': 778, 'Q': 778, 'G': 778}

def width_of(text, size, bold=False, mono=False):
    if mono: return 0.6 * size * len(text)
    w = 0
    for c in text:
        w += _W.get(c) or (556 if c.islower() or c.isdigit() else 667 if c.isupper() else 1000 if ord(c) > 0x2E80 else 556)
    return w * size / 1000 * (1.06 if bold else 1)

class Row:
    def __init__(self, id, day, minor, name): self.id, self.day, self.minor, self.name = id, day, minor, name

LABELS = ('date', 'name', 'amount', 'balance')

def _ids(value): return [r.id for r in value] if isinstance(value, (list, tuple)) else [value.id]

class _Base:
    def __init__(self):
        self.words, self.rows = [], []
    def row(self, day, minor, name):
        row = Row(len(self.rows), day, minor, ' '.join(name.split())); self.rows.append(row); return row
    def _add(self, text, x, y, width, height, page, labels):
        label, rows = None, []
        for key in LABELS:
            if labels.get(key) is not None: label, rows = key, _ids(labels[key])
        if labels.get('opening'): label = 'opening'
        if labels.get('closing'): label = 'closing'
        self.words.append({'t': text, 'x': round(x, 2), 'y': round(y, 2), 'w': round(width, 2), 'h': height, 'p': page, 'l': label, 'r': rows})

class Doc(_Base):
    kind = 'pdf'
    def __init__(self, width=595, height=842):
        super().__init__(); self.width, self.height, self.page = width, height, 0
    def new_page(self): self.page += 1
    def put(self, x, y, text, size=9, bold=False, mono=False, align='left', **labels):
        """Draws text with its baseline at y; returns its right end."""
        text = str(text).strip('\n')
        total = width_of(text, size, bold, mono)
        left = x - total if align == 'right' else x - total / 2 if align == 'center' else x
        for match in re.finditer(r'\S+', text):
            start = left + width_of(text[:match.start()], size, bold, mono)
            self._add(match.group(), start, y, width_of(match.group(), size, bold, mono), size, self.page, labels)
        return left + total
    def fits(self, text, size=9, bold=False, mono=False): return width_of(str(text), size, bold, mono)
    def wrap(self, text, width, size=9, mono=False):
        """The text cut into lines that fit the width."""
        lines, now = [], ''
        for word in text.split():
            if now and width_of(now + ' ' + word, size, mono=mono) > width: lines.append(now); now = word
            else: now = (now + ' ' + word).strip()
        return lines + [now] if now else lines

class Paste(_Base):
    kind = 'paste'
    def __init__(self):
        super().__init__(); self.text = []
    def line(self, *parts):
        """One line of text; a part is a string or (string, {label: row})."""
        at, line = 0, ''
        y = len(self.text)
        for part in parts:
            text, labels = part if isinstance(part, tuple) else (part, {})
            for match in re.finditer(r'\S+|\t|[^\S\t]+', text):
                piece = match.group()
                if piece == '\t': at = (at // 8 + 1) * 8
                elif piece.strip() == '': at += len(piece)
                else:
                    # "Card:" + "12.30" without a blank between them is one word with one label: keep a blank or a label apart
                    self._add(piece, at, y, len(piece), 1, 0, labels); at += len(piece)
            line += text
        self.text.append(line)

def pick(rng, *options): return rng.choice(options)

_names = None
def merchant(rng):
    """A shop or company name from a long list of many countries."""
    global _names
    if _names is None: _names = json.load(open(os.path.join(HERE, 'names.json')))
    return rng.choice(_names)

def digits(text): return re.sub(r'\D', '', text).lstrip('0')

def problems_of(doc):
    found = []
    by = {key: {} for key in LABELS}
    for word in doc.words:
        if word['l'] in by:
            for r in word['r']: by[word['l']].setdefault(r, []).append(word)
    if not doc.rows: found.append('no rows')
    for row in doc.rows:
        amount = ''.join(w['t'] for w in by['amount'].get(row.id, []))
        if not amount: found.append(f'row {row.id}: no amount'); continue
        d, m = digits(amount), digits(str(abs(row.minor)))
        if not (d == m or d + '00' == m or d + '0' == m): found.append(f'row {row.id}: amount text {amount!r} is not {row.minor}')
        name = ' '.join(w['t'] for w in by['name'].get(row.id, []))
        if name != row.name: found.append(f'row {row.id}: name words {name!r} are not {row.name!r}')
        date = ' '.join(w['t'] for w in by['date'].get(row.id, []))
        if not date: found.append(f'row {row.id}: no date')
        elif re.search(r'\d', date) and not re.search(rf'(?<!\d)0?{row.day.day}(?!\d)|{row.day.day:02d}', date): found.append(f'row {row.id}: date {date!r} is not {row.day}')
    if doc.kind == 'pdf':
        by_line = {}
        for a in doc.words:
            if a['x'] < 0 or a['x'] + a['w'] > doc.width + 1 or a['y'] > doc.height: found.append(f"{a['t']!r} is off the page"); break
            for b in (near := by_line.setdefault((a['p'], int(a['y'] // 3)), [])) + by_line.get((a['p'], int(a['y'] // 3) - 1), []) + by_line.get((a['p'], int(a['y'] // 3) + 1), []):
                if abs(a['y'] - b['y']) < 3 and a['x'] < b['x'] + b['w'] - 0.5 and b['x'] < a['x'] + a['w'] - 0.5:
                    found.append(f"{a['t']!r} and {b['t']!r} overlap"); break
            near.append(a)
            if len(found) > 5: break
    return found

def picture(doc):
    """The document as text, with its labels: d date, n name, + in, - out, b balance, o/c opening/closing below the words."""
    lines = {}
    for w in doc.words: lines.setdefault((w['p'], round(w['y'])), []).append(w)
    out = []
    for key in sorted(lines):
        top, low = '', ''
        for w in sorted(lines[key], key=lambda w: w['x']):
            at = max(len(top) + 1 if top else 0, int(w['x'] / (4.6 if doc.kind == 'pdf' else 1)))
            mark = ' ' if not w['l'] else ('-' if doc.rows[w['r'][0]].minor < 0 else '+') if w['l'] == 'amount' else w['l'][0]
            top = top.ljust(at) + w['t']; low = low.ljust(at) + mark * len(w['t'])
        out.append(top)
        if low.strip(): out.append(low)
    return '\n'.join(out)

def load(path):
    spec = importlib.util.spec_from_file_location('layouts', path); module = importlib.util.module_from_spec(spec); spec.loader.exec_module(module)
    return list(getattr(module, 'PDF', [])), list(getattr(module, 'PASTES', []))

if __name__ == '__main__':
    what, path = sys.argv[1], sys.argv[2]
    pdf, pastes = load(path)
    if what == 'show':   # show FILE NAME [SEED]
        f = next(f for f in pdf + pastes if f.__name__ == sys.argv[3])
        print(picture(f(random.Random(int(sys.argv[4]) if len(sys.argv) > 4 else 1))))
    else:                # check FILE
        bad = 0
        for f in pdf + pastes:
            for seed in range(25):
                try: found = problems_of(f(random.Random(seed)))
                except Exception as e: found = [f'{type(e).__name__}: {e}']
                if found: bad += 1; print(f.__name__, 'seed', seed, found[:3]); break
        print(len(pdf), 'PDF layouts,', len(pastes), 'paste layouts,', bad, 'with problems')
