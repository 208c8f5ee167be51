import type { Suit } from '#engine/cards/card'

interface Props {
  readonly rank: 'J' | 'Q' | 'K'
  readonly suit: Suit
}

const QUEEN_PEARLS = [
  [-26, -125],
  [-8, -129],
  [8, -129],
  [26, -125],
] as const

const QUEEN_NECKLACE = [
  [-12, -53],
  [-6, -48],
  [0, -46],
  [6, -48],
  [12, -53],
] as const

function Features({ bearded }: { readonly bearded: boolean }) {
  return (
    <>
      <g fill="none" stroke="var(--ink-line)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M-10 -91Q-6.5 -94 -3 -91.5V-82Q-2 -80 .6 -80.4M3.6 -91.5Q7 -94 10 -91" />
        <path
          d="M-3.2 -73.4Q0 -71.8 3.2 -73.4"
          stroke={bearded ? 'var(--court-beard-lips)' : 'var(--court-lips)'}
          strokeWidth="1.9"
        />
      </g>
      <g fill="var(--ink-line)">
        <circle cx="-6.6" cy="-87.6" r="1.5" />
        <circle cx="6.8" cy="-87.6" r="1.5" />
      </g>
    </>
  )
}

function King({ suit }: { readonly suit: Suit }) {
  return (
    <g stroke="var(--ink-line)" strokeWidth="1.4">
      <path
        d="M-23 -104C-27 -84 -25 -66 -18 -58L-12 -66V-96H12V-66L18 -58C25 -66 27 -84 23 -104Z"
        fill="var(--court-hair-K)"
      />
      <path d="M-16 -100C-17 -80 -13 -66 0 -60C13 -66 17 -80 16 -100Z" fill="var(--court-skin)" />
      <path
        d="M-15 -79C-12 -60 -5 -50 0 -44C5 -50 12 -60 15 -79C10 -72 5 -74 0 -77C-5 -74 -10 -72 -15 -79Z"
        fill="var(--court-hair-K)"
        strokeWidth="1.2"
      />
      <path
        d="M-25 -101L-31 -124L-15 -114L0 -131L15 -114L31 -124L25 -101Z"
        fill="var(--court-gold)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M-25 -101H25V-107H-24Z" fill="var(--court-gold-deep)" stroke="none" />
      <g fill="var(--court-gold)" strokeWidth="1.1">
        <circle cx="0" cy="-134" r="3.4" />
        <circle cx="-31" cy="-126" r="2.8" />
        <circle cx="31" cy="-126" r="2.8" />
      </g>
      <circle cx="0" cy="-112" r="3.4" fill={`var(--court-${suit}-cloth)`} stroke="none" />
    </g>
  )
}

function Queen() {
  return (
    <g stroke="var(--ink-line)" strokeWidth="1.4">
      <path
        d="M-17 -106C-34 -98 -34 -70 -27 -52C-20 -50 -13 -54 -11 -60V-98H11V-60C13 -54 20 -50 27 -52C34 -70 34 -98 17 -106Z"
        fill="var(--court-hair-Q)"
      />
      <path
        d="M-15 -100C-16 -80 -11 -66 0 -61C11 -66 16 -80 15 -100C8 -106 -8 -106 -15 -100Z"
        fill="var(--court-skin)"
      />
      <path
        d="M-21 -106C-21 -114 -24 -119 -26 -123L-13 -117L-8 -127L0 -117L8 -127L13 -117L26 -123C24 -119 21 -114 21 -106C8 -111 -8 -111 -21 -106Z"
        fill="var(--court-gold)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {QUEEN_PEARLS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.7" fill="var(--court-linen)" strokeWidth="1.1" />
      ))}
      {QUEEN_NECKLACE.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.3" fill="var(--court-gold)" strokeWidth=".8" />
      ))}
    </g>
  )
}

function Jack({ suit }: { readonly suit: Suit }) {
  return (
    <g stroke="var(--ink-line)" strokeWidth="1.4">
      <path
        d="M-17 -106C-29 -98 -28 -76 -21 -64L-12 -68V-98H12V-68L21 -64C28 -76 29 -98 17 -106Z"
        fill="var(--court-hair-J)"
      />
      <path d="M-14 -100C-15 -81 -11 -66 0 -61C11 -66 15 -81 14 -100Z" fill="var(--court-skin)" />
      <path
        d="M-26 -102C-30 -116 -18 -126 0 -126C20 -126 32 -116 25 -102C10 -108 -10 -108 -26 -102Z"
        fill={`var(--court-${suit}-cloth)`}
        strokeWidth="1.5"
      />
      <path
        d="M-26 -102C-10 -108 10 -108 25 -102L24 -97C10 -103 -10 -103 -25 -97Z"
        fill="var(--court-gold)"
        strokeWidth="1.1"
      />
      <path
        d="M14 -122C26 -136 44 -132 48 -112C42 -122 34 -122 22 -112Z"
        fill="var(--court-linen)"
        strokeWidth="1.2"
      />
      <circle cx="17" cy="-118" r="3" fill="var(--court-gold)" strokeWidth="1" />
    </g>
  )
}

export function CourtHead({ rank, suit }: Props) {
  return (
    <>
      {rank === 'K' && <King suit={suit} />}
      {rank === 'Q' && <Queen />}
      {rank === 'J' && <Jack suit={suit} />}
      <Features bearded={rank === 'K'} />
    </>
  )
}
