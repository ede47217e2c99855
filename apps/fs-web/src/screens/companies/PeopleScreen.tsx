import { PersonTable, personTableSearch, personTableState } from '@fs/research-widgets';
import { dayOf, useMessages, useTimeZone } from '@fs/ui';
import { appMessages } from '../../App.messages.ts';
import { companyHref, peoplePath, personHref } from '../../addresses/appPaths.ts';
import { placeTextPath } from '../../addresses/linkPaths.ts';
import { exportedPeople } from '../../queries/exports.ts';
import { peopleRows } from '../../queries/searches.ts';
import { DealPage } from './DealPage.tsx';
import { useDealTable } from './useDealTable.tsx';

/** Who works at the companies of all markets. A search leads here with a part of a name. */
export function PeopleScreen() {
  const messages = useMessages(appMessages);
  const timeZone = useTimeZone();
  const { rows, table, page } = useDealTable({
    name: 'people',
    read: personTableState,
    write: personTableSearch,
    rowsOf: peopleRows,
    exportOf: exportedPeople,
  });
  return (
    <DealPage
      {...page}
      title={messages.people}
      href={peoplePath}
      source={messages.peopleSource}
      lastDay={({ arrived_at }) => arrived_at && dayOf(arrived_at, timeZone)}
    >
      <PersonTable
        {...table}
        people={rows}
        hrefOf={personHref}
        companyHrefOf={companyHref}
        placeHrefOf={placeTextPath}
      />
    </DealPage>
  );
}
