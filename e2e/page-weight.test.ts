import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DESKTOP, expect, PHONE, test } from './journey.ts'

const DIST = join(import.meta.dirname, '..', 'web', 'dist')
const LIMIT_BYTES = 200 * 1024
const PAGES = [
  '/dashboard/investment-accounts',
  '/dashboard/account-statements',
  '/dashboard/investment-performance',
  '/dashboard/wealth-simulator',
  '/dashboard/compare-yourself',
]

for (const [device, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('each wealth page needs at most 200 KB of gzipped script, including workers and lazy parts', async ({
      page,
      person,
    }) => {
      await person.tryDemo()
      const weights: Record<string, number> = {}
      for (const path of PAGES) {
        const scripts = new Set<string>()
        const recordRequest = (request: { url(): string }) => {
          const { pathname } = new URL(request.url())
          if (pathname.endsWith('.js')) scripts.add(pathname)
        }
        page.context().on('request', recordRequest)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        page.context().off('request', recordRequest)
        weights[path] = [...scripts].reduce((sum, script) => sum + statSync(join(DIST, `${script}.gz`)).size, 0)
        expect(scripts.size).toBeGreaterThan(5)
      }
      expect(Object.entries(weights).filter(([, bytes]) => bytes > LIMIT_BYTES)).toEqual([])
    })
  })
}

test.describe('on a desktop, with reduced motion', () => {
  test.use({ viewport: DESKTOP })

  test('charts stay inside their cards when the window is resized, without transitions', async ({ page, person }) => {
    await person.tryDemo()
    for (const path of ['/dashboard/investment-accounts', '/dashboard/investment-performance', '/dashboard']) {
      await page.setViewportSize(PHONE)
      await person.navigateTo(path)
      await expect(page.locator('figure svg').first()).toBeVisible()
      await page.setViewportSize({ width: 1800, height: 900 })
      await page.setViewportSize(DESKTOP)
      // A transition would leave shapes in their old places for a frame or, off screen, forever.
      const shapes = page.locator('figure svg :is(path, rect, circle)')
      expect(await shapes.first().evaluate((shape) => getComputedStyle(shape).transitionDuration)).toMatch(
        /^0s(, 0s)*$/,
      )
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              [...document.querySelectorAll('figure svg')].flatMap((drawing) => {
                const { left, right } = drawing.parentElement!.getBoundingClientRect()
                return [...drawing.querySelectorAll('path, rect, text')].filter((shape) => {
                  const box = shape.getBoundingClientRect()
                  return box.left < left - 8 || box.right > right + 8
                })
              }).length,
          ),
        )
        .toBe(0)
    }
  })
})
