import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RoundAnswer } from '#protocol/http/history'
import { CopyButton } from '#web/history/copy-button'
import css from '#web/history/rounds/round-head.module.css'
import { toneOf, useTableName } from '#web/history/told'
import { useFormats, useWords } from '#web/i18n/language'

/** Which round it was, when (TP-6), and what it came to. */
export function RoundHead({ round }: { readonly round: RoundAnswer }) {
  const { history: words, games } = useWords()
  const formats = useFormats()
  const name = useTableName(round.table)
  const { currency, staked, paid, goldenStaked, goldenBack, balanceBefore, balanceAfter } = round
  const money = (cents: number) => formats.money(cents, currency)
  const withGolden = (cash: number, golden: number) =>
    golden > 0 ? `${money(cash)} + ${words.goldenOf(money(golden))}` : money(cash)
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h3>{games[round.game].name}</h3>
        <p data-tone={toneOf(round)}>
          <span className="unseen">{words.net} </span>
          {formats.net(paid - staked, currency)}
        </p>
      </div>
      <Notice round={round} />
      <dl className={css.facts}>
        <Fact name={words.staked}>{withGolden(staked, goldenStaked)}</Fact>
        <Fact name={words.paid}>{withGolden(paid, goldenBack)}</Fact>
        {balanceBefore !== null && balanceAfter !== null && (
          <Fact name={words.balance}>{words.balanceMove(money(balanceBefore), money(balanceAfter))}</Fact>
        )}
        <Fact name={words.table}>{name}</Fact>
        <Fact name={words.beganHere}>{formats.dayAndTime(round.beganAt)}</Fact>
        <Fact name={words.beganGmt}>{gmtTime(round.beganAt)}</Fact>
        <Fact name={words.code}>
          <span className={css.code}>
            {round.code}
            <CopyButton text={round.code} />
          </span>
        </Fact>
      </dl>
    </header>
  )
}

/** TP-6: hours, minutes and seconds, as the code carries them. */
function gmtTime(at: number): string {
  return new Date(at).toISOString().slice(11, 19)
}

function Notice({ round: { outcome, voided } }: { readonly round: RoundAnswer }) {
  const { history: words } = useWords()
  const formats = useFormats()
  if (outcome === 'settled') return null
  return (
    <p className={css.notice}>
      <TriangleAlert size={18} aria-hidden />
      {voided === null
        ? words.cancelledText
        : words.voidedText(formats.dayAndTime(voided.at), voided.reason === '' ? '–' : voided.reason)}
    </p>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
