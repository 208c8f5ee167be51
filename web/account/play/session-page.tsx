import { OctagonAlert, TriangleAlert } from 'lucide-react'
import type { PlayAnswer } from '#protocol/http/play'
import { Group } from '#ui/kit/group'
import css from '#web/account/play/play.module.css'
import { StretchFacts } from '#web/account/play/stretch-facts'
import { useFormats, useWords } from '#web/i18n/language'
import { usePerson } from '#web/state/person'

export function SessionPage({ play }: { readonly play: PlayAnswer }) {
  const { play: words } = useWords()
  return (
    <>
      <StopLine play={play} />
      <Group title={words.pages.session} hint={play.session === null ? '' : words.sessionText}>
        {play.session === null ? (
          <div className={css.empty}>
            <strong>{words.noSession}</strong>
            <p>{words.noSessionText}</p>
          </div>
        ) : (
          <StretchFacts stretch={play.session} />
        )}
      </Group>
    </>
  )
}

function StopLine({ play }: { readonly play: PlayAnswer }) {
  const { play: words } = useWords()
  const { money } = useFormats()
  const currency = usePerson(({ person }) => person?.currency ?? 'EUR')
  const stop = stopOf(play)
  if (stop === null) return null
  const Icon = stop === 'less' ? TriangleAlert : OctagonAlert
  return (
    <p className={css.stop} data-stop={stop}>
      <Icon aria-hidden />
      {stop === 'less' ? words.stopped.less(money(play.allowance?.cash ?? 0, currency)) : words.stopped[stop]}
    </p>
  )
}

/** What keeps a player from staking freely; null when nothing does. */
type Stop = 'excluded' | 'check' | 'limit' | 'less'

export function stopOf({ exclusion, check, allowance }: PlayAnswer): Stop | null {
  if (exclusion !== null) return 'excluded'
  if (check.due) return 'check'
  if (allowance === null) return null
  return allowance.cash === 0 ? 'limit' : 'less'
}
