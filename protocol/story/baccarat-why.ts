import type { BaccaratBet, Side } from '#engine/baccarat/bets'
import type { Coup } from '#engine/baccarat/coup'
import { isNatural } from '#engine/baccarat/hand'
import type { BaccaratRules } from '#engine/baccarat/rules'
import { isPair, isPerfectPair } from '#engine/baccarat/side-bets/pairs'
import { isSmall } from '#engine/baccarat/side-bets/size'
import { isBankerSix } from '#engine/baccarat/side-bets/super6'
import { cardsText, oddsWords, type Why, type Words, why, words } from '#protocol/story/words'

const SIDE_NAMES: Readonly<Record<Side, Words>> = {
  player: words('Giocatore', 'Player'),
  banker: words('Banco', 'Banker'),
}

/** `Banco 7 batte Giocatore 4`. */
export function coupWords({ winner, playerTotal, bankerTotal }: Coup): Words {
  if (winner === 'T') return words(`Pareggio ${playerTotal} a ${bankerTotal}`, `A tie at ${playerTotal}`)
  return winner === 'P'
    ? words(
        `Giocatore ${playerTotal} batte Banco ${bankerTotal}`,
        `Player ${playerTotal} beats Banker ${bankerTotal}`,
      )
    : words(
        `Banco ${bankerTotal} batte Giocatore ${playerTotal}`,
        `Banker ${bankerTotal} beats Player ${playerTotal}`,
      )
}

/** What the round's cards say of a bet, and why. */
export function baccaratWhy(
  rules: BaccaratRules,
  bet: BaccaratBet,
  coup: Coup,
  zeroCommission: boolean,
): Why {
  switch (bet) {
    case 'player':
      return main(coup, coup.winner === 'P', words('', ''))
    case 'banker':
      return main(coup, coup.winner === 'B', commission(rules, coup, zeroCommission))
    case 'tie': {
      const { it, en } = coupWords(coup)
      return why(coup.winner === 'T' ? 'win' : 'lose', it, en)
    }
    case 'playerPair':
      return pair('player', coup)
    case 'bankerPair':
      return pair('banker', coup)
    case 'eitherPair':
      return isPair(coup.player)
        ? pair('player', coup)
        : isPair(coup.banker)
          ? pair('banker', coup)
          : noPair(coup)
    case 'perfectPair':
      return perfectPair(coup)
    case 'big':
    case 'small':
      return size(bet, coup)
    case 'playerBonus':
      return bonus(rules, 'player', coup)
    case 'bankerBonus':
      return bonus(rules, 'banker', coup)
    case 'super6':
      return super6(coup)
    default:
      return bet satisfies never
  }
}

function main(coup: Coup, wins: boolean, more: Words): Why {
  const { it, en } = coupWords(coup)
  if (coup.winner === 'T') return why('push', `${it}: la puntata torna`, `${en}: the stake comes back`)
  return wins ? why('win', `${it}${more.it}`, `${en}${more.en}`) : why('lose', it, en)
}

/** BA-6, SB-3. */
function commission(rules: BaccaratRules, coup: Coup, zeroCommission: boolean): Words {
  const { pays, zeroCommissionPays, zeroCommissionSixPays } = rules
  const six = oddsWords(zeroCommissionSixPays)
  if (!zeroCommission) {
    const odds = oddsWords(pays.banker)
    return words(`: paga ${odds}, commissione tolta`, `: pays ${odds}, commission taken off`)
  }
  if (isBankerSix(coup)) {
    return words(
      `: senza commissione un Banco di 6 paga ${six}`,
      `: without commission a Banker 6 pays ${six}`,
    )
  }
  const full = oddsWords(zeroCommissionPays)
  return words(`: senza commissione paga ${full}`, `: without commission it pays ${full}`)
}

function pair(side: Side, coup: Coup): Why {
  const two = coup[side].slice(0, 2)
  const { it, en } = SIDE_NAMES[side]
  return isPair(two)
    ? why('win', `${it} ${cardsText(two)}: una coppia`, `${en} ${cardsText(two)}: a pair`)
    : why('lose', `${it} ${cardsText(two)}: nessuna coppia`, `${en} ${cardsText(two)}: no pair`)
}

function noPair({ player, banker }: Coup): Why {
  const cards = `${cardsText(player.slice(0, 2))} – ${cardsText(banker.slice(0, 2))}`
  return why('lose', `${cards}: nessuna coppia`, `${cards}: no pair`)
}

function perfectPair(coup: Coup): Why {
  const side = (['player', 'banker'] as const).find((name) => isPerfectPair(coup[name]))
  if (side !== undefined) {
    const cards = cardsText(coup[side].slice(0, 2))
    const { it, en } = SIDE_NAMES[side]
    return why('win', `${it} ${cards}: una coppia perfetta`, `${en} ${cards}: a perfect pair`)
  }
  const cards = `${cardsText(coup.player.slice(0, 2))} – ${cardsText(coup.banker.slice(0, 2))}`
  return why('lose', `${cards}: nessuna coppia perfetta`, `${cards}: no perfect pair`)
}

/** MB-1. */
function size(bet: 'big' | 'small', coup: Coup): Why {
  const count = coup.player.length + coup.banker.length
  const small = isSmall(coup)
  const wins = small === (bet === 'small')
  return why(
    wins ? 'win' : 'lose',
    `${count} carte in tutto: ${small ? 'Piccolo' : 'Grande'}`,
    `${count} cards in all: ${small ? 'Small' : 'Big'}`,
  )
}

/** SB-2. */
function bonus(rules: BaccaratRules, side: Side, coup: Coup): Why {
  const { it, en } = SIDE_NAMES[side]
  const natural = isNatural(coup[side])
  if (coup.winner === 'T') {
    return natural
      ? why('push', 'Pareggio di naturali: la puntata torna', 'A tie of naturals: the stake comes back')
      : why('lose', 'Pareggio senza naturali', 'A tie without naturals')
  }
  const head = coupWords(coup)
  if (coup.winner !== (side === 'player' ? 'P' : 'B')) return why('lose', head.it, head.en)
  const total = side === 'player' ? coup.playerTotal : coup.bankerTotal
  if (natural)
    return why('win', `${it} vince con un naturale di ${total}`, `${en} wins with a natural ${total}`)
  const margin = Math.abs(coup.playerTotal - coup.bankerTotal)
  const odds = rules.bonusMarginPays[margin] ?? null
  return odds === null
    ? why('lose', `${it} vince solo di ${margin}`, `${en} wins by ${margin} only`)
    : why(
        'win',
        `${it} vince di ${margin}: paga ${oddsWords(odds)}`,
        `${en} wins by ${margin}: pays ${oddsWords(odds)}`,
      )
}

/** SB-4. */
function super6(coup: Coup): Why {
  const { it, en } = coupWords(coup)
  return isBankerSix(coup)
    ? why('win', 'Banco vince con 6', 'Banker wins with 6')
    : why('lose', `${it}: non un Banco di 6`, `${en}: not a Banker 6`)
}
