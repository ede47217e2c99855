'use client';
import { useMessages } from '@fs/ui';
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
  return <span className={styles.place}>{children}</span>;
}
