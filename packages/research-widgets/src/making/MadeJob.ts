import type { JobFailureCause, JobInputs, JobOutputs, JobStatus, ToolType } from '@fs/api-contract';

/** What all jobs of a user have. */
export interface MadeJob {
  id: string;
  status: JobStatus;
  /** Place among the jobs that wait, from 1. Null once it runs. */
  place: number | null;
  /** Why it failed. */
  failure: JobFailureCause | null;
  /** ISO 8601. */
  createdAt: string;
}

/** The stored rows of a table. */
export interface Snapshot extends MadeJob {
  /** What the rows are called. */
  name: string;
  /** The filters in words. */
  words: readonly string[];
  /** Rows so far, while it runs. */
  progress: number;
  /** Rows in all, once known. */
  total: number | null;
  /** The finished file. */
  file: { rows: number; size: number; asOf: string; expiresAt: string; isExpired: boolean } | null;
}

/** What a tool came to. */
export type ToolFindings = { [Type in ToolType]: { type: Type; output: JobOutputs[Type] } }[ToolType];

/** What a tool was asked for, and what it came to. */
export type ToolJob = {
  [Type in ToolType]: MadeJob & {
    type: Type;
    input: JobInputs[Type];
    /** Null until it is finished. */
    output: JobOutputs[Type] | null;
    /** Name of the company or market that it is about. Null if it is unknown. */
    subject: string | null;
  };
}[ToolType];
