/** A point of the stage, in its own units. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Placed extends Point {
  readonly scale: number
}

/** A seat, a box or a shared hand: everything that lies before it is placed from here. */
export interface SeatPlace extends Point {
  readonly seat: number
  /** How far it is turned towards the dealer, in degrees. */
  readonly turn: number
  /** The main socket's half width. */
  readonly socket: number
  readonly sideSocket: number
  /** Where side bets lie, from the seat and turned with it. */
  readonly sides: readonly Point[]
  /** From the socket to the middle of the cards. */
  readonly reach: number
  readonly card: number
  readonly plate: Point
  /** Small stacks: bets behind, or others on the same box. */
  readonly behind: Point
}

/** On a phone the own hand lies large below the others. */
export interface OwnPlace extends Point {
  readonly card: number
  readonly sides: readonly Point[]
}

export type PlanKind = 'wide' | 'tall' | 'phone'

export interface StagePlan {
  readonly kind: PlanKind
  readonly width: number
  readonly height: number
  readonly dealer: Point & { readonly card: number }
  readonly shoe: Placed
  readonly tray: Placed
  readonly float: (Placed & { readonly width: number }) | null
  readonly status: Point & { readonly width: number }
  /** Where decisions, questions and results come up: their middle, on a phone their upper edge. */
  readonly centre: Point
  /** Where the event track of Mega Fire Blaze lies: the middle of its upper edge. */
  readonly track: Point & { readonly width: number }
  readonly seats: readonly SeatPlace[]
  readonly own: OwnPlace | null
}

const RADIANS = Math.PI / 180

/** From a place's own directions (right, towards the player) to the stage's. */
export function turned(
  { x, y, turn }: Point & { readonly turn: number },
  right: number,
  near: number,
): Point {
  const cos = Math.cos(turn * RADIANS)
  const sin = Math.sin(turn * RADIANS)
  return { x: x + right * cos - near * sin, y: y + right * sin + near * cos }
}

/** Where cards come from. */
export function shoeMouth({ shoe }: StagePlan): Point {
  return { x: shoe.x + 34 * shoe.scale, y: shoe.y + 76 * shoe.scale }
}

/** Where chips go to and come from. */
export function bank({ float, width }: StagePlan): Point {
  return { x: width / 2, y: float === null ? 0 : float.y + 24 }
}

const TALL = 0.82
const NARROW = 768

/** Which of the three drawings fits into a room of this size. */
export function planKind(width: number, height: number): PlanKind {
  if (width < NARROW) return 'phone'
  return height / width > TALL ? 'tall' : 'wide'
}
