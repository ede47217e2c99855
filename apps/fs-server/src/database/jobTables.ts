import type { Defaulted, GeneratedId, GeneratedInstant, InstantColumn, Json, Nullable } from './columnTypes.ts';

/** Work to be done once, by whichever server takes it first. */
export interface JobsTable {
  id: GeneratedId;
  kind: string;
  /** Identifies the work, so that adding it twice runs it once. */
  key: string;
  payload: Json<unknown>;
  run_at: InstantColumn;
  /** End of the lease of the server that runs the job. Afterwards another server may run it. */
  leased_until: Nullable<Date>;
  attempts: Defaulted<number>;
  /** The job is given up after this many failed attempts. */
  max_attempts: Defaulted<number>;
  /** Whether the payload is deleted once the job is done. */
  is_private: Defaulted<boolean>;
  finished_at: Nullable<Date>;
  /** Of the last attempt. Set on a finished job when it was given up. */
  failure: Nullable<string>;
  created_at: GeneratedInstant;
}
