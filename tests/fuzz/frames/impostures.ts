import type { Dice } from '#tests/dice'
import { anyOrder, newId } from '#tests/fuzz/frames/orders'

/** What a player would like to be: the house, the server, or somebody else. Always refused as no message. */
export function imposture(dice: Dice, tables: readonly string[], victims: readonly string[]): string {
  const victim = dice.of(victims)
  const order = anyOrder(dice, tables)
  const command = order.command
  const forged: readonly (() => object)[] = [
    () => ({ ...order, command: houseCommand(dice, victim) }),
    () => ({ ...order, command: houseCommand(dice, victim) }),
    () => ({ ...order, command: { ...command, player: victim } }),
    () => ({ ...order, command: { ...command, player: victim, name: 'Banco', house: true } }),
    () => ({ ...order, player: victim }),
    () => ({ ...order, house: true }),
    () => ({ ...order, command: { ...command, seat: [1, 2], free: 1_000 } }),
    () => ({ type: 'join', table: order.table, as: dice.of(['table', 'dealer', 'supervisor']) }),
    () => ({ type: 'join', table: order.table, player: victim }),
    () => ({ type: 'leave', table: order.table, player: victim }),
    () => ({ type: 'purse', cash: 1_000_000, golden: 1_000_000 }),
    () => ({ type: 'answer', id: newId(dice), ok: true, upto: 1 }),
    () => ({ type: 'welcome', protocol: 1, player: victim }),
    () => ({ type: 'events', table: order.table, after: 0, upto: 1, events: [{ type: 'resumed' }] }),
    () => ({ type: dice.of(['open', 'close', 'settle', 'transfer', 'grant', 'pause', 'kill', 'admin']) }),
  ]
  return JSON.stringify(dice.of(forged)())
}

function houseCommand(dice: Dice, player: string): object {
  return dice.of([
    { do: 'open', shoeRound: 1 },
    { do: 'close' },
    { do: 'card', card: 'KH' },
    { do: 'card', card: null },
    { do: 'timeout' },
    { do: 'bonus', key: '00'.repeat(32) },
    { do: 'bonusFault' },
    { do: 'cancel' },
    { do: 'connection', player, connected: false },
    { do: 'connection', connected: false },
    { do: 'settle', results: [{ player, paid: 1_000_000 }] },
    { do: 'shoeRevealed', shoe: 1, seed: null },
    { do: ['sit'], seat: 1 },
    { do: { toString: 'sit' }, seat: 1 },
  ])
}
