/** A run of wins at a seat; the number stands beside it. */
export function Flame({ size = 16 }: { readonly size?: number }) {
  return (
    <svg width={(size * 13) / 16} height={size} viewBox="0 0 13 16" aria-hidden="true">
      <path
        d="M6.8 0C7.4 3 11.8 5 11.8 10a5.4 5.4 0 0 1-10.8.3C1 7.6 2.6 6.3 3 4.200c1 .6 1.5 1.4 1.7 2.5C6 5.2 6.9 3 6.8 0Z"
        fill="var(--flame)"
      />
      <path
        d="M6.6 7.2c.5 1.6 2.5 2.4 2.5 4.7a2.7 2.7 0 0 1-5.4.1c0-1.5 1-2.2 1.300-3.2.6.3.8.7.9 1.1.5-.7.8-1.6.7-2.7Z"
        fill="var(--flame-core)"
      />
    </svg>
  )
}
