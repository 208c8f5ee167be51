import { describe, expect, it } from 'vitest'
import { constraintOf, failureOf } from '#server/store/failure'
import { StoreError } from '#server/store/store-error'

/** What the two stores really throw is in the contract suite; here are those that are hard to bring about. */
function coded(code: string, constraint?: string): Error {
  return Object.assign(new Error('x'), { code }, constraint === undefined ? {} : { constraint })
}

describe('a failure', () => {
  it.each([
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['53300', 'away'],
    ['57P03', 'away'],
    ['08006', 'away'],
    ['08001', 'away'],
    ['EHOSTUNREACH', 'away'],
    ['EAI_AGAIN', 'away'],
    ['40001', 'retry'],
    ['40P01', 'retry'],
    ['23505', 'unique'],
    ['22021', 'data'],
    ['22P05', 'data'],
    ['57014', 'other'],
    ['42601', 'other'],
  ])('with the code %s is %s', (code, failure) => {
    expect(failureOf(coded(code))).toBe(failure)
  })

  it('of a check is an overdraft only if it is that check', () => {
    expect(failureOf(coded('23514', 'balance_not_below_zero'))).toBe('overdrawn')
    expect(failureOf(coded('23514', 'players_kind_check'))).toBe('other')
    expect(constraintOf(coded('23514', 'players_kind_check'))).toBe('players_kind_check')
  })

  it('of the driver is known by its words', () => {
    for (const words of [
      'Connection terminated unexpectedly',
      'Connection terminated due to connection timeout',
      'timeout exceeded when trying to connect',
      'Client has encountered a connection error and is not queryable',
    ]) {
      expect(failureOf(new Error(words))).toBe('away')
    }
  })

  it('of several addresses is that of the first', () => {
    expect(failureOf(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe('away')
  })

  it('of ours says itself, and anything else is other', () => {
    expect(failureOf(new StoreError('x', 'full'))).toBe('full')
    for (const thrown of [null, undefined, 'x', 7, {}, new Error('x'), new AggregateError([])]) {
      expect(failureOf(thrown)).toBe('other')
      expect(constraintOf(thrown)).toBeNull()
    }
  })
})
