import { parse } from 'csv-parse/sync';

/** The kind of check that proves a requirement. */
export type Verify = 'unit' | 'story' | 'e2e' | 'api';

/** One row of docs/requirements.csv. */
export interface Requirement {
  id: string;
  area: string;
  /** The package or app that implements it. */
  where: string;
  requirement: string;
  verify: Verify;
  source: string;
  note: string;
}

/** @throws Error with the line, when a row's columns differ from the header's. */
export function parseRequirements(csv: string): Requirement[] {
  return parse(csv, { columns: true });
}
