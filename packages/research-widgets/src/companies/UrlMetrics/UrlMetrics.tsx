'use client';
import type { UrlMetrics as Metrics } from '@fs/api-contract';
import { Grid, type Loadable, NumberText, Stack, StatTile, Text, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { urlMetricsMessages } from './UrlMetrics.messages.ts';

export interface UrlMetricsProps {
  /** Null for a site that nobody measured. */
  metrics: Loadable<Metrics | null>;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
}

/** How search engines see a company's website. */
export function UrlMetrics({ metrics, onRetry }: UrlMetricsProps) {
  const messages = useMessages(urlMetricsMessages);
  return (
    <ProfileSection
      title={messages.title}
      // The screen has words of its own for this failure (decision AMB-043).
      of={metrics.state === 'failed' ? { ...metrics, message: messages.failed } : metrics}
      isEmpty={(known) => known === null}
      empty={messages.empty}
      onRetry={onRetry}
      skeletonRows={1}
    >
      {(known) => known && <Figures {...known} />}
    </ProfileSection>
  );
}

function Figures({
  domain,
  measured_on,
  domain_authority,
  page_authority,
  spam_score,
  linking_domains,
  external_links,
}: Metrics) {
  const messages = useMessages(urlMetricsMessages);
  const outOf = (value: number) => <NumberText value={value} suffix={messages.outOf} />;
  return (
    <Stack gap="3">
      <Grid columns="narrow">
        <StatTile label={messages.domainAuthority} value={outOf(domain_authority)} />
        <StatTile label={messages.pageAuthority} value={outOf(page_authority)} />
        <StatTile label={messages.linkingDomains} value={<NumberText value={linking_domains} />} />
        <StatTile label={messages.externalLinks} value={<NumberText value={external_links} />} />
        {spam_score !== null && <StatTile label={messages.spamScore} value={outOf(spam_score)} />}
      </Grid>
      <Text size="small" tone="muted">
        {messages.measured({ domain, day: measured_on })}
      </Text>
    </Stack>
  );
}
