import * as v from 'valibot'
import { ScenarioError } from '#cli/scenario/file'
import { cutOffers } from '#engine/cards/cut-right'
import { formatCards } from '#engine/cards/notation'
import { defaultCut, openShoe } from '#engine/cards/shoe'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { GAME_IDS, GAMES } from '#engine/games'

const FIRST_CARDS = 12
const BOXES = 7

const about = {
  title: v.optional(v.string()),
  covers: v.optional(v.array(v.string())),
  expect: v.optional(v.unknown()),
}

const ShoeFile = v.strictObject({
  ...about,
  shoe: v.strictObject({
    game: v.picklist(GAME_IDS),
    seed: v.string(),
    number: v.number(),
    cut: v.optional(v.number()),
    burn: v.optional(v.boolean()),
  }),
})

const CutOffersFile = v.strictObject({
  ...about,
  cutOffers: v.strictObject({
    present: v.array(v.nullable(v.string())),
    from: v.nullable(v.union([v.number(), v.literal('dealer')])),
  }),
})

type ShoeInput = v.InferOutput<typeof ShoeFile>['shoe']
type CutOffersInput = v.InferOutput<typeof CutOffersFile>['cutOffers']

/** A scenario of a shoe's making: SH-1, SH-3, SH-5, SH-10. */
export function playShoe(file: unknown): object {
  return describeShoe(read(ShoeFile, file).shoe)
}

/** A scenario of who is asked to cut: SH-4. */
export function playCutOffers(file: unknown): object {
  return describeCutOffers(read(CutOffersFile, file).cutOffers)
}

function describeShoe(input: ShoeInput): object {
  const game = GAMES[input.game].shoe
  const rules = { ...game, burn: input.burn ?? game.burn }
  const seed = parseSeed(input.seed)
  const cut = input.cut ?? defaultCut(rules)
  const shoe = openShoe(rules, { seed, number: input.number, cut })
  return {
    commitment: commitment(seed),
    decks: rules.decks,
    cards: shoe.order.length,
    cut,
    first: formatCards(shoe.order.slice(0, FIRST_CARDS)),
    last: formatCards(shoe.order.slice(-FIRST_CARDS)),
    cutCardFromEnd: shoe.order.length - shoe.cutCardAt,
    burned: shoe.burned[0] ?? null,
    burnedCount: shoe.burned.length,
  }
}

function describeCutOffers({ present, from }: CutOffersInput): object {
  const asked = cutOffers({ boxes: BOXES, present, from })
  // Lists in `expect` match in any order; the text holds the order too.
  return { asked, order: asked.join(' ') }
}

function read<Schema extends v.GenericSchema>(schema: Schema, file: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, file)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ScenarioError(`${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
}
