'use client';
import { Button, Inline, Notice, Stack, useMessages } from '@fs/ui';
import { articleCardMessages } from './ArticleCard.messages.ts';

/** A request to add an article to a company's earned content or remove it, with its outcome. */
export type EarnedContentRequest =
  | { action: 'save' | 'remove'; state: 'sending' | 'sent' }
  | { action: 'save' | 'remove'; state: 'failed'; error: string };

export interface ArticleCardActionsProps {
  /** For internal users: called to save another site's article as earned content. */
  onSaveEarned?: () => void;
  /** For internal users and editors: called to remove the card from this list. */
  onRemove?: () => void;
  /** For internal users: called to delete earned content. */
  onRemoveEarned?: () => void;
  /** The last request from this card. */
  request?: EarnedContentRequest;
}

/** Actions of staff on an article. Renders nothing for other users. */
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
