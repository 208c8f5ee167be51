/** Fonts are named by style sheets alone. */
const css = (text) =>
  [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}'`).join('\n')

export default {
  entry: [
    'bin/sabot',
    'tools/*.mjs',
    'web/main.tsx',
    'console/main.tsx',
    'cli/main.ts',
    'cli/start.ts',
    'math/simulation/worker.ts',
    'server/store/embedded/thread.ts',
    'cli/bots/crowd/house-worker.ts',
    'bench/run.ts',
    'bench/*/rounds.ts',
    'bench/fanout/sender.ts',
    'bench/fanout/load.ts',
    'bench/bets/load.ts',
    'bench/lobby/floor.ts',
    'bench/lobby/guests.ts',
    'vitest.mutate.config.ts',
  ],
  project: [
    '{engine,math,words,protocol,server,cli,bench,tests,ui,web,console}/**/*.{ts,tsx}',
    'tools/*.mjs',
    '{ui,web,console}/**/*.css',
  ],
  ignoreBinaries: ['unshare'],
  // Run by its path: version 7 compiles in a quarter of the time, and 6 has the parser that tests read code with.
  ignoreDependencies: ['typescript-native'],
  ignoreExportsUsedInFile: true,
  compilers: { css },
}
