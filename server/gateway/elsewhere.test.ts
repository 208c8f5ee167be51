import { expect, it, onTestFinished } from 'vitest'
import { type House, openHouse } from '#server/gateway/testing/house'
import { connect } from '#server/gateway/testing/player'
import { HandClock } from '#tests/clock'

async function open(): Promise<House> {
  const house = await openHouse(new HandClock(), { tables: ['one', 'two'] })
  onTestFinished(house.close)
  return house
}

/** Every arrival and departure that the table hears of. */
function comings(house: House, table: string): string[] {
  const door = house.table(table)
  const heard: string[] = []
  const { players } = door
  const [add, remove] = [players.add.bind(players), players.delete.bind(players)]
  players.add = (player) => {
    heard.push(`+${player}`)
    return add(player)
  }
  players.delete = (player) => {
    heard.push(`-${player}`)
    return remove(player)
  }
  return heard
}

it('MP-9: opening a table elsewhere leaves it here, and the table does not notice', async () => {
  const house = await open()
  const phone = await connect(house)
  const laptop = await connect(house, phone)
  const heard = comings(house, 'one')
  await phone.join('one')
  await phone.join('two')
  await laptop.join('one')
  expect(await phone.hear('left')).toEqual({ type: 'left', table: 'one', why: 'elsewhere' })
  expect(heard).toEqual([`+${phone.person.id}`])
  const before = phone.heard('events').length
  house.table('one').step()
  await laptop.hear('events')
  house.table('two').step()
  await phone.until('what happens at the other table', () => phone.heard('events').length > before)
  expect(phone.heard('events').map(({ table }) => table)).toEqual(['two'])
  await phone.join('one')
  expect(await laptop.hear('left')).toMatchObject({ table: 'one' })
  await laptop.leave()
  await phone.settled()
  expect(heard).toEqual([`+${phone.person.id}`])
  await phone.leave()
  await expect.poll(() => heard).toEqual([`+${phone.person.id}`, `-${phone.person.id}`])
})

it('MP-9: joining again where one is tells nobody to leave, and other players stay', async () => {
  const house = await open()
  const [anna, bruno] = [await connect(house), await connect(house)]
  await anna.join('one')
  await bruno.join('one')
  await anna.join('one')
  await Promise.all([anna.settled(), bruno.settled()])
  expect([...anna.heard('left'), ...bruno.heard('left')]).toEqual([])
})

it('MP-9: many sockets that join at once leave one of them at the table', async () => {
  const house = await open()
  const first = await connect(house)
  const sockets = [first, ...(await Promise.all(Array.from({ length: 7 }, () => connect(house, first))))]
  const heard = comings(house, 'one')
  for (let time = 0; time < 5; time++)
    for (const socket of sockets) socket.send({ type: 'join', table: 'one' })
  await Promise.all(sockets.map((socket) => socket.settled()))
  house.table('one').step()
  await Promise.all(sockets.map((socket) => socket.settled()))
  expect(heard).toEqual([`+${first.person.id}`])
  const { version } = house.table('one')
  expect(
    sockets.filter((socket) => socket.heard('events').some(({ upto }) => upto === version)),
  ).toHaveLength(1)
})
