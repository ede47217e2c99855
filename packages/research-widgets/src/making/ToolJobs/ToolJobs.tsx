'use client';
import {
  DateText,
  EmptyState,
  Inline,
  Link,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Stack,
  Text,
  useFocusAfterRemoval,
  useFormats,
  useMessages,
  useTimeZone,
} from '@fs/ui';
import { dealMessages } from '../../internal/deals.messages.ts';
import type { ToolJob } from '../MadeJob.ts';
import * as styles from '../Snapshots/Snapshots.css.ts';
import { ToolJobButtons, type ToolJobHandlers, ToolJobStatus } from '../ToolJobParts.tsx';
import { failureWords, roundWords } from '../toolJobWords.ts';
import { toolsMessages } from '../tools.messages.ts';
import { toolJobsMessages } from './ToolJobs.messages.ts';

export interface ToolJobsProps extends ToolJobHandlers {
  /** The newest first. */
  jobs: Loadable<readonly ToolJob[]>;
  /** URL of a job’s result. */
  hrefOf: (job: ToolJob) => string;
  /** Id of the job whose result is shown. */
  currentId?: string | undefined;
  /** URL of the jobs of all tools. Without it, the list is of all tools and names them. */
  allHref?: string | undefined;
  /** Called when the user retries after a failure to load. */
  onReload?: () => void;
}

/** What a user asked tools for: the last jobs of one tool, or those of all. */
export function ToolJobs({ jobs, hrefOf, currentId, allHref, onReload, ...handlers }: ToolJobsProps) {
  const messages = useMessages(toolJobsMessages);
  const list = useFocusAfterRemoval();
  const isOfAll = allHref === undefined;
  return (
    <Section
      title={isOfAll ? messages.all : messages.recent}
      size="title"
      {...(!isOfAll && { actions: <Link href={allHref}>{messages.all}</Link> })}
    >
      <LoadableView of={jobs} skeleton={<Skeleton shape="block" />} {...(onReload && { onRetry: onReload })}>
        {(known) => (
          // Deleting, retrying and canceling remove their own button.
          <div ref={list} tabIndex={-1}>
            {known.length === 0 ? (
              <EmptyState message={`${messages.none}. ${messages.noneHelp}`} />
            ) : (
              <ul className={styles.list}>
                {known.map((job) => (
                  <li key={job.id} className={styles.item}>
                    <JobWords job={job} href={hrefOf(job)} isCurrent={job.id === currentId} namesTool={isOfAll} />
                    <ToolJobButtons job={job} {...handlers} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </LoadableView>
    </Section>
  );
}

interface JobWordsProps {
  job: ToolJob;
  href: string;
  isCurrent: boolean;
  namesTool: boolean;
}

function JobWords({ job, href, isCurrent, namesTool }: JobWordsProps) {
  const words = useMessages(toolsMessages);
  const { time } = useFormats();
  const timeZone = useTimeZone();
  const asked = useAsked(job);
  return (
    <Stack gap="1">
      <Inline gap="3">
        <Text weight="semibold">
          <Link href={href} isCurrent={isCurrent}>
            <bdi>{job.subject ?? words.unknownSubject}</bdi>
          </Link>
        </Text>
        <ToolJobStatus job={job} />
      </Inline>
      <Text size="small" tone="muted">
        {namesTool && `${words[job.type]} · `}
        {asked !== null && `${asked} · `}
        <DateText value={job.createdAt} />
        {` · ${time(job.createdAt, timeZone)}`}
      </Text>
      {job.status === 'FAILED' && <Text size="small">{failureWords(job, words)}</Text>}
    </Stack>
  );
}

/** What tells jobs about one company or market apart: the rounds that were asked for, or the tone. Null without either. */
function useAsked(job: ToolJob): string | null {
  const deals = useMessages(dealMessages);
  if (job.type === 'investors') return job.input.round === null ? null : roundWords(job.input.round, deals);
  return job.type === 'podcasts' ? null : (job.output?.tone ?? null);
}
