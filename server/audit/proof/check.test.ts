import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commitment, parseSeed } from '#engine/cards/shuffle'
import { gameOf } from '#engine/families'
import { GAMES, type GameId } from '#engine/games'
import { canonical } from '#engine/record/canonical'
import { GENESIS } from '#engine/record/chain'
import type { Purse } from '#engine/round/posting'
import { configured } from '#engine/table/events'
import { evolveTable } from '#engine/table/evolve'
import type { GameCommand, TableEvent } from '#engine/table/types'
import { checkProof, examine } from '#server/audit/proof/check'
import { proofOf, type ShoeProof } from '#server/audit/proof/document'
import { rulesOf } from '#server/config/rules'
import { tableConfig } from '#server/config/tables'
import { Batch } from '#server/tables/batch'
import { beginRound, dealCard, playBonus } from '#server/tables/doers/auto-dealer'
import { closeBets } from '#server/tables/doers/betting-clock'
import { giveUp, pause } from '#server/tables/doers/pit-boss'
import { changeShoe, openShoe } from '#server/tables/doers/shoe-keeper'
import { recordHash, recordOf, sealerWith } from '#server/tables/records'
import { Vault } from '#server/tables/vault'
import { NO_STAKES } from '#server/wallet/stakes'
import { merged } from '#server/wallet/transfer'

const AT = Date.UTC(2027, 0, 3, 10, 15)
const SEED = 'c0ffee'.padEnd(64, '7')
const sealer = sealerWith(new Uint8Array(32))
const nobody = { isHere: () => false, anyoneHere: () => false }

/** The house's own doers at a table that is kept in memory: a shoe as somebody writes it. */
class Desk {
  readonly #config: ReturnType<typeof tableConfig>
  readonly #vault: Vault
  readonly #start: ShoeProof['start']
  readonly batch: Batch
  /** What everybody has. */
  purse: Purse

