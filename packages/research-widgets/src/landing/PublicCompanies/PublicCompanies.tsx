'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { type Loadable, LoadableView, Skeleton, Text, useMessages, VisuallyHidden } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import * as lined from '../../internal/linedRows.css.ts';
import { placeMessages } from '../../internal/place.messages.ts';
import { placeWords } from '../../internal/placeWords.ts';
import * as styles from './PublicCompanies.css.ts';
import { publicCompaniesMessages } from './PublicCompanies.messages.ts';

/** The company facts that a row shows. */
export type PublicCompany = Pick<
  CompanySearchResult,
  'id' | 'name' | 'logo_url' | 'location' | 'markets' | 'total_funding_usd'
>;

export interface PublicCompaniesProps {
  /** The best matches, up to 5. */
  companies: Loadable<readonly PublicCompany[]>;
  /** URL of a company's page, or of the way to it. */
  hrefOf: CompanyHref;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

const shown = 5;

/** Companies that a search found, each with market, place and total raised. */
export function PublicCompanies({ companies, hrefOf, onRetry }: PublicCompaniesProps) {
  const messages = useMessages(publicCompaniesMessages);
  return (
    <LoadableView of={companies} onRetry={onRetry} skeleton={<Skeleton width="most" />}>
      {(found) => (
        <>
          <div role="status">
            {found.length === 0 ? (
              <Text>{messages.nothingFound}</Text>
            ) : (
              <VisuallyHidden>{messages.found({ count: Math.min(found.length, shown) })}</VisuallyHidden>
            )}
          </div>
          {found.length > 0 && (
            // Safari drops the list role of a list without markers.
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <ul role="list" aria-label={messages.results} className={lined.list}>
              {found.slice(0, shown).map((company) => (
                <Row key={company.id} company={company} hrefOf={hrefOf} />
              ))}
            </ul>
          )}
        </>
      )}
    </LoadableView>
  );
}

function Row({ company, hrefOf }: { company: PublicCompany; hrefOf: CompanyHref }) {
  const messages = useMessages(publicCompaniesMessages);
  const { name, logo_url, markets, location, total_funding_usd } = company;
  const places = useMessages(placeMessages);
  const facts = [markets[0]?.name, location && placeWords(location, places)].filter((fact) => fact);
  return (
    <li className={lined.row}>
      <CompanyLogo name={name} logoUrl={logo_url} />
      <span className={styles.words}>
        <CompanyLink company={company} hrefOf={hrefOf} tone="name" />
        {facts.length > 0 && (
          <Text element="span" size="small" tone="muted">
            {facts.map((fact, place) => (
              <span key={fact}>
                {place > 0 && ' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </Text>
        )}
      </span>
      <span className={styles.raised}>
        <Amount amount={total_funding_usd} />
        {total_funding_usd !== null && (
          <Text element="span" size="small" tone="muted">
            {messages.raised}
          </Text>
        )}
      </span>
    </li>
  );
}
