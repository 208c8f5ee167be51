// What npm test plays in small, played for hours if need be: npm run test:long [NAMES], each of those below by default.
// A size that is set in the environment counts instead of the one below, as in: SABOT_KILLS=20 npm run test:long kills
import { run, setup } from './setup.mjs'

const RUNS = {
  properties: {
    files: ['engine/baccarat/properties.test.ts', 'tests/blackjack-properties.test.ts'],
    env: { SABOT_RANDOM_SCRIPTS: '400', SABOT_RANDOM_TABLES: '600' },
  },
  chance: {
    files: ['tests/live/chance.test.ts'],
    env: { SABOT_CHANCE_RUNS: '10', SABOT_CHANCE_TURNS: '500' },
  },
  leak: {
    files: ['tests/leak.test.ts', 'tests/leak'],
    env: { SABOT_LEAK_ROUNDS: '3000', SABOT_LEAK_STORIES: '1000' },
  },
  fuzz: { files: ['tests/fuzz.test.ts'], env: { SABOT_FUZZ_FRAMES: '200000' } },
  wallets: { files: ['tests/wallet-under-faults.test.ts'], env: { SABOT_FAULTY_REQUESTS: '5000' } },
  history: { files: ['tests/history.test.ts'], env: { SABOT_HISTORY_ROUNDS: '5000' } },
  kills: { files: ['tests/faults.test.ts'], env: { SABOT_KILLS: '200' } },
  cuts: { files: ['tests/power-cuts.test.ts'], env: { SABOT_CUTS: '50' } },
  browser: { files: ['tests/browser'], env: { SABOT_LONG: '1' } },
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in RUNS))
if (unknown !== undefined) {
  process.stderr.write(
    `sabot: there is no '${unknown}': name some of ${Object.keys(RUNS).join(', ')}, or none.\n`,
  )
  process.exit(2)
}

await setup()
const failed = (names.length === 0 ? Object.keys(RUNS) : names).filter((name) => {
  const began = performance.now()
  const { files, env } = RUNS[name]
  for (const [size, most] of Object.entries(env)) process.env[size] ??= most
  const status = run('npx', ['--no-install', 'vitest', 'run', ...files])
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'failed'} in ${minutes} min\n`)
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
