import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { replyWithError } from '../errors.ts'
import { serveWebPages } from './web-pages.ts'

test('without built pages, a browser gets “not found” instead of an endless redirect', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler(replyWithError)
  await serveWebPages(app, null)
  const response = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(404)
})
