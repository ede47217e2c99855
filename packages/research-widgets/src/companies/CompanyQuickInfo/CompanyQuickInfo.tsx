'use client';
import type { CompanyFacts as CompanyFactSources, CompanySearchResult, Investing } from '@fs/api-contract';
import {
  Badge,
  Card,
  Heading,
  KeyValue,
  type KeyValueItem,
  Link,
  type Loadable,
  LoadableView,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useId } from 'react';
import { Amount } from '../../internal/Amount.tsx';
import { companyStatusMessages } from '../../internal/companyStatus.messages.ts';
import { Employees } from '../../internal/Employees.tsx';
import { useInvestingItems } from '../../internal/investingItems.tsx';
import { LastRound } from '../../internal/LastRound.tsx';
import { PlaceText } from '../../internal/PlaceText.tsx';
import type { PlaceParts } from '../../internal/placeQuery.ts';
import { FactSource, SourcedFact } from '../../internal/SourcedFact.tsx';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import type { HeadquartersPopoverProps } from '../HeadquartersPopover/HeadquartersPopover.tsx';
import * as styles from './CompanyQuickInfo.css.ts';
import { companyQuickInfoMessages } from './CompanyQuickInfo.messages.ts';
import { CompanyQuickInfoSkeleton } from './CompanyQuickInfoSkeleton.tsx';
import { displayAddress } from './displayAddress.ts';
import { AroundPlace, Place, TotalRaised } from './keyFacts.tsx';

/** The company facts that the widget shows. Missing facts are null. */
export type CompanyFacts = Pick<
  CompanySearchResult,
  | 'name'
  | 'logo_url'
  | 'short_description'
  | 'homepage_url'
  | 'city'
  | 'state_code'
  | 'country_code'
  | 'founded_on'
  | 'employee_count'
  | 'status'
  | 'total_funding_usd'
  | 'last_round'
  | 'last_funding_on'
>;

/** What the company does as an investor. */
export interface InvestingFacts extends Investing {
  /** All deals, whatever the plan includes. */
  deals: number;
  /** Whether the user's plan includes only the latest deals. */
  isLimited: boolean;
}

export interface CompanyQuickInfoProps {
  company: Loadable<CompanyFacts>;
  /**
   * Local time, weather and news at the headquarters, loaded when the user opens the popover. Without it there is no
   * popover.
   */
  headquarters?: Pick<HeadquartersPopoverProps, 'facts' | 'onOpen' | 'onRetry'>;
  /** URL of the companies at the same place. Without it the headquarters are plain text. */
  placeHrefOf?: (place: PlaceParts) => string;
  /** Source and date of each fact. Without them no fact tells its source. */
  facts?: CompanyFactSources | undefined;
  /** Set for an investor: its deals replace what it raised. */
  investing?: InvestingFacts | undefined;
  /** URL to report a fact as wrong. */
  reportHref?: string | undefined;
  /** Buttons beside the name, such as a ShareMenu. */
  actions?: ReactNode;
  /** Content below the facts, such as the user's watchlists. */
  children?: ReactNode;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A summary of a company: name, status, total raised, latest round, employees, founding month, place and website. */
export function CompanyQuickInfo({
  company,
  facts: sources,
  investing,
  reportHref,
  headquarters,
  placeHrefOf,
  actions,
  children,
  onRetry,
}: CompanyQuickInfoProps) {
  const messages = useMessages(companyQuickInfoMessages);
  return (
    <Stack gap="4">
      <StandInHeading of={company} size="headline">
        {messages.company}
      </StandInHeading>
      <LoadableView of={company} onRetry={onRetry} skeleton={<CompanyQuickInfoSkeleton />}>
        {(facts) => (
          <Facts
            {...facts}
            facts={sources}
            investing={investing}
            reportHref={reportHref}
            around={headquarters}
            placeHrefOf={placeHrefOf}
            actions={actions}
          >
            {children}
          </Facts>
        )}
      </LoadableView>
    </Stack>
  );
}

interface FactsProps
  extends CompanyFacts,
    Pick<CompanyQuickInfoProps, 'facts' | 'investing' | 'reportHref' | 'placeHrefOf' | 'actions' | 'children'> {
  around: CompanyQuickInfoProps['headquarters'];
}

function Facts({
  name,
  logo_url,
  short_description,
  status,
  actions,
  children,
  facts,
  investing,
  reportHref,
  around,
  ...values
}: FactsProps) {
  const messages = useMessages(companyQuickInfoMessages);
  const statuses = useMessages(companyStatusMessages);
  const formats = useFormats();
  const titleId = useId();
  const unknown = <Text tone="muted">{messages.unknown}</Text>;
  const fact = (
    label: string,
    field: keyof CompanyFactSources,
    value: ReactNode,
    renderValue?: (value: string) => ReactNode,
  ): KeyValueItem => {
    const source = { fact: facts?.[field], renderValue };
    return {
      label,
      labelEnd: (
        <FactSource name={label} reportHref={reportHref} {...source}>
          {value}
        </FactSource>
      ),
      value: <SourcedFact {...source}>{value}</SourcedFact>,
    };
  };
  const investorItems = useInvestingItems(investing, {
    deals: investing?.deals ?? 0,
    isLimited: investing?.isLimited ?? false,
    className: styles.total,
  });
  const moneyItems = [
    fact(messages.totalRaised, 'total_funding_usd', <TotalRaised {...values} />, (value) => (
      <Amount amount={Number(value)} />
    )),
    fact(messages.lastRound, 'last_round', <LastRound company={values} />, formats.shortMonth),
    fact(
      messages.employees,
      'employee_count',
      values.employee_count === null ? unknown : <Employees range={values.employee_count} />,
      (range) => <Employees range={range} />,
    ),
  ];
  const place = fact(messages.headquarters, 'location', <Place {...values} unknown={unknown} />, (name) => (
    <PlaceText location={name} />
  ));
  return (
    <Card element="section" aria-labelledby={titleId}>
      <Stack gap="6">
        <div className={styles.head}>
          <CompanyLogo name={name} logoUrl={logo_url} size="large" />
          <div className={styles.words}>
            <div className={styles.title}>
              <Heading level={1} size="headline" id={titleId}>
                {/* The name's own script decides its direction. */}
                <bdi>{name}</bdi>
              </Heading>
              <Badge tone={status === 'closed' ? 'caution' : 'neutral'}>{statuses.status({ status })}</Badge>
            </div>
            {short_description && (
              <Text size="reading">
                <bdi>{short_description}</bdi>
              </Text>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <KeyValue
          layout="columns"
          items={[
            ...(investing ? investorItems : moneyItems),
            fact(
              messages.founded,
              'founded_on',
              values.founded_on ? formats.shortMonth(values.founded_on) : unknown,
              formats.shortMonth,
            ),
            {
              ...place,
              value: (
                <div className={styles.place}>
                  <div>{place.value}</div>
                  <span className={styles.around}>
                    <AroundPlace {...values} around={around} />
                  </span>
                </div>
              ),
            },
            fact(
              messages.website,
              'homepage_url',
              values.homepage_url ? (
                <Link href={values.homepage_url} isExternal>
                  <bdi dir="ltr">{displayAddress(values.homepage_url)}</bdi>
                </Link>
              ) : (
                unknown
              ),
              displayAddress,
            ),
          ]}
        />
        {children && <div className={styles.kept}>{children}</div>}
      </Stack>
    </Card>
  );
}
