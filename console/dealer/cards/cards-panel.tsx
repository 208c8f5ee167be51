import css from '#console/dealer/cards/cards-panel.module.css'
import { wantedPlace } from '#console/dealer/cards/places'
import { partsOf } from '#console/families'
import { useWords } from '#console/i18n/language'
import type { TableState } from '#engine/table/types'

/** The cards of the round where they lie on the cloth. */
export function CardsPanel({ state }: { readonly state: TableState }) {
  const { cards } = useWords().dealer
  const { Cards } = partsOf(state.id)
  return (
    <section className={css.panel} aria-label={cards.name} data-cloth={state.id}>
      <Cards state={state} wanted={wantedPlace(state)} />
    </section>
  )
}
