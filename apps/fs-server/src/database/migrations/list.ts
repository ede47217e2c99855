import { firstSchema } from './001-first-schema.ts';
import type { Migration } from './Migration.ts';

/** Every migration, oldest first. Append only. */
export const migrations: readonly Migration[] = [firstSchema];
