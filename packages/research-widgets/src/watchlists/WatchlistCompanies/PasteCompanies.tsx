'use client';
import { limits } from '@fs/api-contract';
import { Button, lazyComponent, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { Suspense } from 'react';
import type { WatchlistBulkAddProps } from '../WatchlistBulkAdd/WatchlistBulkAdd.tsx';
import * as styles from './PasteCompanies.css.ts';
import { watchlistCompaniesMessages } from './WatchlistCompanies.messages.ts';

/** Matches and adds pasted companies. Offer to undo. */
export type WatchlistPaste = Pick<WatchlistBulkAddProps, 'onRecognize' | 'onAdd'>;

// Lazy-loaded, because most lists have companies.
const WatchlistBulkAdd = lazyComponent(
  async () => (await import('../WatchlistBulkAdd/WatchlistBulkAdd.tsx')).WatchlistBulkAdd,
);

const noIds: readonly string[] = [];

interface PasteCompaniesProps extends WatchlistPaste {
  onAddOne: () => void;
  onLeave: NonNullable<WatchlistBulkAddProps['onLeave']>;
  /** Called when the user wants to see the companies that the list has by now. Undefined while it has none. */
  onShowList: (() => void) | undefined;
}

/** A list without companies: a box to paste them into. */
export function PasteCompanies({ onAddOne, onShowList, ...paste }: PasteCompaniesProps) {
  const messages = useMessages(watchlistCompaniesMessages);
  return (
    <div className={styles.box}>
      <Stack gap="6">
        {onShowList ? (
          <Stack align="start">
            <Button onPress={onShowList}>{messages.showList}</Button>
          </Stack>
        ) : (
          <Stack gap="3" align="start">
            <Text>{messages.empty}</Text>
            <Button onPress={onAddOne}>{messages.add}</Button>
          </Stack>
        )}
        <Suspense fallback={<Skeleton shape="block" />}>
          <WatchlistBulkAdd {...paste} presentIds={noIds} quota={limits.watchlistPreset} />
        </Suspense>
      </Stack>
    </div>
  );
}
