'use client';
import type { CompanyCard, CompanyMarket, KeywordArticles } from '@fs/api-contract';
import { type Loadable, Section, TagList, useMessages } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import * as lined from '../../internal/linedRows.css.ts';
import { CompanyRowsSkeleton, TagsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { topicExplorerMessages } from './TopicExplorer.messages.ts';

interface TopicSurroundingsProps {
  found: Loadable<KeywordArticles>;
  topicsHrefOf: (topics: readonly string[]) => string;
  companyHrefOf: CompanyHref;
  marketHrefOf: (market: CompanyMarket) => string;
}

/** What else the articles are about. Parts without content, and all after a failure, are left out. */
export function TopicSurroundings({ found, topicsHrefOf, companyHrefOf, marketHrefOf }: TopicSurroundingsProps) {
  const messages = useMessages(topicExplorerMessages);
  if (found.state === 'loading') return <Outline />;
  const known = found.state === 'ready' ? found.value : undefined;
  if (!known) return null;
  const { related, companies, markets } = known;
  return (
    <>
      {related.length > 0 && (
        <Section title={messages.related} level={2} size="title">
          <TagList
            label={messages.related}
            tags={related.map((name) => ({ id: name, name, href: topicsHrefOf([name]) }))}
          />
        </Section>
      )}
      {companies.length > 0 && (
        <Section title={messages.companies} level={2} size="title">
          <Companies label={messages.companies} companies={companies} hrefOf={companyHrefOf} />
        </Section>
      )}
      {markets.length > 0 && (
        <Section title={messages.markets} level={2} size="title">
          <TagList
            label={messages.markets}
            tags={markets.map((market) => ({ id: market.id, name: market.name, href: marketHrefOf(market) }))}
          />
        </Section>
      )}
    </>
  );
}

interface CompaniesProps {
  label: string;
  companies: readonly CompanyCard[];
  hrefOf: CompanyHref;
}

function Companies({ label, companies, hrefOf }: CompaniesProps) {
  return (
    <ul aria-label={label} className={lined.list}>
      {companies.map((company) => (
        <li key={company.id} className={lined.row}>
          <CompanyLogo name={company.name} logoUrl={company.logo_url} />
          <CompanyLink company={company} hrefOf={hrefOf} tone="name" />
        </li>
      ))}
    </ul>
  );
}

function Outline() {
  const messages = useMessages(topicExplorerMessages);
  return (
    <>
      <Section title={messages.related} level={2} size="title">
        <TagsSkeleton count={6} />
      </Section>
      <Section title={messages.companies} level={2} size="title">
        <CompanyRowsSkeleton count={4} />
      </Section>
    </>
  );
}
