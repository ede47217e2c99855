import type { ClientError } from '@fs/api-contract';
import type { Defaulted, InstantColumn } from './columnTypes.ts';

/** An error of the app in browsers. What can differ between its reports is that of the latest one. */
export interface ClientErrorsTable {
  /** Of kind, message and files, so that it stays the same in the next version. */
  fingerprint: string;
  kind: ClientError['kind'];
  /** Without personal data. */
  message: string;
  frames: string[];
  /** The pattern of the page. */
  route: string;
  version: string;
  language: ClientError['language'];
  count: Defaulted<number>;
  first_seen_at: InstantColumn;
  last_seen_at: InstantColumn;
}
