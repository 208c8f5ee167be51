// Builds the pages that browsers get: the players' client into dist/web, the staff's consoles into dist/console.
// `node tools/pages.mjs web --out FOLDER` builds one of them into any folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folders = ['engine', 'words', 'protocol', 'ui', 'web', 'console']
/** Where each is served. */
const BASES = { web: '/', console: '/console/' }

/** What the first page needs is one file; what dialogs and tables share comes in few, not in one for each import. */
const GROUPS = [
  { name: 'first', tags: ['$initial'], priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 12_000 },
]

/** A shared file's name would list all that share it. */
const fileOf = ({ name }) => `assets/${name.split('~')[0]}-[hash].js`
const assetOf = ({ names: [name] }) => `assets/${/^[^~.]+/.exec(name)[0]}-[hash][extname]`

/** Icons are marked for a kind of server that we do not have; words of the first language come with the page. */
const EXPECTED = ['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT']

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true })
const pages = positionals.length === 0 ? Object.keys(BASES) : positionals
for (const page of pages) await buildPage(page, values.out ?? join(root, 'dist', page))

async function buildPage(page, out) {
  await build({
    configFile: false,
    root: join(root, page),
    base: BASES[page],
    logLevel: 'warn',
    resolve: {
      alias: folders.map((folder) => ({ find: `#${folder}`, replacement: join(root, folder) })),
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2023',
      // Fonts stay files of their own, so that they can be preloaded and kept.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        onLog: (level, log, handle) => !EXPECTED.includes(log.code) && handle(level, log),
        // Words that nobody on this page says stay away from it.
        treeshake: { moduleSideEffects: [{ test: /\/words\//, sideEffects: false }] },
        output: { codeSplitting: { groups: GROUPS }, chunkFileNames: fileOf, assetFileNames: assetOf },
      },
    },
  })
  pack(out)
}

/** Packed once here, so that the server need not for each visitor. */
function pack(out) {
  const packed = /\.(js|css|html|svg|webmanifest|json)$/
  for (const { parentPath, name } of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!packed.test(name)) continue
    const file = join(parentPath, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
}
