'use client';
import { Button } from '../../../actions/Button/Button.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { Tag } from '../../Tag/Tag.tsx';
import { useTableStore } from '../model/TableStore.ts';
import * as styles from '../toolbar/TableToolbar.css.ts';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';
import { useTableMessages } from '../useTableMessages.ts';

/** The filters that are set, with buttons that remove one or all of them. */
export function TableFilterChips() {
  const messages = useMessages(tableToolsMessages);
  const words = useTableMessages();
  const { columns, state, draft, clearFilters, grid } = useTableStore();
  const set = columns.flatMap((column) => {
    const filter = state.filters[column.id];
    const value = words.filter(filter, column);
    if (filter === undefined || value === undefined) return [];
    const own = column.filterWords?.(filter);
    return [{ id: column.id, name: own ?? words.messages.filterIs({ label: column.header, value }) }];
  });
  if (set.length === 0) return null;

  /** The pressed button is removed, so focus moves to the table. */
  function focusGrid() {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }
  return (
    <>
      <ul aria-label={messages.filtersSet} className={styles.chips}>
        {set.map(({ id, name }) => (
          <li key={id}>
            <Tag
              name={name}
              onRemove={() => {
                draft.change(id, undefined);
                draft.flush();
                focusGrid();
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        tone="quiet"
        onPress={() => {
          clearFilters();
          focusGrid();
        }}
      >
        {messages.clearAll}
      </Button>
    </>
  );
}
