import { run, setup } from './setup.mjs'

await setup()
process.exit(run('npx', ['stryker', 'run', ...process.argv.slice(2)]))
