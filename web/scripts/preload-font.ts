import type { Plugin } from 'vite'

/** Adds a preload for the one font every page needs, under its built file name. */
export function preloadFont(fileName: RegExp): Plugin {
  return {
    name: 'evenkeel-preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => fileName.test(name))
        if (!file) return []
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          },
        ]
      },
    },
  }
}
