import type { World, WorldArticle, WorldCompany } from '@fs/fixtures';
import type { Insertable, Kysely } from 'kysely';
import { refreshStories } from '../stories/refreshStories.ts';
import { insertAll, insertMissing } from './insertAll.ts';
import type { ArticlesTable, OrganizationsTable } from './researchTables.ts';
import type { Tables } from './tables.ts';

/** Seeds companies and their research data. */
export async function seedResearch(kysely: Kysely<Tables>, world: World): Promise<void> {
  await insertMissing(kysely, 'markets', world.markets);
  await insertAll(kysely, 'organizations', [...world.companies, ...world.firms].map(toOrganizationRow));
  await insertAll(
    kysely,
    'organization_markets',
    world.companies.flatMap(({ id, markets }) =>
      markets.map((market, position) => ({ organization_id: id, market_id: market.id, position })),
    ),
  );
  await insertAll(
    kysely,
    'people',
    world.people.map(({ id, firstName, lastName }) => ({ id, first_name: firstName, last_name: lastName })),
  );
  await insertAll(
    kysely,
    'positions',
    world.people.flatMap(({ id, otherPositions, ...main }) =>
      [main, ...otherPositions].map(({ companyId, title, isActive, startedOn, endedOn }, position) => ({
        person_id: id,
        position,
        organization_id: companyId,
        title,
        is_active: isActive,
        started_on: startedOn,
        ended_on: endedOn,
      })),
    ),
  );
  await seedDeals(kysely, world);
  await insertAll(
    kysely,
    'market_pulse_categories',
    world.marketPulseCategories.map(({ slug, label, order }) => ({ slug, label, sort_order: order })),
  );
  await seedArticles(kysely, world.articles);
  await insertAll(
    kysely,
    'deleted_articles',
    world.deletedArticles.map(({ id, deletedAt }) => ({ id, deleted_at: deletedAt })),
  );
  await refreshStories(kysely);
}

function toOrganizationRow({
  uuid: _sameAsId,
  markets: _ofTheirOwn,
  ...company
}: WorldCompany): Insertable<OrganizationsTable> {
  return company;
}

async function seedDeals(kysely: Kysely<Tables>, world: World): Promise<void> {
  await insertAll(
    kysely,
    'funding_rounds',
    world.fundingRounds.map(({ id, companyId, roundType, roundCode, fundedOn, raisedUsd, learnedOn }) => ({
      id,
      organization_id: companyId,
      round_type: roundType,
      round_code: roundCode,
      funded_on: fundedOn,
      raised_usd: raisedUsd,
      arrived_at: toArrival(learnedOn ?? fundedOn, world),
    })),
  );
  await insertAll(
    kysely,
    'investors',
    world.investors.map(({ id, name, companyId, personId }) => ({
      id,
      name,
      organization_id: companyId,
      person_id: personId,
    })),
  );
  await insertAll(
    kysely,
    'investments',
    world.investments.map(({ investorId, fundingRoundId, isLead }) => ({
      investor_id: investorId,
      funding_round_id: fundingRoundId,
      is_lead: isLead,
    })),
  );
  await insertAll(
    kysely,
    'acquisitions',
    world.acquisitions.map(({ id, acquirerId, acquiredId, acquiredOn, price, currency }) => ({
      id,
      acquirer_id: acquirerId,
      acquired_id: acquiredId,
      acquired_on: acquiredOn,
      price,
      currency,
      arrived_at: toArrival(acquiredOn, world),
    })),
  );
}

/** When a deal of that day became known: in the afternoon, but never after the world's present. */
function toArrival(day: string, { now }: World): Date {
  return new Date(Math.min(Date.parse(`${day}T15:30:00Z`), Date.parse(now)));
}

async function seedArticles(kysely: Kysely<Tables>, articles: readonly WorldArticle[]): Promise<void> {
  await insertAll(kysely, 'articles', articles.map(toArticleRow));
  await insertAll(
    kysely,
    'article_organizations',
    articles.flatMap(({ id, companyIds }) =>
      companyIds.map((companyId, position) => ({ article_id: id, organization_id: companyId, position })),
    ),
  );
  const names = new Set(articles.flatMap(({ keywords }) => keywords));
  await insertMissing(
    kysely,
    'keywords',
    Array.from(names, (name) => ({ name })),
  );
  const keywords = await kysely.selectFrom('keywords').select(['id', 'name']).execute();
  const idByName = new Map(keywords.map(({ id, name }) => [name, id]));
  await insertAll(
    kysely,
    'article_keywords',
    articles.flatMap((article) =>
      article.keywords.flatMap((name, position) => {
        const keywordId = idByName.get(name);
        return keywordId === undefined ? [] : [{ article_id: article.id, keyword_id: keywordId, position }];
      }),
    ),
  );
}

function toArticleRow(article: WorldArticle): Insertable<ArticlesTable> {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    description: article.description,
    content: article.content,
    image_url: article.imageUrl,
    url: article.url,
    site_name: article.siteName,
    word_count: article.content.split(/\s+/).filter(Boolean).length,
    published_at: article.publishedAt,
    created_at: article.publishedAt,
    is_featured: article.isFeatured,
    market_pulse_category: article.marketPulseCategory,
    key_points: [...article.keyPoints],
  };
}
