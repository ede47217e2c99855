'use client';
import {
  Button,
  EmptyState,
  Inline,
  type Loadable,
  LoadableView,
  ProgressBar,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import type { ToolFindings, ToolJob } from '../MadeJob.ts';
import { type ToolJobHandlers, ToolJobStatus } from '../ToolJobParts.tsx';
import { failureWords, isOpenJob } from '../toolJobWords.ts';
import { toolsMessages } from '../tools.messages.ts';
import { DraftResult } from './DraftResult.tsx';
import { InvestorsResult } from './InvestorsResult.tsx';
import { PodcastsResult } from './PodcastsResult.tsx';
import type { ToolLinks } from './ToolLinks.ts';
import { toolResultMessages } from './ToolResult.messages.ts';

export interface ToolResultProps extends ToolLinks, Pick<ToolJobHandlers, 'onRetry' | 'onCancel'> {
  /** The job that is shown. Null shows the example. */
  job: Loadable<ToolJob> | null;
  /** A finished example. Null if there is no data for one. */
  example: Loadable<ToolFindings | null>;
  /** Called when the user loads the job or the example again after a failure. */
  onReload?: () => void;
}

/** What a tool came to: an example first, then the state of a job and its result. */
export function ToolResult({ job, example, onRetry, onCancel, onReload, ...links }: ToolResultProps) {
  const messages = useMessages(toolResultMessages);
  const reload = { ...(onReload && { onRetry: onReload }), skeleton: <Skeleton shape="block" /> };
  if (!job) {
    return (
      <Section title={messages.example} size="label" description={messages.exampleText}>
        <LoadableView of={example} {...reload}>
          {(known) =>
            known ? (
              <Findings findings={known} asOf={null} {...links} />
            ) : (
              <EmptyState message={`${messages.noExample}. ${messages.noExampleText}`} />
            )
          }
        </LoadableView>
      </Section>
    );
  }
  return (
    <Section title={messages.result} size="label">
      <LoadableView of={job} {...reload}>
        {(known) => (
          <Stack gap="4">
            <JobState job={known} onRetry={onRetry} onCancel={onCancel} />
            {known.output && (
              <Findings
                findings={{ type: known.type, output: known.output } as ToolFindings}
                asOf={known.createdAt.slice(0, 10)}
                {...links}
              />
            )}
          </Stack>
        )}
      </LoadableView>
    </Section>
  );
}

interface JobStateProps extends Pick<ToolResultProps, 'onRetry' | 'onCancel'> {
  job: ToolJob;
}

function JobState({ job, onRetry, onCancel }: JobStateProps) {
  const messages = useMessages(toolResultMessages);
  const words = useMessages(toolsMessages);
  const isOpen = isOpenJob(job);
  return (
    <Stack gap="3">
      <div role="status">
        <Stack gap="2">
          <Inline gap="2">
            <ToolJobStatus job={job} />
            {job.subject !== null && !job.output && (
              <Text weight="semibold">
                <bdi>{job.subject}</bdi>
              </Text>
            )}
          </Inline>
          {isOpen && <Text tone="muted">{messages.leave}</Text>}
          {job.status === 'FAILED' && <Text>{failureWords(job, words)}</Text>}
        </Stack>
      </div>
      {job.status === 'RUNNING' && <ProgressBar label={words.running} isLabelHidden />}
      {isOpen && (
        <Inline>
          <Button onPress={() => onCancel(job)}>{messages.cancel}</Button>
        </Inline>
      )}
      {job.status === 'FAILED' && onRetry && (
        <Inline>
          <Button onPress={() => onRetry(job)}>{messages.retry}</Button>
        </Inline>
      )}
    </Stack>
  );
}

interface FindingsProps extends ToolLinks {
  findings: ToolFindings;
  asOf: string | null;
}

function Findings({ findings, ...shared }: FindingsProps) {
  switch (findings.type) {
    case 'investors':
      return <InvestorsResult found={findings.output} {...shared} />;
    case 'podcasts':
      return <PodcastsResult found={findings.output} {...shared} />;
    default:
      return <DraftResult type={findings.type} draft={findings.output} {...shared} />;
  }
}
