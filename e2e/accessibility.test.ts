import { DESKTOP, expect, expectAccessible, expectAccessibleInBothThemes, PHONE, test } from './journey.ts'

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
const LOGGED_IN = [
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

// A theme has the same colors on every screen size, so the phone is checked in one theme only.
for (const { device, viewport, colorScheme, expectAccessibility } of [
  { device: 'desktop', viewport: DESKTOP, colorScheme: 'light', expectAccessibility: expectAccessibleInBothThemes },
  { device: 'phone', viewport: PHONE, colorScheme: 'dark', expectAccessibility: expectAccessible },
] as const) {
  test.describe(device, () => {
    test.use({ viewport, colorScheme })

    test('public pages are accessible', async ({ page }) => {
      for (const path of PUBLIC) {
        await page.goto(path)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await expectAccessibility(page)
      }
    })

    test('dashboard pages are accessible', async ({ page, person }) => {
      await person.tryDemo()
      for (const path of LOGGED_IN) {
        await person.navigateTo(path)
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessibility(page)
      }
    })

    test('dialogs are accessible', async ({ page, person }) => {
      // A page with little on it: axe checks everything behind a dialog again, and the pages have their own check.
      const path = '/dashboard/manage-instructions'
      await person.tryDemo(path)
      const overlays: [string, () => Promise<void>][] = [
        ['help', () => page.getByRole('button', { name: 'Help', exact: true }).click()],
        ['feedback', () => page.getByRole('button', { name: /feedback/i }).click()],
        ['palette', () => page.keyboard.press('Control+k')],
        ['keyboard map', () => page.locator('body').press('?')],
        ['introduction', async () => void (await page.goto(`${path}?showOnboarding=true`))],
      ]
      for (const [name, open] of overlays) {
        await open()
        await expect(page.getByRole('dialog').first(), name).toBeVisible()
        await expectAccessibility(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog'), name).toHaveCount(0)
      }
    })
  })
}
