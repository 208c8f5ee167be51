import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Operation } from '#tests/power/journal'

/** What a disk writes at once or not at all. */
const SECTOR = 512

/** What becomes of things that nobody had the disk keep. */
export interface Luck {
  /** Of so many changes of names and sizes the first ones are kept: how many. */
  names(pending: number): number
  /** Whether one sector of a write is kept. */
  sector(): boolean
}

export const NOTHING_IS_KEPT: Luck = { names: () => 0, sector: () => false }
export const ALL_IS_KEPT: Luck = { names: (pending) => pending, sector: () => true }

/** A file, whatever names it has. */
class File {
  readonly #source: string | null
  #bytes: Buffer | null = null
  #size = 0

  constructor(source: string | null) {
    this.#source = source
  }

  get content(): Buffer {
    return this.#own(0).subarray(0, this.#size)
  }

  write(at: number, data: Uint8Array): void {
    this.#own(at + data.length).set(data, at)
    this.#size = Math.max(this.#size, at + data.length)
  }

  resize(size: number): void {
    const bytes = this.#own(size)
    if (size < this.#size) bytes.fill(0, size, this.#size)
    this.#size = size
  }

  #own(size: number): Buffer {
    if (this.#bytes === null) {
      this.#bytes = this.#source === null ? Buffer.alloc(0) : readFileSync(this.#source)
      this.#size = this.#bytes.length
    }
    if (this.#bytes.length < size) {
      const larger = Buffer.alloc(Math.max(size, this.#bytes.length * 2))
      this.#bytes.copy(larger)
      this.#bytes = larger
    }
    return this.#bytes
  }
}

const FOLDER = 'folder'
type Names = Map<string, File | typeof FOLDER>
/** A file, or a folder by its path. */
type Thing = File | string

/** One operation, of the things that it is done to. */
type Step =
  | { readonly does: 'name'; readonly to: readonly Thing[]; readonly apply: (names: Names) => void }
  | { readonly does: 'resize'; readonly file: File; readonly size: number }
  | { readonly does: 'write'; readonly file: File; readonly at: number; readonly data: Uint8Array }
  | { readonly does: 'sync'; readonly thing: Thing }

/**
 * A folder after the power was cut. The model is a file system with a journal of names and sizes, such as XFS or ext4:
 * - What was written to a file is kept once the file was synced after it. Of everything else any sectors may be kept.
 * - Changes of names and sizes are kept in their order, none without all before it. They are certainly kept up to the
 *   last one whose file or folder was synced after it.
 * ext4 as it is usually set up keeps more: whatever is synced brings all names with it, and data come before names.
 */
export function afterCut(base: string, operations: readonly Operation[], luck: Luck): Names {
  const names = namesIn(base)
  const steps = stepsOf(new Map(names), operations)
  const { syncedAt, certain, changes } = promises(steps)
  const kept = certain + luck.names(changes - certain)
  let change = 0
  for (const [index, step] of steps.entries()) {
    switch (step.does) {
      case 'name':
        if (change++ < kept) step.apply(names)
        break
      case 'resize':
        if (change++ < kept) step.file.resize(step.size)
        break
      case 'write':
        for (const [at, part] of partsOf(step.at, step.data))
          if (index < (syncedAt.get(step.file) ?? 0) || luck.sector()) step.file.write(at, part)
        break
      default:
    }
  }
  return names
}

export function writeTo(folder: string, names: Names): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const path of [...names.keys()].sort()) {
    const thing = names.get(path)
    if (thing === FOLDER) mkdirSync(join(folder, path), { recursive: true, mode: 0o700 })
    else if (thing !== undefined) writeFileSync(join(folder, path), thing.content, { mode: 0o600 })
  }
}

/** Files and folders; sockets and the like have nothing to keep. */
export function namesIn(folder: string): Names {
  const names: Names = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const full = join(entry.parentPath, entry.name)
    const path = full.slice(folder.length + 1)
    if (entry.isDirectory()) names.set(path, FOLDER)
    else if (entry.isFile()) names.set(path, new File(full))
  }
  return names
}

/** Goes through the names as they were when each thing was done. */
function stepsOf(now: Names, operations: readonly Operation[]): readonly Step[] {
  const open = new Map<number, Thing>()
  const steps: Step[] = []
  const fileOf = (thing: Thing | undefined): File => {
    if (!(thing instanceof File)) throw new Error('The journal writes to what is no open file.')
    return thing
  }
  const rename = (to: readonly Thing[], apply: (names: Names) => void) => {
    apply(now)
    steps.push({ does: 'name', to, apply })
  }
  const thingAt = (path: string): Thing => {
    const thing = path === '' ? FOLDER : now.get(path)
    if (thing === undefined) throw new Error(`The journal knows nothing of ${path}.`)
    return thing === FOLDER ? path : thing
  }
  for (const operation of operations) {
    switch (operation.do) {
      case 'open': {
        const { path, isNew, truncates } = operation
        if (isNew) {
          const file = new File(null)
          rename([file, folderOf(path)], (names) => names.set(path, file))
        }
        const thing = thingAt(path)
        open.set(operation.fd, thing)
        if (truncates && !isNew) steps.push({ does: 'resize', file: fileOf(thing), size: 0 })
        break
      }
      case 'write':
        steps.push({ ...operation, does: 'write', file: fileOf(open.get(operation.fd)) })
        break
      case 'resize':
        steps.push({ does: 'resize', file: fileOf(open.get(operation.fd)), size: operation.size })
        break
      case 'sync':
        steps.push({ does: 'sync', thing: open.get(operation.fd) ?? '' })
        break
      case 'close':
        open.delete(operation.fd)
        break
      case 'makeFolder':
        rename([operation.path, folderOf(operation.path)], (names) => names.set(operation.path, FOLDER))
        break
      case 'remove':
        rename([thingAt(operation.path), folderOf(operation.path)], (names) => names.delete(operation.path))
        break
      case 'link':
      case 'rename': {
        const { path, to } = operation
        const file = fileOf(thingAt(path))
        rename([file, folderOf(path), folderOf(to)], (names) => {
          if (operation.do === 'rename') names.delete(path)
          names.set(to, file)
        })
        break
      }
      default:
        operation satisfies never
    }
  }
  return steps
}

function folderOf(path: string): string {
  const folder = dirname(path)
  return folder === '.' ? '' : folder
}

/** Up to which step each file's data are certainly kept, and how many changes of names and sizes are. */
function promises(steps: readonly Step[]) {
  const syncedAt = new Map<Thing, number>()
  const touched = new Map<Thing, number>()
  let changes = 0
  let certain = 0
  for (const [index, step] of steps.entries()) {
    if (step.does === 'name' || step.does === 'resize') {
      changes += 1
      for (const thing of step.does === 'name' ? step.to : [step.file]) touched.set(thing, changes)
    } else if (step.does === 'sync') {
      syncedAt.set(step.thing, index)
      certain = Math.max(certain, touched.get(step.thing) ?? 0)
    }
  }
  return { syncedAt, certain, changes }
}

function* partsOf(at: number, data: Uint8Array): Iterable<readonly [number, Uint8Array]> {
  for (let from = at; from < at + data.length; ) {
    const to = Math.min(at + data.length, (Math.floor(from / SECTOR) + 1) * SECTOR)
    yield [from, data.subarray(from - at, to - at)]
    from = to
  }
}
