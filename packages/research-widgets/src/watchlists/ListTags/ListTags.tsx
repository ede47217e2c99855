'use client';
import type { WatchlistSummary } from '@fs/api-contract';
import { Badge, Button, type Loadable, lazyOverlay, Stack, TagList, Text, useMessages } from '@fs/ui';
import { useEffect, useRef, useState } from 'react';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import type { WatchlistSaved } from '../../internal/watchlists/WatchlistSaved.ts';
import * as styles from './ListTags.css.ts';
import { listTagsMessages } from './ListTags.messages.ts';
import { type ListGroup, listGroups } from './listGroups.ts';

export interface ListTagsProps {
  /** The company whose watchlists are shown. */
  company: { id: string; name: string };
  /** All lists that the user can see, and whether each includes the company. */
  lists: Loadable<readonly WatchlistSummary[]>;
  /** URL of a watchlist's page. */
  hrefOf: (list: WatchlistSummary) => string;
  /** Called when the user selects a list. Add the company to it and pass updated lists. */
  onAdd: (list: WatchlistSummary) => Promise<WatchlistSaved>;
  /** Called when the user creates a list with the company. The name may be empty. */
  onCreate: (name: string) => void;
  /** Called when the user removes the company from an editable list. Without it there is no remove button. */
  onRemove?: (list: WatchlistSummary) => void;
  onRetry?: () => void;
  /** Whether the search for a list opens at once, for a dialog that is opened to add the company. @default false */
  opensSearch?: boolean;
}

/** Outcome of the last selection. */
interface News {
  text: string;
  hasFailed?: boolean;
}

// Lazy-loaded, because the dialog is large and most users only look.
const ListTagsPalette = lazyOverlay(async () => (await import('./ListTagsPalette.tsx')).ListTagsPalette);

/** The watchlists that include a company, by account, with a way to add it to another. */
export function ListTags({
  company,
  lists,
  hrefOf,
  onAdd,
  onCreate,
  onRemove,
  onRetry,
  opensSearch = false,
}: ListTagsProps) {
  const messages = useMessages(listTagsMessages);
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState<News>();
  const known = knownOf(lists);
  const isKnown = known !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  // After the dialog around has opened, which makes inert whatever opens with it.
  useEffect(() => {
    if (!(opensSearch && isKnown)) return;
    // Gets the focus back when the search is closed.
    button.current?.focus();
    setOpen(true);
  }, [opensSearch, isKnown]);
  const label = messages.addTo({ company: company.name });

  async function pick(list: WatchlistSummary) {
    const names = { company: company.name, list: list.name };
    if (list.hasCompany) return setNews({ text: messages.alreadyThere(names) });
    if (list.readOnly) return setNews({ text: messages.cannotAdd(names) });
    setNews({ text: messages.adding(names) });
    const saved = await onAdd(list);
    setNews(saved.ok ? { text: messages.added(names) } : { text: failureText(saved.error), hasFailed: true });
  }

  /** The generic text, followed by what the parent knows: when to try again, or that there is no connection. */
  function failureText(error: string) {
    return error.startsWith(messages.failed) ? error : messages.failed;
  }

  return (
    <Stack gap="3">
      <ProfileSection
        title={messages.title}
        of={mapLoadable(lists, (all) => listGroups(all.filter(({ hasCompany }) => hasCompany)))}
        isEmpty={(groups) => groups.length === 0}
        empty={messages.none}
        skeletonRows={2}
        onRetry={onRetry}
        actions={
          known && (
            <Button
              ref={button}
              size="small"
              aria-label={label}
              aria-haspopup="dialog"
              onPreload={ListTagsPalette.preload}
              onPress={() => setOpen(true)}
            >
              {messages.add}
            </Button>
          )
        }
      >
        {(groups) => <Groups {...{ groups, hrefOf, onRemove }} />}
      </ProfileSection>
      <div role="status">
        {news && (
          <Text size="small" tone={news.hasFailed ? 'critical' : 'muted'}>
            {news.text}
          </Text>
        )}
      </div>
      {known && (
        <ListTagsPalette
          isOpen={isOpen}
          onOpenChange={setOpen}
          label={label}
          lists={known}
          onPick={(list) => void pick(list)}
          onCreate={onCreate}
        />
      )}
    </Stack>
  );
}

function knownOf(lists: ListTagsProps['lists']) {
  if (lists.state === 'failed') return lists.last;
  return lists.state === 'ready' ? lists.value : undefined;
}

interface GroupsProps extends Pick<ListTagsProps, 'hrefOf' | 'onRemove'> {
  groups: readonly ListGroup[];
}

function Groups({ groups, hrefOf, onRemove }: GroupsProps) {
  const messages = useMessages(listTagsMessages);
  return (
    <div className={styles.groups}>
      {groups.map(({ account, lists }) => {
        const name = account ?? messages.personal;
        const toTags = (isReadOnly: boolean) =>
          lists
            .filter(({ readOnly }) => readOnly === isReadOnly)
            .map((list) => ({ id: list.id, name: list.name, href: hrefOf(list) }));
        const [own, foreign] = [toTags(false), toTags(true)];
        const remove = (id: string) => {
          const list = lists.find((each) => each.id === id);
          if (list) onRemove?.(list);
        };
        return (
          <Stack key={name} gap="2">
            <Text size="small" tone="muted" weight="medium">
              <bdi>{name}</bdi>
            </Text>
            {own.length > 0 && <TagList label={name} tags={own} onRemove={onRemove && remove} />}
            {foreign.length > 0 && (
              <div className={styles.readOnly}>
                <Badge>{messages.readOnly}</Badge>
                <TagList label={messages.readOnlyOf({ group: name })} tags={foreign} />
              </div>
            )}
          </Stack>
        );
      })}
    </div>
  );
}
