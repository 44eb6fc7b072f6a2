import { foldText } from '../../language/fold-text.ts'

type SumMeaning = 'opening' | 'closing' | 'sum'

/**
 * What statements print next to a figure that isn't a payment, by language: the balance before the rows, the balance
 * after them, and other sums, dues and limits. Only whole labels: "Payments and credits" is the sum of a section,
 * "Payments" can be a row.
 */
const LABELS: Record<string, Record<SumMeaning, string>> = {
  english: {
    opening:
      'balance brought forward, brought forward, last statement balance, balance last statement, balance from last statement, balance from previous statement, previous statement balance, previous amount due, prior balance, amount brought forward',
    closing:
      'balance carried forward, carried forward, balance to carry forward, amount carried forward, new statement balance, total amount owing, balance owing, outstanding balance, total outstanding, total dues, balance due, total balance due',
    sum: 'payments and credits, payments and other credits, payments received and credits, payments and refunds, credits and refunds, purchases and debits, purchases and adjustments, deposits and credits, deposits and additions, withdrawals and debits, withdrawals and subtractions, checks paid, subtotal, sub total, running total, minimum payment due, minimum amount due, minimum due, amount due, past due amount, overlimit amount, amount over credit limit, credit limit, total credit limit, cash limit, cash advance limit, available credit, available credit limit, available cash, available cash limit, available to spend, overdraft limit, arranged overdraft limit, available funds, new charges, total new charges, average daily balance, average balance, total debits, total credits',
  },
  german: {
    opening:
      'Saldovortrag, Vortrag, Saldo Vormonat, Saldo letzte Abrechnung, Saldo letzte Rechnung, Saldo der letzten Rechnung, Saldo Vorperiode, Übertrag Vormonat, Übertrag Vorseite, offener Betrag aus Vormonat',
    closing:
      'Saldo zu unseren Gunsten, Saldo zu Ihren Gunsten, Saldo zu Ihren Lasten, Rechnungssaldo, Rechnungsbetrag, Rechnungsbetrag zu unseren Gunsten, Rechnungsbetrag zu Ihren Lasten, Rechnungsbetrag zu Ihren Gunsten, neuer Rechnungsbetrag, Abrechnungsbetrag, Abrechnungssaldo, offener Rechnungsbetrag, Endstand, Schlussstand',
    sum: 'Zwischensumme, Zwischentotal, Kartentotal, Summe der Umsätze, Summe Belastungen, Summe Gutschriften, Summe Eingänge, Summe Ausgänge, Summe Soll, Summe Haben, Soll-Umsätze, Haben-Umsätze, Zahlungseingänge gesamt, Umsätze gesamt, Mindestbetrag, Mindestzahlung, Mindestrate, Mindestrückzahlungsbetrag, fälliger Betrag, fälliger Mindestbetrag, zu zahlender Betrag, Kreditlimit, Kreditrahmen, Kartenlimit, Verfügungsrahmen, verfügbarer Betrag, verfügbarer Kreditrahmen, Dispositionskredit, Kreditlinie, verfügbares Limit, eingeräumter Kredit, Ausgabenlimit',
  },
  french: {
    opening:
      "report à nouveau, report de la page précédente, solde reporté, solde d'ouverture, solde de départ, solde du relevé précédent, montant du relevé précédent, ancien solde créditeur, ancien solde débiteur",
    closing:
      'à reporter, solde de clôture, solde à payer, solde dû, nouveau solde créditeur, nouveau solde débiteur, montant dû, montant exigible',
    sum: 'sous-total, sous total, paiements et crédits, paiements et remboursements, achats et débits, total des opérations, total des mouvements, total des débits, total des crédits, total des achats, paiement minimum, paiement minimum dû, paiement minimal, versement minimum, minimum dû, montant minimum, plafond de crédit, limite de crédit, crédit disponible, montant disponible, découvert autorisé, autorisation de découvert, montant à prélever, montant prélevé au, dépenses du mois, retraits et débits, dépôts et crédits',
  },
  spanish: {
    opening:
      'saldo de apertura, saldo previo, saldo del periodo anterior, saldo del corte anterior, saldo al corte anterior, saldo mes anterior, adeudo anterior, adeudo del periodo anterior, deuda anterior, saldo de arrastre, suma anterior, suma y sigue anterior',
    closing:
      'saldo de cierre, saldo al corte, saldo al cierre, saldo nuevo, nuevo saldo, saldo deudor total, saldo pendiente, adeudo total, deuda total, suma y sigue, saldo a favor, saldo en contra, total a pagar',
    sum: 'pagos y abonos, pagos y créditos, pagos y devoluciones, cargos y compras, compras y cargos, compras del mes, cargos del mes, abonos del mes, subtotal, total cargos, total abonos, total depósitos, total retiros, pago mínimo, pago minimo del mes, pago para no generar intereses, importe a pagar, monto a pagar, monto mínimo, límite de crédito, límite de compra, límite de financiamiento, límite disponible, crédito disponible, cupo total, cupo disponible, disponible para compras, disponible para avances, saldo promedio',
  },
  portuguese: {
    opening:
      'saldo de abertura, saldo prévio, fatura anterior, total da fatura anterior, saldo da fatura anterior, valor da fatura anterior, saldo do mês anterior, saldo transportado',
    closing:
      'saldo de fecho, saldo de encerramento, total da fatura, total desta fatura, valor da fatura, valor total da fatura, fatura atual, saldo da fatura, saldo em dívida, saldo devedor, total a pagar',
    sum: 'pagamentos e estornos, pagamentos e créditos, pagamentos e devoluções, pagamentos efetuados, pagamentos recebidos, compras e saques, compras e débitos, compras nacionais, compras internacionais, compras parceladas, lançamentos atuais, lançamentos nacionais, lançamentos internacionais, outros lançamentos, produtos e serviços, próxima fatura, próximas faturas, demais faturas, saldo parcelado, saldo financiado, subtotal, pagamento mínimo, valor mínimo, limite total, limite de crédito, limite disponível, limite utilizado, limite de saque, crédito disponível, saldo médio',
  },
  italian: {
    opening:
      'saldo di apertura, saldo precedente, saldo estratto conto precedente, saldo mese precedente, riporto, riporto a nuovo, a riporto precedente',
    closing:
      'saldo di chiusura, nuovo saldo, saldo dovuto, saldo a debito, saldo a credito, saldo a vostro favore, saldo a nostro favore, da riportare, a riporto, totale dovuto, totale da pagare, importo dovuto',
    sum: 'subtotale, sub totale, totale addebiti, totale accrediti, totale entrate, totale uscite, totale dare, totale avere, totale movimenti, totale operazioni, totale spese, pagamenti e accrediti, pagamenti e rimborsi, acquisti e addebiti, rata minima, importo minimo, importo minimo dovuto, pagamento minimo, fido accordato, fido concesso, limite di credito, disponibilità, disponibilità residua, credito disponibile, utilizzo del giacenza media',
  },
  dutch: {
    opening: 'openingssaldo, vorig openstaand saldo, saldo vorig overzicht, saldo vorige periode',
    closing:
      'eindsaldo, slotsaldo, nieuw openstaand saldo, openstaand saldo, huidig openstaand saldo, te transporteren, totaal openstaand',
    sum: 'subtotaal, tussentotaal, totaal af, totaal bij, totaal afgeschreven, totaal bijgeschreven, totaal uitgaven, totaal inkomsten, totaal nieuwe uitgaven, totaal ontvangen betalingen, bij- en afschrijvingen, minimaal te betalen, minimaal te betalen bedrag, minimumbedrag, minimaal verschuldigd bedrag, te betalen bedrag, openstaand bedrag, kredietlimiet, bestedingslimiet, bestedingsruimte, beschikbaar krediet, beschikbaar bedrag, roodstandlimiet',
  },
  catalan: {
    opening: "saldo d'obertura, saldo anterior, saldo previ",
    closing: 'saldo de tancament, nou saldo, saldo pendent, suma i segueix',
    sum: 'subtotal, total càrrecs, total abonaments, total ingressos, total despeses, pagament mínim, import mínim, import a pagar, límit de crèdit, crèdit disponible',
  },
  swedish: {
    opening:
      'ingående balans, ingående saldo, ingående skuld, föregående saldo, saldo föregående faktura, skuld föregående faktura, föregående skuld, tidigare skuld',
    closing:
      'utgående balans, utgående saldo, utgående skuld, ny skuld, aktuell skuld, total skuld, nytt saldo, fakturabelopp, totalt fakturabelopp, skuld enligt denna faktura',
    sum: 'delsumma, summa köp, summa inköp, summa insättningar, summa uttag, summa insatt, summa in, summa ut, totalt belopp, nya köp, totala köp, inbetalningar och krediteringar, minsta belopp att betala, lägsta belopp att betala, lägsta belopp, minimibelopp, belopp att betala, kreditgräns, kreditlimit, beviljad kvar att utnyttja, kvar att handla för, disponibelt belopp, köpgräns',
  },
  norwegian: {
    opening: 'inngående balanse, forrige saldo, saldo forrige faktura, skyldig beløp forrige faktura',
    closing:
      'utgående balanse, ny saldo, skyldig beløp, totalt skyldig, utestående beløp, fakturabeløp, saldo denne faktura, til overføring',
    sum: 'delsum, sum kjøp, sum innbetalinger, sum uttak, sum inn på konto, sum ut av konto, sum innskudd, sum belastninger, minste beløp å betale, minimumsbeløp, minstebeløp, å betale, beløp å betale, kredittgrense, kredittramme, innvilget kreditt, disponibelt beløp, disponibel kreditt, restkreditt',
  },
  danish: {
    opening:
      'indgående saldo, forrige saldo, saldo fra sidste opgørelse, saldo forrige periode, overført fra forrige side',
    closing: 'udgående saldo, ny saldo, skyldigt beløb, samlet gæld, udestående, til overførsel',
    sum: 'subtotal, delsum, i alt, sum af køb, køb i alt, indbetalinger i alt, hævninger i alt, indsat i alt, hævet i alt, minimumsbetaling, mindste betaling, minimumsbeløb, til betaling, beløb til betaling, kreditmaksimum, kreditramme, kreditgrænse, disponibelt beløb, til rådighed, rådighedsbeløb',
  },
  finnish: {
    opening:
      'alkusaldo, edellinen saldo, edellisen laskun saldo, edellisen laskun loppusumma, saldo edelliseltä laskulta, siirto edelliseltä sivulta',
    closing:
      'loppusaldo, uusi saldo, velkasaldo, laskun loppusumma, käytetty luotto, luottoa käytetty, siirto seuraavalle sivulle',
    sum: 'välisumma, ostot yhteensä, panot yhteensä, otot yhteensä, suoritukset yhteensä, maksut yhteensä, tapahtumat yhteensä, vähimmäismaksu, vähimmäislyhennys, minimilyhennys, maksettavaa, maksettava yhteensä, luottoraja, luottoraja yhteensä, käytettävissä, luottoa käytettävissä, jäljellä oleva luotto',
  },
  estonian: {
    opening: 'algsaldo, algjääk, eelmine saldo',
    closing: 'lõppsaldo, lõppjääk, uus saldo, võlgnevus',
    sum: 'vahesumma, laekumised kokku, väljaminekud kokku, kokku, deebet kokku, kreedit kokku, minimaalne makse, minimaalne tagasimakse, tasuda, krediidilimiit, vaba jääk, kasutamata limiit',
  },
  latvian: {
    opening: 'sākuma atlikums, sākuma bilance, iepriekšējais atlikums, sākotnējais atlikums',
    closing: 'beigu atlikums, beigu bilance, jaunais atlikums',
    sum: 'starpsumma, kopā, kopā debets, kopā kredīts, kopā izejošie maksājumi, kopā ienākošie maksājumi, minimālais maksājums, apmaksai, kredītlimits, pieejamais atlikums, pieejamais limits',
  },
  lithuanian: {
    opening: 'pradinis likutis, likutis pradžioje, likutis laikotarpio pradžioje, ankstesnis likutis',
    closing: 'galutinis likutis, likutis pabaigoje, likutis laikotarpio pabaigoje, naujas likutis',
    sum: 'tarpinė suma, iš viso, viso, iš viso pajamų, iš viso išlaidų, debeto apyvarta, kredito apyvarta, minimali įmoka, minimalus mokėjimas, mokėtina suma, kredito limitas, galimas likutis, laisvas likutis',
  },
  polish: {
    opening:
      'saldo otwarcia, saldo z poprzedniego wyciągu, saldo poprzedniego wyciągu, poprzednie saldo, saldo poprzednie, saldo na początek okresu, zadłużenie z poprzedniego okresu, z przeniesienia',
    closing:
      'saldo zamknięcia, nowe saldo, saldo na koniec okresu, saldo bieżące, zadłużenie całkowite, całkowite zadłużenie, bieżące zadłużenie, kwota zadłużenia, do przeniesienia',
    sum: 'suma częściowa, suma pośrednia, suma uznań, suma obciążeń, suma wpływów, suma wydatków, suma transakcji, uznania razem, obciążenia razem, obroty razem, wpłaty i uznania, minimalna kwota do zapłaty, minimalna kwota spłaty, kwota minimalna, kwota do zapłaty, do zapłaty, minimalna spłata, limit kredytowy, limit kredytu, przyznany limit, limit karty, dostępne środki, środki dostępne, dostępny limit, saldo dostępne, wolne środki',
  },
  czech: {
    opening:
      'počáteční zůstatek, předchozí zůstatek, zůstatek z minulého výpisu, zůstatek minulého výpisu, převod z minulého období',
    closing: 'konečný zůstatek, nový zůstatek, aktuální zůstatek, dlužná částka, celková dlužná částka, celkový dluh',
    sum: 'mezisoučet, součet, celkem připsáno, celkem odepsáno, celkové příjmy, celkové výdaje, příjmy celkem, výdaje celkem, obrat kredit, obrat debet, minimální splátka, povinná splátka, částka k úhradě, úvěrový limit, úvěrový rámec, disponibilní zůstatek, použitelný zůstatek, volný limit',
  },
  slovak: {
    opening: 'počiatočný zostatok, počiatočný stav, predchádzajúci zostatok, zostatok z minulého výpisu',
    closing: 'konečný zostatok, konečný stav, nový zostatok, aktuálny zostatok, dlžná suma, celková dlžná suma',
    sum: 'medzisúčet, súčet, spolu kredit, spolu debet, príjmy spolu, výdavky spolu, kreditný obrat, debetný obrat, minimálna splátka, povinná splátka, suma na úhradu, úverový limit, úverový rámec, disponibilný zostatok, použiteľný zostatok',
  },
  hungarian: {
    opening:
      'nyitó egyenleg, nyitóegyenleg, előző egyenleg, előző havi egyenleg, előző időszak záróegyenlege, előző havi tartozás',
    closing:
      'záró egyenleg, záróegyenleg, új egyenleg, aktuális egyenleg, teljes tartozás, fennálló tartozás, tartozás összesen',
    sum: 'részösszeg, jóváírások összesen, terhelések összesen, összes jóváírás, összes terhelés, összesen, mindösszesen, minimum fizetendő, minimálisan fizetendő, minimum fizetendő összeg, fizetendő összeg, hitelkeret, elkölthető összeg, felhasználható egyenleg, szabad hitelkeret, rendelkezésre álló egyenleg',
  },
  romanian: {
    opening: 'sold inițial, sold precedent, sold anterior, sold de deschidere, sold perioada anterioară',
    closing: 'sold final, sold nou, sold curent, sold de închidere, sold datorat, suma datorată',
    sum: 'subtotal, total debit, total credit, total încasări, total plăți, rulaj debitor, rulaj creditor, rulaj total, total rulaj, suma minimă de plată, plata minimă, suma minimă, suma de plată, total de plată, limită de credit, limita de credit, sold disponibil, credit disponibil, suma disponibilă',
  },
  southSlavic: {
    opening:
      'početno stanje, prethodno stanje, stanje prethodnog izvoda, stanje prethodnog izvatka, prethodni saldo, početni saldo, začetno stanje, prejšnje stanje, staro stanje, почетно стање, претходно стање',
    closing:
      'završno stanje, novo stanje, konačno stanje, novi saldo, završni saldo, končno stanje, ukupan dug, ukupni dug, novo stanje duga, завршно стање, ново стање',
    sum: 'međuzbroj, međuzbir, ukupno uplate, ukupno isplate, ukupni priljevi, ukupni odljevi, ukupno duguje, ukupno potražuje, ukupno, sveukupno, skupaj, skupaj v breme, skupaj v dobro, minimalni iznos za plaćanje, minimalna uplata, najmanji iznos uplate, iznos za plaćanje, za plačilo, minimalni obrok, kreditni limit, dozvoljeni minus, dozvoljeno prekoračenje, raspoloživo stanje, raspoloživi iznos, raspoloživa sredstva, razpoložljivo stanje, укупно',
  },
  bulgarian: {
    opening: 'начално салдо, начална наличност, предходно салдо, салдо от предходен период',
    closing: 'крайно салдо, крайна наличност, ново салдо, задължение, общо задължение',
    sum: 'междинна сума, общо, всичко, общо дебит, общо кредит, дебитен оборот, кредитен оборот, минимална вноска, минимална погасителна вноска, сума за плащане, кредитен лимит, разполагаемост, разполагаема наличност',
  },
  greek: {
    opening:
      'προηγούμενο υπόλοιπο, υπόλοιπο προηγούμενου λογαριασμού, αρχικό υπόλοιπο, υπόλοιπο έναρξης, υπόλοιπο από μεταφορά, εκ μεταφοράς',
    closing: 'νέο υπόλοιπο, τελικό υπόλοιπο, υπόλοιπο λήξης, τρέχον υπόλοιπο, συνολική οφειλή, σε μεταφορά',
    sum: 'σύνολο, μερικό σύνολο, γενικό σύνολο, σύνολο χρεώσεων, σύνολο πιστώσεων, σύνολο αγορών, σύνολο πληρωμών, ελάχιστη καταβολή, ελάχιστο ποσό καταβολής, πληρωτέο ποσό, ποσό πληρωμής, πιστωτικό όριο, διαθέσιμο υπόλοιπο, διαθέσιμο όριο',
  },
  turkish: {
    opening:
      'önceki dönem borcu, önceki dönem bakiyesi, önceki dönemden önceki dönemden devreden, önceki bakiye, önceki hesap özeti bakiyesi, önceki ekstre borcu, bir önceki dönem borcu, devreden, devreden borç, devreden bakiye, geçen dönem borcu, açılış bakiyesi, dönem başı bakiyesi',
    closing:
      'dönem borcu, dönem borcunuz, dönem bakiyesi, toplam dönem borcu, ekstre borcu, hesap özeti borcu, güncel borç, toplam borç, kalan borç, yeni bakiye, kapanış bakiyesi, dönem sonu bakiyesi, ödenecek tutar, son bakiye',
    sum: 'ara toplam, genel toplam, toplam harcama, toplam harcamalar, toplam ödeme, toplam ödemeler, dönem içi harcamalar, dönem içi ödemeler, dönem harcamaları, dönem içi işlemler, toplam alacak, toplam giriş, toplam çıkış, asgari ödeme tutarı, asgari tutar, asgari ödenecek tutar, kart limiti, toplam limit, kredi limiti, kredi kartı limiti, nakit limiti, nakit avans limiti, kullanılabilir limit, kullanılabilir bakiye, kalan limit',
  },
  russian: {
    opening:
      'входящий остаток, остаток на начало периода, остаток на начало, задолженность на начало периода, начальный баланс, баланс на начало периода, сальдо начальное, предыдущий баланс',
    closing:
      'исходящий остаток, остаток на конец периода, остаток на конец, задолженность на конец периода, конечный баланс, баланс на конец периода, сальдо конечное, текущий остаток, общая задолженность, сумма задолженности',
    sum: 'промежуточный итог, итого, всего, итого по карте, поступления всего, списания всего, всего поступлений, всего списаний, всего расходов, сумма поступлений, сумма списаний, минимальный платёж, минимальный платеж, сумма к оплате, к оплате, кредитный лимит, лимит кредита, доступный остаток, доступный лимит, доступно',
  },
  ukrainian: {
    opening:
      'вхідний залишок, залишок на початок періоду, залишок на початок, початковий залишок, баланс на початок періоду, заборгованість на початок періоду',
    closing:
      'вихідний залишок, залишок на кінець періоду, залишок на кінець, кінцевий залишок, баланс на кінець періоду, загальна заборгованість',
    sum: 'проміжний підсумок, разом, усього, всього, всього надходжень, всього витрат, сума надходжень, сума списань, мінімальний платіж, обовʼязковий платіж, сума до сплати, до сплати, кредитний ліміт, доступний залишок, доступно',
  },
  chinese: {
    opening:
      '上期余额, 上期账单金额, 上期应还款额, 上期应还金额, 期初余额, 上月余额, 承前页, 承上页, 承上結餘, 上期結餘, 上期結欠, 上期結存, 上期应缴总额, 上期應繳總額, 承前結餘, 结转余额',
    closing:
      '本期余额, 本期应还款额, 本期应还金额, 本期账单金额, 本期应还总额, 期末余额, 账户余额, 过次页, 转下页, 本期結餘, 本期結欠, 總結欠, 轉下頁, 結餘轉下, 本期應繳總額, 本期应缴总额, 欠款总额',
    sum: '小计, 小計, 合计, 合計, 总计, 總計, 本期合计, 支出合计, 收入合计, 借方合计, 贷方合计, 存入合計, 支出合計, 本期新增款項, 本期消费, 本期还款, 最低还款额, 本期最低还款额, 最低应还款额, 最低付款額, 最低應繳金額, 信用额度, 信用額度, 信貸限額, 可用额度, 可用信用額, 可用余额, 可用結餘, 取现额度, 预借现金额度',
  },
  japanese: {
    opening:
      '前回残高, 前月残高, 前月繰越, 前月繰越残高, 前期繰越, 前頁より繰越, 前回ご請求額, 前回請求額, 前回ご利用残高, 繰越残高',
    closing:
      '今回残高, 当月残高, 差引残高, 次月繰越, 次月繰越残高, 次頁へ繰越, 期末残高, 今回ご請求額, 今回ご請求金額, ご請求額, ご請求金額, お支払い金額, お支払金額, お支払合計額, ご利用残高',
    sum: '小計, 合計, 総合計, お引出し合計, お預入れ合計, お支払い合計, ご利用合計, ご利用金額合計, 当月ご利用分, ショッピング合計, キャッシング合計, 最低お支払額, 最低お支払金額, ご利用可能額, ご利用可能枠, ご利用限度額, カードご利用枠, キャッシング枠, 利用可能額',
  },
  korean: {
    opening: '이월 잔액, 이월잔액, 전월 잔액, 전월잔액, 전월이월, 기초 잔액, 기초잔액, 전월 이월금액, 전월 청구금액',
    closing:
      '현재 잔액, 현재잔액, 기말 잔액, 기말잔액, 당월 잔액, 차월이월, 이번 달 결제금액, 이번달 결제금액, 이번 달 청구금액, 당월 청구금액, 청구금액, 총 청구금액, 결제하실 금액, 총 결제금액',
    sum: '소계, 합계, 총계, 총합계, 입금 합계, 입금합계, 출금 합계, 출금합계, 총 입금액, 총 출금액, 이용금액 합계, 일시불 합계, 할부 합계, 최소 결제금액, 최소결제금액, 이용한도, 총한도, 총 한도, 잔여한도, 잔여 한도, 이용가능금액, 사용가능금액',
  },
  malay: {
    opening:
      'saldo awal, saldo sebelumnya, saldo bulan lalu, tagihan bulan lalu, tagihan sebelumnya, tagihan lalu, baki awal, baki dibawa ke hadapan, baki terdahulu, baki penyata lepas',
    closing:
      'saldo akhir, saldo baru, tagihan baru, total tagihan, tagihan bulan ini, jumlah tagihan, baki akhir, baki penyata, baki semasa, jumlah baki tertunggak',
    sum: 'subtotal, sub total, jumlah, jumlah kecil, total mutasi, mutasi debet, mutasi debit, mutasi db, mutasi cr, total debet, jumlah debit, jumlah total pembelian, total pembayaran, pembayaran minimum, pembayaran minimal, minimum pembayaran, bayaran minimum, jumlah bayaran minimum, batas limit kredit limit, had sisa sisa limit, kredit tersedia, limit tersedia, saldo tersedia, had kredit tersedia, saldo rata-rata',
  },
  vietnamese: {
    opening: 'số dư đầu kỳ, số dư đầu, số dư kỳ trước, dư nợ đầu kỳ, dư nợ kỳ trước',
    closing: 'số dư cuối kỳ, số dư cuối, số dư hiện tại, dư nợ cuối kỳ, tổng dư nợ, dư nợ hiện tại',
    sum: 'cộng, tổng cộng, tổng phát sinh, tổng số tiền, tổng ghi nợ, tổng ghi có, cộng phát sinh, cộng phát sinh nợ, cộng phát sinh có, thanh toán tối thiểu, số tiền thanh toán tối thiểu, số tiền phải thanh toán, hạn mức tín dụng, hạn mức khả dụng, hạn mức còn lại, số dư khả dụng',
  },
  thai: {
    opening: 'ยอดยกมา, ยอดคงเหลือยกมา, ยอดเดือนก่อน, ยอดค้างชำระยกมา, ยอดรอบบัญชีก่อน',
    closing: 'ยอดยกไป, ยอดคงเหลือ, ยอดคงเหลือปลายงวด, ยอดค้างชำระ, ยอดรวมทั้งสิ้น, ยอดชำระเต็มจำนวน, ยอดที่ต้องชำระ',
    sum: 'รวม, ยอดรวม, รวมทั้งสิ้น, รวมถอน, รวมฝาก, รวมรายการถอน, รวมรายการฝาก, ยอดชำระขั้นต่ำ, วงเงิน, วงเงินสินเชื่อ, วงเงินบัตร, วงเงินคงเหลือ, วงเงินที่ใช้ได้',
  },
  hebrew: {
    opening: 'יתרת פתיחה, יתרה קודמת, יתרה קודם, יתרה מהדף הקודם, יתרה מועברת',
    closing: 'יתרת סגירה, יתרה חדשה, יתרה נוכחית, יתרה לסוף התקופה, סהכ לחיוב, סה"כ לחיוב, סכום לחיוב, סך החיוב',
    sum: 'סה"כ, סהכ, סה״כ, סך הכל, סיכום ביניים, סה"כ זכות, סה"כ חובה, סה"כ עסקאות, תשלום מינימלי, לתשלום, מסגרת אשראי, יתרה זמינה, אשראי זמין',
  },
  arabic: {
    opening: 'الرصيد الافتتاحي, رصيد افتتاحي, الرصيد السابق, رصيد سابق, رصيد أول المدة, الرصيد المرحل, رصيد مرحل',
    closing:
      'الرصيد الختامي, رصيد ختامي, الرصيد الحالي, الرصيد الجديد, رصيد آخر المدة, الرصيد النهائي, المبلغ المستحق, إجمالي المبلغ المستحق',
    sum: 'المجموع, مجموع, الإجمالي, إجمالي, المجموع الفرعي, المجموع الكلي, إجمالي السحوبات, إجمالي الإيداعات, إجمالي المدين, إجمالي الدائن, الحد الأدنى للدفع, الحد الأدنى للسداد, الحد الأدنى المستحق, حد الائتمان, الحد الائتماني, الرصيد المتاح, الرصيد المتوفر, الائتمان المتاح',
  },
  hindi: {
    opening: 'प्रारंभिक शेष, आरंभिक शेष, पिछला शेष, पिछली शेष राशि',
    closing: 'अंतिम शेष, समापन शेष, वर्तमान शेष, कुल देय राशि, कुल बकाया',
    sum: 'कुल, कुल योग, योग, उप योग, कुल जमा, कुल निकासी, न्यूनतम देय राशि, देय राशि, क्रेडिट सीमा, उपलब्ध शेष, उपलब्ध क्रेडिट सीमा',
  },
}

const POSSESSIVES =
  /^(?:your|the|ihre?|dein|unser|votre|su|tu|sua|seu|il tuo|tuo|vostro|uw|je|din|ditt|deres|twoje|vase|vas|wasze|ваш|ваша)\s/
/** What may follow a label: "(EUR)", "R$ 905,33", "as of 31.10.2026", ":". */
const TAIL = /(?:\s+(?:as (?:of|at)|on|at|per|am|zum|au|al|em|op|pr|na))?[\s:;.,=+*()\-–−]*(?:[\d\p{Sc}(].*|r\$.*)?$/u

const MEANINGS = new Map(
  Object.values(LABELS).flatMap((kinds) =>
    (Object.keys(kinds) as SumMeaning[]).flatMap((kind) =>
      kinds[kind].split(', ').map((label): [string, SumMeaning] => [foldText(label), kind]),
    ),
  ),
)

/** What the figure next to a folded label is, if the label says only that; otherwise null. */
export function getSumMeaning(folded: string): SumMeaning | null {
  const label = folded.replace(TAIL, '')
  return MEANINGS.get(label) ?? MEANINGS.get(label.replace(POSSESSIVES, '')) ?? null
}
