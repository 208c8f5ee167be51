import type { PlayerId } from '#engine/ids'
import type { CloseBody, Closure, OpenBody, SelfCheckAnswer, VersionAnswer } from '#protocol/http/operations'

/** There is no such game, table or player. */
export interface UnknownSubject {
  readonly unknown: string
}

/** Where staff closes and opens tables, games, players, and the house. */
export interface ClosureService {
  list(): readonly Closure[]
  /** What a player is told whose play is closed; null where it is not. */
  ofPlayer(player: PlayerId): string | null
  close(body: CloseBody, by: string): Promise<UnknownSubject | null>
  open(body: OpenBody, by: string): Promise<UnknownSubject | null>
}

/** How the house is run, as the gateway sees it. */
export interface Operations {
  version(): VersionAnswer
  lastCheck(): SelfCheckAnswer
  /** On demand, noted in the staff log. */
  check(by: string): Promise<SelfCheckAnswer>
  readonly closures: ClosureService
}
