import type { CompanySearchResult } from '@fs/api-contract';
import { buildCompanySearchResult, buildMarket } from '@fs/fixtures';

const facts: readonly Partial<CompanySearchResult>[] = [
  { name: 'Harborline', location: 'Seattle, WA, USA', founded_on: '2014-03-01' },
  {
    name: 'Quayside Robotics',
    total_funding_usd: 612_000_000,
    last_funding_on: '2026-09-03',
    last_round: { round_type: 'venture', round_code: 'D', raised_usd: 140_000_000 },
    employee_count: '1001-5000',
    round_count: 7,
    location: 'Rotterdam, NLD',
    founded_on: '2016-11-01',
  },
  {
    name: 'Ångström Ports',
    total_funding_usd: null,
    last_funding_on: '2025-01-20',
    last_round: { round_type: 'private_equity', round_code: null, raised_usd: null },
    employee_count: '11-50',
    round_count: 1,
    location: 'Göteborg, SWE',
    founded_on: '2009-01-01',
  },
  {
    name: 'Kerbline',
    total_funding_usd: 1_200_000,
    last_funding_on: '2026-05-04',
    last_round: { round_type: 'seed', round_code: null, raised_usd: 1_200_000 },
    employee_count: '1-10',
    round_count: 1,
    location: 'Seattle, WA, USA',
    founded_on: '2020-07-01',
  },
  { name: 'شركة المرفأ', location: 'دبي, ARE', founded_on: '2018-05-01' },
  { name: 'Depotwise', location: 'Valencia, ESP', founded_on: '2014-03-01' },
  {
    name: 'Berth & Sons',
    location: null,
    founded_on: null,
    homepage_url: null,
    markets: [],
    logo_url: null,
    employee_count: null,
    total_funding_usd: null,
    last_funding_on: null,
    last_round: null,
    round_count: 0,
    lead_investor: null,
    funding_years: [],
  },
  { name: 'Tidewater Freight', location: 'Hamburg, DEU', founded_on: '1998-10-01' },
  { name: 'Lockgate', location: 'Antwerp, BEL', founded_on: '2012-02-01' },
  { name: 'Pilotage', location: 'Seattle, WA, USA', founded_on: '2021-09-01' },
];

const marketNames = [['Logistics', 'Ports', 'Supply Chains'], ['Robotics', 'Ports'], ['Ports']];

/** Companies with various places and years, one of them without further facts. */
export const tenCompanies: readonly CompanySearchResult[] = facts.map(({ name = '', ...known }, index) =>
  buildCompanySearchResult({
    name,
    homepage_url: `https://www.${name.toLowerCase().replace(/[^a-z]/g, '') || 'marfa'}.example/`,
    markets: (marketNames[index % marketNames.length] ?? []).map((market) => {
      const { id, name: label } = buildMarket({ name: market });
      return { id, name: label };
    }),
    ...known,
  }),
);
