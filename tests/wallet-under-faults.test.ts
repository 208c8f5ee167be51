import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Answered } from '#cli/bots/wire/orders'
import { FAULTS, type Fault, type Mischief, NO_MISCHIEF } from '#cli/operator/faults'
import { ReferenceOperator } from '#cli/operator/server'
import { audit } from '#server/audit/audit'
import type { Store } from '#server/store/open'
import { comesAbout } from '#tests/chaos/comes-about'
import { Witness } from '#tests/chaos/witness'
import { Dice } from '#tests/dice'
import { Door } from '#tests/floor/door'
import { everyGame } from '#tests/floor/house'
import { orderFor } from '#tests/floor/orders'
import { ServerProcess, writeConfig } from '#tests/floor/process'
import { BRISK } from '#tests/floor/timings'
import { drained, expectSameBooks, isQuiet } from '#tests/operator/books'
import { type Guest, launch } from '#tests/operator/casino'
import { openOperatorHouse, operatorAt, SECRET } from '#tests/operator/house'
import { onBothStores } from '#tests/stores'

/** Requests to the operator in each life of the house; `SABOT_FAULTY_REQUESTS=5000` plays for longer. */
const REQUESTS = Number(process.env.SABOT_FAULTY_REQUESTS ?? 80)
/** Each life ends while the operator carries out one of these: nobody hears of it. */
const KILLED_AT = ['debit', 'credit', 'cancel'] as const
const NAMES = Array.from({ length: 14 }, (_, index) => `player-${index + 1}`)
const DEPOSIT = 60_000
const TABLES = ['speed-1', 'mini-baccarat', 'ventuno', 'free-bet', 'mega-fire-blaze']
const LIMITS = { messagesPerSecond: 10_000, messagesBurst: 10_000, requestsPerMinute: 100_000 }

/** Bad spells come and go, so many requests long, and in some of them the operator is away for a while. */
const SPELL = 40
const [BAD_SPELLS, AWAY_SPELLS, AWAY_REQUESTS] = [3, 7, 6]

/** What becomes of a request follows from its number. Most work. */
function weather(seed: number, seen: Set<Fault>): () => Fault | null {
  const dice = new Dice(seed)
  let request = 0
  return () => {
    const [spell, place] = [Math.floor(request / SPELL), request % SPELL]
    request += 1
    const isAway = spell % AWAY_SPELLS === AWAY_SPELLS - 1 && place < AWAY_REQUESTS
    const isFault = dice.chance(spell % BAD_SPELLS === 1 ? 0.4 : 0.08)
    const fault = isAway ? 'request-lost' : isFault ? dice.of(FAULTS) : null
    if (fault !== null) seen.add(fault)
    return fault
  }
}

/** Kills the house at the first such call after enough others: it is carried out, and there is nobody to be told. */
function killedAt(call: string, fault: () => Fault | null, kill: () => void): Mischief {
  let requests = 0
  return (name) => {
    requests += 1
    if (requests < REQUESTS || name !== call) return fault()
    kill()
    return null
  }
}

interface Heard {
  readonly player: string
  readonly answers: Answered[]
}

/** All players at all tables, until the house is gone. */
async function play(
  guests: readonly Guest[],
  operator: ReferenceOperator,
  dice: Dice,
  isOver: () => boolean,
) {
  for (let count = 0; !isOver(); count++) {
    const place = dice.below(guests.length)
    const client = guests[place]?.client
    const [table, known] = dice.of([...(client?.tables ?? [])]) ?? []
    // Those who are cut off in the middle hear the answer later, or never.
    if (table !== undefined && known !== undefined) void client?.do(table, orderFor(dice, known.state, place))
    if (count % 5 === 0) await pause(10)
    if (count % 400 !== 0) continue
    const purse = operator.book.players.get(dice.of(NAMES))
    if (purse !== undefined) purse.isLocked = dice.chance(0.3)
    for (const name of NAMES) if (operator.book.balanceOf(name) < 5_000) operator.book.deposit(name, DEPOSIT)
  }
}

