// The fault test in its long form: npm run chaos -- --kills 200 [--seed 7]
import { run, setup } from './setup.mjs'

const args = process.argv.slice(2)
const value = (name, standard) => (args.includes(name) ? args[args.indexOf(name) + 1] : standard)

setup()
process.env.SABOT_KILLS = value('--kills', '200')
process.env.SABOT_CHAOS_SEED = value('--seed', '1')
process.exit(run('npx', ['--no-install', 'vitest', 'run', 'tests/faults.test.ts']))
