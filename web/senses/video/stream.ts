import type Hls from 'hls.js'
import workerPath from 'hls.js/dist/hls.worker.js?url'
import type { Settings } from '#protocol/settings'
import { levelFor } from '#web/senses/video/view'

export interface Stream {
  readonly setQuality: (quality: Settings['videoQuality']) => void
  readonly stop: () => void
}

const AGAIN_MILLIS = 8_000

/** Plays a stream in an element; what plays it is fetched now. `lost` when it cannot go on, though it tries. */
export async function openStream(
  video: HTMLVideoElement,
  url: string,
  quality: Settings['videoQuality'],
  lost: () => void,
): Promise<Stream> {
  const { default: Player } = await import('hls.js')
  if (!Player.isSupported()) return openNative(video, url, lost)
  const hls = new Player({
    workerPath,
    capLevelToPlayerSize: true,
    liveSyncDurationCount: 2,
    backBufferLength: 10,
  })
  let wanted = quality
  let timer: ReturnType<typeof setTimeout> | undefined
  hls.on(Player.Events.MANIFEST_PARSED, () => setLevel(hls, wanted))
  hls.on(Player.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    lost()
    clearTimeout(timer)
    if (type === Player.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
    else timer = setTimeout(() => hls.loadSource(url), AGAIN_MILLIS)
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    setQuality: (next) => {
      wanted = next
      setLevel(hls, next)
    },
    stop: () => {
      clearTimeout(timer)
      hls.destroy()
    },
  }
}

function setLevel(hls: Hls, quality: Settings['videoQuality']): void {
  const level = levelFor(
    hls.levels.map(({ height }) => height),
    quality,
  )
  hls.nextLevel = level
}

/** Browsers that read such streams themselves choose the picture themselves. */
function openNative(video: HTMLVideoElement, url: string, lost: () => void): Stream {
  video.addEventListener('error', lost)
  video.src = url
  return {
    setQuality: () => {},
    stop: () => {
      video.removeEventListener('error', lost)
      video.removeAttribute('src')
      video.load()
    },
  }
}
