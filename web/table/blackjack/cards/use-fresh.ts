import { useEffect, useState } from 'react'

/** False while the table is first drawn: what lies there already does not come again. */
export function useFresh(): boolean {
  const [fresh, setFresh] = useState(false)
  useEffect(() => setFresh(true), [])
  return fresh
}
