'use client';
import { useMessages } from '@fs/ui';
import { placeMessages } from './place.messages.ts';
import { placeWords } from './placeWords.ts';

/** A place as the API writes it, with its country in words. */
export function PlaceText({ location }: { location: string }) {
  const places = useMessages(placeMessages);
  return <bdi>{placeWords(location, places)}</bdi>;
}
