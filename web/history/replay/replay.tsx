import { Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import type { RoundAnswer } from '#protocol/http/history'
import { IconButton } from '#ui/kit/icon-button'
import { inPlaces } from '#ui/kit/in-places'
import { Board } from '#web/history/replay/board'
import { framesOf, SPEEDS } from '#web/history/replay/frames'
import css from '#web/history/replay/replay.module.css'
import { type Replay as Playing, useReplay } from '#web/history/replay/use-replay'
import { useFormats, useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'

/** The round once more, card by card, folded from its record by the engine that dealt it. */
export function Replay({ round }: { readonly round: RoundAnswer }) {
  const { history: words, story } = useWords()
  const me = useMe()
  const frames = useMemo(() => framesOf(round, me), [round, me])
  const replay = useReplay(frames)
  const frame = frames[replay.at]
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (replay.playing) stage.current?.scrollIntoView({ block: 'nearest' })
  }, [replay.playing])
  if (frame === undefined) return null
  return (
    <section className={css.replay} aria-label={words.replay}>
      <div className={css.stage} ref={stage}>
        <Board frames={frames} state={frame.state} me={me} currency={round.currency} moves={replay.playing} />
        <p className={css.step} aria-live={replay.playing ? 'off' : 'polite'}>
          {frame.say(story)}
        </p>
        <Controls replay={replay} steps={frames.length} />
      </div>
      <details className={css.story}>
        <summary>{words.steps}</summary>
        <ol>
          {inPlaces(frames).map(([index, { at, say }]) => (
            <li key={index}>
              <button type="button" aria-current={index === replay.at} onClick={() => replay.go(index)}>
                <Offset millis={at - round.beganAt} />
                {say(story)}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

function Offset({ millis }: { readonly millis: number }) {
  const formats = useFormats()
  return <small>+{formats.number(Math.round(Math.max(0, millis) / 100) / 10)} s</small>
}

function Controls({ replay, steps }: { readonly replay: Playing; readonly steps: number }) {
  const { history: words } = useWords()
  const formats = useFormats()
  const { at, playing, speed, go, toggle, setSpeed } = replay
  const last = steps - 1
  return (
    <div className={css.controls}>
      <input
        type="range"
        className={css.line}
        min={0}
        max={last}
        value={at}
        aria-label={words.replay}
        aria-valuetext={words.step(at + 1, steps)}
        onChange={({ target }) => go(Number(target.value))}
      />
      <IconButton label={words.first} icon={<SkipBack />} disabled={at === 0} onClick={() => go(0)} />
      <IconButton label={words.previous} icon={<StepBack />} disabled={at === 0} onClick={() => go(at - 1)} />
      <IconButton
        className={css.play}
        label={playing ? words.pause : words.play}
        icon={playing ? <Pause /> : <Play />}
        onClick={toggle}
      />
      <IconButton
        label={words.next}
        icon={<StepForward />}
        disabled={at === last}
        onClick={() => go(at + 1)}
      />
      <IconButton label={words.last} icon={<SkipForward />} disabled={at === last} onClick={() => go(last)} />
      <select
        className={css.speed}
        aria-label={words.speed}
        value={speed}
        onChange={({ target }) => setSpeed(SPEEDS.find((one) => String(one) === target.value) ?? 1)}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {words.speedOf(formats.number(one))}
          </option>
        ))}
      </select>
    </div>
  )
}
