import type { KeywordList } from './keyword-list.ts'

/** Names that many British and Irish pubs share, and words that mean a type of business only there. */
export const BRITISH: KeywordList = {
  BAR: `red_lion! royal_oak! white_hart! rose_and_crown! rose_crown! kings_head! queens_head! kings_arms! queens_arms! white_horse! white_lion! black_horse! black_bull! black_swan! white_swan! golden_lion! golden_fleece! green_man! fox_and_hounds! fox_hounds! hare_and_hounds! hare_hounds! coach_and_horses! coach_horses! horse_and_groom! horse_groom! dog_and_duck! dog_duck! prince_of_wales! duke_of_york! duke_of_wellington! marquis_of_granby! lord_nelson! nags_head! bulls_head! boars_head! bears_head! wheatsheaf! the_plough! the_swan! the_crown! the_bell! the_ship! the_anchor! the_fox! the_bull! the_greyhound! the_chequers! the_star? the_railway? the_angel? the_george? the_lamb? three_horseshoes! three_tuns! six_bells! five_bells! cross_keys! crossed_keys! cricketers! travellers_rest! masons_arms! railway_tavern! railway_arms! station_hotel? new_inn! old_inn! bay_horse! blue_bell! blue_boar! blue_posts! spread_eagle! spotted_dog! talbot_arms! barley_mow! jolly_sailor! jolly_farmer! pig_and_whistle! pig_whistle! elephant_and_castle! slug_and_lettuce! slug_lettuce! crown_and_anchor! crown_anchor! eagle_and_child! george_and_dragon! george_dragon! lamb_and_flag! lamb_flag! hope_and_anchor! ship_inn! swan_inn! bull_inn! bell_inn! fox_inn! plough_inn! star_inn! crown_inn! victoria_inn! arms! tavern! free_house! freehouse!`,
  DIN: `fisheries! chippy! chippie! fryer! frying! caff! tandoori! balti! spice? bap? kebab_house! chinese_takeaway! fish_bar! plaice! codfather! cod? pantry?`,
  GRO: `off_licence! corner_shop! food_and_wine! food_wine! food_n_wine! supersave! news_and_food! village_stores! village_shop! post_office_stores! londis! costcutter! premier_stores!`,
  SHO: `newsagents! newsagent! cards_and_gifts!`,
  HEA: `chemist! chemists! surgery!`,
  CAR: `garage! mot! valet! mobile_valet!`,
  PER: `barbers! gents_hair! unisex_hair!`,
  SVC: `launderette! dry_cleaners! letting_agents?`,
  FIT: `rufc! rfc! afc! cricket_club! minis? subs! match_subs!`,
  KID: `nursery!`,
  ENT: `turf_accountants! turf_accountant! bookmakers! bingo!`,
}
