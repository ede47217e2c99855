import type { Migration } from './Migration.ts';

/** Proves that a first login comes from the page that confirmed the email, while no password is active. */
export const firstSignIns: Migration = {
  name: '010-first-sign-ins',
  sql: 'alter table sign_ups add column proof_hash bytea;',
};
