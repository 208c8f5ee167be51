import * as v from 'valibot'
import {
  amount,
  commandId,
  isText,
  list,
  millis,
  money,
  OBJECT,
  playerId,
  words,
} from '#protocol/wire/fields'

const grant = v.object({
  id: words,
  amount: money,
  left: money,
  grantedAt: millis,
  expiresAt: v.nullable(millis),
})

/** MO-7. */
export const GOLDEN_HTTP = {
  golden: v.object({ inHand: money, staked: money, grants: list(grant) }),
} as const

export type GoldenAnswer = Readonly<v.InferOutput<(typeof GOLDEN_HTTP)['golden']>>

export const GOLDEN_BODY = v.strictObject(
  {
    id: commandId,
    player: playerId,
    amount,
    expiresAt: v.nullable(millis),
    reason: v.custom<string>(
      (value) => isText(value) && value.trim().length >= 3 && value.length <= 200,
      'a reason of 3 to 200 letters',
    ),
  },
  OBJECT,
)
