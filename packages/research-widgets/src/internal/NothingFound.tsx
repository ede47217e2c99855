'use client';
import { Link, Text, useMessages } from '@fs/ui';
import { nothingFoundMessages } from './NothingFound.messages.ts';

/** Message of a search without results, with a link to suggest a missing company (research §2). */
export function NothingFound({ suggestHref }: { suggestHref: string }) {
  const messages = useMessages(nothingFoundMessages);
  return (
    <Text>
      {messages.nothingFound} <Link href={suggestHref}>{messages.suggest}</Link>
    </Text>
  );
}
