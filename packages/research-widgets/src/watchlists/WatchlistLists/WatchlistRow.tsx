'use client';
import { Badge, Checkbox, DateText, IconButton, Link, Menu, type MenuItemData, Text, useMessages } from '@fs/ui';
import type { Ref } from 'react';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { MoreIcon } from '../../internal/icons/MoreIcon.tsx';
import { NameForm } from '../../internal/NameForm.tsx';
import { StarButton } from '../../internal/StarButton.tsx';
import { useFocusAfter } from '../../internal/useFocusAfter.ts';
import { ListFaces } from '../../internal/watchlists/ListFaces.tsx';
import { useNewsWords } from '../../internal/watchlists/useNewsWords.ts';
import { watchlistWordsMessages } from '../../internal/watchlistWords.messages.ts';
import type { ListedWatchlist } from './ListedWatchlist.ts';
import * as styles from './WatchlistLists.css.ts';
import { watchlistListsMessages } from './WatchlistLists.messages.ts';

/** Actions on a list from the page of watchlists. */
export interface WatchlistListActions {
  onStarChange: (change: { id: string; isStarred: boolean }) => void;
  onRename: (change: { id: string; name: string }) => void;
  onCopy: (list: ListedWatchlist) => void;
  /** Without it there is no such button. */
  onMerge?: (list: ListedWatchlist) => void;
  onShare: (list: ListedWatchlist) => void;
  /** Takes effect at once. Offer to undo. */
  onDelete: (list: ListedWatchlist) => void;
}

/** The list being renamed (controlled). Clear it when the name is saved. */
export interface WatchlistRenaming {
  id: string;
  isSaving?: boolean;
  /** Why the last attempt failed. The form stays. */
  failure?: string;
}

interface WatchlistRowProps extends WatchlistListActions {
  list: ListedWatchlist;
  hrefOf: (list: { id: string }) => string;
  /** Set while this list is being renamed. */
  renaming: WatchlistRenaming | null;
  onRenamingChange: (isRenaming: boolean) => void;
  isSelected?: boolean | undefined;
  /** Without it the list cannot be selected. */
  onSelectedChange?: ((isSelected: boolean) => void) | undefined;
}

/** One watchlist: link, figures and actions. */
export function WatchlistRow(props: WatchlistRowProps) {
  const { list, hrefOf, renaming, onRenamingChange, isSelected = false, onSelectedChange, ...actions } = props;
  const { id, name, people, companyCount, companies, raisedUsd, updatedAt, isStarred } = list;
  const messages = useMessages(watchlistListsMessages);
  const words = useMessages(watchlistWordsMessages);
  const menuButton = useFocusAfter<HTMLButtonElement>(renaming !== null);
  return (
    <li className={styles.row}>
      <span className={styles.star}>
        {onSelectedChange && (
          <Checkbox label={messages.select(list)} isLabelHidden isSelected={isSelected} onChange={onSelectedChange} />
        )}
        <StarButton
          name={name}
          isStarred={isStarred}
          onChange={(next) => actions.onStarChange({ id, isStarred: next })}
        />
      </span>
      {renaming ? (
        <div className={styles.form}>
          <NameForm
            name={name}
            isSaving={renaming.isSaving}
            failure={renaming.failure}
            onSave={(next) => actions.onRename({ id, name: next })}
            onCancel={() => onRenamingChange(false)}
          />
        </div>
      ) : (
        <>
          <span className={styles.words}>
            <Link href={hrefOf(list)} tone="name">
              <bdi>{name}</bdi>
            </Link>
            <Marks {...list} />
            <News {...list} />
          </span>
          <span className={styles.faces}>
            <ListFaces people={people} />
          </span>
          <span className={styles.count}>
            <span className={styles.logos}>
              {companies.map((company) => (
                <CompanyLogo key={company.id} name={company.name} logoUrl={company.logo_url} />
              ))}
            </span>
            <Text element="span" size="small" tone="muted">
              {words.companies({ count: companyCount })}
            </Text>
          </span>
          <span className={styles.raised}>
            {raisedUsd !== null && raisedUsd > 0 && (
              <>
                <Amount amount={raisedUsd} />{' '}
                <Text element="span" size="small" tone="muted">
                  {messages.raised}
                </Text>
              </>
            )}
          </span>
          <span className={styles.when}>
            {updatedAt !== null && (
              <Text element="span" size="small" tone="muted">
                {messages.updated} <DateText value={updatedAt} isWithinSentence />
              </Text>
            )}
          </span>
          <span className={styles.menu}>
            <RowMenu
              list={list}
              buttonRef={menuButton}
              actions={actions}
              onRenameStart={() => onRenamingChange(true)}
            />
          </span>
        </>
      )}
    </li>
  );
}

/** What is new in words, or else the number. */
function News({ news, newCount }: ListedWatchlist) {
  const messages = useMessages(watchlistListsMessages);
  const toWords = useNewsWords();
  if (newCount === 0) return null;
  return (
    <span className={styles.news}>
      <Badge tone="accent">{messages.news({ count: newCount })}</Badge>
      {news && (
        <Text element="span" size="small">
          {toWords(news)}
        </Text>
      )}
    </span>
  );
}

function Marks({ isPrivate, isReadOnly, isShared, account }: ListedWatchlist) {
  const words = useMessages(watchlistWordsMessages);
  return (
    <>
      {isPrivate && <Badge>{words.private}</Badge>}
      {isReadOnly && <Badge tone="info">{words.readOnly}</Badge>}
      {isShared && account !== null && (
        <Text element="span" size="small" tone="muted">
          <bdi>{account}</bdi>
        </Text>
      )}
    </>
  );
}

interface RowMenuProps {
  list: ListedWatchlist;
  actions: WatchlistListActions;
  buttonRef: Ref<HTMLButtonElement>;
  onRenameStart: () => void;
}

function RowMenu({ list, actions, buttonRef, onRenameStart }: RowMenuProps) {
  const messages = useMessages(watchlistListsMessages);
  const canEdit = !list.isReadOnly;
  const items: readonly (MenuItemData & { isShown?: boolean; act: () => void })[] = [
    { id: 'rename', label: messages.rename, isShown: canEdit, act: onRenameStart },
    { id: 'copy', label: messages.copy, act: () => actions.onCopy(list) },
    ...(actions.onMerge ? [{ id: 'merge', label: messages.merge, act: () => actions.onMerge?.(list) }] : []),
    { id: 'share', label: messages.share, isShown: canEdit, act: () => actions.onShare(list) },
    {
      id: 'delete',
      label: messages.delete,
      tone: 'critical',
      isShown: list.canDelete,
      act: () => actions.onDelete(list),
    },
  ];
  const allowed = items.filter(({ isShown = true }) => isShown);
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton ref={buttonRef} label={messages.actions(list)} size="small">
          <MoreIcon />
        </IconButton>
      }
      items={allowed.map(({ isShown: _isShown, act: _act, ...item }) => item)}
      onAction={(id) => allowed.find((item) => item.id === id)?.act()}
    />
  );
}
