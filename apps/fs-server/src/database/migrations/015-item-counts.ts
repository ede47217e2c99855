import type { Migration } from './Migration.ts';

/**
 * Stores the number of companies of each list, so that a page of lists needs no counting. The triggers run per
 * statement, so that a bulk write costs one update per list. Lists are locked in the order of their ids, as everywhere;
 * a separate statement then sees the values that earlier lock holders committed. `search_path` is that of the
 * migration, since `pg_restore` clears it.
 */
export const itemCounts: Migration = {
  name: '015-item-counts',
  sql: `
alter table watchlists add column item_count integer not null default 0 check (item_count >= 0);
create function add_to_item_counts() returns trigger language plpgsql set search_path from current as $$
begin
  perform 1 from watchlists where id in (select watchlist_id from added) order by id for no key update;
  update watchlists set item_count = item_count + counted.rows
  from (select watchlist_id, count(*) as rows from added group by watchlist_id) as counted
  where id = counted.watchlist_id;
  return null;
end $$;
create function subtract_from_item_counts() returns trigger language plpgsql set search_path from current as $$
begin
  perform 1 from watchlists where id in (select watchlist_id from removed) order by id for no key update;
  update watchlists set item_count = item_count - counted.rows
  from (select watchlist_id, count(*) as rows from removed group by watchlist_id) as counted
  where id = counted.watchlist_id;
  return null;
end $$;
create function clear_item_counts() returns trigger language plpgsql set search_path from current as $$
begin
  update watchlists set item_count = 0 where item_count > 0;
  return null;
end $$;
create trigger count_added after insert on watchlist_items
  referencing new table as added for each statement execute function add_to_item_counts();
create trigger count_removed after delete on watchlist_items
  referencing old table as removed for each statement execute function subtract_from_item_counts();
create trigger count_moved_in after update on watchlist_items
  referencing new table as added for each statement execute function add_to_item_counts();
create trigger count_moved_out after update on watchlist_items
  referencing old table as removed for each statement execute function subtract_from_item_counts();
create trigger count_none after truncate on watchlist_items
  for each statement execute function clear_item_counts();
update watchlists set item_count = counted.rows
from (select watchlist_id, count(*) as rows from watchlist_items group by watchlist_id) as counted
where id = counted.watchlist_id;
`,
};
