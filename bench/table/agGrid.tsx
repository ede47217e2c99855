import {
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  PaginationModule,
  TextFilterModule,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { renderPage } from './BenchPage.tsx';
import { type BenchCompany, headers, initialOf, pageSize, scroller } from './tableModel.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, PaginationModule, TextFilterModule]);

type Cell = CustomCellRendererProps<BenchCompany>;

const text = { filter: 'agTextColumnFilter', floatingFilter: true, filterParams: { debounceMs: 0 } } as const;

const columns: ColDef<BenchCompany>[] = [
  { headerName: headers.logo, width: 88, cellRenderer: ({ data }: Cell) => <b>{initialOf(data?.name ?? '')}</b> },
  {
    field: 'name',
    headerName: headers.name,
    width: 240,
    ...text,
    cellRenderer: ({ value }: Cell) => <span data-name="">{value}</span>,
  },
  {
    field: 'homepage',
    headerName: headers.homepage,
    width: 260,
    ...text,
    cellRenderer: ({ value }: Cell) => <a href={`https://${value}`}>{value}</a>,
  },
  { field: 'location', headerName: headers.location, width: 180, ...text },
  { field: 'founded', headerName: headers.founded, width: 120 },
  {
    headerName: headers.markets,
    width: 260,
    cellRenderer: ({ data }: Cell) => data?.markets.map((market) => <span key={market}>{market} </span>),
  },
];
const plainColumns = columns.map((column) => ({ ...column, filter: false, floatingFilter: false }));

renderPage({
  paged: (rows) => (
    <div style={{ height: 560 }}>
      <AgGridReact
        accentedSort
        rowData={rows}
        columnDefs={columns}
        pagination
        paginationPageSize={pageSize}
        paginationPageSizeSelector={false}
      />
    </div>
  ),
  scrolling: (rows) => (
    <div style={{ height: scroller.height }}>
      <AgGridReact accentedSort rowData={rows} columnDefs={plainColumns} rowHeight={scroller.row} />
    </div>
  ),
});
