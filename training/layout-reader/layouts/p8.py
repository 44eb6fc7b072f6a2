"""Hard statements of English-speaking and European countries: cards, checks, several accounts, split dates, sections."""
import datetime, os, sys, re
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt
from stmt import Doc, Paste, merchant, width_of

# ------------------------------------------------------------------ languages
def _s(t): return t.split()
MON = {
 'en': _s('January February March April May June July August September October November December'),
 'fr': _s('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
 'de': _s('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
 'es': _s('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
 'it': _s('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
 'nl': _s('januari februari maart april mei juni juli augustus september oktober november december'),
 'pt': _s('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
 'pl': _s('styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'),
 'sv': _s('januari februari mars april maj juni juli augusti september oktober november december'),
 'da': _s('januar februar marts april maj juni juli august september oktober november december'),
 'nb': _s('januar februar mars april mai juni juli august september oktober november desember'),
 'fi': _s('tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu'),
 'cs': _s('leden únor březen duben květen červen červenec srpen září říjen listopad prosinec'),
 'hu': _s('január február március április május június július augusztus szeptember október november december'),
 'el': _s('Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος'),
 'ro': _s('ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'),
}
MAB = {
 'en': _s('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'), 'fr': _s('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
 'de': _s('Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.'), 'es': _s('ene feb mar abr may jun jul ago sep oct nov dic'),
 'it': _s('gen feb mar apr mag giu lug ago set ott nov dic'), 'nl': _s('jan feb mrt apr mei jun jul aug sep okt nov dec'),
 'pt': _s('jan fev mar abr mai jun jul ago set out nov dez'), 'pl': _s('sty lut mar kwi maj cze lip sie wrz paź lis gru'),
 'sv': _s('jan feb mar apr maj jun jul aug sep okt nov dec'), 'da': _s('jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.'),
 'nb': _s('jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.'), 'fi': _s('tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu'),
 'cs': _s('led úno bře dub kvě čvn čvc srp zář říj lis pro'), 'hu': _s('jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.'),
 'el': _s('Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ'), 'ro': _s('ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec.'),
}
WDAY = {
 'en': _s('Mon Tue Wed Thu Fri Sat Sun'), 'fr': _s('lun. mar. mer. jeu. ven. sam. dim.'), 'de': _s('Mo Di Mi Do Fr Sa So'), 'es': _s('lun mar mié jue vie sáb dom'),
 'it': _s('lun mar mer gio ven sab dom'), 'nl': _s('ma di wo do vr za zo'), 'pt': _s('seg ter qua qui sex sáb dom'), 'pl': _s('pon. wt. śr. czw. pt. sob. niedz.'),
 'sv': _s('mån tis ons tors fre lör sön'), 'da': _s('man. tirs. ons. tors. fre. lør. søn.'), 'nb': _s('man. tirs. ons. tors. fre. lør. søn.'), 'fi': _s('ma ti ke to pe la su'),
 'cs': _s('po út st čt pá so ne'), 'hu': _s('hétfő kedd szerda csütörtök péntek szombat vasárnap'), 'el': _s('Δευ Τρί Τετ Πέμ Παρ Σάβ Κυρ'), 'ro': _s('lun mar mie joi vin sâm dum'),
}
TODAY = {'en': ('Today', 'Yesterday'), 'fr': ("Aujourd'hui", 'Hier'), 'de': ('Heute', 'Gestern'), 'es': ('Hoy', 'Ayer'), 'it': ('Oggi', 'Ieri'), 'nl': ('Vandaag', 'Gisteren'),
 'pt': ('Hoje', 'Ontem'), 'pl': ('Dzisiaj', 'Wczoraj'), 'sv': ('Idag', 'Igår'), 'da': ('I dag', 'I går'), 'nb': ('I dag', 'I går'), 'fi': ('Tänään', 'Eilen'), 'cs': ('Dnes', 'Včera'),
 'hu': ('Ma', 'Tegnap'), 'el': ('Σήμερα', 'Χθες'), 'ro': ('Astăzi', 'Ieri')}
_WK = _s('date tdate bdate vdate desc amount debit credit balance opening closing total page fwd bfwd statement account payments purchases fees interest card limit minpay due avail ref cur prevbal newbal instal period pending details')
_WT = {
 'en': 'Date;Transaction date/Date of transaction/Tran date/Purchase date/Trans date;Posting date/Post date/Date posted/Date entered/Process date;Value date;Description/Details/Particulars/Transaction details/Narrative;Amount;Paid out/Debit/Withdrawals/Money out/Payments;Paid in/Credit/Deposits/Money in/Receipts;Balance/Running balance;Opening balance/Balance brought forward/Previous balance/Start balance;Closing balance/Balance at close/End balance;Total;Page;Carried forward;Brought forward;Statement of account/Account statement/Your statement;Account;Payments and credits/Payments received/Payments and refunds;Purchases/New transactions/Purchases and debits/Charges;Fees/Fees and charges;Interest/Interest charged;Card number;Credit limit;Minimum payment/Minimum payment due;Payment due date/Due date;Available credit;Reference/Ref;Currency;Previous balance/Balance from last statement;New balance/Closing balance;Instalment plans/Instalment arrangements;Statement period;Pending/Pending transactions;Details/View details',
 'fr': 'Date;Date de transaction/Date achat/Date opération/Date de l\'opération;Date d\'inscription/Date compta/Date de comptabilisation/Date de report;Date valeur/Valeur;Libellé/Nature des opérations/Désignation/Description;Montant;Débit/Retraits;Crédit/Dépôts;Solde;Solde précédent/Ancien solde/Solde initial;Nouveau solde/Solde final/Solde en fin de période;Total;Page;À reporter/Report à nouveau;Report;Relevé de compte/Extrait de compte;Compte;Paiements et crédits/Versements reçus;Achats/Opérations par carte;Frais/Frais et commissions;Intérêts;Numéro de carte/Carte n°;Limite de crédit/Plafond;Paiement minimum;Échéance/Date d\'échéance;Crédit disponible;Référence/Réf.;Devise;Solde précédent;Nouveau solde;Paiements échelonnés;Période du relevé;En attente/À venir;Détails',
 'de': 'Datum;Belegdatum/Kaufdatum/Umsatzdatum/Transaktionsdatum;Buchungsdatum/Buchung/Buchungstag;Valuta/Wertstellung/Wert;Verwendungszweck/Buchungstext/Vorgang/Umsatzinformation/Beschreibung;Betrag/Umsatz;Soll/Belastung/Lastschrift;Haben/Gutschrift;Saldo/Kontostand;Alter Kontostand/Anfangssaldo/Saldovortrag/Alter Saldo;Neuer Kontostand/Endsaldo/Neuer Saldo;Summe/Total;Seite/Blatt;Übertrag;Übertrag von Vorseite/Vortrag;Kontoauszug;Konto;Zahlungen und Gutschriften;Umsätze/Einkäufe/Kartenumsätze;Entgelte/Gebühren;Zinsen/Sollzinsen;Kartennummer/Karte;Kartenlimit/Verfügungsrahmen/Kreditrahmen;Mindestbetrag/Mindestrate;Fällig am/Fälligkeit;Verfügbar;Referenz/Belegnummer;Währung;Saldo letzte Abrechnung/Saldovortrag;Neuer Saldo/Rechnungsbetrag;Ratenpläne/Teilzahlungen;Abrechnungszeitraum;Vorgemerkte Umsätze/Vorgemerkt;Details',
 'es': 'Fecha;Fecha operación/Fecha de compra/F. operación;Fecha contable/F. contable/Fecha cargo;Fecha valor/F. valor;Concepto/Descripción/Establecimiento;Importe;Cargos/Debe;Abonos/Haber;Saldo;Saldo anterior/Saldo inicial;Saldo final/Saldo actual/Nuevo saldo;Total;Página/Hoja;Suma y sigue;Suma anterior;Extracto de cuenta/Extracto;Cuenta;Pagos y abonos;Compras/Operaciones;Comisiones/Comisiones y gastos;Intereses;Tarjeta/N.º tarjeta;Límite de crédito;Pago mínimo;Fecha de cargo/Vencimiento;Disponible;Referencia/Ref.;Divisa;Saldo anterior;Nuevo saldo;Compras aplazadas/Planes de cuotas;Periodo de liquidación;Pendientes;Ver detalle',
 'it': 'Data;Data operazione/Data acquisto/Data op.;Data registrazione/Data contabile/Data contab.;Valuta/Data valuta;Descrizione/Descrizione operazione/Causale;Importo;Addebiti/Uscite/Dare;Accrediti/Entrate/Avere;Saldo;Saldo iniziale/Saldo precedente;Saldo finale/Nuovo saldo;Totale;Pagina/Foglio;A riportare;Riporto;Estratto conto;Conto;Pagamenti e accrediti;Acquisti/Movimenti della carta;Commissioni/Spese e commissioni;Interessi;Carta n./Numero carta;Fido/Limite di utilizzo/Plafond;Rata minima;Scadenza/Data addebito;Disponibilità;Riferimento/Rif.;Divisa;Saldo precedente;Nuovo saldo/Totale da addebitare;Piani rateali;Periodo;In sospeso/In attesa;Dettagli',
 'nl': 'Datum;Transactiedatum/Aankoopdatum/Datum transactie;Boekdatum/Datum boeking/Geboekt op/Verwerkingsdatum;Rentedatum/Valutadatum/Valuta;Omschrijving/Naam en omschrijving/Mededeling;Bedrag;Af/Bedrag af/Debet;Bij/Bedrag bij/Credit;Saldo;Vorig saldo/Beginsaldo/Oud saldo;Nieuw saldo/Eindsaldo;Totaal;Pagina/Blad;Transporteren;Transport;Rekeningafschrift/Rekeningoverzicht;Rekening;Ontvangen betalingen/Betalingen;Aankopen/Uitgaven/Transacties;Kosten;Rente;Kaartnummer;Bestedingslimiet/Limiet;Minimaal te betalen;Vervaldatum/Afschrijving op;Beschikbaar;Kenmerk/Referentie;Munt/Valuta;Vorig openstaand saldo;Nieuw openstaand saldo;Gespreid betalen;Periode;In behandeling/Gereserveerd;Details',
 'pt': 'Data;Data da compra/Data mov./Data operação;Data lanç./Data de lançamento/Data contab.;Data valor/Valor;Descrição/Descritivo;Montante/Valor/Importância;Débito/Débitos;Crédito/Créditos;Saldo/Saldo contabilístico;Saldo anterior/Saldo inicial;Saldo final/Saldo atual;Total;Página/Folha;A transportar;Transporte;Extrato de conta/Extrato combinado;Conta;Pagamentos e créditos;Compras/Movimentos do cartão;Comissões e encargos;Juros;Cartão n.º;Limite de crédito;Pagamento mínimo;Data limite de pagamento;Disponível;Referência;Moeda;Saldo anterior;Saldo em dívida/Novo saldo;Planos de prestações;Período;Pendentes/Cativos;Detalhe',
 'pl': 'Data;Data transakcji/Data operacji;Data księgowania/Data rozliczenia/Zaksięgowano;Data waluty;Opis operacji/Tytuł/Opis transakcji/Szczegóły;Kwota/Kwota operacji;Obciążenia/Wypływy;Uznania/Wpływy;Saldo/Saldo po operacji;Saldo początkowe/Saldo poprzednie;Saldo końcowe;Razem/Suma;Strona;Do przeniesienia;Z przeniesienia;Wyciąg z rachunku/Zestawienie operacji;Rachunek;Spłaty i uznania;Transakcje/Zakupy;Opłaty i prowizje;Odsetki;Numer karty;Limit kredytowy;Kwota minimalna/Minimalna spłata;Termin spłaty;Dostępne środki;Numer referencyjny;Waluta;Saldo poprzedniego wyciągu;Saldo końcowe;Plany ratalne;Okres rozliczeniowy;Oczekujące/Blokady;Szczegóły',
 'sv': 'Datum;Köpdatum/Transaktionsdatum/Inköpsdatum;Bokföringsdatum/Bokf.datum/Bokförd;Valutadatum/Valutadag;Specifikation/Text/Beskrivning/Inköpsställe;Belopp;Uttag;Insättning;Saldo;Ingående saldo;Utgående saldo;Summa/Totalt;Sida;Transport;Från föregående sida;Kontoutdrag;Konto;Inbetalningar;Köp/Dina köp;Avgifter;Ränta;Kortnummer;Kreditgräns/Kreditlimit;Lägsta belopp att betala;Förfallodag;Kvar att utnyttja;Referens/Verifikationsnr;Valuta;Skuld föregående faktura/Föregående saldo;Aktuell skuld/Att betala;Delbetalningar;Period;Reserverade/Reserverat belopp;Visa mer',
 'da': 'Dato;Købsdato/Transaktionsdato;Bogføringsdato/Bogført;Valør/Rentedato;Tekst/Posteringstekst;Beløb;Hævet/Debet;Indsat/Kredit;Saldo;Primo saldo/Saldo primo;Ultimo saldo/Saldo ultimo;I alt;Side;Overført til næste side;Overført fra forrige side;Kontoudskrift/Kontoudtog;Konto;Indbetalinger;Køb;Gebyrer;Renter;Kortnummer;Kreditmaksimum;Minimumsbetaling;Betalingsdato;Til rådighed;Reference;Valuta;Saldo sidste opgørelse;Ny saldo;Afdragsordninger;Periode;Reserveret/Kommende;Vis detaljer',
 'nb': 'Dato;Kjøpsdato/Transaksjonsdato;Bokføringsdato/Bokført;Rentedato/Valutadato;Forklaring/Beskrivelse/Tekst;Beløp;Ut av konto/Ut;Inn på konto/Inn;Saldo;Inngående saldo;Utgående saldo/Saldo i Deres favør;Sum/Totalt;Side;Overføres neste side;Overført fra forrige side;Kontoutskrift/Kontoutdrag;Konto;Innbetalinger;Kjøp/Varekjøp;Gebyrer;Renter;Kortnummer;Kredittgrense;Minimumsbeløp/Minste beløp å betale;Forfallsdato;Disponibelt;Referanse/Arkivref;Valuta;Saldo forrige faktura;Skyldig saldo/Ny saldo;Delbetalinger;Periode;Reservert/Reserverte beløp;Detaljer',
 'fi': 'Päivä/Pvm;Ostopäivä/Tapahtumapäivä/Maksupäivä;Kirjauspäivä;Arvopäivä;Selitys/Saaja/Maksaja/Tapahtuma;Määrä/Summa/Euroa;Otot/Panot ja otot/Veloitukset;Panot/Hyvitykset;Saldo;Alkusaldo/Edellinen saldo;Loppusaldo/Saldo kauden lopussa;Yhteensä;Sivu;Siirto seuraavalle sivulle;Siirto edelliseltä sivulta;Tiliote;Tili;Suoritukset/Maksut;Ostot/Korttitapahtumat;Palvelumaksut;Korko/Korot;Kortin numero;Luottoraja;Vähimmäislyhennys/Minimierä;Eräpäivä;Käyttämätön luotto;Viite/Arkistointitunnus;Valuutta;Velka edellisessä laskussa;Luoton saldo;Osamaksut;Kausi;Katevaraukset/Tulossa;Näytä tiedot',
 'cs': 'Datum;Datum transakce/Datum provedení;Datum zaúčtování/Zaúčtováno;Datum valuty/Valuta;Popis/Popis operace/Název protiúčtu;Částka;Výdaje/Odesláno/Na vrub;Příjmy/Připsáno/Ve prospěch;Zůstatek;Počáteční zůstatek;Konečný zůstatek;Celkem;Strana;Převod;Převod z předchozí strany;Výpis z účtu;Účet;Splátky a příchozí platby;Nákupy/Transakce;Poplatky;Úroky;Číslo karty;Úvěrový limit;Minimální splátka;Datum splatnosti;Disponibilní zůstatek;Reference/Variabilní symbol;Měna;Minulý zůstatek;Nový zůstatek;Splátkové programy;Období;Čekající/Blokace;Detail',
 'hu': 'Dátum;Tranzakció dátuma/Vásárlás napja;Könyvelés dátuma/Könyvelés napja;Értéknap;Megnevezés/Közlemény/Tranzakció leírása;Összeg;Terhelés;Jóváírás;Egyenleg;Nyitó egyenleg;Záró egyenleg;Összesen;Oldal;Átvitel;Áthozat;Számlakivonat;Számla;Befizetések;Vásárlások/Tranzakciók;Díjak;Kamatok;Kártyaszám;Hitelkeret;Minimálisan fizetendő;Fizetési határidő;Felhasználható keret;Hivatkozás;Devizanem;Előző egyenleg;Új egyenleg;Részletfizetés;Időszak;Függő tételek;Részletek',
 'el': 'Ημερομηνία/Ημ/νία;Ημ/νία συναλλαγής;Ημ/νία καταχώρησης;Ημ/νία αξίας/Valeur;Περιγραφή/Αιτιολογία;Ποσό;Χρέωση;Πίστωση;Υπόλοιπο;Προηγούμενο υπόλοιπο;Νέο υπόλοιπο/Τελικό υπόλοιπο;Σύνολο;Σελίδα;Σε μεταφορά;Από μεταφορά;Κίνηση λογαριασμού;Λογαριασμός;Πληρωμές;Αγορές;Προμήθειες και έξοδα;Τόκοι;Αριθμός κάρτας;Πιστωτικό όριο;Ελάχιστη καταβολή;Πληρωτέο έως;Διαθέσιμο;Αρ. αναφοράς;Νόμισμα;Προηγούμενο υπόλοιπο;Νέο υπόλοιπο;Πρόγραμμα δόσεων;Περίοδος;Εκκρεμείς;Λεπτομέρειες',
 'ro': 'Data;Data tranzacției/Data tranz.;Data înregistrării/Data postării;Data valutei;Detalii tranzacție/Descriere/Explicații;Sumă/Valoare;Debit;Credit;Sold;Sold inițial/Sold anterior;Sold final;Total/Rulaj total;Pagina;De reportat;Report;Extras de cont;Cont;Plăți și creditări;Cumpărături/Tranzacții;Comisioane;Dobânzi;Număr card;Limită de credit;Suma minimă de plată;Scadența;Disponibil;Referință;Valută;Sold anterior;Sold nou;Rate fără dobândă;Perioada;În așteptare;Detalii',
}
WORDS = {}
for _l, _t in _WT.items():
    _p = _t.split(';'); assert len(_p) == len(_WK), (_l, len(_p), len(_WK))
    WORDS[_l] = {k: [o for o in v.split('/') if o] for k, v in zip(_WK, _p)}
WORDS['el'].update(date=['Ημ/νία', 'Ημερομηνία'], tdate=['Ημ/νία συναλλαγής'], bdate=['Ημ/νία καταχώρησης'], vdate=['Ημ/νία αξίας', 'Valeur'])

# bank rows: lines of the description; {m} shop or company, {p} person, {c} city, {r} reference, {n} number, {k} last four of the card, {d} day.month, {mo} month
OUT = {
 'en': ['CARD PAYMENT TO {m}', 'Checkcard {d} {m}~{c}', 'DEBIT PURCHASE {m}', 'Zelle payment to {p}', 'Online payment {m}', 'DIRECT DEBIT~{m}~{r}', 'STANDING ORDER~{p}', 'FASTER PAYMENT TO~{p}~{mo} RENT', 'VISA PURCHASE~{m} {c}', 'ATM WITHDRAWAL~{c} HIGH ST', 'Bill payment~{m}', 'POS W/D {m}', 'EFTPOS PURCHASE~{m}', 'Monthly account fee', 'Online transfer to {p}', 'CHQ {n6}', 'Cheque {n6}', 'DEBIT CARD TRANSACTION~{m}~{c}', 'D/D {m}', 'S/O {p}', 'Interac e-Transfer sent~{p}', 'ACH DEBIT {m}', 'CASH WDL~{c} BRANCH', 'CONTACTLESS {m} {c}', 'UNPAID ITEM CHARGE', 'OVERDRAFT INTEREST', 'CARD PAYMENT~{m}~{c} {d}', 'Recurring payment {m}', 'Mobile payment~{p}~thanks for dinner', 'MORTGAGE PAYMENT {n6}', 'Insurance premium~{m}'],
 'fr': ['CARTE {d} {m}~{c}', 'PRLV SEPA {m}', 'PRELEVEMENT~{m}~REF {r}', 'VIR SEPA~{p}~LOYER {mo}', 'VIREMENT EMIS~{p}', 'RETRAIT DAB {d}~{c}', 'CHEQUE {n7}', 'CHQ {n7}', 'COTISATION CARTE', 'FRAIS DE TENUE DE COMPTE', 'ACHAT CB {m}', 'PAIEMENT PAR CARTE~{m} {c}', 'ECHEANCE PRET {n6}', 'Paiement de facture~{m}', 'COMMISSION INTERVENTION', 'INTERETS DEBITEURS', 'FACTURE CARTE DU {d}~{m}'],
 'de': ['Lastschrift~{m}~Kd-Nr {n6}', 'Kartenzahlung~{m}~{c}', 'SEPA-Überweisung~{p}~Miete {mo}', 'Dauerauftrag~{p}', 'Bargeldauszahlung~GA {c}', 'girocard~{m}', 'Entgelt Kontoführung', 'Online-Überweisung~{p}~Rechnung {n6}', 'Basislastschrift~{m}', 'EC-Karte {m} {c}', 'Zinsen für Dispositionskredit', 'FOLGELASTSCHRIFT~{m}~EREF {r}', 'Visa Debit~{m}', 'TWINT~{p}', 'Bezug Bancomat~{c}', 'eBanking Auftrag~{m}', 'Scheck {n7}'],
 'es': ['COMPRA TARJ. {k} {m}', 'RECIBO {m}', 'ADEUDO RECIBO~{m}', 'TRANSFERENCIA A FAVOR DE~{p}', 'BIZUM ENVIADO~{p}', 'REINTEGRO CAJERO~{c}', 'COMISION MANTENIMIENTO', 'PAGO MOVIL EN~{m}, {c}', 'PRESTAMO {n6}', 'TRASPASO A CUENTA', 'CHEQUE {n7}', 'INTERESES DESCUBIERTO', 'IMPUESTOS~AYUNTAMIENTO DE {c}'],
 'it': ['PAGAMENTO POS~{m}~{c}', 'ADDEBITO SDD~{m}', 'BONIFICO A FAVORE DI~{p}~AFFITTO {mo}', 'PRELIEVO BANCOMAT~{c}', 'CANONE MENSILE CONTO', 'BOLLETTINO~{m}', 'IMPOSTA DI BOLLO', 'PAGAMENTO CARTA {k}~{m}', 'RATA MUTUO {n6}', 'ASSEGNO {n7}', 'COMMISSIONI BONIFICO', 'UTENZE~{m}', 'RICARICA TELEFONICA'],
 'nl': ['BEA, Betaalpas~{m}', 'SEPA Incasso~{m}~Kenmerk {r}', 'Overboeking~{p}~huur {mo}', 'iDEAL~{m}', 'Geldopname~{c}', 'Kosten pakket', 'Bancontact~{m}~{c}', 'Doorlopende opdracht~{p}', 'Tikkie~{p}', 'Aankoop {m} met kaart {k}', 'Domiciliëring~{m}', 'Debetrente'],
 'pt': ['COMPRA {k} {m}~{c}', 'DD {m}', 'DÉBITO DIRETO~{m}', 'TRF P/~{p}', 'TRF MB WAY P/~{p}', 'LEVANTAMENTO MULTIBANCO~{c}', 'COM. MANUTENÇÃO CONTA', 'IMPOSTO DO SELO', 'PAG. SERVIÇOS~{m}', 'CHEQUE {n7}', 'PRESTAÇÃO CRÉDITO HABITAÇÃO'],
 'pl': ['Płatność kartą~{m}~{c}', 'Przelew wychodzący~{p}~czynsz {mo}', 'BLIK~{m}', 'Wypłata z bankomatu~{c}', 'Opłata za kartę', 'Zlecenie stałe~{p}', 'Zakup przy użyciu karty~{m}', 'Polecenie zapłaty~{m}', 'Prowizja za przelew'],
 'sv': ['Kortköp {m}', 'Autogiro {m}', 'Överföring {p}', 'Swish~{p}', 'Bankomat {c}', 'Månadsavgift', 'BG-betalning~{m}', 'Kortköp {d}~{m}~{c}', 'Räntekostnad'],
 'da': ['Dankort-køb~{m}', 'BS betaling {m}', 'MobilePay {p}', 'Overførsel~{p}', 'Hævet kontant~{c}', 'Kontogebyr', 'Visa/Dankort {m}~{c}', 'Husleje {mo}'],
 'nb': ['Varekjøp~{m}~{c}', 'AvtaleGiro~{m}', 'Vipps {p}', 'Overføring~{p}', 'Minibank {c}', 'Visa {k} {d} {m}', 'Årsgebyr kort', 'Nettgiro til~{p}', 'Husleie {mo}'],
 'fi': ['Korttiosto~{m}~{c}', 'E-lasku~{m}', 'Tilisiirto~{p}', 'Otto automaatista~{c}', 'Palvelumaksu', 'MobilePay~{p}', 'Vuokra {mo}~{p}', 'Suoraveloitus {m}'],
 'cs': ['Platba kartou~{m}~{c}', 'Inkaso~{m}', 'Odchozí platba~{p}~nájem {mo}', 'Výběr z bankomatu~{c}', 'Poplatek za vedení účtu', 'Trvalý příkaz~{p}', 'SIPO'],
 'hu': ['Kártyás vásárlás~{m}~{c}', 'Csoportos beszedés~{m}', 'Átutalás~{p}', 'Készpénzfelvétel~{c}', 'Számlavezetési díj', 'Tranzakciós illeték', 'Állandó megbízás~{p}'],
 'el': ['ΑΓΟΡΑ {m}', 'ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ~{m}~{c}', 'ΑΝΑΛΗΨΗ ΑΤΜ~{c}', 'ΠΛΗΡΩΜΗ {m}', 'ΜΕΤΑΦΟΡΑ ΣΕ~{p}', 'ΕΞΟΔΑ ΤΗΡΗΣΗΣ', 'ΠΑΓΙΑ ΕΝΤΟΛΗ~{m}', 'ΕΝΟΙΚΙΟ {mo}'],
 'ro': ['Cumpărare POS~{m}~{c}', 'Plată factură~{m}', 'Transfer către~{p}', 'Retragere numerar~{c}', 'Comision administrare cont', 'Debit direct~{m}', 'Plată chirie~{p}'],
}
INN = {
 'en': ['{m}~SALARY', 'Online transfer from savings', 'TAX REFUND', 'Mobile deposit', 'Payment from {p}', 'BANK GIRO CREDIT~{m}', 'FASTER PAYMENT FROM~{p}', 'Direct deposit~{m} PAYROLL', 'Credit interest', 'REFUND~{m}', 'Transfer from {p}', 'Cash deposit', 'DEPOSIT~{c} BRANCH', 'Lodgement {n6}', 'Interac e-Transfer received~{p}', 'HMRC CHILD BENEFIT', 'PAY/SALARY~{m}', 'CHEQUE DEPOSIT {n6}'],
 'fr': ['VIR SALAIRE~{m}', 'VIREMENT RECU DE~{p}', 'REMISE CHEQUE {n7}', 'VIR CAF~PRESTATIONS', 'REMBOURSEMENT~{m}', 'DEPOT ESPECES', 'INTERETS CREDITEURS', 'AVOIR CARTE {m}'],
 'de': ['Gehalt~{m}', 'Gutschrift~{p}', 'SEPA-Gutschrift~{m}~Erstattung {n6}', 'Bareinzahlung', 'Kindergeld~Familienkasse', 'Habenzinsen', 'Gutschrift Echtzeitüberweisung~{p}'],
 'es': ['NOMINA~{m}', 'TRANSFERENCIA RECIBIDA DE~{p}', 'BIZUM RECIBIDO~{p}', 'DEVOLUCION~{m}', 'INGRESO EN EFECTIVO', 'ABONO INTERESES'],
 'it': ['STIPENDIO~{m}', 'BONIFICO DA~{p}', 'ACCREDITO~{m}', 'VERSAMENTO CONTANTI', 'RIMBORSO~{m}', 'INTERESSI CREDITORI'],
 'nl': ['Salaris~{m}', 'Overboeking van~{p}', 'Terugbetaling~{m}', 'Storting', 'Creditrente', 'Kinderbijslag~SVB'],
 'pt': ['ORDENADO~{m}', 'TRF DE~{p}', 'TRF MB WAY DE~{p}', 'DEPÓSITO NUMERÁRIO', 'REEMBOLSO~{m}', 'JUROS CREDORES'],
 'pl': ['Wynagrodzenie~{m}', 'Przelew przychodzący~{p}', 'Zwrot~{m}', 'Wpłata gotówki', 'Odsetki'],
 'sv': ['Lön~{m}', 'Insättning {p}', 'Swish från~{p}', 'Återbetalning {m}', 'Ränta'],
 'da': ['Løn~{m}', 'Overførsel fra~{p}', 'MobilePay fra {p}', 'Refusion {m}', 'Rente'],
 'nb': ['Lønn~{m}', 'Overføring fra~{p}', 'Vipps fra {p}', 'Retur {m}', 'Renter'],
 'fi': ['Palkka~{m}', 'Tilisiirto~{p}', 'Hyvitys {m}', 'Talletus', 'Kela~Lapsilisä'],
 'cs': ['Mzda~{m}', 'Příchozí platba~{p}', 'Vrácení platby~{m}', 'Vklad hotovosti', 'Kreditní úrok'],
 'hu': ['Munkabér~{m}', 'Jóváírás~{p}', 'Visszatérítés~{m}', 'Készpénz befizetés', 'Kamat jóváírás'],
 'el': ['ΜΙΣΘΟΔΟΣΙΑ~{m}', 'ΜΕΤΑΦΟΡΑ ΑΠΟ~{p}', 'ΚΑΤΑΘΕΣΗ', 'ΕΠΙΣΤΡΟΦΗ {m}', 'ΠΙΣΤΩΣΗ ΤΟΚΩΝ'],
 'ro': ['Salariu~{m}', 'Încasare de la~{p}', 'Rambursare~{m}', 'Depunere numerar', 'Dobândă creditoare'],
}
# card: payment received, refund word, interest rows, fee rows
CARDW = {
 'en': (['PAYMENT RECEIVED - THANK YOU', 'PAYMENT - THANK YOU', 'Direct debit payment', 'AUTOPAY PAYMENT', 'ONLINE PAYMENT THANK YOU', 'PAYMENT BY PHONE', 'Mobile payment - thank you', 'BPAY PAYMENT - THANK YOU'], ['Refund', 'CREDIT VOUCHER', 'Return'], ['Interest charge on purchases', 'INTEREST CHARGED ON CASH ADVANCES', 'Interest on standard balance', 'PURCHASE INTEREST'], ['LATE PAYMENT FEE', 'Cash advance fee', 'FOREIGN TRANSACTION FEE', 'ANNUAL FEE', 'Non-sterling transaction fee', 'OVERLIMIT FEE']),
 'fr': (['PAIEMENT - MERCI', 'PAIEMENT RECU MERCI', 'Prélèvement automatique', 'VERSEMENT INTERNET'], ['Remboursement', 'AVOIR'], ['INTÉRÊTS SUR ACHATS', 'Intérêts avances de fonds'], ['FRAIS ANNUELS', 'Commission de change', 'FRAIS DE RETARD', 'Cotisation carte']),
 'de': (['Lastschrifteinzug', 'ZAHLUNG ERHALTEN - DANKE', 'Einzahlung', 'Überweisung Gutschrift', 'Ausgleich letzte Abrechnung'], ['Gutschrift', 'Rückvergütung'], ['Sollzinsen', 'Zinsen Teilzahlung'], ['Auslandseinsatzentgelt', 'Jahresgebühr', 'Bargeldgebühr', 'Bearbeitungsgebühr Ausland', 'Mahngebühr']),
 'es': (['PAGO RECIBIDO', 'Adeudo en cuenta', 'PAGO RECIBO ANTERIOR', 'Ingreso en tarjeta'], ['DEVOLUCION', 'Abono'], ['INTERESES APLAZAMIENTO', 'Intereses del periodo'], ['COMISION CAMBIO DIVISA', 'CUOTA ANUAL', 'Comisión disposición cajero']),
 'it': (['PAGAMENTO RICEVUTO', 'Addebito in conto', 'ADDEBITO ESTRATTO PRECEDENTE', 'Ricarica'], ['STORNO', 'Rimborso'], ['INTERESSI SU RATEIZZAZIONE', 'Interessi dilazione'], ['QUOTA ANNUALE', 'IMPOSTA DI BOLLO', 'Commissione anticipo contanti', 'SPESE INVIO ESTRATTO CONTO']),
 'nl': (['Betaling ontvangen', 'IDEAL BETALING, DANK U', 'Automatische incasso', 'GEINCASSEERD VORIG SALDO'], ['Terugbetaling', 'CREDITERING'], ['Rente gespreid betalen', 'Kredietrente'], ['Koersopslag', 'Jaarbijdrage', 'Kosten geldopname']),
 'pt': (['PAGAMENTO RECEBIDO', 'PAGAMENTO - OBRIGADO', 'Débito em conta'], ['DEVOLUÇÃO', 'Crédito'], ['JUROS', 'Juros do período'], ['ANUIDADE', 'IMPOSTO DO SELO', 'COMISSÃO CASH ADVANCE']),
 'pl': (['SPŁATA KARTY - DZIĘKUJEMY', 'Wpłata na kartę', 'Spłata zadłużenia'], ['ZWROT', 'Korekta'], ['ODSETKI OD TRANSAKCJI', 'Odsetki'], ['OPŁATA ZA KARTĘ', 'Prowizja za wypłatę', 'Opłata za ubezpieczenie']),
 'sv': (['Inbetalning BG', 'BETALNING TACK', 'Autogiro inbetalning'], ['Retur', 'Kredit'], ['Ränta', 'Räntekostnad'], ['Årsavgift', 'Aviavgift', 'Uttagsavgift', 'Valutapåslag']),
 'da': (['Indbetaling', 'BETALING MODTAGET - TAK'], ['Retur'], ['Renter'], ['Årsgebyr', 'Valutatillæg', 'Hævegebyr']),
 'nb': (['Innbetaling', 'BETALING MOTTATT - TAKK'], ['Retur', 'Kreditering'], ['Renter', 'Kredittrente'], ['Fakturagebyr', 'Årsgebyr', 'Valutapåslag', 'Uttaksgebyr']),
 'fi': (['SUORITUS', 'Maksusuoritus, kiitos'], ['Palautus', 'Hyvitys'], ['Luoton korko'], ['Tilinhoitomaksu', 'Vuosimaksu', 'Nostopalkkio']),
 'cs': (['Splátka kreditní karty', 'Přijatá splátka - děkujeme'], ['Vrácení'], ['Úrok z čerpání'], ['Poplatek za správu karty', 'Poplatek za výběr']),
 'hu': (['BEFIZETÉS', 'Hitelkártya törlesztés'], ['Jóváírás'], ['Hitelkamat'], ['Éves kártyadíj', 'Készpénzfelvételi díj']),
 'el': (['ΠΛΗΡΩΜΗ ΚΑΡΤΑΣ', 'ΠΛΗΡΩΜΗ - ΕΥΧΑΡΙΣΤΟΥΜΕ'], ['ΕΠΙΣΤΡΟΦΗ'], ['ΤΟΚΟΙ ΑΓΟΡΩΝ'], ['ΣΥΝΔΡΟΜΗ ΚΑΡΤΑΣ', 'ΕΞΟΔΑ ΑΝΑΛΗΨΗΣ']),
 'ro': (['PLATA RECEPTIONATA', 'Alimentare card'], ['RETURNARE'], ['DOBANDA'], ['TAXA ANUALA', 'Comision retragere numerar']),
}
COUNTRY = {
 'GB': ('en', 'GBP', '£', 'en', 'London Leeds Bristol Glasgow Cardiff Manchester York Reading Norwich', 'Lloyds Bank|Barclays|NatWest|Nationwide|Santander UK|HSBC UK|Capital One|Tesco Bank|M&S Bank|Halifax|First Direct|Virgin Money|Co-operative Bank|TSB', 'Tesco Stores|Sainsburys|Boots|Greggs|TfL Travel|Wickes|Argos|Costa Coffee|Octopus Energy|Thames Water|Aldi|Waterstones|Screwfix|Trainline|Nando\'s|Co-op Food'),
 'IE': ('en', 'EUR', '€', 'en', 'Dublin Cork Galway Limerick Sligo Athlone', 'AIB|Bank of Ireland|Permanent TSB|An Post Money|Avantcard', 'Dunnes Stores|SuperValu|Centra|Electric Ireland|Applegreen|Eir|Penneys|Supermacs|Luas|Woodies DIY'),
 'US': ('en', 'USD', '$', 'en', 'Austin Denver Portland Boise Tampa Omaha Seattle Dayton Tulsa', 'Chase|Citi|Capital One|Bank of America|Discover|Wells Fargo|U.S. Bank|PNC|Navy Federal|Synchrony|First Tennessee|Regions|BECU|Truist', 'Walmart|Target|Kroger|Costco Whse|Shell Oil|Chevron|Starbucks|Walgreens|Trader Joe\'s|Home Depot|Uber Trip|Netflix.com|Publix|Wendy\'s|7-Eleven|Safeway'),
 'CA': ('en', 'CAD', '$', 'en', 'Toronto Calgary Ottawa Halifax Regina Vancouver', 'RBC Royal Bank|TD Canada Trust|Scotiabank|CIBC|BMO|Tangerine|Canadian Tire Bank|PC Financial|Desjardins', 'Loblaws|Tim Hortons|Canadian Tire|Petro-Canada|Shoppers Drug Mart|Rogers|Sobeys|LCBO|Metro|Dollarama|Presto'),
 'QC': ('fr', 'CAD', '$', 'fr', 'Montréal Québec Laval Gatineau Sherbrooke', 'Desjardins|Banque Nationale|Banque Laurentienne|RBC Banque Royale', 'IGA|Metro|Jean Coutu|SAQ|Hydro-Québec|Couche-Tard|Vidéotron|Rona|Tim Hortons|Simons'),
 'AU': ('en', 'AUD', '$', 'en', 'Sydney Melbourne Perth Hobart Cairns Geelong', 'Commonwealth Bank|Westpac|ANZ|NAB|Bendigo Bank|Macquarie|St.George|Bankwest|ING Australia', 'Woolworths|Coles|Bunnings|Kmart|BP|Officeworks|Dan Murphys|Opal Travel|Telstra|JB Hi-Fi|Chemist Warehouse'),
 'NZ': ('en', 'NZD', '$', 'en', 'Auckland Wellington Dunedin Nelson Tauranga', 'ASB|ANZ New Zealand|BNZ|Kiwibank|Westpac NZ|TSB NZ', 'Countdown|New World|Pak n Save|Z Energy|The Warehouse|Mitre 10|Spark|Mighty Ape|Farmers'),
 'ZA': ('en', 'ZAR', 'R', 'za', 'Cape Town|Durban|Pretoria|Sandton|George', 'FNB|Absa|Nedbank|Standard Bank|Capitec|Discovery Bank|Investec', 'Checkers|Pick n Pay|Woolworths|Engen|Vodacom|Takealot|Dis-Chem|Spar|Clicks|Steers'),
 'SG': ('en', 'SGD', 'S$', 'en', 'Singapore', 'DBS|OCBC|UOB|Standard Chartered|HSBC Singapore', 'NTUC FairPrice|Grab|Cold Storage|SP Group|Singtel|Bus/MRT|Guardian|Shopee|Toast Box'),
 'FR': ('fr', 'EUR', '€', 'fr', 'Paris Lyon Nantes Lille Rennes Toulouse', 'BNP Paribas|Crédit Agricole|Société Générale|Crédit Mutuel|La Banque Postale|LCL|Caisse d\'Epargne|Banque Populaire|CIC|Boursorama', 'Carrefour City|Monoprix|SNCF Connect|EDF|Fnac|Leclerc|Orange|Boulanger|Picard|Franprix|Decathlon|Free Mobile'),
 'BEF': ('fr', 'EUR', '€', 'de', 'Bruxelles Liège Namur Mons', 'BNP Paribas Fortis|Belfius|ING Belgique|CBC|Argenta', 'Delhaize|Colruyt|Proximus|SNCB|Brico|Engie|Carrefour Market|Krëfel'),
 'BEN': ('nl', 'EUR', '€', 'de', 'Gent Antwerpen Leuven Brugge', 'KBC|Belfius|Argenta|BNP Paribas Fortis|ING België', 'Delhaize|Colruyt|Proximus|NMBS|Torfs|Luminus|Kruidvat|Okay'),
 'NL': ('nl', 'EUR', '€', 'de', 'Utrecht Amsterdam Rotterdam Zwolle Breda', 'ING|Rabobank|ABN AMRO|SNS|ASN Bank|ICS|Triodos', 'Albert Heijn|Jumbo|NS Reizigers|Bol.com|HEMA|Kruidvat|Vattenfall|Ziggo|Praxis|Etos'),
 'DE': ('de', 'EUR', '€', 'de', 'Berlin Köln Hamburg Leipzig Bremen Kassel', 'Sparkasse Musterstadt|Deutsche Bank|Commerzbank|Volksbank Mitte eG|Postbank|DKB|HypoVereinsbank|Barclays Deutschland|Hanseatic Bank|Targobank', 'REWE|EDEKA|Lidl|dm-drogerie markt|DB Vertrieb GmbH|Vodafone GmbH|Aldi Süd|OBI|Rossmann|Stadtwerke|Shell|Netto'),
 'AT': ('de', 'EUR', '€', 'de', 'Wien Graz Linz Salzburg', 'Erste Bank|Raiffeisenbank|BAWAG|Bank Austria|card complete|PayLife', 'Billa|Spar|Hofer|ÖBB|Wiener Linien|A1 Telekom|OMV|Bipa|Interspar'),
 'CH': ('de', 'CHF', 'CHF', 'ch', 'Zürich Bern Basel Luzern Winterthur', 'UBS|Zürcher Kantonalbank|PostFinance|Raiffeisen|Swisscard|Cornèrcard|Viseca', 'Migros|Coop|SBB CFF FFS|Swisscom|Denner|Manor|Galaxus|Volg|Helsana'),
 'ES': ('es', 'EUR', '€', 'de', 'Madrid Sevilla Bilbao Valencia Málaga', 'CaixaBank|BBVA|Santander|Sabadell|Bankinter|Unicaja|Kutxabank|WiZink', 'Mercadona|El Corte Inglés|Repsol|Renfe|Zara|Iberdrola|Carrefour|Movistar|Dia|Leroy Merlin|Glovo'),
 'IT': ('it', 'EUR', '€', 'de', 'Milano Roma Torino Bologna Napoli', 'Intesa Sanpaolo|UniCredit|BPER|Banco BPM|Poste Italiane|Fineco|Nexi|CartaSi|Credem', 'Esselunga|Conad|Trenitalia|Enel Energia|Eni|Autogrill|Coop|TIM|Feltrinelli|IKEA|Autostrade'),
 'PT': ('pt', 'EUR', '€', 'de', 'Lisboa Porto Braga Faro Coimbra', 'Caixa Geral de Depósitos|Millennium bcp|Novo Banco|Santander Totta|BPI|ActivoBank|Cetelem', 'Continente|Pingo Doce|Galp|EDP|Worten|CP Comboios|Vodafone|Lidl|Via Verde|Fnac'),
 'PL': ('pl', 'PLN', 'zł', 'fr', 'Warszawa Kraków Gdańsk Wrocław Łódź', 'PKO Bank Polski|mBank|ING Bank Śląski|Santander Bank Polska|Pekao|Millennium|Alior Bank', 'Biedronka|Żabka|Lidl|Orlen|Allegro|PKP Intercity|Rossmann|Empik|Play|Lewiatan'),
 'SE': ('sv', 'SEK', 'kr', 'fr', 'Stockholm Göteborg Malmö Uppsala Umeå', 'Swedbank|SEB|Handelsbanken|Nordea|ICA Banken|Länsförsäkringar|Coop Mastercard', 'ICA Nära|Coop Forum|Systembolaget|SL|Hemköp|Apotek Hjärtat|Telia|Elgiganten|Circle K|Clas Ohlson'),
 'DK': ('da', 'DKK', 'kr.', 'de', 'København Aarhus Odense Aalborg', 'Danske Bank|Nordea|Jyske Bank|Sydbank|Spar Nord|Arbejdernes Landsbank', 'Netto|Føtex|DSB|Matas|Rema 1000|TDC|Bauhaus|Irma|Ørsted'),
 'NO': ('nb', 'NOK', 'kr', 'fr', 'Oslo Bergen Trondheim Stavanger', 'DNB|SpareBank 1|Nordea|Sbanken|Komplett Bank|Santander Consumer', 'Rema 1000|Kiwi|Meny|Ruter|Vinmonopolet|Telenor|Circle K|XXL|Narvesen'),
 'FI': ('fi', 'EUR', '€', 'fr', 'Helsinki Tampere Turku Oulu', 'Nordea|OP|S-Pankki|Danske Bank|Aktia|Säästöpankki', 'K-Market|Prisma|S-market|Alko|VR|HSL|Neste|Elisa|Lidl|Tokmanni'),
 'CZ': ('cs', 'CZK', 'Kč', 'fr', 'Praha Brno Ostrava Plzeň', 'Česká spořitelna|ČSOB|Komerční banka|Fio banka|Moneta|Air Bank', 'Albert|Kaufland|Rohlík.cz|Alza.cz|ČEZ|Billa|dm drogerie|Benzina|České dráhy'),
 'HU': ('hu', 'HUF', 'Ft', 'fr0', 'Budapest Szeged Debrecen Pécs', 'OTP Bank|K&H Bank|Erste Bank|MBH Bank|Raiffeisen Bank', 'Spar|Auchan|MOL|Penny Market|Lidl|Telekom|MÁV-Start|Rossmann|Tesco'),
 'GR': ('el', 'EUR', '€', 'de', 'ΑΘΗΝΑ ΘΕΣΣΑΛΟΝΙΚΗ ΠΑΤΡΑ ΧΑΝΙΑ', 'Τράπεζα Πειραιώς|Eurobank|Alpha Bank|Εθνική Τράπεζα', 'ΣΚΛΑΒΕΝΙΤΗΣ|ΑΒ ΒΑΣΙΛΟΠΟΥΛΟΣ|ΔΕΗ|COSMOTE|SHELL|ΜΑΣΟΥΤΗΣ|PUBLIC|ΕΥΔΑΠ|JUMBO'),
 'RO': ('ro', 'RON', 'lei', 'de', 'București Cluj Iași Timișoara', 'Banca Transilvania|BCR|BRD|ING Bank|Raiffeisen Bank', 'Mega Image|Kaufland|eMAG|OMV Petrom|Altex|Lidl|Digi|Enel|Carrefour'),
}
ENG = ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'ZA', 'SG']
EUR = ['QC', 'FR', 'BEF', 'BEN', 'NL', 'DE', 'AT', 'CH', 'ES', 'IT', 'PT', 'PL', 'SE', 'DK', 'NO', 'FI', 'CZ', 'HU', 'GR', 'RO']
PEOPLE = {
 'en': ('Olivia James Sarah Conor Emily Jack Priya Aoife Daniel Megan Liam Grace', 'Smith Murphy Patel Brown Walsh Taylor Nguyen Kelly Johnson Evans Clarke'),
 'fr': ('Camille Julien Marie Luc Sophie Antoine Chloé', 'Martin Dubois Tremblay Lefèvre Moreau Gagnon Petit'), 'de': ('Anna Lukas Sabine Jürgen Katrin Felix Ursula', 'Müller Schmidt Weber Huber Becker Keller Wagner'),
 'es': ('Lucía Javier Carmen Pablo María Iker', 'García López Martínez Ruiz Fernández'), 'it': ('Giulia Marco Chiara Luca Paola Matteo', 'Rossi Bianchi Ferrari Conti Ricci'), 'nl': ('Sanne Daan Femke Bram Lotte Joris', 'de Vries|Jansen|van Dijk|Peeters|Bakker|Maes'),
 'pt': ('Inês João Rita Miguel Ana', 'Silva Santos Ferreira Costa Oliveira'), 'pl': ('Anna Piotr Katarzyna Tomasz Magdalena', 'Kowalska Nowak Wiśniewski Zieliński'), 'sv': ('Elsa Lars Maja Erik Karin', 'Andersson Johansson Lindberg Nilsson'),
 'da': ('Mette Søren Freja Anders', 'Jensen Nielsen Hansen Møller'), 'nb': ('Ingrid Ola Kari Magnus', 'Hansen Olsen Berg Haugen'), 'fi': ('Aino Mikko Liisa Juha', 'Korhonen Virtanen Mäkinen Laine'), 'cs': ('Jana Petr Lucie Tomáš', 'Novák Svobodová Dvořák Černá'),
 'hu': ('Nagy Kovács Szabó Tóth', 'Anna Péter Zsófia Gábor'), 'el': ('ΜΑΡΙΑ ΓΙΩΡΓΟΣ ΕΛΕΝΗ ΝΙΚΟΣ', 'ΠΑΠΑΔΟΠΟΥΛΟΣ ΓΕΩΡΓΙΟΥ ΔΗΜΟΥ'), 'ro': ('Andreea Ion Mihai Elena', 'Popescu Ionescu Radu Stan'),
}
SCALE = {'HUF': 350, 'SEK': 10, 'NOK': 10, 'DKK': 7, 'CZK': 24, 'PLN': 4, 'RON': 5, 'ZAR': 15}
FINE = {
 'en': ['If you think there is a mistake on this statement, call us on 0345 600 2290 within 60 days.', 'Interest is calculated daily at 24.90% p.a. and charged on the 5th of each month.', 'Deposits are protected up to 85,000 by the compensation scheme.', 'A fee of 2.99% (minimum 3.00) applies to cash withdrawals.', 'If you make only the minimum payment it would take about 14 years to repay 2,846.00.', 'Earn 5,000 bonus points when you spend 1,500.00 before 31 December.', 'Please retain this statement for at least 7 years for tax purposes.', 'Our branches close at 16:30 on 24 December.'],
 'fr': ['Taux annuel : 20,99 %. Taux journalier : 0,0575 %.', 'Toute contestation doit nous parvenir dans un délai de 60 jours.', 'Service client : 09 69 39 36 00 (appel non surtaxé).', 'Dépôts garantis jusqu\'à 100 000 EUR par le FGDR.', 'Médiateur : 18 rue La Fayette 75009 Paris.'],
 'de': ['Einwendungen gegen diese Abrechnung sind innerhalb von 6 Wochen zu erheben.', 'Sollzinssatz 13,90 % p.a., effektiver Jahreszins 14,82 %.', 'Service-Telefon 069 7933 1910, Sperr-Notruf 116 116.', 'Guthaben sind bis 100.000,00 EUR gesetzlich geschützt.', 'Für Auslandsumsätze berechnen wir 1,75 % Entgelt.'],
 'es': ['TIN 18,00 % TAE 19,56 %. Atención al cliente 900 404 090.', 'Depósitos garantizados hasta 100.000 euros.', 'Si no está conforme dispone de 13 meses para reclamar.'],
 'it': ['TAN 14,50% TAEG 17,32%. Numero verde 800 30 33 06.', 'Contestazioni entro 60 giorni dal ricevimento.', 'Depositi garantiti fino a 100.000 euro dal FITD.'],
 'nl': ['Debetrente 9,90% per jaar. Klantenservice 020 228 88 88.', 'Spaargeld tot 100.000 euro valt onder het depositogarantiestelsel.', 'Klopt er iets niet? Meld dit binnen 30 dagen.'],
 'pt': ['TAEG 15,7%. Linha de apoio 21 724 1624.', 'Depósitos garantidos até 100.000 EUR.'], 'pl': ['Oprocentowanie 18,50% w skali roku. Infolinia 801 363 636.', 'Depozyty gwarantowane do 100 000 EUR przez BFG.'],
 'sv': ['Årsränta 17,95 %. Kundservice 0771-22 11 22.', 'Insättningsgarantin omfattar högst 1 050 000 kr.'], 'da': ['ÅOP 21,4 %. Kundeservice 70 12 34 56.'], 'nb': ['Effektiv rente 24,6 %. Kundeservice 915 04800.'],
 'fi': ['Todellinen vuosikorko 14,9 %. Asiakaspalvelu 0200 3000.'], 'cs': ['Úroková sazba 21,99 % p.a. Infolinka 800 207 207.'], 'hu': ['THM 39,4%. Telefon: 06 1 366 6666.'], 'el': ['Ονομαστικό επιτόκιο 16,25%. Τηλ. 210 326 0000.'], 'ro': ['DAE 24,5%. Telefon 0264 308 028.'],
}

def num(minor, style='en', dec=2):
    """A figure without sign."""
    a = abs(minor); whole, cents = divmod(a, 100)
    if style == 'fr0': style, dec = 'fr', 0
    sep, point = {'en': (',', '.'), 'de': ('.', ','), 'fr': (' ', ','), 'ch': ("'", '.'), 'plain': ('', '.'), 'plainc': ('', ','), 'za': (' ', '.'), 'sp': (' ', '.')}[style]
    w = f'{whole:,}'.replace(',', sep)
    return w if dec == 0 else f'{w}{point}{cents:02d}'

def D(d, f, lang='en'):
    mo, ma = MON[lang][d.month - 1], MAB[lang][d.month - 1]
    return f.format(dd=f'{d.day:02d}', d=d.day, mm=f'{d.month:02d}', m=d.month, yy=f'{d.year % 100:02d}', Y=d.year, Mon=ma, MON=ma.upper().strip('.'), mon=ma.lower(), Month=mo, MONTH=mo.upper(), wd=WDAY[lang][d.weekday()])

class T:
    """A transaction: day, minor, lines that are the name, subs that are not, and a second date."""
    def __init__(s, day, minor, lines, subs=(), post=None, kind=''):
        s.day, s.minor, s.lines, s.subs, s.post, s.kind = day, minor, [' '.join(l.split()) for l in lines], list(subs), post or day, kind
    @property
    def name(s): return ' '.join(s.lines)

class Ctx:
    def __init__(k, rng, countries):
        k.rng = rng; k.cc = rng.choice(countries if isinstance(countries, list) else countries.split())
        k.lang, k.cur, k.sign, k.num, cities, banks, shops = COUNTRY[k.cc]
        k.cities = cities.split('|') if '|' in cities else cities.split(); k.bank = rng.choice(banks.split('|')); k.shops = shops.split('|')
        if k.num == 'en' and rng.random() < .12: k.num = 'plain'
        if k.num == 'de' and rng.random() < .12: k.num = rng.choice(['plainc', 'fr'])
        if k.num == 'za' and rng.random() < .5: k.num = 'en'
        if k.num == 'fr' and rng.random() < .25: k.num = rng.choice(['de', 'plainc'])
        k.case = rng.choice(['upper', 'upper', 'mixed']); k.w_ = {}
        k.scale = SCALE.get(k.cur, 1); k.local = rng.uniform(.3, .9)
        y = rng.choice([2023, 2024, 2025, 2026]); k.end = datetime.date(y, rng.randint(1, 12), rng.randint(1, 28)); k.start = k.end - datetime.timedelta(days=rng.choice([27, 29, 30, 30, 31, 60]))
        eu = k.lang not in ('en', 'sv', 'hu')
        if k.cc == 'US': o = ['{mm}/{dd}/{yy}', '{mm}/{dd}/{Y}', '{mm}/{dd}', '{Mon} {d}', '{Mon} {dd}', '{MON} {dd}', '{m}/{d}/{yy}', '{mm}-{dd}']
        elif k.cc == 'CA': o = ['{MON} {dd}', '{Mon} {d}', '{mm}/{dd}/{Y}', '{Mon} {dd}', '{Y}-{mm}-{dd}', '{MON}{dd}']
        elif k.lang == 'en': o = ['{dd} {Mon}', '{dd} {MON} {yy}', '{dd}/{mm}/{yy}', '{dd}/{mm}/{Y}', '{d} {Month} {Y}', '{dd} {Mon} {Y}', '{dd}{MON}', '{d} {Mon}', '{dd}-{Mon}-{Y}', '{dd}/{mm}', '{dd}{MON}{yy}', '{Mon} {dd}']
        elif k.lang == 'de': o = ['{dd}.{mm}.', '{dd}.{mm}.{Y}', '{dd}.{mm}.{yy}', '{dd}.{mm}.', '{d}. {Mon}', '{d}.{m}.{yy}']
        elif k.lang in ('sv',): o = ['{Y}-{mm}-{dd}', '{yy}-{mm}-{dd}', '{yy}{mm}{dd}', '{dd}/{mm}', '{d} {mon}', '{mm}-{dd}', '{yy}.{mm}.{dd}']
        elif k.lang == 'hu': o = ['{Y}.{mm}.{dd}', '{Y}.{mm}.{dd}.', '{yy}.{mm}.{dd}', '{Y}-{mm}-{dd}', '{mm}.{dd}.']
        elif k.lang in ('da', 'nb', 'fi', 'cs', 'pl', 'ro'): o = ['{dd}.{mm}.{Y}', '{dd}.{mm}.{yy}', '{dd}.{mm}', '{d}.{m}.{Y}', '{dd}-{mm}-{Y}', '{d}. {Mon}' if k.lang != 'ro' else '{d} {Mon}', '{Y}-{mm}-{dd}' if k.lang == 'pl' else '{dd}.{mm}.{Y}', '{dd}{mm}']
        else: o = ['{dd}/{mm}/{Y}', '{dd}/{mm}/{yy}', '{dd}/{mm}', '{dd}-{mm}-{Y}', '{dd}.{mm}.{yy}', '{d} {mon} {Y}', '{dd} {MON}', '{dd}-{mm}', '{d} {Mon}', '{dd} {mm} {yy}', '{dd}.{mm}', '{dd}/{MON}']
        k.df = rng.choice(o); k.long = '{Month} {d}, {Y}' if k.cc in ('US', 'CA') else '{d}. {Month} {Y}' if k.lang in ('de', 'da', 'nb', 'cs', 'fi') else '{Y}. {Month} {d}.' if k.lang == 'hu' else '{d} {Month} {Y}'
    def w(k, key):
        if key not in k.w_: k.w_[key] = k.rng.choice(WORDS[k.lang][key])
        return k.w_[key]
    def W(k, key): return k.w(key).upper() if k.headup else k.w(key)
    @property
    def headup(k):
        if 'hu' not in k.w_: k.w_['hu'] = k.rng.random() < .3
        return k.w_['hu']
    def d(k, day, f=None): return D(day, f or k.df, k.lang)
    def m(k, minor): return num(minor, k.num)
    def money(k, minor, sign=True):
        """With the currency, for boxes."""
        t = ('-' if minor < 0 and sign else '') + (f'{k.sign}{k.m(minor)}' if k.lang == 'en' else f'{k.m(minor)} {k.sign}' if k.cur != 'CHF' else f'CHF {k.m(minor)}')
        return t
    def person(k):
        a, b = PEOPLE[k.lang]; b = b.split('|') if '|' in b else b.split()
        return f'{k.rng.choice(a.split())} {k.rng.choice(b)}'
    def shop(k):
        for _ in range(9):
            m = k.rng.choice(k.shops) if k.rng.random() < k.local else merchant(k.rng)
            if all(ord(c) < 0x500 for c in m) and sum(c.isalpha() for c in m) > 2 and len(m) < 30 and all(len(p) < 19 for p in m.split()): return m
        return k.rng.choice(k.shops)
    def city(k): return k.rng.choice(k.cities)
    def ref(k, n=None): return ''.join(k.rng.choice('0123456789ABCDEFGHKLMNPRSTUVWXYZ' if i % 3 else '0123456789') for i in range(n or k.rng.randint(6, 12)))
    def n(k, n): return str(k.rng.randint(10 ** (n - 1), 10 ** n - 1))
    def amt(k, lo=2, hi=None, mu=3.3, sg=1.1):
        v = min(k.rng.lognormvariate(mu, sg), hi or 4000) + lo * .3
        v = int(v * k.scale * 100)
        r = k.rng.random()
        if r < .15: v = v // 100 * 100
        elif r < .3: v = v // 100 * 100 + k.rng.choice([99, 95, 50, 49])
        if k.num == 'fr0' or k.cur == 'HUF': v = v // 100 * 100
        return max(v, 100)
    def up(k, t): return t.upper() if k.case == 'upper' else t
    def buy(k):
        """A card descriptor on one line."""
        r = k.rng; m = k.shop(); M = m.upper() if k.case == 'upper' else m; c = k.city(); C = c.upper() if k.case == 'upper' else c
        f = r.choice(['{M}', '{M} {C}', '{M} {C}', '{M} {n} {C}', '{M} {n}', 'PAYPAL *{M}', 'SQ *{M} {C}', '{M}*{R} {C}', '{M} {tel}', 'SumUp *{M}', '{M} {C} {cc}', 'AMZN Mktp {cc}*{R}', '{M}, {C}', 'GOOGLE *{M}', 'TST* {M} {C}', '{M} #{n} {C}', 'Zettle_*{M}', '{M} {C} {n}'])
        return ' '.join(f.format(M=M, C=C, n=k.n(r.choice([3, 4, 4, 5])), R=k.ref(6), tel=r.choice([f'800-{k.n(3)}-{k.n(4)}', f'0{k.n(4)} {k.n(6)}']), cc=k.cc[:2]).split())
    def fill(k, t, day=None):
        r = k.rng; day = day or k.end
        return t.format(m=k.shop(), p=k.person(), c=k.city(), r=k.ref(), n6=k.n(6), n7=k.n(7), k=k.n(4), d=D(day, '{dd}/{mm}' if k.lang not in ('de', 'nb', 'da', 'fi', 'cs') else '{dd}.{mm}.', k.lang), mo=MON[k.lang][day.month - 1])
    def bank_lines(k, incoming, day=None, maxl=3):
        bad = '$^' if k.lang != 'en' else '|'.join(([] if k.cc == 'CA' else ['Interac']) + ([] if k.cc == 'US' else ['ACH', 'Direct deposit']) + ([] if k.cc == 'GB' else ['HMRC', 'FASTER']) + (['GIRO', 'D/D', 'S/O', 'STANDING', 'Lodge', 'CHQ', 'Cheque', 'EFTPOS', 'DIRECT DEBIT', 'CASH WDL', 'POS W/D', 'UNPAID'] if k.cc == 'US' else []) + ([] if k.cc in ('AU', 'NZ', 'ZA') else ['EFTPOS']) + ([] if k.cc == 'IE' else ['Lodge']) + ([] if k.cc == 'US' else ['Zelle', 'Checkcard']) + ([] if k.cc in ('GB', 'IE') else ['GIRO']))
        t = k.fill(k.rng.choice([x for x in (INN if incoming else OUT)[k.lang] if not re.search(bad, x)]), day); t = t.upper() if k.case == 'upper' and k.rng.random() < .9 else t
        l = t.split('~'); k.lastsub = []
        if len(l) > 1 and (re.fullmatch(r'(?=.*\d)[0-9A-Z]{5,12}', l[-1]) or re.match(r'(?i)(ref|kenmerk|eref|kd-nr) ', l[-1])): k.lastsub = [l.pop()]
        while len(l) > maxl: l[-2:] = [l[-2] + ' ' + l[-1]]
        return l
    def days(k, n):
        span = (k.end - k.start).days
        return sorted(k.start + datetime.timedelta(days=k.rng.randint(0, span - 1)) for _ in range(n))
    def bank_rows(k, n=None, share=None, maxl=3):
        share = share if share is not None else k.rng.choice([0, .15, .25, .25, .35, .5, 1])
        n = n or k.rng.choice([k.rng.randint(3, 9), k.rng.randint(8, 20), k.rng.randint(15, 34)]); out = []
        for day in k.days(n):
            inc = k.rng.random() < share
            v = k.amt(mu=5.2, sg=1.3, hi=6000) if inc else k.amt(mu=3.7, sg=1.2)
            out.append(T(day, v if inc else -v, k.bank_lines(inc, day, maxl), k.lastsub, post=day + datetime.timedelta(days=k.rng.choice([0, 0, 0, 1, 2, -1]))))
        return out
    def fxsub(k, minor):
        """Unlabeled sub-lines of a foreign purchase."""
        r = k.rng; cur = r.choice([c for c in ('USD', 'EUR', 'GBP', 'CHF', 'SEK', 'JPY', 'CAD', 'PLN') if c != k.cur]); rate = r.uniform(.6, 1.8); f = int(abs(minor) * rate) or 1
        rt = f'{rate:.4f}'.replace('.', '.' if k.num in ('en', 'plain', 'ch', 'za') else ','); fv = k.m(f)
        o = {'en': ['{v} {c} @ {r}', 'FOREIGN SPEND {v} {c}', 'Foreign Currency {c} {v} Exchange rate {r}', '{c} {v} at {r}', 'Exchange Rate: {r} {c}', 'AMOUNT IN {c} {v} RATE {r}', '{v} {c} X {r} (EXCHG RATE)'],
             'de': ['{c} {v} Kurs {r}', 'Kurs {r} vom {d}', '{v} {c} Umrechnungskurs: {r}', 'Originalbetrag {c} {v}'], 'fr': ['{v} {c} TAUX {r}', 'Devise {c} {v} cours {r}', 'Montant en devise : {v} {c}'],
             'es': ['{v} {c} cambio {r}', 'Importe original {c} {v}'], 'it': ['{c} {v} cambio {r}', 'Importo in valuta {v} {c}'], 'nl': ['{v} {c} koers {r}', 'Koers {r} {c} {v}'], 'pt': ['{v} {c} câmbio {r}'], 'pl': ['{v} {c} kurs {r}'], 'sv': ['{c} {v} kurs {r}', 'Valutakurs {r} {c}'], 'fi': ['{c} {v} kurssi {r}']}.get(k.lang, ['{c} {v} / {r}', '{v} {c}'])
        return [r.choice(o).format(v=fv, c=cur, r=rt, d=k.d(k.end, '{dd}.{mm}.'))]
    def card_rows(k, n=None, fx=None, fees=True):
        """Purchases, payments, refunds, fees, interest, each with kind and a second date."""
        r = k.rng; n = n or r.choice([r.randint(3, 8), r.randint(8, 18), r.randint(14, 30)]); fx = r.choice([0, 0, .15, .3]) if fx is None else fx; rows = []
        pay, ref, intr, fee = CARDW[k.lang]; fee = [x for x in fee if k.cc == 'GB' or 'sterling' not in x]; pay = [x for x in pay if k.cc == 'AU' or 'BPAY' not in x]
        for day in k.days(n):
            v = k.amt(mu=3.4, sg=1.1); t = T(day, -v, [k.buy()], kind='buy', post=day + datetime.timedelta(days=r.choice([0, 1, 1, 2, 2, 3])))
            if r.random() < fx: t.subs = k.fxsub(v)
            rows.append(t)
        for _ in range(r.choice([0, 1, 1, 1, 2])):
            d = k.days(1)[0]; v = k.amt(mu=5.5, sg=.9, hi=5000); rows.append(T(d, v, [r.choice(pay)], kind='pay', post=d + datetime.timedelta(days=r.choice([0, 0, 1]))))
        for _ in range(r.choice([0, 0, 1, 2])):
            d = k.days(1)[0]; nm = k.buy(); rows.append(T(d, k.amt(mu=3.3, sg=.9), [nm if r.random() < .6 else f'{r.choice(ref)} {nm}'], kind='ref', post=d + datetime.timedelta(days=r.choice([0, 1, 2]))))
        if fees:
            for _ in range(r.choice([0, 0, 1, 2])):
                d = k.days(1)[0]; rows.append(T(d, -k.amt(mu=2, sg=.7), [r.choice(fee)], kind='fee', post=d))
            for _ in range(r.choice([0, 0, 1, 1])):
                rows.append(T(k.end, -k.amt(mu=2.6, sg=.8), [r.choice(intr)], kind='int', post=k.end))
        rows.sort(key=lambda t: t.day if r.random() < 2 else t.post)
        return rows
    def pan(k, full=False):
        r = k.rng; l = k.n(4)
        return r.choice([f'XXXX XXXX XXXX {l}', f'**** **** **** {l}', f'{r.choice("45")}{k.n(3)} {k.n(2)}** **** {l}', f'xxxx-xxxx-xxxx-{l}', f'•••• {l}', f'{k.n(4)} {k.n(4)} {k.n(4)} {l}'])
    def iban(k): return f'{k.cc[:2]}{k.n(2)} {k.n(4)} {k.n(4)} {k.n(4)} {k.n(4)} {k.n(2)}' if k.lang != 'en' else k.rng.choice([f'{k.n(2)}-{k.n(2)}-{k.n(2)} {k.n(8)}', f'{k.n(3)}-{k.n(3)} {k.n(8)}', f'{k.n(9)}', f'{k.n(2)}-{k.n(4)}-0{k.n(6)}-00'])

def page(rng, k):
    return Doc(612, 792) if k.cc in ('US', 'CA', 'QC') else Doc(595, 842)

class Flow:
    def __init__(s, doc, y, top, bottom, head=None, foot=None): s.doc, s.y, s.top, s.bottom, s.head, s.foot = doc, y, top, bottom - ((0, 0, 0, 90, 0, 210, 0, 300)[len(doc.words) % 8] if bottom > 600 and y < 430 else 0), head, foot
    def brk(s):
        if s.foot: s.foot()
        s.doc.new_page(); s.y = s.top
        if s.head: s.head()
    def need(s, h):
        if s.y + h > s.bottom: s.brk(); return True
        return False

def header(k, doc, title=None, y=None):
    """The top of the first page; returns the next y."""
    r = k.rng; y = y or r.randint(34, 60); W = doc.width; left = r.choice([36, 40, 50, 57]); swap = r.random() < .3
    doc.put(W - left if swap else left, y, k.bank, size=r.choice([13, 16, 18]), bold=True, align='right' if swap else 'left')
    title = title or k.w('statement')
    doc.put(left if swap else W - left, y, title.upper() if r.random() < .3 else title, size=r.choice([10, 11, 12]), align='left' if swap else 'right')
    y += r.randint(22, 40); p = k.person()
    lines = [p.upper() if r.random() < .5 else p, f'{r.randint(1, 240)} {k.rng.choice(["Station", "Church", "Mill", "Park"])} {k.rng.choice(["Road", "Street", "Ave"])}' if k.lang == 'en' else f'{k.shop().split()[0]}-{r.choice(["12", "7", "45 B", "103"])}', f'{k.city()} {k.n(r.choice([4, 5]))}']
    info = [(k.w('account') if r.random() < .5 else k.w('card'), k.iban() if r.random() < .5 else k.pan()), (k.w('period'), f'{D(k.start, k.long, k.lang)} - {D(k.end, k.long, k.lang)}' if r.random() < .5 else f'{k.d(k.start, "{dd}.{mm}.{Y}" if k.lang != "en" else "{d} {Mon} {Y}")} – {k.d(k.end, "{dd}.{mm}.{Y}" if k.lang != "en" else "{d} {Mon} {Y}")}'), (k.w('page'), f'1 / {r.randint(1, 4)}')]
    r.shuffle(info); info = info[:r.randint(1, 3)]
    mode = r.choice(['right', 'stack', 'line'])
    if mode == 'line':
        for l in lines[:r.randint(0, 3)]: doc.put(left, y, l); y += 12
        y += 6
        for a, b in info: doc.put(left, y, f'{a}: {b}', size=8); y += 11
    else:
        yy = y
        for l in lines: doc.put(left, yy, l); yy += 12
        y2 = y
        for a, b in info:
            if mode == 'right': doc.put(W - left - 250, y2, a, size=8); doc.put(W - left, y2, b, size=8, align='right'); y2 += 12
            else: doc.put(W - left - 180, y2, a, size=7); y2 += 10; doc.put(W - left - 180, y2, b, size=8.5, bold=True); y2 += 14
        y = max(yy, y2)
    y += r.randint(8, 24)
    if r.random() < .1:      # a cover page
        for t in FINE[k.lang]:
            for l in doc.wrap(t, W - 2 * left, 8.5): doc.put(left, y, l, size=8.5); y += 12
            y += 6
        for a, b in ((k.w('avail'), k.money(r.randint(10000, 900000))), (k.w('limit'), k.money(k.scale * 250000)), (k.w('due'), D(k.end, k.long, k.lang)))[:r.randint(0, 3)]: doc.put(left, y, a, size=8.5); doc.put(left + 260, y, b, size=8.5, align='right'); y += 13
        doc.new_page(); doc.put(left, 40, k.bank, size=9, bold=True); doc.put(W - left, 40, f'{k.w("page")} 2', size=8, align='right'); y = 70
    return y

def fine(k, doc, x, y, width, n=2, size=6.5):
    for t in k.rng.sample(FINE[k.lang], min(n, len(FINE[k.lang]))):
        for l in doc.wrap(t, width, size): doc.put(x, y, l, size=size); y += size + 2
    return y + 4

class Tab:
    """Columns placed by their contents. cells: {key: text or (text, labels) or [(text, labels), ...]}; 'name' takes the rest."""
    R = ('amount', 'debit', 'credit', 'balance', 'fx', 'rate')
    def __init__(s, k, doc, keys, heads, rows, left, right, size=8.5, lead=None, gap=None, head='plain', mono=False, flex='name', minw=100):
        r = k.rng; s.k, s.doc, s.keys, s.heads, s.size, s.mono = k, doc, keys, heads, size, mono; s.lead = lead or size + r.choice([2, 2.5, 3, 4, 4, 6]); s.headmode = head
        s.hs = size - r.choice([0, 0, 1]) ; gap = gap or r.choice([8, 10, 14])
        s.hl = {}
        for key in keys:
            h = heads.get(key, ''); s.hl[key] = [h] if head != 'two' else doc.wrap(h, max(30, max((width_of(p, s.hs, True, mono) for p in h.split()), default=0)), s.hs) or ['']
        while True:
            wd = {}
            for key in keys:
                if key == flex: continue
                wd[key] = max([width_of(h, s.hs, True, mono) for h in s.hl[key]] + [width_of(t[0], s.size, False, mono) for row in rows for t in s._cells(row.get(key))] + [10])
            rest = right - left - sum(wd.values()) - gap * (len(keys) - 1)
            need = max([minw] + [width_of(p, s.size, False, mono) + 1 for row in rows for t in s._cells(row.get(flex)) for p in t[0].split()])
            if rest >= need or s.size < 5: break
            s.size -= .4; s.hs = min(s.hs, s.size); gap = max(5, gap - 1); s.lead = min(s.lead, s.size + 4)
        wd[flex] = rest
        if rest > 330 and r.random() < .4: wd[flex] = 330; left += r.choice([0, (rest - 330) / 2])
        s.pos, x = {}, left
        for key in keys:
            al = 'right' if key in s.R else 'left'
            s.pos[key] = (x + wd[key] if al == 'right' else x, al, wd[key]); x += wd[key] + gap
        s.left, s.right = left, x - gap
    @staticmethod
    def _cells(c):
        if c is None: return []
        if isinstance(c, str): return [(c, {})]
        if isinstance(c, tuple): return [c]
        return c
    def head(s, y, bold=True):
        n = max(len(s.hl[key]) for key in s.keys)
        for key in s.keys:
            x, al, w = s.pos[key]
            for i, h in enumerate(s.hl[key]):
                if h: s.doc.put(x, y + i * (s.hs + 1.5), h, size=s.hs, bold=bold, align=al, mono=s.mono)
        return n * (s.hs + 1.5) + 5
    def lines(s, row):
        return max(1, max(sum(len(s.doc.wrap(t, s.pos[key][2], s.size, s.mono)) if key == 'name' else 1 for t, l in s._cells(row.get(key))) for key in s.keys))
    def height(s, row): return s.lines(row) * s.lead
    def draw(s, y, row, valign='top'):
        n = s.lines(row)
        for key in s.keys:
            x, al, w = s.pos[key]; at = y
            cells = s._cells(row.get(key))
            if valign == 'bottom' and key in s.R: at = y + (n - 1) * s.lead
            for t, l in cells:
                for piece in (s.doc.wrap(t, w, s.size, s.mono) if key == 'name' else [t]):
                    s.doc.put(x, at, piece, size=s.size, align=al, mono=s.mono, **l); at += s.lead
        return n * s.lead

def namecell(t, r, subs=True): return [(l, {'name': r}) for l in t.lines] + ([(x, {}) for x in t.subs] if subs else [])
def mk(doc, t): return doc.row(t.day, t.minor, t.name)
PDF, PASTES = [], []
def pdf(f): PDF.append(f); return f
def paste(f): PASTES.append(f); return f

# ------------------------------------------------------------------ PDF
def card_sum(k, rows, prev=None):
    prev = k.amt(mu=6, sg=.8, hi=6000) if prev is None else prev
    return prev, prev - sum(t.minor for t in rows)

def summary(k, doc, y, prev, new, rows, x=None, w=None):
    """Card summary box in one of several shapes; labels previous and new balance."""
    r = k.rng; x = x or 40; w = w or doc.width - 80; s = r.choice([8, 8.5, 9])
    pays = sum(t.minor for t in rows if t.minor > 0); buys = -sum(t.minor for t in rows if t.kind == 'buy'); oth = -sum(t.minor for t in rows if t.minor < 0 and t.kind != 'buy')
    items = [(k.w('prevbal'), k.money(prev), {'opening': True}), (k.w('payments'), ('-' if pays and r.random() < .6 else '') + k.money(pays), {}), (k.w('purchases'), ('+' if r.random() < .2 else '') + k.money(buys), {})]
    if oth or r.random() < .5: items.append((k.w('fees'), k.money(oth), {}))
    items.append((k.w('newbal'), k.money(new), {'closing': True}))
    extra = [(k.w('limit'), k.money(r.choice([1500, 3000, 5000, 12000]) * 100 * k.scale), {}), (k.w('minpay'), k.money(max(500, abs(new) // 40)), {}), (k.w('due'), k.d(k.end + datetime.timedelta(days=r.randint(14, 25)), '{d} {Mon} {Y}' if k.lang != 'de' else '{dd}.{mm}.{Y}'), {}), (k.w('avail'), k.money(r.randint(100, 4000) * 100 * k.scale), {})]
    r.shuffle(extra); extra = extra[:r.randint(0, 4)]
    mode = r.choice(['list', 'list', 'two', 'tiles'])
    if mode == 'tiles':
        n = len(items); cw = w / n
        for i, (a, b, l) in enumerate(items):
            for j, p in enumerate(doc.wrap(a, cw - 8, 7)[:2]): doc.put(x + cw * i, y + j * 9, p, size=7)
            doc.put(x + cw * i, y + 21, b, size=8.5, bold=True, **l)
        y += 36
        for a, b, l in extra: doc.put(x, y, a, size=s); doc.put(x + 230, y, b, size=s, align='right'); y += s + 4
    elif mode == 'two':
        yy = y
        for a, b, l in items: doc.put(x, yy, a, size=s); doc.put(x + w * .46, yy, b, size=s, align='right', **l); yy += s + 4
        for a, b, l in extra: doc.put(x + w * .54, y, a, size=s); doc.put(x + w, y, b, size=s, align='right'); y += s + 4
        y = max(y, yy)
    else:
        for a, b, l in items + extra: doc.put(x, y, a, size=s); doc.put(x + w * .6, y, b, size=s, align='right', **l); y += s + 4
    return y + 12

def ratetable(k, doc, x, y, w):
    r = k.rng; s = 7.5
    if k.lang != 'en': return fine(k, doc, x, y, w, 2)
    doc.put(x, y, r.choice(['Interest charge calculation', 'Summary of interest rates', 'How your interest is worked out']), size=9, bold=True); y += 13
    for j, h in enumerate(('Type of balance', 'APR', 'Balance subject', 'Interest')): doc.put(x + [0, w * .5, w * .78, w][j], y, h, size=s, align='left' if j == 0 else 'right')
    y += 11
    for a in r.sample(['Purchases', 'Cash advances', 'Balance transfers', 'Promotional 0% plan'], r.randint(2, 4)):
        doc.put(x, y, a, size=s); doc.put(x + w * .5, y, f'{r.uniform(9, 29):.2f}%', size=s, align='right'); doc.put(x + w * .78, y, k.money(r.choice([0, r.randint(1000, 90000)])), size=s, align='right'); doc.put(x + w, y, k.money(r.choice([0, r.randint(100, 3000)])), size=s, align='right'); y += 10
    return y + 8

def signed(k, t, mode, cur=False):
    """The text of a card amount: what it looks like by mode."""
    v = k.m(t.minor); s = k.sign if cur and k.lang == 'en' else ''
    e = f' {k.sign}' if cur and k.lang != 'en' else ''
    cr = t.minor > 0
    if mode == 'cr': return f'{s}{v}{"CR" if cr else ""}'
    if mode == 'cr ': return f'{s}{v}{" CR" if cr else ""}'
    if mode == 'crdr': return f'{s}{v} {"CR" if cr else "DR"}'
    if mode == 'neg': return f'{"-" if cr else ""}{s}{v}{e}'       # credits negative
    if mode == 'trail': return f'{s}{v}{"-" if cr else ""}{e}'      # credits with trailing minus
    if mode == 'par': return f'({s}{v})' if cr else f'{s}{v}{e}'
    if mode == 'out': return f'{"" if cr else "-"}{s}{v}{e}'        # money out negative
    if mode == 'pm': return f'{"+" if cr else "-"}{s}{v}{e}'
    if mode == 'pmt': return f'{s}{v}{"+" if cr else "-"}'
    if mode == 'plus': return f'{"+" if cr else ""}{s}{v}{e}'
    if mode == 'outt': return f'{s}{v}{"" if cr else "-"}{e}'
    return f'{s}{v}{e}'

@pdf
def card_sections(rng):
    """Card statement in sections; the sign by section only or by a mark on credits; two dates in either order."""
    k = Ctx(rng, rng.choice([ENG, EUR, ['US', 'CA', 'US']])); doc = page(rng, k); rows = k.card_rows(); prev, new = card_sum(k, rows)
    y = header(k, doc); y = summary(k, doc, y, prev, new, rows)
    mode = rng.choice(['none', 'none', 'none', 'neg', 'cr', 'trail', 'par']); cur = rng.random() < .35
    dates = rng.choice([['t', 'p'], ['p', 't'], ['t', 'p'], ['t']]); ref = rng.random() < .35; dpost = rng.random() < .5
    secs = [('payments', [t for t in rows if t.kind in ('pay', 'ref')]), ('purchases', [t for t in rows if t.kind == 'buy']), ('fees', [t for t in rows if t.kind == 'fee']), ('interest', [t for t in rows if t.kind == 'int'])]
    if rng.random() < .25: secs = [secs[1], secs[0]] + secs[2:]
    if rng.random() < .15: secs = secs[2:] + secs[:2]
    heads = {'t': k.W('tdate') if len(dates) > 1 else k.W('date'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount'), 'ref': k.W('ref')}
    keys = dates + ['name', 'amount']
    if ref: keys.insert(rng.choice([len(dates), len(dates) + 1]), 'ref')
    if rng.random() < .1: keys.remove('amount'); keys.insert(len(dates), 'amount')
    cells = {}
    for t in rows:
        R = mk(doc, t)
        cells[t] = {'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), 'amount': (signed(k, t, mode, cur), {'amount': R}), 'ref': k.n(rng.choice([8, 11])) if ref else ''}
    tab = Tab(k, doc, keys, heads, list(cells.values()), 40, doc.width - 40, rng.choice([7.5, 8, 8.5, 9]), head=rng.choice(['plain', 'two']))
    once = rng.random() < .5; first = [True]
    def top():
        doc.put(40, 40, f'{k.bank}  {k.w("card")} {k.pan()}', size=7.5); doc.put(doc.width - 40, 40, f'{k.w("page")} {doc.page + 1}', size=7.5, align='right'); fl.y = 66
    fl = Flow(doc, y, 66, doc.height - 60, top)
    if once: fl.y += tab.head(fl.y) + 4
    tot = rng.random() < .7; year = rng.random() < .5
    for key, ts in secs:
        if not ts and rng.random() < .7: continue
        fl.need(60); fl.y += 6
        doc.put(40, fl.y, k.W(key), size=tab.size + 1, bold=True); fl.y += 15
        if not once: fl.y += tab.head(fl.y) + 2
        for t in ts:
            if fl.need(tab.height(cells[t]) + 2) and rng.random() < .5: fl.y += tab.head(fl.y)
            fl.y += tab.draw(fl.y, cells[t])
        if not ts: doc.put(tab.pos['name'][0], fl.y, {'en': 'No activity this period'}.get(k.lang, '-'), size=tab.size); fl.y += tab.lead
        if tot:
            x, al, w = tab.pos['amount']; fl.y += 2
            doc.put(tab.pos['name'][0], fl.y, f'{k.w("total")} {k.w(key).lower()}', size=tab.size, bold=True)
            if keys[-1] == 'amount': doc.put(x, fl.y, (('-' if key == 'payments' and mode == 'neg' and ts else '') + (k.money(sum(t.minor for t in ts), False))), size=tab.size, bold=True, align='right')
            fl.y += 14
    if k.lang == 'en' and year:
        fl.need(60); doc.put(180, fl.y + 10, f'{k.end.year} Totals Year-to-Date', bold=True); doc.put(180, fl.y + 22, f'Total fees charged in {k.end.year}', size=8); doc.put(430, fl.y + 22, k.money(rng.randint(0, 9000)), size=8, align='right'); doc.put(180, fl.y + 33, f'Total interest charged in {k.end.year}', size=8); doc.put(430, fl.y + 33, k.money(rng.randint(0, 30000)), size=8, align='right'); fl.y += 50
    if rng.random() < .6: fl.need(90); fl.y = ratetable(k, doc, 40, fl.y + 10, doc.width - 80)
    fl.need(60); fine(k, doc, 40, fl.y + 8, doc.width - 80, rng.randint(0, 3))
    return doc

@pdf
def card_plain_cr(rng):
    """One table of a card, two dates, credits marked by CR, minus, plus or brackets; purchases unsigned; sub-lines in foreign money."""
    k = Ctx(rng, rng.choice([ENG, EUR, ENG])); doc = page(rng, k); rows = k.card_rows(fx=rng.choice([0, .2, .5])); prev, new = card_sum(k, rows)
    y = header(k, doc); boxlast = rng.random() < .3
    if not boxlast: y = summary(k, doc, y, prev, new, rows)
    mode = rng.choice(['cr', 'cr ', 'cr', 'trail', 'neg', 'plus', 'pmt', 'par', 'outt', 'crdr'] if k.lang == 'en' else ['trail', 'neg', 'plus', 'pmt', 'pmt', 'outt', 'out', 'pm'])
    bypost = rng.random() < .4
    if bypost: rows.sort(key=lambda t: t.post)
    if rng.random() < .15: rows.reverse()
    dates = rng.choice([['t', 'p'], ['p', 't']]); fxcol = rng.random() < .3
    keys = dates + ['name'] + (['fx'] if fxcol else []) + ['amount']
    if rng.random() < .15: keys = [dates[0], 'name', dates[1]] + keys[3:]
    if rng.random() < .1: keys = ['name'] + dates + keys[3:] if keys[2] == 'name' else keys
    if mode == 'outt' and k.lang == 'en': pass
    cells = {}
    for t in rows:
        R = mk(doc, t)
        if fxcol and t.subs: fx = f'{rng.choice(["USD", "EUR", "GBP", "CHF"])} {k.m(int(-t.minor * 1.1))}'; t.subs = t.subs if rng.random() < .4 else []
        else: fx = ''
        cells[t] = {'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), 'amount': (signed(k, t, mode), {'amount': R}), 'fx': fx}
    heads = {'t': k.W('tdate'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount') + rng.choice(['', f' {k.cur}', f' ({k.sign})']), 'fx': k.W('cur')}
    nohead = rng.random() < .1 and dates == ['t', 'p']
    tab = Tab(k, doc, keys, heads, list(cells.values()), rng.choice([36, 50]), doc.width - rng.choice([36, 60]), rng.choice([7, 8, 9, 9.5]), head=rng.choice(['plain', 'two', 'two']), mono=rng.random() < .12)
    def top():
        doc.put(40, 38, k.bank, size=11, bold=True); doc.put(doc.width - 40, 38, f'{k.w("page")} {doc.page + 1}', size=8, align='right'); fl.y = 60
        if not nohead: fl.y += tab.head(fl.y)
    fl = Flow(doc, y, 60, doc.height - 70, top)
    if rng.random() < .5:
        doc.put(tab.left, fl.y, f'{k.w("card")} {k.pan()}  {k.person().upper()}', size=tab.size, bold=True); fl.y += 15
    if not nohead: fl.y += tab.head(fl.y) + 3
    if rng.random() < .5:
        doc.put(tab.pos['name'][0], fl.y, k.w('prevbal').upper(), size=tab.size)
        doc.put(tab.pos['amount'][0], fl.y, k.m(prev), size=tab.size, align='right', opening=True); fl.y += tab.lead
    va = rng.choice(['top', 'top', 'bottom']) if not any(t.subs for t in rows) else 'top'
    for t in rows:
        fl.need(tab.height(cells[t]) + 2); fl.y += tab.draw(fl.y, cells[t], va)
    fl.y += 6; fl.need(30)
    if rng.random() < .7:
        doc.put(tab.pos['name'][0], fl.y, k.w('newbal'), size=tab.size, bold=True); doc.put(tab.pos['amount'][0], fl.y, k.m(new), size=tab.size, bold=True, align='right', closing=True); fl.y += 18
    if boxlast: fl.need(160); fl.y = summary(k, doc, fl.y + 10, prev, new, rows)
    fl.need(70); fine(k, doc, 40, fl.y + 10, doc.width - 80, rng.randint(0, 4))
    return doc

@pdf
def card_holders(rng):
    """A table for each card holder, with totals for each; payments in their own part; purchases unsigned."""
    k = Ctx(rng, rng.choice([ENG, EUR])); doc = page(rng, k); rows = k.card_rows(n=rng.randint(5, 24), fx=rng.choice([0, .3])); prev, new = card_sum(k, rows)
    y = header(k, doc); y = summary(k, doc, y, prev, new, rows) if rng.random() < .8 else y
    holders = [(k.person().upper() if rng.random() < .7 else k.person(), k.n(rng.choice([4, 5]))) for _ in range(rng.randint(2, 4))]
    pays = [t for t in rows if t.kind == 'pay'] if rng.random() < .7 else []; fees = [t for t in rows if t.kind in ('fee', 'int')] if rng.random() < .6 else []
    groups = [(h, []) for h in holders]
    for t in rows:
        if t not in pays and t not in fees: rng.choice(groups)[1].append(t)
    mode = rng.choice(['cr', 'neg', 'trail', 'cr '] if k.lang == 'en' else ['neg', 'trail', 'pmt', 'out'])
    dates = rng.choice([['t'], ['t', 'p'], ['p', 't']]); fxcol = rng.random() < .4; cur = rng.random() < .3
    keys = dates + ['name'] + (['fx'] if fxcol else []) + ['amount']
    cells = {}
    for t in rows:
        R = mk(doc, t); fx = ''
        if fxcol and t.subs: fx = [(k.m(int(-t.minor * 1.2)), {}), (rng.choice(['US Dollar', 'Euro', 'Yen', 'USD', 'GBP']), {})]; t.subs = []
        cells[t] = {'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), 'amount': (signed(k, t, mode, cur), {'amount': R}), 'fx': fx}
    heads = {'t': k.W('tdate') if len(dates) > 1 else k.W('date'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount'), 'fx': {'en': 'Foreign Spend'}.get(k.lang, k.w('cur'))}
    tab = Tab(k, doc, keys, heads, list(cells.values()), 40, doc.width - rng.choice([40, 90]), rng.choice([8, 8.5, 9]), head=rng.choice(['plain', 'two']))
    def top(): doc.put(40, 40, f'{k.bank}', size=8); doc.put(doc.width - 40, 40, f'{k.w("page")} {doc.page + 1}', size=8, align='right'); fl.y = 64
    fl = Flow(doc, y, 64, doc.height - 60, top); each = rng.random() < .6; tpl = rng.choice(['total', 'sub', 'both'])
    def section(title, ts, total=None, sub=None):
        if not ts: return
        fl.need(60); fl.y += 8
        doc.put(tab.left, fl.y, title, size=tab.size + 1, bold=True)
        if sub and rng.random() < .7: doc.put(tab.right, fl.y, sub, size=tab.size, align='right')
        fl.y += 14
        if each: fl.y += tab.head(fl.y)
        for t in ts: fl.need(tab.height(cells[t]) + 2); fl.y += tab.draw(fl.y, cells[t])
        if total:
            fl.y += 2; doc.put(tab.left, fl.y, total, size=tab.size, bold=True); doc.put(tab.pos['amount'][0], fl.y, k.money(-sum(t.minor for t in ts)), size=tab.size, bold=True, align='right'); fl.y += 12
    if not each: fl.y += tab.head(fl.y)
    section(k.w('payments'), pays, rng.choice([None, f'{k.w("total")} {k.w("payments").lower()}']))
    for (h, c), ts in groups:
        form = rng.choice(['{h}', '{h} - {w} {c}', '{w} {c} {h}', '{h} XXXX-{c}']).format(h=h, c=c, w=k.w('card'))
        tt = {'en': f'Total new charges for {h}', 'de': f'Zwischensumme {h}', 'fr': f'Total pour {h}', 'es': f'Total tarjeta {c}', 'it': f'Totale carta {c}', 'nl': f'Totaal kaart {c}'}.get(k.lang, f'{k.w("total")} {h}')
        section(form, ts, tt if rng.random() < .85 else None, {'en': f'Card ending {c}'}.get(k.lang, c))
    section(k.w('fees'), fees, f'{k.w("total")} {k.w("fees").lower()}')
    fl.need(70); fine(k, doc, 40, fl.y + 12, doc.width - 80, rng.randint(0, 3))
    return doc

@pdf
def card_instalments(rng):
    """A card with an instalment-plan table (no rows) and instalment rows among the transactions."""
    k = Ctx(rng, 'ES PT IT FR PL GR HU RO SG GB CA AU DE CH ZA'); doc = page(rng, k); rows = k.card_rows(n=rng.randint(3, 16)); r = rng
    cuota = {'en': 'INSTALMENT {a} OF {b} {m}', 'es': 'CUOTA {a}/{b} {m}', 'pt': 'PRESTAÇÃO {a}/{b} {m}', 'it': 'RATA {a}/{b} {m}', 'fr': 'ECHEANCE {a}/{b} {m}', 'pl': 'RATA {a}/{b} {m}', 'el': 'ΔΟΣΗ {a}/{b} {m}', 'hu': 'RÉSZLET {a}/{b} {m}', 'ro': 'RATA {a}/{b} {m}', 'de': 'RATE {a}/{b} {m}'}[k.lang]
    plans = []
    for _ in range(r.randint(1, 5)):
        b = r.choice([3, 6, 10, 12, 24]); a = r.randint(1, b); v = k.amt(mu=3.8, sg=.6); m = k.up(k.shop()); plans.append((m, a, b, v, k.end - datetime.timedelta(days=30 * a)))
        if r.random() < .75: rows.append(T(r.choice([k.end, k.days(1)[0]]), -v, [cuota.format(a=f'{a:02d}' if r.random() < .4 else a, b=b, m=m)], kind='inst'))
    rows.sort(key=lambda t: t.day); prev, new = card_sum(k, rows); y = header(k, doc)
    if r.random() < .8: y = summary(k, doc, y, prev, new, rows)
    mode = r.choice(['neg', 'trail', 'pmt', 'out', 'pm', 'outt'] + (['cr', 'cr'] if k.lang == 'en' else [])); dates = r.choice([['t', 'p'], ['p', 't'], ['t']])
    twocol = r.random() < .3
    keys = dates + ['name'] + (['debit', 'credit'] if twocol else ['amount']); cells = {}
    for t in rows:
        R = mk(doc, t); a = (k.m(t.minor) if twocol else signed(k, t, mode), {'amount': R})
        cells[t] = {'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), ('debit' if t.minor < 0 else 'credit') if twocol else 'amount': a}
    heads = {'t': k.W('tdate') if len(dates) > 1 else k.W('date'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount'), 'debit': k.W('debit'), 'credit': k.W('credit')}
    tab = Tab(k, doc, keys, heads, list(cells.values()), 45, doc.width - 45, r.choice([7.5, 8, 8.5]), head=r.choice(['plain', 'two']))
    def top(): doc.put(doc.width / 2, 36, f'{k.bank} · {k.w("page")} {doc.page + 1}', size=7.5, align='center'); fl.y = 60
    fl = Flow(doc, y, 60, doc.height - 60, top)
    def planbox():
        fl.need(30 + 12 * len(plans)); fl.y += 8; doc.put(45, fl.y, k.W('instal'), size=9.5, bold=True); fl.y += 14
        xs = [45, 250, 330, 420, doc.width - 45]
        hh = {'en': ['Plan', 'Original', 'Paid', 'Monthly', 'Outstanding'], 'es': ['Compra', 'Importe', 'Cuotas', 'Cuota', 'Pendiente'], 'it': ['Acquisto', 'Importo', 'Rate', 'Rata', 'Residuo'], 'pt': ['Compra', 'Valor', 'Prest.', 'Mensal', 'Em dívida'], 'fr': ['Achat', 'Montant', 'Échéances', 'Mensualité', 'Restant dû'], 'de': ['Kauf', 'Betrag', 'Raten', 'Rate', 'Restschuld']}.get(k.lang, [k.w('desc'), k.w('amount'), 'n', k.w('minpay')[:9], k.w('balance')])
        for i, h in enumerate(hh): doc.put(xs[i], fl.y, h, size=7.5, align='left' if i == 0 else 'right')
        fl.y += 11
        for m, a, b, v, d0 in plans:
            first = f'{k.d(d0)} {m}' if r.random() < .6 else m
            doc.put(xs[0], fl.y, doc.wrap(first, 140, 7.5)[0], size=7.5)
            for i, t in enumerate([k.m(v * b), f'{a}/{b}', k.m(v), k.m(v * (b - a))]): doc.put(xs[i + 1], fl.y, t, size=7.5, align='right')
            fl.y += 11
        fl.y += 8
    before = r.random() < .4
    if before: planbox()
    fl.y += tab.head(fl.y) + 2
    for t in rows:
        if fl.need(tab.height(cells[t]) + 2): fl.y += tab.head(fl.y)
        fl.y += tab.draw(fl.y, cells[t])
    if r.random() < .6 and not twocol:
        doc.put(tab.pos['name'][0], fl.y + 3, k.w('total').upper(), size=tab.size, bold=True); doc.put(tab.pos['amount'][0], fl.y + 3, k.m(sum(t.minor for t in rows)), size=tab.size, bold=True, align='right'); fl.y += 16
    if not before: planbox()
    fl.need(60); fine(k, doc, 45, fl.y + 8, doc.width - 90, r.randint(0, 3))
    return doc

@pdf
def checks_columns(rng):
    """US/Canadian account: deposits, withdrawals and checks by section, checks in two or three columns, daily balances."""
    k = Ctx(rng, 'US US US CA GB'); r = rng; doc = page(rng, k); L = r.choice([36, 48]); Rr = doc.width - L
    word = 'Check' if k.cc == 'US' else 'Cheque'; k.df = r.choice(['{mm}/{dd}', '{mm}/{dd}/{yy}', '{Mon} {d}', '{mm}-{dd}', '{m}/{d}'] if k.cc != 'GB' else ['{dd} {Mon}', '{dd}/{mm}'])
    y = header(k, doc); s = r.choice([8, 8.5, 9]); lead = s + r.choice([2.5, 3.5, 5])
    inn = [T(d, k.amt(mu=5.5, sg=1, hi=5000), k.bank_lines(True, d)) for d in k.days(r.randint(0, 6))]; out = [T(d, -k.amt(mu=3.8), k.bank_lines(False, d)) for d in k.days(r.randint(0, 12))]
    for t in inn + out:
        t.lines = [re.sub(r'(?i)^(chq|cheque) \d+', 'DEBIT MEMO', l) for l in t.lines]
    start = r.randint(101, 6000); nums, no = [], start
    for _ in range(r.randint(2, 17)): nums.append(no); no += r.choice([1, 1, 1, 1, 2, 4])
    star = r.random() < .5; chk = []
    days = k.days(len(nums)); r.shuffle(days)
    for i, no in enumerate(nums):
        nm = f'{no}*' if star and i and nums[i - 1] != no - 1 else str(no)
        chk.append(T(days[i], -k.amt(mu=5), [nm], kind='chk'))
    allr = sorted(inn + out + chk, key=lambda t: t.day); op = k.amt(mu=8, sg=.7, hi=20000); cl = op + sum(t.minor for t in allr)
    fl = Flow(doc, y, 70, doc.height - 60, lambda: (doc.put(L, 40, f'{k.bank} {k.w("statement")}', size=8), doc.put(Rr, 40, f'Page {doc.page + 1}', size=8, align='right')))
    cur = r.random() < .4; M = (lambda v: k.money(v, False)) if cur else (lambda v: k.m(v))
    boxed = r.random() < .8
    if boxed:
        for a, b, l in [('Beginning balance on ' + k.d(k.start), op, {'opening': True}), ('Deposits and additions', sum(t.minor for t in inn), {}), (f'{word}s paid', -sum(t.minor for t in chk), {}), ('Other withdrawals', -sum(t.minor for t in out), {}), ('Ending balance on ' + k.d(k.end), cl, {'closing': True})]:
            doc.put(L, fl.y, a, size=s); doc.put(L + 260, fl.y, ('-' if b < 0 else '') + M(b), size=s, align='right', **l); fl.y += lead
        fl.y += 12
    minus = r.choice(['', '', '-', 't'])
    def amt(t): return ('-' if t.minor < 0 and minus == '-' else '') + M(t.minor) + ('-' if t.minor < 0 and minus == 't' else '')
    def sect(title, ts, tot):
        fl.need(50); fl.y += 8; doc.put(L, fl.y, title, size=s + 1.5, bold=True); fl.y += 15
        if not ts: return
        cells = []
        for t in ts:
            R = mk(doc, t); cells.append({'t': (k.d(t.day), {'date': R}), 'name': namecell(t, R), 'amount': (amt(t), {'amount': R})})
        keys = amtfirst
        tab = Tab(k, doc, keys, {'t': 'Date', 'name': 'Description', 'amount': 'Amount'}, cells, L, Rr, s, lead)
        if r.random() < .8: fl.y += tab.head(fl.y)
        for c in cells: fl.need(tab.height(c)); fl.y += tab.draw(fl.y, c)
        if tot: doc.put(L, fl.y + 2, f'Total {title}', size=s, bold=True); doc.put(Rr if keys[-1] == 'amount' else Rr, fl.y + 2, M(sum(t.minor for t in ts)), size=s, bold=True, align='right'); fl.y += lead + 4
    amtfirst = r.choice([['t', 'name', 'amount'], ['t', 'name', 'amount'], ['t', 'amount', 'name']]); tots = r.random() < .6
    def checks():
        nc = r.choice([2, 3, 3, 4] if len(k.df) < 10 else [2, 3]) if doc.width > 600 else r.choice([2, 3]); cw = (Rr - L) / nc
        order = r.choice([('no', 't', 'amount'), ('t', 'no', 'amount'), ('no', 'amount', 't'), ('no', 't', 'amount')]); down = r.random() < .6
        fl.need(60); fl.y += 8; doc.put(L, fl.y, r.choice([f'{word}s', f'{word}s paid', f'{word.upper()}S PAID', f'{word}s in numerical order']), size=s + 1.5, bold=True); fl.y += 15
        hw = {'no': r.choice(['Number', f'{word} no.', 'No.', f'{word} #']), 't': r.choice(['Date', 'Date paid']), 'amount': 'Amount'}
        ss = min(s, 8 if nc > 3 else 9); xs = {order[0]: (0, 'left'), order[1]: (cw * .36 if order[1] != 'amount' else cw * .56, 'left' if order[1] != 'amount' else 'right'), order[2]: (cw - 14, 'right') if order[2] == 'amount' else (cw * .64, 'left')}
        def heads():
            for c in range(nc):
                for key in order: doc.put(L + c * cw + xs[key][0], fl.y, hw[key], size=ss - 1, align=xs[key][1])
            fl.y += lead
        heads(); n = len(chk); per = -(-n // nc)
        grid = [[chk[c * per + i] if c * per + i < n else None for c in range(nc)] for i in range(per)] if down else [chk[i * nc:(i + 1) * nc] for i in range(per)]
        # rows are made in reading order of the check numbers
        rr = {t: mk(doc, t) for t in chk}
        for line in grid:
            if fl.need(lead): heads()
            for c, t in enumerate(line):
                if t is None: continue
                txt = {'no': (t.lines[0], {'name': rr[t]}), 't': (k.d(t.day), {'date': rr[t]}), 'amount': (amt(t), {'amount': rr[t]})}
                for key in order: doc.put(L + c * cw + xs[key][0], fl.y, txt[key][0], size=ss, align=xs[key][1], **txt[key][1])
            fl.y += lead
        if star: doc.put(L, fl.y + 2, r.choice([f'* Indicates gap in {word.lower()} sequence', f'*{word}s missing in sequence']), size=7); fl.y += 12
        if r.random() < .7: doc.put(L, fl.y + 2, f'Total {word.lower()}s paid: {n}', size=s); doc.put(Rr - 14, fl.y + 2, M(sum(t.minor for t in chk)), size=s, bold=True, align='right'); fl.y += 16
    parts = [lambda: sect(r.choice(['Deposits and other credits', 'Deposits and additions', 'CREDITS']), inn, tots), checks, lambda: sect(r.choice(['Withdrawals and other debits', 'Electronic withdrawals', 'OTHER DEBITS', 'ATM & debit card withdrawals']), out, tots)]
    if r.random() < .4: r.shuffle(parts)
    for p in parts: p()
    if r.random() < .65:
        fl.need(70); fl.y += 10; doc.put(L, fl.y, r.choice(['Daily balance summary', 'Daily ending balance', 'BALANCE BY DATE']), size=s + 1, bold=True); fl.y += 14
        bal, byday = op, {}
        for t in allr: bal += t.minor; byday[t.day] = bal
        ds = sorted(byday); nc = r.choice([2, 3]); cw = (Rr - L) / nc; per = -(-len(ds) // nc)
        for i in range(per):
            fl.need(lead)
            for c in range(nc):
                if c * per + i < len(ds): d = ds[c * per + i]; doc.put(L + c * cw, fl.y, k.d(d), size=s - .5); doc.put(L + c * cw + cw - 30, fl.y, ('-' if byday[d] < 0 else '') + k.m(byday[d]), size=s - .5, align='right')
            fl.y += lead
    fl.need(60); fine(k, doc, L, fl.y + 12, Rr - L, r.randint(0, 3))
    return doc

@pdf
def table_per_currency(rng):
    """A wallet or bank: one table and one pair of balances for each currency."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc)
    base = {'EUR': '€', 'GBP': '£', 'USD': '$', 'CHF': 'CHF', 'SEK': 'kr', 'PLN': 'zł', 'AUD': 'A$'}
    curs = [k.cur] + r.sample([c for c in base if c != k.cur], r.randint(1, 3)); style = r.choice(['signed', 'inout', 'inout', 'trail', 'pm']); bal = r.random() < .8; two = r.random() < .4; desc = r.random() < .3; s = r.choice([7.5, 8, 9]); cur = r.choice(['', 'code', 'sym'])
    fl = Flow(doc, y, 60, doc.height - 60, lambda: doc.put(40, 36, f'{k.bank} – {k.w("page")} {doc.page + 1}', size=7))
    if r.random() < .4:
        for c in curs: doc.put(40, fl.y, f'{k.w("account")} {c}', size=8); doc.put(260, fl.y, k.m(r.randint(1000, 900000)) + ' ' + c, size=8, align='right'); fl.y += 12
        fl.y += 10
    for c in curs:
        save = k.scale; k.scale = SCALE.get(c, 1); rows = k.bank_rows(r.randint(1, 9), maxl=2); op = k.amt(mu=7, sg=.8); k.scale = save
        if r.random() < .5: rows.append(T(rows[-1].day, r.choice([1, -1]) * k.amt(mu=5), [r.choice([f'Exchange {c} / {k.cur}', f'{c} → {k.cur}', f'FX {c}'])])) 
        def mny(v, sign=True):
            t = k.m(v); t = (f'{t}- {c}' if v < 0 and sign and style == 'trail' else f'{t} {c}') if cur == 'code' else f'{base.get(c, c)}{t}' if cur == 'sym' and len(base.get(c, c)) == 1 else t
            if style == 'trail': return t + ('-' if v < 0 and sign and cur != 'code' else '')
            return ('-' if v < 0 and sign else '+' if style == 'pm' and sign and v > 0 else '') + t
        def mb(v): return ('-' if v < 0 and style != 'trail' else '') + k.m(v) + ('-' if v < 0 and style == 'trail' else '')
        run, cells = op, []
        for t in rows:
            run += t.minor; t.bal = run
        seq = rows[::-1] if desc else rows
        for t in seq:
            R = mk(doc, t); cell = {'t': (k.d(t.day), {'date': R}), 'v': k.d(t.post), 'name': namecell(t, R), 'balance': (mb(t.bal), {'balance': R})}
            cell[('debit' if t.minor < 0 else 'credit') if style == 'inout' else 'amount'] = (mny(t.minor, style != 'inout'), {'amount': R}); cells.append(cell)
        keys = (['t', 'v'] if two else ['t']) + ['name'] + (['debit', 'credit'] if style == 'inout' else ['amount']) + (['balance'] if bal else [])
        heads = {'t': k.W('bdate') if two else k.W('date'), 'v': k.W('vdate'), 'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'amount': k.W('amount'), 'balance': k.W('balance')}
        tab = Tab(k, doc, keys, heads, cells + [{'balance': mb(op)}], 40, doc.width - 40, s, head=r.choice(['plain', 'two']))
        fl.need(90); doc.put(40, fl.y, r.choice([f'{c}', f'{k.w("account")} {c}', f'{k.w("cur")}: {c}', f'{k.iban()} {c}']), size=s + 2, bold=True); fl.y += 16
        x = tab.pos['balance'][0] if bal else tab.right; inhead = r.random() < .5
        def obal(key, v, l): doc.put(tab.pos['name'][0] if inhead else 40, fl.y, k.w(key), size=tab.size); doc.put(x, fl.y, mb(v), size=tab.size, align='right', **l); fl.y += tab.lead + 2
        ok, ck = ('opening', 'closing') if not desc else ('closing', 'opening'); ov, cv = (op, run) if not desc else (run, op)
        if not inhead: obal(ok, ov, {ok: True})
        fl.y += tab.head(fl.y)
        if inhead: obal(ok, ov, {ok: True})
        for cell in cells: fl.need(tab.height(cell) + 3); fl.y += tab.draw(fl.y, cell) + 1
        fl.y += 2; fl.need(20); obal(ck, cv, {ck: True}); fl.y += 16
    fl.need(60); fine(k, doc, 40, fl.y, doc.width - 80, r.randint(0, 3))
    return doc

def totw(k, rows):
    """Room for the totals of the columns, in bold."""
    return {q: k.m(sum(t.minor for t in rows if t.minor * g > 0)) + '0' for q, g in (('debit', -1), ('credit', 1))}

def odfmt(k, mode, v):
    t = k.m(v)
    if mode == 'OD': return t + (' OD' if v < 0 else '')
    if mode == 'OD.': return t + ('OD' if v < 0 else '')
    if mode == 'DR': return t + (' DR' if v < 0 else '')
    if mode == 'DRCR': return t + (' DR' if v < 0 else ' CR')
    if mode == 'Dr': return t + (' Dr' if v < 0 else ' Cr')
    if mode == 'D': return t + (' D' if v < 0 else '')
    if mode == 'SH': return t + (' S' if v < 0 else ' H')
    if mode == 'trail': return t + ('-' if v < 0 else '')
    if mode == 'trail+': return t + ('-' if v < 0 else '+')
    if mode == 'par': return f'({t})' if v < 0 else t
    return ('-' if v < 0 else '') + t
def odmode(k): return k.rng.choice(['OD', 'OD.', 'DR', 'DRCR', 'Dr', 'D', 'trail', '-', 'par'] if k.lang == 'en' else ['trail', 'trail+', '-', 'SH'] if k.lang == 'de' else ['trail', '-', '-', 'trail+'])

@pdf
def several_accounts(rng):
    """Two to four accounts in one document after an overview; debit/credit columns; balances with OD, DR or a trailing minus."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([36, 45]); Rr = doc.width - L; od = odmode(k); s = r.choice([8, 8.5, 9])
    names = {'en': ['Current Account', 'Everyday Saver', 'Bills account', 'Joint account', 'Credit Card', 'Chequing', 'Home Loan'], 'de': ['Girokonto', 'Sparkonto', 'Tagesgeld', 'Gemeinschaftskonto'], 'fr': ['Compte de dépôt', 'Livret A', 'Compte joint', 'Compte chèques'], 'es': ['Cuenta corriente', 'Cuenta ahorro', 'Cuenta nómina'], 'it': ['Conto corrente', 'Conto deposito'], 'nl': ['Betaalrekening', 'Spaarrekening', 'Gezamenlijke rekening'], 'pt': ['Conta à ordem', 'Conta poupança'], 'sv': ['Lönekonto', 'Sparkonto'], 'fi': ['Käyttötili', 'Säästötili']}.get(k.lang, [k.w('account') + ' 1', k.w('account') + ' 2', k.w('account') + ' 3'])
    accs = []
    for nm in r.sample(names, min(len(names), r.randint(2, 3))):
        rows = k.bank_rows(r.randint(1, 10), share=r.choice([.2, .4, .5])); op = r.choice([1, 1, -1]) * k.amt(mu=6, sg=1); b = op
        for t in rows: b += t.minor; t.bal = b
        accs.append((nm, k.iban(), rows, op, b))
    fl = Flow(doc, y, 64, doc.height - 60, lambda: (doc.put(L, 38, k.w('statement'), size=8), doc.put(Rr, 38, f'{k.w("page")} {doc.page + 1}', size=8, align='right')))
    if r.random() < .75:
        doc.put(L, fl.y, {'en': 'Your accounts at a glance', 'de': 'Übersicht Ihrer Konten', 'fr': 'Synthèse de vos comptes', 'es': 'Resumen de posiciones', 'nl': 'Overzicht'}.get(k.lang, k.w('total')), size=10, bold=True); fl.y += 14
        for nm, ib, rows, op, b in accs: doc.put(L, fl.y, nm, size=s); doc.put(L + 150, fl.y, ib, size=s); doc.put(Rr, fl.y, odfmt(k, od, b), size=s, align='right'); fl.y += 12
        doc.put(L, fl.y, k.w('total'), size=s, bold=True); doc.put(Rr, fl.y, odfmt(k, od, sum(a[4] for a in accs)), size=s, bold=True, align='right'); fl.y += 24
    style = r.choice(['inout', 'inout', 'outin', 'signed', 'crdr' if k.lang == 'en' else 'signed']); bmode = r.choice(['row', 'row', 'day', 'none']); dateonce = r.random() < .5; two = r.random() < .25
    tots = r.random() < .5; type_ = k.lang == 'en' and r.random() < .2
    for nm, ib, rows, op, b in accs:
        cells = []; groups = {}
        Rs = {t: mk(doc, t) for t in rows}
        for t in rows: groups.setdefault(t.day, []).append(t)
        for i, t in enumerate(rows):
            R = Rs[t]; g = groups[t.day]; c = {'name': namecell(t, R), 'v': k.d(t.post)}
            if not dateonce: c['t'] = (k.d(t.day), {'date': R})
            elif g[0] is t: c['t'] = (k.d(t.day), {'date': [Rs[x] for x in g]})
            if bmode == 'row' or (bmode == 'day' and g[-1] is t): c['balance'] = (odfmt(k, od, t.bal), {'balance': R})
            if type_: c['type'] = r.choice(['DD', 'POS', 'TFR', 'BAC', 'ATM', 'CHQ', 'FPI'])
            if style in ('inout', 'outin'): c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
            else: c['amount'] = (k.m(t.minor) + (' CR' if t.minor > 0 else ' DR') if style == 'crdr' else odfmt(k, 'trail' if od.startswith('trail') else '-', t.minor), {'amount': R})
            cells.append(c)
        keys = ['t'] + (['v'] if two else []) + (['type'] if type_ else []) + ['name'] + {'inout': ['credit', 'debit'], 'outin': ['debit', 'credit']}.get(style, ['amount']) + (['balance'] if bmode != 'none' else [])
        heads = {'t': k.W('date') if not two else k.W('bdate'), 'v': k.W('vdate'), 'type': 'Type', 'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'amount': k.W('amount'), 'balance': k.W('balance')}
        tab = Tab(k, doc, keys, heads, cells + [{'balance': odfmt(k, od, op)}, totw(k, rows)], L, Rr, s, head=r.choice(['plain', 'two']))
        fl.need(80); doc.put(L, fl.y, nm if r.random() < .5 else nm.upper(), size=s + 2, bold=True); doc.put(Rr, fl.y, ib, size=s, align='right'); fl.y += 16
        fl.y += tab.head(fl.y) + 2; x = tab.pos['balance'][0] if bmode != 'none' else tab.right
        d0 = r.random() < .5
        if d0: doc.put(tab.pos['t'][0], fl.y, k.d(k.start), size=tab.size)
        doc.put(tab.pos['name'][0], fl.y, k.w('opening'), size=tab.size); doc.put(x, fl.y, odfmt(k, od, op), size=tab.size, align='right', opening=True); fl.y += tab.lead + 1
        for c in cells: fl.need(tab.height(c) + 3); fl.y += tab.draw(fl.y, c, r.choice(['top']))
        fl.need(40)
        if tots and style in ('inout', 'outin'):
            doc.put(tab.pos['name'][0], fl.y + 2, k.w('total'), size=tab.size, bold=True)
            for kk, sg in (('debit', -1), ('credit', 1)): doc.put(tab.pos[kk][0], fl.y + 2, k.m(sum(t.minor for t in rows if t.minor * sg > 0)), size=tab.size, bold=True, align='right')
            fl.y += tab.lead + 2
        doc.put(tab.pos['name'][0], fl.y + 2, k.w('closing'), size=tab.size, bold=True); doc.put(x, fl.y + 2, odfmt(k, od, b), size=tab.size, bold=True, align='right', closing=True); fl.y += 30
    fl.need(60); fine(k, doc, L, fl.y, Rr - L, r.randint(0, 3))
    return doc

@pdf
def split_day_month(rng):
    """Day and month in columns of their own (J M / DD MM / JJ MM AA), debit and credit columns, value date split as well or not."""
    k = Ctx(rng, 'QC FR FR BEF QC IT ES PT GB IE ZA DE NO SE CH CA AU'); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([34, 42, 50]); Rr = doc.width - L; s = r.choice([8, 8.5, 9, 9.5]); od = odmode(k)
    fr = k.lang == 'fr'
    hd = {'fr': r.choice([('J', 'M'), ('JJ', 'MM'), ('Jour', 'Mois'), ('J.', 'M.')]), 'it': ('GG', 'MM'), 'es': ('DD', 'MM'), 'pt': ('DD', 'MM'), 'de': ('Tag', 'Mon')}.get(k.lang, r.choice([('DD', 'MM'), ('D', 'M'), ('Day', 'Mth')]) if k.lang == 'en' else ('DD', 'MM'))
    msty = r.choice(['{mm}', '{mm}', '{MON}', '{m}']); dsty = r.choice(['{dd}', '{dd}', '{d}']); order = ['d', 'm'] if k.cc != 'CA' or r.random() < .5 else ['m', 'd']; yr = r.random() < .2
    card = r.random() < .35; second = r.choice(['none', 'split', 'whole', 'split']) if not card else r.choice(['split', 'split', 'none'])
    rows = k.card_rows(n=r.randint(4, 20)) if card else k.bank_rows(); op = r.choice([1, 1, -1]) * k.amt(mu=7, sg=.8); b = op if not card else -abs(op)
    for t in rows: b += t.minor; t.bal = b
    style = r.choice(['dc', 'dc', 'one']) if not card else r.choice(['cr', 'trail', 'neg', 'dc'] if k.lang == 'en' else ['trail', 'neg', 'dc']); bal = not card and r.random() < .6; cells = []
    once = r.random() < .3 and not card; groups = {}
    for t in rows: groups.setdefault(t.day, []).append(t)
    Rs = {t: mk(doc, t) for t in rows}; tr = r.random() < .5
    for t in rows:
        R = Rs[t]; c = {'name': namecell(t, R), 'd2': k.d(t.post, dsty), 'm2': k.d(t.post, msty), 'v': k.d(t.post, '{dd}.{mm}.{yy}' if k.lang != 'en' else '{dd}/{mm}/{yy}')}
        lab = {'date': R} if not once else {'date': [Rs[x] for x in groups[t.day]]}
        if not once or groups[t.day][0] is t: c['d'] = (k.d(t.day, dsty), lab); c['m'] = (k.d(t.day, msty), lab); c['y'] = (k.d(t.day, '{yy}'), lab)
        if style == 'dc': c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
        else: c['amount'] = (signed(k, t, style) if card else odfmt(k, 'trail' if tr else '-', t.minor), {'amount': R})
        if bal: c['balance'] = (odfmt(k, od, t.bal), {'balance': R})
        cells.append(c)
    keys = order + (['y'] if yr else []); two = {'none': [], 'split': ['d2', 'm2'] if order[0] == 'd' else ['m2', 'd2'], 'whole': ['v']}[second]
    valafter = r.random() < .4
    postfirst = card and second == 'split' and r.random() < .4
    keys = (two + keys if postfirst else keys + two) + ['name'] if not (valafter and second != 'none' and not card) else keys + ['name'] + two
    if r.random() < .1 and second == 'none': pass
    keys += (['debit', 'credit'] if style == 'dc' else ['amount']) + (['balance'] if bal else [])
    heads = {'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'amount': k.W('amount'), 'balance': k.W('balance'), 'd': hd[0], 'm': hd[1], 'd2': hd[0], 'm2': hd[1], 'y': 'AA' if k.lang in ('fr', 'es', 'pt', 'it') else 'YY', 'v': k.W('vdate')}
    tab = Tab(k, doc, keys, heads, cells + [{'balance': odfmt(k, od, op)}, totw(k, rows)], L, Rr, s, gap=r.choice([6, 8, 10]), head='plain', mono=r.random() < .15)
    def heads_():
        # group headings over the pairs
        sz = tab.hs - .5; x1 = tab.pos[order[0]][0]
        a = (k.w('tdate') if card else k.w('date') if second == 'none' else k.w('bdate')); x2 = tab.pos[two[0]][0] if two and second == 'split' else None
        la = a.split()[-1] if len(a.split()) > 1 and x2 else a.split()[0]
        lab = {'fr': 'Date', 'en': 'Date', 'de': 'Datum', 'it': 'Data', 'pt': 'Data', 'es': 'Fecha'}.get(k.lang, 'Dato' if k.lang == 'nb' else 'Datum')
        t1, t2 = ({'fr': ('Opér.', 'Inscr.'), 'en': ('Trans', 'Post')} if card else {'fr': ('Date', 'Val.'), 'en': ('Date', 'Value')}).get(k.lang, ({'de': ('Kauf', 'Buch.')} if card else {'de': ('Buch', 'Wert')}).get(k.lang, (lab, '')))
        if x2 is None: t1 = lab
        doc.put(x1, fl.y, t1, size=sz)
        if x2 is not None and t2: doc.put(x2, fl.y, t2, size=sz)
        fl.y += sz + 2; fl.y += tab.head(fl.y)
    def top(): doc.put(L, 36, f'{k.bank}', size=8); doc.put(Rr, 36, f'{k.w("page")} {doc.page + 1}', size=8, align='right'); fl.y = 58; heads_()
    fl = Flow(doc, y, 58, doc.height - 64, top); x = tab.pos['balance'][0] if bal else tab.right
    heads_()
    if r.random() < .85:
        doc.put(tab.pos['name'][0], fl.y, k.w('opening').upper() if r.random() < .5 else k.w('opening'), size=tab.size, bold=True); doc.put(x, fl.y, k.m(op) if card else odfmt(k, od, op), size=tab.size, align='right', opening=True); fl.y += tab.lead + 2
    for c in cells: fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c)
    fl.need(30); fl.y += 4
    if style == 'dc' and r.random() < .6:
        doc.put(tab.pos['name'][0], fl.y, {'fr': 'TOTAUX DES MOUVEMENTS'}.get(k.lang, k.w('total').upper()), size=tab.size, bold=True)
        for kk, sg in (('debit', -1), ('credit', 1)): doc.put(tab.pos[kk][0], fl.y, k.m(sum(t.minor for t in rows if t.minor * sg > 0)), size=tab.size, bold=True, align='right')
        fl.y += tab.lead + 2
    if r.random() < .85: doc.put(tab.pos['name'][0], fl.y, k.w('closing'), size=tab.size, bold=True); doc.put(x, fl.y, k.m(b) if card else odfmt(k, od, b), size=tab.size, bold=True, align='right', closing=True); fl.y += 20
    fl.need(60); fine(k, doc, L, fl.y + 6, Rr - L, r.randint(0, 3))
    return doc

def running(rows, op):
    b = op
    for t in rows: b += t.minor; t.bal = b
    return b

@pdf
def month_headings(rng):
    """Months as headings, only the number of the day (and perhaps the weekday) on the rows."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; k.start = k.end - datetime.timedelta(days=r.choice([35, 62, 90])); doc = page(rng, k); y = header(k, doc); L = r.choice([40, 55]); Rr = doc.width - L; s = r.choice([8, 9, 9.5, 10])
    card = r.random() < .35; rows = k.card_rows(n=r.randint(4, 20)) if card else k.bank_rows(r.randint(5, 26)); op = k.amt(mu=7.5, sg=.7)
    desc = r.random() < .35; end = running(rows, op)
    if desc: rows.reverse()
    style = r.choice(['dc', 'signed', 'plus', 'trail']) if not card else r.choice(['cr', 'neg', 'trail'] if k.lang == 'en' else ['neg', 'plus', 'out']); bal = not card and r.random() < .5; od = odmode(k); wd = r.choice(['', '', 'before', 'after']); cur = r.random() < .3
    Rs = {t: mk(doc, t) for t in rows}; months = {}
    for t in rows: months.setdefault((t.day.year, t.day.month), []).append(t)
    byday = r.random() < .3; cells = {}
    for t in rows:
        R = Rs[t]; c = {'name': namecell(t, R)}
        g = [x for x in rows if x.day == t.day] if byday else [t]
        if g[0] is t: c['t'] = (k.d(t.day, {'': r.choice(['{d}']), 'before': '{wd} {d}', 'after': '{d} {wd}'}[wd] if not pad(k) else {'': '{dd}', 'before': '{wd} {dd}', 'after': '{dd} {wd}'}[wd]), {'date': [Rs[x] for x in g]})
        if style == 'dc': c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
        else: c['amount'] = ({'signed': odfmt(k, '-', t.minor), 'trail': odfmt(k, 'trail', t.minor), 'plus': ('+' if t.minor > 0 else '-') + k.m(t.minor)}[style] if not card else signed(k, t, style, cur), {'amount': R})
        if bal: c['balance'] = (odfmt(k, od, t.bal), {'balance': R})
        cells[t] = c
    keys = ['t', 'name'] + (['debit', 'credit'] if style == 'dc' else ['amount']) + (['balance'] if bal else [])
    if r.random() < .12 and not bal and style != 'dc': keys = ['t', 'amount', 'name']
    heads = {'t': {'en': 'Day', 'de': 'Tag', 'fr': 'Jour', 'es': 'Día', 'it': 'Giorno', 'nl': 'Dag', 'pt': 'Dia'}.get(k.lang, ''), 'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'amount': k.W('amount'), 'balance': k.W('balance')}
    tab = Tab(k, doc, keys, heads, list(cells.values()) + [{'balance': odfmt(k, od, op)}], L + r.choice([0, 0, 14]), Rr, s); fl = Flow(doc, y, 60, doc.height - 60, lambda: doc.put(Rr, 36, f'{k.w("page")} {doc.page + 1}', size=8, align='right'))
    hasop = r.random() < .6 and not card
    if r.random() < .75: fl.y += tab.head(fl.y) + 3
    def line(key, v): doc.put(tab.pos['name'][0], fl.y, k.w(key), size=tab.size); doc.put(tab.pos['balance'][0] if bal else tab.right, fl.y, odfmt(k, od, v), size=tab.size, align='right', **{key: True}); fl.y += tab.lead + 2
    if hasop: line('closing', end) if desc else line('opening', op)
    hs = r.choice(['{Month} {Y}', '{MONTH} {Y}', '{Month}', '{Month} {Y}', '{Mon} {Y}', '{mm}/{Y}']); mt = r.random() < .4
    for (yy, mm), ts in months.items():
        fl.need(50); fl.y += 5
        hx = r.choice([L, L, doc.width / 2]) if False else L
        rest = list(ts); hy = fl.y; hp = doc.page
        # the heading dates every row of the month, on this page or the next
        doc.put(hx, fl.y, D(ts[0].day, hs, k.lang), size=tab.size + 1.5, bold=True, date=[Rs[t] for t in ts])
        if mt and keys[-1] == 'amount': doc.put(tab.right, fl.y, k.money(sum(t.minor for t in ts)), size=tab.size, align='right')
        fl.y += tab.lead + 5
        for t in ts: fl.need(tab.height(cells[t]) + 2); fl.y += tab.draw(fl.y, cells[t]) + 1
        if not mt and r.random() < .4: doc.put(tab.pos['name'][0], fl.y, f'{k.w("total")} {D(ts[0].day, "{Month}", k.lang)}', size=tab.size, bold=True); doc.put(tab.right, fl.y, k.m(sum(t.minor for t in ts)), size=tab.size, bold=True, align='right'); fl.y += tab.lead + 2
    fl.need(40)
    if hasop: line('opening', op) if desc else line('closing', end)
    fine(k, doc, L, fl.y + 10, Rr - L, r.randint(0, 2))
    return doc
def pad(k):
    if 'pad' not in k.w_: k.w_['pad'] = k.rng.random() < .5
    return k.w_['pad']

@pdf
def payee_second(rng):
    """Names over two or three lines, the kind of payment first and the payee below; two dates side by side or stacked; amount on the first or the last line."""
    k = Ctx(rng, rng.choice([EUR, EUR, ['DE', 'AT', 'NL', 'BEN', 'CH', 'PL', 'GB', 'IE', 'FR', 'ES']])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([36, 50, 60]); Rr = doc.width - r.choice([36, 50]); s = r.choice([7.5, 8, 8.5, 9]); rows = []
    for t in k.bank_rows(r.choice([r.randint(3, 8), r.randint(8, 20)])):
        for _ in range(6):
            if len(t.lines) > 1: break
            t.lines = k.bank_lines(t.minor > 0, t.day); t.subs = k.lastsub
        extra = r.random()
        if extra < .25: t.subs = t.subs + [r.choice(['IBAN ', '', 'EREF: ', 'MREF ', 'CRED ']) + k.n(4) + ' ' + k.n(4) + ' ' + k.n(4)]
        elif extra < .4: t.subs = t.subs + [k.iban() if k.lang != 'en' else 'REF ' + k.ref(10)]
        rows.append(t)
    op = r.choice([1, 1, 1, -1]) * k.amt(mu=7, sg=.8); end = running(rows, op); od = odmode(k); desc = r.random() < .2
    if desc: rows.reverse()
    dates = r.choice(['two', 'two', 'stack', 'one', 'vfirst']); style = r.choice(['dc', 'signed', 'trail', 'col', 'pm']); bal = r.random() < .4; va = r.choice(['top', 'top', 'bottom']); Rs = {t: mk(doc, t) for t in rows}; cells = {}
    sgn = {'de': ('S', 'H'), 'nl': r.choice([('Af', 'Bij'), ('-', '+'), ('D', 'C')]), 'fr': ('D', 'C'), 'en': ('DR', 'CR'), 'it': ('D', 'A')}.get(k.lang, ('-', '+'))
    if r.random() < .3: sgn = ('-', '+')
    for t in rows:
        R = Rs[t]; c = {'t': (k.d(t.day), {'date': R}), 'v': k.d(t.post), 'name': namecell(t, R)}
        if dates == 'stack': c['t'] = [(k.d(t.day), {'date': R}), (k.d(t.post), {})]
        if style == 'dc': c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
        elif style == 'col': c['amount'] = (k.m(t.minor), {'amount': R}); c['sg'] = (sgn[t.minor > 0], {'amount': R} if r.random() < 0 else {})
        else: c['amount'] = ({'signed': odfmt(k, '-', t.minor), 'trail': odfmt(k, 'trail', t.minor), 'pm': k.m(t.minor) + ('+' if t.minor > 0 else '-')}[style], {'amount': R})
        if bal: c['balance'] = (odfmt(k, od, t.bal), {'balance': R})
        cells[t] = c
    keys = {'two': ['t', 'v', 'name'], 'stack': ['t', 'name'], 'one': ['t', 'name'], 'vfirst': ['v', 't', 'name']}[dates]
    if dates == 'two' and r.random() < .3: keys = ['t', 'name', 'v']
    keys += {'dc': ['debit', 'credit'], 'col': r.choice([['amount', 'sg'], ['sg', 'amount']])}.get(style, ['amount']) + (['balance'] if bal else [])
    heads = {'t': k.W('bdate') if dates != 'one' else k.W('date'), 'v': k.W('vdate'), 'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'amount': k.W('amount'), 'balance': k.W('balance'), 'sg': ''}
    if dates == 'stack': heads['t'] = k.w('bdate') + ' ' + k.w('vdate')
    tab = Tab(k, doc, keys, heads, list(cells.values()) + [{'balance': odfmt(k, od, op)}], L, Rr, s, head='two' if dates == 'stack' or r.random() < .4 else 'plain')
    gapy = r.choice([0, 2, 4, 7]); x = tab.pos['balance'][0] if bal else tab.right; cf = r.random() < .4 and not desc; now = [op]
    def foot():
        if cf: doc.put(tab.pos['name'][0], fl.bottom + 12, k.w('fwd'), size=tab.size); doc.put(x, fl.bottom + 12, odfmt(k, od, now[0]), size=tab.size, align='right')
    def top():
        doc.put(L, 40, f'{k.bank}  {k.w("statement")}', size=7.5); doc.put(Rr, 40, f'{k.w("page")} {doc.page + 1}', size=7.5, align='right'); fl.y = 62; fl.y += tab.head(fl.y)
        if cf: doc.put(tab.pos['name'][0], fl.y, k.w('bfwd'), size=tab.size); doc.put(x, fl.y, odfmt(k, od, now[0]), size=tab.size, align='right'); fl.y += tab.lead + gapy
    fl = Flow(doc, y, 62, doc.height - 80, top, foot)
    if r.random() < .85 or dates == 'vfirst': fl.y += tab.head(fl.y) + 2
    def line(key, v):
        doc.put(tab.pos['name'][0], fl.y, k.w(key) + (f' {k.d(k.start if key == "opening" else k.end)}' if dd else ''), size=tab.size, bold=True); doc.put(x, fl.y, odfmt(k, od, v), size=tab.size, bold=True, align='right', **{key: True}); fl.y += tab.lead + gapy + 2
    dd = r.random() < .4; ob = r.random() < .85
    if ob: line('closing', end) if desc else line('opening', op)
    for t in rows: fl.need(tab.height(cells[t]) + 2); fl.y += tab.draw(fl.y, cells[t], va) + gapy; now[0] = t.bal
    fl.need(24)
    if ob: line('opening', op) if desc else line('closing', end)
    fl.need(50); fine(k, doc, L, fl.y + 12, Rr - L, r.randint(0, 3))
    return doc

@pdf
def overdrawn_daily(rng):
    """Old British, Irish, South African style: date once a day, balance once a day with OD / DR, carried forward at each page end."""
    k = Ctx(rng, 'GB GB IE IE ZA AU NZ SG CA'); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([40, 55]); Rr = doc.width - L; s = r.choice([8, 9, 10]); mono = r.random() < .4
    rows = k.bank_rows(r.randint(6, 32), maxl=r.choice([1, 2, 3])); op = r.choice([-1, -1, 1]) * k.amt(mu=5.5, sg=.8); end = running(rows, op); od = odmode(k); k.case = 'upper'
    groups = {}; Rs = {t: mk(doc, t) for t in rows}
    for t in rows: groups.setdefault(t.day, []).append(t)
    cells = {}; typ = r.random() < .35; codes = ['DD', 'SO', 'CHQ', 'VIS', 'BP', 'CR', 'ATM', 'TFR', ')))', 'D/D', 'POS']
    daycol = r.choice(['first', 'first', 'all']); bcol = r.choice(['last', 'last', 'all', 'some'])
    for t in rows:
        g = groups[t.day]; R = Rs[t]; c = {'name': namecell(t, R), ('debit' if t.minor < 0 else 'credit'): (k.m(t.minor), {'amount': R})}
        if daycol == 'all': c['t'] = (k.d(t.day), {'date': R})
        elif g[0] is t: c['t'] = (k.d(t.day), {'date': [Rs[x] for x in g]})
        if bcol == 'all' or (bcol == 'last' and g[-1] is t) or (bcol == 'some' and r.random() < .4): c['balance'] = (odfmt(k, od, t.bal), {'balance': R})
        if typ: c['type'] = r.choice(codes)
        cells[t] = c
    keys = ['t'] + (['type'] if typ else []) + ['name'] + r.choice([['debit', 'credit'], ['debit', 'credit'], ['credit', 'debit']]) + ['balance']
    heads = {'t': k.W('date'), 'type': r.choice(['Type', 'Code', '']), 'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'balance': k.W('balance')}
    if r.random() < .2: heads = {q: (h.split()[0] + f' {k.sign}' if q in ('debit', 'credit', 'balance') else h) for q, h in heads.items()}
    tab = Tab(k, doc, keys, heads, list(cells.values()) + [{'balance': odfmt(k, od, op)}, totw(k, rows)], L, Rr, s, mono=mono, head=r.choice(['plain', 'two'])); now = [op]; lab = r.choice([('BALANCE CARRIED FORWARD', 'BALANCE BROUGHT FORWARD'), ('Carried forward', 'Brought forward'), ('Sub total', 'BALANCE FORWARD')])
    def bline(text, v, **l):
        doc.put(tab.pos['name'][0], fl.y, text, size=tab.size, mono=mono); doc.put(tab.pos['balance'][0], fl.y, odfmt(k, od, v), size=tab.size, align='right', mono=mono, **l); fl.y += tab.lead
    def foot(): bline(lab[0], now[0])
    def top():
        doc.put(L, 44, k.bank, size=12, bold=True); doc.put(Rr, 44, f'Sheet {doc.page + 1}', size=8, align='right'); fl.y = 74; fl.y += tab.head(fl.y) + 2; bline(lab[1], now[0])
    fl = Flow(doc, y, 74, doc.height - r.choice([80, 140, 240]), top, foot); fl.y += tab.head(fl.y) + 3
    if r.random() < .6: doc.put(tab.pos['t'][0], fl.y, k.d(k.start), size=tab.size, mono=mono)
    bline(r.choice(['BALANCE FORWARD', 'Balance brought forward', 'Opening balance', 'START BALANCE']), op, opening=True)
    for t in rows:
        fl.need(tab.height(cells[t]) + tab.lead); fl.y += tab.draw(fl.y, cells[t]); now[0] = t.bal
    if r.random() < .4:
        fl.y += 3; doc.put(tab.pos['name'][0], fl.y, 'TOTALS', size=tab.size, mono=mono)
        for kk, sg in (('debit', -1), ('credit', 1)): doc.put(tab.pos[kk][0], fl.y, k.m(sum(t.minor for t in rows if t.minor * sg > 0)), size=tab.size, align='right', mono=mono)
        fl.y += tab.lead
    bline(r.choice(['Closing balance', 'BALANCE CARRIED FORWARD', 'END BALANCE']), end, closing=True)
    leg = {'OD': 'OD = overdrawn', 'OD.': 'OD - overdrawn balance', 'DR': 'DR denotes overdrawn', 'D': 'D = debit balance (overdrawn)', 'DRCR': 'DR debit balance CR credit balance'}.get(od)
    if leg: doc.put(L, fl.y + 10, leg, size=7)
    fine(k, doc, L, fl.y + 22, Rr - L, r.randint(0, 4))
    return doc

@pdf
def card_wide(rng):
    """Card with many columns: posting date before or after the purchase date, place, country, foreign amount and rate, sign column."""
    k = Ctx(rng, 'SE NO DK FI NL BEN BEF DE AT CH IT ES PT PL CZ HU GR RO GB IE'); r = rng; doc = Doc(*r.choice([(595, 842), (842, 595), (595, 842)])); y = header(k, doc); L = r.choice([30, 40]); Rr = doc.width - L; s = r.choice([7, 7.5, 8, 8.5])
    rows = k.card_rows(fx=r.choice([.2, .5])); prev, new = card_sum(k, rows)
    if r.random() < .6: y = summary(k, doc, y, prev, new, rows, L, min(500, Rr - L))
    if r.random() < .4: rows.sort(key=lambda t: t.post)
    place = r.random() < .6; fxc = r.random() < .6; rate = fxc and r.random() < .5; no = r.random() < .25; mode = r.choice(['out', 'pm', 'neg', 'trail', 'pmt', 'col', 'dc', 'plus']); order = r.choice([['t', 'p'], ['p', 't'], ['p', 't'], ['t']]); cells = {}
    cat = r.random() < .2; cats = {'en': ['Groceries', 'Travel', 'Dining'], 'de': ['Lebensmittel', 'Reisen', 'Tanken'], 'sv': ['Mat', 'Resor'], 'it': ['Alimentari', 'Viaggi']}.get(k.lang, ['POS', 'WEB', 'ATM'])
    for i, t in enumerate(rows):
        R = mk2 = None
        if place and t.kind == 'buy':
            city = k.city(); t.lines = [re.sub(r'[ ,]+' + '|'.join(rf'[ ,]+{re.escape(x)}( [A-Z]{{2}})?' for c in k.cities for x in (c, c.upper())), lambda m_: ' ' if m_.group() in (' ', ', ') else '', t.lines[0]).strip()] if False else t.lines
        R = mk(doc, t); c = {'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': [(l, {'name': R}) for l in t.lines], 'no': f'{i + 1}' if r.random() < .99 else '', 'cat': r.choice(cats) if t.kind == 'buy' else ''}
        if place and t.kind in ('buy', 'ref'): c['place'] = (lambda x: x.upper() if k.case == 'upper' else x)(k.city())
        if fxc and t.subs: f = int(-t.minor * 1.17); c['fx'] = f'{k.m(f)}'; c['fc'] = r.choice(['USD', 'GBP', 'CHF', 'TRY', 'JPY']); c['rate'] = '1,1700' if k.num not in ('en', 'ch') else '1.1700'
        elif fxc and t.kind == 'buy' and k.w_.setdefault('own', r.random() < .5): c['fx'] = k.m(t.minor); c['fc'] = k.cur
        elif t.subs: c['name'] = namecell(t, R)
        if mode == 'dc': c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
        elif mode == 'col': c['amount'] = (k.m(t.minor), {'amount': R}); c['sg'] = '+' if t.minor > 0 else '-'
        else: c['amount'] = (signed(k, t, mode), {'amount': R})
        cells[t] = c
    keys = (['no'] if no else []) + order + ['name'] + (['place'] if place else []) + (['cat'] if cat else []) + (['fc', 'fx'] if fxc else []) + (['rate'] if rate else []) + {'dc': ['debit', 'credit'], 'col': r.choice([['sg', 'amount'], ['amount', 'sg']])}.get(mode, ['amount'])
    pl = {'en': 'Location', 'de': 'Ort', 'sv': 'Ort', 'nb': 'Sted', 'da': 'By', 'fi': 'Paikkakunta', 'fr': 'Lieu', 'nl': 'Plaats', 'es': 'Localidad', 'it': 'Località', 'pt': 'Local', 'pl': 'Miasto'}.get(k.lang, '')
    heads = {'no': r.choice(['#', 'Nr', '']), 't': k.W('tdate') if len(order) > 1 else k.W('date'), 'p': k.W('bdate'), 'name': k.W('desc'), 'place': pl, 'cat': '', 'fc': {'en': 'Cur'}.get(k.lang, 'Val.'), 'fx': {'en': 'Foreign amount', 'de': 'Betrag in Fremdwährung', 'sv': 'Utl. belopp', 'nb': 'Utl. beløp', 'it': 'Importo in valuta', 'es': 'Importe divisa', 'fr': 'Montant devise', 'nl': 'Bedrag valuta'}.get(k.lang, ''), 'rate': {'en': 'Rate', 'de': 'Kurs', 'it': 'Cambio', 'nl': 'Koers', 'pl': 'Kurs'}.get(k.lang, 'Kurs'), 'sg': '', 'amount': k.W('amount') + f' {k.cur}', 'debit': k.W('debit'), 'credit': k.W('credit')}
    tab = Tab(k, doc, keys, heads, list(cells.values()), L, Rr, s, head='two', gap=7)
    def top(): doc.put(L, 34, f'{k.bank} {k.w("statement")}', size=7); doc.put(Rr, 34, f'{k.w("page")} {doc.page + 1}', size=7, align='right'); fl.y = 56; fl.y += tab.head(fl.y)
    fl = Flow(doc, y, 56, doc.height - 60, top); fl.y += tab.head(fl.y)
    for t in rows: fl.need(tab.height(cells[t]) + 2); fl.y += tab.draw(fl.y, cells[t])
    if mode not in ('dc',) and r.random() < .7:
        fl.y += 3; doc.put(tab.pos['name'][0], fl.y, {'en': 'Total of this card', 'de': 'Summe Karte', 'sv': 'Summa köp', 'it': 'Totale movimenti'}.get(k.lang, k.w('total')), size=tab.size, bold=True); doc.put(tab.pos['amount'][0], fl.y, k.m(sum(t.minor for t in rows)), size=tab.size, bold=True, align='right'); fl.y += 16
    fl.need(50); fine(k, doc, L, fl.y + 8, min(Rr - L, 520), r.randint(0, 3))
    return doc

@pdf
def newspaper(rng):
    """Rows set in two newspaper columns side by side."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = 36; gut = r.choice([16, 24]); cw = (doc.width - 2 * L - gut) / 2; s = r.choice([7, 7.5, 8]); card = r.random() < .65
    rows = k.card_rows(n=r.randint(6, 30), fx=r.choice([0, .2])) if card else k.bank_rows(r.randint(6, 30), maxl=2); op = k.amt(mu=6)
    if card: prev, new = card_sum(k, rows); y = summary(k, doc, y, prev, new, rows) if r.random() < .7 else y
    k.df = r.choice([f for f in ['{mm}/{dd}', '{Mon} {d}'] ] if k.cc in ('US', 'CA') else ['{dd}.{mm}.', '{dd}.{mm}.'] if k.lang in ('de', 'cs', 'nb', 'da', 'fi') else ['{mm}.{dd}.'] if k.lang == 'hu' else ['{dd}/{mm}', '{dd} {Mon}'])
    mode = r.choice(['cr', 'neg', 'trail', 'out'] if k.lang == 'en' else ['neg', 'trail', 'out', 'pmt']); two = card and r.random() < .3; Rs = [mk(doc, t) for t in rows]; cells = []
    for t, R in zip(rows, Rs): cells.append({'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), 'amount': (signed(k, t, mode) if card else odfmt(k, '-' if mode != 'trail' else 'trail', t.minor), {'amount': R})})
    keys = (r.choice([['t', 'p'], ['p', 't']]) if two else ['t']) + ['name', 'amount']; heads = {'t': k.W('date') if not two else k.w('tdate').split()[0][:10], 'p': k.w('bdate').split()[0][:10], 'name': k.W('desc'), 'amount': k.W('amount')}
    tab = Tab(k, doc, keys, heads, cells, L, L + cw, s, gap=6, minw=60)
    base = {q: v for q, v in tab.pos.items()}; dx = cw + gut; hashead = r.random() < .85; top0 = y; i = 0
    left = cells[:]; per = doc.height - 90
    while left:
        avail = per - top0; total = sum(tab.height(c) + 1 for c in left); colh = min(avail, total / 2 + 14 if total / 2 < avail else avail)
        for col in (0, 1):
            tab.pos = {q: (v[0] + dx * col, v[1], v[2]) for q, v in base.items()}; yy = top0
            if not left and col: break
            if hashead: yy += tab.head(yy)
            lim = top0 + colh + 14 if col == 0 else per
            while left and yy + tab.height(left[0]) <= lim: yy += tab.draw(yy, left.pop(0)) + 1
        if left: doc.new_page(); doc.put(L, 36, f'{k.bank}  {k.w("page")} {doc.page + 1}', size=7); top0 = 58
    fine(k, doc, L, doc.height - 60, doc.width - 2 * L, r.randint(0, 2))
    return doc

@pdf
def records(rng):
    """A block of labeled lines for each transaction, one or two blocks across."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = 45; s = r.choice([8, 8.5, 9]); lead = s + r.choice([3, 4]); across = r.choice([1, 1, 2]); card = r.random() < .5
    rows = k.card_rows(n=r.randint(2, 9)) if card else k.bank_rows(r.randint(2, 12), maxl=2); Rs = [mk(doc, t) for t in rows]
    if r.random() < .3: z = list(zip(rows, Rs)); z.reverse(); rows, Rs = [a for a, b in z], [b for a, b in z]
    fields = ['date', 'desc', 'amount']; two = r.random() < .6; f = (['tdate', 'bdate'] if r.random() < .6 else ['bdate', 'tdate']) if two and card else ['bdate', 'vdate'] if two else ['date']
    f += ['desc', 'amount']; r.random() < .4 and f.insert(r.randint(0, len(f)), 'ref'); r.random() < .2 and r.shuffle(f)
    if r.random() < .3: f.append('status')
    sep = r.choice([':', '', ' :']); cw = (doc.width - 2 * L) / across; mode = r.choice(['out', 'pm', 'out']); valx = r.choice([95, 110, 130]); cur = r.choice(['', 'code', 'sign']); dl = 'tdate' if 'tdate' in f else 'bdate' if 'bdate' in f else 'date'
    fl = Flow(doc, y, 60, doc.height - 60, lambda: doc.put(L, 36, k.bank, size=8)); st = {'en': ('Status', 'Completed'), 'de': ('Status', 'Gebucht'), 'fr': ('Statut', 'Comptabilisé')}.get(k.lang, ('Status', 'OK'))
    numbered = r.random() < .3
    for i in range(0, len(rows), across):
        hs = []
        for t in rows[i:i + across]:
            lines = doc.wrap(t.name, cw - valx - 12, s); hs.append((len(f) - 1 + len(lines)) * lead + 18)
        fl.need(max(hs))
        for c, (t, R) in enumerate(zip(rows[i:i + across], Rs[i:i + across])):
            x, yy = L + c * cw, fl.y
            if numbered: doc.put(x, yy, f'{i + c + 1}.', size=s, bold=True); yy += lead
            for q in f:
                if q == 'status': doc.put(x, yy, st[0] + sep, size=s); doc.put(x + valx, yy, st[1], size=s); yy += lead; continue
                doc.put(x, yy, doc.wrap(k.w(q), valx - 12, s)[0] + sep, size=s, bold=False)
                if q == 'desc':
                    for l in doc.wrap(t.name, cw - valx - 12, s): doc.put(x + valx, yy, l, size=s, name=R); yy += lead
                    continue
                if q == dl: doc.put(x + valx, yy, k.d(t.day), size=s, date=R)
                elif q in ('bdate', 'vdate', 'tdate', 'date'): doc.put(x + valx, yy, k.d(t.post), size=s)
                elif q == 'ref': doc.put(x + valx, yy, k.ref(10), size=s)
                else: doc.put(x + valx, yy, signed(k, t, mode, cur == 'sign') + (f' {k.cur}' if cur == 'code' else ''), size=s, bold=True, amount=R)
                yy += lead
        fl.y += max(hs) + (lead if numbered else 0)
    fl.need(40); fine(k, doc, L, fl.y + 8, doc.width - 2 * L, r.randint(0, 2))
    return doc

@pdf
def sidebar_card(rng):
    """Card rows beside a column of boxes with limits, due amounts and points on the same lines."""
    k = Ctx(rng, 'CA CA QC US GB AU NZ IE SG FR DE CH'); r = rng; doc = page(rng, k); y0 = header(k, doc); rows = k.card_rows(fx=r.choice([0, .3])); prev, new = card_sum(k, rows); side = r.choice(['right', 'right', 'left']); sw = r.choice([150, 170, 185]); L = 36; s = r.choice([7, 7.5, 8]); inn = (L, doc.width - L - sw - 14) if side == 'right' else (L + sw + 14, doc.width - L); sx = doc.width - L - sw if side == 'right' else L
    mode = r.choice(['neg', 'neg', 'trail', 'cr', 'par']); cur = r.random() < .7; dates = r.choice([['t', 'p'], ['t', 'p'], ['p', 't']]); cells = []
    for t in rows:
        if r.random() < .4: t.subs = t.subs + [k.n(9) + k.n(9) + k.n(5)]
        R = mk(doc, t); cells.append({'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), 'amount': (signed(k, t, mode, cur), {'amount': R})})
    tab = Tab(k, doc, dates + ['name', 'amount'], {'t': k.W('tdate'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount') + (f' ({k.sign})' if not cur else '')}, cells, inn[0], inn[1], s, head='two', gap=7, minw=80)
    def box():
        y = y0; ins = [(k.w('prevbal'), k.money(prev), {'opening': True}), (k.w('payments'), '-' + k.money(sum(t.minor for t in rows if t.minor > 0)), {}), (k.w('purchases'), k.money(-sum(t.minor for t in rows if t.minor < 0)), {}), (k.w('newbal'), k.money(new), {'closing': True}), (k.w('limit'), k.money(r.choice([2000, 8500, 15000]) * 100), {}), (k.w('avail'), k.money(r.randint(10000, 500000)), {}), (k.w('minpay'), k.money(r.choice([1000, 2500, 4712])), {}), (k.w('due'), D(k.end + datetime.timedelta(days=21), k.long, k.lang), {})]
        if k.lang == 'en': ins += [('Annual interest rates:', '', {}), ('Purchases', '20.99%', {}), ('Cash advances', '22.99%', {}), ('Points earned', f'{r.randint(200, 9000):,}', {}), ('Time to repay', f'{r.randint(2, 40)} years', {})]
        if r.random() < .4: cut = r.randint(2, len(ins)); ins = ins[:4] + ins[4:cut + 4]
        for a, b, l in ins:
            w = doc.fits(b, 7.5)
            if doc.fits(a, 7.5) + w + 6 > sw: doc.put(sx, y, doc.wrap(a, sw, 7.5)[0], size=7.5); y += 10; doc.put(sx + sw, y, b, size=7.5, align='right', **l)
            else: doc.put(sx, y, a, size=7.5); b and doc.put(sx + sw, y, b, size=7.5, align='right', **l)
            y += 13
        y += 6
        for l in doc.wrap(FINE[k.lang][0], sw, 7): doc.put(sx, y, l, size=7); y += 9
        return y
    endbox = box(); page0 = doc.page
    def top(): doc.put(L, 34, f'{k.bank} {k.pan()}', size=7); fl.y = 56; fl.y += tab.head(fl.y)
    fl = Flow(doc, y0, 56, doc.height - 60, top)
    if r.random() < .6: doc.put(inn[0], fl.y, f'{k.person().upper()} {k.pan()}', size=s, bold=True); fl.y += 14
    fl.y += tab.head(fl.y)
    if r.random() < .6: doc.put(tab.pos['name'][0], fl.y, k.w('prevbal').upper(), size=tab.size); doc.put(tab.pos['amount'][0], fl.y, k.money(prev) if cur else k.m(prev), size=tab.size, align='right', opening=True); fl.y += tab.lead + 2
    for c in cells: fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c) + 1
    fl.need(26); fl.y += 4; doc.put(inn[0], fl.y, k.w('newbal').upper(), size=tab.size, bold=True); doc.put(tab.pos['amount'][0], fl.y, k.money(new) if cur else k.m(new), size=tab.size, bold=True, align='right', closing=True)
    if doc.page != page0 or fl.y > endbox - 20: fl.need(40); fine(k, doc, L, max(fl.y + 24, endbox + 10 if doc.page == page0 else 0), inn[1] - L if side == 'right' else doc.width - 2 * L, r.randint(0, 2)) if fl.y < doc.height - 110 else None
    return doc

# ------------------------------------------------------------------ pastes
def P(text, **l): return (text, l)
def amt_text(k, t, style, cur):
    """An amount on a web page; cur: none, pre, post, code, precode."""
    v = k.m(t.minor); neg = t.minor < 0
    v = {'pre': f'{k.sign}{v}' if len(k.sign) < 3 else f'{k.sign} {v}', 'post': f'{v} {k.sign}', 'code': f'{v} {k.cur}', 'precode': f'{k.cur} {v}'}.get(cur, v)
    if style == 'out': return ('-' if neg else '') + v
    if style == 'pm': return ('-' if neg else '+') + v
    if style == 'sp': return ('- ' if neg else '+ ') + v
    if style == 'uni': return ('−' if neg else '') + v
    if style == 'plus': return ('' if neg else '+') + v
    if style == 'trail': return v + ('-' if neg else '')
    if style == 'cr': return v + ('' if neg else ' CR')
    if style == 'crdr': return v + (' DR' if neg else ' CR')
    if style == 'credneg': return ('' if neg else '-') + v
    if style == 'par': return f'({v})' if neg else v
    return v
def curof(k): return k.rng.choice(['none', 'pre', 'pre', 'precode', 'code'] if k.lang == 'en' else ['none', 'post', 'post', 'code'])
def noise(k, doc, n=None):
    r = k.rng; o = {'en': ['Home', 'Accounts', 'Payments', 'Log out', 'Search transactions', 'Filter', 'Export', 'Help & support', 'Statements', 'Print', 'Skip to main content', 'Download', 'Secure messages (2)', 'Manage card'], 'de': ['Übersicht', 'Umsätze', 'Überweisung', 'Abmelden', 'Suchen', 'Exportieren', 'Postfach (3)'], 'fr': ['Accueil', 'Mes comptes', 'Virements', 'Déconnexion', 'Rechercher', 'Exporter'], 'es': ['Inicio', 'Mis cuentas', 'Transferencias', 'Salir', 'Buscar'], 'it': ['Home', 'Conti', 'Carte', 'Bonifici', 'Esci', 'Cerca'], 'nl': ['Overzicht', 'Betalen', 'Uitloggen', 'Zoeken', 'Filter'], 'sv': ['Översikt', 'Betala', 'Logga ut', 'Sök'], 'pl': ['Pulpit', 'Przelewy', 'Wyloguj', 'Szukaj', 'Filtruj']}.get(k.lang, [k.w('account'), k.w('details'), k.w('total'), '...'])
    for t in r.sample(o, min(len(o), n if n is not None else r.randint(0, 5))): doc.line(t)

@paste
def p_card_tabs(rng):
    """Card table with tabs and two dates in either order."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); rows = k.card_rows(n=r.randint(2, 18)); r.random() < .5 and rows.reverse(); noise(k, doc)
    doc.line(f'{k.bank} {r.choice(["Visa", "Mastercard", "Platinum", "Credit Card"])} {k.pan()}')
    if r.random() < .5: doc.line(f'{k.w("newbal")}: {k.money(r.randint(10000, 300000))}'); doc.line(f'{k.w("avail")}: {k.money(r.randint(10000, 300000))}')
    style = r.choice(['out', 'credneg', 'cr', 'pm', 'plus', 'crdr'] if k.lang == 'en' else ['out', 'credneg', 'pm', 'plus', 'trail']); cur = curof(k); keys = r.choice([['t', 'p', 'n', 'a'], ['p', 't', 'n', 'a'], ['t', 'p', 'n', 'c', 'a'], ['p', 't', 'n', 'a', 'r'], ['n', 't', 'p', 'a'], ['t', 'n', 'a', 'p'], ['t', 'p', 'n', 'd', 'e'], ['p', 't', 'n', 'd', 'e']])
    hw = {'t': k.w('tdate'), 'p': k.w('bdate'), 'n': k.w('desc'), 'a': k.w('amount'), 'c': {'en': 'Category'}.get(k.lang, 'MCC'), 'r': k.w('ref'), 'd': k.w('debit'), 'e': k.w('credit')}
    sep = r.choice(['\t', '\t', '\t', ' | ', '   '])
    if r.random() < .85: doc.line(sep.join(hw[q] for q in keys))
    elif 'p' in keys: i, j = sorted((keys.index('t'), keys.index('p'))); keys = list(keys); keys[i], keys[j] = 't', 'p'
    subl = r.random() < .5
    for t in rows:
        R = mk(doc, t); parts = []
        for i, q in enumerate(keys):
            if i: parts.append(sep)
            v = k.m(t.minor)
            parts.append({'t': P(k.d(t.day), date=R), 'p': k.d(t.post), 'n': P(t.name, name=R), 'a': P(amt_text(k, t, style, cur), amount=R), 'c': r.choice(['Shopping', 'Travel', 'Food']) if k.lang == 'en' else k.n(4), 'r': k.ref(10), 'd': P(v, amount=R) if t.minor < 0 else '-' if sep != '\t' else '', 'e': P(v, amount=R) if t.minor > 0 else '-' if sep != '\t' else ''}[q])
        doc.line(*parts)
        if t.subs and subl: doc.line(t.subs[0])
    if r.random() < .4: doc.line(f'{k.w("total")}{sep}{k.m(sum(t.minor for t in rows))}')
    noise(k, doc, r.randint(0, 2)); return doc

def rel(k, day, today, wd=True):
    """The name of a day in an app."""
    r = k.rng; n = (today - day).days; a = k.w_.setdefault('rel', r.choice(['{d} {Month}', '{d} {Mon}', '{wd} {d} {Month}', '{wd}, {d} {Mon}', '{d} {Month} {Y}', '{wd} {d}'] if k.cc not in ('US', 'CA') else ['{Month} {d}', '{Mon} {d}', '{wd}, {Mon} {d}', '{Month} {d}, {Y}', '{wd} {d}']))
    if k.lang in ('de', 'da', 'nb', 'fi', 'cs'): a = a.replace('{d} ', '{d}. ')
    if n < 2 and k.w_.setdefault('userel', r.random() < .8): return TODAY[k.lang][n]
    return k.d(day, a)

@paste
def p_app_list(rng):
    """An app: days as headings, then name, small gray lines, amount on lines of their own; a pending part without labels."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); card = r.random() < .5; today = k.end; rows = sorted(k.card_rows(n=r.randint(2, 14)) if card else k.bank_rows(r.randint(2, 16), maxl=1), key=lambda t: t.day, reverse=True)
    if r.random() < .6:
        d = (today - rows[0].day).days
        for t in rows: t.day += datetime.timedelta(days=d)
    if k.w_.setdefault('rel', None) is None: del k.w_['rel']
    style = r.choice(['out', 'pm', 'uni', 'plus', 'sp'] + (['cr', 'credneg'] if card and k.lang == 'en' else [])); cur = r.choice(['pre', 'precode'] if k.lang == 'en' else ['post', 'code']); noise(k, doc)
    if r.random() < .6: doc.line(k.w('balance') if not card else k.w('newbal')); doc.line(k.money(r.randint(1000, 500000)))
    if r.random() < .45:
        doc.line(k.w('pending'))
        for _ in range(r.randint(1, 3)):
            doc.line(k.buy()); r.random() < .5 and doc.line(TODAY[k.lang][0]); doc.line(amt_text(k, T(today, -k.amt(), ['x']), style, cur))
        r.random() < .7 and doc.line({'en': r.choice(['Posted', 'Completed transactions', 'Recent activity']), 'de': 'Gebuchte Umsätze', 'fr': 'Opérations passées', 'es': 'Movimientos', 'it': 'Movimenti contabilizzati', 'nl': 'Verwerkt', 'pl': 'Zaksięgowane', 'sv': 'Bokförda'}.get(k.lang, k.w('statement')))
    Rs = {t: mk(doc, t) for t in rows}; groups = {}
    for t in rows: groups.setdefault(t.day, []).append(t)
    logo = r.random() < .3; catl = r.random() < .3; btn = r.random() < .3; clock = r.random() < .3; bal = r.random() < .2; b = r.randint(100000, 900000); dtot = r.random() < .25; where = r.choice(['head', 'head', 'row']); one = r.random() < .25
    cats = {'en': ['Groceries', 'Eating out', 'Transport', 'Bills', 'Shopping', 'General'], 'de': ['Lebensmittel', 'Freizeit', 'Wohnen'], 'fr': ['Alimentation', 'Loisirs', 'Transports'], 'es': ['Compras', 'Ocio'], 'it': ['Spesa', 'Trasporti'], 'nl': ['Boodschappen', 'Vervoer']}.get(k.lang, ['POS', 'Visa'])
    for day, ts in groups.items():
        if where == 'head':
            doc.line(P(rel(k, day, today), date=[Rs[t] for t in ts]))
            if dtot: doc.line(amt_text(k, T(day, sum(t.minor for t in ts), ['x']), 'out', cur))
        for t in ts:
            R = Rs[t]
            if logo: doc.line(r.choice([f'{t.name.split()[0].title()} logo', 'merchant icon', t.name[0].upper()]))
            if one: doc.line(P(t.name, name=R), r.choice(['  ', '\t']) , P(amt_text(k, t, style, cur), amount=R))
            else: doc.line(P(t.name, name=R))
            if catl: doc.line(r.choice(cats))
            if clock: doc.line(f'{r.randint(6, 23):02d}:{r.randint(0, 59):02d}')
            if where == 'row' and r.random() < 2: doc.line(P(rel(k, day, today), date=R))
            if not one: doc.line(P(amt_text(k, t, style, cur), amount=R))
            if bal: doc.line(*([f'{k.w("balance")}: '] if r.random() < 2 else []), P(k.money(b), balance=R)); b -= t.minor
            if btn: doc.line(k.w('details'))
    noise(k, doc, r.randint(0, 2)); return doc

@paste
def p_pdf_collapse(rng):
    """Card or bank statement copied from a PDF: columns collapsed to single blanks, sections, totals, sub-lines, page marks."""
    k = Ctx(rng, rng.choice([ENG, EUR, ENG])); r = rng; doc = Paste(); rows = k.card_rows(fx=r.choice([0, .3])); prev, new = card_sum(k, rows); dates = r.choice(['tp', 'pt', 't', 'tp']); style = r.choice(['cr', 'credneg', 'trail', 'none'] if k.lang == 'en' else ['credneg', 'plus', 'trailp', 'none']); secs = style == 'none' or r.random() < .3
    doc.line(k.bank); doc.line(f'{k.w("statement")} {k.w("page")} 1 / 3'); doc.line(k.person().upper())
    for _ in range(r.randint(0, 2)): doc.line(r.choice([f'{k.n(2)} {k.city()} {k.n(5)}', f'{k.w("card")} {k.pan()}', f'{k.w("period")} {D(k.start, k.long, k.lang)} - {D(k.end, k.long, k.lang)}']))
    def sm(key, v, l): doc.line(f'{k.w(key)} ', P(k.money(v), **l))
    if r.random() < .7:
        sm('prevbal', prev, {'opening': True}); sm('payments', sum(t.minor for t in rows if t.minor > 0), {}); sm('purchases', -sum(t.minor for t in rows if t.minor < 0), {}); sm('newbal', new, {'closing': True}); sm('limit', 500000, {}); doc.line(f'{k.w("minpay")} {k.money(2500)} {k.w("due")} {D(k.end + datetime.timedelta(days=20), k.long, k.lang)}')
    if dates == 'pt' or r.random() < .8: doc.line(' '.join([k.w('tdate'), k.w('bdate')][::1 if dates == 'tp' else -1] if len(dates) > 1 else [k.w('date')]) + f' {k.w("desc")} {k.w("amount")}')
    groups = [(None, rows)] if not secs else [('payments', [t for t in rows if t.kind in ('pay', 'ref')]), ('purchases', [t for t in rows if t.kind == 'buy']), ('fees', [t for t in rows if t.kind == 'fee']), ('interest', [t for t in rows if t.kind == 'int'])]
    n = 0; ref = r.random() < .2
    for key, ts in groups:
        if not ts: continue
        if key: doc.line(k.w(key))
        for t in ts:
            R = mk(doc, t); d = [P(k.d(t.day), date=R)] if dates == 't' else [P(k.d(t.day), date=R), ' ', k.d(t.post)] if dates == 'tp' else [k.d(t.post), ' ', P(k.d(t.day), date=R)]
            a = k.m(t.minor) + ('-' if t.minor > 0 else '') if style == 'trail' else k.m(t.minor) + ('+' if t.minor > 0 else '-') if style == 'trailp' else amt_text(k, t, style, 'none')
            words = t.name.split(); cutn = r.random() < .12 and len(words) > 2
            if cutn: doc.line(*d, ' ', P(' '.join(words[:-1]), name=R), ' ', P(a, amount=R)); doc.line(P(words[-1], name=R))
            else: doc.line(*d, ' ', *([k.n(8), ' '] if ref else []), P(t.name, name=R), ' ', P(a, amount=R))
            for s_ in t.subs: doc.line(s_)
            n += 1
            if n % 14 == 0: doc.line(f'{k.w("page")} 2 / 3'); doc.line(r.choice(FINE[k.lang]))
        if key and r.random() < .7: doc.line(f'{k.w("total")} {k.w(key).lower()} {k.money(sum(t.minor for t in ts), False)}')
    for t in r.sample(FINE[k.lang], min(len(FINE[k.lang]), r.randint(0, 3))): doc.line(t)
    return doc

@paste
def p_stacked_cells(rng):
    """A table pasted with one cell per line."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); card = r.random() < .5; rows = k.card_rows(n=r.randint(2, 12)) if card else k.bank_rows(r.randint(2, 14)); b0 = r.choice([-1, 1, 1]) * k.amt(mu=7); running(rows, b0); r.random() < .6 and rows.reverse(); noise(k, doc)
    two = r.random() < .6; order = (r.choice([['t', 'p'], ['p', 't']]) if card else ['t', 'p']) if two else ['t']; bal = r.random() < .45; od = odmode(k); style = r.choice(['out', 'pm', 'trail'] + (['crdr', 'cr'] if k.lang == 'en' else [])); cur = curof(k); keys = order + ['n', 'a'] + (['b'] if bal else [])
    if r.random() < .2: keys = ['n'] + order + ['a'] + (['b'] if bal else [])
    elif r.random() < .15: keys = order + ['a', 'n'] + (['b'] if bal else [])
    if r.random() < .7 or order[0] == 'p':
        for q in keys: doc.line({'t': k.w('tdate' if card else 'bdate') if two else k.w('date'), 'p': k.w('bdate' if card else 'vdate'), 'n': k.w('desc'), 'a': k.w('amount'), 'b': k.w('balance')}[q])
    blank = r.random() < .25
    for t in rows:
        R = mk(doc, t)
        for q in keys:
            if q == 't': doc.line(P(k.d(t.day), date=R))
            elif q == 'p': doc.line(k.d(t.post))
            elif q == 'n':
                for l in t.lines: doc.line(P(l, name=R))
                for l in t.subs: doc.line(l)
            elif q == 'a': doc.line(P(amt_text(k, t, style, cur), amount=R))
            else: doc.line(P(odfmt(k, od, t.bal), balance=R))
        if blank: doc.line('')
    return doc

@paste
def p_month_days(rng):
    """Month headings, then lines that begin with the number of the day."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; k.start = k.end - datetime.timedelta(days=r.choice([35, 70, 100])); doc = Paste(); rows = k.card_rows(n=r.randint(3, 16)) if r.random() < .4 else k.bank_rows(r.randint(3, 20), maxl=r.choice([1, 2])); r.random() < .5 and rows.reverse(); noise(k, doc, r.randint(0, 3))
    style = r.choice(['out', 'pm', 'trail', 'uni', 'plus']); cur = curof(k); Rs = {t: mk(doc, t) for t in rows}; months = {}
    for t in rows: months.setdefault((t.day.year, t.day.month), []).append(t)
    hs = r.choice(['{Month} {Y}', '{MONTH}', '{Mon} {Y}', '{Month}']); dsty = r.choice(['{d}', '{dd}', '{wd} {d}', '{d} {wd}', '{d}.' if k.lang not in ('en', 'fr', 'es', 'it') else '{d}']); stack = r.random() < .45; sep = r.choice(['  ', '\t', ' ']); tot = r.random() < .3
    for g, ts in months.items():
        doc.line(P(k.d(ts[0].day, hs), date=[Rs[t] for t in ts]))
        if tot: doc.line(f'{k.w("total")} {k.money(sum(t.minor for t in ts))}')
        for t in ts:
            R = Rs[t]; d, a = P(k.d(t.day, dsty), date=R), P(amt_text(k, t, style, cur), amount=R)
            if stack:
                doc.line(d)
                for l in t.lines: doc.line(P(l, name=R))
                doc.line(a)
            elif len(t.lines) > 1 and r.random() < .7:
                doc.line(d, sep, P(t.lines[0], name=R), sep, a)
                for l in t.lines[1:]: doc.line('   ' if sep != '\t' else '\t', P(l, name=R))
            else: doc.line(d, sep, P(t.name, name=R), sep, a)
            for l in t.subs: doc.line('   ', l)
    return doc

@paste
def p_delimited(rng):
    """Lines with separators, as in an export shown on screen."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); card = r.random() < .5; rows = k.card_rows(n=r.randint(2, 20)) if card else k.bank_rows(r.randint(2, 20)); running(rows, k.amt(mu=7)); r.random() < .4 and rows.reverse()
    sep = r.choice([' ; ', ' | ', ' , ', '\t', ' / ']) ; order = r.choice([['t', 'p', 'n', 'a'], ['p', 't', 'n', 'a'], ['t', 'n', 'a', 'b'], ['t', 'p', 'n', 'a', 'u'], ['acc', 't', 'p', 'n', 'a', 'u'], ['t', 'a', 'n', 'b'], ['p', 't', 'a', 'u', 'n'], ['t', 'ty', 'n', 'a', 'b'], ['id', 't', 'p', 'n', 'a']])
    style = r.choice(['out', 'out', 'pm', 'trail', 'col']); num_ = k.num; k.num = {'en': 'plain', 'de': 'plainc', 'fr': 'plainc'}.get(k.num, k.num) if r.random() < .5 else k.num
    if k.num == 'en' and sep == ' , ': k.num = 'plain'
    if style == 'col': order.insert(order.index('a'), 's')
    acc = k.iban().replace(' ', ''); f = k.df; hw = {'acc': k.w('account'), 't': k.w('tdate' if card else 'bdate'), 'p': k.w('bdate' if card else 'vdate'), 'n': k.w('desc'), 'a': k.w('amount'), 'b': k.w('balance'), 'u': k.w('cur'), 's': '+/-', 'ty': 'Type', 'id': 'ID'}; sc = r.choice([('-', '+'), ('D', 'C'), ('DBIT', 'CRDT')])
    if r.random() < .85 or 'p' in order and order.index('p') < order.index('t'): doc.line(sep.join(hw[q] for q in order))
    for t in rows:
        R = mk(doc, t); parts = []
        for i, q in enumerate(order):
            if i: parts.append(sep)
            parts.append({'acc': acc, 't': P(k.d(t.day), date=R), 'p': k.d(t.post), 'n': P(t.name, name=R), 'a': P(amt_text(k, t, style, 'none'), amount=R), 'b': P(('-' if t.bal < 0 else '') + k.m(t.bal) if hasattr(t, 'bal') else '', balance=R), 'u': k.cur, 's': sc[t.minor > 0], 'ty': r.choice(['POS', 'DD', 'TFR', 'CHG']), 'id': k.n(8)}[q])
        doc.line(*parts)
    return doc

@paste
def p_alerts(rng):
    """SMS or e-mail alerts of card use, one a message."""
    k = Ctx(rng, 'GB IE US ZA SG DE FR ES IT PL AU RO GR NL PT'); r = rng; doc = Paste(); rows = [t for t in k.card_rows(n=r.randint(1, 7), fees=False) if t.kind != 'pay']; style = r.randint(0, 2); tail = k.n(4); bal = r.randint(100000, 900000); lim = r.random() < .5
    tm = {'en': (['You spent {a} at {n} on {d} with card ending {c}.', '{b}: Card ..{c} purchase of {a} at {n} on {d} .', 'A transaction of {a} was made on {d} at {n} . Not you? Call 0800 {x}', '{d} {b}: {a} paid @ {n} . Ref {x}'], ['Payment received: {a} on {d} from {n} .', '{b}: You received {a} on {d} - {n} .', 'Refund of {a} from {n} on {d} .']),
          'de': (['Kartenzahlung am {d} : {a} bei {n} , Karte {c}.', 'Ihre Karte {c} wurde am {d} mit {a} belastet: {n} .'], ['Gutschrift am {d} : {a} von {n} .']), 'fr': (['Paiement de {a} chez {n} le {d} avec la carte {c}.', 'Carte {c} : débit de {a} le {d} - {n} .'], ['Crédit de {a} le {d} : {n} .']),
          'es': (['Compra de {a} en {n} el {d} con tarjeta {c}.'], ['Abono de {a} el {d} : {n} .']), 'it': (['Pagamento di {a} presso {n} il {d} con carta {c}.', 'Autorizzato pagamento {a} c/o {n} {d} carta *{c}'], ['Accredito di {a} il {d} da {n} .']), 'pl': (['Transakcja kartą {c} : {a} w {n} dnia {d} .'], ['Wpływ {a} dnia {d} : {n} .']),
          'ro': (['Plata {a} la {n} in {d} cu cardul {c}.'], ['Incasare {a} in {d} de la {n} .']), 'el': (['Αγορά {a} στο {n} στις {d} κάρτα {c}.'], ['Πίστωση {a} στις {d} : {n} .']), 'nl': (['Je betaalde {a} bij {n} op {d} met kaart {c}.'], ['Je ontving {a} op {d} van {n} .']), 'pt': (['Compra de {a} em {n} a {d} com o cartão {c}.'], ['Crédito de {a} a {d} : {n} .'])}[k.lang]
    o, i = r.choice(tm[0]), r.choice(tm[1]); cur = r.choice(['pre', 'precode'] if k.lang == 'en' else ['post', 'code'])
    for t in rows:
        R = mk(doc, t); f = i if t.minor > 0 else o; parts = []
        for piece in re.split(r'(\{\w\})', f):
            if piece == '{a}': parts.append(P(amt_text(k, t, 'none', cur), amount=R))
            elif piece == '{n}': parts.append(P(t.name, name=R))
            elif piece == '{d}': parts.append(P(k.d(t.day), date=R))
            else: parts.append(piece.replace('{c}', tail).replace('{b}', k.bank).replace('{x}', k.n(6)))
        if style == 1: doc.line(r.choice([k.bank, k.bank.upper(), '+44 7700 900' + k.n(3), f'{r.randint(6, 22)}:{r.randint(10, 59)}']))
        doc.line(*parts)
        bal += t.minor
        if lim: doc.line(f'{k.w("avail")}: {k.money(bal)}')
        if r.random() < .5: doc.line('')
    return doc

@paste
def p_receipt(rng):
    """An order or receipt: one row, the total paid."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); shop = k.shop(); n = r.randint(1, 6); items = [k.amt(mu=2.8, sg=.8) for _ in range(n)]; ship = r.choice([0, 0, 399 * k.scale if k.cur != 'HUF' else 99000, 500 * k.scale]); total = sum(items) + ship; day = k.end
    R = doc.row(day, -total, shop); cur = r.choice(['pre', 'pre', 'precode'] if k.lang == 'en' else ['post', 'code'])
    a = lambda v: amt_text(k, T(day, -v, ['x']), 'none', cur)
    w = {'en': ('Thank you for your order', 'Order number', 'Order date', 'Subtotal', 'Delivery', 'Total', 'VAT included', 'Payment method', ['Wool socks', 'USB-C cable 2m', 'Oat milk 1L', 'Notebook A5', 'Desk lamp', 'Running shoes 42']), 'de': ('Vielen Dank für Ihre Bestellung', 'Bestellnummer', 'Bestelldatum', 'Zwischensumme', 'Versand', 'Gesamtbetrag', 'inkl. MwSt.', 'Zahlungsart', ['Socken', 'USB-Kabel 2 m', 'Notizbuch A5', 'Lampe']), 'fr': ('Merci pour votre commande', 'Commande n°', 'Date de commande', 'Sous-total', 'Livraison', 'Total payé', 'dont TVA', 'Mode de paiement', ['Chaussettes', 'Câble USB', 'Carnet A5', 'Lampe de bureau']), 'es': ('Gracias por tu compra', 'N.º de pedido', 'Fecha', 'Subtotal', 'Envío', 'Total', 'IVA incluido', 'Forma de pago', ['Calcetines', 'Cable USB', 'Cuaderno']), 'it': ('Grazie per il tuo ordine', 'Ordine n.', 'Data', 'Subtotale', 'Spedizione', 'Totale pagato', 'IVA inclusa', 'Pagamento', ['Calzini', 'Cavo USB', 'Quaderno']), 'nl': ('Bedankt voor je bestelling', 'Bestelnummer', 'Besteldatum', 'Subtotaal', 'Verzendkosten', 'Totaal', 'waarvan btw', 'Betaalwijze', ['Sokken', 'Kabel', 'Lamp'])}.get(k.lang, ('', '#', k.w('date'), '', '', k.w('total'), 'VAT', 'Visa', ['Item A', 'Item B', 'Item C']))
    namefirst = r.random() < .75
    if namefirst: doc.line(P(shop, name=R))
    if w[0]: doc.line(w[0] + r.choice(['!', '']))
    def date(): doc.line(f'{w[2]}: ', P(k.d(day, r.choice([k.long, k.df])), date=R), *([f' {r.randint(8, 22)}:{r.randint(10, 59)}'] if r.random() < .4 else []))
    first = r.random() < .6
    if r.random() < .8: doc.line(f'{w[1]} {k.ref(9)}')
    if first: date()
    for i, v in enumerate(items):
        q = r.choice(['', f'{r.randint(1, 3)} x '])
        if r.random() < .5: doc.line(q + r.choice(w[8]), r.choice(['\t', '  ']), a(v))
        else: doc.line(q + r.choice(w[8])); doc.line(a(v))
    if w[3]: doc.line(f'{w[3]}  {a(sum(items))}'); doc.line(f'{w[4]}  {a(ship)}')
    doc.line(f'{w[5]}', r.choice(['  ', '\t', ': ']), P(a(total), amount=R)) if r.random() < .7 else (doc.line(w[5]), doc.line(P(a(total), amount=R)))
    if r.random() < .5: doc.line(f'{w[6]} {a(total // 6)}')
    doc.line(f'{w[7]}: Visa **** {k.n(4)}')
    if not first: date()
    if not namefirst: doc.line({'en': 'Sold by ', 'de': 'Verkäufer ', 'fr': 'Vendu par '}.get(k.lang, ''), P(shop, name=R))
    if r.random() < .5: doc.line(r.choice(FINE[k.lang]) if r.random() < .3 else f'{k.city()} {k.n(5)} · tel {k.n(3)} {k.n(6)}')
    return doc

@paste
def p_accounts(rng):
    """Several accounts pasted one after another, with opening and closing lines and OD balances."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); od = odmode(k); sep = r.choice(['\t', '  ', ' ']); style = r.choice(['out', 'trail', 'pm'] + (['crdr'] if k.lang == 'en' else [])); once = r.random() < .4; withbal = r.random() < .7; curs = [k.cur] + r.sample([c for c in ('EUR', 'USD', 'GBP', 'CHF') if c != k.cur], 2) if r.random() < .4 else [k.cur] * 3
    for a in range(r.randint(2, 3)):
        rows = k.bank_rows(r.randint(1, 9), maxl=r.choice([1, 2])); op = r.choice([1, 1, -1]) * k.amt(mu=6); end = running(rows, op)
        doc.line(r.choice([f'{k.w("account")} {k.iban()} {curs[a]}', f'{curs[a]} {k.w("account")}', f'{k.person()} {k.iban()}']))
        r.random() < .3 and doc.line(f'{k.w("balance")}: {odfmt(k, od, end)} {curs[a]}')
        if r.random() < .7: doc.line(sep.join([k.w('date'), k.w('desc'), k.w('amount')] + ([k.w('balance')] if withbal else [])))
        doc.line(*([k.d(k.start), sep] if r.random() < .4 else []), k.w('opening'), sep, P(odfmt(k, od, op), opening=True))
        Rs = {t: mk(doc, t) for t in rows}; groups = {}
        for t in rows: groups.setdefault(t.day, []).append(t)
        for t in rows:
            R = Rs[t]; g = groups[t.day]; d = [P(k.d(t.day), date=[Rs[x] for x in g] if once else R)] if not once or g[0] is t else ['\t' if sep == '\t' else '      '] if sep != ' ' else []
            if sep == '\t' and once and g[0] is not t: d = ['']
            doc.line(*d, *([sep] if d else []), P(t.lines[0], name=R), sep, P(amt_text(k, t, style, 'none'), amount=R), *([sep, P(odfmt(k, od, t.bal), balance=R)] if withbal else []))
            for l in t.lines[1:]: doc.line(sep if sep != ' ' else '', P(l, name=R))
            for l in t.subs: doc.line(sep if sep != ' ' else '', l)
        doc.line(k.w('closing'), sep, P(odfmt(k, od, end), closing=True)); r.random() < .5 and doc.line('')
    return doc

@paste
def p_checks(rng):
    """Checks in two or three columns copied out of an American statement, with other sections."""
    k = Ctx(rng, 'US US CA'); r = rng; doc = Paste(); k.df = r.choice(['{mm}/{dd}', '{mm}/{dd}/{yy}', '{Mon} {d}', '{mm}-{dd}']); w = 'Check' if k.cc == 'US' else 'Cheque'; nc = r.choice([2, 3, 3]); order = r.choice(['nda', 'dna', 'nad']); star = r.random() < .5; sep = r.choice([' ', '  ', '\t']); cur = r.choice(['none', 'pre'])
    def other(title, inc):
        ts = [T(d, (1 if inc else -1) * k.amt(mu=4.5), [' '.join(re.sub(r'(?i)^(chq|cheque) \d+', 'DEBIT MEMO', x) for x in k.bank_lines(inc, d, 1))]) for d in k.days(r.randint(0, 6))]
        if not ts: return
        doc.line(title); r.random() < .7 and doc.line(sep.join(['Date', 'Description', 'Amount']))
        for t in ts: R = mk(doc, t); doc.line(P(k.d(t.day), date=R), sep, P(t.name, name=R), sep, P(amt_text(k, t, 'none', cur), amount=R))
        r.random() < .6 and doc.line(f'Total {title}{sep}{k.money(sum(t.minor for t in ts), False)}')
    doc.line(f'{k.bank} {k.w("statement")} {D(k.start, k.long)} through {D(k.end, k.long)}')
    other(r.choice(['Deposits and Additions', 'DEPOSITS', 'Credits']), True)
    no = r.randint(100, 5000); chk = []
    for _ in range(r.randint(2, 14)):
        st = r.choice([1, 1, 1, 3]); no += st; chk.append(T(k.days(1)[0], -k.amt(mu=5), [f'{no}*' if st > 1 and star and chk else f'{no}']))
    doc.line(f'{w}s Paid'); h = {'n': 'Number', 'd': 'Date', 'a': 'Amount'}; r.random() < .8 and doc.line(sep.join([h[c] for c in order] * nc))
    per = -(-len(chk) // nc); down = r.random() < .5; Rs = {t: mk(doc, t) for t in chk}
    for i in range(per):
        line = [chk[c * per + i] for c in range(nc) if c * per + i < len(chk)] if down else chk[i * nc:(i + 1) * nc]; parts = []
        for t in line:
            R = Rs[t]
            for c in order: parts += [P(t.name, name=R) if c == 'n' else P(k.d(t.day), date=R) if c == 'd' else P(amt_text(k, t, 'none', cur), amount=R), sep]
        doc.line(*parts[:-1])
    if star: doc.line('* All of your recent checks may not be on this statement')
    doc.line(f'Total {w}s Paid{sep}{k.money(sum(t.minor for t in chk), False)}'); other(r.choice(['Electronic Withdrawals', 'Other Debits', 'ATM & Debit Card Withdrawals']), False)
    if r.random() < .5:
        doc.line('Daily Ending Balance')
        for _ in range(r.randint(2, 5)): doc.line(sep.join(f'{k.d(d)} {k.money(r.randint(10000, 900000))}' for d in k.days(2)))
    return doc

@paste
def p_holders(rng):
    """Card rows pasted under the name of each holder; purchases unsigned, totals under each."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); style = r.choice(['cr', 'credneg', 'par2'] if k.lang == 'en' else ['credneg', 'plus', 'trail+']); cur = curof(k); sep = r.choice(['\t', '  ', ' ']); two = r.choice(['', 'tp', 'pt']); noise(k, doc, r.randint(0, 3))
    doc.line(f'{k.bank} {k.w("period")} {D(k.start, k.long, k.lang)} - {D(k.end, k.long, k.lang)}'); stack = r.random() < .3; each = r.random() < .5
    hd = sep.join(([k.w('tdate'), k.w('bdate')] if two == 'tp' else [k.w('bdate'), k.w('tdate')] if two else [k.w('date')]) + [k.w('desc'), k.w('amount')])
    if not each: doc.line(hd)
    for h in range(r.randint(2, 3)):
        p = k.person(); rows = k.card_rows(n=r.randint(1, 7), fees=h == 0); c = k.n(4)
        doc.line(r.choice([f'{p.upper()} {k.pan()}', f'{k.w("card")} ****{c} - {p}', p, f'{p} (…{c})'])); each and doc.line(hd)
        for t in rows:
            R = mk(doc, t); a = k.m(t.minor) + (' -' if t.minor > 0 else ' +') if style == 'trail+' else f'({k.m(t.minor)})' if style == 'par2' and t.minor > 0 else k.m(t.minor) if style == 'par2' else amt_text(k, t, style, cur)
            d = [P(k.d(t.day), date=R)]; q = [k.d(t.post)]; parts = d if not two else d + [sep] + q if two == 'tp' else q + [sep] + d
            if stack:
                for x in parts:
                    if x != sep: doc.line(x)
                doc.line(P(t.name, name=R)); doc.line(P(a, amount=R))
            else: doc.line(*parts, sep, P(t.name, name=R), sep, P(a, amount=R))
            for l in t.subs: doc.line(l)
        if r.random() < .8: doc.line({'en': f'Total for card ending {c}', 'de': f'Zwischensumme Karte {c}', 'fr': f'Total carte {c}'}.get(k.lang, f'{k.w("total")} {c}'), sep, k.money(-sum(t.minor for t in rows)))
    return doc

@paste
def p_day_month_cols(rng):
    """J M columns (day and month apart), blanks or tabs, copied from a statement."""
    k = Ctx(rng, 'QC FR FR BEF IT ES PT GB CA CH'); r = rng; doc = Paste(); card = r.random() < .4; rows = k.card_rows(n=r.randint(3, 16)) if card else k.bank_rows(r.randint(3, 20), maxl=r.choice([1, 2])); op = k.amt(mu=7.5, sg=.5); end = running(rows, op if not card else -op); sep = r.choice([' ', '\t', '  ']); h = {'fr': r.choice([('J', 'M'), ('JJ', 'MM')]), 'it': ('GG', 'MM')}.get(k.lang, ('DD', 'MM')); msty = r.choice(['{mm}', '{m}', '{mm}', '{MON}']); dsty = r.choice(['{dd}', '{d}']); second = r.choice(['', 'split', 'split', 'whole']); flip = card and second == 'split' and r.random() < .4
    doc.line(k.bank); r.random() < .6 and doc.line(f'{k.w("statement")} {k.iban()}')
    a, b = (k.w('bdate'), k.w('tdate')) if flip else ((k.w('tdate'), k.w('bdate')) if card else (k.w('date'), k.w('vdate'))); (flip or r.random() < .6) and doc.line(sep.join([a] + ([b] if second else []) + [k.w('desc'), k.w('debit'), k.w('credit')][: 3 if not card else 1]))
    doc.line(sep.join([h[0], h[1]] + ([h[0], h[1]] if second == 'split' else []) + ([] if card else []))); bal = not card and r.random() < .5
    if r.random() < .7: doc.line(k.w('opening'), sep, P(k.m(op), opening=True))
    style = 'credneg' if card else r.choice(['out', 'trail'])
    for t in rows:
        R = mk(doc, t); d = [P(k.d(t.day, dsty), date=R), sep, P(k.d(t.day, msty), date=R)]; q = {'': [], 'split': [k.d(t.post, dsty), sep, k.d(t.post, msty)], 'whole': [k.d(t.post, '{dd}/{mm}')]}[second]
        lead = (q + [sep] + d if flip else d + ([sep] + q if q else []))
        doc.line(*lead, sep, P(t.lines[0], name=R), sep, P(amt_text(k, t, style, 'none'), amount=R), *([sep, P(('-' if t.bal < 0 else '') + k.m(t.bal), balance=R)] if bal else []))
        for l in t.lines[1:]: doc.line(P(l, name=R))
        for l in t.subs: doc.line(l)
    if r.random() < .7: doc.line(k.w('total'), sep, k.m(sum(-t.minor for t in rows if t.minor < 0)), sep, k.m(sum(t.minor for t in rows if t.minor > 0))); doc.line(k.w('closing'), sep, P(('-' if end < 0 and not card else '') + k.m(end), closing=True))
    return doc

@paste
def p_fixed_width(rng):
    """Text aligned by blanks: in and out columns, balances with OD / DR once a day, carried-forward lines."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); rows = k.bank_rows(r.randint(3, 24), maxl=r.choice([1, 2, 3])); op = r.choice([1, -1]) * k.amt(mu=5.5, sg=.8); end = running(rows, op); od = odmode(k); once = r.random() < .6; bl = r.choice(['day', 'all', 'none']); nw = r.choice([28, 34, 40]); cw = 12
    dw = max(len(k.d(t.day)) for t in rows) + 2; Rs = {t: mk(doc, t) for t in rows}; groups = {}; swap = r.random() < .3
    for t in rows: groups.setdefault(t.day, []).append(t)
    def line(d='', dl=None, n='', nl=None, a='', out=True, al=None, b='', bl_=None):
        parts = [P(d, **(dl or {})), ' ' * (dw - len(d)), P(n, **(nl or {})), ' ' * max(2, nw - len(n))]
        col = 0 if out != swap else 1; pos = dw + max(nw, len(n) + 2); target = dw + nw + cw * (col + 1)
        if a: parts.append(' ' * max(1, target - pos - len(a))); parts.append(P(a, **(al or {}))); pos = max(target, pos + 1 + len(a))
        if b: parts.append(' ' * max(1, dw + nw + cw * 3 + 2 - pos - len(b))); parts.append(P(b, **(bl_ or {})))
        doc.line(*parts)
    doc.line(f'{k.bank.upper()}    {k.w("statement").upper()}'); doc.line('')
    c1, c2 = (k.w('credit'), k.w('debit')) if swap else (k.w('debit'), k.w('credit'))
    doc.line(k.w('date').ljust(dw) + k.w('desc').ljust(nw) + c1[:cw - 1].rjust(cw) + c2[:cw - 1].rjust(cw) + ('  ' + k.w('balance').rjust(cw) if bl != 'none' else ''))
    if r.random() < .3: doc.line('-' * (dw + nw + cw * 3))
    line(n=k.w('opening').upper(), b=odfmt(k, od, op), bl_={'opening': True}); i = 0
    for t in rows:
        R = Rs[t]; g = groups[t.day]; words = t.lines[0]; show = not once or g[0] is t; hb = bl == 'all' or bl == 'day' and g[-1] is t
        line(k.d(t.day) if show else '', {'date': [Rs[x] for x in g] if once else R}, words, {'name': R}, k.m(t.minor), t.minor < 0, {'amount': R}, odfmt(k, od, t.bal) if hb else '', {'balance': R})
        for l in t.lines[1:]: line(n=l, nl={'name': R})
        for l in t.subs: line(n=l)
        i += 1
        if i % 12 == 0 and i < len(rows): line(n=k.w('fwd').upper(), b=odfmt(k, od, t.bal)); doc.line(f'{k.w("page")} {i // 12 + 1}'); line(n=k.w('bfwd').upper(), b=odfmt(k, od, t.bal))
    if r.random() < .5: line(n=k.w('total').upper(), a=k.m(sum(t.minor for t in rows if t.minor < 0)), out=True)
    line(n=k.w('closing').upper(), b=odfmt(k, od, end), bl_={'closing': True}); return doc

@paste
def p_records(rng):
    """Labeled records, one field a line; two dates in either order."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); card = r.random() < .5; rows = k.card_rows(n=r.randint(1, 7)) if card else k.bank_rows(r.randint(1, 9), maxl=1); noise(k, doc, r.randint(0, 3)); r.random() < .4 and rows.reverse()
    f = r.choice([['tdate', 'bdate'], ['bdate', 'tdate']] if card else [['bdate', 'vdate'], ['date']]) + ['desc', 'amount']; r.random() < .5 and f.insert(r.randint(0, len(f)), 'ref'); r.random() < .3 and r.shuffle(f); r.random() < .3 and f.append('balance'); dl = 'tdate' if 'tdate' in f else 'bdate' if 'bdate' in f else 'date'; style = r.choice(['out', 'pm', 'uni'] + (['crdr'] if k.lang == 'en' else [])); cur = curof(k); sep = r.choice([': ', ':\t', '\t', 'nl', ' ']); running(rows, k.amt(mu=8)) if rows[0].day <= rows[-1].day else running(rows[::-1], k.amt(mu=8)); head = r.random() < .3
    for i, t in enumerate(rows):
        R = mk(doc, t)
        if head: doc.line(r.choice([f'{k.w("details")} {i + 1}', '--------', f'#{i + 1}']))
        for q in f:
            v = {'desc': P(t.name, name=R), 'amount': P(amt_text(k, t, style, cur), amount=R), 'ref': k.ref(11), 'balance': P(('-' if t.bal < 0 else '') + k.m(t.bal), balance=R)}.get(q) or (P(k.d(t.day), date=R) if q == dl else k.d(t.post))
            if sep == 'nl': doc.line(k.w(q)); doc.line(v)
            else: doc.line(k.w(q) + sep, v)
        if not head: doc.line('')
    return doc

@paste
def p_payee_second(rng):
    """Copied from a PDF or a portal: kind of payment on the first line, payee on the second, amount at the end of the first or on the last."""
    k = Ctx(rng, rng.choice([EUR, EUR, ENG])); r = rng; doc = Paste(); rows = k.bank_rows(r.randint(2, 14)); op = r.choice([1, 1, -1]) * k.amt(mu=7); end = running(rows, op); where = r.choice(['first', 'last', 'own', 'before']); two = r.choice(['', 'same', 'below']); style = r.choice(['out', 'trail', 'pm', 'trailpm', 'sh' if k.lang == 'de' else 'out']); cur = r.choice(['none', 'none', 'code']); sep = r.choice([' ', '\t', '  '])
    doc.line(f'{k.w("statement")} {r.randint(1, 12)}/{k.end.year} {k.iban()}'); ob = r.random() < .8; od = odmode(k)
    r.random() < .7 and doc.line(sep.join([k.w('bdate')] + ([k.w('vdate')] if two else []) + [k.w('desc'), k.w('amount')])); ob and doc.line(k.w('opening'), sep, P(odfmt(k, od, op), opening=True))
    for t in rows:
        R = mk(doc, t); a = P(k.m(t.minor) + ('+' if t.minor > 0 else '-'), amount=R) if style == 'trailpm' else P(k.m(t.minor) + (' H' if t.minor > 0 else ' S'), amount=R) if style == 'sh' else P(amt_text(k, t, style, cur), amount=R)
        if r.random() < .3: t.subs = t.subs + [k.iban() if k.lang != 'en' else 'Ref: ' + k.ref(8)]
        d = P(k.d(t.day), date=R); v = k.d(t.post); L = list(t.lines)
        if where == 'before': doc.line(d, *([sep, v] if two == 'same' else []), sep, a)
        else: doc.line(d, *([sep, v] if two == 'same' else []), sep, P(L.pop(0), name=R), *([sep, a] if where == 'first' or where == 'last' and not L else []))
        if two == 'below':
            if L and where != 'before' and r.random() < .7: doc.line(v, sep, P(L.pop(0), name=R), *([sep, a] if where == 'last' and not L else []))
            else: doc.line(v)
        while L:
            l = L.pop(0); doc.line(P(l, name=R), *([sep, a] if where == 'last' and not L else []))
        for l in t.subs: doc.line(l)
        if where == 'own': doc.line(a)
    ob and doc.line(k.w('closing'), sep, P(odfmt(k, od, end), closing=True)); r.random() < .4 and doc.line(r.choice(FINE[k.lang])); return doc

@paste
def p_instalment_shop(rng):
    """A pay-later page: plans with rates to come (no labels) and a list of paid instalments."""
    k = Ctx(rng, 'GB US AU SE DE NL ES IT FR PL NO FI'); r = rng; doc = Paste(); cur = curof(k); w = {'en': ('Upcoming payments', 'Payment {a} of {b}', 'Payment history', 'Due'), 'de': ('Offene Zahlungen', 'Rate {a} von {b}', 'Bezahlt', 'Fällig'), 'sv': ('Kommande betalningar', 'Delbetalning {a} av {b}', 'Betalda', 'Förfaller'), 'nl': ('Openstaand', 'Termijn {a} van {b}', 'Betaald', 'Vervalt'), 'es': ('Pagos pendientes', 'Cuota {a} de {b}', 'Pagos realizados', 'Vence'), 'it': ('Pagamenti in arrivo', 'Rata {a} di {b}', 'Pagamenti effettuati', 'Scade'), 'fr': ('À venir', 'Échéance {a} sur {b}', 'Paiements effectués', 'Échéance le'), 'pl': ('Nadchodzące płatności', 'Rata {a} z {b}', 'Opłacone', 'Termin'), 'nb': ('Kommende', 'Avdrag {a} av {b}', 'Betalt', 'Forfall'), 'fi': ('Tulevat maksut', 'Erä {a}/{b}', 'Maksetut', 'Eräpäivä')}[k.lang]
    noise(k, doc, r.randint(0, 3)); style = r.choice(['none', 'out', 'none']); fa = lambda v: amt_text(k, T(k.end, -v, ['x']), 'none', cur)
    if r.random() < .8:
        doc.line(w[0])
        for _ in range(r.randint(1, 3)):
            doc.line(k.shop()); b = r.choice([3, 4, 6, 12]); doc.line(w[1].format(a=r.randint(1, b), b=b)); doc.line(f'{w[3]} {k.d(k.end + datetime.timedelta(days=r.randint(2, 30)))}'); doc.line(fa(k.amt())); r.random() < .4 and doc.line({'en': 'Pay now'}.get(k.lang, '>'))
    doc.line(w[2]); ins = r.choice(['sub', 'none', 'none']); order = r.choice([['n', 'd', 'a'], ['d', 'n', 'a'], ['n', 'a', 'd'], ['a', 'n', 'd']]); one = r.random() < .4; refund = {'en': 'Refund', 'de': 'Rückerstattung', 'sv': 'Retur', 'nl': 'Retour', 'es': 'Reembolso', 'it': 'Rimborso', 'fr': 'Remboursement', 'pl': 'Zwrot', 'nb': 'Retur', 'fi': 'Palautus'}[k.lang]
    for day in reversed(k.days(r.randint(1, 9))):
        rf = style == 'out' and r.random() < .2; t = T(day, k.amt() * (1 if rf else -1), [(refund + ' ' if rf else '') + k.shop()]); R = mk(doc, t); c = {'n': P(t.name, name=R), 'd': P(k.d(day), date=R), 'a': P(amt_text(k, t, 'pm' if rf else style, cur), amount=R)}
        if one: doc.line(c[order[0]], '\t', c[order[1]], '\t', c[order[2]])
        else:
            for q in order:
                doc.line(c[q])
                if q == 'n' and ins == 'sub': doc.line(w[1].format(a=r.randint(1, 3), b=r.choice([3, 4])))
    return doc

@paste
def p_wallet(rng):
    """Wallet activity: one amount per row in its own currency, status words, fees and net columns (gross is the row)."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); curs = ['EUR', 'USD', 'GBP', 'CHF', 'PLN']; rows = k.bank_rows(r.randint(2, 14), maxl=1, share=.3); per = r.random() < .5; sep = r.choice(['\t', '  ', 'nl']); st = {'en': ['Completed', 'Sent', 'Paid'], 'de': ['Abgeschlossen'], 'fr': ['Terminé'], 'es': ['Completado'], 'it': ['Completato'], 'nl': ['Voltooid'], 'pl': ['Zakończono']}.get(k.lang, ['OK']); noise(k, doc); rows.reverse()
    for t in rows: t.lines = [k.shop() if r.random() < .6 else k.person()] if r.random() < .7 else t.lines
    chosen = r.sample(curs, r.randint(1, 3)); groups = {c: [] for c in chosen}
    for t in rows: groups[r.choice(chosen)].append(t)
    seq = [(c, t) for c in chosen for t in groups[c]] if per else sorted([(c, t) for c in chosen for t in groups[c]], key=lambda x: x[1].day, reverse=True); last = None; kind = r.random() < .4; clock = r.random() < .4; style = r.choice(['out', 'pm', 'sp', 'uni']); status = r.random() < .5; bef = r.random() < .3
    for c, t in seq:
        if per and c != last: doc.line(r.choice([c, f'{c} {k.w("account")}', f'{k.w("balance")} {c} {k.m(r.randint(1000, 90000))}'])); last = c
        R = mk(doc, t); v = k.m(t.minor); sg = {'out': '-' if t.minor < 0 else '', 'pm': '-' if t.minor < 0 else '+', 'sp': '- ' if t.minor < 0 else '+ ', 'uni': '−' if t.minor < 0 else ''}[style]
        a = P(f'{sg}{c} {v}' if bef else f'{sg}{v} {c}', amount=R); d = [P(k.d(t.day), date=R)] + ([f', {r.randint(0, 23):02d}:{r.randint(0, 59):02d}' if r.random() < 0 else f' {r.randint(0, 23):02d}:{r.randint(0, 59):02d}'] if clock else [])
        if sep == 'nl':
            doc.line(P(t.name, name=R)); kind and doc.line(r.choice(['Card payment', 'Transfer', 'Top-up']) if k.lang == 'en' else k.w('details')); doc.line(*d); status and doc.line(r.choice(st)); doc.line(a)
            if r.random() < .15: doc.line(f'{k.m(int(abs(t.minor) * 1.1))} {r.choice(curs)}')
        else: doc.line(*d, sep, P(t.name, name=R), sep, *([r.choice(st), sep] if status else []), a)
    return doc

@paste
def p_card_interest(rng):
    """Online card statement with sections one after another, amounts unsigned, interest and fees in their own parts, stacked or in lines."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); rows = k.card_rows(n=r.randint(2, 12)); stack = r.random() < .5; cur = curof(k); noise(k, doc, r.randint(0, 3)); sep = r.choice(['\t', '  ']); two = r.choice(['', 'tp', 'pt']); prev, new = card_sum(k, rows)
    if r.random() < .6:
        for key, v, l in (('prevbal', prev, {'opening': True}), ('newbal', new, {'closing': True}), ('minpay', 2500, {}), ('limit', 400000, {})):
            if stack: doc.line(k.w(key)); doc.line(P(k.money(v), **l))
            else: doc.line(k.w(key), sep, P(k.money(v), **l))
    secs = [('payments', ('pay', 'ref')), ('purchases', ('buy',)), ('fees', ('fee',)), ('interest', ('int',))]; r.random() < .4 and r.shuffle(secs)
    for key, kinds in secs:
        ts = [t for t in rows if t.kind in kinds]
        if not ts: continue
        doc.line(r.choice([k.w(key), f'{k.w(key)} ({len(ts)})', k.w(key).upper()])); r.random() < .3 and doc.line(f'{k.w("total")} {k.money(sum(t.minor for t in ts), False)}')
        if two == 'pt' or two and r.random() < .6:
            hh = [k.w('tdate'), k.w('bdate')][::1 if two == 'tp' else -1] + [k.w('desc'), k.w('amount')]
            if stack: [doc.line(x) for x in hh]
            else: doc.line(sep.join(hh))
        for t in ts:
            R = mk(doc, t); d = [P(k.d(t.day), date=R)]; q = [k.d(t.post)]; a = P(amt_text(k, t, 'none', cur), amount=R); ds = d if not two else d + q if two == 'tp' else q + d
            if stack:
                for x in ds: doc.line(x)
                doc.line(P(t.name, name=R)); [doc.line(l) for l in t.subs]; doc.line(a)
            else: doc.line(*[y for x in ds for y in (x, sep)], P(t.name, name=R), sep, a); [doc.line(sep, l) for l in t.subs]
    r.random() < .5 and doc.line(r.choice(FINE[k.lang])); return doc

SECT = {'en': [('Deposits', 'Withdrawals'), ('Money in', 'Money out'), ('CREDITS', 'DEBITS'), ('Deposits and other credits', 'Checks, withdrawals and other debits'), ('Receipts', 'Payments')], 'de': [('Gutschriften', 'Belastungen'), ('Eingänge', 'Ausgänge')], 'fr': [('Crédits', 'Débits'), ('Vos encaissements', 'Vos dépenses'), ('Dépôts', 'Retraits')], 'es': [('Abonos', 'Cargos'), ('Ingresos', 'Gastos')], 'it': [('Entrate', 'Uscite'), ('Accrediti', 'Addebiti')], 'nl': [('Bijschrijvingen', 'Afschrijvingen')], 'pt': [('Créditos', 'Débitos')], 'pl': [('Wpływy', 'Wydatki'), ('Uznania', 'Obciążenia')], 'sv': [('Insättningar', 'Uttag')], 'da': [('Indsat', 'Hævet')], 'nb': [('Inn på konto', 'Ut av konto')], 'fi': [('Panot', 'Otot')], 'cs': [('Příjmy', 'Výdaje')], 'hu': [('Jóváírások', 'Terhelések')], 'el': [('Πιστώσεις', 'Χρεώσεις')], 'ro': [('Încasări', 'Plăți')]}

@pdf
def money_sections(rng):
    """A bank account by sections; the sign is only in the section's heading; sub-sections with totals, fees apart."""
    k = Ctx(rng, rng.choice([ENG, EUR, ['US', 'FR', 'QC']])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([40, 54]); Rr = doc.width - L; s = r.choice([8, 8.5, 9, 10]); rows = k.bank_rows(r.randint(3, 24), share=r.choice([0, .25, .4, 1])); op = k.amt(mu=8, sg=.5); end = running(rows, op); a, b = r.choice(SECT[k.lang])
    fl = Flow(doc, y, 60, doc.height - 60, lambda: doc.put(Rr, 36, f'{k.bank} {k.w("page")} {doc.page + 1}', size=7.5, align='right'))
    box = r.choice(['top', 'top', 'bottom', 'none']); order = ['t', 'name', 'amount']; o = r.random()
    order = ['name', 't', 'amount'] if o < .15 else ['t', 'amount', 'name'] if o < .25 else ['amount', 't', 'name'] if o < .3 else order
    ref = r.random() < .25; cur = r.random() < .3; once = r.random() < .3
    def summ():
        w = r.choice([240, 300])
        for n, v, l in ((k.w('opening'), op, {'opening': True}), (f'{k.w("total")} {a}', sum(t.minor for t in rows if t.minor > 0), {}), (f'{k.w("total")} {b}', -sum(t.minor for t in rows if t.minor < 0), {}), (k.w('closing'), end, {'closing': True})):
            doc.put(L, fl.y, doc.wrap(n, w - 80, s)[0], size=s); doc.put(L + w, fl.y, ('-' if v < 0 else '') + k.money(v, False), size=s, align='right', **l); fl.y += s + 4
        fl.y += 14
    if box == 'top': summ()
    secs = [(a, [t for t in rows if t.minor > 0]), (b, [t for t in rows if t.minor < 0])]
    if r.random() < .3: secs.reverse()
    if r.random() < .3 and len(secs[-1][1]) > 5: ts = secs.pop()[1]; h = len(ts) // 2; secs += [(b, ts[:h]), ({'en': 'Card purchases', 'fr': 'Achats par carte', 'de': 'Kartenzahlungen', 'es': 'Compras con tarjeta'}.get(k.lang, b + ' (2)'), ts[h:])] if ts and ts[0].minor < 0 else [(a, ts)]
    for title, ts in secs:
        if not ts: continue
        cells = []; Rs = {t: mk(doc, t) for t in ts}
        for t in ts:
            R = Rs[t]; g = [x for x in ts if x.day == t.day] if once and order[0] == 't' else [t]
            c = {'name': namecell(t, R), 'amount': (k.money(t.minor, False) if cur else k.m(t.minor), {'amount': R}), 'ref': k.n(8)}
            if g[0] is t: c['t'] = (k.d(t.day), {'date': [Rs[x] for x in g]})
            cells.append(c)
        keys = order + (['ref'] if ref else [])
        tab = Tab(k, doc, keys, {'t': k.W('date'), 'name': k.W('desc'), 'amount': k.W('amount'), 'ref': k.W('ref')}, cells, L, Rr, s)
        fl.need(60); fl.y += 6; doc.put(L, fl.y, title, size=s + 2, bold=True); tt = k.money(sum(t.minor for t in ts), False); tp = r.random()
        if tp < .25: doc.put(Rr, fl.y, tt, size=s + 1, bold=True, align='right')
        fl.y += 16
        if r.random() < .8: fl.y += tab.head(fl.y)
        for c in cells: fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c) + 1
        if tp > .5: fl.y += 2; doc.put(L, fl.y, f'{k.w("total")} {title}', size=s, bold=True); doc.put(Rr if ref or order[-1] != 'amount' else tab.pos['amount'][0], fl.y, tt, size=s, bold=True, align='right'); fl.y += 14
        fl.y += 8
    if box == 'bottom': fl.need(80); summ()
    fl.need(60); fine(k, doc, L, fl.y + 6, Rr - L, r.randint(0, 3)); return doc

@pdf
def typewriter(rng):
    """A printed list in fixed width, line by line, so that rows split over page breaks; marks of sign after the figure."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); s = r.choice([7, 7.5, 8]); cw = .6 * s; L = r.choice([30, 40]); cols = int((doc.width - 2 * L) / cw); lead = s + r.choice([2, 3, 4]); card = r.random() < .4
    rows = k.card_rows(n=r.randint(5, 24), fx=r.choice([0, .4])) if card else k.bank_rows(r.randint(5, 30)); op = r.choice([1, -1, 1]) * k.amt(mu=6.5); end = running(rows, op) if not card else None; od = odmode(k); rows and None
    dw = max(len(k.d(t.day)) for t in rows) + 2; two = r.random() < .5; pf = card and two and r.random() < .5; style = r.choice(['cr', 'trail', 'neg'] if card and k.lang == 'en' else ['trail', 'neg', 'pmt'] if card else ['trail', 'out', 'pm', 'col']); bal = not card and r.random() < .6
    nx = dw * (2 if two else 1); ax = cols - (18 if bal else 2); nw = ax - nx - 14; per = int((doc.height - 90) / lead); n = [0]
    top = r.choice([50, 60]); y = [top]
    def out(parts):
        if y[0] > doc.height - 60:
            if r.random() < .5: doc.put(L + cw * nx, y[0] + lead, k.w('fwd').upper() + ' ...', size=s, mono=True)
            doc.new_page(); y[0] = top; head()
        for col, text, al, lab in parts: doc.put(L + cw * col, y[0], text, size=s, mono=True, align=al, **lab)
        y[0] += lead
    def head():
        doc.put(L, y[0], f'{k.bank.upper()}', size=s, mono=True); doc.put(L + cw * ax, y[0], f'{k.w("page").upper()} {doc.page + 1}', size=s, mono=True, align='right'); y[0] += lead * 2
        t1, t2 = (k.w('tdate'), k.w('bdate')) if card else (k.w('bdate'), k.w('vdate'))
        if pf: t1, t2 = t2, t1
        if two: doc.put(L, y[0], t1[:dw - 1], size=s, mono=True); doc.put(L + cw * dw, y[0], t2[:dw - 1], size=s, mono=True)
        else: doc.put(L, y[0], k.w('date')[:dw - 1], size=s, mono=True)
        doc.put(L + cw * nx, y[0], k.w('desc'), size=s, mono=True); doc.put(L + cw * ax, y[0], k.w('amount')[:13], size=s, mono=True, align='right')
        if bal: doc.put(L + cw * cols, y[0], k.w('balance')[:15], size=s, mono=True, align='right')
        y[0] += lead
        if r.random() < .4: doc.put(L, y[0], '-' * min(cols, 90), size=s, mono=True); y[0] += lead
    y[0] += 0
    for l in [k.w('statement').upper(), f'{k.person().upper()}', f'{k.w("period")} {k.d(k.start)} - {k.d(k.end)}'][:r.randint(1, 3)]: doc.put(L, y[0], l, size=s, mono=True); y[0] += lead
    y[0] += lead; head(); bx = cols if bal else ax
    if not card: out([(nx, k.w('opening').upper(), 'left', {}), (bx, odfmt(k, od, op), 'right', {'opening': True})])
    for t in rows:
        R = mk(doc, t); lines = [(x, {'name': R}) for l in t.lines for x in doc.wrap(l, nw * cw, s, True)] + [(x, {}) for l in t.subs for x in doc.wrap(l, nw * cw, s, True)]
        a = signed(k, t, style) if card else k.m(t.minor) + ('-' if t.minor < 0 else '' if style == 'trail' else '+') if style in ('trail', 'pm') else odfmt(k, '-', t.minor) if style == 'out' else k.m(t.minor)
        d = [(dw if pf else 0, k.d(t.day), 'left', {'date': R})] + ([(0 if pf else dw, k.d(t.post), 'left', {})] if two else [])
        out(d + [(nx, lines[0][0], 'left', lines[0][1]), (ax, a, 'right', {'amount': R})] + ([(ax + 1, 'D' if t.minor < 0 else 'C', 'left', {})] if style == 'col' else []) + ([(cols, odfmt(k, od, t.bal), 'right', {'balance': R})] if bal else []))
        for x, lab in lines[1:]: out([(nx, x, 'left', lab)])
    if not card: out([(nx, k.w('closing').upper(), 'left', {}), (bx, odfmt(k, od, end), 'right', {'closing': True})])
    else: out([(nx, k.w('total').upper(), 'left', {}), (ax, k.m(sum(t.minor for t in rows)), 'right', {})])
    return doc

@pdf
def day_headings(rng):
    """Days as headings with the day's total or balance on the same line; the rows have no dates."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([40, 60]); Rr = doc.width - L; s = r.choice([8, 9, 10]); rows = k.bank_rows(r.randint(3, 24), maxl=r.choice([1, 2])) if r.random() < .6 else k.card_rows(n=r.randint(3, 18)); op = k.amt(mu=8, sg=.4); running(rows, op); desc = r.random() < .6
    if desc: rows.reverse()
    groups = {}; Rs = {t: mk(doc, t) for t in rows}
    for t in rows: groups.setdefault(t.day, []).append(t)
    hs = r.choice([k.long, '{wd} ' + k.long, k.df, '{wd} {d} {Mon}', '{wd}, {d}. {Month}' if k.lang == 'de' else '{wd}, {d} {Month}']); right = r.choice(['', '', 'total', 'bal']); style = r.choice(['out', 'pm', 'plus', 'trail']); sub = r.random() < .3; cur = r.random() < .6; clock = r.random() < .25; indent = r.choice([0, 12, 30])
    fl = Flow(doc, y, 56, doc.height - 60, lambda: doc.put(L, 34, f'{k.bank} – {k.w("page")} {doc.page + 1}', size=7.5))
    for day, ts in groups.items():
        fl.need(50); fl.y += r.choice([6]); doc.put(L, fl.y, k.d(day, hs), size=s + 1, bold=True, date=[Rs[t] for t in ts])
        if right == 'total': doc.put(Rr, fl.y, k.money(sum(t.minor for t in ts)), size=s, align='right')
        if right == 'bal': doc.put(Rr, fl.y, f'{k.w("balance")} {k.money((ts[0] if desc else ts[-1]).bal)}', size=s - 1, align='right')
        fl.y += s + 7
        for t in ts:
            R = Rs[t]; lines = [x for l in t.lines for x in doc.wrap(l, Rr - L - 140 - indent, s)]; fl.need(len(lines) * (s + 3) + 14)
            if clock: doc.put(L, fl.y, f'{r.randint(0, 23):02d}:{r.randint(0, 59):02d}', size=s - 1)
            doc.put(Rr, fl.y, signed(k, t, style, cur), size=s, align='right', amount=R)
            for x in lines: doc.put(L + indent + (30 if clock else 0), fl.y, x, size=s, name=R); fl.y += s + 3
            for x in t.subs: doc.put(L + indent + (30 if clock else 0), fl.y, x, size=s - 1.5); fl.y += s + 2
            if sub: doc.put(L + indent + (30 if clock else 0), fl.y, r.choice([f'{k.w("card")} {k.n(4)}', f'{k.w("ref")} {k.ref(8)}']), size=s - 2); fl.y += s + 2
            fl.y += 2
    fl.need(50); fine(k, doc, L, fl.y + 8, Rr - L, r.randint(0, 2)); return doc

@pdf
def broker_cash(rng):
    """Cash movements of a broker or fund account: trade and settlement dates, symbol, quantity, price, then the amount."""
    k = Ctx(rng, 'US US GB AU CA DE NL CH IE SG'); r = rng; doc = page(rng, k); k.bank = r.choice(['Interactive Brokers', 'Fidelity', 'Charles Schwab', 'Hargreaves Lansdown', 'Degiro', 'Flatex', 'Swissquote', 'CommSec', 'Questrade', 'Trade Republic', 'AJ Bell']); y = header(k, doc); L = 36; Rr = doc.width - L; s = r.choice([7, 7.5, 8]); rows = []; de = k.lang in ('de', 'nl')
    secs = ['Apple Inc.', 'Vanguard FTSE All-World', 'iShares Core MSCI World', 'Siemens AG', 'BHP Group', 'Shell plc', 'Tesla Inc.', 'Novartis N', 'US Treasury 4.25% 2031', 'ASML Holding']
    for day in k.days(r.randint(3, 18)):
        kind = r.choice(['Buy', 'Sell', 'Dividend', 'Deposit', 'Fee', 'Interest', 'Buy', 'Withdrawal', 'Tax']); sec = r.choice(secs) if kind in ('Buy', 'Sell', 'Dividend', 'Tax') else ''
        inc = kind in ('Sell', 'Dividend', 'Deposit') or kind == 'Interest' and r.random() < .6; v = k.amt(mu=2 if kind in ('Fee', 'Tax', 'Interest', 'Dividend') else 7, sg=.8, hi=20000)
        word = {'Buy': 'Kauf', 'Sell': 'Verkauf', 'Dividend': 'Dividende', 'Deposit': 'Einzahlung', 'Fee': 'Gebühr', 'Interest': 'Zinsen', 'Withdrawal': 'Auszahlung', 'Tax': 'Steuer'}[kind] if k.lang == 'de' else {'Buy': 'Koop', 'Sell': 'Verkoop', 'Dividend': 'Dividend', 'Deposit': 'Storting', 'Fee': 'Kosten', 'Interest': 'Rente', 'Withdrawal': 'Opname', 'Tax': 'Belasting'}[kind] if k.lang == 'nl' else kind
        t = T(day, v if inc else -v, [f'{word} {sec}'.strip() if r.random() < 2 else sec], post=day + datetime.timedelta(days=2 if kind in ('Buy', 'Sell') else 0)); t.q = kind in ('Buy', 'Sell'); rows.append(t)
    op = k.amt(mu=9, sg=.4, hi=60000); end = running(rows, op); cells = {}; bal = r.random() < .6; qty = r.random() < .7; style = r.choice(['out', 'par', 'dc', 'trail']); dates = r.choice([['t', 'v'], ['v', 't'], ['t']]); fee = r.random() < .3
    for t in rows:
        R = mk(doc, t); c = {'t': (k.d(t.day), {'date': R}), 'v': k.d(t.post), 'name': namecell(t, R)}
        if t.q: q = r.randint(1, 400); c['fx'] = str(q); c['rate'] = k.m(abs(t.minor) // q)
        if fee and t.q: c['fee'] = k.m(r.choice([100, 595, 1195]))
        if style == 'dc': c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
        else: c['amount'] = (f'({k.m(t.minor)})' if style == 'par' and t.minor < 0 else odfmt(k, 'trail' if style == 'trail' else '-', t.minor), {'amount': R})
        c['balance'] = (odfmt(k, '-', t.bal), {'balance': R}); cells[t] = c
    hw = {'de': ('Handelstag', 'Valuta', 'Stück', 'Kurs', 'Gebühr'), 'nl': ('Transactiedatum', 'Valutadatum', 'Aantal', 'Koers', 'Kosten')}.get(k.lang, ('Trade date', 'Settlement date', 'Quantity', 'Price', 'Commission'))
    keys = dates + ['name'] + (['fx', 'rate'] if qty else []) + (['fee'] if fee else []) + (['debit', 'credit'] if style == 'dc' else ['amount']) + (['balance'] if bal else [])
    tab = Tab(k, doc, keys, {'t': hw[0] if len(dates) > 1 else k.w('date'), 'v': hw[1], 'name': k.W('desc'), 'fx': hw[2], 'rate': hw[3], 'fee': hw[4], 'amount': k.W('amount') + f' ({k.cur})', 'debit': k.W('debit'), 'credit': k.W('credit'), 'balance': k.W('balance')}, list(cells.values()), L, Rr, s, head='two', gap=7)
    def top(): doc.put(L, 34, k.bank, size=8); fl.y = 56; fl.y += tab.head(fl.y)
    fl = Flow(doc, y, 56, doc.height - 60, top)
    if r.random() < .6:
        doc.put(L, fl.y, {'de': 'Depotbestand', 'nl': 'Portefeuille'}.get(k.lang, 'Holdings'), size=9, bold=True); fl.y += 13
        for x in r.sample(secs, r.randint(2, 5)): q = r.randint(2, 300); p = r.randint(900, 40000); doc.put(L, fl.y, x, size=s); doc.put(L + 230, fl.y, str(q), size=s, align='right'); doc.put(L + 310, fl.y, k.m(p), size=s, align='right'); doc.put(L + 400, fl.y, k.m(p * q), size=s, align='right'); fl.y += s + 3
        fl.y += 14
    doc.put(L, fl.y, {'de': 'Kontoumsätze', 'nl': 'Geldrekening'}.get(k.lang, 'Cash activity'), size=9.5, bold=True); fl.y += 15; fl.y += tab.head(fl.y); x = tab.pos['balance'][0] if bal else tab.right
    doc.put(tab.pos['name'][0], fl.y, k.w('opening'), size=tab.size); doc.put(x, fl.y, k.m(op), size=tab.size, align='right', opening=True); fl.y += tab.lead
    for t in rows: fl.need(tab.height(cells[t]) + 2); fl.y += tab.draw(fl.y, cells[t])
    fl.need(20); doc.put(tab.pos['name'][0], fl.y + 2, k.w('closing'), size=tab.size, bold=True); doc.put(x, fl.y + 2, odfmt(k, '-', end), size=tab.size, bold=True, align='right', closing=True); fl.y += 20
    fl.need(50); fine(k, doc, L, fl.y + 8, Rr - L, r.randint(0, 2)); return doc

@pdf
def account_and_card(rng):
    """One document: an account with running balances, then its card with unsigned purchases and two dates, then plans and points."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([38, 50]); Rr = doc.width - L; s = r.choice([7.5, 8, 8.5]); od = odmode(k); bank = k.bank_rows(r.randint(2, 10), maxl=2, share=.3); op = r.choice([1, 1, -1]) * k.amt(mu=6.5); end = running(bank, op); card = k.card_rows(n=r.randint(2, 12)); prev, new = card_sum(k, card); order = r.choice(['ac', 'ac', 'ca'])
    fl = Flow(doc, y, 60, doc.height - 60, lambda: (doc.put(L, 36, k.bank, size=8), doc.put(Rr, 36, f'{k.w("page")} {doc.page + 1}', size=8, align='right')))
    def acc():
        cells = []
        for t in bank: R = mk(doc, t); cells.append({'t': (k.d(t.day), {'date': R}), 'name': namecell(t, R), 'debit' if t.minor < 0 else 'credit': (k.m(t.minor), {'amount': R}), 'balance': (odfmt(k, od, t.bal), {'balance': R})})
        tab = Tab(k, doc, ['t', 'name', 'debit', 'credit', 'balance'], {'t': k.W('date'), 'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'balance': k.W('balance')}, cells + [{'balance': odfmt(k, od, op)}], L, Rr, s)
        fl.need(80); doc.put(L, fl.y, f'{k.w("account")} {k.iban()}', size=s + 1.5, bold=True); fl.y += 15; fl.y += tab.head(fl.y)
        doc.put(tab.pos['name'][0], fl.y, k.w('opening'), size=tab.size); doc.put(tab.pos['balance'][0], fl.y, odfmt(k, od, op), size=tab.size, align='right', opening=True); fl.y += tab.lead
        for c in cells: fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c)
        fl.need(20); doc.put(tab.pos['name'][0], fl.y + 2, k.w('closing'), size=tab.size, bold=True); doc.put(tab.pos['balance'][0], fl.y + 2, odfmt(k, od, end), size=tab.size, align='right', bold=True, closing=True); fl.y += 28
    def crd():
        mode = r.choice(['cr', 'trail', 'neg'] if k.lang == 'en' else ['trail', 'neg', 'plus']); cells = []; d2 = r.choice([['t', 'p'], ['p', 't']])
        for t in card: R = mk(doc, t); cells.append({'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), 'amount': (signed(k, t, mode), {'amount': R})})
        tab = Tab(k, doc, d2 + ['name', 'amount'], {'t': k.W('tdate'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount')}, cells, L, Rr - r.choice([0, 60]), s, head=r.choice(['plain', 'two']))
        fl.need(80); doc.put(L, fl.y, f'{k.w("card")} {k.pan()}', size=s + 1.5, bold=True); fl.y += 15
        def sline(key, v, l): doc.put(L, fl.y, k.w(key), size=s); doc.put(L + 240, fl.y, k.money(v), size=s, align='right', **l); fl.y += s + 3
        if r.random() < .6: sline('prevbal', prev, {'opening': True}); sline('newbal', new, {'closing': True}); sline('limit', 500000, {}); fl.y += 8
        fl.y += tab.head(fl.y)
        for c in cells: fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c)
        doc.put(tab.pos['name'][0], fl.y + 2, k.w('total'), size=tab.size, bold=True); doc.put(tab.pos['amount'][0], fl.y + 2, k.m(sum(t.minor for t in card)), size=tab.size, bold=True, align='right'); fl.y += 26
    (acc(), crd()) if order == 'ac' else (crd(), acc())
    fl.need(60); fl.y = ratetable(k, doc, L, fl.y, Rr - L) if fl.y < doc.height - 140 else fl.y; return doc

@pdf
def credit_union(rng):
    """American credit union: shares one after another, effective and posting dates, trailing minus, withheld lines, year-to-date figures."""
    k = Ctx(rng, 'US US CA IE AU'); r = rng; doc = page(rng, k); k.bank = r.choice(['Evergreen Federal Credit Union', 'BECU', 'Lakeside Community Credit Union', 'Police & Nurses CU', 'Vancity', 'Alliant', 'Progressive Credit Union', 'Great Southern Bank']); k.df = r.choice(['{MON}{dd}', '{mm}/{dd}', '{Mon} {d}', '{dd}{MON}'] if k.cc in ('US', 'CA') else ['{dd}/{mm}', '{dd} {Mon}']); y = header(k, doc); L = r.choice([36, 45]); Rr = doc.width - L; s = r.choice([8, 8.5, 9]); mono = r.random() < .3; fl = Flow(doc, y, 60, doc.height - 60, lambda: doc.put(Rr, 36, f'Page {doc.page + 1}', size=8, align='right', mono=mono)); trail = r.random() < .7; two = r.choice(['', 'te', 'et']); names = r.sample(['PRIMARY SHARE SAVINGS', 'CHECKING', 'HOLIDAY CLUB', 'MONEY MARKET', 'SHARE DRAFT', 'VACATION FUND'], r.randint(2, 3))
    for i, nm in enumerate(names):
        rows = k.bank_rows(r.randint(1, 12), share=r.choice([.3, .6]), maxl=2); op = k.amt(mu=7, sg=.8); end = running(rows, op); cells = []
        if r.random() < .6: v = r.randint(3, 900); rows.append(T(k.end, v, [r.choice(['Dividend', 'DIVIDEND EARNED', 'Deposit Dividend 0.150%'])])); end += v; rows[-1].bal = end
        sg = lambda v: k.m(v) + ('-' if v < 0 else '') if trail else odfmt(k, '-', v)
        for t in rows: R = mk(doc, t); cells.append({'t': (k.d(t.day), {'date': R}), 'e': k.d(t.post), 'name': namecell(t, R), 'amount': (sg(t.minor), {'amount': R}), 'balance': (sg(t.bal), {'balance': R})})
        tab = Tab(k, doc, {'': ['t'], 'te': ['t', 'e'], 'et': ['e', 't']}[two] + ['name', 'amount', 'balance'], {'t': 'Date' if not two else 'Post date', 'e': 'Eff date', 'name': 'Transaction description', 'amount': 'Amount', 'balance': 'New balance'}, cells + [{'balance': sg(op)}], L, Rr, s, mono=mono)
        fl.need(80); doc.put(L, fl.y, f'{r.choice(["ID ", "SUFFIX ", "S", "Share "])}{i:02d} {nm}', size=s + 1, bold=True, mono=mono); fl.y += 15
        if i == 0 or r.random() < .6: fl.y += tab.head(fl.y)
        doc.put(tab.pos['t'][0], fl.y, k.d(k.start), size=tab.size, mono=mono) if r.random() < .6 and two != 'et' else None
        doc.put(tab.pos['name'][0], fl.y, r.choice(['Beginning Balance', 'Previous Balance', 'BALANCE FORWARD']), size=tab.size, mono=mono); doc.put(tab.pos['balance'][0], fl.y, sg(op), size=tab.size, align='right', mono=mono, opening=True); fl.y += tab.lead
        for c in cells: fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c)
        fl.need(40); doc.put(tab.pos['name'][0], fl.y, r.choice(['Ending Balance', 'New Balance']), size=tab.size, mono=mono); doc.put(tab.pos['balance'][0], fl.y, sg(end), size=tab.size, align='right', mono=mono, closing=True); fl.y += tab.lead
        if r.random() < .6: doc.put(tab.pos['name'][0], fl.y, f'Dividends paid year to date {k.m(r.randint(10, 9000))}', size=tab.size - .5, mono=mono); fl.y += tab.lead
        if r.random() < .4: doc.put(tab.pos['name'][0], fl.y, f'Annual percentage yield earned {r.uniform(.01, 3):.2f}%', size=tab.size - .5, mono=mono); fl.y += tab.lead
        fl.y += 14
    fl.need(60); fine(k, doc, L, fl.y, Rr - L, r.randint(0, 2)); return doc

@pdf
def two_line_rows(rng):
    """No rules: the name with the amount, and below it the second date, place, reference and CR or the running balance."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([40, 56]); Rr = doc.width - r.choice([40, 80]); s = r.choice([8, 8.5, 9, 9.5]); lead = s + r.choice([2, 3]); card = r.random() < .65; rows = k.card_rows(n=r.randint(3, 18), fx=.2) if card else k.bank_rows(r.randint(3, 16), maxl=1); op = k.amt(mu=7); end = running(rows, op); dx = max(doc.fits(k.d(t.day), s) for t in rows) + 14; under = r.choice(['post', 'post', '']); third = card and r.choice(['crbelow', 'crbelow', 'neg', 'trail']) or r.choice(['out', 'trail']); balbelow = not card and r.random() < .6; head = r.random() < .7; gap = r.choice([3, 6, 9])
    if third == 'crbelow' and k.lang != 'en': third = 'neg'
    if card and r.random() < .6: prev, new = card_sum(k, rows); y = summary(k, doc, y, prev, new, rows)
    def top():
        if doc.page != page0: doc.put(L, 36, f'{k.bank} {k.pan()}', size=7.5); fl.y = 60
        if head:
            doc.put(L, fl.y, k.w('tdate') if under and card else k.w('bdate') if under else k.w('date'), size=s - 1); doc.put(Rr, fl.y, k.w('amount'), size=s - 1, align='right')
            wd = doc.fits(k.w('tdate') if under and card else k.w('bdate') if under else k.w('date'), s - 1); hx = L + max(dx, wd + 8); doc.put(hx, fl.y, k.w('desc'), size=s - 1)
            fl.y += lead
            if under: doc.put(L, fl.y, k.w('bdate') if card else k.w('vdate'), size=s - 1)
            if balbelow: doc.put(Rr, fl.y, k.w('balance'), size=s - 1, align='right')
            fl.y += lead + 4
    page0 = doc.page; fl = Flow(doc, y, 60, doc.height - 60, top); top()
    for t in rows:
        R = mk(doc, t); lines = doc.wrap(t.name, Rr - L - dx - 90, s); fl.need((len(lines) + 1) * lead + gap); y0 = fl.y
        doc.put(L, y0, k.d(t.day), size=s, date=R)
        if under: doc.put(L, y0 + lead, k.d(t.post), size=s - .5)
        for x in lines: doc.put(L + dx, fl.y, x, size=s, name=R); fl.y += lead
        fx = t.subs[0] if t.subs else r.choice([f'{k.w("ref")} {k.ref(10)}', f'{k.w("card")} {k.n(4)}', '', k.n(11)])
        if fx: doc.put(L + dx, fl.y, doc.wrap(fx, Rr - L - dx - 90, s - 1)[0], size=s - 1)
        a = k.m(t.minor) if third == 'crbelow' else signed(k, t, third)
        doc.put(Rr, y0, a, size=s, align='right', amount=R)
        if third == 'crbelow' and t.minor > 0: doc.put(Rr, y0 + lead, 'CR', size=s - 1, align='right')
        if balbelow: doc.put(Rr, y0 + lead, odfmt(k, '-', t.bal), size=s - .5, align='right', balance=R)
        fl.y = max(fl.y, y0 + lead) + lead + gap - 2
    if r.random() < .5: fl.need(30); doc.put(L + dx, fl.y, k.w('total'), size=s, bold=True); doc.put(Rr, fl.y, k.money(sum(t.minor for t in rows), False), size=s, bold=True, align='right'); fl.y += 20
    fl.need(50); fine(k, doc, L, fl.y + 6, Rr - L, r.randint(0, 3)); return doc

@pdf
def card_points(rng):
    """The amount is not the last figure: points, cashback, VAT or a balance follow; a table of points and rewards above or below."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([36, 50]); Rr = doc.width - L; s = r.choice([7.5, 8, 8.5, 9]); rows = k.card_rows(n=r.randint(3, 20)); prev, new = card_sum(k, rows)
    if r.random() < .5: y = summary(k, doc, y, prev, new, rows)
    mode = r.choice(['cr', 'neg', 'trail', 'out', 'dc'] if k.lang == 'en' else ['neg', 'trail', 'out', 'pm', 'dc']); extra = r.choice(['pts', 'pts', 'cash', 'vat', 'ptsfirst']); dates = r.choice([['t'], ['t', 'p'], ['p', 't']]); cells = []
    hw = {'pts': {'en': 'Points', 'de': 'Punkte', 'fr': 'Points', 'es': 'Puntos', 'it': 'Punti', 'nl': 'Punten'}.get(k.lang, 'Bonus'), 'cash': 'Cashback', 'vat': {'en': 'VAT', 'de': 'MwSt', 'fr': 'TVA', 'es': 'IVA', 'it': 'IVA', 'nl': 'Btw', 'sv': 'Moms', 'nb': 'Mva', 'da': 'Moms', 'fi': 'Alv', 'pl': 'VAT'}.get(k.lang, 'VAT')}
    for t in rows:
        R = mk(doc, t); c = {'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R)}
        if t.kind == 'buy': c['rate'] = str(-t.minor // 100 // k.scale + 1) if extra.startswith('pts') else k.m(-t.minor // 100 + 1) if extra == 'cash' else k.m(-t.minor // 6)
        if mode == 'dc': c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
        else: c['amount'] = (signed(k, t, mode), {'amount': R})
        cells.append(c)
    am = ['debit', 'credit'] if mode == 'dc' else ['amount']; keys = dates + ['name'] + (['rate'] + am if extra == 'ptsfirst' else am + ['rate'])
    tab = Tab(k, doc, keys, {'t': k.W('tdate') if len(dates) > 1 else k.W('date'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'rate': hw[extra[:4].rstrip('f')[:4] if extra != 'ptsfirst' else 'pts']}, cells, L, Rr, s, head=r.choice(['plain', 'two']))
    fl = Flow(doc, y, 60, doc.height - 60, lambda: doc.put(L, 36, f'{k.bank} {k.w("page")} {doc.page + 1}', size=7.5))
    def rewards():
        fl.need(70); fl.y += 6; doc.put(L, fl.y, {'en': 'Rewards summary', 'de': 'Bonusübersicht', 'fr': 'Programme de fidélité'}.get(k.lang, hw['pts']), size=s + 1, bold=True); fl.y += 14
        for a in ([k.w('opening'), '+', '-', k.w('closing')] if k.lang != 'en' else ['Points brought forward', 'Earned this month', 'Redeemed', 'Points balance'])[:4]: doc.put(L, fl.y, a, size=s); doc.put(L + 210, fl.y, f'{r.randint(0, 24000):,}', size=s, align='right'); fl.y += s + 4
        fl.y += 12
    first = r.random() < .4
    if first: rewards()
    fl.y += tab.head(fl.y) + 2
    for c in cells: fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c)
    fl.y += 4
    if not first: rewards()
    fl.need(60); fine(k, doc, L, fl.y + 4, Rr - L, r.randint(0, 3)); return doc

@pdf
def passbook(rng):
    """Passbook: amounts before the description, short codes as names, day and month in figures, balance with DR/OD, two leaves on a page."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Doc(*r.choice([(420, 595), (595, 420), (595, 842)])); L = r.choice([26, 36]); Rr = doc.width - L; s = r.choice([7.5, 8, 9]); k.case = 'upper'; rows = k.bank_rows(r.randint(4, 26), maxl=1, share=.4); op = k.amt(mu=6.5); end = running(rows, op); od = odmode(k); y = 34
    for t in rows: t.subs = []
    doc.put(L, y, k.bank, size=11, bold=True); doc.put(Rr, y, k.w('account') + ' ' + k.iban(), size=7.5, align='right'); y += 24; cells = []; no = r.random() < .3; order = r.choice([['t', 'debit', 'credit', 'balance', 'name'], ['t', 'name', 'debit', 'credit', 'balance'], ['t', 'credit', 'debit', 'balance', 'name'], ['name', 't', 'debit', 'credit', 'balance'], ['t', 'amount', 'name', 'balance']]); br = r.random() < .4
    for i, t in enumerate(rows):
        R = mk(doc, t); c = {'no': str(i + 1), 't': (k.d(t.day), {'date': R}), 'name': namecell(t, R), 'balance': (odfmt(k, od, t.bal), {'balance': R}), 'br': k.n(4)}
        if 'amount' in order: c['amount'] = (odfmt(k, 'trail', t.minor), {'amount': R})
        else: c['debit' if t.minor < 0 else 'credit'] = (k.m(t.minor), {'amount': R})
        cells.append(c)
    keys = (['no'] if no else []) + order + (['br'] if br else [])
    tab = Tab(k, doc, keys, {'no': '', 't': k.W('date'), 'name': k.W('desc'), 'debit': k.W('debit'), 'credit': k.W('credit'), 'amount': k.W('amount'), 'balance': k.W('balance'), 'br': ''}, cells + [{'balance': odfmt(k, od, op)}], L, Rr, s, mono=r.random() < .4, head='two', minw=80, gap=8)
    now = [op]
    def top(): doc.put(L, 30, f'{k.w("page")} {doc.page + 1}', size=7); fl.y = 48; fl.y += tab.head(fl.y); bf()
    def bf(**l): doc.put(tab.pos['name'][0], fl.y, k.w('bfwd') if not l else k.w('opening'), size=tab.size, mono=tab.mono) if tab.fitsname(k.w('bfwd') if not l else k.w('opening')) else None; doc.put(tab.pos['balance'][0], fl.y, odfmt(k, od, now[0]), size=tab.size, align='right', mono=tab.mono, **l); fl.y += tab.lead
    tab.fitsname = lambda t: width_of(t, tab.size, False, tab.mono) <= tab.pos['name'][2]
    fl = Flow(doc, y, 48, doc.height - 40, top); fl.y += tab.head(fl.y); bf(opening=True)
    for t, c in zip(rows, cells): fl.need(tab.height(c) + 2); fl.y += tab.draw(fl.y, c); now[0] = t.bal
    return doc

@pdf
def name_first(rng):
    """The merchant stands first, then place, card, date (or dates) and amount; holders or sections in between."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = page(rng, k); y = header(k, doc); L = r.choice([36, 48]); Rr = doc.width - L; s = r.choice([7.5, 8, 8.5, 9]); rows = k.card_rows(n=r.randint(3, 20), fx=0); mode = r.choice(['cr', 'neg', 'trail', 'out', 'plus'] if k.lang == 'en' else ['neg', 'trail', 'out', 'plus', 'pmt']); dates = r.choice([['t'], ['t', 'p'], ['p', 't']]); cells = {}; cardc = r.random() < .4; cat = r.random() < .3; cur = r.random() < .3; country = r.random() < .4; tails = [k.n(4), k.n(4)]
    cats = {'en': ['Supermarkets', 'Restaurants', 'Merchandise', 'Gasoline', 'Services'], 'de': ['Handel', 'Gastronomie'], 'fr': ['Commerce', 'Restauration'], 'es': ['Comercio', 'Ocio'], 'it': ['Commercio', 'Viaggi']}.get(k.lang, ['A', 'B', 'C'])
    for t in rows:
        R = mk(doc, t); cells[t] = {'t': (k.d(t.day), {'date': R}), 'p': k.d(t.post), 'name': namecell(t, R), 'amount': (signed(k, t, mode, cur), {'amount': R}), 'card': '*' + r.choice(tails), 'cat': r.choice(cats) if t.kind == 'buy' else '', 'ct': k.cc[:2] if t.kind == 'buy' else ''}
    keys = ['name'] + (['cat'] if cat else []) + (['ct'] if country else []) + (['card'] if cardc else []); keys += dates + ['amount'] if r.random() < .7 else ['amount'] + dates
    tab = Tab(k, doc, keys, {'t': k.W('tdate') if len(dates) > 1 else k.W('date'), 'p': k.W('bdate'), 'name': k.W('desc'), 'amount': k.W('amount'), 'card': {'en': 'Card'}.get(k.lang, '*'), 'cat': {'en': 'Category'}.get(k.lang, ''), 'ct': ''}, list(cells.values()), L, Rr, s, head=r.choice(['plain', 'two']))
    fl = Flow(doc, y, 60, doc.height - 60, lambda: doc.put(Rr, 36, f'{k.bank} {k.w("page")} {doc.page + 1}', size=7.5, align='right')); prev, new = card_sum(k, rows)
    if r.random() < .5: fl.y = summary(k, doc, fl.y, prev, new, rows)
    fl.y += tab.head(fl.y) + 2; sub = r.random() < .35; n = 0; part = 0
    for i, t in enumerate(rows):
        fl.need(tab.height(cells[t]) + 2); fl.y += tab.draw(fl.y, cells[t]); part += t.minor
        if sub and (i % 7 == 6 or i == len(rows) - 1) and keys[-1] == 'amount':
            doc.put(L, fl.y, r.choice([k.w('total'), f'{k.w("total")} *{tails[0]}']), size=tab.size, bold=True); doc.put(tab.pos['amount'][0], fl.y, k.m(part), size=tab.size, bold=True, align='right') if width_of(k.m(part), tab.size, True) < tab.pos['amount'][2] + 5 else None; fl.y += tab.lead + 6; part = 0
    fl.need(60); fine(k, doc, L, fl.y + 10, Rr - L, r.randint(0, 3)); return doc

@paste
def p_two_line_rows(rng):
    """Each row on two lines of a copied list: date, name, amount; below the posting date, reference or the balance."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); card = r.random() < .5; rows = k.card_rows(n=r.randint(2, 14)) if card else k.bank_rows(r.randint(2, 14), maxl=1); running(rows, r.choice([1, -1]) * k.amt(mu=6.5)); r.random() < .5 and rows.reverse(); sep = r.choice(['  ', '\t', ' ']); style = r.choice(['out', 'pm'] + (['cr', 'crdr', 'credneg'] if card and k.lang == 'en' else [])); cur = curof(k); below = r.choice(['post', 'bal', 'ref', 'postbal']) if not card else r.choice(['post', 'ref', 'postref']); od = odmode(k); noise(k, doc, r.randint(0, 3)); order = r.choice(['dna', 'nad', 'dan', 'nda'])
    for t in rows:
        R = mk(doc, t); c = {'d': P(k.d(t.day), date=R), 'n': P(t.name, name=R), 'a': P(amt_text(k, t, style, cur), amount=R)}; doc.line(c[order[0]], sep, c[order[1]], sep, c[order[2]]); low = []
        if 'post' in below: low += [f'{k.w("bdate" if card else "vdate")} {k.d(t.post)}', sep]
        if 'ref' in below: low += [f'{k.w("ref")} {k.ref(9)}', sep]
        if 'bal' in below: low += [f'{k.w("balance")} ', P(odfmt(k, od, t.bal), balance=R), sep]
        doc.line(*low[:-1]); [doc.line(l) for l in t.subs]; r.random() < .1 and doc.line(k.w('details'))
    return doc

@paste
def p_digest_mail(rng):
    """A weekly or monthly mail of the bank with totals, a list of what was spent, and adverts with prices."""
    k = Ctx(rng, rng.choice([ENG, EUR])); r = rng; doc = Paste(); rows = k.card_rows(n=r.randint(2, 10), fees=False); cur = r.choice(['pre', 'precode'] if k.lang == 'en' else ['post', 'code']); style = r.choice(['none', 'out', 'pm', 'plus']); rows = [t for t in rows if t.minor < 0] if style == 'none' else rows
    doc.line({'en': f'From: {k.bank} <alerts@bank.example>', 'de': f'Von: {k.bank} <info@bank.example>', 'fr': f'De : {k.bank} <info@bank.example>'}.get(k.lang, f'{k.bank} <info@bank.example>')); doc.line({'en': 'Subject: Your spending summary', 'de': 'Betreff: Ihre Umsätze', 'fr': 'Objet : vos dépenses'}.get(k.lang, k.w('statement'))); doc.line('')
    doc.line({'en': f'Hi {k.person().split()[0]},', 'de': f'Guten Tag {k.person()},', 'fr': f'Bonjour {k.person()},', 'es': f'Hola {k.person()}:', 'it': f'Ciao {k.person()},', 'nl': f'Beste {k.person()},'}.get(k.lang, k.person()))
    doc.line(f'{k.w("purchases")}: {k.money(sum(t.minor for t in rows if t.minor < 0), False)}'); r.random() < .5 and doc.line(f'{k.w("avail")}: {k.money(r.randint(1000, 400000))}'); form = r.choice(['bullet', 'line', 'stack'])
    for t in rows:
        R = mk(doc, t); d, n, a = P(k.d(t.day), date=R), P(t.name, name=R), P(amt_text(k, t, style, cur), amount=R)
        if form == 'bullet': doc.line(r.choice(['• ', '- ', '* ']) if False else '• ', a, ' – ', n, ' – ', d)
        elif form == 'line': doc.line(d, '   ', n, '   ', a)
        else: doc.line(n); doc.line(d); doc.line(a); doc.line('')
    doc.line(''); doc.line(r.choice(FINE[k.lang])); k.lang == 'en' and r.random() < .5 and doc.line('Switch to Premium for only 4.99 a month and get 3 months free.'); return doc
