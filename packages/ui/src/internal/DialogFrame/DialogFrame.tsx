'use client';
import { type ReactNode, useContext, useId } from 'react';
import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { heading } from '../../layout/Heading/Heading.css.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { rootProps } from '../rootProps.ts';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import * as styles from './DialogFrame.css.ts';
import { dialogMessages } from './DialogFrame.messages.ts';
import { useFocusBack } from './useFocusBack.ts';

export interface DialogFrameProps extends SharedProps<HTMLElement> {
  /** Use `alertdialog` for a warning before the user loses something. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  title: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The content of every dialog: a fixed title with a close button, a body that scrolls, and fixed actions. */
export function DialogFrame({ title, footer, children, ...shared }: DialogFrameProps) {
  const messages = useTexts(dialogMessages);
  const titleId = useId();
  const state = useContext(OverlayTriggerStateContext);
  useFocusBack();
  return (
    <Dialog aria-labelledby={titleId} {...rootProps(shared, styles.dialog)}>
      <div className={styles.header}>
        <div className={styles.title}>
          <h2 id={titleId} className={heading.title}>
            {title}
          </h2>
        </div>
        <IconButton label={messages.close} onPress={() => state?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
      <ScrollArea labelledBy={titleId} className={styles.body}>
        {children}
      </ScrollArea>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Dialog>
  );
}
