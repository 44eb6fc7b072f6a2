import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'

type Page = { html: Buffer; brotli: Buffer; etag: string }
export type WebPages = { folder: string; pages: ReadonlyMap<string, Page>; scriptHashes: readonly string[] }

type PageConfig = Pick<Config, 'forumUrl' | 'socialUrl' | 'demo' | 'publicUrl' | 'billing' | 'signUps'>

const API_PREFIXES = ['/api/', '/accounts/', '/billing/', '/submit-feedback']

/** Reads the built pages once and fills in their placeholders. Null if nothing is built. */
export function loadWebPages(folder: string, config: PageConfig): WebPages | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const pages = new Map<string, Page>()
  const values = getPlaceholders(config)
  const hashes = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(join(folder, file), 'utf8').replace(/__[A-Z]+(?:_[A-Z]+)*__/g, (name) => {
      const value = values[name]
      return value === undefined ? name : escapeAttribute(value)
    })
    for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    }
    const path = `/${file
      .replaceAll('\\', '/')
      .replace(/(^|\/)index\.html$/, '')
      .replace(/\.html$/, '')}`
    const bytes = Buffer.from(html)
    pages.set(path, {
      html: bytes,
      brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    })
  }
  return { folder, pages, scriptHashes: [...hashes] }
}

/**
 * Serves the public pages, the dashboard's single page for all its paths, and their files. A browser that opens any
 * other path goes to the landing page; other requests get 404.
 */
export async function serveWebPages(app: FastifyInstance, web: WebPages | null): Promise<void> {
  app.setNotFoundHandler((request, reply) => {
    if (web !== null && isPageRequest(request)) return reply.redirect('/', 302)
    throw new AppError('not-found', 'Not found.')
  })
  if (web === null) return

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, isAsset: true }
    })
    await scope.register(fastifyStatic, {
      root: web.folder,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      setHeaders: (response, path) => {
        // Files with a hash in their name never change.
        const isHashed = /[/\\]assets[/\\]/.test(path)
        response.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
    for (const [path, page] of web.pages) {
      if (path === '/dashboard') continue
      scope.get(path, (request, reply) => sendPage(request, reply, page))
      if (path !== '/') scope.get(`${path}/`, (request, reply) => sendPage(request, reply, page))
    }
    const dashboard = web.pages.get('/dashboard')
    if (dashboard) {
      scope.get('/dashboard', (request, reply) => sendPage(request, reply, dashboard))
      scope.get('/dashboard/*', (request, reply) => sendPage(request, reply, dashboard))
    }
  })
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.header('Cache-Control', 'no-cache').header('ETag', page.etag).header('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  if (/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('Content-Encoding', 'br').send(page.brotli)
  return reply.send(page.html)
}

function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (API_PREFIXES.some((prefix) => request.url.startsWith(prefix))) return false
  return (request.headers.accept ?? '').includes('text/html')
}

/** The placeholders in the built pages that the configuration fills in. */
function getPlaceholders(config: PageConfig): Record<string, string> {
  const { currency, priceMonthly, priceYearly, trialDays } = config.billing
  const formatPrice = (amount = '0') =>
    new Intl.NumberFormat('en', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
      Number(amount),
    )
  return {
    __FORUM_URL__: config.forumUrl,
    __SOCIAL_URL__: config.socialUrl,
    __PUBLIC_URL__: config.publicUrl,
    __DEMO__: config.demo.isOn ? '1' : '0',
    __PRICE_MONTHLY__: formatPrice(priceMonthly),
    __PRICE_YEARLY__: formatPrice(priceYearly),
    __TRIAL_DAYS__: String(trialDays),
    __SIGNUPS__: config.signUps,
    __BILLING__: getBillingMode(config.billing),
  }
}

/** `home`: the only plan is free. */
function getBillingMode({ provider, priceMonthly, priceYearly }: Config['billing']): string {
  return provider === 'local' && priceMonthly === undefined && priceYearly === undefined ? 'home' : provider
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
