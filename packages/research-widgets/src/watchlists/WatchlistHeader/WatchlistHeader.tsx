'use client';
import {
  Badge,
  Button,
  DateText,
  type DeniedState,
  EmptyState,
  Heading,
  IconButton,
  Link,
  type Loadable,
  LoadableView,
  Notice,
  Skeleton,
  Stack,
  Text,
  useMessages,
  VisuallyHidden,
} from '@fs/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PencilIcon } from '../../internal/icons/PencilIcon.tsx';
import { NameForm } from '../../internal/NameForm.tsx';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import { StarButton } from '../../internal/StarButton.tsx';
import { useFocusAfter } from '../../internal/useFocusAfter.ts';
import { ListFaces } from '../../internal/watchlists/ListFaces.tsx';
import { watchlistWordsMessages } from '../../internal/watchlistWords.messages.ts';
import { WatchlistActions, type WatchlistActionsProps } from './WatchlistActions.tsx';
import type { WatchlistFacts } from './WatchlistFacts.ts';
import * as styles from './WatchlistHeader.css.ts';
import { watchlistHeaderMessages } from './WatchlistHeader.messages.ts';

/** State of renaming. */
export interface WatchlistNaming {
  isSaving?: boolean;
  /** Why the last attempt failed. The form stays with its input. */
  failure?: string;
}

export interface WatchlistHeaderProps extends Omit<WatchlistActionsProps, 'facts'> {
  facts: Loadable<WatchlistFacts>;
  /** URL of the page of all watchlists, for a list that does not exist. */
  listsHref: string;
  /**
   * Whether the list does not exist or the user has no access. The page does not reveal which. With the last facts, the
   * list was shown until now.
   */
  isUnknown?: boolean;
  /** URL of the list’s workspace, where a list that a plan locks is opened again. */
  unlockHref?: string | undefined;
  /** Set while the user renames the list (controlled). Clear it when the name is saved. */
  naming: WatchlistNaming | null;
  onNamingChange: (isNaming: boolean) => void;
  onRename: (name: string) => void;
  onStarChange: (isStarred: boolean) => void;
  /** Set when the list changed elsewhere since it was loaded. Called when the user wants to see the changes. */
  onShowChanges?: () => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Renders the replacement when access is denied, such as a Wall. Default: the message. */
  denied?: (denied: DeniedState) => ReactNode;
}

