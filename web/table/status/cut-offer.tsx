import { Scissors } from 'lucide-react'
import { useId, useState } from 'react'
import { DECK } from '#engine/cards/card'
import { defaultCut } from '#engine/cards/shoe'
import { GAMES } from '#engine/games'
import type { TableState } from '#engine/table/types'
import { Button } from '#ui/kit/button'
import { useSecondsLeft } from '#ui/net/use-clock'
import { useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'
import { order } from '#web/table/chips/order'
import { usePart } from '#web/table/frame/frame'
import css from '#web/table/status/cut-offer.module.css'

interface Props {
  readonly table: string
  readonly state: TableState
}

/** SH-4, FA-1: a player is asked to cut the coming shoe; a bar and no dialog, because a clock runs. */
export function CutOffer({ table, state }: Props) {
  const { cutOffer } = state
  const me = useMe()
  const [passed, setPassed] = useState<number | null>(null)
  if (cutOffer === null || (cutOffer.to !== null && cutOffer.to !== me)) return null
  if (passed === cutOffer.shoe) return null
  return <Offer table={table} state={state} shoe={cutOffer.shoe} onPass={() => setPassed(cutOffer.shoe)} />
}

interface OfferProps extends Props {
  readonly shoe: number
  readonly onPass: () => void
}

function Offer({ table, state, shoe, onPass }: OfferProps) {
  const { cut: words } = useWords()
  const rules = GAMES[state.id].shoe
  const [least, most] = rules.cut
  const share = (count: number) => (count / (rules.decks * DECK.length)) * 100
  const [cut, setCut] = useState(() => defaultCut(rules))
  const seconds = useSecondsLeft(state.clock?.for === 'cut' ? state.clock.until : null)
  const heading = useId()
  const pass = () => {
    onPass()
    void order(table, { do: 'passCut' })
  }
  return (
    <section className={css.offer} aria-labelledby={heading} {...usePart()}>
      <header className={css.head}>
        <h2 id={heading}>{words.title(shoe)}</h2>
        {seconds !== null && <span className={css.seconds}>{words.seconds(seconds)}</span>}
      </header>
      <p className={css.text}>{words.text}</p>
      <div className={css.pack}>
        <span className={css.lifted} style={{ transform: `scaleX(${share(cut) / 100})` }} />
        <input
          type="range"
          className={css.place}
          style={{ left: `calc(${share(least)}% - 7px)`, width: `calc(${share(most - least)}% + 14px)` }}
          min={least}
          max={most}
          value={cut}
          aria-label={words.place}
          aria-valuetext={words.cards(cut)}
          onChange={(event) => setCut(Number(event.target.value))}
        />
      </div>
      <footer className={css.foot}>
        <output className={css.count}>{words.cards(cut)}</output>
        <Button look="quiet" onClick={pass}>
          {words.pass}
        </Button>
        <Button look="main" onClick={() => void order(table, { do: 'cut', cut })}>
          <Scissors size={18} aria-hidden /> {words.cut}
        </Button>
      </footer>
    </section>
  )
}
