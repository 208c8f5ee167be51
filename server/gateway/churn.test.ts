import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openHouse } from '#server/gateway/testing/house'
import { connect } from '#server/gateway/testing/player'
import { handshake, rawConnection } from '#server/gateway/testing/raw'
import { HandClock } from '#tests/clock'

describe('coming and going', () => {
  it('leaves nothing behind, whichever way they go', async () => {
    const tables = ['one', 'two', 'three']
    const house = await openHouse(new HandClock(), {
      tables,
      limits: {
        socketsPerAddress: 1_000,
        requestsPerMinute: 10_000,
        messagesBurst: 1_000,
        messagesPerSecond: 1_000,
      },
    })
    onTestFinished(house.close)
    const talk = () => {
      for (const id of tables) house.table(id).step()
    }
    const guests = await Promise.all(Array.from({ length: 10 }, () => house.people.newGuest()))
    const visit = async (number: number): Promise<void> => {
      const guest = guests[number % guests.length]
      if (guest === undefined) return
      talk()
      if (number % 5 === 0) {
        const socket = await rawConnection(house)
        socket.write(handshake({ Cookie: `sabot=${guest.token}` }))
        if (number % 2 === 0) await once(socket, 'data')
        talk()
        socket.destroy()
        return
      }
      const player = await connect(house, guest)
      for (const table of tables.slice(0, 1 + (number % 3))) player.send({ type: 'join', table })
      talk()
      if (number % 3 === 0) await player.settled()
      talk()
      if (number % 4 === 0) player.send({ type: 'leave', table: 'one' })
      if (number % 2 === 0) player.ws.terminate()
      else player.ws.close()
      await player.ended()
    }
    for (let round = 0; round < 20; round++) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => visit(round * 20 + index)))
    }
    await expect.poll(() => house.gateway.counts).toEqual({ sockets: 0, players: 0 })
    for (const id of tables) expect([...house.table(id).players]).toEqual([])
    const listed = await (await fetch(`${house.url}/api/tables`)).json()
    expect(listed).toMatchObject({ tables: [{ players: 0 }, { players: 0 }, { players: 0 }] })
    expect(house.log).toEqual([])
  })
})
