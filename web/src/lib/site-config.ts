/** The operator's settings for the public pages. The server writes them into the HTML. */
type SiteConfig = {
  forumUrl: string
  socialUrl: string
  /** Whether there is a demo: "1" or "0" as text, because CSS reads it from an attribute before any script runs. */
  demo: string
  /** Formatted for display, such as "$6". */
  priceMonthly: string
  priceYearly: string
  trialDays: string
  /** "open", "closed" or "invite". */
  signUps: string
  /** "home" (one free plan), "local", "stripe" or "off"; written into an attribute that CSS reads, like `demo`. */
  billing: string
}

/** Placeholders in the built HTML. The server replaces them, so one build fits every operator. */
const SITE_PLACEHOLDERS: SiteConfig = {
  forumUrl: '__FORUM_URL__',
  socialUrl: '__SOCIAL_URL__',
  demo: '__DEMO__',
  priceMonthly: '__PRICE_MONTHLY__',
  priceYearly: '__PRICE_YEARLY__',
  trialDays: '__TRIAL_DAYS__',
  signUps: '__SIGNUPS__',
  billing: '__BILLING__',
}

const META_NAMES: Record<keyof SiteConfig, string> = {
  forumUrl: 'forum-url',
  socialUrl: 'social-url',
  demo: 'demo',
  priceMonthly: 'price-monthly',
  priceYearly: 'price-yearly',
  trialDays: 'trial-days',
  signUps: 'sign-ups',
  billing: 'billing',
}

/** Reads the page's meta elements. During the build there's no page, so the placeholders stay. */
export function readSiteConfig(): SiteConfig {
  if (typeof document === 'undefined') return SITE_PLACEHOLDERS
  const read = (key: keyof SiteConfig) =>
    document.querySelector<HTMLMetaElement>(`meta[name="evenkeel:${META_NAMES[key]}"]`)?.content ??
    SITE_PLACEHOLDERS[key]
  return {
    forumUrl: read('forumUrl'),
    socialUrl: read('socialUrl'),
    demo: read('demo'),
    priceMonthly: read('priceMonthly'),
    priceYearly: read('priceYearly'),
    trialDays: read('trialDays'),
    signUps: read('signUps'),
    billing: read('billing'),
  }
}
