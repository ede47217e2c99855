'use client';
import type { Tours } from '@fs/api-contract';
import { Button, lazyComponent, Text, type TourStep, useMessages } from '@fs/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { headerPlaces } from '../AppHeader/headerPlaces.ts';
import * as styles from './GuidedTour.css.ts';
import { guidedTourMessages } from './GuidedTour.messages.ts';
import { isTourDue, type TourKey, tourDelay, withTourFinished } from './tourRules.ts';
import { useIsFieldInUse } from './useIsFieldInUse.ts';

export interface GuidedTourProps {
  /** Id of the tour of the current page. */
  tour: TourKey;
  /** How often the user finished each tour. Undefined while unknown. */
  tours: Tours | undefined;
  /** Called with the counts to save when the user finishes or closes the tour. */
  onFinish: (tours: Tours) => void;
}

// Lazy-loaded, because most users have finished the tour.
const Tour = lazyComponent(async () => (await import('@fs/ui/Tour')).Tour, { failure: 'nothing' });

/** Tour for new users, two seconds after arrival. While a field is in use, it is a button. Renders nothing for other users. */
export function GuidedTour({ tour, tours, onFinish }: GuidedTourProps) {
  const hasSettled = useHasSettled();
  const [isOver, setOver] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isFieldInUse = useIsFieldInUse();
  const messages = useMessages(guidedTourMessages);
  const steps = useSteps(tour);
  if (!hasSettled || isOver || !tours || !isTourDue(tours, tour)) return null;
  if (isFieldInUse && !isAsked) {
    return (
      <div className={styles.pill}>
        <Button onPress={() => setAsked(true)}>{messages.take}</Button>
      </div>
    );
  }
  return (
    <Suspense fallback={null}>
      <Tour
        isOpen
        steps={steps}
        onEnd={() => {
          setOver(true);
          onFinish(withTourFinished(tours, tour));
        }}
      />
    </Suspense>
  );
}

function useHasSettled(): boolean {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), tourDelay);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled;
}

/** Steps of each tour (decision AMB-105). */
function useSteps(tour: TourKey): readonly TourStep[] {
  const messages = useMessages(guidedTourMessages);
  return useMemo(() => {
    const steps = {
      home: [
        step(messages.makeListTitle, messages.makeList, headerPlaces.navigation),
        step(messages.followTitle, messages.follow, headerPlaces.navigation),
        step(messages.searchTitle, messages.search, headerPlaces.search),
      ],
      feed: [
        step(messages.feedNewsTitle, messages.feedNews),
        step(messages.feedNavigationTitle, messages.feedNavigation, headerPlaces.navigation),
        step(messages.feedUserTitle, messages.feedUser, headerPlaces.user),
      ],
    } satisfies Record<TourKey, readonly TourStep[]>;
    return steps[tour];
  }, [tour, messages]);
}

function step(title: string, text: string, target?: string): TourStep {
  return { title, content: <Text>{text}</Text>, ...(target !== undefined && { target }) };
}
