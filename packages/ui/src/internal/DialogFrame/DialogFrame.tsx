'use client';
import { type ReactNode, useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { heading } from '../../layout/Heading/Heading.css.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import * as styles from './DialogFrame.css.ts';
import { dialogMessages } from './DialogFrame.messages.ts';

export interface DialogFrameProps extends SharedProps<HTMLElement> {
  /** `alertdialog` asks before something is lost. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  title: string;
  footer: ReactNode;
  /** Without it there is no button that closes. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** The inside of every dialog: a title and a way out that stay, content that scrolls, actions that stay. */
export function DialogFrame({ title, footer, onClose, children, ...shared }: DialogFrameProps) {
  const messages = useTexts(dialogMessages);
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} {...shared} className={styles.dialog}>
      <div className={styles.header}>
        <div className={styles.title}>
          <h2 id={titleId} className={heading({ size: 'title' })}>
            {title}
          </h2>
        </div>
        {onClose && (
          <IconButton label={messages.close} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <ScrollArea labelledBy={titleId} className={styles.body}>
        {children}
      </ScrollArea>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Dialog>
  );
}
