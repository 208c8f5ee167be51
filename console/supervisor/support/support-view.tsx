import { useEffect, useState } from 'react'
import { useFormats, useWords } from '#console/i18n/language'
import { ageWords } from '#console/supervisor/floor/ages'
import { problemWords } from '#console/supervisor/orders/send'
import { openDialog } from '#console/supervisor/state'
import type { Support, SupportRoom } from '#console/supervisor/support/rooms'
import css from '#console/supervisor/support/support-view.module.css'
import { useRoomOf } from '#console/supervisor/support/use-room-of'
import { Composer } from '#console/supervisor/talk/composer'
import { Remarks } from '#console/supervisor/talk/remarks'
import { HTTP } from '#protocol/http'
import { Button } from '#ui/kit/button'
import { serverNow } from '#ui/net/clock'
import { ask, isProblem } from '#ui/net/http'
import { useEvery } from '#ui/net/use-clock'

/** Players alone with the house: who waits, and one of them. */
export function SupportView({ support }: { readonly support: Support }) {
  const { supervisor } = useWords()
  const words = supervisor.support
  const [player, setPlayer] = useState<string | null>(null)
  const rooms = useKept(support.rooms ?? NO_ROOMS, player)
  useEvery(5_000)
  return (
    <section className={css.support} aria-label={words.title}>
      <nav className={css.rooms} aria-label={words.rooms}>
        <h2>{words.rooms}</h2>
        {rooms.length === 0 && <p className={css.none}>{words.none}</p>}
        <ul>
          {rooms.map(({ room, isWaiting }) => (
            <li key={room.player}>
              <button
                type="button"
                aria-current={room.player === player ? 'true' : undefined}
                data-waiting={isWaiting}
                onClick={() => setPlayer(room.player)}
              >
                <strong>
                  <bdi>{room.name}</bdi>
                  {isWaiting && <b>{room.unread}</b>}
                </strong>
                <span>{room.text}</span>
                <small>
                  {isWaiting ? words.waiting(ageWords(supervisor, serverNow() - room.since)) : words.answered}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {player === null ? (
        <p className={css.choose}>{rooms.length === 0 ? words.nobody : words.choose}</p>
      ) : (
        <Room key={player} player={player} onAnswered={support.look} />
      )}
    </section>
  )
}

const NO_ROOMS: readonly SupportRoom[] = []

interface KeptRoom {
  readonly room: SupportRoom
  readonly isWaiting: boolean
}

/** Whoever was opened stays in the list after the answer, so that it does not jump away; those who wait come first. */
function useKept(waiting: readonly SupportRoom[], open: string | null): readonly KeptRoom[] {
  const [kept, setKept] = useState<readonly SupportRoom[]>([])
  useEffect(() => {
    const opened = waiting.find(({ player }) => player === open)
    if (opened !== undefined)
      setKept((before) => [opened, ...before.filter(({ player }) => player !== open)].slice(0, 10))
  }, [waiting, open])
  const answered = kept.filter(({ player }) => waiting.every((one) => one.player !== player))
  return [
    ...waiting.map((room) => ({ room, isWaiting: true })),
    ...answered.map((room) => ({ room, isWaiting: false })),
  ]
}

function Room({ player, onAnswered }: { readonly player: string; readonly onAnswered: () => void }) {
  const { supervisor, common } = useWords()
  const words = supervisor.support
  const formats = useFormats()
  const { room, look } = useRoomOf(player)
  if (room === null) return <p className={css.choose}>{common.loading}</p>
  const { name, mute, lines } = room
  const send = async (text: string) => {
    const upto = lines.at(-1)?.line
    const path = `/api/staff/chat/rooms/${encodeURIComponent(player)}`
    const body = upto === undefined ? { text } : { text, upto }
    const answer = await ask(HTTP.supportAnswered, 'POST', path, body)
    if (isProblem(answer)) return `${words.notSent} ${problemWords(answer)}`
    await look()
    onAnswered()
    return null
  }
  return (
    <section className={css.room} aria-label={words.lines(name)}>
      <header className={css.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {mute !== null && (
          <p className={css.muted}>
            {words.muted(mute.by)},{' '}
            {mute.until === null
              ? supervisor.table.mutedForGood
              : supervisor.people.until(formats.dayAndTime(mute.until))}
          </p>
        )}
        <Button
          size="small"
          onClick={() => openDialog({ ask: mute === null ? 'mute' : 'unmute', who: { player, name } })}
        >
          {mute === null ? supervisor.table.mute : supervisor.table.unmute}
        </Button>
        <Button size="small" onClick={() => openDialog({ ask: 'golden', who: { player, name } })}>
          {supervisor.table.giveGolden}
        </Button>
      </header>
      <Remarks label={words.lines(name)} empty={words.none} remarks={lines} />
      <Composer label={words.write} send={words.send} onSay={send} />
    </section>
  )
}
