'use client';
import { useEffect, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { isUserBusy } from './isUserBusy.ts';
import { TourCard } from './TourCard.tsx';
import { TourPill } from './TourPill.tsx';
import type { OpenTourProps } from './TourProps.ts';

/** An open tour: its card, or a pill that offers the tour while focus is in a field or a dialog. */
export function OpenTour({ autoFocus = false, ref, ...tour }: OpenTourProps) {
  const [start, setStart] = useState<'offered' | 'shown' | 'requested'>(() => {
    if (autoFocus) return 'requested';
    return isUserBusy() ? 'offered' : 'shown';
  });
  const pill = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (start !== 'offered') return;
    const handleFocusOut = () => {
      // Reads focus after it has moved. A press on the pill must not replace the pill before the press ends.
      queueMicrotask(() => {
        if (!isUserBusy() && !pill.current?.contains(document.activeElement)) setStart('shown');
      });
    };
    document.addEventListener('focusout', handleFocusOut);
    return () => document.removeEventListener('focusout', handleFocusOut);
  }, [start]);

  if (start === 'offered') {
    const { steps: _steps, onEnd, ...shared } = tour;
    return (
      <TourPill
        {...shared}
        ref={ref ? mergeRefs(pill, ref) : pill}
        onStart={() => setStart('requested')}
        onSkip={() => onEnd('skipped')}
      />
    );
  }
  return <TourCard {...tour} ref={ref} autoFocus={start === 'requested'} />;
}
