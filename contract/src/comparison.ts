import { z } from 'zod'
import { RowsFilter } from './reports.ts'
import { defineRoute } from './route.ts'
import { AmountText, CurrencyCode, PlainDateText, ReportDay, safeTextUpTo } from './values.ts'

const MonthText = z.string().regex(/^\d{4}-\d{2}$/)
const Ratio = z.number()

/** How much prices changed between two points in time. */
const PriceChange = z.strictObject({ index: z.string(), from: z.string(), to: z.string(), factor: z.number() })

/** The type of published figure. Only a distribution has percentiles. */
const FigureKind = z.enum(['mean', 'median', 'share', 'rate', 'distribution'])
const Measure = z.enum(['spending', 'net-worth', 'income', 'financial-assets', 'liquid-assets', 'debt', 'savings-rate'])

/** A figure of the user's next to the published one. Spending and income are per year; shares and rates are ratios. */
export const ComparedFigure = z.strictObject({
  key: z.string(),
  measure: Measure,
  label: z.string(),
  kind: FigureKind,
  yours: AmountText.nullable(),
  your_ratio: Ratio.nullable(),
  /** Null if none was published, there's no exchange rate, or the figure is a ratio. */
  reference: AmountText.nullable(),
  reference_ratio: Ratio.nullable(),
  source: z.string(),
  source_url: z.string(),
  year: z.string(),
  group: z.string(),
  /** How the published figure was adjusted for inflation; null means it isn't adjusted. */
  prices: PriceChange.nullable(),
  /**
   * The published percentiles the user's figure is between: at or above `above`, and below `below`. Null: beyond them.
   */
  percentile: z.strictObject({ above: z.number().nullable(), below: z.number().nullable() }).nullable(),
  points: z.array(z.strictObject({ percentile: z.number(), value: AmountText })),
  /** Households interviewed. */
  sample: z.number().int().nullable(),
  /** Filters for the transactions behind the user's figure; empty if there are none. */
  filters: z.array(RowsFilter),
})
export type ComparedFigure = z.infer<typeof ComparedFigure>

const Pair = z.strictObject({ now: AmountText, before: AmountText, change: Ratio.nullable() })

export const Comparison = z.strictObject({
  currency: CurrencyCode,
  today: PlainDateText,
  /** Spending and income are scaled to a year from `months`: those of the last twelve full months that have records. */
  own: z.strictObject({
    months: z.array(MonthText),
    spending: AmountText,
    income: AmountText,
    savings_rate: Ratio.nullable(),
    net_worth: AmountText.nullable(),
    debt: AmountText.nullable(),
  }),
  /** The attributes that can decide the group and that the user hasn't entered. */
  missing: z.array(z.enum(['country', 'birth_year', 'household_size', 'annual_income'])),
  by: z.enum(['age', 'income', 'household']),
  groups: z.array(z.strictObject({ group: z.string(), chosen: z.boolean() })),
  figures: z.array(ComparedFigure),
  figures_reason: z.enum(['no-country', 'no-tables', 'no-records']).nullable(),
  /** Where a published average means something different for this household. */
  caveats: z.array(z.enum(['housing-mixes-renters-and-owners', 'saving-covers-every-age'])),
  /** What the spending table counts differently from a bank account. */
  note: z.enum(['without-retirement-contributions', 'goods-and-services', 'imputed-rent']).nullable(),
  /** People on this server who share their figures. Counts are noisy; see `epsilon` and `delta`. */
  shared: z.strictObject({
    is_sharing: z.boolean(),
    epsilon: z.number(),
    delta: z.number(),
    smallest_group: z.number().int(),
    /** Null for the reason in `reason`. */
    release: z
      .strictObject({
        quarter: z.string(),
        group: z.string(),
        size: z.number().int(),
        measures: z.array(
          z.strictObject({
            measure: z.enum(['savings-rate', 'spending', 'net-worth']),
            /** Noisy shares of the group: in ranges below the user's figure, in the same range, and in ranges above. */
            lower: Ratio,
            same: Ratio,
            higher: Ratio,
          }),
        ),
      })
      .nullable(),
    reason: z.enum(['not-sharing', 'no-birth-year', 'group-too-small']).nullable(),
  }),
  /**
   * The last twelve full months next to the same months a year earlier. Only months with records in both years count;
   * null if there are none. Net worth and debt are those of today and of twelve months ago.
   */
  yourself: z
    .strictObject({
      months: z.array(MonthText),
      spending: Pair,
      income: Pair,
      savings_rate: z.strictObject({ now: Ratio.nullable(), before: Ratio.nullable() }),
      net_worth: Pair.nullable(),
      debt: Pair.nullable(),
      categories: z.array(Pair.extend({ category: z.string(), filter: RowsFilter })),
      seasons: z.array(
        Pair.extend({ season: z.enum(['dec-feb', 'mar-may', 'jun-aug', 'sep-nov']), months: z.number() }),
      ),
      /** Over the latest twelve months we have; null if there's no price index for the user's currency. */
      prices: PriceChange.nullable(),
    })
    .nullable(),
})
export type Comparison = z.infer<typeof Comparison>

export const getComparison = defineRoute({
  method: 'GET',
  path: '/api/comparison/',
  summary:
    'Compares the user’s year with published figures, people on this server who share theirs, and the year before',
  access: 'subscribed',
  query: z.strictObject({
    by: z.enum(['age', 'income', 'household']).default('age'),
    /** One of `groups`; by default, and if unknown, the one that fits the attributes. */
    group: safeTextUpTo(100).optional(),
    today: ReportDay.optional(),
  }),
  response: Comparison,
})
