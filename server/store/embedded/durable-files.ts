import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Start = NodeFS['init']
type Options = Parameters<Start>[1]

/** The parts of the emscripten file system that its published types leave out. */
interface StreamOperations {
  fsync?: (stream: { readonly nfd: number }) => number
}
interface NodeFiles {
  readonly stream_ops: StreamOperations
  tryFSOperation(operation: () => void): void
}

/**
 * Files of a folder whose fsync is real. PGlite's own answers "done" without asking the disk, so a power cut would
 * lose commits that were acknowledged.
 */
export class DurableFiles extends NodeFS {
  readonly #synced: () => void

  constructor(folder: string, synced: () => void) {
    super(folder)
    this.#synced = synced
  }

  override async init(pg: Parameters<Start>[0], options: Options): ReturnType<Start> {
    const { emscriptenOpts } = await super.init(pg, options)
    const durable = (module: { readonly NODEFS: object }) => {
      const files = module.NODEFS
      if (!isNodeFiles(files)) throw new Error('PGlite has another file system than the one we make durable.')
      files.stream_ops.fsync = (stream) => {
        files.tryFSOperation(() => fsyncSync(stream.nfd))
        this.#synced()
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), durable] } }
  }
}

function isNodeFiles(files: object): files is NodeFiles {
  return 'stream_ops' in files && 'tryFSOperation' in files
}
