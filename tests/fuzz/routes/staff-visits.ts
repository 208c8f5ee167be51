import type { Approval } from '#protocol/staff/approvals'
import { newId } from '#tests/fuzz/frames/orders'
import type { Route } from '#tests/fuzz/routes/route'
import type { Scene } from '#tests/fuzz/routes/scene'
import { TestConsole } from '#tests/supervision/console'

const dealer: Route = { visit: () => ({ who: 'dealer' }) }
const supervisor: Route = { visit: () => ({ who: 'supervisor' }) }
const administrator: Route = { visit: () => ({ who: 'administrator' }) }
const reason = 'The fuzz would have it so.'
const LINES = ['empty', 'too-long', 'unknown-table', 'not-allowed']

/** Learns a field of each thing in a list of the answer. */
const learning = (
  topic: Parameters<Scene['learn']>[0],
  list: string,
  field: string,
): NonNullable<Route['learn']> => {
  return (scene, answer) => {
    const found = answer[list]
    if (Array.isArray(found))
      scene.learn(
        topic,
        found.map((one) => one[field]),
      )
  }
}

/** What waits for a second person once a supervisor wants a round that was played not to count. */
async function askedToVoid(scene: Scene): Promise<string | undefined> {
  const browser = scene.visitor('supervisor')
  const console = await TestConsole.open(scene.mission.target.url, browser)
  const round = scene.know('round')
  const table = round.replace(/-\d{8}-.*/, '')
  const id = newId(scene.dice)
  console.send({ type: 'do', id, table, command: { do: 'voidRound', round, reason } })
  await console.until('what is said to it', () =>
    console.messages.some((told) => 'id' in told && told.id === id),
  )
  await console.leave()
  const { body } = await browser.ask('GET /api/staff/approvals')
  const waiting = (body.waiting ?? []) as readonly Approval[]
  return waiting.find((one) => one.round === round)?.approval
}

/** Nobody plays there: it may be closed. */
const SPARE = { scope: 'table', subject: 'spare' }

/** What staff may ask for. */
export const STAFF_VISITS: Readonly<Record<string, Route>> = {
  'GET /staff/socket': { visit: () => ({ who: 'dealer' }), own: ['no-socket'] },
  'GET /api/staff/session': dealer,
  'DELETE /api/staff/session': { visit: () => ({ who: 'dealer', isLast: true }) },
  'GET /api/staff/log': supervisor,
  'GET /api/staff/log.csv': supervisor,
  'GET /api/staff/selfcheck': administrator,
  'POST /api/staff/selfcheck': administrator,
  'GET /api/staff/closures': supervisor,
  'POST /api/staff/close': {
    visit: ({ dice, victim }) => ({
      who: 'supervisor',
      body: { ...(dice.chance(0.5) ? SPARE : { scope: 'player', subject: victim }), reason },
    }),
    own: ['no-subject'],
  },
  'POST /api/staff/open': {
    visit: ({ dice, victim }) => ({
      who: 'supervisor',
      body: { ...(dice.chance(0.5) ? SPARE : { scope: 'player', subject: victim }), reason },
    }),
    own: ['no-subject'],
  },
  'POST /api/staff/golden': {
    visit: ({ dice, victim }) => ({
      who: 'supervisor',
      body: { id: newId(dice), player: victim, amount: 100, expiresAt: null, reason },
    }),
    own: ['no-player', 'id-reused', 'expired'],
  },
  'GET /api/staff/alarms': {
    visit: () => ({ who: 'supervisor' }),
    learn: learning('alarm', 'alarms', 'table'),
  },
  'POST /api/staff/alarms/:table': {
    visit: (scene) => ({ who: 'supervisor', path: `/api/staff/alarms/${scene.know('alarm')}` }),
    own: ['no-alarm', 'unknown-table'],
  },
  'GET /api/staff/approvals': {
    visit: () => ({ who: 'supervisor' }),
    learn: learning('approval', 'waiting', 'approval'),
  },
  'POST /api/staff/approvals/:approval': {
    visit: async (scene) => {
      return {
        who: 'administrator',
        path: `/api/staff/approvals/${(await askedToVoid(scene)) ?? scene.know('approval')}`,
        body: { yes: scene.dice.chance(0.8) },
      }
    },
    own: [
      'gone',
      'same-person',
      'not-yours',
      'second-on-duty',
      'no-bonus',
      'other-round',
      'closed',
      'running',
      'cancelled',
      'voided',
      'wrong-sign-in',
      'locked',
    ],
  },
  'GET /api/staff/players': {
    visit: ({ victim }) => ({ who: 'supervisor', path: `/api/staff/players?ids=${victim},p_nobody` }),
  },
  'GET /api/staff/sessions': {
    visit: () => ({ who: 'supervisor' }),
    learn: learning('session', 'sessions', 'session'),
  },
  'POST /api/staff/sessions/:session/end': {
    visit: (scene) => ({
      who: 'supervisor',
      path: `/api/staff/sessions/${encodeURIComponent(scene.know('session'))}/end`,
      body: { reason },
    }),
    own: ['no-session'],
  },
  'GET /api/staff/tables/:table/rounds': {
    visit: ({ dice, tables }) => ({ who: 'supervisor', path: `/api/staff/tables/${dice.of(tables)}/rounds` }),
    own: ['unknown-table'],
  },
  'GET /api/staff/chat/mutes': supervisor,
  'GET /api/staff/chat/rooms': supervisor,
  'GET /api/staff/chat/rooms/:player': {
    visit: ({ victim }) => ({ who: 'supervisor', path: `/api/staff/chat/rooms/${victim}` }),
    own: ['no-player'],
  },
  'POST /api/staff/chat/rooms/:player': {
    visit: ({ victim }) => ({
      who: 'supervisor',
      path: `/api/staff/chat/rooms/${victim}`,
      body: { text: 'Ciao' },
    }),
    own: ['no-player', ...LINES],
  },
  'POST /api/staff/chat/mute': {
    visit: ({ victim }) => ({ who: 'supervisor', body: { player: victim, minutes: 5, reason } }),
    own: ['no-player'],
  },
  'POST /api/staff/chat/unmute': {
    visit: ({ victim }) => ({ who: 'supervisor', body: { player: victim, reason } }),
    own: ['not-muted'],
  },
  'POST /api/staff/chat/say': {
    visit: ({ dice }) => ({ who: 'dealer', body: { table: 'spare', text: `Buonasera ${dice.hex(4)}` } }),
    own: LINES,
  },
  'POST /api/staff/chat/hide': {
    visit: (scene) => ({ who: 'dealer', body: { line: Number(scene.know('line')), reason } }),
    own: ['no-line', 'hidden-already'],
  },
  'GET /api/staff/chat/tables/:table': {
    visit: () => ({ who: 'dealer', path: '/api/staff/chat/tables/spare' }),
    own: ['unknown-table'],
    learn: learning('line', 'lines', 'line'),
  },
  'GET /api/staff/rounds/:code/chat': {
    visit: (scene) => ({ who: 'dealer', path: `/api/staff/rounds/${scene.know('round')}/chat` }),
    own: ['no-round'],
  },
}
