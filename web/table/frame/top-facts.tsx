import type { ReactNode } from 'react'
import { serverNow, useServerClock } from '#ui/net/clock'
import { useEvery } from '#ui/net/use-clock'
import { useFormats, useWords } from '#web/i18n/language'
import { usePlay } from '#web/state/play'
import css from '#web/table/frame/top-line.module.css'
import { useAnyShowing, useUnspoiled } from '#web/table/status/use-showing'

/** A fact of the top line: its name above it. */
export function Fact({
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

export function LocalTime() {
  const words = useWords()
  const formats = useFormats()
  useEvery(10_000)
  return <Fact name={words.table.localTime}>{formats.time(Date.now())}</Fact>
}

/** The stretch of play that runs: how long, and what it came to. */
export function useStretch(): { readonly time: string; readonly net: number } {
  const formats = useFormats()
  const session = usePlay(({ play }) => play?.session ?? null)
  useEvery(1_000)
  // What a bonus brought is not told here before its show has told it.
  const net = useUnspoiled(session?.net ?? 0, useAnyShowing())
  const millis = session === null ? 0 : serverNow() - session.beganAt
  return { time: formats.duration(millis), net }
}

export function toneOf(net: number): string {
  return net > 0 ? 'won' : 'plain'
}

export function SessionFacts({ currency }: { readonly currency: string }) {
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

const GOOD_MILLIS = 150
const FAIR_MILLIS = 400

export function RoundTrip() {
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
