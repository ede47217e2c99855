import type { FeedItem } from '@fs/api-contract';
import { useMessages, useShortcuts } from '@fs/ui';
import { type RefObject, useRef } from 'react';
import { keyOf } from '../../internal/feed/eventKey.ts';
import { feedMessages } from './Feed.messages.ts';

interface EventKeys {
  items: readonly FeedItem[];
  onAddToList: (item: FeedItem) => void;
  /** Undefined if nothing is new. */
  onMarkSeen: (() => void) | undefined;
}

/**
 * `J` and `K` move focus to the next and previous event, `L` adds the focused event's company to a list, `M` marks the
 * news as seen. Returns the ref of the element around the events.
 */
export function useEventKeys({ items, onAddToList, onMarkSeen }: EventKeys): RefObject<HTMLDivElement | null> {
  const messages = useMessages(feedMessages);
  const feed = useRef<HTMLDivElement>(null);

  const rows = () => Array.from(feed.current?.querySelectorAll<HTMLElement>('[data-event]') ?? []);
  const indexOfFocus = (all: readonly HTMLElement[]) => all.findIndex((row) => row.contains(document.activeElement));

  function move(step: 1 | -1) {
    const all = rows();
    const index = indexOfFocus(all);
    const next = all[index === -1 ? 0 : Math.min(Math.max(index + step, 0), all.length - 1)];
    next?.focus();
  }

  function add() {
    const all = rows();
    const key = all[indexOfFocus(all)]?.dataset.event;
    const item = items.find((each) => keyOf(each) === key);
    if (item?.organization) onAddToList(item);
  }

  const shortcut = (keys: string, label: string, onPress: () => void) => ({
    keys,
    label,
    group: messages.title,
    onPress,
  });
  useShortcuts([
    shortcut('j', messages.next, () => move(1)),
    shortcut('k', messages.previous, () => move(-1)),
    shortcut('l', messages.addFocused, add),
    ...(onMarkSeen ? [shortcut('m', messages.markSeen, onMarkSeen)] : []),
  ]);
  return feed;
}
