'use client';
import {
  Badge,
  type BadgeTone,
  DateText,
  Inline,
  List,
  ListItem,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { supportRequestsMessages } from './SupportRequests.messages.ts';

/** A message that the user sent to support. */
export interface EarlierRequest {
  /** The reference that the user got. */
  id: string;
  /** The subject, or how the message begins. */
  title: string;
  /** ISO time. */
  sentAt: string;
  /** `closed`: without an answer. */
  state: 'open' | 'answered' | 'closed';
}

export interface SupportRequestsProps {
  /** Newest first. Without any, nothing is rendered. */
  requests: Loadable<readonly EarlierRequest[]>;
  /** Called when the user retries loading the requests. */
  onRetry?: () => void;
}

const tones = {
  open: 'neutral',
  answered: 'positive',
  closed: 'neutral',
} satisfies Record<EarlierRequest['state'], BadgeTone>;

/** What the user asked support earlier. */
export function SupportRequests({ requests, onRetry }: SupportRequestsProps) {
  const messages = useMessages(supportRequestsMessages);
  if (requests.state === 'ready' && requests.value.length === 0) return null;
  return (
    <Section title={messages.title} size="title" description={messages.text}>
      <LoadableView of={requests} onRetry={onRetry} skeleton={<Skeleton size="title" width="half" />}>
        {(known) => (
          <List aria-label={messages.title}>
            {known.map((request) => (
              <ListItem key={request.id}>
                <Row {...request} />
              </ListItem>
            ))}
          </List>
        )}
      </LoadableView>
    </Section>
  );
}

function Row({ id, title, sentAt, state }: EarlierRequest) {
  const messages = useMessages(supportRequestsMessages);
  return (
    <Stack gap="1">
      <Inline gap="4" justify="between">
        <Text>
          <bdi>{title}</bdi>
        </Text>
        <Badge tone={tones[state]}>{messages[state]}</Badge>
      </Inline>
      <Inline gap="3">
        <Text size="small" tone="muted">
          <DateText value={sentAt} />
        </Text>
        <Text size="small" tone="muted">
          {messages.reference({ id })}
        </Text>
      </Inline>
    </Stack>
  );
}
