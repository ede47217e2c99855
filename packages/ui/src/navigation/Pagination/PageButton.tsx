'use client';
import { memo } from 'react';
import { NativeButton } from '../../internal/BaseButton/NativeButton.tsx';
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
    <NativeButton
      aria-label={messages.page({ page })}
      aria-current={isCurrent ? 'page' : undefined}
      isDisabled={isDisabled}
      onPress={() => !isCurrent && onTurn(page)}
      className={styles.button}
    >
      {number(page)}
    </NativeButton>
  );
}

/** A button for one page. Memoized, so that a page change re-renders only the previous and the new current button. */
export const PageButton = memo(PlainPageButton);
