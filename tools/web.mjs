// Builds the client into dist/web, or into the folder after --out.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { out } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist', 'web') } } }).values
const folders = ['engine', 'protocol', 'web']

await build({
  configFile: false,
  root: join(root, 'web'),
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
      // Icons are marked for a kind of server that we do not have.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    },
  },
})

// Packed once here, so that the server need not for each visitor.
const PACKED = /\.(js|css|html|svg|webmanifest|json)$/
for (const { parentPath, name } of readdirSync(out, { recursive: true, withFileTypes: true })) {
  if (!PACKED.test(name)) continue
  const file = join(parentPath, name)
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content))
}
