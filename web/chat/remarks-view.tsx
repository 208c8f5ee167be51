import { ArrowDown, EyeOff } from 'lucide-react'
import { classes } from '#ui/kit/classes'
import { IconButton } from '#ui/kit/icon-button'
import { Scroller } from '#ui/kit/scroller'
import { useStick } from '#ui/kit/use-stick'
import { hidePerson } from '#web/chat/hidden-people'
import type { ShownRemark } from '#web/chat/remarks'
import css from '#web/chat/remarks-view.module.css'
import { type Draft, dropDraft } from '#web/chat/send'
import { useFormats, useWords } from '#web/i18n/language'

interface Props {
  readonly remarks: readonly ShownRemark[]
  readonly drafts: readonly Draft[]
  readonly empty: string
  /** Puts a refused remark back where it can be mended. */
  readonly onEdit: (draft: Draft) => void
}

/** What was said, oldest first. Text only, each in a direction of its own. */
export function RemarksView({ remarks, drafts, empty, onEdit }: Props) {
  const { chat: words } = useWords()
  // A refusal takes room of its own: it counts as something that came.
  const { ref, below, scrolled, toEnd } = useStick(
    remarks.length + drafts.length + drafts.filter(({ refused }) => refused !== null).length,
    remarks.at(-1)?.line,
  )
  const isEmpty = remarks.length + drafts.length === 0
  return (
    <div className={css.frame}>
      <Scroller ref={ref} className={css.lines} role="log" aria-label={words.lines} onScroll={scrolled}>
        {isEmpty && <p className={css.empty}>{empty}</p>}
        <ol>
          {remarks.map((remark) => (
            <RemarkRow key={remark.line} remark={remark} />
          ))}
        </ol>
        {drafts.map((draft) => (
          <Waiting key={draft.id} draft={draft} onEdit={onEdit} />
        ))}
      </Scroller>
      {below > 0 && (
        <button type="button" className={css.below} onClick={toEnd}>
          <ArrowDown size={14} aria-hidden /> {words.newLines(below)}
        </button>
      )}
    </div>
  )
}

function RemarkRow({ remark }: { readonly remark: ShownRemark }) {
  const { chat: words } = useWords()
  const formats = useFormats()
  const { own, role, name, text, at, isFirst } = remark
  return (
    <li className={css.line} data-own={own} data-role={role} data-first={isFirst}>
      {isFirst && (
        <p className={css.who}>
          <bdi>{own ? words.you : name}</bdi>
          {role !== 'player' && <span className={css.role}>{words.roles[role]}</span>}
          {!own && role === 'player' && (
            <IconButton
              className={css.hide}
              label={words.hidePerson(name)}
              icon={<EyeOff />}
              onClick={() => hidePerson(name)}
            />
          )}
        </p>
      )}
      {!isFirst && <span className="unseen">{own ? words.you : name}: </span>}
      <p className={css.text}>
        <bdi>{text}</bdi>
        <time dateTime={new Date(at).toISOString()}>{formats.time(at)}</time>
      </p>
    </li>
  )
}

interface WaitingProps {
  readonly draft: Draft
  readonly onEdit: (draft: Draft) => void
}

/** On its way, or refused with the reason: then it can be mended or dropped. */
function Waiting({ draft, onEdit }: WaitingProps) {
  const { chat: words } = useWords()
  const { text, refused, id } = draft
  return (
    <div className={classes(css.line, refused === null ? css.sending : css.refused)} data-own="true">
      <p className={css.text}>
        <bdi>{text}</bdi>
        {refused === null && <time>{words.sending}</time>}
      </p>
      {refused !== null && (
        <p className={css.reason} role="alert">
          {words.refused[refused]}
          <span>
            <button type="button" onClick={() => onEdit(draft)}>
              {words.edit}
            </button>
            <button type="button" onClick={() => dropDraft(id)}>
              {words.drop}
            </button>
          </span>
        </p>
      )}
    </div>
  )
}
