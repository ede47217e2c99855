/** The worker's start data. */
export interface PgliteWorkerData {
  /** The folder of the database files. */
  folder: string;
}

/** Messages to the worker. A `ping` is answered after all earlier requests; `request` is the number of the last one. */
export type PgliteRequest =
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'ping'; request: number }
  | { kind: 'close' };

/**
 * Messages from the worker. `bytes` are PostgreSQL's wire protocol in both directions. `waiting` requests before a ping
 * are not answered yet, because another connection is in a transaction.
 */
export type PgliteReport =
  | { kind: 'ready' }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'pong'; request: number; waiting: number }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };
