'use client';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useControlledState } from 'react-stately/useControlledState';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import * as frame from '../../internal/DialogFrame/DialogFrame.css.ts';
import { dialogMessages } from '../../internal/DialogFrame/DialogFrame.messages.ts';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { ScrollArea } from '../../internal/ScrollArea/ScrollArea.tsx';
import { heading } from '../../layout/Heading/Heading.css.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './SidePanel.css.ts';
import { type SwipeDirection, useSwipe } from './useSwipe.ts';

export interface SidePanelProps extends SharedProps<HTMLElement>, OpenProps {
  /** The title, which is also the accessible name. */
  title: ReactNode;
  /** IconButtons beside the title, such as Previous and Next. */
  actions?: ReactNode;
  /** The actions, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Called when a finger swipes sideways over the panel. Offer the same by buttons. Default: swipes do nothing. */
  onSwipe?: (direction: SwipeDirection) => void;
  /** The content, which scrolls where it doesn’t fit. */
  children: ReactNode;
}

/**
 * Details of an item at the inline end while the page stays usable, for looking through the rows of a table. For a task
 * that the user finishes first, use Drawer.
 */
export function SidePanel({ isOpen, defaultOpen = false, onOpenChange, ...content }: SidePanelProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange);
  return isShown ? <Panel {...content} onClose={() => setShown(false)} /> : null;
}

function Panel({
  title,
  actions,
  footer,
  onSwipe,
  children,
  onClose,
  ref,
  ...shared
}: Omit<SidePanelProps, keyof OpenProps> & { onClose: () => void }) {
  const messages = useTexts(dialogMessages);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const swipe = useSwipe(onSwipe);
  useFocusWhileShown(panel);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <aside
      {...rootProps(shared, swipe ? styles.swipeable : styles.panel)}
      {...swipe}
      ref={ref ? mergeRefs(panel, ref) : panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className={frame.header}>
        <div className={frame.title}>
          <h2 id={titleId} className={heading.title}>
            {title}
          </h2>
        </div>
        <div className={styles.actions}>
          {actions}
          <IconButton label={messages.close} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
      <ScrollArea labelledBy={titleId} className={frame.body}>
        {children}
      </ScrollArea>
      {footer && <div className={frame.footer}>{footer}</div>}
    </aside>
  );
}

/** Moves focus to the panel, and back to where it was when the panel closes with focus inside. */
function useFocusWhileShown(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    element?.focus();
    return () => {
      const { activeElement } = document;
      const hadFocus = activeElement === document.body || element?.contains(activeElement) === true;
      if (hadFocus && before instanceof HTMLElement) before.focus();
    };
  }, [panel]);
}
