import type { CompanyCandidate, RecognizedLine } from '@fs/api-contract';
import { buildCompanyCard } from '@fs/fixtures';

/** Builds a matched company whose domain derives from its name. */
export const aCandidate = (name: string, location: string | null = 'Oakland, CA, USA'): CompanyCandidate => ({
  ...buildCompanyCard({ name }),
  domain: `${name.toLowerCase().replaceAll(/\W/g, '')}.example`,
  location,
});
export const harborline = aCandidate('Harborline');
export const kerbline = aCandidate('Kerbline');
export const quays = [aCandidate('Quay', 'Bristol, GBR'), aCandidate('Quay & Sons', 'Rotterdam, NLD')];

/** Imitates the server's matching: a few names match, the others do not. */
export function recognised(line: string): RecognizedLine {
  const text = line.toLowerCase();
  const answer = { line, duplicateOf: null, isOnList: false };
  if (/^quay/.test(text)) return { ...answer, match: 'several', candidates: quays };
  const known = [harborline, kerbline, aCandidate('Depotwise')].find(({ name }) => text.includes(name.toLowerCase()));
  if (known) return { ...answer, match: 'certain', candidates: [known] };
  if (/^company/.test(text)) return { ...answer, match: 'certain', candidates: [aCandidate(line)] };
  return { ...answer, match: 'none', candidates: [] };
}
