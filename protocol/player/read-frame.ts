import * as v from 'valibot'
import { TO_PLAYER, type ToPlayer } from '#protocol/player/to-player'
import { frameReader } from '#protocol/wire/frame-reader'

const { done, refused, ...others } = TO_PLAYER

/** What a player's client hears. */
export const readFrame = frameReader<ToPlayer>({ ...others, answer: v.variant('ok', [done, refused]) })
