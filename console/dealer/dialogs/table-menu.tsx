import { useState } from 'react'
import { Link } from 'wouter'
import type { Actions } from '#console/dealer/actions/actions'
import { useRefused } from '#console/dealer/actions/refusals'
import { order } from '#console/dealer/actions/send'
import { writeDecks } from '#console/dealer/dialogs/deck-numbers'
import css from '#console/dealer/dialogs/dialogs.module.css'
import { MenuItem } from '#console/dealer/dialogs/menu-item'
import { isSoundOn, setSound } from '#console/dealer/reader/beep'
import { isDealing, type Standing } from '#console/dealer/standing'
import { useNextLanguage, useWords } from '#console/i18n/language'
import { leaveHouse } from '#console/net/session'
import { useSession } from '#console/state/session'
import { Dialog } from '#ui/kit/dialog'
import { Switch } from '#ui/kit/switch'

interface Props {
  readonly table: string
  readonly standing: Standing
  readonly actions: Actions
  readonly decks: readonly number[]
  readonly onNext: () => void
  readonly onOther: () => void
  readonly onClose: () => void
}

/** What is done at a table now and then: it is handed over, left, or another one is chosen. */
export function TableMenu({ table, standing, actions, decks, onNext, onOther, onClose }: Props) {
  const words = useWords()
  const next = useNextLanguage()
  const { menu } = words.dealer
  const member = useSession(({ member: known }) => known)
  const refused = useRefused(({ text }) => text)
  const [sound, setOn] = useState(isSoundOn)
  const isOn = isDealing(standing)
  const isKnown = member !== null && member !== 'asking'
  const give = async (what: 'handOver' | 'signOff' | 'signOn') => {
    if (!(await order(table, { do: what }))) return
    if (what === 'handOver') onNext()
    else onClose()
  }
  return (
    <Dialog title={menu.title} shape="menu" onClose={onClose}>
      <div className={css.menu}>
        <p className={css.who}>
          {isKnown && menu.here(member.name)} · {menu.decks(writeDecks(decks))}
        </p>
        {standing === 'leaving' ? (
          <MenuItem name={menu.stay} about={menu.stayAbout} onPress={() => give('signOn')} />
        ) : (
          <MenuItem
            name={menu.handOver}
            about={menu.handOverAbout}
            off={!actions.handOver}
            onPress={() => give('handOver')}
          />
        )}
        <MenuItem name={menu.next} about={menu.nextAbout} onPress={onNext} />
        <MenuItem
          name={menu.signOff}
          about={actions.signOff || !isOn ? menu.signOffAbout : menu.signOffLater}
          off={!actions.signOff}
          onPress={() => give('signOff')}
        />
        <MenuItem
          name={menu.other}
          about={isOn ? menu.otherLater : ''}
          off={standing === 'dealing'}
          onPress={onOther}
        />
        <p className={css.problem} role="alert">
          {refused}
        </p>
        <Switch
          label={menu.sound}
          on={sound}
          onChange={(on) => {
            setSound(on)
            setOn(on)
          }}
        />
        <MenuItem name={next.name} onPress={next.speak} />
        {isKnown && member.role !== 'dealer' && (
          <Link className={css.item} to="/">
            <strong>{menu.consoles}</strong>
          </Link>
        )}
        <MenuItem name={menu.leave} onPress={() => leaveHouse()} />
      </div>
    </Dialog>
  )
}
