import { describe, expect, test } from 'vitest'
import { createKeywordIndex, LANGUAGES } from './keywords.ts'

const read = (text: string, { country, cut = false }: { country?: string; cut?: boolean } = {}) =>
  createKeywordIndex(country).read(text.split(' '), cut).best

describe('words for types of business', () => {
  test.each([
    ['juniper taqueria', 'DIN'],
    ['baeckerei sommer', 'DIN'],
    ['backerei sommer', 'DIN'],
    ['boulangerie martin', 'DIN'],
    ['trattoria bella', 'DIN'],
    ['farmacia central', 'HEA'],
    ['stadtapotheke', 'HEA'],
    ['pharmacie lafayette', 'HEA'],
    ['マルヤ薬局', 'HEA'],
    ['juniper animal hospital', 'PET'],
    ['tierarztpraxis sommer', 'PET'],
    ['tankstelle nord', 'GAS'],
    ['gasolinera sur', 'GAS'],
    ['kapsalon sanne', 'PER'],
    ['coiffure elise', 'PER'],
    ['parkeergarage centrum', 'TRA'],
    ['libreria roma', 'EDU'],
    ['ferreteria ortiz', 'HOM'],
    ['officina bruno', 'CAR'],
    ['kukkakauppa aino', 'GIV'],
    ['ksiegarnia nowa', 'EDU'],
    ['gyogyszertar rozsa', 'HEA'],
    ['cofetaria rodica', 'DIN'],
    ['φαρμακειο παππα', 'HEA'],
    ['ljekarna split', 'HEA'],
    ['аптека здраве', 'HEA'],
    ['lillepood maarja', 'GIV'],
  ])('%s is %s', (text, code) => expect(read(text)).toBe(code))

  test('the head of a name decides: last in English, first in Spanish', () => {
    expect(read('hospital automotive')).toBe('CAR')
    expect(read('taller gasolinera', { country: 'ES' })).toBe('CAR')
  })

  test.each([
    ['school house tavern', 'US', ['DIN', 'BAR']],
    ['cafe alte muehle post', 'DE', ['DIN']],
    ['osteria della farmacia', 'IT', ['DIN']],
    ['bank museum cafe', 'GB', ['DIN']],
  ])(
    'a place to eat or drink may be named after what the building once was: %s in %s is %s',
    (text, country, codes) => {
      expect(codes).toContain(read(text, { country }))
    },
  )

  test('a nail bar isn’t a bar, and in Britain a typical name of a pub means a pub', () => {
    expect(read('nail bar', { country: 'GB' })).toBe('PER')
    expect(read('the plough', { country: 'GB' })).toBe('BAR')
  })

  test('the beginning of a word counts, but a short one only if the text was cut off', () => {
    expect(read('juniper veterina', { cut: false })).toBe('PET')
    expect(read('juniper veter', { cut: true })).toBe('PET')
    expect(read('juniper veter', { cut: false })).toBeNull()
    expect(read('juniper veterina', { cut: true })).toBe('PET')
    expect(read('juniper rest', { cut: false })).not.toBe('PET')
  })

  test('a coincidental ending says nothing', () => {
    expect(read('alchemist')).toBeNull()
    expect(read('division')).toBeNull()
  })

  test('names of people and made-up words say nothing', () => {
    for (const text of ['halvorsen', 'pellagio', 'brenner', 'quorra']) expect(read(text), text).toBeNull()
  })

  test('the lists have thousands of words', () => {
    const words = new Set(
      Object.values(LANGUAGES).flatMap(({ list }) => Object.values(list).flatMap((text) => text.split(/\s+/))),
    )
    expect(words.size).toBeGreaterThan(5000)
  })
})

describe('words for types of business in other scripts and regions', () => {
  test.each([
    ['مطعم النخيل', 'EG', 'DIN'],
    ['الصيدليه الكبري', 'SA', 'HEA'],
    ['מספרת מוטי', 'IL', 'PER'],
    ['大榕樹動物醫院', 'TW', 'PET'],
    ['老王機車行', 'TW', 'CAR'],
    ['กวยเตยวเรอปานด', 'TH', 'DIN'],
    ['merkez oto yikama', 'TR', 'CAR'],
    ['yildiz eczanesi', 'TR', 'HEA'],
    ['tiem toc nam anh tu', 'VN', 'PER'],
    ['kedai gunting rambut raju', 'MY', 'PER'],
    ['warteg bu sri', 'ID', 'DIN'],
    ['aling nena sari sari', 'PH', 'GRO'],
    ['god is able chop bar', 'GH', 'DIN'],
    ['gods grace vulcanizer', 'NG', 'CAR'],
    ['die slaghuis', 'ZA', 'GRO'],
    ['gomeria los hermanos', 'AR', 'CAR'],
    ['drogueria san rafael', 'CO', 'HEA'],
    ['현대세탁소', 'KR', 'SVC'],
  ])('%s in %s is %s', (text, country, code) => expect(read(text, { country })).toBe(code))

  test('short Indonesian words say nothing in the United States and Britain', () => {
    expect(read('kue', { country: 'US' })).toBeNull()
    expect(read('kos', { country: 'GB' })).toBeNull()
  })
})
