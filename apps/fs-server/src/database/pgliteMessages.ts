/** What the worker is started with. */
export interface PgliteWorkerData {
  /** Folder of the database's files. */
  folder: string;
}

/** To the worker. */
export type PgliteRequest = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'close' };

/** From the worker. `bytes` are PostgreSQL's own wire protocol, both ways. */
export type PgliteReport =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };
