import { useEffect, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { GoldenAnswer } from '#protocol/http/golden'
import css from '#web/account/cashier/cashier.module.css'
import { Chip } from '#web/draw/chip'
import { chipFor } from '#web/draw/chips'
import { useFormats, useWords } from '#web/i18n/language'
import { ask, isProblem } from '#web/net/http'
import { usePerson } from '#web/state/person'

const ON_PICTURE = 2_500

/** MO-7: what was given, and until when it can be played. */
export function GoldenPage({ currency }: { readonly currency: string }) {
  const { cashier: words } = useWords()
  const formats = useFormats()
  const [tray, setTray] = useState<GoldenAnswer | null>(null)
  const purse = usePerson(({ purse: known }) => known.golden)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the purse changes.
  useEffect(() => {
    void ask(HTTP.golden, 'GET', '/api/golden').then((answer) => !isProblem(answer) && setTray(answer))
  }, [purse])
  return (
    <div className={css.page}>
      <div className={css.golden}>
        <span className={css.chip}>
          <Chip value={chipFor(ON_PICTURE)} metal="golden" />
        </span>
        <p className={css.lead}>{words.goldenText}</p>
      </div>
      {tray !== null && tray.inHand + tray.staked > 0 && (
        <dl className={css.purse}>
          <div data-golden>
            <dt>{words.goldenInHand}</dt>
            <dd>{formats.money(tray.inHand, currency)}</dd>
          </div>
          <div>
            <dt>{words.goldenStaked}</dt>
            <dd>{formats.money(tray.staked, currency)}</dd>
          </div>
        </dl>
      )}
      {tray?.grants.length === 0 && <p className={css.none}>{words.goldenNone}</p>}
      <ul className={css.list}>
        {tray?.grants.map(({ id, amount, left, expiresAt }) => (
          <li key={id} className={css.entry}>
            <p>
              <strong>
                {words.goldenLeft(formats.money(left, currency), formats.money(amount, currency))}
              </strong>
              <span>
                {expiresAt === null ? words.goldenForever : words.goldenUntil(formats.dayAndTime(expiresAt))}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
