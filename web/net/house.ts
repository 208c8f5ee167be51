import type { PlayerCommand } from '#protocol/commands'
import { type Heard, hear } from '#protocol/fold'
import { FRAME_MESSAGES, type FromPlayer } from '#protocol/from-player'
import { HTTP } from '#protocol/http'
import { hearLobby } from '#protocol/lobby/fold'
import type { LobbyChangedMessage, LobbyLevel, LobbyMessage } from '#protocol/lobby/messages'
import { readFrame } from '#protocol/read-frame'
import type { EventsMessage, SnapshotMessage, ToPlayer } from '#protocol/to-player'
import { alone } from '#web/net/alone'
import { ask, isProblem } from '#web/net/http'
import { Link } from '#web/net/link'
import { type Answer, Orders } from '#web/net/orders'
import { heardChat } from '#web/state/chat'
import { heardPong, heardTime } from '#web/state/clock'
import { setConnection } from '#web/state/connection'
import { setLobby, useLobby } from '#web/state/lobby'
import { useNotices } from '#web/state/notices'
import { setOrders } from '#web/state/orders'
import { setPerson, setPurse, setTableCash, usePerson } from '#web/state/person'
import { forgetSettings, heardSettings, loadSettings, useSettings } from '#web/state/settings'
import { changePlace, dropPlace, placeOf, tellTableEvents, useTables } from '#web/state/tables'

const PING_MILLIS = 5_000
const DEAF_MILLIS = 12_000

const link = new Link({
  opened: () => setConnection('open'),
  heard: heardFrame,
  lost: () => setConnection('lost'),
  unknown: () => void signIn(),
})
const orders = new Orders((message) => send(message), setOrders)
let level: LobbyLevel = 'off'
let pingedAt: number | null = null
/** Whom the tables were told to. */
let toldTo: string | null = null

/** Signs in, as a guest when there is nobody yet, and stays connected from then on. */
export function openHouse(): void {
  void signIn().then(() => link.open())
  setInterval(look, PING_MILLIS)
  followChatSetting()
}

/** Asks the house who this is. Called again whenever the answer may be another one. */
export async function signIn(): Promise<void> {
  const person = await alone(() => ask(HTTP.session, 'POST', '/api/session'))
  if (isProblem(person)) return
  const before = usePerson.getState().person
  if (before !== null && before.player !== person.player) {
    orders.forget('')
    forgetSettings()
  }
  setPerson(person)
  await loadSettings()
}

/** Somebody else is signed in now: everything is asked for afresh, as them. */
export async function changePerson(): Promise<void> {
  await signIn()
  link.hangUp()
}

export function join(table: string): void {
  changePlace(table, { elsewhere: false })
  send(joining(table))
}

export function leave(table: string): void {
  dropPlace(table)
  send({ type: 'leave', table })
}

/** Resolves with the one answer, however often the connection is lost before it comes. */
export function give(table: string, command: PlayerCommand): Promise<Answer> {
  return orders.give(table, command)
}

/** How much of the lobby this window needs to know (MP, TP-1). */
export function watchLobby(wanted: LobbyLevel): void {
  level = wanted
  if (wanted === 'off') setLobby(null)
  send({ type: 'lobby', level })
}

export function send(...messages: readonly FromPlayer[]): boolean {
  for (let start = 0; start < messages.length; start += FRAME_MESSAGES) {
    if (!link.send(JSON.stringify(messages.slice(start, start + FRAME_MESSAGES)))) return false
  }
  return true
}

function joining(table: string): FromPlayer {
  const since = placeOf(table).tracked?.upto
  return since === undefined ? { type: 'join', table } : { type: 'join', table, since }
}

/** Is anybody there, was anything lost? */
function look(): void {
  const now = performance.now()
  if (pingedAt !== null && now - pingedAt > DEAF_MILLIS) {
    pingedAt = null
    link.hangUp()
    return
  }
  orders.sendOverdue()
  if (pingedAt === null && send({ type: 'ping', at: Math.round(now) })) pingedAt = now
}

