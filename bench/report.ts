import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Figure, figureOf, lineOf, type Measured, shortfalls } from '#bench/figure'
import type { Commit, Machine } from '#bench/machine'

/** A run as its file tells it. */
export interface Results {
  readonly benchmark: string
  readonly date: string
  readonly machine: Machine
  /** Null where there is no repository. */
  readonly commit: Commit | null
  /** Measured for some seconds only, as when two commits are compared. */
  readonly short: boolean
  readonly figures: readonly Figure[]
}

/** What a benchmark found out: each figure is printed when it is known. */
export class Report {
  readonly #figures: Figure[] = []

  get figures(): readonly Figure[] {
    return this.#figures
  }

  add(measured: Measured, ...more: readonly string[]): void {
    const figure = figureOf(measured)
    this.#figures.push(figure)
    process.stdout.write(`${lineOf(figure, more)}\n`)
  }

  /** Says which figures are below their floors; whether there are none. */
  holds(): boolean {
    const sentences = shortfalls(this.#figures)
    for (const sentence of sentences) process.stderr.write(`Too slow: ${sentence}\n`)
    return sentences.length === 0
  }
}

export function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}

/** What every benchmark gets. */
export interface Bench {
  readonly report: Report
  readonly isShort: boolean
  /** Of those that have parts; null is all. */
  readonly parts: readonly string[] | null
  readonly minutes: number
  readonly tables: number
}
