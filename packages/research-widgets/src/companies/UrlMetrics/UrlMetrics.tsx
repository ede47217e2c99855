'use client';
import type { UrlMetrics as Metrics } from '@fs/api-contract';
import { Grid, type Loadable, NumberText, Section, Stack, StatTile, Text, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { type UpgradeLinks, UpgradeWall } from '../UpgradeWall/UpgradeWall.tsx';
import { urlMetricsMessages } from './UrlMetrics.messages.ts';

export interface UrlMetricsProps {
  /** Null if the site has no metrics. */
  metrics: Loadable<Metrics | null>;
  /** Set when the user's plan withholds the metrics: a wall replaces them. */
  upgrade?: UpgradeLinks | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Search engine metrics of a company's website. */
export function UrlMetrics({ metrics, upgrade, onRetry }: UrlMetricsProps) {
  const messages = useMessages(urlMetricsMessages);
  if (upgrade && metrics.state === 'denied' && metrics.reason === 'withheld') {
    return (
      <Section title={messages.title} level={2} size="title">
        <UpgradeWall {...upgrade} level={3} about={messages.title} text={messages.wallText} />
      </Section>
    );
  }
  return (
    <ProfileSection
      title={messages.title}
      // This failure has its own message (decision AMB-043).
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
