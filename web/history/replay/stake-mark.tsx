import { Stack, type StakeState } from '#ui/draw/chips/stack'
import css from '#web/history/replay/board.module.css'
import type { OwnStake } from '#web/history/replay/own-stakes'
import { useFormats } from '#web/i18n/language'
import { isWon } from '#web/table/chips/on-cloth'

interface Props {
  readonly stake: OwnStake
  readonly currency: string
  readonly name: string
}

/** The player's chips with what they are on; at the end with what they brought. */
export function StakeMark({ stake, currency, name }: Props) {
  const formats = useFormats()
  const { cents, golden, free, outcome, paid } = stake
  const money = (amount: number) => formats.money(amount, currency, true)
  const state = stateOf(stake)
  const label = outcome === null || state === 'lost' ? money(cents) : money(paid)
  return (
    <span className={css.stake}>
      <Stack cents={cents} golden={golden} free={free} size={34} state={state} />
      <span className={css.stakeWords}>
        <small>{name}</small>
        <strong data-state={state}>{label}</strong>
      </span>
    </span>
  )
}

function stateOf({ outcome }: OwnStake): StakeState {
  if (outcome !== null && isWon(outcome)) return 'won'
  return outcome === 'lose' ? 'lost' : 'accepted'
}
