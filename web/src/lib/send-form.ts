type Form = {
  headers: Record<string, string>
  body: FormData
  signal?: AbortSignal | undefined
  /** Called with the share that has been sent, from 0 to 1. */
  onSent: (share: number) => void
}

/** Posts a form like `fetch`, but reports upload progress, which `fetch` can't. Fails and aborts like `fetch`. */
export function sendForm(address: string, { headers, body, signal, onSent }: Form): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () =>
      resolve(new Response(request.response as Blob, { status: request.status, headers: parseHeaders(request) })),
    )
    request.addEventListener('error', () => reject(new TypeError('Couldn’t send the form.')))
    request.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')))
    if (signal?.aborted) return reject(new DOMException('Stopped.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

function parseHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  return new Headers(
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : []
    }),
  )
}
