'use client';
import type { ArticleLink, TopMovers as Movers } from '@fs/api-contract';
import { type Loadable, Stack, Text, useFormats, useMessages } from '@fs/ui';
import { bidiIsolatedDate } from '../../internal/bidiIsolatedDate.ts';
import { type CompanyHref, CompanyLink } from '../../internal/CompanyLink.tsx';
import { DealRows } from '../../internal/DealRows.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { CompanyRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { ArticleTitle } from '../internal/ArticleTitle.tsx';
import * as styles from './TopMovers.css.ts';
import { topMoversMessages } from './TopMovers.messages.ts';

export interface TopMoversProps {
  movers: Loadable<Movers>;
  companyHrefOf: CompanyHref;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: (article: ArticleLink) => string | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Usual number of companies, for the skeleton. */
const usual = 5;

/** Companies that the news mentions more than in the week before, each with its newest article. */
export function TopMovers({ movers, companyHrefOf, hrefOf, onRetry }: TopMoversProps) {
  const messages = useMessages(topMoversMessages);
  const { shortDay } = useFormats();
  return (
    <ProfileSection
      title={messages.title}
      of={movers}
      isEmpty={({ movers: rows }) => rows.length === 0}
      empty={messages.empty}
      onRetry={onRetry}
      skeleton={<CompanyRowsSkeleton count={usual} />}
    >
      {({ movers: rows, as_of }) => (
        <Stack gap="3">
          <DealRows
            label={messages.title}
            rows={rows.map(({ organization, newest, mentions, mentions_prior }) => ({
              id: organization.id,
              logo: organization,
              title: <CompanyLink company={organization} hrefOf={companyHrefOf} tone="name" />,
              detail: (
                <span className={styles.newest}>
                  <ArticleTitle title={newest.title} href={hrefOf(newest)} source={newest.url} />
                </span>
              ),
              figure: messages.mentions({ count: mentions }),
              when: messages.prior({ count: mentions_prior }),
            }))}
          />
          {as_of !== null && (
            <Text size="small" tone="muted">
              <bdi>{messages.asOf({ day: bidiIsolatedDate(shortDay(as_of)) })}</bdi>
            </Text>
          )}
        </Stack>
      )}
    </ProfileSection>
  );
}
