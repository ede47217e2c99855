'use client';
import type { WatchlistNews } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { watchlistNewsMessages } from './watchlistNews.messages.ts';

/** Returns what is new on a list in words, such as "2 rounds ($61.2M), 5 articles". Empty if nothing is new. */
export function useNewsWords(): (news: WatchlistNews | null) => string {
  const messages = useMessages(watchlistNewsMessages);
  return (news) => {
    if (!news) return '';
    const { rounds, raised_usd: raised, acquisitions, articles, companies } = news;
    const parts = [
      rounds > 0 && messages.rounds({ count: rounds, raised }),
      acquisitions > 0 && messages.acquisitions({ count: acquisitions }),
      articles > 0 && messages.articles({ count: articles }),
      companies > 0 && messages.companies({ count: companies }),
    ].filter((part) => part !== false);
    return messages.joined({ parts });
  };
}
