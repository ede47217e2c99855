import { ready } from '@fs/ui';
import { ChannelPane } from '../../packages/account-widgets/src/messaging/ChannelPane/ChannelPane.tsx';
import type {
  Conversation,
  UnsentMessage,
} from '../../packages/account-widgets/src/messaging/ChannelPane/MessageLogProps.ts';
import { buildChannel, buildMessage } from '../../packages/account-widgets/src/testing/buildChannel.ts';
import { renderOnPage } from './renderOnPage.tsx';

export interface Shown extends Partial<Conversation> {
  unsent?: readonly UnsentMessage[];
  connection?: 'live' | 'reconnecting' | 'offline';
}

export interface Surroundings {
  direction?: 'ltr' | 'rtl';
  /** CSS pixels. */
  width?: number;
  onLoadOlder?: () => void;
}

const nothing = () => undefined;

/** Opens a channel as Ada. The returned function shows what it becomes. */
export function openChatPane(
  first: Shown,
  { direction = 'ltr', width, onLoadOlder = nothing }: Surroundings = {},
): (next: Shown) => void {
  const pane = ({ unsent = [], connection = 'live', ...conversation }: Shown) => (
    <div dir={direction} style={{ inlineSize: width }}>
      <ChannelPane
        channel={buildChannel()}
        conversation={ready({ messages: [], hasMore: false, isLoadingOlder: false, readPosition: 0, ...conversation })}
        connection={connection}
        unsent={unsent}
        userId="ada"
        memberCount={2}
        draft=""
        files={[]}
        onDraftChange={nothing}
        onSelectFiles={nothing}
        onRemoveFile={nothing}
        onRetryFile={nothing}
        onSend={nothing}
        onSeen={nothing}
        onLoadOlder={onLoadOlder}
        onDeleteMessage={nothing}
        onDownload={nothing}
        onRetryMessage={nothing}
        onDiscardMessage={nothing}
      />
    </div>
  );
  const render = renderOnPage(pane(first));
  return (next) => render(pane(next));
}

/** Messages from the newest position down to the oldest. */
export function messagesDown(newest: number, oldest: number) {
  return Array.from({ length: newest - oldest + 1 }, (_, index) =>
    buildMessage(newest - index, {
      timestamp: new Date(Date.UTC(2026, 0, 1, 0, newest - index)).toISOString(),
      // Of different heights.
      content: `Message ${newest - index}${' and the price of shore power'.repeat((newest - index) % 7)}`,
    }),
  );
}
