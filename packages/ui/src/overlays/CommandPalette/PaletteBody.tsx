'use client';
import { type KeyboardEvent, useContext, useId, useMemo, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { dialogMessages } from '../../internal/DialogFrame/DialogFrame.messages.ts';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { SearchIcon } from '../../internal/icons/SearchIcon.tsx';
import { nextListIndex } from '../../internal/options/nextListIndex.ts';
import type { ActiveRow } from '../../internal/options/useVirtualRows.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './CommandPalette.css.ts';
import { commandPaletteMessages } from './CommandPalette.messages.ts';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import { PaletteKeys } from './PaletteKeys.tsx';
import { itemElementId, PaletteResults } from './PaletteResults.tsx';

type PaletteBodyProps = Pick<
  CommandPaletteProps,
  'label' | 'placeholder' | 'query' | 'onQueryChange' | 'groups' | 'isLoading' | 'empty' | 'onSelect'
>;

/** The item that the user moved to. */
interface ChosenItem extends Pick<ActiveRow, 'by'> {
  id?: string;
}

/** WAI-ARIA's combobox with a list that is always open: the input keeps the focus, the arrows move in the list. */
export function PaletteBody({ query, onQueryChange, groups, onSelect, isLoading = false, ...props }: PaletteBodyProps) {
  const messages = useMessages(commandPaletteMessages);
  const { close } = useTexts(dialogMessages);
  const overlay = useContext(OverlayTriggerStateContext);
  const listId = useId();
  const [chosen, setChosen] = useState<ChosenItem>({ by: 'keyboard' });
  const filled = useMemo(() => groups.filter(({ items }) => items.length > 0), [groups]);
  const items = useMemo(() => filled.flatMap(({ items }) => items), [filled]);
  // Enter opens the first item until the user moves.
  const active = useMemo((): ActiveRow => {
    const index = items.findIndex(({ id }) => id === chosen.id);
    return index < 0 ? { index: 0, by: 'keyboard' } : { index, by: chosen.by };
  }, [items, chosen]);
  const activeItem = items[active.index];

  function type(text: string) {
    setChosen({ by: 'keyboard' });
    onQueryChange(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Not while an input method composes a word.
    if (!activeItem || event.nativeEvent.isComposing) return;
    const next = nextListIndex(event.key, {
      index: active.index,
      options: items,
      hasText: query !== '',
      isCircular: true,
    });
    if (next !== undefined) setChosen({ id: items[next]?.id, by: 'keyboard' });
    else if (event.key === 'Enter') press(event.currentTarget, itemElementId(listId, activeItem.id));
    else return;
    event.preventDefault();
  }

  const isFilled = items.length > 0;
  const isEmpty = !(isFilled || isLoading) && (query.trim() !== '' || props.empty !== undefined);
  return (
    <>
      <div className={styles.field}>
        {isLoading ? <Spinner size="small" label={messages.searching} /> : <SearchIcon />}
        <TextField autoFocus aria-label={props.label} value={query} onChange={type} className={styles.textField}>
          <Input
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isFilled}
            aria-controls={isFilled ? listId : undefined}
            aria-activedescendant={activeItem && itemElementId(listId, activeItem.id)}
            autoComplete="off"
            spellCheck="false"
            enterKeyHint="go"
            placeholder={props.placeholder ?? messages.placeholder}
            className={styles.input}
            onKeyDown={onKeyDown}
          />
        </TextField>
        <span className={styles.close}>
          <IconButton label={close} onPress={() => overlay?.close()}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      <span role="status" className={hidden}>
        {!isLoading && isFilled && messages.found({ count: items.length })}
      </span>
      {isFilled && (
        <PaletteResults
          id={listId}
          groups={filled}
          active={active}
          onActiveChange={(id) => setChosen({ id, by: 'pointer' })}
          onSelect={onSelect}
        />
      )}
      {isLoading && !isFilled && (
        <div className={styles.nothing}>
          <Skeleton />
          <Skeleton width="half" />
          <Skeleton />
        </div>
      )}
      {isEmpty && (
        <div role="status" className={styles.nothing}>
          {props.empty ?? messages.empty}
        </div>
      )}
      <PaletteKeys />
    </>
  );
}

/** Clicks an item, so that the browser follows a link. */
function press(near: HTMLElement, elementId: string) {
  const root = near.getRootNode() as Document | ShadowRoot;
  root.getElementById(elementId)?.click();
}
