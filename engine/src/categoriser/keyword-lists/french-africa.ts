import type { KeywordList } from './keyword-list.ts'

/** Words for types of business in the French of North and West Africa. */
export const AFRICAN_FRENCH: KeywordList = {
  DIN: `mahlaba! laiterie! café_maure! grillades! gargote! tacos! méchoui! msemen! chawarma! crémerie! kaftaji! lablabi! brik! fast_food! dibiterie! tangana! attiéké! saladerie!`,
  BAR: `dépôt_de_boissons! tabacs!`,
  GRO: `hanout! souk! superette! alimentation_générale! volailles! fruits_secs! épices! céréales!`,
  TRA: `grand_taxi! louage! gardiennage? gare_routière! autocars! tgm! pass_jawaz! jawaz! recharge_jawaz!`,
  CAR: `vulcanisateur! vulcanisation! visite_technique! auto_pièces! tôlerie! station_de_lavage! garage_mécanique!`,
  TVL: `riad! riads! maison_d_hôtes! dar? omra! agence_de_voyages!`,
  CLO: `caftan! djellaba! babouche! prêt_à_porter! fripe! tissus! haute_couture!`,
  HOM: `matériaux_de_construction! zellige! ébéniste! sanitaire! vaisselle! luminaire!`,
  HEA: `polyclinique! cabinet_dentaire! cabinet_médical! laboratoire_d_analyses! officine!`,
  PER: `coiffure_dames! institut_de_beauté! tresses!`,
  EDU: `école_privée! groupe_scolaire! librairie_papeterie! centre_de_langues! frais_de_scolarité!`,
  KID: `jardin_d_enfants! maternelle!`,
  PHO: `recharge_téléphonique! recharge_mobile! recharge_tel! téléboutique! cybercafé!`,
  SVC: `adoul! couturier! photocopie! fiduciaire! messagerie! transfert_d_argent?`,
}
