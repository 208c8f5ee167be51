import { useState } from 'react'
import type { ExclusionChoice } from '#protocol/play'
import { Button } from '#ui/kit/button'
import { serverNow } from '#ui/net/clock'
import { ProblemLine, useAsking } from '#web/account/asking'
import { exclude } from '#web/account/play/ask-play'
import { endOf } from '#web/account/play/exclusion'
import css from '#web/account/play/play.module.css'
import { useFormats, useWords } from '#web/i18n/language'

interface Props {
  readonly choice: ExclusionChoice
  readonly onBack: () => void
}

/** It cannot be taken back: what it means is said in full, and understood by hand. */
export function ExclusionQuestion({ choice, onBack }: Props) {
  const words = useWords()
  const { play: own } = words
  const { dayAndTime } = useFormats()
  const [understood, setUnderstood] = useState(false)
  const { busy, problem, run } = useAsking()
  const until = endOf(choice, serverNow())
  const pressed = async () => {
    if ((await run(() => exclude(choice))) !== null) onBack()
  }
  return (
    <section className={css.question}>
      <h3>{own.sureTitle(own.choices[choice])}</h3>
      <p className={css.lead}>{until === null ? own.sureEndless : own.sureText(dayAndTime(until))}</p>
      <p className={css.lead}>{own.exclusionText}</p>
      <label className={css.understood}>
        <input
          type="checkbox"
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        {own.understood}
      </label>
      <ProblemLine text={problem} />
      <div className={css.answers}>
        <Button onClick={onBack}>{words.common.cancel}</Button>
        <Button look="stop" disabled={busy || !understood} onClick={() => void pressed()}>
          {own.exclude}
        </Button>
      </div>
    </section>
  )
}
