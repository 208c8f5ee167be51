import fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { forWhom, guardRoutes } from '#server/gateway/http/access'
import { NetworkFlow } from '#server/gateway/http/network-flow'
import { Visitors } from '#server/gateway/http/visitors'
import { openHouse } from '#server/gateway/testing/house'
import { HandClock } from '#tests/clock'

async function guarded(): Promise<FastifyInstance> {
  const clock = new HandClock()
  const { people, close } = await openHouse(clock)
  onTestFinished(close)
  const visitors = new Visitors(people, false, new NetworkFlow(60, clock))
  const app = fastify()
  guardRoutes(app, { visitors, staffOf: async () => null, isOurs: () => true })
  return app
}

it('a route that does not say whom it is for is not opened', async () => {
  const app = await guarded()
  const open = () => app.get('/api/staff/forgotten', async () => 'secret')
  expect(open).toThrow('GET /api/staff/forgotten does not say who may use it.')
  expect((await app.inject('/api/staff/forgotten')).statusCode).toBe(404)
})

it('a route that says it is closed to everybody else', async () => {
  const app = await guarded()
  app.get('/api/staff/known', forWhom('supervisor'), async () => 'secret')
  app.get('/api/known', forWhom('anyone'), async () => 'open')
  const { statusCode, body } = await app.inject('/api/staff/known')
  expect([statusCode, body.includes('secret')]).toEqual([401, false])
  expect((await app.inject('/api/known')).body).toBe('open')
})
