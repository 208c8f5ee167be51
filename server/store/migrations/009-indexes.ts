/** What is asked for by time, by table and by game is found without reading all of it. */
export const INDEXES = `
create index transfers_by_time on transfers (at);
create index plays_by_table on plays (player, table_id, ended_at desc, round desc);
create index plays_by_game on plays (player, game, ended_at desc, round desc);
`
