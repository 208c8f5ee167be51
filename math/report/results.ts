import { type Cell, esc, number, percent, type Section, table, text } from '#math/report/html'
import { edgePlot } from '#math/report/plots'
import type { Study } from '#math/report/study'
import type { BetReturn } from '#math/returns/types'

const HEAD = ['Bet', 'Return', 'House edge', 'Hit rate', 'Deviation', 'Rulebook', 'Agrees', 'Note']

/** All bets of all games beside what the rulebooks print. */
export function results(studies: readonly Study[]): Section {
  const notes: string[] = []
  const tables = studies.map(({ name, id, decks, bets }) =>
    table({
      caption: `${name} (${id}), ${decks} decks`,
      head: HEAD,
      class: 'right even noted',
      rows: [...bets].map(([bet, figures]) => rowOf(bet, figures, notes)),
    }),
  )
  const list = notes.map((note) => `<li>${esc(note)}</li>`).join('\n')
  return {
    id: 'results',
    title: 'Results',
    body: `${summary(studies)}\n${tables.join('\n')}\n<ol class="notes">${list}</ol>`,
  }
}

function rowOf(bet: string, figures: BetReturn, notes: string[]): readonly Cell[] {
  const { rtp, houseEdge, hit, standardDeviation, documented, designed, method, note } = figures
  const said = [method === 'exact' ? '' : `Method: ${method}.`, note ?? ''].filter((part) => part !== '')
  const known = notes.indexOf(said.join(' '))
  const mark = said.length === 0 ? '' : String(known < 0 ? notes.push(said.join(' ')) : known + 1)
  const printed = designed === undefined ? '–' : `set to ${percent(designed, 2)}`
  return [
    text(bet),
    { ...number(percent(rtp, 4)), class: 'number strong' },
    number(percent(houseEdge, 4)),
    number(percent(hit, 2)),
    number(standardDeviation.toFixed(4)),
    number(documented === null ? printed : percent(documented, 2)),
    agreement(figures),
    number(mark),
  ]
}

function agreement({ agrees }: BetReturn): Cell {
  if (agrees === null) return { html: '–', class: 'number quiet' }
  return agrees ? { html: 'yes ✓', class: 'number yes' } : { html: 'no ✗', class: 'number no' }
}

function summary(studies: readonly Study[]): string {
  const bets = studies.flatMap((study) => [...study.bets.values()])
  const documented = bets.filter(({ agrees }) => agrees !== null)
  const agreeing = documented.filter(({ agrees }) => agrees === true)
  const others = documented.length - agreeing.length
  return `<p>${bets.length} bets of ${studies.length} games. For ${documented.length} of them a rulebook prints a return;
${agreeing.length} agree with it to the hundredth of a per cent${others === 0 ? '' : `, ${others} ${others === 1 ? 'does' : 'do'} not, as the notes say`}.</p>`
}

export function edges(studies: readonly Study[]): Section {
  return {
    id: 'edges',
    title: 'House edges',
    body: `<figure>${edgePlot(studies)}<figcaption>What of a unit staked the house keeps on average. At blackjack’s main
bets it is counted on the first stake.</figcaption></figure>`,
  }
}
