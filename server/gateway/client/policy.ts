import type { Config } from '#server/config/config'

/** What our pages may do: their own scripts, styles, fonts and pictures, their own server and the tables' streams. */
export function contentPolicy({ tables }: Pick<Config, 'tables'>): Record<string, string[]> {
  const streams = [...new Set(tables.flatMap(({ video }) => (video === null ? [] : [new URL(video).origin])))]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // The cloth's weave and the icons are drawings inside the style.
    'img-src': ["'self'", 'data:'],
    // A stream is put together in the page, by a worker made there; some browsers play it by themselves.
    'media-src': ["'self'", 'blob:', ...streams],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...streams],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
}
