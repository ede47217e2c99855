import type { FeedItem } from '@fs/api-contract';
import { Icon } from '../icons/Icon.tsx';

/** Coins, two merging lines, an arrow into a company, a sheet of paper. */
const paths: Record<FeedItem['kind'], string> = {
  funding:
    'M8 2.5c3 0 5 .9 5 2s-2 2-5 2-5-.9-5-2 2-2 5-2zM3 4.5v7c0 1.1 2 2 5 2s5-.9 5-2v-7M3 8c0 1.1 2 2 5 2s5-.9 5-2',
  acquisition: 'M3 2.5c0 4 5 3.5 5 7v4M13 2.5c0 4-5 3.5-5 7M5.5 11 8 13.5l2.5-2.5',
  investment: 'M2.5 8h8M7.5 5l3 3-3 3M9 2.5h4.5v11H9',
  article: 'M3.5 2h6l3 3v9h-9zM9.5 2v3h3M6 8.5h4M6 11h4',
};

/** The kind of an event. Hidden from screen readers, because the row names the kind. */
export function KindIcon({ kind }: Pick<FeedItem, 'kind'>) {
  return <Icon path={paths[kind]} />;
}
