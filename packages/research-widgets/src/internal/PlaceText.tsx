'use client';
import { useMessages } from '@fs/ui';
import { directionOfText } from './directionOfText.ts';
import * as styles from './PlaceText.css.ts';
import { placeMessages } from './place.messages.ts';
import { placeWords } from './placeWords.ts';

/** A place as the API writes it, with its country in words. */
export function PlaceText({ location }: { location: string }) {
  const places = useMessages(placeMessages);
  return <PlaceName>{placeWords(location, places)}</PlaceName>;
}

/** A place in words. */
export function PlaceName({ children }: { children: string }) {
  // Latin letters alone run from left to right, so that a narrow cell cuts their end.
  if (directionOfText(children) === undefined) return <bdi>{children}</bdi>;
  return <span className={styles.place}>{children}</span>;
}
