/** People, tables and their log, answers, shoes, rounds, and the book. Amounts in cents, times in milliseconds. */
export const FLOOR = `
create table players (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('guest', 'house')),
  currency text not null,
  created_at bigint not null
);

create table sign_ins (
  token_hash text primary key,
  player_id text not null references players,
  created_at bigint not null,
  seen_at bigint not null
);
create index sign_ins_by_player on sign_ins (player_id);

create table tables (
  id text primary key,
  config text not null,
  version bigint not null,
  hash text not null,
  snapshot text,
  snapshot_version bigint not null
);

create table events (
  table_id text not null references tables,
  version bigint not null,
  at bigint not null,
  type text not null,
  body text not null,
  sealed text,
  hash text not null,
  primary key (table_id, version)
);

create table answers (
  player_id text not null,
  command_id text not null,
  table_id text not null,
  input_hash text not null,
  answer text not null,
  at bigint not null,
  primary key (player_id, command_id)
);

create table shoes (
  table_id text not null references tables,
  number bigint not null,
  commitment text not null,
  sealed_seed text not null,
  cut bigint,
  cut_by text,
  burned_count bigint,
  seed text,
  primary key (table_id, number)
);

create table rounds (
  code text primary key,
  table_id text not null references tables,
  number bigint not null,
  shoe bigint not null,
  shoe_round bigint not null,
  began_at bigint not null,
  ended_at bigint,
  outcome text check (outcome in ('settled', 'cancelled')),
  first_version bigint not null,
  last_version bigint,
  unique (table_id, number)
);
create index rounds_by_time on rounds (began_at);

create table accounts (
  id text primary key,
  owner text not null,
  kind text not null,
  currency text not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  may_overdraw boolean not null,
  constraint balance_not_below_zero check (balance >= 0 or may_overdraw)
);
create index accounts_by_owner on accounts (owner);

create table transfers (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  round text,
  input_hash text not null,
  at bigint not null,
  note text
);
create index transfers_by_round on transfers (round);

create table entries (
  transfer_id bigint not null references transfers,
  line integer not null,
  account_id text not null references accounts,
  amount bigint not null,
  balance_after bigint not null,
  primary key (transfer_id, line)
);
create index entries_by_account on entries (account_id, transfer_id);

create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception 'Records of % are never changed: write a new one that corrects them.', tg_table_name;
end $$;
create trigger events_stay before update or delete or truncate on events
  for each statement execute function forbid_change();
create trigger answers_stay before update or delete or truncate on answers
  for each statement execute function forbid_change();
create trigger transfers_stay before update or delete or truncate on transfers
  for each statement execute function forbid_change();
create trigger entries_stay before update or delete or truncate on entries
  for each statement execute function forbid_change();

create function transfer_balances() returns trigger language plpgsql as $$
declare wrong bigint;
begin
  select e.transfer_id into wrong from written e join accounts a on a.id = e.account_id
    group by e.transfer_id, a.currency having sum(e.amount) <> 0 limit 1;
  if wrong is not null then
    raise exception 'Transfer % does not sum to zero.', wrong;
  end if;
  return null;
end $$;
create trigger entries_balance after insert on entries
  referencing new table as written for each statement execute function transfer_balances();
`
