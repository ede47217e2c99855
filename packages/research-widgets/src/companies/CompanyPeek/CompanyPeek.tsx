'use client';
import type { ArticleListItem, CompanyMarket, CompanyOverview } from '@fs/api-contract';
import {
  BarChart,
  DateText,
  KeyValue,
  Link,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import type { ReactNode } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { Employees } from '../../internal/Employees.tsx';
import { everyYear } from '../../internal/everyYear.ts';
import { Headline } from '../../internal/Headline.tsx';
import type { InvestorHref, PersonHref } from '../../internal/InvestorLink.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { moneyChartMessages } from '../../internal/moneyChart.messages.ts';
import { PlaceText } from '../../internal/PlaceText.tsx';
import { RoundInvestors } from '../../internal/RoundInvestors.tsx';
import { usePeriodPoint } from '../../internal/usePeriodPoint.ts';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { displayAddress } from '../CompanyQuickInfo/displayAddress.ts';
import { CompanyTags } from '../CompanyTags/CompanyTags.tsx';
import * as styles from './CompanyPeek.css.ts';
import { companyPeekMessages } from './CompanyPeek.messages.ts';

export interface CompanyPeekProps {
  overview: Loadable<CompanyOverview>;
  /** URL of a company's page. */
  hrefOf: CompanyHref;
  /** URL of a person's page, for angels. Without it their names are plain text. */
  personHrefOf?: PersonHref;
  /** URL of the rounds of an investor without a page. Without it, their names are no links. */
  investorHrefOf?: InvestorHref;
  /** URL of a market's page. Without it the tags are plain text. */
  marketHrefOf?: (market: CompanyMarket) => string;
  /** URL of an article. Undefined for an article without a page: its title is plain text. */
  articleHrefOf: (item: ArticleListItem) => string | undefined;
  /** The user's watchlists that include the company, with a heading and a way to add another. */
  lists?: ReactNode;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** What the user wants to know of a company before opening its profile. */
export function CompanyPeek({ overview, onRetry, ...props }: CompanyPeekProps) {
  return (
    <LoadableView of={overview} onRetry={onRetry} skeleton={<PeekSkeleton />}>
      {(known) => <Known {...props} known={known} />}
    </LoadableView>
  );
}

function Known({
  known,
  hrefOf,
  personHrefOf,
  investorHrefOf,
  marketHrefOf,
  articleHrefOf,
  lists,
}: Omit<CompanyPeekProps, 'overview' | 'onRetry'> & { known: CompanyOverview }) {
  const messages = useMessages(companyPeekMessages);
  const { organization, funding_rounds, articles } = known;
  const [lastRound] = funding_rounds;
  return (
    <Stack gap="6">
      <div className={styles.head}>
        <CompanyLogo name={organization.name} logoUrl={organization.logo_url} size="large" />
        {organization.short_description !== null && <Text size="reading">{organization.short_description}</Text>}
      </div>
      <Facts organization={organization} />
      <CompanyTags markets={organization.markets} place="results" hrefOf={marketHrefOf} />
      <YearBars years={organization.funding_years} />
      {lastRound && lastRound.investors.length > 0 && (
        <Section title={messages.investors} level={3} size="title">
          <Text element="div">
            <RoundInvestors
              investors={lastRound.investors}
              hrefOf={hrefOf}
              personHrefOf={personHrefOf}
              investorHrefOf={investorHrefOf}
            />
          </Text>
        </Section>
      )}
      {articles.length > 0 && (
        <Section title={messages.articles} level={3} size="title">
          <Articles articles={articles.slice(0, 3)} hrefOf={articleHrefOf} />
        </Section>
      )}
      {lists}
    </Stack>
  );
}

function Facts({ organization }: Pick<CompanyOverview, 'organization'>) {
  const messages = useMessages(companyPeekMessages);
  const { shortMonth } = useFormats();
  const { homepage_url } = organization;
  return (
    <KeyValue
      items={[
        {
          label: messages.raised,
          value: (
            <span className={styles.key}>
              <Amount amount={organization.total_funding_usd} />
            </span>
          ),
        },
        {
          label: messages.lastRound,
          value: <LastRound company={organization} precision="day" />,
        },
        { label: messages.employees, value: <Employees range={organization.employee_count} /> },
        {
          label: messages.founded,
          value: organization.founded_on === null ? <MissingValue /> : shortMonth(organization.founded_on),
        },
        {
          label: messages.place,
          value: organization.location === null ? <MissingValue /> : <PlaceText location={organization.location} />,
        },
        {
          label: messages.website,
          value:
            homepage_url === null ? (
              <MissingValue />
            ) : (
              <Link href={homepage_url} isExternal>
                <bdi dir="ltr">{displayAddress(homepage_url)}</bdi>
              </Link>
            ),
        },
      ]}
    />
  );
}

/** With fewer than three years, the last round says more than a chart. */
function YearBars({ years }: { years: CompanyOverview['organization']['funding_years'] }) {
  const messages = useMessages(companyPeekMessages);
  const { dollars } = useMessages(moneyChartMessages);
  const pointOf = usePeriodPoint(String(new Date().getUTCFullYear()));
  const shown = everyYear(years, (year) => ({ year, raised_usd: 0, round_count: 0 }));
  if (shown.length < 3) return null;
  return (
    <BarChart
      isTime
      title={messages.byYear}
      pointName={messages.year}
      series={[messages.amount]}
      points={shown.map(({ year, raised_usd }) => pointOf({ id: String(year), values: [raised_usd] }))}
      formatValue={(amount) => dollars({ amount })}
    />
  );
}

interface ArticlesProps {
  articles: readonly ArticleListItem[];
  hrefOf: CompanyPeekProps['articleHrefOf'];
}

function Articles({ articles, hrefOf }: ArticlesProps) {
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.articles}>
      {articles.map((item) => {
        const href = hrefOf(item);
        const title = <Headline>{item.article.title}</Headline>;
        return (
          <li key={item.article.uuid}>
            {href === undefined ? title : <Link href={href}>{title}</Link>}
            <Text size="small" tone="muted">
              <DateText value={item.article.published_time} />
              {item.article.site_name !== null && ` · ${item.article.site_name}`}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

function PeekSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton size="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton shape="block" />
    </Stack>
  );
}
