"""Layouts of statements and pastes: France, Spain, Portugal, Italy, Brazil, Mexico, Argentina, Chile, Colombia, Turkey, Greece."""
import datetime, os, random, re, sys, unicodedata
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stmt
DAY = datetime.timedelta(1)

MON = {
 'fr': 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(),
 'es': 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(),
 'pt': 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(),
 'it': 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(),
 'tr': 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(),
 'el': 'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου'.split()}
MONH = dict(MON, el='Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος'.split())
ABB = {
 'fr': 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(),
 'es': 'ene feb mar abr may jun jul ago sep oct nov dic'.split(),
 'pt': 'jan fev mar abr mai jun jul ago set out nov dez'.split(),
 'it': 'gen feb mar apr mag giu lug ago set ott nov dic'.split(),
 'tr': 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara'.split(),
 'el': 'Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ'.split()}
WD = {
 'fr': 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(),
 'es': 'lunes martes miércoles jueves viernes sábado domingo'.split(),
 'pt': 'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo'.split(),
 'it': 'lunedì martedì mercoledì giovedì venerdì sabato domenica'.split(),
 'tr': 'Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar'.split(),
 'el': 'Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή'.split()}

W = {
'fr': dict(date=['Date', "Date opération", 'Date comptable', "Date d'opération", 'Date opé.'], vdate=['Valeur', 'Date valeur', 'Date de valeur'],
  desc=['Libellé', 'Nature des opérations', 'Opérations', "Libellé de l'opération", 'Détail des opérations', 'Description'], debit=['Débit', 'Débit (€)', 'Débit €', 'Débits', 'Débit EUR'], credit=['Crédit', 'Crédit (€)', 'Crédit €', 'Crédits', 'Crédit EUR'],
  amount=['Montant', 'Montant en euros', 'Montant (EUR)', 'Montant €'], balance=['Solde', 'Solde en €', 'Solde comptable', 'Nouveau solde'], ref=['Référence', 'Réf.', 'N° pièce', 'N° opération'], branch=['Agence', 'Lieu', 'Ville'],
  opening=['Ancien solde', 'Solde précédent', 'Solde créditeur au {d0}', 'SOLDE AU {d0}', 'Solde initial'], closing=['Nouveau solde', 'Nouveau solde au {d1}', 'SOLDE AU {d1}', 'Solde final', 'Solde créditeur au {d1}'],
  total=['Total', 'Total des mouvements', 'TOTAUX'], totdeb=['Total des débits', 'Total débits'], totcred=['Total des crédits', 'Total crédits'], page=['Page', 'page', 'Feuillet'],
  account=['Compte n°', 'Compte courant', 'Compte chèques', 'Compte de dépôt N°'], statement=['Relevé de compte', 'RELEVÉ DE COMPTE', 'Extrait de compte', 'Votre relevé', 'Relevé de compte bancaire'], cardst=['Relevé de carte', 'Relevé des opérations carte à débit différé', 'Détail de votre carte'],
  period=['Période du {d0} au {d1}', 'du {d0} au {d1}', 'Opérations du {d0} au {d1}'], holder=['Titulaire', 'Porteur', 'Client'], cf=['À reporter', 'Total à reporter', 'Solde à reporter'], bf=['Report', 'Report page précédente', 'Solde reporté'],
  inn=['Virements reçus', 'Entrées', 'Crédits', 'Versements'], out=['Prélèvements et paiements', 'Sorties', 'Débits', 'Paiements par carte'], today=["Aujourd'hui", 'Auj.'], yesterday=['Hier'], pending=['En attente', 'Opérations à venir', 'En cours de traitement'],
  details=['Détails', 'Voir le détail', 'Catégoriser'], search=['Rechercher une opération', 'Rechercher'], more=['Voir plus', "Afficher plus d'opérations"], limit=['Plafond', 'Plafond disponible'], due=['À payer', 'Date de prélèvement'], card=['Carte', 'Carte n°', 'CB'],
  type=['Type', 'Nature', "Type d'opération"], cats=['Alimentation', 'Transports', 'Loisirs', 'Logement', 'Santé', 'Shopping', 'Restaurants', 'Vie quotidienne', 'Non catégorisé', 'Abonnements'],
  subtotal='Sous-total', ship='Livraison', vat='TVA 20%', tot=['Total', 'TOTAL TTC', 'Total à payer', 'Montant total', 'Total payé'], order=['Confirmation de commande', 'Merci pour votre commande', 'Votre commande est confirmée'], orderno='Commande n°', hello=['Bonjour {f},', 'Cher client,', 'Bonjour,'], orderdate=['Date de la commande', 'Commandé le', 'Date'], qty='Qté', paid=['Payé par carte', 'Moyen de paiement : CB', 'CB SANS CONTACT'], thanks=['Merci de votre visite', 'À bientôt !', 'Merci et à bientôt'],
  bal=['Solde', 'Solde disponible', 'Solde après opération'], tin='Reçu de', tout='Envoyé à', at='à', rate='Taux de change', D='D', CR='C', hol=['Monsieur', 'Mme', 'M.'], time='Heure', months='Mois',
  noise=[('Plafond de paiement carte', 'm'), ('Autorisation de découvert', 'm'), ('Taux débiteur annuel', '%'), ('TAEG', '%'), ('Votre conseiller', 'p'), ('Total des frais bancaires perçus', 'm'), ('Service client', 'p'), ('Points fidélité', 'n'), ('Prochain arrêté', 'd'), ('Encours carte au prochain débit', 'm'), ('Livret A', 'm'), ('Capital restant dû', 'm'), ('Intérêts acquis', 'm'), ('Prochaine échéance', 'd'), ('IBAN', 'a'), ('Frais de tenue de compte / trimestre', 'm')],
  legal=['Sauf erreur ou omission. Toute réclamation doit être formulée dans un délai de 30 jours.', 'Banque Populaire - SA au capital de 1 254 764 500 € - RCS Paris 662 042 449', 'Vos dépôts sont garantis par le FGDR dans la limite de 100 000 euros.', 'Opposition carte 24h/24 : 09 69 39 92 91 (appel non surtaxé)', "En cas de désaccord, contactez votre agence au 3639 ou écrivez au médiateur."],
  ads=['Offre parrainage : 80 € offerts jusqu\'au 31/12 !', 'Crédit conso dès 3,90 % TAEG fixe. Simulez sur notre appli.', 'Assurance habitation à partir de 7,50 € / mois', 'Découvrez la carte Gold pour 12,90 € par mois']),
'es': dict(date=['Fecha', 'F. Operación', 'Fecha operación', 'Fecha contable', 'Fecha oper.'], vdate=['F. Valor', 'Fecha valor', 'Valor'], desc=['Concepto', 'Descripción', 'Detalle', 'Movimiento', 'Concepto / Detalle'], debit=['Cargos', 'Débito', 'Debe', 'Cargo', 'Débitos', 'Retiros'], credit=['Abonos', 'Crédito', 'Haber', 'Abono', 'Créditos', 'Depósitos'],
  amount=['Importe', 'Monto', 'Valor', 'Importe operación'], balance=['Saldo', 'Saldo contable', 'Saldo final'], ref=['Referencia', 'N° Doc', 'Comprobante', 'Ref.', 'Nº operación'], branch=['Sucursal', 'Oficina', 'Ofic.'], opening=['Saldo anterior', 'SALDO INICIAL', 'Saldo anterior al {d0}', 'Saldo inicial'], closing=['Saldo final', 'SALDO ACTUAL', 'Saldo al {d1}', 'Saldo a nuestro favor / a su favor', 'Nuevo saldo'],
  total=['Total', 'Totales', 'Total movimientos'], totdeb=['Total cargos', 'Total débitos'], totcred=['Total abonos', 'Total créditos'], page=['Página', 'Pág.', 'Hoja'], account=['Cuenta', 'Cuenta corriente', 'Nº de cuenta', 'Caja de ahorro', 'Cuenta de ahorros'], statement=['Extracto de cuenta', 'ESTADO DE CUENTA', 'Resumen de cuenta', 'Cartola de cuenta corriente', 'Extracto mensual', 'Movimientos de la cuenta'], cardst=['Extracto de tarjeta', 'Resumen de tarjeta de crédito', 'Estado de cuenta tarjeta de crédito', 'Liquidación de tarjeta'],
  period=['Periodo del {d0} al {d1}', 'Desde {d0} hasta {d1}', 'Período: {d0} - {d1}'], holder=['Titular', 'Cliente', 'Señor(a)'], cf=['Suma y sigue', 'Transporte', 'Saldo a página siguiente'], bf=['Suma anterior', 'Transporte', 'Viene de página anterior'], inn=['Abonos', 'Depósitos', 'Ingresos', 'Entradas de dinero'], out=['Cargos', 'Retiros y pagos', 'Gastos', 'Salidas de dinero'], today=['Hoy'], yesterday=['Ayer'], pending=['Pendientes', 'Movimientos pendientes', 'En proceso', 'Retenciones'],
  details=['Ver detalle', 'Detalles', 'Más info'], search=['Buscar movimientos', 'Buscar'], more=['Ver más', 'Cargar más movimientos', 'Ver todos'], limit=['Límite de crédito', 'Cupo total'], due=['Pago mínimo', 'Vencimiento'], card=['Tarjeta', 'Tarj. terminada en'], type=['Tipo', 'Operación', 'Tipo de movimiento'],
  cats=['Supermercado', 'Transporte', 'Ocio', 'Hogar', 'Salud', 'Compras', 'Restaurantes', 'Servicios', 'Sin categoría', 'Suscripciones'], subtotal='Subtotal', ship='Envío', vat='IVA', tot=['Total', 'TOTAL A PAGAR', 'Importe total', 'Total pagado', 'TOTAL'], order=['Confirmación de pedido', '¡Gracias por tu compra!', 'Tu pedido está confirmado', '¡Compra realizada!'], orderno='Pedido nº', hello=['Hola, {f}:', 'Hola {f},', 'Estimado cliente:'], orderdate=['Fecha del pedido', 'Fecha de compra', 'Fecha'], qty='Cant.', paid=['Pagado con Visa', 'Forma de pago: tarjeta', 'TARJETA DEBITO'], thanks=['Gracias por su visita', '¡Gracias por elegirnos!', 'GRACIAS POR SU COMPRA'],
  bal=['Saldo', 'Saldo disponible', 'Disponible'], tin='Transferencia recibida de', tout='Enviaste a', at='en', rate='Tipo de cambio', D='D', CR='C', hol=['D.', 'Sr.', 'Sra.', 'Dña.'], time='Hora', months='Mes',
  noise=[('Límite de crédito', 'm'), ('Crédito disponible', 'm'), ('Tasa nominal anual', '%'), ('CAT promedio sin IVA', '%'), ('Atención al cliente', 'p'), ('Pago mínimo', 'm'), ('Fecha límite de pago', 'd'), ('Puntos acumulados', 'n'), ('Comisiones cobradas', 'm'), ('Saldo promedio', 'm'), ('Próximo corte', 'd'), ('Intereses devengados', 'm'), ('TIN', '%'), ('CUIT', 'n'), ('Días del periodo', 'n'), ('Pago para no generar intereses', 'm'), ('IBAN', 'a')],
  legal=['Le recordamos verificar sus movimientos. Tiene 90 días para presentar una reclamación.', 'Este documento no es válido como factura.', 'Depósitos garantizados hasta 100.000 euros por depositante.', 'Línea gratuita 800 226 2663 · www.banco.com', 'Incumplir tus obligaciones te puede generar comisiones e intereses moratorios.', 'Los depósitos en pesos cuentan con la garantía de $ 6.000.000.'],
  ads=['¡Llévate 150 € al domiciliar tu nómina antes del 30/06!', 'Préstamo preaprobado: hasta 48 cuotas. Llama al 900 123 456', '3 y 6 cuotas sin interés en supermercados todos los martes', 'Seguro de hogar desde 9,90 al mes']),
'pt': dict(date=['Data', 'Data mov.', 'Data Lanç.', 'Data do movimento', 'Data Operação'], vdate=['Data valor', 'Valor', 'Data-valor'], desc=['Descrição', 'Histórico', 'Lançamento', 'Descritivo', 'Movimento'], debit=['Débito', 'Débitos', 'Saídas', 'Débito (R$)'], credit=['Crédito', 'Créditos', 'Entradas', 'Crédito (R$)'], amount=['Valor', 'Montante', 'Importância', 'Valor (R$)'], balance=['Saldo', 'Saldo contabilístico', 'Saldo (R$)', 'Saldo após mov.'], ref=['Documento', 'Nº Doc.', 'Dcto.', 'Ref.'], branch=['Agência', 'Balcão', 'Ag. origem'],
  opening=['Saldo anterior', 'SALDO INICIAL', 'Saldo inicial em {d0}', 'S A L D O  A N T E R I O R'], closing=['Saldo final', 'SALDO FINAL', 'Saldo em {d1}', 'Saldo contabilístico em {d1}', 'S A L D O'], total=['Total', 'Totais', 'Total do período'], totdeb=['Total de débitos', 'Total de saídas'], totcred=['Total de créditos', 'Total de entradas'], page=['Página', 'Pág.', 'Folha'], account=['Conta', 'Conta à ordem', 'Conta corrente', 'Conta D.O. n.º'], statement=['Extrato de conta', 'EXTRATO COMBINADO', 'Extrato mensal', 'Extrato de conta corrente', 'Extrato integrado'], cardst=['Fatura do cartão', 'Extrato de cartão de crédito', 'Fatura mensal'],
  period=['Período de {d0} a {d1}', 'de {d0} a {d1}', 'Movimentos entre {d0} e {d1}'], holder=['Titular', 'Cliente', 'Nome'], cf=['A transportar', 'Saldo a transportar'], bf=['Transporte', 'Saldo transportado'], inn=['Entradas', 'Créditos', 'Recebimentos'], out=['Saídas', 'Débitos', 'Pagamentos e compras'], today=['Hoje'], yesterday=['Ontem'], pending=['Pendentes', 'Lançamentos futuros', 'Cativos', 'Agendados'], details=['Detalhes', 'Ver comprovante', 'Ver detalhes'], search=['Pesquisar movimentos', 'Buscar'], more=['Ver mais', 'Carregar mais'], limit=['Limite total', 'Limite disponível'], due=['Vencimento', 'Pagamento mínimo'], card=['Cartão', 'Cartão final'], type=['Tipo', 'Operação', 'Categoria'],
  cats=['Supermercado', 'Transporte', 'Lazer', 'Casa', 'Saúde', 'Compras', 'Restaurantes', 'Serviços', 'Outros', 'Assinaturas'], subtotal='Subtotal', ship='Frete', vat='Impostos', tot=['Total', 'Valor total', 'Total pago', 'TOTAL A PAGAR', 'VALOR TOTAL'], order=['Confirmação da encomenda', 'Pedido confirmado!', 'Recebemos o seu pedido', 'Obrigado pela sua compra'], orderno='Pedido n.º', hello=['Olá, {f}!', 'Olá {f},', 'Caro cliente,'], orderdate=['Data do pedido', 'Data da compra', 'Data'], qty='Qtd', paid=['Cartão de crédito final 4821', 'Pago com Pix', 'Multibanco'], thanks=['Obrigado pela preferência', 'Volte sempre!', 'Obrigado pela sua visita'],
  bal=['Saldo', 'Saldo disponível', 'Saldo após'], tin='Transferência recebida', tout='Transferência enviada', at='em', rate='Câmbio', D='D', CR='C', hol=['Sr.', 'Sra.', 'Exmo. Senhor'], time='Hora', months='Mês',
  noise=[('Limite do cheque especial', 'm'), ('Limite disponível', 'm'), ('Taxa de juros a.m.', '%'), ('CET anual', '%'), ('Central de atendimento', 'p'), ('Ouvidoria', 'p'), ('Pagamento mínimo', 'm'), ('Vencimento', 'd'), ('Pontos acumulados', 'n'), ('Saldo médio', 'm'), ('Encargos financeiros', 'm'), ('IOF do período', 'm'), ('NIB', 'a'), ('Prestação crédito habitação', 'm'), ('TANB', '%'), ('Próximo fechamento', 'd')],
  legal=['Este extrato serve como comprovativo. Reclamações no prazo de 30 dias.', 'SAC 0800 762 7777 - Ouvidoria 0800 726 0322', 'Depósitos garantidos até 100 000 € pelo Fundo de Garantia de Depósitos.', 'Capital Social 4 725 000 000 € - Matriculada na CRC do Porto com o nº 501 525 882', 'Valores sujeitos a alteração até o fechamento.'],
  ads=['Crédito pessoal a partir de 1,49% a.m. Simule no app.', 'Ganhe R$ 50 por amigo indicado até 31/12', 'Seguro auto desde 19,90 por mês', 'Parcele em até 12x sem juros']),
'it': dict(date=['Data', 'Data contabile', 'Data operazione', 'Data cont.', 'Data mov.'], vdate=['Valuta', 'Data valuta'], desc=['Descrizione', 'Descrizione operazione', 'Causale', 'Descrizione delle operazioni', 'Dettagli'], debit=['Dare', 'Addebiti', 'Uscite', 'Movimenti dare', 'Addebiti (€)'], credit=['Avere', 'Accrediti', 'Entrate', 'Movimenti avere', 'Accrediti (€)'], amount=['Importo', 'Importo in euro', 'Importo (€)'], balance=['Saldo', 'Saldo contabile', 'Saldo progressivo'], ref=['Rif.', 'Num. assegno', 'CRO', 'Caus.'], branch=['Filiale', 'Sportello'], opening=['Saldo iniziale', 'SALDO INIZIALE AL {d0}', 'Saldo precedente'], closing=['Saldo finale', 'SALDO FINALE AL {d1}', 'Saldo contabile finale'], total=['Totale', 'Totali', 'Totale movimenti'], totdeb=['Totale uscite', 'Totale addebiti'], totcred=['Totale entrate', 'Totale accrediti'], page=['Pagina', 'Pag.', 'Foglio'], account=['Conto corrente n.', 'Conto', 'C/C n.', 'Rapporto'], statement=['Estratto conto', 'ESTRATTO CONTO', 'Estratto conto corrente', 'Lista movimenti', 'Estratto conto trimestrale'], cardst=['Estratto conto carta', 'Estratto conto carta di credito', 'Rendiconto carta'],
  period=['Periodo dal {d0} al {d1}', 'dal {d0} al {d1}', 'Movimenti dal {d0} al {d1}'], holder=['Intestatario', 'Titolare', 'Intestato a'], cf=['A riportare', 'Saldo da riportare'], bf=['Riporto', 'Saldo riportato'], inn=['Entrate', 'Accrediti', 'Bonifici ricevuti'], out=['Uscite', 'Addebiti', 'Pagamenti e prelievi'], today=['Oggi'], yesterday=['Ieri'], pending=['In attesa', 'Movimenti non contabilizzati', 'In elaborazione', 'Da contabilizzare'], details=['Dettagli', 'Dividi spesa', 'Vedi dettaglio'], search=['Cerca movimento', 'Cerca'], more=['Mostra altri', 'Carica altri movimenti'], limit=['Plafond', 'Disponibilità residua'], due=['Scadenza', 'Da pagare'], card=['Carta', 'Carta n.'], type=['Tipo', 'Tipologia', 'Categoria'],
  cats=['Spesa', 'Trasporti', 'Tempo libero', 'Casa', 'Salute', 'Shopping', 'Ristoranti', 'Utenze', 'Altro', 'Abbonamenti'], subtotal='Subtotale', ship='Spedizione', vat='di cui IVA', tot=['Totale', 'TOTALE COMPLESSIVO', 'Totale ordine', 'IMPORTO PAGATO', 'Importo totale'], order=['Conferma ordine', 'Grazie per il tuo ordine!', 'Abbiamo ricevuto il tuo ordine'], orderno='Ordine n.', hello=['Ciao {f},', 'Gentile cliente,', 'Gentile {f},'], orderdate=['Data ordine', 'Ordinato il', 'Data'], qty='Qtà', paid=['Pagamento elettronico', 'Pagato con carta', 'BANCOMAT'], thanks=['Grazie e arrivederci', 'Arrivederci e grazie', 'Grazie per averci scelto'],
  bal=['Saldo', 'Saldo disponibile', 'Disponibile'], tin='Bonifico da', tout='Bonifico a', at='presso', rate='Tasso di cambio', D='D', CR='A', hol=['Sig.', 'Sig.ra', 'Gent.mo'], time='Ora', months='Mese',
  noise=[('Fido accordato', 'm'), ('Tasso creditore annuo lordo', '%'), ('Tasso debitore', '%'), ('Numero verde', 'p'), ('Imposta di bollo', 'm'), ('Giacenza media', 'm'), ('Saldo disponibile', 'm'), ('Massimale mensile carta', 'm'), ('Spese di tenuta conto', 'm'), ('IBAN', 'a'), ('Ritenuta fiscale 26%', 'm'), ('Numeri debitori', 'n'), ('Numeri creditori', 'n'), ('Prossimo addebito', 'd'), ('ISC', '%')],
  legal=["L'estratto conto si intende approvato trascorsi 60 giorni dal ricevimento.", 'Capitale sociale Euro 20.880.549.801,81 i.v. - P.IVA 11991500015', 'Aderente al Fondo Interbancario di Tutela dei Depositi (100.000 euro).', 'Blocco carte 800.822.056 (dall\'estero +39 0236019911)', 'Operazioni soggette a verifica. Salvo buon fine.'],
  ads=['Mutuo giovani: tasso fisso 2,95%. Prenota un appuntamento.', 'Invita un amico: 50 € per te entro il 31/12', 'Prestito da 5.000 € in 60 rate da 98,40 €', 'Polizza casa da 8,90 € al mese']),
'tr': dict(date=['Tarih', 'İşlem Tarihi', 'Tarih/Saat'], vdate=['Valör', 'Valör Tarihi'], desc=['Açıklama', 'İşlem Açıklaması', 'İşlem', 'Detay'], debit=['Borç', 'Çıkan Tutar', 'Borç Tutarı'], credit=['Alacak', 'Giren Tutar', 'Alacak Tutarı'], amount=['Tutar', 'İşlem Tutarı', 'Tutar (TL)'], balance=['Bakiye', 'Bakiye (TL)', 'Kalan Bakiye'], ref=['Fiş No', 'Dekont No', 'İşlem No', 'Referans'], branch=['Şube', 'Kanal'], opening=['Devreden Bakiye', 'Önceki Bakiye', 'Dönem Başı Bakiyesi', 'Açılış Bakiyesi'], closing=['Dönem Sonu Bakiyesi', 'Son Bakiye', 'Kapanış Bakiyesi'], total=['Toplam', 'Genel Toplam'], totdeb=['Toplam Borç', 'Toplam Çıkan'], totcred=['Toplam Alacak', 'Toplam Giren'], page=['Sayfa', 'Sayfa No'], account=['Hesap No', 'Vadesiz TL Hesabı', 'Hesap Numarası', 'IBAN'], statement=['Hesap Özeti', 'HESAP EKSTRESİ', 'Hesap Hareketleri', 'Vadesiz Hesap Ekstresi'], cardst=['Kredi Kartı Ekstresi', 'Hesap Özeti', 'Kredi Kartı Hesap Özeti'],
  period=['{d0} - {d1} dönemi', 'Tarih Aralığı: {d0} - {d1}', 'Dönem: {d0} / {d1}'], holder=['Müşteri', 'Sayın', 'Ad Soyad'], cf=['Nakli yekun', 'Sayfa toplamı'], bf=['Devreden', 'Nakledilen'], inn=['Gelen Transferler', 'Yatanlar', 'Gelirler', 'Alacaklar'], out=['Harcamalar', 'Giden Transferler', 'Giderler', 'Borçlar'], today=['Bugün'], yesterday=['Dün'], pending=['Bekleyen İşlemler', 'Provizyondaki İşlemler', 'Provizyon'], details=['Detay', 'Dekont', 'Detayı gör', 'Taksitlendir'], search=['Hareketlerde ara', 'Ara'], more=['Daha fazla göster', 'Tümünü gör'], limit=['Kart Limiti', 'Kullanılabilir Limit'], due=['Son Ödeme Tarihi', 'Asgari Tutar'], card=['Kart', 'Kart No'], type=['İşlem Tipi', 'Tür', 'Kanal'],
  cats=['Market', 'Ulaşım', 'Eğlence', 'Ev', 'Sağlık', 'Giyim', 'Yeme İçme', 'Fatura', 'Diğer', 'Akaryakıt'], subtotal='Ara Toplam', ship='Kargo', vat='KDV', tot=['Toplam', 'GENEL TOPLAM', 'Ödenen Tutar', 'TOPLAM', 'Ödenecek Tutar'], order=['Siparişiniz alındı', 'Sipariş Onayı', 'Siparişin için teşekkürler!'], orderno='Sipariş No', hello=['Merhaba {f},', 'Sayın {f},', 'Değerli müşterimiz,'], orderdate=['Sipariş Tarihi', 'Tarih', 'TARİH'], qty='Adet', paid=['Kredi Kartı', 'Banka kartı ile ödendi', 'ORTAK POS'], thanks=['Teşekkür ederiz', 'Yine bekleriz', 'Bizi tercih ettiğiniz için teşekkürler'],
  bal=['Bakiye', 'Kullanılabilir Bakiye', 'Güncel bakiye'], tin='Gelen FAST', tout='Giden FAST', at='-', rate='Kur', D='B', CR='A', hol=['Sayın', 'Sn.'], time='Saat', months='Ay',
  noise=[('Kart limiti', 'm'), ('Kullanılabilir limit', 'm'), ('Aylık akdi faiz oranı', '%'), ('Gecikme faiz oranı', '%'), ('Müşteri hizmetleri', 'p'), ('Asgari ödeme tutarı', 'm'), ('Son ödeme tarihi', 'd'), ('Kazanılan bonus', 'm'), ('Hesap kesim tarihi', 'd'), ('Kredili mevduat limiti', 'm'), ('IBAN', 'a'), ('Müşteri No', 'n'), ('Bloke tutar', 'm'), ('Nakit avans limiti', 'm'), ('Vergi No', 'n')],
  legal=['Bu belge bilgi amaçlıdır, resmi evrak yerine geçmez.', 'Telefon Bankacılığı 444 0 333 - 0850 222 0 333', 'Mevduatınız 650.000 TL\'ye kadar TMSF güvencesindedir.', 'Asgari tutarın ödenmemesi halinde aylık %4,55 gecikme faizi uygulanır.'],
  ads=['Market harcamalarına 250 TL bonus! Son gün 31 Aralık', 'İhtiyaç kredisi %3,19 faizle 36 ay vade', 'Peşin fiyatına 6 taksit fırsatı', 'Arkadaşını getir 500 TL kazan']),
'el': dict(date=['Ημερομηνία', 'Ημ/νία', 'Ημ. Κίνησης', 'Ημ/νία Συναλλαγής'], vdate=['Valeur', 'Ημ. Valeur', 'Αξία'], desc=['Περιγραφή', 'Αιτιολογία', 'Περιγραφή κίνησης', 'Αιτιολογία Συναλλαγής'], debit=['Χρέωση', 'Χρεώσεις', 'Αναλήψεις'], credit=['Πίστωση', 'Πιστώσεις', 'Καταθέσεις'], amount=['Ποσό', 'Ποσό (€)', 'Ποσό συναλλαγής'], balance=['Υπόλοιπο', 'Λογιστικό Υπόλοιπο', 'Νέο Υπόλοιπο'], ref=['Αρ. Αναφοράς', 'Παραστατικό', 'Κωδ.'], branch=['Κατάστημα', 'Κατ/μα'], opening=['Προηγούμενο υπόλοιπο', 'Υπόλοιπο εκ μεταφοράς', 'Αρχικό υπόλοιπο'], closing=['Νέο υπόλοιπο', 'Τελικό υπόλοιπο', 'Υπόλοιπο την {d1}'], total=['Σύνολο', 'Σύνολα'], totdeb=['Σύνολο χρεώσεων'], totcred=['Σύνολο πιστώσεων'], page=['Σελίδα', 'Σελ.'], account=['Λογαριασμός', 'Αρ. Λογαριασμού', 'Λογαριασμός Ταμιευτηρίου'], statement=['Κίνηση Λογαριασμού', 'ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ', 'Αντίγραφο Λογαριασμού', 'Κινήσεις λογαριασμού'], cardst=['Λογαριασμός Πιστωτικής Κάρτας', 'Ενημερωτικό σημείωμα κάρτας'],
  period=['Περίοδος {d0} - {d1}', 'Από {d0} έως {d1}'], holder=['Δικαιούχος', 'Πελάτης'], cf=['Σε μεταφορά'], bf=['Εκ μεταφοράς'], inn=['Πιστώσεις', 'Έσοδα', 'Εισερχόμενα'], out=['Χρεώσεις', 'Έξοδα', 'Αγορές και πληρωμές'], today=['Σήμερα'], yesterday=['Χθες'], pending=['Σε εκκρεμότητα', 'Εκκρεμείς κινήσεις', 'Δεσμεύσεις'], details=['Λεπτομέρειες', 'Προβολή'], search=['Αναζήτηση κινήσεων', 'Αναζήτηση'], more=['Περισσότερα', 'Δείτε περισσότερα'], limit=['Πιστωτικό όριο', 'Διαθέσιμο όριο'], due=['Ελάχιστη καταβολή', 'Πληρωτέο έως'], card=['Κάρτα', 'Αρ. κάρτας'], type=['Είδος', 'Τύπος', 'Κατηγορία'],
  cats=['Σούπερ μάρκετ', 'Μετακίνηση', 'Διασκέδαση', 'Σπίτι', 'Υγεία', 'Αγορές', 'Εστίαση', 'Λογαριασμοί', 'Λοιπά', 'Καύσιμα'], subtotal='Υποσύνολο', ship='Μεταφορικά', vat='ΦΠΑ 24%', tot=['Σύνολο', 'ΣΥΝΟΛΟ', 'Πληρωτέο ποσό', 'Συνολικό ποσό'], order=['Επιβεβαίωση παραγγελίας', 'Ευχαριστούμε για την παραγγελία σας'], orderno='Αρ. παραγγελίας', hello=['Γεια σου {f},', 'Αγαπητέ πελάτη,'], orderdate=['Ημερομηνία παραγγελίας', 'Ημ/νία'], qty='Τεμ.', paid=['Πληρωμή με κάρτα', 'ΚΑΡΤΑ', 'Χρεωστική κάρτα'], thanks=['Ευχαριστούμε!', 'ΕΥΧΑΡΙΣΤΟΥΜΕ ΓΙΑ ΤΗΝ ΠΡΟΤΙΜΗΣΗ'],
  bal=['Υπόλοιπο', 'Διαθέσιμο υπόλοιπο'], tin='Εισερχόμενο έμβασμα', tout='Μεταφορά προς', at='σε', rate='Ισοτιμία', D='Χ', CR='Π', hol=['Κος', 'Κα'], time='Ώρα', months='Μήνας',
  noise=[('Πιστωτικό όριο', 'm'), ('Διαθέσιμο υπόλοιπο', 'm'), ('Επιτόκιο', '%'), ('Ετήσιο επιτόκιο αγορών', '%'), ('Εξυπηρέτηση πελατών', 'p'), ('Ελάχιστη καταβολή', 'm'), ('Εξόφληση έως', 'd'), ('Πόντοι επιβράβευσης', 'n'), ('IBAN', 'a'), ('ΑΦΜ', 'n'), ('Δεσμευμένο ποσό', 'm'), ('Δεδουλευμένοι τόκοι', 'm')],
  legal=['Το παρόν αντίγραφο έχει πληροφοριακό χαρακτήρα.', 'Τηλ. εξυπηρέτησης 210 326 0000, 24 ώρες την ημέρα', 'Καταθέσεις εγγυημένες έως 100.000 € από το ΤΕΚΕ.', 'Αρ. ΓΕΜΗ 237901000 - Σταδίου 40, 10252 Αθήνα'],
  ads=['Καταναλωτικό δάνειο από 6,90% σταθερό επιτόκιο', 'Κερδίστε 20 € επιστροφή έως 31/12', 'Ασφάλεια κατοικίας από 5,50 € τον μήνα']),
}
EN = dict(date='Date', vdate='Value date', desc='Description', debit='Debit', credit='Credit', amount='Amount', balance='Balance', ref='Reference', branch='Branch', type='Type')

