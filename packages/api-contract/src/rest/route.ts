import type { Group } from '../groups.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, any session, or a session in at least one of the groups. */
export type Audience = 'anyone' | 'signed-in' | readonly Group[];

/** One REST call, as both sides know it. */
export interface Route {
  method: Method;
  /** Parameters as `:name`. */
  path: string;
  /** The query parameter that tells this call from others of the same path. */
  selector?: string;
  audience: Audience;
  /** Calls a minute from one address, where the general limit is too generous. */
  requestsPerMinute?: number;
  /** Marks a call that the specification does not have (decision 030). */
  isAddition?: true;
  /** The exact text that the client shows when the call fails (research §8, accounts §8). */
  failure: string;
}

export type RouteTable = Readonly<Record<string, Route>>;