/** A watchlist's header: name, owner, size and actions. */
export function WatchlistHeader({
  facts,
  listsHref,
  isUnknown = false,
  onRetry,
  denied,
  ...known
}: WatchlistHeaderProps) {
  const messages = useMessages(watchlistHeaderMessages);
  const words = useMessages(watchlistWordsMessages);
  const header = useRef<HTMLDivElement>(null);
  const isGone = isUnknown && facts.state === 'failed' && facts.last !== undefined;
  useEffect(() => {
    if (!isGone) return;
    // With the list went whatever had the focus, or what a dialog that is still open gives it back to.
    const keepFocus = () => document.activeElement === document.body && header.current?.focus();
    keepFocus();
    const observer = new MutationObserver(keepFocus);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [isGone]);
  const { onShowChanges } = known;
  const showChanges =
    onShowChanges &&
    (() => {
      // The notice leaves with its button, whatever the changes are.
      header.current?.focus();
      onShowChanges();
    });
  return (
    <div ref={header} tabIndex={-1} className={styles.header}>
      {isUnknown ? (
        <Stack gap="4">
          <Heading level={1}>{messages.unknownTitle}</Heading>
          <EmptyState
            message={isGone ? messages.gone : messages.unknown}
            action={<Link href={listsHref}>{messages.toAll}</Link>}
          />
        </Stack>
      ) : (
        <>
          <StandInHeading of={facts}>{messages.watchlist}</StandInHeading>
          <LoadableView
            of={facts.state === 'failed' ? { ...facts, message: words.updateFailed } : facts}
            skeleton={<Outline />}
            onRetry={onRetry}
            denied={denied}
          >
            {(list) => <Known {...known} {...(showChanges && { onShowChanges: showChanges })} facts={list} />}
          </LoadableView>
        </>
      )}
    </div>
  );
}

type KnownProps = Omit<WatchlistHeaderProps, 'facts' | 'listsHref' | 'isUnknown' | 'onRetry' | 'denied'> & {
  facts: WatchlistFacts;
};

function Known({
  facts,
  unlockHref,
  naming,
  onNamingChange,
  onRename,
  onStarChange,
  onShowChanges,
  ...actions
}: KnownProps) {
  const messages = useMessages(watchlistHeaderMessages);
  const { name, description, isStarred, isReadOnly } = facts;
  const renameButton = useFocusAfter<HTMLButtonElement>(naming !== null);
  return (
    <Stack gap="3">
      <div className={styles.line}>
        {naming ? (
          <div className={styles.form}>
            <VisuallyHidden element="h1">{name}</VisuallyHidden>
            <NameForm name={name} {...naming} onSave={onRename} onCancel={() => onNamingChange(false)} />
          </div>
        ) : (
          <div className={styles.name}>
            <div className={styles.title}>
              <Heading level={1}>
                <bdi>{name}</bdi>
              </Heading>
            </div>
            <div className={styles.tools}>
              <StarButton name={name} isStarred={isStarred} onChange={onStarChange} />
              {!isReadOnly && (
                <IconButton
                  ref={renameButton}
                  label={messages.rename}
                  size="small"
                  onPress={() => onNamingChange(true)}
                >
                  <PencilIcon />
                </IconButton>
              )}
            </div>
          </div>
        )}
        <WatchlistActions {...actions} facts={facts} />
      </div>
      <Facts {...facts} />
      {description !== '' && (
        <Text>
          <bdi>{description}</bdi>
        </Text>
      )}
      {isReadOnly && <WhyReadOnly {...facts} unlockHref={unlockHref} />}
      {onShowChanges && (
        <Notice tone="info">
          {messages.changed}{' '}
          <Button size="small" onPress={onShowChanges}>
            {messages.show}
          </Button>
        </Notice>
      )}
    </Stack>
  );
}

function WhyReadOnly({ lock, owner, unlockHref }: WatchlistFacts & Pick<WatchlistHeaderProps, 'unlockHref'>) {
  const messages = useMessages(watchlistHeaderMessages);
  const toAsk = owner === null ? messages.readOnlyUnknown : messages.readOnly({ owner });
  return (
    <Text tone="muted">
      {lock ? messages.locked(lock) : toAsk}{' '}
      {lock && unlockHref !== undefined && <Link href={unlockHref}>{messages.unlock(lock)}</Link>}
    </Text>
  );
}

function Facts({
  account,
  isPrivate,
  owner,
  people,
  isReadOnly,
  companyCount,
  updatedAt,
  dataAt,
  isGathering,
}: WatchlistFacts) {
  const messages = useMessages(watchlistHeaderMessages);
  const words = useMessages(watchlistWordsMessages);
  const fact = (children: ReactNode) => (
    <Text element="span" size="small" tone="muted">
      {children}
    </Text>
  );
  return (
    <div className={styles.facts}>
      {isPrivate && <Badge>{words.private}</Badge>}
      {isReadOnly && <Badge tone="info">{words.readOnly}</Badge>}
      {fact(<bdi>{account ?? words.personal}</bdi>)}
      {fact(owner === null ? messages.own : <bdi>{words.ownedBy({ owner })}</bdi>)}
      {owner !== null && account === null && fact(messages.shared)}
      <ListFaces people={people} />
      {fact(words.companies({ count: companyCount }))}
      {fact(
        <>
          {messages.updated} <DateText value={updatedAt} isWithinSentence />
        </>,
      )}
      <span role="status">
        {isGathering
          ? fact(messages.gathering)
          : dataAt !== null &&
            fact(
              <>
                {messages.dataFrom} <DateText value={dataAt} isWithinSentence />
              </>,
            )}
      </span>
    </div>
  );
}

function Outline() {
  return (
    <Stack gap="4">
      <Skeleton shape="block" width="half" />
      <Skeleton size="small" width="most" />
    </Stack>
  );
}
