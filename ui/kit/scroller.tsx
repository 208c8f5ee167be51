import type { ComponentProps } from 'react'

/** What scrolls and may hold nothing but text: whoever has no mouse comes to it by keys. */
export function Scroller({ children, ...rest }: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets keys come to what scrolls
    <div tabIndex={0} {...rest}>
      {children}
    </div>
  )
}
