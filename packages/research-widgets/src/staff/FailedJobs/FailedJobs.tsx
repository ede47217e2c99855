'use client';
import type { FailedJob } from '@fs/api-contract';
import {
  Button,
  DateText,
  EmptyState,
  Inline,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Text,
  useMessages,
} from '@fs/ui';
import * as lined from '../../internal/linedRows.css.ts';
import { failedJobsMessages } from './FailedJobs.messages.ts';

export interface FailedJobsProps {
  jobs: Loadable<readonly FailedJob[]>;
  /** Called when the user wants a job tried again. */
  onRetryJob: (job: FailedJob) => void;
  /** Called when the user retries after a failure to load. */
  onRetry?: () => void;
}

/** Jobs that were given up, without their content. */
export function FailedJobs({ jobs, onRetryJob, onRetry }: FailedJobsProps) {
  const messages = useMessages(failedJobsMessages);
  return (
    <Section title={messages.title} level={2} size="title">
      <LoadableView of={jobs} skeleton={<Skeleton shape="block" />} {...(onRetry && { onRetry })}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState message={messages.none} />
          ) : (
            <ul className={lined.list}>
              {known.map((job) => (
                <li key={job.id} className={lined.row}>
                  <Inline gap="3">
                    <Text weight="medium">{job.kind}</Text>
                    <Text size="small" tone="muted">
                      {messages.failure({ failure: job.failure, count: job.attempts })}{' '}
                      <DateText value={job.failed_at} isWithinSentence />
                    </Text>
                    <Button
                      size="small"
                      aria-label={messages.retryKind({ kind: job.kind })}
                      onPress={() => onRetryJob(job)}
                    >
                      {messages.retry}
                    </Button>
                  </Inline>
                </li>
              ))}
            </ul>
          )
        }
      </LoadableView>
    </Section>
  );
}
