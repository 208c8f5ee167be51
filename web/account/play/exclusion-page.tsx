import { CirclePause } from 'lucide-react'
import { useState } from 'react'
import type { PlayAnswer } from '#protocol/http/play'
import { EXCLUSIONS, type ExclusionChoice } from '#protocol/play'
import { Button } from '#ui/kit/button'
import { Choice } from '#ui/kit/choice'
import { Group } from '#ui/kit/group'
import { toast } from '#ui/kit/toast'
import { ProblemLine, useAsking } from '#web/account/asking'
import { revokeExclusion } from '#web/account/play/ask-play'
import { isLonger } from '#web/account/play/exclusion'
import { ExclusionQuestion } from '#web/account/play/exclusion-question'
import css from '#web/account/play/play.module.css'
import { useFormats, useWords } from '#web/i18n/language'

const RESTS: readonly ExclusionChoice[] = ['24h', '7d']
const LONG: readonly ExclusionChoice[] = ['30d', '60d', '90d', 'endless']

/** TP-18: to stop, for a while or without end. */
export function ExclusionPage({ play }: { readonly play: PlayAnswer }) {
  const { play: words } = useWords()
  const [choice, setChoice] = useState<ExclusionChoice | null>(null)
  const [asked, setAsked] = useState(false)
  const possible = EXCLUSIONS.filter((one) => isLonger(one, play.exclusion, play.now))
  if (asked && choice !== null) {
    const back = () => {
      setAsked(false)
      setChoice(null)
    }
    return <ExclusionQuestion choice={choice} onBack={back} />
  }
  return (
    <>
      {play.exclusion !== null && <Running exclusion={play.exclusion} now={play.now} />}
      {possible.length > 0 && (
        <Group title={play.exclusion === null ? words.pages.exclusion : words.longer}>
          <p className={css.lead}>{words.exclusionText}</p>
          <Lengths label={words.rest} {...{ among: RESTS, possible, choice, setChoice }} />
          <Lengths
            label={words.exclusion}
            hint={words.endlessHint}
            {...{ among: LONG, possible, choice, setChoice }}
          />
          <div className={css.goOn}>
            <Button disabled={choice === null} onClick={() => setAsked(true)}>
              {words.goOn}
            </Button>
          </div>
        </Group>
      )}
    </>
  )
}

interface LengthsProps {
  readonly label: string
  readonly hint?: string
  readonly among: readonly ExclusionChoice[]
  readonly possible: readonly ExclusionChoice[]
  readonly choice: ExclusionChoice | null
  readonly setChoice: (choice: ExclusionChoice) => void
}

function Lengths({ among, possible, choice, setChoice, ...rest }: LengthsProps) {
  const { play: words } = useWords()
  const options = among.filter((id) => possible.includes(id)).map((id) => ({ id, name: words.choices[id] }))
  if (options.length === 0) return null
  return <Choice value={choice} options={options} onChange={setChoice} columns={2} {...rest} />
}

interface RunningProps {
  readonly exclusion: NonNullable<PlayAnswer['exclusion']>
  readonly now: number
}

function Running({ exclusion: { since, until, revocableAt }, now }: RunningProps) {
  const { play: words } = useWords()
  const { dayAndTime, date } = useFormats()
  const { busy, problem, run } = useAsking()
  const revoke = async () => {
    if ((await run(revokeExclusion)) !== null) toast('info', words.revoked, words.revokeHint)
  }
  return (
    <div className={css.running}>
      <CirclePause aria-hidden />
      <div>
        <strong>{words.excludedTitle}</strong>
        <p>
          {until === null ? words.excludedEndless : words.excludedUntil(dayAndTime(until))} ·{' '}
          {words.excludedSince(date(since))}
        </p>
        {revocableAt !== null && now < revocableAt && <p>{words.revocableFrom(date(revocableAt))}</p>}
        <ProblemLine text={problem} />
        {revocableAt !== null && now >= revocableAt && (
          <Button size="small" disabled={busy} onClick={() => void revoke()}>
            {words.revoke}
          </Button>
        )}
      </div>
    </div>
  )
}
