import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type BenchCompany, type headers, initialOf } from './tableModel.ts';

export const muiCells: Readonly<Record<keyof typeof headers, (company: BenchCompany) => ReactNode>> = {
  logo: ({ name }) => <Avatar sx={{ width: 32, height: 32 }}>{initialOf(name)}</Avatar>,
  name: ({ name }) => <span data-name="">{name}</span>,
  homepage: ({ homepage }) => <Link href={`https://${homepage}`}>{homepage}</Link>,
  location: ({ location }) => location,
  founded: ({ founded }) => founded,
  markets: ({ markets }) => markets.map((market) => <Chip key={market} label={market} size="small" />),
};
