'use client';
import type { Company } from '@fs/api-contract';
import {
  Card,
  Heading,
  Inline,
  KeyValue,
  Link,
  type Loadable,
  LoadableView,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import { type ReactNode, useId } from 'react';
import type { PlaceParts } from '../../internal/placeQuery.ts';
import { StandInHeading } from '../../internal/StandInHeading.tsx';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { HeadquartersPopover, type HeadquartersPopoverProps } from '../HeadquartersPopover/HeadquartersPopover.tsx';
import * as styles from './CompanyQuickInfo.css.ts';
import { companyQuickInfoMessages } from './CompanyQuickInfo.messages.ts';
import { CompanyQuickInfoSkeleton } from './CompanyQuickInfoSkeleton.tsx';
import { displayAddress } from './displayAddress.ts';

/** The company facts that the widget shows. Missing facts are null. */
export type CompanyFacts = Pick<
  Company,
  | 'name'
  | 'logo_url'
  | 'short_description'
  | 'homepage_url'
  | 'city'
  | 'state_code'
  | 'country_code'
  | 'founded_on'
  | 'employee_count'
>;

export interface CompanyQuickInfoProps {
  company: Loadable<CompanyFacts>;
  /**
   * Local time, weather and news at the headquarters, loaded when the user opens the popover. Without it there is no
   * popover.
   */
  headquarters?: Pick<HeadquartersPopoverProps, 'facts' | 'onOpen' | 'onRetry'>;
  /** URL of the companies at the same place. Without it the headquarters are plain text. */
  placeHrefOf?: (place: PlaceParts) => string;
  /** Content below the facts, such as the user's watchlists. */
  children?: ReactNode;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A summary of a company: name, description, website, headquarters, founding month and number of employees. */
export function CompanyQuickInfo({ company, headquarters, placeHrefOf, children, onRetry }: CompanyQuickInfoProps) {
  const messages = useMessages(companyQuickInfoMessages);
  return (
    <Stack gap="4">
      <StandInHeading of={company} size="headline">
        {messages.company}
      </StandInHeading>
      <LoadableView of={company} onRetry={onRetry} skeleton={<CompanyQuickInfoSkeleton />}>
        {(facts) => (
          <Facts {...facts} around={headquarters} placeHrefOf={placeHrefOf}>
            {children}
          </Facts>
        )}
      </LoadableView>
    </Stack>
  );
}

interface FactsProps extends CompanyFacts, Pick<CompanyQuickInfoProps, 'placeHrefOf' | 'children'> {
  around: CompanyQuickInfoProps['headquarters'];
}

function Facts({ name, logo_url, short_description, around, placeHrefOf, children, ...facts }: FactsProps) {
  const messages = useMessages(companyQuickInfoMessages);
  const formats = useFormats();
  const titleId = useId();
  const unknown = <Text tone="muted">{messages.unknown}</Text>;
  const headquarters = [facts.city, facts.state_code, facts.country_code].filter(Boolean).join(', ');
  return (
    <Card element="section" aria-labelledby={titleId}>
      <Stack gap="6">
        <div className={styles.head}>
          <CompanyLogo name={name} logoUrl={logo_url} size="large" />
          <div className={styles.words}>
            <Heading level={1} size="headline" id={titleId}>
              {/* The name's own script decides its direction. */}
              <bdi>{name}</bdi>
            </Heading>
            {short_description && <Text size="reading">{short_description}</Text>}
          </div>
        </div>
        <KeyValue
          layout="columns"
          items={[
            {
              label: messages.website,
              value: facts.homepage_url ? (
                <Link href={facts.homepage_url} isExternal>
                  <bdi dir="ltr">{displayAddress(facts.homepage_url)}</bdi>
                </Link>
              ) : (
                unknown
              ),
            },
            {
              label: messages.headquarters,
              value: headquarters ? (
                <Inline gap="2">
                  {placeHrefOf ? (
                    <Link href={placeHrefOf(facts)}>
                      <bdi>{headquarters}</bdi>
                    </Link>
                  ) : (
                    <bdi>{headquarters}</bdi>
                  )}
                  {around && (
                    <span className={styles.around}>
                      <HeadquartersPopover {...around} place={headquarters} />
                    </span>
                  )}
                </Inline>
              ) : (
                unknown
              ),
            },
            { label: messages.founded, value: facts.founded_on ? formats.monthYear(facts.founded_on) : unknown },
            { label: messages.employees, value: facts.employee_count ?? unknown },
          ]}
        />
        {children && <div className={styles.kept}>{children}</div>}
      </Stack>
    </Card>
  );
}
