import { run, setup } from './setup.mjs'

setup()
process.exit(run('npx', ['stryker', 'run', ...process.argv.slice(2)]))
