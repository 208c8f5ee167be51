/** What is said at tables and in support rooms, and who may not. */
export const CHAT = `
create table chat_lines (
  id bigint generated always as identity primary key,
  table_id text,
  round text,
  player_id text,
  staff text,
  said_id text,
  name text not null,
  role text not null check (role in ('player', 'dealer', 'supervisor')),
  text text not null,
  at bigint not null,
  hidden_by text,
  hidden_at bigint,
  hidden_why text,
  constraint chat_lines_of_somebody check (player_id is not null or (table_id is not null and staff is not null)),
  constraint chat_lines_of_one check (table_id is null or (player_id is null) <> (staff is null)),
  constraint chat_lines_hidden check ((hidden_by is null) = (hidden_at is null) and (hidden_by is null) = (hidden_why is null))
);
create unique index chat_lines_said_once on chat_lines (player_id, said_id) where said_id is not null;
create index chat_lines_by_table on chat_lines (table_id, id) where table_id is not null;
create index chat_lines_by_support_room on chat_lines (player_id, id) where table_id is null;
create index chat_lines_by_round on chat_lines (round, id) where round is not null;
create index chat_lines_by_time on chat_lines (at);

create function chat_line_stays() returns trigger language plpgsql as $$
begin
  if (new.id, new.table_id, new.round, new.player_id, new.staff, new.said_id, new.name, new.role, new.text, new.at)
    is distinct from
    (old.id, old.table_id, old.round, old.player_id, old.staff, old.said_id, old.name, old.role, old.text, old.at)
    or old.hidden_by is not null then
    raise exception 'A line of chat is never changed, only hidden, and that once.';
  end if;
  return new;
end $$;
create trigger chat_lines_stay before update on chat_lines for each row execute function chat_line_stays();

create table support_rooms (
  player_id text primary key,
  waiting_since bigint,
  answered_line bigint not null,
  read_line bigint not null
);
create index support_rooms_waiting on support_rooms (waiting_since) where waiting_since is not null;

create table chat_mutes (
  id bigint generated always as identity primary key,
  player_id text not null,
  muted_by text not null,
  reason text not null,
  at bigint not null,
  until bigint,
  lifted_by text,
  lifted_at bigint
);
create index chat_mutes_by_player on chat_mutes (player_id) where lifted_at is null;
`
