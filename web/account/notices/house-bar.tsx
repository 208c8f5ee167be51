import { OctagonAlert, X } from 'lucide-react'
import { useState } from 'react'
import { closureText } from '#protocol/house-texts'
import { IconButton } from '#ui/kit/icon-button'
import { Bar } from '#web/account/notices/bar'
import { useWords } from '#web/i18n/language'
import { useNotices } from '#web/state/notices'

/** The house is closing, or does not let this player bet. */
export function HouseBar() {
  const words = useWords()
  const house = useNotices(({ house: known }) => known)
  const [read, setRead] = useState<typeof house>(null)
  if (house === null || house === read) return null
  const { play } = words
  return (
    <Bar
      tone="stop"
      icon={<OctagonAlert aria-hidden />}
      title={play[house.kind]}
      text={house.kind === 'closing' ? play.closingText : closureText(words.table.closures, house.text)}
    >
      <IconButton label={words.common.close} icon={<X />} onClick={() => setRead(house)} />
    </Bar>
  )
}
