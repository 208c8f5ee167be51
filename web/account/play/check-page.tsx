import type { PlayAnswer } from '#protocol/http/play'
import { Choice } from '#ui/kit/choice'
import { Group } from '#ui/kit/group'
import { toast } from '#ui/kit/toast'
import { ProblemLine, useAsking } from '#web/account/asking'
import { setCheck } from '#web/account/play/ask-play'
import css from '#web/account/play/play.module.css'
import { useFormats, useWords } from '#web/i18n/language'

const INTERVALS = [15, 30, 45, 60, 90, 120, 180] as const
const NEVER = 'never'

/** TP-11: how often one is told of the time. */
export function CheckPage({ play: { check } }: { readonly play: PlayAnswer }) {
  const { play: words } = useWords()
  const { time } = useFormats()
  const { problem, run } = useAsking()
  const known: readonly number[] = INTERVALS
  const set = check.minutes === null || known.includes(check.minutes) ? known : [check.minutes, ...known]
  const options = [
    ...set.map((minutes) => ({ id: String(minutes), name: words.checkMinutes(minutes) })),
    { id: NEVER, name: words.checkNever },
  ]
  const changed = async (id: string) => {
    if ((await run(() => setCheck(id === NEVER ? null : Number(id)))) !== null) toast('good', words.checkKept)
  }
  return (
    <Group title={words.pages.check}>
      <p className={css.lead}>{words.checkText}</p>
      <div>
        <Choice
          label={words.checkEvery}
          value={check.minutes === null ? NEVER : String(check.minutes)}
          options={options}
          onChange={(id) => void changed(id)}
          columns={4}
        />
        <ProblemLine text={problem} />
        {check.dueAt !== null && <p className={css.lead}>{words.checkNext(time(check.dueAt))}</p>}
      </div>
    </Group>
  )
}
