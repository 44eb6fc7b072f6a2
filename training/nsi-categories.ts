import type { CategoryCode } from '../engine/src/categoriser/default-categories.ts'

/** The category of each branch of the Name Suggestion Index; branches that aren't listed are left out. */
export const NSI_CATEGORIES: Readonly<Record<string, CategoryCode>> = Object.fromEntries(
  Object.entries({
    GRO: 'shop/supermarket shop/convenience shop/greengrocer shop/butcher shop/deli shop/frozen_food shop/health_food shop/dairy shop/cheese shop/seafood shop/spices shop/nuts shop/general shop/wholesale shop/confectionery shop/chocolate shop/beverages shop/tea shop/coffee shop/pasta shop/country_store shop/outpost shop/kiosk amenity/marketplace shop/food',
    DIN: 'amenity/fast_food amenity/restaurant amenity/cafe amenity/ice_cream shop/bakery shop/pastry amenity/food_court amenity/internet_cafe',
    BAR: 'amenity/pub amenity/bar amenity/nightclub shop/alcohol shop/wine shop/tobacco shop/e-cigarette shop/cannabis amenity/biergarten',
    GAS: 'amenity/fuel amenity/charging_station man_made/charge_point waterway/fuel',
    TRA: 'amenity/bicycle_rental amenity/parking amenity/car_sharing amenity/taxi amenity/ticket_validator barrier/toll_booth highway/toll_gantry amenity/scooter_rental amenity/kick-scooter_rental amenity/motorcycle_rental amenity/bicycle_parking',
    CAR: 'shop/car_repair shop/car shop/tyres shop/car_parts amenity/car_wash amenity/vehicle_inspection shop/motorcycle shop/motorcycle_repair shop/truck_repair shop/truck shop/caravan',
    TVL: 'tourism/hotel tourism/hostel tourism/motel tourism/caravan_site tourism/camp_site tourism/guest_house tourism/apartment shop/travel_agency amenity/car_rental tourism/wilderness_hut',
    SHO: 'shop/department_store shop/variety_store shop/stationery shop/gift shop/second_hand shop/mall shop/newsagent shop/pawnbroker shop/party shop/craft shop/art shop/fabric shop/catalogue shop/collector shop/jewelry shop/watches shop/bag shop/leather shop/erotic shop/candles shop/pottery shop/frame shop/photo shop/agrarian shop/anime shop/gold_buyer',
    CLO: 'shop/clothes shop/shoes shop/fashion_accessories shop/fashion shop/boutique',
    ELE: 'shop/electronics shop/computer shop/hifi shop/appliance shop/camera shop/mobile_phone_accessories shop/electrical craft/electronics_repair shop/vacuum_cleaner shop/printer_ink shop/video_games',
    PHO: 'shop/mobile_phone shop/telecommunication office/telecommunication amenity/telephone internet_access/wlan',
    HOM: 'shop/furniture shop/doityourself shop/hardware shop/houseware shop/bed shop/kitchen shop/interior_decoration shop/garden_centre shop/paint shop/household_linen shop/tiles shop/lighting shop/flooring shop/carpet shop/curtain shop/window_blind shop/bathroom_furnishing shop/doors shop/trade shop/power_tools shop/tool_hire shop/plant_hire shop/swimming_pool shop/groundskeeping shop/bbq shop/glaziery craft/window_construction',
    HEA: 'amenity/pharmacy amenity/dentist amenity/doctors amenity/clinic amenity/hospital shop/optician shop/hearing_aids shop/medical_supply shop/nutrition_supplements shop/herbalist healthcare/laboratory healthcare/sample_collection healthcare/physiotherapist healthcare/counselling healthcare/audiologist healthcare/alternative healthcare/rehabilitation healthcare/dialysis emergency/ambulance_station',
    FIT: 'leisure/fitness_centre leisure/sports_centre shop/sports shop/outdoor shop/bicycle leisure/fitness_station shop/fishing shop/golf leisure/dance leisure/golf_course leisure/sauna shop/boat',
    PER: 'shop/hairdresser shop/beauty shop/cosmetics shop/perfumery shop/chemist shop/massage shop/tattoo shop/hairdresser_supply',
    ENT: 'amenity/cinema amenity/casino shop/lottery shop/bookmaker leisure/amusement_arcade leisure/bowling_alley leisure/adult_gaming_centre leisure/escape_game leisure/miniature_golf leisure/trampoline_park leisure/indoor_play tourism/theme_park tourism/museum amenity/theatre shop/music shop/musical_instrument shop/video shop/games shop/model shop/ticket leisure/park amenity/karaoke_box amenity/gambling leisure/high_ropes_course shop/pyrotechnics boundary/national_park tourism/zoo',
    EDU: 'shop/books amenity/school amenity/university amenity/college amenity/language_school amenity/music_school amenity/driving_school amenity/prep_school amenity/training amenity/library',
    KID: 'shop/toys shop/baby_goods amenity/kindergarten amenity/childcare leisure/playground club/scout',
    PET: 'shop/pet amenity/veterinary amenity/animal_boarding shop/pet_grooming amenity/animal_shelter',
    GIV: 'shop/charity shop/florist amenity/social_facility amenity/social_centre office/political_party office/association',
    INS: 'office/insurance',
    CSH: 'amenity/bank amenity/atm',
    LOA: 'shop/money_lender office/financial amenity/payday_loan',
    TRF: 'amenity/money_transfer amenity/bureau_de_change',
    HOU: 'office/estate_agent office/mortgage landuse/residential',
    UTI: 'office/energy_supplier office/water_utility power/substation shop/gas man_made/water_works amenity/waste_disposal',
    TAX: 'office/government amenity/townhall amenity/courthouse',
    INV: 'office/financial_advisor',
    SVC: 'amenity/post_office amenity/parcel_locker shop/dry_cleaning shop/laundry shop/storage_rental shop/copyshop office/lawyer office/tax_advisor office/coworking shop/locksmith shop/shoe_repair shop/tailor shop/funeral_directors craft/cleaning office/moving_company shop/pest_control craft/plumber craft/electrician craft/painter craft/signmaker office/employment_agency office/consulting amenity/post_depot shop/rental shop/repair office/security',
  } satisfies Partial<Record<CategoryCode, string>>).flatMap(([code, paths]) =>
    paths.split(' ').map((path) => [path, code as CategoryCode] as const),
  ),
)

