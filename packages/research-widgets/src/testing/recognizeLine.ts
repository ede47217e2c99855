import type { CompanyCandidate, RecognizedLine } from '@fs/api-contract';
import { buildCompanyCard } from '@fs/fixtures';

/** Builds a matched company whose domain derives from its name. */
export const buildCandidate = (name: string, location: string | null = 'Oakland, CA, USA'): CompanyCandidate => ({
  ...buildCompanyCard({ name }),
  domain: `${name.toLowerCase().replaceAll(/\W/g, '')}.example`,
  location,
});
export const harborline = buildCandidate('Harborline');
export const kerbline = buildCandidate('Kerbline');
export const quays = [buildCandidate('Quay', 'Bristol, GBR'), buildCandidate('Quay & Sons', 'Rotterdam, NLD')];

/** Imitates the server's matching: a few names match, the others do not. */
export function recognizeLine(line: string): RecognizedLine {
  const text = line.toLowerCase();
  const answer = { line, duplicateOf: null, isOnList: false };
  if (/^quay/.test(text)) return { ...answer, match: 'several', candidates: quays };
  const known = [harborline, kerbline, buildCandidate('Depotwise')].find(({ name }) =>
    text.includes(name.toLowerCase()),
  );
  if (known) return { ...answer, match: 'certain', candidates: [known] };
  if (/^company/.test(text)) return { ...answer, match: 'certain', candidates: [buildCandidate(line)] };
  return { ...answer, match: 'none', candidates: [] };
}
