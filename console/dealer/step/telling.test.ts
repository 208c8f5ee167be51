import { expect, it } from 'vitest'
import { type Told, tellingOf } from '#console/dealer/step/telling'
import { DryRound } from '#tests/live/dry-round'
import { dealer as dealerIt } from '#words/it/console/dealer'
import { story } from '#words/it/story'

function told({ state }: DryRound, change: Partial<Told> = {}) {
  const plain = { trouble: null, connection: 'open', words: dealerIt, story } as const
  return tellingOf({ state, standing: 'dealing', ...plain, ...change })
}

it('says where the next card goes, and how it lies', () => {
  const round = new DryRound('speed-baccarat')
  expect(told(round)).toMatchObject({ text: 'Apri le puntate', tone: 'go' })
  round.begin()
  expect(told(round)).toMatchObject({
    lead: 'Giocatore',
    text: 'prima carta, coperta',
    tone: 'player',
    hint: 'Passala sul lettore e lasciala coperta.',
  })
  round.deal(['4S', '2H', '2D', '2C'])
  expect(told(round).hint).toBe('Le chiudi tu, quando è ora.')
  round.give({ do: 'close' })
  expect(told(round)).toMatchObject({ text: 'terza carta', hint: dealerIt.step.hint.turnFirst })
})

it('says how the hand ended', () => {
  const round = new DryRound('mini-baccarat')
  round.begin()
  round.deal(['9S', '2H', 'KD', '3D'])
  expect(told(round).hint).toBe('Vince il Giocatore, 9 a 5. Raccogli le carte, poi apri le puntate.')
})

it('names whoever decides, and a card that lies across', () => {
  const round = new DryRound('ventuno')
  round.begin()
  round.happen({ type: 'named', player: 'ann', name: 'Anna', house: false })
  round.deal(['5S', '6H', '6D', 'TD'])
  expect(told(round)).toMatchObject({ lead: 'Decide il posto 2', text: 'attendi', hint: 'Decide Anna.' })
  round.give({ do: 'double', player: 'ann', seat: 2 })
  expect(told(round)).toMatchObject({ lead: 'Posto 2', hint: dealerIt.step.hint.double })
})

it('says what is wrong before anything else, and who solves it', () => {
  const round = new DryRound('mini-baccarat')
  round.begin()
  const alarm = { kind: 'unreadable', text: 'server', solvedBy: 'dealer' } as const
  round.happen({ type: 'paused', why: 'fault', text: 'still', alarm })
  expect(told(round)).toMatchObject({ tone: 'warn', label: 'Puoi risolvere tu', text: 'Codice illeggibile' })
  round.happen({
    type: 'paused',
    why: 'supervisor',
    text: 'still',
    alarm: { ...alarm, solvedBy: 'supervisor' },
  })
  expect(told(round)).toMatchObject({ tone: 'stop', hint: dealerIt.alarms.unreadable.supervisor })
  expect(told(round, { trouble: 'away' }).text).toBe('L’archivio non risponde')
  expect(told(round, { trouble: 'away', connection: 'lost' }).text).toBe('Collegamento perso')
  round.happen({ type: 'resumed' })
  round.happen({ type: 'paused', why: 'closed', text: 'Chiuso fino alle 9' })
  expect(told(round)).toMatchObject({ text: 'Tavolo chiuso', toPlayers: 'Chiuso fino alle 9' })
  round.happen({ type: 'resumed' })
  round.happen({ type: 'paused', why: 'supervisor', text: 'stopped' })
  expect(told(round)).toMatchObject({ tone: 'stop', toPlayers: dealerIt.stop.pausedToPlayers })
})

it('tells whoever does not deal here what they may do', () => {
  const round = new DryRound('mini-baccarat')
  expect(told(round, { standing: 'other' }).text).toBe('Al tavolo c’è Chiara')
  expect(told(round, { standing: 'relief' }).text).toBe('Chiara ti passa il tavolo')
  expect(told(round, { standing: 'free' }).text).toBe('Prendi servizio')
})
