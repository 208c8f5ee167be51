import { useState } from 'react'
import type { PlayAnswer } from '#protocol/http/play'
import { Group } from '#ui/kit/group'
import type { PlayLimit } from '#web/account/play/limit-change'
import { LimitForm } from '#web/account/play/limit-form'
import { LimitRow } from '#web/account/play/limit-row'
import css from '#web/account/play/play.module.css'
import { useWords } from '#web/i18n/language'

/** TP-11: what holds, how much of it is used, and a form to change it. */
export function LimitsPage({ play }: { readonly play: PlayAnswer }) {
  const { play: words } = useWords()
  const [edited, setEdited] = useState<{ readonly limit: PlayLimit; readonly time: number } | null>(null)
  return (
    <>
      <Group title={words.pages.limits}>
        {play.limits.length === 0 && <p className={css.none}>{words.noLimits}</p>}
        {play.limits.map((limit) => (
          <LimitRow
            key={`${limit.by} ${limit.kind} ${limit.period}`}
            limit={limit}
            onEdit={() => setEdited((before) => ({ limit, time: (before?.time ?? 0) + 1 }))}
          />
        ))}
      </Group>
      <Group title={words.setLimit}>
        <LimitForm key={edited?.time} play={play} start={edited?.limit ?? null} />
      </Group>
    </>
  )
}
