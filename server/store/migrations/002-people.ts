/** Accounts, passkeys, staff and their log, and what players set. */
export const PEOPLE = `
alter table players drop constraint players_kind_check;
alter table players add constraint players_kind_check check (kind in ('guest', 'account', 'house', 'operator'));
alter table players add column operator text;
alter table players add constraint players_operator_check check ((kind = 'operator') = (operator is not null));

create table logins (
  login text primary key,
  player_id text not null unique references players,
  password_hash text not null,
  changed_at bigint not null
);

create table passkeys (
  id text primary key,
  player_id text not null references players,
  rp_id text not null,
  label text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at bigint not null,
  used_at bigint not null
);
create index passkeys_by_player on passkeys (player_id);

create table challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'sign-in')),
  player_id text references players,
  ends_at bigint not null
);
create index challenges_by_end on challenges (ends_at);

create table failed_sign_ins (
  login_hash text primary key,
  count integer not null,
  last_at bigint not null,
  locked_until bigint not null
);
create index failed_sign_ins_by_time on failed_sign_ins (last_at);

create table staff (
  id text primary key,
  name text not null unique,
  role text not null check (role in ('dealer', 'supervisor', 'administrator')),
  password_hash text not null,
  disabled boolean not null,
  created_at bigint not null
);

create table staff_sign_ins (
  token_hash text primary key,
  staff_id text not null references staff,
  created_at bigint not null,
  seen_at bigint not null
);
create index staff_sign_ins_by_staff on staff_sign_ins (staff_id);

create table staff_events (
  id bigint generated always as identity primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  subject text not null,
  reason text,
  before text,
  after text
);
create index staff_events_by_actor on staff_events (actor, id);
create index staff_events_by_action on staff_events (action, id);
create trigger staff_events_stay before update or delete or truncate on staff_events
  for each statement execute function forbid_change();

create table settings (
  player_id text primary key references players,
  version bigint not null,
  body text not null,
  at bigint not null
);
`