function heardFrame(text: string): void {
  const messages = readFrame(text)
  if (messages === null) link.hangUp()
  else for (const message of messages) heard(message)
}

function heard(message: ToPlayer): void {
  switch (message.type) {
    case 'welcome':
      return welcomed(message)
    case 'snapshot':
    case 'events':
      return heardTable(message)
    case 'answer':
      return orders.answered(message)
    case 'error':
      return orders.failed(message)
    case 'purse':
      return setPurse({ cash: message.cash, golden: message.golden })
    case 'tablePurse':
      return setTableCash(message.table, message.cash)
    case 'pong':
      pingedAt = null
      return heardPong(message.at, message.now)
    case 'lobby':
    case 'lobbyChanged':
      return heardLobby(message)
    case 'settings':
      return heardSettings(message)
    case 'left':
      return changePlace(message.table, { elsewhere: true, tracked: null })
    case 'notice':
      return heardNotice(message)
    case 'check':
      useNotices.setState({ check: message })
      return
    case 'chat':
    case 'chatLines':
    case 'chatHidden':
    case 'said':
    case 'notSaid':
    case 'muted':
      return heardChat(message)
    default:
      message satisfies never
  }
}

function welcomed(message: ToPlayer & { readonly type: 'welcome' }): void {
  pingedAt = null
  heardTime(message.now)
  if (toldTo !== message.player) forgetTold()
  toldTo = message.player
  const { person } = usePerson.getState()
  if (person?.player === message.player) {
    setPurse({ cash: message.cash, golden: message.golden })
    // They may have been changed elsewhere while nobody could be told.
    void loadSettings()
  } else void signIn()
  if (useSettings.getState().settings.chatHidden) send({ type: 'chat', on: false })
  // How much of it is unread; looking at it is another thing.
  send({ type: 'support', read: false })
  joinAll()
  if (level !== 'off') send({ type: 'lobby', level })
  orders.sendAll()
}

/** What was told to somebody else holds their chips and not one's own. */
function forgetTold(): void {
  for (const table of Object.keys(useTables.getState().places)) changePlace(table, { tracked: null })
}

function joinAll(): void {
  const here = Object.entries(useTables.getState().places).filter(([, { elsewhere }]) => !elsewhere)
  send(...here.map(([table]) => joining(table)))
}

/** TP-8: chat that is not seen is not sent either; when it is wanted again, joining brings the last lines. */
function followChatSetting(): void {
  useSettings.subscribe(({ settings: { chatHidden } }, before) => {
    if (chatHidden === before.settings.chatHidden) return
    send({ type: 'chat', on: !chatHidden })
    if (!chatHidden) joinAll()
  })
}

function heardTable(message: SnapshotMessage | EventsMessage): void {
  const { table } = message
  if (useTables.getState().places[table] === undefined) return
  const told = folded(message)
  if (told === 'ignored') return
  if (told === 'gap') {
    send(joining(table))
    return
  }
  changePlace(table, { tracked: told, trouble: null })
  if (message.type === 'events') tellTableEvents(table, message.events, told.state, message.at)
}

/** What cannot be folded is as good as missed: a snapshot will tell. */
function folded(message: SnapshotMessage | EventsMessage): Heard {
  try {
    return hear(placeOf(message.table).tracked, message)
  } catch {
    changePlace(message.table, { tracked: null })
    return 'gap'
  }
}

function heardLobby(message: LobbyMessage | LobbyChangedMessage): void {
  if (level === 'off') return
  const known = hearLobby(useLobby.getState().known, message)
  if (known === 'gap') send({ type: 'lobby', level })
  else setLobby(known)
}

function heardNotice({ table, kind, text }: ToPlayer & { readonly type: 'notice' }): void {
  if (kind === 'paused' && table !== null) changePlace(table, { trouble: text })
  else if (kind === 'resumed' && table !== null) changePlace(table, { trouble: null })
  else if (kind === 'closing' || kind === 'barred') useNotices.setState({ house: { kind, text } })
  else useNotices.setState({ house: null })
}
