import type { JobOutputs } from '@fs/api-contract';
import type { KnownFact } from './companyFacts.ts';

export type DraftKind = 'blog' | 'social' | 'content';

export interface DraftRequest {
  kind: DraftKind;
  company: string;
  tone: { slug: string; tone: string; prefix: string; suffix: string };
  facts: readonly KnownFact[];
}

export type DraftSentence = JobOutputs['blog']['sentences'][number];

/** Writes drafts from facts: embedded, or a hosted model (docs/guide/operate.md). */
export interface DraftWriter {
  writer: JobOutputs['blog']['writer'];
  /** Each sentence cites the facts that it is made of by their positions. */
  write(request: DraftRequest): Promise<{ title: string; sentences: DraftSentence[] }>;
}
