import type { HeadingWords } from './heading-words.ts'

/** Hebrew, Arabic and Persian. */
export const HEBREW_AND_ARABIC: HeadingWords = {
  balance: ['مانده', 'יתרה', 'الرصيد'],
  type: ['סוג', 'نوع'],
  day: ['^תאריך', '^التاريخ', 'تاريخ', 'תאריך', 'تاریخ'],
  debit: ['برداشت', 'חובה', 'مدين'],
  credit: ['واریز', 'זכות', 'دائن'],
  status: ['סטטוס', 'الحالة', 'وضعیت'],
  amount: ['סכום', 'المبلغ', 'مبلغ'],
  currency: ['מטבע', 'عملة'],
  reference: ['אסמכתא', 'مرجع'],
  payee: ['שם בית', 'בית עסק', 'المستفيد'],
  description: ['תיאור', 'البيان', 'פרטים', 'الوصف', 'تفاصيل', 'شرح'],
}
