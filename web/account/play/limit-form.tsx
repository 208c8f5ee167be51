import { type FormEvent, useState } from 'react'
import type { PlayAnswer } from '#protocol/http/play'
import { LIMIT_KINDS, type LimitKind, PERIODS, type Period } from '#protocol/play'
import { Button } from '#ui/kit/button'
import { Choice } from '#ui/kit/choice'
import { Field } from '#ui/kit/field'
import { Select } from '#ui/kit/select'
import { toast } from '#ui/kit/toast'
import { ProblemLine, useAsking } from '#web/account/asking'
import { centsOf, typedOf } from '#web/account/money-text'
import { setLimit } from '#web/account/play/ask-play'
import { changeOf, ownLimit, type PlayLimit, waitWords } from '#web/account/play/limit-change'
import css from '#web/account/play/play.module.css'
import { useFormats, useSpoken, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

interface Props {
  readonly play: PlayAnswer
  /** One that is to be changed. */
  readonly start: PlayLimit | null
}

/** TP-18: a tighter limit holds at once, a looser one later; which it is, is said before it is sent. */
export function LimitForm({ play, start }: Props) {
  const { play: words, cashier } = useWords()
  const formats = useFormats()
  const language = useSpoken(({ language: spoken }) => spoken)
  const { currency = 'EUR', kind: who } = usePerson(({ person }) => person) ?? {}
  const [kind, setKind] = useState<LimitKind>(start?.kind ?? 'loss')
  const [period, setPeriod] = useState<Period>(start?.period ?? 'week')
  const [typed, setTyped] = useState(start === null ? '' : amountText(start))
  const { busy, problem, run } = useAsking()
  function amountText({ kind: what, amount }: PlayLimit): string {
    return what === 'time' ? String(amount) : typedOf(amount, language)
  }
  const amount = kind === 'time' ? minutesOf(typed) : centsOf(typed, language)
  const change = changeOf(ownLimit(play.limits, kind, period)?.amount ?? null, amount)
  const wait = waitWords(words, play.looserAfterMillis)
  const hints = { tighter: words.tighter, looser: words.looser(wait), same: words.same }
  const wrong = kind === 'time' ? words.notMinutes : cashier.notMoney
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    if (amount === null) return
    const answer = await run(() => setLimit(kind, period, amount))
    const next = answer === null ? null : (ownLimit(answer.limits, kind, period)?.next ?? null)
    if (answer === null) return
    if (next === null) toast('good', words.limitHolds, hints.tighter)
    else toast('info', words.limitWaits(formats.dayAndTime(next.at)))
    setTyped('')
  }
  // An operator's players pay in there and limit their deposits there.
  const kinds = LIMIT_KINDS.filter((id) => id !== 'deposit' || who !== 'operator')
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submitted(event)}>
      <Select
        label={words.what}
        value={kind}
        options={kinds.map((id) => ({ id, name: words.kinds[id] }))}
        onChange={(id) => {
          setKind(id)
          setTyped('')
        }}
      />
      <Choice
        label={words.period}
        value={period}
        options={PERIODS.map((id) => ({ id, name: words.periods[id] }))}
        onChange={setPeriod}
      />
      <Field
        label={words.most}
        value={typed}
        onChange={setTyped}
        inputMode={kind === 'time' ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder="0"
        problem={typed !== '' && amount === null ? wrong : null}
        hint={typed === '' ? wrong : hints[change]}
        after={<span className={css.unit}>{kind === 'time' ? words.minutes : currency}</span>}
      />
      <ProblemLine text={problem} />
      <Button type="submit" look="main" disabled={busy || amount === null}>
        {words.set}
      </Button>
    </form>
  )
}

function minutesOf(typed: string): number | null {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null
}
