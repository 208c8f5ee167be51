import { BetsFromAfar, BetsFromHere } from '#web/multi/baccarat/bets'
import { Follower } from '#web/multi/baccarat/follower'
import type { MultiPart } from '#web/multi/part'

export const BACCARAT_MULTI: MultiPart<'baccarat'> = {
  bettingMillis: ({ bettingSeconds }) => bettingSeconds * 1_000,
  BetsFromHere,
  BetsFromAfar,
  Follower,
}
