/** As whom staff speak to players: what they sign in with is told to nobody. */
export const STAFF_NAMES = `
alter table staff add column shown text not null default 'Sala';
`
