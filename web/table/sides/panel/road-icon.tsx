/** Two columns of a road. */
export function RoadIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.750" aria-hidden="true">
      <circle cx="7" cy="6" r="3" />
      <circle cx="7" cy="13" r="3" />
      <circle cx="16" cy="6" r="3" />
      <path d="M14 15l4 -4" strokeLinecap="round" />
    </svg>
  )
}
