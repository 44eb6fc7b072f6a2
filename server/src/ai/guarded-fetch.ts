/** Larger than any answer to our questions. */
const MAX_ANSWER_BYTES = 1_000_000

/**
 * A fetch that sends nothing unseen: `onSend` gets the text of the body first. It follows no redirects (a request
 * recorded for one host goes to no other) and fails on overlong responses.
 */
export function createGuardedFetch(onSend: (body: string) => Promise<void>): typeof fetch {
  return async (input, init) => {
    await onSend(typeof init?.body === 'string' ? init.body : '')
    const response = await fetch(input, { ...init, redirect: 'error' })
    return new Response(response.body?.pipeThrough(limit(MAX_ANSWER_BYTES)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }
}

function limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new Error(`the answer is longer than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
}
