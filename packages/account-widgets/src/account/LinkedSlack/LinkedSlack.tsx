'use client';
import type { SlackLink } from '@fs/api-contract';
import {
  Button,
  Confirm,
  DateText,
  KeyValue,
  type Loadable,
  LoadableView,
  Notice,
  Section,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { linkedSlackMessages } from './LinkedSlack.messages.ts';

export interface LinkedSlackProps {
  /** Null for a user without a linked Slack user, who sees nothing. */
  link: Loadable<SlackLink | null>;
  /** Called when the user confirms that the link ends. */
  onUnlink: () => void;
  isUnlinking?: boolean;
  /** Why unlinking failed. */
  failure?: string | undefined;
  /** Called when the user retries loading. */
  onRetry?: () => void;
}

/** The user's Slack user, with a way to unlink it. */
export function LinkedSlack({ link, onUnlink, isUnlinking, failure, onRetry }: LinkedSlackProps) {
  const messages = useMessages(linkedSlackMessages);
  const [isAsked, setAsked] = useState(false);
  if (link.state === 'loading' || (link.state === 'ready' && link.value === null)) return null;
  const slackUserId = link.state === 'ready' ? (link.value?.slackUserId ?? '') : '';
  return (
    <Section title={messages.title}>
      <LoadableView of={link} onRetry={onRetry} skeleton={null}>
        {(known) =>
          known && (
            <Stack gap="4" align="start">
              <KeyValue
                items={[
                  { label: messages.slackUser, value: <bdi dir="ltr">{known.slackUserId}</bdi> },
                  { label: messages.linked, value: <DateText value={known.linkedAt} /> },
                ]}
              />
              {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
              <Button onPress={() => setAsked(true)} isPending={isUnlinking}>
                {messages.unlink}
              </Button>
            </Stack>
          )
        }
      </LoadableView>
      <Confirm
        title={messages.unlinkTitle({ slackUserId })}
        confirmLabel={messages.unlinkShort}
        tone="critical"
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => {
          setAsked(false);
          onUnlink();
        }}
      >
        <Text>{messages.unlinkText}</Text>
      </Confirm>
    </Section>
  );
}
