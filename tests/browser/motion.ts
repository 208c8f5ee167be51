import type { BrowserContext } from 'playwright-core'

const SHARE = 0.1
/** The tokens' movements. What breathes without end, and how long a word is to be read, stays as it is. */
const MOVES = {
  ...{
    '--t-tap': 90,
    '--t-quick': 160,
    '--t-base': 240,
    '--t-chip': 300,
    '--t-collect': 520,
    '--t-count': 900,
  },
  ...{ '--t-card-slide': 420, '--t-card-turn': 380, '--t-card-peek': 1600 },
} as const

/** Everything moves as it does for people, in a tenth of the time: whoever wants nothing to move still has it so. */
export async function quicken(context: BrowserContext): Promise<void> {
  const moves = Object.entries(MOVES).map(([token, millis]) => `${token}: ${millis * SHARE}ms;`)
  await context.addInitScript(
    (rule) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rule)
      document.adoptedStyleSheets = [sheet]
    },
    `:root { ${moves.join(' ')} --motion: ${SHARE}; }`,
  )
}
