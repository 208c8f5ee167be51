/** What our pages may do: their own scripts, styles, fonts and pictures, their own server, and nothing else. */
export const CONTENT_POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  // The cloth's weave and the icons are drawings inside the style.
  'img-src': ["'self'", 'data:'],
  // A video is put together in the page, by a worker made there.
  'media-src': ["'self'", 'blob:'],
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}
