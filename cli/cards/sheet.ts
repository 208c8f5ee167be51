import { code39 } from '#cli/cards/code39'

const HEIGHT = 30

/** A page for the printer: every card's bar code with its text below, a deck a page. */
export function sheetOf(codes: readonly string[], cardsPerDeck: number): string {
  const decks = Array.from({ length: Math.ceil(codes.length / cardsPerDeck) }, (_, deck) =>
    codes.slice(deck * cardsPerDeck, (deck + 1) * cardsPerDeck),
  )
  const pages = decks.map((deck) => `<section>${deck.map(label).join('\n')}</section>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Card codes</title>
<style>
section { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; break-after: page }
figure { margin: 0; text-align: center; font: 3mm monospace; break-inside: avoid }
svg { width: 100%; height: 9mm }
</style>
${pages.join('\n')}
</html>
`
}

function label(code: string): string {
  const { bars, width } = code39(code)
  const path = bars.map(({ at, width }) => `M${at} 0h${width}v${HEIGHT}h-${width}z`).join('')
  const svg = `<svg viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none"><path d="${path}"/></svg>`
  return `<figure>${svg}${code}</figure>`
}
