/** Golden chips that were given, and until when they may be played (MO-7). The chips themselves are in the book. */
export const GOLDEN = `
create table golden_grants (
  id text primary key,
  player_id text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null,
  granted_by text not null,
  granted_at bigint not null,
  expires_at bigint,
  /** Once nothing of it is left to take back. */
  ended_at bigint
);
create index golden_grants_by_player on golden_grants (player_id, granted_at);
create index golden_grants_to_expire on golden_grants (expires_at) where ended_at is null;
`
