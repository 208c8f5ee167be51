import type { Kind } from '#bench/fanout/messages'
import { Pair, type Round, type Setting } from '#bench/fanout/pair'
import { shown } from '#bench/figure'
import type { Bench } from '#bench/report'

const ROUNDS = 4
const ROUND_SECONDS = 1
const WARM_UP_SECONDS = 0.6
const MEMORY = { aim: 30, floor: 1, unit: 'kB', better: 'lower' } as const

/** As good as the plain server, at least. */
const AIM = { unit: '× the plain server', aim: 1, floor: 0.5 }
const P99 = { unit: 'ms', better: 'lower', aim: 250, floor: 0.1 } as const

interface Compared {
  readonly name: string
  readonly setting: Setting
  /** Takes too long to begin with for the short form. */
  readonly isLong?: true
}

const ONE = { tables: 1, tablesPerClient: 1 }
const TEN = { tables: 12, tablesPerClient: 10 }
const COMPARED: readonly Compared[] = [
  { name: 'one table to 2,000 sockets', setting: { ...ONE, clients: 2_000, everyMillis: 80 } },
  { name: 'one table to 5,000 sockets', setting: { ...ONE, clients: 5_000, everyMillis: 200 }, isLong: true },
  { name: 'ten busy tables to 500 sockets', setting: { ...TEN, clients: 500, everyMillis: 50 } },
]

/** Both are open at once and play by turns, so that whatever else the machine does meets both. */
async function compare({ report, isShort }: Bench, { name, setting }: Compared): Promise<void> {
  const pairs: Readonly<Record<Kind, Pair>> = {
    plain: new Pair('plain', setting),
    gateway: new Pair('gateway', setting),
  }
  const rounds: Readonly<Record<Kind, Round[]>> = { plain: [], gateway: [] }
  try {
    for (const pair of Object.values(pairs)) {
      await pair.open()
      await pair.play(WARM_UP_SECONDS)
    }
    for (let round = 0; round < (isShort ? 2 : ROUNDS); round++) {
      for (const kind of ['plain', 'gateway'] as const)
        rounds[kind].push(await pairs[kind].play(ROUND_SECONDS))
    }
  } finally {
    for (const pair of Object.values(pairs)) pair.end()
  }
  const { gateway, plain } = rounds
  const rate = perCpuSecond(gateway)
  const together = sum(gateway, ({ messages }) => messages) / sum(gateway, ({ frames }) => frames)
  report.add(
    { name, value: rate / perCpuSecond(plain), ...AIM },
    `${shown(rate)} messages/CPU s`,
    `${together.toFixed(1)} messages a frame`,
  )
  report.add(
    { name: `${name}, p99`, value: worst(gateway), ...P99 },
    `plain server ${shown(worst(plain))} ms`,
  )
}

function perCpuSecond(rounds: readonly Round[]): number {
  return sum(rounds, ({ messages }) => messages) / sum(rounds, ({ cpuSeconds }) => cpuSeconds)
}

function worst(rounds: readonly Round[]): number {
  return Math.max(...rounds.map(({ p99Millis }) => p99Millis))
}

function sum(rounds: readonly Round[], of: (round: Round) => number): number {
  return rounds.reduce((total, round) => total + of(round), 0)
}

/** All that the process grew by, the operating system's view, after players came, joined and heard something. */
async function memoryPerPlayer({ report }: Bench, clients: number): Promise<void> {
  const pair = new Pair('gateway', { clients, tables: 1, tablesPerClient: 1, everyMillis: 250 })
  try {
    let before = 0
    await pair.open(async () => {
      before = await pair.memory()
    })
    await pair.play(1)
    const value = ((await pair.memory()) - before) / clients / 1_000
    report.add({ name: `memory of a player, ${shown(clients)} here`, value, ...MEMORY })
  } finally {
    pair.end()
  }
}

/** What it costs to tell many players, each also what is theirs alone, beside a plain server in the same run. */
export async function benchFanout(bench: Bench): Promise<void> {
  for (const compared of COMPARED) if (!(bench.isShort && compared.isLong)) await compare(bench, compared)
  if (!bench.isShort) await memoryPerPlayer(bench, 5_000)
}
