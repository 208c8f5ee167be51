// Everything that must hold before a change lands: types, style, dead code, then the tests.
// Closes with one line that counts the tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, setup, together } from './setup.mjs'

await setup()

const checks = ['style', 'dead code']
process.stderr.write(`sabot: checking ${checks.join(' and ')}…\n`)
const ended = await together(
  ['npx', '--no-install', 'biome', 'check', '--error-on-warnings', '.'],
  ['npx', '--no-install', 'knip'],
)
const broken = checks.filter((_, index) => ended[index] !== 0)

const folder = mkdtempSync(join(tmpdir(), 'sabot-test-'))
const report = join(folder, 'report.json')
const status = run('npx', [
  '--no-install',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./tools/progress.mjs',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
])

let passed = 0
let failed = broken.length
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
  passed = numPassedTests
  failed += numFailedTests || (status !== 0 ? Math.max(1, numFailedTestSuites) : 0)
} catch {
  failed += 1
}
rmSync(folder, { recursive: true, force: true })

for (const name of broken) process.stdout.write(`failed: ${name}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && status === 0 ? 0 : 1)
