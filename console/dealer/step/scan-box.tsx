import { cardsPlaceWords } from '#console/dealer/cards/places'
import { useReading } from '#console/dealer/reader/last-read'
import { isDealing, type Standing } from '#console/dealer/standing'
import { PlacePicture } from '#console/dealer/step/place-picture'
import css from '#console/dealer/step/scan-box.module.css'
import { partsOf } from '#console/families'
import type { Words } from '#console/i18n/language'
import { useWords } from '#console/i18n/language'
import { wantedCard } from '#engine/table/next-step'
import type { TableState } from '#engine/table/types'
import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { classes } from '#ui/kit/classes'

interface Props {
  readonly state: TableState
  readonly standing: Standing
  /** The table stands still for others to solve it. */
  readonly isStopped: boolean
}

/** Where the card goes, whether one is waited for, and which was the last. */
export function ScanBox({ state, standing, isStopped }: Props) {
  const words = useWords()
  const { sending, last } = useReading()
  const wanted = isStopped || !isDealing(standing) ? null : wantedCard(state)
  const place = wanted === null || wanted.burn ? null : wanted.place
  return (
    <div className={classes(css.box, wanted !== null && css.open)}>
      <PlacePicture state={state} place={place} turn={turnSeat(state)} />
      <div className={css.words}>
        <strong>{titleOf(words, isStopped, sending, wanted)}</strong>
        <span role="status">{lastOf(words, last, state)}</span>
      </div>
      <div className={css.last}>
        {last !== null && (
          <Card key={JSON.stringify(last)} card={last.card} width={70} className={css.card} />
        )}
      </div>
    </div>
  )
}

function turnSeat({ id, game, paused }: TableState): number | null {
  return paused === null ? partsOf(id).seatInTurn(game) : null
}

function titleOf(
  { dealer: { reader } }: Words,
  isStopped: boolean,
  sending: boolean,
  wanted: ReturnType<typeof wantedCard>,
): string {
  if (isStopped) return reader.stopped
  if (sending) return reader.sending
  if (wanted === null) return reader.resting
  return !wanted.burn && wanted.faceDown ? reader.faceDown : reader.waiting
}

function lastOf(
  words: Words,
  last: ReturnType<typeof useReading.getState>['last'],
  state: TableState,
): string {
  const { reader } = words.dealer
  if (last === null) return reader.nothingYet
  const place = last.place === null ? reader.burned : cardsPlaceWords(words.dealer, last.place, state)
  return last.card === null ? reader.lastHidden(place) : reader.lastCard(cardName(words, last.card), place)
}
