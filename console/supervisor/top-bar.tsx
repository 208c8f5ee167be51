import { BellRing, LogOut, Megaphone, ScanLine, Volume2, VolumeX } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useNextLanguage, useWords } from '#console/i18n/language'
import { leaveHouse } from '#console/net/session'
import { useFloor } from '#console/state/floor'
import { useSession } from '#console/state/session'
import { calls } from '#console/supervisor/floor/arrange'
import { openDialog, openView, useOpened, VIEWS } from '#console/supervisor/state'
import css from '#console/supervisor/top-bar.module.css'
import { Mark } from '#ui/draw/mark'
import { IconButton } from '#ui/kit/icon-button'
import { serverNow, useServerClock } from '#ui/net/clock'
import { useEvery } from '#ui/net/use-clock'

interface Props {
  readonly isLoud: boolean
  readonly onLoud: (on: boolean) => void
  /** Players who wait for an answer. */
  readonly waiting: number
}

/** Where to look, what calls, who is here; the same in every view. */
export function TopBar({ isLoud, onLoud, waiting }: Props) {
  const { supervisor, signIn } = useWords()
  const next = useNextLanguage()
  const { top, views } = supervisor
  const view = useOpened(({ view: open }) => open)
  const calling = useFloor(({ tables }) => tables?.filter(calls).length ?? 0)
  const name = useSession(({ member }) => (typeof member === 'object' ? (member?.name ?? '') : ''))
  return (
    <header className={css.bar}>
      <div className={css.brand}>
        <Mark size={26} />
        <h1>{supervisor.title}</h1>
      </div>
      <nav className={css.views} aria-label={views.label}>
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === view ? 'page' : undefined}
            onClick={() => openView(one)}
          >
            {views[one]}
            {one === 'support' && waiting > 0 && <b className={css.badge}>{waiting}</b>}
          </button>
        ))}
      </nav>
      <p className={css.calls} data-loud={calling > 0}>
        <BellRing aria-hidden />
        {calling > 0 ? top.alarms(calling) : top.quiet}
      </p>
      <div className={css.tools}>
        <RoundTrip />
        <IconButton
          label={isLoud ? top.soundOn : top.soundOff}
          icon={isLoud ? <Volume2 /> : <VolumeX />}
          aria-pressed={isLoud}
          onClick={() => onLoud(!isLoud)}
        />
        <IconButton
          label={top.announce}
          icon={<Megaphone />}
          onClick={() => openDialog({ ask: 'announce' })}
        />
        <Link className={css.link} to="/dealer" aria-label={top.dealer} title={top.dealer}>
          <ScanLine aria-hidden />
        </Link>
        <button type="button" className={css.language} lang={next.language} onClick={next.speak}>
          {next.name}
        </button>
        <span className={css.name}>{name}</span>
        <IconButton label={signIn.leave} icon={<LogOut />} onClick={() => void leaveHouse()} />
      </div>
    </header>
  )
}

function RoundTrip() {
  const { top } = useWords().supervisor
  const formats = useFormats()
  const millis = useServerClock(({ roundTripMillis }) => roundTripMillis)
  useEvery(1_000)
  return (
    <p className={css.clock}>
      <time>{formats.time(serverNow())}</time>
      {millis !== null && <span title={top.roundTrip}>{top.millis(millis)}</span>}
    </p>
  )
}
