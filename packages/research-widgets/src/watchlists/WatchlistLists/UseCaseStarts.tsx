'use client';
import { Button, Heading, Text, useMessages } from '@fs/ui';
import { useId } from 'react';
import { type WatchlistUseCase, watchlistUseCases } from '../WatchlistModal/listUseCases.ts';
import { watchlistUseCasesMessages } from '../WatchlistModal/watchlistUseCases.messages.ts';
import * as styles from './UseCaseStarts.css.ts';
import { watchlistListsMessages } from './WatchlistLists.messages.ts';

/** What lists are for, each with an example and a start. */
export function UseCaseStarts({ onStart }: { onStart: (useCase: WatchlistUseCase) => void }) {
  const messages = useMessages(watchlistListsMessages);
  const words = useMessages(watchlistUseCasesMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Heading id={titleId} level={2} size="label">
        {messages.useCases}
      </Heading>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" className={styles.cases}>
        {watchlistUseCases.map((useCase) => (
          <li key={useCase} className={styles.one}>
            <Button onPress={() => onStart(useCase)}>{words[useCase]}</Button>
            <Text size="small" tone="muted">
              {words[`${useCase}Example`]}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
