import type { CategoryCode, CategoryKind } from '../../categoriser/default-categories.ts'
import { foldText } from '../../language/fold-text.ts'

type OwnCategory = { readonly name: string; readonly kind: CategoryKind; readonly code?: string | null | undefined }

/** Other products' names for our categories, in lower case, separated by commas. */
const NAMES: Partial<Record<CategoryCode, string>> = {
  INC: 'paycheck,paychecks,salary,wages,ready to assign,to be budgeted,available this month,available next month,interest,interest income,dividends,dividends & capital gains,dividend & cap gains,other income,bonus,business income,rental income,reimbursement,returned purchase,freelance,starting balances,gehalt,lohn',
  TRF: 'transfer,credit card payment,credit card payments,balance adjustments,internal transfer',
  HOU: 'rent,mortgage,mortgage & rent,rent/mortgage,rent / mortgage,home,miete,home insurance & rent,hoa',
  UTI: 'utilities,bills & utilities,bills,electric,electricity,gas & electric,water,garbage,gas bill,heating,power,strom',
  PHO: 'phone,mobile phone,internet,internet & cable,phone & internet,home phone,television,cell phone',
  GRO: 'groceries,grocery,food,supermarket,lebensmittel',
  DIN: 'restaurants,restaurants & bars,restaurant,dining,dining out,eating out,coffee,coffee shops,fast food,food & dining,food & drink,food delivery,takeout,dining & drinks,food and dining',
  BAR: 'alcohol & bars,bars,alcohol,alcohol and bars',
  GAS: 'gas,gas & fuel,fuel,petrol,gasoline',
  TRA: 'transportation,transport,public transit,public transportation,parking,parking & tolls,taxi & ride shares,rental car & taxi,ride share,auto & transport,bus,train',
  CAR: 'auto,car,auto maintenance,auto payment,car maintenance,service & parts,auto & vehicle,registration',
  TVL: 'travel,vacation,hotel,air travel,travel & vacation,holiday,flights',
  SHO: 'shopping,general merchandise,amazon,stuff i forgot to budget for',
  CLO: 'clothing,clothes,apparel',
  ELE: 'electronics,electronics & software,computer',
  HOM: 'home improvement,furnishings,furniture,furniture & housewares,home maintenance,home services,home supplies,household,household goods,lawn & garden,renter’s/home insurance',
  HEA: 'health,medical,doctor,dentist,pharmacy,health & wellness,health & fitness,healthcare,eyecare,medical expenses',
  FIT: 'fitness,gym,sports',
  PER: 'personal care,personal,hair,spa & massage,beauty',
  ENT: 'entertainment,fun money,games,movies & dvds,music,hobbies,entertainment & recreation,books,gaming,dining & fun',
  SUB: 'subscriptions,streaming,software subscriptions,subscription,streaming services',
  EDU: 'education,tuition,student,books & supplies,school',
  KID: 'kids,children,child care,childcare,child activities,baby supplies,babysitter & daycare,child support,kids activities',
  PET: 'pets,pet care,pet food & supplies,veterinary,pet',
  GIV: 'gifts,giving,charity,donations,gifts & donations,gift,charitable donations',
  INS: 'insurance,auto insurance,health insurance,life insurance,home insurance,renter’s insurance,car insurance',
  TAX: 'taxes,federal tax,state tax,local tax,property tax,tax,sales tax',
  FEE: 'fees,fees & charges,bank fee,bank fees,financial fees,service fee,atm fee,late fee,finance charge,financial & legal services,interest & fees',
  CSH: 'cash & atm,cash,atm,cash withdrawal,cash and checks',
  INV: 'investments,investment,savings,buy,sell,retirement,emergency fund,deposit',
  LOA: 'loans,student loan,student loans,loan repayment,loan payment,debt,loan',
  SVC: 'services,business services,legal,accounting,postage & shipping,office supplies,home services & repairs',
}

const CODES = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(',').map((name) => [getKey(name), code] as const)),
)

/** A name for comparison: folded, with straight apostrophes and without a leading emoji or punctuation. */
function getKey(name: string): string {
  return foldText(name.replace(/^[^\p{L}\d]+/u, ''))
    .replaceAll('’', "'")
    .trim()
}

/** A category's name without its group: "Groceries" for "Everyday: Groceries". */
export function dropGroup(name: string): string {
  const last = name.split(/:\s*/).at(-1)?.trim()
  return last === undefined || last === '' ? name : last
}

/**
 * The name of the user's category for a product's category, or null if there is none. A category with the same name
 * wins over the usual meaning.
 */
export function mapCategory(name: string, own: readonly OwnCategory[]): string | null {
  const [fullKey, nameKey] = [getKey(name), getKey(dropGroup(name))]
  for (const key of [fullKey, nameKey]) {
    const same = own.find((category) => getKey(category.name) === key)
    if (same) return same.name
  }
  // For "Income: Anything", the group is enough.
  const group = /:/.test(name) ? getKey(name.split(':')[0]!) : ''
  const code = CODES.get(nameKey) ?? CODES.get(fullKey) ?? (/^(?:inflow|income)$/.test(group) ? 'INC' : undefined)
  return own.find((category) => category.code === code)?.name ?? null
}
