import { InvestorTable, investorTableSearch, investorTableState } from '@fs/research-widgets';
import { useMessages } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { companyHref, investorHref, investorsPath, personHref } from '../../addresses/appPaths.ts';
import { marketNamePath } from '../../addresses/linkPaths.ts';
import { exportedInvestors } from '../../queries/exports.ts';
import { investorRows } from '../../queries/searches.ts';
import { DealPage } from './DealPage.tsx';
import { useDealTable } from './useDealTable.tsx';

/** Who invests: firms, companies and people by what they do in all markets. */
export function InvestorsScreen() {
  const messages = useMessages(appMessages);
  const { rows, table, page } = useDealTable({
    name: 'investors',
    read: investorTableState,
    write: investorTableSearch,
    rowsOf: investorRows,
    exportOf: exportedInvestors,
  });
  return (
    <DealPage
      {...page}
      title={messages.investors}
      href={investorsPath}
      source={messages.investorsSource}
      lastDay={({ as_of }) => as_of}
    >
      <InvestorTable
        {...table}
        investors={rows}
        hrefOf={companyHref}
        personHrefOf={personHref}
        investorHrefOf={investorHref}
        marketHrefOf={marketNamePath}
      />
    </DealPage>
  );
}
