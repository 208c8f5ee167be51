import { type Figure, timesAsGood } from '#bench/figure'

/** What two commits measured, one after the other. */
export interface Pair {
  readonly mine: readonly Figure[]
  readonly other: readonly Figure[]
}

interface InCommon {
  /** By figure: how many times as good mine is, pair for pair. */
  readonly ratios: ReadonlyMap<string, readonly number[]>
  /** Those with an aim that one of them lacks, be it once: they are not compared. */
  readonly alone: readonly string[]
}

export function inCommon(pairs: readonly Pair[]): InCommon {
  const aimed = (figures: readonly Figure[]) => figures.filter(({ aim }) => aim !== null)
  const sides = pairs.flatMap(({ mine, other }) => [aimed(mine), aimed(other)])
  const names = [...new Set(sides.flat().map(({ name }) => name))]
  const isAlone = (name: string) => sides.some((side) => side.every((figure) => figure.name !== name))
  const ratioOf =
    (name: string) =>
    ({ mine, other }: Pair) => {
      const [one, another] = [mine, other].map((side) => side.find((figure) => figure.name === name))
      return one === undefined || another === undefined
        ? []
        : timesAsGood(one.value, another.value, one.better)
    }
  const common = names.filter((name) => !isAlone(name))
  return {
    ratios: new Map(common.map((name) => [name, pairs.flatMap(ratioOf(name))])),
    alone: names.filter(isAlone),
  }
}
