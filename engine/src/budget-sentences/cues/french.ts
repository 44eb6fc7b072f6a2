import type { CueTable } from './cue-table.ts'

export const FRENCH: CueTable = {
  complicated:
    'pardon|ou plutot|je veux dire|maintenant|desormais|doi[st]|passe|rembourse|pareil|autant|la meme chose|le double',
  denial: "n'ai plus|n'ai pas|n'avons plus|ne paie plus|ne payons plus|ne plus|annule|resilie",
  gross: 'brut|avant impots?',
  net: 'apres impots?',
  each: 'chacune?',
  all: 'les deux|tous|toutes|le tout',
  label: 'appartement|chambre|bureau|numero',
  approx: 'environ|env\\.?|a peu pres|en moyenne|peut-etre|normalement',
  in: "je loue ma|gagne|gagnons|touche|touchons|recois|recevons|me (?:verse|donne|paie|paye|prete|rembourse)(?:nt)?|m'(?:envoie|donne)(?:nt)?|percois",
  out: '(?<!me )(?:paie|paye|payons|depense|depensons|donne|verse|coute|mets de cote|epargne)',
  source: 'de (?:mon|ma|mes) \\p{L}+',
}
