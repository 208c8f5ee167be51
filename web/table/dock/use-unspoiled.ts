import { useState } from 'react'

/** A figure that may fall at any time but rises only once the cards that it comes from have been seen. */
export function useUnspoiled(figure: number, running: boolean): number {
  const [shown, show] = useState(figure)
  const isKept = running && figure > shown
  if (!isKept && shown !== figure) show(figure)
  return isKept ? shown : figure
}
