import type { Group } from '../groups.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, any session, or a session in at least one of the groups. */
export type Audience = 'anyone' | 'signed-in' | readonly Group[];

/** One REST call, as both sides know it. */
export interface Route {
  method: Method;
  /** Parameters as `:name`. */
  path: string;
  audience: Audience;
  /** The exact text that the client shows when the call fails (research §8, accounts §8). */
  failure: string;
}

export type RouteTable = Readonly<Record<string, Route>>;
