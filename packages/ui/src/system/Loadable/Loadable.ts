/** Why a view is withheld: the user is signed out, or their plan does not include it. */
export type Wall = 'sign-in' | 'upgrade';

export interface Loading {
  readonly state: 'loading';
}
export interface Ready<Value> {
  readonly state: 'ready';
  /** Empty is ready with nothing in it. */
  readonly value: Value;
  /** An older value, shown while a newer one is fetched. */
  readonly stale?: boolean;
  /** Some of its sources did not answer. */
  readonly partial?: boolean;
}
export interface Failed<Value> {
  readonly state: 'failed';
  /** What to tell the user; never an exception's own words. */
  readonly message: string;
  /** It failed because there is no connection. */
  readonly offline?: boolean;
  /** The last value that arrived, still worth showing. */
  readonly last?: Value;
}
export interface Denied {
  readonly state: 'denied';
  readonly wall: Wall;
}
export interface OverLimit {
  readonly state: 'over-limit';
  /** What to tell the user. */
  readonly message: string;
  /** Most that the plan allows. */
  readonly limit: number;
  /** How many there are. */
  readonly current: number;
}

/** A value that a view waits for, in every state it can be in. The widget infers none of them. */
export type Loadable<Value> = Loading | Ready<Value> | Failed<Value> | Denied | OverLimit;

export function loading(): Loading {
  return { state: 'loading' };
}

export function ready<Value>(value: Value, how: { stale?: boolean; partial?: boolean } = {}): Ready<Value> {
  return { state: 'ready', value, ...how };
}

export function failed<Value = never>(message: string, how: { offline?: boolean; last?: Value } = {}): Failed<Value> {
  return { state: 'failed', message, ...how };
}

export function denied(wall: Wall): Denied {
  return { state: 'denied', wall };
}

export function overLimit(how: { message: string; limit: number; current: number }): OverLimit {
  return { state: 'over-limit', ...how };
}
