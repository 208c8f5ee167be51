/**
 * Responsible play, table sessions and the cashier. A day's use follows the book: what was booked before this is
 * counted here once, by the same rule as later.
 */
export const PLAY = `
create table play_days (
  player text not null,
  day text not null,
  staked bigint not null default 0,
  paid bigint not null default 0,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  played_ms bigint not null default 0,
  last_stake_at bigint,
  primary key (player, day)
);

create table play_states (
  player text primary key,
  version bigint not null default 0,
  rules text,
  began_at bigint,
  staked bigint not null default 0,
  paid bigint not null default 0,
  played_ms bigint not null default 0,
  last_stake_at bigint,
  checked_at bigint
);

create table play_changes (
  id bigint generated always as identity primary key,
  player text not null,
  at bigint not null,
  actor text not null,
  what text not null,
  before text,
  after text
);
create index play_changes_by_player on play_changes (player, id);
create trigger play_changes_stay before update or delete or truncate on play_changes
  for each statement execute function forbid_change();

create table play_sessions (
  id text primary key,
  participation text not null unique,
  player text not null,
  table_id text not null,
  currency text not null,
  regulated boolean not null,
  state text not null check (state in ('open', 'ending', 'ended')),
  opened_at bigint not null,
  ended_at bigint,
  ended_by text check (ended_by in ('player', 'away', 'staff')),
  funded bigint not null default 0,
  bonus bigint not null default 0,
  returned bigint not null default 0,
  reported boolean not null default false
);
create index play_sessions_to_report on play_sessions (id) where state = 'ended' and not reported;
create unique index play_sessions_one_open on play_sessions (player, table_id) where state <> 'ended';
create index play_sessions_by_player on play_sessions (player, opened_at);

create table payments (
  id bigint generated always as identity primary key,
  code text not null unique,
  player text not null,
  key text not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'refill')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('asked', 'done', 'refused')),
  reference text,
  reason text,
  asked_at bigint not null,
  ended_at bigint,
  unique (player, key)
);
create index payments_by_player on payments (player, id);
create index payments_under_way on payments (id) where state = 'asked';

create table local_payments (
  code text primary key,
  kind text not null check (kind in ('deposit', 'withdrawal')),
  player text not null,
  amount bigint not null,
  currency text not null,
  reference text not null unique,
  at bigint not null
);

insert into play_days (player, day, staked, paid, last_stake_at)
select a.owner,
  to_char(to_timestamp((case when t.kind = 'stake' then t.at else coalesce(r.at, t.at) end) / 1000.0)
    at time zone 'UTC', 'YYYY-MM-DD'),
  coalesce(-sum(e.amount) filter (where t.kind = 'stake'), 0),
  coalesce(sum(e.amount) filter (where t.kind <> 'stake'), 0),
  max(t.at) filter (where t.kind = 'stake')
from entries e join transfers t on t.id = e.transfer_id join accounts a on a.id = e.account_id
left join (select round, min(at) as at from transfers where kind = 'stake' group by round) r on r.round = t.round
where a.kind = 'cash' and t.round is not null
group by 1, 2;
`
