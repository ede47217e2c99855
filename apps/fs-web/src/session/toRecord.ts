/** The fields of a stored value, whose form an earlier version of the app may have chosen. Empty for any other value. */
export const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
