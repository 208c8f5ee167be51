import { Counter, type Registry } from 'prom-client'

/**
 * A counter for what happens thousands of times a second: it counts in a plain map, and Prometheus' own counter
 * hears of it only when it is asked.
 */
export class Tally<Labels extends readonly string[]> {
  readonly #counts = new Map<string, { readonly values: readonly string[]; count: number }>()

  constructor(registry: Registry, name: string, help: string, labels: Labels) {
    const counts = this.#counts
    new Counter({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      collect() {
        this.reset()
        for (const { values, count } of counts.values()) {
          this.inc(Object.fromEntries(labels.map((label, index) => [label, values[index] ?? ''])), count)
        }
      },
    })
  }

  add(by: number, ...values: { readonly [Index in keyof Labels]: string }): void {
    const key = values.length === 1 ? (values[0] ?? '') : values.join(' ')
    const known = this.#counts.get(key)
    if (known === undefined) this.#counts.set(key, { values, count: by })
    else known.count += by
  }
}

export function histogramBuckets(...millis: readonly number[]): number[] {
  return millis.map((value) => value / 1_000)
}

export const FAST_BUCKETS = histogramBuckets(0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000)
