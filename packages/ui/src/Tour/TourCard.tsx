'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../internal/icons/CloseIcon.tsx';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './Tour.css.ts';
import { tourMessages } from './Tour.messages.ts';
import type { TourProps } from './Tour.tsx';
import { useTourTarget } from './useTourTarget.ts';

/** An open tour. One card for all steps: the focus that it found goes back to where it was when the tour ends. */
export function TourCard({ steps, onEnd, ref, ...shared }: Omit<TourProps, 'isOpen'>) {
  const messages = useMessages(tourMessages);
  const id = useId();
  const [index, setIndex] = useState(0);
  const step = steps[index];
  const target = useTourTarget(step?.target);
  const anchor = useRef<HTMLElement>(null);
  const middle = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isLast = index === steps.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its title on
  useEffect(() => {
    // The window has scrolled to the target.
    card.current?.focus({ preventScroll: true });
  }, [index]);

  if (!step) return null;
  anchor.current = target ?? null;
  return (
    <>
      <div ref={middle} className={styles.middle} />
      <Popover
        isNonModal
        isOpen
        onOpenChange={() => onEnd('skipped')}
        // Only its own buttons and Escape end it: the reader may try what it speaks of.
        shouldCloseOnInteractOutside={() => false}
        triggerRef={target ? anchor : middle}
        placement={target ? (step.placement ?? 'bottom') : 'bottom'}
        offset={12}
        className={styles.card}
      >
        {/* Not React Aria's Dialog, which keeps the focus in. */}
        <div
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-content`}
          {...shared}
          ref={ref ? mergeRefs(card, ref) : card}
          role="dialog"
          tabIndex={-1}
          className={styles.dialog}
        >
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {step.title}
            </h2>
            <IconButton label={messages.skip} size="small" onPress={() => onEnd('skipped')}>
              <CloseIcon />
            </IconButton>
          </div>
          <div id={`${id}-content`}>{step.content}</div>
          <div className={styles.foot}>
            <span className={styles.place}>{messages.place({ step: index + 1, count: steps.length })}</span>
            <div className={styles.steps}>
              {index > 0 && (
                <Button size="small" onPress={() => setIndex(index - 1)}>
                  {messages.back}
                </Button>
              )}
              <Button size="small" tone="accent" onPress={() => (isLast ? onEnd('finished') : setIndex(index + 1))}>
                {isLast ? messages.finish : messages.next}
              </Button>
            </div>
          </div>
        </div>
      </Popover>
    </>
  );
}
