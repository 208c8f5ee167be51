/** Runs in the visitor's browser: lists the tables anew every second and a half while the page is looked at. */
export const SCRIPT = `
const PHASES = {
  betting: 'Puntate aperte', dealing: 'Si distribuisce', insurance: 'Assicurazione', turns: 'Giocano le mani',
  dealer: 'Gioca il banco', bonus: 'Gioco bonus', over: 'Mano conclusa',
}
const GAMES = {
  'ventuno': 'Blackjack Ventuno', 'mega-fire-blaze': 'Mega Fire Blaze Blackjack', 'free-bet': 'Free Bet Blackjack',
  'mini-baccarat': 'Mini Baccarat', 'speed-baccarat': 'Speed Baccarat',
}
const list = document.getElementById('tables')
const status = document.getElementById('status')
const cards = new Map()

function money(cents, currency) {
  const digits = cents % 100 === 0 ? 0 : 2
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const options = { style: 'currency', currency, useGrouping: 'always', ...fraction }
  return new Intl.NumberFormat('it-IT', options).format(cents / 100)
}

function limits(table) {
  const ranges = table.limits.ranges
  const range = ranges.main || ranges.player || Object.values(ranges)[0]
  return range ? money(range[0], table.currency) + ' – ' + money(range[1], table.currency) : 'senza limiti'
}

function element(name, text, kind) {
  const made = document.createElement(name)
  made.textContent = text
  if (kind) made.className = kind
  return made
}

function card(table) {
  const item = document.createElement('li')
  const title = document.createElement('div')
  title.append(element('h2', table.name), element('p', GAMES[table.game] || table.game, 'game'))
  const phase = element('p', '', 'phase')
  const facts = document.createElement('dl')
  const players = element('dd', '')
  facts.append(element('dt', 'Limiti'), element('dd', limits(table)), element('dt', 'Giocatori'), players)
  const seats = element('dd', '')
  if (table.seats) facts.append(element('dt', 'Posti occupati'), seats)
  const round = element('dd', '')
  facts.append(element('dt', 'Mano'), round)
  item.append(title, phase, facts)
  list.append(item)
  return { phase, players, seats, round }
}

function write(node, text) {
  if (node.textContent !== text) node.textContent = text
}

function show(table) {
  if (!cards.has(table.id)) cards.set(table.id, card(table))
  const { phase, players, seats, round } = cards.get(table.id)
  write(phase, table.paused ? 'In pausa' : PHASES[table.phase] || table.phase)
  phase.className = 'phase ' + (table.paused ? 'paused' : table.phase)
  write(players, String(table.players))
  if (table.seats) write(seats, table.seats.taken + ' su ' + table.seats.of)
  write(round, table.shoeRound ? String(table.shoeRound) : '–')
}

async function refresh() {
  try {
    const answer = await fetch('/api/tables', { cache: 'no-store' })
    if (!answer.ok) throw new Error(String(answer.status))
    const { tables } = await answer.json()
    tables.forEach(show)
    status.className = ''
    write(status, 'In diretta: ' + tables.length + ' tavoli')
  } catch {
    status.className = 'away'
    write(status, 'Il server non risponde, riprovo…')
  }
}

setInterval(() => document.hidden || refresh(), 1500)
document.addEventListener('visibilitychange', () => document.hidden || refresh())
refresh()
`
