import type { Migration } from './Migration.ts';

/**
 * The index of names has the prominence of each company, so that the best-known of the thousands whose names start with
 * three letters are found without their rows. The new index exists before the old one goes.
 */
export const namesInOrder: Migration = {
  name: '083-names-in-order',
  sql: `
create index new_order on organizations (search_name, id) include (prominence);
drop index organizations_by_name;
alter index new_order rename to organizations_by_name;
`,
};