/** Without what a client says itself where no answer came. */
function ofTheHouse({ player, answers }: Heard): Heard {
  const isAnswered = ({ answer }: Answered) => answer.ok || answer.reason !== 'unanswered'
  return { player, answers: answers.filter(isAnswered) }
}

/** Rounds in which somebody staked more than was debited for it. */
async function undebited({ db }: Store): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select t.round, e.account_id, -sum(e.amount) as staked from transfers t join entries e on e.transfer_id = t.id
    where t.kind = 'stake' and e.account_id like 'cash:%' group by t.round, e.account_id
    having -sum(e.amount) > coalesce((select sum(c.amount) from wallet_calls c where c.round = t.round
      and 'cash:' || c.player_id = e.account_id and c.kind = 'debit' and c.state = 'booked'), 0)`.execute(db)
  return rows
}

onBothStores("an operator's wallet that fails in every way", ({ fresh }) => {
  it('ends with both books the same to the cent, however the house is killed', {
    timeout: 1_200_000,
  }, async () => {
    const operator = new ReferenceOperator({ id: 'bella', secret: SECRET, slowMillis: 250, lateMillis: 700 })
    for (const name of NAMES) operator.book.open(name, 'EUR', DEPOSIT)
    const bella = operatorAt(await operator.listen())
    const tables = everyGame(BRISK)
    const { folder, databaseUrl } = await fresh()
    const settings = { port: 0, dataFolder: folder, housePlayers: 0, logLevel: 'fatal', limits: LIMITS }
    const file = writeConfig(folder, { ...settings, tables, operators: [bella] })
    const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }
    const door = await Door.open()
    const dice = new Dice(7)
    const seen = new Set<Fault>()
    const fault = weather(22, seen)
    const guests: Guest[] = []
    const told: Heard[] = []
    for (const call of KILLED_AT) {
      const server = ServerProcess.start(file, env)
      onTestFinished(async () => void (await server.end('SIGKILL')))
      await door.leadTo(server)
      while (guests.length < NAMES.length) {
        const name = NAMES[guests.length] ?? ''
        const guest = await launch(door.url, { player: name, name, language: 'it', currency: 'EUR' })
        const answers: Answered[] = []
        guest.client.listen({ onAnswer: (answered) => void answers.push(answered) })
        guest.client.join(...TABLES)
        guests.push(guest)
        told.push({ player: String((await guest.ask('GET', '/api/session')).body.player), answers })
      }
      let isOver = false
      void server.exited().then(() => {
        isOver = true
      })
      operator.mischief = killedAt(call, fault, () => server.tell('SIGKILL'))
      await play(guests, operator, dice, () => isOver)
      expect(await server.exited()).toBe(null)
    }
    operator.mischief = NO_MISCHIEF
    await Promise.all(guests.map(({ client }) => client.close()))
    await door.close()

    const house = await openOperatorHouse({ operator: bella, tables, folder, databaseUrl })
    expect(house.floor.closed).toEqual([])
    await comesAbout('all rounds are over', () => isQuiet(house))
    await house.floor.close(0)
    await comesAbout('everything is delivered', () => drained(house.store))
    await operator.calm()
    await house.wallets.outbox.stop()

    await expectSameBooks(house.store, operator)
    expect(await undebited(house.store)).toEqual([])
    const heard = await new Witness({ tables: TABLES, bots: told.map(ofTheHouse) }).look(house.store)
    expect(heard.problems).toEqual([])
    expect(heard.checked.bets).toBeGreaterThan(KILLED_AT.length)
    const { problems, checked } = await audit(house.store.db, house.sealer)
    expect(problems).toEqual([])
    const entries = [...operator.book.entries.values()]
    expect([...seen].sort()).toEqual([...FAULTS].sort())
    expect(checked.plays).toBeGreaterThan(KILLED_AT.length)
    expect(entries.some(({ cancelled }) => cancelled)).toBe(true)
    await house.store.close()
    await operator.close()
  })
})
