import { parse } from 'csv-parse/sync';

/** The kind of check through which a requirement counts as proven. */
export type Verify = 'unit' | 'story' | 'e2e' | 'api';

/** One row of docs/requirements.csv. */
export interface Requirement {
  id: string;
  area: string;
  /** The package or app that has to meet it. */
  where: string;
  requirement: string;
  verify: Verify;
  source: string;
  note: string;
}

/** @throws Error naming the line, for a file whose rows have other columns than its head. */
export function parseRequirements(csv: string): Requirement[] {
  return parse(csv, { columns: true });
}
