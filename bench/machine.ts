import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, platform, totalmem } from 'node:os'

export interface Machine {
  readonly processor: string
  readonly cores: number
  readonly memoryBytes: number
  readonly platform: string
  readonly node: string
}

export interface Commit {
  readonly hash: string
  /** Something is not committed. */
  readonly dirty: boolean
}

export function thisMachine(): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    platform: platform(),
    node: process.version,
  }
}

export function commitOf(folder: string): Commit | null {
  const hash = git(folder, 'rev-parse', 'HEAD')
  return hash === null ? null : { hash, dirty: git(folder, 'status', '--porcelain') !== '' }
}

/** What git says there; null when it cannot. */
export function git(folder: string, ...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
