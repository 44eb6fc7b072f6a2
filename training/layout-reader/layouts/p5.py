"""Unusual layouts in several languages, many of them without tables."""
import datetime, os, re, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt
from stmt import Doc, Paste, width_of

D1 = datetime.timedelta(days=1)
# ---------------------------------------------------------------- languages
MONTHS = {
 'en': 'January February March April May June July August September October November December'.split(),
 'de': 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(),
 'fr': 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(),
 'es': 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(),
 'pt': 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(),
 'nl': 'januari februari maart april mei juni juli augustus september oktober november december'.split(),
 'ja': [f'{i}月' for i in range(1, 13)]}
MON = {
 'en': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(),
 'de': 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(),
 'fr': 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(),
 'es': 'ene feb mar abr may jun jul ago sep oct nov dic'.split(),
 'pt': 'jan fev mar abr mai jun jul ago set out nov dez'.split(),
 'nl': 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(),
 'ja': [f'{i}月' for i in range(1, 13)]}
WEEK = {
 'en': 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(),
 'de': 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'.split(),
 'fr': 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(),
 'es': 'lunes martes miércoles jueves viernes sábado domingo'.split(),
 'pt': 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split(),
 'nl': 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(),
 'ja': '月 火 水 木 金 土 日'.split()}
WD = {'en': 'Mon Tue Wed Thu Fri Sat Sun'.split(), 'de': 'Mo Di Mi Do Fr Sa So'.split(), 'fr': 'lun. mar. mer. jeu. ven. sam. dim.'.split(),
      'es': 'lun mar mié jue vie sáb dom'.split(), 'pt': 'seg ter qua qui sex sáb dom'.split(), 'nl': 'ma di wo do vr za zo'.split(), 'ja': WEEK['ja']}
# short: no year; full: with year; text: month names; head: heading of a day
STYLES = {
 'en': dict(short=['{dd}/{mm}', '{d}/{m}', '{dd} {mon}', '{d} {mon}', '{dd}{MON}', '{dd} {MON}'], full=['{dd}/{mm}/{yyyy}', '{dd}/{mm}/{yy}', '{dd} {mon} {yyyy}', '{d} {mon} {yy}', '{yyyy}-{mm}-{dd}', '{d} {month} {yyyy}', '{dd}-{mon}-{yyyy}'],
            head=['{weekday} {d} {month}', '{weekday}, {d} {month} {yyyy}', '{d} {month} {yyyy}', '{wd} {d} {mon}', '{d} {month}', '{WEEKDAY} {d} {MONTH}']),
 'us': dict(short=['{mm}/{dd}', '{m}/{d}', '{mon} {d}', '{mon} {dd}', '{MON} {dd}'], full=['{mm}/{dd}/{yyyy}', '{mm}/{dd}/{yy}', '{mon} {d}, {yyyy}', '{m}/{d}/{yy}', '{month} {d}, {yyyy}'],
            head=['{weekday}, {month} {d}', '{weekday}, {month} {d}, {yyyy}', '{month} {d}, {yyyy}', '{wd}, {mon} {d}', '{mon} {d}']),
 'de': dict(short=['{dd}.{mm}.', '{d}.{m}.', '{dd}.{mm}', '{d}. {mon}', '{d}. {month}'], full=['{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yy}', '{d}. {month} {yyyy}', '{d}. {mon} {yyyy}', '{yyyy}-{mm}-{dd}'],
            head=['{weekday}, {d}. {month}', '{weekday}, {dd}.{mm}.{yyyy}', '{d}. {month} {yyyy}', '{wd}, {d}. {mon}', '{d}. {month}', '{wd} {dd}.{mm}.']),
 'fr': dict(short=['{dd}/{mm}', '{dd}.{mm}', '{d} {mon}', '{dd} {mon}', '{dd} {mm}'], full=['{dd}/{mm}/{yyyy}', '{dd}/{mm}/{yy}', '{dd}.{mm}.{yyyy}', '{d} {month} {yyyy}', '{dd} {mon} {yyyy}'],
            head=['{weekday} {d} {month}', '{weekday} {d} {month} {yyyy}', '{d} {month} {yyyy}', '{wd} {d} {mon}', '{d} {month}', '{WEEKDAY} {d} {MONTH}']),
 'es': dict(short=['{dd}/{mm}', '{d}/{m}', '{dd} {mon}', '{d} {mon}.', '{dd}-{MON}', '{dd} {MON}'], full=['{dd}/{mm}/{yyyy}', '{dd}-{mm}-{yyyy}', '{dd}/{mm}/{yy}', '{d} de {month} de {yyyy}', '{dd} {mon} {yyyy}', '{dd}/{MON}/{yyyy}'],
            head=['{weekday}, {d} de {month}', '{weekday} {d} de {month} de {yyyy}', '{d} de {month}', '{wd} {d} {mon}', '{d} {MONTH}', '{WEEKDAY} {d} DE {MONTH}']),
 'pt': dict(short=['{dd}/{mm}', '{dd}-{mm}', '{dd} {mon}', '{d} {MON}', '{dd} {MON}'], full=['{dd}/{mm}/{yyyy}', '{dd}-{mm}-{yyyy}', '{dd}/{mm}/{yy}', '{d} de {month} de {yyyy}', '{yyyy}-{mm}-{dd}', '{dd} {MON} {yyyy}'],
            head=['{weekday}, {d} de {month}', '{d} de {month} de {yyyy}', '{d} de {month}', '{wd}, {d} {mon}', '{dd} {MON} {yyyy}', '{weekday}, {dd}']),
 'nl': dict(short=['{dd}-{mm}', '{d} {mon}', '{dd} {mon}', '{d}-{m}', '{dd}/{mm}'], full=['{dd}-{mm}-{yyyy}', '{dd}-{mm}-{yy}', '{d} {mon} {yyyy}', '{d} {month} {yyyy}', '{dd}/{mm}/{yyyy}', '{yyyy}-{mm}-{dd}'],
            head=['{weekday} {d} {month}', '{weekday} {d} {month} {yyyy}', '{d} {month} {yyyy}', '{wd} {d} {mon}', '{d} {month}']),
 'ja': dict(short=['{mm}/{dd}', '{m}/{d}', '{m}月{d}日', '{mm}月{dd}日', '{mm}-{dd}'], full=['{yyyy}/{mm}/{dd}', '{yyyy}年{m}月{d}日', '{yyyy}年{mm}月{dd}日', '{yy}/{mm}/{dd}', '{yyyy}.{mm}.{dd}', '令和{era}年{m}月{d}日'],
            head=['{m}月{d}日({wd})', '{yyyy}年{m}月{d}日({wd})', '{m}/{d}({wd})', '{yyyy}年{m}月{d}日', '{m}月{d}日 {wd}曜日'])}

W = {
 'opening': dict(en=['Opening balance', 'Balance brought forward', 'Previous balance', 'You started with'], de=['Alter Kontostand', 'Anfangssaldo', 'Saldovortrag', 'Startguthaben'], fr=['Ancien solde', 'Solde initial', 'Solde précédent', 'Report à nouveau'],
    es=['Saldo anterior', 'Saldo inicial', 'Empezaste con'], pt=['Saldo anterior', 'Saldo inicial', 'Começou com'], nl=['Beginsaldo', 'Vorig saldo', 'Oud saldo'], ja=['前月残高', '繰越残高', '期首残高']),
 'closing': dict(en=['Closing balance', 'New balance', 'Balance carried forward', 'You ended with'], de=['Neuer Kontostand', 'Endsaldo', 'Kontostand neu', 'Schlusssaldo'], fr=['Nouveau solde', 'Solde final', 'Solde en fin de période'],
    es=['Saldo final', 'Saldo actual', 'Terminaste con'], pt=['Saldo final', 'Saldo atual', 'Terminou com'], nl=['Eindsaldo', 'Nieuw saldo'], ja=['当月残高', '期末残高', '現在残高']),
 'date': dict(en=['Date', 'When', 'Posted'], de=['Datum', 'Buchungstag', 'Wann'], fr=['Date', 'Date opé.', 'Quand'], es=['Fecha', 'Cuándo'], pt=['Data', 'Data mov.'], nl=['Datum', 'Wanneer'], ja=['日付', 'ご利用日', '取引日']),
 'desc': dict(en=['Description', 'Details', 'Merchant', 'Who'], de=['Verwendungszweck', 'Empfänger', 'Text', 'Buchungstext'], fr=['Libellé', 'Opération', 'Détail'], es=['Concepto', 'Descripción', 'Comercio'], pt=['Descrição', 'Histórico', 'Estabelecimento'], nl=['Omschrijving', 'Naam', 'Winkel'], ja=['摘要', 'ご利用店名', '内容']),
 'amount': dict(en=['Amount', 'How much', 'Value'], de=['Betrag', 'Umsatz'], fr=['Montant', 'Somme'], es=['Importe', 'Monto'], pt=['Valor', 'Montante'], nl=['Bedrag'], ja=['金額', 'ご利用金額']),
 'balance': dict(en=['Balance', 'Running balance', 'Balance after'], de=['Saldo', 'Kontostand'], fr=['Solde', 'Solde après'], es=['Saldo', 'Saldo tras'], pt=['Saldo', 'Saldo após'], nl=['Saldo', 'Saldo na'], ja=['残高', '差引残高']),
 'in': dict(en=['Money in', 'Deposits', 'Paid in', 'Incoming', 'Credits'], de=['Eingänge', 'Gutschriften', 'Einnahmen', 'Geldeingang'], fr=['Entrées', 'Crédits', 'Encaissements', 'Argent reçu'], es=['Ingresos', 'Abonos', 'Entradas'], pt=['Entradas', 'Créditos', 'Dinheiro que entrou'], nl=['Bij', 'Ontvangen', 'Inkomsten', 'Bijgeschreven'], ja=['入金', 'お預り', '入金合計']),
 'out': dict(en=['Money out', 'Withdrawals', 'Paid out', 'Outgoing', 'Debits', 'Spending'], de=['Ausgänge', 'Belastungen', 'Ausgaben', 'Geldausgang'], fr=['Sorties', 'Débits', 'Dépenses', 'Argent dépensé'], es=['Gastos', 'Cargos', 'Salidas'], pt=['Saídas', 'Débitos', 'Dinheiro que saiu'], nl=['Af', 'Uitgaven', 'Betaald', 'Afgeschreven'], ja=['出金', 'お支払い', '出金合計']),
 'page': dict(en=['Page'], de=['Seite'], fr=['Page'], es=['Página', 'Hoja'], pt=['Página', 'Pág.'], nl=['Pagina', 'Blad'], ja=['ページ']),
 'total': dict(en=['Total', 'Subtotal'], de=['Summe', 'Gesamt'], fr=['Total', 'Sous-total'], es=['Total', 'Subtotal'], pt=['Total', 'Subtotal'], nl=['Totaal', 'Subtotaal'], ja=['合計', '小計']),
 'statement': dict(en=['Statement', 'Your month in money', 'Account activity', 'Statement of account'], de=['Kontoauszug', 'Deine Umsätze', 'Umsatzübersicht'], fr=['Relevé de compte', 'Vos opérations', 'Votre mois'], es=['Extracto', 'Estado de cuenta', 'Tus movimientos'], pt=['Extrato', 'Extrato de conta', 'Os seus movimentos'], nl=['Rekeningoverzicht', 'Afschrift', 'Jouw maand'], ja=['ご利用明細', 'お取引明細', '入出金明細']),
 'account': dict(en=['Account', 'Account no.'], de=['Konto', 'Kontonummer'], fr=['Compte', 'Compte n°'], es=['Cuenta', 'Número de cuenta'], pt=['Conta', 'Conta n.º'], nl=['Rekening', 'Rekeningnummer'], ja=['口座番号', '店番・口座']),
 'card': dict(en=['Card ending', 'Card'], de=['Karte', 'Kartennr.'], fr=['Carte', 'Carte n°'], es=['Tarjeta', 'Tarjeta terminada en'], pt=['Cartão', 'Cartão final'], nl=['Pas', 'Kaart'], ja=['カード', 'カード番号']),
 'pending': dict(en=['Pending', 'Processing'], de=['Vorgemerkt', 'In Bearbeitung'], fr=['En attente', 'À venir'], es=['Pendientes', 'En proceso'], pt=['Pendentes', 'Em processamento'], nl=['In behandeling', 'Gereserveerd'], ja=['未確定', '処理中']),
 'today': dict(en=['Today'], de=['Heute'], fr=["Aujourd'hui", 'Aujourd’hui'], es=['Hoy'], pt=['Hoje'], nl=['Vandaag'], ja=['今日', '本日']),
 'yesterday': dict(en=['Yesterday'], de=['Gestern'], fr=['Hier'], es=['Ayer'], pt=['Ontem'], nl=['Gisteren'], ja=['昨日']),
 'limit': dict(en=['Credit limit', 'Spending limit', 'Arranged overdraft'], de=['Kreditrahmen', 'Verfügungsrahmen', 'Dispolimit'], fr=['Plafond', 'Découvert autorisé'], es=['Límite de crédito', 'Cupo total'], pt=['Limite de crédito', 'Limite total'], nl=['Bestedingslimiet', 'Kredietlimiet'], ja=['ご利用可能枠', '限度額']),
 'due': dict(en=['Payment due', 'Minimum payment', 'Next payment'], de=['Fälliger Betrag', 'Mindestbetrag', 'Nächste Abbuchung'], fr=['Montant à payer', 'Prochain prélèvement', 'Minimum à régler'], es=['Pago mínimo', 'Total a pagar', 'Próximo pago'], pt=['Pagamento mínimo', 'Valor a pagar', 'Próximo pagamento'], nl=['Te betalen', 'Minimumbetaling', 'Volgende incasso'], ja=['お支払金額', '次回お支払い', '最低お支払額']),
 'ref': dict(en=['Ref', 'Reference', 'Transaction ID'], de=['Ref.', 'Referenz', 'Transaktionscode'], fr=['Réf.', 'Référence', 'N° de transaction'], es=['Ref.', 'Referencia', 'Folio', 'N.º de operación'], pt=['Ref.', 'Documento', 'ID da transação'], nl=['Kenmerk', 'Transactienr.', 'Ref.'], ja=['照会番号', '取引番号', '伝票番号']),
 'details': dict(en=['Details', 'View details', 'More', 'Show receipt'], de=['Details', 'Mehr anzeigen', 'Details anzeigen'], fr=['Détails', 'Voir le détail', 'Plus'], es=['Ver detalle', 'Detalles', 'Más'], pt=['Ver detalhes', 'Detalhes', 'Mais'], nl=['Details', 'Bekijk', 'Meer'], ja=['詳細', '詳細を見る']),
 'split': dict(en=['Split bill', 'Add note', 'Repeat', 'Dispute'], de=['Aufteilen', 'Notiz hinzufügen', 'Wiederholen'], fr=['Partager', 'Ajouter une note', 'Contester'], es=['Dividir gasto', 'Añadir nota', 'Repetir'], pt=['Dividir conta', 'Adicionar nota', 'Repetir'], nl=['Splitsen', 'Notitie', 'Betaalverzoek'], ja=['メモを追加', '割り勘', '共有']),
 'category': dict(en=['Category'], de=['Kategorie'], fr=['Catégorie'], es=['Categoría'], pt=['Categoria'], nl=['Categorie'], ja=['カテゴリ']),
 'available': dict(en=['Available', 'Available balance', 'Left to spend'], de=['Verfügbar', 'Verfügbarer Betrag'], fr=['Disponible', 'Solde disponible'], es=['Disponible', 'Saldo disponible'], pt=['Disponível', 'Saldo disponível'], nl=['Beschikbaar', 'Vrij te besteden'], ja=['利用可能額', 'お引出可能額']),
 'spent': dict(en=['Spent', 'Total spent', 'Spent this month'], de=['Ausgegeben', 'Ausgaben gesamt'], fr=['Dépensé', 'Total dépensé'], es=['Gastado', 'Total gastado'], pt=['Gasto', 'Total gasto'], nl=['Uitgegeven', 'Totaal uitgegeven'], ja=['支出', '今月の支出']),
 'carried': dict(en=['Carried forward', 'Balance carried forward'], de=['Übertrag'], fr=['À reporter', 'Report'], es=['Suma y sigue'], pt=['A transportar', 'Transporte'], nl=['Transporteren', 'Transport'], ja=['次頁へ繰越', '繰越']),
 'interest': dict(en=['Interest rate p.a.', 'AER', 'APR'], de=['Sollzinssatz p.a.', 'Zinssatz'], fr=['Taux annuel', 'TAEG'], es=['TAE', 'Tasa anual', 'TIN'], pt=['Taxa anual', 'TAEG', 'TAN'], nl=['Rente per jaar', 'Debetrente'], ja=['年利率', '金利']),
 'points': dict(en=['Points earned', 'Cashback balance', 'Rewards'], de=['Bonuspunkte', 'Cashback'], fr=['Points fidélité', 'Cashback'], es=['Puntos acumulados', 'Puntos'], pt=['Pontos', 'Cashback acumulado'], nl=['Spaarpunten', 'Punten'], ja=['獲得ポイント', 'ポイント残高']),
 'help': dict(en=['Questions? Call', 'Lost your card? Call', 'Help centre'], de=['Fragen? Rufen Sie an:', 'Sperr-Notruf', 'Service'], fr=['Une question ? Appelez le', 'Opposition carte', 'Service client'], es=['¿Dudas? Llámanos al', 'Atención al cliente', 'Pérdida o robo'], pt=['Dúvidas? Ligue', 'Apoio ao cliente', 'SAC'], nl=['Vragen? Bel', 'Pas kwijt? Bel', 'Klantenservice'], ja=['お問い合わせ', '紛失・盗難', 'カスタマーセンター']),
 'newcount': dict(en=['transactions', 'items'], de=['Umsätze', 'Buchungen'], fr=['opérations', 'mouvements'], es=['movimientos', 'operaciones'], pt=['movimentos', 'lançamentos'], nl=['transacties', 'boekingen'], ja=['件']),
}
ADS = dict(
 en=['Switch your energy and save up to {a} a year.', 'Refer a friend: you both get {a}.', 'Home insurance from {a} per month. Terms apply.', 'Earn {p} AER on your first {a} in Flexi Saver.', 'From 1 {mon} the foreign ATM fee changes from {a} to {b}.', 'Your deposits are protected up to {big}.'],
 de=['Freunde werben: {a} Prämie für beide.', 'Ratenkredit ab {a} im Monat, {p} eff. Jahreszins.', 'Ab 1. {mon} kostet die Zusatzkarte {a} statt {b}.', 'Ihre Einlagen sind bis {big} gesetzlich geschützt.', 'Hausratversicherung schon ab {a} monatlich.'],
 fr=['Parrainez un proche : {a} offerts à chacun.', 'Assurance habitation dès {a} par mois.', 'Au 1er {mon}, la cotisation passe de {a} à {b}.', 'Vos dépôts sont garantis jusqu’à {big}.', 'Livret à {p} brut pendant 3 mois.'],
 es=['Invita a un amigo y ganad {a} cada uno.', 'Seguro de hogar desde {a} al mes.', 'A partir del 1 de {mon} la comisión pasa de {a} a {b}.', 'Depósitos garantizados hasta {big}.', 'Cuenta Ahorro al {p} TAE.'],
 pt=['Convide um amigo e ganhe {a}.', 'Seguro de casa desde {a} por mês.', 'A partir de 1 de {mon} a comissão passa de {a} para {b}.', 'Depósitos garantidos até {big}.', 'Crédito pessoal com TAEG de {p}.'],
 nl=['Nodig een vriend uit en ontvang {a}.', 'Inboedelverzekering vanaf {a} per maand.', 'Per 1 {mon} gaat de prijs van het pakket van {a} naar {b}.', 'Uw tegoed is beschermd tot {big}.', 'Spaar nu tegen {p} rente.'],
 ja=['お友達紹介で {a} プレゼント', '定期預金 年 {p} キャンペーン実施中', '{mon}1日より手数料を {a} から {b} に改定いたします', '自動車保険 月々 {a} から'])
CATS = dict(en=['Groceries', 'Eating out', 'Transport', 'Shopping', 'Bills', 'Entertainment', 'Health', 'Travel', 'General'], de=['Lebensmittel', 'Restaurant', 'Mobilität', 'Shopping', 'Wohnen', 'Freizeit', 'Gesundheit', 'Reisen', 'Sonstiges'],
 fr=['Alimentation', 'Restaurants', 'Transports', 'Achats', 'Logement', 'Loisirs', 'Santé', 'Voyages', 'Divers'], es=['Supermercado', 'Restaurantes', 'Transporte', 'Compras', 'Hogar', 'Ocio', 'Salud', 'Viajes', 'Otros'],
 pt=['Supermercado', 'Restauração', 'Transportes', 'Compras', 'Casa', 'Lazer', 'Saúde', 'Viagens', 'Outros'], nl=['Boodschappen', 'Uit eten', 'Vervoer', 'Winkelen', 'Wonen', 'Vrije tijd', 'Gezondheid', 'Reizen', 'Overig'], ja=['食費', '外食', '交通費', '買い物', '住居', '娯楽', '医療', '旅行', 'その他'])
INCAT = dict(en='Income', de='Einkommen', fr='Revenus', es='Ingresos', pt='Receitas', nl='Inkomen', ja='収入')
TYPES = dict(en=dict(card=['Card payment', 'VISA', 'Debit card'], dd=['Direct debit', 'DD'], so=['Standing order', 'SO'], tr=['Transfer', 'Faster payment', 'FPO'], atm=['ATM', 'Cash'], fee=['Fee', 'Charge'], inn=['Credit', 'Received', 'Deposit']),
 de=dict(card=['Kartenzahlung', 'girocard'], dd=['Lastschrift', 'SEPA-Lastschrift'], so=['Dauerauftrag'], tr=['Überweisung', 'Echtzeitüberweisung'], atm=['Bargeld', 'Geldautomat'], fee=['Entgelt', 'Gebühr'], inn=['Gutschrift', 'Eingang']),
 fr=dict(card=['Paiement carte', 'CB'], dd=['Prélèvement'], so=['Virement permanent'], tr=['Virement émis', 'Virement'], atm=['Retrait'], fee=['Frais', 'Commission'], inn=['Virement reçu', 'Crédit']),
 es=dict(card=['Compra', 'Pago con tarjeta'], dd=['Recibo', 'Domiciliación'], so=['Transferencia periódica'], tr=['Transferencia', 'Bizum'], atm=['Cajero', 'Retiro'], fee=['Comisión'], inn=['Abono', 'Ingreso']),
 pt=dict(card=['Compra', 'Cartão'], dd=['Débito direto', 'Débito automático'], so=['Ordem permanente'], tr=['Transferência', 'Pix enviado'], atm=['Levantamento', 'Saque'], fee=['Comissão', 'Tarifa'], inn=['Crédito', 'Pix recebido']),
 nl=dict(card=['Betaalautomaat', 'Pinnen'], dd=['Incasso'], so=['Periodieke overboeking'], tr=['Overschrijving', 'iDEAL'], atm=['Geldautomaat'], fee=['Kosten'], inn=['Bijschrijving', 'Ontvangst']),
 ja=dict(card=['デビット', 'カード'], dd=['口座振替', '自動引落'], so=['定額送金'], tr=['振込', '送金'], atm=['ATM', '出金'], fee=['手数料'], inn=['入金', '振込入金']))
