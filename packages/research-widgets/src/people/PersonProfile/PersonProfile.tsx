'use client';
import type { PersonOverview } from '@fs/api-contract';
import { type Loadable, LoadableView, ready, Stack, Text, useMessages } from '@fs/ui';
import { CompanyInvestments } from '../../companies/CompanyInvestments/CompanyInvestments.tsx';
import { CompanyNews, type NewsHref } from '../../companies/CompanyNews/CompanyNews.tsx';
import type { UpgradeLinks } from '../../companies/UpgradeWall/UpgradeWall.tsx';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import type { PersonHref } from '../../internal/InvestorLink.tsx';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import { Namesakes } from './Namesakes.tsx';
import { PersonHead, PersonHeadSkeleton } from './PersonHead.tsx';
import * as styles from './PersonProfile.css.ts';
import { personProfileMessages } from './PersonProfile.messages.ts';
import { Positions } from './Positions.tsx';

export interface PersonProfileProps {
  person: Loadable<PersonOverview>;
  hrefOf: CompanyHref;
  personHrefOf: PersonHref;
  /** URL of an article in the app. Undefined if only another site has the article. */
  articleHrefOf: NewsHref;
  /** Set when the user's plan includes only the first investments. */
  upgrade?: UpgradeLinks | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A person: positions, rounds joined as an angel or by their company, its news, and others of the same name. */
export function PersonProfile({ person, onRetry, ...parts }: PersonProfileProps) {
  const messages = useMessages(personProfileMessages);
  return (
    <Stack gap="4">
      <StandInHeading of={person} size="headline">
        {messages.person}
      </StandInHeading>
      <LoadableView of={person} onRetry={onRetry} skeleton={<PersonHeadSkeleton />}>
        {(known) => (
          <div className={styles.profile}>
            <PersonHead person={known} hrefOf={parts.hrefOf} isLimited={parts.upgrade !== undefined} />
            <div className={styles.columns}>
              <Facts known={known} {...parts} />
              {known.namesakes.length > 0 && <Namesakes person={known} hrefOf={parts.personHrefOf} />}
            </div>
          </div>
        )}
      </LoadableView>
    </Stack>
  );
}

interface FactsProps extends Omit<PersonProfileProps, 'onRetry' | 'person' | 'personHrefOf'> {
  known: PersonOverview;
}

/** Sections without facts are left out. */
function Facts({ known, hrefOf, articleHrefOf, upgrade }: FactsProps) {
  const messages = useMessages(personProfileMessages);
  const { positions, investments, investment_count, articles, organization } = known;
  const { company_investments, company_investment_count } = known;
  return (
    <div className={styles.column}>
      {positions.length === 0 && investment_count === 0 && <Text tone="muted">{messages.nothing}</Text>}
      {positions.length > 0 && <Positions positions={positions} hrefOf={hrefOf} />}
      {investment_count > 0 && (
        <CompanyInvestments
          facts={ready({ investments, total: investment_count })}
          hrefOf={hrefOf}
          {...(upgrade && { upgrade })}
        />
      )}
      {organization && company_investment_count > 0 && (
        <CompanyInvestments
          title={messages.joinedBy({ company: organization.name })}
          facts={ready({ investments: company_investments, total: company_investment_count })}
          hrefOf={hrefOf}
          {...(upgrade && { upgrade })}
        />
      )}
      {organization && articles.length > 0 && (
        <CompanyNews
          title={messages.news({ company: organization.name })}
          empty=""
          articles={ready(articles)}
          hrefOf={articleHrefOf}
        />
      )}
    </div>
  );
}
