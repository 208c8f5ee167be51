import { createHash } from 'node:crypto'
import { SCRIPT } from '#server/gateway/page/script'
import { STYLE } from '#server/gateway/page/style'

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230b2a20'/%3E%3Cpath d='M16 5c4 6 9 8 9 13a5 5 0 0 1-8 4l2 5h-6l2-5a5 5 0 0 1-8-4c0-5 5-7 9-13z' fill='%23d9b867'/%3E%3C/svg%3E"

/** What a visitor sees: the tables of the house, live. */
export const PAGE = `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sabot: i tavoli</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<main>
<header><h1>Sabot</h1><p>Blackjack e baccarat dal vivo</p><p id="status" role="status">Un momento…</p></header>
<ul id="tables" aria-label="Tavoli"></ul>
<noscript>Per vedere i tavoli in diretta serve JavaScript.</noscript>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`

/** Only this style and this script run on our pages, known by their hashes; nothing is loaded from elsewhere. */
export const CONTENT_POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': [hashOf(SCRIPT)],
  'style-src': [hashOf(STYLE)],
  'img-src': ['data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
