import { Eye, EyeOff, Maximize, Menu, Minimize, Settings, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { TableState } from '#engine/table/types'
import { SUPPORT_ROOM } from '#protocol/chat'
import { Mark } from '#web/draw/mark'
import { useFormats, useWords } from '#web/i18n/language'
import { isAudible, toggleSound } from '#web/senses/audible'
import { useRoom } from '#web/state/chat'
import { serverNow, useServerClock } from '#web/state/clock'
import { usePerson } from '#web/state/person'
import { usePlay } from '#web/state/play'
import { changeSettings, useSetting } from '#web/state/settings'
import { useFullScreen } from '#web/table/full-screen'
import { limitsLine } from '#web/table/limits-line'
import css from '#web/table/top-line.module.css'
import { useEvery } from '#web/table/use-clock'
import { classes } from '#web/ui/classes'
import { IconButton } from '#web/ui/icon-button'

interface Props {
  readonly name: string
  readonly state: TableState
  readonly onLobby: () => void
  readonly onMenu: () => void
}

/** Where one is, how it stands, and the switches that must be at hand (TP-4, TP-6, TP-9, TP-19). */
export function TopLine({ name, state, onLobby, onMenu }: Props) {
  const words = useWords()
  const formats = useFormats()
  const me = usePerson(({ person }) => person?.player ?? '')
  const focus = useSetting('focusMode')
  const audible = isAudible(state.id, useSetting('muteAll'), useSetting('baccaratSound'))
  const full = useFullScreen()
  const answers = useRoom(SUPPORT_ROOM).unread
  const limits = limitsLine(state, me, formats)
  const seats = 'seats' in state.game && state.game.rules.seating === 'seat' ? state.game.seats : null
  return (
    <header className={css.line}>
      <Link
        href="/"
        className={css.lobby}
        aria-label={words.table.lobby}
        onClick={(event) => {
          event.preventDefault()
          onLobby()
        }}
      >
        <Mark />
        <span>{words.table.lobby}</span>
      </Link>
      <div className={css.title}>
        <h1>{words.games[state.id].short}</h1>
        <p className={css.compact}>
          {limits}
          <span>
            {' '}
            <Stretch />
          </span>
        </p>
      </div>
      <dl className={css.facts}>
        <Fact name={words.table.table}>{name}</Fact>
        <Fact name={words.table.limits}>{limits}</Fact>
        {seats !== null && (
          <Fact name={words.table.freeSeats}>
            {words.table.freeSeatsOf(seats.filter(({ player }) => player === null).length, seats.length)}
          </Fact>
        )}
      </dl>
      <dl className={css.facts} data-side="right">
        <GameCode code={state.round?.code ?? '–'} />
        <LocalTime />
        <SessionFacts currency={state.currency} />
      </dl>
      <RoundTrip />
      <div className={css.buttons}>
        <IconButton
          label={audible ? words.table.sound : words.table.soundOff}
          icon={audible ? <Volume2 /> : <VolumeX />}
          aria-pressed={!audible}
          onClick={() => toggleSound(state.id)}
        />
        <IconButton
          className={css.wideOnly}
          label={words.table.focusMode}
          icon={focus ? <EyeOff /> : <Eye />}
          aria-pressed={focus}
          onClick={() => void changeSettings({ focusMode: !focus })}
        />
        <IconButton
          className={css.wideOnly}
          label={full.on ? words.table.leaveFullScreen : words.table.fullScreen}
          icon={full.on ? <Minimize /> : <Maximize />}
          onClick={full.toggle}
        />
        <IconButton
          className={css.wideOnly}
          label={words.table.menu}
          icon={<Settings />}
          badge={answers}
          onClick={onMenu}
        />
        <IconButton
          className={css.narrowOnly}
          label={words.table.menu}
          icon={<Menu />}
          badge={answers}
          onClick={onMenu}
        />
      </div>
    </header>
  )
}

function Fact({
  name,
  children,
  tone,
}: {
  readonly name: string
  readonly children: ReactNode
  readonly tone?: string
}) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd data-tone={tone}>{children}</dd>
    </div>
  )
}

/** Where there is no room its beginning, the table's name, is left out. */
function GameCode({ code }: { readonly code: string }) {
  const { table: words } = useWords()
  return (
    <div className={classes(css.fact, css.code)}>
      <dt>{words.gameCode}</dt>
      <dd title={code}>
        <bdi>{code}</bdi>
      </dd>
    </div>
  )
}

function LocalTime() {
  const words = useWords()
  const formats = useFormats()
  useEvery(10_000)
  return <Fact name={words.table.localTime}>{formats.time(Date.now())}</Fact>
}

function useStretch(): { readonly time: string; readonly net: number } {
  const formats = useFormats()
  const session = usePlay(({ play }) => play?.session ?? null)
  useEvery(1_000)
  const millis = session === null ? 0 : serverNow() - session.beganAt
  return { time: formats.duration(millis), net: session?.net ?? 0 }
}

function toneOf(net: number): string {
  return net > 0 ? 'won' : 'plain'
}

function SessionFacts({ currency }: { readonly currency: string }) {
  const words = useWords()
  const formats = useFormats()
  const { time, net } = useStretch()
  return (
    <>
      <Fact name={words.table.session}>{time}</Fact>
      <Fact name={words.table.netResult} tone={toneOf(net)}>
        {formats.net(net, currency)}
      </Fact>
    </>
  )
}

/** The same in a few words, for small screens. */
function Stretch() {
  const formats = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const { time, net } = useStretch()
  return (
    <>
      · {time} · <strong data-tone={toneOf(net)}>{formats.net(net, currency)}</strong>
    </>
  )
}

const GOOD_MILLIS = 150
const FAIR_MILLIS = 400

function RoundTrip() {
  const words = useWords()
  const millis = useServerClock(({ roundTripMillis }) => roundTripMillis)
  if (millis === null) return null
  const quality = millis < GOOD_MILLIS ? 'good' : millis < FAIR_MILLIS ? 'fair' : 'poor'
  return (
    <p className={css.trip} data-quality={quality}>
      <svg viewBox="0 0 18 14" aria-hidden="true" width="18" height="14">
        <path d="M1 14V10H3V14ZM6 14V7H8V14ZM11 14V4H13V14ZM16 14V0H18V14Z" fill="currentColor" />
      </svg>
      <span aria-hidden>{words.table.latency(millis)}</span>
      <span className="unseen">{words.table.latencyName(millis)}</span>
    </p>
  )
}
