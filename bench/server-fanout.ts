import {
  type Client,
  type Counted,
  Helper,
  type Memory,
  type Opened,
  type Played,
  type ToLoad,
  type ToSender,
} from '#bench/fanout-messages'

const SECONDS = 2.5
const WARM_UP_SECONDS = 0.7

interface Setting {
  readonly clients: number
  readonly tables: number
  readonly tablesPerClient: number
  readonly everyMillis: number
}

interface Result extends Counted {
  readonly perCpuSecond: number
}

/** Opens a sender and its clients in two processes, and does something with them. */
async function withClients<Answer>(
  as: 'bare' | 'gateway',
  { clients, tables, tablesPerClient }: Setting,
  use: (sender: Helper<ToSender>, load: Helper<ToLoad>, connect: () => Promise<unknown>) => Promise<Answer>,
): Promise<Answer> {
  const sender = new Helper<ToSender>('./fanout-sender.js')
  const load = new Helper<ToLoad>('./fanout-load.js')
  try {
    const { url, tokens } = await sender.ask<Opened>({ do: 'open', as, tables, clients })
    const all = tokens.map((token, client) => ({ token, tables: tablesOf(client, tables, tablesPerClient) }))
    return await use(sender, load, () => load.ask({ do: 'connect', url, clients: all satisfies Client[] }))
  } finally {
    load.end()
    sender.end()
  }
}

/** Different for different clients, as far as there is a choice. */
function tablesOf(client: number, tables: number, count: number): readonly number[] {
  const all = Array.from({ length: tables }, (_, table) => table)
  let seed = client
  while (all.length > count) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    all.splice(seed % all.length, 1)
  }
  return all
}

async function measure(as: 'bare' | 'gateway', setting: Setting): Promise<Result> {
  return withClients(as, setting, async (sender, load, connect) => {
    await connect()
    const { everyMillis } = setting
    const warmUp = await sender.ask<Played>({ do: 'play', seconds: WARM_UP_SECONDS, everyMillis })
    await load.ask({ do: 'count', expected: warmUp.messages })
    const { messages, cpuSeconds } = await sender.ask<Played>({ do: 'play', seconds: SECONDS, everyMillis })
    const counted = await load.ask<Counted>({ do: 'count', expected: messages })
    if (counted.messages !== messages) {
      throw new Error(`${as}: ${messages} messages were sent and ${counted.messages} arrived.`)
    }
    return { ...counted, perCpuSecond: messages / cpuSeconds }
  })
}

async function compare(name: string, setting: Setting, aim: number): Promise<void> {
  const bare = await measure('bare', setting)
  const ours = await measure('gateway', setting)
  const rate = `${Math.round(ours.perCpuSecond).toLocaleString('en')} messages/CPU s`.padStart(28)
  const ratio = (ours.perCpuSecond / bare.perCpuSecond).toFixed(2)
  const together = (ours.messages / ours.frames).toFixed(1)
  print(
    `${name.padEnd(34)}${rate}   ${ratio} × the bare loop (aim ${aim}), ${together} messages a frame, ` +
      `p50 ${ours.p50Millis} ms, p99 ${ours.p99Millis} ms (bare ${bare.p99Millis} ms)`,
  )
}

async function memoryPerPlayer(clients: number): Promise<void> {
  const setting = { clients, tables: 1, tablesPerClient: 1, everyMillis: 250 }
  const bytes = await withClients('gateway', setting, async (sender, _load, connect) => {
    const before = await sender.ask<Memory>({ do: 'memory' })
    await connect()
    await sender.ask<Played>({ do: 'play', seconds: 1, everyMillis: setting.everyMillis })
    const after = await sender.ask<Memory>({ do: 'memory' })
    return (after.bytes - before.bytes) / clients
  })
  const each = `${(bytes / 1_000).toFixed(1)} kB`.padStart(28)
  print(
    `${`memory a player, ${clients} connected`.padEnd(34)}${each}   ${(30_000 / bytes).toFixed(2)} × below 30 kB`,
  )
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** What it costs to tell many players, beside a plain loop over their sockets in the same run. */
export async function benchFanout(): Promise<void> {
  await compare('one table to 2,000 sockets', one(2_000, 80), 0.95)
  await compare('one table to 5,000 sockets', one(5_000, 200), 0.95)
  const many = { clients: 500, tables: 12, tablesPerClient: 10, everyMillis: 80 }
  await compare('ten busy tables to 500 sockets', many, 5)
  await memoryPerPlayer(5_000)
}

function one(clients: number, everyMillis: number): Setting {
  return { clients, tables: 1, tablesPerClient: 1, everyMillis }
}
