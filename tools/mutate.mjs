// Plants faults in the engine and says which of them no test sees: in all of it, or in the folders that are named.
import { readFileSync } from 'node:fs'
import { run, setup } from './setup.mjs'

const args = process.argv.slice(2)
const folders = args.filter((arg) => !arg.startsWith('-'))
const { mutate } = JSON.parse(readFileSync(new URL('../stryker.config.json', import.meta.url), 'utf8'))
const never = mutate.filter((pattern) => pattern.startsWith('!'))
const where = folders.map((folder) => `${folder}/**/*.ts`)
const only = where.length === 0 ? [] : ['--mutate', [...where, ...never].join(',')]

await setup()
process.exit(run('npx', ['stryker', 'run', ...only, ...args.filter((arg) => arg.startsWith('-'))]))
