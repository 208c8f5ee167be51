/** Players of operators, how they come in, and every call to an operator's wallet. */
export const OPERATORS = `
alter table players add column external_id text;
alter table players add constraint players_external_check check ((operator is null) = (external_id is null));
create unique index players_by_external_id on players (operator, external_id) where operator is not null;

create table operator_visits (
  player_id text primary key references players,
  language text not null,
  return_url text,
  at bigint not null
);

create table launches (
  token_hash text primary key,
  player_id text not null references players,
  operator text not null,
  language text not null,
  table_id text,
  return_url text,
  ends_at bigint not null
);
create index launches_by_end on launches (ends_at);

create table operator_nonces (
  operator text not null,
  nonce text not null,
  at bigint not null,
  primary key (operator, nonce)
);
create index operator_nonces_by_time on operator_nonces (at);

create table wallet_calls (
  id bigint generated always as identity primary key,
  code text not null unique,
  operator text not null,
  player_id text not null references players,
  table_id text not null,
  round text not null,
  kind text not null check (kind in ('debit', 'credit', 'cancel')),
  debit_code text references wallet_calls (code),
  amount bigint not null check (amount >= 0),
  currency text not null,
  state text not null,
  tries integer not null default 0,
  next_at bigint not null,
  claimed_until bigint not null default 0,
  trouble text,
  at bigint not null,
  done_at bigint,
  constraint wallet_calls_state check (
    case kind when 'debit' then state in ('asked', 'booked', 'refused', 'given-up')
      else state in ('waiting', 'done') end),
  constraint wallet_calls_debit check ((kind = 'cancel') = (debit_code is not null))
);
create index wallet_calls_by_round on wallet_calls (round, player_id);
create index wallet_calls_to_do on wallet_calls (operator, next_at) where state = 'waiting';
create index wallet_calls_in_doubt on wallet_calls (at) where state = 'asked';
create index wallet_calls_by_debit on wallet_calls (debit_code) where debit_code is not null;

create function wallet_call_moves_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'Calls to a wallet are never deleted.';
  end if;
  if (old.code, old.operator, old.player_id, old.table_id, old.round, old.kind, old.amount, old.currency, old.at)
      is distinct from
     (new.code, new.operator, new.player_id, new.table_id, new.round, new.kind, new.amount, new.currency, new.at) then
    raise exception 'What call % asked for is never changed.', old.code;
  end if;
  if old.state not in ('asked', 'waiting') and old.state <> new.state then
    raise exception 'Call % is over (%).', old.code, old.state;
  end if;
  return new;
end $$;
create trigger wallet_calls_move_on before update or delete on wallet_calls
  for each row execute function wallet_call_moves_on();
`
