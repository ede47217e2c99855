import type { Migration } from './Migration.ts';

/** What proves that a first sign-in comes from where the e-mail was confirmed, as long as no password lives. */
export const firstSignIns: Migration = {
  name: '010-first-sign-ins',
  sql: 'alter table sign_ups add column proof_hash bytea;',
};
