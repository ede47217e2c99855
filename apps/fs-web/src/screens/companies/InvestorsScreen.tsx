import { InvestorTable, investorTableSearch, investorTableState } from '@fs/research-widgets';
import { Page, Section, Text, useMessages } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { companiesPath, companyHref, investorHref, investorsPath, personHref } from '../../addresses/appPaths.ts';
import { marketNamePath } from '../../addresses/linkPaths.ts';
import { exportedInvestors } from '../../queries/exports.ts';
import { investorRows } from '../../queries/searches.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { dealPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useTableRows } from '../tables/useTableRows.ts';

/** Who invests: firms, companies and people by what they do in all markets. */
export function InvestorsScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { width, wide } = usePageWidth();
  const table = useTableAddress({
    name: 'investors',
    read: investorTableState,
    write: investorTableSearch,
    pageSizes: dealPageSizes,
  });
  const { state, onStateChange, views } = table;
  const { loadable, shown, onScroll } = useTableRows({ source: investorRows(client, state), table });
  return (
    <Page id={contentId} width={width}>
      <PageCrumbs
        crumbs={[
          { label: messages.companies, href: companiesPath },
          { label: messages.investors, href: investorsPath },
        ]}
      />
      <Section title={messages.investors} level={1}>
        <Text size="small" tone="muted">
          {messages.investorsSource}
        </Text>
        <div onScrollCapture={onScroll}>
          <InvestorTable
            investors={loadable}
            {...shown}
            state={state}
            onStateChange={onStateChange}
            hrefOf={companyHref}
            personHrefOf={personHref}
            investorHrefOf={investorHref}
            marketHrefOf={marketNamePath}
            tools={<SavedViews {...views} />}
            exportRows={exportedInvestors(client, state)}
            hasColumnTools
            hasFilterBar
            hasDensitySwitch
            {...wide}
          />
        </div>
      </Section>
    </Page>
  );
}
