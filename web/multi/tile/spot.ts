/** The player's chips on a bet of a tile, in whatever state they are. */
export interface TileStake {
  readonly kind: 'pending' | 'unconfirmed' | 'accepted' | 'inactive' | 'refused' | 'won' | 'lost' | 'returned'
  /** What lies there. */
  readonly cents: number
  /** The figure beside the chip: after the round what the bet paid. */
  readonly shown: number
  readonly golden: boolean
  /** What is wrong with them, in a few words; null where nothing is. */
  readonly problem: string | null
}

/** A bet of a tile (MP-4). */
export interface TileSpot {
  readonly bet: string
  /** Whose colour it has. */
  readonly tone: string
  readonly name: string
  /** What it pays, or in a few words why it is closed. */
  readonly brief: string
  /** The whole of it for those who do not see. */
  readonly label: string
  readonly state: 'open' | 'closed' | 'resting' | 'won' | 'lost' | 'returned'
  readonly stake: TileStake | null
}

/** Bets that lie side by side. */
export interface TileRow {
  readonly name: string
  /** Shown only if the player wants side bets (MP-8). */
  readonly isSide: boolean
  readonly spots: readonly TileSpot[]
}
