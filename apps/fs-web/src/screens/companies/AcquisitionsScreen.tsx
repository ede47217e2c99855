import { AcquisitionTable, acquisitionTableSearch, acquisitionTableState } from '@fs/research-widgets';
import { dayOf, useMessages, useTimeZone } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { acquisitionsPath, companyHref } from '../../addresses/appPaths.ts';
import { marketNamePath, placeTextPath } from '../../addresses/linkPaths.ts';
import { exportedAcquisitions } from '../../queries/exports.ts';
import { acquisitionRows } from '../../queries/searches.ts';
import { DealPage } from './DealPage.tsx';
import { useDealTable } from './useDealTable.tsx';

/** Who was bought, by whom and for how much, in all markets. */
export function AcquisitionsScreen() {
  const messages = useMessages(appMessages);
  const timeZone = useTimeZone();
  const { rows, table, page } = useDealTable({
    name: 'acquisitions',
    read: acquisitionTableState,
    write: acquisitionTableSearch,
    rowsOf: acquisitionRows,
    exportOf: exportedAcquisitions,
  });
  return (
    <DealPage
      {...page}
      title={messages.acquisitions}
      href={acquisitionsPath}
      source={messages.acquisitionsSource}
      lastDay={({ arrived_at }) => arrived_at && dayOf(arrived_at, timeZone)}
    >
      <AcquisitionTable
        {...table}
        acquisitions={rows}
        hrefOf={companyHref}
        marketHrefOf={marketNamePath}
        placeHrefOf={placeTextPath}
      />
    </DealPage>
  );
}
