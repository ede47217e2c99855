/** What a limit is about: lists or teams of a plan, paid seats, or views and alerts that a user or an account may have. */
export type LimitOf =
  | 'watchlists'
  | 'teams'
  | 'seats'
  | 'views'
  | 'accountViews'
  | 'viewAlerts'
  | 'snapshots'
  | 'jobs'
  | 'documents';

/** Body of a 403 whose cause is a plan's limit (decision AMB-079). */
export interface LimitExceeded {
  type: 'Limits Exceeded';
  message: string;
  limit: number;
  current: number;
  /** What is limited, for a message in another language. An addition to the specification. */
  of?: LimitOf;
  /** Name of the plan with the limit. */
  plan?: string;
}
