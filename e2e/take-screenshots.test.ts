import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './journey.ts'
import { openComplete, SHOTS } from './take-screenshots.ts'

test('the screenshot script covers every picture on the landing page, and each page it opens is complete', async ({
  page,
  person,
}) => {
  await page.goto('/')
  const pictures = page.locator('picture img[src^="/screenshots/"]')
  await expect(pictures).toHaveCount(2 * SHOTS.length)
  const used = await pictures.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  const expected = SHOTS.flatMap(({ name }) =>
    ['light', 'dark'].map((theme) => `/screenshots/${name}-${theme}-1x.webp`),
  )
  expect(used.toSorted()).toEqual(expected.toSorted())
  for (const path of expected) expect(existsSync(join(import.meta.dirname, '../web/public', path)), path).toBe(true)

  await person.tryDemo()
  for (const shot of SHOTS) {
    await page.setViewportSize(shot.viewport)
    await openComplete(page, shot)
  }
})
