import { HTTP } from '#protocol/http'
import { hearLobby } from '#protocol/lobby/fold'
import {
  LOBBY_LEVELS,
  type LobbyChangedMessage,
  type LobbyLevel,
  type LobbyMessage,
  type WatchedLevel,
} from '#protocol/lobby/messages'
import { isOfRound, type PlayerCommand } from '#protocol/player/commands'
import type { FromPlayer } from '#protocol/player/from-player'
import {
  type EventsMessage,
  readFrame,
  type SnapshotMessage,
  type ToPlayer,
} from '#protocol/player/to-player'
import { SOCKET_PATH } from '#protocol/version'
import { FRAME_MESSAGES } from '#protocol/wire/frames'
import type { AnswerReason } from '#protocol/wire/reasons'
import { heardTime } from '#ui/net/clock'
import { ask, isProblem } from '#ui/net/http'
import { Line } from '#ui/net/line'
import { commandId, Orders } from '#ui/net/orders'
import { alone } from '#web/net/alone'
import { heardChat } from '#web/state/chat'
import { setLobby, useLobby } from '#web/state/lobby'
import { useNotices } from '#web/state/notices'
import { type Answer, type Order, setOrders } from '#web/state/orders'
import { setPerson, setPurse, setTableCash, usePerson } from '#web/state/person'
import { forgetSettings, heardSettings, loadSettings, useSettings } from '#web/state/settings'
import {
  changePlace,
  dropPlace,
  folded,
  joining,
  placeOf,
  tellTableEvents,
  useTables,
} from '#web/state/tables'

const line = new Line<ToPlayer>(SOCKET_PATH, {
  read: readFrame,
  heard,
  unknown: () => void signIn(),
  beat: () => orders.sendOverdue(),
})
const orders = new Orders<Order, AnswerReason>((message) => send(message), setOrders)
/** How much of the lobby each part of this window wants to know. */
const wishes = new Set<{ readonly level: WatchedLevel }>()
let level: LobbyLevel = 'off'
let lessening: ReturnType<typeof setTimeout> | undefined
/** How many parts of this window are at a table. */
const holders = new Map<string, number>()
/** Messages that wait to go in one frame. */
let gathered: FromPlayer[] | null = null
/** Whom the tables were told to. */
let toldTo: string | null = null

/** Signs in, as a guest when there is nobody yet, and stays connected from then on. */
export function openHouse(): void {
  void signIn().then(() => line.open())
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
  line.hangUp()
}

export function join(table: string): void {
  changePlace(table, { elsewhere: false })
  send(joining(table))
}

function leave(table: string): void {
  dropPlace(table)
  send({ type: 'leave', table })
}

/** One more part of this window is at a table: it is left when the last of them goes. Returns how to go. */
export function holdTable(table: string): () => void {
  const others = holders.get(table) ?? 0
  holders.set(table, others + 1)
  if (others === 0 || placeOf(table).elsewhere) join(table)
  let isGone = false
  return () => {
    if (isGone) return
    isGone = true
    const left = (holders.get(table) ?? 1) - 1
    holders.set(table, left)
    if (left > 0) return
    holders.delete(table)
    leave(table)
  }
}

/** Resolves with the one answer, however often the connection is lost before it comes. */
export function give(table: string, command: PlayerCommand): Promise<Answer> {
  const round = isOfRound(command) ? placeOf(table).tracked?.state.round?.code : undefined
  return orders.give({
    type: 'do',
    id: commandId(),
    table,
    command,
    ...(round === undefined ? {} : { round }),
  })
}

/** Until one screen has given way to the next. */
const LESS_MILLIS = 3_000

/**
 * How much of the lobby a part of this window needs to know (MP, TP-1): the house tells what the most curious one
 * wants. Returns how to stop.
 */
export function watchLobby(wanted: WatchedLevel): () => void {
  const wish = { level: wanted }
  wishes.add(wish)
  if (LOBBY_LEVELS.indexOf(wanted) > LOBBY_LEVELS.indexOf(level)) setLevel(wanted)
  return () => {
    wishes.delete(wish)
    clearTimeout(lessening)
    lessening = setTimeout(() => setLevel(mostWished()), LESS_MILLIS)
  }
}

function mostWished(): LobbyLevel {
  const wanted = [...wishes].map((wish) => wish.level)
  return LOBBY_LEVELS.findLast((one) => one !== 'off' && wanted.includes(one)) ?? 'off'
}

function setLevel(wanted: LobbyLevel): void {
  if (wanted === level) return
  level = wanted
  if (wanted === 'off') setLobby(null)
  send({ type: 'lobby', level })
}

/** Whatever is sent meanwhile goes in one frame, as far as one holds it. */
export function together(act: () => void): void {
  const messages: FromPlayer[] = []
  gathered = messages
  try {
    act()
  } finally {
    gathered = null
  }
  if (messages.length > 0) send(...messages)
}

export function send(...messages: readonly FromPlayer[]): boolean {
  if (gathered !== null) {
    gathered.push(...messages)
    return true
  }
  for (let start = 0; start < messages.length; start += FRAME_MESSAGES) {
    if (!line.send(messages.slice(start, start + FRAME_MESSAGES))) return false
  }
  return true
}

function heard(message: ToPlayer): void {
  switch (message.type) {
    case 'welcome':
      return welcomed(message)
    case 'snapshot':
    case 'events':
      return heardTable(message)
    case 'answer':
      return orders.answered(message.id, message)
    case 'error':
      return orders.failed(message)
    case 'purse':
      return setPurse({ cash: message.cash, golden: message.golden })
    case 'tablePurse':
      return setTableCash(message.table, message.cash)
    case 'pong':
      return line.heardPong(message)
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
  heardTime(message.now)
  // Whoever was closing is open again; whoever is barred still is told so after this.
  useNotices.setState({ house: null })
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
  if (told === 'gap' || told === 'overlap') {
    send(joining(table, told))
    return
  }
  changePlace(table, { tracked: told, trouble: false })
  if (message.type === 'events') tellTableEvents(table, message.events, told.state, message.at)
}

function heardLobby(message: LobbyMessage | LobbyChangedMessage): void {
  if (level === 'off') return
  const known = hearLobby(useLobby.getState().known, message)
  if (known === 'gap') send({ type: 'lobby', level })
  else setLobby(known)
}

function heardNotice({ table, kind, text }: ToPlayer & { readonly type: 'notice' }): void {
  if (kind === 'paused' && table !== null) changePlace(table, { trouble: true })
  else if (kind === 'resumed' && table !== null) changePlace(table, { trouble: false })
  else if (kind === 'closing' || kind === 'barred') useNotices.setState({ house: { kind, text } })
  else useNotices.setState({ house: null })
}
