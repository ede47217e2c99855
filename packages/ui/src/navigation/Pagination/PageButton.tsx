'use client';
import { memo } from 'react';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './Pagination.css.ts';
import { paginationMessages } from './Pagination.messages.ts';

export interface PageButtonProps {
  page: number;
  /** It is shown now. */
  isCurrent: boolean;
  isDisabled: boolean;
  /** Keep it between renders. */
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

/** Leads to one page. The browser's own button: they come and go with every turn. Drawn again only when it becomes the current one, or is it no longer. */
export const PageButton = memo(PlainPageButton);
