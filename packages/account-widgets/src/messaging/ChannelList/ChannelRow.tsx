import type { Channel } from '@fs/api-contract';
import { Badge, DateText, Inline, Link, Text, useMessages } from '@fs/ui';
import { memo } from 'react';
import { withoutMarks } from '../messageMarks.ts';
import * as styles from './ChannelList.css.ts';
import { channelListMessages } from './ChannelList.messages.ts';

interface ChannelRowProps {
  channel: Channel;
  isOpen: boolean;
  href: string;
  /** Current time, for relative days. */
  now: Date | undefined;
}

/** A channel with its last words. Memoized, since every step of scrolling renders the list. */
export const ChannelRow = memo(function ChannelRow({ channel, isOpen, href, now }: ChannelRowProps) {
  const messages = useMessages(channelListMessages);
  return (
    <div className={styles.channel}>
      <Inline gap="2">
        <Link href={href} isCurrent={isOpen}>
          {channel.display_name}
        </Link>
        {channel.unread > 0 && <Badge tone="accent">{messages.unread({ count: channel.unread })}</Badge>}
      </Inline>
      <Text size="small" tone="muted" className={styles.words}>
        {channel.latest ? (
          <>
            <DateText value={channel.latest.timestamp} {...(now && { now })} />
            {' · '}
            <bdi>{withoutMarks(channel.latest.content) || (channel.latest.embeds[0]?.file_name ?? messages.file)}</bdi>
          </>
        ) : (
          messages.noMessage
        )}
      </Text>
    </div>
  );
});
