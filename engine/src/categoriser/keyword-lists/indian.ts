import type { KeywordList } from './keyword-list.ts'

/** Words of trades on statements of India and its neighbours, as they are written in Latin letters. */
export const INDIAN: KeywordList = {
  DIN: `dhaba! bhavan! bhojanalaya! tiffin! tiffins! sweets! mithai! sagar? udupi! darshini! biryani! chaat! dosa! idli! thali! rasoi! refreshment refreshments! juice_centre! bakers! namkeen! paratha! tandoori! mess? chai! lassi! kulfi! paan?`,
  BAR: `wines! wine_shop! bar_and_restaurant! permit_room! liquors! beer_shop!`,
  GRO: `kirana! provision! provisions! provision_store! general_store! general_stores! supermart! fruits! vegetables! dairy! milk_parlour! departmental! ration! mandi! sabzi! dry_fruits! masala! grocers! bazaar? bazar? minimart! hypermart!`,
  GAS: `petrol_pump! filling_station! service_station! fuels! petroleum! petro! cng!`,
  TRA: `metro_rail! fastag! toll_plaza! roadways! ksrtc! msrtc! tsrtc! apsrtc! auto_rickshaw! rickshaw! cabs!`,
  CAR: `motors! auto_works! automobiles! tyres! puncture! two_wheeler!`,
  TVL: `residency? dharamshala! lodge! holidays! tours! travels! guest_house! yatra!`,
  SHO: `emporium! fancy_store! gift_centre! novelties! jewellers! jewellery! stationers! traders? enterprises? agencies? handicrafts!`,
  CLO: `sarees! silks! textiles! garments! cloth_stores! selection? readymade! footwear! tailors! dresses! collections? fashions!`,
  ELE: `mobiles! electronics! computers! mobile_shop!`,
  HOM: `hardware! paints! sanitary! furnitures! furniture! electricals! plywood! utensils! furnishings! nursery?`,
  HEA: `medical! medicals! medical_store! medical_hall! chemist! chemists! druggist! clinic! hospital! hospitals! nursing_home! diagnostics! diagnostic! pathology! path_labs! scans! ayurveda! ayurvedic! dental! opticals! opticians! polyclinic!`,
  FIT: `gymkhana! akhada! fitness! yoga!`,
  PER: `beauty_parlour! parlour? saloon! salon! unisex!`,
  ENT: `multiplex! talkies! cinemas! theatre!`,
  EDU: `vidyalaya! vidya! public_school! coaching! classes! academy! institute! tuition! tuitions! book_depot! book_stall!`,
  GIV: `temple! mandir! devasthanam! trust! gurudwara! ashram! foundation! masjid! seva!`,
  INS: `jeevan! general_insurance! life_insurance!`,
  UTI: `electricity! vidyut! bijli! jal_board! water_supply! discom! vitran!`,
  PHO: `recharge! broadband! fibernet! telecom!`,
  SVC: `xerox! courier! couriers! dry_cleaners! laundry! advocates! consultancy! packers! movers!`,
}
