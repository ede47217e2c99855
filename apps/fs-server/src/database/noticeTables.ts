import type { NoticeKind } from '@fs/api-contract';
import type { GeneratedId, GeneratedInstant, Json, Nullable } from './columnTypes.ts';

export interface NoticesTable {
  id: GeneratedId;
  /** Null for an address without an account. */
  user_id: Nullable<string>;
  /** In lower case; null for a user. */
  email: Nullable<string>;
  kind: NoticeKind;
  facts: Json<Record<string, string>>;
  /** Path of the app that the notice leads to. */
  path: Nullable<string>;
  /** Identifies the event, so that a repeated one adds no second notice. */
  key: Nullable<string>;
  created_at: GeneratedInstant;
  read_at: Nullable<Date>;
}
