import { Maximize2, Minimize2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { GAMES, type GameId } from '#engine/games'
import { classes } from '#ui/kit/classes'
import { IconButton } from '#ui/kit/icon-button'
import { toast } from '#ui/kit/toast'
import { useWords } from '#web/i18n/language'
import { useSound } from '#web/senses/audible'
import { useGesture } from '#web/senses/gesture'
import css from '#web/senses/table-video.module.css'
import { useIsSlow, useVideoView } from '#web/senses/video/line'
import { useStream } from '#web/senses/video/use-stream'
import { qualityOf, type VideoView } from '#web/senses/video/view'
import { changeSettings, useSetting, useSettings } from '#web/state/settings'
import { usePart } from '#web/table/frame/frame'

interface Props {
  readonly url: string | null
  readonly game: GameId
  /** Of several tables one is heard. */
  readonly isHeard?: boolean
}

/** The dealer's side as a video, or in classic view as a small picture over the drawn table (TP-4). */
export function TableVideo({ url, game, isHeard = true }: Props) {
  const view = useVideoView(url)
  if (url === null || view === 'none') return null
  return <Picture key={url} url={url} game={game} view={view} isHeard={isHeard} />
}

interface PictureProps extends Required<Props> {
  readonly url: string
  readonly view: VideoView
}

function Picture({ url, game, view, isHeard }: PictureProps) {
  const { senses } = useWords()
  const slow = useIsSlow()
  const quality = useSettings(({ settings }) => qualityOf(settings, slow))
  const ref = useRef<HTMLVideoElement>(null)
  const state = useStream(ref, url, quality)
  useDealerVoice(ref, game, isHeard)
  useFallbackNotice(slow && view === 'small')
  const isLarge = view === 'large'
  return (
    <section
      className={classes(css.place, css[view])}
      aria-label={senses.video}
      data-video={state}
      data-family={GAMES[game].family}
      {...usePart()}
    >
      <video ref={ref} className={css.picture} autoPlay playsInline muted disablePictureInPicture />
      {state !== 'playing' && (
        <p className={css.word} role="status">
          {state === 'lost' ? senses.videoLost : senses.videoWaits}
        </p>
      )}
      <IconButton
        className={css.swap}
        label={isLarge ? senses.showClassic : senses.showVideo}
        icon={isLarge ? <Minimize2 /> : <Maximize2 />}
        onClick={() => void changeSettings({ classicView: isLarge ? 'on' : 'off' })}
      />
    </section>
  )
}

/** TP-4: a view that changes by itself says why. */
function useFallbackNotice(fallen: boolean): void {
  const { senses } = useWords()
  const byItself = useSetting('classicView') === 'auto'
  useEffect(() => {
    if (fallen && byItself) toast('warning', senses.slow)
  }, [fallen, byItself, senses])
}

/** The dealer is heard by setting, never before the first gesture: browsers would stop the picture too. */
export function useDealerVoice(
  ref: RefObject<HTMLVideoElement | null>,
  game: GameId,
  isHeard: boolean,
): void {
  const begun = useGesture()
  const { audible } = useSound(game)
  const voice = useSetting('dealerVoice')
  const volume = useSetting('dealerVolume')
  const muted = !begun || !isHeard || !audible || !voice
  useEffect(() => {
    const video = ref.current
    if (video === null) return
    video.muted = muted
    video.volume = volume / 100
    if (!video.paused || video.currentTime === 0) return
    video.play().catch(() => {
      video.muted = true
      void video.play().catch(() => {})
    })
  }, [ref, muted, volume])
}
