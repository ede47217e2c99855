import type { DocumentType, JobStatus, JobType } from '@fs/api-contract';
import type {
  Defaulted,
  GeneratedId,
  GeneratedInstant,
  Json,
  Nullable,
  NullableInstant,
  NullableJson,
} from './columnTypes.ts';

/** Work that the server does for a user: a data snapshot, or what a tool was asked for. */
export interface GenericJobsTable {
  id: GeneratedId;
  owner_id: string;
  job_type: JobType;
  input: Json<unknown>;
  output: NullableJson<unknown>;
  status: Defaulted<JobStatus>;
  /** From 1; each retry is another attempt. What an earlier one comes to is ignored. */
  attempt: Defaulted<number>;
  /** Rows so far, and in all. */
  progress: Defaulted<number>;
  total: Nullable<number>;
  file_key: Nullable<string>;
  document_id: Nullable<string>;
  /** When its file is deleted. */
  expires_at: NullableInstant;
  queued_at: GeneratedInstant;
  deleted_at: NullableInstant;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

/** A text of a user. */
export interface DocumentsTable {
  id: GeneratedId;
  owner_id: string;
  doctype: DocumentType;
  name: string;
  /** Markdown. */
  text: Defaulted<string>;
  status: Defaulted<'DRAFT' | 'READY' | 'ERROR'>;
  is_locked: Defaulted<boolean>;
  /** Increases with each save. */
  revision: Defaulted<number>;
  deleted_at: NullableInstant;
  created_at: GeneratedInstant;
  updated_at: GeneratedInstant;
}

export interface SocialTonesTable {
  id: string;
  slug: string;
  tone: string;
  sort_order: number;
  prefix: string;
  suffix: string;
}
