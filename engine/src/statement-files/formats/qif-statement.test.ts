import { expect, test } from 'vitest'
import { plainDate } from '../../core/plain-date.ts'
import { readQif } from './qif-statement.ts'

const context = { currency: 'USD', today: plainDate('2026-11-15'), fileName: 'investments.qif' }

test('in an investment account, the action says which way the cash went, and “Cash” keeps its own sign', () => {
  const getAmounts = (...entries: [action: string, amount: string][]) => {
    const records = entries.map(([action, amount]) => `D11/02/2026\nN${action}\nT${amount}\nP${action}\n^`)
    return readQif(`!Type:Invst\n${records.join('\n')}\n`, context).rows.map(({ minor }) => minor)
  }
  expect(getAmounts(['Buy', '100.00'], ['Sell', '30.00'], ['ReinvDiv', '5.00'])).toEqual([-10_000, 3000])
  expect(getAmounts(['Cash', '-12.50'], ['Cash', '40.00'])).toEqual([-1250, 4000])
})
