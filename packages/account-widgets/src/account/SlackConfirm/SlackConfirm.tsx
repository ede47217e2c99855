'use client';
import type { SlackLink } from '@fs/api-contract';
import {
  Button,
  ErrorState,
  Heading,
  Inline,
  KeyValue,
  LinkButton,
  type Loadable,
  LoadableView,
  Notice,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { slackConfirmMessages } from './SlackConfirm.messages.ts';

export interface SlackConfirmProps {
  /** Id of the Slack user in the link. Undefined for a link without one. */
  slackUserId: string | undefined;
  /** Email of the user's account. */
  email: string;
  /** The Slack user that is linked now. Null without one. */
  link: Loadable<SlackLink | null>;
  /** Called when the user confirms. */
  onLink: () => void;
  isLinking?: boolean;
  /** Why linking failed. */
  failure?: string | undefined;
  /** URL of the page that the user goes to instead. */
  homeHref: string;
  /** Called when the user retries loading what is linked now. */
  onRetry?: () => void;
}

/**
 * Asks before a Slack user is linked to the user's account. Nothing may be linked without the answer: anyone can send
 * the user a link with the id of a Slack user of their own.
 */
export function SlackConfirm({ slackUserId, link, onRetry, ...question }: SlackConfirmProps) {
  const messages = useMessages(slackConfirmMessages);
  const { email, homeHref } = question;
  if (slackUserId === undefined) {
    return (
      <Stack gap="6">
        <Heading level={1}>{messages.title}</Heading>
        <ErrorState message={messages.failed} />
        <Text>{messages.failedText}</Text>
        <ToHome href={homeHref} />
      </Stack>
    );
  }
  if (link.state === 'ready' && link.value?.slackUserId === slackUserId) {
    return (
      <Stack gap="6">
        <Heading level={1}>{messages.linkedTitle}</Heading>
        <Text>{messages.linkedText({ slackUserId, email })}</Text>
        <ToHome href={homeHref} />
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      <Heading level={1}>{messages.title}</Heading>
      <LoadableView of={link} onRetry={onRetry} skeleton={<Skeleton size="reading" />}>
        {(known) => <Question {...question} slackUserId={slackUserId} replaced={known?.slackUserId} />}
      </LoadableView>
    </Stack>
  );
}

function ToHome({ href }: { href: string }) {
  const messages = useMessages(slackConfirmMessages);
  return (
    <Inline>
      <LinkButton href={href}>{messages.home}</LinkButton>
    </Inline>
  );
}

interface QuestionProps extends Omit<SlackConfirmProps, 'link' | 'slackUserId' | 'onRetry'> {
  slackUserId: string;
  /** Id of the Slack user that is linked now. */
  replaced: string | undefined;
}

function Question({ slackUserId, email, replaced, onLink, isLinking, failure, homeHref }: QuestionProps) {
  const messages = useMessages(slackConfirmMessages);
  return (
    <Stack gap="6">
      <Text>{messages.text}</Text>
      <KeyValue
        items={[
          { label: messages.slackUser, value: <bdi dir="ltr">{slackUserId}</bdi> },
          { label: messages.account, value: <bdi>{email}</bdi> },
          ...(replaced === undefined ? [] : [{ label: messages.replaces, value: <bdi dir="ltr">{replaced}</bdi> }]),
        ]}
      />
      <Notice tone="caution">{messages.warning}</Notice>
      {failure !== undefined && !isLinking && (
        <Stack gap="2">
          <ErrorState message={failure} />
          <Text tone="muted">{messages.nothingLinked}</Text>
        </Stack>
      )}
      <Inline gap="3">
        <Button tone="accent" onPress={onLink} isPending={isLinking}>
          {messages.link}
        </Button>
        <LinkButton href={homeHref}>{messages.cancel}</LinkButton>
      </Inline>
    </Stack>
  );
}
