import type { GeneratedAlways } from 'kysely';
import type { DefaultedJson, GeneratedInstant, Nullable } from './columnTypes.ts';

/** Values of an audited event: bounded, and without secrets. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Who did what to whom. Written by `audit.record` only. */
export interface AuditEventsTable {
  id: GeneratedAlways<number>;
  at: GeneratedInstant;
  /** For example `user.suspended`. */
  action: string;
  /** `user:ID`, `operator:NAME`, `system` or `anybody`. */
  actor: string;
  /** What it was done to, such as `user:ID` or `company:ID`. */
  subject: Nullable<string>;
  facts: DefaultedJson<AuditFacts>;
}
