'use client';
import type { Company } from '@fs/api-contract';
import {
  Card,
  Heading,
  KeyValue,
  Link,
  type Loadable,
  LoadableView,
  Stack,
  Text,
  useFormats,
  useMessages,
} from '@fs/ui';
import { useId } from 'react';
import { CompanyLogo } from '../CompanyLogo/CompanyLogo.tsx';
import { companyQuickInfoMessages } from './CompanyQuickInfo.messages.ts';
import { CompanyQuickInfoSkeleton } from './CompanyQuickInfoSkeleton.tsx';
import { displayAddress } from './displayAddress.ts';

/** What the widget shows of a company; absent facts are null. */
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
  /** The reader wants another try after a failure. */
  onRetry?: () => void;
}

/** A company at a glance: name, what it does, website, headquarters, founding month and number of employees. */
export function CompanyQuickInfo({ company, onRetry }: CompanyQuickInfoProps) {
  return (
    <LoadableView of={company} onRetry={onRetry} skeleton={<CompanyQuickInfoSkeleton />}>
      {(facts) => <Facts {...facts} />}
    </LoadableView>
  );
}

function Facts({ name, logo_url, short_description, ...facts }: CompanyFacts) {
  const messages = useMessages(companyQuickInfoMessages);
  const formats = useFormats();
  const titleId = useId();
  const unknown = <Text tone="muted">{messages.unknown}</Text>;
  const headquarters = [facts.city, facts.state_code, facts.country_code].filter(Boolean).join(', ');
  return (
    <Card element="section" aria-labelledby={titleId}>
      <Stack gap="6">
        <Stack gap="4">
          <CompanyLogo name={name} logoUrl={logo_url} size="large" />
          <Stack gap="2">
            <Heading level={1} size="headline" id={titleId}>
              {/* A name's own direction decides, whatever the page's is. */}
              <bdi>{name}</bdi>
            </Heading>
            {short_description && <Text size="reading">{short_description}</Text>}
          </Stack>
        </Stack>
        <KeyValue
          items={[
            {
              label: messages.website,
              value: facts.homepage_url ? (
                <Link href={facts.homepage_url} isExternal>
                  {displayAddress(facts.homepage_url)}
                </Link>
              ) : (
                unknown
              ),
            },
            { label: messages.headquarters, value: headquarters ? <bdi>{headquarters}</bdi> : unknown },
            { label: messages.founded, value: facts.founded_on ? formats.monthYear(facts.founded_on) : unknown },
            { label: messages.employees, value: facts.employee_count ?? unknown },
          ]}
        />
      </Stack>
    </Card>
  );
}
