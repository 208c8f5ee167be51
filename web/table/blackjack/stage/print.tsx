import { memo, useId } from 'react'
import type { BlackjackRules } from '#engine/blackjack/rules'
import { useWords } from '#web/i18n/language'
import type { StagePlan } from '#web/table/blackjack/stage/plan'
import { isDeep } from '#web/table/blackjack/stage/plan-tall'
import css from '#web/table/blackjack/stage/print.module.css'

interface Props {
  readonly plan: StagePlan
  readonly rules: BlackjackRules
}

/** What the cloth says, along its curve: out of the rules that are played. */
export const Print = memo(function Print({ plan, rules }: Props) {
  const { blackjack: words } = useWords()
  const id = useId()
  const [win, per] = rules.blackjackPays
  const pays = words.blackjackPays(words.oddsWords(win, per))
  const stands = rules.dealerPushes > 0 ? words.dealerPushes(rules.dealerPushes) : words.dealerStands
  if (plan.kind === 'low') return null
  if (plan.kind === 'phone') {
    const y = plan.status.y + 34
    return rules.fireBlaze === null ? (
      <>
        <path id={id} d={`M50 ${y}Q195 ${y + 40} 340 ${y}`} fill="none" />
        <text className={css.small}>
          <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
            {pays}
          </textPath>
        </text>
      </>
    ) : null
  }
  const middle = plan.width / 2
  if (plan.kind === 'tall') {
    if (rules.fireBlaze !== null && !isDeep(plan.height)) return null
    const y = plan.centre.y + (rules.fireBlaze === null ? 156 : 290)
    return (
      <>
        <path className={css.line} d={arc(middle, 230, y - 24, 96)} />
        <path className={css.line} d={arc(middle, 222, y + 44, 92)} />
        <Along id={`${id}a`} path={arc(middle, 228, y, 95)} offset="50%" text={pays} />
        <Along id={`${id}b`} path={arc(middle, 224, y + 28, 93)} offset="50%" text={stands} />
      </>
    )
  }
  const y = plan.status.y - 76
  const path = arc(middle, 460, y, 198)
  return (
    <>
      <path className={css.line} d={arc(middle, 450, y - 28, 194)} />
      <path className={css.line} d={arc(middle, 464, y + 12, 202)} />
      <g className={css.beside}>
        <Along id={`${id}a`} path={path} offset="16.6%" text={pays} />
        <Along id={`${id}b`} path={path} offset="83.4%" text={stands} />
      </g>
    </>
  )
})

interface AlongProps {
  readonly id: string
  readonly path: string
  readonly offset: string
  readonly text: string
}

function Along({ id, path, offset, text }: AlongProps) {
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text className={css.large}>
        <textPath href={`#${id}`} startOffset={offset} textAnchor="middle">
          {text}
        </textPath>
      </text>
    </>
  )
}

function arc(middle: number, half: number, y: number, depth: number): string {
  return `M${middle - half} ${y}Q${middle} ${y + depth} ${middle + half} ${y}`
}
