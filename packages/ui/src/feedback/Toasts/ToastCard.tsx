'use client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useHover } from 'react-aria/useHover';
import { useLandmark } from 'react-aria/useLandmark';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import { noticeMessages } from '../Notice/Notice.messages.ts';
import { NoticeMark } from '../Notice/NoticeMark.tsx';
import type { ShownToast, ToastStore } from './createToastStore.ts';
import * as styles from './Toasts.css.ts';
import { toastsMessages } from './Toasts.messages.ts';

export interface ToastCardProps {
  toast: ShownToast;
  store: ToastStore;
}

/** One message. Its timer pauses while the card is hovered or has focus. F6 moves focus to it from anywhere. */
export function ToastCard({ toast: { message, tone = 'info', action }, store }: ToastCardProps) {
  const messages = useTexts(toastsMessages);
  const tones = useTexts(noticeMessages);
  const card = useRef<HTMLDivElement>(null);
  const { landmarkProps } = useLandmark({ role: 'region', 'aria-label': messages.region }, card);
  const { hoverProps, isHovered } = useHover({});
  const { focusWithinProps, hasFocus } = useFocusVisit(card);
  const isAttended = isHovered || hasFocus;
  useEffect(() => {
    if (!isAttended) return;
    store.pause();
    return store.resume;
  }, [isAttended, store]);
  return (
    <div {...landmarkProps} {...hoverProps} {...focusWithinProps} ref={card} tabIndex={-1} className={styles.toast}>
      <div className={styles.content}>
        <NoticeMark tone={tone} />
        <div className={styles.words}>
          <VisuallyHidden>{tones[tone]}</VisuallyHidden>
          {message}
        </div>
      </div>
      <div className={styles.buttons}>
        {action && (
          <Button
            size="small"
            onPress={() => {
              store.dismiss();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton size="small" label={messages.dismiss} onPress={store.dismiss}>
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** Restores focus when a focused message disappears. Otherwise the keyboard would restart at the top of the page. */
function useFocusVisit(card: { readonly current: HTMLElement | null }) {
  const cameFrom = useRef<HTMLElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { focusWithinProps } = useFocusWithin({
    onFocusWithinChange: setHasFocus,
    onFocusWithin: ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
    },
  });
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // React ignores focus events while it updates the DOM.
      queueMicrotask(() => restoreFocus(cameFrom.current));
    };
  }, [card]);
  return { focusWithinProps, hasFocus };
}

/** What the message is about may be gone, such as a deleted row: the page's content is then the nearest. */
function restoreFocus(cameFrom: HTMLElement | null): void {
  if (cameFrom?.isConnected) cameFrom.focus();
  else document.querySelector('main')?.focus({ preventScroll: true });
}
