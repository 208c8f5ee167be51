import { CircleHelp, History, Maximize, Menu, Minimize, Settings, Volume2, VolumeX, X } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { Mark } from '#ui/draw/mark'
import { classes } from '#ui/kit/classes'
import { IconButton } from '#ui/kit/icon-button'
import { PANEL_GAME } from '#web/families/usual'
import { useWords } from '#web/i18n/language'
import { useLine } from '#web/multi/at-tables/tables'
import css from '#web/multi/multi-screen.module.css'
import { MultiPanel } from '#web/multi/panel'
import { useMulti } from '#web/multi/state'
import { useSound } from '#web/senses/audible'
import { openOverlay, openSettings } from '#web/state/overlay'
import { usePerson } from '#web/state/person'
import { usePlace } from '#web/state/tables'
import { useFullScreen } from '#web/table/frame/full-screen'
import { RegulatorLine } from '#web/table/frame/regulator-line'
import { LocalTime, RoundTrip, SessionFacts } from '#web/table/frame/top-facts'
import top from '#web/table/frame/top-line.module.css'
import { LostBanner } from '#web/table/status/lost-banner'

/** MP-1: multi-play over the whole window. */
export function MultiScreen() {
  return (
    <div className={css.screen}>
      <Regulator />
      <TopLine />
      <main className={css.main}>
        <MultiPanel isMeant={always} />
      </main>
      <LostBanner />
    </div>
  )
}

const always = () => true

/** TP-12: the numbers of the table at which a chip was laid last. */
function Regulator() {
  const table = useMulti(({ newest }) => newest) ?? ''
  const line = useLine(table)
  const round = usePlace(table).tracked?.state.round ?? null
  if (line === null) return <RegulatorLine />
  return (
    <RegulatorLine
      game={line.game}
      table={table}
      name={line.name}
      {...(round === null ? {} : { code: round.code })}
    />
  )
}

function TopLine() {
  const words = useWords()
  const [, go] = useLocation()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const { audible, toggle } = useSound(PANEL_GAME)
  const full = useFullScreen()
  return (
    <header className={top.line}>
      <Link href="/" className={top.lobby} aria-label={words.table.lobby}>
        <Mark />
        <span>{words.table.lobby}</span>
      </Link>
      <div className={classes(top.title, css.title)}>
        <h1>{words.multi.title}</h1>
      </div>
      <dl className={classes(top.facts, css.facts)} data-side="right">
        <LocalTime />
        <SessionFacts currency={currency} />
      </dl>
      <RoundTrip />
      <div className={top.buttons}>
        <IconButton
          label={audible ? words.table.sound : words.table.soundOff}
          icon={audible ? <Volume2 /> : <VolumeX />}
          aria-pressed={!audible}
          onClick={toggle}
        />
        <IconButton
          className={css.wideOnly}
          label={words.table.history}
          icon={<History />}
          onClick={() => openOverlay('history')}
        />
        <IconButton
          className={css.wideOnly}
          label={words.menu.help}
          icon={<CircleHelp />}
          onClick={() => openOverlay('help')}
        />
        <IconButton label={words.multi.settings} icon={<Settings />} onClick={() => openSettings('multi')} />
        <IconButton
          className={css.wideOnly}
          label={full.on ? words.table.leaveFullScreen : words.table.fullScreen}
          icon={full.on ? <Minimize /> : <Maximize />}
          onClick={full.toggle}
        />
        <IconButton
          className={css.narrowOnly}
          label={words.table.menu}
          icon={<Menu />}
          onClick={() => openOverlay('menu')}
        />
        <IconButton className={css.wideOnly} label={words.multi.close} icon={<X />} onClick={() => go('/')} />
      </div>
    </header>
  )
}