  constructor(game: GameId, purse: Purse, seed = SEED) {
    this.purse = purse
    this.#config = tableConfig({ id: 'desk', game })
    this.#vault = new Vault(GAMES[game].shoe)
    this.#vault.keep({ number: 1, seed })
    const { currency, limits } = this.#config
    const rules = rulesOf(this.#config)
    const before: readonly TableEvent[] = [
      configured({ game, currency, rules, limits }),
      { type: 'shoeCommitted', shoe: 1, commitment: commitment(parseSeed(seed)) },
    ]
    const [first, second] = before
    if (first === undefined || second === undefined) throw new Error('A desk needs its first events.')
    const state = evolveTable(evolveTable(null, first), second)
    this.#start = { version: 2, hash: GENESIS, state }
    this.batch = new Batch('desk', { ...this.#start, stakes: NO_STAKES }, AT, () => this.purse)
    openShoe(this.batch, this.#vault, 100, null)
  }

  play(...commands: readonly GameCommand[]): void {
    for (const command of commands) this.batch.must(command)
  }

  /** A new round, up to where players bet. */
  begin(): void {
    beginRound(this.batch)
    this.#dealCards()
  }

  /** Betting closes; cards are dealt until somebody is asked, or the round is over. */
  close(): void {
    closeBets(this.batch)
    this.#dealCards()
  }

  #dealCards(): void {
    while (this.#isAsking('card')) dealCard(this.batch, this.#vault)
  }

  /** Plays the round out; nobody answers in time. */
  finish(): void {
    while (this.batch.state.game.phase !== 'over') {
      if (this.#isAsking('card')) this.#dealCards()
      else if (this.#isAsking('bonus')) playBonus(this.batch, this.#vault)
      else this.batch.must({ do: 'timeout' })
    }
  }

  #isAsking(kind: string): boolean {
    const { id, game } = this.batch.state
    return gameOf(id).wants(game).kind === kind
  }

  fail(): void {
    pause(this.batch, 'fault', 'A fault in the game.')
    giveUp(this.batch, this.#vault)
  }

  /** What was written, once the shoe is over. */
  proof(): ShoeProof {
    changeShoe(this.batch, { ...nobody, vault: this.#vault })
    const end = this.batch.events.findIndex(({ type }) => type === 'shoeRevealed') + 1
    let previousHash = this.#start.hash
    const records = this.batch.events.slice(0, end).map((event, index) => {
      const position = { table: 'desk', version: this.#start.version + 1 + index, at: AT, previousHash }
      const { version, at, body, sealed, hash } = recordOf(event, position, sealer)
      previousHash = hash
      return { version, at, body, sealed, hash }
    })
    const transfers = this.batch.transfers.map(({ key, kind, round, entries }) => {
      return {
        key,
        kind,
        round,
        entries: merged(entries).map(({ account, amount }) => ({ account: account.id, amount })),
      }
    })
    const { number, seed, ...shoe } = { number: 1, seed: this.#vault.reveal(1) ?? '', ...this.#shoeOpened() }
    const published = { number, seed, ...shoe, commitment: commitment(parseSeed(seed)) }
    return proofOf({
      table: 'desk',
      game: this.#config.game,
      published,
      start: this.#start,
      records,
      transfers,
    })
  }

  #shoeOpened(): Pick<ShoeProof['published'], 'cut' | 'by' | 'burned' | 'burnedCount'> {
    const [event] = this.batch.events
    if (event?.type !== 'shoeOpened') throw new Error('The shoe was not opened.')
    const { cut, by, burned, burnedCount } = event
    return { cut, by, burned, burnedCount }
  }
}

describe('a shoe that a fault ended (FL-1)', () => {
  it('agrees: the round was cancelled, its stakes went back, cash and golden chips', () => {
    const desk = new Desk('speed-baccarat', { cash: 5000, golden: 1000 })
    desk.begin()
    desk.play(
      { do: 'bet', player: 'ann', bet: 'player', amount: 2000 },
      { do: 'bet', player: 'bob', bet: 'banker', amount: 500, golden: true },
    )
    desk.close()
    desk.begin()
    desk.play({ do: 'bet', player: 'ann', bet: 'tie', amount: 500 })
    desk.fail()
    expect(checkProof(desk.proof())).toEqual([])
  })

  it('agrees where a natural had been paid and was taken back', () => {
    const desk = naturalAt('free-bet')
    desk.fail()
    const proof = desk.proof()
    expect(proof.records.map(({ body }) => JSON.parse(body).type)).toContain('paid')
    expect(checkProof(proof)).toEqual([])
  })

  it('agrees where what was paid had been spent, and the house bore the rest (FL-2)', () => {
    const desk = naturalAt('free-bet')
    desk.fail()
    const proof = structuredClone(desk.proof())
    const last = proof.transfers.at(-1)
    const line = (account: string) => last?.entries.find((entry) => entry.account === account)
    const [player, house] = [line('cash:ann'), line('house:desk')]
    if (player === undefined || house === undefined) throw new Error('Both have a line.')
    expect(player.amount).toBeLessThan(-300)
    player.amount += 300
    house.amount -= 300
    expect(checkProof(proof)).toEqual([])
    player.amount -= 400
    house.amount += 400
    expect(checkProof(proof)).toEqual([expect.stringMatching(/cash:ann should move by/)])
  })

  it('does not agree where nothing says why the round was cancelled', () => {
    const desk = new Desk('speed-baccarat', { cash: 5000, golden: 0 })
    desk.begin()
    desk.play({ do: 'bet', player: 'ann', bet: 'player', amount: 2000 }, { do: 'cancel' })
    desk.fail()
    const { problems, checked } = examine(desk.proof())
    expect(problems).toEqual([expect.stringMatching(/'cancelled' without a pause/)])
    expect(checked['cancelled rounds']).toBe(1)
  })

  it('does not agree where no fault was', () => {
    const desk = new Desk('mini-baccarat', { cash: 0, golden: 0 })
    desk.begin()
    desk.close()
    desk.batch.emit({ type: 'cutCardOut', seat: 0 })
    expect(checkProof(desk.proof())).toEqual([expect.stringMatching(/the cut card was announced with/)])
  })
})

/** A round in which a natural was paid at once: seeds are tried until one deals it. */
function naturalAt(game: GameId): Desk {
  for (let seed = 0; seed < 2000; seed++) {
    const desk = new Desk(game, { cash: 5000, golden: 0 }, seed.toString(16).padStart(64, '0'))
    desk.begin()
    desk.play({ do: 'bet', player: 'ann', seat: 1, bet: 'main', amount: 1000 })
    desk.play({ do: 'bet', player: 'bob', seat: 2, bet: 'main', amount: 1000 })
    desk.close()
    const isPaid = desk.batch.events.some(({ type }) => type === 'paid')
    if (isPaid && desk.batch.state.game.phase === 'turns') return desk
  }
  throw new Error('No seed deals a natural.')
}

describe('a purse that does not reach', () => {
  it('agrees: a bet that was refused for want of money is refused again (FL-3)', () => {
    const desk = new Desk('speed-baccarat', { cash: 5000, golden: 0 })
    desk.begin()
    desk.play(
      { do: 'bet', player: 'ann', bet: 'tie', amount: 1000 },
      { do: 'bet', player: 'ann', bet: 'player', amount: 2000 },
      { do: 'bet', player: 'ann', bet: 'playerPair', amount: 500 },
    )
    desk.purse = { cash: 1600, golden: 0 }
    desk.close()
    desk.fail()
    expect(desk.batch.events.find(({ type }) => type === 'closed')).toMatchObject({
      taken: [{ bet: 'tie' }, { bet: 'playerPair' }],
      refused: [{ bet: 'player', reason: 'balance' }],
    })
    expect(checkProof(desk.proof())).toEqual([])
  })

  it('agrees: a double that the balance did not cover became a hit (VE-6)', () => {
    const desk = new Desk('ventuno', { cash: 5000, golden: 0 })
    desk.begin()
    desk.play({ do: 'sit', player: 'ann', seat: 3 })
    desk.play({ do: 'bet', player: 'ann', seat: 3, bet: 'main', amount: 1000 })
    desk.close()
    desk.purse = { cash: 999, golden: 0 }
    desk.play({ do: 'double', player: 'ann', seat: 3 })
    desk.finish()
    desk.fail()
    expect(desk.batch.events).toContainEqual(expect.objectContaining({ type: 'acted', cause: 'balance' }))
    expect(checkProof(desk.proof())).toEqual([])
  })
})

describe('docs/fairness.md', () => {
  it('prints records as they are hashed (FA-4)', () => {
    const page = readFileSync('docs/fairness.md', 'utf8')
    const block = /```text\nrecord\n([\s\S]*?)\n```/.exec(page)?.[1] ?? ''
    const found = [...block.matchAll(/^text +(.*)\nhash +(\S+)$/gm)]
    expect(found).toHaveLength(2)
    let previous = GENESIS
    for (const [, text = '', hash] of found) {
      const { at, event, sealed = null } = JSON.parse(text)
      previous = recordHash({ at, body: canonical(event), sealed }, previous)
      expect(previous).toBe(hash)
    }
  })
})
