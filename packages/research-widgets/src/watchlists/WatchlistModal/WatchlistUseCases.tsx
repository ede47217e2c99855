'use client';
import { Heading, Text, ToggleButton, useMessages } from '@fs/ui';
import { useId } from 'react';
import { type WatchlistUseCase, watchlistUseCases } from './listUseCases.ts';
import { watchlistModalMessages } from './WatchlistModal.messages.ts';
import * as styles from './WatchlistUseCases.css.ts';
import { watchlistUseCasesMessages } from './watchlistUseCases.messages.ts';

export interface WatchlistUseCasesProps {
  /** The use case whose example is shown. Null for none. */
  chosen: WatchlistUseCase | null;
  onChoose: (useCase: WatchlistUseCase) => void;
}

/** Suggested use cases, each with a name and an example. */
export function WatchlistUseCases({ chosen, onChoose }: WatchlistUseCasesProps) {
  const messages = useMessages(watchlistModalMessages);
  const words = useMessages(watchlistUseCasesMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.pane}>
      <Heading id={titleId} level={3} size="label">
        {messages.useCases}
      </Heading>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" className={styles.choices}>
        {watchlistUseCases.map((useCase) => (
          <li key={useCase} className={styles.choice}>
            <ToggleButton size="small" isSelected={useCase === chosen} onChange={() => onChoose(useCase)}>
              <span className={styles.name}>{words[useCase]}</span>
            </ToggleButton>
          </li>
        ))}
      </ul>
      <div role="status">
        {chosen && (
          <Text size="small" tone="muted">
            {words[`${chosen}Example`]}
          </Text>
        )}
      </div>
    </section>
  );
}
