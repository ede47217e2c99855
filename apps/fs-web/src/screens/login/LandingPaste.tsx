import { CompanyRecognition } from '@fs/research-widgets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keptListPath, signUpTowards } from '../../addresses/appPaths.ts';
import { recognizedNamesQuery } from '../../queries/landing.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { useCompanyWay } from './useCompanyWay.ts';
import { useSettledText } from './useSettledText.ts';

/** Recognizes pasted names. The list is kept through sign-up. */
export function LandingPaste() {
  const { client } = useServices();
  const { user } = useSessionState();
  const hrefOf = useCompanyWay();
  const [text, setText] = useState('');
  const query = recognizedNamesQuery(client, useSettledText(text));
  const recognized = useQuery(query);
  return (
    <CompanyRecognition
      text={text}
      onTextChange={setText}
      recognized={query.enabled ? toLoadable(recognized) : null}
      hrefOf={hrefOf}
      keepHrefOf={(companies) => {
        const list = keptListPath(companies.map(({ id }) => id));
        return user ? list : signUpTowards(list);
      }}
      onRetry={() => void recognized.refetch()}
    />
  );
}
