import type { Notice } from '@fs/api-contract';
import { Badge, Button, DateText, Heading, Inline, Link, List, Stack, Text, useMessages } from '@fs/ui';
import type { ReactNode } from 'react';
import * as styles from './MessagesPopover.css.ts';
import { noticesMessages } from './notices.messages.ts';
import { useNoticeText } from './useNoticeText.ts';

export interface NoticeItemsProps {
  notices: readonly Notice[];
  hrefOf: (notice: Notice) => string | undefined;
  onOpen: (notice: Notice) => void;
  /** Called when the user marks all as read, with the newest one shown. */
  onReadAll: (newest: Notice) => void;
  /** Called when the user wants older ones; undefined at the end. */
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
  now: Date | undefined;
}

/** The user's notices, newest first. */
export function NoticeItems({ notices, onReadAll, onMore, isLoadingMore, ...each }: NoticeItemsProps) {
  const messages = useMessages(noticesMessages);
  const newest = notices[0];
  return (
    <Stack gap="3">
      <Inline gap="2" justify="between">
        <Heading level={3} size="label">
          {messages.title}
        </Heading>
        {newest && notices.some(({ isRead }) => !isRead) && (
          <Button tone="quiet" size="small" onPress={() => onReadAll(newest)}>
            {messages.readAll}
          </Button>
        )}
      </Inline>
      <List
        look="plain"
        items={notices.map((notice) => ({ id: notice.id, content: <NoticeItem notice={notice} {...each} /> }))}
      />
      {onMore && (
        <Button tone="quiet" onPress={onMore} isPending={isLoadingMore}>
          {messages.more}
        </Button>
      )}
    </Stack>
  );
}

interface NoticeItemProps extends Pick<NoticeItemsProps, 'hrefOf' | 'onOpen' | 'now'> {
  notice: Notice;
}

function NoticeItem({ notice, hrefOf, onOpen, now }: NoticeItemProps): ReactNode {
  const messages = useMessages(noticesMessages);
  const text = useNoticeText()(notice);
  const href = hrefOf(notice);
  return (
    <div className={styles.notice}>
      {href === undefined ? (
        <Text element="span" weight={notice.isRead ? 'regular' : 'semibold'}>
          {text}
        </Text>
      ) : (
        <Link href={href} tone="plain" onPress={() => onOpen(notice)}>
          <Text element="span" weight={notice.isRead ? 'regular' : 'semibold'}>
            {text}
          </Text>
        </Link>
      )}
      <Inline gap="2">
        <Text size="small" tone="muted">
          <DateText value={notice.createdAt} {...(now && { now })} />
        </Text>
        {!notice.isRead && <Badge tone="accent">{messages.unread}</Badge>}
      </Inline>
    </div>
  );
}