def TP(**k): return k
# kind -> texts; {M} shop {C} city {P} person {U} utility {E} employer {X} purpose {D} dd/mm {nN} digits {K} last four {A} month
COUNTRY = {
'FR': dict(lang='fr', cur='EUR', f=1, banks=['Crédit Mutuel', 'BNP Paribas', 'Société Générale', 'La Banque Postale', 'CIC', 'LCL', 'Boursobank', "Caisse d'Epargne", 'Crédit Agricole', 'Fortuneo', 'Hello bank!', 'Monabanq'],
  cities='Paris Lyon Marseille Lille Nantes Rennes Toulouse Bordeaux Montreuil Grenoble Strasbourg Nice Dijon Brest Annecy'.split(), first='Jean Marie Julien Camille Léa Nicolas Sophie Karim Thomas Chloé Antoine Inès'.split(), last='Martin Bernard Dubois Petit Moreau Lefèvre Garcia Roux Fournier Benali Girard Mercier'.split(),
  merch=['Carrefour City', 'Monoprix', 'Franprix', 'Boulangerie Paul', 'SNCF Connect', 'RATP', 'Fnac', 'Leroy Merlin', 'Auchan Drive', 'Picard', 'Total Access', 'E.Leclerc', 'Intermarché', 'Pharmacie du Marché', 'Décathlon', 'Le Bon Coin', 'Uber Eats', 'Deliveroo', 'Tabac de la Gare', 'Amazon EU', 'Cdiscount', 'Vinted', 'Doctolib', 'Brasserie du Nord', 'Autoroutes ASF', 'Sephora', 'Lidl 1432', 'Biocoop', 'Crêperie Ty Breizh', 'PayPal *Deezer'],
  util=['EDF', 'Engie', 'Free Mobile', 'Orange SA', 'SFR', 'Bouygues Telecom', 'MAIF', 'MGEN', 'Veolia Eau', 'Direction Générale des Finances', 'Navigo', 'Netflix', 'Basic-Fit', 'Canal+'], emp=['SAS Altitude', 'Ministère Éducation Nationale', 'Capgemini France', 'CPAM Paris', 'CAF de Paris', 'France Travail'], pur=['Loyer', 'Cadeau anniversaire', 'Remboursement resto', 'Courses', 'Vacances', 'Participation pot', 'Facture 2214', 'Garde enfants'],
  tpl=TP(card=['Carte {D} {M} {C} CB*{K}', 'Paiement CB {M} {C}', 'CB {M} {D}', 'Achat CB {M} {D} {C}', 'Facture carte du {D} {M} carte {n4}XXXXXXXX{K}', '{M} {C}', 'Paiement par carte X{K} {M} {D}', '{M}'], dd=['Prlv SEPA {U}', 'Prélèvement de {U} Réf {n10}', 'Prlvt {U} ech/{D} ID FR{n8}', 'Prélèvement européen {n10} de: {U}'], tout=['Vir SEPA {P} {X}', 'Virement à {P}', 'Virement émis vers {P} motif: {X}', 'Vir inst vers {P}', 'Virement permanent {P} {X}'], tin=['Vir SEPA reçu /de {P} /motif {X}', 'Virement de {P}', 'Vir inst de {P} {X}', 'Virement reçu {P}'], sal=['Vir {E} salaire {A}', 'Virement {E}', 'Vir SEPA reçu /de {E} /ref {n10}'], fee=['Cotisation carte Visa', 'Frais tenue de compte', 'Commission paiement hors zone euro', "Commission d'intervention", 'Cotisation Esprit Libre'], int=['Intérêts créditeurs', 'Intérêts {A}'], atm=['Retrait DAB {C} {D}', 'Retrait GAB {D} {hh} {C}', 'Retrait distributeur {n6} {C}'], ref=['Avoir carte {M} {D}', 'Remboursement {M}', 'Crédit CB {M} {C}'], chq=['Chèque {n7}', 'Chèque émis N° {n7}'], tax=['Prlv DGFIP impôt sur le revenu', 'Taxe foncière', 'Intérêts débiteurs'], bill=['Échéance prêt {n8}', 'TIP {U}', 'Prélèvement {U} abonnement {A}'], dep=['Remise chèque {n7}', 'Versement espèces {C}'])),
'ES': dict(lang='es', cur='EUR', f=1, banks=['BBVA', 'CaixaBank', 'Banco Santander', 'Banco Sabadell', 'ING', 'Bankinter', 'Unicaja', 'Openbank', 'Kutxabank', 'Abanca', 'Ibercaja', 'Evo Banco'],
  cities='Madrid Barcelona Valencia Sevilla Bilbao Zaragoza Málaga Getafe Vigo Gijón Murcia Alicante'.split(), first='Antonio María José Laura Carmen Javier Lucía Pablo Marta Sergio Elena Iker'.split(), last='García Fernández López Martínez Sánchez Pérez Gómez Ruiz Díaz Serrano Navarro Ortega'.split(),
  merch=['Mercadona', 'El Corte Inglés', 'Carrefour Market', 'Día', 'Repsol', 'Renfe Viajeros', 'Zara España', 'Cafetería La Plaza', 'Farmacia Lda. Ruiz', 'Glovo', 'Cabify', 'Amazon.es', 'Mediamarkt', 'Eroski', 'Consum', 'Bar Manolo', 'Cepsa', 'Just Eat', 'Casa del Libro', 'Parking Saba', 'Metro de Madrid', 'Leroy Merlin', 'Primor', 'Alcampo', 'Wallapop', 'Ikea Ibérica', 'PayPal *Spotify'], util=['Endesa', 'Iberdrola Clientes', 'Naturgy', 'Movistar', 'Vodafone España', 'Orange Espagne', 'Canal de Isabel II', 'Mutua Madrileña', 'Sanitas', 'Comunidad de Propietarios', 'Digi Spain', 'HBO Max'], emp=['Indra Sistemas', 'Ayuntamiento de Madrid', 'Mercadona SA', 'TGSS Pensión', 'SEPE', 'Accenture SL'], pur=['alquiler', 'cena viernes', 'regalo', 'gasolina', 'compra piso', 'factura 118', 'clases inglés', 'viaje Lisboa'],
  tpl=TP(card=['Compra tarj. {n4}XXXXXXXX{K} {M}-{C}', 'Compra {M} {C}', 'Pago en {M} {C}', 'Pago móvil en {M}, {C} tarj. :*{n6}', '{M}', '{M} {C}', 'Compra internet en {M}, tarjeta {n4}'], dd=['Recibo {U}', 'Adeudo recibo {U} Nº recibo {n12}', 'Recibo {U} Nº {n10} ref. mandato {n8}', 'Domiciliación {U}'], tout=['Transferencia a favor de {P} concepto: {X}', 'Bizum a favor de {P} concepto: {X}', 'Traspaso a {P}', 'Transf. inmediata a {P}', 'Enviado Bizum {P}'], tin=['Transferencia de {P}, concepto {X}', 'Bizum de {P} concepto {X}', 'Abono transf. {P}', 'Bizum recibido de {P}'], sal=['Nómina {E}', 'Abono nómina {A} {E}', 'Transferencia de {E}, concepto nómina'], fee=['Comisión mantenimiento', 'Comisión tarjeta débito', 'Cuota anual tarjeta', 'Comisión por descubierto', 'Comisión cambio divisa'], int=['Liquidación intereses cuenta', 'Abono intereses'], atm=['Reintegro cajero {C}', 'Disposición efectivo cajero {n4} {C}', 'Retirada de efectivo tarj. *{K}'], ref=['Devolución compra {M}', 'Abono {M} {C}'], chq=['Cheque {n7}', 'Pago cheque nº {n7}'], tax=['Impuestos AEAT', 'Recibo IBI Ayuntamiento de {C}', 'Pago tributos {n8}'], bill=['Cuota préstamo {n8}', 'Liquidación tarjeta crédito {K}', 'Recibo hipoteca'], dep=['Ingreso en efectivo', 'Ingreso cheque', 'Ingreso cajero {C}'])),
'PT': dict(lang='pt', cur='EUR', f=0.9, banks=['Millennium bcp', 'Caixa Geral de Depósitos', 'Santander Totta', 'Novo Banco', 'BPI', 'ActivoBank', 'Montepio', 'Crédito Agrícola', 'Moey!', 'Banco CTT'], cities='Lisboa Porto Braga Coimbra Setúbal Faro Aveiro Almada Leiria Évora'.split(), first='João Maria Tiago Ana Rui Inês Pedro Beatriz Miguel Sofia'.split(), last='Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Almeida'.split(),
  merch=['Continente', 'Pingo Doce', 'Lidl', 'Galp', 'Worten', 'Fnac Colombo', 'CP Comboios', 'Pastelaria Suíça', 'Farmácia Central', 'Uber', 'Bolt', 'Auchan', 'Mercadona', 'Via Verde', 'Restaurante O Moinho', 'Wells', 'Minipreço', 'Decathlon', 'Glovo', 'Zara', 'Ikea', 'BP Oeiras', 'Leroy Merlin', 'Padaria Portuguesa'], util=['EDP Comercial', 'Galp Power', 'MEO', 'NOS Comunicações', 'Vodafone Portugal', 'EPAL', 'Fidelidade', 'Condomínio', 'Médis', 'Via Verde Portugal', 'Endesa'], emp=['Sonae MC', 'Instituto Segurança Social', 'Farfetch Portugal', 'Câmara Municipal', 'Universidade do Minho'], pur=['renda', 'jantar', 'prenda', 'mesada', 'gasolina', 'fatura 33', 'explicações'],
  tpl=TP(card=['Compra {n4} {M} {C}', 'Compra {M}', '{M} {C}', 'Pag compras {M} {C}', 'Compra MB Way {M}', 'Compras C.Deb {M}', '{M}'], dd=['DD {U} {n10}', 'Débito direto {U}', 'Cobrança {U}', 'DD PT{n8} {U}'], tout=['Trf MB Way p/ {P}', 'Transferência para {P}', 'Trf. p/ {P} {X}', 'Trf CRED SEPA+ p/ {P}'], tin=['Trf MB Way de {P}', 'Transferência de {P}', 'Trf de {P} {X}', 'Trf. imediata de {P}'], sal=['Ordenado {E}', 'Trf de {E} vencimento', 'Vencimento {A} {E}'], fee=['Comissão manutenção conta pacote', 'Anuidade cartão', 'Com. gestão conta', 'Imposto do selo'], int=['Juros credores', 'Juros depósito {n8}'], atm=['Levantamento MB {C}', 'Lev ATM {n4} {C}', 'Levantamento'], ref=['Devolução compra {M}', 'Crédito {M}'], chq=['Cheque {n8}', 'Cheque compensado {n7}'], tax=['Pagamento ao Estado', 'Imp selo 4%', 'Pag. AT IUC'], bill=['Pag serv {n5} {U}', 'Pagamento de serviços {U}', 'Prestação crédito {n8}'], dep=['Depósito numerário', 'Depósito cheques', 'Dep. ATM {C}'])),
'IT': dict(lang='it', cur='EUR', f=1, banks=['Intesa Sanpaolo', 'UniCredit', 'BancoPosta', 'Fineco', 'Banco BPM', 'BPER Banca', 'Hype', 'Mediolanum', 'Credem', 'Monte dei Paschi', 'CheBanca!', 'Banca Sella'], cities='Milano Roma Torino Napoli Bologna Firenze Genova Padova Verona Bari Palermo Trieste'.split(), first='Marco Giulia Luca Francesca Andrea Chiara Matteo Sara Davide Elena'.split(), last='Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Conti'.split(),
  merch=['Esselunga', 'Coop Alleanza', 'Conad City', 'Trenitalia', 'Italo', 'Autogrill', 'Farmacia Comunale', 'Bar Sport', 'Q8 Easy', 'Eni Station', 'Telepass', 'Amazon Marketplace', 'Unieuro', 'Tigotà', 'Pam Panorama', 'Eurospin', 'OVS', 'La Feltrinelli', 'Trattoria da Gino', 'ATM Milano', 'Zalando', 'Decathlon', 'Satispay', 'Glovo', 'Ikea Italia', 'Tabaccheria n. 12', 'Lidl Italia', 'Parrucchiere Mara'], util=['Enel Energia', 'A2A Energia', 'TIM SpA', 'Wind Tre', 'Fastweb', 'Iliad Italia', 'Hera Comm', 'UnipolSai', 'Condominio Via Verdi', 'Sky Italia', 'Eni Plenitude', 'Agos Ducato'], emp=['INPS', 'Comune di Milano', 'Leonardo SpA', 'MEF NoiPA', 'Officine Bianchi Srl'], pur=['affitto', 'rata condominio', 'regalo', 'saldo fattura 45', 'cena', 'caparra', 'spese casa', 'quota palestra'],
  tpl=TP(card=['Pagamento POS {M} {C} carta *{K}', 'Pagamento effettuato su POS estero {M}', 'POS carta {K} del {D} {M} {C}', 'Pagamento tramite POS {M} {C} carta n. {n4}****{K}', '{M} {C}', '{M}', 'Acquisto carta {M}', 'Pagamento Visa Debit {D} {M}'], dd=['Addebito SDD {U} mandato {n8}', 'Addebito diretto {U}', 'SDD {U} creditor id IT{n10}', 'Domiciliazione utenze {U}'], tout=['Bonifico a favore di {P} causale: {X}', 'Bonifico istantaneo da voi disposto a favore di {P} {X}', 'Disposizione di bonifico ben. {P}', 'Giroconto {P}', 'Bonifico SEPA {P} TRN {n12}'], tin=['Bonifico a vostro favore da {P} per {X}', 'Accredito bonifico ordinante {P}', 'Bonifico ricevuto da {P}', 'Bonif. v/fav. {P}'], sal=['Emolumenti {E}', 'Accredito stipendio {E} {A}', 'Bonifico da {E} stipendio', 'Accredito pensione {E}'], fee=['Canone mensile conto', 'Imposta di bollo conto corrente', 'Commissioni bonifico', 'Spese invio estratto conto', 'Canone carta di debito'], int=['Interessi e competenze', 'Interessi creditori'], atm=['Prelievo Bancomat {C} {D}', 'Prelievo sportello automatico {C} carta {K}', 'Prelievo ATM nostro sportello'], ref=['Storno pagamento POS {M}', 'Rimborso {M}', 'Accredito {M}'], chq=['Assegno n. {n10}', 'Vostro assegno bancario {n10}'], tax=['Delega F24', 'Pagamento PagoPA Comune di {C}', 'Bollo auto'], bill=['Rata mutuo {n8}', 'Pagamento bollettino {U}', 'Addebito carta di credito', 'Ricarica telefonica {U}'], dep=['Versamento contanti', 'Versamento assegni', 'Vers. contante sportello automatico'])),
'BR': dict(lang='pt', cur='BRL', f=4, banks=['Banco do Brasil', 'Itaú Unibanco', 'Bradesco', 'Caixa Econômica Federal', 'Nubank', 'Banco Inter', 'C6 Bank', 'Santander Brasil', 'Sicredi', 'Sicoob', 'PicPay', 'Mercado Pago', 'Banrisul'], cities=['São Paulo', 'Curitiba', 'Recife', 'Porto Alegre', 'Salvador', 'Campinas', 'Fortaleza', 'Goiânia', 'Manaus', 'Niterói'], first='João Ana Lucas Fernanda Rafael Juliana Carlos Mariana Bruno Patrícia Thiago Camila'.split(), last='Silva Souza Oliveira Lima Araújo Ribeiro Carvalho Gomes Barbosa Rocha Dias Nunes'.split(),
  merch=['Pão de Açúcar', 'Carrefour', 'iFood', 'Uber *Trip', '99App', 'Mercado Livre', 'Magazine Luiza', 'Drogasil', 'Posto Ipiranga', 'Lojas Americanas', 'Padaria Real', 'Shopee', 'Assaí Atacadista', 'Renner', 'Netflix.com', 'Spotify', 'Droga Raia', 'Burger King', 'Posto Shell', 'Estacionamento Central', 'Amazon BR', 'Petz', 'Habibs', 'Smart Fit', 'Mercadinho São José', 'Cinemark', 'Decolar', 'Rappi'], util=['Enel SP', 'Sabesp', 'Vivo', 'Claro', 'TIM Celular', 'Copel', 'Comgás', 'NET Serviços', 'Unimed', 'Porto Seguro', 'Cemig', 'Condomínio Edifício Sol'], emp=['Prefeitura Municipal', 'Ambev SA', 'INSS', 'TOTVS SA', 'Tech Soluções Ltda', 'Petrobras'], pur=['aluguel', 'churrasco', 'presente', 'diarista', 'mensalidade', 'parcela 3', 'uber'],
  tpl=TP(card=['Compra cartão {M} {C}', 'Compra com cartão {D} {h} {M}', 'Compra no débito {M}', '{M}', '{M} {C}', 'Cartao Visa Electron {M}', 'RSHOP-{M} {D}', 'Pgto cartão deb {M}'], dd=['Débito automático {U}', 'Deb aut {U} {n8}', 'Pagamento {U}', 'Int {U} {n8}'], tout=['Pix enviado {P}', 'Pix transf {P} {D}', 'Transferência enviada pelo Pix {P}', 'TED {n3} {P}', 'Pix QR Code {P}', 'Transf. enviada {P} CPF ***.{n3}.{n3}-**'], tin=['Pix recebido {P}', 'Transferência recebida pelo Pix {P}', 'Pix transf {P} {D}', 'TED recebida {P}', 'Pix - recebido {D} {h} {P}'], sal=['Salário {E}', 'Recebimento de proventos {E}', 'TED {n3}.{n4} {E}', 'Crédito de salário'], fee=['Tarifa pacote de serviços', 'Tar mensal cesta', 'IOF', 'Anuidade cartão', 'Juros cheque especial', 'Tarifa saque'], int=['Rendimentos', 'Rend pago aplic aut mais', 'Rendimento líquido'], atm=['Saque {C} {D}', 'Saque 24H {n8}', 'Saque no TAA', 'Saque Banco24Horas'], ref=['Estorno compra {M}', 'Estorno {M}', 'Reembolso {M}'], chq=['Cheque compensado {n6}', 'Cheque {n6}'], tax=['DARF Receita Federal', 'Pagto IPTU', 'IPVA SP', 'Impostos'], bill=['Pagamento de boleto {U}', 'Pagto boleto {U}', 'Pagamento fatura cartão', 'Pag boleto {M}', 'Aplicação RDB'], dep=['Depósito em dinheiro', 'Dep cheque 24h', 'Resgate CDB', 'Depósito online TAA'])),
'MX': dict(lang='es', cur='MXN', f=15, banks=['BBVA México', 'Citibanamex', 'Santander México', 'Banorte', 'HSBC México', 'Scotiabank Inverlat', 'Banco Azteca', 'Nu México', 'Inbursa', 'BanCoppel', 'Hey Banco'], cities=['CDMX', 'Monterrey', 'Guadalajara', 'Puebla', 'Mérida', 'Tijuana', 'Querétaro', 'Toluca', 'León'], first='José Guadalupe Luis Fernanda Carlos Alejandra Miguel Ximena Jorge Daniela'.split(), last='Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Cruz Flores'.split(),
  merch=['Oxxo', 'Walmart', 'Soriana', 'Chedraui', 'Liverpool', 'Farmacia Guadalajara', 'Pemex 4412', 'Rappi', 'Uber', 'Didi', 'Cinépolis', 'Costco', 'Sanborns', 'Mercado Pago', 'Amazon MX', '7-Eleven', 'Bodega Aurrerá', 'Vips', 'Sears', 'Coppel', 'Starbucks', 'Taquería El Califa', 'Home Depot', 'La Comer', 'Farmacias Similares', 'Elektra', 'Netflix MX'], util=['CFE', 'Telmex', 'Telcel', 'Izzi', 'Totalplay', 'Naturgy México', 'Sacmex', 'GNP Seguros', 'AT&T México', 'Megacable'], emp=['Grupo Bimbo', 'Cemex SAB', 'IMSS', 'SAT', 'Servicios Admin SA de CV'], pur=['renta', 'comida', 'pago', 'tanda', 'regalo', 'colegiatura', 'factura A21'],
  tpl=TP(card=['Compra {M} {C}', '{M} {C}', '{M}', '{M} RFC: XAX {n6}XX1 {h} AUT: {n6}', 'Pago con tarjeta {M}', 'Compra con tarjeta {n4} {M}'], dd=['Domiciliación {U}', 'Cargo recurrente {U}', '{U} cargo domiciliado ref {n8}'], tout=['SPEI enviado {P} {X}', 'Pago cuenta de tercero {n10} {X}', 'Traspaso a cuenta {n10} {P}', 'Transf a {P} {X}'], tin=['SPEI recibido {P} {X}', 'SPEI recibidoBANORTE {n7} {P}', 'Depósito de tercero {P}', 'Transferencia recibida {P}'], sal=['Pago de nómina {E}', 'Nómina {E}', 'Abono de nómina {n6}'], fee=['Comisión por manejo de cuenta', 'IVA comisión', 'Comisión retiro cajero red', 'Anualidad tarjeta', 'Comisión saldo mínimo'], int=['Intereses ganados', 'Rendimiento del periodo'], atm=['Retiro cajero automático {C}', 'Retiro sin tarjeta', 'Disposición cajero {n4}'], ref=['Devolución {M}', 'Bonificación {M}'], chq=['Cheque pagado {n4}', 'Cheque {n7}'], tax=['Pago SAT', 'ISR retenido', 'Pago de impuestos ref {n8}'], bill=['Pago {U}', 'Pago de servicio {U} ref {n10}', 'Pago tarjeta de crédito {K}', 'Recarga {U}'], dep=['Depósito en efectivo', 'Depósito efectivo practicaja {n4}', 'Dep cheque {n6}'])),
'AR': dict(lang='es', cur='ARS', f=700, banks=['Banco Galicia', 'Banco Nación', 'Santander Río', 'Banco Macro', 'BBVA Argentina', 'Brubank', 'Ualá', 'Mercado Pago', 'Naranja X', 'Banco Provincia', 'Supervielle', 'Banco Credicoop'], cities=['CABA', 'Rosario', 'Córdoba', 'Mendoza', 'La Plata', 'Salta', 'Tucumán', 'Mar del Plata', 'Bariloche'], first='Juan Sofía Martín Valentina Diego Agustina Federico Florencia Nicolás Camila'.split(), last='González Rodríguez Fernández Gómez Díaz Álvarez Romero Sosa Acosta Benítez'.split(),
  merch=['Coto', 'Carrefour Express', 'Día Argentina', 'Jumbo', 'YPF', 'Axion Energy', 'Farmacity', 'PedidosYa', 'Rappi', 'Mercadolibre', 'Kiosco El Sol', 'Cafe Martínez', 'Havanna', 'Frávega', 'Musimundo', 'Sube', 'Cabify', 'Disco', 'Vea', 'Panadería La Nueva', 'Grido Helados', 'Easy', 'Dexter', 'Garbarino', 'Merpago*Verdulería', 'Heladería Freddo'], util=['Edesur', 'Edenor', 'Metrogas', 'Aysa', 'Personal Flow', 'Movistar', 'Claro', 'Telecentro', 'OSDE', 'Swiss Medical', 'Expensas Consorcio', 'La Caja Seguros'], emp=['Techint SA', 'ANSES', 'Globant SA', 'Min. de Educación', 'Arcor SAIC'], pur=['alquiler', 'asado', 'varios', 'expensas', 'regalo', 'cuota', 'honorarios'],
  tpl=TP(card=['Compra Visa débito {M}', 'Compra con tarjeta de débito {M} {C}', '{M}', '{M} {C}', 'Pago con QR {M}', 'Compra Maestro nro {n6} {M}'], dd=['Débito automático {U}', 'Deb. automático de serv. {U} id {n8}', 'Débito directo {U}'], tout=['Transferencia inmediata a {P}', 'Transf. enviada {P} {X}', 'DEBIN {P}', 'Transferencia a terceros {P} varios'], tin=['Transferencia recibida de {P}', 'Crédito transferencia {P} {X}', 'Transf. inmediata de {P} CUIT {n10}'], sal=['Acreditación haberes {E}', 'Pago de sueldo {E}', 'Haberes {A}'], fee=['Comisión mantenimiento de cuenta', 'IVA 21% s/comisión', 'Comisión extracción otro banco', 'Cargo resumen'], int=['Intereses ganados', 'Rendimientos'], atm=['Extracción cajero automático {C}', 'Extracción por caja', 'Extracción Link {n4}'], ref=['Devolución compra {M}', 'Reintegro promo {M}'], chq=['Cheque {n8}', 'Cheque por clearing {n8}'], tax=['Imp. ley 25413 s/débitos', 'Percepción IIBB', 'Impuesto PAIS 30%', 'Ing. brutos s/cred', 'AFIP VEP {n8}'], bill=['Pago de servicios {U}', 'Pago mis cuentas {U}', 'Pago tarjeta Visa', 'Recarga celular {U}', 'Suscripción FCI'], dep=['Depósito en efectivo', 'Depósito de cheques', 'Rescate FCI'])),
'CL': dict(lang='es', cur='CLP', f=900, dec=0, banks=['BancoEstado', 'Banco de Chile', 'Santander Chile', 'Bci', 'Scotiabank Chile', 'Banco Falabella', 'Itaú Chile', 'Mach', 'Tenpo', 'Coopeuch'], cities=['Santiago', 'Valparaíso', 'Concepción', 'Providencia', 'Temuco', 'Antofagasta', 'Ñuñoa', 'Las Condes', 'Iquique'], first='Cristóbal Francisca Matías Javiera Felipe Constanza Ignacio Catalina Rodrigo Paulina'.split(), last='Muñoz Rojas Díaz Contreras Soto Silva Sepúlveda Morales Fuentes Valenzuela Araya'.split(),
  merch=['Jumbo', 'Líder', 'Unimarc', 'Santa Isabel', 'Copec', 'Shell', 'Falabella', 'Paris', 'Ripley', 'Farmacias Ahumada', 'Cruz Verde', 'Sodimac', 'Metro de Santiago', 'Starbucks', 'Uber Eats', 'PedidosYa', 'Cornershop', 'Doggis', 'Tottus', 'Castaño', 'Cinemark', 'Mercadopago', 'Café Altura', 'Casaideas', 'Minimarket Don Luis'], util=['Enel Distribución', 'Aguas Andinas', 'Entel PCS', 'Movistar Chile', 'VTR', 'WOM', 'Metrogas', 'Autopista Central', 'Isapre Colmena', 'Gasco', 'Costanera Norte'], emp=['Codelco', 'Cencosud Retail', 'Universidad de Chile', 'Ministerio de Salud', 'Servicios TI SpA'], pur=['arriendo', 'asado', 'regalo', 'gastos comunes', 'bencina', 'cuota curso'],
  tpl=TP(card=['Compra nacional {M}', 'Compra {M} {C}', 'Compra Redcompra {M}', '{M}', '{M} {C}', 'Pago Webpay {M}'], dd=['Pago automático PAC {U}', 'PAC {U}', 'Cargo PAT {U}'], tout=['Transf a {P}', 'Transferencia a terceros {P}', 'TEF a {P}', 'Transf. internet {P} {X}', 'Traspaso a: {P}'], tin=['Transf de {P}', 'Transferencia de {P}', 'TEF de {n8} {P}', 'Abono transferencia {P}', 'Traspaso de: {P}'], sal=['Remuneraciones {E}', 'Abono remuneración {E}', 'Pago sueldo {E}'], fee=['Comisión administración plan', 'Comisión mantención', 'Impuesto de timbres', 'Cargo seguro desgravamen', 'IVA comisión'], int=['Intereses ganados', 'Abono intereses'], atm=['Giro cajero automático', 'Giro en cajero {C}', 'Giro Redbanc {n4}'], ref=['Anulación compra {M}', 'Reverso compra {M}', 'Devolución {M}'], chq=['Cheque cobrado {n7}', 'Cheque {n7} canje'], tax=['Pago TGR contribuciones', 'Permiso de circulación', 'Pago SII F29'], bill=['Pago en línea Servipag {U}', 'Pago cuenta {U}', 'Pago tarjeta de crédito', 'Cuota crédito {q}', 'Recarga {U}'], dep=['Depósito en efectivo', 'Depósito documento', 'Depósito cheque otro banco'])),
'CO': dict(lang='es', cur='COP', f=3500, banks=['Bancolombia', 'Davivienda', 'Banco de Bogotá', 'BBVA Colombia', 'Nequi', 'Daviplata', 'Banco Caja Social', 'Scotiabank Colpatria', 'Banco Popular', 'Lulo Bank', 'AV Villas'], cities=['Bogotá', 'Medellín', 'Cali', 'Barranquilla', 'Bucaramanga', 'Cartagena', 'Pereira', 'Envigado'], first='Andrés Paola Carlos Natalia Camilo Diana Santiago Carolina Felipe Lorena'.split(), last='Rodríguez Gómez López Restrepo Cárdenas Ospina Vargas Castro Moreno Jaramillo'.split(),
  merch=['Éxito', 'Carulla', 'D1', 'Ara', 'Jumbo', 'Terpel', 'Crepes & Waffles', 'Rappi', 'Juan Valdez', 'Droguería La Rebaja', 'Falabella', 'Homecenter', 'Olímpica', 'Uber', 'Didi', 'Transmilenio', 'El Corral', 'Alkosto', 'Tostao', 'Cine Colombia', 'Cruz Verde', 'Mercado Libre', 'Panadería San Jorge', 'Estación Primax', 'Frisby'], util=['EPM', 'Enel Codensa', 'Vanti', 'Claro', 'Movistar', 'Tigo UNE', 'Acueducto de Bogotá', 'Seguros Sura', 'ETB', 'Administración Conjunto'], emp=['Ecopetrol SA', 'Grupo Nutresa', 'Colpensiones', 'Alcaldía de Medellín', 'Rappi SAS'], pur=['arriendo', 'almuerzo', 'mercado', 'regalo', 'cuota', 'natillera'],
  tpl=TP(card=['Compra en {M}', 'Compra {M} {C}', 'Compra POS {M}', '{M}', '{M} {C}', 'Compra intl {M}'], dd=['Pago automático {U}', 'Débito automático {U}', 'Pago fact {U}'], tout=['Transferencia a Nequi {P}', 'Transf virtual a {P}', 'Transferencia cta suc virtual {P}', 'Envío a {P}', 'Pago QR {P}'], tin=['Transferencia desde Nequi {P}', 'Consignación de {P}', 'Transf de {P}', 'Recibí por Bre-B de: {P}'], sal=['Abono nómina {E}', 'Pago de nómi {E}', 'Pago {E} nómina'], fee=['Cuota de manejo tarjeta débito', 'Comisión transferencia', 'IVA cuota manejo', 'Cobro retiro cajero otra red'], int=['Abono intereses ahorros', 'Intereses ahorros'], atm=['Retiro cajero {C}', 'Retiro cajero {n4}', 'Retiro corresponsal CB {M}'], ref=['Reversión compra {M}', 'Devolución {M}'], chq=['Cheque {n6}', 'Pago cheque {n6}'], tax=['Impto gobierno 4x1000', 'GMF 4x1000', 'Pago PSE DIAN', 'Retención en la fuente'], bill=['Pago PSE {U}', 'Pago virtual {U}', 'Pago suc virt TC Visa', 'Recarga {U}'], dep=['Consignación efectivo {C}', 'Consignación corresponsal CB', 'Consig nacional efectivo'])),
'TR': dict(lang='tr', cur='TRY', f=30, banks=['Garanti BBVA', 'Türkiye İş Bankası', 'Yapı Kredi', 'Akbank', 'Ziraat Bankası', 'QNB Finansbank', 'VakıfBank', 'Halkbank', 'Enpara.com', 'DenizBank', 'Papara', 'TEB'], cities='İstanbul Ankara İzmir Bursa Antalya Kadıköy Beşiktaş Konya Adana Eskişehir'.split(), first='Mehmet Ayşe Mustafa Fatma Emre Zeynep Ahmet Elif Burak Merve Can Selin'.split(), last='Yılmaz Kaya Demir Şahin Çelik Yıldız Öztürk Aydın Arslan Doğan Koç'.split(),
  merch=['Migros', 'BİM', 'A101', 'Şok Market', 'CarrefourSA', 'Trendyol', 'Hepsiburada', 'Getir', 'Yemeksepeti', 'Shell Petrol', 'Opet', 'LC Waikiki', 'Teknosa', 'Koçtaş', 'Eczane Hayat', 'Simit Sarayı', 'Starbucks', 'BiTaksi', 'İstanbulkart', 'THY', 'Gratis', 'Boyner', 'Kahve Dünyası', 'Mavi', 'D&R', 'MediaMarkt', 'Pegasus', 'Netflix.com', 'Köfteci Yusuf'], util=['İSKİ', 'Enerjisa', 'İGDAŞ', 'Turkcell', 'Vodafone', 'Türk Telekom', 'Digiturk', 'CK Boğaziçi Elektrik', 'Allianz Sigorta', 'Site Yönetimi', 'Superonline'], emp=['Arçelik AŞ', 'SGK', 'Milli Eğitim Bakanlığı', 'Koç Holding', 'Yazılım Ltd Şti'], pur=['kira', 'borç', 'aidat', 'hediye', 'harçlık', 'yemek', 'fatura'],
  tpl=TP(card=['{M} {C} TR', 'POS harcama {M} {C}', '{M}', 'Alışveriş {M} {C} kart no: ****{K}', 'Pos satış - {n4}********{K} - {M}', 'Encard harcaması, {M}-{C}', '{M} {C}'], dd=['Otomatik fatura ödemesi {U}', '{U} fatura tahsilatı abone no {n8}', 'Otomatik ödeme {U}'], tout=['Giden FAST {P} {X}', 'Havale {P}', 'EFT {P} sorgu no {n8}', 'Para gönder - {P} - {X}', 'Diğer, giden transfer, {P}'], tin=['Gelen FAST {P} {X}', 'Gelen havale {P}', 'Gelen EFT {P} sorgu no {n8}', 'Gelen transfer, {P}'], sal=['Maaş ödemesi {E}', '{E} maaş {A}', 'Toplu maaş ödemesi'], fee=['Hesap işletim ücreti', 'BSMV', 'EFT ücreti', 'Yıllık kart üyelik bedeli', 'KMH faiz tahsilatı'], int=['Faiz tahakkuku', 'Net faiz geliri', 'Günlük hesap faizi'], atm=['ATM para çekme {C}', 'ATM nakit çekim kart ****{K}', 'Para çekme, ATM no {n5}'], ref=['İade {M}', 'Alışveriş iadesi {M}'], chq=['Çek ödemesi {n7}', 'Çek no {n7}'], tax=['Stopaj', 'Vergi ödemesi GİB', 'MTV ödemesi {n8}'], bill=['Fatura ödeme {U}', 'Kredi kartı ödemesi {K}', 'Kredi taksit tahsilatı {q}', 'Mobil {U} TL yükleme'], dep=['ATM para yatırma {C}', 'Şubeden nakit yatırma', 'Kartsız para yatırma'])),
'GR': dict(lang='el', cur='EUR', f=0.9, banks=['Εθνική Τράπεζα', 'Alpha Bank', 'Eurobank', 'Τράπεζα Πειραιώς', 'Optima bank', 'Attica Bank', 'Viva Wallet', 'Παγκρήτια Τράπεζα'], cities='Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Χανιά Γλυφάδα Καλαμάτα Ιωάννινα'.split(), first='Γιώργος Μαρία Νίκος Ελένη Δημήτρης Κατερίνα Κώστας Σοφία Αλέξης Ιωάννα'.split(), last='Παπαδόπουλος Νικολάου Γεωργίου Δημητρίου Ιωάννου Βλάχος Αναγνώστου Μακρής Οικονόμου Καραγιάννης'.split(),
  merch=['Σκλαβενίτης', 'ΑΒ Βασιλόπουλος', 'My Market', 'Μασούτης', 'Lidl Hellas', 'Public', 'Πλαίσιο', 'Kotsovolos', 'Jumbo', 'EKO', 'Shell Coral', 'Everest', 'Coffee Island', 'Mikel', 'Γρηγόρης', 'efood', 'Wolt', 'Skroutz', 'Φαρμακείο Παππά', 'Ταβέρνα ο Νίκος', 'ΟΑΣΑ', 'Αττική Οδός', 'Aegean Air', 'Leroy Merlin', 'Hondos Center', 'IKEA', 'Attica', 'Κρητικός', 'BP Hellenic'], util=['ΔΕΗ', 'ΕΥΔΑΠ', 'Cosmote', 'Vodafone', 'Nova', 'Protergia', 'Ήρων', 'Φυσικό Αέριο', 'Interamerican', 'Κοινόχρηστα', 'ΟΤΕ'], emp=['ΕΦΚΑ', 'ΟΤΕ ΑΕ', 'Υπουργείο Παιδείας', 'Δήμος Αθηναίων', 'Intracom'], pur=['ενοίκιο', 'δώρο', 'κοινόχρηστα', 'φαγητό', 'έναντι', 'δίδακτρα'],
  tpl=TP(card=['Αγορά {M}', 'Αγορά {M} {C} κάρτα {K}', 'Αγορά με χρεωστική {M}', '{M}', '{M} {C}', 'POS {M} {C} {D}'], dd=['Πάγια εντολή {U}', 'Πληρωμή {U} πάγια', 'Άμεση χρέωση {U}'], tout=['Μεταφορά σε {P}', 'Έμβασμα προς {P} {X}', 'IRIS προς {P}', 'Εντολή μεταφοράς {P}'], tin=['Μεταφορά από {P}', 'Εισερχόμενο έμβασμα {P} {X}', 'IRIS από {P}', 'Κατάθεση {P}'], sal=['Μισθοδοσία {E}', 'Μισθός {A} {E}', 'Σύνταξη {E}'], fee=['Προμήθεια εμβάσματος', 'Έξοδα τήρησης λογαριασμού', 'Προμήθεια ανάληψης', 'Συνδρομή κάρτας'], int=['Πιστωτικοί τόκοι', 'Τόκοι καταθέσεων'], atm=['Ανάληψη ATM {C}', 'Ανάληψη μετρητών ATM {n4}', 'Ανάληψη'], ref=['Επιστροφή αγοράς {M}', 'Αντιλογισμός αγοράς {M}'], chq=['Επιταγή {n8}', 'Πληρωμή επιταγής {n8}'], tax=['Πληρωμή φόρου εισοδήματος', 'ΕΝΦΙΑ', 'Φόρος τόκων 15%'], bill=['Πληρωμή {U}', 'Πληρωμή λογαριασμού {U} {n10}', 'Δόση δανείου {n8}', 'Πληρωμή κάρτας'], dep=['Κατάθεση μετρητών', 'Κατάθεση μετρητών ATM {C}'])),
}
KINDS = {'card': (-1, 1.5, 160, 46), 'dd': (-1, 8, 160, 9), 'tout': (-1, 5, 700, 9), 'tin': (1, 5, 700, 9), 'sal': (1, 800, 3200, 3), 'fee': (-1, .5, 14, 4), 'int': (1, .1, 20, 1), 'atm': (-1, 20, 300, 5), 'ref': (1, 4, 120, 3), 'chq': (-1, 20, 800, 2), 'tax': (-1, 2, 200, 2), 'bill': (-1, 8, 250, 6), 'dep': (1, 20, 900, 2)}
TYPES = {
 'fr': dict(card='Paiement carte', dd='Prélèvement', tout='Virement émis', tin='Virement reçu', sal='Virement reçu', fee='Frais', int='Intérêts', atm='Retrait', ref='Remboursement', chq='Chèque', tax='Prélèvement', bill='Prélèvement', dep='Versement'),
 'es': dict(card='Compra', dd='Recibo', tout='Transferencia enviada', tin='Transferencia recibida', sal='Nómina', fee='Comisión', int='Intereses', atm='Retiro', ref='Devolución', chq='Cheque', tax='Impuestos', bill='Pago', dep='Depósito'),
 'pt': dict(card='Compra', dd='Débito direto', tout='Transferência enviada', tin='Transferência recebida', sal='Salário', fee='Tarifa', int='Juros', atm='Saque', ref='Estorno', chq='Cheque', tax='Imposto', bill='Pagamento', dep='Depósito'),
 'it': dict(card='Pagamento', dd='Addebito diretto', tout='Bonifico in uscita', tin='Bonifico in entrata', sal='Stipendio', fee='Commissioni', int='Interessi', atm='Prelievo', ref='Storno', chq='Assegno', tax='Imposte', bill='Pagamento', dep='Versamento'),
 'tr': dict(card='Harcama', dd='Fatura', tout='Giden Transfer', tin='Gelen Transfer', sal='Maaş', fee='Masraf', int='Faiz', atm='Para Çekme', ref='İade', chq='Çek', tax='Vergi', bill='Ödeme', dep='Para Yatırma'),
 'el': dict(card='Αγορά', dd='Πάγια εντολή', tout='Μεταφορά', tin='Έμβασμα', sal='Μισθοδοσία', fee='Προμήθεια', int='Τόκοι', atm='Ανάληψη', ref='Επιστροφή', chq='Επιταγή', tax='Φόρος', bill='Πληρωμή', dep='Κατάθεση')}
