import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type RequestedRow = { id: string; text: string; direction: 'in' | 'out' }
/** A request to the model, in the same form for every vendor. */
type ModelRequest = {
  vendor: 'openai' | 'anthropic'
  rows: RequestedRow[]
  categories: string[]
  body: string
  data: unknown
}
/** Returns the model's text, or does anything else that can happen on the wire. */
type Play = (
  modelRequest: ModelRequest,
  response: ServerResponse,
  call: number,
) => string | undefined | Promise<string | undefined>

const WELL_KNOWN: [RegExp, string][] = [
  [/STARBUCKS|MCDONALDS/, 'Dining & Coffee'],
  [/ALDI|TRADER JOES/, 'Groceries'],
  [/LUFTHANSA|RYANAIR/, 'Travel'],
  [/VERIZON|VODAFONE/, 'Phone & Internet'],
  [/NETFLIX|SPOTIFY/, 'Subscriptions'],
  [/PETSMART/, 'Pets'],
  [/H AND M/, 'Clothing'],
  [/WALGREENS/, 'Health'],
]

/** What a sensible model would answer: well-known merchants, and `fallback` for the rest. */
export function answerSensibly(rows: readonly RequestedRow[], fallback = 'Education') {
  return rows.map(({ id, text }) => ({
    id,
    category: WELL_KNOWN.find(([pattern]) => pattern.test(text))?.[1] ?? fallback,
    simple_name: 'Evening School',
    sure: true,
  }))
}

/** A fake AI vendor over HTTP on loopback that speaks both protocols. `play` decides how well it behaves. */
export async function startVendorDouble(play: Play = ({ rows }) => JSON.stringify({ rows: answerSensibly(rows) })) {
  const calls: ModelRequest[] = []
  const sockets = new Set<object>()
  const double = { play, calls, url: '', countOpenSockets: () => sockets.size, waitForSockets }
  const server = createServer(async (request, response) => {
    response.shouldKeepAlive = false // So any connection that is still open was left open by the caller.
    const body = await readAll(request)
    const modelRequest = readModelRequest(request, body)
    calls.push(modelRequest)
    const text = await double.play(modelRequest, response, calls.length)
    if (text === undefined || response.writableEnded || response.destroyed) return
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(wrap(modelRequest.vendor, text, body)))
  })
  const onClosed: (() => void)[] = []
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      for (const callback of onClosed.splice(0)) callback()
    })
  })
  /** Resolves when all connections are closed. */
  async function waitForSockets() {
    while (sockets.size > 0) await new Promise<void>((resolve) => onClosed.push(resolve))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return double
}

function readModelRequest(request: IncomingMessage, body: string): ModelRequest {
  const vendor = request.url?.endsWith('/messages') ? 'anthropic' : 'openai'
  const sent = JSON.parse(body) as { messages: { role: string; content: string | { text: string }[] }[] }
  const { content } = sent.messages.findLast(({ role }) => role === 'user')!
  const data = JSON.parse(typeof content === 'string' ? content : content.map(({ text }) => text).join('')) as {
    rows?: RequestedRow[]
    categories?: string[]
  }
  return { vendor, rows: data.rows ?? [], categories: data.categories ?? [], body, data }
}

function wrap(vendor: ModelRequest['vendor'], text: string, body: string) {
  if (vendor === 'openai') {
    const message = { role: 'assistant', content: text }
    return {
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'double',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 23, total_tokens: 123 },
    }
  }
  const usesTool = 'tools' in (JSON.parse(body) as object)
  const content = usesTool
    ? [{ type: 'tool_use', id: 't1', name: 'json', input: JSON.parse(text) as unknown }]
    : [{ type: 'text', text }]
  const usage = { input_tokens: 100, output_tokens: 23 }
  const stop = usesTool ? 'tool_use' : 'end_turn'
  return { id: 'm1', type: 'message', role: 'assistant', model: 'double', content, stop_reason: stop, usage }
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
