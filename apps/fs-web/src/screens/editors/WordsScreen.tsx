import { type StopWordChanges, StopWords } from '@fs/research-widgets';
import { Page } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshNews, stopWordEffectQuery, stopWordsQuery } from '../../queries/curation.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

const unchanged: StopWordChanges = { add: [], remove: [] };

/** The words that never trend, for administrators (AMB-020 and AMB-021). */
export function WordsScreen() {
  const { client } = useServices();
  const queries = useQueryClient();
  const words = useQuery(stopWordsQuery(client));
  const [changes, setChanges] = useState(unchanged);
  const hasChanges = changes.add.length + changes.remove.length > 0;
  const effect = useQuery({ ...stopWordEffectQuery(client, changes), enabled: hasChanges });
  return (
    <Page id={contentId}>
      <StopWords
        words={toLoadable(words)}
        effect={hasChanges ? toLoadable(effect) : null}
        onChange={setChanges}
        onSave={async ({ add, remove }) => {
          const saved = await client.curation.changeStopWords({ add: [...add], remove: [...remove] });
          if (saved.ok) await refreshNews(queries);
          return saved;
        }}
        onRetry={() => void words.refetch()}
        onRetryEffect={() => void effect.refetch()}
      />
    </Page>
  );
}
