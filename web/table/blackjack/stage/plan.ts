import { isLow, isNarrow, type Room } from '#web/table/frame/room'

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
  /** In how many rows three or four split hands lie: two where neighbours are near. */
  readonly rows: 1 | 2
  /** The table's width, where many hands at an outer seat would leave it. */
  readonly within?: number
  readonly plate: PlatePlace
}

/** Where the plate hangs, by its middle or by the end that must not leave the table. */
export interface PlatePlace extends Point {
  readonly by: 'middle' | 'left' | 'right'
  /** On which side of it bets behind, or others on the same box, are counted; with it in the middle, or beside it. */
  readonly company: 'left' | 'right' | 'below' | 'along'
}

/** On a phone the own hand lies large below the others. */
export interface OwnPlace extends Point {
  readonly card: number
  readonly sides: readonly Point[]
}

export type PlanKind = 'wide' | 'tall' | 'phone' | 'low'

export interface StagePlan {
  readonly kind: PlanKind
  readonly width: number
  readonly height: number
  readonly dealer: Point & { readonly card: number }
  readonly shoe: Placed
  readonly tray: Placed
  readonly float: (Placed & { readonly width: number }) | null
  readonly status: Point & { readonly width: number }
  /** Where decisions, questions and results come up: the middle of their upper edge. */
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

/** Where played cards go. */
export function trayMiddle({ tray }: StagePlan): Point {
  return { x: tray.x + 62 * tray.scale, y: tray.y + 52 * tray.scale }
}

/** Where chips go to and come from. */
export function bank({ float, width }: StagePlan): Point {
  return { x: width / 2, y: float === null ? 0 : float.y + 24 }
}

const TALL = 0.9
/** As upright as a phone. */
const UPRIGHT = 1.25

/** Which of the drawings fits into the room that a table has, its dock included. */
export function planKind(room: Room): PlanKind {
  const upright = room.height / room.width
  if (isLow(room)) return 'low'
  if (isNarrow(room)) return upright >= UPRIGHT ? 'phone' : 'tall'
  return upright > TALL ? 'tall' : 'wide'
}

/** Held in hands: what is to be decided lies in the dock, and not on the cloth. */
export function decidesInDock(kind: PlanKind): boolean {
  return kind === 'phone' || kind === 'low'
}
