import { type MarketProfile, marketPath, publicPages } from '@fs/api-contract';
import { findMarket, findMarketProfile, listFeaturedMarkets } from '../../areas/markets/repository.ts';
import { toMarketId, toMarketSlug } from '../../areas/markets/rules.ts';
import { formatCount, formatDay, formatDollars, joinSentences } from './headTexts.ts';
import type { HeadServices, PageAddress, PageAnswer } from './PageHead.ts';
import { crumbsOf, listOf, pageOf } from './structuredData.ts';

const markets = { title: publicPages['/markets'].title, path: '/markets' };

export async function readMarkets(services: HeadServices): Promise<PageAnswer> {
  const featured = await listFeaturedMarkets(services.database);
  const page = {
    ...markets,
    description:
      'See where the money is going: what the companies of each market raised in 12 months, and how it changed.',
  };
  const items = featured.map((market) => ({ title: market.name, path: marketPath(market) }));
  const structured = [pageOf(services, page, { '@type': 'CollectionPage', mainEntity: listOf(services, items) })];
  return { status: 200, head: { ...page, structured } };
}

/** One market, by any form of its id (decision AMB-011), at the address that the app links to. */
export async function readMarket(services: HeadServices, { params }: PageAddress): Promise<PageAnswer> {
  const { categoryId = '' } = params;
  const found = await findMarket(services.database, { id: toMarketId(categoryId), slug: toMarketSlug(categoryId) });
  const market = found && (await findMarketProfile(services.database, found.id, { hasInvestors: false }));
  if (!market) return { status: 404 };
  const path = marketPath(market);
  if (path !== `/markets/${encodeURIComponent(categoryId)}`) return { status: 301, path };
  const page = { title: market.name, description: describeMarket(market), path };
  const structured = [
    pageOf(services, page, {
      '@type': 'CollectionPage',
      about: { '@type': 'Thing', name: market.name, ...(market.definition && { description: market.definition }) },
      ...(market.as_of && { dateModified: market.as_of }),
    }),
    crumbsOf(services, [markets, page]),
  ];
  return { status: 200, head: { ...page, structured } };
}

function describeMarket(market: MarketProfile): string {
  const { definition, companyCount, as_of, raised_12m_usd, rounds_12m } = market;
  return joinSentences(
    definition,
    `${formatCount(companyCount, 'company', 'companies')} in this market`,
    as_of &&
      `${formatDollars(raised_12m_usd)} raised in ${formatCount(rounds_12m, 'round')} in the 12 months to ${formatDay(as_of)}`,
  );
}
