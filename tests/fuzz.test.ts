import { setTimeout as pause } from 'node:timers/promises'
import { it } from 'vitest'
import type { FromPlayer } from '#protocol/from-player'
import { crowd } from '#tests/floor/crowd'
import { fastTables, temporaryFolder } from '#tests/floor/house'
import { freePort, ServerProcess, writeConfig } from '#tests/floor/process'
import { Faults } from '#tests/fuzz/faults'
import { FRAMES } from '#tests/fuzz/frames'
import { Gauge, INSPECTABLE } from '#tests/fuzz/gauge'
import { replays } from '#tests/fuzz/replays'
import { Squad } from '#tests/fuzz/squad'
import { Tally } from '#tests/fuzz/tally'

it('try', async () => {
  const cases = Number(process.env.SABOT_FUZZ_CASES ?? 200_000)
  const folder = temporaryFolder()
  const port = await freePort()
  const config = fastTables()
  const tables = config.map(({ id }) => id)
  const limits = {
    messagesPerSecond: 1_000_000,
    messagesBurst: 1_000_000,
    guestsPerMinute: 1_000_000,
    requestsPerMinute: 1_000_000,
  }
  const file = writeConfig(folder.path, {
    port,
    dataFolder: folder.path,
    housePlayers: 0,
    logLevel: 'error',
    limits,
    tables: config,
    guestCash: 100_000_000,
    tickMillis: 10,
  })
  const server = ServerProcess.start(file, INSPECTABLE)
  await server.open()
  const url = `http://127.0.0.1:${port}`
  const gauge = await Gauge.attach(server.output)
  const bots = await crowd(url, tables, { bots: 12, tablesEach: 2 })
  const overheard: (FromPlayer & { type: 'do' })[] = []
  for (const { client } of bots)
    client.listen({
      onAnswer: ({ id, table, command }) => {
        if (overheard.length < 2000) overheard.push({ type: 'do', id, table, command })
      },
    })
  const faults = new Faults()
  const tally = new Tally()
  await pause(1000)
  console.log(await gauge.read())
  const squad = await Squad.gather(
    { target: { url, tables, faults }, seed: 1, tally, victims: bots.map((b) => b.player), overheard },
    8,
  )
  for (const [share, run] of [...FRAMES, [0.08, replays] as const]) {
    const t = performance.now()
    const cpu = process.cpuUsage()
    await run(squad, Math.round(share * cases))
    const c = process.cpuUsage(cpu)
    console.log(
      run.name,
      Math.round(performance.now() - t),
      'cpu',
      (c.user + c.system) / 1e3,
      tally.toString(),
      JSON.stringify(await gauge.read()),
      faults.all.length,
    )
    if (faults.all.length > 0) break
  }
  console.log(faults.all)
  console.log(
    bots
      .map(
        ({
          client: {
            counters: { reconnects, gaps, faults, commands },
          },
        }) => [reconnects, gaps, faults, commands],
      )
      .join(' / '),
  )
  console.log(
    tables
      .map((id) => Math.max(...bots.map((b) => b.client.tables.get(id)?.state.round?.number ?? 0)))
      .join(' '),
  )
  for (const i of squad.intruders)
    console.log(i.player.notebook.answers, i.player.notebook.repeated, i.player.notebook.reused)
  await squad.leave()
  await gauge.detach()
  await Promise.all(
    bots.map(async ({ client, plays }) => {
      for (const p of plays) p.stop()
      await client.close()
    }),
  )
  console.log(await server.end('SIGTERM'), server.output)
  folder.remove()
}, 600_000)
