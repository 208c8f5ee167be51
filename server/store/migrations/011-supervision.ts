/** What a second person has to agree to, and a staff log that is found by table, player and time. */
export const SUPERVISION = `
create table approvals (
  id text primary key,
  staff_id text not null references staff,
  order_id text not null,
  table_id text not null,
  round text not null,
  command text not null,
  asked_at bigint not null,
  ends_at bigint not null,
  state text not null check (state in ('waiting', 'agreed', 'done', 'refused', 'withdrawn', 'gone', 'failed')),
  second text,
  decided_at bigint,
  answer text,
  constraint approvals_decided check ((state = 'waiting') = (decided_at is null)),
  constraint approvals_seconded check (state not in ('agreed', 'done') or second is not null)
);
create unique index approvals_by_order on approvals (staff_id, order_id);
create index approvals_open on approvals (asked_at) where state in ('waiting', 'agreed');

alter table staff_events add column table_id text;
alter table staff_events add column player_id text;
alter table staff_events disable trigger staff_events_stay;
update staff_events set table_id = subject where action in ('table-closed', 'table-opened', 'chat-said');
update staff_events set player_id = subject
  where action in ('player-closed', 'player-opened', 'chat-muted', 'chat-unmuted', 'support-answered', 'golden-granted');
alter table staff_events enable trigger staff_events_stay;
create index staff_events_by_table on staff_events (table_id, id) where table_id is not null;
create index staff_events_by_player on staff_events (player_id, id) where player_id is not null;
create index staff_events_by_time on staff_events (at);

create unique index chat_lines_said_once_by_staff on chat_lines (staff, said_id)
  where staff is not null and said_id is not null;
`
