'use client';
import { IconButton } from '../../../actions/IconButton/IconButton.tsx';
import { MinusIcon } from '../../../internal/icons/MinusIcon.tsx';
import { PlusIcon } from '../../../internal/icons/PlusIcon.tsx';
import { RetryIcon } from '../../../internal/icons/RetryIcon.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { useTableStore } from '../model/TableStore.ts';
import { narrowest, widest, withoutWidth } from '../model/tableLayout.ts';
import { tableMessages } from '../Table.messages.ts';
import * as styles from '../toolbar/TableTool.css.ts';
import { TableTool } from '../toolbar/TableTool.tsx';
import { tableToolsMessages } from '../toolbar/TableTools.messages.ts';
import { headerOf, widthSeen } from './resizedWidths.ts';
import { fitted, resized, widthStep } from './useColumnResize.ts';

/** Resizes a column in steps, fits it to its content, or resets it. */
export function TableColumnWidth({ id }: { id: string }) {
  const messages = useMessages(tableToolsMessages);
  const { pixels } = useMessages(tableMessages);
  const { visibleColumns: shown, state, change, grid } = useTableStore();
  const table = grid.current;
  const header = table ? headerOf(table, id) : undefined;
  const width = state.widths?.[id] ?? (header ? Math.round(widthSeen(header)) : 0);

  const step = (by: number) => table && change((now) => resized(table, { shown, state: now }, { id, by }));
  return (
    <fieldset aria-label={messages.width} className={styles.group}>
      <div className={styles.width}>
        <span aria-hidden="true">{messages.width}</span>
        <IconButton
          label={messages.narrower}
          size="small"
          isDisabled={width <= narrowest}
          onPress={() => step(-widthStep)}
        >
          <MinusIcon />
        </IconButton>
        <span className={styles.pixels}>{pixels({ width })}</span>
        <IconButton label={messages.wider} size="small" isDisabled={width >= widest} onPress={() => step(widthStep)}>
          <PlusIcon />
        </IconButton>
      </div>
      <TableTool
        icon={<span className={styles.noIcon} />}
        onPress={() => table && change((now) => fitted(table, { shown, state: now }, id))}
      >
        {messages.fit}
      </TableTool>
      {state.widths?.[id] !== undefined && (
        <TableTool icon={<RetryIcon />} onPress={() => change((now) => withoutWidth(now, id))}>
          {messages.resetWidth}
        </TableTool>
      )}
    </fieldset>
  );
}
