'use client';
import type { ArticleCompany as Company } from '@fs/api-contract';
import { Button, Heading, KeyValue, Text, useMessages } from '@fs/ui';
import { CompanyLogo } from '../../companies/CompanyLogo/CompanyLogo.tsx';
import { Amount } from '../../internal/Amount.tsx';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import * as styles from './NewsArticle.css.ts';
import { newsArticleMessages } from './NewsArticle.messages.ts';

interface ArticleCompanyProps {
  company: Company;
  hrefOf: CompanyHref;
  onAddToList: ((company: Company) => void) | undefined;
}

/** The company that the article is chiefly about, with what it raised. */
export function ArticleCompany({ company, hrefOf, onAddToList }: ArticleCompanyProps) {
  const messages = useMessages(newsArticleMessages);
  const { name, logo_url, short_description, total_funding_usd, last_round } = company;
  return (
    <section aria-label={messages.company} className={styles.company}>
      <div className={styles.companyName}>
        <CompanyLogo name={name} logoUrl={logo_url} />
        <Heading level={2} size="title">
          <CompanyLink company={company} hrefOf={hrefOf} tone="name" />
        </Heading>
      </div>
      {short_description !== null && (
        <Text tone="muted">
          <bdi>{short_description}</bdi>
        </Text>
      )}
      <KeyValue
        items={[
          { label: messages.raised, value: <Amount amount={total_funding_usd} /> },
          ...(last_round
            ? [{ label: messages.lastRound, value: <LastRound company={company} precision="day" /> }]
            : []),
        ]}
      />
      {onAddToList && (
        <div>
          <Button onPress={() => onAddToList(company)}>{messages.addToList}</Button>
        </div>
      )}
    </section>
  );
}
