'use client';
import { memo } from 'react';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './Pagination.css.ts';
import { paginationMessages } from './Pagination.messages.ts';

export interface PageButtonProps {
  page: number;
  /** Whether this page is shown. */
  isCurrent: boolean;
  isDisabled: boolean;
  /** Memoize this callback. A new identity re-renders every page button. */
  onTurn: (page: number) => void;
}

function PlainPageButton({ page, isCurrent, isDisabled, onTurn }: PageButtonProps) {
  const messages = useMessages(paginationMessages);
  const { number } = useFormats();
  return (
    <button
      type="button"
      aria-label={messages.page({ page })}
      aria-current={isCurrent ? 'page' : undefined}
      disabled={isDisabled}
      onClick={() => !isCurrent && onTurn(page)}
      className={styles.button}
    >
      {number(page)}
    </button>
  );
}

/**
 * A native button for one page, because React Aria’s would cost time on every page change. Memoized, so that a page
 * change re-renders only the previous and the new current button.
 */
export const PageButton = memo(PlainPageButton);
