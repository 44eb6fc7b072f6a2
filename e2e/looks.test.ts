import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expect, getOverflow, importFile, PHONE, test } from './journey.ts'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('everything important is on the screen without scrolling sideways', async ({ page, person }) => {
    await person.tryDemo()

    // File names without spaces don't push Undo out of its row.
    await person.navigateTo('/dashboard/history')
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: PHONE.height })
      const first = page
        .getByRole('listitem')
        .filter({ hasText: /Imported .*\.csv/i })
        .first()
      await expectInside(first.getByRole('button', { name: /^Undo/ }), first)
    }

    // A narrow chart has the names of its lines above it, and its months are still inside the card.
    await person.navigateTo('/dashboard?cumulative=true')
    const card = page.getByRole('region', { name: 'Spend vs budget' })
    await expectInside(card.getByRole('slider'), card)
    await page.setViewportSize(PHONE)
    await expectInside(card.getByRole('slider'), card)

    await person.navigateTo('/dashboard/income-statement')
    const statement = page.getByRole('region', { name: 'Income statement' })
    const years = statement.getByRole('columnheader', { name: /^20\d\d/ })
    await expect(years).toHaveCount(3)
    await expectInside(years.last(), statement)
    // On the narrowest phones, the third year is cut off, and scrolling shows it.
    await page.setViewportSize({ width: 320, height: PHONE.height })
    await expectInside(years.nth(1), statement)
    await years.last().scrollIntoViewIfNeeded()
    await expectInside(years.last(), statement)
    await page.setViewportSize(PHONE)
    // A category's name has room for whole words.
    const { height } = (await statement.getByRole('row', { name: /^Groceries/ }).boundingBox())!
    expect(height).toBeLessThan(60)

    await person.navigateTo('/dashboard/wealth-simulator')
    const models = page.getByRole('region', { name: 'Models', exact: true })
    await expectInside(models.getByRole('columnheader', { name: 'Top quartile' }), models)
    await expectInside(
      models
        .getByRole('row', { name: /^Normal/ })
        .getByRole('cell')
        .last(),
      models,
    )
  })

  test('a long account name doesn’t push the result of an import off the screen', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/actual')
    const account = 'Joint account of Maximiliane and Bartholomew at the bank on Main Street'
    await page.getByLabel('Paste transactions').focus()
    await page.getByLabel('Source').fill(account)
    await importFile(page, 'may.csv', Buffer.from('Date,Description,Amount\n2026-05-05,Tea,-5.00\n'))
    const run = await importFile(page, 'june.csv', Buffer.from('Day;Text;Value;Branch\n2026-06-05;Tea;-5.00;9\n'))
    const card = page.getByRole('main')
    await expectInside(run.getByRole('button', { name: account }), card)
    await expectInside(run.getByRole('button', { name: 'Hide this result' }), card)
  })

  test('amounts, the Review badge and the actions for selected rows aren’t cut off', async ({ page, person }) => {
    await person.tryDemo('/dashboard/account-statements')
    const flows = page.getByText(/^CA\$.* in, CA\$.* out$/)
    await expectNotCutOff(flows.first())

    // With the year in its date, a row's second line is at its longest.
    await page.clock.setFixedTime(new Date('2030-01-01T12:00:00Z'))
    await person.navigateTo('/dashboard/actual?needs_review=true')
    const row = page
      .getByRole('row')
      .filter({ hasText: /\b20\d\d\b.*Review/ })
      .first()
    const badge = row.getByText('Review', { exact: true })
    await expectInside(badge, row)
    await expectNotCutOff(badge.locator('..'))

    await page.getByRole('checkbox', { name: 'Select all rows' }).check()
    const actions = page.getByRole('toolbar', { name: 'Selected transactions' }).locator('.mantine-Button-label')
    await expect(actions).toHaveCount(3)
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: PHONE.height })
      for (const label of await actions.all()) await expectNotCutOff(label)
    }
  })

  test('the form that fixes a line isn’t cut off by a scrolling box', async ({ page, person }) => {
    await person.signUpSubscribed('/dashboard/actual')
    await page
      .getByLabel('Paste transactions')
      .fill('Date,Description,Amount\n2026-05-05,Tea,-5.00\nsoon,Book,-13.20\n')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('button', { name: '1 unreadable', exact: true }).click({ timeout: 150_000 })
    await page.getByRole('button', { name: 'Fix and add: line 3' }).click()
    const add = page.getByRole('form', { name: 'Line 3' }).getByRole('button', { name: 'Add' })
    await expect(add).toBeVisible()
    const scrollers = await add.evaluate((button) => {
      const found: Element[] = []
      for (let box = button.parentElement; box && box !== document.body; box = box.parentElement) {
        if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
          found.push(box)
        }
      }
      return found.length
    })
    expect(scrollers).toBe(0)
  })
})

