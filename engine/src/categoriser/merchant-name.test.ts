import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getMerchantKey } from './merchant-key.ts'
import { getSimpleName } from './merchant-name.ts'

describe('simple names', () => {
  test.each([
    ['SQ *HARBOR LIGHT BAKERY 4432 OAKLAND CA', 'Harbor Light Bakery'],
    ['TST* The Copper Kettle', 'The Copper Kettle'],
    ['PAYPAL *NORDLICHTSHOP 35314369001', 'Nordlichtshop'],
    ['SumUp  *Kaffee Kontor', 'Kaffee Kontor'],
    ['Zettle_*Lily Florist', 'Lily Florist'],
    ['CARD PAYMENT TO MARTELLO DELI LTD 1877 LEEDS', 'Martello Deli'],
    ['CHECKCARD 0412 PINE STREET DINER AUSTIN TX', 'Pine Street Diner'],
    ['PRLV SEPA CLINIQUE DES ACACIAS MANDAT 00X441', 'Clinique des Acacias'],
    ['KARTENZAHLUNG BAECKEREI SOMMER SAGT DANKE', 'Baeckerei Sommer'],
    ['MAPLE ROW VET 800-555-0199 FL', 'Maple Row Vet'],
    ['ROUTE 9 GRILL NEW YORK NY', 'Route 9 Grill'],
    ['TOWN OF CONCORD MA', 'Town of Concord'],
    ['MARCO BLU RISTORANTE', 'Marco Blu Ristorante'],
    // How, when and with which card the payment was made, before the payee.
    ['KAUF/DIENSTLEISTUNG VOM 03.10.2025 KARTEN NR. XXXX1234 LINDENHOF APOTHEKE ZÜRICH', 'Lindenhof Apotheke'],
    ['ACHAT/PRESTATION DU 03.10.2025 CARTE N° XXXX1234 BOULANGERIE DU LAC LAUSANNE', 'Boulangerie du Lac'],
    ['ACQUISTO/SERVIZIO DEL 03.10.2025 CARTA N. XXXX1234 PANIFICIO LEPORI LUGANO', 'Panificio Lepori'],
    ['COMPRA 03/10/2025 TARJETA NUM. **** 1234 PANADERIA SOLANO', 'Panaderia Solano'],
    ['PURCHASE ON 03 OCT 2025 CARD NO. XXXX1234 MARTELLO DELI LEEDS', 'Martello Deli'],
    ['Warenbezug und Dienstleistungen vom 03.10.2025 Karten-Nr. 1234 LINDENHOF APOTHEKE', 'Lindenhof Apotheke'],
    ['AANKOOP OP 03-10-2025 MET KAART 1234 BAKKERIJ DE WILG', 'Bakkerij de Wilg'],
    ['GUTSCHRIFT AUFTRAGGEBER: LINDENHOF APOTHEKE AG MITTEILUNGEN: LOHN OKTOBER', 'Lindenhof Apotheke'],
    ['SERVICE MASTERS 03/10 LEEDS', 'Service Masters'],
    // Payment services with a slash or a dash instead of a star.
    ['PAYTR/MERKEZ OTO YIKAMA', 'Merkez Oto Yikama'],
    ['街口支付-老王機車行', '老王機車行'],
    ['CLIP/SHOP WORKS', 'Clip Shop Works'],
    // Cities and countries at the end are dropped, even when truncated, unless they're the shop's whole name.
    ['KAVALA CHOP BAR KUMASI', 'Kavala Chop Bar'],
    ['DAAK KHANA CHAI LAHORE PK', 'Daak Khana Chai'],
    ['AL MADINA TAILORS FAISALA', 'Al Madina Tailors'],
    ['SOUTH SHORE HOSPITAL', 'South Shore Hospital'],
    ['은행나무식당 인사점', '은행나무식당'],
    ['분식점', '분식점'],
    ['FARMACIA ROSARIO', 'Farmacia Rosario'],
    ['SHARMA MEDICAL STORE', 'Sharma Medical Store'],
    // Legal forms, and numbers that belong to the name.
    ['DREVA SA DE CV MTY', 'Dreva'],
    ['KOWALSKI SP. Z O.O. WARSZAWA', 'Kowalski'],
    ['(주)한빛상사', '한빛상사'],
    ['א.ר נורדן בע"מ', 'א.ר נורדן'],
    ['21ST AMENDMENT BREWERY', '21st Amendment Brewery'],
    ['GREENGATE ANIMAL HOSP CEDAR RAPIDS IA', 'Greengate Animal Hospital'],
  ])('%s', (text, name) => expect(getSimpleName(text)).toBe(name))

  test('removes a city even if it’s joined to a name that fills its column', () => {
    expect(getSimpleName('AplPay CORNER NOODLEMIAMI               FL')).toBe('Corner Noodle')
    expect(getSimpleName('SQ *MEADOWLARK POTTERY STSpringfield IL')).toBe('Meadowlark Pottery St')
  })

  test('a name of more than 20 characters stays whole in a text that has kept its columns', () => {
    expect(getSimpleName('BELLA NAPOLI PIZZERIA    PROVIDENCE   RI')).toBe('Bella Napoli Pizzeria')
    expect(getSimpleName('PACIFIC COAST VETERINARY PORTLAND     OR')).toBe('Pacific Coast Veterinary')
  })

  test('the seller comes before a star and the product after it; a gateway code is neither', () => {
    expect(getSimpleName('RIDEWELL *TRIP SUN 7PM')).toBe('Ridewell')
    expect(getSimpleName('ZQ*PELLWORTH 000221')).toBe('Pellworth')
  })

  test('a name written in mixed case stays unchanged', () => {
    expect(getSimpleName('deGroot & van Dam')).toBe('deGroot & van Dam')
  })
})

describe('merchant keys', () => {
  test.each([
    ['LARKSPUR FOODS 0518 00005181 HARRISBURG PA', 'LARKSPUR FOODS 0412 00004127 CHICAGO IL'],
    ['SQ *BLUE HERON CAFE', 'TST* Blue Heron Café'],
    ['CARD PAYMENT TO FIG & PLUM LTD ON 08-07-2026', 'FIG & PLUM'],
    ['POS PURCHASE 0911 ORCHARD PHARMACY DALLAS TX', 'ORCHARD PHARMACY #221'],
  ])('%s and %s are one merchant', (a, b) => {
    expect(getMerchantKey(a)).not.toBe('')
    expect(getMerchantKey(a)).toBe(getMerchantKey(b))
  })

  test('companies that share only a legal form are different merchants', () => {
    const [one, other] = ['株式会社ローソン渋谷店', '株式会社アオキ新宿店'].map(getMerchantKey)
    expect(one).not.toBe(other)
  })

  test('a text that names nobody has no key', () => {
    expect(getMerchantKey('CHECK 1183')).toBe('')
    expect(getMerchantKey('0042 88213')).toBe('')
  })
})

test('getting a key never fails, and any text that isn’t blank gets a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      expect(typeof getMerchantKey(text)).toBe('string')
      if (text.trim() !== '') expect(getSimpleName(text)).not.toBe('')
    }),
  )
})

test('a merchant’s key doesn’t depend on case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Juniper', 'Otter', 'Marigold', 'Quill'),
      fc.constantFrom('Bakery', 'Books', 'Dental', 'Garage'),
      (own, trade) => {
        expect(getMerchantKey(`${own} ${trade}`.toUpperCase())).toBe(getMerchantKey(`${own} ${trade}`.toLowerCase()))
      },
    ),
  )
})
