import type { Defaulted, InstantColumn, Json, MadeId, MadeInstant, Nullable } from './columnTypes.ts';

/** Work to be done once, by whichever server takes it first. */
export interface JobsTable {
  id: MadeId;
  kind: string;
  /** What makes it this work and no other: asked for twice, it is done once. */
  key: string;
  payload: Json<unknown>;
  run_at: InstantColumn;
  /** Until when a server has it; then another may. */
  leased_until: Nullable<Date>;
  attempts: Defaulted<number>;
  finished_at: Nullable<Date>;
  /** Set when it was given up. */
  failure: Nullable<string>;
  created_at: MadeInstant;
}
