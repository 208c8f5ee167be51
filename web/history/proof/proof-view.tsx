import { CircleCheck, Clock3, OctagonAlert, ShieldAlert, ShieldCheck, ShieldEllipsis } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { RoundAnswer } from '#protocol/http/history'
import { Button } from '#ui/kit/button'
import { useFetched } from '#web/families/fetched'
import { useFamily } from '#web/families/parts'
import { CopyButton } from '#web/history/copy-button'
import type { HistoryPart } from '#web/history/part'
import type { Check, CheckState } from '#web/history/proof/check'
import { type Proof, proofOf } from '#web/history/proof/fairness'
import { ProofCards } from '#web/history/proof/proof-cards'
import css from '#web/history/proof/proof-view.module.css'
import { useWords } from '#web/i18n/language'
import { useMe } from '#web/state/person'

interface Props {
  readonly round: RoundAnswer
  readonly onAgain: () => void
}

const SEALS = { done: ShieldCheck, waits: ShieldEllipsis, failed: ShieldAlert } as const
const MARKS = { done: CircleCheck, waits: Clock3, failed: OctagonAlert } as const

/** FA-1, FA-2: what was promised, and each step of the check, done here. A live shoe promised no cards (SH-10). */
export function ProofView({ round, onAgain }: Props) {
  return round.fairness.live ? <LiveNote /> : <PromisedProof round={round} onAgain={onAgain} />
}

function LiveNote() {
  const { history: words } = useWords()
  return (
    <section className={css.proof}>
      <h3>{words.proof}</h3>
      <p>{words.proofLive}</p>
    </section>
  )
}

function PromisedProof({ round, onAgain }: Props) {
  const part = useFetched(useFamily(round.game).history)
  return part === null ? null : <Promised round={round} part={part} onAgain={onAgain} />
}

function Promised({ round, part, onAgain }: Props & { readonly part: HistoryPart }) {
  const { history: words } = useWords()
  const proof = useMemo(() => proofOf(round, part), [round, part])
  const state = wholeState(proof.checks)
  const Seal = SEALS[state]
  const verdict = { done: words.proofDone, waits: words.proofWaits, failed: words.proofFailed }[state]
  return (
    <section className={css.proof}>
      <h3>{words.proof}</h3>
      <div className={css.seal} data-state={state}>
        <Seal aria-hidden />
        <div>
          <p>{verdict}</p>
          <small>
            {words.shoe(round.fairness.shoe)} · {words.proofBy}
          </small>
        </div>
        {state === 'waits' && (
          <Button size="small" look="outline" onClick={onAgain}>
            {words.checkAgain}
          </Button>
        )}
      </div>
      <ol className={css.checks}>
        {proof.checks.map((check) => (
          <li key={check.name}>
            <OneCheck check={check} detail={<Detail name={check.name} round={round} proof={proof} />} />
          </li>
        ))}
      </ol>
      {round.fairness.seed !== null && <ProofCards cards={proof.cards} />}
      <div className={css.terminal}>
        <p>
          <strong>{words.terminal}</strong>
          <small>{words.terminalText}</small>
        </p>
        <div className={css.command}>
          <code>{round.fairness.verify}</code>
          <CopyButton text={round.fairness.verify} />
        </div>
      </div>
    </section>
  )
}

function wholeState(checks: readonly Check[]): CheckState {
  if (checks.some(({ state }) => state === 'failed')) return 'failed'
  return checks.some(({ state }) => state === 'waits') ? 'waits' : 'done'
}

function OneCheck({ check, detail }: { readonly check: Check; readonly detail: ReactNode }) {
  const { history: words } = useWords()
  const Mark = MARKS[check.state]
  return (
    <div className={css.check} data-state={check.state}>
      <Mark size={18} aria-hidden />
      <p>
        {words.checks[check.name]}
        {detail}
      </p>
      <small>{words.checkStates[check.state]}</small>
    </div>
  )
}

interface DetailProps {
  readonly name: Check['name']
  readonly round: RoundAnswer
  readonly proof: Proof
}

function Detail({ name, round: { fairness }, proof }: DetailProps) {
  const { history: words } = useWords()
  const me = useMe()
  const { commitment, cut, by, seed, burned, firstCard, cards } = fairness
  const cutter = by === null ? words.cutByHouse : by === me ? words.cutByYou : words.cutByPlayer
  switch (name) {
    case 'promise':
      return <code title={words.commitment}>{commitment}</code>
    case 'cut':
      return <span>{words.cutAt(cut ?? 0, cutter)}</span>
    case 'seed':
      return seed === null ? <span>{words.seedLater}</span> : <code title={words.seed}>{seed}</code>
    case 'shuffle':
      return <span>{words.shuffleOf(proof.shoeCards, burned)}</span>
    case 'cards':
      return <span>{words.cardsFrom(firstCard, firstCard + Math.max(0, cards - 1))}</span>
    case 'bonus':
      return null
    default:
      return name satisfies never
  }
}
