'use client';
import { Button } from '../../../actions/Button/Button.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { Tag } from '../../Tag/Tag.tsx';
import { useTableWork } from '../model/TableContext.ts';
import * as styles from '../toolbar/TableToolbar.css.ts';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';
import { useTableMessages } from '../useTableMessages.ts';

/** The filters that are set, each to be taken away, or all of them. */
export function TableFilterChips() {
  const messages = useMessages(tableToolsMessages);
  const words = useTableMessages();
  const { columns, state, draft, onFiltersClear, grid } = useTableWork();
  const set = columns.flatMap((column) => {
    const value = words.filter(state.filters[column.id], column);
    return value === undefined
      ? []
      : [{ id: column.id, name: words.messages.filterIs({ label: column.header, value }) }];
  });
  if (set.length === 0) return null;

  /** What was pressed goes: the focus goes to the table. */
  function focusGrid() {
    grid()?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
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
          onFiltersClear();
          focusGrid();
        }}
      >
        {messages.clearAll}
      </Button>
    </>
  );
}
