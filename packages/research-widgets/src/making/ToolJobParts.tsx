'use client';
import { Badge, Button, Inline, useMessages } from '@fs/ui';
import type { ToolJob } from './MadeJob.ts';
import { isOpenJob } from './toolJobWords.ts';
import { toolsMessages } from './tools.messages.ts';

/** What users do with a job of a tool. */
export interface ToolJobHandlers {
  /** Tries a failed job again. Without it, nothing can be tried again, such as after the end of a plan. */
  onRetry?: ((job: ToolJob) => void) | undefined;
  onCancel: (job: ToolJob) => void;
  onDelete: (job: ToolJob) => void;
}

/** The state of a job in a word or two. */
export function ToolJobStatus({ job: { status, place } }: { job: ToolJob }) {
  const words = useMessages(toolsMessages);
  if (status === 'FAILED') return <Badge tone="critical">{words.failed}</Badge>;
  if (status === 'COMPLETE') return <Badge tone="positive">{words.complete}</Badge>;
  return <Badge tone="info">{status === 'RUNNING' ? words.running : words.waiting({ place: place ?? 1 })}</Badge>;
}

/** What can be done with a job in its state. */
export function ToolJobButtons({ job, onRetry, onCancel, onDelete }: ToolJobHandlers & { job: ToolJob }) {
  const words = useMessages(toolsMessages);
  const name = job.subject ?? words[job.type];
  return (
    <Inline gap="2">
      {job.status === 'FAILED' && onRetry && (
        <Button size="small" aria-label={words.retryOf({ name })} onPress={() => onRetry(job)}>
          {words.retry}
        </Button>
      )}
      {isOpenJob(job) ? (
        <Button size="small" aria-label={words.cancelOf({ name })} onPress={() => onCancel(job)}>
          {words.cancel}
        </Button>
      ) : (
        <Button size="small" tone="quiet" aria-label={words.deleteOf({ name })} onPress={() => onDelete(job)}>
          {words.delete}
        </Button>
      )}
    </Inline>
  );
}
