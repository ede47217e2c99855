'use client';
import { type AuditAction, type AuditEntry, auditActions } from '@fs/api-contract';
import {
  Button,
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
  /** Where the subject of an event has a page. */
  hrefOf?: (event: AuditEntry) => string | undefined;
}

/** What staff, operators and the server did, and logins. */
export function AuditLog({ events, onMore, isLoadingMore = false, onRetry, hrefOf }: AuditLogProps) {
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
                  <AuditRow key={event.id} event={event} href={hrefOf?.(event)} />
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

function AuditRow({ event, href }: { event: AuditEntry; href: string | undefined }) {
  const messages = useMessages(auditLogMessages);
  const { action, subject, subject_name, facts, at } = event;
  const name = subject_name ?? subject;
  const actor = useActor(event);
  // Such as the device of a program, or a field that was emptied.
  const known = facts.filter(({ value }) => value.trim() !== '');
  return (
    <li className={lined.row}>
      <div className={rows.words}>
        <Text size="small">
          {isAuditAction(action) ? messages[action] : <bdi dir="ltr">{action}</bdi>}{' '}
          <bdi>{messages.by({ name: actor })}</bdi> <DateText value={at} isWithinSentence />
        </Text>
        <Text size="small" tone="muted">
          {name !== null && <bdi>{href === undefined ? name : <Link href={href}>{name}</Link>}</bdi>}
          {known.map(({ name: fact, value }, index) => (
            <span key={fact}>
              {(name !== null || index > 0) && ' · '}
              <bdi>{messages.fact({ name: fact, value })}</bdi>
            </span>
          ))}
        </Text>
      </div>
    </li>
  );
}

/** A newer server may know more actions. */
function isAuditAction(action: string): action is AuditAction {
  return (auditActions as readonly string[]).includes(action);
}

/** Who acted, in words. */
function useActor({ actor, actor_name }: AuditEntry): string {
  const messages = useMessages(auditLogMessages);
  const [kind, name = ''] = actor.split(/:(.*)/s);
  if (actor_name !== null) return actor_name;
  if (kind === 'operator') return messages.operator({ name });
  if (kind === 'user') return messages.deletedUser;
  return kind === 'system' ? messages.server : messages.anybody;
}
