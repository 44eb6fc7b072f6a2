import type { CueTable } from './cue-table.ts'

export const GERMAN: CueTable = {
  complicated:
    'oder vielmehr|nein doch|entschuldigung|ich meine|jetzt|inzwischen|schuldet?|steigt|sinkt|davon|zuruck|genauso ?viel|dasselbe|das gleiche|doppelt so viel',
  denial: 'gekundigt|kundige|nicht mehr|kein|keine|keinen',
  gross: 'brutto|vor steuern',
  net: 'netto|nach steuern|auf die hand',
  each: 'pro (?:kind|person|stuck)|jeweils|pro stuck',
  all: 'alles|alle|beides|beide',
  label: 'wohnung|zimmer|raum|stellplatz|nummer|nr\\.',
  approx: 'ungefahr|etwa|rund|so um die|im schnitt|durchschnittlich|vielleicht|normalerweise',
  in: 'vermiete|vermieten|verdiene|verdienen|verdient|bekomme|bekommen|bekommt|kriege|kriegen|(?:gibt|geben|schickt|schicken|zahlt|zahlen|uberweist|uberweisen) (?:mir|uns)|erhalte|erhalten',
  out: 'zahle|zahlen|bezahle|gebe|ich spare|spare ich|kostet|kosten|uberweise|spende',
  source: 'von (?:meine[mnr]?|meinem) \\p{L}+',
}
