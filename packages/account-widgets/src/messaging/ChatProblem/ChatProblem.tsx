'use client';
import { ErrorState, Link, Stack, Text, useMessages } from '@fs/ui';
import { chatProblemMessages } from './ChatProblem.messages.ts';

/** Why signing in to the chat failed, in the words of chat services. */
export type ChatProblemCode = 'not_found' | 'account_already_exists' | 'already_a_member' | 'unexpected';

export interface ChatProblemProps {
  code: ChatProblemCode;
  /** Name of the chat service. */
  provider: string;
  /** What the service said. */
  message: string;
  /** Where to link the account with the one that exists. */
  linkHref?: string;
  onRetry?: () => void;
}

/** Says why the user could not be signed in to the chat. */
export function ChatProblem({ code, provider, message, linkHref, onRetry }: ChatProblemProps) {
  const messages = useMessages(chatProblemMessages);
  return (
    <Stack gap="2">
      <ErrorState message={messages[code]} {...(onRetry && { onRetry })} />
      {code === 'account_already_exists' && linkHref !== undefined && <Link href={linkHref}>{messages.link}</Link>}
      <Text size="small" tone="muted">{`${provider}: ${message}`}</Text>
    </Stack>
  );
}
