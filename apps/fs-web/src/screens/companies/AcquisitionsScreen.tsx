import { AcquisitionTable, acquisitionTableSearch, acquisitionTableState } from '@fs/research-widgets';
import { Page, Section, Text, useMessages } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { acquisitionsPath, companiesPath, companyHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placeTextPath } from '../../addresses/linkPaths.ts';
import { exportedAcquisitions } from '../../queries/exports.ts';
import { acquisitionRows } from '../../queries/searches.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { PageCrumbs } from '../../shell/PageCrumbs.tsx';
import { dealPageSizes } from '../tables/pageSizes.ts';
import { SavedViews } from '../tables/SavedViews.tsx';
import { usePageWidth } from '../tables/usePageWidth.ts';
import { useTableAddress } from '../tables/useTableAddress.ts';
import { useTableRows } from '../tables/useTableRows.ts';

/** Who was bought, by whom and for how much, in all markets. */
export function AcquisitionsScreen() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const { width, wide } = usePageWidth();
  const table = useTableAddress({
    name: 'acquisitions',
    read: acquisitionTableState,
    write: acquisitionTableSearch,
    pageSizes: dealPageSizes,
  });
  const { state, onStateChange, views } = table;
  const { loadable, shown, onScroll } = useTableRows({ source: acquisitionRows(client, state), table });
  return (
    <Page id={contentId} width={width}>
      <PageCrumbs
        crumbs={[
          { label: messages.companies, href: companiesPath },
          { label: messages.acquisitions, href: acquisitionsPath },
        ]}
      />
      <Section title={messages.acquisitions} level={1}>
        <Text size="small" tone="muted">
          {messages.acquisitionsSource}
        </Text>
        <div onScrollCapture={onScroll}>
          <AcquisitionTable
            acquisitions={loadable}
            {...shown}
            state={state}
            onStateChange={onStateChange}
            hrefOf={companyHref}
            marketHrefOf={marketNamePath}
            placeHrefOf={placeTextPath}
            tools={<SavedViews {...views} />}
            exportRows={exportedAcquisitions(client, state)}
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
