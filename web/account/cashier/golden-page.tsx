import { useEffect, useState } from 'react'
import { HTTP } from '#protocol/http'
import type { GoldenAnswer } from '#protocol/http/golden'
import { Chip } from '#ui/draw/chips/chip'
import { chipFor } from '#ui/draw/chips/chips'
import { ask, isProblem } from '#ui/net/http'
import css from '#web/account/cashier/cashier.module.css'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

const ON_PICTURE = 2_500

/** MO-7: what was given, and until when it can be played. */
export function GoldenPage({ currency }: { readonly currency: string }) {
  const { cashier: words } = useWords()
  const formats = useFormats()
  const [tray, setTray] = useState<GoldenAnswer | null>(null)
  useEffect(() => {
    const look = async () => {
      const answer = await ask(HTTP.golden, 'GET', '/api/golden')
      if (!isProblem(answer)) setTray(answer)
    }
    void look()
    return usePerson.subscribe(({ purse }, before) => {
      if (purse.golden !== before.purse.golden) void look()
    })
  }, [])
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
