'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
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
  /** What kind of news it is. @default 'info' */
  tone?: BannerTone;
  /** What to do about it: a Link. */
  action?: ReactNode;
  /** The user has seen it. Without it, it stays for as long as it is true. */
  onDismiss?: () => void;
  /** One sentence. */
  children: ReactNode;
}

/** News about the whole app, across the top of it; read out when it appears. For a part of a page, use Notice. */
export function Banner({ tone = 'info', action, onDismiss, children, ...shared }: BannerProps) {
  const messages = useTexts(bannerMessages);
  const tones = useTexts(noticeMessages);
  return (
    <div {...shared} role="status" className={styles.banner({ tone })}>
      <div className={styles.news}>
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
