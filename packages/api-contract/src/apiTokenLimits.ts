/** Limits of personal API tokens. */
export const apiTokenLimits = {
  /** Personal API tokens of a user, the longest name of one, and calls that one may make in a minute. */
  apiTokens: 10,
  apiTokenName: 100,
  apiTokenPerMinute: 120,
} as const;
