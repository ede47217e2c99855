'use client';
import { type KeyboardEvent, useId, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { SearchIcon } from '../../internal/icons/SearchIcon.tsx';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './CommandPalette.css.ts';
import { commandPaletteMessages } from './CommandPalette.messages.ts';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import { PaletteKeys } from './PaletteKeys.tsx';
import { type ActiveItem, itemElementId, PaletteResults } from './PaletteResults.tsx';

type PaletteBodyProps = Pick<
  CommandPaletteProps,
  'label' | 'placeholder' | 'query' | 'onQueryChange' | 'groups' | 'isLoading' | 'empty' | 'onSelect'
>;

const steps: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 };

/** WAI-ARIA's combo box with a list that is always there: the field keeps the focus, arrows move in the list. */
export function PaletteBody({ query, onQueryChange, groups, onSelect, isLoading = false, ...props }: PaletteBodyProps) {
  const messages = useMessages(commandPaletteMessages);
  const listId = useId();
  const [chosen, setChosen] = useState<ActiveItem>();
  const filled = groups.filter(({ items }) => items.length > 0);
  const ids = filled.flatMap(({ items }) => items.map(({ id }) => id));
  // Enter opens the first of what was found, until the user moves.
  const active = chosen && ids.includes(chosen.id) ? chosen : ids.slice(0, 1).map(asActive)[0];

  function type(text: string) {
    setChosen(undefined);
    onQueryChange(text);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Not while an input method is putting a word together.
    if (!active || event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step) {
      const next = ids.at((ids.indexOf(active.id) + step) % ids.length);
      if (next !== undefined) setChosen(asActive(next));
    } else if (event.key === 'Enter') press(event.currentTarget, itemElementId(listId, active.id));
    else return;
    event.preventDefault();
  }

  const isFilled = ids.length > 0;
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
            aria-activedescendant={active && itemElementId(listId, active.id)}
            autoComplete="off"
            spellCheck="false"
            enterKeyHint="go"
            placeholder={props.placeholder ?? messages.placeholder}
            className={styles.input}
            onKeyDown={onKeyDown}
          />
        </TextField>
      </div>
      <span role="status" className={hidden}>
        {!isLoading && isFilled && messages.found({ count: ids.length })}
      </span>
      {isFilled && (
        <PaletteResults id={listId} groups={filled} active={active} onActiveChange={setChosen} onSelect={onSelect} />
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

/** As a pointer would: what leads outside is a link, which the browser follows. */
function press(near: HTMLElement, elementId: string) {
  const root = near.getRootNode() as Document | ShadowRoot;
  root.getElementById(elementId)?.click();
}

function asActive(id: string): ActiveItem {
  return { id, by: 'keyboard' };
}