test.describe('in the dark theme', () => {
  test.use({ viewport: DESKTOP, colorScheme: 'dark' })

  test('a selected segment is lighter than its track', async ({ page, person }) => {
    await person.tryDemo()
    for (const [path, name] of [
      ['/dashboard', 'Monthly'],
      ['/dashboard/account-info', 'Auto'],
      ['/dashboard/income-statement', 'Actual'],
      ['/dashboard/actual?panel=add', 'Money out'],
    ] as const) {
      await person.navigateTo(path)
      const selected = page.getByRole('radio', { name, exact: true })
      await expect(selected).toBeChecked()
      const [segment, track] = await selected.evaluate((radio) => {
        const getBrightness = (element: Element) => {
          const channels = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
          return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0)
        }
        return [getBrightness(radio.nextElementSibling!), getBrightness(radio.closest('fieldset')!)]
      })
      expect(segment, path).toBeGreaterThan(track!)
    }
  })
})

// The journeys ask for reduced motion, which turns off the transition that centers the library's spinner.
test('the spinner of a busy button is inside the button', async ({ page, person }) => {
  await person.signUpSubscribed('/dashboard/budget')
  const release = Promise.withResolvers<void>()
  await page.route('**/api/budget-items/from-text/', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByLabel('Describe what you plan to spend and earn').fill('Gym 40 a month')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const busy = page.locator('button[data-loading]')
  await expectInside(busy.locator('.mantine-Button-loader'), busy)
  release.resolve()
  await expect(page.getByText('We found 1 item. Look right?')).toBeVisible()
})

const PAGES_WITH_MONEY = [
  '/dashboard',
  '/dashboard/budget',
  '/dashboard/actual',
  '/dashboard/investment-accounts',
  '/dashboard/account-statements',
  '/dashboard/investment-performance',
  '/dashboard/income-statement',
  '/dashboard/compare-yourself',
  '/dashboard/wealth-simulator',
]

const PAGES_WITHOUT_MONEY = [
  '/dashboard/manage-instructions',
  '/dashboard/history',
  '/dashboard/faqs',
  '/dashboard/account-info',
  '/dashboard/personal-attributes',
  '/dashboard/subscription',
]
const SIZES = [DESKTOP, { width: 1024, height: 768 }, { width: 768, height: 1024 }, PHONE]

test('every dashboard page fits common screens, and amounts have thousands separators', async ({ page, person }) => {
  await person.tryDemo()
  for (const path of [...PAGES_WITH_MONEY, ...PAGES_WITHOUT_MONEY]) {
    await page.setViewportSize(DESKTOP)
    await person.navigateTo(path)
    if (PAGES_WITH_MONEY.includes(path)) {
      await expect.poll(async () => (await findAmounts(page)).grouped.length, { message: path }).toBeGreaterThan(0)
    }
    await page.waitForLoadState('networkidle')
    expect((await findAmounts(page)).ungrouped, path).toEqual([])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const message = `${path} at ${size.width} pixels`
      await expect.poll(() => getOverflow(page), { message }).toBe(0)
      await expect.poll(() => findCutHeadings(page), { message }).toEqual([])
    }
  }
})

/** Column headings that are wider than their columns. */
function findCutHeadings(page: Page) {
  return page
    .getByRole('columnheader')
    .evaluateAll((headings) =>
      headings.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    )
}

/** Amounts of a thousand and more in texts, labels and charts, with and without separators. */
function findAmounts(page: Page) {
  return page.evaluate(() => {
    const texts: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title]')) {
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '')
    }
    const findTexts = (pattern: RegExp) => texts.filter((text) => pattern.test(text))
    return {
      grouped: findTexts(/[$€£¥]\s?\d{1,3}(,\d{3})+/),
      ungrouped: findTexts(/[$€£¥]\s?\d{4,}|\b\d{4,}[.]\d{2}\b/),
    }
  })
}

/** Expects the text to fit inside its box. */
async function expectNotCutOff(text: Locator) {
  await expect(text).toBeVisible()
  expect(await text.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
}

/** Expects `inner` to be within the edges of `outer`. */
async function expectInside(inner: Locator, outer: Locator) {
  await expect(inner).toBeVisible()
  await expect
    .poll(async () => {
      const [small, large] = [await inner.boundingBox(), await outer.boundingBox()]
      if (!small || !large) return false
      const isInside = (at: 'x' | 'y', size: 'width' | 'height') =>
        small[at] >= large[at] - 1 && small[at] + small[size] <= large[at] + large[size] + 1
      return isInside('x', 'width') && isInside('y', 'height')
    })
    .toBe(true)
}
