import type { Source } from './published-figures.ts'

/** Where the built-in figures come from, except price indexes (`prices.ts`). */
export const SOURCES = {
  usSpending: {
    name: 'Consumer Expenditure Surveys, Tables 1101, 1300 and 1502',
    publisher: 'U.S. Bureau of Labor Statistics',
    year: '2023',
    url: 'https://www.bls.gov/cex/tables.htm',
  },
  usWealth: {
    name: 'Survey of Consumer Finances, public summary extract',
    publisher: 'Board of Governors of the Federal Reserve System',
    year: '2022',
    url: 'https://www.federalreserve.gov/econres/scfindex.htm',
  },
  usSaving: {
    name: 'Personal saving rate (PSAVERT)',
    publisher: 'U.S. Bureau of Economic Analysis',
    year: '2025',
    url: 'https://fred.stlouisfed.org/series/PSAVERT',
  },
  auSpending: {
    name: 'Household Expenditure Survey (6530.0), Table 1',
    publisher: 'Australian Bureau of Statistics',
    year: '2015–16',
    url: 'https://www.abs.gov.au/statistics/economy/finance/household-expenditure-survey-australia-summary-results',
  },
  auWealth: {
    name: 'Household Income and Wealth, Table 2.1',
    publisher: 'Australian Bureau of Statistics',
    year: '2019–20',
    url: 'https://www.abs.gov.au/statistics/economy/finance/household-income-and-wealth-australia/2019-20',
  },
  caSpending: {
    name: 'Survey of Household Spending (11-627-M)',
    publisher: 'Statistics Canada',
    year: '2019',
    url: 'https://www150.statcan.gc.ca/n1/pub/11-627-m/11-627-m2021006-eng.htm',
  },
  caWealth: {
    name: 'Survey of Financial Security (11-627-M)',
    publisher: 'Statistics Canada',
    year: '2023',
    url: 'https://www150.statcan.gc.ca/n1/daily-quotidien/241029/dq241029a-eng.htm',
  },
  euSpending: {
    name: 'Final consumption of households by purpose (nama_10_co3_p3)',
    publisher: 'Eurostat',
    year: '2019',
    url: 'https://ec.europa.eu/eurostat/databrowser/view/nama_10_co3_p3',
  },
  euWealth: {
    name: 'Household Finance and Consumption Survey, second wave',
    publisher: 'European Central Bank',
    year: '2014',
    url: 'https://www.ecb.europa.eu/stats/ecb_surveys/hfcs',
  },
  jpSpending: {
    name: 'Family Income and Expenditure Survey',
    publisher: 'Statistics Bureau of Japan',
    year: '2024',
    url: 'https://www.stat.go.jp/english/data/kakei/index.html',
  },
} as const satisfies Record<string, Source>
