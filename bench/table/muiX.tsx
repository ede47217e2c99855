/** MUI X's Data Grid, community edition: at most 100 rows per page, so its long table has pages of a hundred. */
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import { renderPage } from './BenchPage.tsx';
import { muiCells } from './muiCells.tsx';
import { type BenchCompany, headers, pageSize, scroller, textFields, words } from './tableModel.ts';

const widths: Readonly<Partial<Record<string, number>>> = { logo: 88, founded: 120 };

const columns: GridColDef<BenchCompany>[] = (Object.keys(headers) as (keyof typeof headers)[]).map((field) => ({
  field,
  headerName: headers[field],
  width: widths[field] ?? 230,
  renderCell: ({ row }) => muiCells[field](row),
}));

function Paged({ rows }: { rows: BenchCompany[] }) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  // The community edition filters by one column at a time; the measured one is the name.
  const filterModel = useMemo(
    () => ({ items: texts.name ? [{ field: 'name', operator: 'contains', value: texts.name }] : [] }),
    [texts],
  );
  return (
    <>
      {textFields.map((field) => (
        <TextField
          key={field}
          size="small"
          slotProps={{ htmlInput: { 'aria-label': words.filterOf(field) } }}
          onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
        />
      ))}
      <div style={{ height: 560 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
        />
      </div>
    </>
  );
}

renderPage({
  paged: (rows) => <Paged rows={rows} />,
  scrolling: (rows) => (
    <div style={{ height: scroller.height }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={scroller.row}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
      />
    </div>
  ),
});
