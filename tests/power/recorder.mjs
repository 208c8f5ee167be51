// Loaded into a process before anything else, and into its threads: from then on whatever is done to files below
// DISK_FOLDER is written into DISK_JOURNAL once it is done. What it does not know it cannot note: the tests compare
// the folder with what its journal says. journal.ts reads it.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import threads from 'node:worker_threads'

const folder = resolve(process.env.DISK_FOLDER)
const journal = fs.openSync(process.env.DISK_JOURNAL, 'a')
const real = { ...fs }
/** The files of the folder that are open, and where the next write goes that does not say where. */
const positions = new Map()

/** An entry is the lengths of both parts, the operation as JSON, and the data that it writes: in one piece. */
function note(operation, data = new Uint8Array()) {
  const words = Buffer.from(JSON.stringify(operation))
  const head = Buffer.alloc(8)
  head.writeUInt32LE(words.length, 0)
  head.writeUInt32LE(data.length, 4)
  real.writevSync(journal, [head, words, data])
}

/** Relative to the folder; null where it is not in it. */
function inFolder(path) {
  const full = resolve(String(path))
  return full === folder || full.startsWith(folder + sep) ? relative(folder, full) : null
}

function openSync(path, flags = 'r', mode = 0o666) {
  const place = inFolder(path)
  if (place === null) return real.openSync(path, flags, mode)
  const isNew = !real.existsSync(path)
  const fd = real.openSync(path, flags, mode)
  positions.set(fd, 0)
  const truncates = typeof flags === 'string' ? flags.startsWith('w') : (flags & fs.constants.O_TRUNC) !== 0
  note({ do: 'open', fd, path: place, isNew, truncates })
  return fd
}

function writeSync(fd, data, offset = 0, length = data.byteLength - offset, position = null) {
  const next = positions.get(fd)
  if (next === undefined) return real.writeSync(fd, data, offset, length, position)
  const written = real.writeSync(fd, data, offset, length, position)
  const at = position ?? next
  if (position === null) positions.set(fd, at + written)
  note({ do: 'write', fd, at }, new Uint8Array(data.buffer, data.byteOffset + offset, written))
  return written
}

function ftruncateSync(fd, size = 0) {
  real.ftruncateSync(fd, size)
  if (positions.has(fd)) note({ do: 'resize', fd, size })
}

function fsyncSync(fd) {
  real.fsyncSync(fd)
  if (positions.has(fd)) note({ do: 'sync', fd })
}

/** Noted before its number may be another file's. */
function closeSync(fd) {
  if (positions.delete(fd)) note({ do: 'close', fd })
  real.closeSync(fd)
}

function mkdirSync(path, options) {
  const place = inFolder(path)
  if (place === null || real.existsSync(path)) return real.mkdirSync(path, options)
  if (options?.recursive) mkdirSync(dirname(resolve(path)), options)
  real.mkdirSync(path, options)
  note({ do: 'makeFolder', path: place })
}

function writeFileSync(file, data, options) {
  const isOpen = typeof file === 'number'
  if (!isOpen && inFolder(file) === null) return real.writeFileSync(file, data, options)
  const fd = isOpen ? file : openSync(file, options?.flag ?? 'w', options?.mode)
  try {
    writeSync(fd, typeof data === 'string' ? Buffer.from(data) : data)
    if (options?.flush) fsyncSync(fd)
  } finally {
    if (!isOpen) closeSync(fd)
  }
}

function truncateSync(path, size = 0) {
  const fd = openSync(path, 'r+')
  ftruncateSync(fd, size)
  closeSync(fd)
}

/** Sockets have nothing to keep. */
const removing = (remove) => (path) => {
  const found = real.lstatSync(path, { throwIfNoEntry: false })
  remove(path)
  const place = inFolder(path)
  if (place !== null && (found?.isFile() || found?.isDirectory())) note({ do: 'remove', path: place })
}
const unlinkSync = removing(real.unlinkSync)
const rmdirSync = removing(real.rmdirSync)

function rmSync(path, options = {}) {
  if (inFolder(path) === null) return real.rmSync(path, options)
  const found = real.lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined && options.force) return
  if (!found?.isDirectory()) return unlinkSync(path)
  for (const name of real.readdirSync(path)) rmSync(join(path, name), options)
  rmdirSync(path)
}

const naming = (name, give) => (from, to) => {
  give(from, to)
  const path = inFolder(from)
  if (path !== null) note({ do: name, path, to: inFolder(to) })
}
const linkSync = naming('link', real.linkSync)
const renameSync = naming('rename', real.renameSync)

/** Threads would not load this by themselves. */
class Worker extends threads.Worker {
  constructor(file, options = {}) {
    super(file, { ...options, execArgv: [...(options.execArgv ?? []), `--import=${import.meta.url}`] })
  }
}

const files = { openSync, writeSync, ftruncateSync, fsyncSync, closeSync, mkdirSync, writeFileSync }
Object.assign(fs, files, { truncateSync, unlinkSync, rmdirSync, rmSync, linkSync, renameSync })
threads.Worker = Worker
syncBuiltinESMExports()
