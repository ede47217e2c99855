'use client';
import { BaseButton } from '../../../internal/BaseButton/BaseButton.tsx';
import { useMessages } from '../../../system/messages/useMessages.ts';
import { everyRow, withPageSize } from '../model/TableState.ts';
import { useTableStore } from '../model/TableStore.ts';
import * as styles from './TableToolbar.css.ts';
import { tableToolsMessages } from './TableTools.messages.ts';

/** How many rows a page has, as a choice of the user. */
export function TablePageSizes({ sizes }: { sizes: readonly number[] }) {
  const messages = useMessages(tableToolsMessages);
  const { state, change } = useTableStore();
  return (
    <div className={styles.sizes}>
      <span aria-hidden="true">{messages.rows}</span>
      <fieldset aria-label={messages.rowsOfPage} className={styles.choices}>
        {sizes.map((size) => (
          <BaseButton
            key={size}
            aria-pressed={state.pageSize === size}
            onPress={() => change((now) => withPageSize(now, size))}
            className={styles.option}
          >
            {size === everyRow ? messages.continuous : messages.rowCount({ count: size })}
          </BaseButton>
        ))}
      </fieldset>
    </div>
  );
}
