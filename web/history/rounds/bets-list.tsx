import type { RoundAnswer } from '#protocol/http/history'
import css from '#web/history/rounds/bets-list.module.css'
import { betName } from '#web/history/told'
import { useFormats, useSpoken, useWords } from '#web/i18n/language'

interface Props {
  readonly bets: RoundAnswer['bets']
  readonly currency: string
}

/** Every bet with what it came to and the sentence why. */
export function BetsList({ bets, currency }: Props) {
  const { history: words } = useWords()
  return (
    <section className={css.bets}>
      <h3>{words.bets}</h3>
      {bets.length === 0 ? (
        <p className={css.none}>{words.noBets}</p>
      ) : (
        <ul>
          {bets.map((bet) => (
            <li key={`${bet.bet}/${bet.seat}/${bet.hand}/${bet.behind}`}>
              <Bet bet={bet} currency={currency} isSplit={isSplit(bets, bet)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Told = RoundAnswer['bets'][number]

/** Hands are numbered where a seat has several. */
function isSplit(bets: readonly Told[], { seat }: Told): boolean {
  return bets.some((other) => other.seat === seat && other.hand > 0)
}

interface BetProps {
  readonly bet: Told
  readonly currency: string
  readonly isSplit: boolean
}

function Bet({ bet, currency, isSplit: isNumbered }: BetProps) {
  const { history: words, story } = useWords()
  const formats = useFormats()
  const language = useSpoken((spoken) => spoken.language)
  const { seat, hand, behind, stake, golden, free, paid, outcome, why } = bet
  const where = [
    seat === null ? null : words.seat(seat),
    isNumbered ? words.hand(hand + 1) : null,
    behind ? words.behind : null,
  ].filter((part) => part !== null)
  const staked = [
    stake > 0 || golden + free === 0 ? formats.money(stake, currency) : null,
    golden > 0 ? words.goldenOf(formats.money(golden, currency)) : null,
    free > 0 ? words.free(formats.money(free, currency)) : null,
  ].filter((part) => part !== null)
  return (
    <div className={css.bet} data-outcome={outcome}>
      <p className={css.name}>
        <strong>{betName(bet.bet, story)}</strong>
        {where.length > 0 && <span>{where.join(' · ')}</span>}
      </p>
      <p className={css.outcome}>{words.outcomes[outcome]}</p>
      <p className={css.why}>{why[language]}</p>
      <p className={css.money}>
        <span className="unseen">{words.staked} </span>
        <small>{staked.join(' + ')}</small>
        <span aria-hidden> → </span>
        <span className="unseen">{words.paid} </span>
        <strong>{formats.money(paid, currency)}</strong>
      </p>
    </div>
  )
}
