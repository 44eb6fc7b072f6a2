"""Layouts of DE AT CH NL BE DK SE NO FI PL CZ."""
import datetime, os, random, re, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt

D = datetime.timedelta
LANGS = ('de', 'nl', 'fr', 'it', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'en')

MONTHS = {
 'de': 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
 'nl': 'januari februari maart april mei juni juli augustus september oktober november december',
 'fr': 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
 'it': 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
 'da': 'januar februar marts april maj juni juli august september oktober november december',
 'sv': 'januari februari mars april maj juni juli augusti september oktober november december',
 'nb': 'januar februar mars april mai juni juli august september oktober november desember',
 'fi': 'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
 'pl': 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
 'cs': 'ledna února března dubna května června července srpna září října listopadu prosince',
 'en': 'January February March April May June July August September October November December'}
MONTHS_NOM = dict(MONTHS, fi='tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
 pl='styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
 cs='leden únor březen duben květen červen červenec srpen září říjen listopad prosinec')
MON = {
 'de': 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez', 'nl': 'jan feb mrt apr mei jun jul aug sep okt nov dec',
 'fr': 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.', 'it': 'gen feb mar apr mag giu lug ago set ott nov dic',
 'da': 'jan feb mar apr maj jun jul aug sep okt nov dec', 'sv': 'jan feb mars apr maj juni juli aug sep okt nov dec',
 'nb': 'jan feb mar apr mai jun jul aug sep okt nov des', 'fi': 'tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu',
 'pl': 'sty lut mar kwi maj cze lip sie wrz paź lis gru', 'cs': 'led úno bře dub kvě čvn čvc srp zář říj lis pro',
 'en': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'}
DAYS = {
 'de': 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag', 'nl': 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
 'fr': 'lundi mardi mercredi jeudi vendredi samedi dimanche', 'it': 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
 'da': 'mandag tirsdag onsdag torsdag fredag lørdag søndag', 'sv': 'måndag tisdag onsdag torsdag fredag lördag söndag',
 'nb': 'mandag tirsdag onsdag torsdag fredag lørdag søndag', 'fi': 'maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
 'pl': 'poniedziałek wtorek środa czwartek piątek sobota niedziela', 'cs': 'pondělí úterý středa čtvrtek pátek sobota neděle',
 'en': 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'}
DOW = {'de': 'Mo Di Mi Do Fr Sa So', 'nl': 'ma di wo do vr za zo', 'fr': 'lun. mar. mer. jeu. ven. sam. dim.', 'it': 'lun mar mer gio ven sab dom',
 'da': 'man tir ons tor fre lør søn', 'sv': 'mån tis ons tors fre lör sön', 'nb': 'man. tir. ons. tor. fre. lør. søn.', 'fi': 'ma ti ke to pe la su',
 'pl': 'pon. wt. śr. czw. pt. sob. niedz.', 'cs': 'po út st čt pá so ne', 'en': 'Mon Tue Wed Thu Fri Sat Sun'}

_K = """
date: de=Datum|Buchungstag|Buchung|Bu-Tag|Buchungsdatum ; nl=Datum|Boekdatum|Boekingsdatum ; fr=Date|Date comptable ; it=Data|Data contabile ; da=Dato|Bogført|Bogført dato ; sv=Datum|Bokföringsdag|Bokförd|Bokföringsdatum ; nb=Dato|Bokført|Bokføringsdato ; fi=Päivä|Kirjauspäivä|Pvm|Kirjauspvm ; pl=Data|Data operacji|Data księgowania ; cs=Datum|Datum zaúčtování|Zaúčtováno ; en=Date|Booking date
vdate: de=Valuta|Wert|Wertstellung ; nl=Valuta|Rentedatum|Valutadatum ; fr=Valeur|Date valeur ; it=Valuta ; da=Rentedato|Valør ; sv=Valutadag|Räntedag ; nb=Rentedato|Valuta ; fi=Arvopäivä|Arvopvm ; pl=Data waluty ; cs=Valuta|Datum valuty ; en=Value date
text: de=Buchungstext|Vorgang|Verwendungszweck|Text|Erläuterung|Beschreibung|Buchungsinformationen|Umsatz ; nl=Omschrijving|Naam / Omschrijving|Mededelingen|Tegenpartij ; fr=Libellé|Description|Texte comptable|Communication ; it=Descrizione|Testo|Testo di contabilizzazione ; da=Tekst|Beskrivelse|Postering ; sv=Text|Beskrivning|Transaktion|Referens|Specifikation ; nb=Forklaring|Tekst|Beskrivelse ; fi=Saaja/Maksaja|Selite|Selitys|Viesti ; pl=Opis operacji|Opis|Tytuł operacji|Szczegóły ; cs=Popis|Popis transakce|Název protiúčtu|Typ transakce / popis ; en=Description|Details|Transaction
who: de=Empfänger/Auftraggeber|Auftraggeber / Empfänger|Zahlungspartner|Name ; nl=Tegenpartij|Naam tegenpartij|Naam ; fr=Contrepartie|Bénéficiaire ; it=Controparte|Beneficiario ; da=Modtager/afsender|Navn ; sv=Mottagare/avsändare|Namn ; nb=Mottaker/avsender|Navn ; fi=Saaja/Maksaja|Nimi ; pl=Nadawca/Odbiorca|Kontrahent ; cs=Protistrana|Název protiúčtu ; en=Counterparty|Payee
purpose: de=Verwendungszweck|Zahlungsreferenz|Mitteilung ; nl=Omschrijving|Mededeling ; fr=Communication|Motif ; it=Motivo|Comunicazione ; da=Meddelelse|Tekst ; sv=Meddelande ; nb=Melding|Beskjed ; fi=Viesti|Selite ; pl=Tytuł|Tytuł przelewu ; cs=Zpráva pro příjemce|Poznámka ; en=Reference|Message
debit: de=Soll|Lastschrift|Belastung|Ausgang|Zulasten|Abbuchung ; nl=Af|Bedrag af|Debet|Afgeschreven|Uit ; fr=Débit|Sortie ; it=Addebito|Dare|Uscite ; da=Ud|Hævet|Udbetaling ; sv=Uttag|Utgifter|Ut ; nb=Ut|Ut av konto|Ut fra konto ; fi=Panot-/Veloitus|Otot|Veloitus ; pl=Obciążenia|Wypłaty|Winien ; cs=Výdej|Na vrub|Odepsáno z účtu|Debet ; en=Money out|Debit|Paid out
credit: de=Haben|Gutschrift|Eingang|Zugunsten|Zahlungseingang ; nl=Bij|Bedrag bij|Credit|Bijgeschreven|In ; fr=Crédit|Entrée ; it=Accredito|Avere|Entrate ; da=Ind|Indsat|Indbetaling ; sv=Insättning|Insättningar|In ; nb=Inn|Inn på konto ; fi=Panot|Hyvitys ; pl=Uznania|Wpłaty|Ma ; cs=Příjem|Ve prospěch|Připsáno na účet|Kredit ; en=Money in|Credit|Paid in
amount: de=Betrag|Umsatz|Betrag (EUR) ; nl=Bedrag|Bedrag (EUR) ; fr=Montant ; it=Importo ; da=Beløb|Beløb i DKK ; sv=Belopp ; nb=Beløp|Beløp NOK ; fi=Määrä|Euroa|Summa ; pl=Kwota|Kwota operacji ; cs=Částka|Částka v měně účtu ; en=Amount
balance: de=Saldo|Kontostand|Neuer Saldo ; nl=Saldo|Saldo na mutatie ; fr=Solde ; it=Saldo ; da=Saldo ; sv=Saldo|Bokfört saldo ; nb=Saldo|Bokført saldo ; fi=Saldo|Tilin saldo ; pl=Saldo|Saldo po operacji|Saldo końcowe ; cs=Zůstatek|Saldo|Zůstatek po ; en=Balance
type: de=Art|Umsatzart|Typ|Buchungsart ; nl=Soort|Mutatiesoort|Code|Type ; fr=Type|Nature ; it=Tipo|Causale ; da=Type|Art ; sv=Typ|Kategori ; nb=Type|Arkivref. ; fi=Laji|Tapahtumalaji ; pl=Typ operacji|Rodzaj ; cs=Typ|Typ pohybu ; en=Type
ref: de=Referenz|PN-Nr.|Beleg-Nr. ; nl=Volgnr|Kenmerk|Referentie ; fr=Référence|N° ; it=Riferimento ; da=Bilagsnr.|Reference ; sv=Verifikation|OCR/Ref ; nb=Arkivref.|Referanse ; fi=Arkistointitunnus|Viite ; pl=Nr ref.|Nr operacji ; cs=VS|Var. symbol|Č. pohybu ; en=Reference|ID
cat: de=Kategorie ; nl=Categorie ; fr=Catégorie ; it=Categoria ; da=Kategori ; sv=Kategori ; nb=Kategori ; fi=Luokka ; pl=Kategoria ; cs=Kategorie ; en=Category
title: de=Kontoauszug|Auszug|Kontoauszug zum Girokonto|Tagesauszug|Umsatzübersicht ; nl=Rekeningafschrift|Afschrift|Rekeningoverzicht|Dagafschrift ; fr=Extrait de compte|Relevé de compte ; it=Estratto conto ; da=Kontoudskrift|Kontoudtog|Posteringsoversigt ; sv=Kontoutdrag|Transaktioner|Kontohändelser ; nb=Kontoutskrift|Kontoutdrag ; fi=Tiliote|Tilitapahtumat ; pl=Wyciąg z rachunku|Wyciąg bankowy|Zestawienie operacji|Historia rachunku ; cs=Výpis z účtu|Výpis z běžného účtu|Výpis pohybů ; en=Account statement|Statement
cardtitle: de=Kreditkartenabrechnung|Monatsrechnung|Abrechnung Ihrer Kreditkarte|Kartenabrechnung ; nl=Rekeningoverzicht creditcard|Creditcardafschrift|Maandoverzicht ; fr=Relevé de carte de crédit|Facture mensuelle ; it=Conteggio carta di credito|Fattura mensile ; da=Kreditkortopgørelse|Kontooversigt kort ; sv=Kortfaktura|Faktura|Kontobesked ; nb=Faktura kredittkort|Kredittkortfaktura ; fi=Luottokorttilasku|Lasku ; pl=Wyciąg z karty kredytowej|Zestawienie transakcji kartą ; cs=Výpis z kreditní karty|Výpis kartového účtu ; en=Card statement
account: de=Konto|Kontonummer|Girokonto ; nl=Rekening|Rekeningnummer|Betaalrekening ; fr=Compte|Compte privé ; it=Conto|Conto privato ; da=Konto|Lønkonto|Kontonummer ; sv=Konto|Lönekonto|Privatkonto ; nb=Konto|Brukskonto|Kontonummer ; fi=Tili|Käyttötili|Tilinumero ; pl=Rachunek|Konto osobiste|Numer rachunku ; cs=Účet|Číslo účtu|Běžný účet ; en=Account
page: de=Seite|Blatt ; nl=Pagina|Blad ; fr=Page ; it=Pagina ; da=Side ; sv=Sida|Sid ; nb=Side ; fi=Sivu ; pl=Strona|Str. ; cs=Strana|List ; en=Page
of: de=von ; nl=van ; fr=de ; it=di ; da=af ; sv=av ; nb=av ; fi=/ ; pl=z ; cs=z ; en=of
open: de=Alter Kontostand|Anfangssaldo|Kontostand am Beginn|Alter Saldo|Saldovortrag ; nl=Vorig saldo|Beginsaldo|Oud saldo ; fr=Solde initial|Ancien solde|Solde précédent ; it=Saldo iniziale|Saldo precedente ; da=Primosaldo|Saldo fra sidste udskrift|Overført saldo ; sv=Ingående saldo|Ingående balans ; nb=Inngående saldo|Saldo fra forrige utskrift ; fi=Alkusaldo|Edellinen saldo|Saldo edelliseltä tiliotteelta ; pl=Saldo początkowe|Saldo poprzednie ; cs=Počáteční zůstatek|Počáteční stav ; en=Opening balance|Previous balance
close: de=Neuer Kontostand|Schlusssaldo|Endsaldo|Neuer Saldo|Kontostand am Ende ; nl=Nieuw saldo|Eindsaldo|Huidig saldo ; fr=Solde final|Nouveau solde|Solde de clôture ; it=Saldo finale|Nuovo saldo ; da=Ultimosaldo|Ny saldo|Saldo pr. udskriftsdato ; sv=Utgående saldo|Utgående balans ; nb=Utgående saldo|Ny saldo ; fi=Loppusaldo|Saldo kauden lopussa ; pl=Saldo końcowe|Saldo bieżące ; cs=Konečný zůstatek|Konečný stav ; en=Closing balance|New balance
carry: de=Übertrag|Übertrag auf Folgeseite|Zwischensaldo ; nl=Transport|Saldo transport ; fr=Report|A reporter ; it=Riporto|A riportare ; da=Transport|Overføres til næste side ; sv=Transport|Delsumma ; nb=Overføres|Transport ; fi=Siirto|Välisaldo ; pl=Do przeniesienia|Saldo z przeniesienia ; cs=Převod|K převodu ; en=Carried forward
totin: de=Summe Gutschriften|Summe Zahlungseingänge|Total Gutschriften|Einnahmen ; nl=Totaal bijgeschreven|Totaal bij|Inkomsten ; fr=Total des crédits|Total en votre faveur ; it=Totale accrediti|Totale entrate ; da=Indbetalinger i alt|Indsat i alt ; sv=Summa insättningar|Totalt in ; nb=Sum inn på konto|Inn i perioden ; fi=Panot yhteensä|Tilille tulleet ; pl=Suma uznań|Suma wpływów ; cs=Celkem příjmy|Součet kreditních položek ; en=Total money in
totout: de=Summe Lastschriften|Summe Zahlungsausgänge|Total Belastungen|Ausgaben ; nl=Totaal afgeschreven|Totaal af|Uitgaven ; fr=Total des débits|Total en notre faveur ; it=Totale addebiti|Totale uscite ; da=Udbetalinger i alt|Hævet i alt ; sv=Summa uttag|Totalt ut ; nb=Sum ut av konto|Ut i perioden ; fi=Otot yhteensä|Tililtä lähteneet ; pl=Suma obciążeń|Suma wydatków ; cs=Celkem výdaje|Součet debetních položek ; en=Total money out
secin: de=Zahlungseingänge|Gutschriften|Einzahlungen ; nl=Bijschrijvingen|Ontvangen bedragen ; fr=Crédits|Versements reçus ; it=Accrediti|Entrate ; da=Indbetalinger|Indsætninger ; sv=Insättningar|Inbetalningar ; nb=Innbetalinger|Innskudd ; fi=Panot|Tulot ; pl=Wpływy|Uznania rachunku ; cs=Příchozí platby|Příjmy ; en=Deposits|Money in
secout: de=Zahlungsausgänge|Lastschriften|Abbuchungen ; nl=Afschrijvingen|Uitgaven ; fr=Débits|Paiements sortants ; it=Addebiti|Uscite ; da=Udbetalinger|Hævninger ; sv=Uttag|Utbetalningar ; nb=Utbetalinger|Uttak ; fi=Otot|Menot ; pl=Wydatki|Obciążenia rachunku ; cs=Odchozí platby|Výdaje ; en=Withdrawals|Money out
purchases: de=Einkäufe|Neue Umsätze|Kartenumsätze ; nl=Aankopen|Uitgaven met de card ; fr=Achats|Nouvelles transactions ; it=Acquisti ; da=Køb|Nye køb ; sv=Köp|Nya köp ; nb=Kjøp|Varekjøp ; fi=Ostot|Uudet ostot ; pl=Zakupy|Transakcje kartą ; cs=Nákupy|Platby kartou ; en=Purchases
payments: de=Zahlungen und Gutschriften|Ihre Zahlungen ; nl=Betalingen en terugboekingen|Uw betalingen ; fr=Paiements et crédits|Vos paiements ; it=Pagamenti e accrediti ; da=Indbetalinger og refusioner ; sv=Inbetalningar och återbetalningar ; nb=Innbetalinger og krediteringer ; fi=Suoritukset ja hyvitykset ; pl=Spłaty i zwroty ; cs=Splátky a vratky ; en=Payments and credits
cpay: de=Ihre Zahlung - Danke|Zahlungseingang Lastschrift|Einzahlung Dank|Ausgleich Kreditkarte ; nl=Automatische incasso ontvangen|Uw betaling dank u|Geïncasseerd vorig saldo ; fr=Votre paiement - Merci|Paiement reçu LSV ; it=Il vostro pagamento grazie|Pagamento ricevuto ; da=Indbetaling tak|Betaling via Betalingsservice ; sv=Inbetalning - tack|Betalning bankgiro ; nb=Innbetaling - takk|Betaling KID ; fi=Suoritus kiitos|Maksusuoritus ; pl=Spłata karty - dziękujemy|Spłata zadłużenia ; cs=Přijatá splátka děkujeme|Splátka z běžného účtu ; en=Payment received - thank you
t_card: de=Kartenzahlung|Debitkartenzahlung|Kartenumsatz|girocard ; nl=Betaalautomaat|Pinbetaling|BEA, Betaalpas ; fr=Paiement par carte|Achat carte ; it=Acquisto carta|Pagamento con carta ; da=Dankort-køb|Visa/Dankort|Køb ; sv=Kortköp|Köp ; nb=Varekjøp|Visa varekjøp ; fi=Korttiosto|Osto ; pl=Płatność kartą|Zakup przy użyciu karty ; cs=Platba kartou|Nákup kartou ; en=Card payment
t_out: de=Überweisung|Online-Überweisung|SEPA-Überweisung|Echtzeitüberweisung ; nl=Overschrijving|Online bankieren|SEPA Overboeking ; fr=Virement|Ordre e-banking|Virement SEPA ; it=Bonifico|Ordine e-banking ; da=Overførsel|Straksoverførsel|Betaling ; sv=Överföring|Betalning|Bg-betalning ; nb=Overføring|Nettgiro|Betaling ; fi=Tilisiirto|Verkkomaksu ; pl=Przelew wychodzący|Przelew zewnętrzny|Przelew na telefon ; cs=Odchozí úhrada|Platba převodem|Okamžitá úhrada ; en=Transfer
t_in: de=Gutschrift|Überweisungsgutschrift|Geldeingang|Gutschrift Überweisung ; nl=Bijschrijving|Overschrijving ontvangen|SEPA Overboeking ; fr=Virement reçu|Crédit|Virement entrant ; it=Bonifico ricevuto|Accredito ; da=Indbetaling|Overførsel ind ; sv=Insättning|Överföring in ; nb=Innbetaling|Overføring inn ; fi=Pano|Saapunut maksu ; pl=Przelew przychodzący|Przelew otrzymany ; cs=Příchozí úhrada|Připsaná platba ; en=Transfer received
t_dd: de=Lastschrift|SEPA-Basislastschrift|Lastschrifteinzug|SEPA-LASTSCHR. ; nl=Incasso|Automatische incasso|SEPA Incasso ; fr=Domiciliation|Recouvrement direct|Prélèvement ; it=Addebito diretto|LSV ; da=Betalingsservice|BS betaling ; sv=Autogiro|E-faktura ; nb=Avtalegiro|eFaktura ; fi=E-lasku|Suoramaksu ; pl=Polecenie zapłaty|Stałe zlecenie ; cs=Inkaso|SIPO ; en=Direct debit
t_so: de=Dauerauftrag|DA-Belastung ; nl=Periodieke overschrijving|Vaste opdracht ; fr=Ordre permanent ; it=Ordine permanente ; da=Fast overførsel ; sv=Stående överföring ; nb=Fast oppdrag|Fast overføring ; fi=Toistuva maksu ; pl=Zlecenie stałe ; cs=Trvalý příkaz ; en=Standing order
t_atm: de=Bargeldauszahlung|Geldautomat|Bargeldbezug|Auszahlung GAA ; nl=Geldautomaat|GEA, Betaalpas|Geldopname ; fr=Retrait Bancomat|Prélèvement au distributeur ; it=Prelievo Bancomat|Prelevamento ; da=Hævning automat|Kontantudbetaling ; sv=Uttag Bankomat|Kontantuttag ; nb=Minibank|Kontantuttak ; fi=Käteisnosto|Otto. automaatti ; pl=Wypłata z bankomatu|Wypłata gotówki ; cs=Výběr z bankomatu|Výběr hotovosti ATM ; en=ATM withdrawal
t_fee: de=Entgelt|Gebühren|Spesen ; nl=Kosten|Bankkosten ; fr=Frais ; it=Spese ; da=Gebyr ; sv=Avgift ; nb=Gebyr ; fi=Palvelumaksu ; pl=Opłata|Prowizja ; cs=Poplatek ; en=Fee
t_int: de=Zinsen|Abschluss ; nl=Rente ; fr=Intérêts ; it=Interessi ; da=Renter ; sv=Ränta ; nb=Renter ; fi=Korko ; pl=Odsetki ; cs=Úrok ; en=Interest
t_ref: de=Erstattung|Gutschrift Karte|Storno ; nl=Retour|Terugboeking|Terugbetaling ; fr=Remboursement|Crédit carte ; it=Rimborso|Storno ; da=Refusion|Retur ; sv=Återbetalning|Retur ; nb=Retur|Tilbakebetaling ; fi=Hyvitys|Palautus ; pl=Zwrot|Zwrot płatności kartą ; cs=Vrácení platby|Refundace ; en=Refund
n_fee: de=Kontoführungsgebühr|Entgelt Girocard|Abschlussposten Entgelte|Kontoführung Februar|Jahresgebühr Kreditkarte|Auslandseinsatzentgelt ; nl=Kosten betaalpakket|Bijdrage BasisPakket|Kosten gebruik betaalrekening|Koersopslag ; fr=Frais de tenue de compte|Frais carte annuelle|Frais e-banking|Redevance package ; it=Spese tenuta conto|Tassa annua carta ; da=Kortgebyr|Gebyr netbank|Kvartalsgebyr Mastercard ; sv=Årsavgift Bankkort|Avgift vardagspaket|Aviavgift ; nb=Årspris Visa|Omkostninger|Gebyr nettbank ; fi=Palvelumaksut|Kuukausimaksu|Korttimaksu Visa Debit ; pl=Opłata za prowadzenie rachunku|Opłata za kartę|Prowizja za przelew natychmiastowy ; cs=Poplatek za vedení účtu|Cena za balíček služeb|Poplatek za výběr ; en=Monthly plan fee|Card fee
n_int: de=Habenzinsen|Abschluss Zinsen/Entgelte|Zinsgutschrift|Sollzinsen Dispositionskredit ; nl=Creditrente|Rente spaarrekening|Debetrente ; fr=Intérêts créditeurs|Bouclement intérêts ; it=Interessi creditori|Chiusura interessi ; da=Rentetilskrivning|Tilskrevne renter ; sv=Kapitaliserad ränta|Ränta ; nb=Kreditrenter|Debetrenter ; fi=Talletuskorko|Luottokorko ; pl=Kapitalizacja odsetek|Odsetki od salda ; cs=Připsaný úrok|Kreditní úrok ; en=Interest
n_sal: de=Lohn/Gehalt|Gehalt|Lohn|Bezüge|Gehaltszahlung ; nl=Salaris|Loon ; fr=Salaire|Rémunération ; it=Stipendio|Salario ; da=Løn|Lønoverførsel ; sv=Lön|Löneutbetalning ; nb=Lønn ; fi=Palkka ; pl=Wynagrodzenie|Wynagrodzenie za pracę ; cs=Mzda|Výplata ; en=Salary
n_rent: de=Miete|Miete inkl. NK|Mietzins|Miete Whg 4 ; nl=Huur|Huur appartement ; fr=Loyer|Loyer appartement ; it=Affitto|Pigione ; da=Husleje ; sv=Hyra|Hyresavi ; nb=Husleie ; fi=Vuokra|Yhtiövastike ; pl=Czynsz|Najem mieszkania ; cs=Nájem|Nájemné ; en=Rent
n_misc: de=Danke fürs Essen|Geburtstag|Rechnung 2026-|Taschengeld|Anteil Urlaub|Kita-Beitrag|Mitgliedsbeitrag|RE-NR |Kaution|Sparen|Nachhilfe ; nl=Tikkie etentje|Cadeau|Factuur |Boodschappen|Sportles|Sparen|Contributie|Kapper|Zakgeld ; fr=Facture |Anniversaire|Remboursement repas|Cotisation|Épargne|Cadeau commun ; it=Fattura |Regalo|Cena|Quota|Risparmio ; da=Fødselsdag|Faktura |Mad|Opsparing|Kontingent|Gave ; sv=Middag|Faktura |Present|Sparande|Lunch|Medlemsavgift ; nb=Middag|Faktura |Gave|Sparing|Hytte|Kontingent ; fi=Lasku |Lahja|Ruoka|Säästö|Jäsenmaksu ; pl=Faktura |Prezent|Za obiad|Oszczędności|Zwrot|Korepetycje|Składka ; cs=Faktura |Oběd|Dárek|Spoření|Příspěvky|Kroužek ; en=Invoice |Gift|Dinner|Savings|Trip
mobile: de=Wero|giropay|TWINT|Klarna ; nl=Tikkie|iDEAL|Betaalverzoek|Payconiq ; fr=TWINT|Payconiq|Bancontact ; it=TWINT ; da=MobilePay|Mobilepay ; sv=Swish|Swish betalning ; nb=Vipps|Vipps Straksbetaling ; fi=MobilePay|Siirto ; pl=BLIK|Przelew na telefon BLIK ; cs=QR platba|Platba kontakt ; en=Revolut|Wise
today: de=Heute ; nl=Vandaag ; fr=Aujourd'hui ; it=Oggi ; da=I dag ; sv=Idag ; nb=I dag ; fi=Tänään ; pl=Dzisiaj ; cs=Dnes ; en=Today
yest: de=Gestern ; nl=Gisteren ; fr=Hier ; it=Ieri ; da=I går ; sv=Igår ; nb=I går ; fi=Eilen ; pl=Wczoraj ; cs=Včera ; en=Yesterday
pend: de=Vorgemerkte Umsätze|Noch nicht gebucht|Vorgemerkt ; nl=Gereserveerd|Nog te verwerken ; fr=En attente|Réservations ; it=In sospeso|Prenotazioni ; da=Reserveret|Kommende ; sv=Reserverade belopp|Kommande ; nb=Reservert|Ikke bokført ; fi=Varaukset|Katevaraukset ; pl=Blokady|Nierozliczone ; cs=Blokace|Čekající platby ; en=Pending
booked: de=Gebuchte Umsätze|Umsätze ; nl=Verwerkt|Bij- en afschrijvingen ; fr=Comptabilisé|Mouvements ; it=Contabilizzati|Movimenti ; da=Bogførte posteringer|Posteringer ; sv=Bokförda transaktioner|Transaktioner ; nb=Bokført|Transaksjoner ; fi=Tapahtumat|Kirjatut ; pl=Zaksięgowane|Historia operacji ; cs=Zaúčtované|Pohyby na účtu ; en=Completed|Transactions
details: de=Details|Mehr anzeigen|Details anzeigen ; nl=Details|Toon details|Meer ; fr=Détails|Afficher ; it=Dettagli|Mostra ; da=Detaljer|Vis mere ; sv=Visa detaljer|Detaljer ; nb=Detaljer|Vis kvittering ; fi=Näytä tiedot|Lisätiedot ; pl=Szczegóły|Ponów ; cs=Detail|Opakovat platbu ; en=Details|Split bill
search: de=Suchen|Umsatz suchen|Filter ; nl=Zoeken|Filteren ; fr=Rechercher|Filtrer ; it=Cerca|Filtra ; da=Søg|Filtrér ; sv=Sök|Filtrera ; nb=Søk|Filtrer ; fi=Hae|Suodata ; pl=Szukaj|Filtruj ; cs=Hledat|Filtrovat ; en=Search|Filter
cats: de=Lebensmittel|Shopping|Mobilität|Wohnen|Freizeit|Restaurants & Cafés|Versicherungen ; nl=Boodschappen|Vervoer|Wonen|Horeca|Winkelen|Vrije tijd ; fr=Alimentation|Transports|Logement|Loisirs|Restaurants ; it=Alimentari|Trasporti|Casa|Tempo libero ; da=Dagligvarer|Transport|Bolig|Fritid|Restaurant & café ; sv=Livsmedel|Transport|Boende|Nöje|Restaurang|Shopping ; nb=Dagligvarer|Transport|Bolig|Fritid|Restaurant ; fi=Ruokaostokset|Liikenne|Asuminen|Vapaa-aika|Ravintolat ; pl=Żywność i chemia|Transport|Dom|Rozrywka|Jedzenie poza domem ; cs=Potraviny|Doprava|Bydlení|Zábava|Restaurace ; en=Groceries|Transport|Housing|Leisure|Eating out
limit: de=Kreditlimit|Verfügungsrahmen|Dispositionskredit ; nl=Bestedingslimiet|Kredietlimiet ; fr=Limite de crédit|Limite de dépenses ; it=Limite di credito ; da=Kreditmaksimum|Trækningsret ; sv=Kreditgräns|Beviljad kredit ; nb=Kredittgrense|Kredittramme ; fi=Luottoraja|Limiitti ; pl=Limit kredytowy|Dostępny limit ; cs=Úvěrový limit|Kreditní rámec ; en=Credit limit
avail: de=Verfügbarer Betrag|Verfügbar ; nl=Beschikbaar|Bestedingsruimte ; fr=Montant disponible|Disponible ; it=Disponibile ; da=Til rådighed|Disponibelt beløb ; sv=Disponibelt belopp|Kvar att handla för ; nb=Disponibelt|Til disposisjon ; fi=Käytettävissä ; pl=Dostępne środki ; cs=Disponibilní zůstatek|K dispozici ; en=Available
due: de=Zu zahlender Betrag|Rechnungsbetrag|Fälliger Betrag ; nl=Te betalen bedrag|Totaal te betalen ; fr=Montant à payer|Total à payer ; it=Importo da pagare ; da=Beløb til betaling|At betale ; sv=Att betala|Totalt att betala ; nb=Beløp å betale|Å betale ; fi=Maksettava yhteensä|Eräpäivänä maksettava ; pl=Kwota do zapłaty|Całkowite zadłużenie ; cs=K úhradě|Celková dlužná částka ; en=Amount due
minp: de=Mindestbetrag|Mindestrückzahlung ; nl=Minimaal te betalen ; fr=Montant minimal ; it=Importo minimo ; da=Minimumsbetaling ; sv=Lägsta belopp att betala|Minsta belopp ; nb=Minste beløp å betale ; fi=Vähimmäislyhennys|Kuukausierä ; pl=Kwota minimalna ; cs=Minimální splátka ; en=Minimum payment
duedate: de=Fällig am|Zahlbar bis ; nl=Uiterste betaaldatum|Incassodatum ; fr=Échéance|A payer jusqu'au ; it=Da pagare entro il ; da=Betalingsdato|Forfaldsdato ; sv=Förfallodatum|Förfallodag ; nb=Forfallsdato|Betalingsfrist ; fi=Eräpäivä ; pl=Termin płatności|Termin spłaty ; cs=Datum splatnosti|Splatnost do ; en=Due date
rate: de=Sollzinssatz p.a.|Effektiver Jahreszins ; nl=Debetrente per jaar|Jaarrente ; fr=Taux débiteur annuel ; it=Tasso debitore annuo ; da=Debitorrente p.a.|ÅOP ; sv=Årsränta|Effektiv ränta ; nb=Nominell rente p.a.|Effektiv rente ; fi=Vuosikorko|Todellinen vuosikorko ; pl=Oprocentowanie w skali roku|RRSO ; cs=Úroková sazba p.a.|RPSN ; en=Interest rate p.a.
phone: de=Telefon|Service-Hotline|Karten sperren ; nl=Telefoon|Klantenservice|Pas blokkeren ; fr=Téléphone|Bloquer une carte ; it=Telefono|Blocco carte ; da=Telefon|Spær kort ; sv=Telefon|Spärra kort|Kundtjänst ; nb=Telefon|Sperre kort ; fi=Puhelin|Kortin sulku ; pl=Infolinia|Zastrzeganie kart ; cs=Infolinka|Blokace karet ; en=Phone|Block card
period: de=Zeitraum|Auszugszeitraum ; nl=Periode ; fr=Période ; it=Periodo ; da=Periode ; sv=Period ; nb=Periode ; fi=Tilikausi|Ajalta ; pl=Okres|Za okres ; cs=Období|Za období ; en=Period
holder: de=Kontoinhaber ; nl=Rekeninghouder ; fr=Titulaire ; it=Titolare ; da=Kontohaver ; sv=Kontohavare ; nb=Kontoeier ; fi=Tilinomistaja ; pl=Posiadacz ; cs=Majitel účtu ; en=Account holder
cardno: de=Kartennummer|Karte ; nl=Kaartnummer|Card nr. ; fr=N° de carte|Carte ; it=Carta n. ; da=Kortnr.|Kort ; sv=Kortnummer|Kort ; nb=Kortnummer|Kort ; fi=Kortin numero|Kortti ; pl=Numer karty|Karta ; cs=Číslo karty|Karta ; en=Card
total: de=Summe|Total|Gesamt ; nl=Totaal ; fr=Total ; it=Totale ; da=I alt|Total ; sv=Summa|Totalt ; nb=Sum|Totalt ; fi=Yhteensä ; pl=Razem|Suma ; cs=Celkem ; en=Total
xrate: de=Kurs|Umrechnungskurs|Wechselkurs ; nl=Wisselkoers|Koers ; fr=Taux de change|Cours ; it=Tasso di cambio ; da=Kurs|Valutakurs ; sv=Växlingskurs|Kurs ; nb=Valutakurs|Kurs ; fi=Kurssi|Valuuttakurssi ; pl=Kurs|Kurs wymiany ; cs=Kurz|Směnný kurz ; en=Rate
legal: de=Bitte prüfen Sie die Buchungen, Berechnungen und die Rechtschreibung. Einwendungen sind unverzüglich zu erheben.|Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig bis zu 100.000 EUR.|Schecks, Wechsel und sonstige Lastschriften schreiben wir unter dem Vorbehalt des Eingangs gut.|Beim Bezug von Leistungen prüfen wir die Angaben innerhalb von 30 Tagen. ; nl=Dit product valt onder het depositogarantiestelsel tot 100.000 euro per klant.|Controleer dit overzicht. Klopt er iets niet, meld het dan binnen 13 maanden.|U ontvangt dit overzicht eenmaal per maand. ; fr=Sauf avis contraire dans les 30 jours, le présent extrait est réputé approuvé.|Vos dépôts sont garantis jusqu'à 100 000 par déposant.|Veuillez vérifier cet extrait et nous signaler toute erreur. ; it=Vogliate verificare il presente estratto. Senza reclamo entro 30 giorni si intende approvato.|I depositi sono garantiti fino a 100 000 per cliente. ; da=Indskud er dækket af Garantiformuen med op til 100.000 euro.|Kontroller venligst posteringerne. Indsigelser skal ske hurtigst muligt og senest efter 13 måneder.|Renten kan ændres med 30 dages varsel. ; sv=Kontot omfattas av den statliga insättningsgarantin upp till 1 050 000 kr.|Kontrollera kontoutdraget. Fel ska anmälas till banken utan dröjsmål.|Betala i god tid före förfallodagen. Påminnelseavgift 60 kr tas ut vid sen betalning. ; nb=Innskudd er garantert med inntil 2 millioner kroner gjennom Bankenes sikringsfond.|Vennligst kontroller utskriften. Eventuelle feil må meldes innen 30 dager.|Ved forsinket betaling påløper purregebyr kr 35. ; fi=Talletukset kuuluvat talletussuojan piiriin 100 000 euroon saakka.|Tarkista tiliote. Huomautukset on tehtävä 13 kuukauden kuluessa.|Viivästyskorko 12,5 % ja maksumuistutus 5 euroa. ; pl=Środki są objęte gwarancją BFG do równowartości 100 000 EUR.|Dokument wygenerowany elektronicznie, nie wymaga podpisu ani stempla.|Prosimy o sprawdzenie zgodności salda w terminie 14 dni. ; cs=Vklady jsou pojištěny u Garančního systému do výše 100 000 EUR.|Reklamace uplatněte prosím do 13 měsíců od zaúčtování.|Výpis si prosím pečlivě zkontrolujte. ; en=Deposits are protected up to 100,000 EUR per customer.|Please check this statement and report errors within 13 months.
advert: de=Jetzt Bausparvertrag abschließen und 250 EUR Prämie sichern!|Autokredit ab 3,99 % - rechnen Sie nach.|Freunde werben: 75 € für Sie beide bis 31.12. ; nl=Open nu een spaarrekening en ontvang 2,25% rente.|Reisverzekering al vanaf 4,95 per maand!|Nodig een vriend uit en krijg 25 euro cadeau. ; fr=Votre hypothèque dès 1,45 % - demandez votre offre.|Assurance voyage dès 49.- par an. ; it=Ipoteca a partire da 1,45 % - chiedete la vostra offerta.|Carta prepagata solo 30.- all'anno. ; da=Billån fra 3,95 % - ring i dag på 70 12 34 56.|Få 500 kr når du flytter din pension. ; sv=Bolån från 3,24 % - räkna på din ränta.|Värva en vän och få 200 kr. ; nb=Billån fra 5,95 % eff. 7,12 % kr 150 000 over 5 år.|Boliglån for unge fra 4,79 %. ; fi=Asuntolaina nyt 12 kk euribor + 0,55 %.|Hanki matkavakuutus 49 € vuodessa. ; pl=Lokata na start 6,00 % do 50 000 zł!|Poleć konto i odbierz 300 zł premii. ; cs=Spořicí účet s úrokem 4,2 % ročně.|Půjčka 200 000 Kč za 3 890 Kč měsíčně. ; en=Refer a friend and earn 50 EUR.|Upgrade to Premium for 9.99 per month.
dear: de=Guten Tag|Sehr geehrte Kundin, sehr geehrter Kunde,|Hallo ; nl=Beste klant,|Hallo|Goedendag ; fr=Bonjour|Chère cliente, cher client, ; it=Buongiorno|Gentile cliente, ; da=Hej|Kære kunde ; sv=Hej!|Hej ; nb=Hei|Hei! ; fi=Hei!|Hyvä asiakas ; pl=Dzień dobry|Szanowni Państwo, ; cs=Dobrý den,|Vážený kliente, ; en=Hello|Hi there
nav: de=Übersicht#Überweisung#Daueraufträge#Postfach 3#Abmelden ; nl=Overzicht#Overboeken#Sparen#Berichten 2#Uitloggen ; fr=Aperçu#Paiements#Cartes#Messages (1)#Déconnexion ; it=Panoramica#Pagamenti#Carte#Esci ; da=Overblik#Betal#Kort#Beskeder 2#Log af ; sv=Översikt#Betala#Spara#Lån#Logga ut ; nb=Oversikt#Betal#Spare#Lån#Logg ut ; fi=Etusivu#Maksut#Kortit#Viestit 1#Kirjaudu ulos ; pl=Pulpit#Płatności#Karty#Wiadomości (4)#Wyloguj ; cs=Přehled#Platby#Karty#Zprávy 2#Odhlásit ; en=Home#Payments#Cards#Log out
order: de=Bestellbestätigung|Vielen Dank für Ihre Bestellung ; nl=Bestelbevestiging|Bedankt voor je bestelling ; fr=Confirmation de commande|Merci pour votre commande ; it=Conferma d'ordine|Grazie per l'ordine ; da=Ordrebekræftelse|Tak for din ordre ; sv=Orderbekräftelse|Tack för din beställning ; nb=Ordrebekreftelse|Takk for bestillingen ; fi=Tilausvahvistus|Kiitos tilauksestasi ; pl=Potwierdzenie zamówienia|Dziękujemy za zamówienie ; cs=Potvrzení objednávky|Děkujeme za objednávku ; en=Order confirmation|Thanks for your order
orderno: de=Bestellnummer|Auftragsnr. ; nl=Bestelnummer|Ordernummer ; fr=N° de commande ; it=N. ordine ; da=Ordrenummer ; sv=Ordernummer ; nb=Ordrenummer ; fi=Tilausnumero ; pl=Numer zamówienia ; cs=Číslo objednávky ; en=Order number
orderdate: de=Bestelldatum|Bestellt am|Datum ; nl=Besteldatum|Datum ; fr=Date de commande|Date ; it=Data ordine|Data ; da=Ordredato|Dato ; sv=Orderdatum|Datum ; nb=Ordredato|Dato ; fi=Tilauspäivä|Päiväys ; pl=Data zamówienia|Data ; cs=Datum objednávky|Datum ; en=Order date|Date
subtot: de=Zwischensumme|Warenwert ; nl=Subtotaal|Artikelen ; fr=Sous-total ; it=Subtotale ; da=Subtotal|Varer i alt ; sv=Delsumma|Varor ; nb=Delsum|Varer ; fi=Välisumma|Tuotteet ; pl=Wartość produktów|Suma częściowa ; cs=Mezisoučet|Zboží celkem ; en=Subtotal
ship: de=Versand|Versandkosten ; nl=Verzendkosten|Bezorging ; fr=Livraison|Frais de port ; it=Spedizione ; da=Fragt|Levering ; sv=Frakt ; nb=Frakt ; fi=Toimitus|Toimituskulut ; pl=Dostawa|Koszt dostawy ; cs=Doprava|Poštovné ; en=Shipping
vat: de=inkl. MwSt. 19%|enthaltene USt. ; nl=waarvan btw 21% ; fr=TVA incluse 8.1% ; it=IVA inclusa 8.1% ; da=heraf moms 25% ; sv=varav moms 25% ; nb=herav mva 25% ; fi=sis. ALV 25,5% ; pl=w tym VAT 23% ; cs=z toho DPH 21% ; en=incl. VAT 20%
paid: de=Gesamtbetrag|Gesamtsumme|Bezahlt|Summe ; nl=Totaal|Totaalbedrag|Betaald ; fr=Total TTC|Total payé ; it=Totale pagato ; da=I alt|Beløb i alt|Betalt ; sv=Totalt|Att betala|Betalat ; nb=Totalt|Å betale|Betalt ; fi=Yhteensä|Maksettu ; pl=Do zapłaty|Razem|Zapłacono ; cs=Celkem k úhradě|Celkem|Zaplaceno ; en=Total|Paid
paywith: de=Zahlungsart#PayPal#Kreditkarte#Kauf auf Rechnung ; nl=Betaalmethode#iDEAL#Achteraf betalen#Bancontact ; fr=Mode de paiement#TWINT#Carte Visa#Facture ; it=Pagamento#TWINT#Visa ; da=Betaling#MobilePay#Dankort ; sv=Betalsätt#Klarna#Swish#Kort ; nb=Betaling#Vipps#Klarna#Kort ; fi=Maksutapa#Verkkopankki#MobilePay#Klarna ; pl=Płatność#BLIK#Przelewy24#Karta ; cs=Způsob platby#Kartou online#Apple Pay#Bankovní převod ; en=Paid with#Visa#PayPal
items: de=Kaffeebohnen 1kg#USB-C Kabel 2m#Damen Sneaker Gr. 39#Regal BILLY 80x202#Vollmilch 3,5%#Bio Bananen#Kinderbuch#Bohrmaschine 18V ; nl=Koffiebonen 1kg#USB-C kabel 2m#Sneakers maat 42#Halfvolle melk#Bananen#Boek#Boormachine 18V ; fr=Café en grains 1kg#Câble USB-C#Baskets t. 38#Lait entier#Livre de poche ; it=Caffè in grani 1kg#Cavo USB-C#Scarpe n. 40#Latte intero#Libro ; da=Kaffebønner 1 kg#USB-C kabel#Sneakers str. 41#Sødmælk#Bananer#Bog#Boremaskine 18V ; sv=Kaffebönor 1 kg#USB-C-kabel 2m#Sneakers stl 40#Mellanmjölk#Bananer#Pocketbok#Borrmaskin 18V ; nb=Kaffebønner 1 kg#USB-C-kabel#Joggesko str 43#Lettmelk#Bananer#Bok#Drill 18V ; fi=Kahvipavut 1 kg#USB-C-kaapeli#Tennarit koko 41#Maito 1 l#Banaani#Kirja#Porakone 18V ; pl=Kawa ziarnista 1kg#Kabel USB-C 2m#Buty sportowe r. 42#Mleko 2%#Banany#Książka#Wiertarka 18V ; cs=Zrnková káva 1kg#Kabel USB-C#Tenisky vel. 41#Mléko polotučné#Banány#Kniha#Vrtačka 18V ; en=Coffee beans 1kg#USB-C cable#Sneakers size 41#Whole milk#Paperback
"""
K = {}
for _line in _K.strip().splitlines():
    _key, _rest = _line.split(': ', 1)
    K[_key] = {}
    for _p in _rest.split(' ; '):
        _l, _v = _p.split('=', 1); K[_key][_l.strip()] = [v for v in _v.split('|')]
    for _l in LANGS: assert K[_key].get(_l), (_key, _l)

SHOPS = {
 'DE': 'REWE Markt GmbH|EDEKA Center|ALDI SUED|ALDI Nord|Lidl sagt Danke|Kaufland|dm-drogerie markt|Rossmann|Netto Marken-Discount|PENNY|Saturn|MediaMarkt|OBI Bau- und Heimwerkermarkt|Bauhaus|Hornbach|Deutsche Bahn|DB Vertrieb GmbH|Shell 2214|ARAL AG|Total Tankstelle|Thalia|C&A|H&M|Zalando SE|OTTO (GmbH & Co KG)|Tchibo|Baeckerei Kamps|Backwerk|Apotheke am Markt|Müller|Fressnapf|LIEFERANDO.DE|Flaschenpost|BVG Fahrschein|MVG Automaten|Nordsee|Vapiano|Eiscafe Venezia|Cinemaxx|McFit|Decathlon|IKEA Deutschland|Tegut|Globus|Alnatura|denns BioMarkt|Ernstings Family|Action 5521|Woolworth|KiK',
 'AT': 'BILLA dankt|SPAR|HOFER KG|INTERSPAR|MERKUR|BIPA|Penny|Lidl Österreich|ÖBB Ticketshop|Wiener Linien|OMV|eni Tankstelle|Libro|Thalia|XXXLutz|Mömax|Anker Brot|Ströck|McDonalds|Magenta|Kastner & Öhler|Trafik Huber|Cafe Central|Gasthaus Zum Hirschen|Hervis|Intersport|Sportler|Apotheke Zum Engel|Baumax|Hartlauer|Foodora|mjam|Willhaben|Universal Versand',
 'CH': 'Migros MM Oerlikon|Coop-1234 Zürich|Denner|Aldi Suisse 82|Lidl Schweiz|Manor AG|SBB CFF FFS|SBB Mobile|Digitec Galaxus|Brack.ch|Interdiscount|Fust AG|Globus|Jelmoli|Landi|Jumbo|Coop Pronto|Migrolino|Avec|k kiosk|Valora|Starbucks|Tibits|Vapiano|Apotheke Bahnhof|Amavita|Sunrise|ZVV Zürich|TPG Genève|Fnac|Payot Lausanne|Ochsner Sport|Dosenbach|Orell Füssli|Hiltl|Sprüngli|Mobility|PubliBike|Tamoil|Agrola|Socar|Bergbahnen Davos',
 'NL': 'Albert Heijn 1521|AH to go|Jumbo Utrecht|Lidl 234|ALDI|PLUS Vermeer|Dirk vd Broek|HEMA|Kruidvat 7211|Etos|Action 1102|Bol.com|Coolblue|NS Reizigers|NS GROEP|OV-chipkaart|GVB|Shell|Tango|Tinq|Blokker|Praxis|Gamma|Intratuin|Bakkerij Bart|Bagels & Beans|La Place|Febo|Thuisbezorgd.nl|Primera|Bruna|Xenos|Zeeman|Wibra|Q-Park|Parkmobile|Swapfiets|Vomar|Hoogvliet|SPAR City|Gall & Gall|Etos|Decathlon|MediaMarkt|Basic-Fit|Kiosk Utrecht CS|De Bijenkorf',
 'BE': 'Delhaize|Colruyt Halle|Carrefour Express|Albert Heijn|Aldi|Lidl|Okay|Spar|Kruidvat|Di|Fnac|Vanden Borre|Krëfel|Brico|Hubo|Action|HEMA|NMBS/SNCB|De Lijn|STIB-MIVB|TEC|Q8 Easy|Total Energies|Texaco|Quick|Exki|Panos|Pizza Hut|Bol.com|Coolblue|Standaard Boekhandel|Club|JBC|ZEB|Torfs|Decathlon|IKEA Zaventem|Apotheek De Brug|Boulangerie Paul|Le Pain Quotidien|Kinepolis|Parking Indigo|Carrefour Market',
 'DK': 'Netto Nørrebro|Føtex|Bilka|REMA 1000|Lidl|Meny|SuperBrugsen|Kvickly|365discount|Irma|Matas|Normal|Tiger|Elgiganten|Power|Bauhaus|Silvan|Jem & Fix|Jysk|IKEA Taastrup|DSB|Rejsekort|Movia|Circle K|OK Benzin|Q8|Shell|7-Eleven|Lagkagehuset|Joe & The Juice|Wolt|Just Eat|Zalando|Boozt.com|Coolshop|Apotek|Magasin|Salling|Espresso House|Sunset Boulevard|Fitness World|Tivoli|Proshop|Bog & Idé|EasyPark|Too Good To Go',
 'SE': 'ICA Maxi|ICA Nära|ICA Kvantum|Coop Forum|Willys|Hemköp|Lidl|City Gross|Systembolaget|Apoteket|Apotek Hjärtat|Kronans Apotek|Elgiganten|NetOnNet|Webhallen|Clas Ohlson|Biltema|Jula|Bauhaus|Rusta|IKEA|H&M|Kappahl|Lindex|Åhléns|SJ AB|SL|Västtrafik|Skånetrafiken|Circle K|OKQ8|Preem|St1|Pressbyrån|7-Eleven|Espresso House|Max Burgers|Foodora|Wolt|Akademibokhandeln|Stadium|XXL|Bokus|Adlibris|EasyPark|Nordic Wellness|SF Bio|Dollarstore|Max',
 'NO': 'Rema 1000|Kiwi 512|Meny|Coop Extra|Coop Obs|Joker|Bunnpris|Vinmonopolet|Apotek 1|Vitusapotek|Boots Apotek|Elkjøp|Power|Komplett.no|Clas Ohlson|Biltema|Jula|Europris|Byggmax|Obs Bygg|Vy|Ruter|Skyss|Kolumbus|Circle K|Esso|Shell|YX|Narvesen|7-Eleven|Deli de Luca|Espresso House|Peppes Pizza|Foodora|Wolt|Norli|Ark|XXL Sport|Cubus|Dressmann|Kid Interiør|Plantasjen|EasyPark|Sats|SAS|Norwegian|Bompenger Fjellinjen|Fretex|Normal',
 'FI': 'K-Market Kamppi|K-Citymarket|K-Supermarket|S-Market|Prisma|Alepa|Sale|Lidl|Tokmanni|Alko|Yliopiston Apteekki|Apteekki|R-Kioski|Stockmann|Sokos|Verkkokauppa.com|Gigantti|Power|Clas Ohlson|Motonet|Biltema|K-Rauta|Bauhaus|IKEA Vantaa|VR|HSL|Matkahuolto|Neste|ABC|Teboil|St1|Hesburger|Kotipizza|Fazer Cafe|Espresso House|Wolt|Foodora|Suomalainen Kirjakauppa|Adlibris|XXL|Finnkino|Elixia|Minimani|Halpa-Halli|Puuilo|Subway',
 'PL': 'BIEDRONKA 3321|ŻABKA Z4421|LIDL|KAUFLAND|CARREFOUR|AUCHAN|DINO|STOKROTKA|LEWIATAN|ROSSMANN 112|HEBE|SUPER-PHARM|ALLEGRO|ALLEGRO SP. Z O.O.|EMPIK|MEDIA EXPERT|RTV EURO AGD|MEDIA MARKT|LEROY MERLIN|CASTORAMA|IKEA|PEPCO|ACTION|CCC|RESERVED|SINSAY|DECATHLON|ORLEN STACJA NR 442|BP|SHELL|CIRCLE K|PKP INTERCITY|JAKDOJADE|KOLEJE MAZOWIECKIE|MPK|UBER|BOLT.EU|PYSZNE.PL|GLOVO|KFC|MCDONALDS|STARBUCKS|COSTA COFFEE|APTEKA DOZ|PIEKARNIA GRZYBKI|INPOST|VINTED|x-kom|MORELE.NET|CINEMA CITY|MULTIKINO',
 'CZ': 'ALBERT|BILLA|LIDL|KAUFLAND|PENNY MARKET|TESCO|GLOBUS|COOP|DM DROGERIE|ROSSMANN|TETA|ALZA.CZ|CZC.CZ|DATART|ELECTRO WORLD|MALL.CZ|ROHLIK.CZ|KOSIK.CZ|DAMEJIDLO|WOLT|IKEA|OBI|HORNBACH|BAUHAUS|JYSK|CESKE DRAHY|REGIOJET|DPP AUTOMAT|DPMB|BENZINA|MOL|SHELL|OMV|EUROOIL|DR.MAX LEKARNA|LEKARNA BENU|KNIHY DOBROVSKY|LUXOR|PEPCO|ACTION|DECATHLON|SPORTISIMO|CINEMA CITY|BAGETERIE BOULEVARD|MCDONALDS|COSTA COFFEE|POTREFENA HUSA|PEKARNA KABAT|NOTINO|ZASILKOVNA'}
BILLS = {
 'DE': 'Vattenfall Europe Sales|Telekom Deutschland GmbH|Vodafone GmbH|1&1 Telecom|Stadtwerke München|E.ON Energie|ARD ZDF Deutschlandradio Beitragsservice|HUK-COBURG|Allianz Versicherung|AOK Bayern|Techniker Krankenkasse|ADAC e.V.|Spotify AB|Netflix|Finanzamt|Urban Sports GmbH|Telefonica Germany|Kreisverwaltung|Debeka',
 'AT': 'Wien Energie|A1 Telekom Austria|Magenta Telekom|Hutchison Drei|ORF-Beitrags Service|UNIQA|Wiener Städtische|Generali|Linz AG|Verbund|SVS|Finanzamt Österreich|Netflix|Spotify',
 'CH': 'Swisscom (Schweiz) AG|Sunrise GmbH|Salt Mobile|CSS Versicherung|Helsana|Sanitas|SWICA|Serafe AG|EWZ|IWB Basel|Steueramt|AXA|Die Mobiliar|Zurich Versicherung|Groupe Mutuel|Romande Energie|Netflix|Krankenkasse Visana',
 'NL': 'Vattenfall|Eneco|Essent|Ziggo Services|KPN B.V.|Odido|T-Mobile|Zilveren Kruis|CZ Groep|VGZ|Menzis|Belastingdienst|Gemeente Amsterdam|Waternet|Vitens|Netflix International|Spotify|Centraal Beheer|Interpolis|DUO|Basic-Fit',
 'BE': 'Engie Electrabel|Luminus|Proximus|Telenet|Orange Belgium|VOO|AG Insurance|Ethias|CM Mutualité|De Watergroep|Vivaqua|SPF Finances|Netflix|Spotify|Argenta verzekeringen',
 'DK': 'Ørsted|Norlys|Andel Energi|TDC NET|YouSee|Telenor|3 Danmark|CBB Mobil|Tryg Forsikring|Topdanmark|Alm. Brand|HOFOR|SKAT|A-kasse HK|Udbetaling Danmark|Netflix|Spotify|Ejerforening|Falck',
 'SE': 'Vattenfall|E.ON|Fortum|Ellevio|Telia|Tele2|Telenor|Comviq|Bredbandsbolaget|Folksam|If Skadeförsäkring|Trygg-Hansa|Länsförsäkringar|CSN|Skatteverket|HSB|Riksbyggen|Netflix|Spotify|Unionen|Storytel',
 'NO': 'Hafslund Strøm|Fjordkraft|Tibber|Telenor|Telia|Ice|Altibox|Gjensidige|Tryg|If|Fremtind|Lånekassen|Skatteetaten|OBOS|Oslo kommune|Netflix|Spotify|Elvia|Fagforbundet',
 'FI': 'Fortum|Helen Oy|Caruna|Elisa Oyj|DNA Oyj|Telia|LähiTapiola|OP Vakuutus|If|Fennia|Verohallinto|Kela|HSY|Vantaan Energia|Netflix|Spotify|Helsingin kaupunki|Autoverokeskus',
 'PL': 'PGE Obrót S.A.|TAURON Sprzedaż|ENEA|Energa|PGNiG|Orange Polska|T-Mobile|Play P4|Plus Polkomtel|UPC Polska|Vectra|PZU SA|Warta|Link4|ZUS|Urząd Skarbowy|Netflix|Spotify|MPWiK|Wspólnota Mieszkaniowa',
 'CZ': 'ČEZ Prodej|E.ON Energie|innogy|Pražská energetika|PRE|Pražská plynárenská|O2 Czech Republic|T-Mobile|Vodafone|Kooperativa|Česká pojišťovna|Generali|VZP ČR|OSSZ|Finanční úřad|SIPO|Netflix|Spotify|SVJ Na Výsluní|PVK'}
CITIES = {
 'DE': 'Berlin Hamburg München Köln Leipzig Dresden Stuttgart Bremen Essen Mainz Kassel Ulm', 'AT': 'Wien Graz Linz Salzburg Innsbruck Villach Wels',
 'CH': 'Zürich Bern Basel Genève Lausanne Luzern Winterthur Lugano Chur', 'NL': 'Amsterdam Utrecht Rotterdam Eindhoven Groningen Leiden Breda Zwolle',
 'BE': 'Antwerpen Gent Bruxelles Brugge Leuven Liège Namur Mechelen', 'DK': 'København Aarhus Odense Aalborg Esbjerg Roskilde Vejle',
 'SE': 'Stockholm Göteborg Malmö Uppsala Lund Umeå Örebro Västerås', 'NO': 'Oslo Bergen Trondheim Stavanger Tromsø Drammen Hamar',
 'FI': 'Helsinki Espoo Tampere Turku Oulu Vantaa Jyväskylä Lahti', 'PL': 'WARSZAWA KRAKÓW Wrocław Poznań Gdańsk Łódź Lublin Katowice', 'CZ': 'Praha Brno Ostrava Plzeň Olomouc Liberec'}
FIRST = {
 'DE': 'Anna Lukas Sabine Jürgen Petra Tobias Katrin Mehmet Julia Stefan', 'AT': 'Johannes Elisabeth Markus Theresa Franz Magdalena', 'CH': 'Urs Beat Sandra Reto Céline Marco Nadine',
 'NL': 'Jan Sanne Daan Fleur Pieter Anouk Bram Lotte Kees', 'BE': 'Wout Lien Thomas Marie Pierre Sofie Jef', 'DK': 'Mette Søren Freja Lars Ida Rasmus Kirsten', 'SE': 'Erik Anna Johan Elsa Lars Karin Oskar',
 'NO': 'Ola Kari Ingrid Lars Silje Magnus Turid', 'FI': 'Matti Aino Jukka Liisa Ville Sanna Pekka', 'PL': 'Jan Anna Piotr Katarzyna Marek Agnieszka Tomasz', 'CZ': 'Jan Petr Jana Tomáš Lucie Eva Jiří'}
LAST = {
 'DE': 'Müller Schmidt Weber Wagner Yilmaz Hoffmann Schäfer Koch Krüger', 'AT': 'Gruber Huber Bauer Steiner Moser Pichler', 'CH': 'Meier Keller Rochat Bianchi Zürcher Frei Brunner',
 'NL': 'de Vries|Jansen|van Dijk|Bakker|Visser|van den Berg|Smit', 'BE': 'Peeters Janssens Maes Dubois Lambert Claes Wouters', 'DK': 'Jensen Nielsen Hansen Sørensen Møller Kjær', 'SE': 'Andersson Johansson Nilsson Lindqvist Öberg Svensson',
 'NO': 'Hansen Olsen Bakke Solberg Haugen Lie', 'FI': 'Virtanen Korhonen Mäkinen Nieminen Laine Heikkilä', 'PL': 'Kowalski Nowak Wiśniewska Zieliński Wójcik Lewandowska', 'CZ': 'Novák Svobodová Dvořák Černý Procházka Kučerová'}
FIRMS = {
 'DE': 'Siemens AG|Bosch GmbH|Stadt Leipzig|Universitätsklinikum|Meyer Logistik GmbH|Bundesagentur für Arbeit|Familienkasse', 'AT': 'voestalpine|Magistrat Wien|Kepler Klinikum|AMS', 'CH': 'Roche AG|Kanton Zürich|Novartis Pharma|Nestlé Suisse SA|Spital Thun AG',
 'NL': 'Philips B.V.|Gemeente Utrecht|Randstad Uitzendbureau|UMC Utrecht|SVB Kinderbijslag', 'BE': 'Solvay NV|Stad Gent|UZ Leuven|Acerta|Securex', 'DK': 'Novo Nordisk A/S|Aarhus Kommune|Maersk A/S|Region Syd', 'SE': 'Volvo Cars AB|Region Stockholm|Ericsson AB|Försäkringskassan|Scania',
 'NO': 'Equinor ASA|NAV|Bergen kommune|Helse Vest|Posten Norge', 'FI': 'Nokia Oyj|Helsingin kaupunki|Kela|KONE Oyj|HUS', 'PL': 'CD PROJEKT SA|Urząd Miasta|Comarch SA|ZUS|Szpital Wojewódzki', 'CZ': 'Škoda Auto a.s.|Magistrát hl. m. Prahy|Nemocnice Motol|ČSSZ|Avast'}
BANKS = {
 'DE': 'Sparkasse KölnBonn|Volksbank Mittelhessen eG|Commerzbank|Deutsche Bank|DKB|ING|Postbank|HypoVereinsbank|comdirect|Sparda-Bank West eG|GLS Bank|N26|Targobank', 'AT': 'Erste Bank|Raiffeisenbank Wels|BAWAG|Bank Austria|Oberbank|easybank|Volksbank Wien', 'CH': 'UBS Switzerland AG|PostFinance|Zürcher Kantonalbank|Raiffeisen|Banque Cantonale Vaudoise|Valiant|Migros Bank|Neon',
 'NL': 'ING|Rabobank|ABN AMRO|SNS|ASN Bank|bunq|Knab|Triodos Bank|RegioBank', 'BE': 'KBC|BNP Paribas Fortis|Belfius|ING België|Argenta|Crelan|Beobank|Keytrade Bank', 'DK': 'Danske Bank|Nordea|Jyske Bank|Sydbank|Nykredit Bank|Arbejdernes Landsbank|Lunar|Spar Nord',
 'SE': 'Swedbank|Handelsbanken|SEB|Nordea|Länsförsäkringar Bank|ICA Banken|Skandiabanken|Ikano Bank', 'NO': 'DNB|SpareBank 1|Nordea|Sbanken|Handelsbanken|Storebrand Bank|Sparebanken Vest', 'FI': 'OP Osuuspankki|Nordea|Danske Bank|S-Pankki|Aktia|Säästöpankki|Ålandsbanken|POP Pankki',
 'PL': 'mBank S.A.|PKO Bank Polski|Santander Bank Polska|ING Bank Śląski|Bank Pekao SA|Bank Millennium|Alior Bank|Credit Agricole', 'CZ': 'Česká spořitelna|ČSOB|Komerční banka|Fio banka|Air Bank|Moneta Money Bank|Raiffeisenbank|mBank'}
STREETS = {'de': 'Hauptstraße 12|Lindenweg 4a|Bahnhofstrasse 88|Am Markt 3', 'nl': 'Dorpsstraat 12|Kerklaan 45 B|Stationsweg 7', 'fr': 'Rue de la Gare 12|Avenue des Alpes 4', 'it': 'Via Nassa 12|Viale Stazione 3', 'da': 'Vestergade 14, 2. tv|Strandvejen 101', 'sv': 'Storgatan 12|Kungsgatan 45 lgh 1102', 'nb': 'Storgata 8|Kirkeveien 44 B', 'fi': 'Mannerheimintie 12 A 4|Kirkkokatu 7', 'pl': 'ul. Długa 12/4|ul. Kwiatowa 7', 'cs': 'Dlouhá 12|Na Příkopě 33', 'en': '12 Main Street'}
CURS = {'DE': 'EUR', 'AT': 'EUR', 'CH': 'CHF', 'NL': 'EUR', 'BE': 'EUR', 'DK': 'DKK', 'SE': 'SEK', 'NO': 'NOK', 'FI': 'EUR', 'PL': 'PLN', 'CZ': 'CZK'}
SIGN = {'EUR': '€', 'CHF': 'CHF', 'DKK': 'kr.', 'SEK': 'kr', 'NOK': 'kr', 'PLN': 'zł', 'CZK': 'Kč', 'USD': '$', 'GBP': '£'}
SCALE = {'EUR': 1, 'CHF': 1.1, 'DKK': 7.5, 'SEK': 11, 'NOK': 11, 'PLN': 4.3, 'CZK': 25, 'USD': 1.1, 'GBP': .9}
LANG = {'DE': ('de',), 'AT': ('de',), 'CH': ('de', 'de', 'fr', 'it'), 'NL': ('nl',), 'BE': ('nl', 'fr'), 'DK': ('da',), 'SE': ('sv',), 'NO': ('nb',), 'FI': ('fi', 'fi', 'fi', 'sv'), 'PL': ('pl',), 'CZ': ('cs',)}
SEPS = {'DE': '.,', 'AT': '.,', 'CH': "'.", 'NL': '.,', 'BE': '.,', 'DK': '.,', 'SE': ' ,', 'NO': ' ,', 'FI': ' ,', 'PL': ' ,', 'CZ': ' ,'}
SEPALT = {'DE': (',',), 'AT': (' ,', ','), 'CH': (' .', '’.', '.'), 'NL': (',', ' ,'), 'BE': (' ,', ','), 'DK': (',', ' ,'), 'SE': (',', '.,'), 'NO': ('.,', ','), 'FI': ('.,', ','), 'PL': (',', '.,'), 'CZ': ('.,', ',', ' .')}
NUMD = {'DE': ['{DD}.{MM}.{YYYY}', '{DD}.{MM}.{YY}', '{DD}.{MM}.{YYYY}'], 'AT': ['{DD}.{MM}.{YYYY}', '{DD}.{MM}.{YY}'], 'CH': ['{DD}.{MM}.{YY}', '{DD}.{MM}.{YYYY}', '{DD} {MM} {YY}'], 'NL': ['{DD}-{MM}-{YYYY}', '{DD}-{MM}-{YY}', '{DD}/{MM}/{YYYY}'], 'BE': ['{DD}/{MM}/{YYYY}', '{DD}-{MM}-{YYYY}', '{DD}/{MM}/{YY}'],
 'DK': ['{DD}.{MM}.{YYYY}', '{DD}-{MM}-{YYYY}', '{DD}.{MM}.{YY}'], 'SE': ['{YYYY}-{MM}-{DD}', '{YY}-{MM}-{DD}', '{YYYY}-{MM}-{DD}', '{YY}{MM}{DD}'], 'NO': ['{DD}.{MM}.{YYYY}', '{DD}.{MM}.{YY}'], 'FI': ['{D}.{M}.{YYYY}', '{DD}.{MM}.{YYYY}', '{DD}.{MM}.{YY}'], 'PL': ['{YYYY}-{MM}-{DD}', '{DD}.{MM}.{YYYY}', '{DD}-{MM}-{YYYY}', '{YYYY}.{MM}.{DD}'], 'CZ': ['{DD}.{MM}.{YYYY}', '{D}. {M}. {YYYY}', '{DD}.{MM}.{YY}', '{D}.{M}.{YYYY}']}
NOYR = {'DE': ['{DD}.{MM}.', '{DD}.{MM}', '{DD}{MM}'], 'AT': ['{DD}.{MM}.', '{DD}.{MM}', '{DD}{MM}'], 'CH': ['{DD}.{MM}.', '{DD}.{MM}'], 'NL': ['{DD}-{MM}', '{DD} {mon}'], 'BE': ['{DD}-{MM}', '{DD}/{MM}'], 'DK': ['{DD}.{MM}', '{DD}.{MM}', '{DD}/{MM}', '{D}. {mon}'], 'SE': ['{MM}-{DD}', '{MM}{DD}', '{D} {mon}', '{D}/{M}'], 'NO': ['{DD}.{MM}', '{DD}{MM}', '{D}. {mon}'], 'FI': ['{DD}.{MM}.', '{DD}{MM}', '{D}.{M}.'], 'PL': ['{DD}.{MM}', '{DD}-{MM}'], 'CZ': ['{DD}.{MM}.', '{D}.{M}.', '{D}. {M}.']}
WORD = {'de': ['{D}. {month} {YYYY}', '{DD}. {mon}. {YYYY}', '{DD}. {mon} {YY}'], 'nl': ['{D} {month} {YYYY}', '{DD} {mon} {YYYY}', '{D} {mon}. {YYYY}'], 'fr': ['{D} {month} {YYYY}', '{D} {mon} {YYYY}'], 'it': ['{D} {month} {YYYY}', '{DD} {mon} {YYYY}'], 'da': ['{D}. {month} {YYYY}', '{DD}. {mon}. {YYYY}'], 'sv': ['{D} {month} {YYYY}', '{D} {mon} {YYYY}'], 'nb': ['{D}. {month} {YYYY}', '{D}. {mon}. {YYYY}'], 'fi': ['{D}. {month} {YYYY}', '{D}. {month} {YYYY}'], 'pl': ['{D} {month} {YYYY}', '{D} {mon} {YYYY}'], 'cs': ['{D}. {month} {YYYY}', '{D}. {month} {YYYY}'], 'en': ['{D} {month} {YYYY}', '{mon} {D}, {YYYY}', '{D} {mon} {YYYY}']}

def fdate(day, pattern, lang):
    v = {'D': str(day.day), 'DD': f'{day.day:02d}', 'M': str(day.month), 'MM': f'{day.month:02d}', 'YY': f'{day.year % 100:02d}', 'YYYY': str(day.year),
         'mon': MON[lang].split()[day.month - 1], 'month': MONTHS[lang].split()[day.month - 1], 'Month': MONTHS_NOM[lang].split()[day.month - 1].capitalize(), 'dow': DOW[lang].split()[day.weekday()], 'day': DAYS[lang].split()[day.weekday()], 'Day': DAYS[lang].split()[day.weekday()].capitalize()}
    return re.sub(r'\{(\w+)\}', lambda m: v[m.group(1)], pattern).replace('..', '.')

class Loc:
    def __init__(self, rng, cc, lang=None):
        self.rng, self.cc, self.lang, self.cur, self._c = rng, cc, lang or rng.choice(LANG[cc]), CURS[cc], {}
        if rng.random() < .05: self.lang = 'en'
        self.scale = SCALE[self.cur]
    def w(self, key):
        if key not in self._c: self._c[key] = self.rng.choice([v for v in K[key][self.lang] if self.cur == 'EUR' or '(EUR)' not in v])
        return self._c[key]
    def any(self, key): return self.rng.choice(K[key][self.lang])
    def opts(self, key): return K[key][self.lang]
    def bank(self): return self.rng.choice(BANKS[self.cc].split('|'))
    def city(self): return self.rng.choice(CITIES[self.cc].split())
    def person(self):
        last = LAST[self.cc]; last = last.split('|') if '|' in last else last.split()
        f, l = self.rng.choice(FIRST[self.cc].split()), self.rng.choice(last)
        return self.rng.choice([f'{f} {l}', f'{f} {l}', f'{l} {f}', f'{f[0]}. {l}', f'{f} und {l}' if False else f'{f} {l}'])
    def iban(self, spaced=None):
        r = self.rng
        code = {'DE': 20, 'AT': 18, 'CH': 19, 'NL': 10, 'BE': 14, 'DK': 16, 'SE': 22, 'NO': 13, 'FI': 16, 'PL': 26, 'CZ': 22}[self.cc]
        body = ''.join(r.choice('0123456789') for _ in range(code))
        if self.cc == 'NL': body = body[:2] + r.choice(['INGB', 'RABO', 'ABNA', 'SNSB']) + '0' + body
        s = self.cc + body
        if spaced if spaced is not None else r.random() < .6: s = ' '.join(s[i:i + 4] for i in range(0, len(s), 4))
        return s
    def num(self):
        if 'num' not in self._c: self._c['num'] = self.rng.choice(NUMD[self.cc])
        return self._c['num']
    def noyr(self):
        if 'noyr' not in self._c: self._c['noyr'] = self.rng.choice(NOYR[self.cc])
        return self._c['noyr']
    def word(self): return self.rng.choice(WORD[self.lang])
    def word_noyr(self): return self.rng.choice(WORD[self.lang]).replace(' {YYYY}', '').replace(', {YYYY}', '').replace(' {YY}', '').replace(',', '')
    def f(self, day, pattern): return fdate(day, pattern, self.lang)
    def style(self, full=False):
        p = self.rng.random()
        if p < .6 or full and p < .8: return self.num()
        if p < .85 and not full: return self.noyr()
        return self.word()

ALL = list(CURS)
def loc(rng, *cc):
    return Loc(rng, rng.choice(cc) if cc and rng.random() < .7 else rng.choice(ALL))

class Money:
    def __init__(self, rng, L, cur=None, whole=None):
        self.rng, self.L, self.cur = rng, L, cur or L.cur
        sep = SEPS[L.cc] if rng.random() < .75 else rng.choice(SEPALT[L.cc])
        if L.lang == 'en' and rng.random() < .7: sep = ',.'
        self.k, self.d = (sep[0], sep[1]) if len(sep) == 2 else ('', sep)
        self.whole = (rng.random() < .12 and L.cc in ('DK', 'SE', 'NO', 'CZ')) if whole is None else whole
        self.tail = rng.choice(['', '', ',-', ',–']) if self.whole else ''
        self.minus = rng.choice(['-', '-', '-', '-', '−', '–'])
        self.code = self.cur if rng.random() < .5 else SIGN.get(self.cur, self.cur)
        self.before = (self.cur == 'CHF' or L.cc in ('NL', 'AT') or L.lang == 'en' or (L.cc in ('NO', 'DK') and rng.random() < .4)) and rng.random() < .8
        self.glue = '' if self.code == '€' and rng.random() < .4 and (self.before or L.lang == 'en') else ' '
    def n(self, v):
        a = abs(int(v)); i, c = divmod(a, 100)
        s = f'{i:,}'.replace(',', self.k)
        if self.whole and c == 0: return s + self.tail
        return f'{s}{self.d}{c:02d}'
    def s(self, v, mode='m'):
        """signed figure"""
        n, neg = self.n(v), v < 0
        if mode == 'm': return (self.minus if neg else '') + n
        if mode == 'pm': return (self.minus if neg else '+') + n
        if mode == 'sp': return (self.minus + ' ' if neg else '+ ') + n
        if mode == 'spm': return (self.minus + ' ' if neg else '') + n
        if mode == 't': return n + ('-' if neg else '')
        if mode == 'tpm': return n + ('-' if neg else '+')
        if mode == 'tsp': return n + (' -' if neg else ' +')
        if mode in ('SH', 'DC'):
            a, b = {'de': ('S', 'H'), 'nl': ('D', 'C'), 'fr': ('D', 'C'), 'it': ('D', 'A'), 'pl': ('Wn', 'Ma'), 'cs': ('D', 'K'), 'en': ('DR', 'CR')}.get(self.L.lang, ('-', '+'))
            return f'{n} {a if neg else b}'
        if mode == 'DB': return n + (' DB' if neg else ' CR')
        if mode == 'par': return f'({n})' if neg else n
        if mode == 'abs': return n
        raise ValueError(mode)
    def c(self, v, mode='m', code=None):
        glue = self.glue if code in (None, self.code) else ' '; code = code or self.code
        t = self.s(v, mode)
        if mode in ('m', 'pm') and self.before and glue == '' and t[0] in '+-−–': return t[0] + code + t[1:]
        return (code + glue + t) if self.before else (t + (glue or ' ') + code)

# ---------------------------------------------------------------- transactions
class Tx: pass

def amount(rng, L, lo=2, hi=120, whole=False, scale=None):
    import math
    s = scale or L.scale
    v = math.exp(rng.uniform(math.log(lo), math.log(hi))) * s * 100
    v = int(v) + 1
    p = rng.random()
    if p < .15: v = max(100, round(v / 100) * 100)
    elif p < .25: v = max(500, round(v / 500) * 500) 
    elif p < .35: v = max(99, v // 100 * 100 + 99)
    if L.cur == 'CHF': v = max(5, v // 5 * 5)
    if whole: v = max(100, v // 100 * 100)
    return v

def latin(rng):
    while True:
        m = stmt.merchant(rng)
        if len(m) <= 26 and all(ord(c) < 0x180 for c in m): return m

def shop(rng, L):
    s = rng.choice(SHOPS[L.cc].split('|')) if rng.random() < .6 else latin(rng)
    p = rng.random()
    if p < .18: s = f'{s} {L.city()}'
    elif p < .26: s = f'{s} {rng.randrange(100, 9999)}'
    elif p < .30: s = f'PAYPAL *{s}'
    elif p < .34: s = rng.choice(['SumUp *', 'ZETTLE_*', 'SQ *', 'Klarna*', 'CCV*', 'NYX*', 'MPY*', 'GoPay *', 'PayU*', 'Adyen*']) + s
    elif p < .38: s = f'{s} {L.city()} {rng.choice([L.cc, {"DE": "DEU", "AT": "AUT", "CH": "CHE", "NL": "NLD", "BE": "BEL", "DK": "DNK", "SE": "SWE", "NO": "NOR", "FI": "FIN", "PL": "POL", "CZ": "CZE"}[L.cc]])}'
    elif p < .42: s = f'{s}//{L.city()}/{L.cc}'
    return ' '.join(s.split())

def digits_(rng, n): return ''.join(rng.choice('0123456789') for _ in range(n))

def refline(rng, L):
    p = rng.randrange(7)
    if p == 0: return 'EREF: ' + digits_(rng, 12)
    if p == 1: return {'de': 'Mandatsref.: ', 'nl': 'Kenmerk: ', 'fr': 'Réf. mandat: ', 'pl': 'Nr ref. ', 'cs': 'VS: ', 'fi': 'Viite ', 'sv': 'OCR ', 'nb': 'KID ', 'da': 'Ref. '}.get(L.lang, 'Ref: ') + digits_(rng, rng.randrange(8, 16))
    if p == 2: return 'IBAN: ' + L.iban(False)
    if p == 3: return 'CRED: ' + L.cc + '98ZZZ' + digits_(rng, 11)
    if p == 4: return 'Ref. ' + digits_(rng, 4) + rng.choice('ABCKX') + digits_(rng, 7)
    if p == 5: return L.iban(True)
    return rng.choice(['TAN: ', 'ID ', 'End-to-End: ', 'TRX ']) + digits_(rng, 8)

def make(rng, L, kind, day, whole=False):
    t = Tx(); t.kind, t.day = kind, day
    t.time = f'{rng.randrange(6, 23):02d}:{rng.randrange(60):02d}'
    t.ref = refline(rng, L); t.iban = L.iban(); t.cat = L.any('cats'); t.city = L.city()
    t.sub, t.fx, out = '', None, -1
    mon = fdate(day, rng.choice(['{Month} {YYYY}', '{MM}/{YYYY}', '{mon} {YY}', '{Month}']), L.lang)
    am = lambda lo, hi: amount(rng, L, lo, hi, whole)
    if kind == 'card':
        t.type, t.main, v = L.w('t_card'), shop(rng, L), am(2, 120)
        p = rng.random()
        if p < .3: t.ref = f'{L.w("cardno")} {digits_(rng, 4)}'
        elif p < .5: t.ref = f'{fdate(day - D(days=rng.randrange(3)), L.noyr(), L.lang)} {t.time}'
        elif p < .6: t.ref = f'Terminal {digits_(rng, 8)}'
        elif p < .7: t.ref = f'{L.w("cardno")} *{digits_(rng, 4)} {t.time}'
    elif kind == 'dd':
        t.type, t.main, v = L.w('t_dd'), rng.choice(BILLS[L.cc].split('|')), am(8, 220)
        t.sub = rng.choice(['', f'{rng.choice(K["n_misc"][L.lang])}{rng.randrange(10000, 999999)}' if False else '', f'{mon}', f'{L.rng.choice(["KD-NR", "Nr.", "Kd.", "ID"])} {digits_(rng, 7)} {mon}'])
    elif kind == 'out':
        t.type, t.main, v = L.w('t_out'), L.person() if rng.random() < .7 else latin(rng), am(5, 600)
        m = L.any('n_misc'); t.sub = m + (str(rng.randrange(1000, 99999)) if m[-1] in ' -' else '')
        if rng.random() < .25: t.sub = ''
    elif kind == 'so':
        t.type, t.main, v = L.w('t_so'), rng.choice([L.person(), ('Immobilien ' if L.lang == 'de' else 'Vastgoed ' if L.lang == 'nl' else 'Régie ' if L.lang == 'fr' else 'Nieruchomości ' if L.lang == 'pl' else 'Bolig ' if L.lang in ('da', 'nb') else '') + L.person().split()[-1], latin(rng)]), am(50, 1300)
        t.sub = rng.choice([L.any('n_rent'), L.any('n_rent') + ' ' + mon, 'Abo ' + mon])
    elif kind == 'atm':
        t.type, v = L.w('t_atm'), max(1000, round(rng.choice([20, 50, 100, 150, 200, 300]) * L.scale / 10) * 1000)
        t.main = rng.choice([f'{L.w("t_atm")} {t.city}', f'{L.bank()} {t.city}', f'ATM {digits_(rng, 6)} {t.city}', L.w('t_atm')]); t.ref = f'ATM {digits_(rng, 8)}'
    elif kind == 'fee': t.type, t.main, v = L.w('t_fee'), L.any('n_fee'), am(1, 12); t.ref = ''
    elif kind == 'mob':
        t.type = rng.choice(MOB[L.cc]); v = am(3, 90)
        t.main = rng.choice([f'{t.type} {L.person()}', L.person(), f'{t.type} {shop(rng, L)}'])
        if rng.random() < .5: t.ref = '+' + {'DE': '49', 'AT': '43', 'CH': '41', 'NL': '31', 'BE': '32', 'DK': '45', 'SE': '46', 'NO': '47', 'FI': '358', 'PL': '48', 'CZ': '420'}[L.cc] + digits_(rng, 9)
        if rng.random() < .3: out = 1
    else:
        out = 1
        if kind == 'in': t.type, t.main, v = L.w('t_in'), L.person() if rng.random() < .7 else latin(rng), am(5, 400); m = L.any('n_misc'); t.sub = m + (str(rng.randrange(1000, 99999)) if m[-1] in ' -' else '') if rng.random() < .7 else ''
        elif kind == 'sal': t.type, t.main, v, t.sub = L.w('t_in'), rng.choice(FIRMS[L.cc].split('|')), am(1200, 4200), rng.choice([L.any('n_sal'), L.any('n_sal') + ' ' + mon])
        elif kind == 'int': t.type, t.main, v = L.w('t_int'), L.any('n_int'), am(.1, 9); t.ref = ''
        elif kind == 'ref': t.type, t.main, v = L.w('t_ref'), rng.choice([shop(rng, L), L.w('t_ref') + ' ' + shop(rng, L)]), am(4, 110)
        elif kind == 'pay': t.type, t.main, v = L.w('t_in'), L.any('cpay'), am(60, 1500)
    t.main = ' '.join(t.main.split()); t.sub = ' '.join(t.sub.split())
    t.minor = out * v
    if kind == 'int' and re.search('soll|debet|luotto|abschluss', t.main.lower()): t.minor = -v
    if kind == 'card' and rng.random() < .12:
        fc = rng.choice([c for c in ('USD', 'GBP', 'EUR', 'SEK', 'CHF', 'PLN', 'JPY', 'TRY') if c != L.cur])
        rate = {'USD': 1.09, 'GBP': .85, 'EUR': 1, 'SEK': 11.3, 'CHF': .96, 'PLN': 4.3, 'JPY': 161, 'TRY': 34}[fc] / L.scale * rng.uniform(.95, 1.05)
        t.fx = (fc, max(1, int(v * rate)), rate if rng.random() < .5 else 1 / rate)
    return t

MOB = {'DE': ['Wero', 'giropay', 'Klarna', 'PayPal'], 'AT': ['Klarna', 'eps', 'PayPal'], 'CH': ['TWINT'], 'NL': ['Tikkie', 'iDEAL', 'Betaalverzoek'], 'BE': ['Payconiq', 'Bancontact', 'Wero'], 'DK': ['MobilePay', 'Mobilepay'], 'SE': ['Swish', 'Swish betalning'], 'NO': ['Vipps', 'Vipps MobilePay'], 'FI': ['MobilePay', 'Siirto'], 'PL': ['BLIK', 'Przelew na telefon BLIK'], 'CZ': ['QR platba', 'Platba kontakt']}
WEIGHTS = {'card': 46, 'dd': 12, 'out': 9, 'so': 5, 'atm': 5, 'fee': 4, 'mob': 6, 'in': 6, 'sal': 3, 'int': 2, 'ref': 3}
def txs(rng, L, n=None, whole=False, card=False, span=None, start=None, kinds=None, hi=40):
    if n is None: n = rng.randrange(1, 5) if rng.random() < .1 else rng.randrange(5, 21) if rng.random() < .8 else rng.randrange(18, 41)
    n = min(n, hi)
    start = start or datetime.date(2018, 1, 1) + D(days=rng.randrange(0, 3300))
    span = span if span is not None else rng.choice([6, 14, 28, 30, 30, 31, 60, 89])
    days = sorted(start + D(days=rng.randrange(span + 1)) for _ in range(n))
    w = dict(WEIGHTS)
    if card: w = {'card': 80, 'ref': 4, 'pay': 5, 'fee': 4, 'atm': 3, 'int': 0}
    p = rng.random()
    if p < .08:
        for k in ('in', 'sal', 'int', 'ref', 'pay'): w.pop(k, None)
    elif p < .11 and not card: w = {'in': 5, 'sal': 2, 'int': 1, 'ref': 2}
    elif p < .2: w['in'] = w.get('in', 0) + (20 if not card else 0); w['ref'] = w.get('ref', 0) + 10
    if kinds: w = {k: v for k, v in w.items() if k in kinds} or {k: 1 for k in kinds}
    ks = rng.choices(list(w), list(w.values()), k=n)
    out = [make(rng, L, k, d, whole) for k, d in zip(ks, days)]
    case = rng.random()
    for t in out:
        if case < .22: t.main = t.main.upper(); t.sub = t.sub.upper() if rng.random() < .8 else t.sub
        elif case < .27: t.main = t.main.title() if t.main.isupper() else t.main
        t.vday = t.day - D(days=rng.choice([0, 0, 0, 1, 1, 2, 3])) if rng.random() < .8 else t.day + D(days=1)
    return out

def typed_(t): return t.main if t.type.split()[0].lower() in t.main.lower() else t.type + ' ' + t.main

def run(rng, L, T, opening=None, whole=False):
    o = int(rng.uniform(-300, 9000) * L.scale * 100) if opening is None else opening
    if whole: o = o // 100 * 100
    b = o
    for t in T: b += t.minor; t.bal = b
    return o, b

# ---------------------------------------------------------------- drawing helpers
def cut(text, width, size, mono=False, bold=False):
    """words too long for the width are cut"""
    out = []
    for w in text.split():
        while len(w) > 3 and stmt.width_of(w, size, bold, mono) > width: w = w[:-1]
        out.append(w)
    return ' '.join(out)

def wrap(doc, text, width, size, mono=False, most=4):
    lines = doc.wrap(cut(text, width - 2, size, mono), width, size, mono) if text.strip() else []
    return lines[:most]

class Flow:
    """A place on the pages that moves on; head(first) draws the top of a page and returns y."""
    def __init__(self, doc, bottom, head, foot=None):
        self.doc, self.bottom, self.head, self.foot, self.on_turn = doc, bottom, head, foot, None
        self.y = head(True)
        self.bottom = max(self.y + 130, bottom * getattr(doc, 'short', 1)) if bottom > self.y + 130 else bottom
    def need(self, h):
        if self.y + h > self.bottom: self.turn(); return True
    def turn(self):
        if self.foot: self.foot()
        self.doc.new_page(); self.y = self.head(False)
    def end(self):
        if self.foot: self.foot()

def period(rng, L, T, pat=None):
    pat = pat or L.num()
    a = T[0].day.replace(day=1) if rng.random() < .5 else T[0].day
    return L.f(a, pat), L.f(T[-1].day + D(days=rng.randrange(3)), pat)

def footer(rng, doc, L, bank, size=6.5):
    kind = rng.randrange(5); x = rng.choice([40, 50, 56]); texts = rng.sample(L.opts('legal'), min(2, len(L.opts('legal'))))
    tel = f'{L.w("phone")} +{rng.randrange(31, 49)} {rng.randrange(10, 99)} {rng.randrange(100, 999)} {rng.randrange(10, 99)} {rng.randrange(10, 99)}'
    reg = {'de': 'Amtsgericht HRB 30000 USt-IdNr. DE 113 103 692', 'nl': 'KvK 33031431 BTW NL003059487B01', 'pl': 'KRS 0000025237 NIP 526-021-50-88', 'cs': 'IČ 45244782 zapsaná v OR vedeném u MS v Praze oddíl B, vložka 1171', 'sv': 'Org.nr 502017-7753', 'nb': 'Org.nr. 984 851 006', 'da': 'CVR-nr. 61 12 62 28', 'fi': 'Y-tunnus 2858394-9'}.get(L.lang, 'BIC ABCDEFGH')
    docid = digits_(rng, 14)
    def foot():
        y = doc.height - 40; p = doc.page + 1
        if kind == 0:
            doc.put(x, y, cut(texts[0], 300, size), size=size); doc.put(doc.width - x, y + 10, f'{L.w("page")} {p}', size=size, align='right')
        elif kind == 1:
            doc.put(x, y, f'{bank} {reg}', size=size); doc.put(x, y + 9, tel, size=size); doc.put(doc.width - 40, y + 9, docid, size=size, align='right')
        elif kind == 2: doc.put(doc.width / 2, y + 12, f'{p} / {p + 1 if p == 1 else p}', size=size + 1, align='center')
        elif kind == 3:
            for i, l in enumerate(doc.wrap(' '.join(texts) + ' ' + reg, doc.width - 2 * x, size)[:3]): doc.put(x, y + i * 8, l, size=size)
    return foot

def boxes(rng, doc, L, M, T, o, c, x, y, w, size, label=True):
    """A summary of the account: label opening / closing here or not at all"""
    ins, outs = sum(t.minor for t in T if t.minor > 0), sum(t.minor for t in T if t.minor < 0)
    entries = [(L.w('open'), M.s(o, 'm'), 'opening'), (L.w('totin'), M.s(ins, rng.choice(['m', 'pm'])), None), (L.w('totout'), M.s(outs, rng.choice(['m', 'abs'])), None), (L.w('close'), M.s(c, 'm'), 'closing')]
    if rng.random() < .3: entries.append((L.w('limit'), M.n(round(1000 * L.scale) * 100), None))
    if rng.random() < .3: entries.append((L.w('avail'), M.s(c + 100000, 'm'), None))
    side = rng.random() < .4 and w > 400
    if side:
        k = len(entries); step = w / k
        for i, (a, b, l) in enumerate(entries):
            lab = {l: True} if l and label else {}
            doc.put(x + i * step, y, cut(a, step - 6, size * .85) if doc.fits(a, size * .85) < step - 6 else doc.wrap(cut(a, step - 6, size * .85), step - 6, size * .85)[0], size=size * .85)
            doc.put(x + i * step, y + size * 1.6, b, size=size, bold=True, **lab)
        return y + size * 4
    for a, b, l in entries:
        lab = {l: True} if l and label else {}
        if w < 200: doc.put(x, y, wrap(doc, a, w, size)[0], size=size); y += size * 1.3
        else: doc.put(x, y, a, size=size)
        doc.put(x + min(w, 280), y, b, size=size, align='right', **lab); y += size * 1.45
    return y + size

def noise(rng, doc, L, M, x, y, w, size, kind=None):
    """A block of figures and words that are no transactions; returns the next y."""
    kind = kind if kind is not None else rng.randrange(10); sc = int(L.scale * 100)
    lead = size * 1.4
    if kind == 0:
        for text in rng.sample(L.opts('legal'), min(len(L.opts('legal')), 2)):
            for l in wrap(doc, text, w, size, most=5): doc.put(x, y, l, size=size); y += lead
    elif kind == 1:
        doc.put(x, y, wrap(doc, L.any('advert'), w, size + 2)[0], size=size + 2, bold=False); y += lead * 1.4
    elif kind == 2:   # rates
        doc.put(x, y, L.w('rate'), size=size, bold=True); y += lead
        for i in range(rng.randrange(1, 4)):
            doc.put(x, y, wrap(doc, f'{L.any("limit")} {M.n((i + 1) * 500 * sc)}', min(w, 300) - 45, size)[0], size=size); doc.put(x + min(w, 300), y, f'{rng.uniform(.5, 19):.2f} %'.replace('.', M.d), size=size, align='right'); y += lead
    elif kind == 3:   # fees
        for f in rng.sample(L.opts('n_fee'), min(3, len(L.opts('n_fee')))):
            doc.put(x, y, wrap(doc, f, min(w, 320) - 65, size)[0], size=size); doc.put(x + min(w, 320), y, f'{M.n(rng.randrange(1, 60) * sc // 2)} {M.cur}', size=size, align='right'); y += lead
    elif kind == 4:   # monthly chart as numbers
        step = w / 7; m0 = rng.randrange(12)
        for i in range(6):
            doc.put(x + i * step, y + lead, MON[L.lang].split()[(m0 + i) % 12], size=size); doc.put(x + i * step, y, M.n(rng.randrange(100, 3000) * sc // 100 * 100), size=size * .9)
        y += 2 * lead
    elif kind == 5:   # phones
        for k in L.opts('phone'):
            doc.put(x, y, f'{k}: +{rng.randrange(31, 49)} {rng.randrange(100, 999)} {rng.randrange(10, 99)} {rng.randrange(10, 99)}', size=size); y += lead
    elif kind == 6:   # exchange rates
        for c in rng.sample(['USD', 'GBP', 'SEK', 'NOK', 'CHF', 'EUR', 'PLN'], 3):
            doc.put(x, y, f'1 {c} = {rng.uniform(.2, 12):.4f}'.replace('.', M.d) + f' {M.cur}', size=size); y += lead
    elif kind == 8:   # balances by day
        d = datetime.date(2026, rng.randrange(1, 12), rng.randrange(1, 20)); k = 3 if w > 380 else 2; step = w / k; pat = L.noyr()
        doc.put(x, y, L.w('balance'), size=size, bold=True); y += lead
        for i in range(2 * k):
            d += D(days=rng.randrange(1, 4)); X = x + i % k * step
            doc.put(X, y, L.f(d, pat), size=size); doc.put(X + step - 25, y, M.n(rng.randrange(-200, 5000) * sc + rng.randrange(100)), size=size, align='right')
            if i % k == k - 1: y += lead
    elif kind == 9:   # points
        for a in rng.sample([f'Bonus {rng.randrange(100, 9000)}', f'Payback {rng.randrange(10, 900)} P', f'Cashback 0{M.d}5 % {M.n(rng.randrange(100, 2000))}', f'Miles & More {rng.randrange(1000, 90000)}', f'Trumf {M.n(rng.randrange(900, 9000))}', f'Supercard {rng.randrange(100, 4000)}'], 2):
            doc.put(x, y, a, size=size); y += lead
    else:   # plan of instalments
        v = rng.randrange(20, 90) * sc
        d = datetime.date(2026, rng.randrange(1, 10), 28)
        doc.put(x, y, f'{L.w("duedate")}', size=size, bold=True); y += lead
        for i in range(rng.randrange(2, 4)):
            doc.put(x, y, f'{i + 1}/3', size=size); doc.put(x + 30, y, L.f(d.replace(month=d.month + i), L.num()), size=size); doc.put(x + 180, y, M.n(v), size=size, align='right'); y += lead
    return y + lead * .8

def letterhead(rng, doc, L, T, bank, title, size, style=None):
    """Head of the first page; returns y below it."""
    k = style if style is not None else rng.randrange(6)
    pa, pb = period(rng, L, T); who = L.person(); iban = L.iban(); W = doc.width
    street = rng.choice(STREETS[L.lang].split('|')); town = f'{rng.randrange(1000, 99999)} {L.city()}'
    if k == 0:
        doc.put(40, 45, bank, size=size + 7, bold=True); doc.put(W - 40, 45, title, size=size + 4, align='right')
        y = 95
        for l in (who, street, town): doc.put(40, y, l, size=size + 1); y += size * 1.5
        yy = 95
        for a, b in ((L.w('account'), iban), (L.w('period'), f'{pa} - {pb}'), (L.w('page'), '1')):
            doc.put(W - 300, yy, a, size=size); doc.put(W - 40, yy, b, size=size, align='right'); yy += size * 1.5
        return max(y, yy) + 25
    if k == 1:
        doc.put(W / 2, 40, bank.upper(), size=size + 4, bold=True, align='center'); doc.put(W / 2, 58, f'{title} {rng.randrange(1, 13)}/{T[0].day.year}', size=size + 2, align='center')
        doc.put(45, 85, f'{L.w("holder")}: {who}', size=size); doc.put(45, 85 + size * 1.5, f'IBAN: {iban}', size=size); doc.put(45, 85 + size * 3, f'{L.w("period")}: {pa} – {pb}', size=size)
        return 85 + size * 6
    if k == 2:
        doc.put(W - 45, 50, bank, size=size + 6, bold=True, align='right')
        y = 110
        for l in (who.upper(), street.upper(), town.upper()): doc.put(60, y, l, size=size + 1); y += size * 1.6
        y += 30; doc.put(60, y, title, size=size + 6, bold=True); y += size * 2
        doc.put(60, y, f'{iban}   {pa} - {pb}', size=size)
        return y + size * 3
    if k == 3:
        doc.put(40, 40, title, size=size + 3, bold=True); doc.put(W - 40, 40, f'{L.w("page")} 1', size=size, align='right')
        doc.put(40, 56, f'{who}, {street}, {town}', size=size); doc.put(40, 70, f'{L.w("account")} {iban}', size=size)
        return 100
    if k == 4:
        doc.put(40, 38, bank, size=size + 2, bold=True); step = (W - 80) / 3
        for i, (a, b) in enumerate(((L.w('holder'), who), (L.w('account'), iban[:20]), (L.w('period'), f'{pa} {pb}'))):
            doc.put(40 + i * step, 64, a, size=size - 1); doc.put(40 + i * step, 64 + size * 1.3, cut(b, step - 5, size), size=size - .5)
        doc.put(40, 110, title, size=size + 8, bold=True)
        return 140
    y = 60
    doc.put(50, y, title, size=size + 9, bold=True); y += size * 2.5
    doc.put(50, y, f'{pa} – {pb}', size=size + 1); y += size * 2
    return y + 10

def cols(doc, left, right, spec):
    """spec: (key, share, align); returns key -> (x, w, align)"""
    total = sum(s for _, s, _ in spec); x, out = left, {}
    for key, share, align in spec:
        w = (right - left) * share / total; out[key] = (x, w, align); x += w
    return out

def at(c): x, w, a = c; return x + w - 3 if a == 'right' else x + w / 2 if a == 'center' else x

def hyphen(text, width, size):
    out = []
    for w in text.split():
        while len(w) > 4 and stmt.width_of(w, size) > width:
            k = len(w)
            while k > 3 and stmt.width_of(w[:k] + '-', size) > width: k -= 1
            k = min(k, len(w) - 3)
            out.append(w[:k] + '-'); w = w[k:]
        out.append(w)
    return ' '.join(out)

def headings(doc, C, names, y, size, bold=True, two=True, upper=False):
    lowest = y
    for key, text in names.items():
        if key not in C or not text: continue
        x, w, a = C[key]
        for i, l in enumerate(wrap(doc, hyphen(text.upper() if upper else text, w - 7, size * (1.07 if bold else 1)), w - 4, size * (1.07 if bold else 1), most=2)):
            doc.put(at(C[key]), y + i * size * 1.15, l, size=size, bold=bold, align=a); lowest = max(lowest, y + i * size * 1.15)
    return lowest

def draw(flow, C, cells, t, size, lead, mono=False, split=False, bold_amount=False):
    """cells: key -> list of (text, label); draws them line by line; returns the row."""
    doc = flow.doc
    n = max(len(v) for v in cells.values())
    order = sorted(cells, key=lambda k: C[k][0])
    name = ' '.join(cells[k][i][0] for i in range(n) for k in order if i < len(cells[k]) and cells[k][i] and cells[k][i][1] == 'name')
    r = doc.row(t.day, t.minor, name)
    if not split: flow.need(n * lead)
    for i in range(n):
        if split: flow.need(lead)
        for k in order:
            if i >= len(cells[k]) or not cells[k][i] or not cells[k][i][0]: continue
            text, label = cells[k][i]
            bold = bold_amount and label == 'amount'
            doc.put(at(C[k]), flow.y, text, size=size, mono=mono, bold=bold, align=C[k][2], **({label: r} if label else {}))
        flow.y += lead
    return r

def named(doc, text, width, size, mono=False, most=3): return [(l, 'name') for l in wrap(doc, text, width, size, mono, most)]
def plain(doc, text, width, size, mono=False, most=2): return [(l, None) for l in wrap(doc, text, width, size, mono, most)]

# ================================================================ PDF layouts
def begin(rng, *cc, card=False, hi=40, page=None, **kw):
    L = loc(rng, *cc); M = Money(rng, L)
    T = txs(rng, L, whole=M.whole, card=card, hi=hi, **kw)
    o, c = run(rng, L, T, whole=M.whole)
    doc = stmt.Doc(*(page or rng.choice([(595, 842), (595, 842), (595.3, 841.9), (596, 842)])))
    if rng.random() < .25: doc.short = rng.uniform(.5, .85)
    size = rng.choice([7, 7.5, 8, 8, 8.5, 9, 9, 9.5])
    return L, M, T, o, c, doc, size

def next_head(rng, doc, L, bank, title, size):
    k = rng.randrange(4); iban = L.iban()
    def h():
        if k == 0: return 45
        if k == 1: doc.put(40, 40, f'{bank} - {title}', size=size); doc.put(doc.width - 40, 40, f'{L.w("page")} {doc.page + 1}', size=size, align='right')
        if k == 2: doc.put(doc.width - 40, 35, f'{L.w("page")} {doc.page + 1} {L.w("of")} {doc.page + 1}', size=size - 1, align='right'); doc.put(40, 48, iban, size=size)
        if k == 3: doc.put(doc.width / 2, 38, bank, size=size + 3, bold=True, align='center')
        return 75
    return h

def sparkasse(rng):
    """type line, then the wrapped text; one or two columns of amounts; opening line and closing line"""
    L, M, T, o, c, doc, size = begin(rng, 'DE', 'AT')
    bank, title = L.bank(), L.w('title'); two = rng.random() < .5; mode = rng.choice(['m', 't', 'tpm', 'm', 'SH', 'pm'])
    left, right = rng.choice([40, 55, 62]), doc.width - rng.choice([35, 45, 55]); lead = size * rng.uniform(1.2, 1.45)
    C = cols(doc, left, right, [('date', 14, 'left'), ('text', 50, 'left')] + ([('out', 16, 'right'), ('in', 16, 'right')] if two else [('amt', 20, 'right')]))
    H = {'date': L.w('date'), 'text': L.w('text'), 'out': f'{L.w("amount")} {L.w("debit")} {L.cur}' if rng.random() < .5 else L.w('debit'), 'in': L.w('credit'), 'amt': f'{L.w("amount")} {L.cur}'}
    pat = L.num(); nh = next_head(rng, doc, L, bank, title, size); rep = rng.random() < .7; heads = rng.random() < .9
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if heads and (first or rep): y = headings(doc, C, H, y, size) + lead * 1.5
        return y
    fl = Flow(doc, doc.height - rng.choice([70, 90, 130]), head, footer(rng, doc, L, bank))
    last = 'in' if two else 'amt'; bx = at(C[last]); bm = 't' if mode in ('t', 'tpm') else 'SH' if mode == 'SH' else 'm'
    doc.put(C['text'][0], fl.y, f'{L.w("open")} {L.f(T[0].day - D(days=1), pat)}', size=size, bold=True); doc.put(bx, fl.y, M.s(o, bm), size=size, bold=True, align='right', opening=True); fl.y += lead * 1.4
    typed = rng.random() < .7; refs = rng.random() < .4; gap = rng.choice([0, .3, .6]); split = rng.random() < .2; w = C['text'][1] - 8
    val = rng.random() < .3
    for t in T:
        lines = (named(doc, t.type, w, size) if typed and t.type.lower() not in t.main.lower() else []) + named(doc, t.main, w, size) + named(doc, t.sub, w, size)
        if refs and rng.random() < .6: lines += plain(doc, t.ref, w, size)
        cells = {'date': [(L.f(t.day, pat), 'date')] + ([(L.f(t.vday, pat), None)] if val else []), 'text': lines}
        if two: cells['in' if t.minor > 0 else 'out'] = [(M.n(t.minor), 'amount')]
        else: cells['amt'] = [(M.s(t.minor, mode), 'amount')]
        draw(fl, C, cells, t, size, lead, split=split); fl.y += lead * gap
    fl.need(lead * 4); fl.y += lead
    doc.put(C['text'][0], fl.y, f'{L.w("close")} {L.f(T[-1].day, pat)}', size=size, bold=True); doc.put(bx, fl.y, M.s(c, bm), size=size, bold=True, align='right', closing=True); fl.y += lead * 2
    if fl.y < fl.bottom - 90 and rng.random() < .7: noise(rng, doc, L, M, left, fl.y, right - left, size - 1)
    fl.end(); return doc

def volksbank(rng):
    """line printer with S/H or trailing sign, carried forward on each page"""
    L, M, T, o, c, doc, size = begin(rng, 'DE', 'AT', 'DK', 'CZ')
    size = rng.choice([7.5, 8, 8.5, 9]); cw = .6 * size; lead = size * rng.uniform(1.1, 1.3)
    bank, title = L.bank(), L.w('title'); x0 = rng.choice([30, 40, 45])
    mode = rng.choice(['SH', 'SH', 'tpm', 't', 'tsp', 'DC']); pat = L.noyr(); wide = len(L.f(datetime.date(2026, 11, 28), pat)) + 1
    nchar = int((doc.width - 2 * x0) / cw); vd = rng.random() < .7
    c1 = wide * (2 if vd else 1); c2 = nchar
    X = lambda k: x0 + k * cw
    rule = rng.choice(['-', '=', None])
    def short(k):
        fit = [v for v in L.opts(k) if len(v) < wide]
        return fit[0] if fit else min(L.opts(k), key=len)[:wide - 2] + '.'
    def P(k, text, **lab): doc.put(X(k), fl.y if 'fl' in env else lab.pop('y'), text, size=size, mono=True, **lab)
    env = {}
    pno = digits_(rng, 4)
    def head(first):
        y = 50
        doc.put(X(0), y, bank, size=size, mono=True); doc.put(X(nchar), y, f'{title} {rng.randrange(1, 20)}', size=size, mono=True, align='right'); y += lead
        doc.put(X(0), y, L.iban(), size=size, mono=True); doc.put(X(nchar), y, f'{L.w("page")} {doc.page + 1}', size=size, mono=True, align='right'); y += lead * 2
        if first:
            for l in (L.person(), rng.choice(STREETS[L.lang].split('|')), f'{rng.randrange(1000, 99999)} {L.city()}'): doc.put(X(0), y, l, size=size, mono=True); y += lead
            y += lead
        doc.put(X(0), y, short('date'), size=size, mono=True)
        if vd: doc.put(X(wide), y, short('vdate'), size=size, mono=True)
        doc.put(X(c1 + 1), y, L.w('text'), size=size, mono=True); doc.put(X(c2), y, L.cur, size=size, mono=True, align='right'); y += lead
        if rule: doc.put(X(0), y, rule * nchar, size=size, mono=True); y += lead
        return y
    bm = mode if mode in ('SH', 'tpm', 'tsp', 'DC') else 't'
    fl = Flow(doc, doc.height - 80, head, None); carry = rng.random() < .7; shown = [o]
    def turn():
        if carry:
            doc.put(X(c1 + 1), fl.y + lead, f'{L.w("carry")} {L.w("page")} {doc.page + 2}', size=size, mono=True); doc.put(X(c2), fl.y + lead, M.s(shown[0], bm), size=size, mono=True, align='right')
        doc.new_page(); fl.y = head(False)
        if carry: doc.put(X(c1 + 1), fl.y, f'{L.w("carry")} {L.w("page")} {doc.page}', size=size, mono=True); doc.put(X(c2), fl.y, M.s(shown[0], bm), size=size, mono=True, align='right'); fl.y += lead
    fl.turn = turn
    doc.put(X(c1 + 1), fl.y, f'{L.w("open")} {L.f(T[0].day - D(days=1), L.num())}', size=size, mono=True); doc.put(X(c2), fl.y, M.s(o, bm), size=size, mono=True, align='right', opening=True); fl.y += lead * 1.5
    C = {'date': (X(0), wide * cw, 'left'), 'v': (X(wide), wide * cw, 'left'), 'text': (X(c1 + 1), (nchar - c1 - 17) * cw, 'left'), 'amt': (X(c2) - 90 + 3, 90, 'right'), 'pn': (X(nchar - 16), 20, 'left')}
    refs = rng.random() < .4; typed = rng.random() < .6; pn = rng.random() < .3; up = rng.random() < .3
    for t in T:
        w = C['text'][1] - 4
        tx = (typed_(t) if typed else t.main)
        lines = named(doc, tx.upper() if up else tx, w, size, True) + named(doc, t.sub.upper() if up else t.sub, w, size, True)
        if refs and rng.random() < .5: lines += plain(doc, t.ref, w, size, True)
        cells = {'date': [(L.f(t.day, pat), 'date')], 'text': lines, 'amt': [(M.s(t.minor, mode), 'amount')]}
        if vd: cells['v'] = [(L.f(t.vday, pat), None)]
        draw(fl, C, cells, t, size, lead, mono=True); shown[0] = t.bal
        if rng.random() < .1: fl.y += lead * .5
    fl.need(lead * 4)
    if rule: doc.put(X(0), fl.y, rule * nchar, size=size, mono=True); fl.y += lead
    doc.put(X(c1 + 1), fl.y, f'{L.w("close")} {L.f(T[-1].day, L.num())}', size=size, mono=True); doc.put(X(c2), fl.y, M.s(c, bm), size=size, mono=True, align='right', closing=True)
    return doc

def deutsche(rng):
    """dates over two lines (day and month, year below), value date beside, in and out columns"""
    L, M, T, o, c, doc, size = begin(rng, 'DE', 'PL', 'NL')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.25, 1.5); left, right = rng.choice([45, 60]), doc.width - 40
    C = cols(doc, left, right, [('date', 10, 'left'), ('v', 10, 'left'), ('text', 46, 'left'), ('out', 17, 'right'), ('in', 17, 'right')])
    H = {'date': L.w('date'), 'v': L.w('vdate'), 'text': L.w('text'), 'out': L.w('debit'), 'in': L.w('credit')}
    sep = {'PL': '.', 'NL': '-'}.get(L.cc, '.'); sub = rng.random() < .8; nh = next_head(rng, doc, L, bank, title, size)
    top = rng.random() < .5; dash = rng.choice(['- ', '', '', '-']); plus = '+ ' if dash else ''
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if first and top: y = boxes(rng, doc, L, M, T, o, c, left, y, right - left, size) + 10
        return headings(doc, C, H, y, size - .5, bold=rng.random() < .5) + lead * 1.6
    fl = Flow(doc, doc.height - 80, head, footer(rng, doc, L, bank)); w = C['text'][1] - 8; refs = rng.random() < .5
    for t in T:
        y4 = [(str(t.day.year), 'date')] if sub else []; yv = [(str(t.vday.year), None)] if sub else []
        lines = named(doc, rng.choice([typed_(t), t.main]), w, size) + named(doc, t.sub, w, size)
        if refs: lines += plain(doc, t.ref, w, size - .2)
        draw(fl, C, {'date': [(f'{t.day.day:02d}{sep}{t.day.month:02d}' + ('.' if sep == '.' else ''), 'date')] + y4, 'v': [(f'{t.vday.day:02d}{sep}{t.vday.month:02d}' + ('.' if sep == '.' else ''), None)] + yv,
                     'text': lines, ('in' if t.minor > 0 else 'out'): [((plus if t.minor > 0 else dash) + M.n(t.minor), 'amount')]}, t, size, lead)
        fl.y += lead * .5
    if not top:
        fl.need(lead * 9); fl.y += lead
        boxes(rng, doc, L, M, T, o, c, left, fl.y, right - left, size)
    fl.end(); return doc

def day_headings(rng):
    """Commerzbank and some apps' exports: a line for each day, then the rows under it"""
    L, M, T, o, c, doc, size = begin(rng, 'DE', 'NL', 'FI', 'CH')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.3, 1.6); left, right = rng.choice([40, 60, 75]), doc.width - rng.choice([40, 60])
    mode = rng.choice(['t', 'm', 'pm', 'tpm', 'm']); desc = rng.random() < .4
    full = rng.random() < .5; pat = rng.choice([L.num(), L.word(), '{day} {D} {month} {YYYY}' if L.lang in ('nl', 'fr', 'sv', 'pl', 'it') else '{Day}, {D}. {month} {YYYY}'])
    pre = rng.choice([f'{L.w("date")}: ', '', '', f'{L.w("booked")} ']); showbal = rng.choice([None, None, 'row', 'day']); cur = rng.random() < .4
    C = cols(doc, left, right, [('v', 12, 'left'), ('text', 50, 'left'), ('amt', 20, 'right')] + ([('bal', 18, 'right')] if showbal == 'row' else []))
    H = {'v': L.w('vdate'), 'text': L.w('text'), 'amt': L.w('amount'), 'bal': L.w('balance')}; vd = rng.random() < .5
    if not vd: H.pop('v')
    nh = next_head(rng, doc, L, bank, title, size); hh = rng.random() < .6
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        return headings(doc, C, H, y, size) + lead * 1.6 if hh else y
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 8
    if not desc: doc.put(C['text'][0], fl.y, L.w('open'), size=size); doc.put(at(C['amt']), fl.y, M.s(o, 't' if mode in ('t', 'tpm') else 'm'), size=size, align='right', opening=True); fl.y += lead * 1.5
    order = list(reversed(T)) if desc else T; days = []
    for t in order:
        if not days or days[-1][0] != t.day: days.append((t.day, []))
        days[-1][1].append(t)
    vp = L.noyr(); refs = rng.random() < .3; bold = rng.random() < .6
    for day, ts in days:
        fl.need(lead * 4)
        page, yh = doc.page, fl.y
        fl.y += lead * 1.25; rows = []
        if showbal == 'day': doc.put(right - 3, yh, f'{L.w("balance")} {M.s(ts[0 if desc else -1].bal, "m")}', size=size, align='right')
        hold = len(doc.words)
        for t in ts:
            lines = named(doc, t.main, w, size) + named(doc, t.sub, w, size)
            if refs: lines += plain(doc, t.ref, w, size)
            cells = {'text': lines, 'amt': [(M.c(t.minor, mode) if cur and mode in ('m', 'pm') else M.s(t.minor, mode), 'amount')]}
            if vd: cells['v'] = [(L.f(t.vday, vp), None)]
            if showbal == 'row': cells['bal'] = [(M.s(t.bal, 'm'), 'balance')]
            rows.append(draw(fl, C, cells, t, size, lead))
        tail = doc.words[hold:]; del doc.words[hold:]
        now = doc.page; doc.page = page
        hx = doc.put(left, yh, pre.strip(), size=size, bold=bold) + 4 if pre else left
        doc.put(hx, yh, L.f(day, pat), size=size, bold=bold, date=rows); doc.page = now
        doc.words += tail; fl.y += lead * .6
    fl.need(lead * 3)
    if not desc: doc.put(C['text'][0], fl.y, L.w('close'), size=size); doc.put(at(C['amt']), fl.y, M.s(c, 't' if mode in ('t', 'tpm') else 'm'), size=size, align='right', closing=True)
    fl.end(); return doc

def ing_de(rng):
    """date with value date below; type and name on the first line, purpose below; signed amount"""
    L, M, T, o, c, doc, size = begin(rng, 'DE', 'NL', 'PL', 'CZ')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.25, 1.5); left, right = rng.choice([45, 70, 80]), doc.width - rng.choice([40, 60])
    first_amt = rng.random() < .12
    spec = [('date', 16, 'left'), ('text', 58, 'left'), ('amt', 22, 'right')]
    if rng.random() < .25: spec = [('text', 58, 'left'), ('date', 16, 'left'), ('amt', 22, 'right')]
    bal = rng.random() < .4
    if bal: spec.append(('bal', 18, 'right'))
    C = cols(doc, left, right, spec); pat = L.num(); mode = rng.choice(['m', 'm', 'pm', 'spm']); nh = next_head(rng, doc, L, bank, title, size)
    def head(first):
        if first:
            y = letterhead(rng, doc, L, T, bank, title, size)
            yy = y
            for a, b, l in ((L.w('open'), M.c(o, 'm'), 'opening'), (L.w('close'), M.c(c, 'm'), 'closing')):
                doc.put(right - 190, yy, a, size=size, bold=True); doc.put(right, yy, b, size=size, bold=True, align='right', **{l: True}); yy += lead
            y = yy + lead
        else: y = nh()
        dw = C['date'][1] - 6
        doc.put(at(C['date']), y, wrap(doc, L.w('date'), dw, size * 1.07)[0], size=size, bold=True); doc.put(at(C['date']), y + size * 1.2, wrap(doc, L.w('vdate'), dw, size)[0], size=size)
        doc.put(at(C['text']), y, L.w('text'), size=size, bold=True)
        doc.put(at(C['amt']), y, f'{L.w("amount")} ({L.cur})' if '(' not in L.w('amount') and not bal else L.w('amount').split(' v ')[0], size=size, bold=True, align='right')
        if bal: doc.put(at(C['bal']), y, K['balance'][L.lang][0], size=size, bold=True, align='right')
        return y + size * 3.2
    fl = Flow(doc, doc.height - 80, head, footer(rng, doc, L, bank)); w = C['text'][1] - 8; typed = rng.random() < .6; refs = rng.random() < .5
    for t in T:
        lines = named(doc, (typed_(t) if typed else t.main), w, size) + named(doc, t.sub, w, size)
        if refs: lines += plain(doc, t.ref, w, size)
        cells = {'date': [(L.f(t.day, pat), 'date'), (L.f(t.vday, pat), None)], 'text': lines, 'amt': [(M.s(t.minor, mode), 'amount')]}
        if bal: cells['bal'] = [(M.s(t.bal, 'm'), 'balance')]
        draw(fl, C, cells, t, size, lead); fl.y += lead * .5
    if fl.y < fl.bottom - 110:
        fl.y += lead; noise(rng, doc, L, M, left, fl.y, right - left, size - 1)
    fl.end(); return doc

def postfinance(rng):
    """date and balance only once a day; credit before debit; value date between them and the balance"""
    L, M, T, o, c, doc, size = begin(rng, 'CH', 'CH', 'AT', 'BE')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.25, 1.5); left, right = rng.choice([35, 50]), doc.width - rng.choice([30, 40])
    cr = [('in', 15, 'right'), ('out', 15, 'right')]
    if rng.random() < .3: cr.reverse()
    C = cols(doc, left, right, [('date', 11, 'left'), ('text', 40, 'left')] + cr + [('v', 12, 'right' if rng.random() < .5 else 'center'), ('bal', 16, 'right')])
    H = {'date': L.w('date'), 'text': L.w('text'), 'in': L.w('credit'), 'out': L.w('debit'), 'v': L.w('vdate'), 'bal': L.w('balance')}
    pat = rng.choice(['{DD}.{MM}.{YY}', L.num(), L.noyr()]); nh = next_head(rng, doc, L, bank, title, size); perday = rng.random() < .7; once = rng.random() < .7
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        return headings(doc, C, H, y, size - .5) + lead * 1.5
    fl = Flow(doc, doc.height - 80, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    doc.put(at(C['text']), fl.y, f'{L.w("open")}', size=size); doc.put(at(C['bal']), fl.y, M.s(o, 'm'), size=size, align='right', opening=True)
    doc.put(at(C['date']), fl.y, L.f(T[0].day.replace(day=1), pat), size=size); fl.y += lead * 1.2
    refs = rng.random() < .5; fake = {}
    vp = '{DD}.{MM}.{YY}' if L.cc == 'CH' else L.noyr()
    groups = []
    for i, t in enumerate(T):
        if once and groups and groups[-1][0].day == t.day: groups[-1].append(t)
        else: groups.append([t])
    for g in groups:
        hold, page, rows = len(doc.words), None, []
        for j, t in enumerate(g):
            lines = named(doc, t.type if rng.random() < 0 else (typed_(t) if rng.random() < .4 else t.main), w, size) + named(doc, t.sub, w, size)
            if refs and rng.random() < .5: lines += plain(doc, t.ref, w, size)
            cells = {'text': lines, ('in' if t.minor > 0 else 'out'): [(M.n(t.minor), 'amount')], 'v': [(L.f(t.vday, vp), None)]}
            last = t is T[-1] or T[T.index(t) + 1].day != t.day
            if not perday or last: cells['bal'] = [(M.s(t.bal, 'm'), 'balance')]
            if j == 0: fl.need(len(lines) * lead); page, y0 = doc.page, fl.y
            rows.append(draw(fl, C, cells, t, size, lead))
        now = doc.page; doc.page = page; doc.put(at(C['date']), y0, L.f(g[0].day, pat), size=size, date=rows); doc.page = now
    fl.need(lead * 4); fl.y += lead * .5
    if rng.random() < .6:
        doc.put(at(C['text']), fl.y, L.w('total'), size=size); doc.put(at(C['in']), fl.y, M.n(sum(t.minor for t in T if t.minor > 0)), size=size, align='right'); doc.put(at(C['out']), fl.y, M.n(sum(t.minor for t in T if t.minor < 0)), size=size, align='right'); fl.y += lead
    doc.put(at(C['text']), fl.y, L.w('close'), size=size, bold=True); doc.put(at(C['bal']), fl.y, M.s(c, 'm'), size=size, bold=True, align='right', closing=True)
    fl.end(); return doc

def viseca(rng):
    """credit card, one table per card holder, purchases without sign, payments with trailing minus or in a credit column"""
    L, M, T, o, c, doc, size = begin(rng, 'CH', 'DE', 'AT', 'NO', 'CZ', card=True)
    bank, title = rng.choice(['Viseca Payment Services', 'Cembra Money Bank', 'Swisscard AECS', 'Cornèrcard', 'DKB VISA', 'PayLife', L.bank(), 'card complete']), L.w('cardtitle')
    lead = size * rng.uniform(1.25, 1.5); left, right = rng.choice([40, 60]), doc.width - rng.choice([40, 50]); pat = L.num(); two = rng.random() < .3
    fxcol = rng.random() < .5; vd = rng.random() < .6; mode = rng.choice(['t', 'm', 'sp', 'cr', 'H'])
    spec = [('date', 12, 'left')] + ([('v', 12, 'left')] if vd else []) + [('text', 42, 'left')] + ([('fc', 6, 'left'), ('fa', 12, 'right')] if fxcol else []) + ([('in', 14, 'right'), ('out', 14, 'right')] if two else [('amt', 16, 'right')])
    C = cols(doc, left, right, spec)
    H = {'date': L.w('date'), 'v': L.w('vdate'), 'text': L.w('text'), 'fa': L.w('amount'), 'in': L.w('credit'), 'out': L.w('debit'), 'amt': f'{L.w("amount")} {L.cur}'}
    nh = next_head(rng, doc, L, bank, title, size); paid_ = sum(t.minor for t in T if t.kind == 'pay')
    prev = max(paid_, rng.randrange(100, 2000) * int(L.scale * 100)) if paid_ or rng.random() < .5 else 0; due = prev - sum(t.minor for t in T)
    def head(first):
        if not first: return headings(doc, C, H, nh(), size) + lead * 1.5
        y = letterhead(rng, doc, L, T, bank, title, size)
        for a, b in ((L.w('limit'), M.n(int(5000 * L.scale) * 100)), (L.w('due'), M.n(due)), (L.w('minp'), M.n(max(5000, abs(due) // 20))), (L.w('duedate'), L.f(T[-1].day + D(days=20), pat))):
            if rng.random() < .8: doc.put(left, y, a, size=size); doc.put(left + 290, y, b, size=size, align='right'); y += lead
        return headings(doc, C, H, y + lead, size) + lead * 1.5
    fl = Flow(doc, doc.height - 80, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    def fig(v):
        if v < 0: return M.n(v)
        return {'t': M.n(v) + '-', 'm': '-' + M.n(v), 'sp': '- ' + M.n(v), 'cr': M.n(v) + ' CR', 'H': M.n(v) + ' +'}[mode]
    holders = rng.choice([1, 1, 2, 3]); parts = [[] for _ in range(holders)]
    pays = [t for t in T if t.kind == 'pay']
    for t in T:
        if t.kind != 'pay': parts[rng.randrange(holders)].append(t)
    def one(t):
        lines = named(doc, t.main + (f', {t.city} {L.cc}' if rng.random() < .3 and t.kind == 'card' and not any(x.lower() in t.main.lower() for x in CITIES[L.cc].split()) else ''), w, size)
        cells = {'date': [(L.f(t.day, pat), 'date')], 'text': lines}
        if t.fx and fxcol: cells['fc'] = [(t.fx[0], None)]; cells['fa'] = [(M.n(t.fx[1]), None)]
        if t.fx: lines += [(l[0], None) for l in named(doc, f'{L.w("xrate")} {t.fx[2]:.4f} {t.fx[0]} {M.n(t.fx[1])}', w, size)]
        if vd: cells['v'] = [(L.f(t.day + D(days=rng.randrange(3)), pat), None)]
        if two: cells['in' if t.minor > 0 else 'out'] = [(M.n(t.minor), 'amount')]
        else: cells['amt'] = [(fig(t.minor), 'amount')]
        draw(fl, C, cells, t, size, lead)
    last = 'out' if two else 'amt'
    if prev:
        doc.put(at(C['text']), fl.y, L.w('open'), size=size); doc.put(at(C[last]), fl.y, M.n(prev), size=size, align='right', opening=True); fl.y += lead
        for t in pays: one(t)
    for ts in parts:
        if not ts: continue
        fl.need(lead * 4); fl.y += lead * .6
        doc.put(left, fl.y, f'{L.w("cardno")} {rng.randrange(4000, 5599)} {rng.choice(["XXXX XXXX", "**** ****", "12XX XXXX"])} {digits_(rng, 4)}  {L.person()}', size=size, bold=True); fl.y += lead * 1.3
        for t in ts: one(t)
        fl.need(lead * 2); doc.put(at(C['text']), fl.y, f'{L.w("total")} {L.w("cardno")}', size=size, bold=True); doc.put(at(C[last]), fl.y, M.n(sum(t.minor for t in ts)), size=size, bold=True, align='right'); fl.y += lead
    fl.need(lead * 6); fl.y += lead
    for _ in range(rng.randrange(3)):
        if fl.y < fl.bottom - 80: fl.y = noise(rng, doc, L, M, left, fl.y, right - left, size - 1)
    fl.end(); return doc

def ing_nl(rng):
    """name bold, IBAN and details below, type column, Af/Bij column"""
    L, M, T, o, c, doc, size = begin(rng, 'NL', 'BE')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.25, 1.45); left, right = rng.choice([40, 56]), doc.width - rng.choice([36, 50])
    how = rng.choice(['afbij', 'two', 'sign', 'col'])
    spec = [('date', 13, 'left'), ('text', 42, 'left'), ('type', 17, 'left')]
    spec += {'afbij': [('amt', 15, 'right'), ('s', 6, 'left')], 'two': [('out', 14, 'right'), ('in', 14, 'right')], 'sign': [('amt', 18, 'right')], 'col': [('s', 5, 'right'), ('amt', 14, 'right')]}[how]
    if rng.random() < .25: spec = spec[:2] + spec[3:]
    C = cols(doc, left, right, spec); pat = L.num(); nh = next_head(rng, doc, L, bank, title, size); top = rng.random() < .6
    words = rng.choice([(L.w('debit').split()[-1], L.w('credit').split()[-1]), ('-', '+'), ('D', 'C')])
    H = {'date': L.w('date'), 'text': L.w('text'), 'type': L.w('type'), 'amt': L.w('amount'), 'out': L.w('debit'), 'in': L.w('credit')}
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if first and top: y = boxes(rng, doc, L, M, T, o, c, left, y, right - left, size) + lead
        return headings(doc, C, H, y, size) + lead * 1.5
    fl = Flow(doc, doc.height - 80, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6; ib = rng.random() < .5
    for t in T:
        lines = named(doc, t.main, w, size)
        if ib and t.kind in ('out', 'in', 'so', 'dd', 'sal'): lines += plain(doc, t.iban, w, size)
        if t.sub and not ib: lines += named(doc, t.sub, w, size)
        if rng.random() < .3: lines += plain(doc, f'{L.w("vdate")}: {L.f(t.vday, pat)}', w, size)
        cells = {'date': [(L.f(t.day, pat), 'date')], 'text': lines}
        if 'type' in C: cells['type'] = plain(doc, t.type, C['type'][1] - 4, size)
        if how == 'two': cells['in' if t.minor > 0 else 'out'] = [(M.n(t.minor), 'amount')]
        elif how == 'sign': cells['amt'] = [(M.s(t.minor, 'sp'), 'amount')]
        else:
            cells['amt'] = [(M.n(t.minor), 'amount')]; cells['s'] = [(cut(words[t.minor > 0], C['s'][1] - 2, size) if how == 'afbij' else '-+'[t.minor > 0], None)]
        draw(fl, C, cells, t, size, lead); fl.y += lead * .4
    if not top: fl.need(lead * 8); fl.y += lead; fl.y = boxes(rng, doc, L, M, T, o, c, left, fl.y, right - left, size)
    if fl.y < fl.bottom - 100: noise(rng, doc, L, M, left, fl.y + lead, right - left, size - 1)
    fl.end(); return doc

def belgian(rng):
    """sequence numbers, day/month only, sign after the figure, details in small print below"""
    L, M, T, o, c, doc, size = begin(rng, 'BE', 'FI', 'NL')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.2, 1.4); left, right = rng.choice([40, 50]), doc.width - rng.choice([40, 60]); pat = L.noyr(); mode = rng.choice(['tsp', 'tpm', 'sp', 'pm', 't'])
    C = cols(doc, left, right, [('no', 8, 'left'), ('date', 10, 'left'), ('text', 50, 'left'), ('v', 10, 'left'), ('amt', 20, 'right')])
    H = {'no': rng.choice(['Nr', 'Nr.', 'N°', '#']), 'date': L.w('date'), 'text': L.w('text'), 'v': L.w('vdate'), 'amt': f'{L.w("amount")} {L.cur}'.replace('(EUR) EUR', 'EUR')}
    nh = next_head(rng, doc, L, bank, title, size); yr = T[0].day.year
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if first: doc.put(left, y, f'{rng.choice(["Nr.", "No"])} {yr}/{rng.randrange(1, 60):03d}', size=size); y += lead * 2
        return headings(doc, C, H, y, size) + lead * 1.5
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6; no = rng.randrange(1, 300)
    doc.put(at(C['text']), fl.y, f'{L.w("open")} {L.f(T[0].day, L.num())}', size=size, bold=True); doc.put(at(C['amt']), fl.y, M.s(o, mode), size=size, bold=True, align='right', opening=True); fl.y += lead * 1.4
    for t in T:
        lines = named(doc, t.type if rng.random() < .5 and t.type not in t.main else t.main, w, size)
        if lines[0][0].startswith(t.type) and t.type not in t.main: lines += named(doc, t.main, w, size)
        lines += named(doc, t.sub, w, size) + (plain(doc, t.ref, w, size) if rng.random() < .5 else [])
        draw(fl, C, {'no': [(f'{no:04d}', None)], 'date': [(L.f(t.day, pat), 'date')], 'text': lines, 'v': [(L.f(t.vday, pat), None)], 'amt': [(M.s(t.minor, mode), 'amount')]}, t, size, lead); no += 1; fl.y += lead * .3
    fl.need(lead * 3)
    doc.put(at(C['text']), fl.y, f'{L.w("close")} {L.f(T[-1].day, L.num())}', size=size, bold=True); doc.put(at(C['amt']), fl.y, M.s(c, mode), size=size, bold=True, align='right', closing=True)
    fl.end(); return doc

def nordic(rng):
    """one line per row: date, text, interest date, amount, balance; shuffled columns; dense"""
    L, M, T, o, c, doc, size = begin(rng, 'DK', 'SE', 'NO', 'FI')
    bank, title = L.bank(), L.w('title'); mono = rng.random() < .25; lead = size * rng.uniform(1.15, 1.9); left, right = rng.choice([30, 45, 60]), doc.width - rng.choice([30, 45])
    pat = L.style(); vd = rng.random() < .5; ref = rng.random() < .3; bal = rng.random() < .8; mode = rng.choice(['m', 'm', 'm', 't', 'spm', 'pm'])
    dw = 20 if '{month}' in pat or mono else 13
    spec = [('date', dw, 'left')] + ([('v', dw, 'left')] if vd else []) + [('text', 40, 'left')] + ([('ref', 13, 'left')] if ref else []) + [('amt', 17, 'right')] + ([('bal', 18, 'right')] if bal else [])
    k = rng.random()
    if k < .25 and vd: spec = [s for s in spec if s[0] not in ('v', 'amt', 'bal')] + [('v', dw, 'right'), ('amt', 17, 'right')] + ([('bal', 18, 'right')] if bal else [])
    elif k < .35: spec = [s for s in spec if s[0] == 'text'] + [s for s in spec if s[0] != 'text']
    if mono: size = min(size, 7.5)
    C = cols(doc, left, right, spec); vpat = pat
    if k >= .25 and k < .35: ref = False
    H = {'date': L.w('date'), 'v': L.w('vdate'), 'text': L.w('text'), 'ref': L.w('ref'), 'amt': L.w('amount'), 'bal': L.w('balance')}; nh = next_head(rng, doc, L, bank, title, size); heads = rng.random() < .9; rep = rng.random() < .7
    up = rng.random() < .15; desc = rng.random() < .35
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if heads and (first or rep): y = headings(doc, C, H, y, size, bold=rng.random() < .6, upper=up) + lead * 1.4
        return y
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    def edge(key, v, day, lab):
        fl.need(lead); doc.put(at(C['text']), fl.y, cut(L.w(key), w, size), size=size); doc.put(at(C['bal' if bal else 'amt']), fl.y, M.s(v, 'm' if mode != 't' else 't'), size=size, align='right', **{lab: True})
        if rng.random() < .5: doc.put(at(C['date']), fl.y, L.f(day, pat), size=size, mono=mono)
        fl.y += lead
    show = rng.random() < .7
    if show: edge('close', c, T[-1].day, 'closing') if desc else edge('open', o, T[0].day - D(days=1), 'opening')
    oneline = rng.random() < .6
    for t in (reversed(T) if desc else T):
        text = t.main if rng.random() < .7 or not t.sub else t.main + ' ' + t.sub
        cells = {'date': [(L.f(t.day, pat), 'date')], 'text': named(doc, text, w, size, mono, 1 if oneline else 3), 'amt': [(M.s(t.minor, mode), 'amount')]}
        if vd: cells['v'] = [(L.f(t.vday, vpat), None)]
        if ref: cells['ref'] = [(digits_(rng, 8), None)]
        if bal: cells['bal'] = [(M.s(t.bal, 'm' if mode != 't' else 't'), 'balance')]
        draw(fl, C, cells, t, size, lead, mono=mono)
    if show: edge('open', o, T[0].day - D(days=1), 'opening') if desc else edge('close', c, T[-1].day, 'closing')
    if fl.y < fl.bottom - 100 and rng.random() < .6: noise(rng, doc, L, M, left, fl.y + lead, right - left, size)
    fl.end(); return doc

def dnb(rng):
    """text first, interest date, out, in and the posting date in the last column"""
    L, M, T, o, c, doc, size = begin(rng, 'NO', 'NO', 'DK')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.2, 1.6); left, right = rng.choice([40, 55]), doc.width - rng.choice([40, 50]); pat = rng.choice(['{DD}{MM}', '{DD}.{MM}', '{DD}.{MM}.{YY}']); post = rng.random() < .6
    C = cols(doc, left, right, [('text', 46, 'left'), ('v', 12, 'center'), ('out', 17, 'right'), ('in', 17, 'right'), ('date', 12, 'right')])
    # the row is listed by its posting date, the heading says so
    H = {'text': L.w('text'), 'v': K['vdate'][L.lang][0], 'out': L.w('debit'), 'in': L.w('credit'), 'date': K['date'][L.lang][1] if len(K['date'][L.lang]) > 1 else L.w('date')}; nh = next_head(rng, doc, L, bank, title, size)
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        return headings(doc, C, H, y, size) + lead * 1.5
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    col = 'in' if o >= 0 else 'out'
    doc.put(at(C['text']), fl.y, f'{L.w("open")} {L.f(T[0].day - D(days=1), "{DD}.{MM}.{YYYY}")}'[:60], size=size); doc.put(at(C[col]), fl.y, M.n(o), size=size, align='right', opening=True); fl.y += lead
    for t in T:
        lines = named(doc, rng.choice([t.main, typed_(t)]), w, size)
        draw(fl, C, {'text': lines, 'v': [(L.f(t.vday, pat), None)], ('in' if t.minor > 0 else 'out'): [(M.n(t.minor), 'amount')], 'date': [(L.f(t.day, pat), 'date')]}, t, size, lead)
    fl.need(lead * 3); col = 'in' if c >= 0 else 'out'
    doc.put(at(C['text']), fl.y, L.w('total'), size=size); doc.put(at(C['out']), fl.y, M.n(sum(t.minor for t in T if t.minor < 0)), size=size, align='right'); doc.put(at(C['in']), fl.y, M.n(sum(t.minor for t in T if t.minor > 0)), size=size, align='right'); fl.y += lead
    doc.put(at(C['text']), fl.y, L.w('close'), size=size, bold=True); doc.put(at(C[col]), fl.y, M.n(c), size=size, bold=True, align='right', closing=True)
    fl.end(); return doc

def finnish(rng):
    """archive id and payee on the first line, reference below; a balance line after each day; trailing sign"""
    L, M, T, o, c, doc, size = begin(rng, 'FI', 'FI', 'SE')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.2, 1.45); left, right = rng.choice([40, 50]), doc.width - rng.choice([40, 55]); mode = rng.choice(['tpm', 'tsp', 'pm', 't', 'm']); pat = L.noyr()
    C = cols(doc, left, right, [('arch', 20, 'left'), ('text', 46, 'left'), ('v', 10, 'left'), ('amt', 20, 'right')]); nh = next_head(rng, doc, L, bank, title, size)
    H = {'arch': L.w('ref'), 'text': L.w('who') if rng.random() < .5 else L.w('text'), 'v': L.w('vdate'), 'amt': L.w('amount')}; label = {'fi': 'KIRJAUSPÄIVÄ', 'sv': 'BOKFÖRINGSDAG'}.get(L.lang, L.w('date').upper())
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        return headings(doc, C, H, y, size) + lead * 1.5
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    doc.put(left, fl.y, f'{L.w("open")} {L.f(T[0].day - D(days=1), L.num())}', size=size); doc.put(at(C['amt']), fl.y, M.s(o, mode), size=size, align='right', opening=True); fl.y += lead * 1.5
    daybal = rng.random() < .7; i = 0
    while i < len(T):
        day = T[i].day; ts = [t for t in T[i:] if t.day == day]; i += len(ts)
        fl.need(lead * 4); page, y0 = doc.page, fl.y; fl.y += lead; rows = []; hold = len(doc.words)
        for t in ts:
            lines = named(doc, t.main, w, size) + named(doc, t.sub, w, size)
            arch = [(f'{day:%y%m%d}{digits_(rng, 6)}'[:12], None)] + (plain(doc, t.type, C['arch'][1] - 5, size) if rng.random() < .5 else [])
            rows.append(draw(fl, C, {'arch': arch, 'text': lines, 'v': [(L.f(t.vday, pat), None)], 'amt': [(M.s(t.minor, mode), 'amount')]}, t, size, lead))
        tail = doc.words[hold:]; del doc.words[hold:]; now, doc.page = doc.page, page
        hx = doc.put(left, y0, label, size=size) + 4; doc.put(hx, y0, L.f(day, pat), size=size, date=rows); doc.page = now; doc.words += tail
        if daybal: fl.need(lead); doc.put(at(C['text']), fl.y, f'{L.w("balance")} {L.f(day, pat)}', size=size); doc.put(at(C['amt']), fl.y, M.s(ts[-1].bal, mode), size=size, align='right'); fl.y += lead * 1.3
    fl.need(lead * 7); fl.y += lead
    doc.put(left, fl.y, L.w('close'), size=size, bold=True); doc.put(at(C['amt']), fl.y, M.s(c, mode), size=size, bold=True, align='right', closing=True); fl.y += lead
    for k, v in (('totin', sum(t.minor for t in T if t.minor > 0)), ('totout', sum(t.minor for t in T if t.minor < 0))):
        doc.put(left, fl.y, f'{L.w(k)} ({rng.randrange(1, 20)})', size=size); doc.put(at(C['amt']), fl.y, M.s(v, mode), size=size, align='right'); fl.y += lead
    fl.end(); return doc

def polish(rng):
    """numbered rows, two dates stacked or side by side, labeled lines in the text, amount with currency and balance after it"""
    L, M, T, o, c, doc, size = begin(rng, 'PL', 'PL', 'CZ')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.2, 1.4); left, right = rng.choice([30, 40]), doc.width - rng.choice([30, 40]); pat = L.num(); stack = rng.random() < .5; no = rng.random() < .4; cur = rng.random() < .5
    spec = ([('no', 5, 'left')] if no else []) + [('date', 13, 'left')] + ([] if stack else [('v', 13, 'left')]) + [('text', 46, 'left'), ('amt', 19, 'right'), ('bal', 19, 'right')]
    typ = rng.random() < .35
    if typ: spec.insert(-3, ('type', 18, 'left'))
    C = cols(doc, left, right, spec); size = min(size, 8); nh = next_head(rng, doc, L, bank, title, size)
    H = {'no': 'Lp.', 'date': K['date'][L.lang][min(1, len(K['date'][L.lang]) - 1)] + (' ' + K['vdate'][L.lang][0] if stack else ''), 'v': K['vdate'][L.lang][0], 'type': L.w('type'), 'text': L.w('text'), 'amt': L.w('amount'), 'bal': L.w('balance')}
    top = rng.random() < .6
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if first and top: y = boxes(rng, doc, L, M, T, o, c, left, y, right - left, size) + lead
        return headings(doc, C, H, y, size - .5) + lead * 1.6
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6; desc = rng.random() < .4; lab = rng.random() < .4
    f = lambda v: (M.s(v, 'm') + ' ' + M.cur) if cur else M.s(v, 'm')
    for i, t in enumerate(reversed(T) if desc else T):
        lines = named(doc, t.main, w, size) + named(doc, t.sub, w, size)
        if not typ and rng.random() < .5 and t.type not in t.main: lines = named(doc, t.type, w, size) + lines
        if lab: lines += plain(doc, rng.choice([t.iban, f'{L.w("ref")}: {digits_(rng, 12)}', t.ref]), w, size)
        cells = {'date': [(L.f(t.day, pat), 'date')] + ([(L.f(t.vday, pat), None)] if stack else []), 'text': lines, 'amt': [(f(t.minor), 'amount')], 'bal': [(f(t.bal), 'balance')]}
        if not stack: cells['v'] = [(L.f(t.vday, pat), None)]
        if no: cells['no'] = [(f'{i + 1}' + ('.' if rng.random() < 0 else ''), None)]
        if typ: cells['type'] = plain(doc, t.type, C['type'][1] - 4, size)
        draw(fl, C, cells, t, size, lead); fl.y += lead * .5
    if not top: fl.need(lead * 8); fl.y = boxes(rng, doc, L, M, T, o, c, left, fl.y + lead, right - left, size)
    fl.end(); return doc

def czech(rng):
    """two lines a row: date and counter account and symbols above, text below; several symbols in columns"""
    L, M, T, o, c, doc, size = begin(rng, 'CZ', 'CZ', 'PL')
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.2, 1.4); left, right = rng.choice([35, 45]), doc.width - rng.choice([35, 45]); pat = L.num(); mode = rng.choice(['m', 'm', 'pm', 't']); bal = rng.random() < .4
    C = cols(doc, left, right, [('date', 14, 'left'), ('text', 40, 'left'), ('vs', 13, 'right'), ('ks', 8, 'right'), ('amt', 19, 'right')] + ([('bal', 19, 'right')] if bal else [])); nh = next_head(rng, doc, L, bank, title, size)
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        H1 = {'date': K['date'][L.lang][0], 'text': L.w('who'), 'vs': 'VS', 'ks': 'KS', 'amt': L.w('amount').split(' v ')[0], 'bal': L.w('balance')}
        for k in C: doc.put(at(C[k]), y, wrap(doc, H1[k], C[k][1] - 4, size)[0], size=size, align=C[k][2])
        doc.put(at(C['date']), y + size * 1.2, K['vdate'][L.lang][0].split()[0], size=size); doc.put(at(C['text']), y + size * 1.2, wrap(doc, L.w('text'), C['text'][1] - 5, size)[0], size=size); doc.put(at(C['vs']), y + size * 1.2, 'SS', size=size, align='right')
        return y + size * 3.2
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6; acct = rng.random() < .5
    last = at(C['bal' if bal else 'amt'])
    doc.put(left, fl.y, L.w('open'), size=size, bold=True); doc.put(last, fl.y, M.s(o, 'm'), size=size, bold=True, align='right', opening=True); fl.y += lead * 1.5
    for t in T:
        lines = (plain(doc, f'{rng.randrange(10**5, 10**10)}/{rng.choice(["0800", "0300", "0100", "2010", "3030"])}', w, size) if acct and t.kind in ('out', 'in', 'so', 'sal', 'dd') else []) + named(doc, t.main, w, size) + named(doc, t.sub, w, size)
        cells = {'date': [(L.f(t.day, pat), 'date'), (L.f(t.vday, pat), None)], 'text': lines, 'amt': [(M.s(t.minor, mode), 'amount')]}
        if rng.random() < .6: cells['vs'] = [(digits_(rng, 7), None), (digits_(rng, 6), None) if rng.random() < .3 else None]
        if rng.random() < .4: cells['ks'] = [(rng.choice(['0308', '0558', '1178', '0000']), None)]
        if bal: cells['bal'] = [(M.s(t.bal, 'm'), 'balance')]
        draw(fl, C, cells, t, size, lead); fl.y += lead * rng.choice([.3, .3, .5])
    fl.need(lead * 3)
    doc.put(left, fl.y, L.w('close'), size=size, bold=True); doc.put(last, fl.y, M.s(c, 'm'), size=size, bold=True, align='right', closing=True); fl.y += lead * 2
    if fl.y < fl.bottom - 100: noise(rng, doc, L, M, left, fl.y, right - left, size - 1)
    fl.end(); return doc

def neobank(rng):
    """Trade Republic, Revolut, N26: date stacked over two lines, type column, in and out, balance with currency sign; airy"""
    L, M, T, o, c, doc, size = begin(rng, 'DE', 'AT', 'NL', 'BE', 'FI')
    bank = rng.choice(['TRADE REPUBLIC BANK GMBH', 'Revolut Bank UAB', 'N26 Bank SE', 'bunq B.V.', 'Lunar', 'Vivid Money', 'Wise Europe SA', 'neon', 'Yuh', 'Klarna Bank AB']); title = L.w('title')
    lead = size * rng.uniform(1.2, 1.4); left, right = rng.choice([40, 60]), doc.width - rng.choice([40, 60]); two = rng.random() < .6; typ = rng.random() < .6; bal = rng.random() < .75
    spec = [('date', 13, 'left')] + ([('type', 15, 'left')] if typ else []) + [('text', 40, 'left')] + ([('in', 15, 'right'), ('out', 15, 'right')] if two else [('amt', 17, 'right')]) + ([('bal', 16, 'right')] if bal else [])
    C = cols(doc, left, right, spec); H = {'date': L.w('date'), 'type': L.w('type'), 'text': L.w('text'), 'in': L.w('credit'), 'out': L.w('debit'), 'amt': L.w('amount'), 'bal': L.w('balance')}; nh = next_head(rng, doc, L, bank, title, size)
    up = rng.random() < .6; dot = '.' if L.lang in ('de', 'fi', 'cs', 'da', 'nb') else ''
    def head(first):
        if first:
            y = letterhead(rng, doc, L, T, bank, title, size, rng.choice([2, 4, 5, 0]))
            for col, k, v, lab in ((0, 'open', o, 'opening'), (1, 'totin', sum(t.minor for t in T if t.minor > 0), None), (2, 'totout', sum(t.minor for t in T if t.minor < 0), None), (3, 'close', c, 'closing')):
                x = left + col * (right - left) / 4; doc.put(x, y, wrap(doc, L.w(k), (right - left) / 4 - 5, size - 1)[0], size=size - 1); doc.put(x, y + size * 1.5, M.c(v, 'm'), size=size, **({lab: True} if lab else {}))
            y += size * 5
        else: y = nh()
        return headings(doc, C, H, y, size - 1, upper=up) + lead * 2
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6; stacked = rng.random() < .5; pat = L.style(True); desc = rng.random() < .3; ref = rng.random() < .4
    for t in (reversed(T) if desc else T):
        if stacked: dt = [(f'{t.day.day:02d}{dot} {MON[L.lang].split()[t.day.month - 1]}{dot if rng.random() < 0 else ""}', 'date'), (str(t.day.year), 'date')]
        else: dt = [(l, 'date') for l in wrap(doc, L.f(t.day, pat), C['date'][1] - 4, size)]
        lines = named(doc, t.main, w, size) + named(doc, t.sub, w, size)
        if t.fx: lines += plain(doc, f'{L.w("xrate")}: 1 {t.fx[0]} = {t.fx[2]:.4f} {L.cur}', w, size) + plain(doc, f'{M.n(t.fx[1])} {t.fx[0]}', w, size)
        elif ref and rng.random() < .5: lines += plain(doc, t.ref, w, size)
        cells = {'date': dt, 'text': lines}
        if typ: cells['type'] = plain(doc, t.type, C['type'][1] - 4, size)
        if two: cells['in' if t.minor > 0 else 'out'] = [(M.c(abs(t.minor), 'm'), 'amount')]
        else: cells['amt'] = [(M.c(t.minor, 'm' if desc else 'pm'), 'amount')]
        if bal: cells['bal'] = [(M.c(t.bal, 'm'), 'balance')]
        draw(fl, C, cells, t, size, lead); fl.y += lead * .8
    if fl.y < fl.bottom - 100: noise(rng, doc, L, M, left, fl.y + lead, right - left, size - 1)
    fl.end(); return doc

def sections(rng):
    """sign only by section: money in, money out, fees; totals under each"""
    L, M, T, o, c, doc, size = begin(rng)
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.25, 1.6); left, right = rng.choice([40, 60]), doc.width - rng.choice([40, 80]); pat = L.style(); cur = rng.random() < .3
    order = rng.choice(['dta', 'tda', 'dta', 'dat'])
    wid = {'d': ('date', 18, 'left'), 't': ('text', 55, 'left'), 'a': ('amt', 20, 'right')}
    C = cols(doc, left, right, [wid[k] for k in order]); nh = next_head(rng, doc, L, bank, title, size); hh = rng.random() < .5
    if order == 'dat': x, w0, a = C['text']; C['text'] = (x + 20, w0 - 20, a)
    def head(first): return letterhead(rng, doc, L, T, bank, title, size) if first else nh()
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    fl.y = boxes(rng, doc, L, M, T, o, c, left, fl.y, right - left, size)
    ins, outs, fees = [t for t in T if t.minor > 0], [t for t in T if t.minor < 0 and t.kind != 'fee'], [t for t in T if t.minor < 0 and t.kind == 'fee']
    secs = [('secin', ins), ('secout', outs), ('t_fee', fees)]
    if rng.random() < .3: secs[0], secs[1] = secs[1], secs[0]
    count = rng.random() < .4; tots = rng.random() < .8
    for key, ts in secs:
        if not ts: continue
        fl.need(lead * 5); fl.y += lead
        doc.put(left, fl.y, L.w(key) + (f' ({len(ts)})' if count else ''), size=size + 2, bold=True); fl.y += lead * 1.5
        if hh: fl.y = headings(doc, C, {'date': L.w('date'), 'text': L.w('text'), 'amt': L.w('amount')}, fl.y, size - .5) + lead * 1.3
        for t in ts:
            draw(fl, C, {'date': [(L.f(t.day, pat), 'date')], 'text': named(doc, t.main, w, size) + named(doc, t.sub, w, size), 'amt': [(M.c(abs(t.minor), 'm') if cur else M.n(t.minor), 'amount')]}, t, size, lead)
        if tots: fl.need(lead * 1.5); doc.put(C['text'][0], fl.y + 3, f'{L.w("total")} {L.w(key)}', size=size, bold=True); fl.y += 3; doc.put(at(C['amt']), fl.y + (lead if order == 'dat' else 0), M.n(sum(t.minor for t in ts)), size=size, bold=True, align='right'); fl.y += lead * 2
    for _ in range(rng.randrange(3)):
        if fl.y < fl.bottom - 90: fl.y = noise(rng, doc, L, M, left, fl.y + lead, right - left, size - 1)
    fl.end(); return doc

def newspaper(rng):
    """two newspaper columns of small rows"""
    L, M, T, o, c, doc, size = begin(rng, card=rng.random() < .4)
    size = rng.choice([6.5, 7, 7.5]); bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.25, 1.5); pat = L.noyr() if rng.random() < .7 else L.num().replace('{YYYY}', '{YY}'); mode = rng.choice(['m', 't', 'pm', 'tpm'])
    y = letterhead(rng, doc, L, T, bank, title, size + 1)
    y = boxes(rng, doc, L, M, T, o, c, 40, y, 515, size + 1) + lead
    xs = [40, 312]; w = 243; per = max(3, (len(T) + 1) // 2) if rng.random() < .6 else 14; top, col, hh = y, 0, rng.random() < .7
    order = rng.choice(['dta', 'dta', 'tda'])
    def C_(i):
        return cols(doc, xs[i], xs[i] + w, [{'d': ('date', 17, 'left'), 't': ('text', 56, 'left'), 'a': ('amt', 27, 'right')}[k] for k in order])
    class F: pass
    fl = F(); fl.doc = doc; fl.need = lambda h: None; fl.y = top
    def start():
        fl.y = top
        if hh: fl.y = headings(doc, C_(col), {'date': L.w('date').split()[0], 'text': L.w('text'), 'amt': L.w('amount')}, top, size) + lead * 1.3
    start(); k = 0; low = top
    for t in T:
        if k == per or fl.y > doc.height - 90:
            k = 0; low = max(low, fl.y); col += 1
            if col == 2: doc.new_page(); col = 0; top = 60; low = top
            start()
        C = C_(col); ww = C['text'][1] - 4
        draw(fl, C, {'date': [(L.f(t.day, pat), 'date')], 'text': named(doc, t.main, ww, size, most=2), 'amt': [(M.s(t.minor, mode), 'amount')]}, t, size, lead); k += 1
    y = max(low, fl.y) + lead * 2
    if y < doc.height - 130: noise(rng, doc, L, M, 40, y, 500, size)
    return doc

def blocks(rng):
    """a block of labeled lines for each payment, two or one beside each other"""
    L, M, T, o, c, doc, size = begin(rng, hi=16)
    bank, title = L.bank(), rng.choice([L.w('booked'), L.w('title')]); lead = size * rng.uniform(1.3, 1.5); two = rng.random() < .35; pat = L.style(True); mode = rng.choice(['m', 'pm', 'm']); colon = rng.choice([':', '', ':'])
    y = letterhead(rng, doc, L, T, bank, title, size); xs = [45, 310] if two else [rng.choice([45, 80])]; lw = 95 if two else 150; vw = 145 if two else 280; i = 0
    fields = rng.sample(['date', 'v', 'who', 'purpose', 'amt', 'ref', 'type', 'iban'], 8)
    if rng.random() < .5: fields = ['date', 'v', 'type', 'who', 'purpose', 'iban', 'ref', 'amt']
    drop = set(rng.sample(['v', 'ref', 'type', 'iban', 'purpose'], rng.randrange(1, 4))); fields = [f for f in fields if f not in drop]
    if 'purpose' in fields: fields.remove('purpose'); fields.insert(fields.index('who') + 1, 'purpose')
    words = {k: wrap(doc, L.w({'date': 'date', 'v': 'vdate', 'who': 'who', 'purpose': 'purpose', 'amt': 'amount', 'ref': 'ref', 'type': 'type', 'iban': 'account'}[k]), lw - 8, size)[0] + colon for k in fields}
    y0 = low = y; num = rng.random() < .3
    for t in T:
        h = lead * (len(fields) + 3)
        if i % len(xs) == 0:
            y0 = low
            if y0 + h > doc.height - 60: doc.new_page(); y0 = low = 60
        x = xs[i % len(xs)]; i += 1
        who, pur = wrap(doc, t.main, vw, size), wrap(doc, t.sub or '-', vw, size, most=1) if 'purpose' in fields else []
        name = ' '.join(who + ([p for p in pur if p != '-']))
        r = doc.row(t.day, t.minor, name); yy = y0
        if num: doc.put(x, yy, f'{i}.', size=size, bold=True); yy += lead
        for f in fields:
            doc.put(x, yy, words[f], size=size, bold=rng.random() < 0)
            X = x + lw
            if f == 'date': doc.put(X, yy, L.f(t.day, pat), size=size, date=r)
            elif f == 'v': doc.put(X, yy, L.f(t.vday, pat), size=size)
            elif f == 'who':
                for j, l in enumerate(who): doc.put(X, yy, l, size=size, name=r); yy += lead if j + 1 < len(who) else 0
            elif f == 'purpose': doc.put(X, yy, pur[0], size=size, **({'name': r} if t.sub else {}))
            elif f == 'amt': doc.put(X, yy, M.c(t.minor, mode, M.cur), size=size, bold=True, amount=r)
            elif f == 'ref': doc.put(X, yy, digits_(rng, 12), size=size)
            elif f == 'type': doc.put(X, yy, wrap(doc, t.type, vw, size)[0], size=size)
            elif f == 'iban': doc.put(X, yy, t.iban[:26].strip(), size=size)
            yy += lead
        low = max(low, yy + lead)
    return doc

def amex(rng):
    """card bill: sections of payments and of purchases, foreign amount and rate below, CR under or beside, next instalment, rewards"""
    L, M, T, o, c, doc, size = begin(rng, 'DE', 'AT', 'SE', 'NO', 'FI', 'NL', card=True)
    bank, title = rng.choice(['American Express', 'Eurocard', 'Barclays', 'bank norwegian', 'ICS', 'Diners Club', 'Mastercard Gold', L.bank()]), L.w('cardtitle'); lead = size * rng.uniform(1.3, 1.6); left, right = rng.choice([45, 60]), doc.width - rng.choice([45, 60])
    pat = rng.choice([L.num(), L.noyr(), L.word_noyr()]); vd = rng.random() < .5; fxs = rng.random() < .7; crm = rng.choice(['CR', 'minus', 'section', 'below', 'section'])
    C = cols(doc, left, right, [('date', 15, 'left')] + ([('v', 15, 'left')] if vd else []) + [('text', 42, 'left'), ('fa', 16, 'right'), ('amt', 16, 'right')])
    due = max(0, -sum(t.minor for t in T)); nh = next_head(rng, doc, L, bank, title, size); ocr = digits_(rng, 14)
    def head(first):
        if not first: return nh()
        y = letterhead(rng, doc, L, T, bank, title, size)
        for k, v in (('due', M.c(due, 'm')), ('minp', M.c(max(15000, due // 25), 'm')), ('duedate', L.f(T[-1].day + D(days=25), L.num())), ('limit', M.c(int(3000 * L.scale) * 100, 'm')), ('rate', f'{rng.uniform(8, 24):.2f} %'.replace('.', M.d))):
            if rng.random() < .85: doc.put(left, y, L.w(k), size=size); doc.put(right - 120, y, v, size=size, align='right'); y += lead
        doc.put(left, y, f'OCR/Ref. {ocr}', size=size); return y + lead * 2
    fl = Flow(doc, doc.height - 80, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    pays, buys = [t for t in T if t.minor > 0], [t for t in T if t.minor < 0]; mixed = crm != 'section'
    parts = [(None, T)] if mixed else [('payments', pays), ('purchases', buys)]
    H = {'date': L.w('date'), 'v': L.w('vdate'), 'text': L.w('text'), 'fa': {'de': 'Fremdwährung', 'nl': 'Vreemde valuta', 'sv': 'Utl. belopp', 'nb': 'Valutabeløp', 'fi': 'Valuutta', 'fr': 'Devise'}.get(L.lang, 'Currency'), 'amt': f'{L.w("amount")} {L.cur}'.replace('(EUR) EUR', 'EUR').replace('NOK NOK', 'NOK')}
    for key, ts in parts:
        if not ts: continue
        fl.need(lead * 6)
        if key: doc.put(left, fl.y, L.w(key), size=size + 1.5, bold=True); fl.y += lead * 1.4
        fl.y = headings(doc, C, H, fl.y, size) + lead * 1.4
        for t in ts:
            amt = M.n(t.minor); lines = named(doc, t.main, w, size); cells = {'date': [(L.f(t.day, pat), 'date')], 'text': lines}
            am = [(amt, 'amount')]
            if t.minor > 0 and crm == 'CR': am = [(amt + ' CR', 'amount')]
            if t.minor > 0 and crm == 'minus': am = [('-' + amt, 'amount')]
            if t.minor > 0 and crm == 'below': am = [(amt, 'amount'), ('CR', None)]
            cells['amt'] = am
            if vd: cells['v'] = [(L.f(t.day + D(days=1), pat), None)]
            if t.fx: cells['fa'] = [(f'{M.n(t.fx[1])} {t.fx[0]}', None)]
            if t.fx and fxs: cells['text'] = lines + plain(doc, f'{L.w("xrate")} {t.fx[2]:.5f}'.replace('.', M.d), w, size)
            draw(fl, C, cells, t, size, lead)
        fl.need(lead * 2); doc.put(C['text'][0], fl.y + 2, f'{L.w("total")}', size=size, bold=True); doc.put(at(C['amt']), fl.y + 2, M.n(sum(t.minor for t in ts)), size=size, bold=True, align='right'); fl.y += lead * 2
    for _ in range(rng.randrange(4)):
        if fl.y < fl.bottom - 90: fl.y = noise(rng, doc, L, M, left, fl.y, right - left, size - .5)
    fl.end(); return doc

def broker(rng):
    """cash account of a broker: landscape, time, product, ISIN, text, quantity, FX, amount, balance"""
    L = loc(rng, 'NL', 'DE', 'SE', 'DK', 'CZ', 'FI'); M = Money(rng, L, whole=False); doc = stmt.Doc(842, 595); size = rng.choice([7, 7.5, 8]); lead = size * rng.uniform(1.3, 1.7)
    T = txs(rng, L, hi=30, kinds=('in', 'fee', 'int', 'out'))
    funds = ['Vanguard FTSE All-World', 'iShares Core MSCI World', 'ASML Holding', 'Novo Nordisk B', 'Investor B', 'SAP SE', 'Equinor', 'CD Projekt', 'ČEZ', 'Nokia', 'Adyen', 'Volvo B', 'Allianz SE', 'Apple Inc']
    words = {'de': ('Kauf', 'Verkauf', 'Dividende', 'Einzahlung', 'Transaktionsgebühr'), 'nl': ('Koop', 'Verkoop', 'Dividend', 'iDEAL storting', 'Transactiekosten'), 'sv': ('Köp', 'Sälj', 'Utdelning', 'Insättning', 'Courtage'), 'da': ('Køb', 'Salg', 'Udbytte', 'Indsætning', 'Kurtage'), 'nb': ('Kjøp', 'Salg', 'Utbytte', 'Innskudd', 'Kurtasje'), 'fi': ('Osto', 'Myynti', 'Osinko', 'Talletus', 'Välityspalkkio'), 'pl': ('Kupno', 'Sprzedaż', 'Dywidenda', 'Wpłata', 'Prowizja'), 'cs': ('Nákup', 'Prodej', 'Dividenda', 'Vklad', 'Poplatek'), 'fr': ('Achat', 'Vente', 'Dividende', 'Versement', 'Frais'), 'it': ('Acquisto', 'Vendita', 'Dividendo', 'Versamento', 'Commissione'), 'en': ('Buy', 'Sell', 'Dividend', 'Deposit', 'Transaction fee')}[L.lang]
    for t in T:
        k = rng.choices(range(5), [5, 2, 4, 3, 4])[0]; t.fund = rng.choice(funds) if k != 3 else ''; t.qty = rng.randrange(1, 60); t.act = words[k]
        v = amount(rng, L, *[(50, 3000), (50, 3000), (1, 80), (100, 2000), (.5, 6)][k]); t.minor = v if k in (1, 2, 3) else -v
    o, c = run(rng, L, T, int(abs(rng.uniform(200, 9000)) * L.scale * 100)); pat = L.num(); time = rng.random() < .5; isin = rng.random() < .6; bal = rng.random() < .8; cur = rng.random() < .5; qty = rng.random() < .5
    spec = [('date', 10, 'left')] + ([('time', 6, 'left')] if time else []) + ([('v', 10, 'left')] if rng.random() < .5 else []) + [('prod', 24, 'left')] + ([('isin', 13, 'left')] if isin else []) + [('text', 26, 'left')] + ([('qty', 6, 'right')] if qty else []) + ([('cur', 5, 'right')] if cur else []) + [('amt', 13, 'right')] + ([('bal', 14, 'right')] if bal else [])
    C = cols(doc, 35, 807, spec); bank, title = rng.choice(['DEGIRO', 'flatex', 'Avanza', 'Nordnet', 'Saxo Bank', 'Scalable Capital', 'comdirect Depot', 'BOSSA', 'Patria Finance']), L.w('title'); nh = next_head(rng, doc, L, bank, title, size)
    H = {'date': K['date'][L.lang][0], 'time': {'nl': 'Tijd', 'de': 'Zeit', 'sv': 'Tid', 'da': 'Tid'}.get(L.lang, 'Time'), 'v': L.w('vdate'), 'prod': rng.choice(['Produkt', 'Product']), 'isin': 'ISIN', 'text': L.w('text'), 'qty': {'nl': 'Aantal', 'de': 'Stück', 'sv': 'Antal', 'da': 'Antal'}.get(L.lang, 'Qty'), 'cur': '', 'amt': L.w('amount'), 'bal': L.w('balance')}
    desc = rng.random() < .6
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size, rng.choice([3, 4, 5])) if first else nh()
        return headings(doc, C, H, y, size) + lead * 1.4
    fl = Flow(doc, doc.height - 60, head, footer(rng, doc, L, bank))
    for t in (reversed(T) if desc else T):
        # product and text are both part of the description
        prod = wrap(doc, t.fund, C['prod'][1] - 5, size, most=1); tx = wrap(doc, t.act if t.fund == '' or t.act not in words[:2] or rng.random() < .5 else f'{t.act} {t.qty} @ {M.n(rng.randrange(500, 30000))} {L.cur}', C['text'][1] - 5, size, most=2)
        cells = {'date': [(L.f(t.day, pat), 'date')], 'text': [(l, 'name') for l in tx], 'amt': [(M.s(t.minor, 'm'), 'amount')]}
        if prod: cells['prod'] = [(prod[0], 'name')]
        if time: cells['time'] = [(t.time, None)]
        if 'v' in C: cells['v'] = [(L.f(t.vday, pat), None)]
        if isin and t.fund: cells['isin'] = [(rng.choice(['IE00', 'US03', 'DE00', 'NL00', 'SE00']) + digits_(rng, 8), None)]
        if qty and t.fund: cells['qty'] = [(str(t.qty), None)]
        if cur: cells['cur'] = [(L.cur, None)]
        if bal: cells['bal'] = [(M.s(t.bal, 'm'), 'balance')]
        draw(fl, C, cells, t, size, lead)
    fl.end(); return doc

def accounts(rng):
    """several accounts or currencies in one document, each its own table; balances only with the headings"""
    L = loc(rng); doc = stmt.Doc(595, 842); size = rng.choice([7.5, 8, 8.5, 9]); lead = size * rng.uniform(1.25, 1.5); left, right = rng.choice([40, 55]), doc.width - rng.choice([40, 55])
    k = rng.choice([2, 2, 3]); start = datetime.date(2019, 1, 1) + D(days=rng.randrange(2900)); pat = L.style(); bank, title = L.bank(), L.w('title'); bal = rng.random() < .5; two = rng.random() < .4; mode = rng.choice(['m', 'pm', 't', 'm'])
    sets = []
    for i in range(k):
        cur = L.cur if i == 0 else rng.choice(['EUR', 'USD', 'GBP', L.cur, L.cur]); M = Money(rng, L, cur, False) if i else Money(rng, L, None, False); M.cur = cur
        T = txs(rng, L, n=rng.randrange(1, 13), start=start, span=30); sets.append((cur, M, T) + run(rng, L, T))
    M0 = sets[0][1]
    C = cols(doc, left, right, [('date', 16, 'left'), ('text', 46, 'left')] + ([('out', 16, 'right'), ('in', 16, 'right')] if two else [('amt', 18, 'right')]) + ([('bal', 18, 'right')] if bal else []))
    H = {'date': L.w('date'), 'text': L.w('text'), 'out': L.w('debit'), 'in': L.w('credit'), 'amt': L.w('amount').split(' (')[0].split(' i ')[0].split(' NOK')[0], 'bal': L.w('balance')}; nh = next_head(rng, doc, L, bank, title, size); T0 = sets[0][2]
    def head(first):
        if not first: return nh()
        y = letterhead(rng, doc, L, T0, bank, title, size)
        if rng.random() < .6:
            for cur, M, T, o, c in sets: doc.put(left, y, f'{L.w("account")} {L.iban(True)}', size=size); doc.put(right, y, f'{M0.s(c)} {cur}', size=size, align='right'); y += lead
            y += lead
        return y
    fl = Flow(doc, doc.height - 80, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    for cur, M, T, o, c in sets:
        M.k, M.d, M.minus = M0.k, M0.d, M0.minus
        fl.need(lead * 8); fl.y += lead
        doc.put(left, fl.y, f'{rng.choice([L.w("account"), L.any("account")])} {L.iban(True)} {cur}', size=size + 1, bold=True); fl.y += lead * 1.5
        fl.y = headings(doc, C, H, fl.y, size - .5) + lead * 1.4
        last = at(C['bal'] if bal else C['in'] if two else C['amt'])
        doc.put(C['text'][0], fl.y, L.w('open'), size=size); doc.put(last, fl.y, M.s(o), size=size, align='right', opening=True); fl.y += lead
        for t in T:
            cells = {'date': [(l, 'date') for l in wrap(doc, L.f(t.day, pat), C['date'][1] - 4, size)], 'text': named(doc, t.main, w, size) + named(doc, t.sub, w, size)}
            if two: cells['in' if t.minor > 0 else 'out'] = [(M.n(t.minor), 'amount')]
            else: cells['amt'] = [(M.s(t.minor, mode), 'amount')]
            if bal: cells['bal'] = [(M.s(t.bal), 'balance')]
            draw(fl, C, cells, t, size, lead)
        fl.need(lead * 2); doc.put(C['text'][0], fl.y, L.w('close'), size=size); doc.put(last, fl.y, M.s(c), size=size, align='right', closing=True); fl.y += lead * 2
    fl.end(); return doc

def swing(rng):
    """any table: random columns in random order"""
    L, M, T, o, c, doc, size = begin(rng, page=rng.choice([(595, 842), (595, 842), (842, 595)]))
    size = min(size, 8.5); bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.2, 1.9); left, right = rng.choice([28, 40, 55]), doc.width - rng.choice([28, 40, 55]); pat = L.num() if rng.random() < .6 else L.noyr()
    wide = doc.width > 700; two = rng.random() < .35; side = rng.random() < .3
    body = [('date', 14, 'left'), ('text', 42, 'left')]
    extra = [('type', 17, 'left'), ('cat', 16, 'left'), ('ref', 13, 'left'), ('no', 5, 'right'), ('v', 14, 'left'), ('sub', 26, 'left'), ('cur', 6, 'left')]
    pickn = rng.sample(extra, rng.randrange(0, 5 if wide else 3))
    keys = {k for k, _, _ in pickn}; rng.shuffle(pickn)
    num = [('out', 15, 'right'), ('in', 15, 'right')] if two else [('amt', 17, 'right')]
    if two and rng.random() < .3: num.reverse()
    if rng.random() < .55: num.append(('bal', 17, 'right'))
    cut_ = rng.randrange(3)
    spec = body + pickn
    if cut_ == 1: spec = [body[0]] + pickn + [body[1]]
    if cut_ == 2: spec = pickn + body
    if 'v' in keys: spec = [s for s in spec if s[0] != 'v']; spec.insert([s[0] for s in spec].index('date') + 1, ('v', 14, 'left'))
    if rng.random() < .15: spec = num[:1] + [('gap', 3, 'left')] + spec + num[1:] if not two else spec + num
    else: spec = spec + num
    C = cols(doc, left, right, spec); C.pop('gap', None); align_h = rng.random() < .3
    H = {'date': K['date'][L.lang][0], 'text': L.w('who') if 'sub' in keys else L.w('text'), 'type': L.w('type'), 'cat': L.w('cat'), 'ref': L.w('ref'), 'no': 'Nr', 'v': L.w('vdate'), 'sub': L.w('purpose'), 'cur': '', 'out': L.w('debit'), 'in': L.w('credit'), 'amt': L.w('amount'), 'bal': L.w('balance')}
    nh = next_head(rng, doc, L, bank, title, size); rep = rng.random() < .6; hs = rng.random() < .85; desc = rng.random() < .4; mode = rng.choice(['m', 'pm', 't', 'm', 'par', 'tsp', 'DB', 'sp']); sgn = rng.random() < .4
    if not hs and two: hs = True
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if first and rng.random() < .5 and doc.height > 700: y = noise(rng, doc, L, M, left, y, right - left, size - 1)
        if hs and (first or rep): y = headings(doc, C, H, y, size - .5, upper=align_h) + lead * 1.5
        return y
    fl = Flow(doc, doc.height - 70, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6; cur = rng.random() < .25 and mode in ('m', 'pm') and not two
    for i, t in enumerate(reversed(T) if desc else T):
        text = t.main if 'sub' in keys or rng.random() < .5 else f'{t.main} {t.sub}'
        cells = {'date': [(L.f(t.day, pat), 'date')], 'text': named(doc, text, w, size)}
        for k in keys:
            cw = C[k][1] - 4
            cells[k] = {'type': lambda: plain(doc, t.type, cw, size), 'cat': lambda: plain(doc, t.cat, cw, size), 'ref': lambda: [(digits_(rng, max(3, int(cw / size * 1.5))), None)], 'no': lambda: [(str(i + 1), None)], 'v': lambda: [(L.f(t.vday, pat), None)], 'sub': lambda: named(doc, t.sub, cw, size) or [('', None)], 'cur': lambda: [(L.cur, None)]}[k]()
        if two: cells['in' if t.minor > 0 else 'out'] = [((('-' if t.minor < 0 else '+') if sgn else '') + M.n(t.minor), 'amount')]
        else: cells['amt'] = [(M.c(t.minor, mode) if cur else M.s(t.minor, mode), 'amount')]
        if 'bal' in C: cells['bal'] = [(M.s(t.bal, 't' if mode == 't' else 'm'), 'balance')]
        draw(fl, C, cells, t, size, lead)
    if fl.y < fl.bottom - 100 and rng.random() < .7: fl.y = boxes(rng, doc, L, M, T, o, c, left, fl.y + lead, right - left, size)
    if fl.y < fl.bottom - 90 and rng.random() < .5: noise(rng, doc, L, M, left, fl.y + lead, right - left, size - 1)
    fl.end(); return doc

def months(rng):
    """savings or loan account, months as headings, day numbers only in the rows"""
    L, M, T, o, c, doc, size = begin(rng, span=80) if False else begin(rng, hi=24)
    bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.3, 1.7); left, right = rng.choice([45, 70]), doc.width - rng.choice([45, 90]); bal = rng.random() < .6; mode = rng.choice(['pm', 'm', 't', 'sp']); dot = '.' if L.lang in ('de', 'fi', 'cs', 'da', 'nb') else ''; dow = rng.random() < .3
    C = cols(doc, left, right, [('date', 12, 'left'), ('text', 48, 'left'), ('amt', 20, 'right')] + ([('bal', 20, 'right')] if bal else [])); nh = next_head(rng, doc, L, bank, title, size)
    def head(first): return letterhead(rng, doc, L, T, bank, title, size) if first else nh()
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 6
    last = at(C['bal' if bal else 'amt']); doc.put(left, fl.y, L.w('open'), size=size); doc.put(last, fl.y, M.s(o), size=size, align='right', opening=True); fl.y += lead * 1.5
    i = 0
    while i < len(T):
        ts = [t for t in T[i:] if (t.day.year, t.day.month) == (T[i].day.year, T[i].day.month)]; i += len(ts)
        fl.need(lead * 4); page, y0, hold = doc.page, fl.y, len(doc.words); fl.y += lead * 1.4; rows = []
        for t in ts:
            d = f'{t.day.day:02d}{dot}' if not dow else f'{DOW[L.lang].split()[t.day.weekday()]} {t.day.day}{dot}'
            cells = {'date': [(d, 'date')], 'text': named(doc, t.main, w, size), 'amt': [(M.s(t.minor, mode), 'amount')]}
            if bal: cells['bal'] = [(M.s(t.bal), 'balance')]
            rows.append(draw(fl, C, cells, t, size, lead))
        tail = doc.words[hold:]; del doc.words[hold:]; now, doc.page = doc.page, page
        doc.put(left, y0, L.f(ts[0].day, '{Month} {YYYY}'), size=size + 1, bold=True, date=rows); doc.page = now; doc.words += tail; fl.y += lead
    fl.need(lead * 2); doc.put(left, fl.y, L.w('close'), size=size); doc.put(last, fl.y, M.s(c), size=size, align='right', closing=True)
    fl.end(); return doc

def raised(rng):
    """name in bold with the amount at the right, small gray line below with date, type and city: an app's export"""
    L, M, T, o, c, doc, size = begin(rng)
    bank, title = L.bank(), L.w('booked'); small = size - 1.5; lead = size * rng.uniform(1.2, 1.4); left, right = rng.choice([50, 70]), doc.width - rng.choice([50, 90]); pat = rng.choice([L.num(), L.word(), L.word_noyr()]); mode = rng.choice(['m', 'pm', 'pm']); desc = rng.random() < .7; under = rng.random() < .4; above = rng.random() < .25
    fl = Flow(doc, doc.height - 70, lambda first: letterhead(rng, doc, L, T, bank, title, size) if first else 60, footer(rng, doc, L, bank))
    sep = rng.choice([' · ', ' | ', '   ', ' - ']); cur = rng.random() < .8; w = right - left - 130
    extra = rng.choice(['type', 'cat', 'city', 'time', None])
    for t in (reversed(T) if desc else T):
        fl.need(lead * 3.5); lines = wrap(doc, t.main, w, size, most=2); sub = wrap(doc, t.sub, w, small, most=1) if rng.random() < .5 else []
        r = doc.row(t.day, t.minor, ' '.join(lines + sub))
        def when():
            x = doc.put(left, fl.y, L.f(t.day, pat), size=small, date=r)
            if extra: doc.put(x, fl.y, sep.replace(' ', '  ') + getattr(t, extra), size=small)
            fl.y += lead
        if above: when()
        for j, l in enumerate(lines):
            doc.put(left, fl.y, l, size=size, bold=True, name=r)
            if j == 0: doc.put(right, fl.y, M.c(t.minor, mode) if cur else M.s(t.minor, mode), size=size, bold=True, align='right', amount=r)
            if j == 0 and under: doc.put(right, fl.y + lead, M.c(t.bal, 'm'), size=small, align='right', balance=r)
            fl.y += lead
        for l in sub: doc.put(left, fl.y, l, size=small, name=r); fl.y += lead
        if not above: when()
        elif under and len(lines) + len(sub) < 2: fl.y += lead
        fl.y += lead * .7
    fl.end(); return doc

def savings_book(rng):
    """no letterhead: bare table printed from the web, browser's line on top, icon words, links"""
    L, M, T, o, c, doc, size = begin(rng)
    lead = size * rng.uniform(1.6, 2.3); left, right = 36, doc.width - 36; bank = L.bank(); pat = L.style(True); url = f'https://www.{re.sub("[^a-z]", "", bank.lower())}.{L.cc.lower()}/online/{L.w("booked").lower().split()[0]}'; sec = rng.random() < .4; mode = rng.choice(['m', 'pm', 'm'])
    C = cols(doc, left, right, [('date', 18, 'left'), ('text', 50, 'left'), ('amt', 20, 'right'), ('bal', 20, 'right')][:4 if rng.random() < .5 else 3]); printed = f'{L.f(T[-1].day + D(days=2), L.num())}, {T[0].time}'
    def head(first):
        doc.put(24, 22, printed, size=7); doc.put(doc.width / 2, 22, f'{bank} - {L.w("booked")}', size=7, align='center'); doc.put(24, doc.height - 16, url, size=7); doc.put(doc.width - 24, doc.height - 16, f'{doc.page + 1}/{doc.page + 1 if doc.page else 2}', size=7, align='right')
        if not first: return 50
        y = 60; x = left
        for l in L.w('nav').split('#'): x = doc.put(x, y, l, size=size) + 18
        y += 30; doc.put(left, y, L.w('account'), size=size + 5, bold=True); doc.put(right, y, M.c(c, 'm'), size=size + 5, bold=True, align='right', closing=True); y += 16
        doc.put(left, y, L.iban(), size=size); doc.put(right, y, f'{L.w("avail")} {M.c(c + 50000, "m")}', size=size, align='right'); y += 26
        if sec:
            doc.put(left, y, L.w('pend'), size=size, bold=True); y += lead
            for p in txs(rng, L, n=rng.randrange(1, 3), whole=M.whole, kinds=('card',)): doc.put(C['text'][0], y, wrap(doc, p.main, C['text'][1] - 6, size)[0], size=size); doc.put(at(C['amt']), y, M.s(p.minor, mode), size=size, align='right'); y += lead
            doc.put(left, y, L.w('booked'), size=size, bold=True); y += lead
        return headings(doc, C, {'date': L.w('date'), 'text': L.w('text'), 'amt': L.w('amount'), 'bal': L.w('balance')}, y, size) + lead * 1.1
    fl = Flow(doc, doc.height - 45, head); w = C['text'][1] - 6; cur = rng.random() < .6; det = rng.random() < .2
    for t in reversed(T):
        cells = {'date': [(l, 'date') for l in wrap(doc, L.f(t.day, pat), C['date'][1] - 4, size)], 'text': named(doc, t.main, w, size) + (named(doc, t.sub, w, size) if rng.random() < .5 else []), 'amt': [(M.c(t.minor, mode) if cur else M.s(t.minor, mode), 'amount')]}
        if 'bal' in C: cells['bal'] = [(M.c(t.bal, 'm') if cur else M.s(t.bal), 'balance')]
        draw(fl, C, cells, t, size, size * 1.25); fl.y += lead - size * 1.25
    return doc

def sidebar(rng):
    """rows in a wide column, boxes with figures in a narrow column beside them"""
    L, M, T, o, c, doc, size = begin(rng, hi=26)
    size = rng.choice([7, 7.5, 8]); bank, title = L.bank(), L.w('title'); lead = size * rng.uniform(1.3, 1.6); rightside = rng.random() < .6
    a, b, x = (40, 385, 412) if rightside else (210, 560, 36); pat = L.noyr() if rng.random() < .6 else L.num(); two = rng.random() < .3; mode = rng.choice(['m', 'pm', 't', 'tpm']); nh = next_head(rng, doc, L, bank, title, size)
    C = cols(doc, a, b, [('date', 17, 'left'), ('text', 50, 'left')] + ([('out', 17, 'right'), ('in', 17, 'right')] if two else [('amt', 22, 'right')]))
    def head(first):
        y = letterhead(rng, doc, L, T, bank, title, size) if first else nh()
        if first:
            yy = boxes(rng, doc, L, M, T, o, c, x, y, 145, size - .5, label=True) if True else y
            for k in rng.sample([1, 2, 3, 5, 6, 9], 4):
                if yy < doc.height - 170: yy = noise(rng, doc, L, M, x, yy + 6, 145, size - 1, k)
        return headings(doc, C, {'date': L.w('date'), 'text': L.w('text'), 'out': L.w('debit'), 'in': L.w('credit'), 'amt': L.w('amount')}, y, size) + lead * 1.4
    fl = Flow(doc, doc.height - 75, head, footer(rng, doc, L, bank)); w = C['text'][1] - 5
    for t in T:
        cells = {'date': [(L.f(t.day, pat), 'date')], 'text': named(doc, t.main, w, size) + named(doc, t.sub, w, size)}
        if two: cells['in' if t.minor > 0 else 'out'] = [(M.n(t.minor), 'amount')]
        else: cells['amt'] = [(M.s(t.minor, mode), 'amount')]
        draw(fl, C, cells, t, size, lead)
    fl.end(); return doc

PDF = [sidebar, sparkasse, volksbank, deutsche, day_headings, ing_de, postfinance, viseca, ing_nl, belgian, nordic, dnb, finnish, polish, czech, neobank, sections, newspaper, blocks, amex, broker, accounts, swing, months, raised, savings_book]

# ================================================================ pasted texts
def pbegin(rng, *cc, card=False, hi=30, **kw):
    L = loc(rng, *cc); M = Money(rng, L); T = txs(rng, L, whole=M.whole, card=card, hi=hi, **kw); o, c = run(rng, L, T, whole=M.whole)
    return L, M, T, o, c, stmt.Paste()

def full(t, p, rng): return t.main if not t.sub or rng.random() < p else f'{t.main} {t.sub}'

def noise_lines(rng, P, L, M, n=None):
    for _ in range(rng.randrange(0, 4) if n is None else n):
        k = rng.randrange(9)
        if k == 0: P.line(L.any('advert'))
        elif k == 1: P.line(L.any('legal'))
        elif k == 2: P.line(f'{L.w("avail")}: {M.c(rng.randrange(100, 9000) * 100)}')
        elif k == 3: P.line(f'{L.any("phone")} +{rng.randrange(31, 49)} {rng.randrange(100, 999)} {rng.randrange(10, 99)} {rng.randrange(10, 99)}')
        elif k == 4: P.line(f'{L.w("limit")} {M.n(rng.randrange(5, 90) * 10000)}')
        elif k == 5:
            for l in L.w('nav').split('#'): P.line(l)
        elif k == 6: P.line('  '.join(L.w('nav').split('#')))
        elif k == 7: P.line(L.w('account') + ' ' + L.iban())
        else: P.line('')

def groups(T):
    out = []
    for t in T:
        if not out or out[-1][0] != t.day: out.append((t.day, []))
        out[-1][1].append(t)
    return out

def relday(rng, L, day, today, pat):
    if day == today: return L.w('today')
    if day == today - D(days=1): return L.w('yest')
    return L.f(day, pat)

def dayhead_pat(rng, L):
    dot = '.' if L.lang in ('de', 'fi', 'cs', 'da', 'nb') else ''
    return rng.choice([L.word(), L.word_noyr(), L.num(), f'{{D}}{dot} {{month}}', f'{{Day}} {{D}}{dot} {{month}}', f'{{dow}} {{D}}{dot} {{mon}}', f'{{Day}}, {{D}}{dot} {{month}} {{YYYY}}', '{Day} ' + (L.noyr() if not L.noyr().endswith('}{MM}') and not L.noyr().startswith('{MM}{') else '{D}.{M}')])

def web_table(rng):
    """table copied with tabs"""
    L, M, T, o, c, P = pbegin(rng); pat = L.style(True); mode = rng.choice(['m', 'pm', 'm', 'sp', 't']); keys = ['date', 'name', 'amt']
    for k in ('v', 'type', 'bal', 'cur', 'iban', 'sub', 'cat'):
        if rng.random() < .25: keys.insert({'v': 1, 'type': 1, 'bal': len(keys), 'cur': len(keys), 'iban': len(keys) - 1, 'sub': keys.index('name') + 1, 'cat': keys.index('name') + 1}[k], k)
    if rng.random() < .1: keys.remove('name'); keys.insert(0, 'name')
    two = rng.random() < .25
    if two: i = keys.index('amt'); keys[i:i + 1] = ['out', 'in']
    desc = rng.random() < .6; cur = rng.random() < .35
    if rng.random() < .6: noise_lines(rng, P, L, M)
    H = {'date': L.w('date'), 'v': L.w('vdate'), 'name': L.w('who') if 'sub' in keys else L.w('text'), 'type': L.w('type'), 'sub': L.w('purpose'), 'iban': 'IBAN', 'cat': L.w('cat'), 'amt': L.w('amount'), 'out': L.w('debit'), 'in': L.w('credit'), 'cur': '', 'bal': L.w('balance')}
    if two or rng.random() < .75: P.line('\t'.join(H[k] for k in keys))
    for t in (reversed(T) if desc else T):
        name = t.main + (' ' + t.sub if 'sub' in keys and t.sub else ''); r = P.row(t.day, t.minor, name); parts = []
        for k in keys:
            if parts: parts.append('\t')
            if k == 'date': parts.append((L.f(t.day, pat), {'date': r}))
            elif k == 'v': parts.append(L.f(t.vday, pat))
            elif k == 'name': parts.append((t.main, {'name': r}))
            elif k == 'sub': parts.append((t.sub, {'name': r}))
            elif k == 'type': parts.append(t.type)
            elif k == 'cat': parts.append(t.cat)
            elif k == 'iban': parts.append(t.iban if t.kind in ('in', 'out', 'so', 'dd', 'sal') else '')
            elif k == 'cur': parts.append(L.cur)
            elif k == 'amt': parts.append((M.c(t.minor, mode) if cur and mode in ('m', 'pm') else M.s(t.minor, mode), {'amount': r}))
            elif k in ('in', 'out'): parts.append((M.n(t.minor), {'amount': r}) if (t.minor > 0) == (k == 'in') else '')
            elif k == 'bal': parts.append((M.s(t.bal), {'balance': r}))
        P.line(*parts)
    if rng.random() < .4: noise_lines(rng, P, L, M)
    return P

def app_list(rng):
    """days as headings, name, category or time, amount on lines of their own; pending above"""
    L, M, T, o, c, P = pbegin(rng, span=rng.choice([5, 12, 30])); today = T[-1].day + D(days=rng.choice([0, 0, 1, 3])); pat = dayhead_pat(rng, L); mode = rng.choice(['pm', 'm', 'm', 'spm']); cur = rng.random() < .7
    f = lambda v: M.c(v, mode) if cur else M.s(v, mode)
    order = rng.choice(['nca', 'nac', 'cna', 'na', 'nca', 'anc']); what = rng.choice(['cat', 'time', 'type', 'both']); logo = rng.random() < .2; det = rng.random() < .25; blank = rng.random() < .4
    sec = lambda t: {'cat': t.cat, 'time': t.time, 'type': t.type, 'both': f'{t.cat} · {t.time}'}[what]
    if rng.random() < .6: P.line(L.bank())
    if rng.random() < .7: P.line(L.w('account')); P.line((M.c(c), {'closing': True}))
    if rng.random() < .5: P.line(L.w('search'))
    if rng.random() < .3:
        P.line(L.w('pend'))
        for p in txs(rng, L, n=rng.randrange(1, 3), whole=M.whole, kinds=('card',)):
            for l in (p.main, f(p.minor)): P.line(l)
    for day, ts in groups(list(reversed(T))):
        rows = [(t, P.row(t.day, t.minor, full(t, .6, rng))) for t in ts]
        head = [(relday(rng, L, day, today, pat), {'date': [r for _, r in rows]})]
        if rng.random() < .15 and not day == today: head += ['   ', M.c(sum(t.minor for t in ts), 'm')]
        P.line(*head)
        for t, r in rows:
            if logo: P.line(rng.choice(['Logo ', 'Icon ']) + t.cat.split()[0])
            for k in order:
                if k == 'n': P.line((r.name, {'name': r}))
                elif k == 'a': P.line((f(t.minor), {'amount': r}))
                else: P.line(sec(t))
            if det: P.line(L.w('details'))
            if blank: P.line('')
    return P

def app_inline(rng):
    """name and amount on one line, date with type on the next"""
    L, M, T, o, c, P = pbegin(rng); pat = rng.choice([L.num(), L.noyr(), L.word(), L.word_noyr()]); mode = rng.choice(['pm', 'm', 'm', 'sp']); cur = rng.random() < .7; sep = rng.choice(['  ', '\t', ' ', '     ']); bal = rng.random() < .3; extra = rng.choice(['type', 'time', 'cat', None, None])
    first = rng.random() < .25; mid = rng.choice([' · ', ' | ', ', ', ' - ', '  '])
    noise_lines(rng, P, L, M)
    for t in (reversed(T) if rng.random() < .7 else T):
        name = full(t, .7, rng); r = P.row(t.day, t.minor, name)
        one = [(name, {'name': r}), sep, (M.c(t.minor, mode) if cur else M.s(t.minor, mode), {'amount': r})]
        two = [(L.f(t.day, pat), {'date': r})]
        if extra: two += [' ' + mid.strip() + ' ' if mid.strip() else '  ', getattr(t, extra)]
        if bal: two += [sep, (M.c(t.bal), {'balance': r})]
        for l in ((two, one) if first else (one, two)): P.line(*l)
        if rng.random() < .5 and not first: pass
    if rng.random() < .4: noise_lines(rng, P, L, M)
    return P

def stacked(rng):
    """each cell on a line of its own, headings stacked too"""
    L, M, T, o, c, P = pbegin(rng, hi=24); pat = L.style(True); mode = rng.choice(['m', 'pm', 't']); keys = ['date', 'name', 'amt']
    if rng.random() < .3: keys.insert(1, 'v')
    if rng.random() < .4: keys.insert(rng.randrange(1, len(keys)), 'type')
    if rng.random() < .5: keys.append('bal')
    if rng.random() < .15: keys.insert(0, 'no')
    if rng.random() < .2: keys.remove('date'); keys.insert(keys.index('name') + 1, 'date')
    if rng.random() < .15: keys.remove('amt'); keys.insert(0, 'amt')
    cur = rng.random() < .4; blank = rng.random() < .35; H = {'date': L.w('date'), 'v': L.w('vdate'), 'name': L.w('text'), 'type': L.w('type'), 'amt': L.w('amount'), 'bal': L.w('balance'), 'no': 'Nr.'}
    if 'v' in keys and keys.index('v') < keys.index('date'): keys.remove('v')
    if rng.random() < .4: noise_lines(rng, P, L, M)
    if rng.random() < .7:
        for k in keys: P.line(H[k])
    for i, t in enumerate(reversed(T) if rng.random() < .5 else T):
        sub = t.sub if rng.random() < .5 else ''; r = P.row(t.day, t.minor, f'{t.main} {sub}')
        for k in keys:
            if k == 'date': P.line((L.f(t.day, pat), {'date': r}))
            elif k == 'v': P.line(L.f(t.vday, pat))
            elif k == 'no': P.line(str(i + 1))
            elif k == 'type': P.line(t.type)
            elif k == 'name':
                P.line((t.main, {'name': r}))
                if sub: P.line((sub, {'name': r}))
            elif k == 'amt': P.line((M.c(t.minor, mode if mode != 't' else 'm') if cur else M.s(t.minor, mode), {'amount': r}))
            else: P.line((M.c(t.bal) if cur else M.s(t.bal), {'balance': r}))
        if blank: P.line('')
    return P

def collapsed(rng):
    """text copied out of a PDF: columns collapsed to single blanks, with page heads in between"""
    L, M, T, o, c, P = pbegin(rng, hi=40); pat = L.style(); mode = rng.choice(['m', 't', 'tpm', 'SH', 'sp', 'pm', 'tsp', 'DC']); vd = rng.random() < .5; bal = rng.random() < .45; bm = mode if mode in ('SH', 't', 'tpm', 'tsp', 'DC') else 'm'; refs = rng.random() < .4; typed = rng.random() < .4
    bank = L.bank(); wrapname = rng.random() < .4; numbered = rng.random() < .15
    shape = rng.choice(['dna', 'dna', 'da n', 'nda'])
    def head(p):
        P.line(f'{bank} {L.w("title")}'); P.line(f'{L.w("page")} {p}')
        if p == 1:
            P.line(L.person()); P.line(rng.choice(STREETS[L.lang].split('|'))); P.line(f'IBAN {L.iban()}'); P.line(f'{L.w("period")} {L.f(T[0].day, L.num())} - {L.f(T[-1].day, L.num())}')
        dd = [L.w('date')] + ([L.w('vdate')] if vd else [])
        P.line(' '.join((dd + [L.w('text'), L.w('amount')] if shape == 'dna' else [L.w('text')] + dd + [L.w('amount')] if shape == 'nda' else dd + [L.w('amount')]) + ([L.w('balance')] if bal else [])))
    head(1)
    if rng.random() < .8: P.line(L.w('open') + ' ' + L.f(T[0].day - D(days=1), L.num()) + ' ', (M.s(o, bm), {'opening': True}))
    p = 1; per = rng.randrange(8, 25)
    for i, t in enumerate(T):
        if i and i % per == 0:
            if rng.random() < .5: P.line(f'{L.w("carry")} {M.s(T[i - 1].bal, bm)}')
            p += 1; head(p)
        main = (t.type + ' ' if typed and t.type not in t.main else '') + t.main; sub = t.sub if rng.random() < .6 else ''
        a, b = main, ''
        if wrapname and len(main.split()) > 1 and rng.random() < .4: k = rng.randrange(1, len(main.split())); a, b = ' '.join(main.split()[:k]), ' '.join(main.split()[k:])
        r = P.row(t.day, t.minor, f'{a} {b} {sub}')
        dd = [(L.f(t.day, pat), {'date': r}), ' '] + ([L.f(t.vday, pat) + ' '] if vd else [])
        am = [(M.s(t.minor, mode), {'amount': r})] + ([' ', (M.s(t.bal, bm), {'balance': r})] if bal else [])
        if shape == 'dna': P.line(*([f'{i + 1} '] if numbered else []), *dd, (a, {'name': r}), ' ', *am)
        elif shape == 'nda': P.line((a, {'name': r}), ' ', *dd, *am)
        else: P.line(*dd, *am); P.line((a, {'name': r}))
        if b: P.line((b, {'name': r}))
        if sub: P.line((sub, {'name': r}))
        if refs and t.ref and rng.random() < .5: P.line(t.ref)
    if rng.random() < .8: P.line(L.w('close') + ' ', (M.s(c, bm), {'closing': True}))
    noise_lines(rng, P, L, M)
    return P

def aligned(rng):
    """aligned by blanks as in a mono-spaced printout"""
    L, M, T, o, c, P = pbegin(rng); pat = L.num() if rng.random() < .6 else L.noyr(); two = rng.random() < .4; bal = rng.random() < .5; mode = rng.choice(['m', 't', 'SH', 'tpm', 'pm', 'tsp']); nw = rng.choice([24, 28, 34, 40]); aw = 14; pipe = rng.choice(['', '', '', '| '])
    dw = max(len(L.f(datetime.date(2026, 12, 28), pat)) + 2, 8); H = L.w('date')[:dw - 1].ljust(dw) + pipe + L.w('text')[:nw - 1].ljust(nw) + pipe
    H += (L.w('debit')[:aw - 1].rjust(aw) + pipe + L.w('credit')[:aw - 1].rjust(aw) if two else L.w('amount')[:aw - 1].rjust(aw)) + (pipe + L.w('balance')[:aw - 1].rjust(aw) if bal else '')
    if two or rng.random() < .8: P.line(H)
    if rng.random() < .6: P.line(rng.choice('-=_') * len(H))
    two_w = aw
    for t in T:
        ls = stmt.Doc().wrap(full(t, .5, rng), (nw - 1) * 6, 10, mono=True); ls = [l[:nw - 1] for l in ls][:3]
        r = P.row(t.day, t.minor, ' '.join(ls)); d = L.f(t.day, pat)
        parts = [(d, {'date': r}), ' ' * (dw - len(d)), pipe, (ls[0], {'name': r}), ' ' * (nw - len(ls[0])), pipe]
        def right(text, lab): return [' ' * max(1, aw - len(text)), (text, lab)]
        if two: parts += right(M.n(t.minor), {'amount': r}) + ([' ' * aw] if bal else []) if t.minor < 0 else [' ' * aw, pipe] + right(M.n(t.minor), {'amount': r})
        else: parts += right(M.s(t.minor, mode), {'amount': r})
        if bal: parts += ([' ' + pipe] if pipe else []) + right(M.s(t.bal, 'm'), {'balance': r})
        P.line(*[p for p in parts if p])
        for l in ls[1:]: P.line(' ' * dw + pipe, (l, {'name': r}))
    if rng.random() < .6: P.line(rng.choice('-=') * 40); P.line(L.w('close').ljust(dw + nw), ' ', (M.s(c), {'closing': True}))
    return P

SHOPSITES = {'DE': 'Zalando|OTTO|Thalia|MediaMarkt|Amazon.de|Tchibo|dm|Lieferando|DB Navigator|Flixbus', 'AT': 'willhaben|Universal|ÖBB|Thalia|Hervis|Foodora', 'CH': 'Digitec Galaxus AG|Brack.ch|SBB|Coop.ch|LeShop|Ricardo|Manor', 'NL': 'bol.com|Coolblue|Wehkamp|HEMA|Albert Heijn|NS International|Thuisbezorgd.nl|Zalando', 'BE': 'bol.com|Coolblue|Vanden Borre|Torfs|Collect&Go|SNCB', 'DK': 'Elgiganten|Proshop|Boozt|Matas|Nemlig.com|DSB|Coolshop', 'SE': 'Webhallen|Adlibris|Apotea|Boozt|SJ|Elgiganten|IKEA|MatHem', 'NO': 'Komplett|Elkjøp|Oda|Vy|Kid|XXL|Norli', 'FI': 'Verkkokauppa.com|Gigantti|VR|Zalando|Adlibris|S-kaupat|Tori', 'PL': 'Allegro|x-kom|Empik|Zalando|CCC|Media Expert|PKP Intercity|Frisco.pl', 'CZ': 'Alza.cz|Rohlik.cz|Mall.cz|Notino|České dráhy|Datart|Zoot'}

def order_mail(rng):
    """order confirmation: one row"""
    L = loc(rng); M = Money(rng, L); P = stmt.Paste(); day = datetime.date(2019, 1, 1) + D(days=rng.randrange(2900)); shopn = rng.choice(SHOPSITES[L.cc].split('|')) if rng.random() < .7 else latin(rng)
    items = [(rng.choice(L.w('items').split('#')), rng.randrange(1, 4), amount(rng, L, 2, 120, M.whole)) for _ in range(rng.randrange(1, 6))]; ship = rng.choice([0, 0, round(4.9 * L.scale) * 100, round(5.95 * L.scale) * 100]); sub = sum(q * v for _, q, v in items); tot = sub + ship
    r = P.row(day, -tot, shopn); pat = L.style(True); f = lambda v: M.c(v); no = rng.choice(['', 'W', 'AB-', '#']) + digits_(rng, rng.randrange(6, 12)); colon = rng.choice([':', ':', '']); sep = rng.choice([' ', '\t', '   '])
    k = rng.random()
    when = lambda: P.line(L.w('orderdate') + colon + ' ', (L.f(day, pat), {'date': r}), *([f' {rng.randrange(7, 23)}:{rng.randrange(60):02d}'] if rng.random() < .3 else []))
    if k < .35: P.line((shopn, {'name': r})); P.line(L.w('order')); P.line(f'{L.w("dear")} {L.person()}'); P.line(f'{L.w("orderno")}{colon} {no}'); when()
    elif k < .7: P.line({'de': 'Von: ', 'nl': 'Van: ', 'fr': 'De : ', 'it': 'Da: ', 'da': 'Fra: ', 'sv': 'Från: ', 'nb': 'Fra: ', 'fi': 'Lähettäjä: ', 'pl': 'Od: ', 'cs': 'Od: ', 'en': 'From: '}[L.lang], (shopn, {'name': r}), f' <noreply@{re.sub("[^a-z]", "", shopn.lower()) or "shop"}.{L.cc.lower()}>'); P.line({'de': 'Gesendet: ', 'nl': 'Verzonden: ', 'sv': 'Skickat: ', 'da': 'Sendt: ', 'nb': 'Sendt: ', 'fi': 'Lähetetty: ', 'pl': 'Wysłano: ', 'cs': 'Odesláno: ', 'fr': 'Envoyé : ', 'it': 'Inviato: ', 'en': 'Sent: '}[L.lang], (L.f(day, pat), {'date': r}), f' {rng.randrange(7, 23)}:{rng.randrange(60):02d}'); P.line(f'{L.w("order")} {no}'); P.line(''); P.line(L.w('dear'))
    else: P.line(L.w('order') + ' ' + no); when(); P.line((shopn, {'name': r}))
    if rng.random() < .5: P.line('')
    for n, q, v in items:
        w = rng.randrange(3) if rng.random() < .1 else int(k * 3)
        if w == 0: P.line(f'{q} x {n}{sep}{f(q * v)}')
        elif w == 1: P.line(n); P.line(f'{q} x {f(v)}'); P.line(f(q * v))
        else: P.line(f'{n}{sep}{q}{sep}{f(v)}{sep}{f(q * v)}')
    P.line(f'{L.w("subtot")}{colon}{sep}{f(sub)}')
    P.line(f'{L.w("ship")}{colon}{sep}{f(ship)}')
    if rng.random() < .5: P.line(f'{L.w("vat")}{colon}{sep}{f(int(tot * .17))}')
    if rng.random() < .25: P.line(L.w('paid') + colon); P.line((f(tot), {'amount': r}))
    else: P.line(L.w('paid') + colon + sep, (f(tot), {'amount': r}))
    if rng.random() < .25: P.line(f'{L.w("vat")} {f(int(tot * .17))}')
    pw = L.w('paywith').split('#')
    if rng.random() < .7: P.line(f'{pw[0]}{colon} {rng.choice(pw[1:])}')
    if rng.random() < .4: P.line(f'{L.person()}, {rng.choice(STREETS[L.lang].split("|"))}, {rng.randrange(1000, 9999)} {L.city()}')
    if rng.random() < .4: P.line(f'{L.any("phone")}: 0{rng.randrange(10, 99)} {rng.randrange(100, 999)} {rng.randrange(10, 99)} {rng.randrange(10, 99)}')
    if rng.random() < .2: P.line(L.any('advert'))
    return P

def till(rng):
    """receipt of a till"""
    L = loc(rng); M = Money(rng, L); P = stmt.Paste(); day = datetime.date(2019, 1, 1) + D(days=rng.randrange(2900)); shopn = rng.choice(SHOPS[L.cc].split('|')); up = rng.random() < .5
    if up: shopn = shopn.upper()
    W = rng.choice([28, 32, 40]); items = [(rng.choice(L.w('items').split('#')), amount(rng, L, 1, 20, M.whole)) for _ in range(rng.randrange(1, 9))]; tot = sum(v for _, v in items); r = P.row(day, -tot, shopn); tag = rng.choice([' A', ' B', '', ' 1', ''])
    P.line(' ' * rng.randrange(0, 8), (shopn, {'name': r})); P.line(rng.choice(STREETS[L.lang].split('|'))); P.line(f'{rng.randrange(1000, 99999)} {L.city()}')
    if rng.random() < .5: P.line(f'Tel. 0{rng.randrange(10, 99)} {rng.randrange(100000, 9999999)}')
    top = rng.random() < .4; pat = L.num(); clock = f'{rng.randrange(7, 22):02d}:{rng.randrange(60):02d}'
    def when(): P.line(*(['Bon 0' + digits_(rng, 4) + '  '] if rng.random() < .3 else []), (L.f(day, pat), {'date': r}), '  ', clock)
    if top: when()
    P.line(L.cur.rjust(W))
    for n, v in items:
        a = (n.upper() if up else n)[:W - 10]; P.line(a + ' ' * max(1, W - len(a) - len(M.n(v))) + M.n(v) + tag)
        if rng.random() < .12: P.line(f'   {rng.randrange(2, 5)} x {M.n(v // 2)}')
    P.line(rng.choice('-=') * W)
    lab = L.w('total').upper() if up else L.w('total'); s = M.n(tot); P.line(lab + ' ' * max(1, W - len(lab) - len(s)), (s, {'amount': r}), *([' ' + L.cur] if rng.random() < .3 else []))
    pw = rng.choice(['Visa', 'Mastercard', 'girocard', 'Maestro', 'Bankkort', 'Dankort', 'KARTA', 'PIN', 'TWINT'])
    if rng.random() < .7: P.line(pw + ' ' * max(1, W - len(pw) - len(s)) + s)
    if rng.random() < .6: P.line(f'{L.w("vat")} {M.n(int(tot * .16))}')
    if not top: when()
    if rng.random() < .5: P.line(f'Terminal-ID {digits_(rng, 8)}'); P.line(f'**** **** **** {digits_(rng, 4)}')
    return P

ALERT = {
 'de': ('Ihre Karte *{c} wurde am | {d} | um {t} Uhr bei | {n} | mit | {a} | belastet.', 'Kartenzahlung: | {a} | bei | {n} | am | {d} | um {t}', 'Zahlungseingang von | {n} | : | {a} | am | {d}'),
 'nl': ('Je hebt op | {d} | om {t} uur | {a} | betaald bij | {n} | met pas {c}', 'Betaald: | {a} | aan | {n} | op | {d}', 'Ontvangen: | {a} | van | {n} | op | {d}'),
 'fr': ('Votre carte *{c} a été utilisée le | {d} | à {t} chez | {n} | pour | {a}', 'Paiement de | {a} | à | {n} | le | {d}', 'Vous avez reçu | {a} | de | {n} | le | {d}'),
 'it': ('La carta *{c} è stata usata il | {d} | alle {t} presso | {n} | per | {a}', 'Pagamento di | {a} | a | {n} | il | {d}', 'Accredito di | {a} | da | {n} | il | {d}'),
 'da': ('Dit kort *{c} er brugt den | {d} | kl. {t} hos | {n} | Beløb: | {a}', 'Du har betalt | {a} | til | {n} | den | {d}', 'Du har modtaget | {a} | fra | {n} | den | {d}'),
 'sv': ('Kortköp | {d} | kl {t} på | {n} | belopp | {a} | kort *{c}', 'Du har swishat | {a} | till | {n} | den | {d}', 'Du har fått | {a} | från | {n} | den | {d}'),
 'nb': ('Kortet *{c} ble brukt | {d} | kl. {t} hos | {n} | Beløp | {a}', 'Du betalte | {a} | til | {n} | den | {d}', 'Du mottok | {a} | fra | {n} | den | {d}'),
 'fi': ('Korttiosto | {d} | klo {t} kauppa | {n} | summa | {a} | kortti *{c}', 'Maksoit | {a} | saajalle | {n} | päivä | {d}', 'Tilille saapui | {a} | maksaja | {n} | päivä | {d}'),
 'pl': ('Karta *{c} transakcja | {d} | godz. {t} w | {n} | na kwotę | {a}', 'Zapłacono | {a} | dla | {n} | dnia | {d}', 'Wpływ | {a} | od | {n} | dnia | {d}'),
 'cs': ('Platba kartou *{c} dne | {d} | v {t} u | {n} | částka | {a}', 'Odešla platba | {a} | pro | {n} | dne | {d}', 'Přišla platba | {a} | od | {n} | dne | {d}'),
 'en': ('Your card *{c} was used on | {d} | at {t} at | {n} | for | {a}', 'You paid | {a} | to | {n} | on | {d}', 'You received | {a} | from | {n} | on | {d}')}

def sentence(P, rng, L, M, t, pat, form=None, tail=True):
    name = t.main; r = P.row(t.day, t.minor, name); k = 2 if t.minor > 0 else rng.randrange(2) if form is None else form
    parts = []
    for p in ALERT[L.lang][k].split(' | '):
        if parts: parts.append(' ')
        if p == '{d}': parts.append((L.f(t.day, pat), {'date': r}))
        elif p == '{n}': parts.append((name, {'name': r}))
        elif p == '{a}': parts.append((M.c(abs(t.minor)), {'amount': r}))
        else: parts.append(p.replace('{c}', f'{t.day.day:02d}19').replace('{t}', t.time))
    if tail and rng.random() < .5: parts.append(f' {L.w("avail")}: {M.c(t.bal)}')
    P.line(*parts); return r

def alerts(rng):
    """SMS or push messages, several, with the sender and clock times"""
    L, M, T, o, c, P = pbegin(rng, hi=14, kinds=('card', 'out', 'in', 'mob', 'sal', 'ref')); pat = rng.choice([L.num(), L.noyr(), L.word()]); bank = L.bank(); who = rng.random() < .5; clock = rng.random() < .4
    for t in (reversed(T) if rng.random() < .5 else T):
        if who: P.line(bank)
        if clock: P.line(f'{t.time}')
        sentence(P, rng, L, M, t, pat, tail=False)
        if rng.random() < .4: P.line(f'{L.w("balance")}: {M.c(t.bal)}') if rng.random() < .0 else P.line(f'{L.w("avail")}: {M.c(t.bal + 10000)}')
        if rng.random() < .5: P.line('')
    return P

def alert_mail(rng):
    """one mail of a bank about one payment, with a small table or a sentence"""
    L, M, T, o, c, P = pbegin(rng, n=1); t = T[0]; pat = L.style(True); bank = L.bank(); P.line(bank)
    if rng.random() < .5: P.line(f'{L.w("dear")} {L.person()}')
    P.line('')
    if rng.random() < .5: sentence(P, rng, L, M, t, pat)
    else:
        r = P.row(t.day, t.minor, t.main); sep = rng.choice([': ', '\t', ':  ']); rows = [('date', [(L.f(t.day, pat), {'date': r})] + ([f' {t.time}'] if rng.random() < .4 else [])), ('who', [(t.main, {'name': r})]), ('amount', [(M.c(t.minor, rng.choice(['m', 'pm'])), {'amount': r})]), ('account', [L.iban()]), ('type', [t.type]), ('ref', [digits_(rng, 10)]), ('avail', [M.c(t.bal)])]
        rng.shuffle(rows)
        for k, v in rows:
            if k in ('account', 'ref', 'avail', 'type') and rng.random() < .4: continue
            P.line(L.w(k) + sep, *v)
    P.line(''); noise_lines(rng, P, L, M, rng.randrange(1, 4))
    return P

def p2p(rng):
    """Swish, Vipps, MobilePay, Twint, Tikkie: people, messages, signs by word"""
    L, M, T, o, c, P = pbegin(rng, 'SE', 'NO', 'DK', 'FI', 'CH', 'PL', 'NL', kinds=('out', 'in', 'mob'), hi=20); today = T[-1].day + D(days=rng.choice([0, 1, 2])); pat = rng.choice([L.word_noyr(), L.noyr(), L.num(), f'{{dow}} {{D}} {{mon}}'])
    how = rng.choice(['sign', 'word', 'sign']); words = {'de': ('Gesendet', 'Erhalten'), 'nl': ('Betaald', 'Ontvangen'), 'fr': ('Envoyé', 'Reçu'), 'it': ('Inviato', 'Ricevuto'), 'da': ('Sendt', 'Modtaget'), 'sv': ('Skickat', 'Mottaget'), 'nb': ('Sendt', 'Mottatt'), 'fi': ('Lähetetty', 'Vastaanotettu'), 'pl': ('Wysłano', 'Otrzymano'), 'cs': ('Odesláno', 'Přijato'), 'en': ('Sent', 'Received')}[L.lang]
    P.line(rng.choice(MOB[L.cc])); order = rng.sample(['who', 'day', 'amt'], 3); phone = rng.random() < .4; btn = rng.random() < .3; msg = rng.random() < .5
    for t in reversed(T):
        sub = t.sub if msg else ''
        name = f'{t.main} {sub}'.strip(); r = P.row(t.day, t.minor, name)
        if how == 'word': P.line(words[t.minor > 0])
        for k in order:
            if k == 'who':
                P.line((t.main, {'name': r}))
                if sub: P.line((sub, {'name': r}))
                if phone: P.line('+' + digits_(rng, 2) + ' ' + digits_(rng, 3) + ' ' + digits_(rng, 5))
            elif k == 'day': P.line((relday(rng, L, t.day, today, pat), {'date': r}), *([f', {t.time}' if False else f' {t.time}'] if rng.random() < .5 else []))
            else: P.line((M.c(t.minor, 'pm') if how == 'sign' else M.c(abs(t.minor)), {'amount': r}))
        if btn: P.line(L.w('details'))
        if rng.random() < .2: P.line('')
    return P

def records(rng):
    """labeled records, one under the other"""
    L, M, T, o, c, P = pbegin(rng, hi=12); pat = L.style(True); sep = rng.choice([': ', ':\t', ':  ', '\t']); own = rng.random() < .25; keys = ['date', 'v', 'who', 'purpose', 'amount', 'type', 'account', 'ref', 'balance']
    if rng.random() < .5: rng.shuffle(keys)
    drop = set(rng.sample(['v', 'purpose', 'type', 'account', 'ref', 'balance'], rng.randrange(1, 6))); keys = [k for k in keys if k not in drop]
    if 'purpose' in keys: keys.remove('purpose'); keys.insert(keys.index('who') + 1, 'purpose')
    mode = rng.choice(['m', 'pm', 'm']); line = rng.choice(['', '-' * 20, '', None]); num = rng.random() < .2
    if line is None: num = True; line = ''
    for i, t in enumerate(T):
        pur = t.sub if 'purpose' in keys else ''; r = P.row(t.day, t.minor, f'{t.main} {pur}')
        if num: P.line(f'{i + 1}.')
        for k in keys:
            if k == 'purpose' and not pur: continue
            v = {'date': lambda: (L.f(t.day, pat), {'date': r}), 'v': lambda: L.f(t.vday, pat), 'who': lambda: (t.main, {'name': r}), 'purpose': lambda: (pur, {'name': r}), 'amount': lambda: (M.c(t.minor, mode, L.cur), {'amount': r}), 'type': lambda: t.type, 'account': lambda: t.iban, 'ref': lambda: digits_(rng, 9), 'balance': lambda: (M.c(t.bal), {'balance': r})}[k]()
            if own: P.line(L.w('vdate' if k == 'v' else k)); P.line(v)
            else: P.line(L.w('vdate' if k == 'v' else k) + sep, v)
        P.line(line)
    return P

def csvish(rng):
    """lines with separators"""
    L, M, T, o, c, P = pbegin(rng); s = rng.choice([' ; ', ' | ', ' ; ', ' , ' if M.d == '.' and M.k != ',' else ' | ', ' / ', ' - ' if False else ' || ']); pat = L.num() if rng.random() < .7 else '{YYYY}-{MM}-{DD}'; mode = rng.choice(['m', 'm', 'pm', 'DC']); keys = ['date', 'name', 'amt']
    if rng.random() < .3: M.k = ''
    for k, at_ in (('v', 1), ('cur', 99), ('bal', 99), ('type', 1), ('iban', 2), ('acc', 0), ('sgn', 99)):
        if rng.random() < .25: keys.insert(at_, k)
    if 'v' in keys and keys.index('v') < keys.index('date'): keys.remove('v'); keys.insert(keys.index('date') + 1, 'v')
    sg = 'sgn' in keys; acc = L.iban(False); ends = rng.choice(['', s.rstrip()])
    H = {'date': L.w('date'), 'v': L.w('vdate'), 'name': L.w('text'), 'amt': L.w('amount'), 'cur': 'Cur', 'bal': L.w('balance'), 'type': L.w('type'), 'iban': 'IBAN', 'acc': L.w('account'), 'sgn': '+/-'}
    if rng.random() < .7: P.line(s.join(H[k] for k in keys))
    for t in (T if rng.random() < .5 else reversed(T)):
        name = full(t, .4, rng); r = P.row(t.day, t.minor, name); parts = []
        for k in keys:
            if parts: parts.append(s)
            parts.append({'date': lambda: (L.f(t.day, pat), {'date': r}), 'v': lambda: L.f(t.vday, pat), 'name': lambda: (name, {'name': r}), 'amt': lambda: (M.n(t.minor) if sg else M.s(t.minor, mode), {'amount': r}), 'cur': lambda: L.cur, 'bal': lambda: (M.s(t.bal), {'balance': r}), 'type': lambda: t.type, 'iban': lambda: t.iban.replace(' ', ''), 'acc': lambda: acc, 'sgn': lambda: '-' if t.minor < 0 else '+'}[k]())
        P.line(*parts, ends)
    return P

def afbij(rng):
    """web list with words for out and in, sign apart, name over the account number"""
    L, M, T, o, c, P = pbegin(rng, 'NL', 'BE', 'CZ', 'NO'); today = T[-1].day + D(days=rng.choice([0, 1, 4])); pat = dayhead_pat(rng, L); a, b = rng.choice([(L.w('debit').split()[0], L.w('credit').split()[0]), ('-', '+'), ('Af', 'Bij') if L.lang == 'nl' else ('-', '+')]); before = rng.random() < .5; ib = rng.random() < .5; inline = rng.random() < .5
    P.line(L.w('booked')); P.line(L.w('search'))
    for day, ts in groups(list(reversed(T))):
        rows = [(t, P.row(t.day, t.minor, full(t, .6, rng))) for t in ts]; P.line((relday(rng, L, day, today, pat), {'date': [r for _, r in rows]}))
        for t, r in rows:
            am = [(M.c(abs(t.minor)), {'amount': r})]; am = [(a if t.minor < 0 else b) + ' '] + am if before else am + [' ' + (a if t.minor < 0 else b)]
            if inline: P.line((r.name, {'name': r}), rng.choice(['\t', '  ']), *am)
            else: P.line((r.name, {'name': r})); 
            if ib and t.kind in ('in', 'out', 'dd', 'so', 'sal'): P.line(t.iban)
            elif rng.random() < .4: P.line(t.type)
            if not inline: P.line(*am)
    return P

def instal(rng):
    """Klarna-like: purchases, status words, instalments and due dates that are no rows"""
    L, M, T, o, c, P = pbegin(rng, 'SE', 'DE', 'NL', 'NO', 'FI', hi=14, kinds=('card', 'ref')); pat = rng.choice([L.word_noyr(), L.word(), L.num()]); P.line(rng.choice(['Klarna', 'Riverty', 'Walley', 'in3', 'PayPo', 'Twisto', 'Resurs Bank'])); P.line(L.w('purchases'))
    P.line(f'{L.w("due")} {M.c(rng.randrange(1000, 90000) // 100 * 100)}'); P.line(f'{L.w("duedate")} {L.f(T[-1].day + D(days=14), pat)}'); order = rng.choice(['nda', 'nad', 'dna', 'and'])
    for t in reversed(T):
        r = P.row(t.day, t.minor, t.main)
        for k in order:
            if k == 'n': P.line((t.main, {'name': r}))
            elif k == 'd': P.line((L.f(t.day, pat), {'date': r}))
            else: P.line((M.c(t.minor, 'm' if rng.random() < 2 else 'm'), {'amount': r}))
        p = rng.random()
        if p < .2: P.line(f'{L.w("minp")}: 3 x {M.c(abs(t.minor) // 3)}')
        elif p < .4: P.line(f'{L.w("duedate")} {L.f(t.day + D(days=30), pat)}')
        elif p < .6: P.line(L.w('details'))
    return P

def card_app(rng):
    """card's page: purchases without sign, payments with a plus or minus; pending part without labels; limit and due figures"""
    L, M, T, o, c, P = pbegin(rng, card=True); pat = L.style(True); cr = rng.choice(['+', '-', ' CR', '-']); tab = rng.choice(['\t', '  ', '\t']); fx = rng.random() < .6
    P.line(f'{L.w("cardno")} **** {digits_(rng, 4)}')
    for k in ('limit', 'avail', 'due', 'minp'):
        if rng.random() < .6: P.line(L.w(k), rng.choice([' ', tab]), M.c(rng.randrange(50, 5000) * int(100 * L.scale)))
    if rng.random() < .5:
        P.line(L.w('pend'))
        for p in txs(rng, L, n=rng.randrange(1, 4), whole=M.whole, kinds=('card',)): P.line(f'{L.f(T[-1].day + D(days=1), pat)}{tab}{p.main}{tab}{M.n(p.minor)}')
        P.line(L.w('booked'))
    if rng.random() < .6: P.line(tab.join([L.w('date'), L.w('text'), L.w('amount') + (' (+ = ' + L.w('credit') + ')' if cr == '+' else '')]))
    for t in reversed(T):
        name = t.main + (f' {t.city}' if rng.random() < .2 and '*' in t.main else ''); r = P.row(t.day, t.minor, name); n = M.n(t.minor)
        a = n if t.minor < 0 else '+' + n if cr == '+' else '-' + n if cr == '-' else n + ' CR'
        P.line((L.f(t.day, pat), {'date': r}), tab, (name, {'name': r}), tab, (a, {'amount': r}))
        if t.fx and fx: P.line(f'{t.fx[0]} {M.n(t.fx[1])} {L.w("xrate")} {t.fx[2]:.4f}')
    P.line(L.w('total') + tab + M.n(sum(t.minor for t in T)))
    return P

def two_accounts(rng):
    """overview of accounts, then the latest rows of two of them"""
    L = loc(rng); P = stmt.Paste(); pat = L.style(True); start = datetime.date(2019, 1, 1) + D(days=rng.randrange(2900)); sep = rng.choice(['\t', '   ', ' ']); bal = rng.random() < .5; mode = rng.choice(['m', 'pm', 't']); M = Money(rng, L, whole=False); P.line('  '.join(L.w('nav').split('#')))
    accs = [L.any('account') for _ in range(rng.choice([2, 2, 3]))]
    for a in accs: P.line(a + ' ' + L.iban() + sep + M.c(rng.randrange(-100, 9000) * 100 + rng.randrange(100)))
    for a in accs[:2]:
        T = txs(rng, L, n=rng.randrange(1, 11), start=start, span=25); o, c = run(rng, L, T)
        P.line(''); P.line(f'{a} {L.iban()}'); P.line(L.w('balance') + ' ', (M.c(c), {'closing': True}))
        for t in reversed(T):
            name = full(t, .7, rng); r = P.row(t.day, t.minor, name); P.line((L.f(t.day, pat), {'date': r}), sep, (name, {'name': r}), sep, (M.s(t.minor, mode), {'amount': r}), *([sep, (M.s(t.bal), {'balance': r})] if bal else []))
    return P

def amount_first(rng):
    """amount, then who, then the day; or name with day behind it; loose notes"""
    L, M, T, o, c, P = pbegin(rng, hi=20); pat = rng.choice([L.word_noyr(), L.noyr(), L.num(), '{dow} {D}']); k = rng.randrange(4); mode = rng.choice(['m', 'pm']); prep = {'de': 'am', 'nl': 'op', 'fr': 'le', 'it': 'il', 'da': 'den', 'sv': 'den', 'nb': 'den', 'fi': '', 'pl': 'dnia', 'cs': 'dne', 'en': 'on'}[L.lang]; bullet = rng.choice(['', '- ', '* ', '• ', '> '])
    if rng.random() < .3: P.line(L.w('booked') + ':')
    for t in (reversed(T) if rng.random() < .5 else T):
        r = P.row(t.day, t.minor, t.main); A, N, DD = (M.c(t.minor, mode), {'amount': r}), (t.main, {'name': r}), (L.f(t.day, pat), {'date': r})
        if k == 0: P.line(bullet, A, '  ', N, '  ', DD)
        elif k == 1: P.line(bullet, N, f' {prep} ' if prep else ' ', DD, ' ', A)
        elif k == 2: P.line(A); P.line(N); P.line(DD); P.line('')
        else: P.line(bullet, DD, ' ', A, ' ', N)
    return P

def months_app(rng):
    """months as headings with totals; day and month on each row, running balance below the amount"""
    L, M, T, o, c, P = pbegin(rng, span=70); dot = '.' if L.lang in ('de', 'fi', 'cs', 'da', 'nb') else ''; pat = rng.choice([f'{{DD}}{dot} {{mon}}', L.noyr(), f'{{D}}{dot} {{month}}']); mode = rng.choice(['m', 'pm']); bal = rng.random() < .6; two = rng.random() < .5; last = None
    P.line(L.w('account')); P.line((M.c(c), {'closing': True})); P.line(L.w('search'))
    for t in reversed(T):
        m = L.f(t.day, '{Month} {YYYY}')
        if m != last:
            last = m; P.line(m)
            if rng.random() < .6: P.line(f'{L.w("totin")} {M.c(sum(x.minor for x in T if x.minor > 0 and x.day.month == t.day.month))}  {L.w("totout")} {M.c(sum(x.minor for x in T if x.minor < 0 and x.day.month == t.day.month))}')
        r = P.row(t.day, t.minor, t.main)
        if two: P.line((L.f(t.day, pat), {'date': r})); P.line((t.main, {'name': r}))
        else: P.line((L.f(t.day, pat), {'date': r}), '  ', (t.main, {'name': r}))
        if rng.random() < .3: P.line(t.cat)
        P.line((M.c(t.minor, mode), {'amount': r}))
        if bal: P.line(L.w('balance') + ' ', (M.c(t.bal), {'balance': r}))
    return P

def ticket(rng):
    """a ticket, booking or invoice by mail: one row"""
    L = loc(rng); M = Money(rng, L); P = stmt.Paste(); day = datetime.date(2019, 1, 1) + D(days=rng.randrange(2900)); firm = rng.choice(BILLS[L.cc].split('|') + SHOPSITES[L.cc].split('|')); tot = amount(rng, L, 8, 200, M.whole); r = P.row(day, -tot, firm); pat = L.style(True); go = day + D(days=rng.randrange(1, 40)); inv = rng.random() < .5
    if not inv: firm = rng.choice({'DE': ['Deutsche Bahn', 'FlixBus', 'Lufthansa', 'Eventim'], 'AT': ['ÖBB', 'WESTbahn', 'Austrian Airlines', 'oeticket'], 'CH': ['SBB CFF FFS', 'SWISS', 'Ticketcorner', 'BLS AG'], 'NL': ['NS International', 'Transavia', 'Eurostar', 'Ticketmaster'], 'BE': ['NMBS/SNCB', 'Brussels Airlines', 'Eurostar', 'FlixBus'], 'DK': ['DSB', 'SAS', 'Molslinjen', 'Billetlugen'], 'SE': ['SJ', 'Flygbussarna', 'MTRX', 'Tickster'], 'NO': ['Vy', 'Norwegian', 'Widerøe', 'Flytoget'], 'FI': ['VR', 'Finnair', 'Viking Line', 'Lippupiste'], 'PL': ['PKP Intercity', 'LOT', 'FlixBus', 'eBilet'], 'CZ': ['České dráhy', 'RegioJet', 'Leo Express', 'GoOut']}[L.cc]); r.name = firm
    word = {'de': ('Rechnung', 'Buchungsbestätigung'), 'nl': ('Factuur', 'Boekingsbevestiging'), 'fr': ('Facture', 'Confirmation de réservation'), 'it': ('Fattura', 'Conferma prenotazione'), 'da': ('Kvittering', 'Billet'), 'sv': ('Kvitto', 'Bokningsbekräftelse'), 'nb': ('Kvittering', 'Billett'), 'fi': ('Kuitti', 'Matkalippu'), 'pl': ('Faktura', 'Bilet'), 'cs': ('Faktura', 'Jízdenka'), 'en': ('Receipt', 'Booking confirmation')}[L.lang]
    top = rng.random() < .6
    if top: P.line((firm, {'name': r}))
    P.line(f'{word[not inv]} {rng.choice(["Nr.", "no.", "#", ""])} {digits_(rng, 9)}'); P.line(f'{L.w("dear")}')
    P.line(L.w('orderdate') + ': ', (L.f(day, pat), {'date': r}))
    if inv: P.line(f'{L.w("period")}: {L.f(day - D(days=30), pat)} - {L.f(day, pat)}'); P.line(f'{L.w("subtot")}: {M.c(int(tot * .8))}'); P.line(f'{L.w("vat")}: {M.c(tot - int(tot * .8))}')
    else: P.line(f'{L.city()} - {L.city()}  {L.f(go, pat)}  {rng.randrange(6, 22)}:{rng.randrange(60):02d}'); P.line(f'1 x {M.c(tot)}')
    P.line(L.w('paid') + rng.choice([': ', '  ', '\t']), (M.c(tot), {'amount': r}))
    if not top: pw = L.w('paywith').split('#'); P.line(f'{pw[0]}: {rng.choice(pw[1:])} {digits_(rng, 4)}'); P.line((firm, {'name': r}))
    if rng.random() < .5: P.line(f'{L.any("phone")} {rng.randrange(100, 999)} {rng.randrange(10, 99)} {rng.randrange(10, 99)}')
    if rng.random() < .3: P.line(L.any('advert'))
    return P

def blocks_sepa(rng):
    """PDF viewer copy of a statement with two amount columns, in and out known by section"""
    L, M, T, o, c, P = pbegin(rng, hi=30); pat = L.style(); P.line(f'{L.bank()} - {L.w("title")}'); noise_lines(rng, P, L, M); P.line(L.w('open') + ' ', (M.s(o), {'opening': True}))
    secs = [('secin', [t for t in T if t.minor > 0]), ('secout', [t for t in T if t.minor < 0])]
    if rng.random() < .4: secs.reverse()
    k = rng.randrange(3)
    for key, ts in secs:
        if not ts: continue
        P.line(L.w(key))
        for t in ts:
            name = full(t, .5, rng); r = P.row(t.day, t.minor, name); d, n, a = (L.f(t.day, pat), {'date': r}), (name, {'name': r}), (M.n(t.minor), {'amount': r})
            if k == 0: P.line(d, ' ', n, ' ', a)
            elif k == 1: P.line(d); P.line(n); P.line(a)
            else: P.line(n, ' ', d, ' ', a)
        if rng.random() < .8: P.line(f'{L.w("total")} {L.w(key)} {M.n(sum(t.minor for t in ts))}')
    P.line(L.w('close') + ' ', (M.s(c), {'closing': True})); noise_lines(rng, P, L, M)
    return P

PASTES = [web_table, app_list, app_inline, stacked, collapsed, aligned, order_mail, till, alerts, alert_mail, p2p, records, csvish, afbij, instal, card_app, two_accounts, amount_first, months_app, ticket, blocks_sepa]
