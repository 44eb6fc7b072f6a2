import { expect, test } from 'vitest'
import { fillTemplate, renderHead } from './prerender.ts'

const page = { path: '/login', title: 'Log <In> & "out"', description: 'Words.', source: 'src/log-in.tsx' }
const manifest = {
  'src/log-in.tsx': { file: 'assets/log-in.js', css: ['assets/log-in.css'], imports: ['_shared.js', 'index.html'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: ['index.html'] },
  'index.html': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_shared.js'] },
}
const template =
  '<head><!--page-head--><script src="/assets/main.js"></script><link href="/assets/main.css"></head><!--page-body-->'

test('a page loads its own files and shared ones, but none that the template already loads', () => {
  const head = renderHead(page, manifest, template)
  const files = [...head.matchAll(/href="\/(assets[^"]*)"/g)].map((match) => match[1])
  expect(files).toEqual(['assets/shared.css', 'assets/log-in.css', 'assets/log-in.js', 'assets/shared.js'])
})

test('titles can’t break out of the head', () => {
  expect(renderHead(page, manifest, template)).toContain('<title>Log &lt;In> &amp; &quot;out&quot;</title>')
})

test('a page whose code isn’t in the build, or a template without a placeholder, stops the build', () => {
  expect(() => renderHead({ ...page, source: 'src/gone.tsx' }, manifest, template)).toThrow('src/gone.tsx')
  expect(() => fillTemplate('<!--page-head-->', '', '')).toThrow('<!--page-body-->')
  expect(fillTemplate(template, 'HEAD', 'costs $& and $1')).toContain('costs $& and $1')
})
