'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { announce } from '../../internal/announce.ts';
import { CloseIcon } from '../../internal/icons/CloseIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './Tour.css.ts';
import { tourMessages } from './Tour.messages.ts';
import type { OpenTourProps, TourEnd } from './TourProps.ts';
import { useTourTarget } from './useTourTarget.ts';

/**
 * The card of an open tour, shared by all steps. Focus stays where it is until the user moves it into the card. From
 * then on focus follows the steps, and it is restored when the tour ends.
 */
export function TourCard({ steps, onEnd, autoFocus = false, ref, ...shared }: OpenTourProps) {
  const messages = useMessages(tourMessages);
  const id = useId();
  const [index, setIndex] = useState(0);
  const step = steps[index];
  const target = useTourTarget(step?.target);
  const anchor = useRef<HTMLElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const lastFocusedOutside = useRef<Element>(null);
  const shownIndex = useRef<number>(undefined);
  const isLast = index === steps.length - 1;
  const title = step?.title;
  const place = messages.place({ step: index + 1, count: steps.length });

  useEffect(() => {
    // Runs once per step, even when Strict Mode runs effects twice.
    if (title === undefined || shownIndex.current === index) return;
    const isFirst = shownIndex.current === undefined;
    shownIndex.current = index;
    // Screen readers read a focused card from its title. Otherwise, the step is announced.
    if (isFirst ? autoFocus : isFocusWithin(card.current)) card.current?.focus({ preventScroll: true });
    else announce(`${title}. ${place}`, 'polite');
  }, [index, title, place, autoFocus]);

  if (!step) return null;
  anchor.current = target ?? null;

  function end(how: TourEnd) {
    const { current: outside } = lastFocusedOutside;
    if (isFocusWithin(card.current) && outside instanceof HTMLElement && outside.isConnected) outside.focus();
    onEnd(how);
  }

  return (
    <>
      <div ref={middle} className={styles.middle} />
      <Popover
        isNonModal
        isOpen
        onOpenChange={() => end('skipped')}
        // Only the card’s own buttons and Escape end the tour, because the user may try out what a step explains.
        shouldCloseOnInteractOutside={() => false}
        triggerRef={target ? anchor : middle}
        placement={target ? (step.placement ?? 'bottom') : 'bottom'}
        offset={12}
        className={styles.card}
      >
        {/* Not React Aria’s Dialog, which traps focus. */}
        <div
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-content`}
          {...rootProps(shared, styles.dialog)}
          ref={ref ? mergeRefs(card, ref) : card}
          role="dialog"
          tabIndex={-1}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) lastFocusedOutside.current = relatedTarget;
          }}
        >
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {step.title}
            </h2>
            <IconButton label={messages.skip} size="small" onPress={() => end('skipped')}>
              <CloseIcon />
            </IconButton>
          </div>
          <div id={`${id}-content`}>{step.content}</div>
          <div className={styles.foot}>
            <span className={styles.place}>{place}</span>
            <div className={styles.steps}>
              {index > 0 && (
                <Button size="small" onPress={() => setIndex(index - 1)}>
                  {messages.back}
                </Button>
              )}
              <Button size="small" tone="accent" onPress={() => (isLast ? end('finished') : setIndex(index + 1))}>
                {isLast ? messages.finish : messages.next}
              </Button>
            </div>
          </div>
        </div>
      </Popover>
    </>
  );
}

function isFocusWithin(element: Element | null): boolean {
  return element?.contains(document.activeElement) ?? false;
}
