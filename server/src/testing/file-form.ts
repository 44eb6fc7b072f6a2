import type { TestClient } from './test-client.ts'

type FormOptions = { field?: string; fields?: Record<string, string>; headers?: Record<string, string> }

/** Sends a file as a page's form would; except for quotes, the name goes into the header unescaped. */
export async function postFile(
  user: TestClient,
  url: string,
  bytes: Buffer,
  fileName: string,
  options: FormOptions = {},
) {
  if (user.csrfToken === null) await user.fetchToken()
  const boundary = 'edge-of-a-form'
  const toLine = (text: string) => Buffer.from(`${text}\r\n`)
  const fields = Object.entries(options.fields ?? {}).map(([name, value]) =>
    toLine(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`),
  )
  const disposition = `form-data; name="${options.field ?? 'file'}"; filename="${fileName.replaceAll('"', '%22')}"`
  const head = toLine(
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: application/octet-stream\r\n`,
  )
  return user.sendRaw({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-csrftoken': user.csrfToken ?? '',
      ...options.headers,
    },
    payload: Buffer.concat([...fields, head, bytes, toLine(''), toLine(`--${boundary}--`)]),
  })
}
