import { type FormEvent, useState } from 'react'
import css from '#console/dealer/dialogs/dialogs.module.css'
import { PickGroup } from '#console/dealer/dialogs/pick-group'
import { useWords } from '#console/i18n/language'
import { RANKS, type Rank, SUITS, type Suit } from '#engine/cards/card'
import { readScanCode, scanCode } from '#engine/cards/scan-code'
import { Card } from '#ui/draw/cards/card'
import { cardName } from '#ui/draw/cards/card-name'
import { SUIT_PATHS } from '#ui/draw/cards/suits'
import { Button } from '#ui/kit/button'
import { Dialog } from '#ui/kit/dialog'
import { Field } from '#ui/kit/field'

interface Props {
  readonly decks: readonly number[]
  readonly isFaceDown: boolean
  readonly onSend: (code: string) => void
  readonly onClose: () => void
}

/** A card without the reader: for training, and for codes that no reader reads any more. */
export function CardPicker({ decks, isFaceDown, onSend, onClose }: Props) {
  const words = useWords()
  const { picker } = words.dealer
  const [suit, setSuit] = useState<Suit | null>(null)
  const [rank, setRank] = useState<Rank | null>(null)
  const [deck, setDeck] = useState<number | null>(decks[0] ?? null)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const picked =
    suit !== null && rank !== null && deck !== null ? ({ card: `${rank}${suit}`, deck } as const) : null
  const send = (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim() === '' ? picked && scanCode(picked) : typed.trim()
    const isFine = code !== null && readScanCode(code) !== null
    setWrong(!isFine)
    if (isFine) onSend(code)
  }
  return (
    <Dialog title={picker.title} shape="wide" onClose={onClose}>
      <form className={css.form} onSubmit={send}>
        <p className={css.lead}>{isFaceDown ? picker.faceDown : picker.lead}</p>
        <PickGroup
          label={picker.suit}
          columns={4}
          value={suit}
          onPick={setSuit}
          options={SUITS.map((id) => ({ id, name: words.cards.suits[id], show: <SuitSign suit={id} /> }))}
        />
        <PickGroup
          label={picker.rank}
          columns={13}
          value={rank}
          onPick={setRank}
          options={RANKS.map((id) => ({ id, name: words.cards.ranks[id], show: id === 'T' ? '10' : id }))}
        />
        <PickGroup
          label={picker.deck}
          columns={8}
          value={deck}
          onPick={setDeck}
          options={decks.map((id) => ({ id, name: String(id), show: id }))}
        />
        <div className={css.beside}>
          <Field
            label={picker.code}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setWrong(false)
            }}
            hint={picker.codeHint}
            problem={isWrong ? (typed.trim() === '' ? picker.nothing : picker.wrongCode) : null}
            autoComplete="off"
            spellCheck={false}
            data-code
          />
          <p className={css.chosen} role="status">
            {picked !== null && typed === '' && (
              <>
                <Card card={picked.card} width={60} />
                {picker.chosen(cardName(words, picked.card), picked.deck)}
              </>
            )}
          </p>
          <Button type="submit" look="main" className={css.large}>
            {picker.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <svg
      className={css.suit}
      data-red={suit === 'H' || suit === 'D'}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path d={SUIT_PATHS[suit]} />
    </svg>
  )
}
