/** Why access is denied: the user is logged out, has no right to see it, or doesn’t get it with what they have. */
export type DeniedReason = 'signed-out' | 'forbidden' | 'withheld';

export interface Loading {
  readonly state: 'loading';
}
export interface Ready<Value> {
  readonly state: 'ready';
  /** The value. An empty result is a value too. */
  readonly value: Value;
  /** Whether a newer value is loading. @default false */
  readonly stale?: boolean;
  /** Whether some of the sources failed to answer. @default false */
  readonly partial?: boolean;
}
export interface Failed<Value> {
  readonly state: 'failed';
  /** The message for the user. Never the message of an exception. */
  readonly message: string;
  /** Whether the request failed because the user is offline. @default false */
  readonly offline?: boolean;
  /** The last loaded value, still worth showing. */
  readonly last?: Value;
}
export interface DeniedState {
  readonly state: 'denied';
  /** Why access is denied. */
  readonly reason: DeniedReason;
  /** The message for the user. Default: a sentence for the reason. */
  readonly message?: string;
}
export interface OverLimit {
  readonly state: 'over-limit';
  /** The message for the user. */
  readonly message: string;
  /** The maximum number. */
  readonly limit: number;
  /** The current number. */
  readonly current: number;
}

/** A value that may still be loading, in any of its states. Widgets receive the state and never infer it. */
export type Loadable<Value> = Loading | Ready<Value> | Failed<Value> | DeniedState | OverLimit;

/** Returns the loading state. */
export function loading(): Loading {
  return { state: 'loading' };
}

/** Returns a loaded value, which can be marked as stale or partial. */
export function ready<Value>(value: Value, how: { stale?: boolean; partial?: boolean } = {}): Ready<Value> {
  return { state: 'ready', value, ...how };
}

/** Returns a failure with a message for the user. */
export function failed<Value = never>(message: string, how: { offline?: boolean; last?: Value } = {}): Failed<Value> {
  return { state: 'failed', message, ...how };
}

/** Returns the state of content that the user may not see. */
export function denied(reason: DeniedReason, how: { message?: string } = {}): DeniedState {
  return { state: 'denied', reason, ...how };
}

/** Returns the state of content beyond a limit. */
export function overLimit(how: { message: string; limit: number; current: number }): OverLimit {
  return { state: 'over-limit', ...how };
}
