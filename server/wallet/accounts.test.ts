import { expect, it } from 'vitest'
import type { OperatorId, PlayerId, RoundCode, SessionId, TableId } from '#engine/ids'
import {
  type AccountId,
  operatorAccount,
  operatorPurse,
  payoutAccount,
  purseAccount,
  purseOf,
  sessionAccount,
  tableAccount,
} from '#server/wallet/accounts'

type Passes<One, Other> = One extends Other ? 'yes' : 'no'

it('compiles only where no kind of id passes for another', () => {
  const passes: {
    readonly 'a table for a player': Passes<TableId, PlayerId>
    readonly 'a player for a table': Passes<PlayerId, TableId>
    readonly 'a round for a table': Passes<RoundCode, TableId>
    readonly 'a session for a player': Passes<SessionId, PlayerId>
    readonly 'an operator for a player': Passes<OperatorId, PlayerId>
    readonly 'a text for an account': Passes<string, AccountId>
    readonly 'an id for a text': Passes<PlayerId, string>
  } = {
    'a table for a player': 'no',
    'a player for a table': 'no',
    'a round for a table': 'no',
    'a session for a player': 'no',
    'an operator for a player': 'no',
    'a text for an account': 'no',
    'an id for a text': 'yes',
  }
  expect(Object.values(passes).filter((answer) => answer === 'yes')).toHaveLength(1)
})

it('names an account, and says whose it is without its name', () => {
  const [own, foreign] = [false, true].map((isForeign) =>
    tableAccount(
      { table: 'one', currency: isForeign ? 'USD' : 'EUR', foreign: isForeign },
      'golden',
      'stakes',
    ),
  )
  expect(own).toMatchObject({ id: 'stakes-golden:one', kind: 'stakes-golden', table: 'one', currency: 'EUR' })
  expect(foreign).toMatchObject({
    id: 'stakes-golden:one.USD',
    owner: 'one.USD',
    table: 'one',
    currency: 'USD',
  })
  expect(operatorAccount('acme', 'one', 'EUR')).toMatchObject({ id: 'operator:acme/one/EUR', table: 'one' })
  expect(operatorPurse('acme', 'EUR')).toEqual({
    id: 'operator:acme/EUR',
    kind: 'operator',
    owner: 'acme/EUR',
    operator: 'acme',
  })
  expect(purseOf(purseAccount('p:1', 'golden'))).toEqual({ player: 'p:1', purse: 'golden' })
  expect([payoutAccount('p'), sessionAccount('s'), own].map((one) => one && purseOf(one))).toEqual([
    null,
    null,
    null,
  ])
})
