import { Eye, EyeOff, LayoutGrid, Maximize, Menu, Minimize, Settings, Volume2, VolumeX } from 'lucide-react'
import { Link } from 'wouter'
import type { TableState } from '#engine/table/types'
import { SUPPORT_ROOM } from '#protocol/chat'
import { Mark } from '#ui/draw/mark'
import { classes } from '#ui/kit/classes'
import { IconButton } from '#ui/kit/icon-button'
import { useFamily } from '#web/families/parts'
import { useFormats, useWords } from '#web/i18n/language'
import { openMultiWindow } from '#web/multi/state'
import { useSound } from '#web/senses/audible'
import { useMayAdd } from '#web/side/may-add'
import { useRoom } from '#web/state/chat'
import { usePerson } from '#web/state/person'
import { changeSettings, useSetting } from '#web/state/settings'
import { limitsLine } from '#web/table/chips/limits-line'
import { useFullScreen } from '#web/table/frame/full-screen'
import { Fact, LocalTime, RoundTrip, SessionFacts, toneOf, useStretch } from '#web/table/frame/top-facts'
import css from '#web/table/frame/top-line.module.css'

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
  const { audible, toggle } = useSound(state.id)
  const full = useFullScreen()
  const mayAdd = useMayAdd()
  const answers = useRoom(SUPPORT_ROOM).unread
  const limits = limitsLine(state, me, formats)
  const { freeSeats, multi } = useFamily(state.id)
  const seats = freeSeats(state.game)
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
          <b>{limits}</b>
          <span>
            <i> · </i>
            <Stretch />
          </span>
        </p>
      </div>
      <dl className={css.facts}>
        <Fact name={words.table.table}>{name}</Fact>
        <Fact name={words.table.limits}>{limits}</Fact>
        {seats !== null && <Fact name={words.table.freeSeats}>{words.table.freeSeatsOf(...seats)}</Fact>}
      </dl>
      <dl className={css.facts} data-side="right">
        <GameCode code={state.round?.code ?? '–'} />
        <LocalTime />
        <SessionFacts currency={state.currency} />
      </dl>
      <RoundTrip />
      <div className={css.buttons}>
        {mayAdd && <AddTable onAdd={onLobby} />}
        {multi !== null && (
          <IconButton
            className={css.wideOnly}
            label={words.multi.openOver}
            icon={<LayoutGrid />}
            onClick={openMultiWindow}
          />
        )}
        <IconButton
          label={audible ? words.table.sound : words.table.soundOff}
          icon={audible ? <Volume2 /> : <VolumeX />}
          aria-pressed={!audible}
          onClick={toggle}
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

/** MP-9: the lobby, to choose one more from. */
function AddTable({ onAdd }: { readonly onAdd: () => void }) {
  const { side: words } = useWords()
  return (
    <button type="button" className={css.add} aria-label={words.add} title={words.addHint} onClick={onAdd}>
      {words.add.slice(0, 1)}
      <span>{words.add.slice(1)}</span>
    </button>
  )
}

/** The same in a few words, for small screens. */
function Stretch() {
  const formats = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const { time, net } = useStretch()
  return (
    <>
      {time} · <strong data-tone={toneOf(net)}>{formats.net(net, currency)}</strong>
    </>
  )
}
