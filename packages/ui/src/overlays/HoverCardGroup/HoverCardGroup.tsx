'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createLazyModule } from '../../system/lazyModule/createLazyModule.ts';
import { useLazyModule } from '../../system/lazyModule/useLazyModule.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { group } from './HoverCardGroup.css.ts';
import { idOf } from './hoverCardTrigger.ts';
import { useHoverCards } from './useHoverCards.ts';

export interface HoverCardContent {
  /** Names the card for screen readers: what it is about. */
  label: string;
  content: ReactNode;
}

export interface HoverCardGroupProps extends SharedProps<HTMLDivElement> {
  /** The card of the trigger with this id; asked while it is open. Without one, nothing opens. */
  card: (id: string) => HoverCardContent | undefined;
  /** What holds the triggers: Links and Buttons that `hoverCardTrigger(id)` is spread on. */
  children: ReactNode;
}

const panel = createLazyModule(() => import('./HoverCardPanel.tsx'));

/**
 * HoverCard for the many links of a table: one card for all of them, which costs each no more than an attribute. It
 * opens and closes like HoverCard, but for the long press: on a touch screen, the link leads to all of it.
 */
export function HoverCardGroup({ card, children, ...shared }: HoverCardGroupProps) {
  const { trigger, close, triggersProps, cardProps } = useHoverCards();
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const shown = trigger && card(idOf(trigger));
  // The user did not ask for the card, so a failure to load its code is silent.
  const { module } = useLazyModule(panel, { isOpen: shown !== undefined });
  const opened = shown && module ? trigger : undefined;
  useEffect(() => {
    if (!opened) return undefined;
    opened.setAttribute('aria-expanded', 'true');
    opened.setAttribute('aria-controls', id);
    return () => {
      opened.removeAttribute('aria-expanded');
      opened.removeAttribute('aria-controls');
    };
  }, [opened, id]);
  anchor.current = trigger ?? null;
  return (
    <>
      <div {...shared} {...triggersProps} onPointerEnter={panel.preload} className={group}>
        {children}
      </div>
      {shown && module && (
        <module.HoverCardPanel
          key={idOf(trigger)}
          {...cardProps}
          id={id}
          label={shown.label}
          anchor={anchor}
          onClose={close}
        >
          {shown.content}
        </module.HoverCardPanel>
      )}
    </>
  );
}
