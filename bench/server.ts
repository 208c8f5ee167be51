import type { Bench } from '#bench/report'

/** Each is read only when it runs. Load comes from second processes. */
const PARTS: Readonly<Record<string, () => Promise<(bench: Bench) => Promise<void>>>> = {
  'fan-out': async () => (await import('#bench/fanout/server')).benchFanout,
  bets: async () => (await import('#bench/bets/server')).benchBets,
  history: async () => (await import('#bench/history/server')).benchHistory,
  lobby: async () => (await import('#bench/lobby/server')).benchLobby,
  'sign-ins': async () => (await import('#bench/server-sign-ins')).benchSignIns,
}
/** The others need minutes before they measure anything. */
const SHORT = ['fan-out', 'bets']

export async function benchServer(bench: Bench): Promise<void> {
  const parts = bench.parts ?? (bench.isShort ? SHORT : Object.keys(PARTS))
  for (const name of parts) {
    const part = PARTS[name]
    if (part === undefined)
      throw new Error(`The server has no part '${name}': ${Object.keys(PARTS).join(', ')}.`)
    await (await part())(bench)
  }
}
