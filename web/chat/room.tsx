import { useEffect, useMemo, useRef, useState } from 'react'
import { SUPPORT_ROOM } from '#protocol/chat'
import { Button } from '#ui/kit/button'
import { Composer } from '#web/chat/composer'
import composer from '#web/chat/composer.module.css'
import { useHiddenPeople } from '#web/chat/hidden-people'
import { shownRemarks } from '#web/chat/remarks'
import { RemarksView } from '#web/chat/remarks-view'
import css from '#web/chat/room.module.css'
import { type Draft, dropDraft, say, useDrafts } from '#web/chat/send'
import { useFormats, useWords } from '#web/i18n/language'
import { markRead, useChat, useRoom } from '#web/state/chat'
import { openOverlay } from '#web/state/overlay'

/** TP-5: a room's remarks and what one writes there. Whoever sees it has read it. */
export function Room({ room, empty }: { readonly room: string; readonly empty: string }) {
  const { remarks, unread } = useRoom(room)
  const hidden = useHiddenPeople((people) => people.hidden)
  const all = useDrafts(({ drafts }) => drafts)
  const muted = useChat((chat) => chat.muted)
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const shown = useMemo(() => shownRemarks(remarks, hidden), [remarks, hidden])
  const drafts = useMemo(() => all.filter((draft) => draft.room === room), [all, room])
  useEffect(() => {
    if (unread > 0) markRead(room)
  }, [room, unread])
  const edit = (draft: Draft) => {
    dropDraft(draft.id)
    setText(draft.text)
    field.current?.focus()
  }
  return (
    <div className={css.room}>
      <RemarksView remarks={shown} drafts={drafts} empty={empty} onEdit={edit} />
      {muted !== null && room !== SUPPORT_ROOM ? (
        <Muted until={muted.until} />
      ) : (
        <Composer
          text={text}
          onText={setText}
          field={field}
          onSay={() => {
            say(room, text)
            setText('')
          }}
        />
      )}
    </div>
  )
}

/** The house let this player read only; support is open all the same. */
function Muted({ until }: { readonly until: number | null }) {
  const { chat: words } = useWords()
  const formats = useFormats()
  return (
    <div className={composer.muted} role="status">
      <p>{until === null ? words.mutedText : words.mutedUntil(formats.time(until))}</p>
      <Button size="small" onClick={() => openOverlay('support')}>
        {words.mutedAsk}
      </Button>
    </div>
  )
}
