import type { TableColumn } from '../data/Table/model/TableColumn.ts';
import { TablePopoverButton } from '../data/Table/toolbar/TablePopoverButton.tsx';
import { Link } from '../navigation/Link/Link.tsx';

/** A row of the tables in stories. */
export interface Harbor {
  name: string;
  country: string;
  /** A `YYYY-MM-DD` date. */
  opened: string | null;
  /** Containers per year. */
  boxes: number | null;
  services: readonly string[];
  website: string;
}

const names =
  'Rotterdam Antwerp Hamburg Valencia Piraeus Algeciras Felixstowe Gdansk Barcelona Genoa Sines Tangier Aarhus Koper Constanta Haifa Mersin Salalah Sohar Aqaba Marsaxlokk Trieste Klaipeda'.split(
    ' ',
  );
const countries = ['Netherlands', 'Belgium', 'Germany', 'Spain', 'Greece'];
const services = ['Ports', 'Rail freight', 'Cold chain', 'Customs'];

/** 23 rows that all differ. The seventh has only a name. */
export const harbors: readonly Harbor[] = names.map((name, index) => {
  const isKnown = index !== 6;
  return {
    name,
    country: countries[index % countries.length] ?? '',
    opened: isKnown ? `${1850 + ((index * 37) % 160)}-${String((index % 12) + 1).padStart(2, '0')}-15` : null,
    boxes: isKnown ? (index * 7_919_000) % 14_800_000 : null,
    services: isKnown ? services.slice(index % 3) : [],
    website: `https://${name.toLowerCase()}.example/`,
  };
});

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const amount = new Intl.NumberFormat('en');

/** A sortable name with a filter, a choice, a date, a number, and a cell with two controls. */
export const harborColumns: readonly TableColumn<Harbor>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    isBareOnPhone: true,
    minWidth: 160,
    filter: { kind: 'text' },
    value: ({ name }) => name,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    id: 'country',
    header: 'Country',
    filter: { kind: 'choice', options: countries.map((country) => ({ id: country, label: country })) },
    value: ({ country }) => country,
    cell: ({ country }) => country,
  },
  {
    id: 'opened',
    header: 'Opened',
    width: 168,
    filter: { kind: 'date' },
    value: ({ opened }) => opened,
    cell: ({ opened }) => (opened ? month.format(new Date(opened)) : '—'),
  },
  {
    id: 'boxes',
    header: 'Containers',
    width: 130,
    align: 'end',
    firstSort: 'descending',
    value: ({ boxes }) => boxes,
    cell: ({ boxes }) => (boxes === null ? '—' : amount.format(boxes)),
  },
  {
    id: 'services',
    header: 'Services',
    minWidth: 200,
    isSortable: false,
    skeleton: 'tag',
    value: (harbor) => harbor.services,
    cell: (harbor) => <Services harbor={harbor} />,
  },
];

function Services({ harbor: { name, services: offered, website } }: { harbor: Harbor }) {
  if (offered.length === 0) return '—';
  return (
    <>
      <Link href={website}>{offered[0] ?? ''}</Link>{' '}
      <TablePopoverButton label={`Services of ${name}`} content={() => offered.join(', ')} />
    </>
  );
}
