import { Pair, type Round, type Setting } from '#bench/fanout-pair'

const ROUNDS = 4
const ROUND_SECONDS = 1
const WARM_UP_SECONDS = 0.6
const P99_AIM_MILLIS = 250
const MEMORY_AIM_BYTES = 30_000

/** Both are open at once and play by turns, so that whatever else the machine does meets both. */
async function compare(name: string, setting: Setting, aim: number): Promise<void> {
  const bare = new Pair('bare', setting)
  const ours = new Pair('gateway', setting)
  try {
    const [bareRounds, ourRounds] = [[] as Round[], [] as Round[]]
    for (const pair of [bare, ours]) {
      await pair.open()
      await pair.play(WARM_UP_SECONDS)
    }
    for (let round = 0; round < ROUNDS; round++) {
      bareRounds.push(await bare.play(ROUND_SECONDS))
      ourRounds.push(await ours.play(ROUND_SECONDS))
    }
    report(name, aim, ourRounds, bareRounds)
  } finally {
    bare.end()
    ours.end()
  }
}

function report(name: string, aim: number, ours: readonly Round[], bare: readonly Round[]): void {
  const rate = perCpuSecond(ours)
  const together = sum(ours, ({ messages }) => messages) / sum(ours, ({ frames }) => frames)
  const p99 = worst(ours)
  print(name, `${Math.round(rate).toLocaleString('en')} messages/CPU s`, [
    `${(rate / perCpuSecond(bare)).toFixed(2)} × the bare loop (aim ${aim})`,
    `${together.toFixed(1)} messages a frame`,
    `p99 ${p99} ms (aim ${P99_AIM_MILLIS}, bare loop ${worst(bare)})`,
  ])
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
async function memoryPerPlayer(clients: number): Promise<void> {
  const pair = new Pair('gateway', { clients, tables: 1, tablesPerClient: 1, everyMillis: 250 })
  try {
    let before = 0
    await pair.open(async () => {
      before = await pair.memory()
    })
    await pair.play(1)
    const each = ((await pair.memory()) - before) / clients
    print(`memory of a player, ${clients.toLocaleString('en')} here`, `${(each / 1_000).toFixed(1)} kB`, [
      `${(each / MEMORY_AIM_BYTES).toFixed(2)} of the most that is allowed (${MEMORY_AIM_BYTES / 1_000} kB)`,
    ])
  } finally {
    pair.end()
  }
}

function print(name: string, figure: string, words: readonly string[]): void {
  process.stdout.write(`${name.padEnd(34)}${figure.padStart(26)}   ${words.join(', ')}\n`)
}

/** What it costs to tell many players, beside a plain loop over their sockets in the same run. */
export async function benchFanout(): Promise<void> {
  const one = { tables: 1, tablesPerClient: 1 }
  await compare('one table to 2,000 sockets', { ...one, clients: 2_000, everyMillis: 80 }, 0.95)
  await compare('one table to 5,000 sockets', { ...one, clients: 5_000, everyMillis: 200 }, 0.95)
  const ten = { clients: 500, tables: 12, tablesPerClient: 10, everyMillis: 50 }
  await compare('ten busy tables to 500 sockets', ten, 5)
  await memoryPerPlayer(5_000)
}
