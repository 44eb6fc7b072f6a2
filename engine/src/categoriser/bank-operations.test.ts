import { describe, expect, test } from 'vitest'
import { readBankOperation } from './bank-operations.ts'

describe('recognizes the bank’s own operations', () => {
  test.each([
    ['ATM WITHDRAWAL 118 MAIN ST', 'out', 'CSH'],
    ['BARGELDAUSZAHLUNG GA NR0004', 'out', 'CSH'],
    ['RETRAIT DAB 1204 LYON', 'out', 'CSH'],
    ['REINTEGRO CAJERO 0049', 'out', 'CSH'],
    ['PRELIEVO BANCOMAT 12/03', 'out', 'CSH'],
    ['GELDAUTOMAAT UTRECHT', 'out', 'CSH'],
    ['ゲンキン ヒキダシ', 'out', 'CSH'],
    ['MONTHLY SERVICE FEE', 'out', 'FEE'],
    ['ELECTRONIC MONEY TRANSFER LEVY 12MAR', 'out', 'FEE'],
    ['WHT ON CASH WITHDRAWAL U/S 231AB', 'out', 'TAX'],
    ['CASH OUT MERCHANT 0244000871', 'out', 'CSH'],
    ['ถอนเงินสด ATM 0412', 'out', 'CSH'],
    ['BIAYA ADM', 'out', 'FEE'],
    ['HESAP ISLETIM UCRETI 2025/1', 'out', 'FEE'],
    ['THU PHI QUAN LY TAI KHOAN', 'out', 'FEE'],
    ["עמ' פעולה בערוץ ישיר", 'out', 'FEE'],
    ['PGTO FATURA CARTAO NU PAGAMENTOS', 'out', 'TRF'],
    ['حوالة واردة راتب شهر مارس', 'in', 'INC'],
    ['MAAS ODEMESI MART', 'in', 'INC'],
    ['KESZPENZFELVET ATM 4012', 'out', 'CSH'],
    ['RETRAGERE NUMERAR ATM 0412', 'out', 'CSH'],
    ['ΑΝΑΛΗΨΗ ΑΤΜ 0412', 'out', 'CSH'],
    ['Комісія за обслуговування', 'out', 'FEE'],
    ['NAKNADA ZA VODENJE RACUNA', 'out', 'FEE'],
    ['DARBO UZMOKESTIS 03', 'in', 'INC'],
    ['ATM FEE', 'out', 'FEE'],
    ['AUTOPAY CREDIT CARD', 'out', 'TRF'],
    ['KONTOFUEHRUNG 03/2026', 'out', 'FEE'],
    ['FRAIS DE TENUE DE COMPTE', 'out', 'FEE'],
    ['COMISION MANTENIMIENTO', 'out', 'FEE'],
    ['FOREIGN TRANSACTION FEE', 'out', 'FEE'],
    ['ACME WIDGETS PAYROLL PPD', 'in', 'INC'],
    ['LOHN/GEHALT 03/2026 ACME GMBH', 'in', 'INC'],
    ['VIREMENT SALAIRE ACME', 'in', 'INC'],
    ['NOMINA MARZO ACME SL', 'in', 'INC'],
    ['STIPENDIO MARZO', 'in', 'INC'],
    ['キュウヨ アクメ', 'in', 'INC'],
    ['INTEREST PAID', 'in', 'INC'],
    ['PAYMENT - THANK YOU', 'in', 'TRF'],
    ['UMBUCHUNG TAGESGELD', 'out', 'TRF'],
    ['ONLINE TRANSFER TO SAV ...1234', 'out', 'TRF'],
    ['TRASPASO A CUENTA', 'out', 'TRF'],
    ['DAUERAUFTRAG MIETE MAERZ', 'out', 'HOU'],
    ['ヤチン', 'out', 'HOU'],
    ['FINANZAMT KIEL', 'out', 'TAX'],
  ] as const)('%s (%s) is %s', (text, direction, code) => {
    expect(readBankOperation(text, direction)?.code).toBe(code)
  })

  test('interest charged is a fee, interest paid is income', () => {
    expect(readBankOperation('INTEREST CHARGE ON PURCHASES', 'out')?.code).toBe('FEE')
    expect(readBankOperation('INTEREST PAYMENT', 'in')?.code).toBe('INC')
  })

  test('ordinary purchases aren’t operations', () => {
    for (const text of [
      'HOME DEPOT #0891',
      'ATMOSPHERE COFFEE',
      'FEELGOOD YOGA',
      'TRANSFERMARKT SHIRTS',
      'CASHEW HOUSE',
    ]) {
      expect(readBankOperation(text, 'out'), text).toBeNull()
    }
  })
})
