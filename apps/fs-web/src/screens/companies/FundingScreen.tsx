import { Page, Section, useMessages } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { companiesPath, fundingPath } from '../../addresses/appPaths.ts';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { FundingSearchTable } from '../tables/FundingSearchTable.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';

/** The table of funding rounds, with their totals and periods. */
export function FundingScreen() {
  const messages = useMessages(appMessages);
  const { width, wide } = usePageWidth();
  return (
    <Page id={contentId} width={width}>
      <PageCrumbs
        crumbs={[
          { label: messages.companies, href: companiesPath },
          { label: messages.funding, href: fundingPath },
        ]}
      />
      <Section title={messages.funding} level={1}>
        <FundingSearchTable wide={wide} />
      </Section>
    </Page>
  );
}
