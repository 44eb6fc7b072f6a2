import type { ComponentType } from 'react'

export type PublicPage = {
  path: string
  title: string
  description: string
  /** The home page uses the full width; the others are centered. */
  isFullWidth?: boolean
  /** The source file, which the build uses to find the page's scripts and styles. */
  source: string
  load: () => Promise<ComponentType>
}

const NAME = 'Evenkeel'

/** Every page of the public site. Each is its own chunk, and its own HTML file once built. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: `${NAME}: your budget, spending and investments in one place`,
    description:
      'Evenkeel reads your bank’s files, categorizes your transactions, tracks your budget and shows how your savings could grow. It can run on your own computer, and you can check every calculation.',
    isFullWidth: true,
    source: 'src/features/landing/landing-page.tsx',
    load: () => import('../features/landing/landing-page.tsx').then((module) => module.LandingPage),
  },
  {
    path: '/login',
    title: `Log In | ${NAME}`,
    description: 'Log in to your Evenkeel account.',
    source: 'src/features/sign-in/log-in-page.tsx',
    load: () => import('../features/sign-in/log-in-page.tsx').then((module) => module.LogInPage),
  },
  {
    path: '/signup',
    title: `Sign Up | ${NAME}`,
    description: 'Create an Evenkeel account with a username, an email and a password. No card needed.',
    source: 'src/features/sign-in/sign-up-page.tsx',
    load: () => import('../features/sign-in/sign-up-page.tsx').then((module) => module.SignUpPage),
  },
  {
    path: '/reset-password',
    title: `Reset Password | ${NAME}`,
    description: 'Get a link to reset your password.',
    source: 'src/features/sign-in/reset-request-page.tsx',
    load: () => import('../features/sign-in/reset-request-page.tsx').then((module) => module.ResetRequestPage),
  },
  {
    path: '/reset-password-confirm',
    title: `Reset Password | ${NAME}`,
    description: 'Choose a new password.',
    source: 'src/features/sign-in/reset-confirm-page.tsx',
    load: () => import('../features/sign-in/reset-confirm-page.tsx').then((module) => module.ResetConfirmPage),
  },
  {
    path: '/verify-email',
    title: `Confirm your email | ${NAME}`,
    description: 'Confirm that an email address is yours.',
    source: 'src/features/sign-in/verify-email-page.tsx',
    load: () => import('../features/sign-in/verify-email-page.tsx').then((module) => module.VerifyEmailPage),
  },
  {
    path: '/terms-of-service',
    title: `Terms of Service | ${NAME}`,
    description: 'What you can expect from Evenkeel and what we ask of you, in plain English.',
    source: 'src/features/legal/terms-page.tsx',
    load: () => import('../features/legal/terms-page.tsx').then((module) => module.TermsPage),
  },
  {
    path: '/privacy',
    title: `Privacy Policy | ${NAME}`,
    description: 'What Evenkeel stores about you, where, who can see it, and how to export it.',
    source: 'src/features/legal/privacy-page.tsx',
    load: () => import('../features/legal/privacy-page.tsx').then((module) => module.PrivacyPage),
  },
  {
    path: '/accessibility',
    title: `Accessibility | ${NAME}`,
    description: 'How we make Evenkeel accessible to everyone, how we test it, and what’s missing.',
    source: 'src/features/legal/accessibility-page.tsx',
    load: () => import('../features/legal/accessibility-page.tsx').then((module) => module.AccessibilityPage),
  },
  {
    path: '/careers',
    title: `Careers | ${NAME}`,
    description: 'How we work at Evenkeel, and how to work with us.',
    source: 'src/features/legal/careers-page.tsx',
    load: () => import('../features/legal/careers-page.tsx').then((module) => module.CareersPage),
  },
]

/** The page at a path, with or without a trailing slash; undefined for an unknown path. */
export function findPublicPage(path: string): PublicPage | undefined {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path
  return publicPages.find((page) => page.path === bare)
}
