import { CompanyCorrections, type MarketChange, MarketPatches } from '@fs/research-widgets';
import { Breadcrumbs, Heading, Inline, Link, Page, Stack, useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { adminPath, companyPath, correctionsPath } from '../../addresses/appPaths.ts';
import { useKeptCompany } from '../../addresses/useKeptCompany.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { marketsByNameQuery } from '../../queries/markets.ts';
import { correctionsQuery, marketEffectQuery } from '../../queries/staff.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { UnknownSubject } from '../../shell/UnknownSubject.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { CompanyDuplicates } from './CompanyDuplicates.tsx';
import { staffMessages } from './staff.messages.ts';

/** Corrects a company: its facts beside those of its source, and its markets (AMB-149 and AMB-196). */
export function AdminCompanyScreen() {
  const messages = useMessages(staffMessages);
  const { companyUnknown, companyUnknownText } = useMessages(appMessages);
  const { client } = useServices();
  const queries = useQueryClient();
  const { companyId = '' } = useParams({ strict: false });
  const corrections = useQuery(correctionsQuery(client, companyId));
  const [text, setText] = useState('');
  const found = useQuery({ ...marketsByNameQuery(client, text), enabled: text !== '' });
  const [change, setChange] = useState<MarketChange | null>(null);
  const patch = { market_id: change?.market.id ?? '', op: change?.effect ?? 'add' } as const;
  const effect = useQuery({ ...marketEffectQuery(client, companyId, patch), enabled: change !== null });
  const company = corrections.data?.organization;
  const title = company ? messages.editFacts({ name: company.name }) : messages.facts;
  usePageTitle(company && title);
  useKeptCompany(companyId, company, correctionsPath);

  /** A correction shows in searches, tables, profiles, markets and news, so everything is loaded anew. */
  async function refresh() {
    await corrections.refetch();
    void queries.invalidateQueries();
  }

  async function saveMarket({ market, op }: MarketChange) {
    const { addMarketPatch, deleteMarketPatch } = client.companyCorrections;
    const saved =
      op === 'source'
        ? await deleteMarketPatch(companyId, { market_id: market.id, op: 'add' })
        : await addMarketPatch(companyId, { market_id: market.id, op });
    if (saved.ok) await refresh();
    return saved;
  }

  const { error } = corrections;
  if (error instanceof CallFailure && error.reason === 'not-found') {
    return (
      <Page id={contentId}>
        <UnknownSubject title={companyUnknown} text={companyUnknownText} />
      </Page>
    );
  }
  return (
    <Page id={contentId}>
      <Stack gap="8">
        <Stack gap="4">
          <Breadcrumbs
            crumbs={[
              { label: messages.title, href: adminPath },
              { label: company?.name ?? messages.facts, href: correctionsPath({ id: companyId }) },
            ]}
          />
          <Heading level={1}>{title}</Heading>
          <Inline>
            <Link href={companyPath(companyId)}>{messages.profile}</Link>
          </Inline>
        </Stack>
        <CompanyCorrections
          corrections={toLoadable(corrections)}
          onSave={async (overlay) => {
            const saved = await client.companyCorrections.saveCompanyOverlay(companyId, overlay);
            if (saved.ok) await refresh();
            return saved;
          }}
          onRetry={() => void corrections.refetch()}
        />
        {corrections.data && (
          <MarketPatches
            markets={corrections.data.markets}
            found={found.data ?? []}
            isSearching={found.isFetching}
            searchFailure={text === '' ? undefined : found.error?.message}
            onSearch={setText}
            effect={change && toLoadable(effect)}
            onChange={setChange}
            onSave={saveMarket}
            onRetryEffect={() => void effect.refetch()}
          />
        )}
        {company && <CompanyDuplicates key={company.id} company={company} />}
      </Stack>
    </Page>
  );
}
