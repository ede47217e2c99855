import { layerParameters } from './layerParameters.ts';

/** Parameters of every table that keeps its state in the address. */
export const tableParameters = ['sort', 'page', 'rows', 'row', 'view', 'since'] as const;

/** Parameters of the company table, in all its variants. */
export const companyTableParameters = [
  'name',
  'homepage',
  'description',
  'location',
  'founded',
  'markets',
  'raised',
  'round',
  'funded',
  'employees',
  'rounds',
  'status',
  ...tableParameters,
] as const;

/** Parameters of the table of acquisitions. */
export const acquisitionTableParameters = [
  ...(['company', 'acquirer', 'date', 'price', 'market', 'location'] as const),
  ...tableParameters,
] as const;

/** Parameters of the table of investors. */
export const investorTableParameters = [
  ...(['name', 'recent', 'rounds', 'led', 'holdings', 'markets', 'date'] as const),
  ...tableParameters,
] as const;

/** Parameters of the table of people. */
export const personTableParameters = [...(['name', 'company', 'location'] as const), ...tableParameters] as const;

/** Parameters of the table of funding rounds. */
export const fundingTableParameters = [
  ...(['company', 'round', 'date', 'amount', 'investor', 'market', 'location', 'period'] as const),
  ...tableParameters,
  ...layerParameters,
] as const;
