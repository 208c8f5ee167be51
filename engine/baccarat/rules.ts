import type { BaccaratBet, SideBetGroup } from '#engine/baccarat/bets'
import { EVEN, type Odds } from '#engine/money/odds'

/** What a bet asks of the player's main bets: one of them at all, or as much money on them as on itself. */
export type NeedOfMains = 'some' | 'as-much'

/** All in which the baccarat games differ. A deviation is a field here, never a constant in the code. */
export interface BaccaratRules {
  readonly id: 'mini-baccarat' | 'speed-baccarat'
  readonly offers: readonly BaccaratBet[]
  readonly bettingSeconds: number
  /** The first four cards lie face down while betting is open and are turned after it closes (SB-1). */
  readonly faceDownFirst: boolean

  readonly pays: Readonly<Record<Exclude<BaccaratBet, 'playerBonus' | 'bankerBonus'>, Odds>>
  /** What Banker pays in zero commission, and what it pays there when it wins with 6 (SB-3). */
  readonly zeroCommissionPays: Odds
  readonly zeroCommissionSixPays: Odds
  readonly bonusNaturalPays: Odds
  /** By the points between the hands, from 0 on; null loses (SB-2). */
  readonly bonusMarginPays: readonly (Odds | null)[]

  /** The round of a shoe from which a bet is closed (SB-5). */
  readonly closedFromRound: Readonly<Partial<Record<BaccaratBet, number>>>
  /** Whether a cancelled round counts towards that: the table that numbers the rounds reads it (SB-5). */
  readonly cancelledRoundsCount: boolean

  readonly mainBets: readonly BaccaratBet[]
  /** Side bets that do not stand alone (BA-8, SB-4). */
  readonly needsMains: Readonly<Partial<Record<BaccaratBet, NeedOfMains>>>
  /** The most the smaller of the Player and Banker stakes may be of the larger; null: no such rule (SB-6). */
  readonly lowRiskShare: Odds | null

  readonly zeroCommission: boolean
  readonly zeroCommissionOnly: readonly BaccaratBet[]
  /** The side bets a player can switch off together; an empty group is no switch (SB-10). */
  readonly sideBetGroups: Readonly<Record<SideBetGroup, readonly BaccaratBet[]>>

  /** Chips count only when confirmed (MB-3). */
  readonly confirmation: boolean
  /** More chips may follow a confirmation while betting is open (MB-3). */
  readonly multipleBets: boolean
  /** Whether the close confirms the chips that lie there, until the player says otherwise (MB-3). */
  readonly autoConfirm: boolean
}

const SHARED = {
  pays: {
    player: EVEN,
    banker: [19, 20],
    tie: [8, 1],
    playerPair: [11, 1],
    bankerPair: [11, 1],
    eitherPair: [5, 1],
    perfectPair: [25, 1],
    big: [27, 50],
    small: [3, 2],
    super6: [15, 1],
  },
  zeroCommissionPays: EVEN,
  zeroCommissionSixPays: [1, 2],
  bonusNaturalPays: EVEN,
  bonusMarginPays: [null, null, null, null, EVEN, [2, 1], [4, 1], [6, 1], [10, 1], [30, 1]],
  cancelledRoundsCount: true,
  mainBets: ['player', 'banker', 'tie'],
  autoConfirm: false,
} satisfies Partial<BaccaratRules>

export const MINI_BACCARAT: BaccaratRules = {
  ...SHARED,
  id: 'mini-baccarat',
  offers: [
    'player',
    'banker',
    'tie',
    'playerPair',
    'bankerPair',
    'eitherPair',
    'perfectPair',
    'big',
    'small',
  ],
  bettingSeconds: 20,
  faceDownFirst: false,
  closedFromRound: {},
  needsMains: {},
  lowRiskShare: null,
  zeroCommission: false,
  zeroCommissionOnly: [],
  sideBetGroups: { bonus: [], pairs: [] },
  confirmation: true,
  multipleBets: true,
}

export const SPEED_BACCARAT: BaccaratRules = {
  ...SHARED,
  id: 'speed-baccarat',
  offers: [
    'player',
    'banker',
    'tie',
    'playerPair',
    'bankerPair',
    'eitherPair',
    'perfectPair',
    'playerBonus',
    'bankerBonus',
    'super6',
  ],
  bettingSeconds: 12,
  faceDownFirst: true,
  closedFromRound: {
    playerPair: 61,
    bankerPair: 61,
    eitherPair: 61,
    perfectPair: 61,
    playerBonus: 45,
    bankerBonus: 45,
    super6: 45,
  },
  needsMains: { super6: 'as-much' },
  lowRiskShare: [0, 1],
  zeroCommission: true,
  zeroCommissionOnly: ['super6'],
  sideBetGroups: { bonus: ['playerBonus', 'bankerBonus'], pairs: ['perfectPair', 'eitherPair'] },
  confirmation: false,
  multipleBets: true,
}
