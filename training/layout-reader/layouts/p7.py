"""Layouts: Hungary, Romania, Bulgaria, Serbia, Croatia, Slovenia, Slovakia, Ukraine, Baltics, Greece, Israel, UAE, Egypt, Turkey,
Pakistan, Bangladesh, Sri Lanka, Ghana, Uganda, Peru."""
import datetime, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt

KEYS = ('date tdate bdate vdate desc amount debit credit balance opening closing statement account period page tin tout cf bf ref type card today yest '
        'pending holder cur fee interest salary atm to from refund purchase cashdep limit minpay due help dd so rate avail details number total').split()

LANG = {
'hu': 'Dátum|Tranzakció dátuma~Vásárlás napja~Ügylet dátuma|Könyvelés dátuma~Könyvelés napja|Értéknap~Értéknapja|Megnevezés~Közlemény~Leírás~Forgalom jellege|Összeg|Terhelés~Kiadás|Jóváírás~Bevétel|Egyenleg|Nyitó egyenleg~NYITÓ EGYENLEG|Záró egyenleg~ZÁRÓ EGYENLEG|Számlakivonat~Bankszámlakivonat|Számlaszám|Időszak~Kivonat időszaka|Oldal|Összes jóváírás~Jóváírások összesen|Összes terhelés~Terhelések összesen|Átvitel|Áthozat|Hivatkozás~Azonosító|Típus|Kártya|Ma|Tegnap|Függőben~Zárolt tételek|Kártyabirtokos|Deviza|Díj~Jutalék|Kamat|Munkabér|ATM készpénzfelvétel|Átutalás|Bejövő utalás|Visszatérítés|Vásárlás|Készpénzbefizetés|Hitelkeret|Minimum fizetendő|Fizetési határidő|Ügyfélszolgálat|Csoportos beszedés|Állandó megbízás|Árfolyam|Elérhető egyenleg|Részletek|Sorszám|Összesen',
'ro': 'Data|Data tranzacției~Data operațiunii|Data înregistrării~Data procesării|Data valutei~Data valută|Descriere~Detalii tranzacție~Explicații|Sumă~Valoare|Debit~Ieșiri|Credit~Intrări|Sold|Sold inițial~SOLD ANTERIOR|Sold final~SOLD FINAL CONT|Extras de cont~EXTRAS CONT|Cont|Perioada|Pagina|Total credit~RULAJ TOTAL CREDIT|Total debit~RULAJ TOTAL DEBIT|De reportat|Report|Referință|Tip~Tip operațiune|Card|Astăzi~Azi|Ieri|În așteptare~În curs de procesare|Titular card~Utilizator card|Valută|Comision|Dobândă|Salariu|Retragere numerar ATM|Transfer către|Încasare de la|Rambursare~Retur marfă|Cumpărături POS~Plată la POS|Depunere numerar|Limită de credit|Suma minimă de plată|Data scadenței|Relații clienți|Debit direct|Plată programată|Curs|Sold disponibil|Detalii|Nr. crt.|Total',
'bg': 'Дата|Дата на транзакция~Дата на операцията|Дата на осчетоводяване~Счет. дата|Вальор|Описание~Основание~Пояснение|Сума|Дебит~Задължения|Кредит~Постъпления|Салдо~Наличност|Начално салдо|Крайно салдо|Извлечение по сметка~Банково извлечение|Сметка|Период|Страница~Стр.|Общо кредит~Оборот кредит|Общо дебит~Оборот дебит|За пренасяне|Пренос|Референция|Тип|Карта|Днес|Вчера|Чакащи~Необработени|Картодържател|Валута|Такса|Лихва|Заплата|Теглене от банкомат АТМ|Превод към|Превод от|Възстановена сума|Покупка на ПОС|Вноска на каса|Кредитен лимит|Минимална вноска|Падеж|Обслужване на клиенти|Директен дебит|Периодичен превод|Курс|Разполагаемост|Детайли|№|Общо',
'sr': 'Datum|Datum transakcije~Datum nastanka|Datum knjiženja~Datum obrade|Datum valute|Opis~Opis transakcije~Svrha plaćanja|Iznos|Zaduženje~Duguje~Isplata|Odobrenje~Potražuje~Uplata|Stanje~Saldo|Početno stanje~Prethodno stanje|Krajnje stanje~Novo stanje|Izvod po računu~Izvod|Račun|Period|Strana|Ukupno odobrenje|Ukupno zaduženje|Za prenos|Prenos|Poziv na broj~Referenca|Vrsta|Kartica|Danas|Juče|Na čekanju~Rezervisana sredstva|Korisnik kartice|Valuta|Naknada~Provizija|Kamata|Zarada|Podizanje gotovine|Prenos za|Uplata od|Povraćaj|Kupovina|Polog gotovine|Limit|Minimalna uplata|Datum dospeća|Kontakt centar|Direktno zaduženje|Trajni nalog|Kurs|Raspoloživo stanje|Detalji|R. br.|Ukupno',
'sc': 'Датум|Датум трансакције~Датум настанка|Датум књижења~Датум обраде|Датум валуте|Опис~Сврха плаћања|Износ|Задужење~Дугује~Исплата|Одобрење~Потражује~Уплата|Стање~Салдо|Почетно стање~Претходно стање|Крајње стање~Ново стање|Извод по рачуну~Извод|Рачун|Период|Страна|Укупно одобрење|Укупно задужење|За пренос|Пренос|Позив на број~Референца|Врста|Картица|Данас|Јуче|На чекању~Резервисана средства|Корисник картице|Валута|Накнада~Провизија|Камата|Зарада|Подизање готовине|Пренос за|Уплата од|Повраћај|Куповина|Полог готовине|Лимит|Минимална уплата|Датум доспећа|Контакт центар|Директно задужење|Трајни налог|Курс|Расположиво стање|Детаљи|Р. бр.|Укупно',
'hr': 'Datum|Datum transakcije~Datum kupnje~Datum troška|Datum knjiženja~Datum obrade|Datum valute|Opis~Opis plaćanja~Opis transakcije|Iznos|Isplata~Terećenje~Duguje|Uplata~Odobrenje~Potražuje|Stanje~Saldo|Početno stanje~Prethodno stanje|Završno stanje~Novo stanje|Izvadak po računu~Izvod po računu~Obavijest o učinjenim troškovima|Račun|Razdoblje|Stranica~Str.|Ukupno uplate|Ukupno isplate|Za prijenos|Prijenos|Referenca~Poziv na broj|Vrsta|Kartica|Danas|Jučer|U obradi~Rezervacije|Korisnik kartice|Valuta|Naknada|Kamata|Plaća|Podizanje gotovine na bankomatu|Plaćanje|Primitak od|Povrat|Kupnja|Polog gotovine|Odobreni limit|Minimalni iznos za uplatu|Datum dospijeća|Služba za korisnike|Izravno terećenje|Trajni nalog|Tečaj|Raspoloživo stanje|Detalji|Rbr.|Ukupno',
'sl': 'Datum|Datum transakcije~Datum nakupa|Datum knjiženja~Datum obdelave|Datum valute|Opis~Namen~Naziv in namen|Znesek|V breme~Odliv~Breme|V dobro~Priliv~Dobro|Stanje|Začetno stanje~Predhodno stanje|Končno stanje~Novo stanje|Izpisek prometa~Izpisek|Račun|Obdobje|Stran|Skupaj v dobro|Skupaj v breme|Za prenos|Prenos|Sklic~Referenca|Vrsta|Kartica|Danes|Včeraj|V čakanju~Rezervacije|Imetnik kartice|Valuta|Nadomestilo~Provizija|Obresti|Plača|Dvig na bankomatu|Plačilo|Priliv od|Vračilo|Nakup|Polog gotovine|Odobreni limit|Minimalni znesek plačila|Rok plačila|Pomoč uporabnikom|Direktna obremenitev|Trajni nalog|Tečaj|Razpoložljivo stanje|Podrobnosti|Zap. št.|Skupaj',
'sk': 'Dátum|Dátum transakcie~Dátum operácie|Dátum zaúčtovania~Dátum účtovania|Dátum valuty~Valuta|Popis~Popis transakcie~Názov protiúčtu|Suma~Čiastka|Debet~Výdavky|Kredit~Príjmy|Zostatok|Počiatočný zostatok|Konečný zostatok|Výpis z účtu|Účet|Obdobie|Strana|Kreditný obrat|Debetný obrat|Prenos na ďalšiu stranu|Prenos z predchádzajúcej strany|Referencia|Typ|Karta|Dnes|Včera|Čakajúce~Blokované platby|Držiteľ karty|Mena|Poplatok|Úrok|Mzda|Výber z bankomatu|Platba pre|Platba od|Vrátenie platby|Platba kartou|Vklad hotovosti|Úverový limit|Minimálna splátka|Dátum splatnosti|Zákaznícka linka|Inkaso|Trvalý príkaz|Kurz|Disponibilný zostatok|Detail|Por. č.|Spolu',
'uk': 'Дата~Дата та час|Дата операції~Дата здійснення|Дата обробки~Дата проведення|Дата валютування|Опис операції~Деталі операції~Призначення платежу|Сума|Дебет~Витрати~Списання|Кредит~Надходження~Зарахування|Залишок~Баланс|Вхідний залишок~Баланс на початок періоду|Вихідний залишок~Баланс на кінець періоду|Виписка по картці~Виписка за рахунком|Рахунок|Період|Сторінка~Стор.|Всього зараховано|Всього списано|Перенесено|Залишок з попередньої сторінки|Номер документа|Категорія~Тип|Картка|Сьогодні|Вчора|В обробці|Держатель картки|Валюта|Комісія|Відсотки|Зарплата|Зняття готівки в банкоматі|Переказ|Від|Повернення|Оплата товарів та послуг|Поповнення готівкою|Кредитний ліміт|Мінімальний платіж|Дата платежу|Служба підтримки|Регулярний платіж|Автоплатіж|Курс|Доступний залишок|Деталі|№|Разом',
'et': 'Kuupäev|Tehingu kuupäev|Kande kuupäev|Väärtuspäev|Selgitus~Kirjeldus|Summa|Deebet~Väljaminek|Kreedit~Sissetulek|Saldo~Jääk|Algsaldo|Lõppsaldo|Konto väljavõte|Konto|Periood|Lk|Laekumised kokku|Väljaminekud kokku|Ülekanne järgmisele lehele|Eelmiselt lehelt|Viitenumber~Arhiveerimistunnus|Tüüp|Kaart|Täna|Eile|Broneeritud|Kaardi kasutaja|Valuuta|Teenustasu|Intress|Töötasu|Sularaha väljavõtmine|Makse|Laekumine|Tagasimakse|Kaardimakse|Sularaha sissemakse|Krediidilimiit|Minimaalne tagasimakse|Maksetähtpäev|Klienditugi|E-arve püsimakse|Püsimakse|Kurss|Vaba jääk|Detailid|Nr|Kokku',
'lv': 'Datums|Darījuma datums|Grāmatošanas datums|Valutēšanas datums|Informācija saņēmējam~Maksājuma mērķis~Apraksts|Summa|Debets~Izmaksāts|Kredīts~Iemaksāts|Atlikums|Sākuma atlikums|Beigu atlikums|Konta pārskats~Konta izraksts|Konts|Periods|Lapa|Kredīta apgrozījums|Debeta apgrozījums|Pārnests|No iepriekšējās lapas|Atsauce|Tips|Karte|Šodien|Vakar|Rezervēts|Kartes lietotājs|Valūta|Komisija|Procenti|Darba alga|Skaidras naudas izņemšana|Maksājums|Saņemts no|Atmaksa|Pirkums|Skaidras naudas iemaksa|Kredītlimits|Minimālais maksājums|Apmaksas termiņš|Klientu serviss|Automātiskais maksājums|Regulārais maksājums|Kurss|Pieejamais atlikums|Detaļas|Nr.|Kopā',
'lt': 'Data|Operacijos data|Įrašymo data|Lėšų įskaitymo data|Paskirtis~Aprašymas~Paaiškinimai|Suma|Debetas~Išlaidos|Kreditas~Įplaukos|Likutis|Pradinis likutis~Likutis pradžiai|Galutinis likutis~Likutis pabaigai|Sąskaitos išrašas|Sąskaita|Laikotarpis|Puslapis|Kredito apyvarta|Debeto apyvarta|Perkelta|Iš ankstesnio puslapio|Įrašo Nr.|Tipas|Kortelė|Šiandien|Vakar|Rezervuota|Kortelės naudotojas|Valiuta|Komisinis mokestis|Palūkanos|Darbo užmokestis|Grynųjų išėmimas|Mokėjimas|Gauta iš|Grąžinimas|Pirkinys|Grynųjų įnešimas|Kredito limitas|Minimali įmoka|Mokėti iki|Klientų aptarnavimas|Automatinis mokėjimas|Periodinis mokėjimas|Kursas|Laisvos lėšos|Išsamiau|Nr.|Iš viso',
'el': 'Ημερομηνία~Ημ/νία|Ημ/νία συναλλαγής~Ημερομηνία αγοράς|Ημ/νία καταχώρησης~Ημ/νία εγγραφής|Valeur~Αξία (valeur)|Αιτιολογία~Περιγραφή~Περιγραφή συναλλαγής|Ποσό|Χρέωση~Χρεώσεις|Πίστωση~Πιστώσεις|Υπόλοιπο|Προηγούμενο υπόλοιπο~Αρχικό υπόλοιπο|Νέο υπόλοιπο~Τελικό υπόλοιπο|Αντίγραφο κίνησης λογαριασμού~Κινήσεις λογαριασμού|Λογαριασμός|Περίοδος|Σελίδα~Σελ.|Σύνολο πιστώσεων|Σύνολο χρεώσεων|Εις μεταφορά|Εκ μεταφοράς|Αρ. αναφοράς|Τύπος|Κάρτα|Σήμερα|Χθες|Σε εκκρεμότητα~Δεσμεύσεις|Κάτοχος κάρτας|Νόμισμα|Προμήθεια|Τόκοι|Μισθοδοσία|Ανάληψη ΑΤΜ|Μεταφορά σε|Έμβασμα από|Επιστροφή|Αγορά|Κατάθεση μετρητών|Πιστωτικό όριο|Ελάχιστη καταβολή|Πληρωτέο έως|Εξυπηρέτηση πελατών|Πάγια εντολή|Διαρκής εντολή|Ισοτιμία|Διαθέσιμο υπόλοιπο|Λεπτομέρειες|Α/Α|Σύνολο',
'en': 'Date|Transaction date~Txn Date~Trans. Date~Purchase date|Posting date~Post Date~Book date|Value date~Value Dt~Effective date|Description~Particulars~Narration~Transaction details~Details|Amount|Debit~Withdrawals~Money out~Debits~Dr~Paid out|Credit~Deposits~Money in~Credits~Cr~Paid in|Balance~Running balance~Closing Bal|Opening balance~Balance B/F~Previous balance|Closing balance~Balance C/F~New balance|Statement of account~Account statement~e-Statement|Account~Account no.~A/C No|Period~Statement period|Page|Total credits~Total deposits|Total debits~Total withdrawals|Carried forward~C/F|Brought forward~B/F|Reference~Ref. No~Chq/Ref No.~Cheque No|Type~Txn type|Card|Today|Yesterday|Pending~Unbilled~On hold|Card holder|Currency~CCY|Fee~Charges|Interest~Profit|Salary|ATM withdrawal|Transfer to|Transfer from|Refund|Purchase|Cash deposit|Credit limit|Minimum payment due|Payment due date|Customer service|Direct debit|Standing order|Rate|Available balance|Details|No.~S.No~SL|Total',
'ar': 'التاريخ|تاريخ العملية|تاريخ القيد|تاريخ الحق|البيان~الوصف~التفاصيل|المبلغ|مدين~السحب|دائن~الإيداع|الرصيد|رصيد أول المدة~الرصيد الافتتاحي|رصيد آخر المدة~الرصيد الختامي|كشف حساب|رقم الحساب|الفترة|صفحة|إجمالي الإيداعات|إجمالي السحوبات|رصيد منقول|رصيد مرحل|المرجع|النوع|البطاقة|اليوم|أمس|معلقة~قيد المعالجة|حامل البطاقة|العملة|رسوم|فائدة|راتب|سحب نقدي|تحويل إلى|تحويل من|استرداد|مشتريات|إيداع نقدي|الحد الائتماني|الحد الأدنى للسداد|تاريخ الاستحقاق|خدمة العملاء|خصم مباشر|أمر مستديم|سعر الصرف|الرصيد المتاح|التفاصيل|م|الإجمالي',
'tr': 'Tarih|İşlem Tarihi|Kayıt Tarihi~Muhasebe Tarihi|Valör~Valör Tarihi|Açıklama~İşlem Açıklaması~İşlem|Tutar~İşlem Tutarı|Borç~Çıkan~Gider|Alacak~Giren~Gelir|Bakiye|Devreden Bakiye~Açılış Bakiyesi~Önceki Dönem Borcu|Kapanış Bakiyesi~Dönem Sonu Bakiye~Son Bakiye|Hesap Özeti~Hesap Hareketleri~Hesap Ekstresi|Hesap No|Dönem~Tarih Aralığı|Sayfa|Toplam Alacak|Toplam Borç|Nakli Yekün|Devreden|Dekont No~Fiş No|İşlem Türü|Kart|Bugün|Dün|Bekleyen işlemler~Provizyondaki işlemler|Kart Sahibi|Döviz|Masraf~Komisyon|Faiz|Maaş|ATM Para Çekme|Giden Havale|Gelen Havale|İade|Alışveriş|Para Yatırma|Kart Limiti|Asgari Ödeme Tutarı|Son Ödeme Tarihi|Müşteri Hizmetleri|Otomatik Ödeme|Düzenli Ödeme|Kur|Kullanılabilir Bakiye|Detay|Sıra|Toplam',
'ur': 'تاریخ|لین دین کی تاریخ|اندراج کی تاریخ|ویلیو تاریخ|تفصیل|رقم|نکلوائی|جمع|بیلنس|ابتدائی بیلنس|اختتامی بیلنس|اکاؤنٹ اسٹیٹمنٹ|اکاؤنٹ نمبر|مدت|صفحہ|کل جمع|کل نکلوائی|آگے منتقل|پچھلا بقایا|حوالہ نمبر|قسم|کارڈ|آج|کل|زیر التوا|کارڈ ہولڈر|کرنسی|فیس|منافع|تنخواہ|اے ٹی ایم سے رقم نکلوائی|رقم بھیجی|رقم موصول|رقم کی واپسی|خریداری|نقد جمع|کریڈٹ حد|کم از کم ادائیگی|آخری تاریخ|ہیلپ لائن|بل کی ادائیگی|مستقل ہدایت|شرح|دستیاب بیلنس|تفصیلات|نمبر شمار|کل',
'bn': 'তারিখ|লেনদেনের তারিখ|পোস্টিং তারিখ|ভ্যালু তারিখ|বিবরণ|পরিমাণ|উত্তোলন~খরচ|জমা|ব্যালেন্স~স্থিতি|প্রারম্ভিক স্থিতি|সমাপনী স্থিতি|হিসাব বিবরণী|হিসাব নম্বর|সময়কাল|পৃষ্ঠা|মোট জমা|মোট উত্তোলন|পরবর্তী পাতায়|পূর্ববর্তী জের|রেফারেন্স|ধরন|কার্ড|আজ|গতকাল|অপেক্ষমাণ|কার্ডধারী|মুদ্রা|চার্জ|মুনাফা|বেতন|এটিএম উত্তোলন|সেন্ড মানি|টাকা গ্রহণ|রিফান্ড|পেমেন্ট|ক্যাশ ইন|ক্রেডিট সীমা|সর্বনিম্ন পরিশোধ|পরিশোধের শেষ তারিখ|গ্রাহক সেবা|পে বিল|স্থায়ী নির্দেশ|হার|ব্যবহারযোগ্য ব্যালেন্স|বিস্তারিত|ক্রম|মোট',
'es': 'Fecha|Fecha de consumo~Fecha operación~F. transacción|Fecha de proceso~F. proceso~Fecha contable|Fecha valor~F. valor|Descripción~Concepto~Detalle~Movimiento|Monto~Importe|Cargos~Cargos / Debe~Débito~Retiros|Abonos~Abonos / Haber~Crédito~Depósitos|Saldo~Saldo contable|Saldo anterior~Saldo inicial|Saldo final~Saldo actual|Estado de cuenta|Cuenta~Nro. de cuenta|Período~Periodo|Página~Pág.|Total abonos|Total cargos|Van|Vienen|Nro. operación~Referencia|Tipo|Tarjeta|Hoy|Ayer|Pendientes~En proceso|Titular|Moneda|Comisión|Intereses|Abono de haberes|Retiro cajero|Transferencia a|Transferencia de|Extorno|Consumo|Depósito en efectivo|Línea de crédito|Pago mínimo|Último día de pago|Banca por teléfono|Débito automático|Transferencia programada|Tipo de cambio|Saldo disponible|Ver detalle|N°|Total',
}
for _k, _v in LANG.items():
    _p = _v.split('|'); assert len(_p) == len(KEYS), (_k, len(_p), len(KEYS))
    LANG[_k] = dict(zip(KEYS, [t.split('~') for t in _p]))

