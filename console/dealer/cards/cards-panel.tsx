import { BaccaratCards } from '#console/dealer/cards/baccarat-cards'
import { BlackjackCards } from '#console/dealer/cards/blackjack-cards'
import css from '#console/dealer/cards/cards-panel.module.css'
import { wantedPlace } from '#console/dealer/cards/slots'
import { useWords } from '#console/i18n/language'
import type { TableState } from '#engine/table/types'

/** The cards of the round where they lie on the cloth. */
export function CardsPanel({ state }: { readonly state: TableState }) {
  const { cards } = useWords().dealer
  const { game, people } = state
  const wanted = wantedPlace(state)
  return (
    <section className={css.panel} aria-label={cards.name} data-cloth={state.id}>
      {'seats' in game ? (
        <BlackjackCards game={game} wanted={wanted} people={people} />
      ) : (
        <BaccaratCards game={game} wanted={wanted} />
      )}
    </section>
  )
}
