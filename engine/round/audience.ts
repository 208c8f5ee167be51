/** Who looks. A player sees their own; a bystander nobody's; dealer and supervisor everybody's. No one sees a face-down card. */
export type Audience =
  | { readonly as: 'player'; readonly player: string }
  | { readonly as: 'bystander' }
  | { readonly as: 'dealer' }
  | { readonly as: 'supervisor' }

export function isStaff({ as }: Audience): boolean {
  return as === 'dealer' || as === 'supervisor'
}

export function isOwn(audience: Audience, player: string): boolean {
  return audience.as === 'player' && audience.player === player
}

export function ownedBy(audience: Audience): (thing: { readonly player: string }) => boolean {
  return ({ player }) => isOwn(audience, player)
}
