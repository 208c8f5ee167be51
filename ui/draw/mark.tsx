/** The house's mark: a shoe with its first card out. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path
        d="M5 10 23 5l4 16-18 5Z"
        fill="none"
        stroke="var(--gold-400)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M10 8.6 14 24.600" stroke="var(--gold-400)" strokeWidth="1.8" />
      <path
        d="M18 11.500 22.500 10.300M19 15.500 23.500 14.300"
        stroke="var(--gold-400)"
        strokeWidth="1.500"
      />
    </svg>
  )
}
