/** What the worker is started with. */
export interface PgliteWorkerData {
  /** Folder of the database's files. */
  folder: string;
}

/** To the worker. `ping` is answered once every request before it was: `request` is the number of the last one. */
export type PgliteRequest =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'ping'; request: number }
  | { kind: 'close' };

/** From the worker. `bytes` are PostgreSQL's own wire protocol, both ways. */
export type PgliteReport =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'pong'; request: number }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };
