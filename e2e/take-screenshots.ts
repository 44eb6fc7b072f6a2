// Takes the landing page's pictures from a running server with the demo on, in both themes:
//
//   node e2e/take-screenshots.ts http://localhost:3000 [folder]
//
// CHROMIUM is the path of an installed browser; ONLY names the pictures to take.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** `shown` selects an element that only appears once the page is complete. */
export const SHOTS = [
  { name: 'dashboard', path: '/dashboard', viewport: DESKTOP, width: 1200, shown: 'figure svg' },
  { name: 'dashboard-phone', path: '/dashboard', viewport: PHONE, width: 280, shown: 'h1' },
  { name: 'transactions', path: '/dashboard/actual', viewport: DESKTOP, width: 720, shown: 'main table' },
  { name: 'budget', path: '/dashboard/budget', viewport: DESKTOP, width: 720, shown: 'main table' },
  { name: 'income-statement', path: '/dashboard/income-statement', viewport: DESKTOP, width: 720, shown: 'main table' },
  {
    name: 'performance',
    path: '/dashboard/investment-performance',
    viewport: DESKTOP,
    width: 720,
    shown: 'figure svg',
  },
  { name: 'simulator', path: '/dashboard/wealth-simulator', viewport: DESKTOP, width: 720, shown: 'main canvas' },
] as const
const folder = process.argv[3] ?? join(import.meta.dirname, '../web/public/screenshots')

async function takeAll(address: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  })
  try {
    // One demo household for all pictures, so they match.
    const context = await browser.newContext({ baseURL: address })
    const { csrfToken } = await (await context.request.get('/accounts/csrf/')).json()
    const demo = await context.request.post('/accounts/demo/', {
      headers: { 'X-CSRFToken': csrfToken, Origin: address },
    })
    if (!demo.ok()) throw new Error(`the demo answered ${demo.status()}: ${await demo.text()}`)
    const storageState = await context.storageState()
    for (const shot of SHOTS.filter(({ name }) => !process.env.ONLY || process.env.ONLY.split(',').includes(name))) {
      for (const theme of ['light', 'dark'] as const) {
        await takeScreenshot(browser, { ...shot, theme, address, storageState })
        console.log(`${shot.name}-${theme}`)
      }
    }
  } finally {
    await browser.close()
  }
}

type Screenshot = (typeof SHOTS)[number] & {
  theme: 'light' | 'dark'
  address: string
  storageState: NonNullable<Parameters<Browser['newContext']>[0]>['storageState']
}

async function takeScreenshot(
  browser: Browser,
  { name, path, viewport, width, shown, theme, address, storageState }: Screenshot,
) {
  const context = await browser.newContext({ baseURL: address, viewport, storageState, deviceScaleFactor: 2 })
  await context.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen)
    localStorage.setItem('seenOnboarding', 'true')
  }, theme)
  const page = await context.newPage()
  await openComplete(page, { path, shown })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  // Hide the banner about the fictional household.
  await page.evaluate(() => document.querySelector('p > a[href="/signup"]')?.parentElement?.remove())
  const png = await page.screenshot({ animations: 'disabled' })
  const height = Math.round((width * viewport.height) / viewport.width)
  for (const scale of [1, 2]) {
    const webp = await toWebp(page, png, width * scale, height * scale)
    await writeFile(join(folder, `${name}-${theme}-${scale}x.webp`), webp)
  }
  await context.close()
}

/** Opens a page and waits until it's complete. On a busy machine, the network is idle long before that. */
export async function openComplete(page: Page, { path, shown }: Pick<(typeof SHOTS)[number], 'path' | 'shown'>) {
  await page.goto(path)
  await page.locator(shown).first().waitFor({ timeout: 120_000 })
  await page.locator('[role=status][aria-label^=Loading]').first().waitFor({ state: 'detached', timeout: 120_000 })
}

/** Scales and encodes in the browser, which has a good encoder. */
async function toWebp(page: Page, png: Buffer, width: number, height: number): Promise<Buffer> {
  const blank = await page.context().newPage()
  await blank.goto('about:blank')
  const base64 = await blank.evaluate(
    async ({ source, w, h }) => {
      const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]), {
        resizeWidth: w,
        resizeHeight: h,
        resizeQuality: 'high',
      })
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? ''
    },
    { source: png.toString('base64'), w: width, h: height },
  )
  await blank.close()
  return Buffer.from(base64, 'base64')
}

if (import.meta.main) await takeAll(process.argv[2] ?? 'http://localhost:3000')
