'use client';
import { memo } from 'react';
import { useFormats } from '../formats/useFormats.ts';
import { PressButton } from '../internal/PressButton/PressButton.tsx';
import { useMessages } from '../messages/useMessages.ts';
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
    <PressButton
      aria-label={messages.page({ page })}
      aria-current={isCurrent ? 'page' : undefined}
      isDisabled={isDisabled}
      onPress={() => !isCurrent && onTurn(page)}
      className={styles.button}
    >
      {number(page)}
    </PressButton>
  );
}

/** Leads to one page. Drawn again only when it becomes the current one, or is it no longer. */
export const PageButton = memo(PlainPageButton);
