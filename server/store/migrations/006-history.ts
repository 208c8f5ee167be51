/**
 * What was played, as players and operators read it: one row a player and finished round, made from the book when the
 * round ends. `round_money` is the one place that says how; what ended before this is filled in by it.
 */
export const HISTORY = `
set local statement_timeout = 0;

alter table rounds drop constraint rounds_outcome_check;
alter table rounds add constraint rounds_outcome_check check (outcome in ('settled', 'cancelled', 'voided'));
alter table rounds add column voided_version bigint;

create table round_starts (
  code text primary key,
  state text not null
);

create table plays (
  player text not null,
  round text not null,
  table_id text not null,
  game text not null,
  operator text,
  currency text not null,
  began_at bigint not null,
  ended_at bigint not null,
  changed_at bigint not null,
  outcome text not null check (outcome in ('settled', 'cancelled', 'voided')),
  staked bigint not null,
  paid bigint not null,
  golden_staked bigint not null,
  golden_back bigint not null,
  balance_before bigint not null,
  balance_after bigint not null,
  position bigint,
  primary key (round, player)
);
create index plays_by_player on plays (player, ended_at desc, round desc) include (staked, paid);
create unique index plays_in_feed on plays (operator, position) where operator is not null;
create index plays_to_number on plays (operator, changed_at) where operator is not null and position is null;
create index plays_by_change on plays (operator, changed_at) where operator is not null;

create table feed_heads (
  operator text primary key,
  position bigint not null
);

create view round_money as
select m.round, m.player, m.currency, m.staked, m.paid, m.golden_staked, m.golden_back,
  coalesce((select e.balance_after from entries e where e.account_id = m.purse and e.transfer_id < m.first
    order by e.transfer_id desc, e.line desc limit 1), 0) as balance_before,
  coalesce((select e.balance_after from entries e where e.account_id = m.purse and e.transfer_id <= m.last
    order by e.transfer_id desc, e.line desc limit 1), 0) as balance_after
from (
  select t.round, coalesce(s.player, a.owner) as player,
    max(replace(a.currency, '-golden', '')) as currency,
    coalesce(max(a.id) filter (where a.kind <> 'golden'), 'cash:' || coalesce(s.player, a.owner)) as purse,
    min(t.id) filter (where t.kind <> 'void') as first,
    max(t.id) filter (where t.kind <> 'void') as last,
    (-coalesce(sum(e.amount) filter (where t.kind = 'stake' and a.kind <> 'golden'), 0))::bigint as staked,
    coalesce(sum(e.amount) filter (where t.kind <> 'stake' and a.kind <> 'golden'), 0)::bigint as paid,
    (-coalesce(sum(e.amount) filter (where t.kind = 'stake' and a.kind = 'golden'), 0))::bigint as golden_staked,
    coalesce(sum(e.amount) filter (where t.kind <> 'stake' and a.kind = 'golden'), 0)::bigint as golden_back
  from transfers t
  join entries e on e.transfer_id = t.id
  join accounts a on a.id = e.account_id
  left join play_sessions s on a.kind = 'session' and s.id = a.owner
  where t.kind in ('stake', 'pay', 'settle', 'cancel', 'void') and a.kind in ('cash', 'golden', 'session')
  group by t.round, coalesce(s.player, a.owner)
) m;

insert into plays (player, round, table_id, game, operator, currency, began_at, ended_at, changed_at, outcome,
  staked, paid, golden_staked, golden_back, balance_before, balance_after)
select m.player, m.round, r.table_id, tables.config::json->>'game', p.operator, m.currency, r.began_at, r.ended_at,
  r.ended_at, r.outcome, m.staked, m.paid, m.golden_staked, m.golden_back, m.balance_before, m.balance_after
from round_money m join rounds r on r.code = m.round join tables on tables.id = r.table_id
left join players p on p.id = m.player
where r.ended_at is not null;

create function answers_retire() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('sabot.retiring', true) = 'answers' then return null; end if;
  raise exception 'Records of % are never changed; old ones go by retire_answers() alone.', tg_table_name;
end $$;
drop trigger answers_stay on answers;
create trigger answers_stay before update or delete or truncate on answers
  for each statement execute function answers_retire();
create index answers_by_time on answers (at);

create function retire_answers(older_than bigint, most bigint) returns bigint language plpgsql as $$
declare gone bigint;
begin
  perform set_config('sabot.retiring', 'answers', true);
  delete from answers where ctid = any (array(select ctid from answers where at < older_than order by at limit most));
  get diagnostics gone = row_count;
  perform set_config('sabot.retiring', '', true);
  return gone;
end $$;
`
