import { Volume2, VolumeX } from 'lucide-react'
import { useRef } from 'react'
import type { GameId } from '#engine/games'
import { IconButton } from '#ui/kit/icon-button'
import { useWords } from '#web/i18n/language'
import css from '#web/multi/tile/tile-video.module.css'
import { useSound } from '#web/senses/audible'
import { useDealerVoice } from '#web/senses/table-video'
import { useIsSlow } from '#web/senses/video/line'
import { useStream } from '#web/senses/video/use-stream'
import { qualityOf } from '#web/senses/video/view'
import { useSettings } from '#web/state/settings'

interface Props {
  readonly url: string
  readonly game: GameId
}

/** MP-7: the dealer of the one table that is watched. */
export function TileVideo({ url, game }: Props) {
  const { senses, multi: words } = useWords()
  const ref = useRef<HTMLVideoElement>(null)
  const slow = useIsSlow()
  const quality = useSettings(({ settings }) => qualityOf(settings, slow))
  const state = useStream(ref, url, quality)
  useDealerVoice(ref, game, true)
  const { audible, toggle } = useSound(game)
  return (
    <section className={css.video} aria-label={senses.video} data-video={state}>
      <video ref={ref} className={css.picture} autoPlay playsInline muted disablePictureInPicture />
      {state !== 'playing' && (
        <p className={css.word} role="status">
          {state === 'lost' ? senses.videoLost : senses.videoWaits}
        </p>
      )}
      <IconButton
        className={css.sound}
        label={audible ? words.soundOff : words.soundOn}
        icon={audible ? <Volume2 /> : <VolumeX />}
        aria-pressed={audible}
        onClick={toggle}
      />
    </section>
  )
}
