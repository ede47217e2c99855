import { defineMessages } from '@fs/ui';

export const urlMetricsMessages = defineMessages('UrlMetrics', {
  title: 'Website reach',
  empty: 'No website data yet',
  failed: 'Error fetching URL metrics',
  domainAuthority: 'Domain authority',
  pageAuthority: 'Page authority',
  linkingDomains: 'Linking sites',
  externalLinks: 'Links from other sites',
  spamScore: 'Spam score',
  outOf: ' of 100',
  wallText: 'Your plan doesn’t include website reach.',
  measured: ({ domain, day }: { domain: string; day: string }, { shortDay }) => `${domain}, as of ${shortDay(day)}`,
});
