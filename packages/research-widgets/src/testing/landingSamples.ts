import type { Landing } from '@fs/api-contract';
import { buildCompanySearchResult, buildRaisedRound } from '@fs/fixtures';
import type { PublicCompany } from '../landing/PublicCompanies/PublicCompanies.tsx';

const round = (name: string, changes: Partial<Landing['newest'][number]> = {}): Landing['newest'][number] => {
  const { investors: _forUsers, ...facts } = buildRaisedRound({ organization: buildCompanySearchResult({ name }) });
  const market = { id: 'tc3-port-logistics', name: 'Port logistics' };
  return { ...facts, id: `round-${name}`, location: 'Oakland, CA, USA', market, ...changes };
};

const raisedMarket = (name: string, raised_12m_usd: number): Landing['markets'][number] => ({
  id: `tc3-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  raised_12m_usd,
});

/** The landing page's file with six rounds. */
export const landingSample: Landing = {
  as_of: '2026-11-22',
  arrived_at: '2026-11-22T06:00:00Z',
  companies: 360,
  rounds: 1204,
  week: { count: 26, disclosed: 22, raised_usd: 418_200_000 },
  newest: [
    round('Plumbline', { raised_usd: 37_500_000, round_type: 'venture', round_code: 'B', funded_on: '2026-11-22' }),
    round('Kettlewell', { raised_usd: 40_500_000, round_type: 'venture', round_code: 'B', funded_on: '2026-11-20' }),
    round('ثروة', {
      raised_usd: 13_500_000,
      round_type: 'venture',
      round_code: 'A',
      funded_on: '2026-11-20',
      location: 'Dubai, ARE',
    }),
    round('Harborline', { raised_usd: null, round_type: 'seed', round_code: null, funded_on: '2026-11-19' }),
    round('Kerbline', { raised_usd: 2_100_000, round_type: 'seed', round_code: null, market: null }),
    round('Depotwise', { raised_usd: 900_000, round_type: 'angel', round_code: null, location: null }),
  ],
  months: [40, 55, 32, 61, 48, 70, 66, 90, 58, 77, 102, 64].map((millions, index) => ({
    month: index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
    raised_usd: millions * 1_000_000,
    round_count: 8,
  })),
  markets: [
    raisedMarket('Battery Storage', 412_000_000),
    raisedMarket('Cloud Security', 331_500_000),
    raisedMarket('EV Charging', 120_500_000),
    raisedMarket('Port Logistics', 98_200_000),
    raisedMarket('Heat Pumps', 77_000_000),
    raisedMarket('Grid Software', 61_400_000),
    raisedMarket('Payments', 58_000_000),
    raisedMarket('Diagnostics', 44_700_000),
    raisedMarket('Construction Tech', 37_500_000),
    raisedMarket('Last Mile Delivery', 21_300_000),
    raisedMarket('Language Learning', 9_800_000),
    raisedMarket('Indoor Farming', 4_200_000),
  ],
};

/** A company that the landing page's search finds. */
export function publicCompany(name: string, changes: Partial<PublicCompany> = {}): PublicCompany {
  return {
    ...buildCompanySearchResult({ name, location: 'Oakland, CA, USA' }),
    markets: [{ id: 'tc3-port-logistics', name: 'Port logistics' }],
    ...changes,
  };
}
