'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import { createLazyModule } from '../../system/lazyModule/createLazyModule.ts';
import { useLazyModule } from '../../system/lazyModule/useLazyModule.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { group } from './HoverCardGroup.css.ts';
import { idOf } from './hoverCardTrigger.ts';
import { useHoverCards } from './useHoverCards.ts';

export interface HoverCardContent {
  /** The accessible name of the card: what it is about. Default: the text of its trigger. */
  label?: string;
  /** The content. Users reach its controls with Tab. */
  content: ReactNode;
}

export interface HoverCardGroupProps extends SharedProps<HTMLDivElement> {
  /**
   * Returns the content for the trigger with this id. Called while its card is open. Return `undefined` to open no
   * card.
   */
  card: (id: string) => HoverCardContent | undefined;
  /** The content with the triggers: Links and Buttons with the props from `hoverCardTrigger(id)`. */
  children: ReactNode;
}

const panel = createLazyModule(() => import('./HoverCardPanel.tsx'));

/**
 * A HoverCard for many links, such as in a table. All links share one card, and each costs only an attribute. It opens
 * and closes like HoverCard, except that a long press on a touch screen doesn’t open it.
 */
export function HoverCardGroup({ card, children, ...shared }: HoverCardGroupProps) {
  const { trigger, shown, close, triggersProps, cardProps } = useHoverCards(card);
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  // The user didn’t ask for the card, so it fails silently when its code can’t load.
  const { module } = useLazyModule(panel, { isOpen: shown !== undefined });
  const opened = module ? trigger : undefined;
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
      <div {...rootProps(shared, group)} {...triggersProps} onPointerEnter={panel.preload}>
        {children}
      </div>
      {trigger && shown && module && (
        <module.HoverCardPanel
          key={idOf(trigger)}
          {...cardProps}
          id={id}
          label={shown.label ?? trigger.textContent ?? ''}
          anchor={anchor}
          onOpenChange={close}
        >
          {shown.content}
        </module.HoverCardPanel>
      )}
    </>
  );
}
