import type { FromPlayer } from '#protocol/player/from-player'
import type { AnswerReason } from '#protocol/wire/reasons'
import type { Answer as AnswerWith } from '#ui/net/orders'

export type Order = Extract<FromPlayer, { readonly type: 'do' }>
export type Answer = AnswerWith<AnswerReason>
