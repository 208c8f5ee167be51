import { useState } from 'react'
import css from '#console/dealer/dialogs/dialogs.module.css'

interface Props {
  readonly name: string
  readonly about?: string
  readonly off?: boolean
  readonly onPress: () => void | Promise<void>
}

/** Waits for as long as what it began. */
export function MenuItem({ name, about = '', off = false, onPress }: Props) {
  const [isWaiting, setWaiting] = useState(false)
  const press = async () => {
    setWaiting(true)
    await onPress()
    setWaiting(false)
  }
  return (
    <button type="button" className={css.item} disabled={off || isWaiting} onClick={() => void press()}>
      <strong>{name}</strong>
      {about !== '' && <span>{about}</span>}
    </button>
  )
}
