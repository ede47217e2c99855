'use client';
import { Button, Inline, Notice, Stack, useMessages } from '@fs/ui';
import { articleCardMessages } from './ArticleCard.messages.ts';

/** A request to take an article into a company's earned content, or out of it, and how it went. */
export type EarnedContentRequest =
  | { action: 'save' | 'remove'; state: 'sending' | 'sent' }
  | { action: 'save' | 'remove'; state: 'failed'; error: string };

export interface ArticleCardActionsProps {
  /** Internal users, on an article of another site: asks that it be saved as earned content. */
  onSaveEarned?: () => void;
  /** Internal users and editors: takes the card out of this list. */
  onRemove?: () => void;
  /** Internal users, on earned content: asks that it be deleted. */
  onRemoveEarned?: () => void;
  /** The request that was made last from this card. */
  request?: EarnedContentRequest;
}

/** What staff can do with an article. Nothing for everyone else. */
export function ArticleCardActions({ onSaveEarned, onRemove, onRemoveEarned, request }: ArticleCardActionsProps) {
  const messages = useMessages(articleCardMessages);
  const isSending = request?.state === 'sending';
  const actions = [
    { label: messages.save, onPress: onSaveEarned, isPending: isSending && request.action === 'save' },
    { label: messages.remove, onPress: onRemove, isPending: false },
    { label: messages.removeEarned, onPress: onRemoveEarned, isPending: isSending && request.action === 'remove' },
  ].filter(({ onPress }) => onPress);
  if (actions.length === 0 && !request) return null;
  return (
    <Stack gap="2">
      {request && <RequestNotice {...request} />}
      <Inline>
        {actions.map(({ label, onPress, isPending }) => (
          <Button key={label} size="small" isPending={isPending} onPress={onPress}>
            {label}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

function RequestNotice(request: EarnedContentRequest) {
  const messages = useMessages(articleCardMessages);
  switch (request.state) {
    case 'sending':
      return <Notice tone="info">{messages.requesting}</Notice>;
    case 'sent':
      return <Notice tone="positive">{request.action === 'save' ? messages.saved : messages.removed}</Notice>;
    case 'failed':
      return <Notice tone="critical">{messages.failed({ error: request.error })}</Notice>;
  }
}
