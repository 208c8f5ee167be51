import { canonical } from '#engine/record/canonical'
import type { ShoeProof } from '#server/audit/proof/document'
import { transferKey } from '#server/audit/reading'
import { recordHash } from '#server/tables/records'

type Record = ShoeProof['records'][number]
type Transfer = ShoeProof['transfers'][number]

/** A proof that may be written to. */
export interface Draft extends Omit<ShoeProof, 'records' | 'transfers'> {
  records: Record[]
  transfers: (Omit<Transfer, 'entries'> & { entries: Transfer['entries'][number][] })[]
}

/** The proof with something changed in it, and everything else left as it is. */
export function changed(proof: ShoeProof, change: (draft: Draft) => void): ShoeProof {
  const draft = structuredClone(proof) as Draft
  change(draft)
  return draft
}

/** An event that may be rewritten at will. */
export interface Told {
  /** Its place in the true log; null if it was made up. */
  readonly version: number | null
  readonly at: number
  sealed: string | null
  readonly event: { readonly type: string }
}

/**
 * The story told anew by somebody who owns the log and the book: records are numbered and hashed again and transfers
 * moved along, so that only what they say can show that it is not true.
 */
export function retold(proof: ShoeProof, change: (story: Told[], draft: Draft) => void): ShoeProof {
  return changed(proof, (draft) => {
    const story = draft.records.map(
      ({ version, at, sealed, body }): Told => ({ version, at, sealed, event: JSON.parse(body) }),
    )
    change(story, draft)
    let { hash, version } = draft.start
    const moved = new Map<string, string>()
    draft.records = story.map(({ version: before, at, sealed, event }) => {
      const body = canonical(event)
      hash = recordHash({ at, body, sealed }, hash)
      version += 1
      if (before !== null) moved.set(transferKey(proof.table, before), transferKey(proof.table, version))
      return { version, at, body, sealed, hash }
    })
    draft.transfers = draft.transfers.flatMap((transfer) => {
      const key = moved.get(transfer.key)
      return key === undefined ? [] : [{ ...transfer, key }]
    })
  })
}

type Path = readonly (string | number)[]

export function look(thing: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    thing,
  )
}

export function put(thing: object, path: Path, value: unknown): void {
  const inside = look(thing, ...path.slice(0, -1))
  if (typeof inside !== 'object' || inside === null) throw new Error(`There is nothing at ${path.join('.')}.`)
  Reflect.set(inside, path.at(-1) ?? '', value)
}

/** The place of an event of this kind, away from the ends of the shoe where there is one. */
export function find(
  story: readonly Told[],
  type: string,
  fits: (event: Told) => boolean = () => true,
): number {
  const all = [...story.keys()].filter((index) => {
    const told = story[index]
    return told?.event.type === type && fits(told)
  })
  const place = all[Math.floor(all.length / 2)]
  if (place === undefined) throw new Error(`The shoe has no '${type}' like that.`)
  return place
}

export function findTold(story: readonly Told[], type: string, fits?: (told: Told) => boolean): Told {
  const told = story[find(story, type, fits)]
  if (told === undefined) throw new Error(`The shoe has no '${type}' like that.`)
  return told
}

/** Every leaf of a document, as the path to it. */
export function leaves(thing: unknown, path: Path = []): readonly Path[] {
  if (typeof thing !== 'object' || thing === null) return [path]
  return Object.entries(thing).flatMap(([key, inside]) =>
    leaves(inside, [...path, Array.isArray(thing) ? Number(key) : key]),
  )
}

/** Of a shoe whose seed was told: a scanned one has none. */
export function seedOf({ seed }: Draft['published']): string {
  if (seed === null) throw new Error('this shoe has no seed')
  return seed
}
