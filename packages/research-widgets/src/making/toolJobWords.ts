import type { BoundMessages } from '@fs/ui';
import type { dealMessages } from '../internal/deals.messages.ts';
import type { ToolJob } from './MadeJob.ts';
import type { toolsMessages } from './tools.messages.ts';

type Words = BoundMessages<typeof toolsMessages.table>;

/** Whether a job waits or runs. */
export const isOpenJob = ({ status }: Pick<ToolJob, 'status'>): boolean => status === 'PENDING' || status === 'RUNNING';

/** Why a job failed, in a sentence. Empty for any other job. */
export function failureWords({ type, failure }: Pick<ToolJob, 'type' | 'failure'>, words: Words): string {
  if (failure === null) return '';
  if (failure === 'too-large') return words.unexpected;
  if (failure !== 'no-data') return words[failure];
  if (type === 'investors') return words.noInvestors;
  return type === 'podcasts' ? words.noPodcasts : words.noFacts;
}

/** The letters that name venture rounds. */
const letter = /^[A-Z]$/;

/** The kind of rounds that investors were asked for, as users choose it. */
export function roundWords(round: string, deals: BoundMessages<typeof dealMessages.table>): string {
  return deals.round(letter.test(round) ? { type: 'venture', code: round } : { type: round, code: null });
}
