'use client';
import { NativeButton } from '../../internal/BaseButton/NativeButton.tsx';
import { ChevronEndIcon } from '../../internal/icons/ChevronEndIcon.tsx';
import * as turn from '../../internal/icons/turn.css.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { useStableCallback } from '../../internal/useStableCallback.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../system/messages/useMessages.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { PageButton } from './PageButton.tsx';
import * as styles from './Pagination.css.ts';
import { paginationMessages } from './Pagination.messages.ts';
import { pageSlots } from './pageSlots.ts';

export interface PaginationProps extends SharedProps<HTMLElement> {
  /** The current page, starting at 1 (controlled). */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Called with the page that the user selects. */
  onPageChange: (page: number) => void;
  /** Whether the user can’t change pages, such as while the list loads. @default false */
  isDisabled?: boolean;
}

/** Moves between the pages of a list. Where space is short, it shows only the current page and the two arrows. */
export function Pagination({ page, pageCount, onPageChange, isDisabled = false, ...shared }: PaginationProps) {
  const messages = useMessages(paginationMessages);
  const turnTo = useStableCallback(onPageChange);
  const place = messages.place({ page, pageCount });

  function arrow(to: number, name: string, look: string) {
    const isEnd = to < 1 || to > pageCount;
    return (
      <NativeButton
        aria-label={name}
        // `aria-disabled` keeps focus on the arrow at the first or last page. `disabled` would lose it.
        aria-disabled={isEnd || undefined}
        isDisabled={isDisabled}
        onPress={() => !isEnd && onPageChange(to)}
        className={styles.button}
      >
        <span className={look}>
          <ChevronEndIcon />
        </span>
      </NativeButton>
    );
  }

  return (
    <nav aria-label={messages.label} {...rootProps(shared, styles.pagination)}>
      <div className={styles.bar}>
        {arrow(page - 1, messages.previous, turn.back)}
        <ul className={styles.pages}>
          {pageSlots(page, pageCount).map((slot) => (
            <li key={slot} className={styles.slot}>
              {typeof slot === 'number' ? (
                <PageButton page={slot} isCurrent={slot === page} isDisabled={isDisabled} onTurn={turnTo} />
              ) : (
                <span aria-hidden="true" className={styles.gap} />
              )}
            </li>
          ))}
        </ul>
        <span aria-hidden="true" className={styles.place}>
          {place}
        </span>
        {arrow(page + 1, messages.next, turn.forth)}
      </div>
      <div role="status">
        <VisuallyHidden>{place}</VisuallyHidden>
      </div>
    </nav>
  );
}
