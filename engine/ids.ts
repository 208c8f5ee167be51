declare const kind: unique symbol

/**
 * Text that names one kind of thing: another kind's id does not pass for it. A bare text does, where it comes in; from
 * there on it is of its kind.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind }

export type PlayerId = Id<'player'>
export type TableId = Id<'table'>
export type RoundCode = Id<'round'>
/** Of a table session (TP-18). */
export type SessionId = Id<'session'>
export type OperatorId = Id<'operator'>