/** If a name is in several branches, the one more likely for a card payment comes first. */
const ORDER =
  'shop/supermarket shop/department_store shop/wholesale amenity/fuel amenity/fast_food amenity/restaurant amenity/cafe shop/bakery shop/clothes shop/doityourself shop/furniture shop/electronics amenity/pharmacy tourism/hotel office/insurance shop/variety_store amenity/cinema shop/sports shop/charity'.split(
    ' ',
  )
const LAST =
  'shop/convenience amenity/charging_station man_made/charge_point shop/kiosk shop/newsagent amenity/parcel_locker amenity/vending_machine shop/lottery shop/ticket amenity/parking amenity/school leisure/park power/substation amenity/bank amenity/atm'.split(
    ' ',
  )

/** Smaller is preferred. */
export function rankBranch(path: string): number {
  const early = ORDER.indexOf(path)
  if (early >= 0) return early
  const late = LAST.indexOf(path)
  return late >= 0 ? 200 + late : 100
}

/** Operators are mostly authorities; only these branches name someone people pay. */
export const OPERATOR_BRANCHES: ReadonlySet<string> = new Set(
  'amenity/charging_station amenity/hospital amenity/clinic amenity/parking amenity/university amenity/college amenity/library office/energy_supplier office/water_utility power/substation amenity/kindergarten amenity/childcare amenity/car_sharing highway/toll_gantry amenity/veterinary amenity/doctors office/government amenity/post_office man_made/water_works boundary/national_park'.split(
    ' ',
  ),
)