def _m(s): return s.split()
MONTHS = {  # short, full (as after a day)
'hu': (_m('jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec.'), _m('január február március április május június július augusztus szeptember október november december')),
'ro': (_m('ian. feb. mar. apr. mai iun. iul. aug. sep. oct. nov. dec.'), _m('ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie')),
'bg': (_m('яну фев мар апр май юни юли авг сеп окт ное дек'), _m('януари февруари март април май юни юли август септември октомври ноември декември')),
'sr': (_m('jan feb mar apr maj jun jul avg sep okt nov dec'), _m('januar februar mart april maj jun jul avgust septembar oktobar novembar decembar')),
'sc': (_m('јан феб мар апр мај јун јул авг сеп окт нов дец'), _m('јануар фебруар март април мај јун јул август септембар октобар новембар децембар')),
'hr': (_m('sij velj ožu tra svi lip srp kol ruj lis stu pro'), _m('siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca')),
'sl': (_m('jan. feb. mar. apr. maj jun. jul. avg. sep. okt. nov. dec.'), _m('januar februar marec april maj junij julij avgust september oktober november december')),
'sk': (_m('jan feb mar apr máj jún júl aug sep okt nov dec'), _m('januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra')),
'uk': (_m('січ лют бер кві тра чер лип сер вер жов лис гру'), _m('січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня')),
'et': (_m('jaan veebr märts apr mai juuni juuli aug sept okt nov dets'), _m('jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember')),
'lv': (_m('janv. febr. marts apr. maijs jūn. jūl. aug. sept. okt. nov. dec.'), _m('janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris')),
'lt': (_m('saus. vas. kov. bal. geg. birž. liep. rugp. rugs. spal. lapkr. gruod.'), _m('sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio')),
'el': (_m('Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ'), _m('Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου')),
'en': (_m('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'), _m('January February March April May June July August September October November December')),
'ar': (_m('يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),) * 2,
'tr': (_m('Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'), _m('Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık')),
'ur': (_m('جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'),) * 2,
'bn': (_m('জানু ফেব মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টে অক্টো নভে ডিসে'), _m('জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর')),
'es': (_m('ene feb mar abr may jun jul ago set oct nov dic'), _m('enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre')),
}
DAYS = {
'hu': 'hétfő kedd szerda csütörtök péntek szombat vasárnap', 'ro': 'luni marți miercuri joi vineri sâmbătă duminică', 'bg': 'понеделник вторник сряда четвъртък петък събота неделя',
'sr': 'ponedeljak utorak sreda četvrtak petak subota nedelja', 'sc': 'понедељак уторак среда четвртак петак субота недеља', 'hr': 'ponedjeljak utorak srijeda četvrtak petak subota nedjelja',
'sl': 'ponedeljek torek sreda četrtek petek sobota nedelja', 'sk': 'pondelok utorok streda štvrtok piatok sobota nedeľa', 'uk': 'понеділок вівторок середа четвер п’ятниця субота неділя',
'et': 'esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev', 'lv': 'pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena svētdiena', 'lt': 'pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis',
'el': 'Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή', 'en': 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday', 'ar': 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
'tr': 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar', 'ur': 'پیر منگل بدھ جمعرات جمعہ ہفتہ اتوار', 'bn': 'সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার রবিবার', 'es': 'lunes martes miércoles jueves viernes sábado domingo'}
DAYS = {k: v.split() for k, v in DAYS.items()}

# {m} shop {c} city {p} person {e} employer {u} utility {k} card {r} reference {b} bank; before the colon: kind
OUT = {
'hu': ['purchase:VÁSÁRLÁS KÁRTYÁVAL {m} {c}', 'purchase:Vásárlás belföldi kereskedőnél {m}', 'purchase:{m} {c} {k}', 'purchase:{m}', 'purchase:NAPKÖZBENI VÁSÁRLÁS, {m}, {c}', 'atm:KÉSZPÉNZFELVÉTEL {b} ATM {c}', 'to:ÁTUTALÁS (AZONNALI) {p}', 'to:{p} lakbér', 'dd:CSOPORTOS BESZEDÉS {u}', 'dd:{u} számla {r}', 'fee:SZÁMLAVEZETÉSI DÍJ', 'fee:TRANZAKCIÓS ILLETÉK', 'so:ÁLLANDÓ MEGBÍZÁS {p} közös költség', 'fee:Zárlati díj'],
'ro': ['purchase:Plata la POS {m} {c} RO', 'purchase:Cumparaturi {m} card {k}', 'purchase:{m} {c}', 'purchase:{m}', 'purchase:Plata la POS non-BT cu card VISA {m}', 'atm:Retragere de numerar de la ATM {b} {c}', 'to:Plata OP intra {p} chirie', 'to:Transfer homebank beneficiar {p}', 'dd:Plata factura {u}', 'dd:Debit direct {u} cod client {r}', 'fee:Comision administrare cont', 'fee:Comision plata OP', 'so:Plata programata {p}', 'to:Transfer interbancar {p} rata masina'],
'bg': ['purchase:Плащане ПОС {m} {c}', 'purchase:Покупка на ПОС терминал {m}', 'purchase:{m} {c} BG', 'purchase:{m}', 'atm:Теглене на АТМ {b} {c}', 'to:Превод към {p} наем', 'to:Кредитен превод {p}', 'dd:Плащане на задължение {u}', 'dd:{u} абонат {r}', 'fee:Месечна такса обслужване', 'fee:Такса превод БИСЕРА', 'so:Периодичен превод {p}', 'purchase:ОПЕРАЦИЯ С КАРТА {m} {c}'],
'sr': ['purchase:Kupovina {m} {c}', 'purchase:PLAĆANJE KARTICOM {m}', 'purchase:{m} {c} RS', 'purchase:{m}', 'atm:Podizanje gotovine ATM {b} {c}', 'to:Prenos sredstava {p}', 'to:{p} kirija', 'dd:{u} račun za struju i vodu', 'dd:Plaćanje računa {u} {r}', 'fee:Naknada za održavanje paketa računa', 'fee:Provizija za platni promet', 'so:Trajni nalog {p}', 'purchase:POS {m} {c} kartica {k}'],
'sc': ['purchase:Куповина {m} {c}', 'purchase:ПЛАЋАЊЕ КАРТИЦОМ {m}', 'purchase:{m}', 'atm:Подизање готовине АТМ {b}', 'to:Пренос средстава {p}', 'dd:Рачун {u}', 'fee:Накнада за одржавање рачуна', 'so:Трајни налог {p}', 'purchase:{m} {c}'],
'hr': ['purchase:KUPNJA {m} {c}', 'purchase:{m} {c} HRV', 'purchase:{m}', 'purchase:POS KUPOVINA {m}', 'atm:ISPLATA NA BANKOMATU {b} {c}', 'to:Plaćanje {p} najam stana', 'to:INTERNET BANKARSTVO {p}', 'dd:{u} RAČUN {r}', 'dd:SEPA izravno terećenje {u}', 'fee:Naknada za vođenje računa', 'fee:MJESEČNA NAKNADA PAKET', 'so:TRAJNI NALOG {p}', 'purchase:Kupnja {m} kartica {k}'],
'sl': ['purchase:POS NAKUP {m} {c}', 'purchase:Nakup {m}', 'purchase:{m} {c} SI', 'purchase:{m}', 'atm:DVIG BA {b} {c}', 'to:{p} NAJEMNINA', 'to:Plačilo UPN {p}', 'dd:DIREKTNA OBREMENITEV {u}', 'dd:{u} PLAČILO RAČUNA {r}', 'fee:MESEČNO NADOMESTILO ZA VODENJE RAČUNA', 'fee:Provizija SEPA plačila', 'so:TRAJNI NALOG {p}'],
'sk': ['purchase:Platba kartou {m} {c}', 'purchase:{m} {c} SK', 'purchase:{m}', 'purchase:POS PLATBA {m} {k}', 'atm:Výber hotovosti bankomat {b} {c}', 'to:Okamžitá platba {p} nájom', 'to:Prevod na účet {p}', 'dd:SEPA inkaso {u}', 'dd:{u} faktúra {r}', 'fee:Poplatok za vedenie účtu', 'fee:Poplatok za výber z bankomatu', 'so:Trvalý príkaz {p}'],
'uk': ['purchase:{m}', 'purchase:{m} {c}', 'purchase:Оплата товарів та послуг. {m}', 'purchase:Покупка {m} {c} UA', 'atm:Видача готівки банкомат {b} {c}', 'to:Переказ на картку {p}', 'to:Переказ {p} за оренду', 'dd:Комунальні послуги {u}', 'dd:Поповнення мобільного {u}', 'fee:Комісія за переказ', 'fee:Щомісячна плата за обслуговування картки', 'so:Регулярний платіж {p}', 'to:На банку «Відпустка»'],
'et': ['purchase:{m} {c}', 'purchase:Ostukoht: {m}', 'purchase:{m}', 'purchase:Kaart {k} {m} {c} EST', 'atm:Sularahaautomaat {b} {c}', 'to:{p} üür', 'to:Makse {p}', 'dd:{u} arve {r}', 'fee:Kuutasu', 'fee:Kaardi hooldustasu', 'so:Püsimakse {p}'],
'lv': ['purchase:PIRKUMS {m} {c}', 'purchase:{m} {c} LV', 'purchase:{m}', 'purchase:Karte {k} {m}', 'atm:Izmaksa bankomātā {b} {c}', 'to:{p} īre', 'to:Maksājums {p}', 'dd:{u} rēķins {r}', 'fee:Komisija par karti', 'fee:Konta apkalpošanas maksa', 'so:Regulārais maksājums {p}'],
'lt': ['purchase:PIRKINYS {m} {c}', 'purchase:{m} {c} LTU', 'purchase:{m}', 'purchase:Kortelė {k} {m}', 'atm:Grynieji bankomate {b} {c}', 'to:{p} nuoma', 'to:Mokėjimas {p}', 'dd:{u} sąskaita {r}', 'fee:Paslaugų plano mėnesio mokestis', 'so:Periodinis mokėjimas {p}', 'fee:Kortelės administravimas'],
'el': ['purchase:ΑΓΟΡΑ {m} {c}', 'purchase:{m} {c} GR', 'purchase:{m}', 'purchase:ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ {k} {m}', 'atm:ΑΝΑΛΗΨΗ ΑΤΜ {b} {c}', 'to:ΜΕΤΑΦΟΡΑ ΣΕ {p}', 'to:ΕΜΒΑΣΜΑ {p} ΕΝΟΙΚΙΟ', 'dd:ΠΛΗΡΩΜΗ {u}', 'dd:ΠΑΓΙΑ ΕΝΤΟΛΗ {u} {r}', 'fee:ΕΞΟΔΑ ΤΗΡΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ', 'fee:ΠΡΟΜΗΘΕΙΑ ΕΜΒΑΣΜΑΤΟΣ', 'so:ΔΙΑΡΚΗΣ ΕΝΤΟΛΗ {p}', 'to:IRIS PAYMENT {p}'],
'en': ['purchase:POS PURCHASE {m} {c}', 'purchase:{m} {c}', 'purchase:{m}', 'purchase:Card {k} {m} {c}', 'purchase:DEBIT CARD TXN {m} {r}', 'purchase:ECOM {m}', 'atm:ATM CASH WDL {b} {c}', 'atm:ATM-CASH WITHDRAWAL {c} BRANCH', 'to:FUNDS TRANSFER TO {p}', 'to:IB FT {p} {r}', 'to:Transfer {p} rent', 'dd:BILL PAYMENT {u}', 'dd:{u} {r}', 'fee:SMS ALERT CHARGES', 'fee:Monthly maintenance fee', 'fee:Excise duty on charges', 'so:STANDING ORDER {p}', 'to:CHQ PAID {r} {p}', 'fee:WITHHOLDING TAX', 'to:Clearing cheque {r}'],
'ar': ['purchase:مشتريات {m}', 'purchase:شراء من {m}', 'atm:سحب نقدي صراف آلي {b}', 'to:تحويل إلى {p}', 'dd:سداد فاتورة {u}', 'fee:رسوم خدمة شهرية', 'fee:مصاريف كشف حساب', 'purchase:عملية شراء نقاط بيع {m}', 'so:قسط شهري {p}'],
'tr': ['purchase:{m} {c}', 'purchase:{m} {c} TR', 'purchase:{m}', 'purchase:POS ALIŞVERİŞ {m} {k}', 'purchase:Kart ile harcama {m}', 'atm:ATM PARA ÇEKME {b} {c}', 'to:FAST {p} kira', 'to:GİDEN EFT {p}', 'to:HAVALE {p}', 'dd:FATURA ÖDEME {u}', 'dd:OTOMATİK ÖDEME {u} {r}', 'fee:HESAP İŞLETİM ÜCRETİ', 'fee:EFT MASRAFI BSMV DAHİL', 'so:DÜZENLİ ÖDEME {p}'],
'ur': ['purchase:{m} خریداری', 'to:رقم بھیجی {p}', 'dd:بل کی ادائیگی {u}', 'atm:اے ٹی ایم {b}', 'fee:سروس چارجز', 'dd:موبائل لوڈ {u}'],
'bn': ['purchase:পেমেন্ট {m}', 'to:সেন্ড মানি {p}', 'dd:পে বিল {u}', 'dd:মোবাইল রিচার্জ {u}', 'atm:ক্যাশ আউট এজেন্ট {p}', 'fee:সার্ভিস চার্জ', 'purchase:{m}'],
'es': ['purchase:CONSUMO {m} {c}', 'purchase:{m} {c} PE', 'purchase:{m}', 'purchase:COMPRA POS {m}', 'purchase:PAGO YAPE A {m}', 'atm:RETIRO CAJERO {b} {c}', 'to:TRAN.CTAS.TERC.BM {p}', 'to:YAPE {p}', 'to:PLIN {p}', 'dd:PAGO SERVICIO {u}', 'dd:PAGO {u} SUMINISTRO {r}', 'fee:COMISION MANTENIMIENTO', 'fee:IMPUESTO ITF', 'fee:PORTES', 'so:TRANSF. PROGRAMADA {p}'],
}
IN = {
'hu': ['salary:MUNKABÉR {e}', 'from:ÁTUTALÁS ÉRKEZETT {p}', 'from:{p} köszi az ebédért', 'refund:VISSZATÉRÍTÉS {m}', 'interest:KAMATJÓVÁÍRÁS', 'cashdep:KÉSZPÉNZBEFIZETÉS {c}', 'salary:JÖVEDELEM UTALÁS {e}', 'refund:Jóváírás kereskedőtől {m} {c}'],
'ro': ['salary:Incasare salariu {e}', 'from:Incasare OP {p}', 'from:Transfer de la {p}', 'refund:Retur {m}', 'interest:Dobanda creditoare', 'cashdep:Depunere numerar {c}', 'refund:Rambursare comerciant {m}'],
'bg': ['salary:Заплата {e}', 'from:Получен превод {p}', 'refund:Възстановена сума {m}', 'interest:Лихва по сметка', 'cashdep:Вноска на каса {c}', 'from:Превод от {p} за сметката'],
'sr': ['salary:Zarada {e}', 'from:Uplata {p}', 'refund:Povraćaj {m}', 'interest:Pripis kamate', 'cashdep:Polog gotovine {c}', 'from:Prenos od {p} za večeru'],
'sc': ['salary:Зарада {e}', 'from:Уплата {p}', 'refund:Повраћај {m}', 'interest:Припис камате', 'cashdep:Полог готовине {c}'],
'hr': ['salary:PLAĆA {e}', 'from:Uplata {p}', 'refund:POVRAT {m}', 'interest:Pripis kamate', 'cashdep:Polog gotovine {c}', 'from:{p} za ručak', 'from:PRILJEV {p}'],
'sl': ['salary:PLAČA {e}', 'from:PRILIV {p}', 'refund:VRAČILO {m}', 'interest:Pripis obresti', 'cashdep:POLOG {c}', 'from:{p} za darilo'],
'sk': ['salary:Mzda {e}', 'from:Prijatá platba {p}', 'refund:Vrátenie platby {m}', 'interest:Pripísaný úrok', 'cashdep:Vklad hotovosti {c}', 'from:{p} za obed'],
'uk': ['salary:Зарахування зарплати {e}', 'from:Від: {p}', 'from:Переказ від {p}', 'refund:Повернення {m}', 'interest:Нараховані відсотки', 'cashdep:Поповнення через термінал {c}', 'interest:Кешбек'],
'et': ['salary:{e} töötasu', 'from:{p} laekumine', 'refund:Tagasimakse {m}', 'interest:Intress', 'cashdep:Sularaha sissemakse {c}', 'from:{p} lõuna eest'],
'lv': ['salary:Darba alga {e}', 'from:{p} par pusdienām', 'refund:Atmaksa {m}', 'interest:Uzkrātie procenti', 'cashdep:Skaidras naudas iemaksa {c}', 'from:Saņemts maksājums {p}'],
'lt': ['salary:Darbo užmokestis {e}', 'from:{p} už vakarienę', 'refund:Grąžinimas {m}', 'interest:Palūkanos', 'cashdep:Grynųjų įnešimas {c}', 'from:Gautas mokėjimas {p}'],
'el': ['salary:ΜΙΣΘΟΔΟΣΙΑ {e}', 'from:ΕΜΒΑΣΜΑ ΑΠΟ {p}', 'refund:ΕΠΙΣΤΡΟΦΗ {m}', 'interest:ΤΟΚΟΙ ΚΑΤΑΘΕΣΕΩΝ', 'cashdep:ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ {c}', 'from:IRIS ΑΠΟ {p}'],
'en': ['salary:SALARY {e}', 'salary:SAL CR {e} {r}', 'from:INWARD TRANSFER {p}', 'from:FT FROM {p}', 'refund:REFUND {m}', 'refund:POS REVERSAL {m} {c}', 'interest:CREDIT INTEREST', 'interest:PROFIT PAID', 'cashdep:CASH DEPOSIT {c}', 'cashdep:CDM DEPOSIT {c} BRANCH', 'from:INWARD REMITTANCE {p}', 'from:CHQ DEPOSIT {r}', 'from:RTGS {e}'],
'ar': ['salary:راتب {e}', 'from:تحويل من {p}', 'refund:استرداد {m}', 'interest:عائد حساب التوفير', 'cashdep:إيداع نقدي فرع {c}'],
'tr': ['salary:MAAŞ ÖDEMESİ {e}', 'from:GELEN FAST {p}', 'from:GELEN EFT {p}', 'refund:İADE {m}', 'interest:FAİZ TAHAKKUKU', 'cashdep:ATM PARA YATIRMA {c}', 'from:HAVALE GELEN {p}'],
'ur': ['from:رقم موصول {p}', 'refund:رقم کی واپسی {m}', 'cashdep:نقد جمع ایجنٹ', 'salary:تنخواہ {e}'],
'bn': ['from:টাকা গ্রহণ {p}', 'cashdep:ক্যাশ ইন এজেন্ট {p}', 'refund:রিফান্ড {m}', 'from:অ্যাড মানি {b}', 'salary:বেতন {e}'],
'es': ['salary:ABONO HABERES {e}', 'from:TRANSF.BCO {p}', 'from:YAPE DE {p}', 'refund:EXTORNO {m}', 'interest:INTERES GANADO', 'cashdep:DEPOSITO EN EFECTIVO {c}', 'from:ABONO PLIN {p}'],
}
NOTES = {
'hu': ['Kérjük, a kivonaton szereplő tételeket 30 napon belül ellenőrizze.', 'A betétek az OBA által 100 000 EUR összegig biztosítottak.', 'Személyi kölcsön akár 15 000 000 Ft, THM 12,9%-tól!'],
'ro': ['Depozitele sunt garantate de FGDB până la 100.000 EUR.', 'Vă rugăm să verificați tranzacțiile în termen de 15 zile.', 'Credit de nevoi personale de la 8,49% pe an, până la 150.000 lei.'],
'bg': ['Влоговете са гарантирани от ФГВБ до 196 000 лв.', 'Моля, проверете извлечението в срок от 45 дни.', 'Потребителски кредит до 80 000 лв. с лихва от 4,90%.'],
'sr': ['Depoziti su osigurani do iznosa od 50.000 EUR.', 'Reklamacije se primaju u roku od 8 dana od dana prijema izvoda.', 'Keš kredit do 3.000.000 RSD, fiksna kamata 8,95%.'],
'sc': ['Депозити су осигурани до износа од 50.000 EUR.', 'Рекламације се примају у року од 8 дана.', 'Кеш кредит до 3.000.000 РСД, камата 8,95%.'],
'hr': ['Depoziti su osigurani do 100.000 EUR.', 'Prigovor na izvadak moguć je u roku od 15 dana.', 'Gotovinski kredit do 30.000 EUR uz kamatu od 4,49%.'],
'sl': ['Vloge so zajamčene do zneska 100.000 EUR.', 'Reklamacije sprejemamo v roku 15 dni po prejemu izpiska.', 'Hitri kredit do 20.000 EUR z obrestno mero 5,90 %.'],
'sk': ['Vklady sú chránené Fondom ochrany vkladov do výšky 100 000 EUR.', 'Výpis prosím skontrolujte do 30 dní.', 'Pôžička do 35 000 € s úrokom od 5,99 % ročne.'],
'uk': ['Вклади гарантуються Фондом гарантування вкладів фізичних осіб.', 'Ліцензія НБУ №92 від 10.10.1994.', 'Кредит готівкою до 500 000 грн під 1,99% на місяць.'],
'et': ['Hoiused on tagatud kuni 100 000 euro ulatuses.', 'Palume väljavõttes leitud vigadest teatada 30 päeva jooksul.', 'Väikelaen kuni 20 000 €, intress alates 8,9%.'],
'lv': ['Noguldījumi ir garantēti līdz 100 000 EUR.', 'Pretenzijas lūdzam iesniegt 13 mēnešu laikā.', 'Patēriņa kredīts līdz 15 000 EUR, likme no 9,9%.'],
'lt': ['Indėliai apdrausti iki 100 000 EUR.', 'Prašome patikrinti išrašą per 30 dienų.', 'Vartojimo paskola iki 25 000 EUR nuo 7,9 %.'],
'el': ['Οι καταθέσεις καλύπτονται από το ΤΕΚΕ έως 100.000 ευρώ.', 'Παρακαλούμε ελέγξτε τις κινήσεις εντός 60 ημερών.', 'Καταναλωτικό δάνειο έως 30.000 € με επιτόκιο από 7,90%.'],
'en': ['Please examine this statement and report any discrepancy within 30 days.', 'This is a computer generated statement and requires no signature.', 'Personal loan up to 500,000 at 9.99% p.a. Apply in branch today.', 'Never share your PIN, CVV or one-time password with anyone.'],
'ar': ['يرجى مراجعة كشف الحساب خلال 30 يوما.', 'هذا الكشف صادر آليا ولا يحتاج إلى توقيع.', 'قرض شخصي حتى 500,000 بفائدة 9.99%'],
'tr': ['Mevduatınız TMSF güvencesi altındadır (950.000 TL).', 'Ekstrenize 15 gün içinde itiraz edebilirsiniz.', 'İhtiyaç kredisi 150.000 TL’ye kadar, %3,49 faizle.'],
'ur': ['اپنا پن کسی کو نہ بتائیں۔', 'کسی بھی غلطی کی اطلاع 30 دن میں دیں۔'],
'bn': ['আপনার পিন কাউকে জানাবেন না।', 'যেকোনো প্রয়োজনে কল করুন 16247', 'ক্যাশ আউট চার্জ 1.85%'],
'es': ['Depósitos cubiertos por el Fondo de Seguro de Depósitos hasta S/ 121,600.00.', 'Revise su estado de cuenta; tiene 30 días para observarlo.', 'Préstamo personal hasta S/ 50,000 con TEA desde 14.99%.'],
}

# lang, extra langs, currency, signs, number styles, part without decimals, scale per euro, date formats, banks, shops, cities, people, employers, utilities
def _s(t): return [x.strip() for x in t.split(',')]
_EU = ['{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yy}', '{d}.{m}.{yyyy}', '{dd}.{mm}.']
CC = {
'HU': ('hu', 'HUF', ['Ft', 'HUF'], ['sp', 'eu', 'sp'], .8, 390, ['{yyyy}.{mm}.{dd}.', '{yyyy}.{mm}.{dd}', '{yyyy}-{mm}-{dd}', '{yy}.{mm}.{dd}', '{mm}.{dd}.', '{mon} {d}.', '{yyyy}. {month} {d}.'], _s('OTP Bank,K&H Bank,Erste Bank Hungary,MBH Bank,CIB Bank,Raiffeisen,Gránit Bank,UniCredit'),
  _s('Tesco Expressz,SPAR MAGYARORSZÁG,Lidl Áruház,Aldi 124,MOL töltőállomás,CBA Príma,Rossmann,dm drogerie,BKK Jegyautomata,Foodora,Wolt,Libri Könyvesbolt,MediaMarkt,Kifli.hu,Decathlon,IKEA Örs,Simple Pay MÁV,Gyógyszertár Kígyó,Alza.hu,eMAG,Penny Market,Auchan,OBI,KFC,Jysk'), _s('Budapest,Debrecen,Szeged,Győr,Pécs,Miskolc,Sopron'), _s('Kovács Anna,Nagy Péter,Szabó Gábor,Tóth Eszter,Horváth Zoltán,Varga Júlia,Kiss László'), _s('Audi Hungaria Zrt.,Magyar Posta Zrt.,Evosoft Kft.,Bosch Kft.,Oktatási Hivatal'), _s('MVM Next,Telekom,Fővárosi Vízművek,Digi Kft.,Yettel,Díjnet')),
'RO': ('ro', 'RON', ['lei', 'RON', 'Lei'], ['eu', 'en', 'no', 'eu'], .02, 5, ['{dd}/{mm}/{yyyy}', '{dd}.{mm}.{yyyy}', '{dd}-{mm}-{yyyy}', '{d} {month} {yyyy}', '{dd} {mon} {yyyy}', '{dd}.{mm}'], _s('Banca Transilvania,BRD,ING Bank,BCR,Raiffeisen Bank,CEC Bank,UniCredit'),
  _s('KAUFLAND,LIDL DISCOUNT,Mega Image,PROFI ROM FOOD,Carrefour,OMV Petrom,eMAG.ro,Glovo,Bolt Food,Catena Farmacie,Altex,Dedeman,STB SA,Cărturești,H&M,Uber BV,Rompetrol,Auchan,Penny,Sensiblu,Fashion Days,Decathlon,5 to go,CFR Calatori'), _s('Bucuresti,Cluj-Napoca,Iasi,Timisoara,Brasov,Constanta,Sibiu'), _s('Popescu Andrei,Ionescu Maria,Dumitru Elena,Stan Mihai,Radu Ioana,Marin Cristian'), _s('SC Endava Romania SRL,Dacia Automobile SA,Primaria Cluj,UiPath SRL,Orange Romania SA'), _s('Enel Energie,Digi Romania,E.ON Energie,Apa Nova,Vodafone Romania,Engie')),
'BG': ('bg', 'BGN', ['лв.', 'BGN', 'EUR'], ['sp', 'spd', 'no', 'noc', 'en'], 0, 1.95, ['{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yyyy}', '{dd}/{mm}/{yyyy}', '{dd}.{mm}.{yyyy} г.', '{d} {month} {yyyy}', '{dd} {mon}', '{yyyy}-{mm}-{dd}'], _s('Банка ДСК,УниКредит Булбанк,ОББ,Пощенска банка,Fibank,ЦКБ,ПроКредит'),
  _s('КАУФЛАНД,ЛИДЛ БЪЛГАРИЯ,БИЛЛА 412,Фантастико,OMV 3022,Шел,ЛУКОЙЛ,eMAG.bg,Технополис,Аптека Субра,Glovo,ДМ България,Takeaway.com,Хепи Бар и Грил,Сиела,Практикер,Спорт Депо,Метро София,Lilly Drogerie,Т Маркет,Икеа,Ozone.bg'), _s('София,Пловдив,Варна,Бургас,Русе,Стара Загора'), _s('Иван Петров,Мария Георгиева,Георги Димитров,Елена Иванова,Николай Стоянов,Десислава Колева'), _s('СОФТУЕР ГРУП ЕООД,Телерик АД,Столична община,Лидл България ЕООД енд Ко КД'), _s('ЧЕЗ Електро,Софийска вода,А1 България,Виваком,Топлофикация София,Yettel')),
'RS': ('sr', 'RSD', ['RSD', 'din.', 'РСД'], ['eu', 'eu', 'en'], .05, 117, ['{dd}.{mm}.{yyyy}.', '{dd}.{mm}.{yyyy}', '{d}.{m}.{yyyy}.', '{dd}.{mm}.{yy}', '{d}. {month} {yyyy}.', '{dd}. {mon}'], _s('Banca Intesa Beograd,Raiffeisen banka,OTP banka Srbija,NLB Komercijalna,Poštanska štedionica,UniCredit,Yettel Bank'),
  _s('MAXI 284,IDEA,Lidl Srbija,DIS Market,NIS Petrol,Univerexport,Lilly drogerija,dm drogerie markt,Wolt,Glovo,Gigatron,Tehnomanija,Kupujem Prodajem,Apoteka Benu,Vulkan knjižare,OMV,Mercator S,SportVision,Roda,Emmezeta,Pekara Hleb i kifle,Ananas'), _s('Beograd,Novi Sad,Niš,Kragujevac,Subotica,Zemun'), _s('Marko Jovanović,Jelena Petrović,Nikola Nikolić,Milica Đorđević,Stefan Ilić,Ana Stanković'), _s('Telekom Srbija a.d.,Delhaize Serbia d.o.o.,Opština Stari Grad,Levi9 IT Services'), _s('EPS Distribucija,Infostan,A1 Srbija,Yettel,SBB,JKP Vodovod')),
'HR': ('hr', 'EUR', ['€', 'EUR'], ['eu', 'eu', 'noc'], 0, 1, ['{dd}.{mm}.{yyyy}.', '{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yy}.', '{d}.{m}.{yyyy}.', '{dd}.{mm}.', '{d}. {month} {yyyy}.'], _s('Zagrebačka banka,PBZ,Erste banka,RBA,OTP banka,HPB,Addiko'),
  _s('KONZUM P-0142,Lidl Hrvatska,Kaufland,PLODINE,Spar,INA BP,Tifon,Bipa,dm-drogerie markt,Müller,Tisak plus,Wolt,Bolt,Links,Ljekarna Farmacia,Pevex,HŽ Putnički,Pan-Pek,Mlinar,Sancta Domenica,Decathlon,Tommy,Studenac'), _s('Zagreb,Split,Rijeka,Osijek,Zadar,Pula,Dubrovnik'), _s('Ivan Horvat,Marija Kovačević,Ana Babić,Josip Marić,Petra Novak,Luka Jurić'), _s('Podravka d.d.,Infobip d.o.o.,KBC Zagreb,Rimac Automobili d.o.o.'), _s('HEP Elektra,A1 Hrvatska,Zagrebački holding,Hrvatski Telekom,Gradska plinara,Vodoopskrba i odvodnja')),
'SI': ('sl', 'EUR', ['€', 'EUR'], ['eu', 'noc'], 0, 1, ['{dd}.{mm}.{yyyy}', '{d}. {m}. {yyyy}', '{dd}.{mm}.{yy}', '{dd}.{mm}.', '{d}. {month} {yyyy}'], _s('NLB,OTP banka,SKB,Intesa Sanpaolo Bank,Delavska hranilnica,Sparkasse,N Banka'),
  _s('MERCATOR 1204,SPAR SLOVENIJA,HOFER,LIDL,PETROL BS,OMV,Tuš,Big Bang,dm drogerie,Lekarna Ljubljana,Wolt,Mimovrste,Slovenske železnice,Merkur,Bauhaus,Müller,Pizzeria Foculus,Europark,LPP Urbana,Hervis,Kino Cineplexx'), _s('Ljubljana,Maribor,Celje,Koper,Kranj,Novo mesto'), _s('Janez Novak,Maja Kovač,Marko Zupan,Ana Potočnik,Luka Golob,Nina Kos'), _s('Krka d.d.,Gorenje d.o.o.,Univerza v Ljubljani,Telekom Slovenije d.d.'), _s('Elektro energija,Telekom Slovenije,A1 Slovenija,Energetika Ljubljana,Komunala Maribor,Telemach')),
'SK': ('sk', 'EUR', ['€', 'EUR'], ['sp', 'sp', 'noc', 'spd'], 0, 1, ['{dd}.{mm}.{yyyy}', '{d}.{m}.{yyyy}', '{dd}.{mm}.{yy}', '{d}. {m}. {yyyy}', '{d}. {month} {yyyy}', '{dd}.{mm}.'], _s('Tatra banka,VÚB banka,Slovenská sporiteľňa,ČSOB,365.bank,Prima banka,mBank'),
  _s('TESCO STORES SR,Kaufland,LIDL,BILLA,Slovnaft,OMV,Martinus,Alza.sk,Dr. Max lekáreň,Wolt,Bistro.sk,Železničná spoločnosť,NAY Elektrodom,dm drogerie,Terno,COOP Jednota,IKEA Bratislava,Decathlon,Panta Rhei,Kino Lumière,Foodora'), _s('Bratislava,Košice,Žilina,Nitra,Trnava,Prešov'), _s('Ján Kováč,Mária Horváthová,Peter Varga,Zuzana Tóthová,Martin Baláž,Lucia Molnárová'), _s('Volkswagen Slovakia a.s.,ESET s.r.o.,Mesto Žilina,IBM Slovensko'), _s('ZSE Energia,SPP,Orange Slovensko,Slovak Telekom,BVS,O2 Slovakia')),
'UA': ('uk', 'UAH', ['₴', 'грн', 'UAH'], ['sp', 'spd', 'no', 'noc'], .1, 45, ['{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yyyy}', '{d} {month} {yyyy}', '{d} {month}', '{dd}.{mm}.{yy}', '{yyyy}-{mm}-{dd}'], _s('ПриватБанк,monobank,Ощадбанк,ПУМБ,Райффайзен Банк,УкрСиббанк,А-Банк,Sense Bank'),
  _s('Сільпо,АТБ-Маркет,Нова Пошта,ROZETKA,Аврора,Bolt,Uklon,WOG,ОККО,Glovo,Фора,Ашан,EVA,Аптека Доброго Дня,Multiplex,Книгарня Є,Епіцентр К,Comfy,Укрзалізниця,Львівські круасани,МакДональдз,NOVUS,Цитрус,Київський метрополітен'), _s('Київ,Львів,Одеса,Харків,Дніпро,Вінниця'), _s('Олена Коваленко,Іван Шевченко,Андрій Бондар,Марія Ткаченко,Олександр Мельник,Наталія К.'), _s('ТОВ "СОФТСЕРВ",ТОВ "ЕПАМ СИСТЕМЗ",КНП "Міська лікарня №4",ФОП Гриценко О.П.'), _s('ДТЕК Київські електромережі,Київстар,Vodafone,Нафтогаз,Київводоканал,lifecell')),
'EE': ('et', 'EUR', ['€', 'EUR'], ['sp', 'no', 'noc'], 0, 1, ['{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yy}', '{d}. {month} {yyyy}', '{yyyy}-{mm}-{dd}'], _s('Swedbank,SEB Pank,LHV Pank,Luminor,Coop Pank,Bigbank'),
  _s('Rimi,Selver,Prisma Peremarket,Maxima,Coop Konsum,Circle K,Bolt,Wolt,Apollo,Kaubamaja,Elron,Südameapteek,Olerex,R-Kiosk,Lidl,Hansapost,Barbora,Bauhof,Tallinna Linnatransport,Vapiano'), _s('Tallinn,Tartu,Pärnu,Narva,Viljandi'), _s('MARI TAMM,JAAN SAAR,KATRIN KASK,TOOMAS MÄGI,LIIS SEPP'), _s('BOLT OPERATIONS OÜ,TARTU ÜLIKOOL,EESTI ENERGIA AS,NORTAL AS'), _s('Eesti Energia AS,Telia Eesti,Elisa,Tallinna Vesi,KÜ Kase 5')),
'LV': ('lv', 'EUR', ['€', 'EUR'], ['no', 'spd', 'noc', 'sp'], 0, 1, ['{dd}.{mm}.{yyyy}', '{dd}.{mm}.{yyyy}.', '{dd}.{mm}.{yy}', '{yyyy}-{mm}-{dd}', '{d}. {mon}'], _s('Swedbank,SEB banka,Citadele,Luminor,Rietumu,Indexo'),
  _s('RIMI,MAXIMA LATVIJA,Depo,Lido,Narvesen,Circle K,Bolt,Wolt,Mēness aptieka,Drogas,Elvi,Jānis Roze,1a.lv,Rīgas Satiksme,Lidl,Virši-A,Neste,Vivi vilciens,220.lv,Stockmann,Stenders'), _s('Riga,Liepaja,Daugavpils,Jelgava,Ventspils'), _s('JĀNIS BĒRZIŅŠ,ANNA KALNIŅA,ILZE OZOLA,MĀRTIŅŠ LIEPIŅŠ,LAURA KRŪMIŅA'), _s('SIA ACCENTURE LATVIA,AS LATVENERGO,RĪGAS DOME,SIA PRINTFUL'), _s('Latvenergo AS,Tet SIA,LMT,Rīgas ūdens,Rīgas namu pārvaldnieks')),
'LT': ('lt', 'EUR', ['€', 'EUR'], ['sp', 'no', 'noc', 'en'], 0, 1, ['{yyyy}-{mm}-{dd}', '{yyyy}-{mm}-{dd}', '{yyyy}.{mm}.{dd}', '{mm}-{dd}', '{yyyy} m. {month} {d} d.', '{mon} {d}'], _s('Swedbank,SEB bankas,Luminor,Šiaulių bankas,Revolut Bank UAB,Paysera LT,Artea'),
  _s('MAXIMA LT,IKI,Lidl Lietuva,Rimi,Norfa,Barbora,Bolt,Wolt,Circle K,Camelia vaistinė,Eurovaistinė,Pigu.lt,Senukai,Caif Cafe,Pegasas,Trafi,Vilniaus viešasis transportas,Viada,Topo centras,Charlie Pizza,Varle.lt'), _s('Vilnius,Kaunas,Klaipėda,Šiauliai,Panevėžys'), _s('JONAS KAZLAUSKAS,RASA PETRAUSKAITĖ,TOMAS JANKAUSKAS,EGLĖ STANKEVIČIENĖ,MANTAS URBONAS'), _s('UAB VINTED,UAB HOSTINGER,VILNIAUS UNIVERSITETAS,TELIA LIETUVA AB'), _s('Ignitis,Telia Lietuva,Vilniaus vandenys,Bitė Lietuva,Tele2')),
'GR': ('el', 'EUR', ['€', 'EUR', 'ΕΥΡΩ'], ['eu', 'eu', 'noc'], 0, 1, ['{dd}/{mm}/{yyyy}', '{dd}/{mm}/{yy}', '{dd}/{mm}', '{d} {mon} {yyyy}', '{dd}-{mm}-{yyyy}', '{d} {month} {yyyy}'], _s('Εθνική Τράπεζα,Alpha Bank,Eurobank,Τράπεζα Πειραιώς,Attica Bank,Παγκρήτια,Viva Wallet'),
  _s('ΣΚΛΑΒΕΝΙΤΗΣ,ΑΒ ΒΑΣΙΛΟΠΟΥΛΟΣ,LIDL HELLAS,MASOUTIS,EKO,SHELL,ΠΛΑΙΣΙΟ,ΚΩΤΣΟΒΟΛΟΣ,PUBLIC,efood,WOLT,SKROUTZ,JUMBO,ΦΑΡΜΑΚΕΙΟ ΠΑΠΑΔΟΠΟΥΛΟΥ,EVEREST,ΓΡΗΓΟΡΗΣ,ΟΑΣΑ,AEGEAN AIRLINES,ΚΡΗΤΙΚΟΣ,MY MARKET,IKEA,ZARA,ΠΡΟΠΟ 4412,Coffee Island'), _s('ΑΘΗΝΑ,ΘΕΣΣΑΛΟΝΙΚΗ,ΠΑΤΡΑ,ΗΡΑΚΛΕΙΟ,ΒΟΛΟΣ,ΧΑΛΑΝΔΡΙ'), _s('ΠΑΠΑΔΟΠΟΥΛΟΣ ΓΕΩΡΓΙΟΣ,ΝΙΚΟΛΑΟΥ ΜΑΡΙΑ,ΔΗΜΗΤΡΙΟΥ ΝΙΚΟΣ,ΓΕΩΡΓΙΟΥ ΕΛΕΝΗ,ΑΝΤΩΝΙΟΥ Κ.'), _s('COSMOTE ΑΕ,ΔΗΜΟΣ ΑΘΗΝΑΙΩΝ,ΟΤΕ Α.Ε.,ΜΥΤΙΛΗΝΑΙΟΣ ΑΕ'), _s('ΔΕΗ,ΕΥΔΑΠ,COSMOTE,VODAFONE,NOVA,ΕΦΚΑ')),
'IL': ('en', 'ILS', ['₪', 'NIS', 'ILS'], ['en', 'en', 'no'], .08, 4, ['{dd}/{mm}/{yyyy}', '{dd}/{mm}/{yy}', '{dd}.{mm}.{yy}', '{dd}.{mm}.{yyyy}', '{d} {mon} {yyyy}'], _s('Bank Hapoalim,Bank Leumi,Mizrahi Tefahot,Israel Discount Bank,First International Bank,One Zero,Isracard,Max,Cal'),
  _s('Shufersal Deal,Rami Levy,Super-Pharm,Aroma Espresso Bar,Paz Yellow,Delek Menta,Wolt Israel,KSP Computers,Fox Home,Golda,Steimatzky,Cafe Cafe,Israel Railways,Rav-Kav Online,Castro,Hamashbir,Victory,AM:PM,Gett,Tiv Taam,Yohananof,Ivory,Terminal X,Bug Multisystem'), _s('Tel Aviv,Jerusalem,Haifa,Beer Sheva,Netanya,Herzliya'), _s('Cohen David,Levi Noa,Mizrahi Yossi,Peretz Tamar,Friedman Eitan,Biton Shira'), _s('WIX.COM LTD,Check Point Software,Clalit Health Services,Intel Electronics Ltd'), _s('Israel Electric Corp,Bezeq,Hot Mobile,Cellcom,Arnona Tel Aviv,Mei Avivim')),
'AE': ('en', 'AED', ['AED', 'Dhs.', 'AED'], ['en'], .02, 4, ['{dd}/{mm}/{yyyy}', '{dd}-{mm}-{yyyy}', '{dd} {mon} {yyyy}', '{dd}-{mon}-{yy}', '{dd} {mon}', '{dd}/{mm}/{yy}', '{mon} {d}, {yyyy}'], _s('Emirates NBD,ADCB,First Abu Dhabi Bank,Mashreq,Dubai Islamic Bank,RAKBANK,Liv.,Wio'),
  _s('CARREFOUR MOE,LULU HYPERMARKET,SPINNEYS,ENOC SITE 1042,ADNOC,CAREEM RIDE,TALABAT,NOON.COM,DUBAI MALL PARKING,RTA SALIK,BOOTS PHARMACY,CHOITHRAMS,VOX CINEMAS,KINOKUNIYA,SHARAF DG,ZOOM MARKET,NAMSHI,DELIVEROO,STARBUCKS,EMIRATES AIRLINE,DEWA SMART APP,UNION COOP'), _s('DUBAI,ABU DHABI,SHARJAH,AJMAN,AL AIN'), _s('MOHAMMED AL MANSOORI,AISHA KHAN,RAJESH KUMAR,FATIMA HASSAN,JOHN MATHEW,MARIA SANTOS'), _s('EMAAR PROPERTIES PJSC,AL FUTTAIM GROUP,JUMEIRAH HOTELS LLC,GEMS EDUCATION'), _s('DEWA,ETISALAT,DU TELECOM,ADDC,EMPOWER,SALIK')),
'EG': ('en', 'EGP', ['EGP', 'LE', 'E£'], ['en', 'en', 'no'], .05, 50, ['{dd}/{mm}/{yyyy}', '{dd}-{mon}-{yyyy}', '{dd} {mon} {yyyy}', '{dd}/{mm}/{yy}', '{yyyy}/{mm}/{dd}', '{dd}-{mm}-{yyyy}'], _s('CIB,National Bank of Egypt,Banque Misr,QNB Alahli,HSBC Egypt,Banque du Caire,AAIB'),
  _s('CARREFOUR MAADI,SPINNEYS CITY STARS,GOURMET EGYPT,TALABAT,UBER EGYPT,FAWRY,NOON EGYPT,JUMIA,SEOUDI MARKET,EL EZABY PHARMACY,B.TECH,CILANTRO CAFE,TOTAL ENERGIES,WATANIYA,AMAZON.EG,CAIRO METRO,KHAIR ZAMAN,ZARA CFC,VIRGIN MEGASTORE,COSTA COFFEE,HYPERONE,RABBIT'), _s('CAIRO,GIZA,ALEXANDRIA,MAADI,NASR CITY,HELIOPOLIS'), _s('AHMED HASSAN,MONA IBRAHIM,KARIM MOSTAFA,SARA ALI,OMAR FAROUK,NOUR EL DIN'), _s('ORASCOM CONSTRUCTION,VODAFONE EGYPT SAE,AIN SHAMS UNIVERSITY,EFG HERMES'), _s('VODAFONE EGYPT,ORANGE EGYPT,WE INTERNET,NORTH CAIRO ELECTRICITY,PETROTRADE,CAIRO WATER')),
'TR': ('tr', 'TRY', ['TL', '₺', 'TRY'], ['eu', 'eu', 'en'], .03, 40, ['{dd}.{mm}.{yyyy}', '{dd}/{mm}/{yyyy}', '{dd}.{mm}.{yy}', '{d} {month} {yyyy}', '{dd} {mon} {yyyy}', '{d} {month}', '{dd}-{mm}-{yyyy}'], _s('Garanti BBVA,İş Bankası,Akbank,Yapı Kredi,Ziraat Bankası,QNB Finansbank,VakıfBank,Enpara.com,DenizBank'),
  _s('MİGROS,BİM A.Ş.,A101 YENİ MAĞAZACILIK,ŞOK MARKET,CARREFOURSA,TRENDYOL,HEPSİBURADA,YEMEKSEPETİ,GETİR,SHELL PETROL,OPET,LC WAİKİKİ,TEKNOSA,D&R,İSTANBULKART,KAHVE DÜNYASI,MARTI,GRATİS,WATSONS,KOÇTAŞ,İGDAŞ ONLINE,BİTAKSİ,MAVİ GİYİM,SİMİT SARAYI,ECZANE GÜNEŞ'), _s('İSTANBUL,ANKARA,İZMİR,BURSA,ANTALYA,ADANA'), _s('AHMET YILMAZ,AYŞE DEMİR,MEHMET KAYA,FATMA ÇELİK,MUSTAFA ŞAHİN,ZEYNEP ARSLAN'), _s('ARÇELİK A.Ş.,TÜRK HAVA YOLLARI A.O.,MİLLİ EĞİTİM BAKANLIĞI,TRENDYOL GRUP'), _s('İGDAŞ,İSKİ,TURKCELL,TÜRK TELEKOM,ENERJİSA,VODAFONE')),
'PK': ('en', 'PKR', ['Rs.', 'PKR', 'Rs'], ['en', 'lk', 'no', 'en'], .25, 300, ['{dd}-{mon}-{yyyy}', '{dd}/{mm}/{yyyy}', '{dd} {mon} {yyyy}', '{dd}-{mm}-{yyyy}', '{dd}-{MON}-{yy}', '{dd}/{mm}/{yy}'], _s('HBL,MCB Bank,UBL,Meezan Bank,Bank Alfalah,Allied Bank,JazzCash,Easypaisa,SadaPay'),
  _s('IMTIAZ SUPER MARKET,AL-FATAH,FOODPANDA PK,PSO PETROL PUMP,DARAZ.PK,CAREEM,SERVAID PHARMACY,KHAADI,GUL AHMED,METRO CASH & CARRY,CHASE UP,SAVEMART,BATA,KFC PAKISTAN,LIBERTY BOOKS,HYPERSTAR,NAHEED,OUTFITTERS,SHELL CLIFTON,JALAL SONS,CHEEZIOUS,BYKEA'), _s('KARACHI,LAHORE,ISLAMABAD,RAWALPINDI,FAISALABAD,PESHAWAR'), _s('MUHAMMAD ALI,AYESHA SIDDIQUI,USMAN TARIQ,SANA MALIK,BILAL AHMED,HIRA NAWAZ'), _s('SYSTEMS LIMITED,ENGRO CORPORATION,AGA KHAN UNIVERSITY,NETSOL TECHNOLOGIES'), _s('K-ELECTRIC,SNGPL,PTCL,JAZZ POSTPAID,LESCO,NAYAPAY')),
'BD': ('en', 'BDT', ['Tk', '৳', 'BDT', 'Tk.'], ['lk', 'en', 'lk', 'no'], .15, 130, ['{dd}-{mm}-{yyyy}', '{dd}/{mm}/{yyyy}', '{dd}-{MON}-{yyyy}', '{dd}-{mon}-{yy}', '{dd} {mon} {yyyy}', '{dd}/{mm}/{yy}'], _s('BRAC Bank,Dutch-Bangla Bank,Islami Bank Bangladesh,City Bank,Eastern Bank,bKash,Nagad,Prime Bank'),
  _s('SHWAPNO,AGORA,MEENA BAZAR,FOODPANDA BD,DARAZ BANGLADESH,PATHAO,AARONG,BATA SHOE,LAZZ PHARMA,CHALDAL,UNIMART,STAR TECH,YELLOW,APEX FOOTWEAR,ROKOMARI,SULTANS DINE,PADMA OIL FILLING STN,TRANSCOM DIGITAL,UBER DHAKA,BASHUNDHARA CITY,COOPERS,KFC GULSHAN'), _s('DHAKA,CHATTOGRAM,SYLHET,KHULNA,GULSHAN,MIRPUR'), _s('MD RAHIM UDDIN,FARHANA AKTER,TANVIR HASAN,NUSRAT JAHAN,ABDUL KARIM,SADIA ISLAM'), _s('GRAMEENPHONE LTD,SQUARE PHARMACEUTICALS,BRAC NGO,BEXIMCO LIMITED'), _s('DESCO,TITAS GAS,GRAMEENPHONE,DHAKA WASA,ROBI AXIATA,DPDC')),
'LK': ('en', 'LKR', ['Rs.', 'LKR', 'Rs'], ['en', 'en', 'no'], .05, 330, ['{dd}/{mm}/{yyyy}', '{yyyy}-{mm}-{dd}', '{dd}-{mon}-{yyyy}', '{dd} {mon}', '{dd}/{mm}/{yy}', '{yyyy}/{mm}/{dd}', '{dd}{MON}{yy}'], _s('Commercial Bank of Ceylon,Sampath Bank,Hatton National Bank,Bank of Ceylon,Peoples Bank,Seylan Bank,NDB,FriMi'),
  _s('KEELLS SUPER,CARGILLS FOOD CITY,ARPICO SUPERCENTRE,PICKME FOOD,UBER EATS LK,CEYPETCO,LANKA IOC,ODEL,SPA CEYLON,HEALTHGUARD PHARMACY,DARAZ LK,ABANS,SINGER PLUS,BAREFOOT,VIJITHA YAPA BOOKSHOP,PERERA & SONS,GLOMARK,NOLIMIT,SOFTLOGIC,KAPRUKA,PIZZA HUT'), _s('COLOMBO 03,KANDY,GALLE,NEGOMBO,NUGEGODA,JAFFNA'), _s('NIMAL PERERA,S FERNANDO,KUMARI SILVA,R WICKRAMASINGHE,T SIVAKUMAR,DILANI JAYAWARDENA'), _s('MAS HOLDINGS PVT LTD,WSO2 LANKA PVT LTD,UNIVERSITY OF COLOMBO,JOHN KEELLS HOLDINGS'), _s('CEYLON ELECTRICITY BOARD,NWSDB,DIALOG AXIATA,SLT MOBITEL,LECO,PEO TV')),
'GH': ('en', 'GHS', ['GHS', 'GH¢', 'GH₵'], ['en', 'en', 'no'], .02, 14, ['{dd}/{mm}/{yyyy}', '{dd}-{mon}-{yyyy}', '{dd} {mon} {yyyy}', '{dd}-{MON}-{yy}', '{yyyy}-{mm}-{dd}', '{dd}-{mm}-{yyyy}'], _s('GCB Bank,Ecobank Ghana,Absa Bank Ghana,Fidelity Bank,Stanbic Bank,MTN MoMo,Zenith Bank,CalBank'),
  _s('MELCOM,SHOPRITE ACCRA MALL,PALACE HYPERMARKET,GOIL SERVICE STATION,TOTAL GHANA,BOLT GH,JUMIA FOOD,KFC OSU,PAPAYE,MAXMART,EDDYS PIZZA,KOALA,FRANKO TRADING,ERNEST CHEMISTS,VIDYA BOOKSTORE,HUBTEL,CHICKEN REPUBLIC,SHELL VIVO,TELEFONICA COMPUTERS,ACCRA ZOO'), _s('ACCRA,KUMASI,TEMA,TAKORADI,CAPE COAST,EAST LEGON'), _s('KWAME MENSAH,AMA OWUSU,KOFI BOATENG,ABENA ASANTE,YAW DARKO,EFUA QUAYE'), _s('NEWMONT GHANA GOLD LTD,GHANA EDUCATION SERVICE,TULLOW GHANA,VODAFONE GH'), _s('ECG PREPAID,GHANA WATER COMPANY,MTN AIRTIME,DSTV GHANA,SURFLINE,TELECEL')),
'UG': ('en', 'UGX', ['UGX', 'USh', 'Shs'], ['en', 'en', 'no'], .55, 4000, ['{dd}/{mm}/{yyyy}', '{dd}-{mon}-{yyyy}', '{dd} {mon} {yyyy}', '{dd}-{MON}-{yy}', '{d} {mon} {yy}', '{dd}-{mm}-{yyyy}'], _s('Stanbic Bank Uganda,Centenary Bank,DFCU Bank,Absa Uganda,Equity Bank,Airtel Money,PostBank,Wazalendo SACCO'),
  _s('CAPITAL SHOPPERS,QUALITY SUPERMARKET,CARREFOUR OASIS,SHELL NTINDA,TOTAL KIRA ROAD,SAFEBODA,JUMIA UGANDA,CAFE JAVAS,ABACUS PHARMACY,GAME STORES,UBER KAMPALA,KFC VILLAGE MALL,STABEX,ARISTOC BOOKLEX,MEGA STANDARD,BROOD BAKERY,GOODLIFE PHARMACY,MUKWANO MALL,FRAINE SUPERMARKET,ENDIRO COFFEE'), _s('KAMPALA,ENTEBBE,JINJA,MBARARA,GULU,NTINDA'), _s('OKELLO JAMES,NAKATO SARAH,MUGISHA PAUL,NAMUTEBI GRACE,TUMUSIIME ALEX,ACHIENG ROSE'), _s('MAKERERE UNIVERSITY,MTN UGANDA LTD,MULAGO HOSPITAL,ROOFINGS LTD'), _s('UMEME YAKA,NWSC,MTN AIRTIME,AIRTEL DATA,URA TAX,DSTV UGANDA')),
'PE': ('es', 'PEN', ['S/', 'S/.', 'PEN'], ['en', 'en', 'no'], 0, 4, ['{dd}/{mm}/{yyyy}', '{dd}/{mm}', '{dd}{MON}', '{dd}-{mm}', '{dd}/{mm}/{yy}', '{dd} {mon} {yyyy}', '{dd}-{MON}', '{d} de {month} de {yyyy}'], _s('BCP,Interbank,BBVA Perú,Scotiabank Perú,Banco de la Nación,BanBif,Caja Arequipa,Pichincha'),
  _s('PLAZA VEA,TOTTUS,WONG,METRO,TAMBO+,OXXO,REPSOL,PRIMAX,RAPPI,PEDIDOSYA,INKAFARMA,MIFARMA,SAGA FALABELLA,RIPLEY,CINEPLANET,BEMBOS,CREPIER,PROMART,SODIMAC,LATAM AIRLINES,CABIFY,MAESTRO,LISTO,MASS,NORKYS'), _s('LIMA,AREQUIPA,TRUJILLO,CUSCO,MIRAFLORES,PIURA'), _s('JUAN QUISPE,MARIA FLORES,LUIS SANCHEZ,ROSA HUAMAN,CARLOS MENDOZA,ANA TORRES'), _s('ALICORP SAA,GLORIA S.A.,MINISTERIO DE EDUCACION,BACKUS Y JOHNSTON'), _s('LUZ DEL SUR,SEDAPAL,CLARO PERU,MOVISTAR,CALIDDA,ENEL')),
}
ALL = list(CC)
AR = {'m': _s('كارفور,لولو هايبرماركت,صيدلية العزبي,مطعم كنتاكي,محطة أدنوك,سوق السعودي,جرير,طلبات,نون,مكتبة الشروق'), 'p': _s('أحمد حسن,منى إبراهيم,محمد المنصوري,سارة علي,عمر فاروق'), 'c': _s('القاهرة,دبي,الإسكندرية,أبوظبي,الجيزة'), 'b': _s('البنك الأهلي,بنك مصر,بنك دبي'), 'e': _s('شركة أوراسكوم,جامعة عين شمس,مجموعة الفطيم'), 'u': _s('الكهرباء,فودافون,اتصالات,المياه')}
UR = {'m': _s('امتیاز سپر مارکیٹ,دراز,فوڈ پانڈا,الفتح اسٹور,کھاڈی'), 'p': _s('محمد علی,عائشہ صدیقی,عثمان طارق,ثنا ملک'), 'c': _s('کراچی,لاہور,اسلام آباد'), 'b': _s('میزان بینک,حبیب بینک'), 'e': _s('سسٹمز لمیٹڈ,اینگرو'), 'u': _s('کے الیکٹرک,سوئی گیس,پی ٹی سی ایل,جاز')}
BN = {'m': _s('স্বপ্ন,আড়ং,দারাজ,মীনা বাজার,পাঠাও,চালডাল,রকমারি'), 'p': _s('রহিম উদ্দিন,ফারহানা আক্তার,তানভীর হাসান,নুসরাত জাহান'), 'c': _s('ঢাকা,চট্টগ্রাম,সিলেট'), 'b': _s('ব্র্যাক ব্যাংক,সিটি ব্যাংক'), 'e': _s('গ্রামীণফোন লিমিটেড,ব্র্যাক'), 'u': _s('ডেসকো,তিতাস গ্যাস,রবি,ঢাকা ওয়াসা')}
SC = {'m': _s('Макси,Идеа,Лидл,НИС Петрол,Лили дрогерија,Гигатрон,Апотека Бену,Вулкан'), 'p': _s('Марко Јовановић,Јелена Петровић,Никола Илић,Милица Ђорђевић'), 'c': _s('Београд,Нови Сад,Ниш'), 'b': _s('Банка Интеса,НЛБ'), 'e': _s('Телеком Србија а.д.,Општина Врачар'), 'u': _s('ЕПС,Инфостан,СББ')}

class Loc: pass

import unicodedata
def up(text, lang):
    if lang == 'tr': text = text.replace('i', 'İ').replace('ı', 'I')
    text = text.upper()
    if lang == 'el': text = unicodedata.normalize('NFC', ''.join(c for c in unicodedata.normalize('NFD', text) if c != '\u0301'))
    return text

def loc(rng, *ccs, lang=None):
    L = Loc(); L.cc = rng.choice(ccs or ALL)
    (L.lang, L.cur, signs, styles, nodec, L.scale, dates, L.banks, L.shops, L.cities, L.people, L.jobs, L.utils) = CC[L.cc]
    L.pool = None
    if lang: L.lang = lang
    if L.cc == 'RS' and not lang and rng.random() < .2: L.lang = 'sc'
    if L.cc == 'BG' and rng.random() < .35: L.cur, signs, L.scale = 'EUR', ['€', 'EUR'], 1
    L.pool = {'ar': AR, 'ur': UR, 'bn': BN, 'sc': SC}.get(L.lang)
    L.sign = rng.choice(signs); L.style = rng.choice(styles); L.dec = 0 if rng.random() < nodec else 2
    full = [f for f in dates if 'yy' in f]; L.dates = dates
    L.df = rng.choice(full)
    L.sf = rng.choice([f for f in dates if 'yy' not in f] or ['{dd} {mon}'])
    if L.sf == '{dd} {mon}' and rng.random() < .3: L.sf = rng.choice(['{dd}/{mm}', '{dd}.{mm}.', '{d} {mon}']) if L.lang != 'hu' else '{mm}.{dd}.'
    L.t = {k: rng.choice(v) for k, v in LANG[L.lang].items()}
    caps = rng.random()
    if caps < .15: L.t = {k: up(v, L.lang) for k, v in L.t.items()}
    L.bank = rng.choice(L.banks)
    L.minus = rng.choice(['-', '-', '-', '−', '–'])
    L.case = rng.choice(['asis', 'asis', 'asis', 'upper'])
    if L.lang == 'bn': L.sign = rng.choice(['৳', 'টাকা', 'Tk'])
    L.noise = NOTES[L.lang]
    return L

def fd(day, fmt, L):
    s, f = MONTHS[L.lang]
    mon = s[day.month - 1]
    return (fmt.replace('{dd}', f'{day.day:02d}').replace('{d}', str(day.day)).replace('{mm}', f'{day.month:02d}').replace('{m}', str(day.month))
            .replace('{yyyy}', str(day.year)).replace('{yy}', f'{day.year % 100:02d}').replace('{mon}', mon).replace('{MON}', mon.upper().strip('.')).replace('{month}', f[day.month - 1]))

def num(minor, style, dec=2):
    minor = abs(minor); whole, cents = divmod(minor, 100)
    text = str(whole)
    if style in ('en', 'eu', 'sp', 'spd', 'ap'): text = f'{whole:,}'
    elif style == 'lk' and len(text) > 3:
        head, tail = text[:-3], text[-3:]; parts = []
        while len(head) > 2: parts.insert(0, head[-2:]); head = head[:-2]
        text = ','.join([head] + parts + [tail]) if head else ','.join(parts + [tail])
    if style == 'eu': text = text.replace(',', '.')
    if style in ('sp', 'spd'): text = text.replace(',', ' ')
    if style == 'ap': text = text.replace(',', "'")
    return text if not dec else text + (',' if style in ('eu', 'sp', 'noc') else '.') + f'{cents:02d}'

def mo(L, minor, mode='abs', cur=''):
    """Money as text. mode: abs, minus, both, trail, trailboth, paren, crdr, plusin; cur: '', pre, presp, post, postsp."""
    t = num(minor, L.style, L.dec)
    if cur == 'pre' and L.sign.isalpha() and len(L.sign) > 1 and L.sign != 'Rs': cur = 'presp'
    if cur == 'post' and L.sign[0].isalpha() and L.sign not in ('Ft', 'TL'): cur = 'postsp'
    if cur == 'pre': t = L.sign + t
    elif cur == 'presp': t = L.sign + ' ' + t
    elif cur == 'post': t = t + L.sign
    elif cur == 'postsp': t = t + ' ' + L.sign
    out = minor < 0
    if mode == 'minus': t = (L.minus if out else '') + t
    elif mode == 'minussp': t = (L.minus + ' ' if out else '') + t
    elif mode == 'both': t = (L.minus if out else '+') + t
    elif mode == 'plusin': t = ('' if out else '+') + t
    elif mode == 'trail': t = t + ('-' if out else '')
    elif mode == 'trailboth': t = t + ('-' if out else '+')
    elif mode == 'paren': t = '(' + t + ')' if out else t
    elif mode == 'crdr': t = t + (' Dr' if out else ' Cr')
    elif mode == 'CRDR': t = t + (' DR' if out else ' CR')
    elif mode == 'cr': t = t + ('' if out else 'CR')
    return t

def curmode(rng, p=.5): return rng.choice(['pre', 'presp', 'post', 'postsp']) if rng.random() < p else ''
def natcur(rng, L):
    if L.cc in ('HU', 'RO', 'BG', 'RS', 'HR', 'SI', 'SK', 'UA', 'EE', 'LV', 'LT', 'GR', 'TR'): return 'postsp' if rng.random() < .85 else 'pre'
    return rng.choice(['presp', 'pre', 'presp', 'postsp'])

def card(rng): return rng.choice(['**** {}', '*{}', 'xxxx{}', '4xxx xxxx xxxx {}', '516732******{}', 'XXXX-{}', '...{}', '•••• {}', '4123 45** **** {}']).format(rng.randint(1000, 9999))
def ref(rng):
    return rng.choice([lambda: str(rng.randint(10**6, 10**9)), lambda: 'FT' + str(rng.randint(10**7, 10**8)) + rng.choice('ABCXYZ'), lambda: f'{rng.randint(100, 999)}-{rng.randint(10000, 99999)}', lambda: 'REF' + str(rng.randint(10**5, 10**7)),
                       lambda: ''.join(rng.choice('0123456789ABCDEF') for _ in range(10)), lambda: f'{rng.randint(10**11, 10**12 - 1)}'])()
def iban(rng, L): return {'HU': 'HU', 'RO': 'RO', 'BG': 'BG', 'RS': 'RS', 'HR': 'HR', 'SI': 'SI', 'SK': 'SK', 'UA': 'UA', 'EE': 'EE', 'LV': 'LV', 'LT': 'LT', 'GR': 'GR', 'IL': 'IL', 'AE': 'AE', 'EG': 'EG', 'TR': 'TR', 'PK': 'PK'}.get(L.cc, '0') + f'{rng.randint(10, 99)} ' + ' '.join(str(rng.randint(1000, 9999)) for _ in range(rng.choice([3, 4, 5])))

class Tx: pass

def shop(rng, L):
    if L.pool and rng.random() < .8: return rng.choice(L.pool['m'])
    return rng.choice(L.shops) if rng.random() < .72 else stmt.merchant(rng)
def person(rng, L):
    p = rng.choice((L.pool or {}).get('p') or L.people)
    if L.lang == 'tr': return p if rng.random() < .6 else ' '.join(w[0] + w[1:].replace('İ', 'i').replace('I', 'ı').lower() for w in p.split())
    return p if rng.random() < .6 else p.title() if p.isupper() else p
def city(rng, L): return rng.choice((L.pool or {}).get('c') or L.cities)

def amount(rng, L, kind):
    base = {'purchase': lambda: rng.choice([rng.uniform(1, 20), rng.uniform(5, 60), rng.uniform(20, 300)]), 'atm': lambda: rng.choice([20, 50, 100, 200]), 'to': lambda: rng.uniform(10, 700), 'dd': lambda: rng.uniform(8, 140),
            'fee': lambda: rng.uniform(.3, 9), 'so': lambda: rng.choice([50, 100, 250, 320]), 'salary': lambda: rng.uniform(500, 3500), 'from': lambda: rng.uniform(5, 900), 'refund': lambda: rng.uniform(4, 120),
            'interest': lambda: rng.uniform(.05, 6), 'cashdep': lambda: rng.choice([50, 100, 300, 500])}[kind]()
    v = base * L.scale
    if kind in ('atm', 'so', 'cashdep'):
        step = 10 if L.scale < 10 else 100 if L.scale < 100 else 1000
        minor = max(step, round(v / step) * step) * 100
    elif L.dec == 0: minor = max(1, round(v)) * 100
    else:
        minor = max(1, round(v * 100))
        if rng.random() < .2: minor = max(100, minor // 100 * 100)
        if L.scale > 30 and rng.random() < .5: minor = max(1000, minor // 500 * 500)
    return minor

def tx(rng, L, inn, kinds=None):
    T = Tx(); pool = (IN if inn else OUT)[L.lang]
    if kinds: pool = [p for p in pool if p.split(':')[0] in kinds] or pool
    elif not inn and rng.random() < .5: pool = [p for p in pool if p.startswith('purchase')]
    T.kind, text = rng.choice(pool).split(':', 1)
    P = L.pool or {}
    T.m, T.c, T.p, T.k, T.r = shop(rng, L), city(rng, L), person(rng, L), card(rng), ref(rng)
    text = text.format(m=T.m, c=T.c, p=T.p, e=rng.choice(P.get('e') or L.jobs), u=rng.choice(P.get('u') or L.utils), k=T.k, r=T.r, b=rng.choice(P.get('b') or L.banks))
    T.short = T.m if '{m}' in text or T.kind in ('purchase', 'refund') else T.p if T.kind in ('to', 'from', 'so') else text
    T.text = up(text, L.lang) if L.case == 'upper' else text
    T.type = L.t.get(T.kind, L.t['purchase'])
    T.ref = ref(rng); T.time = f'{rng.randint(7, 22):02d}:{rng.randint(0, 59):02d}'
    T.minor = amount(rng, L, T.kind) * (1 if inn else -1)
    T.fx = None
    if T.kind == 'purchase' and rng.random() < .15:
        code, per = rng.choice([c for c in [('USD', 1.1), ('EUR', 1), ('GBP', .85), ('CHF', .95), ('SEK', 11)] if c[0] != L.cur])
        T.fxv = max(1, round(abs(T.minor) / L.scale * per)); T.fxc = code; T.fx = f'{num(T.fxv, L.style)} {code}'; T.rate = f'{abs(T.minor) / T.fxv:.4f}'.replace('.', ',' if L.style in ('eu', 'sp', 'noc') else '.')
    return T

def count(rng, most=34):
    r = rng.random()
    return min(most, rng.randint(1, 4) if r < .1 else rng.randint(5, 20) if r < .85 else rng.randint(20, 40))

def txs(rng, L, n=None, share=None, newest=False, kinds=None, span=None, most=34, year=None, neg=False):
    n = n or count(rng, most)
    if share is None: share = rng.choice([0, .1, .2, .2, .3, .5, 1]) if rng.random() < .5 else .2
    first = datetime.date(year or rng.randint(2018, 2026), rng.randint(1, 12), rng.randint(1, 28))
    span = span or rng.choice([6, 15, 28, 31, 45, 60])
    days = sorted(first + datetime.timedelta(days=rng.randint(0, span)) for _ in range(n))
    out = []
    for day in days:
        T = tx(rng, L, rng.random() < share, kinds); T.day = day
        T.post = day + datetime.timedelta(days=rng.choice([0, 0, 1, 1, 2, 3])); T.val = day + datetime.timedelta(days=rng.choice([0, 0, 0, 1, 2]))
        out.append(T)
    low = min([0] + [sum(t.minor for t in out[:i + 1]) for i in range(n)])
    L.open = -low + (rng.randint(1, 2000) * int(L.scale * 100) // 10 if L.dec else rng.randint(1, 2000) * 10000)
    if rng.random() < .4 and L.dec: L.open += rng.randint(0, 99)
    if neg and rng.random() < .2: L.open -= abs(low) // 200 * 100 + 10000
    b = L.open
    for T in out: b += T.minor; T.bal = b
    L.close = b; L.first, L.last = days[0], days[-1]
    L.inn, L.out = sum(t.minor for t in out if t.minor > 0), sum(t.minor for t in out if t.minor < 0)
    if newest: out.reverse()
    return out

# ---------- drawing
def pn(doc, x, y, text, r, **kw):
    """Puts words of the row's name, and remembers them."""
    text = ' '.join(text.split()); r.name = (r.name + ' ' + text).strip()
    return doc.put(x, y, text, name=r, **kw)

def hard(doc, text, width, size, bold=False, mono=False):
    """Wraps, cutting words that are too long."""
    words = []
    for w in text.split():
        while doc.fits(w, size, bold, mono) > width and len(w) > 4:
            k = len(w)
            while k > 3 and doc.fits(w[:k], size, bold, mono) > width: k -= 1
            words.append(w[:k]); w = w[k:]
        words.append(w)
    lines, now = [], ''
    for w in words:
        if now and doc.fits(now + ' ' + w, size, bold, mono) > width: lines.append(now); now = w
        else: now = (now + ' ' + w).strip()
    return lines + [now] if now else lines

def cut(doc, text, width, size, bold=False, mono=False):
    """As much of the text as fits one line."""
    return (hard(doc, text, width, size, bold, mono) or [''])[0]

class Flow:
    """A page with a pen going down."""
    def __init__(self, doc, top=60, bottom=None, head=None, foot=None):
        self.doc, self.top, self.bottom, self.head, self.foot = doc, top, bottom or doc.height - getattr(doc, 'lower', 50), head, foot
        self.y = top; self.pages = 1
        if foot: foot(1)
    def need(self, h):
        if self.y + h <= self.bottom: return False
        self.doc.new_page(); self.pages += 1; self.y = self.top
        if self.foot: self.foot(self.pages)
        if self.head:
            y = self.head(self.pages)
            if y: self.y = y
        return True

def footer(rng, doc, L, kind=None):
    kind = kind or rng.choice(['page', 'legal', 'both', 'none', 'right'])
    legal = rng.choice(L.noise); phone = f'{rng.choice(["0800", "1", "*", "+"])}{rng.randint(1000, 999999)}'
    size = rng.choice([6, 6.5, 7, 8])
    def foot(p):
        y = doc.height - 22
        if getattr(doc, 'lower', 0) > 180 and rng.random() < .6: box(rng, doc, L, doc.height - doc.lower + 30, kinds=['limits', 'rates', 'fees', 'advert', 'chart', 'legal', 'bands', 'instal'])
        if kind in ('page', 'both'): doc.put(doc.width / 2, y, f"{L.t['page']} {p}", size=size, align='center')
        if kind == 'right': doc.put(doc.width - 30, y, f'{p}/{rng.randint(p, p + 2)}', size=size, align='right')
        if kind in ('legal', 'both'): doc.put(36, y - 11, cut(doc, f"{L.bank}  {L.t['help']}: {phone}  {legal}", doc.width - 70, size), size=size)
    return foot

class Col:
    def __init__(self, key, head, align='left', flex=0, gap=8): self.key, self.head, self.align, self.flex, self.gap = key, head, align, flex, gap

def table(rng, doc, flow, cols, items, size=8, x0=36, x1=None, lead=None, heads=True, every=None, pad=None, valign='top', headsize=None, hbold=True, split=False, mono=False, halign=None, minflex=90):
    """items: dicts key -> text or (text, labels) or list of such (one under another); '__row' the row whose name words are in cells labeled name.
    A cell labeled {'name': r} is remembered as the name."""
    x1 = x1 or doc.width - 36
    lead = lead or size + rng.choice([1.5, 2, 3]); pad = rng.choice([1, 3, 5, 8, 8, 12, 16]) if pad is None else pad
    headsize = headsize or size
    if every is None: every = rng.random() < .7
    def segs(v): return [] if v is None or v == '' else [s if isinstance(s, tuple) else (s, {}) for s in (v if isinstance(v, list) else [v])]
    flex = [c for c in cols if c.flex]
    for attempt in range(8):
        hs = min(headsize, size)
        width = {}
        for c in cols:
            if c.flex: continue
            w = max([doc.fits(t, size, l.get('b', False), mono) for it in items for t, l in segs(it.get(c.key))] + [0])
            if heads: w = max(w, max([doc.fits(h, hs, hbold, mono) for h in c.head.split('\n')] + [0]))
            width[c.key] = w + c.gap
        left = x1 - x0 - sum(width.values())
        if left >= minflex * len(flex): break
        if heads and attempt in (0, 1):   # fold long headings
            for c in cols:
                if not c.flex and ' ' in c.head and '\n' not in c.head: c.head = c.head.replace(' ', '\n', 1) if attempt == 0 else c.head.replace(' ', '\n')
        size = size - .6; lead -= .5; headsize = hs = min(headsize, size)
    room = left - minflex * len(flex) - 60
    if room > 0:
        more = rng.uniform(0, min(24, room / len(cols))) * rng.choice([.2, .5, 1])
        for c in cols:
            if not c.flex: c.gap += more; width[c.key] += more; left -= more
    total = sum(c.flex for c in flex) or 1
    for c in flex: width[c.key] = left * c.flex / total
    xs, x = {}, x0
    for c in cols: xs[c.key] = (x, x + width[c.key] - c.gap); x += width[c.key]
    def at(c, al=None):
        a, b = xs[c.key]; al = al or c.align
        return (b, 'right') if al == 'right' else ((a + b) / 2, 'center') if al == 'center' else (a, 'left')
    def draw_heads(p=0):
        if not heads: return
        hl = {c.key: [h for part in c.head.split('\n') for h in (hard(doc, part, max(xs[c.key][1] - xs[c.key][0], 12), headsize, hbold, mono) if c.flex else [part])] for c in cols}
        rows = max(len(v) for v in hl.values())
        for c in cols:
            px, al = at(c, halign if halign and c.align != 'right' else None)
            for i, h in enumerate(hl[c.key]): doc.put(px, flow.y + i * (headsize + 1.5), h, size=headsize, bold=hbold, align=al, mono=mono)
        flow.y += rows * (headsize + 1.5) + lead * .6 + 2
    draw_heads()
    old = flow.head
    if every:
        def again(p):
            if old:
                y = old(p)
                if y: flow.y = y
            draw_heads(p)
        flow.head = again
    for it in items:
        cells, deep = {}, 1
        for c in cols:
            lines = []
            for t, l in segs(it.get(c.key)):
                w = max(xs[c.key][1] - xs[c.key][0], 20)
                lines += [(s, l) for s in (hard(doc, t, w, size, l.get('b', False), mono) if c.flex else [t])]
            cells[c.key] = lines; deep = max(deep, len(lines))
        if not split or deep == 1: flow.need(deep * lead + 2)
        else: flow.need(lead * 2)
        ys = [flow.y + i * lead for i in range(deep)]
        pages_break = None
        if split and ys[-1] > flow.bottom: pages_break = next(i for i, yy in enumerate(ys) if yy > flow.bottom)
        if pages_break is None:
            for c in cols:
                n = len(cells[c.key]); px, al = at(c)
                off = 0 if valign == 'top' or c.flex else (deep - n if valign == 'bottom' else (deep - n) / 2)
                for i, (t, l) in enumerate(cells[c.key]):
                    lab = {k: v for k, v in l.items() if k != 'b'}; y = flow.y + (i + off) * lead
                    if 'name' in lab: pn(doc, px, y, t, lab['name'], size=size, bold=l.get('b', False), align=al, mono=mono)
                    else: doc.put(px, y, t, size=size, bold=l.get('b', False), align=al, mono=mono, **lab)
            flow.y += deep * lead + pad
        else:
            for part in (0, 1):
                for c in cols:
                    px, al = at(c)
                    for i, (t, l) in enumerate(cells[c.key]):
                        if (i >= pages_break) != bool(part): continue
                        lab = {k: v for k, v in l.items() if k != 'b'}; y = flow.y + (i - (pages_break if part else 0)) * lead
                        if 'name' in lab: pn(doc, px, y, t, lab['name'], size=size, bold=l.get('b', False), align=al, mono=mono)
                        else: doc.put(px, y, t, size=size, bold=l.get('b', False), align=al, mono=mono, **lab)
                if part == 0: flow.need(10**6)
            flow.y += (deep - pages_break) * lead + pad
    flow.head = old
    flow.size = size
    return xs

def bankhead(rng, doc, L, y=40, size=None, title=True):
    """Bank name, title, holder, account: returns y below."""
    style = rng.randint(0, 3); size = size or rng.choice([12, 14, 18, 20])
    m = rng.choice([30, 36, 42, 50])
    doc.put(m if style != 1 else doc.width - m, y, L.bank, size=size, bold=True, align='left' if style != 1 else 'right')
    if title: doc.put(doc.width - m if style != 1 else m, y, L.t['statement'], size=size * .8, bold=rng.random() < .5, align='right' if style != 1 else 'left')
    y += size + 10
    who = person(rng, L)
    left = [who, f'{rng.choice(L.cities)} {rng.randint(1000, 99999)}', f"{rng.choice(['ul.', 'Str.', 'No.', 'P.O. Box', 'Apt'])} {rng.randint(1, 400)}"]
    right = [f"{L.t['account']}: {iban(rng, L)}", f"{L.t['period']}: {fd(L.first, L.df, L)} - {fd(L.last, L.df, L)}", f"{L.t['cur']}: {L.cur}"]
    if rng.random() < .3: right.append(f"{L.t['number']} {rng.randint(1, 12)}/{L.last.year}")
    if rng.random() < .2: left, right = right, left
    rng.shuffle(right) if rng.random() < .4 else None
    s = rng.choice([7.5, 8, 9])
    rx = doc.width * .55
    for i in range(max(len(left), len(right))):
        if i < len(left): doc.put(m, y, cut(doc, left[i], rx - m - 10, s), size=s, bold=i == 0 and rng.random() < .5)
        if i < len(right): doc.put(rx, y, cut(doc, right[i], doc.width - rx - 20, s), size=s)
        y += s + 4
    return y + rng.choice([4, 10, 18])

def summary(rng, doc, L, y, x=None, opening=True, closing=True, extra=True, mode='minus'):
    """Summary box; some labeled opening/closing."""
    x = x or rng.choice([36, 60, 300]); w = rng.choice([180, 220, 240]); s = rng.choice([8, 8.5, 9])
    lines = [(L.t['opening'], mo(L, L.open, mode, ''), {'opening': True})] if opening else []
    lines += [(L.t['tin'], mo(L, L.inn), {}), (L.t['tout'], mo(L, L.out, rng.choice(['abs', mode])), {})]
    if closing: lines.append((L.t['closing'], mo(L, L.close, mode, ''), {'closing': True}))
    if extra and rng.random() < .5: lines.append((L.t['avail'], mo(L, L.close + rng.choice([0, 5000, 100000]) * (100 if not L.dec else 1)), {}))
    cur = rng.choice(['', ' ' + L.cur])
    if rng.random() < .3 and len(lines) <= 5:   # across the page
        step = (doc.width - 72) / len(lines)
        if all(doc.fits(a, s) < step - 6 and doc.fits(b + cur, s) < step - 6 for a, b, _ in lines):
            for i, (a, b, l) in enumerate(lines):
                doc.put(36 + i * step, y, a, size=s); doc.put(36 + i * step, y + s + 4, b, size=s, bold=True, **l)
            return y + 2 * s + 18
    for a, b, l in lines:
        doc.put(x, y, a, size=s); e = max(x + w, x + doc.fits(a, s) + doc.fits(b + cur, s) + 8); doc.put(e - doc.fits(cur, s), y, b, size=s, align='right', **l)
        if cur: doc.put(e, y, cur.strip(), size=s, align='right')
        y += s + 4
    return y + 10

def box(rng, doc, L, y, x0=36, x1=None, kinds=None):
    """A block of figures that are not transactions; returns y below."""
    x1 = x1 or doc.width - 36; s = rng.choice([7, 7.5, 8])
    kind = rng.choice(kinds or ['limits', 'rates', 'fees', 'advert', 'chart', 'rewards', 'instal', 'legal', 'bands'])
    big = lambda k: num(int(L.scale * rng.randint(1, k)) * 100, L.style, L.dec)
    cur = L.sign
    if kind == 'limits':
        for k in rng.sample(['limit', 'minpay', 'due', 'avail', 'rate', 'interest', 'fee'], rng.randint(2, 5)):
            v = fd(L.last + datetime.timedelta(days=20), L.df, L) if k == 'due' else f'{rng.randint(1, 39)},{rng.randint(0, 99):02d} %' if k in ('rate', 'interest') else f'{big(3000)} {cur}'
            doc.put(x0, y, L.t[k], size=s); doc.put(min(x0 + 230, x1), y, v, size=s, align='right'); y += s + 3
    elif kind == 'rates':
        doc.put(x0, y, f"{L.t['interest']} / {L.t['rate']}", size=s, bold=True); y += s + 4
        for _ in range(rng.randint(2, 4)):
            doc.put(x0, y, f'{big(500)} - {big(5000)} {cur}', size=s); doc.put(min(x0 + 230, x1), y, f'{rng.randint(0, 14)}.{rng.randint(0, 99):02d}%', size=s, align='right'); y += s + 3
    elif kind == 'fees':
        doc.put(x0, y, L.t['fee'], size=s + 1, bold=True); y += s + 4
        for k in rng.sample(['atm', 'to', 'so', 'dd', 'card', 'cashdep'], rng.randint(2, 4)):
            doc.put(x0, y, L.t[k], size=s); doc.put(min(x0 + 240, x1), y, rng.choice([f'{num(int(rng.uniform(.2, 4) * L.scale) * 100, L.style, L.dec)} {cur}', f'{rng.randint(0, 3)}.{rng.randint(1, 9)}%', '0']), size=s, align='right'); y += s + 3
    elif kind == 'advert':
        t = rng.choice([L.noise[-1], f"{shop(rng, L)} -{rng.choice([10, 15, 20, 50])}%", f"{shop(rng, L)}: {big(40)} {cur}", f"{rng.choice(['iPhone', 'Samsung TV', 'Philips', 'Dyson'])} {big(900)} {cur} 12 x {big(80)} {cur}"])
        for line in doc.wrap(t, x1 - x0, s + 2): doc.put(x0, y, line, size=s + 2, bold=True); y += s + 5
    elif kind == 'chart':
        x = x0; ms = MONTHS[L.lang][0]
        step = max(46, doc.fits(f'{big(3000)}', s) + 24)
        for i in range(6):
            if x + step > x1: break
            doc.put(x, y, ms[(L.last.month + i) % 12], size=s); doc.put(x, y + s + 3, big(900), size=s); x += step
        y += 2 * s + 8
    elif kind == 'rewards':
        word = {'tr': 'Bonus', 'es': 'Puntos', 'el': 'Bonus πόντοι', 'hu': 'Pontok', 'uk': 'Кешбек', 'bg': 'Точки', 'ar': 'نقاط', 'ro': 'Puncte', 'hr': 'Bodovi', 'sr': 'Poeni'}.get(L.lang, 'Points')
        for t in (L.t['opening'], L.t['tin'], L.t['closing']):
            doc.put(x0, y, f'{word} - {t}', size=s); doc.put(min(x0 + 240, x1), y, num(rng.randint(1, 9000) * 100, L.style, 0), size=s, align='right'); y += s + 3
    elif kind == 'instal':
        d = L.last
        for i in range(rng.randint(2, 5)):
            d = d + datetime.timedelta(days=30)
            doc.put(x0, y, f'{i + 1}/{rng.randint(5, 12)}', size=s); doc.put(x0 + 40, y, fd(d, L.df, L), size=s); doc.put(min(x0 + 260, x1), y, f'{big(200)} {cur}', size=s, align='right'); y += s + 3
    elif kind == 'bands':
        for t in ('0 - 30', '31 - 60', '61 - 90'):
            doc.put(x0, y, t, size=s); doc.put(min(x0 + 150, x1), y, big(60), size=s, align='right'); y += s + 3
    else:
        for t in rng.sample(L.noise, min(2, len(L.noise))):
            for line in doc.wrap(t, x1 - x0, s): doc.put(x0, y, line, size=s); y += s + 2
    return y + 10

def maybe_box(rng, doc, L, flow, p=.5, **kw):
    while rng.random() < p:
        flow.need(90); flow.y = box(rng, doc, L, flow.y, **kw); p *= .5

def page(rng, land=None):
    if land is None: land = rng.random() < .15
    a, b = rng.choice([(595, 842), (595, 842), (612, 792)])
    doc = stmt.Doc(b, a) if land else stmt.Doc(a, b)
    doc.lower = rng.choice([50, 50, 60, 90] if land else [50, 50, 60, 80, 120, 190, 260, 330])
    return doc

def pair(rng, L, which=None):
    """Two date columns in some order: [(key, heading, attribute, labeled)]."""
    t, b, v, d = L.t['tdate'], L.t['bdate'], L.t['vdate'], L.t['date']
    which = which or rng.choice(['tb', 'bt', 'bv', 'vb', 'tv', 'dv', 'vt', 'bv'])
    return {'tb': [('d1', t, 'day', True), ('d2', b, 'post', False)], 'bt': [('d2', b, 'post', False), ('d1', t, 'day', True)], 'bv': [('d1', b, 'day', True), ('d2', v, 'val', False)],
            'vb': [('d2', v, 'val', False), ('d1', b, 'day', True)], 'tv': [('d1', t, 'day', True), ('d2', v, 'val', False)], 'vt': [('d2', v, 'val', False), ('d1', t, 'day', True)], 'dv': [('d1', d, 'day', True), ('d2', v, 'val', False)]}[which]

def start(doc, T): T.row = doc.row(T.day, T.minor, ''); return T.row

# ---------- PDF layouts
def pdf_two_dates(rng):
    """A plain ruled table with two dates in any order; columns shuffled."""
    L = loc(rng); doc = page(rng); newest = rng.random() < .3
    ts = txs(rng, L, newest=newest, neg=True); flow = Flow(doc, top=rng.choice([50, 70]), foot=footer(rng, doc, L))
    flow.y = bankhead(rng, doc, L)
    if rng.random() < .5: flow.y = summary(rng, doc, L, flow.y)
    maybe_box(rng, doc, L, flow, .2)
    flow.y += 8
    dates = pair(rng, L); how = rng.choice(['split', 'split', 'minus', 'both', 'trail', 'paren', 'crdr', 'sep'])
    bal = rng.random() < .5; short = rng.random() < .2; fmt = L.sf if short else L.df
    cols = [Col(k, h) for k, h, a, y in dates]
    desc = Col('n', L.t['desc'], flex=1, gap=10)
    extra = []
    if rng.random() < .35: extra.append(Col('ref', L.t['ref'], rng.choice(['left', 'right'])))
    if rng.random() < .2: extra.append(Col('typ', L.t['type']))
    place = rng.choice([0, 1, 2])
    if place == 0: cols = cols + [desc] + extra
    elif place == 1: cols = cols + extra + [desc]
    else: cols = [cols[0], desc, cols[1]] + extra
    if rng.random() < .15: cols.insert(0, Col('no', L.t['number'], 'right'))
    if how == 'split':
        a = [Col('out', L.t['debit'], 'right'), Col('in', L.t['credit'], 'right')]
        if rng.random() < .25: a.reverse()
        cols += a
    elif how == 'sep': a = [Col('sg', rng.choice(['', '+/-', 'D/C']), 'center'), Col('am', L.t['amount'], 'right')]; cols += a if rng.random() < .5 else a[::-1]
    else: cols.append(Col('am', L.t['amount'], 'right'))
    if bal: cols.append(Col('bal', L.t['balance'], 'right'))
    if rng.random() < .15: cols.append(Col('cc', L.t['cur']))
    letters = rng.choice([('-', '+'), ('D', 'C'), ('D', 'K'), ('T', 'J'), ('DR', 'CR')])
    wrap2 = rng.random() < .5; fxl = rng.random() < .5; cm = rng.choice(['', '', natcur(rng, L)])
    items = []
    openrow = rng.random() < .5 and bal
    first = {'n': L.t['opening'], 'bal': (mo(L, L.open, 'minus'), {'opening': True})}; last = {'n': L.t['closing'], 'bal': (mo(L, L.close, 'minus'), {'closing': True})}
    if openrow: items.append(last if newest else first)
    for i, T in enumerate(ts):
        r = start(doc, T); it = {'no': str(i + 1)}
        for k, h, a, y in dates: it[k] = (fd(getattr(T, a), fmt, L), {'date': r} if y else {})
        it['n'] = [(T.text, {'name': r})]
        if fxl and T.fx: it['n'].append((f"{T.fx} {L.t['rate']} {T.rate}", {}))
        if not any(c.key == 'ref' for c in extra) and wrap2 and rng.random() < .5: it['n'].append((f"{L.t['ref']} {T.ref}", {}))
        it['ref'] = T.ref; it['typ'] = T.type; it['cc'] = L.cur
        if how == 'split': it['in' if T.minor > 0 else 'out'] = (mo(L, T.minor, 'abs', cm), {'amount': r})
        elif how == 'sep': it['sg'] = letters[T.minor > 0]; it['am'] = (mo(L, T.minor, 'abs', cm), {'amount': r})
        else: it['am'] = (mo(L, T.minor, how, cm), {'amount': r})
        it['bal'] = (mo(L, T.bal, 'minus', cm), {'balance': r})
        items.append(it)
    if openrow: items.append(first if newest else last)
    if rng.random() < .3: items.append({'n': L.t['total'], 'out': mo(L, L.out), 'in': mo(L, L.inn)})
    if rng.random() < .3:
        for c in cols:
            if c.align != 'right': c.align = 'center' if not c.flex else 'left'
    if rng.random() < .2:  # bilingual headings
        E = LANG['en']
        if L.lang != 'en':
            for c in cols:
                for k, v in L.t.items():
                    if v == c.head and v: c.head = v + '\n' + E[k][0]; break
    table(rng, doc, flow, cols, items, size=rng.choice([7, 7.5, 8, 8.5, 9]), valign=rng.choice(['top', 'top', 'bottom', 'middle']), split=rng.random() < .2, heads=rng.random() < .92, halign=rng.choice([None, 'center']))
    maybe_box(rng, doc, L, flow, .4)
    return doc

def pdf_ro_days(rng):
    """Date on the first row of a day only; turnover and balance lines after each day."""
    L = loc(rng, 'RO', 'RO', 'RO', 'HU', 'SI', 'RS', 'BG'); doc = page(rng, False)
    ts = txs(rng, L, span=rng.choice([3, 6, 12])); flow = Flow(doc, top=60, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    words = {'ro': ('RULAJ ZI', 'SOLD FINAL ZI'), 'hu': ('NAPI FORGALOM', 'NAPI ZÁRÓ EGYENLEG'), 'sl': ('DNEVNI PROMET', 'STANJE'), 'sr': ('DNEVNI PROMET', 'STANJE NA DAN'), 'sc': ('ДНЕВНИ ПРОМЕТ', 'СТАЊЕ НА ДАН'), 'bg': ('ОБОРОТ ЗА ДЕНЯ', 'САЛДО В КРАЯ НА ДЕНЯ')}[L.lang]
    cols = [Col('d', L.t['date']), Col('n', L.t['desc'], flex=1, gap=14), Col('out', L.t['debit'], 'right'), Col('in', L.t['credit'], 'right')]
    if rng.random() < .2: cols[2:] = cols[:1:-1]
    items = [{'n': (L.t['opening'], {'b': True}), 'in': (mo(L, L.open), {'opening': True})}] if rng.random() < .8 else []
    items and items[0].update({'d': ''})
    turn, show = rng.random() < .8, rng.random() < .8
    i = 0; refline = rng.random() < .6; always = rng.random() < .3
    while i < len(ts):
        j = i
        while j < len(ts) and ts[j].day == ts[i].day: j += 1
        group = ts[i:j]; rows = [start(doc, T) for T in group]
        for k, T in enumerate(group):
            r = rows[k]; it = {}
            if always: it['d'] = (fd(T.day, L.df, L), {'date': r})
            elif k == 0: it['d'] = (fd(T.day, L.df, L), {'date': rows})
            it['n'] = [(T.text, {'name': r})]
            if T.fx and rng.random() < .6: it['n'].append((f"{T.fx} {L.t['rate']} {T.rate}", {}))
            if refline: it['n'].append(('REF: ' + T.ref, {}))
            it['in' if T.minor > 0 else 'out'] = (mo(L, T.minor), {'amount': r}); items.append(it)
        if turn: items.append({'n': (words[0], {'b': True}), 'out': mo(L, sum(t.minor for t in group if t.minor < 0)), 'in': mo(L, sum(t.minor for t in group if t.minor > 0))})
        if show: items.append({'n': (words[1], {'b': True}), 'in': (mo(L, group[-1].bal), {'balance': rows[-1]})})
        i = j
    items.append({'n': (L.t['tin'] + ' / ' + L.t['tout'], {'b': True}), 'out': mo(L, L.out), 'in': mo(L, L.inn)})
    items.append({'n': (L.t['closing'], {'b': True}), 'in': (mo(L, L.close), {'closing': True})})
    table(rng, doc, flow, cols, items, size=rng.choice([7.5, 8, 9]), split=rng.random() < .3)
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_rs_blocks(rng):
    """Blocks of three lines per order, counterparty account, purpose and codes; amounts in two columns."""
    L = loc(rng, 'RS', 'RS', 'SI', 'HR', 'SK', 'BG'); doc = page(rng, False)
    ts = txs(rng, L, most=16); flow = Flow(doc, top=60, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    if rng.random() < .7: flow.y = summary(rng, doc, L, flow.y)
    s = rng.choice([7, 7.5, 8]); lead = s + 2.5
    x = [36, 64, rng.choice([190, 205]), 455, 555]
    if rng.random() < .3: x[3], x[4] = 555, 455
    heads = [(x[0], L.t['number'], 'left'), (x[1], L.t['account'], 'left'), (x[2], L.t['desc'], 'left'), (x[3], L.t['debit'], 'right'), (x[4], L.t['credit'], 'right')]
    def draw(p=0):
        for hx, h, al in heads: doc.put(hx, flow.y, cut(doc, h, 105 if hx != x[0] else 26, s, True), size=s, bold=True, align=al)
        doc.put(x[1], flow.y + lead, L.t['vdate'] if withval else L.t['date'], size=s); doc.put(x[2], flow.y + lead, f"{L.t['ref']} / {L.t['type']}", size=s)
        flow.y += 2.8 * lead
        return flow.y
    withval = rng.random() < .5
    draw(); flow.head = lambda p: draw(p) if rep else None
    rep = rng.random() < .6; dateline = rng.randint(0, 2)
    for i, T in enumerate(ts):
        r = start(doc, T)
        lines = hard(doc, T.text, 170, s)
        n = max(3, len(lines) + 1); flow.need(n * lead + 6); y = flow.y
        doc.put(x[0], y, str(i + 1) + rng.choice(['.', '.']), size=s)
        left = [iban(rng, L)[:22], T.type, f'{rng.randint(100, 289)} {rng.choice(["97", "00", "99"])}-{rng.randint(1000, 99999)}']
        left = [cut(doc, t, x[2] - x[1] - 6, s) for t in left]; left.insert(dateline, None); left = left[:3] if dateline < 3 else left
        if dateline == 2: left = [left[0], left[1], None]
        for k, t in enumerate(left):
            if t is None: doc.put(x[1], y + k * lead, fd(T.day, L.df, L), size=s, date=r)
            else: doc.put(x[1], y + k * lead, t, size=s)
        for k, t in enumerate(lines): pn(doc, x[2], y + k * lead, t, r, size=s)
        doc.put(x[2], y + len(lines) * lead, f'{T.ref}  {rng.randint(100, 299)}', size=s)
        doc.put(x[4] if T.minor > 0 else x[3], y + rng.choice([0]) * lead, mo(L, T.minor), size=s, align='right', amount=r)
        flow.y += n * lead + 6
    flow.need(40)
    doc.put(x[2], flow.y + 4, L.t['total'], size=s, bold=True); doc.put(x[3], flow.y + 4, mo(L, L.out), size=s, bold=True, align='right'); doc.put(x[4], flow.y + 4, mo(L, L.inn), size=s, bold=True, align='right')
    flow.y += 24
    if rng.random() < .4: doc.put(x[2], flow.y, L.t['closing'], size=s); doc.put(555, flow.y, mo(L, L.close), size=s, align='right', closing=True); flow.y += 20
    maybe_box(rng, doc, L, flow, .4)
    return doc

def pdf_card_holders(rng):
    """Credit card statement: a table per card holder, purchase and posting dates, foreign amounts, limits, payments in."""
    L = loc(rng, 'HR', 'GR', 'IL', 'AE', 'TR', 'SI', 'PE', 'HU', 'RO', 'LK', 'PK', 'EG'); doc = page(rng, False)
    ts = txs(rng, L, kinds=('purchase', 'refund', 'fee', 'atm', 'interest'), share=rng.choice([0, .1, .2])); flow = Flow(doc, top=60, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    y0 = flow.y; yb = box(rng, doc, L, y0, x0=36, x1=280, kinds=['limits']); ya = y0
    if rng.random() < .6: ya = box(rng, doc, L, y0, x0=330, x1=doc.width - 36, kinds=['rewards', 'rates', 'instal', 'fees'])
    flow.y = max(ya, yb) + 6
    prev = rng.randint(100, 3000) * 100 * max(1, int(L.scale)) 
    mode = rng.choice(['trail', 'cr', 'minusin', 'plusin', 'both', 'split', 'CRDR'])
    dates = pair(rng, L, rng.choice(['tb', 'bt', 'tb'])); fmt = rng.choice([L.sf, L.df])
    holders = [person(rng, L) for _ in range(rng.choice([1, 1, 2, 3]))]
    parts = [[] for _ in holders]
    for T in ts: parts[rng.randrange(len(holders))].append(T)
    fx = rng.random() < .5
    cols = [Col(k, h) for k, h, a, y in dates] + [Col('n', L.t['desc'], flex=1, gap=10)]
    if rng.random() < .3: cols.insert(rng.choice([0, 2]), Col('ref', L.t['ref']))
    if fx: cols += [Col('fx', rng.choice(['FX', 'Orig.', L.t['cur']]), 'right')]
    cols += [Col('out', L.t['debit'], 'right'), Col('in', L.t['credit'], 'right')] if mode == 'split' else [Col('am', L.t['amount'] + rng.choice(['', f' ({L.cur})', '\n' + L.cur]), 'right')]
    def am(v):
        if mode == 'trail': return mo(L, -v, 'trail')
        if mode == 'minusin': return mo(L, -v, 'minus')
        return mo(L, v, mode) if mode != 'split' else mo(L, v)
    size = rng.choice([7.5, 8, 8.5])
    doc.put(36, flow.y, L.t['opening'], size=9, bold=True); doc.put(300, flow.y, mo(L, prev), size=9, align='right', opening=True); flow.y += 18
    for who, part in zip(holders, parts):
        if not part: continue
        flow.need(60)
        doc.put(36, flow.y, rng.choice([f"{L.t['holder']}: {who}", f"{who}", f"{L.t['card']} {card(rng)} {who}"]), size=9, bold=True)
        if rng.random() < .5: doc.put(doc.width - 36, flow.y, card(rng), size=9, align='right')
        flow.y += 16; items = []
        for T in part:
            r = start(doc, T); it = {'n': [(T.text, {'name': r})], 'ref': T.ref, 'fx': T.fx or ''}
            if T.fx and not fx: it['n'].append((f'{T.fx} @ {T.rate}', {}))
            for k, h, a, y in dates: it[k] = (fd(getattr(T, a), fmt, L), {'date': r} if y else {})
            it[('in' if T.minor > 0 else 'out') if mode == 'split' else 'am'] = (am(T.minor), {'amount': r}); items.append(it)
        tot = sum(T.minor for T in part)
        if rng.random() < .7: items.append({'n': (f"{L.t['total']} {who if rng.random() < .5 else ''}", {'b': True}), 'am': am(tot), 'out': mo(L, tot) if tot < 0 else '', 'in': mo(L, tot) if tot > 0 else ''})
        table(rng, doc, flow, [Col(c.key, c.head, c.align, c.flex, c.gap) for c in cols], items, size=size, heads=True, valign='top'); flow.y += 12
    doc_close = prev - sum(T.minor for T in ts)
    flow.need(40); doc.put(36, flow.y, L.t['closing'], size=9, bold=True); doc.put(300, flow.y, ('-' if doc_close < 0 else '') + mo(L, doc_close), size=9, align='right', closing=True); flow.y += 22
    if mode in ('cr', 'trail'): doc.put(36, flow.y, {'cr': 'CR = ' + L.t['credit'], 'trail': '(-) = ' + L.t['credit']}[mode], size=7); flow.y += 14
    maybe_box(rng, doc, L, flow, .6)
    return doc

def pdf_day_balance(rng):
    """Day headings with the balance of the day on the right, rows under it."""
    L = loc(rng); doc = page(rng, False); newest = rng.random() < .5
    ts = txs(rng, L, newest=newest, span=rng.choice([4, 8, 15])); flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    if rng.random() < .6: flow.y = summary(rng, doc, L, flow.y)
    s = rng.choice([8, 9, 10]); lead = s + rng.choice([3, 5]); m = rng.choice([36, 50, 70]); right = doc.width - m
    wd = rng.random() < .4; cm = rng.choice(['', natcur(rng, L)]); mode = rng.choice(['minus', 'both', 'plusin', 'paren', 'trail', 'minussp']); showbal = rng.random() < .6; typeline = rng.random() < .4; times = rng.random() < .3
    upper = rng.random() < .3; word = rng.random() < .5; i = 0
    while i < len(ts):
        j = i
        while j < len(ts) and ts[j].day == ts[i].day: j += 1
        g = ts[i:j]; i = j; rows = [start(doc, T) for T in g]
        flow.need(lead * 3.5); flow.y += 4
        h = fd(g[0].day, rng.choice([L.df]), L)
        if wd: h = DAYS[L.lang][g[0].day.weekday()] + rng.choice([', ', ' ']) + h
        doc.put(m, flow.y, up(h, L.lang) if upper else h, size=s, bold=True, date=rows)
        lastrow = rows[0] if newest else rows[-1]
        if showbal:
            b = g[0].bal if newest else g[-1].bal
            e = mo(L, b, 'minus', cm); doc.put(right, flow.y, e, size=s, bold=True, align='right', balance=lastrow)
            if word: doc.put(right - doc.fits(e, s, True) - 6, flow.y, L.t['balance'], size=s - 1, align='right')
        flow.y += lead + 2
        for T, r in zip(g, rows):
            lines = hard(doc, T.text, right - m - 150 - (40 if times else 0), s)
            flow.need(lead * (len(lines) + 1)); x = m + 8
            if times: doc.put(x, flow.y, T.time, size=s - 1); x += 36
            doc.put(right, flow.y, mo(L, T.minor, mode, cm), size=s, align='right', amount=r)
            for t in lines: pn(doc, x, flow.y, t, r, size=s); flow.y += lead
            if typeline: doc.put(x, flow.y - 1, T.type if rng.random() < .6 else f'{T.type} · {T.ref}', size=s - 2); flow.y += lead - 1
            flow.y += 2
    if mode == 'plusin' or rng.random() < .2: pass
    maybe_box(rng, doc, L, flow, .4)
    return doc

def pdf_sk_details(rng):
    """No headings: date, type and amount on the first line, labeled details below in two columns."""
    L = loc(rng, 'SK', 'SK', 'HU', 'UA', 'LT', 'EE', 'SI', 'BG'); doc = page(rng, False)
    ts = txs(rng, L, most=18); flow = Flow(doc, top=60, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    if rng.random() < .7: flow.y = summary(rng, doc, L, flow.y)
    s = rng.choice([7.5, 8, 9]); lead = s + 3; mode = rng.choice(['both', 'minus', 'minussp']); cm = rng.choice(['', 'postsp']); balcol = rng.random() < .35
    namefirst = rng.random() < .6; dx = rng.choice([36, 40]); nx = dx + max(75, max(doc.fits(fd(T.day, L.df, L), s) for T in ts) + 9); ax = 555 if not balcol else 460
    for T in ts:
        r = start(doc, T); lines = hard(doc, T.text, ax - nx - 95, s)
        flow.need(lead * (len(lines) + 3) + 6)
        doc.put(dx, flow.y, fd(T.day, L.df, L), size=s, date=r)
        doc.put(ax, flow.y, mo(L, T.minor, mode, cm), size=s, bold=True, align='right', amount=r)
        if balcol: doc.put(555, flow.y, mo(L, T.bal, 'minus'), size=s, align='right', balance=r)
        if not namefirst: doc.put(nx, flow.y, T.type, size=s, bold=True); flow.y += lead
        for t in lines: pn(doc, nx, flow.y, t, r, size=s, bold=namefirst); flow.y += lead
        extra = rng.sample([(L.t['ref'], T.ref), ('VS' if L.cc == 'SK' else 'ID', str(rng.randint(10**6, 10**9))), (L.t['account'], iban(rng, L)[:24]), (L.t['vdate'], fd(T.val, L.df, L)), ('KS', '0308') if L.cc == 'SK' else (L.t['cur'], L.cur)], rng.randint(0, 3))
        if namefirst and rng.random() < .5: extra.insert(0, (L.t['type'], T.type))
        if T.fx: extra.append((L.t['rate'], f'{T.rate} ({T.fx})'))
        for k, (a, b) in enumerate(extra):
            if k % 2 and 300 > nx + doc.fits(f'{extra[k-1][0]}: {extra[k-1][1]}', s - 1) + 4: flow.y -= lead; doc.put(300, flow.y, cut(doc, f'{a}: {b}', 150, s - 1), size=s - 1)
            else: doc.put(nx, flow.y, f'{a}: {b}', size=s - 1)
            flow.y += lead
        flow.y += rng.choice([4, 6])
    if rng.random() < .6: flow.need(30); doc.put(dx, flow.y + 6, L.t['closing'], size=s, bold=True); doc.put(555, flow.y + 6, mo(L, L.close, 'minus', cm), size=s, align='right', closing=True); flow.y += 30
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_ua_land(rng):
    """Landscape: date and time, details, category code, card and operation amounts, rate, commission, cashback, balance."""
    L = loc(rng, 'UA', 'UA', 'UA', 'LT', 'EG', 'TR'); doc = stmt.Doc(842, 595); newest = rng.random() < .7
    ts = txs(rng, L, newest=newest); flow = Flow(doc, top=40, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L, y=36)
    if rng.random() < .5: flow.y = summary(rng, doc, L, flow.y, x=36)
    words = {'uk': ('MCC', 'Сума в валюті картки', 'Сума в валюті операції', 'Кешбек'), 'lt': ('MCC', 'Suma sąskaitos valiuta', 'Operacijos suma', 'Pinigų grąža'), 'en': ('MCC', 'Amount in card currency', 'Original amount', 'Cashback'), 'tr': ('MCC', 'Hesap tutarı', 'İşlem tutarı', 'Bonus')}[L.lang]
    cols = [Col('d', L.t['date']), Col('n', L.t['desc'], flex=1.4), Col('mcc', words[0], 'center'), Col('am', f'{words[1]} ({L.cur})', 'right'), Col('fx', words[2], 'right'), Col('cc', L.t['cur']), Col('rate', L.t['rate'], 'right'), Col('fee', L.t['fee'], 'right'), Col('cb', words[3], 'right'), Col('bal', L.t['balance'], 'right')]
    drop = rng.sample(['mcc', 'rate', 'fee', 'cb', 'bal', 'typ', 'card'], rng.randint(0, 3))
    if rng.random() < .4: cols.insert(1, Col('typ', L.t['type']))
    if rng.random() < .4: cols.insert(2, Col('card', L.t['card']))
    cols = [c for c in cols if c.key not in drop]
    if rng.random() < .3: cols = [c for c in cols if c.key not in ('fx', 'cc', 'rate')]
    # words of the heading in two or three lines
    for c in cols:
        w = c.head.split()
        if len(w) > 2: c.head = '\n'.join(' '.join(w[i:i + 2]) for i in range(0, len(w), 2))
    timeway = rng.choice(['below', 'beside', 'none'])
    items = []
    for T in ts:
        r = start(doc, T); d = fd(T.day, L.df, L)
        it = {'d': [(d, {'date': r}), (T.time + rng.choice(['', ':12']), {})] if timeway == 'below' else (d, {'date': r}), 'n': (T.text, {'name': r}), 'typ': T.type, 'mcc': str(rng.choice([5411, 5812, 4829, 6011, 5541, 4121])), 'card': f'*{rng.randint(1000, 9999)}',
              'am': (mo(L, T.minor, 'minus'), {'amount': r}), 'fx': ('-' if T.minor < 0 else '') + (num(T.fxv, L.style) if T.fx else num(T.minor, L.style, L.dec)), 'cc': T.fxc if T.fx else L.cur, 'rate': T.rate if T.fx else rng.choice(['—', '-', '1.0000']), 'fee': rng.choice(['—', '0.00', '0']), 'cb': rng.choice(['—', '0.00', num(abs(T.minor) // 100, L.style)]), 'bal': (mo(L, T.bal, 'minus'), {'balance': r})}
        items.append(it)
    if timeway == 'beside': cols.insert(1, Col('tm', '')); [it.__setitem__('tm', T.time) for it, T in zip(items, ts)]
    table(rng, doc, flow, cols, items, size=rng.choice([7, 7.5, 8]), valign=rng.choice(['top', 'middle']), minflex=130)
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_baltic(rng):
    """Several accounts (currencies) in one document; payee and purpose; letters D/K or a sign; turnover lines."""
    L = loc(rng, 'EE', 'LV', 'LT'); doc = page(rng); deb = rng.choice([('D', 'K'), ('D', 'C'), ('-', '+'), None])
    base = L.cur; flow = None; curs = rng.sample(['EUR', 'USD', 'GBP', 'SEK', 'PLN'], rng.choice([1, 1, 2, 3])); curs[0] = 'EUR'; curs = list(dict.fromkeys(curs))
    order = rng.choice([0, 1, 2]); size = rng.choice([7.5, 8, 8.5]); withbal = rng.random() < .3; withref = rng.random() < .5
    for n, c in enumerate(curs):
        ts = txs(rng, L, most=20 if n == 0 else 6)
        if flow is None:
            flow = Flow(doc, top=50, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
        flow.need(100)
        doc.put(36, flow.y, f"{L.t['account']} {iban(rng, L)} {c}", size=9, bold=True); flow.y += 16
        start_row = rng.random() < .7
        D = Col('d', L.t['date']); P = Col('n', {'et': 'Saaja/Maksja', 'lv': 'Saņēmējs/Maksātājs', 'lt': 'Gavėjas/Mokėtojas'}[L.lang] if order == 0 else L.t['desc'], flex=1, gap=10)
        cols = [D, P] + ([Col('ref', L.t['ref'])] if withref else [])
        if order == 1: cols = [D, Col('typ', L.t['type']), P]
        if order == 2 and withref: cols = [Col('ref', L.t['ref']), D, P]
        cols.append(Col('am', L.t['amount'], 'right'))
        if deb: cols.append(Col('dk', '/'.join(deb), 'center'))
        cols.append(Col('cc', L.t['cur']))
        if withbal: cols.append(Col('bal', L.t['balance'], 'right'))
        items = [{'n': (L.t['opening'], {'b': True}), 'am': (mo(L, L.open), {'opening': True}), 'cc': c}] if start_row else []
        for T in ts:
            r = start(doc, T)
            items.append({'d': (fd(T.day, L.df, L), {'date': r}), 'n': [(T.text, {'name': r})] + ([(f'{T.fx} {T.rate}', {})] if T.fx and rng.random() < .5 else []), 'typ': rng.choice(['MK', 'K', 'M', 'AS', 'CTX', 'KART']), 'ref': T.ref, 'am': (mo(L, T.minor, 'abs' if deb else 'minus'), {'amount': r}), 'dk': deb[T.minor > 0] if deb else '', 'cc': c, 'bal': (mo(L, T.bal, 'minus'), {'balance': r})})
        items.append({'n': (L.t['tout'], {'b': True}), 'am': mo(L, L.out), 'cc': c}); items.append({'n': (L.t['tin'], {'b': True}), 'am': mo(L, L.inn), 'cc': c})
        items.append({'n': (L.t['closing'], {'b': True}), 'am': (mo(L, L.close), {'closing': True}), 'cc': c})
        table(rng, doc, flow, cols, items, size=size); flow.y += 18
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_gr_letters(rng):
    """Short dates, a debit/credit letter, carried forward lines at page ends, running balance with sign after."""
    L = loc(rng, 'GR', 'GR', 'GR', 'BG', 'SI', 'EG'); doc = page(rng, False); ts = txs(rng, L, n=rng.choice([8, 14, 22, 30, 36]))
    flow = Flow(doc, top=60, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    let = {'el': ('Χ', 'Π'), 'bg': ('Д', 'К'), 'sl': ('B', 'D'), 'en': ('D', 'C')}[L.lang]; s = rng.choice([8, 8.5, 9]); lead = s + rng.choice([3, 4, 6])
    fmt = rng.choice([L.sf, '{dd}/{mm}', L.df]); valeur = rng.random() < .6; mode = rng.choice(['trail', 'minus', 'trailboth'])
    dx, vx, nx = 40, 100, 165 if valeur else 105; ax, lx, bx = 440, 448, 555; before = rng.random() < .3
    def heads(p):
        doc.put(dx, flow.y, cut(doc, L.t['date'], 55, s - .5, True), size=s - .5, bold=True)
        if valeur: doc.put(vx, flow.y, cut(doc, L.t['vdate'], 60, s - .5, True), size=s - .5, bold=True)
        doc.put(nx, flow.y, L.t['desc'], size=s - .5, bold=True); doc.put(ax, flow.y, L.t['amount'], size=s - .5, bold=True, align='right'); doc.put(bx, flow.y, L.t['balance'], size=s - .5, bold=True, align='right'); flow.y += lead + 4
    cap = rng.choice([9, 12, 18]); k = 0
    heads(1); doc.put(nx, flow.y, L.t['opening'], size=s); doc.put(bx, flow.y, mo(L, L.open, mode), size=s, align='right', opening=True); flow.y += lead
    for T in ts:
        if k and k % cap == 0 or flow.y > flow.bottom - 40:
            prev = ts[k - 1].bal
            doc.put(nx, flow.y, L.t['cf'], size=s); doc.put(bx, flow.y, mo(L, prev, mode), size=s, align='right')
            flow.need(10**6); doc.put(40, 40, L.bank, size=11, bold=True); heads(2); doc.put(nx, flow.y, L.t['bf'], size=s); doc.put(bx, flow.y, mo(L, prev, mode), size=s, align='right'); flow.y += lead
        k += 1
        r = start(doc, T); lines = hard(doc, T.text, ax - nx - 85, s)[:2]
        doc.put(dx, flow.y, fd(T.day, fmt, L), size=s, date=r) if doc.fits(fd(T.day, fmt, L), s) < (58 if valeur else 63) else doc.put(dx, flow.y, fd(T.day, '{dd}/{mm}/{yy}', L), size=s, date=r)
        if valeur: doc.put(vx, flow.y, fd(T.val, '{dd}/{mm}/{yy}', L), size=s)
        e = mo(L, T.minor); doc.put(ax, flow.y, e, size=s, align='right', amount=r)
        if before: doc.put(ax - doc.fits(e, s) - 4, flow.y, let[T.minor > 0], size=s, align='right')
        else: doc.put(lx, flow.y, let[T.minor > 0], size=s)
        doc.put(bx, flow.y, mo(L, T.bal, mode), size=s, align='right', balance=r)
        for t in lines: pn(doc, nx, flow.y, t, r, size=s); flow.y += lead
    doc.put(nx, flow.y, L.t['closing'], size=s, bold=True); doc.put(bx, flow.y, mo(L, L.close, mode), size=s, align='right', closing=True); flow.y += lead * 2
    doc.put(40, flow.y, f"{let[0]} = {L.t['debit']}, {let[1]} = {L.t['credit']}", size=7); flow.y += 16
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_il_mirror(rng):
    """Columns from right to left: date at the right, balance at the left, as in Hebrew or Arabic statements rendered in English."""
    L = loc(rng, 'IL', 'IL', 'EG', 'AE'); doc = page(rng, False); newest = rng.random() < .5; ts = txs(rng, L, newest=newest)
    flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    how = rng.choice(['split', 'split', 'minus', 'trail']); val = rng.random() < .5
    cols = [Col('bal', L.t['balance'], rng.choice(['left', 'right']))] if rng.random() < .8 else []
    cols += [Col('in', L.t['credit'], 'right', gap=12), Col('out', L.t['debit'], 'right', gap=14)] if how == 'split' else [Col('am', L.t['amount'], 'right', gap=14)]
    if rng.random() < .6: cols.append(Col('ref', L.t['ref']))
    cols.append(Col('n', L.t['desc'], rng.choice(['right', 'left']), flex=1, gap=10))
    cols += [Col('v', L.t['vdate'])] if val else []
    cols.append(Col('d', rng.choice([L.t['date'], L.t['bdate']]) if val else L.t['date'], gap=0))
    cm = rng.choice(['', '', 'pre']); items = []
    for T in ts:
        r = start(doc, T)
        items.append({'d': (fd(T.day, L.df, L), {'date': r}), 'v': fd(T.val, L.df, L), 'n': [(T.text, {'name': r})] + ([(f'{T.fx}', {})] if T.fx else []), 'ref': str(rng.randint(100, 99999)), 'am': (mo(L, T.minor, how, cm), {'amount': r}) if how != 'split' else '', 'in' if T.minor > 0 else 'out': (mo(L, T.minor, 'abs', cm), {'amount': r}), 'bal': (mo(L, T.bal, 'minus', cm), {'balance': r})})
    xs = table(rng, doc, flow, cols, items, size=rng.choice([7.5, 8, 9]), halign=rng.choice([None, 'center']))
    if rng.random() < .5: flow.need(60); flow.y = summary(rng, doc, L, flow.y + 6)
    maybe_box(rng, doc, L, flow, .4)
    return doc

def pdf_bilingual(rng):
    """English headings with the local script beneath or beside; long narrations; CR/DR after the balance."""
    L = loc(rng, 'AE', 'AE', 'EG', 'PK', 'BD', 'LK', 'LK'); doc = page(rng, False); ts = txs(rng, L)
    flow = Flow(doc, top=60, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    si = {'date': 'දිනය', 'vdate': 'වටිනාකම් දිනය', 'desc': 'විස්තරය', 'debit': 'හර', 'credit': 'බැර', 'balance': 'ශේෂය', 'ref': 'අංකය', 'opening': 'ආරම්භක ශේෂය', 'closing': 'අවසාන ශේෂය'}
    ta = {'date': 'தேதி', 'vdate': 'மதிப்பு தேதி', 'desc': 'விவரம்', 'debit': 'பற்று', 'credit': 'வரவு', 'balance': 'இருப்பு', 'ref': 'எண்', 'opening': 'ஆரம்ப இருப்பு', 'closing': 'இறுதி இருப்பு'}
    X = [si, ta] if L.cc == 'LK' else [{k: v[0] for k, v in LANG[{'AE': 'ar', 'EG': 'ar', 'PK': 'ur', 'BD': 'bn'}[L.cc]].items()}]
    lines = rng.choice([1, 2]) if len(X) > 1 else 1
    first = rng.random() < .3
    def h(k):
        loc_ = [x[k] for x in X[:lines]]
        return '\n'.join(loc_ + [L.t[k]] if first else [L.t[k]] + loc_)
    val = rng.random() < .6
    cols = [Col('d', h('date'))] + ([Col('v', h('vdate'))] if val else []) + [Col('n', h('desc'), flex=1, gap=10)]
    if val and rng.random() < .25: cols[0], cols[1] = cols[1], cols[0]
    if rng.random() < .4: cols.insert(rng.choice([1, len(cols)]), Col('ref', h('ref')))
    cols += [Col('out', h('debit'), 'right'), Col('in', h('credit'), 'right'), Col('bal', h('balance'), 'right')]
    bm = rng.choice(['crdr', 'CRDR', 'minus', 'cr']); zero = rng.random() < .2
    items = [{'n': (L.t['opening'], {}), 'bal': (mo(L, L.open, bm), {'opening': True})}] if rng.random() < .8 else []
    cut3 = rng.random() < .5
    for T in ts:
        r = start(doc, T); text = T.text
        if cut3: text = text + rng.choice([f' {rng.randint(10**5, 10**6)}', f' VALUE {T.c}', f' {L.cur}', f' CARD NO {T.k}', ' MOBILE BANKING CHANNEL', f' BY {T.p}'])
        it = {'d': (fd(T.day, L.df, L), {'date': r}), 'v': fd(T.val, L.df, L), 'n': [(text, {'name': r})] + ([(f'{T.fx} @ {T.rate}', {})] if T.fx else []), 'ref': T.ref, 'bal': (mo(L, T.bal, bm), {'balance': r})}
        it['in' if T.minor > 0 else 'out'] = (mo(L, T.minor), {'amount': r})
        if zero: it['out' if T.minor > 0 else 'in'] = num(0, L.style, L.dec)
        items.append(it)
    items.append({'n': (L.t['total'], {'b': True}), 'out': mo(L, L.out), 'in': mo(L, L.inn)})
    if rng.random() < .5: items.append({'n': (L.t['closing'], {'b': True}), 'bal': (mo(L, L.close, bm), {'closing': True})})
    table(rng, doc, flow, cols, items, size=rng.choice([7, 7.5, 8, 8.5]), split=rng.random() < .3, halign=rng.choice([None, 'center']), valign=rng.choice(['top', 'top', 'bottom']))
    flow.y += 8; maybe_box(rng, doc, L, flow, .5)
    return doc

def rtl(doc, x, y, text, size, r=None, bold=False):
    """Words from right to left, ending at the right end x."""
    runs = []
    for w in text.split():   # Latin words and figures stand from left to right among themselves
        plain = not any('\u0590' <= c <= '\u08ff' for c in w)
        if plain and runs and runs[-1][1]: runs[-1][0] += ' ' + w
        else: runs.append([w, plain])
    for w, plain in runs:
        if r is not None: pn(doc, x, y, w, r, size=size, bold=bold, align='right')
        else: doc.put(x, y, w, size=size, bold=bold, align='right')
        x -= doc.fits(w + ' ', size, bold)

def pdf_arabic(rng):
    """A page wholly in Arabic or Urdu, right to left, Latin figures."""
    L = loc(rng, 'EG', 'AE', lang='ar') if rng.random() < .75 else loc(rng, 'PK', lang='ur'); L.df = rng.choice(['{dd}/{mm}/{yyyy}', '{yyyy}/{mm}/{dd}', '{dd}-{mm}-{yyyy}']); L.dec = 2
    doc = page(rng, False); ts = txs(rng, L, most=20); W = doc.width
    flow = Flow(doc, top=60); s = rng.choice([8, 9, 10]); lead = s + 5
    rtl(doc, W - 36, 44, L.t['statement'], 15, bold=True); doc.put(36, 44, L.bank, size=13, bold=True)
    rtl(doc, W - 36, 66, f"{L.t['account']} {rng.randint(10**9, 10**11)}", 9); rtl(doc, W - 36, 80, f"{L.t['period']} {fd(L.first, L.df, L)} - {fd(L.last, L.df, L)}", 9)
    flow.y = 108; split = rng.random() < .6; bal = rng.random() < .7; val = rng.random() < .3
    dx = W - 36; vx = dx - 64; nx = (vx - 64) if val else dx - 66
    bx, ox, ix = 100, 250, 180
    if not bal: ox, ix = 200, 110
    if not split: ox = ix = 200
    def heads(p=0):
        rtl(doc, dx, flow.y, L.t['date'], s, bold=True); rtl(doc, nx, flow.y, L.t['desc'], s, bold=True)
        if val: rtl(doc, vx, flow.y, L.t['vdate'], s - 2, bold=True)
        if split: rtl(doc, ox, flow.y, L.t['debit'], s, bold=True); rtl(doc, ix, flow.y, L.t['credit'], s, bold=True)
        else: rtl(doc, ox, flow.y, L.t['amount'], s, bold=True)
        if bal: rtl(doc, bx, flow.y, L.t['balance'], s, bold=True)
        flow.y += lead + 4; return flow.y
    if rng.random() < .9: heads()
    flow.head = heads
    if bal: rtl(doc, nx, flow.y, L.t['opening'], s); doc.put(bx, flow.y, mo(L, L.open), size=s, align='right', opening=True); flow.y += lead
    mode = rng.choice(['minus', 'trail'])
    for T in ts:
        r = start(doc, T); lines = hard(doc, T.text, nx - ox - 12, s); flow.need(len(lines) * lead + 4)
        doc.put(dx, flow.y, fd(T.day, L.df, L), size=s, align='right', date=r)
        if val: doc.put(vx, flow.y, fd(T.val, L.df, L), size=s, align='right')
        doc.put(ix if T.minor > 0 else ox, flow.y, mo(L, T.minor, 'abs' if split else mode), size=s, align='right', amount=r)
        if bal: doc.put(bx, flow.y, mo(L, T.bal), size=s, align='right', balance=r)
        for t in lines: rtl(doc, nx, flow.y, t, s, r); flow.y += lead
        flow.y += 2
    flow.need(50); rtl(doc, nx, flow.y + 6, L.t['closing'], s, bold=True); doc.put(bx, flow.y + 6, mo(L, L.close), size=s, align='right', closing=True); flow.y += lead * 2
    for t in rng.sample(L.noise, 2): rtl(doc, W - 36, flow.y, t, 7.5); flow.y += 11
    return doc

def pdf_tr_card(rng):
    """Card statement with instalments, bonus column between, payments with a plus, next months' instalments."""
    L = loc(rng, 'TR', 'TR', 'TR', 'PE', 'GR', 'IL'); doc = page(rng, False); ts = txs(rng, L, kinds=('purchase', 'refund', 'fee', 'atm'), share=rng.choice([0, .1, .2]))
    flow = Flow(doc, top=60, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    pay = {'tr': ['ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ', 'ŞUBEDEN ÖDEME', 'HESAPTAN ÖDEME-İNTERNET'], 'es': ['PAGO EN EFECTIVO GRACIAS', 'SU PAGO - BANCA MOVIL'], 'el': ['ΠΛΗΡΩΜΗ - ΕΥΧΑΡΙΣΤΟΥΜΕ', 'ΠΛΗΡΩΜΗ ΜΕΣΩ e-BANKING'], 'en': ['PAYMENT RECEIVED - THANK YOU', 'BANK STANDING ORDER PAYMENT']}[L.lang]
    inst = {'tr': '{a}/{b} TAKSİT', 'es': 'CUOTA {a}/{b}', 'el': 'ΔΟΣΗ {a}/{b}', 'en': 'Payment {a} of {b}'}[L.lang]
    y0 = flow.y
    big = [(L.t['closing'], num(rng.randint(100, 5000) * 100 * int(L.scale) + 37, L.style, L.dec), 1), (L.t['minpay'], num(rng.randint(10, 900) * 100 * int(L.scale), L.style, L.dec), 0), (L.t['due'], fd(L.last + datetime.timedelta(days=12), L.df, L), 0), (L.t['limit'], num(rng.randint(1000, 9000) * 100 * int(L.scale), L.style, L.dec), 0)]
    rng.shuffle(big)
    for k, (a, b, c) in enumerate(big):
        x = 40 + (k % 2) * 270; y = y0 + (k // 2) * 32
        doc.put(x, y, a, size=8); doc.put(x, y + 14, b + ('' if a == L.t['due'] else ' ' + L.sign), size=11, bold=True, **({'closing': True} if c else {}))
    flow.y = y0 + 80
    mode = rng.choice(['plustrail', 'minusin', 'plusin', 'CR']); two = rng.random() < .4; bonus = rng.random() < .6
    cols = [Col('d', L.t['tdate'] if rng.random() < .7 else L.t['date'])]
    if two: cols.insert(rng.choice([0, 1]), Col('p', L.t['bdate'])); cols[[c.key for c in cols].index('d')].head = L.t['tdate']
    cols.append(Col('n', L.t['desc'], flex=1, gap=8))
    if rng.random() < .6: cols.append(Col('i', {'tr': 'Taksit', 'es': 'Cuotas', 'el': 'Δόσεις', 'en': 'Instalment'}[L.lang], 'center'))
    if bonus: cols.append(Col('b', {'tr': rng.choice(['Bonus', 'MaxiPuan', 'WorldPuan', 'Chip-Para']), 'es': 'Puntos', 'el': 'Πόντοι', 'en': 'Points'}[L.lang], 'right'))
    cols.append(Col('am', f"{L.t['amount']} ({L.sign})", 'right'))
    if rng.random() < .15: cols[-1], cols[-2] = cols[-2], cols[-1]
    fmt = rng.choice([L.df, L.df, '{dd}/{mm}', '{d} {month} {yyyy}']); items = []
    hascol = any(c.key == 'i' for c in cols)
    for T in ts:
        r = start(doc, T); v = mo(L, T.minor)
        if T.minor > 0:
            if rng.random() < .6: T.text = rng.choice(pay)
            v = {'plustrail': v + '+', 'minusin': '-' + v, 'plusin': '+' + v, 'CR': v + ' CR'}[mode]
        it = {'d': (fd(T.day, fmt, L), {'date': r}), 'p': fd(T.post, fmt, L), 'n': [(T.text, {'name': r})], 'am': (v, {'amount': r}), 'b': num(abs(T.minor) // 200, L.style, 2) if T.minor < 0 and rng.random() < .7 else ''}
        if T.minor < 0 and rng.random() < .3:
            b = rng.choice([3, 6, 9, 12]); t = inst.format(a=rng.randint(1, b), b=b)
            if hascol: it['i'] = t.split()[0] if L.lang == 'tr' else t.split()[-1]
            else: it['n'].append((f'({t}) {num(abs(T.minor) * b, L.style, L.dec)} {L.sign}', {}))
        if T.fx: it['n'].append((f'{T.fx}', {}))
        items.append(it)
    if rng.random() < .5: items.insert(0, {'n': (L.t['opening'], {'b': True}), 'am': (num(rng.randint(100, 5000) * 100 * int(L.scale), L.style, L.dec), {'opening': True})})
    if rng.random() < .4: items.append({'n': (f"{L.t['total']} {L.t['purchase']}", {'b': True}), 'am': mo(L, L.out)})
    table(rng, doc, flow, cols, items, size=rng.choice([7.5, 8, 8.5, 9]), heads=rng.random() < .93)
    flow.y += 8; flow.need(100)
    if rng.random() < .6: flow.y = box(rng, doc, L, flow.y, kinds=['instal'])
    maybe_box(rng, doc, L, flow, .6, kinds=['rewards', 'rates', 'legal', 'advert', 'fees'])
    return doc

def pdf_mono(rng):
    """Typewriter print with rules of dashes; fixed columns."""
    L = loc(rng, 'PK', 'BD', 'LK', 'GH', 'UG', 'EG', 'PE'); doc = page(rng, rng.random() < .3); ts = txs(rng, L)
    size = rng.choice([7, 7.5, 8]) if doc.width < 700 else 9; cw = .6 * size; lead = size + rng.choice([1.5, 3]); chars = int((doc.width - 60) / cw)
    flow = Flow(doc, top=40); P = lambda c, t, **kw: doc.put(30 + c * cw, flow.y, t, size=size, mono=True, **kw)
    fmt = L.df if 'month' not in L.df else '{dd}/{mm}/{yyyy}'; dw = max(len(fd(T.day, fmt, L)) for T in ts) + 2
    aw = max(len(mo(L, v, 'crdr')) for v in [T.bal for T in ts] + [L.open, L.out, L.inn]) + 2
    two = rng.random() < .4; onlyfirst = rng.random() < .3; single = rng.random() < .25
    bm = rng.choice(['abs', 'CRDR', 'trail', 'minus']); nx = dw * (2 if two else 1); ob = chars; oi = ob - aw; oo = oi - (0 if single else aw); nw = oo - aw - nx + 1
    if nw < 22: single = True; oo = oi; nw = oi - aw - nx
    dash = rng.choice(['-', '=', '_', '- ', '*'])
    def rule(): P(0, (dash * chars)[:chars].strip()); flow.y += lead
    def top(p=0):
        P(0, L.bank.upper()); P(chars // 2, L.t['statement'].upper()); P(chars - 9, f"PAGE {p or 1:3d}"); flow.y += lead
        if p == 0:
            P(0, rng.choice(L.people).upper()); flow.y += lead; P(0, f"A/C {rng.randint(10**9, 10**12)}  {L.cur}"); P(chars // 2, f'{fd(L.first, fmt, L)} - {fd(L.last, fmt, L)}'); flow.y += lead * 2
        rule()
        P(0, (L.t['bdate'] if two else L.t['date'])[:dw - 1])
        if two: P(dw, L.t['vdate'][:dw - 1])
        P(nx, L.t['desc']); H = lambda c, t: doc.put(30 + c * cw, flow.y, t[:aw - 1], size=size, mono=True, align='right')
        if single: H(oi, L.t['amount'])
        else: H(oo, L.t['debit']); H(oi, L.t['credit'])
        H(ob, L.t['balance']); flow.y += lead; rule(); return flow.y
    top(); flow.head = top
    R = lambda c, t, **kw: doc.put(30 + c * cw, flow.y, t, size=size, mono=True, align='right', **kw)
    P(nx, L.t['opening'].upper()); R(ob, mo(L, L.open, bm), opening=True); flow.y += lead
    prev, groups = None, {}
    rows = [start(doc, T) for T in ts]
    for T in ts: groups.setdefault(T.day, []).append(T.row)
    for T in ts:
        r = T.row; lines = hard(doc, T.text.upper(), nw * cw, size, mono=True)
        flow.need(lead * (len(lines) + 1))
        if not onlyfirst: P(0, fd(T.day, fmt, L), date=r)
        elif T.day != prev: P(0, fd(T.day, fmt, L), date=groups[T.day])
        prev = T.day
        if two: P(dw, fd(T.val, fmt, L))
        R(oi if T.minor > 0 or single else oo, mo(L, T.minor, rng.choice(['CRDR']) if single else 'abs'), amount=r); R(ob, mo(L, T.bal, bm), balance=r)
        for t in lines: pn(doc, 30 + nx * cw, flow.y, t, r, size=size, mono=True); flow.y += lead
        if rng.random() < .1: P(nx, 'REF ' + T.ref); flow.y += lead
    flow.need(lead * 5); rule()
    if rng.random() < .6: P(nx, L.t['total'].upper()); (R(oo, mo(L, L.out)), R(oi, mo(L, L.inn))) if not single else None; flow.y += lead
    P(nx, L.t['closing'].upper()); R(ob, mo(L, L.close, bm), closing=True); flow.y += lead; rule()
    if rng.random() < .5: P(max(0, chars // 2 - 12), '*** END OF STATEMENT ***'[:chars]); flow.y += lead
    return doc

def pdf_newspaper(rng):
    """Two columns of rows side by side on the page."""
    L = loc(rng); doc = page(rng, rng.random() < .3); ts = txs(rng, L, n=rng.randint(8, 36)); s = rng.choice([7, 7.5, 8]); lead = s + rng.choice([3, 4])
    flow = Flow(doc, top=50, foot=footer(rng, doc, L)); y0 = bankhead(rng, doc, L)
    if rng.random() < .5: y0 = summary(rng, doc, L, y0)
    m = 34; gut = rng.choice([18, 26]); cwid = (doc.width - 2 * m - gut) / 2; fmt = rng.choice([L.sf, L.sf, '{dd}.{mm}.', '{dd}/{mm}']) if L.lang not in ('hu', 'lt') else '{mm}.{dd}.' if L.lang == 'hu' else '{mm}-{dd}'
    mode = rng.choice(['minus', 'both', 'trail', 'cr', 'paren']); heads = rng.random() < .8; bal = False
    dw = max(doc.fits(fd(T.day, fmt, L), s) for T in ts) + 8; aw = max(doc.fits(mo(L, T.minor, mode), s) for T in ts) + 6
    def top(x, y):
        if heads: doc.put(x, y, cut(doc, L.t['date'], dw - 3, s, True), size=s, bold=True); doc.put(x + dw, y, cut(doc, L.t['desc'], cwid - dw - aw - 20, s, True), size=s, bold=True); doc.put(x + cwid, y, cut(doc, L.t['amount'], aw, s, True), size=s, bold=True, align='right'); return y + lead + 3
        return y
    per = (len(ts) + 1) // 2 if rng.random() < .6 else 10**6
    col, x = 0, m; ystart = y0; y = top(x, y0); low = y; done = 0
    for T in ts:
        r = start(doc, T); lines = hard(doc, T.text, cwid - dw - aw - 4, s)[:3]
        if y + lead * len(lines) > flow.bottom - 20 or done >= per:
            done = 0; low = max(low, y)
            if col == 0: col, x, y = 1, m + cwid + gut, top(m + cwid + gut, ystart)
            else: flow.need(10**6); col, x, ystart = 0, m, 60; low = 60; y = top(x, 60)
        done += 1
        doc.put(x, y, fd(T.day, fmt, L), size=s, date=r); doc.put(x + cwid, y, mo(L, T.minor, mode), size=s, align='right', amount=r)
        for t in lines: pn(doc, x + dw, y, t, r, size=s); y += lead
        low = max(low, y)
    flow.y = low + 16; maybe_box(rng, doc, L, flow, .5)
    if mode == 'cr': flow.need(20); doc.put(m, flow.y, 'CR = ' + L.t['credit'], size=7)
    return doc

def pdf_momo(rng):
    """Mobile money wallet: landscape, who paid whom, fee, levy, balance before and after."""
    L = loc(rng, 'GH', 'GH', 'UG', 'PK', 'BD', 'EG'); doc = stmt.Doc(842, 595); newest = rng.random() < .5
    ts = txs(rng, L, newest=newest); flow = Flow(doc, top=40, foot=footer(rng, doc, L)); L.bank = rng.choice({'GH': ['MTN MoMo', 'Telecel Cash', 'AT Money'], 'UG': ['MTN MoMo', 'Airtel Money'], 'PK': ['JazzCash', 'Easypaisa'], 'BD': ['bKash', 'Nagad', 'Rocket'], 'EG': ['Vodafone Cash', 'InstaPay']}[L.cc]); flow.y = bankhead(rng, doc, L, y=36)
    typ = {'purchase': 'PAYMENT', 'atm': 'CASH_OUT', 'to': 'TRANSFER', 'dd': 'BILL_PAY', 'fee': 'CHARGE', 'so': 'TRANSFER', 'salary': 'BULK_PAYOUT', 'from': 'TRANSFER', 'refund': 'REVERSAL', 'interest': 'INTEREST', 'cashdep': 'CASH_IN'}
    sign = rng.choice(['minus', 'both', 'type', 'dir']); cols = [Col('d', rng.choice(['Date', 'Date / Time', 'Transaction Date']))]
    if rng.random() < .5: cols.append(Col('id', rng.choice(['Trans ID', 'F_ID', 'Receipt No.'])))
    cols.append(Col('ty', rng.choice(['Type', 'Transaction Type']))) 
    if sign == 'dir': cols.append(Col('dir', rng.choice(['Dr/Cr', 'Direction', 'In/Out'])))
    N = Col('n', rng.choice(['Details', 'Counterparty', 'To / From', 'Name', 'Description']), flex=1)
    A = Col('am', rng.choice(['Amount', 'Amount ({})'.format(L.cur), 'Trans. Amount']), 'right')
    cols += [N, A] if rng.random() < .7 else [A, N]
    if rng.random() < .7: cols.append(Col('fee', 'Fees', 'right'))
    if L.cc == 'GH' and rng.random() < .5: cols.append(Col('lv', 'E-Levy', 'right'))
    if rng.random() < .5: cols.append(Col('bb', 'Bal Before', 'right'))
    if rng.random() < .8: cols.append(Col('bal', rng.choice(['Bal After', 'Balance', 'Post Balance']), 'right'))
    if rng.random() < .3: cols.append(Col('st', 'Status'))
    items = []; secs = rng.random() < .5
    dirs = rng.choice([('DR', 'CR'), ('Out', 'In'), ('Debit', 'Credit'), ('Sent', 'Received')])
    for T in ts:
        r = start(doc, T); d = fd(T.day, L.df, L); before = T.bal - T.minor; z = num(0, L.style, L.dec)
        ty = typ[T.kind]
        if sign == 'type': ty = {'TRANSFER': 'TRANSFER_IN' if T.minor > 0 else 'TRANSFER_OUT'}.get(ty, ty)
        items.append({'d': [(d, {'date': r}), (T.time + (':33' if secs else ''), {})], 'id': str(rng.randint(10**9, 10**11)), 'ty': ty, 'dir': dirs[T.minor > 0], 'n': (T.text, {'name': r}), 'am': (mo(L, T.minor, sign if sign in ('minus', 'both') else 'abs'), {'amount': r}), 'fee': z, 'lv': z, 'bb': mo(L, before), 'bal': (mo(L, T.bal), {'balance': r}), 'st': 'Completed'})
    table(rng, doc, flow, cols, items, size=rng.choice([7, 7.5, 8]), minflex=140)
    if rng.random() < .5: flow.need(70); flow.y = summary(rng, doc, L, flow.y + 8)
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_sections(rng):
    """Deposits, withdrawals, charges in sections of their own; sign only by section; daily balances in three columns."""
    L = loc(rng); doc = page(rng, False); ts = txs(rng, L, share=rng.choice([.2, .3, .5, 0, 1])); flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    if rng.random() < .8: flow.y = summary(rng, doc, L, flow.y)
    t = L.t; size = rng.choice([8, 8.5, 9]); fees = rng.random() < .5; two = rng.random() < .3
    secs = [(t['credit'] if rng.random() < .6 else t['tin'], [T for T in ts if T.minor > 0]), (t['debit'] if rng.random() < .6 else t['tout'], [T for T in ts if T.minor < 0 and not (fees and T.kind == 'fee')]), (t['fee'], [T for T in ts if T.minor < 0 and fees and T.kind == 'fee'])]
    if rng.random() < .3: secs = [secs[1], secs[2], secs[0]]
    cm = rng.choice(['', '', natcur(rng, L)]); fmt = rng.choice([L.df, L.sf]); lastd = rng.random() < .2; heads = rng.random() < .7
    for title, part in secs:
        if not part: continue
        flow.need(60); doc.put(36, flow.y, title.upper() if rng.random() < .3 else title, size=size + 2.5, bold=True); tot = sum(T.minor for T in part)
        if rng.random() < .3: doc.put(doc.width - 36, flow.y, mo(L, tot, 'abs', cm), size=size + 1, bold=True, align='right')
        flow.y += size + 9; items = []
        D = [Col('d', t['date'])] if not two else [Col('d', t['bdate']), Col('v', t['vdate'])]
        cols = D + [Col('n', t['desc'], flex=1, gap=12), Col('am', t['amount'], 'right')]
        if lastd: cols = [Col('n', t['desc'], flex=1, gap=12)] + D + [Col('am', t['amount'], 'right')]
        for T in part:
            r = start(doc, T); items.append({'d': (fd(T.day, fmt, L), {'date': r}), 'v': fd(T.val, fmt, L), 'n': [(T.text, {'name': r})] + ([(T.ref, {})] if rng.random() < .1 else []), 'am': (mo(L, T.minor, 'abs', cm), {'amount': r})})
        if rng.random() < .7: items.append({'n': (f"{t['total']} {title}", {'b': True}), 'am': (mo(L, tot, 'abs', cm), {'b': True})})
        table(rng, doc, flow, cols, items, size=size, heads=heads, x0=36 + rng.choice([0, 8])); flow.y += 14
    if rng.random() < .6:
        flow.need(60); doc.put(36, flow.y, t['balance'], size=size + 1, bold=True); flow.y += 14
        days = {}
        for T in ts: days[T.day] = T.bal
        n = 3 if all(doc.fits(fd(d, fmt, L) + '    ' + mo(L, b), size - 1) < (doc.width - 100) / 3 for d, b in days.items()) else 2
        step = (doc.width - 72) / n
        for k, (d, b) in enumerate(days.items()):
            if k % n == 0 and k: flow.y += size + 3; flow.need(12)
            x = 36 + (k % n) * step; doc.put(x, flow.y, fd(d, fmt, L), size=size - 1); doc.put(x + step - 18, flow.y, mo(L, b), size=size - 1, align='right')
        flow.y += 20
    maybe_box(rng, doc, L, flow, .4)
    return doc

def pdf_pe_short(rng):
    """Dates like 05MAR, charges with a trailing minus or in two columns, soles and dollars side by side on card statements."""
    L = loc(rng, 'PE', 'PE', 'PE', 'LK', 'GH'); doc = page(rng, False); ts = txs(rng, L); flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    fmt = rng.choice(['{dd}{MON}', '{dd}-{mm}', '{dd}/{mm}', '{dd}-{MON}']); kind = rng.choice(['acct', 'acct', 'card', 'split']); size = rng.choice([7.5, 8, 9]); t = L.t; items = []
    dates = pair(rng, L, rng.choice(['bv', 'vb', 'tb', 'bt'])) if rng.random() < .75 else [('d1', t['date'], 'day', True)]
    if kind == 'card':
        L2 = L
        cols = [Col(k, h) for k, h, a, y in dates] + [Col('n', t['desc'], flex=1, gap=10), Col('ty', t['type']), Col('s', L.sign, 'right', gap=16), Col('u', 'US$', 'right')]
        if rng.random() < .4: cols = [c for c in cols if c.key != 'ty']
        ts = txs(rng, L, kinds=('purchase', 'refund', 'fee'), share=.15)
        trail = rng.random() < .6; doc.put(36, flow.y, t['opening'], size=size); doc.put(555, flow.y, mo(L, 120000 + rng.randint(0, 99999)), size=size, align='right', opening=True); flow.y += 18
        for T in ts:
            r = start(doc, T); v = mo(L, T.minor) + ('-' if trail and T.minor > 0 else '')
            if T.minor > 0 and not trail: v = '-' + v
            it = {'n': (T.text, {'name': r}), 'ty': rng.choice(['CONSUMO', 'PAGO']) if L.lang == 'es' else T.type, rng.choice('sssu'): (v, {'amount': r})}
            for k, h, a, y in dates: it[k] = (fd(getattr(T, a), fmt, L), {'date': r} if y else {})
            items.append(it)
    else:
        cols = [Col(k, h) for k, h, a, y in dates] + [Col('n', t['desc'], flex=1, gap=10)]
        if rng.random() < .5: cols += [Col('lug', 'LUGAR' if L.lang == 'es' else 'BRANCH'), Col('op', t['ref'])]
        if rng.random() < .3: cols += [Col('med', 'MED AT' if L.lang == 'es' else 'CH')]
        cols += [Col('out', t['debit'], 'right'), Col('in', t['credit'], 'right')] if kind == 'split' else [Col('am', t['amount'] if rng.random() < .6 else f"{t['debit']} / {t['credit']}", 'right')]
        if rng.random() < .6: cols.append(Col('bal', t['balance'], 'right'))
        items.append({'n': (t['opening'], {}), 'bal': (mo(L, L.open, 'trail'), {'opening': True})} if cols[-1].key == 'bal' else {'n': ''})
        for T in ts:
            r = start(doc, T); it = {'n': (T.text, {'name': r}), 'lug': T.c, 'op': f'{rng.randint(1, 999999):06d}', 'med': rng.choice(['VEN', 'INT', 'CAJ', 'BMO', 'POS']), 'bal': (mo(L, T.bal, 'trail'), {'balance': r})}
            for k, h, a, y in dates: it[k] = (fd(getattr(T, a), fmt, L), {'date': r} if y else {})
            if kind == 'split': it['in' if T.minor > 0 else 'out'] = (mo(L, T.minor), {'amount': r})
            else: it['am'] = (mo(L, T.minor, 'trail'), {'amount': r})
            items.append(it)
        if items[0] == {'n': ''}: items.pop(0)
    table(rng, doc, flow, cols, items, size=size, split=False, heads=rng.random() < .9)
    if kind != 'card': flow.need(80); flow.y = summary(rng, doc, L, flow.y + 6)
    maybe_box(rng, doc, L, flow, .5, kinds=['rates', 'fees', 'limits', 'legal', 'rewards', 'advert'])
    return doc

def pdf_neobank(rng):
    """An app's export: rows of two lines, name bold, date and time in gray below or left, amount right, balance in gray below the amount."""
    L = loc(rng, 'LT', 'EE', 'UA', 'GR', 'RO', 'HU', 'TR', 'AE', 'PK', 'PE', 'IL'); doc = page(rng, False); newest = rng.random() < .7; ts = txs(rng, L, newest=newest)
    flow = Flow(doc, top=50, foot=footer(rng, doc, L)); m = rng.choice([40, 60, 90]); right = doc.width - m; s = rng.choice([8.5, 9, 10])
    doc.put(m, 50, L.bank, size=18, bold=True); doc.put(m, 74, f"{L.t['statement']}  {fd(L.first, L.df, L)} – {fd(L.last, L.df, L)}", size=9); flow.y = 104
    if rng.random() < .6: flow.y = summary(rng, doc, L, flow.y, x=m)
    cm = natcur(rng, L); mode = rng.choice(['minus', 'both', 'plusin']); where = rng.choice(['below', 'left', 'above', 'belowright']); strong = rng.random() < .3; bal = where != 'belowright' and rng.random() < .5; months = rng.random() < .3; pm = None
    for T in ts:
        if months and (T.day.year, T.day.month) != pm:
            pm = (T.day.year, T.day.month); flow.need(60); flow.y += 4; doc.put(m, flow.y, f'{MONTHS[L.lang][1][T.day.month - 1]} {T.day.year}', size=s + 3, bold=True); flow.y += s + 12
        r = start(doc, T); flow.need(3.2 * s + 14); d = fd(T.day, L.df, L); x = m
        name = T.short if rng.random() < .6 else T.text
        if where == 'above': doc.put(m, flow.y, d + (' ' if rng.random() < .0 else ''), size=s - 2, date=r); flow.y += s + 2
        if where == 'left': doc.put(m, flow.y, d, size=s - 1, date=r); x = m + doc.fits('00 wwwwwwwww 0000', s - 1)
        doc.put(right, flow.y, mo(L, T.minor, mode, cm), size=s, align='right', amount=r, bold=strong)
        lines = hard(doc, name, right - x - 110, s, True)[:2]
        for t in lines: pn(doc, x, flow.y, t, r, size=s, bold=True); flow.y += s + 3
        if bal: doc.put(right, flow.y, mo(L, T.bal, 'minus', cm), size=s - 1.5, align='right', balance=r)
        if where == 'below':
            e = doc.put(x, flow.y, d, size=s - 1.5, date=r); doc.put(e + 6, flow.y, rng.choice([T.time, '· ' + T.type, T.time + ' · ' + card(rng)]), size=s - 1.5)
        elif where == 'belowright': doc.put(right, flow.y, d, size=s - 1.5, align='right', date=r); doc.put(x, flow.y, cut(doc, T.type, 200, s - 1.5), size=s - 1.5)
        elif rng.random() < .6: doc.put(x, flow.y, cut(doc, rng.choice([T.type, f"{L.t['card']} {card(rng)}"]), 220, s - 1.5), size=s - 1.5)
        if T.fx and where != 'belowright': flow.y += s; doc.put(x, flow.y, f'{T.fx} ({L.t["rate"]} {T.rate})', size=s - 2)
        flow.y += s + rng.choice([8, 8, 9])
    maybe_box(rng, doc, L, flow, .3, kinds=['legal', 'fees', 'advert', 'limits'])
    return doc

def pdf_records(rng):
    """Stacked labeled records, one or two across the page."""
    L = loc(rng); doc = page(rng, False); ts = txs(rng, L, most=16); flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    across = rng.choice([1, 1, 2]); s = rng.choice([8, 8.5, 9]); lead = s + 4; W = (doc.width - 72 - 20 * (across - 1)) / across; t = L.t
    lw = min(max(doc.fits(t[k], s, True) for k in ('date', 'desc', 'amount', 'ref', 'type', 'balance', 'vdate')) + 12, W * .5)
    keys = ['date', 'desc', 'amount']; rng.shuffle(keys)
    if rng.random() < .6: keys = ['date'] + [k for k in keys if k != 'date']
    for k in ('ref', 'type', 'balance', 'vdate'):
        if rng.random() < .45: keys.insert(rng.randint(1 if k == 'vdate' else 0, len(keys)), k)
    if 'vdate' in keys: keys.remove('vdate'); keys.insert(keys.index('date') + 1, 'vdate')
    mode = rng.choice(['minus', 'both', 'CRDR', 'paren', 'trail']); cm = rng.choice(['', natcur(rng, L)]); colon = rng.choice([':', '', ' :', ' .....']); beside = rng.random() < .8; rt = rng.random() < .2 and beside
    col = 0; y0 = flow.y; low = y0
    for i, T in enumerate(ts):
        r = start(doc, T)
        vals = {'date': fd(T.day, L.df, L), 'vdate': fd(T.val, L.df, L), 'amount': mo(L, T.minor, mode, cm), 'ref': T.ref, 'type': T.type, 'balance': mo(L, T.bal, 'minus', cm)}
        lines = hard(doc, T.text, W - (lw if beside else 0) - 6, s); h = (len(keys) + len(lines)) * lead * (1 if beside else 2) + 12
        if col == 0:
            flow.need(h + 6); y0 = flow.y; low = y0
        x = 36 + col * (W + 20); y = y0
        if rng.random() < .0: doc.put(x, y, f'#{i + 1}', size=s)
        for k in keys:
            lab = cut(doc, t[k] + colon, lw - 4, s, False) if beside else t[k]
            doc.put(x, y, lab, size=s if beside else s - 1.5)
            vx = x + lw if beside else x
            if not beside: y += lead
            if k == 'desc':
                for line in lines: pn(doc, x + W - 6 if rt else vx, y, line, r, size=s, align='right' if rt else 'left'); y += lead
            else:
                L_ = {'date': {'date': r}, 'amount': {'amount': r}, 'balance': {'balance': r}}.get(k, {})
                if rt: doc.put(x + W - 6, y, vals[k], size=s, align='right', **L_)
                else: doc.put(vx, y, cut(doc, vals[k], W - (lw if beside else 0), s) if not L_ else vals[k], size=s, bold=k == 'amount', **L_)
                y += lead
        low = max(low, y); col = (col + 1) % across
        flow.y = low + rng.choice([8, 12])
    if rng.random() < .5: flow.need(70); flow.y = summary(rng, doc, L, flow.y)
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_dual_currency(rng):
    """Each amount and balance shown in two currencies; only the account's own is the amount."""
    L = loc(rng, 'BG', 'BG', 'HR', 'RS', 'GH'); doc = page(rng); ts = txs(rng, L); flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    rate = {'BG': 1.95583 if L.cur == 'EUR' else 1 / 1.95583, 'HR': 7.5345, 'RS': 1 / 117.2, 'GH': 1 / 14.1}[L.cc]; other = {'BG': 'лв.' if L.cur == 'EUR' else 'EUR', 'HR': 'HRK', 'RS': 'EUR', 'GH': 'USD'}[L.cc]
    o = lambda v: num(max(1, round(abs(v) * rate)), L.style); t = L.t; split = rng.random() < .5; below = rng.random() < .5; bal = rng.random() < .5
    dates = pair(rng, L) if rng.random() < .6 else [('d1', t['date'], 'day', True)]
    cols = [Col(k, h) for k, h, a, y in dates]
    if rng.random() < .4: cols.append(Col('typ', t['type']))
    cols.append(Col('n', t['desc'], flex=1, gap=10))
    cols += [Col('out', f"{t['debit']}\n{L.cur}", 'right'), Col('in', f"{t['credit']}\n{L.cur}", 'right')] if split else [Col('am', f"{t['amount']}\n{L.cur}", 'right')]
    if not below: cols.append(Col('o', f"{t['amount']}\n{other}", 'right'))
    if bal: cols.append(Col('bal', t['balance'], 'right'))
    items = []
    for T in ts:
        r = start(doc, T); it = {'n': (T.text, {'name': r}), 'typ': T.type, 'o': ('-' if T.minor < 0 and not split else '') + o(T.minor)}
        for k, h, a, y in dates: it[k] = (fd(getattr(T, a), L.df, L), {'date': r} if y else {})
        a = [(mo(L, T.minor, 'abs' if split else 'minus'), {'amount': r})] + ([(f'({o(T.minor)} {other})', {})] if below else [])
        it[('in' if T.minor > 0 else 'out') if split else 'am'] = a; it['bal'] = [(mo(L, T.bal, 'minus'), {'balance': r})] + ([(f'({o(T.bal)} {other})', {})] if below else []); items.append(it)
    table(rng, doc, flow, cols, items, size=rng.choice([7.5, 8, 8.5]), halign=rng.choice([None, 'center'])); flow.need(90); flow.y = summary(rng, doc, L, flow.y + 8)
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_amount_first(rng):
    """Amount at the left, then the name, date at the right or in the middle; no lines of headings at times."""
    L = loc(rng); doc = page(rng, False); ts = txs(rng, L); flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L); t = L.t
    A, N, D = Col('am', t['amount'], rng.choice(['right', 'left']), gap=16), Col('n', t['desc'], flex=1, gap=12), Col('d', t['date'], rng.choice(['left', 'right']), gap=10)
    cols = rng.choice([[A, N, D], [A, D, N], [N, A, D], [N, D, A], [D, A, N]])
    if rng.random() < .3: cols.insert(rng.randint(0, 3), Col('bal', t['balance'], 'right', gap=14))
    if rng.random() < .25: cols.insert(rng.randint(0, 3), Col('ref', t['ref'], gap=10))
    if rng.random() < .25: cols.insert(rng.randint(1, 3), Col('v', t['vdate'], gap=10)); D.head = rng.choice([t['bdate'], t['tdate']])
    mode = rng.choice(['minus', 'both', 'paren', 'CRDR', 'crdr', 'trailboth']); cm = rng.choice(['', natcur(rng, L)]); items = []
    for T in ts:
        r = start(doc, T); items.append({'am': (mo(L, T.minor, mode, cm), {'amount': r}), 'n': (T.text, {'name': r}), 'd': (fd(T.day, L.df, L), {'date': r}), 'bal': (mo(L, T.bal, 'minus', cm), {'balance': r}), 'ref': T.ref, 'v': fd(T.val, L.df, L)})
    table(rng, doc, flow, cols, items, size=rng.choice([8, 8.5, 9, 10]), heads=rng.random() < .7, valign=rng.choice(['top', 'middle', 'bottom'])); flow.y += 10
    if rng.random() < .5: flow.need(80); flow.y = summary(rng, doc, L, flow.y)
    maybe_box(rng, doc, L, flow, .5)
    return doc

def pdf_broker_cash(rng):
    """Broker's or pension cash account: trade and settlement dates, quantity, price, amount, cash balance; a positions table that is no rows."""
    L = loc(rng, 'RO', 'HU', 'GR', 'TR', 'EE', 'LT', 'PK', 'GH', 'UG', 'AE', 'HR'); doc = page(rng); n = count(rng, 16); ts = txs(rng, L, n=n, share=.4)
    flow = Flow(doc, top=56, foot=footer(rng, doc, L)); L.bank = rng.choice(['Tradeville', 'LHV Trader', 'Interactive Brokers', 'Erste Broker', 'Arif Habib', 'EFG Hermes', 'Databank', 'UAP Old Mutual', 'XTB', 'NN Pension', 'Midas Menkul']); flow.y = bankhead(rng, doc, L); t = L.t
    stocks = ['TLV', 'SNP', 'OTP', 'MOL', 'Apple Inc', 'VWCE', 'THYAO', 'GARAN', 'MTNGH', 'OPAP', 'TSLA', 'HPX', 'EMAAR', 'OGDC', 'Umeme', 'iShares Core MSCI World']
    words = {'en': ('Buy', 'Sell', 'Dividend', 'Cash deposit', 'Commission'), 'ro': ('Cumparare', 'Vanzare', 'Dividend', 'Alimentare cont', 'Comision'), 'hu': ('Vétel', 'Eladás', 'Osztalék', 'Befizetés', 'Jutalék'), 'el': ('Αγορά', 'Πώληση', 'Μέρισμα', 'Κατάθεση', 'Προμήθεια'), 'tr': ('Alış', 'Satış', 'Temettü', 'Para girişi', 'Komisyon'), 'et': ('Ost', 'Müük', 'Dividend', 'Sissemakse', 'Teenustasu'), 'lt': ('Pirkimas', 'Pardavimas', 'Dividendai', 'Įnešimas', 'Mokestis'), 'hr': ('Kupnja', 'Prodaja', 'Dividenda', 'Uplata', 'Naknada')}[L.lang]
    cols = [Col('d', t['tdate']), Col('v', t['vdate'])]
    if rng.random() < .3: cols.reverse()
    cols += [Col('n', t['desc'], flex=1, gap=10), Col('q', rng.choice(['Qty', 'Units', '#']), 'right'), Col('p', rng.choice(['Price', 'NAV', 'Px']), 'right'), Col('am', t['amount'], 'right'), Col('bal', t['balance'], 'right')]
    if rng.random() < .3: cols = [c for c in cols if c.key not in ('q', 'p')]
    if rng.random() < .2: cols = [c for c in cols if c.key != 'bal']
    mode = rng.choice(['minus', 'paren', 'both']); items = [{'n': (t['opening'], {'b': True}), 'bal': (mo(L, L.open, mode), {'opening': True})}] if cols[-1].key == 'bal' and rng.random() < .6 else []
    for T in ts:
        r = start(doc, T); st = rng.choice(stocks); q = rng.randint(1, 200)
        if T.minor < 0: name, q = (f'{words[0]} {st}', q) if rng.random() < .75 else (f'{words[4]} {st}', '')
        else: name, q = rng.choice([(f'{words[1]} {st}', q), (f'{words[2]} {st}', ''), (f'{words[3]} {person(rng, L)}', '')])
        items.append({'d': (fd(T.day, L.df, L), {'date': r}), 'v': fd(T.val, L.df, L), 'n': (name, {'name': r}), 'q': str(q), 'p': num(abs(T.minor) // q, L.style) if q else '', 'am': (mo(L, T.minor, mode), {'amount': r}), 'bal': (mo(L, T.bal, mode), {'balance': r})})
    if rng.random() < .5 and cols[-1].key == 'bal': items.append({'n': (t['closing'], {'b': True}), 'bal': (mo(L, L.close, mode), {'closing': True})})
    def positions():
        flow.need(100); doc.put(36, flow.y, rng.choice(['Portfolio', 'Holdings', 'Positions', 'Instruments']), size=10, bold=True); flow.y += 14
        for st in rng.sample(stocks, rng.randint(2, 5)):
            doc.put(36, flow.y, st, size=8); q = rng.randint(1, 300); p = int(rng.uniform(1, 90) * L.scale * 100)
            for k, v in enumerate([str(q), num(p, L.style), num(p * q, L.style), f'{rng.randint(-30, 60)}.{rng.randint(0, 99):02d}%']): doc.put(260 + k * 90, flow.y, v, size=8, align='right')
            flow.y += 12
        flow.y += 10
    before = rng.random() < .5
    if before: positions()
    table(rng, doc, flow, cols, items, size=rng.choice([7.5, 8, 8.5]))
    flow.y += 10
    if not before: positions()
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_sacco_codes(rng):
    """Passbook or co-operative print: codes for kinds with a legend; the description is the code's line only where there is a name."""
    L = loc(rng, 'UG', 'GH', 'LK', 'BD', 'PK', 'RO', 'HU', 'SI'); doc = page(rng, False); ts = txs(rng, L, n=rng.choice([5, 9, 14, 22, 30])); s = rng.choice([8, 9, 10]); lead = s + rng.choice([4, 6, 9]); mono = rng.random() < .5
    flow = Flow(doc, top=70, foot=footer(rng, doc, L)); doc.put(doc.width / 2, 36, L.bank, size=14, bold=True, align='center'); doc.put(doc.width / 2, 52, rng.choice([L.t['statement'], 'PASSBOOK', 'Member Savings Ledger']), size=10, align='center'); flow.y = 80
    if rng.random() < .5: doc.put(40, flow.y, f"{L.t['account']}: {rng.randint(10**6, 10**9)}", size=s); doc.put(330, flow.y, person(rng, L), size=s); flow.y += 20
    codes = {'purchase': 'PU', 'atm': 'AW', 'to': 'TF', 'dd': 'DD', 'fee': 'CH', 'so': 'SO', 'salary': 'SA', 'from': 'TR', 'refund': 'RV', 'interest': 'IN', 'cashdep': 'CD'}
    items = [{'n': (L.t['bf'], {}), 'bal': (mo(L, L.open), {'opening': True})}]
    cols = [Col('no', '#', 'right'), Col('d', L.t['date']), Col('c', rng.choice(['CODE', 'Tr', 'TC'])), Col('n', L.t['desc'], flex=1), Col('in', L.t['credit'], 'right'), Col('out', L.t['debit'], 'right'), Col('bal', L.t['balance'], 'right'), Col('i', rng.choice(['Init', 'Teller', 'Usr']))]
    drop = [k for k in ('no', 'c', 'i') if rng.random() < .5]; cols = [c for c in cols if c.key not in drop]
    tell = rng.choice(['T01', 'JK', 'OKM', '0042'])
    for k, T in enumerate(ts):
        r = start(doc, T); items.append({'no': str(k + 1), 'd': (fd(T.day, L.df, L), {'date': r}), 'c': codes[T.kind], 'n': (T.text, {'name': r}), 'in' if T.minor > 0 else 'out': (mo(L, T.minor), {'amount': r}), 'bal': (mo(L, T.bal), {'balance': r}), 'i': tell})
    if rng.random() < .5: items.append({'n': (L.t['cf'], {}), 'bal': (mo(L, L.close), {'closing': True})})
    table(rng, doc, flow, cols, items, size=s if not mono else min(s, 8), lead=lead if not mono else 12, mono=mono, x0=rng.choice([30, 40]), heads=rng.random() < .85, minflex=110)
    if 'c' not in drop:
        flow.need(30); x = 40; flow.y += 8
        for k, c in codes.items():
            t = f'{c} = {L.t[k]}'
            if x + doc.fits(t, 7) > doc.width - 40: x = 40; flow.y += 10
            x = doc.put(x, flow.y, t, size=7) + 12
        flow.y += 16
    maybe_box(rng, doc, L, flow, .5, kinds=['rates', 'legal', 'fees', 'bands', 'instal'])
    return doc

def pdf_wide_headings(rng):
    """Headings over two lines with a spanning title, counterparty account under the name, type beside, value date at the end."""
    L = loc(rng, 'HU', 'HU', 'HR', 'SK', 'BG', 'GR', 'LV', 'RS', 'TR'); doc = page(rng, rng.random() < .4); ts = txs(rng, L, neg=True); flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L); t = L.t
    if rng.random() < .5: flow.y = summary(rng, doc, L, flow.y)
    two = lambda k: t[k] + '\n' + t[rng.choice(['ref', 'cur', 'type', 'account'])]
    late = rng.random() < .5
    cols = [Col('d', t['bdate'] if late else t['date'] + '\n' + t['vdate']), Col('n', two('desc'), flex=1, gap=10)]
    if rng.random() < .5: cols.insert(1, Col('typ', t['type']))
    mode = rng.choice(['trailboth', 'trail', 'minus', 'both', 'split'])
    cols += [Col('out', t['debit'] + '\n(-)', 'right'), Col('in', t['credit'] + '\n(+)', 'right')] if mode == 'split' else [Col('am', t['amount'] + '\n' + L.cur, 'right')]
    if late: cols.append(Col('v', t['vdate'], 'right'))
    if rng.random() < .4: cols.append(Col('bal', t['balance'] + '\n' + L.cur, 'right'))
    items = []; acc = rng.random() < .6
    for T in ts:
        r = start(doc, T); d = (fd(T.day, L.df, L), {'date': r})
        it = {'d': d if late else [d, (fd(T.val, L.df, L), {})], 'v': fd(T.val, L.df, L), 'typ': T.type, 'n': [(T.text, {'name': r})], 'bal': (mo(L, T.bal, 'minus'), {'balance': r})}
        if acc and rng.random() < .6: it['n'].append((iban(rng, L), {}))
        if T.fx: it['n'].append((f"{T.fx}  {L.t['rate']}: {T.rate}", {}))
        if mode == 'split': it['in' if T.minor > 0 else 'out'] = (mo(L, T.minor), {'amount': r})
        else: it['am'] = (mo(L, T.minor, mode), {'amount': r})
        items.append(it)
    table(rng, doc, flow, cols, items, size=rng.choice([7, 7.5, 8, 8.5]), halign=rng.choice([None, 'center']), split=rng.random() < .3)
    maybe_box(rng, doc, L, flow, .5)
    return doc

# ---------- pastes
import re
def N(r, text):
    text = ' '.join(text.split()); r.name = (r.name + ' ' + text).strip(); return (text, {'name': r})
def A(r, text): return (text, {'amount': r})
def D(r, text): return (text, {'date': r})
def B(r, text): return (text, {'balance': r})

def rel(rng, day, today, L, fmt):
    n = (today - day).days
    if n == 0: return L.t['today']
    if n == 1: return L.t['yest']
    return fd(day, fmt, L)

def nav(rng, P, L, top=True):
    """Words of the page around the list."""
    words = {'hu': ['Kezdőlap', 'Számlák', 'Kártyák', 'Utalás', 'Keresés', 'Kilépés'], 'ro': ['Acasă', 'Conturi', 'Carduri', 'Plăți', 'Caută', 'Deconectare'], 'bg': ['Начало', 'Сметки', 'Карти', 'Преводи', 'Търсене', 'Изход'], 'sr': ['Početna', 'Računi', 'Kartice', 'Plaćanja', 'Pretraga', 'Odjava'], 'sc': ['Почетна', 'Рачуни', 'Картице', 'Плаћања', 'Претрага'],
             'hr': ['Početna', 'Računi', 'Kartice', 'Plaćanja', 'Pretraži', 'Odjava'], 'sl': ['Domov', 'Računi', 'Kartice', 'Plačila', 'Iskanje', 'Odjava'], 'sk': ['Domov', 'Účty', 'Karty', 'Platby', 'Hľadať', 'Odhlásiť'], 'uk': ['Головна', 'Рахунки', 'Картки', 'Платежі', 'Пошук', 'Вийти'], 'et': ['Avaleht', 'Kontod', 'Kaardid', 'Maksed', 'Otsi', 'Logi välja'], 'lv': ['Sākums', 'Konti', 'Kartes', 'Maksājumi', 'Meklēt', 'Iziet'], 'lt': ['Pradžia', 'Sąskaitos', 'Kortelės', 'Mokėjimai', 'Paieška', 'Atsijungti'],
             'el': ['Αρχική', 'Λογαριασμοί', 'Κάρτες', 'Πληρωμές', 'Αναζήτηση', 'Έξοδος'], 'en': ['Home', 'Accounts', 'Cards', 'Payments', 'Search', 'Log out', 'Download PDF', 'Filter'], 'ar': ['الرئيسية', 'الحسابات', 'البطاقات', 'التحويلات', 'بحث'], 'tr': ['Ana Sayfa', 'Hesaplarım', 'Kartlarım', 'Ödemeler', 'Ara', 'Çıkış'], 'ur': ['ہوم', 'اکاؤنٹس', 'کارڈز', 'تلاش'], 'bn': ['হোম', 'হিসাব', 'কার্ড', 'লেনদেন', 'খুঁজুন'], 'es': ['Inicio', 'Cuentas', 'Tarjetas', 'Pagos', 'Buscar', 'Cerrar sesión']}[L.lang]
    words = rng.sample(words, rng.randint(1, len(words)))
    if rng.random() < .5: P.line(' '.join(words))
    else: [P.line(w) for w in words[:4]]
def accthead(rng, P, L, cm=None):
    cm = cm or natcur(rng, L)
    if rng.random() < .4: nav(rng, P, L)
    k = rng.random()
    if k < .3: P.line(L.bank)
    if k < .7: P.line(rng.choice([f"{L.t['account']} {iban(rng, L)}", f"{L.t['card']} {card(rng)}", person(rng, L)]))
    if rng.random() < .5: P.line(L.t['avail']); P.line(mo(L, L.close + 1000 * 100, 'minus', cm))
    if rng.random() < .2: P.line(rng.choice(L.noise))
    if rng.random() < .3: P.line('')
def tail(rng, P, L):
    if rng.random() < .4: P.line('')
    if rng.random() < .4: P.line(rng.choice(L.noise))
    if rng.random() < .2: P.line(f'© {rng.randint(2019, 2026)} {L.bank}')
    if rng.random() < .2: P.line(f"{L.t['help']}: {rng.randint(1000, 9999)} {rng.randint(100, 999)}")
CATS = {'hu': ['Élelmiszer', 'Szórakozás', 'Közlekedés'], 'ro': ['Supermarket', 'Transport', 'Restaurante'], 'uk': ['Продукти', 'Кафе та ресторани', 'Транспорт'], 'el': ['Σούπερ μάρκετ', 'Εστίαση', 'Μετακινήσεις'], 'tr': ['Market', 'Yeme-içme', 'Ulaşım'], 'es': ['Supermercado', 'Restaurantes', 'Transporte'], 'en': ['Groceries', 'Eating out', 'Transport', 'Shopping', 'Utilities'], 'lt': ['Maistas', 'Transportas', 'Pramogos'], 'bg': ['Храна', 'Транспорт', 'Развлечения'], 'sk': ['Potraviny', 'Doprava', 'Zábava'], 'hr': ['Namirnice', 'Prijevoz', 'Restorani'], 'sl': ['Živila', 'Prevoz', 'Prosti čas'], 'sr': ['Namirnice', 'Prevoz', 'Zabava'], 'et': ['Toidukaubad', 'Transport'], 'lv': ['Pārtika', 'Transports'], 'ar': ['بقالة', 'مطاعم'], 'ur': ['گروسری'], 'bn': ['বাজার', 'খাবার'], 'sc': ['Намирнице']}

def paste_app(rng):
    """App list: name, amount, day, category on lines of their own in an order that stays; buttons and logos."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, newest=True); cm = natcur(rng, L); mode = rng.choice(['minus', 'both', 'plusin', 'minussp']); accthead(rng, P, L, cm)
    today = ts[0].day + datetime.timedelta(days=rng.choice([0, 0, 1, 3, 40])); fmt = rng.choice([L.sf, L.df]); order = rng.choice(['nda', 'nad', 'and', 'dna', 'ncda', 'ncad', 'lnad', 'lnda', 'nacd'])
    but = rng.choice([None, None, L.t['details'], '>', '...', '⋮']); bal = rng.random() < .2; gap = rng.random() < .3; time = rng.random() < .2; long = rng.random() < .4; comma = rng.choice(['', ','])
    for T in ts:
        r = start(P, T)
        for c in order:
            if c == 'n': P.line(N(r, T.text if long else T.short))
            elif c == 'a': P.line(A(r, mo(L, T.minor, mode, cm)))
            elif c == 'd': P.line(D(r, rel(rng, T.day, today, L, fmt) + (comma if time else '')), *([rng.choice([' ', ' ', ' · ']) + T.time] if time else []))
            elif c == 'c': P.line(rng.choice(CATS[L.lang]) if T.minor < 0 else T.type)
            elif c == 'l': P.line(rng.choice([T.short[:2].upper(), f'{T.short} logo', T.short[0].upper()]))
        if bal: P.line(B(r, mo(L, T.bal, 'minus', cm)))
        if but: P.line(but)
        if gap: P.line('')
    tail(rng, P, L); return P

def paste_days(rng):
    """Days as headings, name and amount beneath, clock times, pending rows first."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, newest=True, span=rng.choice([3, 6, 12])); cm = natcur(rng, L); mode = rng.choice(['minus', 'both', 'plusin']); accthead(rng, P, L, cm)
    today = ts[0].day + datetime.timedelta(days=rng.choice([0, 0, 1, 5])); fmt = rng.choice([L.sf, L.df, L.sf]); one = rng.random() < .5; wd = rng.random() < .4; tot = rng.random() < .3; time = rng.random() < .4; cat = rng.random() < .3; bal = rng.random() < .25
    sep = rng.choice(['  ', '\t', '   ', ' '])
    if rng.random() < .35:
        P.line(L.t['pending'])
        for _ in range(rng.randint(1, 3)):
            T = tx(rng, L, False)
            if one: P.line(T.short, sep, mo(L, T.minor, mode, cm))
            else: P.line(T.short); P.line(mo(L, T.minor, mode, cm))
    i = 0
    while i < len(ts):
        j = i
        while j < len(ts) and ts[j].day == ts[i].day: j += 1
        g = ts[i:j]; i = j; rows = [start(P, T) for T in g]
        h = rel(rng, g[0].day, today, L, fmt)
        if wd and (today - g[0].day).days > 1: h = DAYS[L.lang][g[0].day.weekday()] + rng.choice([', ', ' ']) + h
        P.line((h, {'date': rows}), *([sep, mo(L, sum(t.minor for t in g), mode, cm)] if tot else []))
        for T, r in zip(g, rows):
            a = A(r, mo(L, T.minor, mode, cm))
            if one: P.line(*([T.time, sep] if time else []), N(r, T.text), sep, a, *([sep, B(r, mo(L, T.bal, 'minus', cm))] if bal else []))
            else:
                P.line(N(r, T.text if rng.random() < .5 else T.short))
                if time: P.line(T.time)
                if cat: P.line(T.type)
                P.line(a)
                if bal: P.line(f"{L.t['balance']} ", B(r, mo(L, T.bal, 'minus', cm)))
        if rng.random() < .3: P.line('')
    tail(rng, P, L); return P

def paste_tabs(rng):
    """A web bank's table copied with tabs, two dates at times, any columns in any order."""
    L = loc(rng); P = stmt.Paste(); newest = rng.random() < .6; ts = txs(rng, L, newest=newest, neg=True); t = L.t; mode = rng.choice(['minus', 'both', 'trail', 'split', 'split', 'paren', 'CRDR', 'letter']); cm = rng.choice(['', '', natcur(rng, L)])
    if rng.random() < .6: accthead(rng, P, L)
    dates = pair(rng, L) if rng.random() < .5 else [('d1', t['date'], 'day', True)]; fmt = L.df
    cols = [(k, h) for k, h, a, y in dates]; cols.insert(rng.choice([0, len(cols), len(cols)]), ('n', t['desc']))
    for k in ('ref', 'type', 'card'):
        if rng.random() < .2: cols.insert(rng.randint(0, len(cols)), (k, t[k]))
    if mode == 'split': cols += [('out', t['debit']), ('in', t['credit'])]
    else: cols.insert(rng.choice([len(cols), len(cols), 0]), ('am', t['amount']))
    if mode == 'letter': cols.insert([c[0] for c in cols].index('am') + rng.choice([0, 1]), ('dk', 'D/C'))
    if rng.random() < .2: cols.append(('cur', t['cur']))
    bal = rng.random() < .5
    if bal: cols.append(('bal', t['balance']))
    if rng.random() < .15: cols.append(('x', ''))
    if rng.random() < .8: P.line('\t'.join(h for k, h in cols))
    op = rng.random() < .25 and bal
    ends = [('opening', L.open), ('closing', L.close)]
    if newest: ends.reverse()
    def endline(k, v): P.line('\t'.join([t[k]] + [''] * (len(cols) - 2)) + '\t', (mo(L, v, 'minus', cm), {k: True}))
    if op: endline(*ends[0])
    fill = rng.choice(['', '', '-', num(0, L.style, L.dec)])
    for T in ts:
        r = start(P, T); parts = []
        for k, h in cols:
            if parts: parts.append('\t')
            if k == 'n': parts.append(N(r, T.text))
            elif k in ('d1', 'd2'):
                a, y = next((a, y) for kk, hh, a, y in dates if kk == k); s = fd(getattr(T, a), fmt, L); parts.append(D(r, s) if y else s)
            elif k == 'am': parts.append(A(r, mo(L, T.minor, 'abs' if mode == 'letter' else mode, cm)))
            elif k in ('in', 'out'): parts.append(A(r, mo(L, T.minor, 'abs', cm)) if (T.minor > 0) == (k == 'in') else fill)
            elif k == 'bal': parts.append(B(r, mo(L, T.bal, 'minus', cm)))
            else: parts.append({'ref': T.ref, 'type': T.type, 'card': '*' + str(rng.randint(1000, 9999)), 'dk': 'D' if T.minor < 0 else 'C', 'cur': L.cur, 'x': t['details']}[k])
        P.line(*parts)
        if T.fx and rng.random() < .4: P.line('\t' + T.fx + ' ' + T.rate)
    if op: endline(*ends[1])
    if rng.random() < .2: P.line(t['total'] + '\t', mo(L, L.out), '\t', mo(L, L.inn))
    tail(rng, P, L); return P

def paste_aligned(rng):
    """Columns aligned with blanks, from a text file or an old terminal."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L); t = L.t; mode = rng.choice(['minus', 'trail', 'CRDR', 'split', 'split', 'paren']); two = rng.random() < .4; bal = rng.random() < .6; fmt = rng.choice([L.df, L.df, L.sf])
    nw = rng.choice([28, 34, 42]); dw = max(len(fd(T.day, fmt, L)) for T in ts) + 2
    wrap_ = rng.random() < .4; aw = max([len(mo(L, T.minor, 'CRDR')) for T in ts] + [len(mo(L, T.bal, 'CRDR')) for T in ts] + [9]) + 2
    rule = rng.choice(['-', '=', None])
    dates = pair(rng, L) if two else [('d1', t['date'], 'day', True)]
    if rng.random() < .5: accthead(rng, P, L)
    if rng.random() < .85:
        h = ''.join(hh[:dw - 1].ljust(dw) for k, hh, a, y in dates) + t['desc'][:nw].ljust(nw) + (t['debit'][:aw - 1].rjust(aw) + t['credit'][:aw - 1].rjust(aw) if mode == 'split' else t['amount'].rjust(aw)) + (t['balance'][:aw - 1].rjust(aw) if bal else '')
        P.line(h)
        if rule: P.line(rule * len(h))
    if bal: P.line(' ' * dw * len(dates) + t['opening'][:nw].ljust(nw) + ' ' * (aw * (2 if mode == 'split' else 1)), (mo(L, L.open).rjust(aw), {'opening': True}))
    for T in ts:
        r = start(P, T); parts = []
        for k, h, a, y in dates: s = fd(getattr(T, a), fmt, L).ljust(dw); parts.append(D(r, s) if y else s)
        words, lines, now = T.text.split(), [], ''
        for w in words:
            if now and len(now + ' ' + w) > nw - 2: lines.append(now); now = w[:nw - 2]
            else: now = (now + ' ' + w).strip()[:nw - 2]
        lines.append(now)
        if not wrap_: lines = lines[:1]
        parts += [N(r, lines[0]), ' ' * (nw - len(lines[0]))]
        am = mo(L, T.minor, 'abs' if mode == 'split' else mode)
        if mode == 'split': parts += [A(r, am.rjust(aw)), ' ' * aw] if T.minor < 0 else [' ' * aw, A(r, am.rjust(aw))]
        else: parts.append(A(r, am.rjust(aw)))
        if bal: parts.append(B(r, mo(L, T.bal, 'minus').rjust(aw)))
        P.line(*parts)
        for x in lines[1:]: P.line(' ' * dw * len(dates), N(r, x))
    if rule and rng.random() < .6: P.line(rule * 60)
    if rng.random() < .5: P.line(t['closing'] + '  ', (mo(L, L.close), {'closing': True}))
    tail(rng, P, L); return P

def paste_csv(rng):
    """Lines with separators."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, newest=rng.random() < .5); t = L.t; sep = rng.choice([' ; ', ' | ', ' , ', ' / ', ' | ', ' • ']); L.style = {'en': 'no', 'eu': 'noc', 'sp': 'noc', 'lk': 'no', 'spd': 'no'}.get(L.style, L.style) if rng.random() < .7 else L.style
    fmt = rng.choice([L.df, '{yyyy}-{mm}-{dd}', '{dd}.{mm}.{yyyy}']); keys = ['d', 'n', 'a']
    if rng.random() < .3: rng.shuffle(keys)
    for k in ('type', 'cur', 'v', 'ref', 'bal'):
        if rng.random() < .35: keys.append(k) if k in ('bal', 'cur') else keys.insert(rng.randint(1, len(keys)), k)
    head = {'d': t['bdate'] if 'v' in keys else t['date'], 'n': t['desc'], 'a': t['amount'], 'type': t['type'], 'cur': t['cur'], 'v': t['vdate'], 'ref': t['ref'], 'bal': t['balance']}
    if rng.random() < .75: P.line(sep.join(head[k] for k in keys))
    mode = rng.choice(['minus', 'minus', 'both', 'trail']); L.minus = '-'
    for T in ts:
        r = start(P, T); parts = []
        for k in keys:
            if parts: parts.append(sep)
            parts.append({'d': lambda: D(r, fd(T.day, fmt, L)), 'n': lambda: N(r, T.text), 'a': lambda: A(r, mo(L, T.minor, mode)), 'type': lambda: T.type, 'cur': lambda: L.cur, 'v': lambda: fd(T.val, fmt, L), 'ref': lambda: T.ref, 'bal': lambda: B(r, mo(L, T.bal, 'minus'))}[k]())
        P.line(*parts)
    return P

SMS = {  # o out, i in
'en': (['Dear Customer, your A/C XX{k} has been debited with {a} on {d} at {t} for {n} Avl Bal: {b}', 'Purchase of {a} with Debit Card ending {k} at {n} on {d} {t}. Available balance is {b}.', '{a} spent at {n} on {d}. Card *{k}. Bal {b}', 'Txn alert: {d} {t} DR {a} {n} Bal: {b}', 'Acct: ****{k} Amt: {a} DR Desc: {n} Date: {d} {t} Bal: {b}'],
       ['Dear Customer, your A/C XX{k} has been credited with {a} on {d} at {t} by {n} Avl Bal: {b}', '{a} received from {n} on {d} {t}. Your new balance: {b}.', 'Txn alert: {d} {t} CR {a} {n} Bal: {b}', 'Acct: ****{k} Amt: {a} CR Desc: {n} Date: {d} {t} Bal: {b}']),
'hu': (['Kártyás vásárlás: {a} {n} Kártya: ...{k} {d} {t} Egyenleg: {b}', '{d} {t} Terhelés: {a} Hely: {n} Egyenleg: {b}', 'OTPdirekt: {k} kártya, {d} {t} POS tranz. -{a} Hely: {n} Egy: {b}'], ['Jóváírás érkezett: {a} Feladó: {n} {d} {t} Egyenleg: {b}', '{d} {t} Jóváírás: +{a} {n} Egyenleg: {b}']),
'ro': (['Tranzactie card *{k} suma {a} la {n} in data {d} {t}. Sold disponibil {b}', 'Ai platit {a} la {n} cu cardul {k} pe {d} ora {t}. Sold: {b}'], ['Incasare {a} de la {n} in data {d} {t}. Sold {b}', 'Ai primit {a} de la {n} pe {d} ora {t}. Sold: {b}']),
'bg': (['Карта {k} плащане {a} {n} на {d} {t} Разполагаемо: {b}', 'ДСК: {d} {t} Теглене/покупка {a} при {n} Наличност {b}'], ['Получен превод {a} от {n} на {d} {t} Наличност: {b}', 'Сметка {k} кредит {a} {n} {d} {t} салдо {b}']),
'sr': (['Kartica *{k} kupovina {a} {n} {d} {t} Raspoloživo: {b}', 'Zaduženje {a} po računu {k} dana {d} u {t} {n} Stanje: {b}'], ['Priliv {a} na račun {k} dana {d} od {n} Stanje: {b}', 'Odobrenje {a} {n} {d} {t} Stanje: {b}']),
'sc': (['Картица {k} куповина {a} {n} {d} {t} Расположиво: {b}'], ['Прилив {a} дана {d} од {n} Стање: {b}']),
'hr': (['Kartica {k} kupnja {a} na {n} {d} {t} Raspoloživo: {b}', 'Terećenje {a} dana {d} u {t} {n} Stanje: {b}'], ['Uplata {a} od {n} dana {d} Stanje: {b}', 'Priljev {a} {n} {d} {t} Stanje: {b}']),
'sl': (['Kartica {k} nakup {a} pri {n} {d} ob {t} Stanje: {b}', 'Odliv {a} dne {d} {n} Stanje {b}'], ['Priliv {a} dne {d} od {n} Stanje {b}']),
'sk': (['Platba kartou {k} {a} {n} {d} {t} Zostatok: {b}', 'Ucet {k} debet {a} dna {d} {t} {n} zostatok {b}'], ['Ucet {k} kredit {a} dna {d} {t} {n} zostatok {b}', 'Prijata platba {a} od {n} {d} Zostatok: {b}']),
'uk': (['{d} {t} Оплата {a} {n} Картка *{k} Баланс {b}', '-{a} {n} {d} {t} Бал. {b}', 'Списання {a} {n} {d} {t} Доступно: {b}'], ['{d} {t} Зарахування {a} {n} Картка *{k} Баланс {b}', '+{a} {n} {d} {t} Бал. {b}']),
'et': (['Kaart *{k} ost {a} {n} {d} {t} Jääk: {b}', '{d} {t} Väljaminek -{a} {n} Saldo {b}'], ['Laekumine {a} {n} {d} Jääk: {b}', '{d} {t} Laekumine +{a} {n} Saldo {b}']),
'lv': (['Karte *{k} pirkums {a} {n} {d} {t} Atlikums: {b}', '{d} {t} Debets -{a} {n} Atlikums {b}'], ['Ieskaitīts {a} no {n} {d} Atlikums: {b}', '{d} {t} Kredīts +{a} {n} Atlikums {b}']),
'lt': (['Kortele *{k} atsiskaityta {a} {n} {d} {t} Likutis: {b}', '{d} {t} Nurašyta -{a} {n} Likutis {b}'], ['Gauta {a} iš {n} {d} {t} Likutis: {b}', '{d} {t} Įskaityta +{a} {n} Likutis {b}']),
'el': (['Αγορά {a} στο {n} με κάρτα *{k} στις {d} {t} Υπόλοιπο: {b}', 'Χρέωση {a} {d} {t} {n} Διαθέσιμο {b}'], ['Πίστωση {a} στις {d} από {n} Υπόλοιπο: {b}', 'Λάβατε {a} από {n} {d} {t} Διαθέσιμο {b}']),
'tr': (['{k} ile biten kartınızdan {d} {t} tarihinde {n} işyerinde {a} harcama yapıldı. Kullanılabilir bakiye: {b}', '{d} {t} {n} {a} tutarında harcama. Bakiye {b}', 'Hesabınızdan {d} {t} de {n} için {a} çıkış oldu. Bakiye: {b}'], ['Hesabınıza {d} {t} de {n} tarafından {a} yatırıldı. Bakiye: {b}', '{d} {t} gelen FAST: {n} {a} Bakiye {b}']),
'es': (['Realizaste un consumo de {a} con tu tarjeta *{k} en {n} el {d} a las {t}. Saldo: {b}', 'Yapeaste {a} a {n} el {d} {t} Saldo disponible {b}', 'BBVA: Cargo {a} {n} {d} {t} Saldo {b}'], ['Recibiste {a} de {n} el {d} a las {t}. Saldo: {b}', 'Abono {a} {n} {d} {t} Saldo {b}']),
'ar': (['تم خصم {a} من بطاقتك {k} لدى {n} بتاريخ {d} {t} الرصيد المتاح {b}', 'عملية شراء بمبلغ {a} من {n} يوم {d} الساعة {t} الرصيد {b}'], ['تم إيداع {a} في حسابك {k} من {n} بتاريخ {d} {t} الرصيد {b}']),
'ur': (['آپ کے اکاؤنٹ سے {a} {n} کو {d} {t} ادا کیے گئے۔ بیلنس {b}'], ['آپ کے اکاؤنٹ میں {a} {n} سے {d} {t} موصول ہوئے۔ بیلنس {b}']),
'bn': (['আপনার হিসাব থেকে {a} পেমেন্ট {n} তারিখ {d} {t} ব্যালেন্স {b}', 'পেমেন্ট {a} প্রাপক {n} {d} {t} নতুন ব্যালেন্স {b}'], ['আপনি পেয়েছেন {a} প্রেরক {n} {d} {t} ব্যালেন্স {b}', 'ক্যাশ ইন {a} {n} {d} {t} ব্যালেন্স {b}']),
}
def say(P, r, tpl, vals, wrap=None, rng=None):
    """Writes a sentence with {a} amount {d} date {n} name {b} balance and plain {k} {t} {x}."""
    parts, at = [], 0
    for m in re.finditer(r'(\S*?)\{([a-z])\}(\S*)', tpl):
        parts.append(tpl[at:m.start()]); at = m.end(); k = m.group(2); text = m.group(1) + str(vals[k]) + m.group(3)
        if k == 'n': assert not m.group(1) and not m.group(3), tpl
        parts.append(N(r, vals['n']) if k == 'n' else (text, {'a': {'amount': r}, 'd': {'date': r}, 'b': {'balance': r}}.get(k, {})))
    parts.append(tpl[at:])
    if wrap:   # cut into lines at blanks between parts
        line, n = [], 0
        for p in parts:
            t = p[0] if isinstance(p, tuple) else p
            if n and n + len(t) > wrap: P.line(*line); line, n = [], 0; p = p if isinstance(p, tuple) else p.lstrip(' ')
            line.append(p); n += len(t)
        if line: P.line(*line)
    else: P.line(*parts)

def paste_sms(rng):
    """Alert messages of a bank, one after the other."""
    L = loc(rng, lang=None); k = rng.random()
    if k < .1: L = loc(rng, 'EG', 'AE', lang='ar')
    elif k < .16: L = loc(rng, 'PK', lang='ur')
    elif k < .22: L = loc(rng, 'BD', lang='bn')
    P = stmt.Paste(); ts = txs(rng, L, n=rng.choice([1, 2, 3, 5, 8, 12]), newest=rng.random() < .4, kinds=('purchase', 'from', 'salary', 'refund')); cm = natcur(rng, L); o, i = rng.choice(SMS[L.lang][0]), rng.choice(SMS[L.lang][1])
    fmt = L.df; kk = str(rng.randint(1000, 9999)); nobal = rng.random() < .25; head = rng.choice([None, None, 'bank', 'time']); wrap = rng.choice([None, None, 60]); blank = rng.random() < .6; mix = rng.random() < .3
    for T in ts:
        r = start(P, T)
        if head == 'bank': P.line(L.bank)
        if head == 'time': P.line(T.time)
        if mix: o, i = rng.choice(SMS[L.lang][0]), rng.choice(SMS[L.lang][1])
        tpl = i if T.minor > 0 else o
        if nobal: tpl = re.sub(r'\s\S+\s*\S*\s\{b\}\S*$', '', tpl) if tpl.rstrip('.').endswith('{b}') and '{n}' not in ' '.join(tpl.split()[-4:]) and '{d}' not in ' '.join(tpl.split()[-4:]) and '{t}' not in ' '.join(tpl.split()[-3:]) else tpl
        say(P, r, tpl, {'a': mo(L, T.minor, 'abs', cm), 'd': fd(T.day, fmt, L), 't': T.time, 'n': T.short, 'b': mo(L, T.bal, 'minus', cm), 'k': kk}, wrap)
        if blank: P.line('')
    return P

def paste_order(rng):
    """Order confirmation or receipt of a shop: one row, the total paid."""
    L = loc(rng); P = stmt.Paste(); day = datetime.date(rng.randint(2019, 2026), rng.randint(1, 12), rng.randint(1, 28)); L.first = L.last = day; cm = natcur(rng, L); name = rng.choice(L.shops) if rng.random() < .6 else stmt.merchant(rng)
    W = {'hu': ('Köszönjük a rendelését!', 'Rendelésszám', 'Rendelés dátuma', 'Részösszeg', 'Szállítási díj', 'Fizetendő összesen', 'ÁFA 27%'), 'ro': ('Îți mulțumim pentru comandă!', 'Număr comandă', 'Data comenzii', 'Subtotal', 'Cost livrare', 'Total plătit', 'TVA 19%'), 'bg': ('Благодарим за поръчката!', 'Поръчка №', 'Дата на поръчка', 'Междинна сума', 'Доставка', 'Общо платено', 'ДДС 20%'),
         'sr': ('Hvala na porudžbini!', 'Broj porudžbine', 'Datum', 'Međuzbir', 'Dostava', 'Ukupno plaćeno', 'PDV 20%'), 'sc': ('Хвала на поруџбини!', 'Број поруџбине', 'Датум', 'Међузбир', 'Достава', 'Укупно плаћено', 'ПДВ 20%'), 'hr': ('Hvala na narudžbi!', 'Broj narudžbe', 'Datum narudžbe', 'Međuzbroj', 'Dostava', 'Ukupno plaćeno', 'PDV 25%'), 'sl': ('Hvala za naročilo!', 'Št. naročila', 'Datum naročila', 'Vmesni znesek', 'Dostava', 'Skupaj plačano', 'DDV 22 %'),
         'sk': ('Ďakujeme za objednávku!', 'Číslo objednávky', 'Dátum objednávky', 'Medzisúčet', 'Doprava', 'Spolu zaplatené', 'DPH 20 %'), 'uk': ('Дякуємо за замовлення!', 'Замовлення №', 'Дата', 'Сума', 'Доставка', 'Разом сплачено', 'ПДВ 20%'), 'et': ('Täname tellimuse eest!', 'Tellimuse nr', 'Kuupäev', 'Vahesumma', 'Tarne', 'Kokku tasutud', 'KM 22%'), 'lv': ('Paldies par pasūtījumu!', 'Pasūtījuma Nr.', 'Datums', 'Starpsumma', 'Piegāde', 'Kopā apmaksāts', 'PVN 21%'), 'lt': ('Ačiū už užsakymą!', 'Užsakymo Nr.', 'Data', 'Tarpinė suma', 'Pristatymas', 'Iš viso sumokėta', 'PVM 21%'),
         'el': ('Ευχαριστούμε για την παραγγελία!', 'Αρ. παραγγελίας', 'Ημερομηνία', 'Μερικό σύνολο', 'Μεταφορικά', 'Σύνολο πληρωμής', 'ΦΠΑ 24%'), 'en': ('Thank you for your order!', 'Order number', 'Order date', 'Subtotal', 'Delivery fee', 'Total paid', 'VAT'), 'tr': ('Siparişiniz için teşekkürler!', 'Sipariş No', 'Sipariş Tarihi', 'Ara Toplam', 'Kargo', 'Ödenen Toplam', 'KDV %20'), 'es': ('¡Gracias por tu compra!', 'Pedido', 'Fecha de compra', 'Subtotal', 'Envío', 'Total pagado', 'IGV 18%')}[L.lang]
    items = [(rng.choice(['USB-C 2m', 'T-shirt M', 'Pizza Margherita', 'Kávé 250g', 'Notebook A5', 'Shampoo 400ml', 'LED 9W', 'Puzzle 1000', 'Socks 3x', 'Chicken burger', 'Ulje 1L', 'SIM card', 'Gift card', 'Olive oil 750 ml', 'Ceai verde', 'Backpack 20L']), rng.randint(1, 3), max(100, int(rng.uniform(1, 40) * L.scale) * 100 + (0 if L.dec == 0 else rng.choice([0, 50, 90, 99])))) for _ in range(rng.randint(1, 6))]
    ship = rng.choice([0, int(3 * L.scale) * 100]); total = sum(q * p for _, q, p in items) + ship; disc = rng.choice([0, 0, total // 1000 * 100]); total -= disc
    r = P.row(day, -total, ''); f = lambda v: mo(L, v, 'abs', cm); sep = rng.choice(['\t', '  ', ': ', '\n'])
    def kv(a, b, *lab):
        if sep == '\n': P.line(a); P.line(b)
        else: P.line(a + (sep if sep != ': ' else ': '), b)
    mail = rng.random() < .4
    if mail: P.line(rng.choice(['From: ', 'Od: ', 'De: ']), N(r, name)); P.line(f"Re: {W[0]}")
    else: P.line(N(r, name))
    if rng.random() < .6: P.line(W[0])
    dateline = lambda: kv(W[2], (fd(day, L.df, L), {'date': r}))
    early = rng.random() < .7
    kv(W[1], f'#{rng.randint(10**5, 10**8)}')
    if early: dateline()
    if rng.random() < .4: P.line(f'{person(rng, L)}'); P.line(f'{city(rng, L)} {rng.randint(1000, 99999)}')
    style = rng.randint(0, 2)
    for a, q, p in items:
        if style == 0: P.line(f'{q} x {a}\t{f(q * p)}')
        elif style == 1: P.line(a); P.line(f'{q} × {f(p)}'); P.line(f(q * p))
        else: P.line(f'{a}  {q}  {f(p)}  {f(q * p)}')
    if rng.random() < .7: kv(W[3], f(total + disc - ship))
    if ship or rng.random() < .3: kv(W[4], f(ship) if ship else f(0))
    if disc: P.line(f'-{f(disc)}')
    if rng.random() < .4: kv(W[6], f(total // 6))
    kv(W[5], A(r, f(total)))
    if not early: dateline()
    if rng.random() < .5: P.line(f"{L.t['card']} {card(rng)}")
    if rng.random() < .3: P.line(rng.choice(['Visa', 'Mastercard', 'Apple Pay', 'PayPal', 'Google Pay']))
    if rng.random() < .3: P.line(f"{L.t['help']}: +{rng.randint(10**8, 10**10)}")
    return P

def paste_mail(rng):
    """A mail of the bank about one payment (or a few): labeled lines in a letter."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, n=rng.choice([1, 1, 1, 2, 4])); t = L.t; cm = natcur(rng, L); T0 = ts[0]
    if rng.random() < .6: P.line(f'From: {L.bank} <noreply@bank.example>'); P.line(f"Subject: {t['details']} - {t['card']}")
    if rng.random() < .5: P.line(person(rng, L) + ','); P.line('')
    keys = ['date', 'desc', 'amount'] + [k for k in ('ref', 'card', 'balance', 'type', 'vdate') if rng.random() < .4]; rng.shuffle(keys)
    if 'vdate' in keys: keys.remove('vdate'); keys.append('vdate')
    sep = rng.choice([': ', '\t', '  ', ' - ', '\n'])
    mode = rng.choice(['minus', 'both', 'type']); 
    if mode == 'type' and 'type' not in keys: keys.insert(0, 'type')
    for T in ts:
        r = start(P, T)
        for k in keys:
            v = {'date': lambda: D(r, fd(T.day, L.df, L)), 'desc': lambda: N(r, T.text), 'amount': lambda: A(r, mo(L, T.minor, 'abs' if mode == 'type' else mode, cm)), 'ref': lambda: T.ref, 'card': lambda: card(rng), 'balance': lambda: B(r, mo(L, T.bal, 'minus', cm)), 'type': lambda: t['debit'] if T.minor < 0 else t['credit'], 'vdate': lambda: fd(T.val, L.df, L)}[k]()
            if sep == '\n': P.line(t[k]); P.line(v)
            else: P.line(t[k] + sep, v)
        P.line('')
    tail(rng, P, L); return P

def paste_pdf_text(rng):
    """Statement text copied out of a PDF: columns collapsed to single blanks, headers and footers in between, wrapped names."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, n=rng.choice([4, 8, 14, 22, 30]), neg=True); t = L.t; two = rng.random() < .6; dates = pair(rng, L) if two else [('d1', t['date'], 'day', True)]; fmt = rng.choice([L.df, L.df, L.sf]); bal = rng.random() < .5
    mode = rng.choice(['minus', 'trail', 'CRDR', 'abs+bal', 'both', 'paren']); 
    if mode == 'abs+bal': bal = True
    P.line(L.bank); P.line(f"{t['statement']} {t['period']} {fd(L.first, L.df, L)} - {fd(L.last, L.df, L)}"); P.line(f"{person(rng, L)} {t['account']} {iban(rng, L)}")
    head = ' '.join(h for k, h, a, y in dates) + f" {t['desc']} " + (f"{t['debit']} {t['credit']}" if mode == 'abs+bal' else t['amount']) + (f" {t['balance']}" if bal else '')
    P.line(head)
    if bal and rng.random() < .7: P.line(t['opening'] + ' ', (mo(L, L.open, 'minus'), {'opening': True}))
    wrap2 = rng.random() < .5; per = rng.choice([7, 12, 50]); amlast = rng.random() < .3
    for k, T in enumerate(ts):
        if k and k % per == 0:
            if bal and rng.random() < .5: P.line(f"{t['cf']} {mo(L, ts[k - 1].bal, 'minus')}")
            P.line(f"{t['page']} {k // per}"); P.line(f'{L.bank} {rng.choice(L.noise)}'); P.line(head)
        r = start(P, T); parts = []
        for kk, h, a, y in dates: s = fd(getattr(T, a), fmt, L); parts += [D(r, s) if y else s, ' ']
        w = T.text.split(); cutat = rng.randint(1, len(w)) if wrap2 else len(w)
        nums = [A(r, mo(L, T.minor, 'abs' if mode == 'abs+bal' else mode))] + ([' ', B(r, mo(L, T.bal, 'minus'))] if bal else [])
        if amlast and cutat < len(w): P.line(*parts, N(r, ' '.join(w[:cutat]))); P.line(N(r, ' '.join(w[cutat:])), ' ', *nums)
        else:
            P.line(*parts, N(r, ' '.join(w[:cutat])), ' ', *nums)
            if cutat < len(w): P.line(N(r, ' '.join(w[cutat:])))
        if T.fx and rng.random() < .5: P.line(f"{T.fx} {t['rate']} {T.rate}")
        elif rng.random() < .1: P.line(f"{t['ref']}: {T.ref}")
    if rng.random() < .7: P.line(f"{t['total']} {mo(L, L.out)} {mo(L, L.inn)}")
    if rng.random() < .6: P.line(t['closing'] + ' ', (mo(L, L.close, 'minus'), {'closing': True}))
    tail(rng, P, L); return P

def paste_cells(rng):
    """A table copied from a web page that gives one cell per line."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, most=18, newest=rng.random() < .6, neg=True); t = L.t; dates = pair(rng, L) if rng.random() < .4 else [('d1', t['date'], 'day', True)]; cm = rng.choice(['', natcur(rng, L)])
    cols = [(k, h) for k, h, a, y in dates] + [('n', t['desc'])]
    if rng.random() < .3: cols = cols[::-1]
    for k in ('ref', 'type'):
        if rng.random() < .3: cols.insert(rng.randint(0, len(cols)), (k, t[k]))
    mode = rng.choice(['minus', 'both', 'CRDR', 'trail', 'split']); cols += [('out', t['debit']), ('in', t['credit'])] if mode == 'split' else [('a', t['amount'])]
    if rng.random() < .5: cols.append(('bal', t['balance']))
    if rng.random() < .5: accthead(rng, P, L)
    if rng.random() < .8: [P.line(h) for k, h in cols]
    empty = rng.choice(['-', '–', num(0, L.style, L.dec), '']); gap = rng.random() < .2
    for T in ts:
        r = start(P, T)
        for k, h in cols:
            if k == 'n': P.line(N(r, T.text))
            elif k in ('d1', 'd2'): a, y = next((a, y) for kk, hh, a, y in dates if kk == k); s = fd(getattr(T, a), L.df, L); P.line(D(r, s) if y else s)
            elif k == 'a': P.line(A(r, mo(L, T.minor, mode, cm)))
            elif k in ('in', 'out'): P.line(A(r, mo(L, T.minor, 'abs', cm)) if (T.minor > 0) == (k == 'in') else empty)
            elif k == 'bal': P.line(B(r, mo(L, T.bal, 'minus', cm)))
            else: P.line(T.ref if k == 'ref' else T.type)
        if gap: P.line('')
    tail(rng, P, L); return P

def paste_momo(rng):
    """Mobile money messages: Ghana, Uganda, Bangladesh, Pakistan, Egypt."""
    cc = rng.choice(['GH', 'UG', 'BD', 'PK', 'EG', 'LK']); L = loc(rng, cc); P = stmt.Paste(); ts = txs(rng, L, n=rng.choice([1, 2, 3, 4, 6, 9]), kinds=('purchase', 'to', 'dd', 'from', 'cashdep', 'salary')); cm = rng.choice(['presp', 'pre']) 
    out = {'GH': ['Payment made for {a} to {n} on {d} at {t} Current Balance: {b} . Available Balance: {x}. Reference: {k}. Transaction ID: {i}. TRANSACTION FEE: 0.50', 'Your payment of {a} to {n} has been completed at {d} {t}. Your new balance: {b}. Fee was GHS 0.10 Tax charged: 0. Financial Transaction Id: {i}.'],
           'UG': ['You have sent {a} to {n} on {d} {t}. Fee UGX 500. New balance {b}. ID {i}.', 'PAID.TID{i}. {a} to {n} Charge UGX 0. Bal {b}. Date {d} {t}'],
           'BD': ['Payment {a} to {n} successful. Fee Tk 0.00. Balance {b}. TrxID {i} at {d} {t}', 'Send Money {a} to {n} successful. Ref {k}. Fee Tk 5.00. Balance {b}. TrxID {i} at {d} {t}'],
           'PK': ['Trx ID {i}. {a} sent to {n} on {d} at {t} . Fee Rs. 0.00. Your new balance is {b}.', 'Dear Customer, {a} paid to {n} from your wallet on {d} {t}. TID: {i}. Balance: {b}'],
           'EG': ['You transferred {a} to {n} on {d} {t}. Service fee LE 1.00. Your balance is {b}. Ref {i}'], 'LK': ['{a} paid to {n} on {d} {t}. Txn {i}. eZ Cash balance {b}']}[cc]
    inn = {'GH': ['Payment received for {a} from {n} Current Balance: {b} . Available Balance: {x}. Reference: {k}. Transaction ID: {i}. Date {d} {t}', 'You have received {a} from {n} on {d} {t}. Your new balance: {b}. Transaction Id: {i}.'], 'UG': ['You have received {a} from {n} on {d} {t}. New balance {b}. ID {i}.', 'RECEIVED.TID{i}. {a} from {n} Bal {b}. Date {d} {t}'], 'BD': ['You have received {a} from {n} Ref {k}. Fee Tk 0.00. Balance {b}. TrxID {i} at {d} {t}', 'Cash In {a} from {n} successful. Balance {b}. TrxID {i} at {d} {t}'],
           'PK': ['{a} received from {n} on {d} at {t} . Trx ID {i}. Your new balance is {b}.'], 'EG': ['You received {a} from {n} on {d} {t}. Your balance is {b}. Ref {i}'], 'LK': ['{a} received from {n} on {d} {t}. Txn {i}. eZ Cash balance {b}']}[cc]
    sender = rng.choice([None, {'GH': 'MobileMoney', 'UG': 'MTNMobMoney', 'BD': 'bKash', 'PK': 'JazzCash', 'EG': 'VF-Cash', 'LK': 'eZCash'}[cc]]); wrap = rng.choice([None, None, 50, 80]); o, i = rng.choice(out), rng.choice(inn)
    for T in ts:
        r = start(P, T)
        if sender and rng.random() < .8: P.line(sender)
        say(P, r, i if T.minor > 0 else o, {'a': mo(L, T.minor, 'abs', cm), 'n': T.p if T.kind not in ('purchase', 'dd', 'salary') else T.short if T.kind == 'purchase' else T.text, 'd': fd(T.day, L.df, L), 't': T.time, 'b': mo(L, T.bal, 'abs', cm), 'x': mo(L, T.bal, 'abs', cm), 'k': rng.choice(['1', 'rent', 'food', '-', 'school fees']), 'i': T.ref}, wrap)
        if rng.random() < .7: P.line('')
    return P

def paste_records(rng):
    """Labeled records, one under the other."""
    L = loc(rng); P = stmt.Paste(); k = rng.random()
    if k < .1: L = loc(rng, 'EG', 'AE', lang='ar')
    elif k < .2: L = loc(rng, 'BD', lang='bn')
    elif k < .25: L = loc(rng, 'PK', lang='ur')
    ts = txs(rng, L, most=12, newest=rng.random() < .5); t = L.t; cm = rng.choice(['', natcur(rng, L)]); keys = ['date', 'desc', 'amount']; rng.shuffle(keys)
    for x in ('ref', 'type', 'balance', 'cur', 'bdate'):
        if rng.random() < .35: keys.append(x) if x == 'bdate' else keys.insert(rng.randint(0, len(keys)), x)
    lab = dict(t)
    if 'bdate' in keys: lab['date'] = t['tdate']
    sep = rng.choice([': ', ':\t', '\t', ' = ', '   ']); mode = rng.choice(['minus', 'both', 'trail', 'CRDR']); rule = rng.choice(['', '', '---', '* * *', '#'])
    for n, T in enumerate(ts):
        r = start(P, T)
        if rule == '#': P.line(f'#{n + 1}')
        for x in keys:
            v = {'date': lambda: D(r, fd(T.day, L.df, L)), 'bdate': lambda: fd(T.post, L.df, L), 'desc': lambda: N(r, T.text), 'amount': lambda: A(r, mo(L, T.minor, mode, cm)), 'ref': lambda: T.ref, 'type': lambda: T.type, 'balance': lambda: B(r, mo(L, T.bal, 'minus', cm)), 'cur': lambda: L.cur}[x]()
            P.line(lab[x] + sep, v)
        if rule != '#': P.line(rule)
    return P

def paste_pending(rng):
    """Card app with pending and booked parts, limits on top, instalment offers and buttons between."""
    L = loc(rng, 'TR', 'IL', 'AE', 'GR', 'HR', 'RO', 'PE', 'HU', 'BG', 'SI', 'EE', 'UA'); P = stmt.Paste(); ts = txs(rng, L, newest=True, kinds=('purchase', 'refund', 'fee', 'atm')); t = L.t; cm = natcur(rng, L); mode = rng.choice(['minus', 'plusin', 'cr', 'both'])
    P.line(f"{t['card']} {card(rng)}")
    for k in rng.sample(['limit', 'avail', 'minpay', 'due'], rng.randint(1, 4)): P.line(t[k]); P.line(fd(L.last + datetime.timedelta(days=9), L.df, L) if k == 'due' else num(int(L.scale * rng.randint(100, 5000)) * 100, L.style, L.dec) + ' ' + L.sign)
    P.line(t['pending']); fmt = rng.choice([L.sf, L.df])
    offer = {'tr': '3 taksit yap', 'en': 'Pay in instalments', 'es': 'Pásalo a cuotas', 'hu': 'Részletfizetés', 'ro': 'Plătește în rate', 'hr': 'Podijeli na rate', 'el': 'Άτοκες δόσεις'}.get(L.lang, t['details']); form = rng.randint(0, 2)
    def block(T, r=None):
        n = N(r, T.text) if r else T.text; a = mo(L, T.minor, mode, cm); a = A(r, a) if r else a; d = fd(T.day, fmt, L); d = D(r, d) if r else d
        if form == 0: P.line(n); P.line(d); P.line(a)
        elif form == 1: P.line(d, '  ', n, '  ', a)
        else: P.line(n, '\t', a); P.line(d, ' · ' + t['purchase'])
    for _ in range(rng.randint(1, 4)):
        T = tx(rng, L, False, kinds=('purchase',)); T.day = L.last + datetime.timedelta(days=rng.randint(0, 2)); block(T)
        if rng.random() < .3: P.line(t['pending'])
    P.line({'tr': 'Dönem içi işlemler', 'en': rng.choice(['Posted transactions', 'Completed', 'Recent transactions']), 'es': 'Movimientos', 'hu': 'Könyvelt tételek', 'ro': 'Tranzacții procesate', 'hr': 'Proknjižene transakcije', 'el': 'Ολοκληρωμένες', 'bg': 'Осчетоводени', 'sl': 'Knjiženo', 'et': 'Kanded', 'uk': 'Проведені'}[L.lang])
    for T in ts:
        block(T, start(P, T))
        if T.minor < 0 and rng.random() < .2: P.line(offer)
    tail(rng, P, L); return P

def paste_wallet(rng):
    """Wallet history: sentence titles, amount and day on one line, statuses."""
    L = loc(rng, 'TR', 'PK', 'PE', 'BD', 'UG', 'GH', 'UA', 'LT', 'EG', 'RO'); k = rng.random()
    if L.cc == 'BD' and k < .5: L = loc(rng, 'BD', lang='bn')
    P = stmt.Paste(); ts = txs(rng, L, newest=True); t = L.t; cm = natcur(rng, L); today = ts[0].day + datetime.timedelta(days=rng.choice([0, 1, 9])); fmt = rng.choice([L.sf, L.df]); form = rng.randint(0, 3); mode = rng.choice(['both', 'minus', 'plusin']); sep = rng.choice(['  ', ' • ', '\t', ' | '])
    P.line(rng.choice(['Papara', 'Yape', 'bKash', 'JazzCash', 'MTN MoMo', 'Paysera', 'Revolut', 'InstaPay', 'SadaPay', L.bank])); P.line(t['balance'], ' ', mo(L, L.close, 'abs', cm))
    ok = {'tr': 'Tamamlandı', 'es': 'Exitoso', 'en': rng.choice(['Successful', 'Completed', 'Success']), 'bn': 'সফল', 'uk': 'Успішно', 'lt': 'Įvykdyta', 'ro': 'Finalizat'}[L.lang]
    for T in ts:
        r = start(P, T); a, d = A(r, mo(L, T.minor, mode, cm)), D(r, rel(rng, T.day, today, L, fmt)); n = T.text if rng.random() < .4 else T.short
        if form == 0: P.line(N(r, n)); P.line(a, sep, d)
        elif form == 1: P.line(a, sep, ok); P.line(N(r, n)); P.line((d[0] + ',', d[1]), ' ' + T.time)
        elif form == 2: P.line(T.type); P.line(N(r, n), sep, d, sep, a)
        else: P.line(d, ' ' + T.time); P.line(N(r, n)); P.line(a); P.line(f'ID {T.ref}')
        if rng.random() < .15: P.line(ok)
    return P

def paste_ride(rng):
    """Receipt of a ride, meal, ticket, parking or fuel: one row."""
    L = loc(rng); P = stmt.Paste(); day = datetime.date(rng.randint(2019, 2026), rng.randint(1, 12), rng.randint(1, 28)); cm = natcur(rng, L); f = lambda v: mo(L, v, 'abs', cm); L.first = L.last = day; t = L.t; kind = rng.randint(0, 2)
    who = rng.choice(['Bolt', 'Uber', 'Wolt', 'Glovo', 'foodpanda', 'Careem', 'Yango', 'Getir', 'PickMe', 'SafeBoda', 'Talabat', 'PedidosYa', 'inDrive', 'Uklon', 'BiTaksi', 'Gett'] if kind == 0 else L.shops); base = max(1, int(rng.uniform(2, 30) * L.scale)) * 100 + (rng.randint(0, 99) if L.dec else 0); fee = max(1, int(.5 * L.scale)) * 100; tip = rng.choice([0, 0, max(1, int(L.scale)) * 100]); total = base + fee + tip
    r = P.row(day, -total, ''); date = D(r, fd(day, L.df, L)); tm = f'{rng.randint(7, 23)}:{rng.randint(10, 59)}'
    if kind == 0:
        P.line(N(r, who)); P.line(date, ' ' + tm); P.line(t['total'] + ' ', A(r, f(total)))
        P.line(f'{rng.randint(1, 30)}.{rng.randint(0, 9)} km, {rng.randint(4, 60)} min'); P.line(f"{t['purchase']}\t{f(base)}"); P.line(f"{t['fee']}\t{f(fee)}")
        if tip: P.line(f'Tip\t{f(tip)}')
        P.line(f'{tm} {city(rng, L)}'); P.line(f"{t['card']} {card(rng)}")
    elif kind == 1:
        P.line(f"{t['help']} {rng.randint(1000, 99999)}"); P.line(date); P.line(A(r, f(total))); P.line(N(r, who)); P.line(f"{t['ref']} {ref(rng)}"); P.line(f"{t['card']} {card(rng)}"); P.line(f"{t['fee']} {f(fee)}")
    else:
        P.line(N(r, who)); P.line(f'{city(rng, L)}, {rng.randint(1, 200)}'); P.line(f'Tel. {rng.randint(10**8, 10**10)}'); P.line(f"{t['number']} {rng.randint(1000, 999999)}")
        for _ in range(rng.randint(1, 4)): P.line(f"{rng.choice(['Espresso', 'Menu 2', 'Diesel 12,4 L', 'Water 0.5', 'Ticket', 'Burger', 'Salad', 'Kebab', 'Tea'])}   {rng.randint(1, 3)}   {f(base // 3)}")
        if rng.random() < .5: P.line(f"{rng.choice(['VAT', 'TVA', 'PDV', 'ДДС', 'ÁFA', 'KDV', 'IGV', 'ΦΠΑ'])} {rng.choice([5, 9, 18, 20, 25])}%   {f(total // 6)}")
        P.line(t['total'] + '   ', A(r, f(total))); P.line(date, '  ' + tm)
        if rng.random() < .4: P.line(f"{t['card']}   {card(rng)}")
    return P

def paste_mini(rng):
    """Mini statement: numbered short lines as from a menu on the phone or a cash machine's slip."""
    L = loc(rng, 'GH', 'UG', 'PK', 'BD', 'LK', 'EG', 'PE', 'TR', 'RO', 'UA'); P = stmt.Paste(); ts = txs(rng, L, n=rng.choice([3, 5, 5, 8, 10]), newest=rng.random() < .7); t = L.t; fmt = rng.choice([L.sf, '{dd}/{mm}', '{dd}/{mm}/{yy}', '{dd}{MON}']); mode = rng.choice(['CRDR', 'crdr', 'minus', 'trail', 'both', 'letter']); numbered = rng.choice(['', '{}. ', '{}) ', '{}: ']); order = rng.choice(['dna', 'dan', 'and', 'nad', 'nda'])
    P.line(rng.choice([L.bank, t['statement'], 'MINI STATEMENT', f"{t['account']} ***{rng.randint(100, 9999)}"]))
    for i, T in enumerate(ts):
        r = start(P, T); parts = [numbered.format(i + 1)] if numbered else []
        if mode == 'letter': parts.append(('C ' if T.minor > 0 else 'D '))
        for c in order: parts += [{'d': lambda: D(r, fd(T.day, fmt, L)), 'n': lambda: N(r, T.text if rng.random() < .3 else T.short), 'a': lambda: A(r, mo(L, T.minor, 'abs' if mode == 'letter' else mode))}[c](), ' ']
        P.line(*parts[:-1])
    P.line(rng.choice([t['avail'], t['balance'], 'Bal']) + rng.choice([': ', ' ']), (mo(L, L.close if True else 0, 'minus', rng.choice(['', 'presp'])), {'closing': True}))
    if rng.random() < .4: P.line('0. Back  00. Menu' if L.lang == 'en' else rng.choice(L.noise))
    return P

def paste_bot(rng):
    """Messages of a bank's bot in Viber, Telegram or push history: icons and several short lines."""
    L = loc(rng, 'UA', 'UA', 'BG', 'RS', 'RO', 'GR', 'LV', 'TR', 'IL', 'HR', 'LT', 'EE'); P = stmt.Paste(); ts = txs(rng, L, n=rng.choice([1, 3, 5, 8, 12]), kinds=('purchase', 'from', 'refund', 'salary', 'to')); t = L.t; cm = natcur(rng, L); form = rng.randint(0, 3); mode = rng.choice(['both', 'minus']); icon = rng.choice(['💳', '🛒', '➖', '', '🔔'])
    for T in ts:
        r = start(P, T); a, b, d, n = A(r, mo(L, T.minor, mode, cm)), B(r, mo(L, T.bal, 'minus', cm)), D(r, fd(T.day, L.df, L)), N(r, T.short)
        if form == 0: P.line(f'{L.bank}, ', ('[' + d[0], d[1]), f' {T.time}]'); P.line(icon + ' ' if icon else '', a); P.line(n); P.line(f"{t['balance']} ", b)
        elif form == 1: P.line(icon + ' ' if icon else '', n); P.line(a, f" {t['card']} *{rng.randint(1000, 9999)}"); P.line(f"{t['avail']}: ", b); P.line(d, ' ' + T.time)
        elif form == 2: P.line(d, f' {T.time} ', a, ' ', n); P.line(f"{t['avail']} ", b)
        else: P.line(f'{T.time}'); P.line(T.type + ' ', a); P.line(n); P.line(d)
        if rng.random() < .5: P.line('')
    return P

def paste_months(rng):
    """Months as headings, each row on one line with the day, name, amount; totals per month."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, newest=True, span=75); t = L.t; cm = rng.choice(['', natcur(rng, L)]); mode = rng.choice(['minus', 'both', 'trail', 'plusin', 'paren']); sep = rng.choice([' ', '  ', '\t', ' – ', ' · ']); fmt = L.sf; order = rng.choice(['dna', 'dna', 'nda', 'dan', 'and']); pm = None; accthead(rng, P, L)
    for T in ts:
        if (T.day.year, T.day.month) != pm:
            pm = (T.day.year, T.day.month); P.line(f'{MONTHS[L.lang][1][T.day.month - 1].capitalize()} {T.day.year}')
            if rng.random() < .4: P.line(f"{t['tout']}: {num(sum(x.minor for x in ts if x.minor < 0 and x.day.month == T.day.month), L.style, L.dec)}  {t['tin']}: {num(sum(x.minor for x in ts if x.minor > 0 and x.day.month == T.day.month), L.style, L.dec)}")
        r = start(P, T); parts = []
        for c in order: parts += [sep, {'d': lambda: D(r, fd(T.day, fmt, L)), 'n': lambda: N(r, T.text), 'a': lambda: A(r, mo(L, T.minor, mode, cm))}[c]()]
        P.line(*parts[1:])
        if rng.random() < .1: P.line(rng.choice([T.type, t['details']]))
    tail(rng, P, L); return P

def paste_sections(rng):
    """Copied text where the sign comes only from the part: money in, money out, fees."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, share=rng.choice([.2, .4, .5])); t = L.t; cm = rng.choice(['', natcur(rng, L)]); sep = rng.choice([' ', '  ', '\t']); stacked = rng.random() < .3
    parts = [(t['tin'] if rng.random() < .3 else t['credit'], [T for T in ts if T.minor > 0]), (t['tout'] if rng.random() < .3 else t['debit'], [T for T in ts if T.minor < 0])]
    if rng.random() < .5: parts.reverse()
    if rng.random() < .6: P.line(f"{t['opening']}{sep}", (mo(L, L.open, 'minus', cm), {'opening': True}))
    for title, part in parts:
        if not part: continue
        P.line(title)
        if rng.random() < .4: P.line(f"{t['date']}{sep}{t['desc']}{sep}{t['amount']}")
        for T in part:
            r = start(P, T); d, n, a = D(r, fd(T.day, L.df, L)), N(r, T.text), A(r, mo(L, T.minor, 'abs', cm))
            if stacked: P.line(d); P.line(n); P.line(a)
            else: P.line(d, sep, n, sep, a)
        if rng.random() < .6: P.line(f"{t['total']}{sep}{mo(L, sum(T.minor for T in part), 'abs', cm)}")
        P.line('')
    if rng.random() < .6: P.line(f"{t['closing']}{sep}", (mo(L, L.close, 'minus', cm), {'closing': True}))
    return P

def paste_bill(rng):
    """Confirmation of a transfer or a bill paid: one row with its labels."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, n=1, share=rng.choice([0, 0, 0, 1]), kinds=('to', 'dd', 'so', 'from', 'salary')); T = ts[0]; r = start(P, T); t = L.t; cm = natcur(rng, L); sep = rng.choice([': ', '\t', '\n', '  '])
    W = {'hu': ('Sikeres utalás', 'Kedvezményezett', 'Küldő'), 'ro': ('Plata a fost efectuată', 'Beneficiar', 'Plătitor'), 'bg': ('Преводът е изпълнен', 'Получател', 'Наредител'), 'sr': ('Nalog je realizovan', 'Primalac', 'Platilac'), 'sc': ('Налог је реализован', 'Прималац', 'Платилац'), 'hr': ('Nalog je proveden', 'Primatelj', 'Platitelj'), 'sl': ('Plačilo je bilo izvedeno', 'Prejemnik', 'Plačnik'), 'sk': ('Platba bola zrealizovaná', 'Príjemca', 'Platiteľ'), 'uk': ('Платіж успішний', 'Отримувач', 'Платник'), 'et': ('Makse on täidetud', 'Saaja', 'Maksja'), 'lv': ('Maksājums izpildīts', 'Saņēmējs', 'Maksātājs'), 'lt': ('Mokėjimas įvykdytas', 'Gavėjas', 'Mokėtojas'), 'el': ('Η πληρωμή ολοκληρώθηκε', 'Δικαιούχος', 'Εντολέας'), 'en': (rng.choice(['Payment successful', 'Transfer successful', 'Transaction receipt']), 'Beneficiary', 'Sender'), 'tr': ('İşleminiz gerçekleşti', 'Alıcı', 'Gönderen'), 'es': (rng.choice(['¡Operación exitosa!', '¡Yapeaste!']), 'Destinatario', 'Enviado por')}[L.lang]
    name = T.short if T.kind in ('to', 'so', 'from') else T.text
    P.line(W[0] if T.minor < 0 else t['from']); lines = [(W[1] if T.minor < 0 else W[2], N(r, name)), (t['amount'], A(r, mo(L, T.minor, 'abs', cm))), (t['date'], D(r, fd(T.day, L.df, L)))]
    rng.shuffle(lines)
    for a, b in [(t['ref'], T.ref), (t['account'], iban(rng, L)), (t['fee'], num(0, L.style, L.dec) + ' ' + L.sign), (t['type'], T.type)]:
        if rng.random() < .5: lines.insert(rng.randint(0, len(lines)), (a, b))
    for a, b in lines:
        if sep == '\n': P.line(a); P.line(b)
        else: P.line(a + sep, b)
    if rng.random() < .5: P.line(rng.choice(['Share', 'Print', t['details'], L.bank]))
    return P

def paste_accounts(rng):
    """Two or three accounts or cards of one page, each with its own list."""
    L = loc(rng); P = stmt.Paste(); t = L.t; form = rng.randint(0, 2); cm = natcur(rng, L); mode = rng.choice(['minus', 'both', 'CRDR'])
    for _ in range(rng.choice([2, 2, 3])):
        ts = txs(rng, L, n=rng.randint(1, 8), newest=True)
        P.line(rng.choice([f"{t['account']} {iban(rng, L)}", f"{t['card']} {card(rng)} {person(rng, L)}"])); P.line(f"{t['balance']} {mo(L, L.close, 'minus', cm)}") if rng.random() < .5 else P.line(f"{t['avail']}: ", mo(L, L.close + 10000, 'minus', cm))
        for T in ts:
            r = start(P, T); d, n, a = D(r, fd(T.day, L.df, L)), N(r, T.text), A(r, mo(L, T.minor, mode, cm))
            if form == 0: P.line(d, '\t', n, '\t', a)
            elif form == 1: P.line(n); P.line(d, '  ', a)
            else: P.line(d); P.line(n); P.line(a)
        P.line('')
    return P

def paste_details(rng):
    """Web bank list with rows opened: name and amount, then type, both dates with their words, reference, foreign amount."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, most=12, newest=True); t = L.t; cm = natcur(rng, L); mode = rng.choice(['minus', 'both']); which = rng.choice(['tb', 'bt', 'bv', 'vb', 'tv', 'vt']); dates = pair(rng, L, which); accthead(rng, P, L); sep = rng.choice([': ', ' ', '\t']); oneline = rng.random() < .4; split = rng.random() < .6; ibn = rng.random() < .3; bal = rng.random() < .3
    for T in ts:
        r = start(P, T)
        if split: P.line(N(r, T.text)); P.line(A(r, mo(L, T.minor, mode, cm)))
        else: P.line(N(r, T.text), '\t', A(r, mo(L, T.minor, mode, cm)))
        if rng.random() < .5: P.line(T.type)
        ds = []
        for k, h, a, y in dates: s = fd(getattr(T, a), L.df, L); ds.append((h, D(r, s) if y else s))
        if oneline: P.line(ds[0][0] + sep, ds[0][1], '  ' + ds[1][0] + sep, ds[1][1])
        else: [P.line(h + sep, v) for h, v in ds]
        if ibn: P.line(f"{t['account']}{sep}{iban(rng, L)}")
        if rng.random() < .5: P.line(f"{t['ref']}{sep}{T.ref}")
        if T.fx: P.line(f"{T.fx}, {t['rate']} {T.rate}")
        if bal: P.line(f"{t['balance']}{sep}", B(r, mo(L, T.bal, 'minus', cm)))
        if rng.random() < .3: P.line(t['details'])
    return P

def paste_arabic(rng):
    """Lists in Arabic, Urdu or Bengali from an app, figures in Latin digits."""
    L = loc(rng, 'EG', 'AE', lang='ar') if (k := rng.random()) < .5 else loc(rng, 'PK', lang='ur') if k < .7 else loc(rng, 'BD', lang='bn') if k < .9 else loc(rng, 'RS', lang='sc'); P = stmt.Paste(); ts = txs(rng, L, newest=True); t = L.t; today = ts[0].day + datetime.timedelta(days=rng.choice([0, 1, 4]))
    L.sign = {'EGP': rng.choice(['ج.م', 'جنيه', 'EGP']), 'AED': rng.choice(['د.إ', 'درهم', 'AED']), 'PKR': rng.choice(['روپے', 'Rs']), 'BDT': rng.choice(['৳', 'টাকা'])}.get(L.cur, L.sign); cm = rng.choice(['postsp', 'presp', 'postsp']); mode = rng.choice(['minus', 'both']); L.minus = '-'; fmt = rng.choice(['{d} {month} {yyyy}', '{d} {month}', L.df]); form = rng.randint(0, 3); accthead(rng, P, L, cm)
    if form == 3: P.line(f"{t['date']}\t{t['desc']}\t{t['amount']}\t{t['balance']}")
    for T in ts:
        r = start(P, T); d, n, a = D(r, rel(rng, T.day, today, L, fmt)), N(r, T.text), A(r, mo(L, T.minor, mode, cm))
        if form == 0: P.line(n); P.line(a); P.line(d)
        elif form == 1: P.line(d, ' ' + T.time); P.line(n, '  ', a)
        elif form == 2: P.line(a); P.line(n, ' - ', d)
        else: P.line(d, '\t', n, '\t', a, '\t', B(r, mo(L, T.bal, 'minus')))
    tail(rng, P, L); return P

PASTES = [paste_app, paste_days, paste_tabs, paste_aligned, paste_csv, paste_sms, paste_order, paste_mail, paste_pdf_text, paste_cells, paste_momo, paste_records, paste_pending, paste_wallet, paste_ride, paste_mini, paste_bot, paste_months, paste_sections, paste_bill, paste_accounts, paste_details, paste_arabic]

# ---------- more
def pdf_advice(rng):
    """Debit or credit advice: a letter or slip with one or a few payments in large labeled fields."""
    L = loc(rng); doc = page(rng, False); ts = txs(rng, L, n=rng.choice([1, 1, 1, 2, 3]), kinds=('to', 'from', 'dd', 'salary', 'so')); t = L.t; flow = Flow(doc, top=50, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L, title=rng.random() < .5); s = rng.choice([9, 10, 11]); cm = natcur(rng, L)
    half = rng.random() < .5
    for T in ts:
        r = start(doc, T); fl = [('date', fd(T.day, L.df, L), {'date': r}), ('amount', mo(L, T.minor, 'abs', cm), {'amount': r}), ('desc', T.text, 'name')]
        for k, v in (('ref', T.ref), ('account', iban(rng, L)), ('vdate', fd(T.val, L.df, L)), ('fee', num(0, L.style, L.dec)), ('rate', '1,0000')):
            if rng.random() < .4: fl.append((k, v, {}))
        if rng.random() < .7: rng.shuffle(fl)
        if 'vdate' in [f[0] for f in fl]: a = [f for f in fl if f[0] in ('date', 'vdate')]; fl = sorted(a, key=lambda f: f[0]) + [f for f in fl if f not in a]
        flow.need(200); doc.put(40, flow.y, (t['debit'] if T.minor < 0 else t['credit']) + rng.choice(['', f' {T.ref}']), size=s + 4, bold=True); flow.y += s + 16; col = 0; y = flow.y
        for k, v, lab in fl:
            x = 40 + (270 if half and col else 0); w = 230 if half else 400
            doc.put(x, y, t[k], size=s - 2); 
            lines = hard(doc, v, w, s)
            for n, line in enumerate(lines):
                if lab == 'name': pn(doc, x, y + s + 3 + n * (s + 2), line, r, size=s, bold=True)
                else: doc.put(x, y + s + 3 + n * (s + 2), line, size=s, bold=True, **lab)
            if half: col = 1 - col
            if not half or col == 0: y += 3.8 * s + (0 if half else (len(lines) - 1) * s) + (2 * s if half else 0)
        flow.y = y + (60 if half and col else 16)
    maybe_box(rng, doc, L, flow, .5)
    return doc

def pdf_stacked_date(rng):
    """The day as a large figure over the month in the margin, name and type in two lines, amount right."""
    L = loc(rng, 'TR', 'GR', 'PE', 'AE', 'RO', 'UA', 'HR', 'SK', 'EG', 'LV', 'BG'); doc = page(rng, False); newest = rng.random() < .6; ts = txs(rng, L, newest=newest); t = L.t; flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L); s = rng.choice([8.5, 9, 10]); cm = natcur(rng, L); mode = rng.choice(['minus', 'both', 'plusin', 'trail']); bal = rng.random() < .4; year = rng.random() < .3; once = rng.random() < .4
    rows = [start(doc, T) for T in ts]; groups = {}
    for T in ts: groups.setdefault(T.day, []).append(T.row)
    prev = None; x = 40; nx = 95
    for T in ts:
        r = T.row; flow.need(3.6 * s + 8)
        if not once or T.day != prev:
            lab = {'date': groups[T.day] if once else r}
            doc.put(x, flow.y, f'{T.day.day:02d}', size=s + 3, bold=True, **lab); doc.put(x, flow.y + s + 3, up(MONTHS[L.lang][0][T.day.month - 1], L.lang) + (f' {T.day.year}' if year else ''), size=s - 2, **lab)
        prev = T.day
        lines = hard(doc, T.text, 300, s)[:2]
        for k, line in enumerate(lines): pn(doc, nx, flow.y + k * (s + 2), line, r, size=s)
        doc.put(nx, flow.y + len(lines) * (s + 2), cut(doc, T.type + rng.choice(['', f' {T.time}', f' {T.ref}']), 260, s - 2), size=s - 2)
        doc.put(doc.width - 40, flow.y, mo(L, T.minor, mode, cm), size=s, align='right', amount=r)
        if bal: doc.put(doc.width - 40, flow.y + s + 3, mo(L, T.bal, 'minus', cm), size=s - 2, align='right', balance=r)
        flow.y += (len(lines) + 1) * (s + 2) + 10
    if rng.random() < .5: flow.need(80); flow.y = summary(rng, doc, L, flow.y)
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_side_panel(rng):
    """A narrow panel of limits, rates, offers beside the table on the first page (or on each)."""
    L = loc(rng); doc = page(rng, rng.random() < .25); ts = txs(rng, L, neg=True); t = L.t; flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L); y0 = flow.y
    left = rng.random() < .5; w = rng.choice([120, 140, 150]); px0 = 30 if left else doc.width - 30 - w; px1 = px0 + w; x0, x1 = (px1 + 18, doc.width - 30) if left else (30, px0 - 18)
    y = y0; low = min(flow.bottom, y0 + rng.choice([200, 320, 500])); s = 7
    doc.put(px0, y, L.t['account'], size=8, bold=True); y += 13
    blocks = [('opening', mo(L, L.open, 'minus'), {'opening': True}), ('tin', mo(L, L.inn), {}), ('tout', mo(L, L.out), {}), ('closing', mo(L, L.close, 'minus'), {'closing': True}), ('limit', num(int(L.scale * 1000) * 100, L.style, L.dec), {}), ('avail', num(abs(L.close) + int(L.scale * 100) * 100, L.style, L.dec), {}), ('due', fd(L.last + datetime.timedelta(days=14), L.df, L), {}), ('rate', f'{rng.randint(1, 30)},{rng.randint(10, 99)}%', {})]
    for k, v, lab in blocks:
        if rng.random() < .3 or y > low: continue
        doc.put(px0, y, cut(doc, t[k], w, s), size=s); doc.put(px0, y + 10, v, size=8.5, bold=True, **lab); y += 25
    while y < low - 60:
        for line in hard(doc, rng.choice(L.noise + [f'{shop(rng, L)} -{rng.choice([10, 20, 30])}% {num(int(L.scale * rng.randint(1, 60)) * 100, L.style, L.dec)} {L.sign}']), w, s): doc.put(px0, y, line, size=s); y += 9
        y += 12
    mode = rng.choice(['minus', 'split', 'trail', 'both']); bal = rng.random() < .4; fmt = rng.choice([L.sf, L.df, L.sf]); cols = [Col('d', t['date']), Col('n', t['desc'], flex=1)] + ([Col('out', t['debit'], 'right'), Col('in', t['credit'], 'right')] if mode == 'split' else [Col('am', t['amount'], 'right')]) + ([Col('bal', t['balance'], 'right')] if bal else [])
    items = []
    for T in ts:
        r = start(doc, T); it = {'d': (fd(T.day, fmt, L), {'date': r}), 'n': (T.text, {'name': r}), 'bal': (mo(L, T.bal, 'minus'), {'balance': r})}
        it[('in' if T.minor > 0 else 'out') if mode == 'split' else 'am'] = (mo(L, T.minor, 'abs' if mode == 'split' else mode), {'amount': r}); items.append(it)
    table(rng, doc, flow, cols, items, size=rng.choice([7, 7.5, 8]), x0=x0, x1=x1, heads=rng.random() < .85, minflex=80)
    if flow.pages > 1 or flow.y > low + 40: flow.y = max(flow.y + 10, 0); maybe_box(rng, doc, L, flow, .3, x0=x0, x1=x1)
    return doc

def pdf_categories(rng):
    """Rows grouped by category with subtotals; the date beside the name or at the right."""
    L = loc(rng); doc = page(rng, False); ts = txs(rng, L); t = L.t; flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L); size = rng.choice([8, 8.5, 9]); mode = rng.choice(['minus', 'both', 'paren']); cm = rng.choice(['', natcur(rng, L)])
    groups = {}
    for T in ts: groups.setdefault(T.type if T.kind != 'purchase' else rng.choice(CATS[L.lang]), []).append(T)
    pos = rng.choice(['left', 'right', 'mid']); pct = rng.random() < .4; fmt = rng.choice([L.df, L.sf]); gap = rng.choice([2, 4, 6])
    if rng.random() < .4:
        for k, g in groups.items(): flow.need(20); doc.put(60, flow.y, k, size=8); doc.put(330, flow.y, mo(L, sum(T.minor for T in g), mode), size=8, align='right'); doc.put(390, flow.y, f'{rng.randint(1, 60)} %', size=8, align='right'); flow.y += 12
        flow.y += 14
    for k, g in groups.items():
        flow.need(50); tot = sum(T.minor for T in g); doc.put(36, flow.y, k, size=size + 1.5, bold=True)
        if pct: doc.put(300, flow.y, f'{rng.randint(1, 60)} %', size=size)
        doc.put(doc.width - 36, flow.y, mo(L, tot, mode, cm), size=size + 1, bold=True, align='right'); flow.y += size + 8
        dw = max(doc.fits(fd(T.day, fmt, L), size) for T in g) + 10
        for T in g:
            r = start(doc, T); nx = 50 + (dw if pos == 'left' else 0); lines = hard(doc, T.text, 250, size); flow.need(len(lines) * (size + 3) + gap)
            e = doc.put(doc.width - 36, flow.y, mo(L, T.minor, mode, cm), size=size, align='right', amount=r)
            if pos == 'left': doc.put(50, flow.y, fd(T.day, fmt, L), size=size, date=r)
            elif pos == 'mid': doc.put(330, flow.y, fd(T.day, fmt, L), size=size, date=r)
            else: doc.put(doc.width - 130, flow.y, fd(T.day, fmt, L), size=size, align='right', date=r)
            for line in lines: pn(doc, nx, flow.y, line, r, size=size); flow.y += size + 3
            flow.y += gap
        flow.y += 10
    maybe_box(rng, doc, L, flow, .3)
    return doc

def pdf_foreign_first(rng):
    """Card or currency account: original amount and currency before the amount in the account's currency, commission column, both dates."""
    L = loc(rng, 'HU', 'HR', 'IL', 'AE', 'TR', 'UA', 'BG', 'RS', 'GH', 'PE', 'EG', 'LK'); doc = page(rng); ts = txs(rng, L, kinds=('purchase', 'refund', 'atm', 'fee'), share=rng.choice([0, .1, .2])); t = L.t; flow = Flow(doc, top=56, foot=footer(rng, doc, L)); flow.y = bankhead(rng, doc, L)
    if rng.random() < .5: flow.y = box(rng, doc, L, flow.y, kinds=['limits', 'rewards'])
    dates = pair(rng, L, rng.choice(['tb', 'bt', 'tv', 'vt'])); fmt = rng.choice([L.df, L.df, L.sf]); mode = rng.choice(['minus', 'cr', 'split', 'trailin'])
    cols = [Col(k, h) for k, h, a, y in dates] + [Col('n', t['desc'], flex=1), Col('city', {'hu': 'Hely', 'hr': 'Mjesto', 'en': 'City', 'tr': 'Şehir', 'uk': 'Місто', 'bg': 'Град', 'sr': 'Mesto', 'sc': 'Место', 'es': 'Ciudad'}[L.lang]), Col('fx', t['amount'], 'right'), Col('fc', t['cur'])]
    if rng.random() < .5: cols = [c for c in cols if c.key != 'city']
    if rng.random() < .4: cols.append(Col('rate', t['rate'], 'right'))
    cols += [Col('out', t['debit'] + '\n' + L.cur, 'right'), Col('in', t['credit'] + '\n' + L.cur, 'right')] if mode == 'split' else [Col('am', t['amount'] + ' ' + L.cur, 'right')]
    items = []
    for T in ts:
        r = start(doc, T); it = {'n': (T.text, {'name': r}), 'city': T.c, 'fx': num(T.fxv, L.style) if T.fx else mo(L, T.minor), 'fc': T.fxc if T.fx else L.cur, 'rate': T.rate if T.fx else ''}
        for k, h, a, y in dates: it[k] = (fd(getattr(T, a), fmt, L), {'date': r} if y else {})
        it[('in' if T.minor > 0 else 'out') if mode == 'split' else 'am'] = (mo(L, T.minor) if mode == 'split' else mo(L, -T.minor, 'trail') if mode == 'trailin' else mo(L, T.minor, mode), {'amount': r}); items.append(it)
    items.append({'n': (t['total'], {'b': True}), 'am': mo(L, L.out), 'out': mo(L, L.out), 'in': mo(L, L.inn)})
    table(rng, doc, flow, cols, items, size=rng.choice([7, 7.5, 8]), halign=rng.choice([None, 'center'])); flow.y += 10
    if mode in ('cr', 'trailin'): flow.need(20); doc.put(36, flow.y, ('CR' if mode == 'cr' else '-') + ' = ' + t['credit'], size=7); flow.y += 14
    maybe_box(rng, doc, L, flow, .5)
    return doc

def paste_stacked_date(rng):
    """Day and month on lines of their own, then name, kind and amount."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, newest=True); cm = natcur(rng, L); mode = rng.choice(['minus', 'both', 'plusin']); accthead(rng, P, L, cm); kind = rng.random() < .5; year = rng.random() < .3; after = rng.random() < .2; caps = rng.random() < .5; one = rng.random() < .3
    for T in ts:
        r = start(P, T); m = MONTHS[L.lang][0][T.day.month - 1]; m = up(m, L.lang) if caps else m
        P.line(D(r, f'{T.day.day:02d}' if caps else str(T.day.day)))
        P.line(D(r, m + (f' {T.day.year}' if year else '')))
        if after: P.line(A(r, mo(L, T.minor, mode, cm)))
        if one and not after: P.line(N(r, T.text), '\t', A(r, mo(L, T.minor, mode, cm)))
        else:
            P.line(N(r, T.text))
            if kind: P.line(T.type)
            if not after: P.line(A(r, mo(L, T.minor, mode, cm)))
    tail(rng, P, L); return P

def paste_digest(rng):
    """Weekly mail of the bank: totals by category and comparisons first, then the list."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, most=14, span=7, newest=rng.random() < .5); t = L.t; cm = natcur(rng, L); mode = rng.choice(['minus', 'both', 'paren']); f = lambda v: mo(L, v, 'abs', cm)
    P.line(f'{L.bank} - {t["statement"]}'); P.line(f'{fd(L.first, L.df, L)} - {fd(L.last, L.df, L)}'); P.line(f"{t['tout']}: {f(L.out)}"); P.line(f"{t['tin']}: {f(L.inn)}")
    for c in CATS[L.lang]: P.line(f'{c}  {num(int(L.scale * rng.randint(1, 200)) * 100, L.style, L.dec)} {L.sign}  ({rng.randint(1, 60)}%)')
    if rng.random() < .4: P.line(rng.choice(L.noise))
    P.line(''); P.line(t['details']); form = rng.randint(0, 2); wd = rng.random() < .4
    for T in ts:
        r = start(P, T); d = fd(T.day, rng.choice([L.df]) if not wd else L.sf, L)
        if wd: d = DAYS[L.lang][T.day.weekday()][:3] + ' ' + d
        if form == 0: P.line('• ', D(r, d), '  ', N(r, T.text), '  ', A(r, mo(L, T.minor, mode, cm)))
        elif form == 1: P.line('- ', N(r, T.text), ' ', A(r, mo(L, T.minor, mode, cm)), ' ', D(r, d))
        else: P.line(A(r, mo(L, T.minor, mode, cm)), '\t', N(r, T.text), '\t', D(r, d))
    P.line(''); P.line(f"{t['help']}: {rng.randint(10**5, 10**9)}")
    return P

def paste_wrapped_cells(rng):
    """Tab table whose description cell has lines of its own: name, then type or counterparty account, then the figures."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, most=16, newest=rng.random() < .5, neg=True); t = L.t; dates = pair(rng, L) if rng.random() < .4 else [('d1', t['date'], 'day', True)]; mode = rng.choice(['minus', 'both', 'split']); bal = rng.random() < .5; extra = rng.choice(['iban', 'type', 'ref', 'two'])
    if rng.random() < .7: P.line('\t'.join([h for k, h, a, y in dates] + [t['desc']] + ([t['debit'], t['credit']] if mode == 'split' else [t['amount']]) + ([t['balance']] if bal else [])))
    for T in ts:
        r = start(P, T); parts = []
        for k, h, a, y in dates: s = fd(getattr(T, a), L.df, L); parts += [D(r, s) if y else s, '\t']
        w = T.text.split(); k = rng.randint(1, len(w)) if extra == 'two' else len(w)
        P.line(*parts, N(r, ' '.join(w[:k])))
        tailpart = []
        if k < len(w): tailpart.append(N(r, ' '.join(w[k:])))
        elif extra == 'iban': tailpart.append(iban(rng, L))
        elif extra == 'type': tailpart.append(T.type)
        elif extra == 'ref': tailpart.append(f"{t['ref']} {T.ref}")
        am = A(r, mo(L, T.minor, 'abs' if mode == 'split' else mode))
        P.line(*tailpart, *(['\t', am] if mode != 'split' else ['\t', am, '\t'] if T.minor < 0 else ['\t', '\t', am]), *(['\t', B(r, mo(L, T.bal, 'minus'))] if bal else []))
    tail(rng, P, L); return P

def paste_subscription(rng):
    """Invoice or receipt mail of a service: amount first in a sentence, period and plan lines that are no payments."""
    L = loc(rng); P = stmt.Paste(); ts = txs(rng, L, n=1, share=0, kinds=('purchase',)); T = ts[0]; t = L.t; cm = natcur(rng, L); r = start(P, T); T.short = rng.choice(['Netflix', 'Spotify AB', 'YouTube Premium', 'Google Play', 'iCloud+', 'Disney+', 'HBO Max', 'Canva Pty Ltd', 'Microsoft 365', 'Adobe Systems', 'OpenAI', 'Zoom', 'Steam', 'PlayStation Store', T.short, T.short]); f = mo(L, T.minor, 'abs', cm)
    nxt = fd(T.day + datetime.timedelta(days=30), L.df, L); form = rng.randint(0, 2)
    if form == 0:
        P.line(N(r, T.short)); P.line(t['ref'] + ' ' + T.ref); P.line(t['date'] + ': ', D(r, fd(T.day, L.df, L))); P.line('Premium 1 x ' + mo(L, T.minor * 5 // 6, 'abs', cm)); P.line('VAT ' + mo(L, T.minor - T.minor * 5 // 6, 'abs', cm)); P.line(t['total'] + ': ', A(r, f)); P.line(f"{t['card']} {card(rng)}"); P.line(f"{t['due']}: {nxt}")
    elif form == 1:
        P.line(t['total'] + '\t', A(r, f)); P.line(t['date'] + '\t', D(r, fd(T.day, L.df, L))); P.line(t['desc'] + '\t', N(r, T.short)); P.line(t['card'] + '\t' + card(rng)); P.line(t['due'] + '\t' + nxt)
    else:
        P.line(f"From: billing@mail.example"); P.line('To: ' + person(rng, L)); P.line(D(r, fd(T.day, L.df, L))); P.line(''); P.line(N(r, T.short)); P.line(A(r, f)); P.line(f"{t['period']}: {fd(T.day + datetime.timedelta(days=1), L.df, L)} - {nxt}"); P.line(f"{t['help']}: +{rng.randint(10**8, 10**10)}")
    return P

PDF = [pdf_two_dates, pdf_ro_days, pdf_rs_blocks, pdf_card_holders, pdf_day_balance, pdf_sk_details, pdf_ua_land, pdf_baltic, pdf_gr_letters, pdf_il_mirror, pdf_bilingual, pdf_arabic, pdf_tr_card, pdf_mono,
       pdf_newspaper, pdf_momo, pdf_sections, pdf_pe_short, pdf_neobank, pdf_records, pdf_dual_currency, pdf_amount_first, pdf_broker_cash, pdf_sacco_codes, pdf_wide_headings,
       pdf_advice, pdf_stacked_date, pdf_side_panel, pdf_categories, pdf_foreign_first]
PASTES += [paste_stacked_date, paste_digest, paste_wrapped_cells, paste_subscription]
