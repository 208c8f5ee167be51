/** What staff has closed and not opened again; who did what, and when, is in the staff log. */
export const OPERATIONS = `
create table closures (
  scope text not null check (scope in ('house', 'game', 'table', 'player')),
  subject text not null,
  reason text not null,
  text text not null,
  closed_by text not null,
  closed_at bigint not null,
  primary key (scope, subject)
);
`
