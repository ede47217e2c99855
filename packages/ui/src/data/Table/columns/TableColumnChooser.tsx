'use client';
import { useRef } from 'react';
import { Button } from '../../../actions/Button/Button.tsx';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { NativeButton } from '../../../internal/BaseButton/NativeButton.tsx';
import { SortIcon } from '../../../internal/icons/SortIcon.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import type { TableColumnFacts } from '../model/TableColumn.ts';
import { useTableStore } from '../model/TableStore.ts';
import { canHide, layoutOf, orderedColumns, placesOf, withColumnHidden, withoutLayout } from '../model/tableLayout.ts';
import * as tools from '../toolbar/TableTool.css.ts';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';
import * as styles from './TableColumnChooser.css.ts';

/** Shows, hides and reorders columns. */
export function TableColumnChooser() {
  const messages = useMessages(tableToolsMessages);
  const { columns, state, change } = useTableStore();
  const { density: _, ...layout } = layoutOf(state);
  const list = useRef<HTMLUListElement>(null);

  function reset() {
    change((now) => ({ ...withoutLayout(now), ...(now.density && { density: now.density }) }));
    // The button is disabled now and loses focus, without which Escape would not close the panel.
    list.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  }

  return (
    <Stack gap="3">
      <ul ref={list} className={styles.list}>
        {orderedColumns(columns, state).map((column) => (
          <ChooserLine key={column.id} column={column} />
        ))}
      </ul>
      <Button size="small" isDisabled={Object.keys(layout).length === 0} onPress={reset}>
        {messages.resetColumns}
      </Button>
    </Stack>
  );
}

function ChooserLine({ column }: { column: TableColumnFacts }) {
  const messages = useMessages(tableToolsMessages);
  const { columns, state, change, moveColumn } = useTableStore();
  const { id, header } = column;
  const places = placesOf(columns, state, id);
  const place = places.indexOf(id);
  const step = (way: 'back' | 'on') => {
    const to = place < 0 ? undefined : places[place + (way === 'on' ? 1 : -1)];
    const label = way === 'on' ? messages.moveColumnOn : messages.moveColumnBack;
    return (
      <NativeButton
        aria-label={label({ column: header })}
        // Not disabled, so that it keeps focus at the end.
        aria-disabled={to === undefined}
        onPress={() => to !== undefined && moveColumn({ id, to })}
        className={tools.step}
      >
        <span className={tools.arrow({ way: way === 'on' ? 'down' : 'up' })}>
          <SortIcon />
        </span>
      </NativeButton>
    );
  };
  return (
    <li className={styles.line}>
      <Checkbox
        label={header}
        isSelected={place >= 0}
        isDisabled={!canHide(column)}
        onChange={(isShown) => change((now) => withColumnHidden(now, columns, { id, isHidden: !isShown }))}
      />
      {step('back')}
      {step('on')}
    </li>
  );
}