# descriptions: (type, template)
OUT = dict(
 en=[('card', '{m}'), ('card', '{m}'), ('card', '{m} {c}'), ('card', '{M} {n4} {C}'), ('card', '{M} {C} {cc}'), ('card', 'SQ *{M}'), ('card', 'Card purchase {m}'), ('card', 'PAYPAL *{M}'), ('dd', '{m}'), ('dd', '{M} DDR {n6}'), ('dd', 'Direct Debit {m}'), ('so', '{p}'), ('so', 'Standing order to {p} RENT'), ('tr', 'To {p}'), ('tr', '{p} {note}'), ('tr', 'Transfer to savings'), ('atm', 'Cash withdrawal {C}'), ('atm', 'ATM {n4} {c} High St'), ('fee', 'Monthly account fee'), ('fee', 'Non-sterling transaction fee'), ('fee', 'Overdraft interest'), ('tr', 'Check {n4}'), ('dd', 'Council tax {c}'), ('dd', 'Mortgage payment {n6}'), ('card', 'Google *{m} g.co/helppay#'), ('card', 'AMZN Mktp {n6}')],
 de=[('card', '{m}'), ('card', '{m} {c}'), ('card', '{M} SAGT DANKE'), ('card', '{M} FIL. {n4} {C}'), ('card', 'EC-Kartenzahlung {m}'), ('dd', '{m} Mandat {n6}'), ('dd', 'SEPA-Lastschrift {m} Kd.-Nr. {n6}'), ('dd', 'Stadtwerke {c} Abschlag {mon}'), ('so', '{p} Miete {mon}'), ('so', 'Dauerauftrag {p}'), ('tr', 'Überweisung an {p}'), ('tr', '{p} {note}'), ('tr', 'Rechnung {n6} {m}'), ('atm', 'Bargeldauszahlung {c}'), ('atm', 'GA NR{n6} {C}'), ('fee', 'Kontoführungsentgelt'), ('fee', 'Auslandseinsatzentgelt'), ('dd', 'Rundfunk ARD, ZDF, DRadio'), ('dd', 'Finanzamt {c} Einkommensteuer'), ('card', 'PayPal Europe S.a.r.l. {m}')],
 fr=[('card', '{m}'), ('card', 'CB {M} {C}'), ('card', 'CARTE {n4} {M}'), ('card', '{m} {c}'), ('card', 'ACHAT CB {M}'), ('dd', 'PRLV SEPA {M}'), ('dd', 'Prélèvement {m}'), ('dd', 'EDF clients particuliers'), ('so', 'VIR PERM {p} LOYER'), ('tr', 'Virement à {p}'), ('tr', 'VIR INST {p} {note}'), ('atm', 'Retrait DAB {c}'), ('atm', 'RETRAIT DAB {C} {n4}'), ('fee', 'Frais de tenue de compte'), ('fee', 'Cotisation carte Visa Premier'), ('fee', 'Commission d’intervention'), ('tr', 'CHEQUE {n6}'), ('dd', 'DGFIP impôt sur le revenu'), ('dd', 'Échéance prêt {n6}')],
 es=[('card', '{m}'), ('card', 'Compra {m}'), ('card', 'COMPRA TARJ. {n4} {M} {C}'), ('card', '{m} {c}'), ('dd', 'Recibo {m}'), ('dd', 'ADEUDO {M} {n6}'), ('dd', 'Recibo comunidad de propietarios'), ('so', 'Alquiler {p}'), ('tr', 'Bizum a {p}'), ('tr', 'Transferencia a {p} {note}'), ('tr', 'SPEI enviado {p}'), ('atm', 'Cajero {c}'), ('atm', 'RETIRO CAJERO {n4} {C}'), ('fee', 'Comisión mantenimiento'), ('fee', 'IVA comisión'), ('dd', 'Endesa energía {n6}'), ('card', 'OXXO {C}'), ('card', 'Pago QR {m}'), ('dd', 'Seguridad Social autónomos {mon}')],
 pt=[('card', '{m}'), ('card', 'Compra {m} {c}'), ('card', 'COMPRA {n4} {M} {C}'), ('card', 'Compra no débito {m}'), ('dd', 'DD {M} {n6}'), ('dd', 'Débito direto {m}'), ('dd', 'EDP Comercial'), ('so', 'Renda {p}'), ('tr', 'Pix para {p}'), ('tr', 'MB WAY {p}'), ('tr', 'Transferência enviada {p} {note}'), ('atm', 'Levantamento {c}'), ('atm', 'Saque 24h {c}'), ('fee', 'Comissão de manutenção de conta'), ('fee', 'Imposto do selo'), ('fee', 'Tarifa pacote de serviços'), ('tr', 'Pagamento de boleto {m}'), ('card', 'Uber *Trip {c}'), ('dd', 'Condomínio Edifício {c}')],
 nl=[('card', '{m}'), ('card', '{m} {c}'), ('card', '{M} {n4} {C}'), ('card', 'BCK*{M} {C} NLD'), ('card', 'CCV*{M}'), ('dd', '{m} incasso {mon}'), ('dd', 'Ziggo Services BV'), ('dd', 'Waternet {n6}'), ('so', 'Huur {mon} {p}'), ('tr', '{p}'), ('tr', 'Tikkie {p} {note}'), ('tr', '{m} via Mollie'), ('tr', 'iDEAL {m} {n6}'), ('atm', 'Geldmaat {c}'), ('fee', 'Kosten betaalpakket'), ('fee', 'Rente rood staan'), ('dd', 'Belastingdienst motorrijtuigen'), ('dd', 'Zorgverzekering {n6}'), ('tr', 'Naar spaarrekening')],
 ja=[('card', '{m}'), ('card', 'デビット {m}'), ('card', '{m} {c}店'), ('card', 'Ｖデビット　{m}'), ('card', '楽天ペイ {m}'), ('dd', '電気料金'), ('dd', '東京ガス {mon}分'), ('dd', '水道料 {c}'), ('dd', '口座振替 {m}'), ('dd', 'ＮＨＫ受信料'), ('dd', 'ﾐﾂｲｽﾐﾄﾓｶｰﾄﾞ'), ('tr', '振込 {p}'), ('tr', '送金 {p} 様'), ('so', '家賃 {p}'), ('atm', 'ＡＴＭ出金'), ('atm', 'カード {c}支店'), ('atm', 'セブン銀行 ATM'), ('fee', '振込手数料'), ('fee', '時間外手数料'), ('card', 'PayPay {m}'), ('card', 'モバイルSuica チャージ')])
IN = dict(
 en=['{e} SALARY', '{e} PAYROLL {n6}', 'Salary {e}', 'Refund {m}', '{M} REFUND', 'From {p}', '{p} {note}', 'Interest earned', 'Gross interest', 'Cash deposit {c}', 'HMRC CHILD BENEFIT', 'Mobile check deposit', 'Cashback reward', 'Dividend {m}', 'Top-up from {p}'],
 de=['Gehalt {mon} {e}', 'Lohn/Gehalt {e}', 'Gutschrift {p}', '{p} {note}', 'Erstattung {m}', 'Rückzahlung {m} {n6}', 'Habenzinsen', 'Familienkasse Kindergeld', 'Bareinzahlung {c}', 'Dividende {m}'],
 fr=['VIR SALAIRE {e}', 'Virement de {p}', 'VIR RECU {p} {note}', 'Remboursement {m}', 'AVOIR {M}', 'CAF allocations familiales', 'CPAM remboursement soins', 'Intérêts créditeurs', 'Remise de chèque {n6}', 'Versement espèces'],
 es=['Nómina {e}', 'NOMINA {mon} {e}', 'Bizum de {p}', 'Transferencia de {p}', 'Devolución {m}', 'Abono {m}', 'Intereses a su favor', 'Depósito en efectivo', 'SPEI recibido {p} {note}', 'Pensión INSS'],
 pt=['Ordenado {e}', 'Salário {e}', 'Pix recebido {p}', 'Transferência de {p} {note}', 'Estorno {m}', 'Reembolso {m}', 'Juros creditados', 'Depósito em numerário', 'MB WAY de {p}', 'Rendimento poupança'],
 nl=['Salaris {mon} {e}', '{e} loon {n6}', '{p} {note}', 'Tikkie {p}', 'Terugbetaling {m}', 'Toeslagen Belastingdienst', 'Creditrente', 'Storting {c}', 'Kinderbijslag SVB', 'Retour {m}'],
 ja=['給与 {e}', '給与振込', '振込 {p}', '利息', 'ＡＴＭ入金', '返金 {m}', '児童手当', 'キャッシュバック', '振込 {e}', '年金'])
PEOPLE = dict(en=['Sarah Jones', 'J SMITH', 'Mr A Patel', 'Olivia Brown', 'DAVIES M', 'Liam O’Connor', 'Priya Shah', 'Tom & Ellie', 'Grace Kim', 'D. Nguyen'], de=['Anna Müller', 'Thomas Becker', 'Familie Wagner', 'Jürgen Weiß', 'Dr. S. Hoffmann', 'Lena Schäfer', 'KRÜGER, MAX', 'Beat Zürcher'],
 fr=['Camille Martin', 'M. DUPONT', 'Mme Lefèvre', 'Hugo Bernard', 'Chloé Petit', 'J. MOREAU', 'Benoît Tremblay'], es=['María García', 'José López', 'Lucía Fernández', 'A. RODRIGUEZ', 'Pablo Núñez', 'Carmen Ruiz', 'JUAN PÉREZ H'], pt=['João Silva', 'Maria Oliveira', 'Ana Sousa', 'PEDRO SANTOS', 'Rita Carvalho', 'Lucas Pereira', 'M. Gonçalves'],
 nl=['J. de Vries', 'Sanne Bakker', 'Hr M van Dijk', 'Fam. Jansen', 'Daan Visser', 'E.M. Mulder', 'L. Peeters'], ja=['ヤマダ　タロウ', 'サトウ ハナコ', '鈴木一郎', 'タナカ　ケンジ', '高橋美咲', 'ｲﾄｳ ﾕｳｷ'])
CITY = dict(en=['London', 'Leeds', 'Bristol', 'Austin', 'Dublin', 'Sydney', 'Toronto', 'Perth', 'Brooklyn', 'Cork'], de=['Berlin', 'Köln', 'Hamburg', 'München', 'Wien', 'Zürich', 'Graz', 'Leipzig', 'Bern'], fr=['Paris', 'Lyon', 'Nantes', 'Lille', 'Bruxelles', 'Genève', 'Montréal', 'Toulouse'], es=['Madrid', 'Sevilla', 'Valencia', 'Bogotá', 'Monterrey', 'Córdoba', 'Bilbao', 'CDMX'],
 pt=['Lisboa', 'Porto', 'Braga', 'São Paulo', 'Curitiba', 'Faro', 'Recife'], nl=['Amsterdam', 'Utrecht', 'Rotterdam', 'Gent', 'Antwerpen', 'Zwolle', 'Breda'], ja=['新宿', '渋谷', '横浜', '梅田', '札幌', '博多', '名古屋'])
EMP = dict(en=['ACME LTD', 'NORTHWIND TRADERS', 'City Council', 'BRIGHTSIDE CARE', 'INITECH LLC'], de=['Muster GmbH', 'KLINIKUM NORD', 'Bauer & Söhne KG', 'Land Hessen'], fr=['SARL DUVAL', 'MAIRIE DE LYON', 'ATELIER BLEU SAS'], es=['SOLUCIONES NORTE SL', 'Ayuntamiento', 'GRUPO ALFA SA DE CV'], pt=['HORIZONTE LDA', 'Câmara Municipal', 'TECNO BR LTDA'], nl=['Van Loon B.V.', 'Gemeente Utrecht', 'ZORGGROEP OOST'], ja=['カ）ヤマトシヨウジ', '株式会社青空', 'ｶ)ｻｸﾗ'])
NOTE = dict(en=['rent', 'dinner', 'Thanks!', 'birthday gift', 'football subs', 'invoice {n4}', 'gas bill'], de=['Danke', 'Geschenk', 'Anteil Strom', 'Re. {n4}', 'Urlaub', 'Taschengeld'], fr=['restaurant', 'cadeau', 'loyer', 'merci', 'facture {n4}'], es=['cena', 'regalo', 'gracias', 'factura {n4}', 'gimnasio'], pt=['jantar', 'prenda', 'obrigado', 'fatura {n4}', 'aula'], nl=['etentje', 'cadeau', 'bedankt', 'factuur {n4}', 'benzine'], ja=['飲み会', '会費', 'お祝い'])
BANKS = dict(en=['Harbour Bank', 'Fernleaf Credit Union', 'PENNY', 'Northgate Building Society', 'Maple Trust', 'Otter Money', 'First Prairie Bank', 'KoalaPay'], de=['Neubank Eins', 'Sparverein Süd', 'Alpenbank', 'Volkskasse Rhein', 'kontorio'], fr=['Banque du Lac', 'Crédit Littoral', 'Néo', 'Caisse Boréale'], es=['Banco Levante', 'Caja Andina', 'Bancolibre', 'Nuba'], pt=['Banco Atlântico Sul', 'Caixa do Minho', 'Roxo', 'Banco Ipê'], nl=['Polderbank', 'Grachtbank', 'Spaarwijs', 'Knaak'], ja=['みどり銀行', 'あおぞらペイ', 'さくら信用金庫', '東都カード'])
STREET = dict(en='{} Mill Lane', de='Lindenweg {}', fr='{} rue des Lilas', es='Calle Mayor {}', pt='Rua das Flores {}', nl='Dorpsstraat {}', ja='1丁目2-{}')
COUNTRY = {  # code: (lang, date styles, sign, code, number styles, scale)
 'GB': ('en', 'en', '£', 'GBP', ['c'], 1), 'US': ('en', 'us', '$', 'USD', ['c'], 1.2), 'IE': ('en', 'en', '€', 'EUR', ['c'], 1), 'AU': ('en', 'en', '$', 'AUD', ['c'], 1.6), 'CA': ('en', 'us', '$', 'CAD', ['c'], 1.5), 'ZA': ('en', 'en', 'R', 'ZAR', ['sd', 'c'], 18), 'IN': ('en', 'en', '₹', 'INR', ['lakh'], 60), 'SG': ('en', 'en', 'S$', 'SGD', ['c'], 1.5),
 'DE': ('de', 'de', '€', 'EUR', ['p'], 1), 'AT': ('de', 'de', '€', 'EUR', ['p', 's'], 1), 'CH': ('de', 'de', 'CHF', 'CHF', ['q'], 1), 'FR': ('fr', 'fr', '€', 'EUR', ['s'], 1), 'BE': ('fr', 'fr', '€', 'EUR', ['p', 's'], 1), 'CHf': ('fr', 'fr', 'CHF', 'CHF', ['q'], 1), 'QC': ('fr', 'fr', '$', 'CAD', ['s'], 1.5),
 'ES': ('es', 'es', '€', 'EUR', ['p', 'n'], 1), 'MX': ('es', 'es', '$', 'MXN', ['c'], 18), 'AR': ('es', 'es', '$', 'ARS', ['p'], 1000), 'CO': ('es', 'es', '$', 'COP', ['co'], 4000), 'PT': ('pt', 'pt', '€', 'EUR', ['p', 's'], 1), 'BR': ('pt', 'pt', 'R$', 'BRL', ['p'], 5), 'NL': ('nl', 'nl', '€', 'EUR', ['p', 'n'], 1), 'VL': ('nl', 'nl', '€', 'EUR', ['p'], 1), 'JP': ('ja', 'ja', '¥', 'JPY', ['c'], 150)}
WEIGHT = dict(en=['GB', 'GB', 'US', 'US', 'IE', 'AU', 'CA', 'ZA', 'IN', 'SG'], de=['DE', 'DE', 'AT', 'CH'], fr=['FR', 'FR', 'BE', 'CHf', 'QC'], es=['ES', 'ES', 'MX', 'AR', 'CO'], pt=['PT', 'BR', 'BR'], nl=['NL', 'NL', 'VL'], ja=['JP'])
LANGS = ['en', 'en', 'de', 'fr', 'es', 'pt', 'ja', 'nl']

class Tx: pass

