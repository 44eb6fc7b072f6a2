"""Writes pasted texts drawn by the layout reader's generators, with the places of every payment's parts.

python3 pastes.py 100 1 > g0.json    # texts per layout, seed
"""
import json, os, random, re, sys

LAYOUTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'layout-reader', 'layouts')
sys.path.insert(0, LAYOUTS)
import stmt

MOST_CHARACTERS = 1600

def line(self, *parts):
    """As in stmt.Paste, and remembers where each labeled part is."""
    if not hasattr(self, 'places'): self.places, self.length = [], 0
    for part in parts:
        text, labels = part if isinstance(part, tuple) else (part, {})
        for key in ('date', 'name', 'amount'):
            if labels.get(key) is not None:
                inside = re.search(r'\S(?:.*\S)?', text, re.S)
                if inside: self.places.append((key, stmt._ids(labels[key]), self.length + inside.start(), self.length + inside.end()))
        self.length += len(text)
    self.length += 1
    original(self, *parts)
original = stmt.Paste.line
stmt.Paste.line = line

def placed(doc):
    """The text, and its payments in the order of their amounts; None if an amount or a date isn't labeled."""
    text = '\n'.join(doc.text); rows = []
    for row in doc.rows:
        spans = {key: [(a, b) for k, ids, a, b in doc.places if k == key and row.id in ids] for key in ('date', 'name', 'amount')}
        if not spans['amount'] or not spans['date']: return None
        amount = re.search(r'\d[\d.,\' ]*', text[spans['amount'][0][0]:spans['amount'][0][1]])
        if not amount: return None
        start = spans['amount'][0][0] + amount.start()
        dates = spans['date']; on_one_line = '\n' not in text[dates[0][0]:dates[-1][1]]
        name = spans['name'] and next((s for s in spans['name'] if re.search(r'[^\W\d]', text[s[0]:s[1]])), None)
        rows.append(dict(isIn=row.minor > 0, amount=(start, start + len(amount.group().rstrip(" .,'"))), date=(dates[0][0], dates[-1][1]) if on_one_line else dates[0], name=name or None))
    return text, sorted(rows, key=lambda r: r['amount'][0])

def main(count, seed):
    out = []
    for file in sorted(f for f in os.listdir(LAYOUTS) if re.fullmatch(r'p\d+\.py', f)):
        for number, draw in enumerate(stmt.load(os.path.join(LAYOUTS, file))[1]):
            for k in range(count):
                try: doc = draw(random.Random(f'{seed} {file} {number} {k}'))
                except Exception: continue
                found = placed(doc)
                if found and len(found[0]) <= MOST_CHARACTERS: out.append(dict(id=f'{file[:-3]}-{number}-{k}', text=found[0], rows=found[1]))
    json.dump(out, sys.stdout, ensure_ascii=False)

main(int(sys.argv[1]), int(sys.argv[2]))
