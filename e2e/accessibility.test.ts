import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts'

const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password-confirm?token=a&uid=b',
  '/terms-of-service',
  '/privacy',
  '/accessibility',
  '/careers',
]
const SIGNED_IN = [
  '/dashboard',
  '/dashboard/budget',
  '/dashboard/actual',
  '/dashboard/manage-instructions',
  '/dashboard/investment-accounts',
  '/dashboard/account-statements',
  '/dashboard/investment-performance',
  '/dashboard/income-statement',
  '/dashboard/compare-yourself',
  '/dashboard/wealth-simulator',
  '/dashboard/faqs',
  '/dashboard/account-info',
  '/dashboard/personal-attributes',
  '/dashboard/subscription',
]

for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${device}, ${theme}`, () => {
      test.use({ viewport, colorScheme: theme })

      test('the public pages', async ({ page }) => {
        for (const path of PUBLIC) {
          await page.goto(path)
          await expect(page.getByRole('heading').first()).toBeVisible()
          await expectAccessible(page)
        }
      })

      test('the pages of the dashboard', async ({ page, person }) => {
        await person.tryDemo()
        for (const path of SIGNED_IN) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await page.waitForLoadState('networkidle')
          await expectAccessible(page)
        }
      })

      test('what opens above them', async ({ page, person }) => {
        await person.tryDemo()
        const overlays: [string, () => Promise<void>][] = [
          ['introduction', async () => void (await page.goto('/dashboard?showOnboarding=true'))],
          ['help', () => page.getByRole('button', { name: 'Help', exact: true }).click()],
          ['feedback', () => page.getByRole('button', { name: /feedback/i }).click()],
          ['palette', () => page.keyboard.press('Control+k')],
          ['keyboard map', () => page.locator('body').press('?')],
        ]
        for (const [name, open] of overlays) {
          await page.goto('/dashboard')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await open()
          await expect(page.getByRole('dialog').first(), name).toBeVisible()
          await expectAccessible(page)
        }
      })
    })
  }
}
