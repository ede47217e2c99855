'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { noticeMessages } from '../Notice/Notice.messages.ts';
import { NoticeMark } from '../Notice/NoticeMark.tsx';
import type { BannerTone } from './Banner.css.ts';
import * as styles from './Banner.css.ts';
import { bannerMessages } from './Banner.messages.ts';

export type { BannerTone } from './Banner.css.ts';

export interface BannerProps extends SharedProps<HTMLDivElement> {
  /** The kind of message. @default 'info' */
  tone?: BannerTone;
  /** The next step, as a Link. */
  action?: ReactNode;
  /** Called when the user dismisses the banner. Without this callback, the banner has no dismiss button. */
  onDismiss?: () => void;
  /** The message: one sentence. */
  children: ReactNode;
}

/**
 * A message about the whole app, at the top of the page. Screen readers announce it when it appears. For a message
 * about part of a page, use Notice.
 */
export function Banner({ tone = 'info', action, onDismiss, children, ...shared }: BannerProps) {
  const messages = useTexts(bannerMessages);
  const tones = useTexts(noticeMessages);
  return (
    <div {...rootProps(shared, styles.banner({ tone }))} role="status">
      <div className={styles.content}>
        <NoticeMark tone={tone} />
        <div className={styles.words}>
          <span>
            <VisuallyHidden>{tones[tone]}</VisuallyHidden>
            {children}
          </span>
          {action}
        </div>
      </div>
      {onDismiss && (
        <IconButton size="small" label={messages.dismiss} onPress={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
