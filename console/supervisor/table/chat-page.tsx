import { EyeOff, MicOff } from 'lucide-react'
import { useWords } from '#console/i18n/language'
import { say } from '#console/net/line'
import { awaitSaid, type StaffRemark, useRoom } from '#console/state/chat'
import { openDialog } from '#console/supervisor/state'
import css from '#console/supervisor/table/chat-page.module.css'
import { Composer } from '#console/supervisor/talk/composer'
import { Remarks } from '#console/supervisor/talk/remarks'
import { IconButton } from '#ui/kit/icon-button'
import { commandId } from '#ui/net/orders'

/** The table's chat, with whoever said a line a press away from being muted. */
export function ChatPage({ table }: { readonly table: string }) {
  const { chat } = useWords().supervisor.table
  const { common } = useWords()
  const remarks = useRoom(table)
  const send = async (text: string) => {
    const id = commandId()
    const said = awaitSaid(id)
    if (!say({ type: 'say', id, room: table, text })) return common.offlineProblem
    const answer = await said
    return answer.type === 'said' ? null : `${chat.notSaid} ${answer.text}`
  }
  return (
    <div className={css.page}>
      <Remarks
        label={chat.lines}
        empty={chat.none}
        remarks={remarks}
        after={(remark) => <Tools remark={remark} />}
      />
      <Composer label={chat.write} send={chat.send} onSay={send} />
    </div>
  )
}

function Tools({ remark: { line, name, text, player } }: { readonly remark: StaffRemark }) {
  const { chat } = useWords().supervisor.table
  return (
    <>
      <IconButton
        label={chat.hide(name)}
        icon={<EyeOff />}
        onClick={() => openDialog({ ask: 'hideRemark', line, text })}
      />
      {player !== null && (
        <IconButton
          label={chat.mute(name)}
          icon={<MicOff />}
          onClick={() => openDialog({ ask: 'mute', who: { player, name } })}
        />
      )}
    </>
  )
}
