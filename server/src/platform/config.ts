import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const Port = z.coerce.number().int().min(0).max(65535)
const Flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
const HttpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const TrustProxy = z.string().transform((text, context) => {
  const trusted = parseTrustProxy(text)
  if (trusted === null) {
    context.addIssue({
      code: 'custom',
      message:
        'must be 0, the number of proxies in front of the server (such as 1), or their addresses (such as 10.0.0.1,10.1.0.0/16)',
    })
    return z.NEVER
  }
  return trusted
})
const Price = z.string().regex(/^\d{1,6}(\.\d{2})?$/, 'must be an amount such as "6.00"')

const Environment = z
  .object({
    PORT: Port.default(3000),
    HOST: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    PUBLIC_URL: HttpUrl.optional(),
    SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).default('Evenkeel <no-reply@localhost>'),
    AI_PROVIDER: z.enum(['openai-compatible', 'anthropic']).optional(),
    AI_BASE_URL: HttpUrl.optional(),
    AI_API_KEY: z.string().min(1).optional(),
    AI_MODEL: z.string().min(1).optional(),
    AI_TIMEOUT_SECONDS: z.coerce.number().positive().max(600).default(60),
    AI_IMPORT_MINUTES: z.coerce.number().positive().max(120).default(10),
    AI_ROWS_PER_DAY: z.coerce.number().int().min(0).default(2_000),
    AI_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(1_000_000),
    IMPORT_READING_SECONDS: z.coerce.number().positive().max(3_600).default(120),
    BILLING: z.enum(['local', 'stripe', 'off']).default('local'),
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    STRIPE_PRICE_MONTHLY: z.string().min(1).optional(),
    STRIPE_PRICE_YEARLY: z.string().min(1).optional(),
    STRIPE_API_URL: HttpUrl.optional(),
    PRICE_CURRENCY: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default('USD'),
    PRICE_MONTHLY: Price.optional(),
    PRICE_YEARLY: Price.optional(),
    TRIAL_DAYS: z.coerce.number().int().min(1).max(365).default(30),
    DEMO: Flag.default(true),
    DEMO_PER_HOUR: z.coerce.number().int().min(1).default(60),
    DEMO_MAX_LIVE: z.coerce.number().int().min(1).default(100),
    REQUIRE_MFA: Flag.default(false),
    TRUST_PROXY: TrustProxy.default(false),
    AUDIT_LOG: Flag.default(false),
    SIGNUPS: z.enum(['open', 'closed', 'invite']).default('open'),
    BACKUP_KEEP: z.coerce.number().int().min(0).max(365).default(7),
    EXCHANGE_RATE_URL: HttpUrl.optional(),
    FORUM_URL: HttpUrl.default('https://forum.evenkeel.example'),
    SOCIAL_URL: HttpUrl.default('https://social.evenkeel.example/@evenkeel'),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .superRefine((env, context) => {
    const requireSetting = (name: keyof typeof env, why: string) => {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is required ${why}` })
    }
    if (env.BILLING === 'stripe') {
      for (const name of [
        'STRIPE_SECRET_KEY',
        'STRIPE_WEBHOOK_SECRET',
        'STRIPE_PRICE_MONTHLY',
        'STRIPE_PRICE_YEARLY',
      ] as const)
        requireSetting(name, 'when BILLING=stripe')
    }
    if (env.AI_PROVIDER === 'openai-compatible') {
      requireSetting('AI_BASE_URL', 'when AI_PROVIDER=openai-compatible')
      requireSetting('AI_MODEL', 'when AI_PROVIDER=openai-compatible')
    }
    if (env.AI_PROVIDER === 'anthropic') {
      requireSetting('AI_API_KEY', 'when AI_PROVIDER=anthropic')
      requireSetting('AI_MODEL', 'when AI_PROVIDER=anthropic')
    }
  })

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape)

/** False, a number of hops, or a list of addresses and networks; null if invalid. */
function parseTrustProxy(text: string): false | number | string[] | null {
  if (text === 'false') return false
  if (text === 'true') return 1
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? false : Number(text)
  const proxies = text.split(',').map((part) => part.trim())
  return proxies.every(isAddressOrNetwork) ? proxies : null
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

export type Config = ReturnType<typeof toConfig>

/** Invalid or missing settings, one per line, so they can be fixed together. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly mistakes: string[]
  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? 'an error' : 'errors'}:\n${mistakes.map((m) => `  ${m}`).join('\n')}`,
    )
    this.mistakes = mistakes
  }
}

/**
 * Reads the settings from environment variables; an empty one counts as unset. Throws a `ConfigError` that lists the
 * invalid ones. Missing ones that another setting requires may only be listed once no setting is invalid.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(values)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.') || 'environment'} ${issue.message}`),
    )
  }
  return toConfig(parsed.data)
}

function toConfig(env: z.infer<typeof Environment>) {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    port: env.PORT,
    host: env.HOST ?? 'localhost',
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl,
    /** A home network may use other names, so only a configured address is enforced. */
    isPublicUrlSet: env.PUBLIC_URL !== undefined,
    isHttps: publicUrl.startsWith('https://'),
    sessionSecret: env.SESSION_SECRET,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    ai: {
      provider: env.AI_PROVIDER,
      baseUrl: env.AI_BASE_URL,
      apiKey: env.AI_API_KEY,
      model: env.AI_MODEL,
      /** The time limit for one call. */
      timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
      /** The time limit for all calls of one import. */
      importMs: env.AI_IMPORT_MINUTES * 60_000,
      /** The daily limits per user. */
      rowsPerDay: env.AI_ROWS_PER_DAY,
      tokensPerDay: env.AI_TOKENS_PER_DAY,
    },
    /** How long reading a file may go without progress. */
    importReadingMs: env.IMPORT_READING_SECONDS * 1000,
    billing: {
      provider: env.BILLING,
      currency: env.PRICE_CURRENCY,
      /** Without Stripe, paid plans exist only if the operator sets prices. */
      priceMonthly: env.PRICE_MONTHLY ?? (env.BILLING === 'stripe' ? '6.00' : undefined),
      priceYearly: env.PRICE_YEARLY ?? (env.BILLING === 'stripe' ? '60.00' : undefined),
      trialDays: env.TRIAL_DAYS,
      stripe: {
        secretKey: env.STRIPE_SECRET_KEY ?? '',
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        priceMonthly: env.STRIPE_PRICE_MONTHLY ?? '',
        priceYearly: env.STRIPE_PRICE_YEARLY ?? '',
        apiUrl: env.STRIPE_API_URL,
      },
    },
    demo: { isOn: env.DEMO, perHour: env.DEMO_PER_HOUR, maxLive: env.DEMO_MAX_LIVE },
    requireMfa: env.REQUIRE_MFA,
    /** How many proxies, or their addresses; false if none. Only these are trusted to tell us the client's address. */
    trustProxy: env.TRUST_PROXY,
    /** Records logins, failed logins and account changes with the client's IP address. */
    auditLog: env.AUDIT_LOG,
    signUps: env.SIGNUPS,
    /** How many daily backups to keep in DATA_DIR/backups; 0 turns backups off. */
    backupKeep: env.BACKUP_KEEP,
    /** Where to fetch newer exchange rates; if unset, nothing is fetched. */
    exchangeRateUrl: env.EXCHANGE_RATE_URL,
    forumUrl: env.FORUM_URL,
    socialUrl: env.SOCIAL_URL,
    /** Grants access to /metrics and /status; without it, neither exists. */
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}
