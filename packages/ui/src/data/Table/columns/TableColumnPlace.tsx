'use client';
import { SortIcon } from '../../../internal/icons/SortIcon.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { useTableStore } from '../model/TableStore.ts';
import { placesOf, withColumnPinned } from '../model/tableLayout.ts';
import * as styles from '../toolbar/TableTool.css.ts';
import { TableTool } from '../toolbar/TableTool.tsx';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';
import { PinIcon } from './PinIcon.tsx';

/** Moves a column among the others and pins it to an edge. */
export function TableColumnPlace({ id }: { id: string }) {
  const messages = useMessages(tableToolsMessages);
  const { columns, state, change, moveColumn } = useTableStore();
  const places = placesOf(columns, state, id);
  const place = places.indexOf(id);
  const pin = state.pinned?.[id];

  const move = (way: 'back' | 'on', label: string) => {
    const to = places[place + (way === 'on' ? 1 : -1)];
    return (
      <TableTool
        icon={
          <span className={styles.arrow({ way })}>
            <SortIcon />
          </span>
        }
        isDisabled={to === undefined}
        onPress={() => to !== undefined && moveColumn({ id, to })}
      >
        {label}
      </TableTool>
    );
  };
  const pinTo = (edge: 'start' | 'end', label: string) => (
    <TableTool
      icon={<PinIcon />}
      isOn={pin === edge}
      onPress={() => change((now) => withColumnPinned(now, { id, pin: pin === edge ? undefined : edge }))}
    >
      {label}
    </TableTool>
  );
  return (
    <fieldset aria-label={messages.place} className={styles.group}>
      {move('back', messages.moveBack)}
      {move('on', messages.moveOn)}
      {pinTo('start', messages.pinStart)}
      {pinTo('end', messages.pinEnd)}
    </fieldset>
  );
}
