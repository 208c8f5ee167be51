import { describe, expect, it } from 'vitest'
import { refusalLines } from '#web/table/chips/tell-refusal'

describe('refusals at many tables', () => {
  it('are told with their tables, each reason once', () => {
    expect(
      refusalLines([
        ['Rialto', 'Chiuse.'],
        ['Amalfi', 'Il saldo non basta.'],
        ['Lido', 'Chiuse.'],
        ['Lido', 'Chiuse.'],
      ]),
    ).toEqual(['Rialto, Lido: Chiuse.', 'Amalfi: Il saldo non basta.'])
  })
})
