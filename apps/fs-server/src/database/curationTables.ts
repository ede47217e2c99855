import type { ContentFailure, ContentRequest } from '@fs/api-contract';
import type { GeneratedAlways } from 'kysely';
import type { Defaulted, GeneratedId, GeneratedInstant, Nullable } from './columnTypes.ts';

/** How often an article was opened on a day (UTC). */
export interface ArticleReadsTable {
  article_id: string;
  day: Defaulted<string>;
  reads: Defaulted<number>;
}

/** An image that an editor uploaded. */
export interface ArticleImagesTable {
  key: string;
  /** Of the editor's file. */
  name: string;
  uploaded_by: Nullable<string>;
  created_at: GeneratedInstant;
}

/** A request for an article of another site. */
export interface ContentRequestsTable {
  id: GeneratedId;
  kind: ContentRequest['kind'];
  organization_id: string;
  url: string;
  source: Nullable<string>;
  status: Defaulted<ContentRequest['status']>;
  failure: Nullable<ContentFailure>;
  attempts: Defaulted<number>;
  article_id: Nullable<string>;
  requested_by: Nullable<string>;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** A keyword that never trends. */
export interface StopWordsTable {
  /** As `keywords.search_name`. */
  search_name: string;
  word: string;
  added_by: Nullable<string>;
  added_at: GeneratedInstant;
}

export interface StopWordChangesTable {
  id: GeneratedAlways<number>;
  word: string;
  op: 'add' | 'remove';
  changed_by: Nullable<string>;
  changed_at: GeneratedInstant;
}
