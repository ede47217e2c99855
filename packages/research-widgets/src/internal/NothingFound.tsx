'use client';
import { Link, Text, useMessages } from '@fs/ui';
import { nothingFoundMessages } from './NothingFound.messages.ts';

/** What a search says that found nothing, with the way to suggest what is missing (research §2). */
export function NothingFound({ suggestHref }: { suggestHref: string }) {
  const messages = useMessages(nothingFoundMessages);
  return (
    <Text>
      {messages.nothingFound} <Link href={suggestHref}>{messages.suggest}</Link>
    </Text>
  );
}
