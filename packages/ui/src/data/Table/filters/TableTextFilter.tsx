'use client';
import { useEffect, useState } from 'react';
import * as styles from '../columns/TableHead.css.ts';
import type { TableFilter } from '../model/TableState.ts';
import type { FilterDraft } from './filterDraft.ts';

export interface TableTextFilterProps {
  /** Id of the column. */
  id: string;
  label: string;
  applied: TableFilter | undefined;
  /** Describes the applied filter if it is not a text filter. */
  placeholder: string;
  draft: FilterDraft;
}

/** A text filter that holds its input locally, so that each keystroke re-renders this field only. */
export function TableTextFilter({ id, label, applied, draft, placeholder }: TableTextFilterProps) {
  const given = applied?.kind === 'text' ? applied.text : '';
  const [text, setText] = useState(given);
  useEffect(() => {
    // Adopts a filter that changed elsewhere, unless the user has typed since.
    if (!draft.has(id)) setText((own) => (own.trim() === given ? own : given));
  }, [given, id, draft]);
  return (
    <input
      type="search"
      aria-label={label}
      autoComplete="off"
      spellCheck="false"
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        draft.change(id, textFilter(value));
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') draft.flush();
      }}
      className={styles.textFilter}
    />
  );
}

/** Of blanks alone, none. */
export function textFilter(value: string): TableFilter | undefined {
  const text = value.trim();
  return text === '' ? undefined : { kind: 'text', text };
}
