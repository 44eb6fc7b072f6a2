import type { ServerStatus } from '@evenkeel/contract/health.ts'
import { toStatusTables } from '../../platform/status-tables.ts'

/** A page without scripts or other files, so that it works even if the web app doesn't. */
export function renderStatusPage(status: ServerStatus, now: Date): string {
  const tables = toStatusTables(status, now).map(
    ({ title, rows }) =>
      `<h2>${escapeHtml(title)}</h2><table>${rows.map((cells) => `<tr>${cells.map((cell, i) => (i === 0 ? `<th scope="row">${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`)).join('')}</tr>`).join('')}</table>`,
  )
  return renderPage(tables.join(''))
}

/** What a browser shows if the token is missing or wrong. */
export function renderTokenNeededPage(message: string): string {
  return renderPage(
    `<p>${escapeHtml(message)}</p><p>Reload the page to enter it as the password. Any username works.</p>`,
  )
}

function renderPage(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Evenkeel: server status</title><style>${STYLE}</style></head><body><main><h1>Server status</h1>${content}</main></body></html>`
}

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:50rem;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border-top:1px solid #8886;padding:.4rem .75rem .4rem 0;text-align:left;font-weight:400;vertical-align:top;overflow-wrap:anywhere}h2{font-size:1.1rem;margin-top:2rem}'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
