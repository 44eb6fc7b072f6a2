import { z } from 'zod'
import { RowsFilter } from './reports.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, PlainDateText, ReportDay, SafeText } from './values.ts'

const MonthName = z.string().regex(/^\d{4}-\d{2}$/)
const Ratio = z.number()

/** How a published figure was brought to today's money; null means it is shown in the money of its year. */
const PriceChange = z.strictObject({ index: z.string(), from: z.string(), to: z.string(), factor: z.number() })

/** What the published figure is. Only a distribution has percentiles. */
const FigureKind = z.enum(['mean', 'median', 'share', 'rate', 'distribution'])
const Measure = z.enum(['spending', 'net-worth', 'income', 'financial-assets', 'liquid-assets', 'debt', 'savings-rate'])

/** One figure of the person beside the published one. Money a year; ratios where `kind` is share or rate. */
export const ComparedFigure = z.strictObject({
  key: z.string(),
  measure: Measure,
  label: z.string(),
  kind: FigureKind,
  yours: AmountText.nullable(),
  your_ratio: Ratio.nullable(),
  /** Null: no figure was published. */
  reference: AmountText.nullable(),
  reference_ratio: Ratio.nullable(),
  source: z.string(),
  source_url: z.string(),
  year: z.string(),
  group: z.string(),
  prices: PriceChange.nullable(),
  /** At or above one published percentile and below the next; null at an end is outside what was published. */
  percentile: z.strictObject({ above: z.number().nullable(), below: z.number().nullable() }).nullable(),
  points: z.array(z.strictObject({ percentile: z.number(), value: AmountText })),
  /** Households interviewed. */
  sample: z.number().int().nullable(),
  /** The rows behind the person's own figure; null where there is no single filter for them. */
  filters: z.array(RowsFilter),
})
export type ComparedFigure = z.infer<typeof ComparedFigure>

const Pair = z.strictObject({ now: AmountText, before: AmountText, change: Ratio.nullable() })

export const Comparison = z.strictObject({
  currency: CurrencyCode,
  today: PlainDateText,
  /** What the person's own figures are made from: the months of the last twelve that have records. */
  own: z.strictObject({
    months: z.array(MonthName),
    spending: AmountText,
    income: AmountText,
    savings_rate: Ratio.nullable(),
    net_worth: AmountText.nullable(),
    debt: AmountText.nullable(),
  }),
  /** The attributes that would make the group narrower. */
  missing: z.array(z.enum(['country', 'birth_year', 'household_size', 'annual_income'])),
  by: z.enum(['age', 'income', 'household']),
  groups: z.array(z.strictObject({ group: z.string(), chosen: z.boolean() })),
  figures: z.array(ComparedFigure),
  figures_reason: z.enum(['no-country', 'no-tables', 'no-records']).nullable(),
  /** Where the attributes say that a published average means something else for this household. */
  caveats: z.array(z.enum(['housing-mixes-renters-and-owners', 'saving-covers-every-age'])),
  /** What the spending table counts differently from a bank account. */
  note: z.enum(['without-retirement-contributions', 'goods-and-services', 'imputed-rent']).nullable(),
  /** People on this server who share. Counts carry noise; see `epsilon` and `delta`. */
  shared: z.strictObject({
    is_sharing: z.boolean(),
    epsilon: z.number(),
    delta: z.number(),
    smallest_group: z.number().int(),
    /** Null where no group that the person is in is large enough, or they don't share. */
    release: z
      .strictObject({
        quarter: z.string(),
        group: z.string(),
        size: z.number().int(),
        measures: z.array(
          z.strictObject({
            measure: z.enum(['savings-rate', 'spending', 'net-worth']),
            /** Noisy shares of the group below, with, and above the person's own figure. */
            lower: Ratio,
            same: Ratio,
            higher: Ratio,
          }),
        ),
      })
      .nullable(),
    reason: z.enum(['not-sharing', 'no-birth-year', 'group-too-small']).nullable(),
  }),
  /** The last twelve whole months beside the same months a year earlier; null with no month in both. */
  yourself: z
    .strictObject({
      months: z.array(MonthName),
      spending: Pair,
      income: Pair,
      savings_rate: z.strictObject({ now: Ratio.nullable(), before: Ratio.nullable() }),
      net_worth: Pair.nullable(),
      debt: Pair.nullable(),
      categories: z.array(Pair.extend({ category: z.string(), filter: RowsFilter })),
      seasons: z.array(
        Pair.extend({ season: z.enum(['dec-feb', 'mar-may', 'jun-aug', 'sep-nov']), months: z.number() }),
      ),
      prices: PriceChange.nullable(),
    })
    .nullable(),
})
export type Comparison = z.infer<typeof Comparison>

export const getComparison = defineRoute({
  method: 'GET',
  path: '/api/comparison/',
  summary:
    'Compares the user’s year with published figures, with people on this server who share theirs, and with the year before',
  access: 'subscribed',
  query: z.strictObject({
    by: z.enum(['age', 'income', 'household']).default('age'),
    /** One of `groups`; the one that fits the attributes when left out or unknown. */
    group: SafeText.max(100).optional(),
    today: ReportDay.optional(),
  }),
  response: Comparison,
})
