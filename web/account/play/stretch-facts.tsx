import type { PlayAnswer } from '#protocol/http/play'
import { serverNow } from '#ui/net/clock'
import { useEvery } from '#ui/net/use-clock'
import { Facts } from '#web/account/facts'
import css from '#web/account/play/play.module.css'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

type Stretch = Omit<NonNullable<PlayAnswer['session']>, 'elapsedMillis'>

/** TP-19: since when, how long, and with what result. */
export function StretchFacts({ stretch }: { readonly stretch: Stretch }) {
  const { play: words } = useWords()
  const formats = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  useEvery(1_000)
  const { beganAt, playedMillis, staked, paid, net } = stretch
  const facts = [
    { name: words.facts.began, value: formats.time(beganAt) },
    { name: words.facts.elapsed, value: formats.duration(serverNow() - beganAt) },
    { name: words.facts.played, value: formats.duration(playedMillis) },
    { name: words.facts.staked, value: formats.money(staked, currency) },
    { name: words.facts.paid, value: formats.money(paid, currency) },
  ]
  return (
    <>
      <p className={css.net} data-won={net > 0}>
        <span>{words.facts.net}</span>
        <strong>{formats.net(net, currency)}</strong>
      </p>
      <Facts facts={facts} />
    </>
  )
}