SIGNS = {'EUR': ['€'], 'BRL': ['R$'], 'MXN': ['$'], 'ARS': ['$'], 'CLP': ['$'], 'COP': ['$'], 'TRY': ['TL', '₺'], 'USD': ['US$', 'USD', 'U$S'], 'GBP': ['£']}
USES = {'FR': 3, 'ES': 3, 'PT': 2, 'IT': 3, 'BR': 3, 'MX': 2, 'AR': 2, 'CL': 2, 'CO': 2, 'TR': 2, 'GR': 2}
CJK = re.compile('[\u0400-\u05ff\u0600-\uabff\uac00-\uffef]')

STREET = {'fr': 'RUE', 'es': 'CALLE', 'pt': 'RUA', 'it': 'VIA', 'tr': 'SOK.', 'el': 'ΟΔΟΣ'}
def strip_acc(s): return unicodedata.normalize('NFC', ''.join(c for c in unicodedata.normalize('NFD', s) if unicodedata.category(c) != 'Mn')) if s else s

class T:
    """One transaction."""
    pass

class Ctx:
    def __init__(self, rng, *codes):
        self.rng = rng
        codes = codes or tuple(USES)
        self.code = rng.choices(codes, [USES[c] for c in codes])[0]
        self.c = c = COUNTRY[self.code]
        self.lang, self.cur, self.f = c['lang'], c['cur'], c['f']
        self.dec = c.get('dec', 2)
        if self.code == 'CO' and rng.random() < .5: self.hide = True
        else: self.hide = False
        if self.code == 'AR' and rng.random() < .1: self.hide = True
        self.w = dict(W[self.lang]); self.cache = {}
        fit = lambda t: not (('euro' in t.lower() or '€' in t) and self.cur != 'EUR' or ('$' in t and 'R$' not in t) and self.cur != 'ARS' or 'R$' in t and self.cur != 'BRL' or 'SAC' in t and self.code != 'BR')
        for k in ('legal', 'ads'): self.w[k] = [t for t in self.w[k] if fit(t)] + ['www.' + (re.sub(r'[^a-z]', '', strip_acc(c['banks'][0]).lower()) or 'nbg') + {'FR': '.fr', 'ES': '.es', 'PT': '.pt', 'IT': '.it', 'GR': '.gr'}.get(self.code, '.com')]
        if self.code == 'ES': self.w['statement'] = ['Extracto de cuenta', 'Extracto mensual', 'Movimientos de la cuenta']
        if self.code != 'CL': self.w['statement'] = [x for x in self.w['statement'] if 'Cartola' not in x]
        if self.code in ('ES', 'CL', 'CO', 'MX'): self.w['noise'] = [x for x in self.w['noise'] if x[0] != 'CUIT' and not (x[0] == 'CAT promedio sin IVA' and self.code != 'MX') and not (x[0] == 'IBAN' and self.code != 'ES')]
        self.sign = rng.choice(SIGNS[self.cur])
        us = {'MX': .95, 'CO': .5, 'TR': .15, 'AR': .1, 'ES': .03, 'PT': .03, 'CL': .05}.get(self.code, .02)
        r = rng.random()
        if r < us: self.th, self.dp = ',', '.'
        elif self.lang == 'fr': self.th, self.dp = rng.choice([' ', ' ', ' ', '.', '']), ','
        elif self.code == 'PT' and rng.random() < .4: self.th, self.dp = ' ', ','
        else: self.th, self.dp = rng.choice(['.', '.', '.', '.', '']), ','
        if self.dec == 0 and self.th == '': self.th = '.'
        before = {'BR': 1, 'MX': 1, 'AR': 1, 'CL': 1, 'CO': 1, 'IT': .4, 'TR': .3, 'FR': 0, 'ES': .03, 'PT': .05, 'GR': .2}[self.code]
        self.before = rng.random() < before
        if self.sign == 'TL': self.before = False
        self.gap = ' ' if self.sign in ('TL', 'R$') else rng.choice([' ', ' ', ''])
        if self.sign == 'R$' and rng.random() < .3: self.gap = ''
        self.iso = rng.random() < .12
        self.case = rng.choice(['upper', 'upper', 'asis'])
        self.acc = rng.random() < .5
        self.bank = rng.choice(c['banks'])
        y, m = rng.choice([2023, 2024, 2025, 2025, 2026]), rng.randint(1, 12)
        self.d0 = datetime.date(y, m, 1)
        self.d1 = (self.d0 + 32 * DAY).replace(day=1) - DAY
        if rng.random() < .3:
            k = rng.randint(3, 27); self.d0 += k * DAY; self.d1 += k * DAY
        if rng.random() < .1: self.d1 += 31 * DAY
        self.card4 = f'{rng.randint(0, 9999):04d}'
        self.anywhere = rng.choice([.1, .3, .6])
    def num(self, n): return ''.join(self.rng.choice('0123456789') for _ in range(n))
    def t(self, key):
        if key not in self.cache:
            v = self.w[key]
            self.cache[key] = self.rng.choice(v) if isinstance(v, list) else v
        s = self.cache[key]
        if '{' in s: s = s.format(d0=self.dnum(self.d0), d1=self.dnum(self.d1), f=self.rng.choice(self.c['first']))
        return s
    def word(self, key): return self.rng.choice(self.w[key])
    def h(self, key, style=None):
        s = self.t(key)
        if '(€)' in s or '€' in s:
            if self.cur != 'EUR': s = re.sub(r'\s*\(?€\)?', '', s)
        if self.cur != 'EUR': s = re.sub(r'\s*\(?EUR\)?$| en euros$| in euro$', '', s)
        if self.cur != 'TRY': s = s.replace(' (TL)', '')
        if 'R$' in s and self.cur != 'BRL': s = re.sub(r'\s*\(R\$\)', '', s)
        return s
    # names
    def person(self):
        r, c = self.rng, self.c
        p = r.choice(c['first']) + ' ' + r.choice(c['last'])
        if self.lang in ('es', 'pt') and r.random() < .5: p += ' ' + r.choice(c['last'])
        return p
    def merch(self):
        r = self.rng
        if r.random() < self.anywhere:
            for _ in range(9):
                m = stmt.merchant(r)
                if not CJK.search(m) and len(m) < 30: return m
        return r.choice(self.c['merch'])
    def city(self): return self.rng.choice(self.c['cities'])
    def up(self, s):
        if self.lang == 'tr': s = s.replace('i', 'İ')
        s = s.upper()
        return strip_acc(s) if self.lang == 'el' or (self.acc and self.lang != 'tr') else s
    def style(self, s): return self.up(s) if self.case == 'upper' else s
    def fill(self, s, day, a):
        r = self.rng
        s = re.sub(r'\{n(\d+)\}', lambda m: self.num(int(m.group(1))), s)
        return s.format(M=a, P=a, U=a, E=a, C=self.city(), X=r.choice(self.c['pur']), D=(day - r.choice([0, 0, 1, 1, 2]) * DAY).strftime(self.dd), K=self.card4, h=f'{r.randint(7, 22):02d}:{r.randint(0, 59):02d}', hh=f'{r.randint(7, 22):02d}H{r.randint(0, 59):02d}', q=f'{r.randint(1, 11):02d}/{r.choice([12, 24, 36, 48])}', A=MON[self.lang][day.month - 1])
    dd = '%d/%m'
    # money
    def n(self, minor):
        v = abs(minor); d = self.dec
        if d and self.hide and v % 100 == 0: whole, tail = v // 100, ''
        elif d: whole, tail = v // 100, self.dp + f'{v % 100:02d}'
        else: whole, tail = v, ''
        return f'{whole:,}'.replace(',', self.th) + tail
    def m(self, minor, cur=True, mode='minus'):
        """A figure with its sign."""
        s = self.n(minor); neg = minor < 0
        pre = '' if mode in ('none', 'dc', 'trail', 'trailpm', 'paren') else {'minus': '-' if neg else '', 'plusminus': '-' if neg else '+', 'plus': '' if neg else '+', 'umin': '−' if neg else '', 'umpm': '−' if neg else '+', 'spaced': '- ' if neg else '', 'spacedpm': '- ' if neg else '+ ', 'cardminus': '' if neg else '-'}[mode]
        if cur:
            sg = self.cur if self.iso else self.sign
            if self.iso or not self.before: s = s + (' ' if self.iso else self.gap) + sg; s = pre + s
            elif self.signpos: s = sg + self.gap + pre + s
            else: s = pre + sg + self.gap + s
        else: s = pre + s
        if mode == 'dc': s += ' ' + (self.w['D'] if neg else self.w['CR'])
        elif mode == 'trail': s += '-' if neg else ''
        elif mode == 'trailpm': s += ' -' if neg else ' +'
        elif mode == 'paren' and neg: s = '(' + s + ')'
        return s
    signpos = False
    # dates
    def dnum(self, d): return d.strftime(self.cache.setdefault('dnum', self.rng.choice(['%d/%m/%Y', '%d.%m.%Y' if self.lang in ('fr', 'it', 'tr') else '%d/%m/%Y', '%d-%m-%Y', '%d/%m/%y'])))
    def mon(self, d): return MON[self.lang][d.month - 1]
    def abb(self, d): return ABB[self.lang][d.month - 1]
    def wd(self, d): return WD[self.lang][d.weekday()]
    def date(self, d, st):
        mo, ab, wd = self.mon(d), self.abb(d), self.wd(d)
        AB = self.up(strip_acc(ab.rstrip('.'))) if self.lang != 'tr' else self.up(ab)
        de = ' de ' if self.lang in ('es', 'pt') else ' '
        return {'dmy': d.strftime('%d/%m/%Y'), 'd.m.y': d.strftime('%d.%m.%Y'), 'd-m-y': d.strftime('%d-%m-%Y'), 'dmy2': d.strftime('%d/%m/%y'), 'd.m.y2': d.strftime('%d.%m.%y'), 'dm': d.strftime('%d/%m'), 'd.m': d.strftime('%d.%m'), 'd-m': d.strftime('%d-%m'), 'd m': d.strftime('%d %m'), 'd m y': d.strftime('%d %m %y'), 'ymd': d.strftime('%Y-%m-%d'), 'y/m/d': d.strftime('%Y/%m/%d'),
                'd mon': f'{d.day} {mo}', 'd mon y': f'{d.day}{de}{mo}{de}{d.year}', 'dd abb': f'{d.day:02d} {ab}', 'dd ABB': f'{d.day:02d} {AB}', 'd/ABB': f'{d.day:02d}/{AB}', 'd-abb-y': f'{d.day:02d}-{ab.rstrip(".")}-{d.year % 100:02d}', 'ABB d': f'{AB} {d.day:02d}', 'Abb. d': f'{ab.rstrip(".").capitalize()}. {d.day:02d}', 'ddABBy': f'{d.day:02d}{AB}{d.year % 100:02d}', 'dd ABB y': f'{d.day:02d} {AB} {d.year}', 'dd abb y': f'{d.day} {ab} {d.year}',
                'wd d mon': f'{wd} {d.day}{de}{mo}', 'Wd d mon y': f'{wd.capitalize()}, {d.day}{de}{mo}{de}{d.year}', 'wdd': f'{wd[:3]}. {d.day}', 'WD d mon': self.up(f'{wd} {d.day} {mo}'), 'd/m': f'{d.day}/{d.month:02d}', 'wd d': f'{wd[:3].capitalize()} {d.day}', 'd': f'{d.day:02d}', 'd mon.': f'{d.day}{de}{mo}'}[st]
    def amount(self, lo, hi, rnd=False):
        r = self.rng
        v = lo * (hi / lo) ** r.random() * self.f
        if rnd:
            u = 10 if self.f < 10 else 100 if self.f < 100 else 1000 if self.f < 1000 else 10000
            return max(1, round(v / u)) * u * (100 if self.dec else 1)
        if self.dec == 0: return int(v // 10 * 10) if r.random() < .8 else int(v) or 1
        if self.code == 'CO': return int(v // 50 * 50) * 100 or 5000 if self.hide or r.random() < .7 else int(v * 100)
        if r.random() < .25: return max(1, int(v)) * 100
        if r.random() < .2: return max(1, int(v)) * 100 + r.choice([50, 90, 95, 99])
        return max(1, int(v * 100))
    def tx(self, day, pin=None, kinds=None):
        r = self.rng; t = T()
        names = kinds or list(KINDS)
        if pin is not None:
            want = r.random() < pin
            names = [k for k in names if (KINDS[k][0] > 0) == want] or names
        k = r.choices(names, [KINDS[n][3] for n in names])[0]
        sg, lo, hi, _ = KINDS[k]
        text = r.choice(self.c['tpl'][k])
        if '{P}' in text or k in ('tout', 'tin'): a = self.person()
        elif '{U}' in text: a = r.choice(self.c['util'])
        elif '{E}' in text: a = r.choice(self.c['emp'])
        else: a = self.merch()
        t.kind, t.day = k, day
        t.minor = sg * self.amount(lo, hi, k == 'atm')
        t.name = ' '.join(self.style(self.fill(text, day, a)).split())
        t.who = a if any(x in text for x in ('{M}', '{P}', '{U}', '{E}')) else self.fill(text, day, a)
        t.typ = TYPES[self.lang][k]
        t.cat = r.choice(self.w['cats'])
        t.ref = self.num(r.choice([4, 6, 8]))
        t.long = self.num(12)
        t.subs = []
        if k in ('tout', 'tin') and r.random() < .5: t.subs.append((self.style(r.choice(self.c['pur'])), True))
        elif k == 'card' and r.random() < .07: t.subs.append((f'{r.choice(["USD", "GBP", "CHF"])} {self.n(self.amount(5, 90))} {self.w["rate"]} {r.randint(0, 4)}{self.dp}{self.num(4)}', False))
        elif r.random() < .12: t.subs.append((self.style(f'{r.choice(["REF", "ID", "N."])} {self.num(10)}{r.choice("ABXZ")}'), False))
        t.v = day + r.choice([0, 0, 0, 1, 1, 2, -1]) * DAY
        t.clock = f'{r.randint(6, 23):02d}:{r.randint(0, 59):02d}'
        return t
    def txs(self, lo=4, hi=22, pin='?', kinds=None, desc=False, opening=None):
        r = self.rng
        n = r.randint(lo, hi) if r.random() > .08 else r.randint(1, min(40, hi * 2))
        if pin == '?': pin = r.choice([None, None, None, .15, .3, .5, 0, 1] if r.random() < .5 else [None, .25])
        span = (self.d1 - self.d0).days
        days = sorted(self.d0 + r.randint(0, span) * DAY for _ in range(n))
        if r.random() < .4:   # crowded days
            pool = sorted(set(days))[: max(1, n // 2)]
            days = sorted(r.choice(pool) for _ in range(n))
        out = [self.tx(d, pin, kinds) for d in days]
        self.open = opening if opening is not None else self.amount(100, 6000) if r.random() < .93 else -self.amount(10, 200)
        for d in set(days):
            same = [t for t in out if t.day == d]
            for t, c in zip(same, sorted(t.clock for t in same)): t.clock = c
        low = b = 0
        for t in out: b += t.minor; low = min(low, b)
        if opening is None and self.open + low < 0 and r.random() < .85: self.open = self.amount(20, 900) - low
        b = self.open
        for t in out: b += t.minor; t.bal = b
        self.close = b
        if desc: out.reverse()
        return out
    def iban(self):
        r = self.rng
        return r.choice([f'{self.code}{self.num(2)} ' + ' '.join(self.num(4) for _ in range(5)), self.num(4) + '-' + self.num(1) + ' ' + self.num(6) + '-' + self.num(1), self.num(10), self.num(3) + '-' + self.num(8) + '-' + self.num(2)])
    def noiseval(self, k):
        r = self.rng
        if k == 'm': return self.m(self.amount(5, 5000), r.random() < .6)
        if k == '%': return f'{r.randint(0, 45)}{self.dp}{self.num(2)}' + r.choice([' %', '%'])
        if k == 'p': return r.choice([f'0800 {self.num(3)} {self.num(4)}', f'{self.num(2)} {self.num(2)} {self.num(2)} {self.num(2)} {self.num(2)}', f'900 {self.num(3)} {self.num(3)}', f'444 {self.num(1)} {self.num(3)}'])
        if k == 'n': return str(r.randint(1, 99999))
        if k == 'd': return self.dnum(self.d1 + r.randint(1, 25) * DAY)
        return self.iban()
    def noise(self, n): return [(a, self.noiseval(k)) for a, k in self.rng.sample(self.w['noise'], min(n, len(self.w['noise'])))]

# ------------------------------------------------------------------ PDF helpers
def lines_of(doc, text, width, size, maxl=3, mono=False, bold=False):
    out = []
    for line in doc.wrap(text, width / (1.06 if bold else 1), size, mono):
        while doc.fits(line, size, bold, mono) > width and len(line) > 3: line = line[:-1].rstrip()
        out.append(line)
    return out[:maxl] or ['X']

def cut(doc, text, width, size, bold=False, mono=False):
    while text and doc.fits(text, size, bold, mono) > width: text = text[:-1].rstrip()
    return text

class Sheet:
    def __init__(self, K, w=595, h=842, size=None, mono=False):
        r = K.rng
        self.K, self.rng, self.mono = K, r, mono
        self.doc = stmt.Doc(w, h)
        self.size = size or r.choice([7, 7.5, 8, 8, 8.5, 9])
        if mono: self.size = min(self.size, 7.5)
        self.x0, self.x1 = r.randint(24, 52), w - r.randint(24, 52)
        self.y, self.pages = r.randint(34, 60), 1
        self.bottom = h - r.randint(50, 90)
        self.lead = self.size + r.choice([1.5, 2.5, 3, 4.5])
        self.foot = r.choice([0, 1, 2, 3]); self.pgstyle = r.choice([0, 1, 2, 3])
        self.legal = r.sample(K.w['legal'], min(len(K.w['legal']), r.randint(1, 3)))
        self.short = [r.choice([K.bank, K.up(K.bank)]), K.t('account') + ' ' + K.iban()]
        self.guess = r.randint(2, 4)
        self.on_new = self.on_end = None
    @property
    def w(self): return self.x1 - self.x0
    def p(self, x, text, size=None, bold=False, align='left', **k): return self.doc.put(x, self.y, text, size=size or self.size, bold=bold, align=align, mono=self.mono, **k)
    def fitp(self, x, text, width, size=None, bold=False, align='left', **k): return self.p(x, cut(self.doc, text, width, size or self.size, bold, self.mono), size, bold, align, **k)
    def footer(self):
        d, h = self.doc, self.doc.height
        y = h - 36
        if self.foot:
            for l in self.legal[:self.foot]: d.put(self.x0, y, cut(d, l, self.w - 70, 6), size=6); y += 8
        tx = {0: f'{self.K.t("page")} {self.pages}', 1: f'{self.pages}/{max(self.guess, self.pages)}', 2: f'{self.K.t("page")} {self.pages} / {max(self.guess, self.pages)}', 3: str(self.pages)}[self.pgstyle]
        d.put(self.x1, h - 18, tx, size=7, align='right')
    def brk(self):
        if self.on_end: self.on_end()
        self.footer(); self.doc.new_page(); self.pages += 1
        self.y = 46
        self.fitp(self.x0, self.short[0], self.w * .4, self.size + 2, True)
        self.fitp(self.x1, self.short[1], self.w * .5, align='right')
        self.y += self.lead * 2.2
        if self.on_new: self.on_new()
    def need(self, h):
        if self.y + h > self.bottom: self.brk()
    def end(self): self.footer(); return self.doc
    def para(self, texts, size=None, gap=6, width=None, x=None):
        s = size or self.size
        for t in texts:
            for l in self.doc.wrap(t, (width or self.w), s, self.mono):
                self.need(s + 2); self.fitp(self.x0 if x is None else x, l, width or self.w, s); self.y += s + 2
        self.y += gap
    def head(self, title=None, style=None):
        """Bank, address, title, account."""
        K, r = self.K, self.rng
        style = style or r.choice('abcd')
        addr = [K.up(K.person()), f'{r.randint(1, 180)} {STREET[K.lang]} {K.up(r.choice(K.c["last"]))}', f'{K.num(5)} {K.up(K.city())}']
        title = title or K.t('statement')
        per = K.t('period')
        if style == 'a':
            self.p(self.x0, K.bank, self.size + 8, True); self.fitp(self.x1, title, self.w * .45, self.size + 3, True, 'right'); self.y += 22
            for i, a in enumerate(addr): self.fitp(self.x1 - 190, a, 190); self.fitp(self.x0, ['', f'{K.t("account")} {K.iban()}', per][i], self.w - 210); self.y += self.lead
        elif style == 'b':
            self.p(self.x0, title, self.size + 6, True); self.y += 20
            for l in (per, f'{K.t("holder")}: {addr[0]}', f'{K.t("account")} {K.iban()}'): self.fitp(self.x0, l, self.w); self.y += self.lead
            self.doc.put(self.x1, self.y, K.bank, size=9, align='right'); self.y += 4
        elif style == 'c':
            self.p((self.x0 + self.x1) / 2, K.up(K.bank), self.size + 5, True, 'center'); self.y += 15
            self.p((self.x0 + self.x1) / 2, title, self.size + 1, align='center'); self.y += 15
            q = self.w / 3
            for i, (a, b) in enumerate([(K.t('holder'), addr[0]), (K.t('account'), K.iban()), (K.t('date'), K.dnum(K.d1))]): self.fitp(self.x0 + i * q, a, q - 8, self.size - 1); self.y += self.lead; self.fitp(self.x0 + i * q, b, q - 8, bold=True); self.y -= self.lead
            self.y += 2 * self.lead
            self.fitp(self.x0, per, self.w)
        else:
            self.p(self.x0, K.bank, self.size + 4, True); self.y += 12
            self.fitp(self.x0, r.choice(self.legal), self.w * .8, 6); self.y += 40
            for a in addr: self.p(self.x0 + self.w * .5, a); self.y += self.lead
            self.y += 10; self.p(self.x0, title, self.size + 4, True); self.y += self.lead + 4; self.fitp(self.x0, per, self.w)
        self.y += self.lead + r.choice([6, 12, 20])
    def summary(self, style=None, card=False):
        """A box with the balances and totals."""
        K, r = self.K, self.rng
        cur = r.random() < .6
        mode = r.choice(['minus', 'dc' if not card else 'minus'])
        ins = sum(t.minor for t in self.tx if t.minor > 0); outs = sum(t.minor for t in self.tx if t.minor < 0)
        items = [(K.t('opening'), K.m(K.open, cur, mode), {'opening': True}), (K.t('totcred'), K.m(ins, cur, 'none'), {}), (K.t('totdeb'), K.m(outs, cur, r.choice(['none', 'minus'])), {}), (K.t('closing'), K.m(K.close, cur, mode), {'closing': True})]
        if r.random() < .25: items = [items[0], items[3]]
        for a, b in K.noise(r.randint(0, 3)): items.insert(r.randint(0, len(items)), (a, b, {}))
        style = style or r.choice('vhtv')
        self.need(self.lead * (len(items) + 2))
        if style == 'v':
            wx = r.randint(220, 300); left = self.x0 if r.random() < .6 else self.x1 - wx
            for a, b, l in items: self.fitp(left, a, wx - 110); self.fitp(left + wx, b, 108, align='right', **l); self.y += self.lead
        elif style == 'h':
            per = 3 if len(items) > 4 else len(items)
            for i in range(0, len(items), per):
                q = self.w / per
                for j, (a, b, l) in enumerate(items[i:i + per]): self.fitp(self.x0 + j * q, a, q - 8, self.size - .5)
                self.y += self.lead
                for j, (a, b, l) in enumerate(items[i:i + per]): self.fitp(self.x0 + j * q, b, q - 8, bold=True, **l)
                self.y += self.lead * 1.5
        else:
            half = self.w / 2 - 10
            for i in range(0, len(items), 2):
                for j, (a, b, l) in enumerate(items[i:i + 2]):
                    x = self.x0 + j * (half + 20); self.fitp(x, a, half - 105); self.fitp(x + half, b, 103, align='right', **l)
                self.y += self.lead
        self.y += r.choice([8, 14, 22])
    def noiseblock(self, kind=None):
        K, r = self.K, self.rng
        kind = kind or r.choice(['pairs', 'pairs', 'ad', 'table', 'rates', 'daily', 'chart', 'hpairs', 'inst', 'text'])
        self.need(90)
        s = self.size
        if kind == 'pairs':
            for a, b in K.noise(r.randint(2, 7)): self.need(self.lead); self.fitp(self.x0, a, 170); self.fitp(self.x0 + 290, b, 110, align='right'); self.y += self.lead
        elif kind == 'hpairs':
            it = K.noise(4); q = self.w / 4
            for i, (a, b) in enumerate(it): self.fitp(self.x0 + i * q, a, q - 8, s - 1)
            self.y += self.lead
            for i, (a, b) in enumerate(it): self.fitp(self.x0 + i * q, b, q - 8, s)
            self.y += self.lead
        elif kind == 'ad': self.para(r.sample(K.w['ads'], min(2, len(K.w['ads']))), s + r.choice([0, 1, 3]))
        elif kind == 'text': self.para(r.sample(K.w['legal'], 2), s - 1)
        elif kind in ('table', 'rates'):
            it = [a for a, k in r.sample(K.w['noise'], 4)]; q = self.w / 5
            for i in range(3): self.fitp(self.x0 + (i + 2) * q + q - 6, [K.t('total'), '%', K.t('amount')][i], q - 8, s, True, 'right')
            self.y += self.lead
            for a in it:
                self.need(self.lead); self.fitp(self.x0, a, 2 * q - 8)
                for i, k in enumerate('n%m'): self.fitp(self.x0 + (i + 2) * q + q - 6, K.noiseval(k), q - 10, align='right')
                self.y += self.lead
        elif kind == 'daily':
            self.fitp(self.x0, K.t('balance') + ' / ' + K.t('date'), 200, bold=True); self.y += self.lead
            q = self.w / 3; d = K.d0
            for _ in range(r.randint(2, 4)):
                self.need(self.lead)
                for i in range(3): self.p(self.x0 + i * q, K.date(d, 'dm')); self.fitp(self.x0 + i * q + q - 20, K.n(K.amount(100, 4000)), q - 60, align='right'); d += r.randint(1, 3) * DAY
                self.y += self.lead
        elif kind == 'chart':
            q = self.w / 6
            for i in range(6): self.fitp(self.x0 + i * q + q / 2, K.n(K.amount(100, 3000)), q - 6, s - 1, align='center')
            self.y += self.lead
            for i in range(6): self.fitp(self.x0 + i * q + q / 2, ABB[K.lang][(K.d1.month + i - 6) % 12], q - 6, s - 1, align='center')
            self.y += self.lead
        else:
            for i in range(r.randint(2, 4)):
                self.need(self.lead); self.fitp(self.x0, K.up(K.merch()), 150); self.fitp(self.x0 + 160, f'{r.randint(1, 6)}/{r.choice([6, 12])}', 40); self.fitp(self.x0 + 300, K.n(K.amount(10, 200)), 90, align='right'); self.fitp(self.x0 + 400, K.n(K.amount(50, 900)), 90, align='right'); self.y += self.lead
        self.y += r.choice([8, 14])

def place(S, spec):
    """spec: [(key, width)], 'name' has width 0 and takes the rest; returns {key: (left, right)}."""
    gap = 6
    fixed = sum(w for k, w in spec if w) + gap * (len(spec) - 1)
    free = S.w - fixed
    flex = [k for k, w in spec if not w]
    x, out = S.x0, {}
    for k, w in spec:
        w = w or free / len(flex)
        out[k] = (x, x + w); x += w + gap
    return out

def dwid(S, ds): return max(S.doc.fits(S.K.date(datetime.date(2025, m, 28), ds), S.size, mono=S.mono) for m in range(1, 13))

NUMCOLS = {'debit', 'credit', 'amount', 'balance', 'balance2'}
def table(S, txs, spec, datest='dm', vst=None, head='one', datemode='all', balmode='each', mode='minus', maxl=2, subs=True, cur=False, opening='balance', closing=None, totals=False, bf=False, split=False, rowgap=None, amtline='first', heads=None, headup=None, rehead=True, dayhead=None, align=None, sgn=None, center=(), openlabel=True, openat=None, dayfoot=False, balmode_sign='minus', hbold=True):
    K, r, doc = S.K, S.rng, S.doc
    P = place(S, spec); size = S.size
    if 'debit' in P and 'balance' not in P and head == 'none': head = 'one'   # else nothing tells in from out
    rowgap = r.choice([0, 0, 2, 4, 7]) if rowgap is None else rowgap
    vst = vst or datest
    headup = r.random() < .4 if headup is None else headup
    en = r.random() < .05
    HN = {}
    for k, _ in spec:
        if k in ('n', 'sign', 'balance2', 'cur'): HN[k] = {'n': 'N.', 'sign': '+/-', 'balance2': K.h('balance'), 'cur': 'Div.'}[k]
        else: HN[k] = EN.get(k, '') if en else K.h('desc' if k == 'name' else k) if (k == 'name' or k in K.w) else ''
    HN.update(heads or {})
    if headup: HN = {k: K.up(v) for k, v in HN.items()}
    def drawhead():
        if head == 'none': return
        cols = {k: (lines_of(doc, HN[k], P[k][1] - P[k][0], size, 2 if head == 'two' else 1, S.mono, hbold) if HN[k] else []) for k, _ in spec}
        n = max([len(c) for c in cols.values()] + [1])
        for k, ls in cols.items():
            a, b = P[k]
            off = n - len(ls) if align == 'bottom' else 0
            for i, l in enumerate(ls):
                yy = S.y; S.y += (i + off) * (size + 1.5)
                if k in center: S.p((a + b) / 2, l, bold=hbold, align='center')
                elif k in NUMCOLS: S.p(b, l, bold=hbold, align='right')
                else: S.p(a, l, bold=hbold)
                S.y = yy
        S.y += (n - 1) * (size + 1.5) + S.lead + 2
    def put_right(k, text, **lab):
        a, b = P[k]; S.p(b, cut(doc, text, b - a + 4, size, False, S.mono), align='right', **lab)
    def label_row(text, value, where, lab, date=None):
        S.need(S.lead * 2)
        a, b = P['name']; S.fitp(a, text, b - a, bold=r.random() < .3)
        if date and 'date' in P: S.fitp(P['date'][0], date, P['date'][1] - P['date'][0])
        k = where
        if where == 'dc': k = 'credit' if value >= 0 else 'debit'
        put_right(k, K.m(value, cur, 'none' if where == 'dc' else balmode_sign if k == 'balance' else 'minus'), **lab)
        S.y += S.lead + rowgap
    nw = P['name'][1] - P['name'][0]
    for t in txs:
        t.lines = lines_of(doc, t.name, nw, size, maxl, S.mono)
        t.tail = []
        if subs:
            for s, isname in t.subs:
                l = lines_of(doc, s, nw - 8, size, 1, S.mono)
                t.tail.append((l[0], isname))
        t.row = doc.row(t.day, t.minor, ' '.join(t.lines + [s for s, nme in t.tail if nme]))
    groups = {}
    for t in txs: groups.setdefault(t.day, []).append(t)
    S.need(60); drawhead()
    if opening and opening in ('dc', 'balance') and (opening == 'dc' or 'balance' in P): label_row(K.t('opening'), K.open, opening, {'opening': True} if openlabel else {}, K.date(K.d0, datest) if openat else None)
    elif opening == 'amount': label_row(K.t('opening'), K.open, 'amount', {'opening': True} if openlabel else {})
    state = {'b': K.open}
    S.on_end = (lambda: (label_row_raw(K.t('cf')))) if bf else None
    def label_row_raw(text):
        k = 'balance' if 'balance' in P else 'credit' if 'credit' in P else 'amount'
        S.fitp(P['name'][0], text, nw); put_right(k, K.m(state['b'], cur, 'minus')); S.y += S.lead
    def fresh():
        if rehead: drawhead()
        if bf: label_row_raw(K.t('bf'))
    S.on_new = fresh
    last = None
    for i, t in enumerate(txs):
        total = (len(t.lines) + len(t.tail)) * S.lead
        if not split: S.need(total + 2)
        else: S.need(S.lead + 2)
        if dayhead and t.day != last:
            S.need(S.lead * 2.4); S.y += 3
            S.p(S.x0, dayhead(t.day), bold=True, date=[q.row for q in groups[t.day]])
            S.y += S.lead + 2
        first = t.day != last; last = t.day
        lastofday = groups[t.day][-1] is t
        n = len(t.lines) + len(t.tail)
        at = 0 if amtline == 'first' or split else n - 1
        for j in range(n):
            if j == 0:
                if 'date' in P:
                    a, b = P['date']
                    if datemode == 'all': S.p(a, K.date(t.day, datest), date=t.row)
                    elif datemode == 'first' and first: S.p(a, K.date(t.day, datest), date=[q.row for q in groups[t.day]])
                if 'vdate' in P: S.p(P['vdate'][0], K.date(t.v, vst))
                for k, v in (('ref', t.ref), ('typ', t.typ), ('branch', K.up(K.city()) if t.kind != 'fee' else ''), ('n', str(i + 1)), ('clock', t.clock), ('cat', t.cat), ('long', t.long), ('type', t.typ)):
                    if k in P and v: S.fitp(P[k][0], v, P[k][1] - P[k][0])
            if j == at:
                st = K.m(t.minor, cur, 'none' if 'debit' in P or 'sign' in P else mode)
                if 'debit' in P: put_right('debit' if t.minor < 0 else 'credit', st, amount=t.row)
                else: put_right('amount', st, amount=t.row)
                if 'sign' in P: S.p(P['sign'][0] + 2, (sgn or (K.w['D'], K.w['CR']))[0 if t.minor < 0 else 1])
                if 'balance' in P and (balmode == 'each' or balmode == 'day' and lastofday): put_right('balance', K.m(t.bal, cur, balmode_sign), balance=t.row)
                if 'balance2' in P and (balmode == 'each' or balmode == 'day' and lastofday): put_right('balance2', K.m(t.bal, cur, balmode_sign))
            if j < len(t.lines): S.p(P['name'][0], t.lines[j], name=t.row)
            else:
                s, isn = t.tail[j - len(t.lines)]
                S.p(P['name'][0] + 4, s, **({'name': t.row} if isn else {}))
            S.y += S.lead
            if split and j < n - 1: S.need(S.lead)
        state['b'] = t.bal if hasattr(t, 'bal') else 0
        S.y += rowgap
        if dayfoot and lastofday and hasattr(t, 'bal'):
            S.need(S.lead); S.fitp(P['name'][0], K.t('balance') + (' ' + K.date(t.day, datest) if r.random() < .5 else ''), nw, bold=True); put_right(dayfoot, K.m(t.bal, cur, balmode_sign), balance=t.row); S.y += S.lead + rowgap
    S.on_end = S.on_new = None
    if totals:
        S.need(S.lead * 2); S.fitp(P['name'][0], K.t('total'), nw, bold=True)
        if 'debit' in P:
            put_right('debit', K.n(sum(t.minor for t in txs if t.minor < 0))); put_right('credit', K.n(sum(t.minor for t in txs if t.minor > 0)))
        else: put_right('amount', K.m(sum(t.minor for t in txs), cur, 'minus'))
        S.y += S.lead + 2
    if closing: label_row(K.t('closing'), K.close, closing, {'closing': True})
    S.y += 8
    return P

def jit(r, w, k=6): return w + r.randint(-1, k)

# ------------------------------------------------------------------ PDF layouts
def maybe(r, p): return r.random() < p

def fr_releve(rng):
    """Débit / Crédit without running balance, balances as rows in these columns."""
    K = Ctx(rng, 'FR', 'FR', 'PT', 'IT'); S = Sheet(K); S.tx = tx = K.txs(5, 24)
    S.head()
    if maybe(rng, .3): S.noiseblock('pairs')
    ds = rng.choice(['d.m', 'dm', 'd.m.y2', 'dmy', 'd m', 'd m y', 'd-m'])
    dw = dwid(S, ds) + 6
    spec = [('date', max(dw, 40)), ('name', 0), ('debit', jit(rng, 66)), ('credit', jit(rng, 66))]
    v = rng.random()
    if v < .4: spec.insert(1, ('vdate', max(dw, 40)))
    elif v < .7: spec.insert(2, ('vdate', max(dw, 40)))
    table(S, tx, spec, ds, head=rng.choice(['one', 'two', 'two', 'none']), opening='dc', closing='dc', totals=maybe(rng, .6), maxl=rng.choice([1, 2, 3]), bf=maybe(rng, .3), split=maybe(rng, .3), align=rng.choice([None, 'bottom']), center=rng.choice([(), ('debit', 'credit', 'name')]), openat=maybe(rng, .3), datemode=rng.choice(['all', 'all', 'first']), cur=maybe(rng, .08))
    if maybe(rng, .5): S.noiseblock()
    if maybe(rng, .4): S.noiseblock()
    return S.end()

def es_extracto(rng):
    K = Ctx(rng, 'ES', 'ES', 'PT', 'IT', 'GR'); S = Sheet(K); S.tx = tx = K.txs(5, 22, desc=maybe(rng, .25))
    S.head()
    if maybe(rng, .5): S.summary()
    ds = rng.choice(['dmy', 'dmy2', 'd-m-y', 'd.m.y', 'dm', 'd-abb-y'])
    dw = max(46, dwid(S, ds) + 6)
    spec = [('date', dw), ('vdate', dw), ('name', 0), ('amount', jit(rng, 66)), ('balance', jit(rng, 68))]
    if maybe(rng, .3): spec.remove(('vdate', dw))
    if maybe(rng, .25): spec.insert(1, ('branch', 56))
    if maybe(rng, .2): spec = [x for x in spec if x[0] != 'date'][:1] + [('date', dw)] + [x for x in spec if x[0] != 'date'][1:] if spec[1][0] != 'vdate' else spec
    table(S, tx, spec, ds, head=rng.choice(['one', 'two', 'none']), mode=rng.choice(['minus', 'trail', 'plusminus', 'umin', 'spaced']), opening=rng.choice(['balance', None]) if not (tx and tx[0].day > tx[-1].day) else None, maxl=rng.choice([1, 2, 3]), cur=maybe(rng, .35), closing=None if tx[0].day > tx[-1].day else rng.choice(['balance', None]), bf=maybe(rng, .2) and tx[0].day <= tx[-1].day, amtline=rng.choice(['first', 'first', 'last']), balmode_sign='minus')
    for _ in range(rng.randint(0, 2)): S.noiseblock()
    return S.end()

def pt_combinado(rng):
    """Several accounts in one document, with an overview of assets first."""
    K = Ctx(rng, 'PT', 'PT', 'IT', 'ES', 'GR', 'TR', 'BR'); S = Sheet(K); S.head()
    S.p(S.x0, rng.choice({'pt': ['Património Financeiro', 'Resumo'], 'it': ['Situazione patrimoniale'], 'es': ['Posición global'], 'el': ['Συνολική εικόνα'], 'tr': ['Varlık Özeti']}[K.lang]), S.size + 2, True); S.y += S.lead + 3
    S.noiseblock('pairs')
    if maybe(rng, .5): S.noiseblock(rng.choice(['rates', 'chart']))
    ds = rng.choice(['d-m', 'd.m', 'dm', 'ymd', 'd-m-y', 'd/m'])
    dw = max(42, dwid(S, ds) + 6)
    style = rng.choice(['dc', 'amt'])
    order = rng.random()
    cfg = dict(datest=ds, head=rng.choice(['one', 'two']), maxl=rng.choice([1, 2]), headup=maybe(rng, .5), closing='balance', datemode=rng.choice(['all', 'first']), mode=rng.choice(['minus', 'trail', 'plusminus']), rowgap=rng.choice([0, 2, 4]), totals=maybe(rng, .4))
    for a in range(rng.randint(2, 3)):
        tx = K.txs(1, 9)
        S.need(110)
        S.fitp(S.x0, f'{K.word("account")} {K.iban()} {K.cur}', S.w, S.size + 1, True); S.y += S.lead + 4
        spec = [('date', dw), ('vdate', dw), ('name', 0)] + ([('debit', 62), ('credit', 62)] if style == 'dc' else [('amount', 66)]) + [('balance', 66)]
        if order < .3: spec.pop(1)
        table(S, tx, spec, **cfg)
        S.y += 8
    if maybe(rng, .5): S.noiseblock('inst')
    return S.end()

def it_dareavere(rng):
    """Both dates, debit, credit, then the description at the right."""
    K = Ctx(rng, 'IT', 'IT', 'IT', 'FR', 'GR', 'TR'); S = Sheet(K); S.tx = tx = K.txs(4, 20); S.head()
    if maybe(rng, .4): S.summary()
    ds = rng.choice(['d.m.y', 'd.m.y2', 'dmy', 'dmy2', 'd.m'])
    dw = max(44, dwid(S, ds) + 5)
    if maybe(rng, .65): spec = [('date', dw), ('vdate', dw), ('debit', 64), ('credit', 64), ('name', 0)]
    else: spec = [('date', dw), ('amount', 70), ('vdate', dw), ('name', 0)]
    dc = spec[2][0] == 'debit'
    if maybe(rng, .3): spec.insert(len(spec) - 1, ('ref', 40))
    table(S, tx, spec, ds, head=rng.choice(['one', 'two', 'two']), opening='dc' if dc else 'amount', closing='dc' if dc else 'amount', totals=dc and maybe(rng, .6), mode=rng.choice(['minus', 'plusminus', 'trail']), maxl=3, split=maybe(rng, .4), bf=False, cur=maybe(rng, .15), rowgap=rng.choice([0, 3, 6]))
    S.need(60)
    S.p(S.x0, rng.choice([K.t('total'), K.up(K.t('total'))]), bold=True); S.y += S.lead
    S.noiseblock(rng.choice(['rates', 'table']))
    if maybe(rng, .5): S.noiseblock()
    return S.end()

def br_extrato_dc(rng):
    """Date on the first row of a day, document number, amount with D/C, balance per day."""
    K = Ctx(rng, 'BR', 'BR', 'BR', 'PT', 'CO'); mono = maybe(rng, .35); S = Sheet(K, mono=mono); S.tx = tx = K.txs(6, 26); S.head(style=rng.choice('bc'))
    ds = rng.choice(['dm', 'dmy', 'dmy2', 'd/ABB', 'dd ABB'])
    dw = max(40, dwid(S, ds) + 6)
    spec = [('date', dw), ('name', 0), ('ref', 52), ('amount', 84), ('balance', 84)]
    if maybe(rng, .25): spec.remove(('ref', 52))
    if maybe(rng, .25): spec.insert(1, ('branch', 50))
    foot = maybe(rng, .4)
    if foot: spec.pop()
    mode = rng.choice(['dc', 'dc', 'trail', 'minus', 'trailpm'])
    table(S, tx, spec, ds, datemode=rng.choice(['first', 'first', 'all']), balmode='day' if not foot else 'none', dayfoot='amount' if foot else False, mode=mode, balmode_sign='dc' if mode == 'dc' else 'minus', opening='amount' if foot else 'balance', closing=None if foot else rng.choice(['balance', None]), maxl=rng.choice([1, 2]), cur=False, openat=maybe(rng, .5))
    if maybe(rng, .6): S.noiseblock('pairs')
    if maybe(rng, .4): S.noiseblock('text')
    return S.end()

def br_fintech(rng):
    """A day heading with the totals of the day, direction headings inside; the sign by these headings only."""
    K = Ctx(rng, 'BR', 'BR', 'AR', 'MX', 'CO'); S = Sheet(K, size=rng.choice([8, 9, 9.5])); K.case = 'asis'; S.tx = tx = K.txs(4, 16)
    S.head(style=rng.choice('ab')); S.summary(rng.choice('vh'))
    if maybe(rng, .5): S.p(S.x0, K.t('desc'), S.size + 2, True); S.y += S.lead + 4
    days = sorted({t.day for t in tx}, reverse=False)
    ds = rng.choice(['dd ABB y', 'dd ABB', 'd mon y', 'dmy'])
    xt, xn = S.x0 + rng.randint(72, 90), S.x0 + 205
    cur = maybe(rng, .4); tw = 80
    signed = rng.choice(['none', 'none', 'plusminus'])
    for d in days:
        rows = [t for t in tx if t.day == d]
        for t in rows:
            t.lines = lines_of(S.doc, rng.choice([t.who, t.who, f'{t.who} - {K.bank} (0{K.num(3)}) - {K.num(7)}-{K.num(1)}']), S.x1 - tw - xn, S.size, 3); t.row = S.doc.row(d, t.minor, ' '.join(t.lines))
        S.need(S.lead * 5)
        S.fitp(S.x0, K.date(d, ds), 76, bold=True, date=[t.row for t in rows])
        for sg in rng.sample([1, -1], 2):
            part = [t for t in rows if t.minor * sg > 0]
            if not part: continue
            S.need(S.lead * 3)
            S.p(xt + 12, K.t('totcred' if sg > 0 else 'totdeb'), bold=True); S.p(S.x1, K.m(sum(t.minor for t in part), cur, 'plusminus'), bold=True, align='right'); S.y += S.lead * 1.6
            for t in part:
                S.need(S.lead * len(t.lines))
                S.fitp(xt + 12, t.typ, xn - xt - 20)
                S.p(S.x1, K.m(t.minor, cur, signed), align='right', amount=t.row)
                for l in t.lines: S.p(xn, l, name=t.row); S.y += S.lead
                S.y += 4; shown = t
        if maybe(rng, .3): S.p(xt + 12, K.t('bal')); S.p(S.x1, K.m(rows[-1].bal, cur), align='right', balance=shown.row); S.y += S.lead
        S.y += 8
    if maybe(rng, .5): S.noiseblock('text')
    return S.end()

def mx_operliq(rng):
    """OPER / LIQ dates, code and text, reference, charges, credits, two balances."""
    K = Ctx(rng, 'MX', 'MX', 'CO', 'AR'); S = Sheet(K, size=rng.choice([6.5, 7, 7.5])); K.case = 'upper'; S.tx = tx = K.txs(6, 22)
    S.head(); S.summary(); S.noiseblock(rng.choice(['chart', 'hpairs', 'pairs']))
    ds = rng.choice(['d/ABB', 'd/ABB', 'dd ABB', 'd-abb-y', 'dm'])
    spec = [('date', 36), ('vdate', 36), ('name', 0), ('ref', 46), ('debit', 62), ('credit', 62), ('balance', 64)]
    if maybe(rng, .55): spec.append(('balance2', 64))
    for t in tx:
        t.name = rng.choice(['', f'{rng.choice("ATNCWPG")}{K.num(2)} ']) + K.up(t.name)
        if maybe(rng, .6): t.subs.append((f'{K.num(10)} {K.num(6)}', False))
    heads = {'date': 'OPER', 'vdate': 'LIQ', 'balance': rng.choice(['OPERACIÓN', 'SALDO OPERACIÓN']), 'balance2': rng.choice(['LIQUIDACIÓN', 'SALDO LIQUIDACIÓN'])} if spec[-1][0] == 'balance2' else {}
    table(S, tx, spec, ds, head=rng.choice(['one', 'two']), balmode=rng.choice(['day', 'each', 'day']), heads=heads, opening=None, maxl=2, split=maybe(rng, .4), rowgap=rng.choice([0, 2]))
    S.need(50)
    for k, v in (('totdeb', sum(t.minor for t in tx if t.minor < 0)), ('totcred', sum(t.minor for t in tx if t.minor > 0))):
        S.p(S.x0, K.up(K.t(k))); S.p(S.x0 + 230, K.n(v), align='right'); S.p(S.x0 + 250, f'{K.up(K.t("total"))} MOV. {len(tx)}'); S.y += S.lead
    for _ in range(rng.randint(0, 2)): S.noiseblock()
    return S.end()

def ar_resumen(rng):
    """Monospaced printer listing with carried-forward lines."""
    K = Ctx(rng, 'AR', 'AR', 'CL', 'TR', 'GR', 'ES'); S = Sheet(K, mono=True, size=rng.choice([6.5, 7, 7.5])); K.case = 'upper'; S.tx = tx = K.txs(6, 30)
    S.head(style=rng.choice('bcd'))
    ds = rng.choice(['dmy2', 'dm', 'dmy', 'd-m-y', 'ddABBy'])
    dw = max(44, dwid(S, ds) + 4)
    spec = [('date', dw), ('ref', 44), ('name', 0), ('debit', 72), ('credit', 72), ('balance', 76)]
    if maybe(rng, .3): spec[1], spec[2] = spec[2], spec[1]
    if maybe(rng, .3): spec = [x for x in spec if x[0] != 'ref']
    table(S, tx, spec, ds, head=rng.choice(['one', 'two']), headup=True, balmode=rng.choice(['each', 'day', 'each']), datemode=rng.choice(['all', 'first']), bf=True, opening='balance', closing='balance', totals=maybe(rng, .4), maxl=rng.choice([1, 2]), balmode_sign=rng.choice(['minus', 'trail']), rowgap=0)
    S.noiseblock('text')
    if maybe(rng, .6): S.noiseblock('pairs')
    return S.end()

def ar_tarjeta(rng):
    """Card statement: pesos and dollars columns, instalments, a part per card holder, payments with a trailing minus."""
    K = Ctx(rng, 'AR', 'AR', 'CL', 'CO', 'MX'); S = Sheet(K, size=rng.choice([7, 7.5, 8])); K.case = 'upper'
    S.head(K.t('cardst')); r = rng
    for a, b in K.noise(r.randint(3, 6)): S.fitp(S.x0, a, 150); S.fitp(S.x0 + 260, b, 105, align='right'); S.y += S.lead
    S.y += 12
    ds = r.choice(['dd ABB', 'dmy2', 'd.m.y2', 'dm', 'd-abb-y', 'y/m/d'])
    xd, xc, xn, xq = S.x0, S.x0 + 58, S.x0 + 110, S.x1 - 175
    xp, xu = S.x1 - 72, S.x1
    comp = maybe(r, .6); quo = maybe(r, .6)
    if not comp: xn = xc
    def usd(v): return K.n(v) if not (K.dec == 0 or K.hide) else f'{v // 100}{K.dp}{v % 100:02d}'
    def hd():
        for x, t, al in ((xd, 'FECHA', 'left'), (xn, r0, 'left'), (xp, h1, 'right'), (xu, h2, 'right')): S.p(x, t, bold=True, align=al)
        if comp: S.p(xc, 'NRO.', bold=True)
        if quo: S.p(xq, 'CUOTA', bold=True)
        S.y += S.lead + 3
    r0 = r.choice(['DETALLE DE TRANSACCION', 'REFERENCIA', 'DESCRIPCION']); h1, h2 = r.choice([('PESOS', 'DOLARES'), ('IMPORTE $', 'IMPORTE U$S'), ('MONEDA LOCAL', 'USD')])
    hd(); S.on_new = hd
    mode = r.choice(['trail', 'minus', 'cardx'])
    def put(t, dollars=False):
        S.need(S.lead * 2)
        w = (xq if quo else xp - 70) - xn - 6
        ls = lines_of(S.doc, K.up(t.name), w, S.size, 1)
        row = S.doc.row(t.day, t.minor, ls[0])
        S.p(xd, K.date(t.day, ds), date=row); S.p(xn, ls[0], name=row)
        if comp: S.fitp(xc, t.ref + r.choice(['', '*', 'K']), xn - xc - 4)
        if quo and t.kind == 'card' and maybe(r, .3): S.p(xq, f'{r.randint(1, 6):02d}/{r.choice(["06", "12", "03"])}')
        s = usd(abs(t.minor)) if dollars else K.n(t.minor)
        if t.minor > 0: s = s + '-' if mode == 'trail' else '-' + s
        S.p(xu if dollars else xp, s, align='right', amount=row); S.y += S.lead
    S.fitp(xn, K.t('opening'), 150); S.p(xp, K.n(K.amount(200, 900)), align='right'); S.p(xu, usd(r.randint(0, 20000)), align='right'); S.y += S.lead
    def mk(kinds, pos=None):
        t = K.tx(K.d0 + r.randint(0, 28) * DAY, None, kinds); return t
    if maybe(r, .8):
        t = mk(['dep']); t.name = r.choice(['SU PAGO EN PESOS', 'PAGO RECIBIDO GRACIAS', 'SU ABONO', 'PAGO EN EFECTIVO']); t.minor = abs(t.minor); put(t)
    for _ in range(r.randint(1, 3)):
        S.y += 4
        ps = sorted((mk(['card', 'card', 'ref'] if maybe(r, .2) else ['card']) for _ in range(r.randint(1, 9))), key=lambda t: t.day)
        for t in ps:
            if K.dec and maybe(r, .12): t.minor = (1 if t.minor > 0 else -1) * r.randint(99, 9000); t.name = r.choice(['NETFLIX.COM', 'STEAM PURCHASE', 'OPENAI *CHATGPT', 'AIRBNB', 'APPLE.COM/BILL']) + ' ' + r.choice(['USD', 'P' + K.num(6)]); put(t, True)
            else:
                t.name = t.who if maybe(r, .6) else K.merch() + ' ' + K.city(); put(t)
        S.need(S.lead * 2)
        S.fitp(xd, f'TARJETA {K.num(4)} {r.choice(["TOTAL CONSUMOS DE", "SUBTOTAL"])} {K.up(K.person())}', xp - 75 - xd, bold=True); S.p(xp, K.n(K.amount(100, 900)), align='right', bold=True); S.y += S.lead * 1.5
    for _ in range(r.randint(0, 3)):
        t = mk(['fee', 'tax']); t.day = K.d1; put(t)
    S.on_new = None
    S.need(40); S.y += 6
    S.fitp(xd, 'SALDO ACTUAL', 150, bold=True); S.p(xp, K.n(K.amount(300, 1500)), bold=True, align='right'); S.p(xu, usd(r.randint(0, 30000)), bold=True, align='right'); S.y += S.lead
    S.fitp(xd, 'PAGO MINIMO', 150, bold=True); S.p(xp, K.n(K.amount(30, 150)), bold=True, align='right'); S.y += S.lead * 2
    S.noiseblock(r.choice(['inst', 'rates', 'pairs', 'text']))
    return S.end()

def cl_cartola(rng):
    """Landscape; branch, document number, charges, credits, balance once a day."""
    K = Ctx(rng, 'CL', 'CL', 'CL', 'CO', 'BR', 'IT'); S = Sheet(K, 792, 612) if maybe(rng, .6) else Sheet(K, 612, 792)
    S.tx = tx = K.txs(6, 26); S.head(style=rng.choice('acb'))
    land = S.doc.width > 700
    S.summary('h')
    ds = rng.choice(['dm', 'd/m', 'dmy', 'd-m', 'dmy2'])
    spec = [('date', 48), ('branch', 70), ('name', 0), ('ref', 54), ('debit', 66), ('credit', 66), ('balance', 72)]
    if not land and maybe(rng, .6): spec.pop(1)
    k = rng.random()
    if k < .25: spec = [('date', 48), ('name', 0), ('branch', 64), ('ref', 54), ('debit', 66), ('credit', 66), ('balance', 72)]
    elif k < .45: spec = [('date', 48), ('ref', 54), ('name', 0), ('credit', 66), ('debit', 66), ('balance', 72)]
    table(S, tx, spec, ds, head=rng.choice(['one', 'two']), balmode=rng.choice(['day', 'day', 'each']), opening=rng.choice([None, 'balance']), maxl=1, subs=maybe(rng, .2), cur=maybe(rng, .15), totals=maybe(rng, .5))
    if maybe(rng, .5): S.noiseblock('daily')
    if maybe(rng, .5): S.noiseblock('hpairs')
    return S.end()

def co_extracto(rng):
    """Date without zeros, text, branch, document, value with sign, balance."""
    K = Ctx(rng, 'CO', 'CO', 'CO', 'MX', 'AR', 'BR'); S = Sheet(K, 612, 792); K.case = 'upper'; S.tx = tx = K.txs(5, 26)
    S.head(style=rng.choice('ac')); S.summary('t')
    ds = rng.choice(['d/m', 'd/m', 'dm', 'y/m/d', 'ymd', 'ABB d'])
    spec = [('date', 50), ('name', 0), ('branch', 80), ('ref', 44), ('amount', 78), ('balance', 80)]
    if maybe(rng, .3): spec[2:4] = []
    table(S, tx, spec, ds, mode=rng.choice(['minus', 'minus', 'trail', 'paren', 'plusminus']), opening=None, maxl=rng.choice([1, 2]), subs=False, headup=True, center=rng.choice([(), ('amount', 'balance')]), cur=maybe(rng, .25))
    S.p((S.x0 + S.x1) / 2, rng.choice(['FIN ESTADO DE CUENTA', '*** FIN ***', '--- FIN DEL EXTRACTO ---']) if K.lang == 'es' else '* * *', align='center', bold=True); S.y += 20
    if maybe(rng, .6): S.noiseblock()
    return S.end()

def tr_ekstre(rng):
    """Date with clock time, receipt number, wrapped text, one signed column, balance; newest first at times."""
    K = Ctx(rng, 'TR', 'TR', 'TR', 'GR', 'PT'); S = Sheet(K, *rng.choice([(595, 842), (842, 595)])); desc = maybe(rng, .5); S.tx = tx = K.txs(5, 22, desc=desc); S.head(style=rng.choice('abc'))
    for a, b in K.noise(rng.randint(2, 6)): S.fitp(S.x0, a, 110, bold=True); S.p(S.x0 + 118, ': ' + b); S.y += S.lead
    S.y += 10
    ds = rng.choice(['d.m.y', 'dmy', 'd.m.y2', 'd-m-y'])
    dw = dwid(S, ds) + 5
    spec = [('date', dw), ('clock', 30), ('ref', 46), ('type', 76), ('name', 0), ('amount', 78), ('balance', 76)]
    for k in ('clock', 'ref', 'type'):
        if maybe(rng, .5): spec = [x for x in spec if x[0] != k]
    if maybe(rng, .25): spec = [x for x in spec if x[0] != 'name'] + [('name', 0)]
    table(S, tx, spec, ds, mode=rng.choice(['minus', 'minus', 'plusminus', 'trail']), cur=maybe(rng, .4), opening=None if desc else rng.choice([None, 'balance']), maxl=3, heads={'clock': K.w['time']}, split=maybe(rng, .3), rowgap=rng.choice([2, 5]), amtline=rng.choice(['first', 'last']))
    if maybe(rng, .6): S.noiseblock('text')
    return S.end()

def tr_kart(rng):
    """Card statement with points column and instalments; payments marked with a plus."""
    K = Ctx(rng, 'TR', 'TR', 'GR', 'BR', 'ES'); S = Sheet(K); r = rng; K.case = 'upper'; S.head(K.t('cardst'))
    x = S.x1 - 230 if maybe(r, .4) else S.x0
    for a, b in K.noise(r.randint(4, 8)): S.fitp(x, a, 118); S.fitp(x + 228, b, 105, align='right', bold=True); S.y += S.lead
    S.y += 12
    tx = K.txs(4, 24, kinds=['card'] * 4 + ['ref', 'fee', 'tax'], pin=None)
    if maybe(r, .8):
        p = K.tx(tx[0].day, None, ['dep']); p.name = {'tr': 'ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ', 'el': 'ΠΛΗΡΩΜΗ - ΕΥΧΑΡΙΣΤΟΥΜΕ', 'pt': 'PAGAMENTO RECEBIDO', 'es': 'SU PAGO, GRACIAS'}[K.lang]; p.subs = []; tx.insert(0, p)
    ds = r.choice(['dmy', 'd.m.y', 'd mon', 'd mon y', 'dm', 'dd ABB'])
    dw = S.doc.fits('30 ' + max(MON[K.lang], key=len) + (' 2026 de de' if ds == 'd mon y' else ''), S.size) + 6 if 'mon' in ds else 58
    pts = maybe(r, .5); inst = maybe(r, .5)
    right = S.x1 - (60 if pts else 0)
    nx = S.x0 + dw
    mode = r.choice(['plus', 'cardminus', 'trailin', 'alacak'])
    def hd():
        S.fitp(S.x0, K.h('date'), dw - 4, bold=True); S.fitp(nx, K.h('desc'), 120, bold=True)
        S.p(right, K.cur, bold=True, align='right')
        if pts: S.p(S.x1, {'tr': 'Bonus', 'el': 'Πόντοι', 'pt': 'Pontos', 'es': 'Puntos'}[K.lang], bold=True, align='right')
        S.y += S.lead + 3
    hd(); S.on_new = hd
    S.fitp(nx, {'tr': 'Önceki dönem borcu', 'el': 'Προηγούμενο υπόλοιπο', 'pt': 'Saldo da fatura anterior', 'es': 'Saldo anterior'}[K.lang], 160); S.p(right, K.n(K.amount(100, 900)), align='right'); S.y += S.lead
    cur = maybe(r, .3)
    for t in tx:
        S.need(S.lead * 3)
        tail = ''
        ls = lines_of(S.doc, K.up(t.name), right - 85 - nx - (60 if inst else 0), S.size, 2)
        row = S.doc.row(t.day, t.minor, ' '.join(ls))
        S.p(S.x0, K.date(t.day, ds), date=row)
        if inst and t.kind == 'card' and maybe(r, .35): n = r.choice([3, 6, 9, 12]); S.fitp(right - 140, {'tr': f'{r.randint(1, n)}/{n} taksit', 'el': f'δόση {r.randint(1, n)}/{n}', 'pt': f'{r.randint(1, n):02d}/{n:02d}', 'es': f'{r.randint(1, n)} de {n}'}[K.lang], 60)
        s = K.m(t.minor, cur, mode) if mode in ('plus', 'cardminus') else K.m(t.minor, cur, 'none') + ('' if t.minor < 0 else '-' if mode == 'trailin' else {'tr': ' A', 'el': ' Π', 'pt': ' C', 'es': ' AB'}[K.lang])
        S.p(right, s, align='right', amount=row)
        if pts and t.kind == 'card': S.p(S.x1, f'{r.randint(0, 60)}{K.dp}{K.num(2)}', align='right')
        for l in ls: S.p(nx, l, name=row); S.y += S.lead
        for s, isn in t.subs[:1]:
            if not isn: S.fitp(nx, s, 220, S.size - 1); S.y += S.lead
    S.on_new = None
    S.need(60); S.p(nx, K.t('total'), bold=True); S.p(right, K.n(K.amount(300, 2000)), bold=True, align='right'); S.y += S.lead * 2
    for _ in range(r.randint(1, 2)): S.noiseblock()
    return S.end()

def gr_kinisi(rng):
    """A sign column apart from the amount, row numbers, legend."""
    K = Ctx(rng, 'GR', 'GR', 'GR', 'TR', 'BR', 'PT', 'IT'); S = Sheet(K); S.tx = tx = K.txs(5, 24); S.head()
    sg = rng.choice([(K.w['D'], K.w['CR']), ('-', '+'), ('DB', 'CR')] + ([('ΧΡ', 'ΠΙ')] if K.lang == 'el' else []))
    ds = rng.choice(['dmy', 'dmy2', 'd-m-y', 'd.m.y', 'dm'])
    dw = max(40, dwid(S, ds) + 6)
    spec = [('n', 18), ('date', dw), ('name', 0), ('branch', 62), ('vdate', dw), ('amount', 64), ('sign', 18), ('balance', 70)]
    for k in ('n', 'branch', 'vdate'):
        if maybe(rng, .4): spec = [x for x in spec if x[0] != k]
    q = rng.random()
    if q < .25: i = [k for k, _ in spec].index('sign'); spec.insert(i - 1, spec.pop(i))
    elif q < .45: spec = [x for x in spec if x[0] != 'balance']
    P = table(S, tx, spec, ds, head=rng.choice(['one', 'two', 'none']), sgn=sg, opening='balance' if maybe(rng, .7) else None, closing='balance' if dict(spec).get('balance') and maybe(rng, .5) else None, maxl=rng.choice([1, 2]), balmode=rng.choice(['each', 'each', 'day']), heads={'sign': rng.choice(['', f'{sg[0]}/{sg[1]}'[:4]]), 'n': rng.choice(['Α/Α' if K.lang == 'el' else 'N.', ''])})
    if maybe(rng, .6): S.fitp(S.x0, f'{sg[0]} = {K.t("debit")}   {sg[1]} = {K.t("credit")}', S.w); S.y += 16
    if maybe(rng, .5): S.noiseblock()
    return S.end()

def two_columns(rng):
    """Two newspaper columns of rows side by side."""
    K = Ctx(rng); S = Sheet(K, size=rng.choice([6.5, 7, 7.5])); r = rng; card = maybe(r, .5)
    tx = S.tx = K.txs(8, 36, kinds=['card', 'card', 'ref', 'fee', 'dd'] if card else None, pin=None)
    S.head(K.t('cardst') if card else None, style=r.choice('abc'))
    if not card and maybe(r, .5): S.summary()
    elif maybe(r, .5): S.noiseblock('hpairs')
    gut = r.randint(16, 30); cw = (S.w - gut) / 2
    ds = r.choice(['dm', 'd.m', 'dd ABB', 'd-m', 'dmy2', 'ABB d'])
    dw = dwid(S, ds) + 7
    mode = r.choice(['cardminus', 'trailc', 'plus']) if card else r.choice(['minus', 'plusminus', 'trail', 'dc'])
    cur = maybe(r, .2); aw = 66 if not cur else 74; heads = maybe(r, .7)
    bal = not card and maybe(r, .2)
    top = S.y; col = 0; maxl = r.choice([1, 2])
    for t in tx:
        if maybe(r, .4): t.name = K.style(t.who)
        t.ls = lines_of(S.doc, t.name, cw - dw - aw, S.size, maxl)
    low = min(S.bottom, top + (S.lead + 2 if heads else 0) + sum(len(t.ls) * S.lead + 1.5 for t in tx) * r.choice([.52, .55, .7]) + S.lead)
    def X(): return S.x0 + col * (cw + gut)
    def hd():
        if not heads: return
        x = X(); S.fitp(x, K.h('date'), dw + 18, S.size - .5, True); S.fitp(x + dw + 24, K.h('desc'), cw - dw - 24 - aw, S.size - .5, True); S.fitp(x + cw, K.h('amount'), aw - 4, S.size - .5, True, 'right'); S.y += S.lead + 2
    hd()
    for t in tx:
        ls = t.ls
        if S.y + S.lead * len(ls) > low:
            if col == 0: col = 1; S.y = top; hd()
            elif S.y + S.lead * len(ls) > S.bottom:
                S.brk(); top = S.y; col = 0; low = S.bottom; hd()
        row = S.doc.row(t.day, t.minor, ' '.join(ls))
        x = X()
        S.p(x, K.date(t.day, ds), date=row)
        s = K.m(t.minor, cur, mode) if mode != 'trailc' else K.n(t.minor) + ('-' if t.minor > 0 else '')
        S.p(x + cw, s, align='right', amount=row)
        for l in ls: S.p(x + dw, l, name=row); S.y += S.lead
        S.y += 1.5
    S.y = max(S.y, min(low, S.bottom)) + 16
    S.need(40); S.p(S.x0, K.t('total'), bold=True); S.p(S.x1, K.n(sum(t.minor for t in tx)), bold=True, align='right'); S.y += 18
    S.noiseblock()
    return S.end()

def blocks(rng):
    """A card per transaction, in one or two columns."""
    K = Ctx(rng); K.case = 'asis'; r = rng; S = Sheet(K, size=r.choice([8, 9, 10])); tx = S.tx = K.txs(3, 16, desc=maybe(r, .6)); S.head(style=r.choice('ab'))
    if maybe(r, .5): S.noiseblock(r.choice(['hpairs', 'chart']))
    two = maybe(r, .4); gut = 24; cw = (S.w - gut) / 2 if two else S.w
    ds = r.choice(['d mon y', 'dd abb y', 'dmy', 'wd d mon', 'd mon']); mode = r.choice(['minus', 'plusminus', 'umpm', 'spacedpm']); cur = maybe(r, .8)
    style = r.choice('abcd'); bal = maybe(r, .4); bh = S.lead * (3.6 if style != 'd' else 4.6); full = maybe(r, .4)
    i = 0
    for t in tx:
        col = i % 2 if two else 0
        if col == 0: S.need(bh)
        x = S.x0 + col * (cw + gut); y = S.y
        nm = cut(S.doc, t.name if full else t.who, cw - 112, S.size, True) or 'X'
        row = S.doc.row(t.day, t.minor, nm)
        amt = K.m(t.minor, cur, mode); d = K.date(t.day, ds)
        sub = r.choice([t.typ, t.cat])
        if style == 'a':
            S.p(x, nm, bold=True, name=row); S.p(x + cw, amt, align='right', amount=row); S.y += S.lead; S.p(x, d, S.size - 1, date=row)
            if bal: S.p(x + cw, K.t('balance').split()[0] + ' ' , S.size - 1, align='right') if False else S.p(x + cw, K.m(t.bal, cur), S.size - 1, align='right', balance=row)
        elif style == 'b':
            S.p(x, d, S.size - 1, date=row); S.fitp(x + cw, sub, 90, S.size - 1, align='right'); S.y += S.lead; S.p(x, nm, name=row); S.p(x + cw, amt, bold=True, align='right', amount=row)
            if bal: S.y += S.lead; S.p(x + cw, K.m(t.bal, cur), S.size - 1, align='right', balance=row)
        elif style == 'c':
            S.p(x, amt, S.size + 2, True, amount=row); S.y += S.lead + 2; S.p(x, nm, name=row); S.y += S.lead; S.p(x, d, S.size - 1, date=row); S.p(x + cw, t.clock, S.size - 1, align='right')
        else:
            S.fitp(x, sub, 100, S.size - 1); S.p(x + cw, t.clock, S.size - 1, align='right'); S.y += S.lead; S.p(x, nm, bold=True, name=row); S.y += S.lead; S.p(x, d, date=row); S.p(x + cw, amt, align='right', amount=row)
            if maybe(r, .5): S.y += S.lead; S.fitp(x, 'ID ' + t.long, 140, S.size - 1)
        S.y = y if two and col == 0 and t is not tx[-1] else y + bh
        i += 1
    S.y += 10; S.noiseblock()
    return S.end()

def records(rng):
    """Stacked labeled records."""
    K = Ctx(rng); r = rng; S = Sheet(K, size=r.choice([8, 9, 10])); tx = S.tx = K.txs(2, 12); S.head()
    ds = r.choice(['dmy', 'd.m.y', 'd mon y', 'ymd']); colon = r.choice([':', '', ' :']); xv = S.x0 + r.randint(105, 150); right = maybe(r, .15)
    order = r.choice([['date', 'desc', 'ref', 'amount', 'balance'], ['desc', 'amount', 'date', 'ref'], ['ref', 'date', 'type', 'desc', 'amount'], ['amount', 'desc', 'date', 'balance'], ['date', 'vdate', 'type', 'desc', 'amount', 'balance']])
    mode = r.choice(['minus', 'plusminus', 'dc', 'trail']); cur = maybe(r, .6)
    num = maybe(r, .4)
    for i, t in enumerate(tx):
        ls = lines_of(S.doc, t.name, S.x1 - xv - 10, S.size, 2); row = S.doc.row(t.day, t.minor, ' '.join(ls))
        S.need(S.lead * (len(order) + 2))
        if num: S.p(S.x0, f'{i + 1}.' if maybe(r, .5) else f'#{i + 1}', bold=True); S.y += S.lead
        for k in order:
            S.fitp(S.x0, K.h(k) + colon, xv - S.x0 - 6, bold=True)
            if k == 'date': S.p(xv, K.date(t.day, ds), date=row)
            elif k == 'vdate': S.p(xv, K.date(t.v, ds))
            elif k == 'desc':
                for j, l in enumerate(ls): S.y += S.lead if j else 0; S.p(xv, l, name=row)
            elif k == 'ref': S.p(xv, t.long)
            elif k == 'type': S.p(xv, t.typ)
            elif k == 'amount': S.p(xv, K.m(t.minor, cur, mode), amount=row)
            else: S.p(xv, K.m(t.bal, cur), balance=row)
            S.y += S.lead
        S.y += r.choice([6, 8])
    if maybe(r, .5): S.summary()
    S.noiseblock()
    return S.end()

def sections(rng):
    """Incoming and outgoing (or by kind) in tables of their own, no signs, totals per section."""
    K = Ctx(rng); r = rng; S = Sheet(K); tx = S.tx = K.txs(6, 24); S.head()
    S.summary()
    if maybe(r, .3): S.noiseblock()
    ds = r.choice(['dm', 'dmy', 'd.m', 'dd ABB', 'd-m-y', 'd mon', 'd.m.y'])
    dw = max(44, S.doc.fits('30 ' + max(MON[K.lang], key=len), S.size) + 6 if ds == 'd mon' else dwid(S, ds) + 8)
    cur = maybe(r, .3); ref = maybe(r, .4); head = r.choice(['one', 'one', 'none']); vd = maybe(r, .2)
    byKind = maybe(r, .45)
    if byKind:
        ks = []
        for t in tx:
            if t.typ not in ks: ks.append(t.typ)
        parts = [(k, [t for t in tx if t.typ == k]) for k in ks]
    else:
        parts = [(K.t('inn'), [t for t in tx if t.minor > 0]), (K.t('out'), [t for t in tx if t.minor < 0])]
        if maybe(r, .5): parts.reverse()
    up = maybe(r, .4); rg = r.choice([0, 2, 4]); mx = r.choice([1, 2, 3]); order = maybe(r, .25)
    for title, part in parts:
        if not part: continue
        S.need(90); S.p(S.x0, K.up(title) if up else title, S.size + r.choice([1, 2]), True)
        if maybe(r, .3): S.p(S.x1, K.m(sum(t.minor for t in part), True, 'none'), bold=True, align='right')
        S.y += S.lead + 4
        spec = [('date', dw), ('name', 0), ('amount', 84)]
        if order: spec = [('amount', 84), ('date', dw), ('name', 0)]
        if ref: spec.insert(1, ('ref', 54))
        if vd: spec.insert(1, ('vdate', dw))
        table(S, part, spec, ds, head=head, mode='none', opening=None, totals=False, maxl=mx, cur=cur, rowgap=rg)
        S.need(S.lead); S.y -= 6
        S.fitp(S.x0 + 40, K.t('total') + ' ' + title.lower(), 200, bold=True); S.p(S.x1, K.m(sum(t.minor for t in part), cur, 'none'), bold=True, align='right'); S.y += S.lead * 2
    if maybe(r, .6): S.noiseblock()
    return S.end()

def carte_porteurs(rng):
    """Deferred debit card, a table per card holder, amounts without sign, foreign-currency sub-lines."""
    K = Ctx(rng, 'FR', 'FR', 'IT', 'ES', 'PT', 'GR', 'BR'); r = rng; S = Sheet(K); S.head(K.t('cardst')); tot = 0
    if maybe(r, .6): S.noiseblock(r.choice(['pairs', 'hpairs']))
    ds = r.choice(['dm', 'd.m', 'dmy', 'd m', 'dmy2', 'dd ABB']); place_col = maybe(r, .5); cur = maybe(r, .3); heads = maybe(r, .7)
    credit_col = maybe(r, .3); xn = S.x0 + 62; xa = S.x1 - (70 if credit_col else 0); xc = xa - 80 - (90 if place_col else 0)
    mode = r.choice(['cardminus', 'plus'])
    for h in range(r.randint(1, 3)):
        S.need(100); S.fitp(S.x0, f'{K.t("card")} {r.choice(["Visa", "Mastercard", "Gold", "Premier"])} {K.num(4)} XXXX XXXX {K.num(4)}', S.w * .55, S.size + 1, True); S.fitp(S.x1, f'{K.t("holder")} : {K.up(K.person())}', S.w * .4, align='right'); S.y += S.lead * 1.7
        if heads:
            S.fitp(S.x0, K.h('date'), 58, bold=True); S.fitp(xn, K.h('desc'), xc - xn - 4, bold=True); S.fitp(xa, K.h('debit') if credit_col else K.h('amount'), 76, bold=True, align='right')
            if place_col: S.fitp(xc, K.h('branch'), 84, bold=True)
            if credit_col: S.fitp(S.x1, K.h('credit'), 66, bold=True, align='right')
            S.y += S.lead + 2
        tx = K.txs(2, 12, kinds=['card', 'card', 'card', 'ref'] if maybe(r, .5) else ['card'], pin=None)
        for t in tx:
            S.need(S.lead * 2)
            nm = cut(S.doc, K.style(t.who if place_col or maybe(r, .5) else t.name), xc - xn - 4, S.size) or 'X'
            row = S.doc.row(t.day, t.minor, nm); S.p(S.x0, K.date(t.day, ds), date=row); S.p(xn, nm, name=row)
            if place_col: S.fitp(xc, K.up(K.city()), 84)
            if credit_col and t.minor > 0: S.p(S.x1, K.m(t.minor, False, 'none'), align='right', amount=row)
            else: S.p(xa, K.m(t.minor, cur and not credit_col, 'none' if credit_col else mode), align='right', amount=row)
            S.y += S.lead
            for s, isn in t.subs:
                if not isn: S.fitp(xn + 6, s, 200, S.size - 1); S.y += S.lead
        S.y += 3; S.fitp(xn, K.t('total') + ' ' + K.dnum(K.d1), 180, bold=True); S.p(xa, K.n(sum(t.minor for t in tx)), bold=True, align='right'); S.y += S.lead * 2.2
    S.noiseblock(r.choice(['text', 'ad', 'pairs']))
    return S.end()

def wallet_currencies(rng):
    """Neobank: a table per currency, description with a gray second line, money out / in columns or one signed."""
    K = Ctx(rng); r = rng; K.case = 'asis'; S = Sheet(K, size=r.choice([8, 8.5, 9])); K.bank = r.choice(['Revolut Bank UAB', 'Wise', 'N26', 'bunq', 'Lydia', 'Vivid', K.bank]); S.short[0] = K.bank; S.head(style=r.choice('ab'))
    curs = [(K.sign, K.before, K.gap, K.cur, K.f, K.dec, K.hide, K.code)] + [x for x in [('$', True, '', 'USD', 1, 2, False, 'ES'), ('£', True, '', 'GBP', .8, 2, False, 'ES'), ('€', True, '', 'EUR', 1, 2, False, 'ES')] if x[3] != K.cur][:r.randint(0, 2)]
    code = K.code
    two = maybe(r, .5); ds = r.choice(['dd abb y', 'dmy', 'd mon y', 'd.m.y']); desc = maybe(r, .5); cm = maybe(r, .8); mode = r.choice(['minus', 'plusminus', 'umin', 'umpm'])
    for k in curs:
        K.sign, K.before, K.gap, K.cur, K.f, K.dec, K.hide, K.code = k; K.iso = False
        tx = K.txs(1, 9, desc=desc); K.code = code
        for t in tx:
            t.name = t.who; t.subs = []
            if maybe(r, .6): t.subs.append((f'{K.t("card")} ··{K.card4}' if t.kind == 'card' else f'ID {t.long}', False))
        S.need(120); S.p(S.x0, f'{K.t("statement").capitalize()} {K.cur}', S.size + 3, True); S.y += S.lead + 6
        S.tx = tx
        if maybe(r, .8): S.summary(r.choice('vh'))
        dw = dwid(S, ds) + 8
        spec = [('date', dw), ('name', 0)] + ([('debit', 76), ('credit', 76)] if two else [('amount', 86)]) + [('balance', 84)]
        if code == 'IT' and maybe(r, .3): spec = [('name', 0), ('date', dw)] + spec[2:]
        table(S, tx, spec, ds, cur=cm, mode=mode, opening=None, maxl=2, rowgap=r.choice([4, 8]), headup=False)
        S.y += 10
    S.noiseblock('text')
    return S.end()

def broker(rng):
    """A broker's cash account: trade date, value date, text with quantity and price, ISIN column, amount, balance."""
    K = Ctx(rng, 'FR', 'ES', 'IT', 'PT', 'BR', 'GR', 'TR', 'MX'); r = rng; S = Sheet(K, *r.choice([(595, 842), (842, 595)]), size=r.choice([7, 7.5, 8])); S.head(style=r.choice('abc'))
    buy, sell, div, dep, wit, fee = {'fr': ('Achat', 'Vente', 'Dividende', 'Virement reçu', 'Retrait', 'Frais de courtage'), 'es': ('Compra', 'Venta', 'Dividendo', 'Ingreso', 'Retirada', 'Comisión'), 'it': ('Acquisto', 'Vendita', 'Dividendo', 'Bonifico in entrata', 'Prelievo', 'Commissioni'), 'pt': ('Compra', 'Venda', 'Dividendos', 'Depósito', 'Retirada', 'Corretagem'), 'el': ('Αγορά', 'Πώληση', 'Μέρισμα', 'Κατάθεση', 'Ανάληψη', 'Προμήθεια'), 'tr': ('Alış', 'Satış', 'Temettü', 'Para girişi', 'Para çıkışı', 'Komisyon')}[K.lang]
    st = ['LVMH', 'TotalEnergies', 'Iberdrola', 'Inditex', 'Enel', 'ENI', 'Petrobras PN', 'Vale ON', 'iShares Core MSCI World', 'Amundi CW8', 'Ferrari NV', 'Apple Inc', 'THYAO', 'OPAP', 'Galp Energia', 'Vanguard FTSE All-World', 'Cemex CPO', 'BTP 2033 2,45%', 'HGLG11', 'Jerónimo Martins']
    tx = S.tx = K.txs(4, 18); K.open = b = K.amount(9000, 30000) if maybe(r, .8) else K.open
    for t in tx:
        k = r.choice([buy, buy, sell, div, div, dep, wit, fee]); s = r.choice(st); q = r.randint(1, 200)
        t.minor = (1 if k in (sell, div, dep) else -1) * K.amount(3 if k in (div, fee) else 50, 40 if k in (div, fee) else 2000)
        t.name = {buy: f'{k} {q} {s} @ {K.n(K.amount(5, 300))}', sell: f'{k} {q} {s} @ {K.n(K.amount(5, 300))}', div: f'{k} {s}', dep: f'{k} {K.person()}', wit: k, fee: f'{k} {s}'}[k]
        t.ref = r.choice(['FR', 'ES', 'IT', 'IE', 'US']) + K.num(10) if k in (buy, sell, div, fee) else ''
        t.typ = k; t.subs = []; b += t.minor; t.bal = b
    K.close = b
    S.noiseblock('table')
    ds = r.choice(['dmy', 'd-m-y', 'd.m.y', 'ymd', 'dmy2'])
    dw = dwid(S, ds) + 6
    spec = [('date', dw), ('vdate', dw), ('ref', 66), ('name', 0), ('amount', 76), ('balance', 76)]
    q = r.random()
    if q < .3: spec = [('date', dw), ('vdate', dw), ('name', 0), ('ref', 66), ('debit', 66), ('credit', 66), ('balance', 72)]
    elif q < .5: spec = [('date', dw), ('name', 0), ('ref', 66), ('amount', 76)]
    table(S, tx, spec, ds, heads={'ref': 'ISIN'}, mode=r.choice(['minus', 'plusminus', 'paren', 'trail']), opening='balance' if maybe(r, .6) else None, closing='balance' if maybe(r, .5) and q >= .5 else None, maxl=r.choice([1, 2]), cur=maybe(r, .3))
    # holdings
    S.need(90); S.p(S.x0, {'fr': 'Portefeuille titres', 'es': 'Cartera de valores', 'it': 'Portafoglio titoli', 'pt': 'Carteira', 'el': 'Χαρτοφυλάκιο', 'tr': 'Portföy'}[K.lang], S.size + 1, True); S.y += S.lead + 2
    for _ in range(r.randint(2, 5)):
        S.need(S.lead); S.fitp(S.x0, r.choice(st), 150); S.p(S.x0 + 200, str(r.randint(1, 300)), align='right'); S.fitp(S.x0 + 290, K.n(K.amount(5, 300)), 80, align='right'); S.fitp(S.x0 + 390, K.n(K.amount(300, 9000)), 90, align='right'); S.y += S.lead
    return S.end()

def passbook(rng):
    """Savings passbook on a small page; few columns, no headings; name before date at times."""
    K = Ctx(rng, 'FR', 'IT', 'PT', 'GR', 'TR', 'CO', 'ES'); r = rng; mono = maybe(r, .5); S = Sheet(K, *r.choice([(420, 595), (595, 420), (480, 640)]), size=r.choice([6.5, 7]), mono=mono); K.case = 'upper'
    S.x0, S.x1 = 22, S.doc.width - 22
    tx = S.tx = K.txs(3, 24, kinds=['dep', 'tin', 'tout', 'atm', 'int', 'fee', 'sal'], pin=None)
    S.p(S.x0, K.up(K.bank), S.size + 3, True); S.y += S.lead * 1.4
    S.fitp(S.x0, {'fr': 'LIVRET A', 'it': 'LIBRETTO DI RISPARMIO', 'pt': 'CADERNETA', 'el': 'ΒΙΒΛΙΑΡΙΟ ΚΑΤΑΘΕΣΕΩΝ', 'tr': 'HESAP CÜZDANI', 'es': 'LIBRETA DE AHORRO'}[K.lang] + '  ' + K.iban(), S.w); S.y += S.lead * 2
    ds = r.choice(['d-m-y', 'dmy2', 'd.m.y2', 'ddABBy', 'd m y', 'd/ABB'])
    dw = dwid(S, ds) + 5
    spec = r.choice([[('date', dw), ('name', 0), ('amount', 74), ('balance', 74)], [('n', 16), ('date', dw), ('amount', 74), ('name', 0), ('balance', 74)], [('date', dw), ('debit', 66), ('credit', 66), ('balance', 70), ('name', 0)], [('name', 0), ('date', dw), ('amount', 74), ('balance', 74)]])
    table(S, tx, spec, ds, head=r.choice(['none', 'none', 'one']), mode=r.choice(['minus', 'trail', 'plusminus', 'trailpm', 'dc']), opening='balance', maxl=1, subs=False, rowgap=r.choice([0, 1, 3]), bf=maybe(r, .3))
    return S.end()

def day_headings(rng):
    """Days as headings over the rows; clock times, ids; digital account."""
    K = Ctx(rng); r = rng; S = Sheet(K, size=r.choice([8, 8.5, 9])); desc = maybe(r, .5); tx = S.tx = K.txs(5, 20, desc=desc); S.head(style=r.choice('ab'))
    if maybe(r, .6): S.summary()
    if maybe(r, .3): S.noiseblock()
    ds = r.choice(['d mon y', 'Wd d mon y', 'dmy', 'WD d mon', 'dd ABB y', 'wd d mon']); K.signpos = maybe(r, .3)
    spec = [('name', 0), ('amount', 92)]
    if maybe(r, .4): spec.insert(0, ('clock', 34))
    if maybe(r, .35): spec.insert(len(spec) - 1, ('long', 84))
    if maybe(r, .4): spec.append(('balance', 92))
    if maybe(r, .25): spec.insert(0, ('type', 90))
    if K.case == 'asis' or maybe(r, .4):
        for t in tx: t.name = t.who if maybe(r, .6) else t.name
    table(S, tx, spec, ds, head=r.choice(['none', 'one']), dayhead=lambda d: K.date(d, ds), mode=r.choice(['minus', 'plusminus', 'umpm', 'spaced', 'plus']) if True else '', cur=maybe(r, .7), opening=None, maxl=r.choice([1, 2]), rowgap=r.choice([2, 4, 7]), heads={'clock': K.w['time'], 'long': 'ID'}, rehead=maybe(r, .5))
    if maybe(r, .5): S.noiseblock()
    return S.end()

def mx_card(rng):
    """Card statement in letter size: month-day dates, CR for credits, two dates, exchange lines, offers between."""
    K = Ctx(rng, 'MX', 'MX', 'CO', 'CL', 'ES', 'PT'); r = rng; S = Sheet(K, 612, 792, size=r.choice([7.5, 8, 8.5])); S.head(K.t('cardst'), style=r.choice('abc'))
    S.noiseblock('hpairs'); S.noiseblock('pairs')
    tx = S.tx = K.txs(5, 24, kinds=['card', 'card', 'card', 'ref', 'fee'], pin=None)
    if maybe(r, .8): p = K.tx(tx[-1].day, None, ['dep']); p.name = K.style({'es': r.choice(['Su pago gracias SPEI', 'Pago recibido, gracias', 'Pago interbancario']), 'pt': 'Pagamento recebido obrigado'}[K.lang]); p.subs = []; tx.append(p)
    ds = r.choice(['ABB d', 'Abb. d', 'dd ABB', 'd-abb-y', 'dd abb']); two = maybe(r, .6); xn = S.x0 + (104 if two else 54)
    loc = maybe(r, .4); xl = S.x1 - 200; cur = maybe(r, .4); crline = r.choice(['same', 'below', 'minus'])
    def hd():
        S.fitp(S.x0, K.h('date'), 48, bold=True); S.fitp(xn, K.h('desc'), 140, bold=True); S.fitp(S.x1 - 14, K.h('amount'), 80, bold=True, align='right')
        if two: S.fitp(S.x0 + 52, K.h('date') if maybe(r, .2) else K.h('vdate'), 48, bold=True)
        S.y += S.lead + 3
    hd(); S.on_new = hd
    for i, t in enumerate(tx):
        S.need(S.lead * 3)
        nm = lines_of(S.doc, K.style(t.who if t.kind != 'dep' and maybe(r, .5) else t.name), (xl if loc else S.x1 - 100) - xn - 4, S.size, 2)
        row = S.doc.row(t.day, t.minor, ' '.join(nm))
        S.p(S.x0, K.date(t.day, ds), date=row)
        if two: S.p(S.x0 + 52, K.date(t.day + DAY, ds))
        if loc and t.kind == 'card': S.fitp(xl, K.up(K.city()), 96)
        s = K.m(t.minor, cur, 'cardminus' if crline == 'minus' else 'none')
        S.p(S.x1 - 14, s, align='right', amount=row)
        if crline == 'same' and t.minor > 0: S.p(S.x1 - 11, 'CR', S.size - 1)
        y0 = S.y
        for l in nm: S.p(xn, l, name=row); S.y += S.lead
        if crline == 'below' and t.minor > 0:
            if len(nm) == 1: S.p(S.x1 - 14, 'CR', align='right'); S.y += S.lead
            else: S.y = y0 + S.lead; S.p(S.x1 - 14, 'CR', align='right'); S.y = y0 + S.lead * len(nm)
        for s, isn in t.subs:
            if not isn: S.fitp(xn + 5, s, 190, S.size - 1); S.y += S.lead
        S.y += r.choice([0, 2])
        if i == len(tx) // 2 and maybe(r, .25): S.y += 6; S.para([r.choice(K.w['ads'])], S.size + 2)
    S.on_new = None
    S.need(50); S.p(xn, K.t('total'), bold=True); S.p(S.x1 - 14, K.n(K.amount(200, 1500)), bold=True, align='right'); S.y += S.lead * 2
    S.noiseblock('inst'); S.noiseblock(r.choice(['rates', 'text', 'chart']))
    return S.end()

def month_headings(rng):
    """Months as headings, only the day number (and weekday) in the row."""
    K = Ctx(rng); r = rng; K.d1 = K.d0 + r.randint(25, 85) * DAY; S = Sheet(K); tx = S.tx = K.txs(5, 24); S.head()
    ds = r.choice(['d', 'wd d', 'd', 'wdd']); mode = r.choice(['minus', 'plusminus', 'trail', 'dc']); cur = maybe(r, .3); bal = maybe(r, .5); dc = maybe(r, .3); cat = maybe(r, .3)
    spec = [('date', 38), ('name', 0)] + ([('cat', 80)] if cat else []) + ([('debit', 70), ('credit', 70)] if dc else [('amount', 84)]) + ([('balance', 80)] if bal else [])
    first = True; up = maybe(r, .4); op = K.open
    head = r.choice(['one', 'none'])
    for ym in sorted({(t.day.year, t.day.month) for t in tx}):
        part = [t for t in tx if (t.day.year, t.day.month) == ym]
        S.need(80)
        s = (MONH[K.lang][ym[1] - 1] + ' ' + str(ym[0])); s = K.up(s) if up else s[:1].upper() + s[1:]
        n0 = len(S.doc.words); S.p(S.x0, s, S.size + 2, True); n1 = len(S.doc.words)
        if maybe(r, .3): S.p(S.x1, K.m(sum(t.minor for t in part), True, 'plusminus'), bold=True, align='right')
        S.y += S.lead + 4
        P = table(S, part, spec, ds, head=head if first else 'none', mode=mode, cur=cur, opening='balance' if bal and first else None, maxl=r.choice([1, 2]), heads={'cat': K.h('type'), 'date': ''}, rehead=False)
        for w in S.doc.words[n0:n1]: w['l'], w['r'] = 'date', [t.row.id for t in part]
        first = False
    if maybe(r, .5): S.summary()
    S.noiseblock()
    return S.end()

def sidebar(rng):
    """A column of figures and notes beside the rows of the first page."""
    K = Ctx(rng); r = rng; S = Sheet(K, size=r.choice([7, 7.5, 8])); tx = S.tx = K.txs(6, 28); S.head(style=r.choice('abd'))
    left = maybe(r, .35); wd = r.randint(112, 140); y0 = S.y; sx = S.x0 if left else S.x1 - wd; full = (S.x0, S.x1)
    y = y0
    for a, b in K.noise(r.randint(4, 9)):
        S.doc.put(sx, y, cut(S.doc, a, wd - 6, S.size - .5), size=S.size - .5); y += S.lead
        S.doc.put(sx, y, cut(S.doc, b, wd - 6, S.size + .5, True), size=S.size + .5, bold=True); y += S.lead * 1.6
    if maybe(r, .7):
        for k, v, lab in (('opening', K.open, {'opening': True}), ('closing', K.close, {'closing': True})):
            S.doc.put(sx, y, cut(S.doc, K.t(k), wd - 6, S.size), size=S.size); y += S.lead
            S.doc.put(sx, y, K.m(v, True), size=S.size, bold=True, **lab); y += S.lead * 1.6
    if maybe(r, .6):
        for l in S.doc.wrap(r.choice(K.w['ads']), wd - 8, S.size):
            if y < S.bottom: S.doc.put(sx, y, cut(S.doc, l, wd - 6, S.size), size=S.size); y += S.lead
    if left: S.x0 += wd + 14
    else: S.x1 -= wd + 14
    S.y = y0 + r.choice([0, 0, 3.7])
    ds = r.choice(['dm', 'd.m', 'dmy2', 'dd ABB', 'd-m'])
    spec = [('date', max(36, dwid(S, ds) + 5)), ('name', 0)] + r.choice([[('amount', 72)], [('amount', 66), ('balance', 68)], [('debit', 60), ('credit', 60)]])
    table(S, tx, spec, ds, head=r.choice(['one', 'none', 'two']), mode=r.choice(['minus', 'plusminus', 'trail', 'dc']), opening='dc' if spec[2][0] == 'debit' and maybe(r, .5) else None, maxl=r.choice([1, 2]), datemode=r.choice(['all', 'first']))
    if S.pages == 1: S.y = max(S.y, y + 10)
    S.x0, S.x1 = full
    if maybe(r, .5): S.noiseblock()
    return S.end()

PDF = [sidebar, fr_releve, es_extracto, pt_combinado, it_dareavere, br_extrato_dc, br_fintech, mx_operliq, ar_resumen, ar_tarjeta, cl_cartola, co_extracto, tr_ekstre, tr_kart, gr_kinisi, two_columns, blocks, records, sections, carte_porteurs, wallet_currencies, broker, passbook, day_headings, mx_card, month_headings]

# ------------------------------------------------------------------ pastes
def parts(P, template, **k):
    """A line from a template; {x} takes a string or (string, labels)."""
    out = []
    for piece in re.split(r'(\{\w+\})', template):
        if re.fullmatch(r'\{\w+\}', piece): v = k[piece[1:-1]]; out.append(v)
        elif piece: out.append(piece)
    flat = []
    for o in out:   # plain strings side by side are one text
        if flat and isinstance(o, str) and isinstance(flat[-1], str): flat[-1] += o
        else: flat.append(o)
    P.line(*flat)

def N(row, text): return (text, {'name': row})
def D(row, text): return (text, {'date': row})
def A(row, text): return (text, {'amount': row})
def B(row, text): return (text, {'balance': row})

def pk(rng, *codes):
    K = Ctx(rng, *codes)
    if K.th == ' ' and maybe(rng, .5): K.th = rng.choice(['\u00a0', '\u202f'])
    if K.gap == ' ' and maybe(rng, .4): K.gap = '\u00a0'
    K.case = rng.choice(['upper', 'asis', 'asis'])
    return K

def chrome(P, K, n=None):
    """Lines of a page around the list."""
    r = K.rng
    pool = [K.bank, K.t('search'), K.t('account') + ' ' + K.iban(), '≡', K.t('statement'), 'Logo ' + K.bank, K.t('bal') , K.m(K.amount(50, 5000)), K.word('limit') + ' ' + K.m(K.amount(500, 5000)), K.person(), r.choice(['PDF', 'Excel', 'CSV', '⬇']), r.choice(K.w['ads'])] + [f'{a}: {b}' for a, b in K.noise(2)]
    for l in r.sample(pool, r.randint(0, 6) if n is None else n): P.line(l)

def tail(P, K):
    r = K.rng
    for l in r.sample([K.t('more'), '© 2026 ' + K.bank, r.choice(K.w['legal']), r.choice(K.w['ads']), '1 2 3 4 … 12', '<  1 / 5  >', K.t('search')], r.randint(0, 3)): P.line(l)

def rel(K, d, today, far):
    """A day as apps write it."""
    if d == today: return K.word('today')
    if d == today - DAY: return K.word('yesterday')
    return K.date(d, far)

def pend(P, K, shape):
    r = K.rng
    P.line(K.t('pending'))
    for _ in range(r.randint(1, 3)):
        t = K.tx(K.d1); shape(t)

def p_app_list(rng):
    """Day headings; name, category, time and amount on lines of their own."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(3, 16, desc=True); today = tx[0].day + r.randint(0, 2) * DAY
    chrome(P, K)
    far = r.choice(['wd d mon', 'd mon', 'Wd d mon y', 'dd abb', 'd mon y', 'dmy', 'WD d mon']); mode = r.choice(['minus', 'plusminus', 'umin', 'umpm', 'plus', 'spaced'])
    keys = ['name', 'amount']
    if maybe(r, .5): keys.insert(1, r.choice(['cat', 'typ', 'clock']))
    if maybe(r, .2): keys.insert(0, 'logo')
    if maybe(r, .25): keys.append('btn')
    if maybe(r, .25): keys.append('bal')
    if maybe(r, .2): i, j = keys.index('name'), keys.index('amount'); keys[i], keys[j] = keys[j], keys[i]
    full = maybe(r, .4); blank = maybe(r, .3); btn = r.choice(K.w['details'])
    def show(t, row):
        nm = t.name if full else t.who
        for k in keys:
            if k == 'name': P.line(N(row, nm) if row else nm)
            elif k == 'amount': P.line(A(row, K.m(t.minor, True, mode)) if row else K.m(t.minor, True, mode))
            elif k == 'bal': P.line(K.t('bal') + ' ', B(row, K.m(t.bal)) ) if row else None
            else: P.line({'cat': t.cat, 'typ': t.typ, 'clock': t.clock, 'logo': r.choice(['Logo ', 'icon ', '']) + t.who.split()[0], 'btn': btn}[k])
        if blank: P.line('')
    if maybe(r, .3): pend(P, K, lambda t: show(t, None))
    for d in sorted({t.day for t in tx}, reverse=True):
        part = [t for t in tx if t.day == d]
        for t in part: t.row = P.row(t.day, t.minor, t.name if full else t.who)
        P.line((rel(K, d, today, far), {'date': [t.row for t in part]}))
        if maybe(r, .1): P.line(K.m(sum(t.minor for t in part), True, 'plusminus'))
        for t in part: show(t, t.row)
    tail(P, K)
    return P

def p_tabs(rng):
    """A web table copied with tabs."""
    K = pk(rng); r = rng; P = stmt.Paste(); desc = maybe(r, .6); tx = K.txs(3, 22, desc=desc); chrome(P, K)
    ds = r.choice(['dmy', 'd.m.y', 'd-m-y', 'dmy2', 'dm', 'dd abb y', 'ymd', 'dd ABB']); cur = maybe(r, .5); mode = r.choice(['minus', 'plusminus', 'trail', 'umin', 'paren', 'dc'])
    dc = maybe(r, .35); cols = ['date'] + (['vdate'] if maybe(r, .35) else []) + (['type'] if maybe(r, .25) else []) + ['desc'] + (['ref'] if maybe(r, .25) else []) + (['debit', 'credit'] if dc else ['amount']) + (['balance'] if maybe(r, .6) else []) + (['btn'] if maybe(r, .1) else [])
    if maybe(r, .2): cols.remove('desc'); cols.append('desc')
    elif maybe(r, .15): cols.remove('desc'); cols.insert(0, 'desc')
    if maybe(r, .75) or dc and 'balance' not in cols: P.line('\t'.join('' if c == 'btn' else K.h(c) for c in cols))
    if not desc and 'balance' in cols and maybe(r, .3): P.line('\t'.join('' for _ in cols[:-1])[1:] + K.t('opening') + '\t', (K.m(K.open, cur), {'opening': True}))
    for t in tx:
        row = P.row(t.day, t.minor, t.name); out = []
        for c in cols:
            v = {'date': lambda: D(row, K.date(t.day, ds)), 'vdate': lambda: K.date(t.v, ds), 'type': lambda: t.typ, 'desc': lambda: N(row, t.name), 'ref': lambda: t.ref, 'debit': lambda: A(row, K.m(t.minor, cur, dmode)) if t.minor < 0 else '', 'credit': lambda: A(row, K.m(t.minor, cur, 'none')) if t.minor > 0 else '', 'amount': lambda: A(row, K.m(t.minor, cur, mode)), 'balance': lambda: B(row, K.m(t.bal, cur)), 'btn': lambda: r.choice(K.w['details'])}
            dmode = 'none'
            out += [v[c](), '\t']
        P.line(*[o for o in out[:-1] if o != ''])
    if maybe(r, .3): P.line(K.t('total') + '\t' + K.m(sum(t.minor for t in tx), cur))
    tail(P, K)
    return P

def p_collapsed(rng):
    """Statement text out of a PDF viewer, columns collapsed to single blanks, wrapped names."""
    K = pk(rng); K.case = r_case = rng.choice(['upper', 'upper', 'asis']); r = rng; P = stmt.Paste(); tx = K.txs(4, 22)
    P.line(K.bank + ' ' + K.t('statement')); P.line(K.t('period'))
    for a, b in K.noise(r.randint(0, 4)): P.line(f'{a} {b}')
    ds = r.choice(['dmy', 'dm', 'd.m', 'd.m.y2', 'd/ABB', 'dmy2', 'd-m-y', 'dd ABB']); two = maybe(r, .5); bal = maybe(r, .6); mode = r.choice(['minus', 'trail', 'dc', 'plusminus', 'minus'])
    P.line(' '.join([K.h('date')] + ([K.h('vdate')] if two else []) + [K.h('desc')] + [K.h('amount')] + ([K.h('balance')] if bal else [])))
    if maybe(r, .7): P.line(K.t('opening') + ' ', (K.m(K.open, False, 'dc' if mode == 'dc' else 'minus'), {'opening': True}))
    late = maybe(r, .2); pg = 1
    for i, t in enumerate(tx):
        words = t.name.split(); extra = []
        if len(words) > 3 and maybe(r, .45): k = r.randint(2, len(words) - 1); words, extra = words[:k], words[k:]
        sub = [s for s in t.subs]
        row = P.row(t.day, t.minor, ' '.join(words + extra + [s for s, n in sub if n]))
        line = [D(row, K.date(t.day, ds)), ' '] + ([K.date(t.v, ds), ' '] if two else []) + [N(row, ' '.join(words))]
        nums = [' ', A(row, K.m(t.minor, False, mode))] + ([' ', B(row, K.m(t.bal, False, 'dc' if mode == 'dc' else 'minus'))] if bal else [])
        if late and extra: P.line(*line); P.line(N(row, ' '.join(extra)), *nums)
        else:
            P.line(*line, *nums)
            if extra: P.line(N(row, ' '.join(extra)))
        for s, n in sub: P.line(N(row, s) if n else s)
        if i % 12 == 11: pg += 1; P.line(r.choice(K.w['legal'])); P.line(f'{K.t("page")} {pg - 1}'); P.line(K.bank)
    if maybe(r, .7): P.line(K.t('closing') + ' ', (K.m(K.close, False, 'dc' if mode == 'dc' else 'minus'), {'closing': True}))
    for l in r.sample(K.w['legal'], 1): P.line(l)
    return P

def p_csv(rng):
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(3, 25, desc=maybe(r, .5)); K.th = r.choice(['', K.th if K.th == '.' else ''])
    if K.dec == 0: K.th = ''
    sep = r.choice([';', ' ; ', '; ', ' | ', '\t', ' ;']); ds = r.choice(['dmy', 'ymd', 'd.m.y', 'd-m-y', 'dmy2']); mode = r.choice(['minus', 'minus', 'plusminus']); bal = maybe(r, .5); curc = maybe(r, .4); dc = maybe(r, .2); idc = maybe(r, .3); cat = maybe(r, .2)
    heads = ([('ID')] if idc else []) + [K.h('date'), K.h('desc')] + ([K.h('type')] if cat else []) + ([K.h('debit'), K.h('credit')] if dc else [K.h('amount')]) + (['Divisa'] if curc else []) + ([K.h('balance')] if bal else [])
    if maybe(r, .8) or dc and not bal: P.line(sep.join(heads))
    for t in tx:
        row = P.row(t.day, t.minor, t.name); a = K.m(t.minor, False, 'none' if dc else mode)
        cells = ([t.ref] if idc else []) + [D(row, K.date(t.day, ds)), N(row, t.name)] + ([t.typ] if cat else []) + (([A(row, a), ''] if t.minor < 0 else ['', A(row, a)]) if dc else [A(row, a)]) + ([K.cur] if curc else []) + ([B(row, K.m(t.bal, False))] if bal else [])
        out = []
        for c in cells: out += [c, sep]
        P.line(*[o for o in out[:-1] if o != ''])
    return P

ALERT = {
 'fr': (['{bank} : paiement de {amt} chez {name} le {date} à {clock} avec votre carte *{k}', 'Paiement CB de {amt} effectué le {date} chez {name}', 'Carte {k} : achat de {amt} le {date} {clock} {name}'], ['{bank} : vous avez reçu {amt} de {name} le {date}', 'Virement reçu de {amt} le {date} émis par {name}'], 'Solde disponible'),
 'es': (['{bank} Compra por {amt} en {name} el {date} {clock} con su tarjeta *{k}', 'Se ha realizado un cargo de {amt} en {name} el {date} . Si no lo reconoce llame al 900 100 200', '{bank} le informa compra {amt} en {name} {date} {clock} T.*{k}', 'Aviso: cargo {amt} {name} {date}'], ['{bank} Recibiste {amt} de {name} el {date}', 'Abono por {amt} recibido de {name} el {date}'], 'Saldo disponible'),
 'pt': (['{bank}: Compra aprovada no cartao final {k} valor {amt} em {date} as {clock} em {name}', 'Compra de {amt} em {name} dia {date} {clock}', '{bank} informa: pagamento {amt} para {name} em {date}'], ['Você recebeu um Pix de {amt} de {name} em {date}', '{bank}: credito de {amt} em {date} enviado por {name}'], 'Saldo disponível'),
 'it': (['{bank}: pagamento di {amt} presso {name} del {date} ore {clock} con carta *{k}', 'Autorizzata spesa di {amt} presso {name} il {date} alle {clock}'], ['Hai ricevuto un bonifico di {amt} da {name} il {date}', '{bank}: accredito {amt} ordinante {name} data {date}'], 'Saldo'),
 'tr': (['{k} ile biten kartinizla {date} {clock} tarihinde {name} isyerinden {amt} harcama yapilmistir', '{bank}: {date} tarihinde {name} firmasında {amt} tutarında alışveriş yaptınız', '{date} {clock} {name} {amt} harcama'], ['{date} tarihinde {name} tarafından hesabınıza {amt} gönderildi', '{bank}: hesabınıza {name} hesabından {amt} FAST geldi, {date}'], 'Bakiye'),
 'el': (['{bank}: Αγορά {amt} με κάρτα *{k} στις {date} στο {name}', 'Χρέωση {amt} στις {date} {clock} από {name}'], ['Πιστώθηκε ποσό {amt} από {name} στις {date}', '{bank}: λάβατε {amt} από {name} {date}'], 'Διαθέσιμο υπόλοιπο')}

def p_sms(rng):
    """A thread of bank text messages."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(2, 14, kinds=['card', 'tin', 'dd', 'bill', 'ref']); o, i, b = ALERT[K.lang]; to, ti = r.choice(o), r.choice(i)
    ds = r.choice(['dmy', 'dm', 'dmy2', 'd.m.y', 'd-m-y', 'd mon']); bal = maybe(r, .4); code = maybe(r, .2); stamp = maybe(r, .3); K.iso = maybe(r, .3)
    mix = maybe(r, .2)
    if maybe(r, .5): P.line(K.bank)
    for t in tx:
        nm = t.who; row = P.row(t.day, t.minor, nm)
        if stamp: P.line(r.choice([t.clock, K.wd(t.day)[:3] + ' ' + t.clock]))
        tpl = (r.choice(o) if mix else to) if t.minor < 0 else (r.choice(i) if mix else ti)
        if bal: tpl += ' . ' + b + ' {bal}'
        parts(P, tpl, bank=K.bank, amt=A(row, K.m(t.minor, True, 'none')), name=N(row, nm), date=D(row, K.date(t.day, ds)), clock=t.clock, k=K.card4, bal=B(row, K.m(t.bal)))
        if code and maybe(r, .4): P.line(r.choice(['Código de seguridad ', 'OTP ', 'Code ']) + K.num(6))
        if maybe(r, .3): P.line('')
    return P

def p_alert_mail(rng):
    """One alert mail."""
    K = pk(rng); r = rng; P = stmt.Paste(); t = K.txs(1, 1)[0]; o, i, b = ALERT[K.lang]; row = P.row(t.day, t.minor, t.who)
    ds = r.choice(['dmy', 'd mon y', 'd.m.y', 'd-m-y', 'dd abb y']); K.iso = maybe(r, .25)
    if maybe(r, .6): P.line(f'{r.choice(["De", "From", "Da"])}: {K.bank} <no-reply@{re.sub("[^a-z]", "", strip_acc(K.bank).lower()) or "bank"}.com>')
    P.line(K.t('hello'))
    if maybe(r, .5):
        parts(P, r.choice(o if t.minor < 0 else i), bank=K.bank, amt=A(row, K.m(t.minor, True, 'none')), name=N(row, t.who), date=D(row, K.date(t.day, ds)), clock=t.clock, k=K.card4)
    else:
        lines = [(K.h('type'), t.typ), (K.h('amount'), A(row, K.m(t.minor, True, 'none' if t.minor > 0 else r.choice(['none', 'minus'])))), (K.h('date'), D(row, K.date(t.day, ds))), (K.w['time'], t.clock), (r.choice(['Comercio', 'Beneficiario']) if K.lang == 'es' else K.h('desc'), N(row, t.who)), (K.h('ref'), t.long), (K.t('card'), '*' + K.card4)]
        r.shuffle(lines); lay = r.choice([': ', '\t', None])
        P.line(TYPES[K.lang][t.kind])
        for a, v in lines:
            if lay: P.line(a + lay, v)
            else: P.line(a); P.line(v)
    if maybe(r, .5): P.line(K.t('bal') + ': ', B(row, K.m(t.bal)))
    for l in r.sample(K.w['legal'], r.randint(0, 2)): P.line(l)
    if maybe(r, .3): P.line(r.choice(K.w['ads']))
    return P

ITEMS = {'fr': ['Pain complet', 'Lait demi-écrémé 1L', 'Tomates grappe', 'Casque sans fil', 'T-shirt coton', 'Livre de poche', 'Fromage comté', 'Chargeur USB-C', 'Café moulu 250g'], 'es': ['Leche entera 1L', 'Pan de molde', 'Aceite oliva 750ml', 'Camiseta básica', 'Auriculares', 'Tomate rama', 'Café molido', 'Funda móvil', 'Huevos docena'], 'pt': ['Leite meio gordo', 'Pão de forma', 'Arroz 5kg', 'Camiseta', 'Fone de ouvido', 'Café 500g', 'Azeite 750ml', 'Capa celular', 'Banana prata'], 'it': ['Latte intero', 'Pane integrale', 'Pasta 500g', 'Maglietta', 'Cuffie bluetooth', 'Caffè macinato', 'Mozzarella', 'Cover telefono', 'Olio evo 1L'], 'tr': ['Ekmek', 'Süt 1L', 'Domates', 'Tişört', 'Kulaklık', 'Türk kahvesi', 'Beyaz peynir', 'Zeytin 500g', 'Telefon kılıfı'], 'el': ['Γάλα 1L', 'Ψωμί', 'Φέτα ΠΟΠ', 'Μπλούζα', 'Ακουστικά', 'Καφές', 'Ελαιόλαδο', 'Θήκη κινητού', 'Ντομάτες']}

def basket(K, n):
    r = K.rng; out = []
    for it in r.sample(ITEMS[K.lang], n):
        q = r.choice([1, 1, 1, 2, 3]); out.append((it, q, q * K.amount(1.2, 40)))
    return out

def p_order(rng):
    """Order confirmation of a shop; one row."""
    K = pk(rng); r = rng; P = stmt.Paste(); shop = K.merch(); day = K.d0 + r.randint(0, 27) * DAY; its = basket(K, r.randint(1, 5)); ship = r.choice([0, K.amount(2, 8)]); total = sum(i[2] for i in its) + ship
    row = P.row(day, -total, shop); ds = r.choice(['dmy', 'd mon y', 'd.m.y', 'd-m-y', 'dd abb y'])
    named = False
    if maybe(r, .6): P.line(N(row, shop)); named = True
    P.line(K.t('order'))
    if maybe(r, .6): P.line(K.t('hello'))
    sep = r.choice([': ', ' ', ' : ', '\t'])
    head = [(K.w['orderno'] + sep, r.choice(['#', '']) + K.num(r.choice([7, 9, 11]))), (K.t('orderdate') + sep, D(row, K.date(day, ds)))]
    r.shuffle(head); late = maybe(r, .2)
    if not late:
        for h in head: P.line(*h)
    if not named and maybe(r, .7): P.line({'fr': 'Vendu par', 'es': 'Vendido por', 'pt': 'Vendido por', 'it': 'Venduto da', 'tr': 'Satıcı', 'el': 'Πωλητής'}[K.lang] + ' ', N(row, shop)); named = True
    lay = r.choice('abc')
    for it, q, v in its:
        if lay == 'a': P.line(f'{it}\t{q}\t{K.m(v)}')
        elif lay == 'b': P.line(it); P.line(f'{K.w["qty"]}: {q}'); P.line(K.m(v))
        else: P.line(f'{q} x {it}  {K.m(v)}')
    P.line(f'{K.w["subtotal"]}{sep}{K.m(total - ship)}')
    if ship or maybe(r, .5): P.line(f'{K.w["ship"]}{sep}{K.m(ship)}')
    if maybe(r, .5): P.line(f'{K.w["vat"]}{sep}{K.m(total // 6)}')
    if maybe(r, .75): P.line(K.t('tot') + sep, A(row, K.m(total)))
    else: P.line(K.t('tot')); P.line(A(row, K.m(total)))
    if late:
        for h in head: P.line(*h)
    if maybe(r, .6): P.line(K.t('paid'))
    if maybe(r, .5): P.line(K.person()); P.line(f'{K.num(5)} {K.city()}')
    if not named: P.line(r.choice({'fr': ["L'équipe"], 'es': ['El equipo de'], 'pt': ['Equipe'], 'it': ['Il team'], 'tr': ['Ekibi'], 'el': ['Η ομάδα']}[K.lang]) + ' ', N(row, shop))
    return P

def p_till(rng):
    """Till receipt of a shop."""
    K = pk(rng); r = rng; K.gap = ' '; P = stmt.Paste(); shop = K.up(K.merch()) if maybe(r, .7) else K.merch(); day = K.d0 + r.randint(0, 27) * DAY; its = basket(K, r.randint(1, 8)); total = sum(i[2] for i in its)
    row = P.row(day, -total, shop); ds = r.choice(['dmy', 'd.m.y', 'dmy2', 'd-m-y', 'd/ABB']); wid = r.choice([32, 38, 42]); ctr = maybe(r, .5)
    P.line(*([' ' * max(0, (wid - len(shop)) // 2)] if ctr and len(shop) < wid - 1 else []), N(row, shop))
    P.line(f'{K.city()} {K.num(5)}'); P.line({'FR': 'SIRET', 'ES': 'CIF', 'PT': 'NIF', 'IT': 'P.IVA', 'BR': 'CNPJ', 'MX': 'RFC', 'AR': 'CUIT', 'CL': 'RUT', 'CO': 'NIT', 'TR': 'VKN', 'GR': 'ΑΦΜ'}[K.code] + ' ' + K.num(9))
    if maybe(r, .4): P.line(f'Tel. {K.num(9)}')
    top = maybe(r, .5)
    dl = [*( [K.h('date') + ': '] if maybe(r, .4) else []), D(row, K.date(day, ds)), r.choice(['  ', ' ']), f'{r.randint(8, 22):02d}:{r.randint(0, 59):02d}']
    if top: P.line(*dl)
    for it, q, v in its:
        l = K.up(it) if maybe(r, .7) else it
        if q > 1: l = f'{q} x {l}'
        p = K.m(v, False); P.line(l + ' ' * max(1, wid - len(l) - len(p)) + p)
    if maybe(r, .4): p = K.n(total); P.line(K.up(K.w['subtotal']) + ' ' * max(1, wid - len(K.w['subtotal']) - len(p)) + p)
    lab = K.up(K.t('tot')); p = K.m(total, maybe(r, .5)); P.line(lab + ' ' * max(1, wid - len(lab) - len(p)), A(row, p))
    if maybe(r, .6): P.line(f'{K.w["vat"]} {K.n(total // 11)}')
    P.line(K.t('paid') + '  ' + K.n(total)) if maybe(r, .5) else P.line(K.t('paid'))
    if maybe(r, .4): P.line(f'**** **** **** {K.card4}')
    if maybe(r, .4): P.line(f'AUT {K.num(6)} TERM {K.num(8)}')
    if not top: P.line(*dl)
    P.line(K.t('thanks'))
    return P

def p_aligned(rng):
    """A table aligned by blanks (terminal, old e-banking, mail)."""
    K = pk(rng); K.case = 'upper' if maybe(rng, .7) else 'asis'; r = rng; K.gap = ' '; K.th = '.' if K.th in ('\u00a0', '\u202f') else K.th; P = stmt.Paste(); tx = K.txs(3, 20); nw = r.randint(24, 38); aw = 14; dc = maybe(r, .4); bal = maybe(r, .6)
    ds = r.choice(['dmy', 'dm', 'dmy2', 'd.m.y', 'd-m-y', 'ddABBy']); mode = r.choice(['minus', 'trail', 'dc', 'plusminus']); g = ' ' * r.randint(1, 3)
    chrome(P, K, r.randint(0, 2))
    dw = len(K.date(tx[0].day, ds)); ref = maybe(r, .3)
    hd = K.h('date')[:dw].ljust(dw) + g + (K.h('ref')[:8].ljust(8) + g if ref else '') + K.h('desc')[:nw].ljust(nw) + ''.join(K.h(c)[:aw - 1].rjust(aw) for c in ((['debit', 'credit'] if dc else ['amount']) + (['balance'] if bal else [])))
    if maybe(r, .8) or dc and not bal: P.line(hd)
    if maybe(r, .5): P.line(r.choice('-=') * len(hd))
    if bal and maybe(r, .6): v = K.m(K.open, False); P.line(' ' * (dw + len(g) + ((8 + len(g)) if ref else 0)) + K.t('opening')[:nw].ljust(nw) + ' ' * (aw * (2 if dc else 1)) + ' ' * max(0, aw - len(v)), (v, {'opening': True}))
    last = None; first = maybe(r, .25)
    groups = {}
    for t in tx: t.nm = t.name[:nw - 1].strip(); t.row = P.row(t.day, t.minor, t.nm); groups.setdefault(t.day, []).append(t.row)
    for t in tx:
        row = t.row; a = K.m(t.minor, False, 'none' if dc else mode); out = []
        if first and t.day == last: out.append(' ' * dw)
        elif first: out.append((K.date(t.day, ds), {'date': groups[t.day]}))
        else: out.append(D(row, K.date(t.day, ds)))
        last = t.day
        out += [g] + ([t.ref.rjust(8) + g] if ref else []) + [N(row, t.nm), ' ' * (nw - len(t.nm))]
        if dc:
            if t.minor < 0: out += [' ' * max(1, aw - len(a)), A(row, a)] + ([' ' * aw] if bal else [])
            else: out += [' ' * aw, ' ' * max(1, aw - len(a)), A(row, a)]
        else: out += [' ' * max(1, aw - len(a)), A(row, a)]
        if bal: b = K.m(t.bal, False); out += [' ' * max(1, aw - len(b)), B(row, b)]
        P.line(*out)
    if maybe(r, .4): P.line(K.t('total').ljust(dw + nw) + K.m(sum(t.minor for t in tx), False).rjust(aw))
    return P

def p_stacked(rng):
    """Every cell of a table on a line of its own."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(2, 14, desc=maybe(r, .6)); chrome(P, K); cur = maybe(r, .6); mode = r.choice(['minus', 'plusminus', 'umin', 'dc', 'trail'])
    ds = r.choice(['dmy', 'd.m.y', 'dd abb y', 'dm', 'd-m-y', 'd mon', 'dd ABB'])
    cols = r.choice([['date', 'desc', 'amount'], ['date', 'desc', 'amount', 'balance'], ['date', 'vdate', 'desc', 'amount', 'balance'], ['date', 'type', 'desc', 'amount'], ['desc', 'date', 'amount'], ['date', 'amount', 'desc'], ['date', 'desc', 'ref', 'amount', 'balance'], ['desc', 'amount', 'date']])
    if maybe(r, .6):
        for c in cols: P.line(K.h(c))
    for t in tx:
        row = P.row(t.day, t.minor, t.name)
        for c in cols:
            P.line({'date': D(row, K.date(t.day, ds)), 'vdate': K.date(t.v, ds), 'type': t.typ, 'desc': N(row, t.name), 'ref': t.long, 'amount': A(row, K.m(t.minor, cur, mode)), 'balance': B(row, K.m(t.bal, cur))}[c])
        if maybe(r, .05): P.line(r.choice(K.w['details']))
    tail(P, K)
    return P

def p_wallet(rng):
    """Wallet: operation, person, amount, day; signs by the word of the operation or a plus for incoming."""
    K = pk(rng, 'BR', 'AR', 'MX', 'CO', 'PT', 'ES', 'CL', 'TR', 'IT'); r = rng; P = stmt.Paste(); tx = K.txs(3, 15, desc=True, kinds=['tin', 'tout', 'card', 'bill', 'ref', 'dep']); today = tx[0].day
    P.line(r.choice({'BR': ['Pix', 'PicPay', 'Mercado Pago'], 'ES': ['Bizum'], 'AR': ['Mercado Pago', 'Ualá', 'MODO'], 'MX': ['Mercado Pago', 'Nu', 'Klar'], 'CO': ['Nequi', 'Daviplata'], 'PT': ['MB WAY'], 'CL': ['MACH', 'Tenpo'], 'TR': ['Papara', 'Tosla'], 'IT': ['Satispay', 'Hype']}[K.code] + [K.bank])); P.line(K.t('bal')); P.line(K.m(K.amount(10, 3000)))
    far = r.choice(['dd ABB', 'dm', 'd mon', 'dd abb', 'wd d', 'dmy']); mode = r.choice(['none', 'plus', 'minus', 'umpm']); one = maybe(r, .4); sep = r.choice([' · ', ' - ', ' | ', ', '])
    for t in tx:
        nm = t.who; row = P.row(t.day, t.minor, nm); d = rel(K, t.day, today, far)
        if one:
            P.line(N(row, nm)); P.line(t.typ + (sep if sep != ', ' else ' · '), D(row, d), *([' ' + t.clock] if maybe(r, .4) else [])); P.line(A(row, K.m(t.minor, True, mode)))
        else:
            P.line(t.typ); P.line(N(row, nm)); P.line(A(row, K.m(t.minor, True, mode))); P.line(D(row, d), *(['  ' + t.clock] if maybe(r, .3) else []))
        if maybe(r, .08): P.line(r.choice(K.w['details']))
    tail(P, K)
    return P

def p_amount_first(rng):
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(3, 16, desc=maybe(r, .7)); chrome(P, K); ds = r.choice(['dmy', 'dm', 'dd abb', 'd mon', 'd.m.y']); mode = r.choice(['minus', 'plusminus', 'umpm', 'spacedpm']); lay = r.choice('abcd')
    full = maybe(r, .5)
    for t in tx:
        nm = t.name if full else t.who; row = P.row(t.day, t.minor, nm); a, d, n = A(row, K.m(t.minor, True, mode)), D(row, K.date(t.day, ds)), N(row, nm)
        if lay == 'a': P.line(a, '  ', n); P.line(d, ' · ' + t.cat)
        elif lay == 'b': P.line(a); P.line(n); P.line(d)
        elif lay == 'c': P.line(a, '\t', d, '\t', n)
        else: P.line(d, ' ', a, ' ', n)
    tail(P, K)
    return P

def p_two_accounts(rng):
    """A list of accounts with balances, then the movements of two of them."""
    K = pk(rng); r = rng; P = stmt.Paste(); P.line(K.bank); ds = r.choice(['dmy', 'dm', 'd.m.y', 'dd abb']); mode = r.choice(['minus', 'plusminus', 'trail'])
    for _ in range(r.randint(2, 4)): P.line(K.word('account') + ' ' + K.iban()); P.line(K.m(K.amount(10, 9000)))
    sep = r.choice(['\t', '  ', ' ']); bal = maybe(r, .5)
    for _ in range(2):
        P.line(K.word('account') + ' ··' + K.num(4) + ' ' + K.m(K.amount(10, 5000)))
        for t in K.txs(1, 8, desc=True):
            row = P.row(t.day, t.minor, t.name)
            P.line(D(row, K.date(t.day, ds)), sep, N(row, t.name), sep, A(row, K.m(t.minor, True, mode)), *([sep, B(row, K.m(t.bal))] if bal else []))
        P.line(K.t('more'))
    tail(P, K)
    return P

def p_months(rng):
    """Months as headings, day and short month in front of each row."""
    K = pk(rng); r = rng; K.d1 = K.d0 + r.randint(20, 70) * DAY; P = stmt.Paste(); tx = K.txs(4, 18, desc=True); chrome(P, K); ds = r.choice(['d', 'dd abb', 'dd ABB', 'wd d', 'dm']); mode = r.choice(['minus', 'plusminus', 'umin']); one = maybe(r, .5); ym = None; cat = maybe(r, .4)
    for t in tx: t.nm = t.who if K.case == 'asis' else t.name; t.row = P.row(t.day, t.minor, t.nm)
    for t in tx:
        if (t.day.year, t.day.month) != ym:
            ym = (t.day.year, t.day.month); s = MONH[K.lang][ym[1] - 1].capitalize() + ' ' + str(ym[0])
            P.line((s, {'date': [q.row for q in tx if (q.day.year, q.day.month) == ym]}) if ds in ('d', 'wd d') else s)
            if maybe(r, .3): P.line(K.t('total') + ' ' + K.m(sum(q.minor for q in tx if (q.day.year, q.day.month) == ym)))
        d, n, a = D(t.row, K.date(t.day, ds)), N(t.row, t.nm), A(t.row, K.m(t.minor, True, mode))
        if one: P.line(d, '  ', n, '  ', a)
        else:
            P.line(d); P.line(n)
            if cat: P.line(t.cat)
            P.line(a)
    tail(P, K)
    return P

def p_kv(rng):
    """Labeled records, several."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(1, 9); sep = r.choice([': ', ' : ', '\t', ' = ']); ds = r.choice(['dmy', 'd.m.y', 'd mon y', 'ymd']); mode = r.choice(['minus', 'plusminus', 'dc', 'trail']); keys = ['date', 'desc', 'amount'] + r.sample(['ref', 'type', 'balance', 'vdate', 'branch'], r.randint(0, 3)); r.shuffle(keys)
    for i, t in enumerate(tx):
        row = P.row(t.day, t.minor, t.name)
        if maybe(r, .3): P.line(r.choice([f'#{i + 1}', '---', f'[{i + 1}]']))
        for k in keys: P.line(K.h(k) + sep, {'date': D(row, K.date(t.day, ds)), 'desc': N(row, t.name), 'amount': A(row, K.m(t.minor, True, mode)), 'ref': t.long, 'type': t.typ, 'balance': B(row, K.m(t.bal)), 'vdate': K.date(t.v, ds), 'branch': K.city()}[k])
        P.line('')
    return P

PROOF = {'fr': ('Virement effectué', 'Bénéficiaire', 'Émetteur', 'Motif'), 'es': ('Comprobante de transferencia', 'Destinatario', 'Ordenante', 'Motivo'), 'pt': ('Comprovante de transferência', 'Destino', 'Origem', 'Mensagem'), 'it': ('Ricevuta bonifico', 'Beneficiario', 'Ordinante', 'Causale'), 'tr': ('İşlem Dekontu', 'Alıcı', 'Gönderen', 'Açıklama'), 'el': ('Αποδεικτικό μεταφοράς', 'Δικαιούχος', 'Εντολέας', 'Αιτιολογία')}
def p_proof(rng):
    """A transfer receipt; one row, named by the other person."""
    K = pk(rng); r = rng; P = stmt.Paste(); title, to, fr, why = PROOF[K.lang]; other, me = K.person(), K.person(); sg = r.choice([-1, -1, 1]); v = sg * K.amount(5, 900); day = K.d0 + r.randint(0, 27) * DAY
    row = P.row(day, v, other); ds = r.choice(['dmy', 'd mon y', 'd.m.y', 'dd ABB y', 'd-m-y'])
    if sg > 0: title = K.w['tin'].rstrip() if K.lang != 'fr' else 'Virement reçu'
    P.line(K.bank); P.line(title)
    dl = [D(row, K.date(day, ds)), r.choice([' - ', ' ', ' · ']), f'{r.randint(6, 23):02d}:{r.randint(0, 59):02d}']
    stack = maybe(r, .5)
    def kv(k, *v):
        if stack: P.line(k); P.line(*v)
        else: P.line(k + ': ', *v)
    if maybe(r, .4): P.line(*dl); dated = True
    else: dated = False
    if maybe(r, .5): P.line(A(row, K.m(v, True, 'none')))
    else: kv(K.h('amount'), A(row, K.m(v, True, r.choice(['none', 'minus']))))
    blocks = [lambda: (kv(to if sg < 0 else fr, N(row, other)), kv('CPF' if K.code == 'BR' else K.t('account'), K.iban())), lambda: (None if maybe(r, .4) else kv(fr if sg < 0 else to, me)), lambda: (None if maybe(r, .4) else kv(why, r.choice(K.c['pur']))), lambda: kv('ID', K.num(12) + 'E' + K.num(6))]
    r.shuffle(blocks)
    for b in blocks: b()
    if not dated: kv(K.h('date'), *dl)
    if maybe(r, .4): P.line(r.choice(K.w['legal']))
    return P

def p_sections(rng):
    """Card or account page: sign by section headings, no signs at the figures."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(3, 18); chrome(P, K, r.randint(0, 4)); ds = r.choice(['dmy', 'dm', 'd mon', 'd.m', 'dd ABB']); sep = r.choice(['\t', ' ', '   ']); cur = maybe(r, .6); stack = maybe(r, .3)
    ps = [('inn', [t for t in tx if t.minor > 0]), ('out', [t for t in tx if t.minor < 0])]
    if maybe(r, .5): ps.reverse()
    for k, part in ps:
        if not part: continue
        P.line(K.t(k) + (f' ({len(part)})' if maybe(r, .3) else '') + (' ' + K.m(sum(t.minor for t in part), True, 'none') if maybe(r, .3) else ''))
        for t in part:
            row = P.row(t.day, t.minor, t.name); c = [D(row, K.date(t.day, ds)), N(row, t.name), A(row, K.m(t.minor, cur, 'none'))]
            if stack: [P.line(x) for x in c]
            else: P.line(c[0], sep, c[1], sep, c[2])
        if maybe(r, .5): P.line(K.t('total') + ' ' + K.m(sum(t.minor for t in part), cur, 'none'))
    tail(P, K)
    return P

def p_inline(rng):
    """Name and amount on a line, day and category on the next."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(3, 18, desc=True); today = tx[0].day + r.randint(0, 1) * DAY; chrome(P, K); far = r.choice(['dd abb', 'd mon', 'dmy', 'wdd', 'wd d', 'dm', 'dd abb y']); mode = r.choice(['minus', 'plusminus', 'umin', 'umpm']); gap = r.choice([' ', '  ', '\t']); dot = r.choice([' · ', ' • ', ' - ', '  ']); first = maybe(r, .5); bal = maybe(r, .3); fx = maybe(r, .3)
    def show(t, row):
        nm = t.who if K.case == 'asis' else t.name
        a = K.m(t.minor, True, mode)
        P.line(*( [N(row, nm), gap, A(row, a)] if row else [nm + gap + a]))
        d = rel(K, t.day, today, far); d = D(row, d) if row else d
        P.line(*([d, dot + r.choice([t.cat, t.typ, t.clock])] if first else [r.choice([t.cat, t.typ]) + dot, d]), *([gap, B(row, K.m(t.bal))] if bal and row else []))
        if fx and maybe(r, .1): P.line(f'{r.choice(["USD", "GBP"])} {r.randint(2, 90)}.{K.num(2)}')
    if maybe(r, .3): pend(P, K, lambda t: show(t, None))
    if maybe(r, .3): P.line(K.t('statement'))
    for t in tx: show(t, P.row(t.day, t.minor, t.who if K.case == 'asis' else t.name))
    tail(P, K)
    return P

PAYMAIL = {'fr': ['Vous avez payé {amt} à {name} le {date}', 'Reçu de paiement de {name} - {amt} - {date}', 'Votre abonnement {name} a été renouvelé le {date} pour {amt} par mois'], 'es': ['Pagaste {amt} a {name} el {date}', 'Recibo de {name} del {date} por {amt} en total', 'Tu suscripción a {name} se renovó el {date} por {amt} al mes'], 'pt': ['Você pagou {amt} para {name} em {date}', 'Recibo de {name} de {date} no valor de {amt}', 'A sua subscrição {name} foi renovada em {date} por {amt} por mês'], 'it': ['Hai pagato {amt} a {name} il {date}', 'Ricevuta {name} del {date} per {amt} totali', 'Il tuo abbonamento {name} è stato rinnovato il {date} al costo di {amt} al mese'], 'tr': ['{name} mağazasına {date} tarihinde {amt} ödediniz', '{name} aboneliğiniz {date} tarihinde {amt} karşılığında yenilendi'], 'el': ['Πληρώσατε {amt} σε {name} στις {date}', 'Η συνδρομή {name} ανανεώθηκε στις {date} για {amt} τον μήνα']}
def p_paymail(rng):
    """A mail in sentences about one payment."""
    K = pk(rng); r = rng; P = stmt.Paste(); shop = K.merch(); v = -K.amount(2, 120); day = K.d0 + r.randint(0, 27) * DAY; row = P.row(day, v, shop)
    P.line(K.t('hello'))
    parts(P, r.choice(PAYMAIL[K.lang]), amt=A(row, K.m(v, True, 'none')), name=N(row, shop), date=D(row, K.date(day, r.choice(['dmy', 'd mon y', 'd.m.y', 'd mon']))))
    for a, b in K.noise(r.randint(0, 2)): P.line(f'{a}: {b}')
    P.line(f'ID {K.num(14)}')
    if maybe(r, .5): P.line(f'{K.w["vat"]} {K.m(abs(v) // 6)}')
    if maybe(r, .5): P.line(K.t('paid'))
    P.line(K.t('thanks'))
    return P

def p_cards(rng):
    """Credit card page: purchases positive, payments negative (or marked), instalments, limits and the next bill above, pending first."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(3, 18, desc=True, kinds=['card', 'card', 'card', 'ref', 'fee'], pin=None)
    if maybe(r, .5): t = K.tx(tx[-1].day, None, ['dep']); t.name = {'fr': 'Paiement reçu', 'es': 'Pago recibido', 'pt': 'Pagamento recebido', 'it': 'Pagamento ricevuto', 'tr': 'Kart ödemesi', 'el': 'Πληρωμή κάρτας'}[K.lang]; t.who = t.name; tx.append(t)
    P.line(f'{K.t("card")} •••• {K.card4}')
    for a, b in K.noise(r.randint(2, 5)): P.line(a); P.line(b)
    ds = r.choice(['dd ABB', 'dm', 'dd abb', 'd mon', 'dmy']); tab = maybe(r, .5); mode = 'cardminus'
    if maybe(r, .3): pend(P, K, lambda t: P.line(t.who + '\t' + K.m(t.minor, True, 'none')))
    P.line(K.t('cardst'))
    for t in tx:
        nm = K.style(t.who); row = P.row(t.day, t.minor, nm); a = A(row, K.m(t.minor, True, mode)); inst = t.kind == 'card' and maybe(r, .2)
        if tab: P.line(D(row, K.date(t.day, ds)), '\t', N(row, nm), '\t', *([f'{r.randint(1, 5)}/{r.choice([6, 12])}', '\t'] if inst else []), a)
        else:
            P.line(D(row, K.date(t.day, ds))); P.line(N(row, nm))
            if inst: P.line({'fr': 'en 3 fois', 'es': 'Cuota 2/6', 'pt': 'Parcela 2 de 6', 'it': 'rata 2/6', 'tr': '2/6 taksit', 'el': 'δόση 2/6'}[K.lang])
            P.line(a)
    P.line(K.t('total') + ' ' + K.m(K.amount(100, 900)))
    tail(P, K)
    return P

def p_pipes(rng):
    """A table with bars or dots between the cells."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(2, 16); s = r.choice([' | ', ' │ ', ' — ', ' .. ']); ds = r.choice(['dmy', 'dm', 'd-m-y', 'ymd']); mode = r.choice(['minus', 'plusminus', 'paren', 'dc']); edge = maybe(r, .4) and s.strip() in '|│'; bal = maybe(r, .4); up = maybe(r, .5)
    e = s.strip() + ' ' if edge else ''; f = ' ' + s.strip() if edge else ''
    P.line(e + s.join([K.h('date'), K.h('desc'), K.h('amount')] + ([K.h('balance')] if bal else [])) + f)
    if edge and maybe(r, .6): P.line('|---|---|---|' + ('---|' if bal else ''))
    for t in tx:
        row = P.row(t.day, t.minor, t.name)
        P.line(e, D(row, K.date(t.day, ds)), s, N(row, t.name), s, A(row, K.m(t.minor, False, mode)), *([s, B(row, K.m(t.bal, False))] if bal else []), f)
    return P

def p_day_tabs(rng):
    """Bank page: day heading with the balance of the day, rows of name and amount by tabs below."""
    K = pk(rng); r = rng; P = stmt.Paste(); tx = K.txs(4, 18); chrome(P, K); ds = r.choice(['dmy', 'd mon y', 'wd d mon', 'dd ABB y', 'd.m.y', 'd mon']); mode = r.choice(['minus', 'plusminus', 'dc', 'trail']); showbal = r.choice(['head', 'foot', 'no'])
    desc = maybe(r, .4); days = sorted({t.day for t in tx}, reverse=desc); clock = maybe(r, .3)
    if maybe(r, .4) and not desc: P.line(K.t('opening') + '\t', (K.m(K.open), {'opening': True}))
    for d in days:
        part = [t for t in tx if t.day == d]
        for t in part: t.row = P.row(d, t.minor, t.name)
        lastb = B(part[-1].row, K.m(part[-1].bal))
        P.line((K.date(d, ds), {'date': [t.row for t in part]}), *(['\t' + K.t('bal') + ' ', lastb] if showbal == 'head' else []))
        for t in part: P.line(*([t.clock + '\t'] if clock else []), N(t.row, t.name), '\t', A(t.row, K.m(t.minor, True, mode)))
        if showbal == 'foot': P.line(K.t('bal') + '\t', lastb)
    if maybe(r, .4) and not desc: P.line(K.t('closing') + '\t', (K.m(K.close), {'closing': True}))
    tail(P, K)
    return P

PASTES = [p_app_list, p_tabs, p_collapsed, p_csv, p_sms, p_alert_mail, p_order, p_till, p_aligned, p_stacked, p_wallet, p_amount_first, p_two_accounts, p_months, p_kv, p_proof, p_sections, p_inline, p_paymail, p_cards, p_pipes, p_day_tabs]
