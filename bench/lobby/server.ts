import { setTimeout as pause } from 'node:timers/promises'
import { Helper } from '#bench/helper'
import type { OpenFloor, Spent, ToFloor, ToGuests, Told } from '#bench/lobby/messages'
import type { Bench, Report } from '#bench/report'
import type { WatchedLevel } from '#protocol/lobby/messages'

const WATCHERS = 2_000
const SOCKETS_EACH = 10
const PLAYERS = 48
const BEGIN_SECONDS = 20
/** Whether the lobby is watched: in an order in which what gets better or worse by and by meets both alike. */
const TURNS = [false, true, true, false]
/** As long as a round at speed baccarat, so that each turn holds the same. */
const TURN_SECONDS = 20
const AIM = { unit: 'bytes/s each', better: 'lower', aim: 10_000, floor: 1 } as const

/** What it costs to show the lobby to many while all tables play: to each of them, and to the house. */
async function measure(
  report: Report,
  name: string,
  tables: 'standard' | number,
  level: WatchedLevel,
): Promise<void> {
  const floor = new Helper<ToFloor>('./lobby/floor.js')
  const guests = new Helper<ToGuests>('./lobby/guests.js')
  try {
    const people = PLAYERS + WATCHERS / SOCKETS_EACH
    const house = await floor.ask<OpenFloor>({ do: 'open', tables, guests: people })
    const { url, tokens } = house
    await guests.ask({ do: 'play', url, tables: house.tables, tokens: tokens.slice(0, PLAYERS) })
    await guests.ask({ do: 'come', url, tokens: tokens.slice(PLAYERS), socketsEach: SOCKETS_EACH })
    await pause(BEGIN_SECONDS * 1_000)
    const [alone, watched] = [[] as Spent[], [] as Watched[]]
    for (const isWatched of TURNS) {
      await guests.ask({ do: 'watch', level: isWatched ? level : 'off' })
      await guests.ask({ do: 'count' })
      const spent = await floor.ask<Spent>({ do: 'measure', seconds: TURN_SECONDS })
      const told = await guests.ask<Told>({ do: 'count' })
      if (isWatched) watched.push({ ...spent, ...told })
      else alone.push(spent)
    }
    tell(report, name, alone, watched)
  } finally {
    guests.end()
    floor.end()
  }
}

type Watched = Spent & Told

function tell(report: Report, name: string, alone: readonly Spent[], watched: readonly Watched[]): void {
  const messages = perWatcher(watched, ({ messages }) => messages)
  const pictureBytes = Math.max(...watched.map((turn) => turn.pictureBytes))
  const [before, after] = [share(alone), share(watched)]
  report.add(
    { name, value: perWatcher(watched, ({ bytes }) => bytes), ...AIM },
    `${messages.toFixed(1)} messages/s`,
    `first picture ${(pictureBytes / 1_000).toFixed(1)} kB`,
    `CPU ${percent(after)} of a core with them, ${percent(before)} without`,
    `${sum(watched, ({ rounds }) => rounds)} rounds`,
  )
}

function perWatcher(turns: readonly Watched[], of: (turn: Watched) => number): number {
  return sum(turns, of) / WATCHERS / sum(turns, ({ seconds }) => seconds)
}

function sum<Turn>(turns: readonly Turn[], of: (turn: Turn) => number): number {
  return turns.reduce((total, turn) => total + of(turn), 0)
}

function share(turns: readonly Spent[]): number {
  return sum(turns, ({ cpuSeconds }) => cpuSeconds) / sum(turns, ({ seconds }) => seconds)
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

export async function benchLobby({ report }: Bench): Promise<void> {
  await measure(report, 'the list to 2,000 watchers', 'standard', 'list')
  await measure(report, 'a panel of 60 to 2,000 watchers', 60, 'panel')
}
