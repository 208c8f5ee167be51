import type { BaccaratBet } from '#engine/baccarat/bets'
import type { Bet, Decision } from '#engine/blackjack/types'
import type { Reason } from '#engine/round/refusal'
import { type Words, words } from '#protocol/story/words'

export const BACCARAT_BET_NAMES: Readonly<Record<BaccaratBet, Words>> = {
  player: words('Giocatore', 'Player'),
  banker: words('Banco', 'Banker'),
  tie: words('Pareggio', 'Tie'),
  playerPair: words('Coppia Giocatore', 'Player Pair'),
  bankerPair: words('Coppia Banco', 'Banker Pair'),
  eitherPair: words('Una coppia qualsiasi', 'Either Pair'),
  perfectPair: words('Coppia perfetta', 'Perfect Pair'),
  big: words('Grande', 'Big'),
  small: words('Piccolo', 'Small'),
  playerBonus: words('Bonus Giocatore', 'Player Bonus'),
  bankerBonus: words('Bonus Banco', 'Banker Bonus'),
  super6: words('Super 6', 'Super 6'),
}

export const BLACKJACK_BET_NAMES: Readonly<Record<Bet | 'insurance', Words>> = {
  main: words('puntata principale', 'main bet'),
  perfectPairs: words('Perfect Pairs', 'Perfect Pairs'),
  twentyOnePlusThree: words('21+3', '21+3'),
  push22: words('Push 22', 'Push 22'),
  fireBlaze: words('Fire Blaze', 'Fire Blaze'),
  insurance: words('assicurazione', 'insurance'),
}

export const DECISION_NAMES: Readonly<Record<Decision, Words>> = {
  hit: words('carta', 'hit'),
  stand: words('sto', 'stand'),
  double: words('raddoppio', 'double'),
  split: words('divisione', 'split'),
}

const REASON_NAMES: Partial<Readonly<Record<Reason, Words>>> = {
  balance: words('il saldo non basta', 'the balance does not cover it'),
  'limit-min': words('sotto il minimo', 'below the minimum'),
  'limit-max': words('oltre il massimo', 'above the maximum'),
  'needs-main': words('manca la puntata principale', 'its main bet is missing'),
  'exceeds-main': words('supera le puntate principali', 'larger than the main bets'),
  'not-offered': words('non offerta', 'not offered'),
  closed: words('puntata chiusa', 'this bet is closed'),
  'own-limit': words('un tuo limite', 'a limit of your own'),
}

export function reasonName(reason: Reason): Words {
  return REASON_NAMES[reason] ?? words(reason, reason)
}