class Ctx:
    def __init__(s, rng, langs=None):
        s.rng = rng
        s.lang = rng.choice(langs or LANGS)
        s.set_country(rng.choice(WEIGHT[s.lang]))
        s.neg = rng.choice(['-', '-', '-', '−', '–'] + (['▲', '△'] if s.lang == 'ja' else []))
        s.mode = rng.choice(['minus', 'minus', 'pm', 'pm', 'trail', 'paren', 'plus'])
        s.bank = rng.choice(BANKS[s.lang])
        s.upper = rng.random() < 0.12
        s.start = datetime.date(rng.randint(2022, 2026), rng.randint(1, 12), 1)
        if rng.random() < 0.3: s.start += D1 * rng.randint(3, 20)
        s.styles = STYLES[s.dstyle]
    def set_country(s, code):
        s.country = code
        _, s.dstyle, s.sign, s.code, styles, s.scale = COUNTRY[code]
        s.style = s.rng.choice(styles)
        s.zero = s.code == 'JPY'
        s.cur = s.rng.choice(['none', 'none', 'pre', 'pre', 'post', 'code', 'codepost', 'presp'])
        if s.lang in ('en',) and s.cur in ('post', 'presp'): s.cur = 'pre'
        if s.code in ('EUR',) and s.lang != 'en' and s.cur == 'pre': s.cur = s.rng.choice(['post', 'presp', 'post'])
        if s.code == 'CHF' and s.cur in ('pre', 'post', 'codepost'): s.cur = 'presp'
        if s.code == 'JPY': s.cur = s.rng.choice(['none', 'pre', 'yen', 'yen'])
        if s.sign in ('R$', '$', '£') and s.cur == 'post' and s.country != 'QC': s.cur = 'pre'
    def t(s, key): return s.rng.choice(W[key][s.lang])
    def short(s, key): return min(W[key][s.lang], key=len)
    def fixt(s, *keys): return [s.t(k) for k in keys]
    def num(s, minor):
        v = abs(minor)
        if s.zero: return f'{v:,}'
        if s.style == 'co': return f'{v // 100:,}'.replace(',', '.')
        whole, cents = divmod(v, 100)
        if s.style == 'n': return f'{whole},{cents:02d}'
        if s.style == 'lakh':
            t = str(whole)
            if len(t) > 3:
                a, b = t[:-3], t[-3:]; parts = []
                while len(a) > 2: parts.insert(0, a[-2:]); a = a[:-2]
                t = ','.join(([a] if a else []) + parts + [b])
            return f'{t}.{cents:02d}'
        sep, dot = {'c': (',', '.'), 'p': ('.', ','), 's': (' ', ','), 'q': ("'", '.'), 'sd': (' ', '.')}[s.style]
        return f'{whole:,}'.replace(',', sep) + f'{dot}{cents:02d}'
    def withcur(s, text, cur=None):
        cur = cur or s.cur
        return {'none': text, 'pre': s.sign + text, 'presp': s.sign + ' ' + text, 'post': text + ' ' + s.sign, 'code': s.code + ' ' + text, 'codepost': text + ' ' + s.code, 'yen': text + '円'}[cur]
    def abs(s, minor, cur=None): return s.withcur(s.num(minor), cur)
    def amt(s, minor, mode=None, cur=None):
        mode, cur = mode or s.mode, cur or s.cur
        n = s.num(minor)
        if mode == 'abs': return s.withcur(n, cur)
        if mode == 'paren': return f'({s.withcur(n, cur)})' if minor < 0 else s.withcur(n, cur)
        if mode == 'trail':
            g = '-' if minor < 0 else ''
            return s.withcur(n + g, cur) if cur in ('none', 'code', 'codepost', 'post') else s.withcur(n, cur) + g
        g = s.neg if minor < 0 else '+'
        if mode == 'minus' and minor >= 0 or mode == 'plus' and minor < 0: g = ''
        if cur in ('code', 'presp') : return s.withcur(g + n, cur)
        return g + s.withcur(n, cur)
    def bal(s, minor, cur=None): return s.amt(minor, 'trail' if s.mode == 'trail' else 'minus', cur)
    def pickdate(s, *kinds):
        kind = s.rng.choice(kinds or ['short', 'full']); return s.rng.choice(s.styles[kind])
    def date(s, d, style):
        mon, month, week, wd = MON[s.lang][d.month - 1], MONTHS[s.lang][d.month - 1], WEEK[s.lang][d.weekday()], WD[s.lang][d.weekday()]
        return style.format(d=d.day, dd=f'{d.day:02d}', m=d.month, mm=f'{d.month:02d}', yyyy=d.year, yy=f'{d.year % 100:02d}', era=d.year - 2018, mon=mon, MON=mon.rstrip('.').upper(), month=month, MONTH=month.upper(), weekday=week, WEEKDAY=week.upper(), wd=wd)
    def monthyear(s, d): return f'{d.year}年{d.month}月' if s.lang == 'ja' else f'{MONTHS[s.lang][d.month - 1].capitalize()} {d.year}'
    def period(s, txs):
        f = s.pickdate('full'); a, b = min(t.day for t in txs), max(t.day for t in txs)
        return f'{s.date(a, f)} {s.rng.choice(["-", "–", "to" if s.lang == "en" else "–", "〜" if s.lang == "ja" else "-"])} {s.date(b, f)}'
    def time(s):
        h, m = s.rng.randint(6, 23), s.rng.randint(0, 59)
        return f'{(h - 1) % 12 + 1}:{m:02d} {"AM" if h < 12 else "PM"}' if s.dstyle == 'us' else f'{h:02d}:{m:02d}'
    def n(s, k): return ''.join(s.rng.choice('0123456789') for _ in range(k))
    def refid(s): return s.rng.choice([s.n(9), s.n(12), ''.join(s.rng.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(s.rng.choice([10, 14, 17]))), f'{s.rng.choice("ABCDE")}{s.n(4)}-{s.n(5)}'])
    def merchant(s):
        for _ in range(9):
            m = stmt.merchant(s.rng)
            if re.search(r'[^\W\d_]', m) and (s.lang == 'ja' or not re.search(r'[^\u0000-\u024f’–]', m)): return m
        return m
    def fill(s, t):
        rng = s.rng
        if '{note}' in t: t = t.replace('{note}', rng.choice(NOTE[s.lang]))
        m, c = s.merchant(), rng.choice(CITY[s.lang])
        t = t.format(m=m, M=m.upper(), c=c, C=c.upper(), p=rng.choice(PEOPLE[s.lang]), e=rng.choice(EMP[s.lang]), n4=s.n(4), n6=s.n(rng.randint(5, 9)), mon=MONTHS[s.lang][s.start.month - 1], cc=rng.choice(['GB', 'US', 'IE', 'NL', 'DE']))
        t = ' '.join(t.split())
        return t.upper() if s.upper else t
    def money(s, lo, hi):
        import math
        v = math.exp(s.rng.uniform(math.log(lo), math.log(hi))) * s.scale
        if s.zero: v = int(v); return max(1, round(v, -1) if s.rng.random() < 0.4 else v)
        if s.style == 'co': return max(1, int(v)) * 100
        cents = int(v * 100)
        if s.rng.random() < 0.25: cents = max(100, cents // 100 * 100)
        return max(1, cents)
    def tx(s, sign=None, p_in=0.25):
        rng, x = s.rng, Tx()
        if sign is None: sign = 1 if rng.random() < p_in else -1
        if sign < 0:
            x.type, t = rng.choice(OUT[s.lang]); x.name = s.fill(t)
            x.minor = -s.money(*{'card': (1.2, 180), 'dd': (5, 900), 'so': (50, 1500), 'tr': (3, 2500), 'atm': (10, 400), 'fee': (0.2, 25)}[x.type])
            if x.type == 'atm' and not s.zero and s.style != 'co': x.minor = -max(1000, abs(x.minor) // 1000 * 1000)
            x.cat = rng.choice(CATS[s.lang])
        else:
            t = rng.choice(IN[s.lang]); x.type, x.name, x.cat = 'inn', s.fill(t), INCAT[s.lang]
            x.minor = s.money(900, 5200) if '{e}' in t else s.money(0.3, 900)
        x.typeword = rng.choice(TYPES[s.lang][x.type]); x.time = s.time(); x.ref = s.refid()
        x.day = s.start
        return x
    def shop(s):
        x = s.tx(-1)
        if x.type != 'card' and not (x.type == 'fee' and s.rng.random() < .3): x.name = s.merchant(); x.type = 'card'; x.typeword = s.rng.choice(TYPES[s.lang]['card'])
        return x
    def txs(s, lo=5, hi=20, p_in=None, maker=None):
        rng = s.rng
        n = rng.randint(lo, hi)
        if rng.random() < 0.05: n = rng.randint(1, min(3, hi))
        if p_in is None: p_in = rng.choice([0, 0.1, 0.2, 0.25, 0.3, 0.5, 0.5, 0.8, 1.0 if rng.random() < 0.3 else 0.2])
        span = rng.choice([4, 12, 29, 29, 29, 60])
        offs = sorted(rng.randint(0, span) for _ in range(n))
        out = []
        for o in offs:
            x = maker() if maker else s.tx(p_in=p_in); x.day = s.start + D1 * o; out.append(x)
        return out
    def balances(s, txs, open=None):
        """txs oldest first: sets t.bal, returns opening, closing."""
        if open is None: open = s.money(200, 9000) * (-1 if s.rng.random() < 0.05 else 1)
        b = open
        for t in txs: b += t.minor; t.bal = b
        return open, b
    def iban(s): return s.rng.choice(['DE', 'NL', 'FR', 'ES', 'GB', 'PT']) + s.n(2) + ' ' + ' '.join(s.n(4) for _ in range(4))
    def acct(s): return s.rng.choice([s.n(8), f'{s.n(2)}-{s.n(2)}-{s.n(2)} {s.n(8)}', s.iban() if s.code == 'EUR' else s.n(10), f'{s.n(3)}-{s.n(7)}', f'****{s.n(4)}'])
    def pct(s): return f'{s.rng.randint(0, 24)}{"." if s.style in ("c", "q", "lakh", "sd") else ","}{s.rng.randint(0, 99):02d}{s.rng.choice(["%", " %"]) if s.lang in ("fr", "de") else "%"}'
    def phone(s): return s.rng.choice(['0800 {} {}', '+44 20 {} {}', '{}-{}', '0{} {}', '1-800-{}-{}']).format(s.n(3), s.n(4))
    def ad(s): return s.rng.choice(ADS[s.lang]).format(a=s.abs(s.money(2, 300)), b=s.abs(s.money(2, 300)), p=s.pct(), mon=MONTHS[s.lang][s.rng.randint(0, 11)], big=s.abs(s.money(85000, 100001)))
    # -------- drawing helpers
    def lines(s, x, width, size, most=2, bold=False, mono=False):
        """Cuts x.name into at most `most` lines that fit; changes the name where it can't fit."""
        def cut(text):
            out, now = [], ''
            for w in text.split():
                if now and width_of(now + ' ' + w, size, bold, mono) > width: out.append(now); now = w
                else: now = (now + ' ' + w).strip()
            return out + [now] if now else out
        ls = cut(x.name)
        if len(ls) > most or any(width_of(l, size, bold, mono) > width for l in ls):
            ls = ls[:most]; ok = []
            for l in ls:
                while len(l) > 1 and width_of(l, size, bold, mono) > width: l = l[:-1].rstrip()
                if l: ok.append(l)
                if l != ls[len(ok) - 1]: break
            ls = ok; x.name = ' '.join(ls)
        return ls

def fitput(doc, x, y, text, width, size=9, align='left', **k):
    """Unlabeled text cut to a width."""
    text = str(text); kk = {a: k[a] for a in ('bold', 'mono') if a in k}
    while text and width_of(text, size, **kk) > width: text = text[:-1].rstrip()
    return doc.put(x, y, text, size=size, align=align, **k)

class Pages:
    """Keeps y, breaks pages, draws headers and footers."""
    def __init__(s, c, doc, top=None, left=None, right=None):
        rng = c.rng; s.c, s.doc, s.rng = c, doc, rng
        s.left = rng.randint(28, 60) if left is None else left
        s.right = doc.width - (rng.randint(28, 60) if right is None else right)
        s.bottom = doc.height - rng.randint(50, 80)
        s.first_top = rng.randint(36, 60) if top is None else top
        s.foot = rng.choice([None, 'page', 'legal', 'both'])
        s.headrep = rng.random() < 0.6
        s.pageword = c.t('page'); s.legal = f'{c.bank} · {rng.choice(["www.", ""])}{"".join(ch for ch in c.bank.lower() if ch.isascii() and ch.isalnum()) or "bank"}.{rng.choice(["com", "eu", "co", "net"])} · {c.phone()}'
        s.y = s.first_top; s.onpage = None; s.w = s.right - s.left
        s.footer()
    def footer(s):
        y = s.doc.height - 22
        if s.foot in ('page', 'both'): s.doc.put(s.right, y, f'{s.pageword} {s.doc.page + 1}' if s.c.lang != 'ja' else f'{s.doc.page + 1} ページ', size=7, align='right')
        if s.foot in ('legal', 'both'): fitput(s.doc, s.left, y, s.legal, s.w - 70, size=6.5)
    def need(s, h):
        if s.y + h > s.bottom: s.newpage(); return True
        return False
    def newpage(s):
        s.doc.new_page(); s.y = s.rng.choice([40, 50]); s.footer()
        if s.headrep: fitput(s.doc, s.left, s.y, f'{s.c.bank} – {s.c.acc}' if hasattr(s.c, 'acc') else s.c.bank, s.w, size=8); s.y += 24
        if s.onpage: s.onpage()
    def header(s, title=None, txs=None):
        c, rng, doc = s.c, s.rng, s.doc
        c.acc = c.acct()
        kind = rng.choice(['left', 'split', 'center', 'mini'])
        title = title or c.t('statement')
        per = c.period(txs) if txs and rng.random() < 0.9 else c.monthyear(c.start)
        holder = rng.choice(PEOPLE[c.lang])
        if kind == 'mini':
            fitput(doc, s.left, s.y, f'{c.bank}  {title}', s.w, size=13, bold=True); s.y += 14
            fitput(doc, s.left, s.y, f'{per}  {holder}', s.w, size=8); s.y += 24
        elif kind == 'center':
            mid = (s.left + s.right) / 2
            fitput(doc, mid, s.y, c.bank, s.w, size=16, bold=True, align='center'); s.y += 18
            fitput(doc, mid, s.y, title, s.w, size=11, align='center'); s.y += 14
            fitput(doc, mid, s.y, per, s.w, size=9, align='center'); s.y += 12
            fitput(doc, mid, s.y, f'{c.t("account")} {c.acc}', s.w, size=8, align='center'); s.y += 26
        elif kind == 'split':
            fitput(doc, s.left, s.y, c.bank, s.w * .5, size=15, bold=True); fitput(doc, s.right, s.y, title, s.w * .45, size=11, align='right'); s.y += 20
            for a, b in [(holder, per), (STREET[c.lang].format(rng.randint(1, 99)), f'{c.t("account")}: {c.acc}'), (f'{c.n(5)} {rng.choice(CITY[c.lang])}', c.phone())][:rng.randint(1, 3)]:
                fitput(doc, s.left, s.y, a, s.w * .45, size=8.5); fitput(doc, s.right, s.y, b, s.w * .5, size=8.5, align='right'); s.y += 12
            s.y += 16
        else:
            fitput(doc, s.left, s.y, title, s.w, size=18, bold=True); s.y += 18
            for line in [per, holder, f'{c.t("account")} {c.acc}', f'BIC {"".join(rng.choice("ABCDEFGH") for _ in range(8))}'][:rng.randint(1, 4)]: fitput(doc, s.left, s.y, line, s.w, size=9); s.y += 12
            s.y += 16
    def boxes(s, pairs):
        """pairs: (label, text, labels); side by side or listed."""
        c, rng, doc = s.c, s.rng, s.doc
        kind = rng.choice(['row', 'row', 'list', 'sentence'])
        if kind == 'row' and s.w / len(pairs) > 90:
            step = s.w / len(pairs); big = rng.choice([10, 12, 14]); top = rng.random() < 0.6
            while any(width_of(b, big, True) > step - 8 for _, b, _ in pairs) and big > 7: big -= 1
            for i, (a, b, l) in enumerate(pairs):
                x = s.left + i * step
                fitput(doc, x, s.y if top else s.y + 15, a, step - 8, size=7.5); doc.put(x, s.y + (15 if top else 0), b, size=big, bold=True, **l)
            s.y += 42
        elif kind == 'sentence':
            for a, b, l in pairs:
                e = fitput(doc, s.left, s.y, a, s.w * .6, size=9); doc.put(e + 4, s.y, b, size=9, bold=True, **l); s.y += 13
            s.y += 14
        else:
            x2 = min(s.right, s.left + rng.choice([220, 260, s.w])); flip = rng.random() < 0.3 and s.w > 400
            off = s.right - x2 if flip else 0
            for a, b, l in pairs: fitput(doc, s.left + off, s.y, a, x2 - s.left - 95, size=9); doc.put(x2 + off, s.y, b, size=9, align='right', **l); s.y += 13
            s.y += 14
    def summary(s, open, close, txs, extra=True):
        c, rng = s.c, s.rng
        p = [(c.t('opening'), c.bal(open), {'opening': True})]
        if rng.random() < 0.7: p += [(c.t('in'), c.abs(sum(t.minor for t in txs if t.minor > 0)), {}), (c.t('out'), c.amt(-sum(-t.minor for t in txs if t.minor < 0)) if c.mode != 'plus' and rng.random() < .5 else c.abs(sum(-t.minor for t in txs if t.minor < 0)), {})]
        p += [(c.t('closing'), c.bal(close), {'closing': True})]
        if extra and rng.random() < 0.25: p += [(c.t('limit'), c.abs(c.money(500, 5000)), {})]
        if rng.random() < 0.1: p = p[-1:] + p[:-1]
        s.boxes(p)
    def noise(s, n=None):
        for _ in range(s.rng.choice([0, 0, 1, 1, 2]) if n is None else n): s.noise1()
    def noise1(s):
        c, rng, doc = s.c, s.rng, s.doc
        kind = rng.choice(['ad', 'ad', 'rates', 'fees', 'points', 'chart', 'plan', 'help'])
        s.need(70)
        if kind == 'ad':
            for l in doc.wrap(c.ad(), s.w - 20, 9): fitput(doc, s.left + 8, s.y, l, s.w - 10, size=9); s.y += 12
        elif kind == 'help': fitput(doc, s.left, s.y, f'{c.t("help")} {c.phone()}', s.w, size=8); s.y += 12
        elif kind == 'rates':
            fitput(doc, s.left, s.y, c.t('interest'), s.w, size=9, bold=True); s.y += 12
            for _ in range(rng.randint(2, 3)):
                fitput(doc, s.left, s.y, f'{c.abs(c.money(1, 2000))} – {c.abs(c.money(2000, 9000))}', 190, size=8); doc.put(s.left + 240, s.y, c.pct(), size=8, align='right'); s.y += 11
        elif kind == 'fees':
            for typ in rng.sample(['card', 'tr', 'atm', 'so'], 3):
                fitput(doc, s.left, s.y, rng.choice(TYPES[c.lang][typ]), 130, size=8); doc.put(s.left + 210, s.y, c.abs(c.money(.2, 9)), size=8, align='right'); s.y += 11
        elif kind == 'points':
            e = fitput(doc, s.left, s.y, c.t('points'), s.w * .5, size=9, bold=True); doc.put(e + 10, s.y, f'{rng.randint(0, 9)} {c.n(3)}' if c.style == 's' else c.n(4), size=9); s.y += 12
        elif kind == 'chart':
            k = rng.randint(4, 6); step = min(62, s.w / k)
            for i in range(k):
                d = MON[c.lang][(c.start.month - 1 - k + i) % 12]
                doc.put(s.left + i * step + step / 2, s.y, str(c.money(200, 3000) // (1 if c.zero else 100)), size=7, align='center'); doc.put(s.left + i * step + step / 2, s.y + 22, d, size=7, align='center')
            s.y += 34
        elif kind == 'plan':
            f = c.pickdate('full')
            fitput(doc, s.left, s.y, c.t('due'), s.w, size=9, bold=True); s.y += 12
            for i in range(rng.randint(1, 3)):
                doc.put(s.left, s.y, c.date(c.start + D1 * (62 + 30 * i), f), size=8); doc.put(s.left + 220, s.y, c.abs(c.money(20, 300)), size=8, align='right'); s.y += 11
        s.y += 12

def fade(c):  # page sizes
    return c.rng.choice([(595, 842), (595, 842), (612, 792), (612, 792), (420, 595), (842, 595)])
def groups(txs):
    out = []
    for t in txs:
        if out and out[-1][0] == t.day: out[-1][1].append(t)
        else: out.append((t.day, [t]))
    return out

# ================================================================ PDF layouts
def p_cards(rng):
    """A grid of cards, one per transaction."""
    c = Ctx(rng); w, h = rng.choice([(595, 842), (612, 792), (842, 595)]); doc = Doc(w, h); P = Pages(c, doc)
    txs = c.txs(4, 18); open, close = c.balances(txs); hasbal = rng.random() < 0.35
    P.header(txs=txs)
    if rng.random() < 0.7: P.summary(open, close, txs)
    P.noise()
    if not hasbal and rng.random() < 0.5: txs = txs[::-1]
    k = rng.choice([2, 3, 3, 4] if w > 800 else [2, 2, 3]); gap = rng.randint(10, 22); cw = (P.w - gap * (k - 1)) / k
    ds = c.pickdate('short', 'full', 'full', 'head'); size = rng.choice([8, 9, 10]); big = rng.choice([size, size + 2, size + 5])
    order = ['date', 'name', 'amount'] + [e for e in ['cat', 'ref', 'type', 'time'] if rng.random() < 0.35] + (['balance'] if hasbal else [])
    rng.shuffle(order)
    pos = {e: rng.choice(['left', 'left', 'right', 'center']) if rng.random() < 0.35 else 'left' for e in order}
    if rng.random() < 0.3: pos['amount'] = 'right'
    lab = rng.random() < 0.25; sym = rng.choice(['', '', '● ', '▸ ', '№'])
    labels = {'date': c.t('date'), 'amount': c.t('amount'), 'balance': c.t('balance'), 'ref': c.t('ref')}; blab = labels['balance']
    nl = rng.choice([1, 2, 2, 3]); cardmode = rng.choice([c.mode, 'pm']); btrail = rng.random() < .5
    if width_of(c.amt(-99999999, cardmode), big, True) > cw: big = size
    for i in range(0, len(txs), k):
        row = txs[i:i + k]; P.need((len(order) + nl) * (size + 4) + big + 12)
        low = P.y
        for j, t in enumerate(row):
            x0 = P.left + j * (cw + gap); y = P.y
            ls = c.lines(t, cw - 4, size, nl, True); r = doc.row(t.day, t.minor, t.name)
            for e in order:
                al = pos[e]; x = {'left': x0, 'right': x0 + cw, 'center': x0 + cw / 2}[al]
                if e == 'name':
                    for l in ls: doc.put(x, y, l, size=size, bold=True, align=al, name=r); y += size + 3
                elif e == 'date':
                    if lab and al == 'left': x = doc.put(x, y, labels['date'], size=7) + 4
                    doc.put(x, y, c.date(t.day, ds), size=size - 1, align=al, date=r); y += size + 3
                elif e == 'amount': doc.put(x, y + (big - size), c.amt(t.minor, cardmode), size=big, bold=True, align=al, amount=r); y += big + 5
                elif e == 'cat': fitput(doc, x, y, t.cat, cw, size=7, align=al); y += 10
                elif e == 'type': fitput(doc, x, y, t.typeword.upper(), cw, size=7, align=al); y += 10
                elif e == 'time': doc.put(x, y, t.time, size=7, align=al); y += 10
                elif e == 'ref': fitput(doc, x, y, f'{labels["ref"]} {t.ref}', cw, size=6.5, align=al); y += 10
                elif e == 'balance':
                    if al == 'left': x = fitput(doc, x, y, blab, cw - 70, size=7) + 4
                    doc.put(x, y, c.bal(t.bal), size=size - 1, align=al, balance=r); y += size + 3
            low = max(low, y)
        P.y = low + rng.randint(12, 14)
    P.noise()
    return doc

def p_timeline(rng):
    """A vertical axis with dots; the day as a big number on its left."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792), (420, 700), (390, 844)])); P = Pages(c, doc)
    txs = c.txs(5, 20); open, close = c.balances(txs); P.header(txs=txs)
    if rng.random() < .5: P.summary(open, close, txs, False)
    bal = rng.random() < .4
    if not bal and rng.random() < .6: txs = txs[::-1]
    axis = P.left + rng.randint(58, 80); dot = rng.choice(['●', '○', '•', '◆', '│', '']); size = rng.choice([8, 9, 10]); stack = rng.random() < .5
    show = rng.choice(['num', 'short', 'wdnum']); ds = c.rng.choice([x for x in c.styles['short']]); bar = rng.random() < .3
    amode = rng.choice([c.mode, 'pm']); namew = P.right - axis - 20 - (0 if stack else 105); sub = rng.choice(['cat', 'time', 'type', 'both', None])
    cm = None
    for day, ts in groups(txs):
        if (day.year, day.month) != cm and (show != 'short' or rng.random() < .1):
            cm = (day.year, day.month); P.need(70); doc.put(P.left, P.y, c.monthyear(day).upper() if rng.random() < .5 else c.monthyear(day), size=12, bold=True); P.y += 22
        rows = []; first = True; P.need(50); dy = P.y; dp = doc.page
        for t in ts:
            if P.need(46): pass
            if not first and doc.page != dp: dp = doc.page
            ls = c.lines(t, namew, size, 2); r = doc.row(t.day, t.minor, t.name); rows.append(r); y = P.y
            if first: first = False; at = (P.y, doc.page)
            if dot: doc.put(axis, y, dot, size=7, align='center')
            for l in ls: doc.put(axis + 12, P.y, l, size=size, bold=False, name=r); P.y += size + 3
            if stack: doc.put(axis + 12, P.y + 1, c.amt(t.minor, amode), size=size + 1, bold=True, amount=r); P.y += size + 5
            else: doc.put(P.right, y, c.amt(t.minor, amode), size=size, bold=True, align='right', amount=r)
            if bal: doc.put(P.right, y + (size + 3 if not stack else 0), c.bal(t.bal), size=size - 1.5, align='right', balance=r) if not stack or namew - max(width_of(l, size) for l in ls) > 75 else None
            if sub: fitput(doc, axis + 12, P.y, {'cat': t.cat, 'time': t.time, 'type': t.typeword, 'both': f'{t.time} · {t.cat}'}[sub], P.w - axis + P.left - 100, size=7); P.y += 10
            elif bal and not stack and len(ls) == 1: P.y += 10
            P.y += 8
        page = doc.page; doc.page = at[1]
        if show == 'num': doc.put(axis - 14, at[0] + 5, f'{day.day:02d}' if rng.random() < .5 else str(day.day), size=16, bold=True, align='right', date=rows)
        elif show == 'short': doc.put(axis - 12, at[0], c.date(day, ds), size=min(size, 8.5), align='right', date=rows)
        else: doc.put(axis - 14, at[0], f'{WD[c.lang][day.weekday()]} {day.day}', size=size, bold=True, align='right', date=rows)
        doc.page = page
        if bar: P.y += 6
        P.y += 4
    P.noise()
    return doc

def p_dayheads(rng):
    """Days as headings with a day sum or end-of-day balance."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); txs = c.txs(6, 24); open, close = c.balances(txs); P.header(txs=txs)
    if rng.random() < .6: P.summary(open, close, txs)
    P.noise(rng.choice([0, 1]))
    hs = c.pickdate('head', 'head', 'full'); daysum = rng.choice([None, 'sum', 'bal']); size = rng.choice([8, 9, 10, 11]); lead = size + rng.randint(4, 9)
    if rng.random() < .5: gs = groups(txs)[::-1]
    else: gs = groups(txs)
    indent = rng.choice([0, 0, 12, 30]); sub = rng.choice([None, None, 'cat', 'type', 'time']); side = rng.choice(['right', 'right', 'left', 'dots']); amode = rng.choice([c.mode, 'pm'])
    center = rng.random() < .2; sumw, balw = c.t('total'), c.t('balance'); lx = 105
    for day, ts in gs:
        P.need(lead * 3); head = c.date(day, hs)
        if rng.random() < .5 and False: head = head.upper()
        hy, hp = P.y, doc.page; P.y += lead + rng.choice([0, 2]); rows = []
        for t in ts:
            P.need(lead * 2 + 8)
            ls = c.lines(t, P.w - indent - 125 - (0 if not sub else 20), size, 2); r = doc.row(t.day, t.minor, t.name); rows.append(r); y = P.y; a = c.amt(t.minor, amode)
            if side == 'left':
                doc.put(P.left + indent + 80, y, a, size=size, align='right', amount=r); x = P.left + indent + 92
            else: x = P.left + indent
            for l in ls: e = doc.put(x, P.y, l, size=size, name=r); P.y += size + 3
            if side != 'left':
                ax = P.right - (width_of(a, size)); doc.put(P.right, y, a, size=size, align='right', amount=r)
                if side == 'dots' and len(ls) == 1 and ax - e > 24: doc.put(e + 6, y, '.' * int((ax - e - 12) / (size * .278)), size=size)
            if sub: fitput(doc, x, P.y, {'cat': t.cat, 'type': t.typeword, 'time': t.time}[sub], 150, size=7); P.y += 10
            P.y += max(2, lead - size - 3)
        page = doc.page; doc.page = hp
        if center: doc.put((P.left + P.right) / 2, hy, head, size=size, bold=True, align='center', date=rows)
        else: doc.put(P.left, hy, head, size=size + rng.choice([0, 1]), bold=True, date=rows)
        if daysum == 'sum' and not center: doc.put(P.right, hy, c.amt(sum(t.minor for t in ts), 'minus'), size=size - 1, align='right')
        if daysum == 'bal' and not center: doc.put(P.right, hy, f'{balw} {c.bal(ts[-1].bal)}', size=size - 1, align='right')
        doc.page = page; P.y += rng.choice([6, 10])
    P.noise()
    return doc

def p_newspaper(rng):
    """Two newspaper columns of rows side by side."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792), (842, 595)])); P = Pages(c, doc, left=30, right=30); txs = c.txs(10, 36); open, close = c.balances(txs); P.header(txs=txs)
    if rng.random() < .6: P.summary(open, close, txs)
    if rng.random() < .3: P.noise(1)
    heads = rng.random() < .7; size = rng.choice([7, 7.5, 8]); lead = size + rng.randint(3, 6); gap = rng.randint(22, 34); cw = (P.w - gap) / 2; ds = rng.choice([s for s in c.styles['short']])
    amode = c.mode; bal = rng.random() < .25 and cw > 240; dw = width_of(c.date(datetime.date(2026, 9, 28), ds), size) + 12; aw = max(width_of(c.amt(t.minor, amode), size) for t in txs) + 8; bw = (max(width_of(c.bal(t.bal), size) for t in txs) + 12) if bal else 0
    two = rng.choice([1, 2, 2]); head = [c.short(k) for k in ('date', 'desc', 'amount', 'balance')]; order = rng.choice(['dna', 'dna', 'dan', 'nda']); once = rng.random() < .4
    colh = rng.choice([doc.height, 60 + lead * (len(txs) * 2 // 2 + 3)])
    blocks = [(t, c.lines(t, cw - dw - aw - bw - 4, size, two)) for t in txs]
    left = list(blocks)
    while left:
        top = P.y; low = top
        maxh = P.bottom - top
        total = sum(lead * len(l) for _, l in left)
        colmax = min(maxh, max(lead * 4, total / 2 + lead * 2)) if rng.random() < .6 else maxh
        for col in (0, 1):
            x = P.left + col * (cw + gap); y = top; last = None
            def place(what):
                nonlocal x
                d, n, a = {'dna': (x, x + dw, x + cw - bw), 'dan': (x, x + dw + aw + 4, x + dw + aw - 4), 'nda': (x + cw - bw - aw - dw + 4, x, x + cw - bw)}[order]; return {'d': d, 'n': n, 'a': a}[what]
            if heads and left:
                fitput(doc, place('d'), y, head[0], dw - 4, size=size, bold=True); fitput(doc, place('n'), y, head[1], 60, size=size, bold=True)
                fitput(doc, place('a'), y, head[2], aw - 3, size=size, bold=True, align='right')
                if bal: fitput(doc, x + cw, y, head[3], bw - 3, size=size, bold=True, align='right')
                y += lead + 3
            while left and y + lead * len(left[0][1]) <= top + colmax + 1:
                t, ls = left.pop(0); r = doc.row(t.day, t.minor, t.name); y0 = y
                if once and last and last[0] == t.day:
                    pass
                else: last = (t.day, [], y)
                last[1].append(r)
                if len(last[1]) == 1 : mark = len(doc.words); doc.put(place('d'), y, c.date(t.day, ds), size=size, date=last[1]); last = last + (mark, len(doc.words))
                else:
                    for wd in doc.words[last[3]:last[4]]: wd['r'] = [q.id for q in last[1]]
                for l in ls: doc.put(place('n'), y, l, size=size, name=r); y += lead
                doc.put(place('a'), y0, c.amt(t.minor, amode), size=size, align='right', amount=r)
                if bal: doc.put(x + cw, y0, c.bal(t.bal), size=size, align='right', balance=r)
            low = max(low, y)
        P.y = low + 16
        if left: P.newpage()
    P.noise()
    return doc

def p_amountfirst(rng):
    """Amount, then name, then the date; no headings."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); txs = c.txs(5, 22); open, close = c.balances(txs)
    if rng.random() < .8: P.header(txs=txs)
    if rng.random() < .5: P.summary(open, close, txs)
    if rng.random() < .5: txs = txs[::-1]
    size = rng.choice([8.5, 9, 10]); lead = rng.randint(14, 24); big = rng.choice([size, size, size + 3]); ds = c.pickdate('short', 'full', 'head'); al = rng.choice(['left', 'right']); aw = max(width_of(c.amt(t.minor), big, True) for t in txs) + 14
    dpos = rng.choice(['under', 'right', 'before', 'underamount']); sep = rng.choice(['', '', '·', '|', '–', 'to' if c.lang == 'en' else '·'])
    for t in txs:
        P.need(lead * 2 + 8); x = P.left + aw; dt = c.date(t.day, ds); dw = width_of(dt, size)
        if dpos == 'before': x += dw + 12
        ls = c.lines(t, P.right - x - (dw + 14 if dpos == 'right' else 10), size, 2); r = doc.row(t.day, t.minor, t.name); y = P.y
        doc.put(P.left if al == 'left' else P.left + aw - 12, y, c.amt(t.minor), size=big, bold=True, align=al, amount=r)
        if dpos == 'before': doc.put(P.left + aw, y, dt, size=size, date=r)
        for l in ls: doc.put(x, P.y, l, size=size, name=r); P.y += size + 3
        if dpos == 'right': doc.put(P.right, y, dt, size=size, align='right', date=r)
        if dpos == 'under': e = doc.put(x, P.y, dt, size=size - 1.5, date=r); (fitput(doc, e + 8, P.y, f'{sep} {t.cat}', P.right - e - 10, size=size - 1.5) if sep else None); P.y += size + 2
        if dpos == 'underamount': doc.put(P.left, y + big + 3, dt, size=size - 2, date=r); P.y = max(P.y, y + big + 4 + size)
        P.y = max(P.y, y + lead) + rng.choice([0, 2])
    P.noise()
    return doc

def p_badges(rng):
    """Icon initials or badges, name, sub-line, amount at the right; months as headings."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792), (390, 844), (420, 760)])); P = Pages(c, doc); txs = c.txs(5, 20); open, close = c.balances(txs); P.header(txs=txs)
    if rng.random() < .5: P.summary(open, close, txs, False)
    bal = rng.random() < .3
    if rng.random() < .6: txs = txs[::-1]
    kind = rng.choice(['init', 'badge', 'emoji', 'badge']); size = rng.choice([9, 10, 11]); ds = c.pickdate('short', 'short', 'full'); subdate = rng.random() < .7; x = P.left + (rng.randint(24, 34) if kind != 'badge' else 82); mon = None; months = rng.random() < .5
    subs = rng.sample(['time', 'cat', 'card', 'type'], rng.randint(0, 2)); dfirst = rng.random() < .6; dot = rng.choice([' · ', ' | ', ' – ', '  ', ', ']); cardw = c.t('card'); card = c.n(4); amode = rng.choice([c.mode, 'plus', 'pm'])
    emo = {'card': '🛒', 'dd': '⟳', 'so': '⟲', 'tr': '→', 'atm': '🏧', 'fee': '%', 'inn': '↓'}
    if rng.random() < .4: P.need(60); fitput(doc, P.left, P.y, c.t('pending').upper(), P.w, size=8, bold=True); P.y += 14; q = c.shop(); doc.put(x, P.y, ' '.join(c.lines(q, P.right - x - 100, size, 1)), size=size); doc.put(P.right, P.y, c.amt(q.minor, amode), size=size, align='right'); P.y += 26
    for t in txs:
        P.need(44)
        if months and (t.day.year, t.day.month) != mon: mon = (t.day.year, t.day.month); doc.put(P.left, P.y, c.monthyear(t.day), size=size + 2, bold=True); P.y += 20
        y = P.y; ls = c.lines(t, P.right - x - 110, size, rng.choice([1, 2]), True); r = doc.row(t.day, t.minor, t.name); dt = c.date(t.day, ds)
        if kind == 'init':
            ini = ''.join(w[0] for w in t.name.split()[:2] if w[0].isalnum()).upper() or '?'; doc.put(P.left + 8, y + 5, ini[:rng.choice([1, 2])], size=11, bold=True, align='center')
        elif kind == 'badge': fitput(doc, P.left, y, t.typeword.upper(), 76, size=6.5, bold=True)
        else: doc.put(P.left, y + 3, emo[t.type], size=12)
        for l in ls: doc.put(x, P.y, l, size=size, bold=True, name=r); P.y += size + 3
        doc.put(P.right, y, c.amt(t.minor, amode), size=size, bold=True, align='right', amount=r)
        texts = [{'time': t.time, 'cat': t.cat, 'card': f'{cardw} {card}', 'type': t.typeword}[k] for k in subs]
        if subdate:
            if dfirst:
                e = doc.put(x, P.y, dt, size=7.5, date=r)
                if texts: fitput(doc, e, P.y, ' ' + dot.strip() + ' ' + dot.join(texts), P.right - e - 90, size=7.5)
            else:
                e = fitput(doc, x, P.y, dot.join(texts) + dot, P.right - x - 170, size=7.5) if texts else x
                doc.put(e + 4, P.y, dt, size=7.5, date=r)
            if bal: doc.put(P.right, P.y, c.bal(t.bal), size=7.5, align='right', balance=r)
        else:
            if texts: fitput(doc, x, P.y, dot.join(texts), P.right - x - 120, size=7.5)
            doc.put(P.right, P.y, dt, size=7.5, align='right', date=r)
        P.y += rng.choice([18, 20])
    P.noise()
    return doc

HOLDERTOT = dict(en='Total for', de='Summe', fr='Total', es='Total', pt='Total de', nl='Totaal', ja='小計')
PAYIN = dict(en=['PAYMENT RECEIVED - THANK YOU', 'Direct debit payment', 'Online payment thank you', 'AUTOPAY PAYMENT'], de=['Lastschrift von Ihrem Konto', 'Zahlung - vielen Dank', 'Ausgleich Vormonat'], fr=['Paiement reçu, merci', 'Prélèvement automatique reçu', 'PAIEMENT - MERCI'], es=['Su pago, gracias', 'PAGO RECIBIDO', 'Pago por domiciliación'], pt=['Pagamento recebido', 'PAGAMENTO EFETUADO - OBRIGADO', 'Pagamento da fatura anterior'], nl=['Betaling ontvangen, bedankt', 'Automatische incasso vorige periode'], ja=['お支払い 口座振替', 'ご入金'])
def p_holders(rng):
    """A credit card: a section per card holder, payments by themselves, sign by section or CR."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); n = rng.randint(1, 3); names = rng.sample(PEOPLE[c.lang], n)
    secs = [(nm, c.txs(2, 9, maker=c.shop)) for nm in names]; pays = []
    for _ in range(rng.choice([0, 1, 1, 2])): t = c.tx(1); t.name = rng.choice(PAYIN[c.lang]); t.minor = c.money(60, 1500); t.day = c.start + D1 * rng.randint(0, 25); pays.append(t)
    for _, ts in secs:
        if rng.random() < .25: t = c.shop(); t.minor = -t.minor; t.day = ts[-1].day; ts.append(t)
    pays.sort(key=lambda t: t.day); everything = pays + [t for _, ts in secs for t in ts]
    P.header(title=rng.choice([None, 'Mastercard', 'VISA', 'Amex']), txs=everything)
    debt = c.money(100, 2000); new = debt - sum(t.minor for t in everything)
    style = rng.choice(['cr', 'minus', 'cr', 'trail', 'plus+'])
    def show(t):
        a = c.abs(t.minor)
        if t.minor < 0: return a
        return {'cr': a + ' CR', 'minus': '-' + a, 'trail': a + '-', 'plus+': '+ ' + a}[style] if style != 'cr' or c.lang in ('en', 'pt') else '-' + a
    cl = c.abs(new) if new >= 0 else '-' + c.abs(new)
    P.boxes([(c.t('opening'), c.abs(debt), {'opening': True}), (c.t('spent'), c.abs(sum(-t.minor for t in everything if t.minor < 0)), {}), (c.t('closing'), cl, {'closing': True})] + ([(c.t('due'), c.abs(c.money(5, 50)), {})] if rng.random() < .6 else []) + ([(c.t('limit'), c.abs(c.money(2000, 9000)), {})] if rng.random() < .4 else []))
    P.noise(rng.choice([0, 0, 1])); size = rng.choice([8, 8.5, 9]); lead = size + rng.randint(4, 8); ds = c.pickdate('short', 'full'); two = rng.random() < .4; cardw = c.t('card'); unsigned_pay = rng.random() < .5; dw = width_of(c.date(datetime.date(2026, 9, 28), ds), size) + 12; fx = rng.random() < .4
    city = rng.random() < .4; order = rng.choice(['dna', 'nda', 'dna'])
    if P.w < 420: two = city = False
    def rowof(t, text=None):
        P.need(lead * 3); x = P.left; y = P.y
        nx = x + dw + (dw if two else 0) if order == 'dna' else x
        nw = P.w - (2 if two else 1) * dw - 100 - (90 if city else 0)
        ls = c.lines(t, nw, size, 2); r = doc.row(t.day, t.minor, t.name)
        dx = x if order == 'dna' else P.right - 95 - dw - (dw if two else 0)
        doc.put(dx, y, c.date(t.day, ds), size=size, date=r)
        if two: doc.put(dx + dw, y, c.date(t.day + D1 * rng.randint(0, 2), ds), size=size)
        for l in ls: doc.put(nx, P.y, l, size=size, name=r); P.y += lead
        if city and order == 'dna' and t.minor < 0: fitput(doc, P.right - 100, y, rng.choice(CITY[c.lang]), 84, size=size, align='right') if P.w > 420 else None
        doc.put(P.right, y, text or show(t), size=size, align='right', amount=r)
        if fx and t.minor < 0 and rng.random() < .3: fitput(doc, nx + 8, P.y, f'{rng.choice(["USD", "GBP", "THB", "SEK"])} {rng.randint(3, 400)}.{c.n(2)} @ {rng.randint(0, 1)}.{c.n(4)}', nw, size=7); P.y += 11
    parts = [('pay', None, pays)] + [('h', nm, ts) for nm, ts in secs]
    if rng.random() < .3: parts = parts[1:] + parts[:1]
    for kind, nm, ts in parts:
        if not ts: continue
        P.need(60); same = all(t.minor > 0 for t in ts)
        if kind == 'pay': fitput(doc, P.left, P.y, rng.choice({'en': ['Payments', 'Payments and credits'], 'de': ['Zahlungen'], 'fr': ['Règlements'], 'es': ['Pagos'], 'pt': ['Pagamentos'], 'nl': ['Betalingen'], 'ja': ['お支払い']}[c.lang]), P.w, size=size + 2, bold=True)
        else: fitput(doc, P.left, P.y, rng.choice([f'{nm}  {cardw} •••• {c.n(4)}', f'{cardw} {c.n(4)} XXXX XXXX {c.n(4)} – {nm}', nm.upper()]), P.w, size=size + 1, bold=True)
        P.y += lead + 4
        for t in ts: rowof(t, c.abs(t.minor) if kind == 'pay' and unsigned_pay else None)
        if kind == 'h' and rng.random() < .8: s = -sum(t.minor for t in ts); fitput(doc, P.left + dw, P.y, f'{HOLDERTOT[c.lang]} {nm}', P.w - dw - 110, size=size, bold=True); doc.put(P.right, P.y, ('-' if s < 0 else '') + c.abs(s), size=size, bold=True, align='right'); P.y += lead
        P.y += 14
    P.noise()
    return doc

def p_currencies(rng):
    """A multi-currency wallet: one section per currency with its own balances."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); first = c.country
    codes = [first] + rng.sample([x for x in ['GB', 'US', 'IE', 'CH', 'AU', 'JP', 'BR', 'MX', 'ZA', 'SG'] if COUNTRY[x][3] != c.code], rng.randint(1, 2))
    P.header(); size = rng.choice([8, 9]); lead = rng.randint(14, 20); style = c.style; ds = c.pickdate('short', 'full'); ow, cw = c.fixt('opening', 'closing'); bal = rng.random() < .6; mode = rng.choice(['minus', 'pm', 'minus', 'paren']); dpos = rng.choice(['under', 'left', 'left']); numstyle = None; rev = rng.random() < .3; curshow = rng.choice(['none', 'code', 'pre', 'codepost'])
    for code in codes:
        keep = c.style; c.set_country(code); c.style = keep if code != 'CO' and keep not in ('lakh', 'co') else 'c'; c.cur = curshow
        ts = c.txs(2, 8); open, close = c.balances(ts, rng.choice([0, None])); P.need(110)
        doc.put(P.left, P.y, rng.choice([c.code, f'{c.sign} {c.code}']), size=14, bold=True)
        if rng.random() < .5: fitput(doc, P.right, P.y, c.acct(), 200, size=7, align='right')
        P.y += 18
        where = rng.choice(['top', 'around']); e = fitput(doc, P.left, P.y, ow, 150, size=8); doc.put(P.right, P.y, c.bal(open), size=8, align='right', opening=True); P.y += lead
        if where == 'top': fitput(doc, P.left, P.y, cw, 150, size=8); doc.put(P.right, P.y, c.bal(close), size=8, align='right', closing=True); P.y += lead
        for t in (ts[::-1] if rev else ts):
            P.need(lead * 2 + 10); dt = c.date(t.day, ds); x = P.left + (width_of(dt, size) + 14 if dpos == 'left' else 0); aw = 90 if not bal else 170
            ls = c.lines(t, P.right - x - aw, size, 2); r = doc.row(t.day, t.minor, t.name); y = P.y
            if dpos == 'left': doc.put(P.left, y, dt, size=size, date=r)
            for l in ls: doc.put(x, P.y, l, size=size, name=r); P.y += size + 3
            doc.put(P.right - (82 if bal else 0), y, c.amt(t.minor, mode), size=size, align='right', amount=r)
            if bal: doc.put(P.right, y, c.bal(t.bal), size=size, align='right', balance=r)
            if dpos == 'under': e = doc.put(x, P.y, dt, size=7, date=r); fitput(doc, e + 8, P.y, f'{W["ref"][c.lang][0]} {t.ref}', P.right - e - aw, size=7); P.y += 9
            P.y = max(P.y + 4, y + lead)
        if where == 'around': fitput(doc, P.left, P.y, cw, 150, size=8, bold=True); doc.put(P.right, P.y, c.bal(close), size=8, bold=True, align='right', closing=True); P.y += lead
        P.y += 16
    P.noise()
    return doc

FLAG = dict(en=[('D', 'C'), ('DR', 'CR'), ('out', 'in'), ('OUT', 'IN')], de=[('S', 'H'), ('Soll', 'Haben'), ('aus', 'ein')], fr=[('D', 'C'), ('Débit', 'Crédit')], es=[('D', 'H'), ('Cargo', 'Abono'), ('D', 'C')], pt=[('D', 'C'), ('Saída', 'Entrada')], nl=[('Af', 'Bij'), ('D', 'C'), ('AF', 'BIJ')], ja=[('出', '入'), ('出金', '入金'), ('支払', '預り')])
def p_noheads(rng):
    """Typewriter lines without headings; the sign is a letter or word."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc, left=30, right=30); txs = c.txs(6, 26); open, close = c.balances(txs); size = rng.choice([7.5, 8, 8.5]); cwid = .6 * size; lead = size + rng.randint(2, 6); d, k = rng.choice(FLAG[c.lang]); ds = rng.choice([s for s in c.styles['short'] + c.styles['full'] if 'month' not in s and '令' not in s])
    m = dict(size=size, mono=True)
    fitput(doc, P.left, P.y, f'{c.bank.upper()}   {c.acct()}   {c.monthyear(c.start)}', P.w, **m); P.y += lead * 2
    bal = rng.choice(['row', 'day', 'none']); place = rng.choice(['before', 'after', 'own', 'start']); oo = rng.random() < .8; right = P.right - (0 if bal == 'none' else 92); fx = max(len(d), len(k)) * cwid * (1.7 if c.lang == 'ja' else 1) + 6
    if oo: fitput(doc, P.left, P.y, c.t('opening').upper(), P.w * .5, **m); doc.put(P.right, P.y, c.abs(open, 'none') + (' ' + (k if open >= 0 else d)), align='right', opening=True, **m); P.y += lead
    dw = max(width_of(c.date(t.day, ds), size, mono=True) for t in txs) + cwid * 2 + (2 * size if c.lang == 'ja' else 0); vdate = rng.random() < .3; wrapto = rng.choice([1, 2, 3]); split = rng.random() < .3; carry = rng.random() < .4; carw = c.t('carried'); P.bottom -= lead if carry else 0
    if rng.random() < .25 and doc.height > 700: P.bottom = min(P.bottom, doc.height * .6)
    for i, t in enumerate(txs):
        if P.y + lead * (1 if split else 3) > P.bottom:
            if carry and i: fitput(doc, P.left, P.y, carw.upper(), P.w * .5, **m); doc.put(P.right, P.y, c.num(txs[i - 1].bal) + ('-' if txs[i - 1].bal < 0 else ''), align='right', **m)
            P.newpage()
            if carry and i: fitput(doc, P.left, P.y, carw.upper(), P.w * .5, **m); doc.put(P.right, P.y, c.num(txs[i - 1].bal) + ('-' if txs[i - 1].bal < 0 else ''), align='right', **m); P.y += lead
        x = P.left + (fx + 4 if place == 'start' else 0); y = P.y; nx = x + dw + (dw if vdate else 0)
        t.name = t.name if c.lang == 'ja' else t.name.upper()
        aw = max(width_of(c.num(t.minor), size, mono=True), 60) + fx * 2
        ls = c.lines(t, right - nx - aw - 4, size, wrapto, mono=True); r = doc.row(t.day, t.minor, t.name); f = d if t.minor < 0 else k
        if place == 'start': doc.put(P.left, y, f, **m)
        doc.put(x, y, c.date(t.day, ds), date=r, **m)
        if vdate: doc.put(x + dw, y, c.date(t.day + D1 * rng.randint(0, 1), ds), **m)
        a = c.num(t.minor); rest = ls if not split else ls[:1]
        for l in rest: doc.put(nx, P.y, l, name=r, **m); P.y += lead
        if place == 'after': doc.put(right - fx, y, a, align='right', amount=r, **m); doc.put(right - fx + 4, y, f, **m)
        elif place == 'before': doc.put(right, y, a, align='right', amount=r, **m); doc.put(right - width_of(a, size, mono=True) - 5, y, f, align='right', **m)
        elif place == 'own': doc.put(right, y, a, align='right', amount=r, **m); doc.put(right - aw + fx, y, f, align='right', **m)
        else: doc.put(right, y, a, align='right', amount=r, **m)
        if bal == 'row' or bal == 'day' and (i + 1 == len(txs) or txs[i + 1].day != t.day): doc.put(P.right, y, c.num(t.bal) + ('-' if t.bal < 0 else ''), align='right', balance=r, **m)
        for l in ls[len(rest):]: P.need(2); doc.put(nx, P.y, l, name=r, **m); P.y += lead
    P.y += lead
    if oo: P.need(30); fitput(doc, P.left, P.y, c.t('closing').upper(), P.w * .5, **m); doc.put(P.right, P.y, c.abs(close, 'none') + (' ' + (k if close >= 0 else d)), align='right', closing=True, **m); P.y += lead * 2
    P.noise()
    return doc

def p_inout_sides(rng):
    """Money in on the left half, money out on the right half; no signs."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792), (842, 595)])); P = Pages(c, doc, left=30, right=30); txs = c.txs(6, 24, p_in=rng.choice([.3, .5, .2])); open, close = c.balances(txs); P.header(txs=txs)
    if rng.random() < .6: P.summary(open, close, txs)
    size = rng.choice([7.5, 8, 9]); gap = 26; cw = (P.w - gap) / 2; ds = c.pickdate('short', 'full'); swap = rng.random() < .5; dt0 = rng.choice(['left', 'under', 'right']); nl = rng.choice([1, 2]); iw, ow, tw = c.fixt('in', 'out', 'total'); c.mode = rng.choice(['abs', 'abs', 'pm']); perpage = rng.random() < .5
    sides = [(iw, [t for t in txs if t.minor > 0]), (ow, [t for t in txs if t.minor < 0])]
    if swap: sides = sides[::-1]
    queues = [list(a) for _, a in sides]; firstp = True
    while queues[0] or queues[1]:
        top = P.y; low = top
        for col in (0, 1):
            x = P.left + col * (cw + gap); y = top; xr = x + cw
            if firstp or queues[col]: fitput(doc, x, y, sides[col][0], cw - 90, size=size + 3, bold=True)
            if firstp: doc.put(xr, y, c.abs(sum(t.minor for t in sides[col][1])), size=size, bold=True, align='right')
            y += 20
            while queues[col] and y < P.bottom - 30:
                t = queues[col].pop(0); dt = c.date(t.day, ds); dw = width_of(dt, size) + 10; a = c.amt(t.minor); aw = width_of(a, size) + 8
                nx = x + (dw if dt0 == 'left' else 0); ls = c.lines(t, cw - (dw if dt0 != 'under' else 0) - aw, size, nl); r = doc.row(t.day, t.minor, t.name); y0 = y
                if dt0 == 'left': doc.put(x, y, dt, size=size, date=r)
                if dt0 == 'right': doc.put(xr - aw - dw + 8, y, dt, size=size, date=r)
                for l in ls: doc.put(nx, y, l, size=size, name=r); y += size + 3
                doc.put(xr, y0, a, size=size, align='right', amount=r)
                if dt0 == 'under': doc.put(x, y, dt, size=size - 1, date=r); y += size + 3
                y += 4
            low = max(low, y)
        firstp = False; P.y = low + 14
        if queues[0] or queues[1]: P.newpage()
    P.noise()
    return doc

LOAN = dict(
 en=dict(title=['Mortgage statement', 'Loan account statement', 'Home loan'], pay=['Payment received', 'Monthly repayment', 'Repayment by direct debit', 'Overpayment - thank you'], chg=['Interest charged', 'Interest', 'Late payment fee', 'Arrears admin fee', 'Building insurance premium'], owe='Amount owed', terms=['Original advance', 'Remaining term', 'Monthly payment', 'Rate type']),
 de=dict(title=['Darlehenskontoauszug', 'Baufinanzierung Jahresauszug'], pay=['Rate eingegangen', 'Leistungsrate', 'Sondertilgung', 'Annuität'], chg=['Sollzinsen', 'Zinsen', 'Kontoführung Darlehen', 'Mahngebühr'], owe='Restschuld', terms=['Darlehenssumme', 'Restlaufzeit', 'Monatliche Rate', 'Zinsbindung']),
 fr=dict(title=['Relevé de prêt immobilier', 'Compte de prêt'], pay=['Échéance réglée', 'Versement reçu', 'Remboursement anticipé'], chg=['Intérêts', 'Assurance emprunteur', 'Frais de dossier'], owe='Capital restant dû', terms=['Capital emprunté', 'Durée restante', 'Mensualité', 'Taux']),
 es=dict(title=['Extracto de hipoteca', 'Préstamo personal'], pay=['Pago de cuota', 'Cuota recibida', 'Amortización anticipada'], chg=['Intereses', 'Seguro de vida', 'Comisión por mora'], owe='Capital pendiente', terms=['Capital inicial', 'Plazo restante', 'Cuota mensual', 'Tipo']),
 pt=dict(title=['Extrato do crédito habitação', 'Empréstimo pessoal'], pay=['Prestação recebida', 'Pagamento de prestação', 'Amortização antecipada'], chg=['Juros', 'Seguro de vida', 'Comissão de processamento'], owe='Capital em dívida', terms=['Montante inicial', 'Prazo restante', 'Prestação mensal', 'Taxa']),
 nl=dict(title=['Hypotheekoverzicht', 'Overzicht lening'], pay=['Termijn ontvangen', 'Betaling maandtermijn', 'Extra aflossing'], chg=['Rente', 'Premie overlijdensrisico', 'Aanmaningskosten'], owe='Restschuld', terms=['Hoofdsom', 'Resterende looptijd', 'Maandbedrag', 'Rentevast']),
 ja=dict(title=['住宅ローンご返済明細', 'カードローン明細'], pay=['ご返済', '約定返済', '繰上返済'], chg=['お利息', '利息', '保証料'], owe='借入残高', terms=['当初借入額', '残り期間', '毎月返済額', '金利種類']))
def p_loan(rng):
    """A loan or mortgage account as stacked blocks; the balance is what is owed."""
    c = Ctx(rng); L = LOAN[c.lang]; doc = Doc(*fade(c)); P = Pages(c, doc); txs = []; n = rng.randint(3, 9); day = c.start
    pay = c.money(150, 1800)
    for i in range(n):
        a = c.tx(-1); a.name = rng.choice(L['chg'][:2] if rng.random() < .8 else L['chg']); a.minor = -c.money(8, 400); a.day = day + D1 * rng.randint(0, 3)
        b = c.tx(1); b.name = rng.choice(L['pay'][:-1]) if rng.random() < .85 else L['pay'][-1]; b.minor = pay if rng.random() < .8 else c.money(500, 9000); b.day = day + D1 * rng.randint(4, 20)
        txs += [a, b] if rng.random() < .8 else [b]
        day = (day.replace(day=1) + D1 * 32).replace(day=rng.randint(1, 3))
    if rng.random() < .2: txs = txs[:max(1, len(txs) // 2)]
    if rng.random() < .5:
        for t in txs: t.name += rng.choice(['', f' {MONTHS[c.lang][t.day.month - 1]}', f' {t.day.year}'])
    debt = c.money(8000, 300000); b = debt
    for t in txs: b -= t.minor; t.bal = b
    P.header(title=rng.choice(L['title']), txs=txs); dr = rng.choice(['', '', ' DR', '-']) if c.lang == 'en' else rng.choice(['', '', '-'])
    P.boxes([(c.t('opening'), c.abs(debt) + dr, {'opening': True}), (c.t('interest'), c.pct(), {}), (c.t('closing'), c.abs(b) + dr, {'closing': True})])
    if rng.random() < .6:
        for k, v in zip(L['terms'], [c.abs(c.money(300000, 400000)), f'{rng.randint(1, 29)} {dict(en="years", de="Jahre", fr="ans", es="años", pt="anos", nl="jaar", ja="年")[c.lang]}', c.abs(pay), c.pct()]): fitput(doc, P.left, P.y, k, 150, size=8); fitput(doc, P.left + 170, P.y, v, 160, size=8); P.y += 12
        P.y += 12
    size = rng.choice([9, 10]); ds = c.pickdate('full', 'head', 'short'); shape = rng.choice(['block', 'line', 'sections']); sg = rng.choice(['section', 'pm', 'word']); words = dict(en=('charged', 'paid'), de=('belastet', 'gezahlt'), fr=('débité', 'payé'), es=('cargado', 'pagado'), pt=('debitado', 'pago'), nl=('berekend', 'betaald'), ja=('請求', '入金'))[c.lang]
    def amount(t): return c.amt(t.minor, 'pm') if sg == 'pm' else c.abs(t.minor)
    if shape == 'sections':
        for lab, ts in [(L['pay'][0].upper(), [t for t in txs if t.minor > 0]), (L['chg'][0].upper(), [t for t in txs if t.minor < 0])]:
            if not ts: continue
            P.need(60); fitput(doc, P.left, P.y, lab, P.w, size=size, bold=True); P.y += 18
            for t in ts:
                P.need(20); dt = c.date(t.day, ds); dw = width_of(dt, size) + 14; ls = c.lines(t, P.w - dw - 110, size, 1); r = doc.row(t.day, t.minor, t.name); doc.put(P.left, P.y, dt, size=size, date=r); doc.put(P.left + dw, P.y, ls[0], size=size, name=r); doc.put(P.right, P.y, amount(t), size=size, align='right', amount=r); P.y += size + 6
            doc.put(P.right, P.y, c.abs(sum(t.minor for t in ts)), size=size, bold=True, align='right'); P.y += 22
    else:
        for t in txs:
            P.need(60); ls = c.lines(t, P.w - 190, size, 1); r = doc.row(t.day, t.minor, t.name)
            if shape == 'block':
                doc.put(P.left, P.y, c.date(t.day, ds), size=size - 1, date=r); P.y += size + 4
                doc.put(P.left + 14, P.y, ls[0], size=size, bold=True, name=r); e = doc.put(P.left + 14 + P.w * .42 if P.w * .42 > width_of(ls[0], size, True) + 8 else P.right - 90, P.y, amount(t), size=size, amount=r)
                if sg != 'pm': doc.put(e + 5, P.y, words[t.minor > 0], size=size - 1)
                P.y += size + 3; e = fitput(doc, P.left + 14, P.y, L['owe'], 130, size=8); doc.put(e + 6, P.y, c.abs(t.bal), size=8, balance=r); P.y += size + 10
            else:
                doc.put(P.left, P.y, ls[0], size=size, name=r); doc.put(P.right, P.y, c.abs(t.bal) + dr, size=size, align='right', balance=r); P.y += size + 3
                e = doc.put(P.left, P.y, c.date(t.day, ds), size=size - 1.5, date=r); doc.put(P.right - 100, P.y, c.amt(t.minor, 'pm'), size=size, align='right', amount=r); P.y += size + 6
    P.noise(1)
    return doc

BROK = dict(en=('Buy', 'Sell', 'Dividend', 'Deposit', 'Custody fee', 'shares', 'Commission', 'Interest on cash'), de=('Kauf', 'Verkauf', 'Dividende', 'Einzahlung', 'Depotgebühr', 'Stück', 'Provision', 'Zinsen'), fr=('Achat', 'Vente', 'Dividende', 'Versement', 'Droits de garde', 'titres', 'Courtage', 'Intérêts'), es=('Compra', 'Venta', 'Dividendo', 'Ingreso', 'Comisión de custodia', 'títulos', 'Comisión', 'Intereses'), pt=('Compra', 'Venda', 'Dividendo', 'Depósito', 'Taxa de custódia', 'ações', 'Corretagem', 'Juros'), nl=('Koop', 'Verkoop', 'Dividend', 'Storting', 'Servicekosten', 'stuks', 'Transactiekosten', 'Rente'), ja=('買付', '売却', '配当金', '入金', '口座管理料', '株', '手数料', '利息'))
STOCK = ['VANGUARD FTSE ALL-WORLD', 'APPLE INC', 'iShares Core MSCI World', 'ASML HOLDING', 'Nestlé SA', 'TOYOTA MOTOR', 'SAP SE', 'Iberdrola', 'PETROBRAS PN', 'L’Oréal', 'Microsoft Corp', 'BHP Group', 'Shell plc', 'トヨタ自動車', 'eMAXIS Slim 全世界株式', 'Realty Income', 'Allianz SE', 'GALP ENERGIA']
def broker_tx(c):
    rng = c.rng; B = BROK[c.lang]; k = rng.choice([0, 0, 0, 1, 2, 2, 3, 4, 7]); t = c.tx(1 if k in (1, 2, 3, 7) else -1); t.kind = k; t.word = B[k]; t.stock = rng.choice([x for x in STOCK if c.lang == 'ja' or x[-1] not in '車式']); t.qty = rng.randint(1, 120); t.minor = {0: -1, 1: 1, 2: 1, 3: 1, 4: -1, 7: 1}[k] * c.money(*{0: (40, 3000), 1: (40, 3000), 2: (1, 90), 3: (50, 5000), 4: (1, 20), 7: (.1, 20)}[k])
    t.name = B[k] + (' ' + t.stock if k in (0, 1, 2) else '') if rng.random() < .999 else B[k]; t.price = c.abs(c.money(5, 400)); t.isin = rng.choice(['US', 'IE00', 'DE000', 'FR00', 'JP3']) + c.n(8); return t
def p_broker(rng):
    """Broker's cash account: trade blocks with quantity, price, fees."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); txs = c.txs(4, 14, maker=lambda: broker_tx(c)); open, close = c.balances(txs); B = BROK[c.lang]; P.header(title=rng.choice(['Cash account', 'Portfolio Cash', None, 'Brokerage']), txs=txs)
    P.summary(open, close, txs, False)
    if rng.random() < .5:
        for _ in range(rng.randint(2, 4)): fitput(doc, P.left, P.y, rng.choice(STOCK[:13]), 170, size=8); doc.put(P.left + 220, P.y, str(rng.randint(1, 200)), size=8, align='right'); doc.put(P.left + 310, P.y, c.abs(c.money(100, 20000)), size=8, align='right'); P.y += 12
        P.y += 14
    size = rng.choice([8.5, 9, 10]); ds = c.pickdate('full', 'short', 'head'); shape = rng.choice(['block', 'line', 'tag']); bal = rng.random() < .5; bw = c.t('balance'); detail = rng.random() < .8
    for t in txs:
        P.need(64); aw = 100; y = P.y; x = P.left
        if shape == 'tag':
            tag = t.word.upper(); body = t.stock if t.kind in (0, 1, 2) else t.word; t.name = body; x = P.left + 92; ls = c.lines(t, P.w - 92 - aw, size, 1, True); r = doc.row(t.day, t.minor, t.name); fitput(doc, P.left, y, tag, 86, size=7, bold=True); doc.put(P.left, y + 11, c.date(t.day, ds), size=7, date=r) if width_of(c.date(t.day, ds), 7) < 88 else doc.put(x, y + 24, c.date(t.day, ds), size=7, date=r)
            low = y + 36
        elif shape == 'line':
            dt = c.date(t.day, ds); x = P.left + width_of(dt, size) + 14; ls = c.lines(t, P.right - x - aw, size, 1, True); r = doc.row(t.day, t.minor, t.name); doc.put(P.left, y, dt, size=size, date=r); low = y + 26
        else:
            ls = c.lines(t, P.w - aw, size, 1, True); r = doc.row(t.day, t.minor, t.name); doc.put(P.right, y + 12, c.date(t.day, ds), size=7.5, align='right', date=r); low = y + 38
        doc.put(x, y, ls[0], size=size, bold=True, name=r); doc.put(P.right, y, c.amt(t.minor), size=size, align='right', amount=r)
        if t.kind in (0, 1, 2) and detail: fitput(doc, x, y + 11, f'{t.qty} {B[5]} @ {t.price}  ISIN {t.isin}', P.right - x - aw, size=7)
        if bal: by = y + (23 if shape != 'line' else 11); doc.put(P.right, by, c.bal(t.bal), size=7.5, align='right', balance=r); fitput(doc, P.right - 4 - width_of(c.bal(t.bal), 7.5), by, bw, 60, size=7, align='right') if rng.random() < .7 and P.right - x > 260 and not (detail and shape == 'line') else None
        P.y = low + rng.choice([2, 6])
    P.noise()
    return doc

def p_prepaid(rng):
    """Prepaid card: stacked labeled records in one or two columns."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792), (420, 595)])); P = Pages(c, doc); txs = c.txs(4, 16 if doc.width > 500 else 11); open, close = c.balances(txs); P.header(title=rng.choice(['Prepaid', 'Prepaid Visa', 'Gift card', None]), txs=txs)
    if rng.random() < .5: P.summary(open, close, txs, False)
    k = 2 if doc.width > 500 and rng.random() < .6 else 1; gap = 24; cw = (P.w - gap * (k - 1)) / k; size = rng.choice([8, 9]); lead = size + rng.randint(3, 5); ds = c.pickdate('full', 'short', 'head'); L = dict(zip(['date', 'desc', 'amount', 'balance', 'ref', 'category'], c.fixt('date', 'desc', 'amount', 'balance', 'ref', 'category')))
    fields = ['date', 'desc', 'amount'] + [f for f in ['balance', 'ref', 'category', 'time'] if rng.random() < .5]
    if rng.random() < .7: rng.shuffle(fields)
    colon = rng.choice([':', '', ' :', ':']); inline = rng.random() < .4; lw = max(width_of(v + colon, size) for v in L.values()) + 10; number = rng.random() < .4; num0 = rng.randint(1, 300); down = rng.random() < .4 and k == 2; ralign = rng.random() < .3; amode = rng.choice([c.mode, 'pm'])
    L['time'] = dict(en='Time', de='Uhrzeit', fr='Heure', es='Hora', pt='Hora', nl='Tijd', ja='時刻')[c.lang]; i = 0
    while i < len(txs):
        P.need(lead * (len(fields) + 3)); top = P.y; low = top
        for j in range(k):
            if i >= len(txs): break
            t = txs[i]; x = P.left + j * (cw + gap); y = top
            ls = c.lines(t, cw - lw - 4, size, 2); r = doc.row(t.day, t.minor, t.name)
            if number: doc.put(x, y, f'#{num0 + i}' if c.lang != 'ja' else f'No.{num0 + i}', size=size, bold=True); y += lead
            for f in fields:
                e = doc.put(x, y, L[f] + colon, size=size, bold=rng.random() < .01); vx = e + 5 if inline else x + lw; vv = dict(align='left')
                if ralign and f != 'desc': vx = x + cw; vv = dict(align='right')
                if f == 'date': doc.put(vx, y, c.date(t.day, ds), size=size, date=r, **vv)
                elif f == 'desc':
                    for q, l in enumerate(ls): doc.put(vx, y, l, size=size, name=r); y += lead if q + 1 < len(ls) else 0
                elif f == 'amount': doc.put(vx, y, c.amt(t.minor, amode), size=size, bold=True, amount=r, **vv)
                elif f == 'balance': doc.put(vx, y, c.bal(t.bal), size=size, balance=r, **vv)
                else: fitput(doc, vx, y, {'ref': t.ref, 'category': t.cat, 'time': t.time}[f], cw - lw, size=size, **vv)
                y += lead
            low = max(low, y); i += 1
        P.y = low + rng.choice([6, 12])
    P.noise()
    return doc

def p_passbook(rng):
    """A narrow savings book: tight lines, in and out columns, year-month-day in figures, no or terse headings."""
    c = Ctx(rng, ['ja', 'ja', 'ja', 'pt', 'en', 'de', 'nl']); doc = Doc(*rng.choice([(480, 340), (420, 595), (500, 700), (595, 420)])); P = Pages(c, doc, left=26, right=26); txs = c.txs(5, 22); open, close = c.balances(txs, c.money(2000, 9000)); size = rng.choice([7.5, 8, 9]); lead = rng.randint(12, 16); c.cur = 'none'
    ds = rng.choice(['{yy}-{mm}-{dd}', '{yy}.{m}.{d}', '{era:02d}-{mm}-{dd}', '{yy}{mm}{dd}'] if c.lang == 'ja' else ['{dd}{mm}{yy}', '{dd}.{mm}.{yy}', '{dd}/{mm}/{yy}', '{dd} {MON}']); num = rng.random() < .6; star = rng.choice(['', '*', '¥'] if c.lang == 'ja' else ['', '*']); two = rng.random() < .75; hd = rng.random() < .5; flip = rng.random() < .4
    fitput(doc, P.left, P.y, f'{c.bank}  {c.acct()}', P.w, size=9); P.y += 22; H = [c.short(k) for k in ('date', 'desc', 'out', 'in', 'balance')]
    x = P.left + (22 if num else 0); dx = x + 56; a1, a2 = P.right - 150, P.right - 78
    if flip: a1, a2 = a2, a1
    def heads():
        if hd:
            fitput(doc, x, P.y, H[0], 50, size=6.5); fitput(doc, dx + 30, P.y, H[1], 60, size=6.5); fitput(doc, a1, P.y, H[2], 64, size=6.5, align='right'); fitput(doc, a2, P.y, H[3], 64, size=6.5, align='right'); fitput(doc, P.right, P.y, H[4], 64, size=6.5, align='right'); P.y += lead
    if not hd and not two: two = True
    # without heads and with two columns the sign follows from the balance
    heads(); P.onpage = heads; i = 1
    if rng.random() < .7: fitput(doc, dx, P.y, c.t('opening'), 120, size=size); doc.put(P.right, P.y, star + c.num(open) + ('' if open >= 0 else '-'), size=size, align='right', opening=True); P.y += lead; i = 2
    for t in txs:
        P.need(lead); nw = min(P.right - 150, P.right - 78) - 62 - dx
        ls = c.lines(t, nw, size, 1); r = doc.row(t.day, t.minor, t.name)
        if num: doc.put(P.left + 12, P.y, str(i), size=6.5, align='right')
        doc.put(x, P.y, c.date(t.day, ds), size=size, date=r); doc.put(dx, P.y, ls[0], size=size, name=r)
        doc.put(a1 if t.minor < 0 else a2, P.y, (star if star != '¥' else '') + c.num(t.minor), size=size, align='right', amount=r); doc.put(P.right, P.y, star + c.num(t.bal) + ('' if t.bal >= 0 else '-'), size=size, align='right', balance=r)
        P.y += lead; i += 1
    return doc

def p_calendar(rng):
    """A month as a calendar; the transactions stand in the cells of their days."""
    c = Ctx(rng); doc = Doc(842, 595); c.start = c.start.replace(day=1); P = Pages(c, doc, left=26, right=26, top=36); sun = c.dstyle == 'us' or c.lang == 'ja' and rng.random() < .5
    txs = c.txs(6, 18); 
    for t in txs: t.day = c.start + D1 * rng.randint(0, 27)
    txs.sort(key=lambda t: t.day); keep = []
    for t in txs:
        if sum(q.day == t.day for q in keep) < 2: keep.append(t)
    txs = keep; open, close = c.balances(txs); fitput(doc, P.left, P.y, f'{c.bank}  {c.monthyear(c.start)}', 400, size=15, bold=True)
    fitput(doc, P.right, P.y, c.t('statement'), 300, size=11, align='right'); P.y += 20
    if rng.random() < .6: e = fitput(doc, P.left, P.y, c.t('opening'), 150, size=8); e = doc.put(e + 5, P.y, c.bal(open), size=8, opening=True); e = fitput(doc, e + 30, P.y, c.t('closing'), 150, size=8); doc.put(e + 5, P.y, c.bal(close), size=8, closing=True)
    P.y += 18; cw = P.w / 7; names = WD[c.lang]; order = [6, 0, 1, 2, 3, 4, 5] if sun else list(range(7))
    for i, k in enumerate(order): doc.put(P.left + i * cw + cw / 2, P.y, names[k], size=8, bold=True, align='center')
    P.y += 14; size = rng.choice([6.5, 7, 7.5]); d = c.start; off = order.index(d.weekday()); cellh = (P.bottom + 20 - P.y) / 6; amode = rng.choice(['pm', 'minus', 'plus']); al = rng.choice(['left', 'right']); eod = rng.random() < .3
    while d.month == c.start.month:
        i = off + d.day - 1; x = P.left + (i % 7) * cw + 3; y = P.y + (i // 7) * cellh + 8; ts = [t for t in txs if t.day == d]; rows = []; y0 = y; y += 10
        for t in ts:
            ls = c.lines(t, cw - 8, size, 2 if len(ts) == 1 else 1); r = doc.row(t.day, t.minor, t.name); rows.append(r)
            for l in ls: doc.put(x, y, l, size=size, name=r); y += size + 1.5
            doc.put(x if al == 'left' else x + cw - 8, y, c.amt(t.minor, amode), size=size + .5, bold=True, align=al, amount=r); y += size + 4
        dt = str(d.day)
        if rows: doc.put(x, y0, dt, size=8, bold=True, date=rows)
        else: doc.put(x, y0, dt, size=8)
        d += D1
    return doc

# sentences: {A} amount {N} name {D} date {T} time {K} card {B} balance; {N} always between blanks
SAY = dict(
 en=(['On {D} you paid {A} to {N}', '{D}: {A} spent at {N} with card {K}.', 'On {D} at {T} we took {A} for {N}', 'Payment of {A} to {N} on {D}.', 'Your card ending {K} was used at {N} for {A} on {D}.'], ['On {D} you received {A} from {N}', '{D}: {A} paid in by {N}', 'We credited {A} on {D} for {N}']),
 de=(['Am {D} haben Sie {A} an {N} gezahlt.', '{D}: Kartenzahlung über {A} bei {N} mit Karte {K}.', 'Am {D} um {T} wurden {A} für {N} abgebucht.', 'Zahlung von {A} an {N} am {D}.'], ['Am {D} haben Sie {A} von {N} erhalten.', '{D}: Gutschrift über {A} von {N}', 'Am {D} gingen {A} ein: {N}']),
 fr=(['Le {D} vous avez payé {A} à {N}', '{D} : paiement de {A} chez {N} avec la carte {K}.', 'Débit de {A} pour {N} le {D}.', 'Le {D} à {T} achat de {A} chez {N}'], ['Le {D} vous avez reçu {A} de {N}', '{D} : crédit de {A} provenant de {N}', 'Versement de {A} de {N} le {D}.']),
 es=(['El {D} pagaste {A} a {N}', '{D}: compra por {A} en {N} con tarjeta {K}.', 'Cargo de {A} por {N} el {D}.', 'El {D} a las {T} gastaste {A} en {N}'], ['El {D} recibiste {A} de {N}', '{D}: abono de {A} de {N}', 'Ingreso de {A} de {N} el {D}.']),
 pt=(['Em {D} você pagou {A} a {N}', '{D}: compra de {A} em {N} com o cartão {K}.', 'Débito de {A} para {N} em {D}.', 'Em {D} às {T} gastou {A} em {N}'], ['Em {D} recebeu {A} de {N}', '{D}: crédito de {A} de {N}', 'Entrada de {A} de {N} em {D}.']),
 nl=(['Op {D} betaalde u {A} aan {N}', '{D}: {A} betaald bij {N} met pas {K}.', 'Afschrijving van {A} voor {N} op {D}.', 'Op {D} om {T} gaf je {A} uit bij {N}'], ['Op {D} ontving u {A} van {N}', '{D}: {A} bijgeschreven van {N}', 'Ontvangen {A} van {N} op {D}.']),
 ja=(['{D} {N} にて {A} ご利用', '{D} {T} カード {K} {N} {A} のお支払い', '{D} {A} のお引落 {N}', '{N} へ {A} を送金しました {D}'], ['{D} {N} より {A} 入金', '{D} {A} のご入金 {N}', '{N} から {A} を受け取りました {D}']))
BALSAY = dict(en=['Balance: {B}', 'Bal {B}', 'Avail. balance {B}.'], de=['Kontostand: {B}', 'Saldo {B}', 'Verfügbar: {B}.'], fr=['Solde : {B}', 'Nouveau solde {B}.'], es=['Saldo: {B}', 'Saldo disponible {B}.'], pt=['Saldo: {B}', 'Saldo disponível {B}.'], nl=['Saldo: {B}', 'Nieuw saldo {B}.'], ja=['残高 {B}', '残高： {B}'])
def render(tpl, vals, r):
    """A sentence as (text, labels) parts; glued punctuation goes with the figure."""
    out = []; at = 0
    for m in re.finditer(r'(\S*)\{([A-Z])\}(\S*)', tpl):
        if m.start() > at: out.append((tpl[at:m.start()], {}))
        key = {'A': 'amount', 'N': 'name', 'D': 'date', 'B': 'balance'}.get(m.group(2))
        out.append((m.group(1) + vals[m.group(2)] + m.group(3), {key: r} if key and r else {})); at = m.end()
    if at < len(tpl): out.append((tpl[at:], {}))
    return out
def inline(doc, x, y, w, parts, size, lead, draw=True):
    """Sets parts as running text; returns y of the next line."""
    cx = x
    for text, labels in parts:
        for word in text.split():
            ww = width_of(word, size)
            if cx > x and cx + ww > x + w: cx = x; y += lead
            if draw: doc.put(cx, y, word, size=size, **labels)
            cx += ww + size * .28
    return y + lead
def plain(c, txs):
    """Names that fit into a sentence."""
    for t in txs:
        if c.rng.random() < .85:
            if t.minor < 0: t.name = c.merchant() if c.rng.random() < .8 else c.rng.choice(PEOPLE[c.lang])
            else: t.name = c.rng.choice([c.merchant(), c.rng.choice(EMP[c.lang]), c.rng.choice(PEOPLE[c.lang])])
            t.name = ' '.join(t.name.split())
    return txs

def p_letter(rng):
    """Sentences: on this day you paid so much to them."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); txs = plain(c, c.txs(3, 14)); open, close = c.balances(txs); P.header(txs=txs); c.mode = 'abs'
    if c.cur == 'none' and rng.random() < .8: c.cur = 'yen' if c.zero else 'code'
    hello = dict(en='Dear customer, here is what happened in your account.', de='Sehr geehrte Kundin, sehr geehrter Kunde, das ist auf Ihrem Konto passiert:', fr='Chère cliente, cher client, voici les mouvements de votre compte.', es='Estimado cliente, estos son los movimientos de su cuenta.', pt='Caro cliente, estes são os movimentos da sua conta.', nl='Beste klant, dit gebeurde er op uw rekening.', ja='いつもご利用ありがとうございます。 お取引は 次のとおりです。')[c.lang]
    size = rng.choice([9, 10, 11]); lead = size + rng.randint(3, 6); P.y = inline(doc, P.left, P.y, P.w, [(hello, {})], size, lead) + 6
    e = fitput(doc, P.left, P.y, c.t('opening') + (':' if rng.random() < .5 else ''), 200, size=size); doc.put(e + 5, P.y, c.bal(open), size=size, opening=True); P.y += lead + 6
    ds = rng.choice([x for x in c.styles['full'] + c.styles['head'] if 'WEEK' not in x and 'MONTH' not in x]); bullet = rng.choice(['', '', '•', '–', '1']); outs, ins = SAY[c.lang]; o1, i1 = rng.choice(outs), rng.choice(ins); mix = rng.random() < .4; bal = rng.random() < .4; bs = rng.choice(BALSAY[c.lang]); card = c.n(4)
    for i, t in enumerate(txs):
        c.lines(t, P.w * .6, size, 1); r = None; tpl = (rng.choice(outs if t.minor < 0 else ins)) if mix else (o1 if t.minor < 0 else i1); tpl = tpl + (' ' + bs if bal else '')
        vals = dict(A=c.abs(t.minor), N=t.name, D=c.date(t.day, ds), T=t.time, K=card, B=c.bal(t.bal))
        h = inline(doc, 0, 0, P.w - 20, render(tpl, vals, None), size, lead, False); P.need(h + 4); r = doc.row(t.day, t.minor, t.name); x = P.left
        if bullet: doc.put(P.left, P.y, f'{i + 1}.' if bullet == '1' else bullet, size=size); x += 18
        P.y = inline(doc, x, P.y, P.w - 20, render(tpl, vals, r), size, lead) + rng.choice([2, 5])
    P.need(40); P.y += 4; e = fitput(doc, P.left, P.y, c.t('closing'), 200, size=size); doc.put(e + 5, P.y, c.bal(close), size=size, closing=True); P.y += lead * 2
    P.noise()
    return doc

ORDER = dict(
 en=dict(title=['Receipt', 'Invoice', 'Order confirmation', 'Your receipt'], sub='Subtotal', ship=['Delivery', 'Shipping'], tax=['VAT 20%', 'Sales tax', 'GST'], total=['Total', 'Total paid', 'Amount charged', 'Grand total'], items=['T-shirt blue M', 'USB-C cable 2 m', 'Oat milk 1L', 'Running shoes', 'Gift card', 'Monthly subscription', 'Flat white', 'Paperback'], date=['Order date', 'Date', 'Paid on'], no=['Order number', 'Order #', 'Receipt no.'], pay=['Paid with Visa', 'Payment method: Mastercard'], thanks='Thank you for your order'),
 de=dict(title=['Rechnung', 'Quittung', 'Bestellbestätigung'], sub='Zwischensumme', ship=['Versand', 'Versandkosten'], tax=['MwSt. 19%', 'USt. 7%'], total=['Gesamtbetrag', 'Summe', 'Zu zahlen', 'Bezahlt'], items=['T-Shirt blau M', 'USB-C-Kabel', 'Hafermilch', 'Laufschuhe', 'Gutschein', 'Monatsabo', 'Brezel', 'Taschenbuch'], date=['Bestelldatum', 'Datum', 'Bezahlt am'], no=['Bestellnummer', 'Beleg-Nr.'], pay=['Bezahlt mit Visa', 'Zahlungsart: PayPal'], thanks='Vielen Dank für Ihren Einkauf'),
 fr=dict(title=['Facture', 'Reçu', 'Confirmation de commande'], sub='Sous-total', ship=['Livraison', 'Frais de port'], tax=['TVA 20 %', 'dont TVA'], total=['Total TTC', 'Total payé', 'Montant réglé'], items=['T-shirt bleu M', 'Câble USB-C', 'Lait d’avoine', 'Baskets', 'Carte cadeau', 'Abonnement mensuel', 'Croissant', 'Livre de poche'], date=['Date de commande', 'Date', 'Payé le'], no=['Commande n°', 'Reçu n°'], pay=['Payé par carte Visa', 'Paiement : CB'], thanks='Merci pour votre commande'),
 es=dict(title=['Factura', 'Recibo', 'Confirmación de pedido'], sub='Subtotal', ship=['Envío', 'Gastos de envío'], tax=['IVA 21%', 'IVA incluido'], total=['Total', 'Total pagado', 'Importe total'], items=['Camiseta azul M', 'Cable USB-C', 'Leche de avena', 'Zapatillas', 'Tarjeta regalo', 'Suscripción mensual', 'Café con leche', 'Libro'], date=['Fecha del pedido', 'Fecha', 'Pagado el'], no=['N.º de pedido', 'Ticket n.º'], pay=['Pagado con Visa', 'Forma de pago: tarjeta'], thanks='Gracias por tu compra'),
 pt=dict(title=['Fatura', 'Recibo', 'Confirmação de encomenda'], sub='Subtotal', ship=['Entrega', 'Frete'], tax=['IVA 23%', 'Impostos'], total=['Total', 'Total pago', 'Valor total'], items=['T-shirt azul M', 'Cabo USB-C', 'Leite de aveia', 'Ténis', 'Cartão presente', 'Assinatura mensal', 'Pastel de nata', 'Livro'], date=['Data do pedido', 'Data', 'Pago em'], no=['Pedido n.º', 'Recibo n.º'], pay=['Pago com Visa', 'Pagamento: Pix'], thanks='Obrigado pela sua compra'),
 nl=dict(title=['Factuur', 'Bon', 'Bestelbevestiging'], sub='Subtotaal', ship=['Verzendkosten', 'Bezorging'], tax=['BTW 21%', 'BTW 9%'], total=['Totaal', 'Totaal betaald', 'Totaalbedrag'], items=['T-shirt blauw M', 'USB-C-kabel', 'Havermelk', 'Hardloopschoenen', 'Cadeaukaart', 'Maandabonnement', 'Koffie', 'Boek'], date=['Besteldatum', 'Datum', 'Betaald op'], no=['Bestelnummer', 'Bonnr.'], pay=['Betaald met iDEAL', 'Betaalwijze: Visa'], thanks='Bedankt voor je bestelling'),
 ja=dict(title=['領収書', 'ご注文確認', 'レシート'], sub='小計', ship=['送料', '配送料'], tax=['消費税 10%', '内消費税等'], total=['合計', 'ご請求額', 'お支払い合計'], items=['Tシャツ 青 M', 'USB-Cケーブル', 'オーツミルク', 'ランニングシューズ', 'ギフト券', '月額プラン', 'おにぎり', '文庫本'], date=['注文日', '日付', 'お支払日'], no=['注文番号', '伝票番号'], pay=['お支払方法 VISA', 'クレジットカード払い'], thanks='ご購入ありがとうございます'))
def order(c):
    rng = c.rng; O = ORDER[c.lang]; items = []
    for _ in range(rng.randint(1, 6)): items.append((rng.choice(O['items']), rng.choice([1, 1, 1, 2, 3]), c.money(1.5, 70)))
    sub = sum(a * b for _, a, b in items); extra = []
    if rng.random() < .6: extra.append((O['sub'], sub))
    ship = 0
    if rng.random() < .5: ship = c.money(2, 8) if rng.random() < .7 else 0; extra.append((rng.choice(O['ship']), ship))
    disc = 0
    if rng.random() < .2 : disc = min(sub // 2, c.money(1, 9)); extra.append((dict(en='Discount', de='Rabatt', fr='Remise', es='Descuento', pt='Desconto', nl='Korting', ja='割引')[c.lang], -disc))
    total = sub + ship - disc
    if c.style == 'co': total = max(100, total // 100 * 100)
    if rng.random() < .6: extra.append((rng.choice(O['tax']), (total // 6) if c.style != 'co' else total // 600 * 100))
    t = c.tx(-1); t.name = c.merchant(); t.minor = -max(1, total); t.day = c.start + D1 * rng.randint(0, 27); return O, items, extra, t
def p_receipt(rng):
    """A shop's receipt or invoice: one row."""
    c = Ctx(rng); narrow = rng.random() < .5; doc = Doc(*((230, rng.choice([500, 640])) if narrow else rng.choice([(595, 842), (612, 792)]))); O, items, extra, t = order(c); L = 16 if narrow else 48; R = doc.width - L; size = 8 if narrow else rng.choice([9, 10]); lead = size + 5; y = 40; mid = doc.width / 2; m = dict(size=size, mono=narrow and c.lang != 'ja' and rng.random() < .6)
    if c.cur == 'none' and not narrow: c.cur = 'yen' if c.zero else 'code'
    ls = c.lines(t, R - L - 10, 13, 1, True); r = doc.row(t.day, t.minor, t.name); al = rng.choice(['center', 'left']); X = mid if al == 'center' else L
    doc.put(X, y, ls[0], size=13, bold=True, align=al, name=r); y += 16
    fitput(doc, X, y, f'{STREET[c.lang].format(rng.randint(1, 99))}, {rng.choice(CITY[c.lang])}', R - L, size=7, align=al); y += 10; fitput(doc, X, y, c.phone(), R - L, size=7, align=al); y += 22
    title = rng.choice(O['title']); ds = c.pickdate('full', 'full', 'short'); place = rng.choice(['top', 'bottom']); dw, nw = rng.choice(O['date']), rng.choice(O['no'])
    fitput(doc, L, y, title, R - L, size=size + 2, bold=True); y += lead + 4
    def dateline():
        nonlocal y
        e = fitput(doc, L, y, dw + rng.choice(['', ':']), 110, **m); doc.put(e + 6, y, c.date(t.day, ds), date=r, **m); y += lead
        if rng.random() < .5: doc.put(L, y, t.time, **m); y += lead
    if place == 'top': dateline()
    fitput(doc, L, y, f'{nw} {c.refid()}', R - L, **m); y += lead * 2
    for nm, q, p in items:
        fitput(doc, L, y, f'{q} x {nm}' if rng.random() < .5 or q > 1 else nm, R - L - 70, **m); doc.put(R, y, c.abs(p * q), align='right', **m); y += lead
        if q > 1 and rng.random() < .5: fitput(doc, L + 10, y, f'@ {c.abs(p)}', 100, **m); y += lead
    y += 6
    for nm, v in extra: fitput(doc, L if narrow else R - 220, y, nm, 120 if narrow else 130, **m); doc.put(R, y, ('-' if v < 0 else '') + c.abs(v), align='right', **m); y += lead
    fitput(doc, L if narrow else R - 220, y + 3, rng.choice(O['total']), 105, size=size + 1, bold=True); doc.put(R, y + 3, c.abs(t.minor), size=size + 1, bold=True, align='right', amount=r); y += lead * 2
    if place == 'bottom': dateline()
    fitput(doc, L, y, rng.choice(O['pay']) + ' •••• ' + c.n(4), R - L, **m); y += lead
    if rng.random() < .3: fitput(doc, L, y, dict(en='Cash', de='Gegeben', fr='Espèces', es='Entregado', pt='Entregue', nl='Contant', ja='お預り')[c.lang], 80, **m); doc.put(R, y, c.abs(abs(t.minor) // 1000 * 1000 + 1000), align='right', **m); y += lead
    fitput(doc, X, y + 14, O['thanks'], R - L, size=size, align=al)
    return doc

ADVICE = dict(en=('DEBIT ADVICE', 'CREDIT ADVICE'), de=('BELASTUNGSANZEIGE', 'GUTSCHRIFTSANZEIGE'), fr=('AVIS DE DÉBIT', 'AVIS DE CRÉDIT'), es=('ADEUDO POR CARGO', 'ABONO EN CUENTA'), pt=('AVISO DE DÉBITO', 'AVISO DE CRÉDITO'), nl=('AFSCHRIJVING', 'BIJSCHRIJVING'), ja=('お引落のお知らせ', 'ご入金のお知らせ'))
def p_slips(rng):
    """Advice slips: two to four a page, the sign only in the slip's title."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792)])); P = Pages(c, doc, top=46); txs = c.txs(1, 8); open, close = c.balances(txs); per = rng.choice([2, 3, 4]); h = (P.bottom - 40) / per; size = rng.choice([9, 10, 11]); ds = c.pickdate('full', 'head'); L = c.fixt('date', 'desc', 'amount', 'balance', 'ref', 'account'); bal = rng.random() < .4; acc = c.acct(); flip = rng.random() < .5; vd = dict(en='Value date', de='Valuta', fr='Date de valeur', es='Fecha valor', pt='Data-valor', nl='Valutadatum', ja='起算日')[c.lang]; v = rng.random() < .4; lw = max(width_of(l, size) for l in L + [vd]) + 16; lead = size + (5 if per > 3 else rng.randint(5, 9)); tear = rng.choice(['- ' * 60, '✂ ' + '- ' * 50, '', '_' * 60])
    c.mode = 'abs'
    for i, t in enumerate(txs):
        if i and i % per == 0: doc.new_page(); P.footer()
        y = 46 + (i % per) * h; ls = c.lines(t, P.w - lw - 10, size, 2); r = doc.row(t.day, t.minor, t.name); X = P.right if flip else P.left
        fitput(doc, P.left, y, c.bank, 200, size=11, bold=True); fitput(doc, P.right, y, ADVICE[c.lang][t.minor > 0], 260, size=12, bold=True, align='right'); y += lead * 1.6
        fields = [(L[5], acc, {}), (L[0], c.date(t.day, ds), {'date': r})] + ([(vd, c.date(t.day + D1, ds), {})] if v else []) + [('n', None, {})]
        fields += [(L[2], c.abs(t.minor), {'amount': r})] + ([(L[3], c.bal(t.bal), {'balance': r})] if bal else []) + [(L[4], t.ref, {})]
        for a, b, l in fields:
            if a == 'n':
                doc.put(P.left, y, L[1], size=size)
                for q in ls: doc.put(P.left + lw, y, q, size=size, name=r); y += lead
                continue
            doc.put(P.left, y, a, size=size); doc.put(P.left + lw, y, b, size=size, bold='amount' in l, **l); y += lead
        if tear and (i + 1) % per: fitput(doc, P.left, 46 + (i % per + 1) * h - 18, tear, P.w, size=8)
    return doc

def p_checks3(rng):
    """American sections: deposits, checks in three columns, other withdrawals, daily balances in columns."""
    c = Ctx(rng, ['en']); c.set_country(rng.choice(['US', 'US', 'CA'])); c.styles = STYLES['us']; doc = Doc(612, 792); P = Pages(c, doc, left=36, right=36); ins = c.txs(0 if rng.random() < .2 else 1, 5, p_in=1); outs = c.txs(1, 9, p_in=0); chk = c.txs(1, 14, p_in=0); k = rng.choice([2, 3, 3]); size = rng.choice([8, 8.5]); lead = 13; ds = rng.choice(['{mm}/{dd}', '{m}/{d}', '{mm}-{dd}', '{mon} {dd}', '{mm}/{dd}/{yy}']); no = rng.randint(101, 4000)
    if c.cur not in ('none', 'pre'): c.cur = 'none'
    alls = sorted(ins + outs + chk, key=lambda t: t.day); open, close = c.balances(alls, c.money(3000, 20000)); P.header(txs=alls); P.summary(open, close, alls, False); outs_minus = rng.choice(['abs', 'minus', 'trail', 'abs'])
    def section(title, ts, sign):
        if not ts: return
        P.need(60); doc.put(P.left, P.y, title, size=11, bold=True); P.y += 16
        if rng.random() < .6: doc.put(P.left, P.y, 'Date', size=size, bold=True); doc.put(P.left + 60, P.y, 'Description', size=size, bold=True); doc.put(P.right, P.y, 'Amount', size=size, bold=True, align='right'); P.y += lead
        for t in ts:
            P.need(30); ls = c.lines(t, 330, size, 2); r = doc.row(t.day, t.minor, t.name); y = P.y; doc.put(P.left, y, c.date(t.day, ds), size=size, date=r)
            for l in ls: doc.put(P.left + 60, P.y, l, size=size, name=r); P.y += lead
            doc.put(P.right, y, c.amt(t.minor, sign), size=size, align='right', amount=r)
        doc.put(P.left + 60, P.y, f'Total {title.lower()}', size=size, bold=True); doc.put(P.right, P.y, c.abs(sum(t.minor for t in ts)), size=size, bold=True, align='right'); P.y += 24
    def checks():
        P.need(70); doc.put(P.left, P.y, 'Checks paid', size=11, bold=True); P.y += 16; cw = P.w / k; rows = -(-len(chk) // k); n = no; star = False
        order = rng.choice(['nda', 'dna']); pre = rng.choice(['', '', 'Check ', '# '] if k < 3 else [''])
        P.need(rows * lead + 20)
        for j in range(min(k, len(chk))):
            x = P.left + j * cw; doc.put(x, P.y, 'Check no.' if order == 'nda' else 'Date', size=7, bold=True); doc.put(x + 55, P.y, 'Date' if order == 'nda' else 'Number', size=7, bold=True); doc.put(x + cw - 14, P.y, 'Amount', size=7, bold=True, align='right')
        P.y += lead
        for i, t in enumerate(chk):
            j, q = divmod(i, rows); x = P.left + j * cw; y = P.y + q * lead; n += rng.choice([1, 1, 1, 3]); t.name = pre + f'{n}' + ('*' if rng.random() < .1 else ''); r = doc.row(t.day, t.minor, t.name)
            a, b = (x, x + 55) if order == 'nda' else (x + 55, x)
            doc.put(a, y, t.name, size=size, name=r); doc.put(b, y, c.date(t.day, ds), size=size, date=r); doc.put(x + cw - 14, y, c.amt(t.minor, outs_minus), size=size, align='right', amount=r)
        P.y += rows * lead + 4; doc.put(P.left, P.y, 'Total checks paid', size=size, bold=True); doc.put(P.right, P.y, c.abs(sum(t.minor for t in chk)), size=size, bold=True, align='right'); P.y += 24
    for what in rng.choice(['ico', 'ioc', 'cio']):
        if what == 'i': section(rng.choice(['Deposits and additions', 'Deposits and credits']), ins, rng.choice(['abs', 'pm']))
        elif what == 'o': section(rng.choice(['Electronic withdrawals', 'Other withdrawals', 'ATM & debit card withdrawals']), outs, outs_minus)
        else: checks()
    if rng.random() < .6:
        P.need(90); doc.put(P.left, P.y, rng.choice(['Daily ending balance', 'Daily balance summary']), size=11, bold=True); P.y += 16; days = []
        for t in alls: days = [d for d in days if d[0] != t.day] + [(t.day, t.bal)]
        rows = -(-len(days) // 3); P.need(min(rows, 12) * lead); cw = P.w / 3
        for i, (d, b) in enumerate(days):
            j, q = divmod(i, rows); doc.put(P.left + j * cw, P.y + q * lead, c.date(d, ds), size=size); doc.put(P.left + j * cw + cw - 30, P.y + q * lead, c.bal(b), size=size, align='right')
        P.y += rows * lead + 20
    P.noise(rng.choice([0, 1]))
    return doc

LEG = dict(en=('money out', 'money in', 'Legend'), de=('Ausgang', 'Eingang', 'Legende'), fr=('débit', 'crédit', 'Légende'), es=('cargo', 'abono', 'Leyenda'), pt=('saída', 'entrada', 'Legenda'), nl=('af', 'bij', 'Legenda'), ja=('出金', '入金', '凡例'))
def p_legend(rng):
    """A sign before or after each row explained by a legend; figures without signs."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); txs = c.txs(6, 22); open, close = c.balances(txs); P.header(txs=txs); a, b = rng.choice([('●', '○'), ('▼', '▲'), ('↑', '↓'), ('→', '←'), ('◀', '▶'), ('■', '□'), ('[-]', '[+]'), ('➖', '➕'), ('↗', '↙')])
    leg = LEG[c.lang]; size = rng.choice([8.5, 9, 10]); lead = rng.randint(14, 22); c.mode = 'abs'; top = rng.random() < .7; words = rng.random() < .25
    if words: a, b = leg[0], leg[1]
    def legend(): fitput(doc, P.left, P.y, f'{leg[2]}: {a} {leg[0]}   {b} {leg[1]}' if not words else f'{leg[2]}: {a} = – / {b} = +', P.w, size=8); P.y += 20
    if rng.random() < .6: P.summary(open, close, txs, False)
    if top: legend()
    place = rng.choice(['start', 'end', 'beforeamount']); ds = c.pickdate('short', 'full'); once = rng.random() < .4; sw = max(width_of(a, size), width_of(b, size)) + 8; bal = rng.random() < .35; dw = max(width_of(c.date(t.day, ds), size) for t in txs) + 14; order = rng.choice(['dn', 'nd']); last = None
    if rng.random() < .5: txs = txs if bal else txs[::-1]
    for t in txs:
        P.need(lead * 2); x = P.left + (sw if place == 'start' else 0); R = P.right - (sw if place == 'end' else 0) - (82 if bal else 0); am = c.abs(t.minor); nw = R - x - dw - 92 - (sw if place == 'beforeamount' else 0)
        ls = c.lines(t, nw, size, 2); r = doc.row(t.day, t.minor, t.name); y = P.y; f = a if t.minor < 0 else b
        if place == 'start': doc.put(P.left, y, f, size=size)
        doc.put(x if order == 'dn' else x + nw + 6, y, c.date(t.day, ds), size=size, date=r)
        for l in ls: doc.put(x + dw if order == 'dn' else x, P.y, l, size=size, name=r); P.y += size + 3
        doc.put(R, y, am, size=size, align='right', amount=r)
        if place == 'end': doc.put(R + 5, y, f, size=size)
        if place == 'beforeamount': doc.put(R - width_of(am, size) - 5, y, f, size=size, align='right')
        if bal: doc.put(P.right, y, c.bal(t.bal), size=size - .5, align='right', balance=r)
        P.y = max(P.y + 3, y + lead)
    if not top: P.y += 10; P.need(20); legend()
    P.noise()
    return doc

def p_smsprint(rng):
    """A printed list of alert messages, as bubbles; indented by side."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792), (390, 844)])); P = Pages(c, doc); txs = plain(c, c.txs(3, 14)); open, close = c.balances(txs)
    if c.cur == 'none': c.cur = 'yen' if c.zero else 'code'
    c.mode = 'abs'; size = rng.choice([9, 10]); lead = size + 4; fitput(doc, P.left, P.y, rng.choice([c.bank, f'SMS  {c.bank}', f'{c.bank.upper()} ALERTS', f'{rng.randint(20000, 99999)}']), P.w, size=13, bold=True); P.y += 26
    outs, ins = SAY[c.lang]; o, i = rng.choice(outs), rng.choice(ins); stamp = rng.random() < .6; hs = c.pickdate('head', 'full'); ds = rng.choice([s for s in c.styles['short']]); bs = rng.choice(BALSAY[c.lang]); bal = rng.random() < .6; card = rng.choice(['*', '', 'x']) + c.n(4); bw = P.w * rng.choice([.6, .7, .8]); indate = True
    reply = rng.random() < .4; pin = dict(en='Your code is {}. Do not share it.', de='Ihr Code lautet {}. Nicht weitergeben.', fr='Votre code est {}. Ne le partagez pas.', es='Tu código es {}. No lo compartas.', pt='O seu código é {}. Não partilhe.', nl='Uw code is {}. Deel deze niet.', ja='認証コード {} です。')[c.lang]
    for t in txs:
        c.lines(t, bw * .7, size, 1); tpl = o if t.minor < 0 else i; tpl = tpl + (' ' + bs if bal else ''); vals = dict(A=c.abs(t.minor), N=t.name, D=c.date(t.day, ds), T=t.time, K=card, B=c.bal(t.bal)); h = inline(doc, 0, 0, bw, render(tpl, vals, None), size, lead, False); P.need(h + 40); r = doc.row(t.day, t.minor, t.name)
        if rng.random() < .15: P.y = inline(doc, P.left, P.y, bw, [(pin.format(c.n(6)), {})], size, lead) + 10; P.need(h + 40)
        if stamp: doc.put((P.left + P.right) / 2, P.y, f'{c.date(t.day, hs)} {t.time}', size=7.5, align='center'); P.y += 13
        P.y = inline(doc, P.left + 6, P.y, bw, render(tpl, vals, r), size, lead) + 10
        if reply and rng.random() < .15: doc.put(P.right, P.y, rng.choice(['OK', '👍', 'STOP', 'SALDO', '?']), size=size, align='right'); P.y += 18
    return doc

def p_transposed(rng):
    """The table turned on its side: each transaction is a column, bands of columns down the page."""
    c = Ctx(rng); doc = Doc(*rng.choice([(842, 595), (792, 612), (595, 842)])); P = Pages(c, doc, left=32, right=32); txs = c.txs(4, 20); open, close = c.balances(txs); P.header(txs=txs)
    if rng.random() < .5: P.summary(open, close, txs)
    k = rng.choice([5, 6, 7] if doc.width > 700 else [4, 5]); lab = rng.random() < .7; L = [c.short(x) for x in ('date', 'desc', 'amount', 'balance')]; lx = (max(width_of(l, 7.5, True) for l in L) + 12) if lab else 0; cw = (P.w - lx) / k; size = rng.choice([7.5, 8]); order = rng.choice([['d', 'n', 'a', 'b'], ['n', 'd', 'a', 'b'], ['a', 'n', 'd', 'b'], ['d', 'a', 'n', 'b']]); bal = rng.random() < .5; ds = rng.choice(c.styles['short'] + c.styles['full'][:2]); al = rng.choice(['left', 'center', 'right'])
    while width_of(c.amt(-max(abs(t.minor) for t in txs)), size) > cw - 8 or width_of(c.bal(max(t.bal for t in txs)), size) > cw - 8: k -= 1; cw = (P.w - lx) / k
    for i in range(0, len(txs), k):
        band = txs[i:i + k]; P.need(size * 9 + 40); cells = []
        for j, t in enumerate(band): ls = c.lines(t, cw - 10, size, 3); cells.append((t, ls, doc.row(t.day, t.minor, t.name)))
        for what in order:
            if what == 'b' and not bal: continue
            h = max(len(ls) for _, ls, _ in cells) if what == 'n' else 1
            if lab: doc.put(P.left, P.y, L['dnab'.index(what)], size=7.5, bold=True)
            for j, (t, ls, r) in enumerate(cells):
                x0 = P.left + lx + j * cw; x = {'left': x0, 'center': x0 + (cw - 8) / 2, 'right': x0 + cw - 8}[al]
                if what == 'd': doc.put(x, P.y, c.date(t.day, ds), size=size, align=al, date=r)
                elif what == 'a': doc.put(x, P.y, c.amt(t.minor), size=size, bold=False, align=al, amount=r)
                elif what == 'b': doc.put(x, P.y, c.bal(t.bal), size=size, align=al, balance=r)
                else:
                    for q, l in enumerate(ls): doc.put(x, P.y + q * (size + 2), l, size=size, align=al, name=r)
            P.y += h * (size + 2) + 4
        P.y += 18
    P.noise()
    return doc

def p_categories(rng):
    """Sections per category with sums, shares and a date at the end of each row."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); txs = c.txs(6, 22); P.header(txs=txs); c.balances(txs); size = rng.choice([8, 9, 10]); lead = size + rng.randint(4, 9); ds = c.pickdate('short', 'full'); groups_ = {}
    for t in txs: groups_.setdefault(t.cat, []).append(t)
    if rng.random() < .5:
        for k, ts in groups_.items():
            fitput(doc, P.left, P.y, k, 110, size=8); doc.put(P.left + 150, P.y, f'{rng.randint(1, 60)}%', size=8, align='right'); doc.put(P.left + 240, P.y, c.abs(sum(t.minor for t in ts)), size=8, align='right'); P.y += 12
        P.y += 16
    dpos = rng.choice(['end', 'mid', 'start']); tot = rng.choice(['head', 'foot', None]); unsigned = rng.random() < .3; n = rng.random() < .5; cw = c.t('newcount'); tw = c.t('total')
    for k, ts in groups_.items():
        P.need(lead * 3 + 10); s = sum(t.minor for t in ts); fitput(doc, P.left, P.y, k.upper() if c.upper else k, 200, size=size + 2, bold=True)
        if n: fitput(doc, P.left + 150, P.y, f'{len(ts)} {cw}', 80, size=7)
        if tot == 'head': doc.put(P.right, P.y, c.amt(s, 'abs' if unsigned else 'minus'), size=size, bold=True, align='right')
        P.y += lead + 4
        for t in ts:
            P.need(lead * 2); dt = c.date(t.day, ds); dw = width_of(dt, size) + 12; am = c.amt(t.minor, 'abs' if unsigned else None); aw = width_of(am, size) + 10; y = P.y; ls = c.lines(t, P.w - dw - aw - 10, size, 2); r = doc.row(t.day, t.minor, t.name); x = P.left + (dw if dpos == 'start' else 0)
            for l in ls: e = doc.put(x, P.y, l, size=size, name=r); P.y += size + 3
            if dpos == 'start': doc.put(P.left, y, dt, size=size, date=r); doc.put(P.right, y, am, size=size, align='right', amount=r)
            elif dpos == 'mid': doc.put(P.right - aw, y, dt, size=size, align='right', date=r); doc.put(P.right, y, am, size=size, align='right', amount=r)
            else: doc.put(P.right, y, dt, size=size, align='right', date=r); doc.put(P.right - dw, y, am, size=size, align='right', amount=r)
            P.y = max(P.y, y + lead)
        if tot == 'foot': doc.put(P.right - (0 if dpos != 'end' else 60), P.y, f'{tw} {c.amt(s, "abs" if unsigned else "minus")}', size=size, bold=True, align='right'); P.y += lead
        P.y += 10
    P.noise()
    return doc

def p_zigzag(rng):
    """Money out left of the middle axis, money in right of it; the dates on the axis."""
    c = Ctx(rng); doc = Doc(*rng.choice([(595, 842), (612, 792)])); P = Pages(c, doc, left=34, right=34); txs = c.txs(5, 20, p_in=rng.choice([.3, .5, .5, .7])); open, close = c.balances(txs); P.header(txs=txs); ow, iw = c.fixt('out', 'in'); mid = (P.left + P.right) / 2; size = rng.choice([8, 9]); ds = rng.choice(c.styles['short']); hw = 34; inner = rng.random() < .6; sw = rng.random() < .3; step = rng.randint(20, 32); c.mode = rng.choice(['abs', 'abs', 'pm']); bal = rng.random() < .3; rev = rng.random() < .5
    if rng.random() < .6: doc.put(mid, P.y, c.bal(open), size=9, bold=True, align='center', opening=True); fitput(doc, mid, P.y - 12, c.t('opening'), 160, size=7, align='center'); P.y += 22
    lo, ro = (ow, iw) if not sw else (iw, ow); fitput(doc, mid - hw - 10, P.y, lo, 180, size=11, bold=True, align='right'); fitput(doc, mid + hw + 10, P.y, ro, 180, size=11, bold=True); P.y += 22; once = rng.random() < .4; last = None
    for t in txs:
        P.need(step + 12); w = mid - P.left - hw - 10; stack = True; leftside = (t.minor < 0) != sw; am = c.amt(t.minor); ls = c.lines(t, w - 6, size, 1); r = doc.row(t.day, t.minor, t.name); x = mid - hw - 6 if leftside else mid + hw + 6; al = 'right' if leftside else 'left'
        doc.put(mid, P.y, c.date(t.day, ds), size=min(size, 8), align='center', date=r)
        if inner: doc.put(x, P.y, am, size=size, bold=True, align=al, amount=r); doc.put(x, P.y + size + 2, ls[0], size=size, align=al, name=r)
        else: doc.put(x, P.y, ls[0], size=size, align=al, name=r); doc.put(x, P.y + size + 2, am, size=size, bold=True, align=al, amount=r)
        if bal: doc.put(mid, P.y + size + 2, c.bal(t.bal), size=6.5, align='center', balance=r) if width_of(c.bal(t.bal), 6.5) < 2 * hw else None
        P.y += max(step, 2 * size + 8)
    P.noise()
    return doc

def p_wallet(rng):
    """Wallet activity: name over details, ID, status; the date in a column of its own at the right or as small text above."""
    c = Ctx(rng); doc = Doc(*fade(c)); P = Pages(c, doc); txs = c.txs(4, 14); open, close = c.balances(txs); P.header(title=rng.choice(['Activity', 'Wallet', None]), txs=txs); size = rng.choice([9, 10]); ds = c.pickdate('full', 'short', 'head'); done = dict(en=['Completed', 'Paid'], de=['Abgeschlossen', 'Bezahlt'], fr=['Effectué', 'Terminé'], es=['Completado', 'Pagado'], pt=['Concluído', 'Pago'], nl=['Voltooid', 'Betaald'], ja=['完了', '支払済'])[c.lang]; st = rng.choice(done); idw = c.t('ref'); pos = rng.choice(['above', 'right', 'below']); fee = rng.random() < .3; feew = rng.choice(TYPES[c.lang]['fee']); showst = rng.random() < .7; bal = rng.random() < .3; rev = rng.random() < .5
    if rng.random() < .5: P.summary(open, close, txs, False)
    for t in (txs[::-1] if rev else txs):
        P.need(70); dt = c.date(t.day, ds); y = P.y; aw = width_of(c.amt(t.minor), size + 1, True) + 14; ls = c.lines(t, P.w - aw - (width_of(dt, size) + 14 if pos == 'right' else 0), size, 2, True); r = doc.row(t.day, t.minor, t.name)
        if pos == 'above': doc.put(P.left, P.y, dt, size=7.5, date=r); P.y += 12; y = P.y
        for l in ls: doc.put(P.left, P.y, l, size=size, bold=True, name=r); P.y += size + 3
        doc.put(P.right, y, c.amt(t.minor), size=size + 1, bold=True, align='right', amount=r)
        if pos == 'right': doc.put(P.right - aw, y, dt, size=size, align='right', date=r)
        if pos == 'below': doc.put(P.left, P.y, dt, size=8, date=r); P.y += 11
        fitput(doc, P.left, P.y, f'{t.typeword}  {idw} {t.ref}', P.w - 120, size=7.5)
        if showst: fitput(doc, P.right, P.y, st, 100, size=7.5, align='right')
        P.y += 11
        if bal: e = doc.put(P.left, P.y, 'Σ' if rng.random() < .01 else c.short('balance'), size=7.5); doc.put(e + 5, P.y, c.bal(t.bal), size=7.5, balance=r); P.y += 11
        if fee and rng.random() < .4: fitput(doc, P.left, P.y, f'{feew} {c.abs(c.money(.1, 3))}', 150, size=7.5); P.y += 11
        P.y += rng.choice([8, 10])
    P.noise()
    return doc


# ================================================================ pastes
def lab(text, key, r): return (text, {key: r})
def pieces(p, parts): p.line(*parts)
def reldate(c, day, base, style):
    if day == base: return c.today
    if day == base - D1: return c.yest
    return c.date(day, style)
def recent(c, txs):
    """Newest first, with the words for today and yesterday."""
    c.today, c.yest = c.t('today'), c.t('yesterday'); out = txs[::-1]; return out, (out[0].day if c.rng.random() < .7 else out[0].day + D1 * c.rng.randint(0, 3))
def chrome(c, p, n=None):
    """Menu words and figures on a page before the list."""
    rng = c.rng; pool = [c.bank, c.t('statement'), f'{c.t("account")} {c.acct()}', f'{c.t("available")} {c.abs(c.money(50, 5000))}', f'{c.t("limit")}: {c.abs(c.money(500, 5000))}', dict(en='Home  Payments  Cards  Help', de='Start  Überweisen  Karten  Hilfe', fr='Accueil  Virements  Cartes  Aide', es='Inicio  Transferir  Tarjetas  Ayuda', pt='Início  Transferir  Cartões  Ajuda', nl='Home  Betalen  Passen  Hulp', ja='ホーム 振込 カード ヘルプ')[c.lang], dict(en='Search transactions', de='Umsätze suchen', fr='Rechercher', es='Buscar', pt='Pesquisar', nl='Zoeken', ja='検索')[c.lang], f'{c.t("spent")} {c.abs(c.money(50, 3000))}', c.ad(), '']
    for l in rng.sample(pool, rng.randint(0, 4) if n is None else n): p.line(l)
def tailnoise(c, p):
    rng = c.rng
    for l in rng.sample([dict(en='Load more', de='Mehr laden', fr='Afficher plus', es='Cargar más', pt='Carregar mais', nl='Meer laden', ja='もっと見る')[c.lang], c.ad(), f'{c.t("help")} {c.phone()}', f'© {c.start.year} {c.bank}', f'{c.t("points")}: {c.n(4)}'], rng.choice([0, 0, 1, 2])): p.line(l)
def pend(c, p, show):
    """A pending section without labels."""
    rng = c.rng
    if rng.random() < .35:
        p.line(c.t('pending'))
        for _ in range(rng.randint(1, 3)): show(c.shop())
        return True

def g_applist(rng):
    """App list: day heading, name, amount and sub-line on separate lines."""
    c = Ctx(rng); p = Paste(); txs = c.txs(4, 18); c.balances(txs); newest, base = recent(c, txs); chrome(c, p); hs = c.pickdate('head', 'short', 'full'); order = rng.choice([['n', 's', 'a'], ['n', 'a'], ['l', 'n', 'a'], ['n', 'a', 's'], ['a', 'n', 's'], ['l', 'n', 's', 'a', 'x']]); sub = rng.choice(['cat', 'time', 'type', 'ct']); mode = rng.choice([c.mode, 'plus', 'pm']); daysum = rng.random() < .25; rel = rng.random() < .7; blank = rng.random() < .3; dt, sp = c.t('details'), c.t('split'); bal = rng.random() < .15; bw = c.t('balance')
    def show(t, r=None):
        for o in order:
            if o == 'n': p.line((t.name, {'name': r} if r else {}))
            elif o == 'a': p.line((c.amt(t.minor, mode), {'amount': r} if r else {}))
            elif o == 's': p.line({'cat': t.cat, 'time': t.time, 'type': t.typeword, 'ct': f'{t.time} · {t.cat}'}[sub])
            elif o == 'l': p.line(rng.choice(['logo', t.name.split()[0][:1].upper(), f'{t.cat}']) if not c.lang == 'ja' else 'アイコン')
            elif o == 'x': p.line(f'{dt} {sp}')
        if bal and r: p.line(bw + ' ', lab(c.bal(t.bal), 'balance', r))
        if blank: p.line('')
    if pend(c, p, show) and rng.random() < .3: p.line('')
    for day, ts in groups(newest):
        rows = [p.row(t.day, t.minor, t.name) for t in ts]; head = reldate(c, day, base, hs) if rel else c.date(day, hs)
        if daysum: p.line(lab(head, 'date', rows), '  ', c.amt(sum(t.minor for t in ts), 'minus'))
        else: p.line(lab(head, 'date', rows))
        for t, r in zip(ts, rows): show(t, r)
    tailnoise(c, p); return p

def g_amountfirst(rng):
    """One line: amount first, then the name, then the date."""
    c = Ctx(rng); p = Paste(); txs = c.txs(3, 16); newest, base = recent(c, txs); chrome(c, p); ds = c.pickdate('short', 'full', 'head'); sep = rng.choice(['  ', ' ', '\t', ' | ', ' – ', ' · ']); order = rng.choice(['and', 'adn', 'and']); pre = rng.choice(['', '', '• ', '- ', '* ', 'n']); rel = rng.random() < .4; ww = dict(en=(' to ', ' from '), de=(' an ', ' von '), fr=(' à ', ' de '), es=(' a ', ' de '), pt=(' para ', ' de '), nl=(' aan ', ' van '), ja=(' → ', ' ← '))[c.lang]; words = rng.random() < .3
    if words: c.mode = 'abs'; plain(c, newest)
    for i, t in enumerate(newest):
        r = p.row(t.day, t.minor, t.name); d = lab(reldate(c, t.day, base, ds) if rel else c.date(t.day, ds), 'date', r); a = lab(c.amt(t.minor), 'amount', r); n = lab(t.name, 'name', r); b = [f'{i + 1}. ' if pre == 'n' else pre]
        if words: p.line(*b, a, ww[t.minor > 0], n, sep if sep.strip() or sep == '\t' else '  ', d)
        elif order == 'and': p.line(*b, a, sep, n, sep, d)
        else: p.line(*b, a, sep, d, sep, n)
    tailnoise(c, p); return p

def g_sms(rng):
    """A list of bank SMS."""
    c = Ctx(rng); p = Paste(); txs = plain(c, c.txs(2, 12)); open, close = c.balances(txs); outs, ins = SAY[c.lang]; o, i = rng.choice(outs), rng.choice(ins); ds = c.pickdate('short', 'full'); bs = rng.choice(BALSAY[c.lang]); bal = rng.random() < .6; card = rng.choice(['*', 'x', '']) + c.n(4); c.mode = 'abs'; pre = rng.choice(['', f'{c.bank}: ', f'[{c.bank}] ']); stamp = rng.choice([None, 'time', 'line']); hs = c.pickdate('head', 'full')
    if c.cur == 'none' and rng.random() < .8: c.cur = 'yen' if c.zero else 'code'
    if rng.random() < .4: txs = txs[::-1]
    if rng.random() < .5: p.line(rng.choice([c.bank, str(rng.randint(20000, 99999)), 'SMS']))
    for t in txs:
        r = p.row(t.day, t.minor, t.name); vals = dict(A=c.abs(t.minor), N=t.name, D=c.date(t.day, ds), T=t.time, K=card, B=c.bal(t.bal)); tpl = o if t.minor < 0 else i
        if stamp == 'time': p.line(t.time)
        if stamp == 'line': p.line(f'{c.date(t.day, hs)} {t.time}')
        parts = ([pre] if pre else []) + render(tpl, vals, r) + ([' '] + render(bs, vals, r) if bal else [])
        p.line(*parts)
        if rng.random() < .5: p.line('')
    return p

def g_chat(rng):
    """An exported chat with the bank's bot."""
    c = Ctx(rng); p = Paste(); txs = plain(c, c.txs(2, 10)); open, close = c.balances(txs); c.mode = 'abs'; me = rng.choice(PEOPLE[c.lang]).split()[0]; outs = [x.replace('{D}: ', '').replace('On {D} ', '').replace(' on {D}.', '').replace('Am {D} ', '').replace(' am {D}.', '').replace('Le {D} ', '').replace('{D} : ', '').replace(' le {D}.', '').replace('El {D} ', '').replace(' el {D}.', '').replace('Em {D} ', '').replace(' em {D}.', '').replace('Op {D} ', '').replace(' op {D}.', '').replace('{D} ', '').replace(' {D}', '') for x in SAY[c.lang][0]]; ins = [x for x in SAY[c.lang][1]]
    def strip(x):
        for q in ['{D}: ', 'On {D} ', ' on {D}.', 'Am {D} ', ' am {D}.', 'Le {D} ', '{D} : ', ' le {D}.', 'El {D} ', ' el {D}.', 'Em {D} ', ' em {D}.', 'Op {D} ', ' op {D}.', ' on {D}', '{D} ', ' {D}']: x = x.replace(q, '')
        return x
    o, i = strip(rng.choice(SAY[c.lang][0])), strip(rng.choice(SAY[c.lang][1])); ds = rng.choice(c.styles['full'][:3]); fmt = rng.choice(['wa', 'wa2', 'tg']); bs = rng.choice(BALSAY[c.lang]); bal = rng.random() < .5; emo = rng.choice(['', ' ✅', ' 💳', ''])
    if c.cur == 'none': c.cur = 'yen' if c.zero else 'code'
    said = dict(en=['balance', 'thanks!', 'what was that?'], de=['Kontostand?', 'danke', 'was war das?'], fr=['solde', 'merci', 'c’est quoi ?'], es=['saldo', 'gracias', '¿qué es esto?'], pt=['saldo', 'obrigado', 'o que é isto?'], nl=['saldo', 'bedankt', 'wat is dit?'], ja=['残高', 'ありがとう', 'これは何？'])[c.lang]
    for t in txs:
        r = p.row(t.day, t.minor, t.name); vals = dict(A=c.abs(t.minor), N=t.name, D='', T=t.time, K=c.n(4), B=c.bal(t.bal)); body = render(o if t.minor < 0 else i, vals, r) + ([' '] + render(bs, vals, r) if bal else []) + [emo]
        d = c.date(t.day, ds)
        if fmt == 'wa': p.line(lab(f'[{d},', 'date', r), f' {t.time}] {c.bank}: ', *body)
        elif fmt == 'wa2': p.line(lab(f'{d},', 'date', r), f' {t.time} - {c.bank}: ', *body)
        else: p.line(f'{c.bank}, ', lab(d, 'date', r), f' {t.time}'); p.line(*body)
        if rng.random() < .25:
            w = rng.choice(said); p.line(f'[{d}, {t.time}] {me}: {w}' if fmt == 'wa' else f'{d}, {t.time} - {me}: {w}' if fmt == 'wa2' else f'{me}: {w}')
    return p

def g_ordermail(rng):
    """An order confirmation mail: one row."""
    c = Ctx(rng); p = Paste(); O, items, extra, t = order(c); ds = c.pickdate('full', 'full', 'head')
    if c.cur == 'none': c.cur = 'yen' if c.zero else ('codepost' if c.code == 'EUR' else 'code')
    r = p.row(t.day, t.minor, t.name); head = rng.random() < .5; named = 'top'; dplace = rng.choice(['mid', 'mail'])
    if head:
        p.line(rng.choice(['From:', 'Von:', 'De :', 'De:', '差出人:']) + ' ', lab(t.name, 'name', r), f' <orders@mail.com>')
        if dplace == 'mail': p.line(rng.choice(['Date:', 'Sent:', 'Datum:', 'Date :', '日時:']) + ' ', lab(c.date(t.day, ds), 'date', r), f' {t.time}')
        p.line(f'{rng.choice(O["title"])} {c.refid()}')
    else: p.line(lab(t.name, 'name', r)); dplace = 'mid'
    p.line(''); p.line(O['thanks'] + rng.choice(['', '!', f', {rng.choice(PEOPLE[c.lang])}'])); p.line(f'{rng.choice(O["no"])} {c.refid()}')
    if dplace == 'mid': p.line(rng.choice(O['date']) + rng.choice([': ', ' ', '\t']), lab(c.date(t.day, ds), 'date', r))
    p.line(''); sep = rng.choice(['  ', '\t', '\n'])
    for nm, q, v in items:
        if sep == '\n': p.line(f'{q} × {nm}'); p.line(c.abs(v * q))
        else: p.line(f'{nm} x{q}', sep, c.abs(v * q))
    for nm, v in extra:
        if sep == '\n': p.line(nm); p.line(('-' if v < 0 else '') + c.abs(v))
        else: p.line(nm, sep, ('-' if v < 0 else '') + c.abs(v))
    tw = rng.choice(O['total'])
    if sep == '\n': p.line(tw); p.line(lab(c.abs(t.minor), 'amount', r))
    else: p.line(tw, sep, lab(c.abs(t.minor), 'amount', r))
    p.line(f'{rng.choice(O["pay"])} •••• {c.n(4)}')
    if rng.random() < .5: p.line(f'{STREET[c.lang].format(rng.randint(1, 99))}, {c.n(5)} {rng.choice(CITY[c.lang])}')
    if rng.random() < .4: p.line(c.ad())
    return p

def g_till(rng):
    """A till receipt in fixed width."""
    c = Ctx(rng); p = Paste(); O, items, extra, t = order(c); w = rng.choice([32, 36, 40]); ds = rng.choice(c.styles['full'][:3]); c.cur = rng.choice(['none', 'none', c.cur]); t.name = t.name.upper() if rng.random() < .5 else t.name; r = p.row(t.day, t.minor, t.name)
    def pad(a, b, **l): p.line(a[:w - len(b) - 2].ljust(w - len(b)), (b, l))
    p.line(' ' * max(0, (w - len(t.name)) // 2), lab(t.name, 'name', r)); p.line(f'{rng.choice(CITY[c.lang])}'.center(w).rstrip()); p.line(c.phone().center(w).rstrip()); top = rng.random() < .5
    if top: p.line(lab(c.date(t.day, ds), 'date', r), f'  {t.time}   {rng.choice(O["no"])} {c.n(5)}')
    p.line('-' * w)
    for nm, q, v in items:
        pad(f'{q} {nm}' if q > 1 else nm, c.num(v * q) + rng.choice(['', ' A', ' B']) if rng.random() < .3 else c.num(v * q))
    p.line('-' * w)
    for nm, v in extra: pad(nm, ('-' if v < 0 else '') + c.num(v))
    pad(rng.choice(O['total']).upper(), c.abs(t.minor), amount=r)
    if rng.random() < .5: pad(rng.choice(['VISA', 'MASTERCARD', 'DEBIT']), c.num(t.minor))
    p.line(f'**** **** **** {c.n(4)}')
    if not top: p.line(lab(c.date(t.day, ds), 'date', r), f' {t.time}')
    p.line(O['thanks']); return p

def g_labeled(rng):
    """Stacked labeled records."""
    c = Ctx(rng); p = Paste(); txs = c.txs(2, 12); open, close = c.balances(txs); L = c.fixt('date', 'desc', 'amount', 'balance', 'ref', 'category'); fields = ['d', 'n', 'a'] + [f for f in 'brct' if rng.random() < .4]; rng.shuffle(fields); colon = rng.choice([': ', ' : ', '\t', ': ']); own = rng.random() < .25; ds = c.pickdate('full', 'short', 'head'); sepl = rng.choice(['', '', '---', '#', '==========']); chrome(c, p)
    if rng.random() < .5: txs = txs[::-1]
    if rng.random() < .4: p.line(c.t('opening') + ' ', (c.bal(open), {'opening': True})); p.line(c.t('closing') + ' ', (c.bal(close), {'closing': True}))
    for i, t in enumerate(txs):
        r = p.row(t.day, t.minor, t.name); p.line(f'#{i + 1}' if sepl == '#' else sepl)
        for f in fields:
            k, v = {'d': (L[0], lab(c.date(t.day, ds), 'date', r)), 'n': (L[1], lab(t.name, 'name', r)), 'a': (L[2], lab(c.amt(t.minor), 'amount', r)), 'b': (L[3], lab(c.bal(t.bal), 'balance', r)), 'r': (L[4], t.ref), 'c': (L[5], t.cat), 't': (dict(en='Type', de='Art', fr='Type', es='Tipo', pt='Tipo', nl='Soort', ja='種別')[c.lang], t.typeword)}[f]
            if own: p.line(k); p.line(v)
            else: p.line(k, colon, v)
    tailnoise(c, p); return p

def g_stacked(rng):
    """Table cells one per line, with the headings one per line before."""
    c = Ctx(rng); p = Paste(); txs = c.txs(3, 16); open, close = c.balances(txs); cols = ['d', 'n', 'a']; two = rng.random() < .3
    if rng.random() < .5: cols.append('b')
    if rng.random() < .3: cols.insert(rng.randint(1, 2), 't')
    if rng.random() < .3: cols.insert(1, 'v')
    if rng.random() < .3: rng.shuffle(cols)
    if 'v' in cols and cols.index('d') > cols.index('v'): cols.remove('v')
    chrome(c, p); ds = c.pickdate('short', 'full'); heads = {'d': c.t('date'), 'n': c.t('desc'), 'a': c.t('amount'), 'b': c.t('balance'), 't': dict(en='Type', de='Art', fr='Type', es='Tipo', pt='Tipo', nl='Soort', ja='種別')[c.lang], 'v': dict(en='Value date', de='Wert', fr='Valeur', es='F. valor', pt='Data-valor', nl='Valuta', ja='起算日')[c.lang]}
    if rng.random() < .8 and 'd' in cols:
        for k in cols: p.line(heads[k])
    if 'b' not in cols and rng.random() < .5: txs = txs[::-1]
    for t in txs:
        r = p.row(t.day, t.minor, t.name)
        for k in cols: p.line({'d': lab(c.date(t.day, ds), 'date', r), 'n': lab(t.name, 'name', r), 'a': lab(c.amt(t.minor), 'amount', r), 'b': lab(c.bal(t.bal), 'balance', r), 't': t.typeword, 'v': c.date(t.day + D1 * rng.randint(0, 1), ds)}[k])
        if rng.random() < .1: p.line('')
    tailnoise(c, p); return p

def g_collapsed(rng):
    """Statement text copied out of a PDF: single blanks, page noise, wrapped names."""
    c = Ctx(rng); p = Paste(); txs = c.txs(5, 25); open, close = c.balances(txs); ds = c.pickdate('short', 'full'); bal = rng.random() < .6; two = rng.random() < .3; chrome(c, p, 2); order = rng.choice(['dna', 'dna', 'dan', 'nda']); pagew = c.t('page'); acc = c.acct(); flag = rng.choice(FLAG[c.lang]) if rng.random() < .3 else None; wrap = rng.random() < .5; every = rng.randint(8, 18)
    p.line(' '.join(c.fixt('date', 'desc', 'amount') + ([c.t('balance')] if bal else [])))
    if rng.random() < .7: p.line(c.t('opening') + ' ', (c.bal(open), {'opening': True}))
    for i, t in enumerate(txs):
        r = p.row(t.day, t.minor, t.name); w = t.name.split(); extra = None; nm = t.name
        if wrap and len(w) > 2 and rng.random() < .6: k = rng.randint(1, len(w) - 1); nm, extra = ' '.join(w[:k]), ' '.join(w[k:])
        d = [lab(c.date(t.day, ds), 'date', r)] + ([' ' + c.date(t.day + D1, ds)] if two else []); a = [lab(c.abs(t.minor), 'amount', r), ' ' + flag[t.minor > 0]] if flag else [lab(c.amt(t.minor), 'amount', r)]; n = [lab(nm, 'name', r)]; b = [' ', lab(c.bal(t.bal), 'balance', r)] if bal else []
        p.line(*{'dna': d + [' '] + n + [' '] + a + b, 'dan': d + [' '] + a + b + [' '] + n, 'nda': n + [' '] + d + [' '] + a + b}[order])
        if extra: p.line(lab(extra, 'name', r))
        if rng.random() < .12: p.line(f'{c.t("ref")} {t.ref}')
        if i % every == every - 1 and i + 1 < len(txs):
            if bal and rng.random() < .5: p.line(f'{c.t("carried")} {c.bal(t.bal)}')
            p.line(f'{pagew} {i // every + 1} / {rng.randint(2, 4)}'); p.line(f'{c.bank} {acc}')
    if rng.random() < .7: p.line(c.t('closing') + ' ', (c.bal(close), {'closing': True}))
    tailnoise(c, p); return p

def g_csv(rng):
    """CSV-like lines."""
    c = Ctx(rng); p = Paste(); txs = c.txs(4, 25); open, close = c.balances(txs); c.cur = 'none'; c.mode = rng.choice(['minus', 'minus', 'pm']); c.neg = '-'
    sep = rng.choice([';', ';', '|', ',']); q = '"' if sep == ',' or rng.random() < .3 else ''; ds = rng.choice([x for x in c.styles['full'] if ',' not in x]); cols = ['d', 'n', 'a']
    if rng.random() < .4: cols.insert(1, 't')
    if rng.random() < .4: cols.append('b')
    if rng.random() < .4: cols.append('cur')
    if rng.random() < .3: cols.insert(rng.randint(1, len(cols)), 'ref')
    if rng.random() < .2: cols.insert(0, cols.pop(cols.index('n')))
    if rng.random() < .25: cols[cols.index('a')] = 'io'
    sp = rng.choice(['', '', ' ']) if sep != ',' else ''
    hd = {'d': c.t('date'), 'n': c.t('desc'), 'a': c.t('amount'), 'b': c.t('balance'), 't': 'Type', 'cur': 'Currency', 'ref': c.t('ref'), 'io': f'{c.t("out")}{q}{sp}{sep}{sp}{q}{c.t("in")}'}
    if rng.random() < .85 or 'io' in cols: p.line((sp + sep + sp).join(q + hd[k] + q for k in cols))
    if rng.random() < .5: txs = txs[::-1]
    for t in txs:
        t.name = t.name.replace('"', '').replace(sep, ' '); t.name = ' '.join(t.name.split()) or 'X'; r = p.row(t.day, t.minor, t.name); parts = []
        for i, k in enumerate(cols):
            if i: parts.append(sp + sep + sp)
            if q: parts.append(q)
            if k == 'io':
                a = lab(c.num(t.minor), 'amount', r)
                mid = f'{q}{sp}{sep}{sp}{q}'
                parts += [a, mid] if t.minor < 0 else [mid, a]
            else: parts.append({'d': lab(c.date(t.day, ds), 'date', r), 'n': lab(t.name, 'name', r), 'a': lab(c.amt(t.minor), 'amount', r), 'b': lab(c.bal(t.bal), 'balance', r), 't': t.typeword, 'cur': c.code, 'ref': t.ref}.get(k))
            if q: parts.append(q)
        p.line(*parts)
    return p

def g_webtabs(rng):
    """A web table with tabs and buttons, in and out columns or one signed."""
    c = Ctx(rng); p = Paste(); txs = c.txs(3, 20); open, close = c.balances(txs); chrome(c, p); ds = c.pickdate('short', 'full', 'head'); io = rng.random() < .35; bal = rng.random() < .5; cat = rng.random() < .3; btn = rng.random() < .4; dw = c.t('details'); once = rng.random() < .3 and not io; swap = rng.random() < .5; L = c.fixt('date', 'desc', 'amount', 'balance', 'out', 'in', 'category')
    if rng.random() < .8 or io: p.line('\t'.join([L[0], L[1]] + ([L[6]] if cat else []) + (([L[4], L[5]] if not swap else [L[5], L[4]]) if io else [L[2]]) + ([L[3]] if bal else [])))
    def show(t): p.line(c.t('pending') if rng.random() < .3 else c.date(t.day, ds), '\t', t.name, '\t', c.abs(t.minor))
    if rng.random() < .5: txs = txs[::-1]; pend(c, p, show)
    for day, ts in groups(txs):
        rows = [p.row(t.day, t.minor, t.name) for t in ts]
        for i, (t, r) in enumerate(zip(ts, rows)):
            parts = [lab(c.date(day, ds), 'date', rows if once else r) if not once or i == 0 else '', '\t', lab(t.name, 'name', r), '\t'] + ([t.cat, '\t'] if cat else [])
            if io: parts += [lab(c.abs(t.minor), 'amount', r), '\t'] if (t.minor < 0) != swap else ['\t', lab(c.abs(t.minor), 'amount', r)]
            else: parts += [lab(c.amt(t.minor), 'amount', r)]
            if bal: parts += ['\t', lab(c.bal(t.bal), 'balance', r)]
            if btn: parts += ['\t', dw]
            p.line(*parts)
    tailnoise(c, p); return p

def g_aligned(rng):
    """Columns aligned by blanks."""
    c = Ctx(rng); p = Paste(); txs = c.txs(4, 20); open, close = c.balances(txs); ds = rng.choice([x for x in c.styles['short'] + c.styles['full'][:2]]); dw = max(11, max(len(c.date(t.day, ds)) for t in txs) + 2); nw = rng.choice([24, 30, 36]); bal = rng.random() < .5; flag = rng.choice(FLAG[c.lang]) if rng.random() < .3 else None; io = not flag and rng.random() < .4; aw = 14; right = ' ' * rng.choice([0, 2, 4])
    if rng.random() < .7 or io: p.line(right + c.t('date').ljust(dw) + c.t('desc').ljust(nw) + ((c.t('out').rjust(aw) + c.t('in').rjust(aw)) if io else c.t('amount').rjust(aw)) + (c.t('balance').rjust(aw) if bal else ''))
    if rng.random() < .5: p.line(right + ' ' * dw + c.t('opening').ljust(nw), (c.bal(open).rjust(aw), {'opening': True}))
    for t in txs:
        over = None
        if len(t.name) > nw - 2:
            w = t.name.split(); a = []
            while w and len(' '.join(a + w[:1])) <= nw - 2: a.append(w.pop(0))
            if not a: a = [t.name[:nw - 2].strip()]; w = []; t.name = ' '.join(a[0].split())
            over = ' '.join(w); first = ' '.join(a)
            if not over: over = None
            elif rng.random() < .4: t.name = first; over = None
        else: first = t.name
        r = p.row(t.day, t.minor, t.name); am = c.abs(t.minor) if flag or io else c.amt(t.minor); parts = [right, lab(c.date(t.day, ds).ljust(dw), 'date', r), lab(first.ljust(nw), 'name', r)]
        if io: parts += [lab(am.rjust(aw), 'amount', r), ' ' * aw] if t.minor < 0 else [' ' * aw, lab(am.rjust(aw), 'amount', r)]
        else: parts += [lab(am.rjust(aw), 'amount', r)] + ([f' {flag[t.minor > 0]}'] if flag else [])
        if bal: parts += [' ', lab(c.bal(t.bal).rjust(aw - 1), 'balance', r)]
        p.line(*parts)
        if over: p.line(right + ' ' * dw, lab(over, 'name', r))
    if rng.random() < .5: p.line(right + ' ' * dw + c.t('closing').ljust(nw), (c.bal(close).rjust(aw), {'closing': True}))
    return p

def g_wallet(rng):
    """P2P feed: who paid whom, note, day, likes."""
    c = Ctx(rng, ['en', 'en', 'de', 'es', 'pt', 'nl', 'fr', 'ja']); p = Paste(); txs = c.txs(3, 14); newest, base = recent(c, txs); ds = c.pickdate('short', 'head', 'full'); chrome(c, p, rng.randint(0, 2)); form = rng.choice(['word', 'line', 'stack']); ww = dict(en=('You paid', 'paid you'), de=('Gesendet an', 'Erhalten von'), fr=('Envoyé à', 'Reçu de'), es=('Enviaste a', 'Recibiste de'), pt=('Enviou a', 'Recebeu de'), nl=('Betaald aan', 'Ontvangen van'), ja=('支払い', '受け取り'))[c.lang]; mode = 'abs' if form == 'word' and rng.random() < .5 else rng.choice(['pm', 'minus']); social = rng.random() < .4
    for t in newest:
        who = rng.choice(PEOPLE[c.lang]) if rng.random() < .7 else c.merchant(); note = rng.choice(NOTE[c.lang]).format(n4=c.n(4)) if rng.random() < .5 and form != 'line' else ''; t.name = f'{who} {note}'; r = p.row(t.day, t.minor, t.name); dt = reldate(c, t.day, base, ds)
        if form == 'word':
            if c.lang == 'en' and t.minor > 0: p.line(lab(who, 'name', r), ' ' + ww[1])
            else: p.line(ww[t.minor > 0] + ' ', lab(who, 'name', r))
            if note: p.line(lab(note, 'name', r))
            p.line(lab(c.amt(t.minor, mode), 'amount', r)); p.line(lab(dt, 'date', r))
        elif form == 'line': p.line(lab(dt, 'date', r), f' {ww[t.minor > 0] if not (c.lang == "en" and t.minor > 0) else "From"} ', lab(who, 'name', r), ' ', lab(c.amt(t.minor, mode), 'amount', r))
        else:
            p.line(lab(who, 'name', r)); p.line(lab(dt, 'date', r), rng.choice([f' · {t.time}', '', f', {t.time}']))
            if note: p.line(lab(note, 'name', r))
            p.line(lab(c.amt(t.minor, mode), 'amount', r))
        if social: p.line(rng.choice(['♡ 2  💬 1', '❤️', '···', '']))
    tailnoise(c, p); return p

def g_broker(rng):
    """Broker's cash activity, pasted."""
    c = Ctx(rng); p = Paste(); txs = c.txs(3, 12, maker=lambda: broker_tx(c)); open, close = c.balances(txs); B = BROK[c.lang]; ds = c.pickdate('full', 'short', 'head'); chrome(c, p, 1); form = rng.choice(['stack', 'line', 'tabs']); bal = rng.random() < .4; q = rng.random() < .7
    if rng.random() < .5:
        for _ in range(rng.randint(1, 4)): p.line(f'{rng.choice(STOCK[:13])}  {rng.randint(1, 99)}  {c.abs(c.money(50, 9000))}  +{c.pct()}')
    if rng.random() < .6: txs = txs[::-1]
    for t in txs:
        r = p.row(t.day, t.minor, t.name); d, n, a = lab(c.date(t.day, ds), 'date', r), lab(t.name, 'name', r), lab(c.amt(t.minor), 'amount', r); det = f'{t.qty} {B[5]} @ {t.price}' if t.kind in (0, 1, 2) and q else None
        if form == 'stack':
            p.line(n)
            if det: p.line(det)
            p.line(d); p.line(a)
            if bal: p.line(c.short('balance') + ' ', lab(c.bal(t.bal), 'balance', r))
        elif form == 'tabs': p.line(d, '\t', n, '\t', det or '', '\t', a, *(['\t', lab(c.bal(t.bal), 'balance', r)] if bal else []))
        else:
            p.line(d, '  ', n, '  ', a)
            if det: p.line('   ' + det + f'  ISIN {t.isin}')
    return p

def g_loan(rng):
    """Loan account on the web: what was paid, charged and is still owed."""
    c = Ctx(rng); L = LOAN[c.lang]; p = Paste(); p.line(rng.choice(L['title'])); pay = c.money(100, 1500); p.line(f'{L["terms"][2]}: {c.abs(pay)}'); p.line(f'{c.t("interest")} {c.pct()}'); txs = []; day = c.start
    for i in range(rng.randint(2, 8)):
        t = c.tx(1); t.name = rng.choice(L['pay'][:2]); t.minor = pay; t.day = day; txs.append(t)
        if rng.random() < .8: t = c.tx(-1); t.name = rng.choice(L['chg']); t.minor = -c.money(5, 300); t.day = day + D1 * rng.randint(0, 3); txs.append(t)
        day = (day.replace(day=1) + D1 * 33).replace(day=rng.randint(1, 6))
    debt = c.money(3000, 200000); b = debt
    for t in txs: b -= t.minor; t.bal = b
    p.line(f'{L["owe"]} ', (c.abs(b), {'closing': True})); p.line(''); ds = c.pickdate('full', 'short'); form = rng.choice(['stack', 'line']); sgn = rng.choice(['pm', 'abs']); bal = rng.random() < .6
    for t in (txs[::-1] if rng.random() < .6 else txs):
        r = p.row(t.day, t.minor, t.name)
        if form == 'line': p.line(lab(c.date(t.day, ds), 'date', r), rng.choice(['\t', '  ']), lab(t.name, 'name', r), '  ', lab(c.amt(t.minor, sgn), 'amount', r), *(['  ', lab(c.abs(t.bal), 'balance', r)] if bal else []))
        else:
            p.line(lab(t.name, 'name', r)); p.line(lab(c.date(t.day, ds), 'date', r)); p.line(lab(c.amt(t.minor, sgn), 'amount', r))
            if bal: p.line(f'{L["owe"]}: ', lab(c.abs(t.bal), 'balance', r))
    tailnoise(c, p); return p

def g_sections(rng):
    """Money in and money out as sections without signs."""
    c = Ctx(rng); p = Paste(); txs = c.txs(4, 18, p_in=rng.choice([.3, .5, .2])); c.balances(txs); c.mode = 'abs'; ds = c.pickdate('short', 'full'); chrome(c, p); form = rng.choice(['line', 'stack', 'tab']); secs = [(c.t('in'), [t for t in txs if t.minor > 0]), (c.t('out'), [t for t in txs if t.minor < 0])]; tw = c.t('total'); order = rng.choice(['dna', 'nad', 'nda'])
    if rng.random() < .5: secs = secs[::-1]
    for title, ts in secs:
        if not ts: continue
        s = c.abs(sum(t.minor for t in ts)); top = rng.random() < .5; p.line(title.upper() if rng.random() < .3 else title, *([' ', s] if top else []))
        for t in ts:
            r = p.row(t.day, t.minor, t.name); k = {'d': lab(c.date(t.day, ds), 'date', r), 'n': lab(t.name, 'name', r), 'a': lab(c.abs(t.minor), 'amount', r)}
            if form == 'stack':
                for o in order: p.line(k[o])
            else:
                sep = '\t' if form == 'tab' else '  '; p.line(k[order[0]], sep, k[order[1]], sep, k[order[2]])
        if not top: p.line(f'{tw} {s}')
        p.line('')
    tailnoise(c, p); return p

def g_emoji(rng):
    """Budget app: icons and badges in the line; day headings."""
    c = Ctx(rng); p = Paste(); txs = c.txs(4, 16); newest, base = recent(c, txs); hs = c.pickdate('head', 'short'); ico = {'card': ['🛒', '☕', '🍔', '🚆', '👕'], 'dd': ['🏠', '⚡', '📱'], 'so': ['🔁'], 'tr': ['💸', '👤'], 'atm': ['🏧'], 'fee': ['🏦'], 'inn': ['💰', '⬇️']}; badge = rng.random() < .5; mode = rng.choice(['pm', 'minus', 'plus']); tm = rng.random() < .4; chrome(c, p)
    p.line(f'{c.t("spent")}: {c.abs(c.money(100, 2000))} / {c.abs(c.money(2000, 3000))}')
    for day, ts in groups(newest):
        rows = [p.row(t.day, t.minor, t.name) for t in ts]; p.line(rng.choice(['📅 ', '', '— ', '']), lab(reldate(c, day, base, hs), 'date', rows))
        for t, r in zip(ts, rows): p.line(rng.choice(ico[t.type]) + ' ', *([f'{t.time} '] if tm else []), lab(t.name, 'name', r), *([f' [{t.cat}]'] if badge else []), rng.choice(['  ', ' … ', '   ']), lab(c.amt(t.minor, mode), 'amount', r))
    tailnoise(c, p); return p

def g_history(rng):
    """Purchase history of a shop or app store: order blocks, each with its total and items."""
    c = Ctx(rng); p = Paste(); O = ORDER[c.lang]; n = rng.randint(2, 9); day = c.start + D1 * 200; ds = rng.choice(c.styles['full']); many = rng.random() < .5; tw, nw, dw = rng.choice(O['total']), rng.choice(O['no']), rng.choice(O['date'])
    if c.cur == 'none': c.cur = 'yen' if c.zero else 'code'
    store = c.merchant(); chrome(c, p, rng.randint(0, 1)); act = dict(en=['View order', 'Buy again', 'Return items'], de=['Bestellung anzeigen', 'Nochmals kaufen'], fr=['Voir la commande', 'Acheter à nouveau'], es=['Ver pedido', 'Comprar de nuevo'], pt=['Ver pedido', 'Comprar novamente'], nl=['Bekijk bestelling', 'Opnieuw kopen'], ja=['注文を表示', '再度購入'])[c.lang]
    for _ in range(n):
        day -= D1 * rng.randint(1, 25); t = c.tx(-1); t.minor = -c.money(3, 200); t.day = day; t.name = c.merchant(); r = p.row(day, t.minor, t.name)
        if many: p.line(dw + ' ', lab(c.date(day, ds), 'date', r)); p.line(tw + ' ', lab(c.abs(t.minor), 'amount', r)); p.line(f'{nw} {c.refid()}'); p.line(lab(t.name, 'name', r))
        else: p.line(lab(t.name, 'name', r)); p.line(lab(c.date(day, ds), 'date', r), ' · ', f'{rng.randint(1, 5)} ×'); p.line(lab(c.abs(t.minor), 'amount', r))
        p.line(rng.choice(act)); 
        if rng.random() < .3: p.line('')
    return p

def g_alerts(rng):
    """Bank alert mails one after the other."""
    c = Ctx(rng); p = Paste(); txs = plain(c, c.txs(1, 6)); c.balances(txs); c.mode = 'abs'; ds = c.pickdate('full', 'head'); L = c.fixt('date', 'desc', 'amount', 'available', 'card')
    if c.cur == 'none': c.cur = 'yen' if c.zero else 'code'
    subj = dict(en=('You made a purchase', 'You received money'), de=('Neue Kartenzahlung', 'Neuer Geldeingang'), fr=('Nouveau paiement', 'Virement reçu'), es=('Has realizado una compra', 'Has recibido un ingreso'), pt=('Compra aprovada', 'Transferência recebida'), nl=('Nieuwe betaling', 'Geld ontvangen'), ja=('ご利用のお知らせ', 'ご入金のお知らせ'))[c.lang]; hi = dict(en='Hi', de='Hallo', fr='Bonjour', es='Hola', pt='Olá', nl='Hallo', ja='お客様')[c.lang]; foot = dict(en='Please do not reply to this message.', de='Bitte antworten Sie nicht auf diese E-Mail.', fr='Merci de ne pas répondre à ce message.', es='No respondas a este correo.', pt='Não responda a este e-mail.', nl='Niet beantwoorden.', ja='本メールに返信できません。')[c.lang]; form = rng.choice(['table', 'sentence'])
    for t in txs[::-1]:
        r = p.row(t.day, t.minor, t.name); p.line(f'{c.bank}: {subj[t.minor > 0]}'); p.line(f'{hi} {rng.choice(PEOPLE[c.lang]).split()[0]},')
        if form == 'table':
            for k in rng.sample('dna', 3): p.line({'d': L[0], 'n': L[1], 'a': L[2]}[k] + ': ', {'d': lab(c.date(t.day, ds), 'date', r), 'n': lab(t.name, 'name', r), 'a': lab(c.abs(t.minor), 'amount', r)}[k])
            p.line(f'{L[4]}: ****{c.n(4)}')
        else: p.line(*render(rng.choice(SAY[c.lang][t.minor > 0]), dict(A=c.abs(t.minor), N=t.name, D=c.date(t.day, ds), T=t.time, K=c.n(4), B=''), r))
        if rng.random() < .5: p.line(f'{L[3]}: {c.abs(c.money(50, 5000))}')
        p.line(foot); p.line(f'{c.phone()}'); p.line('')
    return p

def g_currencies(rng):
    """Multi-currency wallet, pasted: a section per currency."""
    c = Ctx(rng); p = Paste(); codes = [c.country] + rng.sample([x for x in ['GB', 'US', 'IE', 'CH', 'JP', 'BR', 'MX'] if COUNTRY[x][3] != c.code], rng.randint(1, 2)); ds = c.pickdate('short', 'full'); form = rng.choice(['stack', 'line']); bal = rng.random() < .5; rel = rng.random() < .4; chrome(c, p, 1); mode = rng.choice(['pm', 'minus'])
    for code in codes:
        keep = c.style; c.set_country(code); c.style = keep if keep not in ('lakh', 'co') and code != 'CO' else 'c'; c.cur = rng.choice(['code', 'codepost', 'pre']); txs = c.txs(1, 6); open, close = c.balances(txs); p.line(f'{c.code} ', (c.bal(close, 'none'), {'closing': True}) if rng.random() < .6 else c.t('account'))
        for t in txs[::-1]:
            r = p.row(t.day, t.minor, t.name); d, n, a = lab(c.date(t.day, ds), 'date', r), lab(t.name, 'name', r), lab(c.amt(t.minor, mode), 'amount', r); b = lab(c.bal(t.bal), 'balance', r)
            if form == 'stack':
                p.line(n); p.line(d, f' · {t.typeword}'); p.line(a)
                if bal: p.line(c.short('balance') + ': ', b)
            else: p.line(d, '  ', n, '  ', a, *(['  ', b] if bal else []))
        p.line('')
    return p

def g_agenda(rng):
    """Agenda: weekday and number, then the names with amounts; months as headings."""
    c = Ctx(rng); p = Paste(); txs = c.txs(4, 16); chrome(c, p, rng.randint(0, 2)); mon = None; rev = rng.random() < .5; first = rng.random() < .5; mode = rng.choice(['pm', 'minus', 'plus']); one = rng.random() < .5; wdf = rng.choice([WD, WEEK])
    for day, ts in groups(txs[::-1] if rev else txs):
        if (day.year, day.month) != mon: mon = (day.year, day.month); p.line(c.monthyear(day))
        rows = [p.row(t.day, t.minor, t.name) for t in ts]; w = wdf[c.lang][day.weekday()]; head = f'{w} {day.day}' if first else f'{day.day} {w}'
        if c.lang == 'ja': head = f'{day.day}日({WD["ja"][day.weekday()]})'
        p.line(lab(head, 'date', rows))
        for t, r in zip(ts, rows):
            if one: p.line('  ', lab(t.name, 'name', r), '  ', lab(c.amt(t.minor, mode), 'amount', r))
            else: p.line(lab(c.amt(t.minor, mode), 'amount', r)); p.line(lab(t.name, 'name', r))
    tailnoise(c, p); return p

def g_details(rng):
    """Opened details of transactions: name, amount, time, map, category, buttons."""
    c = Ctx(rng); p = Paste(); txs = c.txs(1, 6); c.balances(txs); ds = c.pickdate('full', 'head'); sw = dict(en='Status', de='Status', fr='Statut', es='Estado', pt='Estado', nl='Status', ja='状態')[c.lang]; L = c.fixt('ref', 'category', 'card', 'split', 'details'); mode = rng.choice(['minus', 'pm']); afirst = rng.random() < .5; mcc = rng.random() < .4; rate = rng.random() < .3
    for t in txs[::-1]:
        r = p.row(t.day, t.minor, t.name); a, n = lab(c.amt(t.minor, mode), 'amount', r), lab(t.name, 'name', r)
        for x in ([a, n] if afirst else [n, a]): p.line(x)
        p.line(lab(c.date(t.day, ds), 'date', r), rng.choice([', ', ' ', ' · ']) + t.time if rng.random() < .7 else '')
        if rate: p.line(f'{rng.choice(["USD", "SEK", "PLN"])} {c.num(c.money(2, 300))} (1 = {rng.randint(0, 9)}.{c.n(4)})')
        p.line(f'{sw}: ✓'); p.line(L[1]); p.line(t.cat); p.line(f'{L[2]} •• {c.n(4)}')
        if mcc: p.line(f'MCC {c.n(4)}')
        p.line(L[0]); p.line(t.ref); p.line(L[3]); p.line('')
    return p

def g_prepaid(rng):
    """Prepaid or transit card history: times, stations, running balance first."""
    c = Ctx(rng); p = Paste(); txs = c.txs(3, 18); top = dict(en='Top-up', de='Aufladung', fr='Rechargement', es='Recarga', pt='Carregamento', nl='Opwaarderen', ja='チャージ')[c.lang]; arrow = rng.choice([' → ', ' - ', ' > '])
    for t in txs:
        if t.minor > 0: t.name, t.minor = top, c.money(5, 50)
        else: a, b = rng.sample(CITY[c.lang], 2); t.name = rng.choice([f'{a}{arrow}{b}', c.merchant(), f'Bus {c.n(2)} {a}']); t.name = ' '.join(t.name.split()); t.minor = -c.money(1, 12)
    open, close = c.balances(txs, c.money(100, 200)); ds = c.pickdate('short', 'full'); form = rng.choice(['b', 'e', 'lines']); mode = rng.choice(['pm', 'minus']); p.line(f'{c.t("card")} {c.n(4)} {c.n(4)}'); p.line(c.t('balance') + ' ', (c.bal(close), {'closing': True}))
    for t in (txs[::-1] if rng.random() < .7 else txs):
        r = p.row(t.day, t.minor, t.name); d, n, a, b = lab(c.date(t.day, ds), 'date', r), lab(t.name, 'name', r), lab(c.amt(t.minor, mode), 'amount', r), lab(c.bal(t.bal), 'balance', r)
        if form == 'b': p.line(d, f' {t.time}  ', n, '  ', a, '  ', b)
        elif form == 'e': p.line(n, '\t', a, '\t', b, '\t', d)
        else: p.line(d, f' {t.time}'); p.line(n); p.line(a, ' (', b, ')') if False else p.line(a); p.line(b)
    return p

# ---- END
PDF = [v for k, v in list(globals().items()) if k.startswith('p_')]
PASTES = [v for k, v in list(globals().items()) if k.startswith('g_')]
