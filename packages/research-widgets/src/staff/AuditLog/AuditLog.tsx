'use client';
import type { AuditEntry } from '@fs/api-contract';
import {
  Button,
  DateText,
  EmptyState,
  Inline,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import * as rows from '../../internal/DealRows.css.ts';
import * as lined from '../../internal/linedRows.css.ts';
import { auditLogMessages } from './AuditLog.messages.ts';

export interface AuditLogProps {
  events: Loadable<readonly AuditEntry[]>;
  /** Loads older events. Without it there are none. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  onRetry?: () => void;
}

/** What staff, operators and the server did, and logins. */
export function AuditLog({ events, onMore, isLoadingMore = false, onRetry }: AuditLogProps) {
  const messages = useMessages(auditLogMessages);
  return (
    <Section title={messages.title} level={2} size="title">
      <LoadableView of={events} skeleton={<Skeleton shape="block" />} {...(onRetry && { onRetry })}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState message={messages.none} />
          ) : (
            <Stack gap="4">
              <ul className={lined.list}>
                {known.map((event) => (
                  <AuditRow key={event.id} event={event} />
                ))}
              </ul>
              {onMore && (
                <Inline>
                  <Button isPending={isLoadingMore} onPress={onMore}>
                    {messages.more}
                  </Button>
                </Inline>
              )}
            </Stack>
          )
        }
      </LoadableView>
    </Section>
  );
}

function AuditRow({ event }: { event: AuditEntry }) {
  const messages = useMessages(auditLogMessages);
  const { action, actor, actor_name, subject, facts, at } = event;
  return (
    <li className={lined.row}>
      <div className={rows.words}>
        <Text size="small">
          <bdi dir="ltr">{action}</bdi> {messages.by({ name: actor_name ?? actor })}{' '}
          <DateText value={at} isWithinSentence />
        </Text>
        <Text size="small" tone="muted">
          {subject !== null && <bdi dir="ltr">{subject}</bdi>}{' '}
          {facts.map(({ name, value }) => (
            <span key={name}>
              <bdi>{messages.fact({ name, value })}</bdi>{' '}
            </span>
          ))}
        </Text>
      </div>
    </li>
  );
}
