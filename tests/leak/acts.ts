import { PASSWORD } from '#tests/leak/house'
import type { Named } from '#tests/leak/questions'
import type { Visitor } from '#tests/leak/visitors'

/** Something that is really done, by somebody who may. */
export interface Act {
  readonly who: Visitor
  readonly method: string
  readonly path: string
  readonly body?: object
}

const reason = 'A walk.'

/** Sign-ins while cards lie face down, and what staff and players do beside the game. */
export function actsOf({ player, login }: Named): readonly Act[] {
  const session = '/api/tables/ventuno/session'
  const act = (who: Visitor, line: string, body?: object): Act => {
    const [method = '', path = ''] = line.split(' ')
    return { who, method, path, ...(body === undefined ? {} : { body }) }
  }
  return [
    act('nobody', 'POST /api/sign-in', { login, password: PASSWORD }),
    act('nobody', 'POST /api/sign-in', { login, password: 'not the password' }),
    act('nobody', 'POST /api/staff/session', { name: 'carla', password: PASSWORD }),
    act('nobody', 'POST /api/staff/session', { name: 'carla', password: 'not the password' }),
    act('player', `POST ${session}`, {}),
    act('player', `GET ${session}`),
    act('rosa', 'POST /api/staff/golden', {
      id: 'golden-0001',
      player,
      amount: 500,
      expiresAt: null,
      reason,
    }),
    act('rosa', 'POST /api/staff/chat/mute', { player, minutes: 5, reason }),
    act('rosa', 'POST /api/staff/chat/unmute', { player, reason }),
    act('rosa', 'POST /api/staff/chat/say', { table: 'live-free', text: 'Buonasera' }),
    act('rosa', `POST /api/staff/chat/rooms/${player}`, { text: 'Buonasera' }),
  ]
}
