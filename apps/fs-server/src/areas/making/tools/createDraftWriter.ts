import type { DraftWriter } from './DraftWriter.ts';
import { factsWriter } from './factsWriter.ts';
import { createHostedWriter, type HostedWriterOptions } from './hostedWriter.ts';

/** Selects what writes drafts. */
export function createDraftWriter(hosted: HostedWriterOptions | undefined): DraftWriter {
  return hosted ? createHostedWriter(hosted) : factsWriter;
}
