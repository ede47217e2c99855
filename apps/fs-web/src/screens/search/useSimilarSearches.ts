import { useQuery } from '@tanstack/react-query';
import { searchPath } from '../../addresses/appPaths.ts';
import { similarNames } from '../../addresses/similarNames.ts';
import { companyLandingQuery, knownMarketsQuery } from '../../queries/searches.ts';
import { useServices } from '../../services.tsx';

/**
 * Returns searches for names that are spelled like the text: of markets, of suggested companies and of those
 * that the user viewed.
 *
 * @param isWanted whether the text itself finds nothing
 */
export function useSimilarSearches(text: string, isWanted: boolean): readonly { label: string; href: string }[] {
  const { client, recentCompanies } = useServices();
  const markets = useQuery({ ...knownMarketsQuery(client), enabled: isWanted });
  const landing = useQuery({ ...companyLandingQuery(client), enabled: isWanted });
  if (!isWanted) return [];
  const companies = [...recentCompanies.list(), ...(landing.data?.recentlyFunded ?? [])].map(({ name }) => name);
  const marketNames = markets.data?.map(({ name }) => name) ?? [];
  return similarNames(text, [...companies, ...marketNames]).map((name) => ({
    label: name,
    href: searchPath(name, marketNames.includes(name) ? 'markets' : 'companies'),
  }));
}
