/**
 * What an account or a transfer is of stands in columns, and is not read out of its name. Older rows get theirs here:
 * a table's side is named by the table, and by the currency where that is another one; an operator's by both and the table.
 */
export const COLUMNS = `
set local statement_timeout = 0;

alter table accounts add column table_id text;
alter table accounts add column operator text;
update accounts set table_id = split_part(owner, '.', 1)
  where kind in ('stakes', 'stakes-golden', 'house', 'promotions');
update accounts set operator = split_part(owner, '/', 1),
    table_id = case when split_part(owner, '/', 3) <> '' then split_part(owner, '/', 2) end
  where kind = 'operator';
create index accounts_by_table on accounts (table_id) where table_id is not null;

alter table transfers add column payment text;
alter table transfers add column step text;
alter table transfers add column operator text;
alter table transfers disable trigger transfers_stay;
update transfers set payment = split_part(key, '/', 1), step = split_part(key, '/', 2)
  where kind in ('deposit', 'withdrawal') or kind = 'grant' and split_part(key, '/', 2) = 'refill'
    and exists (select 1 from payments p where p.code = split_part(transfers.key, '/', 1));
update transfers set operator = split_part(key, '/', 2) where kind = 'operator';
alter table transfers enable trigger transfers_stay;
create index transfers_by_payment on transfers (payment) where payment is not null;
`
