import { combinationCounts } from '#math/report/appendix'
import { assumptions } from '#math/report/assumptions'
import { bestPlay } from '#math/report/blackjack/best-play'
import { fireBlaze } from '#math/report/blackjack/fire-blaze'
import { rulesTable } from '#math/report/blackjack/rules-table'
import { esc, type Section } from '#math/report/html'
import { edges, results } from '#math/report/results'
import type { Study } from '#math/report/study'
import { STYLE } from '#math/report/style'
import { verification } from '#math/report/verification'

export interface Imprint {
  readonly version: string
  /** As it is to be shown. */
  readonly date: string
  readonly seed: bigint
}

const TITLE = 'Theoretical returns of the table games'

/** One page that stands by itself: no script, no link to anything outside. */
export function reportPage(studies: readonly Study[], imprint: Imprint): string {
  const sections = [
    results(studies),
    assumptions(studies, rulesTable(studies)),
    edges(studies),
    bestPlay(studies),
    fireBlaze(studies),
    verification(studies),
    combinationCounts(studies),
  ].filter((section) => section !== null)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sabot ${esc(imprint.version)}: ${TITLE}</title>
<style>${STYLE}</style>
</head>
<body>
${heading(studies, imprint)}
<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ol>
${sections.map(({ id, title }) => `<li><a href="#${id}">${esc(title)}</a></li>`).join('\n')}
</ol></nav>
<main>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`
}

function heading(studies: readonly Study[], { version, date, seed }: Imprint): string {
  const rounds = studies[0]?.run.at(-1)?.rounds ?? 0
  const facts: readonly (readonly [string, string])[] = [
    ['Platform', `Sabot ${version}`],
    ['Date', date],
    ['Games', studies.map(({ name }) => name).join(', ')],
    ['Method', 'exact enumeration; verified by simulation'],
    ['Simulation', `${rounds.toLocaleString('en')} rounds a game, seed ${seed.toString(16)}`],
  ]
  return `<header>
<p class="kicker">Sabot · technical report</p>
<h1>${TITLE}</h1>
<p class="lead">Every bet of every game, computed from the rules the engine runs, beside the figures its rulebook prints.</p>
<dl>
${facts.map(([name, value]) => `<dt>${esc(name)}</dt><dd>${esc(value)}</dd>`).join('\n')}
</dl>
</header>`
}

function sectionHtml({ id, title, body }: Section, index: number): string {
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${index + 1}. ${esc(title)}</h2>
${body}
</section>`
}
