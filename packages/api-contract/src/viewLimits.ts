/** Limits of saved views. */
export const viewLimits = {
  /** Views of one table that a user may keep and an account may have, and that are listed at most. */
  viewsPerOwner: 50,
  viewsPerAccount: 100,
  viewsListed: 500,
  /** Views about which a user gets alerts, and rows that one of them names. */
  viewAlerts: 20,
  viewAlertRows: 10,
  /** Longest name of a view, columns that it tells of, and its longest JSON text, in UTF-16 units. */
  viewName: 80,
  viewColumns: 300,
  viewLength: 32 * 1024,
} as const;
