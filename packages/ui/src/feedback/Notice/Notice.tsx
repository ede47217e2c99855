'use client';
import { type ReactNode, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from '../../actions/Button/Button.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useFocusAfterRetry } from '../../system/focus/useFocusAfterRetry.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Notice.css.ts';
import { noticeMessages } from './Notice.messages.ts';
import { NoticeMark } from './NoticeMark.tsx';
import type { NoticeTone } from './NoticeTone.ts';

export type { NoticeTone } from './NoticeTone.ts';

export interface NoticeProps extends SharedProps<HTMLDivElement> {
  /** The kind of message. @default 'info' */
  tone?: NoticeTone;
  /** Called when the user activates Retry. Without this callback, there is no Retry button. */
  onRetry?: () => void;
  /** The message: one or two sentences. */
  children: ReactNode;
}

/**
 * A message about the content beside it, such as stale, partial, or offline data. Screen readers announce it politely
 * when it appears.
 */
export function Notice({ tone = 'info', onRetry, children, ref, ...shared }: NoticeProps) {
  const messages = useTexts(noticeMessages);
  const notice = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  useFocusAfterRetry(notice, hasRetried);
  const retry = () => {
    hasRetried.current = true;
    onRetry?.();
  };
  return (
    <div {...rootProps(shared, styles.notice({ tone }))} ref={mergeRefs(notice, ref)} role="status">
      <div className={styles.content}>
        <NoticeMark tone={tone} />
        <div className={styles.words}>
          <VisuallyHidden>{messages[tone]}</VisuallyHidden>
          {children}
        </div>
      </div>
      {onRetry && (
        <div className={styles.retry}>
          <Button size="small" onPress={retry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
