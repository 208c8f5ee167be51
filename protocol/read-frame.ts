import * as v from 'valibot'
import { frameReader } from '#protocol/frame-reader'
import { TO_PLAYER, type ToPlayer } from '#protocol/to-player'

const { done, refused, ...others } = TO_PLAYER

/** What a player's client hears. */
export const readFrame = frameReader<ToPlayer>({ ...others, answer: v.variant('ok', [done, refused]) })
